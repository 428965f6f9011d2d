struct type_5 {
member: u32,
member_1: u32,
member_2: u32,
member_3: u32,
}

struct type_6 {
member: type_5,
}

struct type_11 {
member: array<vec4<u32>>,
}

struct type_15 {
member: array<u32>,
}

struct type_19 {
member: u32,
member_1: bool,
}

struct type_28 {
member: vec4<u32>,
}

struct type_35 {
member: array<f32>,
}

struct type_44 {
member: array<vec4<f32>>,
}

struct type_50 {
member: u32,
member_1: u32,
member_2: u32,
}

struct type_52 {
member: array<type_50>,
}

struct type_55 {
member: u32,
member_1: u32,
member_2: u32,
member_3: f32,
member_4: f32,
member_5: f32,
member_6: f32,
member_7: f32,
member_8: f32,
member_9: f32,
member_10: f32,
member_11: f32,
member_12: f32,
member_13: f32,
member_14: f32,
member_15: f32,
member_16: f32,
member_17: f32,
member_18: f32,
member_19: u32,
member_20: u32,
member_21: u32,
member_22: u32,
member_23: f32,
}

struct type_56 {
member: type_55,
}

struct type_58 {
member: u32,
member_1: u32,
}

struct type_63 {
member: vec4<f32>,
member_1: vec4<f32>,
member_2: vec4<f32>,
}

struct type_67 {
member: array<vec2<u32>>,
}

struct type_69 {
member: u32,
member_1: f32,
member_2: f32,
member_3: f32,
}

struct type_71 {
member: array<type_69>,
}

struct type_74 {
member: vec3<f32>,
member_1: vec3<f32>,
}

struct type_76 {
member: u32,
member_1: u32,
member_2: u32,
member_3: u32,
member_4: u32,
member_5: u32,
member_6: f32,
member_7: f32,
member_8: f32,
member_9: u32,
member_10: u32,
member_11: u32,
member_12: u32,
member_13: u32,
member_14: u32,
member_15: u32,
member_16: f32,
member_17: u32,
member_18: f32,
member_19: u32,
member_20: u32,
member_21: u32,
member_22: u32,
member_23: f32,
}

struct type_77 {
member: type_76,
}

struct type_79 {
member: u32,
member_1: f32,
}

struct type_86 {
member: vec4<f32>,
member_1: vec4<f32>,
}

struct type_87 {
member: u32,
member_1: u32,
member_2: u32,
member_3: u32,
member_4: f32,
member_5: f32,
member_6: u32,
member_7: u32,
}

struct type_88 {
member: type_87,
}

struct type_90 {
member: vec3<f32>,
member_1: vec3<f32>,
member_2: vec3<f32>,
}

struct type_93 {
member: f32,
member_1: f32,
}

struct type_96 {
member: array<vec3<f32>, 3>,
member_1: vec3<f32>,
member_2: f32,
}

struct type_97 {
member: f32,
member_1: f32,
member_2: f32,
}

struct type_109 {
member: array<atomic<u32>>,
}

var<private> builtin_local_58: vec3<u32>;
var<private> builtin_group_58: vec3<u32>;
var<private> builtin_groups_58: vec3<u32>;
@group(0) @binding(0) 
var<uniform> params: type_6;
@group(0) @binding(1) 
var<storage> input: type_11;
@group(0) @binding(2) 
var<storage> offsets: type_15;
@group(0) @binding(3) 
var<storage, read_write> output: type_11;
@group(0) @binding(4) 
var<storage, read_write> result: type_109;
var<workgroup> sums: array<u32, 256>;
var<workgroup> chunks: array<u32, 16>;
@group(0) @binding(2) 
var<storage, read_write> sums_1: type_15;
var<workgroup> shared_: array<u32, 256>;
@group(0) @binding(1) 
var<storage> keys: type_11;
@group(0) @binding(2) 
var<storage> payload: type_11;
@group(0) @binding(3) 
var<storage> thread_counts: type_11;
@group(0) @binding(4) 
var<storage> offsets_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> sorted_keys: type_15;
@group(0) @binding(6) 
var<storage, read_write> sorted_payload: type_15;
var<workgroup> starts: array<u32, 16>;
var<workgroup> table: array<u32, 2048>;
@group(0) @binding(2) 
var<storage, read_write> thread_counts_1: type_11;
@group(0) @binding(3) 
var<storage, read_write> counts: type_15;
@group(0) @binding(1) 
var<storage> input_1: type_35;
@group(0) @binding(2) 
var<storage, read_write> output_1: type_35;
var<workgroup> shared_1: array<f32, 256>;
@group(0) @binding(1) 
var<storage> input_2: type_15;
@group(0) @binding(2) 
var<storage, read_write> output_2: type_15;
@group(0) @binding(1) 
var<storage> input_3: type_44;
@group(0) @binding(2) 
var<storage, read_write> output_3: type_44;
var<workgroup> shared_2: array<vec4<f32>, 256>;
@group(0) @binding(1) 
var<storage> flags: type_11;
@group(0) @binding(2) 
var<storage, read_write> marks: type_11;
@group(0) @binding(2) 
var<storage> output_indices: type_11;
@group(0) @binding(3) 
var<storage> elements: type_11;
@group(0) @binding(4) 
var<storage, read_write> output_4: type_15;
@group(0) @binding(1) 
var<storage> count: type_15;
@group(0) @binding(0) 
var<storage> count_1: type_15;
@group(0) @binding(1) 
var<storage, read_write> arguments: type_52;
@group(0) @binding(0) 
var<uniform> params_1: type_56;
@group(0) @binding(1) 
var<storage> pairs: type_15;
@group(0) @binding(2) 
var<storage> tiles: type_15;
@group(0) @binding(3) 
var<storage> boxes: type_11;
@group(0) @binding(4) 
var<storage> features: type_11;
@group(0) @binding(5) 
var<storage> reference: type_44;
@group(0) @binding(6) 
var<storage, read_write> bounds: type_109;
@group(0) @binding(7) 
var<storage, read_write> near: type_109;
@group(0) @binding(8) 
var<storage, read_write> pushes: type_109;
var<private> global: vec4<f32> = vec4<f32>(0f, 0f, 0f, 0f);
@group(0) @binding(1) 
var<storage> tiles_1: type_15;
@group(0) @binding(2) 
var<storage, read_write> arguments_1: type_52;
@group(0) @binding(0) 
var<storage> proxies: type_15;
@group(0) @binding(1) 
var<storage> scanned_tiles: type_15;
@group(0) @binding(3) 
var<storage> near_1: type_15;
@group(0) @binding(4) 
var<storage, read_write> status: type_109;
@group(0) @binding(1) 
var<storage> positions: type_35;
@group(0) @binding(2) 
var<storage> velocities: type_44;
@group(0) @binding(3) 
var<storage, read_write> reference_1: type_44;
@group(0) @binding(4) 
var<storage, read_write> bounds_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> near_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> pushes_1: type_15;
@group(0) @binding(1) 
var<storage> body_triangles: type_15;
@group(0) @binding(2) 
var<storage> positions_1: type_35;
@group(0) @binding(3) 
var<storage> boxes_1: type_44;
@group(0) @binding(4) 
var<storage, read_write> colliding_faces: type_15;
@group(0) @binding(5) 
var<storage, read_write> predicted: type_44;
@group(0) @binding(6) 
var<storage, read_write> new_velocities: type_44;
@group(0) @binding(2) 
var<storage> predicted_1: type_44;
@group(0) @binding(3) 
var<storage, read_write> boxes_2: type_44;
@group(0) @binding(1) 
var<storage> predicted_2: type_44;
@group(0) @binding(2) 
var<storage, read_write> positions_2: type_35;
@group(0) @binding(2) 
var<storage> boxes_3: type_44;
@group(0) @binding(3) 
var<storage, read_write> colliding_faces_1: type_109;
@group(0) @binding(3) 
var<storage> sweep_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_44;
@group(0) @binding(5) 
var<storage> boxes_4: type_44;
@group(0) @binding(6) 
var<storage, read_write> colliding_faces_2: type_109;
@group(0) @binding(2) 
var<storage> new_velocities_1: type_44;
@group(0) @binding(3) 
var<storage> reference_2: type_44;
@group(0) @binding(5) 
var<storage, read_write> pushes_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> positions_3: type_35;
@group(0) @binding(7) 
var<storage, read_write> velocities_1: type_44;
@group(0) @binding(8) 
var<storage, read_write> status_1: type_109;
@group(0) @binding(3) 
var<storage> starts_1: type_67;
@group(0) @binding(4) 
var<storage> springs: type_71;
@group(0) @binding(5) 
var<storage> fan_triangles: type_67;
@group(0) @binding(7) 
var<storage, read_write> predicted_4: type_44;
@group(0) @binding(1) 
var<storage> frame_start: type_35;
@group(0) @binding(2) 
var<storage> frame_end: type_35;
@group(0) @binding(3) 
var<storage, read_write> predicted_5: type_44;
@group(0) @binding(1) 
var<storage> starts_2: type_67;
@group(0) @binding(2) 
var<storage> springs_1: type_71;
@group(0) @binding(4) 
var<storage> bounds_2: type_15;
@group(0) @binding(5) 
var<storage> predicted_6: type_44;
@group(0) @binding(6) 
var<storage, read_write> shortened: type_44;
@group(0) @binding(7) 
var<storage, read_write> new_velocities_2: type_44;
@group(0) @binding(1) 
var<storage> near_3: type_15;
@group(0) @binding(3) 
var<storage> positions_4: type_35;
@group(0) @binding(4) 
var<storage, read_write> pushes_3: type_109;
var<private> global_1: vec3<f32> = vec3<f32>(0f, 0f, 0f);
@group(0) @binding(0) 
var<uniform> params_2: type_77;
@group(0) @binding(1) 
var<storage> spheres: type_44;
@group(0) @binding(2) 
var<storage> kept_centers: type_44;
@group(0) @binding(3) 
var<storage, read_write> tags: type_11;
@group(0) @binding(1) 
var<storage> tags_1: type_11;
@group(0) @binding(2) 
var<storage, read_write> sizes: type_109;
var<workgroup> counts_1: array<atomic<u32>, 65>;
@group(0) @binding(1) 
var<storage> sorted_starts: type_15;
@group(0) @binding(2) 
var<storage> box_ends: type_67;
@group(0) @binding(4) 
var<storage> tags_2: type_11;
@group(0) @binding(5) 
var<storage> filter_: type_15;
@group(0) @binding(6) 
var<storage, read_write> tiles_2: type_109;
@group(0) @binding(7) 
var<storage, read_write> pairs_1: type_15;
var<workgroup> starts_3: array<u32, 256>;
var<workgroup> ends: array<u32, 256>;
var<workgroup> duplicate_masks: array<u32, 256>;
var<workgroup> keys_1: array<u32, 256>;
var<workgroup> masks: array<u32, 2048>;
var<workgroup> counts_2: array<u32, 256>;
var<workgroup> chunk_counts: array<u32, 16>;
var<workgroup> reserved: array<u32, 1>;
@group(0) @binding(2) 
var<storage, read_write> centers: type_44;
@group(0) @binding(2) 
var<storage> centers_1: type_44;
@group(0) @binding(3) 
var<storage> progress: type_15;
@group(0) @binding(4) 
var<storage, read_write> sums_2: type_44;
var<workgroup> points: array<vec4<f32>, 256>;
var<workgroup> closenesses: array<f32, 256>;
var<workgroup> parts: array<vec4<f32>, 256>;
@group(0) @binding(1) 
var<storage> sums_3: type_44;
@group(0) @binding(3) 
var<storage, read_write> progress_1: type_15;
var<workgroup> moves: array<f32, 64>;
@group(0) @binding(1) 
var<storage> centers_2: type_44;
@group(0) @binding(2) 
var<storage, read_write> kept: type_44;
@group(0) @binding(1) 
var<storage> corners: type_11;
@group(0) @binding(2) 
var<storage> frame: type_44;
@group(0) @binding(3) 
var<storage, read_write> spheres_1: type_44;
@group(0) @binding(4) 
var<storage, read_write> possibly_degenerate: type_15;
@group(0) @binding(5) 
var<storage, read_write> possibly_degenerate_count: type_109;
@group(0) @binding(1) 
var<storage> features_1: type_11;
@group(0) @binding(2) 
var<storage> moving: type_44;
@group(0) @binding(3) 
var<storage, read_write> corners_1: type_11;
@group(0) @binding(4) 
var<storage, read_write> low: type_44;
@group(0) @binding(5) 
var<storage, read_write> high: type_44;
var<workgroup> lows: array<vec4<f32>, 256>;
var<workgroup> highs: array<vec4<f32>, 256>;
@group(0) @binding(0) 
var<uniform> params_3: type_88;
@group(0) @binding(5) 
var<storage> moving_1: type_44;
@group(0) @binding(6) 
var<storage, read_write> after_linear: type_15;
@group(0) @binding(7) 
var<storage, read_write> counters: type_109;
@group(0) @binding(6) 
var<storage> after_linear_1: type_15;
@group(0) @binding(7) 
var<storage, read_write> passed: type_15;
@group(0) @binding(8) 
var<storage, read_write> counters_1: type_109;
@group(0) @binding(2) 
var<storage> tags_3: type_11;
@group(0) @binding(3) 
var<storage> centers_3: type_44;
@group(0) @binding(5) 
var<storage, read_write> members: type_15;
var<workgroup> point_masks: array<vec2<u32>, 256>;
@group(0) @binding(3) 
var<storage> frame_1: type_44;
@group(0) @binding(4) 
var<storage, read_write> solved: type_44;
@group(0) @binding(1) 
var<storage> proxy_count: type_15;
@group(0) @binding(2) 
var<storage, read_write> starts_4: type_15;
@group(0) @binding(2) 
var<storage> axes: type_44;
@group(0) @binding(3) 
var<storage> tags_4: type_11;
@group(0) @binding(4) 
var<storage, read_write> proxies_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> starts_5: type_15;
@group(0) @binding(6) 
var<storage, read_write> proxy_count_1: type_109;
var<workgroup> reserved_1: array<atomic<u32>, 2>;
@group(0) @binding(1) 
var<storage> proxies_2: type_15;
@group(0) @binding(2) 
var<storage> sorted_starts_1: type_15;
@group(0) @binding(3) 
var<storage> corners_2: type_11;
@group(0) @binding(4) 
var<storage> axes_1: type_44;
@group(0) @binding(5) 
var<storage> strip_clusters: type_15;
@group(0) @binding(6) 
var<storage> tags_5: type_11;
@group(0) @binding(7) 
var<storage, read_write> boxes_5: type_11;
@group(0) @binding(8) 
var<storage, read_write> ends_1: type_67;
@group(0) @binding(2) 
var<storage> last_ends: type_15;
@group(0) @binding(3) 
var<storage, read_write> tile_counts: type_15;
@group(0) @binding(1) 
var<storage> ends_2: type_67;
@group(0) @binding(2) 
var<storage, read_write> last_ends_1: type_109;
@group(0) @binding(1) 
var<storage> tile_counts_1: type_15;
@group(0) @binding(2) 
var<storage> first_tiles: type_15;
@group(0) @binding(3) 
var<storage> scanned: type_15;
@group(0) @binding(4) 
var<storage, read_write> list: type_15;
@group(0) @binding(5) 
var<storage, read_write> arguments_2: type_52;
@group(0) @binding(1) 
var<storage> low_1: type_44;
@group(0) @binding(2) 
var<storage> high_1: type_44;
@group(0) @binding(4) 
var<storage, read_write> frame_2: type_44;
@group(0) @binding(5) 
var<storage, read_write> not_finite: type_15;
@group(0) @binding(2) 
var<storage> triangles: type_15;
@group(0) @binding(3) 
var<storage> embedded: type_15;
@group(0) @binding(4) 
var<storage, read_write> corners_3: type_11;
@group(0) @binding(5) 
var<storage, read_write> low_2: type_44;
@group(0) @binding(6) 
var<storage, read_write> high_2: type_44;
@group(0) @binding(4) 
var<storage> corners_4: type_11;
@group(0) @binding(5) 
var<storage, read_write> results: type_15;
@group(0) @binding(6) 
var<storage, read_write> counters_2: type_109;
var<workgroup> counts_3: array<atomic<u32>, 3>;
@group(0) @binding(5) 
var<storage> rests: type_35;
@group(0) @binding(6) 
var<storage, read_write> results_1: type_15;
@group(0) @binding(1) 
var<storage, read_write> axes_2: type_44;
@group(0) @binding(2) 
var<storage, read_write> strip_clusters_1: type_15;
var<workgroup> targets: array<f32, 64>;
@group(0) @binding(2) 
var<storage> members_1: type_15;
@group(0) @binding(3) 
var<storage> solved_1: type_44;
@group(0) @binding(4) 
var<storage> frame_3: type_44;
@group(0) @binding(5) 
var<storage, read_write> axes_3: type_44;
var<workgroup> counts_4: array<atomic<u32>, 133>;
var<workgroup> sums_4: array<vec4<f32>, 256>;
var<workgroup> values: array<u32, 512>;
var<workgroup> starts_6: array<vec4<f32>, 256>;
var<workgroup> slopes: array<vec4<f32>, 256>;
@group(0) @binding(2) 
var<storage> ring_vertices: type_15;
@group(0) @binding(3) 
var<storage> ring_starts: type_15;
@group(0) @binding(4) 
var<storage> ring_links: type_15;
@group(0) @binding(5) 
var<storage, read_write> embedded_1: type_15;

fn function_() {
var local: array<u32, 2>;
var phi_652_: type_19;
var phi_655_: u32;
var phi_681_: u32;
var phi_688_: u32;
var phi_695_: u32;
var phi_702_: u32;
var phi_718_: type_19;
var phi_653_: type_19;
var phi_656_: u32;
var local_1: type_19;
var phi_727_: u32;
var phi_730_: u32;
var phi_728_: u32;
var phi_731_: u32;
var local_2: u32;
var phi_751_: u32;
var phi_754_: u32;
var phi_752_: u32;
var phi_755_: u32;
var local_3: type_19;
var phi_791_: type_19;
var phi_794_: u32;
var phi_820_: u32;
var phi_827_: u32;
var phi_834_: u32;
var phi_841_: u32;
var phi_869_: type_19;
var phi_792_: type_19;
var phi_795_: u32;
var local_4: type_19;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local = array<u32, 2>(0u, 0u);
local[_e411.z] = _e410.x;
let _e419 = local[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = (((_e424 * 256u) + _e419) * 8u);
phi_652_ = type_19(0u, false);
phi_655_ = 0u;
loop {
let _e429 = phi_652_;
let _e431 = phi_655_;
local_1 = _e429;
local_3 = _e429;
let _e432 = (_e431 < 8u);
if _e432 {
let _e433 = (_e427 + _e431);
let _e434 = (4u * _e433);
let _e437 = params.member.member;
let _e438 = (_e434 < _e437);
if _e438 {
let _e441 = input.member[_e433];
if _e438 {
phi_681_ = _e441.x;
} else {
phi_681_ = 0u;
}
let _e444 = phi_681_;
if ((_e434 + 1u) < _e437) {
phi_688_ = _e441.y;
} else {
phi_688_ = 0u;
}
let _e449 = phi_688_;
if ((_e434 + 2u) < _e437) {
phi_695_ = _e441.z;
} else {
phi_695_ = 0u;
}
let _e454 = phi_695_;
if ((_e434 + 3u) < _e437) {
phi_702_ = _e441.w;
} else {
phi_702_ = 0u;
}
let _e459 = phi_702_;
let _e462 = (_e429.member + _e444);
let _e465 = (_e462 + _e449);
let _e468 = (_e465 + _e454);
let _e471 = (_e468 + _e459);
phi_718_ = type_19(_e471, ((((_e429.member_1 || (_e462 < _e444)) || (_e465 < _e449)) || (_e468 < _e454)) || (_e471 < _e459)));
} else {
phi_718_ = _e429;
}
let _e476 = phi_718_;
phi_653_ = _e476;
phi_656_ = (_e431 + _e412.z);
} else {
break;
}
let _e479 = phi_653_;
let _e481 = phi_656_;
continue;
continuing {
phi_652_ = _e479;
phi_655_ = _e481;
}
}
let _e484 = local_1;
sums[_e419] = _e484.member;
workgroupBarrier();
if (_e419 < 16u) {
phi_727_ = 0u;
phi_730_ = 0u;
loop {
let _e489 = phi_727_;
let _e491 = phi_730_;
local_2 = _e491;
let _e492 = (_e489 < 16u);
if _e492 {
let _e496 = sums[((_e419 * 16u) + _e489)];
sums[((_e419 * 16u) + _e489)] = _e491;
phi_728_ = (_e489 + _e412.z);
phi_731_ = (_e491 + _e496);
} else {
break;
}
let _e500 = phi_728_;
let _e502 = phi_731_;
continue;
continuing {
phi_727_ = _e500;
phi_730_ = _e502;
}
}
let _e506 = local_2;
chunks[_e419] = _e506;
}
workgroupBarrier();
if (_e419 == 0u) {
phi_751_ = 0u;
phi_754_ = 0u;
loop {
let _e509 = phi_751_;
let _e511 = phi_754_;
let _e512 = (_e509 < 16u);
if _e512 {
let _e514 = chunks[_e509];
chunks[_e509] = _e511;
phi_752_ = (_e509 + _e412.z);
phi_755_ = (_e511 + _e514);
} else {
break;
}
let _e518 = phi_752_;
let _e520 = phi_755_;
continue;
continuing {
phi_751_ = _e518;
phi_754_ = _e520;
}
}
}
workgroupBarrier();
let _e522 = sums[_e419];
let _e525 = chunks[(_e419 / 16u)];
let _e526 = (_e522 + _e525);
let _e532 = params.member.member;
if ((_e424 * 8192u) < _e532) {
let _e536 = offsets.member[_e424];
let _e537 = (_e526 + _e536);
let _e541 = local_3;
phi_791_ = type_19(_e537, (_e541.member_1 || ((false || (_e526 < _e525)) || (_e537 < _e536))));
phi_794_ = 0u;
loop {
let _e546 = phi_791_;
let _e548 = phi_794_;
local_4 = _e546;
let _e549 = (_e548 < 8u);
if _e549 {
let _e550 = (_e427 + _e548);
let _e551 = (4u * _e550);
let _e552 = (_e551 < _e532);
if _e552 {
let _e555 = input.member[_e550];
if _e552 {
phi_820_ = _e555.x;
} else {
phi_820_ = 0u;
}
let _e558 = phi_820_;
if ((_e551 + 1u) < _e532) {
phi_827_ = _e555.y;
} else {
phi_827_ = 0u;
}
let _e563 = phi_827_;
if ((_e551 + 2u) < _e532) {
phi_834_ = _e555.z;
} else {
phi_834_ = 0u;
}
let _e568 = phi_834_;
if ((_e551 + 3u) < _e532) {
phi_841_ = _e555.w;
} else {
phi_841_ = 0u;
}
let _e573 = phi_841_;
let _e576 = (_e546.member + _e558);
let _e579 = (_e576 + _e563);
let _e582 = (_e579 + _e568);
output.member[_e550] = vec4<u32>(_e546.member, _e576, _e579, _e582);
let _e588 = (_e582 + _e573);
if ((_e551 + 4u) >= _e532) {
atomicStore((&result.member[0u]), _e588);
}
phi_869_ = type_19(_e588, ((((_e546.member_1 || (_e576 < _e558)) || (_e579 < _e563)) || (_e582 < _e568)) || (_e588 < _e573)));
} else {
phi_869_ = _e546;
}
let _e597 = phi_869_;
phi_792_ = _e597;
phi_795_ = (_e548 + _e412.z);
} else {
break;
}
let _e600 = phi_792_;
let _e602 = phi_795_;
continue;
continuing {
phi_791_ = _e600;
phi_794_ = _e602;
}
}
let _e605 = local_4;
if _e605.member_1 {
let _e609 = atomicOr((&result.member[1u]), 1u);
}
}
return;
}

fn function_1() {
var local_5: array<u32, 2>;
var phi_899_: u32;
var phi_902_: vec4<u32>;
var phi_931_: u32;
var phi_938_: u32;
var phi_945_: u32;
var phi_952_: u32;
var phi_955_: vec4<u32>;
var phi_900_: u32;
var phi_903_: vec4<u32>;
var local_6: vec4<u32>;
var local_7: vec4<u32>;
var local_8: vec4<u32>;
var local_9: vec4<u32>;
var phi_970_: u32;
var phi_973_: u32;
var phi_971_: u32;
var phi_974_: u32;
var local_10: u32;
var phi_994_: u32;
var phi_997_: u32;
var phi_995_: u32;
var phi_998_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_5 = array<u32, 2>(0u, 0u);
local_5[_e411.z] = _e410.x;
let _e419 = local_5[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
phi_899_ = 0u;
phi_902_ = vec4<u32>(0u, 0u, 0u, 0u);
loop {
let _e426 = phi_899_;
let _e428 = phi_902_;
local_6 = _e428;
local_7 = _e428;
local_8 = _e428;
local_9 = _e428;
let _e429 = (_e426 < 8u);
if _e429 {
let _e433 = (((_e424 * 2048u) + (_e426 * 256u)) + _e419);
let _e434 = (4u * _e433);
let _e437 = params.member.member;
let _e438 = (_e434 < _e437);
if _e438 {
let _e441 = input.member[_e433];
if _e438 {
phi_931_ = _e441.x;
} else {
phi_931_ = 0u;
}
let _e444 = phi_931_;
if ((_e434 + 1u) < _e437) {
phi_938_ = _e441.y;
} else {
phi_938_ = 0u;
}
let _e449 = phi_938_;
if ((_e434 + 2u) < _e437) {
phi_945_ = _e441.z;
} else {
phi_945_ = 0u;
}
let _e454 = phi_945_;
if ((_e434 + 3u) < _e437) {
phi_952_ = _e441.w;
} else {
phi_952_ = 0u;
}
let _e459 = phi_952_;
phi_955_ = (_e428 + vec4<u32>(_e444, _e449, _e454, _e459));
} else {
phi_955_ = _e428;
}
let _e463 = phi_955_;
phi_900_ = (_e426 + _e412.z);
phi_903_ = _e463;
} else {
break;
}
let _e466 = phi_900_;
let _e468 = phi_903_;
continue;
continuing {
phi_899_ = _e466;
phi_902_ = _e468;
}
}
let _e471 = local_6;
let _e474 = local_7;
let _e478 = local_8;
let _e482 = local_9;
let _e484 = (((_e471.x + _e474.y) + _e478.z) + _e482.w);
shared_[_e419] = _e484;
workgroupBarrier();
if (_e419 < 16u) {
phi_970_ = 0u;
phi_973_ = 0u;
loop {
let _e488 = phi_970_;
let _e490 = phi_973_;
local_10 = _e490;
let _e491 = (_e488 < 16u);
if _e491 {
let _e495 = shared_[((_e419 * 16u) + _e488)];
shared_[((_e419 * 16u) + _e488)] = _e490;
phi_971_ = (_e488 + _e412.z);
phi_974_ = (_e490 + _e495);
} else {
break;
}
let _e499 = phi_971_;
let _e501 = phi_974_;
continue;
continuing {
phi_970_ = _e499;
phi_973_ = _e501;
}
}
let _e505 = local_10;
chunks[_e419] = _e505;
}
workgroupBarrier();
if (_e419 == 0u) {
phi_994_ = 0u;
phi_997_ = 0u;
loop {
let _e508 = phi_994_;
let _e510 = phi_997_;
let _e511 = (_e508 < 16u);
if _e511 {
let _e513 = chunks[_e508];
chunks[_e508] = _e510;
phi_995_ = (_e508 + _e412.z);
phi_998_ = (_e510 + _e513);
} else {
break;
}
let _e517 = phi_995_;
let _e519 = phi_998_;
continue;
continuing {
phi_994_ = _e517;
phi_997_ = _e519;
}
}
}
workgroupBarrier();
let _e521 = shared_[_e419];
let _e524 = chunks[(_e419 / 16u)];
if (_e419 == 255u) {
let _e530 = params.member.member;
if ((_e424 * 8192u) < _e530) {
sums_1.member[_e424] = ((_e521 + _e524) + _e484);
}
}
return;
}

fn function_2() {
var local_11: array<u32, 2>;
var phi_1081_: vec4<u32>;
var phi_1156_: u32;
var phi_1159_: u32;
var phi_1157_: u32;
var phi_1160_: u32;
var local_12: u32;
var phi_1179_: u32;
var phi_1182_: u32;
var phi_1180_: u32;
var phi_1183_: u32;
var phi_1202_: u32;
var phi_1205_: u32;
var phi_1203_: u32;
var phi_1206_: u32;
var phi_1290_: type_28;
var phi_1293_: u32;
var phi_1507_: u32;
var phi_1513_: u32;
var phi_1519_: u32;
var phi_1525_: u32;
var phi_1559_: type_28;
var phi_1747_: u32;
var phi_1753_: u32;
var phi_1759_: u32;
var phi_1765_: u32;
var phi_1799_: type_28;
var phi_1987_: u32;
var phi_1993_: u32;
var phi_1999_: u32;
var phi_2005_: u32;
var phi_2039_: type_28;
var phi_2227_: u32;
var phi_2233_: u32;
var phi_2239_: u32;
var phi_2245_: u32;
var phi_2279_: type_28;
var phi_2280_: type_28;
var phi_1291_: type_28;
var phi_1294_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_11 = array<u32, 2>(0u, 0u);
local_11[_e411.z] = _e410.x;
let _e419 = local_11[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e426 = ((_e424 * 256u) + _e419);
if (_e419 < 16u) {
let _e430 = params.member.member_1;
if (_e424 < _e430) {
let _e436 = offsets_1.member[((_e419 * _e430) + _e424)];
starts[_e419] = _e436;
}
}
let _e440 = params.member.member_1;
if (_e424 < _e440) {
let _e444 = thread_counts.member[_e426];
phi_1081_ = _e444;
} else {
phi_1081_ = vec4<u32>(0u, 0u, 0u, 0u);
}
let _e446 = phi_1081_;
table[_e419] = ((_e446.x & 255u) | ((_e446.x & 65280u) << bitcast<u32>(8i)));
table[(256u + _e419)] = (((_e446.x >> bitcast<u32>(16i)) & 255u) | ((_e446.x >> bitcast<u32>(8i)) & 16711680u));
table[(512u + _e419)] = ((_e446.y & 255u) | ((_e446.y & 65280u) << bitcast<u32>(8i)));
table[(768u + _e419)] = (((_e446.y >> bitcast<u32>(16i)) & 255u) | ((_e446.y >> bitcast<u32>(8i)) & 16711680u));
table[(1024u + _e419)] = ((_e446.z & 255u) | ((_e446.z & 65280u) << bitcast<u32>(8i)));
table[(1280u + _e419)] = (((_e446.z >> bitcast<u32>(16i)) & 255u) | ((_e446.z >> bitcast<u32>(8i)) & 16711680u));
table[(1536u + _e419)] = ((_e446.w & 255u) | ((_e446.w & 65280u) << bitcast<u32>(8i)));
table[(1792u + _e419)] = (((_e446.w >> bitcast<u32>(16i)) & 255u) | ((_e446.w >> bitcast<u32>(8i)) & 16711680u));
workgroupBarrier();
phi_1156_ = 0u;
phi_1159_ = 0u;
loop {
let _e515 = phi_1156_;
let _e517 = phi_1159_;
local_12 = _e517;
let _e518 = (_e515 < 8u);
if _e518 {
let _e522 = table[((_e419 * 8u) + _e515)];
phi_1157_ = (_e515 + _e412.z);
phi_1160_ = (_e517 + _e522);
} else {
break;
}
let _e526 = phi_1157_;
let _e528 = phi_1160_;
continue;
continuing {
phi_1156_ = _e526;
phi_1159_ = _e528;
}
}
let _e532 = local_12;
sums[_e419] = _e532;
workgroupBarrier();
if (_e419 < 8u) {
phi_1179_ = 0u;
phi_1182_ = 0u;
loop {
let _e535 = phi_1179_;
let _e537 = phi_1182_;
let _e538 = (_e535 < 32u);
if _e538 {
let _e542 = sums[((_e419 * 32u) + _e535)];
sums[((_e419 * 32u) + _e535)] = _e537;
phi_1180_ = (_e535 + _e412.z);
phi_1183_ = (_e537 + _e542);
} else {
break;
}
let _e546 = phi_1180_;
let _e548 = phi_1183_;
continue;
continuing {
phi_1179_ = _e546;
phi_1182_ = _e548;
}
}
}
workgroupBarrier();
let _e550 = sums[_e419];
phi_1202_ = 0u;
phi_1205_ = _e550;
loop {
let _e552 = phi_1202_;
let _e554 = phi_1205_;
let _e555 = (_e552 < 8u);
if _e555 {
let _e559 = table[((_e419 * 8u) + _e552)];
table[((_e419 * 8u) + _e552)] = _e554;
phi_1203_ = (_e552 + _e412.z);
phi_1206_ = (_e554 + _e559);
} else {
break;
}
let _e563 = phi_1203_;
let _e565 = phi_1206_;
continue;
continuing {
phi_1202_ = _e563;
phi_1205_ = _e565;
}
}
workgroupBarrier();
let _e567 = table[_e419];
let _e568 = table[(256u + _e419)];
let _e569 = table[(512u + _e419)];
let _e570 = table[(768u + _e419)];
let _e571 = table[(1024u + _e419)];
let _e572 = table[(1280u + _e419)];
let _e573 = table[(1536u + _e419)];
let _e574 = table[(1792u + _e419)];
let _e576 = starts[0u];
let _e578 = starts[2u];
let _e580 = starts[4u];
let _e582 = starts[6u];
let _e584 = starts[8u];
let _e586 = starts[10u];
let _e588 = starts[12u];
let _e590 = starts[14u];
let _e592 = starts[1u];
let _e594 = starts[3u];
let _e596 = starts[5u];
let _e598 = starts[7u];
let _e600 = starts[9u];
let _e602 = starts[11u];
let _e604 = starts[13u];
let _e606 = starts[15u];
let _e607 = (_e426 * 8u);
phi_1290_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
phi_1293_ = _e607;
loop {
let _e610 = phi_1290_;
let _e612 = phi_1293_;
let _e613 = (_e612 < (_e607 + 8u));
if _e613 {
let _e614 = (4u * _e612);
let _e617 = params.member.member;
let _e618 = (_e614 < _e617);
if _e618 {
let _e621 = keys.member[_e612];
let _e624 = payload.member[_e612];
if _e618 {
let _e635 = params.member.member_2;
let _e641 = params.member.member_3;
let _e642 = ((_e621.x >> bitcast<u32>((_e635 & 31u))) & _e641);
let _e643 = (_e642 / 2u);
let _e644 = (_e642 % 2u);
let _e647 = ((_e643 & 1u) == 0u);
let _e650 = ((_e643 & 2u) == 0u);
let _e656 = ((_e643 & 4u) == 0u);
let _e682 = (((_e642 % 4u) * 8u) & 31u);
let _e684 = (1u << bitcast<u32>(_e682));
let _e685 = (_e642 / 4u);
if (_e685 == 0u) {
phi_1507_ = (_e610.member.x + _e684);
} else {
phi_1507_ = _e610.member.x;
}
let _e697 = phi_1507_;
if (_e685 == 1u) {
phi_1513_ = (_e610.member.y + _e684);
} else {
phi_1513_ = _e610.member.y;
}
let _e701 = phi_1513_;
if (_e685 == 2u) {
phi_1519_ = (_e610.member.z + _e684);
} else {
phi_1519_ = _e610.member.z;
}
let _e705 = phi_1519_;
if (_e685 == 3u) {
phi_1525_ = (_e610.member.w + _e684);
} else {
phi_1525_ = _e610.member.w;
}
let _e709 = phi_1525_;
let _e713 = ((_e685 & 1u) == 0u);
let _e722 = ((select(select(select(select(_e606, _e604, _e647), select(_e602, _e600, _e647), _e650), select(select(_e598, _e596, _e647), select(_e594, _e592, _e647), _e650), _e656), select(select(select(_e590, _e588, _e647), select(_e586, _e584, _e647), _e650), select(select(_e582, _e580, _e647), select(_e578, _e576, _e647), _e650), _e656), (_e644 == 0u)) + ((select(select(select(_e574, _e573, _e647), select(_e572, _e571, _e647), _e650), select(select(_e570, _e569, _e647), select(_e568, _e567, _e647), _e650), _e656) >> bitcast<u32>(((_e644 * 16u) & 31u))) & 65535u)) + ((select(select(_e610.member.w, _e610.member.z, _e713), select(_e610.member.y, _e610.member.x, _e713), ((_e685 & 2u) == 0u)) >> bitcast<u32>(_e682)) & 255u));
sorted_keys.member[_e722] = _e621.x;
sorted_payload.member[_e722] = _e624.x;
phi_1559_ = type_28(vec4<u32>(_e697, _e701, _e705, _e709));
} else {
phi_1559_ = _e610;
}
let _e728 = phi_1559_;
if ((_e614 + 1u) < _e617) {
let _e733 = params.member.member_2;
let _e739 = params.member.member_3;
let _e740 = ((_e621.y >> bitcast<u32>((_e733 & 31u))) & _e739);
let _e741 = (_e740 / 2u);
let _e742 = (_e740 % 2u);
let _e745 = ((_e741 & 1u) == 0u);
let _e748 = ((_e741 & 2u) == 0u);
let _e754 = ((_e741 & 4u) == 0u);
let _e780 = (((_e740 % 4u) * 8u) & 31u);
let _e782 = (1u << bitcast<u32>(_e780));
let _e783 = (_e740 / 4u);
if (_e783 == 0u) {
phi_1747_ = (_e728.member.x + _e782);
} else {
phi_1747_ = _e728.member.x;
}
let _e795 = phi_1747_;
if (_e783 == 1u) {
phi_1753_ = (_e728.member.y + _e782);
} else {
phi_1753_ = _e728.member.y;
}
let _e799 = phi_1753_;
if (_e783 == 2u) {
phi_1759_ = (_e728.member.z + _e782);
} else {
phi_1759_ = _e728.member.z;
}
let _e803 = phi_1759_;
if (_e783 == 3u) {
phi_1765_ = (_e728.member.w + _e782);
} else {
phi_1765_ = _e728.member.w;
}
let _e807 = phi_1765_;
let _e811 = ((_e783 & 1u) == 0u);
let _e820 = ((select(select(select(select(_e606, _e604, _e745), select(_e602, _e600, _e745), _e748), select(select(_e598, _e596, _e745), select(_e594, _e592, _e745), _e748), _e754), select(select(select(_e590, _e588, _e745), select(_e586, _e584, _e745), _e748), select(select(_e582, _e580, _e745), select(_e578, _e576, _e745), _e748), _e754), (_e742 == 0u)) + ((select(select(select(_e574, _e573, _e745), select(_e572, _e571, _e745), _e748), select(select(_e570, _e569, _e745), select(_e568, _e567, _e745), _e748), _e754) >> bitcast<u32>(((_e742 * 16u) & 31u))) & 65535u)) + ((select(select(_e728.member.w, _e728.member.z, _e811), select(_e728.member.y, _e728.member.x, _e811), ((_e783 & 2u) == 0u)) >> bitcast<u32>(_e780)) & 255u));
sorted_keys.member[_e820] = _e621.y;
sorted_payload.member[_e820] = _e624.y;
phi_1799_ = type_28(vec4<u32>(_e795, _e799, _e803, _e807));
} else {
phi_1799_ = _e728;
}
let _e826 = phi_1799_;
if ((_e614 + 2u) < _e617) {
let _e831 = params.member.member_2;
let _e837 = params.member.member_3;
let _e838 = ((_e621.z >> bitcast<u32>((_e831 & 31u))) & _e837);
let _e839 = (_e838 / 2u);
let _e840 = (_e838 % 2u);
let _e843 = ((_e839 & 1u) == 0u);
let _e846 = ((_e839 & 2u) == 0u);
let _e852 = ((_e839 & 4u) == 0u);
let _e878 = (((_e838 % 4u) * 8u) & 31u);
let _e880 = (1u << bitcast<u32>(_e878));
let _e881 = (_e838 / 4u);
if (_e881 == 0u) {
phi_1987_ = (_e826.member.x + _e880);
} else {
phi_1987_ = _e826.member.x;
}
let _e893 = phi_1987_;
if (_e881 == 1u) {
phi_1993_ = (_e826.member.y + _e880);
} else {
phi_1993_ = _e826.member.y;
}
let _e897 = phi_1993_;
if (_e881 == 2u) {
phi_1999_ = (_e826.member.z + _e880);
} else {
phi_1999_ = _e826.member.z;
}
let _e901 = phi_1999_;
if (_e881 == 3u) {
phi_2005_ = (_e826.member.w + _e880);
} else {
phi_2005_ = _e826.member.w;
}
let _e905 = phi_2005_;
let _e909 = ((_e881 & 1u) == 0u);
let _e918 = ((select(select(select(select(_e606, _e604, _e843), select(_e602, _e600, _e843), _e846), select(select(_e598, _e596, _e843), select(_e594, _e592, _e843), _e846), _e852), select(select(select(_e590, _e588, _e843), select(_e586, _e584, _e843), _e846), select(select(_e582, _e580, _e843), select(_e578, _e576, _e843), _e846), _e852), (_e840 == 0u)) + ((select(select(select(_e574, _e573, _e843), select(_e572, _e571, _e843), _e846), select(select(_e570, _e569, _e843), select(_e568, _e567, _e843), _e846), _e852) >> bitcast<u32>(((_e840 * 16u) & 31u))) & 65535u)) + ((select(select(_e826.member.w, _e826.member.z, _e909), select(_e826.member.y, _e826.member.x, _e909), ((_e881 & 2u) == 0u)) >> bitcast<u32>(_e878)) & 255u));
sorted_keys.member[_e918] = _e621.z;
sorted_payload.member[_e918] = _e624.z;
phi_2039_ = type_28(vec4<u32>(_e893, _e897, _e901, _e905));
} else {
phi_2039_ = _e826;
}
let _e924 = phi_2039_;
if ((_e614 + 3u) < _e617) {
let _e929 = params.member.member_2;
let _e935 = params.member.member_3;
let _e936 = ((_e621.w >> bitcast<u32>((_e929 & 31u))) & _e935);
let _e937 = (_e936 / 2u);
let _e938 = (_e936 % 2u);
let _e941 = ((_e937 & 1u) == 0u);
let _e944 = ((_e937 & 2u) == 0u);
let _e950 = ((_e937 & 4u) == 0u);
let _e976 = (((_e936 % 4u) * 8u) & 31u);
let _e978 = (1u << bitcast<u32>(_e976));
let _e979 = (_e936 / 4u);
if (_e979 == 0u) {
phi_2227_ = (_e924.member.x + _e978);
} else {
phi_2227_ = _e924.member.x;
}
let _e991 = phi_2227_;
if (_e979 == 1u) {
phi_2233_ = (_e924.member.y + _e978);
} else {
phi_2233_ = _e924.member.y;
}
let _e995 = phi_2233_;
if (_e979 == 2u) {
phi_2239_ = (_e924.member.z + _e978);
} else {
phi_2239_ = _e924.member.z;
}
let _e999 = phi_2239_;
if (_e979 == 3u) {
phi_2245_ = (_e924.member.w + _e978);
} else {
phi_2245_ = _e924.member.w;
}
let _e1003 = phi_2245_;
let _e1007 = ((_e979 & 1u) == 0u);
let _e1016 = ((select(select(select(select(_e606, _e604, _e941), select(_e602, _e600, _e941), _e944), select(select(_e598, _e596, _e941), select(_e594, _e592, _e941), _e944), _e950), select(select(select(_e590, _e588, _e941), select(_e586, _e584, _e941), _e944), select(select(_e582, _e580, _e941), select(_e578, _e576, _e941), _e944), _e950), (_e938 == 0u)) + ((select(select(select(_e574, _e573, _e941), select(_e572, _e571, _e941), _e944), select(select(_e570, _e569, _e941), select(_e568, _e567, _e941), _e944), _e950) >> bitcast<u32>(((_e938 * 16u) & 31u))) & 65535u)) + ((select(select(_e924.member.w, _e924.member.z, _e1007), select(_e924.member.y, _e924.member.x, _e1007), ((_e979 & 2u) == 0u)) >> bitcast<u32>(_e976)) & 255u));
sorted_keys.member[_e1016] = _e621.w;
sorted_payload.member[_e1016] = _e624.w;
phi_2279_ = type_28(vec4<u32>(_e991, _e995, _e999, _e1003));
} else {
phi_2279_ = _e924;
}
let _e1022 = phi_2279_;
phi_2280_ = _e1022;
} else {
phi_2280_ = _e610;
}
let _e1024 = phi_2280_;
phi_1291_ = _e1024;
phi_1294_ = (_e612 + _e412.z);
} else {
break;
}
let _e1027 = phi_1291_;
let _e1029 = phi_1294_;
continue;
continuing {
phi_1290_ = _e1027;
phi_1293_ = _e1029;
}
}
return;
}

fn function_3() {
var local_13: array<u32, 2>;
var phi_2310_: type_28;
var phi_2313_: u32;
var phi_2373_: u32;
var phi_2379_: u32;
var phi_2385_: u32;
var phi_2391_: u32;
var phi_2402_: type_28;
var phi_2446_: u32;
var phi_2452_: u32;
var phi_2458_: u32;
var phi_2464_: u32;
var phi_2475_: type_28;
var phi_2519_: u32;
var phi_2525_: u32;
var phi_2531_: u32;
var phi_2537_: u32;
var phi_2548_: type_28;
var phi_2592_: u32;
var phi_2598_: u32;
var phi_2604_: u32;
var phi_2610_: u32;
var phi_2621_: type_28;
var phi_2622_: type_28;
var phi_2311_: type_28;
var phi_2314_: u32;
var local_14: type_28;
var local_15: type_28;
var local_16: type_28;
var local_17: type_28;
var local_18: type_28;
var phi_2707_: u32;
var phi_2710_: u32;
var phi_2708_: u32;
var phi_2711_: u32;
var local_19: u32;
var phi_2736_: u32;
var phi_2739_: u32;
var phi_2737_: u32;
var phi_2740_: u32;
var local_20: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_13 = array<u32, 2>(0u, 0u);
local_13[_e411.z] = _e410.x;
let _e419 = local_13[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e426 = ((_e424 * 256u) + _e419);
let _e427 = (_e426 * 8u);
phi_2310_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
phi_2313_ = _e427;
loop {
let _e430 = phi_2310_;
let _e432 = phi_2313_;
local_14 = _e430;
local_15 = _e430;
local_16 = _e430;
local_17 = _e430;
local_18 = _e430;
let _e433 = (_e432 < (_e427 + 8u));
if _e433 {
let _e434 = (4u * _e432);
let _e437 = params.member.member;
let _e438 = (_e434 < _e437);
if _e438 {
let _e441 = keys.member[_e432];
if _e438 {
let _e445 = params.member.member_2;
let _e451 = params.member.member_3;
let _e452 = ((_e441.x >> bitcast<u32>((_e445 & 31u))) & _e451);
let _e457 = (1u << bitcast<u32>((((_e452 % 4u) * 8u) & 31u)));
let _e458 = (_e452 / 4u);
if (_e458 == 0u) {
phi_2373_ = (_e430.member.x + _e457);
} else {
phi_2373_ = _e430.member.x;
}
let _e470 = phi_2373_;
if (_e458 == 1u) {
phi_2379_ = (_e430.member.y + _e457);
} else {
phi_2379_ = _e430.member.y;
}
let _e474 = phi_2379_;
if (_e458 == 2u) {
phi_2385_ = (_e430.member.z + _e457);
} else {
phi_2385_ = _e430.member.z;
}
let _e478 = phi_2385_;
if (_e458 == 3u) {
phi_2391_ = (_e430.member.w + _e457);
} else {
phi_2391_ = _e430.member.w;
}
let _e482 = phi_2391_;
phi_2402_ = type_28(vec4<u32>(_e470, _e474, _e478, _e482));
} else {
phi_2402_ = _e430;
}
let _e486 = phi_2402_;
if ((_e434 + 1u) < _e437) {
let _e492 = params.member.member_2;
let _e498 = params.member.member_3;
let _e499 = ((_e441.y >> bitcast<u32>((_e492 & 31u))) & _e498);
let _e504 = (1u << bitcast<u32>((((_e499 % 4u) * 8u) & 31u)));
let _e505 = (_e499 / 4u);
if (_e505 == 0u) {
phi_2446_ = (_e486.member.x + _e504);
} else {
phi_2446_ = _e486.member.x;
}
let _e517 = phi_2446_;
if (_e505 == 1u) {
phi_2452_ = (_e486.member.y + _e504);
} else {
phi_2452_ = _e486.member.y;
}
let _e521 = phi_2452_;
if (_e505 == 2u) {
phi_2458_ = (_e486.member.z + _e504);
} else {
phi_2458_ = _e486.member.z;
}
let _e525 = phi_2458_;
if (_e505 == 3u) {
phi_2464_ = (_e486.member.w + _e504);
} else {
phi_2464_ = _e486.member.w;
}
let _e529 = phi_2464_;
phi_2475_ = type_28(vec4<u32>(_e517, _e521, _e525, _e529));
} else {
phi_2475_ = _e486;
}
let _e533 = phi_2475_;
if ((_e434 + 2u) < _e437) {
let _e539 = params.member.member_2;
let _e545 = params.member.member_3;
let _e546 = ((_e441.z >> bitcast<u32>((_e539 & 31u))) & _e545);
let _e551 = (1u << bitcast<u32>((((_e546 % 4u) * 8u) & 31u)));
let _e552 = (_e546 / 4u);
if (_e552 == 0u) {
phi_2519_ = (_e533.member.x + _e551);
} else {
phi_2519_ = _e533.member.x;
}
let _e564 = phi_2519_;
if (_e552 == 1u) {
phi_2525_ = (_e533.member.y + _e551);
} else {
phi_2525_ = _e533.member.y;
}
let _e568 = phi_2525_;
if (_e552 == 2u) {
phi_2531_ = (_e533.member.z + _e551);
} else {
phi_2531_ = _e533.member.z;
}
let _e572 = phi_2531_;
if (_e552 == 3u) {
phi_2537_ = (_e533.member.w + _e551);
} else {
phi_2537_ = _e533.member.w;
}
let _e576 = phi_2537_;
phi_2548_ = type_28(vec4<u32>(_e564, _e568, _e572, _e576));
} else {
phi_2548_ = _e533;
}
let _e580 = phi_2548_;
if ((_e434 + 3u) < _e437) {
let _e586 = params.member.member_2;
let _e592 = params.member.member_3;
let _e593 = ((_e441.w >> bitcast<u32>((_e586 & 31u))) & _e592);
let _e598 = (1u << bitcast<u32>((((_e593 % 4u) * 8u) & 31u)));
let _e599 = (_e593 / 4u);
if (_e599 == 0u) {
phi_2592_ = (_e580.member.x + _e598);
} else {
phi_2592_ = _e580.member.x;
}
let _e611 = phi_2592_;
if (_e599 == 1u) {
phi_2598_ = (_e580.member.y + _e598);
} else {
phi_2598_ = _e580.member.y;
}
let _e615 = phi_2598_;
if (_e599 == 2u) {
phi_2604_ = (_e580.member.z + _e598);
} else {
phi_2604_ = _e580.member.z;
}
let _e619 = phi_2604_;
if (_e599 == 3u) {
phi_2610_ = (_e580.member.w + _e598);
} else {
phi_2610_ = _e580.member.w;
}
let _e623 = phi_2610_;
phi_2621_ = type_28(vec4<u32>(_e611, _e615, _e619, _e623));
} else {
phi_2621_ = _e580;
}
let _e627 = phi_2621_;
phi_2622_ = _e627;
} else {
phi_2622_ = _e430;
}
let _e629 = phi_2622_;
phi_2311_ = _e629;
phi_2314_ = (_e432 + _e412.z);
} else {
break;
}
let _e632 = phi_2311_;
let _e634 = phi_2314_;
continue;
continuing {
phi_2310_ = _e632;
phi_2313_ = _e634;
}
}
let _e638 = params.member.member_1;
let _e639 = (_e424 < _e638);
if _e639 {
let _e641 = local_14;
thread_counts_1.member[_e426] = _e641.member;
}
let _e646 = local_15;
table[_e419] = ((_e646.member.x & 255u) | ((_e646.member.x & 65280u) << bitcast<u32>(8i)));
table[(256u + _e419)] = (((_e646.member.x >> bitcast<u32>(16i)) & 255u) | ((_e646.member.x >> bitcast<u32>(8i)) & 16711680u));
let _e665 = local_16;
table[(512u + _e419)] = ((_e665.member.y & 255u) | ((_e665.member.y & 65280u) << bitcast<u32>(8i)));
table[(768u + _e419)] = (((_e665.member.y >> bitcast<u32>(16i)) & 255u) | ((_e665.member.y >> bitcast<u32>(8i)) & 16711680u));
let _e685 = local_17;
table[(1024u + _e419)] = ((_e685.member.z & 255u) | ((_e685.member.z & 65280u) << bitcast<u32>(8i)));
table[(1280u + _e419)] = (((_e685.member.z >> bitcast<u32>(16i)) & 255u) | ((_e685.member.z >> bitcast<u32>(8i)) & 16711680u));
let _e705 = local_18;
table[(1536u + _e419)] = ((_e705.member.w & 255u) | ((_e705.member.w & 65280u) << bitcast<u32>(8i)));
table[(1792u + _e419)] = (((_e705.member.w >> bitcast<u32>(16i)) & 255u) | ((_e705.member.w >> bitcast<u32>(8i)) & 16711680u));
workgroupBarrier();
phi_2707_ = 0u;
phi_2710_ = 0u;
loop {
let _e725 = phi_2707_;
let _e727 = phi_2710_;
local_19 = _e727;
let _e728 = (_e725 < 8u);
if _e728 {
let _e732 = table[((_e419 * 8u) + _e725)];
phi_2708_ = (_e725 + _e412.z);
phi_2711_ = (_e727 + _e732);
} else {
break;
}
let _e736 = phi_2708_;
let _e738 = phi_2711_;
continue;
continuing {
phi_2707_ = _e736;
phi_2710_ = _e738;
}
}
let _e742 = local_19;
sums[_e419] = _e742;
workgroupBarrier();
if (_e419 < 16u) {
if _e639 {
phi_2736_ = 0u;
phi_2739_ = 0u;
loop {
let _e745 = phi_2736_;
let _e747 = phi_2739_;
local_20 = _e747;
let _e748 = (_e745 < 32u);
if _e748 {
let _e753 = sums[(((_e419 / 2u) * 32u) + _e745)];
phi_2737_ = (_e745 + _e412.z);
phi_2740_ = (_e747 + ((_e753 >> bitcast<u32>((((_e419 % 2u) * 16u) & 31u))) & 65535u));
} else {
break;
}
let _e763 = phi_2737_;
let _e765 = phi_2740_;
continue;
continuing {
phi_2736_ = _e763;
phi_2739_ = _e765;
}
}
let _e772 = local_20;
counts.member[((_e419 * _e638) + _e424)] = _e772;
}
}
return;
}

fn function_4() {
var local_21: array<u32, 2>;
var phi_2803_: u32;
var phi_2806_: f32;
var phi_2828_: f32;
var phi_2804_: u32;
var phi_2807_: f32;
var local_22: f32;
var phi_2832_: u32;
var phi_2833_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_21 = array<u32, 2>(0u, 0u);
local_21[_e411.z] = _e410.x;
let _e419 = local_21[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_1.member[select(0u, _e428, _e429)];
phi_2803_ = 0u;
phi_2806_ = _e433;
loop {
let _e435 = phi_2803_;
let _e437 = phi_2806_;
local_22 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_1.member[_e441];
phi_2828_ = select(_e437, _e445, (_e445 > _e437));
} else {
phi_2828_ = _e437;
}
let _e449 = phi_2828_;
phi_2804_ = (_e435 + 1u);
phi_2807_ = _e449;
} else {
break;
}
let _e452 = phi_2804_;
let _e454 = phi_2807_;
continue;
continuing {
phi_2803_ = _e452;
phi_2806_ = _e454;
}
}
let _e458 = local_22;
shared_1[_e419] = _e458;
workgroupBarrier();
phi_2832_ = 128u;
loop {
let _e460 = phi_2832_;
let _e461 = (_e460 > 0u);
if _e461 {
if (_e419 < _e460) {
let _e463 = shared_1[_e419];
let _e466 = shared_1[(_e419 + _e460)];
shared_1[_e419] = select(_e463, _e466, (_e466 > _e463));
}
workgroupBarrier();
phi_2833_ = (_e460 / 2u);
} else {
break;
}
let _e471 = phi_2833_;
continue;
continuing {
phi_2832_ = _e471;
}
}
if (_e419 == 0u) {
if _e429 {
let _e475 = shared_1[0u];
output_1.member[_e424] = _e475;
}
}
return;
}

fn function_5() {
var local_23: array<u32, 2>;
var phi_2902_: u32;
var phi_2905_: f32;
var phi_2927_: f32;
var phi_2903_: u32;
var phi_2906_: f32;
var local_24: f32;
var phi_2931_: u32;
var phi_2932_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_23 = array<u32, 2>(0u, 0u);
local_23[_e411.z] = _e410.x;
let _e419 = local_23[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_1.member[select(0u, _e428, _e429)];
phi_2902_ = 0u;
phi_2905_ = _e433;
loop {
let _e435 = phi_2902_;
let _e437 = phi_2905_;
local_24 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_1.member[_e441];
phi_2927_ = select(_e437, _e445, (_e445 < _e437));
} else {
phi_2927_ = _e437;
}
let _e449 = phi_2927_;
phi_2903_ = (_e435 + 1u);
phi_2906_ = _e449;
} else {
break;
}
let _e452 = phi_2903_;
let _e454 = phi_2906_;
continue;
continuing {
phi_2902_ = _e452;
phi_2905_ = _e454;
}
}
let _e458 = local_24;
shared_1[_e419] = _e458;
workgroupBarrier();
phi_2931_ = 128u;
loop {
let _e460 = phi_2931_;
let _e461 = (_e460 > 0u);
if _e461 {
if (_e419 < _e460) {
let _e463 = shared_1[_e419];
let _e466 = shared_1[(_e419 + _e460)];
shared_1[_e419] = select(_e463, _e466, (_e466 < _e463));
}
workgroupBarrier();
phi_2932_ = (_e460 / 2u);
} else {
break;
}
let _e471 = phi_2932_;
continue;
continuing {
phi_2931_ = _e471;
}
}
if (_e419 == 0u) {
if _e429 {
let _e475 = shared_1[0u];
output_1.member[_e424] = _e475;
}
}
return;
}

fn function_6() {
var local_25: array<u32, 2>;
var phi_3001_: u32;
var phi_3004_: f32;
var phi_3022_: f32;
var phi_3002_: u32;
var phi_3005_: f32;
var local_26: f32;
var phi_3026_: u32;
var phi_3027_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_25 = array<u32, 2>(0u, 0u);
local_25[_e411.z] = _e410.x;
let _e419 = local_25[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
phi_3001_ = 0u;
phi_3004_ = 0f;
loop {
let _e430 = phi_3001_;
let _e432 = phi_3004_;
local_26 = _e432;
let _e433 = (_e430 < 16u);
if _e433 {
let _e436 = ((_e428 + (_e430 * 256u)) + _e419);
if (_e436 < _e427) {
let _e440 = input_1.member[_e436];
phi_3022_ = (_e432 + _e440);
} else {
phi_3022_ = _e432;
}
let _e443 = phi_3022_;
phi_3002_ = (_e430 + 1u);
phi_3005_ = _e443;
} else {
break;
}
let _e446 = phi_3002_;
let _e448 = phi_3005_;
continue;
continuing {
phi_3001_ = _e446;
phi_3004_ = _e448;
}
}
let _e452 = local_26;
shared_1[_e419] = _e452;
workgroupBarrier();
phi_3026_ = 128u;
loop {
let _e454 = phi_3026_;
let _e455 = (_e454 > 0u);
if _e455 {
if (_e419 < _e454) {
let _e457 = shared_1[_e419];
let _e460 = shared_1[(_e419 + _e454)];
shared_1[_e419] = (_e457 + _e460);
}
workgroupBarrier();
phi_3027_ = (_e454 / 2u);
} else {
break;
}
let _e464 = phi_3027_;
continue;
continuing {
phi_3026_ = _e464;
}
}
if (_e419 == 0u) {
if (_e428 < _e427) {
let _e469 = shared_1[0u];
output_1.member[_e424] = _e469;
}
}
return;
}

fn function_7() {
var local_27: array<u32, 2>;
var phi_3095_: u32;
var phi_3098_: u32;
var phi_3120_: u32;
var phi_3096_: u32;
var phi_3099_: u32;
var local_28: u32;
var phi_3124_: u32;
var phi_3125_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_27 = array<u32, 2>(0u, 0u);
local_27[_e411.z] = _e410.x;
let _e419 = local_27[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_2.member[select(0u, _e428, _e429)];
phi_3095_ = 0u;
phi_3098_ = _e433;
loop {
let _e435 = phi_3095_;
let _e437 = phi_3098_;
local_28 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_2.member[_e441];
phi_3120_ = select(_e437, _e445, (_e445 > _e437));
} else {
phi_3120_ = _e437;
}
let _e449 = phi_3120_;
phi_3096_ = (_e435 + 1u);
phi_3099_ = _e449;
} else {
break;
}
let _e452 = phi_3096_;
let _e454 = phi_3099_;
continue;
continuing {
phi_3095_ = _e452;
phi_3098_ = _e454;
}
}
let _e458 = local_28;
shared_[_e419] = _e458;
workgroupBarrier();
phi_3124_ = 128u;
loop {
let _e460 = phi_3124_;
let _e461 = (_e460 > 0u);
if _e461 {
if (_e419 < _e460) {
let _e463 = shared_[_e419];
let _e466 = shared_[(_e419 + _e460)];
shared_[_e419] = select(_e463, _e466, (_e466 > _e463));
}
workgroupBarrier();
phi_3125_ = (_e460 / 2u);
} else {
break;
}
let _e471 = phi_3125_;
continue;
continuing {
phi_3124_ = _e471;
}
}
if (_e419 == 0u) {
if _e429 {
let _e475 = shared_[0u];
output_2.member[_e424] = _e475;
}
}
return;
}

fn function_8() {
var local_29: array<u32, 2>;
var phi_3194_: u32;
var phi_3197_: u32;
var phi_3219_: u32;
var phi_3195_: u32;
var phi_3198_: u32;
var local_30: u32;
var phi_3223_: u32;
var phi_3224_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_29 = array<u32, 2>(0u, 0u);
local_29[_e411.z] = _e410.x;
let _e419 = local_29[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_2.member[select(0u, _e428, _e429)];
phi_3194_ = 0u;
phi_3197_ = _e433;
loop {
let _e435 = phi_3194_;
let _e437 = phi_3197_;
local_30 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_2.member[_e441];
phi_3219_ = select(_e437, _e445, (_e445 < _e437));
} else {
phi_3219_ = _e437;
}
let _e449 = phi_3219_;
phi_3195_ = (_e435 + 1u);
phi_3198_ = _e449;
} else {
break;
}
let _e452 = phi_3195_;
let _e454 = phi_3198_;
continue;
continuing {
phi_3194_ = _e452;
phi_3197_ = _e454;
}
}
let _e458 = local_30;
shared_[_e419] = _e458;
workgroupBarrier();
phi_3223_ = 128u;
loop {
let _e460 = phi_3223_;
let _e461 = (_e460 > 0u);
if _e461 {
if (_e419 < _e460) {
let _e463 = shared_[_e419];
let _e466 = shared_[(_e419 + _e460)];
shared_[_e419] = select(_e463, _e466, (_e466 < _e463));
}
workgroupBarrier();
phi_3224_ = (_e460 / 2u);
} else {
break;
}
let _e471 = phi_3224_;
continue;
continuing {
phi_3223_ = _e471;
}
}
if (_e419 == 0u) {
if _e429 {
let _e475 = shared_[0u];
output_2.member[_e424] = _e475;
}
}
return;
}

fn function_9() {
var local_31: array<u32, 2>;
var phi_3293_: u32;
var phi_3296_: u32;
var phi_3314_: u32;
var phi_3294_: u32;
var phi_3297_: u32;
var local_32: u32;
var phi_3318_: u32;
var phi_3319_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_31 = array<u32, 2>(0u, 0u);
local_31[_e411.z] = _e410.x;
let _e419 = local_31[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
phi_3293_ = 0u;
phi_3296_ = 0u;
loop {
let _e430 = phi_3293_;
let _e432 = phi_3296_;
local_32 = _e432;
let _e433 = (_e430 < 16u);
if _e433 {
let _e436 = ((_e428 + (_e430 * 256u)) + _e419);
if (_e436 < _e427) {
let _e440 = input_2.member[_e436];
phi_3314_ = (_e432 + _e440);
} else {
phi_3314_ = _e432;
}
let _e443 = phi_3314_;
phi_3294_ = (_e430 + 1u);
phi_3297_ = _e443;
} else {
break;
}
let _e446 = phi_3294_;
let _e448 = phi_3297_;
continue;
continuing {
phi_3293_ = _e446;
phi_3296_ = _e448;
}
}
let _e452 = local_32;
shared_[_e419] = _e452;
workgroupBarrier();
phi_3318_ = 128u;
loop {
let _e454 = phi_3318_;
let _e455 = (_e454 > 0u);
if _e455 {
if (_e419 < _e454) {
let _e457 = shared_[_e419];
let _e460 = shared_[(_e419 + _e454)];
shared_[_e419] = (_e457 + _e460);
}
workgroupBarrier();
phi_3319_ = (_e454 / 2u);
} else {
break;
}
let _e464 = phi_3319_;
continue;
continuing {
phi_3318_ = _e464;
}
}
if (_e419 == 0u) {
if (_e428 < _e427) {
let _e469 = shared_[0u];
output_2.member[_e424] = _e469;
}
}
return;
}

fn function_10() {
var local_33: array<u32, 2>;
var phi_3387_: u32;
var phi_3390_: vec4<f32>;
var phi_3408_: vec4<f32>;
var phi_3388_: u32;
var phi_3391_: vec4<f32>;
var local_34: vec4<f32>;
var phi_3412_: u32;
var phi_3413_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_33 = array<u32, 2>(0u, 0u);
local_33[_e411.z] = _e410.x;
let _e419 = local_33[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_3.member[select(0u, _e428, _e429)];
phi_3387_ = 0u;
phi_3390_ = _e433;
loop {
let _e435 = phi_3387_;
let _e437 = phi_3390_;
local_34 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_3.member[_e441];
phi_3408_ = vec4<f32>(select(_e437.x, _e445.x, (_e445.x > _e437.x)), select(_e437.y, _e445.y, (_e445.y > _e437.y)), select(_e437.z, _e445.z, (_e445.z > _e437.z)), select(_e437.w, _e445.w, (_e445.w > _e437.w)));
} else {
phi_3408_ = _e437;
}
let _e464 = phi_3408_;
phi_3388_ = (_e435 + 1u);
phi_3391_ = _e464;
} else {
break;
}
let _e467 = phi_3388_;
let _e469 = phi_3391_;
continue;
continuing {
phi_3387_ = _e467;
phi_3390_ = _e469;
}
}
let _e473 = local_34;
shared_2[_e419] = _e473;
workgroupBarrier();
phi_3412_ = 128u;
loop {
let _e475 = phi_3412_;
let _e476 = (_e475 > 0u);
if _e476 {
if (_e419 < _e475) {
let _e478 = shared_2[_e419];
let _e481 = shared_2[(_e419 + _e475)];
shared_2[_e419] = vec4<f32>(select(_e478.x, _e481.x, (_e481.x > _e478.x)), select(_e478.y, _e481.y, (_e481.y > _e478.y)), select(_e478.z, _e481.z, (_e481.z > _e478.z)), select(_e478.w, _e481.w, (_e481.w > _e478.w)));
}
workgroupBarrier();
phi_3413_ = (_e475 / 2u);
} else {
break;
}
let _e501 = phi_3413_;
continue;
continuing {
phi_3412_ = _e501;
}
}
if (_e419 == 0u) {
if _e429 {
let _e505 = shared_2[0u];
output_3.member[_e424] = _e505;
}
}
return;
}

fn function_11() {
var local_35: array<u32, 2>;
var phi_3510_: u32;
var phi_3513_: vec4<f32>;
var phi_3531_: vec4<f32>;
var phi_3511_: u32;
var phi_3514_: vec4<f32>;
var local_36: vec4<f32>;
var phi_3535_: u32;
var phi_3536_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_35 = array<u32, 2>(0u, 0u);
local_35[_e411.z] = _e410.x;
let _e419 = local_35[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
let _e429 = (_e428 < _e427);
let _e433 = input_3.member[select(0u, _e428, _e429)];
phi_3510_ = 0u;
phi_3513_ = _e433;
loop {
let _e435 = phi_3510_;
let _e437 = phi_3513_;
local_36 = _e437;
let _e438 = (_e435 < 16u);
if _e438 {
let _e441 = ((_e428 + (_e435 * 256u)) + _e419);
if (_e441 < _e427) {
let _e445 = input_3.member[_e441];
phi_3531_ = vec4<f32>(select(_e437.x, _e445.x, (_e445.x < _e437.x)), select(_e437.y, _e445.y, (_e445.y < _e437.y)), select(_e437.z, _e445.z, (_e445.z < _e437.z)), select(_e437.w, _e445.w, (_e445.w < _e437.w)));
} else {
phi_3531_ = _e437;
}
let _e464 = phi_3531_;
phi_3511_ = (_e435 + 1u);
phi_3514_ = _e464;
} else {
break;
}
let _e467 = phi_3511_;
let _e469 = phi_3514_;
continue;
continuing {
phi_3510_ = _e467;
phi_3513_ = _e469;
}
}
let _e473 = local_36;
shared_2[_e419] = _e473;
workgroupBarrier();
phi_3535_ = 128u;
loop {
let _e475 = phi_3535_;
let _e476 = (_e475 > 0u);
if _e476 {
if (_e419 < _e475) {
let _e478 = shared_2[_e419];
let _e481 = shared_2[(_e419 + _e475)];
shared_2[_e419] = vec4<f32>(select(_e478.x, _e481.x, (_e481.x < _e478.x)), select(_e478.y, _e481.y, (_e481.y < _e478.y)), select(_e478.z, _e481.z, (_e481.z < _e478.z)), select(_e478.w, _e481.w, (_e481.w < _e478.w)));
}
workgroupBarrier();
phi_3536_ = (_e475 / 2u);
} else {
break;
}
let _e501 = phi_3536_;
continue;
continuing {
phi_3535_ = _e501;
}
}
if (_e419 == 0u) {
if _e429 {
let _e505 = shared_2[0u];
output_3.member[_e424] = _e505;
}
}
return;
}

fn function_12() {
var local_37: array<u32, 2>;
var phi_3633_: u32;
var phi_3636_: vec4<f32>;
var phi_3654_: vec4<f32>;
var phi_3634_: u32;
var phi_3637_: vec4<f32>;
var local_38: vec4<f32>;
var phi_3658_: u32;
var phi_3659_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_37 = array<u32, 2>(0u, 0u);
local_37[_e411.z] = _e410.x;
let _e419 = local_37[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e427 = params.member.member;
let _e428 = (_e424 * 4096u);
phi_3633_ = 0u;
phi_3636_ = vec4<f32>(0f, 0f, 0f, 0f);
loop {
let _e430 = phi_3633_;
let _e432 = phi_3636_;
local_38 = _e432;
let _e433 = (_e430 < 16u);
if _e433 {
let _e436 = ((_e428 + (_e430 * 256u)) + _e419);
if (_e436 < _e427) {
let _e440 = input_3.member[_e436];
phi_3654_ = (_e432 + _e440);
} else {
phi_3654_ = _e432;
}
let _e443 = phi_3654_;
phi_3634_ = (_e430 + 1u);
phi_3637_ = _e443;
} else {
break;
}
let _e446 = phi_3634_;
let _e448 = phi_3637_;
continue;
continuing {
phi_3633_ = _e446;
phi_3636_ = _e448;
}
}
let _e452 = local_38;
shared_2[_e419] = _e452;
workgroupBarrier();
phi_3658_ = 128u;
loop {
let _e454 = phi_3658_;
let _e455 = (_e454 > 0u);
if _e455 {
if (_e419 < _e454) {
let _e457 = shared_2[_e419];
let _e460 = shared_2[(_e419 + _e454)];
shared_2[_e419] = (_e457 + _e460);
}
workgroupBarrier();
phi_3659_ = (_e454 / 2u);
} else {
break;
}
let _e464 = phi_3659_;
continue;
continuing {
phi_3658_ = _e464;
}
}
if (_e419 == 0u) {
if (_e428 < _e427) {
let _e469 = shared_2[0u];
output_3.member[_e424] = _e469;
}
}
return;
}

fn function_13() {
let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e423 = params.member.member;
if ((_e419 * 4u) < _e423) {
let _e427 = flags.member[_e419];
marks.member[_e419] = vec4<u32>(select(0u, 1u, (_e427.x != 0u)), select(0u, 1u, (_e427.y != 0u)), select(0u, 1u, (_e427.z != 0u)), select(0u, 1u, (_e427.w != 0u)));
}
return;
}

fn function_14() {
let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e420 = (_e419 * 4u);
let _e423 = params.member.member;
let _e424 = (_e420 < _e423);
if _e424 {
let _e427 = flags.member[_e419];
let _e430 = output_indices.member[_e419];
let _e441 = elements.member[_e419];
if (_e427.x == 0u) {
} else {
if _e424 {
let _e446 = params.member.member_1;
if (_e430.x < _e446) {
output_4.member[_e430.x] = _e441.x;
}
}
}
if (_e427.y == 0u) {
} else {
if ((_e420 + 1u) < _e423) {
let _e456 = params.member.member_1;
if (_e430.y < _e456) {
output_4.member[_e430.y] = _e441.y;
}
}
}
if (_e427.z == 0u) {
} else {
if ((_e420 + 2u) < _e423) {
let _e466 = params.member.member_1;
if (_e430.z < _e466) {
output_4.member[_e430.z] = _e441.z;
}
}
}
if (_e427.w == 0u) {
} else {
if ((_e420 + 3u) < _e423) {
let _e476 = params.member.member_1;
if (_e430.w < _e476) {
output_4.member[_e430.w] = _e441.w;
}
}
}
}
return;
}

fn function_15() {
let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = count.member[0u];
if (_e419 < _e422) {
let _e426 = params.member.member_1;
if (_e419 < _e426) {
let _e430 = params.member.member;
output_2.member[_e419] = _e430;
}
}
return;
}

fn function_16() {
var phi_3913_: u32;
var phi_3915_: u32;
var phi_3918_: u32;
var phi_3916_: u32;
var phi_3919_: u32;
var local_39: u32;
var local_40: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
if ((((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x) == 0u) {
let _e423 = count_1.member[0u];
let _e424 = (_e423 / 256u);
if ((_e423 % 256u) > 0u) {
phi_3913_ = (_e424 + 1u);
} else {
phi_3913_ = _e424;
}
let _e429 = phi_3913_;
phi_3915_ = 1u;
phi_3918_ = _e429;
loop {
let _e431 = phi_3915_;
let _e433 = phi_3918_;
local_39 = _e433;
local_40 = _e431;
let _e434 = (_e433 > 65535u);
if _e434 {
phi_3916_ = (_e431 << bitcast<u32>(1i));
phi_3919_ = ((_e433 >> bitcast<u32>(1i)) + (_e433 & 1u));
} else {
break;
}
let _e442 = phi_3916_;
let _e444 = phi_3919_;
continue;
continuing {
phi_3915_ = _e442;
phi_3918_ = _e444;
}
}
let _e447 = local_39;
let _e449 = local_40;
arguments.member[0u] = type_50(_e447, _e449, 1u);
}
return;
}

fn function_17() {
var phi_4014_: type_58;
var phi_6057_: u32;
var phi_6058_: u32;
var phi_6064_: u32;
var phi_6076_: u32;
var phi_6077_: u32;
var phi_6089_: u32;
var phi_6090_: u32;
var phi_6096_: u32;
var phi_6108_: u32;
var phi_6109_: u32;
var phi_6014_: u32;
var phi_6024_: u32;
var phi_6025_: u32;
var phi_6026_: u32;
var phi_6039_: u32;
var phi_6040_: u32;
var phi_6111_: vec4<u32>;
var phi_6137_: bool;
var phi_6141_: bool;
var phi_6142_: bool;
var phi_6175_: u32;
var phi_6197_: u32;
var phi_6219_: u32;
var phi_6468_: bool;
var phi_6469_: bool;
var phi_6470_: bool;
var phi_6365_: bool;
var phi_6366_: bool;
var phi_6367_: bool;
var phi_6475_: bool;
var phi_6500_: bool;
var phi_6502_: bool;
var phi_6503_: bool;
var phi_6504_: bool;
var phi_6505_: bool;
var phi_6709_: bool;
var phi_6722_: bool;
var phi_6754_: f32;
var phi_6757_: vec3<f32>;
var phi_6759_: vec3<f32>;
var phi_6760_: bool;
var phi_6761_: vec3<f32>;
var phi_6762_: bool;
var phi_6775_: bool;
var phi_6807_: f32;
var phi_6810_: vec3<f32>;
var phi_6812_: vec3<f32>;
var phi_6813_: bool;
var phi_6814_: vec3<f32>;
var phi_6815_: bool;
var phi_6850_: f32;
var phi_6853_: vec3<f32>;
var phi_6855_: vec3<f32>;
var phi_6856_: bool;
var phi_6857_: vec3<f32>;
var phi_6858_: bool;
var phi_6880_: f32;
var phi_6891_: f32;
var phi_6895_: vec3<f32>;
var phi_6896_: vec3<f32>;
var phi_6897_: vec3<f32>;
var phi_6898_: vec3<f32>;
var phi_6899_: vec3<f32>;
var phi_6900_: vec3<f32>;
var phi_6595_: f32;
var phi_6607_: f32;
var phi_6583_: f32;
var phi_6610_: f32;
var phi_6623_: f32;
var phi_6640_: f32;
var phi_6641_: f32;
var phi_6908_: vec4<f32>;
var phi_6986_: f32;
var phi_7021_: u32;
var phi_4135_: bool;
var phi_4136_: bool;
var phi_4149_: bool;
var phi_4151_: bool;
var phi_4152_: bool;
var phi_4157_: bool;
var phi_4243_: bool;
var phi_4244_: bool;
var phi_4257_: bool;
var phi_4259_: bool;
var phi_4260_: bool;
var phi_4265_: bool;
var phi_4270_: u32;
var phi_4289_: u32;
var phi_4301_: u32;
var phi_4302_: u32;
var phi_4308_: u32;
var phi_4320_: u32;
var phi_4321_: u32;
var phi_4327_: u32;
var phi_4333_: u32;
var phi_4345_: u32;
var phi_4346_: u32;
var phi_4386_: bool;
var phi_4387_: bool;
var phi_4388_: bool;
var phi_4408_: bool;
var phi_4409_: bool;
var phi_4410_: bool;
var phi_44405_: i32;
var phi_44531_: i32;
var phi_44657_: i32;
var phi_44783_: i32;
var phi_44909_: i32;
var phi_4445_: bool;
var phi_4447_: bool;
var phi_4448_: bool;
var phi_4453_: bool;
var phi_4549_: vec3<f32>;
var phi_4578_: vec3<f32>;
var phi_4603_: vec3<f32>;
var phi_4637_: vec3<f32>;
var phi_4667_: f32;
var phi_4674_: f32;
var phi_4696_: f32;
var phi_4703_: f32;
var phi_4725_: f32;
var phi_4732_: f32;
var phi_4754_: f32;
var phi_4761_: f32;
var phi_4936_: f32;
var phi_4943_: f32;
var phi_4965_: f32;
var phi_4972_: f32;
var phi_4994_: f32;
var phi_5001_: f32;
var phi_5023_: f32;
var phi_5030_: f32;
var phi_5209_: f32;
var phi_5216_: f32;
var phi_5238_: f32;
var phi_5245_: f32;
var phi_5267_: f32;
var phi_5274_: f32;
var phi_5296_: f32;
var phi_5303_: f32;
var phi_5482_: f32;
var phi_5489_: f32;
var phi_5511_: f32;
var phi_5518_: f32;
var phi_5540_: f32;
var phi_5547_: f32;
var phi_5569_: f32;
var phi_5576_: f32;
var phi_5755_: f32;
var phi_5762_: f32;
var phi_5784_: f32;
var phi_5791_: f32;
var phi_5813_: f32;
var phi_5820_: f32;
var phi_5842_: f32;
var phi_5849_: f32;
var phi_4271_: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e425 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e426 = (_e425 / 16u);
let _e429 = params_1.member.member_19;
let _e431 = tiles.member[0u];
if (_e426 < select(_e429, _e431, (_e431 < _e429))) {
let _e436 = pairs.member[_e426];
let _e439 = ((_e436 >> bitcast<u32>(16i)) * 2u);
let _e442 = tiles.member[(4u + _e439)];
let _e449 = boxes.member[((_e442 * 256u) + ((_e436 >> bitcast<u32>(8i)) & 255u))];
let _e453 = tiles.member[(_e439 + 5u)];
let _e458 = boxes.member[((_e453 * 256u) + (_e436 & 255u))];
if (_e449.x < _e458.x) {
phi_4014_ = type_58(_e449.x, _e458.x);
} else {
phi_4014_ = type_58(_e458.x, _e449.x);
}
let _e464 = phi_4014_;
let _e469 = features.member[_e464.member];
let _e472 = features.member[_e464.member_1];
let _e475 = params_1.member.member_20;
let _e476 = (_e425 % 16u);
if (_e476 == 15u) {
let _e1145 = reference.member[_e469.x];
let _e1149 = reference.member[_e469.y];
let _e1153 = reference.member[_e469.z];
let _e1157 = reference.member[_e472.x];
let _e1161 = reference.member[_e472.y];
let _e1165 = reference.member[_e472.z];
let _e1168 = (_e1149.x - _e1145.x);
let _e1171 = (_e1149.y - _e1145.y);
let _e1174 = (_e1149.z - _e1145.z);
let _e1176 = (_e1153.x - _e1145.x);
let _e1178 = (_e1153.y - _e1145.y);
let _e1180 = (_e1153.z - _e1145.z);
let _e1183 = ((_e1171 * _e1180) - (_e1178 * _e1174));
let _e1186 = ((_e1174 * _e1176) - (_e1180 * _e1168));
let _e1189 = ((_e1168 * _e1178) - (_e1176 * _e1171));
let _e1200 = (((_e1183 * (_e1157.x - _e1145.x)) + (_e1186 * (_e1157.y - _e1145.y))) + (_e1189 * (_e1157.z - _e1145.z)));
let _e1211 = (((_e1183 * (_e1161.x - _e1145.x)) + (_e1186 * (_e1161.y - _e1145.y))) + (_e1189 * (_e1161.z - _e1145.z)));
let _e1222 = (((_e1183 * (_e1165.x - _e1145.x)) + (_e1186 * (_e1165.y - _e1145.y))) + (_e1189 * (_e1165.z - _e1145.z)));
if (_e1200 > 0f) {
if (_e1211 > 0f) {
phi_4135_ = select(true, false, (_e1222 > 0f));
} else {
phi_4135_ = true;
}
let _e1228 = phi_4135_;
phi_4136_ = _e1228;
} else {
phi_4136_ = true;
}
let _e1230 = phi_4136_;
if _e1230 {
if (_e1200 < 0f) {
let _e1232 = (_e1211 < 0f);
if _e1232 {
phi_4149_ = (_e1222 < 0f);
} else {
phi_4149_ = bool();
}
let _e1235 = phi_4149_;
phi_4151_ = _e1235;
phi_4152_ = select(true, false, _e1232);
} else {
phi_4151_ = bool();
phi_4152_ = true;
}
let _e1238 = phi_4151_;
let _e1240 = phi_4152_;
phi_4157_ = select(_e1238, false, _e1240);
} else {
phi_4157_ = true;
}
let _e1243 = phi_4157_;
if _e1243 {
} else {
let _e1244 = (_e1161.x - _e1157.x);
let _e1245 = (_e1161.y - _e1157.y);
let _e1246 = (_e1161.z - _e1157.z);
let _e1247 = (_e1165.x - _e1157.x);
let _e1248 = (_e1165.y - _e1157.y);
let _e1249 = (_e1165.z - _e1157.z);
let _e1252 = ((_e1245 * _e1249) - (_e1248 * _e1246));
let _e1255 = ((_e1246 * _e1247) - (_e1249 * _e1244));
let _e1258 = ((_e1244 * _e1248) - (_e1247 * _e1245));
let _e1266 = (((_e1252 * (_e1145.x - _e1157.x)) + (_e1255 * (_e1145.y - _e1157.y))) + (_e1258 * (_e1145.z - _e1157.z)));
let _e1274 = (((_e1252 * (_e1149.x - _e1157.x)) + (_e1255 * (_e1149.y - _e1157.y))) + (_e1258 * (_e1149.z - _e1157.z)));
let _e1282 = (((_e1252 * (_e1153.x - _e1157.x)) + (_e1255 * (_e1153.y - _e1157.y))) + (_e1258 * (_e1153.z - _e1157.z)));
if (_e1266 > 0f) {
if (_e1274 > 0f) {
phi_4243_ = select(true, false, (_e1282 > 0f));
} else {
phi_4243_ = true;
}
let _e1288 = phi_4243_;
phi_4244_ = _e1288;
} else {
phi_4244_ = true;
}
let _e1290 = phi_4244_;
if _e1290 {
if (_e1266 < 0f) {
let _e1292 = (_e1274 < 0f);
if _e1292 {
phi_4257_ = (_e1282 < 0f);
} else {
phi_4257_ = bool();
}
let _e1295 = phi_4257_;
phi_4259_ = _e1295;
phi_4260_ = select(true, false, _e1292);
} else {
phi_4259_ = bool();
phi_4260_ = true;
}
let _e1298 = phi_4259_;
let _e1300 = phi_4260_;
phi_4265_ = select(_e1298, false, _e1300);
} else {
phi_4265_ = true;
}
let _e1303 = phi_4265_;
if _e1303 {
} else {
phi_4270_ = 0u;
loop {
let _e1305 = phi_4270_;
let _e1306 = (_e1305 < 6u);
if _e1306 {
let _e1307 = (_e1305 < 3u);
let _e1308 = vec4(_e1307);
let _e1309 = select(_e469, _e472, _e1308);
let _e1310 = select(_e472, _e469, _e1308);
if _e1307 {
phi_4289_ = _e1305;
} else {
phi_4289_ = (_e1305 - 3u);
}
let _e1313 = phi_4289_;
if (_e1313 == 0u) {
phi_4302_ = _e1310.x;
} else {
if (_e1313 == 1u) {
phi_4301_ = _e1310.y;
} else {
phi_4301_ = _e1310.z;
}
let _e1319 = phi_4301_;
phi_4302_ = _e1319;
}
let _e1322 = phi_4302_;
let _e1323 = (_e1313 == 2u);
if _e1323 {
phi_4308_ = 0u;
} else {
phi_4308_ = (_e1313 + 1u);
}
let _e1326 = phi_4308_;
if (_e1326 == 0u) {
phi_4321_ = _e1310.x;
} else {
if (_e1326 == 1u) {
phi_4320_ = _e1310.y;
} else {
phi_4320_ = _e1310.z;
}
let _e1332 = phi_4320_;
phi_4321_ = _e1332;
}
let _e1335 = phi_4321_;
if _e1323 {
phi_4327_ = 0u;
} else {
phi_4327_ = (_e1313 + 1u);
}
let _e1338 = phi_4327_;
if (_e1338 == 2u) {
phi_4333_ = 0u;
} else {
phi_4333_ = (_e1338 + 1u);
}
let _e1342 = phi_4333_;
if (_e1342 == 0u) {
phi_4346_ = _e1310.x;
} else {
if (_e1342 == 1u) {
phi_4345_ = _e1310.y;
} else {
phi_4345_ = _e1310.z;
}
let _e1348 = phi_4345_;
phi_4346_ = _e1348;
}
let _e1351 = phi_4346_;
let _e1354 = reference.member[_e1322];
let _e1357 = reference.member[_e1335];
let _e1360 = reference.member[_e1351];
let _e1364 = reference.member[_e1309.x];
let _e1368 = reference.member[_e1309.y];
let _e1372 = reference.member[_e1309.z];
if (_e1309.x == _e1322) {
phi_4387_ = bool();
phi_4388_ = true;
} else {
let _e1383 = (_e1309.y == _e1322);
if _e1383 {
phi_4386_ = bool();
} else {
phi_4386_ = (_e1309.z == _e1322);
}
let _e1386 = phi_4386_;
phi_4387_ = _e1386;
phi_4388_ = _e1383;
}
let _e1388 = phi_4387_;
let _e1390 = phi_4388_;
if select(_e1388, true, _e1390) {
} else {
if (_e1309.x == _e1335) {
phi_4409_ = bool();
phi_4410_ = true;
} else {
let _e1393 = (_e1309.y == _e1335);
if _e1393 {
phi_4408_ = bool();
} else {
phi_4408_ = (_e1309.z == _e1335);
}
let _e1396 = phi_4408_;
phi_4409_ = _e1396;
phi_4410_ = _e1393;
}
let _e1398 = phi_4409_;
let _e1400 = phi_4410_;
if select(_e1398, true, _e1400) {
} else {
let _e1408 = (_e1368.x - _e1364.x);
let _e1409 = (_e1368.y - _e1364.y);
let _e1410 = (_e1368.z - _e1364.z);
let _e1411 = (_e1372.x - _e1364.x);
let _e1412 = (_e1372.y - _e1364.y);
let _e1413 = (_e1372.z - _e1364.z);
let _e1414 = (_e1354.x - _e1364.x);
let _e1415 = (_e1354.y - _e1364.y);
let _e1416 = (_e1354.z - _e1364.z);
let _e1417 = (_e1409 * _e1413);
let _e1418 = (_e1410 * _e1412);
let _e1419 = (_e1410 * _e1411);
let _e1420 = (_e1408 * _e1413);
let _e1421 = (_e1408 * _e1412);
let _e1422 = (_e1409 * _e1411);
let _e1423 = (_e1417 - _e1418);
let _e1425 = (_e1419 - _e1420);
let _e1428 = (_e1421 - _e1422);
let _e1430 = (((_e1414 * _e1423) + (_e1415 * _e1425)) + (_e1416 * _e1428));
let _e1431 = abs(_e1414);
let _e1434 = (abs(_e1417) + abs(_e1418));
let _e1436 = abs(_e1415);
let _e1439 = (abs(_e1419) + abs(_e1420));
let _e1442 = abs(_e1416);
let _e1445 = (abs(_e1421) + abs(_e1422));
let _e1448 = abs(_e1408);
let _e1449 = abs(_e1409);
let _e1451 = select(_e1449, _e1448, (_e1448 > _e1449));
let _e1452 = abs(_e1410);
let _e1454 = select(_e1452, _e1451, (_e1451 > _e1452));
let _e1455 = abs(_e1411);
let _e1456 = abs(_e1412);
let _e1458 = select(_e1456, _e1455, (_e1455 > _e1456));
let _e1459 = abs(_e1413);
let _e1461 = select(_e1459, _e1458, (_e1458 > _e1459));
let _e1463 = select(_e1461, _e1454, (_e1454 > _e1461));
let _e1465 = select(_e1436, _e1431, (_e1431 > _e1436));
let _e1467 = select(_e1442, _e1465, (_e1465 > _e1442));
let _e1469 = select(_e1467, _e1463, (_e1463 > _e1467));
let _e1474 = ((0.0000019073486f * (((_e1431 * _e1434) + (_e1436 * _e1439)) + (_e1442 * _e1445))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1469 * _e1469))));
if (_e1430 > _e1474) {
phi_44405_ = 1i;
} else {
phi_44405_ = select(0i, -1i, (_e1430 < -(_e1474)));
}
let _e1480 = phi_44405_;
let _e1481 = (_e1357.x - _e1364.x);
let _e1482 = (_e1357.y - _e1364.y);
let _e1483 = (_e1357.z - _e1364.z);
let _e1488 = (((_e1481 * _e1423) + (_e1482 * _e1425)) + (_e1483 * _e1428));
let _e1489 = abs(_e1481);
let _e1491 = abs(_e1482);
let _e1494 = abs(_e1483);
let _e1498 = select(_e1491, _e1489, (_e1489 > _e1491));
let _e1500 = select(_e1494, _e1498, (_e1498 > _e1494));
let _e1502 = select(_e1500, _e1463, (_e1463 > _e1500));
let _e1507 = ((0.0000019073486f * (((_e1489 * _e1434) + (_e1491 * _e1439)) + (_e1494 * _e1445))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1502 * _e1502))));
if (_e1488 > _e1507) {
phi_44531_ = 1i;
} else {
phi_44531_ = select(0i, -1i, (_e1488 < -(_e1507)));
}
let _e1513 = phi_44531_;
if ((_e1480 * _e1513) < 0i) {
let _e1516 = (_e1357.x - _e1354.x);
let _e1517 = (_e1357.y - _e1354.y);
let _e1518 = (_e1357.z - _e1354.z);
let _e1519 = (_e1364.x - _e1354.x);
let _e1520 = (_e1364.y - _e1354.y);
let _e1521 = (_e1364.z - _e1354.z);
let _e1522 = (_e1368.x - _e1354.x);
let _e1523 = (_e1368.y - _e1354.y);
let _e1524 = (_e1368.z - _e1354.z);
let _e1525 = (_e1517 * _e1521);
let _e1526 = (_e1518 * _e1520);
let _e1527 = (_e1518 * _e1519);
let _e1528 = (_e1516 * _e1521);
let _e1529 = (_e1516 * _e1520);
let _e1530 = (_e1517 * _e1519);
let _e1538 = (((_e1522 * (_e1525 - _e1526)) + (_e1523 * (_e1527 - _e1528))) + (_e1524 * (_e1529 - _e1530)));
let _e1539 = abs(_e1522);
let _e1544 = abs(_e1523);
let _e1550 = abs(_e1524);
let _e1556 = abs(_e1516);
let _e1557 = abs(_e1517);
let _e1559 = select(_e1557, _e1556, (_e1556 > _e1557));
let _e1560 = abs(_e1518);
let _e1562 = select(_e1560, _e1559, (_e1559 > _e1560));
let _e1563 = abs(_e1519);
let _e1564 = abs(_e1520);
let _e1566 = select(_e1564, _e1563, (_e1563 > _e1564));
let _e1567 = abs(_e1521);
let _e1569 = select(_e1567, _e1566, (_e1566 > _e1567));
let _e1571 = select(_e1569, _e1562, (_e1562 > _e1569));
let _e1573 = select(_e1544, _e1539, (_e1539 > _e1544));
let _e1575 = select(_e1550, _e1573, (_e1573 > _e1550));
let _e1577 = select(_e1575, _e1571, (_e1571 > _e1575));
let _e1582 = ((0.0000019073486f * (((_e1539 * (abs(_e1525) + abs(_e1526))) + (_e1544 * (abs(_e1527) + abs(_e1528)))) + (_e1550 * (abs(_e1529) + abs(_e1530))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1577 * _e1577))));
if (_e1538 > _e1582) {
phi_44657_ = 1i;
} else {
phi_44657_ = select(0i, -1i, (_e1538 < -(_e1582)));
}
let _e1588 = phi_44657_;
if (_e1588 == 0i) {
phi_4447_ = bool();
phi_4448_ = true;
} else {
let _e1590 = (_e1372.x - _e1354.x);
let _e1591 = (_e1372.y - _e1354.y);
let _e1592 = (_e1372.z - _e1354.z);
let _e1593 = (_e1517 * _e1524);
let _e1594 = (_e1518 * _e1523);
let _e1595 = (_e1518 * _e1522);
let _e1596 = (_e1516 * _e1524);
let _e1597 = (_e1516 * _e1523);
let _e1598 = (_e1517 * _e1522);
let _e1606 = (((_e1590 * (_e1593 - _e1594)) + (_e1591 * (_e1595 - _e1596))) + (_e1592 * (_e1597 - _e1598)));
let _e1607 = abs(_e1590);
let _e1612 = abs(_e1591);
let _e1618 = abs(_e1592);
let _e1625 = select(_e1575, _e1562, (_e1562 > _e1575));
let _e1627 = select(_e1612, _e1607, (_e1607 > _e1612));
let _e1629 = select(_e1618, _e1627, (_e1627 > _e1618));
let _e1631 = select(_e1629, _e1625, (_e1625 > _e1629));
let _e1636 = ((0.0000019073486f * (((_e1607 * (abs(_e1593) + abs(_e1594))) + (_e1612 * (abs(_e1595) + abs(_e1596)))) + (_e1618 * (abs(_e1597) + abs(_e1598))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1631 * _e1631))));
if (_e1606 > _e1636) {
phi_44783_ = 1i;
} else {
phi_44783_ = select(0i, -1i, (_e1606 < -(_e1636)));
}
let _e1642 = phi_44783_;
let _e1643 = (_e1588 == _e1642);
if _e1643 {
let _e1644 = (_e1517 * _e1592);
let _e1645 = (_e1518 * _e1591);
let _e1646 = (_e1518 * _e1590);
let _e1647 = (_e1516 * _e1592);
let _e1648 = (_e1516 * _e1591);
let _e1649 = (_e1517 * _e1590);
let _e1657 = (((_e1519 * (_e1644 - _e1645)) + (_e1520 * (_e1646 - _e1647))) + (_e1521 * (_e1648 - _e1649)));
let _e1673 = select(_e1629, _e1562, (_e1562 > _e1629));
let _e1675 = select(_e1569, _e1673, (_e1673 > _e1569));
let _e1680 = ((0.0000019073486f * (((_e1563 * (abs(_e1644) + abs(_e1645))) + (_e1564 * (abs(_e1646) + abs(_e1647)))) + (_e1567 * (abs(_e1648) + abs(_e1649))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1675 * _e1675))));
if (_e1657 > _e1680) {
phi_44909_ = 1i;
} else {
phi_44909_ = select(0i, -1i, (_e1657 < -(_e1680)));
}
let _e1686 = phi_44909_;
phi_4445_ = (_e1588 == _e1686);
} else {
phi_4445_ = bool();
}
let _e1689 = phi_4445_;
phi_4447_ = _e1689;
phi_4448_ = select(true, false, _e1643);
}
let _e1692 = phi_4447_;
let _e1694 = phi_4448_;
phi_4453_ = select(_e1692, false, _e1694);
} else {
phi_4453_ = false;
}
let _e1697 = phi_4453_;
if _e1697 {
let _e1701 = (_e1357.x - _e1354.x);
let _e1702 = (_e1357.y - _e1354.y);
let _e1703 = (_e1357.z - _e1354.z);
let _e1705 = (_e1417 - (_e1412 * _e1410));
let _e1707 = (_e1419 - (_e1413 * _e1408));
let _e1709 = (_e1421 - (_e1411 * _e1409));
let _e1710 = (_e1360.x - _e1354.x);
let _e1711 = (_e1360.y - _e1354.y);
let _e1712 = (_e1360.z - _e1354.z);
let _e1715 = ((_e1702 * _e1712) - (_e1711 * _e1703));
let _e1718 = ((_e1703 * _e1710) - (_e1712 * _e1701));
let _e1721 = ((_e1701 * _e1711) - (_e1710 * _e1702));
let _e1724 = ((_e1718 * _e1709) - (_e1707 * _e1721));
let _e1727 = ((_e1721 * _e1705) - (_e1709 * _e1715));
let _e1730 = ((_e1715 * _e1707) - (_e1705 * _e1718));
let _e1736 = (((_e1701 * _e1701) + (_e1702 * _e1702)) + (_e1703 * _e1703));
let _e1738 = select(0.000000000000000000000000000001f, _e1736, (_e1736 > 0.000000000000000000000000000001f));
let _e1746 = (((_e1701 * _e1710) + (_e1702 * _e1711)) + (_e1703 * _e1712));
if ((((_e1724 * ((_e1710 * _e1738) - (_e1701 * _e1746))) + (_e1727 * ((_e1711 * _e1738) - (_e1702 * _e1746)))) + (_e1730 * ((_e1712 * _e1738) - (_e1703 * _e1746)))) < 0f) {
phi_4549_ = vec3<f32>(-(_e1724), -(_e1727), -(_e1730));
} else {
phi_4549_ = vec3<f32>(_e1724, _e1727, _e1730);
}
let _e1764 = phi_4549_;
let _e1769 = (((_e1701 * _e1705) + (_e1702 * _e1707)) + (_e1703 * _e1709));
let _e1771 = select(1f, -1f, (_e1769 < 0f));
let _e1780 = sqrt((((_e1764.x * _e1764.x) + (_e1764.y * _e1764.y)) + (_e1764.z * _e1764.z)));
let _e1781 = (_e1780 > 0.000000000000000000000000000001f);
if _e1781 {
phi_4578_ = (_e1764 * (1f / _e1780));
} else {
phi_4578_ = vec3<f32>(0f, 0f, 0f);
}
let _e1785 = phi_4578_;
if _e1781 {
phi_4603_ = (_e1764 * (1f / _e1780));
} else {
phi_4603_ = vec3<f32>(0f, 0f, 0f);
}
let _e1795 = phi_4603_;
let _e1804 = (2f * (((_e1701 * _e1795.x) + (_e1702 * _e1795.y)) + (_e1703 * _e1795.z)));
let _e1811 = (((_e1785.x * _e1769) - (_e1705 * _e1804)) * _e1771);
let _e1812 = (((_e1785.y * _e1769) - (_e1707 * _e1804)) * _e1771);
let _e1813 = (((_e1785.z * _e1769) - (_e1709 * _e1804)) * _e1771);
let _e1819 = sqrt((((_e1811 * _e1811) + (_e1812 * _e1812)) + (_e1813 * _e1813)));
if (_e1819 > 0.000000000000000000000000000001f) {
let _e1821 = (1f / _e1819);
phi_4637_ = vec3<f32>((_e1811 * _e1821), (_e1812 * _e1821), (_e1813 * _e1821));
} else {
phi_4637_ = vec3<f32>(0f, 0f, 0f);
}
let _e1827 = phi_4637_;
let _e1830 = params_1.member.member_13;
let _e1831 = (0.25f * _e1830);
let _e1833 = (_e1827.x * _e1831);
let _e1835 = (_e1827.y * _e1831);
let _e1837 = (_e1827.z * _e1831);
if (_e1354.w > 0f) {
let _e1840 = (32768f / _e1830);
let _e1842 = (abs(1f) * 1024f);
if (_e1842 > 131072f) {
phi_4667_ = 131072f;
} else {
phi_4667_ = select(-131072f, _e1842, (_e1842 > -131072f));
}
let _e1847 = phi_4667_;
if (_e1847 < 0f) {
phi_4674_ = (_e1847 - 0.5f);
} else {
phi_4674_ = (_e1847 + 0.5f);
}
let _e1852 = phi_4674_;
let _e1861 = (_e1833 * _e1840);
if (_e1861 > 131072f) {
phi_4696_ = 131072f;
} else {
phi_4696_ = select(-131072f, _e1861, (_e1861 > -131072f));
}
let _e1866 = phi_4696_;
if (_e1866 < 0f) {
phi_4703_ = (_e1866 - 0.5f);
} else {
phi_4703_ = (_e1866 + 0.5f);
}
let _e1871 = phi_4703_;
let _e1880 = (_e1835 * _e1840);
if (_e1880 > 131072f) {
phi_4725_ = 131072f;
} else {
phi_4725_ = select(-131072f, _e1880, (_e1880 > -131072f));
}
let _e1885 = phi_4725_;
if (_e1885 < 0f) {
phi_4732_ = (_e1885 - 0.5f);
} else {
phi_4732_ = (_e1885 + 0.5f);
}
let _e1890 = phi_4732_;
let _e1899 = (_e1837 * _e1840);
if (_e1899 > 131072f) {
phi_4754_ = 131072f;
} else {
phi_4754_ = select(-131072f, _e1899, (_e1899 > -131072f));
}
let _e1904 = phi_4754_;
if (_e1904 < 0f) {
phi_4761_ = (_e1904 - 0.5f);
} else {
phi_4761_ = (_e1904 + 0.5f);
}
let _e1909 = phi_4761_;
let _e1918 = (_e1322 * 8u);
let _e1920 = atomicAdd((&pushes.member[_e1918]), bitcast<u32>(select(0i, select(select(i32(_e1871), i32(-2147483648), (_e1871 < -2147483600f)), 2147483647i, (_e1871 > 2147483500f)), (_e1871 == _e1871))));
let _e1923 = atomicAdd((&pushes.member[(_e1918 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1890), i32(-2147483648), (_e1890 < -2147483600f)), 2147483647i, (_e1890 > 2147483500f)), (_e1890 == _e1890))));
let _e1926 = atomicAdd((&pushes.member[(_e1918 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1909), i32(-2147483648), (_e1909 < -2147483600f)), 2147483647i, (_e1909 > 2147483500f)), (_e1909 == _e1909))));
let _e1929 = atomicAdd((&pushes.member[(_e1918 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1852), i32(-2147483648), (_e1852 < -2147483600f)), 2147483647i, (_e1852 > 2147483500f)), (_e1852 == _e1852))));
let _e1932 = atomicOr((&pushes.member[(_e1918 + 7u)]), 1u);
if true {
} else {
let _e1935 = atomicAdd((&pushes.member[(_e1918 + 4u)]), 0u);
let _e1938 = atomicAdd((&pushes.member[(_e1918 + 5u)]), 0u);
let _e1941 = atomicAdd((&pushes.member[(_e1918 + 6u)]), 0u);
}
}
if (_e1357.w > 0f) {
let _e1944 = (32768f / _e1830);
let _e1946 = (abs(1f) * 1024f);
if (_e1946 > 131072f) {
phi_4936_ = 131072f;
} else {
phi_4936_ = select(-131072f, _e1946, (_e1946 > -131072f));
}
let _e1951 = phi_4936_;
if (_e1951 < 0f) {
phi_4943_ = (_e1951 - 0.5f);
} else {
phi_4943_ = (_e1951 + 0.5f);
}
let _e1956 = phi_4943_;
let _e1965 = (_e1833 * _e1944);
if (_e1965 > 131072f) {
phi_4965_ = 131072f;
} else {
phi_4965_ = select(-131072f, _e1965, (_e1965 > -131072f));
}
let _e1970 = phi_4965_;
if (_e1970 < 0f) {
phi_4972_ = (_e1970 - 0.5f);
} else {
phi_4972_ = (_e1970 + 0.5f);
}
let _e1975 = phi_4972_;
let _e1984 = (_e1835 * _e1944);
if (_e1984 > 131072f) {
phi_4994_ = 131072f;
} else {
phi_4994_ = select(-131072f, _e1984, (_e1984 > -131072f));
}
let _e1989 = phi_4994_;
if (_e1989 < 0f) {
phi_5001_ = (_e1989 - 0.5f);
} else {
phi_5001_ = (_e1989 + 0.5f);
}
let _e1994 = phi_5001_;
let _e2003 = (_e1837 * _e1944);
if (_e2003 > 131072f) {
phi_5023_ = 131072f;
} else {
phi_5023_ = select(-131072f, _e2003, (_e2003 > -131072f));
}
let _e2008 = phi_5023_;
if (_e2008 < 0f) {
phi_5030_ = (_e2008 - 0.5f);
} else {
phi_5030_ = (_e2008 + 0.5f);
}
let _e2013 = phi_5030_;
let _e2022 = (_e1335 * 8u);
let _e2024 = atomicAdd((&pushes.member[_e2022]), bitcast<u32>(select(0i, select(select(i32(_e1975), i32(-2147483648), (_e1975 < -2147483600f)), 2147483647i, (_e1975 > 2147483500f)), (_e1975 == _e1975))));
let _e2027 = atomicAdd((&pushes.member[(_e2022 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1994), i32(-2147483648), (_e1994 < -2147483600f)), 2147483647i, (_e1994 > 2147483500f)), (_e1994 == _e1994))));
let _e2030 = atomicAdd((&pushes.member[(_e2022 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2013), i32(-2147483648), (_e2013 < -2147483600f)), 2147483647i, (_e2013 > 2147483500f)), (_e2013 == _e2013))));
let _e2033 = atomicAdd((&pushes.member[(_e2022 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1956), i32(-2147483648), (_e1956 < -2147483600f)), 2147483647i, (_e1956 > 2147483500f)), (_e1956 == _e1956))));
let _e2036 = atomicOr((&pushes.member[(_e2022 + 7u)]), 1u);
if true {
} else {
let _e2039 = atomicAdd((&pushes.member[(_e2022 + 4u)]), 0u);
let _e2042 = atomicAdd((&pushes.member[(_e2022 + 5u)]), 0u);
let _e2045 = atomicAdd((&pushes.member[(_e2022 + 6u)]), 0u);
}
}
if (_e1364.w > 0f) {
let _e2051 = (32768f / _e1830);
let _e2053 = (abs(1f) * 1024f);
if (_e2053 > 131072f) {
phi_5209_ = 131072f;
} else {
phi_5209_ = select(-131072f, _e2053, (_e2053 > -131072f));
}
let _e2058 = phi_5209_;
if (_e2058 < 0f) {
phi_5216_ = (_e2058 - 0.5f);
} else {
phi_5216_ = (_e2058 + 0.5f);
}
let _e2063 = phi_5216_;
let _e2072 = (-(_e1833) * _e2051);
if (_e2072 > 131072f) {
phi_5238_ = 131072f;
} else {
phi_5238_ = select(-131072f, _e2072, (_e2072 > -131072f));
}
let _e2077 = phi_5238_;
if (_e2077 < 0f) {
phi_5245_ = (_e2077 - 0.5f);
} else {
phi_5245_ = (_e2077 + 0.5f);
}
let _e2082 = phi_5245_;
let _e2091 = (-(_e1835) * _e2051);
if (_e2091 > 131072f) {
phi_5267_ = 131072f;
} else {
phi_5267_ = select(-131072f, _e2091, (_e2091 > -131072f));
}
let _e2096 = phi_5267_;
if (_e2096 < 0f) {
phi_5274_ = (_e2096 - 0.5f);
} else {
phi_5274_ = (_e2096 + 0.5f);
}
let _e2101 = phi_5274_;
let _e2110 = (-(_e1837) * _e2051);
if (_e2110 > 131072f) {
phi_5296_ = 131072f;
} else {
phi_5296_ = select(-131072f, _e2110, (_e2110 > -131072f));
}
let _e2115 = phi_5296_;
if (_e2115 < 0f) {
phi_5303_ = (_e2115 - 0.5f);
} else {
phi_5303_ = (_e2115 + 0.5f);
}
let _e2120 = phi_5303_;
let _e2129 = (_e1309.x * 8u);
let _e2131 = atomicAdd((&pushes.member[_e2129]), bitcast<u32>(select(0i, select(select(i32(_e2082), i32(-2147483648), (_e2082 < -2147483600f)), 2147483647i, (_e2082 > 2147483500f)), (_e2082 == _e2082))));
let _e2134 = atomicAdd((&pushes.member[(_e2129 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2101), i32(-2147483648), (_e2101 < -2147483600f)), 2147483647i, (_e2101 > 2147483500f)), (_e2101 == _e2101))));
let _e2137 = atomicAdd((&pushes.member[(_e2129 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2120), i32(-2147483648), (_e2120 < -2147483600f)), 2147483647i, (_e2120 > 2147483500f)), (_e2120 == _e2120))));
let _e2140 = atomicAdd((&pushes.member[(_e2129 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2063), i32(-2147483648), (_e2063 < -2147483600f)), 2147483647i, (_e2063 > 2147483500f)), (_e2063 == _e2063))));
let _e2143 = atomicOr((&pushes.member[(_e2129 + 7u)]), 1u);
if true {
} else {
let _e2146 = atomicAdd((&pushes.member[(_e2129 + 4u)]), 0u);
let _e2149 = atomicAdd((&pushes.member[(_e2129 + 5u)]), 0u);
let _e2152 = atomicAdd((&pushes.member[(_e2129 + 6u)]), 0u);
}
}
if (_e1368.w > 0f) {
let _e2158 = (32768f / _e1830);
let _e2160 = (abs(1f) * 1024f);
if (_e2160 > 131072f) {
phi_5482_ = 131072f;
} else {
phi_5482_ = select(-131072f, _e2160, (_e2160 > -131072f));
}
let _e2165 = phi_5482_;
if (_e2165 < 0f) {
phi_5489_ = (_e2165 - 0.5f);
} else {
phi_5489_ = (_e2165 + 0.5f);
}
let _e2170 = phi_5489_;
let _e2179 = (-(_e1833) * _e2158);
if (_e2179 > 131072f) {
phi_5511_ = 131072f;
} else {
phi_5511_ = select(-131072f, _e2179, (_e2179 > -131072f));
}
let _e2184 = phi_5511_;
if (_e2184 < 0f) {
phi_5518_ = (_e2184 - 0.5f);
} else {
phi_5518_ = (_e2184 + 0.5f);
}
let _e2189 = phi_5518_;
let _e2198 = (-(_e1835) * _e2158);
if (_e2198 > 131072f) {
phi_5540_ = 131072f;
} else {
phi_5540_ = select(-131072f, _e2198, (_e2198 > -131072f));
}
let _e2203 = phi_5540_;
if (_e2203 < 0f) {
phi_5547_ = (_e2203 - 0.5f);
} else {
phi_5547_ = (_e2203 + 0.5f);
}
let _e2208 = phi_5547_;
let _e2217 = (-(_e1837) * _e2158);
if (_e2217 > 131072f) {
phi_5569_ = 131072f;
} else {
phi_5569_ = select(-131072f, _e2217, (_e2217 > -131072f));
}
let _e2222 = phi_5569_;
if (_e2222 < 0f) {
phi_5576_ = (_e2222 - 0.5f);
} else {
phi_5576_ = (_e2222 + 0.5f);
}
let _e2227 = phi_5576_;
let _e2236 = (_e1309.y * 8u);
let _e2238 = atomicAdd((&pushes.member[_e2236]), bitcast<u32>(select(0i, select(select(i32(_e2189), i32(-2147483648), (_e2189 < -2147483600f)), 2147483647i, (_e2189 > 2147483500f)), (_e2189 == _e2189))));
let _e2241 = atomicAdd((&pushes.member[(_e2236 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2208), i32(-2147483648), (_e2208 < -2147483600f)), 2147483647i, (_e2208 > 2147483500f)), (_e2208 == _e2208))));
let _e2244 = atomicAdd((&pushes.member[(_e2236 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2227), i32(-2147483648), (_e2227 < -2147483600f)), 2147483647i, (_e2227 > 2147483500f)), (_e2227 == _e2227))));
let _e2247 = atomicAdd((&pushes.member[(_e2236 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2170), i32(-2147483648), (_e2170 < -2147483600f)), 2147483647i, (_e2170 > 2147483500f)), (_e2170 == _e2170))));
let _e2250 = atomicOr((&pushes.member[(_e2236 + 7u)]), 1u);
if true {
} else {
let _e2253 = atomicAdd((&pushes.member[(_e2236 + 4u)]), 0u);
let _e2256 = atomicAdd((&pushes.member[(_e2236 + 5u)]), 0u);
let _e2259 = atomicAdd((&pushes.member[(_e2236 + 6u)]), 0u);
}
}
if (_e1372.w > 0f) {
let _e2265 = (32768f / _e1830);
let _e2267 = (abs(1f) * 1024f);
if (_e2267 > 131072f) {
phi_5755_ = 131072f;
} else {
phi_5755_ = select(-131072f, _e2267, (_e2267 > -131072f));
}
let _e2272 = phi_5755_;
if (_e2272 < 0f) {
phi_5762_ = (_e2272 - 0.5f);
} else {
phi_5762_ = (_e2272 + 0.5f);
}
let _e2277 = phi_5762_;
let _e2286 = (-(_e1833) * _e2265);
if (_e2286 > 131072f) {
phi_5784_ = 131072f;
} else {
phi_5784_ = select(-131072f, _e2286, (_e2286 > -131072f));
}
let _e2291 = phi_5784_;
if (_e2291 < 0f) {
phi_5791_ = (_e2291 - 0.5f);
} else {
phi_5791_ = (_e2291 + 0.5f);
}
let _e2296 = phi_5791_;
let _e2305 = (-(_e1835) * _e2265);
if (_e2305 > 131072f) {
phi_5813_ = 131072f;
} else {
phi_5813_ = select(-131072f, _e2305, (_e2305 > -131072f));
}
let _e2310 = phi_5813_;
if (_e2310 < 0f) {
phi_5820_ = (_e2310 - 0.5f);
} else {
phi_5820_ = (_e2310 + 0.5f);
}
let _e2315 = phi_5820_;
let _e2324 = (-(_e1837) * _e2265);
if (_e2324 > 131072f) {
phi_5842_ = 131072f;
} else {
phi_5842_ = select(-131072f, _e2324, (_e2324 > -131072f));
}
let _e2329 = phi_5842_;
if (_e2329 < 0f) {
phi_5849_ = (_e2329 - 0.5f);
} else {
phi_5849_ = (_e2329 + 0.5f);
}
let _e2334 = phi_5849_;
let _e2343 = (_e1309.z * 8u);
let _e2345 = atomicAdd((&pushes.member[_e2343]), bitcast<u32>(select(0i, select(select(i32(_e2296), i32(-2147483648), (_e2296 < -2147483600f)), 2147483647i, (_e2296 > 2147483500f)), (_e2296 == _e2296))));
let _e2348 = atomicAdd((&pushes.member[(_e2343 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2315), i32(-2147483648), (_e2315 < -2147483600f)), 2147483647i, (_e2315 > 2147483500f)), (_e2315 == _e2315))));
let _e2351 = atomicAdd((&pushes.member[(_e2343 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2334), i32(-2147483648), (_e2334 < -2147483600f)), 2147483647i, (_e2334 > 2147483500f)), (_e2334 == _e2334))));
let _e2354 = atomicAdd((&pushes.member[(_e2343 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2277), i32(-2147483648), (_e2277 < -2147483600f)), 2147483647i, (_e2277 > 2147483500f)), (_e2277 == _e2277))));
let _e2357 = atomicOr((&pushes.member[(_e2343 + 7u)]), 1u);
if true {
} else {
let _e2360 = atomicAdd((&pushes.member[(_e2343 + 4u)]), 0u);
let _e2363 = atomicAdd((&pushes.member[(_e2343 + 5u)]), 0u);
let _e2366 = atomicAdd((&pushes.member[(_e2343 + 6u)]), 0u);
}
}
}
}
}
phi_4271_ = (_e1305 + 1u);
} else {
break;
}
let _e2369 = phi_4271_;
continue;
continuing {
phi_4270_ = _e2369;
}
}
}
}
} else {
if (_e476 < 6u) {
let _e527 = (_e476 < 3u);
if _e527 {
phi_6014_ = _e476;
} else {
phi_6014_ = (_e476 - 3u);
}
let _e530 = phi_6014_;
if _e527 {
phi_6024_ = _e472.z;
phi_6025_ = _e472.y;
phi_6026_ = _e472.x;
} else {
phi_6024_ = _e469.z;
phi_6025_ = _e469.y;
phi_6026_ = _e469.x;
}
let _e538 = phi_6024_;
let _e540 = phi_6025_;
let _e542 = phi_6026_;
let _e544 = select(_e472, _e469, vec4(_e527));
if (_e530 == 0u) {
phi_6040_ = _e544.x;
} else {
if (_e530 == 1u) {
phi_6039_ = _e544.y;
} else {
phi_6039_ = _e544.z;
}
let _e550 = phi_6039_;
phi_6040_ = _e550;
}
let _e553 = phi_6040_;
phi_6111_ = vec4<u32>(_e553, _e542, _e540, _e538);
} else {
let _e479 = (_e476 - 6u);
let _e480 = (_e479 / 3u);
let _e481 = (_e479 % 3u);
if (_e480 == 0u) {
phi_6058_ = _e469.x;
} else {
if (_e480 == 1u) {
phi_6057_ = _e469.y;
} else {
phi_6057_ = _e469.z;
}
let _e487 = phi_6057_;
phi_6058_ = _e487;
}
let _e490 = phi_6058_;
if (_e480 == 2u) {
phi_6064_ = 0u;
} else {
phi_6064_ = (_e480 + 1u);
}
let _e494 = phi_6064_;
if (_e494 == 0u) {
phi_6077_ = _e469.x;
} else {
if (_e494 == 1u) {
phi_6076_ = _e469.y;
} else {
phi_6076_ = _e469.z;
}
let _e500 = phi_6076_;
phi_6077_ = _e500;
}
let _e503 = phi_6077_;
if (_e481 == 0u) {
phi_6090_ = _e472.x;
} else {
if (_e481 == 1u) {
phi_6089_ = _e472.y;
} else {
phi_6089_ = _e472.z;
}
let _e509 = phi_6089_;
phi_6090_ = _e509;
}
let _e512 = phi_6090_;
if (_e481 == 2u) {
phi_6096_ = 0u;
} else {
phi_6096_ = (_e481 + 1u);
}
let _e516 = phi_6096_;
if (_e516 == 0u) {
phi_6109_ = _e472.x;
} else {
if (_e516 == 1u) {
phi_6108_ = _e472.y;
} else {
phi_6108_ = _e472.z;
}
let _e522 = phi_6108_;
phi_6109_ = _e522;
}
let _e525 = phi_6109_;
phi_6111_ = vec4<u32>(_e490, _e503, _e512, _e525);
}
let _e556 = phi_6111_;
let _e557 = (_e476 >= 6u);
if (_e556.x != _e556.z) {
if (_e556.x != _e556.w) {
if _e557 {
let _e566 = (_e556.y != _e556.z);
if _e566 {
phi_6137_ = (_e556.y != _e556.w);
} else {
phi_6137_ = bool();
}
let _e569 = phi_6137_;
phi_6141_ = _e569;
phi_6142_ = _e566;
} else {
phi_6141_ = (_e556.x != _e556.y);
phi_6142_ = true;
}
let _e571 = phi_6141_;
let _e573 = phi_6142_;
if _e573 {
let _e577 = ((_e472.w >> bitcast<u32>(3i)) & 7u);
if (((_e469.w >> bitcast<u32>(3u)) & 1u) != 0u) {
phi_6175_ = (_e577 << bitcast<u32>(6u));
} else {
phi_6175_ = 0u;
}
let _e591 = phi_6175_;
if (((_e469.w >> bitcast<u32>(4u)) & 1u) != 0u) {
phi_6197_ = (_e577 << bitcast<u32>(9u));
} else {
phi_6197_ = 0u;
}
let _e600 = phi_6197_;
if (((_e469.w >> bitcast<u32>(5u)) & 1u) != 0u) {
phi_6219_ = (_e577 << bitcast<u32>(12u));
} else {
phi_6219_ = 0u;
}
let _e609 = phi_6219_;
if _e571 {
if ((((((((_e469.w & 7u) | ((_e472.w & 7u) << bitcast<u32>(3i))) | _e591) | _e600) | _e609) >> bitcast<u32>((_e476 & 31u))) & 1u) != 0u) {
let _e618 = reference.member[_e556.x];
let _e622 = reference.member[_e556.y];
let _e625 = reference.member[_e556.z];
let _e628 = reference.member[_e556.w];
if _e557 {
let _e718 = (select(_e628.x, _e625.x, (_e625.x < _e628.x)) - select(_e622.x, _e618.x, (_e618.x > _e622.x)));
let _e719 = (select(_e628.y, _e625.y, (_e625.y < _e628.y)) - select(_e622.y, _e618.y, (_e618.y > _e622.y)));
let _e720 = (select(_e628.z, _e625.z, (_e625.z < _e628.z)) - select(_e622.z, _e618.z, (_e618.z > _e622.z)));
let _e721 = (select(_e622.x, _e618.x, (_e618.x < _e622.x)) - select(_e628.x, _e625.x, (_e625.x > _e628.x)));
let _e722 = (select(_e622.y, _e618.y, (_e618.y < _e622.y)) - select(_e628.y, _e625.y, (_e625.y > _e628.y)));
let _e723 = (select(_e622.z, _e618.z, (_e618.z < _e622.z)) - select(_e628.z, _e625.z, (_e625.z > _e628.z)));
let _e732 = params_1.member.member_14;
if (select(_e721, _e718, (_e718 > _e721)) > _e732) {
phi_6366_ = bool();
phi_6367_ = true;
} else {
let _e734 = (select(_e722, _e719, (_e719 > _e722)) > _e732);
if _e734 {
phi_6365_ = bool();
} else {
phi_6365_ = (select(_e723, _e720, (_e720 > _e723)) > _e732);
}
let _e737 = phi_6365_;
phi_6366_ = _e737;
phi_6367_ = _e734;
}
let _e739 = phi_6366_;
let _e741 = phi_6367_;
phi_6475_ = select(_e739, true, _e741);
} else {
let _e646 = select(_e625.x, _e622.x, (_e622.x < _e625.x));
let _e648 = select(_e625.y, _e622.y, (_e622.y < _e625.y));
let _e650 = select(_e625.z, _e622.z, (_e622.z < _e625.z));
let _e658 = select(_e625.x, _e622.x, (_e622.x > _e625.x));
let _e660 = select(_e625.y, _e622.y, (_e622.y > _e625.y));
let _e662 = select(_e625.z, _e622.z, (_e622.z > _e625.z));
let _e669 = (select(_e628.x, _e646, (_e646 < _e628.x)) - _e618.x);
let _e670 = (select(_e628.y, _e648, (_e648 < _e628.y)) - _e618.y);
let _e671 = (select(_e628.z, _e650, (_e650 < _e628.z)) - _e618.z);
let _e672 = (_e618.x - select(_e628.x, _e658, (_e658 > _e628.x)));
let _e673 = (_e618.y - select(_e628.y, _e660, (_e660 > _e628.y)));
let _e674 = (_e618.z - select(_e628.z, _e662, (_e662 > _e628.z)));
let _e683 = params_1.member.member_14;
if (select(_e672, _e669, (_e669 > _e672)) > _e683) {
phi_6469_ = bool();
phi_6470_ = true;
} else {
let _e685 = (select(_e673, _e670, (_e670 > _e673)) > _e683);
if _e685 {
phi_6468_ = bool();
} else {
phi_6468_ = (select(_e674, _e671, (_e671 > _e674)) > _e683);
}
let _e688 = phi_6468_;
phi_6469_ = _e688;
phi_6470_ = _e685;
}
let _e690 = phi_6469_;
let _e692 = phi_6470_;
phi_6475_ = select(_e690, true, _e692);
}
let _e744 = phi_6475_;
if _e744 {
} else {
let _e746 = global[0u];
if (_e618.w == _e746) {
let _e749 = global[1u];
if (_e622.w == _e749) {
let _e752 = global[2u];
let _e753 = (_e625.w == _e752);
if _e753 {
let _e755 = global[3u];
phi_6500_ = (_e628.w == _e755);
} else {
phi_6500_ = bool();
}
let _e758 = phi_6500_;
phi_6502_ = _e758;
phi_6503_ = select(true, false, _e753);
} else {
phi_6502_ = bool();
phi_6503_ = true;
}
let _e761 = phi_6502_;
let _e763 = phi_6503_;
phi_6504_ = _e761;
phi_6505_ = _e763;
} else {
phi_6504_ = bool();
phi_6505_ = true;
}
let _e765 = phi_6504_;
let _e767 = phi_6505_;
if !(select(_e765, false, _e767)) {
if _e557 {
let _e955 = (_e622.x - _e618.x);
let _e956 = (_e622.y - _e618.y);
let _e957 = (_e622.z - _e618.z);
let _e958 = (_e628.x - _e625.x);
let _e959 = (_e628.y - _e625.y);
let _e960 = (_e628.z - _e625.z);
let _e961 = (_e618.x - _e625.x);
let _e962 = (_e618.y - _e625.y);
let _e963 = (_e618.z - _e625.z);
let _e968 = (((_e955 * _e955) + (_e956 * _e956)) + (_e957 * _e957));
let _e970 = select(0.000000000000000000000000000001f, _e968, (_e968 > 0.000000000000000000000000000001f));
let _e975 = (((_e958 * _e958) + (_e959 * _e959)) + (_e960 * _e960));
let _e977 = select(0.000000000000000000000000000001f, _e975, (_e975 > 0.000000000000000000000000000001f));
let _e982 = (((_e955 * _e961) + (_e956 * _e962)) + (_e957 * _e963));
let _e987 = (((_e958 * _e961) + (_e959 * _e962)) + (_e960 * _e963));
let _e992 = (((_e955 * _e958) + (_e956 * _e959)) + (_e957 * _e960));
let _e995 = ((_e970 * _e977) - (_e992 * _e992));
if (_e995 > ((0.000001f * _e970) * _e977)) {
let _e1018 = (((_e992 * _e987) - (_e982 * _e977)) / _e995);
if (_e1018 > 1f) {
phi_6583_ = 1f;
} else {
phi_6583_ = select(0f, _e1018, (_e1018 > 0f));
}
let _e1023 = phi_6583_;
phi_6610_ = _e1023;
} else {
let _e1000 = (-(_e982) / _e970);
if (_e1000 > 1f) {
phi_6595_ = 1f;
} else {
phi_6595_ = select(0f, _e1000, (_e1000 > 0f));
}
let _e1005 = phi_6595_;
let _e1007 = ((_e992 - _e982) / _e970);
if (_e1007 > 1f) {
phi_6607_ = 1f;
} else {
phi_6607_ = select(0f, _e1007, (_e1007 > 0f));
}
let _e1012 = phi_6607_;
phi_6610_ = (0.5f * (_e1005 + _e1012));
}
let _e1025 = phi_6610_;
let _e1028 = (((_e992 * _e1025) + _e987) / _e977);
if (_e1028 > 1f) {
phi_6623_ = 1f;
} else {
phi_6623_ = select(0f, _e1028, (_e1028 > 0f));
}
let _e1033 = phi_6623_;
if (_e1028 != _e1033) {
let _e1037 = (((_e992 * _e1033) - _e982) / _e970);
if (_e1037 > 1f) {
phi_6640_ = 1f;
} else {
phi_6640_ = select(0f, _e1037, (_e1037 > 0f));
}
let _e1042 = phi_6640_;
phi_6641_ = _e1042;
} else {
phi_6641_ = _e1025;
}
let _e1044 = phi_6641_;
phi_6908_ = vec4<f32>((1f - _e1044), _e1044, (_e1033 - 1f), -(_e1033));
} else {
let _e770 = (_e625.x - _e622.x);
let _e771 = (_e625.y - _e622.y);
let _e772 = (_e625.z - _e622.z);
let _e773 = (_e628.x - _e622.x);
let _e774 = (_e628.y - _e622.y);
let _e775 = (_e628.z - _e622.z);
let _e776 = (_e618.x - _e622.x);
let _e777 = (_e618.y - _e622.y);
let _e778 = (_e618.z - _e622.z);
let _e783 = (((_e770 * _e776) + (_e771 * _e777)) + (_e772 * _e778));
let _e788 = (((_e773 * _e776) + (_e774 * _e777)) + (_e775 * _e778));
let _e789 = (_e618.x - _e625.x);
let _e790 = (_e618.y - _e625.y);
let _e791 = (_e618.z - _e625.z);
let _e796 = (((_e770 * _e789) + (_e771 * _e790)) + (_e772 * _e791));
let _e801 = (((_e773 * _e789) + (_e774 * _e790)) + (_e775 * _e791));
let _e802 = (_e618.x - _e628.x);
let _e803 = (_e618.y - _e628.y);
let _e804 = (_e618.z - _e628.z);
let _e809 = (((_e770 * _e802) + (_e771 * _e803)) + (_e772 * _e804));
let _e814 = (((_e773 * _e802) + (_e774 * _e803)) + (_e775 * _e804));
let _e817 = ((_e796 * _e814) - (_e809 * _e801));
let _e820 = ((_e809 * _e788) - (_e783 * _e814));
let _e823 = ((_e783 * _e801) - (_e796 * _e788));
if (_e783 <= 0f) {
phi_6709_ = select(true, false, (_e788 <= 0f));
} else {
phi_6709_ = true;
}
let _e828 = phi_6709_;
if _e828 {
if (_e796 >= 0f) {
phi_6722_ = select(true, false, (_e801 <= _e796));
} else {
phi_6722_ = true;
}
let _e833 = phi_6722_;
if _e833 {
if (_e823 <= 0f) {
if (_e783 >= 0f) {
let _e836 = (_e796 <= 0f);
if _e836 {
let _e837 = (_e783 - _e796);
let _e840 = (_e783 / select(0.000000000000000000000000000001f, _e837, (_e837 > 0.000000000000000000000000000001f)));
if (_e840 > 1f) {
phi_6754_ = 1f;
} else {
phi_6754_ = select(0f, _e840, (_e840 > 0f));
}
let _e845 = phi_6754_;
phi_6757_ = vec3<f32>((1f - _e845), _e845, 0f);
} else {
phi_6757_ = vec3<f32>();
}
let _e849 = phi_6757_;
phi_6759_ = _e849;
phi_6760_ = select(true, false, _e836);
} else {
phi_6759_ = vec3<f32>();
phi_6760_ = true;
}
let _e852 = phi_6759_;
let _e854 = phi_6760_;
phi_6761_ = _e852;
phi_6762_ = _e854;
} else {
phi_6761_ = vec3<f32>();
phi_6762_ = true;
}
let _e856 = phi_6761_;
let _e858 = phi_6762_;
if _e858 {
if (_e814 >= 0f) {
phi_6775_ = select(true, false, (_e809 <= _e814));
} else {
phi_6775_ = true;
}
let _e863 = phi_6775_;
if _e863 {
if (_e820 <= 0f) {
if (_e788 >= 0f) {
let _e866 = (_e814 <= 0f);
if _e866 {
let _e867 = (_e788 - _e814);
let _e870 = (_e788 / select(0.000000000000000000000000000001f, _e867, (_e867 > 0.000000000000000000000000000001f)));
if (_e870 > 1f) {
phi_6807_ = 1f;
} else {
phi_6807_ = select(0f, _e870, (_e870 > 0f));
}
let _e875 = phi_6807_;
phi_6810_ = vec3<f32>((1f - _e875), 0f, _e875);
} else {
phi_6810_ = vec3<f32>();
}
let _e879 = phi_6810_;
phi_6812_ = _e879;
phi_6813_ = select(true, false, _e866);
} else {
phi_6812_ = vec3<f32>();
phi_6813_ = true;
}
let _e882 = phi_6812_;
let _e884 = phi_6813_;
phi_6814_ = _e882;
phi_6815_ = _e884;
} else {
phi_6814_ = vec3<f32>();
phi_6815_ = true;
}
let _e886 = phi_6814_;
let _e888 = phi_6815_;
if _e888 {
if (_e817 <= 0f) {
if (_e801 >= _e796) {
let _e891 = (_e809 >= _e814);
if _e891 {
let _e892 = (_e801 - _e796);
let _e894 = (_e892 + (_e809 - _e814));
let _e897 = (_e892 / select(0.000000000000000000000000000001f, _e894, (_e894 > 0.000000000000000000000000000001f)));
if (_e897 > 1f) {
phi_6850_ = 1f;
} else {
phi_6850_ = select(0f, _e897, (_e897 > 0f));
}
let _e902 = phi_6850_;
phi_6853_ = vec3<f32>(0f, (1f - _e902), _e902);
} else {
phi_6853_ = vec3<f32>();
}
let _e906 = phi_6853_;
phi_6855_ = _e906;
phi_6856_ = select(true, false, _e891);
} else {
phi_6855_ = vec3<f32>();
phi_6856_ = true;
}
let _e909 = phi_6855_;
let _e911 = phi_6856_;
phi_6857_ = _e909;
phi_6858_ = _e911;
} else {
phi_6857_ = vec3<f32>();
phi_6858_ = true;
}
let _e913 = phi_6857_;
let _e915 = phi_6858_;
if _e915 {
let _e917 = ((_e817 + _e820) + _e823);
let _e920 = (1f / select(0.000000000000000000000000000001f, _e917, (_e917 > 0.000000000000000000000000000001f)));
let _e921 = (_e820 * _e920);
if (_e921 > 1f) {
phi_6880_ = 1f;
} else {
phi_6880_ = select(0f, _e921, (_e921 > 0f));
}
let _e926 = phi_6880_;
let _e927 = (_e823 * _e920);
if (_e927 > 1f) {
phi_6891_ = 1f;
} else {
phi_6891_ = select(0f, _e927, (_e927 > 0f));
}
let _e932 = phi_6891_;
phi_6895_ = vec3<f32>(((1f - _e926) - _e932), _e926, _e932);
} else {
phi_6895_ = _e913;
}
let _e937 = phi_6895_;
phi_6896_ = _e937;
} else {
phi_6896_ = _e886;
}
let _e939 = phi_6896_;
phi_6897_ = _e939;
} else {
phi_6897_ = vec3<f32>(0f, 0f, 1f);
}
let _e941 = phi_6897_;
phi_6898_ = _e941;
} else {
phi_6898_ = _e856;
}
let _e943 = phi_6898_;
phi_6899_ = _e943;
} else {
phi_6899_ = vec3<f32>(0f, 1f, 0f);
}
let _e945 = phi_6899_;
phi_6900_ = _e945;
} else {
phi_6900_ = vec3<f32>(1f, 0f, 0f);
}
let _e947 = phi_6900_;
phi_6908_ = vec4<f32>(1f, -(_e947.x), -(_e947.y), -(_e947.z));
}
let _e1050 = phi_6908_;
let _e1073 = ((((_e618.x * _e1050.x) + (_e622.x * _e1050.y)) + (_e625.x * _e1050.z)) + (_e628.x * _e1050.w));
let _e1074 = ((((_e618.y * _e1050.x) + (_e622.y * _e1050.y)) + (_e625.y * _e1050.z)) + (_e628.y * _e1050.w));
let _e1075 = ((((_e618.z * _e1050.x) + (_e622.z * _e1050.y)) + (_e625.z * _e1050.z)) + (_e628.z * _e1050.w));
let _e1081 = sqrt((((_e1073 * _e1073) + (_e1074 * _e1074)) + (_e1075 * _e1075)));
let _e1084 = params_1.member.member_14;
if (_e1081 < _e1084) {
let _e1088 = params_1.member.member;
if ((((select(0u, 1u, (_e556.x >= _e1088)) | select(0u, 1u, (_e556.y >= _e1088))) | select(0u, 1u, (_e556.z >= _e1088))) | select(0u, 1u, (_e556.w >= _e1088))) != 0u) {
let _e1104 = params_1.member.member_16;
let _e1106 = (0.8f * (_e1081 - _e1104));
let _e1107 = (1.25f * _e1104);
phi_6986_ = select(_e1107, _e1106, (_e1106 > _e1107));
} else {
phi_6986_ = (0.45f * _e1081);
}
let _e1111 = phi_6986_;
let _e1114 = params_1.member.member_13;
let _e1115 = (0.00001f * _e1114);
let _e1118 = bitcast<u32>(select(_e1115, _e1111, (_e1111 > _e1115)));
let _e1120 = atomicMin((&bounds.member[_e556.x]), _e1118);
let _e1122 = atomicMin((&bounds.member[_e556.y]), _e1118);
let _e1124 = atomicMin((&bounds.member[_e556.z]), _e1118);
let _e1126 = atomicMin((&bounds.member[_e556.w]), _e1118);
if _e557 {
phi_7021_ = (_e556.x | 2147483648u);
} else {
phi_7021_ = _e556.x;
}
let _e1129 = phi_7021_;
let _e1131 = atomicAdd((&near.member[0u]), 1u);
if (_e1131 < _e475) {
let _e1134 = ((_e1131 + 1u) * 4u);
atomicStore((&near.member[_e1134]), _e1129);
atomicStore((&near.member[(_e1134 + 1u)]), _e556.y);
atomicStore((&near.member[(_e1134 + 2u)]), _e556.z);
atomicStore((&near.member[(_e1134 + 3u)]), _e556.w);
}
}
}
}
}
}
}
}
}
}
}
return;
}

fn function_18() {
var phi_7289_: u32;
var phi_7291_: u32;
var phi_7294_: u32;
var phi_7292_: u32;
var phi_7295_: u32;
var local_41: u32;
var local_42: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
if ((((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x) == 0u) {
let _e423 = tiles_1.member[0u];
let _e426 = params_1.member.member_19;
let _e429 = (select(_e426, _e423, (_e423 < _e426)) * 16u);
let _e430 = (_e429 / 256u);
if ((_e429 % 256u) > 0u) {
phi_7289_ = (_e430 + 1u);
} else {
phi_7289_ = _e430;
}
let _e435 = phi_7289_;
phi_7291_ = 1u;
phi_7294_ = _e435;
loop {
let _e437 = phi_7291_;
let _e439 = phi_7294_;
local_41 = _e439;
local_42 = _e437;
let _e440 = (_e439 > 65535u);
if _e440 {
phi_7292_ = (_e437 << bitcast<u32>(1i));
phi_7295_ = ((_e439 >> bitcast<u32>(1i)) + (_e439 & 1u));
} else {
break;
}
let _e448 = phi_7292_;
let _e450 = phi_7295_;
continue;
continuing {
phi_7291_ = _e448;
phi_7294_ = _e450;
}
}
let _e453 = local_41;
let _e455 = local_42;
arguments_1.member[0u] = type_50(_e453, _e455, 1u);
}
return;
}

fn function_19() {
var phi_7354_: bool;
var phi_7355_: bool;
var phi_7356_: bool;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
if ((((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x) == 0u) {
let _e423 = proxies.member[0u];
let _e426 = atomicMax((&status.member[2u]), _e423);
let _e429 = tiles.member[0u];
let _e432 = atomicMax((&status.member[3u]), _e429);
let _e435 = near_1.member[0u];
let _e438 = atomicMax((&status.member[4u]), _e435);
let _e441 = scanned_tiles.member[1u];
if (_e441 == 0u) {
let _e445 = scanned_tiles.member[0u];
let _e446 = (_e445 > 32768u);
if _e446 {
phi_7354_ = bool();
} else {
phi_7354_ = (_e429 > 268435455u);
}
let _e449 = phi_7354_;
phi_7355_ = _e449;
phi_7356_ = _e446;
} else {
phi_7355_ = bool();
phi_7356_ = true;
}
let _e451 = phi_7355_;
let _e453 = phi_7356_;
let _e458 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e451, true, _e453)));
}
return;
}

fn function_20() {
var phi_7401_: f32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member_1;
if (_e419 < _e422) {
let _e426 = params_1.member.member;
if (_e419 < _e426) {
let _e430 = velocities.member[_e419];
pushes_1.member[((_e419 * 8u) + 7u)] = 0u;
phi_7401_ = _e430.w;
} else {
phi_7401_ = 0f;
}
let _e437 = phi_7401_;
let _e438 = (3u * _e419);
let _e441 = positions.member[_e438];
let _e445 = positions.member[(_e438 + 1u)];
let _e449 = positions.member[(_e438 + 2u)];
reference_1.member[_e419] = vec4<f32>(_e441, _e445, _e449, _e437);
let _e455 = params_1.member.member_14;
bounds_1.member[_e419] = bitcast<u32>((0.45f * _e455));
if (_e419 == 0u) {
near_2.member[0u] = 0u;
}
}
return;
}

fn function_21() {
var phi_7613_: vec3<f32>;
var phi_7614_: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member;
if (_e419 < _e422) {
let _e426 = colliding_faces.member[_e419];
colliding_faces.member[_e419] = 4294967295u;
let _e429 = new_velocities.member[_e419];
let _e432 = params_1.member.member_21;
if (_e426 < _e432) {
if (_e429.w > 0f) {
let _e436 = (3u * _e426);
let _e439 = body_triangles.member[_e436];
let _e443 = body_triangles.member[(_e436 + 1u)];
let _e447 = body_triangles.member[(_e436 + 2u)];
let _e448 = (_e422 + _e439);
let _e451 = predicted.member[_e448];
let _e455 = (3u * _e448);
let _e458 = positions_1.member[_e455];
let _e462 = positions_1.member[(_e455 + 1u)];
let _e466 = positions_1.member[(_e455 + 2u)];
let _e470 = (_e422 + _e443);
let _e473 = predicted.member[_e470];
let _e477 = (3u * _e470);
let _e480 = positions_1.member[_e477];
let _e484 = positions_1.member[(_e477 + 1u)];
let _e488 = positions_1.member[(_e477 + 2u)];
let _e495 = (_e422 + _e447);
let _e498 = predicted.member[_e495];
let _e502 = (3u * _e495);
let _e505 = positions_1.member[_e502];
let _e509 = positions_1.member[(_e502 + 1u)];
let _e513 = positions_1.member[(_e502 + 2u)];
let _e522 = params_1.member.member_3;
let _e523 = (3f * _e522);
let _e524 = ((((_e451.x - _e458) + (_e473.x - _e480)) + (_e498.x - _e505)) / _e523);
let _e525 = ((((_e451.y - _e462) + (_e473.y - _e484)) + (_e498.y - _e509)) / _e523);
let _e526 = ((((_e451.z - _e466) + (_e473.z - _e488)) + (_e498.z - _e513)) / _e523);
let _e532 = boxes_1.member[((_e426 * 3u) + 2u)];
let _e542 = params_1.member.member_15;
let _e543 = (_e429.x - _e524);
let _e544 = (_e429.y - _e525);
let _e545 = (_e429.z - _e526);
let _e551 = -((((_e543 * _e532.x) + (_e544 * _e532.y)) + (_e545 * _e532.z)));
if (_e551 > 0f) {
let _e556 = (_e543 + (_e532.x * _e551));
let _e557 = (_e544 + (_e532.y * _e551));
let _e558 = (_e545 + (_e532.z * _e551));
let _e564 = sqrt((((_e556 * _e556) + (_e557 * _e557)) + (_e558 * _e558)));
let _e565 = (_e542 * _e551);
if (_e564 > _e565) {
let _e568 = ((_e564 - _e565) / _e564);
phi_7613_ = vec3<f32>((_e524 + (_e556 * _e568)), (_e525 + (_e557 * _e568)), (_e526 + (_e558 * _e568)));
} else {
phi_7613_ = vec3<f32>(_e524, _e525, _e526);
}
let _e577 = phi_7613_;
phi_7614_ = _e577;
} else {
phi_7614_ = vec3<f32>(_e429.x, _e429.y, _e429.z);
}
let _e579 = phi_7614_;
let _e580 = (3u * _e419);
let _e583 = positions_1.member[_e580];
let _e587 = positions_1.member[(_e580 + 1u)];
let _e591 = positions_1.member[(_e580 + 2u)];
new_velocities.member[_e419] = vec4<f32>(_e579.x, _e579.y, _e579.z, _e429.w);
predicted.member[_e419] = vec4<f32>((_e583 + (_e579.x * _e522)), (_e587 + (_e579.y * _e522)), (_e591 + (_e579.z * _e522)), _e429.w);
}
}
}
return;
}

fn function_22() {
var phi_7735_: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member_21;
if (_e419 < _e422) {
let _e424 = (3u * _e419);
let _e427 = body_triangles.member[_e424];
let _e431 = body_triangles.member[(_e424 + 1u)];
let _e435 = body_triangles.member[(_e424 + 2u)];
let _e438 = params_1.member.member;
let _e442 = predicted_1.member[(_e438 + _e427)];
let _e449 = predicted_1.member[(_e438 + _e431)];
let _e456 = predicted_1.member[(_e438 + _e435)];
let _e462 = params_1.member.member_23;
let _e463 = (_e449.x - _e442.x);
let _e464 = (_e449.y - _e442.y);
let _e465 = (_e449.z - _e442.z);
let _e466 = (_e456.x - _e442.x);
let _e467 = (_e456.y - _e442.y);
let _e468 = (_e456.z - _e442.z);
let _e471 = ((_e464 * _e468) - (_e467 * _e465));
let _e474 = ((_e465 * _e466) - (_e468 * _e463));
let _e477 = ((_e463 * _e467) - (_e466 * _e464));
let _e483 = sqrt((((_e471 * _e471) + (_e474 * _e474)) + (_e477 * _e477)));
if (_e483 > 0.000000000000000000000000000001f) {
let _e485 = (1f / _e483);
phi_7735_ = vec3<f32>((_e471 * _e485), (_e474 * _e485), (_e477 * _e485));
} else {
phi_7735_ = vec3<f32>(0f, 0f, 0f);
}
let _e491 = phi_7735_;
let _e493 = select(_e449.x, _e442.x, (_e442.x < _e449.x));
let _e495 = select(_e449.y, _e442.y, (_e442.y < _e449.y));
let _e497 = select(_e449.z, _e442.z, (_e442.z < _e449.z));
let _e509 = select(_e449.x, _e442.x, (_e442.x > _e449.x));
let _e511 = select(_e449.y, _e442.y, (_e442.y > _e449.y));
let _e513 = select(_e449.z, _e442.z, (_e442.z > _e449.z));
let _e528 = (_e419 * 3u);
boxes_2.member[_e528] = vec4<f32>((select(_e456.x, _e493, (_e493 < _e456.x)) - _e462), (select(_e456.y, _e495, (_e495 < _e456.y)) - _e462), (select(_e456.z, _e497, (_e497 < _e456.z)) - _e462), _e442.x);
boxes_2.member[(_e528 + 1u)] = vec4<f32>((select(_e456.x, _e509, (_e509 > _e456.x)) + _e462), (select(_e456.y, _e511, (_e511 > _e456.y)) + _e462), (select(_e456.z, _e513, (_e513 > _e456.z)) + _e462), _e442.y);
boxes_2.member[(_e528 + 2u)] = vec4<f32>(_e491.x, _e491.y, _e491.z, _e442.z);
}
return;
}

fn function_23() {
let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member_1;
if (_e419 < _e422) {
let _e426 = predicted_2.member[_e419];
let _e427 = (3u * _e419);
positions_2.member[_e427] = _e426.x;
positions_2.member[(_e427 + 1u)] = _e426.y;
positions_2.member[(_e427 + 2u)] = _e426.z;
}
return;
}

fn function_24() {
var phi_7956_: bool;
var phi_7958_: bool;
var phi_7959_: bool;
var phi_7960_: bool;
var phi_7961_: bool;
var phi_7962_: bool;
var phi_7963_: bool;
var phi_7964_: bool;
var phi_7965_: bool;
var phi_7966_: bool;
var phi_7967_: bool;

switch bitcast<i32>(0u) {
default: {
let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
let _e420 = (((_e411.x + (_e411.y * _e412.x)) * 256u) + _e410.x);
let _e423 = params_1.member.member_22;
let _e426 = params_1.member.member;
let _e427 = (_e426 == 0u);
if _e427 {
break;
}
let _e429 = (_e423 + (_e420 / _e426));
if _e427 {
break;
}
let _e430 = (_e420 % _e426);
let _e433 = params_1.member.member_21;
if (_e429 < _e433) {
let _e437 = predicted_2.member[_e430];
let _e441 = (_e429 * 3u);
let _e444 = boxes_3.member[_e441];
let _e448 = boxes_3.member[(_e441 + 1u)];
let _e452 = boxes_3.member[(_e441 + 2u)];
if (_e437.x >= _e444.x) {
if (_e437.y >= _e444.y) {
if (_e437.z >= _e444.z) {
if (_e437.x <= _e448.x) {
if (_e437.y <= _e448.y) {
let _e466 = (_e437.z <= _e448.z);
if _e466 {
let _e468 = (_e437.x - _e444.w);
let _e469 = (_e437.y - _e448.w);
let _e470 = (_e437.z - _e452.w);
phi_7956_ = ((((_e468 * _e452.x) + (_e469 * _e452.y)) + (_e470 * _e452.z)) > (0.8f * sqrt((((_e468 * _e468) + (_e469 * _e469)) + (_e470 * _e470)))));
} else {
phi_7956_ = bool();
}
let _e488 = phi_7956_;
phi_7958_ = _e488;
phi_7959_ = select(true, false, _e466);
} else {
phi_7958_ = bool();
phi_7959_ = true;
}
let _e491 = phi_7958_;
let _e493 = phi_7959_;
phi_7960_ = _e491;
phi_7961_ = _e493;
} else {
phi_7960_ = bool();
phi_7961_ = true;
}
let _e495 = phi_7960_;
let _e497 = phi_7961_;
phi_7962_ = _e495;
phi_7963_ = _e497;
} else {
phi_7962_ = bool();
phi_7963_ = true;
}
let _e499 = phi_7962_;
let _e501 = phi_7963_;
phi_7964_ = _e499;
phi_7965_ = _e501;
} else {
phi_7964_ = bool();
phi_7965_ = true;
}
let _e503 = phi_7964_;
let _e505 = phi_7965_;
phi_7966_ = _e503;
phi_7967_ = _e505;
} else {
phi_7966_ = bool();
phi_7967_ = true;
}
let _e507 = phi_7966_;
let _e509 = phi_7967_;
if select(_e507, false, _e509) {
let _e513 = atomicMin((&colliding_faces_1.member[_e430]), _e429);
}
}
break;
}
}
return;
}

fn function_25() {
var phi_8053_: type_58;
var phi_8126_: bool;
var phi_8128_: bool;
var phi_8129_: bool;
var phi_8130_: bool;
var phi_8131_: bool;
var phi_8132_: bool;
var phi_8133_: bool;
var phi_8134_: bool;
var phi_8135_: bool;
var phi_8136_: bool;
var phi_8137_: bool;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e422 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e425 = params_1.member.member_19;
let _e427 = tiles.member[0u];
if (_e422 < select(_e425, _e427, (_e427 < _e425))) {
let _e432 = pairs.member[_e422];
let _e435 = ((_e432 >> bitcast<u32>(16i)) * 2u);
let _e438 = tiles.member[(4u + _e435)];
let _e445 = sweep_boxes.member[((_e438 * 256u) + ((_e432 >> bitcast<u32>(8i)) & 255u))];
let _e449 = tiles.member[(_e435 + 5u)];
let _e454 = sweep_boxes.member[((_e449 * 256u) + (_e432 & 255u))];
if (_e445.x < _e454.x) {
phi_8053_ = type_58(_e445.x, _e454.x);
} else {
phi_8053_ = type_58(_e454.x, _e445.x);
}
let _e460 = phi_8053_;
let _e465 = params_1.member.member;
let _e466 = (_e460.member_1 - _e465);
let _e469 = predicted_3.member[_e460.member];
let _e473 = (_e466 * 3u);
let _e476 = boxes_4.member[_e473];
let _e480 = boxes_4.member[(_e473 + 1u)];
let _e484 = boxes_4.member[(_e473 + 2u)];
if (_e469.x >= _e476.x) {
if (_e469.y >= _e476.y) {
if (_e469.z >= _e476.z) {
if (_e469.x <= _e480.x) {
if (_e469.y <= _e480.y) {
let _e498 = (_e469.z <= _e480.z);
if _e498 {
let _e500 = (_e469.x - _e476.w);
let _e501 = (_e469.y - _e480.w);
let _e502 = (_e469.z - _e484.w);
phi_8126_ = ((((_e500 * _e484.x) + (_e501 * _e484.y)) + (_e502 * _e484.z)) > (0.8f * sqrt((((_e500 * _e500) + (_e501 * _e501)) + (_e502 * _e502)))));
} else {
phi_8126_ = bool();
}
let _e520 = phi_8126_;
phi_8128_ = _e520;
phi_8129_ = select(true, false, _e498);
} else {
phi_8128_ = bool();
phi_8129_ = true;
}
let _e523 = phi_8128_;
let _e525 = phi_8129_;
phi_8130_ = _e523;
phi_8131_ = _e525;
} else {
phi_8130_ = bool();
phi_8131_ = true;
}
let _e527 = phi_8130_;
let _e529 = phi_8131_;
phi_8132_ = _e527;
phi_8133_ = _e529;
} else {
phi_8132_ = bool();
phi_8133_ = true;
}
let _e531 = phi_8132_;
let _e533 = phi_8133_;
phi_8134_ = _e531;
phi_8135_ = _e533;
} else {
phi_8134_ = bool();
phi_8135_ = true;
}
let _e535 = phi_8134_;
let _e537 = phi_8135_;
phi_8136_ = _e535;
phi_8137_ = _e537;
} else {
phi_8136_ = bool();
phi_8137_ = true;
}
let _e539 = phi_8136_;
let _e541 = phi_8137_;
if select(_e539, false, _e541) {
let _e545 = atomicMin((&colliding_faces_2.member[_e460.member]), _e466);
}
}
return;
}

fn function_26() {
var phi_8230_: u32;
var phi_8231_: u32;
var phi_8263_: f32;
var phi_8340_: vec3<f32>;
var phi_8342_: vec3<f32>;
var phi_8343_: bool;
var phi_8360_: bool;
var phi_8362_: bool;
var phi_8363_: bool;
var phi_8395_: vec3<f32>;
var phi_8441_: bool;
var phi_8443_: bool;
var phi_8444_: bool;
var phi_8467_: bool;
var phi_8469_: bool;
var phi_8470_: bool;
var phi_8487_: bool;
var phi_8488_: bool;
var phi_8509_: vec3<f32>;
var phi_8510_: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member_1;
if (_e419 < _e422) {
let _e426 = predicted_2.member[_e419];
let _e433 = params_1.member.member;
if (_e419 < _e433) {
let _e435 = (_e419 * 8u);
let _e438 = pushes_2.member[_e435];
let _e442 = pushes_2.member[(_e435 + 1u)];
let _e446 = pushes_2.member[(_e435 + 2u)];
let _e450 = pushes_2.member[(_e435 + 3u)];
let _e454 = pushes_2.member[(_e435 + 4u)];
let _e458 = pushes_2.member[(_e435 + 5u)];
let _e462 = pushes_2.member[(_e435 + 6u)];
let _e463 = (_e435 + 7u);
let _e466 = pushes_2.member[_e463];
let _e467 = (3u * _e419);
let _e470 = positions_3.member[_e467];
let _e474 = positions_3.member[(_e467 + 1u)];
let _e478 = positions_3.member[(_e467 + 2u)];
let _e482 = new_velocities_1.member[_e419];
if (_e450 == 0u) {
} else {
phi_8230_ = _e435;
loop {
let _e485 = phi_8230_;
let _e486 = (_e485 < _e463);
if _e486 {
pushes_2.member[_e485] = 0u;
phi_8231_ = (_e485 + 1u);
} else {
break;
}
let _e491 = phi_8231_;
continue;
continuing {
phi_8230_ = _e491;
}
}
}
if (_e482.w > 0f) {
let _e495 = (_e466 != 0u);
let _e498 = bounds_1.member[_e419];
let _e499 = bitcast<f32>(_e498);
if _e495 {
let _e502 = params_1.member.member_13;
let _e503 = (0.5f * _e502);
phi_8263_ = select(_e503, _e499, (_e499 > _e503));
} else {
phi_8263_ = _e499;
}
let _e507 = phi_8263_;
if _e495 {
bounds_1.member[_e419] = bitcast<u32>(_e507);
let _e511 = atomicAdd((&status_1.member[7u]), 1u);
}
let _e514 = reference_2.member[_e419];
let _e520 = params_1.member.member_13;
let _e523 = (f32(bitcast<i32>(_e450)) * 0.0009765625f);
let _e527 = ((32768f / _e520) * select(1f, _e523, (_e523 > 1f)));
let _e539 = (f32(bitcast<i32>(_e454)) / _e527);
let _e542 = (f32(bitcast<i32>(_e458)) / _e527);
let _e545 = (f32(bitcast<i32>(_e462)) / _e527);
let _e549 = ((_e426.x + (f32(bitcast<i32>(_e438)) / _e527)) + _e539);
let _e550 = ((_e426.y + (f32(bitcast<i32>(_e442)) / _e527)) + _e542);
let _e551 = ((_e426.z + (f32(bitcast<i32>(_e446)) / _e527)) + _e545);
let _e553 = (_e549 - _e514.x);
let _e554 = (_e550 - _e514.y);
let _e555 = (_e551 - _e514.z);
let _e561 = sqrt((((_e553 * _e553) + (_e554 * _e554)) + (_e555 * _e555)));
if (_e561 > _e507) {
let _e565 = ((bitcast<u32>(_e561) & 2139095040u) != 2139095040u);
if _e565 {
let _e566 = (_e507 / _e561);
phi_8340_ = vec3<f32>((_e514.x + (_e553 * _e566)), (_e514.y + (_e554 * _e566)), (_e514.z + (_e555 * _e566)));
} else {
phi_8340_ = vec3<f32>();
}
let _e575 = phi_8340_;
phi_8342_ = _e575;
phi_8343_ = select(true, false, _e565);
} else {
phi_8342_ = vec3<f32>();
phi_8343_ = true;
}
let _e578 = phi_8342_;
let _e580 = phi_8343_;
let _e582 = select(_e578, vec3<f32>(_e549, _e550, _e551), vec3(_e580));
if (_e582.x == _e549) {
let _e586 = (_e582.y == _e550);
if _e586 {
phi_8360_ = (_e582.z == _e551);
} else {
phi_8360_ = bool();
}
let _e590 = phi_8360_;
phi_8362_ = _e590;
phi_8363_ = select(true, false, _e586);
} else {
phi_8362_ = bool();
phi_8363_ = true;
}
let _e593 = phi_8362_;
let _e595 = phi_8363_;
if select(_e593, false, _e595) {
let _e614 = params_1.member.member_3;
phi_8395_ = vec3<f32>((_e482.x + (_e539 / _e614)), (_e482.y + (_e542 / _e614)), (_e482.z + (_e545 / _e614)));
} else {
let _e604 = params_1.member.member_3;
phi_8395_ = vec3<f32>(((_e582.x - _e470) / _e604), ((_e582.y - _e474) / _e604), ((_e582.z - _e478) / _e604));
}
let _e623 = phi_8395_;
let _e624 = (_e582.x - _e514.x);
let _e626 = (_e582.y - _e514.y);
let _e628 = (_e582.z - _e514.z);
velocities_1.member[_e419] = vec4<f32>(_e623.x, _e623.y, _e623.z, _e482.w);
let _e649 = sqrt((((_e623.x * _e623.x) + (_e623.y * _e623.y)) + (_e623.z * _e623.z)));
if ((bitcast<u32>(_e582.x) & 2139095040u) != 2139095040u) {
let _e655 = ((bitcast<u32>(_e582.y) & 2139095040u) != 2139095040u);
if _e655 {
phi_8441_ = ((bitcast<u32>(_e582.z) & 2139095040u) != 2139095040u);
} else {
phi_8441_ = bool();
}
let _e660 = phi_8441_;
phi_8443_ = _e660;
phi_8444_ = select(true, false, _e655);
} else {
phi_8443_ = bool();
phi_8444_ = true;
}
let _e663 = phi_8443_;
let _e665 = phi_8444_;
if select(_e663, false, _e665) {
if ((bitcast<u32>(_e623.x) & 2139095040u) != 2139095040u) {
let _e672 = ((bitcast<u32>(_e623.y) & 2139095040u) != 2139095040u);
if _e672 {
phi_8467_ = ((bitcast<u32>(_e623.z) & 2139095040u) != 2139095040u);
} else {
phi_8467_ = bool();
}
let _e677 = phi_8467_;
phi_8469_ = _e677;
phi_8470_ = select(true, false, _e672);
} else {
phi_8469_ = bool();
phi_8470_ = true;
}
let _e680 = phi_8469_;
let _e682 = phi_8470_;
if select(_e680, false, _e682) {
let _e686 = params_1.member.member_18;
let _e687 = (_e649 > _e686);
if _e687 {
} else {
let _e691 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e649));
}
phi_8487_ = _e687;
} else {
phi_8487_ = true;
}
let _e693 = phi_8487_;
phi_8488_ = _e693;
} else {
phi_8488_ = true;
}
let _e695 = phi_8488_;
if _e695 {
let _e698 = params_1.member.member_2;
let _e706 = atomicMin((&status_1.member[0u]), ((select(_e698, 126u, (_e698 > 126u)) << bitcast<u32>(25u)) | _e419));
}
if (select(0u, 1u, (sqrt((((_e624 * _e624) + (_e626 * _e626)) + (_e628 * _e628))) > (0.999f * _e507))) == 0u) {
} else {
let _e710 = atomicAdd((&status_1.member[6u]), 1u);
}
phi_8509_ = _e582;
} else {
phi_8509_ = vec3<f32>(_e470, _e474, _e478);
}
let _e712 = phi_8509_;
phi_8510_ = _e712;
} else {
phi_8510_ = vec3<f32>(_e426.x, _e426.y, _e426.z);
}
let _e714 = phi_8510_;
let _e715 = (3u * _e419);
positions_3.member[_e715] = _e714.x;
positions_3.member[(_e715 + 1u)] = _e714.y;
positions_3.member[(_e715 + 2u)] = _e714.z;
}
return;
}

fn function_27() {
var phi_8597_: vec3<f32>;
var phi_8600_: u32;
var phi_8598_: vec3<f32>;
var phi_8601_: u32;
var phi_8682_: bool;
var phi_8696_: vec3<f32>;
var phi_8699_: u32;
var phi_8697_: vec3<f32>;
var phi_8700_: u32;
var phi_8800_: vec3<f32>;
var phi_8833_: vec4<f32>;
var local_43: vec3<f32>;
var local_44: vec3<f32>;
var local_45: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member;
if (_e419 < _e422) {
let _e424 = (3u * _e419);
let _e427 = positions.member[_e424];
let _e431 = positions.member[(_e424 + 1u)];
let _e435 = positions.member[(_e424 + 2u)];
let _e438 = velocities.member[_e419];
let _e442 = starts_1.member[_e419][0u];
let _e446 = starts_1.member[_e419][1u];
let _e447 = (_e419 + 1u);
let _e451 = starts_1.member[_e447][0u];
let _e455 = starts_1.member[_e447][1u];
phi_8597_ = vec3<f32>(0f, 0f, 0f);
phi_8600_ = _e442;
loop {
let _e460 = phi_8597_;
let _e462 = phi_8600_;
local_43 = _e460;
local_45 = _e460;
let _e463 = (_e462 < _e451);
if _e463 {
let _e466 = springs.member[_e462];
let _e468 = (3u * _e466.member);
let _e471 = positions.member[_e468];
let _e475 = positions.member[(_e468 + 1u)];
let _e479 = positions.member[(_e468 + 2u)];
let _e482 = velocities.member[_e466.member];
let _e486 = (_e471 - _e427);
let _e487 = (_e475 - _e431);
let _e488 = (_e479 - _e435);
let _e494 = sqrt((((_e486 * _e486) + (_e487 * _e487)) + (_e488 * _e488)));
let _e496 = select(0.00000000000000000001f, _e494, (_e494 > 0.00000000000000000001f));
let _e501 = ((_e466.member_2 * (_e496 - _e466.member_1)) / _e496);
phi_8598_ = vec3<f32>((_e460.x + ((_e486 * _e501) - ((_e438.x - _e482.x) * _e466.member_3))), (_e460.y + ((_e487 * _e501) - ((_e438.y - _e482.y) * _e466.member_3))), (_e460.z + ((_e488 * _e501) - ((_e438.z - _e482.z) * _e466.member_3))));
phi_8601_ = (_e462 + 1u);
} else {
break;
}
let _e524 = phi_8598_;
let _e526 = phi_8601_;
continue;
continuing {
phi_8597_ = _e524;
phi_8600_ = _e526;
}
}
let _e530 = params_1.member.member_7;
if (_e530 > 0f) {
phi_8682_ = true;
} else {
let _e534 = params_1.member.member_11;
phi_8682_ = (_e534 > 0f);
}
let _e537 = phi_8682_;
if _e537 {
let _e540 = params_1.member.member_8;
let _e543 = params_1.member.member_9;
let _e546 = params_1.member.member_10;
let _e547 = (_e540 - _e438.x);
let _e548 = (_e543 - _e438.y);
let _e549 = (_e546 - _e438.z);
let _e711 = local_43;
phi_8696_ = _e711;
phi_8699_ = _e446;
loop {
let _e551 = phi_8696_;
let _e553 = phi_8699_;
local_44 = _e551;
let _e554 = (_e553 < _e455);
if _e554 {
let _e558 = fan_triangles.member[_e553][0u];
let _e562 = fan_triangles.member[_e553][1u];
let _e563 = (3u * _e558);
let _e566 = positions.member[_e563];
let _e570 = positions.member[(_e563 + 1u)];
let _e574 = positions.member[(_e563 + 2u)];
let _e575 = (3u * _e562);
let _e578 = positions.member[_e575];
let _e582 = positions.member[(_e575 + 1u)];
let _e586 = positions.member[(_e575 + 2u)];
let _e589 = params_1.member.member_11;
let _e590 = (_e566 - _e427);
let _e591 = (_e570 - _e431);
let _e592 = (_e574 - _e435);
let _e593 = (_e578 - _e427);
let _e594 = (_e582 - _e431);
let _e595 = (_e586 - _e435);
let _e598 = ((_e591 * _e595) - (_e594 * _e592));
let _e601 = ((_e592 * _e593) - (_e595 * _e590));
let _e604 = ((_e590 * _e594) - (_e593 * _e591));
let _e610 = sqrt((((_e598 * _e598) + (_e601 * _e601)) + (_e604 * _e604)));
let _e612 = select(0.00000000000000000001f, _e610, (_e610 > 0.00000000000000000001f));
let _e619 = ((((_e547 * _e598) + (_e548 * _e601)) + (_e549 * _e604)) / (_e612 * _e612));
let _e620 = (_e598 * _e619);
let _e621 = (_e601 * _e619);
let _e622 = (_e604 * _e619);
let _e635 = (_e612 * 0.16666667f);
phi_8697_ = vec3<f32>((_e551.x + (((_e620 * _e530) + ((_e547 - _e620) * _e589)) * _e635)), (_e551.y + (((_e621 * _e530) + ((_e548 - _e621) * _e589)) * _e635)), (_e551.z + (((_e622 * _e530) + ((_e549 - _e622) * _e589)) * _e635)));
phi_8700_ = (_e553 + 1u);
} else {
break;
}
let _e648 = phi_8697_;
let _e650 = phi_8700_;
continue;
continuing {
phi_8696_ = _e648;
phi_8699_ = _e650;
}
}
let _e717 = local_44;
phi_8800_ = _e717;
} else {
let _e719 = local_45;
phi_8800_ = _e719;
}
let _e653 = phi_8800_;
if (_e438.w > 0f) {
let _e658 = params_1.member.member_4;
let _e661 = params_1.member.member_5;
let _e664 = params_1.member.member_6;
let _e676 = params_1.member.member_3;
phi_8833_ = vec4<f32>((_e438.x + ((_e658 + (_e653.x * _e438.w)) * _e676)), (_e438.y + ((_e661 + (_e653.y * _e438.w)) * _e676)), (_e438.z + ((_e664 + (_e653.z * _e438.w)) * _e676)), _e438.w);
} else {
phi_8833_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e685 = phi_8833_;
new_velocities.member[_e419] = _e685;
let _e693 = params_1.member.member_3;
predicted_4.member[_e419] = vec4<f32>((_e427 + (_e685.x * _e693)), (_e431 + (_e685.y * _e693)), (_e435 + (_e685.z * _e693)), _e685.w);
}
return;
}

fn function_28() {
var phi_8918_: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member_1;
let _e425 = params_1.member.member;
if (_e419 < (_e422 - _e425)) {
let _e428 = (3u * _e419);
let _e431 = frame_start.member[_e428];
let _e432 = (_e428 + 1u);
let _e435 = frame_start.member[_e432];
let _e436 = (_e428 + 2u);
let _e439 = frame_start.member[_e436];
let _e442 = frame_end.member[_e428];
let _e445 = frame_end.member[_e432];
let _e448 = frame_end.member[_e436];
let _e453 = params_1.member.member_17;
if (_e453 >= 1f) {
phi_8918_ = vec3<f32>(_e442, _e445, _e448);
} else {
phi_8918_ = vec3<f32>((_e431 + ((_e442 - _e431) * _e453)), (_e435 + ((_e445 - _e435) * _e453)), (_e439 + ((_e448 - _e439) * _e453)));
}
let _e466 = phi_8918_;
predicted_5.member[(_e425 + _e419)] = vec4<f32>(_e466.x, _e466.y, _e466.z, 0f);
}
return;
}

fn function_29() {
var phi_8970_: vec3<f32>;
var phi_8973_: u32;
var phi_9032_: vec3<f32>;
var phi_8971_: vec3<f32>;
var phi_8974_: u32;
var phi_9045_: vec3<f32>;
var phi_9092_: vec3<f32>;
var phi_9094_: vec3<f32>;
var phi_9095_: bool;
var phi_9112_: bool;
var phi_9114_: bool;
var phi_9115_: bool;
var phi_9127_: type_74;
var local_46: vec3<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_1.member.member;
if (_e419 < _e422) {
let _e426 = predicted_6.member[_e419];
let _e430 = starts_2.member[_e419][0u];
let _e435 = starts_2.member[(_e419 + 1u)][0u];
let _e438 = params_1.member.member_12;
if (_e438 > 0f) {
phi_8970_ = vec3<f32>(0f, 0f, 0f);
phi_8973_ = _e430;
loop {
let _e441 = phi_8970_;
let _e443 = phi_8973_;
local_46 = _e441;
let _e444 = (_e443 < _e435);
if _e444 {
let _e447 = springs_1.member[_e443];
let _e451 = predicted_6.member[_e447.member];
let _e458 = (_e451.x - _e426.x);
let _e459 = (_e451.y - _e426.y);
let _e460 = (_e451.z - _e426.z);
let _e466 = sqrt((((_e458 * _e458) + (_e459 * _e459)) + (_e460 * _e460)));
let _e468 = select(0.00000000000000000001f, _e466, (_e466 > 0.00000000000000000001f));
let _e471 = (_e468 - (_e438 * _e447.member_1));
let _e474 = (_e426.w + _e451.w);
if (_e471 > 0f) {
let _e481 = (((0.25f * (_e426.w / select(0.00000000000000000001f, _e474, (_e474 > 0.00000000000000000001f)))) * _e471) / _e468);
phi_9032_ = vec3<f32>((_e458 * _e481), (_e459 * _e481), (_e460 * _e481));
} else {
phi_9032_ = vec3<f32>(0f, 0f, 0f);
}
let _e487 = phi_9032_;
phi_8971_ = (_e441 + _e487);
phi_8974_ = (_e443 + 1u);
} else {
break;
}
let _e491 = phi_8971_;
let _e493 = phi_8974_;
continue;
continuing {
phi_8970_ = _e491;
phi_8973_ = _e493;
}
}
let _e597 = local_46;
phi_9045_ = _e597;
} else {
phi_9045_ = vec3<f32>(0f, 0f, 0f);
}
let _e496 = phi_9045_;
let _e499 = reference_2.member[_e419];
let _e505 = bounds_2.member[_e419];
let _e506 = bitcast<f32>(_e505);
let _e511 = (_e426.x + _e496.x);
let _e513 = (_e426.y + _e496.y);
let _e515 = (_e426.z + _e496.z);
let _e516 = vec3<f32>(_e426.x, _e426.y, _e426.z);
let _e518 = (_e511 - _e499.x);
let _e519 = (_e513 - _e499.y);
let _e520 = (_e515 - _e499.z);
let _e526 = sqrt((((_e518 * _e518) + (_e519 * _e519)) + (_e520 * _e520)));
if (_e526 > _e506) {
let _e530 = ((bitcast<u32>(_e526) & 2139095040u) != 2139095040u);
if _e530 {
let _e531 = (_e506 / _e526);
phi_9092_ = vec3<f32>((_e499.x + (_e518 * _e531)), (_e499.y + (_e519 * _e531)), (_e499.z + (_e520 * _e531)));
} else {
phi_9092_ = vec3<f32>();
}
let _e540 = phi_9092_;
phi_9094_ = _e540;
phi_9095_ = select(true, false, _e530);
} else {
phi_9094_ = vec3<f32>();
phi_9095_ = true;
}
let _e543 = phi_9094_;
let _e545 = phi_9095_;
let _e547 = select(_e543, (_e516 + _e496), vec3(_e545));
if (_e547.x == _e511) {
let _e551 = (_e547.y == _e513);
if _e551 {
phi_9112_ = (_e547.z == _e515);
} else {
phi_9112_ = bool();
}
let _e555 = phi_9112_;
phi_9114_ = _e555;
phi_9115_ = select(true, false, _e551);
} else {
phi_9114_ = bool();
phi_9115_ = true;
}
let _e558 = phi_9114_;
let _e560 = phi_9115_;
if select(_e558, false, _e560) {
phi_9127_ = type_74(_e547, _e496);
} else {
phi_9127_ = type_74(_e547, (_e547 - _e516));
}
let _e566 = phi_9127_;
shortened.member[_e419] = vec4<f32>(_e566.member.x, _e566.member.y, _e566.member.z, _e426.w);
let _e578 = new_velocities_2.member[_e419];
let _e581 = params_1.member.member_3;
new_velocities_2.member[_e419] = (_e578 + vec4<f32>((_e566.member_1.x / _e581), (_e566.member_1.y / _e581), (_e566.member_1.z / _e581), 0f));
}
return;
}

fn function_30() {
var phi_9210_: bool;
var phi_9225_: bool;
var phi_9240_: bool;
var phi_9255_: bool;
var phi_9256_: bool;
var phi_9257_: bool;
var phi_9258_: bool;
var phi_9259_: bool;
var phi_9260_: bool;
var phi_9552_: bool;
var phi_9565_: bool;
var phi_9597_: f32;
var phi_9600_: vec3<f32>;
var phi_9602_: vec3<f32>;
var phi_9603_: bool;
var phi_9604_: vec3<f32>;
var phi_9605_: bool;
var phi_9618_: bool;
var phi_9650_: f32;
var phi_9653_: vec3<f32>;
var phi_9655_: vec3<f32>;
var phi_9656_: bool;
var phi_9657_: vec3<f32>;
var phi_9658_: bool;
var phi_9693_: f32;
var phi_9696_: vec3<f32>;
var phi_9698_: vec3<f32>;
var phi_9699_: bool;
var phi_9700_: vec3<f32>;
var phi_9701_: bool;
var phi_9723_: f32;
var phi_9734_: f32;
var phi_9738_: vec3<f32>;
var phi_9739_: vec3<f32>;
var phi_9740_: vec3<f32>;
var phi_9741_: vec3<f32>;
var phi_9742_: vec3<f32>;
var phi_9743_: vec3<f32>;
var phi_9438_: f32;
var phi_9450_: f32;
var phi_9426_: f32;
var phi_9453_: f32;
var phi_9466_: f32;
var phi_9483_: f32;
var phi_9484_: f32;
var phi_9751_: vec4<f32>;
var phi_9798_: vec3<f32>;
var phi_9845_: vec3<f32>;
var phi_9854_: vec3<f32>;
var phi_9855_: f32;
var phi_9856_: vec3<f32>;
var phi_9857_: f32;
var phi_9858_: vec3<f32>;
var phi_9859_: f32;
var phi_9917_: bool;
var phi_9919_: bool;
var phi_9920_: bool;
var phi_10029_: f32;
var phi_10048_: type_63;
var phi_10049_: type_63;
var phi_10050_: type_63;
var phi_10076_: bool;
var phi_10078_: bool;
var phi_10079_: bool;
var phi_10080_: bool;
var phi_10081_: bool;
var phi_10115_: bool;
var phi_10117_: bool;
var phi_10118_: bool;
var phi_10119_: bool;
var phi_10120_: bool;
var phi_10126_: bool;
var phi_10169_: f32;
var phi_10176_: f32;
var phi_10198_: f32;
var phi_10205_: f32;
var phi_10227_: f32;
var phi_10234_: f32;
var phi_10256_: f32;
var phi_10263_: f32;
var phi_10285_: f32;
var phi_10292_: f32;
var phi_10314_: f32;
var phi_10321_: f32;
var phi_10343_: f32;
var phi_10350_: f32;
var phi_10431_: f32;
var phi_10438_: f32;
var phi_10460_: f32;
var phi_10467_: f32;
var phi_10489_: f32;
var phi_10496_: f32;
var phi_10518_: f32;
var phi_10525_: f32;
var phi_10547_: f32;
var phi_10554_: f32;
var phi_10576_: f32;
var phi_10583_: f32;
var phi_10605_: f32;
var phi_10612_: f32;
var phi_10693_: f32;
var phi_10700_: f32;
var phi_10722_: f32;
var phi_10729_: f32;
var phi_10751_: f32;
var phi_10758_: f32;
var phi_10780_: f32;
var phi_10787_: f32;
var phi_10809_: f32;
var phi_10816_: f32;
var phi_10838_: f32;
var phi_10845_: f32;
var phi_10867_: f32;
var phi_10874_: f32;
var phi_10955_: f32;
var phi_10962_: f32;
var phi_10984_: f32;
var phi_10991_: f32;
var phi_11013_: f32;
var phi_11020_: f32;
var phi_11042_: f32;
var phi_11049_: f32;
var phi_11071_: f32;
var phi_11078_: f32;
var phi_11100_: f32;
var phi_11107_: f32;
var phi_11129_: f32;
var phi_11136_: f32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = near_3.member[0u];
let _e425 = params_1.member.member_20;
if (_e419 < select(_e425, _e422, (_e422 < _e425))) {
let _e430 = ((_e419 + 1u) * 4u);
let _e433 = near_3.member[_e430];
let _e435 = ((_e433 & 2147483648u) != 0u);
let _e436 = (_e433 & 2147483647u);
let _e440 = near_3.member[(_e430 + 1u)];
let _e444 = near_3.member[(_e430 + 2u)];
let _e448 = near_3.member[(_e430 + 3u)];
let _e451 = params_1.member.member;
if (_e436 < _e451) {
let _e457 = atomicLoad((&pushes_3.member[((_e436 * 8u) + 7u)]));
phi_9210_ = (_e457 != 0u);
} else {
phi_9210_ = false;
}
let _e460 = phi_9210_;
if _e460 {
phi_9259_ = bool();
phi_9260_ = true;
} else {
if (_e440 < _e451) {
let _e466 = atomicLoad((&pushes_3.member[((_e440 * 8u) + 7u)]));
phi_9225_ = (_e466 != 0u);
} else {
phi_9225_ = false;
}
let _e469 = phi_9225_;
if _e469 {
phi_9257_ = bool();
phi_9258_ = true;
} else {
if (_e444 < _e451) {
let _e475 = atomicLoad((&pushes_3.member[((_e444 * 8u) + 7u)]));
phi_9240_ = (_e475 != 0u);
} else {
phi_9240_ = false;
}
let _e478 = phi_9240_;
if _e478 {
phi_9256_ = bool();
} else {
if (_e448 < _e451) {
let _e484 = atomicLoad((&pushes_3.member[((_e448 * 8u) + 7u)]));
phi_9255_ = (_e484 != 0u);
} else {
phi_9255_ = false;
}
let _e487 = phi_9255_;
phi_9256_ = _e487;
}
let _e489 = phi_9256_;
phi_9257_ = _e489;
phi_9258_ = _e478;
}
let _e491 = phi_9257_;
let _e493 = phi_9258_;
phi_9259_ = _e491;
phi_9260_ = _e493;
}
let _e495 = phi_9259_;
let _e497 = phi_9260_;
let _e501 = predicted_1.member[_e436];
let _e504 = predicted_1.member[_e440];
let _e507 = predicted_1.member[_e444];
let _e510 = predicted_1.member[_e448];
let _e514 = (3u * _e436);
let _e517 = positions_4.member[_e514];
let _e521 = positions_4.member[(_e514 + 1u)];
let _e525 = positions_4.member[(_e514 + 2u)];
let _e532 = (3u * _e440);
let _e535 = positions_4.member[_e532];
let _e539 = positions_4.member[(_e532 + 1u)];
let _e543 = positions_4.member[(_e532 + 2u)];
let _e550 = (3u * _e444);
let _e553 = positions_4.member[_e550];
let _e557 = positions_4.member[(_e550 + 1u)];
let _e561 = positions_4.member[(_e550 + 2u)];
let _e568 = (3u * _e448);
let _e571 = positions_4.member[_e568];
let _e575 = positions_4.member[(_e568 + 1u)];
let _e579 = positions_4.member[(_e568 + 2u)];
if _e435 {
let _e772 = (_e504.x - _e501.x);
let _e773 = (_e504.y - _e501.y);
let _e774 = (_e504.z - _e501.z);
let _e775 = (_e510.x - _e507.x);
let _e776 = (_e510.y - _e507.y);
let _e777 = (_e510.z - _e507.z);
let _e778 = (_e501.x - _e507.x);
let _e779 = (_e501.y - _e507.y);
let _e780 = (_e501.z - _e507.z);
let _e785 = (((_e772 * _e772) + (_e773 * _e773)) + (_e774 * _e774));
let _e787 = select(0.000000000000000000000000000001f, _e785, (_e785 > 0.000000000000000000000000000001f));
let _e792 = (((_e775 * _e775) + (_e776 * _e776)) + (_e777 * _e777));
let _e794 = select(0.000000000000000000000000000001f, _e792, (_e792 > 0.000000000000000000000000000001f));
let _e799 = (((_e772 * _e778) + (_e773 * _e779)) + (_e774 * _e780));
let _e804 = (((_e775 * _e778) + (_e776 * _e779)) + (_e777 * _e780));
let _e809 = (((_e772 * _e775) + (_e773 * _e776)) + (_e774 * _e777));
let _e812 = ((_e787 * _e794) - (_e809 * _e809));
if (_e812 > ((0.000001f * _e787) * _e794)) {
let _e835 = (((_e809 * _e804) - (_e799 * _e794)) / _e812);
if (_e835 > 1f) {
phi_9426_ = 1f;
} else {
phi_9426_ = select(0f, _e835, (_e835 > 0f));
}
let _e840 = phi_9426_;
phi_9453_ = _e840;
} else {
let _e817 = (-(_e799) / _e787);
if (_e817 > 1f) {
phi_9438_ = 1f;
} else {
phi_9438_ = select(0f, _e817, (_e817 > 0f));
}
let _e822 = phi_9438_;
let _e824 = ((_e809 - _e799) / _e787);
if (_e824 > 1f) {
phi_9450_ = 1f;
} else {
phi_9450_ = select(0f, _e824, (_e824 > 0f));
}
let _e829 = phi_9450_;
phi_9453_ = (0.5f * (_e822 + _e829));
}
let _e842 = phi_9453_;
let _e845 = (((_e809 * _e842) + _e804) / _e794);
if (_e845 > 1f) {
phi_9466_ = 1f;
} else {
phi_9466_ = select(0f, _e845, (_e845 > 0f));
}
let _e850 = phi_9466_;
if (_e845 != _e850) {
let _e854 = (((_e809 * _e850) - _e799) / _e787);
if (_e854 > 1f) {
phi_9483_ = 1f;
} else {
phi_9483_ = select(0f, _e854, (_e854 > 0f));
}
let _e859 = phi_9483_;
phi_9484_ = _e859;
} else {
phi_9484_ = _e842;
}
let _e861 = phi_9484_;
phi_9751_ = vec4<f32>((1f - _e861), _e861, (_e850 - 1f), -(_e850));
} else {
let _e587 = (_e507.x - _e504.x);
let _e588 = (_e507.y - _e504.y);
let _e589 = (_e507.z - _e504.z);
let _e590 = (_e510.x - _e504.x);
let _e591 = (_e510.y - _e504.y);
let _e592 = (_e510.z - _e504.z);
let _e593 = (_e501.x - _e504.x);
let _e594 = (_e501.y - _e504.y);
let _e595 = (_e501.z - _e504.z);
let _e600 = (((_e587 * _e593) + (_e588 * _e594)) + (_e589 * _e595));
let _e605 = (((_e590 * _e593) + (_e591 * _e594)) + (_e592 * _e595));
let _e606 = (_e501.x - _e507.x);
let _e607 = (_e501.y - _e507.y);
let _e608 = (_e501.z - _e507.z);
let _e613 = (((_e587 * _e606) + (_e588 * _e607)) + (_e589 * _e608));
let _e618 = (((_e590 * _e606) + (_e591 * _e607)) + (_e592 * _e608));
let _e619 = (_e501.x - _e510.x);
let _e620 = (_e501.y - _e510.y);
let _e621 = (_e501.z - _e510.z);
let _e626 = (((_e587 * _e619) + (_e588 * _e620)) + (_e589 * _e621));
let _e631 = (((_e590 * _e619) + (_e591 * _e620)) + (_e592 * _e621));
let _e634 = ((_e613 * _e631) - (_e626 * _e618));
let _e637 = ((_e626 * _e605) - (_e600 * _e631));
let _e640 = ((_e600 * _e618) - (_e613 * _e605));
if (_e600 <= 0f) {
phi_9552_ = select(true, false, (_e605 <= 0f));
} else {
phi_9552_ = true;
}
let _e645 = phi_9552_;
if _e645 {
if (_e613 >= 0f) {
phi_9565_ = select(true, false, (_e618 <= _e613));
} else {
phi_9565_ = true;
}
let _e650 = phi_9565_;
if _e650 {
if (_e640 <= 0f) {
if (_e600 >= 0f) {
let _e653 = (_e613 <= 0f);
if _e653 {
let _e654 = (_e600 - _e613);
let _e657 = (_e600 / select(0.000000000000000000000000000001f, _e654, (_e654 > 0.000000000000000000000000000001f)));
if (_e657 > 1f) {
phi_9597_ = 1f;
} else {
phi_9597_ = select(0f, _e657, (_e657 > 0f));
}
let _e662 = phi_9597_;
phi_9600_ = vec3<f32>((1f - _e662), _e662, 0f);
} else {
phi_9600_ = vec3<f32>();
}
let _e666 = phi_9600_;
phi_9602_ = _e666;
phi_9603_ = select(true, false, _e653);
} else {
phi_9602_ = vec3<f32>();
phi_9603_ = true;
}
let _e669 = phi_9602_;
let _e671 = phi_9603_;
phi_9604_ = _e669;
phi_9605_ = _e671;
} else {
phi_9604_ = vec3<f32>();
phi_9605_ = true;
}
let _e673 = phi_9604_;
let _e675 = phi_9605_;
if _e675 {
if (_e631 >= 0f) {
phi_9618_ = select(true, false, (_e626 <= _e631));
} else {
phi_9618_ = true;
}
let _e680 = phi_9618_;
if _e680 {
if (_e637 <= 0f) {
if (_e605 >= 0f) {
let _e683 = (_e631 <= 0f);
if _e683 {
let _e684 = (_e605 - _e631);
let _e687 = (_e605 / select(0.000000000000000000000000000001f, _e684, (_e684 > 0.000000000000000000000000000001f)));
if (_e687 > 1f) {
phi_9650_ = 1f;
} else {
phi_9650_ = select(0f, _e687, (_e687 > 0f));
}
let _e692 = phi_9650_;
phi_9653_ = vec3<f32>((1f - _e692), 0f, _e692);
} else {
phi_9653_ = vec3<f32>();
}
let _e696 = phi_9653_;
phi_9655_ = _e696;
phi_9656_ = select(true, false, _e683);
} else {
phi_9655_ = vec3<f32>();
phi_9656_ = true;
}
let _e699 = phi_9655_;
let _e701 = phi_9656_;
phi_9657_ = _e699;
phi_9658_ = _e701;
} else {
phi_9657_ = vec3<f32>();
phi_9658_ = true;
}
let _e703 = phi_9657_;
let _e705 = phi_9658_;
if _e705 {
if (_e634 <= 0f) {
if (_e618 >= _e613) {
let _e708 = (_e626 >= _e631);
if _e708 {
let _e709 = (_e618 - _e613);
let _e711 = (_e709 + (_e626 - _e631));
let _e714 = (_e709 / select(0.000000000000000000000000000001f, _e711, (_e711 > 0.000000000000000000000000000001f)));
if (_e714 > 1f) {
phi_9693_ = 1f;
} else {
phi_9693_ = select(0f, _e714, (_e714 > 0f));
}
let _e719 = phi_9693_;
phi_9696_ = vec3<f32>(0f, (1f - _e719), _e719);
} else {
phi_9696_ = vec3<f32>();
}
let _e723 = phi_9696_;
phi_9698_ = _e723;
phi_9699_ = select(true, false, _e708);
} else {
phi_9698_ = vec3<f32>();
phi_9699_ = true;
}
let _e726 = phi_9698_;
let _e728 = phi_9699_;
phi_9700_ = _e726;
phi_9701_ = _e728;
} else {
phi_9700_ = vec3<f32>();
phi_9701_ = true;
}
let _e730 = phi_9700_;
let _e732 = phi_9701_;
if _e732 {
let _e734 = ((_e634 + _e637) + _e640);
let _e737 = (1f / select(0.000000000000000000000000000001f, _e734, (_e734 > 0.000000000000000000000000000001f)));
let _e738 = (_e637 * _e737);
if (_e738 > 1f) {
phi_9723_ = 1f;
} else {
phi_9723_ = select(0f, _e738, (_e738 > 0f));
}
let _e743 = phi_9723_;
let _e744 = (_e640 * _e737);
if (_e744 > 1f) {
phi_9734_ = 1f;
} else {
phi_9734_ = select(0f, _e744, (_e744 > 0f));
}
let _e749 = phi_9734_;
phi_9738_ = vec3<f32>(((1f - _e743) - _e749), _e743, _e749);
} else {
phi_9738_ = _e730;
}
let _e754 = phi_9738_;
phi_9739_ = _e754;
} else {
phi_9739_ = _e703;
}
let _e756 = phi_9739_;
phi_9740_ = _e756;
} else {
phi_9740_ = vec3<f32>(0f, 0f, 1f);
}
let _e758 = phi_9740_;
phi_9741_ = _e758;
} else {
phi_9741_ = _e673;
}
let _e760 = phi_9741_;
phi_9742_ = _e760;
} else {
phi_9742_ = vec3<f32>(0f, 1f, 0f);
}
let _e762 = phi_9742_;
phi_9743_ = _e762;
} else {
phi_9743_ = vec3<f32>(1f, 0f, 0f);
}
let _e764 = phi_9743_;
phi_9751_ = vec4<f32>(1f, -(_e764.x), -(_e764.y), -(_e764.z));
}
let _e867 = phi_9751_;
let _e890 = ((((_e501.x * _e867.x) + (_e504.x * _e867.y)) + (_e507.x * _e867.z)) + (_e510.x * _e867.w));
let _e891 = ((((_e501.y * _e867.x) + (_e504.y * _e867.y)) + (_e507.y * _e867.z)) + (_e510.y * _e867.w));
let _e892 = ((((_e501.z * _e867.x) + (_e504.z * _e867.y)) + (_e507.z * _e867.z)) + (_e510.z * _e867.w));
let _e898 = sqrt((((_e890 * _e890) + (_e891 * _e891)) + (_e892 * _e892)));
if (_e898 > 0.000000000000000000000000000001f) {
let _e900 = (1f / _e898);
phi_9798_ = vec3<f32>((_e890 * _e900), (_e891 * _e900), (_e892 * _e900));
} else {
phi_9798_ = vec3<f32>(0f, 0f, 0f);
}
let _e906 = phi_9798_;
let _e909 = params_1.member.member_13;
if (_e898 < (0.001f * _e909)) {
if _e435 {
phi_9856_ = vec3<f32>(0f, 0f, 0f);
phi_9857_ = _e898;
} else {
if (_e440 >= _e451) {
let _e913 = (_e507.x - _e504.x);
let _e914 = (_e507.y - _e504.y);
let _e915 = (_e507.z - _e504.z);
let _e916 = (_e510.x - _e504.x);
let _e917 = (_e510.y - _e504.y);
let _e918 = (_e510.z - _e504.z);
let _e921 = ((_e914 * _e918) - (_e917 * _e915));
let _e924 = ((_e915 * _e916) - (_e918 * _e913));
let _e927 = ((_e913 * _e917) - (_e916 * _e914));
let _e933 = sqrt((((_e921 * _e921) + (_e924 * _e924)) + (_e927 * _e927)));
if (_e933 > 0.000000000000000000000000000001f) {
let _e935 = (1f / _e933);
phi_9845_ = vec3<f32>((_e921 * _e935), (_e924 * _e935), (_e927 * _e935));
} else {
phi_9845_ = vec3<f32>(0f, 0f, 0f);
}
let _e941 = phi_9845_;
phi_9854_ = _e941;
phi_9855_ = (((_e890 * _e941.x) + (_e891 * _e941.y)) + (_e892 * _e941.z));
} else {
phi_9854_ = vec3<f32>(0f, 0f, 0f);
phi_9855_ = _e898;
}
let _e951 = phi_9854_;
let _e953 = phi_9855_;
phi_9856_ = _e951;
phi_9857_ = _e953;
}
let _e955 = phi_9856_;
let _e957 = phi_9857_;
phi_9858_ = _e955;
phi_9859_ = _e957;
} else {
phi_9858_ = _e906;
phi_9859_ = _e898;
}
let _e959 = phi_9858_;
let _e961 = phi_9859_;
let _e972 = (((((_e867.x * _e867.x) * _e501.w) + ((_e867.y * _e867.y) * _e504.w)) + ((_e867.z * _e867.z) * _e507.w)) + ((_e867.w * _e867.w) * _e510.w));
let _e974 = select(_e510.w, _e507.w, (_e507.w > _e510.w));
let _e976 = select(_e974, _e504.w, (_e504.w > _e974));
let _e979 = (0.25f * select(_e976, _e501.w, (_e501.w > _e976)));
let _e981 = select(_e979, _e972, (_e972 > _e979));
let _e982 = type_63(_e867, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
if (_e961 < _e909) {
if (_e981 > 0f) {
let _e987 = global_1[0u];
if (_e959.x == _e987) {
let _e991 = global_1[1u];
let _e992 = (_e959.y == _e991);
if _e992 {
let _e995 = global_1[2u];
phi_9917_ = (_e959.z == _e995);
} else {
phi_9917_ = bool();
}
let _e998 = phi_9917_;
phi_9919_ = _e998;
phi_9920_ = select(true, false, _e992);
} else {
phi_9919_ = bool();
phi_9920_ = true;
}
let _e1001 = phi_9919_;
let _e1003 = phi_9920_;
if !(select(_e1001, false, _e1003)) {
let _e1024 = (((((_e501.x - _e517) * _e867.x) + ((_e504.x - _e535) * _e867.y)) + ((_e507.x - _e553) * _e867.z)) + ((_e510.x - _e571) * _e867.w));
let _e1025 = (((((_e501.y - _e521) * _e867.x) + ((_e504.y - _e539) * _e867.y)) + ((_e507.y - _e557) * _e867.z)) + ((_e510.y - _e575) * _e867.w));
let _e1026 = (((((_e501.z - _e525) * _e867.x) + ((_e504.z - _e543) * _e867.y)) + ((_e507.z - _e561) * _e867.z)) + ((_e510.z - _e579) * _e867.w));
let _e1033 = (((_e1024 * _e959.x) + (_e1025 * _e959.y)) + (_e1026 * _e959.z));
let _e1034 = -(_e1033);
let _e1036 = select(0f, _e1034, (_e1034 > 0f));
let _e1037 = (_e909 - _e961);
let _e1038 = (0.5f * _e1037);
let _e1041 = (_e1036 * (_e1037 * (8f / _e909)));
let _e1043 = select(_e1041, _e1038, (_e1038 > _e1041));
let _e1045 = select(_e1043, _e1036, (_e1036 < _e1043));
let _e1046 = (_e1038 - _e1045);
let _e1049 = (select(0f, _e1046, (_e1046 > 0f)) / _e981);
let _e1057 = (_e1024 - (_e959.x * _e1033));
let _e1058 = (_e1025 - (_e959.y * _e1033));
let _e1059 = (_e1026 - (_e959.z * _e1033));
let _e1065 = sqrt((((_e1057 * _e1057) + (_e1058 * _e1058)) + (_e1059 * _e1059)));
let _e1068 = params_1.member.member_15;
let _e1071 = (_e1068 * select(_e1045, _e1038, (_e1038 > _e1045)));
if (_e1065 > _e1071) {
phi_10029_ = (_e1071 / _e1065);
} else {
phi_10029_ = 1f;
}
let _e1075 = phi_10029_;
let _e1085 = (1f / _e981);
phi_10048_ = type_63(_e867, vec4<f32>((_e959.x * _e1049), (_e959.y * _e1049), (_e959.z * _e1049), 0f), vec4<f32>((((_e959.x * _e1045) - (_e1057 * _e1075)) * _e1085), (((_e959.y * _e1045) - (_e1058 * _e1075)) * _e1085), (((_e959.z * _e1045) - (_e1059 * _e1075)) * _e1085), 0f));
} else {
phi_10048_ = _e982;
}
let _e1092 = phi_10048_;
phi_10049_ = _e1092;
} else {
phi_10049_ = _e982;
}
let _e1094 = phi_10049_;
phi_10050_ = _e1094;
} else {
phi_10050_ = _e982;
}
let _e1096 = phi_10050_;
let _e1100 = global[0u];
if (_e1096.member_1.x == _e1100) {
let _e1105 = global[1u];
if (_e1096.member_1.y == _e1105) {
let _e1110 = global[2u];
let _e1111 = (_e1096.member_1.z == _e1110);
if _e1111 {
let _e1115 = global[3u];
phi_10076_ = (_e1096.member_1.w == _e1115);
} else {
phi_10076_ = bool();
}
let _e1118 = phi_10076_;
phi_10078_ = _e1118;
phi_10079_ = select(true, false, _e1111);
} else {
phi_10078_ = bool();
phi_10079_ = true;
}
let _e1121 = phi_10078_;
let _e1123 = phi_10079_;
phi_10080_ = _e1121;
phi_10081_ = _e1123;
} else {
phi_10080_ = bool();
phi_10081_ = true;
}
let _e1125 = phi_10080_;
let _e1127 = phi_10081_;
if !(select(_e1125, false, _e1127)) {
phi_10126_ = true;
} else {
let _e1132 = global[0u];
if (_e1096.member_2.x == _e1132) {
let _e1137 = global[1u];
if (_e1096.member_2.y == _e1137) {
let _e1142 = global[2u];
let _e1143 = (_e1096.member_2.z == _e1142);
if _e1143 {
let _e1147 = global[3u];
phi_10115_ = (_e1096.member_2.w == _e1147);
} else {
phi_10115_ = bool();
}
let _e1150 = phi_10115_;
phi_10117_ = _e1150;
phi_10118_ = select(true, false, _e1143);
} else {
phi_10117_ = bool();
phi_10118_ = true;
}
let _e1153 = phi_10117_;
let _e1155 = phi_10118_;
phi_10119_ = _e1153;
phi_10120_ = _e1155;
} else {
phi_10119_ = bool();
phi_10120_ = true;
}
let _e1157 = phi_10119_;
let _e1159 = phi_10120_;
phi_10126_ = !(select(_e1157, false, _e1159));
}
let _e1163 = phi_10126_;
if _e1163 {
if select(_e495, true, _e497) {
} else {
if (_e501.w > 0f) {
let _e1167 = (_e1096.member.x * _e501.w);
let _e1182 = (32768f / _e909);
let _e1184 = (abs(_e1096.member.x) * 1024f);
if (_e1184 > 131072f) {
phi_10169_ = 131072f;
} else {
phi_10169_ = select(-131072f, _e1184, (_e1184 > -131072f));
}
let _e1189 = phi_10169_;
if (_e1189 < 0f) {
phi_10176_ = (_e1189 - 0.5f);
} else {
phi_10176_ = (_e1189 + 0.5f);
}
let _e1194 = phi_10176_;
let _e1203 = ((_e1096.member_1.x * _e1167) * _e1182);
if (_e1203 > 131072f) {
phi_10198_ = 131072f;
} else {
phi_10198_ = select(-131072f, _e1203, (_e1203 > -131072f));
}
let _e1208 = phi_10198_;
if (_e1208 < 0f) {
phi_10205_ = (_e1208 - 0.5f);
} else {
phi_10205_ = (_e1208 + 0.5f);
}
let _e1213 = phi_10205_;
let _e1222 = ((_e1096.member_1.y * _e1167) * _e1182);
if (_e1222 > 131072f) {
phi_10227_ = 131072f;
} else {
phi_10227_ = select(-131072f, _e1222, (_e1222 > -131072f));
}
let _e1227 = phi_10227_;
if (_e1227 < 0f) {
phi_10234_ = (_e1227 - 0.5f);
} else {
phi_10234_ = (_e1227 + 0.5f);
}
let _e1232 = phi_10234_;
let _e1241 = ((_e1096.member_1.z * _e1167) * _e1182);
if (_e1241 > 131072f) {
phi_10256_ = 131072f;
} else {
phi_10256_ = select(-131072f, _e1241, (_e1241 > -131072f));
}
let _e1246 = phi_10256_;
if (_e1246 < 0f) {
phi_10263_ = (_e1246 - 0.5f);
} else {
phi_10263_ = (_e1246 + 0.5f);
}
let _e1251 = phi_10263_;
let _e1260 = ((_e1096.member_2.x * _e1167) * _e1182);
if (_e1260 > 131072f) {
phi_10285_ = 131072f;
} else {
phi_10285_ = select(-131072f, _e1260, (_e1260 > -131072f));
}
let _e1265 = phi_10285_;
if (_e1265 < 0f) {
phi_10292_ = (_e1265 - 0.5f);
} else {
phi_10292_ = (_e1265 + 0.5f);
}
let _e1270 = phi_10292_;
let _e1278 = bitcast<u32>(select(0i, select(select(i32(_e1270), i32(-2147483648), (_e1270 < -2147483600f)), 2147483647i, (_e1270 > 2147483500f)), (_e1270 == _e1270)));
let _e1279 = ((_e1096.member_2.y * _e1167) * _e1182);
if (_e1279 > 131072f) {
phi_10314_ = 131072f;
} else {
phi_10314_ = select(-131072f, _e1279, (_e1279 > -131072f));
}
let _e1284 = phi_10314_;
if (_e1284 < 0f) {
phi_10321_ = (_e1284 - 0.5f);
} else {
phi_10321_ = (_e1284 + 0.5f);
}
let _e1289 = phi_10321_;
let _e1297 = bitcast<u32>(select(0i, select(select(i32(_e1289), i32(-2147483648), (_e1289 < -2147483600f)), 2147483647i, (_e1289 > 2147483500f)), (_e1289 == _e1289)));
let _e1298 = ((_e1096.member_2.z * _e1167) * _e1182);
if (_e1298 > 131072f) {
phi_10343_ = 131072f;
} else {
phi_10343_ = select(-131072f, _e1298, (_e1298 > -131072f));
}
let _e1303 = phi_10343_;
if (_e1303 < 0f) {
phi_10350_ = (_e1303 - 0.5f);
} else {
phi_10350_ = (_e1303 + 0.5f);
}
let _e1308 = phi_10350_;
let _e1316 = bitcast<u32>(select(0i, select(select(i32(_e1308), i32(-2147483648), (_e1308 < -2147483600f)), 2147483647i, (_e1308 > 2147483500f)), (_e1308 == _e1308)));
let _e1317 = (_e436 * 8u);
let _e1320 = atomicAdd((&pushes_3.member[_e1317]), bitcast<u32>(select(0i, select(select(i32(_e1213), i32(-2147483648), (_e1213 < -2147483600f)), 2147483647i, (_e1213 > 2147483500f)), (_e1213 == _e1213))));
let _e1324 = atomicAdd((&pushes_3.member[(_e1317 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1232), i32(-2147483648), (_e1232 < -2147483600f)), 2147483647i, (_e1232 > 2147483500f)), (_e1232 == _e1232))));
let _e1328 = atomicAdd((&pushes_3.member[(_e1317 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1251), i32(-2147483648), (_e1251 < -2147483600f)), 2147483647i, (_e1251 > 2147483500f)), (_e1251 == _e1251))));
let _e1332 = atomicAdd((&pushes_3.member[(_e1317 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1194), i32(-2147483648), (_e1194 < -2147483600f)), 2147483647i, (_e1194 > 2147483500f)), (_e1194 == _e1194))));
if (((_e1278 | _e1297) | _e1316) == 0u) {
} else {
let _e1339 = atomicAdd((&pushes_3.member[(_e1317 + 4u)]), _e1278);
let _e1343 = atomicAdd((&pushes_3.member[(_e1317 + 5u)]), _e1297);
let _e1347 = atomicAdd((&pushes_3.member[(_e1317 + 6u)]), _e1316);
}
}
if (_e504.w > 0f) {
let _e1351 = (_e1096.member.y * _e504.w);
let _e1366 = (32768f / _e909);
let _e1368 = (abs(_e1096.member.y) * 1024f);
if (_e1368 > 131072f) {
phi_10431_ = 131072f;
} else {
phi_10431_ = select(-131072f, _e1368, (_e1368 > -131072f));
}
let _e1373 = phi_10431_;
if (_e1373 < 0f) {
phi_10438_ = (_e1373 - 0.5f);
} else {
phi_10438_ = (_e1373 + 0.5f);
}
let _e1378 = phi_10438_;
let _e1387 = ((_e1096.member_1.x * _e1351) * _e1366);
if (_e1387 > 131072f) {
phi_10460_ = 131072f;
} else {
phi_10460_ = select(-131072f, _e1387, (_e1387 > -131072f));
}
let _e1392 = phi_10460_;
if (_e1392 < 0f) {
phi_10467_ = (_e1392 - 0.5f);
} else {
phi_10467_ = (_e1392 + 0.5f);
}
let _e1397 = phi_10467_;
let _e1406 = ((_e1096.member_1.y * _e1351) * _e1366);
if (_e1406 > 131072f) {
phi_10489_ = 131072f;
} else {
phi_10489_ = select(-131072f, _e1406, (_e1406 > -131072f));
}
let _e1411 = phi_10489_;
if (_e1411 < 0f) {
phi_10496_ = (_e1411 - 0.5f);
} else {
phi_10496_ = (_e1411 + 0.5f);
}
let _e1416 = phi_10496_;
let _e1425 = ((_e1096.member_1.z * _e1351) * _e1366);
if (_e1425 > 131072f) {
phi_10518_ = 131072f;
} else {
phi_10518_ = select(-131072f, _e1425, (_e1425 > -131072f));
}
let _e1430 = phi_10518_;
if (_e1430 < 0f) {
phi_10525_ = (_e1430 - 0.5f);
} else {
phi_10525_ = (_e1430 + 0.5f);
}
let _e1435 = phi_10525_;
let _e1444 = ((_e1096.member_2.x * _e1351) * _e1366);
if (_e1444 > 131072f) {
phi_10547_ = 131072f;
} else {
phi_10547_ = select(-131072f, _e1444, (_e1444 > -131072f));
}
let _e1449 = phi_10547_;
if (_e1449 < 0f) {
phi_10554_ = (_e1449 - 0.5f);
} else {
phi_10554_ = (_e1449 + 0.5f);
}
let _e1454 = phi_10554_;
let _e1462 = bitcast<u32>(select(0i, select(select(i32(_e1454), i32(-2147483648), (_e1454 < -2147483600f)), 2147483647i, (_e1454 > 2147483500f)), (_e1454 == _e1454)));
let _e1463 = ((_e1096.member_2.y * _e1351) * _e1366);
if (_e1463 > 131072f) {
phi_10576_ = 131072f;
} else {
phi_10576_ = select(-131072f, _e1463, (_e1463 > -131072f));
}
let _e1468 = phi_10576_;
if (_e1468 < 0f) {
phi_10583_ = (_e1468 - 0.5f);
} else {
phi_10583_ = (_e1468 + 0.5f);
}
let _e1473 = phi_10583_;
let _e1481 = bitcast<u32>(select(0i, select(select(i32(_e1473), i32(-2147483648), (_e1473 < -2147483600f)), 2147483647i, (_e1473 > 2147483500f)), (_e1473 == _e1473)));
let _e1482 = ((_e1096.member_2.z * _e1351) * _e1366);
if (_e1482 > 131072f) {
phi_10605_ = 131072f;
} else {
phi_10605_ = select(-131072f, _e1482, (_e1482 > -131072f));
}
let _e1487 = phi_10605_;
if (_e1487 < 0f) {
phi_10612_ = (_e1487 - 0.5f);
} else {
phi_10612_ = (_e1487 + 0.5f);
}
let _e1492 = phi_10612_;
let _e1500 = bitcast<u32>(select(0i, select(select(i32(_e1492), i32(-2147483648), (_e1492 < -2147483600f)), 2147483647i, (_e1492 > 2147483500f)), (_e1492 == _e1492)));
let _e1501 = (_e440 * 8u);
let _e1504 = atomicAdd((&pushes_3.member[_e1501]), bitcast<u32>(select(0i, select(select(i32(_e1397), i32(-2147483648), (_e1397 < -2147483600f)), 2147483647i, (_e1397 > 2147483500f)), (_e1397 == _e1397))));
let _e1508 = atomicAdd((&pushes_3.member[(_e1501 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1416), i32(-2147483648), (_e1416 < -2147483600f)), 2147483647i, (_e1416 > 2147483500f)), (_e1416 == _e1416))));
let _e1512 = atomicAdd((&pushes_3.member[(_e1501 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1435), i32(-2147483648), (_e1435 < -2147483600f)), 2147483647i, (_e1435 > 2147483500f)), (_e1435 == _e1435))));
let _e1516 = atomicAdd((&pushes_3.member[(_e1501 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1378), i32(-2147483648), (_e1378 < -2147483600f)), 2147483647i, (_e1378 > 2147483500f)), (_e1378 == _e1378))));
if (((_e1462 | _e1481) | _e1500) == 0u) {
} else {
let _e1523 = atomicAdd((&pushes_3.member[(_e1501 + 4u)]), _e1462);
let _e1527 = atomicAdd((&pushes_3.member[(_e1501 + 5u)]), _e1481);
let _e1531 = atomicAdd((&pushes_3.member[(_e1501 + 6u)]), _e1500);
}
}
if (_e507.w > 0f) {
let _e1535 = (_e1096.member.z * _e507.w);
let _e1550 = (32768f / _e909);
let _e1552 = (abs(_e1096.member.z) * 1024f);
if (_e1552 > 131072f) {
phi_10693_ = 131072f;
} else {
phi_10693_ = select(-131072f, _e1552, (_e1552 > -131072f));
}
let _e1557 = phi_10693_;
if (_e1557 < 0f) {
phi_10700_ = (_e1557 - 0.5f);
} else {
phi_10700_ = (_e1557 + 0.5f);
}
let _e1562 = phi_10700_;
let _e1571 = ((_e1096.member_1.x * _e1535) * _e1550);
if (_e1571 > 131072f) {
phi_10722_ = 131072f;
} else {
phi_10722_ = select(-131072f, _e1571, (_e1571 > -131072f));
}
let _e1576 = phi_10722_;
if (_e1576 < 0f) {
phi_10729_ = (_e1576 - 0.5f);
} else {
phi_10729_ = (_e1576 + 0.5f);
}
let _e1581 = phi_10729_;
let _e1590 = ((_e1096.member_1.y * _e1535) * _e1550);
if (_e1590 > 131072f) {
phi_10751_ = 131072f;
} else {
phi_10751_ = select(-131072f, _e1590, (_e1590 > -131072f));
}
let _e1595 = phi_10751_;
if (_e1595 < 0f) {
phi_10758_ = (_e1595 - 0.5f);
} else {
phi_10758_ = (_e1595 + 0.5f);
}
let _e1600 = phi_10758_;
let _e1609 = ((_e1096.member_1.z * _e1535) * _e1550);
if (_e1609 > 131072f) {
phi_10780_ = 131072f;
} else {
phi_10780_ = select(-131072f, _e1609, (_e1609 > -131072f));
}
let _e1614 = phi_10780_;
if (_e1614 < 0f) {
phi_10787_ = (_e1614 - 0.5f);
} else {
phi_10787_ = (_e1614 + 0.5f);
}
let _e1619 = phi_10787_;
let _e1628 = ((_e1096.member_2.x * _e1535) * _e1550);
if (_e1628 > 131072f) {
phi_10809_ = 131072f;
} else {
phi_10809_ = select(-131072f, _e1628, (_e1628 > -131072f));
}
let _e1633 = phi_10809_;
if (_e1633 < 0f) {
phi_10816_ = (_e1633 - 0.5f);
} else {
phi_10816_ = (_e1633 + 0.5f);
}
let _e1638 = phi_10816_;
let _e1646 = bitcast<u32>(select(0i, select(select(i32(_e1638), i32(-2147483648), (_e1638 < -2147483600f)), 2147483647i, (_e1638 > 2147483500f)), (_e1638 == _e1638)));
let _e1647 = ((_e1096.member_2.y * _e1535) * _e1550);
if (_e1647 > 131072f) {
phi_10838_ = 131072f;
} else {
phi_10838_ = select(-131072f, _e1647, (_e1647 > -131072f));
}
let _e1652 = phi_10838_;
if (_e1652 < 0f) {
phi_10845_ = (_e1652 - 0.5f);
} else {
phi_10845_ = (_e1652 + 0.5f);
}
let _e1657 = phi_10845_;
let _e1665 = bitcast<u32>(select(0i, select(select(i32(_e1657), i32(-2147483648), (_e1657 < -2147483600f)), 2147483647i, (_e1657 > 2147483500f)), (_e1657 == _e1657)));
let _e1666 = ((_e1096.member_2.z * _e1535) * _e1550);
if (_e1666 > 131072f) {
phi_10867_ = 131072f;
} else {
phi_10867_ = select(-131072f, _e1666, (_e1666 > -131072f));
}
let _e1671 = phi_10867_;
if (_e1671 < 0f) {
phi_10874_ = (_e1671 - 0.5f);
} else {
phi_10874_ = (_e1671 + 0.5f);
}
let _e1676 = phi_10874_;
let _e1684 = bitcast<u32>(select(0i, select(select(i32(_e1676), i32(-2147483648), (_e1676 < -2147483600f)), 2147483647i, (_e1676 > 2147483500f)), (_e1676 == _e1676)));
let _e1685 = (_e444 * 8u);
let _e1688 = atomicAdd((&pushes_3.member[_e1685]), bitcast<u32>(select(0i, select(select(i32(_e1581), i32(-2147483648), (_e1581 < -2147483600f)), 2147483647i, (_e1581 > 2147483500f)), (_e1581 == _e1581))));
let _e1692 = atomicAdd((&pushes_3.member[(_e1685 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1600), i32(-2147483648), (_e1600 < -2147483600f)), 2147483647i, (_e1600 > 2147483500f)), (_e1600 == _e1600))));
let _e1696 = atomicAdd((&pushes_3.member[(_e1685 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1619), i32(-2147483648), (_e1619 < -2147483600f)), 2147483647i, (_e1619 > 2147483500f)), (_e1619 == _e1619))));
let _e1700 = atomicAdd((&pushes_3.member[(_e1685 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1562), i32(-2147483648), (_e1562 < -2147483600f)), 2147483647i, (_e1562 > 2147483500f)), (_e1562 == _e1562))));
if (((_e1646 | _e1665) | _e1684) == 0u) {
} else {
let _e1707 = atomicAdd((&pushes_3.member[(_e1685 + 4u)]), _e1646);
let _e1711 = atomicAdd((&pushes_3.member[(_e1685 + 5u)]), _e1665);
let _e1715 = atomicAdd((&pushes_3.member[(_e1685 + 6u)]), _e1684);
}
}
if (_e510.w > 0f) {
let _e1719 = (_e1096.member.w * _e510.w);
let _e1734 = (32768f / _e909);
let _e1736 = (abs(_e1096.member.w) * 1024f);
if (_e1736 > 131072f) {
phi_10955_ = 131072f;
} else {
phi_10955_ = select(-131072f, _e1736, (_e1736 > -131072f));
}
let _e1741 = phi_10955_;
if (_e1741 < 0f) {
phi_10962_ = (_e1741 - 0.5f);
} else {
phi_10962_ = (_e1741 + 0.5f);
}
let _e1746 = phi_10962_;
let _e1755 = ((_e1096.member_1.x * _e1719) * _e1734);
if (_e1755 > 131072f) {
phi_10984_ = 131072f;
} else {
phi_10984_ = select(-131072f, _e1755, (_e1755 > -131072f));
}
let _e1760 = phi_10984_;
if (_e1760 < 0f) {
phi_10991_ = (_e1760 - 0.5f);
} else {
phi_10991_ = (_e1760 + 0.5f);
}
let _e1765 = phi_10991_;
let _e1774 = ((_e1096.member_1.y * _e1719) * _e1734);
if (_e1774 > 131072f) {
phi_11013_ = 131072f;
} else {
phi_11013_ = select(-131072f, _e1774, (_e1774 > -131072f));
}
let _e1779 = phi_11013_;
if (_e1779 < 0f) {
phi_11020_ = (_e1779 - 0.5f);
} else {
phi_11020_ = (_e1779 + 0.5f);
}
let _e1784 = phi_11020_;
let _e1793 = ((_e1096.member_1.z * _e1719) * _e1734);
if (_e1793 > 131072f) {
phi_11042_ = 131072f;
} else {
phi_11042_ = select(-131072f, _e1793, (_e1793 > -131072f));
}
let _e1798 = phi_11042_;
if (_e1798 < 0f) {
phi_11049_ = (_e1798 - 0.5f);
} else {
phi_11049_ = (_e1798 + 0.5f);
}
let _e1803 = phi_11049_;
let _e1812 = ((_e1096.member_2.x * _e1719) * _e1734);
if (_e1812 > 131072f) {
phi_11071_ = 131072f;
} else {
phi_11071_ = select(-131072f, _e1812, (_e1812 > -131072f));
}
let _e1817 = phi_11071_;
if (_e1817 < 0f) {
phi_11078_ = (_e1817 - 0.5f);
} else {
phi_11078_ = (_e1817 + 0.5f);
}
let _e1822 = phi_11078_;
let _e1830 = bitcast<u32>(select(0i, select(select(i32(_e1822), i32(-2147483648), (_e1822 < -2147483600f)), 2147483647i, (_e1822 > 2147483500f)), (_e1822 == _e1822)));
let _e1831 = ((_e1096.member_2.y * _e1719) * _e1734);
if (_e1831 > 131072f) {
phi_11100_ = 131072f;
} else {
phi_11100_ = select(-131072f, _e1831, (_e1831 > -131072f));
}
let _e1836 = phi_11100_;
if (_e1836 < 0f) {
phi_11107_ = (_e1836 - 0.5f);
} else {
phi_11107_ = (_e1836 + 0.5f);
}
let _e1841 = phi_11107_;
let _e1849 = bitcast<u32>(select(0i, select(select(i32(_e1841), i32(-2147483648), (_e1841 < -2147483600f)), 2147483647i, (_e1841 > 2147483500f)), (_e1841 == _e1841)));
let _e1850 = ((_e1096.member_2.z * _e1719) * _e1734);
if (_e1850 > 131072f) {
phi_11129_ = 131072f;
} else {
phi_11129_ = select(-131072f, _e1850, (_e1850 > -131072f));
}
let _e1855 = phi_11129_;
if (_e1855 < 0f) {
phi_11136_ = (_e1855 - 0.5f);
} else {
phi_11136_ = (_e1855 + 0.5f);
}
let _e1860 = phi_11136_;
let _e1868 = bitcast<u32>(select(0i, select(select(i32(_e1860), i32(-2147483648), (_e1860 < -2147483600f)), 2147483647i, (_e1860 > 2147483500f)), (_e1860 == _e1860)));
let _e1869 = (_e448 * 8u);
let _e1872 = atomicAdd((&pushes_3.member[_e1869]), bitcast<u32>(select(0i, select(select(i32(_e1765), i32(-2147483648), (_e1765 < -2147483600f)), 2147483647i, (_e1765 > 2147483500f)), (_e1765 == _e1765))));
let _e1876 = atomicAdd((&pushes_3.member[(_e1869 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1784), i32(-2147483648), (_e1784 < -2147483600f)), 2147483647i, (_e1784 > 2147483500f)), (_e1784 == _e1784))));
let _e1880 = atomicAdd((&pushes_3.member[(_e1869 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1803), i32(-2147483648), (_e1803 < -2147483600f)), 2147483647i, (_e1803 > 2147483500f)), (_e1803 == _e1803))));
let _e1884 = atomicAdd((&pushes_3.member[(_e1869 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1746), i32(-2147483648), (_e1746 < -2147483600f)), 2147483647i, (_e1746 > 2147483500f)), (_e1746 == _e1746))));
if (((_e1830 | _e1849) | _e1868) == 0u) {
} else {
let _e1891 = atomicAdd((&pushes_3.member[(_e1869 + 4u)]), _e1830);
let _e1895 = atomicAdd((&pushes_3.member[(_e1869 + 5u)]), _e1849);
let _e1899 = atomicAdd((&pushes_3.member[(_e1869 + 6u)]), _e1868);
}
}
}
}
}
return;
}

fn function_31() {
var phi_11214_: u32;
var phi_11239_: u32;
var phi_11242_: f32;
var phi_11244_: u32;
var phi_11240_: u32;
var phi_11243_: f32;
var phi_11245_: u32;
var local_47: u32;
var local_48: f32;
var phi_11290_: u32;
var phi_11293_: f32;
var phi_11295_: u32;
var phi_11291_: u32;
var phi_11294_: f32;
var phi_11296_: u32;
var local_49: u32;
var local_50: f32;
var phi_11334_: type_79;
var phi_11342_: u32;
var phi_11345_: u32;
var phi_11343_: u32;
var phi_11346_: u32;
var local_51: u32;
var phi_11406_: u32;
var phi_11409_: u32;
var phi_11407_: u32;
var phi_11410_: u32;
var local_52: u32;
var local_53: u32;
var phi_11463_: vec2<u32>;
var phi_11482_: vec2<u32>;
var phi_11506_: vec2<u32>;
var phi_11515_: vec2<u32>;
var phi_11518_: vec2<u32>;
var phi_11542_: u32;
var phi_11559_: vec2<u32>;
var phi_11587_: vec2<u32>;
var phi_11610_: vec2<u32>;
var phi_11619_: vec2<u32>;
var phi_11622_: vec2<u32>;
var phi_11646_: u32;
var phi_11663_: vec2<u32>;
var phi_11728_: vec2<u32>;
var phi_11737_: vec2<u32>;
var phi_11620_: vec2<u32>;
var phi_11623_: vec2<u32>;
var phi_11516_: vec2<u32>;
var phi_11519_: vec2<u32>;
var phi_11752_: u32;
var phi_11755_: f32;
var phi_11793_: f32;
var phi_11753_: u32;
var phi_11756_: f32;
var phi_11812_: vec2<u32>;
var phi_11817_: vec2<u32>;
var phi_11820_: u32;
var phi_11858_: f32;
var local_54: f32;
var phi_11882_: vec2<u32>;
var phi_11884_: vec2<u32>;
var phi_11818_: vec2<u32>;
var phi_11821_: u32;
var phi_11889_: vec2<u32>;
var local_55: f32;
var local_56: u32;
var local_57: vec2<u32>;
var local_58: vec2<u32>;
var local_59: vec2<u32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_2.member.member;
let _e423 = (_e419 < _e422);
if _e423 {
phi_11214_ = _e419;
} else {
phi_11214_ = (_e422 - 1u);
}
let _e426 = phi_11214_;
let _e429 = spheres.member[_e426];
let _e435 = kept_centers.member[0u];
let _e439 = (_e429.x - _e435.x);
let _e440 = (_e429.y - _e435.y);
let _e441 = (_e429.z - _e435.z);
let _e446 = (((_e439 * _e439) + (_e440 * _e440)) + (_e441 * _e441));
phi_11239_ = 0u;
phi_11242_ = select(_e446, 0.000000000001f, (_e446 < 0.000000000001f));
phi_11244_ = 0u;
loop {
let _e450 = phi_11239_;
let _e452 = phi_11242_;
let _e454 = phi_11244_;
local_47 = _e454;
local_48 = _e452;
local_55 = _e452;
local_56 = _e454;
let _e455 = (_e450 < 32u);
if _e455 {
let _e458 = kept_centers.member[_e450];
let _e462 = (_e429.x - _e458.x);
let _e463 = (_e429.y - _e458.y);
let _e464 = (_e429.z - _e458.z);
let _e469 = (((_e462 * _e462) + (_e463 * _e463)) + (_e464 * _e464));
let _e471 = select(_e469, 0.000000000001f, (_e469 < 0.000000000001f));
let _e472 = (_e471 < _e452);
phi_11240_ = (_e450 + 1u);
phi_11243_ = select(_e452, _e471, _e472);
phi_11245_ = select(_e454, _e450, _e472);
} else {
break;
}
let _e477 = phi_11240_;
let _e479 = phi_11243_;
let _e481 = phi_11245_;
continue;
continuing {
phi_11239_ = _e477;
phi_11242_ = _e479;
phi_11244_ = _e481;
}
}
let _e484 = local_47;
let _e486 = local_48;
let _e490 = params_2.member.member_1;
let _e491 = (_e490 > 32u);
if _e491 {
phi_11290_ = 0u;
let _e961 = local_55;
phi_11293_ = _e961;
let _e964 = local_56;
phi_11295_ = _e964;
loop {
let _e493 = phi_11290_;
let _e495 = phi_11293_;
let _e497 = phi_11295_;
local_49 = _e497;
local_50 = _e495;
let _e498 = (_e493 < 32u);
if _e498 {
let _e499 = (32u + _e493);
let _e502 = kept_centers.member[_e499];
let _e506 = (_e429.x - _e502.x);
let _e507 = (_e429.y - _e502.y);
let _e508 = (_e429.z - _e502.z);
let _e513 = (((_e506 * _e506) + (_e507 * _e507)) + (_e508 * _e508));
let _e515 = select(_e513, 0.000000000001f, (_e513 < 0.000000000001f));
let _e516 = (_e515 < _e495);
phi_11291_ = (_e493 + 1u);
phi_11294_ = select(_e495, _e515, _e516);
phi_11296_ = select(_e497, _e499, _e516);
} else {
break;
}
let _e521 = phi_11291_;
let _e523 = phi_11294_;
let _e525 = phi_11296_;
continue;
continuing {
phi_11290_ = _e521;
phi_11293_ = _e523;
phi_11295_ = _e525;
}
}
let _e528 = local_49;
let _e530 = local_50;
phi_11334_ = type_79(_e528, _e530);
} else {
phi_11334_ = type_79(_e484, _e486);
}
let _e533 = phi_11334_;
let _e537 = kept_centers.member[_e533.member];
phi_11342_ = 0u;
phi_11345_ = 0u;
loop {
let _e542 = phi_11342_;
let _e544 = phi_11345_;
local_51 = _e544;
local_52 = _e544;
let _e545 = (_e542 < 32u);
if _e545 {
let _e549 = kept_centers.member[_e542];
let _e553 = (_e429.x - _e549.x);
let _e554 = (_e429.y - _e549.y);
let _e555 = (_e429.z - _e549.z);
let _e561 = (_e429.x - _e537.x);
let _e562 = (_e429.y - _e537.y);
let _e563 = (_e429.z - _e537.z);
let _e571 = (_e537.x - _e549.x);
let _e572 = (_e537.y - _e549.y);
let _e573 = (_e537.z - _e549.z);
phi_11343_ = (_e542 + 1u);
phi_11346_ = (_e544 | (select(0u, 1u, (((((_e553 * _e553) + (_e554 * _e554)) + (_e555 * _e555)) - (((_e561 * _e561) + (_e562 * _e562)) + (_e563 * _e563))) <= (((2f * _e429.w) * sqrt((((_e571 * _e571) + (_e572 * _e572)) + (_e573 * _e573)))) + 0.000030517578f))) << bitcast<u32>((_e542 & 31u))));
} else {
break;
}
let _e590 = phi_11343_;
let _e592 = phi_11346_;
continue;
continuing {
phi_11342_ = _e590;
phi_11345_ = _e592;
}
}
let _e595 = local_51;
if _e491 {
phi_11406_ = 0u;
phi_11409_ = 0u;
loop {
let _e598 = phi_11406_;
let _e600 = phi_11409_;
local_53 = _e600;
let _e601 = (_e598 < 32u);
if _e601 {
let _e606 = kept_centers.member[(32u + _e598)];
let _e610 = (_e429.x - _e606.x);
let _e611 = (_e429.y - _e606.y);
let _e612 = (_e429.z - _e606.z);
let _e618 = (_e429.x - _e537.x);
let _e619 = (_e429.y - _e537.y);
let _e620 = (_e429.z - _e537.z);
let _e628 = (_e537.x - _e606.x);
let _e629 = (_e537.y - _e606.y);
let _e630 = (_e537.z - _e606.z);
phi_11407_ = (_e598 + 1u);
phi_11410_ = (_e600 | (select(0u, 1u, (((((_e610 * _e610) + (_e611 * _e611)) + (_e612 * _e612)) - (((_e618 * _e618) + (_e619 * _e619)) + (_e620 * _e620))) <= (((2f * _e429.w) * sqrt((((_e628 * _e628) + (_e629 * _e629)) + (_e630 * _e630)))) + 0.000030517578f))) << bitcast<u32>((_e598 & 31u))));
} else {
break;
}
let _e647 = phi_11407_;
let _e649 = phi_11410_;
continue;
continuing {
phi_11406_ = _e647;
phi_11409_ = _e649;
}
}
let _e652 = local_52;
let _e654 = local_53;
phi_11463_ = vec2<u32>(_e652, _e654);
} else {
phi_11463_ = vec2<u32>(_e595, 0u);
}
let _e657 = phi_11463_;
let _e661 = (1u << bitcast<u32>(((_e533.member % 32u) & 31u)));
let _e662 = (_e533.member < 32u);
if _e662 {
phi_11482_ = vec2<u32>(_e661, 0u);
} else {
phi_11482_ = vec2<u32>(0u, _e661);
}
let _e666 = phi_11482_;
let _e671 = (_e657.x | _e666.x);
let _e672 = (_e657.y | _e666.y);
if _e662 {
phi_11506_ = vec2<u32>(_e661, 0u);
} else {
phi_11506_ = vec2<u32>(0u, _e661);
}
let _e677 = phi_11506_;
phi_11515_ = vec2<u32>((_e671 & ~(_e677.x)), (_e672 & ~(_e677.y)));
phi_11518_ = (_e657 | _e666);
loop {
let _e686 = phi_11515_;
let _e688 = phi_11518_;
local_59 = _e688;
let _e692 = ((_e686.x | _e686.y) == 0u);
if _e692 {
phi_11516_ = vec2<u32>();
phi_11519_ = vec2<u32>();
} else {
let _e693 = (_e686.x == 0u);
if _e693 {
phi_11542_ = (32u + select(firstTrailingBit(_e686.y), 32u, (_e686.y == 0u)));
} else {
phi_11542_ = select(firstTrailingBit(_e686.x), 32u, _e693);
}
let _e701 = phi_11542_;
let _e705 = (1u << bitcast<u32>(((_e701 % 32u) & 31u)));
let _e706 = (_e701 < 32u);
if _e706 {
phi_11559_ = vec2<u32>(_e705, 0u);
} else {
phi_11559_ = vec2<u32>(0u, _e705);
}
let _e710 = phi_11559_;
let _e719 = kept_centers.member[_e701];
if _e662 {
phi_11587_ = vec2<u32>(_e661, 0u);
} else {
phi_11587_ = vec2<u32>(0u, _e661);
}
let _e726 = phi_11587_;
if _e706 {
phi_11610_ = vec2<u32>(_e705, 0u);
} else {
phi_11610_ = vec2<u32>(0u, _e705);
}
let _e736 = phi_11610_;
phi_11619_ = vec2<u32>(((_e671 & ~(_e726.x)) & ~(_e736.x)), ((_e672 & ~(_e726.y)) & ~(_e736.y)));
phi_11622_ = _e688;
loop {
let _e745 = phi_11619_;
let _e747 = phi_11622_;
local_57 = _e747;
let _e751 = ((_e745.x | _e745.y) == 0u);
if _e751 {
phi_11620_ = vec2<u32>();
phi_11623_ = vec2<u32>();
} else {
let _e752 = (_e745.x == 0u);
if _e752 {
phi_11646_ = (32u + select(firstTrailingBit(_e745.y), 32u, (_e745.y == 0u)));
} else {
phi_11646_ = select(firstTrailingBit(_e745.x), 32u, _e752);
}
let _e760 = phi_11646_;
let _e764 = (1u << bitcast<u32>(((_e760 % 32u) & 31u)));
if (_e760 < 32u) {
phi_11663_ = vec2<u32>(_e764, 0u);
} else {
phi_11663_ = vec2<u32>(0u, _e764);
}
let _e769 = phi_11663_;
let _e779 = kept_centers.member[_e760];
let _e783 = (_e429.x - _e719.x);
let _e784 = (_e429.y - _e719.y);
let _e785 = (_e429.z - _e719.z);
let _e791 = (_e429.x - _e779.x);
let _e792 = (_e429.y - _e779.y);
let _e793 = (_e429.z - _e779.z);
let _e801 = (_e779.x - _e719.x);
let _e802 = (_e779.y - _e719.y);
let _e803 = (_e779.z - _e719.z);
let _e812 = (((((_e783 * _e783) + (_e784 * _e784)) + (_e785 * _e785)) - (((_e791 * _e791) + (_e792 * _e792)) + (_e793 * _e793))) <= (((2f * _e429.w) * sqrt((((_e801 * _e801) + (_e802 * _e802)) + (_e803 * _e803)))) + 0.000030517578f));
if _e812 {
phi_11737_ = _e747;
} else {
if _e706 {
phi_11728_ = vec2<u32>(_e705, 0u);
} else {
phi_11728_ = vec2<u32>(0u, _e705);
}
let _e816 = phi_11728_;
phi_11737_ = (_e747 & vec2<u32>(~(_e816.x), ~(_e816.y)));
}
let _e824 = phi_11737_;
phi_11620_ = select(vec2<u32>(0u, 0u), (_e745 & vec2<u32>(~(_e769.x), ~(_e769.y))), vec2(_e812));
phi_11623_ = _e824;
}
let _e828 = phi_11620_;
let _e830 = phi_11623_;
continue;
continuing {
phi_11619_ = _e828;
phi_11622_ = _e830;
break if !(select(true, false, _e751));
}
}
phi_11516_ = (_e686 & vec2<u32>(~(_e710.x), ~(_e710.y)));
let _e1002 = local_57;
phi_11519_ = _e1002;
}
let _e834 = phi_11516_;
let _e836 = phi_11519_;
continue;
continuing {
phi_11515_ = _e834;
phi_11518_ = _e836;
break if !(select(true, false, _e692));
}
}
let _e841 = params_2.member.member_8;
if (_e841 > 0f) {
phi_11752_ = 0u;
phi_11755_ = 0f;
loop {
let _e845 = phi_11752_;
let _e847 = phi_11755_;
local_54 = _e847;
let _e848 = (_e845 < _e490);
if _e848 {
let _e851 = kept_centers.member[_e845];
let _e855 = (_e429.x - _e851.x);
let _e856 = (_e429.y - _e851.y);
let _e857 = (_e429.z - _e851.z);
let _e862 = (((_e855 * _e855) + (_e856 * _e856)) + (_e857 * _e857));
let _e867 = params_2.member.member_6;
let _e868 = (_e533.member_1 / select(_e862, 0.000000000001f, (_e862 < 0.000000000001f)));
if (_e867 == 2f) {
phi_11793_ = _e868;
} else {
phi_11793_ = pow(_e868, (1f / (_e867 - 1f)));
}
let _e874 = phi_11793_;
phi_11753_ = (_e845 + 1u);
phi_11756_ = (_e847 + _e874);
} else {
break;
}
let _e878 = phi_11753_;
let _e880 = phi_11756_;
continue;
continuing {
phi_11752_ = _e878;
phi_11755_ = _e880;
}
}
if _e662 {
phi_11812_ = vec2<u32>(_e661, 0u);
} else {
phi_11812_ = vec2<u32>(0u, _e661);
}
let _e885 = phi_11812_;
phi_11817_ = _e885;
phi_11820_ = 0u;
loop {
let _e887 = phi_11817_;
let _e889 = phi_11820_;
local_58 = _e887;
let _e890 = (_e889 < _e490);
if _e890 {
let _e893 = kept_centers.member[_e889];
let _e897 = (_e429.x - _e893.x);
let _e898 = (_e429.y - _e893.y);
let _e899 = (_e429.z - _e893.z);
let _e904 = (((_e897 * _e897) + (_e898 * _e898)) + (_e899 * _e899));
let _e909 = params_2.member.member_6;
let _e910 = (_e533.member_1 / select(_e904, 0.000000000001f, (_e904 < 0.000000000001f)));
if (_e909 == 2f) {
phi_11858_ = _e910;
} else {
phi_11858_ = pow(_e910, (1f / (_e909 - 1f)));
}
let _e916 = phi_11858_;
let _e918 = local_54;
if (_e916 > (_e841 * _e918)) {
let _e924 = (1u << bitcast<u32>(((_e889 % 32u) & 31u)));
if (_e889 < 32u) {
phi_11882_ = vec2<u32>(_e924, 0u);
} else {
phi_11882_ = vec2<u32>(0u, _e924);
}
let _e929 = phi_11882_;
phi_11884_ = (_e887 | _e929);
} else {
phi_11884_ = _e887;
}
let _e932 = phi_11884_;
phi_11818_ = _e932;
phi_11821_ = (_e889 + 1u);
} else {
break;
}
let _e935 = phi_11818_;
let _e937 = phi_11821_;
continue;
continuing {
phi_11817_ = _e935;
phi_11820_ = _e937;
}
}
let _e1019 = local_58;
phi_11889_ = _e1019;
} else {
let _e1021 = local_59;
phi_11889_ = _e1021;
}
let _e940 = phi_11889_;
if _e423 {
let _e943 = tags.member[_e419];
tags.member[_e419] = vec4<u32>(_e940.x, _e940.y, _e943.z, _e943.w);
}
return;
}

fn function_32() {
var local_60: array<u32, 2>;
var phi_11928_: u32;
var phi_11960_: vec2<u32>;
var phi_11985_: u32;
var phi_12004_: vec2<u32>;
var phi_11961_: vec2<u32>;
var phi_11929_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_60 = array<u32, 2>(0u, 0u);
local_60[_e411.z] = _e410.x;
let _e419 = local_60[(_e412.z - 1u)];
let _e425 = (_e419 < 65u);
if _e425 {
atomicStore((&counts_1[_e419]), 0u);
}
workgroupBarrier();
phi_11928_ = _e419;
loop {
let _e428 = phi_11928_;
let _e429 = (_e428 < 4096u);
if _e429 {
let _e431 = (((_e411.x + (_e411.y * _e412.x)) * 4096u) + _e428);
let _e434 = params_2.member.member;
if (_e431 < _e434) {
let _e438 = tags_1.member[_e431];
if ((countOneBits(_e438.x) + countOneBits(_e438.y)) > 1u) {
let _e447 = atomicAdd((&counts_1[64u]), 1u);
}
phi_11960_ = vec2<u32>(_e438.x, _e438.y);
loop {
let _e449 = phi_11960_;
let _e453 = ((_e449.x | _e449.y) == 0u);
if _e453 {
phi_11961_ = vec2<u32>();
} else {
let _e454 = (_e449.x == 0u);
if _e454 {
phi_11985_ = (32u + select(firstTrailingBit(_e449.y), 32u, (_e449.y == 0u)));
} else {
phi_11985_ = select(firstTrailingBit(_e449.x), 32u, _e454);
}
let _e462 = phi_11985_;
let _e464 = atomicAdd((&counts_1[_e462]), 1u);
let _e468 = (1u << bitcast<u32>(((_e462 % 32u) & 31u)));
if (_e462 < 32u) {
phi_12004_ = vec2<u32>(_e468, 0u);
} else {
phi_12004_ = vec2<u32>(0u, _e468);
}
let _e473 = phi_12004_;
phi_11961_ = (_e449 & vec2<u32>(~(_e473.x), ~(_e473.y)));
}
let _e481 = phi_11961_;
continue;
continuing {
phi_11960_ = _e481;
break if !(select(true, false, _e453));
}
}
}
phi_11929_ = (_e428 + (256u * _e412.z));
} else {
break;
}
let _e487 = phi_11929_;
continue;
continuing {
phi_11928_ = _e487;
}
}
workgroupBarrier();
if _e425 {
let _e490 = atomicLoad((&counts_1[_e419]));
if (_e490 > 0u) {
let _e494 = atomicAdd((&sizes.member[_e419]), _e490);
}
}
return;
}

fn function_33() {
var local_61: array<u32, 2>;
var phi_12093_: u32;
var phi_12094_: u32;
var phi_12114_: vec2<u32>;
var phi_12115_: vec4<u32>;
var phi_12116_: vec2<u32>;
var phi_12117_: vec4<u32>;
var phi_12123_: u32;
var phi_12125_: u32;
var phi_12128_: u32;
var phi_12148_: u32;
var phi_12126_: u32;
var phi_12129_: u32;
var local_62: u32;
var local_63: u32;
var phi_12160_: u32;
var phi_12163_: u32;
var phi_12161_: u32;
var phi_12164_: u32;
var phi_12211_: u32;
var phi_12212_: u32;
var local_64: u32;
var local_65: u32;
var local_66: u32;
var phi_12232_: u32;
var phi_12233_: u32;
var local_67: u32;
var phi_12249_: u32;
var phi_12252_: u32;
var phi_12250_: u32;
var phi_12253_: u32;
var phi_12300_: u32;
var phi_12301_: u32;
var local_68: u32;
var local_69: u32;
var local_70: u32;
var phi_12321_: u32;
var phi_12322_: u32;
var local_71: u32;
var phi_12338_: u32;
var phi_12341_: u32;
var phi_12339_: u32;
var phi_12342_: u32;
var phi_12389_: u32;
var phi_12390_: u32;
var local_72: u32;
var local_73: u32;
var local_74: u32;
var phi_12410_: u32;
var phi_12411_: u32;
var local_75: u32;
var phi_12427_: u32;
var phi_12430_: u32;
var phi_12428_: u32;
var phi_12431_: u32;
var phi_12478_: u32;
var phi_12479_: u32;
var local_76: u32;
var local_77: u32;
var local_78: u32;
var phi_12499_: u32;
var phi_12500_: u32;
var local_79: u32;
var phi_12516_: u32;
var phi_12519_: u32;
var phi_12517_: u32;
var phi_12520_: u32;
var phi_12567_: u32;
var phi_12568_: u32;
var local_80: u32;
var local_81: u32;
var local_82: u32;
var phi_12588_: u32;
var phi_12589_: u32;
var local_83: u32;
var phi_12605_: u32;
var phi_12608_: u32;
var phi_12606_: u32;
var phi_12609_: u32;
var phi_12656_: u32;
var phi_12657_: u32;
var local_84: u32;
var local_85: u32;
var local_86: u32;
var phi_12677_: u32;
var phi_12678_: u32;
var local_87: u32;
var phi_12694_: u32;
var phi_12697_: u32;
var phi_12695_: u32;
var phi_12698_: u32;
var phi_12745_: u32;
var phi_12746_: u32;
var local_88: u32;
var local_89: u32;
var local_90: u32;
var phi_12766_: u32;
var phi_12767_: u32;
var local_91: u32;
var phi_12783_: u32;
var phi_12786_: u32;
var phi_12784_: u32;
var phi_12787_: u32;
var phi_12834_: u32;
var phi_12835_: u32;
var local_92: u32;
var local_93: u32;
var local_94: u32;
var phi_12855_: u32;
var phi_12856_: u32;
var local_95: u32;
var phi_12899_: bool;
var phi_12905_: type_58;
var phi_12908_: u32;
var phi_12924_: type_58;
var phi_12927_: u32;
var phi_12929_: u32;
var phi_12976_: bool;
var phi_12990_: u32;
var phi_12993_: u32;
var phi_13012_: u32;
var phi_12991_: u32;
var phi_12994_: u32;
var local_96: u32;
var local_97: u32;
var phi_13021_: bool;
var phi_13022_: bool;
var phi_13023_: bool;
var phi_13024_: bool;
var phi_13035_: type_58;
var phi_13036_: u32;
var phi_12925_: type_58;
var phi_12928_: u32;
var phi_12930_: u32;
var local_98: u32;
var local_99: u32;
var local_100: type_58;
var local_101: type_58;
var phi_13053_: type_58;
var phi_12906_: type_58;
var phi_12909_: u32;
var local_102: type_58;
var phi_13067_: u32;
var phi_13070_: u32;
var phi_13068_: u32;
var phi_13071_: u32;
var local_103: u32;
var phi_13092_: u32;
var phi_13095_: u32;
var phi_13097_: u32;
var phi_13093_: u32;
var phi_13096_: u32;
var phi_13098_: u32;
var local_104: u32;
var local_105: u32;
var local_106: type_58;
var phi_13153_: u32;
var phi_13156_: u32;
var phi_13158_: u32;
var phi_13160_: u32;
var phi_13162_: u32;
var phi_13184_: u32;
var phi_13185_: u32;
var phi_13186_: u32;
var phi_13154_: u32;
var phi_13157_: u32;
var phi_13159_: u32;
var phi_13161_: u32;
var phi_13163_: u32;
var local_107: type_58;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_61 = array<u32, 2>(0u, 0u);
local_61[_e411.z] = _e410.x;
let _e423 = local_61[(_e412.z - 1u)];
let _e428 = (_e411.x + (_e411.y * _e412.x));
let _e431 = atomicLoad((&tiles_2.member[3u]));
let _e432 = (_e428 < _e431);
let _e434 = (select(0u, _e428, _e432) * 2u);
let _e438 = atomicLoad((&tiles_2.member[(4u + _e434)]));
let _e442 = atomicLoad((&tiles_2.member[(_e434 + 5u)]));
let _e444 = ((_e438 * 256u) + _e423);
let _e445 = (_e442 * 256u);
let _e446 = (_e445 + _e423);
if _e432 {
let _e449 = params_2.member.member_3;
if (_e446 < _e449) {
let _e453 = sorted_starts.member[_e446];
let _e456 = boxes.member[_e446];
starts_3[_e423] = _e456.y;
ends[_e423] = _e456.z;
duplicate_masks[_e423] = _e456.w;
phi_12093_ = _e453;
} else {
phi_12093_ = 4294967295u;
}
let _e464 = phi_12093_;
phi_12094_ = _e464;
} else {
phi_12094_ = 4294967295u;
}
let _e466 = phi_12094_;
keys_1[_e423] = _e466;
if _e432 {
let _e470 = params_2.member.member_3;
if (_e444 < _e470) {
let _e474 = boxes.member[_e444];
let _e478 = box_ends.member[_e444][0u];
let _e482 = box_ends.member[_e444][1u];
phi_12114_ = vec2<u32>(_e478, _e482);
phi_12115_ = _e474;
} else {
phi_12114_ = vec2<u32>(0u, 0u);
phi_12115_ = vec4<u32>(0u, 0u, 0u, 0u);
}
let _e485 = phi_12114_;
let _e487 = phi_12115_;
phi_12116_ = _e485;
phi_12117_ = _e487;
} else {
phi_12116_ = vec2<u32>(0u, 0u);
phi_12117_ = vec4<u32>(0u, 0u, 0u, 0u);
}
let _e489 = phi_12116_;
let _e491 = phi_12117_;
workgroupBarrier();
if (_e442 == _e438) {
phi_12123_ = (_e423 + 1u);
} else {
phi_12123_ = 0u;
}
let _e495 = phi_12123_;
phi_12125_ = 256u;
phi_12128_ = 0u;
loop {
let _e497 = phi_12125_;
let _e499 = phi_12128_;
local_62 = _e499;
local_63 = _e499;
local_64 = _e499;
local_65 = _e499;
local_66 = _e499;
local_68 = _e499;
local_69 = _e499;
local_70 = _e499;
local_72 = _e499;
local_73 = _e499;
local_74 = _e499;
local_76 = _e499;
local_77 = _e499;
local_78 = _e499;
local_80 = _e499;
local_81 = _e499;
local_82 = _e499;
local_84 = _e499;
local_85 = _e499;
local_86 = _e499;
local_88 = _e499;
local_89 = _e499;
local_90 = _e499;
local_92 = _e499;
local_93 = _e499;
local_94 = _e499;
let _e500 = (_e499 < _e497);
if _e500 {
let _e503 = (_e499 + ((_e497 - _e499) / 2u));
let _e505 = keys_1[_e503];
let _e507 = (_e505 <= _e489.x);
if _e507 {
phi_12148_ = (_e503 + 1u);
} else {
phi_12148_ = _e499;
}
let _e510 = phi_12148_;
phi_12126_ = select(_e503, _e497, _e507);
phi_12129_ = _e510;
} else {
break;
}
let _e513 = phi_12126_;
let _e515 = phi_12129_;
continue;
continuing {
phi_12125_ = _e513;
phi_12128_ = _e515;
}
}
let _e518 = local_62;
let _e521 = local_63;
phi_12160_ = 0u;
phi_12163_ = 0u;
loop {
let _e528 = phi_12160_;
let _e530 = phi_12163_;
local_67 = _e530;
let _e531 = (_e528 < 32u);
if _e531 {
let _e533 = starts_3[_e528];
let _e535 = ends[_e528];
let _e542 = duplicate_masks[_e528];
phi_12161_ = (_e528 + 1u);
phi_12164_ = (_e530 | (select(0u, 1u, (((((_e491.z - _e533) & (_e535 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e542) == 0u))) << bitcast<u32>((_e528 & 31u))));
} else {
break;
}
let _e553 = phi_12161_;
let _e555 = phi_12164_;
continue;
continuing {
phi_12160_ = _e553;
phi_12163_ = _e555;
}
}
if (_e495 <= 0u) {
phi_12212_ = 4294967295u;
} else {
if (_e495 < 32u) {
phi_12211_ = (4294967295u << bitcast<u32>((_e495 & 31u)));
} else {
phi_12211_ = 0u;
}
let _e563 = phi_12211_;
phi_12212_ = _e563;
}
let _e565 = phi_12212_;
let _e567 = local_64;
if (_e567 <= 0u) {
phi_12233_ = 4294967295u;
} else {
let _e570 = local_65;
if (_e570 < 32u) {
let _e573 = local_66;
phi_12232_ = (4294967295u << bitcast<u32>((_e573 & 31u)));
} else {
phi_12232_ = 0u;
}
let _e578 = phi_12232_;
phi_12233_ = _e578;
}
let _e580 = phi_12233_;
let _e584 = local_67;
let _e585 = (_e584 & (_e565 & ~(_e580)));
masks[_e423] = _e585;
phi_12249_ = 0u;
phi_12252_ = 0u;
loop {
let _e591 = phi_12249_;
let _e593 = phi_12252_;
local_71 = _e593;
let _e594 = (_e591 < 32u);
if _e594 {
let _e595 = (32u + _e591);
let _e597 = starts_3[_e595];
let _e599 = ends[_e595];
let _e606 = duplicate_masks[_e595];
phi_12250_ = (_e591 + 1u);
phi_12253_ = (_e593 | (select(0u, 1u, (((((_e491.z - _e597) & (_e599 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e606) == 0u))) << bitcast<u32>((_e591 & 31u))));
} else {
break;
}
let _e617 = phi_12250_;
let _e619 = phi_12253_;
continue;
continuing {
phi_12249_ = _e617;
phi_12252_ = _e619;
}
}
if (_e495 <= 32u) {
phi_12301_ = 4294967295u;
} else {
if (_e495 < 64u) {
phi_12300_ = (4294967295u << bitcast<u32>(((_e495 - 32u) & 31u)));
} else {
phi_12300_ = 0u;
}
let _e628 = phi_12300_;
phi_12301_ = _e628;
}
let _e630 = phi_12301_;
let _e632 = local_68;
if (_e632 <= 32u) {
phi_12322_ = 4294967295u;
} else {
let _e635 = local_69;
if (_e635 < 64u) {
let _e638 = local_70;
phi_12321_ = (4294967295u << bitcast<u32>(((_e638 - 32u) & 31u)));
} else {
phi_12321_ = 0u;
}
let _e644 = phi_12321_;
phi_12322_ = _e644;
}
let _e646 = phi_12322_;
let _e650 = local_71;
let _e651 = (_e650 & (_e630 & ~(_e646)));
masks[(256u + _e423)] = _e651;
phi_12338_ = 0u;
phi_12341_ = 0u;
loop {
let _e662 = phi_12338_;
let _e664 = phi_12341_;
local_75 = _e664;
let _e665 = (_e662 < 32u);
if _e665 {
let _e666 = (64u + _e662);
let _e668 = starts_3[_e666];
let _e670 = ends[_e666];
let _e677 = duplicate_masks[_e666];
phi_12339_ = (_e662 + 1u);
phi_12342_ = (_e664 | (select(0u, 1u, (((((_e491.z - _e668) & (_e670 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e677) == 0u))) << bitcast<u32>((_e662 & 31u))));
} else {
break;
}
let _e688 = phi_12339_;
let _e690 = phi_12342_;
continue;
continuing {
phi_12338_ = _e688;
phi_12341_ = _e690;
}
}
if (_e495 <= 64u) {
phi_12390_ = 4294967295u;
} else {
if (_e495 < 96u) {
phi_12389_ = (4294967295u << bitcast<u32>(((_e495 - 64u) & 31u)));
} else {
phi_12389_ = 0u;
}
let _e699 = phi_12389_;
phi_12390_ = _e699;
}
let _e701 = phi_12390_;
let _e703 = local_72;
if (_e703 <= 64u) {
phi_12411_ = 4294967295u;
} else {
let _e706 = local_73;
if (_e706 < 96u) {
let _e709 = local_74;
phi_12410_ = (4294967295u << bitcast<u32>(((_e709 - 64u) & 31u)));
} else {
phi_12410_ = 0u;
}
let _e715 = phi_12410_;
phi_12411_ = _e715;
}
let _e717 = phi_12411_;
let _e721 = local_75;
let _e722 = (_e721 & (_e701 & ~(_e717)));
masks[(512u + _e423)] = _e722;
phi_12427_ = 0u;
phi_12430_ = 0u;
loop {
let _e733 = phi_12427_;
let _e735 = phi_12430_;
local_79 = _e735;
let _e736 = (_e733 < 32u);
if _e736 {
let _e737 = (96u + _e733);
let _e739 = starts_3[_e737];
let _e741 = ends[_e737];
let _e748 = duplicate_masks[_e737];
phi_12428_ = (_e733 + 1u);
phi_12431_ = (_e735 | (select(0u, 1u, (((((_e491.z - _e739) & (_e741 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e748) == 0u))) << bitcast<u32>((_e733 & 31u))));
} else {
break;
}
let _e759 = phi_12428_;
let _e761 = phi_12431_;
continue;
continuing {
phi_12427_ = _e759;
phi_12430_ = _e761;
}
}
if (_e495 <= 96u) {
phi_12479_ = 4294967295u;
} else {
if (_e495 < 128u) {
phi_12478_ = (4294967295u << bitcast<u32>(((_e495 - 96u) & 31u)));
} else {
phi_12478_ = 0u;
}
let _e770 = phi_12478_;
phi_12479_ = _e770;
}
let _e772 = phi_12479_;
let _e774 = local_76;
if (_e774 <= 96u) {
phi_12500_ = 4294967295u;
} else {
let _e777 = local_77;
if (_e777 < 128u) {
let _e780 = local_78;
phi_12499_ = (4294967295u << bitcast<u32>(((_e780 - 96u) & 31u)));
} else {
phi_12499_ = 0u;
}
let _e786 = phi_12499_;
phi_12500_ = _e786;
}
let _e788 = phi_12500_;
let _e792 = local_79;
let _e793 = (_e792 & (_e772 & ~(_e788)));
masks[(768u + _e423)] = _e793;
phi_12516_ = 0u;
phi_12519_ = 0u;
loop {
let _e804 = phi_12516_;
let _e806 = phi_12519_;
local_83 = _e806;
let _e807 = (_e804 < 32u);
if _e807 {
let _e808 = (128u + _e804);
let _e810 = starts_3[_e808];
let _e812 = ends[_e808];
let _e819 = duplicate_masks[_e808];
phi_12517_ = (_e804 + 1u);
phi_12520_ = (_e806 | (select(0u, 1u, (((((_e491.z - _e810) & (_e812 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e819) == 0u))) << bitcast<u32>((_e804 & 31u))));
} else {
break;
}
let _e830 = phi_12517_;
let _e832 = phi_12520_;
continue;
continuing {
phi_12516_ = _e830;
phi_12519_ = _e832;
}
}
if (_e495 <= 128u) {
phi_12568_ = 4294967295u;
} else {
if (_e495 < 160u) {
phi_12567_ = (4294967295u << bitcast<u32>(((_e495 - 128u) & 31u)));
} else {
phi_12567_ = 0u;
}
let _e841 = phi_12567_;
phi_12568_ = _e841;
}
let _e843 = phi_12568_;
let _e845 = local_80;
if (_e845 <= 128u) {
phi_12589_ = 4294967295u;
} else {
let _e848 = local_81;
if (_e848 < 160u) {
let _e851 = local_82;
phi_12588_ = (4294967295u << bitcast<u32>(((_e851 - 128u) & 31u)));
} else {
phi_12588_ = 0u;
}
let _e857 = phi_12588_;
phi_12589_ = _e857;
}
let _e859 = phi_12589_;
let _e863 = local_83;
let _e864 = (_e863 & (_e843 & ~(_e859)));
masks[(1024u + _e423)] = _e864;
phi_12605_ = 0u;
phi_12608_ = 0u;
loop {
let _e875 = phi_12605_;
let _e877 = phi_12608_;
local_87 = _e877;
let _e878 = (_e875 < 32u);
if _e878 {
let _e879 = (160u + _e875);
let _e881 = starts_3[_e879];
let _e883 = ends[_e879];
let _e890 = duplicate_masks[_e879];
phi_12606_ = (_e875 + 1u);
phi_12609_ = (_e877 | (select(0u, 1u, (((((_e491.z - _e881) & (_e883 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e890) == 0u))) << bitcast<u32>((_e875 & 31u))));
} else {
break;
}
let _e901 = phi_12606_;
let _e903 = phi_12609_;
continue;
continuing {
phi_12605_ = _e901;
phi_12608_ = _e903;
}
}
if (_e495 <= 160u) {
phi_12657_ = 4294967295u;
} else {
if (_e495 < 192u) {
phi_12656_ = (4294967295u << bitcast<u32>(((_e495 - 160u) & 31u)));
} else {
phi_12656_ = 0u;
}
let _e912 = phi_12656_;
phi_12657_ = _e912;
}
let _e914 = phi_12657_;
let _e916 = local_84;
if (_e916 <= 160u) {
phi_12678_ = 4294967295u;
} else {
let _e919 = local_85;
if (_e919 < 192u) {
let _e922 = local_86;
phi_12677_ = (4294967295u << bitcast<u32>(((_e922 - 160u) & 31u)));
} else {
phi_12677_ = 0u;
}
let _e928 = phi_12677_;
phi_12678_ = _e928;
}
let _e930 = phi_12678_;
let _e934 = local_87;
let _e935 = (_e934 & (_e914 & ~(_e930)));
masks[(1280u + _e423)] = _e935;
phi_12694_ = 0u;
phi_12697_ = 0u;
loop {
let _e946 = phi_12694_;
let _e948 = phi_12697_;
local_91 = _e948;
let _e949 = (_e946 < 32u);
if _e949 {
let _e950 = (192u + _e946);
let _e952 = starts_3[_e950];
let _e954 = ends[_e950];
let _e961 = duplicate_masks[_e950];
phi_12695_ = (_e946 + 1u);
phi_12698_ = (_e948 | (select(0u, 1u, (((((_e491.z - _e952) & (_e954 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e961) == 0u))) << bitcast<u32>((_e946 & 31u))));
} else {
break;
}
let _e972 = phi_12695_;
let _e974 = phi_12698_;
continue;
continuing {
phi_12694_ = _e972;
phi_12697_ = _e974;
}
}
if (_e495 <= 192u) {
phi_12746_ = 4294967295u;
} else {
if (_e495 < 224u) {
phi_12745_ = (4294967295u << bitcast<u32>(((_e495 - 192u) & 31u)));
} else {
phi_12745_ = 0u;
}
let _e983 = phi_12745_;
phi_12746_ = _e983;
}
let _e985 = phi_12746_;
let _e987 = local_88;
if (_e987 <= 192u) {
phi_12767_ = 4294967295u;
} else {
let _e990 = local_89;
if (_e990 < 224u) {
let _e993 = local_90;
phi_12766_ = (4294967295u << bitcast<u32>(((_e993 - 192u) & 31u)));
} else {
phi_12766_ = 0u;
}
let _e999 = phi_12766_;
phi_12767_ = _e999;
}
let _e1001 = phi_12767_;
let _e1005 = local_91;
let _e1006 = (_e1005 & (_e985 & ~(_e1001)));
masks[(1536u + _e423)] = _e1006;
phi_12783_ = 0u;
phi_12786_ = 0u;
loop {
let _e1017 = phi_12783_;
let _e1019 = phi_12786_;
local_95 = _e1019;
let _e1020 = (_e1017 < 32u);
if _e1020 {
let _e1021 = (224u + _e1017);
let _e1023 = starts_3[_e1021];
let _e1025 = ends[_e1021];
let _e1032 = duplicate_masks[_e1021];
phi_12784_ = (_e1017 + 1u);
phi_12787_ = (_e1019 | (select(0u, 1u, (((((_e491.z - _e1023) & (_e1025 - _e491.y)) & 2147516416u) == 2147516416u) && ((_e491.w & _e1032) == 0u))) << bitcast<u32>((_e1017 & 31u))));
} else {
break;
}
let _e1043 = phi_12784_;
let _e1045 = phi_12787_;
continue;
continuing {
phi_12783_ = _e1043;
phi_12786_ = _e1045;
}
}
if (_e495 <= 224u) {
phi_12835_ = 4294967295u;
} else {
if (_e495 < 256u) {
phi_12834_ = (4294967295u << bitcast<u32>(((_e495 - 224u) & 31u)));
} else {
phi_12834_ = 0u;
}
let _e1054 = phi_12834_;
phi_12835_ = _e1054;
}
let _e1056 = phi_12835_;
let _e1058 = local_92;
if (_e1058 <= 224u) {
phi_12856_ = 4294967295u;
} else {
let _e1061 = local_93;
if (_e1061 < 256u) {
let _e1064 = local_94;
phi_12855_ = (4294967295u << bitcast<u32>(((_e1064 - 224u) & 31u)));
} else {
phi_12855_ = 0u;
}
let _e1070 = phi_12855_;
phi_12856_ = _e1070;
}
let _e1072 = phi_12856_;
let _e1076 = local_95;
let _e1077 = (_e1076 & (_e1056 & ~(_e1072)));
masks[(1792u + _e423)] = _e1077;
let _e1086 = (((((((select(0u, 1u, (_e585 != 0u)) | (select(0u, 1u, (_e651 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e722 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e793 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e864 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e935 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e1006 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1077 != 0u)) << bitcast<u32>(7u)));
let _e1090 = params_2.member.member_21;
let _e1091 = (_e1090 != 0u);
if _e1091 {
phi_12899_ = true;
} else {
phi_12899_ = select(true, false, (_e489.y == 0u));
}
let _e1096 = phi_12899_;
phi_12905_ = type_58((((((((countOneBits(_e585) + countOneBits(_e651)) + countOneBits(_e722)) + countOneBits(_e793)) + countOneBits(_e864)) + countOneBits(_e935)) + countOneBits(_e1006)) + countOneBits(_e1077)), _e1086);
phi_12908_ = select(0u, _e1086, _e1096);
loop {
let _e1099 = phi_12905_;
let _e1101 = phi_12908_;
local_102 = _e1099;
local_106 = _e1099;
let _e1102 = (_e1101 == 0u);
if _e1102 {
phi_12906_ = type_58();
phi_12909_ = u32();
} else {
let _e1104 = select(firstTrailingBit(_e1101), 32u, _e1102);
let _e1108 = masks[((_e1104 * 256u) + _e423)];
phi_12924_ = _e1099;
phi_12927_ = _e1108;
phi_12929_ = _e1108;
loop {
let _e1110 = phi_12924_;
let _e1112 = phi_12927_;
let _e1114 = phi_12929_;
local_98 = _e1114;
local_99 = _e1114;
local_100 = _e1110;
local_101 = _e1110;
local_107 = _e1110;
let _e1115 = (_e1112 == 0u);
if _e1115 {
phi_12925_ = type_58();
phi_12928_ = u32();
phi_12930_ = u32();
} else {
let _e1120 = ((_e445 + (_e1104 * 32u)) + select(firstTrailingBit(_e1112), 32u, _e1115));
let _e1123 = box_ends.member[_e1120][1u];
let _e1125 = ((_e489.y & _e1123) != 0u);
if _e1091 {
if _e1125 {
phi_13023_ = _e1125;
} else {
let _e1128 = tags_2.member[_e491.x];
let _e1130 = boxes.member[_e1120];
let _e1133 = tags_2.member[_e1130.x];
if (_e1128.z == _e1133.z) {
phi_12976_ = ((_e1128.w & 2147483648u) == 0u);
} else {
phi_12976_ = true;
}
let _e1141 = phi_12976_;
if _e1141 {
let _e1143 = (_e1128.w & 2147483647u);
let _e1145 = (_e1133.w & 2147483647u);
let _e1147 = filter_.member[_e1143];
let _e1150 = filter_.member[(_e1143 + 1u)];
phi_12990_ = _e1150;
phi_12993_ = _e1147;
loop {
let _e1152 = phi_12990_;
let _e1154 = phi_12993_;
local_96 = _e1154;
local_97 = _e1154;
let _e1155 = (_e1154 < _e1152);
if _e1155 {
let _e1158 = (_e1154 + ((_e1152 - _e1154) / 2u));
let _e1160 = filter_.member[_e1158];
let _e1161 = (_e1160 <= _e1145);
if _e1161 {
phi_13012_ = (_e1158 + 1u);
} else {
phi_13012_ = _e1154;
}
let _e1164 = phi_13012_;
phi_12991_ = select(_e1158, _e1152, _e1161);
phi_12994_ = _e1164;
} else {
break;
}
let _e1167 = phi_12991_;
let _e1169 = phi_12994_;
continue;
continuing {
phi_12990_ = _e1167;
phi_12993_ = _e1169;
}
}
let _e1172 = local_96;
if (_e1172 > _e1147) {
let _e1175 = local_97;
let _e1178 = filter_.member[(_e1175 - 1u)];
phi_13021_ = (_e1178 == _e1145);
} else {
phi_13021_ = false;
}
let _e1181 = phi_13021_;
phi_13022_ = _e1181;
} else {
phi_13022_ = true;
}
let _e1183 = phi_13022_;
phi_13023_ = _e1183;
}
let _e1185 = phi_13023_;
phi_13024_ = _e1185;
} else {
phi_13024_ = _e1125;
}
let _e1187 = phi_13024_;
if _e1187 {
phi_13035_ = type_58((_e1110.member - 1u), _e1110.member_1);
phi_13036_ = (_e1114 & ~((_e1112 & (0u - _e1112))));
} else {
phi_13035_ = _e1110;
phi_13036_ = _e1114;
}
let _e1198 = phi_13035_;
let _e1200 = phi_13036_;
phi_12925_ = _e1198;
phi_12928_ = (_e1112 & (_e1112 - 1u));
phi_12930_ = _e1200;
}
let _e1204 = phi_12925_;
let _e1206 = phi_12928_;
let _e1208 = phi_12930_;
continue;
continuing {
phi_12924_ = _e1204;
phi_12927_ = _e1206;
phi_12929_ = _e1208;
break if !(select(true, false, _e1115));
}
}
let _e1212 = local_98;
masks[((_e1104 * 256u) + _e423)] = _e1212;
let _e1214 = local_99;
if (_e1214 == 0u) {
let _e1220 = local_100;
let _e1224 = local_101;
phi_13053_ = type_58(_e1224.member, (_e1220.member_1 & ~((_e1101 & (0u - _e1101)))));
} else {
let _e1522 = local_107;
phi_13053_ = _e1522;
}
let _e1229 = phi_13053_;
phi_12906_ = _e1229;
phi_12909_ = (_e1101 & (_e1101 - 1u));
}
let _e1233 = phi_12906_;
let _e1235 = phi_12909_;
continue;
continuing {
phi_12905_ = _e1233;
phi_12908_ = _e1235;
break if !(select(true, false, _e1102));
}
}
let _e1239 = local_102;
counts_2[_e423] = ((_e1239.member << bitcast<u32>(16i)) | (select(_e495, _e521, (_e518 > _e495)) - _e495));
workgroupBarrier();
if ((_e423 & 15u) == 0u) {
phi_13067_ = 0u;
phi_13070_ = 0u;
loop {
let _e1248 = phi_13067_;
let _e1250 = phi_13070_;
local_103 = _e1250;
let _e1251 = (_e1248 < 16u);
if _e1251 {
let _e1254 = counts_2[(_e423 + _e1248)];
counts_2[(_e423 + _e1248)] = _e1250;
phi_13068_ = (_e1248 + _e412.z);
phi_13071_ = (_e1250 + _e1254);
} else {
break;
}
let _e1258 = phi_13068_;
let _e1260 = phi_13071_;
continue;
continuing {
phi_13067_ = _e1258;
phi_13070_ = _e1260;
}
}
let _e1265 = local_103;
chunk_counts[(_e423 / 16u)] = _e1265;
}
workgroupBarrier();
if (_e423 == 0u) {
phi_13092_ = 0u;
phi_13095_ = 0u;
phi_13097_ = 0u;
loop {
let _e1268 = phi_13092_;
let _e1270 = phi_13095_;
let _e1272 = phi_13097_;
local_104 = _e1270;
local_105 = _e1272;
let _e1273 = (_e1268 < 16u);
if _e1273 {
let _e1275 = chunk_counts[_e1268];
chunk_counts[_e1268] = ((_e1272 << bitcast<u32>(16i)) | _e1270);
phi_13093_ = (_e1268 + _e412.z);
phi_13096_ = (_e1270 + (_e1275 & 65535u));
phi_13098_ = (_e1272 + (_e1275 >> bitcast<u32>(16i)));
} else {
break;
}
let _e1286 = phi_13093_;
let _e1288 = phi_13096_;
let _e1290 = phi_13098_;
continue;
continuing {
phi_13092_ = _e1286;
phi_13095_ = _e1288;
phi_13097_ = _e1290;
}
}
let _e1293 = local_104;
let _e1294 = select(0u, _e1293, _e432);
let _e1296 = local_105;
let _e1300 = atomicAdd((&tiles_2.member[1u]), _e1294);
if ((_e1300 + _e1294) < _e1300) {
let _e1305 = atomicAdd((&tiles_2.member[2u]), 1u);
}
let _e1308 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1296, _e432));
reserved[0u] = _e1308;
}
workgroupBarrier();
let _e1310 = counts_2[_e423];
let _e1313 = chunk_counts[(_e423 / 16u)];
let _e1316 = reserved[0u];
let _e1321 = local_106;
let _e1325 = params_2.member.member_11;
phi_13153_ = 0u;
phi_13156_ = 0u;
phi_13158_ = _e1321.member_1;
phi_13160_ = _e1239.member;
phi_13162_ = (_e1316 + ((_e1310 + _e1313) >> bitcast<u32>(16i)));
loop {
let _e1327 = phi_13153_;
let _e1329 = phi_13156_;
let _e1331 = phi_13158_;
let _e1333 = phi_13160_;
let _e1335 = phi_13162_;
let _e1336 = (_e1333 == 0u);
if _e1336 {
phi_13154_ = u32();
phi_13157_ = u32();
phi_13159_ = u32();
phi_13161_ = u32();
phi_13163_ = u32();
} else {
if (_e1327 == 0u) {
let _e1340 = select(firstTrailingBit(_e1331), 32u, (_e1331 == 0u));
let _e1344 = masks[((_e1340 * 256u) + _e423)];
phi_13184_ = _e1344;
phi_13185_ = _e1340;
phi_13186_ = (_e1331 & (_e1331 - 1u));
} else {
phi_13184_ = _e1327;
phi_13185_ = _e1329;
phi_13186_ = _e1331;
}
let _e1348 = phi_13184_;
let _e1350 = phi_13185_;
let _e1352 = phi_13186_;
if (_e1335 < _e1325) {
pairs_1.member[_e1335] = (((_e428 << bitcast<u32>(16i)) | (_e423 << bitcast<u32>(8i))) | ((_e1350 * 32u) + select(firstTrailingBit(_e1348), 32u, (_e1348 == 0u))));
}
phi_13154_ = (_e1348 & (_e1348 - 1u));
phi_13157_ = _e1350;
phi_13159_ = _e1352;
phi_13161_ = (_e1333 - 1u);
phi_13163_ = (_e1335 + 1u);
}
let _e1372 = phi_13154_;
let _e1374 = phi_13157_;
let _e1376 = phi_13159_;
let _e1378 = phi_13161_;
let _e1380 = phi_13163_;
continue;
continuing {
phi_13153_ = _e1372;
phi_13156_ = _e1374;
phi_13158_ = _e1376;
phi_13160_ = _e1378;
phi_13162_ = _e1380;
break if !(select(true, false, _e1336));
}
}
return;
}

fn function_34() {
var phi_13255_: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_2.member.member_1;
if (_e419 < _e422) {
let _e430 = params_2.member.member_4;
let _e432 = (((f32(_e419) + 0.5f) / f32(_e422)) * f32(_e430));
let _e437 = select(select(u32(_e432), 0u, (_e432 < 0f)), 4294967295u, (_e432 > 4294967000f));
if (_e437 >= _e430) {
phi_13255_ = (_e430 - 1u);
} else {
phi_13255_ = _e437;
}
let _e441 = phi_13255_;
let _e444 = params_2.member.member_5;
let _e448 = spheres.member[(_e441 * _e444)];
centers.member[_e419] = _e448;
}
return;
}

fn function_35() {
var local_108: array<u32, 2>;
var phi_13325_: u32;
var phi_13328_: f32;
var phi_13326_: u32;
var phi_13329_: f32;
var phi_13363_: u32;
var phi_13366_: f32;
var local_109: u32;
var local_110: f32;
var phi_13404_: f32;
var phi_13364_: u32;
var phi_13367_: f32;
var local_111: f32;
var phi_13408_: vec4<f32>;
var phi_13409_: f32;
var phi_13410_: vec4<f32>;
var phi_13411_: f32;
var phi_13440_: vec4<f32>;
var phi_13443_: u32;
var phi_13486_: f32;
var phi_13496_: f32;
var phi_13515_: vec4<f32>;
var phi_13441_: vec4<f32>;
var phi_13444_: u32;
var phi_13517_: vec4<f32>;
var phi_13536_: vec4<f32>;
var phi_13539_: u32;
var phi_13537_: vec4<f32>;
var phi_13540_: u32;
var local_112: vec4<f32>;
var local_113: f32;
var local_114: vec4<f32>;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_108 = array<u32, 2>(0u, 0u);
local_108[_e411.z] = _e410.x;
let _e419 = local_108[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e426 = ((_e424 * 256u) + _e419);
let _e429 = progress.member[1u];
let _e430 = (_e429 == 0u);
if _e430 {
let _e433 = params_2.member.member_4;
if (_e426 < _e433) {
let _e437 = params_2.member.member_5;
let _e441 = spheres.member[(_e426 * _e437)];
let _e447 = centers_1.member[0u];
let _e451 = (_e441.x - _e447.x);
let _e452 = (_e441.y - _e447.y);
let _e453 = (_e441.z - _e447.z);
let _e458 = (((_e451 * _e451) + (_e452 * _e452)) + (_e453 * _e453));
phi_13325_ = 1u;
phi_13328_ = select(_e458, 0.000000000001f, (_e458 < 0.000000000001f));
loop {
let _e462 = phi_13325_;
let _e464 = phi_13328_;
local_110 = _e464;
local_111 = _e464;
let _e467 = params_2.member.member_1;
let _e468 = (_e462 < _e467);
local_109 = _e467;
if _e468 {
let _e471 = centers_1.member[_e462];
let _e475 = (_e441.x - _e471.x);
let _e476 = (_e441.y - _e471.y);
let _e477 = (_e441.z - _e471.z);
let _e482 = (((_e475 * _e475) + (_e476 * _e476)) + (_e477 * _e477));
let _e484 = select(_e482, 0.000000000001f, (_e482 < 0.000000000001f));
phi_13326_ = (_e462 + 1u);
phi_13329_ = select(_e464, _e484, (_e484 < _e464));
} else {
break;
}
let _e489 = phi_13326_;
let _e491 = phi_13329_;
continue;
continuing {
phi_13325_ = _e489;
phi_13328_ = _e491;
}
}
phi_13363_ = 0u;
phi_13366_ = 0f;
loop {
let _e494 = phi_13363_;
let _e496 = phi_13366_;
local_113 = _e496;
let _e498 = local_109;
let _e499 = (_e494 < _e498);
if _e499 {
let _e502 = centers_1.member[_e494];
let _e506 = (_e441.x - _e502.x);
let _e507 = (_e441.y - _e502.y);
let _e508 = (_e441.z - _e502.z);
let _e513 = (((_e506 * _e506) + (_e507 * _e507)) + (_e508 * _e508));
let _e518 = params_2.member.member_6;
let _e520 = local_110;
let _e521 = (_e520 / select(_e513, 0.000000000001f, (_e513 < 0.000000000001f)));
if (_e518 == 2f) {
phi_13404_ = _e521;
} else {
phi_13404_ = pow(_e521, (1f / (_e518 - 1f)));
}
let _e527 = phi_13404_;
phi_13364_ = (_e494 + 1u);
phi_13367_ = (_e496 + _e527);
} else {
break;
}
let _e531 = phi_13364_;
let _e533 = phi_13367_;
continue;
continuing {
phi_13363_ = _e531;
phi_13366_ = _e533;
}
}
let _e536 = local_111;
phi_13408_ = vec4<f32>(_e441.x, _e441.y, _e441.z, _e536);
let _e676 = local_113;
phi_13409_ = _e676;
} else {
phi_13408_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_13409_ = 0f;
}
let _e539 = phi_13408_;
let _e541 = phi_13409_;
phi_13410_ = _e539;
phi_13411_ = _e541;
} else {
phi_13410_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_13411_ = 0f;
}
let _e543 = phi_13410_;
let _e545 = phi_13411_;
points[_e419] = _e543;
closenesses[_e419] = _e545;
workgroupBarrier();
let _e550 = params_2.member.member_2;
let _e551 = (_e550 & 31u);
let _e555 = (_e419 & ((1u << bitcast<u32>(_e551)) - 1u));
let _e559 = (256u >> bitcast<u32>(_e551));
let _e562 = params_2.member.member_1;
if (_e555 < _e562) {
let _e566 = centers_1.member[_e555];
phi_13440_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_13443_ = (_e419 >> bitcast<u32>(_e551));
loop {
let _e571 = phi_13440_;
let _e573 = phi_13443_;
local_114 = _e571;
let _e574 = (_e573 < 256u);
if _e574 {
let _e576 = points[_e573];
let _e578 = closenesses[_e573];
if (_e578 > 0f) {
let _e583 = (_e576.x - _e566.x);
let _e584 = (_e576.y - _e566.y);
let _e585 = (_e576.z - _e566.z);
let _e590 = (((_e583 * _e583) + (_e584 * _e584)) + (_e585 * _e585));
let _e596 = params_2.member.member_6;
let _e597 = (_e576.w / select(_e590, 0.000000000001f, (_e590 < 0.000000000001f)));
let _e598 = (_e596 == 2f);
if _e598 {
phi_13486_ = _e597;
} else {
phi_13486_ = pow(_e597, (1f / (_e596 - 1f)));
}
let _e603 = phi_13486_;
let _e604 = (_e603 / _e578);
if _e598 {
phi_13496_ = (_e604 * _e604);
} else {
phi_13496_ = pow(_e604, _e596);
}
let _e608 = phi_13496_;
phi_13515_ = vec4<f32>((_e571.x + (_e576.x * _e608)), (_e571.y + (_e576.y * _e608)), (_e571.z + (_e576.z * _e608)), (_e571.w + _e608));
} else {
phi_13515_ = _e571;
}
let _e622 = phi_13515_;
phi_13441_ = _e622;
phi_13444_ = (_e573 + _e559);
} else {
break;
}
let _e625 = phi_13441_;
let _e627 = phi_13444_;
continue;
continuing {
phi_13440_ = _e625;
phi_13443_ = _e627;
}
}
let _e688 = local_114;
phi_13517_ = _e688;
} else {
phi_13517_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e630 = phi_13517_;
parts[_e419] = _e630;
workgroupBarrier();
if _e430 {
if (_e419 < _e562) {
let _e636 = params_2.member.member_4;
if ((_e426 - _e419) < _e636) {
phi_13536_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_13539_ = 0u;
loop {
let _e639 = phi_13536_;
let _e641 = phi_13539_;
local_112 = _e639;
let _e642 = (_e641 < _e559);
if _e642 {
let _e647 = parts[((_e641 << bitcast<u32>(_e551)) + _e419)];
phi_13537_ = (_e639 + _e647);
phi_13540_ = (_e641 + 1u);
} else {
break;
}
let _e651 = phi_13537_;
let _e653 = phi_13540_;
continue;
continuing {
phi_13536_ = _e651;
phi_13539_ = _e653;
}
}
let _e660 = local_112;
sums_2.member[((_e424 * _e562) + _e419)] = _e660;
}
}
}
return;
}

fn function_36() {
var local_115: array<u32, 2>;
var phi_13625_: u32;
var phi_13627_: vec4<f32>;
var phi_13630_: u32;
var phi_13628_: vec4<f32>;
var phi_13631_: u32;
var local_116: vec4<f32>;
var local_117: vec4<f32>;
var phi_13670_: vec4<f32>;
var phi_13698_: u32;
var phi_13701_: u32;
var phi_13699_: u32;
var phi_13702_: u32;
var local_118: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_115 = array<u32, 2>(0u, 0u);
local_115[_e411.z] = _e410.x;
let _e419 = local_115[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
if (_e424 == 0u) {
let _e430 = params_2.member.member_1;
if (_e419 < _e430) {
let _e434 = params_2.member.member_4;
let _e435 = (_e434 / 256u);
if ((_e434 % 256u) > 0u) {
phi_13625_ = (_e435 + 1u);
} else {
phi_13625_ = _e435;
}
let _e440 = phi_13625_;
phi_13627_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_13630_ = 0u;
loop {
let _e442 = phi_13627_;
let _e444 = phi_13630_;
local_116 = _e442;
local_117 = _e442;
let _e445 = (_e444 < _e440);
if _e445 {
let _e450 = sums_3.member[((_e444 * _e430) + _e419)];
phi_13628_ = (_e442 + _e450);
phi_13631_ = (_e444 + 1u);
} else {
break;
}
let _e454 = phi_13628_;
let _e456 = phi_13631_;
continue;
continuing {
phi_13627_ = _e454;
phi_13630_ = _e456;
}
}
let _e460 = centers.member[_e419];
let _e462 = local_116;
if (_e462.w > 0f) {
let _e467 = local_117;
phi_13670_ = (_e467 / vec4(_e462.w));
} else {
phi_13670_ = _e460;
}
let _e470 = phi_13670_;
centers.member[_e419] = _e470;
let _e473 = (_e470.x - _e460.x);
let _e476 = (_e470.y - _e460.y);
let _e479 = (_e470.z - _e460.z);
moves[_e419] = (((_e473 * _e473) + (_e476 * _e476)) + (_e479 * _e479));
}
}
workgroupBarrier();
if (((_e424 * 256u) + _e419) == 0u) {
let _e489 = progress_1.member[1u];
if (_e489 == 0u) {
phi_13698_ = 0u;
phi_13701_ = 1u;
loop {
let _e492 = phi_13698_;
let _e494 = phi_13701_;
local_118 = _e494;
let _e497 = params_2.member.member_1;
let _e498 = (_e492 < _e497);
if _e498 {
let _e500 = moves[_e492];
let _e503 = params_2.member.member_7;
phi_13699_ = (_e492 + 1u);
phi_13702_ = select(_e494, 0u, (_e500 > (_e503 * _e503)));
} else {
break;
}
let _e509 = phi_13699_;
let _e511 = phi_13702_;
continue;
continuing {
phi_13698_ = _e509;
phi_13701_ = _e511;
}
}
let _e515 = progress_1.member[0u];
progress_1.member[0u] = (_e515 + 1u);
let _e518 = local_118;
progress_1.member[1u] = _e518;
}
}
return;
}

fn function_37() {
var phi_13757_: u32;
var phi_13760_: bool;
var phi_13788_: u32;
var phi_13789_: bool;
var phi_13758_: u32;
var phi_13761_: bool;
var phi_13790_: bool;
var local_119: bool;
var phi_13796_: vec4<f32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
if (_e419 < 64u) {
let _e423 = params_2.member.member_1;
let _e427 = centers_2.member[_e419];
phi_13757_ = 0u;
phi_13760_ = (_e419 < _e423);
loop {
let _e432 = phi_13757_;
let _e434 = phi_13760_;
local_119 = _e434;
if _e434 {
let _e435 = (_e432 < _e419);
if _e435 {
let _e438 = centers_2.member[_e432];
let _e442 = (_e427.x - _e438.x);
let _e443 = (_e427.y - _e438.y);
let _e444 = (_e427.z - _e438.z);
phi_13788_ = (_e432 + 1u);
phi_13789_ = !(((((_e442 * _e442) + (_e443 * _e443)) + (_e444 * _e444)) < 0.0000009536743f));
} else {
phi_13788_ = u32();
phi_13789_ = bool();
}
let _e454 = phi_13788_;
let _e456 = phi_13789_;
phi_13758_ = _e454;
phi_13761_ = _e456;
phi_13790_ = _e435;
} else {
phi_13758_ = u32();
phi_13761_ = bool();
phi_13790_ = false;
}
let _e458 = phi_13758_;
let _e460 = phi_13761_;
let _e462 = phi_13790_;
continue;
continuing {
phi_13757_ = _e458;
phi_13760_ = _e460;
break if !(_e462);
}
}
let _e465 = local_119;
if _e465 {
phi_13796_ = vec4<f32>(_e427.x, _e427.y, _e427.z, 0f);
} else {
phi_13796_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
}
let _e468 = phi_13796_;
kept.member[_e419] = _e468;
}
return;
}

fn function_38() {
var phi_13888_: f32;
var phi_13949_: f32;
var phi_14462_: vec4<f32>;
var phi_14771_: bool;
var phi_14772_: bool;
var phi_14773_: bool;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e423 = params_2.member.member;
if (_e419 < _e423) {
let _e425 = (_e419 * 3u);
let _e428 = corners.member[_e425];
let _e430 = bitcast<f32>(_e428.x);
let _e432 = bitcast<f32>(_e428.y);
let _e434 = bitcast<f32>(_e428.z);
let _e438 = corners.member[(_e425 + 1u)];
let _e440 = bitcast<f32>(_e438.x);
let _e442 = bitcast<f32>(_e438.y);
let _e444 = bitcast<f32>(_e438.z);
let _e448 = corners.member[(_e425 + 2u)];
let _e450 = bitcast<f32>(_e448.x);
let _e452 = bitcast<f32>(_e448.y);
let _e454 = bitcast<f32>(_e448.z);
let _e457 = frame.member[1u];
let _e459 = (_e430 * _e457.x);
let _e460 = (_e432 * _e457.x);
let _e461 = (_e434 * _e457.x);
let _e462 = (_e440 * _e457.x);
let _e463 = (_e442 * _e457.x);
let _e464 = (_e444 * _e457.x);
let _e465 = (_e450 * _e457.x);
let _e466 = (_e452 * _e457.x);
let _e467 = (_e454 * _e457.x);
let _e470 = frame.member[0u];
let _e477 = params_2.member.member_16;
let _e480 = params_2.member.member_17;
let _e483 = params_2.member.member_18;
let _e485 = select(_e483, _e477, (_e419 < _e480));
if (_e485 < (8388608f / _e457.x)) {
phi_13888_ = (_e485 * _e457.x);
} else {
phi_13888_ = 8388608f;
}
let _e490 = phi_13888_;
let _e494 = params_2.member.member_23;
if (_e494 > 0f) {
let _e496 = abs(_e459);
let _e497 = abs(_e460);
let _e499 = select(_e497, _e496, (_e496 > _e497));
let _e500 = abs(_e461);
let _e502 = select(_e500, _e499, (_e499 > _e500));
let _e503 = abs(_e462);
let _e504 = abs(_e463);
let _e506 = select(_e504, _e503, (_e503 > _e504));
let _e507 = abs(_e464);
let _e509 = select(_e507, _e506, (_e506 > _e507));
let _e511 = select(_e509, _e502, (_e502 > _e509));
let _e512 = abs(_e465);
let _e513 = abs(_e466);
let _e515 = select(_e513, _e512, (_e512 > _e513));
let _e516 = abs(_e467);
let _e518 = select(_e516, _e515, (_e515 > _e516));
phi_13949_ = ((_e494 * select(_e518, _e511, (_e511 > _e518))) + 0.0000000000000000000000000000007888609f);
} else {
phi_13949_ = 0f;
}
let _e524 = phi_13949_;
let _e525 = ((_e490 * 1.000001f) + _e524);
let _e526 = (_e411.z ^ 1u);
let _e529 = params_2.member.member_22;
let _e530 = (_e529 == 0u);
if _e530 {
let _e613 = select(_e462, _e459, (_e459 < _e462));
let _e615 = select(_e463, _e460, (_e460 < _e463));
let _e617 = select(_e464, _e461, (_e461 < _e464));
let _e625 = select(_e462, _e459, (_e459 > _e462));
let _e627 = select(_e463, _e460, (_e460 > _e463));
let _e629 = select(_e464, _e461, (_e461 > _e464));
let _e652 = (-(_e525) * _e470.w);
let _e653 = ((bitcast<f32>((bitcast<u32>((select(_e465, _e613, (_e613 < _e465)) - _e470.x)) ^ _e526)) * _e470.w) + _e652);
let _e654 = ((bitcast<f32>((bitcast<u32>((select(_e466, _e615, (_e615 < _e466)) - _e470.y)) ^ _e526)) * _e470.w) + _e652);
let _e655 = ((bitcast<f32>((bitcast<u32>((select(_e467, _e617, (_e617 < _e467)) - _e470.z)) ^ _e526)) * _e470.w) + _e652);
let _e657 = select(0f, _e653, (_e653 > 0f));
let _e659 = select(0f, _e654, (_e654 > 0f));
let _e661 = select(0f, _e655, (_e655 > 0f));
let _e663 = select(1f, _e657, (_e657 < 1f));
let _e665 = select(1f, _e659, (_e659 < 1f));
let _e667 = select(1f, _e661, (_e661 < 1f));
let _e683 = (_e525 * _e470.w);
let _e684 = ((bitcast<f32>((bitcast<u32>((select(_e465, _e625, (_e625 > _e465)) - _e470.x)) ^ _e526)) * _e470.w) + _e683);
let _e685 = ((bitcast<f32>((bitcast<u32>((select(_e466, _e627, (_e627 > _e466)) - _e470.y)) ^ _e526)) * _e470.w) + _e683);
let _e686 = ((bitcast<f32>((bitcast<u32>((select(_e467, _e629, (_e629 > _e467)) - _e470.z)) ^ _e526)) * _e470.w) + _e683);
let _e688 = select(0f, _e684, (_e684 > 0f));
let _e690 = select(0f, _e685, (_e685 > 0f));
let _e692 = select(0f, _e686, (_e686 > 0f));
let _e694 = select(1f, _e688, (_e688 < 1f));
let _e696 = select(1f, _e690, (_e690 < 1f));
let _e698 = select(1f, _e692, (_e692 < 1f));
let _e699 = (_e694 - _e663);
let _e700 = (_e696 - _e665);
let _e701 = (_e698 - _e667);
let _e715 = ((sqrt((((_e699 * _e699) + (_e700 * _e700)) + (_e701 * _e701))) * 0.5000038f) + 0.0000076293945f);
let _e722 = (((_e459 + _e462) + _e465) * 0.33333334f);
let _e723 = (((_e460 + _e463) + _e466) * 0.33333334f);
let _e724 = (((_e461 + _e464) + _e467) * 0.33333334f);
let _e730 = bitcast<f32>((bitcast<u32>((_e459 - _e722)) ^ _e526));
let _e733 = bitcast<f32>((bitcast<u32>((_e460 - _e723)) ^ _e526));
let _e736 = bitcast<f32>((bitcast<u32>((_e461 - _e724)) ^ _e526));
let _e741 = (((_e730 * _e730) + (_e733 * _e733)) + (_e736 * _e736));
let _e747 = bitcast<f32>((bitcast<u32>((_e462 - _e722)) ^ _e526));
let _e750 = bitcast<f32>((bitcast<u32>((_e463 - _e723)) ^ _e526));
let _e753 = bitcast<f32>((bitcast<u32>((_e464 - _e724)) ^ _e526));
let _e758 = (((_e747 * _e747) + (_e750 * _e750)) + (_e753 * _e753));
let _e764 = bitcast<f32>((bitcast<u32>((_e465 - _e722)) ^ _e526));
let _e767 = bitcast<f32>((bitcast<u32>((_e466 - _e723)) ^ _e526));
let _e770 = bitcast<f32>((bitcast<u32>((_e467 - _e724)) ^ _e526));
let _e775 = (((_e764 * _e764) + (_e767 * _e767)) + (_e770 * _e770));
let _e777 = select(_e758, _e741, (_e741 > _e758));
let _e783 = (((sqrt(select(_e775, _e777, (_e777 > _e775))) * 1.0000076f) + _e525) * _e470.w);
let _e786 = (select(2f, _e783, (_e783 < 2f)) + 0.0000076293945f);
let _e799 = (bitcast<f32>((bitcast<u32>((_e722 - _e470.x)) ^ _e526)) * _e470.w);
let _e800 = (bitcast<f32>((bitcast<u32>((_e723 - _e470.y)) ^ _e526)) * _e470.w);
let _e801 = (bitcast<f32>((bitcast<u32>((_e724 - _e470.z)) ^ _e526)) * _e470.w);
let _e803 = select(0f, _e799, (_e799 > 0f));
let _e805 = select(0f, _e800, (_e800 > 0f));
let _e807 = select(0f, _e801, (_e801 > 0f));
let _e815 = (_e715 < (0.5f * _e786));
phi_14462_ = vec4<f32>(select(select(1f, _e803, (_e803 < 1f)), ((_e663 + _e694) * 0.5f), _e815), select(select(1f, _e805, (_e805 < 1f)), ((_e665 + _e696) * 0.5f), _e815), select(select(1f, _e807, (_e807 < 1f)), ((_e667 + _e698) * 0.5f), _e815), select(_e786, _e715, _e815));
} else {
let _e547 = (-(_e525) * _e470.w);
let _e548 = ((bitcast<f32>((bitcast<u32>((_e459 - _e470.x)) ^ _e526)) * _e470.w) + _e547);
let _e549 = ((bitcast<f32>((bitcast<u32>((_e460 - _e470.y)) ^ _e526)) * _e470.w) + _e547);
let _e550 = ((bitcast<f32>((bitcast<u32>((_e461 - _e470.z)) ^ _e526)) * _e470.w) + _e547);
let _e552 = select(0f, _e548, (_e548 > 0f));
let _e554 = select(0f, _e549, (_e549 > 0f));
let _e556 = select(0f, _e550, (_e550 > 0f));
let _e558 = select(1f, _e552, (_e552 < 1f));
let _e560 = select(1f, _e554, (_e554 < 1f));
let _e562 = select(1f, _e556, (_e556 < 1f));
let _e578 = (_e525 * _e470.w);
let _e579 = ((bitcast<f32>((bitcast<u32>((_e462 - _e470.x)) ^ _e526)) * _e470.w) + _e578);
let _e580 = ((bitcast<f32>((bitcast<u32>((_e463 - _e470.y)) ^ _e526)) * _e470.w) + _e578);
let _e581 = ((bitcast<f32>((bitcast<u32>((_e464 - _e470.z)) ^ _e526)) * _e470.w) + _e578);
let _e583 = select(0f, _e579, (_e579 > 0f));
let _e585 = select(0f, _e580, (_e580 > 0f));
let _e587 = select(0f, _e581, (_e581 > 0f));
let _e589 = select(1f, _e583, (_e583 < 1f));
let _e591 = select(1f, _e585, (_e585 < 1f));
let _e593 = select(1f, _e587, (_e587 < 1f));
let _e594 = (_e589 - _e558);
let _e595 = (_e591 - _e560);
let _e596 = (_e593 - _e562);
phi_14462_ = vec4<f32>(((_e558 + _e589) * 0.5f), ((_e560 + _e591) * 0.5f), ((_e562 + _e593) * 0.5f), ((sqrt((((_e594 * _e594) + (_e595 * _e595)) + (_e596 * _e596))) * 0.5000038f) + 0.0000076293945f));
}
let _e822 = phi_14462_;
spheres_1.member[_e419] = _e822;
if _e530 {
let _e825 = bitcast<u32>(_e430);
let _e826 = (_e825 & 2147483647u);
let _e827 = bitcast<u32>(_e432);
let _e828 = (_e827 & 2147483647u);
let _e830 = select(_e828, _e826, (_e826 > _e828));
let _e831 = bitcast<u32>(_e434);
let _e832 = (_e831 & 2147483647u);
let _e834 = select(_e832, _e830, (_e830 > _e832));
let _e835 = bitcast<u32>(_e440);
let _e836 = (_e835 & 2147483647u);
let _e837 = bitcast<u32>(_e442);
let _e838 = (_e837 & 2147483647u);
let _e840 = select(_e838, _e836, (_e836 > _e838));
let _e841 = bitcast<u32>(_e444);
let _e842 = (_e841 & 2147483647u);
let _e844 = select(_e842, _e840, (_e840 > _e842));
let _e846 = select(_e844, _e834, (_e834 > _e844));
let _e847 = bitcast<u32>(_e450);
let _e848 = (_e847 & 2147483647u);
let _e849 = bitcast<u32>(_e452);
let _e850 = (_e849 & 2147483647u);
let _e852 = select(_e850, _e848, (_e848 > _e850));
let _e853 = bitcast<u32>(_e454);
let _e854 = (_e853 & 2147483647u);
let _e856 = select(_e854, _e852, (_e852 > _e854));
let _e859 = (select(_e856, _e846, (_e846 > _e856)) & 2139095040u);
let _e861 = select(117440512u, _e859, (_e859 > 117440512u));
let _e863 = select(1056964608u, _e861, (_e861 > 1056964608u));
let _e864 = (_e863 - 1056964608u);
let _e870 = bitcast<f32>(select(0u, ((_e825 + 1056964608u) - _e861), ((_e825 & 2139095040u) > _e864)));
let _e876 = bitcast<f32>(select(0u, ((_e827 + 1056964608u) - _e861), ((_e827 & 2139095040u) > _e864)));
let _e882 = bitcast<f32>(select(0u, ((_e831 + 1056964608u) - _e861), ((_e831 & 2139095040u) > _e864)));
let _e927 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e835 + 1056964608u) - _e861), ((_e835 & 2139095040u) > _e864))) - _e870)) ^ _e526));
let _e930 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e837 + 1056964608u) - _e861), ((_e837 & 2139095040u) > _e864))) - _e876)) ^ _e526));
let _e933 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e841 + 1056964608u) - _e861), ((_e841 & 2139095040u) > _e864))) - _e882)) ^ _e526));
let _e939 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e847 + 1056964608u) - _e861), ((_e847 & 2139095040u) > _e864))) - _e870)) ^ _e526));
let _e942 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e849 + 1056964608u) - _e861), ((_e849 & 2139095040u) > _e864))) - _e876)) ^ _e526));
let _e945 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e853 + 1056964608u) - _e861), ((_e853 & 2139095040u) > _e864))) - _e882)) ^ _e526));
let _e946 = abs(_e927);
let _e947 = abs(_e930);
let _e949 = select(_e947, _e946, (_e946 > _e947));
let _e950 = abs(_e933);
let _e952 = select(_e950, _e949, (_e949 > _e950));
let _e953 = abs(_e939);
let _e954 = abs(_e942);
let _e956 = select(_e954, _e953, (_e953 > _e954));
let _e957 = abs(_e945);
let _e959 = select(_e957, _e956, (_e956 > _e957));
let _e963 = (bitcast<f32>((75497472u + (_e863 - _e861))) * (1f + select(_e959, _e952, (_e952 > _e959))));
let _e964 = (_e930 * _e945);
let _e965 = (_e933 * _e942);
if (abs((_e964 - _e965)) > ((0.0000019073486f * (abs(_e964) + abs(_e965))) + _e963)) {
phi_14772_ = bool();
phi_14773_ = true;
} else {
let _e974 = (_e933 * _e939);
let _e975 = (_e927 * _e945);
let _e983 = (abs((_e974 - _e975)) > ((0.0000019073486f * (abs(_e974) + abs(_e975))) + _e963));
if _e983 {
phi_14771_ = bool();
} else {
let _e984 = (_e927 * _e942);
let _e985 = (_e930 * _e939);
phi_14771_ = (abs((_e984 - _e985)) > ((0.0000019073486f * (abs(_e984) + abs(_e985))) + _e963));
}
let _e995 = phi_14771_;
phi_14772_ = _e995;
phi_14773_ = _e983;
}
let _e997 = phi_14772_;
let _e999 = phi_14773_;
if select(_e997, true, _e999) {
} else {
let _e1003 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
let _e1006 = params_2.member.member_10;
if (_e1003 < _e1006) {
possibly_degenerate.member[_e1003] = _e419;
}
}
}
}
return;
}

fn function_39() {
var local_120: array<u32, 2>;
var phi_15062_: bool;
var phi_15064_: bool;
var phi_15065_: bool;
var phi_15088_: bool;
var phi_15090_: bool;
var phi_15091_: bool;
var phi_15114_: bool;
var phi_15116_: bool;
var phi_15117_: bool;
var phi_15188_: type_86;
var phi_15190_: type_86;
var phi_15191_: bool;
var phi_15192_: type_86;
var phi_15193_: bool;
var phi_15198_: type_86;
var phi_15200_: u32;
var phi_15203_: type_86;
var phi_15467_: bool;
var phi_15469_: bool;
var phi_15470_: bool;
var phi_15493_: bool;
var phi_15495_: bool;
var phi_15496_: bool;
var phi_15519_: bool;
var phi_15521_: bool;
var phi_15522_: bool;
var phi_15593_: type_86;
var phi_15595_: type_86;
var phi_15596_: bool;
var phi_15597_: type_86;
var phi_15598_: bool;
var phi_15603_: type_86;
var phi_15683_: type_86;
var phi_15201_: u32;
var phi_15204_: type_86;
var local_121: type_86;
var local_122: type_86;
var phi_15696_: u32;
var phi_15699_: type_86;
var phi_15697_: u32;
var phi_15700_: type_86;
var local_123: type_86;
var local_124: type_86;
var phi_15794_: type_86;
var phi_15800_: u32;
var phi_15803_: type_86;
var phi_15801_: u32;
var phi_15804_: type_86;
var phi_15894_: type_86;
var local_125: type_86;
var local_126: type_86;
var local_127: type_86;
var local_128: type_86;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_120 = array<u32, 2>(0u, 0u);
local_120[_e411.z] = _e410.x;
let _e419 = local_120[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e425 = (_e424 * 2048u);
let _e428 = features_1.member[_e425];
let _e430 = (_e428.x * 2u);
let _e433 = moving.member[_e430];
let _e438 = (_e428.y * 2u);
let _e441 = moving.member[_e438];
let _e446 = (_e428.z * 2u);
let _e449 = moving.member[_e446];
let _e456 = moving.member[(_e430 + 1u)];
let _e463 = moving.member[(_e438 + 1u)];
let _e470 = moving.member[(_e446 + 1u)];
let _e475 = select(_e441.x, _e433.x, (_e433.x < _e441.x));
let _e477 = select(_e441.y, _e433.y, (_e433.y < _e441.y));
let _e479 = select(_e441.z, _e433.z, (_e433.z < _e441.z));
let _e481 = select(_e449.x, _e475, (_e475 < _e449.x));
let _e483 = select(_e449.y, _e477, (_e477 < _e449.y));
let _e485 = select(_e449.z, _e479, (_e479 < _e449.z));
let _e487 = select(_e463.x, _e456.x, (_e456.x < _e463.x));
let _e489 = select(_e463.y, _e456.y, (_e456.y < _e463.y));
let _e491 = select(_e463.z, _e456.z, (_e456.z < _e463.z));
let _e493 = select(_e470.x, _e487, (_e487 < _e470.x));
let _e495 = select(_e470.y, _e489, (_e489 < _e470.y));
let _e497 = select(_e470.z, _e491, (_e491 < _e470.z));
let _e499 = select(_e493, _e481, (_e481 < _e493));
let _e501 = select(_e495, _e483, (_e483 < _e495));
let _e503 = select(_e497, _e485, (_e485 < _e497));
let _e505 = select(_e441.x, _e433.x, (_e433.x > _e441.x));
let _e507 = select(_e441.y, _e433.y, (_e433.y > _e441.y));
let _e509 = select(_e441.z, _e433.z, (_e433.z > _e441.z));
let _e511 = select(_e449.x, _e505, (_e505 > _e449.x));
let _e513 = select(_e449.y, _e507, (_e507 > _e449.y));
let _e515 = select(_e449.z, _e509, (_e509 > _e449.z));
let _e517 = select(_e463.x, _e456.x, (_e456.x > _e463.x));
let _e519 = select(_e463.y, _e456.y, (_e456.y > _e463.y));
let _e521 = select(_e463.z, _e456.z, (_e456.z > _e463.z));
let _e523 = select(_e470.x, _e517, (_e517 > _e470.x));
let _e525 = select(_e470.y, _e519, (_e519 > _e470.y));
let _e527 = select(_e470.z, _e521, (_e521 > _e470.z));
let _e529 = select(_e523, _e511, (_e511 > _e523));
let _e531 = select(_e525, _e513, (_e513 > _e525));
let _e533 = select(_e527, _e515, (_e515 > _e527));
let _e535 = (0.5f * (_e499 + _e529));
let _e537 = (0.5f * (_e501 + _e531));
let _e539 = (0.5f * (_e503 + _e533));
let _e542 = params_2.member.member;
if ((bitcast<u32>(_e499) & 2139095040u) != 2139095040u) {
let _e548 = ((bitcast<u32>(_e501) & 2139095040u) != 2139095040u);
if _e548 {
phi_15062_ = ((bitcast<u32>(_e503) & 2139095040u) != 2139095040u);
} else {
phi_15062_ = bool();
}
let _e553 = phi_15062_;
phi_15064_ = _e553;
phi_15065_ = select(true, false, _e548);
} else {
phi_15064_ = bool();
phi_15065_ = true;
}
let _e556 = phi_15064_;
let _e558 = phi_15065_;
if select(_e556, false, _e558) {
if ((bitcast<u32>(_e529) & 2139095040u) != 2139095040u) {
let _e565 = ((bitcast<u32>(_e531) & 2139095040u) != 2139095040u);
if _e565 {
phi_15088_ = ((bitcast<u32>(_e533) & 2139095040u) != 2139095040u);
} else {
phi_15088_ = bool();
}
let _e570 = phi_15088_;
phi_15090_ = _e570;
phi_15091_ = select(true, false, _e565);
} else {
phi_15090_ = bool();
phi_15091_ = true;
}
let _e573 = phi_15090_;
let _e575 = phi_15091_;
if select(_e573, false, _e575) {
if ((bitcast<u32>(_e535) & 2139095040u) != 2139095040u) {
let _e582 = ((bitcast<u32>(_e537) & 2139095040u) != 2139095040u);
if _e582 {
phi_15114_ = ((bitcast<u32>(_e539) & 2139095040u) != 2139095040u);
} else {
phi_15114_ = bool();
}
let _e587 = phi_15114_;
phi_15116_ = _e587;
phi_15117_ = select(true, false, _e582);
} else {
phi_15116_ = bool();
phi_15117_ = true;
}
let _e590 = phi_15116_;
let _e592 = phi_15117_;
let _e593 = select(_e590, false, _e592);
if _e593 {
let _e595 = select(_e529, _e499, (_e499 < _e529));
let _e597 = select(_e531, _e501, (_e501 < _e531));
let _e599 = select(_e533, _e503, (_e503 < _e533));
let _e608 = select(_e529, _e499, (_e499 > _e529));
let _e610 = select(_e531, _e501, (_e501 > _e531));
let _e612 = select(_e533, _e503, (_e503 > _e533));
phi_15188_ = type_86(vec4<f32>(select(_e535, _e595, (_e595 < _e535)), select(_e537, _e597, (_e597 < _e537)), select(_e539, _e599, (_e599 < _e539)), 0f), vec4<f32>(select(_e535, _e608, (_e608 > _e535)), select(_e537, _e610, (_e610 > _e537)), select(_e539, _e612, (_e612 > _e539)), 0f));
} else {
phi_15188_ = type_86();
}
let _e622 = phi_15188_;
phi_15190_ = _e622;
phi_15191_ = select(true, false, _e593);
} else {
phi_15190_ = type_86();
phi_15191_ = true;
}
let _e625 = phi_15190_;
let _e627 = phi_15191_;
phi_15192_ = _e625;
phi_15193_ = _e627;
} else {
phi_15192_ = type_86();
phi_15193_ = true;
}
let _e629 = phi_15192_;
let _e631 = phi_15193_;
if _e631 {
phi_15198_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
} else {
phi_15198_ = _e629;
}
let _e633 = phi_15198_;
phi_15200_ = _e419;
phi_15203_ = _e633;
loop {
let _e635 = phi_15200_;
let _e637 = phi_15203_;
local_121 = _e637;
local_122 = _e637;
local_125 = _e637;
local_127 = _e637;
let _e638 = (_e635 < 2048u);
if _e638 {
let _e639 = (_e425 + _e635);
if (_e639 < _e542) {
let _e643 = features_1.member[_e639];
let _e645 = (_e643.x * 2u);
let _e648 = moving.member[_e645];
let _e653 = (_e643.y * 2u);
let _e656 = moving.member[_e653];
let _e661 = (_e643.z * 2u);
let _e664 = moving.member[_e661];
let _e671 = moving.member[(_e645 + 1u)];
let _e678 = moving.member[(_e653 + 1u)];
let _e685 = moving.member[(_e661 + 1u)];
let _e690 = select(_e656.x, _e648.x, (_e648.x < _e656.x));
let _e692 = select(_e656.y, _e648.y, (_e648.y < _e656.y));
let _e694 = select(_e656.z, _e648.z, (_e648.z < _e656.z));
let _e696 = select(_e664.x, _e690, (_e690 < _e664.x));
let _e698 = select(_e664.y, _e692, (_e692 < _e664.y));
let _e700 = select(_e664.z, _e694, (_e694 < _e664.z));
let _e702 = select(_e678.x, _e671.x, (_e671.x < _e678.x));
let _e704 = select(_e678.y, _e671.y, (_e671.y < _e678.y));
let _e706 = select(_e678.z, _e671.z, (_e671.z < _e678.z));
let _e708 = select(_e685.x, _e702, (_e702 < _e685.x));
let _e710 = select(_e685.y, _e704, (_e704 < _e685.y));
let _e712 = select(_e685.z, _e706, (_e706 < _e685.z));
let _e714 = select(_e708, _e696, (_e696 < _e708));
let _e716 = select(_e710, _e698, (_e698 < _e710));
let _e718 = select(_e712, _e700, (_e700 < _e712));
let _e720 = select(_e656.x, _e648.x, (_e648.x > _e656.x));
let _e722 = select(_e656.y, _e648.y, (_e648.y > _e656.y));
let _e724 = select(_e656.z, _e648.z, (_e648.z > _e656.z));
let _e726 = select(_e664.x, _e720, (_e720 > _e664.x));
let _e728 = select(_e664.y, _e722, (_e722 > _e664.y));
let _e730 = select(_e664.z, _e724, (_e724 > _e664.z));
let _e732 = select(_e678.x, _e671.x, (_e671.x > _e678.x));
let _e734 = select(_e678.y, _e671.y, (_e671.y > _e678.y));
let _e736 = select(_e678.z, _e671.z, (_e671.z > _e678.z));
let _e738 = select(_e685.x, _e732, (_e732 > _e685.x));
let _e740 = select(_e685.y, _e734, (_e734 > _e685.y));
let _e742 = select(_e685.z, _e736, (_e736 > _e685.z));
let _e744 = select(_e738, _e726, (_e726 > _e738));
let _e746 = select(_e740, _e728, (_e728 > _e740));
let _e748 = select(_e742, _e730, (_e730 > _e742));
let _e750 = (0.5f * (_e714 + _e744));
let _e752 = (0.5f * (_e716 + _e746));
let _e754 = (0.5f * (_e718 + _e748));
let _e755 = (_e639 * 3u);
let _e756 = bitcast<u32>(_e714);
let _e757 = bitcast<u32>(_e716);
let _e758 = bitcast<u32>(_e718);
corners_1.member[_e755] = vec4<u32>(_e756, _e757, _e758, 0u);
let _e763 = bitcast<u32>(_e744);
let _e764 = bitcast<u32>(_e746);
let _e765 = bitcast<u32>(_e748);
corners_1.member[(_e755 + 1u)] = vec4<u32>(_e763, _e764, _e765, 0u);
let _e770 = bitcast<u32>(_e750);
let _e771 = bitcast<u32>(_e752);
let _e772 = bitcast<u32>(_e754);
corners_1.member[(_e755 + 2u)] = vec4<u32>(_e770, _e771, _e772, 0u);
if ((_e756 & 2139095040u) != 2139095040u) {
let _e779 = ((_e757 & 2139095040u) != 2139095040u);
if _e779 {
phi_15467_ = ((_e758 & 2139095040u) != 2139095040u);
} else {
phi_15467_ = bool();
}
let _e783 = phi_15467_;
phi_15469_ = _e783;
phi_15470_ = select(true, false, _e779);
} else {
phi_15469_ = bool();
phi_15470_ = true;
}
let _e786 = phi_15469_;
let _e788 = phi_15470_;
if select(_e786, false, _e788) {
if ((_e763 & 2139095040u) != 2139095040u) {
let _e793 = ((_e764 & 2139095040u) != 2139095040u);
if _e793 {
phi_15493_ = ((_e765 & 2139095040u) != 2139095040u);
} else {
phi_15493_ = bool();
}
let _e797 = phi_15493_;
phi_15495_ = _e797;
phi_15496_ = select(true, false, _e793);
} else {
phi_15495_ = bool();
phi_15496_ = true;
}
let _e800 = phi_15495_;
let _e802 = phi_15496_;
if select(_e800, false, _e802) {
if ((_e770 & 2139095040u) != 2139095040u) {
let _e807 = ((_e771 & 2139095040u) != 2139095040u);
if _e807 {
phi_15519_ = ((_e772 & 2139095040u) != 2139095040u);
} else {
phi_15519_ = bool();
}
let _e811 = phi_15519_;
phi_15521_ = _e811;
phi_15522_ = select(true, false, _e807);
} else {
phi_15521_ = bool();
phi_15522_ = true;
}
let _e814 = phi_15521_;
let _e816 = phi_15522_;
let _e817 = select(_e814, false, _e816);
if _e817 {
let _e819 = select(_e744, _e714, (_e714 < _e744));
let _e821 = select(_e746, _e716, (_e716 < _e746));
let _e823 = select(_e748, _e718, (_e718 < _e748));
let _e832 = select(_e744, _e714, (_e714 > _e744));
let _e834 = select(_e746, _e716, (_e716 > _e746));
let _e836 = select(_e748, _e718, (_e718 > _e748));
phi_15593_ = type_86(vec4<f32>(select(_e750, _e819, (_e819 < _e750)), select(_e752, _e821, (_e821 < _e752)), select(_e754, _e823, (_e823 < _e754)), 0f), vec4<f32>(select(_e750, _e832, (_e832 > _e750)), select(_e752, _e834, (_e834 > _e752)), select(_e754, _e836, (_e836 > _e754)), 0f));
} else {
phi_15593_ = type_86();
}
let _e846 = phi_15593_;
phi_15595_ = _e846;
phi_15596_ = select(true, false, _e817);
} else {
phi_15595_ = type_86();
phi_15596_ = true;
}
let _e849 = phi_15595_;
let _e851 = phi_15596_;
phi_15597_ = _e849;
phi_15598_ = _e851;
} else {
phi_15597_ = type_86();
phi_15598_ = true;
}
let _e853 = phi_15597_;
let _e855 = phi_15598_;
if _e855 {
phi_15603_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
} else {
phi_15603_ = _e853;
}
let _e857 = phi_15603_;
phi_15683_ = type_86(vec4<f32>(select(_e857.member.x, _e637.member.x, (_e637.member.x < _e857.member.x)), select(_e857.member.y, _e637.member.y, (_e637.member.y < _e857.member.y)), select(_e857.member.z, _e637.member.z, (_e637.member.z < _e857.member.z)), select(_e857.member.w, _e637.member.w, (_e637.member.w < _e857.member.w))), vec4<f32>(select(_e857.member_1.x, _e637.member_1.x, (_e637.member_1.x > _e857.member_1.x)), select(_e857.member_1.y, _e637.member_1.y, (_e637.member_1.y > _e857.member_1.y)), select(_e857.member_1.z, _e637.member_1.z, (_e637.member_1.z > _e857.member_1.z)), select(_e857.member_1.w, _e637.member_1.w, (_e637.member_1.w > _e857.member_1.w))));
} else {
phi_15683_ = _e637;
}
let _e898 = phi_15683_;
phi_15201_ = (_e635 + (256u * _e412.z));
phi_15204_ = _e898;
} else {
break;
}
let _e902 = phi_15201_;
let _e904 = phi_15204_;
continue;
continuing {
phi_15200_ = _e902;
phi_15203_ = _e904;
}
}
let _e907 = local_121;
lows[_e419] = _e907.member;
let _e911 = local_122;
highs[_e419] = _e911.member_1;
workgroupBarrier();
if ((_e419 & 15u) == 0u) {
phi_15696_ = 1u;
let _e1079 = local_125;
phi_15699_ = _e1079;
loop {
let _e917 = phi_15696_;
let _e919 = phi_15699_;
local_123 = _e919;
local_124 = _e919;
local_126 = _e919;
let _e920 = (_e917 < 16u);
if _e920 {
let _e921 = (_e419 + _e917);
let _e923 = lows[_e921];
let _e925 = highs[_e921];
phi_15697_ = (_e917 + _e412.z);
phi_15700_ = type_86(vec4<f32>(select(_e923.x, _e919.member.x, (_e919.member.x < _e923.x)), select(_e923.y, _e919.member.y, (_e919.member.y < _e923.y)), select(_e923.z, _e919.member.z, (_e919.member.z < _e923.z)), select(_e923.w, _e919.member.w, (_e919.member.w < _e923.w))), vec4<f32>(select(_e925.x, _e919.member_1.x, (_e919.member_1.x > _e925.x)), select(_e925.y, _e919.member_1.y, (_e919.member_1.y > _e925.y)), select(_e925.z, _e919.member_1.z, (_e919.member_1.z > _e925.z)), select(_e925.w, _e919.member_1.w, (_e919.member_1.w > _e925.w))));
} else {
break;
}
let _e965 = phi_15697_;
let _e967 = phi_15700_;
continue;
continuing {
phi_15696_ = _e965;
phi_15699_ = _e967;
}
}
let _e970 = local_123;
lows[_e419] = _e970.member;
let _e973 = local_124;
highs[_e419] = _e973.member_1;
let _e1086 = local_126;
phi_15794_ = _e1086;
} else {
let _e1088 = local_127;
phi_15794_ = _e1088;
}
let _e976 = phi_15794_;
workgroupBarrier();
let _e977 = (_e419 == 0u);
if _e977 {
phi_15800_ = 16u;
phi_15803_ = _e976;
loop {
let _e979 = phi_15800_;
let _e981 = phi_15803_;
local_128 = _e981;
let _e982 = (_e979 < 256u);
if _e982 {
let _e984 = lows[_e979];
let _e986 = highs[_e979];
phi_15801_ = (_e979 + (16u * _e412.z));
phi_15804_ = type_86(vec4<f32>(select(_e984.x, _e981.member.x, (_e981.member.x < _e984.x)), select(_e984.y, _e981.member.y, (_e981.member.y < _e984.y)), select(_e984.z, _e981.member.z, (_e981.member.z < _e984.z)), select(_e984.w, _e981.member.w, (_e981.member.w < _e984.w))), vec4<f32>(select(_e986.x, _e981.member_1.x, (_e981.member_1.x > _e986.x)), select(_e986.y, _e981.member_1.y, (_e981.member_1.y > _e986.y)), select(_e986.z, _e981.member_1.z, (_e981.member_1.z > _e986.z)), select(_e986.w, _e981.member_1.w, (_e981.member_1.w > _e986.w))));
} else {
break;
}
let _e1027 = phi_15801_;
let _e1029 = phi_15804_;
continue;
continuing {
phi_15800_ = _e1027;
phi_15803_ = _e1029;
}
}
let _e1095 = local_128;
phi_15894_ = _e1095;
} else {
phi_15894_ = _e976;
}
let _e1032 = phi_15894_;
if _e977 {
low.member[_e424] = _e1032.member;
high.member[_e424] = _e1032.member_1;
}
return;
}

fn function_40() {
var phi_15942_: u32;
var phi_15945_: u32;
var phi_15947_: u32;
var phi_15949_: u32;
var phi_15999_: type_58;
var phi_16171_: u32;
var phi_16193_: u32;
var phi_16215_: u32;
var phi_18201_: f32;
var phi_18257_: f32;
var phi_18320_: f32;
var phi_18376_: f32;
var phi_18397_: u32;
var phi_18400_: u32;
var phi_18398_: u32;
var phi_18401_: u32;
var local_129: u32;
var phi_18716_: u32;
var local_130: u32;
var phi_18720_: u32;
var phi_18721_: u32;
var phi_19156_: u32;
var phi_19159_: u32;
var phi_19525_: u32;
var phi_19526_: u32;
var phi_19157_: u32;
var phi_19160_: u32;
var phi_19528_: bool;
var local_131: u32;
var phi_19536_: u32;
var phi_19537_: u32;
var phi_19546_: u32;
var phi_19549_: u32;
var phi_19547_: u32;
var phi_19550_: u32;
var phi_19573_: u32;
var phi_19574_: u32;
var phi_19575_: u32;
var phi_15943_: u32;
var phi_15946_: u32;
var phi_15948_: u32;
var phi_15950_: u32;
var local_132: u32;
var local_133: u32;
var local_134: u32;
var local_135: u32;
var local_136: u32;
var local_137: u32;
var local_138: u32;
var local_139: u32;
var local_140: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e424 = tiles.member[0u];
let _e427 = params_3.member.member;
let _e430 = (_e411.z ^ 1u);
phi_15942_ = 0u;
phi_15945_ = 0u;
phi_15947_ = 0u;
phi_15949_ = 0u;
loop {
let _e432 = phi_15942_;
let _e434 = phi_15945_;
let _e436 = phi_15947_;
let _e438 = phi_15949_;
local_132 = _e438;
local_133 = _e438;
local_134 = _e438;
local_135 = _e436;
local_136 = _e436;
local_137 = _e436;
local_138 = _e434;
local_139 = _e434;
local_140 = _e434;
let _e439 = (_e432 < 8u);
if _e439 {
let _e443 = (((((_e410.x + (_e410.y * _e411.x)) * 8u) + _e432) * 256u) + _e409.x);
if (_e443 < select(0u, _e424, (_e424 <= _e427))) {
let _e446 = pairs.member[_e443];
let _e449 = ((_e446 >> bitcast<u32>(16i)) * 2u);
let _e452 = tiles.member[(4u + _e449)];
let _e459 = boxes.member[((_e452 * 256u) + ((_e446 >> bitcast<u32>(8i)) & 255u))];
let _e463 = tiles.member[(_e449 + 5u)];
let _e468 = boxes.member[((_e463 * 256u) + (_e446 & 255u))];
if (_e459.x < _e468.x) {
phi_15999_ = type_58(_e459.x, _e468.x);
} else {
phi_15999_ = type_58(_e468.x, _e459.x);
}
let _e474 = phi_15999_;
let _e479 = features.member[_e474.member];
let _e482 = features.member[_e474.member_1];
let _e484 = (_e479.x * 2u);
let _e487 = moving_1.member[_e484];
let _e492 = (_e479.y * 2u);
let _e495 = moving_1.member[_e492];
let _e500 = (_e479.z * 2u);
let _e503 = moving_1.member[_e500];
let _e510 = moving_1.member[(_e484 + 1u)];
let _e517 = moving_1.member[(_e492 + 1u)];
let _e524 = moving_1.member[(_e500 + 1u)];
let _e529 = (_e482.x * 2u);
let _e532 = moving_1.member[_e529];
let _e537 = (_e482.y * 2u);
let _e540 = moving_1.member[_e537];
let _e545 = (_e482.z * 2u);
let _e548 = moving_1.member[_e545];
let _e555 = moving_1.member[(_e529 + 1u)];
let _e562 = moving_1.member[(_e537 + 1u)];
let _e569 = moving_1.member[(_e545 + 1u)];
let _e587 = ((_e482.w >> bitcast<u32>(3i)) & 7u);
if (((_e479.w >> bitcast<u32>(3u)) & 1u) != 0u) {
phi_16171_ = (_e587 << bitcast<u32>(6u));
} else {
phi_16171_ = 0u;
}
let _e600 = phi_16171_;
if (((_e479.w >> bitcast<u32>(4u)) & 1u) != 0u) {
phi_16193_ = (_e587 << bitcast<u32>(9u));
} else {
phi_16193_ = 0u;
}
let _e609 = phi_16193_;
if (((_e479.w >> bitcast<u32>(5u)) & 1u) != 0u) {
phi_16215_ = (_e587 << bitcast<u32>(12u));
} else {
phi_16215_ = 0u;
}
let _e618 = phi_16215_;
let _e621 = select(0u, 1u, (_e479.x == _e482.x));
let _e623 = select(0u, 1u, (_e479.x == _e482.y));
let _e626 = select(0u, 1u, (_e479.x == _e482.z));
let _e629 = select(0u, 1u, (_e479.y == _e482.x));
let _e631 = select(0u, 1u, (_e479.y == _e482.y));
let _e634 = select(0u, 1u, (_e479.y == _e482.z));
let _e640 = select(0u, 1u, (_e479.z == _e482.x));
let _e642 = select(0u, 1u, (_e479.z == _e482.y));
let _e645 = select(0u, 1u, (_e479.z == _e482.z));
let _e778 = (((((((_e479.w & 7u) | ((_e482.w & 7u) << bitcast<u32>(3i))) | _e600) | _e609) | _e618) & (~(((((((((_e621 | _e623) | _e626) | (((_e629 | _e631) | _e634) << bitcast<u32>(1i))) | (((_e640 | _e642) | _e645) << bitcast<u32>(2i))) | (((((_e621 | _e629) | _e640) << bitcast<u32>(3i)) | (((_e623 | _e631) | _e642) << bitcast<u32>(4i))) | (((_e626 | _e634) | _e645) << bitcast<u32>(5i)))) | ((((((_e621 << bitcast<u32>(6u)) | (_e623 << bitcast<u32>(6u))) | (_e629 << bitcast<u32>(6u))) | (_e631 << bitcast<u32>(6u))) | ((((_e623 << bitcast<u32>(7u)) | (_e626 << bitcast<u32>(7u))) | (_e631 << bitcast<u32>(7u))) | (_e634 << bitcast<u32>(7u)))) | ((((_e626 << bitcast<u32>(8u)) | (_e621 << bitcast<u32>(8u))) | (_e634 << bitcast<u32>(8u))) | (_e629 << bitcast<u32>(8u))))) | ((((((_e629 << bitcast<u32>(9u)) | (_e631 << bitcast<u32>(9u))) | (_e640 << bitcast<u32>(9u))) | (_e642 << bitcast<u32>(9u))) | ((((_e631 << bitcast<u32>(10u)) | (_e634 << bitcast<u32>(10u))) | (_e642 << bitcast<u32>(10u))) | (_e645 << bitcast<u32>(10u)))) | ((((_e634 << bitcast<u32>(11u)) | (_e629 << bitcast<u32>(11u))) | (_e645 << bitcast<u32>(11u))) | (_e640 << bitcast<u32>(11u))))) | ((((((_e640 << bitcast<u32>(12u)) | (_e642 << bitcast<u32>(12u))) | (_e621 << bitcast<u32>(12u))) | (_e623 << bitcast<u32>(12u))) | ((((_e642 << bitcast<u32>(13u)) | (_e645 << bitcast<u32>(13u))) | (_e623 << bitcast<u32>(13u))) | (_e626 << bitcast<u32>(13u)))) | ((((_e645 << bitcast<u32>(14u)) | (_e640 << bitcast<u32>(14u))) | (_e626 << bitcast<u32>(14u))) | (_e621 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e482.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e479.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
let _e781 = params_3.member.member_5;
let _e782 = (_e781 > 0f);
if _e782 {
let _e783 = abs(_e487.x);
let _e784 = abs(_e487.y);
let _e786 = select(_e784, _e783, (_e783 > _e784));
let _e787 = abs(_e487.z);
let _e789 = select(_e787, _e786, (_e786 > _e787));
let _e790 = abs(_e495.x);
let _e791 = abs(_e495.y);
let _e793 = select(_e791, _e790, (_e790 > _e791));
let _e794 = abs(_e495.z);
let _e796 = select(_e794, _e793, (_e793 > _e794));
let _e798 = select(_e796, _e789, (_e789 > _e796));
let _e799 = abs(_e503.x);
let _e800 = abs(_e503.y);
let _e802 = select(_e800, _e799, (_e799 > _e800));
let _e803 = abs(_e503.z);
let _e805 = select(_e803, _e802, (_e802 > _e803));
phi_18201_ = ((_e781 * select(_e805, _e798, (_e798 > _e805))) + 0.0000000000000000000000000000007888609f);
} else {
phi_18201_ = 0f;
}
let _e811 = phi_18201_;
if _e782 {
let _e812 = abs(_e510.x);
let _e813 = abs(_e510.y);
let _e815 = select(_e813, _e812, (_e812 > _e813));
let _e816 = abs(_e510.z);
let _e818 = select(_e816, _e815, (_e815 > _e816));
let _e819 = abs(_e517.x);
let _e820 = abs(_e517.y);
let _e822 = select(_e820, _e819, (_e819 > _e820));
let _e823 = abs(_e517.z);
let _e825 = select(_e823, _e822, (_e822 > _e823));
let _e827 = select(_e825, _e818, (_e818 > _e825));
let _e828 = abs(_e524.x);
let _e829 = abs(_e524.y);
let _e831 = select(_e829, _e828, (_e828 > _e829));
let _e832 = abs(_e524.z);
let _e834 = select(_e832, _e831, (_e831 > _e832));
phi_18257_ = ((_e781 * select(_e834, _e827, (_e827 > _e834))) + 0.0000000000000000000000000000007888609f);
} else {
phi_18257_ = 0f;
}
let _e840 = phi_18257_;
let _e842 = select(_e840, _e811, (_e811 > _e840));
if _e782 {
let _e843 = abs(_e532.x);
let _e844 = abs(_e532.y);
let _e846 = select(_e844, _e843, (_e843 > _e844));
let _e847 = abs(_e532.z);
let _e849 = select(_e847, _e846, (_e846 > _e847));
let _e850 = abs(_e540.x);
let _e851 = abs(_e540.y);
let _e853 = select(_e851, _e850, (_e850 > _e851));
let _e854 = abs(_e540.z);
let _e856 = select(_e854, _e853, (_e853 > _e854));
let _e858 = select(_e856, _e849, (_e849 > _e856));
let _e859 = abs(_e548.x);
let _e860 = abs(_e548.y);
let _e862 = select(_e860, _e859, (_e859 > _e860));
let _e863 = abs(_e548.z);
let _e865 = select(_e863, _e862, (_e862 > _e863));
phi_18320_ = ((_e781 * select(_e865, _e858, (_e858 > _e865))) + 0.0000000000000000000000000000007888609f);
} else {
phi_18320_ = 0f;
}
let _e871 = phi_18320_;
if _e782 {
let _e872 = abs(_e555.x);
let _e873 = abs(_e555.y);
let _e875 = select(_e873, _e872, (_e872 > _e873));
let _e876 = abs(_e555.z);
let _e878 = select(_e876, _e875, (_e875 > _e876));
let _e879 = abs(_e562.x);
let _e880 = abs(_e562.y);
let _e882 = select(_e880, _e879, (_e879 > _e880));
let _e883 = abs(_e562.z);
let _e885 = select(_e883, _e882, (_e882 > _e883));
let _e887 = select(_e885, _e878, (_e878 > _e885));
let _e888 = abs(_e569.x);
let _e889 = abs(_e569.y);
let _e891 = select(_e889, _e888, (_e888 > _e889));
let _e892 = abs(_e569.z);
let _e894 = select(_e892, _e891, (_e891 > _e892));
phi_18376_ = ((_e781 * select(_e894, _e887, (_e887 > _e894))) + 0.0000000000000000000000000000007888609f);
} else {
phi_18376_ = 0f;
}
let _e900 = phi_18376_;
let _e902 = select(_e900, _e871, (_e871 > _e900));
let _e907 = params_3.member.member_4;
let _e909 = (_e907 + (4f * select(_e902, _e842, (_e842 > _e902))));
if (_e778 == 0u) {
phi_18720_ = _e778;
phi_18721_ = _e438;
} else {
let _e911 = (_e909 + 0.0000000000000000000000000000000000030092655f);
phi_18397_ = 0u;
phi_18400_ = 0u;
loop {
let _e913 = phi_18397_;
let _e915 = phi_18400_;
local_129 = _e915;
local_130 = _e915;
let _e916 = (_e913 < 3u);
if _e916 {
let _e917 = (_e913 & 31u);
let _e921 = f32(((89u >> bitcast<u32>(_e917)) & 1u));
let _e930 = (f32(((170u >> bitcast<u32>(_e917)) & 1u)) - f32(((64u >> bitcast<u32>(_e917)) & 1u)));
let _e939 = (f32(((52u >> bitcast<u32>(_e917)) & 1u)) - f32(((128u >> bitcast<u32>(_e917)) & 1u)));
let _e944 = (((_e921 * _e487.x) + (_e930 * _e487.y)) + (_e939 * _e487.z));
let _e949 = (((_e921 * _e495.x) + (_e930 * _e495.y)) + (_e939 * _e495.z));
let _e954 = (((_e921 * _e503.x) + (_e930 * _e503.y)) + (_e939 * _e503.z));
let _e959 = (((_e921 * _e510.x) + (_e930 * _e510.y)) + (_e939 * _e510.z));
let _e964 = (((_e921 * _e517.x) + (_e930 * _e517.y)) + (_e939 * _e517.z));
let _e969 = (((_e921 * _e524.x) + (_e930 * _e524.y)) + (_e939 * _e524.z));
let _e986 = (((_e921 * _e532.x) + (_e930 * _e532.y)) + (_e939 * _e532.z));
let _e991 = (((_e921 * _e540.x) + (_e930 * _e540.y)) + (_e939 * _e540.z));
let _e996 = (((_e921 * _e548.x) + (_e930 * _e548.y)) + (_e939 * _e548.z));
let _e1001 = (((_e921 * _e555.x) + (_e930 * _e555.y)) + (_e939 * _e555.z));
let _e1006 = (((_e921 * _e562.x) + (_e930 * _e562.y)) + (_e939 * _e562.z));
let _e1011 = (((_e921 * _e569.x) + (_e930 * _e569.y)) + (_e939 * _e569.z));
let _e1013 = select(_e1001, _e986, (_e986 < _e1001));
let _e1015 = select(_e1006, _e991, (_e991 < _e1006));
let _e1017 = select(_e1011, _e996, (_e996 < _e1011));
let _e1019 = select(_e1001, _e986, (_e986 > _e1001));
let _e1021 = select(_e1006, _e991, (_e991 > _e1006));
let _e1023 = select(_e1011, _e996, (_e996 > _e1011));
let _e1024 = (select(_e959, _e944, (_e944 < _e959)) - _e911);
let _e1025 = (select(_e964, _e949, (_e949 < _e964)) - _e911);
let _e1026 = (select(_e969, _e954, (_e954 < _e969)) - _e911);
let _e1027 = (select(_e959, _e944, (_e944 > _e959)) + _e911);
let _e1028 = (select(_e964, _e949, (_e949 > _e964)) + _e911);
let _e1029 = (select(_e969, _e954, (_e954 > _e969)) + _e911);
let _e1031 = select(_e1025, _e1024, (_e1024 < _e1025));
let _e1033 = select(_e1026, _e1025, (_e1025 < _e1026));
let _e1035 = select(_e1024, _e1026, (_e1026 < _e1024));
let _e1037 = select(_e1028, _e1027, (_e1027 > _e1028));
let _e1039 = select(_e1029, _e1028, (_e1028 > _e1029));
let _e1041 = select(_e1027, _e1029, (_e1029 > _e1027));
let _e1043 = select(_e1015, _e1013, (_e1013 < _e1015));
let _e1045 = select(_e1017, _e1015, (_e1015 < _e1017));
let _e1047 = select(_e1013, _e1017, (_e1017 < _e1013));
let _e1049 = select(_e1021, _e1019, (_e1019 > _e1021));
let _e1051 = select(_e1023, _e1021, (_e1021 > _e1023));
let _e1053 = select(_e1019, _e1023, (_e1023 > _e1019));
let _e1055 = select(_e1026, _e1031, (_e1031 < _e1026));
let _e1057 = select(_e1017, _e1043, (_e1043 < _e1017));
let _e1059 = select(_e1029, _e1037, (_e1037 > _e1029));
let _e1061 = select(_e1023, _e1049, (_e1049 > _e1023));
let _e1175 = ((((select(0u, 1u, (_e1027 < _e1057)) | (select(0u, 1u, (_e1028 < _e1057)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1029 < _e1057)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1013 > _e1059)) | (select(0u, 1u, (_e1015 > _e1059)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1017 > _e1059)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1043 > _e1037)) | (select(0u, 1u, (_e1045 > _e1037)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1047 > _e1037)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1043 > _e1039)) | (select(0u, 1u, (_e1045 > _e1039)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1047 > _e1039)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1043 > _e1041)) | (select(0u, 1u, (_e1045 > _e1041)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1047 > _e1041)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
let _e1205 = ((((select(0u, 1u, (_e1024 > _e1061)) | (select(0u, 1u, (_e1025 > _e1061)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1026 > _e1061)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1019 < _e1055)) | (select(0u, 1u, (_e1021 < _e1055)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1023 < _e1055)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1049 < _e1031)) | (select(0u, 1u, (_e1051 < _e1031)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1053 < _e1031)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1049 < _e1033)) | (select(0u, 1u, (_e1051 < _e1033)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1053 < _e1033)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1049 < _e1035)) | (select(0u, 1u, (_e1051 < _e1035)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1053 < _e1035)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
phi_18398_ = (_e913 + _e411.z);
phi_18401_ = (_e915 | ((_e1175 | _e1205) | (select(0u, 1u, ((_e1175 == 32767u) || (_e1205 == 32767u))) << bitcast<u32>(15u))));
} else {
break;
}
let _e1217 = phi_18398_;
let _e1219 = phi_18401_;
continue;
continuing {
phi_18397_ = _e1217;
phi_18400_ = _e1219;
}
}
let _e1222 = local_129;
if ((_e1222 & 32768u) == 0u) {
phi_18716_ = countOneBits(_e778);
} else {
phi_18716_ = 0u;
}
let _e1227 = phi_18716_;
let _e1230 = local_130;
phi_18720_ = (_e778 & ~(_e1230));
phi_18721_ = (_e438 + _e1227);
}
let _e1234 = phi_18720_;
let _e1236 = phi_18721_;
let _e1246 = params_3.member.member_3;
if ((_e1246 & 1u) == 0u) {
phi_19537_ = _e1234;
} else {
if (_e1234 == 0u) {
phi_19536_ = _e1234;
} else {
let _e1255 = bitcast<f32>((bitcast<u32>((_e487.x - _e487.x)) ^ _e430));
let _e1258 = bitcast<f32>((bitcast<u32>((_e487.y - _e487.y)) ^ _e430));
let _e1261 = bitcast<f32>((bitcast<u32>((_e487.z - _e487.z)) ^ _e430));
let _e1267 = bitcast<f32>((bitcast<u32>((_e495.x - _e487.x)) ^ _e430));
let _e1270 = bitcast<f32>((bitcast<u32>((_e495.y - _e487.y)) ^ _e430));
let _e1273 = bitcast<f32>((bitcast<u32>((_e495.z - _e487.z)) ^ _e430));
let _e1279 = bitcast<f32>((bitcast<u32>((_e503.x - _e487.x)) ^ _e430));
let _e1282 = bitcast<f32>((bitcast<u32>((_e503.y - _e487.y)) ^ _e430));
let _e1285 = bitcast<f32>((bitcast<u32>((_e503.z - _e487.z)) ^ _e430));
let _e1291 = bitcast<f32>((bitcast<u32>((_e532.x - _e487.x)) ^ _e430));
let _e1294 = bitcast<f32>((bitcast<u32>((_e532.y - _e487.y)) ^ _e430));
let _e1297 = bitcast<f32>((bitcast<u32>((_e532.z - _e487.z)) ^ _e430));
let _e1303 = bitcast<f32>((bitcast<u32>((_e540.x - _e487.x)) ^ _e430));
let _e1306 = bitcast<f32>((bitcast<u32>((_e540.y - _e487.y)) ^ _e430));
let _e1309 = bitcast<f32>((bitcast<u32>((_e540.z - _e487.z)) ^ _e430));
let _e1315 = bitcast<f32>((bitcast<u32>((_e548.x - _e487.x)) ^ _e430));
let _e1318 = bitcast<f32>((bitcast<u32>((_e548.y - _e487.y)) ^ _e430));
let _e1321 = bitcast<f32>((bitcast<u32>((_e548.z - _e487.z)) ^ _e430));
let _e1327 = bitcast<f32>((bitcast<u32>((_e510.x - _e510.x)) ^ _e430));
let _e1330 = bitcast<f32>((bitcast<u32>((_e510.y - _e510.y)) ^ _e430));
let _e1333 = bitcast<f32>((bitcast<u32>((_e510.z - _e510.z)) ^ _e430));
let _e1339 = bitcast<f32>((bitcast<u32>((_e517.x - _e510.x)) ^ _e430));
let _e1342 = bitcast<f32>((bitcast<u32>((_e517.y - _e510.y)) ^ _e430));
let _e1345 = bitcast<f32>((bitcast<u32>((_e517.z - _e510.z)) ^ _e430));
let _e1351 = bitcast<f32>((bitcast<u32>((_e524.x - _e510.x)) ^ _e430));
let _e1354 = bitcast<f32>((bitcast<u32>((_e524.y - _e510.y)) ^ _e430));
let _e1357 = bitcast<f32>((bitcast<u32>((_e524.z - _e510.z)) ^ _e430));
let _e1363 = bitcast<f32>((bitcast<u32>((_e555.x - _e510.x)) ^ _e430));
let _e1366 = bitcast<f32>((bitcast<u32>((_e555.y - _e510.y)) ^ _e430));
let _e1369 = bitcast<f32>((bitcast<u32>((_e555.z - _e510.z)) ^ _e430));
let _e1375 = bitcast<f32>((bitcast<u32>((_e562.x - _e510.x)) ^ _e430));
let _e1378 = bitcast<f32>((bitcast<u32>((_e562.y - _e510.y)) ^ _e430));
let _e1381 = bitcast<f32>((bitcast<u32>((_e562.z - _e510.z)) ^ _e430));
let _e1387 = bitcast<f32>((bitcast<u32>((_e569.x - _e510.x)) ^ _e430));
let _e1390 = bitcast<f32>((bitcast<u32>((_e569.y - _e510.y)) ^ _e430));
let _e1393 = bitcast<f32>((bitcast<u32>((_e569.z - _e510.z)) ^ _e430));
let _e1395 = ((1.5f * _e909) + 0.0000000000000000000000000000000000030092655f);
let _e1396 = abs(_e1255);
let _e1397 = abs(_e1258);
let _e1399 = select(_e1397, _e1396, (_e1396 > _e1397));
let _e1400 = abs(_e1261);
let _e1402 = select(_e1400, _e1399, (_e1399 > _e1400));
let _e1403 = abs(_e1267);
let _e1404 = abs(_e1270);
let _e1406 = select(_e1404, _e1403, (_e1403 > _e1404));
let _e1407 = abs(_e1273);
let _e1409 = select(_e1407, _e1406, (_e1406 > _e1407));
let _e1411 = select(_e1409, _e1402, (_e1402 > _e1409));
let _e1412 = abs(_e1279);
let _e1413 = abs(_e1282);
let _e1415 = select(_e1413, _e1412, (_e1412 > _e1413));
let _e1416 = abs(_e1285);
let _e1418 = select(_e1416, _e1415, (_e1415 > _e1416));
let _e1420 = select(_e1418, _e1411, (_e1411 > _e1418));
let _e1421 = abs(_e1291);
let _e1422 = abs(_e1294);
let _e1424 = select(_e1422, _e1421, (_e1421 > _e1422));
let _e1425 = abs(_e1297);
let _e1427 = select(_e1425, _e1424, (_e1424 > _e1425));
let _e1428 = abs(_e1303);
let _e1429 = abs(_e1306);
let _e1431 = select(_e1429, _e1428, (_e1428 > _e1429));
let _e1432 = abs(_e1309);
let _e1434 = select(_e1432, _e1431, (_e1431 > _e1432));
let _e1436 = select(_e1434, _e1427, (_e1427 > _e1434));
let _e1437 = abs(_e1315);
let _e1438 = abs(_e1318);
let _e1440 = select(_e1438, _e1437, (_e1437 > _e1438));
let _e1441 = abs(_e1321);
let _e1443 = select(_e1441, _e1440, (_e1440 > _e1441));
let _e1445 = select(_e1443, _e1436, (_e1436 > _e1443));
let _e1449 = ((0.0000019073486f * select(_e1445, _e1420, (_e1420 > _e1445))) + _e1395);
let _e1450 = abs(_e1327);
let _e1451 = abs(_e1330);
let _e1453 = select(_e1451, _e1450, (_e1450 > _e1451));
let _e1454 = abs(_e1333);
let _e1456 = select(_e1454, _e1453, (_e1453 > _e1454));
let _e1457 = abs(_e1339);
let _e1458 = abs(_e1342);
let _e1460 = select(_e1458, _e1457, (_e1457 > _e1458));
let _e1461 = abs(_e1345);
let _e1463 = select(_e1461, _e1460, (_e1460 > _e1461));
let _e1465 = select(_e1463, _e1456, (_e1456 > _e1463));
let _e1466 = abs(_e1351);
let _e1467 = abs(_e1354);
let _e1469 = select(_e1467, _e1466, (_e1466 > _e1467));
let _e1470 = abs(_e1357);
let _e1472 = select(_e1470, _e1469, (_e1469 > _e1470));
let _e1474 = select(_e1472, _e1465, (_e1465 > _e1472));
let _e1475 = abs(_e1363);
let _e1476 = abs(_e1366);
let _e1478 = select(_e1476, _e1475, (_e1475 > _e1476));
let _e1479 = abs(_e1369);
let _e1481 = select(_e1479, _e1478, (_e1478 > _e1479));
let _e1482 = abs(_e1375);
let _e1483 = abs(_e1378);
let _e1485 = select(_e1483, _e1482, (_e1482 > _e1483));
let _e1486 = abs(_e1381);
let _e1488 = select(_e1486, _e1485, (_e1485 > _e1486));
let _e1490 = select(_e1488, _e1481, (_e1481 > _e1488));
let _e1491 = abs(_e1387);
let _e1492 = abs(_e1390);
let _e1494 = select(_e1492, _e1491, (_e1491 > _e1492));
let _e1495 = abs(_e1393);
let _e1497 = select(_e1495, _e1494, (_e1494 > _e1495));
let _e1499 = select(_e1497, _e1490, (_e1490 > _e1497));
let _e1503 = ((0.0000019073486f * select(_e1499, _e1474, (_e1474 > _e1499))) + _e1395);
phi_19156_ = 0u;
phi_19159_ = 0u;
loop {
let _e1505 = phi_19156_;
let _e1507 = phi_19159_;
local_131 = _e1507;
if (_e1505 < 8u) {
let _e1511 = ((_e1234 & ~(_e1507)) == 0u);
if _e1511 {
phi_19525_ = u32();
phi_19526_ = u32();
} else {
let _e1512 = (_e1505 & 31u);
let _e1516 = f32(((89u >> bitcast<u32>(_e1512)) & 1u));
let _e1525 = (f32(((170u >> bitcast<u32>(_e1512)) & 1u)) - f32(((64u >> bitcast<u32>(_e1512)) & 1u)));
let _e1534 = (f32(((52u >> bitcast<u32>(_e1512)) & 1u)) - f32(((128u >> bitcast<u32>(_e1512)) & 1u)));
let _e1539 = (((_e1516 * _e1255) + (_e1525 * _e1258)) + (_e1534 * _e1261));
let _e1544 = (((_e1516 * _e1267) + (_e1525 * _e1270)) + (_e1534 * _e1273));
let _e1549 = (((_e1516 * _e1279) + (_e1525 * _e1282)) + (_e1534 * _e1285));
let _e1554 = (((_e1516 * _e1291) + (_e1525 * _e1294)) + (_e1534 * _e1297));
let _e1559 = (((_e1516 * _e1303) + (_e1525 * _e1306)) + (_e1534 * _e1309));
let _e1564 = (((_e1516 * _e1315) + (_e1525 * _e1318)) + (_e1534 * _e1321));
let _e1565 = (_e1539 - _e1449);
let _e1566 = (_e1544 - _e1449);
let _e1567 = (_e1549 - _e1449);
let _e1568 = (_e1539 + _e1449);
let _e1569 = (_e1544 + _e1449);
let _e1570 = (_e1549 + _e1449);
let _e1572 = select(_e1566, _e1565, (_e1565 < _e1566));
let _e1574 = select(_e1567, _e1566, (_e1566 < _e1567));
let _e1576 = select(_e1565, _e1567, (_e1567 < _e1565));
let _e1578 = select(_e1569, _e1568, (_e1568 > _e1569));
let _e1580 = select(_e1570, _e1569, (_e1569 > _e1570));
let _e1582 = select(_e1568, _e1570, (_e1570 > _e1568));
let _e1584 = select(_e1559, _e1554, (_e1554 < _e1559));
let _e1586 = select(_e1564, _e1559, (_e1559 < _e1564));
let _e1588 = select(_e1554, _e1564, (_e1564 < _e1554));
let _e1590 = select(_e1559, _e1554, (_e1554 > _e1559));
let _e1592 = select(_e1564, _e1559, (_e1559 > _e1564));
let _e1594 = select(_e1554, _e1564, (_e1564 > _e1554));
let _e1596 = select(_e1567, _e1572, (_e1572 < _e1567));
let _e1598 = select(_e1564, _e1584, (_e1584 < _e1564));
let _e1600 = select(_e1570, _e1578, (_e1578 > _e1570));
let _e1602 = select(_e1564, _e1590, (_e1590 > _e1564));
let _e1751 = (((_e1516 * _e1327) + (_e1525 * _e1330)) + (_e1534 * _e1333));
let _e1756 = (((_e1516 * _e1339) + (_e1525 * _e1342)) + (_e1534 * _e1345));
let _e1761 = (((_e1516 * _e1351) + (_e1525 * _e1354)) + (_e1534 * _e1357));
let _e1766 = (((_e1516 * _e1363) + (_e1525 * _e1366)) + (_e1534 * _e1369));
let _e1771 = (((_e1516 * _e1375) + (_e1525 * _e1378)) + (_e1534 * _e1381));
let _e1776 = (((_e1516 * _e1387) + (_e1525 * _e1390)) + (_e1534 * _e1393));
let _e1777 = (_e1751 - _e1503);
let _e1778 = (_e1756 - _e1503);
let _e1779 = (_e1761 - _e1503);
let _e1780 = (_e1751 + _e1503);
let _e1781 = (_e1756 + _e1503);
let _e1782 = (_e1761 + _e1503);
let _e1784 = select(_e1778, _e1777, (_e1777 < _e1778));
let _e1786 = select(_e1779, _e1778, (_e1778 < _e1779));
let _e1788 = select(_e1777, _e1779, (_e1779 < _e1777));
let _e1790 = select(_e1781, _e1780, (_e1780 > _e1781));
let _e1792 = select(_e1782, _e1781, (_e1781 > _e1782));
let _e1794 = select(_e1780, _e1782, (_e1782 > _e1780));
let _e1796 = select(_e1771, _e1766, (_e1766 < _e1771));
let _e1798 = select(_e1776, _e1771, (_e1771 < _e1776));
let _e1800 = select(_e1766, _e1776, (_e1776 < _e1766));
let _e1802 = select(_e1771, _e1766, (_e1766 > _e1771));
let _e1804 = select(_e1776, _e1771, (_e1771 > _e1776));
let _e1806 = select(_e1766, _e1776, (_e1776 > _e1766));
let _e1808 = select(_e1779, _e1784, (_e1784 < _e1779));
let _e1810 = select(_e1776, _e1796, (_e1796 < _e1776));
let _e1812 = select(_e1782, _e1790, (_e1790 > _e1782));
let _e1814 = select(_e1776, _e1802, (_e1802 > _e1776));
phi_19525_ = (_e1505 + _e411.z);
phi_19526_ = (_e1507 | ((((((select(0u, 1u, (_e1568 < _e1598)) | (select(0u, 1u, (_e1569 < _e1598)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1570 < _e1598)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1554 > _e1600)) | (select(0u, 1u, (_e1559 > _e1600)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1564 > _e1600)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1584 > _e1578)) | (select(0u, 1u, (_e1586 > _e1578)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1588 > _e1578)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1584 > _e1580)) | (select(0u, 1u, (_e1586 > _e1580)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1588 > _e1580)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1584 > _e1582)) | (select(0u, 1u, (_e1586 > _e1582)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1588 > _e1582)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1780 < _e1810)) | (select(0u, 1u, (_e1781 < _e1810)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1782 < _e1810)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1766 > _e1812)) | (select(0u, 1u, (_e1771 > _e1812)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1776 > _e1812)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1796 > _e1790)) | (select(0u, 1u, (_e1798 > _e1790)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1800 > _e1790)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1796 > _e1792)) | (select(0u, 1u, (_e1798 > _e1792)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1800 > _e1792)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1796 > _e1794)) | (select(0u, 1u, (_e1798 > _e1794)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1800 > _e1794)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1565 > _e1602)) | (select(0u, 1u, (_e1566 > _e1602)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1567 > _e1602)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1554 < _e1596)) | (select(0u, 1u, (_e1559 < _e1596)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1564 < _e1596)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1590 < _e1572)) | (select(0u, 1u, (_e1592 < _e1572)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1594 < _e1572)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1590 < _e1574)) | (select(0u, 1u, (_e1592 < _e1574)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1594 < _e1574)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1590 < _e1576)) | (select(0u, 1u, (_e1592 < _e1576)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1594 < _e1576)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1777 > _e1814)) | (select(0u, 1u, (_e1778 > _e1814)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1779 > _e1814)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1766 < _e1808)) | (select(0u, 1u, (_e1771 < _e1808)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1776 < _e1808)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1802 < _e1784)) | (select(0u, 1u, (_e1804 < _e1784)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1806 < _e1784)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1802 < _e1786)) | (select(0u, 1u, (_e1804 < _e1786)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1806 < _e1786)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1802 < _e1788)) | (select(0u, 1u, (_e1804 < _e1788)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1806 < _e1788)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
}
let _e1965 = phi_19525_;
let _e1967 = phi_19526_;
phi_19157_ = _e1965;
phi_19160_ = _e1967;
phi_19528_ = select(true, false, _e1511);
} else {
phi_19157_ = u32();
phi_19160_ = u32();
phi_19528_ = false;
}
let _e1970 = phi_19157_;
let _e1972 = phi_19160_;
let _e1974 = phi_19528_;
continue;
continuing {
phi_19156_ = _e1970;
phi_19159_ = _e1972;
break if !(_e1974);
}
}
let _e1977 = local_131;
phi_19536_ = (_e1234 & ~((_e1977 & _e1234)));
}
let _e1982 = phi_19536_;
phi_19537_ = _e1982;
}
let _e1984 = phi_19537_;
if (_e1984 == 0u) {
} else {
let _e1989 = atomicAdd((&counters.member[0u]), countOneBits(_e1984));
phi_19546_ = _e1989;
phi_19549_ = _e1984;
loop {
let _e1991 = phi_19546_;
let _e1993 = phi_19549_;
let _e1994 = (_e1993 == 0u);
if _e1994 {
phi_19547_ = u32();
phi_19550_ = u32();
} else {
let _e1997 = params_3.member.member_1;
if (_e1991 < _e1997) {
after_linear.member[_e1991] = ((_e443 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1993), 32u, _e1994));
}
phi_19547_ = (_e1991 + 1u);
phi_19550_ = (_e1993 & (_e1993 - 1u));
}
let _e2010 = phi_19547_;
let _e2012 = phi_19550_;
continue;
continuing {
phi_19546_ = _e2010;
phi_19549_ = _e2012;
break if !(select(true, false, _e1994));
}
}
}
phi_19573_ = (_e434 + countOneBits((_e1234 >> bitcast<u32>(6u))));
phi_19574_ = (_e436 + countOneBits((_e1234 & 63u)));
phi_19575_ = _e1236;
} else {
phi_19573_ = _e434;
phi_19574_ = _e436;
phi_19575_ = _e438;
}
let _e2016 = phi_19573_;
let _e2018 = phi_19574_;
let _e2020 = phi_19575_;
phi_15943_ = (_e432 + _e411.z);
phi_15946_ = _e2016;
phi_15948_ = _e2018;
phi_15950_ = _e2020;
} else {
break;
}
let _e2023 = phi_15943_;
let _e2025 = phi_15946_;
let _e2027 = phi_15948_;
let _e2029 = phi_15950_;
continue;
continuing {
phi_15942_ = _e2023;
phi_15945_ = _e2025;
phi_15947_ = _e2027;
phi_15949_ = _e2029;
}
}
let _e2032 = local_132;
if (_e2032 > 0u) {
let _e2035 = local_133;
let _e2038 = local_134;
let _e2042 = atomicAdd((&counters.member[5u]), select(1u, _e2038, (_e2035 > 1u)));
}
let _e2044 = local_135;
if (_e2044 > 0u) {
let _e2047 = local_136;
let _e2050 = local_137;
let _e2054 = atomicAdd((&counters.member[1u]), select(1u, _e2050, (_e2047 > 1u)));
}
let _e2056 = local_138;
if (_e2056 > 0u) {
let _e2059 = local_139;
let _e2062 = local_140;
let _e2066 = atomicAdd((&counters.member[2u]), select(1u, _e2062, (_e2059 > 1u)));
}
return;
}

fn function_41() {
var phi_19735_: type_58;
var phi_19794_: u32;
var phi_19795_: u32;
var phi_19801_: u32;
var phi_19813_: u32;
var phi_19814_: u32;
var phi_19826_: u32;
var phi_19827_: u32;
var phi_19833_: u32;
var phi_19845_: u32;
var phi_19846_: u32;
var phi_19751_: u32;
var phi_19761_: u32;
var phi_19762_: u32;
var phi_19763_: u32;
var phi_19776_: u32;
var phi_19777_: u32;
var phi_19848_: vec4<u32>;
var phi_20679_: u32;
var phi_20682_: bool;
var phi_20890_: bool;
var phi_20892_: u32;
var phi_20893_: bool;
var phi_20680_: u32;
var phi_20683_: bool;
var phi_20895_: bool;
var local_141: bool;
var phi_20900_: bool;
var phi_21153_: bool;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e422 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e426 = atomicLoad((&counters_1.member[0u]));
if (_e422 < _e426) {
let _e430 = params_3.member.member_1;
if (_e426 <= _e430) {
let _e434 = after_linear_1.member[_e422];
let _e435 = (_e434 & 15u);
let _e439 = pairs.member[(_e434 >> bitcast<u32>(4u))];
let _e442 = ((_e439 >> bitcast<u32>(16i)) * 2u);
let _e445 = tiles.member[(4u + _e442)];
let _e452 = boxes.member[((_e445 * 256u) + ((_e439 >> bitcast<u32>(8i)) & 255u))];
let _e456 = tiles.member[(_e442 + 5u)];
let _e461 = boxes.member[((_e456 * 256u) + (_e439 & 255u))];
if (_e452.x < _e461.x) {
phi_19735_ = type_58(_e452.x, _e461.x);
} else {
phi_19735_ = type_58(_e461.x, _e452.x);
}
let _e467 = phi_19735_;
let _e472 = features.member[_e467.member];
let _e475 = features.member[_e467.member_1];
if (_e435 < 6u) {
let _e525 = (_e435 < 3u);
if _e525 {
phi_19751_ = _e435;
} else {
phi_19751_ = (_e435 - 3u);
}
let _e528 = phi_19751_;
if _e525 {
phi_19761_ = _e475.z;
phi_19762_ = _e475.y;
phi_19763_ = _e475.x;
} else {
phi_19761_ = _e472.z;
phi_19762_ = _e472.y;
phi_19763_ = _e472.x;
}
let _e536 = phi_19761_;
let _e538 = phi_19762_;
let _e540 = phi_19763_;
let _e542 = select(_e475, _e472, vec4(_e525));
if (_e528 == 0u) {
phi_19777_ = _e542.x;
} else {
if (_e528 == 1u) {
phi_19776_ = _e542.y;
} else {
phi_19776_ = _e542.z;
}
let _e548 = phi_19776_;
phi_19777_ = _e548;
}
let _e551 = phi_19777_;
phi_19848_ = vec4<u32>(_e551, _e540, _e538, _e536);
} else {
let _e477 = (_e435 - 6u);
let _e478 = (_e477 / 3u);
let _e479 = (_e477 % 3u);
if (_e478 == 0u) {
phi_19795_ = _e472.x;
} else {
if (_e478 == 1u) {
phi_19794_ = _e472.y;
} else {
phi_19794_ = _e472.z;
}
let _e485 = phi_19794_;
phi_19795_ = _e485;
}
let _e488 = phi_19795_;
if (_e478 == 2u) {
phi_19801_ = 0u;
} else {
phi_19801_ = (_e478 + 1u);
}
let _e492 = phi_19801_;
if (_e492 == 0u) {
phi_19814_ = _e472.x;
} else {
if (_e492 == 1u) {
phi_19813_ = _e472.y;
} else {
phi_19813_ = _e472.z;
}
let _e498 = phi_19813_;
phi_19814_ = _e498;
}
let _e501 = phi_19814_;
if (_e479 == 0u) {
phi_19827_ = _e475.x;
} else {
if (_e479 == 1u) {
phi_19826_ = _e475.y;
} else {
phi_19826_ = _e475.z;
}
let _e507 = phi_19826_;
phi_19827_ = _e507;
}
let _e510 = phi_19827_;
if (_e479 == 2u) {
phi_19833_ = 0u;
} else {
phi_19833_ = (_e479 + 1u);
}
let _e514 = phi_19833_;
if (_e514 == 0u) {
phi_19846_ = _e475.x;
} else {
if (_e514 == 1u) {
phi_19845_ = _e475.y;
} else {
phi_19845_ = _e475.z;
}
let _e520 = phi_19845_;
phi_19846_ = _e520;
}
let _e523 = phi_19846_;
phi_19848_ = vec4<u32>(_e488, _e501, _e510, _e523);
}
let _e554 = phi_19848_;
let _e556 = (_e554.x * 2u);
let _e559 = moving_1.member[_e556];
let _e563 = vec3<f32>(_e559.x, _e559.y, _e559.z);
let _e565 = (_e554.y * 2u);
let _e568 = moving_1.member[_e565];
let _e572 = vec3<f32>(_e568.x, _e568.y, _e568.z);
let _e574 = (_e554.z * 2u);
let _e577 = moving_1.member[_e574];
let _e581 = vec3<f32>(_e577.x, _e577.y, _e577.z);
let _e583 = (_e554.w * 2u);
let _e586 = moving_1.member[_e583];
let _e590 = vec3<f32>(_e586.x, _e586.y, _e586.z);
let _e594 = moving_1.member[(_e556 + 1u)];
let _e598 = vec3<f32>(_e594.x, _e594.y, _e594.z);
let _e602 = moving_1.member[(_e565 + 1u)];
let _e606 = vec3<f32>(_e602.x, _e602.y, _e602.z);
let _e610 = moving_1.member[(_e574 + 1u)];
let _e614 = vec3<f32>(_e610.x, _e610.y, _e610.z);
let _e618 = moving_1.member[(_e583 + 1u)];
let _e622 = vec3<f32>(_e618.x, _e618.y, _e618.z);
let _e623 = (_e435 >= 6u);
let _e624 = (_e411.z ^ 1u);
let _e627 = params_3.member.member_3;
if ((_e627 & 2u) == 0u) {
phi_20900_ = true;
} else {
let _e630 = vec3(_e623);
let _e631 = select(_e572, _e563, _e630);
let _e632 = select(_e606, _e598, _e630);
let _e633 = select(_e581, _e572, _e630);
let _e634 = select(_e614, _e606, _e630);
let _e635 = select(_e590, _e581, _e630);
let _e636 = select(_e622, _e614, _e630);
let _e648 = bitcast<f32>((bitcast<u32>((_e635.x - _e631.x)) ^ _e624));
let _e651 = bitcast<f32>((bitcast<u32>((_e635.y - _e631.y)) ^ _e624));
let _e654 = bitcast<f32>((bitcast<u32>((_e635.z - _e631.z)) ^ _e624));
let _e666 = bitcast<f32>((bitcast<u32>((_e636.x - _e632.x)) ^ _e624));
let _e669 = bitcast<f32>((bitcast<u32>((_e636.y - _e632.y)) ^ _e624));
let _e672 = bitcast<f32>((bitcast<u32>((_e636.z - _e632.z)) ^ _e624));
let _e681 = bitcast<f32>((bitcast<u32>((_e633.x - _e631.x)) ^ _e624));
let _e684 = bitcast<f32>((bitcast<u32>((_e633.y - _e631.y)) ^ _e624));
let _e687 = bitcast<f32>((bitcast<u32>((_e633.z - _e631.z)) ^ _e624));
let _e696 = bitcast<f32>((bitcast<u32>((_e634.x - _e632.x)) ^ _e624));
let _e699 = bitcast<f32>((bitcast<u32>((_e634.y - _e632.y)) ^ _e624));
let _e702 = bitcast<f32>((bitcast<u32>((_e634.z - _e632.z)) ^ _e624));
let _e703 = abs(_e648);
let _e704 = abs(_e651);
let _e706 = select(_e704, _e703, (_e703 > _e704));
let _e707 = abs(_e654);
let _e709 = select(_e707, _e706, (_e706 > _e707));
let _e710 = abs(_e666);
let _e711 = abs(_e669);
let _e713 = select(_e711, _e710, (_e710 > _e711));
let _e714 = abs(_e672);
let _e716 = select(_e714, _e713, (_e713 > _e714));
let _e718 = select(_e716, _e709, (_e709 > _e716));
let _e719 = abs(_e681);
let _e720 = abs(_e684);
let _e722 = select(_e720, _e719, (_e719 > _e720));
let _e723 = abs(_e687);
let _e725 = select(_e723, _e722, (_e722 > _e723));
let _e726 = abs(_e696);
let _e727 = abs(_e699);
let _e729 = select(_e727, _e726, (_e726 > _e727));
let _e730 = abs(_e702);
let _e732 = select(_e730, _e729, (_e729 > _e730));
let _e734 = select(_e732, _e725, (_e725 > _e732));
let _e740 = ((0.000015258789f * (_e718 * _e734)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e718) + _e734)));
let _e780 = select(_e563, _e590, _e630);
let _e781 = select(_e598, _e622, _e630);
let _e790 = bitcast<f32>((bitcast<u32>((_e780.x - _e631.x)) ^ _e624));
let _e793 = bitcast<f32>((bitcast<u32>((_e780.y - _e631.y)) ^ _e624));
let _e796 = bitcast<f32>((bitcast<u32>((_e780.z - _e631.z)) ^ _e624));
let _e805 = bitcast<f32>((bitcast<u32>((_e781.x - _e632.x)) ^ _e624));
let _e808 = bitcast<f32>((bitcast<u32>((_e781.y - _e632.y)) ^ _e624));
let _e811 = bitcast<f32>((bitcast<u32>((_e781.z - _e632.z)) ^ _e624));
let _e812 = abs(_e790);
let _e813 = abs(_e793);
let _e815 = select(_e813, _e812, (_e812 > _e813));
let _e816 = abs(_e796);
let _e818 = select(_e816, _e815, (_e815 > _e816));
let _e819 = abs(_e805);
let _e820 = abs(_e808);
let _e822 = select(_e820, _e819, (_e819 > _e820));
let _e823 = abs(_e811);
let _e825 = select(_e823, _e822, (_e822 > _e823));
let _e827 = select(_e825, _e818, (_e818 > _e825));
let _e833 = ((0.000015258789f * (_e827 * _e734)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e827) + _e734)));
let _e878 = bitcast<f32>((bitcast<u32>((_e559.x - _e577.x)) ^ _e624));
let _e881 = bitcast<f32>((bitcast<u32>((_e559.y - _e577.y)) ^ _e624));
let _e884 = bitcast<f32>((bitcast<u32>((_e559.z - _e577.z)) ^ _e624));
let _e890 = bitcast<f32>((bitcast<u32>((_e594.x - _e610.x)) ^ _e624));
let _e893 = bitcast<f32>((bitcast<u32>((_e594.y - _e610.y)) ^ _e624));
let _e896 = bitcast<f32>((bitcast<u32>((_e594.z - _e610.z)) ^ _e624));
let _e902 = bitcast<f32>((bitcast<u32>((_e586.x - _e577.x)) ^ _e624));
let _e905 = bitcast<f32>((bitcast<u32>((_e586.y - _e577.y)) ^ _e624));
let _e908 = bitcast<f32>((bitcast<u32>((_e586.z - _e577.z)) ^ _e624));
let _e914 = bitcast<f32>((bitcast<u32>((_e618.x - _e610.x)) ^ _e624));
let _e917 = bitcast<f32>((bitcast<u32>((_e618.y - _e610.y)) ^ _e624));
let _e920 = bitcast<f32>((bitcast<u32>((_e618.z - _e610.z)) ^ _e624));
let _e921 = abs(_e878);
let _e922 = abs(_e881);
let _e924 = select(_e922, _e921, (_e921 > _e922));
let _e925 = abs(_e884);
let _e927 = select(_e925, _e924, (_e924 > _e925));
let _e928 = abs(_e890);
let _e929 = abs(_e893);
let _e931 = select(_e929, _e928, (_e928 > _e929));
let _e932 = abs(_e896);
let _e934 = select(_e932, _e931, (_e931 > _e932));
let _e936 = select(_e934, _e927, (_e927 > _e934));
let _e937 = abs(_e902);
let _e938 = abs(_e905);
let _e940 = select(_e938, _e937, (_e937 > _e938));
let _e941 = abs(_e908);
let _e943 = select(_e941, _e940, (_e940 > _e941));
let _e944 = abs(_e914);
let _e945 = abs(_e917);
let _e947 = select(_e945, _e944, (_e944 > _e945));
let _e948 = abs(_e920);
let _e950 = select(_e948, _e947, (_e947 > _e948));
let _e952 = select(_e950, _e943, (_e943 > _e950));
let _e958 = ((0.000015258789f * (_e936 * _e952)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e936) + _e952)));
let _e998 = select(_e563, _e572, _e630);
let _e999 = select(_e598, _e606, _e630);
let _e1000 = select(_e572, _e590, _e630);
let _e1001 = select(_e606, _e622, _e630);
let _e1010 = bitcast<f32>((bitcast<u32>((_e998.x - _e635.x)) ^ _e624));
let _e1013 = bitcast<f32>((bitcast<u32>((_e998.y - _e635.y)) ^ _e624));
let _e1016 = bitcast<f32>((bitcast<u32>((_e998.z - _e635.z)) ^ _e624));
let _e1025 = bitcast<f32>((bitcast<u32>((_e999.x - _e636.x)) ^ _e624));
let _e1028 = bitcast<f32>((bitcast<u32>((_e999.y - _e636.y)) ^ _e624));
let _e1031 = bitcast<f32>((bitcast<u32>((_e999.z - _e636.z)) ^ _e624));
let _e1040 = bitcast<f32>((bitcast<u32>((_e1000.x - _e635.x)) ^ _e624));
let _e1043 = bitcast<f32>((bitcast<u32>((_e1000.y - _e635.y)) ^ _e624));
let _e1046 = bitcast<f32>((bitcast<u32>((_e1000.z - _e635.z)) ^ _e624));
let _e1055 = bitcast<f32>((bitcast<u32>((_e1001.x - _e636.x)) ^ _e624));
let _e1058 = bitcast<f32>((bitcast<u32>((_e1001.y - _e636.y)) ^ _e624));
let _e1061 = bitcast<f32>((bitcast<u32>((_e1001.z - _e636.z)) ^ _e624));
let _e1062 = abs(_e1010);
let _e1063 = abs(_e1013);
let _e1065 = select(_e1063, _e1062, (_e1062 > _e1063));
let _e1066 = abs(_e1016);
let _e1068 = select(_e1066, _e1065, (_e1065 > _e1066));
let _e1069 = abs(_e1025);
let _e1070 = abs(_e1028);
let _e1072 = select(_e1070, _e1069, (_e1069 > _e1070));
let _e1073 = abs(_e1031);
let _e1075 = select(_e1073, _e1072, (_e1072 > _e1073));
let _e1077 = select(_e1075, _e1068, (_e1068 > _e1075));
let _e1078 = abs(_e1040);
let _e1079 = abs(_e1043);
let _e1081 = select(_e1079, _e1078, (_e1078 > _e1079));
let _e1082 = abs(_e1046);
let _e1084 = select(_e1082, _e1081, (_e1081 > _e1082));
let _e1085 = abs(_e1055);
let _e1086 = abs(_e1058);
let _e1088 = select(_e1086, _e1085, (_e1085 > _e1086));
let _e1089 = abs(_e1061);
let _e1091 = select(_e1089, _e1088, (_e1088 > _e1089));
let _e1093 = select(_e1091, _e1084, (_e1084 > _e1091));
let _e1099 = ((0.000015258789f * (_e1077 * _e1093)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e1077) + _e1093)));
phi_20679_ = 0u;
phi_20682_ = false;
loop {
let _e1140 = phi_20679_;
let _e1142 = phi_20682_;
local_141 = _e1142;
if (_e1140 < 8u) {
if _e1142 {
phi_20892_ = u32();
phi_20893_ = bool();
} else {
let _e1144 = (_e1140 & 31u);
let _e1148 = f32(((90u >> bitcast<u32>(_e1144)) & 1u));
let _e1157 = (f32(((228u >> bitcast<u32>(_e1144)) & 1u)) - f32(((8u >> bitcast<u32>(_e1144)) & 1u)));
let _e1166 = (f32(((129u >> bitcast<u32>(_e1144)) & 1u)) - f32(((48u >> bitcast<u32>(_e1144)) & 1u)));
let _e1171 = (((_e1148 * ((_e684 * _e654) - (_e651 * _e687))) + (_e1157 * ((_e687 * _e648) - (_e654 * _e681)))) + (_e1166 * ((_e681 * _e651) - (_e648 * _e684))));
let _e1176 = (((_e1148 * (((_e699 * _e654) - (_e651 * _e702)) + ((_e684 * _e672) - (_e669 * _e687)))) + (_e1157 * (((_e702 * _e648) - (_e654 * _e696)) + ((_e687 * _e666) - (_e672 * _e681))))) + (_e1166 * (((_e696 * _e651) - (_e648 * _e699)) + ((_e681 * _e669) - (_e666 * _e684)))));
let _e1181 = (((_e1148 * ((_e699 * _e672) - (_e669 * _e702))) + (_e1157 * ((_e702 * _e666) - (_e672 * _e696)))) + (_e1166 * ((_e696 * _e669) - (_e666 * _e699))));
let _e1187 = -(_e740);
let _e1195 = (select(0i, 1i, (((_e1171 > _e740) && (_e1176 > _e740)) && (_e1181 > _e740))) - select(0i, 1i, (((_e1171 < _e1187) && (_e1176 < _e1187)) && (_e1181 < _e1187))));
let _e1200 = (((_e1148 * ((_e684 * _e796) - (_e793 * _e687))) + (_e1157 * ((_e687 * _e790) - (_e796 * _e681)))) + (_e1166 * ((_e681 * _e793) - (_e790 * _e684))));
let _e1205 = (((_e1148 * (((_e699 * _e796) - (_e793 * _e702)) + ((_e684 * _e811) - (_e808 * _e687)))) + (_e1157 * (((_e702 * _e790) - (_e796 * _e696)) + ((_e687 * _e805) - (_e811 * _e681))))) + (_e1166 * (((_e696 * _e793) - (_e790 * _e699)) + ((_e681 * _e808) - (_e805 * _e684)))));
let _e1210 = (((_e1148 * ((_e699 * _e811) - (_e808 * _e702))) + (_e1157 * ((_e702 * _e805) - (_e811 * _e696)))) + (_e1166 * ((_e696 * _e808) - (_e805 * _e699))));
let _e1216 = -(_e833);
let _e1224 = (select(0i, 1i, (((_e1200 > _e833) && (_e1205 > _e833)) && (_e1210 > _e833))) - select(0i, 1i, (((_e1200 < _e1216) && (_e1205 < _e1216)) && (_e1210 < _e1216))));
let _e1229 = (((_e1148 * ((_e905 * _e884) - (_e881 * _e908))) + (_e1157 * ((_e908 * _e878) - (_e884 * _e902)))) + (_e1166 * ((_e902 * _e881) - (_e878 * _e905))));
let _e1234 = (((_e1148 * (((_e917 * _e884) - (_e881 * _e920)) + ((_e905 * _e896) - (_e893 * _e908)))) + (_e1157 * (((_e920 * _e878) - (_e884 * _e914)) + ((_e908 * _e890) - (_e896 * _e902))))) + (_e1166 * (((_e914 * _e881) - (_e878 * _e917)) + ((_e902 * _e893) - (_e890 * _e905)))));
let _e1239 = (((_e1148 * ((_e917 * _e896) - (_e893 * _e920))) + (_e1157 * ((_e920 * _e890) - (_e896 * _e914)))) + (_e1166 * ((_e914 * _e893) - (_e890 * _e917))));
let _e1245 = -(_e958);
let _e1253 = (select(0i, 1i, (((_e1229 > _e958) && (_e1234 > _e958)) && (_e1239 > _e958))) - select(0i, 1i, (((_e1229 < _e1245) && (_e1234 < _e1245)) && (_e1239 < _e1245))));
let _e1258 = (((_e1148 * ((_e1043 * _e1016) - (_e1013 * _e1046))) + (_e1157 * ((_e1046 * _e1010) - (_e1016 * _e1040)))) + (_e1166 * ((_e1040 * _e1013) - (_e1010 * _e1043))));
let _e1263 = (((_e1148 * (((_e1058 * _e1016) - (_e1013 * _e1061)) + ((_e1043 * _e1031) - (_e1028 * _e1046)))) + (_e1157 * (((_e1061 * _e1010) - (_e1016 * _e1055)) + ((_e1046 * _e1025) - (_e1031 * _e1040))))) + (_e1166 * (((_e1055 * _e1013) - (_e1010 * _e1058)) + ((_e1040 * _e1028) - (_e1025 * _e1043)))));
let _e1268 = (((_e1148 * ((_e1058 * _e1031) - (_e1028 * _e1061))) + (_e1157 * ((_e1061 * _e1025) - (_e1031 * _e1055)))) + (_e1166 * ((_e1055 * _e1028) - (_e1025 * _e1058))));
let _e1274 = -(_e1099);
let _e1282 = (select(0i, 1i, (((_e1258 > _e1099) && (_e1263 > _e1099)) && (_e1268 > _e1099))) - select(0i, 1i, (((_e1258 < _e1274) && (_e1263 < _e1274)) && (_e1268 < _e1274))));
if _e623 {
phi_20890_ = (((_e1195 * _e1224) > 0i) || ((_e1253 * _e1282) > 0i));
} else {
phi_20890_ = ((((_e1195 * _e1224) < 0i) || ((_e1195 * _e1253) < 0i)) || ((_e1195 * _e1282) < 0i));
}
let _e1297 = phi_20890_;
phi_20892_ = (_e1140 + _e411.z);
phi_20893_ = _e1297;
}
let _e1300 = phi_20892_;
let _e1302 = phi_20893_;
phi_20680_ = _e1300;
phi_20683_ = _e1302;
phi_20895_ = select(true, false, _e1142);
} else {
phi_20680_ = u32();
phi_20683_ = bool();
phi_20895_ = false;
}
let _e1305 = phi_20680_;
let _e1307 = phi_20683_;
let _e1309 = phi_20895_;
continue;
continuing {
phi_20679_ = _e1305;
phi_20682_ = _e1307;
break if !(_e1309);
}
}
let _e1312 = local_141;
phi_20900_ = select(true, false, _e1312);
}
let _e1315 = phi_20900_;
if _e1315 {
if ((_e627 & 4u) == 0u) {
phi_21153_ = true;
} else {
let _e1318 = vec3(_e623);
let _e1319 = select(_e572, _e563, _e1318);
let _e1320 = select(_e581, _e572, _e1318);
let _e1321 = select(_e572, _e581, _e1318);
let _e1330 = bitcast<f32>((bitcast<u32>((_e1321.x - _e559.x)) ^ _e624));
let _e1333 = bitcast<f32>((bitcast<u32>((_e1321.y - _e559.y)) ^ _e624));
let _e1336 = bitcast<f32>((bitcast<u32>((_e1321.z - _e559.z)) ^ _e624));
let _e1348 = bitcast<f32>((bitcast<u32>((_e1320.x - _e1319.x)) ^ _e624));
let _e1351 = bitcast<f32>((bitcast<u32>((_e1320.y - _e1319.y)) ^ _e624));
let _e1354 = bitcast<f32>((bitcast<u32>((_e1320.z - _e1319.z)) ^ _e624));
let _e1360 = bitcast<f32>((bitcast<u32>((_e1321.x - _e586.x)) ^ _e624));
let _e1363 = bitcast<f32>((bitcast<u32>((_e1321.y - _e586.y)) ^ _e624));
let _e1366 = bitcast<f32>((bitcast<u32>((_e1321.z - _e586.z)) ^ _e624));
let _e1367 = select(_e606, _e598, _e1318);
let _e1368 = select(_e614, _e606, _e1318);
let _e1369 = select(_e606, _e614, _e1318);
let _e1378 = bitcast<f32>((bitcast<u32>((_e1369.x - _e594.x)) ^ _e624));
let _e1381 = bitcast<f32>((bitcast<u32>((_e1369.y - _e594.y)) ^ _e624));
let _e1384 = bitcast<f32>((bitcast<u32>((_e1369.z - _e594.z)) ^ _e624));
let _e1396 = bitcast<f32>((bitcast<u32>((_e1368.x - _e1367.x)) ^ _e624));
let _e1399 = bitcast<f32>((bitcast<u32>((_e1368.y - _e1367.y)) ^ _e624));
let _e1402 = bitcast<f32>((bitcast<u32>((_e1368.z - _e1367.z)) ^ _e624));
let _e1408 = bitcast<f32>((bitcast<u32>((_e1369.x - _e618.x)) ^ _e624));
let _e1411 = bitcast<f32>((bitcast<u32>((_e1369.y - _e618.y)) ^ _e624));
let _e1414 = bitcast<f32>((bitcast<u32>((_e1369.z - _e618.z)) ^ _e624));
let _e1417 = ((_e1351 * _e1366) - (_e1363 * _e1354));
let _e1420 = ((_e1354 * _e1360) - (_e1366 * _e1348));
let _e1423 = ((_e1348 * _e1363) - (_e1360 * _e1351));
let _e1426 = ((_e1399 * _e1414) - (_e1411 * _e1402));
let _e1429 = ((_e1402 * _e1408) - (_e1414 * _e1396));
let _e1432 = ((_e1396 * _e1411) - (_e1408 * _e1399));
let _e1451 = (((_e1399 * _e1366) - (_e1363 * _e1402)) + ((_e1351 * _e1414) - (_e1411 * _e1354)));
let _e1452 = (((_e1402 * _e1360) - (_e1366 * _e1396)) + ((_e1354 * _e1408) - (_e1414 * _e1348)));
let _e1453 = (((_e1396 * _e1363) - (_e1360 * _e1399)) + ((_e1348 * _e1411) - (_e1408 * _e1351)));
let _e1458 = (((_e1330 * _e1417) + (_e1333 * _e1420)) + (_e1336 * _e1423));
let _e1469 = ((((_e1378 * _e1417) + (_e1381 * _e1420)) + (_e1384 * _e1423)) + (((_e1330 * _e1451) + (_e1333 * _e1452)) + (_e1336 * _e1453)));
let _e1480 = ((((_e1330 * _e1426) + (_e1333 * _e1429)) + (_e1336 * _e1432)) + (((_e1378 * _e1451) + (_e1381 * _e1452)) + (_e1384 * _e1453)));
let _e1485 = (((_e1378 * _e1426) + (_e1381 * _e1429)) + (_e1384 * _e1432));
let _e1486 = abs(_e1330);
let _e1487 = abs(_e1333);
let _e1489 = select(_e1487, _e1486, (_e1486 > _e1487));
let _e1490 = abs(_e1336);
let _e1492 = select(_e1490, _e1489, (_e1489 > _e1490));
let _e1493 = abs(_e1378);
let _e1494 = abs(_e1381);
let _e1496 = select(_e1494, _e1493, (_e1493 > _e1494));
let _e1497 = abs(_e1384);
let _e1499 = select(_e1497, _e1496, (_e1496 > _e1497));
let _e1501 = select(_e1499, _e1492, (_e1492 > _e1499));
let _e1502 = abs(_e1348);
let _e1503 = abs(_e1351);
let _e1505 = select(_e1503, _e1502, (_e1502 > _e1503));
let _e1506 = abs(_e1354);
let _e1508 = select(_e1506, _e1505, (_e1505 > _e1506));
let _e1509 = abs(_e1396);
let _e1510 = abs(_e1399);
let _e1512 = select(_e1510, _e1509, (_e1509 > _e1510));
let _e1513 = abs(_e1402);
let _e1515 = select(_e1513, _e1512, (_e1512 > _e1513));
let _e1517 = select(_e1515, _e1508, (_e1508 > _e1515));
let _e1518 = abs(_e1360);
let _e1519 = abs(_e1363);
let _e1521 = select(_e1519, _e1518, (_e1518 > _e1519));
let _e1522 = abs(_e1366);
let _e1524 = select(_e1522, _e1521, (_e1521 > _e1522));
let _e1525 = abs(_e1408);
let _e1526 = abs(_e1411);
let _e1528 = select(_e1526, _e1525, (_e1525 > _e1526));
let _e1529 = abs(_e1414);
let _e1531 = select(_e1529, _e1528, (_e1528 > _e1529));
let _e1533 = select(_e1531, _e1524, (_e1524 > _e1531));
let _e1535 = select(_e1517, _e1501, (_e1501 > _e1517));
let _e1538 = (1f + select(_e1533, _e1535, (_e1535 > _e1533)));
let _e1544 = ((0.000061035156f * ((_e1501 * _e1517) * _e1533)) + (0.0000000000000000000000000000000000030092655f * (_e1538 * _e1538)));
let _e1552 = -(_e1544);
let _e1560 = (((((_e1458 > _e1544) && (_e1469 > _e1544)) && (_e1480 > _e1544)) && (_e1485 > _e1544)) || ((((_e1458 < _e1552) && (_e1469 < _e1552)) && (_e1480 < _e1552)) && (_e1485 < _e1552)));
if _e1560 {
let _e1563 = atomicAdd((&counters_1.member[3u]), 1u);
}
phi_21153_ = select(true, false, _e1560);
}
let _e1566 = phi_21153_;
if _e1566 {
let _e1569 = atomicAdd((&counters_1.member[4u]), 1u);
let _e1572 = params_3.member.member_2;
if (_e1569 < _e1572) {
let _e1574 = (_e1569 * 2u);
passed.member[_e1574] = (_e467.member | (_e435 << bitcast<u32>(26u)));
passed.member[(_e1574 + 1u)] = _e467.member_1;
}
}
}
}
}
return;
}

fn function_42() {
var local_142: array<u32, 2>;
var phi_21255_: u32;
var phi_21285_: vec2<u32>;
var phi_21286_: vec4<f32>;
var phi_21287_: vec2<u32>;
var phi_21288_: vec4<f32>;
var phi_21321_: vec4<f32>;
var phi_21324_: vec4<f32>;
var phi_21326_: vec4<f32>;
var phi_21328_: u32;
var phi_21330_: u32;
var phi_21332_: u32;
var phi_21428_: u32;
var phi_21430_: vec4<f32>;
var phi_21431_: vec4<f32>;
var phi_21432_: vec4<f32>;
var phi_21433_: u32;
var phi_21434_: u32;
var phi_21322_: vec4<f32>;
var phi_21325_: vec4<f32>;
var phi_21327_: vec4<f32>;
var phi_21329_: u32;
var phi_21331_: u32;
var phi_21333_: u32;
var phi_21436_: vec4<f32>;
var phi_21437_: vec4<f32>;
var phi_21438_: vec4<f32>;
var phi_21439_: u32;
var phi_21445_: u32;
var phi_21475_: vec4<f32>;
var phi_21478_: u32;
var phi_21476_: vec4<f32>;
var phi_21479_: u32;
var local_143: vec4<f32>;
var phi_21446_: u32;
var local_144: vec4<f32>;
var local_145: vec4<f32>;
var local_146: vec4<f32>;
var local_147: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_142 = array<u32, 2>(0u, 0u);
local_142[_e411.z] = _e410.x;
let _e419 = local_142[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e425 = (_e424 * 256u);
let _e429 = params_2.member.member_4;
let _e430 = (_e429 / 256u);
if ((_e429 % 256u) > 0u) {
phi_21255_ = (_e430 + 1u);
} else {
phi_21255_ = _e430;
}
let _e435 = phi_21255_;
let _e436 = (_e424 < _e435);
if _e436 {
let _e438 = ((_e419 * _e435) + _e424);
if (_e438 < _e429) {
let _e442 = params_2.member.member_5;
let _e443 = (_e438 * _e442);
let _e446 = spheres.member[_e443];
let _e449 = tags_3.member[_e443];
phi_21285_ = vec2<u32>(_e449.x, _e449.y);
phi_21286_ = _e446;
} else {
phi_21285_ = vec2<u32>(0u, 0u);
phi_21286_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e454 = phi_21285_;
let _e456 = phi_21286_;
phi_21287_ = _e454;
phi_21288_ = _e456;
} else {
phi_21287_ = vec2<u32>(0u, 0u);
phi_21288_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e458 = phi_21287_;
let _e460 = phi_21288_;
points[_e419] = _e460;
point_masks[_e419][0u] = _e458.x;
point_masks[_e419][1u] = _e458.y;
workgroupBarrier();
let _e470 = params_2.member.member_2;
let _e471 = (_e470 & 31u);
let _e475 = (_e419 & ((1u << bitcast<u32>(_e471)) - 1u));
let _e477 = (256u >> bitcast<u32>(_e471));
let _e480 = params_2.member.member_1;
if (_e475 < _e480) {
let _e484 = centers_3.member[_e475];
phi_21321_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21324_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21326_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21328_ = 4294967295u;
phi_21330_ = (_e419 >> bitcast<u32>(_e471));
phi_21332_ = 0u;
loop {
let _e491 = phi_21321_;
let _e493 = phi_21324_;
let _e495 = phi_21326_;
let _e497 = phi_21328_;
let _e499 = phi_21330_;
let _e501 = phi_21332_;
local_144 = _e491;
local_145 = _e493;
local_146 = _e495;
local_147 = _e497;
let _e502 = (_e499 < 256u);
if _e502 {
let _e505 = point_masks[_e499][0u];
let _e508 = point_masks[_e499][1u];
if (((select(_e508, _e505, (_e475 < 32u)) >> bitcast<u32>(((_e475 % 32u) & 31u))) & 1u) == 0u) {
phi_21430_ = _e491;
phi_21431_ = _e493;
phi_21432_ = _e495;
phi_21433_ = _e497;
phi_21434_ = _e501;
} else {
let _e518 = points[_e499];
let _e522 = (_e518.x - _e484.x);
let _e523 = (_e518.y - _e484.y);
let _e524 = (_e518.z - _e484.z);
let _e558 = (((_e425 + _e499) + 1u) * 2654435769u);
let _e559 = (_e558 > _e501);
if _e559 {
let _e564 = params_2.member.member_5;
phi_21428_ = (((_e499 * _e435) + _e424) * _e564);
} else {
phi_21428_ = _e497;
}
let _e567 = phi_21428_;
phi_21430_ = vec4<f32>((_e491.x + (_e522 * _e523)), (_e491.y + (_e522 * _e524)), (_e491.z + (_e523 * _e524)), _e491.w);
phi_21431_ = vec4<f32>((_e493.x + (_e522 * _e522)), (_e493.y + (_e523 * _e523)), (_e493.z + (_e524 * _e524)), _e493.w);
phi_21432_ = vec4<f32>((_e495.x + _e522), (_e495.y + _e523), (_e495.z + _e524), (_e495.w + 1f));
phi_21433_ = _e567;
phi_21434_ = select(_e501, _e558, _e559);
}
let _e570 = phi_21430_;
let _e572 = phi_21431_;
let _e574 = phi_21432_;
let _e576 = phi_21433_;
let _e578 = phi_21434_;
phi_21322_ = _e570;
phi_21325_ = _e572;
phi_21327_ = _e574;
phi_21329_ = _e576;
phi_21331_ = (_e499 + _e477);
phi_21333_ = _e578;
} else {
break;
}
let _e581 = phi_21322_;
let _e583 = phi_21325_;
let _e585 = phi_21327_;
let _e587 = phi_21329_;
let _e589 = phi_21331_;
let _e591 = phi_21333_;
continue;
continuing {
phi_21321_ = _e581;
phi_21324_ = _e583;
phi_21326_ = _e585;
phi_21328_ = _e587;
phi_21330_ = _e589;
phi_21332_ = _e591;
}
}
let _e666 = local_144;
phi_21436_ = _e666;
let _e669 = local_145;
phi_21437_ = _e669;
let _e672 = local_146;
phi_21438_ = _e672;
let _e675 = local_147;
phi_21439_ = _e675;
} else {
phi_21436_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21437_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21438_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21439_ = 4294967295u;
}
let _e594 = phi_21436_;
let _e596 = phi_21437_;
let _e598 = phi_21438_;
let _e600 = phi_21439_;
if _e436 {
members.member[(_e425 + _e419)] = _e600;
}
phi_21445_ = 0u;
loop {
let _e604 = phi_21445_;
let _e605 = (_e604 < 3u);
if _e605 {
if (_e604 == 0u) {
parts[_e419] = _e598;
} else {
if (_e604 == 1u) {
parts[_e419] = _e596;
} else {
parts[_e419] = _e594;
}
}
workgroupBarrier();
if (_e419 < _e480) {
if _e436 {
phi_21475_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21478_ = 0u;
loop {
let _e613 = phi_21475_;
let _e615 = phi_21478_;
local_143 = _e613;
let _e616 = (_e615 < _e477);
if _e616 {
let _e621 = parts[((_e615 << bitcast<u32>(_e471)) + _e419)];
phi_21476_ = (_e613 + _e621);
phi_21479_ = (_e615 + 1u);
} else {
break;
}
let _e625 = phi_21476_;
let _e627 = phi_21479_;
continue;
continuing {
phi_21475_ = _e625;
phi_21478_ = _e627;
}
}
let _e636 = local_143;
sums_2.member[((((_e424 * _e480) + _e419) * 3u) + _e604)] = _e636;
}
}
workgroupBarrier();
phi_21446_ = (_e604 + 1u);
} else {
break;
}
let _e639 = phi_21446_;
continue;
continuing {
phi_21445_ = _e639;
}
}
return;
}

fn function_43() {
var phi_21558_: u32;
var phi_21560_: vec4<f32>;
var phi_21563_: vec4<f32>;
var phi_21565_: vec4<f32>;
var phi_21567_: u32;
var phi_21561_: vec4<f32>;
var phi_21564_: vec4<f32>;
var phi_21566_: vec4<f32>;
var phi_21568_: u32;
var local_148: vec4<f32>;
var local_149: vec4<f32>;
var local_150: vec4<f32>;
var local_151: vec4<f32>;
var local_152: vec4<f32>;
var local_153: vec4<f32>;
var local_154: vec4<f32>;
var local_155: vec4<f32>;
var local_156: vec4<f32>;
var local_157: vec4<f32>;
var phi_21694_: u32;
var phi_21696_: u32;
var phi_21697_: bool;
var phi_21731_: u32;
var phi_21732_: u32;
var phi_21746_: f32;
var phi_21749_: vec3<f32>;
var phi_21751_: f32;
var phi_21753_: f32;
var phi_21755_: f32;
var phi_21756_: vec3<f32>;
var phi_21758_: f32;
var phi_21760_: u32;
var phi_21762_: vec3<f32>;
var phi_21764_: f32;
var phi_21792_: f32;
var phi_21799_: type_93;
var phi_21876_: f32;
var phi_21883_: type_93;
var phi_21955_: f32;
var phi_21962_: type_93;
var phi_21747_: f32;
var phi_21750_: vec3<f32>;
var phi_21752_: f32;
var phi_21754_: f32;
var phi_21757_: vec3<f32>;
var phi_21759_: f32;
var phi_21761_: u32;
var phi_21763_: vec3<f32>;
var phi_21765_: f32;
var local_158: f32;
var local_159: f32;
var local_160: f32;
var local_161: f32;
var local_162: vec3<f32>;
var local_163: vec3<f32>;
var local_164: f32;
var local_165: f32;
var local_166: vec3<f32>;
var local_167: vec3<f32>;
var local_168: f32;
var local_169: vec3<f32>;
var local_170: f32;
var local_171: vec3<f32>;
var phi_46095_: vec3<f32>;
var phi_46090_: vec3<f32>;
var phi_46087_: vec3<f32>;
var phi_22106_: f32;
var phi_22162_: f32;
var phi_22218_: f32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_2.member.member_1;
if (_e419 < _e422) {
let _e426 = params_2.member.member_4;
let _e427 = (_e426 / 256u);
if ((_e426 % 256u) > 0u) {
phi_21558_ = (_e427 + 1u);
} else {
phi_21558_ = _e427;
}
let _e432 = phi_21558_;
phi_21560_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21563_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21565_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_21567_ = 0u;
loop {
let _e434 = phi_21560_;
let _e436 = phi_21563_;
let _e438 = phi_21565_;
let _e440 = phi_21567_;
local_148 = _e438;
local_149 = _e438;
local_150 = _e438;
local_151 = _e438;
local_152 = _e436;
local_153 = _e436;
local_154 = _e436;
local_155 = _e434;
local_156 = _e434;
local_157 = _e434;
let _e441 = (_e440 < _e432);
if _e441 {
let _e444 = (((_e440 * _e422) + _e419) * 3u);
let _e447 = sums_3.member[_e444];
let _e452 = sums_3.member[(_e444 + 1u)];
let _e457 = sums_3.member[(_e444 + 2u)];
phi_21561_ = (_e434 + _e457);
phi_21564_ = (_e436 + _e452);
phi_21566_ = (_e438 + _e447);
phi_21568_ = (_e440 + 1u);
} else {
break;
}
let _e461 = phi_21561_;
let _e463 = phi_21564_;
let _e465 = phi_21566_;
let _e467 = phi_21568_;
continue;
continuing {
phi_21560_ = _e461;
phi_21563_ = _e463;
phi_21565_ = _e465;
phi_21567_ = _e467;
}
}
let _e470 = local_148;
let _e473 = select(_e470.w, 1f, (_e470.w < 1f));
let _e475 = local_149;
let _e478 = local_150;
let _e481 = local_151;
let _e483 = (_e475.x / _e473);
let _e484 = (_e478.y / _e473);
let _e485 = (_e481.z / _e473);
let _e487 = local_152;
let _e490 = local_153;
let _e493 = local_154;
let _e501 = ((_e487.x / _e473) - (_e483 * _e483));
let _e502 = ((_e490.y / _e473) - (_e484 * _e484));
let _e503 = ((_e493.z / _e473) - (_e485 * _e485));
let _e505 = local_155;
let _e508 = local_156;
let _e511 = local_157;
let _e519 = ((_e505.x / _e473) - (_e483 * _e484));
let _e520 = ((_e508.y / _e473) - (_e483 * _e485));
let _e521 = ((_e511.z / _e473) - (_e484 * _e485));
let _e522 = (_e501 >= _e502);
if _e522 {
let _e523 = (_e501 >= _e503);
if _e523 {
phi_21694_ = select(24u, 36u, (_e502 >= _e503));
} else {
phi_21694_ = u32();
}
let _e527 = phi_21694_;
phi_21696_ = _e527;
phi_21697_ = select(true, false, _e523);
} else {
phi_21696_ = u32();
phi_21697_ = true;
}
let _e530 = phi_21696_;
let _e532 = phi_21697_;
if _e532 {
if (_e502 >= _e503) {
phi_21731_ = select(9u, 33u, (_e501 >= _e503));
} else {
phi_21731_ = select(6u, 18u, _e522);
}
let _e538 = phi_21731_;
phi_21732_ = _e538;
} else {
phi_21732_ = _e530;
}
let _e540 = phi_21732_;
let _e543 = params_2.member.member_22;
if (_e543 == 0u) {
phi_21746_ = _e501;
phi_21749_ = vec3<f32>(0f, 0f, 1f);
phi_21751_ = _e520;
phi_21753_ = _e503;
phi_21755_ = _e521;
phi_21756_ = vec3<f32>(0f, 1f, 0f);
phi_21758_ = _e502;
phi_21760_ = 0u;
phi_21762_ = vec3<f32>(1f, 0f, 0f);
phi_21764_ = _e519;
loop {
let _e574 = phi_21746_;
let _e576 = phi_21749_;
let _e578 = phi_21751_;
let _e580 = phi_21753_;
let _e582 = phi_21755_;
let _e584 = phi_21756_;
let _e586 = phi_21758_;
let _e588 = phi_21760_;
let _e590 = phi_21762_;
let _e592 = phi_21764_;
local_158 = _e586;
local_159 = _e574;
local_160 = _e586;
local_161 = _e574;
local_162 = _e590;
local_163 = _e584;
local_164 = _e574;
local_165 = _e586;
local_166 = _e584;
local_167 = _e590;
local_168 = _e580;
local_169 = _e576;
local_170 = _e580;
local_171 = _e576;
let _e593 = (_e588 < 6u);
if _e593 {
if (abs(_e592) < 0.000000000000000000000000000001f) {
phi_21799_ = type_93(1f, 0f);
} else {
let _e598 = ((_e586 - _e574) / (2f * _e592));
let _e601 = sqrt(((_e598 * _e598) + 1f));
if (_e598 < 0f) {
phi_21792_ = (-1f / (_e601 - _e598));
} else {
phi_21792_ = (1f / (_e601 + _e598));
}
let _e608 = phi_21792_;
let _e612 = (1f / sqrt(((_e608 * _e608) + 1f)));
phi_21799_ = type_93(_e612, (_e608 * _e612));
}
let _e616 = phi_21799_;
let _e623 = (((2f * _e592) * _e616.member) * _e616.member_1);
let _e627 = ((((_e574 * _e616.member) * _e616.member) - _e623) + ((_e586 * _e616.member_1) * _e616.member_1));
let _e633 = ((((_e574 * _e616.member_1) * _e616.member_1) + _e623) + ((_e586 * _e616.member) * _e616.member));
let _e636 = ((_e616.member * _e578) - (_e616.member_1 * _e582));
let _e639 = ((_e616.member_1 * _e578) + (_e616.member * _e582));
let _e652 = ((_e590.x * _e616.member) - (_e584.x * _e616.member_1));
let _e653 = ((_e590.y * _e616.member) - (_e584.y * _e616.member_1));
let _e654 = ((_e590.z * _e616.member) - (_e584.z * _e616.member_1));
let _e661 = ((_e590.x * _e616.member_1) + (_e584.x * _e616.member));
let _e662 = ((_e590.y * _e616.member_1) + (_e584.y * _e616.member));
let _e663 = ((_e590.z * _e616.member_1) + (_e584.z * _e616.member));
if (abs(_e636) < 0.000000000000000000000000000001f) {
phi_21883_ = type_93(1f, 0f);
} else {
let _e668 = ((_e580 - _e627) / (2f * _e636));
let _e671 = sqrt(((_e668 * _e668) + 1f));
if (_e668 < 0f) {
phi_21876_ = (-1f / (_e671 - _e668));
} else {
phi_21876_ = (1f / (_e671 + _e668));
}
let _e678 = phi_21876_;
let _e682 = (1f / sqrt(((_e678 * _e678) + 1f)));
phi_21883_ = type_93(_e682, (_e678 * _e682));
}
let _e686 = phi_21883_;
let _e693 = (((2f * _e636) * _e686.member) * _e686.member_1);
let _e703 = ((((_e627 * _e686.member_1) * _e686.member_1) + _e693) + ((_e580 * _e686.member) * _e686.member));
let _e705 = -((_e686.member_1 * _e639));
let _e706 = (_e686.member * _e639);
let _e726 = ((_e652 * _e686.member_1) + (_e576.x * _e686.member));
let _e727 = ((_e653 * _e686.member_1) + (_e576.y * _e686.member));
let _e728 = ((_e654 * _e686.member_1) + (_e576.z * _e686.member));
if (abs(_e706) < 0.000000000000000000000000000001f) {
phi_21962_ = type_93(1f, 0f);
} else {
let _e733 = ((_e703 - _e633) / (2f * _e706));
let _e736 = sqrt(((_e733 * _e733) + 1f));
if (_e733 < 0f) {
phi_21955_ = (-1f / (_e736 - _e733));
} else {
phi_21955_ = (1f / (_e736 + _e733));
}
let _e743 = phi_21955_;
let _e747 = (1f / sqrt(((_e743 * _e743) + 1f)));
phi_21962_ = type_93(_e747, (_e743 * _e747));
}
let _e751 = phi_21962_;
let _e758 = (((2f * _e706) * _e751.member) * _e751.member_1);
phi_21747_ = ((((_e627 * _e686.member) * _e686.member) - _e693) + ((_e580 * _e686.member_1) * _e686.member_1));
phi_21750_ = vec3<f32>(((_e661 * _e751.member_1) + (_e726 * _e751.member)), ((_e662 * _e751.member_1) + (_e727 * _e751.member)), ((_e663 * _e751.member_1) + (_e728 * _e751.member)));
phi_21752_ = (_e751.member_1 * _e705);
phi_21754_ = ((((_e633 * _e751.member_1) * _e751.member_1) + _e758) + ((_e703 * _e751.member) * _e751.member));
phi_21757_ = vec3<f32>(((_e661 * _e751.member) - (_e726 * _e751.member_1)), ((_e662 * _e751.member) - (_e727 * _e751.member_1)), ((_e663 * _e751.member) - (_e728 * _e751.member_1)));
phi_21759_ = ((((_e633 * _e751.member) * _e751.member) - _e758) + ((_e703 * _e751.member_1) * _e751.member_1));
phi_21761_ = (_e588 + 1u);
phi_21763_ = vec3<f32>(((_e652 * _e686.member) - (_e576.x * _e686.member_1)), ((_e653 * _e686.member) - (_e576.y * _e686.member_1)), ((_e654 * _e686.member) - (_e576.z * _e686.member_1)));
phi_21765_ = (_e751.member * _e705);
} else {
break;
}
let _e793 = phi_21747_;
let _e795 = phi_21750_;
let _e797 = phi_21752_;
let _e799 = phi_21754_;
let _e801 = phi_21757_;
let _e803 = phi_21759_;
let _e805 = phi_21761_;
let _e807 = phi_21763_;
let _e809 = phi_21765_;
continue;
continuing {
phi_21746_ = _e793;
phi_21749_ = _e795;
phi_21751_ = _e797;
phi_21753_ = _e799;
phi_21755_ = 0f;
phi_21756_ = _e801;
phi_21758_ = _e803;
phi_21760_ = _e805;
phi_21762_ = _e807;
phi_21764_ = _e809;
}
}
let _e812 = local_158;
let _e814 = local_159;
let _e815 = (_e812 > _e814);
let _e817 = local_160;
let _e819 = local_161;
let _e820 = select(_e819, _e817, _e815);
let _e821 = vec3(_e815);
let _e823 = local_162;
let _e825 = local_163;
let _e826 = select(_e825, _e823, _e821);
let _e828 = local_164;
let _e830 = local_165;
let _e833 = local_166;
let _e835 = local_167;
let _e836 = select(_e835, _e833, _e821);
let _e838 = local_168;
let _e839 = (_e838 > _e820);
let _e840 = vec3(_e839);
let _e842 = local_169;
let _e843 = select(_e842, _e836, _e840);
let _e845 = local_170;
let _e848 = local_171;
let _e851 = vec3((select(_e845, _e820, _e839) > select(_e830, _e828, _e815)));
phi_46095_ = select(_e843, _e826, _e851);
phi_46090_ = select(_e826, _e843, _e851);
phi_46087_ = select(_e836, _e848, _e840);
} else {
let _e545 = (_e540 & 3u);
let _e555 = ((_e540 >> bitcast<u32>(2i)) & 3u);
let _e565 = ((_e540 >> bitcast<u32>(4i)) & 3u);
phi_46095_ = vec3<f32>(select(0f, 1f, (_e565 == 0u)), select(0f, 1f, (_e565 == 1u)), select(0f, 1f, (_e565 == 2u)));
phi_46090_ = vec3<f32>(select(0f, 1f, (_e555 == 0u)), select(0f, 1f, (_e555 == 1u)), select(0f, 1f, (_e555 == 2u)));
phi_46087_ = vec3<f32>(select(0f, 1f, (_e545 == 0u)), select(0f, 1f, (_e545 == 1u)), select(0f, 1f, (_e545 == 2u)));
}
let _e855 = phi_46095_;
let _e857 = phi_46090_;
let _e859 = phi_46087_;
let _e862 = params_2.member.member_5;
let _e867 = frame_1.member[0u];
let _e892 = (((((_e859.x * _e859.x) * _e501) + ((_e859.y * _e859.y) * _e502)) + ((_e859.z * _e859.z) * _e503)) + (2f * ((((_e859.x * _e859.y) * _e519) + ((_e859.x * _e859.z) * _e520)) + ((_e859.y * _e859.z) * _e521))));
if (_e892 > 0f) {
phi_22106_ = (12f * _e892);
} else {
phi_22106_ = 0f;
}
let _e896 = phi_22106_;
let _e897 = sqrt(_e896);
let _e921 = (((((_e857.x * _e857.x) * _e501) + ((_e857.y * _e857.y) * _e502)) + ((_e857.z * _e857.z) * _e503)) + (2f * ((((_e857.x * _e857.y) * _e519) + ((_e857.x * _e857.z) * _e520)) + ((_e857.y * _e857.z) * _e521))));
if (_e921 > 0f) {
phi_22162_ = (12f * _e921);
} else {
phi_22162_ = 0f;
}
let _e925 = phi_22162_;
let _e926 = sqrt(_e925);
let _e950 = (((((_e855.x * _e855.x) * _e501) + ((_e855.y * _e855.y) * _e502)) + ((_e855.z * _e855.z) * _e503)) + (2f * ((((_e855.x * _e855.y) * _e519) + ((_e855.x * _e855.z) * _e520)) + ((_e855.y * _e855.z) * _e521))));
if (_e950 > 0f) {
phi_22218_ = (12f * _e950);
} else {
phi_22218_ = 0f;
}
let _e954 = phi_22218_;
let _e955 = sqrt(_e954);
let _e961 = centers_1.member[_e419];
let _e974 = (_e419 * 5u);
solved.member[_e974] = vec4<f32>(_e859.x, _e859.y, _e859.z, (_e867.x + ((_e961.x + _e483) / _e867.w)));
solved.member[(_e974 + 1u)] = vec4<f32>(_e857.x, _e857.y, _e857.z, (_e867.y + ((_e961.y + _e484) / _e867.w)));
solved.member[(_e974 + 2u)] = vec4<f32>(_e855.x, _e855.y, _e855.z, (_e867.z + ((_e961.z + _e485) / _e867.w)));
solved.member[(_e974 + 3u)] = vec4<f32>((select(0.000001f, _e897, (_e897 > 0.000001f)) / _e867.w), (select(0.000001f, _e926, (_e926 > 0.000001f)) / _e867.w), (select(0.000001f, _e955, (_e955 > 0.000001f)) / _e867.w), (_e470.w * f32(_e862)));
solved.member[(_e974 + 4u)] = vec4(f32(_e540));
}
return;
}

fn function_44() {
let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = params_2.member.member_3;
if (_e419 < _e422) {
let _e426 = proxy_count.member[0u];
if (_e419 >= _e426) {
starts_4.member[_e419] = 4294967295u;
}
}
return;
}

fn function_45() {
var local_172: array<u32, 2>;
var phi_22393_: f32;
var phi_22493_: f32;
var phi_22511_: u32;
var phi_22669_: f32;
var phi_22903_: u32;
var phi_22906_: u32;
var phi_22904_: u32;
var phi_22907_: u32;
var local_173: u32;
var local_174: u32;
var local_175: u32;
var phi_23001_: u32;
var phi_23004_: u32;
var phi_23002_: u32;
var phi_23005_: u32;
var local_176: u32;
var local_177: u32;
var local_178: u32;
var phi_23105_: f32;
var phi_23106_: f32;
var phi_23117_: f32;
var phi_23141_: f32;
var phi_23142_: f32;
var phi_23153_: f32;
var phi_23185_: u32;
var phi_23188_: u32;
var phi_23186_: u32;
var phi_23189_: u32;
var local_179: u32;
var local_180: u32;
var local_181: u32;
var phi_23303_: f32;
var phi_23341_: vec2<u32>;
var phi_23365_: u32;
var phi_23523_: f32;
var phi_23757_: u32;
var phi_23760_: u32;
var phi_23758_: u32;
var phi_23761_: u32;
var local_182: u32;
var local_183: u32;
var local_184: u32;
var phi_23855_: u32;
var phi_23858_: u32;
var phi_23856_: u32;
var phi_23859_: u32;
var local_185: u32;
var local_186: u32;
var local_187: u32;
var phi_23959_: f32;
var phi_23960_: f32;
var phi_23971_: f32;
var phi_23995_: f32;
var phi_23996_: f32;
var phi_24007_: f32;
var phi_24039_: u32;
var phi_24042_: u32;
var phi_24040_: u32;
var phi_24043_: u32;
var local_188: u32;
var local_189: u32;
var local_190: u32;
var phi_24157_: f32;
var phi_24195_: vec2<u32>;
var phi_24203_: type_50;
var phi_24204_: vec2<u32>;
var phi_24206_: vec2<u32>;
var phi_24231_: u32;
var phi_24248_: vec2<u32>;
var phi_24412_: f32;
var phi_24646_: u32;
var phi_24649_: u32;
var phi_24647_: u32;
var phi_24650_: u32;
var local_191: u32;
var local_192: u32;
var local_193: u32;
var phi_24744_: u32;
var phi_24747_: u32;
var phi_24745_: u32;
var phi_24748_: u32;
var local_194: u32;
var local_195: u32;
var local_196: u32;
var phi_24848_: f32;
var phi_24849_: f32;
var phi_24860_: f32;
var phi_24884_: f32;
var phi_24885_: f32;
var phi_24896_: f32;
var phi_24928_: u32;
var phi_24931_: u32;
var phi_24929_: u32;
var phi_24932_: u32;
var local_197: u32;
var local_198: u32;
var local_199: u32;
var phi_25046_: f32;
var phi_25070_: u32;
var phi_25107_: u32;
var phi_25071_: u32;
var phi_24207_: vec2<u32>;
var phi_25111_: type_50;
var phi_25112_: type_50;
var phi_25131_: u32;
var phi_25171_: u32;
var phi_25132_: u32;
var phi_25177_: u32;
var phi_25217_: u32;
var phi_25178_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_172 = array<u32, 2>(0u, 0u);
local_172[_e411.z] = _e410.x;
let _e420 = local_172[(_e412.z - 1u)];
let _e427 = (((_e411.x + (_e411.y * _e412.x)) * 256u) + _e420);
let _e428 = (_e420 == 0u);
if _e428 {
atomicStore((&reserved_1[0u]), 0u);
}
workgroupBarrier();
let _e432 = params_2.member.member;
if (_e427 < _e432) {
let _e436 = tags_4.member[_e427];
let _e439 = axes.member[33024u];
let _e443 = params_2.member.member_16;
let _e446 = params_2.member.member_17;
let _e449 = params_2.member.member_18;
let _e451 = select(_e449, _e443, (_e427 < _e446));
if (_e451 < (8388608f / _e439.x)) {
phi_22393_ = (_e451 * _e439.x);
} else {
phi_22393_ = 8388608f;
}
let _e456 = phi_22393_;
let _e458 = (_e427 * 3u);
let _e461 = corners.member[_e458];
let _e471 = corners.member[(_e458 + 1u)];
let _e481 = corners.member[(_e458 + 2u)];
let _e488 = (bitcast<f32>(_e461.x) * _e439.x);
let _e489 = (bitcast<f32>(_e461.y) * _e439.x);
let _e490 = (bitcast<f32>(_e461.z) * _e439.x);
let _e491 = (bitcast<f32>(_e471.x) * _e439.x);
let _e492 = (bitcast<f32>(_e471.y) * _e439.x);
let _e493 = (bitcast<f32>(_e471.z) * _e439.x);
let _e494 = (bitcast<f32>(_e481.x) * _e439.x);
let _e495 = (bitcast<f32>(_e481.y) * _e439.x);
let _e496 = (bitcast<f32>(_e481.z) * _e439.x);
let _e499 = params_2.member.member_23;
if (_e499 > 0f) {
let _e501 = abs(_e488);
let _e502 = abs(_e489);
let _e504 = select(_e502, _e501, (_e501 > _e502));
let _e505 = abs(_e490);
let _e507 = select(_e505, _e504, (_e504 > _e505));
let _e508 = abs(_e491);
let _e509 = abs(_e492);
let _e511 = select(_e509, _e508, (_e508 > _e509));
let _e512 = abs(_e493);
let _e514 = select(_e512, _e511, (_e511 > _e512));
let _e516 = select(_e514, _e507, (_e507 > _e514));
let _e517 = abs(_e494);
let _e518 = abs(_e495);
let _e520 = select(_e518, _e517, (_e517 > _e518));
let _e521 = abs(_e496);
let _e523 = select(_e521, _e520, (_e520 > _e521));
phi_22493_ = ((_e499 * select(_e523, _e516, (_e516 > _e523))) + 0.0000000000000000000000000000007888609f);
} else {
phi_22493_ = 0f;
}
let _e529 = phi_22493_;
let _e531 = (((_e456 * 1.000001f) + _e529) * 1.0000076f);
let _e534 = (_e436.x == 0u);
if _e534 {
phi_22511_ = (32u + select(firstTrailingBit(_e436.y), 32u, (_e436.y == 0u)));
} else {
phi_22511_ = select(firstTrailingBit(_e436.x), 32u, _e534);
}
let _e542 = phi_22511_;
let _e543 = (_e412.z ^ 1u);
let _e544 = (_e542 * 516u);
let _e547 = axes.member[_e544];
let _e551 = axes.member[(_e544 + 1u)];
let _e555 = axes.member[(_e544 + 2u)];
let _e559 = axes.member[(_e544 + 3u)];
let _e578 = bitcast<f32>((bitcast<u32>((_e488 - _e547.w)) ^ _e543));
let _e581 = bitcast<f32>((bitcast<u32>((_e489 - _e551.w)) ^ _e543));
let _e584 = bitcast<f32>((bitcast<u32>((_e490 - _e555.w)) ^ _e543));
let _e590 = bitcast<f32>((bitcast<u32>((_e491 - _e547.w)) ^ _e543));
let _e593 = bitcast<f32>((bitcast<u32>((_e492 - _e551.w)) ^ _e543));
let _e596 = bitcast<f32>((bitcast<u32>((_e493 - _e555.w)) ^ _e543));
let _e602 = bitcast<f32>((bitcast<u32>((_e494 - _e547.w)) ^ _e543));
let _e605 = bitcast<f32>((bitcast<u32>((_e495 - _e551.w)) ^ _e543));
let _e608 = bitcast<f32>((bitcast<u32>((_e496 - _e555.w)) ^ _e543));
let _e609 = abs(_e578);
let _e610 = abs(_e581);
let _e612 = select(_e610, _e609, (_e609 > _e610));
let _e613 = abs(_e584);
let _e615 = select(_e613, _e612, (_e612 > _e613));
let _e616 = abs(_e590);
let _e617 = abs(_e593);
let _e619 = select(_e617, _e616, (_e616 > _e617));
let _e620 = abs(_e596);
let _e622 = select(_e620, _e619, (_e619 > _e620));
let _e624 = select(_e622, _e615, (_e615 > _e622));
let _e625 = abs(_e602);
let _e626 = abs(_e605);
let _e628 = select(_e626, _e625, (_e625 > _e626));
let _e629 = abs(_e608);
let _e631 = select(_e629, _e628, (_e628 > _e629));
let _e634 = (_e531 > 0f);
if _e634 {
phi_22669_ = (_e559.w + 0.00000023841858f);
} else {
phi_22669_ = _e559.w;
}
let _e637 = phi_22669_;
let _e640 = (((_e637 * select(_e631, _e624, (_e624 > _e631))) + _e531) + 0.0000000000000000000000000000007888609f);
let _e645 = (((_e547.x * _e578) + (_e547.y * _e581)) + (_e547.z * _e584));
let _e650 = (((_e547.x * _e590) + (_e547.y * _e593)) + (_e547.z * _e596));
let _e655 = (((_e547.x * _e602) + (_e547.y * _e605)) + (_e547.z * _e608));
let _e657 = select(_e650, _e645, (_e645 < _e650));
let _e665 = (((_e551.x * _e578) + (_e551.y * _e581)) + (_e551.z * _e584));
let _e670 = (((_e551.x * _e590) + (_e551.y * _e593)) + (_e551.z * _e596));
let _e675 = (((_e551.x * _e602) + (_e551.y * _e605)) + (_e551.z * _e608));
let _e677 = select(_e670, _e665, (_e665 < _e670));
let _e682 = select(_e670, _e665, (_e665 > _e670));
let _e688 = bitcast<f32>((bitcast<u32>((select(_e655, _e657, (_e657 < _e655)) - _e640)) ^ _e543));
let _e691 = bitcast<f32>((bitcast<u32>((select(_e675, _e677, (_e677 < _e675)) - _e640)) ^ _e543));
let _e694 = bitcast<f32>((bitcast<u32>((select(_e675, _e682, (_e682 > _e675)) + _e640)) ^ _e543));
let _e695 = (_e559.x > 1f);
let _e698 = (select(1u, 256u, _e695) >> bitcast<u32>(1i));
phi_22903_ = _e698;
phi_22906_ = 0u;
loop {
let _e700 = phi_22903_;
let _e702 = phi_22906_;
local_173 = _e702;
local_174 = _e702;
local_175 = _e702;
let _e703 = (_e700 > 0u);
if _e703 {
let _e708 = axes.member[((_e544 + 4u) + (_e702 + _e700))];
phi_22904_ = (_e700 >> bitcast<u32>(1i));
phi_22907_ = (_e702 + select(0u, _e700, (_e691 >= _e708.y)));
} else {
break;
}
let _e716 = phi_22904_;
let _e718 = phi_22907_;
continue;
continuing {
phi_22903_ = _e716;
phi_22906_ = _e718;
}
}
let _e720 = (_e544 + 4u);
let _e722 = local_173;
let _e725 = axes.member[(_e720 + _e722)];
let _e731 = (_e544 + 260u);
let _e733 = local_174;
let _e736 = axes.member[(_e731 + _e733)];
let _e738 = (bitcast<f32>((bitcast<u32>((_e691 - _e725.y)) ^ _e543)) * _e736.y);
let _e740 = select(1f, _e738, (_e738 < 1f));
let _e742 = local_175;
phi_23001_ = _e698;
phi_23004_ = 0u;
loop {
let _e748 = phi_23001_;
let _e750 = phi_23004_;
local_176 = _e750;
local_177 = _e750;
local_178 = _e750;
let _e751 = (_e748 > 0u);
if _e751 {
let _e755 = axes.member[(_e720 + (_e750 + _e748))];
phi_23002_ = (_e748 >> bitcast<u32>(1i));
phi_23005_ = (_e750 + select(0u, _e748, (_e694 >= _e755.y)));
} else {
break;
}
let _e763 = phi_23002_;
let _e765 = phi_23005_;
continue;
continuing {
phi_23001_ = _e763;
phi_23004_ = _e765;
}
}
let _e768 = local_176;
let _e771 = axes.member[(_e720 + _e768)];
let _e778 = local_177;
let _e781 = axes.member[(_e731 + _e778)];
let _e783 = (bitcast<f32>((bitcast<u32>((_e694 - _e771.y)) ^ _e543)) * _e781.y);
let _e785 = select(1f, _e783, (_e783 < 1f));
let _e787 = local_178;
if _e695 {
phi_23105_ = 0f;
phi_23106_ = (_e559.y * 0.00390625f);
} else {
phi_23105_ = (0.5f * _e559.y);
phi_23106_ = (2f * _e559.y);
}
let _e798 = phi_23105_;
let _e800 = phi_23106_;
let _e803 = (((f32(_e742) + select(0f, _e740, (_e740 > 0f))) * _e800) - (_e798 - (_e559.y * -0.0000019073486f)));
if (_e803 < _e559.y) {
phi_23117_ = _e803;
} else {
phi_23117_ = (_e559.y - 1f);
}
let _e807 = phi_23117_;
let _e809 = select(0f, _e807, (_e807 > 0f));
let _e814 = select(select(u32(_e809), 0u, (_e809 < 0f)), 4294967295u, (_e809 > 4294967000f));
if _e695 {
phi_23141_ = 0f;
phi_23142_ = (_e559.y * 0.00390625f);
} else {
phi_23141_ = (0.5f * _e559.y);
phi_23142_ = (2f * _e559.y);
}
let _e819 = phi_23141_;
let _e821 = phi_23142_;
let _e824 = (((f32(_e787) + select(0f, _e785, (_e785 > 0f))) * _e821) - (_e819 - (0.0000019073486f * _e559.y)));
if (_e824 < _e559.y) {
phi_23153_ = _e824;
} else {
phi_23153_ = (_e559.y - 1f);
}
let _e828 = phi_23153_;
let _e830 = select(0f, _e828, (_e828 > 0f));
phi_23185_ = _e698;
phi_23188_ = 0u;
loop {
let _e845 = phi_23185_;
let _e847 = phi_23188_;
local_179 = _e847;
local_180 = _e847;
local_181 = _e847;
let _e848 = (_e845 > 0u);
if _e848 {
let _e852 = axes.member[(_e720 + (_e847 + _e845))];
phi_23186_ = (_e845 >> bitcast<u32>(1i));
phi_23189_ = (_e847 + select(0u, _e845, (_e688 >= _e852.x)));
} else {
break;
}
let _e860 = phi_23186_;
let _e862 = phi_23189_;
continue;
continuing {
phi_23185_ = _e860;
phi_23188_ = _e862;
}
}
let _e865 = local_179;
let _e868 = axes.member[(_e720 + _e865)];
let _e875 = local_180;
let _e878 = axes.member[(_e731 + _e875)];
let _e880 = (bitcast<f32>((bitcast<u32>((_e688 - _e868.x)) ^ _e543)) * _e878.x);
let _e882 = select(1f, _e880, (_e880 < 1f));
let _e884 = local_181;
let _e891 = params_2.member.member_20;
let _e892 = (_e891 & 31u);
let _e895 = f32((1u << bitcast<u32>(_e892)));
let _e896 = (_e895 - 2f);
if _e695 {
phi_23303_ = (_e895 * 0.00390625f);
} else {
phi_23303_ = _e895;
}
let _e899 = phi_23303_;
let _e900 = ((f32(_e884) + select(0f, _e882, (_e882 > 0f))) * _e899);
let _e902 = select(_e896, _e900, (_e900 < _e896));
let _e904 = select(1f, _e902, (_e902 > 1f));
let _e914 = (1u << bitcast<u32>(((_e542 % 32u) & 31u)));
if (_e542 < 32u) {
phi_23341_ = vec2<u32>(_e914, 0u);
} else {
phi_23341_ = vec2<u32>(0u, _e914);
}
let _e919 = phi_23341_;
let _e924 = (_e436.x & ~(_e919.x));
let _e925 = (_e436.y & ~(_e919.y));
if ((_e924 | _e925) == 0u) {
phi_24203_ = type_50(0u, 0u, 0u);
phi_24204_ = vec2<u32>(_e924, _e925);
} else {
let _e929 = (_e924 == 0u);
if _e929 {
phi_23365_ = (32u + select(firstTrailingBit(_e925), 32u, (_e925 == 0u)));
} else {
phi_23365_ = select(firstTrailingBit(_e924), 32u, _e929);
}
let _e937 = phi_23365_;
let _e938 = (_e937 * 516u);
let _e941 = axes.member[_e938];
let _e945 = axes.member[(_e938 + 1u)];
let _e949 = axes.member[(_e938 + 2u)];
let _e953 = axes.member[(_e938 + 3u)];
let _e972 = bitcast<f32>((bitcast<u32>((_e488 - _e941.w)) ^ _e543));
let _e975 = bitcast<f32>((bitcast<u32>((_e489 - _e945.w)) ^ _e543));
let _e978 = bitcast<f32>((bitcast<u32>((_e490 - _e949.w)) ^ _e543));
let _e984 = bitcast<f32>((bitcast<u32>((_e491 - _e941.w)) ^ _e543));
let _e987 = bitcast<f32>((bitcast<u32>((_e492 - _e945.w)) ^ _e543));
let _e990 = bitcast<f32>((bitcast<u32>((_e493 - _e949.w)) ^ _e543));
let _e996 = bitcast<f32>((bitcast<u32>((_e494 - _e941.w)) ^ _e543));
let _e999 = bitcast<f32>((bitcast<u32>((_e495 - _e945.w)) ^ _e543));
let _e1002 = bitcast<f32>((bitcast<u32>((_e496 - _e949.w)) ^ _e543));
let _e1003 = abs(_e972);
let _e1004 = abs(_e975);
let _e1006 = select(_e1004, _e1003, (_e1003 > _e1004));
let _e1007 = abs(_e978);
let _e1009 = select(_e1007, _e1006, (_e1006 > _e1007));
let _e1010 = abs(_e984);
let _e1011 = abs(_e987);
let _e1013 = select(_e1011, _e1010, (_e1010 > _e1011));
let _e1014 = abs(_e990);
let _e1016 = select(_e1014, _e1013, (_e1013 > _e1014));
let _e1018 = select(_e1016, _e1009, (_e1009 > _e1016));
let _e1019 = abs(_e996);
let _e1020 = abs(_e999);
let _e1022 = select(_e1020, _e1019, (_e1019 > _e1020));
let _e1023 = abs(_e1002);
let _e1025 = select(_e1023, _e1022, (_e1022 > _e1023));
if _e634 {
phi_23523_ = (_e953.w + 0.00000023841858f);
} else {
phi_23523_ = _e953.w;
}
let _e1030 = phi_23523_;
let _e1033 = (((_e1030 * select(_e1025, _e1018, (_e1018 > _e1025))) + _e531) + 0.0000000000000000000000000000007888609f);
let _e1038 = (((_e941.x * _e972) + (_e941.y * _e975)) + (_e941.z * _e978));
let _e1043 = (((_e941.x * _e984) + (_e941.y * _e987)) + (_e941.z * _e990));
let _e1048 = (((_e941.x * _e996) + (_e941.y * _e999)) + (_e941.z * _e1002));
let _e1050 = select(_e1043, _e1038, (_e1038 < _e1043));
let _e1058 = (((_e945.x * _e972) + (_e945.y * _e975)) + (_e945.z * _e978));
let _e1063 = (((_e945.x * _e984) + (_e945.y * _e987)) + (_e945.z * _e990));
let _e1068 = (((_e945.x * _e996) + (_e945.y * _e999)) + (_e945.z * _e1002));
let _e1070 = select(_e1063, _e1058, (_e1058 < _e1063));
let _e1075 = select(_e1063, _e1058, (_e1058 > _e1063));
let _e1081 = bitcast<f32>((bitcast<u32>((select(_e1048, _e1050, (_e1050 < _e1048)) - _e1033)) ^ _e543));
let _e1084 = bitcast<f32>((bitcast<u32>((select(_e1068, _e1070, (_e1070 < _e1068)) - _e1033)) ^ _e543));
let _e1087 = bitcast<f32>((bitcast<u32>((select(_e1068, _e1075, (_e1075 > _e1068)) + _e1033)) ^ _e543));
let _e1088 = (_e953.x > 1f);
let _e1091 = (select(1u, 256u, _e1088) >> bitcast<u32>(1i));
phi_23757_ = _e1091;
phi_23760_ = 0u;
loop {
let _e1093 = phi_23757_;
let _e1095 = phi_23760_;
local_182 = _e1095;
local_183 = _e1095;
local_184 = _e1095;
let _e1096 = (_e1093 > 0u);
if _e1096 {
let _e1101 = axes.member[((_e938 + 4u) + (_e1095 + _e1093))];
phi_23758_ = (_e1093 >> bitcast<u32>(1i));
phi_23761_ = (_e1095 + select(0u, _e1093, (_e1084 >= _e1101.y)));
} else {
break;
}
let _e1109 = phi_23758_;
let _e1111 = phi_23761_;
continue;
continuing {
phi_23757_ = _e1109;
phi_23760_ = _e1111;
}
}
let _e1113 = (_e938 + 4u);
let _e1115 = local_182;
let _e1118 = axes.member[(_e1113 + _e1115)];
let _e1124 = (_e938 + 260u);
let _e1126 = local_183;
let _e1129 = axes.member[(_e1124 + _e1126)];
let _e1131 = (bitcast<f32>((bitcast<u32>((_e1084 - _e1118.y)) ^ _e543)) * _e1129.y);
let _e1133 = select(1f, _e1131, (_e1131 < 1f));
let _e1135 = local_184;
phi_23855_ = _e1091;
phi_23858_ = 0u;
loop {
let _e1141 = phi_23855_;
let _e1143 = phi_23858_;
local_185 = _e1143;
local_186 = _e1143;
local_187 = _e1143;
let _e1144 = (_e1141 > 0u);
if _e1144 {
let _e1148 = axes.member[(_e1113 + (_e1143 + _e1141))];
phi_23856_ = (_e1141 >> bitcast<u32>(1i));
phi_23859_ = (_e1143 + select(0u, _e1141, (_e1087 >= _e1148.y)));
} else {
break;
}
let _e1156 = phi_23856_;
let _e1158 = phi_23859_;
continue;
continuing {
phi_23855_ = _e1156;
phi_23858_ = _e1158;
}
}
let _e1161 = local_185;
let _e1164 = axes.member[(_e1113 + _e1161)];
let _e1171 = local_186;
let _e1174 = axes.member[(_e1124 + _e1171)];
let _e1176 = (bitcast<f32>((bitcast<u32>((_e1087 - _e1164.y)) ^ _e543)) * _e1174.y);
let _e1178 = select(1f, _e1176, (_e1176 < 1f));
let _e1180 = local_187;
if _e1088 {
phi_23959_ = 0f;
phi_23960_ = (_e953.y * 0.00390625f);
} else {
phi_23959_ = (0.5f * _e953.y);
phi_23960_ = (2f * _e953.y);
}
let _e1191 = phi_23959_;
let _e1193 = phi_23960_;
let _e1196 = (((f32(_e1135) + select(0f, _e1133, (_e1133 > 0f))) * _e1193) - (_e1191 - (_e953.y * -0.0000019073486f)));
if (_e1196 < _e953.y) {
phi_23971_ = _e1196;
} else {
phi_23971_ = (_e953.y - 1f);
}
let _e1200 = phi_23971_;
let _e1202 = select(0f, _e1200, (_e1200 > 0f));
let _e1207 = select(select(u32(_e1202), 0u, (_e1202 < 0f)), 4294967295u, (_e1202 > 4294967000f));
if _e1088 {
phi_23995_ = 0f;
phi_23996_ = (_e953.y * 0.00390625f);
} else {
phi_23995_ = (0.5f * _e953.y);
phi_23996_ = (2f * _e953.y);
}
let _e1212 = phi_23995_;
let _e1214 = phi_23996_;
let _e1217 = (((f32(_e1180) + select(0f, _e1178, (_e1178 > 0f))) * _e1214) - (_e1212 - (0.0000019073486f * _e953.y)));
if (_e1217 < _e953.y) {
phi_24007_ = _e1217;
} else {
phi_24007_ = (_e953.y - 1f);
}
let _e1221 = phi_24007_;
let _e1223 = select(0f, _e1221, (_e1221 > 0f));
phi_24039_ = _e1091;
phi_24042_ = 0u;
loop {
let _e1238 = phi_24039_;
let _e1240 = phi_24042_;
local_188 = _e1240;
local_189 = _e1240;
local_190 = _e1240;
let _e1241 = (_e1238 > 0u);
if _e1241 {
let _e1245 = axes.member[(_e1113 + (_e1240 + _e1238))];
phi_24040_ = (_e1238 >> bitcast<u32>(1i));
phi_24043_ = (_e1240 + select(0u, _e1238, (_e1081 >= _e1245.x)));
} else {
break;
}
let _e1253 = phi_24040_;
let _e1255 = phi_24043_;
continue;
continuing {
phi_24039_ = _e1253;
phi_24042_ = _e1255;
}
}
let _e1258 = local_188;
let _e1261 = axes.member[(_e1113 + _e1258)];
let _e1268 = local_189;
let _e1271 = axes.member[(_e1124 + _e1268)];
let _e1273 = (bitcast<f32>((bitcast<u32>((_e1081 - _e1261.x)) ^ _e543)) * _e1271.x);
let _e1275 = select(1f, _e1273, (_e1273 < 1f));
let _e1277 = local_190;
if _e1088 {
phi_24157_ = (_e895 * 0.00390625f);
} else {
phi_24157_ = _e895;
}
let _e1284 = phi_24157_;
let _e1285 = ((f32(_e1277) + select(0f, _e1275, (_e1275 > 0f))) * _e1284);
let _e1287 = select(_e896, _e1285, (_e1285 < _e896));
let _e1289 = select(1f, _e1287, (_e1287 > 1f));
let _e1299 = (1u << bitcast<u32>(((_e937 % 32u) & 31u)));
if (_e937 < 32u) {
phi_24195_ = vec2<u32>(_e1299, 0u);
} else {
phi_24195_ = vec2<u32>(0u, _e1299);
}
let _e1304 = phi_24195_;
phi_24203_ = type_50((select(select(u32(_e953.z), 0u, (_e953.z < 0f)), 4294967295u, (_e953.z > 4294967000f)) + _e1207), ((select(select(u32(_e1223), 0u, (_e1223 < 0f)), 4294967295u, (_e1223 > 4294967000f)) - _e1207) + 1u), select(select(u32(_e1289), 0u, (_e1289 < 0f)), 4294967295u, (_e1289 > 4294967000f)));
phi_24204_ = vec2<u32>((_e924 & ~(_e1304.x)), (_e925 & ~(_e1304.y)));
}
let _e1313 = phi_24203_;
let _e1315 = phi_24204_;
phi_24206_ = _e1315;
loop {
let _e1317 = phi_24206_;
let _e1321 = ((_e1317.x | _e1317.y) == 0u);
if _e1321 {
phi_24207_ = vec2<u32>();
} else {
let _e1322 = (_e1317.x == 0u);
if _e1322 {
phi_24231_ = (32u + select(firstTrailingBit(_e1317.y), 32u, (_e1317.y == 0u)));
} else {
phi_24231_ = select(firstTrailingBit(_e1317.x), 32u, _e1322);
}
let _e1330 = phi_24231_;
let _e1334 = (1u << bitcast<u32>(((_e1330 % 32u) & 31u)));
if (_e1330 < 32u) {
phi_24248_ = vec2<u32>(_e1334, 0u);
} else {
phi_24248_ = vec2<u32>(0u, _e1334);
}
let _e1339 = phi_24248_;
let _e1346 = (_e1330 * 516u);
let _e1349 = axes.member[_e1346];
let _e1353 = axes.member[(_e1346 + 1u)];
let _e1357 = axes.member[(_e1346 + 2u)];
let _e1361 = axes.member[(_e1346 + 3u)];
let _e1380 = bitcast<f32>((bitcast<u32>((_e488 - _e1349.w)) ^ _e543));
let _e1383 = bitcast<f32>((bitcast<u32>((_e489 - _e1353.w)) ^ _e543));
let _e1386 = bitcast<f32>((bitcast<u32>((_e490 - _e1357.w)) ^ _e543));
let _e1392 = bitcast<f32>((bitcast<u32>((_e491 - _e1349.w)) ^ _e543));
let _e1395 = bitcast<f32>((bitcast<u32>((_e492 - _e1353.w)) ^ _e543));
let _e1398 = bitcast<f32>((bitcast<u32>((_e493 - _e1357.w)) ^ _e543));
let _e1404 = bitcast<f32>((bitcast<u32>((_e494 - _e1349.w)) ^ _e543));
let _e1407 = bitcast<f32>((bitcast<u32>((_e495 - _e1353.w)) ^ _e543));
let _e1410 = bitcast<f32>((bitcast<u32>((_e496 - _e1357.w)) ^ _e543));
let _e1411 = abs(_e1380);
let _e1412 = abs(_e1383);
let _e1414 = select(_e1412, _e1411, (_e1411 > _e1412));
let _e1415 = abs(_e1386);
let _e1417 = select(_e1415, _e1414, (_e1414 > _e1415));
let _e1418 = abs(_e1392);
let _e1419 = abs(_e1395);
let _e1421 = select(_e1419, _e1418, (_e1418 > _e1419));
let _e1422 = abs(_e1398);
let _e1424 = select(_e1422, _e1421, (_e1421 > _e1422));
let _e1426 = select(_e1424, _e1417, (_e1417 > _e1424));
let _e1427 = abs(_e1404);
let _e1428 = abs(_e1407);
let _e1430 = select(_e1428, _e1427, (_e1427 > _e1428));
let _e1431 = abs(_e1410);
let _e1433 = select(_e1431, _e1430, (_e1430 > _e1431));
if _e634 {
phi_24412_ = (_e1361.w + 0.00000023841858f);
} else {
phi_24412_ = _e1361.w;
}
let _e1438 = phi_24412_;
let _e1441 = (((_e1438 * select(_e1433, _e1426, (_e1426 > _e1433))) + _e531) + 0.0000000000000000000000000000007888609f);
let _e1446 = (((_e1349.x * _e1380) + (_e1349.y * _e1383)) + (_e1349.z * _e1386));
let _e1451 = (((_e1349.x * _e1392) + (_e1349.y * _e1395)) + (_e1349.z * _e1398));
let _e1456 = (((_e1349.x * _e1404) + (_e1349.y * _e1407)) + (_e1349.z * _e1410));
let _e1458 = select(_e1451, _e1446, (_e1446 < _e1451));
let _e1466 = (((_e1353.x * _e1380) + (_e1353.y * _e1383)) + (_e1353.z * _e1386));
let _e1471 = (((_e1353.x * _e1392) + (_e1353.y * _e1395)) + (_e1353.z * _e1398));
let _e1476 = (((_e1353.x * _e1404) + (_e1353.y * _e1407)) + (_e1353.z * _e1410));
let _e1478 = select(_e1471, _e1466, (_e1466 < _e1471));
let _e1483 = select(_e1471, _e1466, (_e1466 > _e1471));
let _e1489 = bitcast<f32>((bitcast<u32>((select(_e1456, _e1458, (_e1458 < _e1456)) - _e1441)) ^ _e543));
let _e1492 = bitcast<f32>((bitcast<u32>((select(_e1476, _e1478, (_e1478 < _e1476)) - _e1441)) ^ _e543));
let _e1495 = bitcast<f32>((bitcast<u32>((select(_e1476, _e1483, (_e1483 > _e1476)) + _e1441)) ^ _e543));
let _e1496 = (_e1361.x > 1f);
let _e1499 = (select(1u, 256u, _e1496) >> bitcast<u32>(1i));
phi_24646_ = _e1499;
phi_24649_ = 0u;
loop {
let _e1501 = phi_24646_;
let _e1503 = phi_24649_;
local_191 = _e1503;
local_192 = _e1503;
local_193 = _e1503;
let _e1504 = (_e1501 > 0u);
if _e1504 {
let _e1509 = axes.member[((_e1346 + 4u) + (_e1503 + _e1501))];
phi_24647_ = (_e1501 >> bitcast<u32>(1i));
phi_24650_ = (_e1503 + select(0u, _e1501, (_e1492 >= _e1509.y)));
} else {
break;
}
let _e1517 = phi_24647_;
let _e1519 = phi_24650_;
continue;
continuing {
phi_24646_ = _e1517;
phi_24649_ = _e1519;
}
}
let _e1521 = (_e1346 + 4u);
let _e1523 = local_191;
let _e1526 = axes.member[(_e1521 + _e1523)];
let _e1532 = (_e1346 + 260u);
let _e1534 = local_192;
let _e1537 = axes.member[(_e1532 + _e1534)];
let _e1539 = (bitcast<f32>((bitcast<u32>((_e1492 - _e1526.y)) ^ _e543)) * _e1537.y);
let _e1541 = select(1f, _e1539, (_e1539 < 1f));
let _e1543 = local_193;
phi_24744_ = _e1499;
phi_24747_ = 0u;
loop {
let _e1549 = phi_24744_;
let _e1551 = phi_24747_;
local_194 = _e1551;
local_195 = _e1551;
local_196 = _e1551;
let _e1552 = (_e1549 > 0u);
if _e1552 {
let _e1556 = axes.member[(_e1521 + (_e1551 + _e1549))];
phi_24745_ = (_e1549 >> bitcast<u32>(1i));
phi_24748_ = (_e1551 + select(0u, _e1549, (_e1495 >= _e1556.y)));
} else {
break;
}
let _e1564 = phi_24745_;
let _e1566 = phi_24748_;
continue;
continuing {
phi_24744_ = _e1564;
phi_24747_ = _e1566;
}
}
let _e1569 = local_194;
let _e1572 = axes.member[(_e1521 + _e1569)];
let _e1579 = local_195;
let _e1582 = axes.member[(_e1532 + _e1579)];
let _e1584 = (bitcast<f32>((bitcast<u32>((_e1495 - _e1572.y)) ^ _e543)) * _e1582.y);
let _e1586 = select(1f, _e1584, (_e1584 < 1f));
let _e1588 = local_196;
if _e1496 {
phi_24848_ = 0f;
phi_24849_ = (_e1361.y * 0.00390625f);
} else {
phi_24848_ = (0.5f * _e1361.y);
phi_24849_ = (2f * _e1361.y);
}
let _e1599 = phi_24848_;
let _e1601 = phi_24849_;
let _e1604 = (((f32(_e1543) + select(0f, _e1541, (_e1541 > 0f))) * _e1601) - (_e1599 - (_e1361.y * -0.0000019073486f)));
if (_e1604 < _e1361.y) {
phi_24860_ = _e1604;
} else {
phi_24860_ = (_e1361.y - 1f);
}
let _e1608 = phi_24860_;
let _e1610 = select(0f, _e1608, (_e1608 > 0f));
let _e1615 = select(select(u32(_e1610), 0u, (_e1610 < 0f)), 4294967295u, (_e1610 > 4294967000f));
if _e1496 {
phi_24884_ = 0f;
phi_24885_ = (_e1361.y * 0.00390625f);
} else {
phi_24884_ = (0.5f * _e1361.y);
phi_24885_ = (2f * _e1361.y);
}
let _e1620 = phi_24884_;
let _e1622 = phi_24885_;
let _e1625 = (((f32(_e1588) + select(0f, _e1586, (_e1586 > 0f))) * _e1622) - (_e1620 - (0.0000019073486f * _e1361.y)));
if (_e1625 < _e1361.y) {
phi_24896_ = _e1625;
} else {
phi_24896_ = (_e1361.y - 1f);
}
let _e1629 = phi_24896_;
let _e1631 = select(0f, _e1629, (_e1629 > 0f));
let _e1644 = ((select(select(u32(_e1631), 0u, (_e1631 < 0f)), 4294967295u, (_e1631 > 4294967000f)) - _e1615) + 1u);
phi_24928_ = _e1499;
phi_24931_ = 0u;
loop {
let _e1646 = phi_24928_;
let _e1648 = phi_24931_;
local_197 = _e1648;
local_198 = _e1648;
local_199 = _e1648;
let _e1649 = (_e1646 > 0u);
if _e1649 {
let _e1653 = axes.member[(_e1521 + (_e1648 + _e1646))];
phi_24929_ = (_e1646 >> bitcast<u32>(1i));
phi_24932_ = (_e1648 + select(0u, _e1646, (_e1489 >= _e1653.x)));
} else {
break;
}
let _e1661 = phi_24929_;
let _e1663 = phi_24932_;
continue;
continuing {
phi_24928_ = _e1661;
phi_24931_ = _e1663;
}
}
let _e1666 = local_197;
let _e1669 = axes.member[(_e1521 + _e1666)];
let _e1676 = local_198;
let _e1679 = axes.member[(_e1532 + _e1676)];
let _e1681 = (bitcast<f32>((bitcast<u32>((_e1489 - _e1669.x)) ^ _e543)) * _e1679.x);
let _e1683 = select(1f, _e1681, (_e1681 < 1f));
let _e1685 = local_199;
if _e1496 {
phi_25046_ = (_e895 * 0.00390625f);
} else {
phi_25046_ = _e895;
}
let _e1692 = phi_25046_;
let _e1693 = ((f32(_e1685) + select(0f, _e1683, (_e1683 > 0f))) * _e1692);
let _e1695 = select(_e896, _e1693, (_e1693 < _e896));
let _e1697 = select(1f, _e1695, (_e1695 > 1f));
let _e1705 = atomicAdd((&proxy_count_1.member[0u]), _e1644);
phi_25070_ = 0u;
loop {
let _e1707 = phi_25070_;
let _e1708 = (_e1707 < _e1644);
if _e1708 {
let _e1709 = (_e1705 + _e1707);
let _e1712 = params_2.member.member_3;
if (_e1709 < _e1712) {
starts_5.member[_e1709] = ((((select(select(u32(_e1361.z), 0u, (_e1361.z < 0f)), 4294967295u, (_e1361.z > 4294967000f)) + _e1615) + _e1707) << bitcast<u32>(_e892)) | select(select(u32(_e1697), 0u, (_e1697 < 0f)), 4294967295u, (_e1697 > 4294967000f)));
if (_e1707 > 0u) {
phi_25107_ = (_e427 | 2147483648u);
} else {
phi_25107_ = _e427;
}
let _e1723 = phi_25107_;
proxies_1.member[_e1709] = _e1723;
}
phi_25071_ = (_e1707 + 1u);
} else {
break;
}
let _e1728 = phi_25071_;
continue;
continuing {
phi_25070_ = _e1728;
}
}
phi_24207_ = (_e1317 & vec2<u32>(~(_e1339.x), ~(_e1339.y)));
}
let _e1731 = phi_24207_;
continue;
continuing {
phi_24206_ = _e1731;
break if !(select(true, false, _e1321));
}
}
phi_25111_ = _e1313;
phi_25112_ = type_50((select(select(u32(_e559.z), 0u, (_e559.z < 0f)), 4294967295u, (_e559.z > 4294967000f)) + _e814), ((select(select(u32(_e830), 0u, (_e830 < 0f)), 4294967295u, (_e830 > 4294967000f)) - _e814) + 1u), select(select(u32(_e904), 0u, (_e904 < 0f)), 4294967295u, (_e904 > 4294967000f)));
} else {
phi_25111_ = type_50(0u, 0u, 0u);
phi_25112_ = type_50(0u, 0u, 0u);
}
let _e1735 = phi_25111_;
let _e1737 = phi_25112_;
let _e1742 = atomicAdd((&reserved_1[0u]), (_e1737.member_1 + _e1735.member_1));
workgroupBarrier();
if _e428 {
let _e1743 = atomicLoad((&reserved_1[0u]));
let _e1746 = atomicAdd((&proxy_count_1.member[0u]), _e1743);
atomicStore((&reserved_1[1u]), _e1746);
}
workgroupBarrier();
let _e1749 = atomicLoad((&reserved_1[1u]));
let _e1750 = (_e1749 + _e1742);
phi_25131_ = 0u;
loop {
let _e1752 = phi_25131_;
let _e1753 = (_e1752 < _e1737.member_1);
if _e1753 {
let _e1754 = (_e1750 + _e1752);
let _e1757 = params_2.member.member_3;
if (_e1754 < _e1757) {
let _e1763 = params_2.member.member_20;
starts_5.member[_e1754] = (((_e1737.member + _e1752) << bitcast<u32>((_e1763 & 31u))) | _e1737.member_2);
if (_e1752 > 0u) {
phi_25171_ = (_e427 | 2147483648u);
} else {
phi_25171_ = _e427;
}
let _e1774 = phi_25171_;
proxies_1.member[_e1754] = _e1774;
}
phi_25132_ = (_e1752 + 1u);
} else {
break;
}
let _e1779 = phi_25132_;
continue;
continuing {
phi_25131_ = _e1779;
}
}
phi_25177_ = 0u;
loop {
let _e1783 = phi_25177_;
let _e1784 = (_e1783 < _e1735.member_1);
if _e1784 {
let _e1785 = ((_e1750 + _e1737.member_1) + _e1783);
let _e1788 = params_2.member.member_3;
if (_e1785 < _e1788) {
let _e1794 = params_2.member.member_20;
starts_5.member[_e1785] = (((_e1735.member + _e1783) << bitcast<u32>((_e1794 & 31u))) | _e1735.member_2);
if (_e1783 > 0u) {
phi_25217_ = (_e427 | 2147483648u);
} else {
phi_25217_ = _e427;
}
let _e1805 = phi_25217_;
proxies_1.member[_e1785] = _e1805;
}
phi_25178_ = (_e1783 + 1u);
} else {
break;
}
let _e1810 = phi_25178_;
continue;
continuing {
phi_25177_ = _e1810;
}
}
return;
}

fn function_46() {
var phi_25292_: f32;
var phi_25392_: f32;
var phi_25554_: f32;
var phi_25847_: vec2<u32>;
var phi_25867_: u32;
var phi_25870_: u32;
var phi_25868_: u32;
var phi_25871_: u32;
var local_200: u32;
var local_201: u32;
var local_202: u32;
var phi_25965_: u32;
var phi_25968_: u32;
var phi_25966_: u32;
var phi_25969_: u32;
var local_203: u32;
var local_204: u32;
var local_205: u32;
var phi_26118_: u32;
var phi_26121_: u32;
var phi_26119_: u32;
var phi_26122_: u32;
var local_206: u32;
var local_207: u32;
var local_208: u32;
var phi_26216_: u32;
var phi_26219_: u32;
var phi_26217_: u32;
var phi_26220_: u32;
var local_209: u32;
var local_210: u32;
var local_211: u32;
var phi_26372_: u32;
var phi_26375_: u32;
var phi_26373_: u32;
var phi_26376_: u32;
var local_212: u32;
var local_213: u32;
var local_214: u32;
var phi_26490_: f32;
var phi_26512_: vec2<u32>;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e420 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e424 = params_2.member.member_3;
if (_e420 < _e424) {
let _e428 = sorted_starts_1.member[_e420];
if (_e428 != 4294967295u) {
let _e432 = proxies_2.member[_e420];
let _e435 = params_2.member.member_20;
let _e436 = (_e435 & 31u);
let _e438 = (_e428 >> bitcast<u32>(_e436));
let _e441 = strip_clusters.member[_e438];
let _e442 = (_e432 & 2147483647u);
let _e445 = axes_1.member[33024u];
let _e449 = params_2.member.member_16;
let _e452 = params_2.member.member_17;
let _e455 = params_2.member.member_18;
let _e457 = select(_e455, _e449, (_e442 < _e452));
if (_e457 < (8388608f / _e445.x)) {
phi_25292_ = (_e457 * _e445.x);
} else {
phi_25292_ = 8388608f;
}
let _e462 = phi_25292_;
let _e464 = (_e442 * 3u);
let _e467 = corners_2.member[_e464];
let _e477 = corners_2.member[(_e464 + 1u)];
let _e487 = corners_2.member[(_e464 + 2u)];
let _e494 = (bitcast<f32>(_e467.x) * _e445.x);
let _e495 = (bitcast<f32>(_e467.y) * _e445.x);
let _e496 = (bitcast<f32>(_e467.z) * _e445.x);
let _e497 = (bitcast<f32>(_e477.x) * _e445.x);
let _e498 = (bitcast<f32>(_e477.y) * _e445.x);
let _e499 = (bitcast<f32>(_e477.z) * _e445.x);
let _e500 = (bitcast<f32>(_e487.x) * _e445.x);
let _e501 = (bitcast<f32>(_e487.y) * _e445.x);
let _e502 = (bitcast<f32>(_e487.z) * _e445.x);
let _e505 = params_2.member.member_23;
if (_e505 > 0f) {
let _e507 = abs(_e494);
let _e508 = abs(_e495);
let _e510 = select(_e508, _e507, (_e507 > _e508));
let _e511 = abs(_e496);
let _e513 = select(_e511, _e510, (_e510 > _e511));
let _e514 = abs(_e497);
let _e515 = abs(_e498);
let _e517 = select(_e515, _e514, (_e514 > _e515));
let _e518 = abs(_e499);
let _e520 = select(_e518, _e517, (_e517 > _e518));
let _e522 = select(_e520, _e513, (_e513 > _e520));
let _e523 = abs(_e500);
let _e524 = abs(_e501);
let _e526 = select(_e524, _e523, (_e523 > _e524));
let _e527 = abs(_e502);
let _e529 = select(_e527, _e526, (_e526 > _e527));
phi_25392_ = ((_e505 * select(_e529, _e522, (_e522 > _e529))) + 0.0000000000000000000000000000007888609f);
} else {
phi_25392_ = 0f;
}
let _e535 = phi_25392_;
let _e537 = (((_e462 * 1.000001f) + _e535) * 1.0000076f);
let _e538 = (_e411.z ^ 1u);
let _e539 = (_e441 * 516u);
let _e542 = axes_1.member[_e539];
let _e546 = axes_1.member[(_e539 + 1u)];
let _e550 = axes_1.member[(_e539 + 2u)];
let _e554 = axes_1.member[(_e539 + 3u)];
let _e574 = bitcast<f32>((bitcast<u32>((_e494 - _e542.w)) ^ _e538));
let _e577 = bitcast<f32>((bitcast<u32>((_e495 - _e546.w)) ^ _e538));
let _e580 = bitcast<f32>((bitcast<u32>((_e496 - _e550.w)) ^ _e538));
let _e586 = bitcast<f32>((bitcast<u32>((_e497 - _e542.w)) ^ _e538));
let _e589 = bitcast<f32>((bitcast<u32>((_e498 - _e546.w)) ^ _e538));
let _e592 = bitcast<f32>((bitcast<u32>((_e499 - _e550.w)) ^ _e538));
let _e598 = bitcast<f32>((bitcast<u32>((_e500 - _e542.w)) ^ _e538));
let _e601 = bitcast<f32>((bitcast<u32>((_e501 - _e546.w)) ^ _e538));
let _e604 = bitcast<f32>((bitcast<u32>((_e502 - _e550.w)) ^ _e538));
let _e605 = abs(_e574);
let _e606 = abs(_e577);
let _e608 = select(_e606, _e605, (_e605 > _e606));
let _e609 = abs(_e580);
let _e611 = select(_e609, _e608, (_e608 > _e609));
let _e612 = abs(_e586);
let _e613 = abs(_e589);
let _e615 = select(_e613, _e612, (_e612 > _e613));
let _e616 = abs(_e592);
let _e618 = select(_e616, _e615, (_e615 > _e616));
let _e620 = select(_e618, _e611, (_e611 > _e618));
let _e621 = abs(_e598);
let _e622 = abs(_e601);
let _e624 = select(_e622, _e621, (_e621 > _e622));
let _e625 = abs(_e604);
let _e627 = select(_e625, _e624, (_e624 > _e625));
if (_e537 > 0f) {
phi_25554_ = (_e554.w + 0.00000023841858f);
} else {
phi_25554_ = _e554.w;
}
let _e633 = phi_25554_;
let _e636 = (((_e633 * select(_e627, _e620, (_e620 > _e627))) + _e537) + 0.0000000000000000000000000000007888609f);
let _e641 = (((_e546.x * _e574) + (_e546.y * _e577)) + (_e546.z * _e580));
let _e646 = (((_e546.x * _e586) + (_e546.y * _e589)) + (_e546.z * _e592));
let _e651 = (((_e546.x * _e598) + (_e546.y * _e601)) + (_e546.z * _e604));
let _e653 = select(_e646, _e641, (_e641 < _e646));
let _e661 = (((_e550.x * _e574) + (_e550.y * _e577)) + (_e550.z * _e580));
let _e666 = (((_e550.x * _e586) + (_e550.y * _e589)) + (_e550.z * _e592));
let _e671 = (((_e550.x * _e598) + (_e550.y * _e601)) + (_e550.z * _e604));
let _e673 = select(_e666, _e661, (_e661 < _e666));
let _e681 = (((_e542.x * _e574) + (_e542.y * _e577)) + (_e542.z * _e580));
let _e686 = (((_e542.x * _e586) + (_e542.y * _e589)) + (_e542.z * _e592));
let _e691 = (((_e542.x * _e598) + (_e542.y * _e601)) + (_e542.z * _e604));
let _e693 = select(_e686, _e681, (_e681 > _e686));
let _e698 = select(_e646, _e641, (_e641 > _e646));
let _e703 = select(_e666, _e661, (_e661 > _e666));
let _e709 = bitcast<f32>((bitcast<u32>((select(_e651, _e653, (_e653 < _e651)) - _e636)) ^ _e538));
let _e712 = bitcast<f32>((bitcast<u32>((select(_e671, _e673, (_e673 < _e671)) - _e636)) ^ _e538));
let _e715 = bitcast<f32>((bitcast<u32>((select(_e691, _e693, (_e693 > _e691)) + _e636)) ^ _e538));
let _e718 = bitcast<f32>((bitcast<u32>((select(_e651, _e698, (_e698 > _e651)) + _e636)) ^ _e538));
let _e721 = bitcast<f32>((bitcast<u32>((select(_e671, _e703, (_e703 > _e671)) + _e636)) ^ _e538));
let _e724 = tags_5.member[_e442];
let _e733 = ((1u << bitcast<u32>(((_e441 % 32u) & 31u))) - 1u);
if (_e441 < 32u) {
phi_25847_ = vec2<u32>((_e724.x & _e733), 0u);
} else {
phi_25847_ = vec2<u32>(_e724.x, (_e724.y & _e733));
}
let _e740 = phi_25847_;
let _e751 = (_e554.x > 1f);
let _e754 = (select(1u, 256u, _e751) >> bitcast<u32>(1i));
phi_25867_ = _e754;
phi_25870_ = 0u;
loop {
let _e756 = phi_25867_;
let _e758 = phi_25870_;
local_200 = _e758;
local_201 = _e758;
local_202 = _e758;
let _e759 = (_e756 > 0u);
if _e759 {
let _e764 = axes_1.member[((_e539 + 4u) + (_e758 + _e756))];
phi_25868_ = (_e756 >> bitcast<u32>(1i));
phi_25871_ = (_e758 + select(0u, _e756, (_e709 >= _e764.y)));
} else {
break;
}
let _e772 = phi_25868_;
let _e774 = phi_25871_;
continue;
continuing {
phi_25867_ = _e772;
phi_25870_ = _e774;
}
}
let _e776 = (_e539 + 4u);
let _e778 = local_200;
let _e781 = axes_1.member[(_e776 + _e778)];
let _e787 = (_e539 + 260u);
let _e789 = local_201;
let _e792 = axes_1.member[(_e787 + _e789)];
let _e794 = (bitcast<f32>((bitcast<u32>((_e709 - _e781.y)) ^ _e538)) * _e792.y);
let _e796 = select(1f, _e794, (_e794 < 1f));
let _e798 = local_202;
phi_25965_ = _e754;
phi_25968_ = 0u;
loop {
let _e804 = phi_25965_;
let _e806 = phi_25968_;
local_203 = _e806;
local_204 = _e806;
local_205 = _e806;
let _e807 = (_e804 > 0u);
if _e807 {
let _e811 = axes_1.member[(_e776 + (_e806 + _e804))];
phi_25966_ = (_e804 >> bitcast<u32>(1i));
phi_25969_ = (_e806 + select(0u, _e804, (_e712 >= _e811.z)));
} else {
break;
}
let _e819 = phi_25966_;
let _e821 = phi_25969_;
continue;
continuing {
phi_25965_ = _e819;
phi_25968_ = _e821;
}
}
let _e824 = local_203;
let _e827 = axes_1.member[(_e776 + _e824)];
let _e834 = local_204;
let _e837 = axes_1.member[(_e787 + _e834)];
let _e839 = (bitcast<f32>((bitcast<u32>((_e712 - _e827.z)) ^ _e538)) * _e837.z);
let _e841 = select(1f, _e839, (_e839 < 1f));
let _e843 = local_205;
let _e848 = select(32768f, 128f, _e751);
let _e849 = ((f32(_e798) + select(0f, _e796, (_e796 > 0f))) * _e848);
let _e851 = select(32767f, _e849, (_e849 < 32767f));
let _e853 = select(0f, _e851, (_e851 > 0f));
let _e859 = ((f32(_e843) + select(0f, _e841, (_e841 > 0f))) * _e848);
let _e861 = select(32767f, _e859, (_e859 < 32767f));
let _e863 = select(0f, _e861, (_e861 > 0f));
phi_26118_ = _e754;
phi_26121_ = 0u;
loop {
let _e873 = phi_26118_;
let _e875 = phi_26121_;
local_206 = _e875;
local_207 = _e875;
local_208 = _e875;
let _e876 = (_e873 > 0u);
if _e876 {
let _e880 = axes_1.member[(_e776 + (_e875 + _e873))];
phi_26119_ = (_e873 >> bitcast<u32>(1i));
phi_26122_ = (_e875 + select(0u, _e873, (_e718 >= _e880.y)));
} else {
break;
}
let _e888 = phi_26119_;
let _e890 = phi_26122_;
continue;
continuing {
phi_26118_ = _e888;
phi_26121_ = _e890;
}
}
let _e893 = local_206;
let _e896 = axes_1.member[(_e776 + _e893)];
let _e903 = local_207;
let _e906 = axes_1.member[(_e787 + _e903)];
let _e908 = (bitcast<f32>((bitcast<u32>((_e718 - _e896.y)) ^ _e538)) * _e906.y);
let _e910 = select(1f, _e908, (_e908 < 1f));
let _e912 = local_208;
phi_26216_ = _e754;
phi_26219_ = 0u;
loop {
let _e918 = phi_26216_;
let _e920 = phi_26219_;
local_209 = _e920;
local_210 = _e920;
local_211 = _e920;
let _e921 = (_e918 > 0u);
if _e921 {
let _e925 = axes_1.member[(_e776 + (_e920 + _e918))];
phi_26217_ = (_e918 >> bitcast<u32>(1i));
phi_26220_ = (_e920 + select(0u, _e918, (_e721 >= _e925.z)));
} else {
break;
}
let _e933 = phi_26217_;
let _e935 = phi_26220_;
continue;
continuing {
phi_26216_ = _e933;
phi_26219_ = _e935;
}
}
let _e938 = local_209;
let _e941 = axes_1.member[(_e776 + _e938)];
let _e948 = local_210;
let _e951 = axes_1.member[(_e787 + _e948)];
let _e953 = (bitcast<f32>((bitcast<u32>((_e721 - _e941.z)) ^ _e538)) * _e951.z);
let _e955 = select(1f, _e953, (_e953 < 1f));
let _e957 = local_211;
let _e963 = (((f32(_e912) + select(0f, _e910, (_e910 > 0f))) * _e848) + 1f);
let _e965 = select(32767f, _e963, (_e963 < 32767f));
let _e967 = select(0f, _e965, (_e965 > 0f));
let _e974 = (((f32(_e957) + select(0f, _e955, (_e955 > 0f))) * _e848) + 1f);
let _e976 = select(32767f, _e974, (_e974 < 32767f));
let _e978 = select(0f, _e976, (_e976 > 0f));
boxes_5.member[_e420] = vec4<u32>(_e442, (select(select(u32(_e853), 0u, (_e853 < 0f)), 4294967295u, (_e853 > 4294967000f)) | (select(select(u32(_e863), 0u, (_e863 < 0f)), 4294967295u, (_e863 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e967), 0u, (_e967 < 0f)), 4294967295u, (_e967 > 4294967000f)) | (select(select(u32(_e978), 0u, (_e978 < 0f)), 4294967295u, (_e978 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e740.x & 2147483647u) | select(0u, 2147483648u, ((_e432 & 2147483648u) != 0u))));
phi_26372_ = _e754;
phi_26375_ = 0u;
loop {
let _e992 = phi_26372_;
let _e994 = phi_26375_;
local_212 = _e994;
local_213 = _e994;
local_214 = _e994;
let _e995 = (_e992 > 0u);
if _e995 {
let _e999 = axes_1.member[(_e776 + (_e994 + _e992))];
phi_26373_ = (_e992 >> bitcast<u32>(1i));
phi_26376_ = (_e994 + select(0u, _e992, (_e715 >= _e999.x)));
} else {
break;
}
let _e1007 = phi_26373_;
let _e1009 = phi_26376_;
continue;
continuing {
phi_26372_ = _e1007;
phi_26375_ = _e1009;
}
}
let _e1012 = local_212;
let _e1015 = axes_1.member[(_e776 + _e1012)];
let _e1022 = local_213;
let _e1025 = axes_1.member[(_e787 + _e1022)];
let _e1027 = (bitcast<f32>((bitcast<u32>((_e715 - _e1015.x)) ^ _e538)) * _e1025.x);
let _e1029 = select(1f, _e1027, (_e1027 < 1f));
let _e1031 = local_214;
let _e1038 = f32((1u << bitcast<u32>(_e436)));
let _e1041 = (_e1038 - 2f);
if _e751 {
phi_26490_ = (_e1038 * 0.00390625f);
} else {
phi_26490_ = _e1038;
}
let _e1044 = phi_26490_;
let _e1046 = (((f32(_e1031) + select(0f, _e1029, (_e1029 > 0f))) * _e1044) + 1f);
let _e1048 = select(_e1041, _e1046, (_e1046 < _e1041));
let _e1050 = select(1f, _e1048, (_e1048 > 1f));
phi_26512_ = vec2<u32>(((_e438 << bitcast<u32>(_e436)) | select(select(u32(_e1050), 0u, (_e1050 < 0f)), 4294967295u, (_e1050 > 4294967000f))), ((_e740.x >> bitcast<u32>(31u)) | (_e740.y << bitcast<u32>(1i))));
} else {
phi_26512_ = vec2<u32>(0u, 0u);
}
let _e1059 = phi_26512_;
ends_1.member[_e420][0u] = _e1059.x;
ends_1.member[_e420][1u] = _e1059.y;
}
return;
}

fn function_47() {
var phi_26546_: u32;
var phi_26549_: u32;
var phi_26568_: u32;
var phi_26547_: u32;
var phi_26550_: u32;
var local_215: u32;
var local_216: u32;
var phi_26579_: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e420 = (_e419 * 256u);
let _e423 = params_2.member.member_3;
if (_e420 < _e423) {
let _e427 = last_ends.member[_e419];
phi_26546_ = _e423;
phi_26549_ = _e420;
loop {
let _e429 = phi_26546_;
let _e431 = phi_26549_;
local_215 = _e431;
local_216 = _e431;
let _e432 = (_e431 < _e429);
if _e432 {
let _e435 = (_e431 + ((_e429 - _e431) / 2u));
let _e438 = sorted_starts.member[_e435];
let _e439 = (_e438 <= _e427);
if _e439 {
phi_26568_ = (_e435 + 1u);
} else {
phi_26568_ = _e431;
}
let _e442 = phi_26568_;
phi_26547_ = select(_e435, _e429, _e439);
phi_26550_ = _e442;
} else {
break;
}
let _e445 = phi_26547_;
let _e447 = phi_26550_;
continue;
continuing {
phi_26546_ = _e445;
phi_26549_ = _e447;
}
}
let _e451 = local_215;
if (_e451 > (_e420 + 1u)) {
let _e454 = local_216;
phi_26579_ = ((((_e454 - 1u) / 256u) - (_e420 / 256u)) + 1u);
} else {
phi_26579_ = 0u;
}
let _e461 = phi_26579_;
tile_counts.member[_e419] = _e461;
}
return;
}

fn function_48() {
var phi_26609_: u32;
var phi_26612_: u32;
var phi_26610_: u32;
var phi_26613_: u32;
var local_217: u32;
var local_218: u32;
var local_219: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e420 = ((((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x) * 16u);
let _e421 = (_e420 + 16u);
let _e424 = params_2.member.member_3;
phi_26609_ = _e420;
phi_26612_ = 0u;
loop {
let _e428 = phi_26609_;
let _e430 = phi_26612_;
local_217 = _e430;
local_218 = _e430;
local_219 = _e430;
let _e431 = (_e428 < select(_e424, _e421, (_e421 < _e424)));
if _e431 {
let _e435 = ends_2.member[_e428][0u];
phi_26610_ = (_e428 + 1u);
phi_26613_ = select(_e430, _e435, (_e435 > _e430));
} else {
break;
}
let _e440 = phi_26610_;
let _e442 = phi_26613_;
continue;
continuing {
phi_26609_ = _e440;
phi_26612_ = _e442;
}
}
let _e445 = local_217;
if (_e445 > 0u) {
let _e449 = local_218;
let _e452 = local_219;
let _e456 = atomicMax((&last_ends_1.member[(_e420 / 256u)]), select(1u, _e452, (_e449 > 1u)));
}
return;
}

fn function_49() {
var phi_26697_: bool;
var phi_26711_: u32;
var phi_26714_: u32;
var phi_26712_: u32;
var phi_26715_: u32;
var local_220: u32;
var local_221: u32;
var phi_26745_: u32;
var phi_26755_: u32;
var phi_26756_: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e419 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e422 = scanned.member[0u];
let _e425 = params_2.member.member_15;
let _e427 = select(_e422, _e425, (_e422 > _e425));
let _e430 = params_2.member.member_14;
let _e433 = (select(_e430, _e427, (_e427 > _e430)) - _e430);
let _e436 = params_2.member.member_13;
if (_e433 > _e436) {
phi_26697_ = true;
} else {
let _e440 = scanned.member[1u];
phi_26697_ = select(true, false, (_e440 == 0u));
}
let _e444 = phi_26697_;
let _e445 = select(_e433, 0u, _e444);
if (_e419 == 0u) {
list.member[0u] = 0u;
list.member[1u] = 0u;
list.member[2u] = 0u;
list.member[3u] = _e445;
phi_26711_ = 1u;
phi_26714_ = _e445;
loop {
let _e456 = phi_26711_;
let _e458 = phi_26714_;
local_220 = _e458;
local_221 = _e456;
let _e459 = (_e458 > 65535u);
if _e459 {
phi_26712_ = (_e456 << bitcast<u32>(1i));
phi_26715_ = ((_e458 >> bitcast<u32>(1i)) + (_e458 & 1u));
} else {
break;
}
let _e467 = phi_26712_;
let _e469 = phi_26715_;
continue;
continuing {
phi_26711_ = _e467;
phi_26714_ = _e469;
}
}
let _e472 = local_220;
let _e474 = local_221;
arguments_2.member[0u] = type_50(_e472, _e474, 1u);
}
let _e480 = params_2.member.member_3;
let _e481 = (_e480 / 256u);
if ((_e480 % 256u) > 0u) {
phi_26745_ = (_e481 + 1u);
} else {
phi_26745_ = _e481;
}
let _e486 = phi_26745_;
if (_e419 < _e486) {
let _e490 = first_tiles.member[_e419];
let _e493 = tile_counts_1.member[_e419];
phi_26755_ = 0u;
loop {
let _e495 = phi_26755_;
let _e496 = (_e495 < _e493);
if _e496 {
let _e498 = ((_e490 + _e495) - _e430);
if (_e498 < _e445) {
let _e500 = (_e498 * 2u);
list.member[(4u + _e500)] = _e419;
list.member[(_e500 + 5u)] = (_e419 + _e495);
}
phi_26756_ = (_e495 + 1u);
} else {
break;
}
let _e510 = phi_26756_;
continue;
continuing {
phi_26755_ = _e510;
}
}
}
return;
}

fn function_50() {
var local_222: array<u32, 2>;
var phi_26822_: u32;
var phi_26829_: u32;
var phi_26832_: type_86;
var phi_26830_: u32;
var phi_26833_: type_86;
var local_223: type_86;
var local_224: type_86;
var phi_26932_: u32;
var phi_26935_: type_86;
var phi_26933_: u32;
var phi_26936_: type_86;
var local_225: type_86;
var local_226: type_86;
var phi_27030_: type_86;
var phi_27036_: u32;
var phi_27039_: type_86;
var phi_27037_: u32;
var phi_27040_: type_86;
var phi_27130_: type_86;
var phi_27205_: type_58;
var phi_27213_: u32;
var phi_27233_: u32;
var phi_27236_: u32;
var phi_27238_: u32;
var phi_27240_: u32;
var phi_27261_: bool;
var phi_27262_: bool;
var phi_27275_: bool;
var phi_27276_: bool;
var phi_27289_: bool;
var phi_27290_: bool;
var phi_27234_: u32;
var phi_27237_: u32;
var phi_27239_: u32;
var phi_27241_: u32;
var phi_27296_: u32;
var phi_27316_: u32;
var phi_27317_: u32;
var local_227: u32;
var local_228: u32;
var local_229: u32;
var phi_27297_: u32;
var local_230: type_86;
var local_231: type_86;
var local_232: type_86;
var local_233: type_86;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_222 = array<u32, 2>(0u, 0u);
local_222[_e411.z] = _e410.x;
let _e419 = local_222[(_e412.z - 1u)];
let _e429 = params_2.member.member;
let _e430 = (_e429 / 2048u);
if ((_e429 % 2048u) > 0u) {
phi_26822_ = (_e430 + 1u);
} else {
phi_26822_ = _e430;
}
let _e435 = phi_26822_;
let _e438 = low_1.member[0u];
let _e441 = high_1.member[0u];
phi_26829_ = _e419;
phi_26832_ = type_86(_e438, _e441);
loop {
let _e444 = phi_26829_;
let _e446 = phi_26832_;
local_223 = _e446;
local_224 = _e446;
local_230 = _e446;
local_232 = _e446;
let _e447 = (_e444 < _e435);
if _e447 {
let _e450 = low_1.member[_e444];
let _e453 = high_1.member[_e444];
phi_26830_ = (_e444 + 256u);
phi_26833_ = type_86(vec4<f32>(select(_e450.x, _e446.member.x, (_e446.member.x < _e450.x)), select(_e450.y, _e446.member.y, (_e446.member.y < _e450.y)), select(_e450.z, _e446.member.z, (_e446.member.z < _e450.z)), select(_e450.w, _e446.member.w, (_e446.member.w < _e450.w))), vec4<f32>(select(_e453.x, _e446.member_1.x, (_e446.member_1.x > _e453.x)), select(_e453.y, _e446.member_1.y, (_e446.member_1.y > _e453.y)), select(_e453.z, _e446.member_1.z, (_e446.member_1.z > _e453.z)), select(_e453.w, _e446.member_1.w, (_e446.member_1.w > _e453.w))));
} else {
break;
}
let _e493 = phi_26830_;
let _e495 = phi_26833_;
continue;
continuing {
phi_26829_ = _e493;
phi_26832_ = _e495;
}
}
let _e498 = local_223;
lows[_e419] = _e498.member;
let _e502 = local_224;
highs[_e419] = _e502.member_1;
workgroupBarrier();
if ((_e419 & 15u) == 0u) {
phi_26932_ = 1u;
let _e845 = local_230;
phi_26935_ = _e845;
loop {
let _e508 = phi_26932_;
let _e510 = phi_26935_;
local_225 = _e510;
local_226 = _e510;
local_231 = _e510;
let _e511 = (_e508 < 16u);
if _e511 {
let _e512 = (_e419 + _e508);
let _e514 = lows[_e512];
let _e516 = highs[_e512];
phi_26933_ = (_e508 + _e412.z);
phi_26936_ = type_86(vec4<f32>(select(_e514.x, _e510.member.x, (_e510.member.x < _e514.x)), select(_e514.y, _e510.member.y, (_e510.member.y < _e514.y)), select(_e514.z, _e510.member.z, (_e510.member.z < _e514.z)), select(_e514.w, _e510.member.w, (_e510.member.w < _e514.w))), vec4<f32>(select(_e516.x, _e510.member_1.x, (_e510.member_1.x > _e516.x)), select(_e516.y, _e510.member_1.y, (_e510.member_1.y > _e516.y)), select(_e516.z, _e510.member_1.z, (_e510.member_1.z > _e516.z)), select(_e516.w, _e510.member_1.w, (_e510.member_1.w > _e516.w))));
} else {
break;
}
let _e556 = phi_26933_;
let _e558 = phi_26936_;
continue;
continuing {
phi_26932_ = _e556;
phi_26935_ = _e558;
}
}
let _e561 = local_225;
lows[_e419] = _e561.member;
let _e564 = local_226;
highs[_e419] = _e564.member_1;
let _e852 = local_231;
phi_27030_ = _e852;
} else {
let _e854 = local_232;
phi_27030_ = _e854;
}
let _e567 = phi_27030_;
workgroupBarrier();
if (_e419 == 0u) {
phi_27036_ = 16u;
phi_27039_ = _e567;
loop {
let _e570 = phi_27036_;
let _e572 = phi_27039_;
local_233 = _e572;
let _e573 = (_e570 < 256u);
if _e573 {
let _e575 = lows[_e570];
let _e577 = highs[_e570];
phi_27037_ = (_e570 + (16u * _e412.z));
phi_27040_ = type_86(vec4<f32>(select(_e575.x, _e572.member.x, (_e572.member.x < _e575.x)), select(_e575.y, _e572.member.y, (_e572.member.y < _e575.y)), select(_e575.z, _e572.member.z, (_e572.member.z < _e575.z)), select(_e575.w, _e572.member.w, (_e572.member.w < _e575.w))), vec4<f32>(select(_e577.x, _e572.member_1.x, (_e572.member_1.x > _e577.x)), select(_e577.y, _e572.member_1.y, (_e572.member_1.y > _e577.y)), select(_e577.z, _e572.member_1.z, (_e572.member_1.z > _e577.z)), select(_e577.w, _e572.member_1.w, (_e572.member_1.w > _e577.w))));
} else {
break;
}
let _e618 = phi_27037_;
let _e620 = phi_27040_;
continue;
continuing {
phi_27036_ = _e618;
phi_27039_ = _e620;
}
}
let _e861 = local_233;
phi_27130_ = _e861;
} else {
phi_27130_ = _e567;
}
let _e623 = phi_27130_;
workgroupBarrier();
let _e624 = ((((_e411.x + (_e411.y * _e412.x)) * 256u) + _e419) == 0u);
if _e624 {
let _e629 = abs(_e623.member.x);
let _e630 = abs(_e623.member.y);
let _e632 = select(_e630, _e629, (_e629 > _e630));
let _e633 = abs(_e623.member.z);
let _e635 = select(_e633, _e632, (_e632 > _e633));
let _e640 = abs(_e623.member_1.x);
let _e641 = abs(_e623.member_1.y);
let _e643 = select(_e641, _e640, (_e640 > _e641));
let _e644 = abs(_e623.member_1.z);
let _e646 = select(_e644, _e643, (_e643 > _e644));
let _e653 = (274u - ((bitcast<u32>(select(_e646, _e635, (_e635 > _e646))) >> bitcast<u32>(23i)) & 255u));
let _e659 = vec4(bitcast<f32>((select(253u, _e653, (_e653 < 253u)) << bitcast<u32>(23i))));
highs[0u] = _e659;
frame_2.member[1u] = _e659;
not_finite.member[0u] = select(0u, 1u, (_e623.member_1.w != 0f));
}
workgroupBarrier();
let _e670 = highs[0u];
if (_e429 < 256u) {
phi_27205_ = type_58(_e429, 1u);
} else {
phi_27205_ = type_58(256u, (_e429 / 256u));
}
let _e677 = phi_27205_;
let _e680 = (_e419 < _e677.member);
if _e680 {
phi_27213_ = (_e419 * _e677.member_1);
} else {
phi_27213_ = 0u;
}
let _e683 = phi_27213_;
let _e687 = corners_2.member[(_e683 * 3u)];
let _e694 = (bitcast<f32>(_e687.x) * _e670.x);
let _e695 = (bitcast<f32>(_e687.y) * _e670.x);
let _e696 = (bitcast<f32>(_e687.z) * _e670.x);
lows[_e419] = vec4<f32>(_e694, _e695, _e696, 0f);
workgroupBarrier();
if _e680 {
phi_27233_ = 0u;
phi_27236_ = 0u;
phi_27238_ = 0u;
phi_27240_ = 0u;
loop {
let _e699 = phi_27233_;
let _e701 = phi_27236_;
let _e703 = phi_27238_;
let _e705 = phi_27240_;
local_227 = _e705;
local_228 = _e703;
local_229 = _e701;
let _e706 = (_e699 < _e677.member);
if _e706 {
let _e708 = lows[_e699];
let _e709 = (_e699 < _e419);
if (_e708.x < _e694) {
phi_27262_ = true;
} else {
if _e709 {
phi_27261_ = (_e708.x == _e694);
} else {
phi_27261_ = false;
}
let _e714 = phi_27261_;
phi_27262_ = _e714;
}
let _e716 = phi_27262_;
if (_e708.y < _e695) {
phi_27276_ = true;
} else {
if _e709 {
phi_27275_ = (_e708.y == _e695);
} else {
phi_27275_ = false;
}
let _e723 = phi_27275_;
phi_27276_ = _e723;
}
let _e725 = phi_27276_;
if (_e708.z < _e696) {
phi_27290_ = true;
} else {
if _e709 {
phi_27289_ = (_e708.z == _e696);
} else {
phi_27289_ = false;
}
let _e732 = phi_27289_;
phi_27290_ = _e732;
}
let _e734 = phi_27290_;
phi_27234_ = (_e699 + 1u);
phi_27237_ = (_e701 + select(0u, 1u, _e734));
phi_27239_ = (_e703 + select(0u, 1u, _e725));
phi_27241_ = (_e705 + select(0u, 1u, _e716));
} else {
break;
}
let _e739 = phi_27234_;
let _e741 = phi_27237_;
let _e743 = phi_27239_;
let _e745 = phi_27241_;
continue;
continuing {
phi_27233_ = _e739;
phi_27236_ = _e741;
phi_27238_ = _e743;
phi_27240_ = _e745;
}
}
let _e747 = (_e677.member / 8u);
phi_27296_ = 0u;
loop {
let _e749 = phi_27296_;
let _e750 = (_e749 < 3u);
if _e750 {
if (_e749 == 0u) {
phi_27317_ = _e747;
} else {
if (_e749 == 1u) {
phi_27316_ = (_e677.member / 2u);
} else {
phi_27316_ = ((_e677.member - 1u) - _e747);
}
let _e757 = phi_27316_;
phi_27317_ = _e757;
}
let _e759 = phi_27317_;
let _e761 = local_227;
if (_e761 == _e759) {
highs[(3u * _e749)] = vec4(_e694);
}
let _e767 = local_228;
if (_e767 == _e759) {
highs[((3u * _e749) + 1u)] = vec4(_e695);
}
let _e774 = local_229;
if (_e774 == _e759) {
highs[((3u * _e749) + 2u)] = vec4(_e696);
}
phi_27297_ = (_e749 + 1u);
} else {
break;
}
let _e782 = phi_27297_;
continue;
continuing {
phi_27296_ = _e782;
}
}
}
workgroupBarrier();
if _e624 {
let _e784 = highs[0u];
let _e787 = highs[1u];
let _e790 = highs[2u];
let _e793 = highs[3u];
let _e796 = highs[4u];
let _e799 = highs[5u];
let _e802 = highs[6u];
let _e805 = highs[7u];
let _e808 = highs[8u];
let _e810 = (_e793.x - _e784.x);
let _e811 = (_e796.x - _e787.x);
let _e812 = (_e799.x - _e790.x);
let _e813 = (_e802.x - _e793.x);
let _e814 = (_e805.x - _e796.x);
let _e815 = (_e808.x - _e799.x);
let _e817 = select(_e813, _e810, (_e810 > _e813));
let _e819 = select(_e814, _e811, (_e811 > _e814));
let _e821 = select(_e815, _e812, (_e812 > _e815));
let _e823 = select(_e821, _e819, (_e819 > _e821));
let _e827 = ((1.5f * select(_e823, _e817, (_e817 > _e823))) + 0.00000000000000000086736174f);
frame_2.member[0u] = vec4<f32>((_e793.x - _e827), (_e796.x - _e827), (_e799.x - _e827), (0.5f / _e827));
}
return;
}

fn function_51() {
var local_234: array<u32, 2>;
var phi_27476_: bool;
var phi_27478_: bool;
var phi_27479_: bool;
var phi_27502_: bool;
var phi_27504_: bool;
var phi_27505_: bool;
var phi_27528_: bool;
var phi_27530_: bool;
var phi_27531_: bool;
var phi_27596_: type_86;
var phi_27598_: type_86;
var phi_27599_: bool;
var phi_27600_: type_86;
var phi_27601_: bool;
var phi_27606_: type_86;
var phi_27608_: u32;
var phi_27611_: type_86;
var phi_27721_: bool;
var phi_27723_: bool;
var phi_27724_: bool;
var phi_27747_: bool;
var phi_27749_: bool;
var phi_27750_: bool;
var phi_27773_: bool;
var phi_27775_: bool;
var phi_27776_: bool;
var phi_27847_: type_86;
var phi_27849_: type_86;
var phi_27850_: bool;
var phi_27851_: type_86;
var phi_27852_: bool;
var phi_27857_: type_86;
var phi_27937_: type_86;
var phi_27609_: u32;
var phi_27612_: type_86;
var local_235: type_86;
var local_236: type_86;
var phi_27950_: u32;
var phi_27953_: type_86;
var phi_27951_: u32;
var phi_27954_: type_86;
var local_237: type_86;
var local_238: type_86;
var phi_28048_: type_86;
var phi_28054_: u32;
var phi_28057_: type_86;
var phi_28055_: u32;
var phi_28058_: type_86;
var phi_28148_: type_86;
var local_239: type_86;
var local_240: type_86;
var local_241: type_86;
var local_242: type_86;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_234 = array<u32, 2>(0u, 0u);
local_234[_e411.z] = _e410.x;
let _e419 = local_234[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
let _e429 = triangles.member[(_e424 * 6144u)];
let _e430 = (3u * _e429);
let _e433 = positions.member[_e430];
let _e437 = positions.member[(_e430 + 1u)];
let _e441 = positions.member[(_e430 + 2u)];
let _e444 = params_2.member.member;
let _e447 = ((bitcast<u32>(_e433) & 2139095040u) != 2139095040u);
if _e447 {
let _e450 = ((bitcast<u32>(_e437) & 2139095040u) != 2139095040u);
if _e450 {
phi_27476_ = ((bitcast<u32>(_e441) & 2139095040u) != 2139095040u);
} else {
phi_27476_ = bool();
}
let _e455 = phi_27476_;
phi_27478_ = _e455;
phi_27479_ = select(true, false, _e450);
} else {
phi_27478_ = bool();
phi_27479_ = true;
}
let _e458 = phi_27478_;
let _e460 = phi_27479_;
if select(_e458, false, _e460) {
if _e447 {
let _e464 = ((bitcast<u32>(_e437) & 2139095040u) != 2139095040u);
if _e464 {
phi_27502_ = ((bitcast<u32>(_e441) & 2139095040u) != 2139095040u);
} else {
phi_27502_ = bool();
}
let _e469 = phi_27502_;
phi_27504_ = _e469;
phi_27505_ = select(true, false, _e464);
} else {
phi_27504_ = bool();
phi_27505_ = true;
}
let _e472 = phi_27504_;
let _e474 = phi_27505_;
if select(_e472, false, _e474) {
if _e447 {
let _e478 = ((bitcast<u32>(_e437) & 2139095040u) != 2139095040u);
if _e478 {
phi_27528_ = ((bitcast<u32>(_e441) & 2139095040u) != 2139095040u);
} else {
phi_27528_ = bool();
}
let _e483 = phi_27528_;
phi_27530_ = _e483;
phi_27531_ = select(true, false, _e478);
} else {
phi_27530_ = bool();
phi_27531_ = true;
}
let _e486 = phi_27530_;
let _e488 = phi_27531_;
let _e489 = select(_e486, false, _e488);
if _e489 {
let _e490 = vec4<f32>(_e433, _e437, _e441, 0f);
phi_27596_ = type_86(_e490, _e490);
} else {
phi_27596_ = type_86();
}
let _e493 = phi_27596_;
phi_27598_ = _e493;
phi_27599_ = select(true, false, _e489);
} else {
phi_27598_ = type_86();
phi_27599_ = true;
}
let _e496 = phi_27598_;
let _e498 = phi_27599_;
phi_27600_ = _e496;
phi_27601_ = _e498;
} else {
phi_27600_ = type_86();
phi_27601_ = true;
}
let _e500 = phi_27600_;
let _e502 = phi_27601_;
if _e502 {
phi_27606_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
} else {
phi_27606_ = _e500;
}
let _e504 = phi_27606_;
phi_27608_ = _e419;
phi_27611_ = _e504;
loop {
let _e506 = phi_27608_;
let _e508 = phi_27611_;
local_235 = _e508;
local_236 = _e508;
local_239 = _e508;
local_241 = _e508;
let _e509 = (_e506 < 2048u);
if _e509 {
let _e510 = ((_e424 * 2048u) + _e506);
if (_e510 < _e444) {
let _e512 = (_e510 * 3u);
let _e515 = triangles.member[_e512];
let _e518 = embedded.member[_e515];
let _e521 = (3u * _e515);
let _e524 = positions.member[_e521];
let _e528 = positions.member[(_e521 + 1u)];
let _e532 = positions.member[(_e521 + 2u)];
let _e534 = bitcast<u32>(_e524);
let _e535 = bitcast<u32>(_e528);
let _e536 = bitcast<u32>(_e532);
corners_3.member[_e512] = vec4<u32>(_e534, _e535, _e536, (_e515 | select(2147483648u, 0u, (_e518 == 0u))));
let _e540 = (_e512 + 1u);
let _e543 = triangles.member[_e540];
let _e546 = embedded.member[_e543];
let _e549 = (3u * _e543);
let _e552 = positions.member[_e549];
let _e556 = positions.member[(_e549 + 1u)];
let _e560 = positions.member[(_e549 + 2u)];
let _e562 = bitcast<u32>(_e552);
let _e563 = bitcast<u32>(_e556);
let _e564 = bitcast<u32>(_e560);
corners_3.member[_e540] = vec4<u32>(_e562, _e563, _e564, (_e543 | select(2147483648u, 0u, (_e546 == 0u))));
let _e568 = (_e512 + 2u);
let _e571 = triangles.member[_e568];
let _e574 = embedded.member[_e571];
let _e577 = (3u * _e571);
let _e580 = positions.member[_e577];
let _e584 = positions.member[(_e577 + 1u)];
let _e588 = positions.member[(_e577 + 2u)];
let _e590 = bitcast<u32>(_e580);
let _e591 = bitcast<u32>(_e584);
let _e592 = bitcast<u32>(_e588);
corners_3.member[_e568] = vec4<u32>(_e590, _e591, _e592, (_e571 | select(2147483648u, 0u, (_e574 == 0u))));
if ((_e534 & 2139095040u) != 2139095040u) {
let _e599 = ((_e535 & 2139095040u) != 2139095040u);
if _e599 {
phi_27721_ = ((_e536 & 2139095040u) != 2139095040u);
} else {
phi_27721_ = bool();
}
let _e603 = phi_27721_;
phi_27723_ = _e603;
phi_27724_ = select(true, false, _e599);
} else {
phi_27723_ = bool();
phi_27724_ = true;
}
let _e606 = phi_27723_;
let _e608 = phi_27724_;
if select(_e606, false, _e608) {
if ((_e562 & 2139095040u) != 2139095040u) {
let _e613 = ((_e563 & 2139095040u) != 2139095040u);
if _e613 {
phi_27747_ = ((_e564 & 2139095040u) != 2139095040u);
} else {
phi_27747_ = bool();
}
let _e617 = phi_27747_;
phi_27749_ = _e617;
phi_27750_ = select(true, false, _e613);
} else {
phi_27749_ = bool();
phi_27750_ = true;
}
let _e620 = phi_27749_;
let _e622 = phi_27750_;
if select(_e620, false, _e622) {
if ((_e590 & 2139095040u) != 2139095040u) {
let _e627 = ((_e591 & 2139095040u) != 2139095040u);
if _e627 {
phi_27773_ = ((_e592 & 2139095040u) != 2139095040u);
} else {
phi_27773_ = bool();
}
let _e631 = phi_27773_;
phi_27775_ = _e631;
phi_27776_ = select(true, false, _e627);
} else {
phi_27775_ = bool();
phi_27776_ = true;
}
let _e634 = phi_27775_;
let _e636 = phi_27776_;
let _e637 = select(_e634, false, _e636);
if _e637 {
let _e639 = select(_e552, _e524, (_e524 < _e552));
let _e641 = select(_e556, _e528, (_e528 < _e556));
let _e643 = select(_e560, _e532, (_e532 < _e560));
let _e652 = select(_e552, _e524, (_e524 > _e552));
let _e654 = select(_e556, _e528, (_e528 > _e556));
let _e656 = select(_e560, _e532, (_e532 > _e560));
phi_27847_ = type_86(vec4<f32>(select(_e580, _e639, (_e639 < _e580)), select(_e584, _e641, (_e641 < _e584)), select(_e588, _e643, (_e643 < _e588)), 0f), vec4<f32>(select(_e580, _e652, (_e652 > _e580)), select(_e584, _e654, (_e654 > _e584)), select(_e588, _e656, (_e656 > _e588)), 0f));
} else {
phi_27847_ = type_86();
}
let _e666 = phi_27847_;
phi_27849_ = _e666;
phi_27850_ = select(true, false, _e637);
} else {
phi_27849_ = type_86();
phi_27850_ = true;
}
let _e669 = phi_27849_;
let _e671 = phi_27850_;
phi_27851_ = _e669;
phi_27852_ = _e671;
} else {
phi_27851_ = type_86();
phi_27852_ = true;
}
let _e673 = phi_27851_;
let _e675 = phi_27852_;
if _e675 {
phi_27857_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
} else {
phi_27857_ = _e673;
}
let _e677 = phi_27857_;
phi_27937_ = type_86(vec4<f32>(select(_e677.member.x, _e508.member.x, (_e508.member.x < _e677.member.x)), select(_e677.member.y, _e508.member.y, (_e508.member.y < _e677.member.y)), select(_e677.member.z, _e508.member.z, (_e508.member.z < _e677.member.z)), select(_e677.member.w, _e508.member.w, (_e508.member.w < _e677.member.w))), vec4<f32>(select(_e677.member_1.x, _e508.member_1.x, (_e508.member_1.x > _e677.member_1.x)), select(_e677.member_1.y, _e508.member_1.y, (_e508.member_1.y > _e677.member_1.y)), select(_e677.member_1.z, _e508.member_1.z, (_e508.member_1.z > _e677.member_1.z)), select(_e677.member_1.w, _e508.member_1.w, (_e508.member_1.w > _e677.member_1.w))));
} else {
phi_27937_ = _e508;
}
let _e718 = phi_27937_;
phi_27609_ = (_e506 + (256u * _e412.z));
phi_27612_ = _e718;
} else {
break;
}
let _e722 = phi_27609_;
let _e724 = phi_27612_;
continue;
continuing {
phi_27608_ = _e722;
phi_27611_ = _e724;
}
}
let _e727 = local_235;
lows[_e419] = _e727.member;
let _e731 = local_236;
highs[_e419] = _e731.member_1;
workgroupBarrier();
if ((_e419 & 15u) == 0u) {
phi_27950_ = 1u;
let _e899 = local_239;
phi_27953_ = _e899;
loop {
let _e737 = phi_27950_;
let _e739 = phi_27953_;
local_237 = _e739;
local_238 = _e739;
local_240 = _e739;
let _e740 = (_e737 < 16u);
if _e740 {
let _e741 = (_e419 + _e737);
let _e743 = lows[_e741];
let _e745 = highs[_e741];
phi_27951_ = (_e737 + _e412.z);
phi_27954_ = type_86(vec4<f32>(select(_e743.x, _e739.member.x, (_e739.member.x < _e743.x)), select(_e743.y, _e739.member.y, (_e739.member.y < _e743.y)), select(_e743.z, _e739.member.z, (_e739.member.z < _e743.z)), select(_e743.w, _e739.member.w, (_e739.member.w < _e743.w))), vec4<f32>(select(_e745.x, _e739.member_1.x, (_e739.member_1.x > _e745.x)), select(_e745.y, _e739.member_1.y, (_e739.member_1.y > _e745.y)), select(_e745.z, _e739.member_1.z, (_e739.member_1.z > _e745.z)), select(_e745.w, _e739.member_1.w, (_e739.member_1.w > _e745.w))));
} else {
break;
}
let _e785 = phi_27951_;
let _e787 = phi_27954_;
continue;
continuing {
phi_27950_ = _e785;
phi_27953_ = _e787;
}
}
let _e790 = local_237;
lows[_e419] = _e790.member;
let _e793 = local_238;
highs[_e419] = _e793.member_1;
let _e906 = local_240;
phi_28048_ = _e906;
} else {
let _e908 = local_241;
phi_28048_ = _e908;
}
let _e796 = phi_28048_;
workgroupBarrier();
let _e797 = (_e419 == 0u);
if _e797 {
phi_28054_ = 16u;
phi_28057_ = _e796;
loop {
let _e799 = phi_28054_;
let _e801 = phi_28057_;
local_242 = _e801;
let _e802 = (_e799 < 256u);
if _e802 {
let _e804 = lows[_e799];
let _e806 = highs[_e799];
phi_28055_ = (_e799 + (16u * _e412.z));
phi_28058_ = type_86(vec4<f32>(select(_e804.x, _e801.member.x, (_e801.member.x < _e804.x)), select(_e804.y, _e801.member.y, (_e801.member.y < _e804.y)), select(_e804.z, _e801.member.z, (_e801.member.z < _e804.z)), select(_e804.w, _e801.member.w, (_e801.member.w < _e804.w))), vec4<f32>(select(_e806.x, _e801.member_1.x, (_e801.member_1.x > _e806.x)), select(_e806.y, _e801.member_1.y, (_e801.member_1.y > _e806.y)), select(_e806.z, _e801.member_1.z, (_e801.member_1.z > _e806.z)), select(_e806.w, _e801.member_1.w, (_e801.member_1.w > _e806.w))));
} else {
break;
}
let _e847 = phi_28055_;
let _e849 = phi_28058_;
continue;
continuing {
phi_28054_ = _e847;
phi_28057_ = _e849;
}
}
let _e915 = local_242;
phi_28148_ = _e915;
} else {
phi_28148_ = _e796;
}
let _e852 = phi_28148_;
if _e797 {
low_2.member[_e424] = _e852.member;
high_2.member[_e424] = _e852.member_1;
}
return;
}

fn function_52() {
var local_243: array<u32, 2>;
var phi_28207_: u32;
var phi_28210_: u32;
var phi_28212_: u32;
var phi_28214_: u32;
var phi_28268_: type_58;
var phi_28355_: bool;
var phi_28370_: bool;
var phi_28385_: bool;
var phi_28422_: bool;
var phi_28423_: bool;
var phi_28431_: bool;
var phi_28432_: bool;
var phi_28433_: bool;
var phi_28434_: bool;
var phi_28435_: bool;
var phi_28872_: bool;
var phi_28888_: bool;
var phi_28890_: bool;
var phi_28891_: bool;
var phi_32684_: bool;
var phi_32685_: bool;
var phi_32686_: bool;
var phi_32703_: bool;
var phi_32704_: bool;
var phi_32705_: bool;
var phi_32738_: u32;
var phi_32739_: u32;
var phi_32750_: type_90;
var phi_32751_: type_90;
var phi_32777_: u32;
var phi_32778_: u32;
var phi_32789_: type_90;
var phi_32790_: type_90;
var phi_33997_: i32;
var phi_34174_: i32;
var phi_34271_: i32;
var phi_34278_: u32;
var phi_32950_: i32;
var phi_33101_: i32;
var phi_33252_: i32;
var phi_33403_: i32;
var phi_33430_: u32;
var phi_33432_: u32;
var phi_33433_: bool;
var phi_33438_: u32;
var phi_33439_: u32;
var phi_33440_: bool;
var phi_33486_: vec3<f32>;
var phi_33524_: vec3<f32>;
var phi_33571_: vec3<f32>;
var phi_33615_: vec3<f32>;
var phi_33824_: bool;
var phi_33826_: bool;
var phi_33827_: bool;
var phi_33828_: bool;
var phi_33829_: bool;
var phi_33838_: bool;
var phi_34279_: u32;
var phi_34280_: u32;
var phi_34281_: u32;
var phi_34282_: bool;
var phi_34287_: u32;
var phi_34288_: bool;
var phi_29049_: i32;
var phi_29197_: i32;
var phi_29345_: i32;
var phi_29493_: i32;
var phi_29641_: i32;
var phi_29789_: i32;
var phi_29799_: bool;
var phi_29801_: bool;
var phi_29802_: bool;
var phi_29819_: bool;
var phi_29821_: bool;
var phi_29822_: bool;
var phi_29840_: type_90;
var phi_29841_: type_90;
var phi_29852_: type_90;
var phi_29853_: type_90;
var phi_29863_: i32;
var phi_29872_: type_90;
var phi_29882_: i32;
var phi_29891_: type_90;
var phi_30046_: i32;
var phi_30201_: i32;
var phi_30211_: bool;
var phi_30212_: bool;
var phi_30213_: bool;
var phi_30230_: bool;
var phi_30231_: bool;
var phi_30232_: bool;
var phi_30257_: bool;
var phi_30262_: u32;
var phi_30263_: u32;
var phi_30264_: bool;
var phi_30269_: u32;
var phi_30270_: u32;
var phi_30271_: bool;
var phi_32653_: bool;
var phi_32658_: u32;
var phi_32659_: bool;
var phi_32660_: u32;
var phi_32661_: bool;
var phi_32662_: bool;
var phi_34289_: u32;
var phi_34290_: u32;
var phi_34291_: bool;
var phi_34296_: u32;
var phi_34309_: u32;
var phi_34310_: u32;
var phi_34311_: u32;
var phi_28208_: u32;
var phi_28211_: u32;
var phi_28213_: u32;
var phi_28215_: u32;
var local_244: u32;
var local_245: u32;
var phi_34321_: u32;
var local_246: u32;
var local_247: u32;
var local_248: u32;
var local_249: u32;
var local_250: u32;
var phi_34358_: u32;
var phi_34361_: u32;
var phi_34419_: type_58;
var local_251: u32;
var phi_34359_: u32;
var phi_34362_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_243 = array<u32, 2>(0u, 0u);
local_243[_e411.z] = _e410.x;
let _e422 = local_243[(_e412.z - 1u)];
let _e427 = (_e411.x + (_e411.y * _e412.x));
let _e428 = (_e422 < 3u);
if _e428 {
atomicStore((&counts_3[_e422]), 0u);
}
workgroupBarrier();
let _e432 = params_2.member.member_11;
let _e434 = tiles.member[0u];
phi_28207_ = 0u;
phi_28210_ = 0u;
phi_28212_ = 0u;
phi_28214_ = 0u;
loop {
let _e438 = phi_28207_;
let _e440 = phi_28210_;
let _e442 = phi_28212_;
let _e444 = phi_28214_;
local_244 = _e444;
local_245 = _e442;
local_246 = _e442;
local_247 = _e442;
local_248 = _e440;
local_249 = _e440;
local_250 = _e440;
local_251 = _e442;
let _e445 = (_e438 < 8u);
if _e445 {
let _e449 = ((((_e427 * 8u) + _e438) * 256u) + _e422);
if (_e449 < select(_e432, _e434, (_e434 < _e432))) {
let _e452 = pairs.member[_e449];
let _e455 = ((_e452 >> bitcast<u32>(16i)) * 2u);
let _e458 = tiles.member[(4u + _e455)];
let _e465 = boxes.member[((_e458 * 256u) + ((_e452 >> bitcast<u32>(8i)) & 255u))];
let _e469 = tiles.member[(_e455 + 5u)];
let _e474 = boxes.member[((_e469 * 256u) + (_e452 & 255u))];
if (_e465.x < _e474.x) {
phi_28268_ = type_58(_e465.x, _e474.x);
} else {
phi_28268_ = type_58(_e474.x, _e465.x);
}
let _e480 = phi_28268_;
let _e485 = params_2.member.member_9;
let _e487 = (_e480.member * 3u);
let _e490 = corners_4.member[_e487];
let _e494 = corners_4.member[(_e487 + 1u)];
let _e498 = corners_4.member[(_e487 + 2u)];
let _e499 = (_e480.member_1 * 3u);
let _e502 = corners_4.member[_e499];
let _e506 = corners_4.member[(_e499 + 1u)];
let _e510 = corners_4.member[(_e499 + 2u)];
let _e553 = select(0u, 2147483648u, (_e485 != 0u));
let _e558 = (((_e502.w == _e490.w) || (_e506.w == _e490.w)) || (_e510.w == _e490.w));
if _e558 {
phi_28355_ = (((_e490.w | _e553) & 2147483648u) != 0u);
} else {
phi_28355_ = false;
}
let _e563 = phi_28355_;
if _e563 {
phi_28434_ = bool();
phi_28435_ = true;
} else {
let _e568 = (((_e502.w == _e494.w) || (_e506.w == _e494.w)) || (_e510.w == _e494.w));
if _e568 {
phi_28370_ = (((_e494.w | _e553) & 2147483648u) != 0u);
} else {
phi_28370_ = false;
}
let _e573 = phi_28370_;
if _e573 {
phi_28432_ = bool();
phi_28433_ = true;
} else {
let _e578 = (((_e502.w == _e498.w) || (_e506.w == _e498.w)) || (_e510.w == _e498.w));
if _e578 {
phi_28385_ = (((_e498.w | _e553) & 2147483648u) != 0u);
} else {
phi_28385_ = false;
}
let _e583 = phi_28385_;
if _e583 {
phi_28431_ = bool();
} else {
if (_e498.w != _e490.w) {
let _e590 = (_e498.w != _e494.w);
phi_28422_ = select(bool(), _e578, _e590);
phi_28423_ = select(true, false, _e590);
} else {
phi_28422_ = bool();
phi_28423_ = true;
}
let _e594 = phi_28422_;
let _e596 = phi_28423_;
phi_28431_ = (((select(0u, 1u, _e558) + select(0u, 1u, select(false, _e568, (_e494.w != _e490.w)))) + select(0u, 1u, select(_e594, false, _e596))) == 3u);
}
let _e602 = phi_28431_;
phi_28432_ = _e602;
phi_28433_ = _e583;
}
let _e604 = phi_28432_;
let _e606 = phi_28433_;
phi_28434_ = _e604;
phi_28435_ = _e606;
}
let _e608 = phi_28434_;
let _e610 = phi_28435_;
let _e611 = select(_e608, true, _e610);
if _e611 {
phi_34296_ = 0u;
} else {
let _e612 = (_e412.z ^ 1u);
let _e613 = bitcast<u32>(bitcast<f32>(_e490.x));
let _e614 = (_e613 & 2147483647u);
let _e615 = bitcast<u32>(bitcast<f32>(_e490.y));
let _e616 = (_e615 & 2147483647u);
let _e618 = select(_e616, _e614, (_e614 > _e616));
let _e619 = bitcast<u32>(bitcast<f32>(_e490.z));
let _e620 = (_e619 & 2147483647u);
let _e622 = select(_e620, _e618, (_e618 > _e620));
let _e623 = bitcast<u32>(bitcast<f32>(_e494.x));
let _e624 = (_e623 & 2147483647u);
let _e625 = bitcast<u32>(bitcast<f32>(_e494.y));
let _e626 = (_e625 & 2147483647u);
let _e628 = select(_e626, _e624, (_e624 > _e626));
let _e629 = bitcast<u32>(bitcast<f32>(_e494.z));
let _e630 = (_e629 & 2147483647u);
let _e632 = select(_e630, _e628, (_e628 > _e630));
let _e634 = select(_e632, _e622, (_e622 > _e632));
let _e635 = bitcast<u32>(bitcast<f32>(_e498.x));
let _e636 = (_e635 & 2147483647u);
let _e637 = bitcast<u32>(bitcast<f32>(_e498.y));
let _e638 = (_e637 & 2147483647u);
let _e640 = select(_e638, _e636, (_e636 > _e638));
let _e641 = bitcast<u32>(bitcast<f32>(_e498.z));
let _e642 = (_e641 & 2147483647u);
let _e644 = select(_e642, _e640, (_e640 > _e642));
let _e646 = select(_e644, _e634, (_e634 > _e644));
let _e647 = bitcast<u32>(bitcast<f32>(_e502.x));
let _e648 = (_e647 & 2147483647u);
let _e649 = bitcast<u32>(bitcast<f32>(_e502.y));
let _e650 = (_e649 & 2147483647u);
let _e652 = select(_e650, _e648, (_e648 > _e650));
let _e653 = bitcast<u32>(bitcast<f32>(_e502.z));
let _e654 = (_e653 & 2147483647u);
let _e656 = select(_e654, _e652, (_e652 > _e654));
let _e657 = bitcast<u32>(bitcast<f32>(_e506.x));
let _e658 = (_e657 & 2147483647u);
let _e659 = bitcast<u32>(bitcast<f32>(_e506.y));
let _e660 = (_e659 & 2147483647u);
let _e662 = select(_e660, _e658, (_e658 > _e660));
let _e663 = bitcast<u32>(bitcast<f32>(_e506.z));
let _e664 = (_e663 & 2147483647u);
let _e666 = select(_e664, _e662, (_e662 > _e664));
let _e668 = select(_e666, _e656, (_e656 > _e666));
let _e669 = bitcast<u32>(bitcast<f32>(_e510.x));
let _e670 = (_e669 & 2147483647u);
let _e671 = bitcast<u32>(bitcast<f32>(_e510.y));
let _e672 = (_e671 & 2147483647u);
let _e674 = select(_e672, _e670, (_e670 > _e672));
let _e675 = bitcast<u32>(bitcast<f32>(_e510.z));
let _e676 = (_e675 & 2147483647u);
let _e678 = select(_e676, _e674, (_e674 > _e676));
let _e680 = select(_e678, _e668, (_e668 > _e678));
let _e683 = (select(_e680, _e646, (_e646 > _e680)) & 2139095040u);
let _e685 = select(117440512u, _e683, (_e683 > 117440512u));
let _e687 = select(1056964608u, _e685, (_e685 > 1056964608u));
let _e690 = bitcast<f32>((75497472u + (_e687 - _e685)));
let _e691 = (_e687 - 1056964608u);
let _e697 = bitcast<f32>(select(0u, ((_e613 + 1056964608u) - _e685), ((_e613 & 2139095040u) > _e691)));
let _e703 = bitcast<f32>(select(0u, ((_e615 + 1056964608u) - _e685), ((_e615 & 2139095040u) > _e691)));
let _e709 = bitcast<f32>(select(0u, ((_e619 + 1056964608u) - _e685), ((_e619 & 2139095040u) > _e691)));
let _e710 = vec3<f32>(_e697, _e703, _e709);
let _e716 = bitcast<f32>(select(0u, ((_e623 + 1056964608u) - _e685), ((_e623 & 2139095040u) > _e691)));
let _e722 = bitcast<f32>(select(0u, ((_e625 + 1056964608u) - _e685), ((_e625 & 2139095040u) > _e691)));
let _e728 = bitcast<f32>(select(0u, ((_e629 + 1056964608u) - _e685), ((_e629 & 2139095040u) > _e691)));
let _e729 = vec3<f32>(_e716, _e722, _e728);
let _e735 = bitcast<f32>(select(0u, ((_e635 + 1056964608u) - _e685), ((_e635 & 2139095040u) > _e691)));
let _e741 = bitcast<f32>(select(0u, ((_e637 + 1056964608u) - _e685), ((_e637 & 2139095040u) > _e691)));
let _e747 = bitcast<f32>(select(0u, ((_e641 + 1056964608u) - _e685), ((_e641 & 2139095040u) > _e691)));
let _e748 = vec3<f32>(_e735, _e741, _e747);
let _e749 = type_90(_e710, _e729, _e748);
let _e755 = bitcast<f32>(select(0u, ((_e647 + 1056964608u) - _e685), ((_e647 & 2139095040u) > _e691)));
let _e761 = bitcast<f32>(select(0u, ((_e649 + 1056964608u) - _e685), ((_e649 & 2139095040u) > _e691)));
let _e767 = bitcast<f32>(select(0u, ((_e653 + 1056964608u) - _e685), ((_e653 & 2139095040u) > _e691)));
let _e768 = vec3<f32>(_e755, _e761, _e767);
let _e774 = bitcast<f32>(select(0u, ((_e657 + 1056964608u) - _e685), ((_e657 & 2139095040u) > _e691)));
let _e780 = bitcast<f32>(select(0u, ((_e659 + 1056964608u) - _e685), ((_e659 & 2139095040u) > _e691)));
let _e786 = bitcast<f32>(select(0u, ((_e663 + 1056964608u) - _e685), ((_e663 & 2139095040u) > _e691)));
let _e787 = vec3<f32>(_e774, _e780, _e786);
let _e793 = bitcast<f32>(select(0u, ((_e669 + 1056964608u) - _e685), ((_e669 & 2139095040u) > _e691)));
let _e799 = bitcast<f32>(select(0u, ((_e671 + 1056964608u) - _e685), ((_e671 & 2139095040u) > _e691)));
let _e805 = bitcast<f32>(select(0u, ((_e675 + 1056964608u) - _e685), ((_e675 & 2139095040u) > _e691)));
let _e806 = vec3<f32>(_e793, _e799, _e805);
let _e807 = type_90(_e768, _e787, _e806);
if (_e494.w != _e490.w) {
phi_28872_ = (((_e502.w == _e494.w) || (_e506.w == _e494.w)) || (_e510.w == _e494.w));
} else {
phi_28872_ = false;
}
let _e816 = phi_28872_;
if (_e498.w != _e490.w) {
let _e820 = (_e498.w != _e494.w);
if _e820 {
phi_28888_ = (((_e502.w == _e498.w) || (_e506.w == _e498.w)) || (_e510.w == _e498.w));
} else {
phi_28888_ = bool();
}
let _e827 = phi_28888_;
phi_28890_ = _e827;
phi_28891_ = select(true, false, _e820);
} else {
phi_28890_ = bool();
phi_28891_ = true;
}
let _e830 = phi_28890_;
let _e832 = phi_28891_;
let _e835 = ((select(0u, 1u, _e558) + select(0u, 1u, _e816)) + select(0u, 1u, select(_e830, false, _e832)));
if (_e835 == 0u) {
let _e1603 = (_e774 - _e755);
let _e1604 = (_e780 - _e761);
let _e1605 = (_e786 - _e767);
let _e1608 = bitcast<f32>((bitcast<u32>(_e1603) ^ _e612));
let _e1611 = bitcast<f32>((bitcast<u32>(_e1604) ^ _e612));
let _e1614 = bitcast<f32>((bitcast<u32>(_e1605) ^ _e612));
let _e1615 = (_e793 - _e755);
let _e1616 = (_e799 - _e761);
let _e1617 = (_e805 - _e767);
let _e1620 = bitcast<f32>((bitcast<u32>(_e1615) ^ _e612));
let _e1623 = bitcast<f32>((bitcast<u32>(_e1616) ^ _e612));
let _e1626 = bitcast<f32>((bitcast<u32>(_e1617) ^ _e612));
let _e1632 = bitcast<f32>((bitcast<u32>((_e697 - _e755)) ^ _e612));
let _e1635 = bitcast<f32>((bitcast<u32>((_e703 - _e761)) ^ _e612));
let _e1638 = bitcast<f32>((bitcast<u32>((_e709 - _e767)) ^ _e612));
let _e1639 = (_e1611 * _e1626);
let _e1640 = (_e1614 * _e1623);
let _e1641 = (_e1614 * _e1620);
let _e1642 = (_e1608 * _e1626);
let _e1643 = (_e1608 * _e1623);
let _e1644 = (_e1611 * _e1620);
let _e1645 = (_e1639 - _e1640);
let _e1647 = (_e1641 - _e1642);
let _e1650 = (_e1643 - _e1644);
let _e1652 = (((_e1632 * _e1645) + (_e1635 * _e1647)) + (_e1638 * _e1650));
let _e1653 = abs(_e1632);
let _e1656 = (abs(_e1639) + abs(_e1640));
let _e1658 = abs(_e1635);
let _e1661 = (abs(_e1641) + abs(_e1642));
let _e1664 = abs(_e1638);
let _e1667 = (abs(_e1643) + abs(_e1644));
let _e1670 = abs(_e1608);
let _e1671 = abs(_e1611);
let _e1673 = select(_e1671, _e1670, (_e1670 > _e1671));
let _e1674 = abs(_e1614);
let _e1676 = select(_e1674, _e1673, (_e1673 > _e1674));
let _e1677 = abs(_e1620);
let _e1678 = abs(_e1623);
let _e1680 = select(_e1678, _e1677, (_e1677 > _e1678));
let _e1681 = abs(_e1626);
let _e1683 = select(_e1681, _e1680, (_e1680 > _e1681));
let _e1685 = select(_e1683, _e1676, (_e1676 > _e1683));
let _e1687 = select(_e1658, _e1653, (_e1653 > _e1658));
let _e1689 = select(_e1664, _e1687, (_e1687 > _e1664));
let _e1691 = select(_e1689, _e1685, (_e1685 > _e1689));
let _e1696 = ((0.0000019073486f * (((_e1653 * _e1656) + (_e1658 * _e1661)) + (_e1664 * _e1667))) + (_e690 * (1f + (_e1691 * _e1691))));
if (_e1652 > _e1696) {
phi_29049_ = 1i;
} else {
phi_29049_ = select(0i, -1i, (_e1652 < -(_e1696)));
}
let _e1702 = phi_29049_;
let _e1708 = bitcast<f32>((bitcast<u32>((_e716 - _e755)) ^ _e612));
let _e1711 = bitcast<f32>((bitcast<u32>((_e722 - _e761)) ^ _e612));
let _e1714 = bitcast<f32>((bitcast<u32>((_e728 - _e767)) ^ _e612));
let _e1719 = (((_e1708 * _e1645) + (_e1711 * _e1647)) + (_e1714 * _e1650));
let _e1720 = abs(_e1708);
let _e1722 = abs(_e1711);
let _e1725 = abs(_e1714);
let _e1729 = select(_e1722, _e1720, (_e1720 > _e1722));
let _e1731 = select(_e1725, _e1729, (_e1729 > _e1725));
let _e1733 = select(_e1731, _e1685, (_e1685 > _e1731));
let _e1738 = ((0.0000019073486f * (((_e1720 * _e1656) + (_e1722 * _e1661)) + (_e1725 * _e1667))) + (_e690 * (1f + (_e1733 * _e1733))));
if (_e1719 > _e1738) {
phi_29197_ = 1i;
} else {
phi_29197_ = select(0i, -1i, (_e1719 < -(_e1738)));
}
let _e1744 = phi_29197_;
let _e1750 = bitcast<f32>((bitcast<u32>((_e735 - _e755)) ^ _e612));
let _e1753 = bitcast<f32>((bitcast<u32>((_e741 - _e761)) ^ _e612));
let _e1756 = bitcast<f32>((bitcast<u32>((_e747 - _e767)) ^ _e612));
let _e1761 = (((_e1750 * _e1645) + (_e1753 * _e1647)) + (_e1756 * _e1650));
let _e1762 = abs(_e1750);
let _e1764 = abs(_e1753);
let _e1767 = abs(_e1756);
let _e1771 = select(_e1764, _e1762, (_e1762 > _e1764));
let _e1773 = select(_e1767, _e1771, (_e1771 > _e1767));
let _e1775 = select(_e1773, _e1685, (_e1685 > _e1773));
let _e1780 = ((0.0000019073486f * (((_e1762 * _e1656) + (_e1764 * _e1661)) + (_e1767 * _e1667))) + (_e690 * (1f + (_e1775 * _e1775))));
if (_e1761 > _e1780) {
phi_29345_ = 1i;
} else {
phi_29345_ = select(0i, -1i, (_e1761 < -(_e1780)));
}
let _e1786 = phi_29345_;
let _e1787 = (_e716 - _e697);
let _e1788 = (_e722 - _e703);
let _e1789 = (_e728 - _e709);
let _e1792 = bitcast<f32>((bitcast<u32>(_e1787) ^ _e612));
let _e1795 = bitcast<f32>((bitcast<u32>(_e1788) ^ _e612));
let _e1798 = bitcast<f32>((bitcast<u32>(_e1789) ^ _e612));
let _e1799 = (_e735 - _e697);
let _e1800 = (_e741 - _e703);
let _e1801 = (_e747 - _e709);
let _e1804 = bitcast<f32>((bitcast<u32>(_e1799) ^ _e612));
let _e1807 = bitcast<f32>((bitcast<u32>(_e1800) ^ _e612));
let _e1810 = bitcast<f32>((bitcast<u32>(_e1801) ^ _e612));
let _e1816 = bitcast<f32>((bitcast<u32>((_e755 - _e697)) ^ _e612));
let _e1819 = bitcast<f32>((bitcast<u32>((_e761 - _e703)) ^ _e612));
let _e1822 = bitcast<f32>((bitcast<u32>((_e767 - _e709)) ^ _e612));
let _e1823 = (_e1795 * _e1810);
let _e1824 = (_e1798 * _e1807);
let _e1825 = (_e1798 * _e1804);
let _e1826 = (_e1792 * _e1810);
let _e1827 = (_e1792 * _e1807);
let _e1828 = (_e1795 * _e1804);
let _e1829 = (_e1823 - _e1824);
let _e1831 = (_e1825 - _e1826);
let _e1834 = (_e1827 - _e1828);
let _e1836 = (((_e1816 * _e1829) + (_e1819 * _e1831)) + (_e1822 * _e1834));
let _e1837 = abs(_e1816);
let _e1840 = (abs(_e1823) + abs(_e1824));
let _e1842 = abs(_e1819);
let _e1845 = (abs(_e1825) + abs(_e1826));
let _e1848 = abs(_e1822);
let _e1851 = (abs(_e1827) + abs(_e1828));
let _e1854 = abs(_e1792);
let _e1855 = abs(_e1795);
let _e1857 = select(_e1855, _e1854, (_e1854 > _e1855));
let _e1858 = abs(_e1798);
let _e1860 = select(_e1858, _e1857, (_e1857 > _e1858));
let _e1861 = abs(_e1804);
let _e1862 = abs(_e1807);
let _e1864 = select(_e1862, _e1861, (_e1861 > _e1862));
let _e1865 = abs(_e1810);
let _e1867 = select(_e1865, _e1864, (_e1864 > _e1865));
let _e1869 = select(_e1867, _e1860, (_e1860 > _e1867));
let _e1871 = select(_e1842, _e1837, (_e1837 > _e1842));
let _e1873 = select(_e1848, _e1871, (_e1871 > _e1848));
let _e1875 = select(_e1873, _e1869, (_e1869 > _e1873));
let _e1880 = ((0.0000019073486f * (((_e1837 * _e1840) + (_e1842 * _e1845)) + (_e1848 * _e1851))) + (_e690 * (1f + (_e1875 * _e1875))));
if (_e1836 > _e1880) {
phi_29493_ = 1i;
} else {
phi_29493_ = select(0i, -1i, (_e1836 < -(_e1880)));
}
let _e1886 = phi_29493_;
let _e1892 = bitcast<f32>((bitcast<u32>((_e774 - _e697)) ^ _e612));
let _e1895 = bitcast<f32>((bitcast<u32>((_e780 - _e703)) ^ _e612));
let _e1898 = bitcast<f32>((bitcast<u32>((_e786 - _e709)) ^ _e612));
let _e1903 = (((_e1892 * _e1829) + (_e1895 * _e1831)) + (_e1898 * _e1834));
let _e1904 = abs(_e1892);
let _e1906 = abs(_e1895);
let _e1909 = abs(_e1898);
let _e1913 = select(_e1906, _e1904, (_e1904 > _e1906));
let _e1915 = select(_e1909, _e1913, (_e1913 > _e1909));
let _e1917 = select(_e1915, _e1869, (_e1869 > _e1915));
let _e1922 = ((0.0000019073486f * (((_e1904 * _e1840) + (_e1906 * _e1845)) + (_e1909 * _e1851))) + (_e690 * (1f + (_e1917 * _e1917))));
if (_e1903 > _e1922) {
phi_29641_ = 1i;
} else {
phi_29641_ = select(0i, -1i, (_e1903 < -(_e1922)));
}
let _e1928 = phi_29641_;
let _e1934 = bitcast<f32>((bitcast<u32>((_e793 - _e697)) ^ _e612));
let _e1937 = bitcast<f32>((bitcast<u32>((_e799 - _e703)) ^ _e612));
let _e1940 = bitcast<f32>((bitcast<u32>((_e805 - _e709)) ^ _e612));
let _e1945 = (((_e1934 * _e1829) + (_e1937 * _e1831)) + (_e1940 * _e1834));
let _e1946 = abs(_e1934);
let _e1948 = abs(_e1937);
let _e1951 = abs(_e1940);
let _e1955 = select(_e1948, _e1946, (_e1946 > _e1948));
let _e1957 = select(_e1951, _e1955, (_e1955 > _e1951));
let _e1959 = select(_e1957, _e1869, (_e1869 > _e1957));
let _e1964 = ((0.0000019073486f * (((_e1946 * _e1840) + (_e1948 * _e1845)) + (_e1951 * _e1851))) + (_e690 * (1f + (_e1959 * _e1959))));
if (_e1945 > _e1964) {
phi_29789_ = 1i;
} else {
phi_29789_ = select(0i, -1i, (_e1945 < -(_e1964)));
}
let _e1970 = phi_29789_;
let _e1971 = (_e1702 == 0i);
if _e1971 {
phi_29801_ = bool();
phi_29802_ = true;
} else {
let _e1972 = (_e1702 == _e1744);
if _e1972 {
phi_29799_ = (_e1702 == _e1786);
} else {
phi_29799_ = bool();
}
let _e1975 = phi_29799_;
phi_29801_ = _e1975;
phi_29802_ = select(true, false, _e1972);
}
let _e1978 = phi_29801_;
let _e1980 = phi_29802_;
if select(_e1978, false, _e1980) {
phi_32660_ = u32();
phi_32661_ = true;
phi_32662_ = false;
} else {
let _e1982 = (_e1886 == 0i);
if _e1982 {
phi_29821_ = bool();
phi_29822_ = true;
} else {
let _e1983 = (_e1886 == _e1928);
if _e1983 {
phi_29819_ = (_e1886 == _e1970);
} else {
phi_29819_ = bool();
}
let _e1986 = phi_29819_;
phi_29821_ = _e1986;
phi_29822_ = select(true, false, _e1983);
}
let _e1989 = phi_29821_;
let _e1991 = phi_29822_;
let _e1992 = select(_e1989, false, _e1991);
if _e1992 {
phi_32658_ = u32();
phi_32659_ = false;
} else {
let _e1993 = (_e1702 == _e1744);
if _e1993 {
phi_29841_ = type_90(_e748, _e710, _e729);
} else {
if (_e1702 == _e1786) {
phi_29840_ = type_90(_e729, _e748, _e710);
} else {
phi_29840_ = _e749;
}
let _e1997 = phi_29840_;
phi_29841_ = _e1997;
}
let _e2000 = phi_29841_;
let _e2001 = (_e1886 == _e1928);
if _e2001 {
phi_29853_ = type_90(_e806, _e768, _e787);
} else {
if (_e1886 == _e1970) {
phi_29852_ = type_90(_e787, _e806, _e768);
} else {
phi_29852_ = _e807;
}
let _e2005 = phi_29852_;
phi_29853_ = _e2005;
}
let _e2008 = phi_29853_;
if _e1993 {
phi_29863_ = _e1786;
} else {
phi_29863_ = select(_e1702, _e1744, (_e1702 == _e1786));
}
let _e2012 = phi_29863_;
if (_e2012 < 0i) {
phi_29872_ = type_90(_e2008.member, _e2008.member_2, _e2008.member_1);
} else {
phi_29872_ = _e2008;
}
let _e2019 = phi_29872_;
if _e2001 {
phi_29882_ = _e1970;
} else {
phi_29882_ = select(_e1886, _e1928, (_e1886 == _e1970));
}
let _e2023 = phi_29882_;
if (_e2023 < 0i) {
phi_29891_ = type_90(_e2000.member, _e2000.member_2, _e2000.member_1);
} else {
phi_29891_ = _e2000;
}
let _e2030 = phi_29891_;
let _e2046 = bitcast<f32>((bitcast<u32>((_e2030.member_1.x - _e2030.member.x)) ^ _e612));
let _e2049 = bitcast<f32>((bitcast<u32>((_e2030.member_1.y - _e2030.member.y)) ^ _e612));
let _e2052 = bitcast<f32>((bitcast<u32>((_e2030.member_1.z - _e2030.member.z)) ^ _e612));
let _e2061 = bitcast<f32>((bitcast<u32>((_e2019.member.x - _e2030.member.x)) ^ _e612));
let _e2064 = bitcast<f32>((bitcast<u32>((_e2019.member.y - _e2030.member.y)) ^ _e612));
let _e2067 = bitcast<f32>((bitcast<u32>((_e2019.member.z - _e2030.member.z)) ^ _e612));
let _e2076 = bitcast<f32>((bitcast<u32>((_e2019.member_1.x - _e2030.member.x)) ^ _e612));
let _e2079 = bitcast<f32>((bitcast<u32>((_e2019.member_1.y - _e2030.member.y)) ^ _e612));
let _e2082 = bitcast<f32>((bitcast<u32>((_e2019.member_1.z - _e2030.member.z)) ^ _e612));
let _e2083 = (_e2049 * _e2067);
let _e2084 = (_e2052 * _e2064);
let _e2085 = (_e2052 * _e2061);
let _e2086 = (_e2046 * _e2067);
let _e2087 = (_e2046 * _e2064);
let _e2088 = (_e2049 * _e2061);
let _e2096 = (((_e2076 * (_e2083 - _e2084)) + (_e2079 * (_e2085 - _e2086))) + (_e2082 * (_e2087 - _e2088)));
let _e2097 = abs(_e2076);
let _e2102 = abs(_e2079);
let _e2108 = abs(_e2082);
let _e2114 = abs(_e2046);
let _e2115 = abs(_e2049);
let _e2117 = select(_e2115, _e2114, (_e2114 > _e2115));
let _e2118 = abs(_e2052);
let _e2120 = select(_e2118, _e2117, (_e2117 > _e2118));
let _e2121 = abs(_e2061);
let _e2122 = abs(_e2064);
let _e2124 = select(_e2122, _e2121, (_e2121 > _e2122));
let _e2125 = abs(_e2067);
let _e2127 = select(_e2125, _e2124, (_e2124 > _e2125));
let _e2129 = select(_e2127, _e2120, (_e2120 > _e2127));
let _e2131 = select(_e2102, _e2097, (_e2097 > _e2102));
let _e2133 = select(_e2108, _e2131, (_e2131 > _e2108));
let _e2135 = select(_e2133, _e2129, (_e2129 > _e2133));
let _e2140 = ((0.0000019073486f * (((_e2097 * (abs(_e2083) + abs(_e2084))) + (_e2102 * (abs(_e2085) + abs(_e2086)))) + (_e2108 * (abs(_e2087) + abs(_e2088))))) + (_e690 * (1f + (_e2135 * _e2135))));
if (_e2096 > _e2140) {
phi_30046_ = 1i;
} else {
phi_30046_ = select(0i, -1i, (_e2096 < -(_e2140)));
}
let _e2146 = phi_30046_;
let _e2157 = bitcast<f32>((bitcast<u32>((_e2030.member_2.x - _e2030.member.x)) ^ _e612));
let _e2160 = bitcast<f32>((bitcast<u32>((_e2030.member_2.y - _e2030.member.y)) ^ _e612));
let _e2163 = bitcast<f32>((bitcast<u32>((_e2030.member_2.z - _e2030.member.z)) ^ _e612));
let _e2172 = bitcast<f32>((bitcast<u32>((_e2019.member_2.x - _e2030.member.x)) ^ _e612));
let _e2175 = bitcast<f32>((bitcast<u32>((_e2019.member_2.y - _e2030.member.y)) ^ _e612));
let _e2178 = bitcast<f32>((bitcast<u32>((_e2019.member_2.z - _e2030.member.z)) ^ _e612));
let _e2179 = (_e2160 * _e2178);
let _e2180 = (_e2163 * _e2175);
let _e2181 = (_e2163 * _e2172);
let _e2182 = (_e2157 * _e2178);
let _e2183 = (_e2157 * _e2175);
let _e2184 = (_e2160 * _e2172);
let _e2192 = (((_e2061 * (_e2179 - _e2180)) + (_e2064 * (_e2181 - _e2182))) + (_e2067 * (_e2183 - _e2184)));
let _e2207 = abs(_e2157);
let _e2208 = abs(_e2160);
let _e2210 = select(_e2208, _e2207, (_e2207 > _e2208));
let _e2211 = abs(_e2163);
let _e2213 = select(_e2211, _e2210, (_e2210 > _e2211));
let _e2214 = abs(_e2172);
let _e2215 = abs(_e2175);
let _e2217 = select(_e2215, _e2214, (_e2214 > _e2215));
let _e2218 = abs(_e2178);
let _e2220 = select(_e2218, _e2217, (_e2217 > _e2218));
let _e2222 = select(_e2220, _e2213, (_e2213 > _e2220));
let _e2224 = select(_e2127, _e2222, (_e2222 > _e2127));
let _e2229 = ((0.0000019073486f * (((_e2121 * (abs(_e2179) + abs(_e2180))) + (_e2122 * (abs(_e2181) + abs(_e2182)))) + (_e2125 * (abs(_e2183) + abs(_e2184))))) + (_e690 * (1f + (_e2224 * _e2224))));
if (_e2192 > _e2229) {
phi_30201_ = 1i;
} else {
phi_30201_ = select(0i, -1i, (_e2192 < -(_e2229)));
}
let _e2235 = phi_30201_;
if _e1971 {
phi_30212_ = bool();
phi_30213_ = true;
} else {
let _e2236 = (_e1744 == 0i);
if _e2236 {
phi_30211_ = bool();
} else {
phi_30211_ = (_e1786 == 0i);
}
let _e2239 = phi_30211_;
phi_30212_ = _e2239;
phi_30213_ = _e2236;
}
let _e2241 = phi_30212_;
let _e2243 = phi_30213_;
if select(_e2241, true, _e2243) {
phi_30270_ = u32();
phi_30271_ = true;
} else {
if _e1982 {
phi_30231_ = bool();
phi_30232_ = true;
} else {
let _e2245 = (_e1928 == 0i);
if _e2245 {
phi_30230_ = bool();
} else {
phi_30230_ = (_e1970 == 0i);
}
let _e2248 = phi_30230_;
phi_30231_ = _e2248;
phi_30232_ = _e2245;
}
let _e2250 = phi_30231_;
let _e2252 = phi_30232_;
let _e2253 = select(_e2250, true, _e2252);
if _e2253 {
phi_30269_ = u32();
} else {
if (_e2146 > 0i) {
phi_30263_ = u32();
phi_30264_ = true;
} else {
let _e2255 = (_e2235 > 0i);
if _e2255 {
phi_30262_ = u32();
} else {
if (_e2146 < 0i) {
phi_30257_ = select(true, false, (_e2235 < 0i));
} else {
phi_30257_ = true;
}
let _e2260 = phi_30257_;
phi_30262_ = select(1u, 2u, _e2260);
}
let _e2263 = phi_30262_;
phi_30263_ = _e2263;
phi_30264_ = _e2255;
}
let _e2265 = phi_30263_;
let _e2267 = phi_30264_;
phi_30269_ = select(_e2265, 0u, _e2267);
}
let _e2270 = phi_30269_;
phi_30270_ = _e2270;
phi_30271_ = _e2253;
}
let _e2272 = phi_30270_;
let _e2274 = phi_30271_;
let _e2275 = select(_e2272, 2u, _e2274);
if (_e2275 == 2u) {
let _e2279 = ((_e1788 * _e1801) - (_e1800 * _e1789));
let _e2282 = ((_e1789 * _e1799) - (_e1801 * _e1787));
let _e2285 = ((_e1787 * _e1800) - (_e1799 * _e1788));
let _e2297 = bitcast<f32>((bitcast<u32>(((_e1788 * _e2285) - (_e2282 * _e1789))) ^ _e612));
let _e2300 = bitcast<f32>((bitcast<u32>(((_e1789 * _e2279) - (_e2285 * _e1787))) ^ _e612));
let _e2303 = bitcast<f32>((bitcast<u32>(((_e1787 * _e2282) - (_e2279 * _e1788))) ^ _e612));
let _e2304 = (_e735 - _e716);
let _e2305 = (_e741 - _e722);
let _e2306 = (_e747 - _e728);
let _e2318 = bitcast<f32>((bitcast<u32>(((_e2305 * _e2285) - (_e2282 * _e2306))) ^ _e612));
let _e2321 = bitcast<f32>((bitcast<u32>(((_e2306 * _e2279) - (_e2285 * _e2304))) ^ _e612));
let _e2324 = bitcast<f32>((bitcast<u32>(((_e2304 * _e2282) - (_e2279 * _e2305))) ^ _e612));
let _e2325 = (_e697 - _e735);
let _e2326 = (_e703 - _e741);
let _e2327 = (_e709 - _e747);
let _e2339 = bitcast<f32>((bitcast<u32>(((_e2326 * _e2285) - (_e2282 * _e2327))) ^ _e612));
let _e2342 = bitcast<f32>((bitcast<u32>(((_e2327 * _e2279) - (_e2285 * _e2325))) ^ _e612));
let _e2345 = bitcast<f32>((bitcast<u32>(((_e2325 * _e2282) - (_e2279 * _e2326))) ^ _e612));
let _e2346 = (_e1816 * _e2297);
let _e2347 = (_e1819 * _e2300);
let _e2348 = (_e1822 * _e2303);
let _e2355 = abs(_e2297);
let _e2356 = abs(_e2300);
let _e2358 = select(_e2356, _e2355, (_e2355 > _e2356));
let _e2359 = abs(_e2303);
let _e2363 = (_e690 * (1f + select(_e2359, _e2358, (_e2358 > _e2359))));
let _e2373 = bitcast<f32>((bitcast<u32>((_e755 - _e716)) ^ _e612));
let _e2376 = bitcast<f32>((bitcast<u32>((_e761 - _e722)) ^ _e612));
let _e2379 = bitcast<f32>((bitcast<u32>((_e767 - _e728)) ^ _e612));
let _e2380 = (_e2373 * _e2297);
let _e2381 = (_e2376 * _e2300);
let _e2382 = (_e2379 * _e2303);
let _e2399 = bitcast<f32>((bitcast<u32>((_e755 - _e735)) ^ _e612));
let _e2402 = bitcast<f32>((bitcast<u32>((_e761 - _e741)) ^ _e612));
let _e2405 = bitcast<f32>((bitcast<u32>((_e767 - _e747)) ^ _e612));
let _e2406 = (_e2399 * _e2297);
let _e2407 = (_e2402 * _e2300);
let _e2408 = (_e2405 * _e2303);
let _e2420 = (_e1892 * _e2297);
let _e2421 = (_e1895 * _e2300);
let _e2422 = (_e1898 * _e2303);
let _e2438 = bitcast<f32>((bitcast<u32>((_e774 - _e716)) ^ _e612));
let _e2441 = bitcast<f32>((bitcast<u32>((_e780 - _e722)) ^ _e612));
let _e2444 = bitcast<f32>((bitcast<u32>((_e786 - _e728)) ^ _e612));
let _e2445 = (_e2438 * _e2297);
let _e2446 = (_e2441 * _e2300);
let _e2447 = (_e2444 * _e2303);
let _e2464 = bitcast<f32>((bitcast<u32>((_e774 - _e735)) ^ _e612));
let _e2467 = bitcast<f32>((bitcast<u32>((_e780 - _e741)) ^ _e612));
let _e2470 = bitcast<f32>((bitcast<u32>((_e786 - _e747)) ^ _e612));
let _e2471 = (_e2464 * _e2297);
let _e2472 = (_e2467 * _e2300);
let _e2473 = (_e2470 * _e2303);
let _e2486 = (_e1934 * _e2297);
let _e2487 = (_e1937 * _e2300);
let _e2488 = (_e1940 * _e2303);
let _e2504 = bitcast<f32>((bitcast<u32>((_e793 - _e716)) ^ _e612));
let _e2507 = bitcast<f32>((bitcast<u32>((_e799 - _e722)) ^ _e612));
let _e2510 = bitcast<f32>((bitcast<u32>((_e805 - _e728)) ^ _e612));
let _e2511 = (_e2504 * _e2297);
let _e2512 = (_e2507 * _e2300);
let _e2513 = (_e2510 * _e2303);
let _e2530 = bitcast<f32>((bitcast<u32>((_e793 - _e735)) ^ _e612));
let _e2533 = bitcast<f32>((bitcast<u32>((_e799 - _e741)) ^ _e612));
let _e2536 = bitcast<f32>((bitcast<u32>((_e805 - _e747)) ^ _e612));
let _e2537 = (_e2530 * _e2297);
let _e2538 = (_e2533 * _e2300);
let _e2539 = (_e2536 * _e2303);
let _e2552 = (_e1816 * _e2318);
let _e2553 = (_e1819 * _e2321);
let _e2554 = (_e1822 * _e2324);
let _e2561 = abs(_e2318);
let _e2562 = abs(_e2321);
let _e2564 = select(_e2562, _e2561, (_e2561 > _e2562));
let _e2565 = abs(_e2324);
let _e2569 = (_e690 * (1f + select(_e2565, _e2564, (_e2564 > _e2565))));
let _e2574 = (_e2373 * _e2318);
let _e2575 = (_e2376 * _e2321);
let _e2576 = (_e2379 * _e2324);
let _e2588 = (_e2399 * _e2318);
let _e2589 = (_e2402 * _e2321);
let _e2590 = (_e2405 * _e2324);
let _e2602 = (_e1892 * _e2318);
let _e2603 = (_e1895 * _e2321);
let _e2604 = (_e1898 * _e2324);
let _e2615 = (_e2438 * _e2318);
let _e2616 = (_e2441 * _e2321);
let _e2617 = (_e2444 * _e2324);
let _e2629 = (_e2464 * _e2318);
let _e2630 = (_e2467 * _e2321);
let _e2631 = (_e2470 * _e2324);
let _e2644 = (_e1934 * _e2318);
let _e2645 = (_e1937 * _e2321);
let _e2646 = (_e1940 * _e2324);
let _e2657 = (_e2504 * _e2318);
let _e2658 = (_e2507 * _e2321);
let _e2659 = (_e2510 * _e2324);
let _e2671 = (_e2530 * _e2318);
let _e2672 = (_e2533 * _e2321);
let _e2673 = (_e2536 * _e2324);
let _e2687 = (_e1816 * _e2339);
let _e2688 = (_e1819 * _e2342);
let _e2689 = (_e1822 * _e2345);
let _e2696 = abs(_e2339);
let _e2697 = abs(_e2342);
let _e2699 = select(_e2697, _e2696, (_e2696 > _e2697));
let _e2700 = abs(_e2345);
let _e2704 = (_e690 * (1f + select(_e2700, _e2699, (_e2699 > _e2700))));
let _e2709 = (_e2373 * _e2339);
let _e2710 = (_e2376 * _e2342);
let _e2711 = (_e2379 * _e2345);
let _e2723 = (_e2399 * _e2339);
let _e2724 = (_e2402 * _e2342);
let _e2725 = (_e2405 * _e2345);
let _e2737 = (_e1892 * _e2339);
let _e2738 = (_e1895 * _e2342);
let _e2739 = (_e1898 * _e2345);
let _e2750 = (_e2438 * _e2339);
let _e2751 = (_e2441 * _e2342);
let _e2752 = (_e2444 * _e2345);
let _e2764 = (_e2464 * _e2339);
let _e2765 = (_e2467 * _e2342);
let _e2766 = (_e2470 * _e2345);
let _e2779 = (_e1934 * _e2339);
let _e2780 = (_e1937 * _e2342);
let _e2781 = (_e1940 * _e2345);
let _e2792 = (_e2504 * _e2339);
let _e2793 = (_e2507 * _e2342);
let _e2794 = (_e2510 * _e2345);
let _e2806 = (_e2530 * _e2339);
let _e2807 = (_e2533 * _e2342);
let _e2808 = (_e2536 * _e2345);
let _e2824 = ((_e1604 * _e1617) - (_e1616 * _e1605));
let _e2827 = ((_e1605 * _e1615) - (_e1617 * _e1603));
let _e2830 = ((_e1603 * _e1616) - (_e1615 * _e1604));
let _e2842 = bitcast<f32>((bitcast<u32>(((_e1604 * _e2830) - (_e2827 * _e1605))) ^ _e612));
let _e2845 = bitcast<f32>((bitcast<u32>(((_e1605 * _e2824) - (_e2830 * _e1603))) ^ _e612));
let _e2848 = bitcast<f32>((bitcast<u32>(((_e1603 * _e2827) - (_e2824 * _e1604))) ^ _e612));
let _e2849 = (_e793 - _e774);
let _e2850 = (_e799 - _e780);
let _e2851 = (_e805 - _e786);
let _e2863 = bitcast<f32>((bitcast<u32>(((_e2850 * _e2830) - (_e2827 * _e2851))) ^ _e612));
let _e2866 = bitcast<f32>((bitcast<u32>(((_e2851 * _e2824) - (_e2830 * _e2849))) ^ _e612));
let _e2869 = bitcast<f32>((bitcast<u32>(((_e2849 * _e2827) - (_e2824 * _e2850))) ^ _e612));
let _e2870 = (_e755 - _e793);
let _e2871 = (_e761 - _e799);
let _e2872 = (_e767 - _e805);
let _e2884 = bitcast<f32>((bitcast<u32>(((_e2871 * _e2830) - (_e2827 * _e2872))) ^ _e612));
let _e2887 = bitcast<f32>((bitcast<u32>(((_e2872 * _e2824) - (_e2830 * _e2870))) ^ _e612));
let _e2890 = bitcast<f32>((bitcast<u32>(((_e2870 * _e2827) - (_e2824 * _e2871))) ^ _e612));
let _e2891 = (_e1632 * _e2842);
let _e2892 = (_e1635 * _e2845);
let _e2893 = (_e1638 * _e2848);
let _e2900 = abs(_e2842);
let _e2901 = abs(_e2845);
let _e2903 = select(_e2901, _e2900, (_e2900 > _e2901));
let _e2904 = abs(_e2848);
let _e2908 = (_e690 * (1f + select(_e2904, _e2903, (_e2903 > _e2904))));
let _e2918 = bitcast<f32>((bitcast<u32>((_e697 - _e774)) ^ _e612));
let _e2921 = bitcast<f32>((bitcast<u32>((_e703 - _e780)) ^ _e612));
let _e2924 = bitcast<f32>((bitcast<u32>((_e709 - _e786)) ^ _e612));
let _e2925 = (_e2918 * _e2842);
let _e2926 = (_e2921 * _e2845);
let _e2927 = (_e2924 * _e2848);
let _e2944 = bitcast<f32>((bitcast<u32>((_e697 - _e793)) ^ _e612));
let _e2947 = bitcast<f32>((bitcast<u32>((_e703 - _e799)) ^ _e612));
let _e2950 = bitcast<f32>((bitcast<u32>((_e709 - _e805)) ^ _e612));
let _e2951 = (_e2944 * _e2842);
let _e2952 = (_e2947 * _e2845);
let _e2953 = (_e2950 * _e2848);
let _e2965 = (_e1708 * _e2842);
let _e2966 = (_e1711 * _e2845);
let _e2967 = (_e1714 * _e2848);
let _e2983 = bitcast<f32>((bitcast<u32>((_e716 - _e774)) ^ _e612));
let _e2986 = bitcast<f32>((bitcast<u32>((_e722 - _e780)) ^ _e612));
let _e2989 = bitcast<f32>((bitcast<u32>((_e728 - _e786)) ^ _e612));
let _e2990 = (_e2983 * _e2842);
let _e2991 = (_e2986 * _e2845);
let _e2992 = (_e2989 * _e2848);
let _e3009 = bitcast<f32>((bitcast<u32>((_e716 - _e793)) ^ _e612));
let _e3012 = bitcast<f32>((bitcast<u32>((_e722 - _e799)) ^ _e612));
let _e3015 = bitcast<f32>((bitcast<u32>((_e728 - _e805)) ^ _e612));
let _e3016 = (_e3009 * _e2842);
let _e3017 = (_e3012 * _e2845);
let _e3018 = (_e3015 * _e2848);
let _e3031 = (_e1750 * _e2842);
let _e3032 = (_e1753 * _e2845);
let _e3033 = (_e1756 * _e2848);
let _e3049 = bitcast<f32>((bitcast<u32>((_e735 - _e774)) ^ _e612));
let _e3052 = bitcast<f32>((bitcast<u32>((_e741 - _e780)) ^ _e612));
let _e3055 = bitcast<f32>((bitcast<u32>((_e747 - _e786)) ^ _e612));
let _e3056 = (_e3049 * _e2842);
let _e3057 = (_e3052 * _e2845);
let _e3058 = (_e3055 * _e2848);
let _e3075 = bitcast<f32>((bitcast<u32>((_e735 - _e793)) ^ _e612));
let _e3078 = bitcast<f32>((bitcast<u32>((_e741 - _e799)) ^ _e612));
let _e3081 = bitcast<f32>((bitcast<u32>((_e747 - _e805)) ^ _e612));
let _e3082 = (_e3075 * _e2842);
let _e3083 = (_e3078 * _e2845);
let _e3084 = (_e3081 * _e2848);
let _e3097 = (_e1632 * _e2863);
let _e3098 = (_e1635 * _e2866);
let _e3099 = (_e1638 * _e2869);
let _e3106 = abs(_e2863);
let _e3107 = abs(_e2866);
let _e3109 = select(_e3107, _e3106, (_e3106 > _e3107));
let _e3110 = abs(_e2869);
let _e3114 = (_e690 * (1f + select(_e3110, _e3109, (_e3109 > _e3110))));
let _e3119 = (_e2918 * _e2863);
let _e3120 = (_e2921 * _e2866);
let _e3121 = (_e2924 * _e2869);
let _e3133 = (_e2944 * _e2863);
let _e3134 = (_e2947 * _e2866);
let _e3135 = (_e2950 * _e2869);
let _e3147 = (_e1708 * _e2863);
let _e3148 = (_e1711 * _e2866);
let _e3149 = (_e1714 * _e2869);
let _e3160 = (_e2983 * _e2863);
let _e3161 = (_e2986 * _e2866);
let _e3162 = (_e2989 * _e2869);
let _e3174 = (_e3009 * _e2863);
let _e3175 = (_e3012 * _e2866);
let _e3176 = (_e3015 * _e2869);
let _e3189 = (_e1750 * _e2863);
let _e3190 = (_e1753 * _e2866);
let _e3191 = (_e1756 * _e2869);
let _e3202 = (_e3049 * _e2863);
let _e3203 = (_e3052 * _e2866);
let _e3204 = (_e3055 * _e2869);
let _e3216 = (_e3075 * _e2863);
let _e3217 = (_e3078 * _e2866);
let _e3218 = (_e3081 * _e2869);
let _e3232 = (_e1632 * _e2884);
let _e3233 = (_e1635 * _e2887);
let _e3234 = (_e1638 * _e2890);
let _e3241 = abs(_e2884);
let _e3242 = abs(_e2887);
let _e3244 = select(_e3242, _e3241, (_e3241 > _e3242));
let _e3245 = abs(_e2890);
let _e3249 = (_e690 * (1f + select(_e3245, _e3244, (_e3244 > _e3245))));
let _e3254 = (_e2918 * _e2884);
let _e3255 = (_e2921 * _e2887);
let _e3256 = (_e2924 * _e2890);
let _e3268 = (_e2944 * _e2884);
let _e3269 = (_e2947 * _e2887);
let _e3270 = (_e2950 * _e2890);
let _e3282 = (_e1708 * _e2884);
let _e3283 = (_e1711 * _e2887);
let _e3284 = (_e1714 * _e2890);
let _e3295 = (_e2983 * _e2884);
let _e3296 = (_e2986 * _e2887);
let _e3297 = (_e2989 * _e2890);
let _e3309 = (_e3009 * _e2884);
let _e3310 = (_e3012 * _e2887);
let _e3311 = (_e3015 * _e2890);
let _e3324 = (_e1750 * _e2884);
let _e3325 = (_e1753 * _e2887);
let _e3326 = (_e1756 * _e2890);
let _e3337 = (_e3049 * _e2884);
let _e3338 = (_e3052 * _e2887);
let _e3339 = (_e3055 * _e2890);
let _e3351 = (_e3075 * _e2884);
let _e3352 = (_e3078 * _e2887);
let _e3353 = (_e3081 * _e2890);
phi_32653_ = select(true, false, ((((((((((_e2346 + _e2347) + _e2348) > ((0.0000019073486f * ((abs(_e2346) + abs(_e2347)) + abs(_e2348))) + _e2363)) && (((_e2380 + _e2381) + _e2382) > ((0.0000019073486f * ((abs(_e2380) + abs(_e2381)) + abs(_e2382))) + _e2363))) && (((_e2406 + _e2407) + _e2408) > ((0.0000019073486f * ((abs(_e2406) + abs(_e2407)) + abs(_e2408))) + _e2363))) && (((((_e2420 + _e2421) + _e2422) > ((0.0000019073486f * ((abs(_e2420) + abs(_e2421)) + abs(_e2422))) + _e2363)) && (((_e2445 + _e2446) + _e2447) > ((0.0000019073486f * ((abs(_e2445) + abs(_e2446)) + abs(_e2447))) + _e2363))) && (((_e2471 + _e2472) + _e2473) > ((0.0000019073486f * ((abs(_e2471) + abs(_e2472)) + abs(_e2473))) + _e2363)))) && (((((_e2486 + _e2487) + _e2488) > ((0.0000019073486f * ((abs(_e2486) + abs(_e2487)) + abs(_e2488))) + _e2363)) && (((_e2511 + _e2512) + _e2513) > ((0.0000019073486f * ((abs(_e2511) + abs(_e2512)) + abs(_e2513))) + _e2363))) && (((_e2537 + _e2538) + _e2539) > ((0.0000019073486f * ((abs(_e2537) + abs(_e2538)) + abs(_e2539))) + _e2363)))) || (((((((_e2552 + _e2553) + _e2554) > ((0.0000019073486f * ((abs(_e2552) + abs(_e2553)) + abs(_e2554))) + _e2569)) && (((_e2574 + _e2575) + _e2576) > ((0.0000019073486f * ((abs(_e2574) + abs(_e2575)) + abs(_e2576))) + _e2569))) && (((_e2588 + _e2589) + _e2590) > ((0.0000019073486f * ((abs(_e2588) + abs(_e2589)) + abs(_e2590))) + _e2569))) && (((((_e2602 + _e2603) + _e2604) > ((0.0000019073486f * ((abs(_e2602) + abs(_e2603)) + abs(_e2604))) + _e2569)) && (((_e2615 + _e2616) + _e2617) > ((0.0000019073486f * ((abs(_e2615) + abs(_e2616)) + abs(_e2617))) + _e2569))) && (((_e2629 + _e2630) + _e2631) > ((0.0000019073486f * ((abs(_e2629) + abs(_e2630)) + abs(_e2631))) + _e2569)))) && (((((_e2644 + _e2645) + _e2646) > ((0.0000019073486f * ((abs(_e2644) + abs(_e2645)) + abs(_e2646))) + _e2569)) && (((_e2657 + _e2658) + _e2659) > ((0.0000019073486f * ((abs(_e2657) + abs(_e2658)) + abs(_e2659))) + _e2569))) && (((_e2671 + _e2672) + _e2673) > ((0.0000019073486f * ((abs(_e2671) + abs(_e2672)) + abs(_e2673))) + _e2569))))) || (((((((_e2687 + _e2688) + _e2689) > ((0.0000019073486f * ((abs(_e2687) + abs(_e2688)) + abs(_e2689))) + _e2704)) && (((_e2709 + _e2710) + _e2711) > ((0.0000019073486f * ((abs(_e2709) + abs(_e2710)) + abs(_e2711))) + _e2704))) && (((_e2723 + _e2724) + _e2725) > ((0.0000019073486f * ((abs(_e2723) + abs(_e2724)) + abs(_e2725))) + _e2704))) && (((((_e2737 + _e2738) + _e2739) > ((0.0000019073486f * ((abs(_e2737) + abs(_e2738)) + abs(_e2739))) + _e2704)) && (((_e2750 + _e2751) + _e2752) > ((0.0000019073486f * ((abs(_e2750) + abs(_e2751)) + abs(_e2752))) + _e2704))) && (((_e2764 + _e2765) + _e2766) > ((0.0000019073486f * ((abs(_e2764) + abs(_e2765)) + abs(_e2766))) + _e2704)))) && (((((_e2779 + _e2780) + _e2781) > ((0.0000019073486f * ((abs(_e2779) + abs(_e2780)) + abs(_e2781))) + _e2704)) && (((_e2792 + _e2793) + _e2794) > ((0.0000019073486f * ((abs(_e2792) + abs(_e2793)) + abs(_e2794))) + _e2704))) && (((_e2806 + _e2807) + _e2808) > ((0.0000019073486f * ((abs(_e2806) + abs(_e2807)) + abs(_e2808))) + _e2704))))) || (((((((((_e2891 + _e2892) + _e2893) > ((0.0000019073486f * ((abs(_e2891) + abs(_e2892)) + abs(_e2893))) + _e2908)) && (((_e2925 + _e2926) + _e2927) > ((0.0000019073486f * ((abs(_e2925) + abs(_e2926)) + abs(_e2927))) + _e2908))) && (((_e2951 + _e2952) + _e2953) > ((0.0000019073486f * ((abs(_e2951) + abs(_e2952)) + abs(_e2953))) + _e2908))) && (((((_e2965 + _e2966) + _e2967) > ((0.0000019073486f * ((abs(_e2965) + abs(_e2966)) + abs(_e2967))) + _e2908)) && (((_e2990 + _e2991) + _e2992) > ((0.0000019073486f * ((abs(_e2990) + abs(_e2991)) + abs(_e2992))) + _e2908))) && (((_e3016 + _e3017) + _e3018) > ((0.0000019073486f * ((abs(_e3016) + abs(_e3017)) + abs(_e3018))) + _e2908)))) && (((((_e3031 + _e3032) + _e3033) > ((0.0000019073486f * ((abs(_e3031) + abs(_e3032)) + abs(_e3033))) + _e2908)) && (((_e3056 + _e3057) + _e3058) > ((0.0000019073486f * ((abs(_e3056) + abs(_e3057)) + abs(_e3058))) + _e2908))) && (((_e3082 + _e3083) + _e3084) > ((0.0000019073486f * ((abs(_e3082) + abs(_e3083)) + abs(_e3084))) + _e2908)))) || (((((((_e3097 + _e3098) + _e3099) > ((0.0000019073486f * ((abs(_e3097) + abs(_e3098)) + abs(_e3099))) + _e3114)) && (((_e3119 + _e3120) + _e3121) > ((0.0000019073486f * ((abs(_e3119) + abs(_e3120)) + abs(_e3121))) + _e3114))) && (((_e3133 + _e3134) + _e3135) > ((0.0000019073486f * ((abs(_e3133) + abs(_e3134)) + abs(_e3135))) + _e3114))) && (((((_e3147 + _e3148) + _e3149) > ((0.0000019073486f * ((abs(_e3147) + abs(_e3148)) + abs(_e3149))) + _e3114)) && (((_e3160 + _e3161) + _e3162) > ((0.0000019073486f * ((abs(_e3160) + abs(_e3161)) + abs(_e3162))) + _e3114))) && (((_e3174 + _e3175) + _e3176) > ((0.0000019073486f * ((abs(_e3174) + abs(_e3175)) + abs(_e3176))) + _e3114)))) && (((((_e3189 + _e3190) + _e3191) > ((0.0000019073486f * ((abs(_e3189) + abs(_e3190)) + abs(_e3191))) + _e3114)) && (((_e3202 + _e3203) + _e3204) > ((0.0000019073486f * ((abs(_e3202) + abs(_e3203)) + abs(_e3204))) + _e3114))) && (((_e3216 + _e3217) + _e3218) > ((0.0000019073486f * ((abs(_e3216) + abs(_e3217)) + abs(_e3218))) + _e3114))))) || (((((((_e3232 + _e3233) + _e3234) > ((0.0000019073486f * ((abs(_e3232) + abs(_e3233)) + abs(_e3234))) + _e3249)) && (((_e3254 + _e3255) + _e3256) > ((0.0000019073486f * ((abs(_e3254) + abs(_e3255)) + abs(_e3256))) + _e3249))) && (((_e3268 + _e3269) + _e3270) > ((0.0000019073486f * ((abs(_e3268) + abs(_e3269)) + abs(_e3270))) + _e3249))) && (((((_e3282 + _e3283) + _e3284) > ((0.0000019073486f * ((abs(_e3282) + abs(_e3283)) + abs(_e3284))) + _e3249)) && (((_e3295 + _e3296) + _e3297) > ((0.0000019073486f * ((abs(_e3295) + abs(_e3296)) + abs(_e3297))) + _e3249))) && (((_e3309 + _e3310) + _e3311) > ((0.0000019073486f * ((abs(_e3309) + abs(_e3310)) + abs(_e3311))) + _e3249)))) && (((((_e3324 + _e3325) + _e3326) > ((0.0000019073486f * ((abs(_e3324) + abs(_e3325)) + abs(_e3326))) + _e3249)) && (((_e3337 + _e3338) + _e3339) > ((0.0000019073486f * ((abs(_e3337) + abs(_e3338)) + abs(_e3339))) + _e3249))) && (((_e3351 + _e3352) + _e3353) > ((0.0000019073486f * ((abs(_e3351) + abs(_e3352)) + abs(_e3353))) + _e3249)))))));
} else {
phi_32653_ = true;
}
let _e3370 = phi_32653_;
phi_32658_ = _e2275;
phi_32659_ = select(true, false, _e3370);
}
let _e3373 = phi_32658_;
let _e3375 = phi_32659_;
phi_32660_ = _e3373;
phi_32661_ = _e1992;
phi_32662_ = _e3375;
}
let _e3377 = phi_32660_;
let _e3379 = phi_32661_;
let _e3381 = phi_32662_;
phi_34289_ = select(_e3377, 0u, select(_e3381, true, _e3379));
phi_34290_ = u32();
phi_34291_ = true;
} else {
let _e837 = (_e835 == 3u);
if _e837 {
phi_34287_ = u32();
phi_34288_ = true;
} else {
if (_e490.w == _e494.w) {
phi_32685_ = bool();
phi_32686_ = true;
} else {
let _e839 = (_e494.w == _e498.w);
if _e839 {
phi_32684_ = bool();
} else {
phi_32684_ = (_e498.w == _e490.w);
}
let _e842 = phi_32684_;
phi_32685_ = _e842;
phi_32686_ = _e839;
}
let _e844 = phi_32685_;
let _e846 = phi_32686_;
if select(_e844, true, _e846) {
phi_34281_ = u32();
phi_34282_ = true;
} else {
if (_e502.w == _e506.w) {
phi_32704_ = bool();
phi_32705_ = true;
} else {
let _e849 = (_e506.w == _e510.w);
if _e849 {
phi_32703_ = bool();
} else {
phi_32703_ = (_e510.w == _e502.w);
}
let _e852 = phi_32703_;
phi_32704_ = _e852;
phi_32705_ = _e849;
}
let _e854 = phi_32704_;
let _e856 = phi_32705_;
let _e857 = select(_e854, true, _e856);
if _e857 {
phi_34280_ = u32();
} else {
let _e858 = (_e835 == 1u);
let _e874 = (select(0u, 1u, ((((_e502.w == _e494.w) || (_e506.w == _e494.w)) || (_e510.w == _e494.w)) == _e858)) + (2u * select(0u, 1u, ((((_e502.w == _e498.w) || (_e506.w == _e498.w)) || (_e510.w == _e498.w)) == _e858))));
if _e858 {
phi_32739_ = _e874;
} else {
if (_e874 == 2u) {
phi_32738_ = 0u;
} else {
phi_32738_ = (_e874 + 1u);
}
let _e878 = phi_32738_;
phi_32739_ = _e878;
}
let _e880 = phi_32739_;
if (_e880 == 0u) {
phi_32751_ = _e749;
} else {
if (_e880 == 1u) {
phi_32750_ = type_90(_e729, _e748, _e710);
} else {
phi_32750_ = type_90(_e748, _e710, _e729);
}
let _e886 = phi_32750_;
phi_32751_ = _e886;
}
let _e888 = phi_32751_;
let _e904 = (select(0u, 1u, ((((_e490.w == _e506.w) || (_e494.w == _e506.w)) || (_e498.w == _e506.w)) == _e858)) + (2u * select(0u, 1u, ((((_e490.w == _e510.w) || (_e494.w == _e510.w)) || (_e498.w == _e510.w)) == _e858))));
if _e858 {
phi_32778_ = _e904;
} else {
if (_e904 == 2u) {
phi_32777_ = 0u;
} else {
phi_32777_ = (_e904 + 1u);
}
let _e908 = phi_32777_;
phi_32778_ = _e908;
}
let _e910 = phi_32778_;
if (_e910 == 0u) {
phi_32790_ = _e807;
} else {
if (_e910 == 1u) {
phi_32789_ = type_90(_e787, _e806, _e768);
} else {
phi_32789_ = type_90(_e806, _e768, _e787);
}
let _e916 = phi_32789_;
phi_32790_ = _e916;
}
let _e918 = phi_32790_;
if _e858 {
let _e1170 = bitcast<f32>((bitcast<u32>((_e918.member_1.x - _e888.member.x)) ^ _e612));
let _e1173 = bitcast<f32>((bitcast<u32>((_e918.member_1.y - _e888.member.y)) ^ _e612));
let _e1176 = bitcast<f32>((bitcast<u32>((_e918.member_1.z - _e888.member.z)) ^ _e612));
let _e1185 = bitcast<f32>((bitcast<u32>((_e918.member_2.x - _e888.member.x)) ^ _e612));
let _e1188 = bitcast<f32>((bitcast<u32>((_e918.member_2.y - _e888.member.y)) ^ _e612));
let _e1191 = bitcast<f32>((bitcast<u32>((_e918.member_2.z - _e888.member.z)) ^ _e612));
let _e1200 = bitcast<f32>((bitcast<u32>((_e888.member_1.x - _e888.member.x)) ^ _e612));
let _e1203 = bitcast<f32>((bitcast<u32>((_e888.member_1.y - _e888.member.y)) ^ _e612));
let _e1206 = bitcast<f32>((bitcast<u32>((_e888.member_1.z - _e888.member.z)) ^ _e612));
let _e1207 = (_e1173 * _e1191);
let _e1208 = (_e1176 * _e1188);
let _e1209 = (_e1176 * _e1185);
let _e1210 = (_e1170 * _e1191);
let _e1211 = (_e1170 * _e1188);
let _e1212 = (_e1173 * _e1185);
let _e1213 = (_e1207 - _e1208);
let _e1215 = (_e1209 - _e1210);
let _e1218 = (_e1211 - _e1212);
let _e1220 = (((_e1200 * _e1213) + (_e1203 * _e1215)) + (_e1206 * _e1218));
let _e1221 = abs(_e1200);
let _e1224 = (abs(_e1207) + abs(_e1208));
let _e1226 = abs(_e1203);
let _e1229 = (abs(_e1209) + abs(_e1210));
let _e1232 = abs(_e1206);
let _e1235 = (abs(_e1211) + abs(_e1212));
let _e1238 = abs(_e1170);
let _e1239 = abs(_e1173);
let _e1241 = select(_e1239, _e1238, (_e1238 > _e1239));
let _e1242 = abs(_e1176);
let _e1244 = select(_e1242, _e1241, (_e1241 > _e1242));
let _e1245 = abs(_e1185);
let _e1246 = abs(_e1188);
let _e1248 = select(_e1246, _e1245, (_e1245 > _e1246));
let _e1249 = abs(_e1191);
let _e1251 = select(_e1249, _e1248, (_e1248 > _e1249));
let _e1253 = select(_e1251, _e1244, (_e1244 > _e1251));
let _e1255 = select(_e1226, _e1221, (_e1221 > _e1226));
let _e1257 = select(_e1232, _e1255, (_e1255 > _e1232));
let _e1259 = select(_e1257, _e1253, (_e1253 > _e1257));
let _e1264 = ((0.0000019073486f * (((_e1221 * _e1224) + (_e1226 * _e1229)) + (_e1232 * _e1235))) + (_e690 * (1f + (_e1259 * _e1259))));
if (_e1220 > _e1264) {
phi_32950_ = 1i;
} else {
phi_32950_ = select(0i, -1i, (_e1220 < -(_e1264)));
}
let _e1270 = phi_32950_;
let _e1279 = bitcast<f32>((bitcast<u32>((_e888.member_2.x - _e888.member.x)) ^ _e612));
let _e1282 = bitcast<f32>((bitcast<u32>((_e888.member_2.y - _e888.member.y)) ^ _e612));
let _e1285 = bitcast<f32>((bitcast<u32>((_e888.member_2.z - _e888.member.z)) ^ _e612));
let _e1290 = (((_e1279 * _e1213) + (_e1282 * _e1215)) + (_e1285 * _e1218));
let _e1291 = abs(_e1279);
let _e1293 = abs(_e1282);
let _e1296 = abs(_e1285);
let _e1300 = select(_e1293, _e1291, (_e1291 > _e1293));
let _e1302 = select(_e1296, _e1300, (_e1300 > _e1296));
let _e1304 = select(_e1302, _e1253, (_e1253 > _e1302));
let _e1309 = ((0.0000019073486f * (((_e1291 * _e1224) + (_e1293 * _e1229)) + (_e1296 * _e1235))) + (_e690 * (1f + (_e1304 * _e1304))));
if (_e1290 > _e1309) {
phi_33101_ = 1i;
} else {
phi_33101_ = select(0i, -1i, (_e1290 < -(_e1309)));
}
let _e1315 = phi_33101_;
let _e1316 = (_e1203 * _e1285);
let _e1317 = (_e1206 * _e1282);
let _e1318 = (_e1206 * _e1279);
let _e1319 = (_e1200 * _e1285);
let _e1320 = (_e1200 * _e1282);
let _e1321 = (_e1203 * _e1279);
let _e1322 = (_e1316 - _e1317);
let _e1324 = (_e1318 - _e1319);
let _e1327 = (_e1320 - _e1321);
let _e1329 = (((_e1170 * _e1322) + (_e1173 * _e1324)) + (_e1176 * _e1327));
let _e1332 = (abs(_e1316) + abs(_e1317));
let _e1336 = (abs(_e1318) + abs(_e1319));
let _e1341 = (abs(_e1320) + abs(_e1321));
let _e1345 = select(_e1302, _e1257, (_e1257 > _e1302));
let _e1347 = select(_e1244, _e1345, (_e1345 > _e1244));
let _e1352 = ((0.0000019073486f * (((_e1238 * _e1332) + (_e1239 * _e1336)) + (_e1242 * _e1341))) + (_e690 * (1f + (_e1347 * _e1347))));
if (_e1329 > _e1352) {
phi_33252_ = 1i;
} else {
phi_33252_ = select(0i, -1i, (_e1329 < -(_e1352)));
}
let _e1358 = phi_33252_;
let _e1363 = (((_e1185 * _e1322) + (_e1188 * _e1324)) + (_e1191 * _e1327));
let _e1370 = select(_e1251, _e1345, (_e1345 > _e1251));
let _e1375 = ((0.0000019073486f * (((_e1245 * _e1332) + (_e1246 * _e1336)) + (_e1249 * _e1341))) + (_e690 * (1f + (_e1370 * _e1370))));
if (_e1363 > _e1375) {
phi_33403_ = 1i;
} else {
phi_33403_ = select(0i, -1i, (_e1363 < -(_e1375)));
}
let _e1381 = phi_33403_;
let _e1382 = (_e1270 * _e1315);
if (_e1382 > 0i) {
phi_33439_ = u32();
phi_33440_ = true;
} else {
let _e1384 = (_e1358 * _e1381);
let _e1385 = (_e1384 > 0i);
if _e1385 {
phi_33438_ = u32();
} else {
if (_e1382 < 0i) {
let _e1387 = (_e1384 < 0i);
if _e1387 {
phi_33430_ = select(0u, 1u, ((_e1270 * _e1358) < 0i));
} else {
phi_33430_ = u32();
}
let _e1392 = phi_33430_;
phi_33432_ = _e1392;
phi_33433_ = select(true, false, _e1387);
} else {
phi_33432_ = u32();
phi_33433_ = true;
}
let _e1395 = phi_33432_;
let _e1397 = phi_33433_;
phi_33438_ = select(_e1395, 2u, _e1397);
}
let _e1400 = phi_33438_;
phi_33439_ = _e1400;
phi_33440_ = _e1385;
}
let _e1402 = phi_33439_;
let _e1404 = phi_33440_;
let _e1405 = select(_e1402, 0u, _e1404);
if (_e1405 == 2u) {
let _e1411 = (((_e1200 * _e1200) + (_e1203 * _e1203)) + (_e1206 * _e1206));
if (_e1411 > 0.0000000000000000000000000000000000007523164f) {
let _e1413 = sqrt(_e1411);
phi_33486_ = vec3<f32>((_e1200 / _e1413), (_e1203 / _e1413), (_e1206 / _e1413));
} else {
phi_33486_ = vec3<f32>(0f, 0f, 0f);
}
let _e1419 = phi_33486_;
let _e1424 = (((_e1279 * _e1279) + (_e1282 * _e1282)) + (_e1285 * _e1285));
if (_e1424 > 0.0000000000000000000000000000000000007523164f) {
let _e1426 = sqrt(_e1424);
phi_33524_ = vec3<f32>((_e1279 / _e1426), (_e1282 / _e1426), (_e1285 / _e1426));
} else {
phi_33524_ = vec3<f32>(0f, 0f, 0f);
}
let _e1432 = phi_33524_;
let _e1446 = (((_e1170 * _e1170) + (_e1173 * _e1173)) + (_e1176 * _e1176));
if (_e1446 > 0.0000000000000000000000000000000000007523164f) {
let _e1448 = sqrt(_e1446);
phi_33571_ = vec3<f32>((_e1170 / _e1448), (_e1173 / _e1448), (_e1176 / _e1448));
} else {
phi_33571_ = vec3<f32>(0f, 0f, 0f);
}
let _e1454 = phi_33571_;
let _e1465 = (((_e1185 * _e1185) + (_e1188 * _e1188)) + (_e1191 * _e1191));
if (_e1465 > 0.0000000000000000000000000000000000007523164f) {
let _e1467 = sqrt(_e1465);
phi_33615_ = vec3<f32>((_e1185 / _e1467), (_e1188 / _e1467), (_e1191 / _e1467));
} else {
phi_33615_ = vec3<f32>(0f, 0f, 0f);
}
let _e1473 = phi_33615_;
let _e1482 = bitcast<f32>((bitcast<u32>((((_e1419.x + _e1432.x) - _e1454.x) - _e1473.x)) ^ _e612));
let _e1485 = bitcast<f32>((bitcast<u32>((((_e1419.y + _e1432.y) - _e1454.y) - _e1473.y)) ^ _e612));
let _e1488 = bitcast<f32>((bitcast<u32>((((_e1419.z + _e1432.z) - _e1454.z) - _e1473.z)) ^ _e612));
let _e1489 = (_e1200 * _e1482);
let _e1490 = (_e1203 * _e1485);
let _e1491 = (_e1206 * _e1488);
let _e1498 = abs(_e1482);
let _e1499 = abs(_e1485);
let _e1501 = select(_e1499, _e1498, (_e1498 > _e1499));
let _e1502 = abs(_e1488);
let _e1506 = (_e690 * (1f + select(_e1502, _e1501, (_e1501 > _e1502))));
if (((_e1489 + _e1490) + _e1491) > ((0.0000019073486f * ((abs(_e1489) + abs(_e1490)) + abs(_e1491))) + _e1506)) {
let _e1511 = (_e1279 * _e1482);
let _e1512 = (_e1282 * _e1485);
let _e1513 = (_e1285 * _e1488);
if (((_e1511 + _e1512) + _e1513) > ((0.0000019073486f * ((abs(_e1511) + abs(_e1512)) + abs(_e1513))) + _e1506)) {
let _e1536 = (bitcast<f32>((bitcast<u32>((_e888.member.x - _e918.member_1.x)) ^ _e612)) * _e1482);
let _e1537 = (bitcast<f32>((bitcast<u32>((_e888.member.y - _e918.member_1.y)) ^ _e612)) * _e1485);
let _e1538 = (bitcast<f32>((bitcast<u32>((_e888.member.z - _e918.member_1.z)) ^ _e612)) * _e1488);
let _e1548 = (((_e1536 + _e1537) + _e1538) > ((0.0000019073486f * ((abs(_e1536) + abs(_e1537)) + abs(_e1538))) + _e1506));
if _e1548 {
let _e1561 = (bitcast<f32>((bitcast<u32>((_e888.member.x - _e918.member_2.x)) ^ _e612)) * _e1482);
let _e1562 = (bitcast<f32>((bitcast<u32>((_e888.member.y - _e918.member_2.y)) ^ _e612)) * _e1485);
let _e1563 = (bitcast<f32>((bitcast<u32>((_e888.member.z - _e918.member_2.z)) ^ _e612)) * _e1488);
phi_33824_ = (((_e1561 + _e1562) + _e1563) > ((0.0000019073486f * ((abs(_e1561) + abs(_e1562)) + abs(_e1563))) + _e1506));
} else {
phi_33824_ = bool();
}
let _e1575 = phi_33824_;
phi_33826_ = _e1575;
phi_33827_ = select(true, false, _e1548);
} else {
phi_33826_ = bool();
phi_33827_ = true;
}
let _e1578 = phi_33826_;
let _e1580 = phi_33827_;
phi_33828_ = _e1578;
phi_33829_ = _e1580;
} else {
phi_33828_ = bool();
phi_33829_ = true;
}
let _e1582 = phi_33828_;
let _e1584 = phi_33829_;
phi_33838_ = select(true, false, select(_e1582, false, _e1584));
} else {
phi_33838_ = true;
}
let _e1588 = phi_33838_;
phi_34279_ = select(0u, _e1405, _e1588);
} else {
let _e934 = bitcast<f32>((bitcast<u32>((_e888.member_1.x - _e888.member.x)) ^ _e612));
let _e937 = bitcast<f32>((bitcast<u32>((_e888.member_1.y - _e888.member.y)) ^ _e612));
let _e940 = bitcast<f32>((bitcast<u32>((_e888.member_1.z - _e888.member.z)) ^ _e612));
let _e949 = bitcast<f32>((bitcast<u32>((_e888.member_2.x - _e888.member.x)) ^ _e612));
let _e952 = bitcast<f32>((bitcast<u32>((_e888.member_2.y - _e888.member.y)) ^ _e612));
let _e955 = bitcast<f32>((bitcast<u32>((_e888.member_2.z - _e888.member.z)) ^ _e612));
let _e964 = bitcast<f32>((bitcast<u32>((_e918.member_2.x - _e888.member.x)) ^ _e612));
let _e967 = bitcast<f32>((bitcast<u32>((_e918.member_2.y - _e888.member.y)) ^ _e612));
let _e970 = bitcast<f32>((bitcast<u32>((_e918.member_2.z - _e888.member.z)) ^ _e612));
let _e971 = (_e937 * _e955);
let _e972 = (_e940 * _e952);
let _e973 = (_e940 * _e949);
let _e974 = (_e934 * _e955);
let _e975 = (_e934 * _e952);
let _e976 = (_e937 * _e949);
let _e984 = (((_e964 * (_e971 - _e972)) + (_e967 * (_e973 - _e974))) + (_e970 * (_e975 - _e976)));
let _e985 = abs(_e964);
let _e990 = abs(_e967);
let _e996 = abs(_e970);
let _e1002 = abs(_e934);
let _e1003 = abs(_e937);
let _e1005 = select(_e1003, _e1002, (_e1002 > _e1003));
let _e1006 = abs(_e940);
let _e1008 = select(_e1006, _e1005, (_e1005 > _e1006));
let _e1009 = abs(_e949);
let _e1010 = abs(_e952);
let _e1012 = select(_e1010, _e1009, (_e1009 > _e1010));
let _e1013 = abs(_e955);
let _e1015 = select(_e1013, _e1012, (_e1012 > _e1013));
let _e1017 = select(_e1015, _e1008, (_e1008 > _e1015));
let _e1019 = select(_e990, _e985, (_e985 > _e990));
let _e1021 = select(_e996, _e1019, (_e1019 > _e996));
let _e1023 = select(_e1021, _e1017, (_e1017 > _e1021));
let _e1028 = ((0.0000019073486f * (((_e985 * (abs(_e971) + abs(_e972))) + (_e990 * (abs(_e973) + abs(_e974)))) + (_e996 * (abs(_e975) + abs(_e976))))) + (_e690 * (1f + (_e1023 * _e1023))));
if (_e984 > _e1028) {
phi_33997_ = 1i;
} else {
phi_33997_ = select(0i, -1i, (_e984 < -(_e1028)));
}
let _e1034 = phi_33997_;
if (_e1034 == 0i) {
let _e1042 = bitcast<u32>((_e971 - (_e952 * _e940)));
let _e1043 = (_e1042 & 2147483647u);
let _e1044 = bitcast<u32>((_e973 - (_e955 * _e934)));
let _e1045 = (_e1044 & 2147483647u);
let _e1047 = select(_e1045, _e1043, (_e1043 > _e1045));
let _e1048 = bitcast<u32>((_e975 - (_e949 * _e937)));
let _e1049 = (_e1048 & 2147483647u);
let _e1052 = (select(_e1049, _e1047, (_e1047 > _e1049)) & 2139095040u);
let _e1054 = select(117440512u, _e1052, (_e1052 > 117440512u));
let _e1057 = (select(1056964608u, _e1054, (_e1054 > 1056964608u)) - 1056964608u);
let _e1063 = bitcast<f32>(select(0u, ((_e1042 + 1056964608u) - _e1054), ((_e1042 & 2139095040u) > _e1057)));
let _e1069 = bitcast<f32>(select(0u, ((_e1044 + 1056964608u) - _e1054), ((_e1044 & 2139095040u) > _e1057)));
let _e1075 = bitcast<f32>(select(0u, ((_e1048 + 1056964608u) - _e1054), ((_e1048 & 2139095040u) > _e1057)));
let _e1076 = (_e937 * _e1075);
let _e1077 = (_e940 * _e1069);
let _e1078 = (_e940 * _e1063);
let _e1079 = (_e934 * _e1075);
let _e1080 = (_e934 * _e1069);
let _e1081 = (_e937 * _e1063);
let _e1082 = (_e1076 - _e1077);
let _e1084 = (_e1078 - _e1079);
let _e1087 = (_e1080 - _e1081);
let _e1089 = (((_e949 * _e1082) + (_e952 * _e1084)) + (_e955 * _e1087));
let _e1092 = (abs(_e1076) + abs(_e1077));
let _e1096 = (abs(_e1078) + abs(_e1079));
let _e1101 = (abs(_e1080) + abs(_e1081));
let _e1104 = abs(_e1063);
let _e1105 = abs(_e1069);
let _e1107 = select(_e1105, _e1104, (_e1104 > _e1105));
let _e1108 = abs(_e1075);
let _e1110 = select(_e1108, _e1107, (_e1107 > _e1108));
let _e1112 = select(_e1110, _e1008, (_e1008 > _e1110));
let _e1114 = select(_e1015, _e1112, (_e1112 > _e1015));
let _e1119 = ((0.0000019073486f * (((_e1009 * _e1092) + (_e1010 * _e1096)) + (_e1013 * _e1101))) + (_e690 * (1f + (_e1114 * _e1114))));
if (_e1089 > _e1119) {
phi_34174_ = 1i;
} else {
phi_34174_ = select(0i, -1i, (_e1089 < -(_e1119)));
}
let _e1125 = phi_34174_;
let _e1130 = (((_e964 * _e1082) + (_e967 * _e1084)) + (_e970 * _e1087));
let _e1137 = select(_e1021, _e1112, (_e1112 > _e1021));
let _e1142 = ((0.0000019073486f * (((_e985 * _e1092) + (_e990 * _e1096)) + (_e996 * _e1101))) + (_e690 * (1f + (_e1137 * _e1137))));
if (_e1130 > _e1142) {
phi_34271_ = 1i;
} else {
phi_34271_ = select(0i, -1i, (_e1130 < -(_e1142)));
}
let _e1148 = phi_34271_;
phi_34278_ = select(2u, 0u, ((_e1125 * _e1148) < 0i));
} else {
phi_34278_ = 0u;
}
let _e1153 = phi_34278_;
phi_34279_ = _e1153;
}
let _e1591 = phi_34279_;
phi_34280_ = _e1591;
}
let _e1593 = phi_34280_;
phi_34281_ = _e1593;
phi_34282_ = _e857;
}
let _e1595 = phi_34281_;
let _e1597 = phi_34282_;
phi_34287_ = _e1595;
phi_34288_ = _e1597;
}
let _e1599 = phi_34287_;
let _e1601 = phi_34288_;
phi_34289_ = select(2u, 0u, _e837);
phi_34290_ = _e1599;
phi_34291_ = _e1601;
}
let _e3385 = phi_34289_;
let _e3387 = phi_34290_;
let _e3389 = phi_34291_;
phi_34296_ = select(_e3387, _e3385, _e3389);
}
let _e3392 = phi_34296_;
let _e3395 = (_e438 & 31u);
phi_34309_ = (_e440 + select(0u, 1u, _e611));
phi_34310_ = (_e442 | (select(0u, 1u, (_e3392 == 2u)) << bitcast<u32>(_e3395)));
phi_34311_ = (_e444 | (select(0u, 1u, (_e3392 == 1u)) << bitcast<u32>(_e3395)));
} else {
phi_34309_ = _e440;
phi_34310_ = _e442;
phi_34311_ = _e444;
}
let _e3407 = phi_34309_;
let _e3409 = phi_34310_;
let _e3411 = phi_34311_;
phi_28208_ = (_e438 + _e412.z);
phi_28211_ = _e3407;
phi_28213_ = _e3409;
phi_28215_ = _e3411;
} else {
break;
}
let _e3414 = phi_28208_;
let _e3416 = phi_28211_;
let _e3418 = phi_28213_;
let _e3420 = phi_28215_;
continue;
continuing {
phi_28207_ = _e3414;
phi_28210_ = _e3416;
phi_28212_ = _e3418;
phi_28214_ = _e3420;
}
}
let _e3423 = local_244;
let _e3425 = local_245;
let _e3426 = (_e3423 | _e3425);
if (_e3426 == 0u) {
phi_34321_ = 0u;
} else {
let _e3430 = atomicAdd((&counts_3[0u]), countOneBits(_e3426));
phi_34321_ = _e3430;
}
let _e3432 = phi_34321_;
let _e3434 = local_246;
if (_e3434 == 0u) {
} else {
let _e3437 = local_247;
let _e3440 = atomicAdd((&counts_3[1u]), countOneBits(_e3437));
}
let _e3442 = local_248;
if (_e3442 > 0u) {
let _e3445 = local_249;
let _e3448 = local_250;
let _e3451 = atomicAdd((&counts_3[2u]), select(1u, _e3448, (_e3445 > 1u)));
}
workgroupBarrier();
if _e428 {
let _e3453 = atomicLoad((&counts_3[_e422]));
if (_e3453 > 0u) {
let _e3457 = atomicAdd((&counters_2.member[_e422]), _e3453);
if (_e422 == 0u) {
reserved[0u] = _e3457;
}
}
}
workgroupBarrier();
phi_34358_ = _e3432;
phi_34361_ = _e3426;
loop {
let _e3461 = phi_34358_;
let _e3463 = phi_34361_;
let _e3464 = (_e3463 == 0u);
if _e3464 {
phi_34359_ = u32();
phi_34362_ = u32();
} else {
let _e3466 = select(firstTrailingBit(_e3463), 32u, _e3464);
let _e3468 = reserved[0u];
let _e3469 = (_e3468 + _e3461);
let _e3472 = params_2.member.member_12;
if (_e3469 < _e3472) {
let _e3479 = pairs.member[((((_e427 * 8u) + _e3466) * 256u) + _e422)];
let _e3482 = ((_e3479 >> bitcast<u32>(16i)) * 2u);
let _e3485 = tiles.member[(4u + _e3482)];
let _e3492 = boxes.member[((_e3485 * 256u) + ((_e3479 >> bitcast<u32>(8i)) & 255u))];
let _e3496 = tiles.member[(_e3482 + 5u)];
let _e3501 = boxes.member[((_e3496 * 256u) + (_e3479 & 255u))];
if (_e3492.x < _e3501.x) {
phi_34419_ = type_58(_e3492.x, _e3501.x);
} else {
phi_34419_ = type_58(_e3501.x, _e3492.x);
}
let _e3507 = phi_34419_;
let _e3512 = local_251;
let _e3518 = (_e3469 * 2u);
results.member[_e3518] = (_e3507.member | select(2147483648u, 0u, (((_e3512 >> bitcast<u32>((_e3466 & 31u))) & 1u) == 0u)));
results.member[(_e3518 + 1u)] = _e3507.member_1;
}
phi_34359_ = (_e3461 + 1u);
phi_34362_ = (_e3463 & (_e3463 - 1u));
}
let _e3529 = phi_34359_;
let _e3531 = phi_34362_;
continue;
continuing {
phi_34358_ = _e3529;
phi_34361_ = _e3531;
break if !(select(true, false, _e3464));
}
}
return;
}

fn function_53() {
var phi_34492_: u32;
var phi_34508_: u32;
var phi_34510_: u32;
var phi_34513_: u32;
var phi_34511_: u32;
var phi_34514_: u32;
var local_252: u32;
var local_253: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
if ((((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x) == 0u) {
let _e423 = tiles_1.member[0u];
let _e426 = params_2.member.member_11;
let _e428 = select(_e426, _e423, (_e423 < _e426));
let _e429 = (_e428 / 8u);
if ((_e428 % 8u) > 0u) {
phi_34492_ = (_e429 + 1u);
} else {
phi_34492_ = _e429;
}
let _e434 = phi_34492_;
let _e435 = (_e434 / 256u);
if ((_e434 % 256u) > 0u) {
phi_34508_ = (_e435 + 1u);
} else {
phi_34508_ = _e435;
}
let _e440 = phi_34508_;
phi_34510_ = 1u;
phi_34513_ = _e440;
loop {
let _e442 = phi_34510_;
let _e444 = phi_34513_;
local_252 = _e444;
local_253 = _e442;
let _e445 = (_e444 > 65535u);
if _e445 {
phi_34511_ = (_e442 << bitcast<u32>(1i));
phi_34514_ = ((_e444 >> bitcast<u32>(1i)) + (_e444 & 1u));
} else {
break;
}
let _e453 = phi_34511_;
let _e455 = phi_34514_;
continue;
continuing {
phi_34510_ = _e453;
phi_34513_ = _e455;
}
}
let _e458 = local_252;
let _e460 = local_253;
arguments_1.member[0u] = type_50(_e458, _e460, 1u);
}
return;
}

fn function_54() {
var local_254: array<u32, 2>;
var phi_34578_: u32;
var phi_34581_: u32;
var phi_34583_: u32;
var phi_34585_: u32;
var phi_34639_: type_58;
var phi_34690_: bool;
var phi_34705_: bool;
var phi_34720_: bool;
var phi_34757_: bool;
var phi_34758_: bool;
var phi_34766_: bool;
var phi_34767_: bool;
var phi_34768_: bool;
var phi_34769_: bool;
var phi_34770_: bool;
var phi_34918_: bool;
var phi_34934_: bool;
var phi_34936_: bool;
var phi_34937_: bool;
var phi_38812_: bool;
var phi_38813_: bool;
var phi_38814_: bool;
var phi_38831_: bool;
var phi_38832_: bool;
var phi_38833_: bool;
var phi_38866_: u32;
var phi_38867_: u32;
var phi_38878_: type_90;
var phi_38879_: type_90;
var phi_38905_: u32;
var phi_38906_: u32;
var phi_38917_: type_90;
var phi_38918_: type_90;
var phi_40102_: i32;
var phi_40316_: i32;
var phi_40422_: i32;
var phi_40425_: bool;
var phi_39093_: i32;
var phi_39259_: i32;
var phi_39430_: i32;
var phi_39596_: i32;
var phi_39916_: bool;
var phi_39918_: bool;
var phi_39919_: bool;
var phi_39920_: bool;
var phi_39921_: bool;
var phi_39926_: bool;
var phi_39927_: bool;
var phi_39928_: bool;
var phi_40426_: bool;
var phi_40427_: bool;
var phi_40428_: bool;
var phi_40429_: bool;
var phi_35535_: i32;
var phi_35680_: i32;
var phi_35825_: i32;
var phi_35835_: bool;
var phi_35837_: bool;
var phi_35838_: bool;
var phi_35990_: i32;
var phi_36135_: i32;
var phi_36280_: i32;
var phi_36290_: bool;
var phi_36292_: bool;
var phi_36293_: bool;
var phi_38794_: bool;
var phi_38795_: bool;
var phi_38796_: bool;
var phi_38797_: bool;
var phi_38798_: bool;
var phi_40433_: bool;
var phi_40434_: bool;
var phi_40435_: bool;
var phi_40439_: bool;
var phi_40440_: bool;
var phi_40441_: bool;
var phi_40450_: u32;
var phi_40463_: u32;
var phi_40464_: u32;
var phi_40465_: u32;
var phi_34579_: u32;
var phi_34582_: u32;
var phi_34584_: u32;
var phi_34586_: u32;
var local_255: u32;
var local_256: u32;
var phi_40475_: u32;
var local_257: u32;
var local_258: u32;
var local_259: u32;
var local_260: u32;
var local_261: u32;
var phi_40512_: u32;
var phi_40515_: u32;
var phi_40573_: type_58;
var local_262: u32;
var phi_40513_: u32;
var phi_40516_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_254 = array<u32, 2>(0u, 0u);
local_254[_e411.z] = _e410.x;
let _e422 = local_254[(_e412.z - 1u)];
let _e427 = (_e411.x + (_e411.y * _e412.x));
let _e428 = (_e422 < 3u);
if _e428 {
atomicStore((&counts_3[_e422]), 0u);
}
workgroupBarrier();
let _e432 = params_2.member.member_11;
let _e434 = tiles.member[0u];
phi_34578_ = 0u;
phi_34581_ = 0u;
phi_34583_ = 0u;
phi_34585_ = 0u;
loop {
let _e438 = phi_34578_;
let _e440 = phi_34581_;
let _e442 = phi_34583_;
let _e444 = phi_34585_;
local_255 = _e444;
local_256 = _e442;
local_257 = _e442;
local_258 = _e442;
local_259 = _e440;
local_260 = _e440;
local_261 = _e440;
local_262 = _e442;
let _e445 = (_e438 < 8u);
if _e445 {
let _e449 = ((((_e427 * 8u) + _e438) * 256u) + _e422);
if (_e449 < select(_e432, _e434, (_e434 < _e432))) {
let _e452 = pairs.member[_e449];
let _e455 = ((_e452 >> bitcast<u32>(16i)) * 2u);
let _e458 = tiles.member[(4u + _e455)];
let _e465 = boxes.member[((_e458 * 256u) + ((_e452 >> bitcast<u32>(8i)) & 255u))];
let _e469 = tiles.member[(_e455 + 5u)];
let _e474 = boxes.member[((_e469 * 256u) + (_e452 & 255u))];
if (_e465.x < _e474.x) {
phi_34639_ = type_58(_e465.x, _e474.x);
} else {
phi_34639_ = type_58(_e474.x, _e465.x);
}
let _e480 = phi_34639_;
let _e485 = params_2.member.member_9;
let _e487 = (_e480.member * 3u);
let _e490 = corners_4.member[_e487];
let _e494 = corners_4.member[(_e487 + 1u)];
let _e498 = corners_4.member[(_e487 + 2u)];
let _e499 = (_e480.member_1 * 3u);
let _e502 = corners_4.member[_e499];
let _e506 = corners_4.member[(_e499 + 1u)];
let _e510 = corners_4.member[(_e499 + 2u)];
let _e517 = select(0u, 2147483648u, (_e485 != 0u));
let _e522 = (((_e502.w == _e490.w) || (_e506.w == _e490.w)) || (_e510.w == _e490.w));
if _e522 {
phi_34690_ = (((_e490.w | _e517) & 2147483648u) != 0u);
} else {
phi_34690_ = false;
}
let _e527 = phi_34690_;
if _e527 {
phi_34769_ = bool();
phi_34770_ = true;
} else {
let _e532 = (((_e502.w == _e494.w) || (_e506.w == _e494.w)) || (_e510.w == _e494.w));
if _e532 {
phi_34705_ = (((_e494.w | _e517) & 2147483648u) != 0u);
} else {
phi_34705_ = false;
}
let _e537 = phi_34705_;
if _e537 {
phi_34767_ = bool();
phi_34768_ = true;
} else {
let _e542 = (((_e502.w == _e498.w) || (_e506.w == _e498.w)) || (_e510.w == _e498.w));
if _e542 {
phi_34720_ = (((_e498.w | _e517) & 2147483648u) != 0u);
} else {
phi_34720_ = false;
}
let _e547 = phi_34720_;
if _e547 {
phi_34766_ = bool();
} else {
if (_e498.w != _e490.w) {
let _e554 = (_e498.w != _e494.w);
phi_34757_ = select(bool(), _e542, _e554);
phi_34758_ = select(true, false, _e554);
} else {
phi_34757_ = bool();
phi_34758_ = true;
}
let _e558 = phi_34757_;
let _e560 = phi_34758_;
phi_34766_ = (((select(0u, 1u, _e522) + select(0u, 1u, select(false, _e532, (_e494.w != _e490.w)))) + select(0u, 1u, select(_e558, false, _e560))) == 3u);
}
let _e566 = phi_34766_;
phi_34767_ = _e566;
phi_34768_ = _e547;
}
let _e568 = phi_34767_;
let _e570 = phi_34768_;
phi_34769_ = _e568;
phi_34770_ = _e570;
}
let _e572 = phi_34769_;
let _e574 = phi_34770_;
let _e575 = select(_e572, true, _e574);
if _e575 {
phi_40450_ = 0u;
} else {
let _e577 = bitcast<f32>(_e490.x);
let _e579 = bitcast<f32>(_e490.y);
let _e581 = bitcast<f32>(_e490.z);
let _e594 = (_e490.w & 2147483647u);
let _e596 = (3u * (_e594 + 1u));
let _e599 = rests.member[_e596];
let _e603 = rests.member[(_e596 + 1u)];
let _e607 = rests.member[(_e596 + 2u)];
let _e608 = (_e494.w & 2147483647u);
let _e610 = (3u * (_e608 + 1u));
let _e613 = rests.member[_e610];
let _e617 = rests.member[(_e610 + 1u)];
let _e621 = rests.member[(_e610 + 2u)];
let _e622 = (_e498.w & 2147483647u);
let _e624 = (3u * (_e622 + 1u));
let _e627 = rests.member[_e624];
let _e631 = rests.member[(_e624 + 1u)];
let _e635 = rests.member[(_e624 + 2u)];
let _e654 = (_e502.w & 2147483647u);
let _e656 = (3u * (_e654 + 1u));
let _e659 = rests.member[_e656];
let _e663 = rests.member[(_e656 + 1u)];
let _e667 = rests.member[(_e656 + 2u)];
let _e668 = (_e506.w & 2147483647u);
let _e670 = (3u * (_e668 + 1u));
let _e673 = rests.member[_e670];
let _e677 = rests.member[(_e670 + 1u)];
let _e681 = rests.member[(_e670 + 2u)];
let _e682 = (_e510.w & 2147483647u);
let _e684 = (3u * (_e682 + 1u));
let _e687 = rests.member[_e684];
let _e691 = rests.member[(_e684 + 1u)];
let _e695 = rests.member[(_e684 + 2u)];
let _e698 = rests.member[0u];
let _e701 = rests.member[1u];
let _e702 = bitcast<u32>(_e701);
if (_e608 != _e594) {
phi_34918_ = (((_e654 == _e608) || (_e668 == _e608)) || (_e682 == _e608));
} else {
phi_34918_ = false;
}
let _e716 = phi_34918_;
if (_e622 != _e594) {
let _e720 = (_e622 != _e608);
if _e720 {
phi_34934_ = (((_e654 == _e622) || (_e668 == _e622)) || (_e682 == _e622));
} else {
phi_34934_ = bool();
}
let _e727 = phi_34934_;
phi_34936_ = _e727;
phi_34937_ = select(true, false, _e720);
} else {
phi_34936_ = bool();
phi_34937_ = true;
}
let _e730 = phi_34936_;
let _e732 = phi_34937_;
let _e735 = ((select(0u, 1u, (((_e654 == _e594) || (_e668 == _e594)) || (_e682 == _e594))) + select(0u, 1u, _e716)) + select(0u, 1u, select(_e730, false, _e732)));
if (_e735 == 3u) {
phi_40439_ = true;
phi_40440_ = bool();
phi_40441_ = true;
} else {
let _e742 = bitcast<f32>((bitcast<u32>((_e577 - _e577)) ^ _e702));
let _e745 = bitcast<f32>((bitcast<u32>((_e579 - _e579)) ^ _e702));
let _e748 = bitcast<f32>((bitcast<u32>((_e581 - _e581)) ^ _e702));
let _e754 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.x) - _e577)) ^ _e702));
let _e757 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.y) - _e579)) ^ _e702));
let _e760 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.z) - _e581)) ^ _e702));
let _e766 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e498.x) - _e577)) ^ _e702));
let _e769 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e498.y) - _e579)) ^ _e702));
let _e772 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e498.z) - _e581)) ^ _e702));
let _e778 = bitcast<f32>((bitcast<u32>((_e599 - _e599)) ^ _e702));
let _e781 = bitcast<f32>((bitcast<u32>((_e603 - _e603)) ^ _e702));
let _e784 = bitcast<f32>((bitcast<u32>((_e607 - _e607)) ^ _e702));
let _e790 = bitcast<f32>((bitcast<u32>((_e613 - _e599)) ^ _e702));
let _e793 = bitcast<f32>((bitcast<u32>((_e617 - _e603)) ^ _e702));
let _e796 = bitcast<f32>((bitcast<u32>((_e621 - _e607)) ^ _e702));
let _e802 = bitcast<f32>((bitcast<u32>((_e627 - _e599)) ^ _e702));
let _e805 = bitcast<f32>((bitcast<u32>((_e631 - _e603)) ^ _e702));
let _e808 = bitcast<f32>((bitcast<u32>((_e635 - _e607)) ^ _e702));
let _e814 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e502.x) - _e577)) ^ _e702));
let _e817 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e502.y) - _e579)) ^ _e702));
let _e820 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e502.z) - _e581)) ^ _e702));
let _e826 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e506.x) - _e577)) ^ _e702));
let _e829 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e506.y) - _e579)) ^ _e702));
let _e832 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e506.z) - _e581)) ^ _e702));
let _e838 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e510.x) - _e577)) ^ _e702));
let _e841 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e510.y) - _e579)) ^ _e702));
let _e844 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e510.z) - _e581)) ^ _e702));
let _e850 = bitcast<f32>((bitcast<u32>((_e659 - _e599)) ^ _e702));
let _e853 = bitcast<f32>((bitcast<u32>((_e663 - _e603)) ^ _e702));
let _e856 = bitcast<f32>((bitcast<u32>((_e667 - _e607)) ^ _e702));
let _e862 = bitcast<f32>((bitcast<u32>((_e673 - _e599)) ^ _e702));
let _e865 = bitcast<f32>((bitcast<u32>((_e677 - _e603)) ^ _e702));
let _e868 = bitcast<f32>((bitcast<u32>((_e681 - _e607)) ^ _e702));
let _e874 = bitcast<f32>((bitcast<u32>((_e687 - _e599)) ^ _e702));
let _e877 = bitcast<f32>((bitcast<u32>((_e691 - _e603)) ^ _e702));
let _e880 = bitcast<f32>((bitcast<u32>((_e695 - _e607)) ^ _e702));
let _e881 = abs(_e742);
let _e882 = abs(_e745);
let _e884 = select(_e882, _e881, (_e881 > _e882));
let _e885 = abs(_e748);
let _e887 = select(_e885, _e884, (_e884 > _e885));
let _e888 = abs(_e754);
let _e889 = abs(_e757);
let _e891 = select(_e889, _e888, (_e888 > _e889));
let _e892 = abs(_e760);
let _e894 = select(_e892, _e891, (_e891 > _e892));
let _e896 = select(_e894, _e887, (_e887 > _e894));
let _e897 = abs(_e766);
let _e898 = abs(_e769);
let _e900 = select(_e898, _e897, (_e897 > _e898));
let _e901 = abs(_e772);
let _e903 = select(_e901, _e900, (_e900 > _e901));
let _e905 = select(_e903, _e896, (_e896 > _e903));
let _e906 = abs(_e814);
let _e907 = abs(_e817);
let _e909 = select(_e907, _e906, (_e906 > _e907));
let _e910 = abs(_e820);
let _e912 = select(_e910, _e909, (_e909 > _e910));
let _e913 = abs(_e826);
let _e914 = abs(_e829);
let _e916 = select(_e914, _e913, (_e913 > _e914));
let _e917 = abs(_e832);
let _e919 = select(_e917, _e916, (_e916 > _e917));
let _e921 = select(_e919, _e912, (_e912 > _e919));
let _e922 = abs(_e838);
let _e923 = abs(_e841);
let _e925 = select(_e923, _e922, (_e922 > _e923));
let _e926 = abs(_e844);
let _e928 = select(_e926, _e925, (_e925 > _e926));
let _e930 = select(_e928, _e921, (_e921 > _e928));
let _e933 = abs(_e778);
let _e934 = abs(_e781);
let _e936 = select(_e934, _e933, (_e933 > _e934));
let _e937 = abs(_e784);
let _e939 = select(_e937, _e936, (_e936 > _e937));
let _e940 = abs(_e790);
let _e941 = abs(_e793);
let _e943 = select(_e941, _e940, (_e940 > _e941));
let _e944 = abs(_e796);
let _e946 = select(_e944, _e943, (_e943 > _e944));
let _e948 = select(_e946, _e939, (_e939 > _e946));
let _e949 = abs(_e802);
let _e950 = abs(_e805);
let _e952 = select(_e950, _e949, (_e949 > _e950));
let _e953 = abs(_e808);
let _e955 = select(_e953, _e952, (_e952 > _e953));
let _e957 = select(_e955, _e948, (_e948 > _e955));
let _e958 = abs(_e850);
let _e959 = abs(_e853);
let _e961 = select(_e959, _e958, (_e958 > _e959));
let _e962 = abs(_e856);
let _e964 = select(_e962, _e961, (_e961 > _e962));
let _e965 = abs(_e862);
let _e966 = abs(_e865);
let _e968 = select(_e966, _e965, (_e965 > _e966));
let _e969 = abs(_e868);
let _e971 = select(_e969, _e968, (_e968 > _e969));
let _e973 = select(_e971, _e964, (_e964 > _e971));
let _e974 = abs(_e874);
let _e975 = abs(_e877);
let _e977 = select(_e975, _e974, (_e974 > _e975));
let _e978 = abs(_e880);
let _e980 = select(_e978, _e977, (_e977 > _e978));
let _e982 = select(_e980, _e973, (_e973 > _e980));
let _e989 = (((0.00000047683716f * (select(_e930, _e905, (_e905 > _e930)) + select(_e982, _e957, (_e957 > _e982)))) + (2.5f * _e698)) + 0.0000000000000000000000000000000000030092655f);
let _e995 = bitcast<f32>((bitcast<u32>((_e742 + _e778)) ^ _e702));
let _e998 = bitcast<f32>((bitcast<u32>((_e745 + _e781)) ^ _e702));
let _e1001 = bitcast<f32>((bitcast<u32>((_e748 + _e784)) ^ _e702));
let _e1002 = vec3<f32>(_e995, _e998, _e1001);
let _e1008 = bitcast<f32>((bitcast<u32>((_e754 + _e790)) ^ _e702));
let _e1011 = bitcast<f32>((bitcast<u32>((_e757 + _e793)) ^ _e702));
let _e1014 = bitcast<f32>((bitcast<u32>((_e760 + _e796)) ^ _e702));
let _e1015 = vec3<f32>(_e1008, _e1011, _e1014);
let _e1021 = bitcast<f32>((bitcast<u32>((_e766 + _e802)) ^ _e702));
let _e1024 = bitcast<f32>((bitcast<u32>((_e769 + _e805)) ^ _e702));
let _e1027 = bitcast<f32>((bitcast<u32>((_e772 + _e808)) ^ _e702));
let _e1028 = vec3<f32>(_e1021, _e1024, _e1027);
let _e1035 = bitcast<f32>((bitcast<u32>((_e814 + _e850)) ^ _e702));
let _e1038 = bitcast<f32>((bitcast<u32>((_e817 + _e853)) ^ _e702));
let _e1041 = bitcast<f32>((bitcast<u32>((_e820 + _e856)) ^ _e702));
let _e1042 = vec3<f32>(_e1035, _e1038, _e1041);
let _e1048 = bitcast<f32>((bitcast<u32>((_e826 + _e862)) ^ _e702));
let _e1051 = bitcast<f32>((bitcast<u32>((_e829 + _e865)) ^ _e702));
let _e1054 = bitcast<f32>((bitcast<u32>((_e832 + _e868)) ^ _e702));
let _e1055 = vec3<f32>(_e1048, _e1051, _e1054);
let _e1061 = bitcast<f32>((bitcast<u32>((_e838 + _e874)) ^ _e702));
let _e1064 = bitcast<f32>((bitcast<u32>((_e841 + _e877)) ^ _e702));
let _e1067 = bitcast<f32>((bitcast<u32>((_e844 + _e880)) ^ _e702));
let _e1068 = vec3<f32>(_e1061, _e1064, _e1067);
if (_e735 == 0u) {
let _e1884 = (_e1048 - _e1035);
let _e1885 = (_e1051 - _e1038);
let _e1886 = (_e1054 - _e1041);
let _e1889 = bitcast<f32>((bitcast<u32>(_e1884) ^ _e702));
let _e1892 = bitcast<f32>((bitcast<u32>(_e1885) ^ _e702));
let _e1895 = bitcast<f32>((bitcast<u32>(_e1886) ^ _e702));
let _e1896 = (_e1061 - _e1035);
let _e1897 = (_e1064 - _e1038);
let _e1898 = (_e1067 - _e1041);
let _e1901 = bitcast<f32>((bitcast<u32>(_e1896) ^ _e702));
let _e1904 = bitcast<f32>((bitcast<u32>(_e1897) ^ _e702));
let _e1907 = bitcast<f32>((bitcast<u32>(_e1898) ^ _e702));
let _e1913 = bitcast<f32>((bitcast<u32>((_e995 - _e1035)) ^ _e702));
let _e1916 = bitcast<f32>((bitcast<u32>((_e998 - _e1038)) ^ _e702));
let _e1919 = bitcast<f32>((bitcast<u32>((_e1001 - _e1041)) ^ _e702));
let _e1920 = (_e1892 * _e1907);
let _e1921 = (_e1895 * _e1904);
let _e1922 = (_e1895 * _e1901);
let _e1923 = (_e1889 * _e1907);
let _e1924 = (_e1889 * _e1904);
let _e1925 = (_e1892 * _e1901);
let _e1926 = (_e1920 - _e1921);
let _e1928 = (_e1922 - _e1923);
let _e1931 = (_e1924 - _e1925);
let _e1933 = (((_e1913 * _e1926) + (_e1916 * _e1928)) + (_e1919 * _e1931));
let _e1934 = abs(_e1913);
let _e1937 = (abs(_e1920) + abs(_e1921));
let _e1939 = abs(_e1916);
let _e1942 = (abs(_e1922) + abs(_e1923));
let _e1945 = abs(_e1919);
let _e1948 = (abs(_e1924) + abs(_e1925));
let _e1951 = abs(_e1889);
let _e1952 = abs(_e1892);
let _e1954 = select(_e1952, _e1951, (_e1951 > _e1952));
let _e1955 = abs(_e1895);
let _e1957 = select(_e1955, _e1954, (_e1954 > _e1955));
let _e1958 = abs(_e1901);
let _e1959 = abs(_e1904);
let _e1961 = select(_e1959, _e1958, (_e1958 > _e1959));
let _e1962 = abs(_e1907);
let _e1964 = select(_e1962, _e1961, (_e1961 > _e1962));
let _e1966 = select(_e1964, _e1957, (_e1957 > _e1964));
let _e1968 = select(_e1939, _e1934, (_e1934 > _e1939));
let _e1970 = select(_e1945, _e1968, (_e1968 > _e1945));
let _e1972 = select(_e1970, _e1966, (_e1966 > _e1970));
let _e1973 = (_e1972 * _e1972);
let _e1978 = (64f * _e989);
let _e1980 = ((4f * _e989) * _e989);
let _e1983 = (((0.0000019073486f * (((_e1934 * _e1937) + (_e1939 * _e1942)) + (_e1945 * _e1948))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1973))) + (_e1978 * (_e1973 + _e1980)));
if (_e1933 > _e1983) {
phi_35535_ = 1i;
} else {
phi_35535_ = select(0i, -1i, (_e1933 < -(_e1983)));
}
let _e1989 = phi_35535_;
let _e1995 = bitcast<f32>((bitcast<u32>((_e1008 - _e1035)) ^ _e702));
let _e1998 = bitcast<f32>((bitcast<u32>((_e1011 - _e1038)) ^ _e702));
let _e2001 = bitcast<f32>((bitcast<u32>((_e1014 - _e1041)) ^ _e702));
let _e2006 = (((_e1995 * _e1926) + (_e1998 * _e1928)) + (_e2001 * _e1931));
let _e2007 = abs(_e1995);
let _e2009 = abs(_e1998);
let _e2012 = abs(_e2001);
let _e2016 = select(_e2009, _e2007, (_e2007 > _e2009));
let _e2018 = select(_e2012, _e2016, (_e2016 > _e2012));
let _e2020 = select(_e2018, _e1966, (_e1966 > _e2018));
let _e2021 = (_e2020 * _e2020);
let _e2028 = (((0.0000019073486f * (((_e2007 * _e1937) + (_e2009 * _e1942)) + (_e2012 * _e1948))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2021))) + (_e1978 * (_e2021 + _e1980)));
if (_e2006 > _e2028) {
phi_35680_ = 1i;
} else {
phi_35680_ = select(0i, -1i, (_e2006 < -(_e2028)));
}
let _e2034 = phi_35680_;
let _e2040 = bitcast<f32>((bitcast<u32>((_e1021 - _e1035)) ^ _e702));
let _e2043 = bitcast<f32>((bitcast<u32>((_e1024 - _e1038)) ^ _e702));
let _e2046 = bitcast<f32>((bitcast<u32>((_e1027 - _e1041)) ^ _e702));
let _e2051 = (((_e2040 * _e1926) + (_e2043 * _e1928)) + (_e2046 * _e1931));
let _e2052 = abs(_e2040);
let _e2054 = abs(_e2043);
let _e2057 = abs(_e2046);
let _e2061 = select(_e2054, _e2052, (_e2052 > _e2054));
let _e2063 = select(_e2057, _e2061, (_e2061 > _e2057));
let _e2065 = select(_e2063, _e1966, (_e1966 > _e2063));
let _e2066 = (_e2065 * _e2065);
let _e2073 = (((0.0000019073486f * (((_e2052 * _e1937) + (_e2054 * _e1942)) + (_e2057 * _e1948))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2066))) + (_e1978 * (_e2066 + _e1980)));
if (_e2051 > _e2073) {
phi_35825_ = 1i;
} else {
phi_35825_ = select(0i, -1i, (_e2051 < -(_e2073)));
}
let _e2079 = phi_35825_;
if (_e1989 == 0i) {
phi_35837_ = bool();
phi_35838_ = true;
} else {
let _e2081 = (_e1989 == _e2034);
if _e2081 {
phi_35835_ = (_e1989 == _e2079);
} else {
phi_35835_ = bool();
}
let _e2084 = phi_35835_;
phi_35837_ = _e2084;
phi_35838_ = select(true, false, _e2081);
}
let _e2087 = phi_35837_;
let _e2089 = phi_35838_;
if select(_e2087, false, _e2089) {
phi_38797_ = bool();
phi_38798_ = true;
} else {
let _e2091 = (_e1008 - _e995);
let _e2092 = (_e1011 - _e998);
let _e2093 = (_e1014 - _e1001);
let _e2096 = bitcast<f32>((bitcast<u32>(_e2091) ^ _e702));
let _e2099 = bitcast<f32>((bitcast<u32>(_e2092) ^ _e702));
let _e2102 = bitcast<f32>((bitcast<u32>(_e2093) ^ _e702));
let _e2103 = (_e1021 - _e995);
let _e2104 = (_e1024 - _e998);
let _e2105 = (_e1027 - _e1001);
let _e2108 = bitcast<f32>((bitcast<u32>(_e2103) ^ _e702));
let _e2111 = bitcast<f32>((bitcast<u32>(_e2104) ^ _e702));
let _e2114 = bitcast<f32>((bitcast<u32>(_e2105) ^ _e702));
let _e2120 = bitcast<f32>((bitcast<u32>((_e1035 - _e995)) ^ _e702));
let _e2123 = bitcast<f32>((bitcast<u32>((_e1038 - _e998)) ^ _e702));
let _e2126 = bitcast<f32>((bitcast<u32>((_e1041 - _e1001)) ^ _e702));
let _e2127 = (_e2099 * _e2114);
let _e2128 = (_e2102 * _e2111);
let _e2129 = (_e2102 * _e2108);
let _e2130 = (_e2096 * _e2114);
let _e2131 = (_e2096 * _e2111);
let _e2132 = (_e2099 * _e2108);
let _e2133 = (_e2127 - _e2128);
let _e2135 = (_e2129 - _e2130);
let _e2138 = (_e2131 - _e2132);
let _e2140 = (((_e2120 * _e2133) + (_e2123 * _e2135)) + (_e2126 * _e2138));
let _e2141 = abs(_e2120);
let _e2144 = (abs(_e2127) + abs(_e2128));
let _e2146 = abs(_e2123);
let _e2149 = (abs(_e2129) + abs(_e2130));
let _e2152 = abs(_e2126);
let _e2155 = (abs(_e2131) + abs(_e2132));
let _e2158 = abs(_e2096);
let _e2159 = abs(_e2099);
let _e2161 = select(_e2159, _e2158, (_e2158 > _e2159));
let _e2162 = abs(_e2102);
let _e2164 = select(_e2162, _e2161, (_e2161 > _e2162));
let _e2165 = abs(_e2108);
let _e2166 = abs(_e2111);
let _e2168 = select(_e2166, _e2165, (_e2165 > _e2166));
let _e2169 = abs(_e2114);
let _e2171 = select(_e2169, _e2168, (_e2168 > _e2169));
let _e2173 = select(_e2171, _e2164, (_e2164 > _e2171));
let _e2175 = select(_e2146, _e2141, (_e2141 > _e2146));
let _e2177 = select(_e2152, _e2175, (_e2175 > _e2152));
let _e2179 = select(_e2177, _e2173, (_e2173 > _e2177));
let _e2180 = (_e2179 * _e2179);
let _e2187 = (((0.0000019073486f * (((_e2141 * _e2144) + (_e2146 * _e2149)) + (_e2152 * _e2155))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2180))) + (_e1978 * (_e2180 + _e1980)));
if (_e2140 > _e2187) {
phi_35990_ = 1i;
} else {
phi_35990_ = select(0i, -1i, (_e2140 < -(_e2187)));
}
let _e2193 = phi_35990_;
let _e2199 = bitcast<f32>((bitcast<u32>((_e1048 - _e995)) ^ _e702));
let _e2202 = bitcast<f32>((bitcast<u32>((_e1051 - _e998)) ^ _e702));
let _e2205 = bitcast<f32>((bitcast<u32>((_e1054 - _e1001)) ^ _e702));
let _e2210 = (((_e2199 * _e2133) + (_e2202 * _e2135)) + (_e2205 * _e2138));
let _e2211 = abs(_e2199);
let _e2213 = abs(_e2202);
let _e2216 = abs(_e2205);
let _e2220 = select(_e2213, _e2211, (_e2211 > _e2213));
let _e2222 = select(_e2216, _e2220, (_e2220 > _e2216));
let _e2224 = select(_e2222, _e2173, (_e2173 > _e2222));
let _e2225 = (_e2224 * _e2224);
let _e2232 = (((0.0000019073486f * (((_e2211 * _e2144) + (_e2213 * _e2149)) + (_e2216 * _e2155))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2225))) + (_e1978 * (_e2225 + _e1980)));
if (_e2210 > _e2232) {
phi_36135_ = 1i;
} else {
phi_36135_ = select(0i, -1i, (_e2210 < -(_e2232)));
}
let _e2238 = phi_36135_;
let _e2244 = bitcast<f32>((bitcast<u32>((_e1061 - _e995)) ^ _e702));
let _e2247 = bitcast<f32>((bitcast<u32>((_e1064 - _e998)) ^ _e702));
let _e2250 = bitcast<f32>((bitcast<u32>((_e1067 - _e1001)) ^ _e702));
let _e2255 = (((_e2244 * _e2133) + (_e2247 * _e2135)) + (_e2250 * _e2138));
let _e2256 = abs(_e2244);
let _e2258 = abs(_e2247);
let _e2261 = abs(_e2250);
let _e2265 = select(_e2258, _e2256, (_e2256 > _e2258));
let _e2267 = select(_e2261, _e2265, (_e2265 > _e2261));
let _e2269 = select(_e2267, _e2173, (_e2173 > _e2267));
let _e2270 = (_e2269 * _e2269);
let _e2277 = (((0.0000019073486f * (((_e2256 * _e2144) + (_e2258 * _e2149)) + (_e2261 * _e2155))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2270))) + (_e1978 * (_e2270 + _e1980)));
if (_e2255 > _e2277) {
phi_36280_ = 1i;
} else {
phi_36280_ = select(0i, -1i, (_e2255 < -(_e2277)));
}
let _e2283 = phi_36280_;
if (_e2193 == 0i) {
phi_36292_ = bool();
phi_36293_ = true;
} else {
let _e2285 = (_e2193 == _e2238);
if _e2285 {
phi_36290_ = (_e2193 == _e2283);
} else {
phi_36290_ = bool();
}
let _e2288 = phi_36290_;
phi_36292_ = _e2288;
phi_36293_ = select(true, false, _e2285);
}
let _e2291 = phi_36292_;
let _e2293 = phi_36293_;
if select(_e2291, false, _e2293) {
phi_38795_ = bool();
phi_38796_ = true;
} else {
let _e2297 = ((_e2092 * _e2105) - (_e2104 * _e2093));
let _e2300 = ((_e2093 * _e2103) - (_e2105 * _e2091));
let _e2303 = ((_e2091 * _e2104) - (_e2103 * _e2092));
let _e2304 = abs(_e2297);
let _e2305 = abs(_e2300);
let _e2307 = select(_e2305, _e2304, (_e2304 > _e2305));
let _e2308 = abs(_e2303);
let _e2310 = select(_e2308, _e2307, (_e2307 > _e2308));
let _e2313 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2310, (_e2310 > 0.0000000000000000000000000000000000030092655f)));
let _e2314 = (_e2297 * _e2313);
let _e2315 = (_e2300 * _e2313);
let _e2316 = (_e2303 * _e2313);
let _e2319 = ((_e2092 * _e2316) - (_e2315 * _e2093));
let _e2322 = ((_e2093 * _e2314) - (_e2316 * _e2091));
let _e2325 = ((_e2091 * _e2315) - (_e2314 * _e2092));
let _e2326 = abs(_e2319);
let _e2327 = abs(_e2322);
let _e2329 = select(_e2327, _e2326, (_e2326 > _e2327));
let _e2330 = abs(_e2325);
let _e2332 = select(_e2330, _e2329, (_e2329 > _e2330));
let _e2335 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2332, (_e2332 > 0.0000000000000000000000000000000000030092655f)));
let _e2336 = (_e2319 * _e2335);
let _e2337 = (_e2322 * _e2335);
let _e2338 = (_e2325 * _e2335);
let _e2339 = (_e2120 * _e2336);
let _e2340 = (_e2123 * _e2337);
let _e2341 = (_e2126 * _e2338);
let _e2351 = ((abs(_e2336) + abs(_e2337)) + abs(_e2338));
let _e2354 = (0.0000000000000000000000000000000000030092655f * (1f + _e2351));
let _e2356 = (2.5f * _e989);
let _e2357 = (_e2356 * _e2351);
let _e2367 = bitcast<f32>((bitcast<u32>((_e1035 - _e1008)) ^ _e702));
let _e2370 = bitcast<f32>((bitcast<u32>((_e1038 - _e1011)) ^ _e702));
let _e2373 = bitcast<f32>((bitcast<u32>((_e1041 - _e1014)) ^ _e702));
let _e2374 = (_e2367 * _e2336);
let _e2375 = (_e2370 * _e2337);
let _e2376 = (_e2373 * _e2338);
let _e2394 = bitcast<f32>((bitcast<u32>((_e1035 - _e1021)) ^ _e702));
let _e2397 = bitcast<f32>((bitcast<u32>((_e1038 - _e1024)) ^ _e702));
let _e2400 = bitcast<f32>((bitcast<u32>((_e1041 - _e1027)) ^ _e702));
let _e2401 = (_e2394 * _e2336);
let _e2402 = (_e2397 * _e2337);
let _e2403 = (_e2400 * _e2338);
let _e2416 = (_e2199 * _e2336);
let _e2417 = (_e2202 * _e2337);
let _e2418 = (_e2205 * _e2338);
let _e2435 = bitcast<f32>((bitcast<u32>((_e1048 - _e1008)) ^ _e702));
let _e2438 = bitcast<f32>((bitcast<u32>((_e1051 - _e1011)) ^ _e702));
let _e2441 = bitcast<f32>((bitcast<u32>((_e1054 - _e1014)) ^ _e702));
let _e2442 = (_e2435 * _e2336);
let _e2443 = (_e2438 * _e2337);
let _e2444 = (_e2441 * _e2338);
let _e2462 = bitcast<f32>((bitcast<u32>((_e1048 - _e1021)) ^ _e702));
let _e2465 = bitcast<f32>((bitcast<u32>((_e1051 - _e1024)) ^ _e702));
let _e2468 = bitcast<f32>((bitcast<u32>((_e1054 - _e1027)) ^ _e702));
let _e2469 = (_e2462 * _e2336);
let _e2470 = (_e2465 * _e2337);
let _e2471 = (_e2468 * _e2338);
let _e2485 = (_e2244 * _e2336);
let _e2486 = (_e2247 * _e2337);
let _e2487 = (_e2250 * _e2338);
let _e2504 = bitcast<f32>((bitcast<u32>((_e1061 - _e1008)) ^ _e702));
let _e2507 = bitcast<f32>((bitcast<u32>((_e1064 - _e1011)) ^ _e702));
let _e2510 = bitcast<f32>((bitcast<u32>((_e1067 - _e1014)) ^ _e702));
let _e2511 = (_e2504 * _e2336);
let _e2512 = (_e2507 * _e2337);
let _e2513 = (_e2510 * _e2338);
let _e2531 = bitcast<f32>((bitcast<u32>((_e1061 - _e1021)) ^ _e702));
let _e2534 = bitcast<f32>((bitcast<u32>((_e1064 - _e1024)) ^ _e702));
let _e2537 = bitcast<f32>((bitcast<u32>((_e1067 - _e1027)) ^ _e702));
let _e2538 = (_e2531 * _e2336);
let _e2539 = (_e2534 * _e2337);
let _e2540 = (_e2537 * _e2338);
let _e2554 = (_e1021 - _e1008);
let _e2555 = (_e1024 - _e1011);
let _e2556 = (_e1027 - _e1014);
let _e2559 = ((_e2555 * _e2316) - (_e2315 * _e2556));
let _e2562 = ((_e2556 * _e2314) - (_e2316 * _e2554));
let _e2565 = ((_e2554 * _e2315) - (_e2314 * _e2555));
let _e2566 = abs(_e2559);
let _e2567 = abs(_e2562);
let _e2569 = select(_e2567, _e2566, (_e2566 > _e2567));
let _e2570 = abs(_e2565);
let _e2572 = select(_e2570, _e2569, (_e2569 > _e2570));
let _e2575 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2572, (_e2572 > 0.0000000000000000000000000000000000030092655f)));
let _e2576 = (_e2559 * _e2575);
let _e2577 = (_e2562 * _e2575);
let _e2578 = (_e2565 * _e2575);
let _e2579 = (_e2120 * _e2576);
let _e2580 = (_e2123 * _e2577);
let _e2581 = (_e2126 * _e2578);
let _e2591 = ((abs(_e2576) + abs(_e2577)) + abs(_e2578));
let _e2594 = (0.0000000000000000000000000000000000030092655f * (1f + _e2591));
let _e2596 = (_e2356 * _e2591);
let _e2601 = (_e2367 * _e2576);
let _e2602 = (_e2370 * _e2577);
let _e2603 = (_e2373 * _e2578);
let _e2616 = (_e2394 * _e2576);
let _e2617 = (_e2397 * _e2577);
let _e2618 = (_e2400 * _e2578);
let _e2631 = (_e2199 * _e2576);
let _e2632 = (_e2202 * _e2577);
let _e2633 = (_e2205 * _e2578);
let _e2645 = (_e2435 * _e2576);
let _e2646 = (_e2438 * _e2577);
let _e2647 = (_e2441 * _e2578);
let _e2660 = (_e2462 * _e2576);
let _e2661 = (_e2465 * _e2577);
let _e2662 = (_e2468 * _e2578);
let _e2676 = (_e2244 * _e2576);
let _e2677 = (_e2247 * _e2577);
let _e2678 = (_e2250 * _e2578);
let _e2690 = (_e2504 * _e2576);
let _e2691 = (_e2507 * _e2577);
let _e2692 = (_e2510 * _e2578);
let _e2705 = (_e2531 * _e2576);
let _e2706 = (_e2534 * _e2577);
let _e2707 = (_e2537 * _e2578);
let _e2722 = (_e995 - _e1021);
let _e2723 = (_e998 - _e1024);
let _e2724 = (_e1001 - _e1027);
let _e2727 = ((_e2723 * _e2316) - (_e2315 * _e2724));
let _e2730 = ((_e2724 * _e2314) - (_e2316 * _e2722));
let _e2733 = ((_e2722 * _e2315) - (_e2314 * _e2723));
let _e2734 = abs(_e2727);
let _e2735 = abs(_e2730);
let _e2737 = select(_e2735, _e2734, (_e2734 > _e2735));
let _e2738 = abs(_e2733);
let _e2740 = select(_e2738, _e2737, (_e2737 > _e2738));
let _e2743 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2740, (_e2740 > 0.0000000000000000000000000000000000030092655f)));
let _e2744 = (_e2727 * _e2743);
let _e2745 = (_e2730 * _e2743);
let _e2746 = (_e2733 * _e2743);
let _e2747 = (_e2120 * _e2744);
let _e2748 = (_e2123 * _e2745);
let _e2749 = (_e2126 * _e2746);
let _e2759 = ((abs(_e2744) + abs(_e2745)) + abs(_e2746));
let _e2762 = (0.0000000000000000000000000000000000030092655f * (1f + _e2759));
let _e2764 = (_e2356 * _e2759);
let _e2769 = (_e2367 * _e2744);
let _e2770 = (_e2370 * _e2745);
let _e2771 = (_e2373 * _e2746);
let _e2784 = (_e2394 * _e2744);
let _e2785 = (_e2397 * _e2745);
let _e2786 = (_e2400 * _e2746);
let _e2799 = (_e2199 * _e2744);
let _e2800 = (_e2202 * _e2745);
let _e2801 = (_e2205 * _e2746);
let _e2813 = (_e2435 * _e2744);
let _e2814 = (_e2438 * _e2745);
let _e2815 = (_e2441 * _e2746);
let _e2828 = (_e2462 * _e2744);
let _e2829 = (_e2465 * _e2745);
let _e2830 = (_e2468 * _e2746);
let _e2844 = (_e2244 * _e2744);
let _e2845 = (_e2247 * _e2745);
let _e2846 = (_e2250 * _e2746);
let _e2858 = (_e2504 * _e2744);
let _e2859 = (_e2507 * _e2745);
let _e2860 = (_e2510 * _e2746);
let _e2873 = (_e2531 * _e2744);
let _e2874 = (_e2534 * _e2745);
let _e2875 = (_e2537 * _e2746);
let _e2889 = (((((((((_e2339 + _e2340) + _e2341) > (((0.0000019073486f * ((abs(_e2339) + abs(_e2340)) + abs(_e2341))) + _e2354) + _e2357)) && (((_e2374 + _e2375) + _e2376) > (((0.0000019073486f * ((abs(_e2374) + abs(_e2375)) + abs(_e2376))) + _e2354) + _e2357))) && (((_e2401 + _e2402) + _e2403) > (((0.0000019073486f * ((abs(_e2401) + abs(_e2402)) + abs(_e2403))) + _e2354) + _e2357))) && (((((_e2416 + _e2417) + _e2418) > (((0.0000019073486f * ((abs(_e2416) + abs(_e2417)) + abs(_e2418))) + _e2354) + _e2357)) && (((_e2442 + _e2443) + _e2444) > (((0.0000019073486f * ((abs(_e2442) + abs(_e2443)) + abs(_e2444))) + _e2354) + _e2357))) && (((_e2469 + _e2470) + _e2471) > (((0.0000019073486f * ((abs(_e2469) + abs(_e2470)) + abs(_e2471))) + _e2354) + _e2357)))) && (((((_e2485 + _e2486) + _e2487) > (((0.0000019073486f * ((abs(_e2485) + abs(_e2486)) + abs(_e2487))) + _e2354) + _e2357)) && (((_e2511 + _e2512) + _e2513) > (((0.0000019073486f * ((abs(_e2511) + abs(_e2512)) + abs(_e2513))) + _e2354) + _e2357))) && (((_e2538 + _e2539) + _e2540) > (((0.0000019073486f * ((abs(_e2538) + abs(_e2539)) + abs(_e2540))) + _e2354) + _e2357)))) || (((((((_e2579 + _e2580) + _e2581) > (((0.0000019073486f * ((abs(_e2579) + abs(_e2580)) + abs(_e2581))) + _e2594) + _e2596)) && (((_e2601 + _e2602) + _e2603) > (((0.0000019073486f * ((abs(_e2601) + abs(_e2602)) + abs(_e2603))) + _e2594) + _e2596))) && (((_e2616 + _e2617) + _e2618) > (((0.0000019073486f * ((abs(_e2616) + abs(_e2617)) + abs(_e2618))) + _e2594) + _e2596))) && (((((_e2631 + _e2632) + _e2633) > (((0.0000019073486f * ((abs(_e2631) + abs(_e2632)) + abs(_e2633))) + _e2594) + _e2596)) && (((_e2645 + _e2646) + _e2647) > (((0.0000019073486f * ((abs(_e2645) + abs(_e2646)) + abs(_e2647))) + _e2594) + _e2596))) && (((_e2660 + _e2661) + _e2662) > (((0.0000019073486f * ((abs(_e2660) + abs(_e2661)) + abs(_e2662))) + _e2594) + _e2596)))) && (((((_e2676 + _e2677) + _e2678) > (((0.0000019073486f * ((abs(_e2676) + abs(_e2677)) + abs(_e2678))) + _e2594) + _e2596)) && (((_e2690 + _e2691) + _e2692) > (((0.0000019073486f * ((abs(_e2690) + abs(_e2691)) + abs(_e2692))) + _e2594) + _e2596))) && (((_e2705 + _e2706) + _e2707) > (((0.0000019073486f * ((abs(_e2705) + abs(_e2706)) + abs(_e2707))) + _e2594) + _e2596))))) || (((((((_e2747 + _e2748) + _e2749) > (((0.0000019073486f * ((abs(_e2747) + abs(_e2748)) + abs(_e2749))) + _e2762) + _e2764)) && (((_e2769 + _e2770) + _e2771) > (((0.0000019073486f * ((abs(_e2769) + abs(_e2770)) + abs(_e2771))) + _e2762) + _e2764))) && (((_e2784 + _e2785) + _e2786) > (((0.0000019073486f * ((abs(_e2784) + abs(_e2785)) + abs(_e2786))) + _e2762) + _e2764))) && (((((_e2799 + _e2800) + _e2801) > (((0.0000019073486f * ((abs(_e2799) + abs(_e2800)) + abs(_e2801))) + _e2762) + _e2764)) && (((_e2813 + _e2814) + _e2815) > (((0.0000019073486f * ((abs(_e2813) + abs(_e2814)) + abs(_e2815))) + _e2762) + _e2764))) && (((_e2828 + _e2829) + _e2830) > (((0.0000019073486f * ((abs(_e2828) + abs(_e2829)) + abs(_e2830))) + _e2762) + _e2764)))) && (((((_e2844 + _e2845) + _e2846) > (((0.0000019073486f * ((abs(_e2844) + abs(_e2845)) + abs(_e2846))) + _e2762) + _e2764)) && (((_e2858 + _e2859) + _e2860) > (((0.0000019073486f * ((abs(_e2858) + abs(_e2859)) + abs(_e2860))) + _e2762) + _e2764))) && (((_e2873 + _e2874) + _e2875) > (((0.0000019073486f * ((abs(_e2873) + abs(_e2874)) + abs(_e2875))) + _e2762) + _e2764)))));
if _e2889 {
phi_38794_ = bool();
} else {
let _e2892 = ((_e1885 * _e1898) - (_e1897 * _e1886));
let _e2895 = ((_e1886 * _e1896) - (_e1898 * _e1884));
let _e2898 = ((_e1884 * _e1897) - (_e1896 * _e1885));
let _e2899 = abs(_e2892);
let _e2900 = abs(_e2895);
let _e2902 = select(_e2900, _e2899, (_e2899 > _e2900));
let _e2903 = abs(_e2898);
let _e2905 = select(_e2903, _e2902, (_e2902 > _e2903));
let _e2908 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2905, (_e2905 > 0.0000000000000000000000000000000000030092655f)));
let _e2909 = (_e2892 * _e2908);
let _e2910 = (_e2895 * _e2908);
let _e2911 = (_e2898 * _e2908);
let _e2914 = ((_e1885 * _e2911) - (_e2910 * _e1886));
let _e2917 = ((_e1886 * _e2909) - (_e2911 * _e1884));
let _e2920 = ((_e1884 * _e2910) - (_e2909 * _e1885));
let _e2921 = abs(_e2914);
let _e2922 = abs(_e2917);
let _e2924 = select(_e2922, _e2921, (_e2921 > _e2922));
let _e2925 = abs(_e2920);
let _e2927 = select(_e2925, _e2924, (_e2924 > _e2925));
let _e2930 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2927, (_e2927 > 0.0000000000000000000000000000000000030092655f)));
let _e2931 = (_e2914 * _e2930);
let _e2932 = (_e2917 * _e2930);
let _e2933 = (_e2920 * _e2930);
let _e2934 = (_e1913 * _e2931);
let _e2935 = (_e1916 * _e2932);
let _e2936 = (_e1919 * _e2933);
let _e2946 = ((abs(_e2931) + abs(_e2932)) + abs(_e2933));
let _e2949 = (0.0000000000000000000000000000000000030092655f * (1f + _e2946));
let _e2951 = (_e2356 * _e2946);
let _e2961 = bitcast<f32>((bitcast<u32>((_e995 - _e1048)) ^ _e702));
let _e2964 = bitcast<f32>((bitcast<u32>((_e998 - _e1051)) ^ _e702));
let _e2967 = bitcast<f32>((bitcast<u32>((_e1001 - _e1054)) ^ _e702));
let _e2968 = (_e2961 * _e2931);
let _e2969 = (_e2964 * _e2932);
let _e2970 = (_e2967 * _e2933);
let _e2988 = bitcast<f32>((bitcast<u32>((_e995 - _e1061)) ^ _e702));
let _e2991 = bitcast<f32>((bitcast<u32>((_e998 - _e1064)) ^ _e702));
let _e2994 = bitcast<f32>((bitcast<u32>((_e1001 - _e1067)) ^ _e702));
let _e2995 = (_e2988 * _e2931);
let _e2996 = (_e2991 * _e2932);
let _e2997 = (_e2994 * _e2933);
let _e3010 = (_e1995 * _e2931);
let _e3011 = (_e1998 * _e2932);
let _e3012 = (_e2001 * _e2933);
let _e3029 = bitcast<f32>((bitcast<u32>((_e1008 - _e1048)) ^ _e702));
let _e3032 = bitcast<f32>((bitcast<u32>((_e1011 - _e1051)) ^ _e702));
let _e3035 = bitcast<f32>((bitcast<u32>((_e1014 - _e1054)) ^ _e702));
let _e3036 = (_e3029 * _e2931);
let _e3037 = (_e3032 * _e2932);
let _e3038 = (_e3035 * _e2933);
let _e3056 = bitcast<f32>((bitcast<u32>((_e1008 - _e1061)) ^ _e702));
let _e3059 = bitcast<f32>((bitcast<u32>((_e1011 - _e1064)) ^ _e702));
let _e3062 = bitcast<f32>((bitcast<u32>((_e1014 - _e1067)) ^ _e702));
let _e3063 = (_e3056 * _e2931);
let _e3064 = (_e3059 * _e2932);
let _e3065 = (_e3062 * _e2933);
let _e3079 = (_e2040 * _e2931);
let _e3080 = (_e2043 * _e2932);
let _e3081 = (_e2046 * _e2933);
let _e3098 = bitcast<f32>((bitcast<u32>((_e1021 - _e1048)) ^ _e702));
let _e3101 = bitcast<f32>((bitcast<u32>((_e1024 - _e1051)) ^ _e702));
let _e3104 = bitcast<f32>((bitcast<u32>((_e1027 - _e1054)) ^ _e702));
let _e3105 = (_e3098 * _e2931);
let _e3106 = (_e3101 * _e2932);
let _e3107 = (_e3104 * _e2933);
let _e3125 = bitcast<f32>((bitcast<u32>((_e1021 - _e1061)) ^ _e702));
let _e3128 = bitcast<f32>((bitcast<u32>((_e1024 - _e1064)) ^ _e702));
let _e3131 = bitcast<f32>((bitcast<u32>((_e1027 - _e1067)) ^ _e702));
let _e3132 = (_e3125 * _e2931);
let _e3133 = (_e3128 * _e2932);
let _e3134 = (_e3131 * _e2933);
let _e3148 = (_e1061 - _e1048);
let _e3149 = (_e1064 - _e1051);
let _e3150 = (_e1067 - _e1054);
let _e3153 = ((_e3149 * _e2911) - (_e2910 * _e3150));
let _e3156 = ((_e3150 * _e2909) - (_e2911 * _e3148));
let _e3159 = ((_e3148 * _e2910) - (_e2909 * _e3149));
let _e3160 = abs(_e3153);
let _e3161 = abs(_e3156);
let _e3163 = select(_e3161, _e3160, (_e3160 > _e3161));
let _e3164 = abs(_e3159);
let _e3166 = select(_e3164, _e3163, (_e3163 > _e3164));
let _e3169 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3166, (_e3166 > 0.0000000000000000000000000000000000030092655f)));
let _e3170 = (_e3153 * _e3169);
let _e3171 = (_e3156 * _e3169);
let _e3172 = (_e3159 * _e3169);
let _e3173 = (_e1913 * _e3170);
let _e3174 = (_e1916 * _e3171);
let _e3175 = (_e1919 * _e3172);
let _e3185 = ((abs(_e3170) + abs(_e3171)) + abs(_e3172));
let _e3188 = (0.0000000000000000000000000000000000030092655f * (1f + _e3185));
let _e3190 = (_e2356 * _e3185);
let _e3195 = (_e2961 * _e3170);
let _e3196 = (_e2964 * _e3171);
let _e3197 = (_e2967 * _e3172);
let _e3210 = (_e2988 * _e3170);
let _e3211 = (_e2991 * _e3171);
let _e3212 = (_e2994 * _e3172);
let _e3225 = (_e1995 * _e3170);
let _e3226 = (_e1998 * _e3171);
let _e3227 = (_e2001 * _e3172);
let _e3239 = (_e3029 * _e3170);
let _e3240 = (_e3032 * _e3171);
let _e3241 = (_e3035 * _e3172);
let _e3254 = (_e3056 * _e3170);
let _e3255 = (_e3059 * _e3171);
let _e3256 = (_e3062 * _e3172);
let _e3270 = (_e2040 * _e3170);
let _e3271 = (_e2043 * _e3171);
let _e3272 = (_e2046 * _e3172);
let _e3284 = (_e3098 * _e3170);
let _e3285 = (_e3101 * _e3171);
let _e3286 = (_e3104 * _e3172);
let _e3299 = (_e3125 * _e3170);
let _e3300 = (_e3128 * _e3171);
let _e3301 = (_e3131 * _e3172);
let _e3316 = (_e1035 - _e1061);
let _e3317 = (_e1038 - _e1064);
let _e3318 = (_e1041 - _e1067);
let _e3321 = ((_e3317 * _e2911) - (_e2910 * _e3318));
let _e3324 = ((_e3318 * _e2909) - (_e2911 * _e3316));
let _e3327 = ((_e3316 * _e2910) - (_e2909 * _e3317));
let _e3328 = abs(_e3321);
let _e3329 = abs(_e3324);
let _e3331 = select(_e3329, _e3328, (_e3328 > _e3329));
let _e3332 = abs(_e3327);
let _e3334 = select(_e3332, _e3331, (_e3331 > _e3332));
let _e3337 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3334, (_e3334 > 0.0000000000000000000000000000000000030092655f)));
let _e3338 = (_e3321 * _e3337);
let _e3339 = (_e3324 * _e3337);
let _e3340 = (_e3327 * _e3337);
let _e3341 = (_e1913 * _e3338);
let _e3342 = (_e1916 * _e3339);
let _e3343 = (_e1919 * _e3340);
let _e3353 = ((abs(_e3338) + abs(_e3339)) + abs(_e3340));
let _e3356 = (0.0000000000000000000000000000000000030092655f * (1f + _e3353));
let _e3358 = (_e2356 * _e3353);
let _e3363 = (_e2961 * _e3338);
let _e3364 = (_e2964 * _e3339);
let _e3365 = (_e2967 * _e3340);
let _e3378 = (_e2988 * _e3338);
let _e3379 = (_e2991 * _e3339);
let _e3380 = (_e2994 * _e3340);
let _e3393 = (_e1995 * _e3338);
let _e3394 = (_e1998 * _e3339);
let _e3395 = (_e2001 * _e3340);
let _e3407 = (_e3029 * _e3338);
let _e3408 = (_e3032 * _e3339);
let _e3409 = (_e3035 * _e3340);
let _e3422 = (_e3056 * _e3338);
let _e3423 = (_e3059 * _e3339);
let _e3424 = (_e3062 * _e3340);
let _e3438 = (_e2040 * _e3338);
let _e3439 = (_e2043 * _e3339);
let _e3440 = (_e2046 * _e3340);
let _e3452 = (_e3098 * _e3338);
let _e3453 = (_e3101 * _e3339);
let _e3454 = (_e3104 * _e3340);
let _e3467 = (_e3125 * _e3338);
let _e3468 = (_e3128 * _e3339);
let _e3469 = (_e3131 * _e3340);
phi_38794_ = (((((((((_e2934 + _e2935) + _e2936) > (((0.0000019073486f * ((abs(_e2934) + abs(_e2935)) + abs(_e2936))) + _e2949) + _e2951)) && (((_e2968 + _e2969) + _e2970) > (((0.0000019073486f * ((abs(_e2968) + abs(_e2969)) + abs(_e2970))) + _e2949) + _e2951))) && (((_e2995 + _e2996) + _e2997) > (((0.0000019073486f * ((abs(_e2995) + abs(_e2996)) + abs(_e2997))) + _e2949) + _e2951))) && (((((_e3010 + _e3011) + _e3012) > (((0.0000019073486f * ((abs(_e3010) + abs(_e3011)) + abs(_e3012))) + _e2949) + _e2951)) && (((_e3036 + _e3037) + _e3038) > (((0.0000019073486f * ((abs(_e3036) + abs(_e3037)) + abs(_e3038))) + _e2949) + _e2951))) && (((_e3063 + _e3064) + _e3065) > (((0.0000019073486f * ((abs(_e3063) + abs(_e3064)) + abs(_e3065))) + _e2949) + _e2951)))) && (((((_e3079 + _e3080) + _e3081) > (((0.0000019073486f * ((abs(_e3079) + abs(_e3080)) + abs(_e3081))) + _e2949) + _e2951)) && (((_e3105 + _e3106) + _e3107) > (((0.0000019073486f * ((abs(_e3105) + abs(_e3106)) + abs(_e3107))) + _e2949) + _e2951))) && (((_e3132 + _e3133) + _e3134) > (((0.0000019073486f * ((abs(_e3132) + abs(_e3133)) + abs(_e3134))) + _e2949) + _e2951)))) || (((((((_e3173 + _e3174) + _e3175) > (((0.0000019073486f * ((abs(_e3173) + abs(_e3174)) + abs(_e3175))) + _e3188) + _e3190)) && (((_e3195 + _e3196) + _e3197) > (((0.0000019073486f * ((abs(_e3195) + abs(_e3196)) + abs(_e3197))) + _e3188) + _e3190))) && (((_e3210 + _e3211) + _e3212) > (((0.0000019073486f * ((abs(_e3210) + abs(_e3211)) + abs(_e3212))) + _e3188) + _e3190))) && (((((_e3225 + _e3226) + _e3227) > (((0.0000019073486f * ((abs(_e3225) + abs(_e3226)) + abs(_e3227))) + _e3188) + _e3190)) && (((_e3239 + _e3240) + _e3241) > (((0.0000019073486f * ((abs(_e3239) + abs(_e3240)) + abs(_e3241))) + _e3188) + _e3190))) && (((_e3254 + _e3255) + _e3256) > (((0.0000019073486f * ((abs(_e3254) + abs(_e3255)) + abs(_e3256))) + _e3188) + _e3190)))) && (((((_e3270 + _e3271) + _e3272) > (((0.0000019073486f * ((abs(_e3270) + abs(_e3271)) + abs(_e3272))) + _e3188) + _e3190)) && (((_e3284 + _e3285) + _e3286) > (((0.0000019073486f * ((abs(_e3284) + abs(_e3285)) + abs(_e3286))) + _e3188) + _e3190))) && (((_e3299 + _e3300) + _e3301) > (((0.0000019073486f * ((abs(_e3299) + abs(_e3300)) + abs(_e3301))) + _e3188) + _e3190))))) || (((((((_e3341 + _e3342) + _e3343) > (((0.0000019073486f * ((abs(_e3341) + abs(_e3342)) + abs(_e3343))) + _e3356) + _e3358)) && (((_e3363 + _e3364) + _e3365) > (((0.0000019073486f * ((abs(_e3363) + abs(_e3364)) + abs(_e3365))) + _e3356) + _e3358))) && (((_e3378 + _e3379) + _e3380) > (((0.0000019073486f * ((abs(_e3378) + abs(_e3379)) + abs(_e3380))) + _e3356) + _e3358))) && (((((_e3393 + _e3394) + _e3395) > (((0.0000019073486f * ((abs(_e3393) + abs(_e3394)) + abs(_e3395))) + _e3356) + _e3358)) && (((_e3407 + _e3408) + _e3409) > (((0.0000019073486f * ((abs(_e3407) + abs(_e3408)) + abs(_e3409))) + _e3356) + _e3358))) && (((_e3422 + _e3423) + _e3424) > (((0.0000019073486f * ((abs(_e3422) + abs(_e3423)) + abs(_e3424))) + _e3356) + _e3358)))) && (((((_e3438 + _e3439) + _e3440) > (((0.0000019073486f * ((abs(_e3438) + abs(_e3439)) + abs(_e3440))) + _e3356) + _e3358)) && (((_e3452 + _e3453) + _e3454) > (((0.0000019073486f * ((abs(_e3452) + abs(_e3453)) + abs(_e3454))) + _e3356) + _e3358))) && (((_e3467 + _e3468) + _e3469) > (((0.0000019073486f * ((abs(_e3467) + abs(_e3468)) + abs(_e3469))) + _e3356) + _e3358)))));
}
let _e3485 = phi_38794_;
phi_38795_ = _e3485;
phi_38796_ = _e2889;
}
let _e3487 = phi_38795_;
let _e3489 = phi_38796_;
phi_38797_ = _e3487;
phi_38798_ = _e3489;
}
let _e3491 = phi_38797_;
let _e3493 = phi_38798_;
phi_40433_ = select(_e3491, true, _e3493);
phi_40434_ = bool();
phi_40435_ = true;
} else {
if (_e594 == _e608) {
phi_38813_ = bool();
phi_38814_ = true;
} else {
let _e1072 = (_e608 == _e622);
if _e1072 {
phi_38812_ = bool();
} else {
phi_38812_ = (_e622 == _e594);
}
let _e1075 = phi_38812_;
phi_38813_ = _e1075;
phi_38814_ = _e1072;
}
let _e1077 = phi_38813_;
let _e1079 = phi_38814_;
if select(_e1077, true, _e1079) {
phi_40428_ = bool();
phi_40429_ = true;
} else {
if (_e654 == _e668) {
phi_38832_ = bool();
phi_38833_ = true;
} else {
let _e1082 = (_e668 == _e682);
if _e1082 {
phi_38831_ = bool();
} else {
phi_38831_ = (_e682 == _e654);
}
let _e1085 = phi_38831_;
phi_38832_ = _e1085;
phi_38833_ = _e1082;
}
let _e1087 = phi_38832_;
let _e1089 = phi_38833_;
let _e1090 = select(_e1087, true, _e1089);
if _e1090 {
phi_40427_ = bool();
} else {
let _e1091 = (_e735 == 1u);
let _e1107 = (select(0u, 1u, ((((_e654 == _e608) || (_e668 == _e608)) || (_e682 == _e608)) == _e1091)) + (2u * select(0u, 1u, ((((_e654 == _e622) || (_e668 == _e622)) || (_e682 == _e622)) == _e1091))));
if _e1091 {
phi_38867_ = _e1107;
} else {
if (_e1107 == 2u) {
phi_38866_ = 0u;
} else {
phi_38866_ = (_e1107 + 1u);
}
let _e1111 = phi_38866_;
phi_38867_ = _e1111;
}
let _e1113 = phi_38867_;
if (_e1113 == 0u) {
phi_38879_ = type_90(_e1002, _e1015, _e1028);
} else {
if (_e1113 == 1u) {
phi_38878_ = type_90(_e1015, _e1028, _e1002);
} else {
phi_38878_ = type_90(_e1028, _e1002, _e1015);
}
let _e1119 = phi_38878_;
phi_38879_ = _e1119;
}
let _e1121 = phi_38879_;
let _e1137 = (select(0u, 1u, ((((_e594 == _e668) || (_e608 == _e668)) || (_e622 == _e668)) == _e1091)) + (2u * select(0u, 1u, ((((_e594 == _e682) || (_e608 == _e682)) || (_e622 == _e682)) == _e1091))));
if _e1091 {
phi_38906_ = _e1137;
} else {
if (_e1137 == 2u) {
phi_38905_ = 0u;
} else {
phi_38905_ = (_e1137 + 1u);
}
let _e1141 = phi_38905_;
phi_38906_ = _e1141;
}
let _e1143 = phi_38906_;
if (_e1143 == 0u) {
phi_38918_ = type_90(_e1042, _e1055, _e1068);
} else {
if (_e1143 == 1u) {
phi_38917_ = type_90(_e1055, _e1068, _e1042);
} else {
phi_38917_ = type_90(_e1068, _e1042, _e1055);
}
let _e1149 = phi_38917_;
phi_38918_ = _e1149;
}
let _e1151 = phi_38918_;
if _e1091 {
let _e1397 = bitcast<f32>((bitcast<u32>((_e1151.member_1.x - _e1151.member.x)) ^ _e702));
let _e1400 = bitcast<f32>((bitcast<u32>((_e1151.member_1.y - _e1151.member.y)) ^ _e702));
let _e1403 = bitcast<f32>((bitcast<u32>((_e1151.member_1.z - _e1151.member.z)) ^ _e702));
let _e1412 = bitcast<f32>((bitcast<u32>((_e1151.member_2.x - _e1151.member.x)) ^ _e702));
let _e1415 = bitcast<f32>((bitcast<u32>((_e1151.member_2.y - _e1151.member.y)) ^ _e702));
let _e1418 = bitcast<f32>((bitcast<u32>((_e1151.member_2.z - _e1151.member.z)) ^ _e702));
let _e1427 = bitcast<f32>((bitcast<u32>((_e1121.member_1.x - _e1151.member.x)) ^ _e702));
let _e1430 = bitcast<f32>((bitcast<u32>((_e1121.member_1.y - _e1151.member.y)) ^ _e702));
let _e1433 = bitcast<f32>((bitcast<u32>((_e1121.member_1.z - _e1151.member.z)) ^ _e702));
let _e1434 = (_e1400 * _e1418);
let _e1435 = (_e1403 * _e1415);
let _e1436 = (_e1403 * _e1412);
let _e1437 = (_e1397 * _e1418);
let _e1438 = (_e1397 * _e1415);
let _e1439 = (_e1400 * _e1412);
let _e1440 = (_e1434 - _e1435);
let _e1442 = (_e1436 - _e1437);
let _e1445 = (_e1438 - _e1439);
let _e1447 = (((_e1427 * _e1440) + (_e1430 * _e1442)) + (_e1433 * _e1445));
let _e1448 = abs(_e1427);
let _e1451 = (abs(_e1434) + abs(_e1435));
let _e1453 = abs(_e1430);
let _e1456 = (abs(_e1436) + abs(_e1437));
let _e1459 = abs(_e1433);
let _e1462 = (abs(_e1438) + abs(_e1439));
let _e1465 = abs(_e1397);
let _e1466 = abs(_e1400);
let _e1468 = select(_e1466, _e1465, (_e1465 > _e1466));
let _e1469 = abs(_e1403);
let _e1471 = select(_e1469, _e1468, (_e1468 > _e1469));
let _e1472 = abs(_e1412);
let _e1473 = abs(_e1415);
let _e1475 = select(_e1473, _e1472, (_e1472 > _e1473));
let _e1476 = abs(_e1418);
let _e1478 = select(_e1476, _e1475, (_e1475 > _e1476));
let _e1480 = select(_e1478, _e1471, (_e1471 > _e1478));
let _e1482 = select(_e1453, _e1448, (_e1448 > _e1453));
let _e1484 = select(_e1459, _e1482, (_e1482 > _e1459));
let _e1486 = select(_e1484, _e1480, (_e1480 > _e1484));
let _e1487 = (_e1486 * _e1486);
let _e1492 = (64f * _e989);
let _e1494 = ((4f * _e989) * _e989);
let _e1497 = (((0.0000019073486f * (((_e1448 * _e1451) + (_e1453 * _e1456)) + (_e1459 * _e1462))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1487))) + (_e1492 * (_e1487 + _e1494)));
if (_e1447 > _e1497) {
phi_39093_ = 1i;
} else {
phi_39093_ = select(0i, -1i, (_e1447 < -(_e1497)));
}
let _e1503 = phi_39093_;
let _e1512 = bitcast<f32>((bitcast<u32>((_e1121.member_2.x - _e1151.member.x)) ^ _e702));
let _e1515 = bitcast<f32>((bitcast<u32>((_e1121.member_2.y - _e1151.member.y)) ^ _e702));
let _e1518 = bitcast<f32>((bitcast<u32>((_e1121.member_2.z - _e1151.member.z)) ^ _e702));
let _e1523 = (((_e1512 * _e1440) + (_e1515 * _e1442)) + (_e1518 * _e1445));
let _e1524 = abs(_e1512);
let _e1526 = abs(_e1515);
let _e1529 = abs(_e1518);
let _e1533 = select(_e1526, _e1524, (_e1524 > _e1526));
let _e1535 = select(_e1529, _e1533, (_e1533 > _e1529));
let _e1537 = select(_e1535, _e1480, (_e1480 > _e1535));
let _e1538 = (_e1537 * _e1537);
let _e1545 = (((0.0000019073486f * (((_e1524 * _e1451) + (_e1526 * _e1456)) + (_e1529 * _e1462))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1538))) + (_e1492 * (_e1538 + _e1494)));
if (_e1523 > _e1545) {
phi_39259_ = 1i;
} else {
phi_39259_ = select(0i, -1i, (_e1523 < -(_e1545)));
}
let _e1551 = phi_39259_;
if ((_e1503 * _e1551) > 0i) {
phi_39927_ = bool();
phi_39928_ = true;
} else {
let _e1555 = (_e1121.member_1.x - _e1121.member.x);
let _e1557 = (_e1121.member_1.y - _e1121.member.y);
let _e1559 = (_e1121.member_1.z - _e1121.member.z);
let _e1562 = bitcast<f32>((bitcast<u32>(_e1555) ^ _e702));
let _e1565 = bitcast<f32>((bitcast<u32>(_e1557) ^ _e702));
let _e1568 = bitcast<f32>((bitcast<u32>(_e1559) ^ _e702));
let _e1569 = (_e1121.member_2.x - _e1121.member.x);
let _e1570 = (_e1121.member_2.y - _e1121.member.y);
let _e1571 = (_e1121.member_2.z - _e1121.member.z);
let _e1574 = bitcast<f32>((bitcast<u32>(_e1569) ^ _e702));
let _e1577 = bitcast<f32>((bitcast<u32>(_e1570) ^ _e702));
let _e1580 = bitcast<f32>((bitcast<u32>(_e1571) ^ _e702));
let _e1581 = (_e1151.member_1.x - _e1121.member.x);
let _e1582 = (_e1151.member_1.y - _e1121.member.y);
let _e1583 = (_e1151.member_1.z - _e1121.member.z);
let _e1586 = bitcast<f32>((bitcast<u32>(_e1581) ^ _e702));
let _e1589 = bitcast<f32>((bitcast<u32>(_e1582) ^ _e702));
let _e1592 = bitcast<f32>((bitcast<u32>(_e1583) ^ _e702));
let _e1593 = (_e1565 * _e1580);
let _e1594 = (_e1568 * _e1577);
let _e1595 = (_e1568 * _e1574);
let _e1596 = (_e1562 * _e1580);
let _e1597 = (_e1562 * _e1577);
let _e1598 = (_e1565 * _e1574);
let _e1599 = (_e1593 - _e1594);
let _e1601 = (_e1595 - _e1596);
let _e1604 = (_e1597 - _e1598);
let _e1606 = (((_e1586 * _e1599) + (_e1589 * _e1601)) + (_e1592 * _e1604));
let _e1607 = abs(_e1586);
let _e1610 = (abs(_e1593) + abs(_e1594));
let _e1612 = abs(_e1589);
let _e1615 = (abs(_e1595) + abs(_e1596));
let _e1618 = abs(_e1592);
let _e1621 = (abs(_e1597) + abs(_e1598));
let _e1624 = abs(_e1562);
let _e1625 = abs(_e1565);
let _e1627 = select(_e1625, _e1624, (_e1624 > _e1625));
let _e1628 = abs(_e1568);
let _e1630 = select(_e1628, _e1627, (_e1627 > _e1628));
let _e1631 = abs(_e1574);
let _e1632 = abs(_e1577);
let _e1634 = select(_e1632, _e1631, (_e1631 > _e1632));
let _e1635 = abs(_e1580);
let _e1637 = select(_e1635, _e1634, (_e1634 > _e1635));
let _e1639 = select(_e1637, _e1630, (_e1630 > _e1637));
let _e1641 = select(_e1612, _e1607, (_e1607 > _e1612));
let _e1643 = select(_e1618, _e1641, (_e1641 > _e1618));
let _e1645 = select(_e1643, _e1639, (_e1639 > _e1643));
let _e1646 = (_e1645 * _e1645);
let _e1653 = (((0.0000019073486f * (((_e1607 * _e1610) + (_e1612 * _e1615)) + (_e1618 * _e1621))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1646))) + (_e1492 * (_e1646 + _e1494)));
if (_e1606 > _e1653) {
phi_39430_ = 1i;
} else {
phi_39430_ = select(0i, -1i, (_e1606 < -(_e1653)));
}
let _e1659 = phi_39430_;
let _e1660 = (_e1151.member_2.x - _e1121.member.x);
let _e1661 = (_e1151.member_2.y - _e1121.member.y);
let _e1662 = (_e1151.member_2.z - _e1121.member.z);
let _e1665 = bitcast<f32>((bitcast<u32>(_e1660) ^ _e702));
let _e1668 = bitcast<f32>((bitcast<u32>(_e1661) ^ _e702));
let _e1671 = bitcast<f32>((bitcast<u32>(_e1662) ^ _e702));
let _e1676 = (((_e1665 * _e1599) + (_e1668 * _e1601)) + (_e1671 * _e1604));
let _e1677 = abs(_e1665);
let _e1679 = abs(_e1668);
let _e1682 = abs(_e1671);
let _e1686 = select(_e1679, _e1677, (_e1677 > _e1679));
let _e1688 = select(_e1682, _e1686, (_e1686 > _e1682));
let _e1690 = select(_e1688, _e1639, (_e1639 > _e1688));
let _e1691 = (_e1690 * _e1690);
let _e1698 = (((0.0000019073486f * (((_e1677 * _e1610) + (_e1679 * _e1615)) + (_e1682 * _e1621))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1691))) + (_e1492 * (_e1691 + _e1494)));
if (_e1676 > _e1698) {
phi_39596_ = 1i;
} else {
phi_39596_ = select(0i, -1i, (_e1676 < -(_e1698)));
}
let _e1704 = phi_39596_;
let _e1706 = ((_e1659 * _e1704) > 0i);
if _e1706 {
phi_39926_ = bool();
} else {
let _e1707 = abs(_e1555);
let _e1708 = abs(_e1557);
let _e1710 = select(_e1708, _e1707, (_e1707 > _e1708));
let _e1711 = abs(_e1559);
let _e1713 = select(_e1711, _e1710, (_e1710 > _e1711));
let _e1716 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1713, (_e1713 > 0.0000000000000000000000000000000000030092655f)));
let _e1720 = abs(_e1569);
let _e1721 = abs(_e1570);
let _e1723 = select(_e1721, _e1720, (_e1720 > _e1721));
let _e1724 = abs(_e1571);
let _e1726 = select(_e1724, _e1723, (_e1723 > _e1724));
let _e1729 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1726, (_e1726 > 0.0000000000000000000000000000000000030092655f)));
let _e1736 = abs(_e1581);
let _e1737 = abs(_e1582);
let _e1739 = select(_e1737, _e1736, (_e1736 > _e1737));
let _e1740 = abs(_e1583);
let _e1742 = select(_e1740, _e1739, (_e1739 > _e1740));
let _e1745 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1742, (_e1742 > 0.0000000000000000000000000000000000030092655f)));
let _e1752 = abs(_e1660);
let _e1753 = abs(_e1661);
let _e1755 = select(_e1753, _e1752, (_e1752 > _e1753));
let _e1756 = abs(_e1662);
let _e1758 = select(_e1756, _e1755, (_e1755 > _e1756));
let _e1761 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1758, (_e1758 > 0.0000000000000000000000000000000000030092655f)));
let _e1765 = ((((_e1555 * _e1716) + (_e1569 * _e1729)) - (_e1581 * _e1745)) - (_e1660 * _e1761));
let _e1766 = ((((_e1557 * _e1716) + (_e1570 * _e1729)) - (_e1582 * _e1745)) - (_e1661 * _e1761));
let _e1767 = ((((_e1559 * _e1716) + (_e1571 * _e1729)) - (_e1583 * _e1745)) - (_e1662 * _e1761));
let _e1768 = (_e1562 * _e1765);
let _e1769 = (_e1565 * _e1766);
let _e1770 = (_e1568 * _e1767);
let _e1780 = ((abs(_e1765) + abs(_e1766)) + abs(_e1767));
let _e1783 = (0.0000000000000000000000000000000000030092655f * (1f + _e1780));
let _e1786 = ((2.5f * _e989) * _e1780);
if (((_e1768 + _e1769) + _e1770) > (((0.0000019073486f * ((abs(_e1768) + abs(_e1769)) + abs(_e1770))) + _e1783) + _e1786)) {
let _e1791 = (_e1574 * _e1765);
let _e1792 = (_e1577 * _e1766);
let _e1793 = (_e1580 * _e1767);
if (((_e1791 + _e1792) + _e1793) > (((0.0000019073486f * ((abs(_e1791) + abs(_e1792)) + abs(_e1793))) + _e1783) + _e1786)) {
let _e1817 = (bitcast<f32>((bitcast<u32>((_e1121.member.x - _e1151.member_1.x)) ^ _e702)) * _e1765);
let _e1818 = (bitcast<f32>((bitcast<u32>((_e1121.member.y - _e1151.member_1.y)) ^ _e702)) * _e1766);
let _e1819 = (bitcast<f32>((bitcast<u32>((_e1121.member.z - _e1151.member_1.z)) ^ _e702)) * _e1767);
let _e1830 = (((_e1817 + _e1818) + _e1819) > (((0.0000019073486f * ((abs(_e1817) + abs(_e1818)) + abs(_e1819))) + _e1783) + _e1786));
if _e1830 {
let _e1843 = (bitcast<f32>((bitcast<u32>((_e1121.member.x - _e1151.member_2.x)) ^ _e702)) * _e1765);
let _e1844 = (bitcast<f32>((bitcast<u32>((_e1121.member.y - _e1151.member_2.y)) ^ _e702)) * _e1766);
let _e1845 = (bitcast<f32>((bitcast<u32>((_e1121.member.z - _e1151.member_2.z)) ^ _e702)) * _e1767);
phi_39916_ = (((_e1843 + _e1844) + _e1845) > (((0.0000019073486f * ((abs(_e1843) + abs(_e1844)) + abs(_e1845))) + _e1783) + _e1786));
} else {
phi_39916_ = bool();
}
let _e1858 = phi_39916_;
phi_39918_ = _e1858;
phi_39919_ = select(true, false, _e1830);
} else {
phi_39918_ = bool();
phi_39919_ = true;
}
let _e1861 = phi_39918_;
let _e1863 = phi_39919_;
phi_39920_ = _e1861;
phi_39921_ = _e1863;
} else {
phi_39920_ = bool();
phi_39921_ = true;
}
let _e1865 = phi_39920_;
let _e1867 = phi_39921_;
phi_39926_ = select(_e1865, false, _e1867);
}
let _e1870 = phi_39926_;
phi_39927_ = _e1870;
phi_39928_ = _e1706;
}
let _e1872 = phi_39927_;
let _e1874 = phi_39928_;
phi_40426_ = select(_e1872, true, _e1874);
} else {
let _e1167 = bitcast<f32>((bitcast<u32>((_e1121.member_1.x - _e1121.member.x)) ^ _e702));
let _e1170 = bitcast<f32>((bitcast<u32>((_e1121.member_1.y - _e1121.member.y)) ^ _e702));
let _e1173 = bitcast<f32>((bitcast<u32>((_e1121.member_1.z - _e1121.member.z)) ^ _e702));
let _e1182 = bitcast<f32>((bitcast<u32>((_e1121.member_2.x - _e1121.member.x)) ^ _e702));
let _e1185 = bitcast<f32>((bitcast<u32>((_e1121.member_2.y - _e1121.member.y)) ^ _e702));
let _e1188 = bitcast<f32>((bitcast<u32>((_e1121.member_2.z - _e1121.member.z)) ^ _e702));
let _e1197 = bitcast<f32>((bitcast<u32>((_e1151.member_2.x - _e1121.member.x)) ^ _e702));
let _e1200 = bitcast<f32>((bitcast<u32>((_e1151.member_2.y - _e1121.member.y)) ^ _e702));
let _e1203 = bitcast<f32>((bitcast<u32>((_e1151.member_2.z - _e1121.member.z)) ^ _e702));
let _e1204 = (_e1170 * _e1188);
let _e1205 = (_e1173 * _e1185);
let _e1206 = (_e1173 * _e1182);
let _e1207 = (_e1167 * _e1188);
let _e1208 = (_e1167 * _e1185);
let _e1209 = (_e1170 * _e1182);
let _e1217 = (((_e1197 * (_e1204 - _e1205)) + (_e1200 * (_e1206 - _e1207))) + (_e1203 * (_e1208 - _e1209)));
let _e1218 = abs(_e1197);
let _e1223 = abs(_e1200);
let _e1229 = abs(_e1203);
let _e1235 = abs(_e1167);
let _e1236 = abs(_e1170);
let _e1238 = select(_e1236, _e1235, (_e1235 > _e1236));
let _e1239 = abs(_e1173);
let _e1241 = select(_e1239, _e1238, (_e1238 > _e1239));
let _e1242 = abs(_e1182);
let _e1243 = abs(_e1185);
let _e1245 = select(_e1243, _e1242, (_e1242 > _e1243));
let _e1246 = abs(_e1188);
let _e1248 = select(_e1246, _e1245, (_e1245 > _e1246));
let _e1250 = select(_e1248, _e1241, (_e1241 > _e1248));
let _e1252 = select(_e1223, _e1218, (_e1218 > _e1223));
let _e1254 = select(_e1229, _e1252, (_e1252 > _e1229));
let _e1256 = select(_e1254, _e1250, (_e1250 > _e1254));
let _e1257 = (_e1256 * _e1256);
let _e1262 = (64f * _e989);
let _e1264 = ((4f * _e989) * _e989);
let _e1267 = (((0.0000019073486f * (((_e1218 * (abs(_e1204) + abs(_e1205))) + (_e1223 * (abs(_e1206) + abs(_e1207)))) + (_e1229 * (abs(_e1208) + abs(_e1209))))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1257))) + (_e1262 * (_e1257 + _e1264)));
if (_e1217 > _e1267) {
phi_40102_ = 1i;
} else {
phi_40102_ = select(0i, -1i, (_e1217 < -(_e1267)));
}
let _e1273 = phi_40102_;
if (_e1273 == 0i) {
let _e1276 = (_e1204 - (_e1185 * _e1173));
let _e1278 = (_e1206 - (_e1188 * _e1167));
let _e1280 = (_e1208 - (_e1182 * _e1170));
let _e1281 = abs(_e1276);
let _e1282 = abs(_e1278);
let _e1284 = select(_e1282, _e1281, (_e1281 > _e1282));
let _e1285 = abs(_e1280);
let _e1287 = select(_e1285, _e1284, (_e1284 > _e1285));
let _e1290 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1287, (_e1287 > 0.0000000000000000000000000000000000030092655f)));
let _e1294 = ((_e1276 * _e1290) * _e1241);
let _e1295 = ((_e1278 * _e1290) * _e1241);
let _e1296 = ((_e1280 * _e1290) * _e1241);
let _e1297 = (_e1170 * _e1296);
let _e1298 = (_e1173 * _e1295);
let _e1299 = (_e1173 * _e1294);
let _e1300 = (_e1167 * _e1296);
let _e1301 = (_e1167 * _e1295);
let _e1302 = (_e1170 * _e1294);
let _e1303 = (_e1297 - _e1298);
let _e1305 = (_e1299 - _e1300);
let _e1308 = (_e1301 - _e1302);
let _e1310 = (((_e1182 * _e1303) + (_e1185 * _e1305)) + (_e1188 * _e1308));
let _e1313 = (abs(_e1297) + abs(_e1298));
let _e1317 = (abs(_e1299) + abs(_e1300));
let _e1322 = (abs(_e1301) + abs(_e1302));
let _e1325 = abs(_e1294);
let _e1326 = abs(_e1295);
let _e1328 = select(_e1326, _e1325, (_e1325 > _e1326));
let _e1329 = abs(_e1296);
let _e1331 = select(_e1329, _e1328, (_e1328 > _e1329));
let _e1333 = select(_e1331, _e1241, (_e1241 > _e1331));
let _e1335 = select(_e1248, _e1333, (_e1333 > _e1248));
let _e1336 = (_e1335 * _e1335);
let _e1343 = (((0.0000019073486f * (((_e1242 * _e1313) + (_e1243 * _e1317)) + (_e1246 * _e1322))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1336))) + (_e1262 * (_e1336 + _e1264)));
if (_e1310 > _e1343) {
phi_40316_ = 1i;
} else {
phi_40316_ = select(0i, -1i, (_e1310 < -(_e1343)));
}
let _e1349 = phi_40316_;
let _e1354 = (((_e1197 * _e1303) + (_e1200 * _e1305)) + (_e1203 * _e1308));
let _e1361 = select(_e1254, _e1333, (_e1333 > _e1254));
let _e1362 = (_e1361 * _e1361);
let _e1369 = (((0.0000019073486f * (((_e1218 * _e1313) + (_e1223 * _e1317)) + (_e1229 * _e1322))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1362))) + (_e1262 * (_e1362 + _e1264)));
if (_e1354 > _e1369) {
phi_40422_ = 1i;
} else {
phi_40422_ = select(0i, -1i, (_e1354 < -(_e1369)));
}
let _e1375 = phi_40422_;
phi_40425_ = ((_e1349 * _e1375) < 0i);
} else {
phi_40425_ = true;
}
let _e1379 = phi_40425_;
phi_40426_ = _e1379;
}
let _e1877 = phi_40426_;
phi_40427_ = _e1877;
}
let _e1879 = phi_40427_;
phi_40428_ = _e1879;
phi_40429_ = _e1090;
}
let _e1881 = phi_40428_;
let _e1883 = phi_40429_;
phi_40433_ = false;
phi_40434_ = _e1881;
phi_40435_ = _e1883;
}
let _e3496 = phi_40433_;
let _e3498 = phi_40434_;
let _e3500 = phi_40435_;
phi_40439_ = _e3496;
phi_40440_ = _e3498;
phi_40441_ = _e3500;
}
let _e3502 = phi_40439_;
let _e3504 = phi_40440_;
let _e3506 = phi_40441_;
phi_40450_ = select(2u, 0u, select(_e3504, _e3502, _e3506));
}
let _e3510 = phi_40450_;
let _e3513 = (_e438 & 31u);
phi_40463_ = (_e440 + select(0u, 1u, _e575));
phi_40464_ = (_e442 | (select(0u, 1u, (_e3510 == 2u)) << bitcast<u32>(_e3513)));
phi_40465_ = (_e444 | (select(0u, 1u, (_e3510 == 1u)) << bitcast<u32>(_e3513)));
} else {
phi_40463_ = _e440;
phi_40464_ = _e442;
phi_40465_ = _e444;
}
let _e3525 = phi_40463_;
let _e3527 = phi_40464_;
let _e3529 = phi_40465_;
phi_34579_ = (_e438 + _e412.z);
phi_34582_ = _e3525;
phi_34584_ = _e3527;
phi_34586_ = _e3529;
} else {
break;
}
let _e3532 = phi_34579_;
let _e3534 = phi_34582_;
let _e3536 = phi_34584_;
let _e3538 = phi_34586_;
continue;
continuing {
phi_34578_ = _e3532;
phi_34581_ = _e3534;
phi_34583_ = _e3536;
phi_34585_ = _e3538;
}
}
let _e3541 = local_255;
let _e3543 = local_256;
let _e3544 = (_e3541 | _e3543);
if (_e3544 == 0u) {
phi_40475_ = 0u;
} else {
let _e3548 = atomicAdd((&counts_3[0u]), countOneBits(_e3544));
phi_40475_ = _e3548;
}
let _e3550 = phi_40475_;
let _e3552 = local_257;
if (_e3552 == 0u) {
} else {
let _e3555 = local_258;
let _e3558 = atomicAdd((&counts_3[1u]), countOneBits(_e3555));
}
let _e3560 = local_259;
if (_e3560 > 0u) {
let _e3563 = local_260;
let _e3566 = local_261;
let _e3569 = atomicAdd((&counts_3[2u]), select(1u, _e3566, (_e3563 > 1u)));
}
workgroupBarrier();
if _e428 {
let _e3571 = atomicLoad((&counts_3[_e422]));
if (_e3571 > 0u) {
let _e3575 = atomicAdd((&counters.member[_e422]), _e3571);
if (_e422 == 0u) {
reserved[0u] = _e3575;
}
}
}
workgroupBarrier();
phi_40512_ = _e3550;
phi_40515_ = _e3544;
loop {
let _e3579 = phi_40512_;
let _e3581 = phi_40515_;
let _e3582 = (_e3581 == 0u);
if _e3582 {
phi_40513_ = u32();
phi_40516_ = u32();
} else {
let _e3584 = select(firstTrailingBit(_e3581), 32u, _e3582);
let _e3586 = reserved[0u];
let _e3587 = (_e3586 + _e3579);
let _e3590 = params_2.member.member_12;
if (_e3587 < _e3590) {
let _e3597 = pairs.member[((((_e427 * 8u) + _e3584) * 256u) + _e422)];
let _e3600 = ((_e3597 >> bitcast<u32>(16i)) * 2u);
let _e3603 = tiles.member[(4u + _e3600)];
let _e3610 = boxes.member[((_e3603 * 256u) + ((_e3597 >> bitcast<u32>(8i)) & 255u))];
let _e3614 = tiles.member[(_e3600 + 5u)];
let _e3619 = boxes.member[((_e3614 * 256u) + (_e3597 & 255u))];
if (_e3610.x < _e3619.x) {
phi_40573_ = type_58(_e3610.x, _e3619.x);
} else {
phi_40573_ = type_58(_e3619.x, _e3610.x);
}
let _e3625 = phi_40573_;
let _e3630 = local_262;
let _e3636 = (_e3587 * 2u);
results_1.member[_e3636] = (_e3625.member | select(2147483648u, 0u, (((_e3630 >> bitcast<u32>((_e3584 & 31u))) & 1u) == 0u)));
results_1.member[(_e3636 + 1u)] = _e3625.member_1;
}
phi_40513_ = (_e3579 + 1u);
phi_40516_ = (_e3581 & (_e3581 - 1u));
}
let _e3647 = phi_40513_;
let _e3649 = phi_40516_;
continue;
continuing {
phi_40512_ = _e3647;
phi_40515_ = _e3649;
break if !(select(true, false, _e3582));
}
}
return;
}

fn function_55() {
var local_263: array<u32, 2>;
var phi_40639_: vec4<f32>;
var phi_40644_: u32;
var phi_40647_: f32;
var phi_40645_: u32;
var phi_40648_: f32;
var phi_40662_: u32;
var phi_40665_: u32;
var local_264: f32;
var local_265: f32;
var phi_40687_: f32;
var phi_40663_: u32;
var phi_40666_: u32;
var local_266: f32;
var local_267: f32;
var phi_40716_: f32;
var local_268: u32;
var phi_40735_: u32;
var local_269: u32;
var phi_40736_: u32;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_263 = array<u32, 2>(0u, 0u);
local_263[_e411.z] = _e410.x;
let _e419 = local_263[(_e412.z - 1u)];
let _e426 = (((_e411.x + (_e411.y * _e412.x)) * 256u) + _e419);
let _e429 = params_2.member.member_1;
let _e430 = (_e426 < _e429);
let _e432 = ((_e426 * 516u) + 3u);
if _e430 {
let _e435 = axes_2.member[_e432];
targets[_e419] = _e435.y;
phi_40639_ = _e435;
} else {
phi_40639_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e439 = phi_40639_;
workgroupBarrier();
if _e430 {
phi_40644_ = 0u;
phi_40647_ = 0f;
loop {
let _e441 = phi_40644_;
let _e443 = phi_40647_;
local_264 = _e443;
local_265 = _e443;
local_266 = _e443;
local_267 = _e443;
let _e444 = (_e441 < _e429);
if _e444 {
let _e446 = targets[_e441];
phi_40645_ = (_e441 + 1u);
phi_40648_ = (_e443 + _e446);
} else {
break;
}
let _e450 = phi_40645_;
let _e452 = phi_40648_;
continue;
continuing {
phi_40644_ = _e450;
phi_40647_ = _e452;
}
}
phi_40662_ = 0u;
phi_40665_ = 0u;
loop {
let _e455 = phi_40662_;
let _e457 = phi_40665_;
local_268 = _e455;
local_269 = _e455;
let _e458 = (_e457 < _e426);
if _e458 {
let _e460 = targets[_e457];
let _e463 = params_2.member.member_19;
let _e465 = f32((_e463 - _e429));
let _e467 = local_264;
if (_e467 > _e465) {
let _e470 = local_265;
phi_40687_ = (_e460 * (_e465 / _e470));
} else {
phi_40687_ = _e460;
}
let _e474 = phi_40687_;
let _e479 = select(select(u32(_e474), 0u, (_e474 < 0f)), 4294967295u, (_e474 > 4294967000f));
phi_40663_ = (_e455 + select(1u, _e479, (_e479 > 1u)));
phi_40666_ = (_e457 + 1u);
} else {
break;
}
let _e485 = phi_40663_;
let _e487 = phi_40666_;
continue;
continuing {
phi_40662_ = _e485;
phi_40665_ = _e487;
}
}
let _e490 = targets[_e426];
let _e493 = params_2.member.member_19;
let _e495 = f32((_e493 - _e429));
let _e497 = local_266;
if (_e497 > _e495) {
let _e500 = local_267;
phi_40716_ = (_e490 * (_e495 / _e500));
} else {
phi_40716_ = _e490;
}
let _e504 = phi_40716_;
let _e509 = select(select(u32(_e504), 0u, (_e504 < 0f)), 4294967295u, (_e504 > 4294967000f));
let _e511 = select(1u, _e509, (_e509 > 1u));
let _e514 = local_268;
let _e520 = vec4<f32>(_e439.x, f32(_e511), _e439.z, _e439.w);
axes_2.member[_e432] = vec4<f32>(_e520.x, _e520.y, f32(_e514), _e520.w);
phi_40735_ = 0u;
loop {
let _e529 = phi_40735_;
let _e530 = (_e529 < _e511);
if _e530 {
let _e532 = local_269;
strip_clusters_1.member[(_e532 + _e529)] = _e426;
phi_40736_ = (_e529 + 1u);
} else {
break;
}
let _e538 = phi_40736_;
continue;
continuing {
phi_40735_ = _e538;
}
}
}
return;
}

fn function_56() {
var local_270: array<u32, 2>;
var phi_40847_: u32;
var phi_40851_: u32;
var phi_40854_: u32;
var phi_40882_: u32;
var phi_40883_: u32;
var phi_40852_: u32;
var phi_40855_: u32;
var phi_40884_: bool;
var local_271: u32;
var local_272: u32;
var phi_40911_: f32;
var phi_41011_: f32;
var phi_41030_: type_96;
var phi_41147_: f32;
var phi_41579_: type_96;
var phi_41696_: f32;
var phi_42044_: bool;
var phi_42045_: bool;
var phi_42128_: vec4<f32>;
var phi_42138_: vec4<f32>;
var phi_42141_: u32;
var phi_42139_: vec4<f32>;
var phi_42142_: u32;
var local_273: vec4<f32>;
var phi_42189_: u32;
var phi_42192_: u32;
var phi_42190_: u32;
var phi_42193_: u32;
var local_274: u32;
var local_275: vec4<f32>;
var phi_42228_: u32;
var phi_42231_: u32;
var phi_42229_: u32;
var phi_42232_: u32;
var local_276: u32;
var phi_42260_: bool;
var phi_42261_: bool;
var phi_42262_: bool;
var phi_42263_: bool;
var phi_42264_: bool;
var phi_42269_: bool;
var phi_42281_: u32;
var phi_42299_: u32;
var phi_42300_: u32;
var phi_42318_: u32;
var phi_42319_: u32;
var phi_42329_: u32;
var phi_42332_: u32;
var phi_42334_: u32;
var phi_42353_: bool;
var phi_42354_: bool;
var phi_42366_: bool;
var phi_42367_: bool;
var phi_42330_: u32;
var phi_42333_: u32;
var phi_42335_: u32;
var local_277: u32;
var local_278: u32;
var phi_42397_: u32;
var phi_42412_: u32;
var phi_42414_: f32;
var phi_42415_: f32;
var phi_42416_: f32;
var phi_42417_: f32;
var phi_42442_: u32;
var phi_42443_: u32;
var phi_42461_: u32;
var phi_42462_: u32;
var phi_42472_: u32;
var phi_42475_: u32;
var phi_42477_: u32;
var phi_42496_: bool;
var phi_42497_: bool;
var phi_42509_: bool;
var phi_42510_: bool;
var phi_42473_: u32;
var phi_42476_: u32;
var phi_42478_: u32;
var local_279: u32;
var local_280: u32;
var phi_42540_: u32;
var phi_42555_: u32;
var phi_42557_: f32;
var phi_42558_: f32;
var phi_42559_: f32;
var phi_42560_: f32;
var phi_42585_: u32;
var phi_42586_: u32;
var phi_42604_: u32;
var phi_42605_: u32;
var phi_42615_: u32;
var phi_42618_: u32;
var phi_42620_: u32;
var phi_42639_: bool;
var phi_42640_: bool;
var phi_42652_: bool;
var phi_42653_: bool;
var phi_42616_: u32;
var phi_42619_: u32;
var phi_42621_: u32;
var local_281: u32;
var local_282: u32;
var phi_42683_: u32;
var phi_42698_: u32;
var phi_42700_: f32;
var phi_42701_: f32;
var phi_42702_: f32;
var phi_42703_: f32;
var phi_42724_: vec3<f32>;
var phi_42725_: vec3<f32>;
var phi_42736_: type_97;
var phi_42780_: u32;
var phi_42783_: u32;
var phi_42781_: u32;
var phi_42784_: u32;
var local_283: u32;
var local_284: u32;
var local_285: u32;
var phi_42863_: u32;
var phi_42866_: u32;
var phi_42864_: u32;
var phi_42867_: u32;
var local_286: u32;
var local_287: u32;
var local_288: u32;
var phi_42947_: u32;
var phi_42950_: u32;
var phi_42948_: u32;
var phi_42951_: u32;
var local_289: u32;
var local_290: u32;
var local_291: u32;
var phi_43030_: u32;
var phi_43033_: u32;
var phi_43031_: u32;
var phi_43034_: u32;
var local_292: u32;
var local_293: u32;
var local_294: u32;
var phi_43118_: vec4<f32>;
var phi_43124_: vec4<f32>;
var phi_43131_: vec4<f32>;
var phi_43134_: u32;
var phi_43132_: vec4<f32>;
var phi_43135_: u32;
var local_295: vec4<f32>;
var local_296: vec4<f32>;

let _e410 = builtin_local_58;
let _e411 = builtin_group_58;
let _e412 = builtin_groups_58;
local_270 = array<u32, 2>(0u, 0u);
local_270[_e411.z] = _e410.x;
let _e419 = local_270[(_e412.z - 1u)];
let _e424 = (_e411.x + (_e411.y * _e412.x));
if (_e419 < 133u) {
atomicStore((&counts_4[_e419]), 0u);
}
workgroupBarrier();
let _e427 = (_e412.z ^ 1u);
let _e430 = frame_3.member[1u];
let _e432 = (_e424 * 5u);
let _e435 = solved_1.member[_e432];
let _e439 = solved_1.member[(_e432 + 1u)];
let _e443 = solved_1.member[(_e432 + 2u)];
let _e447 = solved_1.member[(_e432 + 3u)];
let _e472 = solved_1.member[(_e432 + 4u)];
let _e478 = select(select(u32(_e472.x), 0u, (_e472.x < 0f)), 4294967295u, (_e472.x > 4294967000f));
let _e482 = params_2.member.member_2;
let _e486 = params_2.member.member_4;
let _e487 = (_e486 / 256u);
if ((_e486 % 256u) > 0u) {
phi_40847_ = (_e487 + 1u);
} else {
phi_40847_ = _e487;
}
let _e492 = phi_40847_;
let _e493 = ((firstTrailingBit(256u) - _e482) & 31u);
phi_40851_ = _e419;
phi_40854_ = 4294967295u;
loop {
let _e497 = phi_40851_;
let _e499 = phi_40854_;
local_271 = _e499;
local_272 = _e499;
if (_e497 < (_e492 << bitcast<u32>(_e493))) {
let _e501 = (_e499 == 4294967295u);
if _e501 {
let _e516 = members_1.member[((((_e497 >> bitcast<u32>(_e493)) * 256u) + ((_e497 & ((1u << bitcast<u32>(_e493)) - 1u)) << bitcast<u32>((_e482 & 31u)))) + _e424)];
phi_40882_ = (_e497 + 256u);
phi_40883_ = _e516;
} else {
phi_40882_ = u32();
phi_40883_ = u32();
}
let _e519 = phi_40882_;
let _e521 = phi_40883_;
phi_40852_ = _e519;
phi_40855_ = _e521;
phi_40884_ = _e501;
} else {
phi_40852_ = u32();
phi_40855_ = u32();
phi_40884_ = false;
}
let _e523 = phi_40852_;
let _e525 = phi_40855_;
let _e527 = phi_40884_;
continue;
continuing {
phi_40851_ = _e523;
phi_40854_ = _e525;
break if !(_e527);
}
}
let _e530 = local_271;
let _e531 = (_e530 != 4294967295u);
let _e533 = local_272;
let _e534 = select(0u, _e533, _e531);
let _e537 = params_2.member.member_16;
let _e540 = params_2.member.member_17;
let _e543 = params_2.member.member_18;
let _e545 = select(_e543, _e537, (_e534 < _e540));
if (_e545 < (8388608f / _e430.x)) {
phi_40911_ = (_e545 * _e430.x);
} else {
phi_40911_ = 8388608f;
}
let _e550 = phi_40911_;
let _e552 = (_e534 * 3u);
let _e555 = corners.member[_e552];
let _e565 = corners.member[(_e552 + 1u)];
let _e575 = corners.member[(_e552 + 2u)];
let _e582 = (bitcast<f32>(_e555.x) * _e430.x);
let _e583 = (bitcast<f32>(_e555.y) * _e430.x);
let _e584 = (bitcast<f32>(_e555.z) * _e430.x);
let _e585 = (bitcast<f32>(_e565.x) * _e430.x);
let _e586 = (bitcast<f32>(_e565.y) * _e430.x);
let _e587 = (bitcast<f32>(_e565.z) * _e430.x);
let _e588 = (bitcast<f32>(_e575.x) * _e430.x);
let _e589 = (bitcast<f32>(_e575.y) * _e430.x);
let _e590 = (bitcast<f32>(_e575.z) * _e430.x);
let _e593 = params_2.member.member_23;
if (_e593 > 0f) {
let _e595 = abs(_e582);
let _e596 = abs(_e583);
let _e598 = select(_e596, _e595, (_e595 > _e596));
let _e599 = abs(_e584);
let _e601 = select(_e599, _e598, (_e598 > _e599));
let _e602 = abs(_e585);
let _e603 = abs(_e586);
let _e605 = select(_e603, _e602, (_e602 > _e603));
let _e606 = abs(_e587);
let _e608 = select(_e606, _e605, (_e605 > _e606));
let _e610 = select(_e608, _e601, (_e601 > _e608));
let _e611 = abs(_e588);
let _e612 = abs(_e589);
let _e614 = select(_e612, _e611, (_e611 > _e612));
let _e615 = abs(_e590);
let _e617 = select(_e615, _e614, (_e614 > _e615));
phi_41011_ = ((_e593 * select(_e617, _e610, (_e610 > _e617))) + 0.0000000000000000000000000000007888609f);
} else {
phi_41011_ = 0f;
}
let _e623 = phi_41011_;
let _e625 = (((_e550 * 1.000001f) + _e623) * 1.0000076f);
let _e626 = (_e478 & 3u);
let _e636 = ((_e478 >> bitcast<u32>(2i)) & 3u);
let _e646 = ((_e478 >> bitcast<u32>(4i)) & 3u);
let _e655 = type_96(array<vec3<f32>, 3>(vec3<f32>(select(0f, 1f, (_e626 == 0u)), select(0f, 1f, (_e626 == 1u)), select(0f, 1f, (_e626 == 2u))), vec3<f32>(select(0f, 1f, (_e636 == 0u)), select(0f, 1f, (_e636 == 1u)), select(0f, 1f, (_e636 == 2u))), vec3<f32>(select(0f, 1f, (_e646 == 0u)), select(0f, 1f, (_e646 == 1u)), select(0f, 1f, (_e646 == 2u)))), vec3<f32>(0f, 0f, 0f), 0f);
let _e658 = params_2.member.member_22;
if (_e658 == 0u) {
phi_41030_ = type_96(array<vec3<f32>, 3>(vec3<f32>(_e435.x, _e435.y, _e435.z), vec3<f32>(_e439.x, _e439.y, _e439.z), vec3<f32>(_e443.x, _e443.y, _e443.z)), vec3<f32>(_e435.w, _e439.w, _e443.w), 0.0000019073486f);
} else {
phi_41030_ = _e655;
}
let _e662 = phi_41030_;
let _e672 = bitcast<f32>((bitcast<u32>((_e582 - _e662.member_1.x)) ^ _e427));
let _e675 = bitcast<f32>((bitcast<u32>((_e583 - _e662.member_1.y)) ^ _e427));
let _e678 = bitcast<f32>((bitcast<u32>((_e584 - _e662.member_1.z)) ^ _e427));
let _e684 = bitcast<f32>((bitcast<u32>((_e585 - _e662.member_1.x)) ^ _e427));
let _e687 = bitcast<f32>((bitcast<u32>((_e586 - _e662.member_1.y)) ^ _e427));
let _e690 = bitcast<f32>((bitcast<u32>((_e587 - _e662.member_1.z)) ^ _e427));
let _e696 = bitcast<f32>((bitcast<u32>((_e588 - _e662.member_1.x)) ^ _e427));
let _e699 = bitcast<f32>((bitcast<u32>((_e589 - _e662.member_1.y)) ^ _e427));
let _e702 = bitcast<f32>((bitcast<u32>((_e590 - _e662.member_1.z)) ^ _e427));
let _e703 = abs(_e672);
let _e704 = abs(_e675);
let _e706 = select(_e704, _e703, (_e703 > _e704));
let _e707 = abs(_e678);
let _e709 = select(_e707, _e706, (_e706 > _e707));
let _e710 = abs(_e684);
let _e711 = abs(_e687);
let _e713 = select(_e711, _e710, (_e710 > _e711));
let _e714 = abs(_e690);
let _e716 = select(_e714, _e713, (_e713 > _e714));
let _e718 = select(_e716, _e709, (_e709 > _e716));
let _e719 = abs(_e696);
let _e720 = abs(_e699);
let _e722 = select(_e720, _e719, (_e719 > _e720));
let _e723 = abs(_e702);
let _e725 = select(_e723, _e722, (_e722 > _e723));
let _e727 = select(_e725, _e718, (_e718 > _e725));
let _e728 = (_e625 > 0f);
if _e728 {
phi_41147_ = (_e662.member_2 + 0.00000023841858f);
} else {
phi_41147_ = _e662.member_2;
}
let _e733 = phi_41147_;
let _e736 = (((_e733 * _e727) + _e625) + 0.0000000000000000000000000000007888609f);
let _e750 = (((_e662.member[0].x * _e672) + (_e662.member[0].y * _e675)) + (_e662.member[0].z * _e678));
let _e755 = (((_e662.member[0].x * _e684) + (_e662.member[0].y * _e687)) + (_e662.member[0].z * _e690));
let _e760 = (((_e662.member[0].x * _e696) + (_e662.member[0].y * _e699)) + (_e662.member[0].z * _e702));
let _e762 = select(_e755, _e750, (_e750 < _e755));
let _e773 = (((_e662.member[1].x * _e672) + (_e662.member[1].y * _e675)) + (_e662.member[1].z * _e678));
let _e778 = (((_e662.member[1].x * _e684) + (_e662.member[1].y * _e687)) + (_e662.member[1].z * _e690));
let _e783 = (((_e662.member[1].x * _e696) + (_e662.member[1].y * _e699)) + (_e662.member[1].z * _e702));
let _e785 = select(_e778, _e773, (_e773 < _e778));
let _e796 = (((_e662.member[2].x * _e672) + (_e662.member[2].y * _e675)) + (_e662.member[2].z * _e678));
let _e801 = (((_e662.member[2].x * _e684) + (_e662.member[2].y * _e687)) + (_e662.member[2].z * _e690));
let _e806 = (((_e662.member[2].x * _e696) + (_e662.member[2].y * _e699)) + (_e662.member[2].z * _e702));
let _e808 = select(_e801, _e796, (_e796 < _e801));
let _e813 = select(_e755, _e750, (_e750 > _e755));
let _e818 = select(_e778, _e773, (_e773 > _e778));
let _e823 = select(_e801, _e796, (_e796 > _e801));
let _e845 = (bitcast<f32>((bitcast<u32>((select(_e760, _e813, (_e813 > _e760)) + _e736)) ^ _e427)) - bitcast<f32>((bitcast<u32>((select(_e760, _e762, (_e762 < _e760)) - _e736)) ^ _e427)));
let _e846 = (bitcast<f32>((bitcast<u32>((select(_e783, _e818, (_e818 > _e783)) + _e736)) ^ _e427)) - bitcast<f32>((bitcast<u32>((select(_e783, _e785, (_e785 < _e783)) - _e736)) ^ _e427)));
let _e847 = (bitcast<f32>((bitcast<u32>((select(_e806, _e823, (_e823 > _e806)) + _e736)) ^ _e427)) - bitcast<f32>((bitcast<u32>((select(_e806, _e808, (_e808 < _e806)) - _e736)) ^ _e427)));
let _e849 = select(_e847, _e846, (_e846 > _e847));
let _e851 = select(_e849, _e845, (_e845 > _e849));
if _e531 {
let _e853 = atomicAdd((&counts_4[0u]), 1u);
if (((_e662.member_2 * _e727) + 0.0000000000000000000000000000007888609f) > (0.0625f * _e851)) {
let _e860 = atomicAdd((&counts_4[1u]), 1u);
}
let _e862 = select(_e447.z, _e447.y, (_e447.y > _e447.z));
if (_e851 < (0.00024414063f * select(_e862, _e447.x, (_e447.x > _e862)))) {
let _e868 = atomicAdd((&counts_4[2u]), 1u);
}
}
workgroupBarrier();
let _e870 = atomicLoad((&counts_4[1u]));
let _e873 = atomicLoad((&counts_4[0u]));
let _e874 = ((8u * _e870) > _e873);
if _e874 {
phi_41579_ = _e655;
} else {
phi_41579_ = _e662;
}
let _e876 = phi_41579_;
let _e886 = bitcast<f32>((bitcast<u32>((_e582 - _e876.member_1.x)) ^ _e427));
let _e889 = bitcast<f32>((bitcast<u32>((_e583 - _e876.member_1.y)) ^ _e427));
let _e892 = bitcast<f32>((bitcast<u32>((_e584 - _e876.member_1.z)) ^ _e427));
let _e898 = bitcast<f32>((bitcast<u32>((_e585 - _e876.member_1.x)) ^ _e427));
let _e901 = bitcast<f32>((bitcast<u32>((_e586 - _e876.member_1.y)) ^ _e427));
let _e904 = bitcast<f32>((bitcast<u32>((_e587 - _e876.member_1.z)) ^ _e427));
let _e910 = bitcast<f32>((bitcast<u32>((_e588 - _e876.member_1.x)) ^ _e427));
let _e913 = bitcast<f32>((bitcast<u32>((_e589 - _e876.member_1.y)) ^ _e427));
let _e916 = bitcast<f32>((bitcast<u32>((_e590 - _e876.member_1.z)) ^ _e427));
let _e917 = abs(_e886);
let _e918 = abs(_e889);
let _e920 = select(_e918, _e917, (_e917 > _e918));
let _e921 = abs(_e892);
let _e923 = select(_e921, _e920, (_e920 > _e921));
let _e924 = abs(_e898);
let _e925 = abs(_e901);
let _e927 = select(_e925, _e924, (_e924 > _e925));
let _e928 = abs(_e904);
let _e930 = select(_e928, _e927, (_e927 > _e928));
let _e932 = select(_e930, _e923, (_e923 > _e930));
let _e933 = abs(_e910);
let _e934 = abs(_e913);
let _e936 = select(_e934, _e933, (_e933 > _e934));
let _e937 = abs(_e916);
let _e939 = select(_e937, _e936, (_e936 > _e937));
if _e728 {
phi_41696_ = (_e876.member_2 + 0.00000023841858f);
} else {
phi_41696_ = _e876.member_2;
}
let _e946 = phi_41696_;
let _e949 = (((_e946 * select(_e939, _e932, (_e932 > _e939))) + _e625) + 0.0000000000000000000000000000007888609f);
let _e963 = (((_e876.member[0].x * _e886) + (_e876.member[0].y * _e889)) + (_e876.member[0].z * _e892));
let _e968 = (((_e876.member[0].x * _e898) + (_e876.member[0].y * _e901)) + (_e876.member[0].z * _e904));
let _e973 = (((_e876.member[0].x * _e910) + (_e876.member[0].y * _e913)) + (_e876.member[0].z * _e916));
let _e975 = select(_e968, _e963, (_e963 < _e968));
let _e986 = (((_e876.member[1].x * _e886) + (_e876.member[1].y * _e889)) + (_e876.member[1].z * _e892));
let _e991 = (((_e876.member[1].x * _e898) + (_e876.member[1].y * _e901)) + (_e876.member[1].z * _e904));
let _e996 = (((_e876.member[1].x * _e910) + (_e876.member[1].y * _e913)) + (_e876.member[1].z * _e916));
let _e998 = select(_e991, _e986, (_e986 < _e991));
let _e1009 = (((_e876.member[2].x * _e886) + (_e876.member[2].y * _e889)) + (_e876.member[2].z * _e892));
let _e1014 = (((_e876.member[2].x * _e898) + (_e876.member[2].y * _e901)) + (_e876.member[2].z * _e904));
let _e1019 = (((_e876.member[2].x * _e910) + (_e876.member[2].y * _e913)) + (_e876.member[2].z * _e916));
let _e1021 = select(_e1014, _e1009, (_e1009 < _e1014));
let _e1026 = select(_e968, _e963, (_e963 > _e968));
let _e1031 = select(_e991, _e986, (_e986 > _e991));
let _e1036 = select(_e1014, _e1009, (_e1009 > _e1014));
let _e1042 = bitcast<f32>((bitcast<u32>((select(_e973, _e975, (_e975 < _e973)) - _e949)) ^ _e427));
let _e1045 = bitcast<f32>((bitcast<u32>((select(_e996, _e998, (_e998 < _e996)) - _e949)) ^ _e427));
let _e1048 = bitcast<f32>((bitcast<u32>((select(_e1019, _e1021, (_e1021 < _e1019)) - _e949)) ^ _e427));
let _e1051 = bitcast<f32>((bitcast<u32>((select(_e973, _e1026, (_e1026 > _e973)) + _e949)) ^ _e427));
let _e1054 = bitcast<f32>((bitcast<u32>((select(_e996, _e1031, (_e1031 > _e996)) + _e949)) ^ _e427));
let _e1059 = (_e435.w - _e876.member_1.x);
let _e1060 = (_e439.w - _e876.member_1.y);
let _e1061 = (_e443.w - _e876.member_1.z);
let _e1072 = (((_e876.member[0].x * _e1059) + (_e876.member[0].y * _e1060)) + (_e876.member[0].z * _e1061));
let _e1080 = (((_e876.member[1].x * _e1059) + (_e876.member[1].y * _e1060)) + (_e876.member[1].z * _e1061));
let _e1088 = (((_e876.member[2].x * _e1059) + (_e876.member[2].y * _e1060)) + (_e876.member[2].z * _e1061));
if _e531 {
if ((abs((_e1042 - _e1072)) - _e447.x) > 0f) {
phi_42045_ = true;
} else {
if ((abs((_e1045 - _e1080)) - _e447.y) > 0f) {
phi_42044_ = true;
} else {
phi_42044_ = ((abs((_e1048 - _e1088)) - _e447.z) > 0f);
}
let _e1102 = phi_42044_;
phi_42045_ = _e1102;
}
let _e1104 = phi_42045_;
if _e1104 {
let _e1106 = atomicAdd((&counts_4[3u]), 1u);
}
let _e1113 = (((_e1042 - (_e1072 - (0.5f * _e447.x))) / _e447.x) * 64f);
let _e1115 = select(63f, _e1113, (_e1113 < 64f));
let _e1117 = select(0f, _e1115, (_e1115 > 0f));
let _e1125 = atomicAdd((&counts_4[(5u + select(select(u32(_e1117), 0u, (_e1117 < 0f)), 4294967295u, (_e1117 > 4294967000f)))]), 1u);
let _e1126 = (_e1051 - _e1042);
let _e1131 = (((_e1045 - (_e1080 - (0.5f * _e447.y))) / _e447.y) * 64f);
let _e1133 = select(63f, _e1131, (_e1131 < 64f));
let _e1135 = select(0f, _e1133, (_e1133 > 0f));
let _e1143 = atomicAdd((&counts_4[(69u + select(select(u32(_e1135), 0u, (_e1135 < 0f)), 4294967295u, (_e1135 > 4294967000f)))]), 1u);
let _e1144 = (_e1054 - _e1045);
phi_42128_ = vec4<f32>(select(_e447.x, _e1126, (_e1126 < _e447.x)), select(_e447.y, _e1144, (_e1144 < _e447.y)), 0f, 0f);
} else {
phi_42128_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e1149 = phi_42128_;
sums_4[_e419] = _e1149;
workgroupBarrier();
let _e1151 = (_e419 == 0u);
if _e1151 {
if _e874 {
phi_42269_ = true;
} else {
phi_42138_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_42141_ = 0u;
loop {
let _e1153 = phi_42138_;
let _e1155 = phi_42141_;
local_273 = _e1153;
local_275 = _e1153;
let _e1156 = (_e1155 < 256u);
if _e1156 {
let _e1158 = sums_4[_e1155];
phi_42139_ = (_e1153 + _e1158);
phi_42142_ = (_e1155 + 1u);
} else {
break;
}
let _e1162 = phi_42139_;
let _e1164 = phi_42142_;
continue;
continuing {
phi_42138_ = _e1162;
phi_42141_ = _e1164;
}
}
let _e1167 = atomicLoad((&counts_4[2u]));
let _e1169 = atomicLoad((&counts_4[0u]));
if ((8u * _e1167) > _e1169) {
phi_42263_ = bool();
phi_42264_ = true;
} else {
let _e1172 = atomicLoad((&counts_4[3u]));
let _e1174 = atomicLoad((&counts_4[0u]));
if ((32u * _e1172) > _e1174) {
phi_42261_ = bool();
phi_42262_ = true;
} else {
let _e1177 = local_273;
let _e1179 = atomicLoad((&counts_4[0u]));
phi_42189_ = 0u;
phi_42192_ = 0u;
loop {
let _e1181 = phi_42189_;
let _e1183 = phi_42192_;
local_274 = _e1183;
let _e1184 = (_e1181 < 64u);
if _e1184 {
let _e1187 = atomicLoad((&counts_4[(5u + _e1181)]));
phi_42190_ = (_e1181 + 1u);
phi_42193_ = (_e1183 + (_e1187 * _e1187));
} else {
break;
}
let _e1192 = phi_42190_;
let _e1194 = phi_42193_;
continue;
continuing {
phi_42189_ = _e1192;
phi_42192_ = _e1194;
}
}
let _e1197 = f32(_e1179);
let _e1203 = local_274;
let _e1208 = (((_e1179 >= 32u) && ((_e447.x * _e1197) > (64f * _e1177.x))) && ((_e1197 * _e1197) < (6f * f32(_e1203))));
if _e1208 {
phi_42260_ = bool();
} else {
let _e1210 = local_275;
let _e1212 = atomicLoad((&counts_4[0u]));
phi_42228_ = 0u;
phi_42231_ = 0u;
loop {
let _e1214 = phi_42228_;
let _e1216 = phi_42231_;
local_276 = _e1216;
let _e1217 = (_e1214 < 64u);
if _e1217 {
let _e1220 = atomicLoad((&counts_4[(69u + _e1214)]));
phi_42229_ = (_e1214 + 1u);
phi_42232_ = (_e1216 + (_e1220 * _e1220));
} else {
break;
}
let _e1225 = phi_42229_;
let _e1227 = phi_42232_;
continue;
continuing {
phi_42228_ = _e1225;
phi_42231_ = _e1227;
}
}
let _e1230 = f32(_e1212);
let _e1236 = local_276;
phi_42260_ = (((_e1212 >= 32u) && ((_e447.y * _e1230) > (64f * _e1210.y))) && ((_e1230 * _e1230) < (6f * f32(_e1236))));
}
let _e1243 = phi_42260_;
phi_42261_ = _e1243;
phi_42262_ = _e1208;
}
let _e1245 = phi_42261_;
let _e1247 = phi_42262_;
phi_42263_ = _e1245;
phi_42264_ = _e1247;
}
let _e1249 = phi_42263_;
let _e1251 = phi_42264_;
phi_42269_ = select(_e1249, true, _e1251);
}
let _e1254 = phi_42269_;
atomicStore((&counts_4[4u]), select(0u, 1u, _e1254));
}
workgroupBarrier();
let _e1257 = atomicLoad((&counts_4[0u]));
let _e1259 = atomicLoad((&counts_4[4u]));
let _e1260 = (_e1259 != 0u);
if _e1260 {
phi_42281_ = (2u * _e1257);
} else {
phi_42281_ = 0u;
}
let _e1263 = phi_42281_;
if _e531 {
let _e1264 = bitcast<u32>(_e1042);
let _e1267 = select(_e1264, 0u, ((_e1264 & 2139095040u) == 0u));
if ((_e1267 & 2147483648u) == 0u) {
phi_42299_ = (_e1267 | 2147483648u);
} else {
phi_42299_ = ~(_e1267);
}
let _e1273 = phi_42299_;
phi_42300_ = _e1273;
} else {
phi_42300_ = 4294967295u;
}
let _e1275 = phi_42300_;
if _e531 {
let _e1276 = bitcast<u32>(_e1051);
let _e1279 = select(_e1276, 0u, ((_e1276 & 2139095040u) == 0u));
if ((_e1279 & 2147483648u) == 0u) {
phi_42318_ = (_e1279 | 2147483648u);
} else {
phi_42318_ = ~(_e1279);
}
let _e1285 = phi_42318_;
phi_42319_ = _e1285;
} else {
phi_42319_ = 4294967295u;
}
let _e1287 = phi_42319_;
let _e1288 = (256u + _e419);
values[_e419] = _e1275;
values[_e1288] = _e1287;
workgroupBarrier();
let _e1291 = (_e1263 > 0u);
let _e1292 = select(512u, 0u, _e1291);
phi_42329_ = _e1292;
phi_42332_ = 0u;
phi_42334_ = 0u;
loop {
let _e1294 = phi_42329_;
let _e1296 = phi_42332_;
let _e1298 = phi_42334_;
local_277 = _e1298;
local_278 = _e1296;
let _e1299 = (_e1294 < 512u);
if _e1299 {
let _e1301 = values[_e1294];
if (_e1301 < _e1275) {
phi_42354_ = true;
} else {
if (_e1301 == _e1275) {
phi_42353_ = (_e1294 < _e419);
} else {
phi_42353_ = false;
}
let _e1306 = phi_42353_;
phi_42354_ = _e1306;
}
let _e1308 = phi_42354_;
if (_e1301 < _e1287) {
phi_42367_ = true;
} else {
if (_e1301 == _e1287) {
phi_42366_ = (_e1294 < _e1288);
} else {
phi_42366_ = false;
}
let _e1315 = phi_42366_;
phi_42367_ = _e1315;
}
let _e1317 = phi_42367_;
phi_42330_ = (_e1294 + 1u);
phi_42333_ = (_e1296 + select(0u, 1u, _e1317));
phi_42335_ = (_e1298 + select(0u, 1u, _e1308));
} else {
break;
}
let _e1322 = phi_42330_;
let _e1324 = phi_42333_;
let _e1326 = phi_42335_;
continue;
continuing {
phi_42329_ = _e1322;
phi_42332_ = _e1324;
phi_42334_ = _e1326;
}
}
workgroupBarrier();
if _e1291 {
let _e1329 = local_277;
values[_e1329] = _e1275;
let _e1332 = local_278;
values[_e1332] = _e1287;
}
workgroupBarrier();
let _e1334 = (_e419 < 256u);
if _e1334 {
if _e1291 {
let _e1335 = (_e1263 - 1u);
let _e1339 = values[((_e419 * _e1335) / 256u)];
if ((_e1339 & 2147483648u) == 0u) {
phi_42397_ = ~(_e1339);
} else {
phi_42397_ = (_e1339 & 2147483647u);
}
let _e1345 = phi_42397_;
let _e1351 = values[(((_e419 + 1u) * _e1335) / 256u)];
if ((_e1351 & 2147483648u) == 0u) {
phi_42412_ = ~(_e1351);
} else {
phi_42412_ = (_e1351 & 2147483647u);
}
let _e1357 = phi_42412_;
phi_42414_ = bitcast<f32>(_e1357);
phi_42415_ = bitcast<f32>(_e1345);
} else {
phi_42414_ = 0f;
phi_42415_ = 0f;
}
let _e1360 = phi_42414_;
let _e1362 = phi_42415_;
phi_42416_ = _e1360;
phi_42417_ = _e1362;
} else {
phi_42416_ = 0f;
phi_42417_ = 0f;
}
let _e1364 = phi_42416_;
let _e1366 = phi_42417_;
workgroupBarrier();
let _e1367 = (_e1364 - _e1366);
if _e531 {
let _e1371 = bitcast<u32>(_e1045);
let _e1374 = select(_e1371, 0u, ((_e1371 & 2139095040u) == 0u));
if ((_e1374 & 2147483648u) == 0u) {
phi_42442_ = (_e1374 | 2147483648u);
} else {
phi_42442_ = ~(_e1374);
}
let _e1380 = phi_42442_;
phi_42443_ = _e1380;
} else {
phi_42443_ = 4294967295u;
}
let _e1382 = phi_42443_;
if _e531 {
let _e1383 = bitcast<u32>(_e1054);
let _e1386 = select(_e1383, 0u, ((_e1383 & 2139095040u) == 0u));
if ((_e1386 & 2147483648u) == 0u) {
phi_42461_ = (_e1386 | 2147483648u);
} else {
phi_42461_ = ~(_e1386);
}
let _e1392 = phi_42461_;
phi_42462_ = _e1392;
} else {
phi_42462_ = 4294967295u;
}
let _e1394 = phi_42462_;
values[_e419] = _e1382;
values[_e1288] = _e1394;
workgroupBarrier();
phi_42472_ = _e1292;
phi_42475_ = 0u;
phi_42477_ = 0u;
loop {
let _e1396 = phi_42472_;
let _e1398 = phi_42475_;
let _e1400 = phi_42477_;
local_279 = _e1400;
local_280 = _e1398;
let _e1401 = (_e1396 < 512u);
if _e1401 {
let _e1403 = values[_e1396];
if (_e1403 < _e1382) {
phi_42497_ = true;
} else {
if (_e1403 == _e1382) {
phi_42496_ = (_e1396 < _e419);
} else {
phi_42496_ = false;
}
let _e1408 = phi_42496_;
phi_42497_ = _e1408;
}
let _e1410 = phi_42497_;
if (_e1403 < _e1394) {
phi_42510_ = true;
} else {
if (_e1403 == _e1394) {
phi_42509_ = (_e1396 < _e1288);
} else {
phi_42509_ = false;
}
let _e1417 = phi_42509_;
phi_42510_ = _e1417;
}
let _e1419 = phi_42510_;
phi_42473_ = (_e1396 + 1u);
phi_42476_ = (_e1398 + select(0u, 1u, _e1419));
phi_42478_ = (_e1400 + select(0u, 1u, _e1410));
} else {
break;
}
let _e1424 = phi_42473_;
let _e1426 = phi_42476_;
let _e1428 = phi_42478_;
continue;
continuing {
phi_42472_ = _e1424;
phi_42475_ = _e1426;
phi_42477_ = _e1428;
}
}
workgroupBarrier();
if _e1291 {
let _e1431 = local_279;
values[_e1431] = _e1382;
let _e1434 = local_280;
values[_e1434] = _e1394;
}
workgroupBarrier();
if _e1334 {
if _e1291 {
let _e1436 = (_e1263 - 1u);
let _e1440 = values[((_e419 * _e1436) / 256u)];
if ((_e1440 & 2147483648u) == 0u) {
phi_42540_ = ~(_e1440);
} else {
phi_42540_ = (_e1440 & 2147483647u);
}
let _e1446 = phi_42540_;
let _e1452 = values[(((_e419 + 1u) * _e1436) / 256u)];
if ((_e1452 & 2147483648u) == 0u) {
phi_42555_ = ~(_e1452);
} else {
phi_42555_ = (_e1452 & 2147483647u);
}
let _e1458 = phi_42555_;
phi_42557_ = bitcast<f32>(_e1458);
phi_42558_ = bitcast<f32>(_e1446);
} else {
phi_42557_ = 0f;
phi_42558_ = 0f;
}
let _e1461 = phi_42557_;
let _e1463 = phi_42558_;
phi_42559_ = _e1461;
phi_42560_ = _e1463;
} else {
phi_42559_ = 0f;
phi_42560_ = 0f;
}
let _e1465 = phi_42559_;
let _e1467 = phi_42560_;
workgroupBarrier();
let _e1468 = (_e1465 - _e1467);
if _e531 {
let _e1472 = bitcast<u32>(_e1048);
let _e1475 = select(_e1472, 0u, ((_e1472 & 2139095040u) == 0u));
if ((_e1475 & 2147483648u) == 0u) {
phi_42585_ = (_e1475 | 2147483648u);
} else {
phi_42585_ = ~(_e1475);
}
let _e1481 = phi_42585_;
phi_42586_ = _e1481;
} else {
phi_42586_ = 4294967295u;
}
let _e1483 = phi_42586_;
if _e531 {
let _e1484 = bitcast<u32>(bitcast<f32>((bitcast<u32>((select(_e1019, _e1036, (_e1036 > _e1019)) + _e949)) ^ _e427)));
let _e1487 = select(_e1484, 0u, ((_e1484 & 2139095040u) == 0u));
if ((_e1487 & 2147483648u) == 0u) {
phi_42604_ = (_e1487 | 2147483648u);
} else {
phi_42604_ = ~(_e1487);
}
let _e1493 = phi_42604_;
phi_42605_ = _e1493;
} else {
phi_42605_ = 4294967295u;
}
let _e1495 = phi_42605_;
values[_e419] = _e1483;
values[_e1288] = _e1495;
workgroupBarrier();
phi_42615_ = _e1292;
phi_42618_ = 0u;
phi_42620_ = 0u;
loop {
let _e1497 = phi_42615_;
let _e1499 = phi_42618_;
let _e1501 = phi_42620_;
local_281 = _e1501;
local_282 = _e1499;
let _e1502 = (_e1497 < 512u);
if _e1502 {
let _e1504 = values[_e1497];
if (_e1504 < _e1483) {
phi_42640_ = true;
} else {
if (_e1504 == _e1483) {
phi_42639_ = (_e1497 < _e419);
} else {
phi_42639_ = false;
}
let _e1509 = phi_42639_;
phi_42640_ = _e1509;
}
let _e1511 = phi_42640_;
if (_e1504 < _e1495) {
phi_42653_ = true;
} else {
if (_e1504 == _e1495) {
phi_42652_ = (_e1497 < _e1288);
} else {
phi_42652_ = false;
}
let _e1518 = phi_42652_;
phi_42653_ = _e1518;
}
let _e1520 = phi_42653_;
phi_42616_ = (_e1497 + 1u);
phi_42619_ = (_e1499 + select(0u, 1u, _e1520));
phi_42621_ = (_e1501 + select(0u, 1u, _e1511));
} else {
break;
}
let _e1525 = phi_42616_;
let _e1527 = phi_42619_;
let _e1529 = phi_42621_;
continue;
continuing {
phi_42615_ = _e1525;
phi_42618_ = _e1527;
phi_42620_ = _e1529;
}
}
workgroupBarrier();
if _e1291 {
let _e1532 = local_281;
values[_e1532] = _e1483;
let _e1535 = local_282;
values[_e1535] = _e1495;
}
workgroupBarrier();
if _e1334 {
if _e1291 {
let _e1537 = (_e1263 - 1u);
let _e1541 = values[((_e419 * _e1537) / 256u)];
if ((_e1541 & 2147483648u) == 0u) {
phi_42683_ = ~(_e1541);
} else {
phi_42683_ = (_e1541 & 2147483647u);
}
let _e1547 = phi_42683_;
let _e1553 = values[(((_e419 + 1u) * _e1537) / 256u)];
if ((_e1553 & 2147483648u) == 0u) {
phi_42698_ = ~(_e1553);
} else {
phi_42698_ = (_e1553 & 2147483647u);
}
let _e1559 = phi_42698_;
phi_42700_ = bitcast<f32>(_e1559);
phi_42701_ = bitcast<f32>(_e1547);
} else {
phi_42700_ = 0f;
phi_42701_ = 0f;
}
let _e1562 = phi_42700_;
let _e1564 = phi_42701_;
phi_42702_ = _e1562;
phi_42703_ = _e1564;
} else {
phi_42702_ = 0f;
phi_42703_ = 0f;
}
let _e1566 = phi_42702_;
let _e1568 = phi_42703_;
workgroupBarrier();
let _e1569 = (_e1566 - _e1568);
let _e1577 = (2f * _e447.x);
let _e1581 = (2f * _e447.y);
let _e1585 = (2f * _e447.z);
if _e1260 {
phi_42724_ = vec3<f32>((1f / select(0.00000000000000000086736174f, _e1367, (_e1367 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1468, (_e1468 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1569, (_e1569 > 0.00000000000000000086736174f))));
phi_42725_ = vec3<f32>(_e1366, _e1467, _e1568);
} else {
phi_42724_ = vec3<f32>((1f / select(0.00000000000000000086736174f, _e1577, (_e1577 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1581, (_e1581 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1585, (_e1585 > 0.00000000000000000086736174f))));
phi_42725_ = vec3<f32>((_e1072 - _e447.x), (_e1080 - _e447.y), (_e1088 - _e447.z));
}
let _e1593 = phi_42724_;
let _e1595 = phi_42725_;
if _e1260 {
phi_42736_ = type_97(256f, 1f, 0f);
} else {
phi_42736_ = type_97(1f, 1f, 0f);
}
let _e1597 = phi_42736_;
let _e1598 = (_e424 * 516u);
if (_e419 < select(1u, 256u, (_e1597.member > 1f))) {
let _e1606 = vec4<f32>(_e1595.x, _e1595.y, _e1595.z, 0f);
starts_6[_e419] = _e1606;
let _e1611 = vec4<f32>(_e1593.x, _e1593.y, _e1593.z, 0f);
slopes[_e419] = _e1611;
axes_3.member[((_e1598 + 4u) + _e419)] = _e1606;
axes_3.member[((_e1598 + 260u) + _e419)] = _e1611;
}
workgroupBarrier();
if _e1260 {
if _e531 {
phi_42780_ = 128u;
phi_42783_ = 0u;
loop {
let _e1627 = phi_42780_;
let _e1629 = phi_42783_;
local_283 = _e1629;
local_284 = _e1629;
local_285 = _e1629;
let _e1630 = (_e1627 > 0u);
if _e1630 {
let _e1633 = starts_6[(_e1629 + _e1627)];
phi_42781_ = (_e1627 >> bitcast<u32>(1i));
phi_42784_ = (_e1629 + select(0u, _e1627, (_e1051 >= _e1633.x)));
} else {
break;
}
let _e1641 = phi_42781_;
let _e1643 = phi_42784_;
continue;
continuing {
phi_42780_ = _e1641;
phi_42783_ = _e1643;
}
}
let _e1646 = local_283;
let _e1648 = starts_6[_e1646];
let _e1655 = local_284;
let _e1657 = slopes[_e1655];
let _e1659 = (bitcast<f32>((bitcast<u32>((_e1051 - _e1648.x)) ^ _e427)) * _e1657.x);
let _e1661 = select(1f, _e1659, (_e1659 < 1f));
let _e1663 = local_285;
phi_42863_ = 128u;
phi_42866_ = 0u;
loop {
let _e1669 = phi_42863_;
let _e1671 = phi_42866_;
local_286 = _e1671;
local_287 = _e1671;
local_288 = _e1671;
let _e1672 = (_e1669 > 0u);
if _e1672 {
let _e1675 = starts_6[(_e1671 + _e1669)];
phi_42864_ = (_e1669 >> bitcast<u32>(1i));
phi_42867_ = (_e1671 + select(0u, _e1669, (_e1042 >= _e1675.x)));
} else {
break;
}
let _e1683 = phi_42864_;
let _e1685 = phi_42867_;
continue;
continuing {
phi_42863_ = _e1683;
phi_42866_ = _e1685;
}
}
let _e1688 = local_286;
let _e1690 = starts_6[_e1688];
let _e1697 = local_287;
let _e1699 = slopes[_e1697];
let _e1701 = (bitcast<f32>((bitcast<u32>((_e1042 - _e1690.x)) ^ _e427)) * _e1699.x);
let _e1703 = select(1f, _e1701, (_e1701 < 1f));
let _e1705 = local_288;
phi_42947_ = 128u;
phi_42950_ = 0u;
loop {
let _e1712 = phi_42947_;
let _e1714 = phi_42950_;
local_289 = _e1714;
local_290 = _e1714;
local_291 = _e1714;
let _e1715 = (_e1712 > 0u);
if _e1715 {
let _e1718 = starts_6[(_e1714 + _e1712)];
phi_42948_ = (_e1712 >> bitcast<u32>(1i));
phi_42951_ = (_e1714 + select(0u, _e1712, (_e1054 >= _e1718.y)));
} else {
break;
}
let _e1726 = phi_42948_;
let _e1728 = phi_42951_;
continue;
continuing {
phi_42947_ = _e1726;
phi_42950_ = _e1728;
}
}
let _e1731 = local_289;
let _e1733 = starts_6[_e1731];
let _e1740 = local_290;
let _e1742 = slopes[_e1740];
let _e1744 = (bitcast<f32>((bitcast<u32>((_e1054 - _e1733.y)) ^ _e427)) * _e1742.y);
let _e1746 = select(1f, _e1744, (_e1744 < 1f));
let _e1748 = local_291;
phi_43030_ = 128u;
phi_43033_ = 0u;
loop {
let _e1754 = phi_43030_;
let _e1756 = phi_43033_;
local_292 = _e1756;
local_293 = _e1756;
local_294 = _e1756;
let _e1757 = (_e1754 > 0u);
if _e1757 {
let _e1760 = starts_6[(_e1756 + _e1754)];
phi_43031_ = (_e1754 >> bitcast<u32>(1i));
phi_43034_ = (_e1756 + select(0u, _e1754, (_e1045 >= _e1760.y)));
} else {
break;
}
let _e1768 = phi_43031_;
let _e1770 = phi_43034_;
continue;
continuing {
phi_43030_ = _e1768;
phi_43033_ = _e1770;
}
}
let _e1773 = local_292;
let _e1775 = starts_6[_e1773];
let _e1782 = local_293;
let _e1784 = slopes[_e1782];
let _e1786 = (bitcast<f32>((bitcast<u32>((_e1045 - _e1775.y)) ^ _e427)) * _e1784.y);
let _e1788 = select(1f, _e1786, (_e1786 < 1f));
let _e1790 = local_294;
phi_43118_ = vec4<f32>((((f32(_e1663) + select(0f, _e1661, (_e1661 > 0f))) - (f32(_e1705) + select(0f, _e1703, (_e1703 > 0f)))) * 0.00390625f), (((f32(_e1748) + select(0f, _e1746, (_e1746 > 0f))) - (f32(_e1790) + select(0f, _e1788, (_e1788 > 0f)))) * 0.00390625f), 0f, 0f);
} else {
phi_43118_ = vec4<f32>(0f, 0f, 0f, 0f);
}
let _e1800 = phi_43118_;
phi_43124_ = _e1800;
} else {
phi_43124_ = vec4<f32>((_e1149.x / _e447.x), (_e1149.y / _e447.y), 0f, 0f);
}
let _e1802 = phi_43124_;
sums_4[_e419] = _e1802;
workgroupBarrier();
if _e1151 {
phi_43131_ = vec4<f32>(0f, 0f, 0f, 0f);
phi_43134_ = 0u;
loop {
let _e1804 = phi_43131_;
let _e1806 = phi_43134_;
local_295 = _e1804;
local_296 = _e1804;
let _e1807 = (_e1806 < 256u);
if _e1807 {
let _e1809 = sums_4[_e1806];
phi_43132_ = (_e1804 + _e1809);
phi_43135_ = (_e1806 + 1u);
} else {
break;
}
let _e1813 = phi_43132_;
let _e1815 = phi_43135_;
continue;
continuing {
phi_43131_ = _e1813;
phi_43134_ = _e1815;
}
}
let _e1819 = f32(select(1u, _e1257, (_e1257 > 0u)));
let _e1821 = local_295;
let _e1823 = (_e1821.x / _e1819);
let _e1825 = local_296;
let _e1831 = (((_e447.w * _e1823) / (1f + _e1823)) * 0.05f);
let _e1834 = (1f / ((2f * (_e1825.y / _e1819)) + 0.000015258789f));
let _e1836 = select(_e1834, _e1831, (_e1831 < _e1834));
axes_3.member[_e1598] = vec4<f32>(_e876.member[0].x, _e876.member[0].y, _e876.member[0].z, _e876.member_1.x);
axes_3.member[(_e1598 + 1u)] = vec4<f32>(_e876.member[1].x, _e876.member[1].y, _e876.member[1].z, _e876.member_1.y);
axes_3.member[(_e1598 + 2u)] = vec4<f32>(_e876.member[2].x, _e876.member[2].y, _e876.member[2].z, _e876.member_1.z);
axes_3.member[(_e1598 + 3u)] = vec4<f32>(_e1597.member, select(1f, _e1836, (_e1836 > 1f)), _e1597.member_2, _e876.member_2);
if (_e424 == 0u) {
axes_3.member[33024u] = vec4(_e430.x);
}
}
return;
}

fn function_57() {
var phi_43276_: bool;
var phi_43323_: u32;
var phi_43326_: u32;
var phi_43324_: u32;
var phi_43327_: u32;
var local_297: u32;
var phi_43520_: vec3<f32>;
var phi_43523_: u32;
var phi_43525_: vec3<f32>;
var phi_43521_: vec3<f32>;
var phi_43524_: u32;
var phi_43526_: vec3<f32>;
var local_298: vec3<f32>;
var local_299: vec3<f32>;
var local_300: vec3<f32>;
var local_301: vec3<f32>;
var local_302: vec3<f32>;
var local_303: vec3<f32>;
var phi_43665_: vec3<f32>;
var phi_43753_: vec3<f32>;
var phi_43754_: bool;
var phi_43765_: vec3<f32>;
var phi_43805_: bool;
var phi_43808_: i32;
var phi_43810_: vec3<f32>;
var phi_43812_: u32;
var phi_43814_: u32;
var phi_43816_: u32;
var phi_43974_: bool;
var phi_43975_: bool;
var phi_43976_: bool;
var phi_43806_: bool;
var phi_43809_: i32;
var phi_43811_: vec3<f32>;
var phi_43813_: u32;
var phi_43815_: u32;
var phi_43817_: u32;
var local_304: bool;
var local_305: vec3<f32>;
var local_306: vec3<f32>;
var local_307: vec3<f32>;
var local_308: i32;
var local_309: u32;
var phi_44038_: bool;
var phi_44039_: u32;
var phi_44040_: bool;
var phi_44041_: u32;
var local_310: bool;
var local_311: u32;
var phi_44058_: bool;
var phi_44059_: bool;
var phi_44060_: bool;
var phi_44062_: bool;
var phi_44063_: bool;
var local_312: vec3<f32>;
var local_313: bool;
var local_314: u32;

let _e409 = builtin_local_58;
let _e410 = builtin_group_58;
let _e411 = builtin_groups_58;
let _e421 = (((_e410.x + (_e410.y * _e411.x)) * 256u) + _e409.x);
let _e425 = params.member.member;
if (_e421 < _e425) {
let _e429 = ring_vertices.member[_e421];
let _e430 = (_e421 / 64u);
let _e431 = (_e421 % 64u);
if (_e431 > 0u) {
let _e436 = ring_vertices.member[(_e421 - 1u)];
phi_43276_ = select(true, false, (_e436 == _e429));
} else {
phi_43276_ = true;
}
let _e440 = phi_43276_;
if _e440 {
let _e443 = ring_starts.member[_e430];
let _e444 = (_e443 & 2147483647u);
let _e448 = ring_starts.member[(_e430 + 1u)];
let _e451 = (((_e448 & 2147483647u) - _e444) / 64u);
let _e452 = (3u * _e429);
let _e455 = positions.member[_e452];
let _e459 = positions.member[(_e452 + 1u)];
let _e463 = positions.member[(_e452 + 2u)];
let _e465 = ((_e443 & 2147483648u) != 0u);
let _e466 = (_e411.z ^ 1u);
let _e467 = bitcast<u32>(_e455);
let _e468 = (_e467 & 2147483647u);
let _e469 = bitcast<u32>(_e459);
let _e470 = (_e469 & 2147483647u);
let _e472 = select(_e470, _e468, (_e468 > _e470));
let _e473 = bitcast<u32>(_e463);
let _e474 = (_e473 & 2147483647u);
phi_43323_ = 0u;
phi_43326_ = select(_e474, _e472, (_e472 > _e474));
loop {
let _e478 = phi_43323_;
let _e480 = phi_43326_;
local_297 = _e480;
let _e481 = (_e478 < _e451);
if _e481 {
let _e486 = ring_links.member[((_e444 + (_e478 * 64u)) + _e431)];
let _e487 = (3u * _e486);
let _e489 = positions.member[_e487];
let _e492 = positions.member[(_e487 + 1u)];
let _e495 = positions.member[(_e487 + 2u)];
let _e497 = (bitcast<u32>(_e489) & 2147483647u);
let _e499 = (bitcast<u32>(_e492) & 2147483647u);
let _e501 = select(_e499, _e497, (_e497 > _e499));
let _e503 = (bitcast<u32>(_e495) & 2147483647u);
let _e505 = select(_e503, _e501, (_e501 > _e503));
phi_43324_ = (_e478 + 1u);
phi_43327_ = select(_e505, _e480, (_e480 > _e505));
} else {
break;
}
let _e510 = phi_43324_;
let _e512 = phi_43327_;
continue;
continuing {
phi_43323_ = _e510;
phi_43326_ = _e512;
}
}
let _e515 = local_297;
let _e516 = (_e515 & 2139095040u);
let _e518 = select(117440512u, _e516, (_e516 > 117440512u));
let _e520 = select(1056964608u, _e518, (_e518 > 1056964608u));
let _e523 = bitcast<f32>((75497472u + (_e520 - _e518)));
let _e524 = (_e520 - 1056964608u);
let _e530 = bitcast<f32>(select(0u, ((_e467 + 1056964608u) - _e518), ((_e467 & 2139095040u) > _e524)));
let _e536 = bitcast<f32>(select(0u, ((_e469 + 1056964608u) - _e518), ((_e469 & 2139095040u) > _e524)));
let _e542 = bitcast<f32>(select(0u, ((_e473 + 1056964608u) - _e518), ((_e473 & 2139095040u) > _e524)));
let _e545 = ring_links.member[(_e444 + _e431)];
let _e546 = (3u * _e545);
let _e548 = positions.member[_e546];
let _e551 = positions.member[(_e546 + 1u)];
let _e554 = positions.member[(_e546 + 2u)];
let _e555 = bitcast<u32>(_e548);
let _e562 = bitcast<u32>(_e551);
let _e569 = bitcast<u32>(_e554);
let _e581 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e555 + 1056964608u) - _e518), ((_e555 & 2139095040u) > _e524))) - _e530)) ^ _e466));
let _e584 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e562 + 1056964608u) - _e518), ((_e562 & 2139095040u) > _e524))) - _e536)) ^ _e466));
let _e587 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e569 + 1056964608u) - _e518), ((_e569 & 2139095040u) > _e524))) - _e542)) ^ _e466));
let _e588 = vec3<f32>(_e581, _e584, _e587);
phi_43520_ = vec3<f32>(0f, 0f, 0f);
phi_43523_ = 1u;
phi_43525_ = _e588;
loop {
let _e590 = phi_43520_;
let _e592 = phi_43523_;
let _e594 = phi_43525_;
local_298 = _e594;
local_299 = _e594;
local_300 = _e594;
local_301 = _e590;
local_302 = _e590;
local_303 = _e590;
local_312 = _e590;
let _e595 = (_e592 < _e451);
if _e595 {
let _e600 = ring_links.member[((_e444 + (_e592 * 64u)) + _e431)];
let _e601 = (3u * _e600);
let _e603 = positions.member[_e601];
let _e606 = positions.member[(_e601 + 1u)];
let _e609 = positions.member[(_e601 + 2u)];
let _e610 = bitcast<u32>(_e603);
let _e617 = bitcast<u32>(_e606);
let _e624 = bitcast<u32>(_e609);
let _e636 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e610 + 1056964608u) - _e518), ((_e610 & 2139095040u) > _e524))) - _e530)) ^ _e466));
let _e639 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e617 + 1056964608u) - _e518), ((_e617 & 2139095040u) > _e524))) - _e536)) ^ _e466));
let _e642 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e624 + 1056964608u) - _e518), ((_e624 & 2139095040u) > _e524))) - _e542)) ^ _e466));
phi_43521_ = vec3<f32>((_e590.x + ((_e594.y * _e642) - (_e639 * _e594.z))), (_e590.y + ((_e594.z * _e636) - (_e642 * _e594.x))), (_e590.z + ((_e594.x * _e639) - (_e636 * _e594.y))));
phi_43524_ = (_e592 + 1u);
phi_43526_ = vec3<f32>(_e636, _e639, _e642);
} else {
break;
}
let _e665 = phi_43521_;
let _e667 = phi_43524_;
let _e669 = phi_43526_;
continue;
continuing {
phi_43520_ = _e665;
phi_43523_ = _e667;
phi_43525_ = _e669;
}
}
if _e465 {
let _e672 = local_298;
let _e676 = local_299;
let _e682 = local_300;
let _e690 = local_301;
let _e694 = local_302;
let _e698 = local_303;
phi_43665_ = vec3<f32>((_e690.x + ((_e672.y * _e587) - (_e584 * _e676.z))), (_e694.y + ((_e676.z * _e581) - (_e587 * _e682.x))), (_e698.z + ((_e682.x * _e584) - (_e581 * _e672.y))));
} else {
let _e1028 = local_312;
phi_43665_ = _e1028;
}
let _e703 = phi_43665_;
let _e705 = bitcast<u32>(_e703.x);
let _e706 = (_e705 & 2147483647u);
let _e708 = bitcast<u32>(_e703.y);
let _e709 = (_e708 & 2147483647u);
let _e711 = select(_e709, _e706, (_e706 > _e709));
let _e713 = bitcast<u32>(_e703.z);
let _e714 = (_e713 & 2147483647u);
let _e717 = (select(_e714, _e711, (_e711 > _e714)) & 2139095040u);
let _e719 = select(117440512u, _e717, (_e717 > 117440512u));
let _e722 = (select(1056964608u, _e719, (_e719 > 1056964608u)) - 1056964608u);
let _e728 = bitcast<f32>(select(0u, ((_e705 + 1056964608u) - _e719), ((_e705 & 2139095040u) > _e722)));
let _e734 = bitcast<f32>(select(0u, ((_e708 + 1056964608u) - _e719), ((_e708 & 2139095040u) > _e722)));
let _e740 = bitcast<f32>(select(0u, ((_e713 + 1056964608u) - _e719), ((_e713 & 2139095040u) > _e722)));
let _e741 = abs(_e728);
let _e742 = abs(_e734);
let _e743 = abs(_e740);
if (_e741 <= _e742) {
let _e745 = (_e741 <= _e743);
phi_43753_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e745));
phi_43754_ = select(true, false, _e745);
} else {
phi_43753_ = vec3<f32>();
phi_43754_ = true;
}
let _e750 = phi_43753_;
let _e752 = phi_43754_;
if _e752 {
phi_43765_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e742 <= _e743)));
} else {
phi_43765_ = _e750;
}
let _e757 = phi_43765_;
let _e762 = ((_e734 * _e757.z) - (_e757.y * _e740));
let _e766 = ((_e740 * _e757.x) - (_e757.z * _e728));
let _e769 = ((_e728 * _e757.y) - (_e757.x * _e734));
let _e774 = ((abs(_e581) + abs(_e584)) + abs(_e587));
let _e779 = (((_e762 * _e581) + (_e766 * _e584)) + (_e769 * _e587));
let _e784 = ((0.0000038146973f * _e774) + (_e523 * (1f + (_e774 * _e774))));
let _e790 = (select(0i, 1i, (_e779 > _e784)) - select(0i, 1i, (_e779 < -(_e784))));
phi_43805_ = (_e790 != 0i);
phi_43808_ = _e790;
phi_43810_ = _e588;
phi_43812_ = 0u;
phi_43814_ = 0u;
phi_43816_ = 1u;
loop {
let _e793 = phi_43805_;
let _e795 = phi_43808_;
let _e797 = phi_43810_;
let _e799 = phi_43812_;
let _e801 = phi_43814_;
let _e803 = phi_43816_;
local_304 = _e793;
local_305 = _e797;
local_306 = _e797;
local_307 = _e797;
local_308 = _e795;
local_309 = _e801;
local_313 = _e793;
local_314 = _e801;
local_310 = _e793;
local_311 = _e799;
let _e804 = (_e803 < _e451);
if _e804 {
let _e809 = ring_links.member[((_e444 + (_e803 * 64u)) + _e431)];
let _e810 = (3u * _e809);
let _e812 = positions.member[_e810];
let _e815 = positions.member[(_e810 + 1u)];
let _e818 = positions.member[(_e810 + 2u)];
let _e819 = bitcast<u32>(_e812);
let _e826 = bitcast<u32>(_e815);
let _e833 = bitcast<u32>(_e818);
let _e845 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e819 + 1056964608u) - _e518), ((_e819 & 2139095040u) > _e524))) - _e530)) ^ _e466));
let _e848 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e826 + 1056964608u) - _e518), ((_e826 & 2139095040u) > _e524))) - _e536)) ^ _e466));
let _e851 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e833 + 1056964608u) - _e518), ((_e833 & 2139095040u) > _e524))) - _e542)) ^ _e466));
let _e857 = ((abs(_e845) + abs(_e848)) + abs(_e851));
let _e862 = (((_e762 * _e845) + (_e766 * _e848)) + (_e769 * _e851));
let _e867 = ((0.0000038146973f * _e857) + (_e523 * (1f + (_e857 * _e857))));
let _e873 = (select(0i, 1i, (_e862 > _e867)) - select(0i, 1i, (_e862 < -(_e867))));
if _e793 {
let _e874 = (_e873 == 0i);
if _e874 {
phi_43974_ = bool();
} else {
let _e882 = ((abs(_e797.x) + abs(_e797.y)) + abs(_e797.z));
let _e883 = (_e882 + _e857);
phi_43974_ = ((((_e728 * ((_e797.y * _e851) - (_e848 * _e797.z))) + (_e734 * ((_e797.z * _e845) - (_e851 * _e797.x)))) + (_e740 * ((_e797.x * _e848) - (_e845 * _e797.y)))) > (((0.0000019073486f * _e882) * _e857) + (_e523 * (1f + (_e883 * _e883)))));
}
let _e906 = phi_43974_;
phi_43975_ = _e906;
phi_43976_ = _e874;
} else {
phi_43975_ = bool();
phi_43976_ = true;
}
let _e908 = phi_43975_;
let _e910 = phi_43976_;
phi_43806_ = select(_e908, false, _e910);
phi_43809_ = _e873;
phi_43811_ = vec3<f32>(_e845, _e848, _e851);
phi_43813_ = (_e799 + select(0u, 1u, (_e795 > _e873)));
phi_43815_ = (_e801 + select(0u, 1u, (_e795 < _e873)));
phi_43817_ = (_e803 + 1u);
} else {
break;
}
let _e920 = phi_43806_;
let _e922 = phi_43809_;
let _e924 = phi_43811_;
let _e926 = phi_43813_;
let _e928 = phi_43815_;
let _e930 = phi_43817_;
continue;
continuing {
phi_43805_ = _e920;
phi_43808_ = _e922;
phi_43810_ = _e924;
phi_43812_ = _e926;
phi_43814_ = _e928;
phi_43816_ = _e930;
}
}
if _e465 {
let _e933 = local_304;
if _e933 {
let _e935 = local_305;
let _e939 = local_306;
let _e943 = local_307;
let _e947 = ((abs(_e935.x) + abs(_e939.y)) + abs(_e943.z));
let _e948 = (_e947 + _e774);
let _e971 = local_308;
let _e975 = local_309;
phi_44038_ = ((((_e728 * ((_e939.y * _e587) - (_e584 * _e943.z))) + (_e734 * ((_e943.z * _e581) - (_e587 * _e935.x)))) + (_e740 * ((_e935.x * _e584) - (_e581 * _e939.y)))) > (((0.0000019073486f * _e947) * _e774) + (_e523 * (1f + (_e948 * _e948)))));
phi_44039_ = (_e975 + select(0u, 1u, (_e971 < _e790)));
} else {
phi_44038_ = bool();
phi_44039_ = u32();
}
let _e978 = phi_44038_;
let _e980 = phi_44039_;
phi_44040_ = _e978;
phi_44041_ = _e980;
} else {
let _e1057 = local_313;
phi_44040_ = _e1057;
let _e1060 = local_314;
phi_44041_ = _e1060;
}
let _e982 = phi_44040_;
let _e984 = phi_44041_;
let _e986 = local_310;
if select(true, _e986, _e465) {
if _e982 {
if _e465 {
phi_44059_ = (_e984 == 1u);
} else {
if (_e984 == 0u) {
phi_44058_ = true;
} else {
let _e990 = local_311;
phi_44058_ = (_e990 == 0u);
}
let _e993 = phi_44058_;
phi_44059_ = _e993;
}
let _e996 = phi_44059_;
phi_44060_ = _e996;
} else {
phi_44060_ = bool();
}
let _e998 = phi_44060_;
phi_44062_ = _e998;
phi_44063_ = select(true, false, _e982);
} else {
phi_44062_ = bool();
phi_44063_ = true;
}
let _e1001 = phi_44062_;
let _e1003 = phi_44063_;
embedded_1.member[_e429] = select(0u, 1u, select(_e1001, false, _e1003));
}
}
return;
}

@compute @workgroup_size(256, 1, 1) 
fn scan_blocks(@builtin(local_invocation_id) builtin_local: vec3<u32>, @builtin(workgroup_id) builtin_group: vec3<u32>, @builtin(num_workgroups) builtin_groups: vec3<u32>) {
builtin_local_58 = builtin_local;
builtin_group_58 = builtin_group;
builtin_groups_58 = builtin_groups;
function_();
}

@compute @workgroup_size(256, 1, 1) 
fn scan_block_sums(@builtin(local_invocation_id) builtin_local_1: vec3<u32>, @builtin(workgroup_id) builtin_group_1: vec3<u32>, @builtin(num_workgroups) builtin_groups_1: vec3<u32>) {
builtin_local_58 = builtin_local_1;
builtin_group_58 = builtin_group_1;
builtin_groups_58 = builtin_groups_1;
function_1();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_scatter(@builtin(local_invocation_id) builtin_local_2: vec3<u32>, @builtin(workgroup_id) builtin_group_2: vec3<u32>, @builtin(num_workgroups) builtin_groups_2: vec3<u32>) {
builtin_local_58 = builtin_local_2;
builtin_group_58 = builtin_group_2;
builtin_groups_58 = builtin_groups_2;
function_2();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_histogram(@builtin(local_invocation_id) builtin_local_3: vec3<u32>, @builtin(workgroup_id) builtin_group_3: vec3<u32>, @builtin(num_workgroups) builtin_groups_3: vec3<u32>) {
builtin_local_58 = builtin_local_3;
builtin_group_58 = builtin_group_3;
builtin_groups_58 = builtin_groups_3;
function_3();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_max(@builtin(local_invocation_id) builtin_local_4: vec3<u32>, @builtin(workgroup_id) builtin_group_4: vec3<u32>, @builtin(num_workgroups) builtin_groups_4: vec3<u32>) {
builtin_local_58 = builtin_local_4;
builtin_group_58 = builtin_group_4;
builtin_groups_58 = builtin_groups_4;
function_4();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_min(@builtin(local_invocation_id) builtin_local_5: vec3<u32>, @builtin(workgroup_id) builtin_group_5: vec3<u32>, @builtin(num_workgroups) builtin_groups_5: vec3<u32>) {
builtin_local_58 = builtin_local_5;
builtin_group_58 = builtin_group_5;
builtin_groups_58 = builtin_groups_5;
function_5();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_sum(@builtin(local_invocation_id) builtin_local_6: vec3<u32>, @builtin(workgroup_id) builtin_group_6: vec3<u32>, @builtin(num_workgroups) builtin_groups_6: vec3<u32>) {
builtin_local_58 = builtin_local_6;
builtin_group_58 = builtin_group_6;
builtin_groups_58 = builtin_groups_6;
function_6();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_max(@builtin(local_invocation_id) builtin_local_7: vec3<u32>, @builtin(workgroup_id) builtin_group_7: vec3<u32>, @builtin(num_workgroups) builtin_groups_7: vec3<u32>) {
builtin_local_58 = builtin_local_7;
builtin_group_58 = builtin_group_7;
builtin_groups_58 = builtin_groups_7;
function_7();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_min(@builtin(local_invocation_id) builtin_local_8: vec3<u32>, @builtin(workgroup_id) builtin_group_8: vec3<u32>, @builtin(num_workgroups) builtin_groups_8: vec3<u32>) {
builtin_local_58 = builtin_local_8;
builtin_group_58 = builtin_group_8;
builtin_groups_58 = builtin_groups_8;
function_8();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_sum(@builtin(local_invocation_id) builtin_local_9: vec3<u32>, @builtin(workgroup_id) builtin_group_9: vec3<u32>, @builtin(num_workgroups) builtin_groups_9: vec3<u32>) {
builtin_local_58 = builtin_local_9;
builtin_group_58 = builtin_group_9;
builtin_groups_58 = builtin_groups_9;
function_9();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_max(@builtin(local_invocation_id) builtin_local_10: vec3<u32>, @builtin(workgroup_id) builtin_group_10: vec3<u32>, @builtin(num_workgroups) builtin_groups_10: vec3<u32>) {
builtin_local_58 = builtin_local_10;
builtin_group_58 = builtin_group_10;
builtin_groups_58 = builtin_groups_10;
function_10();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_min(@builtin(local_invocation_id) builtin_local_11: vec3<u32>, @builtin(workgroup_id) builtin_group_11: vec3<u32>, @builtin(num_workgroups) builtin_groups_11: vec3<u32>) {
builtin_local_58 = builtin_local_11;
builtin_group_58 = builtin_group_11;
builtin_groups_58 = builtin_groups_11;
function_11();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_sum(@builtin(local_invocation_id) builtin_local_12: vec3<u32>, @builtin(workgroup_id) builtin_group_12: vec3<u32>, @builtin(num_workgroups) builtin_groups_12: vec3<u32>) {
builtin_local_58 = builtin_local_12;
builtin_group_58 = builtin_group_12;
builtin_groups_58 = builtin_groups_12;
function_12();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_mark(@builtin(local_invocation_id) builtin_local_13: vec3<u32>, @builtin(workgroup_id) builtin_group_13: vec3<u32>, @builtin(num_workgroups) builtin_groups_13: vec3<u32>) {
builtin_local_58 = builtin_local_13;
builtin_group_58 = builtin_group_13;
builtin_groups_58 = builtin_groups_13;
function_13();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_scatter(@builtin(local_invocation_id) builtin_local_14: vec3<u32>, @builtin(workgroup_id) builtin_group_14: vec3<u32>, @builtin(num_workgroups) builtin_groups_14: vec3<u32>) {
builtin_local_58 = builtin_local_14;
builtin_group_58 = builtin_group_14;
builtin_groups_58 = builtin_groups_14;
function_14();
}

@compute @workgroup_size(256, 1, 1) 
fn fill(@builtin(local_invocation_id) builtin_local_15: vec3<u32>, @builtin(workgroup_id) builtin_group_15: vec3<u32>, @builtin(num_workgroups) builtin_groups_15: vec3<u32>) {
builtin_local_58 = builtin_local_15;
builtin_group_58 = builtin_group_15;
builtin_groups_58 = builtin_groups_15;
function_15();
}

@compute @workgroup_size(256, 1, 1) 
fn size_dispatch(@builtin(local_invocation_id) builtin_local_16: vec3<u32>, @builtin(workgroup_id) builtin_group_16: vec3<u32>, @builtin(num_workgroups) builtin_groups_16: vec3<u32>) {
builtin_local_58 = builtin_local_16;
builtin_group_58 = builtin_group_16;
builtin_groups_58 = builtin_groups_16;
function_16();
}

@compute @workgroup_size(256, 1, 1) 
fn find_near(@builtin(local_invocation_id) builtin_local_17: vec3<u32>, @builtin(workgroup_id) builtin_group_17: vec3<u32>, @builtin(num_workgroups) builtin_groups_17: vec3<u32>) {
builtin_local_58 = builtin_local_17;
builtin_group_58 = builtin_group_17;
builtin_groups_58 = builtin_groups_17;
function_17();
}

@compute @workgroup_size(256, 1, 1) 
fn size_near(@builtin(local_invocation_id) builtin_local_18: vec3<u32>, @builtin(workgroup_id) builtin_group_18: vec3<u32>, @builtin(num_workgroups) builtin_groups_18: vec3<u32>) {
builtin_local_58 = builtin_local_18;
builtin_group_58 = builtin_group_18;
builtin_groups_58 = builtin_groups_18;
function_18();
}

@compute @workgroup_size(256, 1, 1) 
fn record_counts(@builtin(local_invocation_id) builtin_local_19: vec3<u32>, @builtin(workgroup_id) builtin_group_19: vec3<u32>, @builtin(num_workgroups) builtin_groups_19: vec3<u32>) {
builtin_local_58 = builtin_local_19;
builtin_group_58 = builtin_group_19;
builtin_groups_58 = builtin_groups_19;
function_19();
}

@compute @workgroup_size(256, 1, 1) 
fn mark_reference(@builtin(local_invocation_id) builtin_local_20: vec3<u32>, @builtin(workgroup_id) builtin_group_20: vec3<u32>, @builtin(num_workgroups) builtin_groups_20: vec3<u32>) {
builtin_local_58 = builtin_local_20;
builtin_group_58 = builtin_group_20;
builtin_groups_58 = builtin_groups_20;
function_20();
}

@compute @workgroup_size(256, 1, 1) 
fn respond(@builtin(local_invocation_id) builtin_local_21: vec3<u32>, @builtin(workgroup_id) builtin_group_21: vec3<u32>, @builtin(num_workgroups) builtin_groups_21: vec3<u32>) {
builtin_local_58 = builtin_local_21;
builtin_group_58 = builtin_group_21;
builtin_groups_58 = builtin_groups_21;
function_21();
}

@compute @workgroup_size(256, 1, 1) 
fn face_boxes(@builtin(local_invocation_id) builtin_local_22: vec3<u32>, @builtin(workgroup_id) builtin_group_22: vec3<u32>, @builtin(num_workgroups) builtin_groups_22: vec3<u32>) {
builtin_local_58 = builtin_local_22;
builtin_group_58 = builtin_group_22;
builtin_groups_58 = builtin_groups_22;
function_22();
}

@compute @workgroup_size(256, 1, 1) 
fn copy_predicted(@builtin(local_invocation_id) builtin_local_23: vec3<u32>, @builtin(workgroup_id) builtin_group_23: vec3<u32>, @builtin(num_workgroups) builtin_groups_23: vec3<u32>) {
builtin_local_58 = builtin_local_23;
builtin_group_58 = builtin_group_23;
builtin_groups_58 = builtin_groups_23;
function_23();
}

@compute @workgroup_size(256, 1, 1) 
fn test_every_face(@builtin(local_invocation_id) builtin_local_24: vec3<u32>, @builtin(workgroup_id) builtin_group_24: vec3<u32>, @builtin(num_workgroups) builtin_groups_24: vec3<u32>) {
builtin_local_58 = builtin_local_24;
builtin_group_58 = builtin_group_24;
builtin_groups_58 = builtin_groups_24;
function_24();
}

@compute @workgroup_size(256, 1, 1) 
fn test_faces_by_sweep(@builtin(local_invocation_id) builtin_local_25: vec3<u32>, @builtin(workgroup_id) builtin_group_25: vec3<u32>, @builtin(num_workgroups) builtin_groups_25: vec3<u32>) {
builtin_local_58 = builtin_local_25;
builtin_group_58 = builtin_group_25;
builtin_groups_58 = builtin_groups_25;
function_25();
}

@compute @workgroup_size(256, 1, 1) 
fn commit(@builtin(local_invocation_id) builtin_local_26: vec3<u32>, @builtin(workgroup_id) builtin_group_26: vec3<u32>, @builtin(num_workgroups) builtin_groups_26: vec3<u32>) {
builtin_local_58 = builtin_local_26;
builtin_group_58 = builtin_group_26;
builtin_groups_58 = builtin_groups_26;
function_26();
}

@compute @workgroup_size(256, 1, 1) 
fn integrate(@builtin(local_invocation_id) builtin_local_27: vec3<u32>, @builtin(workgroup_id) builtin_group_27: vec3<u32>, @builtin(num_workgroups) builtin_groups_27: vec3<u32>) {
builtin_local_58 = builtin_local_27;
builtin_group_58 = builtin_group_27;
builtin_groups_58 = builtin_groups_27;
function_27();
}

@compute @workgroup_size(256, 1, 1) 
fn move_bodies(@builtin(local_invocation_id) builtin_local_28: vec3<u32>, @builtin(workgroup_id) builtin_group_28: vec3<u32>, @builtin(num_workgroups) builtin_groups_28: vec3<u32>) {
builtin_local_58 = builtin_local_28;
builtin_group_58 = builtin_group_28;
builtin_groups_58 = builtin_groups_28;
function_28();
}

@compute @workgroup_size(256, 1, 1) 
fn shorten(@builtin(local_invocation_id) builtin_local_29: vec3<u32>, @builtin(workgroup_id) builtin_group_29: vec3<u32>, @builtin(num_workgroups) builtin_groups_29: vec3<u32>) {
builtin_local_58 = builtin_local_29;
builtin_group_58 = builtin_group_29;
builtin_groups_58 = builtin_groups_29;
function_29();
}

@compute @workgroup_size(256, 1, 1) 
fn push_apart(@builtin(local_invocation_id) builtin_local_30: vec3<u32>, @builtin(workgroup_id) builtin_group_30: vec3<u32>, @builtin(num_workgroups) builtin_groups_30: vec3<u32>) {
builtin_local_58 = builtin_local_30;
builtin_group_58 = builtin_group_30;
builtin_groups_58 = builtin_groups_30;
function_30();
}

@compute @workgroup_size(256, 1, 1) 
fn assign(@builtin(local_invocation_id) builtin_local_31: vec3<u32>, @builtin(workgroup_id) builtin_group_31: vec3<u32>, @builtin(num_workgroups) builtin_groups_31: vec3<u32>) {
builtin_local_58 = builtin_local_31;
builtin_group_58 = builtin_group_31;
builtin_groups_58 = builtin_groups_31;
function_31();
}

@compute @workgroup_size(256, 1, 1) 
fn count_members(@builtin(local_invocation_id) builtin_local_32: vec3<u32>, @builtin(workgroup_id) builtin_group_32: vec3<u32>, @builtin(num_workgroups) builtin_groups_32: vec3<u32>) {
builtin_local_58 = builtin_local_32;
builtin_group_58 = builtin_group_32;
builtin_groups_58 = builtin_groups_32;
function_32();
}

@compute @workgroup_size(256, 1, 1) 
fn candidates(@builtin(local_invocation_id) builtin_local_33: vec3<u32>, @builtin(workgroup_id) builtin_group_33: vec3<u32>, @builtin(num_workgroups) builtin_groups_33: vec3<u32>) {
builtin_local_58 = builtin_local_33;
builtin_group_58 = builtin_group_33;
builtin_groups_58 = builtin_groups_33;
function_33();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_seed(@builtin(local_invocation_id) builtin_local_34: vec3<u32>, @builtin(workgroup_id) builtin_group_34: vec3<u32>, @builtin(num_workgroups) builtin_groups_34: vec3<u32>) {
builtin_local_58 = builtin_local_34;
builtin_group_58 = builtin_group_34;
builtin_groups_58 = builtin_groups_34;
function_34();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_sums(@builtin(local_invocation_id) builtin_local_35: vec3<u32>, @builtin(workgroup_id) builtin_group_35: vec3<u32>, @builtin(num_workgroups) builtin_groups_35: vec3<u32>) {
builtin_local_58 = builtin_local_35;
builtin_group_58 = builtin_group_35;
builtin_groups_58 = builtin_groups_35;
function_35();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_update(@builtin(local_invocation_id) builtin_local_36: vec3<u32>, @builtin(workgroup_id) builtin_group_36: vec3<u32>, @builtin(num_workgroups) builtin_groups_36: vec3<u32>) {
builtin_local_58 = builtin_local_36;
builtin_group_58 = builtin_group_36;
builtin_groups_58 = builtin_groups_36;
function_36();
}

@compute @workgroup_size(256, 1, 1) 
fn select_centers(@builtin(local_invocation_id) builtin_local_37: vec3<u32>, @builtin(workgroup_id) builtin_group_37: vec3<u32>, @builtin(num_workgroups) builtin_groups_37: vec3<u32>) {
builtin_local_58 = builtin_local_37;
builtin_group_58 = builtin_group_37;
builtin_groups_58 = builtin_groups_37;
function_37();
}

@compute @workgroup_size(256, 1, 1) 
fn bounding_spheres(@builtin(local_invocation_id) builtin_local_38: vec3<u32>, @builtin(workgroup_id) builtin_group_38: vec3<u32>, @builtin(num_workgroups) builtin_groups_38: vec3<u32>) {
builtin_local_58 = builtin_local_38;
builtin_group_58 = builtin_group_38;
builtin_groups_58 = builtin_groups_38;
function_38();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_swept(@builtin(local_invocation_id) builtin_local_39: vec3<u32>, @builtin(workgroup_id) builtin_group_39: vec3<u32>, @builtin(num_workgroups) builtin_groups_39: vec3<u32>) {
builtin_local_58 = builtin_local_39;
builtin_group_58 = builtin_group_39;
builtin_groups_58 = builtin_groups_39;
function_39();
}

@compute @workgroup_size(256, 1, 1) 
fn list_features(@builtin(local_invocation_id) builtin_local_40: vec3<u32>, @builtin(workgroup_id) builtin_group_40: vec3<u32>, @builtin(num_workgroups) builtin_groups_40: vec3<u32>) {
builtin_local_58 = builtin_local_40;
builtin_group_58 = builtin_group_40;
builtin_groups_58 = builtin_groups_40;
function_40();
}

@compute @workgroup_size(256, 1, 1) 
fn filter_features(@builtin(local_invocation_id) builtin_local_41: vec3<u32>, @builtin(workgroup_id) builtin_group_41: vec3<u32>, @builtin(num_workgroups) builtin_groups_41: vec3<u32>) {
builtin_local_58 = builtin_local_41;
builtin_group_58 = builtin_group_41;
builtin_groups_58 = builtin_groups_41;
function_41();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_sums(@builtin(local_invocation_id) builtin_local_42: vec3<u32>, @builtin(workgroup_id) builtin_group_42: vec3<u32>, @builtin(num_workgroups) builtin_groups_42: vec3<u32>) {
builtin_local_58 = builtin_local_42;
builtin_group_58 = builtin_group_42;
builtin_groups_58 = builtin_groups_42;
function_42();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_solve(@builtin(local_invocation_id) builtin_local_43: vec3<u32>, @builtin(workgroup_id) builtin_group_43: vec3<u32>, @builtin(num_workgroups) builtin_groups_43: vec3<u32>) {
builtin_local_58 = builtin_local_43;
builtin_group_58 = builtin_group_43;
builtin_groups_58 = builtin_groups_43;
function_43();
}

@compute @workgroup_size(256, 1, 1) 
fn pad_proxies(@builtin(local_invocation_id) builtin_local_44: vec3<u32>, @builtin(workgroup_id) builtin_group_44: vec3<u32>, @builtin(num_workgroups) builtin_groups_44: vec3<u32>) {
builtin_local_58 = builtin_local_44;
builtin_group_58 = builtin_group_44;
builtin_groups_58 = builtin_groups_44;
function_44();
}

@compute @workgroup_size(256, 1, 1) 
fn list_proxies(@builtin(local_invocation_id) builtin_local_45: vec3<u32>, @builtin(workgroup_id) builtin_group_45: vec3<u32>, @builtin(num_workgroups) builtin_groups_45: vec3<u32>) {
builtin_local_58 = builtin_local_45;
builtin_group_58 = builtin_group_45;
builtin_groups_58 = builtin_groups_45;
function_45();
}

@compute @workgroup_size(256, 1, 1) 
fn compute_boxes(@builtin(local_invocation_id) builtin_local_46: vec3<u32>, @builtin(workgroup_id) builtin_group_46: vec3<u32>, @builtin(num_workgroups) builtin_groups_46: vec3<u32>) {
builtin_local_58 = builtin_local_46;
builtin_group_58 = builtin_group_46;
builtin_groups_58 = builtin_groups_46;
function_46();
}

@compute @workgroup_size(256, 1, 1) 
fn sweep(@builtin(local_invocation_id) builtin_local_47: vec3<u32>, @builtin(workgroup_id) builtin_group_47: vec3<u32>, @builtin(num_workgroups) builtin_groups_47: vec3<u32>) {
builtin_local_58 = builtin_local_47;
builtin_group_58 = builtin_group_47;
builtin_groups_58 = builtin_groups_47;
function_47();
}

@compute @workgroup_size(256, 1, 1) 
fn block_ends(@builtin(local_invocation_id) builtin_local_48: vec3<u32>, @builtin(workgroup_id) builtin_group_48: vec3<u32>, @builtin(num_workgroups) builtin_groups_48: vec3<u32>) {
builtin_local_58 = builtin_local_48;
builtin_group_58 = builtin_group_48;
builtin_groups_58 = builtin_groups_48;
function_48();
}

@compute @workgroup_size(256, 1, 1) 
fn list_tiles(@builtin(local_invocation_id) builtin_local_49: vec3<u32>, @builtin(workgroup_id) builtin_group_49: vec3<u32>, @builtin(num_workgroups) builtin_groups_49: vec3<u32>) {
builtin_local_58 = builtin_local_49;
builtin_group_58 = builtin_group_49;
builtin_groups_58 = builtin_groups_49;
function_49();
}

@compute @workgroup_size(256, 1, 1) 
fn measure_scene(@builtin(local_invocation_id) builtin_local_50: vec3<u32>, @builtin(workgroup_id) builtin_group_50: vec3<u32>, @builtin(num_workgroups) builtin_groups_50: vec3<u32>) {
builtin_local_58 = builtin_local_50;
builtin_group_58 = builtin_group_50;
builtin_groups_58 = builtin_groups_50;
function_50();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_corners(@builtin(local_invocation_id) builtin_local_51: vec3<u32>, @builtin(workgroup_id) builtin_group_51: vec3<u32>, @builtin(num_workgroups) builtin_groups_51: vec3<u32>) {
builtin_local_58 = builtin_local_51;
builtin_group_58 = builtin_group_51;
builtin_groups_58 = builtin_groups_51;
function_51();
}

@compute @workgroup_size(256, 1, 1) 
fn narrow(@builtin(local_invocation_id) builtin_local_52: vec3<u32>, @builtin(workgroup_id) builtin_group_52: vec3<u32>, @builtin(num_workgroups) builtin_groups_52: vec3<u32>) {
builtin_local_58 = builtin_local_52;
builtin_group_58 = builtin_group_52;
builtin_groups_58 = builtin_groups_52;
function_52();
}

@compute @workgroup_size(256, 1, 1) 
fn size_narrow(@builtin(local_invocation_id) builtin_local_53: vec3<u32>, @builtin(workgroup_id) builtin_group_53: vec3<u32>, @builtin(num_workgroups) builtin_groups_53: vec3<u32>) {
builtin_local_58 = builtin_local_53;
builtin_group_58 = builtin_group_53;
builtin_groups_58 = builtin_groups_53;
function_53();
}

@compute @workgroup_size(256, 1, 1) 
fn narrow_split(@builtin(local_invocation_id) builtin_local_54: vec3<u32>, @builtin(workgroup_id) builtin_group_54: vec3<u32>, @builtin(num_workgroups) builtin_groups_54: vec3<u32>) {
builtin_local_58 = builtin_local_54;
builtin_group_58 = builtin_group_54;
builtin_groups_58 = builtin_groups_54;
function_54();
}

@compute @workgroup_size(256, 1, 1) 
fn divide(@builtin(local_invocation_id) builtin_local_55: vec3<u32>, @builtin(workgroup_id) builtin_group_55: vec3<u32>, @builtin(num_workgroups) builtin_groups_55: vec3<u32>) {
builtin_local_58 = builtin_local_55;
builtin_group_58 = builtin_group_55;
builtin_groups_58 = builtin_groups_55;
function_55();
}

@compute @workgroup_size(256, 1, 1) 
fn equalize(@builtin(local_invocation_id) builtin_local_56: vec3<u32>, @builtin(workgroup_id) builtin_group_56: vec3<u32>, @builtin(num_workgroups) builtin_groups_56: vec3<u32>) {
builtin_local_58 = builtin_local_56;
builtin_group_58 = builtin_group_56;
builtin_groups_58 = builtin_groups_56;
function_56();
}

@compute @workgroup_size(256, 1, 1) 
fn check_one_rings(@builtin(local_invocation_id) builtin_local_57: vec3<u32>, @builtin(workgroup_id) builtin_group_57: vec3<u32>, @builtin(num_workgroups) builtin_groups_57: vec3<u32>) {
builtin_local_58 = builtin_local_57;
builtin_group_58 = builtin_group_57;
builtin_groups_58 = builtin_groups_57;
function_57();
}
