//! Runs the examples of the library, which `cargo test` has built.

use std::path::PathBuf;
use std::process::Command;

use clasp3d_tests::{backends, ledger};

fn example(name: &str) -> Command {
    // Test programs are in `deps`, examples in `examples` next to it.
    let test = std::env::current_exe().expect("this test");
    let folder: PathBuf = test.parent().and_then(|deps| deps.parent()).expect("the build folder").join("examples");
    Command::new(folder.join(name))
}

fn output_of(mut command: Command) -> String {
    let output =
        command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; `cargo test --workspace` builds it"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn every_example_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mesh = folder.path().join("mesh.obj");
    let text = "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 -1\nv 1 1 1\nv 2 1 1\nf 1 2 3\nf 4 5 6\n";
    std::fs::write(&mesh, text).expect("a mesh");
    let mut check = example("check_mesh");
    check.arg(&mesh);
    assert_eq!(output_of(check), "0 1\n");
    let frames = output_of(example("frame_loop"));
    assert_eq!(frames.lines().count(), 10, "{frames}");
    let filters = output_of(example("filter_objects"));
    assert_eq!(filters.lines().count(), 3, "{filters}");
    assert!(!filters.lines().nth(1).is_some_and(|line| line.contains("(0, 0)")), "{filters}");
    let contacts = output_of(example("contacts"));
    assert!(contacts.contains("Segment") && contacts.contains("connected contact regions"), "{contacts}");
    ledger::ran("cpu", "examples");
    let Some(_) = backends::gpu("examples") else { return };
    assert!(output_of(example("gpu_buffer")).contains(" pairs on "));
    let cloth = output_of(example("cloth"));
    assert!(cloth.lines().count() == 10 && cloth.lines().all(|line| line.ends_with(" 0 pairs")), "{cloth}");
    assert!(!cloth.contains(" on cpu"), "{cloth}");
    ledger::ran("gpu", "examples");
}
