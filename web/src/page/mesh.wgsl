// Draws triangles and contacts from the buffers that the detector and the simulation work on. No stage of the pipeline is
// here: only what it takes to see them.

struct View {
    clip: mat4x4<f32>,
    eye: vec4<f32>,
    light: vec4<f32>,
    // Pixels of the picture.
    size: vec2<f32>,
    // The width of a contact, in pixels.
    line_width: f32,
    // What is shown: see `flags` in look.rs.
    flags: u32,
    // The colours of clusters and objects.
    palette: array<vec4<f32>, 64>,
}

const BY_CLUSTER: u32 = 1u;
const BY_OBJECT: u32 = 2u;
const SHARED: u32 = 4u;
const HITS: u32 = 8u;
const EDGES: u32 = 16u;

const PLAIN: vec3<f32> = vec3(0.72, 0.75, 0.80);
const HIT: vec3<f32> = vec3(0.93, 0.09, 0.12);

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var<storage, read> positions: array<f32>;
@group(0) @binding(2) var<storage, read> triangles: array<u32>;
@group(0) @binding(3) var<storage, read> normals: array<f32>;
// The mask of its clusters in two numbers, its object, and something else.
@group(0) @binding(4) var<storage, read> owners: array<vec4<u32>>;
// A bit to each triangle: whether it intersects another one.
@group(0) @binding(5) var<storage, read> hits: array<u32>;

struct Corner {
    @builtin(position) clip: vec4<f32>,
    @location(0) place: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) weights: vec3<f32>,
    @location(3) @interpolate(flat) first: vec3<f32>,
    @location(4) @interpolate(flat) second: vec3<f32>,
    @location(5) @interpolate(flat) hit: u32,
}

fn position(vertex: u32) -> vec3<f32> {
    return vec3(positions[3u * vertex], positions[3u * vertex + 1u], positions[3u * vertex + 2u]);
}

fn lowest_bit(mask: vec2<u32>) -> u32 {
    return select(32u + firstTrailingBit(mask.y), firstTrailingBit(mask.x), mask.x != 0u);
}

fn without_lowest_bit(mask: vec2<u32>) -> vec2<u32> {
    if mask.x != 0u {
        return vec2(mask.x & (mask.x - 1u), mask.y);
    }
    return vec2(0u, select(0u, mask.y & (mask.y - 1u), mask.y != 0u));
}

@vertex
fn corner(@builtin(vertex_index) index: u32) -> Corner {
    let triangle = index / 3u;
    let names = vec3(triangles[3u * triangle], triangles[3u * triangle + 1u], triangles[3u * triangle + 2u]);
    let a = position(names.x);
    let b = position(names.y);
    let c = position(names.z);
    let number = index % 3u;
    let name = names[number];
    var out: Corner;
    out.place = select(select(c, b, number == 1u), a, number == 0u);
    out.clip = view.clip * vec4(out.place, 1.0);
    out.weights = vec3(f32(number == 0u), f32(number == 1u), f32(number == 2u));

    // Round where the surface is round, flat where it has an edge.
    let area = cross(b - a, c - a);
    let own = area / max(length(area), 1e-30);
    let smoothed = vec3(normals[3u * name], normals[3u * name + 1u], normals[3u * name + 2u]);
    out.normal = select(own, smoothed, dot(own, smoothed) > 0.6);

    let owner = owners[triangle];
    out.first = PLAIN;
    if (view.flags & BY_OBJECT) != 0u {
        out.first = view.palette[owner.z % 64u].xyz;
    }
    let mask = owner.xy;
    if (view.flags & BY_CLUSTER) != 0u && any(mask != vec2(0u)) {
        out.first = view.palette[lowest_bit(mask)].xyz;
    }
    out.second = out.first;
    let rest = without_lowest_bit(mask);
    if (view.flags & SHARED) != 0u && any(rest != vec2(0u)) {
        out.second = select(vec3(1.0), view.palette[lowest_bit(rest)].xyz, (view.flags & BY_CLUSTER) != 0u);
    }
    out.hit = 0u;
    if (view.flags & HITS) != 0u {
        out.hit = (hits[triangle / 32u] >> (triangle % 32u)) & 1u;
    }
    return out;
}

