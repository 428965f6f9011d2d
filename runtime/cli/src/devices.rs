//! `clasp devices`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clasp::Result;
use clasp::gpu::adapter::{self, Verdict};
use clasp::gpu::primitives::{RadixSort, Scan};
use clasp::gpu::{AdapterRequest, AdapterSummary, Device, Gpu};
use clasp::report::sequence::readable_bytes;

#[derive(clap::Args, Default)]
pub struct Arguments {
    /// Also runs kernels on each adapter, and compares what they return with the CPU.
    #[arg(long)]
    check: bool,
}

/// Elements of the check: more than one block of every primitive.
const CHECKED: usize = 100_003;

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    let adapters = adapter::adapters_blocking();
    if adapters.is_empty() {
        writeln!(
            out,
            "No GPU adapter was found.\nA driver is missing if this machine has a GPU. On Linux that is its Vulkan \
             driver, for example Debian's mesa-vulkan-drivers, which also has a software adapter for tests."
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    for adapter in &adapters {
        write!(out, "{}", describe(adapter))?;
    }
    if !adapters.iter().any(|adapter| adapter.verdict == Verdict::Default) {
        writeln!(out, "There is no hardware adapter that CLASP would use by default.")?;
    }
    let mut all_right = true;
    if arguments.check {
        for (number, adapter) in adapters.iter().enumerate().filter(|(_, adapter)| adapter.verdict != Verdict::TooSmall)
        {
            let outcome = check(number);
            all_right &= matches!(outcome, Ok(true));
            let words = match outcome {
                Ok(true) => "right".to_owned(),
                Ok(false) => "WRONG: this adapter or its driver computes something else than the CPU".to_owned(),
                Err(error) => format!("FAILED: {error}"),
            };
            let written = writeln!(out, "{}: scan and sort of {CHECKED} elements: {words}", adapter.name);
            // A check goes on, and its exit code counts, also where nobody reads what it says.
            written.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })?;
        }
    }
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn describe(adapter: &AdapterSummary) -> String {
    let limits = &adapter.limits;
    format!(
        "{}\n  type         {}\n  driver       {}, {}\n  limits       {} a binding, {} a buffer, {} storage buffers;\n               \
         {} threads and {} a workgroup\n  stage times  {}\n  used         {}\n",
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

/// Whether the adapter with this number scans and sorts as the CPU does.
fn check(number: usize) -> Result<bool> {
    let request = AdapterRequest { number: Some(number), poison: true, ..Default::default() };
    let device = Gpu::new(request).device_blocking()?;
    let mut rng = fastrand::Rng::with_seed(1);
    let elements: Vec<u32> = (0..CHECKED).map(|_| rng.u32(0..10_000)).collect();

    let input = device.buffer_from("elements", &elements)?;
    let output = device.buffer("scan", CHECKED)?;
    let total = device.block_on(Scan::new(&*device, CHECKED)?.run(&*device, &input, &output, CHECKED))?;
    let mut sum = 0;
    let mut scan = Vec::with_capacity(CHECKED);
    for element in &elements {
        scan.push(sum);
        sum += element;
    }
    let scan_is_right = total == sum && device.block_on(device.read(&output, 0..CHECKED))? == scan;

    let payload: Vec<u32> = (0..).take(CHECKED).collect();
    let payload_buffer = device.buffer_from("payload", &payload)?;
    RadixSort::new(&*device, CHECKED)?.run(&*device, &input, &payload_buffer, CHECKED, 0..32)?;
    let mut sorted = payload;
    sorted.sort_by_key(|&i| elements[i as usize]);
    let sort_is_right = device.block_on(device.read(&payload_buffer, 0..CHECKED))? == sorted;
    Ok(scan_is_right && sort_is_right)
}
