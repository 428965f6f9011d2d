//! `clasp3d ccd`, as people call it.

use std::process::{Command, Output};

use clasp3d_tests::ledger;
use serde_json::Value;

const TRIANGLES: &str = "f 1 2 3\nf 4 5 6\n";

/// A triangle, and a smaller one at this height above it.
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
fn it_says_what_touches_and_when() {
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

    // With a minimum distance it is earlier.
    let output = clasp3d(folder.path(), &["above.obj", "below.obj", "--json", "--min-distance", "0.5"]);
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let time = json["steps"][0]["earliest_toi"].as_f64().expect("a time");
    assert!((0.249..=0.25).contains(&time), "{time}");
    ledger::ran("cpu", "clasp3d ccd");
}

/// What `--table` and the report say of a scene: the parts that the linear and the planar filter remove of the candidates,
/// for each length of a step.
fn removed(arguments: &[&str]) -> Vec<f64> {
    let folder = tempfile::tempdir().expect("a folder");
    let all = [arguments, &["--table", "--json", "--report", "table.html"]].concat();
    let output = clasp3d(folder.path(), &all);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let report = std::fs::read_to_string(folder.path().join("table.html")).expect("a report");
    assert!(report.contains("PrimBV+NonPen") && report.contains("<svg") && report.contains("1/5"), "{arguments:?}");
    let lengths = json["filters"].as_array().expect("a list");
    assert_eq!(lengths.iter().map(|step| &step["length"]).collect::<Vec<_>>(), ["1", "1/2", "1/3", "1/4", "1/5"]);
    let part = |step: &Value, what: &str| step["removed"][what].as_f64().expect("a number");
    for step in lengths {
        // The linear filter removes what boxes do, and more.
        assert!(part(step, "boxes") <= part(step, "linear") && part(step, "linear") <= part(step, "linear_and_planar"));
        assert!(step["candidates"].as_u64() > Some(0) && step["candidates"].as_u64() <= step["pairs"].as_u64());
    }
    lengths.iter().map(|step| part(step, "linear_and_planar_of_candidates")).collect()
}

