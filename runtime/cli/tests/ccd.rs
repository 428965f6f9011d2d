//! `clasp ccd`, as people call it.

use std::process::{Command, Output};

use clasp_tests::ledger;
use serde_json::Value;

const TRIANGLES: &str = "f 1 2 3\nf 4 5 6\n";

/// A triangle, and a smaller one at this height above it.
fn frame(height: f32) -> String {
    let points = format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 {height}\nv 1.5 1 {height}\nv 1 1.5 {height}\n");
    points + TRIANGLES
}

fn clasp(folder: &std::path::Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp"));
    command.arg("ccd").args(arguments).args(["--backend", "cpu"]).current_dir(folder);
    command.output().expect("clasp")
}

#[test]
fn it_says_what_touches_and_when() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("above.obj", frame(1.0));
    write("higher.obj", frame(2.0));
    write("below.obj", frame(-1.0));
    let code = |arguments: &[&str]| clasp(folder.path(), arguments).status.code();
    assert_eq!(code(&["above.obj", "higher.obj"]), Some(0));
    let output =
        clasp(folder.path(), &["above.obj", "below.obj", "--json", "--impacts", "hits.csv", "--report", "report.html"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["steps"][0]["impacts"], 3);
    let csv = std::fs::read_to_string(folder.path().join("hits.csv")).expect("a file");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "kind,p,q,r,s,time");
    assert!(lines[1].starts_with("vf,3,0,1,2,0.4999") || lines[1] == "vf,3,0,1,2,0.5", "{csv}");
    assert_eq!(lines.len(), 4, "{csv}");
    let report = std::fs::read_to_string(folder.path().join("report.html")).expect("a file");
    assert!(report.contains("above.obj to below.obj"));

    let table = clasp(folder.path(), &["--scene", "n-body", "--triangles", "2000", "--frames", "4", "--table"]);
    assert_eq!(table.status.code(), Some(0), "{table:?}");
    assert_eq!(String::from_utf8_lossy(&table.stdout).lines().count(), 7, "{table:?}");
    ledger::ran("cpu", "clasp ccd");
}

#[test]
fn bad_frames_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("start.obj", frame(1.0));
    write("short.obj", "v 0 0 0\nv 4 0 0\nv 0 4 0\nf 1 2 3\n".to_owned());
    write("other.obj", frame(1.0).replace("f 4 5 6", "f 4 6 5"));
    let fails = |arguments: &[&str], words: &str| {
        let output = clasp(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{output:?}");
    };
    fails(&["start.obj", "short.obj"], "3 vertices, but start.obj has 6");
    fails(&["start.obj", "other.obj"], "triangle 1 is another one");
    fails(&["start.obj", "missing.obj"], "missing.obj");
    fails(&["start.obj"], "2");
    fails(&["--scene", "n-body", "--frames", "1"], "two frames at least");
}
