//! What can go wrong.

/// A result of this crate.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// What went wrong, with the numbers in it, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no adapter of the kind that was asked for.
    #[error("no GPU adapter: {wanted} was asked for, and {}. {advice}", found_adapters(.found))]
    NoAdapter {
        /// What was asked for.
        wanted: String,
        /// The adapters that there are.
        found: Vec<String>,
        /// What the user can do.
        advice: &'static str,
    },
    /// The adapter is there but gave no device.
    #[error("adapter {adapter} gave no device: {reason}")]
    NoDevice {
        /// The adapter's name.
        adapter: String,
        /// What the driver said.
        reason: String,
    },
    /// Something needs more than the device allows.
    #[error("{what} needs {needed} {unit}, but the device allows {limit} ({limit_name})")]
    LimitExceeded {
        /// What was to be made.
        what: String,
        /// How much it needs.
        needed: u64,
        /// How much there is.
        limit: u64,
        /// Of what.
        unit: &'static str,
        /// The name of the limit in WebGPU.
        limit_name: &'static str,
    },
    /// The device has no memory left, or may not use more.
    #[error("the device has no memory left for {what}: {bytes} bytes, beside {in_use} in use{}", limit_of(.limit))]
    OutOfMemory {
        /// What was to be made.
        what: String,
        /// How large it is.
        bytes: u64,
        /// What CLASP has on the device already.
        in_use: u64,
        /// What it may have there, where that is known.
        limit: Option<u64>,
    },
    /// The device is gone: unplugged, reset by its driver, or destroyed.
    #[error("the GPU device is lost ({reason}); ask for it again to get a fresh one, and make all buffers anew")]
    DeviceLost {
        /// What the driver said.
        reason: String,
    },
    /// The driver refused something. That is a defect of CLASP or of the driver.
    #[error("the GPU driver refused {what}: {message}")]
    Driver {
        /// What was to be done.
        what: String,
        /// What it said.
        message: String,
    },
    /// More candidates than a device can number.
    #[error("boxes of {triangles} triangles overlap along an axis in more than 2^48 pairs: more clusters may help")]
    TooManyCandidates {
        /// How many triangles there are.
        triangles: usize,
    },
    /// A sum reached 2³².
    #[error("the sum of {len} elements reaches 2^32, where 32 bits end")]
    SumOverflow {
        /// How many elements were added up.
        len: usize,
    },
    /// More elements than a primitive was made for.
    #[error("{what} was made for at most {capacity} elements and got {len}")]
    TooLong {
        /// The primitive, or its input.
        what: &'static str,
        /// How many elements there are.
        len: usize,
        /// How many there can be.
        capacity: usize,
    },
    /// A scene with no triangles, or with too many. Lone edges and points count as triangles.
    #[error("a scene has from 1 to {limit} triangles, and this one {count}")]
    TriangleCount {
        /// How many it has.
        count: usize,
        /// How many it can have.
        limit: usize,
    },
    /// More vertices than can be numbered.
    #[error("a scene has at most {limit} vertices, and this one {count}")]
    VertexCount {
        /// How many it has.
        count: usize,
        /// How many it can have.
        limit: usize,
    },
    /// A triangle names a vertex that is not there.
    #[error("triangle {triangle} of object {object} names vertex {vertex}, but the mesh has {vertices} vertices")]
    VertexIndex {
        /// The object, by its place in the scene.
        object: usize,
        /// The triangle, by its place in the mesh.
        triangle: usize,
        /// The vertex that it names.
        vertex: u32,
        /// How many there are.
        vertices: usize,
    },
    /// A lone edge or point names a vertex that is not there.
    #[error("{kind} {number} of object {object} names vertex {vertex}, but the mesh has {vertices} vertices")]
    LoneVertexIndex {
        /// The object, by its place in the scene.
        object: usize,
        /// "edge" or "point".
        kind: &'static str,
        /// Which one, by its place in the mesh.
        number: usize,
        /// The vertex that it names.
        vertex: u32,
        /// How many there are.
        vertices: usize,
    },
    /// A coordinate is NaN or infinite.
    #[error("the {axis} coordinate of vertex {vertex} is {value}: positions must be finite")]
    NotFinite {
        /// The vertex, by its place in the scene.
        vertex: usize,
        /// `x`, `y` or `z`.
        axis: &'static str,
        /// What it is.
        value: String,
    },
    /// Positions for another number of vertices than the scene has.
    #[error("{count} positions for a scene of {expected} vertices")]
    PositionCount {
        /// How many there are.
        count: usize,
        /// How many there must be.
        expected: usize,
    },
    /// Positions at one end of a motion that are none.
    #[error("at the {when} of the motion: {problem}")]
    Motion {
        /// "start" or "end".
        when: &'static str,
        /// What is wrong with them.
        problem: Box<Error>,
    },
    /// A scene that is too large for the device.
    #[error("a scene of {triangles} triangles is too large for {adapter}: {reason}. The CPU backend takes it")]
    SceneTooLarge {
        /// How many triangles it has.
        triangles: usize,
        /// The name of the adapter.
        adapter: String,
        /// What was needed, and what there is.
        reason: Box<Error>,
    },
    /// A filter names an object that is not there.
    #[error("the filter names object {object}, but the scene has {objects} objects")]
    NoSuchObject {
        /// The object.
        object: usize,
        /// How many there are.
        objects: usize,
    },
    /// A buffer that does not hold the positions of the scene.
    #[error("the buffer of positions {problem}")]
    PositionBuffer {
        /// What is wrong with it.
        problem: String,
    },
    /// A slice of candidates that is too small or too large.
    #[error("candidates are looked at in slices of 1 to {limit}, not {slice_limit}")]
    SliceLimit {
        /// What was asked for.
        slice_limit: u32,
        /// The most that there can be.
        limit: u32,
    },
    /// More rounds of clustering than there can be.
    #[error("the clustering takes at most {limit} rounds, not {rounds}")]
    Rounds {
        /// What was asked for.
        rounds: u32,
        /// The most that there can be.
        limit: u32,
    },
    /// A tolerance that is none.
    #[error("the tolerance of the clustering is at least 0, not {tolerance}")]
    Tolerance {
        /// What was asked for.
        tolerance: String,
    },
    /// A number of clusters that there cannot be.
    #[error("a scene is divided into 1 to {limit} clusters, not {clusters}")]
    Clusters {
        /// How many were asked for.
        clusters: u32,
        /// How many there can be.
        limit: u32,
    },
    /// A fuzziness that is no fuzziness.
    #[error("the fuzziness is more than 1 and finite, not {fuzziness}")]
    Fuzziness {
        /// What was asked for.
        fuzziness: String,
    },
    /// A separation that is none.
    #[error("the separation is at least 0 and finite, not {separation}")]
    Separation {
        /// What was asked for.
        separation: String,
    },
    /// A number of a cloth, its material or its simulation that is out of its range.
    #[error("the {what} is {must_be}, not {value}")]
    ClothNumber {
        /// Which number.
        what: &'static str,
        /// What it can be.
        must_be: &'static str,
        /// What it is.
        value: String,
    },
    /// Cloth that nothing holds together.
    #[error("cloth of {points} points has no springs: it needs two points and a spring at least")]
    NoSprings {
        /// How many points it has.
        points: usize,
    },
    /// A pin or a spring names a point that is not there.
    #[error("{what} names point {point}, but the cloth has {points} points")]
    NoSuchPoint {
        /// What names it.
        what: &'static str,
        /// The point.
        point: usize,
        /// How many there are.
        points: usize,
    },
    /// A time step that is too long for the stiffness of the springs.
    #[error(
        "a step of {step_time} s is not possible: at most {allowed} s are stable (the stiffest spring has a natural \
         period of {period} s). Take more steps, softer springs or more mass, or leave the number of steps to the \
         simulation"
    )]
    TimeStep {
        /// How long the step is.
        step_time: String,
        /// How long it can be.
        allowed: String,
        /// The natural period of the stiffest spring, π √(m/K).
        period: String,
    },
    /// A frame that takes more steps than there can be.
    #[error(
        "a frame of {frame_time} s in steps of at most {allowed} s, which is what is stable, takes more than {most} steps: \
         shorter frames, softer springs or more mass help"
    )]
    TooManySteps {
        /// How long the frame is.
        frame_time: String,
        /// How long a step can be.
        allowed: String,
        /// The most steps of a frame.
        most: u32,
    },
    /// Cloth whose contacts would keep its own neighbours apart.
    #[error(
        "a thickness of {thickness} is too much for edges of {mean_edge}, which is their mean: seven tenths at most"
    )]
    TooThick {
        /// The thickness.
        thickness: String,
        /// The mean length of an edge.
        mean_edge: String,
    },
    /// A mass point without a mass.
    #[error("the mass of point {point} is more than 0, not {mass} (a point of a mesh has a third of its triangles)")]
    PointMass {
        /// The point.
        point: usize,
        /// Its mass.
        mass: String,
    },
    /// Cloth that starts inside a closed body, and could never get out.
    #[error("vertex {vertex} of the cloth starts inside body {body}, which is closed: move one of them")]
    StartsInside {
        /// The vertex, by its place in the scene.
        vertex: usize,
        /// The body, by its place among the bodies.
        body: usize,
    },
    /// A simulation that has blown up.
    #[error(
        "the simulation blew up in frame {frame}, step {step}: vertex {vertex} is faster than {speed_limit} or nowhere. \
         Shorter steps or more damping may help"
    )]
    BlownUp {
        /// The frame, from 0.
        frame: u64,
        /// The step within the frame, from 0; the 126th stands for all that come after it, too.
        step: u32,
        /// The vertex, by its place in the scene.
        vertex: u32,
        /// The speed that it should not have exceeded.
        speed_limit: String,
    },
    /// More pairs of triangles are near each other than a device looks at in one go.
    #[error("too many triangles are near each other for a GPU to look at in one go: take fewer, or the CPU backend")]
    TooManyNear,
    /// A range of bits that a key of 32 bits does not have.
    #[error("bits {start}..{end} are not a range within the 32 bits of a key")]
    BitRange {
        /// The lowest bit.
        start: u32,
        /// The bit after the highest.
        end: u32,
    },
}

fn limit_of(limit: &Option<u64>) -> String {
    limit.map(|bytes| format!(", of {bytes} that it may use")).unwrap_or_default()
}

fn found_adapters(found: &[String]) -> String {
    match found {
        [] => "there is none at all".to_owned(),
        [one] => format!("there is only {one}"),
        several => format!("there are only {}", several.join(", ")),
    }
}