@fragment
fn shade(in: Corner) -> @location(0) vec4<f32> {
    // How far each corner's opposite edge is, in pixels.
    let slopes = max(fwidth(in.weights), vec3(1e-6));
    let distances = in.weights / slopes;
    let nearest = min(distances.x, min(distances.y, distances.z));
    let stripe = fract((in.clip.x + in.clip.y) / 9.0) < 0.5;
    var color = select(in.first, in.second, stripe);
    color = select(color, HIT, in.hit == 1u);

    let toward = normalize(view.eye.xyz - in.place);
    var normal = in.normal / max(length(in.normal), 1e-30);
    let outside = dot(normal, toward) >= 0.0;
    normal = select(-normal, normal, outside);
    let lit = max(dot(normal, view.light.xyz), 0.0);
    let sky = 0.5 + 0.5 * normal.z;
    let half_way = normalize(toward + view.light.xyz);
    let shine = pow(max(dot(normal, half_way), 0.0), 40.0) * 0.16;
    let inside = select(0.78, 1.0, outside);
    var shaded = color * (0.34 + 0.16 * sky + 0.58 * lit) * inside + vec3(shine);
    shaded = select(shaded, mix(shaded, HIT, 0.45), in.hit == 1u);
    if (view.flags & EDGES) != 0u {
        // Triangles of a few pixels would be all edge.
        let room = 1.0 - smoothstep(0.06, 0.35, max(slopes.x, max(slopes.y, slopes.z)));
        shaded *= 1.0 - 0.28 * room * (1.0 - smoothstep(0.2, 1.2, nearest));
    }
    return vec4(shaded, 1.0);
}

// Contacts: a quad to each segment, as wide as the line and longer by it, so that a point is a square.

@group(0) @binding(6) var<storage, read> segments: array<f32>;

struct LineCorner {
    @builtin(position) clip: vec4<f32>,
}

fn end_of(segment: u32, end: u32) -> vec4<f32> {
    let place = 6u * segment + 3u * end;
    return view.clip * vec4(segments[place], segments[place + 1u], segments[place + 2u], 1.0);
}

@vertex
fn line_corner(@builtin(vertex_index) index: u32, @builtin(instance_index) segment: u32) -> LineCorner {
    let start = end_of(segment, 0u);
    let stop = end_of(segment, 1u);
    let corner = vec2(f32(index & 1u), f32(index >> 1u));
    var out: LineCorner;
    if min(start.w, stop.w) <= 0.0 {
        // Behind the eye.
        out.clip = vec4(0.0, 0.0, 2.0, 1.0);
        return out;
    }
    let along_pixels = (stop.xy / stop.w - start.xy / start.w) * view.size;
    let direction = select(vec2(1.0, 0.0), along_pixels / max(length(along_pixels), 1e-6), length(along_pixels) > 1e-3);
    let across = vec2(-direction.y, direction.x);
    let middle = mix(start, stop, corner.x);
    let offset = (across * (2.0 * corner.y - 1.0) + direction * (2.0 * corner.x - 1.0)) * view.line_width;
    // Slightly nearer than the triangles that it lies in.
    out.clip = vec4(middle.xy + offset / view.size * middle.w, middle.z - 4e-4 * middle.w, middle.w);
    return out;
}

@fragment
fn line_seen() -> @location(0) vec4<f32> {
    return vec4(1.0, 0.93, 0.25, 1.0);
}

// What is hidden shines through, faintly.
@fragment
fn line_hidden() -> @location(0) vec4<f32> {
    return vec4(1.0, 0.93, 0.25, 1.0) * 0.28;
}
