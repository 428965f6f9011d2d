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

struct type_34 {
    member: array<f32>,
}

struct type_42 {
    member: array<vec4<f32>>,
}

struct type_48 {
    member: u32,
    member_1: u32,
    member_2: u32,
}

struct type_50 {
    member: array<type_48>,
}

struct type_53 {
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

struct type_54 {
    member: type_53,
}

struct type_56 {
    member: u32,
    member_1: u32,
}

struct type_61 {
    member: vec4<f32>,
    member_1: vec4<f32>,
    member_2: vec4<f32>,
}

struct type_65 {
    member: array<vec2<u32>>,
}

struct type_67 {
    member: u32,
    member_1: f32,
    member_2: f32,
    member_3: f32,
}

struct type_69 {
    member: array<type_67>,
}

struct type_72 {
    member: vec3<f32>,
    member_1: vec3<f32>,
}

struct type_74 {
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
    member_23: u32,
}

struct type_75 {
    member: type_74,
}

struct type_77 {
    member: u32,
    member_1: f32,
}

struct type_84 {
    member: vec4<f32>,
    member_1: vec4<f32>,
}

struct type_85 {
    member: u32,
    member_1: u32,
    member_2: u32,
    member_3: u32,
    member_4: f32,
    member_5: u32,
    member_6: u32,
    member_7: u32,
}

struct type_86 {
    member: type_85,
}

struct type_90 {
    member: vec3<f32>,
    member_1: vec3<f32>,
    member_2: vec3<f32>,
}

struct type_92 {
    member: f32,
    member_1: f32,
}

struct type_94 {
    member: u32,
    member_1: u32,
    member_2: f32,
}

struct type_102 {
    member: array<atomic<u32>>,
}

var<private> builtin_local_55: vec3<u32>;
var<private> builtin_group_55: vec3<u32>;
var<private> builtin_groups_55: vec3<u32>;
@group(0) @binding(0) 
var<uniform> params: type_6;
@group(0) @binding(1) 
var<storage> input: type_11;
@group(0) @binding(2) 
var<storage> offsets: type_15;
@group(0) @binding(3) 
var<storage, read_write> output: type_11;
@group(0) @binding(4) 
var<storage, read_write> result: type_102;
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
var<storage> input_1: type_34;
@group(0) @binding(2) 
var<storage, read_write> output_1: type_34;
var<workgroup> shared_1: array<f32, 256>;
@group(0) @binding(1) 
var<storage> input_2: type_15;
@group(0) @binding(2) 
var<storage, read_write> output_2: type_15;
@group(0) @binding(1) 
var<storage> input_3: type_42;
@group(0) @binding(2) 
var<storage, read_write> output_3: type_42;
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
var<storage, read_write> arguments: type_50;
@group(0) @binding(0) 
var<uniform> params_1: type_54;
@group(0) @binding(1) 
var<storage> pairs: type_15;
@group(0) @binding(2) 
var<storage> tiles: type_15;
@group(0) @binding(3) 
var<storage> boxes: type_11;
@group(0) @binding(4) 
var<storage> features: type_11;
@group(0) @binding(5) 
var<storage> reference: type_42;
@group(0) @binding(6) 
var<storage, read_write> bounds: type_102;
@group(0) @binding(7) 
var<storage, read_write> near: type_102;
@group(0) @binding(8) 
var<storage, read_write> pushes: type_102;
var<private> global: vec4<f32> = vec4<f32>(0f, 0f, 0f, 0f);
@group(0) @binding(1) 
var<storage> tiles_1: type_15;
@group(0) @binding(2) 
var<storage, read_write> arguments_1: type_50;
@group(0) @binding(0) 
var<storage> proxies: type_15;
@group(0) @binding(1) 
var<storage> scanned_tiles: type_15;
@group(0) @binding(3) 
var<storage> near_1: type_15;
@group(0) @binding(4) 
var<storage, read_write> status: type_102;
@group(0) @binding(1) 
var<storage> positions: type_34;
@group(0) @binding(2) 
var<storage> velocities: type_42;
@group(0) @binding(3) 
var<storage, read_write> reference_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> bounds_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> near_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> pushes_1: type_15;
@group(0) @binding(1) 
var<storage> body_triangles: type_15;
@group(0) @binding(2) 
var<storage> positions_1: type_34;
@group(0) @binding(3) 
var<storage> boxes_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> colliding_faces: type_15;
@group(0) @binding(5) 
var<storage, read_write> predicted: type_42;
@group(0) @binding(6) 
var<storage, read_write> new_velocities: type_42;
@group(0) @binding(2) 
var<storage> predicted_1: type_42;
@group(0) @binding(3) 
var<storage, read_write> boxes_2: type_42;
@group(0) @binding(1) 
var<storage> predicted_2: type_42;
@group(0) @binding(2) 
var<storage, read_write> positions_2: type_34;
@group(0) @binding(2) 
var<storage> boxes_3: type_42;
@group(0) @binding(3) 
var<storage, read_write> colliding_faces_1: type_102;
@group(0) @binding(3) 
var<storage> sweep_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_42;
@group(0) @binding(5) 
var<storage> boxes_4: type_42;
@group(0) @binding(6) 
var<storage, read_write> colliding_faces_2: type_102;
@group(0) @binding(2) 
var<storage> new_velocities_1: type_42;
@group(0) @binding(3) 
var<storage> reference_2: type_42;
@group(0) @binding(5) 
var<storage, read_write> pushes_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> positions_3: type_34;
@group(0) @binding(7) 
var<storage, read_write> velocities_1: type_42;
@group(0) @binding(8) 
var<storage, read_write> status_1: type_102;
@group(0) @binding(3) 
var<storage> starts_1: type_65;
@group(0) @binding(4) 
var<storage> springs: type_69;
@group(0) @binding(5) 
var<storage> fan_triangles: type_65;
@group(0) @binding(7) 
var<storage, read_write> predicted_4: type_42;
@group(0) @binding(1) 
var<storage> frame_start: type_34;
@group(0) @binding(2) 
var<storage> frame_end: type_34;
@group(0) @binding(3) 
var<storage, read_write> predicted_5: type_42;
@group(0) @binding(1) 
var<storage> starts_2: type_65;
@group(0) @binding(2) 
var<storage> springs_1: type_69;
@group(0) @binding(4) 
var<storage> bounds_2: type_15;
@group(0) @binding(5) 
var<storage> predicted_6: type_42;
@group(0) @binding(6) 
var<storage, read_write> shortened: type_42;
@group(0) @binding(7) 
var<storage, read_write> new_velocities_2: type_42;
@group(0) @binding(1) 
var<storage> near_3: type_15;
@group(0) @binding(3) 
var<storage> positions_4: type_34;
@group(0) @binding(4) 
var<storage, read_write> pushes_3: type_102;
var<private> global_1: vec3<f32> = vec3<f32>(0f, 0f, 0f);
@group(0) @binding(0) 
var<uniform> params_2: type_75;
@group(0) @binding(1) 
var<storage> spheres: type_42;
@group(0) @binding(2) 
var<storage> kept_centers: type_42;
@group(0) @binding(3) 
var<storage, read_write> tags: type_11;
@group(0) @binding(1) 
var<storage> tags_1: type_11;
@group(0) @binding(2) 
var<storage, read_write> sizes: type_102;
var<workgroup> counts_1: array<atomic<u32>, 65>;
@group(0) @binding(1) 
var<storage> sorted_starts: type_15;
@group(0) @binding(2) 
var<storage> box_ends: type_65;
@group(0) @binding(4) 
var<storage> tags_2: type_11;
@group(0) @binding(5) 
var<storage> filter_: type_15;
@group(0) @binding(6) 
var<storage, read_write> tiles_2: type_102;
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
var<storage, read_write> centers: type_42;
@group(0) @binding(2) 
var<storage> centers_1: type_42;
@group(0) @binding(3) 
var<storage> progress: type_15;
@group(0) @binding(4) 
var<storage, read_write> sums_2: type_42;
var<workgroup> points: array<vec4<f32>, 256>;
var<workgroup> closenesses: array<f32, 256>;
var<workgroup> parts: array<vec4<f32>, 256>;
@group(0) @binding(1) 
var<storage> sums_3: type_42;
@group(0) @binding(3) 
var<storage, read_write> progress_1: type_15;
var<workgroup> moves: array<f32, 64>;
@group(0) @binding(1) 
var<storage> centers_2: type_42;
@group(0) @binding(2) 
var<storage, read_write> kept: type_42;
@group(0) @binding(1) 
var<storage> corners: type_11;
@group(0) @binding(2) 
var<storage> normalization: type_42;
@group(0) @binding(3) 
var<storage, read_write> spheres_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> possibly_degenerate: type_15;
@group(0) @binding(5) 
var<storage, read_write> possibly_degenerate_count: type_102;
@group(0) @binding(1) 
var<storage> features_1: type_11;
@group(0) @binding(2) 
var<storage> moving: type_42;
@group(0) @binding(3) 
var<storage, read_write> corners_1: type_11;
@group(0) @binding(4) 
var<storage, read_write> low: type_42;
@group(0) @binding(5) 
var<storage, read_write> high: type_42;
var<workgroup> lows: array<vec4<f32>, 256>;
var<workgroup> highs: array<vec4<f32>, 256>;
@group(0) @binding(0) 
var<uniform> params_3: type_86;
@group(0) @binding(5) 
var<storage> moving_1: type_42;
@group(0) @binding(6) 
var<storage, read_write> after_linear: type_15;
@group(0) @binding(7) 
var<storage, read_write> counters: type_102;
@group(0) @binding(6) 
var<storage> after_linear_1: type_15;
@group(0) @binding(7) 
var<storage, read_write> passed: type_15;
@group(0) @binding(8) 
var<storage, read_write> counters_1: type_102;
@group(0) @binding(2) 
var<storage> tags_3: type_11;
@group(0) @binding(3) 
var<storage> centers_3: type_42;
var<workgroup> point_masks: array<vec2<u32>, 256>;
@group(0) @binding(3) 
var<storage> normalization_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> axes: type_42;
@group(0) @binding(5) 
var<storage, read_write> strip_clusters: type_15;
var<workgroup> targets: array<f32, 64>;
@group(0) @binding(1) 
var<storage> proxy_count: type_15;
@group(0) @binding(2) 
var<storage, read_write> starts_4: type_15;
@group(0) @binding(2) 
var<storage> axes_1: type_42;
@group(0) @binding(3) 
var<storage> tags_4: type_11;
@group(0) @binding(4) 
var<storage, read_write> proxies_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> starts_5: type_15;
@group(0) @binding(6) 
var<storage, read_write> proxy_count_1: type_102;
var<workgroup> reserved_1: array<atomic<u32>, 2>;
@group(0) @binding(1) 
var<storage> proxies_2: type_15;
@group(0) @binding(2) 
var<storage> sorted_starts_1: type_15;
@group(0) @binding(3) 
var<storage> corners_2: type_11;
@group(0) @binding(4) 
var<storage> axes_2: type_42;
@group(0) @binding(5) 
var<storage> strip_clusters_1: type_15;
@group(0) @binding(6) 
var<storage> tags_5: type_11;
@group(0) @binding(7) 
var<storage, read_write> boxes_5: type_11;
@group(0) @binding(8) 
var<storage, read_write> ends_1: type_65;
@group(0) @binding(2) 
var<storage> last_ends: type_15;
@group(0) @binding(3) 
var<storage, read_write> tile_counts: type_15;
@group(0) @binding(1) 
var<storage> ends_2: type_65;
@group(0) @binding(2) 
var<storage, read_write> last_ends_1: type_102;
@group(0) @binding(1) 
var<storage> tile_counts_1: type_15;
@group(0) @binding(2) 
var<storage> first_tiles: type_15;
@group(0) @binding(3) 
var<storage> scanned: type_15;
@group(0) @binding(4) 
var<storage, read_write> list: type_15;
@group(0) @binding(5) 
var<storage, read_write> arguments_2: type_50;
@group(0) @binding(2) 
var<storage> triangles: type_15;
@group(0) @binding(3) 
var<storage> embedded: type_15;
@group(0) @binding(4) 
var<storage, read_write> corners_3: type_11;
@group(0) @binding(5) 
var<storage, read_write> low_1: type_42;
@group(0) @binding(6) 
var<storage, read_write> high_1: type_42;
@group(0) @binding(1) 
var<storage> low_2: type_42;
@group(0) @binding(2) 
var<storage> high_2: type_42;
@group(0) @binding(3) 
var<storage, read_write> normalization_2: type_42;
@group(0) @binding(4) 
var<storage, read_write> not_finite: type_15;
@group(0) @binding(4) 
var<storage> corners_4: type_11;
@group(0) @binding(5) 
var<storage, read_write> results: type_15;
@group(0) @binding(6) 
var<storage, read_write> counters_2: type_102;
var<workgroup> counts_3: array<atomic<u32>, 3>;
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
    var phi_588_: type_19;
    var phi_591_: u32;
    var phi_617_: u32;
    var phi_624_: u32;
    var phi_631_: u32;
    var phi_638_: u32;
    var phi_654_: type_19;
    var phi_589_: type_19;
    var phi_592_: u32;
    var local_1: type_19;
    var phi_663_: u32;
    var phi_666_: u32;
    var phi_664_: u32;
    var phi_667_: u32;
    var local_2: u32;
    var phi_687_: u32;
    var phi_690_: u32;
    var phi_688_: u32;
    var phi_691_: u32;
    var local_3: type_19;
    var phi_727_: type_19;
    var phi_730_: u32;
    var phi_756_: u32;
    var phi_763_: u32;
    var phi_770_: u32;
    var phi_777_: u32;
    var phi_805_: type_19;
    var phi_728_: type_19;
    var phi_731_: u32;
    var local_4: type_19;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local = array<u32, 2>(0u, 0u);
    local[_e374.z] = _e373.x;
    let _e382 = local[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = (((_e387 * 256u) + _e382) * 8u);
    phi_588_ = type_19(0u, false);
    phi_591_ = 0u;
    loop {
        let _e392 = phi_588_;
        let _e394 = phi_591_;
        local_1 = _e392;
        local_3 = _e392;
        let _e395 = (_e394 < 8u);
        if _e395 {
            let _e396 = (_e390 + _e394);
            let _e397 = (4u * _e396);
            let _e400 = params.member.member;
            let _e401 = (_e397 < _e400);
            if _e401 {
                let _e404 = input.member[_e396];
                if _e401 {
                    phi_617_ = _e404.x;
                } else {
                    phi_617_ = 0u;
                }
                let _e407 = phi_617_;
                if ((_e397 + 1u) < _e400) {
                    phi_624_ = _e404.y;
                } else {
                    phi_624_ = 0u;
                }
                let _e412 = phi_624_;
                if ((_e397 + 2u) < _e400) {
                    phi_631_ = _e404.z;
                } else {
                    phi_631_ = 0u;
                }
                let _e417 = phi_631_;
                if ((_e397 + 3u) < _e400) {
                    phi_638_ = _e404.w;
                } else {
                    phi_638_ = 0u;
                }
                let _e422 = phi_638_;
                let _e425 = (_e392.member + _e407);
                let _e428 = (_e425 + _e412);
                let _e431 = (_e428 + _e417);
                let _e434 = (_e431 + _e422);
                phi_654_ = type_19(_e434, ((((_e392.member_1 || (_e425 < _e407)) || (_e428 < _e412)) || (_e431 < _e417)) || (_e434 < _e422)));
            } else {
                phi_654_ = _e392;
            }
            let _e439 = phi_654_;
            phi_589_ = _e439;
            phi_592_ = (_e394 + _e375.z);
        } else {
            break;
        }
        let _e442 = phi_589_;
        let _e444 = phi_592_;
        continue;
        continuing {
            phi_588_ = _e442;
            phi_591_ = _e444;
        }
    }
    let _e447 = local_1;
    sums[_e382] = _e447.member;
    workgroupBarrier();
    if (_e382 < 16u) {
        phi_663_ = 0u;
        phi_666_ = 0u;
        loop {
            let _e452 = phi_663_;
            let _e454 = phi_666_;
            local_2 = _e454;
            let _e455 = (_e452 < 16u);
            if _e455 {
                let _e459 = sums[((_e382 * 16u) + _e452)];
                sums[((_e382 * 16u) + _e452)] = _e454;
                phi_664_ = (_e452 + _e375.z);
                phi_667_ = (_e454 + _e459);
            } else {
                break;
            }
            let _e463 = phi_664_;
            let _e465 = phi_667_;
            continue;
            continuing {
                phi_663_ = _e463;
                phi_666_ = _e465;
            }
        }
        let _e469 = local_2;
        chunks[_e382] = _e469;
    }
    workgroupBarrier();
    if (_e382 == 0u) {
        phi_687_ = 0u;
        phi_690_ = 0u;
        loop {
            let _e472 = phi_687_;
            let _e474 = phi_690_;
            let _e475 = (_e472 < 16u);
            if _e475 {
                let _e477 = chunks[_e472];
                chunks[_e472] = _e474;
                phi_688_ = (_e472 + _e375.z);
                phi_691_ = (_e474 + _e477);
            } else {
                break;
            }
            let _e481 = phi_688_;
            let _e483 = phi_691_;
            continue;
            continuing {
                phi_687_ = _e481;
                phi_690_ = _e483;
            }
        }
    }
    workgroupBarrier();
    let _e485 = sums[_e382];
    let _e488 = chunks[(_e382 / 16u)];
    let _e489 = (_e485 + _e488);
    let _e495 = params.member.member;
    if ((_e387 * 8192u) < _e495) {
        let _e499 = offsets.member[_e387];
        let _e500 = (_e489 + _e499);
        let _e504 = local_3;
        phi_727_ = type_19(_e500, (_e504.member_1 || ((false || (_e489 < _e488)) || (_e500 < _e499))));
        phi_730_ = 0u;
        loop {
            let _e509 = phi_727_;
            let _e511 = phi_730_;
            local_4 = _e509;
            let _e512 = (_e511 < 8u);
            if _e512 {
                let _e513 = (_e390 + _e511);
                let _e514 = (4u * _e513);
                let _e515 = (_e514 < _e495);
                if _e515 {
                    let _e518 = input.member[_e513];
                    if _e515 {
                        phi_756_ = _e518.x;
                    } else {
                        phi_756_ = 0u;
                    }
                    let _e521 = phi_756_;
                    if ((_e514 + 1u) < _e495) {
                        phi_763_ = _e518.y;
                    } else {
                        phi_763_ = 0u;
                    }
                    let _e526 = phi_763_;
                    if ((_e514 + 2u) < _e495) {
                        phi_770_ = _e518.z;
                    } else {
                        phi_770_ = 0u;
                    }
                    let _e531 = phi_770_;
                    if ((_e514 + 3u) < _e495) {
                        phi_777_ = _e518.w;
                    } else {
                        phi_777_ = 0u;
                    }
                    let _e536 = phi_777_;
                    let _e539 = (_e509.member + _e521);
                    let _e542 = (_e539 + _e526);
                    let _e545 = (_e542 + _e531);
                    output.member[_e513] = vec4<u32>(_e509.member, _e539, _e542, _e545);
                    let _e551 = (_e545 + _e536);
                    if ((_e514 + 4u) >= _e495) {
                        atomicStore((&result.member[0u]), _e551);
                    }
                    phi_805_ = type_19(_e551, ((((_e509.member_1 || (_e539 < _e521)) || (_e542 < _e526)) || (_e545 < _e531)) || (_e551 < _e536)));
                } else {
                    phi_805_ = _e509;
                }
                let _e560 = phi_805_;
                phi_728_ = _e560;
                phi_731_ = (_e511 + _e375.z);
            } else {
                break;
            }
            let _e563 = phi_728_;
            let _e565 = phi_731_;
            continue;
            continuing {
                phi_727_ = _e563;
                phi_730_ = _e565;
            }
        }
        let _e568 = local_4;
        if _e568.member_1 {
            let _e572 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_835_: u32;
    var phi_838_: vec4<u32>;
    var phi_867_: u32;
    var phi_874_: u32;
    var phi_881_: u32;
    var phi_888_: u32;
    var phi_891_: vec4<u32>;
    var phi_836_: u32;
    var phi_839_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_906_: u32;
    var phi_909_: u32;
    var phi_907_: u32;
    var phi_910_: u32;
    var local_10: u32;
    var phi_930_: u32;
    var phi_933_: u32;
    var phi_931_: u32;
    var phi_934_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e374.z] = _e373.x;
    let _e382 = local_5[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    phi_835_ = 0u;
    phi_838_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e389 = phi_835_;
        let _e391 = phi_838_;
        local_6 = _e391;
        local_7 = _e391;
        local_8 = _e391;
        local_9 = _e391;
        let _e392 = (_e389 < 8u);
        if _e392 {
            let _e396 = (((_e387 * 2048u) + (_e389 * 256u)) + _e382);
            let _e397 = (4u * _e396);
            let _e400 = params.member.member;
            let _e401 = (_e397 < _e400);
            if _e401 {
                let _e404 = input.member[_e396];
                if _e401 {
                    phi_867_ = _e404.x;
                } else {
                    phi_867_ = 0u;
                }
                let _e407 = phi_867_;
                if ((_e397 + 1u) < _e400) {
                    phi_874_ = _e404.y;
                } else {
                    phi_874_ = 0u;
                }
                let _e412 = phi_874_;
                if ((_e397 + 2u) < _e400) {
                    phi_881_ = _e404.z;
                } else {
                    phi_881_ = 0u;
                }
                let _e417 = phi_881_;
                if ((_e397 + 3u) < _e400) {
                    phi_888_ = _e404.w;
                } else {
                    phi_888_ = 0u;
                }
                let _e422 = phi_888_;
                phi_891_ = (_e391 + vec4<u32>(_e407, _e412, _e417, _e422));
            } else {
                phi_891_ = _e391;
            }
            let _e426 = phi_891_;
            phi_836_ = (_e389 + _e375.z);
            phi_839_ = _e426;
        } else {
            break;
        }
        let _e429 = phi_836_;
        let _e431 = phi_839_;
        continue;
        continuing {
            phi_835_ = _e429;
            phi_838_ = _e431;
        }
    }
    let _e434 = local_6;
    let _e437 = local_7;
    let _e441 = local_8;
    let _e445 = local_9;
    let _e447 = (((_e434.x + _e437.y) + _e441.z) + _e445.w);
    shared_[_e382] = _e447;
    workgroupBarrier();
    if (_e382 < 16u) {
        phi_906_ = 0u;
        phi_909_ = 0u;
        loop {
            let _e451 = phi_906_;
            let _e453 = phi_909_;
            local_10 = _e453;
            let _e454 = (_e451 < 16u);
            if _e454 {
                let _e458 = shared_[((_e382 * 16u) + _e451)];
                shared_[((_e382 * 16u) + _e451)] = _e453;
                phi_907_ = (_e451 + _e375.z);
                phi_910_ = (_e453 + _e458);
            } else {
                break;
            }
            let _e462 = phi_907_;
            let _e464 = phi_910_;
            continue;
            continuing {
                phi_906_ = _e462;
                phi_909_ = _e464;
            }
        }
        let _e468 = local_10;
        chunks[_e382] = _e468;
    }
    workgroupBarrier();
    if (_e382 == 0u) {
        phi_930_ = 0u;
        phi_933_ = 0u;
        loop {
            let _e471 = phi_930_;
            let _e473 = phi_933_;
            let _e474 = (_e471 < 16u);
            if _e474 {
                let _e476 = chunks[_e471];
                chunks[_e471] = _e473;
                phi_931_ = (_e471 + _e375.z);
                phi_934_ = (_e473 + _e476);
            } else {
                break;
            }
            let _e480 = phi_931_;
            let _e482 = phi_934_;
            continue;
            continuing {
                phi_930_ = _e480;
                phi_933_ = _e482;
            }
        }
    }
    workgroupBarrier();
    let _e484 = shared_[_e382];
    let _e487 = chunks[(_e382 / 16u)];
    if (_e382 == 255u) {
        let _e493 = params.member.member;
        if ((_e387 * 8192u) < _e493) {
            sums_1.member[_e387] = ((_e484 + _e487) + _e447);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1017_: vec4<u32>;
    var phi_1092_: u32;
    var phi_1095_: u32;
    var phi_1093_: u32;
    var phi_1096_: u32;
    var local_12: u32;
    var phi_1115_: u32;
    var phi_1118_: u32;
    var phi_1116_: u32;
    var phi_1119_: u32;
    var phi_1138_: u32;
    var phi_1141_: u32;
    var phi_1139_: u32;
    var phi_1142_: u32;
    var phi_1226_: type_28;
    var phi_1229_: u32;
    var phi_1443_: u32;
    var phi_1449_: u32;
    var phi_1455_: u32;
    var phi_1461_: u32;
    var phi_1495_: type_28;
    var phi_1683_: u32;
    var phi_1689_: u32;
    var phi_1695_: u32;
    var phi_1701_: u32;
    var phi_1735_: type_28;
    var phi_1923_: u32;
    var phi_1929_: u32;
    var phi_1935_: u32;
    var phi_1941_: u32;
    var phi_1975_: type_28;
    var phi_2163_: u32;
    var phi_2169_: u32;
    var phi_2175_: u32;
    var phi_2181_: u32;
    var phi_2215_: type_28;
    var phi_2216_: type_28;
    var phi_1227_: type_28;
    var phi_1230_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e374.z] = _e373.x;
    let _e382 = local_11[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e389 = ((_e387 * 256u) + _e382);
    if (_e382 < 16u) {
        let _e393 = params.member.member_1;
        if (_e387 < _e393) {
            let _e399 = offsets_1.member[((_e382 * _e393) + _e387)];
            starts[_e382] = _e399;
        }
    }
    let _e403 = params.member.member_1;
    if (_e387 < _e403) {
        let _e407 = thread_counts.member[_e389];
        phi_1017_ = _e407;
    } else {
        phi_1017_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e409 = phi_1017_;
    table[_e382] = ((_e409.x & 255u) | ((_e409.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e382)] = (((_e409.x >> bitcast<u32>(16i)) & 255u) | ((_e409.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e382)] = ((_e409.y & 255u) | ((_e409.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e382)] = (((_e409.y >> bitcast<u32>(16i)) & 255u) | ((_e409.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e382)] = ((_e409.z & 255u) | ((_e409.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e382)] = (((_e409.z >> bitcast<u32>(16i)) & 255u) | ((_e409.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e382)] = ((_e409.w & 255u) | ((_e409.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e382)] = (((_e409.w >> bitcast<u32>(16i)) & 255u) | ((_e409.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1092_ = 0u;
    phi_1095_ = 0u;
    loop {
        let _e478 = phi_1092_;
        let _e480 = phi_1095_;
        local_12 = _e480;
        let _e481 = (_e478 < 8u);
        if _e481 {
            let _e485 = table[((_e382 * 8u) + _e478)];
            phi_1093_ = (_e478 + _e375.z);
            phi_1096_ = (_e480 + _e485);
        } else {
            break;
        }
        let _e489 = phi_1093_;
        let _e491 = phi_1096_;
        continue;
        continuing {
            phi_1092_ = _e489;
            phi_1095_ = _e491;
        }
    }
    let _e495 = local_12;
    sums[_e382] = _e495;
    workgroupBarrier();
    if (_e382 < 8u) {
        phi_1115_ = 0u;
        phi_1118_ = 0u;
        loop {
            let _e498 = phi_1115_;
            let _e500 = phi_1118_;
            let _e501 = (_e498 < 32u);
            if _e501 {
                let _e505 = sums[((_e382 * 32u) + _e498)];
                sums[((_e382 * 32u) + _e498)] = _e500;
                phi_1116_ = (_e498 + _e375.z);
                phi_1119_ = (_e500 + _e505);
            } else {
                break;
            }
            let _e509 = phi_1116_;
            let _e511 = phi_1119_;
            continue;
            continuing {
                phi_1115_ = _e509;
                phi_1118_ = _e511;
            }
        }
    }
    workgroupBarrier();
    let _e513 = sums[_e382];
    phi_1138_ = 0u;
    phi_1141_ = _e513;
    loop {
        let _e515 = phi_1138_;
        let _e517 = phi_1141_;
        let _e518 = (_e515 < 8u);
        if _e518 {
            let _e522 = table[((_e382 * 8u) + _e515)];
            table[((_e382 * 8u) + _e515)] = _e517;
            phi_1139_ = (_e515 + _e375.z);
            phi_1142_ = (_e517 + _e522);
        } else {
            break;
        }
        let _e526 = phi_1139_;
        let _e528 = phi_1142_;
        continue;
        continuing {
            phi_1138_ = _e526;
            phi_1141_ = _e528;
        }
    }
    workgroupBarrier();
    let _e530 = table[_e382];
    let _e531 = table[(256u + _e382)];
    let _e532 = table[(512u + _e382)];
    let _e533 = table[(768u + _e382)];
    let _e534 = table[(1024u + _e382)];
    let _e535 = table[(1280u + _e382)];
    let _e536 = table[(1536u + _e382)];
    let _e537 = table[(1792u + _e382)];
    let _e539 = starts[0u];
    let _e541 = starts[2u];
    let _e543 = starts[4u];
    let _e545 = starts[6u];
    let _e547 = starts[8u];
    let _e549 = starts[10u];
    let _e551 = starts[12u];
    let _e553 = starts[14u];
    let _e555 = starts[1u];
    let _e557 = starts[3u];
    let _e559 = starts[5u];
    let _e561 = starts[7u];
    let _e563 = starts[9u];
    let _e565 = starts[11u];
    let _e567 = starts[13u];
    let _e569 = starts[15u];
    let _e570 = (_e389 * 8u);
    phi_1226_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1229_ = _e570;
    loop {
        let _e573 = phi_1226_;
        let _e575 = phi_1229_;
        let _e576 = (_e575 < (_e570 + 8u));
        if _e576 {
            let _e577 = (4u * _e575);
            let _e580 = params.member.member;
            let _e581 = (_e577 < _e580);
            if _e581 {
                let _e584 = keys.member[_e575];
                let _e587 = payload.member[_e575];
                if _e581 {
                    let _e598 = params.member.member_2;
                    let _e604 = params.member.member_3;
                    let _e605 = ((_e584.x >> bitcast<u32>((_e598 & 31u))) & _e604);
                    let _e606 = (_e605 / 2u);
                    let _e607 = (_e605 % 2u);
                    let _e610 = ((_e606 & 1u) == 0u);
                    let _e613 = ((_e606 & 2u) == 0u);
                    let _e619 = ((_e606 & 4u) == 0u);
                    let _e645 = (((_e605 % 4u) * 8u) & 31u);
                    let _e647 = (1u << bitcast<u32>(_e645));
                    let _e648 = (_e605 / 4u);
                    if (_e648 == 0u) {
                        phi_1443_ = (_e573.member.x + _e647);
                    } else {
                        phi_1443_ = _e573.member.x;
                    }
                    let _e660 = phi_1443_;
                    if (_e648 == 1u) {
                        phi_1449_ = (_e573.member.y + _e647);
                    } else {
                        phi_1449_ = _e573.member.y;
                    }
                    let _e664 = phi_1449_;
                    if (_e648 == 2u) {
                        phi_1455_ = (_e573.member.z + _e647);
                    } else {
                        phi_1455_ = _e573.member.z;
                    }
                    let _e668 = phi_1455_;
                    if (_e648 == 3u) {
                        phi_1461_ = (_e573.member.w + _e647);
                    } else {
                        phi_1461_ = _e573.member.w;
                    }
                    let _e672 = phi_1461_;
                    let _e676 = ((_e648 & 1u) == 0u);
                    let _e685 = ((select(select(select(select(_e569, _e567, _e610), select(_e565, _e563, _e610), _e613), select(select(_e561, _e559, _e610), select(_e557, _e555, _e610), _e613), _e619), select(select(select(_e553, _e551, _e610), select(_e549, _e547, _e610), _e613), select(select(_e545, _e543, _e610), select(_e541, _e539, _e610), _e613), _e619), (_e607 == 0u)) + ((select(select(select(_e537, _e536, _e610), select(_e535, _e534, _e610), _e613), select(select(_e533, _e532, _e610), select(_e531, _e530, _e610), _e613), _e619) >> bitcast<u32>(((_e607 * 16u) & 31u))) & 65535u)) + ((select(select(_e573.member.w, _e573.member.z, _e676), select(_e573.member.y, _e573.member.x, _e676), ((_e648 & 2u) == 0u)) >> bitcast<u32>(_e645)) & 255u));
                    sorted_keys.member[_e685] = _e584.x;
                    sorted_payload.member[_e685] = _e587.x;
                    phi_1495_ = type_28(vec4<u32>(_e660, _e664, _e668, _e672));
                } else {
                    phi_1495_ = _e573;
                }
                let _e691 = phi_1495_;
                if ((_e577 + 1u) < _e580) {
                    let _e696 = params.member.member_2;
                    let _e702 = params.member.member_3;
                    let _e703 = ((_e584.y >> bitcast<u32>((_e696 & 31u))) & _e702);
                    let _e704 = (_e703 / 2u);
                    let _e705 = (_e703 % 2u);
                    let _e708 = ((_e704 & 1u) == 0u);
                    let _e711 = ((_e704 & 2u) == 0u);
                    let _e717 = ((_e704 & 4u) == 0u);
                    let _e743 = (((_e703 % 4u) * 8u) & 31u);
                    let _e745 = (1u << bitcast<u32>(_e743));
                    let _e746 = (_e703 / 4u);
                    if (_e746 == 0u) {
                        phi_1683_ = (_e691.member.x + _e745);
                    } else {
                        phi_1683_ = _e691.member.x;
                    }
                    let _e758 = phi_1683_;
                    if (_e746 == 1u) {
                        phi_1689_ = (_e691.member.y + _e745);
                    } else {
                        phi_1689_ = _e691.member.y;
                    }
                    let _e762 = phi_1689_;
                    if (_e746 == 2u) {
                        phi_1695_ = (_e691.member.z + _e745);
                    } else {
                        phi_1695_ = _e691.member.z;
                    }
                    let _e766 = phi_1695_;
                    if (_e746 == 3u) {
                        phi_1701_ = (_e691.member.w + _e745);
                    } else {
                        phi_1701_ = _e691.member.w;
                    }
                    let _e770 = phi_1701_;
                    let _e774 = ((_e746 & 1u) == 0u);
                    let _e783 = ((select(select(select(select(_e569, _e567, _e708), select(_e565, _e563, _e708), _e711), select(select(_e561, _e559, _e708), select(_e557, _e555, _e708), _e711), _e717), select(select(select(_e553, _e551, _e708), select(_e549, _e547, _e708), _e711), select(select(_e545, _e543, _e708), select(_e541, _e539, _e708), _e711), _e717), (_e705 == 0u)) + ((select(select(select(_e537, _e536, _e708), select(_e535, _e534, _e708), _e711), select(select(_e533, _e532, _e708), select(_e531, _e530, _e708), _e711), _e717) >> bitcast<u32>(((_e705 * 16u) & 31u))) & 65535u)) + ((select(select(_e691.member.w, _e691.member.z, _e774), select(_e691.member.y, _e691.member.x, _e774), ((_e746 & 2u) == 0u)) >> bitcast<u32>(_e743)) & 255u));
                    sorted_keys.member[_e783] = _e584.y;
                    sorted_payload.member[_e783] = _e587.y;
                    phi_1735_ = type_28(vec4<u32>(_e758, _e762, _e766, _e770));
                } else {
                    phi_1735_ = _e691;
                }
                let _e789 = phi_1735_;
                if ((_e577 + 2u) < _e580) {
                    let _e794 = params.member.member_2;
                    let _e800 = params.member.member_3;
                    let _e801 = ((_e584.z >> bitcast<u32>((_e794 & 31u))) & _e800);
                    let _e802 = (_e801 / 2u);
                    let _e803 = (_e801 % 2u);
                    let _e806 = ((_e802 & 1u) == 0u);
                    let _e809 = ((_e802 & 2u) == 0u);
                    let _e815 = ((_e802 & 4u) == 0u);
                    let _e841 = (((_e801 % 4u) * 8u) & 31u);
                    let _e843 = (1u << bitcast<u32>(_e841));
                    let _e844 = (_e801 / 4u);
                    if (_e844 == 0u) {
                        phi_1923_ = (_e789.member.x + _e843);
                    } else {
                        phi_1923_ = _e789.member.x;
                    }
                    let _e856 = phi_1923_;
                    if (_e844 == 1u) {
                        phi_1929_ = (_e789.member.y + _e843);
                    } else {
                        phi_1929_ = _e789.member.y;
                    }
                    let _e860 = phi_1929_;
                    if (_e844 == 2u) {
                        phi_1935_ = (_e789.member.z + _e843);
                    } else {
                        phi_1935_ = _e789.member.z;
                    }
                    let _e864 = phi_1935_;
                    if (_e844 == 3u) {
                        phi_1941_ = (_e789.member.w + _e843);
                    } else {
                        phi_1941_ = _e789.member.w;
                    }
                    let _e868 = phi_1941_;
                    let _e872 = ((_e844 & 1u) == 0u);
                    let _e881 = ((select(select(select(select(_e569, _e567, _e806), select(_e565, _e563, _e806), _e809), select(select(_e561, _e559, _e806), select(_e557, _e555, _e806), _e809), _e815), select(select(select(_e553, _e551, _e806), select(_e549, _e547, _e806), _e809), select(select(_e545, _e543, _e806), select(_e541, _e539, _e806), _e809), _e815), (_e803 == 0u)) + ((select(select(select(_e537, _e536, _e806), select(_e535, _e534, _e806), _e809), select(select(_e533, _e532, _e806), select(_e531, _e530, _e806), _e809), _e815) >> bitcast<u32>(((_e803 * 16u) & 31u))) & 65535u)) + ((select(select(_e789.member.w, _e789.member.z, _e872), select(_e789.member.y, _e789.member.x, _e872), ((_e844 & 2u) == 0u)) >> bitcast<u32>(_e841)) & 255u));
                    sorted_keys.member[_e881] = _e584.z;
                    sorted_payload.member[_e881] = _e587.z;
                    phi_1975_ = type_28(vec4<u32>(_e856, _e860, _e864, _e868));
                } else {
                    phi_1975_ = _e789;
                }
                let _e887 = phi_1975_;
                if ((_e577 + 3u) < _e580) {
                    let _e892 = params.member.member_2;
                    let _e898 = params.member.member_3;
                    let _e899 = ((_e584.w >> bitcast<u32>((_e892 & 31u))) & _e898);
                    let _e900 = (_e899 / 2u);
                    let _e901 = (_e899 % 2u);
                    let _e904 = ((_e900 & 1u) == 0u);
                    let _e907 = ((_e900 & 2u) == 0u);
                    let _e913 = ((_e900 & 4u) == 0u);
                    let _e939 = (((_e899 % 4u) * 8u) & 31u);
                    let _e941 = (1u << bitcast<u32>(_e939));
                    let _e942 = (_e899 / 4u);
                    if (_e942 == 0u) {
                        phi_2163_ = (_e887.member.x + _e941);
                    } else {
                        phi_2163_ = _e887.member.x;
                    }
                    let _e954 = phi_2163_;
                    if (_e942 == 1u) {
                        phi_2169_ = (_e887.member.y + _e941);
                    } else {
                        phi_2169_ = _e887.member.y;
                    }
                    let _e958 = phi_2169_;
                    if (_e942 == 2u) {
                        phi_2175_ = (_e887.member.z + _e941);
                    } else {
                        phi_2175_ = _e887.member.z;
                    }
                    let _e962 = phi_2175_;
                    if (_e942 == 3u) {
                        phi_2181_ = (_e887.member.w + _e941);
                    } else {
                        phi_2181_ = _e887.member.w;
                    }
                    let _e966 = phi_2181_;
                    let _e970 = ((_e942 & 1u) == 0u);
                    let _e979 = ((select(select(select(select(_e569, _e567, _e904), select(_e565, _e563, _e904), _e907), select(select(_e561, _e559, _e904), select(_e557, _e555, _e904), _e907), _e913), select(select(select(_e553, _e551, _e904), select(_e549, _e547, _e904), _e907), select(select(_e545, _e543, _e904), select(_e541, _e539, _e904), _e907), _e913), (_e901 == 0u)) + ((select(select(select(_e537, _e536, _e904), select(_e535, _e534, _e904), _e907), select(select(_e533, _e532, _e904), select(_e531, _e530, _e904), _e907), _e913) >> bitcast<u32>(((_e901 * 16u) & 31u))) & 65535u)) + ((select(select(_e887.member.w, _e887.member.z, _e970), select(_e887.member.y, _e887.member.x, _e970), ((_e942 & 2u) == 0u)) >> bitcast<u32>(_e939)) & 255u));
                    sorted_keys.member[_e979] = _e584.w;
                    sorted_payload.member[_e979] = _e587.w;
                    phi_2215_ = type_28(vec4<u32>(_e954, _e958, _e962, _e966));
                } else {
                    phi_2215_ = _e887;
                }
                let _e985 = phi_2215_;
                phi_2216_ = _e985;
            } else {
                phi_2216_ = _e573;
            }
            let _e987 = phi_2216_;
            phi_1227_ = _e987;
            phi_1230_ = (_e575 + _e375.z);
        } else {
            break;
        }
        let _e990 = phi_1227_;
        let _e992 = phi_1230_;
        continue;
        continuing {
            phi_1226_ = _e990;
            phi_1229_ = _e992;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2246_: type_28;
    var phi_2249_: u32;
    var phi_2309_: u32;
    var phi_2315_: u32;
    var phi_2321_: u32;
    var phi_2327_: u32;
    var phi_2338_: type_28;
    var phi_2382_: u32;
    var phi_2388_: u32;
    var phi_2394_: u32;
    var phi_2400_: u32;
    var phi_2411_: type_28;
    var phi_2455_: u32;
    var phi_2461_: u32;
    var phi_2467_: u32;
    var phi_2473_: u32;
    var phi_2484_: type_28;
    var phi_2528_: u32;
    var phi_2534_: u32;
    var phi_2540_: u32;
    var phi_2546_: u32;
    var phi_2557_: type_28;
    var phi_2558_: type_28;
    var phi_2247_: type_28;
    var phi_2250_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2643_: u32;
    var phi_2646_: u32;
    var phi_2644_: u32;
    var phi_2647_: u32;
    var local_19: u32;
    var phi_2672_: u32;
    var phi_2675_: u32;
    var phi_2673_: u32;
    var phi_2676_: u32;
    var local_20: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e374.z] = _e373.x;
    let _e382 = local_13[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e389 = ((_e387 * 256u) + _e382);
    let _e390 = (_e389 * 8u);
    phi_2246_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2249_ = _e390;
    loop {
        let _e393 = phi_2246_;
        let _e395 = phi_2249_;
        local_14 = _e393;
        local_15 = _e393;
        local_16 = _e393;
        local_17 = _e393;
        local_18 = _e393;
        let _e396 = (_e395 < (_e390 + 8u));
        if _e396 {
            let _e397 = (4u * _e395);
            let _e400 = params.member.member;
            let _e401 = (_e397 < _e400);
            if _e401 {
                let _e404 = keys.member[_e395];
                if _e401 {
                    let _e408 = params.member.member_2;
                    let _e414 = params.member.member_3;
                    let _e415 = ((_e404.x >> bitcast<u32>((_e408 & 31u))) & _e414);
                    let _e420 = (1u << bitcast<u32>((((_e415 % 4u) * 8u) & 31u)));
                    let _e421 = (_e415 / 4u);
                    if (_e421 == 0u) {
                        phi_2309_ = (_e393.member.x + _e420);
                    } else {
                        phi_2309_ = _e393.member.x;
                    }
                    let _e433 = phi_2309_;
                    if (_e421 == 1u) {
                        phi_2315_ = (_e393.member.y + _e420);
                    } else {
                        phi_2315_ = _e393.member.y;
                    }
                    let _e437 = phi_2315_;
                    if (_e421 == 2u) {
                        phi_2321_ = (_e393.member.z + _e420);
                    } else {
                        phi_2321_ = _e393.member.z;
                    }
                    let _e441 = phi_2321_;
                    if (_e421 == 3u) {
                        phi_2327_ = (_e393.member.w + _e420);
                    } else {
                        phi_2327_ = _e393.member.w;
                    }
                    let _e445 = phi_2327_;
                    phi_2338_ = type_28(vec4<u32>(_e433, _e437, _e441, _e445));
                } else {
                    phi_2338_ = _e393;
                }
                let _e449 = phi_2338_;
                if ((_e397 + 1u) < _e400) {
                    let _e455 = params.member.member_2;
                    let _e461 = params.member.member_3;
                    let _e462 = ((_e404.y >> bitcast<u32>((_e455 & 31u))) & _e461);
                    let _e467 = (1u << bitcast<u32>((((_e462 % 4u) * 8u) & 31u)));
                    let _e468 = (_e462 / 4u);
                    if (_e468 == 0u) {
                        phi_2382_ = (_e449.member.x + _e467);
                    } else {
                        phi_2382_ = _e449.member.x;
                    }
                    let _e480 = phi_2382_;
                    if (_e468 == 1u) {
                        phi_2388_ = (_e449.member.y + _e467);
                    } else {
                        phi_2388_ = _e449.member.y;
                    }
                    let _e484 = phi_2388_;
                    if (_e468 == 2u) {
                        phi_2394_ = (_e449.member.z + _e467);
                    } else {
                        phi_2394_ = _e449.member.z;
                    }
                    let _e488 = phi_2394_;
                    if (_e468 == 3u) {
                        phi_2400_ = (_e449.member.w + _e467);
                    } else {
                        phi_2400_ = _e449.member.w;
                    }
                    let _e492 = phi_2400_;
                    phi_2411_ = type_28(vec4<u32>(_e480, _e484, _e488, _e492));
                } else {
                    phi_2411_ = _e449;
                }
                let _e496 = phi_2411_;
                if ((_e397 + 2u) < _e400) {
                    let _e502 = params.member.member_2;
                    let _e508 = params.member.member_3;
                    let _e509 = ((_e404.z >> bitcast<u32>((_e502 & 31u))) & _e508);
                    let _e514 = (1u << bitcast<u32>((((_e509 % 4u) * 8u) & 31u)));
                    let _e515 = (_e509 / 4u);
                    if (_e515 == 0u) {
                        phi_2455_ = (_e496.member.x + _e514);
                    } else {
                        phi_2455_ = _e496.member.x;
                    }
                    let _e527 = phi_2455_;
                    if (_e515 == 1u) {
                        phi_2461_ = (_e496.member.y + _e514);
                    } else {
                        phi_2461_ = _e496.member.y;
                    }
                    let _e531 = phi_2461_;
                    if (_e515 == 2u) {
                        phi_2467_ = (_e496.member.z + _e514);
                    } else {
                        phi_2467_ = _e496.member.z;
                    }
                    let _e535 = phi_2467_;
                    if (_e515 == 3u) {
                        phi_2473_ = (_e496.member.w + _e514);
                    } else {
                        phi_2473_ = _e496.member.w;
                    }
                    let _e539 = phi_2473_;
                    phi_2484_ = type_28(vec4<u32>(_e527, _e531, _e535, _e539));
                } else {
                    phi_2484_ = _e496;
                }
                let _e543 = phi_2484_;
                if ((_e397 + 3u) < _e400) {
                    let _e549 = params.member.member_2;
                    let _e555 = params.member.member_3;
                    let _e556 = ((_e404.w >> bitcast<u32>((_e549 & 31u))) & _e555);
                    let _e561 = (1u << bitcast<u32>((((_e556 % 4u) * 8u) & 31u)));
                    let _e562 = (_e556 / 4u);
                    if (_e562 == 0u) {
                        phi_2528_ = (_e543.member.x + _e561);
                    } else {
                        phi_2528_ = _e543.member.x;
                    }
                    let _e574 = phi_2528_;
                    if (_e562 == 1u) {
                        phi_2534_ = (_e543.member.y + _e561);
                    } else {
                        phi_2534_ = _e543.member.y;
                    }
                    let _e578 = phi_2534_;
                    if (_e562 == 2u) {
                        phi_2540_ = (_e543.member.z + _e561);
                    } else {
                        phi_2540_ = _e543.member.z;
                    }
                    let _e582 = phi_2540_;
                    if (_e562 == 3u) {
                        phi_2546_ = (_e543.member.w + _e561);
                    } else {
                        phi_2546_ = _e543.member.w;
                    }
                    let _e586 = phi_2546_;
                    phi_2557_ = type_28(vec4<u32>(_e574, _e578, _e582, _e586));
                } else {
                    phi_2557_ = _e543;
                }
                let _e590 = phi_2557_;
                phi_2558_ = _e590;
            } else {
                phi_2558_ = _e393;
            }
            let _e592 = phi_2558_;
            phi_2247_ = _e592;
            phi_2250_ = (_e395 + _e375.z);
        } else {
            break;
        }
        let _e595 = phi_2247_;
        let _e597 = phi_2250_;
        continue;
        continuing {
            phi_2246_ = _e595;
            phi_2249_ = _e597;
        }
    }
    let _e601 = params.member.member_1;
    let _e602 = (_e387 < _e601);
    if _e602 {
        let _e604 = local_14;
        thread_counts_1.member[_e389] = _e604.member;
    }
    let _e609 = local_15;
    table[_e382] = ((_e609.member.x & 255u) | ((_e609.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e382)] = (((_e609.member.x >> bitcast<u32>(16i)) & 255u) | ((_e609.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e628 = local_16;
    table[(512u + _e382)] = ((_e628.member.y & 255u) | ((_e628.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e382)] = (((_e628.member.y >> bitcast<u32>(16i)) & 255u) | ((_e628.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e648 = local_17;
    table[(1024u + _e382)] = ((_e648.member.z & 255u) | ((_e648.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e382)] = (((_e648.member.z >> bitcast<u32>(16i)) & 255u) | ((_e648.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e668 = local_18;
    table[(1536u + _e382)] = ((_e668.member.w & 255u) | ((_e668.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e382)] = (((_e668.member.w >> bitcast<u32>(16i)) & 255u) | ((_e668.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2643_ = 0u;
    phi_2646_ = 0u;
    loop {
        let _e688 = phi_2643_;
        let _e690 = phi_2646_;
        local_19 = _e690;
        let _e691 = (_e688 < 8u);
        if _e691 {
            let _e695 = table[((_e382 * 8u) + _e688)];
            phi_2644_ = (_e688 + _e375.z);
            phi_2647_ = (_e690 + _e695);
        } else {
            break;
        }
        let _e699 = phi_2644_;
        let _e701 = phi_2647_;
        continue;
        continuing {
            phi_2643_ = _e699;
            phi_2646_ = _e701;
        }
    }
    let _e705 = local_19;
    sums[_e382] = _e705;
    workgroupBarrier();
    if (_e382 < 16u) {
        if _e602 {
            phi_2672_ = 0u;
            phi_2675_ = 0u;
            loop {
                let _e708 = phi_2672_;
                let _e710 = phi_2675_;
                local_20 = _e710;
                let _e711 = (_e708 < 32u);
                if _e711 {
                    let _e716 = sums[(((_e382 / 2u) * 32u) + _e708)];
                    phi_2673_ = (_e708 + _e375.z);
                    phi_2676_ = (_e710 + ((_e716 >> bitcast<u32>((((_e382 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e726 = phi_2673_;
                let _e728 = phi_2676_;
                continue;
                continuing {
                    phi_2672_ = _e726;
                    phi_2675_ = _e728;
                }
            }
            let _e735 = local_20;
            counts.member[((_e382 * _e601) + _e387)] = _e735;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2739_: u32;
    var phi_2742_: f32;
    var phi_2764_: f32;
    var phi_2740_: u32;
    var phi_2743_: f32;
    var local_22: f32;
    var phi_2768_: u32;
    var phi_2769_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e374.z] = _e373.x;
    let _e382 = local_21[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_1.member[select(0u, _e391, _e392)];
    phi_2739_ = 0u;
    phi_2742_ = _e396;
    loop {
        let _e398 = phi_2739_;
        let _e400 = phi_2742_;
        local_22 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_1.member[_e404];
                phi_2764_ = select(_e400, _e408, (_e408 > _e400));
            } else {
                phi_2764_ = _e400;
            }
            let _e412 = phi_2764_;
            phi_2740_ = (_e398 + 1u);
            phi_2743_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_2740_;
        let _e417 = phi_2743_;
        continue;
        continuing {
            phi_2739_ = _e415;
            phi_2742_ = _e417;
        }
    }
    let _e421 = local_22;
    shared_1[_e382] = _e421;
    workgroupBarrier();
    phi_2768_ = 128u;
    loop {
        let _e423 = phi_2768_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e382 < _e423) {
                let _e426 = shared_1[_e382];
                let _e429 = shared_1[(_e382 + _e423)];
                shared_1[_e382] = select(_e426, _e429, (_e429 > _e426));
            }
            workgroupBarrier();
            phi_2769_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e434 = phi_2769_;
        continue;
        continuing {
            phi_2768_ = _e434;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e438 = shared_1[0u];
            output_1.member[_e387] = _e438;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2838_: u32;
    var phi_2841_: f32;
    var phi_2863_: f32;
    var phi_2839_: u32;
    var phi_2842_: f32;
    var local_24: f32;
    var phi_2867_: u32;
    var phi_2868_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e374.z] = _e373.x;
    let _e382 = local_23[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_1.member[select(0u, _e391, _e392)];
    phi_2838_ = 0u;
    phi_2841_ = _e396;
    loop {
        let _e398 = phi_2838_;
        let _e400 = phi_2841_;
        local_24 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_1.member[_e404];
                phi_2863_ = select(_e400, _e408, (_e408 < _e400));
            } else {
                phi_2863_ = _e400;
            }
            let _e412 = phi_2863_;
            phi_2839_ = (_e398 + 1u);
            phi_2842_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_2839_;
        let _e417 = phi_2842_;
        continue;
        continuing {
            phi_2838_ = _e415;
            phi_2841_ = _e417;
        }
    }
    let _e421 = local_24;
    shared_1[_e382] = _e421;
    workgroupBarrier();
    phi_2867_ = 128u;
    loop {
        let _e423 = phi_2867_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e382 < _e423) {
                let _e426 = shared_1[_e382];
                let _e429 = shared_1[(_e382 + _e423)];
                shared_1[_e382] = select(_e426, _e429, (_e429 < _e426));
            }
            workgroupBarrier();
            phi_2868_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e434 = phi_2868_;
        continue;
        continuing {
            phi_2867_ = _e434;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e438 = shared_1[0u];
            output_1.member[_e387] = _e438;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2937_: u32;
    var phi_2940_: f32;
    var phi_2958_: f32;
    var phi_2938_: u32;
    var phi_2941_: f32;
    var local_26: f32;
    var phi_2962_: u32;
    var phi_2963_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e374.z] = _e373.x;
    let _e382 = local_25[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    phi_2937_ = 0u;
    phi_2940_ = 0f;
    loop {
        let _e393 = phi_2937_;
        let _e395 = phi_2940_;
        local_26 = _e395;
        let _e396 = (_e393 < 16u);
        if _e396 {
            let _e399 = ((_e391 + (_e393 * 256u)) + _e382);
            if (_e399 < _e390) {
                let _e403 = input_1.member[_e399];
                phi_2958_ = (_e395 + _e403);
            } else {
                phi_2958_ = _e395;
            }
            let _e406 = phi_2958_;
            phi_2938_ = (_e393 + 1u);
            phi_2941_ = _e406;
        } else {
            break;
        }
        let _e409 = phi_2938_;
        let _e411 = phi_2941_;
        continue;
        continuing {
            phi_2937_ = _e409;
            phi_2940_ = _e411;
        }
    }
    let _e415 = local_26;
    shared_1[_e382] = _e415;
    workgroupBarrier();
    phi_2962_ = 128u;
    loop {
        let _e417 = phi_2962_;
        let _e418 = (_e417 > 0u);
        if _e418 {
            if (_e382 < _e417) {
                let _e420 = shared_1[_e382];
                let _e423 = shared_1[(_e382 + _e417)];
                shared_1[_e382] = (_e420 + _e423);
            }
            workgroupBarrier();
            phi_2963_ = (_e417 / 2u);
        } else {
            break;
        }
        let _e427 = phi_2963_;
        continue;
        continuing {
            phi_2962_ = _e427;
        }
    }
    if (_e382 == 0u) {
        if (_e391 < _e390) {
            let _e432 = shared_1[0u];
            output_1.member[_e387] = _e432;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3031_: u32;
    var phi_3034_: u32;
    var phi_3056_: u32;
    var phi_3032_: u32;
    var phi_3035_: u32;
    var local_28: u32;
    var phi_3060_: u32;
    var phi_3061_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e374.z] = _e373.x;
    let _e382 = local_27[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_2.member[select(0u, _e391, _e392)];
    phi_3031_ = 0u;
    phi_3034_ = _e396;
    loop {
        let _e398 = phi_3031_;
        let _e400 = phi_3034_;
        local_28 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_2.member[_e404];
                phi_3056_ = select(_e400, _e408, (_e408 > _e400));
            } else {
                phi_3056_ = _e400;
            }
            let _e412 = phi_3056_;
            phi_3032_ = (_e398 + 1u);
            phi_3035_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_3032_;
        let _e417 = phi_3035_;
        continue;
        continuing {
            phi_3031_ = _e415;
            phi_3034_ = _e417;
        }
    }
    let _e421 = local_28;
    shared_[_e382] = _e421;
    workgroupBarrier();
    phi_3060_ = 128u;
    loop {
        let _e423 = phi_3060_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e382 < _e423) {
                let _e426 = shared_[_e382];
                let _e429 = shared_[(_e382 + _e423)];
                shared_[_e382] = select(_e426, _e429, (_e429 > _e426));
            }
            workgroupBarrier();
            phi_3061_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e434 = phi_3061_;
        continue;
        continuing {
            phi_3060_ = _e434;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e438 = shared_[0u];
            output_2.member[_e387] = _e438;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3130_: u32;
    var phi_3133_: u32;
    var phi_3155_: u32;
    var phi_3131_: u32;
    var phi_3134_: u32;
    var local_30: u32;
    var phi_3159_: u32;
    var phi_3160_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e374.z] = _e373.x;
    let _e382 = local_29[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_2.member[select(0u, _e391, _e392)];
    phi_3130_ = 0u;
    phi_3133_ = _e396;
    loop {
        let _e398 = phi_3130_;
        let _e400 = phi_3133_;
        local_30 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_2.member[_e404];
                phi_3155_ = select(_e400, _e408, (_e408 < _e400));
            } else {
                phi_3155_ = _e400;
            }
            let _e412 = phi_3155_;
            phi_3131_ = (_e398 + 1u);
            phi_3134_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_3131_;
        let _e417 = phi_3134_;
        continue;
        continuing {
            phi_3130_ = _e415;
            phi_3133_ = _e417;
        }
    }
    let _e421 = local_30;
    shared_[_e382] = _e421;
    workgroupBarrier();
    phi_3159_ = 128u;
    loop {
        let _e423 = phi_3159_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e382 < _e423) {
                let _e426 = shared_[_e382];
                let _e429 = shared_[(_e382 + _e423)];
                shared_[_e382] = select(_e426, _e429, (_e429 < _e426));
            }
            workgroupBarrier();
            phi_3160_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e434 = phi_3160_;
        continue;
        continuing {
            phi_3159_ = _e434;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e438 = shared_[0u];
            output_2.member[_e387] = _e438;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3229_: u32;
    var phi_3232_: u32;
    var phi_3250_: u32;
    var phi_3230_: u32;
    var phi_3233_: u32;
    var local_32: u32;
    var phi_3254_: u32;
    var phi_3255_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e374.z] = _e373.x;
    let _e382 = local_31[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    phi_3229_ = 0u;
    phi_3232_ = 0u;
    loop {
        let _e393 = phi_3229_;
        let _e395 = phi_3232_;
        local_32 = _e395;
        let _e396 = (_e393 < 16u);
        if _e396 {
            let _e399 = ((_e391 + (_e393 * 256u)) + _e382);
            if (_e399 < _e390) {
                let _e403 = input_2.member[_e399];
                phi_3250_ = (_e395 + _e403);
            } else {
                phi_3250_ = _e395;
            }
            let _e406 = phi_3250_;
            phi_3230_ = (_e393 + 1u);
            phi_3233_ = _e406;
        } else {
            break;
        }
        let _e409 = phi_3230_;
        let _e411 = phi_3233_;
        continue;
        continuing {
            phi_3229_ = _e409;
            phi_3232_ = _e411;
        }
    }
    let _e415 = local_32;
    shared_[_e382] = _e415;
    workgroupBarrier();
    phi_3254_ = 128u;
    loop {
        let _e417 = phi_3254_;
        let _e418 = (_e417 > 0u);
        if _e418 {
            if (_e382 < _e417) {
                let _e420 = shared_[_e382];
                let _e423 = shared_[(_e382 + _e417)];
                shared_[_e382] = (_e420 + _e423);
            }
            workgroupBarrier();
            phi_3255_ = (_e417 / 2u);
        } else {
            break;
        }
        let _e427 = phi_3255_;
        continue;
        continuing {
            phi_3254_ = _e427;
        }
    }
    if (_e382 == 0u) {
        if (_e391 < _e390) {
            let _e432 = shared_[0u];
            output_2.member[_e387] = _e432;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3323_: u32;
    var phi_3326_: vec4<f32>;
    var phi_3344_: vec4<f32>;
    var phi_3324_: u32;
    var phi_3327_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3348_: u32;
    var phi_3349_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e374.z] = _e373.x;
    let _e382 = local_33[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_3.member[select(0u, _e391, _e392)];
    phi_3323_ = 0u;
    phi_3326_ = _e396;
    loop {
        let _e398 = phi_3323_;
        let _e400 = phi_3326_;
        local_34 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_3.member[_e404];
                phi_3344_ = vec4<f32>(select(_e400.x, _e408.x, (_e408.x > _e400.x)), select(_e400.y, _e408.y, (_e408.y > _e400.y)), select(_e400.z, _e408.z, (_e408.z > _e400.z)), select(_e400.w, _e408.w, (_e408.w > _e400.w)));
            } else {
                phi_3344_ = _e400;
            }
            let _e427 = phi_3344_;
            phi_3324_ = (_e398 + 1u);
            phi_3327_ = _e427;
        } else {
            break;
        }
        let _e430 = phi_3324_;
        let _e432 = phi_3327_;
        continue;
        continuing {
            phi_3323_ = _e430;
            phi_3326_ = _e432;
        }
    }
    let _e436 = local_34;
    shared_2[_e382] = _e436;
    workgroupBarrier();
    phi_3348_ = 128u;
    loop {
        let _e438 = phi_3348_;
        let _e439 = (_e438 > 0u);
        if _e439 {
            if (_e382 < _e438) {
                let _e441 = shared_2[_e382];
                let _e444 = shared_2[(_e382 + _e438)];
                shared_2[_e382] = vec4<f32>(select(_e441.x, _e444.x, (_e444.x > _e441.x)), select(_e441.y, _e444.y, (_e444.y > _e441.y)), select(_e441.z, _e444.z, (_e444.z > _e441.z)), select(_e441.w, _e444.w, (_e444.w > _e441.w)));
            }
            workgroupBarrier();
            phi_3349_ = (_e438 / 2u);
        } else {
            break;
        }
        let _e464 = phi_3349_;
        continue;
        continuing {
            phi_3348_ = _e464;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e468 = shared_2[0u];
            output_3.member[_e387] = _e468;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3446_: u32;
    var phi_3449_: vec4<f32>;
    var phi_3467_: vec4<f32>;
    var phi_3447_: u32;
    var phi_3450_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3471_: u32;
    var phi_3472_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e374.z] = _e373.x;
    let _e382 = local_35[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    let _e392 = (_e391 < _e390);
    let _e396 = input_3.member[select(0u, _e391, _e392)];
    phi_3446_ = 0u;
    phi_3449_ = _e396;
    loop {
        let _e398 = phi_3446_;
        let _e400 = phi_3449_;
        local_36 = _e400;
        let _e401 = (_e398 < 16u);
        if _e401 {
            let _e404 = ((_e391 + (_e398 * 256u)) + _e382);
            if (_e404 < _e390) {
                let _e408 = input_3.member[_e404];
                phi_3467_ = vec4<f32>(select(_e400.x, _e408.x, (_e408.x < _e400.x)), select(_e400.y, _e408.y, (_e408.y < _e400.y)), select(_e400.z, _e408.z, (_e408.z < _e400.z)), select(_e400.w, _e408.w, (_e408.w < _e400.w)));
            } else {
                phi_3467_ = _e400;
            }
            let _e427 = phi_3467_;
            phi_3447_ = (_e398 + 1u);
            phi_3450_ = _e427;
        } else {
            break;
        }
        let _e430 = phi_3447_;
        let _e432 = phi_3450_;
        continue;
        continuing {
            phi_3446_ = _e430;
            phi_3449_ = _e432;
        }
    }
    let _e436 = local_36;
    shared_2[_e382] = _e436;
    workgroupBarrier();
    phi_3471_ = 128u;
    loop {
        let _e438 = phi_3471_;
        let _e439 = (_e438 > 0u);
        if _e439 {
            if (_e382 < _e438) {
                let _e441 = shared_2[_e382];
                let _e444 = shared_2[(_e382 + _e438)];
                shared_2[_e382] = vec4<f32>(select(_e441.x, _e444.x, (_e444.x < _e441.x)), select(_e441.y, _e444.y, (_e444.y < _e441.y)), select(_e441.z, _e444.z, (_e444.z < _e441.z)), select(_e441.w, _e444.w, (_e444.w < _e441.w)));
            }
            workgroupBarrier();
            phi_3472_ = (_e438 / 2u);
        } else {
            break;
        }
        let _e464 = phi_3472_;
        continue;
        continuing {
            phi_3471_ = _e464;
        }
    }
    if (_e382 == 0u) {
        if _e392 {
            let _e468 = shared_2[0u];
            output_3.member[_e387] = _e468;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3569_: u32;
    var phi_3572_: vec4<f32>;
    var phi_3590_: vec4<f32>;
    var phi_3570_: u32;
    var phi_3573_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3594_: u32;
    var phi_3595_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e374.z] = _e373.x;
    let _e382 = local_37[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e390 = params.member.member;
    let _e391 = (_e387 * 4096u);
    phi_3569_ = 0u;
    phi_3572_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e393 = phi_3569_;
        let _e395 = phi_3572_;
        local_38 = _e395;
        let _e396 = (_e393 < 16u);
        if _e396 {
            let _e399 = ((_e391 + (_e393 * 256u)) + _e382);
            if (_e399 < _e390) {
                let _e403 = input_3.member[_e399];
                phi_3590_ = (_e395 + _e403);
            } else {
                phi_3590_ = _e395;
            }
            let _e406 = phi_3590_;
            phi_3570_ = (_e393 + 1u);
            phi_3573_ = _e406;
        } else {
            break;
        }
        let _e409 = phi_3570_;
        let _e411 = phi_3573_;
        continue;
        continuing {
            phi_3569_ = _e409;
            phi_3572_ = _e411;
        }
    }
    let _e415 = local_38;
    shared_2[_e382] = _e415;
    workgroupBarrier();
    phi_3594_ = 128u;
    loop {
        let _e417 = phi_3594_;
        let _e418 = (_e417 > 0u);
        if _e418 {
            if (_e382 < _e417) {
                let _e420 = shared_2[_e382];
                let _e423 = shared_2[(_e382 + _e417)];
                shared_2[_e382] = (_e420 + _e423);
            }
            workgroupBarrier();
            phi_3595_ = (_e417 / 2u);
        } else {
            break;
        }
        let _e427 = phi_3595_;
        continue;
        continuing {
            phi_3594_ = _e427;
        }
    }
    if (_e382 == 0u) {
        if (_e391 < _e390) {
            let _e432 = shared_2[0u];
            output_3.member[_e387] = _e432;
        }
    }
    return;
}

fn function_13() {
    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e386 = params.member.member;
    if ((_e382 * 4u) < _e386) {
        let _e390 = flags.member[_e382];
        marks.member[_e382] = vec4<u32>(select(0u, 1u, (_e390.x != 0u)), select(0u, 1u, (_e390.y != 0u)), select(0u, 1u, (_e390.z != 0u)), select(0u, 1u, (_e390.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e383 = (_e382 * 4u);
    let _e386 = params.member.member;
    let _e387 = (_e383 < _e386);
    if _e387 {
        let _e390 = flags.member[_e382];
        let _e393 = output_indices.member[_e382];
        let _e404 = elements.member[_e382];
        if (_e390.x == 0u) {
        } else {
            if _e387 {
                let _e409 = params.member.member_1;
                if (_e393.x < _e409) {
                    output_4.member[_e393.x] = _e404.x;
                }
            }
        }
        if (_e390.y == 0u) {
        } else {
            if ((_e383 + 1u) < _e386) {
                let _e419 = params.member.member_1;
                if (_e393.y < _e419) {
                    output_4.member[_e393.y] = _e404.y;
                }
            }
        }
        if (_e390.z == 0u) {
        } else {
            if ((_e383 + 2u) < _e386) {
                let _e429 = params.member.member_1;
                if (_e393.z < _e429) {
                    output_4.member[_e393.z] = _e404.z;
                }
            }
        }
        if (_e390.w == 0u) {
        } else {
            if ((_e383 + 3u) < _e386) {
                let _e439 = params.member.member_1;
                if (_e393.w < _e439) {
                    output_4.member[_e393.w] = _e404.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = count.member[0u];
    if (_e382 < _e385) {
        let _e389 = params.member.member_1;
        if (_e382 < _e389) {
            let _e393 = params.member.member;
            output_2.member[_e382] = _e393;
        }
    }
    return;
}

fn function_16() {
    var phi_3849_: u32;
    var phi_3851_: u32;
    var phi_3854_: u32;
    var phi_3852_: u32;
    var phi_3855_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    if ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x) == 0u) {
        let _e386 = count_1.member[0u];
        let _e387 = (_e386 / 256u);
        if ((_e386 % 256u) > 0u) {
            phi_3849_ = (_e387 + 1u);
        } else {
            phi_3849_ = _e387;
        }
        let _e392 = phi_3849_;
        phi_3851_ = 1u;
        phi_3854_ = _e392;
        loop {
            let _e394 = phi_3851_;
            let _e396 = phi_3854_;
            local_39 = _e396;
            local_40 = _e394;
            let _e397 = (_e396 > 65535u);
            if _e397 {
                phi_3852_ = (_e394 << bitcast<u32>(1i));
                phi_3855_ = ((_e396 >> bitcast<u32>(1i)) + (_e396 & 1u));
            } else {
                break;
            }
            let _e405 = phi_3852_;
            let _e407 = phi_3855_;
            continue;
            continuing {
                phi_3851_ = _e405;
                phi_3854_ = _e407;
            }
        }
        let _e410 = local_39;
        let _e412 = local_40;
        arguments.member[0u] = type_48(_e410, _e412, 1u);
    }
    return;
}

fn function_17() {
    var phi_3950_: type_56;
    var phi_6508_: u32;
    var phi_6509_: u32;
    var phi_6515_: u32;
    var phi_6527_: u32;
    var phi_6528_: u32;
    var phi_6540_: u32;
    var phi_6541_: u32;
    var phi_6547_: u32;
    var phi_6559_: u32;
    var phi_6560_: u32;
    var phi_6465_: u32;
    var phi_6475_: u32;
    var phi_6476_: u32;
    var phi_6477_: u32;
    var phi_6490_: u32;
    var phi_6491_: u32;
    var phi_6562_: vec4<u32>;
    var phi_6588_: bool;
    var phi_6592_: bool;
    var phi_6593_: bool;
    var phi_6626_: u32;
    var phi_6648_: u32;
    var phi_6670_: u32;
    var phi_6919_: bool;
    var phi_6920_: bool;
    var phi_6921_: bool;
    var phi_6816_: bool;
    var phi_6817_: bool;
    var phi_6818_: bool;
    var phi_6926_: bool;
    var phi_6951_: bool;
    var phi_6953_: bool;
    var phi_6954_: bool;
    var phi_6955_: bool;
    var phi_6956_: bool;
    var phi_7160_: bool;
    var phi_7173_: bool;
    var phi_7205_: f32;
    var phi_7208_: vec3<f32>;
    var phi_7210_: vec3<f32>;
    var phi_7211_: bool;
    var phi_7212_: vec3<f32>;
    var phi_7213_: bool;
    var phi_7226_: bool;
    var phi_7258_: f32;
    var phi_7261_: vec3<f32>;
    var phi_7263_: vec3<f32>;
    var phi_7264_: bool;
    var phi_7265_: vec3<f32>;
    var phi_7266_: bool;
    var phi_7301_: f32;
    var phi_7304_: vec3<f32>;
    var phi_7306_: vec3<f32>;
    var phi_7307_: bool;
    var phi_7308_: vec3<f32>;
    var phi_7309_: bool;
    var phi_7331_: f32;
    var phi_7342_: f32;
    var phi_7346_: vec3<f32>;
    var phi_7347_: vec3<f32>;
    var phi_7348_: vec3<f32>;
    var phi_7349_: vec3<f32>;
    var phi_7350_: vec3<f32>;
    var phi_7351_: vec3<f32>;
    var phi_7046_: f32;
    var phi_7058_: f32;
    var phi_7034_: f32;
    var phi_7061_: f32;
    var phi_7074_: f32;
    var phi_7091_: f32;
    var phi_7092_: f32;
    var phi_7359_: vec4<f32>;
    var phi_7437_: f32;
    var phi_7472_: u32;
    var phi_4071_: bool;
    var phi_4072_: bool;
    var phi_4085_: bool;
    var phi_4087_: bool;
    var phi_4088_: bool;
    var phi_4093_: bool;
    var phi_4179_: bool;
    var phi_4180_: bool;
    var phi_4193_: bool;
    var phi_4195_: bool;
    var phi_4196_: bool;
    var phi_4201_: bool;
    var phi_4206_: u32;
    var phi_4225_: u32;
    var phi_4237_: u32;
    var phi_4238_: u32;
    var phi_4244_: u32;
    var phi_4256_: u32;
    var phi_4257_: u32;
    var phi_4263_: u32;
    var phi_4269_: u32;
    var phi_4281_: u32;
    var phi_4282_: u32;
    var phi_4319_: bool;
    var phi_4320_: bool;
    var phi_4321_: bool;
    var phi_4341_: bool;
    var phi_4342_: bool;
    var phi_4343_: bool;
    var phi_4461_: i32;
    var phi_4566_: i32;
    var phi_4676_: i32;
    var phi_4785_: i32;
    var phi_4894_: i32;
    var phi_4896_: bool;
    var phi_4898_: bool;
    var phi_4899_: bool;
    var phi_4904_: bool;
    var phi_5000_: vec3<f32>;
    var phi_5029_: vec3<f32>;
    var phi_5054_: vec3<f32>;
    var phi_5088_: vec3<f32>;
    var phi_5118_: f32;
    var phi_5125_: f32;
    var phi_5147_: f32;
    var phi_5154_: f32;
    var phi_5176_: f32;
    var phi_5183_: f32;
    var phi_5205_: f32;
    var phi_5212_: f32;
    var phi_5387_: f32;
    var phi_5394_: f32;
    var phi_5416_: f32;
    var phi_5423_: f32;
    var phi_5445_: f32;
    var phi_5452_: f32;
    var phi_5474_: f32;
    var phi_5481_: f32;
    var phi_5660_: f32;
    var phi_5667_: f32;
    var phi_5689_: f32;
    var phi_5696_: f32;
    var phi_5718_: f32;
    var phi_5725_: f32;
    var phi_5747_: f32;
    var phi_5754_: f32;
    var phi_5933_: f32;
    var phi_5940_: f32;
    var phi_5962_: f32;
    var phi_5969_: f32;
    var phi_5991_: f32;
    var phi_5998_: f32;
    var phi_6020_: f32;
    var phi_6027_: f32;
    var phi_6206_: f32;
    var phi_6213_: f32;
    var phi_6235_: f32;
    var phi_6242_: f32;
    var phi_6264_: f32;
    var phi_6271_: f32;
    var phi_6293_: f32;
    var phi_6300_: f32;
    var phi_4207_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e388 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e389 = (_e388 / 16u);
    let _e392 = params_1.member.member_19;
    let _e394 = tiles.member[0u];
    if (_e389 < select(_e392, _e394, (_e394 < _e392))) {
        let _e399 = pairs.member[_e389];
        let _e402 = ((_e399 >> bitcast<u32>(16i)) * 2u);
        let _e405 = tiles.member[(4u + _e402)];
        let _e412 = boxes.member[((_e405 * 256u) + ((_e399 >> bitcast<u32>(8i)) & 255u))];
        let _e416 = tiles.member[(_e402 + 5u)];
        let _e421 = boxes.member[((_e416 * 256u) + (_e399 & 255u))];
        if (_e412.x < _e421.x) {
            phi_3950_ = type_56(_e412.x, _e421.x);
        } else {
            phi_3950_ = type_56(_e421.x, _e412.x);
        }
        let _e427 = phi_3950_;
        let _e432 = features.member[_e427.member];
        let _e435 = features.member[_e427.member_1];
        let _e438 = params_1.member.member_20;
        let _e439 = (_e388 % 16u);
        if (_e439 == 15u) {
            let _e1108 = reference.member[_e432.x];
            let _e1112 = reference.member[_e432.y];
            let _e1116 = reference.member[_e432.z];
            let _e1120 = reference.member[_e435.x];
            let _e1124 = reference.member[_e435.y];
            let _e1128 = reference.member[_e435.z];
            let _e1131 = (_e1112.x - _e1108.x);
            let _e1134 = (_e1112.y - _e1108.y);
            let _e1137 = (_e1112.z - _e1108.z);
            let _e1139 = (_e1116.x - _e1108.x);
            let _e1141 = (_e1116.y - _e1108.y);
            let _e1143 = (_e1116.z - _e1108.z);
            let _e1146 = ((_e1134 * _e1143) - (_e1141 * _e1137));
            let _e1149 = ((_e1137 * _e1139) - (_e1143 * _e1131));
            let _e1152 = ((_e1131 * _e1141) - (_e1139 * _e1134));
            let _e1163 = (((_e1146 * (_e1120.x - _e1108.x)) + (_e1149 * (_e1120.y - _e1108.y))) + (_e1152 * (_e1120.z - _e1108.z)));
            let _e1174 = (((_e1146 * (_e1124.x - _e1108.x)) + (_e1149 * (_e1124.y - _e1108.y))) + (_e1152 * (_e1124.z - _e1108.z)));
            let _e1185 = (((_e1146 * (_e1128.x - _e1108.x)) + (_e1149 * (_e1128.y - _e1108.y))) + (_e1152 * (_e1128.z - _e1108.z)));
            if (_e1163 > 0f) {
                if (_e1174 > 0f) {
                    phi_4071_ = select(true, false, (_e1185 > 0f));
                } else {
                    phi_4071_ = true;
                }
                let _e1191 = phi_4071_;
                phi_4072_ = _e1191;
            } else {
                phi_4072_ = true;
            }
            let _e1193 = phi_4072_;
            if _e1193 {
                if (_e1163 < 0f) {
                    let _e1195 = (_e1174 < 0f);
                    if _e1195 {
                        phi_4085_ = (_e1185 < 0f);
                    } else {
                        phi_4085_ = bool();
                    }
                    let _e1198 = phi_4085_;
                    phi_4087_ = _e1198;
                    phi_4088_ = select(true, false, _e1195);
                } else {
                    phi_4087_ = bool();
                    phi_4088_ = true;
                }
                let _e1201 = phi_4087_;
                let _e1203 = phi_4088_;
                phi_4093_ = select(_e1201, false, _e1203);
            } else {
                phi_4093_ = true;
            }
            let _e1206 = phi_4093_;
            if _e1206 {
            } else {
                let _e1207 = (_e1124.x - _e1120.x);
                let _e1208 = (_e1124.y - _e1120.y);
                let _e1209 = (_e1124.z - _e1120.z);
                let _e1210 = (_e1128.x - _e1120.x);
                let _e1211 = (_e1128.y - _e1120.y);
                let _e1212 = (_e1128.z - _e1120.z);
                let _e1215 = ((_e1208 * _e1212) - (_e1211 * _e1209));
                let _e1218 = ((_e1209 * _e1210) - (_e1212 * _e1207));
                let _e1221 = ((_e1207 * _e1211) - (_e1210 * _e1208));
                let _e1229 = (((_e1215 * (_e1108.x - _e1120.x)) + (_e1218 * (_e1108.y - _e1120.y))) + (_e1221 * (_e1108.z - _e1120.z)));
                let _e1237 = (((_e1215 * (_e1112.x - _e1120.x)) + (_e1218 * (_e1112.y - _e1120.y))) + (_e1221 * (_e1112.z - _e1120.z)));
                let _e1245 = (((_e1215 * (_e1116.x - _e1120.x)) + (_e1218 * (_e1116.y - _e1120.y))) + (_e1221 * (_e1116.z - _e1120.z)));
                if (_e1229 > 0f) {
                    if (_e1237 > 0f) {
                        phi_4179_ = select(true, false, (_e1245 > 0f));
                    } else {
                        phi_4179_ = true;
                    }
                    let _e1251 = phi_4179_;
                    phi_4180_ = _e1251;
                } else {
                    phi_4180_ = true;
                }
                let _e1253 = phi_4180_;
                if _e1253 {
                    if (_e1229 < 0f) {
                        let _e1255 = (_e1237 < 0f);
                        if _e1255 {
                            phi_4193_ = (_e1245 < 0f);
                        } else {
                            phi_4193_ = bool();
                        }
                        let _e1258 = phi_4193_;
                        phi_4195_ = _e1258;
                        phi_4196_ = select(true, false, _e1255);
                    } else {
                        phi_4195_ = bool();
                        phi_4196_ = true;
                    }
                    let _e1261 = phi_4195_;
                    let _e1263 = phi_4196_;
                    phi_4201_ = select(_e1261, false, _e1263);
                } else {
                    phi_4201_ = true;
                }
                let _e1266 = phi_4201_;
                if _e1266 {
                } else {
                    phi_4206_ = 0u;
                    loop {
                        let _e1268 = phi_4206_;
                        let _e1269 = (_e1268 < 6u);
                        if _e1269 {
                            let _e1270 = (_e1268 < 3u);
                            let _e1271 = vec4(_e1270);
                            let _e1272 = select(_e432, _e435, _e1271);
                            let _e1273 = select(_e435, _e432, _e1271);
                            if _e1270 {
                                phi_4225_ = _e1268;
                            } else {
                                phi_4225_ = (_e1268 - 3u);
                            }
                            let _e1276 = phi_4225_;
                            if (_e1276 == 0u) {
                                phi_4238_ = _e1273.x;
                            } else {
                                if (_e1276 == 1u) {
                                    phi_4237_ = _e1273.y;
                                } else {
                                    phi_4237_ = _e1273.z;
                                }
                                let _e1282 = phi_4237_;
                                phi_4238_ = _e1282;
                            }
                            let _e1285 = phi_4238_;
                            let _e1286 = (_e1276 == 2u);
                            if _e1286 {
                                phi_4244_ = 0u;
                            } else {
                                phi_4244_ = (_e1276 + 1u);
                            }
                            let _e1289 = phi_4244_;
                            if (_e1289 == 0u) {
                                phi_4257_ = _e1273.x;
                            } else {
                                if (_e1289 == 1u) {
                                    phi_4256_ = _e1273.y;
                                } else {
                                    phi_4256_ = _e1273.z;
                                }
                                let _e1295 = phi_4256_;
                                phi_4257_ = _e1295;
                            }
                            let _e1298 = phi_4257_;
                            if _e1286 {
                                phi_4263_ = 0u;
                            } else {
                                phi_4263_ = (_e1276 + 1u);
                            }
                            let _e1301 = phi_4263_;
                            if (_e1301 == 2u) {
                                phi_4269_ = 0u;
                            } else {
                                phi_4269_ = (_e1301 + 1u);
                            }
                            let _e1305 = phi_4269_;
                            if (_e1305 == 0u) {
                                phi_4282_ = _e1273.x;
                            } else {
                                if (_e1305 == 1u) {
                                    phi_4281_ = _e1273.y;
                                } else {
                                    phi_4281_ = _e1273.z;
                                }
                                let _e1311 = phi_4281_;
                                phi_4282_ = _e1311;
                            }
                            let _e1314 = phi_4282_;
                            let _e1317 = reference.member[_e1285];
                            let _e1320 = reference.member[_e1298];
                            let _e1323 = reference.member[_e1314];
                            let _e1327 = reference.member[_e1272.x];
                            let _e1331 = reference.member[_e1272.y];
                            let _e1335 = reference.member[_e1272.z];
                            if (_e1272.x == _e1285) {
                                phi_4320_ = bool();
                                phi_4321_ = true;
                            } else {
                                let _e1346 = (_e1272.y == _e1285);
                                if _e1346 {
                                    phi_4319_ = bool();
                                } else {
                                    phi_4319_ = (_e1272.z == _e1285);
                                }
                                let _e1349 = phi_4319_;
                                phi_4320_ = _e1349;
                                phi_4321_ = _e1346;
                            }
                            let _e1351 = phi_4320_;
                            let _e1353 = phi_4321_;
                            if select(_e1351, true, _e1353) {
                            } else {
                                if (_e1272.x == _e1298) {
                                    phi_4342_ = bool();
                                    phi_4343_ = true;
                                } else {
                                    let _e1356 = (_e1272.y == _e1298);
                                    if _e1356 {
                                        phi_4341_ = bool();
                                    } else {
                                        phi_4341_ = (_e1272.z == _e1298);
                                    }
                                    let _e1359 = phi_4341_;
                                    phi_4342_ = _e1359;
                                    phi_4343_ = _e1356;
                                }
                                let _e1361 = phi_4342_;
                                let _e1363 = phi_4343_;
                                if select(_e1361, true, _e1363) {
                                } else {
                                    let _e1371 = (_e1331.x - _e1327.x);
                                    let _e1372 = (_e1331.y - _e1327.y);
                                    let _e1373 = (_e1331.z - _e1327.z);
                                    let _e1374 = (_e1335.x - _e1327.x);
                                    let _e1375 = (_e1335.y - _e1327.y);
                                    let _e1376 = (_e1335.z - _e1327.z);
                                    let _e1377 = (_e1317.x - _e1327.x);
                                    let _e1378 = (_e1317.y - _e1327.y);
                                    let _e1379 = (_e1317.z - _e1327.z);
                                    let _e1380 = (_e1372 * _e1376);
                                    let _e1381 = (_e1373 * _e1375);
                                    let _e1382 = (_e1373 * _e1374);
                                    let _e1383 = (_e1371 * _e1376);
                                    let _e1384 = (_e1371 * _e1375);
                                    let _e1385 = (_e1372 * _e1374);
                                    let _e1386 = (_e1380 - _e1381);
                                    let _e1388 = (_e1382 - _e1383);
                                    let _e1391 = (_e1384 - _e1385);
                                    let _e1393 = (((_e1377 * _e1386) + (_e1378 * _e1388)) + (_e1379 * _e1391));
                                    let _e1394 = abs(_e1377);
                                    let _e1397 = (abs(_e1380) + abs(_e1381));
                                    let _e1399 = abs(_e1378);
                                    let _e1402 = (abs(_e1382) + abs(_e1383));
                                    let _e1405 = abs(_e1379);
                                    let _e1408 = (abs(_e1384) + abs(_e1385));
                                    let _e1411 = abs(_e1371);
                                    let _e1412 = abs(_e1372);
                                    let _e1414 = select(_e1412, _e1411, (_e1411 > _e1412));
                                    let _e1415 = abs(_e1373);
                                    let _e1417 = select(_e1415, _e1414, (_e1414 > _e1415));
                                    let _e1418 = abs(_e1374);
                                    let _e1419 = abs(_e1375);
                                    let _e1421 = select(_e1419, _e1418, (_e1418 > _e1419));
                                    let _e1422 = abs(_e1376);
                                    let _e1424 = select(_e1422, _e1421, (_e1421 > _e1422));
                                    let _e1426 = select(_e1424, _e1417, (_e1417 > _e1424));
                                    let _e1428 = select(_e1399, _e1394, (_e1394 > _e1399));
                                    let _e1430 = select(_e1405, _e1428, (_e1428 > _e1405));
                                    let _e1432 = select(_e1430, _e1426, (_e1426 > _e1430));
                                    let _e1437 = ((0.0000019073486f * (((_e1394 * _e1397) + (_e1399 * _e1402)) + (_e1405 * _e1408))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1432 * _e1432))));
                                    if (_e1393 > _e1437) {
                                        phi_4461_ = 1i;
                                    } else {
                                        phi_4461_ = select(0i, -1i, (_e1393 < -(_e1437)));
                                    }
                                    let _e1443 = phi_4461_;
                                    let _e1444 = (_e1320.x - _e1327.x);
                                    let _e1445 = (_e1320.y - _e1327.y);
                                    let _e1446 = (_e1320.z - _e1327.z);
                                    let _e1451 = (((_e1444 * _e1386) + (_e1445 * _e1388)) + (_e1446 * _e1391));
                                    let _e1452 = abs(_e1444);
                                    let _e1454 = abs(_e1445);
                                    let _e1457 = abs(_e1446);
                                    let _e1461 = select(_e1454, _e1452, (_e1452 > _e1454));
                                    let _e1463 = select(_e1457, _e1461, (_e1461 > _e1457));
                                    let _e1465 = select(_e1463, _e1426, (_e1426 > _e1463));
                                    let _e1470 = ((0.0000019073486f * (((_e1452 * _e1397) + (_e1454 * _e1402)) + (_e1457 * _e1408))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1465 * _e1465))));
                                    if (_e1451 > _e1470) {
                                        phi_4566_ = 1i;
                                    } else {
                                        phi_4566_ = select(0i, -1i, (_e1451 < -(_e1470)));
                                    }
                                    let _e1476 = phi_4566_;
                                    if ((_e1443 * _e1476) < 0i) {
                                        let _e1479 = (_e1320.x - _e1317.x);
                                        let _e1480 = (_e1320.y - _e1317.y);
                                        let _e1481 = (_e1320.z - _e1317.z);
                                        let _e1482 = (_e1327.x - _e1317.x);
                                        let _e1483 = (_e1327.y - _e1317.y);
                                        let _e1484 = (_e1327.z - _e1317.z);
                                        let _e1485 = (_e1331.x - _e1317.x);
                                        let _e1486 = (_e1331.y - _e1317.y);
                                        let _e1487 = (_e1331.z - _e1317.z);
                                        let _e1488 = (_e1480 * _e1484);
                                        let _e1489 = (_e1481 * _e1483);
                                        let _e1490 = (_e1481 * _e1482);
                                        let _e1491 = (_e1479 * _e1484);
                                        let _e1492 = (_e1479 * _e1483);
                                        let _e1493 = (_e1480 * _e1482);
                                        let _e1501 = (((_e1485 * (_e1488 - _e1489)) + (_e1486 * (_e1490 - _e1491))) + (_e1487 * (_e1492 - _e1493)));
                                        let _e1502 = abs(_e1485);
                                        let _e1507 = abs(_e1486);
                                        let _e1513 = abs(_e1487);
                                        let _e1519 = abs(_e1479);
                                        let _e1520 = abs(_e1480);
                                        let _e1522 = select(_e1520, _e1519, (_e1519 > _e1520));
                                        let _e1523 = abs(_e1481);
                                        let _e1525 = select(_e1523, _e1522, (_e1522 > _e1523));
                                        let _e1526 = abs(_e1482);
                                        let _e1527 = abs(_e1483);
                                        let _e1529 = select(_e1527, _e1526, (_e1526 > _e1527));
                                        let _e1530 = abs(_e1484);
                                        let _e1532 = select(_e1530, _e1529, (_e1529 > _e1530));
                                        let _e1534 = select(_e1532, _e1525, (_e1525 > _e1532));
                                        let _e1536 = select(_e1507, _e1502, (_e1502 > _e1507));
                                        let _e1538 = select(_e1513, _e1536, (_e1536 > _e1513));
                                        let _e1540 = select(_e1538, _e1534, (_e1534 > _e1538));
                                        let _e1545 = ((0.0000019073486f * (((_e1502 * (abs(_e1488) + abs(_e1489))) + (_e1507 * (abs(_e1490) + abs(_e1491)))) + (_e1513 * (abs(_e1492) + abs(_e1493))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1540 * _e1540))));
                                        if (_e1501 > _e1545) {
                                            phi_4676_ = 1i;
                                        } else {
                                            phi_4676_ = select(0i, -1i, (_e1501 < -(_e1545)));
                                        }
                                        let _e1551 = phi_4676_;
                                        if (_e1551 == 0i) {
                                            phi_4898_ = bool();
                                            phi_4899_ = true;
                                        } else {
                                            let _e1553 = (_e1335.x - _e1317.x);
                                            let _e1554 = (_e1335.y - _e1317.y);
                                            let _e1555 = (_e1335.z - _e1317.z);
                                            let _e1556 = (_e1480 * _e1487);
                                            let _e1557 = (_e1481 * _e1486);
                                            let _e1558 = (_e1481 * _e1485);
                                            let _e1559 = (_e1479 * _e1487);
                                            let _e1560 = (_e1479 * _e1486);
                                            let _e1561 = (_e1480 * _e1485);
                                            let _e1569 = (((_e1553 * (_e1556 - _e1557)) + (_e1554 * (_e1558 - _e1559))) + (_e1555 * (_e1560 - _e1561)));
                                            let _e1570 = abs(_e1553);
                                            let _e1575 = abs(_e1554);
                                            let _e1581 = abs(_e1555);
                                            let _e1588 = select(_e1538, _e1525, (_e1525 > _e1538));
                                            let _e1590 = select(_e1575, _e1570, (_e1570 > _e1575));
                                            let _e1592 = select(_e1581, _e1590, (_e1590 > _e1581));
                                            let _e1594 = select(_e1592, _e1588, (_e1588 > _e1592));
                                            let _e1599 = ((0.0000019073486f * (((_e1570 * (abs(_e1556) + abs(_e1557))) + (_e1575 * (abs(_e1558) + abs(_e1559)))) + (_e1581 * (abs(_e1560) + abs(_e1561))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1594 * _e1594))));
                                            if (_e1569 > _e1599) {
                                                phi_4785_ = 1i;
                                            } else {
                                                phi_4785_ = select(0i, -1i, (_e1569 < -(_e1599)));
                                            }
                                            let _e1605 = phi_4785_;
                                            let _e1606 = (_e1551 == _e1605);
                                            if _e1606 {
                                                let _e1607 = (_e1480 * _e1555);
                                                let _e1608 = (_e1481 * _e1554);
                                                let _e1609 = (_e1481 * _e1553);
                                                let _e1610 = (_e1479 * _e1555);
                                                let _e1611 = (_e1479 * _e1554);
                                                let _e1612 = (_e1480 * _e1553);
                                                let _e1620 = (((_e1482 * (_e1607 - _e1608)) + (_e1483 * (_e1609 - _e1610))) + (_e1484 * (_e1611 - _e1612)));
                                                let _e1636 = select(_e1592, _e1525, (_e1525 > _e1592));
                                                let _e1638 = select(_e1532, _e1636, (_e1636 > _e1532));
                                                let _e1643 = ((0.0000019073486f * (((_e1526 * (abs(_e1607) + abs(_e1608))) + (_e1527 * (abs(_e1609) + abs(_e1610)))) + (_e1530 * (abs(_e1611) + abs(_e1612))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1638 * _e1638))));
                                                if (_e1620 > _e1643) {
                                                    phi_4894_ = 1i;
                                                } else {
                                                    phi_4894_ = select(0i, -1i, (_e1620 < -(_e1643)));
                                                }
                                                let _e1649 = phi_4894_;
                                                phi_4896_ = (_e1551 == _e1649);
                                            } else {
                                                phi_4896_ = bool();
                                            }
                                            let _e1652 = phi_4896_;
                                            phi_4898_ = _e1652;
                                            phi_4899_ = select(true, false, _e1606);
                                        }
                                        let _e1655 = phi_4898_;
                                        let _e1657 = phi_4899_;
                                        phi_4904_ = select(_e1655, false, _e1657);
                                    } else {
                                        phi_4904_ = false;
                                    }
                                    let _e1660 = phi_4904_;
                                    if _e1660 {
                                        let _e1664 = (_e1320.x - _e1317.x);
                                        let _e1665 = (_e1320.y - _e1317.y);
                                        let _e1666 = (_e1320.z - _e1317.z);
                                        let _e1668 = (_e1380 - (_e1375 * _e1373));
                                        let _e1670 = (_e1382 - (_e1376 * _e1371));
                                        let _e1672 = (_e1384 - (_e1374 * _e1372));
                                        let _e1673 = (_e1323.x - _e1317.x);
                                        let _e1674 = (_e1323.y - _e1317.y);
                                        let _e1675 = (_e1323.z - _e1317.z);
                                        let _e1678 = ((_e1665 * _e1675) - (_e1674 * _e1666));
                                        let _e1681 = ((_e1666 * _e1673) - (_e1675 * _e1664));
                                        let _e1684 = ((_e1664 * _e1674) - (_e1673 * _e1665));
                                        let _e1687 = ((_e1681 * _e1672) - (_e1670 * _e1684));
                                        let _e1690 = ((_e1684 * _e1668) - (_e1672 * _e1678));
                                        let _e1693 = ((_e1678 * _e1670) - (_e1668 * _e1681));
                                        let _e1699 = (((_e1664 * _e1664) + (_e1665 * _e1665)) + (_e1666 * _e1666));
                                        let _e1701 = select(0.000000000000000000000000000001f, _e1699, (_e1699 > 0.000000000000000000000000000001f));
                                        let _e1709 = (((_e1664 * _e1673) + (_e1665 * _e1674)) + (_e1666 * _e1675));
                                        if ((((_e1687 * ((_e1673 * _e1701) - (_e1664 * _e1709))) + (_e1690 * ((_e1674 * _e1701) - (_e1665 * _e1709)))) + (_e1693 * ((_e1675 * _e1701) - (_e1666 * _e1709)))) < 0f) {
                                            phi_5000_ = vec3<f32>(-(_e1687), -(_e1690), -(_e1693));
                                        } else {
                                            phi_5000_ = vec3<f32>(_e1687, _e1690, _e1693);
                                        }
                                        let _e1727 = phi_5000_;
                                        let _e1732 = (((_e1664 * _e1668) + (_e1665 * _e1670)) + (_e1666 * _e1672));
                                        let _e1734 = select(1f, -1f, (_e1732 < 0f));
                                        let _e1743 = sqrt((((_e1727.x * _e1727.x) + (_e1727.y * _e1727.y)) + (_e1727.z * _e1727.z)));
                                        let _e1744 = (_e1743 > 0.000000000000000000000000000001f);
                                        if _e1744 {
                                            phi_5029_ = (_e1727 * (1f / _e1743));
                                        } else {
                                            phi_5029_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1748 = phi_5029_;
                                        if _e1744 {
                                            phi_5054_ = (_e1727 * (1f / _e1743));
                                        } else {
                                            phi_5054_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1758 = phi_5054_;
                                        let _e1767 = (2f * (((_e1664 * _e1758.x) + (_e1665 * _e1758.y)) + (_e1666 * _e1758.z)));
                                        let _e1774 = (((_e1748.x * _e1732) - (_e1668 * _e1767)) * _e1734);
                                        let _e1775 = (((_e1748.y * _e1732) - (_e1670 * _e1767)) * _e1734);
                                        let _e1776 = (((_e1748.z * _e1732) - (_e1672 * _e1767)) * _e1734);
                                        let _e1782 = sqrt((((_e1774 * _e1774) + (_e1775 * _e1775)) + (_e1776 * _e1776)));
                                        if (_e1782 > 0.000000000000000000000000000001f) {
                                            let _e1784 = (1f / _e1782);
                                            phi_5088_ = vec3<f32>((_e1774 * _e1784), (_e1775 * _e1784), (_e1776 * _e1784));
                                        } else {
                                            phi_5088_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1790 = phi_5088_;
                                        let _e1793 = params_1.member.member_13;
                                        let _e1794 = (0.25f * _e1793);
                                        let _e1796 = (_e1790.x * _e1794);
                                        let _e1798 = (_e1790.y * _e1794);
                                        let _e1800 = (_e1790.z * _e1794);
                                        if (_e1317.w > 0f) {
                                            let _e1803 = (32768f / _e1793);
                                            let _e1805 = (abs(1f) * 1024f);
                                            if (_e1805 > 131072f) {
                                                phi_5118_ = 131072f;
                                            } else {
                                                phi_5118_ = select(-131072f, _e1805, (_e1805 > -131072f));
                                            }
                                            let _e1810 = phi_5118_;
                                            if (_e1810 < 0f) {
                                                phi_5125_ = (_e1810 - 0.5f);
                                            } else {
                                                phi_5125_ = (_e1810 + 0.5f);
                                            }
                                            let _e1815 = phi_5125_;
                                            let _e1824 = (_e1796 * _e1803);
                                            if (_e1824 > 131072f) {
                                                phi_5147_ = 131072f;
                                            } else {
                                                phi_5147_ = select(-131072f, _e1824, (_e1824 > -131072f));
                                            }
                                            let _e1829 = phi_5147_;
                                            if (_e1829 < 0f) {
                                                phi_5154_ = (_e1829 - 0.5f);
                                            } else {
                                                phi_5154_ = (_e1829 + 0.5f);
                                            }
                                            let _e1834 = phi_5154_;
                                            let _e1843 = (_e1798 * _e1803);
                                            if (_e1843 > 131072f) {
                                                phi_5176_ = 131072f;
                                            } else {
                                                phi_5176_ = select(-131072f, _e1843, (_e1843 > -131072f));
                                            }
                                            let _e1848 = phi_5176_;
                                            if (_e1848 < 0f) {
                                                phi_5183_ = (_e1848 - 0.5f);
                                            } else {
                                                phi_5183_ = (_e1848 + 0.5f);
                                            }
                                            let _e1853 = phi_5183_;
                                            let _e1862 = (_e1800 * _e1803);
                                            if (_e1862 > 131072f) {
                                                phi_5205_ = 131072f;
                                            } else {
                                                phi_5205_ = select(-131072f, _e1862, (_e1862 > -131072f));
                                            }
                                            let _e1867 = phi_5205_;
                                            if (_e1867 < 0f) {
                                                phi_5212_ = (_e1867 - 0.5f);
                                            } else {
                                                phi_5212_ = (_e1867 + 0.5f);
                                            }
                                            let _e1872 = phi_5212_;
                                            let _e1881 = (_e1285 * 8u);
                                            let _e1883 = atomicAdd((&pushes.member[_e1881]), bitcast<u32>(select(0i, select(select(i32(_e1834), i32(-2147483648), (_e1834 < -2147483600f)), 2147483647i, (_e1834 > 2147483500f)), (_e1834 == _e1834))));
                                            let _e1886 = atomicAdd((&pushes.member[(_e1881 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1853), i32(-2147483648), (_e1853 < -2147483600f)), 2147483647i, (_e1853 > 2147483500f)), (_e1853 == _e1853))));
                                            let _e1889 = atomicAdd((&pushes.member[(_e1881 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1872), i32(-2147483648), (_e1872 < -2147483600f)), 2147483647i, (_e1872 > 2147483500f)), (_e1872 == _e1872))));
                                            let _e1892 = atomicAdd((&pushes.member[(_e1881 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1815), i32(-2147483648), (_e1815 < -2147483600f)), 2147483647i, (_e1815 > 2147483500f)), (_e1815 == _e1815))));
                                            let _e1895 = atomicOr((&pushes.member[(_e1881 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1898 = atomicAdd((&pushes.member[(_e1881 + 4u)]), 0u);
                                                let _e1901 = atomicAdd((&pushes.member[(_e1881 + 5u)]), 0u);
                                                let _e1904 = atomicAdd((&pushes.member[(_e1881 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1320.w > 0f) {
                                            let _e1907 = (32768f / _e1793);
                                            let _e1909 = (abs(1f) * 1024f);
                                            if (_e1909 > 131072f) {
                                                phi_5387_ = 131072f;
                                            } else {
                                                phi_5387_ = select(-131072f, _e1909, (_e1909 > -131072f));
                                            }
                                            let _e1914 = phi_5387_;
                                            if (_e1914 < 0f) {
                                                phi_5394_ = (_e1914 - 0.5f);
                                            } else {
                                                phi_5394_ = (_e1914 + 0.5f);
                                            }
                                            let _e1919 = phi_5394_;
                                            let _e1928 = (_e1796 * _e1907);
                                            if (_e1928 > 131072f) {
                                                phi_5416_ = 131072f;
                                            } else {
                                                phi_5416_ = select(-131072f, _e1928, (_e1928 > -131072f));
                                            }
                                            let _e1933 = phi_5416_;
                                            if (_e1933 < 0f) {
                                                phi_5423_ = (_e1933 - 0.5f);
                                            } else {
                                                phi_5423_ = (_e1933 + 0.5f);
                                            }
                                            let _e1938 = phi_5423_;
                                            let _e1947 = (_e1798 * _e1907);
                                            if (_e1947 > 131072f) {
                                                phi_5445_ = 131072f;
                                            } else {
                                                phi_5445_ = select(-131072f, _e1947, (_e1947 > -131072f));
                                            }
                                            let _e1952 = phi_5445_;
                                            if (_e1952 < 0f) {
                                                phi_5452_ = (_e1952 - 0.5f);
                                            } else {
                                                phi_5452_ = (_e1952 + 0.5f);
                                            }
                                            let _e1957 = phi_5452_;
                                            let _e1966 = (_e1800 * _e1907);
                                            if (_e1966 > 131072f) {
                                                phi_5474_ = 131072f;
                                            } else {
                                                phi_5474_ = select(-131072f, _e1966, (_e1966 > -131072f));
                                            }
                                            let _e1971 = phi_5474_;
                                            if (_e1971 < 0f) {
                                                phi_5481_ = (_e1971 - 0.5f);
                                            } else {
                                                phi_5481_ = (_e1971 + 0.5f);
                                            }
                                            let _e1976 = phi_5481_;
                                            let _e1985 = (_e1298 * 8u);
                                            let _e1987 = atomicAdd((&pushes.member[_e1985]), bitcast<u32>(select(0i, select(select(i32(_e1938), i32(-2147483648), (_e1938 < -2147483600f)), 2147483647i, (_e1938 > 2147483500f)), (_e1938 == _e1938))));
                                            let _e1990 = atomicAdd((&pushes.member[(_e1985 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1957), i32(-2147483648), (_e1957 < -2147483600f)), 2147483647i, (_e1957 > 2147483500f)), (_e1957 == _e1957))));
                                            let _e1993 = atomicAdd((&pushes.member[(_e1985 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1976), i32(-2147483648), (_e1976 < -2147483600f)), 2147483647i, (_e1976 > 2147483500f)), (_e1976 == _e1976))));
                                            let _e1996 = atomicAdd((&pushes.member[(_e1985 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1919), i32(-2147483648), (_e1919 < -2147483600f)), 2147483647i, (_e1919 > 2147483500f)), (_e1919 == _e1919))));
                                            let _e1999 = atomicOr((&pushes.member[(_e1985 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2002 = atomicAdd((&pushes.member[(_e1985 + 4u)]), 0u);
                                                let _e2005 = atomicAdd((&pushes.member[(_e1985 + 5u)]), 0u);
                                                let _e2008 = atomicAdd((&pushes.member[(_e1985 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1327.w > 0f) {
                                            let _e2014 = (32768f / _e1793);
                                            let _e2016 = (abs(1f) * 1024f);
                                            if (_e2016 > 131072f) {
                                                phi_5660_ = 131072f;
                                            } else {
                                                phi_5660_ = select(-131072f, _e2016, (_e2016 > -131072f));
                                            }
                                            let _e2021 = phi_5660_;
                                            if (_e2021 < 0f) {
                                                phi_5667_ = (_e2021 - 0.5f);
                                            } else {
                                                phi_5667_ = (_e2021 + 0.5f);
                                            }
                                            let _e2026 = phi_5667_;
                                            let _e2035 = (-(_e1796) * _e2014);
                                            if (_e2035 > 131072f) {
                                                phi_5689_ = 131072f;
                                            } else {
                                                phi_5689_ = select(-131072f, _e2035, (_e2035 > -131072f));
                                            }
                                            let _e2040 = phi_5689_;
                                            if (_e2040 < 0f) {
                                                phi_5696_ = (_e2040 - 0.5f);
                                            } else {
                                                phi_5696_ = (_e2040 + 0.5f);
                                            }
                                            let _e2045 = phi_5696_;
                                            let _e2054 = (-(_e1798) * _e2014);
                                            if (_e2054 > 131072f) {
                                                phi_5718_ = 131072f;
                                            } else {
                                                phi_5718_ = select(-131072f, _e2054, (_e2054 > -131072f));
                                            }
                                            let _e2059 = phi_5718_;
                                            if (_e2059 < 0f) {
                                                phi_5725_ = (_e2059 - 0.5f);
                                            } else {
                                                phi_5725_ = (_e2059 + 0.5f);
                                            }
                                            let _e2064 = phi_5725_;
                                            let _e2073 = (-(_e1800) * _e2014);
                                            if (_e2073 > 131072f) {
                                                phi_5747_ = 131072f;
                                            } else {
                                                phi_5747_ = select(-131072f, _e2073, (_e2073 > -131072f));
                                            }
                                            let _e2078 = phi_5747_;
                                            if (_e2078 < 0f) {
                                                phi_5754_ = (_e2078 - 0.5f);
                                            } else {
                                                phi_5754_ = (_e2078 + 0.5f);
                                            }
                                            let _e2083 = phi_5754_;
                                            let _e2092 = (_e1272.x * 8u);
                                            let _e2094 = atomicAdd((&pushes.member[_e2092]), bitcast<u32>(select(0i, select(select(i32(_e2045), i32(-2147483648), (_e2045 < -2147483600f)), 2147483647i, (_e2045 > 2147483500f)), (_e2045 == _e2045))));
                                            let _e2097 = atomicAdd((&pushes.member[(_e2092 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2064), i32(-2147483648), (_e2064 < -2147483600f)), 2147483647i, (_e2064 > 2147483500f)), (_e2064 == _e2064))));
                                            let _e2100 = atomicAdd((&pushes.member[(_e2092 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2083), i32(-2147483648), (_e2083 < -2147483600f)), 2147483647i, (_e2083 > 2147483500f)), (_e2083 == _e2083))));
                                            let _e2103 = atomicAdd((&pushes.member[(_e2092 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2026), i32(-2147483648), (_e2026 < -2147483600f)), 2147483647i, (_e2026 > 2147483500f)), (_e2026 == _e2026))));
                                            let _e2106 = atomicOr((&pushes.member[(_e2092 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2109 = atomicAdd((&pushes.member[(_e2092 + 4u)]), 0u);
                                                let _e2112 = atomicAdd((&pushes.member[(_e2092 + 5u)]), 0u);
                                                let _e2115 = atomicAdd((&pushes.member[(_e2092 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1331.w > 0f) {
                                            let _e2121 = (32768f / _e1793);
                                            let _e2123 = (abs(1f) * 1024f);
                                            if (_e2123 > 131072f) {
                                                phi_5933_ = 131072f;
                                            } else {
                                                phi_5933_ = select(-131072f, _e2123, (_e2123 > -131072f));
                                            }
                                            let _e2128 = phi_5933_;
                                            if (_e2128 < 0f) {
                                                phi_5940_ = (_e2128 - 0.5f);
                                            } else {
                                                phi_5940_ = (_e2128 + 0.5f);
                                            }
                                            let _e2133 = phi_5940_;
                                            let _e2142 = (-(_e1796) * _e2121);
                                            if (_e2142 > 131072f) {
                                                phi_5962_ = 131072f;
                                            } else {
                                                phi_5962_ = select(-131072f, _e2142, (_e2142 > -131072f));
                                            }
                                            let _e2147 = phi_5962_;
                                            if (_e2147 < 0f) {
                                                phi_5969_ = (_e2147 - 0.5f);
                                            } else {
                                                phi_5969_ = (_e2147 + 0.5f);
                                            }
                                            let _e2152 = phi_5969_;
                                            let _e2161 = (-(_e1798) * _e2121);
                                            if (_e2161 > 131072f) {
                                                phi_5991_ = 131072f;
                                            } else {
                                                phi_5991_ = select(-131072f, _e2161, (_e2161 > -131072f));
                                            }
                                            let _e2166 = phi_5991_;
                                            if (_e2166 < 0f) {
                                                phi_5998_ = (_e2166 - 0.5f);
                                            } else {
                                                phi_5998_ = (_e2166 + 0.5f);
                                            }
                                            let _e2171 = phi_5998_;
                                            let _e2180 = (-(_e1800) * _e2121);
                                            if (_e2180 > 131072f) {
                                                phi_6020_ = 131072f;
                                            } else {
                                                phi_6020_ = select(-131072f, _e2180, (_e2180 > -131072f));
                                            }
                                            let _e2185 = phi_6020_;
                                            if (_e2185 < 0f) {
                                                phi_6027_ = (_e2185 - 0.5f);
                                            } else {
                                                phi_6027_ = (_e2185 + 0.5f);
                                            }
                                            let _e2190 = phi_6027_;
                                            let _e2199 = (_e1272.y * 8u);
                                            let _e2201 = atomicAdd((&pushes.member[_e2199]), bitcast<u32>(select(0i, select(select(i32(_e2152), i32(-2147483648), (_e2152 < -2147483600f)), 2147483647i, (_e2152 > 2147483500f)), (_e2152 == _e2152))));
                                            let _e2204 = atomicAdd((&pushes.member[(_e2199 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2171), i32(-2147483648), (_e2171 < -2147483600f)), 2147483647i, (_e2171 > 2147483500f)), (_e2171 == _e2171))));
                                            let _e2207 = atomicAdd((&pushes.member[(_e2199 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2190), i32(-2147483648), (_e2190 < -2147483600f)), 2147483647i, (_e2190 > 2147483500f)), (_e2190 == _e2190))));
                                            let _e2210 = atomicAdd((&pushes.member[(_e2199 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2133), i32(-2147483648), (_e2133 < -2147483600f)), 2147483647i, (_e2133 > 2147483500f)), (_e2133 == _e2133))));
                                            let _e2213 = atomicOr((&pushes.member[(_e2199 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2216 = atomicAdd((&pushes.member[(_e2199 + 4u)]), 0u);
                                                let _e2219 = atomicAdd((&pushes.member[(_e2199 + 5u)]), 0u);
                                                let _e2222 = atomicAdd((&pushes.member[(_e2199 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1335.w > 0f) {
                                            let _e2228 = (32768f / _e1793);
                                            let _e2230 = (abs(1f) * 1024f);
                                            if (_e2230 > 131072f) {
                                                phi_6206_ = 131072f;
                                            } else {
                                                phi_6206_ = select(-131072f, _e2230, (_e2230 > -131072f));
                                            }
                                            let _e2235 = phi_6206_;
                                            if (_e2235 < 0f) {
                                                phi_6213_ = (_e2235 - 0.5f);
                                            } else {
                                                phi_6213_ = (_e2235 + 0.5f);
                                            }
                                            let _e2240 = phi_6213_;
                                            let _e2249 = (-(_e1796) * _e2228);
                                            if (_e2249 > 131072f) {
                                                phi_6235_ = 131072f;
                                            } else {
                                                phi_6235_ = select(-131072f, _e2249, (_e2249 > -131072f));
                                            }
                                            let _e2254 = phi_6235_;
                                            if (_e2254 < 0f) {
                                                phi_6242_ = (_e2254 - 0.5f);
                                            } else {
                                                phi_6242_ = (_e2254 + 0.5f);
                                            }
                                            let _e2259 = phi_6242_;
                                            let _e2268 = (-(_e1798) * _e2228);
                                            if (_e2268 > 131072f) {
                                                phi_6264_ = 131072f;
                                            } else {
                                                phi_6264_ = select(-131072f, _e2268, (_e2268 > -131072f));
                                            }
                                            let _e2273 = phi_6264_;
                                            if (_e2273 < 0f) {
                                                phi_6271_ = (_e2273 - 0.5f);
                                            } else {
                                                phi_6271_ = (_e2273 + 0.5f);
                                            }
                                            let _e2278 = phi_6271_;
                                            let _e2287 = (-(_e1800) * _e2228);
                                            if (_e2287 > 131072f) {
                                                phi_6293_ = 131072f;
                                            } else {
                                                phi_6293_ = select(-131072f, _e2287, (_e2287 > -131072f));
                                            }
                                            let _e2292 = phi_6293_;
                                            if (_e2292 < 0f) {
                                                phi_6300_ = (_e2292 - 0.5f);
                                            } else {
                                                phi_6300_ = (_e2292 + 0.5f);
                                            }
                                            let _e2297 = phi_6300_;
                                            let _e2306 = (_e1272.z * 8u);
                                            let _e2308 = atomicAdd((&pushes.member[_e2306]), bitcast<u32>(select(0i, select(select(i32(_e2259), i32(-2147483648), (_e2259 < -2147483600f)), 2147483647i, (_e2259 > 2147483500f)), (_e2259 == _e2259))));
                                            let _e2311 = atomicAdd((&pushes.member[(_e2306 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2278), i32(-2147483648), (_e2278 < -2147483600f)), 2147483647i, (_e2278 > 2147483500f)), (_e2278 == _e2278))));
                                            let _e2314 = atomicAdd((&pushes.member[(_e2306 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2297), i32(-2147483648), (_e2297 < -2147483600f)), 2147483647i, (_e2297 > 2147483500f)), (_e2297 == _e2297))));
                                            let _e2317 = atomicAdd((&pushes.member[(_e2306 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2240), i32(-2147483648), (_e2240 < -2147483600f)), 2147483647i, (_e2240 > 2147483500f)), (_e2240 == _e2240))));
                                            let _e2320 = atomicOr((&pushes.member[(_e2306 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2323 = atomicAdd((&pushes.member[(_e2306 + 4u)]), 0u);
                                                let _e2326 = atomicAdd((&pushes.member[(_e2306 + 5u)]), 0u);
                                                let _e2329 = atomicAdd((&pushes.member[(_e2306 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4207_ = (_e1268 + 1u);
                        } else {
                            break;
                        }
                        let _e2332 = phi_4207_;
                        continue;
                        continuing {
                            phi_4206_ = _e2332;
                        }
                    }
                }
            }
        } else {
            if (_e439 < 6u) {
                let _e490 = (_e439 < 3u);
                if _e490 {
                    phi_6465_ = _e439;
                } else {
                    phi_6465_ = (_e439 - 3u);
                }
                let _e493 = phi_6465_;
                if _e490 {
                    phi_6475_ = _e435.z;
                    phi_6476_ = _e435.y;
                    phi_6477_ = _e435.x;
                } else {
                    phi_6475_ = _e432.z;
                    phi_6476_ = _e432.y;
                    phi_6477_ = _e432.x;
                }
                let _e501 = phi_6475_;
                let _e503 = phi_6476_;
                let _e505 = phi_6477_;
                let _e507 = select(_e435, _e432, vec4(_e490));
                if (_e493 == 0u) {
                    phi_6491_ = _e507.x;
                } else {
                    if (_e493 == 1u) {
                        phi_6490_ = _e507.y;
                    } else {
                        phi_6490_ = _e507.z;
                    }
                    let _e513 = phi_6490_;
                    phi_6491_ = _e513;
                }
                let _e516 = phi_6491_;
                phi_6562_ = vec4<u32>(_e516, _e505, _e503, _e501);
            } else {
                let _e442 = (_e439 - 6u);
                let _e443 = (_e442 / 3u);
                let _e444 = (_e442 % 3u);
                if (_e443 == 0u) {
                    phi_6509_ = _e432.x;
                } else {
                    if (_e443 == 1u) {
                        phi_6508_ = _e432.y;
                    } else {
                        phi_6508_ = _e432.z;
                    }
                    let _e450 = phi_6508_;
                    phi_6509_ = _e450;
                }
                let _e453 = phi_6509_;
                if (_e443 == 2u) {
                    phi_6515_ = 0u;
                } else {
                    phi_6515_ = (_e443 + 1u);
                }
                let _e457 = phi_6515_;
                if (_e457 == 0u) {
                    phi_6528_ = _e432.x;
                } else {
                    if (_e457 == 1u) {
                        phi_6527_ = _e432.y;
                    } else {
                        phi_6527_ = _e432.z;
                    }
                    let _e463 = phi_6527_;
                    phi_6528_ = _e463;
                }
                let _e466 = phi_6528_;
                if (_e444 == 0u) {
                    phi_6541_ = _e435.x;
                } else {
                    if (_e444 == 1u) {
                        phi_6540_ = _e435.y;
                    } else {
                        phi_6540_ = _e435.z;
                    }
                    let _e472 = phi_6540_;
                    phi_6541_ = _e472;
                }
                let _e475 = phi_6541_;
                if (_e444 == 2u) {
                    phi_6547_ = 0u;
                } else {
                    phi_6547_ = (_e444 + 1u);
                }
                let _e479 = phi_6547_;
                if (_e479 == 0u) {
                    phi_6560_ = _e435.x;
                } else {
                    if (_e479 == 1u) {
                        phi_6559_ = _e435.y;
                    } else {
                        phi_6559_ = _e435.z;
                    }
                    let _e485 = phi_6559_;
                    phi_6560_ = _e485;
                }
                let _e488 = phi_6560_;
                phi_6562_ = vec4<u32>(_e453, _e466, _e475, _e488);
            }
            let _e519 = phi_6562_;
            let _e520 = (_e439 >= 6u);
            if (_e519.x != _e519.z) {
                if (_e519.x != _e519.w) {
                    if _e520 {
                        let _e529 = (_e519.y != _e519.z);
                        if _e529 {
                            phi_6588_ = (_e519.y != _e519.w);
                        } else {
                            phi_6588_ = bool();
                        }
                        let _e532 = phi_6588_;
                        phi_6592_ = _e532;
                        phi_6593_ = _e529;
                    } else {
                        phi_6592_ = (_e519.x != _e519.y);
                        phi_6593_ = true;
                    }
                    let _e534 = phi_6592_;
                    let _e536 = phi_6593_;
                    if _e536 {
                        let _e540 = ((_e435.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e432.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6626_ = (_e540 << bitcast<u32>(6u));
                        } else {
                            phi_6626_ = 0u;
                        }
                        let _e554 = phi_6626_;
                        if (((_e432.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6648_ = (_e540 << bitcast<u32>(9u));
                        } else {
                            phi_6648_ = 0u;
                        }
                        let _e563 = phi_6648_;
                        if (((_e432.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6670_ = (_e540 << bitcast<u32>(12u));
                        } else {
                            phi_6670_ = 0u;
                        }
                        let _e572 = phi_6670_;
                        if _e534 {
                            if ((((((((_e432.w & 7u) | ((_e435.w & 7u) << bitcast<u32>(3i))) | _e554) | _e563) | _e572) >> bitcast<u32>((_e439 & 31u))) & 1u) != 0u) {
                                let _e581 = reference.member[_e519.x];
                                let _e585 = reference.member[_e519.y];
                                let _e588 = reference.member[_e519.z];
                                let _e591 = reference.member[_e519.w];
                                if _e520 {
                                    let _e681 = (select(_e591.x, _e588.x, (_e588.x < _e591.x)) - select(_e585.x, _e581.x, (_e581.x > _e585.x)));
                                    let _e682 = (select(_e591.y, _e588.y, (_e588.y < _e591.y)) - select(_e585.y, _e581.y, (_e581.y > _e585.y)));
                                    let _e683 = (select(_e591.z, _e588.z, (_e588.z < _e591.z)) - select(_e585.z, _e581.z, (_e581.z > _e585.z)));
                                    let _e684 = (select(_e585.x, _e581.x, (_e581.x < _e585.x)) - select(_e591.x, _e588.x, (_e588.x > _e591.x)));
                                    let _e685 = (select(_e585.y, _e581.y, (_e581.y < _e585.y)) - select(_e591.y, _e588.y, (_e588.y > _e591.y)));
                                    let _e686 = (select(_e585.z, _e581.z, (_e581.z < _e585.z)) - select(_e591.z, _e588.z, (_e588.z > _e591.z)));
                                    let _e695 = params_1.member.member_14;
                                    if (select(_e684, _e681, (_e681 > _e684)) > _e695) {
                                        phi_6817_ = bool();
                                        phi_6818_ = true;
                                    } else {
                                        let _e697 = (select(_e685, _e682, (_e682 > _e685)) > _e695);
                                        if _e697 {
                                            phi_6816_ = bool();
                                        } else {
                                            phi_6816_ = (select(_e686, _e683, (_e683 > _e686)) > _e695);
                                        }
                                        let _e700 = phi_6816_;
                                        phi_6817_ = _e700;
                                        phi_6818_ = _e697;
                                    }
                                    let _e702 = phi_6817_;
                                    let _e704 = phi_6818_;
                                    phi_6926_ = select(_e702, true, _e704);
                                } else {
                                    let _e609 = select(_e588.x, _e585.x, (_e585.x < _e588.x));
                                    let _e611 = select(_e588.y, _e585.y, (_e585.y < _e588.y));
                                    let _e613 = select(_e588.z, _e585.z, (_e585.z < _e588.z));
                                    let _e621 = select(_e588.x, _e585.x, (_e585.x > _e588.x));
                                    let _e623 = select(_e588.y, _e585.y, (_e585.y > _e588.y));
                                    let _e625 = select(_e588.z, _e585.z, (_e585.z > _e588.z));
                                    let _e632 = (select(_e591.x, _e609, (_e609 < _e591.x)) - _e581.x);
                                    let _e633 = (select(_e591.y, _e611, (_e611 < _e591.y)) - _e581.y);
                                    let _e634 = (select(_e591.z, _e613, (_e613 < _e591.z)) - _e581.z);
                                    let _e635 = (_e581.x - select(_e591.x, _e621, (_e621 > _e591.x)));
                                    let _e636 = (_e581.y - select(_e591.y, _e623, (_e623 > _e591.y)));
                                    let _e637 = (_e581.z - select(_e591.z, _e625, (_e625 > _e591.z)));
                                    let _e646 = params_1.member.member_14;
                                    if (select(_e635, _e632, (_e632 > _e635)) > _e646) {
                                        phi_6920_ = bool();
                                        phi_6921_ = true;
                                    } else {
                                        let _e648 = (select(_e636, _e633, (_e633 > _e636)) > _e646);
                                        if _e648 {
                                            phi_6919_ = bool();
                                        } else {
                                            phi_6919_ = (select(_e637, _e634, (_e634 > _e637)) > _e646);
                                        }
                                        let _e651 = phi_6919_;
                                        phi_6920_ = _e651;
                                        phi_6921_ = _e648;
                                    }
                                    let _e653 = phi_6920_;
                                    let _e655 = phi_6921_;
                                    phi_6926_ = select(_e653, true, _e655);
                                }
                                let _e707 = phi_6926_;
                                if _e707 {
                                } else {
                                    let _e709 = global[0u];
                                    if (_e581.w == _e709) {
                                        let _e712 = global[1u];
                                        if (_e585.w == _e712) {
                                            let _e715 = global[2u];
                                            let _e716 = (_e588.w == _e715);
                                            if _e716 {
                                                let _e718 = global[3u];
                                                phi_6951_ = (_e591.w == _e718);
                                            } else {
                                                phi_6951_ = bool();
                                            }
                                            let _e721 = phi_6951_;
                                            phi_6953_ = _e721;
                                            phi_6954_ = select(true, false, _e716);
                                        } else {
                                            phi_6953_ = bool();
                                            phi_6954_ = true;
                                        }
                                        let _e724 = phi_6953_;
                                        let _e726 = phi_6954_;
                                        phi_6955_ = _e724;
                                        phi_6956_ = _e726;
                                    } else {
                                        phi_6955_ = bool();
                                        phi_6956_ = true;
                                    }
                                    let _e728 = phi_6955_;
                                    let _e730 = phi_6956_;
                                    if !(select(_e728, false, _e730)) {
                                        if _e520 {
                                            let _e918 = (_e585.x - _e581.x);
                                            let _e919 = (_e585.y - _e581.y);
                                            let _e920 = (_e585.z - _e581.z);
                                            let _e921 = (_e591.x - _e588.x);
                                            let _e922 = (_e591.y - _e588.y);
                                            let _e923 = (_e591.z - _e588.z);
                                            let _e924 = (_e581.x - _e588.x);
                                            let _e925 = (_e581.y - _e588.y);
                                            let _e926 = (_e581.z - _e588.z);
                                            let _e931 = (((_e918 * _e918) + (_e919 * _e919)) + (_e920 * _e920));
                                            let _e933 = select(0.000000000000000000000000000001f, _e931, (_e931 > 0.000000000000000000000000000001f));
                                            let _e938 = (((_e921 * _e921) + (_e922 * _e922)) + (_e923 * _e923));
                                            let _e940 = select(0.000000000000000000000000000001f, _e938, (_e938 > 0.000000000000000000000000000001f));
                                            let _e945 = (((_e918 * _e924) + (_e919 * _e925)) + (_e920 * _e926));
                                            let _e950 = (((_e921 * _e924) + (_e922 * _e925)) + (_e923 * _e926));
                                            let _e955 = (((_e918 * _e921) + (_e919 * _e922)) + (_e920 * _e923));
                                            let _e958 = ((_e933 * _e940) - (_e955 * _e955));
                                            if (_e958 > ((0.000001f * _e933) * _e940)) {
                                                let _e981 = (((_e955 * _e950) - (_e945 * _e940)) / _e958);
                                                if (_e981 > 1f) {
                                                    phi_7034_ = 1f;
                                                } else {
                                                    phi_7034_ = select(0f, _e981, (_e981 > 0f));
                                                }
                                                let _e986 = phi_7034_;
                                                phi_7061_ = _e986;
                                            } else {
                                                let _e963 = (-(_e945) / _e933);
                                                if (_e963 > 1f) {
                                                    phi_7046_ = 1f;
                                                } else {
                                                    phi_7046_ = select(0f, _e963, (_e963 > 0f));
                                                }
                                                let _e968 = phi_7046_;
                                                let _e970 = ((_e955 - _e945) / _e933);
                                                if (_e970 > 1f) {
                                                    phi_7058_ = 1f;
                                                } else {
                                                    phi_7058_ = select(0f, _e970, (_e970 > 0f));
                                                }
                                                let _e975 = phi_7058_;
                                                phi_7061_ = (0.5f * (_e968 + _e975));
                                            }
                                            let _e988 = phi_7061_;
                                            let _e991 = (((_e955 * _e988) + _e950) / _e940);
                                            if (_e991 > 1f) {
                                                phi_7074_ = 1f;
                                            } else {
                                                phi_7074_ = select(0f, _e991, (_e991 > 0f));
                                            }
                                            let _e996 = phi_7074_;
                                            if (_e991 != _e996) {
                                                let _e1000 = (((_e955 * _e996) - _e945) / _e933);
                                                if (_e1000 > 1f) {
                                                    phi_7091_ = 1f;
                                                } else {
                                                    phi_7091_ = select(0f, _e1000, (_e1000 > 0f));
                                                }
                                                let _e1005 = phi_7091_;
                                                phi_7092_ = _e1005;
                                            } else {
                                                phi_7092_ = _e988;
                                            }
                                            let _e1007 = phi_7092_;
                                            phi_7359_ = vec4<f32>((1f - _e1007), _e1007, (_e996 - 1f), -(_e996));
                                        } else {
                                            let _e733 = (_e588.x - _e585.x);
                                            let _e734 = (_e588.y - _e585.y);
                                            let _e735 = (_e588.z - _e585.z);
                                            let _e736 = (_e591.x - _e585.x);
                                            let _e737 = (_e591.y - _e585.y);
                                            let _e738 = (_e591.z - _e585.z);
                                            let _e739 = (_e581.x - _e585.x);
                                            let _e740 = (_e581.y - _e585.y);
                                            let _e741 = (_e581.z - _e585.z);
                                            let _e746 = (((_e733 * _e739) + (_e734 * _e740)) + (_e735 * _e741));
                                            let _e751 = (((_e736 * _e739) + (_e737 * _e740)) + (_e738 * _e741));
                                            let _e752 = (_e581.x - _e588.x);
                                            let _e753 = (_e581.y - _e588.y);
                                            let _e754 = (_e581.z - _e588.z);
                                            let _e759 = (((_e733 * _e752) + (_e734 * _e753)) + (_e735 * _e754));
                                            let _e764 = (((_e736 * _e752) + (_e737 * _e753)) + (_e738 * _e754));
                                            let _e765 = (_e581.x - _e591.x);
                                            let _e766 = (_e581.y - _e591.y);
                                            let _e767 = (_e581.z - _e591.z);
                                            let _e772 = (((_e733 * _e765) + (_e734 * _e766)) + (_e735 * _e767));
                                            let _e777 = (((_e736 * _e765) + (_e737 * _e766)) + (_e738 * _e767));
                                            let _e780 = ((_e759 * _e777) - (_e772 * _e764));
                                            let _e783 = ((_e772 * _e751) - (_e746 * _e777));
                                            let _e786 = ((_e746 * _e764) - (_e759 * _e751));
                                            if (_e746 <= 0f) {
                                                phi_7160_ = select(true, false, (_e751 <= 0f));
                                            } else {
                                                phi_7160_ = true;
                                            }
                                            let _e791 = phi_7160_;
                                            if _e791 {
                                                if (_e759 >= 0f) {
                                                    phi_7173_ = select(true, false, (_e764 <= _e759));
                                                } else {
                                                    phi_7173_ = true;
                                                }
                                                let _e796 = phi_7173_;
                                                if _e796 {
                                                    if (_e786 <= 0f) {
                                                        if (_e746 >= 0f) {
                                                            let _e799 = (_e759 <= 0f);
                                                            if _e799 {
                                                                let _e800 = (_e746 - _e759);
                                                                let _e803 = (_e746 / select(0.000000000000000000000000000001f, _e800, (_e800 > 0.000000000000000000000000000001f)));
                                                                if (_e803 > 1f) {
                                                                    phi_7205_ = 1f;
                                                                } else {
                                                                    phi_7205_ = select(0f, _e803, (_e803 > 0f));
                                                                }
                                                                let _e808 = phi_7205_;
                                                                phi_7208_ = vec3<f32>((1f - _e808), _e808, 0f);
                                                            } else {
                                                                phi_7208_ = vec3<f32>();
                                                            }
                                                            let _e812 = phi_7208_;
                                                            phi_7210_ = _e812;
                                                            phi_7211_ = select(true, false, _e799);
                                                        } else {
                                                            phi_7210_ = vec3<f32>();
                                                            phi_7211_ = true;
                                                        }
                                                        let _e815 = phi_7210_;
                                                        let _e817 = phi_7211_;
                                                        phi_7212_ = _e815;
                                                        phi_7213_ = _e817;
                                                    } else {
                                                        phi_7212_ = vec3<f32>();
                                                        phi_7213_ = true;
                                                    }
                                                    let _e819 = phi_7212_;
                                                    let _e821 = phi_7213_;
                                                    if _e821 {
                                                        if (_e777 >= 0f) {
                                                            phi_7226_ = select(true, false, (_e772 <= _e777));
                                                        } else {
                                                            phi_7226_ = true;
                                                        }
                                                        let _e826 = phi_7226_;
                                                        if _e826 {
                                                            if (_e783 <= 0f) {
                                                                if (_e751 >= 0f) {
                                                                    let _e829 = (_e777 <= 0f);
                                                                    if _e829 {
                                                                        let _e830 = (_e751 - _e777);
                                                                        let _e833 = (_e751 / select(0.000000000000000000000000000001f, _e830, (_e830 > 0.000000000000000000000000000001f)));
                                                                        if (_e833 > 1f) {
                                                                            phi_7258_ = 1f;
                                                                        } else {
                                                                            phi_7258_ = select(0f, _e833, (_e833 > 0f));
                                                                        }
                                                                        let _e838 = phi_7258_;
                                                                        phi_7261_ = vec3<f32>((1f - _e838), 0f, _e838);
                                                                    } else {
                                                                        phi_7261_ = vec3<f32>();
                                                                    }
                                                                    let _e842 = phi_7261_;
                                                                    phi_7263_ = _e842;
                                                                    phi_7264_ = select(true, false, _e829);
                                                                } else {
                                                                    phi_7263_ = vec3<f32>();
                                                                    phi_7264_ = true;
                                                                }
                                                                let _e845 = phi_7263_;
                                                                let _e847 = phi_7264_;
                                                                phi_7265_ = _e845;
                                                                phi_7266_ = _e847;
                                                            } else {
                                                                phi_7265_ = vec3<f32>();
                                                                phi_7266_ = true;
                                                            }
                                                            let _e849 = phi_7265_;
                                                            let _e851 = phi_7266_;
                                                            if _e851 {
                                                                if (_e780 <= 0f) {
                                                                    if (_e764 >= _e759) {
                                                                        let _e854 = (_e772 >= _e777);
                                                                        if _e854 {
                                                                            let _e855 = (_e764 - _e759);
                                                                            let _e857 = (_e855 + (_e772 - _e777));
                                                                            let _e860 = (_e855 / select(0.000000000000000000000000000001f, _e857, (_e857 > 0.000000000000000000000000000001f)));
                                                                            if (_e860 > 1f) {
                                                                                phi_7301_ = 1f;
                                                                            } else {
                                                                                phi_7301_ = select(0f, _e860, (_e860 > 0f));
                                                                            }
                                                                            let _e865 = phi_7301_;
                                                                            phi_7304_ = vec3<f32>(0f, (1f - _e865), _e865);
                                                                        } else {
                                                                            phi_7304_ = vec3<f32>();
                                                                        }
                                                                        let _e869 = phi_7304_;
                                                                        phi_7306_ = _e869;
                                                                        phi_7307_ = select(true, false, _e854);
                                                                    } else {
                                                                        phi_7306_ = vec3<f32>();
                                                                        phi_7307_ = true;
                                                                    }
                                                                    let _e872 = phi_7306_;
                                                                    let _e874 = phi_7307_;
                                                                    phi_7308_ = _e872;
                                                                    phi_7309_ = _e874;
                                                                } else {
                                                                    phi_7308_ = vec3<f32>();
                                                                    phi_7309_ = true;
                                                                }
                                                                let _e876 = phi_7308_;
                                                                let _e878 = phi_7309_;
                                                                if _e878 {
                                                                    let _e880 = ((_e780 + _e783) + _e786);
                                                                    let _e883 = (1f / select(0.000000000000000000000000000001f, _e880, (_e880 > 0.000000000000000000000000000001f)));
                                                                    let _e884 = (_e783 * _e883);
                                                                    if (_e884 > 1f) {
                                                                        phi_7331_ = 1f;
                                                                    } else {
                                                                        phi_7331_ = select(0f, _e884, (_e884 > 0f));
                                                                    }
                                                                    let _e889 = phi_7331_;
                                                                    let _e890 = (_e786 * _e883);
                                                                    if (_e890 > 1f) {
                                                                        phi_7342_ = 1f;
                                                                    } else {
                                                                        phi_7342_ = select(0f, _e890, (_e890 > 0f));
                                                                    }
                                                                    let _e895 = phi_7342_;
                                                                    phi_7346_ = vec3<f32>(((1f - _e889) - _e895), _e889, _e895);
                                                                } else {
                                                                    phi_7346_ = _e876;
                                                                }
                                                                let _e900 = phi_7346_;
                                                                phi_7347_ = _e900;
                                                            } else {
                                                                phi_7347_ = _e849;
                                                            }
                                                            let _e902 = phi_7347_;
                                                            phi_7348_ = _e902;
                                                        } else {
                                                            phi_7348_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e904 = phi_7348_;
                                                        phi_7349_ = _e904;
                                                    } else {
                                                        phi_7349_ = _e819;
                                                    }
                                                    let _e906 = phi_7349_;
                                                    phi_7350_ = _e906;
                                                } else {
                                                    phi_7350_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e908 = phi_7350_;
                                                phi_7351_ = _e908;
                                            } else {
                                                phi_7351_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e910 = phi_7351_;
                                            phi_7359_ = vec4<f32>(1f, -(_e910.x), -(_e910.y), -(_e910.z));
                                        }
                                        let _e1013 = phi_7359_;
                                        let _e1036 = ((((_e581.x * _e1013.x) + (_e585.x * _e1013.y)) + (_e588.x * _e1013.z)) + (_e591.x * _e1013.w));
                                        let _e1037 = ((((_e581.y * _e1013.x) + (_e585.y * _e1013.y)) + (_e588.y * _e1013.z)) + (_e591.y * _e1013.w));
                                        let _e1038 = ((((_e581.z * _e1013.x) + (_e585.z * _e1013.y)) + (_e588.z * _e1013.z)) + (_e591.z * _e1013.w));
                                        let _e1044 = sqrt((((_e1036 * _e1036) + (_e1037 * _e1037)) + (_e1038 * _e1038)));
                                        let _e1047 = params_1.member.member_14;
                                        if (_e1044 < _e1047) {
                                            let _e1051 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e519.x >= _e1051)) | select(0u, 1u, (_e519.y >= _e1051))) | select(0u, 1u, (_e519.z >= _e1051))) | select(0u, 1u, (_e519.w >= _e1051))) != 0u) {
                                                let _e1067 = params_1.member.member_16;
                                                let _e1069 = (0.8f * (_e1044 - _e1067));
                                                let _e1070 = (1.25f * _e1067);
                                                phi_7437_ = select(_e1070, _e1069, (_e1069 > _e1070));
                                            } else {
                                                phi_7437_ = (0.45f * _e1044);
                                            }
                                            let _e1074 = phi_7437_;
                                            let _e1077 = params_1.member.member_13;
                                            let _e1078 = (0.00001f * _e1077);
                                            let _e1081 = bitcast<u32>(select(_e1078, _e1074, (_e1074 > _e1078)));
                                            let _e1083 = atomicMin((&bounds.member[_e519.x]), _e1081);
                                            let _e1085 = atomicMin((&bounds.member[_e519.y]), _e1081);
                                            let _e1087 = atomicMin((&bounds.member[_e519.z]), _e1081);
                                            let _e1089 = atomicMin((&bounds.member[_e519.w]), _e1081);
                                            if _e520 {
                                                phi_7472_ = (_e519.x | 2147483648u);
                                            } else {
                                                phi_7472_ = _e519.x;
                                            }
                                            let _e1092 = phi_7472_;
                                            let _e1094 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1094 < _e438) {
                                                let _e1097 = ((_e1094 + 1u) * 4u);
                                                atomicStore((&near.member[_e1097]), _e1092);
                                                atomicStore((&near.member[(_e1097 + 1u)]), _e519.y);
                                                atomicStore((&near.member[(_e1097 + 2u)]), _e519.z);
                                                atomicStore((&near.member[(_e1097 + 3u)]), _e519.w);
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
    var phi_7611_: u32;
    var phi_7613_: u32;
    var phi_7616_: u32;
    var phi_7614_: u32;
    var phi_7617_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    if ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x) == 0u) {
        let _e386 = tiles_1.member[0u];
        let _e389 = params_1.member.member_19;
        let _e392 = (select(_e389, _e386, (_e386 < _e389)) * 16u);
        let _e393 = (_e392 / 256u);
        if ((_e392 % 256u) > 0u) {
            phi_7611_ = (_e393 + 1u);
        } else {
            phi_7611_ = _e393;
        }
        let _e398 = phi_7611_;
        phi_7613_ = 1u;
        phi_7616_ = _e398;
        loop {
            let _e400 = phi_7613_;
            let _e402 = phi_7616_;
            local_41 = _e402;
            local_42 = _e400;
            let _e403 = (_e402 > 65535u);
            if _e403 {
                phi_7614_ = (_e400 << bitcast<u32>(1i));
                phi_7617_ = ((_e402 >> bitcast<u32>(1i)) + (_e402 & 1u));
            } else {
                break;
            }
            let _e411 = phi_7614_;
            let _e413 = phi_7617_;
            continue;
            continuing {
                phi_7613_ = _e411;
                phi_7616_ = _e413;
            }
        }
        let _e416 = local_41;
        let _e418 = local_42;
        arguments_1.member[0u] = type_48(_e416, _e418, 1u);
    }
    return;
}

fn function_19() {
    var phi_7676_: bool;
    var phi_7677_: bool;
    var phi_7678_: bool;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    if ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x) == 0u) {
        let _e386 = proxies.member[0u];
        let _e389 = atomicMax((&status.member[2u]), _e386);
        let _e392 = tiles.member[0u];
        let _e395 = atomicMax((&status.member[3u]), _e392);
        let _e398 = near_1.member[0u];
        let _e401 = atomicMax((&status.member[4u]), _e398);
        let _e404 = scanned_tiles.member[1u];
        if (_e404 == 0u) {
            let _e408 = scanned_tiles.member[0u];
            let _e409 = (_e408 > 32768u);
            if _e409 {
                phi_7676_ = bool();
            } else {
                phi_7676_ = (_e392 > 268435455u);
            }
            let _e412 = phi_7676_;
            phi_7677_ = _e412;
            phi_7678_ = _e409;
        } else {
            phi_7677_ = bool();
            phi_7678_ = true;
        }
        let _e414 = phi_7677_;
        let _e416 = phi_7678_;
        let _e421 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e414, true, _e416)));
    }
    return;
}

fn function_20() {
    var phi_7723_: f32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member_1;
    if (_e382 < _e385) {
        let _e389 = params_1.member.member;
        if (_e382 < _e389) {
            let _e393 = velocities.member[_e382];
            pushes_1.member[((_e382 * 8u) + 7u)] = 0u;
            phi_7723_ = _e393.w;
        } else {
            phi_7723_ = 0f;
        }
        let _e400 = phi_7723_;
        let _e401 = (3u * _e382);
        let _e404 = positions.member[_e401];
        let _e408 = positions.member[(_e401 + 1u)];
        let _e412 = positions.member[(_e401 + 2u)];
        reference_1.member[_e382] = vec4<f32>(_e404, _e408, _e412, _e400);
        let _e418 = params_1.member.member_14;
        bounds_1.member[_e382] = bitcast<u32>((0.45f * _e418));
        if (_e382 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7935_: vec3<f32>;
    var phi_7936_: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member;
    if (_e382 < _e385) {
        let _e389 = colliding_faces.member[_e382];
        colliding_faces.member[_e382] = 4294967295u;
        let _e392 = new_velocities.member[_e382];
        let _e395 = params_1.member.member_21;
        if (_e389 < _e395) {
            if (_e392.w > 0f) {
                let _e399 = (3u * _e389);
                let _e402 = body_triangles.member[_e399];
                let _e406 = body_triangles.member[(_e399 + 1u)];
                let _e410 = body_triangles.member[(_e399 + 2u)];
                let _e411 = (_e385 + _e402);
                let _e414 = predicted.member[_e411];
                let _e418 = (3u * _e411);
                let _e421 = positions_1.member[_e418];
                let _e425 = positions_1.member[(_e418 + 1u)];
                let _e429 = positions_1.member[(_e418 + 2u)];
                let _e433 = (_e385 + _e406);
                let _e436 = predicted.member[_e433];
                let _e440 = (3u * _e433);
                let _e443 = positions_1.member[_e440];
                let _e447 = positions_1.member[(_e440 + 1u)];
                let _e451 = positions_1.member[(_e440 + 2u)];
                let _e458 = (_e385 + _e410);
                let _e461 = predicted.member[_e458];
                let _e465 = (3u * _e458);
                let _e468 = positions_1.member[_e465];
                let _e472 = positions_1.member[(_e465 + 1u)];
                let _e476 = positions_1.member[(_e465 + 2u)];
                let _e485 = params_1.member.member_3;
                let _e486 = (3f * _e485);
                let _e487 = ((((_e414.x - _e421) + (_e436.x - _e443)) + (_e461.x - _e468)) / _e486);
                let _e488 = ((((_e414.y - _e425) + (_e436.y - _e447)) + (_e461.y - _e472)) / _e486);
                let _e489 = ((((_e414.z - _e429) + (_e436.z - _e451)) + (_e461.z - _e476)) / _e486);
                let _e495 = boxes_1.member[((_e389 * 3u) + 2u)];
                let _e505 = params_1.member.member_15;
                let _e506 = (_e392.x - _e487);
                let _e507 = (_e392.y - _e488);
                let _e508 = (_e392.z - _e489);
                let _e514 = -((((_e506 * _e495.x) + (_e507 * _e495.y)) + (_e508 * _e495.z)));
                if (_e514 > 0f) {
                    let _e519 = (_e506 + (_e495.x * _e514));
                    let _e520 = (_e507 + (_e495.y * _e514));
                    let _e521 = (_e508 + (_e495.z * _e514));
                    let _e527 = sqrt((((_e519 * _e519) + (_e520 * _e520)) + (_e521 * _e521)));
                    let _e528 = (_e505 * _e514);
                    if (_e527 > _e528) {
                        let _e531 = ((_e527 - _e528) / _e527);
                        phi_7935_ = vec3<f32>((_e487 + (_e519 * _e531)), (_e488 + (_e520 * _e531)), (_e489 + (_e521 * _e531)));
                    } else {
                        phi_7935_ = vec3<f32>(_e487, _e488, _e489);
                    }
                    let _e540 = phi_7935_;
                    phi_7936_ = _e540;
                } else {
                    phi_7936_ = vec3<f32>(_e392.x, _e392.y, _e392.z);
                }
                let _e542 = phi_7936_;
                let _e543 = (3u * _e382);
                let _e546 = positions_1.member[_e543];
                let _e550 = positions_1.member[(_e543 + 1u)];
                let _e554 = positions_1.member[(_e543 + 2u)];
                new_velocities.member[_e382] = vec4<f32>(_e542.x, _e542.y, _e542.z, _e392.w);
                predicted.member[_e382] = vec4<f32>((_e546 + (_e542.x * _e485)), (_e550 + (_e542.y * _e485)), (_e554 + (_e542.z * _e485)), _e392.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_8057_: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member_21;
    if (_e382 < _e385) {
        let _e387 = (3u * _e382);
        let _e390 = body_triangles.member[_e387];
        let _e394 = body_triangles.member[(_e387 + 1u)];
        let _e398 = body_triangles.member[(_e387 + 2u)];
        let _e401 = params_1.member.member;
        let _e405 = predicted_1.member[(_e401 + _e390)];
        let _e412 = predicted_1.member[(_e401 + _e394)];
        let _e419 = predicted_1.member[(_e401 + _e398)];
        let _e425 = params_1.member.member_23;
        let _e426 = (_e412.x - _e405.x);
        let _e427 = (_e412.y - _e405.y);
        let _e428 = (_e412.z - _e405.z);
        let _e429 = (_e419.x - _e405.x);
        let _e430 = (_e419.y - _e405.y);
        let _e431 = (_e419.z - _e405.z);
        let _e434 = ((_e427 * _e431) - (_e430 * _e428));
        let _e437 = ((_e428 * _e429) - (_e431 * _e426));
        let _e440 = ((_e426 * _e430) - (_e429 * _e427));
        let _e446 = sqrt((((_e434 * _e434) + (_e437 * _e437)) + (_e440 * _e440)));
        if (_e446 > 0.000000000000000000000000000001f) {
            let _e448 = (1f / _e446);
            phi_8057_ = vec3<f32>((_e434 * _e448), (_e437 * _e448), (_e440 * _e448));
        } else {
            phi_8057_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e454 = phi_8057_;
        let _e456 = select(_e412.x, _e405.x, (_e405.x < _e412.x));
        let _e458 = select(_e412.y, _e405.y, (_e405.y < _e412.y));
        let _e460 = select(_e412.z, _e405.z, (_e405.z < _e412.z));
        let _e472 = select(_e412.x, _e405.x, (_e405.x > _e412.x));
        let _e474 = select(_e412.y, _e405.y, (_e405.y > _e412.y));
        let _e476 = select(_e412.z, _e405.z, (_e405.z > _e412.z));
        let _e491 = (_e382 * 3u);
        boxes_2.member[_e491] = vec4<f32>((select(_e419.x, _e456, (_e456 < _e419.x)) - _e425), (select(_e419.y, _e458, (_e458 < _e419.y)) - _e425), (select(_e419.z, _e460, (_e460 < _e419.z)) - _e425), _e405.x);
        boxes_2.member[(_e491 + 1u)] = vec4<f32>((select(_e419.x, _e472, (_e472 > _e419.x)) + _e425), (select(_e419.y, _e474, (_e474 > _e419.y)) + _e425), (select(_e419.z, _e476, (_e476 > _e419.z)) + _e425), _e405.y);
        boxes_2.member[(_e491 + 2u)] = vec4<f32>(_e454.x, _e454.y, _e454.z, _e405.z);
    }
    return;
}

fn function_23() {
    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member_1;
    if (_e382 < _e385) {
        let _e389 = predicted_2.member[_e382];
        let _e390 = (3u * _e382);
        positions_2.member[_e390] = _e389.x;
        positions_2.member[(_e390 + 1u)] = _e389.y;
        positions_2.member[(_e390 + 2u)] = _e389.z;
    }
    return;
}

fn function_24() {
    var phi_8278_: bool;
    var phi_8280_: bool;
    var phi_8281_: bool;
    var phi_8282_: bool;
    var phi_8283_: bool;
    var phi_8284_: bool;
    var phi_8285_: bool;
    var phi_8286_: bool;
    var phi_8287_: bool;
    var phi_8288_: bool;
    var phi_8289_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e373 = builtin_local_55;
            let _e374 = builtin_group_55;
            let _e375 = builtin_groups_55;
            let _e383 = (((_e374.x + (_e374.y * _e375.x)) * 256u) + _e373.x);
            let _e386 = params_1.member.member_22;
            let _e389 = params_1.member.member;
            let _e390 = (_e389 == 0u);
            if _e390 {
                break;
            }
            let _e392 = (_e386 + (_e383 / _e389));
            if _e390 {
                break;
            }
            let _e393 = (_e383 % _e389);
            let _e396 = params_1.member.member_21;
            if (_e392 < _e396) {
                let _e400 = predicted_2.member[_e393];
                let _e404 = (_e392 * 3u);
                let _e407 = boxes_3.member[_e404];
                let _e411 = boxes_3.member[(_e404 + 1u)];
                let _e415 = boxes_3.member[(_e404 + 2u)];
                if (_e400.x >= _e407.x) {
                    if (_e400.y >= _e407.y) {
                        if (_e400.z >= _e407.z) {
                            if (_e400.x <= _e411.x) {
                                if (_e400.y <= _e411.y) {
                                    let _e429 = (_e400.z <= _e411.z);
                                    if _e429 {
                                        let _e431 = (_e400.x - _e407.w);
                                        let _e432 = (_e400.y - _e411.w);
                                        let _e433 = (_e400.z - _e415.w);
                                        phi_8278_ = ((((_e431 * _e415.x) + (_e432 * _e415.y)) + (_e433 * _e415.z)) > (0.8f * sqrt((((_e431 * _e431) + (_e432 * _e432)) + (_e433 * _e433)))));
                                    } else {
                                        phi_8278_ = bool();
                                    }
                                    let _e451 = phi_8278_;
                                    phi_8280_ = _e451;
                                    phi_8281_ = select(true, false, _e429);
                                } else {
                                    phi_8280_ = bool();
                                    phi_8281_ = true;
                                }
                                let _e454 = phi_8280_;
                                let _e456 = phi_8281_;
                                phi_8282_ = _e454;
                                phi_8283_ = _e456;
                            } else {
                                phi_8282_ = bool();
                                phi_8283_ = true;
                            }
                            let _e458 = phi_8282_;
                            let _e460 = phi_8283_;
                            phi_8284_ = _e458;
                            phi_8285_ = _e460;
                        } else {
                            phi_8284_ = bool();
                            phi_8285_ = true;
                        }
                        let _e462 = phi_8284_;
                        let _e464 = phi_8285_;
                        phi_8286_ = _e462;
                        phi_8287_ = _e464;
                    } else {
                        phi_8286_ = bool();
                        phi_8287_ = true;
                    }
                    let _e466 = phi_8286_;
                    let _e468 = phi_8287_;
                    phi_8288_ = _e466;
                    phi_8289_ = _e468;
                } else {
                    phi_8288_ = bool();
                    phi_8289_ = true;
                }
                let _e470 = phi_8288_;
                let _e472 = phi_8289_;
                if select(_e470, false, _e472) {
                    let _e476 = atomicMin((&colliding_faces_1.member[_e393]), _e392);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8375_: type_56;
    var phi_8448_: bool;
    var phi_8450_: bool;
    var phi_8451_: bool;
    var phi_8452_: bool;
    var phi_8453_: bool;
    var phi_8454_: bool;
    var phi_8455_: bool;
    var phi_8456_: bool;
    var phi_8457_: bool;
    var phi_8458_: bool;
    var phi_8459_: bool;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e385 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e388 = params_1.member.member_19;
    let _e390 = tiles.member[0u];
    if (_e385 < select(_e388, _e390, (_e390 < _e388))) {
        let _e395 = pairs.member[_e385];
        let _e398 = ((_e395 >> bitcast<u32>(16i)) * 2u);
        let _e401 = tiles.member[(4u + _e398)];
        let _e408 = sweep_boxes.member[((_e401 * 256u) + ((_e395 >> bitcast<u32>(8i)) & 255u))];
        let _e412 = tiles.member[(_e398 + 5u)];
        let _e417 = sweep_boxes.member[((_e412 * 256u) + (_e395 & 255u))];
        if (_e408.x < _e417.x) {
            phi_8375_ = type_56(_e408.x, _e417.x);
        } else {
            phi_8375_ = type_56(_e417.x, _e408.x);
        }
        let _e423 = phi_8375_;
        let _e428 = params_1.member.member;
        let _e429 = (_e423.member_1 - _e428);
        let _e432 = predicted_3.member[_e423.member];
        let _e436 = (_e429 * 3u);
        let _e439 = boxes_4.member[_e436];
        let _e443 = boxes_4.member[(_e436 + 1u)];
        let _e447 = boxes_4.member[(_e436 + 2u)];
        if (_e432.x >= _e439.x) {
            if (_e432.y >= _e439.y) {
                if (_e432.z >= _e439.z) {
                    if (_e432.x <= _e443.x) {
                        if (_e432.y <= _e443.y) {
                            let _e461 = (_e432.z <= _e443.z);
                            if _e461 {
                                let _e463 = (_e432.x - _e439.w);
                                let _e464 = (_e432.y - _e443.w);
                                let _e465 = (_e432.z - _e447.w);
                                phi_8448_ = ((((_e463 * _e447.x) + (_e464 * _e447.y)) + (_e465 * _e447.z)) > (0.8f * sqrt((((_e463 * _e463) + (_e464 * _e464)) + (_e465 * _e465)))));
                            } else {
                                phi_8448_ = bool();
                            }
                            let _e483 = phi_8448_;
                            phi_8450_ = _e483;
                            phi_8451_ = select(true, false, _e461);
                        } else {
                            phi_8450_ = bool();
                            phi_8451_ = true;
                        }
                        let _e486 = phi_8450_;
                        let _e488 = phi_8451_;
                        phi_8452_ = _e486;
                        phi_8453_ = _e488;
                    } else {
                        phi_8452_ = bool();
                        phi_8453_ = true;
                    }
                    let _e490 = phi_8452_;
                    let _e492 = phi_8453_;
                    phi_8454_ = _e490;
                    phi_8455_ = _e492;
                } else {
                    phi_8454_ = bool();
                    phi_8455_ = true;
                }
                let _e494 = phi_8454_;
                let _e496 = phi_8455_;
                phi_8456_ = _e494;
                phi_8457_ = _e496;
            } else {
                phi_8456_ = bool();
                phi_8457_ = true;
            }
            let _e498 = phi_8456_;
            let _e500 = phi_8457_;
            phi_8458_ = _e498;
            phi_8459_ = _e500;
        } else {
            phi_8458_ = bool();
            phi_8459_ = true;
        }
        let _e502 = phi_8458_;
        let _e504 = phi_8459_;
        if select(_e502, false, _e504) {
            let _e508 = atomicMin((&colliding_faces_2.member[_e423.member]), _e429);
        }
    }
    return;
}

fn function_26() {
    var phi_8552_: u32;
    var phi_8553_: u32;
    var phi_8585_: f32;
    var phi_8662_: vec3<f32>;
    var phi_8664_: vec3<f32>;
    var phi_8665_: bool;
    var phi_8682_: bool;
    var phi_8684_: bool;
    var phi_8685_: bool;
    var phi_8717_: vec3<f32>;
    var phi_8763_: bool;
    var phi_8765_: bool;
    var phi_8766_: bool;
    var phi_8789_: bool;
    var phi_8791_: bool;
    var phi_8792_: bool;
    var phi_8809_: bool;
    var phi_8810_: bool;
    var phi_8831_: vec3<f32>;
    var phi_8832_: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member_1;
    if (_e382 < _e385) {
        let _e389 = predicted_2.member[_e382];
        let _e396 = params_1.member.member;
        if (_e382 < _e396) {
            let _e398 = (_e382 * 8u);
            let _e401 = pushes_2.member[_e398];
            let _e405 = pushes_2.member[(_e398 + 1u)];
            let _e409 = pushes_2.member[(_e398 + 2u)];
            let _e413 = pushes_2.member[(_e398 + 3u)];
            let _e417 = pushes_2.member[(_e398 + 4u)];
            let _e421 = pushes_2.member[(_e398 + 5u)];
            let _e425 = pushes_2.member[(_e398 + 6u)];
            let _e426 = (_e398 + 7u);
            let _e429 = pushes_2.member[_e426];
            let _e430 = (3u * _e382);
            let _e433 = positions_3.member[_e430];
            let _e437 = positions_3.member[(_e430 + 1u)];
            let _e441 = positions_3.member[(_e430 + 2u)];
            let _e445 = new_velocities_1.member[_e382];
            if (_e413 == 0u) {
            } else {
                phi_8552_ = _e398;
                loop {
                    let _e448 = phi_8552_;
                    let _e449 = (_e448 < _e426);
                    if _e449 {
                        pushes_2.member[_e448] = 0u;
                        phi_8553_ = (_e448 + 1u);
                    } else {
                        break;
                    }
                    let _e454 = phi_8553_;
                    continue;
                    continuing {
                        phi_8552_ = _e454;
                    }
                }
            }
            if (_e445.w > 0f) {
                let _e458 = (_e429 != 0u);
                let _e461 = bounds_1.member[_e382];
                let _e462 = bitcast<f32>(_e461);
                if _e458 {
                    let _e465 = params_1.member.member_13;
                    let _e466 = (0.5f * _e465);
                    phi_8585_ = select(_e466, _e462, (_e462 > _e466));
                } else {
                    phi_8585_ = _e462;
                }
                let _e470 = phi_8585_;
                if _e458 {
                    bounds_1.member[_e382] = bitcast<u32>(_e470);
                    let _e474 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e477 = reference_2.member[_e382];
                let _e483 = params_1.member.member_13;
                let _e486 = (f32(bitcast<i32>(_e413)) * 0.0009765625f);
                let _e490 = ((32768f / _e483) * select(1f, _e486, (_e486 > 1f)));
                let _e502 = (f32(bitcast<i32>(_e417)) / _e490);
                let _e505 = (f32(bitcast<i32>(_e421)) / _e490);
                let _e508 = (f32(bitcast<i32>(_e425)) / _e490);
                let _e512 = ((_e389.x + (f32(bitcast<i32>(_e401)) / _e490)) + _e502);
                let _e513 = ((_e389.y + (f32(bitcast<i32>(_e405)) / _e490)) + _e505);
                let _e514 = ((_e389.z + (f32(bitcast<i32>(_e409)) / _e490)) + _e508);
                let _e516 = (_e512 - _e477.x);
                let _e517 = (_e513 - _e477.y);
                let _e518 = (_e514 - _e477.z);
                let _e524 = sqrt((((_e516 * _e516) + (_e517 * _e517)) + (_e518 * _e518)));
                if (_e524 > _e470) {
                    let _e528 = ((bitcast<u32>(_e524) & 2139095040u) != 2139095040u);
                    if _e528 {
                        let _e529 = (_e470 / _e524);
                        phi_8662_ = vec3<f32>((_e477.x + (_e516 * _e529)), (_e477.y + (_e517 * _e529)), (_e477.z + (_e518 * _e529)));
                    } else {
                        phi_8662_ = vec3<f32>();
                    }
                    let _e538 = phi_8662_;
                    phi_8664_ = _e538;
                    phi_8665_ = select(true, false, _e528);
                } else {
                    phi_8664_ = vec3<f32>();
                    phi_8665_ = true;
                }
                let _e541 = phi_8664_;
                let _e543 = phi_8665_;
                let _e545 = select(_e541, vec3<f32>(_e512, _e513, _e514), vec3(_e543));
                if (_e545.x == _e512) {
                    let _e549 = (_e545.y == _e513);
                    if _e549 {
                        phi_8682_ = (_e545.z == _e514);
                    } else {
                        phi_8682_ = bool();
                    }
                    let _e553 = phi_8682_;
                    phi_8684_ = _e553;
                    phi_8685_ = select(true, false, _e549);
                } else {
                    phi_8684_ = bool();
                    phi_8685_ = true;
                }
                let _e556 = phi_8684_;
                let _e558 = phi_8685_;
                if select(_e556, false, _e558) {
                    let _e577 = params_1.member.member_3;
                    phi_8717_ = vec3<f32>((_e445.x + (_e502 / _e577)), (_e445.y + (_e505 / _e577)), (_e445.z + (_e508 / _e577)));
                } else {
                    let _e567 = params_1.member.member_3;
                    phi_8717_ = vec3<f32>(((_e545.x - _e433) / _e567), ((_e545.y - _e437) / _e567), ((_e545.z - _e441) / _e567));
                }
                let _e586 = phi_8717_;
                let _e587 = (_e545.x - _e477.x);
                let _e589 = (_e545.y - _e477.y);
                let _e591 = (_e545.z - _e477.z);
                velocities_1.member[_e382] = vec4<f32>(_e586.x, _e586.y, _e586.z, _e445.w);
                let _e612 = sqrt((((_e586.x * _e586.x) + (_e586.y * _e586.y)) + (_e586.z * _e586.z)));
                if ((bitcast<u32>(_e545.x) & 2139095040u) != 2139095040u) {
                    let _e618 = ((bitcast<u32>(_e545.y) & 2139095040u) != 2139095040u);
                    if _e618 {
                        phi_8763_ = ((bitcast<u32>(_e545.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8763_ = bool();
                    }
                    let _e623 = phi_8763_;
                    phi_8765_ = _e623;
                    phi_8766_ = select(true, false, _e618);
                } else {
                    phi_8765_ = bool();
                    phi_8766_ = true;
                }
                let _e626 = phi_8765_;
                let _e628 = phi_8766_;
                if select(_e626, false, _e628) {
                    if ((bitcast<u32>(_e586.x) & 2139095040u) != 2139095040u) {
                        let _e635 = ((bitcast<u32>(_e586.y) & 2139095040u) != 2139095040u);
                        if _e635 {
                            phi_8789_ = ((bitcast<u32>(_e586.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8789_ = bool();
                        }
                        let _e640 = phi_8789_;
                        phi_8791_ = _e640;
                        phi_8792_ = select(true, false, _e635);
                    } else {
                        phi_8791_ = bool();
                        phi_8792_ = true;
                    }
                    let _e643 = phi_8791_;
                    let _e645 = phi_8792_;
                    if select(_e643, false, _e645) {
                        let _e649 = params_1.member.member_18;
                        let _e650 = (_e612 > _e649);
                        if _e650 {
                        } else {
                            let _e654 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e612));
                        }
                        phi_8809_ = _e650;
                    } else {
                        phi_8809_ = true;
                    }
                    let _e656 = phi_8809_;
                    phi_8810_ = _e656;
                } else {
                    phi_8810_ = true;
                }
                let _e658 = phi_8810_;
                if _e658 {
                    let _e661 = params_1.member.member_2;
                    let _e669 = atomicMin((&status_1.member[0u]), ((select(_e661, 126u, (_e661 > 126u)) << bitcast<u32>(25u)) | _e382));
                }
                if (select(0u, 1u, (sqrt((((_e587 * _e587) + (_e589 * _e589)) + (_e591 * _e591))) > (0.999f * _e470))) == 0u) {
                } else {
                    let _e673 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8831_ = _e545;
            } else {
                phi_8831_ = vec3<f32>(_e433, _e437, _e441);
            }
            let _e675 = phi_8831_;
            phi_8832_ = _e675;
        } else {
            phi_8832_ = vec3<f32>(_e389.x, _e389.y, _e389.z);
        }
        let _e677 = phi_8832_;
        let _e678 = (3u * _e382);
        positions_3.member[_e678] = _e677.x;
        positions_3.member[(_e678 + 1u)] = _e677.y;
        positions_3.member[(_e678 + 2u)] = _e677.z;
    }
    return;
}

fn function_27() {
    var phi_8919_: vec3<f32>;
    var phi_8922_: u32;
    var phi_8920_: vec3<f32>;
    var phi_8923_: u32;
    var phi_9004_: bool;
    var phi_9018_: vec3<f32>;
    var phi_9021_: u32;
    var phi_9019_: vec3<f32>;
    var phi_9022_: u32;
    var phi_9122_: vec3<f32>;
    var phi_9155_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member;
    if (_e382 < _e385) {
        let _e387 = (3u * _e382);
        let _e390 = positions.member[_e387];
        let _e394 = positions.member[(_e387 + 1u)];
        let _e398 = positions.member[(_e387 + 2u)];
        let _e401 = velocities.member[_e382];
        let _e405 = starts_1.member[_e382][0u];
        let _e409 = starts_1.member[_e382][1u];
        let _e410 = (_e382 + 1u);
        let _e414 = starts_1.member[_e410][0u];
        let _e418 = starts_1.member[_e410][1u];
        phi_8919_ = vec3<f32>(0f, 0f, 0f);
        phi_8922_ = _e405;
        loop {
            let _e423 = phi_8919_;
            let _e425 = phi_8922_;
            local_43 = _e423;
            local_45 = _e423;
            let _e426 = (_e425 < _e414);
            if _e426 {
                let _e429 = springs.member[_e425];
                let _e431 = (3u * _e429.member);
                let _e434 = positions.member[_e431];
                let _e438 = positions.member[(_e431 + 1u)];
                let _e442 = positions.member[(_e431 + 2u)];
                let _e445 = velocities.member[_e429.member];
                let _e449 = (_e434 - _e390);
                let _e450 = (_e438 - _e394);
                let _e451 = (_e442 - _e398);
                let _e457 = sqrt((((_e449 * _e449) + (_e450 * _e450)) + (_e451 * _e451)));
                let _e459 = select(0.00000000000000000001f, _e457, (_e457 > 0.00000000000000000001f));
                let _e464 = ((_e429.member_2 * (_e459 - _e429.member_1)) / _e459);
                phi_8920_ = vec3<f32>((_e423.x + ((_e449 * _e464) - ((_e401.x - _e445.x) * _e429.member_3))), (_e423.y + ((_e450 * _e464) - ((_e401.y - _e445.y) * _e429.member_3))), (_e423.z + ((_e451 * _e464) - ((_e401.z - _e445.z) * _e429.member_3))));
                phi_8923_ = (_e425 + 1u);
            } else {
                break;
            }
            let _e487 = phi_8920_;
            let _e489 = phi_8923_;
            continue;
            continuing {
                phi_8919_ = _e487;
                phi_8922_ = _e489;
            }
        }
        let _e493 = params_1.member.member_7;
        if (_e493 > 0f) {
            phi_9004_ = true;
        } else {
            let _e497 = params_1.member.member_11;
            phi_9004_ = (_e497 > 0f);
        }
        let _e500 = phi_9004_;
        if _e500 {
            let _e503 = params_1.member.member_8;
            let _e506 = params_1.member.member_9;
            let _e509 = params_1.member.member_10;
            let _e510 = (_e503 - _e401.x);
            let _e511 = (_e506 - _e401.y);
            let _e512 = (_e509 - _e401.z);
            let _e674 = local_43;
            phi_9018_ = _e674;
            phi_9021_ = _e409;
            loop {
                let _e514 = phi_9018_;
                let _e516 = phi_9021_;
                local_44 = _e514;
                let _e517 = (_e516 < _e418);
                if _e517 {
                    let _e521 = fan_triangles.member[_e516][0u];
                    let _e525 = fan_triangles.member[_e516][1u];
                    let _e526 = (3u * _e521);
                    let _e529 = positions.member[_e526];
                    let _e533 = positions.member[(_e526 + 1u)];
                    let _e537 = positions.member[(_e526 + 2u)];
                    let _e538 = (3u * _e525);
                    let _e541 = positions.member[_e538];
                    let _e545 = positions.member[(_e538 + 1u)];
                    let _e549 = positions.member[(_e538 + 2u)];
                    let _e552 = params_1.member.member_11;
                    let _e553 = (_e529 - _e390);
                    let _e554 = (_e533 - _e394);
                    let _e555 = (_e537 - _e398);
                    let _e556 = (_e541 - _e390);
                    let _e557 = (_e545 - _e394);
                    let _e558 = (_e549 - _e398);
                    let _e561 = ((_e554 * _e558) - (_e557 * _e555));
                    let _e564 = ((_e555 * _e556) - (_e558 * _e553));
                    let _e567 = ((_e553 * _e557) - (_e556 * _e554));
                    let _e573 = sqrt((((_e561 * _e561) + (_e564 * _e564)) + (_e567 * _e567)));
                    let _e575 = select(0.00000000000000000001f, _e573, (_e573 > 0.00000000000000000001f));
                    let _e582 = ((((_e510 * _e561) + (_e511 * _e564)) + (_e512 * _e567)) / (_e575 * _e575));
                    let _e583 = (_e561 * _e582);
                    let _e584 = (_e564 * _e582);
                    let _e585 = (_e567 * _e582);
                    let _e598 = (_e575 * 0.16666667f);
                    phi_9019_ = vec3<f32>((_e514.x + (((_e583 * _e493) + ((_e510 - _e583) * _e552)) * _e598)), (_e514.y + (((_e584 * _e493) + ((_e511 - _e584) * _e552)) * _e598)), (_e514.z + (((_e585 * _e493) + ((_e512 - _e585) * _e552)) * _e598)));
                    phi_9022_ = (_e516 + 1u);
                } else {
                    break;
                }
                let _e611 = phi_9019_;
                let _e613 = phi_9022_;
                continue;
                continuing {
                    phi_9018_ = _e611;
                    phi_9021_ = _e613;
                }
            }
            let _e680 = local_44;
            phi_9122_ = _e680;
        } else {
            let _e682 = local_45;
            phi_9122_ = _e682;
        }
        let _e616 = phi_9122_;
        if (_e401.w > 0f) {
            let _e621 = params_1.member.member_4;
            let _e624 = params_1.member.member_5;
            let _e627 = params_1.member.member_6;
            let _e639 = params_1.member.member_3;
            phi_9155_ = vec4<f32>((_e401.x + ((_e621 + (_e616.x * _e401.w)) * _e639)), (_e401.y + ((_e624 + (_e616.y * _e401.w)) * _e639)), (_e401.z + ((_e627 + (_e616.z * _e401.w)) * _e639)), _e401.w);
        } else {
            phi_9155_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e648 = phi_9155_;
        new_velocities.member[_e382] = _e648;
        let _e656 = params_1.member.member_3;
        predicted_4.member[_e382] = vec4<f32>((_e390 + (_e648.x * _e656)), (_e394 + (_e648.y * _e656)), (_e398 + (_e648.z * _e656)), _e648.w);
    }
    return;
}

fn function_28() {
    var phi_9240_: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member_1;
    let _e388 = params_1.member.member;
    if (_e382 < (_e385 - _e388)) {
        let _e391 = (3u * _e382);
        let _e394 = frame_start.member[_e391];
        let _e395 = (_e391 + 1u);
        let _e398 = frame_start.member[_e395];
        let _e399 = (_e391 + 2u);
        let _e402 = frame_start.member[_e399];
        let _e405 = frame_end.member[_e391];
        let _e408 = frame_end.member[_e395];
        let _e411 = frame_end.member[_e399];
        let _e416 = params_1.member.member_17;
        if (_e416 >= 1f) {
            phi_9240_ = vec3<f32>(_e405, _e408, _e411);
        } else {
            phi_9240_ = vec3<f32>((_e394 + ((_e405 - _e394) * _e416)), (_e398 + ((_e408 - _e398) * _e416)), (_e402 + ((_e411 - _e402) * _e416)));
        }
        let _e429 = phi_9240_;
        predicted_5.member[(_e388 + _e382)] = vec4<f32>(_e429.x, _e429.y, _e429.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_9292_: vec3<f32>;
    var phi_9295_: u32;
    var phi_9354_: vec3<f32>;
    var phi_9293_: vec3<f32>;
    var phi_9296_: u32;
    var phi_9367_: vec3<f32>;
    var phi_9414_: vec3<f32>;
    var phi_9416_: vec3<f32>;
    var phi_9417_: bool;
    var phi_9434_: bool;
    var phi_9436_: bool;
    var phi_9437_: bool;
    var phi_9449_: type_72;
    var local_46: vec3<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_1.member.member;
    if (_e382 < _e385) {
        let _e389 = predicted_6.member[_e382];
        let _e393 = starts_2.member[_e382][0u];
        let _e398 = starts_2.member[(_e382 + 1u)][0u];
        let _e401 = params_1.member.member_12;
        if (_e401 > 0f) {
            phi_9292_ = vec3<f32>(0f, 0f, 0f);
            phi_9295_ = _e393;
            loop {
                let _e404 = phi_9292_;
                let _e406 = phi_9295_;
                local_46 = _e404;
                let _e407 = (_e406 < _e398);
                if _e407 {
                    let _e410 = springs_1.member[_e406];
                    let _e414 = predicted_6.member[_e410.member];
                    let _e421 = (_e414.x - _e389.x);
                    let _e422 = (_e414.y - _e389.y);
                    let _e423 = (_e414.z - _e389.z);
                    let _e429 = sqrt((((_e421 * _e421) + (_e422 * _e422)) + (_e423 * _e423)));
                    let _e431 = select(0.00000000000000000001f, _e429, (_e429 > 0.00000000000000000001f));
                    let _e434 = (_e431 - (_e401 * _e410.member_1));
                    let _e437 = (_e389.w + _e414.w);
                    if (_e434 > 0f) {
                        let _e444 = (((0.25f * (_e389.w / select(0.00000000000000000001f, _e437, (_e437 > 0.00000000000000000001f)))) * _e434) / _e431);
                        phi_9354_ = vec3<f32>((_e421 * _e444), (_e422 * _e444), (_e423 * _e444));
                    } else {
                        phi_9354_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e450 = phi_9354_;
                    phi_9293_ = (_e404 + _e450);
                    phi_9296_ = (_e406 + 1u);
                } else {
                    break;
                }
                let _e454 = phi_9293_;
                let _e456 = phi_9296_;
                continue;
                continuing {
                    phi_9292_ = _e454;
                    phi_9295_ = _e456;
                }
            }
            let _e560 = local_46;
            phi_9367_ = _e560;
        } else {
            phi_9367_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e459 = phi_9367_;
        let _e462 = reference_2.member[_e382];
        let _e468 = bounds_2.member[_e382];
        let _e469 = bitcast<f32>(_e468);
        let _e474 = (_e389.x + _e459.x);
        let _e476 = (_e389.y + _e459.y);
        let _e478 = (_e389.z + _e459.z);
        let _e479 = vec3<f32>(_e389.x, _e389.y, _e389.z);
        let _e481 = (_e474 - _e462.x);
        let _e482 = (_e476 - _e462.y);
        let _e483 = (_e478 - _e462.z);
        let _e489 = sqrt((((_e481 * _e481) + (_e482 * _e482)) + (_e483 * _e483)));
        if (_e489 > _e469) {
            let _e493 = ((bitcast<u32>(_e489) & 2139095040u) != 2139095040u);
            if _e493 {
                let _e494 = (_e469 / _e489);
                phi_9414_ = vec3<f32>((_e462.x + (_e481 * _e494)), (_e462.y + (_e482 * _e494)), (_e462.z + (_e483 * _e494)));
            } else {
                phi_9414_ = vec3<f32>();
            }
            let _e503 = phi_9414_;
            phi_9416_ = _e503;
            phi_9417_ = select(true, false, _e493);
        } else {
            phi_9416_ = vec3<f32>();
            phi_9417_ = true;
        }
        let _e506 = phi_9416_;
        let _e508 = phi_9417_;
        let _e510 = select(_e506, (_e479 + _e459), vec3(_e508));
        if (_e510.x == _e474) {
            let _e514 = (_e510.y == _e476);
            if _e514 {
                phi_9434_ = (_e510.z == _e478);
            } else {
                phi_9434_ = bool();
            }
            let _e518 = phi_9434_;
            phi_9436_ = _e518;
            phi_9437_ = select(true, false, _e514);
        } else {
            phi_9436_ = bool();
            phi_9437_ = true;
        }
        let _e521 = phi_9436_;
        let _e523 = phi_9437_;
        if select(_e521, false, _e523) {
            phi_9449_ = type_72(_e510, _e459);
        } else {
            phi_9449_ = type_72(_e510, (_e510 - _e479));
        }
        let _e529 = phi_9449_;
        shortened.member[_e382] = vec4<f32>(_e529.member.x, _e529.member.y, _e529.member.z, _e389.w);
        let _e541 = new_velocities_2.member[_e382];
        let _e544 = params_1.member.member_3;
        new_velocities_2.member[_e382] = (_e541 + vec4<f32>((_e529.member_1.x / _e544), (_e529.member_1.y / _e544), (_e529.member_1.z / _e544), 0f));
    }
    return;
}

fn function_30() {
    var phi_9532_: bool;
    var phi_9547_: bool;
    var phi_9562_: bool;
    var phi_9577_: bool;
    var phi_9578_: bool;
    var phi_9579_: bool;
    var phi_9580_: bool;
    var phi_9581_: bool;
    var phi_9582_: bool;
    var phi_9874_: bool;
    var phi_9887_: bool;
    var phi_9919_: f32;
    var phi_9922_: vec3<f32>;
    var phi_9924_: vec3<f32>;
    var phi_9925_: bool;
    var phi_9926_: vec3<f32>;
    var phi_9927_: bool;
    var phi_9940_: bool;
    var phi_9972_: f32;
    var phi_9975_: vec3<f32>;
    var phi_9977_: vec3<f32>;
    var phi_9978_: bool;
    var phi_9979_: vec3<f32>;
    var phi_9980_: bool;
    var phi_10015_: f32;
    var phi_10018_: vec3<f32>;
    var phi_10020_: vec3<f32>;
    var phi_10021_: bool;
    var phi_10022_: vec3<f32>;
    var phi_10023_: bool;
    var phi_10045_: f32;
    var phi_10056_: f32;
    var phi_10060_: vec3<f32>;
    var phi_10061_: vec3<f32>;
    var phi_10062_: vec3<f32>;
    var phi_10063_: vec3<f32>;
    var phi_10064_: vec3<f32>;
    var phi_10065_: vec3<f32>;
    var phi_9760_: f32;
    var phi_9772_: f32;
    var phi_9748_: f32;
    var phi_9775_: f32;
    var phi_9788_: f32;
    var phi_9805_: f32;
    var phi_9806_: f32;
    var phi_10073_: vec4<f32>;
    var phi_10120_: vec3<f32>;
    var phi_10167_: vec3<f32>;
    var phi_10176_: vec3<f32>;
    var phi_10177_: f32;
    var phi_10178_: vec3<f32>;
    var phi_10179_: f32;
    var phi_10180_: vec3<f32>;
    var phi_10181_: f32;
    var phi_10239_: bool;
    var phi_10241_: bool;
    var phi_10242_: bool;
    var phi_10351_: f32;
    var phi_10370_: type_61;
    var phi_10371_: type_61;
    var phi_10372_: type_61;
    var phi_10398_: bool;
    var phi_10400_: bool;
    var phi_10401_: bool;
    var phi_10402_: bool;
    var phi_10403_: bool;
    var phi_10437_: bool;
    var phi_10439_: bool;
    var phi_10440_: bool;
    var phi_10441_: bool;
    var phi_10442_: bool;
    var phi_10448_: bool;
    var phi_10491_: f32;
    var phi_10498_: f32;
    var phi_10520_: f32;
    var phi_10527_: f32;
    var phi_10549_: f32;
    var phi_10556_: f32;
    var phi_10578_: f32;
    var phi_10585_: f32;
    var phi_10607_: f32;
    var phi_10614_: f32;
    var phi_10636_: f32;
    var phi_10643_: f32;
    var phi_10665_: f32;
    var phi_10672_: f32;
    var phi_10753_: f32;
    var phi_10760_: f32;
    var phi_10782_: f32;
    var phi_10789_: f32;
    var phi_10811_: f32;
    var phi_10818_: f32;
    var phi_10840_: f32;
    var phi_10847_: f32;
    var phi_10869_: f32;
    var phi_10876_: f32;
    var phi_10898_: f32;
    var phi_10905_: f32;
    var phi_10927_: f32;
    var phi_10934_: f32;
    var phi_11015_: f32;
    var phi_11022_: f32;
    var phi_11044_: f32;
    var phi_11051_: f32;
    var phi_11073_: f32;
    var phi_11080_: f32;
    var phi_11102_: f32;
    var phi_11109_: f32;
    var phi_11131_: f32;
    var phi_11138_: f32;
    var phi_11160_: f32;
    var phi_11167_: f32;
    var phi_11189_: f32;
    var phi_11196_: f32;
    var phi_11277_: f32;
    var phi_11284_: f32;
    var phi_11306_: f32;
    var phi_11313_: f32;
    var phi_11335_: f32;
    var phi_11342_: f32;
    var phi_11364_: f32;
    var phi_11371_: f32;
    var phi_11393_: f32;
    var phi_11400_: f32;
    var phi_11422_: f32;
    var phi_11429_: f32;
    var phi_11451_: f32;
    var phi_11458_: f32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = near_3.member[0u];
    let _e388 = params_1.member.member_20;
    if (_e382 < select(_e388, _e385, (_e385 < _e388))) {
        let _e393 = ((_e382 + 1u) * 4u);
        let _e396 = near_3.member[_e393];
        let _e398 = ((_e396 & 2147483648u) != 0u);
        let _e399 = (_e396 & 2147483647u);
        let _e403 = near_3.member[(_e393 + 1u)];
        let _e407 = near_3.member[(_e393 + 2u)];
        let _e411 = near_3.member[(_e393 + 3u)];
        let _e414 = params_1.member.member;
        if (_e399 < _e414) {
            let _e420 = atomicLoad((&pushes_3.member[((_e399 * 8u) + 7u)]));
            phi_9532_ = (_e420 != 0u);
        } else {
            phi_9532_ = false;
        }
        let _e423 = phi_9532_;
        if _e423 {
            phi_9581_ = bool();
            phi_9582_ = true;
        } else {
            if (_e403 < _e414) {
                let _e429 = atomicLoad((&pushes_3.member[((_e403 * 8u) + 7u)]));
                phi_9547_ = (_e429 != 0u);
            } else {
                phi_9547_ = false;
            }
            let _e432 = phi_9547_;
            if _e432 {
                phi_9579_ = bool();
                phi_9580_ = true;
            } else {
                if (_e407 < _e414) {
                    let _e438 = atomicLoad((&pushes_3.member[((_e407 * 8u) + 7u)]));
                    phi_9562_ = (_e438 != 0u);
                } else {
                    phi_9562_ = false;
                }
                let _e441 = phi_9562_;
                if _e441 {
                    phi_9578_ = bool();
                } else {
                    if (_e411 < _e414) {
                        let _e447 = atomicLoad((&pushes_3.member[((_e411 * 8u) + 7u)]));
                        phi_9577_ = (_e447 != 0u);
                    } else {
                        phi_9577_ = false;
                    }
                    let _e450 = phi_9577_;
                    phi_9578_ = _e450;
                }
                let _e452 = phi_9578_;
                phi_9579_ = _e452;
                phi_9580_ = _e441;
            }
            let _e454 = phi_9579_;
            let _e456 = phi_9580_;
            phi_9581_ = _e454;
            phi_9582_ = _e456;
        }
        let _e458 = phi_9581_;
        let _e460 = phi_9582_;
        let _e464 = predicted_1.member[_e399];
        let _e467 = predicted_1.member[_e403];
        let _e470 = predicted_1.member[_e407];
        let _e473 = predicted_1.member[_e411];
        let _e477 = (3u * _e399);
        let _e480 = positions_4.member[_e477];
        let _e484 = positions_4.member[(_e477 + 1u)];
        let _e488 = positions_4.member[(_e477 + 2u)];
        let _e495 = (3u * _e403);
        let _e498 = positions_4.member[_e495];
        let _e502 = positions_4.member[(_e495 + 1u)];
        let _e506 = positions_4.member[(_e495 + 2u)];
        let _e513 = (3u * _e407);
        let _e516 = positions_4.member[_e513];
        let _e520 = positions_4.member[(_e513 + 1u)];
        let _e524 = positions_4.member[(_e513 + 2u)];
        let _e531 = (3u * _e411);
        let _e534 = positions_4.member[_e531];
        let _e538 = positions_4.member[(_e531 + 1u)];
        let _e542 = positions_4.member[(_e531 + 2u)];
        if _e398 {
            let _e735 = (_e467.x - _e464.x);
            let _e736 = (_e467.y - _e464.y);
            let _e737 = (_e467.z - _e464.z);
            let _e738 = (_e473.x - _e470.x);
            let _e739 = (_e473.y - _e470.y);
            let _e740 = (_e473.z - _e470.z);
            let _e741 = (_e464.x - _e470.x);
            let _e742 = (_e464.y - _e470.y);
            let _e743 = (_e464.z - _e470.z);
            let _e748 = (((_e735 * _e735) + (_e736 * _e736)) + (_e737 * _e737));
            let _e750 = select(0.000000000000000000000000000001f, _e748, (_e748 > 0.000000000000000000000000000001f));
            let _e755 = (((_e738 * _e738) + (_e739 * _e739)) + (_e740 * _e740));
            let _e757 = select(0.000000000000000000000000000001f, _e755, (_e755 > 0.000000000000000000000000000001f));
            let _e762 = (((_e735 * _e741) + (_e736 * _e742)) + (_e737 * _e743));
            let _e767 = (((_e738 * _e741) + (_e739 * _e742)) + (_e740 * _e743));
            let _e772 = (((_e735 * _e738) + (_e736 * _e739)) + (_e737 * _e740));
            let _e775 = ((_e750 * _e757) - (_e772 * _e772));
            if (_e775 > ((0.000001f * _e750) * _e757)) {
                let _e798 = (((_e772 * _e767) - (_e762 * _e757)) / _e775);
                if (_e798 > 1f) {
                    phi_9748_ = 1f;
                } else {
                    phi_9748_ = select(0f, _e798, (_e798 > 0f));
                }
                let _e803 = phi_9748_;
                phi_9775_ = _e803;
            } else {
                let _e780 = (-(_e762) / _e750);
                if (_e780 > 1f) {
                    phi_9760_ = 1f;
                } else {
                    phi_9760_ = select(0f, _e780, (_e780 > 0f));
                }
                let _e785 = phi_9760_;
                let _e787 = ((_e772 - _e762) / _e750);
                if (_e787 > 1f) {
                    phi_9772_ = 1f;
                } else {
                    phi_9772_ = select(0f, _e787, (_e787 > 0f));
                }
                let _e792 = phi_9772_;
                phi_9775_ = (0.5f * (_e785 + _e792));
            }
            let _e805 = phi_9775_;
            let _e808 = (((_e772 * _e805) + _e767) / _e757);
            if (_e808 > 1f) {
                phi_9788_ = 1f;
            } else {
                phi_9788_ = select(0f, _e808, (_e808 > 0f));
            }
            let _e813 = phi_9788_;
            if (_e808 != _e813) {
                let _e817 = (((_e772 * _e813) - _e762) / _e750);
                if (_e817 > 1f) {
                    phi_9805_ = 1f;
                } else {
                    phi_9805_ = select(0f, _e817, (_e817 > 0f));
                }
                let _e822 = phi_9805_;
                phi_9806_ = _e822;
            } else {
                phi_9806_ = _e805;
            }
            let _e824 = phi_9806_;
            phi_10073_ = vec4<f32>((1f - _e824), _e824, (_e813 - 1f), -(_e813));
        } else {
            let _e550 = (_e470.x - _e467.x);
            let _e551 = (_e470.y - _e467.y);
            let _e552 = (_e470.z - _e467.z);
            let _e553 = (_e473.x - _e467.x);
            let _e554 = (_e473.y - _e467.y);
            let _e555 = (_e473.z - _e467.z);
            let _e556 = (_e464.x - _e467.x);
            let _e557 = (_e464.y - _e467.y);
            let _e558 = (_e464.z - _e467.z);
            let _e563 = (((_e550 * _e556) + (_e551 * _e557)) + (_e552 * _e558));
            let _e568 = (((_e553 * _e556) + (_e554 * _e557)) + (_e555 * _e558));
            let _e569 = (_e464.x - _e470.x);
            let _e570 = (_e464.y - _e470.y);
            let _e571 = (_e464.z - _e470.z);
            let _e576 = (((_e550 * _e569) + (_e551 * _e570)) + (_e552 * _e571));
            let _e581 = (((_e553 * _e569) + (_e554 * _e570)) + (_e555 * _e571));
            let _e582 = (_e464.x - _e473.x);
            let _e583 = (_e464.y - _e473.y);
            let _e584 = (_e464.z - _e473.z);
            let _e589 = (((_e550 * _e582) + (_e551 * _e583)) + (_e552 * _e584));
            let _e594 = (((_e553 * _e582) + (_e554 * _e583)) + (_e555 * _e584));
            let _e597 = ((_e576 * _e594) - (_e589 * _e581));
            let _e600 = ((_e589 * _e568) - (_e563 * _e594));
            let _e603 = ((_e563 * _e581) - (_e576 * _e568));
            if (_e563 <= 0f) {
                phi_9874_ = select(true, false, (_e568 <= 0f));
            } else {
                phi_9874_ = true;
            }
            let _e608 = phi_9874_;
            if _e608 {
                if (_e576 >= 0f) {
                    phi_9887_ = select(true, false, (_e581 <= _e576));
                } else {
                    phi_9887_ = true;
                }
                let _e613 = phi_9887_;
                if _e613 {
                    if (_e603 <= 0f) {
                        if (_e563 >= 0f) {
                            let _e616 = (_e576 <= 0f);
                            if _e616 {
                                let _e617 = (_e563 - _e576);
                                let _e620 = (_e563 / select(0.000000000000000000000000000001f, _e617, (_e617 > 0.000000000000000000000000000001f)));
                                if (_e620 > 1f) {
                                    phi_9919_ = 1f;
                                } else {
                                    phi_9919_ = select(0f, _e620, (_e620 > 0f));
                                }
                                let _e625 = phi_9919_;
                                phi_9922_ = vec3<f32>((1f - _e625), _e625, 0f);
                            } else {
                                phi_9922_ = vec3<f32>();
                            }
                            let _e629 = phi_9922_;
                            phi_9924_ = _e629;
                            phi_9925_ = select(true, false, _e616);
                        } else {
                            phi_9924_ = vec3<f32>();
                            phi_9925_ = true;
                        }
                        let _e632 = phi_9924_;
                        let _e634 = phi_9925_;
                        phi_9926_ = _e632;
                        phi_9927_ = _e634;
                    } else {
                        phi_9926_ = vec3<f32>();
                        phi_9927_ = true;
                    }
                    let _e636 = phi_9926_;
                    let _e638 = phi_9927_;
                    if _e638 {
                        if (_e594 >= 0f) {
                            phi_9940_ = select(true, false, (_e589 <= _e594));
                        } else {
                            phi_9940_ = true;
                        }
                        let _e643 = phi_9940_;
                        if _e643 {
                            if (_e600 <= 0f) {
                                if (_e568 >= 0f) {
                                    let _e646 = (_e594 <= 0f);
                                    if _e646 {
                                        let _e647 = (_e568 - _e594);
                                        let _e650 = (_e568 / select(0.000000000000000000000000000001f, _e647, (_e647 > 0.000000000000000000000000000001f)));
                                        if (_e650 > 1f) {
                                            phi_9972_ = 1f;
                                        } else {
                                            phi_9972_ = select(0f, _e650, (_e650 > 0f));
                                        }
                                        let _e655 = phi_9972_;
                                        phi_9975_ = vec3<f32>((1f - _e655), 0f, _e655);
                                    } else {
                                        phi_9975_ = vec3<f32>();
                                    }
                                    let _e659 = phi_9975_;
                                    phi_9977_ = _e659;
                                    phi_9978_ = select(true, false, _e646);
                                } else {
                                    phi_9977_ = vec3<f32>();
                                    phi_9978_ = true;
                                }
                                let _e662 = phi_9977_;
                                let _e664 = phi_9978_;
                                phi_9979_ = _e662;
                                phi_9980_ = _e664;
                            } else {
                                phi_9979_ = vec3<f32>();
                                phi_9980_ = true;
                            }
                            let _e666 = phi_9979_;
                            let _e668 = phi_9980_;
                            if _e668 {
                                if (_e597 <= 0f) {
                                    if (_e581 >= _e576) {
                                        let _e671 = (_e589 >= _e594);
                                        if _e671 {
                                            let _e672 = (_e581 - _e576);
                                            let _e674 = (_e672 + (_e589 - _e594));
                                            let _e677 = (_e672 / select(0.000000000000000000000000000001f, _e674, (_e674 > 0.000000000000000000000000000001f)));
                                            if (_e677 > 1f) {
                                                phi_10015_ = 1f;
                                            } else {
                                                phi_10015_ = select(0f, _e677, (_e677 > 0f));
                                            }
                                            let _e682 = phi_10015_;
                                            phi_10018_ = vec3<f32>(0f, (1f - _e682), _e682);
                                        } else {
                                            phi_10018_ = vec3<f32>();
                                        }
                                        let _e686 = phi_10018_;
                                        phi_10020_ = _e686;
                                        phi_10021_ = select(true, false, _e671);
                                    } else {
                                        phi_10020_ = vec3<f32>();
                                        phi_10021_ = true;
                                    }
                                    let _e689 = phi_10020_;
                                    let _e691 = phi_10021_;
                                    phi_10022_ = _e689;
                                    phi_10023_ = _e691;
                                } else {
                                    phi_10022_ = vec3<f32>();
                                    phi_10023_ = true;
                                }
                                let _e693 = phi_10022_;
                                let _e695 = phi_10023_;
                                if _e695 {
                                    let _e697 = ((_e597 + _e600) + _e603);
                                    let _e700 = (1f / select(0.000000000000000000000000000001f, _e697, (_e697 > 0.000000000000000000000000000001f)));
                                    let _e701 = (_e600 * _e700);
                                    if (_e701 > 1f) {
                                        phi_10045_ = 1f;
                                    } else {
                                        phi_10045_ = select(0f, _e701, (_e701 > 0f));
                                    }
                                    let _e706 = phi_10045_;
                                    let _e707 = (_e603 * _e700);
                                    if (_e707 > 1f) {
                                        phi_10056_ = 1f;
                                    } else {
                                        phi_10056_ = select(0f, _e707, (_e707 > 0f));
                                    }
                                    let _e712 = phi_10056_;
                                    phi_10060_ = vec3<f32>(((1f - _e706) - _e712), _e706, _e712);
                                } else {
                                    phi_10060_ = _e693;
                                }
                                let _e717 = phi_10060_;
                                phi_10061_ = _e717;
                            } else {
                                phi_10061_ = _e666;
                            }
                            let _e719 = phi_10061_;
                            phi_10062_ = _e719;
                        } else {
                            phi_10062_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e721 = phi_10062_;
                        phi_10063_ = _e721;
                    } else {
                        phi_10063_ = _e636;
                    }
                    let _e723 = phi_10063_;
                    phi_10064_ = _e723;
                } else {
                    phi_10064_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e725 = phi_10064_;
                phi_10065_ = _e725;
            } else {
                phi_10065_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e727 = phi_10065_;
            phi_10073_ = vec4<f32>(1f, -(_e727.x), -(_e727.y), -(_e727.z));
        }
        let _e830 = phi_10073_;
        let _e853 = ((((_e464.x * _e830.x) + (_e467.x * _e830.y)) + (_e470.x * _e830.z)) + (_e473.x * _e830.w));
        let _e854 = ((((_e464.y * _e830.x) + (_e467.y * _e830.y)) + (_e470.y * _e830.z)) + (_e473.y * _e830.w));
        let _e855 = ((((_e464.z * _e830.x) + (_e467.z * _e830.y)) + (_e470.z * _e830.z)) + (_e473.z * _e830.w));
        let _e861 = sqrt((((_e853 * _e853) + (_e854 * _e854)) + (_e855 * _e855)));
        if (_e861 > 0.000000000000000000000000000001f) {
            let _e863 = (1f / _e861);
            phi_10120_ = vec3<f32>((_e853 * _e863), (_e854 * _e863), (_e855 * _e863));
        } else {
            phi_10120_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e869 = phi_10120_;
        let _e872 = params_1.member.member_13;
        if (_e861 < (0.001f * _e872)) {
            if _e398 {
                phi_10178_ = vec3<f32>(0f, 0f, 0f);
                phi_10179_ = _e861;
            } else {
                if (_e403 >= _e414) {
                    let _e876 = (_e470.x - _e467.x);
                    let _e877 = (_e470.y - _e467.y);
                    let _e878 = (_e470.z - _e467.z);
                    let _e879 = (_e473.x - _e467.x);
                    let _e880 = (_e473.y - _e467.y);
                    let _e881 = (_e473.z - _e467.z);
                    let _e884 = ((_e877 * _e881) - (_e880 * _e878));
                    let _e887 = ((_e878 * _e879) - (_e881 * _e876));
                    let _e890 = ((_e876 * _e880) - (_e879 * _e877));
                    let _e896 = sqrt((((_e884 * _e884) + (_e887 * _e887)) + (_e890 * _e890)));
                    if (_e896 > 0.000000000000000000000000000001f) {
                        let _e898 = (1f / _e896);
                        phi_10167_ = vec3<f32>((_e884 * _e898), (_e887 * _e898), (_e890 * _e898));
                    } else {
                        phi_10167_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e904 = phi_10167_;
                    phi_10176_ = _e904;
                    phi_10177_ = (((_e853 * _e904.x) + (_e854 * _e904.y)) + (_e855 * _e904.z));
                } else {
                    phi_10176_ = vec3<f32>(0f, 0f, 0f);
                    phi_10177_ = _e861;
                }
                let _e914 = phi_10176_;
                let _e916 = phi_10177_;
                phi_10178_ = _e914;
                phi_10179_ = _e916;
            }
            let _e918 = phi_10178_;
            let _e920 = phi_10179_;
            phi_10180_ = _e918;
            phi_10181_ = _e920;
        } else {
            phi_10180_ = _e869;
            phi_10181_ = _e861;
        }
        let _e922 = phi_10180_;
        let _e924 = phi_10181_;
        let _e935 = (((((_e830.x * _e830.x) * _e464.w) + ((_e830.y * _e830.y) * _e467.w)) + ((_e830.z * _e830.z) * _e470.w)) + ((_e830.w * _e830.w) * _e473.w));
        let _e937 = select(_e473.w, _e470.w, (_e470.w > _e473.w));
        let _e939 = select(_e937, _e467.w, (_e467.w > _e937));
        let _e942 = (0.25f * select(_e939, _e464.w, (_e464.w > _e939)));
        let _e944 = select(_e942, _e935, (_e935 > _e942));
        let _e945 = type_61(_e830, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e924 < _e872) {
            if (_e944 > 0f) {
                let _e950 = global_1[0u];
                if (_e922.x == _e950) {
                    let _e954 = global_1[1u];
                    let _e955 = (_e922.y == _e954);
                    if _e955 {
                        let _e958 = global_1[2u];
                        phi_10239_ = (_e922.z == _e958);
                    } else {
                        phi_10239_ = bool();
                    }
                    let _e961 = phi_10239_;
                    phi_10241_ = _e961;
                    phi_10242_ = select(true, false, _e955);
                } else {
                    phi_10241_ = bool();
                    phi_10242_ = true;
                }
                let _e964 = phi_10241_;
                let _e966 = phi_10242_;
                if !(select(_e964, false, _e966)) {
                    let _e987 = (((((_e464.x - _e480) * _e830.x) + ((_e467.x - _e498) * _e830.y)) + ((_e470.x - _e516) * _e830.z)) + ((_e473.x - _e534) * _e830.w));
                    let _e988 = (((((_e464.y - _e484) * _e830.x) + ((_e467.y - _e502) * _e830.y)) + ((_e470.y - _e520) * _e830.z)) + ((_e473.y - _e538) * _e830.w));
                    let _e989 = (((((_e464.z - _e488) * _e830.x) + ((_e467.z - _e506) * _e830.y)) + ((_e470.z - _e524) * _e830.z)) + ((_e473.z - _e542) * _e830.w));
                    let _e996 = (((_e987 * _e922.x) + (_e988 * _e922.y)) + (_e989 * _e922.z));
                    let _e997 = -(_e996);
                    let _e999 = select(0f, _e997, (_e997 > 0f));
                    let _e1000 = (_e872 - _e924);
                    let _e1001 = (0.5f * _e1000);
                    let _e1004 = (_e999 * (_e1000 * (8f / _e872)));
                    let _e1006 = select(_e1004, _e1001, (_e1001 > _e1004));
                    let _e1008 = select(_e1006, _e999, (_e999 < _e1006));
                    let _e1009 = (_e1001 - _e1008);
                    let _e1012 = (select(0f, _e1009, (_e1009 > 0f)) / _e944);
                    let _e1020 = (_e987 - (_e922.x * _e996));
                    let _e1021 = (_e988 - (_e922.y * _e996));
                    let _e1022 = (_e989 - (_e922.z * _e996));
                    let _e1028 = sqrt((((_e1020 * _e1020) + (_e1021 * _e1021)) + (_e1022 * _e1022)));
                    let _e1031 = params_1.member.member_15;
                    let _e1034 = (_e1031 * select(_e1008, _e1001, (_e1001 > _e1008)));
                    if (_e1028 > _e1034) {
                        phi_10351_ = (_e1034 / _e1028);
                    } else {
                        phi_10351_ = 1f;
                    }
                    let _e1038 = phi_10351_;
                    let _e1048 = (1f / _e944);
                    phi_10370_ = type_61(_e830, vec4<f32>((_e922.x * _e1012), (_e922.y * _e1012), (_e922.z * _e1012), 0f), vec4<f32>((((_e922.x * _e1008) - (_e1020 * _e1038)) * _e1048), (((_e922.y * _e1008) - (_e1021 * _e1038)) * _e1048), (((_e922.z * _e1008) - (_e1022 * _e1038)) * _e1048), 0f));
                } else {
                    phi_10370_ = _e945;
                }
                let _e1055 = phi_10370_;
                phi_10371_ = _e1055;
            } else {
                phi_10371_ = _e945;
            }
            let _e1057 = phi_10371_;
            phi_10372_ = _e1057;
        } else {
            phi_10372_ = _e945;
        }
        let _e1059 = phi_10372_;
        let _e1063 = global[0u];
        if (_e1059.member_1.x == _e1063) {
            let _e1068 = global[1u];
            if (_e1059.member_1.y == _e1068) {
                let _e1073 = global[2u];
                let _e1074 = (_e1059.member_1.z == _e1073);
                if _e1074 {
                    let _e1078 = global[3u];
                    phi_10398_ = (_e1059.member_1.w == _e1078);
                } else {
                    phi_10398_ = bool();
                }
                let _e1081 = phi_10398_;
                phi_10400_ = _e1081;
                phi_10401_ = select(true, false, _e1074);
            } else {
                phi_10400_ = bool();
                phi_10401_ = true;
            }
            let _e1084 = phi_10400_;
            let _e1086 = phi_10401_;
            phi_10402_ = _e1084;
            phi_10403_ = _e1086;
        } else {
            phi_10402_ = bool();
            phi_10403_ = true;
        }
        let _e1088 = phi_10402_;
        let _e1090 = phi_10403_;
        if !(select(_e1088, false, _e1090)) {
            phi_10448_ = true;
        } else {
            let _e1095 = global[0u];
            if (_e1059.member_2.x == _e1095) {
                let _e1100 = global[1u];
                if (_e1059.member_2.y == _e1100) {
                    let _e1105 = global[2u];
                    let _e1106 = (_e1059.member_2.z == _e1105);
                    if _e1106 {
                        let _e1110 = global[3u];
                        phi_10437_ = (_e1059.member_2.w == _e1110);
                    } else {
                        phi_10437_ = bool();
                    }
                    let _e1113 = phi_10437_;
                    phi_10439_ = _e1113;
                    phi_10440_ = select(true, false, _e1106);
                } else {
                    phi_10439_ = bool();
                    phi_10440_ = true;
                }
                let _e1116 = phi_10439_;
                let _e1118 = phi_10440_;
                phi_10441_ = _e1116;
                phi_10442_ = _e1118;
            } else {
                phi_10441_ = bool();
                phi_10442_ = true;
            }
            let _e1120 = phi_10441_;
            let _e1122 = phi_10442_;
            phi_10448_ = !(select(_e1120, false, _e1122));
        }
        let _e1126 = phi_10448_;
        if _e1126 {
            if select(_e458, true, _e460) {
            } else {
                if (_e464.w > 0f) {
                    let _e1130 = (_e1059.member.x * _e464.w);
                    let _e1145 = (32768f / _e872);
                    let _e1147 = (abs(_e1059.member.x) * 1024f);
                    if (_e1147 > 131072f) {
                        phi_10491_ = 131072f;
                    } else {
                        phi_10491_ = select(-131072f, _e1147, (_e1147 > -131072f));
                    }
                    let _e1152 = phi_10491_;
                    if (_e1152 < 0f) {
                        phi_10498_ = (_e1152 - 0.5f);
                    } else {
                        phi_10498_ = (_e1152 + 0.5f);
                    }
                    let _e1157 = phi_10498_;
                    let _e1166 = ((_e1059.member_1.x * _e1130) * _e1145);
                    if (_e1166 > 131072f) {
                        phi_10520_ = 131072f;
                    } else {
                        phi_10520_ = select(-131072f, _e1166, (_e1166 > -131072f));
                    }
                    let _e1171 = phi_10520_;
                    if (_e1171 < 0f) {
                        phi_10527_ = (_e1171 - 0.5f);
                    } else {
                        phi_10527_ = (_e1171 + 0.5f);
                    }
                    let _e1176 = phi_10527_;
                    let _e1185 = ((_e1059.member_1.y * _e1130) * _e1145);
                    if (_e1185 > 131072f) {
                        phi_10549_ = 131072f;
                    } else {
                        phi_10549_ = select(-131072f, _e1185, (_e1185 > -131072f));
                    }
                    let _e1190 = phi_10549_;
                    if (_e1190 < 0f) {
                        phi_10556_ = (_e1190 - 0.5f);
                    } else {
                        phi_10556_ = (_e1190 + 0.5f);
                    }
                    let _e1195 = phi_10556_;
                    let _e1204 = ((_e1059.member_1.z * _e1130) * _e1145);
                    if (_e1204 > 131072f) {
                        phi_10578_ = 131072f;
                    } else {
                        phi_10578_ = select(-131072f, _e1204, (_e1204 > -131072f));
                    }
                    let _e1209 = phi_10578_;
                    if (_e1209 < 0f) {
                        phi_10585_ = (_e1209 - 0.5f);
                    } else {
                        phi_10585_ = (_e1209 + 0.5f);
                    }
                    let _e1214 = phi_10585_;
                    let _e1223 = ((_e1059.member_2.x * _e1130) * _e1145);
                    if (_e1223 > 131072f) {
                        phi_10607_ = 131072f;
                    } else {
                        phi_10607_ = select(-131072f, _e1223, (_e1223 > -131072f));
                    }
                    let _e1228 = phi_10607_;
                    if (_e1228 < 0f) {
                        phi_10614_ = (_e1228 - 0.5f);
                    } else {
                        phi_10614_ = (_e1228 + 0.5f);
                    }
                    let _e1233 = phi_10614_;
                    let _e1241 = bitcast<u32>(select(0i, select(select(i32(_e1233), i32(-2147483648), (_e1233 < -2147483600f)), 2147483647i, (_e1233 > 2147483500f)), (_e1233 == _e1233)));
                    let _e1242 = ((_e1059.member_2.y * _e1130) * _e1145);
                    if (_e1242 > 131072f) {
                        phi_10636_ = 131072f;
                    } else {
                        phi_10636_ = select(-131072f, _e1242, (_e1242 > -131072f));
                    }
                    let _e1247 = phi_10636_;
                    if (_e1247 < 0f) {
                        phi_10643_ = (_e1247 - 0.5f);
                    } else {
                        phi_10643_ = (_e1247 + 0.5f);
                    }
                    let _e1252 = phi_10643_;
                    let _e1260 = bitcast<u32>(select(0i, select(select(i32(_e1252), i32(-2147483648), (_e1252 < -2147483600f)), 2147483647i, (_e1252 > 2147483500f)), (_e1252 == _e1252)));
                    let _e1261 = ((_e1059.member_2.z * _e1130) * _e1145);
                    if (_e1261 > 131072f) {
                        phi_10665_ = 131072f;
                    } else {
                        phi_10665_ = select(-131072f, _e1261, (_e1261 > -131072f));
                    }
                    let _e1266 = phi_10665_;
                    if (_e1266 < 0f) {
                        phi_10672_ = (_e1266 - 0.5f);
                    } else {
                        phi_10672_ = (_e1266 + 0.5f);
                    }
                    let _e1271 = phi_10672_;
                    let _e1279 = bitcast<u32>(select(0i, select(select(i32(_e1271), i32(-2147483648), (_e1271 < -2147483600f)), 2147483647i, (_e1271 > 2147483500f)), (_e1271 == _e1271)));
                    let _e1280 = (_e399 * 8u);
                    let _e1283 = atomicAdd((&pushes_3.member[_e1280]), bitcast<u32>(select(0i, select(select(i32(_e1176), i32(-2147483648), (_e1176 < -2147483600f)), 2147483647i, (_e1176 > 2147483500f)), (_e1176 == _e1176))));
                    let _e1287 = atomicAdd((&pushes_3.member[(_e1280 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1195), i32(-2147483648), (_e1195 < -2147483600f)), 2147483647i, (_e1195 > 2147483500f)), (_e1195 == _e1195))));
                    let _e1291 = atomicAdd((&pushes_3.member[(_e1280 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1214), i32(-2147483648), (_e1214 < -2147483600f)), 2147483647i, (_e1214 > 2147483500f)), (_e1214 == _e1214))));
                    let _e1295 = atomicAdd((&pushes_3.member[(_e1280 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1157), i32(-2147483648), (_e1157 < -2147483600f)), 2147483647i, (_e1157 > 2147483500f)), (_e1157 == _e1157))));
                    if (((_e1241 | _e1260) | _e1279) == 0u) {
                    } else {
                        let _e1302 = atomicAdd((&pushes_3.member[(_e1280 + 4u)]), _e1241);
                        let _e1306 = atomicAdd((&pushes_3.member[(_e1280 + 5u)]), _e1260);
                        let _e1310 = atomicAdd((&pushes_3.member[(_e1280 + 6u)]), _e1279);
                    }
                }
                if (_e467.w > 0f) {
                    let _e1314 = (_e1059.member.y * _e467.w);
                    let _e1329 = (32768f / _e872);
                    let _e1331 = (abs(_e1059.member.y) * 1024f);
                    if (_e1331 > 131072f) {
                        phi_10753_ = 131072f;
                    } else {
                        phi_10753_ = select(-131072f, _e1331, (_e1331 > -131072f));
                    }
                    let _e1336 = phi_10753_;
                    if (_e1336 < 0f) {
                        phi_10760_ = (_e1336 - 0.5f);
                    } else {
                        phi_10760_ = (_e1336 + 0.5f);
                    }
                    let _e1341 = phi_10760_;
                    let _e1350 = ((_e1059.member_1.x * _e1314) * _e1329);
                    if (_e1350 > 131072f) {
                        phi_10782_ = 131072f;
                    } else {
                        phi_10782_ = select(-131072f, _e1350, (_e1350 > -131072f));
                    }
                    let _e1355 = phi_10782_;
                    if (_e1355 < 0f) {
                        phi_10789_ = (_e1355 - 0.5f);
                    } else {
                        phi_10789_ = (_e1355 + 0.5f);
                    }
                    let _e1360 = phi_10789_;
                    let _e1369 = ((_e1059.member_1.y * _e1314) * _e1329);
                    if (_e1369 > 131072f) {
                        phi_10811_ = 131072f;
                    } else {
                        phi_10811_ = select(-131072f, _e1369, (_e1369 > -131072f));
                    }
                    let _e1374 = phi_10811_;
                    if (_e1374 < 0f) {
                        phi_10818_ = (_e1374 - 0.5f);
                    } else {
                        phi_10818_ = (_e1374 + 0.5f);
                    }
                    let _e1379 = phi_10818_;
                    let _e1388 = ((_e1059.member_1.z * _e1314) * _e1329);
                    if (_e1388 > 131072f) {
                        phi_10840_ = 131072f;
                    } else {
                        phi_10840_ = select(-131072f, _e1388, (_e1388 > -131072f));
                    }
                    let _e1393 = phi_10840_;
                    if (_e1393 < 0f) {
                        phi_10847_ = (_e1393 - 0.5f);
                    } else {
                        phi_10847_ = (_e1393 + 0.5f);
                    }
                    let _e1398 = phi_10847_;
                    let _e1407 = ((_e1059.member_2.x * _e1314) * _e1329);
                    if (_e1407 > 131072f) {
                        phi_10869_ = 131072f;
                    } else {
                        phi_10869_ = select(-131072f, _e1407, (_e1407 > -131072f));
                    }
                    let _e1412 = phi_10869_;
                    if (_e1412 < 0f) {
                        phi_10876_ = (_e1412 - 0.5f);
                    } else {
                        phi_10876_ = (_e1412 + 0.5f);
                    }
                    let _e1417 = phi_10876_;
                    let _e1425 = bitcast<u32>(select(0i, select(select(i32(_e1417), i32(-2147483648), (_e1417 < -2147483600f)), 2147483647i, (_e1417 > 2147483500f)), (_e1417 == _e1417)));
                    let _e1426 = ((_e1059.member_2.y * _e1314) * _e1329);
                    if (_e1426 > 131072f) {
                        phi_10898_ = 131072f;
                    } else {
                        phi_10898_ = select(-131072f, _e1426, (_e1426 > -131072f));
                    }
                    let _e1431 = phi_10898_;
                    if (_e1431 < 0f) {
                        phi_10905_ = (_e1431 - 0.5f);
                    } else {
                        phi_10905_ = (_e1431 + 0.5f);
                    }
                    let _e1436 = phi_10905_;
                    let _e1444 = bitcast<u32>(select(0i, select(select(i32(_e1436), i32(-2147483648), (_e1436 < -2147483600f)), 2147483647i, (_e1436 > 2147483500f)), (_e1436 == _e1436)));
                    let _e1445 = ((_e1059.member_2.z * _e1314) * _e1329);
                    if (_e1445 > 131072f) {
                        phi_10927_ = 131072f;
                    } else {
                        phi_10927_ = select(-131072f, _e1445, (_e1445 > -131072f));
                    }
                    let _e1450 = phi_10927_;
                    if (_e1450 < 0f) {
                        phi_10934_ = (_e1450 - 0.5f);
                    } else {
                        phi_10934_ = (_e1450 + 0.5f);
                    }
                    let _e1455 = phi_10934_;
                    let _e1463 = bitcast<u32>(select(0i, select(select(i32(_e1455), i32(-2147483648), (_e1455 < -2147483600f)), 2147483647i, (_e1455 > 2147483500f)), (_e1455 == _e1455)));
                    let _e1464 = (_e403 * 8u);
                    let _e1467 = atomicAdd((&pushes_3.member[_e1464]), bitcast<u32>(select(0i, select(select(i32(_e1360), i32(-2147483648), (_e1360 < -2147483600f)), 2147483647i, (_e1360 > 2147483500f)), (_e1360 == _e1360))));
                    let _e1471 = atomicAdd((&pushes_3.member[(_e1464 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1379), i32(-2147483648), (_e1379 < -2147483600f)), 2147483647i, (_e1379 > 2147483500f)), (_e1379 == _e1379))));
                    let _e1475 = atomicAdd((&pushes_3.member[(_e1464 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1398), i32(-2147483648), (_e1398 < -2147483600f)), 2147483647i, (_e1398 > 2147483500f)), (_e1398 == _e1398))));
                    let _e1479 = atomicAdd((&pushes_3.member[(_e1464 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1341), i32(-2147483648), (_e1341 < -2147483600f)), 2147483647i, (_e1341 > 2147483500f)), (_e1341 == _e1341))));
                    if (((_e1425 | _e1444) | _e1463) == 0u) {
                    } else {
                        let _e1486 = atomicAdd((&pushes_3.member[(_e1464 + 4u)]), _e1425);
                        let _e1490 = atomicAdd((&pushes_3.member[(_e1464 + 5u)]), _e1444);
                        let _e1494 = atomicAdd((&pushes_3.member[(_e1464 + 6u)]), _e1463);
                    }
                }
                if (_e470.w > 0f) {
                    let _e1498 = (_e1059.member.z * _e470.w);
                    let _e1513 = (32768f / _e872);
                    let _e1515 = (abs(_e1059.member.z) * 1024f);
                    if (_e1515 > 131072f) {
                        phi_11015_ = 131072f;
                    } else {
                        phi_11015_ = select(-131072f, _e1515, (_e1515 > -131072f));
                    }
                    let _e1520 = phi_11015_;
                    if (_e1520 < 0f) {
                        phi_11022_ = (_e1520 - 0.5f);
                    } else {
                        phi_11022_ = (_e1520 + 0.5f);
                    }
                    let _e1525 = phi_11022_;
                    let _e1534 = ((_e1059.member_1.x * _e1498) * _e1513);
                    if (_e1534 > 131072f) {
                        phi_11044_ = 131072f;
                    } else {
                        phi_11044_ = select(-131072f, _e1534, (_e1534 > -131072f));
                    }
                    let _e1539 = phi_11044_;
                    if (_e1539 < 0f) {
                        phi_11051_ = (_e1539 - 0.5f);
                    } else {
                        phi_11051_ = (_e1539 + 0.5f);
                    }
                    let _e1544 = phi_11051_;
                    let _e1553 = ((_e1059.member_1.y * _e1498) * _e1513);
                    if (_e1553 > 131072f) {
                        phi_11073_ = 131072f;
                    } else {
                        phi_11073_ = select(-131072f, _e1553, (_e1553 > -131072f));
                    }
                    let _e1558 = phi_11073_;
                    if (_e1558 < 0f) {
                        phi_11080_ = (_e1558 - 0.5f);
                    } else {
                        phi_11080_ = (_e1558 + 0.5f);
                    }
                    let _e1563 = phi_11080_;
                    let _e1572 = ((_e1059.member_1.z * _e1498) * _e1513);
                    if (_e1572 > 131072f) {
                        phi_11102_ = 131072f;
                    } else {
                        phi_11102_ = select(-131072f, _e1572, (_e1572 > -131072f));
                    }
                    let _e1577 = phi_11102_;
                    if (_e1577 < 0f) {
                        phi_11109_ = (_e1577 - 0.5f);
                    } else {
                        phi_11109_ = (_e1577 + 0.5f);
                    }
                    let _e1582 = phi_11109_;
                    let _e1591 = ((_e1059.member_2.x * _e1498) * _e1513);
                    if (_e1591 > 131072f) {
                        phi_11131_ = 131072f;
                    } else {
                        phi_11131_ = select(-131072f, _e1591, (_e1591 > -131072f));
                    }
                    let _e1596 = phi_11131_;
                    if (_e1596 < 0f) {
                        phi_11138_ = (_e1596 - 0.5f);
                    } else {
                        phi_11138_ = (_e1596 + 0.5f);
                    }
                    let _e1601 = phi_11138_;
                    let _e1609 = bitcast<u32>(select(0i, select(select(i32(_e1601), i32(-2147483648), (_e1601 < -2147483600f)), 2147483647i, (_e1601 > 2147483500f)), (_e1601 == _e1601)));
                    let _e1610 = ((_e1059.member_2.y * _e1498) * _e1513);
                    if (_e1610 > 131072f) {
                        phi_11160_ = 131072f;
                    } else {
                        phi_11160_ = select(-131072f, _e1610, (_e1610 > -131072f));
                    }
                    let _e1615 = phi_11160_;
                    if (_e1615 < 0f) {
                        phi_11167_ = (_e1615 - 0.5f);
                    } else {
                        phi_11167_ = (_e1615 + 0.5f);
                    }
                    let _e1620 = phi_11167_;
                    let _e1628 = bitcast<u32>(select(0i, select(select(i32(_e1620), i32(-2147483648), (_e1620 < -2147483600f)), 2147483647i, (_e1620 > 2147483500f)), (_e1620 == _e1620)));
                    let _e1629 = ((_e1059.member_2.z * _e1498) * _e1513);
                    if (_e1629 > 131072f) {
                        phi_11189_ = 131072f;
                    } else {
                        phi_11189_ = select(-131072f, _e1629, (_e1629 > -131072f));
                    }
                    let _e1634 = phi_11189_;
                    if (_e1634 < 0f) {
                        phi_11196_ = (_e1634 - 0.5f);
                    } else {
                        phi_11196_ = (_e1634 + 0.5f);
                    }
                    let _e1639 = phi_11196_;
                    let _e1647 = bitcast<u32>(select(0i, select(select(i32(_e1639), i32(-2147483648), (_e1639 < -2147483600f)), 2147483647i, (_e1639 > 2147483500f)), (_e1639 == _e1639)));
                    let _e1648 = (_e407 * 8u);
                    let _e1651 = atomicAdd((&pushes_3.member[_e1648]), bitcast<u32>(select(0i, select(select(i32(_e1544), i32(-2147483648), (_e1544 < -2147483600f)), 2147483647i, (_e1544 > 2147483500f)), (_e1544 == _e1544))));
                    let _e1655 = atomicAdd((&pushes_3.member[(_e1648 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1563), i32(-2147483648), (_e1563 < -2147483600f)), 2147483647i, (_e1563 > 2147483500f)), (_e1563 == _e1563))));
                    let _e1659 = atomicAdd((&pushes_3.member[(_e1648 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1582), i32(-2147483648), (_e1582 < -2147483600f)), 2147483647i, (_e1582 > 2147483500f)), (_e1582 == _e1582))));
                    let _e1663 = atomicAdd((&pushes_3.member[(_e1648 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1525), i32(-2147483648), (_e1525 < -2147483600f)), 2147483647i, (_e1525 > 2147483500f)), (_e1525 == _e1525))));
                    if (((_e1609 | _e1628) | _e1647) == 0u) {
                    } else {
                        let _e1670 = atomicAdd((&pushes_3.member[(_e1648 + 4u)]), _e1609);
                        let _e1674 = atomicAdd((&pushes_3.member[(_e1648 + 5u)]), _e1628);
                        let _e1678 = atomicAdd((&pushes_3.member[(_e1648 + 6u)]), _e1647);
                    }
                }
                if (_e473.w > 0f) {
                    let _e1682 = (_e1059.member.w * _e473.w);
                    let _e1697 = (32768f / _e872);
                    let _e1699 = (abs(_e1059.member.w) * 1024f);
                    if (_e1699 > 131072f) {
                        phi_11277_ = 131072f;
                    } else {
                        phi_11277_ = select(-131072f, _e1699, (_e1699 > -131072f));
                    }
                    let _e1704 = phi_11277_;
                    if (_e1704 < 0f) {
                        phi_11284_ = (_e1704 - 0.5f);
                    } else {
                        phi_11284_ = (_e1704 + 0.5f);
                    }
                    let _e1709 = phi_11284_;
                    let _e1718 = ((_e1059.member_1.x * _e1682) * _e1697);
                    if (_e1718 > 131072f) {
                        phi_11306_ = 131072f;
                    } else {
                        phi_11306_ = select(-131072f, _e1718, (_e1718 > -131072f));
                    }
                    let _e1723 = phi_11306_;
                    if (_e1723 < 0f) {
                        phi_11313_ = (_e1723 - 0.5f);
                    } else {
                        phi_11313_ = (_e1723 + 0.5f);
                    }
                    let _e1728 = phi_11313_;
                    let _e1737 = ((_e1059.member_1.y * _e1682) * _e1697);
                    if (_e1737 > 131072f) {
                        phi_11335_ = 131072f;
                    } else {
                        phi_11335_ = select(-131072f, _e1737, (_e1737 > -131072f));
                    }
                    let _e1742 = phi_11335_;
                    if (_e1742 < 0f) {
                        phi_11342_ = (_e1742 - 0.5f);
                    } else {
                        phi_11342_ = (_e1742 + 0.5f);
                    }
                    let _e1747 = phi_11342_;
                    let _e1756 = ((_e1059.member_1.z * _e1682) * _e1697);
                    if (_e1756 > 131072f) {
                        phi_11364_ = 131072f;
                    } else {
                        phi_11364_ = select(-131072f, _e1756, (_e1756 > -131072f));
                    }
                    let _e1761 = phi_11364_;
                    if (_e1761 < 0f) {
                        phi_11371_ = (_e1761 - 0.5f);
                    } else {
                        phi_11371_ = (_e1761 + 0.5f);
                    }
                    let _e1766 = phi_11371_;
                    let _e1775 = ((_e1059.member_2.x * _e1682) * _e1697);
                    if (_e1775 > 131072f) {
                        phi_11393_ = 131072f;
                    } else {
                        phi_11393_ = select(-131072f, _e1775, (_e1775 > -131072f));
                    }
                    let _e1780 = phi_11393_;
                    if (_e1780 < 0f) {
                        phi_11400_ = (_e1780 - 0.5f);
                    } else {
                        phi_11400_ = (_e1780 + 0.5f);
                    }
                    let _e1785 = phi_11400_;
                    let _e1793 = bitcast<u32>(select(0i, select(select(i32(_e1785), i32(-2147483648), (_e1785 < -2147483600f)), 2147483647i, (_e1785 > 2147483500f)), (_e1785 == _e1785)));
                    let _e1794 = ((_e1059.member_2.y * _e1682) * _e1697);
                    if (_e1794 > 131072f) {
                        phi_11422_ = 131072f;
                    } else {
                        phi_11422_ = select(-131072f, _e1794, (_e1794 > -131072f));
                    }
                    let _e1799 = phi_11422_;
                    if (_e1799 < 0f) {
                        phi_11429_ = (_e1799 - 0.5f);
                    } else {
                        phi_11429_ = (_e1799 + 0.5f);
                    }
                    let _e1804 = phi_11429_;
                    let _e1812 = bitcast<u32>(select(0i, select(select(i32(_e1804), i32(-2147483648), (_e1804 < -2147483600f)), 2147483647i, (_e1804 > 2147483500f)), (_e1804 == _e1804)));
                    let _e1813 = ((_e1059.member_2.z * _e1682) * _e1697);
                    if (_e1813 > 131072f) {
                        phi_11451_ = 131072f;
                    } else {
                        phi_11451_ = select(-131072f, _e1813, (_e1813 > -131072f));
                    }
                    let _e1818 = phi_11451_;
                    if (_e1818 < 0f) {
                        phi_11458_ = (_e1818 - 0.5f);
                    } else {
                        phi_11458_ = (_e1818 + 0.5f);
                    }
                    let _e1823 = phi_11458_;
                    let _e1831 = bitcast<u32>(select(0i, select(select(i32(_e1823), i32(-2147483648), (_e1823 < -2147483600f)), 2147483647i, (_e1823 > 2147483500f)), (_e1823 == _e1823)));
                    let _e1832 = (_e411 * 8u);
                    let _e1835 = atomicAdd((&pushes_3.member[_e1832]), bitcast<u32>(select(0i, select(select(i32(_e1728), i32(-2147483648), (_e1728 < -2147483600f)), 2147483647i, (_e1728 > 2147483500f)), (_e1728 == _e1728))));
                    let _e1839 = atomicAdd((&pushes_3.member[(_e1832 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1747), i32(-2147483648), (_e1747 < -2147483600f)), 2147483647i, (_e1747 > 2147483500f)), (_e1747 == _e1747))));
                    let _e1843 = atomicAdd((&pushes_3.member[(_e1832 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1766), i32(-2147483648), (_e1766 < -2147483600f)), 2147483647i, (_e1766 > 2147483500f)), (_e1766 == _e1766))));
                    let _e1847 = atomicAdd((&pushes_3.member[(_e1832 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1709), i32(-2147483648), (_e1709 < -2147483600f)), 2147483647i, (_e1709 > 2147483500f)), (_e1709 == _e1709))));
                    if (((_e1793 | _e1812) | _e1831) == 0u) {
                    } else {
                        let _e1854 = atomicAdd((&pushes_3.member[(_e1832 + 4u)]), _e1793);
                        let _e1858 = atomicAdd((&pushes_3.member[(_e1832 + 5u)]), _e1812);
                        let _e1862 = atomicAdd((&pushes_3.member[(_e1832 + 6u)]), _e1831);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11536_: u32;
    var phi_11561_: u32;
    var phi_11564_: f32;
    var phi_11566_: u32;
    var phi_11562_: u32;
    var phi_11565_: f32;
    var phi_11567_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11612_: u32;
    var phi_11615_: f32;
    var phi_11617_: u32;
    var phi_11613_: u32;
    var phi_11616_: f32;
    var phi_11618_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11656_: type_77;
    var phi_11664_: u32;
    var phi_11667_: u32;
    var phi_11665_: u32;
    var phi_11668_: u32;
    var local_51: u32;
    var phi_11728_: u32;
    var phi_11731_: u32;
    var phi_11729_: u32;
    var phi_11732_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11785_: vec2<u32>;
    var phi_11804_: vec2<u32>;
    var phi_11828_: vec2<u32>;
    var phi_11837_: vec2<u32>;
    var phi_11840_: vec2<u32>;
    var phi_11864_: u32;
    var phi_11881_: vec2<u32>;
    var phi_11909_: vec2<u32>;
    var phi_11932_: vec2<u32>;
    var phi_11941_: vec2<u32>;
    var phi_11944_: vec2<u32>;
    var phi_11968_: u32;
    var phi_11985_: vec2<u32>;
    var phi_12050_: vec2<u32>;
    var phi_12059_: vec2<u32>;
    var phi_11942_: vec2<u32>;
    var phi_11945_: vec2<u32>;
    var phi_11838_: vec2<u32>;
    var phi_11841_: vec2<u32>;
    var phi_12074_: u32;
    var phi_12077_: f32;
    var phi_12115_: f32;
    var phi_12075_: u32;
    var phi_12078_: f32;
    var phi_12134_: vec2<u32>;
    var phi_12139_: vec2<u32>;
    var phi_12142_: u32;
    var phi_12180_: f32;
    var local_54: f32;
    var phi_12204_: vec2<u32>;
    var phi_12206_: vec2<u32>;
    var phi_12140_: vec2<u32>;
    var phi_12143_: u32;
    var phi_12211_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_2.member.member;
    let _e386 = (_e382 < _e385);
    if _e386 {
        phi_11536_ = _e382;
    } else {
        phi_11536_ = (_e385 - 1u);
    }
    let _e389 = phi_11536_;
    let _e392 = spheres.member[_e389];
    let _e398 = kept_centers.member[0u];
    let _e402 = (_e392.x - _e398.x);
    let _e403 = (_e392.y - _e398.y);
    let _e404 = (_e392.z - _e398.z);
    let _e409 = (((_e402 * _e402) + (_e403 * _e403)) + (_e404 * _e404));
    phi_11561_ = 0u;
    phi_11564_ = select(_e409, 0.000000000001f, (_e409 < 0.000000000001f));
    phi_11566_ = 0u;
    loop {
        let _e413 = phi_11561_;
        let _e415 = phi_11564_;
        let _e417 = phi_11566_;
        local_47 = _e417;
        local_48 = _e415;
        local_55 = _e415;
        local_56 = _e417;
        let _e418 = (_e413 < 32u);
        if _e418 {
            let _e421 = kept_centers.member[_e413];
            let _e425 = (_e392.x - _e421.x);
            let _e426 = (_e392.y - _e421.y);
            let _e427 = (_e392.z - _e421.z);
            let _e432 = (((_e425 * _e425) + (_e426 * _e426)) + (_e427 * _e427));
            let _e434 = select(_e432, 0.000000000001f, (_e432 < 0.000000000001f));
            let _e435 = (_e434 < _e415);
            phi_11562_ = (_e413 + 1u);
            phi_11565_ = select(_e415, _e434, _e435);
            phi_11567_ = select(_e417, _e413, _e435);
        } else {
            break;
        }
        let _e440 = phi_11562_;
        let _e442 = phi_11565_;
        let _e444 = phi_11567_;
        continue;
        continuing {
            phi_11561_ = _e440;
            phi_11564_ = _e442;
            phi_11566_ = _e444;
        }
    }
    let _e447 = local_47;
    let _e449 = local_48;
    let _e453 = params_2.member.member_1;
    let _e454 = (_e453 > 32u);
    if _e454 {
        phi_11612_ = 0u;
        let _e924 = local_55;
        phi_11615_ = _e924;
        let _e927 = local_56;
        phi_11617_ = _e927;
        loop {
            let _e456 = phi_11612_;
            let _e458 = phi_11615_;
            let _e460 = phi_11617_;
            local_49 = _e460;
            local_50 = _e458;
            let _e461 = (_e456 < 32u);
            if _e461 {
                let _e462 = (32u + _e456);
                let _e465 = kept_centers.member[_e462];
                let _e469 = (_e392.x - _e465.x);
                let _e470 = (_e392.y - _e465.y);
                let _e471 = (_e392.z - _e465.z);
                let _e476 = (((_e469 * _e469) + (_e470 * _e470)) + (_e471 * _e471));
                let _e478 = select(_e476, 0.000000000001f, (_e476 < 0.000000000001f));
                let _e479 = (_e478 < _e458);
                phi_11613_ = (_e456 + 1u);
                phi_11616_ = select(_e458, _e478, _e479);
                phi_11618_ = select(_e460, _e462, _e479);
            } else {
                break;
            }
            let _e484 = phi_11613_;
            let _e486 = phi_11616_;
            let _e488 = phi_11618_;
            continue;
            continuing {
                phi_11612_ = _e484;
                phi_11615_ = _e486;
                phi_11617_ = _e488;
            }
        }
        let _e491 = local_49;
        let _e493 = local_50;
        phi_11656_ = type_77(_e491, _e493);
    } else {
        phi_11656_ = type_77(_e447, _e449);
    }
    let _e496 = phi_11656_;
    let _e500 = kept_centers.member[_e496.member];
    phi_11664_ = 0u;
    phi_11667_ = 0u;
    loop {
        let _e505 = phi_11664_;
        let _e507 = phi_11667_;
        local_51 = _e507;
        local_52 = _e507;
        let _e508 = (_e505 < 32u);
        if _e508 {
            let _e512 = kept_centers.member[_e505];
            let _e516 = (_e392.x - _e512.x);
            let _e517 = (_e392.y - _e512.y);
            let _e518 = (_e392.z - _e512.z);
            let _e524 = (_e392.x - _e500.x);
            let _e525 = (_e392.y - _e500.y);
            let _e526 = (_e392.z - _e500.z);
            let _e534 = (_e500.x - _e512.x);
            let _e535 = (_e500.y - _e512.y);
            let _e536 = (_e500.z - _e512.z);
            phi_11665_ = (_e505 + 1u);
            phi_11668_ = (_e507 | (select(0u, 1u, (((((_e516 * _e516) + (_e517 * _e517)) + (_e518 * _e518)) - (((_e524 * _e524) + (_e525 * _e525)) + (_e526 * _e526))) <= (((2f * _e392.w) * sqrt((((_e534 * _e534) + (_e535 * _e535)) + (_e536 * _e536)))) + 0.000030517578f))) << bitcast<u32>((_e505 & 31u))));
        } else {
            break;
        }
        let _e553 = phi_11665_;
        let _e555 = phi_11668_;
        continue;
        continuing {
            phi_11664_ = _e553;
            phi_11667_ = _e555;
        }
    }
    let _e558 = local_51;
    if _e454 {
        phi_11728_ = 0u;
        phi_11731_ = 0u;
        loop {
            let _e561 = phi_11728_;
            let _e563 = phi_11731_;
            local_53 = _e563;
            let _e564 = (_e561 < 32u);
            if _e564 {
                let _e569 = kept_centers.member[(32u + _e561)];
                let _e573 = (_e392.x - _e569.x);
                let _e574 = (_e392.y - _e569.y);
                let _e575 = (_e392.z - _e569.z);
                let _e581 = (_e392.x - _e500.x);
                let _e582 = (_e392.y - _e500.y);
                let _e583 = (_e392.z - _e500.z);
                let _e591 = (_e500.x - _e569.x);
                let _e592 = (_e500.y - _e569.y);
                let _e593 = (_e500.z - _e569.z);
                phi_11729_ = (_e561 + 1u);
                phi_11732_ = (_e563 | (select(0u, 1u, (((((_e573 * _e573) + (_e574 * _e574)) + (_e575 * _e575)) - (((_e581 * _e581) + (_e582 * _e582)) + (_e583 * _e583))) <= (((2f * _e392.w) * sqrt((((_e591 * _e591) + (_e592 * _e592)) + (_e593 * _e593)))) + 0.000030517578f))) << bitcast<u32>((_e561 & 31u))));
            } else {
                break;
            }
            let _e610 = phi_11729_;
            let _e612 = phi_11732_;
            continue;
            continuing {
                phi_11728_ = _e610;
                phi_11731_ = _e612;
            }
        }
        let _e615 = local_52;
        let _e617 = local_53;
        phi_11785_ = vec2<u32>(_e615, _e617);
    } else {
        phi_11785_ = vec2<u32>(_e558, 0u);
    }
    let _e620 = phi_11785_;
    let _e624 = (1u << bitcast<u32>(((_e496.member % 32u) & 31u)));
    let _e625 = (_e496.member < 32u);
    if _e625 {
        phi_11804_ = vec2<u32>(_e624, 0u);
    } else {
        phi_11804_ = vec2<u32>(0u, _e624);
    }
    let _e629 = phi_11804_;
    let _e634 = (_e620.x | _e629.x);
    let _e635 = (_e620.y | _e629.y);
    if _e625 {
        phi_11828_ = vec2<u32>(_e624, 0u);
    } else {
        phi_11828_ = vec2<u32>(0u, _e624);
    }
    let _e640 = phi_11828_;
    phi_11837_ = vec2<u32>((_e634 & ~(_e640.x)), (_e635 & ~(_e640.y)));
    phi_11840_ = (_e620 | _e629);
    loop {
        let _e649 = phi_11837_;
        let _e651 = phi_11840_;
        local_59 = _e651;
        let _e655 = ((_e649.x | _e649.y) == 0u);
        if _e655 {
            phi_11838_ = vec2<u32>();
            phi_11841_ = vec2<u32>();
        } else {
            let _e656 = (_e649.x == 0u);
            if _e656 {
                phi_11864_ = (32u + select(firstTrailingBit(_e649.y), 32u, (_e649.y == 0u)));
            } else {
                phi_11864_ = select(firstTrailingBit(_e649.x), 32u, _e656);
            }
            let _e664 = phi_11864_;
            let _e668 = (1u << bitcast<u32>(((_e664 % 32u) & 31u)));
            let _e669 = (_e664 < 32u);
            if _e669 {
                phi_11881_ = vec2<u32>(_e668, 0u);
            } else {
                phi_11881_ = vec2<u32>(0u, _e668);
            }
            let _e673 = phi_11881_;
            let _e682 = kept_centers.member[_e664];
            if _e625 {
                phi_11909_ = vec2<u32>(_e624, 0u);
            } else {
                phi_11909_ = vec2<u32>(0u, _e624);
            }
            let _e689 = phi_11909_;
            if _e669 {
                phi_11932_ = vec2<u32>(_e668, 0u);
            } else {
                phi_11932_ = vec2<u32>(0u, _e668);
            }
            let _e699 = phi_11932_;
            phi_11941_ = vec2<u32>(((_e634 & ~(_e689.x)) & ~(_e699.x)), ((_e635 & ~(_e689.y)) & ~(_e699.y)));
            phi_11944_ = _e651;
            loop {
                let _e708 = phi_11941_;
                let _e710 = phi_11944_;
                local_57 = _e710;
                let _e714 = ((_e708.x | _e708.y) == 0u);
                if _e714 {
                    phi_11942_ = vec2<u32>();
                    phi_11945_ = vec2<u32>();
                } else {
                    let _e715 = (_e708.x == 0u);
                    if _e715 {
                        phi_11968_ = (32u + select(firstTrailingBit(_e708.y), 32u, (_e708.y == 0u)));
                    } else {
                        phi_11968_ = select(firstTrailingBit(_e708.x), 32u, _e715);
                    }
                    let _e723 = phi_11968_;
                    let _e727 = (1u << bitcast<u32>(((_e723 % 32u) & 31u)));
                    if (_e723 < 32u) {
                        phi_11985_ = vec2<u32>(_e727, 0u);
                    } else {
                        phi_11985_ = vec2<u32>(0u, _e727);
                    }
                    let _e732 = phi_11985_;
                    let _e742 = kept_centers.member[_e723];
                    let _e746 = (_e392.x - _e682.x);
                    let _e747 = (_e392.y - _e682.y);
                    let _e748 = (_e392.z - _e682.z);
                    let _e754 = (_e392.x - _e742.x);
                    let _e755 = (_e392.y - _e742.y);
                    let _e756 = (_e392.z - _e742.z);
                    let _e764 = (_e742.x - _e682.x);
                    let _e765 = (_e742.y - _e682.y);
                    let _e766 = (_e742.z - _e682.z);
                    let _e775 = (((((_e746 * _e746) + (_e747 * _e747)) + (_e748 * _e748)) - (((_e754 * _e754) + (_e755 * _e755)) + (_e756 * _e756))) <= (((2f * _e392.w) * sqrt((((_e764 * _e764) + (_e765 * _e765)) + (_e766 * _e766)))) + 0.000030517578f));
                    if _e775 {
                        phi_12059_ = _e710;
                    } else {
                        if _e669 {
                            phi_12050_ = vec2<u32>(_e668, 0u);
                        } else {
                            phi_12050_ = vec2<u32>(0u, _e668);
                        }
                        let _e779 = phi_12050_;
                        phi_12059_ = (_e710 & vec2<u32>(~(_e779.x), ~(_e779.y)));
                    }
                    let _e787 = phi_12059_;
                    phi_11942_ = select(vec2<u32>(0u, 0u), (_e708 & vec2<u32>(~(_e732.x), ~(_e732.y))), vec2(_e775));
                    phi_11945_ = _e787;
                }
                let _e791 = phi_11942_;
                let _e793 = phi_11945_;
                continue;
                continuing {
                    phi_11941_ = _e791;
                    phi_11944_ = _e793;
                    break if !(select(true, false, _e714));
                }
            }
            phi_11838_ = (_e649 & vec2<u32>(~(_e673.x), ~(_e673.y)));
            let _e965 = local_57;
            phi_11841_ = _e965;
        }
        let _e797 = phi_11838_;
        let _e799 = phi_11841_;
        continue;
        continuing {
            phi_11837_ = _e797;
            phi_11840_ = _e799;
            break if !(select(true, false, _e655));
        }
    }
    let _e804 = params_2.member.member_8;
    if (_e804 > 0f) {
        phi_12074_ = 0u;
        phi_12077_ = 0f;
        loop {
            let _e808 = phi_12074_;
            let _e810 = phi_12077_;
            local_54 = _e810;
            let _e811 = (_e808 < _e453);
            if _e811 {
                let _e814 = kept_centers.member[_e808];
                let _e818 = (_e392.x - _e814.x);
                let _e819 = (_e392.y - _e814.y);
                let _e820 = (_e392.z - _e814.z);
                let _e825 = (((_e818 * _e818) + (_e819 * _e819)) + (_e820 * _e820));
                let _e830 = params_2.member.member_6;
                let _e831 = (_e496.member_1 / select(_e825, 0.000000000001f, (_e825 < 0.000000000001f)));
                if (_e830 == 2f) {
                    phi_12115_ = _e831;
                } else {
                    phi_12115_ = pow(_e831, (1f / (_e830 - 1f)));
                }
                let _e837 = phi_12115_;
                phi_12075_ = (_e808 + 1u);
                phi_12078_ = (_e810 + _e837);
            } else {
                break;
            }
            let _e841 = phi_12075_;
            let _e843 = phi_12078_;
            continue;
            continuing {
                phi_12074_ = _e841;
                phi_12077_ = _e843;
            }
        }
        if _e625 {
            phi_12134_ = vec2<u32>(_e624, 0u);
        } else {
            phi_12134_ = vec2<u32>(0u, _e624);
        }
        let _e848 = phi_12134_;
        phi_12139_ = _e848;
        phi_12142_ = 0u;
        loop {
            let _e850 = phi_12139_;
            let _e852 = phi_12142_;
            local_58 = _e850;
            let _e853 = (_e852 < _e453);
            if _e853 {
                let _e856 = kept_centers.member[_e852];
                let _e860 = (_e392.x - _e856.x);
                let _e861 = (_e392.y - _e856.y);
                let _e862 = (_e392.z - _e856.z);
                let _e867 = (((_e860 * _e860) + (_e861 * _e861)) + (_e862 * _e862));
                let _e872 = params_2.member.member_6;
                let _e873 = (_e496.member_1 / select(_e867, 0.000000000001f, (_e867 < 0.000000000001f)));
                if (_e872 == 2f) {
                    phi_12180_ = _e873;
                } else {
                    phi_12180_ = pow(_e873, (1f / (_e872 - 1f)));
                }
                let _e879 = phi_12180_;
                let _e881 = local_54;
                if (_e879 > (_e804 * _e881)) {
                    let _e887 = (1u << bitcast<u32>(((_e852 % 32u) & 31u)));
                    if (_e852 < 32u) {
                        phi_12204_ = vec2<u32>(_e887, 0u);
                    } else {
                        phi_12204_ = vec2<u32>(0u, _e887);
                    }
                    let _e892 = phi_12204_;
                    phi_12206_ = (_e850 | _e892);
                } else {
                    phi_12206_ = _e850;
                }
                let _e895 = phi_12206_;
                phi_12140_ = _e895;
                phi_12143_ = (_e852 + 1u);
            } else {
                break;
            }
            let _e898 = phi_12140_;
            let _e900 = phi_12143_;
            continue;
            continuing {
                phi_12139_ = _e898;
                phi_12142_ = _e900;
            }
        }
        let _e982 = local_58;
        phi_12211_ = _e982;
    } else {
        let _e984 = local_59;
        phi_12211_ = _e984;
    }
    let _e903 = phi_12211_;
    if _e386 {
        let _e906 = tags.member[_e382];
        tags.member[_e382] = vec4<u32>(_e903.x, _e903.y, _e906.z, _e906.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_12250_: u32;
    var phi_12282_: vec2<u32>;
    var phi_12307_: u32;
    var phi_12326_: vec2<u32>;
    var phi_12283_: vec2<u32>;
    var phi_12251_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e374.z] = _e373.x;
    let _e382 = local_60[(_e375.z - 1u)];
    let _e388 = (_e382 < 65u);
    if _e388 {
        atomicStore((&counts_1[_e382]), 0u);
    }
    workgroupBarrier();
    phi_12250_ = _e382;
    loop {
        let _e391 = phi_12250_;
        let _e392 = (_e391 < 4096u);
        if _e392 {
            let _e394 = (((_e374.x + (_e374.y * _e375.x)) * 4096u) + _e391);
            let _e397 = params_2.member.member;
            if (_e394 < _e397) {
                let _e401 = tags_1.member[_e394];
                if ((countOneBits(_e401.x) + countOneBits(_e401.y)) > 1u) {
                    let _e410 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_12282_ = vec2<u32>(_e401.x, _e401.y);
                loop {
                    let _e412 = phi_12282_;
                    let _e416 = ((_e412.x | _e412.y) == 0u);
                    if _e416 {
                        phi_12283_ = vec2<u32>();
                    } else {
                        let _e417 = (_e412.x == 0u);
                        if _e417 {
                            phi_12307_ = (32u + select(firstTrailingBit(_e412.y), 32u, (_e412.y == 0u)));
                        } else {
                            phi_12307_ = select(firstTrailingBit(_e412.x), 32u, _e417);
                        }
                        let _e425 = phi_12307_;
                        let _e427 = atomicAdd((&counts_1[_e425]), 1u);
                        let _e431 = (1u << bitcast<u32>(((_e425 % 32u) & 31u)));
                        if (_e425 < 32u) {
                            phi_12326_ = vec2<u32>(_e431, 0u);
                        } else {
                            phi_12326_ = vec2<u32>(0u, _e431);
                        }
                        let _e436 = phi_12326_;
                        phi_12283_ = (_e412 & vec2<u32>(~(_e436.x), ~(_e436.y)));
                    }
                    let _e444 = phi_12283_;
                    continue;
                    continuing {
                        phi_12282_ = _e444;
                        break if !(select(true, false, _e416));
                    }
                }
            }
            phi_12251_ = (_e391 + (256u * _e375.z));
        } else {
            break;
        }
        let _e450 = phi_12251_;
        continue;
        continuing {
            phi_12250_ = _e450;
        }
    }
    workgroupBarrier();
    if _e388 {
        let _e453 = atomicLoad((&counts_1[_e382]));
        if (_e453 > 0u) {
            let _e457 = atomicAdd((&sizes.member[_e382]), _e453);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12415_: u32;
    var phi_12416_: u32;
    var phi_12436_: vec2<u32>;
    var phi_12437_: vec4<u32>;
    var phi_12438_: vec2<u32>;
    var phi_12439_: vec4<u32>;
    var phi_12445_: u32;
    var phi_12447_: u32;
    var phi_12450_: u32;
    var phi_12470_: u32;
    var phi_12448_: u32;
    var phi_12451_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12482_: u32;
    var phi_12485_: u32;
    var phi_12483_: u32;
    var phi_12486_: u32;
    var phi_12533_: u32;
    var phi_12534_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12554_: u32;
    var phi_12555_: u32;
    var local_67: u32;
    var phi_12571_: u32;
    var phi_12574_: u32;
    var phi_12572_: u32;
    var phi_12575_: u32;
    var phi_12622_: u32;
    var phi_12623_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12643_: u32;
    var phi_12644_: u32;
    var local_71: u32;
    var phi_12660_: u32;
    var phi_12663_: u32;
    var phi_12661_: u32;
    var phi_12664_: u32;
    var phi_12711_: u32;
    var phi_12712_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12732_: u32;
    var phi_12733_: u32;
    var local_75: u32;
    var phi_12749_: u32;
    var phi_12752_: u32;
    var phi_12750_: u32;
    var phi_12753_: u32;
    var phi_12800_: u32;
    var phi_12801_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12821_: u32;
    var phi_12822_: u32;
    var local_79: u32;
    var phi_12838_: u32;
    var phi_12841_: u32;
    var phi_12839_: u32;
    var phi_12842_: u32;
    var phi_12889_: u32;
    var phi_12890_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12910_: u32;
    var phi_12911_: u32;
    var local_83: u32;
    var phi_12927_: u32;
    var phi_12930_: u32;
    var phi_12928_: u32;
    var phi_12931_: u32;
    var phi_12978_: u32;
    var phi_12979_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_12999_: u32;
    var phi_13000_: u32;
    var local_87: u32;
    var phi_13016_: u32;
    var phi_13019_: u32;
    var phi_13017_: u32;
    var phi_13020_: u32;
    var phi_13067_: u32;
    var phi_13068_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_13088_: u32;
    var phi_13089_: u32;
    var local_91: u32;
    var phi_13105_: u32;
    var phi_13108_: u32;
    var phi_13106_: u32;
    var phi_13109_: u32;
    var phi_13156_: u32;
    var phi_13157_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_13177_: u32;
    var phi_13178_: u32;
    var local_95: u32;
    var phi_13221_: bool;
    var phi_13227_: type_56;
    var phi_13230_: u32;
    var phi_13246_: type_56;
    var phi_13249_: u32;
    var phi_13251_: u32;
    var phi_13298_: bool;
    var phi_13312_: u32;
    var phi_13315_: u32;
    var phi_13334_: u32;
    var phi_13313_: u32;
    var phi_13316_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_13343_: bool;
    var phi_13344_: bool;
    var phi_13345_: bool;
    var phi_13346_: bool;
    var phi_13357_: type_56;
    var phi_13358_: u32;
    var phi_13247_: type_56;
    var phi_13250_: u32;
    var phi_13252_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_56;
    var local_101: type_56;
    var phi_13375_: type_56;
    var phi_13228_: type_56;
    var phi_13231_: u32;
    var local_102: type_56;
    var phi_13389_: u32;
    var phi_13392_: u32;
    var phi_13390_: u32;
    var phi_13393_: u32;
    var local_103: u32;
    var phi_13414_: u32;
    var phi_13417_: u32;
    var phi_13419_: u32;
    var phi_13415_: u32;
    var phi_13418_: u32;
    var phi_13420_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_56;
    var phi_13475_: u32;
    var phi_13478_: u32;
    var phi_13480_: u32;
    var phi_13482_: u32;
    var phi_13484_: u32;
    var phi_13506_: u32;
    var phi_13507_: u32;
    var phi_13508_: u32;
    var phi_13476_: u32;
    var phi_13479_: u32;
    var phi_13481_: u32;
    var phi_13483_: u32;
    var phi_13485_: u32;
    var local_107: type_56;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e374.z] = _e373.x;
    let _e386 = local_61[(_e375.z - 1u)];
    let _e391 = (_e374.x + (_e374.y * _e375.x));
    let _e394 = atomicLoad((&tiles_2.member[3u]));
    let _e395 = (_e391 < _e394);
    let _e397 = (select(0u, _e391, _e395) * 2u);
    let _e401 = atomicLoad((&tiles_2.member[(4u + _e397)]));
    let _e405 = atomicLoad((&tiles_2.member[(_e397 + 5u)]));
    let _e407 = ((_e401 * 256u) + _e386);
    let _e408 = (_e405 * 256u);
    let _e409 = (_e408 + _e386);
    if _e395 {
        let _e412 = params_2.member.member_3;
        if (_e409 < _e412) {
            let _e416 = sorted_starts.member[_e409];
            let _e419 = boxes.member[_e409];
            starts_3[_e386] = _e419.y;
            ends[_e386] = _e419.z;
            duplicate_masks[_e386] = _e419.w;
            phi_12415_ = _e416;
        } else {
            phi_12415_ = 4294967295u;
        }
        let _e427 = phi_12415_;
        phi_12416_ = _e427;
    } else {
        phi_12416_ = 4294967295u;
    }
    let _e429 = phi_12416_;
    keys_1[_e386] = _e429;
    if _e395 {
        let _e433 = params_2.member.member_3;
        if (_e407 < _e433) {
            let _e437 = boxes.member[_e407];
            let _e441 = box_ends.member[_e407][0u];
            let _e445 = box_ends.member[_e407][1u];
            phi_12436_ = vec2<u32>(_e441, _e445);
            phi_12437_ = _e437;
        } else {
            phi_12436_ = vec2<u32>(0u, 0u);
            phi_12437_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e448 = phi_12436_;
        let _e450 = phi_12437_;
        phi_12438_ = _e448;
        phi_12439_ = _e450;
    } else {
        phi_12438_ = vec2<u32>(0u, 0u);
        phi_12439_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e452 = phi_12438_;
    let _e454 = phi_12439_;
    workgroupBarrier();
    if (_e405 == _e401) {
        phi_12445_ = (_e386 + 1u);
    } else {
        phi_12445_ = 0u;
    }
    let _e458 = phi_12445_;
    phi_12447_ = 256u;
    phi_12450_ = 0u;
    loop {
        let _e460 = phi_12447_;
        let _e462 = phi_12450_;
        local_62 = _e462;
        local_63 = _e462;
        local_64 = _e462;
        local_65 = _e462;
        local_66 = _e462;
        local_68 = _e462;
        local_69 = _e462;
        local_70 = _e462;
        local_72 = _e462;
        local_73 = _e462;
        local_74 = _e462;
        local_76 = _e462;
        local_77 = _e462;
        local_78 = _e462;
        local_80 = _e462;
        local_81 = _e462;
        local_82 = _e462;
        local_84 = _e462;
        local_85 = _e462;
        local_86 = _e462;
        local_88 = _e462;
        local_89 = _e462;
        local_90 = _e462;
        local_92 = _e462;
        local_93 = _e462;
        local_94 = _e462;
        let _e463 = (_e462 < _e460);
        if _e463 {
            let _e466 = (_e462 + ((_e460 - _e462) / 2u));
            let _e468 = keys_1[_e466];
            let _e470 = (_e468 <= _e452.x);
            if _e470 {
                phi_12470_ = (_e466 + 1u);
            } else {
                phi_12470_ = _e462;
            }
            let _e473 = phi_12470_;
            phi_12448_ = select(_e466, _e460, _e470);
            phi_12451_ = _e473;
        } else {
            break;
        }
        let _e476 = phi_12448_;
        let _e478 = phi_12451_;
        continue;
        continuing {
            phi_12447_ = _e476;
            phi_12450_ = _e478;
        }
    }
    let _e481 = local_62;
    let _e484 = local_63;
    phi_12482_ = 0u;
    phi_12485_ = 0u;
    loop {
        let _e491 = phi_12482_;
        let _e493 = phi_12485_;
        local_67 = _e493;
        let _e494 = (_e491 < 32u);
        if _e494 {
            let _e496 = starts_3[_e491];
            let _e498 = ends[_e491];
            let _e505 = duplicate_masks[_e491];
            phi_12483_ = (_e491 + 1u);
            phi_12486_ = (_e493 | (select(0u, 1u, (((((_e454.z - _e496) & (_e498 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e505) == 0u))) << bitcast<u32>((_e491 & 31u))));
        } else {
            break;
        }
        let _e516 = phi_12483_;
        let _e518 = phi_12486_;
        continue;
        continuing {
            phi_12482_ = _e516;
            phi_12485_ = _e518;
        }
    }
    if (_e458 <= 0u) {
        phi_12534_ = 4294967295u;
    } else {
        if (_e458 < 32u) {
            phi_12533_ = (4294967295u << bitcast<u32>((_e458 & 31u)));
        } else {
            phi_12533_ = 0u;
        }
        let _e526 = phi_12533_;
        phi_12534_ = _e526;
    }
    let _e528 = phi_12534_;
    let _e530 = local_64;
    if (_e530 <= 0u) {
        phi_12555_ = 4294967295u;
    } else {
        let _e533 = local_65;
        if (_e533 < 32u) {
            let _e536 = local_66;
            phi_12554_ = (4294967295u << bitcast<u32>((_e536 & 31u)));
        } else {
            phi_12554_ = 0u;
        }
        let _e541 = phi_12554_;
        phi_12555_ = _e541;
    }
    let _e543 = phi_12555_;
    let _e547 = local_67;
    let _e548 = (_e547 & (_e528 & ~(_e543)));
    masks[_e386] = _e548;
    phi_12571_ = 0u;
    phi_12574_ = 0u;
    loop {
        let _e554 = phi_12571_;
        let _e556 = phi_12574_;
        local_71 = _e556;
        let _e557 = (_e554 < 32u);
        if _e557 {
            let _e558 = (32u + _e554);
            let _e560 = starts_3[_e558];
            let _e562 = ends[_e558];
            let _e569 = duplicate_masks[_e558];
            phi_12572_ = (_e554 + 1u);
            phi_12575_ = (_e556 | (select(0u, 1u, (((((_e454.z - _e560) & (_e562 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e569) == 0u))) << bitcast<u32>((_e554 & 31u))));
        } else {
            break;
        }
        let _e580 = phi_12572_;
        let _e582 = phi_12575_;
        continue;
        continuing {
            phi_12571_ = _e580;
            phi_12574_ = _e582;
        }
    }
    if (_e458 <= 32u) {
        phi_12623_ = 4294967295u;
    } else {
        if (_e458 < 64u) {
            phi_12622_ = (4294967295u << bitcast<u32>(((_e458 - 32u) & 31u)));
        } else {
            phi_12622_ = 0u;
        }
        let _e591 = phi_12622_;
        phi_12623_ = _e591;
    }
    let _e593 = phi_12623_;
    let _e595 = local_68;
    if (_e595 <= 32u) {
        phi_12644_ = 4294967295u;
    } else {
        let _e598 = local_69;
        if (_e598 < 64u) {
            let _e601 = local_70;
            phi_12643_ = (4294967295u << bitcast<u32>(((_e601 - 32u) & 31u)));
        } else {
            phi_12643_ = 0u;
        }
        let _e607 = phi_12643_;
        phi_12644_ = _e607;
    }
    let _e609 = phi_12644_;
    let _e613 = local_71;
    let _e614 = (_e613 & (_e593 & ~(_e609)));
    masks[(256u + _e386)] = _e614;
    phi_12660_ = 0u;
    phi_12663_ = 0u;
    loop {
        let _e625 = phi_12660_;
        let _e627 = phi_12663_;
        local_75 = _e627;
        let _e628 = (_e625 < 32u);
        if _e628 {
            let _e629 = (64u + _e625);
            let _e631 = starts_3[_e629];
            let _e633 = ends[_e629];
            let _e640 = duplicate_masks[_e629];
            phi_12661_ = (_e625 + 1u);
            phi_12664_ = (_e627 | (select(0u, 1u, (((((_e454.z - _e631) & (_e633 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e640) == 0u))) << bitcast<u32>((_e625 & 31u))));
        } else {
            break;
        }
        let _e651 = phi_12661_;
        let _e653 = phi_12664_;
        continue;
        continuing {
            phi_12660_ = _e651;
            phi_12663_ = _e653;
        }
    }
    if (_e458 <= 64u) {
        phi_12712_ = 4294967295u;
    } else {
        if (_e458 < 96u) {
            phi_12711_ = (4294967295u << bitcast<u32>(((_e458 - 64u) & 31u)));
        } else {
            phi_12711_ = 0u;
        }
        let _e662 = phi_12711_;
        phi_12712_ = _e662;
    }
    let _e664 = phi_12712_;
    let _e666 = local_72;
    if (_e666 <= 64u) {
        phi_12733_ = 4294967295u;
    } else {
        let _e669 = local_73;
        if (_e669 < 96u) {
            let _e672 = local_74;
            phi_12732_ = (4294967295u << bitcast<u32>(((_e672 - 64u) & 31u)));
        } else {
            phi_12732_ = 0u;
        }
        let _e678 = phi_12732_;
        phi_12733_ = _e678;
    }
    let _e680 = phi_12733_;
    let _e684 = local_75;
    let _e685 = (_e684 & (_e664 & ~(_e680)));
    masks[(512u + _e386)] = _e685;
    phi_12749_ = 0u;
    phi_12752_ = 0u;
    loop {
        let _e696 = phi_12749_;
        let _e698 = phi_12752_;
        local_79 = _e698;
        let _e699 = (_e696 < 32u);
        if _e699 {
            let _e700 = (96u + _e696);
            let _e702 = starts_3[_e700];
            let _e704 = ends[_e700];
            let _e711 = duplicate_masks[_e700];
            phi_12750_ = (_e696 + 1u);
            phi_12753_ = (_e698 | (select(0u, 1u, (((((_e454.z - _e702) & (_e704 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e711) == 0u))) << bitcast<u32>((_e696 & 31u))));
        } else {
            break;
        }
        let _e722 = phi_12750_;
        let _e724 = phi_12753_;
        continue;
        continuing {
            phi_12749_ = _e722;
            phi_12752_ = _e724;
        }
    }
    if (_e458 <= 96u) {
        phi_12801_ = 4294967295u;
    } else {
        if (_e458 < 128u) {
            phi_12800_ = (4294967295u << bitcast<u32>(((_e458 - 96u) & 31u)));
        } else {
            phi_12800_ = 0u;
        }
        let _e733 = phi_12800_;
        phi_12801_ = _e733;
    }
    let _e735 = phi_12801_;
    let _e737 = local_76;
    if (_e737 <= 96u) {
        phi_12822_ = 4294967295u;
    } else {
        let _e740 = local_77;
        if (_e740 < 128u) {
            let _e743 = local_78;
            phi_12821_ = (4294967295u << bitcast<u32>(((_e743 - 96u) & 31u)));
        } else {
            phi_12821_ = 0u;
        }
        let _e749 = phi_12821_;
        phi_12822_ = _e749;
    }
    let _e751 = phi_12822_;
    let _e755 = local_79;
    let _e756 = (_e755 & (_e735 & ~(_e751)));
    masks[(768u + _e386)] = _e756;
    phi_12838_ = 0u;
    phi_12841_ = 0u;
    loop {
        let _e767 = phi_12838_;
        let _e769 = phi_12841_;
        local_83 = _e769;
        let _e770 = (_e767 < 32u);
        if _e770 {
            let _e771 = (128u + _e767);
            let _e773 = starts_3[_e771];
            let _e775 = ends[_e771];
            let _e782 = duplicate_masks[_e771];
            phi_12839_ = (_e767 + 1u);
            phi_12842_ = (_e769 | (select(0u, 1u, (((((_e454.z - _e773) & (_e775 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e782) == 0u))) << bitcast<u32>((_e767 & 31u))));
        } else {
            break;
        }
        let _e793 = phi_12839_;
        let _e795 = phi_12842_;
        continue;
        continuing {
            phi_12838_ = _e793;
            phi_12841_ = _e795;
        }
    }
    if (_e458 <= 128u) {
        phi_12890_ = 4294967295u;
    } else {
        if (_e458 < 160u) {
            phi_12889_ = (4294967295u << bitcast<u32>(((_e458 - 128u) & 31u)));
        } else {
            phi_12889_ = 0u;
        }
        let _e804 = phi_12889_;
        phi_12890_ = _e804;
    }
    let _e806 = phi_12890_;
    let _e808 = local_80;
    if (_e808 <= 128u) {
        phi_12911_ = 4294967295u;
    } else {
        let _e811 = local_81;
        if (_e811 < 160u) {
            let _e814 = local_82;
            phi_12910_ = (4294967295u << bitcast<u32>(((_e814 - 128u) & 31u)));
        } else {
            phi_12910_ = 0u;
        }
        let _e820 = phi_12910_;
        phi_12911_ = _e820;
    }
    let _e822 = phi_12911_;
    let _e826 = local_83;
    let _e827 = (_e826 & (_e806 & ~(_e822)));
    masks[(1024u + _e386)] = _e827;
    phi_12927_ = 0u;
    phi_12930_ = 0u;
    loop {
        let _e838 = phi_12927_;
        let _e840 = phi_12930_;
        local_87 = _e840;
        let _e841 = (_e838 < 32u);
        if _e841 {
            let _e842 = (160u + _e838);
            let _e844 = starts_3[_e842];
            let _e846 = ends[_e842];
            let _e853 = duplicate_masks[_e842];
            phi_12928_ = (_e838 + 1u);
            phi_12931_ = (_e840 | (select(0u, 1u, (((((_e454.z - _e844) & (_e846 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e853) == 0u))) << bitcast<u32>((_e838 & 31u))));
        } else {
            break;
        }
        let _e864 = phi_12928_;
        let _e866 = phi_12931_;
        continue;
        continuing {
            phi_12927_ = _e864;
            phi_12930_ = _e866;
        }
    }
    if (_e458 <= 160u) {
        phi_12979_ = 4294967295u;
    } else {
        if (_e458 < 192u) {
            phi_12978_ = (4294967295u << bitcast<u32>(((_e458 - 160u) & 31u)));
        } else {
            phi_12978_ = 0u;
        }
        let _e875 = phi_12978_;
        phi_12979_ = _e875;
    }
    let _e877 = phi_12979_;
    let _e879 = local_84;
    if (_e879 <= 160u) {
        phi_13000_ = 4294967295u;
    } else {
        let _e882 = local_85;
        if (_e882 < 192u) {
            let _e885 = local_86;
            phi_12999_ = (4294967295u << bitcast<u32>(((_e885 - 160u) & 31u)));
        } else {
            phi_12999_ = 0u;
        }
        let _e891 = phi_12999_;
        phi_13000_ = _e891;
    }
    let _e893 = phi_13000_;
    let _e897 = local_87;
    let _e898 = (_e897 & (_e877 & ~(_e893)));
    masks[(1280u + _e386)] = _e898;
    phi_13016_ = 0u;
    phi_13019_ = 0u;
    loop {
        let _e909 = phi_13016_;
        let _e911 = phi_13019_;
        local_91 = _e911;
        let _e912 = (_e909 < 32u);
        if _e912 {
            let _e913 = (192u + _e909);
            let _e915 = starts_3[_e913];
            let _e917 = ends[_e913];
            let _e924 = duplicate_masks[_e913];
            phi_13017_ = (_e909 + 1u);
            phi_13020_ = (_e911 | (select(0u, 1u, (((((_e454.z - _e915) & (_e917 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e924) == 0u))) << bitcast<u32>((_e909 & 31u))));
        } else {
            break;
        }
        let _e935 = phi_13017_;
        let _e937 = phi_13020_;
        continue;
        continuing {
            phi_13016_ = _e935;
            phi_13019_ = _e937;
        }
    }
    if (_e458 <= 192u) {
        phi_13068_ = 4294967295u;
    } else {
        if (_e458 < 224u) {
            phi_13067_ = (4294967295u << bitcast<u32>(((_e458 - 192u) & 31u)));
        } else {
            phi_13067_ = 0u;
        }
        let _e946 = phi_13067_;
        phi_13068_ = _e946;
    }
    let _e948 = phi_13068_;
    let _e950 = local_88;
    if (_e950 <= 192u) {
        phi_13089_ = 4294967295u;
    } else {
        let _e953 = local_89;
        if (_e953 < 224u) {
            let _e956 = local_90;
            phi_13088_ = (4294967295u << bitcast<u32>(((_e956 - 192u) & 31u)));
        } else {
            phi_13088_ = 0u;
        }
        let _e962 = phi_13088_;
        phi_13089_ = _e962;
    }
    let _e964 = phi_13089_;
    let _e968 = local_91;
    let _e969 = (_e968 & (_e948 & ~(_e964)));
    masks[(1536u + _e386)] = _e969;
    phi_13105_ = 0u;
    phi_13108_ = 0u;
    loop {
        let _e980 = phi_13105_;
        let _e982 = phi_13108_;
        local_95 = _e982;
        let _e983 = (_e980 < 32u);
        if _e983 {
            let _e984 = (224u + _e980);
            let _e986 = starts_3[_e984];
            let _e988 = ends[_e984];
            let _e995 = duplicate_masks[_e984];
            phi_13106_ = (_e980 + 1u);
            phi_13109_ = (_e982 | (select(0u, 1u, (((((_e454.z - _e986) & (_e988 - _e454.y)) & 2147516416u) == 2147516416u) && ((_e454.w & _e995) == 0u))) << bitcast<u32>((_e980 & 31u))));
        } else {
            break;
        }
        let _e1006 = phi_13106_;
        let _e1008 = phi_13109_;
        continue;
        continuing {
            phi_13105_ = _e1006;
            phi_13108_ = _e1008;
        }
    }
    if (_e458 <= 224u) {
        phi_13157_ = 4294967295u;
    } else {
        if (_e458 < 256u) {
            phi_13156_ = (4294967295u << bitcast<u32>(((_e458 - 224u) & 31u)));
        } else {
            phi_13156_ = 0u;
        }
        let _e1017 = phi_13156_;
        phi_13157_ = _e1017;
    }
    let _e1019 = phi_13157_;
    let _e1021 = local_92;
    if (_e1021 <= 224u) {
        phi_13178_ = 4294967295u;
    } else {
        let _e1024 = local_93;
        if (_e1024 < 256u) {
            let _e1027 = local_94;
            phi_13177_ = (4294967295u << bitcast<u32>(((_e1027 - 224u) & 31u)));
        } else {
            phi_13177_ = 0u;
        }
        let _e1033 = phi_13177_;
        phi_13178_ = _e1033;
    }
    let _e1035 = phi_13178_;
    let _e1039 = local_95;
    let _e1040 = (_e1039 & (_e1019 & ~(_e1035)));
    masks[(1792u + _e386)] = _e1040;
    let _e1049 = (((((((select(0u, 1u, (_e548 != 0u)) | (select(0u, 1u, (_e614 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e685 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e756 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e827 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e898 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e969 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1040 != 0u)) << bitcast<u32>(7u)));
    let _e1053 = params_2.member.member_21;
    let _e1054 = (_e1053 != 0u);
    if _e1054 {
        phi_13221_ = true;
    } else {
        phi_13221_ = select(true, false, (_e452.y == 0u));
    }
    let _e1059 = phi_13221_;
    phi_13227_ = type_56((((((((countOneBits(_e548) + countOneBits(_e614)) + countOneBits(_e685)) + countOneBits(_e756)) + countOneBits(_e827)) + countOneBits(_e898)) + countOneBits(_e969)) + countOneBits(_e1040)), _e1049);
    phi_13230_ = select(0u, _e1049, _e1059);
    loop {
        let _e1062 = phi_13227_;
        let _e1064 = phi_13230_;
        local_102 = _e1062;
        local_106 = _e1062;
        let _e1065 = (_e1064 == 0u);
        if _e1065 {
            phi_13228_ = type_56();
            phi_13231_ = u32();
        } else {
            let _e1067 = select(firstTrailingBit(_e1064), 32u, _e1065);
            let _e1071 = masks[((_e1067 * 256u) + _e386)];
            phi_13246_ = _e1062;
            phi_13249_ = _e1071;
            phi_13251_ = _e1071;
            loop {
                let _e1073 = phi_13246_;
                let _e1075 = phi_13249_;
                let _e1077 = phi_13251_;
                local_98 = _e1077;
                local_99 = _e1077;
                local_100 = _e1073;
                local_101 = _e1073;
                local_107 = _e1073;
                let _e1078 = (_e1075 == 0u);
                if _e1078 {
                    phi_13247_ = type_56();
                    phi_13250_ = u32();
                    phi_13252_ = u32();
                } else {
                    let _e1083 = ((_e408 + (_e1067 * 32u)) + select(firstTrailingBit(_e1075), 32u, _e1078));
                    let _e1086 = box_ends.member[_e1083][1u];
                    let _e1088 = ((_e452.y & _e1086) != 0u);
                    if _e1054 {
                        if _e1088 {
                            phi_13345_ = _e1088;
                        } else {
                            let _e1091 = tags_2.member[_e454.x];
                            let _e1093 = boxes.member[_e1083];
                            let _e1096 = tags_2.member[_e1093.x];
                            if (_e1091.z == _e1096.z) {
                                phi_13298_ = ((_e1091.w & 2147483648u) == 0u);
                            } else {
                                phi_13298_ = true;
                            }
                            let _e1104 = phi_13298_;
                            if _e1104 {
                                let _e1106 = (_e1091.w & 2147483647u);
                                let _e1108 = (_e1096.w & 2147483647u);
                                let _e1110 = filter_.member[_e1106];
                                let _e1113 = filter_.member[(_e1106 + 1u)];
                                phi_13312_ = _e1113;
                                phi_13315_ = _e1110;
                                loop {
                                    let _e1115 = phi_13312_;
                                    let _e1117 = phi_13315_;
                                    local_96 = _e1117;
                                    local_97 = _e1117;
                                    let _e1118 = (_e1117 < _e1115);
                                    if _e1118 {
                                        let _e1121 = (_e1117 + ((_e1115 - _e1117) / 2u));
                                        let _e1123 = filter_.member[_e1121];
                                        let _e1124 = (_e1123 <= _e1108);
                                        if _e1124 {
                                            phi_13334_ = (_e1121 + 1u);
                                        } else {
                                            phi_13334_ = _e1117;
                                        }
                                        let _e1127 = phi_13334_;
                                        phi_13313_ = select(_e1121, _e1115, _e1124);
                                        phi_13316_ = _e1127;
                                    } else {
                                        break;
                                    }
                                    let _e1130 = phi_13313_;
                                    let _e1132 = phi_13316_;
                                    continue;
                                    continuing {
                                        phi_13312_ = _e1130;
                                        phi_13315_ = _e1132;
                                    }
                                }
                                let _e1135 = local_96;
                                if (_e1135 > _e1110) {
                                    let _e1138 = local_97;
                                    let _e1141 = filter_.member[(_e1138 - 1u)];
                                    phi_13343_ = (_e1141 == _e1108);
                                } else {
                                    phi_13343_ = false;
                                }
                                let _e1144 = phi_13343_;
                                phi_13344_ = _e1144;
                            } else {
                                phi_13344_ = true;
                            }
                            let _e1146 = phi_13344_;
                            phi_13345_ = _e1146;
                        }
                        let _e1148 = phi_13345_;
                        phi_13346_ = _e1148;
                    } else {
                        phi_13346_ = _e1088;
                    }
                    let _e1150 = phi_13346_;
                    if _e1150 {
                        phi_13357_ = type_56((_e1073.member - 1u), _e1073.member_1);
                        phi_13358_ = (_e1077 & ~((_e1075 & (0u - _e1075))));
                    } else {
                        phi_13357_ = _e1073;
                        phi_13358_ = _e1077;
                    }
                    let _e1161 = phi_13357_;
                    let _e1163 = phi_13358_;
                    phi_13247_ = _e1161;
                    phi_13250_ = (_e1075 & (_e1075 - 1u));
                    phi_13252_ = _e1163;
                }
                let _e1167 = phi_13247_;
                let _e1169 = phi_13250_;
                let _e1171 = phi_13252_;
                continue;
                continuing {
                    phi_13246_ = _e1167;
                    phi_13249_ = _e1169;
                    phi_13251_ = _e1171;
                    break if !(select(true, false, _e1078));
                }
            }
            let _e1175 = local_98;
            masks[((_e1067 * 256u) + _e386)] = _e1175;
            let _e1177 = local_99;
            if (_e1177 == 0u) {
                let _e1183 = local_100;
                let _e1187 = local_101;
                phi_13375_ = type_56(_e1187.member, (_e1183.member_1 & ~((_e1064 & (0u - _e1064)))));
            } else {
                let _e1485 = local_107;
                phi_13375_ = _e1485;
            }
            let _e1192 = phi_13375_;
            phi_13228_ = _e1192;
            phi_13231_ = (_e1064 & (_e1064 - 1u));
        }
        let _e1196 = phi_13228_;
        let _e1198 = phi_13231_;
        continue;
        continuing {
            phi_13227_ = _e1196;
            phi_13230_ = _e1198;
            break if !(select(true, false, _e1065));
        }
    }
    let _e1202 = local_102;
    counts_2[_e386] = ((_e1202.member << bitcast<u32>(16i)) | (select(_e458, _e484, (_e481 > _e458)) - _e458));
    workgroupBarrier();
    if ((_e386 & 15u) == 0u) {
        phi_13389_ = 0u;
        phi_13392_ = 0u;
        loop {
            let _e1211 = phi_13389_;
            let _e1213 = phi_13392_;
            local_103 = _e1213;
            let _e1214 = (_e1211 < 16u);
            if _e1214 {
                let _e1217 = counts_2[(_e386 + _e1211)];
                counts_2[(_e386 + _e1211)] = _e1213;
                phi_13390_ = (_e1211 + _e375.z);
                phi_13393_ = (_e1213 + _e1217);
            } else {
                break;
            }
            let _e1221 = phi_13390_;
            let _e1223 = phi_13393_;
            continue;
            continuing {
                phi_13389_ = _e1221;
                phi_13392_ = _e1223;
            }
        }
        let _e1228 = local_103;
        chunk_counts[(_e386 / 16u)] = _e1228;
    }
    workgroupBarrier();
    if (_e386 == 0u) {
        phi_13414_ = 0u;
        phi_13417_ = 0u;
        phi_13419_ = 0u;
        loop {
            let _e1231 = phi_13414_;
            let _e1233 = phi_13417_;
            let _e1235 = phi_13419_;
            local_104 = _e1233;
            local_105 = _e1235;
            let _e1236 = (_e1231 < 16u);
            if _e1236 {
                let _e1238 = chunk_counts[_e1231];
                chunk_counts[_e1231] = ((_e1235 << bitcast<u32>(16i)) | _e1233);
                phi_13415_ = (_e1231 + _e375.z);
                phi_13418_ = (_e1233 + (_e1238 & 65535u));
                phi_13420_ = (_e1235 + (_e1238 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1249 = phi_13415_;
            let _e1251 = phi_13418_;
            let _e1253 = phi_13420_;
            continue;
            continuing {
                phi_13414_ = _e1249;
                phi_13417_ = _e1251;
                phi_13419_ = _e1253;
            }
        }
        let _e1256 = local_104;
        let _e1257 = select(0u, _e1256, _e395);
        let _e1259 = local_105;
        let _e1263 = atomicAdd((&tiles_2.member[1u]), _e1257);
        if ((_e1263 + _e1257) < _e1263) {
            let _e1268 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1271 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1259, _e395));
        reserved[0u] = _e1271;
    }
    workgroupBarrier();
    let _e1273 = counts_2[_e386];
    let _e1276 = chunk_counts[(_e386 / 16u)];
    let _e1279 = reserved[0u];
    let _e1284 = local_106;
    let _e1288 = params_2.member.member_11;
    phi_13475_ = 0u;
    phi_13478_ = 0u;
    phi_13480_ = _e1284.member_1;
    phi_13482_ = _e1202.member;
    phi_13484_ = (_e1279 + ((_e1273 + _e1276) >> bitcast<u32>(16i)));
    loop {
        let _e1290 = phi_13475_;
        let _e1292 = phi_13478_;
        let _e1294 = phi_13480_;
        let _e1296 = phi_13482_;
        let _e1298 = phi_13484_;
        let _e1299 = (_e1296 == 0u);
        if _e1299 {
            phi_13476_ = u32();
            phi_13479_ = u32();
            phi_13481_ = u32();
            phi_13483_ = u32();
            phi_13485_ = u32();
        } else {
            if (_e1290 == 0u) {
                let _e1303 = select(firstTrailingBit(_e1294), 32u, (_e1294 == 0u));
                let _e1307 = masks[((_e1303 * 256u) + _e386)];
                phi_13506_ = _e1307;
                phi_13507_ = _e1303;
                phi_13508_ = (_e1294 & (_e1294 - 1u));
            } else {
                phi_13506_ = _e1290;
                phi_13507_ = _e1292;
                phi_13508_ = _e1294;
            }
            let _e1311 = phi_13506_;
            let _e1313 = phi_13507_;
            let _e1315 = phi_13508_;
            if (_e1298 < _e1288) {
                pairs_1.member[_e1298] = (((_e391 << bitcast<u32>(16i)) | (_e386 << bitcast<u32>(8i))) | ((_e1313 * 32u) + select(firstTrailingBit(_e1311), 32u, (_e1311 == 0u))));
            }
            phi_13476_ = (_e1311 & (_e1311 - 1u));
            phi_13479_ = _e1313;
            phi_13481_ = _e1315;
            phi_13483_ = (_e1296 - 1u);
            phi_13485_ = (_e1298 + 1u);
        }
        let _e1335 = phi_13476_;
        let _e1337 = phi_13479_;
        let _e1339 = phi_13481_;
        let _e1341 = phi_13483_;
        let _e1343 = phi_13485_;
        continue;
        continuing {
            phi_13475_ = _e1335;
            phi_13478_ = _e1337;
            phi_13480_ = _e1339;
            phi_13482_ = _e1341;
            phi_13484_ = _e1343;
            break if !(select(true, false, _e1299));
        }
    }
    return;
}

fn function_34() {
    var phi_13577_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_2.member.member_1;
    if (_e382 < _e385) {
        let _e393 = params_2.member.member_4;
        let _e395 = (((f32(_e382) + 0.5f) / f32(_e385)) * f32(_e393));
        let _e400 = select(select(u32(_e395), 0u, (_e395 < 0f)), 4294967295u, (_e395 > 4294967000f));
        if (_e400 >= _e393) {
            phi_13577_ = (_e393 - 1u);
        } else {
            phi_13577_ = _e400;
        }
        let _e404 = phi_13577_;
        let _e407 = params_2.member.member_5;
        let _e411 = spheres.member[(_e404 * _e407)];
        centers.member[_e382] = _e411;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13647_: u32;
    var phi_13650_: f32;
    var phi_13648_: u32;
    var phi_13651_: f32;
    var phi_13685_: u32;
    var phi_13688_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13726_: f32;
    var phi_13686_: u32;
    var phi_13689_: f32;
    var local_111: f32;
    var phi_13730_: vec4<f32>;
    var phi_13731_: f32;
    var phi_13732_: vec4<f32>;
    var phi_13733_: f32;
    var phi_13762_: vec4<f32>;
    var phi_13765_: u32;
    var phi_13808_: f32;
    var phi_13818_: f32;
    var phi_13837_: vec4<f32>;
    var phi_13763_: vec4<f32>;
    var phi_13766_: u32;
    var phi_13839_: vec4<f32>;
    var phi_13858_: vec4<f32>;
    var phi_13861_: u32;
    var phi_13859_: vec4<f32>;
    var phi_13862_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e374.z] = _e373.x;
    let _e382 = local_108[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e389 = ((_e387 * 256u) + _e382);
    let _e392 = progress.member[1u];
    let _e393 = (_e392 == 0u);
    if _e393 {
        let _e396 = params_2.member.member_4;
        if (_e389 < _e396) {
            let _e400 = params_2.member.member_5;
            let _e404 = spheres.member[(_e389 * _e400)];
            let _e410 = centers_1.member[0u];
            let _e414 = (_e404.x - _e410.x);
            let _e415 = (_e404.y - _e410.y);
            let _e416 = (_e404.z - _e410.z);
            let _e421 = (((_e414 * _e414) + (_e415 * _e415)) + (_e416 * _e416));
            phi_13647_ = 1u;
            phi_13650_ = select(_e421, 0.000000000001f, (_e421 < 0.000000000001f));
            loop {
                let _e425 = phi_13647_;
                let _e427 = phi_13650_;
                local_110 = _e427;
                local_111 = _e427;
                let _e430 = params_2.member.member_1;
                let _e431 = (_e425 < _e430);
                local_109 = _e430;
                if _e431 {
                    let _e434 = centers_1.member[_e425];
                    let _e438 = (_e404.x - _e434.x);
                    let _e439 = (_e404.y - _e434.y);
                    let _e440 = (_e404.z - _e434.z);
                    let _e445 = (((_e438 * _e438) + (_e439 * _e439)) + (_e440 * _e440));
                    let _e447 = select(_e445, 0.000000000001f, (_e445 < 0.000000000001f));
                    phi_13648_ = (_e425 + 1u);
                    phi_13651_ = select(_e427, _e447, (_e447 < _e427));
                } else {
                    break;
                }
                let _e452 = phi_13648_;
                let _e454 = phi_13651_;
                continue;
                continuing {
                    phi_13647_ = _e452;
                    phi_13650_ = _e454;
                }
            }
            phi_13685_ = 0u;
            phi_13688_ = 0f;
            loop {
                let _e457 = phi_13685_;
                let _e459 = phi_13688_;
                local_113 = _e459;
                let _e461 = local_109;
                let _e462 = (_e457 < _e461);
                if _e462 {
                    let _e465 = centers_1.member[_e457];
                    let _e469 = (_e404.x - _e465.x);
                    let _e470 = (_e404.y - _e465.y);
                    let _e471 = (_e404.z - _e465.z);
                    let _e476 = (((_e469 * _e469) + (_e470 * _e470)) + (_e471 * _e471));
                    let _e481 = params_2.member.member_6;
                    let _e483 = local_110;
                    let _e484 = (_e483 / select(_e476, 0.000000000001f, (_e476 < 0.000000000001f)));
                    if (_e481 == 2f) {
                        phi_13726_ = _e484;
                    } else {
                        phi_13726_ = pow(_e484, (1f / (_e481 - 1f)));
                    }
                    let _e490 = phi_13726_;
                    phi_13686_ = (_e457 + 1u);
                    phi_13689_ = (_e459 + _e490);
                } else {
                    break;
                }
                let _e494 = phi_13686_;
                let _e496 = phi_13689_;
                continue;
                continuing {
                    phi_13685_ = _e494;
                    phi_13688_ = _e496;
                }
            }
            let _e499 = local_111;
            phi_13730_ = vec4<f32>(_e404.x, _e404.y, _e404.z, _e499);
            let _e639 = local_113;
            phi_13731_ = _e639;
        } else {
            phi_13730_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13731_ = 0f;
        }
        let _e502 = phi_13730_;
        let _e504 = phi_13731_;
        phi_13732_ = _e502;
        phi_13733_ = _e504;
    } else {
        phi_13732_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13733_ = 0f;
    }
    let _e506 = phi_13732_;
    let _e508 = phi_13733_;
    points[_e382] = _e506;
    closenesses[_e382] = _e508;
    workgroupBarrier();
    let _e513 = params_2.member.member_2;
    let _e514 = (_e513 & 31u);
    let _e518 = (_e382 & ((1u << bitcast<u32>(_e514)) - 1u));
    let _e522 = (256u >> bitcast<u32>(_e514));
    let _e525 = params_2.member.member_1;
    if (_e518 < _e525) {
        let _e529 = centers_1.member[_e518];
        phi_13762_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13765_ = (_e382 >> bitcast<u32>(_e514));
        loop {
            let _e534 = phi_13762_;
            let _e536 = phi_13765_;
            local_114 = _e534;
            let _e537 = (_e536 < 256u);
            if _e537 {
                let _e539 = points[_e536];
                let _e541 = closenesses[_e536];
                if (_e541 > 0f) {
                    let _e546 = (_e539.x - _e529.x);
                    let _e547 = (_e539.y - _e529.y);
                    let _e548 = (_e539.z - _e529.z);
                    let _e553 = (((_e546 * _e546) + (_e547 * _e547)) + (_e548 * _e548));
                    let _e559 = params_2.member.member_6;
                    let _e560 = (_e539.w / select(_e553, 0.000000000001f, (_e553 < 0.000000000001f)));
                    let _e561 = (_e559 == 2f);
                    if _e561 {
                        phi_13808_ = _e560;
                    } else {
                        phi_13808_ = pow(_e560, (1f / (_e559 - 1f)));
                    }
                    let _e566 = phi_13808_;
                    let _e567 = (_e566 / _e541);
                    if _e561 {
                        phi_13818_ = (_e567 * _e567);
                    } else {
                        phi_13818_ = pow(_e567, _e559);
                    }
                    let _e571 = phi_13818_;
                    phi_13837_ = vec4<f32>((_e534.x + (_e539.x * _e571)), (_e534.y + (_e539.y * _e571)), (_e534.z + (_e539.z * _e571)), (_e534.w + _e571));
                } else {
                    phi_13837_ = _e534;
                }
                let _e585 = phi_13837_;
                phi_13763_ = _e585;
                phi_13766_ = (_e536 + _e522);
            } else {
                break;
            }
            let _e588 = phi_13763_;
            let _e590 = phi_13766_;
            continue;
            continuing {
                phi_13762_ = _e588;
                phi_13765_ = _e590;
            }
        }
        let _e651 = local_114;
        phi_13839_ = _e651;
    } else {
        phi_13839_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e593 = phi_13839_;
    parts[_e382] = _e593;
    workgroupBarrier();
    if _e393 {
        if (_e382 < _e525) {
            let _e599 = params_2.member.member_4;
            if ((_e389 - _e382) < _e599) {
                phi_13858_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13861_ = 0u;
                loop {
                    let _e602 = phi_13858_;
                    let _e604 = phi_13861_;
                    local_112 = _e602;
                    let _e605 = (_e604 < _e522);
                    if _e605 {
                        let _e610 = parts[((_e604 << bitcast<u32>(_e514)) + _e382)];
                        phi_13859_ = (_e602 + _e610);
                        phi_13862_ = (_e604 + 1u);
                    } else {
                        break;
                    }
                    let _e614 = phi_13859_;
                    let _e616 = phi_13862_;
                    continue;
                    continuing {
                        phi_13858_ = _e614;
                        phi_13861_ = _e616;
                    }
                }
                let _e623 = local_112;
                sums_2.member[((_e387 * _e525) + _e382)] = _e623;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13947_: u32;
    var phi_13949_: vec4<f32>;
    var phi_13952_: u32;
    var phi_13950_: vec4<f32>;
    var phi_13953_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_13992_: vec4<f32>;
    var phi_14020_: u32;
    var phi_14023_: u32;
    var phi_14021_: u32;
    var phi_14024_: u32;
    var local_118: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e374.z] = _e373.x;
    let _e382 = local_115[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    if (_e387 == 0u) {
        let _e393 = params_2.member.member_1;
        if (_e382 < _e393) {
            let _e397 = params_2.member.member_4;
            let _e398 = (_e397 / 256u);
            if ((_e397 % 256u) > 0u) {
                phi_13947_ = (_e398 + 1u);
            } else {
                phi_13947_ = _e398;
            }
            let _e403 = phi_13947_;
            phi_13949_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13952_ = 0u;
            loop {
                let _e405 = phi_13949_;
                let _e407 = phi_13952_;
                local_116 = _e405;
                local_117 = _e405;
                let _e408 = (_e407 < _e403);
                if _e408 {
                    let _e413 = sums_3.member[((_e407 * _e393) + _e382)];
                    phi_13950_ = (_e405 + _e413);
                    phi_13953_ = (_e407 + 1u);
                } else {
                    break;
                }
                let _e417 = phi_13950_;
                let _e419 = phi_13953_;
                continue;
                continuing {
                    phi_13949_ = _e417;
                    phi_13952_ = _e419;
                }
            }
            let _e423 = centers.member[_e382];
            let _e425 = local_116;
            if (_e425.w > 0f) {
                let _e430 = local_117;
                phi_13992_ = (_e430 / vec4(_e425.w));
            } else {
                phi_13992_ = _e423;
            }
            let _e433 = phi_13992_;
            centers.member[_e382] = _e433;
            let _e436 = (_e433.x - _e423.x);
            let _e439 = (_e433.y - _e423.y);
            let _e442 = (_e433.z - _e423.z);
            moves[_e382] = (((_e436 * _e436) + (_e439 * _e439)) + (_e442 * _e442));
        }
    }
    workgroupBarrier();
    if (((_e387 * 256u) + _e382) == 0u) {
        let _e452 = progress_1.member[1u];
        if (_e452 == 0u) {
            phi_14020_ = 0u;
            phi_14023_ = 1u;
            loop {
                let _e455 = phi_14020_;
                let _e457 = phi_14023_;
                local_118 = _e457;
                let _e460 = params_2.member.member_1;
                let _e461 = (_e455 < _e460);
                if _e461 {
                    let _e463 = moves[_e455];
                    let _e466 = params_2.member.member_7;
                    phi_14021_ = (_e455 + 1u);
                    phi_14024_ = select(_e457, 0u, (_e463 > (_e466 * _e466)));
                } else {
                    break;
                }
                let _e472 = phi_14021_;
                let _e474 = phi_14024_;
                continue;
                continuing {
                    phi_14020_ = _e472;
                    phi_14023_ = _e474;
                }
            }
            let _e478 = progress_1.member[0u];
            progress_1.member[0u] = (_e478 + 1u);
            let _e481 = local_118;
            progress_1.member[1u] = _e481;
        }
    }
    return;
}

fn function_37() {
    var phi_14079_: u32;
    var phi_14082_: bool;
    var phi_14110_: u32;
    var phi_14111_: bool;
    var phi_14080_: u32;
    var phi_14083_: bool;
    var phi_14112_: bool;
    var local_119: bool;
    var phi_14118_: vec4<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    if (_e382 < 64u) {
        let _e386 = params_2.member.member_1;
        let _e390 = centers_2.member[_e382];
        phi_14079_ = 0u;
        phi_14082_ = (_e382 < _e386);
        loop {
            let _e395 = phi_14079_;
            let _e397 = phi_14082_;
            local_119 = _e397;
            if _e397 {
                let _e398 = (_e395 < _e382);
                if _e398 {
                    let _e401 = centers_2.member[_e395];
                    let _e405 = (_e390.x - _e401.x);
                    let _e406 = (_e390.y - _e401.y);
                    let _e407 = (_e390.z - _e401.z);
                    phi_14110_ = (_e395 + 1u);
                    phi_14111_ = !(((((_e405 * _e405) + (_e406 * _e406)) + (_e407 * _e407)) < 0.0000009536743f));
                } else {
                    phi_14110_ = u32();
                    phi_14111_ = bool();
                }
                let _e417 = phi_14110_;
                let _e419 = phi_14111_;
                phi_14080_ = _e417;
                phi_14083_ = _e419;
                phi_14112_ = _e398;
            } else {
                phi_14080_ = u32();
                phi_14083_ = bool();
                phi_14112_ = false;
            }
            let _e421 = phi_14080_;
            let _e423 = phi_14083_;
            let _e425 = phi_14112_;
            continue;
            continuing {
                phi_14079_ = _e421;
                phi_14082_ = _e423;
                break if !(_e425);
            }
        }
        let _e428 = local_119;
        if _e428 {
            phi_14118_ = vec4<f32>(_e390.x, _e390.y, _e390.z, 0f);
        } else {
            phi_14118_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e431 = phi_14118_;
        kept.member[_e382] = _e431;
    }
    return;
}

fn function_38() {
    var phi_14350_: bool;
    var phi_14351_: bool;
    var phi_14352_: bool;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_2.member.member;
    if (_e382 < _e385) {
        let _e387 = (_e382 * 3u);
        let _e390 = corners.member[_e387];
        let _e392 = bitcast<f32>(_e390.x);
        let _e394 = bitcast<f32>(_e390.y);
        let _e396 = bitcast<f32>(_e390.z);
        let _e400 = corners.member[(_e387 + 1u)];
        let _e402 = bitcast<f32>(_e400.x);
        let _e404 = bitcast<f32>(_e400.y);
        let _e406 = bitcast<f32>(_e400.z);
        let _e410 = corners.member[(_e387 + 2u)];
        let _e412 = bitcast<f32>(_e410.x);
        let _e414 = bitcast<f32>(_e410.y);
        let _e416 = bitcast<f32>(_e410.z);
        let _e419 = normalization.member[0u];
        let _e426 = params_2.member.member_16;
        let _e429 = params_2.member.member_17;
        let _e432 = params_2.member.member_18;
        let _e441 = (((_e392 * 0.015625f) - _e419.x) * _e419.w);
        let _e442 = (((_e394 * 0.015625f) - _e419.y) * _e419.w);
        let _e443 = (((_e396 * 0.015625f) - _e419.z) * _e419.w);
        let _e450 = (((_e402 * 0.015625f) - _e419.x) * _e419.w);
        let _e451 = (((_e404 * 0.015625f) - _e419.y) * _e419.w);
        let _e452 = (((_e406 * 0.015625f) - _e419.z) * _e419.w);
        let _e459 = (((_e412 * 0.015625f) - _e419.x) * _e419.w);
        let _e460 = (((_e414 * 0.015625f) - _e419.y) * _e419.w);
        let _e461 = (((_e416 * 0.015625f) - _e419.z) * _e419.w);
        let _e470 = (((_e441 + _e450) + _e459) * 0.33333334f);
        let _e471 = (((_e442 + _e451) + _e460) * 0.33333334f);
        let _e472 = (((_e443 + _e452) + _e461) * 0.33333334f);
        let _e473 = (_e441 - _e470);
        let _e474 = (_e442 - _e471);
        let _e475 = (_e443 - _e472);
        let _e480 = (((_e473 * _e473) + (_e474 * _e474)) + (_e475 * _e475));
        let _e481 = (_e450 - _e470);
        let _e482 = (_e451 - _e471);
        let _e483 = (_e452 - _e472);
        let _e488 = (((_e481 * _e481) + (_e482 * _e482)) + (_e483 * _e483));
        let _e489 = (_e459 - _e470);
        let _e490 = (_e460 - _e471);
        let _e491 = (_e461 - _e472);
        let _e496 = (((_e489 * _e489) + (_e490 * _e490)) + (_e491 * _e491));
        let _e498 = select(_e488, _e480, (_e480 > _e488));
        spheres_1.member[_e382] = vec4<f32>(_e470, _e471, _e472, ((sqrt(select(_e496, _e498, (_e498 > _e496))) + ((select(_e432, _e426, (_e382 < _e429)) * 0.015625f) * _e419.w)) + 0.0000076293945f));
        let _e509 = params_2.member.member_22;
        if (_e509 == 0u) {
            let _e511 = (_e402 - _e392);
            let _e512 = (_e404 - _e394);
            let _e513 = (_e406 - _e396);
            let _e514 = (_e412 - _e392);
            let _e515 = (_e414 - _e394);
            let _e516 = (_e416 - _e396);
            let _e517 = abs(_e511);
            let _e518 = abs(_e512);
            let _e520 = select(_e518, _e517, (_e517 > _e518));
            let _e521 = abs(_e513);
            let _e523 = select(_e521, _e520, (_e520 > _e521));
            let _e524 = abs(_e514);
            let _e525 = abs(_e515);
            let _e527 = select(_e525, _e524, (_e524 > _e525));
            let _e528 = abs(_e516);
            let _e530 = select(_e528, _e527, (_e527 > _e528));
            let _e534 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e530, _e523, (_e523 > _e530))));
            let _e535 = (_e512 * _e516);
            let _e536 = (_e513 * _e515);
            if (abs((_e535 - _e536)) > ((0.0000019073486f * (abs(_e535) + abs(_e536))) + _e534)) {
                phi_14351_ = bool();
                phi_14352_ = true;
            } else {
                let _e545 = (_e513 * _e514);
                let _e546 = (_e511 * _e516);
                let _e554 = (abs((_e545 - _e546)) > ((0.0000019073486f * (abs(_e545) + abs(_e546))) + _e534));
                if _e554 {
                    phi_14350_ = bool();
                } else {
                    let _e555 = (_e511 * _e515);
                    let _e556 = (_e512 * _e514);
                    phi_14350_ = (abs((_e555 - _e556)) > ((0.0000019073486f * (abs(_e555) + abs(_e556))) + _e534));
                }
                let _e566 = phi_14350_;
                phi_14351_ = _e566;
                phi_14352_ = _e554;
            }
            let _e568 = phi_14351_;
            let _e570 = phi_14352_;
            if select(_e568, true, _e570) {
            } else {
                let _e574 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e577 = params_2.member.member_10;
                if (_e574 < _e577) {
                    possibly_degenerate.member[_e574] = _e382;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_14637_: bool;
    var phi_14639_: bool;
    var phi_14640_: bool;
    var phi_14663_: bool;
    var phi_14665_: bool;
    var phi_14666_: bool;
    var phi_14689_: bool;
    var phi_14691_: bool;
    var phi_14692_: bool;
    var phi_14763_: type_84;
    var phi_14765_: type_84;
    var phi_14766_: bool;
    var phi_14767_: type_84;
    var phi_14768_: bool;
    var phi_14773_: type_84;
    var phi_14775_: u32;
    var phi_14778_: type_84;
    var phi_15042_: bool;
    var phi_15044_: bool;
    var phi_15045_: bool;
    var phi_15068_: bool;
    var phi_15070_: bool;
    var phi_15071_: bool;
    var phi_15094_: bool;
    var phi_15096_: bool;
    var phi_15097_: bool;
    var phi_15168_: type_84;
    var phi_15170_: type_84;
    var phi_15171_: bool;
    var phi_15172_: type_84;
    var phi_15173_: bool;
    var phi_15178_: type_84;
    var phi_15258_: type_84;
    var phi_14776_: u32;
    var phi_14779_: type_84;
    var local_121: type_84;
    var local_122: type_84;
    var phi_15271_: u32;
    var phi_15274_: type_84;
    var phi_15272_: u32;
    var phi_15275_: type_84;
    var local_123: type_84;
    var local_124: type_84;
    var phi_15369_: type_84;
    var phi_15375_: u32;
    var phi_15378_: type_84;
    var phi_15376_: u32;
    var phi_15379_: type_84;
    var phi_15469_: type_84;
    var local_125: type_84;
    var local_126: type_84;
    var local_127: type_84;
    var local_128: type_84;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e374.z] = _e373.x;
    let _e382 = local_120[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e388 = (_e387 * 2048u);
    let _e391 = features_1.member[_e388];
    let _e393 = (_e391.x * 2u);
    let _e396 = moving.member[_e393];
    let _e401 = (_e391.y * 2u);
    let _e404 = moving.member[_e401];
    let _e409 = (_e391.z * 2u);
    let _e412 = moving.member[_e409];
    let _e419 = moving.member[(_e393 + 1u)];
    let _e426 = moving.member[(_e401 + 1u)];
    let _e433 = moving.member[(_e409 + 1u)];
    let _e438 = select(_e404.x, _e396.x, (_e396.x < _e404.x));
    let _e440 = select(_e404.y, _e396.y, (_e396.y < _e404.y));
    let _e442 = select(_e404.z, _e396.z, (_e396.z < _e404.z));
    let _e444 = select(_e412.x, _e438, (_e438 < _e412.x));
    let _e446 = select(_e412.y, _e440, (_e440 < _e412.y));
    let _e448 = select(_e412.z, _e442, (_e442 < _e412.z));
    let _e450 = select(_e426.x, _e419.x, (_e419.x < _e426.x));
    let _e452 = select(_e426.y, _e419.y, (_e419.y < _e426.y));
    let _e454 = select(_e426.z, _e419.z, (_e419.z < _e426.z));
    let _e456 = select(_e433.x, _e450, (_e450 < _e433.x));
    let _e458 = select(_e433.y, _e452, (_e452 < _e433.y));
    let _e460 = select(_e433.z, _e454, (_e454 < _e433.z));
    let _e462 = select(_e456, _e444, (_e444 < _e456));
    let _e464 = select(_e458, _e446, (_e446 < _e458));
    let _e466 = select(_e460, _e448, (_e448 < _e460));
    let _e468 = select(_e404.x, _e396.x, (_e396.x > _e404.x));
    let _e470 = select(_e404.y, _e396.y, (_e396.y > _e404.y));
    let _e472 = select(_e404.z, _e396.z, (_e396.z > _e404.z));
    let _e474 = select(_e412.x, _e468, (_e468 > _e412.x));
    let _e476 = select(_e412.y, _e470, (_e470 > _e412.y));
    let _e478 = select(_e412.z, _e472, (_e472 > _e412.z));
    let _e480 = select(_e426.x, _e419.x, (_e419.x > _e426.x));
    let _e482 = select(_e426.y, _e419.y, (_e419.y > _e426.y));
    let _e484 = select(_e426.z, _e419.z, (_e419.z > _e426.z));
    let _e486 = select(_e433.x, _e480, (_e480 > _e433.x));
    let _e488 = select(_e433.y, _e482, (_e482 > _e433.y));
    let _e490 = select(_e433.z, _e484, (_e484 > _e433.z));
    let _e492 = select(_e486, _e474, (_e474 > _e486));
    let _e494 = select(_e488, _e476, (_e476 > _e488));
    let _e496 = select(_e490, _e478, (_e478 > _e490));
    let _e498 = (0.5f * (_e462 + _e492));
    let _e500 = (0.5f * (_e464 + _e494));
    let _e502 = (0.5f * (_e466 + _e496));
    let _e505 = params_2.member.member;
    if ((bitcast<u32>(_e462) & 2139095040u) != 2139095040u) {
        let _e511 = ((bitcast<u32>(_e464) & 2139095040u) != 2139095040u);
        if _e511 {
            phi_14637_ = ((bitcast<u32>(_e466) & 2139095040u) != 2139095040u);
        } else {
            phi_14637_ = bool();
        }
        let _e516 = phi_14637_;
        phi_14639_ = _e516;
        phi_14640_ = select(true, false, _e511);
    } else {
        phi_14639_ = bool();
        phi_14640_ = true;
    }
    let _e519 = phi_14639_;
    let _e521 = phi_14640_;
    if select(_e519, false, _e521) {
        if ((bitcast<u32>(_e492) & 2139095040u) != 2139095040u) {
            let _e528 = ((bitcast<u32>(_e494) & 2139095040u) != 2139095040u);
            if _e528 {
                phi_14663_ = ((bitcast<u32>(_e496) & 2139095040u) != 2139095040u);
            } else {
                phi_14663_ = bool();
            }
            let _e533 = phi_14663_;
            phi_14665_ = _e533;
            phi_14666_ = select(true, false, _e528);
        } else {
            phi_14665_ = bool();
            phi_14666_ = true;
        }
        let _e536 = phi_14665_;
        let _e538 = phi_14666_;
        if select(_e536, false, _e538) {
            if ((bitcast<u32>(_e498) & 2139095040u) != 2139095040u) {
                let _e545 = ((bitcast<u32>(_e500) & 2139095040u) != 2139095040u);
                if _e545 {
                    phi_14689_ = ((bitcast<u32>(_e502) & 2139095040u) != 2139095040u);
                } else {
                    phi_14689_ = bool();
                }
                let _e550 = phi_14689_;
                phi_14691_ = _e550;
                phi_14692_ = select(true, false, _e545);
            } else {
                phi_14691_ = bool();
                phi_14692_ = true;
            }
            let _e553 = phi_14691_;
            let _e555 = phi_14692_;
            let _e556 = select(_e553, false, _e555);
            if _e556 {
                let _e558 = select(_e492, _e462, (_e462 < _e492));
                let _e560 = select(_e494, _e464, (_e464 < _e494));
                let _e562 = select(_e496, _e466, (_e466 < _e496));
                let _e571 = select(_e492, _e462, (_e462 > _e492));
                let _e573 = select(_e494, _e464, (_e464 > _e494));
                let _e575 = select(_e496, _e466, (_e466 > _e496));
                phi_14763_ = type_84(vec4<f32>(select(_e498, _e558, (_e558 < _e498)), select(_e500, _e560, (_e560 < _e500)), select(_e502, _e562, (_e562 < _e502)), 0f), vec4<f32>(select(_e498, _e571, (_e571 > _e498)), select(_e500, _e573, (_e573 > _e500)), select(_e502, _e575, (_e575 > _e502)), 0f));
            } else {
                phi_14763_ = type_84();
            }
            let _e585 = phi_14763_;
            phi_14765_ = _e585;
            phi_14766_ = select(true, false, _e556);
        } else {
            phi_14765_ = type_84();
            phi_14766_ = true;
        }
        let _e588 = phi_14765_;
        let _e590 = phi_14766_;
        phi_14767_ = _e588;
        phi_14768_ = _e590;
    } else {
        phi_14767_ = type_84();
        phi_14768_ = true;
    }
    let _e592 = phi_14767_;
    let _e594 = phi_14768_;
    if _e594 {
        phi_14773_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_14773_ = _e592;
    }
    let _e596 = phi_14773_;
    phi_14775_ = _e382;
    phi_14778_ = _e596;
    loop {
        let _e598 = phi_14775_;
        let _e600 = phi_14778_;
        local_121 = _e600;
        local_122 = _e600;
        local_125 = _e600;
        local_127 = _e600;
        let _e601 = (_e598 < 2048u);
        if _e601 {
            let _e602 = (_e388 + _e598);
            if (_e602 < _e505) {
                let _e606 = features_1.member[_e602];
                let _e608 = (_e606.x * 2u);
                let _e611 = moving.member[_e608];
                let _e616 = (_e606.y * 2u);
                let _e619 = moving.member[_e616];
                let _e624 = (_e606.z * 2u);
                let _e627 = moving.member[_e624];
                let _e634 = moving.member[(_e608 + 1u)];
                let _e641 = moving.member[(_e616 + 1u)];
                let _e648 = moving.member[(_e624 + 1u)];
                let _e653 = select(_e619.x, _e611.x, (_e611.x < _e619.x));
                let _e655 = select(_e619.y, _e611.y, (_e611.y < _e619.y));
                let _e657 = select(_e619.z, _e611.z, (_e611.z < _e619.z));
                let _e659 = select(_e627.x, _e653, (_e653 < _e627.x));
                let _e661 = select(_e627.y, _e655, (_e655 < _e627.y));
                let _e663 = select(_e627.z, _e657, (_e657 < _e627.z));
                let _e665 = select(_e641.x, _e634.x, (_e634.x < _e641.x));
                let _e667 = select(_e641.y, _e634.y, (_e634.y < _e641.y));
                let _e669 = select(_e641.z, _e634.z, (_e634.z < _e641.z));
                let _e671 = select(_e648.x, _e665, (_e665 < _e648.x));
                let _e673 = select(_e648.y, _e667, (_e667 < _e648.y));
                let _e675 = select(_e648.z, _e669, (_e669 < _e648.z));
                let _e677 = select(_e671, _e659, (_e659 < _e671));
                let _e679 = select(_e673, _e661, (_e661 < _e673));
                let _e681 = select(_e675, _e663, (_e663 < _e675));
                let _e683 = select(_e619.x, _e611.x, (_e611.x > _e619.x));
                let _e685 = select(_e619.y, _e611.y, (_e611.y > _e619.y));
                let _e687 = select(_e619.z, _e611.z, (_e611.z > _e619.z));
                let _e689 = select(_e627.x, _e683, (_e683 > _e627.x));
                let _e691 = select(_e627.y, _e685, (_e685 > _e627.y));
                let _e693 = select(_e627.z, _e687, (_e687 > _e627.z));
                let _e695 = select(_e641.x, _e634.x, (_e634.x > _e641.x));
                let _e697 = select(_e641.y, _e634.y, (_e634.y > _e641.y));
                let _e699 = select(_e641.z, _e634.z, (_e634.z > _e641.z));
                let _e701 = select(_e648.x, _e695, (_e695 > _e648.x));
                let _e703 = select(_e648.y, _e697, (_e697 > _e648.y));
                let _e705 = select(_e648.z, _e699, (_e699 > _e648.z));
                let _e707 = select(_e701, _e689, (_e689 > _e701));
                let _e709 = select(_e703, _e691, (_e691 > _e703));
                let _e711 = select(_e705, _e693, (_e693 > _e705));
                let _e713 = (0.5f * (_e677 + _e707));
                let _e715 = (0.5f * (_e679 + _e709));
                let _e717 = (0.5f * (_e681 + _e711));
                let _e718 = (_e602 * 3u);
                let _e719 = bitcast<u32>(_e677);
                let _e720 = bitcast<u32>(_e679);
                let _e721 = bitcast<u32>(_e681);
                corners_1.member[_e718] = vec4<u32>(_e719, _e720, _e721, 0u);
                let _e726 = bitcast<u32>(_e707);
                let _e727 = bitcast<u32>(_e709);
                let _e728 = bitcast<u32>(_e711);
                corners_1.member[(_e718 + 1u)] = vec4<u32>(_e726, _e727, _e728, 0u);
                let _e733 = bitcast<u32>(_e713);
                let _e734 = bitcast<u32>(_e715);
                let _e735 = bitcast<u32>(_e717);
                corners_1.member[(_e718 + 2u)] = vec4<u32>(_e733, _e734, _e735, 0u);
                if ((_e719 & 2139095040u) != 2139095040u) {
                    let _e742 = ((_e720 & 2139095040u) != 2139095040u);
                    if _e742 {
                        phi_15042_ = ((_e721 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15042_ = bool();
                    }
                    let _e746 = phi_15042_;
                    phi_15044_ = _e746;
                    phi_15045_ = select(true, false, _e742);
                } else {
                    phi_15044_ = bool();
                    phi_15045_ = true;
                }
                let _e749 = phi_15044_;
                let _e751 = phi_15045_;
                if select(_e749, false, _e751) {
                    if ((_e726 & 2139095040u) != 2139095040u) {
                        let _e756 = ((_e727 & 2139095040u) != 2139095040u);
                        if _e756 {
                            phi_15068_ = ((_e728 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15068_ = bool();
                        }
                        let _e760 = phi_15068_;
                        phi_15070_ = _e760;
                        phi_15071_ = select(true, false, _e756);
                    } else {
                        phi_15070_ = bool();
                        phi_15071_ = true;
                    }
                    let _e763 = phi_15070_;
                    let _e765 = phi_15071_;
                    if select(_e763, false, _e765) {
                        if ((_e733 & 2139095040u) != 2139095040u) {
                            let _e770 = ((_e734 & 2139095040u) != 2139095040u);
                            if _e770 {
                                phi_15094_ = ((_e735 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15094_ = bool();
                            }
                            let _e774 = phi_15094_;
                            phi_15096_ = _e774;
                            phi_15097_ = select(true, false, _e770);
                        } else {
                            phi_15096_ = bool();
                            phi_15097_ = true;
                        }
                        let _e777 = phi_15096_;
                        let _e779 = phi_15097_;
                        let _e780 = select(_e777, false, _e779);
                        if _e780 {
                            let _e782 = select(_e707, _e677, (_e677 < _e707));
                            let _e784 = select(_e709, _e679, (_e679 < _e709));
                            let _e786 = select(_e711, _e681, (_e681 < _e711));
                            let _e795 = select(_e707, _e677, (_e677 > _e707));
                            let _e797 = select(_e709, _e679, (_e679 > _e709));
                            let _e799 = select(_e711, _e681, (_e681 > _e711));
                            phi_15168_ = type_84(vec4<f32>(select(_e713, _e782, (_e782 < _e713)), select(_e715, _e784, (_e784 < _e715)), select(_e717, _e786, (_e786 < _e717)), 0f), vec4<f32>(select(_e713, _e795, (_e795 > _e713)), select(_e715, _e797, (_e797 > _e715)), select(_e717, _e799, (_e799 > _e717)), 0f));
                        } else {
                            phi_15168_ = type_84();
                        }
                        let _e809 = phi_15168_;
                        phi_15170_ = _e809;
                        phi_15171_ = select(true, false, _e780);
                    } else {
                        phi_15170_ = type_84();
                        phi_15171_ = true;
                    }
                    let _e812 = phi_15170_;
                    let _e814 = phi_15171_;
                    phi_15172_ = _e812;
                    phi_15173_ = _e814;
                } else {
                    phi_15172_ = type_84();
                    phi_15173_ = true;
                }
                let _e816 = phi_15172_;
                let _e818 = phi_15173_;
                if _e818 {
                    phi_15178_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15178_ = _e816;
                }
                let _e820 = phi_15178_;
                phi_15258_ = type_84(vec4<f32>(select(_e820.member.x, _e600.member.x, (_e600.member.x < _e820.member.x)), select(_e820.member.y, _e600.member.y, (_e600.member.y < _e820.member.y)), select(_e820.member.z, _e600.member.z, (_e600.member.z < _e820.member.z)), select(_e820.member.w, _e600.member.w, (_e600.member.w < _e820.member.w))), vec4<f32>(select(_e820.member_1.x, _e600.member_1.x, (_e600.member_1.x > _e820.member_1.x)), select(_e820.member_1.y, _e600.member_1.y, (_e600.member_1.y > _e820.member_1.y)), select(_e820.member_1.z, _e600.member_1.z, (_e600.member_1.z > _e820.member_1.z)), select(_e820.member_1.w, _e600.member_1.w, (_e600.member_1.w > _e820.member_1.w))));
            } else {
                phi_15258_ = _e600;
            }
            let _e861 = phi_15258_;
            phi_14776_ = (_e598 + (256u * _e375.z));
            phi_14779_ = _e861;
        } else {
            break;
        }
        let _e865 = phi_14776_;
        let _e867 = phi_14779_;
        continue;
        continuing {
            phi_14775_ = _e865;
            phi_14778_ = _e867;
        }
    }
    let _e870 = local_121;
    lows[_e382] = _e870.member;
    let _e874 = local_122;
    highs[_e382] = _e874.member_1;
    workgroupBarrier();
    if ((_e382 & 15u) == 0u) {
        phi_15271_ = 1u;
        let _e1042 = local_125;
        phi_15274_ = _e1042;
        loop {
            let _e880 = phi_15271_;
            let _e882 = phi_15274_;
            local_123 = _e882;
            local_124 = _e882;
            local_126 = _e882;
            let _e883 = (_e880 < 16u);
            if _e883 {
                let _e884 = (_e382 + _e880);
                let _e886 = lows[_e884];
                let _e888 = highs[_e884];
                phi_15272_ = (_e880 + _e375.z);
                phi_15275_ = type_84(vec4<f32>(select(_e886.x, _e882.member.x, (_e882.member.x < _e886.x)), select(_e886.y, _e882.member.y, (_e882.member.y < _e886.y)), select(_e886.z, _e882.member.z, (_e882.member.z < _e886.z)), select(_e886.w, _e882.member.w, (_e882.member.w < _e886.w))), vec4<f32>(select(_e888.x, _e882.member_1.x, (_e882.member_1.x > _e888.x)), select(_e888.y, _e882.member_1.y, (_e882.member_1.y > _e888.y)), select(_e888.z, _e882.member_1.z, (_e882.member_1.z > _e888.z)), select(_e888.w, _e882.member_1.w, (_e882.member_1.w > _e888.w))));
            } else {
                break;
            }
            let _e928 = phi_15272_;
            let _e930 = phi_15275_;
            continue;
            continuing {
                phi_15271_ = _e928;
                phi_15274_ = _e930;
            }
        }
        let _e933 = local_123;
        lows[_e382] = _e933.member;
        let _e936 = local_124;
        highs[_e382] = _e936.member_1;
        let _e1049 = local_126;
        phi_15369_ = _e1049;
    } else {
        let _e1051 = local_127;
        phi_15369_ = _e1051;
    }
    let _e939 = phi_15369_;
    workgroupBarrier();
    let _e940 = (_e382 == 0u);
    if _e940 {
        phi_15375_ = 16u;
        phi_15378_ = _e939;
        loop {
            let _e942 = phi_15375_;
            let _e944 = phi_15378_;
            local_128 = _e944;
            let _e945 = (_e942 < 256u);
            if _e945 {
                let _e947 = lows[_e942];
                let _e949 = highs[_e942];
                phi_15376_ = (_e942 + (16u * _e375.z));
                phi_15379_ = type_84(vec4<f32>(select(_e947.x, _e944.member.x, (_e944.member.x < _e947.x)), select(_e947.y, _e944.member.y, (_e944.member.y < _e947.y)), select(_e947.z, _e944.member.z, (_e944.member.z < _e947.z)), select(_e947.w, _e944.member.w, (_e944.member.w < _e947.w))), vec4<f32>(select(_e949.x, _e944.member_1.x, (_e944.member_1.x > _e949.x)), select(_e949.y, _e944.member_1.y, (_e944.member_1.y > _e949.y)), select(_e949.z, _e944.member_1.z, (_e944.member_1.z > _e949.z)), select(_e949.w, _e944.member_1.w, (_e944.member_1.w > _e949.w))));
            } else {
                break;
            }
            let _e990 = phi_15376_;
            let _e992 = phi_15379_;
            continue;
            continuing {
                phi_15375_ = _e990;
                phi_15378_ = _e992;
            }
        }
        let _e1058 = local_128;
        phi_15469_ = _e1058;
    } else {
        phi_15469_ = _e939;
    }
    let _e995 = phi_15469_;
    if _e940 {
        low.member[_e387] = _e995.member;
        high.member[_e387] = _e995.member_1;
    }
    return;
}

fn function_40() {
    var phi_15516_: u32;
    var phi_15519_: u32;
    var phi_15521_: u32;
    var phi_15523_: u32;
    var phi_15573_: type_56;
    var phi_15737_: u32;
    var phi_15759_: u32;
    var phi_15781_: u32;
    var phi_17717_: u32;
    var phi_17720_: u32;
    var phi_17718_: u32;
    var phi_17721_: u32;
    var local_129: u32;
    var phi_18036_: u32;
    var local_130: u32;
    var phi_18040_: u32;
    var phi_18041_: u32;
    var phi_18310_: u32;
    var phi_18313_: u32;
    var phi_18679_: u32;
    var phi_18680_: u32;
    var phi_18311_: u32;
    var phi_18314_: u32;
    var phi_18682_: bool;
    var local_131: u32;
    var phi_18690_: u32;
    var phi_18691_: u32;
    var phi_18700_: u32;
    var phi_18703_: u32;
    var phi_18701_: u32;
    var phi_18704_: u32;
    var phi_18727_: u32;
    var phi_18728_: u32;
    var phi_18729_: u32;
    var phi_15517_: u32;
    var phi_15520_: u32;
    var phi_15522_: u32;
    var phi_15524_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e387 = tiles.member[0u];
    let _e390 = params_3.member.member;
    phi_15516_ = 0u;
    phi_15519_ = 0u;
    phi_15521_ = 0u;
    phi_15523_ = 0u;
    loop {
        let _e394 = phi_15516_;
        let _e396 = phi_15519_;
        let _e398 = phi_15521_;
        let _e400 = phi_15523_;
        local_132 = _e400;
        local_133 = _e400;
        local_134 = _e400;
        local_135 = _e398;
        local_136 = _e398;
        local_137 = _e398;
        local_138 = _e396;
        local_139 = _e396;
        local_140 = _e396;
        let _e401 = (_e394 < 8u);
        if _e401 {
            let _e405 = (((((_e373.x + (_e373.y * _e374.x)) * 8u) + _e394) * 256u) + _e372.x);
            if (_e405 < select(0u, _e387, (_e387 <= _e390))) {
                let _e408 = pairs.member[_e405];
                let _e411 = ((_e408 >> bitcast<u32>(16i)) * 2u);
                let _e414 = tiles.member[(4u + _e411)];
                let _e421 = boxes.member[((_e414 * 256u) + ((_e408 >> bitcast<u32>(8i)) & 255u))];
                let _e425 = tiles.member[(_e411 + 5u)];
                let _e430 = boxes.member[((_e425 * 256u) + (_e408 & 255u))];
                if (_e421.x < _e430.x) {
                    phi_15573_ = type_56(_e421.x, _e430.x);
                } else {
                    phi_15573_ = type_56(_e430.x, _e421.x);
                }
                let _e436 = phi_15573_;
                let _e441 = features.member[_e436.member];
                let _e444 = features.member[_e436.member_1];
                let _e446 = (_e441.x * 2u);
                let _e449 = moving_1.member[_e446];
                let _e454 = (_e441.y * 2u);
                let _e457 = moving_1.member[_e454];
                let _e462 = (_e441.z * 2u);
                let _e465 = moving_1.member[_e462];
                let _e472 = moving_1.member[(_e446 + 1u)];
                let _e479 = moving_1.member[(_e454 + 1u)];
                let _e486 = moving_1.member[(_e462 + 1u)];
                let _e491 = (_e444.x * 2u);
                let _e494 = moving_1.member[_e491];
                let _e499 = (_e444.y * 2u);
                let _e502 = moving_1.member[_e499];
                let _e507 = (_e444.z * 2u);
                let _e510 = moving_1.member[_e507];
                let _e517 = moving_1.member[(_e491 + 1u)];
                let _e524 = moving_1.member[(_e499 + 1u)];
                let _e531 = moving_1.member[(_e507 + 1u)];
                let _e549 = ((_e444.w >> bitcast<u32>(3i)) & 7u);
                if (((_e441.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_15737_ = (_e549 << bitcast<u32>(6u));
                } else {
                    phi_15737_ = 0u;
                }
                let _e562 = phi_15737_;
                if (((_e441.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_15759_ = (_e549 << bitcast<u32>(9u));
                } else {
                    phi_15759_ = 0u;
                }
                let _e571 = phi_15759_;
                if (((_e441.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_15781_ = (_e549 << bitcast<u32>(12u));
                } else {
                    phi_15781_ = 0u;
                }
                let _e580 = phi_15781_;
                let _e583 = select(0u, 1u, (_e441.x == _e444.x));
                let _e585 = select(0u, 1u, (_e441.x == _e444.y));
                let _e588 = select(0u, 1u, (_e441.x == _e444.z));
                let _e591 = select(0u, 1u, (_e441.y == _e444.x));
                let _e593 = select(0u, 1u, (_e441.y == _e444.y));
                let _e596 = select(0u, 1u, (_e441.y == _e444.z));
                let _e602 = select(0u, 1u, (_e441.z == _e444.x));
                let _e604 = select(0u, 1u, (_e441.z == _e444.y));
                let _e607 = select(0u, 1u, (_e441.z == _e444.z));
                let _e740 = (((((((_e441.w & 7u) | ((_e444.w & 7u) << bitcast<u32>(3i))) | _e562) | _e571) | _e580) & (~(((((((((_e583 | _e585) | _e588) | (((_e591 | _e593) | _e596) << bitcast<u32>(1i))) | (((_e602 | _e604) | _e607) << bitcast<u32>(2i))) | (((((_e583 | _e591) | _e602) << bitcast<u32>(3i)) | (((_e585 | _e593) | _e604) << bitcast<u32>(4i))) | (((_e588 | _e596) | _e607) << bitcast<u32>(5i)))) | ((((((_e583 << bitcast<u32>(6u)) | (_e585 << bitcast<u32>(6u))) | (_e591 << bitcast<u32>(6u))) | (_e593 << bitcast<u32>(6u))) | ((((_e585 << bitcast<u32>(7u)) | (_e588 << bitcast<u32>(7u))) | (_e593 << bitcast<u32>(7u))) | (_e596 << bitcast<u32>(7u)))) | ((((_e588 << bitcast<u32>(8u)) | (_e583 << bitcast<u32>(8u))) | (_e596 << bitcast<u32>(8u))) | (_e591 << bitcast<u32>(8u))))) | ((((((_e591 << bitcast<u32>(9u)) | (_e593 << bitcast<u32>(9u))) | (_e602 << bitcast<u32>(9u))) | (_e604 << bitcast<u32>(9u))) | ((((_e593 << bitcast<u32>(10u)) | (_e596 << bitcast<u32>(10u))) | (_e604 << bitcast<u32>(10u))) | (_e607 << bitcast<u32>(10u)))) | ((((_e596 << bitcast<u32>(11u)) | (_e591 << bitcast<u32>(11u))) | (_e607 << bitcast<u32>(11u))) | (_e602 << bitcast<u32>(11u))))) | ((((((_e602 << bitcast<u32>(12u)) | (_e604 << bitcast<u32>(12u))) | (_e583 << bitcast<u32>(12u))) | (_e585 << bitcast<u32>(12u))) | ((((_e604 << bitcast<u32>(13u)) | (_e607 << bitcast<u32>(13u))) | (_e585 << bitcast<u32>(13u))) | (_e588 << bitcast<u32>(13u)))) | ((((_e607 << bitcast<u32>(14u)) | (_e602 << bitcast<u32>(14u))) | (_e588 << bitcast<u32>(14u))) | (_e583 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e444.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e441.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e740 == 0u) {
                    phi_18040_ = _e740;
                    phi_18041_ = _e400;
                } else {
                    let _e744 = params_3.member.member_4;
                    phi_17717_ = 0u;
                    phi_17720_ = 0u;
                    loop {
                        let _e746 = phi_17717_;
                        let _e748 = phi_17720_;
                        local_129 = _e748;
                        local_130 = _e748;
                        let _e749 = (_e746 < 3u);
                        if _e749 {
                            let _e750 = (_e746 & 31u);
                            let _e754 = f32(((89u >> bitcast<u32>(_e750)) & 1u));
                            let _e763 = (f32(((170u >> bitcast<u32>(_e750)) & 1u)) - f32(((64u >> bitcast<u32>(_e750)) & 1u)));
                            let _e772 = (f32(((52u >> bitcast<u32>(_e750)) & 1u)) - f32(((128u >> bitcast<u32>(_e750)) & 1u)));
                            let _e777 = (((_e754 * _e449.x) + (_e763 * _e449.y)) + (_e772 * _e449.z));
                            let _e782 = (((_e754 * _e457.x) + (_e763 * _e457.y)) + (_e772 * _e457.z));
                            let _e787 = (((_e754 * _e465.x) + (_e763 * _e465.y)) + (_e772 * _e465.z));
                            let _e792 = (((_e754 * _e472.x) + (_e763 * _e472.y)) + (_e772 * _e472.z));
                            let _e797 = (((_e754 * _e479.x) + (_e763 * _e479.y)) + (_e772 * _e479.z));
                            let _e802 = (((_e754 * _e486.x) + (_e763 * _e486.y)) + (_e772 * _e486.z));
                            let _e819 = (((_e754 * _e494.x) + (_e763 * _e494.y)) + (_e772 * _e494.z));
                            let _e824 = (((_e754 * _e502.x) + (_e763 * _e502.y)) + (_e772 * _e502.z));
                            let _e829 = (((_e754 * _e510.x) + (_e763 * _e510.y)) + (_e772 * _e510.z));
                            let _e834 = (((_e754 * _e517.x) + (_e763 * _e517.y)) + (_e772 * _e517.z));
                            let _e839 = (((_e754 * _e524.x) + (_e763 * _e524.y)) + (_e772 * _e524.z));
                            let _e844 = (((_e754 * _e531.x) + (_e763 * _e531.y)) + (_e772 * _e531.z));
                            let _e846 = select(_e834, _e819, (_e819 < _e834));
                            let _e848 = select(_e839, _e824, (_e824 < _e839));
                            let _e850 = select(_e844, _e829, (_e829 < _e844));
                            let _e852 = select(_e834, _e819, (_e819 > _e834));
                            let _e854 = select(_e839, _e824, (_e824 > _e839));
                            let _e856 = select(_e844, _e829, (_e829 > _e844));
                            let _e857 = (select(_e792, _e777, (_e777 < _e792)) - _e744);
                            let _e858 = (select(_e797, _e782, (_e782 < _e797)) - _e744);
                            let _e859 = (select(_e802, _e787, (_e787 < _e802)) - _e744);
                            let _e860 = (select(_e792, _e777, (_e777 > _e792)) + _e744);
                            let _e861 = (select(_e797, _e782, (_e782 > _e797)) + _e744);
                            let _e862 = (select(_e802, _e787, (_e787 > _e802)) + _e744);
                            let _e864 = select(_e858, _e857, (_e857 < _e858));
                            let _e866 = select(_e859, _e858, (_e858 < _e859));
                            let _e868 = select(_e857, _e859, (_e859 < _e857));
                            let _e870 = select(_e861, _e860, (_e860 > _e861));
                            let _e872 = select(_e862, _e861, (_e861 > _e862));
                            let _e874 = select(_e860, _e862, (_e862 > _e860));
                            let _e876 = select(_e848, _e846, (_e846 < _e848));
                            let _e878 = select(_e850, _e848, (_e848 < _e850));
                            let _e880 = select(_e846, _e850, (_e850 < _e846));
                            let _e882 = select(_e854, _e852, (_e852 > _e854));
                            let _e884 = select(_e856, _e854, (_e854 > _e856));
                            let _e886 = select(_e852, _e856, (_e856 > _e852));
                            let _e888 = select(_e859, _e864, (_e864 < _e859));
                            let _e890 = select(_e850, _e876, (_e876 < _e850));
                            let _e892 = select(_e862, _e870, (_e870 > _e862));
                            let _e894 = select(_e856, _e882, (_e882 > _e856));
                            let _e1008 = ((((select(0u, 1u, (_e860 < _e890)) | (select(0u, 1u, (_e861 < _e890)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e862 < _e890)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e846 > _e892)) | (select(0u, 1u, (_e848 > _e892)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e850 > _e892)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e876 > _e870)) | (select(0u, 1u, (_e878 > _e870)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e880 > _e870)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e876 > _e872)) | (select(0u, 1u, (_e878 > _e872)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e880 > _e872)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e876 > _e874)) | (select(0u, 1u, (_e878 > _e874)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e880 > _e874)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1038 = ((((select(0u, 1u, (_e857 > _e894)) | (select(0u, 1u, (_e858 > _e894)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e859 > _e894)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e852 < _e888)) | (select(0u, 1u, (_e854 < _e888)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e856 < _e888)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e882 < _e864)) | (select(0u, 1u, (_e884 < _e864)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 < _e864)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e882 < _e866)) | (select(0u, 1u, (_e884 < _e866)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 < _e866)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e882 < _e868)) | (select(0u, 1u, (_e884 < _e868)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 < _e868)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_17718_ = (_e746 + _e374.z);
                            phi_17721_ = (_e748 | ((_e1008 | _e1038) | (select(0u, 1u, ((_e1008 == 32767u) || (_e1038 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1050 = phi_17718_;
                        let _e1052 = phi_17721_;
                        continue;
                        continuing {
                            phi_17717_ = _e1050;
                            phi_17720_ = _e1052;
                        }
                    }
                    let _e1055 = local_129;
                    if ((_e1055 & 32768u) == 0u) {
                        phi_18036_ = countOneBits(_e740);
                    } else {
                        phi_18036_ = 0u;
                    }
                    let _e1060 = phi_18036_;
                    let _e1063 = local_130;
                    phi_18040_ = (_e740 & ~(_e1063));
                    phi_18041_ = (_e400 + _e1060);
                }
                let _e1067 = phi_18040_;
                let _e1069 = phi_18041_;
                let _e1079 = params_3.member.member_3;
                if ((_e1079 & 1u) == 0u) {
                    phi_18691_ = _e1067;
                } else {
                    if (_e1067 == 0u) {
                        phi_18690_ = _e1067;
                    } else {
                        let _e1085 = params_3.member.member_4;
                        let _e1086 = (_e449.x - _e449.x);
                        let _e1087 = (_e449.y - _e449.y);
                        let _e1088 = (_e449.z - _e449.z);
                        let _e1089 = (_e457.x - _e449.x);
                        let _e1090 = (_e457.y - _e449.y);
                        let _e1091 = (_e457.z - _e449.z);
                        let _e1092 = (_e465.x - _e449.x);
                        let _e1093 = (_e465.y - _e449.y);
                        let _e1094 = (_e465.z - _e449.z);
                        let _e1095 = (_e494.x - _e449.x);
                        let _e1096 = (_e494.y - _e449.y);
                        let _e1097 = (_e494.z - _e449.z);
                        let _e1098 = (_e502.x - _e449.x);
                        let _e1099 = (_e502.y - _e449.y);
                        let _e1100 = (_e502.z - _e449.z);
                        let _e1101 = (_e510.x - _e449.x);
                        let _e1102 = (_e510.y - _e449.y);
                        let _e1103 = (_e510.z - _e449.z);
                        let _e1104 = (_e472.x - _e472.x);
                        let _e1105 = (_e472.y - _e472.y);
                        let _e1106 = (_e472.z - _e472.z);
                        let _e1107 = (_e479.x - _e472.x);
                        let _e1108 = (_e479.y - _e472.y);
                        let _e1109 = (_e479.z - _e472.z);
                        let _e1110 = (_e486.x - _e472.x);
                        let _e1111 = (_e486.y - _e472.y);
                        let _e1112 = (_e486.z - _e472.z);
                        let _e1113 = (_e517.x - _e472.x);
                        let _e1114 = (_e517.y - _e472.y);
                        let _e1115 = (_e517.z - _e472.z);
                        let _e1116 = (_e524.x - _e472.x);
                        let _e1117 = (_e524.y - _e472.y);
                        let _e1118 = (_e524.z - _e472.z);
                        let _e1119 = (_e531.x - _e472.x);
                        let _e1120 = (_e531.y - _e472.y);
                        let _e1121 = (_e531.z - _e472.z);
                        let _e1123 = ((1.5f * _e1085) + 0.0000000000000000000000000000000000030092655f);
                        let _e1124 = abs(_e1086);
                        let _e1125 = abs(_e1087);
                        let _e1127 = select(_e1125, _e1124, (_e1124 > _e1125));
                        let _e1128 = abs(_e1088);
                        let _e1130 = select(_e1128, _e1127, (_e1127 > _e1128));
                        let _e1131 = abs(_e1089);
                        let _e1132 = abs(_e1090);
                        let _e1134 = select(_e1132, _e1131, (_e1131 > _e1132));
                        let _e1135 = abs(_e1091);
                        let _e1137 = select(_e1135, _e1134, (_e1134 > _e1135));
                        let _e1139 = select(_e1137, _e1130, (_e1130 > _e1137));
                        let _e1140 = abs(_e1092);
                        let _e1141 = abs(_e1093);
                        let _e1143 = select(_e1141, _e1140, (_e1140 > _e1141));
                        let _e1144 = abs(_e1094);
                        let _e1146 = select(_e1144, _e1143, (_e1143 > _e1144));
                        let _e1148 = select(_e1146, _e1139, (_e1139 > _e1146));
                        let _e1149 = abs(_e1095);
                        let _e1150 = abs(_e1096);
                        let _e1152 = select(_e1150, _e1149, (_e1149 > _e1150));
                        let _e1153 = abs(_e1097);
                        let _e1155 = select(_e1153, _e1152, (_e1152 > _e1153));
                        let _e1156 = abs(_e1098);
                        let _e1157 = abs(_e1099);
                        let _e1159 = select(_e1157, _e1156, (_e1156 > _e1157));
                        let _e1160 = abs(_e1100);
                        let _e1162 = select(_e1160, _e1159, (_e1159 > _e1160));
                        let _e1164 = select(_e1162, _e1155, (_e1155 > _e1162));
                        let _e1165 = abs(_e1101);
                        let _e1166 = abs(_e1102);
                        let _e1168 = select(_e1166, _e1165, (_e1165 > _e1166));
                        let _e1169 = abs(_e1103);
                        let _e1171 = select(_e1169, _e1168, (_e1168 > _e1169));
                        let _e1173 = select(_e1171, _e1164, (_e1164 > _e1171));
                        let _e1177 = ((0.0000019073486f * select(_e1173, _e1148, (_e1148 > _e1173))) + _e1123);
                        let _e1178 = abs(_e1104);
                        let _e1179 = abs(_e1105);
                        let _e1181 = select(_e1179, _e1178, (_e1178 > _e1179));
                        let _e1182 = abs(_e1106);
                        let _e1184 = select(_e1182, _e1181, (_e1181 > _e1182));
                        let _e1185 = abs(_e1107);
                        let _e1186 = abs(_e1108);
                        let _e1188 = select(_e1186, _e1185, (_e1185 > _e1186));
                        let _e1189 = abs(_e1109);
                        let _e1191 = select(_e1189, _e1188, (_e1188 > _e1189));
                        let _e1193 = select(_e1191, _e1184, (_e1184 > _e1191));
                        let _e1194 = abs(_e1110);
                        let _e1195 = abs(_e1111);
                        let _e1197 = select(_e1195, _e1194, (_e1194 > _e1195));
                        let _e1198 = abs(_e1112);
                        let _e1200 = select(_e1198, _e1197, (_e1197 > _e1198));
                        let _e1202 = select(_e1200, _e1193, (_e1193 > _e1200));
                        let _e1203 = abs(_e1113);
                        let _e1204 = abs(_e1114);
                        let _e1206 = select(_e1204, _e1203, (_e1203 > _e1204));
                        let _e1207 = abs(_e1115);
                        let _e1209 = select(_e1207, _e1206, (_e1206 > _e1207));
                        let _e1210 = abs(_e1116);
                        let _e1211 = abs(_e1117);
                        let _e1213 = select(_e1211, _e1210, (_e1210 > _e1211));
                        let _e1214 = abs(_e1118);
                        let _e1216 = select(_e1214, _e1213, (_e1213 > _e1214));
                        let _e1218 = select(_e1216, _e1209, (_e1209 > _e1216));
                        let _e1219 = abs(_e1119);
                        let _e1220 = abs(_e1120);
                        let _e1222 = select(_e1220, _e1219, (_e1219 > _e1220));
                        let _e1223 = abs(_e1121);
                        let _e1225 = select(_e1223, _e1222, (_e1222 > _e1223));
                        let _e1227 = select(_e1225, _e1218, (_e1218 > _e1225));
                        let _e1231 = ((0.0000019073486f * select(_e1227, _e1202, (_e1202 > _e1227))) + _e1123);
                        phi_18310_ = 0u;
                        phi_18313_ = 0u;
                        loop {
                            let _e1233 = phi_18310_;
                            let _e1235 = phi_18313_;
                            local_131 = _e1235;
                            if (_e1233 < 8u) {
                                let _e1239 = ((_e1067 & ~(_e1235)) == 0u);
                                if _e1239 {
                                    phi_18679_ = u32();
                                    phi_18680_ = u32();
                                } else {
                                    let _e1240 = (_e1233 & 31u);
                                    let _e1244 = f32(((89u >> bitcast<u32>(_e1240)) & 1u));
                                    let _e1253 = (f32(((170u >> bitcast<u32>(_e1240)) & 1u)) - f32(((64u >> bitcast<u32>(_e1240)) & 1u)));
                                    let _e1262 = (f32(((52u >> bitcast<u32>(_e1240)) & 1u)) - f32(((128u >> bitcast<u32>(_e1240)) & 1u)));
                                    let _e1267 = (((_e1244 * _e1086) + (_e1253 * _e1087)) + (_e1262 * _e1088));
                                    let _e1272 = (((_e1244 * _e1089) + (_e1253 * _e1090)) + (_e1262 * _e1091));
                                    let _e1277 = (((_e1244 * _e1092) + (_e1253 * _e1093)) + (_e1262 * _e1094));
                                    let _e1282 = (((_e1244 * _e1095) + (_e1253 * _e1096)) + (_e1262 * _e1097));
                                    let _e1287 = (((_e1244 * _e1098) + (_e1253 * _e1099)) + (_e1262 * _e1100));
                                    let _e1292 = (((_e1244 * _e1101) + (_e1253 * _e1102)) + (_e1262 * _e1103));
                                    let _e1293 = (_e1267 - _e1177);
                                    let _e1294 = (_e1272 - _e1177);
                                    let _e1295 = (_e1277 - _e1177);
                                    let _e1296 = (_e1267 + _e1177);
                                    let _e1297 = (_e1272 + _e1177);
                                    let _e1298 = (_e1277 + _e1177);
                                    let _e1300 = select(_e1294, _e1293, (_e1293 < _e1294));
                                    let _e1302 = select(_e1295, _e1294, (_e1294 < _e1295));
                                    let _e1304 = select(_e1293, _e1295, (_e1295 < _e1293));
                                    let _e1306 = select(_e1297, _e1296, (_e1296 > _e1297));
                                    let _e1308 = select(_e1298, _e1297, (_e1297 > _e1298));
                                    let _e1310 = select(_e1296, _e1298, (_e1298 > _e1296));
                                    let _e1312 = select(_e1287, _e1282, (_e1282 < _e1287));
                                    let _e1314 = select(_e1292, _e1287, (_e1287 < _e1292));
                                    let _e1316 = select(_e1282, _e1292, (_e1292 < _e1282));
                                    let _e1318 = select(_e1287, _e1282, (_e1282 > _e1287));
                                    let _e1320 = select(_e1292, _e1287, (_e1287 > _e1292));
                                    let _e1322 = select(_e1282, _e1292, (_e1292 > _e1282));
                                    let _e1324 = select(_e1295, _e1300, (_e1300 < _e1295));
                                    let _e1326 = select(_e1292, _e1312, (_e1312 < _e1292));
                                    let _e1328 = select(_e1298, _e1306, (_e1306 > _e1298));
                                    let _e1330 = select(_e1292, _e1318, (_e1318 > _e1292));
                                    let _e1479 = (((_e1244 * _e1104) + (_e1253 * _e1105)) + (_e1262 * _e1106));
                                    let _e1484 = (((_e1244 * _e1107) + (_e1253 * _e1108)) + (_e1262 * _e1109));
                                    let _e1489 = (((_e1244 * _e1110) + (_e1253 * _e1111)) + (_e1262 * _e1112));
                                    let _e1494 = (((_e1244 * _e1113) + (_e1253 * _e1114)) + (_e1262 * _e1115));
                                    let _e1499 = (((_e1244 * _e1116) + (_e1253 * _e1117)) + (_e1262 * _e1118));
                                    let _e1504 = (((_e1244 * _e1119) + (_e1253 * _e1120)) + (_e1262 * _e1121));
                                    let _e1505 = (_e1479 - _e1231);
                                    let _e1506 = (_e1484 - _e1231);
                                    let _e1507 = (_e1489 - _e1231);
                                    let _e1508 = (_e1479 + _e1231);
                                    let _e1509 = (_e1484 + _e1231);
                                    let _e1510 = (_e1489 + _e1231);
                                    let _e1512 = select(_e1506, _e1505, (_e1505 < _e1506));
                                    let _e1514 = select(_e1507, _e1506, (_e1506 < _e1507));
                                    let _e1516 = select(_e1505, _e1507, (_e1507 < _e1505));
                                    let _e1518 = select(_e1509, _e1508, (_e1508 > _e1509));
                                    let _e1520 = select(_e1510, _e1509, (_e1509 > _e1510));
                                    let _e1522 = select(_e1508, _e1510, (_e1510 > _e1508));
                                    let _e1524 = select(_e1499, _e1494, (_e1494 < _e1499));
                                    let _e1526 = select(_e1504, _e1499, (_e1499 < _e1504));
                                    let _e1528 = select(_e1494, _e1504, (_e1504 < _e1494));
                                    let _e1530 = select(_e1499, _e1494, (_e1494 > _e1499));
                                    let _e1532 = select(_e1504, _e1499, (_e1499 > _e1504));
                                    let _e1534 = select(_e1494, _e1504, (_e1504 > _e1494));
                                    let _e1536 = select(_e1507, _e1512, (_e1512 < _e1507));
                                    let _e1538 = select(_e1504, _e1524, (_e1524 < _e1504));
                                    let _e1540 = select(_e1510, _e1518, (_e1518 > _e1510));
                                    let _e1542 = select(_e1504, _e1530, (_e1530 > _e1504));
                                    phi_18679_ = (_e1233 + _e374.z);
                                    phi_18680_ = (_e1235 | ((((((select(0u, 1u, (_e1296 < _e1326)) | (select(0u, 1u, (_e1297 < _e1326)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1298 < _e1326)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1282 > _e1328)) | (select(0u, 1u, (_e1287 > _e1328)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1292 > _e1328)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1312 > _e1306)) | (select(0u, 1u, (_e1314 > _e1306)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1316 > _e1306)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1312 > _e1308)) | (select(0u, 1u, (_e1314 > _e1308)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1316 > _e1308)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1312 > _e1310)) | (select(0u, 1u, (_e1314 > _e1310)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1316 > _e1310)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1508 < _e1538)) | (select(0u, 1u, (_e1509 < _e1538)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1510 < _e1538)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1494 > _e1540)) | (select(0u, 1u, (_e1499 > _e1540)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1504 > _e1540)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1524 > _e1518)) | (select(0u, 1u, (_e1526 > _e1518)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1528 > _e1518)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1524 > _e1520)) | (select(0u, 1u, (_e1526 > _e1520)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1528 > _e1520)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1524 > _e1522)) | (select(0u, 1u, (_e1526 > _e1522)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1528 > _e1522)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1293 > _e1330)) | (select(0u, 1u, (_e1294 > _e1330)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1295 > _e1330)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1282 < _e1324)) | (select(0u, 1u, (_e1287 < _e1324)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1292 < _e1324)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1318 < _e1300)) | (select(0u, 1u, (_e1320 < _e1300)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 < _e1300)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1318 < _e1302)) | (select(0u, 1u, (_e1320 < _e1302)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 < _e1302)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1318 < _e1304)) | (select(0u, 1u, (_e1320 < _e1304)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 < _e1304)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1505 > _e1542)) | (select(0u, 1u, (_e1506 > _e1542)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1507 > _e1542)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1494 < _e1536)) | (select(0u, 1u, (_e1499 < _e1536)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1504 < _e1536)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1530 < _e1512)) | (select(0u, 1u, (_e1532 < _e1512)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 < _e1512)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1530 < _e1514)) | (select(0u, 1u, (_e1532 < _e1514)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 < _e1514)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1530 < _e1516)) | (select(0u, 1u, (_e1532 < _e1516)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 < _e1516)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1693 = phi_18679_;
                                let _e1695 = phi_18680_;
                                phi_18311_ = _e1693;
                                phi_18314_ = _e1695;
                                phi_18682_ = select(true, false, _e1239);
                            } else {
                                phi_18311_ = u32();
                                phi_18314_ = u32();
                                phi_18682_ = false;
                            }
                            let _e1698 = phi_18311_;
                            let _e1700 = phi_18314_;
                            let _e1702 = phi_18682_;
                            continue;
                            continuing {
                                phi_18310_ = _e1698;
                                phi_18313_ = _e1700;
                                break if !(_e1702);
                            }
                        }
                        let _e1705 = local_131;
                        phi_18690_ = (_e1067 & ~((_e1705 & _e1067)));
                    }
                    let _e1710 = phi_18690_;
                    phi_18691_ = _e1710;
                }
                let _e1712 = phi_18691_;
                if (_e1712 == 0u) {
                } else {
                    let _e1717 = atomicAdd((&counters.member[0u]), countOneBits(_e1712));
                    phi_18700_ = _e1717;
                    phi_18703_ = _e1712;
                    loop {
                        let _e1719 = phi_18700_;
                        let _e1721 = phi_18703_;
                        let _e1722 = (_e1721 == 0u);
                        if _e1722 {
                            phi_18701_ = u32();
                            phi_18704_ = u32();
                        } else {
                            let _e1725 = params_3.member.member_1;
                            if (_e1719 < _e1725) {
                                after_linear.member[_e1719] = ((_e405 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1721), 32u, _e1722));
                            }
                            phi_18701_ = (_e1719 + 1u);
                            phi_18704_ = (_e1721 & (_e1721 - 1u));
                        }
                        let _e1738 = phi_18701_;
                        let _e1740 = phi_18704_;
                        continue;
                        continuing {
                            phi_18700_ = _e1738;
                            phi_18703_ = _e1740;
                            break if !(select(true, false, _e1722));
                        }
                    }
                }
                phi_18727_ = (_e396 + countOneBits((_e1067 >> bitcast<u32>(6u))));
                phi_18728_ = (_e398 + countOneBits((_e1067 & 63u)));
                phi_18729_ = _e1069;
            } else {
                phi_18727_ = _e396;
                phi_18728_ = _e398;
                phi_18729_ = _e400;
            }
            let _e1744 = phi_18727_;
            let _e1746 = phi_18728_;
            let _e1748 = phi_18729_;
            phi_15517_ = (_e394 + _e374.z);
            phi_15520_ = _e1744;
            phi_15522_ = _e1746;
            phi_15524_ = _e1748;
        } else {
            break;
        }
        let _e1751 = phi_15517_;
        let _e1753 = phi_15520_;
        let _e1755 = phi_15522_;
        let _e1757 = phi_15524_;
        continue;
        continuing {
            phi_15516_ = _e1751;
            phi_15519_ = _e1753;
            phi_15521_ = _e1755;
            phi_15523_ = _e1757;
        }
    }
    let _e1760 = local_132;
    if (_e1760 > 0u) {
        let _e1763 = local_133;
        let _e1766 = local_134;
        let _e1770 = atomicAdd((&counters.member[5u]), select(1u, _e1766, (_e1763 > 1u)));
    }
    let _e1772 = local_135;
    if (_e1772 > 0u) {
        let _e1775 = local_136;
        let _e1778 = local_137;
        let _e1782 = atomicAdd((&counters.member[1u]), select(1u, _e1778, (_e1775 > 1u)));
    }
    let _e1784 = local_138;
    if (_e1784 > 0u) {
        let _e1787 = local_139;
        let _e1790 = local_140;
        let _e1794 = atomicAdd((&counters.member[2u]), select(1u, _e1790, (_e1787 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_18889_: type_56;
    var phi_18948_: u32;
    var phi_18949_: u32;
    var phi_18955_: u32;
    var phi_18967_: u32;
    var phi_18968_: u32;
    var phi_18980_: u32;
    var phi_18981_: u32;
    var phi_18987_: u32;
    var phi_18999_: u32;
    var phi_19000_: u32;
    var phi_18905_: u32;
    var phi_18915_: u32;
    var phi_18916_: u32;
    var phi_18917_: u32;
    var phi_18930_: u32;
    var phi_18931_: u32;
    var phi_19002_: vec4<u32>;
    var phi_19688_: u32;
    var phi_19691_: bool;
    var phi_19899_: bool;
    var phi_19901_: u32;
    var phi_19902_: bool;
    var phi_19689_: u32;
    var phi_19692_: bool;
    var phi_19904_: bool;
    var local_141: bool;
    var phi_19909_: bool;
    var phi_20120_: bool;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e385 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e389 = atomicLoad((&counters_1.member[0u]));
    if (_e385 < _e389) {
        let _e393 = params_3.member.member_1;
        if (_e389 <= _e393) {
            let _e397 = after_linear_1.member[_e385];
            let _e398 = (_e397 & 15u);
            let _e402 = pairs.member[(_e397 >> bitcast<u32>(4u))];
            let _e405 = ((_e402 >> bitcast<u32>(16i)) * 2u);
            let _e408 = tiles.member[(4u + _e405)];
            let _e415 = boxes.member[((_e408 * 256u) + ((_e402 >> bitcast<u32>(8i)) & 255u))];
            let _e419 = tiles.member[(_e405 + 5u)];
            let _e424 = boxes.member[((_e419 * 256u) + (_e402 & 255u))];
            if (_e415.x < _e424.x) {
                phi_18889_ = type_56(_e415.x, _e424.x);
            } else {
                phi_18889_ = type_56(_e424.x, _e415.x);
            }
            let _e430 = phi_18889_;
            let _e435 = features.member[_e430.member];
            let _e438 = features.member[_e430.member_1];
            if (_e398 < 6u) {
                let _e488 = (_e398 < 3u);
                if _e488 {
                    phi_18905_ = _e398;
                } else {
                    phi_18905_ = (_e398 - 3u);
                }
                let _e491 = phi_18905_;
                if _e488 {
                    phi_18915_ = _e438.z;
                    phi_18916_ = _e438.y;
                    phi_18917_ = _e438.x;
                } else {
                    phi_18915_ = _e435.z;
                    phi_18916_ = _e435.y;
                    phi_18917_ = _e435.x;
                }
                let _e499 = phi_18915_;
                let _e501 = phi_18916_;
                let _e503 = phi_18917_;
                let _e505 = select(_e438, _e435, vec4(_e488));
                if (_e491 == 0u) {
                    phi_18931_ = _e505.x;
                } else {
                    if (_e491 == 1u) {
                        phi_18930_ = _e505.y;
                    } else {
                        phi_18930_ = _e505.z;
                    }
                    let _e511 = phi_18930_;
                    phi_18931_ = _e511;
                }
                let _e514 = phi_18931_;
                phi_19002_ = vec4<u32>(_e514, _e503, _e501, _e499);
            } else {
                let _e440 = (_e398 - 6u);
                let _e441 = (_e440 / 3u);
                let _e442 = (_e440 % 3u);
                if (_e441 == 0u) {
                    phi_18949_ = _e435.x;
                } else {
                    if (_e441 == 1u) {
                        phi_18948_ = _e435.y;
                    } else {
                        phi_18948_ = _e435.z;
                    }
                    let _e448 = phi_18948_;
                    phi_18949_ = _e448;
                }
                let _e451 = phi_18949_;
                if (_e441 == 2u) {
                    phi_18955_ = 0u;
                } else {
                    phi_18955_ = (_e441 + 1u);
                }
                let _e455 = phi_18955_;
                if (_e455 == 0u) {
                    phi_18968_ = _e435.x;
                } else {
                    if (_e455 == 1u) {
                        phi_18967_ = _e435.y;
                    } else {
                        phi_18967_ = _e435.z;
                    }
                    let _e461 = phi_18967_;
                    phi_18968_ = _e461;
                }
                let _e464 = phi_18968_;
                if (_e442 == 0u) {
                    phi_18981_ = _e438.x;
                } else {
                    if (_e442 == 1u) {
                        phi_18980_ = _e438.y;
                    } else {
                        phi_18980_ = _e438.z;
                    }
                    let _e470 = phi_18980_;
                    phi_18981_ = _e470;
                }
                let _e473 = phi_18981_;
                if (_e442 == 2u) {
                    phi_18987_ = 0u;
                } else {
                    phi_18987_ = (_e442 + 1u);
                }
                let _e477 = phi_18987_;
                if (_e477 == 0u) {
                    phi_19000_ = _e438.x;
                } else {
                    if (_e477 == 1u) {
                        phi_18999_ = _e438.y;
                    } else {
                        phi_18999_ = _e438.z;
                    }
                    let _e483 = phi_18999_;
                    phi_19000_ = _e483;
                }
                let _e486 = phi_19000_;
                phi_19002_ = vec4<u32>(_e451, _e464, _e473, _e486);
            }
            let _e517 = phi_19002_;
            let _e519 = (_e517.x * 2u);
            let _e522 = moving_1.member[_e519];
            let _e526 = vec3<f32>(_e522.x, _e522.y, _e522.z);
            let _e528 = (_e517.y * 2u);
            let _e531 = moving_1.member[_e528];
            let _e535 = vec3<f32>(_e531.x, _e531.y, _e531.z);
            let _e537 = (_e517.z * 2u);
            let _e540 = moving_1.member[_e537];
            let _e544 = vec3<f32>(_e540.x, _e540.y, _e540.z);
            let _e546 = (_e517.w * 2u);
            let _e549 = moving_1.member[_e546];
            let _e553 = vec3<f32>(_e549.x, _e549.y, _e549.z);
            let _e557 = moving_1.member[(_e519 + 1u)];
            let _e561 = vec3<f32>(_e557.x, _e557.y, _e557.z);
            let _e565 = moving_1.member[(_e528 + 1u)];
            let _e569 = vec3<f32>(_e565.x, _e565.y, _e565.z);
            let _e573 = moving_1.member[(_e537 + 1u)];
            let _e577 = vec3<f32>(_e573.x, _e573.y, _e573.z);
            let _e581 = moving_1.member[(_e546 + 1u)];
            let _e585 = vec3<f32>(_e581.x, _e581.y, _e581.z);
            let _e586 = (_e398 >= 6u);
            let _e589 = params_3.member.member_3;
            if ((_e589 & 2u) == 0u) {
                phi_19909_ = true;
            } else {
                let _e592 = vec3(_e586);
                let _e593 = select(_e535, _e526, _e592);
                let _e594 = select(_e569, _e561, _e592);
                let _e595 = select(_e544, _e535, _e592);
                let _e596 = select(_e577, _e569, _e592);
                let _e597 = select(_e553, _e544, _e592);
                let _e598 = select(_e585, _e577, _e592);
                let _e601 = (_e597.x - _e593.x);
                let _e604 = (_e597.y - _e593.y);
                let _e607 = (_e597.z - _e593.z);
                let _e610 = (_e598.x - _e594.x);
                let _e613 = (_e598.y - _e594.y);
                let _e616 = (_e598.z - _e594.z);
                let _e618 = (_e595.x - _e593.x);
                let _e620 = (_e595.y - _e593.y);
                let _e622 = (_e595.z - _e593.z);
                let _e624 = (_e596.x - _e594.x);
                let _e626 = (_e596.y - _e594.y);
                let _e628 = (_e596.z - _e594.z);
                let _e629 = abs(_e601);
                let _e630 = abs(_e604);
                let _e632 = select(_e630, _e629, (_e629 > _e630));
                let _e633 = abs(_e607);
                let _e635 = select(_e633, _e632, (_e632 > _e633));
                let _e636 = abs(_e610);
                let _e637 = abs(_e613);
                let _e639 = select(_e637, _e636, (_e636 > _e637));
                let _e640 = abs(_e616);
                let _e642 = select(_e640, _e639, (_e639 > _e640));
                let _e644 = select(_e642, _e635, (_e635 > _e642));
                let _e645 = abs(_e618);
                let _e646 = abs(_e620);
                let _e648 = select(_e646, _e645, (_e645 > _e646));
                let _e649 = abs(_e622);
                let _e651 = select(_e649, _e648, (_e648 > _e649));
                let _e652 = abs(_e624);
                let _e653 = abs(_e626);
                let _e655 = select(_e653, _e652, (_e652 > _e653));
                let _e656 = abs(_e628);
                let _e658 = select(_e656, _e655, (_e655 > _e656));
                let _e660 = select(_e658, _e651, (_e651 > _e658));
                let _e666 = ((0.000015258789f * (_e644 * _e660)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e644) + _e660)));
                let _e706 = select(_e526, _e553, _e592);
                let _e707 = select(_e561, _e585, _e592);
                let _e709 = (_e706.x - _e593.x);
                let _e711 = (_e706.y - _e593.y);
                let _e713 = (_e706.z - _e593.z);
                let _e715 = (_e707.x - _e594.x);
                let _e717 = (_e707.y - _e594.y);
                let _e719 = (_e707.z - _e594.z);
                let _e720 = abs(_e709);
                let _e721 = abs(_e711);
                let _e723 = select(_e721, _e720, (_e720 > _e721));
                let _e724 = abs(_e713);
                let _e726 = select(_e724, _e723, (_e723 > _e724));
                let _e727 = abs(_e715);
                let _e728 = abs(_e717);
                let _e730 = select(_e728, _e727, (_e727 > _e728));
                let _e731 = abs(_e719);
                let _e733 = select(_e731, _e730, (_e730 > _e731));
                let _e735 = select(_e733, _e726, (_e726 > _e733));
                let _e741 = ((0.000015258789f * (_e735 * _e660)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e735) + _e660)));
                let _e781 = (_e522.x - _e540.x);
                let _e782 = (_e522.y - _e540.y);
                let _e783 = (_e522.z - _e540.z);
                let _e784 = (_e557.x - _e573.x);
                let _e785 = (_e557.y - _e573.y);
                let _e786 = (_e557.z - _e573.z);
                let _e787 = (_e549.x - _e540.x);
                let _e788 = (_e549.y - _e540.y);
                let _e789 = (_e549.z - _e540.z);
                let _e790 = (_e581.x - _e573.x);
                let _e791 = (_e581.y - _e573.y);
                let _e792 = (_e581.z - _e573.z);
                let _e793 = abs(_e781);
                let _e794 = abs(_e782);
                let _e796 = select(_e794, _e793, (_e793 > _e794));
                let _e797 = abs(_e783);
                let _e799 = select(_e797, _e796, (_e796 > _e797));
                let _e800 = abs(_e784);
                let _e801 = abs(_e785);
                let _e803 = select(_e801, _e800, (_e800 > _e801));
                let _e804 = abs(_e786);
                let _e806 = select(_e804, _e803, (_e803 > _e804));
                let _e808 = select(_e806, _e799, (_e799 > _e806));
                let _e809 = abs(_e787);
                let _e810 = abs(_e788);
                let _e812 = select(_e810, _e809, (_e809 > _e810));
                let _e813 = abs(_e789);
                let _e815 = select(_e813, _e812, (_e812 > _e813));
                let _e816 = abs(_e790);
                let _e817 = abs(_e791);
                let _e819 = select(_e817, _e816, (_e816 > _e817));
                let _e820 = abs(_e792);
                let _e822 = select(_e820, _e819, (_e819 > _e820));
                let _e824 = select(_e822, _e815, (_e815 > _e822));
                let _e830 = ((0.000015258789f * (_e808 * _e824)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e808) + _e824)));
                let _e870 = select(_e526, _e535, _e592);
                let _e871 = select(_e561, _e569, _e592);
                let _e872 = select(_e535, _e553, _e592);
                let _e873 = select(_e569, _e585, _e592);
                let _e875 = (_e870.x - _e597.x);
                let _e877 = (_e870.y - _e597.y);
                let _e879 = (_e870.z - _e597.z);
                let _e881 = (_e871.x - _e598.x);
                let _e883 = (_e871.y - _e598.y);
                let _e885 = (_e871.z - _e598.z);
                let _e887 = (_e872.x - _e597.x);
                let _e889 = (_e872.y - _e597.y);
                let _e891 = (_e872.z - _e597.z);
                let _e893 = (_e873.x - _e598.x);
                let _e895 = (_e873.y - _e598.y);
                let _e897 = (_e873.z - _e598.z);
                let _e898 = abs(_e875);
                let _e899 = abs(_e877);
                let _e901 = select(_e899, _e898, (_e898 > _e899));
                let _e902 = abs(_e879);
                let _e904 = select(_e902, _e901, (_e901 > _e902));
                let _e905 = abs(_e881);
                let _e906 = abs(_e883);
                let _e908 = select(_e906, _e905, (_e905 > _e906));
                let _e909 = abs(_e885);
                let _e911 = select(_e909, _e908, (_e908 > _e909));
                let _e913 = select(_e911, _e904, (_e904 > _e911));
                let _e914 = abs(_e887);
                let _e915 = abs(_e889);
                let _e917 = select(_e915, _e914, (_e914 > _e915));
                let _e918 = abs(_e891);
                let _e920 = select(_e918, _e917, (_e917 > _e918));
                let _e921 = abs(_e893);
                let _e922 = abs(_e895);
                let _e924 = select(_e922, _e921, (_e921 > _e922));
                let _e925 = abs(_e897);
                let _e927 = select(_e925, _e924, (_e924 > _e925));
                let _e929 = select(_e927, _e920, (_e920 > _e927));
                let _e935 = ((0.000015258789f * (_e913 * _e929)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e913) + _e929)));
                phi_19688_ = 0u;
                phi_19691_ = false;
                loop {
                    let _e976 = phi_19688_;
                    let _e978 = phi_19691_;
                    local_141 = _e978;
                    if (_e976 < 8u) {
                        if _e978 {
                            phi_19901_ = u32();
                            phi_19902_ = bool();
                        } else {
                            let _e980 = (_e976 & 31u);
                            let _e984 = f32(((90u >> bitcast<u32>(_e980)) & 1u));
                            let _e993 = (f32(((228u >> bitcast<u32>(_e980)) & 1u)) - f32(((8u >> bitcast<u32>(_e980)) & 1u)));
                            let _e1002 = (f32(((129u >> bitcast<u32>(_e980)) & 1u)) - f32(((48u >> bitcast<u32>(_e980)) & 1u)));
                            let _e1007 = (((_e984 * ((_e620 * _e607) - (_e604 * _e622))) + (_e993 * ((_e622 * _e601) - (_e607 * _e618)))) + (_e1002 * ((_e618 * _e604) - (_e601 * _e620))));
                            let _e1012 = (((_e984 * (((_e626 * _e607) - (_e604 * _e628)) + ((_e620 * _e616) - (_e613 * _e622)))) + (_e993 * (((_e628 * _e601) - (_e607 * _e624)) + ((_e622 * _e610) - (_e616 * _e618))))) + (_e1002 * (((_e624 * _e604) - (_e601 * _e626)) + ((_e618 * _e613) - (_e610 * _e620)))));
                            let _e1017 = (((_e984 * ((_e626 * _e616) - (_e613 * _e628))) + (_e993 * ((_e628 * _e610) - (_e616 * _e624)))) + (_e1002 * ((_e624 * _e613) - (_e610 * _e626))));
                            let _e1023 = -(_e666);
                            let _e1031 = (select(0i, 1i, (((_e1007 > _e666) && (_e1012 > _e666)) && (_e1017 > _e666))) - select(0i, 1i, (((_e1007 < _e1023) && (_e1012 < _e1023)) && (_e1017 < _e1023))));
                            let _e1036 = (((_e984 * ((_e620 * _e713) - (_e711 * _e622))) + (_e993 * ((_e622 * _e709) - (_e713 * _e618)))) + (_e1002 * ((_e618 * _e711) - (_e709 * _e620))));
                            let _e1041 = (((_e984 * (((_e626 * _e713) - (_e711 * _e628)) + ((_e620 * _e719) - (_e717 * _e622)))) + (_e993 * (((_e628 * _e709) - (_e713 * _e624)) + ((_e622 * _e715) - (_e719 * _e618))))) + (_e1002 * (((_e624 * _e711) - (_e709 * _e626)) + ((_e618 * _e717) - (_e715 * _e620)))));
                            let _e1046 = (((_e984 * ((_e626 * _e719) - (_e717 * _e628))) + (_e993 * ((_e628 * _e715) - (_e719 * _e624)))) + (_e1002 * ((_e624 * _e717) - (_e715 * _e626))));
                            let _e1052 = -(_e741);
                            let _e1060 = (select(0i, 1i, (((_e1036 > _e741) && (_e1041 > _e741)) && (_e1046 > _e741))) - select(0i, 1i, (((_e1036 < _e1052) && (_e1041 < _e1052)) && (_e1046 < _e1052))));
                            let _e1065 = (((_e984 * ((_e788 * _e783) - (_e782 * _e789))) + (_e993 * ((_e789 * _e781) - (_e783 * _e787)))) + (_e1002 * ((_e787 * _e782) - (_e781 * _e788))));
                            let _e1070 = (((_e984 * (((_e791 * _e783) - (_e782 * _e792)) + ((_e788 * _e786) - (_e785 * _e789)))) + (_e993 * (((_e792 * _e781) - (_e783 * _e790)) + ((_e789 * _e784) - (_e786 * _e787))))) + (_e1002 * (((_e790 * _e782) - (_e781 * _e791)) + ((_e787 * _e785) - (_e784 * _e788)))));
                            let _e1075 = (((_e984 * ((_e791 * _e786) - (_e785 * _e792))) + (_e993 * ((_e792 * _e784) - (_e786 * _e790)))) + (_e1002 * ((_e790 * _e785) - (_e784 * _e791))));
                            let _e1081 = -(_e830);
                            let _e1089 = (select(0i, 1i, (((_e1065 > _e830) && (_e1070 > _e830)) && (_e1075 > _e830))) - select(0i, 1i, (((_e1065 < _e1081) && (_e1070 < _e1081)) && (_e1075 < _e1081))));
                            let _e1094 = (((_e984 * ((_e889 * _e879) - (_e877 * _e891))) + (_e993 * ((_e891 * _e875) - (_e879 * _e887)))) + (_e1002 * ((_e887 * _e877) - (_e875 * _e889))));
                            let _e1099 = (((_e984 * (((_e895 * _e879) - (_e877 * _e897)) + ((_e889 * _e885) - (_e883 * _e891)))) + (_e993 * (((_e897 * _e875) - (_e879 * _e893)) + ((_e891 * _e881) - (_e885 * _e887))))) + (_e1002 * (((_e893 * _e877) - (_e875 * _e895)) + ((_e887 * _e883) - (_e881 * _e889)))));
                            let _e1104 = (((_e984 * ((_e895 * _e885) - (_e883 * _e897))) + (_e993 * ((_e897 * _e881) - (_e885 * _e893)))) + (_e1002 * ((_e893 * _e883) - (_e881 * _e895))));
                            let _e1110 = -(_e935);
                            let _e1118 = (select(0i, 1i, (((_e1094 > _e935) && (_e1099 > _e935)) && (_e1104 > _e935))) - select(0i, 1i, (((_e1094 < _e1110) && (_e1099 < _e1110)) && (_e1104 < _e1110))));
                            if _e586 {
                                phi_19899_ = (((_e1031 * _e1060) > 0i) || ((_e1089 * _e1118) > 0i));
                            } else {
                                phi_19899_ = ((((_e1031 * _e1060) < 0i) || ((_e1031 * _e1089) < 0i)) || ((_e1031 * _e1118) < 0i));
                            }
                            let _e1133 = phi_19899_;
                            phi_19901_ = (_e976 + _e374.z);
                            phi_19902_ = _e1133;
                        }
                        let _e1136 = phi_19901_;
                        let _e1138 = phi_19902_;
                        phi_19689_ = _e1136;
                        phi_19692_ = _e1138;
                        phi_19904_ = select(true, false, _e978);
                    } else {
                        phi_19689_ = u32();
                        phi_19692_ = bool();
                        phi_19904_ = false;
                    }
                    let _e1141 = phi_19689_;
                    let _e1143 = phi_19692_;
                    let _e1145 = phi_19904_;
                    continue;
                    continuing {
                        phi_19688_ = _e1141;
                        phi_19691_ = _e1143;
                        break if !(_e1145);
                    }
                }
                let _e1148 = local_141;
                phi_19909_ = select(true, false, _e1148);
            }
            let _e1151 = phi_19909_;
            if _e1151 {
                if ((_e589 & 4u) == 0u) {
                    phi_20120_ = true;
                } else {
                    let _e1154 = vec3(_e586);
                    let _e1155 = select(_e535, _e526, _e1154);
                    let _e1156 = select(_e544, _e535, _e1154);
                    let _e1157 = select(_e535, _e544, _e1154);
                    let _e1159 = (_e1157.x - _e522.x);
                    let _e1161 = (_e1157.y - _e522.y);
                    let _e1163 = (_e1157.z - _e522.z);
                    let _e1164 = (_e1157 - _e526);
                    let _e1167 = (_e1156.x - _e1155.x);
                    let _e1170 = (_e1156.y - _e1155.y);
                    let _e1173 = (_e1156.z - _e1155.z);
                    let _e1174 = (_e1156 - _e1155);
                    let _e1175 = (_e1157.x - _e549.x);
                    let _e1176 = (_e1157.y - _e549.y);
                    let _e1177 = (_e1157.z - _e549.z);
                    let _e1178 = (_e1157 - _e553);
                    let _e1179 = select(_e569, _e561, _e1154);
                    let _e1180 = select(_e577, _e569, _e1154);
                    let _e1181 = select(_e569, _e577, _e1154);
                    let _e1183 = (_e1181.x - _e557.x);
                    let _e1185 = (_e1181.y - _e557.y);
                    let _e1187 = (_e1181.z - _e557.z);
                    let _e1188 = (_e1181 - _e561);
                    let _e1191 = (_e1180.x - _e1179.x);
                    let _e1194 = (_e1180.y - _e1179.y);
                    let _e1197 = (_e1180.z - _e1179.z);
                    let _e1198 = (_e1180 - _e1179);
                    let _e1199 = (_e1181.x - _e581.x);
                    let _e1200 = (_e1181.y - _e581.y);
                    let _e1201 = (_e1181.z - _e581.z);
                    let _e1202 = (_e1181 - _e585);
                    let _e1205 = ((_e1170 * _e1177) - (_e1176 * _e1173));
                    let _e1208 = ((_e1173 * _e1175) - (_e1177 * _e1167));
                    let _e1211 = ((_e1167 * _e1176) - (_e1175 * _e1170));
                    let _e1214 = ((_e1194 * _e1201) - (_e1200 * _e1197));
                    let _e1217 = ((_e1197 * _e1199) - (_e1201 * _e1191));
                    let _e1220 = ((_e1191 * _e1200) - (_e1199 * _e1194));
                    let _e1239 = (((_e1194 * _e1177) - (_e1176 * _e1197)) + ((_e1170 * _e1201) - (_e1200 * _e1173)));
                    let _e1240 = (((_e1197 * _e1175) - (_e1177 * _e1191)) + ((_e1173 * _e1199) - (_e1201 * _e1167)));
                    let _e1241 = (((_e1191 * _e1176) - (_e1175 * _e1194)) + ((_e1167 * _e1200) - (_e1199 * _e1170)));
                    let _e1246 = (((_e1159 * _e1205) + (_e1161 * _e1208)) + (_e1163 * _e1211));
                    let _e1257 = ((((_e1183 * _e1205) + (_e1185 * _e1208)) + (_e1187 * _e1211)) + (((_e1159 * _e1239) + (_e1161 * _e1240)) + (_e1163 * _e1241)));
                    let _e1268 = ((((_e1159 * _e1214) + (_e1161 * _e1217)) + (_e1163 * _e1220)) + (((_e1183 * _e1239) + (_e1185 * _e1240)) + (_e1187 * _e1241)));
                    let _e1273 = (((_e1183 * _e1214) + (_e1185 * _e1217)) + (_e1187 * _e1220));
                    let _e1275 = abs(_e1164.x);
                    let _e1277 = abs(_e1164.y);
                    let _e1279 = select(_e1277, _e1275, (_e1275 > _e1277));
                    let _e1281 = abs(_e1164.z);
                    let _e1283 = select(_e1281, _e1279, (_e1279 > _e1281));
                    let _e1285 = abs(_e1188.x);
                    let _e1287 = abs(_e1188.y);
                    let _e1289 = select(_e1287, _e1285, (_e1285 > _e1287));
                    let _e1291 = abs(_e1188.z);
                    let _e1293 = select(_e1291, _e1289, (_e1289 > _e1291));
                    let _e1295 = select(_e1293, _e1283, (_e1283 > _e1293));
                    let _e1297 = abs(_e1174.x);
                    let _e1299 = abs(_e1174.y);
                    let _e1301 = select(_e1299, _e1297, (_e1297 > _e1299));
                    let _e1303 = abs(_e1174.z);
                    let _e1305 = select(_e1303, _e1301, (_e1301 > _e1303));
                    let _e1307 = abs(_e1198.x);
                    let _e1309 = abs(_e1198.y);
                    let _e1311 = select(_e1309, _e1307, (_e1307 > _e1309));
                    let _e1313 = abs(_e1198.z);
                    let _e1315 = select(_e1313, _e1311, (_e1311 > _e1313));
                    let _e1317 = select(_e1315, _e1305, (_e1305 > _e1315));
                    let _e1319 = abs(_e1178.x);
                    let _e1321 = abs(_e1178.y);
                    let _e1323 = select(_e1321, _e1319, (_e1319 > _e1321));
                    let _e1325 = abs(_e1178.z);
                    let _e1327 = select(_e1325, _e1323, (_e1323 > _e1325));
                    let _e1329 = abs(_e1202.x);
                    let _e1331 = abs(_e1202.y);
                    let _e1333 = select(_e1331, _e1329, (_e1329 > _e1331));
                    let _e1335 = abs(_e1202.z);
                    let _e1337 = select(_e1335, _e1333, (_e1333 > _e1335));
                    let _e1339 = select(_e1337, _e1327, (_e1327 > _e1337));
                    let _e1341 = select(_e1317, _e1295, (_e1295 > _e1317));
                    let _e1344 = (1f + select(_e1339, _e1341, (_e1341 > _e1339)));
                    let _e1350 = ((0.000061035156f * ((_e1295 * _e1317) * _e1339)) + (0.0000000000000000000000000000000000030092655f * (_e1344 * _e1344)));
                    let _e1358 = -(_e1350);
                    let _e1366 = (((((_e1246 > _e1350) && (_e1257 > _e1350)) && (_e1268 > _e1350)) && (_e1273 > _e1350)) || ((((_e1246 < _e1358) && (_e1257 < _e1358)) && (_e1268 < _e1358)) && (_e1273 < _e1358)));
                    if _e1366 {
                        let _e1369 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20120_ = select(true, false, _e1366);
                }
                let _e1372 = phi_20120_;
                if _e1372 {
                    let _e1375 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1378 = params_3.member.member_2;
                    if (_e1375 < _e1378) {
                        let _e1380 = (_e1375 * 2u);
                        passed.member[_e1380] = (_e430.member | (_e398 << bitcast<u32>(26u)));
                        passed.member[(_e1380 + 1u)] = _e430.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20223_: vec2<u32>;
    var phi_20224_: vec4<f32>;
    var phi_20257_: vec4<f32>;
    var phi_20260_: vec4<f32>;
    var phi_20262_: vec4<f32>;
    var phi_20264_: u32;
    var phi_20350_: vec4<f32>;
    var phi_20351_: vec4<f32>;
    var phi_20352_: vec4<f32>;
    var phi_20258_: vec4<f32>;
    var phi_20261_: vec4<f32>;
    var phi_20263_: vec4<f32>;
    var phi_20265_: u32;
    var phi_20354_: vec4<f32>;
    var phi_20355_: vec4<f32>;
    var phi_20356_: vec4<f32>;
    var phi_20358_: u32;
    var phi_20392_: vec4<f32>;
    var phi_20395_: u32;
    var phi_20393_: vec4<f32>;
    var phi_20396_: u32;
    var local_143: vec4<f32>;
    var phi_20359_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e374.z] = _e373.x;
    let _e382 = local_142[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e389 = ((_e387 * 256u) + _e382);
    let _e392 = params_2.member.member_4;
    if (_e389 < _e392) {
        let _e396 = params_2.member.member_5;
        let _e397 = (_e389 * _e396);
        let _e400 = spheres.member[_e397];
        let _e403 = tags_3.member[_e397];
        phi_20223_ = vec2<u32>(_e403.x, _e403.y);
        phi_20224_ = _e400;
    } else {
        phi_20223_ = vec2<u32>(0u, 0u);
        phi_20224_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e408 = phi_20223_;
    let _e410 = phi_20224_;
    points[_e382] = _e410;
    point_masks[_e382][0u] = _e408.x;
    point_masks[_e382][1u] = _e408.y;
    workgroupBarrier();
    let _e420 = params_2.member.member_2;
    let _e421 = (_e420 & 31u);
    let _e425 = (_e382 & ((1u << bitcast<u32>(_e421)) - 1u));
    let _e427 = (256u >> bitcast<u32>(_e421));
    let _e430 = params_2.member.member_1;
    if (_e425 < _e430) {
        let _e434 = centers_3.member[_e425];
        phi_20257_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20260_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20262_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20264_ = (_e382 >> bitcast<u32>(_e421));
        loop {
            let _e441 = phi_20257_;
            let _e443 = phi_20260_;
            let _e445 = phi_20262_;
            let _e447 = phi_20264_;
            local_144 = _e441;
            local_145 = _e443;
            local_146 = _e445;
            let _e448 = (_e447 < 256u);
            if _e448 {
                let _e451 = point_masks[_e447][0u];
                let _e454 = point_masks[_e447][1u];
                if (((select(_e454, _e451, (_e425 < 32u)) >> bitcast<u32>(((_e425 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20350_ = _e441;
                    phi_20351_ = _e443;
                    phi_20352_ = _e445;
                } else {
                    let _e464 = points[_e447];
                    let _e468 = (_e464.x - _e434.x);
                    let _e469 = (_e464.y - _e434.y);
                    let _e470 = (_e464.z - _e434.z);
                    let _e483 = points[_e447];
                    phi_20350_ = vec4<f32>((_e441.x + (_e468 * _e469)), (_e441.y + (_e468 * _e470)), (_e441.z + (_e469 * _e470)), _e441.w);
                    phi_20351_ = vec4<f32>((_e443.x + (_e468 * _e468)), (_e443.y + (_e469 * _e469)), (_e443.z + (_e470 * _e470)), (_e443.w + _e483.w));
                    phi_20352_ = vec4<f32>((_e445.x + _e468), (_e445.y + _e469), (_e445.z + _e470), (_e445.w + 1f));
                }
                let _e506 = phi_20350_;
                let _e508 = phi_20351_;
                let _e510 = phi_20352_;
                phi_20258_ = _e506;
                phi_20261_ = _e508;
                phi_20263_ = _e510;
                phi_20265_ = (_e447 + _e427);
            } else {
                break;
            }
            let _e513 = phi_20258_;
            let _e515 = phi_20261_;
            let _e517 = phi_20263_;
            let _e519 = phi_20265_;
            continue;
            continuing {
                phi_20257_ = _e513;
                phi_20260_ = _e515;
                phi_20262_ = _e517;
                phi_20264_ = _e519;
            }
        }
        let _e582 = local_144;
        phi_20354_ = _e582;
        let _e585 = local_145;
        phi_20355_ = _e585;
        let _e588 = local_146;
        phi_20356_ = _e588;
    } else {
        phi_20354_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20355_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20356_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e522 = phi_20354_;
    let _e524 = phi_20355_;
    let _e526 = phi_20356_;
    phi_20358_ = 0u;
    loop {
        let _e528 = phi_20358_;
        let _e529 = (_e528 < 3u);
        if _e529 {
            if (_e528 == 0u) {
                parts[_e382] = _e526;
            } else {
                if (_e528 == 1u) {
                    parts[_e382] = _e524;
                } else {
                    parts[_e382] = _e522;
                }
            }
            workgroupBarrier();
            if (_e382 < _e430) {
                if ((_e389 - _e382) < _e392) {
                    phi_20392_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20395_ = 0u;
                    loop {
                        let _e539 = phi_20392_;
                        let _e541 = phi_20395_;
                        local_143 = _e539;
                        let _e542 = (_e541 < _e427);
                        if _e542 {
                            let _e547 = parts[((_e541 << bitcast<u32>(_e421)) + _e382)];
                            phi_20393_ = (_e539 + _e547);
                            phi_20396_ = (_e541 + 1u);
                        } else {
                            break;
                        }
                        let _e551 = phi_20393_;
                        let _e553 = phi_20396_;
                        continue;
                        continuing {
                            phi_20392_ = _e551;
                            phi_20395_ = _e553;
                        }
                    }
                    let _e562 = local_143;
                    sums_2.member[((((_e387 * _e430) + _e382) * 3u) + _e528)] = _e562;
                }
            }
            workgroupBarrier();
            phi_20359_ = (_e528 + 1u);
        } else {
            break;
        }
        let _e565 = phi_20359_;
        continue;
        continuing {
            phi_20358_ = _e565;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20484_: u32;
    var phi_20486_: vec4<f32>;
    var phi_20489_: vec4<f32>;
    var phi_20491_: vec4<f32>;
    var phi_20493_: u32;
    var phi_20487_: vec4<f32>;
    var phi_20490_: vec4<f32>;
    var phi_20492_: vec4<f32>;
    var phi_20494_: u32;
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
    var phi_20907_: array<vec3<f32>, 3>;
    var phi_20908_: array<vec3<f32>, 3>;
    var phi_20910_: array<vec3<f32>, 3>;
    var phi_20911_: bool;
    var phi_20932_: array<vec3<f32>, 3>;
    var phi_20925_: array<vec3<f32>, 3>;
    var phi_20933_: array<vec3<f32>, 3>;
    var phi_20934_: array<vec3<f32>, 3>;
    var phi_20607_: f32;
    var phi_20610_: vec3<f32>;
    var phi_20612_: f32;
    var phi_20614_: f32;
    var phi_20616_: f32;
    var phi_20617_: vec3<f32>;
    var phi_20619_: f32;
    var phi_20621_: u32;
    var phi_20623_: vec3<f32>;
    var phi_20625_: f32;
    var phi_20653_: f32;
    var phi_20660_: type_92;
    var phi_20737_: f32;
    var phi_20744_: type_92;
    var phi_20816_: f32;
    var phi_20823_: type_92;
    var phi_20608_: f32;
    var phi_20611_: vec3<f32>;
    var phi_20613_: f32;
    var phi_20615_: f32;
    var phi_20618_: vec3<f32>;
    var phi_20620_: f32;
    var phi_20622_: u32;
    var phi_20624_: vec3<f32>;
    var phi_20626_: f32;
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
    var phi_20935_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_20944_: f32;
    var phi_20988_: f32;
    var phi_21029_: f32;
    var phi_21044_: array<vec3<f32>, 3>;
    var phi_21045_: type_90;
    var phi_21057_: u32;
    var phi_21060_: f32;
    var phi_21058_: u32;
    var phi_21061_: f32;
    var phi_21075_: u32;
    var phi_21078_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21100_: f32;
    var phi_21076_: u32;
    var phi_21079_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21129_: f32;
    var phi_21186_: f32;
    var phi_21232_: f32;
    var phi_21278_: f32;
    var local_177: u32;
    var phi_30706_: f32;
    var phi_30715_: f32;
    var phi_21325_: u32;
    var local_178: u32;
    var phi_21326_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e374.z] = _e373.x;
    let _e382 = local_147[(_e375.z - 1u)];
    let _e389 = (((_e374.x + (_e374.y * _e375.x)) * 256u) + _e382);
    let _e392 = params_2.member.member_1;
    let _e393 = (_e389 < _e392);
    if _e393 {
        let _e396 = params_2.member.member_4;
        let _e397 = (_e396 / 256u);
        if ((_e396 % 256u) > 0u) {
            phi_20484_ = (_e397 + 1u);
        } else {
            phi_20484_ = _e397;
        }
        let _e402 = phi_20484_;
        phi_20486_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20489_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20491_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20493_ = 0u;
        loop {
            let _e404 = phi_20486_;
            let _e406 = phi_20489_;
            let _e408 = phi_20491_;
            let _e410 = phi_20493_;
            local_148 = _e408;
            local_149 = _e408;
            local_150 = _e408;
            local_151 = _e408;
            local_152 = _e406;
            local_153 = _e406;
            local_154 = _e406;
            local_155 = _e404;
            local_156 = _e404;
            local_157 = _e404;
            local_172 = _e406;
            let _e411 = (_e410 < _e402);
            if _e411 {
                let _e414 = (((_e410 * _e392) + _e389) * 3u);
                let _e417 = sums_3.member[_e414];
                let _e422 = sums_3.member[(_e414 + 1u)];
                let _e427 = sums_3.member[(_e414 + 2u)];
                phi_20487_ = (_e404 + _e427);
                phi_20490_ = (_e406 + _e422);
                phi_20492_ = (_e408 + _e417);
                phi_20494_ = (_e410 + 1u);
            } else {
                break;
            }
            let _e431 = phi_20487_;
            let _e433 = phi_20490_;
            let _e435 = phi_20492_;
            let _e437 = phi_20494_;
            continue;
            continuing {
                phi_20486_ = _e431;
                phi_20489_ = _e433;
                phi_20491_ = _e435;
                phi_20493_ = _e437;
            }
        }
        let _e440 = local_148;
        let _e443 = select(_e440.w, 1f, (_e440.w < 1f));
        let _e445 = local_149;
        let _e448 = local_150;
        let _e451 = local_151;
        let _e453 = (_e445.x / _e443);
        let _e454 = (_e448.y / _e443);
        let _e455 = (_e451.z / _e443);
        let _e458 = local_152;
        let _e461 = local_153;
        let _e464 = local_154;
        let _e472 = ((_e458.x / _e443) - (_e453 * _e453));
        let _e473 = ((_e461.y / _e443) - (_e454 * _e454));
        let _e474 = ((_e464.z / _e443) - (_e455 * _e455));
        let _e477 = local_155;
        let _e480 = local_156;
        let _e483 = local_157;
        let _e491 = ((_e477.x / _e443) - (_e453 * _e454));
        let _e492 = ((_e480.y / _e443) - (_e453 * _e455));
        let _e493 = ((_e483.z / _e443) - (_e454 * _e455));
        let _e498 = params_2.member.member_22;
        if (_e498 == 0u) {
            phi_20607_ = _e472;
            phi_20610_ = vec3<f32>(0f, 0f, 1f);
            phi_20612_ = _e492;
            phi_20614_ = _e474;
            phi_20616_ = _e493;
            phi_20617_ = vec3<f32>(0f, 1f, 0f);
            phi_20619_ = _e473;
            phi_20621_ = 0u;
            phi_20623_ = vec3<f32>(1f, 0f, 0f);
            phi_20625_ = _e491;
            loop {
                let _e523 = phi_20607_;
                let _e525 = phi_20610_;
                let _e527 = phi_20612_;
                let _e529 = phi_20614_;
                let _e531 = phi_20616_;
                let _e533 = phi_20617_;
                let _e535 = phi_20619_;
                let _e537 = phi_20621_;
                let _e539 = phi_20623_;
                let _e541 = phi_20625_;
                local_158 = _e535;
                local_159 = _e523;
                local_160 = _e535;
                local_161 = _e523;
                local_162 = _e539;
                local_163 = _e533;
                local_164 = _e523;
                local_165 = _e535;
                local_166 = _e533;
                local_167 = _e539;
                local_168 = _e529;
                local_169 = _e525;
                local_170 = _e529;
                local_171 = _e525;
                let _e542 = (_e537 < 6u);
                if _e542 {
                    if (abs(_e541) < 0.000000000000000000000000000001f) {
                        phi_20660_ = type_92(1f, 0f);
                    } else {
                        let _e547 = ((_e535 - _e523) / (2f * _e541));
                        let _e550 = sqrt(((_e547 * _e547) + 1f));
                        if (_e547 < 0f) {
                            phi_20653_ = (-1f / (_e550 - _e547));
                        } else {
                            phi_20653_ = (1f / (_e550 + _e547));
                        }
                        let _e557 = phi_20653_;
                        let _e561 = (1f / sqrt(((_e557 * _e557) + 1f)));
                        phi_20660_ = type_92(_e561, (_e557 * _e561));
                    }
                    let _e565 = phi_20660_;
                    let _e572 = (((2f * _e541) * _e565.member) * _e565.member_1);
                    let _e576 = ((((_e523 * _e565.member) * _e565.member) - _e572) + ((_e535 * _e565.member_1) * _e565.member_1));
                    let _e582 = ((((_e523 * _e565.member_1) * _e565.member_1) + _e572) + ((_e535 * _e565.member) * _e565.member));
                    let _e585 = ((_e565.member * _e527) - (_e565.member_1 * _e531));
                    let _e588 = ((_e565.member_1 * _e527) + (_e565.member * _e531));
                    let _e601 = ((_e539.x * _e565.member) - (_e533.x * _e565.member_1));
                    let _e602 = ((_e539.y * _e565.member) - (_e533.y * _e565.member_1));
                    let _e603 = ((_e539.z * _e565.member) - (_e533.z * _e565.member_1));
                    let _e610 = ((_e539.x * _e565.member_1) + (_e533.x * _e565.member));
                    let _e611 = ((_e539.y * _e565.member_1) + (_e533.y * _e565.member));
                    let _e612 = ((_e539.z * _e565.member_1) + (_e533.z * _e565.member));
                    if (abs(_e585) < 0.000000000000000000000000000001f) {
                        phi_20744_ = type_92(1f, 0f);
                    } else {
                        let _e617 = ((_e529 - _e576) / (2f * _e585));
                        let _e620 = sqrt(((_e617 * _e617) + 1f));
                        if (_e617 < 0f) {
                            phi_20737_ = (-1f / (_e620 - _e617));
                        } else {
                            phi_20737_ = (1f / (_e620 + _e617));
                        }
                        let _e627 = phi_20737_;
                        let _e631 = (1f / sqrt(((_e627 * _e627) + 1f)));
                        phi_20744_ = type_92(_e631, (_e627 * _e631));
                    }
                    let _e635 = phi_20744_;
                    let _e642 = (((2f * _e585) * _e635.member) * _e635.member_1);
                    let _e652 = ((((_e576 * _e635.member_1) * _e635.member_1) + _e642) + ((_e529 * _e635.member) * _e635.member));
                    let _e654 = -((_e635.member_1 * _e588));
                    let _e655 = (_e635.member * _e588);
                    let _e675 = ((_e601 * _e635.member_1) + (_e525.x * _e635.member));
                    let _e676 = ((_e602 * _e635.member_1) + (_e525.y * _e635.member));
                    let _e677 = ((_e603 * _e635.member_1) + (_e525.z * _e635.member));
                    if (abs(_e655) < 0.000000000000000000000000000001f) {
                        phi_20823_ = type_92(1f, 0f);
                    } else {
                        let _e682 = ((_e652 - _e582) / (2f * _e655));
                        let _e685 = sqrt(((_e682 * _e682) + 1f));
                        if (_e682 < 0f) {
                            phi_20816_ = (-1f / (_e685 - _e682));
                        } else {
                            phi_20816_ = (1f / (_e685 + _e682));
                        }
                        let _e692 = phi_20816_;
                        let _e696 = (1f / sqrt(((_e692 * _e692) + 1f)));
                        phi_20823_ = type_92(_e696, (_e692 * _e696));
                    }
                    let _e700 = phi_20823_;
                    let _e707 = (((2f * _e655) * _e700.member) * _e700.member_1);
                    phi_20608_ = ((((_e576 * _e635.member) * _e635.member) - _e642) + ((_e529 * _e635.member_1) * _e635.member_1));
                    phi_20611_ = vec3<f32>(((_e610 * _e700.member_1) + (_e675 * _e700.member)), ((_e611 * _e700.member_1) + (_e676 * _e700.member)), ((_e612 * _e700.member_1) + (_e677 * _e700.member)));
                    phi_20613_ = (_e700.member_1 * _e654);
                    phi_20615_ = ((((_e582 * _e700.member_1) * _e700.member_1) + _e707) + ((_e652 * _e700.member) * _e700.member));
                    phi_20618_ = vec3<f32>(((_e610 * _e700.member) - (_e675 * _e700.member_1)), ((_e611 * _e700.member) - (_e676 * _e700.member_1)), ((_e612 * _e700.member) - (_e677 * _e700.member_1)));
                    phi_20620_ = ((((_e582 * _e700.member) * _e700.member) - _e707) + ((_e652 * _e700.member_1) * _e700.member_1));
                    phi_20622_ = (_e537 + 1u);
                    phi_20624_ = vec3<f32>(((_e601 * _e635.member) - (_e525.x * _e635.member_1)), ((_e602 * _e635.member) - (_e525.y * _e635.member_1)), ((_e603 * _e635.member) - (_e525.z * _e635.member_1)));
                    phi_20626_ = (_e700.member * _e654);
                } else {
                    break;
                }
                let _e742 = phi_20608_;
                let _e744 = phi_20611_;
                let _e746 = phi_20613_;
                let _e748 = phi_20615_;
                let _e750 = phi_20618_;
                let _e752 = phi_20620_;
                let _e754 = phi_20622_;
                let _e756 = phi_20624_;
                let _e758 = phi_20626_;
                continue;
                continuing {
                    phi_20607_ = _e742;
                    phi_20610_ = _e744;
                    phi_20612_ = _e746;
                    phi_20614_ = _e748;
                    phi_20616_ = 0f;
                    phi_20617_ = _e750;
                    phi_20619_ = _e752;
                    phi_20621_ = _e754;
                    phi_20623_ = _e756;
                    phi_20625_ = _e758;
                }
            }
            let _e761 = local_158;
            let _e763 = local_159;
            let _e764 = (_e761 > _e763);
            let _e766 = local_160;
            let _e768 = local_161;
            let _e769 = select(_e768, _e766, _e764);
            let _e770 = vec3(_e764);
            let _e772 = local_162;
            let _e774 = local_163;
            let _e775 = select(_e774, _e772, _e770);
            let _e777 = local_164;
            let _e779 = local_165;
            let _e782 = local_166;
            let _e784 = local_167;
            let _e785 = select(_e784, _e782, _e770);
            let _e787 = local_168;
            let _e788 = (_e787 > _e769);
            let _e789 = vec3(_e788);
            let _e791 = local_169;
            let _e792 = select(_e791, _e785, _e789);
            let _e794 = local_170;
            let _e797 = local_171;
            let _e800 = vec3((select(_e794, _e769, _e788) > select(_e779, _e777, _e764)));
            phi_20935_ = array<vec3<f32>, 3>(select(_e785, _e797, _e789), select(_e775, _e792, _e800), select(_e792, _e775, _e800));
        } else {
            let _e500 = (_e472 >= _e473);
            if _e500 {
                let _e501 = (_e472 >= _e474);
                if _e501 {
                    if (_e473 >= _e474) {
                        phi_20907_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20907_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e504 = phi_20907_;
                    phi_20908_ = _e504;
                } else {
                    phi_20908_ = array<vec3<f32>, 3>();
                }
                let _e506 = phi_20908_;
                phi_20910_ = _e506;
                phi_20911_ = select(true, false, _e501);
            } else {
                phi_20910_ = array<vec3<f32>, 3>();
                phi_20911_ = true;
            }
            let _e509 = phi_20910_;
            let _e511 = phi_20911_;
            if _e511 {
                if (_e473 >= _e474) {
                    if (_e472 >= _e474) {
                        phi_20925_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20925_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e517 = phi_20925_;
                    phi_20933_ = _e517;
                } else {
                    if _e500 {
                        phi_20932_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_20932_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e514 = phi_20932_;
                    phi_20933_ = _e514;
                }
                let _e519 = phi_20933_;
                phi_20934_ = _e519;
            } else {
                phi_20934_ = _e509;
            }
            let _e521 = phi_20934_;
            phi_20935_ = _e521;
        }
        let _e805 = phi_20935_;
        if (_e440.w > 0f) {
            let _e808 = local_172;
            phi_20944_ = (_e808.w / _e440.w);
        } else {
            phi_20944_ = 1f;
        }
        let _e812 = phi_20944_;
        let _e815 = params_2.member.member_5;
        let _e818 = (1.5f * _e812);
        let _e841 = (((((_e805[0].x * _e805[0].x) * _e472) + ((_e805[0].y * _e805[0].y) * _e473)) + ((_e805[0].z * _e805[0].z) * _e474)) + (2f * ((((_e805[0].x * _e805[0].y) * _e491) + ((_e805[0].x * _e805[0].z) * _e492)) + ((_e805[0].y * _e805[0].z) * _e493))));
        if (_e841 > 0f) {
            phi_20988_ = (12f * _e841);
        } else {
            phi_20988_ = 0f;
        }
        let _e845 = phi_20988_;
        let _e849 = ((((_e440.w * f32(_e815)) * _e818) / (sqrt(_e845) + _e818)) * 0.03125f);
        let _e871 = (((((_e805[1].x * _e805[1].x) * _e472) + ((_e805[1].y * _e805[1].y) * _e473)) + ((_e805[1].z * _e805[1].z) * _e474)) + (2f * ((((_e805[1].x * _e805[1].y) * _e491) + ((_e805[1].x * _e805[1].z) * _e492)) + ((_e805[1].y * _e805[1].z) * _e493))));
        if (_e871 > 0f) {
            phi_21029_ = (12f * _e871);
        } else {
            phi_21029_ = 0f;
        }
        let _e875 = phi_21029_;
        let _e878 = (sqrt(_e875) / (_e812 * 3f));
        let _e880 = select(_e878, _e849, (_e849 < _e878));
        targets[_e382] = select(1f, _e880, (_e880 > 1f));
        phi_21044_ = _e805;
        phi_21045_ = type_90(vec3<f32>(_e453, _e454, _e455), vec3<f32>(_e472, _e473, _e474), vec3<f32>(_e491, _e492, _e493));
    } else {
        phi_21044_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
        phi_21045_ = type_90(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e885 = phi_21044_;
    let _e887 = phi_21045_;
    if (_e389 == 0u) {
        let _e891 = normalization_1.member[0u];
        axes.member[320u] = _e891;
    }
    workgroupBarrier();
    if _e393 {
        phi_21057_ = 0u;
        phi_21060_ = 0f;
        loop {
            let _e895 = phi_21057_;
            let _e897 = phi_21060_;
            local_173 = _e897;
            local_174 = _e897;
            local_175 = _e897;
            local_176 = _e897;
            let _e898 = (_e895 < _e392);
            if _e898 {
                let _e900 = targets[_e895];
                phi_21058_ = (_e895 + 1u);
                phi_21061_ = (_e897 + _e900);
            } else {
                break;
            }
            let _e904 = phi_21058_;
            let _e906 = phi_21061_;
            continue;
            continuing {
                phi_21057_ = _e904;
                phi_21060_ = _e906;
            }
        }
        phi_21075_ = 0u;
        phi_21078_ = 0u;
        loop {
            let _e909 = phi_21075_;
            let _e911 = phi_21078_;
            local_177 = _e909;
            local_178 = _e909;
            let _e912 = (_e911 < _e389);
            if _e912 {
                let _e914 = targets[_e911];
                let _e917 = params_2.member.member_19;
                let _e919 = f32((_e917 - _e392));
                let _e921 = local_173;
                if (_e921 > _e919) {
                    let _e924 = local_174;
                    phi_21100_ = (_e914 * (_e919 / _e924));
                } else {
                    phi_21100_ = _e914;
                }
                let _e928 = phi_21100_;
                let _e933 = select(select(u32(_e928), 0u, (_e928 < 0f)), 4294967295u, (_e928 > 4294967000f));
                phi_21076_ = (_e909 + select(1u, _e933, (_e933 > 1u)));
                phi_21079_ = (_e911 + 1u);
            } else {
                break;
            }
            let _e939 = phi_21076_;
            let _e941 = phi_21079_;
            continue;
            continuing {
                phi_21075_ = _e939;
                phi_21078_ = _e941;
            }
        }
        let _e944 = targets[_e389];
        let _e947 = params_2.member.member_19;
        let _e949 = f32((_e947 - _e392));
        let _e951 = local_175;
        if (_e951 > _e949) {
            let _e954 = local_176;
            phi_21129_ = (_e944 * (_e949 / _e954));
        } else {
            phi_21129_ = _e944;
        }
        let _e958 = phi_21129_;
        let _e963 = select(select(u32(_e958), 0u, (_e958 < 0f)), 4294967295u, (_e958 > 4294967000f));
        let _e965 = select(1u, _e963, (_e963 > 1u));
        let _e995 = (((((_e885[1].x * _e885[1].x) * _e887.member_1.x) + ((_e885[1].y * _e885[1].y) * _e887.member_1.y)) + ((_e885[1].z * _e885[1].z) * _e887.member_1.z)) + (2f * ((((_e885[1].x * _e885[1].y) * _e887.member_2.x) + ((_e885[1].x * _e885[1].z) * _e887.member_2.y)) + ((_e885[1].y * _e885[1].z) * _e887.member_2.z))));
        if (_e995 > 0f) {
            phi_21186_ = (12f * _e995);
        } else {
            phi_21186_ = 0f;
        }
        let _e999 = phi_21186_;
        let _e1000 = sqrt(_e999);
        let _e1022 = (((((_e885[2].x * _e885[2].x) * _e887.member_1.x) + ((_e885[2].y * _e885[2].y) * _e887.member_1.y)) + ((_e885[2].z * _e885[2].z) * _e887.member_1.z)) + (2f * ((((_e885[2].x * _e885[2].y) * _e887.member_2.x) + ((_e885[2].x * _e885[2].z) * _e887.member_2.y)) + ((_e885[2].y * _e885[2].z) * _e887.member_2.z))));
        if (_e1022 > 0f) {
            phi_21232_ = (12f * _e1022);
        } else {
            phi_21232_ = 0f;
        }
        let _e1026 = phi_21232_;
        let _e1027 = sqrt(_e1026);
        let _e1030 = centers_1.member[_e389];
        let _e1039 = ((_e1030.x - 0.5f) + _e887.member.x);
        let _e1041 = ((_e1030.y - 0.5f) + _e887.member.y);
        let _e1043 = ((_e1030.z - 0.5f) + _e887.member.z);
        let _e1048 = (((_e885[1].x * _e1039) + (_e885[1].y * _e1041)) + (_e885[1].z * _e1043));
        let _e1056 = (_e1000 > 0.000001f);
        if _e1056 {
            phi_21278_ = (f32(_e965) / _e1000);
        } else {
            phi_21278_ = 0f;
        }
        let _e1060 = phi_21278_;
        let _e1063 = local_177;
        let _e1065 = (_e389 * 5u);
        axes.member[_e1065] = vec4<f32>(_e885[0].x, _e885[0].y, _e885[0].z, 0f);
        axes.member[(_e1065 + 1u)] = vec4<f32>(_e885[1].x, _e885[1].y, _e885[1].z, 0f);
        axes.member[(_e1065 + 2u)] = vec4<f32>(_e885[2].x, _e885[2].y, _e885[2].z, 0f);
        axes.member[(_e1065 + 3u)] = vec4<f32>((_e1048 - (0.5f * _e1000)), _e1060, f32(_e965), f32(_e1063));
        if _e1056 {
            phi_30706_ = (16383.5f / _e1000);
        } else {
            phi_30706_ = 1f;
        }
        let _e1089 = phi_30706_;
        if (_e1027 > 0.000001f) {
            phi_30715_ = (16383.5f / _e1027);
        } else {
            phi_30715_ = 1f;
        }
        let _e1093 = phi_30715_;
        axes.member[(_e1065 + 4u)] = vec4<f32>((_e1048 - _e1000), ((((_e885[2].x * _e1039) + (_e885[2].y * _e1041)) + (_e885[2].z * _e1043)) - _e1027), _e1089, _e1093);
        phi_21325_ = 0u;
        loop {
            let _e1099 = phi_21325_;
            let _e1100 = (_e1099 < _e965);
            if _e1100 {
                let _e1102 = local_178;
                strip_clusters.member[(_e1102 + _e1099)] = _e389;
                phi_21326_ = (_e1099 + 1u);
            } else {
                break;
            }
            let _e1108 = phi_21326_;
            continue;
            continuing {
                phi_21325_ = _e1108;
            }
        }
    }
    return;
}

fn function_44() {
    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_2.member.member_3;
    if (_e382 < _e385) {
        let _e389 = proxy_count.member[0u];
        if (_e382 >= _e389) {
            starts_4.member[_e382] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21509_: u32;
    var phi_21624_: f32;
    var phi_21644_: f32;
    var phi_21684_: vec2<u32>;
    var phi_21708_: u32;
    var phi_21823_: f32;
    var phi_21843_: f32;
    var phi_21883_: vec2<u32>;
    var phi_21891_: type_94;
    var phi_21892_: vec2<u32>;
    var phi_21894_: vec2<u32>;
    var phi_21919_: u32;
    var phi_21936_: vec2<u32>;
    var phi_22057_: f32;
    var phi_22077_: f32;
    var phi_22103_: u32;
    var phi_22172_: u32;
    var phi_22104_: u32;
    var phi_21895_: vec2<u32>;
    var phi_22176_: type_94;
    var phi_22177_: type_94;
    var phi_22196_: u32;
    var phi_22268_: u32;
    var phi_22197_: u32;
    var phi_22274_: u32;
    var phi_22346_: u32;
    var phi_22275_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e374.z] = _e373.x;
    let _e382 = local_179[(_e375.z - 1u)];
    let _e389 = (((_e374.x + (_e374.y * _e375.x)) * 256u) + _e382);
    let _e390 = (_e382 == 0u);
    if _e390 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e394 = params_2.member.member;
    if (_e389 < _e394) {
        let _e398 = tags_4.member[_e389];
        let _e401 = axes_1.member[320u];
        let _e408 = params_2.member.member_16;
        let _e411 = params_2.member.member_17;
        let _e414 = params_2.member.member_18;
        let _e417 = (_e389 * 3u);
        let _e420 = corners.member[_e417];
        let _e430 = corners.member[(_e417 + 1u)];
        let _e440 = corners.member[(_e417 + 2u)];
        let _e457 = (vec3<f32>((((bitcast<f32>(_e420.x) * 0.015625f) - _e401.x) * _e401.w), (((bitcast<f32>(_e420.y) * 0.015625f) - _e401.y) * _e401.w), (((bitcast<f32>(_e420.z) * 0.015625f) - _e401.z) * _e401.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e468 = (vec3<f32>((((bitcast<f32>(_e430.x) * 0.015625f) - _e401.x) * _e401.w), (((bitcast<f32>(_e430.y) * 0.015625f) - _e401.y) * _e401.w), (((bitcast<f32>(_e430.z) * 0.015625f) - _e401.z) * _e401.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e479 = (vec3<f32>((((bitcast<f32>(_e440.x) * 0.015625f) - _e401.x) * _e401.w), (((bitcast<f32>(_e440.y) * 0.015625f) - _e401.y) * _e401.w), (((bitcast<f32>(_e440.z) * 0.015625f) - _e401.z) * _e401.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e482 = (((select(_e414, _e408, (_e389 < _e411)) * 0.015625f) * _e401.w) + 0.0000076293945f);
        let _e485 = (_e398.x == 0u);
        if _e485 {
            phi_21509_ = (32u + select(firstTrailingBit(_e398.y), 32u, (_e398.y == 0u)));
        } else {
            phi_21509_ = select(firstTrailingBit(_e398.x), 32u, _e485);
        }
        let _e493 = phi_21509_;
        let _e494 = (_e493 * 5u);
        let _e497 = axes_1.member[_e494];
        let _e508 = (((_e497.x * _e457.x) + (_e497.y * _e457.y)) + (_e497.z * _e457.z));
        let _e516 = (((_e497.x * _e468.x) + (_e497.y * _e468.y)) + (_e497.z * _e468.z));
        let _e524 = (((_e497.x * _e479.x) + (_e497.y * _e479.y)) + (_e497.z * _e479.z));
        let _e526 = select(_e508, _e516, (_e516 < _e508));
        let _e533 = axes_1.member[(_e494 + 1u)];
        let _e541 = (((_e533.x * _e457.x) + (_e533.y * _e457.y)) + (_e533.z * _e457.z));
        let _e546 = (((_e533.x * _e468.x) + (_e533.y * _e468.y)) + (_e533.z * _e468.z));
        let _e551 = (((_e533.x * _e479.x) + (_e533.y * _e479.y)) + (_e533.z * _e479.z));
        let _e553 = select(_e541, _e546, (_e546 < _e541));
        let _e557 = select(_e541, _e546, (_e546 > _e541));
        let _e565 = axes_1.member[(_e494 + 3u)];
        let _e571 = (((select(_e553, _e551, (_e551 < _e553)) - _e482) - _e565.x) * _e565.y);
        if (_e571 < _e565.z) {
            phi_21624_ = _e571;
        } else {
            phi_21624_ = (_e565.z - 1f);
        }
        let _e575 = phi_21624_;
        let _e577 = select(0f, _e575, (_e575 > 0f));
        let _e582 = select(select(u32(_e577), 0u, (_e577 < 0f)), 4294967295u, (_e577 > 4294967000f));
        let _e584 = (((select(_e557, _e551, (_e551 > _e557)) + _e482) - _e565.x) * _e565.y);
        if (_e584 < _e565.z) {
            phi_21644_ = _e584;
        } else {
            phi_21644_ = (_e565.z - 1f);
        }
        let _e588 = phi_21644_;
        let _e590 = select(0f, _e588, (_e588 > 0f));
        let _e608 = (1u << bitcast<u32>(((_e493 % 32u) & 31u)));
        if (_e493 < 32u) {
            phi_21684_ = vec2<u32>(_e608, 0u);
        } else {
            phi_21684_ = vec2<u32>(0u, _e608);
        }
        let _e613 = phi_21684_;
        let _e618 = (_e398.x & ~(_e613.x));
        let _e619 = (_e398.y & ~(_e613.y));
        if ((_e618 | _e619) == 0u) {
            phi_21891_ = type_94(0u, 0u, 0f);
            phi_21892_ = vec2<u32>(_e618, _e619);
        } else {
            let _e623 = (_e618 == 0u);
            if _e623 {
                phi_21708_ = (32u + select(firstTrailingBit(_e619), 32u, (_e619 == 0u)));
            } else {
                phi_21708_ = select(firstTrailingBit(_e618), 32u, _e623);
            }
            let _e631 = phi_21708_;
            let _e632 = (_e631 * 5u);
            let _e635 = axes_1.member[_e632];
            let _e643 = (((_e635.x * _e457.x) + (_e635.y * _e457.y)) + (_e635.z * _e457.z));
            let _e648 = (((_e635.x * _e468.x) + (_e635.y * _e468.y)) + (_e635.z * _e468.z));
            let _e653 = (((_e635.x * _e479.x) + (_e635.y * _e479.y)) + (_e635.z * _e479.z));
            let _e655 = select(_e643, _e648, (_e648 < _e643));
            let _e662 = axes_1.member[(_e632 + 1u)];
            let _e670 = (((_e662.x * _e457.x) + (_e662.y * _e457.y)) + (_e662.z * _e457.z));
            let _e675 = (((_e662.x * _e468.x) + (_e662.y * _e468.y)) + (_e662.z * _e468.z));
            let _e680 = (((_e662.x * _e479.x) + (_e662.y * _e479.y)) + (_e662.z * _e479.z));
            let _e682 = select(_e670, _e675, (_e675 < _e670));
            let _e686 = select(_e670, _e675, (_e675 > _e670));
            let _e694 = axes_1.member[(_e632 + 3u)];
            let _e700 = (((select(_e682, _e680, (_e680 < _e682)) - _e482) - _e694.x) * _e694.y);
            if (_e700 < _e694.z) {
                phi_21823_ = _e700;
            } else {
                phi_21823_ = (_e694.z - 1f);
            }
            let _e704 = phi_21823_;
            let _e706 = select(0f, _e704, (_e704 > 0f));
            let _e711 = select(select(u32(_e706), 0u, (_e706 < 0f)), 4294967295u, (_e706 > 4294967000f));
            let _e713 = (((select(_e686, _e680, (_e680 > _e686)) + _e482) - _e694.x) * _e694.y);
            if (_e713 < _e694.z) {
                phi_21843_ = _e713;
            } else {
                phi_21843_ = (_e694.z - 1f);
            }
            let _e717 = phi_21843_;
            let _e719 = select(0f, _e717, (_e717 > 0f));
            let _e737 = (1u << bitcast<u32>(((_e631 % 32u) & 31u)));
            if (_e631 < 32u) {
                phi_21883_ = vec2<u32>(_e737, 0u);
            } else {
                phi_21883_ = vec2<u32>(0u, _e737);
            }
            let _e742 = phi_21883_;
            phi_21891_ = type_94((select(select(u32(_e694.w), 0u, (_e694.w < 0f)), 4294967295u, (_e694.w > 4294967000f)) + _e711), ((select(select(u32(_e719), 0u, (_e719 < 0f)), 4294967295u, (_e719 > 4294967000f)) - _e711) + 1u), (select(_e655, _e653, (_e653 < _e655)) - _e482));
            phi_21892_ = vec2<u32>((_e618 & ~(_e742.x)), (_e619 & ~(_e742.y)));
        }
        let _e751 = phi_21891_;
        let _e753 = phi_21892_;
        phi_21894_ = _e753;
        loop {
            let _e755 = phi_21894_;
            let _e759 = ((_e755.x | _e755.y) == 0u);
            if _e759 {
                phi_21895_ = vec2<u32>();
            } else {
                let _e760 = (_e755.x == 0u);
                if _e760 {
                    phi_21919_ = (32u + select(firstTrailingBit(_e755.y), 32u, (_e755.y == 0u)));
                } else {
                    phi_21919_ = select(firstTrailingBit(_e755.x), 32u, _e760);
                }
                let _e768 = phi_21919_;
                let _e772 = (1u << bitcast<u32>(((_e768 % 32u) & 31u)));
                if (_e768 < 32u) {
                    phi_21936_ = vec2<u32>(_e772, 0u);
                } else {
                    phi_21936_ = vec2<u32>(0u, _e772);
                }
                let _e777 = phi_21936_;
                let _e784 = (_e768 * 5u);
                let _e787 = axes_1.member[_e784];
                let _e795 = (((_e787.x * _e457.x) + (_e787.y * _e457.y)) + (_e787.z * _e457.z));
                let _e800 = (((_e787.x * _e468.x) + (_e787.y * _e468.y)) + (_e787.z * _e468.z));
                let _e805 = (((_e787.x * _e479.x) + (_e787.y * _e479.y)) + (_e787.z * _e479.z));
                let _e807 = select(_e795, _e800, (_e800 < _e795));
                let _e814 = axes_1.member[(_e784 + 1u)];
                let _e822 = (((_e814.x * _e457.x) + (_e814.y * _e457.y)) + (_e814.z * _e457.z));
                let _e827 = (((_e814.x * _e468.x) + (_e814.y * _e468.y)) + (_e814.z * _e468.z));
                let _e832 = (((_e814.x * _e479.x) + (_e814.y * _e479.y)) + (_e814.z * _e479.z));
                let _e834 = select(_e822, _e827, (_e827 < _e822));
                let _e838 = select(_e822, _e827, (_e827 > _e822));
                let _e846 = axes_1.member[(_e784 + 3u)];
                let _e852 = (((select(_e834, _e832, (_e832 < _e834)) - _e482) - _e846.x) * _e846.y);
                if (_e852 < _e846.z) {
                    phi_22057_ = _e852;
                } else {
                    phi_22057_ = (_e846.z - 1f);
                }
                let _e856 = phi_22057_;
                let _e858 = select(0f, _e856, (_e856 > 0f));
                let _e863 = select(select(u32(_e858), 0u, (_e858 < 0f)), 4294967295u, (_e858 > 4294967000f));
                let _e865 = (((select(_e838, _e832, (_e832 > _e838)) + _e482) - _e846.x) * _e846.y);
                if (_e865 < _e846.z) {
                    phi_22077_ = _e865;
                } else {
                    phi_22077_ = (_e846.z - 1f);
                }
                let _e869 = phi_22077_;
                let _e871 = select(0f, _e869, (_e869 > 0f));
                let _e884 = ((select(select(u32(_e871), 0u, (_e871 < 0f)), 4294967295u, (_e871 > 4294967000f)) - _e863) + 1u);
                let _e887 = atomicAdd((&proxy_count_1.member[0u]), _e884);
                phi_22103_ = 0u;
                loop {
                    let _e889 = phi_22103_;
                    let _e890 = (_e889 < _e884);
                    if _e890 {
                        let _e891 = (_e887 + _e889);
                        let _e894 = params_2.member.member_3;
                        if (_e891 < _e894) {
                            let _e899 = params_2.member.member_20;
                            let _e900 = (_e899 & 31u);
                            let _e903 = f32((1u << bitcast<u32>(_e900)));
                            let _e906 = (((select(_e807, _e805, (_e805 < _e807)) - _e482) + 1f) * (0.5f * _e903));
                            let _e907 = (_e903 - 2f);
                            let _e909 = select(_e907, _e906, (_e906 < _e907));
                            let _e911 = select(1f, _e909, (_e909 > 1f));
                            starts_5.member[_e891] = ((((select(select(u32(_e846.w), 0u, (_e846.w < 0f)), 4294967295u, (_e846.w > 4294967000f)) + _e863) + _e889) << bitcast<u32>(_e900)) | select(select(u32(_e911), 0u, (_e911 < 0f)), 4294967295u, (_e911 > 4294967000f)));
                            if (_e889 > 0u) {
                                phi_22172_ = (_e389 | 2147483648u);
                            } else {
                                phi_22172_ = _e389;
                            }
                            let _e925 = phi_22172_;
                            proxies_1.member[_e891] = _e925;
                        }
                        phi_22104_ = (_e889 + 1u);
                    } else {
                        break;
                    }
                    let _e930 = phi_22104_;
                    continue;
                    continuing {
                        phi_22103_ = _e930;
                    }
                }
                phi_21895_ = (_e755 & vec2<u32>(~(_e777.x), ~(_e777.y)));
            }
            let _e933 = phi_21895_;
            continue;
            continuing {
                phi_21894_ = _e933;
                break if !(select(true, false, _e759));
            }
        }
        phi_22176_ = _e751;
        phi_22177_ = type_94((select(select(u32(_e565.w), 0u, (_e565.w < 0f)), 4294967295u, (_e565.w > 4294967000f)) + _e582), ((select(select(u32(_e590), 0u, (_e590 < 0f)), 4294967295u, (_e590 > 4294967000f)) - _e582) + 1u), (select(_e526, _e524, (_e524 < _e526)) - _e482));
    } else {
        phi_22176_ = type_94(0u, 0u, 0f);
        phi_22177_ = type_94(0u, 0u, 0f);
    }
    let _e937 = phi_22176_;
    let _e939 = phi_22177_;
    let _e944 = atomicAdd((&reserved_1[0u]), (_e939.member_1 + _e937.member_1));
    workgroupBarrier();
    if _e390 {
        let _e945 = atomicLoad((&reserved_1[0u]));
        let _e948 = atomicAdd((&proxy_count_1.member[0u]), _e945);
        atomicStore((&reserved_1[1u]), _e948);
    }
    workgroupBarrier();
    let _e951 = atomicLoad((&reserved_1[1u]));
    let _e952 = (_e951 + _e944);
    phi_22196_ = 0u;
    loop {
        let _e954 = phi_22196_;
        let _e955 = (_e954 < _e939.member_1);
        if _e955 {
            let _e956 = (_e952 + _e954);
            let _e959 = params_2.member.member_3;
            if (_e956 < _e959) {
                let _e966 = params_2.member.member_20;
                let _e967 = (_e966 & 31u);
                let _e970 = f32((1u << bitcast<u32>(_e967)));
                let _e973 = ((_e939.member_2 + 1f) * (0.5f * _e970));
                let _e974 = (_e970 - 2f);
                let _e976 = select(_e974, _e973, (_e973 < _e974));
                let _e978 = select(1f, _e976, (_e976 > 1f));
                starts_5.member[_e956] = (((_e939.member + _e954) << bitcast<u32>(_e967)) | select(select(u32(_e978), 0u, (_e978 < 0f)), 4294967295u, (_e978 > 4294967000f)));
                if (_e954 > 0u) {
                    phi_22268_ = (_e389 | 2147483648u);
                } else {
                    phi_22268_ = _e389;
                }
                let _e992 = phi_22268_;
                proxies_1.member[_e956] = _e992;
            }
            phi_22197_ = (_e954 + 1u);
        } else {
            break;
        }
        let _e997 = phi_22197_;
        continue;
        continuing {
            phi_22196_ = _e997;
        }
    }
    phi_22274_ = 0u;
    loop {
        let _e1001 = phi_22274_;
        let _e1002 = (_e1001 < _e937.member_1);
        if _e1002 {
            let _e1003 = ((_e952 + _e939.member_1) + _e1001);
            let _e1006 = params_2.member.member_3;
            if (_e1003 < _e1006) {
                let _e1013 = params_2.member.member_20;
                let _e1014 = (_e1013 & 31u);
                let _e1017 = f32((1u << bitcast<u32>(_e1014)));
                let _e1020 = ((_e937.member_2 + 1f) * (0.5f * _e1017));
                let _e1021 = (_e1017 - 2f);
                let _e1023 = select(_e1021, _e1020, (_e1020 < _e1021));
                let _e1025 = select(1f, _e1023, (_e1023 > 1f));
                starts_5.member[_e1003] = (((_e937.member + _e1001) << bitcast<u32>(_e1014)) | select(select(u32(_e1025), 0u, (_e1025 < 0f)), 4294967295u, (_e1025 > 4294967000f)));
                if (_e1001 > 0u) {
                    phi_22346_ = (_e389 | 2147483648u);
                } else {
                    phi_22346_ = _e389;
                }
                let _e1039 = phi_22346_;
                proxies_1.member[_e1003] = _e1039;
            }
            phi_22275_ = (_e1001 + 1u);
        } else {
            break;
        }
        let _e1044 = phi_22275_;
        continue;
        continuing {
            phi_22274_ = _e1044;
        }
    }
    return;
}

fn function_46() {
    var phi_22671_: vec2<u32>;
    var phi_22819_: vec2<u32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params_2.member.member_3;
    if (_e382 < _e385) {
        let _e389 = sorted_starts_1.member[_e382];
        if (_e389 != 4294967295u) {
            let _e393 = proxies_2.member[_e382];
            let _e396 = params_2.member.member_20;
            let _e397 = (_e396 & 31u);
            let _e399 = (_e389 >> bitcast<u32>(_e397));
            let _e402 = strip_clusters_1.member[_e399];
            let _e403 = (_e393 & 2147483647u);
            let _e406 = axes_2.member[320u];
            let _e413 = params_2.member.member_16;
            let _e416 = params_2.member.member_17;
            let _e419 = params_2.member.member_18;
            let _e422 = (_e403 * 3u);
            let _e425 = corners_2.member[_e422];
            let _e435 = corners_2.member[(_e422 + 1u)];
            let _e445 = corners_2.member[(_e422 + 2u)];
            let _e462 = (vec3<f32>((((bitcast<f32>(_e425.x) * 0.015625f) - _e406.x) * _e406.w), (((bitcast<f32>(_e425.y) * 0.015625f) - _e406.y) * _e406.w), (((bitcast<f32>(_e425.z) * 0.015625f) - _e406.z) * _e406.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e473 = (vec3<f32>((((bitcast<f32>(_e435.x) * 0.015625f) - _e406.x) * _e406.w), (((bitcast<f32>(_e435.y) * 0.015625f) - _e406.y) * _e406.w), (((bitcast<f32>(_e435.z) * 0.015625f) - _e406.z) * _e406.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e484 = (vec3<f32>((((bitcast<f32>(_e445.x) * 0.015625f) - _e406.x) * _e406.w), (((bitcast<f32>(_e445.y) * 0.015625f) - _e406.y) * _e406.w), (((bitcast<f32>(_e445.z) * 0.015625f) - _e406.z) * _e406.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e487 = (((select(_e419, _e413, (_e403 < _e416)) * 0.015625f) * _e406.w) + 0.0000076293945f);
            let _e488 = (_e402 * 5u);
            let _e491 = axes_2.member[_e488];
            let _e502 = (((_e491.x * _e462.x) + (_e491.y * _e462.y)) + (_e491.z * _e462.z));
            let _e510 = (((_e491.x * _e473.x) + (_e491.y * _e473.y)) + (_e491.z * _e473.z));
            let _e518 = (((_e491.x * _e484.x) + (_e491.y * _e484.y)) + (_e491.z * _e484.z));
            let _e520 = select(_e502, _e510, (_e510 > _e502));
            let _e527 = axes_2.member[(_e488 + 1u)];
            let _e535 = (((_e527.x * _e462.x) + (_e527.y * _e462.y)) + (_e527.z * _e462.z));
            let _e540 = (((_e527.x * _e473.x) + (_e527.y * _e473.y)) + (_e527.z * _e473.z));
            let _e545 = (((_e527.x * _e484.x) + (_e527.y * _e484.y)) + (_e527.z * _e484.z));
            let _e547 = select(_e535, _e540, (_e540 < _e535));
            let _e551 = select(_e535, _e540, (_e540 > _e535));
            let _e559 = axes_2.member[(_e488 + 2u)];
            let _e567 = (((_e559.x * _e462.x) + (_e559.y * _e462.y)) + (_e559.z * _e462.z));
            let _e572 = (((_e559.x * _e473.x) + (_e559.y * _e473.y)) + (_e559.z * _e473.z));
            let _e577 = (((_e559.x * _e484.x) + (_e559.y * _e484.y)) + (_e559.z * _e484.z));
            let _e579 = select(_e567, _e572, (_e572 < _e567));
            let _e583 = select(_e567, _e572, (_e572 > _e567));
            let _e591 = axes_2.member[(_e488 + 4u)];
            let _e598 = tags_5.member[_e403];
            let _e607 = ((1u << bitcast<u32>(((_e402 % 32u) & 31u))) - 1u);
            if (_e402 < 32u) {
                phi_22671_ = vec2<u32>((_e598.x & _e607), 0u);
            } else {
                phi_22671_ = vec2<u32>(_e598.x, (_e598.y & _e607));
            }
            let _e614 = phi_22671_;
            let _e626 = (((select(_e547, _e545, (_e545 < _e547)) - _e487) - _e591.x) * _e591.z);
            let _e628 = select(32767f, _e626, (_e626 < 32767f));
            let _e630 = select(0f, _e628, (_e628 > 0f));
            let _e637 = (((select(_e579, _e577, (_e577 < _e579)) - _e487) - _e591.y) * _e591.w);
            let _e639 = select(32767f, _e637, (_e637 < 32767f));
            let _e641 = select(0f, _e639, (_e639 > 0f));
            let _e651 = (((select(_e551, _e545, (_e545 > _e551)) + _e487) - _e591.x) * _e591.z);
            let _e653 = select(32767f, _e651, (_e651 < 32767f));
            let _e655 = select(0f, _e653, (_e653 > 0f));
            let _e662 = (((select(_e583, _e577, (_e577 > _e583)) + _e487) - _e591.y) * _e591.w);
            let _e664 = select(32767f, _e662, (_e662 < 32767f));
            let _e666 = select(0f, _e664, (_e664 > 0f));
            boxes_5.member[_e382] = vec4<u32>(_e403, (select(select(u32(_e630), 0u, (_e630 < 0f)), 4294967295u, (_e630 > 4294967000f)) | (select(select(u32(_e641), 0u, (_e641 < 0f)), 4294967295u, (_e641 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e655), 0u, (_e655 < 0f)), 4294967295u, (_e655 > 4294967000f)) | (select(select(u32(_e666), 0u, (_e666 < 0f)), 4294967295u, (_e666 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e614.x & 2147483647u) | select(0u, 2147483648u, ((_e393 & 2147483648u) != 0u))));
            let _e681 = f32((1u << bitcast<u32>(_e397)));
            let _e684 = (((select(_e520, _e518, (_e518 > _e520)) + _e487) + 1f) * (0.5f * _e681));
            let _e685 = (_e681 - 2f);
            let _e687 = select(_e685, _e684, (_e684 < _e685));
            let _e689 = select(1f, _e687, (_e687 > 1f));
            phi_22819_ = vec2<u32>(((_e399 << bitcast<u32>(_e397)) | select(select(u32(_e689), 0u, (_e689 < 0f)), 4294967295u, (_e689 > 4294967000f))), ((_e614.x >> bitcast<u32>(31u)) | (_e614.y << bitcast<u32>(1i))));
        } else {
            phi_22819_ = vec2<u32>(0u, 0u);
        }
        let _e700 = phi_22819_;
        ends_1.member[_e382][0u] = _e700.x;
        ends_1.member[_e382][1u] = _e700.y;
    }
    return;
}

fn function_47() {
    var phi_22853_: u32;
    var phi_22856_: u32;
    var phi_22875_: u32;
    var phi_22854_: u32;
    var phi_22857_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_22886_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e383 = (_e382 * 256u);
    let _e386 = params_2.member.member_3;
    if (_e383 < _e386) {
        let _e390 = last_ends.member[_e382];
        phi_22853_ = _e386;
        phi_22856_ = _e383;
        loop {
            let _e392 = phi_22853_;
            let _e394 = phi_22856_;
            local_180 = _e394;
            local_181 = _e394;
            let _e395 = (_e394 < _e392);
            if _e395 {
                let _e398 = (_e394 + ((_e392 - _e394) / 2u));
                let _e401 = sorted_starts.member[_e398];
                let _e402 = (_e401 <= _e390);
                if _e402 {
                    phi_22875_ = (_e398 + 1u);
                } else {
                    phi_22875_ = _e394;
                }
                let _e405 = phi_22875_;
                phi_22854_ = select(_e398, _e392, _e402);
                phi_22857_ = _e405;
            } else {
                break;
            }
            let _e408 = phi_22854_;
            let _e410 = phi_22857_;
            continue;
            continuing {
                phi_22853_ = _e408;
                phi_22856_ = _e410;
            }
        }
        let _e414 = local_180;
        if (_e414 > (_e383 + 1u)) {
            let _e417 = local_181;
            phi_22886_ = ((((_e417 - 1u) / 256u) - (_e383 / 256u)) + 1u);
        } else {
            phi_22886_ = 0u;
        }
        let _e424 = phi_22886_;
        tile_counts.member[_e382] = _e424;
    }
    return;
}

fn function_48() {
    var phi_22916_: u32;
    var phi_22919_: u32;
    var phi_22917_: u32;
    var phi_22920_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e383 = ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x) * 16u);
    let _e384 = (_e383 + 16u);
    let _e387 = params_2.member.member_3;
    phi_22916_ = _e383;
    phi_22919_ = 0u;
    loop {
        let _e391 = phi_22916_;
        let _e393 = phi_22919_;
        local_182 = _e393;
        local_183 = _e393;
        local_184 = _e393;
        let _e394 = (_e391 < select(_e387, _e384, (_e384 < _e387)));
        if _e394 {
            let _e398 = ends_2.member[_e391][0u];
            phi_22917_ = (_e391 + 1u);
            phi_22920_ = select(_e393, _e398, (_e398 > _e393));
        } else {
            break;
        }
        let _e403 = phi_22917_;
        let _e405 = phi_22920_;
        continue;
        continuing {
            phi_22916_ = _e403;
            phi_22919_ = _e405;
        }
    }
    let _e408 = local_182;
    if (_e408 > 0u) {
        let _e412 = local_183;
        let _e415 = local_184;
        let _e419 = atomicMax((&last_ends_1.member[(_e383 / 256u)]), select(1u, _e415, (_e412 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_23004_: bool;
    var phi_23018_: u32;
    var phi_23021_: u32;
    var phi_23019_: u32;
    var phi_23022_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_23052_: u32;
    var phi_23062_: u32;
    var phi_23063_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = scanned.member[0u];
    let _e388 = params_2.member.member_15;
    let _e390 = select(_e385, _e388, (_e385 > _e388));
    let _e393 = params_2.member.member_14;
    let _e396 = (select(_e393, _e390, (_e390 > _e393)) - _e393);
    let _e399 = params_2.member.member_13;
    if (_e396 > _e399) {
        phi_23004_ = true;
    } else {
        let _e403 = scanned.member[1u];
        phi_23004_ = select(true, false, (_e403 == 0u));
    }
    let _e407 = phi_23004_;
    let _e408 = select(_e396, 0u, _e407);
    if (_e382 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e408;
        phi_23018_ = 1u;
        phi_23021_ = _e408;
        loop {
            let _e419 = phi_23018_;
            let _e421 = phi_23021_;
            local_185 = _e421;
            local_186 = _e419;
            let _e422 = (_e421 > 65535u);
            if _e422 {
                phi_23019_ = (_e419 << bitcast<u32>(1i));
                phi_23022_ = ((_e421 >> bitcast<u32>(1i)) + (_e421 & 1u));
            } else {
                break;
            }
            let _e430 = phi_23019_;
            let _e432 = phi_23022_;
            continue;
            continuing {
                phi_23018_ = _e430;
                phi_23021_ = _e432;
            }
        }
        let _e435 = local_185;
        let _e437 = local_186;
        arguments_2.member[0u] = type_48(_e435, _e437, 1u);
    }
    let _e443 = params_2.member.member_3;
    let _e444 = (_e443 / 256u);
    if ((_e443 % 256u) > 0u) {
        phi_23052_ = (_e444 + 1u);
    } else {
        phi_23052_ = _e444;
    }
    let _e449 = phi_23052_;
    if (_e382 < _e449) {
        let _e453 = first_tiles.member[_e382];
        let _e456 = tile_counts_1.member[_e382];
        phi_23062_ = 0u;
        loop {
            let _e458 = phi_23062_;
            let _e459 = (_e458 < _e456);
            if _e459 {
                let _e461 = ((_e453 + _e458) - _e393);
                if (_e461 < _e408) {
                    let _e463 = (_e461 * 2u);
                    list.member[(4u + _e463)] = _e382;
                    list.member[(_e463 + 5u)] = (_e382 + _e458);
                }
                phi_23063_ = (_e458 + 1u);
            } else {
                break;
            }
            let _e473 = phi_23063_;
            continue;
            continuing {
                phi_23062_ = _e473;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23144_: bool;
    var phi_23146_: bool;
    var phi_23147_: bool;
    var phi_23170_: bool;
    var phi_23172_: bool;
    var phi_23173_: bool;
    var phi_23196_: bool;
    var phi_23198_: bool;
    var phi_23199_: bool;
    var phi_23264_: type_84;
    var phi_23266_: type_84;
    var phi_23267_: bool;
    var phi_23268_: type_84;
    var phi_23269_: bool;
    var phi_23274_: type_84;
    var phi_23276_: u32;
    var phi_23279_: type_84;
    var phi_23389_: bool;
    var phi_23391_: bool;
    var phi_23392_: bool;
    var phi_23415_: bool;
    var phi_23417_: bool;
    var phi_23418_: bool;
    var phi_23441_: bool;
    var phi_23443_: bool;
    var phi_23444_: bool;
    var phi_23515_: type_84;
    var phi_23517_: type_84;
    var phi_23518_: bool;
    var phi_23519_: type_84;
    var phi_23520_: bool;
    var phi_23525_: type_84;
    var phi_23605_: type_84;
    var phi_23277_: u32;
    var phi_23280_: type_84;
    var local_188: type_84;
    var local_189: type_84;
    var phi_23618_: u32;
    var phi_23621_: type_84;
    var phi_23619_: u32;
    var phi_23622_: type_84;
    var local_190: type_84;
    var local_191: type_84;
    var phi_23716_: type_84;
    var phi_23722_: u32;
    var phi_23725_: type_84;
    var phi_23723_: u32;
    var phi_23726_: type_84;
    var phi_23816_: type_84;
    var local_192: type_84;
    var local_193: type_84;
    var local_194: type_84;
    var local_195: type_84;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e374.z] = _e373.x;
    let _e382 = local_187[(_e375.z - 1u)];
    let _e387 = (_e374.x + (_e374.y * _e375.x));
    let _e392 = triangles.member[(_e387 * 6144u)];
    let _e393 = (3u * _e392);
    let _e396 = positions.member[_e393];
    let _e400 = positions.member[(_e393 + 1u)];
    let _e404 = positions.member[(_e393 + 2u)];
    let _e407 = params_2.member.member;
    let _e410 = ((bitcast<u32>(_e396) & 2139095040u) != 2139095040u);
    if _e410 {
        let _e413 = ((bitcast<u32>(_e400) & 2139095040u) != 2139095040u);
        if _e413 {
            phi_23144_ = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
        } else {
            phi_23144_ = bool();
        }
        let _e418 = phi_23144_;
        phi_23146_ = _e418;
        phi_23147_ = select(true, false, _e413);
    } else {
        phi_23146_ = bool();
        phi_23147_ = true;
    }
    let _e421 = phi_23146_;
    let _e423 = phi_23147_;
    if select(_e421, false, _e423) {
        if _e410 {
            let _e427 = ((bitcast<u32>(_e400) & 2139095040u) != 2139095040u);
            if _e427 {
                phi_23170_ = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
            } else {
                phi_23170_ = bool();
            }
            let _e432 = phi_23170_;
            phi_23172_ = _e432;
            phi_23173_ = select(true, false, _e427);
        } else {
            phi_23172_ = bool();
            phi_23173_ = true;
        }
        let _e435 = phi_23172_;
        let _e437 = phi_23173_;
        if select(_e435, false, _e437) {
            if _e410 {
                let _e441 = ((bitcast<u32>(_e400) & 2139095040u) != 2139095040u);
                if _e441 {
                    phi_23196_ = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
                } else {
                    phi_23196_ = bool();
                }
                let _e446 = phi_23196_;
                phi_23198_ = _e446;
                phi_23199_ = select(true, false, _e441);
            } else {
                phi_23198_ = bool();
                phi_23199_ = true;
            }
            let _e449 = phi_23198_;
            let _e451 = phi_23199_;
            let _e452 = select(_e449, false, _e451);
            if _e452 {
                let _e453 = vec4<f32>(_e396, _e400, _e404, 0f);
                phi_23264_ = type_84(_e453, _e453);
            } else {
                phi_23264_ = type_84();
            }
            let _e456 = phi_23264_;
            phi_23266_ = _e456;
            phi_23267_ = select(true, false, _e452);
        } else {
            phi_23266_ = type_84();
            phi_23267_ = true;
        }
        let _e459 = phi_23266_;
        let _e461 = phi_23267_;
        phi_23268_ = _e459;
        phi_23269_ = _e461;
    } else {
        phi_23268_ = type_84();
        phi_23269_ = true;
    }
    let _e463 = phi_23268_;
    let _e465 = phi_23269_;
    if _e465 {
        phi_23274_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_23274_ = _e463;
    }
    let _e467 = phi_23274_;
    phi_23276_ = _e382;
    phi_23279_ = _e467;
    loop {
        let _e469 = phi_23276_;
        let _e471 = phi_23279_;
        local_188 = _e471;
        local_189 = _e471;
        local_192 = _e471;
        local_194 = _e471;
        let _e472 = (_e469 < 2048u);
        if _e472 {
            let _e473 = ((_e387 * 2048u) + _e469);
            if (_e473 < _e407) {
                let _e475 = (_e473 * 3u);
                let _e478 = triangles.member[_e475];
                let _e481 = embedded.member[_e478];
                let _e484 = (3u * _e478);
                let _e487 = positions.member[_e484];
                let _e491 = positions.member[(_e484 + 1u)];
                let _e495 = positions.member[(_e484 + 2u)];
                let _e497 = bitcast<u32>(_e487);
                let _e498 = bitcast<u32>(_e491);
                let _e499 = bitcast<u32>(_e495);
                corners_3.member[_e475] = vec4<u32>(_e497, _e498, _e499, (_e478 | select(2147483648u, 0u, (_e481 == 0u))));
                let _e503 = (_e475 + 1u);
                let _e506 = triangles.member[_e503];
                let _e509 = embedded.member[_e506];
                let _e512 = (3u * _e506);
                let _e515 = positions.member[_e512];
                let _e519 = positions.member[(_e512 + 1u)];
                let _e523 = positions.member[(_e512 + 2u)];
                let _e525 = bitcast<u32>(_e515);
                let _e526 = bitcast<u32>(_e519);
                let _e527 = bitcast<u32>(_e523);
                corners_3.member[_e503] = vec4<u32>(_e525, _e526, _e527, (_e506 | select(2147483648u, 0u, (_e509 == 0u))));
                let _e531 = (_e475 + 2u);
                let _e534 = triangles.member[_e531];
                let _e537 = embedded.member[_e534];
                let _e540 = (3u * _e534);
                let _e543 = positions.member[_e540];
                let _e547 = positions.member[(_e540 + 1u)];
                let _e551 = positions.member[(_e540 + 2u)];
                let _e553 = bitcast<u32>(_e543);
                let _e554 = bitcast<u32>(_e547);
                let _e555 = bitcast<u32>(_e551);
                corners_3.member[_e531] = vec4<u32>(_e553, _e554, _e555, (_e534 | select(2147483648u, 0u, (_e537 == 0u))));
                if ((_e497 & 2139095040u) != 2139095040u) {
                    let _e562 = ((_e498 & 2139095040u) != 2139095040u);
                    if _e562 {
                        phi_23389_ = ((_e499 & 2139095040u) != 2139095040u);
                    } else {
                        phi_23389_ = bool();
                    }
                    let _e566 = phi_23389_;
                    phi_23391_ = _e566;
                    phi_23392_ = select(true, false, _e562);
                } else {
                    phi_23391_ = bool();
                    phi_23392_ = true;
                }
                let _e569 = phi_23391_;
                let _e571 = phi_23392_;
                if select(_e569, false, _e571) {
                    if ((_e525 & 2139095040u) != 2139095040u) {
                        let _e576 = ((_e526 & 2139095040u) != 2139095040u);
                        if _e576 {
                            phi_23415_ = ((_e527 & 2139095040u) != 2139095040u);
                        } else {
                            phi_23415_ = bool();
                        }
                        let _e580 = phi_23415_;
                        phi_23417_ = _e580;
                        phi_23418_ = select(true, false, _e576);
                    } else {
                        phi_23417_ = bool();
                        phi_23418_ = true;
                    }
                    let _e583 = phi_23417_;
                    let _e585 = phi_23418_;
                    if select(_e583, false, _e585) {
                        if ((_e553 & 2139095040u) != 2139095040u) {
                            let _e590 = ((_e554 & 2139095040u) != 2139095040u);
                            if _e590 {
                                phi_23441_ = ((_e555 & 2139095040u) != 2139095040u);
                            } else {
                                phi_23441_ = bool();
                            }
                            let _e594 = phi_23441_;
                            phi_23443_ = _e594;
                            phi_23444_ = select(true, false, _e590);
                        } else {
                            phi_23443_ = bool();
                            phi_23444_ = true;
                        }
                        let _e597 = phi_23443_;
                        let _e599 = phi_23444_;
                        let _e600 = select(_e597, false, _e599);
                        if _e600 {
                            let _e602 = select(_e515, _e487, (_e487 < _e515));
                            let _e604 = select(_e519, _e491, (_e491 < _e519));
                            let _e606 = select(_e523, _e495, (_e495 < _e523));
                            let _e615 = select(_e515, _e487, (_e487 > _e515));
                            let _e617 = select(_e519, _e491, (_e491 > _e519));
                            let _e619 = select(_e523, _e495, (_e495 > _e523));
                            phi_23515_ = type_84(vec4<f32>(select(_e543, _e602, (_e602 < _e543)), select(_e547, _e604, (_e604 < _e547)), select(_e551, _e606, (_e606 < _e551)), 0f), vec4<f32>(select(_e543, _e615, (_e615 > _e543)), select(_e547, _e617, (_e617 > _e547)), select(_e551, _e619, (_e619 > _e551)), 0f));
                        } else {
                            phi_23515_ = type_84();
                        }
                        let _e629 = phi_23515_;
                        phi_23517_ = _e629;
                        phi_23518_ = select(true, false, _e600);
                    } else {
                        phi_23517_ = type_84();
                        phi_23518_ = true;
                    }
                    let _e632 = phi_23517_;
                    let _e634 = phi_23518_;
                    phi_23519_ = _e632;
                    phi_23520_ = _e634;
                } else {
                    phi_23519_ = type_84();
                    phi_23520_ = true;
                }
                let _e636 = phi_23519_;
                let _e638 = phi_23520_;
                if _e638 {
                    phi_23525_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_23525_ = _e636;
                }
                let _e640 = phi_23525_;
                phi_23605_ = type_84(vec4<f32>(select(_e640.member.x, _e471.member.x, (_e471.member.x < _e640.member.x)), select(_e640.member.y, _e471.member.y, (_e471.member.y < _e640.member.y)), select(_e640.member.z, _e471.member.z, (_e471.member.z < _e640.member.z)), select(_e640.member.w, _e471.member.w, (_e471.member.w < _e640.member.w))), vec4<f32>(select(_e640.member_1.x, _e471.member_1.x, (_e471.member_1.x > _e640.member_1.x)), select(_e640.member_1.y, _e471.member_1.y, (_e471.member_1.y > _e640.member_1.y)), select(_e640.member_1.z, _e471.member_1.z, (_e471.member_1.z > _e640.member_1.z)), select(_e640.member_1.w, _e471.member_1.w, (_e471.member_1.w > _e640.member_1.w))));
            } else {
                phi_23605_ = _e471;
            }
            let _e681 = phi_23605_;
            phi_23277_ = (_e469 + (256u * _e375.z));
            phi_23280_ = _e681;
        } else {
            break;
        }
        let _e685 = phi_23277_;
        let _e687 = phi_23280_;
        continue;
        continuing {
            phi_23276_ = _e685;
            phi_23279_ = _e687;
        }
    }
    let _e690 = local_188;
    lows[_e382] = _e690.member;
    let _e694 = local_189;
    highs[_e382] = _e694.member_1;
    workgroupBarrier();
    if ((_e382 & 15u) == 0u) {
        phi_23618_ = 1u;
        let _e862 = local_192;
        phi_23621_ = _e862;
        loop {
            let _e700 = phi_23618_;
            let _e702 = phi_23621_;
            local_190 = _e702;
            local_191 = _e702;
            local_193 = _e702;
            let _e703 = (_e700 < 16u);
            if _e703 {
                let _e704 = (_e382 + _e700);
                let _e706 = lows[_e704];
                let _e708 = highs[_e704];
                phi_23619_ = (_e700 + _e375.z);
                phi_23622_ = type_84(vec4<f32>(select(_e706.x, _e702.member.x, (_e702.member.x < _e706.x)), select(_e706.y, _e702.member.y, (_e702.member.y < _e706.y)), select(_e706.z, _e702.member.z, (_e702.member.z < _e706.z)), select(_e706.w, _e702.member.w, (_e702.member.w < _e706.w))), vec4<f32>(select(_e708.x, _e702.member_1.x, (_e702.member_1.x > _e708.x)), select(_e708.y, _e702.member_1.y, (_e702.member_1.y > _e708.y)), select(_e708.z, _e702.member_1.z, (_e702.member_1.z > _e708.z)), select(_e708.w, _e702.member_1.w, (_e702.member_1.w > _e708.w))));
            } else {
                break;
            }
            let _e748 = phi_23619_;
            let _e750 = phi_23622_;
            continue;
            continuing {
                phi_23618_ = _e748;
                phi_23621_ = _e750;
            }
        }
        let _e753 = local_190;
        lows[_e382] = _e753.member;
        let _e756 = local_191;
        highs[_e382] = _e756.member_1;
        let _e869 = local_193;
        phi_23716_ = _e869;
    } else {
        let _e871 = local_194;
        phi_23716_ = _e871;
    }
    let _e759 = phi_23716_;
    workgroupBarrier();
    let _e760 = (_e382 == 0u);
    if _e760 {
        phi_23722_ = 16u;
        phi_23725_ = _e759;
        loop {
            let _e762 = phi_23722_;
            let _e764 = phi_23725_;
            local_195 = _e764;
            let _e765 = (_e762 < 256u);
            if _e765 {
                let _e767 = lows[_e762];
                let _e769 = highs[_e762];
                phi_23723_ = (_e762 + (16u * _e375.z));
                phi_23726_ = type_84(vec4<f32>(select(_e767.x, _e764.member.x, (_e764.member.x < _e767.x)), select(_e767.y, _e764.member.y, (_e764.member.y < _e767.y)), select(_e767.z, _e764.member.z, (_e764.member.z < _e767.z)), select(_e767.w, _e764.member.w, (_e764.member.w < _e767.w))), vec4<f32>(select(_e769.x, _e764.member_1.x, (_e764.member_1.x > _e769.x)), select(_e769.y, _e764.member_1.y, (_e764.member_1.y > _e769.y)), select(_e769.z, _e764.member_1.z, (_e764.member_1.z > _e769.z)), select(_e769.w, _e764.member_1.w, (_e764.member_1.w > _e769.w))));
            } else {
                break;
            }
            let _e810 = phi_23723_;
            let _e812 = phi_23726_;
            continue;
            continuing {
                phi_23722_ = _e810;
                phi_23725_ = _e812;
            }
        }
        let _e878 = local_195;
        phi_23816_ = _e878;
    } else {
        phi_23816_ = _e759;
    }
    let _e815 = phi_23816_;
    if _e760 {
        low_1.member[_e387] = _e815.member;
        high_1.member[_e387] = _e815.member_1;
    }
    return;
}

fn function_51() {
    var local_196: array<u32, 2>;
    var phi_23867_: u32;
    var phi_23874_: u32;
    var phi_23877_: type_84;
    var phi_23875_: u32;
    var phi_23878_: type_84;
    var local_197: type_84;
    var local_198: type_84;
    var phi_23977_: u32;
    var phi_23980_: type_84;
    var phi_23978_: u32;
    var phi_23981_: type_84;
    var local_199: type_84;
    var local_200: type_84;
    var phi_24075_: type_84;
    var phi_24081_: u32;
    var phi_24084_: type_84;
    var phi_24082_: u32;
    var phi_24085_: type_84;
    var phi_24175_: type_84;
    var local_201: type_84;
    var local_202: type_84;
    var local_203: type_84;
    var local_204: type_84;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_196 = array<u32, 2>(0u, 0u);
    local_196[_e374.z] = _e373.x;
    let _e382 = local_196[(_e375.z - 1u)];
    let _e392 = params_2.member.member;
    let _e393 = (_e392 / 2048u);
    if ((_e392 % 2048u) > 0u) {
        phi_23867_ = (_e393 + 1u);
    } else {
        phi_23867_ = _e393;
    }
    let _e398 = phi_23867_;
    let _e401 = low_2.member[0u];
    let _e404 = high_2.member[0u];
    phi_23874_ = _e382;
    phi_23877_ = type_84(_e401, _e404);
    loop {
        let _e407 = phi_23874_;
        let _e409 = phi_23877_;
        local_197 = _e409;
        local_198 = _e409;
        local_201 = _e409;
        local_203 = _e409;
        let _e410 = (_e407 < _e398);
        if _e410 {
            let _e413 = low_2.member[_e407];
            let _e416 = high_2.member[_e407];
            phi_23875_ = (_e407 + 256u);
            phi_23878_ = type_84(vec4<f32>(select(_e413.x, _e409.member.x, (_e409.member.x < _e413.x)), select(_e413.y, _e409.member.y, (_e409.member.y < _e413.y)), select(_e413.z, _e409.member.z, (_e409.member.z < _e413.z)), select(_e413.w, _e409.member.w, (_e409.member.w < _e413.w))), vec4<f32>(select(_e416.x, _e409.member_1.x, (_e409.member_1.x > _e416.x)), select(_e416.y, _e409.member_1.y, (_e409.member_1.y > _e416.y)), select(_e416.z, _e409.member_1.z, (_e409.member_1.z > _e416.z)), select(_e416.w, _e409.member_1.w, (_e409.member_1.w > _e416.w))));
        } else {
            break;
        }
        let _e456 = phi_23875_;
        let _e458 = phi_23878_;
        continue;
        continuing {
            phi_23874_ = _e456;
            phi_23877_ = _e458;
        }
    }
    let _e461 = local_197;
    lows[_e382] = _e461.member;
    let _e465 = local_198;
    highs[_e382] = _e465.member_1;
    workgroupBarrier();
    if ((_e382 & 15u) == 0u) {
        phi_23977_ = 1u;
        let _e631 = local_201;
        phi_23980_ = _e631;
        loop {
            let _e471 = phi_23977_;
            let _e473 = phi_23980_;
            local_199 = _e473;
            local_200 = _e473;
            local_202 = _e473;
            let _e474 = (_e471 < 16u);
            if _e474 {
                let _e475 = (_e382 + _e471);
                let _e477 = lows[_e475];
                let _e479 = highs[_e475];
                phi_23978_ = (_e471 + _e375.z);
                phi_23981_ = type_84(vec4<f32>(select(_e477.x, _e473.member.x, (_e473.member.x < _e477.x)), select(_e477.y, _e473.member.y, (_e473.member.y < _e477.y)), select(_e477.z, _e473.member.z, (_e473.member.z < _e477.z)), select(_e477.w, _e473.member.w, (_e473.member.w < _e477.w))), vec4<f32>(select(_e479.x, _e473.member_1.x, (_e473.member_1.x > _e479.x)), select(_e479.y, _e473.member_1.y, (_e473.member_1.y > _e479.y)), select(_e479.z, _e473.member_1.z, (_e473.member_1.z > _e479.z)), select(_e479.w, _e473.member_1.w, (_e473.member_1.w > _e479.w))));
            } else {
                break;
            }
            let _e519 = phi_23978_;
            let _e521 = phi_23981_;
            continue;
            continuing {
                phi_23977_ = _e519;
                phi_23980_ = _e521;
            }
        }
        let _e524 = local_199;
        lows[_e382] = _e524.member;
        let _e527 = local_200;
        highs[_e382] = _e527.member_1;
        let _e638 = local_202;
        phi_24075_ = _e638;
    } else {
        let _e640 = local_203;
        phi_24075_ = _e640;
    }
    let _e530 = phi_24075_;
    workgroupBarrier();
    if (_e382 == 0u) {
        phi_24081_ = 16u;
        phi_24084_ = _e530;
        loop {
            let _e533 = phi_24081_;
            let _e535 = phi_24084_;
            local_204 = _e535;
            let _e536 = (_e533 < 256u);
            if _e536 {
                let _e538 = lows[_e533];
                let _e540 = highs[_e533];
                phi_24082_ = (_e533 + (16u * _e375.z));
                phi_24085_ = type_84(vec4<f32>(select(_e538.x, _e535.member.x, (_e535.member.x < _e538.x)), select(_e538.y, _e535.member.y, (_e535.member.y < _e538.y)), select(_e538.z, _e535.member.z, (_e535.member.z < _e538.z)), select(_e538.w, _e535.member.w, (_e535.member.w < _e538.w))), vec4<f32>(select(_e540.x, _e535.member_1.x, (_e535.member_1.x > _e540.x)), select(_e540.y, _e535.member_1.y, (_e535.member_1.y > _e540.y)), select(_e540.z, _e535.member_1.z, (_e535.member_1.z > _e540.z)), select(_e540.w, _e535.member_1.w, (_e535.member_1.w > _e540.w))));
            } else {
                break;
            }
            let _e581 = phi_24082_;
            let _e583 = phi_24085_;
            continue;
            continuing {
                phi_24081_ = _e581;
                phi_24084_ = _e583;
            }
        }
        let _e647 = local_204;
        phi_24175_ = _e647;
    } else {
        phi_24175_ = _e530;
    }
    let _e586 = phi_24175_;
    if ((((_e374.x + (_e374.y * _e375.x)) * 256u) + _e382) == 0u) {
        let _e593 = (_e586.member.x * 0.015625f);
        let _e594 = (_e586.member.y * 0.015625f);
        let _e595 = (_e586.member.z * 0.015625f);
        let _e602 = ((_e586.member_1.x * 0.015625f) - _e593);
        let _e603 = ((_e586.member_1.y * 0.015625f) - _e594);
        let _e604 = ((_e586.member_1.z * 0.015625f) - _e595);
        let _e606 = select(_e602, _e603, (_e603 > _e602));
        let _e608 = select(_e606, _e604, (_e604 > _e606));
        normalization_2.member[0u] = vec4<f32>(_e593, _e594, _e595, (1f / select(_e608, 0.0000000000000000000000000000007888609f, (_e608 < 0.0000000000000000000000000000007888609f))));
        not_finite.member[0u] = select(0u, 1u, (_e586.member_1.w != 0f));
    }
    return;
}

fn function_52() {
    var local_205: array<u32, 2>;
    var phi_24269_: u32;
    var phi_24272_: u32;
    var phi_24274_: u32;
    var phi_24276_: u32;
    var phi_24330_: type_56;
    var phi_24425_: bool;
    var phi_24440_: bool;
    var phi_24455_: bool;
    var phi_24492_: bool;
    var phi_24493_: bool;
    var phi_24501_: bool;
    var phi_24502_: bool;
    var phi_24503_: bool;
    var phi_24504_: bool;
    var phi_24505_: bool;
    var phi_24528_: bool;
    var phi_24544_: bool;
    var phi_24546_: bool;
    var phi_24547_: bool;
    var phi_27738_: bool;
    var phi_27739_: bool;
    var phi_27740_: bool;
    var phi_27757_: bool;
    var phi_27758_: bool;
    var phi_27759_: bool;
    var phi_27792_: u32;
    var phi_27793_: u32;
    var phi_27804_: type_90;
    var phi_27805_: type_90;
    var phi_27831_: u32;
    var phi_27832_: u32;
    var phi_27843_: type_90;
    var phi_27844_: type_90;
    var phi_28810_: i32;
    var phi_28983_: i32;
    var phi_29103_: i32;
    var phi_29110_: u32;
    var phi_27976_: i32;
    var phi_28099_: i32;
    var phi_28222_: i32;
    var phi_28345_: i32;
    var phi_28372_: u32;
    var phi_28374_: u32;
    var phi_28375_: bool;
    var phi_28380_: u32;
    var phi_28381_: u32;
    var phi_28382_: bool;
    var phi_28665_: bool;
    var phi_28667_: bool;
    var phi_28668_: bool;
    var phi_28669_: bool;
    var phi_28670_: bool;
    var phi_28679_: bool;
    var phi_29111_: u32;
    var phi_29112_: u32;
    var phi_29113_: u32;
    var phi_29114_: bool;
    var phi_29119_: u32;
    var phi_29120_: bool;
    var phi_24677_: i32;
    var phi_24797_: i32;
    var phi_24917_: i32;
    var phi_25037_: i32;
    var phi_25157_: i32;
    var phi_25277_: i32;
    var phi_25287_: bool;
    var phi_25289_: bool;
    var phi_25290_: bool;
    var phi_25307_: bool;
    var phi_25309_: bool;
    var phi_25310_: bool;
    var phi_25328_: type_90;
    var phi_25329_: type_90;
    var phi_25340_: type_90;
    var phi_25341_: type_90;
    var phi_25351_: i32;
    var phi_25360_: type_90;
    var phi_25370_: i32;
    var phi_25379_: type_90;
    var phi_25506_: i32;
    var phi_25633_: i32;
    var phi_25643_: bool;
    var phi_25644_: bool;
    var phi_25645_: bool;
    var phi_25662_: bool;
    var phi_25663_: bool;
    var phi_25664_: bool;
    var phi_25689_: bool;
    var phi_25694_: u32;
    var phi_25695_: u32;
    var phi_25696_: bool;
    var phi_25701_: u32;
    var phi_25702_: u32;
    var phi_25703_: bool;
    var phi_27707_: bool;
    var phi_27712_: u32;
    var phi_27713_: bool;
    var phi_27714_: u32;
    var phi_27715_: bool;
    var phi_27716_: bool;
    var phi_29121_: u32;
    var phi_29122_: u32;
    var phi_29123_: bool;
    var phi_29128_: u32;
    var phi_29141_: u32;
    var phi_29142_: u32;
    var phi_29143_: u32;
    var phi_24270_: u32;
    var phi_24273_: u32;
    var phi_24275_: u32;
    var phi_24277_: u32;
    var local_206: u32;
    var local_207: u32;
    var phi_29153_: u32;
    var local_208: u32;
    var local_209: u32;
    var local_210: u32;
    var local_211: u32;
    var local_212: u32;
    var phi_29190_: u32;
    var phi_29193_: u32;
    var phi_29251_: type_56;
    var local_213: u32;
    var phi_29191_: u32;
    var phi_29194_: u32;

    let _e373 = builtin_local_55;
    let _e374 = builtin_group_55;
    let _e375 = builtin_groups_55;
    local_205 = array<u32, 2>(0u, 0u);
    local_205[_e374.z] = _e373.x;
    let _e385 = local_205[(_e375.z - 1u)];
    let _e390 = (_e374.x + (_e374.y * _e375.x));
    let _e391 = (_e385 < 3u);
    if _e391 {
        atomicStore((&counts_3[_e385]), 0u);
    }
    workgroupBarrier();
    let _e395 = params_2.member.member_11;
    let _e397 = tiles.member[0u];
    phi_24269_ = 0u;
    phi_24272_ = 0u;
    phi_24274_ = 0u;
    phi_24276_ = 0u;
    loop {
        let _e401 = phi_24269_;
        let _e403 = phi_24272_;
        let _e405 = phi_24274_;
        let _e407 = phi_24276_;
        local_206 = _e407;
        local_207 = _e405;
        local_208 = _e405;
        local_209 = _e405;
        local_210 = _e403;
        local_211 = _e403;
        local_212 = _e403;
        local_213 = _e405;
        let _e408 = (_e401 < 8u);
        if _e408 {
            let _e412 = ((((_e390 * 8u) + _e401) * 256u) + _e385);
            if (_e412 < select(_e395, _e397, (_e397 < _e395))) {
                let _e415 = pairs.member[_e412];
                let _e418 = ((_e415 >> bitcast<u32>(16i)) * 2u);
                let _e421 = tiles.member[(4u + _e418)];
                let _e428 = boxes.member[((_e421 * 256u) + ((_e415 >> bitcast<u32>(8i)) & 255u))];
                let _e432 = tiles.member[(_e418 + 5u)];
                let _e437 = boxes.member[((_e432 * 256u) + (_e415 & 255u))];
                if (_e428.x < _e437.x) {
                    phi_24330_ = type_56(_e428.x, _e437.x);
                } else {
                    phi_24330_ = type_56(_e437.x, _e428.x);
                }
                let _e443 = phi_24330_;
                let _e448 = params_2.member.member_9;
                let _e450 = (_e443.member * 3u);
                let _e453 = corners_4.member[_e450];
                let _e457 = corners_4.member[(_e450 + 1u)];
                let _e461 = corners_4.member[(_e450 + 2u)];
                let _e462 = (_e443.member_1 * 3u);
                let _e465 = corners_4.member[_e462];
                let _e469 = corners_4.member[(_e462 + 1u)];
                let _e473 = corners_4.member[(_e462 + 2u)];
                let _e481 = bitcast<f32>(_e453.x);
                let _e483 = bitcast<f32>(_e453.y);
                let _e485 = bitcast<f32>(_e453.z);
                let _e486 = vec3<f32>(_e481, _e483, _e485);
                let _e488 = bitcast<f32>(_e457.x);
                let _e490 = bitcast<f32>(_e457.y);
                let _e492 = bitcast<f32>(_e457.z);
                let _e493 = vec3<f32>(_e488, _e490, _e492);
                let _e495 = bitcast<f32>(_e461.x);
                let _e497 = bitcast<f32>(_e461.y);
                let _e499 = bitcast<f32>(_e461.z);
                let _e500 = vec3<f32>(_e495, _e497, _e499);
                let _e501 = type_90(_e486, _e493, _e500);
                let _e503 = bitcast<f32>(_e465.x);
                let _e505 = bitcast<f32>(_e465.y);
                let _e507 = bitcast<f32>(_e465.z);
                let _e508 = vec3<f32>(_e503, _e505, _e507);
                let _e510 = bitcast<f32>(_e469.x);
                let _e512 = bitcast<f32>(_e469.y);
                let _e514 = bitcast<f32>(_e469.z);
                let _e515 = vec3<f32>(_e510, _e512, _e514);
                let _e517 = bitcast<f32>(_e473.x);
                let _e519 = bitcast<f32>(_e473.y);
                let _e521 = bitcast<f32>(_e473.z);
                let _e522 = vec3<f32>(_e517, _e519, _e521);
                let _e523 = type_90(_e508, _e515, _e522);
                let _e524 = select(0u, 2147483648u, (_e448 != 0u));
                let _e529 = (((_e465.w == _e453.w) || (_e469.w == _e453.w)) || (_e473.w == _e453.w));
                if _e529 {
                    phi_24425_ = (((_e453.w | _e524) & 2147483648u) != 0u);
                } else {
                    phi_24425_ = false;
                }
                let _e534 = phi_24425_;
                if _e534 {
                    phi_24504_ = bool();
                    phi_24505_ = true;
                } else {
                    let _e539 = (((_e465.w == _e457.w) || (_e469.w == _e457.w)) || (_e473.w == _e457.w));
                    if _e539 {
                        phi_24440_ = (((_e457.w | _e524) & 2147483648u) != 0u);
                    } else {
                        phi_24440_ = false;
                    }
                    let _e544 = phi_24440_;
                    if _e544 {
                        phi_24502_ = bool();
                        phi_24503_ = true;
                    } else {
                        let _e549 = (((_e465.w == _e461.w) || (_e469.w == _e461.w)) || (_e473.w == _e461.w));
                        if _e549 {
                            phi_24455_ = (((_e461.w | _e524) & 2147483648u) != 0u);
                        } else {
                            phi_24455_ = false;
                        }
                        let _e554 = phi_24455_;
                        if _e554 {
                            phi_24501_ = bool();
                        } else {
                            if (_e461.w != _e453.w) {
                                let _e561 = (_e461.w != _e457.w);
                                phi_24492_ = select(bool(), _e549, _e561);
                                phi_24493_ = select(true, false, _e561);
                            } else {
                                phi_24492_ = bool();
                                phi_24493_ = true;
                            }
                            let _e565 = phi_24492_;
                            let _e567 = phi_24493_;
                            phi_24501_ = (((select(0u, 1u, _e529) + select(0u, 1u, select(false, _e539, (_e457.w != _e453.w)))) + select(0u, 1u, select(_e565, false, _e567))) == 3u);
                        }
                        let _e573 = phi_24501_;
                        phi_24502_ = _e573;
                        phi_24503_ = _e554;
                    }
                    let _e575 = phi_24502_;
                    let _e577 = phi_24503_;
                    phi_24504_ = _e575;
                    phi_24505_ = _e577;
                }
                let _e579 = phi_24504_;
                let _e581 = phi_24505_;
                let _e582 = select(_e579, true, _e581);
                if _e582 {
                    phi_29128_ = 0u;
                } else {
                    if (_e457.w != _e453.w) {
                        phi_24528_ = (((_e465.w == _e457.w) || (_e469.w == _e457.w)) || (_e473.w == _e457.w));
                    } else {
                        phi_24528_ = false;
                    }
                    let _e591 = phi_24528_;
                    if (_e461.w != _e453.w) {
                        let _e595 = (_e461.w != _e457.w);
                        if _e595 {
                            phi_24544_ = (((_e465.w == _e461.w) || (_e469.w == _e461.w)) || (_e473.w == _e461.w));
                        } else {
                            phi_24544_ = bool();
                        }
                        let _e602 = phi_24544_;
                        phi_24546_ = _e602;
                        phi_24547_ = select(true, false, _e595);
                    } else {
                        phi_24546_ = bool();
                        phi_24547_ = true;
                    }
                    let _e605 = phi_24546_;
                    let _e607 = phi_24547_;
                    let _e610 = ((select(0u, 1u, _e529) + select(0u, 1u, _e591)) + select(0u, 1u, select(_e605, false, _e607)));
                    if (_e610 == 0u) {
                        let _e1248 = (_e510 - _e503);
                        let _e1249 = (_e512 - _e505);
                        let _e1250 = (_e514 - _e507);
                        let _e1251 = (_e517 - _e503);
                        let _e1252 = (_e519 - _e505);
                        let _e1253 = (_e521 - _e507);
                        let _e1254 = (_e481 - _e503);
                        let _e1255 = (_e483 - _e505);
                        let _e1256 = (_e485 - _e507);
                        let _e1257 = (_e1249 * _e1253);
                        let _e1258 = (_e1250 * _e1252);
                        let _e1259 = (_e1250 * _e1251);
                        let _e1260 = (_e1248 * _e1253);
                        let _e1261 = (_e1248 * _e1252);
                        let _e1262 = (_e1249 * _e1251);
                        let _e1263 = (_e1257 - _e1258);
                        let _e1265 = (_e1259 - _e1260);
                        let _e1268 = (_e1261 - _e1262);
                        let _e1270 = (((_e1254 * _e1263) + (_e1255 * _e1265)) + (_e1256 * _e1268));
                        let _e1271 = abs(_e1254);
                        let _e1274 = (abs(_e1257) + abs(_e1258));
                        let _e1276 = abs(_e1255);
                        let _e1279 = (abs(_e1259) + abs(_e1260));
                        let _e1282 = abs(_e1256);
                        let _e1285 = (abs(_e1261) + abs(_e1262));
                        let _e1288 = abs(_e1248);
                        let _e1289 = abs(_e1249);
                        let _e1291 = select(_e1289, _e1288, (_e1288 > _e1289));
                        let _e1292 = abs(_e1250);
                        let _e1294 = select(_e1292, _e1291, (_e1291 > _e1292));
                        let _e1295 = abs(_e1251);
                        let _e1296 = abs(_e1252);
                        let _e1298 = select(_e1296, _e1295, (_e1295 > _e1296));
                        let _e1299 = abs(_e1253);
                        let _e1301 = select(_e1299, _e1298, (_e1298 > _e1299));
                        let _e1303 = select(_e1301, _e1294, (_e1294 > _e1301));
                        let _e1305 = select(_e1276, _e1271, (_e1271 > _e1276));
                        let _e1307 = select(_e1282, _e1305, (_e1305 > _e1282));
                        let _e1309 = select(_e1307, _e1303, (_e1303 > _e1307));
                        let _e1314 = ((0.0000019073486f * (((_e1271 * _e1274) + (_e1276 * _e1279)) + (_e1282 * _e1285))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1309 * _e1309))));
                        if (_e1270 > _e1314) {
                            phi_24677_ = 1i;
                        } else {
                            phi_24677_ = select(0i, -1i, (_e1270 < -(_e1314)));
                        }
                        let _e1320 = phi_24677_;
                        let _e1321 = (_e488 - _e503);
                        let _e1322 = (_e490 - _e505);
                        let _e1323 = (_e492 - _e507);
                        let _e1328 = (((_e1321 * _e1263) + (_e1322 * _e1265)) + (_e1323 * _e1268));
                        let _e1329 = abs(_e1321);
                        let _e1331 = abs(_e1322);
                        let _e1334 = abs(_e1323);
                        let _e1338 = select(_e1331, _e1329, (_e1329 > _e1331));
                        let _e1340 = select(_e1334, _e1338, (_e1338 > _e1334));
                        let _e1342 = select(_e1340, _e1303, (_e1303 > _e1340));
                        let _e1347 = ((0.0000019073486f * (((_e1329 * _e1274) + (_e1331 * _e1279)) + (_e1334 * _e1285))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1342 * _e1342))));
                        if (_e1328 > _e1347) {
                            phi_24797_ = 1i;
                        } else {
                            phi_24797_ = select(0i, -1i, (_e1328 < -(_e1347)));
                        }
                        let _e1353 = phi_24797_;
                        let _e1354 = (_e495 - _e503);
                        let _e1355 = (_e497 - _e505);
                        let _e1356 = (_e499 - _e507);
                        let _e1361 = (((_e1354 * _e1263) + (_e1355 * _e1265)) + (_e1356 * _e1268));
                        let _e1362 = abs(_e1354);
                        let _e1364 = abs(_e1355);
                        let _e1367 = abs(_e1356);
                        let _e1371 = select(_e1364, _e1362, (_e1362 > _e1364));
                        let _e1373 = select(_e1367, _e1371, (_e1371 > _e1367));
                        let _e1375 = select(_e1373, _e1303, (_e1303 > _e1373));
                        let _e1380 = ((0.0000019073486f * (((_e1362 * _e1274) + (_e1364 * _e1279)) + (_e1367 * _e1285))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1375 * _e1375))));
                        if (_e1361 > _e1380) {
                            phi_24917_ = 1i;
                        } else {
                            phi_24917_ = select(0i, -1i, (_e1361 < -(_e1380)));
                        }
                        let _e1386 = phi_24917_;
                        let _e1387 = (_e488 - _e481);
                        let _e1388 = (_e490 - _e483);
                        let _e1389 = (_e492 - _e485);
                        let _e1390 = (_e495 - _e481);
                        let _e1391 = (_e497 - _e483);
                        let _e1392 = (_e499 - _e485);
                        let _e1393 = (_e503 - _e481);
                        let _e1394 = (_e505 - _e483);
                        let _e1395 = (_e507 - _e485);
                        let _e1396 = (_e1388 * _e1392);
                        let _e1397 = (_e1389 * _e1391);
                        let _e1398 = (_e1389 * _e1390);
                        let _e1399 = (_e1387 * _e1392);
                        let _e1400 = (_e1387 * _e1391);
                        let _e1401 = (_e1388 * _e1390);
                        let _e1402 = (_e1396 - _e1397);
                        let _e1404 = (_e1398 - _e1399);
                        let _e1407 = (_e1400 - _e1401);
                        let _e1409 = (((_e1393 * _e1402) + (_e1394 * _e1404)) + (_e1395 * _e1407));
                        let _e1410 = abs(_e1393);
                        let _e1413 = (abs(_e1396) + abs(_e1397));
                        let _e1415 = abs(_e1394);
                        let _e1418 = (abs(_e1398) + abs(_e1399));
                        let _e1421 = abs(_e1395);
                        let _e1424 = (abs(_e1400) + abs(_e1401));
                        let _e1427 = abs(_e1387);
                        let _e1428 = abs(_e1388);
                        let _e1430 = select(_e1428, _e1427, (_e1427 > _e1428));
                        let _e1431 = abs(_e1389);
                        let _e1433 = select(_e1431, _e1430, (_e1430 > _e1431));
                        let _e1434 = abs(_e1390);
                        let _e1435 = abs(_e1391);
                        let _e1437 = select(_e1435, _e1434, (_e1434 > _e1435));
                        let _e1438 = abs(_e1392);
                        let _e1440 = select(_e1438, _e1437, (_e1437 > _e1438));
                        let _e1442 = select(_e1440, _e1433, (_e1433 > _e1440));
                        let _e1444 = select(_e1415, _e1410, (_e1410 > _e1415));
                        let _e1446 = select(_e1421, _e1444, (_e1444 > _e1421));
                        let _e1448 = select(_e1446, _e1442, (_e1442 > _e1446));
                        let _e1453 = ((0.0000019073486f * (((_e1410 * _e1413) + (_e1415 * _e1418)) + (_e1421 * _e1424))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1448 * _e1448))));
                        if (_e1409 > _e1453) {
                            phi_25037_ = 1i;
                        } else {
                            phi_25037_ = select(0i, -1i, (_e1409 < -(_e1453)));
                        }
                        let _e1459 = phi_25037_;
                        let _e1460 = (_e510 - _e481);
                        let _e1461 = (_e512 - _e483);
                        let _e1462 = (_e514 - _e485);
                        let _e1467 = (((_e1460 * _e1402) + (_e1461 * _e1404)) + (_e1462 * _e1407));
                        let _e1468 = abs(_e1460);
                        let _e1470 = abs(_e1461);
                        let _e1473 = abs(_e1462);
                        let _e1477 = select(_e1470, _e1468, (_e1468 > _e1470));
                        let _e1479 = select(_e1473, _e1477, (_e1477 > _e1473));
                        let _e1481 = select(_e1479, _e1442, (_e1442 > _e1479));
                        let _e1486 = ((0.0000019073486f * (((_e1468 * _e1413) + (_e1470 * _e1418)) + (_e1473 * _e1424))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1481 * _e1481))));
                        if (_e1467 > _e1486) {
                            phi_25157_ = 1i;
                        } else {
                            phi_25157_ = select(0i, -1i, (_e1467 < -(_e1486)));
                        }
                        let _e1492 = phi_25157_;
                        let _e1493 = (_e517 - _e481);
                        let _e1494 = (_e519 - _e483);
                        let _e1495 = (_e521 - _e485);
                        let _e1500 = (((_e1493 * _e1402) + (_e1494 * _e1404)) + (_e1495 * _e1407));
                        let _e1501 = abs(_e1493);
                        let _e1503 = abs(_e1494);
                        let _e1506 = abs(_e1495);
                        let _e1510 = select(_e1503, _e1501, (_e1501 > _e1503));
                        let _e1512 = select(_e1506, _e1510, (_e1510 > _e1506));
                        let _e1514 = select(_e1512, _e1442, (_e1442 > _e1512));
                        let _e1519 = ((0.0000019073486f * (((_e1501 * _e1413) + (_e1503 * _e1418)) + (_e1506 * _e1424))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1514 * _e1514))));
                        if (_e1500 > _e1519) {
                            phi_25277_ = 1i;
                        } else {
                            phi_25277_ = select(0i, -1i, (_e1500 < -(_e1519)));
                        }
                        let _e1525 = phi_25277_;
                        let _e1526 = (_e1320 == 0i);
                        if _e1526 {
                            phi_25289_ = bool();
                            phi_25290_ = true;
                        } else {
                            let _e1527 = (_e1320 == _e1353);
                            if _e1527 {
                                phi_25287_ = (_e1320 == _e1386);
                            } else {
                                phi_25287_ = bool();
                            }
                            let _e1530 = phi_25287_;
                            phi_25289_ = _e1530;
                            phi_25290_ = select(true, false, _e1527);
                        }
                        let _e1533 = phi_25289_;
                        let _e1535 = phi_25290_;
                        if select(_e1533, false, _e1535) {
                            phi_27714_ = u32();
                            phi_27715_ = true;
                            phi_27716_ = false;
                        } else {
                            let _e1537 = (_e1459 == 0i);
                            if _e1537 {
                                phi_25309_ = bool();
                                phi_25310_ = true;
                            } else {
                                let _e1538 = (_e1459 == _e1492);
                                if _e1538 {
                                    phi_25307_ = (_e1459 == _e1525);
                                } else {
                                    phi_25307_ = bool();
                                }
                                let _e1541 = phi_25307_;
                                phi_25309_ = _e1541;
                                phi_25310_ = select(true, false, _e1538);
                            }
                            let _e1544 = phi_25309_;
                            let _e1546 = phi_25310_;
                            let _e1547 = select(_e1544, false, _e1546);
                            if _e1547 {
                                phi_27712_ = u32();
                                phi_27713_ = false;
                            } else {
                                let _e1548 = (_e1320 == _e1353);
                                if _e1548 {
                                    phi_25329_ = type_90(_e500, _e486, _e493);
                                } else {
                                    if (_e1320 == _e1386) {
                                        phi_25328_ = type_90(_e493, _e500, _e486);
                                    } else {
                                        phi_25328_ = _e501;
                                    }
                                    let _e1552 = phi_25328_;
                                    phi_25329_ = _e1552;
                                }
                                let _e1555 = phi_25329_;
                                let _e1556 = (_e1459 == _e1492);
                                if _e1556 {
                                    phi_25341_ = type_90(_e522, _e508, _e515);
                                } else {
                                    if (_e1459 == _e1525) {
                                        phi_25340_ = type_90(_e515, _e522, _e508);
                                    } else {
                                        phi_25340_ = _e523;
                                    }
                                    let _e1560 = phi_25340_;
                                    phi_25341_ = _e1560;
                                }
                                let _e1563 = phi_25341_;
                                if _e1548 {
                                    phi_25351_ = _e1386;
                                } else {
                                    phi_25351_ = select(_e1320, _e1353, (_e1320 == _e1386));
                                }
                                let _e1567 = phi_25351_;
                                if (_e1567 < 0i) {
                                    phi_25360_ = type_90(_e1563.member, _e1563.member_2, _e1563.member_1);
                                } else {
                                    phi_25360_ = _e1563;
                                }
                                let _e1574 = phi_25360_;
                                if _e1556 {
                                    phi_25370_ = _e1525;
                                } else {
                                    phi_25370_ = select(_e1459, _e1492, (_e1459 == _e1525));
                                }
                                let _e1578 = phi_25370_;
                                if (_e1578 < 0i) {
                                    phi_25379_ = type_90(_e1555.member, _e1555.member_2, _e1555.member_1);
                                } else {
                                    phi_25379_ = _e1555;
                                }
                                let _e1585 = phi_25379_;
                                let _e1592 = (_e1585.member_1.x - _e1585.member.x);
                                let _e1595 = (_e1585.member_1.y - _e1585.member.y);
                                let _e1598 = (_e1585.member_1.z - _e1585.member.z);
                                let _e1600 = (_e1574.member.x - _e1585.member.x);
                                let _e1602 = (_e1574.member.y - _e1585.member.y);
                                let _e1604 = (_e1574.member.z - _e1585.member.z);
                                let _e1606 = (_e1574.member_1.x - _e1585.member.x);
                                let _e1608 = (_e1574.member_1.y - _e1585.member.y);
                                let _e1610 = (_e1574.member_1.z - _e1585.member.z);
                                let _e1611 = (_e1595 * _e1604);
                                let _e1612 = (_e1598 * _e1602);
                                let _e1613 = (_e1598 * _e1600);
                                let _e1614 = (_e1592 * _e1604);
                                let _e1615 = (_e1592 * _e1602);
                                let _e1616 = (_e1595 * _e1600);
                                let _e1624 = (((_e1606 * (_e1611 - _e1612)) + (_e1608 * (_e1613 - _e1614))) + (_e1610 * (_e1615 - _e1616)));
                                let _e1625 = abs(_e1606);
                                let _e1630 = abs(_e1608);
                                let _e1636 = abs(_e1610);
                                let _e1642 = abs(_e1592);
                                let _e1643 = abs(_e1595);
                                let _e1645 = select(_e1643, _e1642, (_e1642 > _e1643));
                                let _e1646 = abs(_e1598);
                                let _e1648 = select(_e1646, _e1645, (_e1645 > _e1646));
                                let _e1649 = abs(_e1600);
                                let _e1650 = abs(_e1602);
                                let _e1652 = select(_e1650, _e1649, (_e1649 > _e1650));
                                let _e1653 = abs(_e1604);
                                let _e1655 = select(_e1653, _e1652, (_e1652 > _e1653));
                                let _e1657 = select(_e1655, _e1648, (_e1648 > _e1655));
                                let _e1659 = select(_e1630, _e1625, (_e1625 > _e1630));
                                let _e1661 = select(_e1636, _e1659, (_e1659 > _e1636));
                                let _e1663 = select(_e1661, _e1657, (_e1657 > _e1661));
                                let _e1668 = ((0.0000019073486f * (((_e1625 * (abs(_e1611) + abs(_e1612))) + (_e1630 * (abs(_e1613) + abs(_e1614)))) + (_e1636 * (abs(_e1615) + abs(_e1616))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1663 * _e1663))));
                                if (_e1624 > _e1668) {
                                    phi_25506_ = 1i;
                                } else {
                                    phi_25506_ = select(0i, -1i, (_e1624 < -(_e1668)));
                                }
                                let _e1674 = phi_25506_;
                                let _e1678 = (_e1585.member_2.x - _e1585.member.x);
                                let _e1680 = (_e1585.member_2.y - _e1585.member.y);
                                let _e1682 = (_e1585.member_2.z - _e1585.member.z);
                                let _e1684 = (_e1574.member_2.x - _e1585.member.x);
                                let _e1686 = (_e1574.member_2.y - _e1585.member.y);
                                let _e1688 = (_e1574.member_2.z - _e1585.member.z);
                                let _e1689 = (_e1680 * _e1688);
                                let _e1690 = (_e1682 * _e1686);
                                let _e1691 = (_e1682 * _e1684);
                                let _e1692 = (_e1678 * _e1688);
                                let _e1693 = (_e1678 * _e1686);
                                let _e1694 = (_e1680 * _e1684);
                                let _e1702 = (((_e1600 * (_e1689 - _e1690)) + (_e1602 * (_e1691 - _e1692))) + (_e1604 * (_e1693 - _e1694)));
                                let _e1717 = abs(_e1678);
                                let _e1718 = abs(_e1680);
                                let _e1720 = select(_e1718, _e1717, (_e1717 > _e1718));
                                let _e1721 = abs(_e1682);
                                let _e1723 = select(_e1721, _e1720, (_e1720 > _e1721));
                                let _e1724 = abs(_e1684);
                                let _e1725 = abs(_e1686);
                                let _e1727 = select(_e1725, _e1724, (_e1724 > _e1725));
                                let _e1728 = abs(_e1688);
                                let _e1730 = select(_e1728, _e1727, (_e1727 > _e1728));
                                let _e1732 = select(_e1730, _e1723, (_e1723 > _e1730));
                                let _e1734 = select(_e1655, _e1732, (_e1732 > _e1655));
                                let _e1739 = ((0.0000019073486f * (((_e1649 * (abs(_e1689) + abs(_e1690))) + (_e1650 * (abs(_e1691) + abs(_e1692)))) + (_e1653 * (abs(_e1693) + abs(_e1694))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1734 * _e1734))));
                                if (_e1702 > _e1739) {
                                    phi_25633_ = 1i;
                                } else {
                                    phi_25633_ = select(0i, -1i, (_e1702 < -(_e1739)));
                                }
                                let _e1745 = phi_25633_;
                                if _e1526 {
                                    phi_25644_ = bool();
                                    phi_25645_ = true;
                                } else {
                                    let _e1746 = (_e1353 == 0i);
                                    if _e1746 {
                                        phi_25643_ = bool();
                                    } else {
                                        phi_25643_ = (_e1386 == 0i);
                                    }
                                    let _e1749 = phi_25643_;
                                    phi_25644_ = _e1749;
                                    phi_25645_ = _e1746;
                                }
                                let _e1751 = phi_25644_;
                                let _e1753 = phi_25645_;
                                if select(_e1751, true, _e1753) {
                                    phi_25702_ = u32();
                                    phi_25703_ = true;
                                } else {
                                    if _e1537 {
                                        phi_25663_ = bool();
                                        phi_25664_ = true;
                                    } else {
                                        let _e1755 = (_e1492 == 0i);
                                        if _e1755 {
                                            phi_25662_ = bool();
                                        } else {
                                            phi_25662_ = (_e1525 == 0i);
                                        }
                                        let _e1758 = phi_25662_;
                                        phi_25663_ = _e1758;
                                        phi_25664_ = _e1755;
                                    }
                                    let _e1760 = phi_25663_;
                                    let _e1762 = phi_25664_;
                                    let _e1763 = select(_e1760, true, _e1762);
                                    if _e1763 {
                                        phi_25701_ = u32();
                                    } else {
                                        if (_e1674 > 0i) {
                                            phi_25695_ = u32();
                                            phi_25696_ = true;
                                        } else {
                                            let _e1765 = (_e1745 > 0i);
                                            if _e1765 {
                                                phi_25694_ = u32();
                                            } else {
                                                if (_e1674 < 0i) {
                                                    phi_25689_ = select(true, false, (_e1745 < 0i));
                                                } else {
                                                    phi_25689_ = true;
                                                }
                                                let _e1770 = phi_25689_;
                                                phi_25694_ = select(1u, 2u, _e1770);
                                            }
                                            let _e1773 = phi_25694_;
                                            phi_25695_ = _e1773;
                                            phi_25696_ = _e1765;
                                        }
                                        let _e1775 = phi_25695_;
                                        let _e1777 = phi_25696_;
                                        phi_25701_ = select(_e1775, 0u, _e1777);
                                    }
                                    let _e1780 = phi_25701_;
                                    phi_25702_ = _e1780;
                                    phi_25703_ = _e1763;
                                }
                                let _e1782 = phi_25702_;
                                let _e1784 = phi_25703_;
                                let _e1785 = select(_e1782, 2u, _e1784);
                                if (_e1785 == 2u) {
                                    let _e1788 = (_e1396 - (_e1391 * _e1389));
                                    let _e1790 = (_e1398 - (_e1392 * _e1387));
                                    let _e1792 = (_e1400 - (_e1390 * _e1388));
                                    let _e1795 = ((_e1388 * _e1792) - (_e1790 * _e1389));
                                    let _e1798 = ((_e1389 * _e1788) - (_e1792 * _e1387));
                                    let _e1801 = ((_e1387 * _e1790) - (_e1788 * _e1388));
                                    let _e1802 = (_e1393 * _e1795);
                                    let _e1803 = (_e1394 * _e1798);
                                    let _e1804 = (_e1395 * _e1801);
                                    let _e1811 = abs(_e1795);
                                    let _e1812 = abs(_e1798);
                                    let _e1814 = select(_e1812, _e1811, (_e1811 > _e1812));
                                    let _e1815 = abs(_e1801);
                                    let _e1819 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1815, _e1814, (_e1814 > _e1815))));
                                    let _e1824 = (_e503 - _e488);
                                    let _e1825 = (_e505 - _e490);
                                    let _e1826 = (_e507 - _e492);
                                    let _e1827 = (_e1824 * _e1795);
                                    let _e1828 = (_e1825 * _e1798);
                                    let _e1829 = (_e1826 * _e1801);
                                    let _e1841 = (_e503 - _e495);
                                    let _e1842 = (_e505 - _e497);
                                    let _e1843 = (_e507 - _e499);
                                    let _e1844 = (_e1841 * _e1795);
                                    let _e1845 = (_e1842 * _e1798);
                                    let _e1846 = (_e1843 * _e1801);
                                    let _e1858 = (_e1460 * _e1795);
                                    let _e1859 = (_e1461 * _e1798);
                                    let _e1860 = (_e1462 * _e1801);
                                    let _e1871 = (_e510 - _e488);
                                    let _e1872 = (_e512 - _e490);
                                    let _e1873 = (_e514 - _e492);
                                    let _e1874 = (_e1871 * _e1795);
                                    let _e1875 = (_e1872 * _e1798);
                                    let _e1876 = (_e1873 * _e1801);
                                    let _e1888 = (_e510 - _e495);
                                    let _e1889 = (_e512 - _e497);
                                    let _e1890 = (_e514 - _e499);
                                    let _e1891 = (_e1888 * _e1795);
                                    let _e1892 = (_e1889 * _e1798);
                                    let _e1893 = (_e1890 * _e1801);
                                    let _e1906 = (_e1493 * _e1795);
                                    let _e1907 = (_e1494 * _e1798);
                                    let _e1908 = (_e1495 * _e1801);
                                    let _e1919 = (_e517 - _e488);
                                    let _e1920 = (_e519 - _e490);
                                    let _e1921 = (_e521 - _e492);
                                    let _e1922 = (_e1919 * _e1795);
                                    let _e1923 = (_e1920 * _e1798);
                                    let _e1924 = (_e1921 * _e1801);
                                    let _e1936 = (_e517 - _e495);
                                    let _e1937 = (_e519 - _e497);
                                    let _e1938 = (_e521 - _e499);
                                    let _e1939 = (_e1936 * _e1795);
                                    let _e1940 = (_e1937 * _e1798);
                                    let _e1941 = (_e1938 * _e1801);
                                    let _e1954 = (_e495 - _e488);
                                    let _e1955 = (_e497 - _e490);
                                    let _e1956 = (_e499 - _e492);
                                    let _e1959 = ((_e1955 * _e1792) - (_e1790 * _e1956));
                                    let _e1962 = ((_e1956 * _e1788) - (_e1792 * _e1954));
                                    let _e1965 = ((_e1954 * _e1790) - (_e1788 * _e1955));
                                    let _e1966 = (_e1824 * _e1959);
                                    let _e1967 = (_e1825 * _e1962);
                                    let _e1968 = (_e1826 * _e1965);
                                    let _e1975 = abs(_e1959);
                                    let _e1976 = abs(_e1962);
                                    let _e1978 = select(_e1976, _e1975, (_e1975 > _e1976));
                                    let _e1979 = abs(_e1965);
                                    let _e1983 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1979, _e1978, (_e1978 > _e1979))));
                                    let _e1988 = (_e1841 * _e1959);
                                    let _e1989 = (_e1842 * _e1962);
                                    let _e1990 = (_e1843 * _e1965);
                                    let _e2002 = (_e1393 * _e1959);
                                    let _e2003 = (_e1394 * _e1962);
                                    let _e2004 = (_e1395 * _e1965);
                                    let _e2016 = (_e1871 * _e1959);
                                    let _e2017 = (_e1872 * _e1962);
                                    let _e2018 = (_e1873 * _e1965);
                                    let _e2029 = (_e1888 * _e1959);
                                    let _e2030 = (_e1889 * _e1962);
                                    let _e2031 = (_e1890 * _e1965);
                                    let _e2043 = (_e1460 * _e1959);
                                    let _e2044 = (_e1461 * _e1962);
                                    let _e2045 = (_e1462 * _e1965);
                                    let _e2058 = (_e1919 * _e1959);
                                    let _e2059 = (_e1920 * _e1962);
                                    let _e2060 = (_e1921 * _e1965);
                                    let _e2071 = (_e1936 * _e1959);
                                    let _e2072 = (_e1937 * _e1962);
                                    let _e2073 = (_e1938 * _e1965);
                                    let _e2085 = (_e1493 * _e1959);
                                    let _e2086 = (_e1494 * _e1962);
                                    let _e2087 = (_e1495 * _e1965);
                                    let _e2101 = (_e481 - _e495);
                                    let _e2102 = (_e483 - _e497);
                                    let _e2103 = (_e485 - _e499);
                                    let _e2106 = ((_e2102 * _e1792) - (_e1790 * _e2103));
                                    let _e2109 = ((_e2103 * _e1788) - (_e1792 * _e2101));
                                    let _e2112 = ((_e2101 * _e1790) - (_e1788 * _e2102));
                                    let _e2113 = (_e1841 * _e2106);
                                    let _e2114 = (_e1842 * _e2109);
                                    let _e2115 = (_e1843 * _e2112);
                                    let _e2122 = abs(_e2106);
                                    let _e2123 = abs(_e2109);
                                    let _e2125 = select(_e2123, _e2122, (_e2122 > _e2123));
                                    let _e2126 = abs(_e2112);
                                    let _e2130 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2126, _e2125, (_e2125 > _e2126))));
                                    let _e2135 = (_e1393 * _e2106);
                                    let _e2136 = (_e1394 * _e2109);
                                    let _e2137 = (_e1395 * _e2112);
                                    let _e2149 = (_e1824 * _e2106);
                                    let _e2150 = (_e1825 * _e2109);
                                    let _e2151 = (_e1826 * _e2112);
                                    let _e2163 = (_e1888 * _e2106);
                                    let _e2164 = (_e1889 * _e2109);
                                    let _e2165 = (_e1890 * _e2112);
                                    let _e2176 = (_e1460 * _e2106);
                                    let _e2177 = (_e1461 * _e2109);
                                    let _e2178 = (_e1462 * _e2112);
                                    let _e2190 = (_e1871 * _e2106);
                                    let _e2191 = (_e1872 * _e2109);
                                    let _e2192 = (_e1873 * _e2112);
                                    let _e2205 = (_e1936 * _e2106);
                                    let _e2206 = (_e1937 * _e2109);
                                    let _e2207 = (_e1938 * _e2112);
                                    let _e2218 = (_e1493 * _e2106);
                                    let _e2219 = (_e1494 * _e2109);
                                    let _e2220 = (_e1495 * _e2112);
                                    let _e2232 = (_e1919 * _e2106);
                                    let _e2233 = (_e1920 * _e2109);
                                    let _e2234 = (_e1921 * _e2112);
                                    let _e2249 = (_e1257 - (_e1252 * _e1250));
                                    let _e2251 = (_e1259 - (_e1253 * _e1248));
                                    let _e2253 = (_e1261 - (_e1251 * _e1249));
                                    let _e2256 = ((_e1249 * _e2253) - (_e2251 * _e1250));
                                    let _e2259 = ((_e1250 * _e2249) - (_e2253 * _e1248));
                                    let _e2262 = ((_e1248 * _e2251) - (_e2249 * _e1249));
                                    let _e2263 = (_e1254 * _e2256);
                                    let _e2264 = (_e1255 * _e2259);
                                    let _e2265 = (_e1256 * _e2262);
                                    let _e2272 = abs(_e2256);
                                    let _e2273 = abs(_e2259);
                                    let _e2275 = select(_e2273, _e2272, (_e2272 > _e2273));
                                    let _e2276 = abs(_e2262);
                                    let _e2280 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2276, _e2275, (_e2275 > _e2276))));
                                    let _e2285 = (_e481 - _e510);
                                    let _e2286 = (_e483 - _e512);
                                    let _e2287 = (_e485 - _e514);
                                    let _e2288 = (_e2285 * _e2256);
                                    let _e2289 = (_e2286 * _e2259);
                                    let _e2290 = (_e2287 * _e2262);
                                    let _e2302 = (_e481 - _e517);
                                    let _e2303 = (_e483 - _e519);
                                    let _e2304 = (_e485 - _e521);
                                    let _e2305 = (_e2302 * _e2256);
                                    let _e2306 = (_e2303 * _e2259);
                                    let _e2307 = (_e2304 * _e2262);
                                    let _e2319 = (_e1321 * _e2256);
                                    let _e2320 = (_e1322 * _e2259);
                                    let _e2321 = (_e1323 * _e2262);
                                    let _e2332 = (_e488 - _e510);
                                    let _e2333 = (_e490 - _e512);
                                    let _e2334 = (_e492 - _e514);
                                    let _e2335 = (_e2332 * _e2256);
                                    let _e2336 = (_e2333 * _e2259);
                                    let _e2337 = (_e2334 * _e2262);
                                    let _e2349 = (_e488 - _e517);
                                    let _e2350 = (_e490 - _e519);
                                    let _e2351 = (_e492 - _e521);
                                    let _e2352 = (_e2349 * _e2256);
                                    let _e2353 = (_e2350 * _e2259);
                                    let _e2354 = (_e2351 * _e2262);
                                    let _e2367 = (_e1354 * _e2256);
                                    let _e2368 = (_e1355 * _e2259);
                                    let _e2369 = (_e1356 * _e2262);
                                    let _e2380 = (_e495 - _e510);
                                    let _e2381 = (_e497 - _e512);
                                    let _e2382 = (_e499 - _e514);
                                    let _e2383 = (_e2380 * _e2256);
                                    let _e2384 = (_e2381 * _e2259);
                                    let _e2385 = (_e2382 * _e2262);
                                    let _e2397 = (_e495 - _e517);
                                    let _e2398 = (_e497 - _e519);
                                    let _e2399 = (_e499 - _e521);
                                    let _e2400 = (_e2397 * _e2256);
                                    let _e2401 = (_e2398 * _e2259);
                                    let _e2402 = (_e2399 * _e2262);
                                    let _e2415 = (_e517 - _e510);
                                    let _e2416 = (_e519 - _e512);
                                    let _e2417 = (_e521 - _e514);
                                    let _e2420 = ((_e2416 * _e2253) - (_e2251 * _e2417));
                                    let _e2423 = ((_e2417 * _e2249) - (_e2253 * _e2415));
                                    let _e2426 = ((_e2415 * _e2251) - (_e2249 * _e2416));
                                    let _e2427 = (_e2285 * _e2420);
                                    let _e2428 = (_e2286 * _e2423);
                                    let _e2429 = (_e2287 * _e2426);
                                    let _e2436 = abs(_e2420);
                                    let _e2437 = abs(_e2423);
                                    let _e2439 = select(_e2437, _e2436, (_e2436 > _e2437));
                                    let _e2440 = abs(_e2426);
                                    let _e2444 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2440, _e2439, (_e2439 > _e2440))));
                                    let _e2449 = (_e2302 * _e2420);
                                    let _e2450 = (_e2303 * _e2423);
                                    let _e2451 = (_e2304 * _e2426);
                                    let _e2463 = (_e1254 * _e2420);
                                    let _e2464 = (_e1255 * _e2423);
                                    let _e2465 = (_e1256 * _e2426);
                                    let _e2477 = (_e2332 * _e2420);
                                    let _e2478 = (_e2333 * _e2423);
                                    let _e2479 = (_e2334 * _e2426);
                                    let _e2490 = (_e2349 * _e2420);
                                    let _e2491 = (_e2350 * _e2423);
                                    let _e2492 = (_e2351 * _e2426);
                                    let _e2504 = (_e1321 * _e2420);
                                    let _e2505 = (_e1322 * _e2423);
                                    let _e2506 = (_e1323 * _e2426);
                                    let _e2519 = (_e2380 * _e2420);
                                    let _e2520 = (_e2381 * _e2423);
                                    let _e2521 = (_e2382 * _e2426);
                                    let _e2532 = (_e2397 * _e2420);
                                    let _e2533 = (_e2398 * _e2423);
                                    let _e2534 = (_e2399 * _e2426);
                                    let _e2546 = (_e1354 * _e2420);
                                    let _e2547 = (_e1355 * _e2423);
                                    let _e2548 = (_e1356 * _e2426);
                                    let _e2562 = (_e503 - _e517);
                                    let _e2563 = (_e505 - _e519);
                                    let _e2564 = (_e507 - _e521);
                                    let _e2567 = ((_e2563 * _e2253) - (_e2251 * _e2564));
                                    let _e2570 = ((_e2564 * _e2249) - (_e2253 * _e2562));
                                    let _e2573 = ((_e2562 * _e2251) - (_e2249 * _e2563));
                                    let _e2574 = (_e2302 * _e2567);
                                    let _e2575 = (_e2303 * _e2570);
                                    let _e2576 = (_e2304 * _e2573);
                                    let _e2583 = abs(_e2567);
                                    let _e2584 = abs(_e2570);
                                    let _e2586 = select(_e2584, _e2583, (_e2583 > _e2584));
                                    let _e2587 = abs(_e2573);
                                    let _e2591 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2587, _e2586, (_e2586 > _e2587))));
                                    let _e2596 = (_e1254 * _e2567);
                                    let _e2597 = (_e1255 * _e2570);
                                    let _e2598 = (_e1256 * _e2573);
                                    let _e2610 = (_e2285 * _e2567);
                                    let _e2611 = (_e2286 * _e2570);
                                    let _e2612 = (_e2287 * _e2573);
                                    let _e2624 = (_e2349 * _e2567);
                                    let _e2625 = (_e2350 * _e2570);
                                    let _e2626 = (_e2351 * _e2573);
                                    let _e2637 = (_e1321 * _e2567);
                                    let _e2638 = (_e1322 * _e2570);
                                    let _e2639 = (_e1323 * _e2573);
                                    let _e2651 = (_e2332 * _e2567);
                                    let _e2652 = (_e2333 * _e2570);
                                    let _e2653 = (_e2334 * _e2573);
                                    let _e2666 = (_e2397 * _e2567);
                                    let _e2667 = (_e2398 * _e2570);
                                    let _e2668 = (_e2399 * _e2573);
                                    let _e2679 = (_e1354 * _e2567);
                                    let _e2680 = (_e1355 * _e2570);
                                    let _e2681 = (_e1356 * _e2573);
                                    let _e2693 = (_e2380 * _e2567);
                                    let _e2694 = (_e2381 * _e2570);
                                    let _e2695 = (_e2382 * _e2573);
                                    phi_27707_ = select(true, false, ((((((((((_e1802 + _e1803) + _e1804) > ((0.0000019073486f * ((abs(_e1802) + abs(_e1803)) + abs(_e1804))) + _e1819)) && (((_e1827 + _e1828) + _e1829) > ((0.0000019073486f * ((abs(_e1827) + abs(_e1828)) + abs(_e1829))) + _e1819))) && (((_e1844 + _e1845) + _e1846) > ((0.0000019073486f * ((abs(_e1844) + abs(_e1845)) + abs(_e1846))) + _e1819))) && (((((_e1858 + _e1859) + _e1860) > ((0.0000019073486f * ((abs(_e1858) + abs(_e1859)) + abs(_e1860))) + _e1819)) && (((_e1874 + _e1875) + _e1876) > ((0.0000019073486f * ((abs(_e1874) + abs(_e1875)) + abs(_e1876))) + _e1819))) && (((_e1891 + _e1892) + _e1893) > ((0.0000019073486f * ((abs(_e1891) + abs(_e1892)) + abs(_e1893))) + _e1819)))) && (((((_e1906 + _e1907) + _e1908) > ((0.0000019073486f * ((abs(_e1906) + abs(_e1907)) + abs(_e1908))) + _e1819)) && (((_e1922 + _e1923) + _e1924) > ((0.0000019073486f * ((abs(_e1922) + abs(_e1923)) + abs(_e1924))) + _e1819))) && (((_e1939 + _e1940) + _e1941) > ((0.0000019073486f * ((abs(_e1939) + abs(_e1940)) + abs(_e1941))) + _e1819)))) || (((((((_e1966 + _e1967) + _e1968) > ((0.0000019073486f * ((abs(_e1966) + abs(_e1967)) + abs(_e1968))) + _e1983)) && (((_e1988 + _e1989) + _e1990) > ((0.0000019073486f * ((abs(_e1988) + abs(_e1989)) + abs(_e1990))) + _e1983))) && (((_e2002 + _e2003) + _e2004) > ((0.0000019073486f * ((abs(_e2002) + abs(_e2003)) + abs(_e2004))) + _e1983))) && (((((_e2016 + _e2017) + _e2018) > ((0.0000019073486f * ((abs(_e2016) + abs(_e2017)) + abs(_e2018))) + _e1983)) && (((_e2029 + _e2030) + _e2031) > ((0.0000019073486f * ((abs(_e2029) + abs(_e2030)) + abs(_e2031))) + _e1983))) && (((_e2043 + _e2044) + _e2045) > ((0.0000019073486f * ((abs(_e2043) + abs(_e2044)) + abs(_e2045))) + _e1983)))) && (((((_e2058 + _e2059) + _e2060) > ((0.0000019073486f * ((abs(_e2058) + abs(_e2059)) + abs(_e2060))) + _e1983)) && (((_e2071 + _e2072) + _e2073) > ((0.0000019073486f * ((abs(_e2071) + abs(_e2072)) + abs(_e2073))) + _e1983))) && (((_e2085 + _e2086) + _e2087) > ((0.0000019073486f * ((abs(_e2085) + abs(_e2086)) + abs(_e2087))) + _e1983))))) || (((((((_e2113 + _e2114) + _e2115) > ((0.0000019073486f * ((abs(_e2113) + abs(_e2114)) + abs(_e2115))) + _e2130)) && (((_e2135 + _e2136) + _e2137) > ((0.0000019073486f * ((abs(_e2135) + abs(_e2136)) + abs(_e2137))) + _e2130))) && (((_e2149 + _e2150) + _e2151) > ((0.0000019073486f * ((abs(_e2149) + abs(_e2150)) + abs(_e2151))) + _e2130))) && (((((_e2163 + _e2164) + _e2165) > ((0.0000019073486f * ((abs(_e2163) + abs(_e2164)) + abs(_e2165))) + _e2130)) && (((_e2176 + _e2177) + _e2178) > ((0.0000019073486f * ((abs(_e2176) + abs(_e2177)) + abs(_e2178))) + _e2130))) && (((_e2190 + _e2191) + _e2192) > ((0.0000019073486f * ((abs(_e2190) + abs(_e2191)) + abs(_e2192))) + _e2130)))) && (((((_e2205 + _e2206) + _e2207) > ((0.0000019073486f * ((abs(_e2205) + abs(_e2206)) + abs(_e2207))) + _e2130)) && (((_e2218 + _e2219) + _e2220) > ((0.0000019073486f * ((abs(_e2218) + abs(_e2219)) + abs(_e2220))) + _e2130))) && (((_e2232 + _e2233) + _e2234) > ((0.0000019073486f * ((abs(_e2232) + abs(_e2233)) + abs(_e2234))) + _e2130))))) || (((((((((_e2263 + _e2264) + _e2265) > ((0.0000019073486f * ((abs(_e2263) + abs(_e2264)) + abs(_e2265))) + _e2280)) && (((_e2288 + _e2289) + _e2290) > ((0.0000019073486f * ((abs(_e2288) + abs(_e2289)) + abs(_e2290))) + _e2280))) && (((_e2305 + _e2306) + _e2307) > ((0.0000019073486f * ((abs(_e2305) + abs(_e2306)) + abs(_e2307))) + _e2280))) && (((((_e2319 + _e2320) + _e2321) > ((0.0000019073486f * ((abs(_e2319) + abs(_e2320)) + abs(_e2321))) + _e2280)) && (((_e2335 + _e2336) + _e2337) > ((0.0000019073486f * ((abs(_e2335) + abs(_e2336)) + abs(_e2337))) + _e2280))) && (((_e2352 + _e2353) + _e2354) > ((0.0000019073486f * ((abs(_e2352) + abs(_e2353)) + abs(_e2354))) + _e2280)))) && (((((_e2367 + _e2368) + _e2369) > ((0.0000019073486f * ((abs(_e2367) + abs(_e2368)) + abs(_e2369))) + _e2280)) && (((_e2383 + _e2384) + _e2385) > ((0.0000019073486f * ((abs(_e2383) + abs(_e2384)) + abs(_e2385))) + _e2280))) && (((_e2400 + _e2401) + _e2402) > ((0.0000019073486f * ((abs(_e2400) + abs(_e2401)) + abs(_e2402))) + _e2280)))) || (((((((_e2427 + _e2428) + _e2429) > ((0.0000019073486f * ((abs(_e2427) + abs(_e2428)) + abs(_e2429))) + _e2444)) && (((_e2449 + _e2450) + _e2451) > ((0.0000019073486f * ((abs(_e2449) + abs(_e2450)) + abs(_e2451))) + _e2444))) && (((_e2463 + _e2464) + _e2465) > ((0.0000019073486f * ((abs(_e2463) + abs(_e2464)) + abs(_e2465))) + _e2444))) && (((((_e2477 + _e2478) + _e2479) > ((0.0000019073486f * ((abs(_e2477) + abs(_e2478)) + abs(_e2479))) + _e2444)) && (((_e2490 + _e2491) + _e2492) > ((0.0000019073486f * ((abs(_e2490) + abs(_e2491)) + abs(_e2492))) + _e2444))) && (((_e2504 + _e2505) + _e2506) > ((0.0000019073486f * ((abs(_e2504) + abs(_e2505)) + abs(_e2506))) + _e2444)))) && (((((_e2519 + _e2520) + _e2521) > ((0.0000019073486f * ((abs(_e2519) + abs(_e2520)) + abs(_e2521))) + _e2444)) && (((_e2532 + _e2533) + _e2534) > ((0.0000019073486f * ((abs(_e2532) + abs(_e2533)) + abs(_e2534))) + _e2444))) && (((_e2546 + _e2547) + _e2548) > ((0.0000019073486f * ((abs(_e2546) + abs(_e2547)) + abs(_e2548))) + _e2444))))) || (((((((_e2574 + _e2575) + _e2576) > ((0.0000019073486f * ((abs(_e2574) + abs(_e2575)) + abs(_e2576))) + _e2591)) && (((_e2596 + _e2597) + _e2598) > ((0.0000019073486f * ((abs(_e2596) + abs(_e2597)) + abs(_e2598))) + _e2591))) && (((_e2610 + _e2611) + _e2612) > ((0.0000019073486f * ((abs(_e2610) + abs(_e2611)) + abs(_e2612))) + _e2591))) && (((((_e2624 + _e2625) + _e2626) > ((0.0000019073486f * ((abs(_e2624) + abs(_e2625)) + abs(_e2626))) + _e2591)) && (((_e2637 + _e2638) + _e2639) > ((0.0000019073486f * ((abs(_e2637) + abs(_e2638)) + abs(_e2639))) + _e2591))) && (((_e2651 + _e2652) + _e2653) > ((0.0000019073486f * ((abs(_e2651) + abs(_e2652)) + abs(_e2653))) + _e2591)))) && (((((_e2666 + _e2667) + _e2668) > ((0.0000019073486f * ((abs(_e2666) + abs(_e2667)) + abs(_e2668))) + _e2591)) && (((_e2679 + _e2680) + _e2681) > ((0.0000019073486f * ((abs(_e2679) + abs(_e2680)) + abs(_e2681))) + _e2591))) && (((_e2693 + _e2694) + _e2695) > ((0.0000019073486f * ((abs(_e2693) + abs(_e2694)) + abs(_e2695))) + _e2591)))))));
                                } else {
                                    phi_27707_ = true;
                                }
                                let _e2712 = phi_27707_;
                                phi_27712_ = _e1785;
                                phi_27713_ = select(true, false, _e2712);
                            }
                            let _e2715 = phi_27712_;
                            let _e2717 = phi_27713_;
                            phi_27714_ = _e2715;
                            phi_27715_ = _e1547;
                            phi_27716_ = _e2717;
                        }
                        let _e2719 = phi_27714_;
                        let _e2721 = phi_27715_;
                        let _e2723 = phi_27716_;
                        phi_29121_ = select(_e2719, 0u, select(_e2723, true, _e2721));
                        phi_29122_ = u32();
                        phi_29123_ = true;
                    } else {
                        let _e612 = (_e610 == 3u);
                        if _e612 {
                            phi_29119_ = u32();
                            phi_29120_ = true;
                        } else {
                            if (_e453.w == _e457.w) {
                                phi_27739_ = bool();
                                phi_27740_ = true;
                            } else {
                                let _e614 = (_e457.w == _e461.w);
                                if _e614 {
                                    phi_27738_ = bool();
                                } else {
                                    phi_27738_ = (_e461.w == _e453.w);
                                }
                                let _e617 = phi_27738_;
                                phi_27739_ = _e617;
                                phi_27740_ = _e614;
                            }
                            let _e619 = phi_27739_;
                            let _e621 = phi_27740_;
                            if select(_e619, true, _e621) {
                                phi_29113_ = u32();
                                phi_29114_ = true;
                            } else {
                                if (_e465.w == _e469.w) {
                                    phi_27758_ = bool();
                                    phi_27759_ = true;
                                } else {
                                    let _e624 = (_e469.w == _e473.w);
                                    if _e624 {
                                        phi_27757_ = bool();
                                    } else {
                                        phi_27757_ = (_e473.w == _e465.w);
                                    }
                                    let _e627 = phi_27757_;
                                    phi_27758_ = _e627;
                                    phi_27759_ = _e624;
                                }
                                let _e629 = phi_27758_;
                                let _e631 = phi_27759_;
                                let _e632 = select(_e629, true, _e631);
                                if _e632 {
                                    phi_29112_ = u32();
                                } else {
                                    let _e633 = (_e610 == 1u);
                                    let _e649 = (select(0u, 1u, ((((_e465.w == _e457.w) || (_e469.w == _e457.w)) || (_e473.w == _e457.w)) == _e633)) + (2u * select(0u, 1u, ((((_e465.w == _e461.w) || (_e469.w == _e461.w)) || (_e473.w == _e461.w)) == _e633))));
                                    if _e633 {
                                        phi_27793_ = _e649;
                                    } else {
                                        if (_e649 == 2u) {
                                            phi_27792_ = 0u;
                                        } else {
                                            phi_27792_ = (_e649 + 1u);
                                        }
                                        let _e653 = phi_27792_;
                                        phi_27793_ = _e653;
                                    }
                                    let _e655 = phi_27793_;
                                    if (_e655 == 0u) {
                                        phi_27805_ = _e501;
                                    } else {
                                        if (_e655 == 1u) {
                                            phi_27804_ = type_90(_e493, _e500, _e486);
                                        } else {
                                            phi_27804_ = type_90(_e500, _e486, _e493);
                                        }
                                        let _e661 = phi_27804_;
                                        phi_27805_ = _e661;
                                    }
                                    let _e663 = phi_27805_;
                                    let _e679 = (select(0u, 1u, ((((_e453.w == _e469.w) || (_e457.w == _e469.w)) || (_e461.w == _e469.w)) == _e633)) + (2u * select(0u, 1u, ((((_e453.w == _e473.w) || (_e457.w == _e473.w)) || (_e461.w == _e473.w)) == _e633))));
                                    if _e633 {
                                        phi_27832_ = _e679;
                                    } else {
                                        if (_e679 == 2u) {
                                            phi_27831_ = 0u;
                                        } else {
                                            phi_27831_ = (_e679 + 1u);
                                        }
                                        let _e683 = phi_27831_;
                                        phi_27832_ = _e683;
                                    }
                                    let _e685 = phi_27832_;
                                    if (_e685 == 0u) {
                                        phi_27844_ = _e523;
                                    } else {
                                        if (_e685 == 1u) {
                                            phi_27843_ = type_90(_e515, _e522, _e508);
                                        } else {
                                            phi_27843_ = type_90(_e522, _e508, _e515);
                                        }
                                        let _e691 = phi_27843_;
                                        phi_27844_ = _e691;
                                    }
                                    let _e693 = phi_27844_;
                                    if _e633 {
                                        let _e897 = (_e693.member_1.x - _e663.member.x);
                                        let _e900 = (_e693.member_1.y - _e663.member.y);
                                        let _e903 = (_e693.member_1.z - _e663.member.z);
                                        let _e905 = (_e693.member_2.x - _e663.member.x);
                                        let _e907 = (_e693.member_2.y - _e663.member.y);
                                        let _e909 = (_e693.member_2.z - _e663.member.z);
                                        let _e911 = (_e663.member_1.x - _e663.member.x);
                                        let _e913 = (_e663.member_1.y - _e663.member.y);
                                        let _e915 = (_e663.member_1.z - _e663.member.z);
                                        let _e916 = (_e900 * _e909);
                                        let _e917 = (_e903 * _e907);
                                        let _e918 = (_e903 * _e905);
                                        let _e919 = (_e897 * _e909);
                                        let _e920 = (_e897 * _e907);
                                        let _e921 = (_e900 * _e905);
                                        let _e922 = (_e916 - _e917);
                                        let _e924 = (_e918 - _e919);
                                        let _e927 = (_e920 - _e921);
                                        let _e929 = (((_e911 * _e922) + (_e913 * _e924)) + (_e915 * _e927));
                                        let _e930 = abs(_e911);
                                        let _e933 = (abs(_e916) + abs(_e917));
                                        let _e935 = abs(_e913);
                                        let _e938 = (abs(_e918) + abs(_e919));
                                        let _e941 = abs(_e915);
                                        let _e944 = (abs(_e920) + abs(_e921));
                                        let _e947 = abs(_e897);
                                        let _e948 = abs(_e900);
                                        let _e950 = select(_e948, _e947, (_e947 > _e948));
                                        let _e951 = abs(_e903);
                                        let _e953 = select(_e951, _e950, (_e950 > _e951));
                                        let _e954 = abs(_e905);
                                        let _e955 = abs(_e907);
                                        let _e957 = select(_e955, _e954, (_e954 > _e955));
                                        let _e958 = abs(_e909);
                                        let _e960 = select(_e958, _e957, (_e957 > _e958));
                                        let _e962 = select(_e960, _e953, (_e953 > _e960));
                                        let _e964 = select(_e935, _e930, (_e930 > _e935));
                                        let _e966 = select(_e941, _e964, (_e964 > _e941));
                                        let _e968 = select(_e966, _e962, (_e962 > _e966));
                                        let _e973 = ((0.0000019073486f * (((_e930 * _e933) + (_e935 * _e938)) + (_e941 * _e944))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e968 * _e968))));
                                        if (_e929 > _e973) {
                                            phi_27976_ = 1i;
                                        } else {
                                            phi_27976_ = select(0i, -1i, (_e929 < -(_e973)));
                                        }
                                        let _e979 = phi_27976_;
                                        let _e981 = (_e663.member_2.x - _e663.member.x);
                                        let _e983 = (_e663.member_2.y - _e663.member.y);
                                        let _e985 = (_e663.member_2.z - _e663.member.z);
                                        let _e990 = (((_e981 * _e922) + (_e983 * _e924)) + (_e985 * _e927));
                                        let _e991 = abs(_e981);
                                        let _e993 = abs(_e983);
                                        let _e996 = abs(_e985);
                                        let _e1000 = select(_e993, _e991, (_e991 > _e993));
                                        let _e1002 = select(_e996, _e1000, (_e1000 > _e996));
                                        let _e1004 = select(_e1002, _e962, (_e962 > _e1002));
                                        let _e1009 = ((0.0000019073486f * (((_e991 * _e933) + (_e993 * _e938)) + (_e996 * _e944))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1004 * _e1004))));
                                        if (_e990 > _e1009) {
                                            phi_28099_ = 1i;
                                        } else {
                                            phi_28099_ = select(0i, -1i, (_e990 < -(_e1009)));
                                        }
                                        let _e1015 = phi_28099_;
                                        let _e1016 = (_e913 * _e985);
                                        let _e1017 = (_e915 * _e983);
                                        let _e1018 = (_e915 * _e981);
                                        let _e1019 = (_e911 * _e985);
                                        let _e1020 = (_e911 * _e983);
                                        let _e1021 = (_e913 * _e981);
                                        let _e1022 = (_e1016 - _e1017);
                                        let _e1024 = (_e1018 - _e1019);
                                        let _e1027 = (_e1020 - _e1021);
                                        let _e1029 = (((_e897 * _e1022) + (_e900 * _e1024)) + (_e903 * _e1027));
                                        let _e1032 = (abs(_e1016) + abs(_e1017));
                                        let _e1036 = (abs(_e1018) + abs(_e1019));
                                        let _e1041 = (abs(_e1020) + abs(_e1021));
                                        let _e1045 = select(_e1002, _e966, (_e966 > _e1002));
                                        let _e1047 = select(_e953, _e1045, (_e1045 > _e953));
                                        let _e1052 = ((0.0000019073486f * (((_e947 * _e1032) + (_e948 * _e1036)) + (_e951 * _e1041))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1047 * _e1047))));
                                        if (_e1029 > _e1052) {
                                            phi_28222_ = 1i;
                                        } else {
                                            phi_28222_ = select(0i, -1i, (_e1029 < -(_e1052)));
                                        }
                                        let _e1058 = phi_28222_;
                                        let _e1063 = (((_e905 * _e1022) + (_e907 * _e1024)) + (_e909 * _e1027));
                                        let _e1070 = select(_e960, _e1045, (_e1045 > _e960));
                                        let _e1075 = ((0.0000019073486f * (((_e954 * _e1032) + (_e955 * _e1036)) + (_e958 * _e1041))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1070 * _e1070))));
                                        if (_e1063 > _e1075) {
                                            phi_28345_ = 1i;
                                        } else {
                                            phi_28345_ = select(0i, -1i, (_e1063 < -(_e1075)));
                                        }
                                        let _e1081 = phi_28345_;
                                        let _e1082 = (_e979 * _e1015);
                                        if (_e1082 > 0i) {
                                            phi_28381_ = u32();
                                            phi_28382_ = true;
                                        } else {
                                            let _e1084 = (_e1058 * _e1081);
                                            let _e1085 = (_e1084 > 0i);
                                            if _e1085 {
                                                phi_28380_ = u32();
                                            } else {
                                                if (_e1082 < 0i) {
                                                    let _e1087 = (_e1084 < 0i);
                                                    if _e1087 {
                                                        phi_28372_ = select(0u, 1u, ((_e979 * _e1058) < 0i));
                                                    } else {
                                                        phi_28372_ = u32();
                                                    }
                                                    let _e1092 = phi_28372_;
                                                    phi_28374_ = _e1092;
                                                    phi_28375_ = select(true, false, _e1087);
                                                } else {
                                                    phi_28374_ = u32();
                                                    phi_28375_ = true;
                                                }
                                                let _e1095 = phi_28374_;
                                                let _e1097 = phi_28375_;
                                                phi_28380_ = select(_e1095, 2u, _e1097);
                                            }
                                            let _e1100 = phi_28380_;
                                            phi_28381_ = _e1100;
                                            phi_28382_ = _e1085;
                                        }
                                        let _e1102 = phi_28381_;
                                        let _e1104 = phi_28382_;
                                        let _e1105 = select(_e1102, 0u, _e1104);
                                        if (_e1105 == 2u) {
                                            let _e1112 = sqrt((((_e911 * _e911) + (_e913 * _e913)) + (_e915 * _e915)));
                                            let _e1121 = sqrt((((_e981 * _e981) + (_e983 * _e983)) + (_e985 * _e985)));
                                            let _e1133 = sqrt((((_e897 * _e897) + (_e900 * _e900)) + (_e903 * _e903)));
                                            let _e1145 = sqrt((((_e905 * _e905) + (_e907 * _e907)) + (_e909 * _e909)));
                                            let _e1149 = ((((_e911 / _e1112) + (_e981 / _e1121)) - (_e897 / _e1133)) - (_e905 / _e1145));
                                            let _e1150 = ((((_e913 / _e1112) + (_e983 / _e1121)) - (_e900 / _e1133)) - (_e907 / _e1145));
                                            let _e1151 = ((((_e915 / _e1112) + (_e985 / _e1121)) - (_e903 / _e1133)) - (_e909 / _e1145));
                                            let _e1152 = (_e911 * _e1149);
                                            let _e1153 = (_e913 * _e1150);
                                            let _e1154 = (_e915 * _e1151);
                                            let _e1161 = abs(_e1149);
                                            let _e1162 = abs(_e1150);
                                            let _e1164 = select(_e1162, _e1161, (_e1161 > _e1162));
                                            let _e1165 = abs(_e1151);
                                            let _e1169 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1165, _e1164, (_e1164 > _e1165))));
                                            if (((_e1152 + _e1153) + _e1154) > ((0.0000019073486f * ((abs(_e1152) + abs(_e1153)) + abs(_e1154))) + _e1169)) {
                                                let _e1174 = (_e981 * _e1149);
                                                let _e1175 = (_e983 * _e1150);
                                                let _e1176 = (_e985 * _e1151);
                                                if (((_e1174 + _e1175) + _e1176) > ((0.0000019073486f * ((abs(_e1174) + abs(_e1175)) + abs(_e1176))) + _e1169)) {
                                                    let _e1190 = ((_e663.member.x - _e693.member_1.x) * _e1149);
                                                    let _e1191 = ((_e663.member.y - _e693.member_1.y) * _e1150);
                                                    let _e1192 = ((_e663.member.z - _e693.member_1.z) * _e1151);
                                                    let _e1202 = (((_e1190 + _e1191) + _e1192) > ((0.0000019073486f * ((abs(_e1190) + abs(_e1191)) + abs(_e1192))) + _e1169));
                                                    if _e1202 {
                                                        let _e1206 = ((_e663.member.x - _e693.member_2.x) * _e1149);
                                                        let _e1207 = ((_e663.member.y - _e693.member_2.y) * _e1150);
                                                        let _e1208 = ((_e663.member.z - _e693.member_2.z) * _e1151);
                                                        phi_28665_ = (((_e1206 + _e1207) + _e1208) > ((0.0000019073486f * ((abs(_e1206) + abs(_e1207)) + abs(_e1208))) + _e1169));
                                                    } else {
                                                        phi_28665_ = bool();
                                                    }
                                                    let _e1220 = phi_28665_;
                                                    phi_28667_ = _e1220;
                                                    phi_28668_ = select(true, false, _e1202);
                                                } else {
                                                    phi_28667_ = bool();
                                                    phi_28668_ = true;
                                                }
                                                let _e1223 = phi_28667_;
                                                let _e1225 = phi_28668_;
                                                phi_28669_ = _e1223;
                                                phi_28670_ = _e1225;
                                            } else {
                                                phi_28669_ = bool();
                                                phi_28670_ = true;
                                            }
                                            let _e1227 = phi_28669_;
                                            let _e1229 = phi_28670_;
                                            phi_28679_ = select(true, false, select(_e1227, false, _e1229));
                                        } else {
                                            phi_28679_ = true;
                                        }
                                        let _e1233 = phi_28679_;
                                        phi_29111_ = select(0u, _e1105, _e1233);
                                    } else {
                                        let _e700 = (_e663.member_1.x - _e663.member.x);
                                        let _e703 = (_e663.member_1.y - _e663.member.y);
                                        let _e706 = (_e663.member_1.z - _e663.member.z);
                                        let _e708 = (_e663.member_2.x - _e663.member.x);
                                        let _e710 = (_e663.member_2.y - _e663.member.y);
                                        let _e712 = (_e663.member_2.z - _e663.member.z);
                                        let _e714 = (_e693.member_2.x - _e663.member.x);
                                        let _e716 = (_e693.member_2.y - _e663.member.y);
                                        let _e718 = (_e693.member_2.z - _e663.member.z);
                                        let _e719 = (_e703 * _e712);
                                        let _e720 = (_e706 * _e710);
                                        let _e721 = (_e706 * _e708);
                                        let _e722 = (_e700 * _e712);
                                        let _e723 = (_e700 * _e710);
                                        let _e724 = (_e703 * _e708);
                                        let _e732 = (((_e714 * (_e719 - _e720)) + (_e716 * (_e721 - _e722))) + (_e718 * (_e723 - _e724)));
                                        let _e733 = abs(_e714);
                                        let _e738 = abs(_e716);
                                        let _e744 = abs(_e718);
                                        let _e750 = abs(_e700);
                                        let _e751 = abs(_e703);
                                        let _e753 = select(_e751, _e750, (_e750 > _e751));
                                        let _e754 = abs(_e706);
                                        let _e756 = select(_e754, _e753, (_e753 > _e754));
                                        let _e757 = abs(_e708);
                                        let _e758 = abs(_e710);
                                        let _e760 = select(_e758, _e757, (_e757 > _e758));
                                        let _e761 = abs(_e712);
                                        let _e763 = select(_e761, _e760, (_e760 > _e761));
                                        let _e765 = select(_e763, _e756, (_e756 > _e763));
                                        let _e767 = select(_e738, _e733, (_e733 > _e738));
                                        let _e769 = select(_e744, _e767, (_e767 > _e744));
                                        let _e771 = select(_e769, _e765, (_e765 > _e769));
                                        let _e776 = ((0.0000019073486f * (((_e733 * (abs(_e719) + abs(_e720))) + (_e738 * (abs(_e721) + abs(_e722)))) + (_e744 * (abs(_e723) + abs(_e724))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e771 * _e771))));
                                        if (_e732 > _e776) {
                                            phi_28810_ = 1i;
                                        } else {
                                            phi_28810_ = select(0i, -1i, (_e732 < -(_e776)));
                                        }
                                        let _e782 = phi_28810_;
                                        if (_e782 == 0i) {
                                            let _e785 = (_e719 - (_e710 * _e706));
                                            let _e787 = (_e721 - (_e712 * _e700));
                                            let _e789 = (_e723 - (_e708 * _e703));
                                            let _e802 = (sqrt((((_e700 * _e700) + (_e703 * _e703)) + (_e706 * _e706))) / sqrt((((_e785 * _e785) + (_e787 * _e787)) + (_e789 * _e789))));
                                            let _e809 = ((_e663.member.x + (_e785 * _e802)) - _e663.member.x);
                                            let _e810 = ((_e663.member.y + (_e787 * _e802)) - _e663.member.y);
                                            let _e811 = ((_e663.member.z + (_e789 * _e802)) - _e663.member.z);
                                            let _e812 = (_e703 * _e811);
                                            let _e813 = (_e706 * _e810);
                                            let _e814 = (_e706 * _e809);
                                            let _e815 = (_e700 * _e811);
                                            let _e816 = (_e700 * _e810);
                                            let _e817 = (_e703 * _e809);
                                            let _e818 = (_e812 - _e813);
                                            let _e820 = (_e814 - _e815);
                                            let _e823 = (_e816 - _e817);
                                            let _e825 = (((_e708 * _e818) + (_e710 * _e820)) + (_e712 * _e823));
                                            let _e828 = (abs(_e812) + abs(_e813));
                                            let _e832 = (abs(_e814) + abs(_e815));
                                            let _e837 = (abs(_e816) + abs(_e817));
                                            let _e840 = abs(_e809);
                                            let _e841 = abs(_e810);
                                            let _e843 = select(_e841, _e840, (_e840 > _e841));
                                            let _e844 = abs(_e811);
                                            let _e846 = select(_e844, _e843, (_e843 > _e844));
                                            let _e848 = select(_e846, _e756, (_e756 > _e846));
                                            let _e850 = select(_e763, _e848, (_e848 > _e763));
                                            let _e855 = ((0.0000019073486f * (((_e757 * _e828) + (_e758 * _e832)) + (_e761 * _e837))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e850 * _e850))));
                                            if (_e825 > _e855) {
                                                phi_28983_ = 1i;
                                            } else {
                                                phi_28983_ = select(0i, -1i, (_e825 < -(_e855)));
                                            }
                                            let _e861 = phi_28983_;
                                            let _e866 = (((_e714 * _e818) + (_e716 * _e820)) + (_e718 * _e823));
                                            let _e873 = select(_e769, _e848, (_e848 > _e769));
                                            let _e878 = ((0.0000019073486f * (((_e733 * _e828) + (_e738 * _e832)) + (_e744 * _e837))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e873 * _e873))));
                                            if (_e866 > _e878) {
                                                phi_29103_ = 1i;
                                            } else {
                                                phi_29103_ = select(0i, -1i, (_e866 < -(_e878)));
                                            }
                                            let _e884 = phi_29103_;
                                            phi_29110_ = select(2u, 0u, ((_e861 * _e884) < 0i));
                                        } else {
                                            phi_29110_ = 0u;
                                        }
                                        let _e889 = phi_29110_;
                                        phi_29111_ = _e889;
                                    }
                                    let _e1236 = phi_29111_;
                                    phi_29112_ = _e1236;
                                }
                                let _e1238 = phi_29112_;
                                phi_29113_ = _e1238;
                                phi_29114_ = _e632;
                            }
                            let _e1240 = phi_29113_;
                            let _e1242 = phi_29114_;
                            phi_29119_ = _e1240;
                            phi_29120_ = _e1242;
                        }
                        let _e1244 = phi_29119_;
                        let _e1246 = phi_29120_;
                        phi_29121_ = select(2u, 0u, _e612);
                        phi_29122_ = _e1244;
                        phi_29123_ = _e1246;
                    }
                    let _e2727 = phi_29121_;
                    let _e2729 = phi_29122_;
                    let _e2731 = phi_29123_;
                    phi_29128_ = select(_e2729, _e2727, _e2731);
                }
                let _e2734 = phi_29128_;
                let _e2737 = (_e401 & 31u);
                phi_29141_ = (_e403 + select(0u, 1u, _e582));
                phi_29142_ = (_e405 | (select(0u, 1u, (_e2734 == 2u)) << bitcast<u32>(_e2737)));
                phi_29143_ = (_e407 | (select(0u, 1u, (_e2734 == 1u)) << bitcast<u32>(_e2737)));
            } else {
                phi_29141_ = _e403;
                phi_29142_ = _e405;
                phi_29143_ = _e407;
            }
            let _e2749 = phi_29141_;
            let _e2751 = phi_29142_;
            let _e2753 = phi_29143_;
            phi_24270_ = (_e401 + _e375.z);
            phi_24273_ = _e2749;
            phi_24275_ = _e2751;
            phi_24277_ = _e2753;
        } else {
            break;
        }
        let _e2756 = phi_24270_;
        let _e2758 = phi_24273_;
        let _e2760 = phi_24275_;
        let _e2762 = phi_24277_;
        continue;
        continuing {
            phi_24269_ = _e2756;
            phi_24272_ = _e2758;
            phi_24274_ = _e2760;
            phi_24276_ = _e2762;
        }
    }
    let _e2765 = local_206;
    let _e2767 = local_207;
    let _e2768 = (_e2765 | _e2767);
    if (_e2768 == 0u) {
        phi_29153_ = 0u;
    } else {
        let _e2772 = atomicAdd((&counts_3[0u]), countOneBits(_e2768));
        phi_29153_ = _e2772;
    }
    let _e2774 = phi_29153_;
    let _e2776 = local_208;
    if (_e2776 == 0u) {
    } else {
        let _e2779 = local_209;
        let _e2782 = atomicAdd((&counts_3[1u]), countOneBits(_e2779));
    }
    let _e2784 = local_210;
    if (_e2784 > 0u) {
        let _e2787 = local_211;
        let _e2790 = local_212;
        let _e2793 = atomicAdd((&counts_3[2u]), select(1u, _e2790, (_e2787 > 1u)));
    }
    workgroupBarrier();
    if _e391 {
        let _e2795 = atomicLoad((&counts_3[_e385]));
        if (_e2795 > 0u) {
            let _e2799 = atomicAdd((&counters_2.member[_e385]), _e2795);
            if (_e385 == 0u) {
                reserved[0u] = _e2799;
            }
        }
    }
    workgroupBarrier();
    phi_29190_ = _e2774;
    phi_29193_ = _e2768;
    loop {
        let _e2803 = phi_29190_;
        let _e2805 = phi_29193_;
        let _e2806 = (_e2805 == 0u);
        if _e2806 {
            phi_29191_ = u32();
            phi_29194_ = u32();
        } else {
            let _e2808 = select(firstTrailingBit(_e2805), 32u, _e2806);
            let _e2810 = reserved[0u];
            let _e2811 = (_e2810 + _e2803);
            let _e2814 = params_2.member.member_12;
            if (_e2811 < _e2814) {
                let _e2821 = pairs.member[((((_e390 * 8u) + _e2808) * 256u) + _e385)];
                let _e2824 = ((_e2821 >> bitcast<u32>(16i)) * 2u);
                let _e2827 = tiles.member[(4u + _e2824)];
                let _e2834 = boxes.member[((_e2827 * 256u) + ((_e2821 >> bitcast<u32>(8i)) & 255u))];
                let _e2838 = tiles.member[(_e2824 + 5u)];
                let _e2843 = boxes.member[((_e2838 * 256u) + (_e2821 & 255u))];
                if (_e2834.x < _e2843.x) {
                    phi_29251_ = type_56(_e2834.x, _e2843.x);
                } else {
                    phi_29251_ = type_56(_e2843.x, _e2834.x);
                }
                let _e2849 = phi_29251_;
                let _e2854 = local_213;
                let _e2860 = (_e2811 * 2u);
                results.member[_e2860] = (_e2849.member | select(2147483648u, 0u, (((_e2854 >> bitcast<u32>((_e2808 & 31u))) & 1u) == 0u)));
                results.member[(_e2860 + 1u)] = _e2849.member_1;
            }
            phi_29191_ = (_e2803 + 1u);
            phi_29194_ = (_e2805 & (_e2805 - 1u));
        }
        let _e2871 = phi_29191_;
        let _e2873 = phi_29194_;
        continue;
        continuing {
            phi_29190_ = _e2871;
            phi_29193_ = _e2873;
            break if !(select(true, false, _e2806));
        }
    }
    return;
}

fn function_53() {
    var phi_29324_: u32;
    var phi_29340_: u32;
    var phi_29342_: u32;
    var phi_29345_: u32;
    var phi_29343_: u32;
    var phi_29346_: u32;
    var local_214: u32;
    var local_215: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    if ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x) == 0u) {
        let _e386 = tiles_1.member[0u];
        let _e389 = params_2.member.member_11;
        let _e391 = select(_e389, _e386, (_e386 < _e389));
        let _e392 = (_e391 / 8u);
        if ((_e391 % 8u) > 0u) {
            phi_29324_ = (_e392 + 1u);
        } else {
            phi_29324_ = _e392;
        }
        let _e397 = phi_29324_;
        let _e398 = (_e397 / 256u);
        if ((_e397 % 256u) > 0u) {
            phi_29340_ = (_e398 + 1u);
        } else {
            phi_29340_ = _e398;
        }
        let _e403 = phi_29340_;
        phi_29342_ = 1u;
        phi_29345_ = _e403;
        loop {
            let _e405 = phi_29342_;
            let _e407 = phi_29345_;
            local_214 = _e407;
            local_215 = _e405;
            let _e408 = (_e407 > 65535u);
            if _e408 {
                phi_29343_ = (_e405 << bitcast<u32>(1i));
                phi_29346_ = ((_e407 >> bitcast<u32>(1i)) + (_e407 & 1u));
            } else {
                break;
            }
            let _e416 = phi_29343_;
            let _e418 = phi_29346_;
            continue;
            continuing {
                phi_29342_ = _e416;
                phi_29345_ = _e418;
            }
        }
        let _e421 = local_214;
        let _e423 = local_215;
        arguments_1.member[0u] = type_48(_e421, _e423, 1u);
    }
    return;
}

fn function_54() {
    var phi_29399_: bool;
    var phi_29446_: vec3<f32>;
    var phi_29449_: u32;
    var phi_29451_: vec3<f32>;
    var phi_29447_: vec3<f32>;
    var phi_29450_: u32;
    var phi_29452_: vec3<f32>;
    var local_216: vec3<f32>;
    var local_217: vec3<f32>;
    var local_218: vec3<f32>;
    var local_219: vec3<f32>;
    var local_220: vec3<f32>;
    var local_221: vec3<f32>;
    var phi_29531_: vec3<f32>;
    var phi_29554_: vec3<f32>;
    var phi_29572_: vec3<f32>;
    var phi_29573_: bool;
    var phi_29584_: vec3<f32>;
    var phi_29630_: bool;
    var phi_29633_: i32;
    var phi_29635_: vec3<f32>;
    var phi_29637_: u32;
    var phi_29639_: u32;
    var phi_29641_: u32;
    var phi_29742_: bool;
    var phi_29743_: bool;
    var phi_29744_: bool;
    var phi_29631_: bool;
    var phi_29634_: i32;
    var phi_29636_: vec3<f32>;
    var phi_29638_: u32;
    var phi_29640_: u32;
    var phi_29642_: u32;
    var local_222: bool;
    var local_223: vec3<f32>;
    var local_224: vec3<f32>;
    var local_225: vec3<f32>;
    var local_226: i32;
    var local_227: u32;
    var phi_29809_: bool;
    var phi_29810_: u32;
    var phi_29811_: bool;
    var phi_29812_: u32;
    var local_228: bool;
    var local_229: u32;
    var phi_29829_: bool;
    var phi_29830_: bool;
    var phi_29831_: bool;
    var phi_29833_: bool;
    var phi_29834_: bool;
    var local_230: vec3<f32>;
    var local_231: bool;
    var local_232: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
    let _e385 = params.member.member;
    if (_e382 < _e385) {
        let _e389 = ring_vertices.member[_e382];
        let _e390 = (_e382 / 64u);
        let _e391 = (_e382 % 64u);
        if (_e391 > 0u) {
            let _e396 = ring_vertices.member[(_e382 - 1u)];
            phi_29399_ = select(true, false, (_e396 == _e389));
        } else {
            phi_29399_ = true;
        }
        let _e400 = phi_29399_;
        if _e400 {
            let _e403 = ring_starts.member[_e390];
            let _e404 = (_e403 & 2147483647u);
            let _e408 = ring_starts.member[(_e390 + 1u)];
            let _e411 = (((_e408 & 2147483647u) - _e404) / 64u);
            let _e412 = (3u * _e389);
            let _e415 = positions.member[_e412];
            let _e419 = positions.member[(_e412 + 1u)];
            let _e423 = positions.member[(_e412 + 2u)];
            let _e425 = ((_e403 & 2147483648u) != 0u);
            let _e429 = ring_links.member[(_e404 + _e391)];
            let _e430 = (3u * _e429);
            let _e433 = positions.member[_e430];
            let _e437 = positions.member[(_e430 + 1u)];
            let _e441 = positions.member[(_e430 + 2u)];
            let _e442 = (_e433 - _e415);
            let _e443 = (_e437 - _e419);
            let _e444 = (_e441 - _e423);
            let _e445 = vec3<f32>(_e442, _e443, _e444);
            phi_29446_ = vec3<f32>(0f, 0f, 0f);
            phi_29449_ = 1u;
            phi_29451_ = _e445;
            loop {
                let _e447 = phi_29446_;
                let _e449 = phi_29449_;
                let _e451 = phi_29451_;
                local_216 = _e451;
                local_217 = _e451;
                local_218 = _e451;
                local_219 = _e447;
                local_220 = _e447;
                local_221 = _e447;
                local_230 = _e447;
                let _e452 = (_e449 < _e411);
                if _e452 {
                    let _e458 = ring_links.member[((_e404 + (_e449 * 64u)) + _e391)];
                    let _e459 = (3u * _e458);
                    let _e462 = positions.member[_e459];
                    let _e466 = positions.member[(_e459 + 1u)];
                    let _e470 = positions.member[(_e459 + 2u)];
                    let _e471 = (_e462 - _e415);
                    let _e472 = (_e466 - _e419);
                    let _e473 = (_e470 - _e423);
                    phi_29447_ = vec3<f32>((_e447.x + ((_e451.y * _e473) - (_e472 * _e451.z))), (_e447.y + ((_e451.z * _e471) - (_e473 * _e451.x))), (_e447.z + ((_e451.x * _e472) - (_e471 * _e451.y))));
                    phi_29450_ = (_e449 + 1u);
                    phi_29452_ = vec3<f32>(_e471, _e472, _e473);
                } else {
                    break;
                }
                let _e496 = phi_29447_;
                let _e498 = phi_29450_;
                let _e500 = phi_29452_;
                continue;
                continuing {
                    phi_29446_ = _e496;
                    phi_29449_ = _e498;
                    phi_29451_ = _e500;
                }
            }
            if _e425 {
                let _e503 = local_216;
                let _e507 = local_217;
                let _e513 = local_218;
                let _e521 = local_219;
                let _e525 = local_220;
                let _e529 = local_221;
                phi_29531_ = vec3<f32>((_e521.x + ((_e503.y * _e444) - (_e443 * _e507.z))), (_e525.y + ((_e507.z * _e442) - (_e444 * _e513.x))), (_e529.z + ((_e513.x * _e443) - (_e442 * _e503.y))));
            } else {
                let _e809 = local_230;
                phi_29531_ = _e809;
            }
            let _e534 = phi_29531_;
            let _e536 = abs(_e534.x);
            let _e538 = abs(_e534.y);
            let _e540 = select(_e538, _e536, (_e536 > _e538));
            let _e542 = abs(_e534.z);
            let _e544 = select(_e542, _e540, (_e540 > _e542));
            if (_e544 > 0.0000000000000000000000000000000000030092655f) {
                phi_29554_ = (_e534 * (1f / _e544));
            } else {
                phi_29554_ = vec3<f32>(0f, 0f, 0f);
            }
            let _e549 = phi_29554_;
            let _e551 = abs(_e549.x);
            let _e553 = abs(_e549.y);
            let _e555 = abs(_e549.z);
            if (_e551 <= _e553) {
                let _e557 = (_e551 <= _e555);
                phi_29572_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e557));
                phi_29573_ = select(true, false, _e557);
            } else {
                phi_29572_ = vec3<f32>();
                phi_29573_ = true;
            }
            let _e562 = phi_29572_;
            let _e564 = phi_29573_;
            if _e564 {
                phi_29584_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e553 <= _e555)));
            } else {
                phi_29584_ = _e562;
            }
            let _e569 = phi_29584_;
            let _e574 = ((_e549.y * _e569.z) - (_e569.y * _e549.z));
            let _e578 = ((_e549.z * _e569.x) - (_e569.z * _e549.x));
            let _e581 = ((_e549.x * _e569.y) - (_e569.x * _e549.y));
            let _e586 = ((abs(_e442) + abs(_e443)) + abs(_e444));
            let _e591 = (((_e574 * _e442) + (_e578 * _e443)) + (_e581 * _e444));
            let _e596 = ((0.0000038146973f * _e586) + (0.0000000000000000000000000000000000030092655f * (1f + (_e586 * _e586))));
            let _e602 = (select(0i, 1i, (_e591 > _e596)) - select(0i, 1i, (_e591 < -(_e596))));
            phi_29630_ = (_e602 != 0i);
            phi_29633_ = _e602;
            phi_29635_ = _e445;
            phi_29637_ = 0u;
            phi_29639_ = 0u;
            phi_29641_ = 1u;
            loop {
                let _e605 = phi_29630_;
                let _e607 = phi_29633_;
                let _e609 = phi_29635_;
                let _e611 = phi_29637_;
                let _e613 = phi_29639_;
                let _e615 = phi_29641_;
                local_222 = _e605;
                local_223 = _e609;
                local_224 = _e609;
                local_225 = _e609;
                local_226 = _e607;
                local_227 = _e613;
                local_231 = _e605;
                local_232 = _e613;
                local_228 = _e605;
                local_229 = _e611;
                let _e616 = (_e615 < _e411);
                if _e616 {
                    let _e622 = ring_links.member[((_e404 + (_e615 * 64u)) + _e391)];
                    let _e623 = (3u * _e622);
                    let _e626 = positions.member[_e623];
                    let _e630 = positions.member[(_e623 + 1u)];
                    let _e634 = positions.member[(_e623 + 2u)];
                    let _e635 = (_e626 - _e415);
                    let _e636 = (_e630 - _e419);
                    let _e637 = (_e634 - _e423);
                    let _e643 = ((abs(_e635) + abs(_e636)) + abs(_e637));
                    let _e648 = (((_e574 * _e635) + (_e578 * _e636)) + (_e581 * _e637));
                    let _e653 = ((0.0000038146973f * _e643) + (0.0000000000000000000000000000000000030092655f * (1f + (_e643 * _e643))));
                    let _e659 = (select(0i, 1i, (_e648 > _e653)) - select(0i, 1i, (_e648 < -(_e653))));
                    if _e605 {
                        let _e660 = (_e659 == 0i);
                        if _e660 {
                            phi_29742_ = bool();
                        } else {
                            let _e668 = ((abs(_e609.x) + abs(_e609.y)) + abs(_e609.z));
                            let _e669 = (_e668 + _e643);
                            phi_29742_ = ((((_e549.x * ((_e609.y * _e637) - (_e636 * _e609.z))) + (_e549.y * ((_e609.z * _e635) - (_e637 * _e609.x)))) + (_e549.z * ((_e609.x * _e636) - (_e635 * _e609.y)))) > (((0.0000019073486f * _e668) * _e643) + (0.0000000000000000000000000000000000030092655f * (1f + (_e669 * _e669)))));
                        }
                        let _e692 = phi_29742_;
                        phi_29743_ = _e692;
                        phi_29744_ = _e660;
                    } else {
                        phi_29743_ = bool();
                        phi_29744_ = true;
                    }
                    let _e694 = phi_29743_;
                    let _e696 = phi_29744_;
                    phi_29631_ = select(_e694, false, _e696);
                    phi_29634_ = _e659;
                    phi_29636_ = vec3<f32>(_e635, _e636, _e637);
                    phi_29638_ = (_e611 + select(0u, 1u, (_e607 > _e659)));
                    phi_29640_ = (_e613 + select(0u, 1u, (_e607 < _e659)));
                    phi_29642_ = (_e615 + 1u);
                } else {
                    break;
                }
                let _e706 = phi_29631_;
                let _e708 = phi_29634_;
                let _e710 = phi_29636_;
                let _e712 = phi_29638_;
                let _e714 = phi_29640_;
                let _e716 = phi_29642_;
                continue;
                continuing {
                    phi_29630_ = _e706;
                    phi_29633_ = _e708;
                    phi_29635_ = _e710;
                    phi_29637_ = _e712;
                    phi_29639_ = _e714;
                    phi_29641_ = _e716;
                }
            }
            if _e425 {
                let _e719 = local_222;
                if _e719 {
                    let _e721 = local_223;
                    let _e725 = local_224;
                    let _e729 = local_225;
                    let _e733 = ((abs(_e721.x) + abs(_e725.y)) + abs(_e729.z));
                    let _e734 = (_e733 + _e586);
                    let _e757 = local_226;
                    let _e761 = local_227;
                    phi_29809_ = ((((_e549.x * ((_e725.y * _e444) - (_e443 * _e729.z))) + (_e549.y * ((_e729.z * _e442) - (_e444 * _e721.x)))) + (_e549.z * ((_e721.x * _e443) - (_e442 * _e725.y)))) > (((0.0000019073486f * _e733) * _e586) + (0.0000000000000000000000000000000000030092655f * (1f + (_e734 * _e734)))));
                    phi_29810_ = (_e761 + select(0u, 1u, (_e757 < _e602)));
                } else {
                    phi_29809_ = bool();
                    phi_29810_ = u32();
                }
                let _e764 = phi_29809_;
                let _e766 = phi_29810_;
                phi_29811_ = _e764;
                phi_29812_ = _e766;
            } else {
                let _e839 = local_231;
                phi_29811_ = _e839;
                let _e842 = local_232;
                phi_29812_ = _e842;
            }
            let _e768 = phi_29811_;
            let _e770 = phi_29812_;
            let _e772 = local_228;
            if select(true, _e772, _e425) {
                if _e768 {
                    if _e425 {
                        phi_29830_ = (_e770 == 1u);
                    } else {
                        if (_e770 == 0u) {
                            phi_29829_ = true;
                        } else {
                            let _e776 = local_229;
                            phi_29829_ = (_e776 == 0u);
                        }
                        let _e779 = phi_29829_;
                        phi_29830_ = _e779;
                    }
                    let _e782 = phi_29830_;
                    phi_29831_ = _e782;
                } else {
                    phi_29831_ = bool();
                }
                let _e784 = phi_29831_;
                phi_29833_ = _e784;
                phi_29834_ = select(true, false, _e768);
            } else {
                phi_29833_ = bool();
                phi_29834_ = true;
            }
            let _e787 = phi_29833_;
            let _e789 = phi_29834_;
            embedded_1.member[_e389] = select(0u, 1u, select(_e787, false, _e789));
        }
    }
    return;
}

@compute @workgroup_size(256, 1, 1) 
fn scan_blocks(@builtin(local_invocation_id) builtin_local: vec3<u32>, @builtin(workgroup_id) builtin_group: vec3<u32>, @builtin(num_workgroups) builtin_groups: vec3<u32>) {
    builtin_local_55 = builtin_local;
    builtin_group_55 = builtin_group;
    builtin_groups_55 = builtin_groups;
    function_();
}

@compute @workgroup_size(256, 1, 1) 
fn scan_block_sums(@builtin(local_invocation_id) builtin_local_1: vec3<u32>, @builtin(workgroup_id) builtin_group_1: vec3<u32>, @builtin(num_workgroups) builtin_groups_1: vec3<u32>) {
    builtin_local_55 = builtin_local_1;
    builtin_group_55 = builtin_group_1;
    builtin_groups_55 = builtin_groups_1;
    function_1();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_scatter(@builtin(local_invocation_id) builtin_local_2: vec3<u32>, @builtin(workgroup_id) builtin_group_2: vec3<u32>, @builtin(num_workgroups) builtin_groups_2: vec3<u32>) {
    builtin_local_55 = builtin_local_2;
    builtin_group_55 = builtin_group_2;
    builtin_groups_55 = builtin_groups_2;
    function_2();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_histogram(@builtin(local_invocation_id) builtin_local_3: vec3<u32>, @builtin(workgroup_id) builtin_group_3: vec3<u32>, @builtin(num_workgroups) builtin_groups_3: vec3<u32>) {
    builtin_local_55 = builtin_local_3;
    builtin_group_55 = builtin_group_3;
    builtin_groups_55 = builtin_groups_3;
    function_3();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_max(@builtin(local_invocation_id) builtin_local_4: vec3<u32>, @builtin(workgroup_id) builtin_group_4: vec3<u32>, @builtin(num_workgroups) builtin_groups_4: vec3<u32>) {
    builtin_local_55 = builtin_local_4;
    builtin_group_55 = builtin_group_4;
    builtin_groups_55 = builtin_groups_4;
    function_4();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_min(@builtin(local_invocation_id) builtin_local_5: vec3<u32>, @builtin(workgroup_id) builtin_group_5: vec3<u32>, @builtin(num_workgroups) builtin_groups_5: vec3<u32>) {
    builtin_local_55 = builtin_local_5;
    builtin_group_55 = builtin_group_5;
    builtin_groups_55 = builtin_groups_5;
    function_5();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_sum(@builtin(local_invocation_id) builtin_local_6: vec3<u32>, @builtin(workgroup_id) builtin_group_6: vec3<u32>, @builtin(num_workgroups) builtin_groups_6: vec3<u32>) {
    builtin_local_55 = builtin_local_6;
    builtin_group_55 = builtin_group_6;
    builtin_groups_55 = builtin_groups_6;
    function_6();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_max(@builtin(local_invocation_id) builtin_local_7: vec3<u32>, @builtin(workgroup_id) builtin_group_7: vec3<u32>, @builtin(num_workgroups) builtin_groups_7: vec3<u32>) {
    builtin_local_55 = builtin_local_7;
    builtin_group_55 = builtin_group_7;
    builtin_groups_55 = builtin_groups_7;
    function_7();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_min(@builtin(local_invocation_id) builtin_local_8: vec3<u32>, @builtin(workgroup_id) builtin_group_8: vec3<u32>, @builtin(num_workgroups) builtin_groups_8: vec3<u32>) {
    builtin_local_55 = builtin_local_8;
    builtin_group_55 = builtin_group_8;
    builtin_groups_55 = builtin_groups_8;
    function_8();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_sum(@builtin(local_invocation_id) builtin_local_9: vec3<u32>, @builtin(workgroup_id) builtin_group_9: vec3<u32>, @builtin(num_workgroups) builtin_groups_9: vec3<u32>) {
    builtin_local_55 = builtin_local_9;
    builtin_group_55 = builtin_group_9;
    builtin_groups_55 = builtin_groups_9;
    function_9();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_max(@builtin(local_invocation_id) builtin_local_10: vec3<u32>, @builtin(workgroup_id) builtin_group_10: vec3<u32>, @builtin(num_workgroups) builtin_groups_10: vec3<u32>) {
    builtin_local_55 = builtin_local_10;
    builtin_group_55 = builtin_group_10;
    builtin_groups_55 = builtin_groups_10;
    function_10();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_min(@builtin(local_invocation_id) builtin_local_11: vec3<u32>, @builtin(workgroup_id) builtin_group_11: vec3<u32>, @builtin(num_workgroups) builtin_groups_11: vec3<u32>) {
    builtin_local_55 = builtin_local_11;
    builtin_group_55 = builtin_group_11;
    builtin_groups_55 = builtin_groups_11;
    function_11();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_sum(@builtin(local_invocation_id) builtin_local_12: vec3<u32>, @builtin(workgroup_id) builtin_group_12: vec3<u32>, @builtin(num_workgroups) builtin_groups_12: vec3<u32>) {
    builtin_local_55 = builtin_local_12;
    builtin_group_55 = builtin_group_12;
    builtin_groups_55 = builtin_groups_12;
    function_12();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_mark(@builtin(local_invocation_id) builtin_local_13: vec3<u32>, @builtin(workgroup_id) builtin_group_13: vec3<u32>, @builtin(num_workgroups) builtin_groups_13: vec3<u32>) {
    builtin_local_55 = builtin_local_13;
    builtin_group_55 = builtin_group_13;
    builtin_groups_55 = builtin_groups_13;
    function_13();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_scatter(@builtin(local_invocation_id) builtin_local_14: vec3<u32>, @builtin(workgroup_id) builtin_group_14: vec3<u32>, @builtin(num_workgroups) builtin_groups_14: vec3<u32>) {
    builtin_local_55 = builtin_local_14;
    builtin_group_55 = builtin_group_14;
    builtin_groups_55 = builtin_groups_14;
    function_14();
}

@compute @workgroup_size(256, 1, 1) 
fn fill(@builtin(local_invocation_id) builtin_local_15: vec3<u32>, @builtin(workgroup_id) builtin_group_15: vec3<u32>, @builtin(num_workgroups) builtin_groups_15: vec3<u32>) {
    builtin_local_55 = builtin_local_15;
    builtin_group_55 = builtin_group_15;
    builtin_groups_55 = builtin_groups_15;
    function_15();
}

@compute @workgroup_size(256, 1, 1) 
fn size_dispatch(@builtin(local_invocation_id) builtin_local_16: vec3<u32>, @builtin(workgroup_id) builtin_group_16: vec3<u32>, @builtin(num_workgroups) builtin_groups_16: vec3<u32>) {
    builtin_local_55 = builtin_local_16;
    builtin_group_55 = builtin_group_16;
    builtin_groups_55 = builtin_groups_16;
    function_16();
}

@compute @workgroup_size(256, 1, 1) 
fn find_near(@builtin(local_invocation_id) builtin_local_17: vec3<u32>, @builtin(workgroup_id) builtin_group_17: vec3<u32>, @builtin(num_workgroups) builtin_groups_17: vec3<u32>) {
    builtin_local_55 = builtin_local_17;
    builtin_group_55 = builtin_group_17;
    builtin_groups_55 = builtin_groups_17;
    function_17();
}

@compute @workgroup_size(256, 1, 1) 
fn size_near(@builtin(local_invocation_id) builtin_local_18: vec3<u32>, @builtin(workgroup_id) builtin_group_18: vec3<u32>, @builtin(num_workgroups) builtin_groups_18: vec3<u32>) {
    builtin_local_55 = builtin_local_18;
    builtin_group_55 = builtin_group_18;
    builtin_groups_55 = builtin_groups_18;
    function_18();
}

@compute @workgroup_size(256, 1, 1) 
fn record_counts(@builtin(local_invocation_id) builtin_local_19: vec3<u32>, @builtin(workgroup_id) builtin_group_19: vec3<u32>, @builtin(num_workgroups) builtin_groups_19: vec3<u32>) {
    builtin_local_55 = builtin_local_19;
    builtin_group_55 = builtin_group_19;
    builtin_groups_55 = builtin_groups_19;
    function_19();
}

@compute @workgroup_size(256, 1, 1) 
fn mark_reference(@builtin(local_invocation_id) builtin_local_20: vec3<u32>, @builtin(workgroup_id) builtin_group_20: vec3<u32>, @builtin(num_workgroups) builtin_groups_20: vec3<u32>) {
    builtin_local_55 = builtin_local_20;
    builtin_group_55 = builtin_group_20;
    builtin_groups_55 = builtin_groups_20;
    function_20();
}

@compute @workgroup_size(256, 1, 1) 
fn respond(@builtin(local_invocation_id) builtin_local_21: vec3<u32>, @builtin(workgroup_id) builtin_group_21: vec3<u32>, @builtin(num_workgroups) builtin_groups_21: vec3<u32>) {
    builtin_local_55 = builtin_local_21;
    builtin_group_55 = builtin_group_21;
    builtin_groups_55 = builtin_groups_21;
    function_21();
}

@compute @workgroup_size(256, 1, 1) 
fn face_boxes(@builtin(local_invocation_id) builtin_local_22: vec3<u32>, @builtin(workgroup_id) builtin_group_22: vec3<u32>, @builtin(num_workgroups) builtin_groups_22: vec3<u32>) {
    builtin_local_55 = builtin_local_22;
    builtin_group_55 = builtin_group_22;
    builtin_groups_55 = builtin_groups_22;
    function_22();
}

@compute @workgroup_size(256, 1, 1) 
fn copy_predicted(@builtin(local_invocation_id) builtin_local_23: vec3<u32>, @builtin(workgroup_id) builtin_group_23: vec3<u32>, @builtin(num_workgroups) builtin_groups_23: vec3<u32>) {
    builtin_local_55 = builtin_local_23;
    builtin_group_55 = builtin_group_23;
    builtin_groups_55 = builtin_groups_23;
    function_23();
}

@compute @workgroup_size(256, 1, 1) 
fn test_every_face(@builtin(local_invocation_id) builtin_local_24: vec3<u32>, @builtin(workgroup_id) builtin_group_24: vec3<u32>, @builtin(num_workgroups) builtin_groups_24: vec3<u32>) {
    builtin_local_55 = builtin_local_24;
    builtin_group_55 = builtin_group_24;
    builtin_groups_55 = builtin_groups_24;
    function_24();
}

@compute @workgroup_size(256, 1, 1) 
fn test_faces_by_sweep(@builtin(local_invocation_id) builtin_local_25: vec3<u32>, @builtin(workgroup_id) builtin_group_25: vec3<u32>, @builtin(num_workgroups) builtin_groups_25: vec3<u32>) {
    builtin_local_55 = builtin_local_25;
    builtin_group_55 = builtin_group_25;
    builtin_groups_55 = builtin_groups_25;
    function_25();
}

@compute @workgroup_size(256, 1, 1) 
fn commit(@builtin(local_invocation_id) builtin_local_26: vec3<u32>, @builtin(workgroup_id) builtin_group_26: vec3<u32>, @builtin(num_workgroups) builtin_groups_26: vec3<u32>) {
    builtin_local_55 = builtin_local_26;
    builtin_group_55 = builtin_group_26;
    builtin_groups_55 = builtin_groups_26;
    function_26();
}

@compute @workgroup_size(256, 1, 1) 
fn integrate(@builtin(local_invocation_id) builtin_local_27: vec3<u32>, @builtin(workgroup_id) builtin_group_27: vec3<u32>, @builtin(num_workgroups) builtin_groups_27: vec3<u32>) {
    builtin_local_55 = builtin_local_27;
    builtin_group_55 = builtin_group_27;
    builtin_groups_55 = builtin_groups_27;
    function_27();
}

@compute @workgroup_size(256, 1, 1) 
fn move_bodies(@builtin(local_invocation_id) builtin_local_28: vec3<u32>, @builtin(workgroup_id) builtin_group_28: vec3<u32>, @builtin(num_workgroups) builtin_groups_28: vec3<u32>) {
    builtin_local_55 = builtin_local_28;
    builtin_group_55 = builtin_group_28;
    builtin_groups_55 = builtin_groups_28;
    function_28();
}

@compute @workgroup_size(256, 1, 1) 
fn shorten(@builtin(local_invocation_id) builtin_local_29: vec3<u32>, @builtin(workgroup_id) builtin_group_29: vec3<u32>, @builtin(num_workgroups) builtin_groups_29: vec3<u32>) {
    builtin_local_55 = builtin_local_29;
    builtin_group_55 = builtin_group_29;
    builtin_groups_55 = builtin_groups_29;
    function_29();
}

@compute @workgroup_size(256, 1, 1) 
fn push_apart(@builtin(local_invocation_id) builtin_local_30: vec3<u32>, @builtin(workgroup_id) builtin_group_30: vec3<u32>, @builtin(num_workgroups) builtin_groups_30: vec3<u32>) {
    builtin_local_55 = builtin_local_30;
    builtin_group_55 = builtin_group_30;
    builtin_groups_55 = builtin_groups_30;
    function_30();
}

@compute @workgroup_size(256, 1, 1) 
fn assign(@builtin(local_invocation_id) builtin_local_31: vec3<u32>, @builtin(workgroup_id) builtin_group_31: vec3<u32>, @builtin(num_workgroups) builtin_groups_31: vec3<u32>) {
    builtin_local_55 = builtin_local_31;
    builtin_group_55 = builtin_group_31;
    builtin_groups_55 = builtin_groups_31;
    function_31();
}

@compute @workgroup_size(256, 1, 1) 
fn count_members(@builtin(local_invocation_id) builtin_local_32: vec3<u32>, @builtin(workgroup_id) builtin_group_32: vec3<u32>, @builtin(num_workgroups) builtin_groups_32: vec3<u32>) {
    builtin_local_55 = builtin_local_32;
    builtin_group_55 = builtin_group_32;
    builtin_groups_55 = builtin_groups_32;
    function_32();
}

@compute @workgroup_size(256, 1, 1) 
fn candidates(@builtin(local_invocation_id) builtin_local_33: vec3<u32>, @builtin(workgroup_id) builtin_group_33: vec3<u32>, @builtin(num_workgroups) builtin_groups_33: vec3<u32>) {
    builtin_local_55 = builtin_local_33;
    builtin_group_55 = builtin_group_33;
    builtin_groups_55 = builtin_groups_33;
    function_33();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_seed(@builtin(local_invocation_id) builtin_local_34: vec3<u32>, @builtin(workgroup_id) builtin_group_34: vec3<u32>, @builtin(num_workgroups) builtin_groups_34: vec3<u32>) {
    builtin_local_55 = builtin_local_34;
    builtin_group_55 = builtin_group_34;
    builtin_groups_55 = builtin_groups_34;
    function_34();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_sums(@builtin(local_invocation_id) builtin_local_35: vec3<u32>, @builtin(workgroup_id) builtin_group_35: vec3<u32>, @builtin(num_workgroups) builtin_groups_35: vec3<u32>) {
    builtin_local_55 = builtin_local_35;
    builtin_group_55 = builtin_group_35;
    builtin_groups_55 = builtin_groups_35;
    function_35();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_update(@builtin(local_invocation_id) builtin_local_36: vec3<u32>, @builtin(workgroup_id) builtin_group_36: vec3<u32>, @builtin(num_workgroups) builtin_groups_36: vec3<u32>) {
    builtin_local_55 = builtin_local_36;
    builtin_group_55 = builtin_group_36;
    builtin_groups_55 = builtin_groups_36;
    function_36();
}

@compute @workgroup_size(256, 1, 1) 
fn select_centers(@builtin(local_invocation_id) builtin_local_37: vec3<u32>, @builtin(workgroup_id) builtin_group_37: vec3<u32>, @builtin(num_workgroups) builtin_groups_37: vec3<u32>) {
    builtin_local_55 = builtin_local_37;
    builtin_group_55 = builtin_group_37;
    builtin_groups_55 = builtin_groups_37;
    function_37();
}

@compute @workgroup_size(256, 1, 1) 
fn bounding_spheres(@builtin(local_invocation_id) builtin_local_38: vec3<u32>, @builtin(workgroup_id) builtin_group_38: vec3<u32>, @builtin(num_workgroups) builtin_groups_38: vec3<u32>) {
    builtin_local_55 = builtin_local_38;
    builtin_group_55 = builtin_group_38;
    builtin_groups_55 = builtin_groups_38;
    function_38();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_swept(@builtin(local_invocation_id) builtin_local_39: vec3<u32>, @builtin(workgroup_id) builtin_group_39: vec3<u32>, @builtin(num_workgroups) builtin_groups_39: vec3<u32>) {
    builtin_local_55 = builtin_local_39;
    builtin_group_55 = builtin_group_39;
    builtin_groups_55 = builtin_groups_39;
    function_39();
}

@compute @workgroup_size(256, 1, 1) 
fn list_features(@builtin(local_invocation_id) builtin_local_40: vec3<u32>, @builtin(workgroup_id) builtin_group_40: vec3<u32>, @builtin(num_workgroups) builtin_groups_40: vec3<u32>) {
    builtin_local_55 = builtin_local_40;
    builtin_group_55 = builtin_group_40;
    builtin_groups_55 = builtin_groups_40;
    function_40();
}

@compute @workgroup_size(256, 1, 1) 
fn filter_features(@builtin(local_invocation_id) builtin_local_41: vec3<u32>, @builtin(workgroup_id) builtin_group_41: vec3<u32>, @builtin(num_workgroups) builtin_groups_41: vec3<u32>) {
    builtin_local_55 = builtin_local_41;
    builtin_group_55 = builtin_group_41;
    builtin_groups_55 = builtin_groups_41;
    function_41();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_sums(@builtin(local_invocation_id) builtin_local_42: vec3<u32>, @builtin(workgroup_id) builtin_group_42: vec3<u32>, @builtin(num_workgroups) builtin_groups_42: vec3<u32>) {
    builtin_local_55 = builtin_local_42;
    builtin_group_55 = builtin_group_42;
    builtin_groups_55 = builtin_groups_42;
    function_42();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_solve(@builtin(local_invocation_id) builtin_local_43: vec3<u32>, @builtin(workgroup_id) builtin_group_43: vec3<u32>, @builtin(num_workgroups) builtin_groups_43: vec3<u32>) {
    builtin_local_55 = builtin_local_43;
    builtin_group_55 = builtin_group_43;
    builtin_groups_55 = builtin_groups_43;
    function_43();
}

@compute @workgroup_size(256, 1, 1) 
fn pad_proxies(@builtin(local_invocation_id) builtin_local_44: vec3<u32>, @builtin(workgroup_id) builtin_group_44: vec3<u32>, @builtin(num_workgroups) builtin_groups_44: vec3<u32>) {
    builtin_local_55 = builtin_local_44;
    builtin_group_55 = builtin_group_44;
    builtin_groups_55 = builtin_groups_44;
    function_44();
}

@compute @workgroup_size(256, 1, 1) 
fn list_proxies(@builtin(local_invocation_id) builtin_local_45: vec3<u32>, @builtin(workgroup_id) builtin_group_45: vec3<u32>, @builtin(num_workgroups) builtin_groups_45: vec3<u32>) {
    builtin_local_55 = builtin_local_45;
    builtin_group_55 = builtin_group_45;
    builtin_groups_55 = builtin_groups_45;
    function_45();
}

@compute @workgroup_size(256, 1, 1) 
fn compute_boxes(@builtin(local_invocation_id) builtin_local_46: vec3<u32>, @builtin(workgroup_id) builtin_group_46: vec3<u32>, @builtin(num_workgroups) builtin_groups_46: vec3<u32>) {
    builtin_local_55 = builtin_local_46;
    builtin_group_55 = builtin_group_46;
    builtin_groups_55 = builtin_groups_46;
    function_46();
}

@compute @workgroup_size(256, 1, 1) 
fn sweep(@builtin(local_invocation_id) builtin_local_47: vec3<u32>, @builtin(workgroup_id) builtin_group_47: vec3<u32>, @builtin(num_workgroups) builtin_groups_47: vec3<u32>) {
    builtin_local_55 = builtin_local_47;
    builtin_group_55 = builtin_group_47;
    builtin_groups_55 = builtin_groups_47;
    function_47();
}

@compute @workgroup_size(256, 1, 1) 
fn block_ends(@builtin(local_invocation_id) builtin_local_48: vec3<u32>, @builtin(workgroup_id) builtin_group_48: vec3<u32>, @builtin(num_workgroups) builtin_groups_48: vec3<u32>) {
    builtin_local_55 = builtin_local_48;
    builtin_group_55 = builtin_group_48;
    builtin_groups_55 = builtin_groups_48;
    function_48();
}

@compute @workgroup_size(256, 1, 1) 
fn list_tiles(@builtin(local_invocation_id) builtin_local_49: vec3<u32>, @builtin(workgroup_id) builtin_group_49: vec3<u32>, @builtin(num_workgroups) builtin_groups_49: vec3<u32>) {
    builtin_local_55 = builtin_local_49;
    builtin_group_55 = builtin_group_49;
    builtin_groups_55 = builtin_groups_49;
    function_49();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_corners(@builtin(local_invocation_id) builtin_local_50: vec3<u32>, @builtin(workgroup_id) builtin_group_50: vec3<u32>, @builtin(num_workgroups) builtin_groups_50: vec3<u32>) {
    builtin_local_55 = builtin_local_50;
    builtin_group_55 = builtin_group_50;
    builtin_groups_55 = builtin_groups_50;
    function_50();
}

@compute @workgroup_size(256, 1, 1) 
fn normalize_scene(@builtin(local_invocation_id) builtin_local_51: vec3<u32>, @builtin(workgroup_id) builtin_group_51: vec3<u32>, @builtin(num_workgroups) builtin_groups_51: vec3<u32>) {
    builtin_local_55 = builtin_local_51;
    builtin_group_55 = builtin_group_51;
    builtin_groups_55 = builtin_groups_51;
    function_51();
}

@compute @workgroup_size(256, 1, 1) 
fn narrow(@builtin(local_invocation_id) builtin_local_52: vec3<u32>, @builtin(workgroup_id) builtin_group_52: vec3<u32>, @builtin(num_workgroups) builtin_groups_52: vec3<u32>) {
    builtin_local_55 = builtin_local_52;
    builtin_group_55 = builtin_group_52;
    builtin_groups_55 = builtin_groups_52;
    function_52();
}

@compute @workgroup_size(256, 1, 1) 
fn size_narrow(@builtin(local_invocation_id) builtin_local_53: vec3<u32>, @builtin(workgroup_id) builtin_group_53: vec3<u32>, @builtin(num_workgroups) builtin_groups_53: vec3<u32>) {
    builtin_local_55 = builtin_local_53;
    builtin_group_55 = builtin_group_53;
    builtin_groups_55 = builtin_groups_53;
    function_53();
}

@compute @workgroup_size(256, 1, 1) 
fn check_one_rings(@builtin(local_invocation_id) builtin_local_54: vec3<u32>, @builtin(workgroup_id) builtin_group_54: vec3<u32>, @builtin(num_workgroups) builtin_groups_54: vec3<u32>) {
    builtin_local_55 = builtin_local_54;
    builtin_group_55 = builtin_group_54;
    builtin_groups_55 = builtin_groups_54;
    function_54();
}
