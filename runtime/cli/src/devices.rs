//! `clasp devices`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clasp::gpu::primitives::{RadixSort, Scan};
use clasp::gpu::{AdapterRequest, AdapterSummary, Device, Gpu, adapter};
use clasp::{Error, Result};

#[derive(clap::Args, Default)]
pub struct Arguments {
    /// Also runs kernels on each adapter, and compares what they return with the CPU.
    #[arg(long)]
    check: bool,
}

/// Elements of the check: more than one block of every primitive.
const CHECKED: usize = 100_003;

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let adapters = adapter::adapters_blocking();
    if adapters.is_empty() {
        print(
            "No GPU adapter was found: CLASP would run on the CPU.\n\
               A driver is missing if this machine has a GPU. On Linux that is its Vulkan driver, for example Debian's \
               mesa-vulkan-drivers, which also has a software adapter for tests.\n",
        );
        return Ok(ExitCode::SUCCESS);
    }
    let mut text: String = adapters.iter().map(describe).collect();
    if !adapters.iter().any(|adapter| adapter.verdict == adapter::Verdict::Default) {
        text += "There is no hardware adapter: by default CLASP would run on the CPU.\n";
    }
    print(&text);
    let mut all_right = true;
    for adapter in adapters.iter().filter(|_| arguments.check) {
        let outcome = match check(adapter) {
            Ok(true) => "right".to_owned(),
            Ok(false) => "WRONG: this adapter or its driver computes something else than the CPU".to_owned(),
            Err(error) => format!("FAILED: {error}"),
        };
        all_right &= outcome == "right";
        print(&format!("{}: scan and sort of {CHECKED} elements: {outcome}\n", adapter.name));
    }
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints, and ends quietly where nobody reads any more (`clasp devices | head -n 1`).
fn print(text: &str) {
    if io::stdout().write_all(text.as_bytes()).is_err() {
        std::process::exit(0);
    }
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
        bytes(limits.max_storage_buffer_binding_size),
        bytes(limits.max_buffer_size),
        limits.max_storage_buffers_per_shader_stage,
        limits.max_compute_invocations_per_workgroup,
        bytes(u64::from(limits.max_compute_workgroup_storage_size)),
        if adapter.timestamps { "yes" } else { "no" },
        adapter.verdict,
    )
}

fn bytes(count: u64) -> String {
    match count {
        0..0x400 => format!("{count} B"),
        0x400..0x10_0000 => format!("{} KiB", count >> 10),
        0x10_0000..0x4000_0000 => format!("{} MiB", count >> 20),
        _ => format!("{} GiB", count >> 30),
    }
}

/// Whether an adapter scans and sorts as the CPU does.
fn check(adapter: &AdapterSummary) -> Result<bool, Error> {
    let request = AdapterRequest { name: Some(adapter.name.clone()), poison: true, ..Default::default() };
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
