//! Test bodies of the parallel primitives, for any device. Expected results are computed with `std`.

use anyhow::{Context as _, Result, ensure};
use clasp3d::low_level::primitives::{Compact, RadixSort, Reduce, Scan};
use clasp3d::low_level::{Device, Growable, Recorder};
use clasp3d::{DeviceError, Error};
use clasp3d_kernels::primitives::dispatch::{Fill, SizeDispatch};
use clasp3d_kernels::primitives::reduce::{
    MaxF32, MaxU32, MaxVec4, MinF32, MinU32, MinVec4, Reduction, SumF32, SumU32, SumVec4,
};
use clasp3d_kernels::types::FillParams;
use fastrand::Rng;
use glam::Vec4;

/// Lengths around those of one thread, one workgroup and one block, and of several blocks.
pub const SIZES: [usize; 9] = [0, 1, 255, 256, 257, 1025, 4096, 4097, 65_537];

/// Length of thousands of blocks, with more threads than one dimension of a launch has.
pub const LARGE: usize = 1 << 24;

/// Distribution of the keys of a test.
#[derive(Clone, Copy, Debug)]
pub enum Keys {
    /// All equal.
    Equal,
    /// Ascending.
    Ascending,
    /// Descending.
    Descending,
    /// Random.
    Random,
    /// Random with few different values, to test stability.
    Few,
}

/// All distributions of keys.
pub const KEYS: [Keys; 5] = [Keys::Equal, Keys::Ascending, Keys::Descending, Keys::Random, Keys::Few];

impl Keys {
    /// Creates `len` keys. The result depends only on the distribution and on `len`.
    pub fn make(self, len: usize) -> Vec<u32> {
        let mut rng = Rng::with_seed(len as u64);
        // Spread over all 32 bits, so that every pass of a sort has work.
        let spread = u32::MAX / (len.max(1) as u32);
        let ascending = (0..len as u32).map(|i| i * spread);
        match self {
            Self::Equal => vec![0xDEAD_BEEF; len],
            Self::Ascending => ascending.collect(),
            Self::Descending => ascending.rev().collect(),
            Self::Random => (0..len).map(|_| rng.u32(..)).collect(),
            Self::Few => (0..len).map(|_| rng.u32(0..7) * 0x1234_5678).collect(),
        }
    }
}

/// Tests sum, minimum and maximum of every type.
pub async fn reduce<D: Device>(device: &D, len: usize) -> Result<()> {
    let mut rng = Rng::with_seed(1 + len as u64);
    let integers: Vec<u32> = (0..len).map(|_| rng.u32(..)).collect();
    // Integers whose partial sums, even doubled, are below 2²⁴: f32 adds them without rounding.
    let highest = ((1 << 23) / len.max(1)).clamp(1, 1000) as i32;
    let floats: Vec<f32> = (0..len).map(|_| rng.i32(-highest..=highest) as f32).collect();
    // A binding of baseline WebGPU has at most 128 MiB, and a vector has 16 bytes.
    let short = &floats[..len.min(LARGE / 4)];
    let vectors: Vec<Vec4> = short.iter().map(|&x| Vec4::new(x, -x, x + 0.5, 1.0)).collect();
    let sum: f32 = floats.iter().map(|&x| f64::from(x)).sum::<f64>() as f32;
    let min = floats.iter().copied().fold(f32::INFINITY, f32::min);
    let max = floats.iter().copied().fold(f32::NEG_INFINITY, f32::max);

    check_reduce::<D, SumU32>(device, &integers, integers.iter().fold(0, |a, b| a.wrapping_add(*b))).await?;
    check_reduce::<D, MinU32>(device, &integers, integers.iter().copied().min().unwrap_or(u32::MAX)).await?;
    check_reduce::<D, MaxU32>(device, &integers, integers.iter().copied().max().unwrap_or(0)).await?;
    check_reduce::<D, SumF32>(device, &floats, sum).await?;
    check_reduce::<D, MinF32>(device, &floats, min).await?;
    check_reduce::<D, MaxF32>(device, &floats, max).await?;
    let expected = vectors.iter().copied().reduce(Vec4::min).unwrap_or(Vec4::INFINITY);
    check_reduce::<D, MinVec4>(device, &vectors, expected).await?;
    let expected = vectors.iter().copied().reduce(Vec4::max).unwrap_or(Vec4::NEG_INFINITY);
    check_reduce::<D, MaxVec4>(device, &vectors, expected).await?;
    let sum: f32 = short.iter().map(|&x| f64::from(x)).sum::<f64>() as f32;
    let whole: Vec<Vec4> = short.iter().map(|&x| Vec4::new(x, -x, 2.0 * x, 1.0)).collect();
    check_reduce::<D, SumVec4>(device, &whole, Vec4::new(sum, -sum, 2.0 * sum, short.len() as f32)).await
}

