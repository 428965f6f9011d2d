//! `clasp3d devices`, and exit codes of the program.

use std::process::{Command, Output};

use clasp3d::gpu::adapter;
use clasp3d_tests::{backends, ledger};

/// Runs `clasp3d` with these arguments and environment variables.
fn clasp3d(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp3d"));
    command.args(arguments).envs(environment.iter().copied());
    command.output().expect("clasp3d")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn devices_lists_every_adapter() {
    let output = clasp3d(&["devices"], &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let adapters = adapter::adapters_blocking();
    for adapter in &adapters {
        assert!(text(&output.stdout).contains(&adapter.name), "{}", text(&output.stdout));
    }
    assert!(text(&output.stdout).lines().all(|line| line.chars().count() <= 100), "{}", text(&output.stdout));
    ledger::ran("host", "clasp3d devices");
}

#[test]
fn devices_checks_every_adapter() {
    let Some(_) = backends::gpu("clasp3d devices --check") else { return };
    let output = clasp3d(&["devices", "--check"], &[]);
    assert!(output.status.success(), "{}", text(&output.stdout));
    for outcome in ["elements: correct", "degenerate scenes: correct"] {
        let correct = text(&output.stdout).lines().filter(|line| line.ends_with(outcome)).count();
        assert_eq!(correct, adapter::adapters_blocking().len(), "{outcome}");
    }
    ledger::ran("gpu", "clasp3d devices --check");
}

#[test]
fn devices_without_a_driver_advises_what_to_install() {
    // The Vulkan loader looks for drivers only at these paths.
    let no_drivers = [("VK_DRIVER_FILES", "/nowhere"), ("VK_ICD_FILENAMES", "/nowhere")];
    if !cfg!(target_os = "linux") {
        return ledger::skipped("host", "no driver", "drivers can be hidden only on Linux");
    }
    let output = clasp3d(&["devices"], &no_drivers);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("No GPU adapter found."), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("mesa-vulkan-drivers"));
    ledger::ran("host", "clasp3d devices without a driver");
}

#[test]
fn a_full_disk_is_an_error_with_exit_code_2() {
    let Ok(full) = std::fs::File::options().write(true).open("/dev/full") else {
        return ledger::skipped("host", "full disk", "/dev/full does not exist");
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp3d"));
    let output = command.arg("devices").stdout(full).stderr(std::process::Stdio::piped()).output().expect("clasp3d");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("error: "), "{}", text(&output.stderr));
    ledger::ran("host", "full disk");
}

#[test]
fn an_unknown_command_is_an_error_with_exit_code_2() {
    let output = clasp3d(&["divices"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("devices"), "no suggestion: {}", text(&output.stderr));
    ledger::ran("host", "unknown command");
}
