//! Whether a mesh intersects itself: `cargo run -p clasp --features files --example check_mesh -- bunny.obj`

use clasp::scene::files::read_mesh;
use clasp::{Detector, Scene, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args_os().nth(1).ok_or("which file?")?;
    let loaded = read_mesh(path.as_ref())?;
    let scene = Scene::new([loaded.mesh])?;
    let mut detector = Detector::new(&scene, Settings::default())?;
    let report = detector.detect(scene.positions())?;
    for pair in report.pairs() {
        println!("{} {}", pair.a, pair.b);
    }
    eprintln!("{} pairs of {} triangles intersect", report.pairs().len(), scene.triangles().len());
    Ok(())
}
