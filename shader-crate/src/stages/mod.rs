//! The steps of the pipeline, in their order.
//!
//! | module | in → out |
//! | --- | --- |
//! | [`neighbors`] | positions → at which vertices neighbours need no test |
//! | [`bounds`] | positions, triangles → the corners of each triangle, and the box of the scene |
//! | [`centroids`] | → a ball around each triangle, in the unit cube; triangles that may have no area |
//! | [`clustering`] | balls → centers, by fuzzy c-means |
//! | [`assignment`] | balls, centers → a mask of clusters for each triangle, and the list of entries |
//! | [`axes`] | balls, masks → principal axes of each cluster |
//! | [`boxes`] | entries, axes → the key to sort by; in sorted order, intervals along the axes |
//! | [`sweep`] | sorted keys → how many others start within each |
//! | [`candidates`] | counts → pairs whose boxes overlap |
//! | [`narrow`] | pairs → those that intersect, and those that are open |
//! | [`continuous`] | for motions: positions at two times → boxes over the motion; pairs → features that may meet |
//!
//! An entry is a triangle in a cluster; a triangle that reaches into several clusters has several.

pub mod assignment;
pub mod axes;
pub mod bounds;
pub mod boxes;
pub mod candidates;
pub mod centroids;
pub mod clustering;
pub mod continuous;
pub mod narrow;
pub mod neighbors;
pub mod sweep;
