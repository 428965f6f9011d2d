// Draws triangles and contacts from the buffers of the detector and the simulation.

struct Uniforms {
    clip_from_world: mat4x4<f32>,
    eye: vec4<f32>,
    light: vec4<f32>,
    // Size of the picture in pixels.
    size: vec2<f32>,
    // Width of a contact in pixels.
    line_width: f32,
    // See `flags` in appearance.rs.
    flags: u32,
    // Colors of clusters and objects.
    palette: array<vec4<f32>, 64>,
}

const BY_CLUSTER: u32 = 1u;
const BY_OBJECT: u32 = 2u;
const SHARED: u32 = 4u;
const HITS: u32 = 8u;
const EDGES: u32 = 16u;

const PLAIN: vec3<f32> = vec3(0.72, 0.75, 0.80);
// `HIT`, the color of intersecting triangles, is put in front of this text.

@group(0) @binding(0) var<uniform> uniforms: Uniforms;
@group(0) @binding(1) var<storage, read> positions: array<f32>;
@group(0) @binding(2) var<storage, read> triangles: array<u32>;
@group(0) @binding(3) var<storage, read> normals: array<f32>;
// Tag of each triangle: low and high word of its cluster mask, its object; the last word is not used here.
@group(0) @binding(4) var<storage, read> tags: array<vec4<u32>>;
// One bit per triangle: whether it intersects another one.
@group(0) @binding(5) var<storage, read> hit_bits: array<u32>;

struct TriangleCorner {
    @builtin(position) clip: vec4<f32>,
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) weights: vec3<f32>,
    @location(3) @interpolate(flat) first: vec3<f32>,
    @location(4) @interpolate(flat) second: vec3<f32>,
    @location(5) @interpolate(flat) hit: u32,
}

fn vertex_position(vertex: u32) -> vec3<f32> {
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
fn triangle_vertex(@builtin(vertex_index) index: u32) -> TriangleCorner {
    let triangle = index / 3u;
    let vertices = vec3(triangles[3u * triangle], triangles[3u * triangle + 1u], triangles[3u * triangle + 2u]);
    let a = vertex_position(vertices.x);
    let b = vertex_position(vertices.y);
    let c = vertex_position(vertices.z);
    let corner = index % 3u;
    let vertex = vertices[corner];
    var out: TriangleCorner;
    out.position = select(select(c, b, corner == 1u), a, corner == 0u);
    out.clip = uniforms.clip_from_world * vec4(out.position, 1.0);
    out.weights = vec3(f32(corner == 0u), f32(corner == 1u), f32(corner == 2u));

    // The vertex normal, unless the surface has a sharp edge here.
    let area = cross(b - a, c - a);
    let flat_normal = area / max(length(area), 1e-30);
    let smooth_normal = vec3(normals[3u * vertex], normals[3u * vertex + 1u], normals[3u * vertex + 2u]);
    out.normal = select(flat_normal, smooth_normal, dot(flat_normal, smooth_normal) > 0.6);

    let tag = tags[triangle];
    out.first = PLAIN;
    if (uniforms.flags & BY_OBJECT) != 0u {
        out.first = uniforms.palette[tag.z % 64u].xyz;
    }
    let mask = tag.xy;
    if (uniforms.flags & BY_CLUSTER) != 0u && any(mask != vec2(0u)) {
        out.first = uniforms.palette[lowest_bit(mask)].xyz;
    }
    out.second = out.first;
    let higher = without_lowest_bit(mask);
    if (uniforms.flags & SHARED) != 0u && any(higher != vec2(0u)) {
        out.second = select(vec3(1.0), uniforms.palette[lowest_bit(higher)].xyz, (uniforms.flags & BY_CLUSTER) != 0u);
    }
    out.hit = 0u;
    if (uniforms.flags & HITS) != 0u {
        out.hit = (hit_bits[triangle / 32u] >> (triangle % 32u)) & 1u;
    }
    return out;
}

@fragment
fn triangle_fragment(in: TriangleCorner) -> @location(0) vec4<f32> {
    // Distance of each edge in pixels.
    let slopes = max(fwidth(in.weights), vec3(1e-6));
    let distances = in.weights / slopes;
    let nearest = min(distances.x, min(distances.y, distances.z));
    let stripe = fract((in.clip.x + in.clip.y) / 9.0) < 0.5;
    var color = select(in.first, in.second, stripe);
    color = select(color, HIT, in.hit == 1u);

    let to_eye = normalize(uniforms.eye.xyz - in.position);
    var normal = in.normal / max(length(in.normal), 1e-30);
    let is_front = dot(normal, to_eye) >= 0.0;
    normal = select(-normal, normal, is_front);
    let diffuse = max(dot(normal, uniforms.light.xyz), 0.0);
    let sky = 0.5 + 0.5 * normal.z;
    let halfway = normalize(to_eye + uniforms.light.xyz);
    let specular = pow(max(dot(normal, halfway), 0.0), 40.0) * 0.16;
    let side = select(0.78, 1.0, is_front);
    var shaded = color * (0.34 + 0.16 * sky + 0.58 * diffuse) * side + vec3(specular);
    shaded = select(shaded, mix(shaded, HIT, 0.45), in.hit == 1u);
    if (uniforms.flags & EDGES) != 0u {
        // Edges fade out on triangles of a few pixels, which would be edge only.
        let strength = 1.0 - smoothstep(0.06, 0.35, max(slopes.x, max(slopes.y, slopes.z)));
        shaded *= 1.0 - 0.28 * strength * (1.0 - smoothstep(0.2, 1.2, nearest));
    }
    return vec4(shaded, 1.0);
}

// Contacts: one quad per segment, longer than the segment by its width, so that a point becomes a square.

@group(0) @binding(6) var<storage, read> segments: array<f32>;

struct SegmentCorner {
    @builtin(position) clip: vec4<f32>,
}

fn segment_end(segment: u32, end: u32) -> vec4<f32> {
    let first = 6u * segment + 3u * end;
    return uniforms.clip_from_world * vec4(segments[first], segments[first + 1u], segments[first + 2u], 1.0);
}

@vertex
fn segment_vertex(@builtin(vertex_index) index: u32, @builtin(instance_index) segment: u32) -> SegmentCorner {
    let start = segment_end(segment, 0u);
    let stop = segment_end(segment, 1u);
    let corner = vec2(f32(index & 1u), f32(index >> 1u));
    var out: SegmentCorner;
    if min(start.w, stop.w) <= 0.0 {
        // Behind the camera: outside of clip space.
        out.clip = vec4(0.0, 0.0, 2.0, 1.0);
        return out;
    }
    let along_pixels = (stop.xy / stop.w - start.xy / start.w) * uniforms.size;
    let direction = select(vec2(1.0, 0.0), along_pixels / max(length(along_pixels), 1e-6), length(along_pixels) > 1e-3);
    let across = vec2(-direction.y, direction.x);
    let middle = mix(start, stop, corner.x);
    let offset = (across * (2.0 * corner.y - 1.0) + direction * (2.0 * corner.x - 1.0)) * uniforms.line_width;
    // Slightly in front of the triangles that it lies in.
    out.clip = vec4(middle.xy + offset / uniforms.size * middle.w, middle.z - 4e-4 * middle.w, middle.w);
    return out;
}

@fragment
fn visible_segment_fragment() -> @location(0) vec4<f32> {
    return vec4(1.0, 0.93, 0.25, 1.0);
}

// Hidden contacts shine through, faintly.
@fragment
fn hidden_segment_fragment() -> @location(0) vec4<f32> {
    return vec4(1.0, 0.93, 0.25, 1.0) * 0.28;
}
