//! Where memory is short: the program ends with a message and exit code 2, never with an abort, and leaves no partial file.
#![cfg(target_os = "linux")]

use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use clasp3d::Mesh;
use clasp3d_io::{read_mesh, write_ply};
use clasp3d_tests::ledger;
use clasp3d_tests::mesh_files::compress;

/// Runs `clasp3d` in a folder with a limit of its address space in KiB.
fn run_with(limit: u64, folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {limit} && exec \"$@\""), "sh", env!("CARGO_BIN_EXE_clasp3d")]);
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command.output().expect("a shell")
}

/// Returns the lowest limit, within an eighth, at which a command ends in this way.
fn lowest(mut low: u64, mut high: u64, ends: impl Fn(u64) -> bool) -> u64 {
    while high - low > low / 8 {
        let middle = (low + high) / 2;
        if ends(middle) { high = middle } else { low = middle }
    }
    high
}

/// More than any command needs, in KiB.
const ENOUGH: u64 = 1 << 20;

/// Limits between those at which a command starts and at which it succeeds.
const LIMITS: u64 = 6;

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A sheet of `2 · cells²` triangles.
fn sheet(cells: u32) -> Mesh {
    let height = |i: u32, j: u32| (i as f32 * 0.3).sin() + (j as f32 * 0.2).cos();
    let positions = (0..=cells).flat_map(|j| (0..=cells).map(move |i| [i as f32, j as f32, height(i, j)])).collect();
    let index = |i: u32, j: u32| j * (cells + 1) + i;
    let triangles = (0..cells).flat_map(|j| (0..cells).map(move |i| (i, j))).flat_map(|(i, j)| {
        let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
        [[a, b, c], [a, c, d]]
    });
    Mesh::new(positions, triangles.collect())
}

/// Triangles through one point: all pairs intersect.
fn star(triangles: u32) -> Mesh {
    let corners = |i: u32| {
        let angle = i as f32 * 0.01;
        let (x, y) = (angle.cos(), angle.sin());
        [[-x, -y, -1.0], [x, y, -1.0], [0.1 * y, 0.1 * x, 1.0 + angle]]
    };
    Mesh::new(
        (0..triangles).flat_map(corners).collect(),
        (0..triangles).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect(),
    )
}

#[test]
fn a_shortage_of_memory_is_an_error_with_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    write_ply(path.join("star.ply"), &star(200), None).expect("writing");
    write_ply(path.join("sheet.ply"), &sheet(60), None).expect("writing");
    let mut end = sheet(60);
    end.positions.iter_mut().enumerate().for_each(|(i, position)| position[2] *= if i % 2 == 0 { -1.0 } else { 1.0 });
    write_ply(path.join("end.ply"), &end, None).expect("writing");
    let inputs = names(path);
    let starts = lowest(1 << 10, ENOUGH, |limit| run_with(limit, path, &["--version"]).status.success());
    let mut shortages = 0;
    for (command, outputs) in [
        ("check star.ply --json", &[][..]),
        (
            "check star.ply --pairs a.csv --contacts b.csv --highlight c.ply --report d.html",
            &["a.csv", "b.csv", "c.ply", "d.html"],
        ),
        ("run sheet.ply end.ply sheet.ply --pairs a.csv --report d.html", &["a.csv", "d.html"]),
        ("ccd sheet.ply end.ply --impacts e.csv --report d.html", &["d.html", "e.csv"]),
        ("bench sheet.ply --repeat 1 --warm-up 0", &[]),
        ("sim --scene tablecloth --triangles 3000 --frames 2", &[]),
    ] {
        let arguments: Vec<&str> = command.split(' ').chain(["--backend", "cpu"]).collect();
        let finishes = |output: &Output| matches!(output.status.code(), Some(0 | 1));
        let complete = run_with(ENOUGH, path, &arguments);
        assert!(finishes(&complete), "{command}: {}", String::from_utf8_lossy(&complete.stderr));
        let lengths = |name: &&str| std::fs::metadata(path.join(name)).map(|metadata| metadata.len());
        let expected: Vec<u64> = outputs.iter().map(|name| lengths(name).expect("an output")).collect();
        let enough = lowest(starts, ENOUGH, |limit| finishes(&run_with(limit, path, &arguments)));
        for step in 0..=LIMITS {
            for name in names(path).iter().filter(|name| !inputs.contains(name)) {
                std::fs::remove_file(path.join(name)).expect("removing");
            }
            let limit = starts + (enough - starts) * step / LIMITS;
            let output = run_with(limit, path, &arguments);
            let stderr = String::from_utf8_lossy(&output.stderr);
            let context = format!("{command}, {limit} KiB: {:?}, {stderr}", output.status);
            assert_eq!(output.status.signal(), None, "{context}");
            if !finishes(&output) {
                // Below the first limits, the program does not start.
                let is_loader = output.status.code() == Some(127);
                assert!(is_loader || output.status.code() == Some(2), "{context}");
                assert!(is_loader || stderr.lines().any(|line| line.starts_with("error: ")), "{context}");
                shortages += u32::from(!is_loader);
            }
            // Inputs, and outputs that are complete. (Times differ, so the length of a report does.)
            for name in names(path).iter().filter(|name| !inputs.contains(name)) {
                let index = outputs.iter().position(|output| output == name);
                let index = index.unwrap_or_else(|| panic!("{name} is left; {context}"));
                let length = lengths(&name.as_str()).expect("a length");
                assert!(name == "d.html" && length > 0 || length == expected[index], "{context}: {name}");
                if name == "c.ply" {
                    assert!(read_mesh(path.join(name)).is_ok(), "{context}");
                }
            }
        }
    }
    assert!(shortages > 15, "only {shortages} runs were short of memory");
    ledger::ran("host", "shortage of memory");
}

#[test]
fn decompressed_files_have_a_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = ["v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", &"# padding\n".repeat(150_000)].concat();
    std::fs::write(folder.path().join("large.obj.gz"), compress(text.as_bytes())).expect("writing");
    for (limit, code) in [("1", 2), ("2", 0), ("4096", 0)] {
        let output =
            run_with(ENOUGH, folder.path(), &["check", "large.obj.gz", "--backend", "cpu", "--max-unpacked", limit]);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{stderr}");
        assert_eq!(stderr.contains("more than 1048576 bytes; raise the limit"), code == 2, "{stderr}");
    }
    ledger::ran("host", "limit of decompressed files");
}
