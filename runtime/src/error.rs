//! Errors, grouped by what failed.

use core::fmt;

/// A result of this crate.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// An error of this crate. Messages say what failed, with the numbers, and what to do if that does not follow.
///
/// Mesh files have an error type of their own, `clasp3d_io::FileError`.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A device could not be opened or used.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// A scene, or the positions of its vertices, is invalid.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// A setting is out of its range.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A cloth or its simulation failed.
    #[error(transparent)]
    Cloth(#[from] ClothError),
    /// The process has too little memory. (For a device: [`DeviceError::OutOfMemory`].)
    #[error("out of memory for {what}: {bytes} bytes more are needed")]
    OutOfMemory {
        /// What the memory was for.
        what: &'static str,
        /// Estimate of the number of bytes.
        bytes: u64,
    },
}

/// A device could not be opened or used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DeviceError {
    /// No adapter matches the request.
    #[error("no GPU adapter matches the request for {requested}; {}. {advice}", available_adapters(.available))]
    NoAdapter {
        /// The request.
        requested: String,
        /// The available adapters.
        available: Vec<String>,
        /// Advice to the user.
        advice: &'static str,
    },
    /// The adapter did not open a device.
    #[error("adapter {adapter} did not open a device: {reason}")]
    NoDevice {
        /// Name of the adapter.
        adapter: String,
        /// Message of the graphics driver.
        reason: String,
    },
    /// A request exceeds a limit of the device.
    #[error("{what} needs {needed} {unit}, but the device allows {limit} ({limit_name})")]
    LimitExceeded {
        /// The buffer, binding or launch.
        what: String,
        /// The requested amount.
        needed: u64,
        /// The allowed amount.
        limit: u64,
        /// The unit of both.
        unit: &'static str,
        /// Name of the limit in WebGPU.
        limit_name: &'static str,
    },
    /// The device is out of memory, or at the limit set by [`AdapterRequest`](crate::gpu::AdapterRequest).
    #[error("the device is out of memory for {what}: {bytes} bytes requested, {in_use} in use{}", memory_limit(.limit))]
    OutOfMemory {
        /// The buffer.
        what: String,
        /// Its size.
        bytes: u64,
        /// Bytes that CLASP uses on the device.
        in_use: u64,
        /// The memory limit, if known.
        limit: Option<u64>,
    },
    /// The device was unplugged, reset by its graphics driver, or destroyed.
    #[error(
        "the GPU device was lost ({reason}). A detector opens it again with the next call; create simulations and your own \
         buffers again"
    )]
    Lost {
        /// Message of the graphics driver.
        reason: String,
    },
    /// The graphics driver rejected a command: a defect of CLASP or of the driver.
    #[error("the GPU driver rejected {what}: {message}")]
    Driver {
        /// The command.
        what: String,
        /// Message of the graphics driver.
        message: String,
    },
    /// The scene does not fit into the device.
    #[error("the scene ({triangles} triangles) is too large for {adapter}: {reason}. Use the CPU backend")]
    SceneTooLarge {
        /// Number of triangles.
        triangles: usize,
        /// Name of the adapter.
        adapter: String,
        /// The limit that was exceeded.
        #[source]
        reason: Box<DeviceError>,
    },
    /// A buffer of positions cannot be used.
    #[error(transparent)]
    PositionBuffer(#[from] PositionBufferError),
    /// More candidates than a device can count.
    #[error(
        "the boxes of {triangles} triangles overlap along the sweep axis in more than 2^48 pairs; use more clusters"
    )]
    TooManyCandidates {
        /// Number of triangles.
        triangles: usize,
    },
    /// More candidates of a proximity search than a device can list.
    #[error(
        "too many of the {triangles} triangles are close to each other for one proximity search, which tests at most {tiles} \
         tiles of 256 × 256 boxes and {pairs} pairs; use fewer triangles, a smaller thickness, or the CPU backend"
    )]
    TooManyProximityCandidates {
        /// Number of triangles.
        triangles: usize,
        /// Maximum number of candidate tiles.
        tiles: u32,
        /// Maximum number of pairs of triangles with overlapping boxes.
        pairs: u32,
    },
    /// A prefix sum reached 2³².
    #[error("the sum of {len} elements exceeds 32 bits")]
    SumOverflow {
        /// Number of elements.
        len: usize,
    },
    /// More elements than the capacity.
    #[error("{what} has a capacity of {capacity} elements, but got {len}")]
    CapacityExceeded {
        /// The primitive or buffer.
        what: &'static str,
        /// Number of elements.
        len: usize,
        /// The capacity.
        capacity: usize,
    },
    /// A bit range outside of a 32-bit key.
    #[error("bits {start}..{end} are not a range within a 32-bit key")]
    BitRange {
        /// The lowest bit.
        start: u32,
        /// One after the highest bit.
        end: u32,
    },
}

