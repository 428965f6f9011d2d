//! A frame loop: `cargo run -p clasp --features scenes --example frame_loop`

use clasp::scene::built_in::BuiltIn;
use clasp::{Detector, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut tori = BuiltIn::find("tori").ok_or("there are tori")?.open(4000)?;
    let mut detector = Detector::new(tori.scene(), Settings::default())?;
    for frame in 0..10 {
        let report = detector.detect(&tori.positions(frame, 10)?)?;
        let figures = &report.figures;
        println!("frame {frame}: {} pairs, {} tested, {} rounds", figures.found, figures.tested, figures.rounds);
    }
    Ok(())
}
