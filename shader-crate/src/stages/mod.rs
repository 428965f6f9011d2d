//! The stages of the detection pipeline, in order.
//!
//! | module | input → output |
//! | --- | --- |
//! | [`one_rings`] | positions → vertices with an embedded one-ring: their neighbors need no test |
//! | [`bounds`] | positions, triangles → corners of each triangle; scale and cluster space of the scene |
//! | [`bounding_spheres`] | corners → bounding spheres in cluster space; possibly degenerate triangles |
//! | [`clustering`] | bounding spheres → cluster centers, by fuzzy c-means |
//! | [`assignment`] | bounding spheres, centers → cluster mask of each triangle |
//! | [`axes`] | bounding spheres, masks → principal axes of each cluster |
//! | [`division`] | corners, axes → division of these into strips and steps, equalized where triangles are concentrated |
//! | [`boxes`] | corners, masks, axes → proxies with sort keys; after the sort, their boxes |
//! | [`sweep`] | sorted boxes → tiles: pairs of blocks of boxes that may overlap |
//! | [`candidates`] | tiles → pairs of triangles with overlapping boxes |
//! | [`narrow`] | pairs → intersecting pairs and undecided pairs |
//! | [`ccd`] | for CCD: motions → swept boxes; pairs of triangles → pairs of features that may collide |
//!
//! A *membership* is a triangle in a cluster; a triangle can be in several clusters. A *proxy* is a triangle in a strip of
//! a cluster; each membership has one proxy per strip that the triangle overlaps. Boxes, sort and sweep work on proxies.

pub mod assignment;
pub mod axes;
pub mod bounding_spheres;
pub mod bounds;
pub mod boxes;
pub mod candidates;
pub mod ccd;
pub mod clustering;
pub mod division;
pub mod narrow;
pub mod one_rings;
pub mod sweep;
