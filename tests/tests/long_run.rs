//! Memory over many frames. In a separate test program, because it measures the memory of the whole process.

use clasp3d::{Clusters, Detector, Scene, Settings};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{brute_force, index_pairs};
use clasp3d_tests::{ledger, surfaces};

/// Resident memory of this process in bytes; `None` where the system does not report it.
fn resident_bytes() -> Option<usize> {
    let pages: usize = std::fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Limit of the growth in bytes. A leak of 1 KiB per frame would be 9 MiB.
const MAX_GROWTH: usize = 4 << 20;

#[test]
fn memory_does_not_grow_over_ten_thousand_frames() {
    let what = "ten thousand frames";
    let frame = |frame: usize| Scene::new([surfaces::eight(128, 0.3 * frame as f32)]).expect("a scene");
    let frames: Vec<Scene> = (0..4).map(frame).collect();
    let expected: Vec<Vec<(u32, u32)>> = frames.iter().map(brute_force).collect();
    assert!(expected.iter().all(|pairs| !pairs.is_empty()));
    for (name, backend) in detector_backends(what) {
        let settings = Settings { backend, clustering: Clusters::Count(2).into(), ..Default::default() };
        let mut detector = Detector::new(&frames[0], settings).expect("a detector");
        let mut before = None;
        for frame in 0..10_000 {
            let index = frame % frames.len();
            let result = detector.detect(frames[index].positions()).expect("a result");
            assert_eq!(index_pairs(&result), expected[index], "{name}, frame {frame}");
            let on_device = detector.device().map(|device| device.memory_in_use());
            if frame == 1000 {
                before = Some((on_device, resident_bytes()));
            }
            assert!(
                before.is_none_or(|(bytes, _)| bytes == on_device),
                "{name}: {on_device:?} bytes, before {before:?}"
            );
        }
        if let (Some((_, Some(before))), Some(after)) = (before, resident_bytes()) {
            let growth = after.saturating_sub(before);
            println!("{name}: {} KiB more after 10,000 frames than after 1,000", growth / 1024);
            assert!(growth < MAX_GROWTH, "{name}: {growth} bytes more after 10,000 frames than after 1,000");
        }
        ledger::ran(name, what);
    }
}
