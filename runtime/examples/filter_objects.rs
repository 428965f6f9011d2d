//! Leaving out pairs by object: `cargo run -p clasp --features scenes --example filter_objects`

use clasp::scene::built_in::BuiltIn;
use clasp::{Detector, ObjectFilter, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Object 0 is the cloth, object 1 the ball.
    let mut drape = BuiltIn::find("folding-cloth").ok_or("there is a cloth")?.open(8000)?;
    let positions = drape.positions(9, 10)?;
    let filters = [
        ("everything", ObjectFilter::new()),
        ("no self-collisions", ObjectFilter::new().self_collisions(false)),
        ("only the cloth with itself", ObjectFilter::new().self_collisions_of(1, false).may_touch(0, 1)),
    ];
    for (name, filter) in filters {
        let mut detector = Detector::new(drape.scene(), Settings { filter, ..Default::default() })?;
        println!("{name}: {:?}", detector.detect(&positions)?.pairs_by_object());
    }
    Ok(())
}