/// A buffer of positions cannot be used by a detector.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionBufferError {
    /// The detector runs on the CPU.
    #[error(
        "the position buffer is on a GPU, but this detector runs on the CPU; pass a slice, or choose a GPU backend"
    )]
    CpuBackend,
    /// The buffer is too small.
    #[error("the position buffer has {bytes} bytes, but {vertices} vertices need {needed}")]
    TooSmall {
        /// Bytes of the buffer.
        bytes: u64,
        /// Number of vertices.
        vertices: usize,
        /// Bytes needed.
        needed: u64,
    },
    /// The buffer lacks a usage.
    #[error("the position buffer has the usages {usages}, but needs {needed}")]
    MissingUsage {
        /// Usages of the buffer.
        usages: String,
        /// Usages needed.
        needed: String,
    },
    /// The positions changed while a frame ran.
    #[error("the position buffer changed while it was in use; write to it only between frames")]
    Changed,
}

/// A scene, or the positions of its vertices, is invalid.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SceneError {
    /// A scene without triangles, or with too many. Lone edges and points count as triangles.
    #[error("a scene has 1 to {limit} triangles, but this one has {count}")]
    TriangleCount {
        /// Number of triangles.
        count: usize,
        /// Maximum number of triangles of a scene.
        limit: usize,
    },
    /// More vertices than an index can address.
    #[error("a scene has at most {limit} vertices, but this one has {count}")]
    VertexCount {
        /// Number of vertices.
        count: usize,
        /// Maximum number of vertices of a scene.
        limit: usize,
    },
    /// A triangle refers to a vertex that its mesh does not have.
    #[error("triangle {triangle} of object {object} refers to vertex {vertex}, but the mesh has {vertices} vertices")]
    VertexIndex {
        /// Index of the object in the scene.
        object: usize,
        /// Index of the triangle in the mesh.
        triangle: usize,
        /// The vertex index.
        vertex: u32,
        /// Number of vertices of the mesh.
        vertices: usize,
    },
    /// A lone edge or point refers to a vertex that its mesh does not have.
    #[error("{kind} {index} of object {object} refers to vertex {vertex}, but the mesh has {vertices} vertices")]
    LoneVertexIndex {
        /// Index of the object in the scene.
        object: usize,
        /// What refers to the vertex.
        kind: LoneFeature,
        /// Index of the edge or point in the mesh.
        index: usize,
        /// The vertex index.
        vertex: u32,
        /// Number of vertices of the mesh.
        vertices: usize,
    },
    /// A coordinate is NaN or infinite.
    #[error("the {axis} coordinate of vertex {vertex} is {value}; positions must be finite")]
    NotFinite {
        /// Index of the vertex in the scene.
        vertex: usize,
        /// The axis of the coordinate.
        axis: Axis,
        /// The coordinate.
        value: f64,
    },
    /// The number of positions differs from the number of vertices.
    #[error("got {count} positions for a scene of {expected} vertices")]
    PositionCount {
        /// Number of positions.
        count: usize,
        /// Number of vertices.
        expected: usize,
    },
    /// The positions at one end of a motion are invalid.
    #[error("at the {when} of the motion: {reason}")]
    Motion {
        /// The end of the motion.
        when: MotionEnd,
        /// The error.
        #[source]
        reason: Box<SceneError>,
    },
}

/// A feature without a triangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoneFeature {
    /// A lone edge.
    Edge,
    /// A lone point.
    Point,
}

impl fmt::Display for LoneFeature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Edge => "edge",
            Self::Point => "point",
        })
    }
}

/// An axis of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// The first axis.
    X,
    /// The second axis.
    Y,
    /// The third axis.
    Z,
}

impl Axis {
    /// All axes, in order.
    pub const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X => "x",
            Self::Y => "y",
            Self::Z => "z",
        })
    }
}

/// One end of a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionEnd {
    /// Time 0.
    Start,
    /// Time 1.
    End,
}

impl fmt::Display for MotionEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::End => "end",
        })
    }
}

/// A setting is out of its range.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// Number of clusters.
    #[error("the number of clusters must be 1 to {limit}, not {clusters}")]
    Clusters {
        /// The setting.
        clusters: u32,
        /// The maximum number of clusters.
        limit: u32,
    },
    /// Fuzziness of the clustering.
    #[error("the fuzziness must be finite and more than 1, not {fuzziness}")]
    Fuzziness {
        /// The setting.
        fuzziness: f32,
    },
    /// Rounds of clustering.
    #[error("the rounds of clustering must be at most {limit}, not {rounds}")]
    Rounds {
        /// The setting.
        rounds: u32,
        /// The maximum number of rounds.
        limit: u32,
    },
    /// Tolerance of the clustering: it is negative or NaN.
    #[error("the tolerance of the clustering must be at least 0, not {tolerance}")]
    Tolerance {
        /// The setting.
        tolerance: f32,
    },
    /// Tiles of candidates in a slice.
    #[error("the slice limit must be 1 to {limit}, not {slice_limit}")]
    SliceLimit {
        /// The setting.
        slice_limit: u32,
        /// The largest slice.
        limit: u32,
    },
    /// Minimum distance of continuous collision detection.
    #[error("the minimum distance must be finite and at least 0, not {min_distance}")]
    MinDistance {
        /// The setting.
        min_distance: f32,
    },
    /// The object filter refers to an object that the scene does not have.
    #[error("the filter refers to object {object}, but the scene has {objects} objects")]
    NoSuchObject {
        /// Index of the object.
        object: usize,
        /// Number of objects.
        objects: usize,
    },
}

