//! Which clusters each triangle is in, and the list of entries.

use clasp_kernels::geometry::clusters::{are_twins, closeness, reaches, squared_distance};
use clasp_kernels::stages::assignment::{Owner, is_in};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use crate::settings::PipelineSettings;

/// The centers that triangles are assigned to, each with its cluster: all but those that are too close to another one.
pub(super) fn kept(centers: &[Vec3]) -> Vec<(u32, Vec3)> {
    let numbered = (0u32..).zip(centers.iter().copied());
    let is_kept = |&(cluster, center): &(u32, Vec3)| !centers[..cluster as usize].iter().any(|c| are_twins(center, *c));
    numbered.filter(is_kept).collect()
}

/// A bit to each cluster that a triangle with this ball is in.
pub(super) fn mask_of(ball: Vec4, kept: &[(u32, Vec3)], settings: &PipelineSettings) -> u64 {
    let (middle, radius) = (ball.truncate(), ball.w);
    let (mut nearest, mut nearest_squared) = (0, f32::INFINITY);
    for (place, (_, center)) in kept.iter().enumerate() {
        let squared = squared_distance(middle, *center);
        if squared < nearest_squared {
            (nearest, nearest_squared) = (place, squared);
        }
    }
    let threshold = settings.threshold();
    let closeness_of = |center: Vec3| closeness(squared_distance(middle, center), nearest_squared, settings.fuzziness);
    let limit = if threshold > 0.0 { threshold * kept.iter().map(|(_, c)| closeness_of(*c)).sum::<f32>() } else { 0.0 };
    let inside = |place: usize, center: Vec3| {
        if place == nearest {
            true
        } else if threshold > 0.0 {
            closeness_of(center) > limit
        } else {
            // Few get past the center that is nearest.
            let reaches = |other: Vec3| reaches(middle, radius, center, other);
            reaches(kept[nearest].1) && kept.iter().enumerate().all(|(i, (_, other))| i == place || reaches(*other))
        }
    };
    let members = kept.iter().enumerate().filter(|(place, (_, center))| inside(*place, *center));
    members.fold(0, |mask, (_, (cluster, _))| mask | 1 << cluster)
}

/// Triangles, counted once for each cluster that they are in, cluster by cluster.
#[derive(Default)]
pub(super) struct Members {
    /// The triangles.
    pub(super) triangles: Vec<u32>,
    /// Where each cluster ends.
    pub(super) ends: Vec<usize>,
}

impl Members {
    /// Lists them anew.
    pub(super) fn list(&mut self, owners: &[Owner], clusters: u32) {
        /// Triangles that one task lists.
        const CHUNK: usize = 4096;
        let parts: Vec<Vec<Vec<u32>>> = owners
            .par_chunks(CHUNK)
            .enumerate()
            .map(|(chunk, owners)| {
                let mut lists = vec![Vec::new(); clusters as usize];
                for (triangle, owner) in (chunk * CHUNK..).zip(owners) {
                    (0..clusters)
                        .filter(|cluster| is_in(*owner, *cluster))
                        .for_each(|cluster| lists[cluster as usize].push(triangle as u32));
                }
                lists
            })
            .collect();
        self.triangles.clear();
        self.ends.clear();
        for cluster in 0..clusters as usize {
            parts.iter().for_each(|lists| self.triangles.extend_from_slice(&lists[cluster]));
            self.ends.push(self.triangles.len());
        }
    }

    /// The clusters: each with where it starts and ends.
    pub(super) fn clusters(&self) -> impl Iterator<Item = (usize, core::ops::Range<usize>)> {
        let starts = core::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| start..*end).enumerate()
    }
}
