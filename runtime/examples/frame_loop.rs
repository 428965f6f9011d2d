//! Detection in every frame of an animation: `cargo run -p clasp3d --example frame_loop`

use clasp3d::{Detector, Settings};
use clasp3d_scenes::BuiltInScene;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut tori = BuiltInScene::find("tori").ok_or("unknown scene")?.build(4000)?;
    let mut detector = Detector::new(tori.scene(), Settings::default())?;
    for frame in 0..10 {
        let result = detector.detect(&tori.positions(frame, 10)?)?;
        let stats = &result.stats;
        println!("frame {frame}: {} pairs, {} tested, {} clustering rounds", stats.found, stats.tested, stats.rounds);
    }
    Ok(())
}
