//! Throughput of the parallel primitives on each backend, next to `std` and `rayon`.
//!
//! ```sh
//! cargo bench -p clasp3d-benches --bench primitives
//! ```
//!
//! Data is on the device before and after a run; times cover recording, submission and waiting for completion. Every result
//! is checked.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use anyhow::Result;
use clap::Parser;
use clasp3d::gpu::{AdapterRequest, Gpu, GpuDevice};
use clasp3d::low_level::primitives::{Compact, RadixSort, Reduce, Scan};
use clasp3d::low_level::{Device, EmulatedDevice, Growable};
use clasp3d_benches::{Check, Race, table};
use clasp3d_kernels::primitives::reduce::SumU32;
use rayon::prelude::*;

/// Times the parallel primitives.
#[derive(Parser)]
struct Arguments {
    /// Binary logarithm of the number of elements.
    #[arg(long, default_value_t = 22)]
    log2: u32,
    /// Binary logarithm of the number of elements for the emulator.
    #[arg(long, default_value_t = 16)]
    emulator_log2: u32,
    /// Number of rounds that count.
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// Part of the name of the GPU adapter to use.
    #[arg(long)]
    adapter: Option<String>,
    /// Passed by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A device that can be timed.
trait Backend: Device {
    fn name(&self) -> String;
    /// Waits for a future and for the device.
    fn wait<F: Future>(&self, future: F) -> F::Output;
}

impl Backend for GpuDevice {
    fn name(&self) -> String {
        format!("gpu: {}", self.adapter().name.split(" (").next().unwrap_or_default())
    }

    fn wait<F: Future>(&self, future: F) -> F::Output {
        self.block_on(future)
    }
}

impl Backend for EmulatedDevice {
    fn name(&self) -> String {
        "emulator".to_owned()
    }

    fn wait<F: Future>(&self, future: F) -> F::Output {
        let mut future = std::pin::pin!(future);
        loop {
            let mut context = std::task::Context::from_waker(std::task::Waker::noop());
            if let std::task::Poll::Ready(output) = future.as_mut().poll(&mut context) {
                return output;
            }
        }
    }
}

/// Inputs of all primitives, of the same length.
struct Inputs {
    keys: Vec<u32>,
    /// Small, so that their sum fits into 32 bits.
    counts: Vec<u32>,
    flags: Vec<u32>,
}

impl Inputs {
    fn new(len: usize) -> Rc<Self> {
        let mut rng = fastrand::Rng::with_seed(len as u64);
        Rc::new(Self {
            keys: (0..len).map(|_| rng.u32(..)).collect(),
            counts: (0..len).map(|_| rng.u32(0..16)).collect(),
            flags: (0..len).map(|_| u32::from(rng.u8(..) < 64)).collect(),
        })
    }
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let inputs = Inputs::new(1 << arguments.log2);
    let emulator_inputs = Inputs::new(1 << arguments.emulator_log2);
    let request = AdapterRequest { name: arguments.adapter.clone(), software: true, ..Default::default() };
    let gpu = Gpu::new(request).device_blocking();
    if let Err(error) = &gpu {
        println!("No GPU: {error}");
    }
    let emulator = Arc::new(EmulatedDevice::default());

    let mut races =
        [native_sorts(&inputs), native_scans(&inputs), native_reductions(&inputs), native_compactions(&inputs)];
    if let Ok(gpu) = &gpu {
        enter(&mut races, gpu, &inputs)?;
    }
    enter(&mut races, &emulator, &emulator_inputs)?;
    for race in &mut races {
        race.run(arguments.rounds);
    }
    println!("{}", table(&races));
    println!("rayon: {} threads", rayon::current_num_threads());
    Ok(())
}

/// Enters a backend in all races.
fn enter<D: Backend + 'static>(races: &mut [Race<'_>; 4], device: &Arc<D>, inputs: &Rc<Inputs>) -> Result<()> {
    let [sort, scan, reduce, compact] = races;
    enter_sort(sort, device, inputs)?;
    enter_scan(scan, device, inputs)?;
    enter_reduce(reduce, device, inputs)?;
    enter_compact(compact, device, inputs)
}

