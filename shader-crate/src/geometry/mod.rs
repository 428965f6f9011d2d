//! Pure functions on values, without threads and buffers.
//!
//! | module | holds |
//! | --- | --- |
//! | [`cluster_space`] | coordinates in which clusters are computed, where one constant bounds all errors |
//! | [`clusters`] | degrees of membership of fuzzy c-means; clusters that a bounding sphere reaches |
//! | [`cluster_axes`] | intervals of triangles along the axes of a cluster |
//! | [`quantization`] | strips, sort keys and steps of these intervals, equalized where triangles are concentrated |
//! | [`eigen`] | eigenvectors of a symmetric matrix |
//! | [`arithmetic`] | what WGSL allows compilers to do with the filters: exact scaling, opaque differences |
//! | [`numbers`] | the number types of the filters |
//! | [`orientation`] | filtered orientation predicates in `f32` |
//! | [`triangle`] | filtered intersection test of two triangles: hit, miss or undecided |
//! | [`neighbors`] | the same for triangles with common vertices |
//! | [`split`] | the same for positions that are sums of two `f32` numbers: certain misses |
//! | [`one_rings`] | whether the one-ring of a vertex is embedded |
//! | [`features`] | pairs of features (vertices, edges, faces) of two triangles |
//! | [`subspace`] | CCD filters: moving features that certainly do not collide |
//! | [`closest`] | closest points of vertices, edges and triangles; exit directions of piercing edges |
//! | [`springs`] | forces of springs and air on a mass point |

pub mod arithmetic;
pub mod closest;
pub mod cluster_axes;
pub mod cluster_space;
pub mod clusters;
pub mod eigen;
pub mod features;
pub mod neighbors;
pub mod numbers;
pub mod one_rings;
pub mod orientation;
pub mod quantization;
pub mod split;
pub mod springs;
pub mod subspace;
pub mod triangle;