/// A cloth or its simulation failed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ClothError {
    /// A number of a cloth, its material or its simulation is out of its range.
    #[error("the {what} must be {range}, not {value}")]
    OutOfRange {
        /// The number.
        what: &'static str,
        /// Its range.
        range: &'static str,
        /// Its value.
        value: f32,
    },
    /// Cloth without springs.
    #[error("cloth of {points} points has no springs; it needs at least two points and a spring")]
    NoSprings {
        /// Number of points.
        points: usize,
    },
    /// A pin or a spring refers to a point that the cloth does not have.
    #[error("{what} refers to point {point}, but the cloth has {points} points")]
    NoSuchPoint {
        /// The pin or spring.
        what: &'static str,
        /// Index of the point.
        point: usize,
        /// Number of points.
        points: usize,
    },
    /// A time step too long for the stiffness of the springs.
    #[error(
        "a time step of {step_time} s is unstable: at most {allowed} s (the bound of the published method for one spring, \
         π √(m/K), is {period} s). Use more steps, softer springs or more mass, or let the simulation choose the steps"
    )]
    TimeStep {
        /// The time step.
        step_time: f32,
        /// The longest stable time step.
        allowed: f32,
        /// The bound of the published method for the stiffest spring alone, π √(m/K).
        period: f32,
    },
    /// A frame needs more steps than the limit.
    #[error(
        "a frame of {frame_time} s needs more than {limit} stable steps of at most {allowed} s; use shorter frames, \
         softer springs or more mass"
    )]
    TooManySteps {
        /// Duration of the frame.
        frame_time: f32,
        /// The longest stable time step.
        allowed: f32,
        /// The maximum number of steps of a frame.
        limit: u32,
    },
    /// Contacts of this thickness would push apart features of adjacent triangles in flat cloth.
    #[error("a thickness of {thickness} is too large for a mean edge length of {mean_edge}; use at most {limit}")]
    TooThick {
        /// The thickness.
        thickness: f32,
        /// The mean edge length.
        mean_edge: f32,
        /// The largest thickness.
        limit: f32,
    },
    /// A mass that is not positive.
    #[error(
        "the mass of point {point} must be more than 0, not {mass} (a point gets a third of the mass of its triangles)"
    )]
    PointMass {
        /// Index of the point.
        point: usize,
        /// Its mass.
        mass: f32,
    },
    /// Cloth that starts inside a closed body and could never get out.
    #[error("vertex {vertex} of the cloth starts inside body {body}, which is closed; move one of them")]
    StartsInside {
        /// Index of the vertex in the scene.
        vertex: usize,
        /// Index of the body among the bodies.
        body: usize,
    },
    /// The simulation blew up.
    #[error(
        "the simulation blew up in frame {frame}, step {step}: vertex {vertex} is faster than {speed_limit} or not \
         finite. Use shorter steps or more damping"
    )]
    BlownUp {
        /// The frame, from 0.
        frame: u64,
        /// The step within the frame, from 0; 126 stands for all later steps too.
        step: u32,
        /// Index of the vertex in the scene.
        vertex: u32,
        /// The speed limit.
        speed_limit: f32,
    },
}

fn memory_limit(limit: &Option<u64>) -> String {
    limit.map(|bytes| format!(", limit {bytes}")).unwrap_or_default()
}

fn available_adapters(available: &[String]) -> String {
    match available {
        [] => "no adapter is available".to_owned(),
        adapters => format!("available: {}", adapters.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;

    #[test]
    fn sources_lead_to_the_cause() {
        let limit = DeviceError::CapacityExceeded { what: "a scan", len: 11, capacity: 10 };
        let too_large =
            DeviceError::SceneTooLarge { triangles: 7, adapter: "a GPU".to_owned(), reason: Box::new(limit.clone()) };
        let error = Error::from(too_large);
        let source = error.source().expect("the exceeded limit");
        assert_eq!(source.downcast_ref::<Box<DeviceError>>().map(|error| &**error), Some(&limit));
        assert!(error.to_string().contains(&limit.to_string()), "{error}");
        assert!(Error::from(SettingsError::Tolerance { tolerance: -1.0 }).source().is_none());
    }
}