fn native_sorts(inputs: &Rc<Inputs>) -> Race<'static> {
    let len = inputs.keys.len();
    let mut race = Race::new("sort");
    let given = Rc::clone(inputs);
    race.enter("rayon par_sort_unstable, keys only", len, move || {
        let mut keys = given.keys.clone();
        Box::new(move || {
            keys.par_sort_unstable();
            Box::new(move || assert!(keys.is_sorted()))
        })
    });
    let given = Rc::clone(inputs);
    race.enter("rayon par_sort_by_key, with payload", len, move || {
        let mut pairs: Vec<(u32, u32)> = given.keys.iter().copied().zip(0..).collect();
        Box::new(move || {
            pairs.par_sort_by_key(|pair| pair.0);
            Box::new(move || assert!(pairs.is_sorted()))
        })
    });
    let given = Rc::clone(inputs);
    race.enter("std sort_unstable, keys only", len, move || {
        let mut keys = given.keys.clone();
        Box::new(move || {
            keys.sort_unstable();
            Box::new(move || assert!(keys.is_sorted()))
        })
    });
    race
}

fn enter_sort<D: Backend + 'static>(race: &mut Race<'_>, device: &Arc<D>, inputs: &Rc<Inputs>) -> Result<()> {
    let len = inputs.keys.len();
    let payload: Vec<u32> = (0..len as u32).collect();
    let mut expected: Vec<(u32, u32)> = inputs.keys.iter().copied().zip(0..).collect();
    expected.sort_by_key(|pair| pair.0);
    let expected = Rc::new(expected);
    let sort = Rc::new(RadixSort::new(&**device, len)?);
    let keys = Rc::new(device.buffer::<u32>("keys", len)?);
    let values = Rc::new(device.buffer::<u32>("payload", len)?);
    let (device, inputs) = (Arc::clone(device), Rc::clone(inputs));
    race.enter(format!("{}, with payload", device.name()), len, move || {
        device.write(&keys, &inputs.keys).expect("upload");
        device.write(&values, &payload).expect("upload");
        device.wait(device.read(&keys, 0..1)).expect("upload");
        let (device, sort, keys, values, expected) =
            (device.clone(), sort.clone(), keys.clone(), values.clone(), expected.clone());
        Box::new(move || {
            sort.run(&*device, &keys, &values, len, 0..32).expect("sort");
            device.wait(device.read(&keys, 0..1)).expect("end");
            let check: Check<'_> = Box::new(move || {
                let keys = device.wait(device.read(&keys, 0..len)).expect("keys");
                let values = device.wait(device.read(&values, 0..len)).expect("payload");
                assert!(keys.into_iter().zip(values).eq(expected.iter().copied()));
            });
            check
        })
    });
    Ok(())
}

/// Writes the exclusive scan to `output`, which is already allocated, as on a device. Returns the sum.
fn exclusive_scan(input: &[u32], output: &mut [u32]) -> u32 {
    let mut sum = 0u32;
    for (element, before) in input.iter().zip(output) {
        *before = sum;
        sum += element;
    }
    sum
}

fn native_scans(inputs: &Rc<Inputs>) -> Race<'static> {
    let mut race = Race::new("exclusive scan");
    let (given, expected) = (Rc::clone(inputs), inputs.counts.iter().sum::<u32>());
    race.enter("std scan().collect()", given.counts.len(), move || {
        let given = Rc::clone(&given);
        Box::new(move || {
            let output: Vec<u32> =
                given.counts.iter().scan(0, |sum, x| Some(std::mem::replace(sum, *sum + x))).collect();
            Box::new(move || assert_eq!(output.last().zip(given.counts.last()).map(|(a, b)| a + b), Some(expected)))
        })
    });
    let given = Rc::clone(inputs);
    race.enter("loop into allocated memory", given.counts.len(), move || {
        let given = Rc::clone(&given);
        let mut output = vec![1; given.counts.len()];
        Box::new(move || {
            let total = exclusive_scan(&given.counts, &mut output);
            Box::new(move || assert!(total == expected && output.first() == Some(&0)))
        })
    });
    race
}

fn enter_scan<D: Backend + 'static>(race: &mut Race<'_>, device: &Arc<D>, inputs: &Rc<Inputs>) -> Result<()> {
    let len = inputs.counts.len();
    let mut expected = vec![0; len];
    let expected_total = exclusive_scan(&inputs.counts, &mut expected);
    let expected = Rc::new(expected);
    let scan = Rc::new(RefCell::new(Scan::new(&**device, len)?));
    let input = Rc::new(device.buffer_from("input", &inputs.counts)?);
    let output = Rc::new(device.buffer::<u32>("output", len)?);
    let device = Arc::clone(device);
    race.enter(device.name(), len, move || {
        let (device, scan, input, output, expected) =
            (device.clone(), scan.clone(), input.clone(), output.clone(), expected.clone());
        Box::new(move || {
            let total = device.wait(scan.borrow_mut().run(&*device, &input, &output, len)).expect("scan");
            let check: Check<'_> = Box::new(move || {
                assert_eq!(total, expected_total);
                assert!(device.wait(device.read(&output, 0..len)).expect("output") == *expected);
            });
            check
        })
    });
    Ok(())
}

