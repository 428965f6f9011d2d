//! `clasp3d ccd` on the command line.

use std::process::{Command, Output};

use clasp3d_tests::ledger;
use serde_json::Value;

const TRIANGLES: &str = "f 1 2 3\nf 4 5 6\n";

/// An OBJ file with a triangle, and a smaller one at this height above it.
fn frame(height: f32) -> String {
    let points = format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 {height}\nv 1.5 1 {height}\nv 1 1.5 {height}\n");
    points + TRIANGLES
}

fn clasp3d(folder: &std::path::Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_clasp3d"));
    command.arg("ccd").args(arguments).args(["--backend", "cpu"]).current_dir(folder);
    command.output().expect("clasp3d")
}

#[test]
fn impacts_are_reported_with_times() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("above.obj", frame(1.0));
    write("higher.obj", frame(2.0));
    write("below.obj", frame(-1.0));
    let code = |arguments: &[&str]| clasp3d(folder.path(), arguments).status.code();
    assert_eq!(code(&["above.obj", "higher.obj"]), Some(0));
    let output = clasp3d(
        folder.path(),
        &["above.obj", "below.obj", "--json", "--impacts", "hits.csv", "--report", "report.html"],
    );
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

    // With a minimum distance, the impact is earlier.
    let output = clasp3d(folder.path(), &["above.obj", "below.obj", "--json", "--min-distance", "0.5"]);
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let toi = json["steps"][0]["earliest_toi"].as_f64().expect("a time");
    assert!((0.249..=0.25).contains(&toi), "{toi}");
    ledger::ran("cpu", "clasp3d ccd");
}

/// Runs `--table` with a report. Returns the fraction of the candidates that the linear and the planar filter remove, for
/// each length of a step.
fn removed_fractions(arguments: &[&str]) -> Vec<f64> {
    let folder = tempfile::tempdir().expect("a folder");
    let all = [arguments, &["--table", "--json", "--report", "table.html"]].concat();
    let output = clasp3d(folder.path(), &all);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let report = std::fs::read_to_string(folder.path().join("table.html")).expect("a report");
    assert!(report.contains("PrimBV+NonPen") && report.contains("<svg") && report.contains("1/5"), "{arguments:?}");
    let lengths = json["filters"].as_array().expect("a list");
    assert_eq!(lengths.iter().map(|step| &step["length"]).collect::<Vec<_>>(), ["1", "1/2", "1/3", "1/4", "1/5"]);
    let fraction = |step: &Value, filters: &str| step["removed"][filters].as_f64().expect("a number");
    for step in lengths {
        // The linear filter removes at least as much as boxes.
        assert!(fraction(step, "boxes") <= fraction(step, "linear"));
        assert!(fraction(step, "linear") <= fraction(step, "linear_and_planar"));
        assert!(step["candidates"].as_u64() > Some(0) && step["candidates"].as_u64() <= step["pairs"].as_u64());
    }
    lengths.iter().map(|step| fraction(step, "linear_and_planar_of_candidates")).collect()
}

