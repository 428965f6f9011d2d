// Computes vertex normals: the mean normal of the triangles around a vertex, weighted by area. For smooth shading.

@group(0) @binding(0) var<storage, read> positions: array<f32>;
@group(0) @binding(1) var<storage, read> triangles: array<u32>;
// Start of each vertex in `incident`, and the end of the last one.
@group(0) @binding(2) var<storage, read> starts: array<u32>;
// Triangles around each vertex, one vertex after the other.
@group(0) @binding(3) var<storage, read> incident: array<u32>;
@group(0) @binding(4) var<storage, read_write> normals: array<f32>;

fn position(vertex: u32) -> vec3<f32> {
    return vec3(positions[3u * vertex], positions[3u * vertex + 1u], positions[3u * vertex + 2u]);
}

@compute @workgroup_size(64)
fn vertex_normals(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
    let vertex = id.x + id.y * groups.x * 64u;
    if vertex + 1u >= arrayLength(&starts) {
        return;
    }
    var sum = vec3(0.0);
    for (var index = starts[vertex]; index < starts[vertex + 1u]; index += 1u) {
        let triangle = incident[index];
        let a = position(triangles[3u * triangle]);
        let b = position(triangles[3u * triangle + 1u]);
        let c = position(triangles[3u * triangle + 2u]);
        sum += cross(b - a, c - a);
    }
    let normal = sum / max(length(sum), 1e-30);
    normals[3u * vertex] = normal.x;
    normals[3u * vertex + 1u] = normal.y;
    normals[3u * vertex + 2u] = normal.z;
}