fn native_reductions(inputs: &Rc<Inputs>) -> Race<'static> {
    let (len, expected) = (inputs.counts.len(), inputs.counts.iter().sum::<u32>());
    let mut race = Race::new("sum of u32");
    let given = Rc::clone(inputs);
    race.enter("rayon sum", len, move || {
        let given = Rc::clone(&given);
        Box::new(move || {
            let sum: u32 = given.counts.par_iter().sum();
            Box::new(move || assert_eq!(sum, expected))
        })
    });
    let given = Rc::clone(inputs);
    race.enter("std sum", len, move || {
        let given = Rc::clone(&given);
        Box::new(move || {
            let sum: u32 = given.counts.iter().sum();
            Box::new(move || assert_eq!(sum, expected))
        })
    });
    race
}

fn enter_reduce<D: Backend + 'static>(race: &mut Race<'_>, device: &Arc<D>, inputs: &Rc<Inputs>) -> Result<()> {
    let (len, expected) = (inputs.counts.len(), inputs.counts.iter().sum::<u32>());
    let reduce = Rc::new(RefCell::new(Reduce::<D, SumU32>::new(&**device, len)?));
    let input = Rc::new(device.buffer_from("input", &inputs.counts)?);
    let device = Arc::clone(device);
    race.enter(device.name(), len, move || {
        let (device, reduce, input) = (device.clone(), reduce.clone(), input.clone());
        Box::new(move || {
            let sum = device.wait(reduce.borrow_mut().run(&*device, &input, len)).expect("sum");
            Box::new(move || assert_eq!(sum, expected))
        })
    });
    Ok(())
}

/// The keys whose flag is set.
fn flagged_keys(inputs: &Inputs) -> Vec<u32> {
    inputs.keys.iter().zip(&inputs.flags).filter(|(_, flag)| **flag != 0).map(|(key, _)| *key).collect()
}

fn native_compactions(inputs: &Rc<Inputs>) -> Race<'static> {
    let (len, expected) = (inputs.keys.len(), Rc::new(flagged_keys(inputs)));
    let mut race = Race::new("compaction");
    let (given, expected_keys) = (Rc::clone(inputs), Rc::clone(&expected));
    race.enter("rayon filter", len, move || {
        let (given, expected) = (Rc::clone(&given), Rc::clone(&expected_keys));
        Box::new(move || {
            let inputs = &*given;
            let pairs = inputs.keys.par_iter().zip(&inputs.flags);
            let found: Vec<u32> = pairs.filter(|(_, flag)| **flag != 0).map(|(key, _)| *key).collect();
            Box::new(move || assert!(found == *expected))
        })
    });
    let given = Rc::clone(inputs);
    race.enter("std filter", len, move || {
        let (given, expected) = (Rc::clone(&given), Rc::clone(&expected));
        Box::new(move || {
            let found = flagged_keys(&given);
            Box::new(move || assert!(found == *expected))
        })
    });
    race
}

fn enter_compact<D: Backend + 'static>(race: &mut Race<'_>, device: &Arc<D>, inputs: &Rc<Inputs>) -> Result<()> {
    let (len, expected) = (inputs.keys.len(), Rc::new(flagged_keys(inputs)));
    let compact = Rc::new(RefCell::new(Compact::new(&**device, len)?));
    let flags = Rc::new(device.buffer_from("flags", &inputs.flags)?);
    let elements = Rc::new(device.buffer_from("elements", &inputs.keys)?);
    let device = Arc::clone(device);
    race.enter(device.name(), len, move || {
        let mut output = Growable::new(&*device, "output", expected.len()).expect("output");
        let (device, compact, flags, elements, expected) =
            (device.clone(), compact.clone(), flags.clone(), elements.clone(), expected.clone());
        Box::new(move || {
            let count = device
                .wait(compact.borrow_mut().run(&*device, &flags, &elements, &mut output, len))
                .expect("compaction");
            let check: Check<'_> = Box::new(move || {
                assert!(device.wait(device.read(output.get(), 0..count)).expect("output") == *expected)
            });
            check
        })
    });
    Ok(())
}