async fn check_reduce<D: Device, R: Reduction>(device: &D, input: &[R::Value], expected: R::Value) -> Result<()>
where
    R::Value: PartialEq + std::fmt::Debug,
{
    let mut reduce = Reduce::<D, R>::new(device, input.len())?;
    let buffer = device.buffer_from("input", input)?;
    let found = reduce.run(device, &buffer, input.len()).await?;
    let name = std::any::type_name::<R>();
    ensure!(found == expected, "{name} of {} elements: {found:?}, not {expected:?}", input.len());
    Ok(())
}

/// Returns the bits of a sum of `f32` that is rounded. They must be the same on every backend.
pub async fn rounded_sum<D: Device>(device: &D) -> Result<u32> {
    let mut rng = Rng::with_seed(5);
    let floats: Vec<f32> = (0..65_537).map(|_| rng.f32() - 0.25).collect();
    let mut reduce = Reduce::<D, SumF32>::new(device, floats.len())?;
    let found = reduce.run(device, &device.buffer_from("input", &floats)?, floats.len()).await?;
    let exact: f64 = floats.iter().map(|&x| f64::from(x)).sum();
    let magnitude: f64 = floats.iter().map(|&x| f64::from(x).abs()).sum();
    // On each of two levels: 16 additions in a thread and 8 between threads.
    let bound = 48.0 * f64::from(f32::EPSILON) * magnitude;
    ensure!((f64::from(found) - exact).abs() <= bound, "sum of f32: {found}, not {exact} ± {bound}");
    Ok(found.to_bits())
}

/// Tests the scan and its total.
pub async fn scan<D: Device>(device: &D, len: usize) -> Result<()> {
    let mut rng = Rng::with_seed(2 + len as u64);
    let highest = u32::MAX / (len.max(1) as u32);
    let mut scan = Scan::new(device, len)?;
    let output = device.buffer::<u32>("output", len)?;
    let random: Vec<u32> = (0..len).map(|_| rng.u32(0..=highest)).collect();
    for input in [random, vec![highest; len], vec![0; len]] {
        check_scan(device, &mut scan, &output, &input).await?;
    }
    // An input shorter than the capacity.
    check_scan(device, &mut scan, &output, &vec![1; len / 3]).await
}

async fn check_scan<D: Device>(device: &D, scan: &mut Scan<D>, output: &D::Buffer<u32>, input: &[u32]) -> Result<()> {
    let len = input.len();
    let buffer = device.buffer_from("input", input)?;
    let total = scan.run(device, &buffer, output, len).await?;
    let mut sum = 0u64;
    let mut expected = Vec::with_capacity(len);
    for &element in input {
        expected.push(sum as u32);
        sum += u64::from(element);
    }
    ensure!(u64::from(total) == sum, "the total of {len} elements is {total}, not {sum}");
    let found = device.read(output, 0..len).await?;
    compare(&found, &expected).with_context(|| format!("the scan of {len} elements"))
}

/// Tests that a sum of 2³² or more is an error, wherever the overflow occurs, and a smaller sum is not.
pub async fn scan_overflow<D: Device>(device: &D, len: usize) -> Result<()> {
    let mut scan = Scan::new(device, len)?;
    let output = device.buffer::<u32>("output", len)?;
    let mut rng = Rng::with_seed(3 + len as u64);
    // The overflow is the sum of two adjacent elements, of two elements anywhere, or of all elements.
    let mut cases = vec![(vec![0; len], false), (vec![u32::MAX / (len as u32); len], false)];
    let mut two = |a: usize, b: usize, second: u32| {
        let mut input = vec![0; len];
        input[a] = u32::MAX;
        input[b] = second;
        cases.push((input, second > 0));
    };
    two(0, 1, 1);
    two(0, len - 1, 1);
    two(0, len - 1, 0);
    two(len - 2, len - 1, 1);
    for _ in 0..4 {
        let a = rng.usize(0..len - 1);
        two(a, rng.usize(a + 1..len), rng.u32(1..));
    }
    cases.push((vec![u32::MAX / (len as u32) + 1; len], true));
    cases.push((vec![u32::MAX; len], true));
    for (case, (input, overflows)) in cases.into_iter().enumerate() {
        let outcome = scan.run(device, &device.buffer_from("input", &input)?, &output, len).await;
        match outcome {
            Err(Error::Device(DeviceError::SumOverflow { len: found })) if overflows && found == len => {}
            Ok(total) if !overflows && u64::from(total) == input.iter().map(|&x| u64::from(x)).sum::<u64>() => {}
            other => anyhow::bail!("case {case} of {len} elements, overflow {overflows}: {other:?}"),
        }
    }
    Ok(())
}

