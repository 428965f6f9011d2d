//! `clasp3d check`, `run`, `sim`, `export` and their output files.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use clasp3d_io::read_mesh;
use clasp3d_tests::{backends, ledger, public_data};
use serde_json::Value;
use tempfile::TempDir;

/// A temporary folder in which `clasp3d` runs.
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
        let mut command = Command::new(env!("CARGO_BIN_EXE_clasp3d"));
        command.args(arguments).current_dir(self.0.path());
        command
    }

    fn clasp3d(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("clasp3d")
    }

    /// Names of the files in it, sorted.
    fn file_names(&self) -> Vec<String> {
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

/// Returns the message of a program that failed with exit code 2 and one line on standard error.
fn error_line(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{} {}", text(&output.stdout), text(&output.stderr));
    assert_eq!(text(&output.stdout), "");
    let lines: Vec<&str> = text(&output.stderr).lines().collect();
    let [line] = lines[..] else { panic!("expected one line: {lines:?}") };
    line.strip_prefix("error: ").expect(line).to_owned()
}

/// Two intersecting triangles.
const CROSSING: &str = "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 -1\nv 1 1 1\nv 2 1 1\nf 1 2 3\nf 4 5 6\n";
/// Two disjoint triangles.
const DISJOINT: &str = "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 9\nv 1 1 8\nv 2 1 8\nf 1 2 3\nf 4 5 6\n";

#[test]
fn check_prints_a_sentence_and_sets_the_exit_code() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING).write("disjoint.obj", DISJOINT);
    let output = folder.clasp3d(&["check", "crossing.obj", "--backend", "cpu"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("Found 1 intersecting triangle pair (2 triangles, "), "{output:?}");
    let output = folder.clasp3d(&["check", "disjoint.obj"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("Found no intersecting triangles (2 triangles, "), "{output:?}");
    // Each file is an object.
    let output = folder.clasp3d(&["check", "disjoint.obj", "crossing.obj", "--self-collisions", "off", "--json"]);
    let json: Value = serde_json::from_slice(&output.stdout).expect("only JSON");
    assert_eq!((json["schema"].as_str(), json["version"].as_u64()), (Some("clasp3d-report"), Some(2)));
    assert_eq!(json["objects"][1]["name"], "crossing.obj");
    // Triangle 0 is the same in both files. Triangle 1 of crossing.obj pierces it in both objects.
    assert_eq!(json["frames"][0]["pairs_by_object"], serde_json::json!([{ "objects": [0, 1], "pairs": 2 }]));
    assert_eq!(json["frames"][0]["stages"].as_array().map(Vec::len), Some(11));
    let output = folder.clasp3d(&["check", "crossing.obj", "--first"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("Triangle 0 of crossing.obj intersects triangle 1"), "{output:?}");
    assert_eq!(folder.clasp3d(&["check", "disjoint.obj", "--first"]).status.code(), Some(0));
    ledger::ran("host", "clasp3d check");
}

/// A nanometer beside a plate, a thousand kilometers from the origin; within it for a smaller `beyond`.
fn post(beyond: &str) -> String {
    let plate = "v 1000000 0 0\nv 1000004 0 0\nv 1000000 4 0\n";
    format!("{plate}v 1000002.{beyond} 2 -1\nv 1000002.{beyond} 2 1\nv 1000003 2 1\nf 1 2 3\nf 4 5 6\n")
}

#[test]
fn f64_files_are_checked_without_rounding() {
    let folder = Folder::new();
    folder.write("beside.obj", post("000000001")).write("at.obj", post("0")).write("crossing.obj", CROSSING);
    let json = |arguments: &[&str], code: i32| -> Value {
        let output = folder.clasp3d(arguments);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(code), ""), "{arguments:?}");
        serde_json::from_slice(&output.stdout).expect("only JSON")
    };
    let beside = json(&["check", "beside.obj", "--json"], 0);
    assert_eq!((&beside["settings"]["precision"], &beside["frames"][0]["pairs"]), (&"f64".into(), &0.into()));
    let at = json(&["check", "at.obj", "--json"], 1);
    assert_eq!((&at["settings"]["precision"], &at["frames"][0]["pairs"]), (&"f32".into(), &1.into()));
    // A file with f64 and one with f32.
    let both = json(&["check", "crossing.obj", "beside.obj", "--json", "--backend", "cpu"], 1);
    assert_eq!((&both["settings"]["precision"], &both["frames"][0]["pairs"]), (&"f64".into(), &1.into()));
    // The frames of a sequence: the second has more digits.
    let frames = json(&["run", "at.obj", "beside.obj", "at.obj", "--json", "--backend", "cpu"], 0);
    assert_eq!(frames["settings"]["precision"], "f64");
    let pairs: Vec<u64> =
        frames["frames"].as_array().expect("frames").iter().filter_map(|frame| frame["pairs"].as_u64()).collect();
    assert_eq!(pairs, [1, 0, 1]);
    // The written mesh has the same coordinates, and pictures of it are not empty.
    folder.clasp3d(&["check", "beside.obj", "--highlight", "red.ply", "--report", "report.html"]);
    let written = read_mesh(folder.path("red.ply")).expect("a mesh").mesh;
    assert!(written.is_f64() && written.into_f64().positions[3][0] == 1_000_002.000_000_001);
    assert!(folder.path("report.html").exists());
    // A motion by a nanometer.
    let output = folder.clasp3d(&["ccd", "beside.obj", "at.obj", "--json"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert_eq!(folder.clasp3d(&["ccd", "beside.obj", "beside.obj"]).status.code(), Some(0));
    assert_eq!(folder.clasp3d(&["bench", "beside.obj", "--repeat", "1", "--warm-up", "0"]).status.code(), Some(0));
    let message = error_line(&folder.clasp3d(&["bench", "beside.obj", "--repeat", "1", "--warm-up", "0", "--traffic"]));
    assert!(message.contains("--traffic is for meshes with f32 coordinates"), "{message}");
    ledger::ran("host", "clasp3d with f64 files");
}

#[test]
fn check_writes_the_requested_files() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    let output = folder.clasp3d(&[
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
    assert_eq!(read_mesh(folder.path("red.ply")).expect("a mesh").mesh.triangles().len(), 2);
    let report = read("report.html");
    for part in ["<!doctype html>", "Found 1 intersecting triangle pair", "data:image/png;base64,", "Stage times"] {
        assert!(report.contains(part), "no {part} in the report");
    }
    assert!(!report.contains("http://") && !report.contains("https://"), "the report has external resources");
    assert_eq!(folder.file_names(), ["contacts.csv", "crossing.obj", "pairs.csv", "red.ply", "report.html"]);
    ledger::ran("host", "output files of clasp3d check");
}

#[test]
fn check_reproduces_the_reference_pairs() {
    let test = "reference pairs of clasp3d check";
    let Some(data) = public_data::folder_or_skip("host", test) else { return };
    let folder = Folder::new();
    for name in ["cloth-funnel/227", "cloth-funnel/228", "two-cubes/two-cubes-intersecting", "two-cubes/two-cubes-far"]
    {
        let mesh = data.join(format!("{name}.ply"));
        let expected = public_data::read_pairs(&data.join(format!("{name}.pairs.csv"))).expect("pairs");
        let output = folder.clasp3d(&["check", &mesh.to_string_lossy(), "--pairs", "pairs.csv", "-q"]);
        assert_eq!(output.status.code(), Some(i32::from(!expected.is_empty())), "{name}: {}", text(&output.stderr));
        assert_eq!(public_data::read_pairs(&folder.path("pairs.csv")).expect("pairs"), expected, "{name}");
    }
    ledger::ran("host", test);
}

#[test]
fn exported_frames_have_the_pairs_of_the_scene() {
    let folder = Folder::new();
    let scene = ["--scene", "tori", "--frames", "6", "--triangles", "1500"];
    let output = folder.clasp3d(&[&["export", "--out", "frames"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let files: Vec<String> = (0..6).map(|frame| format!("frames/tori-{frame}.ply")).collect();
    let run = |arguments: &[&str]| {
        let output = folder.clasp3d(&[&["run", "--json", "--backend", "cpu"], arguments].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let json: Value = serde_json::from_slice(&output.stdout).expect("only JSON");
        let frames = json["frames"].as_array().expect("frames").clone();
        frames.iter().map(|frame| frame["pairs"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let names: Vec<&str> = files.iter().map(String::as_str).collect();
    let pairs = run(&names);
    assert_eq!(pairs.len(), 6);
    assert!(pairs.iter().any(|count| *count > 0) && pairs.contains(&0), "{pairs:?}");
    assert_eq!(pairs, run(&scene), "files and scene differ");
    let frames_until_first = 1 + pairs.iter().position(|count| *count > 0).expect("a frame with pairs");
    assert_eq!(run(&[&["--first"], &scene[..]].concat()), pairs[..frames_until_first]);

    let output = folder.clasp3d(&[&["run", "--pairs", "pairs.csv", "--report", "report.html"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let csv = std::fs::read_to_string(folder.path("pairs.csv")).expect("pairs");
    assert!(csv.starts_with("frame,tri_a,tri_b\n"));
    assert_eq!(csv.lines().count() as u64, 1 + pairs.iter().sum::<u64>());
    let stdout = text(&output.stdout);
    assert!(stdout.contains("│ narrow") && stdout.contains("Found intersecting triangles in"), "{stdout}");
    assert!(stdout.lines().all(|line| line.chars().count() <= 150), "{stdout}");

    // A frame with other triangles.
    folder.write("other.obj", CROSSING);
    let line = error_line(&folder.clasp3d(&["run", "frames/tori-0.ply", "other.obj"]));
    assert!(line.starts_with("other.obj: 2 triangles, but frames/tori-0.ply has "), "{line}");
    ledger::ran("host", "clasp3d run and clasp3d export");
}

#[test]
fn every_scene_runs() {
    let folder = Folder::new();
    let listed = folder.clasp3d(&["scenes"]);
    for scene in clasp3d_scenes::SCENES {
        assert!(text(&listed.stdout).contains(scene.name));
        let output = folder.clasp3d(&["run", "--scene", scene.name, "--frames", "3", "--triangles", "600", "--json"]);
        assert!(output.status.success(), "{}: {}", scene.name, text(&output.stderr));
    }
    let line = error_line(&folder.clasp3d(&["run", "--scene", "teapot"]));
    assert!(line.contains("\"teapot\"") && line.contains("cloth-on-ball"), "{line}");
    ledger::ran("host", "built-in scenes");
}

#[test]
fn sim_simulates_checks_and_writes_frames() {
    let folder = Folder::new();
    let scene = ["--scene", "tablecloth", "--triangles", "1500", "--frames", "6"];
    let output = folder.clasp3d(&[&["sim", "--check", "--out", "frames", "--backend", "cpu"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let stdout = text(&output.stdout);
    assert!(stdout.starts_with("tablecloth: 6 frames of 1,"), "{stdout}");
    assert!(stdout.contains("\nFound no intersecting triangles in any frame.\nWrote 6 frames to frames\n"), "{stdout}");
    let frame = |number: usize| {
        read_mesh(folder.path(&format!("frames/tablecloth-{number}.ply"))).expect("a frame").mesh.into_f32()
    };
    let max_height =
        |number: usize| frame(number).positions.iter().map(|position| position[2]).fold(f32::NEG_INFINITY, f32::max);
    assert!(max_height(5) < max_height(0), "the cloth does not fall");
    // `export` and `run` have the same frames.
    let output = folder.clasp3d(&[&["export", "--out", "exported"], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let exported = read_mesh(folder.path("exported/tablecloth-5.ply")).expect("a frame").mesh.into_f32();
    assert!(exported == frame(5), "the frames of `export` and `sim` differ");
    let output = folder.clasp3d(&[&["run", "--json"], &scene[..]].concat());
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["frames"].as_array().map(Vec::len), Some(6));

    // Verbose: a header, a line per frame, and the result.
    let other = ["sim", "-v", "--material", "denim", "--body-collisions", "faces-by-sweep", "--self-collisions", "off"];
    let output = folder.clasp3d(&[&other[..], &scene[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).lines().count(), 8, "{}", text(&output.stdout));

    for (arguments, words) in [
        (&["sim"][..], "no scene: use --scene tablecloth | cloth-on-ball | funnel | flag | two-cloths"),
        (&["sim", "--scene", "n-body"], "n-body is not a simulated scene; these are: tablecloth, "),
        (&["sim", "--scene", "flag", "--steps", "2"], "a time step of 0.016666668 s is unstable"),
        (&["sim", "--scene", "flag", "--thickness", "-1"], "the thickness must be more than 0, not -1"),
        (&["sim", "--scene", "flag", "--frames", "0"], "--frames must be at least 1"),
        (&["sim", "--scene", "flag", "--triangles", "0"], "a scene has 1 to "),
    ] {
        let line = error_line(&folder.clasp3d(arguments));
        assert!(line.contains(words), "{arguments:?}: {line}");
    }
    ledger::ran("host", "clasp3d sim");
    if backends::gpu("clasp3d sim").is_some() {
        let output = folder.clasp3d(&[&["sim", "--check", "--backend", "gpu"], &scene[..]].concat());
        let stdout = text(&output.stdout);
        let stderr = text(&output.stderr);
        assert!(output.status.success() && stdout.contains("no intersecting triangles"), "{stdout}{stderr}");
        assert!(!stdout.contains(" on the CPU"), "{stdout}");
        ledger::ran("gpu", "clasp3d sim");
    }
}

#[test]
fn errors_are_one_line_with_file_and_location() {
    let folder = Folder::new();
    folder
        .write("empty.ply", "")
        .write("truncated.ply", "ply\nformat ascii 1.0\nelement vertex 9\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n")
        .write("huge.ply", "ply\nformat binary_little_endian 1.0\nelement vertex 900000000\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n")
        .write("out_of_range.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 4\n")
        .write("nan.obj", "v 0 0 0\nv 1 0 0\nv 0 nan 0\nf 1 2 3\n")
        .write("points.obj", "v 0 0 0\n")
        .write("mesh.xyz", "1 2 3")
        .write("crossing.obj", CROSSING);
    std::fs::create_dir(folder.path("folder.ply")).expect("a folder");
    folder.write("locked.csv", "old");
    let mut permissions = folder.path("locked.csv").metadata().expect("the file").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(folder.path("locked.csv"), permissions).expect("permissions");
    for (file, parts) in [
        ("missing.obj", &["missing.obj"][..]),
        ("folder.ply", &["folder.ply", "folder"]),
        ("empty.ply", &["empty.ply", "empty"]),
        ("truncated.ply", &["truncated.ply", "9"]),
        ("huge.ply", &["huge.ply", "900000000"]),
        ("out_of_range.obj", &["out_of_range.obj", "line 4", "4"]),
        ("nan.obj", &["nan.obj", "line 3"]),
        ("points.obj", &["points.obj", "triangles"]),
        ("mesh.xyz", &["mesh.xyz", ".obj"]),
    ] {
        let line = error_line(&folder.clasp3d(&["check", file]));
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
        let line = error_line(&folder.clasp3d(&[&["check", "crossing.obj"], arguments].concat()));
        assert!(line.contains(part), "{arguments:?}: {line}");
    }
    for (arguments, part) in [
        (&["run", "crossing.obj", "--frames", "3"][..], "--scene"),
        (&["run", "--scene", "twist", "--triangles", "999999999999"], "999999999999"),
        (&["run", "--scene", "n-body", "--triangles", "0"], "0"),
        (&["run", "--scene", "tori", "--frames", "0"], "--frames"),
    ] {
        let line = error_line(&folder.clasp3d(arguments));
        assert!(line.contains(part), "{arguments:?}: {line}");
    }
    ledger::ran("host", "invalid input of clasp3d");
}

/// Output files may be standard output and symbolic links.
#[test]
fn output_files_may_be_stdout_or_links() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    // `/dev/stdout`, redirected to a file.
    let target = std::fs::File::create(folder.path("out.txt")).expect("a file");
    let status = folder.command(&["check", "crossing.obj", "-q", "--pairs", "/dev/stdout"]).stdout(target).status();
    assert_eq!(status.expect("clasp3d").code(), Some(1));
    let stdout = std::fs::read_to_string(folder.path("out.txt")).expect("standard output");
    assert!(stdout.starts_with("tri_a,tri_b\n0,1\nFound 1 intersecting triangle pair"), "{stdout}");
    #[cfg(unix)]
    {
        // A symbolic link is followed, not replaced.
        folder.write("real.csv", "old");
        std::os::unix::fs::symlink("real.csv", folder.path("link.csv")).expect("a link");
        folder.clasp3d(&["check", "crossing.obj", "--pairs", "link.csv"]);
        assert!(folder.path("link.csv").is_symlink());
        assert_eq!(std::fs::read_to_string(folder.path("real.csv")).expect("the file"), "tri_a,tri_b\n0,1\n");
    }
    ledger::ran("host", "special output files of clasp3d");
}

#[test]
fn input_files_are_never_overwritten() {
    let folder = Folder::new();
    folder.write("mesh.obj", CROSSING);
    for option in ["--pairs", "--contacts", "--report"] {
        for path in ["mesh.obj", "./mesh.obj"] {
            let line = error_line(&folder.clasp3d(&["check", "mesh.obj", option, path]));
            assert_eq!(line, format!("cannot write {path}: it is an input file"));
        }
        let line = error_line(&folder.clasp3d(&["run", "mesh.obj", option, "mesh.obj"]));
        assert_eq!(line, "cannot write mesh.obj: it is an input file");
    }
    let line = error_line(&folder.clasp3d(&["check", "mesh.obj", "--pairs", "same.csv", "--contacts", "./same.csv"]));
    assert_eq!(line, "cannot write ./same.csv: another option writes the same file");
    assert_eq!(std::fs::read_to_string(folder.path("mesh.obj")).expect("the mesh"), CROSSING);
    assert_eq!(folder.file_names(), ["mesh.obj"]);
    ledger::ran("host", "input files are not overwritten");
}

#[test]
fn a_full_disk_leaves_no_files() {
    if !Path::new("/dev/full").exists() {
        return ledger::skipped("host", "full disk", "/dev/full does not exist");
    }
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    for option in ["--report", "--pairs", "--contacts"] {
        let line = error_line(&folder.clasp3d(&["check", "crossing.obj", option, "/dev/full"]));
        assert!(line.contains("/dev/full") && line.contains("No space left"), "{option}: {line}");
    }
    assert_eq!(folder.file_names(), ["crossing.obj"]);
    ledger::ran("host", "full disk while writing");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_no_partial_files() {
    let folder = Folder::new();
    let scene = ["--scene", "n-body", "--frames", "500", "--triangles", "20000"];
    let mut child = folder
        .command(&[&["run", "--report", "report.html", "--pairs", "pairs.csv"], &scene[..]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("clasp3d");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(killed.success());
    assert_eq!(child.wait().expect("an exit status").code(), Some(130));
    assert!(folder.file_names().is_empty(), "{:?}", folder.file_names());
    ledger::ran("host", "Ctrl-C");
}

#[test]
fn a_closed_pipe_does_not_change_the_exit_code() {
    let folder = Folder::new();
    folder.write("crossing.obj", CROSSING);
    for options in [&["--json"][..], &["--pairs", "-"]] {
        let mut child = folder
            .command(&[&["check", "crossing.obj"], options].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("clasp3d");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("an exit status");
        assert_eq!(output.status.code(), Some(1), "{options:?}: wrong exit code: {output:?}");
        assert_eq!(text(&output.stderr), "", "{options:?}");
    }
    ledger::ran("host", "closed pipe");
}

#[test]
fn completions_and_the_manual_are_complete() {
    let folder = Folder::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = folder.clasp3d(&["completions", shell]);
        assert!(output.status.success() && text(&output.stdout).contains("self-collisions"), "{shell}");
    }
    let page = folder.clasp3d(&["man"]);
    assert!(text(&page.stdout).contains(".TH clasp3d"), "{}", text(&page.stdout));
    assert!(text(&page.stdout).contains("CLASP3D CHECK") && text(&page.stdout).contains("self\\-collisions"));
    ledger::ran("host", "completions and manual");
}

#[test]
fn the_demonstration_writes_a_report() {
    let folder = Folder::new();
    let output = folder.clasp3d(&[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        text(&output.stdout).contains("; worst frame: ") && text(&output.stdout).contains("Wrote clasp3d-report.html")
    );
    assert_eq!(folder.file_names(), ["clasp3d-report.html"]);
    ledger::ran("host", "clasp3d without a command");
}
