//! The steps of the pipeline, in their order.
//!
//! | module | in → out |
//! | --- | --- |
//! | [`bounds`] | positions, triangles → box of each triangle, and of the scene |
//! | [`centroids`] | → a ball around each triangle, in the unit cube; triangles that may have no area |
//! | [`clustering`] | balls → centers, by fuzzy c-means |
//! | [`assignment`] | balls, centers → a mask of clusters for each triangle, and the list of entries |
//! | [`axes`] | balls, masks → principal axes of each cluster |
//! | [`boxes`] | entries, axes → the key to sort by; in sorted order, intervals along the axes |
//! | [`sweep`] | sorted keys → how many others start within each |
//! | [`candidates`] | counts → pairs whose boxes overlap |
//! | [`narrow`] | pairs → hit, miss, open |
//! | [`collect`] | hits and open pairs → in order |
//!
//! An entry is a triangle in a cluster; a triangle that reaches into several clusters has several.

pub mod assignment;
pub mod axes;
pub mod bounds;
pub mod boxes;
pub mod candidates;
pub mod centroids;
pub mod clustering;
pub mod collect;
pub mod narrow;
pub mod sweep;