/// Tests the sort by all bits of the keys, and by ranges of bits.
pub async fn sort<D: Device>(device: &D, len: usize, kinds: &[Keys]) -> Result<()> {
    let sort = RadixSort::new(device, len)?;
    for &kind in kinds {
        // Passes of 4 bits: eight, three, five, two (the last one of 1 bit), none.
        for bits in [0..32, 4..16, 12..32, 0..5, 9..9] {
            let keys = kind.make(len);
            let payload: Vec<u32> = (0..len as u32).map(|i| i ^ 0x8000_0000).collect();
            let key_buffer = device.buffer_from("keys", &keys)?;
            let payload_buffer = device.buffer_from("payload", &payload)?;
            sort.run(device, &key_buffer, &payload_buffer, len, bits.clone())?;

            let mask = (((1u64 << (bits.end - bits.start)) - 1) << bits.start) as u32;
            let mut expected: Vec<(u32, u32)> = keys.into_iter().zip(payload).collect();
            expected.sort_by_key(|(key, _)| key & mask);
            let (expected_keys, expected_payload): (Vec<u32>, Vec<u32>) = expected.into_iter().unzip();
            let context = || format!("the sort of {len} keys, {kind:?}, by bits {bits:?}");
            compare(&device.read(&key_buffer, 0..len).await?, &expected_keys).with_context(context)?;
            compare(&device.read(&payload_buffer, 0..len).await?, &expected_payload).with_context(context)?;
        }
    }
    Ok(())
}

/// Tests compaction, with an output that is too small at first, and an indirect launch with one thread per flagged element.
pub async fn compact<D: Device>(device: &D, len: usize) -> Result<()> {
    let mut rng = Rng::with_seed(4 + len as u64);
    let elements: Vec<u32> = (0..len).map(|_| rng.u32(..)).collect();
    let element_buffer = device.buffer_from("elements", &elements)?;
    let mut compact = Compact::new(device, len)?;
    let random = (0..len).map(|_| if rng.u8(..) < 80 { rng.u32(1..) } else { 0 }).collect();
    for flags in [random, vec![0u32; len], vec![u32::MAX; len]] {
        let flag_buffer = device.buffer_from("flags", &flags)?;
        let mut output = Growable::new(device, "output", 1)?;
        let count = compact.run(device, &flag_buffer, &element_buffer, &mut output, len).await?;
        let chosen = elements.iter().zip(&flags).filter(|(_, flag)| **flag != 0);
        let expected: Vec<u32> = chosen.map(|(element, _)| *element).collect();
        ensure!(count == expected.len(), "{count} of {len} elements have a flag, not {}", expected.len());
        compare(&device.read(output.get(), 0..count).await?, &expected)
            .with_context(|| format!("the compaction of {len} elements"))?;

        // Here only the device knows the count, and sizes the next launch.
        let filled = device.buffer_from("filled", &vec![7u32; len + 1])?;
        let arguments = device.buffer("arguments", 1)?;
        let mut recorder = device.record("fill as many as flagged");
        recorder.stage("compact");
        let result = compact.record(&mut recorder, &flag_buffer, &element_buffer, output.get(), len)?;
        recorder.stage("fill");
        recorder.launch(&SizeDispatch { count: result, arguments: &arguments }, 1);
        let fill = Fill { params: FillParams::new(9, len as u32 + 1), count: result, output: &filled };
        recorder.launch_indirect(&fill, &arguments);
        recorder.submit()?;
        let expected: Vec<u32> = (0..=len).map(|i| if i < count { 9 } else { 7 }).collect();
        compare(&device.read(&filled, 0..len + 1).await?, &expected)
            .with_context(|| format!("the indirect launch over {count} elements"))?;
    }
    Ok(())
}

/// Runs all tests of this module with one length. With a small one, they take seconds on the software adapter of a browser.
pub async fn all<D: Device>(device: &D, len: usize) -> Result<()> {
    reduce(device, len).await?;
    scan(device, len).await?;
    if len >= 2 {
        scan_overflow(device, len).await?;
    }
    sort(device, len, &KEYS).await?;
    compact(device, len).await
}

/// Compares two lists. The error names the first difference.
fn compare(found: &[u32], expected: &[u32]) -> Result<()> {
    ensure!(found.len() == expected.len(), "{} elements, not {}", found.len(), expected.len());
    match found.iter().zip(expected).position(|(a, b)| a != b) {
        None => Ok(()),
        Some(i) => anyhow::bail!("element {i} of {} is {}, not {}", found.len(), found[i], expected[i]),
    }
}
