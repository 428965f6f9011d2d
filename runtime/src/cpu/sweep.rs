//! Which boxes of a cluster overlap: each against those that start within it, as many at once as there are lanes.

use core::ops::Range;

use fearless_simd::prelude::*;
use fearless_simd::{f32x16, mask32x16, u32x16};

use super::boxes::{Boxes, CONTINUED, NO_VERTEX};
use super::lanes::LANES;

/// A bit to each lane.
const ALL: u32 = (1 << LANES) - 1;

/// Groups that a box is compared with before there must be room for more.
const GROUPS_AT_ONCE: usize = 32;

/// Overlaps that are collected before they are looked at.
const OVERLAPS_AT_ONCE: usize = 256;

/// Pairs that are collected before they are handed on.
const PAIRS_AT_ONCE: usize = 1024;

/// How much work it was.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Swept {
    /// Candidates: pairs of boxes one of which starts within the other.
    pub(super) candidates: u64,
    /// Those that overlap along all axes.
    pub(super) overlapping: u64,
}

impl Swept {
    /// Both together.
    pub(super) fn and(self, other: Self) -> Self {
        Self { candidates: self.candidates + other.candidates, overlapping: self.overlapping + other.overlapping }
    }
}

/// Pairs of triangles, with the marks that boxes have beside them.
pub(super) struct Pairs {
    first: Vec<u32>,
    second: Vec<u32>,
    len: usize,
}

impl Default for Pairs {
    fn default() -> Self {
        let list = || vec![0; PAIRS_AT_ONCE + OVERLAPS_AT_ONCE * LANES];
        Self { first: list(), second: list(), len: 0 }
    }
}

impl Pairs {
    /// The pairs.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.first[..self.len].iter().copied().zip(self.second[..self.len].iter().copied())
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Forgets them.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }
}

/// A box that overlaps with some of a group.
#[derive(Clone, Copy, Default)]
struct Overlap {
    place: u32,
    group: u32,
    lanes: u32,
}

/// Collects the triangles of boxes that overlap, of those at these places with those that start within them, and hands
/// them to `look` whenever there are many. Pairs that overlap in an earlier strip, too, and neighbours that need no test
/// are left out.
///
/// Boxes overlap or not without any pattern, and a wrong guess of the processor takes longer than several comparisons. So
/// there is no branch on it: what was found is written in any case, and counts if there was something. That took 14 ms
/// down to 6 on a scene of 92,000 triangles with 1.6 million pairs of boxes that overlap.
#[inline(always)]
pub(super) fn sweep<S: Simd>(
    simd: S,
    boxes: &Boxes,
    places: Range<usize>,
    pairs: &mut Pairs,
    mut look: impl FnMut(&mut Pairs),
) -> Swept {
    let mut swept = Swept::default();
    let mut overlaps = [Overlap::default(); OVERLAPS_AT_ONCE];
    let mut found = 0;
    for place in places {
        let (own, lane) = (&boxes.groups[place / LANES], place % LANES);
        let end = boxes.end(own, lane);
        swept.candidates += (end - place - 1) as u64;
        let high_x = f32x16::splat(simd, own.high[0][lane]);
        let (low_y, high_y) = (f32x16::splat(simd, own.low[1][lane]), f32x16::splat(simd, own.high[1][lane]));
        let (low_z, high_z) = (f32x16::splat(simd, own.low[2][lane]), f32x16::splat(simd, own.high[2][lane]));
        // Of the first group, what comes after this place; of the last one, what comes before the end.
        let mut wanted = ALL << (lane + 1);
        let mut left = end - (place - lane);
        let mut group = place / LANES;
        for others in boxes.groups[group..end.div_ceil(LANES)].chunks(GROUPS_AT_ONCE) {
            if found > OVERLAPS_AT_ONCE - GROUPS_AT_ONCE {
                swept.overlapping += collect(simd, boxes, &overlaps[..found], pairs, &mut look);
                found = 0;
            }
            for others in others {
                let overlap = f32x16::load_array_ref(simd, &others.low[0]).simd_le(high_x)
                    & f32x16::load_array_ref(simd, &others.low[1]).simd_le(high_y)
                    & f32x16::load_array_ref(simd, &others.high[1]).simd_ge(low_y)
                    & f32x16::load_array_ref(simd, &others.low[2]).simd_le(high_z)
                    & f32x16::load_array_ref(simd, &others.high[2]).simd_ge(low_z);
                let lanes = overlap.to_bitmask() as u32 & wanted & !(u32::MAX << left.min(LANES));
                (wanted, left) = (ALL, left.wrapping_sub(LANES));
                overlaps[found] = Overlap { place: place as u32, group: group as u32, lanes };
                found += usize::from(lanes != 0);
                group += 1;
            }
        }
    }
    swept.overlapping += collect(simd, boxes, &overlaps[..found], pairs, &mut look);
    swept
}

/// Collects the pairs of triangles that may intersect, and hands them on if there are many: so there is room for those of
/// the next time. Returns how many pairs of boxes there were.
#[inline(always)]
fn collect<S: Simd>(
    simd: S,
    boxes: &Boxes,
    overlaps: &[Overlap],
    pairs: &mut Pairs,
    look: &mut impl FnMut(&mut Pairs),
) -> u64 {
    let (first, second) = (&mut pairs.first[..], &mut pairs.second[..]);
    let mut len = pairs.len;
    let mut count = 0;
    for overlap in overlaps {
        let (own, lane) = (&boxes.groups[overlap.place as usize / LANES], overlap.place as usize % LANES);
        let others = &boxes.groups[overlap.group as usize];
        let (a, b, c) = (
            u32x16::load_array_ref(simd, &others.names[0]),
            u32x16::load_array_ref(simd, &others.names[1]),
            u32x16::load_array_ref(simd, &others.names[2]),
        );
        let triangle = u32x16::splat(simd, own.triangles[lane]);
        let triangles = u32x16::load_array_ref(simd, &others.triangles);
        let mut dropped = (triangles & triangle).simd_ge(u32x16::splat(simd, CONTINUED));
        for names in &own.names {
            // What is no vertex is none that the other names, either.
            let name = u32x16::splat(simd, if names[lane] == NO_VERTEX { NO_VERTEX - 1 } else { names[lane] });
            dropped = dropped | a.simd_eq(name) | b.simd_eq(name) | c.simd_eq(name);
        }
        let kept = overlap.lanes & !(dropped.to_bitmask() as u32);
        let compressed = triangles.compress(mask32x16::from_bitmask(simd, kept.into()));
        triangle.store_slice(&mut first[len..len + LANES]);
        compressed.store_slice(&mut second[len..len + LANES]);
        len += kept.count_ones() as usize;
        count += u64::from(overlap.lanes.count_ones());
    }
    pairs.len = len;
    if len >= PAIRS_AT_ONCE {
        look(pairs);
    }
    count
}
