//! Prints the self-intersections of a mesh: `cargo run -p clasp3d --example check_mesh -- bunny.obj`

use clasp3d::{Detector, Scene, Settings};
use clasp3d_io::read_mesh;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args_os().nth(1).ok_or("usage: check_mesh FILE")?;
    let loaded = read_mesh(path)?;
    let scene = Scene::new([loaded.mesh.into_f64()])?;
    let mut detector = Detector::new(&scene, Settings::default())?;
    let result = detector.detect(scene.positions())?;
    for pair in result.pairs() {
        println!("{} {}", pair.a, pair.b);
    }
    eprintln!("intersecting pairs: {} ({} triangles)", result.pairs().len(), scene.triangles().len());
    Ok(())
}