#[test]
fn filters_remove_what_the_paper_promises() {
    let on_ball = removed(&["--scene", "cloth-on-ball", "--triangles", "3000", "--frames", "50"]);
    assert!(on_ball.iter().all(|part| *part >= 0.95), "{on_ball:?}");
    let balls = removed(&["--scene", "n-body", "--triangles", "10000", "--self-collisions", "off"]);
    assert!(balls.iter().all(|part| *part >= 0.85), "{balls:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let table = clasp3d(folder.path(), &["--scene", "breaking", "--triangles", "1500", "--frames", "4", "--table"]);
    let text = String::from_utf8_lossy(&table.stdout);
    for row in ["PrimBV", "linear", "NonPen", "planar", "PrimBV+NonPen", "linear+planar", "ms, linear+planar"] {
        assert!(text.contains(row), "{text}");
    }
}

#[test]
fn odd_motions_have_exact_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file");
    // The exit code, the first time and the impacts.
    let answer = |start: &str, end: &str, more: &[&str]| {
        write("start.obj", start);
        write("end.obj", end);
        let output =
            clasp3d(folder.path(), &[&["start.obj", "end.obj", "--json", "--impacts", "i.csv"], more].concat());
        let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let csv = std::fs::read_to_string(folder.path().join("i.csv")).expect("a file");
        let names = |line: &str| line.rsplit_once(',').map(|(names, _)| names.to_owned()).unwrap_or_default();
        let impacts: Vec<String> = csv.lines().skip(1).map(names).collect();
        (output.status.code(), json["steps"][0]["earliest_toi"].as_f64(), impacts)
    };
    let near = |time: Option<f64>, exact: f64| time.is_some_and(|time| time <= exact && time > exact - 1e-6);

    // No motion at all, apart and touching.
    assert_eq!(answer(&frame(1.0), &frame(1.0), &[]), (Some(0), None, vec![]));
    let (code, time, impacts) = answer(&frame(0.0), &frame(0.0), &[]);
    assert_eq!((code, time, impacts.len()), (Some(1), Some(0.0), 3));
    // Far and back.
    let (code, time, impacts) = answer(&frame(1e30), &frame(-1e30), &[]);
    assert!(code == Some(1) && near(time, 0.5) && impacts.len() == 3, "{time:?} {impacts:?}");
    // A face on one line, and one that names a vertex twice: it has no face, but an edge.
    let thin = |z: f32| {
        format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 {z}\nv 2 1 {z}\nv 3 1 {z}\nv 5 -1 {z}\nf 1 2 3\nf 4 5 6\nf 6 6 7\n")
    };
    let (code, time, impacts) = answer(&thin(1.0), &thin(-1.0), &[]);
    assert!(code == Some(1) && near(time, 0.5), "{time:?}");
    // The first two vertices are inside, the third is on the long side, which all edges to it meet; the edge of the last one
    // goes along that side to the corner.
    let vertices = ["vf,3,0,1,2", "vf,4,0,1,2", "vf,5,0,1,2"];
    let expected = [&vertices[..], &["ee,0,1,5,6", "ee,1,2,3,5", "ee,1,2,4,5", "ee,1,2,5,6"]].concat();
    assert_eq!(impacts, expected);
    // A face that folds onto its neighbour and through it, within the plane; and one that turns over by itself, which has
    // nothing to meet.
    let square = |x: f32, y: f32| format!("v 0 0 0\nv 1 0 0\nv 0 1 0\nv {x} {y} 0\nf 1 2 3\nf 2 4 3\n");
    let (code, time, impacts) = answer(&square(1.0, 1.0), &square(-0.5, -0.5), &[]);
    assert!(code == Some(1) && near(time, 1.0 / 3.0), "{time:?}");
    assert_eq!(impacts, ["vf,0,1,3,2", "vf,3,0,1,2", "ee,0,1,2,3", "ee,0,2,1,3"]);
    let alone = |x: f32| format!("v {x} {x} 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    assert_eq!(answer(&alone(0.0), &alone(1.0), &[]), (Some(0), None, vec![]));
    // Lines and points; and vertices that nobody names, where they are asked for.
    let wires = |z: f32| {
        let points = format!("v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 -1 {z}\nv 1 1 {z}\nv 0.5 1 {z}\nv 0.5 2 {z}\n");
        points + "f 1 2 3\nl 4 5\np 6\n"
    };
    let expected = ["vf,4,0,1,2", "vf,5,0,1,2", "ee,0,1,3,4"];
    assert_eq!(answer(&wires(1.0), &wires(-1.0), &[]).2, expected);
    let with_all = ["vf,4,0,1,2", "vf,5,0,1,2", "vf,6,0,1,2", "ee,0,1,3,4"];
    assert_eq!(answer(&wires(1.0), &wires(-1.0), &["--points"]).2, with_all);
    ledger::ran("cpu", "odd motions on the command line");
}

#[test]
fn bad_frames_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| std::fs::write(folder.path().join(name), text).expect("a file");
    write("start.obj", frame(1.0));
    write("short.obj", "v 0 0 0\nv 4 0 0\nv 0 4 0\nf 1 2 3\n".to_owned());
    write("other.obj", frame(1.0).replace("f 4 5 6", "f 4 6 5"));
    let fails = |arguments: &[&str], words: &str| {
        let output = clasp3d(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{output:?}");
    };
    fails(&["start.obj", "short.obj"], "3 vertices, but start.obj has 6");
    fails(&["start.obj", "other.obj"], "triangle 1 is another one");
    write("line.obj", frame(1.0) + "l 1 2\n");
    write("nan.obj", frame(1.0).replace("v 1.5 1 1", "v 1.5 nan 1"));
    fails(&["start.obj", "line.obj"], "1 edges, but start.obj has 0");
    fails(&["start.obj", "nan.obj"], "nan.obj: line 5: expected a finite number, found \"nan\"");
    fails(&["start.obj", "start.obj", "--min-distance", "-1"], "the minimum distance is at least 0 and finite, not -1");
    fails(&["start.obj", "start.obj", "--min-distance", "nan"], "not NaN");
    fails(&["start.obj", "missing.obj"], "missing.obj");
    fails(&["start.obj"], "2");
    fails(&["--scene", "n-body", "--frames", "1"], "two frames at least");
}
