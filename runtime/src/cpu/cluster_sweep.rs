//! Broad phase of all clusters: boxes, sort and sweep of each cluster in one task, and the pairs that it reports.
//!
//! Pairs go to a [`PairConsumer`] in small batches as soon as they are found, so that no list of boxes or pairs of the whole
//! scene is ever stored.

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::sync::{Mutex, MutexGuard, PoisonError};

use fearless_simd::dispatch;
use glam::Vec3;
use rayon::prelude::*;
use web_time::Instant;

use super::assignment::Memberships;
use super::box_sort::BoxTimes;
use super::boxes::{Boxes, IN_OTHER_CLUSTERS, Members, SizeClass, TRIANGLE_MASK};
use super::stopwatch::Stopwatch;
use super::sweep::{BoxPairs, SweepStats, sweep, sweep_across};
use crate::broad_phase::CompiledFilter;
use crate::result::Stage;

/// Boxes of larger classes and of fans that a task sweeps between checks: each is compared with many smaller boxes.
const LARGE_BOXES_PER_CHECK: usize = 64;

/// Boxes that a task sweeps before it checks whether to stop.
const BOXES_PER_CHECK: usize = 512;

/// Least and most boxes per task, if a cluster is split among threads. Even a few boxes can be much work, if exact predicates
/// must decide many of their pairs.
const BOXES_PER_TASK: Range<usize> = 256..2048;

/// Consumer of the pairs of triangles with overlapping boxes.
pub(super) trait PairConsumer: Sync {
    /// Accumulated results of one task.
    type Output: Default + Send;

    /// Processes a batch of pairs, the lower triangle of each first.
    fn consume(&self, pairs: &[(u32, u32)], output: &mut Self::Output);
}

/// Consumer that collects the results of a function of each batch.
pub(super) struct MapBatches<F>(pub(super) F);

impl<R: Send, F: Fn(&[(u32, u32)]) -> R + Sync> PairConsumer for MapBatches<F> {
    type Output = Vec<R>;

    fn consume(&self, pairs: &[(u32, u32)], output: &mut Vec<R>) {
        output.push((self.0)(pairs));
    }
}

/// Memory of finished tasks, for reuse: one list of boxes per task that ran at the same time.
#[derive(Default)]
pub(super) struct BoxPool(Mutex<Vec<Boxes>>);

impl BoxPool {
    fn lock(&self) -> MutexGuard<'_, Vec<Boxes>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Boxes {
        self.lock().pop().unwrap_or_default()
    }

    fn put_back(&self, boxes: Boxes) {
        self.lock().push(boxes);
    }

    /// Returns the size of all lists in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.lock().iter().map(Boxes::bytes).sum()
    }
}

/// The work of some tasks, and the time that threads spent in each stage.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SweepWork {
    pub(super) stats: SweepStats,
    boxes: Duration,
    sort: Duration,
    candidates: Duration,
    narrow: Duration,
}

impl SweepWork {
    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            stats: self.stats.plus(other.stats),
            boxes: self.boxes + other.boxes,
            sort: self.sort + other.sort,
            candidates: self.candidates + other.candidates,
            narrow: self.narrow + other.narrow,
        }
    }

    /// Distributes the elapsed time of all tasks over the stages, in proportion to the time that threads spent in each.
    pub(super) fn stages(&self, elapsed: Duration) -> [(Stage, Duration); 4] {
        let stages = [
            (Stage::Boxes, self.boxes),
            (Stage::Sort, self.sort),
            (Stage::Candidates, self.candidates),
            (Stage::Narrow, self.narrow),
        ];
        let sum: Duration = stages.iter().map(|(_, time)| *time).sum();
        let share = |time: Duration| elapsed.mul_f64(time.as_secs_f64() / sum.as_secs_f64().max(f64::MIN_POSITIVE));
        stages.map(|(stage, time)| (stage, share(time)))
    }
}

/// The broad phase of a frame, after the assignment of triangles to clusters.
pub(super) struct ClusterSweep<'s> {
    pub(super) memberships: &'s Memberships,
    /// Axes of each cluster.
    pub(super) axes: &'s [[Vec3; 3]],
    pub(super) scene: Members<'s>,
    pub(super) filter: &'s CompiledFilter,
    pub(super) pool: &'s BoxPool,
    /// Tasks end soon after this is set.
    pub(super) stop: &'s AtomicBool,
}

/// The accumulated output of one task.
struct TaskOutput<O> {
    /// Pairs that the cluster reports, before they go to the consumer.
    reported: Vec<(u32, u32)>,
    output: O,
    /// Time spent on duplicates, the object filter and the consumer.
    report_time: Duration,
}

/// Boxes of a class that a task sweeps, against their own class and all smaller ones.
struct SweepTask {
    class: usize,
    range: Range<usize>,
}

/// Divides the boxes of all classes into tasks, of at most `per_task` boxes in the first class and an eighth in the others.
fn tasks_of(classes: &[SizeClass], per_task: usize) -> Vec<SweepTask> {
    let tasks_of_class = |(class, boxes): (usize, &SizeClass)| {
        let per_task = if class == 0 { per_task } else { (per_task / 8).max(LARGE_BOXES_PER_CHECK) };
        let len = boxes.len;
        (0..len)
            .step_by(per_task)
            .map(move |start| SweepTask { class, range: start..len.min(start.saturating_add(per_task)) })
    };
    classes.iter().enumerate().flat_map(tasks_of_class).collect()
}

