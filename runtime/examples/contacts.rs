//! Contacts of intersecting triangles: `cargo run -p clasp3d --example contacts`

use clasp3d::{Detector, Settings};
use clasp3d_scenes::BuiltInScene;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut tori = BuiltInScene::find("tori").ok_or("unknown scene")?.build(2000)?;
    let mut detector = Detector::new(tori.scene(), Settings { contacts: true, ..Default::default() })?;
    let result = detector.detect(&tori.positions(5, 10)?)?;
    for (pair, contact) in result.pairs().iter().zip(result.contacts()).take(5) {
        let (length, depth) = (contact.length, contact.depth);
        println!("{} and {}: {:?}, length {length:.4}, depth {depth:.4}", pair.a, pair.b, contact.shape);
    }
    let regions = result.contact_regions().unwrap_or(0);
    println!("{} pairs in {regions} connected contact regions", result.pairs().len());
    Ok(())
}
