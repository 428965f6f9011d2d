//! `clasp check`, `run`, `sim`, `export` and what they write.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use clasp::scene::files::read_mesh;
use clasp_tests::{backends, ledger, public_data};
use serde_json::Value;
use tempfile::TempDir;

/// A folder, and `clasp` called in it.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        std::fs::write(self.path(name), content).expect("a file");
        self
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_clasp"));
        command.args(arguments).current_dir(self.0.path());
        command
    }

    fn clasp(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("clasp")
    }

    /// The files in it, but for those that a test has put there.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("the folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// The one line of an error, and exit code 2.
fn error_line(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{} {}", text(&output.stdout), text(&output.stderr));
    assert_eq!(text(&output.stdout), "");
    let lines: Vec<&str> = text(&output.stderr).lines().collect();
    let [line] = lines[..] else { panic!("not one line: {lines:?}") };
    line.strip_prefix("error: ").expect(line).to_owned()
}

/// Two triangles that cross each other, and the second of them farther away.
const CROSSING: &str = "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 -1\nv 1 1 1\nv 2 1 1\nf 1 2 3\nf 4 5 6\n";
const APART: &str = "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 9\nv 1 1 8\nv 2 1 8\nf 1 2 3\nf 4 5 6\n";

#[test]
fn check_answers_by_words_and_by_exit_code() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING).write("apart.obj", APART);
    let output = folder.clasp(&["check", "crossing.obj", "--backend", "cpu"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("1 pair of triangles intersects, of 2 triangles ("), "{output:?}");
    let output = folder.clasp(&["check", "apart.obj"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("No two of the 2 triangles intersect ("), "{output:?}");
    // Two files are two objects.
    let output = folder.clasp(&["check", "apart.obj", "crossing.obj", "--self-collisions", "off", "--json"]);
    let said: Value = serde_json::from_slice(&output.stdout).expect("JSON and nothing else");
    assert_eq!((said["schema"].as_str(), said["version"].as_u64()), (Some("clasp-report"), Some(1)));
    assert_eq!(said["objects"][1]["name"], "crossing.obj");
    // Triangle 0 of both is the same one; the other of the second pierces it, and its own.
    assert_eq!(said["frames"][0]["pairs_by_object"], serde_json::json!([{ "objects": [0, 1], "pairs": 2 }]));
    assert_eq!(said["frames"][0]["stages"].as_array().map(Vec::len), Some(11));
    let output = folder.clasp(&["check", "crossing.obj", "--first"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("Triangle 0 of crossing.obj intersects triangle 1"), "{output:?}");
    assert_eq!(folder.clasp(&["check", "apart.obj", "--first"]).status.code(), Some(0));
    ledger::ran("host", "clasp check");
}

#[test]
fn check_writes_what_it_is_asked_for() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    let output = folder.clasp(&[
        "check",
        "crossing.obj",
        "--pairs",
        "pairs.csv",
        "--contacts",
        "contacts.csv",
        "--highlight",
        "red.ply",
        "--report",
        "report.html",
    ]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(folder.path(name)).expect(name);
    assert_eq!(read("pairs.csv"), "tri_a,tri_b\n0,1\n");
    let contacts = read("contacts.csv");
    let [header, contact] = contacts.lines().collect::<Vec<_>>()[..] else { panic!("{contacts}") };
    assert_eq!(header, "tri_a,tri_b,shape,length,depth,direction_x,direction_y,direction_z,region,corners");
    assert!(contact.starts_with("0,1,segment,0.5,1,"), "{contact}");
    assert!(contact.ends_with(",0,1 1 0;1.5 1 0") || contact.ends_with(",0,1.5 1 0;1 1 0"), "{contact}");
    let highlighted = std::fs::read(folder.path("red.ply")).expect("a file");
    assert!(
        text(&highlighted[..300.min(highlighted.len())].iter().map(|b| b & 127).collect::<Vec<_>>()).contains("red")
    );
    assert_eq!(read_mesh(&folder.path("red.ply")).expect("a mesh").mesh.triangles.len(), 2);
    let report = read("report.html");
    for part in ["<!doctype html>", "1 pair of triangles intersects", "data:image/png;base64,", "Time of each stage"] {
        assert!(report.contains(part), "no {part} in the report");
    }
    assert!(!report.contains("http://") && !report.contains("https://"), "the report loads something");
    assert_eq!(folder.names(), ["contacts.csv", "crossing.obj", "pairs.csv", "red.ply", "report.html"]);
    ledger::ran("host", "what clasp check writes");
}

#[test]
fn check_reproduces_the_public_answers() {
    let what = "public answers of clasp check";
    let Some(data) = public_data::folder() else {
        return ledger::skipped("host", what, "no public data: CLASP_DATA is not set and ../shared/data is not there");
    };
    let folder = Folder::new();
    for name in ["cloth-funnel/227", "cloth-funnel/228", "two-cubes/two-cubes-intersecting", "two-cubes/two-cubes-far"]
    {
        let mesh = data.join(format!("{name}.ply"));
        let expected = public_data::read_pairs(&data.join(format!("{name}.pairs.csv"))).expect("pairs");
        let output = folder.clasp(&["check", &mesh.to_string_lossy(), "--pairs", "pairs.csv", "-q"]);
        assert_eq!(output.status.code(), Some(i32::from(!expected.is_empty())), "{name}: {}", text(&output.stderr));
        assert_eq!(public_data::read_pairs(&folder.path("pairs.csv")).expect("pairs"), expected, "{name}");
    }
    ledger::ran("host", what);
}

#[test]
fn frames_go_out_and_come_back() {
    let folder = Folder::new();
    let scene = ["--scene", "tori", "--frames", "6", "--triangles", "1500"];
    let output = folder.clasp(&[&["export", "--out", "frames"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let files: Vec<String> = (0..6).map(|frame| format!("frames/tori-{frame}.ply")).collect();
    let run = |arguments: &[&str]| {
        let output = folder.clasp(&[&["run", "--json", "--backend", "cpu"], arguments].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let said: Value = serde_json::from_slice(&output.stdout).expect("JSON and nothing else");
        let frames = said["frames"].as_array().expect("frames").clone();
        frames.iter().map(|frame| frame["pairs"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let names: Vec<&str> = files.iter().map(String::as_str).collect();
    let pairs = run(&names);
    assert_eq!(pairs.len(), 6);
    assert!(pairs.iter().any(|count| *count > 0) && pairs.contains(&0), "{pairs:?}");
    assert_eq!(pairs, run(&scene), "the same as from the scene itself");
    let until = 1 + pairs.iter().position(|count| *count > 0).expect("a frame with pairs");
    assert_eq!(run(&[&["--first"], &scene[..]].concat()), pairs[..until]);

    let output = folder.clasp(&[&["run", "--pairs", "pairs.csv", "--report", "report.html"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let csv = std::fs::read_to_string(folder.path("pairs.csv")).expect("pairs");
    assert!(csv.starts_with("frame,tri_a,tri_b\n"));
    assert_eq!(csv.lines().count() as u64, 1 + pairs.iter().sum::<u64>());
    let said = text(&output.stdout);
    assert!(said.contains("│ narrow") && said.contains("Triangles intersect in"), "{said}");
    assert!(said.lines().all(|line| line.chars().count() <= 150), "{said}");

    // Another mesh in between.
    folder.write("other.obj", CROSSING);
    let line = error_line(&folder.clasp(&["run", "frames/tori-0.ply", "other.obj"]));
    assert!(line.starts_with("other.obj: 2 triangles, but frames/tori-0.ply has "), "{line}");
    ledger::ran("host", "clasp run and clasp export");
}

#[test]
fn every_scene_runs() {
    let folder = Folder::new();
    let listed = folder.clasp(&["scenes"]);
    for scene in clasp::scene::built_in::BUILT_IN {
        assert!(text(&listed.stdout).contains(scene.name));
        let output = folder.clasp(&["run", "--scene", scene.name, "--frames", "3", "--triangles", "600", "--json"]);
        assert!(output.status.success(), "{}: {}", scene.name, text(&output.stderr));
    }
    let line = error_line(&folder.clasp(&["run", "--scene", "teapot"]));
    assert!(line.contains("\"teapot\"") && line.contains("cloth-on-ball"), "{line}");
    ledger::ran("host", "built-in scenes");
}

#[test]
fn sim_simulates_checks_and_writes_frames() {
    let folder = Folder::new();
    let scene = ["--scene", "tablecloth", "--triangles", "1500", "--frames", "6"];
    let output = folder.clasp(&[&["sim", "--check", "--out", "frames", "--backend", "cpu"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("tablecloth: 6 frames of 1,"), "{said}");
    assert!(said.contains("\nNo triangles intersect in any frame.\nWrote 6 frames to frames\n"), "{said}");
    let frame =
        |number: usize| read_mesh(&folder.path(&format!("frames/tablecloth-{number}.ply"))).expect("a frame").mesh;
    let heights = |number: usize| frame(number).positions.iter().map(|at| at[2]).fold(f32::NEG_INFINITY, f32::max);
    assert!(heights(5) < heights(0), "it falls");
    // `export` writes the same, and `run` looks at the same.
    let output = folder.clasp(&[&["export", "--out", "exported"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let exported = read_mesh(&folder.path("exported/tablecloth-5.ply")).expect("a frame").mesh;
    assert!(exported == frame(5), "another frame than that of `sim`");
    let output = folder.clasp(&[&["run", "--json"], &scene[..]].concat());
    let said: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(said["frames"].as_array().map(Vec::len), Some(6));

    // Verbose: a line to each frame. Other ways to collide, other cloth.
    let other = ["sim", "-v", "--material", "denim", "--body-collisions", "swept-faces", "--self-collisions", "off"];
    let output = folder.clasp(&[&other[..], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).lines().count(), 8, "{}", text(&output.stdout));

    for (arguments, words) in [
        (&["sim"][..], "which scene? --scene tablecloth | cloth-on-ball | funnel | flag | two-cloths"),
        (&["sim", "--scene", "n-body"], "n-body is not simulated"),
        (&["sim", "--scene", "flag", "--steps", "2"], "a step of 0.016666668 s is not possible"),
        (&["sim", "--scene", "flag", "--thickness", "-1"], "the thickness is more than 0, not -1"),
        (&["sim", "--scene", "flag", "--frames", "0"], "--frames: at least one frame is needed"),
        (&["sim", "--scene", "flag", "--triangles", "0"], "a scene has from 1 to "),
    ] {
        let line = error_line(&folder.clasp(arguments));
        assert!(line.contains(words), "{arguments:?}: {line}");
    }
    ledger::ran("host", "clasp sim");
    if backends::gpu("clasp sim").is_some() {
        let output = folder.clasp(&[&["sim", "--check", "--backend", "gpu"], &scene[..]].concat());
        let said = text(&output.stdout);
        assert!(output.status.success() && said.contains("No triangles intersect"), "{said}{}", text(&output.stderr));
        assert!(!said.contains(" on cpu"), "{said}");
        ledger::ran("gpu", "clasp sim");
    }
}

#[test]
fn what_is_wrong_is_one_line_with_its_place() {
    let folder = Folder::new();
    folder
        .write("empty.ply", "")
        .write("promise.ply", "ply\nformat ascii 1.0\nelement vertex 9\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n")
        .write("huge.ply", "ply\nformat binary_little_endian 1.0\nelement vertex 900000000\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n")
        .write("past.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 4\n")
        .write("nan.obj", "v 0 0 0\nv 1 0 0\nv 0 nan 0\nf 1 2 3\n")
        .write("points.obj", "v 0 0 0\n")
        .write("mesh.xyz", "1 2 3")
        .write("crossing.obj", CROSSING);
    std::fs::create_dir(folder.path("folder.ply")).expect("a folder");
    folder.write("locked.csv", "precious");
    let mut permissions = folder.path("locked.csv").metadata().expect("the file").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(folder.path("locked.csv"), permissions).expect("permissions");
    for (file, parts) in [
        ("missing.obj", &["missing.obj"][..]),
        ("folder.ply", &["folder.ply", "folder"]),
        ("empty.ply", &["empty.ply", "empty"]),
        ("promise.ply", &["promise.ply", "9"]),
        ("huge.ply", &["huge.ply", "900000000"]),
        ("past.obj", &["past.obj", "line 4", "4"]),
        ("nan.obj", &["nan.obj", "line 3"]),
        ("points.obj", &["points.obj", "triangles"]),
        ("mesh.xyz", &["mesh.xyz", ".obj"]),
    ] {
        let line = error_line(&folder.clasp(&["check", file]));
        assert!(parts.iter().all(|part| line.contains(part)), "{file}: {line}");
    }
    for (arguments, part) in [
        (&["--clusters", "65"][..], "65"),
        (&["--clusters", "0"], "1 to 64"),
        (&["--fuzziness", "1"], "fuzziness"),
        (&["--threads", "0"], "--threads"),
        (&["--adapter", "Voodoo 2"], "Voodoo 2"),
        (&["--backend", "cpu", "--adapter", "any"], "--adapter"),
        (&["--report", "no/such/folder.html"], "no/such"),
        (&["--pairs", "folder.ply"], "folder"),
        (&["--pairs", "locked.csv"], "read-only"),
        (&["--highlight", "red.obj"], ".ply"),
        (&["--json", "--pairs", "-"], "standard output"),
        (&["--threads", "100000"], "512"),
    ] {
        let line = error_line(&folder.clasp(&[&["check", "crossing.obj"], arguments].concat()));
        assert!(line.contains(part), "{arguments:?}: {line}");
    }
    for (arguments, part) in [
        (&["run", "crossing.obj", "--frames", "3"][..], "--scene"),
        (&["run", "--scene", "twist", "--triangles", "999999999999"], "999999999999"),
        (&["run", "--scene", "n-body", "--triangles", "0"], "0"),
        (&["run", "--scene", "tori", "--frames", "0"], "--frames"),
    ] {
        let line = error_line(&folder.clasp(arguments));
        assert!(line.contains(part), "{arguments:?}: {line}");
    }
    // To standard output, also where that is a file.
    let target = std::fs::File::create(folder.path("out.txt")).expect("a file");
    let status = folder.command(&["check", "crossing.obj", "-q", "--pairs", "/dev/stdout"]).stdout(target).status();
    assert_eq!(status.expect("clasp").code(), Some(1));
    let said = std::fs::read_to_string(folder.path("out.txt")).expect("what it said");
    assert!(said.starts_with("tri_a,tri_b\n0,1\n1 pair of triangles intersects"), "{said}");
    #[cfg(unix)]
    {
        // A link is followed, not replaced.
        folder.write("real.csv", "old");
        std::os::unix::fs::symlink("real.csv", folder.path("link.csv")).expect("a link");
        folder.clasp(&["check", "crossing.obj", "--pairs", "link.csv"]);
        assert!(folder.path("link.csv").is_symlink());
        assert_eq!(std::fs::read_to_string(folder.path("real.csv")).expect("the file"), "tri_a,tri_b\n0,1\n");
    }
    ledger::ran("host", "bad input of clasp check");
}

#[test]
fn what_is_read_is_never_overwritten() {
    let folder = Folder::new();
    folder.write("mesh.obj", CROSSING);
    for option in ["--pairs", "--contacts", "--report"] {
        for path in ["mesh.obj", "./mesh.obj"] {
            let line = error_line(&folder.clasp(&["check", "mesh.obj", option, path]));
            assert_eq!(line, format!("cannot write {path}: the same file is read from"));
        }
        let line = error_line(&folder.clasp(&["run", "mesh.obj", option, "mesh.obj"]));
        assert_eq!(line, "cannot write mesh.obj: the same file is read from");
    }
    let line = error_line(&folder.clasp(&["check", "mesh.obj", "--pairs", "same.csv", "--contacts", "./same.csv"]));
    assert_eq!(line, "cannot write ./same.csv: the same file is written to by another option");
    assert_eq!(std::fs::read_to_string(folder.path("mesh.obj")).expect("the mesh"), CROSSING);
    assert_eq!(folder.names(), ["mesh.obj"]);
    ledger::ran("host", "files that are read stay as they are");
}

#[test]
fn a_full_disk_leaves_nothing_behind() {
    if !Path::new("/dev/full").exists() {
        return ledger::skipped("host", "full disk", "there is no /dev/full");
    }
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    for option in ["--report", "--pairs", "--contacts"] {
        let line = error_line(&folder.clasp(&["check", "crossing.obj", option, "/dev/full"]));
        assert!(line.contains("/dev/full") && line.contains("No space left"), "{option}: {line}");
    }
    assert_eq!(folder.names(), ["crossing.obj"]);
    ledger::ran("host", "full disk while writing");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing_half_written() {
    let folder = Folder::new();
    let scene = ["--scene", "n-body", "--frames", "500", "--triangles", "20000"];
    let mut child = folder
        .command(&[&["run", "--report", "report.html", "--pairs", "pairs.csv"], &scene[..]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("clasp");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(killed.success());
    assert_eq!(child.wait().expect("an end").code(), Some(130));
    assert!(folder.names().is_empty(), "{:?}", folder.names());
    ledger::ran("host", "Ctrl-C");
}

#[test]
fn a_reader_that_has_gone_is_no_error() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    let mut child = folder
        .command(&["check", "crossing.obj", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("clasp");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(1), "the answer is still the exit code: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    ledger::ran("host", "closed pipe");
}

#[test]
fn the_shell_gets_completions_and_a_manual() {
    let folder = Folder::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = folder.clasp(&["completions", shell]);
        assert!(output.status.success() && text(&output.stdout).contains("self-collisions"), "{shell}");
    }
    let page = folder.clasp(&["man"]);
    assert!(text(&page.stdout).contains(".TH clasp"), "{}", text(&page.stdout));
    assert!(text(&page.stdout).contains("CLASP CHECK") && text(&page.stdout).contains("self\\-collisions"));
    ledger::ran("host", "completions and manual");
}

#[test]
fn without_a_command_there_is_a_report_of_a_cloth() {
    let folder = Folder::new();
    let output = folder.clasp(&[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("frames: ") && text(&output.stdout).contains("Wrote clasp-report.html"));
    assert_eq!(folder.names(), ["clasp-report.html"]);
    ledger::ran("host", "clasp without a command");
}