impl ClusterSweep<'_> {
    /// Sweeps all clusters. Returns the work and the output of each task.
    pub(super) fn run<C: PairConsumer>(&self, consumer: &C) -> Vec<(SweepWork, C::Output)> {
        // A cluster that would keep one thread busy while others wait is split among threads. Such clusters take their turns,
        // in the same memory.
        let split_from = self.memberships.len() / (4 * rayon::current_num_threads());
        let sweep_cluster = |cluster: &usize| self.sweep_cluster(*cluster, split_from, consumer);
        let clusters = self.largest_first();
        let is_split = |cluster: &usize| self.is_split(self.memberships.members(*cluster).len(), split_from);
        let (split, whole) = clusters.split_at(clusters.partition_point(is_split));
        let mut outputs: Vec<_> = split.iter().flat_map(sweep_cluster).collect();
        outputs.par_extend(whole.par_iter().with_max_len(1).flat_map_iter(sweep_cluster));
        outputs
    }

    /// Returns the clusters, largest first, so that threads finish at about the same time.
    fn largest_first(&self) -> Vec<usize> {
        let mut clusters: Vec<usize> = (0..self.axes.len()).collect();
        clusters.sort_by_key(|cluster| core::cmp::Reverse(self.memberships.members(*cluster).len()));
        clusters
    }

    /// Whether a cluster with this many members is split among threads.
    fn is_split(&self, members: usize, split_from: usize) -> bool {
        members > split_from.max(BOXES_PER_TASK.start)
    }

    /// Sweeps a cluster, in several tasks if it has more than `split_from` members.
    fn sweep_cluster<C: PairConsumer>(
        &self,
        cluster: usize,
        split_from: usize,
        consumer: &C,
    ) -> Vec<(SweepWork, C::Output)> {
        let members = self.memberships.members(cluster);
        let mut boxes = self.pool.take();
        let is_split = self.is_split(members.len(), split_from);
        let BoxTimes { compute, sort } = boxes.sort(&self.scene, members, self.axes[cluster], is_split);
        let work = SweepWork { boxes: compute, sort, ..Default::default() };

        let sweep =
            |pairs: &mut BoxPairs, task: &SweepTask| self.sweep_boxes(cluster, boxes.classes(), task, pairs, consumer);
        let mut outputs: Vec<(SweepWork, C::Output)> = if is_split {
            let per_task = split_from.clamp(BOXES_PER_TASK.start, BOXES_PER_TASK.end);
            tasks_of(boxes.classes(), per_task).par_iter().map_init(BoxPairs::default, sweep).collect()
        } else {
            let mut pairs = BoxPairs::default();
            tasks_of(boxes.classes(), usize::MAX).iter().map(|task| sweep(&mut pairs, task)).collect()
        };
        outputs.push((work, C::Output::default()));
        self.pool.put_back(boxes);
        outputs
    }

    /// Sweeps a range of the boxes of a cluster.
    fn sweep_boxes<C: PairConsumer>(
        &self,
        cluster: usize,
        classes: &[SizeClass],
        task: &SweepTask,
        pairs: &mut BoxPairs,
        consumer: &C,
    ) -> (SweepWork, C::Output) {
        let mut stopwatch = Stopwatch::start();
        let mut output = TaskOutput { reported: Vec::new(), output: C::Output::default(), report_time: Duration::ZERO };
        let mut stats = SweepStats::default();
        let (class, smaller) = (&classes[task.class], &classes[..task.class]);
        let per_check = if task.class == 0 { BOXES_PER_CHECK } else { LARGE_BOXES_PER_CHECK };
        for start in task.range.clone().step_by(per_check) {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            let range = start..task.range.end.min(start + per_check);
            let mut report = |pairs: &mut BoxPairs| self.report(cluster, pairs, &mut output, consumer);
            if !class.is_fan {
                stats = stats.plus(
                    dispatch!(self.scene.source.level, simd => sweep(simd, class, range.clone(), pairs, &mut report)),
                );
            }
            for other in smaller {
                let range = range.clone();
                stats = stats.plus(
                    dispatch!(self.scene.source.level, simd => sweep_across(simd, class, range, other, pairs, &mut report)),
                );
            }
        }
        self.report(cluster, pairs, &mut output, consumer);
        let narrow = output.report_time;
        let candidates = stopwatch.lap().saturating_sub(narrow);
        (SweepWork { stats, candidates, narrow, ..Default::default() }, output.output)
    }

    /// Passes the pairs that this cluster reports to the consumer, and clears the list.
    #[inline(never)]
    fn report<C: PairConsumer>(
        &self,
        cluster: usize,
        pairs: &mut BoxPairs,
        task: &mut TaskOutput<C::Output>,
        consumer: &C,
    ) {
        let start = Instant::now();
        let TaskOutput { reported, output, report_time } = task;
        // As in the sweep: each pair is written unconditionally, and the length grows only if it is reported.
        reported.resize(pairs.len(), (0, 0));
        let mut count = 0;
        for (first, second) in pairs.iter() {
            let (a, b) = (first & TRIANGLE_MASK, second & TRIANGLE_MASK);
            reported[count] = (a.min(b), a.max(b));
            // Only triangles that both have the flag can have a lower common cluster.
            let is_reported_elsewhere =
                first & second & IN_OTHER_CLUSTERS != 0 && !self.is_lowest_common(cluster, a, b);
            count += usize::from(!is_reported_elsewhere && !self.filter.excludes(a, b));
        }
        reported.truncate(count);
        pairs.clear();
        consumer.consume(reported, output);
        *report_time += start.elapsed();
    }

    /// Whether a cluster is the lowest common cluster of two triangles, which reports their pair.
    fn is_lowest_common(&self, cluster: usize, triangle: u32, other: u32) -> bool {
        let masks = &self.memberships.masks;
        (masks[triangle as usize] & masks[other as usize]).trailing_zeros() as usize == cluster
    }
}
