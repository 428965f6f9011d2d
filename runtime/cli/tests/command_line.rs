//! The program `clasp`, as people call it.

use std::process::{Command, Output};

use clasp::gpu::adapter;
use clasp_tests::{backends, ledger};

/// Runs `clasp` with these arguments and these environment variables.
fn clasp(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp"));
    command.args(arguments).envs(environment.iter().copied());
    command.output().expect("clasp")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn devices_lists_every_adapter() {
    let output = clasp(&["devices"], &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let adapters = adapter::adapters_blocking();
    for adapter in &adapters {
        assert!(text(&output.stdout).contains(&adapter.name), "{}", text(&output.stdout));
    }
    assert!(text(&output.stdout).lines().all(|line| line.chars().count() <= 100), "{}", text(&output.stdout));
    ledger::ran("host", "clasp devices");
}

#[test]
fn devices_checks_every_adapter() {
    let Some(_) = backends::gpu("clasp devices --check") else { return };
    let output = clasp(&["devices", "--check"], &[]);
    let lines = text(&output.stdout).lines().filter(|line| line.ends_with("elements: right")).count();
    assert!(output.status.success(), "{}", text(&output.stdout));
    assert_eq!(lines, adapter::adapters_blocking().len());
    ledger::ran("gpu", "clasp devices --check");
}

#[test]
fn without_a_driver_devices_says_what_to_install() {
    // The Vulkan loader looks for drivers where these say, and nowhere else.
    let nowhere = [("VK_DRIVER_FILES", "/nowhere"), ("VK_ICD_FILENAMES", "/nowhere")];
    if !cfg!(target_os = "linux") {
        return ledger::skipped("host", "no driver", "only on Linux can drivers be hidden");
    }
    let output = clasp(&["devices"], &nowhere);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("No GPU adapter was found."), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("mesa-vulkan-drivers"));
    ledger::ran("host", "clasp devices without a driver");
}

#[test]
fn a_full_disk_is_an_error_with_exit_code_2() {
    let Ok(full) = std::fs::File::options().write(true).open("/dev/full") else {
        return ledger::skipped("host", "full disk", "there is no /dev/full");
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp"));
    let output = command.arg("devices").stdout(full).stderr(std::process::Stdio::piped()).output().expect("clasp");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("error: "), "{}", text(&output.stderr));
    ledger::ran("host", "full disk");
}

#[test]
fn a_wrong_command_is_an_error_with_exit_code_2() {
    let output = clasp(&["divices"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("devices"), "it says what was meant: {}", text(&output.stderr));
    ledger::ran("host", "wrong command");
}
