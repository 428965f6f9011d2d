//! `clasp3d devices`

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::Arc;

use clasp3d::gpu::adapter::{self, Verdict};
use clasp3d::gpu::{AdapterRequest, AdapterSummary, Gpu};
use clasp3d::low_level::Device;
use clasp3d::low_level::primitives::{RadixSort, Scan};
use clasp3d::{Backend, Detector, Error, Result, Settings};
use clasp3d_report::format::{grouped, readable_bytes};

use crate::common::console::ignore_closed_pipe;
use crate::common::hard_scenes::{HardScene, exact_pairs, hard_scenes};

#[derive(clap::Args, Default)]
pub struct Arguments {
    /// Also runs kernels on each adapter, and compares the results with the CPU.
    #[arg(long)]
    check: bool,
}

/// Number of elements to scan and sort: more than one block of every primitive.
const CHECKED_ELEMENTS: usize = 100_003;

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    let adapters = adapter::adapters_blocking();
    if adapters.is_empty() {
        writeln!(
            out,
            "No GPU adapter found.\nIf this machine has a GPU, its driver is missing: on Linux the Vulkan driver, for \
             example\nDebian's mesa-vulkan-drivers, which also has a software adapter for tests."
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    for adapter in &adapters {
        write!(out, "{}", describe(adapter))?;
    }
    if !adapters.iter().any(|adapter| adapter.verdict == Verdict::Default) {
        writeln!(out, "No hardware adapter found: CLASP uses the CPU by default.")?;
    }
    let passed = !arguments.check || check_all(&adapters)?;
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn describe(adapter: &AdapterSummary) -> String {
    let limits = &adapter.limits;
    format!(
        "{}\n  type         {}\n  driver       {}, {}\n  limits       {} per binding, {} per buffer, {} storage buffers,\
         \n               {} threads and {} per workgroup\n  stage times  {}\n  used         {}\n",
        adapter.name,
        adapter.kind,
        adapter.api,
        adapter.driver,
        readable_bytes(limits.max_storage_buffer_binding_size),
        readable_bytes(limits.max_buffer_size),
        limits.max_storage_buffers_per_shader_stage,
        limits.max_compute_invocations_per_workgroup,
        readable_bytes(u64::from(limits.max_compute_workgroup_storage_size)),
        if adapter.timestamps { "yes" } else { "no" },
        adapter.verdict,
    )
}

/// Checks every adapter that CLASP can use, and prints the outcomes. Returns whether all results are correct.
fn check_all(adapters: &[AdapterSummary]) -> io::Result<bool> {
    let mut all_correct = true;
    let usable = adapters.iter().enumerate().filter(|(_, adapter)| adapter.verdict != Verdict::TooSmall);
    for (number, adapter) in usable {
        let request = AdapterRequest { number: Some(number), poison: true, ..Default::default() };
        let gpu = Arc::new(Gpu::new(request));
        let outcome = match is_correct(&gpu) {
            Ok(true) => Outcome::Correct,
            Ok(false) => Outcome::Wrong("the results differ from the CPU".to_owned()),
            Err(error) => Outcome::Failed(error),
        };
        let what = format!("scan and sort of {} elements", grouped(CHECKED_ELEMENTS as u64));
        let scenes = check_scenes(&gpu).unwrap_or_else(Outcome::Failed);
        for (what, outcome) in [(&*what, outcome), ("far-away, huge, tiny and degenerate scenes", scenes)] {
            all_correct &= matches!(outcome, Outcome::Correct);
            let printed = writeln!(io::stdout(), "{}: {what}: {}", adapter.name, outcome.describe());
            // The exit code counts, even if nobody reads the output.
            ignore_closed_pipe(printed)?;
        }
    }
    Ok(all_correct)
}

/// Outcome of a check.
enum Outcome {
    Correct,
    /// What is wrong.
    Wrong(String),
    Failed(Error),
}

impl Outcome {
    fn describe(&self) -> String {
        match self {
            Self::Correct => "correct".to_owned(),
            Self::Wrong(what) => {
                format!("WRONG: {what}, so the adapter or its driver is defective: use --backend cpu, and report it")
            }
            Self::Failed(error) => format!("FAILED: {error}"),
        }
    }
}

/// Compares pairs with exact predicates for all pairs of triangles, and impacts with the CPU, in scenes that are hard for a
/// driver.
fn check_scenes(gpu: &Arc<Gpu>) -> Result<Outcome> {
    let mut wrong = Vec::new();
    for HardScene { name, scene, t1 } in hard_scenes()? {
        let [mut detector, mut reference] = [
            Detector::new(&scene, Settings { backend: Backend::Shared(Arc::clone(gpu)), ..Default::default() })?,
            Detector::new(&scene, Settings { backend: Backend::Cpu, ..Default::default() })?,
        ];
        let result = detector.detect(scene.positions())?;
        let found: Vec<(u32, u32)> = result.pairs().iter().map(|pair| (pair.a, pair.b)).collect();
        let impacts = detector.detect_continuous(scene.positions(), &t1)?;
        let expected = reference.detect_continuous(scene.positions(), &t1)?;
        let problem = if found != exact_pairs(&scene) {
            "pairs"
        } else if impacts.impacts() != expected.impacts() {
            "impacts"
        } else {
            continue;
        };
        wrong.push(format!("the {problem} of the {name} scene"));
    }
    Ok(if wrong.is_empty() {
        Outcome::Correct
    } else {
        Outcome::Wrong(format!("{} differ from the exact ones", wrong.join(", ")))
    })
}

/// Whether an adapter scans and sorts correctly.
fn is_correct(gpu: &Gpu) -> Result<bool> {
    let device = gpu.device_blocking()?;
    let mut rng = fastrand::Rng::with_seed(1);
    let elements: Vec<u32> = (0..CHECKED_ELEMENTS).map(|_| rng.u32(0..10_000)).collect();

    let input = device.buffer_from("elements", &elements)?;
    let output = device.buffer("scan", CHECKED_ELEMENTS)?;
    let mut scan = Scan::new(&*device, CHECKED_ELEMENTS)?;
    let total = device.block_on(scan.run(&*device, &input, &output, CHECKED_ELEMENTS))?;
    let mut expected_total = 0;
    let mut expected_scan = Vec::with_capacity(CHECKED_ELEMENTS);
    for element in &elements {
        expected_scan.push(expected_total);
        expected_total += element;
    }
    let scan = device.block_on(device.read(&output, 0..CHECKED_ELEMENTS))?;

    let payload: Vec<u32> = (0..).take(CHECKED_ELEMENTS).collect();
    let payload_buffer = device.buffer_from("payload", &payload)?;
    RadixSort::new(&*device, CHECKED_ELEMENTS)?.run(&*device, &input, &payload_buffer, CHECKED_ELEMENTS, 0..32)?;
    let mut expected_payload = payload;
    expected_payload.sort_by_key(|&i| elements[i as usize]);
    let sorted = device.block_on(device.read(&payload_buffer, 0..CHECKED_ELEMENTS))?;
    Ok(total == expected_total && scan == expected_scan && sorted == expected_payload)
}