#[test]
fn filters_remove_as_much_as_in_the_paper() {
    let on_ball = removed_fractions(&["--scene", "cloth-on-ball", "--triangles", "3000", "--frames", "50"]);
    assert!(on_ball.iter().all(|fraction| *fraction >= 0.95), "{on_ball:?}");
    let balls = removed_fractions(&["--scene", "n-body", "--triangles", "10000", "--self-collisions", "off"]);
    assert!(balls.iter().all(|fraction| *fraction >= 0.85), "{balls:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let table = clasp3d(folder.path(), &["--scene", "breaking", "--triangles", "1500", "--frames", "4", "--table"]);
    let text = String::from_utf8_lossy(&table.stdout);
    for row in ["PrimBV", "linear", "NonPen", "planar", "PrimBV+NonPen", "linear+planar", "ms, linear+planar"] {
        assert!(text.contains(row), "{text}");
    }
}

/// Runs `clasp3d ccd` on two OBJ files. Returns the exit code, the earliest time of impact, and the kind and vertices of
/// each impact.
fn run_ccd(start: &str, end: &str, options: &[&str]) -> (Option<i32>, Option<f64>, Vec<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file");
    write("start.obj", start);
    write("end.obj", end);
    let output = clasp3d(folder.path(), &[&["start.obj", "end.obj", "--json", "--impacts", "i.csv"], options].concat());
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let csv = std::fs::read_to_string(folder.path().join("i.csv")).expect("a file");
    let features = |line: &str| line.rsplit_once(',').map(|(features, _)| features.to_owned()).unwrap_or_default();
    let impacts = csv.lines().skip(1).map(features).collect();
    (output.status.code(), json["steps"][0]["earliest_toi"].as_f64(), impacts)
}

fn is_close(toi: Option<f64>, exact: f64) -> bool {
    toi.is_some_and(|toi| toi <= exact && toi > exact - 1e-6)
}

#[test]
fn special_motions_have_exact_impacts() {
    // No motion: apart, and touching.
    assert_eq!(run_ccd(&frame(1.0), &frame(1.0), &[]), (Some(0), None, vec![]));
    let (code, toi, impacts) = run_ccd(&frame(0.0), &frame(0.0), &[]);
    assert_eq!((code, toi, impacts.len()), (Some(1), Some(0.0), 3));
    // A very long motion.
    let (code, toi, impacts) = run_ccd(&frame(1e30), &frame(-1e30), &[]);
    assert!(code == Some(1) && is_close(toi, 0.5) && impacts.len() == 3, "{toi:?} {impacts:?}");
    // A collinear face, and a triangle with a repeated vertex index, which has an edge but no face.
    let thin = |z: f32| {
        format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 {z}\nv 2 1 {z}\nv 3 1 {z}\nv 5 -1 {z}\nf 1 2 3\nf 4 5 6\nf 6 6 7\n")
    };
    let (code, toi, impacts) = run_ccd(&thin(1.0), &thin(-1.0), &[]);
    assert!(code == Some(1) && is_close(toi, 0.5), "{toi:?}");
    // Vertices 3 and 4 fall inside the face, vertex 5 on its long side, as do all edges of vertex 5. Edge 5 6 is collinear
    // with that side.
    let vertices = ["vf,3,0,1,2", "vf,4,0,1,2", "vf,5,0,1,2"];
    let expected = [&vertices[..], &["ee,0,1,5,6", "ee,1,2,3,5", "ee,1,2,4,5", "ee,1,2,5,6"]].concat();
    assert_eq!(impacts, expected);
    // A face that folds through its neighbor, within the plane; and a single one that turns over, without contact.
    let square = |x: f32, y: f32| format!("v 0 0 0\nv 1 0 0\nv 0 1 0\nv {x} {y} 0\nf 1 2 3\nf 2 4 3\n");
    let (code, toi, impacts) = run_ccd(&square(1.0, 1.0), &square(-0.5, -0.5), &[]);
    assert!(code == Some(1) && is_close(toi, 1.0 / 3.0), "{toi:?}");
    assert_eq!(impacts, ["vf,0,1,3,2", "vf,3,0,1,2", "ee,0,1,2,3", "ee,0,2,1,3"]);
    let alone = |x: f32| format!("v {x} {x} 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    assert_eq!(run_ccd(&alone(0.0), &alone(1.0), &[]), (Some(0), None, vec![]));
    // Lone edges and points; with `--points`, also vertices without any element.
    let wires = |z: f32| {
        let points = format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 -1 {z}\nv 1 1 {z}\nv 0.5 1 {z}\nv 0.5 2 {z}\n");
        points + "f 1 2 3\nl 4 5\np 6\n"
    };
    let expected = ["vf,4,0,1,2", "vf,5,0,1,2", "ee,0,1,3,4"];
    assert_eq!(run_ccd(&wires(1.0), &wires(-1.0), &[]).2, expected);
    let with_all = ["vf,4,0,1,2", "vf,5,0,1,2", "vf,6,0,1,2", "ee,0,1,3,4"];
    assert_eq!(run_ccd(&wires(1.0), &wires(-1.0), &["--points"]).2, with_all);
    ledger::ran("cpu", "special motions on the command line");
}

#[test]
fn bad_frames_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("start.obj", frame(1.0));
    write("short.obj", "v 0 0 0\nv 4 0 0\nv 0 4 0\nf 1 2 3\n".to_owned());
    write("other.obj", frame(1.0).replace("f 4 5 6", "f 4 6 5"));
    let fails = |arguments: &[&str], message: &str| {
        let output = clasp3d(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(message), "{output:?}");
    };
    fails(&["start.obj", "short.obj"], "short.obj: 3 vertices, but start.obj has 6");
    fails(&["start.obj", "other.obj"], "other.obj: triangle 1 is not the same as in start.obj");
    write("line.obj", frame(1.0) + "l 1 2\n");
    write("nan.obj", frame(1.0).replace("v 1.5 1 1", "v 1.5 nan 1"));
    fails(&["start.obj", "line.obj"], "1 edges, but start.obj has 0");
    fails(&["start.obj", "nan.obj"], "expected a finite number, found \"nan\" (nan.obj, line 5)");
    fails(
        &["start.obj", "start.obj", "--min-distance", "-1"],
        "the minimum distance must be finite and at least 0, not -1",
    );
    fails(&["start.obj", "start.obj", "--min-distance", "nan"], "not NaN");
    fails(&["start.obj", "missing.obj"], "missing.obj");
    fails(&["start.obj"], "2");
    fails(&["--scene", "n-body", "--frames", "1"], "--frames must be at least 2");
}
