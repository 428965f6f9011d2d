//! Excludes pairs of objects: `cargo run -p clasp3d --example filter_objects`

use clasp3d::{Detector, ObjectFilter, Settings};
use clasp3d_scenes::BuiltInScene;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Object 0 is the cloth, object 1 the ball.
    let mut scene = BuiltInScene::find("folding-cloth").ok_or("unknown scene")?.build(8000)?;
    let positions = scene.positions(9, 10)?;
    let filters = [
        ("all pairs", ObjectFilter::new()),
        ("without self-collisions", ObjectFilter::new().self_collisions(false)),
        ("self-collisions of the cloth only", ObjectFilter::new().self_collisions_of(1, false).may_touch(0, 1)),
    ];
    for (name, filter) in filters {
        let mut detector = Detector::new(scene.scene(), Settings { filter, ..Default::default() })?;
        println!("{name}: {:?}", detector.detect(&positions)?.pairs_by_object());
    }
    Ok(())
}
