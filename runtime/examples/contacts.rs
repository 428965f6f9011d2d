//! Where and how deep triangles meet: `cargo run -p clasp --features scenes --example contacts`

use clasp::scene::built_in::BuiltIn;
use clasp::{Detector, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut tori = BuiltIn::find("tori").ok_or("there are tori")?.open(2000)?;
    let mut detector = Detector::new(tori.scene(), Settings { contacts: true, ..Default::default() })?;
    let report = detector.detect(&tori.positions(5, 10)?)?;
    for (pair, contact) in report.pairs().iter().zip(report.contacts()).take(5) {
        let (length, depth) = (contact.length, contact.depth);
        println!("{} and {}: {:?}, length {length:.4}, depth {depth:.4}", pair.a, pair.b, contact.shape);
    }
    let regions = report.contact_regions().unwrap_or(0);
    println!("{} pairs in {regions} connected regions", report.pairs().len());
    Ok(())
}
