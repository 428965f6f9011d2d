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

struct type_91 {
    member: f32,
    member_1: f32,
}

struct type_101 {
    member: array<atomic<u32>>,
}

var<private> builtin_local_56: vec3<u32>;
var<private> builtin_group_56: vec3<u32>;
var<private> builtin_groups_56: vec3<u32>;
@group(0) @binding(0) 
var<uniform> params: type_6;
@group(0) @binding(1) 
var<storage> input: type_11;
@group(0) @binding(2) 
var<storage> offsets: type_15;
@group(0) @binding(3) 
var<storage, read_write> output: type_11;
@group(0) @binding(4) 
var<storage, read_write> result: type_101;
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
var<storage, read_write> bounds: type_101;
@group(0) @binding(7) 
var<storage, read_write> near: type_101;
@group(0) @binding(8) 
var<storage, read_write> pushes: type_101;
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
var<storage, read_write> status: type_101;
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
var<storage, read_write> colliding_faces_1: type_101;
@group(0) @binding(3) 
var<storage> sweep_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_42;
@group(0) @binding(5) 
var<storage> boxes_4: type_42;
@group(0) @binding(6) 
var<storage, read_write> colliding_faces_2: type_101;
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
var<storage, read_write> status_1: type_101;
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
var<storage, read_write> pushes_3: type_101;
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
var<storage, read_write> sizes: type_101;
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
var<storage, read_write> tiles_2: type_101;
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
var<storage> frame: type_42;
@group(0) @binding(3) 
var<storage, read_write> spheres_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> possibly_degenerate: type_15;
@group(0) @binding(5) 
var<storage, read_write> possibly_degenerate_count: type_101;
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
var<storage, read_write> counters: type_101;
@group(0) @binding(6) 
var<storage> after_linear_1: type_15;
@group(0) @binding(7) 
var<storage, read_write> passed: type_15;
@group(0) @binding(8) 
var<storage, read_write> counters_1: type_101;
@group(0) @binding(2) 
var<storage> tags_3: type_11;
@group(0) @binding(3) 
var<storage> centers_3: type_42;
var<workgroup> point_masks: array<vec2<u32>, 256>;
@group(0) @binding(3) 
var<storage> frame_1: type_42;
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
var<storage, read_write> proxy_count_1: type_101;
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
var<storage, read_write> last_ends_1: type_101;
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
@group(0) @binding(1) 
var<storage> low_1: type_42;
@group(0) @binding(2) 
var<storage> high_1: type_42;
@group(0) @binding(4) 
var<storage, read_write> frame_2: type_42;
@group(0) @binding(5) 
var<storage, read_write> not_finite: type_15;
@group(0) @binding(2) 
var<storage> triangles: type_15;
@group(0) @binding(3) 
var<storage> embedded: type_15;
@group(0) @binding(4) 
var<storage, read_write> corners_3: type_11;
@group(0) @binding(5) 
var<storage, read_write> low_2: type_42;
@group(0) @binding(6) 
var<storage, read_write> high_2: type_42;
@group(0) @binding(4) 
var<storage> corners_4: type_11;
@group(0) @binding(5) 
var<storage, read_write> results: type_15;
@group(0) @binding(6) 
var<storage, read_write> counters_2: type_101;
var<workgroup> counts_3: array<atomic<u32>, 3>;
@group(0) @binding(5) 
var<storage> rests: type_34;
@group(0) @binding(6) 
var<storage, read_write> results_1: type_15;
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
    var phi_604_: type_19;
    var phi_607_: u32;
    var phi_633_: u32;
    var phi_640_: u32;
    var phi_647_: u32;
    var phi_654_: u32;
    var phi_670_: type_19;
    var phi_605_: type_19;
    var phi_608_: u32;
    var local_1: type_19;
    var phi_679_: u32;
    var phi_682_: u32;
    var phi_680_: u32;
    var phi_683_: u32;
    var local_2: u32;
    var phi_703_: u32;
    var phi_706_: u32;
    var phi_704_: u32;
    var phi_707_: u32;
    var local_3: type_19;
    var phi_743_: type_19;
    var phi_746_: u32;
    var phi_772_: u32;
    var phi_779_: u32;
    var phi_786_: u32;
    var phi_793_: u32;
    var phi_821_: type_19;
    var phi_744_: type_19;
    var phi_747_: u32;
    var local_4: type_19;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local = array<u32, 2>(0u, 0u);
    local[_e391.z] = _e390.x;
    let _e399 = local[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = (((_e404 * 256u) + _e399) * 8u);
    phi_604_ = type_19(0u, false);
    phi_607_ = 0u;
    loop {
        let _e409 = phi_604_;
        let _e411 = phi_607_;
        local_1 = _e409;
        local_3 = _e409;
        let _e412 = (_e411 < 8u);
        if _e412 {
            let _e413 = (_e407 + _e411);
            let _e414 = (4u * _e413);
            let _e417 = params.member.member;
            let _e418 = (_e414 < _e417);
            if _e418 {
                let _e421 = input.member[_e413];
                if _e418 {
                    phi_633_ = _e421.x;
                } else {
                    phi_633_ = 0u;
                }
                let _e424 = phi_633_;
                if ((_e414 + 1u) < _e417) {
                    phi_640_ = _e421.y;
                } else {
                    phi_640_ = 0u;
                }
                let _e429 = phi_640_;
                if ((_e414 + 2u) < _e417) {
                    phi_647_ = _e421.z;
                } else {
                    phi_647_ = 0u;
                }
                let _e434 = phi_647_;
                if ((_e414 + 3u) < _e417) {
                    phi_654_ = _e421.w;
                } else {
                    phi_654_ = 0u;
                }
                let _e439 = phi_654_;
                let _e442 = (_e409.member + _e424);
                let _e445 = (_e442 + _e429);
                let _e448 = (_e445 + _e434);
                let _e451 = (_e448 + _e439);
                phi_670_ = type_19(_e451, ((((_e409.member_1 || (_e442 < _e424)) || (_e445 < _e429)) || (_e448 < _e434)) || (_e451 < _e439)));
            } else {
                phi_670_ = _e409;
            }
            let _e456 = phi_670_;
            phi_605_ = _e456;
            phi_608_ = (_e411 + _e392.z);
        } else {
            break;
        }
        let _e459 = phi_605_;
        let _e461 = phi_608_;
        continue;
        continuing {
            phi_604_ = _e459;
            phi_607_ = _e461;
        }
    }
    let _e464 = local_1;
    sums[_e399] = _e464.member;
    workgroupBarrier();
    if (_e399 < 16u) {
        phi_679_ = 0u;
        phi_682_ = 0u;
        loop {
            let _e469 = phi_679_;
            let _e471 = phi_682_;
            local_2 = _e471;
            let _e472 = (_e469 < 16u);
            if _e472 {
                let _e476 = sums[((_e399 * 16u) + _e469)];
                sums[((_e399 * 16u) + _e469)] = _e471;
                phi_680_ = (_e469 + _e392.z);
                phi_683_ = (_e471 + _e476);
            } else {
                break;
            }
            let _e480 = phi_680_;
            let _e482 = phi_683_;
            continue;
            continuing {
                phi_679_ = _e480;
                phi_682_ = _e482;
            }
        }
        let _e486 = local_2;
        chunks[_e399] = _e486;
    }
    workgroupBarrier();
    if (_e399 == 0u) {
        phi_703_ = 0u;
        phi_706_ = 0u;
        loop {
            let _e489 = phi_703_;
            let _e491 = phi_706_;
            let _e492 = (_e489 < 16u);
            if _e492 {
                let _e494 = chunks[_e489];
                chunks[_e489] = _e491;
                phi_704_ = (_e489 + _e392.z);
                phi_707_ = (_e491 + _e494);
            } else {
                break;
            }
            let _e498 = phi_704_;
            let _e500 = phi_707_;
            continue;
            continuing {
                phi_703_ = _e498;
                phi_706_ = _e500;
            }
        }
    }
    workgroupBarrier();
    let _e502 = sums[_e399];
    let _e505 = chunks[(_e399 / 16u)];
    let _e506 = (_e502 + _e505);
    let _e512 = params.member.member;
    if ((_e404 * 8192u) < _e512) {
        let _e516 = offsets.member[_e404];
        let _e517 = (_e506 + _e516);
        let _e521 = local_3;
        phi_743_ = type_19(_e517, (_e521.member_1 || ((false || (_e506 < _e505)) || (_e517 < _e516))));
        phi_746_ = 0u;
        loop {
            let _e526 = phi_743_;
            let _e528 = phi_746_;
            local_4 = _e526;
            let _e529 = (_e528 < 8u);
            if _e529 {
                let _e530 = (_e407 + _e528);
                let _e531 = (4u * _e530);
                let _e532 = (_e531 < _e512);
                if _e532 {
                    let _e535 = input.member[_e530];
                    if _e532 {
                        phi_772_ = _e535.x;
                    } else {
                        phi_772_ = 0u;
                    }
                    let _e538 = phi_772_;
                    if ((_e531 + 1u) < _e512) {
                        phi_779_ = _e535.y;
                    } else {
                        phi_779_ = 0u;
                    }
                    let _e543 = phi_779_;
                    if ((_e531 + 2u) < _e512) {
                        phi_786_ = _e535.z;
                    } else {
                        phi_786_ = 0u;
                    }
                    let _e548 = phi_786_;
                    if ((_e531 + 3u) < _e512) {
                        phi_793_ = _e535.w;
                    } else {
                        phi_793_ = 0u;
                    }
                    let _e553 = phi_793_;
                    let _e556 = (_e526.member + _e538);
                    let _e559 = (_e556 + _e543);
                    let _e562 = (_e559 + _e548);
                    output.member[_e530] = vec4<u32>(_e526.member, _e556, _e559, _e562);
                    let _e568 = (_e562 + _e553);
                    if ((_e531 + 4u) >= _e512) {
                        atomicStore((&result.member[0u]), _e568);
                    }
                    phi_821_ = type_19(_e568, ((((_e526.member_1 || (_e556 < _e538)) || (_e559 < _e543)) || (_e562 < _e548)) || (_e568 < _e553)));
                } else {
                    phi_821_ = _e526;
                }
                let _e577 = phi_821_;
                phi_744_ = _e577;
                phi_747_ = (_e528 + _e392.z);
            } else {
                break;
            }
            let _e580 = phi_744_;
            let _e582 = phi_747_;
            continue;
            continuing {
                phi_743_ = _e580;
                phi_746_ = _e582;
            }
        }
        let _e585 = local_4;
        if _e585.member_1 {
            let _e589 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_851_: u32;
    var phi_854_: vec4<u32>;
    var phi_883_: u32;
    var phi_890_: u32;
    var phi_897_: u32;
    var phi_904_: u32;
    var phi_907_: vec4<u32>;
    var phi_852_: u32;
    var phi_855_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_922_: u32;
    var phi_925_: u32;
    var phi_923_: u32;
    var phi_926_: u32;
    var local_10: u32;
    var phi_946_: u32;
    var phi_949_: u32;
    var phi_947_: u32;
    var phi_950_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e391.z] = _e390.x;
    let _e399 = local_5[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    phi_851_ = 0u;
    phi_854_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e406 = phi_851_;
        let _e408 = phi_854_;
        local_6 = _e408;
        local_7 = _e408;
        local_8 = _e408;
        local_9 = _e408;
        let _e409 = (_e406 < 8u);
        if _e409 {
            let _e413 = (((_e404 * 2048u) + (_e406 * 256u)) + _e399);
            let _e414 = (4u * _e413);
            let _e417 = params.member.member;
            let _e418 = (_e414 < _e417);
            if _e418 {
                let _e421 = input.member[_e413];
                if _e418 {
                    phi_883_ = _e421.x;
                } else {
                    phi_883_ = 0u;
                }
                let _e424 = phi_883_;
                if ((_e414 + 1u) < _e417) {
                    phi_890_ = _e421.y;
                } else {
                    phi_890_ = 0u;
                }
                let _e429 = phi_890_;
                if ((_e414 + 2u) < _e417) {
                    phi_897_ = _e421.z;
                } else {
                    phi_897_ = 0u;
                }
                let _e434 = phi_897_;
                if ((_e414 + 3u) < _e417) {
                    phi_904_ = _e421.w;
                } else {
                    phi_904_ = 0u;
                }
                let _e439 = phi_904_;
                phi_907_ = (_e408 + vec4<u32>(_e424, _e429, _e434, _e439));
            } else {
                phi_907_ = _e408;
            }
            let _e443 = phi_907_;
            phi_852_ = (_e406 + _e392.z);
            phi_855_ = _e443;
        } else {
            break;
        }
        let _e446 = phi_852_;
        let _e448 = phi_855_;
        continue;
        continuing {
            phi_851_ = _e446;
            phi_854_ = _e448;
        }
    }
    let _e451 = local_6;
    let _e454 = local_7;
    let _e458 = local_8;
    let _e462 = local_9;
    let _e464 = (((_e451.x + _e454.y) + _e458.z) + _e462.w);
    shared_[_e399] = _e464;
    workgroupBarrier();
    if (_e399 < 16u) {
        phi_922_ = 0u;
        phi_925_ = 0u;
        loop {
            let _e468 = phi_922_;
            let _e470 = phi_925_;
            local_10 = _e470;
            let _e471 = (_e468 < 16u);
            if _e471 {
                let _e475 = shared_[((_e399 * 16u) + _e468)];
                shared_[((_e399 * 16u) + _e468)] = _e470;
                phi_923_ = (_e468 + _e392.z);
                phi_926_ = (_e470 + _e475);
            } else {
                break;
            }
            let _e479 = phi_923_;
            let _e481 = phi_926_;
            continue;
            continuing {
                phi_922_ = _e479;
                phi_925_ = _e481;
            }
        }
        let _e485 = local_10;
        chunks[_e399] = _e485;
    }
    workgroupBarrier();
    if (_e399 == 0u) {
        phi_946_ = 0u;
        phi_949_ = 0u;
        loop {
            let _e488 = phi_946_;
            let _e490 = phi_949_;
            let _e491 = (_e488 < 16u);
            if _e491 {
                let _e493 = chunks[_e488];
                chunks[_e488] = _e490;
                phi_947_ = (_e488 + _e392.z);
                phi_950_ = (_e490 + _e493);
            } else {
                break;
            }
            let _e497 = phi_947_;
            let _e499 = phi_950_;
            continue;
            continuing {
                phi_946_ = _e497;
                phi_949_ = _e499;
            }
        }
    }
    workgroupBarrier();
    let _e501 = shared_[_e399];
    let _e504 = chunks[(_e399 / 16u)];
    if (_e399 == 255u) {
        let _e510 = params.member.member;
        if ((_e404 * 8192u) < _e510) {
            sums_1.member[_e404] = ((_e501 + _e504) + _e464);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1033_: vec4<u32>;
    var phi_1108_: u32;
    var phi_1111_: u32;
    var phi_1109_: u32;
    var phi_1112_: u32;
    var local_12: u32;
    var phi_1131_: u32;
    var phi_1134_: u32;
    var phi_1132_: u32;
    var phi_1135_: u32;
    var phi_1154_: u32;
    var phi_1157_: u32;
    var phi_1155_: u32;
    var phi_1158_: u32;
    var phi_1242_: type_28;
    var phi_1245_: u32;
    var phi_1459_: u32;
    var phi_1465_: u32;
    var phi_1471_: u32;
    var phi_1477_: u32;
    var phi_1511_: type_28;
    var phi_1699_: u32;
    var phi_1705_: u32;
    var phi_1711_: u32;
    var phi_1717_: u32;
    var phi_1751_: type_28;
    var phi_1939_: u32;
    var phi_1945_: u32;
    var phi_1951_: u32;
    var phi_1957_: u32;
    var phi_1991_: type_28;
    var phi_2179_: u32;
    var phi_2185_: u32;
    var phi_2191_: u32;
    var phi_2197_: u32;
    var phi_2231_: type_28;
    var phi_2232_: type_28;
    var phi_1243_: type_28;
    var phi_1246_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e391.z] = _e390.x;
    let _e399 = local_11[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e406 = ((_e404 * 256u) + _e399);
    if (_e399 < 16u) {
        let _e410 = params.member.member_1;
        if (_e404 < _e410) {
            let _e416 = offsets_1.member[((_e399 * _e410) + _e404)];
            starts[_e399] = _e416;
        }
    }
    let _e420 = params.member.member_1;
    if (_e404 < _e420) {
        let _e424 = thread_counts.member[_e406];
        phi_1033_ = _e424;
    } else {
        phi_1033_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e426 = phi_1033_;
    table[_e399] = ((_e426.x & 255u) | ((_e426.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e399)] = (((_e426.x >> bitcast<u32>(16i)) & 255u) | ((_e426.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e399)] = ((_e426.y & 255u) | ((_e426.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e399)] = (((_e426.y >> bitcast<u32>(16i)) & 255u) | ((_e426.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e399)] = ((_e426.z & 255u) | ((_e426.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e399)] = (((_e426.z >> bitcast<u32>(16i)) & 255u) | ((_e426.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e399)] = ((_e426.w & 255u) | ((_e426.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e399)] = (((_e426.w >> bitcast<u32>(16i)) & 255u) | ((_e426.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1108_ = 0u;
    phi_1111_ = 0u;
    loop {
        let _e495 = phi_1108_;
        let _e497 = phi_1111_;
        local_12 = _e497;
        let _e498 = (_e495 < 8u);
        if _e498 {
            let _e502 = table[((_e399 * 8u) + _e495)];
            phi_1109_ = (_e495 + _e392.z);
            phi_1112_ = (_e497 + _e502);
        } else {
            break;
        }
        let _e506 = phi_1109_;
        let _e508 = phi_1112_;
        continue;
        continuing {
            phi_1108_ = _e506;
            phi_1111_ = _e508;
        }
    }
    let _e512 = local_12;
    sums[_e399] = _e512;
    workgroupBarrier();
    if (_e399 < 8u) {
        phi_1131_ = 0u;
        phi_1134_ = 0u;
        loop {
            let _e515 = phi_1131_;
            let _e517 = phi_1134_;
            let _e518 = (_e515 < 32u);
            if _e518 {
                let _e522 = sums[((_e399 * 32u) + _e515)];
                sums[((_e399 * 32u) + _e515)] = _e517;
                phi_1132_ = (_e515 + _e392.z);
                phi_1135_ = (_e517 + _e522);
            } else {
                break;
            }
            let _e526 = phi_1132_;
            let _e528 = phi_1135_;
            continue;
            continuing {
                phi_1131_ = _e526;
                phi_1134_ = _e528;
            }
        }
    }
    workgroupBarrier();
    let _e530 = sums[_e399];
    phi_1154_ = 0u;
    phi_1157_ = _e530;
    loop {
        let _e532 = phi_1154_;
        let _e534 = phi_1157_;
        let _e535 = (_e532 < 8u);
        if _e535 {
            let _e539 = table[((_e399 * 8u) + _e532)];
            table[((_e399 * 8u) + _e532)] = _e534;
            phi_1155_ = (_e532 + _e392.z);
            phi_1158_ = (_e534 + _e539);
        } else {
            break;
        }
        let _e543 = phi_1155_;
        let _e545 = phi_1158_;
        continue;
        continuing {
            phi_1154_ = _e543;
            phi_1157_ = _e545;
        }
    }
    workgroupBarrier();
    let _e547 = table[_e399];
    let _e548 = table[(256u + _e399)];
    let _e549 = table[(512u + _e399)];
    let _e550 = table[(768u + _e399)];
    let _e551 = table[(1024u + _e399)];
    let _e552 = table[(1280u + _e399)];
    let _e553 = table[(1536u + _e399)];
    let _e554 = table[(1792u + _e399)];
    let _e556 = starts[0u];
    let _e558 = starts[2u];
    let _e560 = starts[4u];
    let _e562 = starts[6u];
    let _e564 = starts[8u];
    let _e566 = starts[10u];
    let _e568 = starts[12u];
    let _e570 = starts[14u];
    let _e572 = starts[1u];
    let _e574 = starts[3u];
    let _e576 = starts[5u];
    let _e578 = starts[7u];
    let _e580 = starts[9u];
    let _e582 = starts[11u];
    let _e584 = starts[13u];
    let _e586 = starts[15u];
    let _e587 = (_e406 * 8u);
    phi_1242_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1245_ = _e587;
    loop {
        let _e590 = phi_1242_;
        let _e592 = phi_1245_;
        let _e593 = (_e592 < (_e587 + 8u));
        if _e593 {
            let _e594 = (4u * _e592);
            let _e597 = params.member.member;
            let _e598 = (_e594 < _e597);
            if _e598 {
                let _e601 = keys.member[_e592];
                let _e604 = payload.member[_e592];
                if _e598 {
                    let _e615 = params.member.member_2;
                    let _e621 = params.member.member_3;
                    let _e622 = ((_e601.x >> bitcast<u32>((_e615 & 31u))) & _e621);
                    let _e623 = (_e622 / 2u);
                    let _e624 = (_e622 % 2u);
                    let _e627 = ((_e623 & 1u) == 0u);
                    let _e630 = ((_e623 & 2u) == 0u);
                    let _e636 = ((_e623 & 4u) == 0u);
                    let _e662 = (((_e622 % 4u) * 8u) & 31u);
                    let _e664 = (1u << bitcast<u32>(_e662));
                    let _e665 = (_e622 / 4u);
                    if (_e665 == 0u) {
                        phi_1459_ = (_e590.member.x + _e664);
                    } else {
                        phi_1459_ = _e590.member.x;
                    }
                    let _e677 = phi_1459_;
                    if (_e665 == 1u) {
                        phi_1465_ = (_e590.member.y + _e664);
                    } else {
                        phi_1465_ = _e590.member.y;
                    }
                    let _e681 = phi_1465_;
                    if (_e665 == 2u) {
                        phi_1471_ = (_e590.member.z + _e664);
                    } else {
                        phi_1471_ = _e590.member.z;
                    }
                    let _e685 = phi_1471_;
                    if (_e665 == 3u) {
                        phi_1477_ = (_e590.member.w + _e664);
                    } else {
                        phi_1477_ = _e590.member.w;
                    }
                    let _e689 = phi_1477_;
                    let _e693 = ((_e665 & 1u) == 0u);
                    let _e702 = ((select(select(select(select(_e586, _e584, _e627), select(_e582, _e580, _e627), _e630), select(select(_e578, _e576, _e627), select(_e574, _e572, _e627), _e630), _e636), select(select(select(_e570, _e568, _e627), select(_e566, _e564, _e627), _e630), select(select(_e562, _e560, _e627), select(_e558, _e556, _e627), _e630), _e636), (_e624 == 0u)) + ((select(select(select(_e554, _e553, _e627), select(_e552, _e551, _e627), _e630), select(select(_e550, _e549, _e627), select(_e548, _e547, _e627), _e630), _e636) >> bitcast<u32>(((_e624 * 16u) & 31u))) & 65535u)) + ((select(select(_e590.member.w, _e590.member.z, _e693), select(_e590.member.y, _e590.member.x, _e693), ((_e665 & 2u) == 0u)) >> bitcast<u32>(_e662)) & 255u));
                    sorted_keys.member[_e702] = _e601.x;
                    sorted_payload.member[_e702] = _e604.x;
                    phi_1511_ = type_28(vec4<u32>(_e677, _e681, _e685, _e689));
                } else {
                    phi_1511_ = _e590;
                }
                let _e708 = phi_1511_;
                if ((_e594 + 1u) < _e597) {
                    let _e713 = params.member.member_2;
                    let _e719 = params.member.member_3;
                    let _e720 = ((_e601.y >> bitcast<u32>((_e713 & 31u))) & _e719);
                    let _e721 = (_e720 / 2u);
                    let _e722 = (_e720 % 2u);
                    let _e725 = ((_e721 & 1u) == 0u);
                    let _e728 = ((_e721 & 2u) == 0u);
                    let _e734 = ((_e721 & 4u) == 0u);
                    let _e760 = (((_e720 % 4u) * 8u) & 31u);
                    let _e762 = (1u << bitcast<u32>(_e760));
                    let _e763 = (_e720 / 4u);
                    if (_e763 == 0u) {
                        phi_1699_ = (_e708.member.x + _e762);
                    } else {
                        phi_1699_ = _e708.member.x;
                    }
                    let _e775 = phi_1699_;
                    if (_e763 == 1u) {
                        phi_1705_ = (_e708.member.y + _e762);
                    } else {
                        phi_1705_ = _e708.member.y;
                    }
                    let _e779 = phi_1705_;
                    if (_e763 == 2u) {
                        phi_1711_ = (_e708.member.z + _e762);
                    } else {
                        phi_1711_ = _e708.member.z;
                    }
                    let _e783 = phi_1711_;
                    if (_e763 == 3u) {
                        phi_1717_ = (_e708.member.w + _e762);
                    } else {
                        phi_1717_ = _e708.member.w;
                    }
                    let _e787 = phi_1717_;
                    let _e791 = ((_e763 & 1u) == 0u);
                    let _e800 = ((select(select(select(select(_e586, _e584, _e725), select(_e582, _e580, _e725), _e728), select(select(_e578, _e576, _e725), select(_e574, _e572, _e725), _e728), _e734), select(select(select(_e570, _e568, _e725), select(_e566, _e564, _e725), _e728), select(select(_e562, _e560, _e725), select(_e558, _e556, _e725), _e728), _e734), (_e722 == 0u)) + ((select(select(select(_e554, _e553, _e725), select(_e552, _e551, _e725), _e728), select(select(_e550, _e549, _e725), select(_e548, _e547, _e725), _e728), _e734) >> bitcast<u32>(((_e722 * 16u) & 31u))) & 65535u)) + ((select(select(_e708.member.w, _e708.member.z, _e791), select(_e708.member.y, _e708.member.x, _e791), ((_e763 & 2u) == 0u)) >> bitcast<u32>(_e760)) & 255u));
                    sorted_keys.member[_e800] = _e601.y;
                    sorted_payload.member[_e800] = _e604.y;
                    phi_1751_ = type_28(vec4<u32>(_e775, _e779, _e783, _e787));
                } else {
                    phi_1751_ = _e708;
                }
                let _e806 = phi_1751_;
                if ((_e594 + 2u) < _e597) {
                    let _e811 = params.member.member_2;
                    let _e817 = params.member.member_3;
                    let _e818 = ((_e601.z >> bitcast<u32>((_e811 & 31u))) & _e817);
                    let _e819 = (_e818 / 2u);
                    let _e820 = (_e818 % 2u);
                    let _e823 = ((_e819 & 1u) == 0u);
                    let _e826 = ((_e819 & 2u) == 0u);
                    let _e832 = ((_e819 & 4u) == 0u);
                    let _e858 = (((_e818 % 4u) * 8u) & 31u);
                    let _e860 = (1u << bitcast<u32>(_e858));
                    let _e861 = (_e818 / 4u);
                    if (_e861 == 0u) {
                        phi_1939_ = (_e806.member.x + _e860);
                    } else {
                        phi_1939_ = _e806.member.x;
                    }
                    let _e873 = phi_1939_;
                    if (_e861 == 1u) {
                        phi_1945_ = (_e806.member.y + _e860);
                    } else {
                        phi_1945_ = _e806.member.y;
                    }
                    let _e877 = phi_1945_;
                    if (_e861 == 2u) {
                        phi_1951_ = (_e806.member.z + _e860);
                    } else {
                        phi_1951_ = _e806.member.z;
                    }
                    let _e881 = phi_1951_;
                    if (_e861 == 3u) {
                        phi_1957_ = (_e806.member.w + _e860);
                    } else {
                        phi_1957_ = _e806.member.w;
                    }
                    let _e885 = phi_1957_;
                    let _e889 = ((_e861 & 1u) == 0u);
                    let _e898 = ((select(select(select(select(_e586, _e584, _e823), select(_e582, _e580, _e823), _e826), select(select(_e578, _e576, _e823), select(_e574, _e572, _e823), _e826), _e832), select(select(select(_e570, _e568, _e823), select(_e566, _e564, _e823), _e826), select(select(_e562, _e560, _e823), select(_e558, _e556, _e823), _e826), _e832), (_e820 == 0u)) + ((select(select(select(_e554, _e553, _e823), select(_e552, _e551, _e823), _e826), select(select(_e550, _e549, _e823), select(_e548, _e547, _e823), _e826), _e832) >> bitcast<u32>(((_e820 * 16u) & 31u))) & 65535u)) + ((select(select(_e806.member.w, _e806.member.z, _e889), select(_e806.member.y, _e806.member.x, _e889), ((_e861 & 2u) == 0u)) >> bitcast<u32>(_e858)) & 255u));
                    sorted_keys.member[_e898] = _e601.z;
                    sorted_payload.member[_e898] = _e604.z;
                    phi_1991_ = type_28(vec4<u32>(_e873, _e877, _e881, _e885));
                } else {
                    phi_1991_ = _e806;
                }
                let _e904 = phi_1991_;
                if ((_e594 + 3u) < _e597) {
                    let _e909 = params.member.member_2;
                    let _e915 = params.member.member_3;
                    let _e916 = ((_e601.w >> bitcast<u32>((_e909 & 31u))) & _e915);
                    let _e917 = (_e916 / 2u);
                    let _e918 = (_e916 % 2u);
                    let _e921 = ((_e917 & 1u) == 0u);
                    let _e924 = ((_e917 & 2u) == 0u);
                    let _e930 = ((_e917 & 4u) == 0u);
                    let _e956 = (((_e916 % 4u) * 8u) & 31u);
                    let _e958 = (1u << bitcast<u32>(_e956));
                    let _e959 = (_e916 / 4u);
                    if (_e959 == 0u) {
                        phi_2179_ = (_e904.member.x + _e958);
                    } else {
                        phi_2179_ = _e904.member.x;
                    }
                    let _e971 = phi_2179_;
                    if (_e959 == 1u) {
                        phi_2185_ = (_e904.member.y + _e958);
                    } else {
                        phi_2185_ = _e904.member.y;
                    }
                    let _e975 = phi_2185_;
                    if (_e959 == 2u) {
                        phi_2191_ = (_e904.member.z + _e958);
                    } else {
                        phi_2191_ = _e904.member.z;
                    }
                    let _e979 = phi_2191_;
                    if (_e959 == 3u) {
                        phi_2197_ = (_e904.member.w + _e958);
                    } else {
                        phi_2197_ = _e904.member.w;
                    }
                    let _e983 = phi_2197_;
                    let _e987 = ((_e959 & 1u) == 0u);
                    let _e996 = ((select(select(select(select(_e586, _e584, _e921), select(_e582, _e580, _e921), _e924), select(select(_e578, _e576, _e921), select(_e574, _e572, _e921), _e924), _e930), select(select(select(_e570, _e568, _e921), select(_e566, _e564, _e921), _e924), select(select(_e562, _e560, _e921), select(_e558, _e556, _e921), _e924), _e930), (_e918 == 0u)) + ((select(select(select(_e554, _e553, _e921), select(_e552, _e551, _e921), _e924), select(select(_e550, _e549, _e921), select(_e548, _e547, _e921), _e924), _e930) >> bitcast<u32>(((_e918 * 16u) & 31u))) & 65535u)) + ((select(select(_e904.member.w, _e904.member.z, _e987), select(_e904.member.y, _e904.member.x, _e987), ((_e959 & 2u) == 0u)) >> bitcast<u32>(_e956)) & 255u));
                    sorted_keys.member[_e996] = _e601.w;
                    sorted_payload.member[_e996] = _e604.w;
                    phi_2231_ = type_28(vec4<u32>(_e971, _e975, _e979, _e983));
                } else {
                    phi_2231_ = _e904;
                }
                let _e1002 = phi_2231_;
                phi_2232_ = _e1002;
            } else {
                phi_2232_ = _e590;
            }
            let _e1004 = phi_2232_;
            phi_1243_ = _e1004;
            phi_1246_ = (_e592 + _e392.z);
        } else {
            break;
        }
        let _e1007 = phi_1243_;
        let _e1009 = phi_1246_;
        continue;
        continuing {
            phi_1242_ = _e1007;
            phi_1245_ = _e1009;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2262_: type_28;
    var phi_2265_: u32;
    var phi_2325_: u32;
    var phi_2331_: u32;
    var phi_2337_: u32;
    var phi_2343_: u32;
    var phi_2354_: type_28;
    var phi_2398_: u32;
    var phi_2404_: u32;
    var phi_2410_: u32;
    var phi_2416_: u32;
    var phi_2427_: type_28;
    var phi_2471_: u32;
    var phi_2477_: u32;
    var phi_2483_: u32;
    var phi_2489_: u32;
    var phi_2500_: type_28;
    var phi_2544_: u32;
    var phi_2550_: u32;
    var phi_2556_: u32;
    var phi_2562_: u32;
    var phi_2573_: type_28;
    var phi_2574_: type_28;
    var phi_2263_: type_28;
    var phi_2266_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2659_: u32;
    var phi_2662_: u32;
    var phi_2660_: u32;
    var phi_2663_: u32;
    var local_19: u32;
    var phi_2688_: u32;
    var phi_2691_: u32;
    var phi_2689_: u32;
    var phi_2692_: u32;
    var local_20: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e391.z] = _e390.x;
    let _e399 = local_13[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e406 = ((_e404 * 256u) + _e399);
    let _e407 = (_e406 * 8u);
    phi_2262_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2265_ = _e407;
    loop {
        let _e410 = phi_2262_;
        let _e412 = phi_2265_;
        local_14 = _e410;
        local_15 = _e410;
        local_16 = _e410;
        local_17 = _e410;
        local_18 = _e410;
        let _e413 = (_e412 < (_e407 + 8u));
        if _e413 {
            let _e414 = (4u * _e412);
            let _e417 = params.member.member;
            let _e418 = (_e414 < _e417);
            if _e418 {
                let _e421 = keys.member[_e412];
                if _e418 {
                    let _e425 = params.member.member_2;
                    let _e431 = params.member.member_3;
                    let _e432 = ((_e421.x >> bitcast<u32>((_e425 & 31u))) & _e431);
                    let _e437 = (1u << bitcast<u32>((((_e432 % 4u) * 8u) & 31u)));
                    let _e438 = (_e432 / 4u);
                    if (_e438 == 0u) {
                        phi_2325_ = (_e410.member.x + _e437);
                    } else {
                        phi_2325_ = _e410.member.x;
                    }
                    let _e450 = phi_2325_;
                    if (_e438 == 1u) {
                        phi_2331_ = (_e410.member.y + _e437);
                    } else {
                        phi_2331_ = _e410.member.y;
                    }
                    let _e454 = phi_2331_;
                    if (_e438 == 2u) {
                        phi_2337_ = (_e410.member.z + _e437);
                    } else {
                        phi_2337_ = _e410.member.z;
                    }
                    let _e458 = phi_2337_;
                    if (_e438 == 3u) {
                        phi_2343_ = (_e410.member.w + _e437);
                    } else {
                        phi_2343_ = _e410.member.w;
                    }
                    let _e462 = phi_2343_;
                    phi_2354_ = type_28(vec4<u32>(_e450, _e454, _e458, _e462));
                } else {
                    phi_2354_ = _e410;
                }
                let _e466 = phi_2354_;
                if ((_e414 + 1u) < _e417) {
                    let _e472 = params.member.member_2;
                    let _e478 = params.member.member_3;
                    let _e479 = ((_e421.y >> bitcast<u32>((_e472 & 31u))) & _e478);
                    let _e484 = (1u << bitcast<u32>((((_e479 % 4u) * 8u) & 31u)));
                    let _e485 = (_e479 / 4u);
                    if (_e485 == 0u) {
                        phi_2398_ = (_e466.member.x + _e484);
                    } else {
                        phi_2398_ = _e466.member.x;
                    }
                    let _e497 = phi_2398_;
                    if (_e485 == 1u) {
                        phi_2404_ = (_e466.member.y + _e484);
                    } else {
                        phi_2404_ = _e466.member.y;
                    }
                    let _e501 = phi_2404_;
                    if (_e485 == 2u) {
                        phi_2410_ = (_e466.member.z + _e484);
                    } else {
                        phi_2410_ = _e466.member.z;
                    }
                    let _e505 = phi_2410_;
                    if (_e485 == 3u) {
                        phi_2416_ = (_e466.member.w + _e484);
                    } else {
                        phi_2416_ = _e466.member.w;
                    }
                    let _e509 = phi_2416_;
                    phi_2427_ = type_28(vec4<u32>(_e497, _e501, _e505, _e509));
                } else {
                    phi_2427_ = _e466;
                }
                let _e513 = phi_2427_;
                if ((_e414 + 2u) < _e417) {
                    let _e519 = params.member.member_2;
                    let _e525 = params.member.member_3;
                    let _e526 = ((_e421.z >> bitcast<u32>((_e519 & 31u))) & _e525);
                    let _e531 = (1u << bitcast<u32>((((_e526 % 4u) * 8u) & 31u)));
                    let _e532 = (_e526 / 4u);
                    if (_e532 == 0u) {
                        phi_2471_ = (_e513.member.x + _e531);
                    } else {
                        phi_2471_ = _e513.member.x;
                    }
                    let _e544 = phi_2471_;
                    if (_e532 == 1u) {
                        phi_2477_ = (_e513.member.y + _e531);
                    } else {
                        phi_2477_ = _e513.member.y;
                    }
                    let _e548 = phi_2477_;
                    if (_e532 == 2u) {
                        phi_2483_ = (_e513.member.z + _e531);
                    } else {
                        phi_2483_ = _e513.member.z;
                    }
                    let _e552 = phi_2483_;
                    if (_e532 == 3u) {
                        phi_2489_ = (_e513.member.w + _e531);
                    } else {
                        phi_2489_ = _e513.member.w;
                    }
                    let _e556 = phi_2489_;
                    phi_2500_ = type_28(vec4<u32>(_e544, _e548, _e552, _e556));
                } else {
                    phi_2500_ = _e513;
                }
                let _e560 = phi_2500_;
                if ((_e414 + 3u) < _e417) {
                    let _e566 = params.member.member_2;
                    let _e572 = params.member.member_3;
                    let _e573 = ((_e421.w >> bitcast<u32>((_e566 & 31u))) & _e572);
                    let _e578 = (1u << bitcast<u32>((((_e573 % 4u) * 8u) & 31u)));
                    let _e579 = (_e573 / 4u);
                    if (_e579 == 0u) {
                        phi_2544_ = (_e560.member.x + _e578);
                    } else {
                        phi_2544_ = _e560.member.x;
                    }
                    let _e591 = phi_2544_;
                    if (_e579 == 1u) {
                        phi_2550_ = (_e560.member.y + _e578);
                    } else {
                        phi_2550_ = _e560.member.y;
                    }
                    let _e595 = phi_2550_;
                    if (_e579 == 2u) {
                        phi_2556_ = (_e560.member.z + _e578);
                    } else {
                        phi_2556_ = _e560.member.z;
                    }
                    let _e599 = phi_2556_;
                    if (_e579 == 3u) {
                        phi_2562_ = (_e560.member.w + _e578);
                    } else {
                        phi_2562_ = _e560.member.w;
                    }
                    let _e603 = phi_2562_;
                    phi_2573_ = type_28(vec4<u32>(_e591, _e595, _e599, _e603));
                } else {
                    phi_2573_ = _e560;
                }
                let _e607 = phi_2573_;
                phi_2574_ = _e607;
            } else {
                phi_2574_ = _e410;
            }
            let _e609 = phi_2574_;
            phi_2263_ = _e609;
            phi_2266_ = (_e412 + _e392.z);
        } else {
            break;
        }
        let _e612 = phi_2263_;
        let _e614 = phi_2266_;
        continue;
        continuing {
            phi_2262_ = _e612;
            phi_2265_ = _e614;
        }
    }
    let _e618 = params.member.member_1;
    let _e619 = (_e404 < _e618);
    if _e619 {
        let _e621 = local_14;
        thread_counts_1.member[_e406] = _e621.member;
    }
    let _e626 = local_15;
    table[_e399] = ((_e626.member.x & 255u) | ((_e626.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e399)] = (((_e626.member.x >> bitcast<u32>(16i)) & 255u) | ((_e626.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e645 = local_16;
    table[(512u + _e399)] = ((_e645.member.y & 255u) | ((_e645.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e399)] = (((_e645.member.y >> bitcast<u32>(16i)) & 255u) | ((_e645.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e665 = local_17;
    table[(1024u + _e399)] = ((_e665.member.z & 255u) | ((_e665.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e399)] = (((_e665.member.z >> bitcast<u32>(16i)) & 255u) | ((_e665.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e685 = local_18;
    table[(1536u + _e399)] = ((_e685.member.w & 255u) | ((_e685.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e399)] = (((_e685.member.w >> bitcast<u32>(16i)) & 255u) | ((_e685.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2659_ = 0u;
    phi_2662_ = 0u;
    loop {
        let _e705 = phi_2659_;
        let _e707 = phi_2662_;
        local_19 = _e707;
        let _e708 = (_e705 < 8u);
        if _e708 {
            let _e712 = table[((_e399 * 8u) + _e705)];
            phi_2660_ = (_e705 + _e392.z);
            phi_2663_ = (_e707 + _e712);
        } else {
            break;
        }
        let _e716 = phi_2660_;
        let _e718 = phi_2663_;
        continue;
        continuing {
            phi_2659_ = _e716;
            phi_2662_ = _e718;
        }
    }
    let _e722 = local_19;
    sums[_e399] = _e722;
    workgroupBarrier();
    if (_e399 < 16u) {
        if _e619 {
            phi_2688_ = 0u;
            phi_2691_ = 0u;
            loop {
                let _e725 = phi_2688_;
                let _e727 = phi_2691_;
                local_20 = _e727;
                let _e728 = (_e725 < 32u);
                if _e728 {
                    let _e733 = sums[(((_e399 / 2u) * 32u) + _e725)];
                    phi_2689_ = (_e725 + _e392.z);
                    phi_2692_ = (_e727 + ((_e733 >> bitcast<u32>((((_e399 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e743 = phi_2689_;
                let _e745 = phi_2692_;
                continue;
                continuing {
                    phi_2688_ = _e743;
                    phi_2691_ = _e745;
                }
            }
            let _e752 = local_20;
            counts.member[((_e399 * _e618) + _e404)] = _e752;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2755_: u32;
    var phi_2758_: f32;
    var phi_2780_: f32;
    var phi_2756_: u32;
    var phi_2759_: f32;
    var local_22: f32;
    var phi_2784_: u32;
    var phi_2785_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e391.z] = _e390.x;
    let _e399 = local_21[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_1.member[select(0u, _e408, _e409)];
    phi_2755_ = 0u;
    phi_2758_ = _e413;
    loop {
        let _e415 = phi_2755_;
        let _e417 = phi_2758_;
        local_22 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_1.member[_e421];
                phi_2780_ = select(_e417, _e425, (_e425 > _e417));
            } else {
                phi_2780_ = _e417;
            }
            let _e429 = phi_2780_;
            phi_2756_ = (_e415 + 1u);
            phi_2759_ = _e429;
        } else {
            break;
        }
        let _e432 = phi_2756_;
        let _e434 = phi_2759_;
        continue;
        continuing {
            phi_2755_ = _e432;
            phi_2758_ = _e434;
        }
    }
    let _e438 = local_22;
    shared_1[_e399] = _e438;
    workgroupBarrier();
    phi_2784_ = 128u;
    loop {
        let _e440 = phi_2784_;
        let _e441 = (_e440 > 0u);
        if _e441 {
            if (_e399 < _e440) {
                let _e443 = shared_1[_e399];
                let _e446 = shared_1[(_e399 + _e440)];
                shared_1[_e399] = select(_e443, _e446, (_e446 > _e443));
            }
            workgroupBarrier();
            phi_2785_ = (_e440 / 2u);
        } else {
            break;
        }
        let _e451 = phi_2785_;
        continue;
        continuing {
            phi_2784_ = _e451;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e455 = shared_1[0u];
            output_1.member[_e404] = _e455;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2854_: u32;
    var phi_2857_: f32;
    var phi_2879_: f32;
    var phi_2855_: u32;
    var phi_2858_: f32;
    var local_24: f32;
    var phi_2883_: u32;
    var phi_2884_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e391.z] = _e390.x;
    let _e399 = local_23[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_1.member[select(0u, _e408, _e409)];
    phi_2854_ = 0u;
    phi_2857_ = _e413;
    loop {
        let _e415 = phi_2854_;
        let _e417 = phi_2857_;
        local_24 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_1.member[_e421];
                phi_2879_ = select(_e417, _e425, (_e425 < _e417));
            } else {
                phi_2879_ = _e417;
            }
            let _e429 = phi_2879_;
            phi_2855_ = (_e415 + 1u);
            phi_2858_ = _e429;
        } else {
            break;
        }
        let _e432 = phi_2855_;
        let _e434 = phi_2858_;
        continue;
        continuing {
            phi_2854_ = _e432;
            phi_2857_ = _e434;
        }
    }
    let _e438 = local_24;
    shared_1[_e399] = _e438;
    workgroupBarrier();
    phi_2883_ = 128u;
    loop {
        let _e440 = phi_2883_;
        let _e441 = (_e440 > 0u);
        if _e441 {
            if (_e399 < _e440) {
                let _e443 = shared_1[_e399];
                let _e446 = shared_1[(_e399 + _e440)];
                shared_1[_e399] = select(_e443, _e446, (_e446 < _e443));
            }
            workgroupBarrier();
            phi_2884_ = (_e440 / 2u);
        } else {
            break;
        }
        let _e451 = phi_2884_;
        continue;
        continuing {
            phi_2883_ = _e451;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e455 = shared_1[0u];
            output_1.member[_e404] = _e455;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2953_: u32;
    var phi_2956_: f32;
    var phi_2974_: f32;
    var phi_2954_: u32;
    var phi_2957_: f32;
    var local_26: f32;
    var phi_2978_: u32;
    var phi_2979_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e391.z] = _e390.x;
    let _e399 = local_25[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    phi_2953_ = 0u;
    phi_2956_ = 0f;
    loop {
        let _e410 = phi_2953_;
        let _e412 = phi_2956_;
        local_26 = _e412;
        let _e413 = (_e410 < 16u);
        if _e413 {
            let _e416 = ((_e408 + (_e410 * 256u)) + _e399);
            if (_e416 < _e407) {
                let _e420 = input_1.member[_e416];
                phi_2974_ = (_e412 + _e420);
            } else {
                phi_2974_ = _e412;
            }
            let _e423 = phi_2974_;
            phi_2954_ = (_e410 + 1u);
            phi_2957_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_2954_;
        let _e428 = phi_2957_;
        continue;
        continuing {
            phi_2953_ = _e426;
            phi_2956_ = _e428;
        }
    }
    let _e432 = local_26;
    shared_1[_e399] = _e432;
    workgroupBarrier();
    phi_2978_ = 128u;
    loop {
        let _e434 = phi_2978_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e399 < _e434) {
                let _e437 = shared_1[_e399];
                let _e440 = shared_1[(_e399 + _e434)];
                shared_1[_e399] = (_e437 + _e440);
            }
            workgroupBarrier();
            phi_2979_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e444 = phi_2979_;
        continue;
        continuing {
            phi_2978_ = _e444;
        }
    }
    if (_e399 == 0u) {
        if (_e408 < _e407) {
            let _e449 = shared_1[0u];
            output_1.member[_e404] = _e449;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3047_: u32;
    var phi_3050_: u32;
    var phi_3072_: u32;
    var phi_3048_: u32;
    var phi_3051_: u32;
    var local_28: u32;
    var phi_3076_: u32;
    var phi_3077_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e391.z] = _e390.x;
    let _e399 = local_27[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_2.member[select(0u, _e408, _e409)];
    phi_3047_ = 0u;
    phi_3050_ = _e413;
    loop {
        let _e415 = phi_3047_;
        let _e417 = phi_3050_;
        local_28 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_2.member[_e421];
                phi_3072_ = select(_e417, _e425, (_e425 > _e417));
            } else {
                phi_3072_ = _e417;
            }
            let _e429 = phi_3072_;
            phi_3048_ = (_e415 + 1u);
            phi_3051_ = _e429;
        } else {
            break;
        }
        let _e432 = phi_3048_;
        let _e434 = phi_3051_;
        continue;
        continuing {
            phi_3047_ = _e432;
            phi_3050_ = _e434;
        }
    }
    let _e438 = local_28;
    shared_[_e399] = _e438;
    workgroupBarrier();
    phi_3076_ = 128u;
    loop {
        let _e440 = phi_3076_;
        let _e441 = (_e440 > 0u);
        if _e441 {
            if (_e399 < _e440) {
                let _e443 = shared_[_e399];
                let _e446 = shared_[(_e399 + _e440)];
                shared_[_e399] = select(_e443, _e446, (_e446 > _e443));
            }
            workgroupBarrier();
            phi_3077_ = (_e440 / 2u);
        } else {
            break;
        }
        let _e451 = phi_3077_;
        continue;
        continuing {
            phi_3076_ = _e451;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e455 = shared_[0u];
            output_2.member[_e404] = _e455;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3146_: u32;
    var phi_3149_: u32;
    var phi_3171_: u32;
    var phi_3147_: u32;
    var phi_3150_: u32;
    var local_30: u32;
    var phi_3175_: u32;
    var phi_3176_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e391.z] = _e390.x;
    let _e399 = local_29[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_2.member[select(0u, _e408, _e409)];
    phi_3146_ = 0u;
    phi_3149_ = _e413;
    loop {
        let _e415 = phi_3146_;
        let _e417 = phi_3149_;
        local_30 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_2.member[_e421];
                phi_3171_ = select(_e417, _e425, (_e425 < _e417));
            } else {
                phi_3171_ = _e417;
            }
            let _e429 = phi_3171_;
            phi_3147_ = (_e415 + 1u);
            phi_3150_ = _e429;
        } else {
            break;
        }
        let _e432 = phi_3147_;
        let _e434 = phi_3150_;
        continue;
        continuing {
            phi_3146_ = _e432;
            phi_3149_ = _e434;
        }
    }
    let _e438 = local_30;
    shared_[_e399] = _e438;
    workgroupBarrier();
    phi_3175_ = 128u;
    loop {
        let _e440 = phi_3175_;
        let _e441 = (_e440 > 0u);
        if _e441 {
            if (_e399 < _e440) {
                let _e443 = shared_[_e399];
                let _e446 = shared_[(_e399 + _e440)];
                shared_[_e399] = select(_e443, _e446, (_e446 < _e443));
            }
            workgroupBarrier();
            phi_3176_ = (_e440 / 2u);
        } else {
            break;
        }
        let _e451 = phi_3176_;
        continue;
        continuing {
            phi_3175_ = _e451;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e455 = shared_[0u];
            output_2.member[_e404] = _e455;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3245_: u32;
    var phi_3248_: u32;
    var phi_3266_: u32;
    var phi_3246_: u32;
    var phi_3249_: u32;
    var local_32: u32;
    var phi_3270_: u32;
    var phi_3271_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e391.z] = _e390.x;
    let _e399 = local_31[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    phi_3245_ = 0u;
    phi_3248_ = 0u;
    loop {
        let _e410 = phi_3245_;
        let _e412 = phi_3248_;
        local_32 = _e412;
        let _e413 = (_e410 < 16u);
        if _e413 {
            let _e416 = ((_e408 + (_e410 * 256u)) + _e399);
            if (_e416 < _e407) {
                let _e420 = input_2.member[_e416];
                phi_3266_ = (_e412 + _e420);
            } else {
                phi_3266_ = _e412;
            }
            let _e423 = phi_3266_;
            phi_3246_ = (_e410 + 1u);
            phi_3249_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_3246_;
        let _e428 = phi_3249_;
        continue;
        continuing {
            phi_3245_ = _e426;
            phi_3248_ = _e428;
        }
    }
    let _e432 = local_32;
    shared_[_e399] = _e432;
    workgroupBarrier();
    phi_3270_ = 128u;
    loop {
        let _e434 = phi_3270_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e399 < _e434) {
                let _e437 = shared_[_e399];
                let _e440 = shared_[(_e399 + _e434)];
                shared_[_e399] = (_e437 + _e440);
            }
            workgroupBarrier();
            phi_3271_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e444 = phi_3271_;
        continue;
        continuing {
            phi_3270_ = _e444;
        }
    }
    if (_e399 == 0u) {
        if (_e408 < _e407) {
            let _e449 = shared_[0u];
            output_2.member[_e404] = _e449;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3339_: u32;
    var phi_3342_: vec4<f32>;
    var phi_3360_: vec4<f32>;
    var phi_3340_: u32;
    var phi_3343_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3364_: u32;
    var phi_3365_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e391.z] = _e390.x;
    let _e399 = local_33[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_3.member[select(0u, _e408, _e409)];
    phi_3339_ = 0u;
    phi_3342_ = _e413;
    loop {
        let _e415 = phi_3339_;
        let _e417 = phi_3342_;
        local_34 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_3.member[_e421];
                phi_3360_ = vec4<f32>(select(_e417.x, _e425.x, (_e425.x > _e417.x)), select(_e417.y, _e425.y, (_e425.y > _e417.y)), select(_e417.z, _e425.z, (_e425.z > _e417.z)), select(_e417.w, _e425.w, (_e425.w > _e417.w)));
            } else {
                phi_3360_ = _e417;
            }
            let _e444 = phi_3360_;
            phi_3340_ = (_e415 + 1u);
            phi_3343_ = _e444;
        } else {
            break;
        }
        let _e447 = phi_3340_;
        let _e449 = phi_3343_;
        continue;
        continuing {
            phi_3339_ = _e447;
            phi_3342_ = _e449;
        }
    }
    let _e453 = local_34;
    shared_2[_e399] = _e453;
    workgroupBarrier();
    phi_3364_ = 128u;
    loop {
        let _e455 = phi_3364_;
        let _e456 = (_e455 > 0u);
        if _e456 {
            if (_e399 < _e455) {
                let _e458 = shared_2[_e399];
                let _e461 = shared_2[(_e399 + _e455)];
                shared_2[_e399] = vec4<f32>(select(_e458.x, _e461.x, (_e461.x > _e458.x)), select(_e458.y, _e461.y, (_e461.y > _e458.y)), select(_e458.z, _e461.z, (_e461.z > _e458.z)), select(_e458.w, _e461.w, (_e461.w > _e458.w)));
            }
            workgroupBarrier();
            phi_3365_ = (_e455 / 2u);
        } else {
            break;
        }
        let _e481 = phi_3365_;
        continue;
        continuing {
            phi_3364_ = _e481;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e485 = shared_2[0u];
            output_3.member[_e404] = _e485;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3462_: u32;
    var phi_3465_: vec4<f32>;
    var phi_3483_: vec4<f32>;
    var phi_3463_: u32;
    var phi_3466_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3487_: u32;
    var phi_3488_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e391.z] = _e390.x;
    let _e399 = local_35[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    let _e409 = (_e408 < _e407);
    let _e413 = input_3.member[select(0u, _e408, _e409)];
    phi_3462_ = 0u;
    phi_3465_ = _e413;
    loop {
        let _e415 = phi_3462_;
        let _e417 = phi_3465_;
        local_36 = _e417;
        let _e418 = (_e415 < 16u);
        if _e418 {
            let _e421 = ((_e408 + (_e415 * 256u)) + _e399);
            if (_e421 < _e407) {
                let _e425 = input_3.member[_e421];
                phi_3483_ = vec4<f32>(select(_e417.x, _e425.x, (_e425.x < _e417.x)), select(_e417.y, _e425.y, (_e425.y < _e417.y)), select(_e417.z, _e425.z, (_e425.z < _e417.z)), select(_e417.w, _e425.w, (_e425.w < _e417.w)));
            } else {
                phi_3483_ = _e417;
            }
            let _e444 = phi_3483_;
            phi_3463_ = (_e415 + 1u);
            phi_3466_ = _e444;
        } else {
            break;
        }
        let _e447 = phi_3463_;
        let _e449 = phi_3466_;
        continue;
        continuing {
            phi_3462_ = _e447;
            phi_3465_ = _e449;
        }
    }
    let _e453 = local_36;
    shared_2[_e399] = _e453;
    workgroupBarrier();
    phi_3487_ = 128u;
    loop {
        let _e455 = phi_3487_;
        let _e456 = (_e455 > 0u);
        if _e456 {
            if (_e399 < _e455) {
                let _e458 = shared_2[_e399];
                let _e461 = shared_2[(_e399 + _e455)];
                shared_2[_e399] = vec4<f32>(select(_e458.x, _e461.x, (_e461.x < _e458.x)), select(_e458.y, _e461.y, (_e461.y < _e458.y)), select(_e458.z, _e461.z, (_e461.z < _e458.z)), select(_e458.w, _e461.w, (_e461.w < _e458.w)));
            }
            workgroupBarrier();
            phi_3488_ = (_e455 / 2u);
        } else {
            break;
        }
        let _e481 = phi_3488_;
        continue;
        continuing {
            phi_3487_ = _e481;
        }
    }
    if (_e399 == 0u) {
        if _e409 {
            let _e485 = shared_2[0u];
            output_3.member[_e404] = _e485;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3585_: u32;
    var phi_3588_: vec4<f32>;
    var phi_3606_: vec4<f32>;
    var phi_3586_: u32;
    var phi_3589_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3610_: u32;
    var phi_3611_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e391.z] = _e390.x;
    let _e399 = local_37[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e407 = params.member.member;
    let _e408 = (_e404 * 4096u);
    phi_3585_ = 0u;
    phi_3588_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e410 = phi_3585_;
        let _e412 = phi_3588_;
        local_38 = _e412;
        let _e413 = (_e410 < 16u);
        if _e413 {
            let _e416 = ((_e408 + (_e410 * 256u)) + _e399);
            if (_e416 < _e407) {
                let _e420 = input_3.member[_e416];
                phi_3606_ = (_e412 + _e420);
            } else {
                phi_3606_ = _e412;
            }
            let _e423 = phi_3606_;
            phi_3586_ = (_e410 + 1u);
            phi_3589_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_3586_;
        let _e428 = phi_3589_;
        continue;
        continuing {
            phi_3585_ = _e426;
            phi_3588_ = _e428;
        }
    }
    let _e432 = local_38;
    shared_2[_e399] = _e432;
    workgroupBarrier();
    phi_3610_ = 128u;
    loop {
        let _e434 = phi_3610_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e399 < _e434) {
                let _e437 = shared_2[_e399];
                let _e440 = shared_2[(_e399 + _e434)];
                shared_2[_e399] = (_e437 + _e440);
            }
            workgroupBarrier();
            phi_3611_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e444 = phi_3611_;
        continue;
        continuing {
            phi_3610_ = _e444;
        }
    }
    if (_e399 == 0u) {
        if (_e408 < _e407) {
            let _e449 = shared_2[0u];
            output_3.member[_e404] = _e449;
        }
    }
    return;
}

fn function_13() {
    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e403 = params.member.member;
    if ((_e399 * 4u) < _e403) {
        let _e407 = flags.member[_e399];
        marks.member[_e399] = vec4<u32>(select(0u, 1u, (_e407.x != 0u)), select(0u, 1u, (_e407.y != 0u)), select(0u, 1u, (_e407.z != 0u)), select(0u, 1u, (_e407.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e400 = (_e399 * 4u);
    let _e403 = params.member.member;
    let _e404 = (_e400 < _e403);
    if _e404 {
        let _e407 = flags.member[_e399];
        let _e410 = output_indices.member[_e399];
        let _e421 = elements.member[_e399];
        if (_e407.x == 0u) {
        } else {
            if _e404 {
                let _e426 = params.member.member_1;
                if (_e410.x < _e426) {
                    output_4.member[_e410.x] = _e421.x;
                }
            }
        }
        if (_e407.y == 0u) {
        } else {
            if ((_e400 + 1u) < _e403) {
                let _e436 = params.member.member_1;
                if (_e410.y < _e436) {
                    output_4.member[_e410.y] = _e421.y;
                }
            }
        }
        if (_e407.z == 0u) {
        } else {
            if ((_e400 + 2u) < _e403) {
                let _e446 = params.member.member_1;
                if (_e410.z < _e446) {
                    output_4.member[_e410.z] = _e421.z;
                }
            }
        }
        if (_e407.w == 0u) {
        } else {
            if ((_e400 + 3u) < _e403) {
                let _e456 = params.member.member_1;
                if (_e410.w < _e456) {
                    output_4.member[_e410.w] = _e421.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = count.member[0u];
    if (_e399 < _e402) {
        let _e406 = params.member.member_1;
        if (_e399 < _e406) {
            let _e410 = params.member.member;
            output_2.member[_e399] = _e410;
        }
    }
    return;
}

fn function_16() {
    var phi_3865_: u32;
    var phi_3867_: u32;
    var phi_3870_: u32;
    var phi_3868_: u32;
    var phi_3871_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    if ((((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x) == 0u) {
        let _e403 = count_1.member[0u];
        let _e404 = (_e403 / 256u);
        if ((_e403 % 256u) > 0u) {
            phi_3865_ = (_e404 + 1u);
        } else {
            phi_3865_ = _e404;
        }
        let _e409 = phi_3865_;
        phi_3867_ = 1u;
        phi_3870_ = _e409;
        loop {
            let _e411 = phi_3867_;
            let _e413 = phi_3870_;
            local_39 = _e413;
            local_40 = _e411;
            let _e414 = (_e413 > 65535u);
            if _e414 {
                phi_3868_ = (_e411 << bitcast<u32>(1i));
                phi_3871_ = ((_e413 >> bitcast<u32>(1i)) + (_e413 & 1u));
            } else {
                break;
            }
            let _e422 = phi_3868_;
            let _e424 = phi_3871_;
            continue;
            continuing {
                phi_3867_ = _e422;
                phi_3870_ = _e424;
            }
        }
        let _e427 = local_39;
        let _e429 = local_40;
        arguments.member[0u] = type_48(_e427, _e429, 1u);
    }
    return;
}

fn function_17() {
    var phi_3966_: type_56;
    var phi_6524_: u32;
    var phi_6525_: u32;
    var phi_6531_: u32;
    var phi_6543_: u32;
    var phi_6544_: u32;
    var phi_6556_: u32;
    var phi_6557_: u32;
    var phi_6563_: u32;
    var phi_6575_: u32;
    var phi_6576_: u32;
    var phi_6481_: u32;
    var phi_6491_: u32;
    var phi_6492_: u32;
    var phi_6493_: u32;
    var phi_6506_: u32;
    var phi_6507_: u32;
    var phi_6578_: vec4<u32>;
    var phi_6604_: bool;
    var phi_6608_: bool;
    var phi_6609_: bool;
    var phi_6642_: u32;
    var phi_6664_: u32;
    var phi_6686_: u32;
    var phi_6935_: bool;
    var phi_6936_: bool;
    var phi_6937_: bool;
    var phi_6832_: bool;
    var phi_6833_: bool;
    var phi_6834_: bool;
    var phi_6942_: bool;
    var phi_6967_: bool;
    var phi_6969_: bool;
    var phi_6970_: bool;
    var phi_6971_: bool;
    var phi_6972_: bool;
    var phi_7176_: bool;
    var phi_7189_: bool;
    var phi_7221_: f32;
    var phi_7224_: vec3<f32>;
    var phi_7226_: vec3<f32>;
    var phi_7227_: bool;
    var phi_7228_: vec3<f32>;
    var phi_7229_: bool;
    var phi_7242_: bool;
    var phi_7274_: f32;
    var phi_7277_: vec3<f32>;
    var phi_7279_: vec3<f32>;
    var phi_7280_: bool;
    var phi_7281_: vec3<f32>;
    var phi_7282_: bool;
    var phi_7317_: f32;
    var phi_7320_: vec3<f32>;
    var phi_7322_: vec3<f32>;
    var phi_7323_: bool;
    var phi_7324_: vec3<f32>;
    var phi_7325_: bool;
    var phi_7347_: f32;
    var phi_7358_: f32;
    var phi_7362_: vec3<f32>;
    var phi_7363_: vec3<f32>;
    var phi_7364_: vec3<f32>;
    var phi_7365_: vec3<f32>;
    var phi_7366_: vec3<f32>;
    var phi_7367_: vec3<f32>;
    var phi_7062_: f32;
    var phi_7074_: f32;
    var phi_7050_: f32;
    var phi_7077_: f32;
    var phi_7090_: f32;
    var phi_7107_: f32;
    var phi_7108_: f32;
    var phi_7375_: vec4<f32>;
    var phi_7453_: f32;
    var phi_7488_: u32;
    var phi_4087_: bool;
    var phi_4088_: bool;
    var phi_4101_: bool;
    var phi_4103_: bool;
    var phi_4104_: bool;
    var phi_4109_: bool;
    var phi_4195_: bool;
    var phi_4196_: bool;
    var phi_4209_: bool;
    var phi_4211_: bool;
    var phi_4212_: bool;
    var phi_4217_: bool;
    var phi_4222_: u32;
    var phi_4241_: u32;
    var phi_4253_: u32;
    var phi_4254_: u32;
    var phi_4260_: u32;
    var phi_4272_: u32;
    var phi_4273_: u32;
    var phi_4279_: u32;
    var phi_4285_: u32;
    var phi_4297_: u32;
    var phi_4298_: u32;
    var phi_4335_: bool;
    var phi_4336_: bool;
    var phi_4337_: bool;
    var phi_4357_: bool;
    var phi_4358_: bool;
    var phi_4359_: bool;
    var phi_4477_: i32;
    var phi_4582_: i32;
    var phi_4692_: i32;
    var phi_4801_: i32;
    var phi_4910_: i32;
    var phi_4912_: bool;
    var phi_4914_: bool;
    var phi_4915_: bool;
    var phi_4920_: bool;
    var phi_5016_: vec3<f32>;
    var phi_5045_: vec3<f32>;
    var phi_5070_: vec3<f32>;
    var phi_5104_: vec3<f32>;
    var phi_5134_: f32;
    var phi_5141_: f32;
    var phi_5163_: f32;
    var phi_5170_: f32;
    var phi_5192_: f32;
    var phi_5199_: f32;
    var phi_5221_: f32;
    var phi_5228_: f32;
    var phi_5403_: f32;
    var phi_5410_: f32;
    var phi_5432_: f32;
    var phi_5439_: f32;
    var phi_5461_: f32;
    var phi_5468_: f32;
    var phi_5490_: f32;
    var phi_5497_: f32;
    var phi_5676_: f32;
    var phi_5683_: f32;
    var phi_5705_: f32;
    var phi_5712_: f32;
    var phi_5734_: f32;
    var phi_5741_: f32;
    var phi_5763_: f32;
    var phi_5770_: f32;
    var phi_5949_: f32;
    var phi_5956_: f32;
    var phi_5978_: f32;
    var phi_5985_: f32;
    var phi_6007_: f32;
    var phi_6014_: f32;
    var phi_6036_: f32;
    var phi_6043_: f32;
    var phi_6222_: f32;
    var phi_6229_: f32;
    var phi_6251_: f32;
    var phi_6258_: f32;
    var phi_6280_: f32;
    var phi_6287_: f32;
    var phi_6309_: f32;
    var phi_6316_: f32;
    var phi_4223_: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e405 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e406 = (_e405 / 16u);
    let _e409 = params_1.member.member_19;
    let _e411 = tiles.member[0u];
    if (_e406 < select(_e409, _e411, (_e411 < _e409))) {
        let _e416 = pairs.member[_e406];
        let _e419 = ((_e416 >> bitcast<u32>(16i)) * 2u);
        let _e422 = tiles.member[(4u + _e419)];
        let _e429 = boxes.member[((_e422 * 256u) + ((_e416 >> bitcast<u32>(8i)) & 255u))];
        let _e433 = tiles.member[(_e419 + 5u)];
        let _e438 = boxes.member[((_e433 * 256u) + (_e416 & 255u))];
        if (_e429.x < _e438.x) {
            phi_3966_ = type_56(_e429.x, _e438.x);
        } else {
            phi_3966_ = type_56(_e438.x, _e429.x);
        }
        let _e444 = phi_3966_;
        let _e449 = features.member[_e444.member];
        let _e452 = features.member[_e444.member_1];
        let _e455 = params_1.member.member_20;
        let _e456 = (_e405 % 16u);
        if (_e456 == 15u) {
            let _e1125 = reference.member[_e449.x];
            let _e1129 = reference.member[_e449.y];
            let _e1133 = reference.member[_e449.z];
            let _e1137 = reference.member[_e452.x];
            let _e1141 = reference.member[_e452.y];
            let _e1145 = reference.member[_e452.z];
            let _e1148 = (_e1129.x - _e1125.x);
            let _e1151 = (_e1129.y - _e1125.y);
            let _e1154 = (_e1129.z - _e1125.z);
            let _e1156 = (_e1133.x - _e1125.x);
            let _e1158 = (_e1133.y - _e1125.y);
            let _e1160 = (_e1133.z - _e1125.z);
            let _e1163 = ((_e1151 * _e1160) - (_e1158 * _e1154));
            let _e1166 = ((_e1154 * _e1156) - (_e1160 * _e1148));
            let _e1169 = ((_e1148 * _e1158) - (_e1156 * _e1151));
            let _e1180 = (((_e1163 * (_e1137.x - _e1125.x)) + (_e1166 * (_e1137.y - _e1125.y))) + (_e1169 * (_e1137.z - _e1125.z)));
            let _e1191 = (((_e1163 * (_e1141.x - _e1125.x)) + (_e1166 * (_e1141.y - _e1125.y))) + (_e1169 * (_e1141.z - _e1125.z)));
            let _e1202 = (((_e1163 * (_e1145.x - _e1125.x)) + (_e1166 * (_e1145.y - _e1125.y))) + (_e1169 * (_e1145.z - _e1125.z)));
            if (_e1180 > 0f) {
                if (_e1191 > 0f) {
                    phi_4087_ = select(true, false, (_e1202 > 0f));
                } else {
                    phi_4087_ = true;
                }
                let _e1208 = phi_4087_;
                phi_4088_ = _e1208;
            } else {
                phi_4088_ = true;
            }
            let _e1210 = phi_4088_;
            if _e1210 {
                if (_e1180 < 0f) {
                    let _e1212 = (_e1191 < 0f);
                    if _e1212 {
                        phi_4101_ = (_e1202 < 0f);
                    } else {
                        phi_4101_ = bool();
                    }
                    let _e1215 = phi_4101_;
                    phi_4103_ = _e1215;
                    phi_4104_ = select(true, false, _e1212);
                } else {
                    phi_4103_ = bool();
                    phi_4104_ = true;
                }
                let _e1218 = phi_4103_;
                let _e1220 = phi_4104_;
                phi_4109_ = select(_e1218, false, _e1220);
            } else {
                phi_4109_ = true;
            }
            let _e1223 = phi_4109_;
            if _e1223 {
            } else {
                let _e1224 = (_e1141.x - _e1137.x);
                let _e1225 = (_e1141.y - _e1137.y);
                let _e1226 = (_e1141.z - _e1137.z);
                let _e1227 = (_e1145.x - _e1137.x);
                let _e1228 = (_e1145.y - _e1137.y);
                let _e1229 = (_e1145.z - _e1137.z);
                let _e1232 = ((_e1225 * _e1229) - (_e1228 * _e1226));
                let _e1235 = ((_e1226 * _e1227) - (_e1229 * _e1224));
                let _e1238 = ((_e1224 * _e1228) - (_e1227 * _e1225));
                let _e1246 = (((_e1232 * (_e1125.x - _e1137.x)) + (_e1235 * (_e1125.y - _e1137.y))) + (_e1238 * (_e1125.z - _e1137.z)));
                let _e1254 = (((_e1232 * (_e1129.x - _e1137.x)) + (_e1235 * (_e1129.y - _e1137.y))) + (_e1238 * (_e1129.z - _e1137.z)));
                let _e1262 = (((_e1232 * (_e1133.x - _e1137.x)) + (_e1235 * (_e1133.y - _e1137.y))) + (_e1238 * (_e1133.z - _e1137.z)));
                if (_e1246 > 0f) {
                    if (_e1254 > 0f) {
                        phi_4195_ = select(true, false, (_e1262 > 0f));
                    } else {
                        phi_4195_ = true;
                    }
                    let _e1268 = phi_4195_;
                    phi_4196_ = _e1268;
                } else {
                    phi_4196_ = true;
                }
                let _e1270 = phi_4196_;
                if _e1270 {
                    if (_e1246 < 0f) {
                        let _e1272 = (_e1254 < 0f);
                        if _e1272 {
                            phi_4209_ = (_e1262 < 0f);
                        } else {
                            phi_4209_ = bool();
                        }
                        let _e1275 = phi_4209_;
                        phi_4211_ = _e1275;
                        phi_4212_ = select(true, false, _e1272);
                    } else {
                        phi_4211_ = bool();
                        phi_4212_ = true;
                    }
                    let _e1278 = phi_4211_;
                    let _e1280 = phi_4212_;
                    phi_4217_ = select(_e1278, false, _e1280);
                } else {
                    phi_4217_ = true;
                }
                let _e1283 = phi_4217_;
                if _e1283 {
                } else {
                    phi_4222_ = 0u;
                    loop {
                        let _e1285 = phi_4222_;
                        let _e1286 = (_e1285 < 6u);
                        if _e1286 {
                            let _e1287 = (_e1285 < 3u);
                            let _e1288 = vec4(_e1287);
                            let _e1289 = select(_e449, _e452, _e1288);
                            let _e1290 = select(_e452, _e449, _e1288);
                            if _e1287 {
                                phi_4241_ = _e1285;
                            } else {
                                phi_4241_ = (_e1285 - 3u);
                            }
                            let _e1293 = phi_4241_;
                            if (_e1293 == 0u) {
                                phi_4254_ = _e1290.x;
                            } else {
                                if (_e1293 == 1u) {
                                    phi_4253_ = _e1290.y;
                                } else {
                                    phi_4253_ = _e1290.z;
                                }
                                let _e1299 = phi_4253_;
                                phi_4254_ = _e1299;
                            }
                            let _e1302 = phi_4254_;
                            let _e1303 = (_e1293 == 2u);
                            if _e1303 {
                                phi_4260_ = 0u;
                            } else {
                                phi_4260_ = (_e1293 + 1u);
                            }
                            let _e1306 = phi_4260_;
                            if (_e1306 == 0u) {
                                phi_4273_ = _e1290.x;
                            } else {
                                if (_e1306 == 1u) {
                                    phi_4272_ = _e1290.y;
                                } else {
                                    phi_4272_ = _e1290.z;
                                }
                                let _e1312 = phi_4272_;
                                phi_4273_ = _e1312;
                            }
                            let _e1315 = phi_4273_;
                            if _e1303 {
                                phi_4279_ = 0u;
                            } else {
                                phi_4279_ = (_e1293 + 1u);
                            }
                            let _e1318 = phi_4279_;
                            if (_e1318 == 2u) {
                                phi_4285_ = 0u;
                            } else {
                                phi_4285_ = (_e1318 + 1u);
                            }
                            let _e1322 = phi_4285_;
                            if (_e1322 == 0u) {
                                phi_4298_ = _e1290.x;
                            } else {
                                if (_e1322 == 1u) {
                                    phi_4297_ = _e1290.y;
                                } else {
                                    phi_4297_ = _e1290.z;
                                }
                                let _e1328 = phi_4297_;
                                phi_4298_ = _e1328;
                            }
                            let _e1331 = phi_4298_;
                            let _e1334 = reference.member[_e1302];
                            let _e1337 = reference.member[_e1315];
                            let _e1340 = reference.member[_e1331];
                            let _e1344 = reference.member[_e1289.x];
                            let _e1348 = reference.member[_e1289.y];
                            let _e1352 = reference.member[_e1289.z];
                            if (_e1289.x == _e1302) {
                                phi_4336_ = bool();
                                phi_4337_ = true;
                            } else {
                                let _e1363 = (_e1289.y == _e1302);
                                if _e1363 {
                                    phi_4335_ = bool();
                                } else {
                                    phi_4335_ = (_e1289.z == _e1302);
                                }
                                let _e1366 = phi_4335_;
                                phi_4336_ = _e1366;
                                phi_4337_ = _e1363;
                            }
                            let _e1368 = phi_4336_;
                            let _e1370 = phi_4337_;
                            if select(_e1368, true, _e1370) {
                            } else {
                                if (_e1289.x == _e1315) {
                                    phi_4358_ = bool();
                                    phi_4359_ = true;
                                } else {
                                    let _e1373 = (_e1289.y == _e1315);
                                    if _e1373 {
                                        phi_4357_ = bool();
                                    } else {
                                        phi_4357_ = (_e1289.z == _e1315);
                                    }
                                    let _e1376 = phi_4357_;
                                    phi_4358_ = _e1376;
                                    phi_4359_ = _e1373;
                                }
                                let _e1378 = phi_4358_;
                                let _e1380 = phi_4359_;
                                if select(_e1378, true, _e1380) {
                                } else {
                                    let _e1388 = (_e1348.x - _e1344.x);
                                    let _e1389 = (_e1348.y - _e1344.y);
                                    let _e1390 = (_e1348.z - _e1344.z);
                                    let _e1391 = (_e1352.x - _e1344.x);
                                    let _e1392 = (_e1352.y - _e1344.y);
                                    let _e1393 = (_e1352.z - _e1344.z);
                                    let _e1394 = (_e1334.x - _e1344.x);
                                    let _e1395 = (_e1334.y - _e1344.y);
                                    let _e1396 = (_e1334.z - _e1344.z);
                                    let _e1397 = (_e1389 * _e1393);
                                    let _e1398 = (_e1390 * _e1392);
                                    let _e1399 = (_e1390 * _e1391);
                                    let _e1400 = (_e1388 * _e1393);
                                    let _e1401 = (_e1388 * _e1392);
                                    let _e1402 = (_e1389 * _e1391);
                                    let _e1403 = (_e1397 - _e1398);
                                    let _e1405 = (_e1399 - _e1400);
                                    let _e1408 = (_e1401 - _e1402);
                                    let _e1410 = (((_e1394 * _e1403) + (_e1395 * _e1405)) + (_e1396 * _e1408));
                                    let _e1411 = abs(_e1394);
                                    let _e1414 = (abs(_e1397) + abs(_e1398));
                                    let _e1416 = abs(_e1395);
                                    let _e1419 = (abs(_e1399) + abs(_e1400));
                                    let _e1422 = abs(_e1396);
                                    let _e1425 = (abs(_e1401) + abs(_e1402));
                                    let _e1428 = abs(_e1388);
                                    let _e1429 = abs(_e1389);
                                    let _e1431 = select(_e1429, _e1428, (_e1428 > _e1429));
                                    let _e1432 = abs(_e1390);
                                    let _e1434 = select(_e1432, _e1431, (_e1431 > _e1432));
                                    let _e1435 = abs(_e1391);
                                    let _e1436 = abs(_e1392);
                                    let _e1438 = select(_e1436, _e1435, (_e1435 > _e1436));
                                    let _e1439 = abs(_e1393);
                                    let _e1441 = select(_e1439, _e1438, (_e1438 > _e1439));
                                    let _e1443 = select(_e1441, _e1434, (_e1434 > _e1441));
                                    let _e1445 = select(_e1416, _e1411, (_e1411 > _e1416));
                                    let _e1447 = select(_e1422, _e1445, (_e1445 > _e1422));
                                    let _e1449 = select(_e1447, _e1443, (_e1443 > _e1447));
                                    let _e1454 = ((0.0000019073486f * (((_e1411 * _e1414) + (_e1416 * _e1419)) + (_e1422 * _e1425))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1449 * _e1449))));
                                    if (_e1410 > _e1454) {
                                        phi_4477_ = 1i;
                                    } else {
                                        phi_4477_ = select(0i, -1i, (_e1410 < -(_e1454)));
                                    }
                                    let _e1460 = phi_4477_;
                                    let _e1461 = (_e1337.x - _e1344.x);
                                    let _e1462 = (_e1337.y - _e1344.y);
                                    let _e1463 = (_e1337.z - _e1344.z);
                                    let _e1468 = (((_e1461 * _e1403) + (_e1462 * _e1405)) + (_e1463 * _e1408));
                                    let _e1469 = abs(_e1461);
                                    let _e1471 = abs(_e1462);
                                    let _e1474 = abs(_e1463);
                                    let _e1478 = select(_e1471, _e1469, (_e1469 > _e1471));
                                    let _e1480 = select(_e1474, _e1478, (_e1478 > _e1474));
                                    let _e1482 = select(_e1480, _e1443, (_e1443 > _e1480));
                                    let _e1487 = ((0.0000019073486f * (((_e1469 * _e1414) + (_e1471 * _e1419)) + (_e1474 * _e1425))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1482 * _e1482))));
                                    if (_e1468 > _e1487) {
                                        phi_4582_ = 1i;
                                    } else {
                                        phi_4582_ = select(0i, -1i, (_e1468 < -(_e1487)));
                                    }
                                    let _e1493 = phi_4582_;
                                    if ((_e1460 * _e1493) < 0i) {
                                        let _e1496 = (_e1337.x - _e1334.x);
                                        let _e1497 = (_e1337.y - _e1334.y);
                                        let _e1498 = (_e1337.z - _e1334.z);
                                        let _e1499 = (_e1344.x - _e1334.x);
                                        let _e1500 = (_e1344.y - _e1334.y);
                                        let _e1501 = (_e1344.z - _e1334.z);
                                        let _e1502 = (_e1348.x - _e1334.x);
                                        let _e1503 = (_e1348.y - _e1334.y);
                                        let _e1504 = (_e1348.z - _e1334.z);
                                        let _e1505 = (_e1497 * _e1501);
                                        let _e1506 = (_e1498 * _e1500);
                                        let _e1507 = (_e1498 * _e1499);
                                        let _e1508 = (_e1496 * _e1501);
                                        let _e1509 = (_e1496 * _e1500);
                                        let _e1510 = (_e1497 * _e1499);
                                        let _e1518 = (((_e1502 * (_e1505 - _e1506)) + (_e1503 * (_e1507 - _e1508))) + (_e1504 * (_e1509 - _e1510)));
                                        let _e1519 = abs(_e1502);
                                        let _e1524 = abs(_e1503);
                                        let _e1530 = abs(_e1504);
                                        let _e1536 = abs(_e1496);
                                        let _e1537 = abs(_e1497);
                                        let _e1539 = select(_e1537, _e1536, (_e1536 > _e1537));
                                        let _e1540 = abs(_e1498);
                                        let _e1542 = select(_e1540, _e1539, (_e1539 > _e1540));
                                        let _e1543 = abs(_e1499);
                                        let _e1544 = abs(_e1500);
                                        let _e1546 = select(_e1544, _e1543, (_e1543 > _e1544));
                                        let _e1547 = abs(_e1501);
                                        let _e1549 = select(_e1547, _e1546, (_e1546 > _e1547));
                                        let _e1551 = select(_e1549, _e1542, (_e1542 > _e1549));
                                        let _e1553 = select(_e1524, _e1519, (_e1519 > _e1524));
                                        let _e1555 = select(_e1530, _e1553, (_e1553 > _e1530));
                                        let _e1557 = select(_e1555, _e1551, (_e1551 > _e1555));
                                        let _e1562 = ((0.0000019073486f * (((_e1519 * (abs(_e1505) + abs(_e1506))) + (_e1524 * (abs(_e1507) + abs(_e1508)))) + (_e1530 * (abs(_e1509) + abs(_e1510))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1557 * _e1557))));
                                        if (_e1518 > _e1562) {
                                            phi_4692_ = 1i;
                                        } else {
                                            phi_4692_ = select(0i, -1i, (_e1518 < -(_e1562)));
                                        }
                                        let _e1568 = phi_4692_;
                                        if (_e1568 == 0i) {
                                            phi_4914_ = bool();
                                            phi_4915_ = true;
                                        } else {
                                            let _e1570 = (_e1352.x - _e1334.x);
                                            let _e1571 = (_e1352.y - _e1334.y);
                                            let _e1572 = (_e1352.z - _e1334.z);
                                            let _e1573 = (_e1497 * _e1504);
                                            let _e1574 = (_e1498 * _e1503);
                                            let _e1575 = (_e1498 * _e1502);
                                            let _e1576 = (_e1496 * _e1504);
                                            let _e1577 = (_e1496 * _e1503);
                                            let _e1578 = (_e1497 * _e1502);
                                            let _e1586 = (((_e1570 * (_e1573 - _e1574)) + (_e1571 * (_e1575 - _e1576))) + (_e1572 * (_e1577 - _e1578)));
                                            let _e1587 = abs(_e1570);
                                            let _e1592 = abs(_e1571);
                                            let _e1598 = abs(_e1572);
                                            let _e1605 = select(_e1555, _e1542, (_e1542 > _e1555));
                                            let _e1607 = select(_e1592, _e1587, (_e1587 > _e1592));
                                            let _e1609 = select(_e1598, _e1607, (_e1607 > _e1598));
                                            let _e1611 = select(_e1609, _e1605, (_e1605 > _e1609));
                                            let _e1616 = ((0.0000019073486f * (((_e1587 * (abs(_e1573) + abs(_e1574))) + (_e1592 * (abs(_e1575) + abs(_e1576)))) + (_e1598 * (abs(_e1577) + abs(_e1578))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1611 * _e1611))));
                                            if (_e1586 > _e1616) {
                                                phi_4801_ = 1i;
                                            } else {
                                                phi_4801_ = select(0i, -1i, (_e1586 < -(_e1616)));
                                            }
                                            let _e1622 = phi_4801_;
                                            let _e1623 = (_e1568 == _e1622);
                                            if _e1623 {
                                                let _e1624 = (_e1497 * _e1572);
                                                let _e1625 = (_e1498 * _e1571);
                                                let _e1626 = (_e1498 * _e1570);
                                                let _e1627 = (_e1496 * _e1572);
                                                let _e1628 = (_e1496 * _e1571);
                                                let _e1629 = (_e1497 * _e1570);
                                                let _e1637 = (((_e1499 * (_e1624 - _e1625)) + (_e1500 * (_e1626 - _e1627))) + (_e1501 * (_e1628 - _e1629)));
                                                let _e1653 = select(_e1609, _e1542, (_e1542 > _e1609));
                                                let _e1655 = select(_e1549, _e1653, (_e1653 > _e1549));
                                                let _e1660 = ((0.0000019073486f * (((_e1543 * (abs(_e1624) + abs(_e1625))) + (_e1544 * (abs(_e1626) + abs(_e1627)))) + (_e1547 * (abs(_e1628) + abs(_e1629))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1655 * _e1655))));
                                                if (_e1637 > _e1660) {
                                                    phi_4910_ = 1i;
                                                } else {
                                                    phi_4910_ = select(0i, -1i, (_e1637 < -(_e1660)));
                                                }
                                                let _e1666 = phi_4910_;
                                                phi_4912_ = (_e1568 == _e1666);
                                            } else {
                                                phi_4912_ = bool();
                                            }
                                            let _e1669 = phi_4912_;
                                            phi_4914_ = _e1669;
                                            phi_4915_ = select(true, false, _e1623);
                                        }
                                        let _e1672 = phi_4914_;
                                        let _e1674 = phi_4915_;
                                        phi_4920_ = select(_e1672, false, _e1674);
                                    } else {
                                        phi_4920_ = false;
                                    }
                                    let _e1677 = phi_4920_;
                                    if _e1677 {
                                        let _e1681 = (_e1337.x - _e1334.x);
                                        let _e1682 = (_e1337.y - _e1334.y);
                                        let _e1683 = (_e1337.z - _e1334.z);
                                        let _e1685 = (_e1397 - (_e1392 * _e1390));
                                        let _e1687 = (_e1399 - (_e1393 * _e1388));
                                        let _e1689 = (_e1401 - (_e1391 * _e1389));
                                        let _e1690 = (_e1340.x - _e1334.x);
                                        let _e1691 = (_e1340.y - _e1334.y);
                                        let _e1692 = (_e1340.z - _e1334.z);
                                        let _e1695 = ((_e1682 * _e1692) - (_e1691 * _e1683));
                                        let _e1698 = ((_e1683 * _e1690) - (_e1692 * _e1681));
                                        let _e1701 = ((_e1681 * _e1691) - (_e1690 * _e1682));
                                        let _e1704 = ((_e1698 * _e1689) - (_e1687 * _e1701));
                                        let _e1707 = ((_e1701 * _e1685) - (_e1689 * _e1695));
                                        let _e1710 = ((_e1695 * _e1687) - (_e1685 * _e1698));
                                        let _e1716 = (((_e1681 * _e1681) + (_e1682 * _e1682)) + (_e1683 * _e1683));
                                        let _e1718 = select(0.000000000000000000000000000001f, _e1716, (_e1716 > 0.000000000000000000000000000001f));
                                        let _e1726 = (((_e1681 * _e1690) + (_e1682 * _e1691)) + (_e1683 * _e1692));
                                        if ((((_e1704 * ((_e1690 * _e1718) - (_e1681 * _e1726))) + (_e1707 * ((_e1691 * _e1718) - (_e1682 * _e1726)))) + (_e1710 * ((_e1692 * _e1718) - (_e1683 * _e1726)))) < 0f) {
                                            phi_5016_ = vec3<f32>(-(_e1704), -(_e1707), -(_e1710));
                                        } else {
                                            phi_5016_ = vec3<f32>(_e1704, _e1707, _e1710);
                                        }
                                        let _e1744 = phi_5016_;
                                        let _e1749 = (((_e1681 * _e1685) + (_e1682 * _e1687)) + (_e1683 * _e1689));
                                        let _e1751 = select(1f, -1f, (_e1749 < 0f));
                                        let _e1760 = sqrt((((_e1744.x * _e1744.x) + (_e1744.y * _e1744.y)) + (_e1744.z * _e1744.z)));
                                        let _e1761 = (_e1760 > 0.000000000000000000000000000001f);
                                        if _e1761 {
                                            phi_5045_ = (_e1744 * (1f / _e1760));
                                        } else {
                                            phi_5045_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1765 = phi_5045_;
                                        if _e1761 {
                                            phi_5070_ = (_e1744 * (1f / _e1760));
                                        } else {
                                            phi_5070_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1775 = phi_5070_;
                                        let _e1784 = (2f * (((_e1681 * _e1775.x) + (_e1682 * _e1775.y)) + (_e1683 * _e1775.z)));
                                        let _e1791 = (((_e1765.x * _e1749) - (_e1685 * _e1784)) * _e1751);
                                        let _e1792 = (((_e1765.y * _e1749) - (_e1687 * _e1784)) * _e1751);
                                        let _e1793 = (((_e1765.z * _e1749) - (_e1689 * _e1784)) * _e1751);
                                        let _e1799 = sqrt((((_e1791 * _e1791) + (_e1792 * _e1792)) + (_e1793 * _e1793)));
                                        if (_e1799 > 0.000000000000000000000000000001f) {
                                            let _e1801 = (1f / _e1799);
                                            phi_5104_ = vec3<f32>((_e1791 * _e1801), (_e1792 * _e1801), (_e1793 * _e1801));
                                        } else {
                                            phi_5104_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1807 = phi_5104_;
                                        let _e1810 = params_1.member.member_13;
                                        let _e1811 = (0.25f * _e1810);
                                        let _e1813 = (_e1807.x * _e1811);
                                        let _e1815 = (_e1807.y * _e1811);
                                        let _e1817 = (_e1807.z * _e1811);
                                        if (_e1334.w > 0f) {
                                            let _e1820 = (32768f / _e1810);
                                            let _e1822 = (abs(1f) * 1024f);
                                            if (_e1822 > 131072f) {
                                                phi_5134_ = 131072f;
                                            } else {
                                                phi_5134_ = select(-131072f, _e1822, (_e1822 > -131072f));
                                            }
                                            let _e1827 = phi_5134_;
                                            if (_e1827 < 0f) {
                                                phi_5141_ = (_e1827 - 0.5f);
                                            } else {
                                                phi_5141_ = (_e1827 + 0.5f);
                                            }
                                            let _e1832 = phi_5141_;
                                            let _e1841 = (_e1813 * _e1820);
                                            if (_e1841 > 131072f) {
                                                phi_5163_ = 131072f;
                                            } else {
                                                phi_5163_ = select(-131072f, _e1841, (_e1841 > -131072f));
                                            }
                                            let _e1846 = phi_5163_;
                                            if (_e1846 < 0f) {
                                                phi_5170_ = (_e1846 - 0.5f);
                                            } else {
                                                phi_5170_ = (_e1846 + 0.5f);
                                            }
                                            let _e1851 = phi_5170_;
                                            let _e1860 = (_e1815 * _e1820);
                                            if (_e1860 > 131072f) {
                                                phi_5192_ = 131072f;
                                            } else {
                                                phi_5192_ = select(-131072f, _e1860, (_e1860 > -131072f));
                                            }
                                            let _e1865 = phi_5192_;
                                            if (_e1865 < 0f) {
                                                phi_5199_ = (_e1865 - 0.5f);
                                            } else {
                                                phi_5199_ = (_e1865 + 0.5f);
                                            }
                                            let _e1870 = phi_5199_;
                                            let _e1879 = (_e1817 * _e1820);
                                            if (_e1879 > 131072f) {
                                                phi_5221_ = 131072f;
                                            } else {
                                                phi_5221_ = select(-131072f, _e1879, (_e1879 > -131072f));
                                            }
                                            let _e1884 = phi_5221_;
                                            if (_e1884 < 0f) {
                                                phi_5228_ = (_e1884 - 0.5f);
                                            } else {
                                                phi_5228_ = (_e1884 + 0.5f);
                                            }
                                            let _e1889 = phi_5228_;
                                            let _e1898 = (_e1302 * 8u);
                                            let _e1900 = atomicAdd((&pushes.member[_e1898]), bitcast<u32>(select(0i, select(select(i32(_e1851), i32(-2147483648), (_e1851 < -2147483600f)), 2147483647i, (_e1851 > 2147483500f)), (_e1851 == _e1851))));
                                            let _e1903 = atomicAdd((&pushes.member[(_e1898 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1870), i32(-2147483648), (_e1870 < -2147483600f)), 2147483647i, (_e1870 > 2147483500f)), (_e1870 == _e1870))));
                                            let _e1906 = atomicAdd((&pushes.member[(_e1898 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1889), i32(-2147483648), (_e1889 < -2147483600f)), 2147483647i, (_e1889 > 2147483500f)), (_e1889 == _e1889))));
                                            let _e1909 = atomicAdd((&pushes.member[(_e1898 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1832), i32(-2147483648), (_e1832 < -2147483600f)), 2147483647i, (_e1832 > 2147483500f)), (_e1832 == _e1832))));
                                            let _e1912 = atomicOr((&pushes.member[(_e1898 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1915 = atomicAdd((&pushes.member[(_e1898 + 4u)]), 0u);
                                                let _e1918 = atomicAdd((&pushes.member[(_e1898 + 5u)]), 0u);
                                                let _e1921 = atomicAdd((&pushes.member[(_e1898 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1337.w > 0f) {
                                            let _e1924 = (32768f / _e1810);
                                            let _e1926 = (abs(1f) * 1024f);
                                            if (_e1926 > 131072f) {
                                                phi_5403_ = 131072f;
                                            } else {
                                                phi_5403_ = select(-131072f, _e1926, (_e1926 > -131072f));
                                            }
                                            let _e1931 = phi_5403_;
                                            if (_e1931 < 0f) {
                                                phi_5410_ = (_e1931 - 0.5f);
                                            } else {
                                                phi_5410_ = (_e1931 + 0.5f);
                                            }
                                            let _e1936 = phi_5410_;
                                            let _e1945 = (_e1813 * _e1924);
                                            if (_e1945 > 131072f) {
                                                phi_5432_ = 131072f;
                                            } else {
                                                phi_5432_ = select(-131072f, _e1945, (_e1945 > -131072f));
                                            }
                                            let _e1950 = phi_5432_;
                                            if (_e1950 < 0f) {
                                                phi_5439_ = (_e1950 - 0.5f);
                                            } else {
                                                phi_5439_ = (_e1950 + 0.5f);
                                            }
                                            let _e1955 = phi_5439_;
                                            let _e1964 = (_e1815 * _e1924);
                                            if (_e1964 > 131072f) {
                                                phi_5461_ = 131072f;
                                            } else {
                                                phi_5461_ = select(-131072f, _e1964, (_e1964 > -131072f));
                                            }
                                            let _e1969 = phi_5461_;
                                            if (_e1969 < 0f) {
                                                phi_5468_ = (_e1969 - 0.5f);
                                            } else {
                                                phi_5468_ = (_e1969 + 0.5f);
                                            }
                                            let _e1974 = phi_5468_;
                                            let _e1983 = (_e1817 * _e1924);
                                            if (_e1983 > 131072f) {
                                                phi_5490_ = 131072f;
                                            } else {
                                                phi_5490_ = select(-131072f, _e1983, (_e1983 > -131072f));
                                            }
                                            let _e1988 = phi_5490_;
                                            if (_e1988 < 0f) {
                                                phi_5497_ = (_e1988 - 0.5f);
                                            } else {
                                                phi_5497_ = (_e1988 + 0.5f);
                                            }
                                            let _e1993 = phi_5497_;
                                            let _e2002 = (_e1315 * 8u);
                                            let _e2004 = atomicAdd((&pushes.member[_e2002]), bitcast<u32>(select(0i, select(select(i32(_e1955), i32(-2147483648), (_e1955 < -2147483600f)), 2147483647i, (_e1955 > 2147483500f)), (_e1955 == _e1955))));
                                            let _e2007 = atomicAdd((&pushes.member[(_e2002 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1974), i32(-2147483648), (_e1974 < -2147483600f)), 2147483647i, (_e1974 > 2147483500f)), (_e1974 == _e1974))));
                                            let _e2010 = atomicAdd((&pushes.member[(_e2002 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1993), i32(-2147483648), (_e1993 < -2147483600f)), 2147483647i, (_e1993 > 2147483500f)), (_e1993 == _e1993))));
                                            let _e2013 = atomicAdd((&pushes.member[(_e2002 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1936), i32(-2147483648), (_e1936 < -2147483600f)), 2147483647i, (_e1936 > 2147483500f)), (_e1936 == _e1936))));
                                            let _e2016 = atomicOr((&pushes.member[(_e2002 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2019 = atomicAdd((&pushes.member[(_e2002 + 4u)]), 0u);
                                                let _e2022 = atomicAdd((&pushes.member[(_e2002 + 5u)]), 0u);
                                                let _e2025 = atomicAdd((&pushes.member[(_e2002 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1344.w > 0f) {
                                            let _e2031 = (32768f / _e1810);
                                            let _e2033 = (abs(1f) * 1024f);
                                            if (_e2033 > 131072f) {
                                                phi_5676_ = 131072f;
                                            } else {
                                                phi_5676_ = select(-131072f, _e2033, (_e2033 > -131072f));
                                            }
                                            let _e2038 = phi_5676_;
                                            if (_e2038 < 0f) {
                                                phi_5683_ = (_e2038 - 0.5f);
                                            } else {
                                                phi_5683_ = (_e2038 + 0.5f);
                                            }
                                            let _e2043 = phi_5683_;
                                            let _e2052 = (-(_e1813) * _e2031);
                                            if (_e2052 > 131072f) {
                                                phi_5705_ = 131072f;
                                            } else {
                                                phi_5705_ = select(-131072f, _e2052, (_e2052 > -131072f));
                                            }
                                            let _e2057 = phi_5705_;
                                            if (_e2057 < 0f) {
                                                phi_5712_ = (_e2057 - 0.5f);
                                            } else {
                                                phi_5712_ = (_e2057 + 0.5f);
                                            }
                                            let _e2062 = phi_5712_;
                                            let _e2071 = (-(_e1815) * _e2031);
                                            if (_e2071 > 131072f) {
                                                phi_5734_ = 131072f;
                                            } else {
                                                phi_5734_ = select(-131072f, _e2071, (_e2071 > -131072f));
                                            }
                                            let _e2076 = phi_5734_;
                                            if (_e2076 < 0f) {
                                                phi_5741_ = (_e2076 - 0.5f);
                                            } else {
                                                phi_5741_ = (_e2076 + 0.5f);
                                            }
                                            let _e2081 = phi_5741_;
                                            let _e2090 = (-(_e1817) * _e2031);
                                            if (_e2090 > 131072f) {
                                                phi_5763_ = 131072f;
                                            } else {
                                                phi_5763_ = select(-131072f, _e2090, (_e2090 > -131072f));
                                            }
                                            let _e2095 = phi_5763_;
                                            if (_e2095 < 0f) {
                                                phi_5770_ = (_e2095 - 0.5f);
                                            } else {
                                                phi_5770_ = (_e2095 + 0.5f);
                                            }
                                            let _e2100 = phi_5770_;
                                            let _e2109 = (_e1289.x * 8u);
                                            let _e2111 = atomicAdd((&pushes.member[_e2109]), bitcast<u32>(select(0i, select(select(i32(_e2062), i32(-2147483648), (_e2062 < -2147483600f)), 2147483647i, (_e2062 > 2147483500f)), (_e2062 == _e2062))));
                                            let _e2114 = atomicAdd((&pushes.member[(_e2109 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2081), i32(-2147483648), (_e2081 < -2147483600f)), 2147483647i, (_e2081 > 2147483500f)), (_e2081 == _e2081))));
                                            let _e2117 = atomicAdd((&pushes.member[(_e2109 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2100), i32(-2147483648), (_e2100 < -2147483600f)), 2147483647i, (_e2100 > 2147483500f)), (_e2100 == _e2100))));
                                            let _e2120 = atomicAdd((&pushes.member[(_e2109 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2043), i32(-2147483648), (_e2043 < -2147483600f)), 2147483647i, (_e2043 > 2147483500f)), (_e2043 == _e2043))));
                                            let _e2123 = atomicOr((&pushes.member[(_e2109 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2126 = atomicAdd((&pushes.member[(_e2109 + 4u)]), 0u);
                                                let _e2129 = atomicAdd((&pushes.member[(_e2109 + 5u)]), 0u);
                                                let _e2132 = atomicAdd((&pushes.member[(_e2109 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1348.w > 0f) {
                                            let _e2138 = (32768f / _e1810);
                                            let _e2140 = (abs(1f) * 1024f);
                                            if (_e2140 > 131072f) {
                                                phi_5949_ = 131072f;
                                            } else {
                                                phi_5949_ = select(-131072f, _e2140, (_e2140 > -131072f));
                                            }
                                            let _e2145 = phi_5949_;
                                            if (_e2145 < 0f) {
                                                phi_5956_ = (_e2145 - 0.5f);
                                            } else {
                                                phi_5956_ = (_e2145 + 0.5f);
                                            }
                                            let _e2150 = phi_5956_;
                                            let _e2159 = (-(_e1813) * _e2138);
                                            if (_e2159 > 131072f) {
                                                phi_5978_ = 131072f;
                                            } else {
                                                phi_5978_ = select(-131072f, _e2159, (_e2159 > -131072f));
                                            }
                                            let _e2164 = phi_5978_;
                                            if (_e2164 < 0f) {
                                                phi_5985_ = (_e2164 - 0.5f);
                                            } else {
                                                phi_5985_ = (_e2164 + 0.5f);
                                            }
                                            let _e2169 = phi_5985_;
                                            let _e2178 = (-(_e1815) * _e2138);
                                            if (_e2178 > 131072f) {
                                                phi_6007_ = 131072f;
                                            } else {
                                                phi_6007_ = select(-131072f, _e2178, (_e2178 > -131072f));
                                            }
                                            let _e2183 = phi_6007_;
                                            if (_e2183 < 0f) {
                                                phi_6014_ = (_e2183 - 0.5f);
                                            } else {
                                                phi_6014_ = (_e2183 + 0.5f);
                                            }
                                            let _e2188 = phi_6014_;
                                            let _e2197 = (-(_e1817) * _e2138);
                                            if (_e2197 > 131072f) {
                                                phi_6036_ = 131072f;
                                            } else {
                                                phi_6036_ = select(-131072f, _e2197, (_e2197 > -131072f));
                                            }
                                            let _e2202 = phi_6036_;
                                            if (_e2202 < 0f) {
                                                phi_6043_ = (_e2202 - 0.5f);
                                            } else {
                                                phi_6043_ = (_e2202 + 0.5f);
                                            }
                                            let _e2207 = phi_6043_;
                                            let _e2216 = (_e1289.y * 8u);
                                            let _e2218 = atomicAdd((&pushes.member[_e2216]), bitcast<u32>(select(0i, select(select(i32(_e2169), i32(-2147483648), (_e2169 < -2147483600f)), 2147483647i, (_e2169 > 2147483500f)), (_e2169 == _e2169))));
                                            let _e2221 = atomicAdd((&pushes.member[(_e2216 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2188), i32(-2147483648), (_e2188 < -2147483600f)), 2147483647i, (_e2188 > 2147483500f)), (_e2188 == _e2188))));
                                            let _e2224 = atomicAdd((&pushes.member[(_e2216 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2207), i32(-2147483648), (_e2207 < -2147483600f)), 2147483647i, (_e2207 > 2147483500f)), (_e2207 == _e2207))));
                                            let _e2227 = atomicAdd((&pushes.member[(_e2216 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2150), i32(-2147483648), (_e2150 < -2147483600f)), 2147483647i, (_e2150 > 2147483500f)), (_e2150 == _e2150))));
                                            let _e2230 = atomicOr((&pushes.member[(_e2216 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2233 = atomicAdd((&pushes.member[(_e2216 + 4u)]), 0u);
                                                let _e2236 = atomicAdd((&pushes.member[(_e2216 + 5u)]), 0u);
                                                let _e2239 = atomicAdd((&pushes.member[(_e2216 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1352.w > 0f) {
                                            let _e2245 = (32768f / _e1810);
                                            let _e2247 = (abs(1f) * 1024f);
                                            if (_e2247 > 131072f) {
                                                phi_6222_ = 131072f;
                                            } else {
                                                phi_6222_ = select(-131072f, _e2247, (_e2247 > -131072f));
                                            }
                                            let _e2252 = phi_6222_;
                                            if (_e2252 < 0f) {
                                                phi_6229_ = (_e2252 - 0.5f);
                                            } else {
                                                phi_6229_ = (_e2252 + 0.5f);
                                            }
                                            let _e2257 = phi_6229_;
                                            let _e2266 = (-(_e1813) * _e2245);
                                            if (_e2266 > 131072f) {
                                                phi_6251_ = 131072f;
                                            } else {
                                                phi_6251_ = select(-131072f, _e2266, (_e2266 > -131072f));
                                            }
                                            let _e2271 = phi_6251_;
                                            if (_e2271 < 0f) {
                                                phi_6258_ = (_e2271 - 0.5f);
                                            } else {
                                                phi_6258_ = (_e2271 + 0.5f);
                                            }
                                            let _e2276 = phi_6258_;
                                            let _e2285 = (-(_e1815) * _e2245);
                                            if (_e2285 > 131072f) {
                                                phi_6280_ = 131072f;
                                            } else {
                                                phi_6280_ = select(-131072f, _e2285, (_e2285 > -131072f));
                                            }
                                            let _e2290 = phi_6280_;
                                            if (_e2290 < 0f) {
                                                phi_6287_ = (_e2290 - 0.5f);
                                            } else {
                                                phi_6287_ = (_e2290 + 0.5f);
                                            }
                                            let _e2295 = phi_6287_;
                                            let _e2304 = (-(_e1817) * _e2245);
                                            if (_e2304 > 131072f) {
                                                phi_6309_ = 131072f;
                                            } else {
                                                phi_6309_ = select(-131072f, _e2304, (_e2304 > -131072f));
                                            }
                                            let _e2309 = phi_6309_;
                                            if (_e2309 < 0f) {
                                                phi_6316_ = (_e2309 - 0.5f);
                                            } else {
                                                phi_6316_ = (_e2309 + 0.5f);
                                            }
                                            let _e2314 = phi_6316_;
                                            let _e2323 = (_e1289.z * 8u);
                                            let _e2325 = atomicAdd((&pushes.member[_e2323]), bitcast<u32>(select(0i, select(select(i32(_e2276), i32(-2147483648), (_e2276 < -2147483600f)), 2147483647i, (_e2276 > 2147483500f)), (_e2276 == _e2276))));
                                            let _e2328 = atomicAdd((&pushes.member[(_e2323 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2295), i32(-2147483648), (_e2295 < -2147483600f)), 2147483647i, (_e2295 > 2147483500f)), (_e2295 == _e2295))));
                                            let _e2331 = atomicAdd((&pushes.member[(_e2323 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2314), i32(-2147483648), (_e2314 < -2147483600f)), 2147483647i, (_e2314 > 2147483500f)), (_e2314 == _e2314))));
                                            let _e2334 = atomicAdd((&pushes.member[(_e2323 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2257), i32(-2147483648), (_e2257 < -2147483600f)), 2147483647i, (_e2257 > 2147483500f)), (_e2257 == _e2257))));
                                            let _e2337 = atomicOr((&pushes.member[(_e2323 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2340 = atomicAdd((&pushes.member[(_e2323 + 4u)]), 0u);
                                                let _e2343 = atomicAdd((&pushes.member[(_e2323 + 5u)]), 0u);
                                                let _e2346 = atomicAdd((&pushes.member[(_e2323 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4223_ = (_e1285 + 1u);
                        } else {
                            break;
                        }
                        let _e2349 = phi_4223_;
                        continue;
                        continuing {
                            phi_4222_ = _e2349;
                        }
                    }
                }
            }
        } else {
            if (_e456 < 6u) {
                let _e507 = (_e456 < 3u);
                if _e507 {
                    phi_6481_ = _e456;
                } else {
                    phi_6481_ = (_e456 - 3u);
                }
                let _e510 = phi_6481_;
                if _e507 {
                    phi_6491_ = _e452.z;
                    phi_6492_ = _e452.y;
                    phi_6493_ = _e452.x;
                } else {
                    phi_6491_ = _e449.z;
                    phi_6492_ = _e449.y;
                    phi_6493_ = _e449.x;
                }
                let _e518 = phi_6491_;
                let _e520 = phi_6492_;
                let _e522 = phi_6493_;
                let _e524 = select(_e452, _e449, vec4(_e507));
                if (_e510 == 0u) {
                    phi_6507_ = _e524.x;
                } else {
                    if (_e510 == 1u) {
                        phi_6506_ = _e524.y;
                    } else {
                        phi_6506_ = _e524.z;
                    }
                    let _e530 = phi_6506_;
                    phi_6507_ = _e530;
                }
                let _e533 = phi_6507_;
                phi_6578_ = vec4<u32>(_e533, _e522, _e520, _e518);
            } else {
                let _e459 = (_e456 - 6u);
                let _e460 = (_e459 / 3u);
                let _e461 = (_e459 % 3u);
                if (_e460 == 0u) {
                    phi_6525_ = _e449.x;
                } else {
                    if (_e460 == 1u) {
                        phi_6524_ = _e449.y;
                    } else {
                        phi_6524_ = _e449.z;
                    }
                    let _e467 = phi_6524_;
                    phi_6525_ = _e467;
                }
                let _e470 = phi_6525_;
                if (_e460 == 2u) {
                    phi_6531_ = 0u;
                } else {
                    phi_6531_ = (_e460 + 1u);
                }
                let _e474 = phi_6531_;
                if (_e474 == 0u) {
                    phi_6544_ = _e449.x;
                } else {
                    if (_e474 == 1u) {
                        phi_6543_ = _e449.y;
                    } else {
                        phi_6543_ = _e449.z;
                    }
                    let _e480 = phi_6543_;
                    phi_6544_ = _e480;
                }
                let _e483 = phi_6544_;
                if (_e461 == 0u) {
                    phi_6557_ = _e452.x;
                } else {
                    if (_e461 == 1u) {
                        phi_6556_ = _e452.y;
                    } else {
                        phi_6556_ = _e452.z;
                    }
                    let _e489 = phi_6556_;
                    phi_6557_ = _e489;
                }
                let _e492 = phi_6557_;
                if (_e461 == 2u) {
                    phi_6563_ = 0u;
                } else {
                    phi_6563_ = (_e461 + 1u);
                }
                let _e496 = phi_6563_;
                if (_e496 == 0u) {
                    phi_6576_ = _e452.x;
                } else {
                    if (_e496 == 1u) {
                        phi_6575_ = _e452.y;
                    } else {
                        phi_6575_ = _e452.z;
                    }
                    let _e502 = phi_6575_;
                    phi_6576_ = _e502;
                }
                let _e505 = phi_6576_;
                phi_6578_ = vec4<u32>(_e470, _e483, _e492, _e505);
            }
            let _e536 = phi_6578_;
            let _e537 = (_e456 >= 6u);
            if (_e536.x != _e536.z) {
                if (_e536.x != _e536.w) {
                    if _e537 {
                        let _e546 = (_e536.y != _e536.z);
                        if _e546 {
                            phi_6604_ = (_e536.y != _e536.w);
                        } else {
                            phi_6604_ = bool();
                        }
                        let _e549 = phi_6604_;
                        phi_6608_ = _e549;
                        phi_6609_ = _e546;
                    } else {
                        phi_6608_ = (_e536.x != _e536.y);
                        phi_6609_ = true;
                    }
                    let _e551 = phi_6608_;
                    let _e553 = phi_6609_;
                    if _e553 {
                        let _e557 = ((_e452.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e449.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6642_ = (_e557 << bitcast<u32>(6u));
                        } else {
                            phi_6642_ = 0u;
                        }
                        let _e571 = phi_6642_;
                        if (((_e449.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6664_ = (_e557 << bitcast<u32>(9u));
                        } else {
                            phi_6664_ = 0u;
                        }
                        let _e580 = phi_6664_;
                        if (((_e449.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6686_ = (_e557 << bitcast<u32>(12u));
                        } else {
                            phi_6686_ = 0u;
                        }
                        let _e589 = phi_6686_;
                        if _e551 {
                            if ((((((((_e449.w & 7u) | ((_e452.w & 7u) << bitcast<u32>(3i))) | _e571) | _e580) | _e589) >> bitcast<u32>((_e456 & 31u))) & 1u) != 0u) {
                                let _e598 = reference.member[_e536.x];
                                let _e602 = reference.member[_e536.y];
                                let _e605 = reference.member[_e536.z];
                                let _e608 = reference.member[_e536.w];
                                if _e537 {
                                    let _e698 = (select(_e608.x, _e605.x, (_e605.x < _e608.x)) - select(_e602.x, _e598.x, (_e598.x > _e602.x)));
                                    let _e699 = (select(_e608.y, _e605.y, (_e605.y < _e608.y)) - select(_e602.y, _e598.y, (_e598.y > _e602.y)));
                                    let _e700 = (select(_e608.z, _e605.z, (_e605.z < _e608.z)) - select(_e602.z, _e598.z, (_e598.z > _e602.z)));
                                    let _e701 = (select(_e602.x, _e598.x, (_e598.x < _e602.x)) - select(_e608.x, _e605.x, (_e605.x > _e608.x)));
                                    let _e702 = (select(_e602.y, _e598.y, (_e598.y < _e602.y)) - select(_e608.y, _e605.y, (_e605.y > _e608.y)));
                                    let _e703 = (select(_e602.z, _e598.z, (_e598.z < _e602.z)) - select(_e608.z, _e605.z, (_e605.z > _e608.z)));
                                    let _e712 = params_1.member.member_14;
                                    if (select(_e701, _e698, (_e698 > _e701)) > _e712) {
                                        phi_6833_ = bool();
                                        phi_6834_ = true;
                                    } else {
                                        let _e714 = (select(_e702, _e699, (_e699 > _e702)) > _e712);
                                        if _e714 {
                                            phi_6832_ = bool();
                                        } else {
                                            phi_6832_ = (select(_e703, _e700, (_e700 > _e703)) > _e712);
                                        }
                                        let _e717 = phi_6832_;
                                        phi_6833_ = _e717;
                                        phi_6834_ = _e714;
                                    }
                                    let _e719 = phi_6833_;
                                    let _e721 = phi_6834_;
                                    phi_6942_ = select(_e719, true, _e721);
                                } else {
                                    let _e626 = select(_e605.x, _e602.x, (_e602.x < _e605.x));
                                    let _e628 = select(_e605.y, _e602.y, (_e602.y < _e605.y));
                                    let _e630 = select(_e605.z, _e602.z, (_e602.z < _e605.z));
                                    let _e638 = select(_e605.x, _e602.x, (_e602.x > _e605.x));
                                    let _e640 = select(_e605.y, _e602.y, (_e602.y > _e605.y));
                                    let _e642 = select(_e605.z, _e602.z, (_e602.z > _e605.z));
                                    let _e649 = (select(_e608.x, _e626, (_e626 < _e608.x)) - _e598.x);
                                    let _e650 = (select(_e608.y, _e628, (_e628 < _e608.y)) - _e598.y);
                                    let _e651 = (select(_e608.z, _e630, (_e630 < _e608.z)) - _e598.z);
                                    let _e652 = (_e598.x - select(_e608.x, _e638, (_e638 > _e608.x)));
                                    let _e653 = (_e598.y - select(_e608.y, _e640, (_e640 > _e608.y)));
                                    let _e654 = (_e598.z - select(_e608.z, _e642, (_e642 > _e608.z)));
                                    let _e663 = params_1.member.member_14;
                                    if (select(_e652, _e649, (_e649 > _e652)) > _e663) {
                                        phi_6936_ = bool();
                                        phi_6937_ = true;
                                    } else {
                                        let _e665 = (select(_e653, _e650, (_e650 > _e653)) > _e663);
                                        if _e665 {
                                            phi_6935_ = bool();
                                        } else {
                                            phi_6935_ = (select(_e654, _e651, (_e651 > _e654)) > _e663);
                                        }
                                        let _e668 = phi_6935_;
                                        phi_6936_ = _e668;
                                        phi_6937_ = _e665;
                                    }
                                    let _e670 = phi_6936_;
                                    let _e672 = phi_6937_;
                                    phi_6942_ = select(_e670, true, _e672);
                                }
                                let _e724 = phi_6942_;
                                if _e724 {
                                } else {
                                    let _e726 = global[0u];
                                    if (_e598.w == _e726) {
                                        let _e729 = global[1u];
                                        if (_e602.w == _e729) {
                                            let _e732 = global[2u];
                                            let _e733 = (_e605.w == _e732);
                                            if _e733 {
                                                let _e735 = global[3u];
                                                phi_6967_ = (_e608.w == _e735);
                                            } else {
                                                phi_6967_ = bool();
                                            }
                                            let _e738 = phi_6967_;
                                            phi_6969_ = _e738;
                                            phi_6970_ = select(true, false, _e733);
                                        } else {
                                            phi_6969_ = bool();
                                            phi_6970_ = true;
                                        }
                                        let _e741 = phi_6969_;
                                        let _e743 = phi_6970_;
                                        phi_6971_ = _e741;
                                        phi_6972_ = _e743;
                                    } else {
                                        phi_6971_ = bool();
                                        phi_6972_ = true;
                                    }
                                    let _e745 = phi_6971_;
                                    let _e747 = phi_6972_;
                                    if !(select(_e745, false, _e747)) {
                                        if _e537 {
                                            let _e935 = (_e602.x - _e598.x);
                                            let _e936 = (_e602.y - _e598.y);
                                            let _e937 = (_e602.z - _e598.z);
                                            let _e938 = (_e608.x - _e605.x);
                                            let _e939 = (_e608.y - _e605.y);
                                            let _e940 = (_e608.z - _e605.z);
                                            let _e941 = (_e598.x - _e605.x);
                                            let _e942 = (_e598.y - _e605.y);
                                            let _e943 = (_e598.z - _e605.z);
                                            let _e948 = (((_e935 * _e935) + (_e936 * _e936)) + (_e937 * _e937));
                                            let _e950 = select(0.000000000000000000000000000001f, _e948, (_e948 > 0.000000000000000000000000000001f));
                                            let _e955 = (((_e938 * _e938) + (_e939 * _e939)) + (_e940 * _e940));
                                            let _e957 = select(0.000000000000000000000000000001f, _e955, (_e955 > 0.000000000000000000000000000001f));
                                            let _e962 = (((_e935 * _e941) + (_e936 * _e942)) + (_e937 * _e943));
                                            let _e967 = (((_e938 * _e941) + (_e939 * _e942)) + (_e940 * _e943));
                                            let _e972 = (((_e935 * _e938) + (_e936 * _e939)) + (_e937 * _e940));
                                            let _e975 = ((_e950 * _e957) - (_e972 * _e972));
                                            if (_e975 > ((0.000001f * _e950) * _e957)) {
                                                let _e998 = (((_e972 * _e967) - (_e962 * _e957)) / _e975);
                                                if (_e998 > 1f) {
                                                    phi_7050_ = 1f;
                                                } else {
                                                    phi_7050_ = select(0f, _e998, (_e998 > 0f));
                                                }
                                                let _e1003 = phi_7050_;
                                                phi_7077_ = _e1003;
                                            } else {
                                                let _e980 = (-(_e962) / _e950);
                                                if (_e980 > 1f) {
                                                    phi_7062_ = 1f;
                                                } else {
                                                    phi_7062_ = select(0f, _e980, (_e980 > 0f));
                                                }
                                                let _e985 = phi_7062_;
                                                let _e987 = ((_e972 - _e962) / _e950);
                                                if (_e987 > 1f) {
                                                    phi_7074_ = 1f;
                                                } else {
                                                    phi_7074_ = select(0f, _e987, (_e987 > 0f));
                                                }
                                                let _e992 = phi_7074_;
                                                phi_7077_ = (0.5f * (_e985 + _e992));
                                            }
                                            let _e1005 = phi_7077_;
                                            let _e1008 = (((_e972 * _e1005) + _e967) / _e957);
                                            if (_e1008 > 1f) {
                                                phi_7090_ = 1f;
                                            } else {
                                                phi_7090_ = select(0f, _e1008, (_e1008 > 0f));
                                            }
                                            let _e1013 = phi_7090_;
                                            if (_e1008 != _e1013) {
                                                let _e1017 = (((_e972 * _e1013) - _e962) / _e950);
                                                if (_e1017 > 1f) {
                                                    phi_7107_ = 1f;
                                                } else {
                                                    phi_7107_ = select(0f, _e1017, (_e1017 > 0f));
                                                }
                                                let _e1022 = phi_7107_;
                                                phi_7108_ = _e1022;
                                            } else {
                                                phi_7108_ = _e1005;
                                            }
                                            let _e1024 = phi_7108_;
                                            phi_7375_ = vec4<f32>((1f - _e1024), _e1024, (_e1013 - 1f), -(_e1013));
                                        } else {
                                            let _e750 = (_e605.x - _e602.x);
                                            let _e751 = (_e605.y - _e602.y);
                                            let _e752 = (_e605.z - _e602.z);
                                            let _e753 = (_e608.x - _e602.x);
                                            let _e754 = (_e608.y - _e602.y);
                                            let _e755 = (_e608.z - _e602.z);
                                            let _e756 = (_e598.x - _e602.x);
                                            let _e757 = (_e598.y - _e602.y);
                                            let _e758 = (_e598.z - _e602.z);
                                            let _e763 = (((_e750 * _e756) + (_e751 * _e757)) + (_e752 * _e758));
                                            let _e768 = (((_e753 * _e756) + (_e754 * _e757)) + (_e755 * _e758));
                                            let _e769 = (_e598.x - _e605.x);
                                            let _e770 = (_e598.y - _e605.y);
                                            let _e771 = (_e598.z - _e605.z);
                                            let _e776 = (((_e750 * _e769) + (_e751 * _e770)) + (_e752 * _e771));
                                            let _e781 = (((_e753 * _e769) + (_e754 * _e770)) + (_e755 * _e771));
                                            let _e782 = (_e598.x - _e608.x);
                                            let _e783 = (_e598.y - _e608.y);
                                            let _e784 = (_e598.z - _e608.z);
                                            let _e789 = (((_e750 * _e782) + (_e751 * _e783)) + (_e752 * _e784));
                                            let _e794 = (((_e753 * _e782) + (_e754 * _e783)) + (_e755 * _e784));
                                            let _e797 = ((_e776 * _e794) - (_e789 * _e781));
                                            let _e800 = ((_e789 * _e768) - (_e763 * _e794));
                                            let _e803 = ((_e763 * _e781) - (_e776 * _e768));
                                            if (_e763 <= 0f) {
                                                phi_7176_ = select(true, false, (_e768 <= 0f));
                                            } else {
                                                phi_7176_ = true;
                                            }
                                            let _e808 = phi_7176_;
                                            if _e808 {
                                                if (_e776 >= 0f) {
                                                    phi_7189_ = select(true, false, (_e781 <= _e776));
                                                } else {
                                                    phi_7189_ = true;
                                                }
                                                let _e813 = phi_7189_;
                                                if _e813 {
                                                    if (_e803 <= 0f) {
                                                        if (_e763 >= 0f) {
                                                            let _e816 = (_e776 <= 0f);
                                                            if _e816 {
                                                                let _e817 = (_e763 - _e776);
                                                                let _e820 = (_e763 / select(0.000000000000000000000000000001f, _e817, (_e817 > 0.000000000000000000000000000001f)));
                                                                if (_e820 > 1f) {
                                                                    phi_7221_ = 1f;
                                                                } else {
                                                                    phi_7221_ = select(0f, _e820, (_e820 > 0f));
                                                                }
                                                                let _e825 = phi_7221_;
                                                                phi_7224_ = vec3<f32>((1f - _e825), _e825, 0f);
                                                            } else {
                                                                phi_7224_ = vec3<f32>();
                                                            }
                                                            let _e829 = phi_7224_;
                                                            phi_7226_ = _e829;
                                                            phi_7227_ = select(true, false, _e816);
                                                        } else {
                                                            phi_7226_ = vec3<f32>();
                                                            phi_7227_ = true;
                                                        }
                                                        let _e832 = phi_7226_;
                                                        let _e834 = phi_7227_;
                                                        phi_7228_ = _e832;
                                                        phi_7229_ = _e834;
                                                    } else {
                                                        phi_7228_ = vec3<f32>();
                                                        phi_7229_ = true;
                                                    }
                                                    let _e836 = phi_7228_;
                                                    let _e838 = phi_7229_;
                                                    if _e838 {
                                                        if (_e794 >= 0f) {
                                                            phi_7242_ = select(true, false, (_e789 <= _e794));
                                                        } else {
                                                            phi_7242_ = true;
                                                        }
                                                        let _e843 = phi_7242_;
                                                        if _e843 {
                                                            if (_e800 <= 0f) {
                                                                if (_e768 >= 0f) {
                                                                    let _e846 = (_e794 <= 0f);
                                                                    if _e846 {
                                                                        let _e847 = (_e768 - _e794);
                                                                        let _e850 = (_e768 / select(0.000000000000000000000000000001f, _e847, (_e847 > 0.000000000000000000000000000001f)));
                                                                        if (_e850 > 1f) {
                                                                            phi_7274_ = 1f;
                                                                        } else {
                                                                            phi_7274_ = select(0f, _e850, (_e850 > 0f));
                                                                        }
                                                                        let _e855 = phi_7274_;
                                                                        phi_7277_ = vec3<f32>((1f - _e855), 0f, _e855);
                                                                    } else {
                                                                        phi_7277_ = vec3<f32>();
                                                                    }
                                                                    let _e859 = phi_7277_;
                                                                    phi_7279_ = _e859;
                                                                    phi_7280_ = select(true, false, _e846);
                                                                } else {
                                                                    phi_7279_ = vec3<f32>();
                                                                    phi_7280_ = true;
                                                                }
                                                                let _e862 = phi_7279_;
                                                                let _e864 = phi_7280_;
                                                                phi_7281_ = _e862;
                                                                phi_7282_ = _e864;
                                                            } else {
                                                                phi_7281_ = vec3<f32>();
                                                                phi_7282_ = true;
                                                            }
                                                            let _e866 = phi_7281_;
                                                            let _e868 = phi_7282_;
                                                            if _e868 {
                                                                if (_e797 <= 0f) {
                                                                    if (_e781 >= _e776) {
                                                                        let _e871 = (_e789 >= _e794);
                                                                        if _e871 {
                                                                            let _e872 = (_e781 - _e776);
                                                                            let _e874 = (_e872 + (_e789 - _e794));
                                                                            let _e877 = (_e872 / select(0.000000000000000000000000000001f, _e874, (_e874 > 0.000000000000000000000000000001f)));
                                                                            if (_e877 > 1f) {
                                                                                phi_7317_ = 1f;
                                                                            } else {
                                                                                phi_7317_ = select(0f, _e877, (_e877 > 0f));
                                                                            }
                                                                            let _e882 = phi_7317_;
                                                                            phi_7320_ = vec3<f32>(0f, (1f - _e882), _e882);
                                                                        } else {
                                                                            phi_7320_ = vec3<f32>();
                                                                        }
                                                                        let _e886 = phi_7320_;
                                                                        phi_7322_ = _e886;
                                                                        phi_7323_ = select(true, false, _e871);
                                                                    } else {
                                                                        phi_7322_ = vec3<f32>();
                                                                        phi_7323_ = true;
                                                                    }
                                                                    let _e889 = phi_7322_;
                                                                    let _e891 = phi_7323_;
                                                                    phi_7324_ = _e889;
                                                                    phi_7325_ = _e891;
                                                                } else {
                                                                    phi_7324_ = vec3<f32>();
                                                                    phi_7325_ = true;
                                                                }
                                                                let _e893 = phi_7324_;
                                                                let _e895 = phi_7325_;
                                                                if _e895 {
                                                                    let _e897 = ((_e797 + _e800) + _e803);
                                                                    let _e900 = (1f / select(0.000000000000000000000000000001f, _e897, (_e897 > 0.000000000000000000000000000001f)));
                                                                    let _e901 = (_e800 * _e900);
                                                                    if (_e901 > 1f) {
                                                                        phi_7347_ = 1f;
                                                                    } else {
                                                                        phi_7347_ = select(0f, _e901, (_e901 > 0f));
                                                                    }
                                                                    let _e906 = phi_7347_;
                                                                    let _e907 = (_e803 * _e900);
                                                                    if (_e907 > 1f) {
                                                                        phi_7358_ = 1f;
                                                                    } else {
                                                                        phi_7358_ = select(0f, _e907, (_e907 > 0f));
                                                                    }
                                                                    let _e912 = phi_7358_;
                                                                    phi_7362_ = vec3<f32>(((1f - _e906) - _e912), _e906, _e912);
                                                                } else {
                                                                    phi_7362_ = _e893;
                                                                }
                                                                let _e917 = phi_7362_;
                                                                phi_7363_ = _e917;
                                                            } else {
                                                                phi_7363_ = _e866;
                                                            }
                                                            let _e919 = phi_7363_;
                                                            phi_7364_ = _e919;
                                                        } else {
                                                            phi_7364_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e921 = phi_7364_;
                                                        phi_7365_ = _e921;
                                                    } else {
                                                        phi_7365_ = _e836;
                                                    }
                                                    let _e923 = phi_7365_;
                                                    phi_7366_ = _e923;
                                                } else {
                                                    phi_7366_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e925 = phi_7366_;
                                                phi_7367_ = _e925;
                                            } else {
                                                phi_7367_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e927 = phi_7367_;
                                            phi_7375_ = vec4<f32>(1f, -(_e927.x), -(_e927.y), -(_e927.z));
                                        }
                                        let _e1030 = phi_7375_;
                                        let _e1053 = ((((_e598.x * _e1030.x) + (_e602.x * _e1030.y)) + (_e605.x * _e1030.z)) + (_e608.x * _e1030.w));
                                        let _e1054 = ((((_e598.y * _e1030.x) + (_e602.y * _e1030.y)) + (_e605.y * _e1030.z)) + (_e608.y * _e1030.w));
                                        let _e1055 = ((((_e598.z * _e1030.x) + (_e602.z * _e1030.y)) + (_e605.z * _e1030.z)) + (_e608.z * _e1030.w));
                                        let _e1061 = sqrt((((_e1053 * _e1053) + (_e1054 * _e1054)) + (_e1055 * _e1055)));
                                        let _e1064 = params_1.member.member_14;
                                        if (_e1061 < _e1064) {
                                            let _e1068 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e536.x >= _e1068)) | select(0u, 1u, (_e536.y >= _e1068))) | select(0u, 1u, (_e536.z >= _e1068))) | select(0u, 1u, (_e536.w >= _e1068))) != 0u) {
                                                let _e1084 = params_1.member.member_16;
                                                let _e1086 = (0.8f * (_e1061 - _e1084));
                                                let _e1087 = (1.25f * _e1084);
                                                phi_7453_ = select(_e1087, _e1086, (_e1086 > _e1087));
                                            } else {
                                                phi_7453_ = (0.45f * _e1061);
                                            }
                                            let _e1091 = phi_7453_;
                                            let _e1094 = params_1.member.member_13;
                                            let _e1095 = (0.00001f * _e1094);
                                            let _e1098 = bitcast<u32>(select(_e1095, _e1091, (_e1091 > _e1095)));
                                            let _e1100 = atomicMin((&bounds.member[_e536.x]), _e1098);
                                            let _e1102 = atomicMin((&bounds.member[_e536.y]), _e1098);
                                            let _e1104 = atomicMin((&bounds.member[_e536.z]), _e1098);
                                            let _e1106 = atomicMin((&bounds.member[_e536.w]), _e1098);
                                            if _e537 {
                                                phi_7488_ = (_e536.x | 2147483648u);
                                            } else {
                                                phi_7488_ = _e536.x;
                                            }
                                            let _e1109 = phi_7488_;
                                            let _e1111 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1111 < _e455) {
                                                let _e1114 = ((_e1111 + 1u) * 4u);
                                                atomicStore((&near.member[_e1114]), _e1109);
                                                atomicStore((&near.member[(_e1114 + 1u)]), _e536.y);
                                                atomicStore((&near.member[(_e1114 + 2u)]), _e536.z);
                                                atomicStore((&near.member[(_e1114 + 3u)]), _e536.w);
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
    var phi_7627_: u32;
    var phi_7629_: u32;
    var phi_7632_: u32;
    var phi_7630_: u32;
    var phi_7633_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    if ((((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x) == 0u) {
        let _e403 = tiles_1.member[0u];
        let _e406 = params_1.member.member_19;
        let _e409 = (select(_e406, _e403, (_e403 < _e406)) * 16u);
        let _e410 = (_e409 / 256u);
        if ((_e409 % 256u) > 0u) {
            phi_7627_ = (_e410 + 1u);
        } else {
            phi_7627_ = _e410;
        }
        let _e415 = phi_7627_;
        phi_7629_ = 1u;
        phi_7632_ = _e415;
        loop {
            let _e417 = phi_7629_;
            let _e419 = phi_7632_;
            local_41 = _e419;
            local_42 = _e417;
            let _e420 = (_e419 > 65535u);
            if _e420 {
                phi_7630_ = (_e417 << bitcast<u32>(1i));
                phi_7633_ = ((_e419 >> bitcast<u32>(1i)) + (_e419 & 1u));
            } else {
                break;
            }
            let _e428 = phi_7630_;
            let _e430 = phi_7633_;
            continue;
            continuing {
                phi_7629_ = _e428;
                phi_7632_ = _e430;
            }
        }
        let _e433 = local_41;
        let _e435 = local_42;
        arguments_1.member[0u] = type_48(_e433, _e435, 1u);
    }
    return;
}

fn function_19() {
    var phi_7692_: bool;
    var phi_7693_: bool;
    var phi_7694_: bool;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    if ((((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x) == 0u) {
        let _e403 = proxies.member[0u];
        let _e406 = atomicMax((&status.member[2u]), _e403);
        let _e409 = tiles.member[0u];
        let _e412 = atomicMax((&status.member[3u]), _e409);
        let _e415 = near_1.member[0u];
        let _e418 = atomicMax((&status.member[4u]), _e415);
        let _e421 = scanned_tiles.member[1u];
        if (_e421 == 0u) {
            let _e425 = scanned_tiles.member[0u];
            let _e426 = (_e425 > 32768u);
            if _e426 {
                phi_7692_ = bool();
            } else {
                phi_7692_ = (_e409 > 268435455u);
            }
            let _e429 = phi_7692_;
            phi_7693_ = _e429;
            phi_7694_ = _e426;
        } else {
            phi_7693_ = bool();
            phi_7694_ = true;
        }
        let _e431 = phi_7693_;
        let _e433 = phi_7694_;
        let _e438 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e431, true, _e433)));
    }
    return;
}

fn function_20() {
    var phi_7739_: f32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member_1;
    if (_e399 < _e402) {
        let _e406 = params_1.member.member;
        if (_e399 < _e406) {
            let _e410 = velocities.member[_e399];
            pushes_1.member[((_e399 * 8u) + 7u)] = 0u;
            phi_7739_ = _e410.w;
        } else {
            phi_7739_ = 0f;
        }
        let _e417 = phi_7739_;
        let _e418 = (3u * _e399);
        let _e421 = positions.member[_e418];
        let _e425 = positions.member[(_e418 + 1u)];
        let _e429 = positions.member[(_e418 + 2u)];
        reference_1.member[_e399] = vec4<f32>(_e421, _e425, _e429, _e417);
        let _e435 = params_1.member.member_14;
        bounds_1.member[_e399] = bitcast<u32>((0.45f * _e435));
        if (_e399 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7951_: vec3<f32>;
    var phi_7952_: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member;
    if (_e399 < _e402) {
        let _e406 = colliding_faces.member[_e399];
        colliding_faces.member[_e399] = 4294967295u;
        let _e409 = new_velocities.member[_e399];
        let _e412 = params_1.member.member_21;
        if (_e406 < _e412) {
            if (_e409.w > 0f) {
                let _e416 = (3u * _e406);
                let _e419 = body_triangles.member[_e416];
                let _e423 = body_triangles.member[(_e416 + 1u)];
                let _e427 = body_triangles.member[(_e416 + 2u)];
                let _e428 = (_e402 + _e419);
                let _e431 = predicted.member[_e428];
                let _e435 = (3u * _e428);
                let _e438 = positions_1.member[_e435];
                let _e442 = positions_1.member[(_e435 + 1u)];
                let _e446 = positions_1.member[(_e435 + 2u)];
                let _e450 = (_e402 + _e423);
                let _e453 = predicted.member[_e450];
                let _e457 = (3u * _e450);
                let _e460 = positions_1.member[_e457];
                let _e464 = positions_1.member[(_e457 + 1u)];
                let _e468 = positions_1.member[(_e457 + 2u)];
                let _e475 = (_e402 + _e427);
                let _e478 = predicted.member[_e475];
                let _e482 = (3u * _e475);
                let _e485 = positions_1.member[_e482];
                let _e489 = positions_1.member[(_e482 + 1u)];
                let _e493 = positions_1.member[(_e482 + 2u)];
                let _e502 = params_1.member.member_3;
                let _e503 = (3f * _e502);
                let _e504 = ((((_e431.x - _e438) + (_e453.x - _e460)) + (_e478.x - _e485)) / _e503);
                let _e505 = ((((_e431.y - _e442) + (_e453.y - _e464)) + (_e478.y - _e489)) / _e503);
                let _e506 = ((((_e431.z - _e446) + (_e453.z - _e468)) + (_e478.z - _e493)) / _e503);
                let _e512 = boxes_1.member[((_e406 * 3u) + 2u)];
                let _e522 = params_1.member.member_15;
                let _e523 = (_e409.x - _e504);
                let _e524 = (_e409.y - _e505);
                let _e525 = (_e409.z - _e506);
                let _e531 = -((((_e523 * _e512.x) + (_e524 * _e512.y)) + (_e525 * _e512.z)));
                if (_e531 > 0f) {
                    let _e536 = (_e523 + (_e512.x * _e531));
                    let _e537 = (_e524 + (_e512.y * _e531));
                    let _e538 = (_e525 + (_e512.z * _e531));
                    let _e544 = sqrt((((_e536 * _e536) + (_e537 * _e537)) + (_e538 * _e538)));
                    let _e545 = (_e522 * _e531);
                    if (_e544 > _e545) {
                        let _e548 = ((_e544 - _e545) / _e544);
                        phi_7951_ = vec3<f32>((_e504 + (_e536 * _e548)), (_e505 + (_e537 * _e548)), (_e506 + (_e538 * _e548)));
                    } else {
                        phi_7951_ = vec3<f32>(_e504, _e505, _e506);
                    }
                    let _e557 = phi_7951_;
                    phi_7952_ = _e557;
                } else {
                    phi_7952_ = vec3<f32>(_e409.x, _e409.y, _e409.z);
                }
                let _e559 = phi_7952_;
                let _e560 = (3u * _e399);
                let _e563 = positions_1.member[_e560];
                let _e567 = positions_1.member[(_e560 + 1u)];
                let _e571 = positions_1.member[(_e560 + 2u)];
                new_velocities.member[_e399] = vec4<f32>(_e559.x, _e559.y, _e559.z, _e409.w);
                predicted.member[_e399] = vec4<f32>((_e563 + (_e559.x * _e502)), (_e567 + (_e559.y * _e502)), (_e571 + (_e559.z * _e502)), _e409.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_8073_: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member_21;
    if (_e399 < _e402) {
        let _e404 = (3u * _e399);
        let _e407 = body_triangles.member[_e404];
        let _e411 = body_triangles.member[(_e404 + 1u)];
        let _e415 = body_triangles.member[(_e404 + 2u)];
        let _e418 = params_1.member.member;
        let _e422 = predicted_1.member[(_e418 + _e407)];
        let _e429 = predicted_1.member[(_e418 + _e411)];
        let _e436 = predicted_1.member[(_e418 + _e415)];
        let _e442 = params_1.member.member_23;
        let _e443 = (_e429.x - _e422.x);
        let _e444 = (_e429.y - _e422.y);
        let _e445 = (_e429.z - _e422.z);
        let _e446 = (_e436.x - _e422.x);
        let _e447 = (_e436.y - _e422.y);
        let _e448 = (_e436.z - _e422.z);
        let _e451 = ((_e444 * _e448) - (_e447 * _e445));
        let _e454 = ((_e445 * _e446) - (_e448 * _e443));
        let _e457 = ((_e443 * _e447) - (_e446 * _e444));
        let _e463 = sqrt((((_e451 * _e451) + (_e454 * _e454)) + (_e457 * _e457)));
        if (_e463 > 0.000000000000000000000000000001f) {
            let _e465 = (1f / _e463);
            phi_8073_ = vec3<f32>((_e451 * _e465), (_e454 * _e465), (_e457 * _e465));
        } else {
            phi_8073_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e471 = phi_8073_;
        let _e473 = select(_e429.x, _e422.x, (_e422.x < _e429.x));
        let _e475 = select(_e429.y, _e422.y, (_e422.y < _e429.y));
        let _e477 = select(_e429.z, _e422.z, (_e422.z < _e429.z));
        let _e489 = select(_e429.x, _e422.x, (_e422.x > _e429.x));
        let _e491 = select(_e429.y, _e422.y, (_e422.y > _e429.y));
        let _e493 = select(_e429.z, _e422.z, (_e422.z > _e429.z));
        let _e508 = (_e399 * 3u);
        boxes_2.member[_e508] = vec4<f32>((select(_e436.x, _e473, (_e473 < _e436.x)) - _e442), (select(_e436.y, _e475, (_e475 < _e436.y)) - _e442), (select(_e436.z, _e477, (_e477 < _e436.z)) - _e442), _e422.x);
        boxes_2.member[(_e508 + 1u)] = vec4<f32>((select(_e436.x, _e489, (_e489 > _e436.x)) + _e442), (select(_e436.y, _e491, (_e491 > _e436.y)) + _e442), (select(_e436.z, _e493, (_e493 > _e436.z)) + _e442), _e422.y);
        boxes_2.member[(_e508 + 2u)] = vec4<f32>(_e471.x, _e471.y, _e471.z, _e422.z);
    }
    return;
}

fn function_23() {
    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member_1;
    if (_e399 < _e402) {
        let _e406 = predicted_2.member[_e399];
        let _e407 = (3u * _e399);
        positions_2.member[_e407] = _e406.x;
        positions_2.member[(_e407 + 1u)] = _e406.y;
        positions_2.member[(_e407 + 2u)] = _e406.z;
    }
    return;
}

fn function_24() {
    var phi_8294_: bool;
    var phi_8296_: bool;
    var phi_8297_: bool;
    var phi_8298_: bool;
    var phi_8299_: bool;
    var phi_8300_: bool;
    var phi_8301_: bool;
    var phi_8302_: bool;
    var phi_8303_: bool;
    var phi_8304_: bool;
    var phi_8305_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e390 = builtin_local_56;
            let _e391 = builtin_group_56;
            let _e392 = builtin_groups_56;
            let _e400 = (((_e391.x + (_e391.y * _e392.x)) * 256u) + _e390.x);
            let _e403 = params_1.member.member_22;
            let _e406 = params_1.member.member;
            let _e407 = (_e406 == 0u);
            if _e407 {
                break;
            }
            let _e409 = (_e403 + (_e400 / _e406));
            if _e407 {
                break;
            }
            let _e410 = (_e400 % _e406);
            let _e413 = params_1.member.member_21;
            if (_e409 < _e413) {
                let _e417 = predicted_2.member[_e410];
                let _e421 = (_e409 * 3u);
                let _e424 = boxes_3.member[_e421];
                let _e428 = boxes_3.member[(_e421 + 1u)];
                let _e432 = boxes_3.member[(_e421 + 2u)];
                if (_e417.x >= _e424.x) {
                    if (_e417.y >= _e424.y) {
                        if (_e417.z >= _e424.z) {
                            if (_e417.x <= _e428.x) {
                                if (_e417.y <= _e428.y) {
                                    let _e446 = (_e417.z <= _e428.z);
                                    if _e446 {
                                        let _e448 = (_e417.x - _e424.w);
                                        let _e449 = (_e417.y - _e428.w);
                                        let _e450 = (_e417.z - _e432.w);
                                        phi_8294_ = ((((_e448 * _e432.x) + (_e449 * _e432.y)) + (_e450 * _e432.z)) > (0.8f * sqrt((((_e448 * _e448) + (_e449 * _e449)) + (_e450 * _e450)))));
                                    } else {
                                        phi_8294_ = bool();
                                    }
                                    let _e468 = phi_8294_;
                                    phi_8296_ = _e468;
                                    phi_8297_ = select(true, false, _e446);
                                } else {
                                    phi_8296_ = bool();
                                    phi_8297_ = true;
                                }
                                let _e471 = phi_8296_;
                                let _e473 = phi_8297_;
                                phi_8298_ = _e471;
                                phi_8299_ = _e473;
                            } else {
                                phi_8298_ = bool();
                                phi_8299_ = true;
                            }
                            let _e475 = phi_8298_;
                            let _e477 = phi_8299_;
                            phi_8300_ = _e475;
                            phi_8301_ = _e477;
                        } else {
                            phi_8300_ = bool();
                            phi_8301_ = true;
                        }
                        let _e479 = phi_8300_;
                        let _e481 = phi_8301_;
                        phi_8302_ = _e479;
                        phi_8303_ = _e481;
                    } else {
                        phi_8302_ = bool();
                        phi_8303_ = true;
                    }
                    let _e483 = phi_8302_;
                    let _e485 = phi_8303_;
                    phi_8304_ = _e483;
                    phi_8305_ = _e485;
                } else {
                    phi_8304_ = bool();
                    phi_8305_ = true;
                }
                let _e487 = phi_8304_;
                let _e489 = phi_8305_;
                if select(_e487, false, _e489) {
                    let _e493 = atomicMin((&colliding_faces_1.member[_e410]), _e409);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8391_: type_56;
    var phi_8464_: bool;
    var phi_8466_: bool;
    var phi_8467_: bool;
    var phi_8468_: bool;
    var phi_8469_: bool;
    var phi_8470_: bool;
    var phi_8471_: bool;
    var phi_8472_: bool;
    var phi_8473_: bool;
    var phi_8474_: bool;
    var phi_8475_: bool;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e402 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e405 = params_1.member.member_19;
    let _e407 = tiles.member[0u];
    if (_e402 < select(_e405, _e407, (_e407 < _e405))) {
        let _e412 = pairs.member[_e402];
        let _e415 = ((_e412 >> bitcast<u32>(16i)) * 2u);
        let _e418 = tiles.member[(4u + _e415)];
        let _e425 = sweep_boxes.member[((_e418 * 256u) + ((_e412 >> bitcast<u32>(8i)) & 255u))];
        let _e429 = tiles.member[(_e415 + 5u)];
        let _e434 = sweep_boxes.member[((_e429 * 256u) + (_e412 & 255u))];
        if (_e425.x < _e434.x) {
            phi_8391_ = type_56(_e425.x, _e434.x);
        } else {
            phi_8391_ = type_56(_e434.x, _e425.x);
        }
        let _e440 = phi_8391_;
        let _e445 = params_1.member.member;
        let _e446 = (_e440.member_1 - _e445);
        let _e449 = predicted_3.member[_e440.member];
        let _e453 = (_e446 * 3u);
        let _e456 = boxes_4.member[_e453];
        let _e460 = boxes_4.member[(_e453 + 1u)];
        let _e464 = boxes_4.member[(_e453 + 2u)];
        if (_e449.x >= _e456.x) {
            if (_e449.y >= _e456.y) {
                if (_e449.z >= _e456.z) {
                    if (_e449.x <= _e460.x) {
                        if (_e449.y <= _e460.y) {
                            let _e478 = (_e449.z <= _e460.z);
                            if _e478 {
                                let _e480 = (_e449.x - _e456.w);
                                let _e481 = (_e449.y - _e460.w);
                                let _e482 = (_e449.z - _e464.w);
                                phi_8464_ = ((((_e480 * _e464.x) + (_e481 * _e464.y)) + (_e482 * _e464.z)) > (0.8f * sqrt((((_e480 * _e480) + (_e481 * _e481)) + (_e482 * _e482)))));
                            } else {
                                phi_8464_ = bool();
                            }
                            let _e500 = phi_8464_;
                            phi_8466_ = _e500;
                            phi_8467_ = select(true, false, _e478);
                        } else {
                            phi_8466_ = bool();
                            phi_8467_ = true;
                        }
                        let _e503 = phi_8466_;
                        let _e505 = phi_8467_;
                        phi_8468_ = _e503;
                        phi_8469_ = _e505;
                    } else {
                        phi_8468_ = bool();
                        phi_8469_ = true;
                    }
                    let _e507 = phi_8468_;
                    let _e509 = phi_8469_;
                    phi_8470_ = _e507;
                    phi_8471_ = _e509;
                } else {
                    phi_8470_ = bool();
                    phi_8471_ = true;
                }
                let _e511 = phi_8470_;
                let _e513 = phi_8471_;
                phi_8472_ = _e511;
                phi_8473_ = _e513;
            } else {
                phi_8472_ = bool();
                phi_8473_ = true;
            }
            let _e515 = phi_8472_;
            let _e517 = phi_8473_;
            phi_8474_ = _e515;
            phi_8475_ = _e517;
        } else {
            phi_8474_ = bool();
            phi_8475_ = true;
        }
        let _e519 = phi_8474_;
        let _e521 = phi_8475_;
        if select(_e519, false, _e521) {
            let _e525 = atomicMin((&colliding_faces_2.member[_e440.member]), _e446);
        }
    }
    return;
}

fn function_26() {
    var phi_8568_: u32;
    var phi_8569_: u32;
    var phi_8601_: f32;
    var phi_8678_: vec3<f32>;
    var phi_8680_: vec3<f32>;
    var phi_8681_: bool;
    var phi_8698_: bool;
    var phi_8700_: bool;
    var phi_8701_: bool;
    var phi_8733_: vec3<f32>;
    var phi_8779_: bool;
    var phi_8781_: bool;
    var phi_8782_: bool;
    var phi_8805_: bool;
    var phi_8807_: bool;
    var phi_8808_: bool;
    var phi_8825_: bool;
    var phi_8826_: bool;
    var phi_8847_: vec3<f32>;
    var phi_8848_: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member_1;
    if (_e399 < _e402) {
        let _e406 = predicted_2.member[_e399];
        let _e413 = params_1.member.member;
        if (_e399 < _e413) {
            let _e415 = (_e399 * 8u);
            let _e418 = pushes_2.member[_e415];
            let _e422 = pushes_2.member[(_e415 + 1u)];
            let _e426 = pushes_2.member[(_e415 + 2u)];
            let _e430 = pushes_2.member[(_e415 + 3u)];
            let _e434 = pushes_2.member[(_e415 + 4u)];
            let _e438 = pushes_2.member[(_e415 + 5u)];
            let _e442 = pushes_2.member[(_e415 + 6u)];
            let _e443 = (_e415 + 7u);
            let _e446 = pushes_2.member[_e443];
            let _e447 = (3u * _e399);
            let _e450 = positions_3.member[_e447];
            let _e454 = positions_3.member[(_e447 + 1u)];
            let _e458 = positions_3.member[(_e447 + 2u)];
            let _e462 = new_velocities_1.member[_e399];
            if (_e430 == 0u) {
            } else {
                phi_8568_ = _e415;
                loop {
                    let _e465 = phi_8568_;
                    let _e466 = (_e465 < _e443);
                    if _e466 {
                        pushes_2.member[_e465] = 0u;
                        phi_8569_ = (_e465 + 1u);
                    } else {
                        break;
                    }
                    let _e471 = phi_8569_;
                    continue;
                    continuing {
                        phi_8568_ = _e471;
                    }
                }
            }
            if (_e462.w > 0f) {
                let _e475 = (_e446 != 0u);
                let _e478 = bounds_1.member[_e399];
                let _e479 = bitcast<f32>(_e478);
                if _e475 {
                    let _e482 = params_1.member.member_13;
                    let _e483 = (0.5f * _e482);
                    phi_8601_ = select(_e483, _e479, (_e479 > _e483));
                } else {
                    phi_8601_ = _e479;
                }
                let _e487 = phi_8601_;
                if _e475 {
                    bounds_1.member[_e399] = bitcast<u32>(_e487);
                    let _e491 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e494 = reference_2.member[_e399];
                let _e500 = params_1.member.member_13;
                let _e503 = (f32(bitcast<i32>(_e430)) * 0.0009765625f);
                let _e507 = ((32768f / _e500) * select(1f, _e503, (_e503 > 1f)));
                let _e519 = (f32(bitcast<i32>(_e434)) / _e507);
                let _e522 = (f32(bitcast<i32>(_e438)) / _e507);
                let _e525 = (f32(bitcast<i32>(_e442)) / _e507);
                let _e529 = ((_e406.x + (f32(bitcast<i32>(_e418)) / _e507)) + _e519);
                let _e530 = ((_e406.y + (f32(bitcast<i32>(_e422)) / _e507)) + _e522);
                let _e531 = ((_e406.z + (f32(bitcast<i32>(_e426)) / _e507)) + _e525);
                let _e533 = (_e529 - _e494.x);
                let _e534 = (_e530 - _e494.y);
                let _e535 = (_e531 - _e494.z);
                let _e541 = sqrt((((_e533 * _e533) + (_e534 * _e534)) + (_e535 * _e535)));
                if (_e541 > _e487) {
                    let _e545 = ((bitcast<u32>(_e541) & 2139095040u) != 2139095040u);
                    if _e545 {
                        let _e546 = (_e487 / _e541);
                        phi_8678_ = vec3<f32>((_e494.x + (_e533 * _e546)), (_e494.y + (_e534 * _e546)), (_e494.z + (_e535 * _e546)));
                    } else {
                        phi_8678_ = vec3<f32>();
                    }
                    let _e555 = phi_8678_;
                    phi_8680_ = _e555;
                    phi_8681_ = select(true, false, _e545);
                } else {
                    phi_8680_ = vec3<f32>();
                    phi_8681_ = true;
                }
                let _e558 = phi_8680_;
                let _e560 = phi_8681_;
                let _e562 = select(_e558, vec3<f32>(_e529, _e530, _e531), vec3(_e560));
                if (_e562.x == _e529) {
                    let _e566 = (_e562.y == _e530);
                    if _e566 {
                        phi_8698_ = (_e562.z == _e531);
                    } else {
                        phi_8698_ = bool();
                    }
                    let _e570 = phi_8698_;
                    phi_8700_ = _e570;
                    phi_8701_ = select(true, false, _e566);
                } else {
                    phi_8700_ = bool();
                    phi_8701_ = true;
                }
                let _e573 = phi_8700_;
                let _e575 = phi_8701_;
                if select(_e573, false, _e575) {
                    let _e594 = params_1.member.member_3;
                    phi_8733_ = vec3<f32>((_e462.x + (_e519 / _e594)), (_e462.y + (_e522 / _e594)), (_e462.z + (_e525 / _e594)));
                } else {
                    let _e584 = params_1.member.member_3;
                    phi_8733_ = vec3<f32>(((_e562.x - _e450) / _e584), ((_e562.y - _e454) / _e584), ((_e562.z - _e458) / _e584));
                }
                let _e603 = phi_8733_;
                let _e604 = (_e562.x - _e494.x);
                let _e606 = (_e562.y - _e494.y);
                let _e608 = (_e562.z - _e494.z);
                velocities_1.member[_e399] = vec4<f32>(_e603.x, _e603.y, _e603.z, _e462.w);
                let _e629 = sqrt((((_e603.x * _e603.x) + (_e603.y * _e603.y)) + (_e603.z * _e603.z)));
                if ((bitcast<u32>(_e562.x) & 2139095040u) != 2139095040u) {
                    let _e635 = ((bitcast<u32>(_e562.y) & 2139095040u) != 2139095040u);
                    if _e635 {
                        phi_8779_ = ((bitcast<u32>(_e562.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8779_ = bool();
                    }
                    let _e640 = phi_8779_;
                    phi_8781_ = _e640;
                    phi_8782_ = select(true, false, _e635);
                } else {
                    phi_8781_ = bool();
                    phi_8782_ = true;
                }
                let _e643 = phi_8781_;
                let _e645 = phi_8782_;
                if select(_e643, false, _e645) {
                    if ((bitcast<u32>(_e603.x) & 2139095040u) != 2139095040u) {
                        let _e652 = ((bitcast<u32>(_e603.y) & 2139095040u) != 2139095040u);
                        if _e652 {
                            phi_8805_ = ((bitcast<u32>(_e603.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8805_ = bool();
                        }
                        let _e657 = phi_8805_;
                        phi_8807_ = _e657;
                        phi_8808_ = select(true, false, _e652);
                    } else {
                        phi_8807_ = bool();
                        phi_8808_ = true;
                    }
                    let _e660 = phi_8807_;
                    let _e662 = phi_8808_;
                    if select(_e660, false, _e662) {
                        let _e666 = params_1.member.member_18;
                        let _e667 = (_e629 > _e666);
                        if _e667 {
                        } else {
                            let _e671 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e629));
                        }
                        phi_8825_ = _e667;
                    } else {
                        phi_8825_ = true;
                    }
                    let _e673 = phi_8825_;
                    phi_8826_ = _e673;
                } else {
                    phi_8826_ = true;
                }
                let _e675 = phi_8826_;
                if _e675 {
                    let _e678 = params_1.member.member_2;
                    let _e686 = atomicMin((&status_1.member[0u]), ((select(_e678, 126u, (_e678 > 126u)) << bitcast<u32>(25u)) | _e399));
                }
                if (select(0u, 1u, (sqrt((((_e604 * _e604) + (_e606 * _e606)) + (_e608 * _e608))) > (0.999f * _e487))) == 0u) {
                } else {
                    let _e690 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8847_ = _e562;
            } else {
                phi_8847_ = vec3<f32>(_e450, _e454, _e458);
            }
            let _e692 = phi_8847_;
            phi_8848_ = _e692;
        } else {
            phi_8848_ = vec3<f32>(_e406.x, _e406.y, _e406.z);
        }
        let _e694 = phi_8848_;
        let _e695 = (3u * _e399);
        positions_3.member[_e695] = _e694.x;
        positions_3.member[(_e695 + 1u)] = _e694.y;
        positions_3.member[(_e695 + 2u)] = _e694.z;
    }
    return;
}

fn function_27() {
    var phi_8935_: vec3<f32>;
    var phi_8938_: u32;
    var phi_8936_: vec3<f32>;
    var phi_8939_: u32;
    var phi_9020_: bool;
    var phi_9034_: vec3<f32>;
    var phi_9037_: u32;
    var phi_9035_: vec3<f32>;
    var phi_9038_: u32;
    var phi_9138_: vec3<f32>;
    var phi_9171_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member;
    if (_e399 < _e402) {
        let _e404 = (3u * _e399);
        let _e407 = positions.member[_e404];
        let _e411 = positions.member[(_e404 + 1u)];
        let _e415 = positions.member[(_e404 + 2u)];
        let _e418 = velocities.member[_e399];
        let _e422 = starts_1.member[_e399][0u];
        let _e426 = starts_1.member[_e399][1u];
        let _e427 = (_e399 + 1u);
        let _e431 = starts_1.member[_e427][0u];
        let _e435 = starts_1.member[_e427][1u];
        phi_8935_ = vec3<f32>(0f, 0f, 0f);
        phi_8938_ = _e422;
        loop {
            let _e440 = phi_8935_;
            let _e442 = phi_8938_;
            local_43 = _e440;
            local_45 = _e440;
            let _e443 = (_e442 < _e431);
            if _e443 {
                let _e446 = springs.member[_e442];
                let _e448 = (3u * _e446.member);
                let _e451 = positions.member[_e448];
                let _e455 = positions.member[(_e448 + 1u)];
                let _e459 = positions.member[(_e448 + 2u)];
                let _e462 = velocities.member[_e446.member];
                let _e466 = (_e451 - _e407);
                let _e467 = (_e455 - _e411);
                let _e468 = (_e459 - _e415);
                let _e474 = sqrt((((_e466 * _e466) + (_e467 * _e467)) + (_e468 * _e468)));
                let _e476 = select(0.00000000000000000001f, _e474, (_e474 > 0.00000000000000000001f));
                let _e481 = ((_e446.member_2 * (_e476 - _e446.member_1)) / _e476);
                phi_8936_ = vec3<f32>((_e440.x + ((_e466 * _e481) - ((_e418.x - _e462.x) * _e446.member_3))), (_e440.y + ((_e467 * _e481) - ((_e418.y - _e462.y) * _e446.member_3))), (_e440.z + ((_e468 * _e481) - ((_e418.z - _e462.z) * _e446.member_3))));
                phi_8939_ = (_e442 + 1u);
            } else {
                break;
            }
            let _e504 = phi_8936_;
            let _e506 = phi_8939_;
            continue;
            continuing {
                phi_8935_ = _e504;
                phi_8938_ = _e506;
            }
        }
        let _e510 = params_1.member.member_7;
        if (_e510 > 0f) {
            phi_9020_ = true;
        } else {
            let _e514 = params_1.member.member_11;
            phi_9020_ = (_e514 > 0f);
        }
        let _e517 = phi_9020_;
        if _e517 {
            let _e520 = params_1.member.member_8;
            let _e523 = params_1.member.member_9;
            let _e526 = params_1.member.member_10;
            let _e527 = (_e520 - _e418.x);
            let _e528 = (_e523 - _e418.y);
            let _e529 = (_e526 - _e418.z);
            let _e691 = local_43;
            phi_9034_ = _e691;
            phi_9037_ = _e426;
            loop {
                let _e531 = phi_9034_;
                let _e533 = phi_9037_;
                local_44 = _e531;
                let _e534 = (_e533 < _e435);
                if _e534 {
                    let _e538 = fan_triangles.member[_e533][0u];
                    let _e542 = fan_triangles.member[_e533][1u];
                    let _e543 = (3u * _e538);
                    let _e546 = positions.member[_e543];
                    let _e550 = positions.member[(_e543 + 1u)];
                    let _e554 = positions.member[(_e543 + 2u)];
                    let _e555 = (3u * _e542);
                    let _e558 = positions.member[_e555];
                    let _e562 = positions.member[(_e555 + 1u)];
                    let _e566 = positions.member[(_e555 + 2u)];
                    let _e569 = params_1.member.member_11;
                    let _e570 = (_e546 - _e407);
                    let _e571 = (_e550 - _e411);
                    let _e572 = (_e554 - _e415);
                    let _e573 = (_e558 - _e407);
                    let _e574 = (_e562 - _e411);
                    let _e575 = (_e566 - _e415);
                    let _e578 = ((_e571 * _e575) - (_e574 * _e572));
                    let _e581 = ((_e572 * _e573) - (_e575 * _e570));
                    let _e584 = ((_e570 * _e574) - (_e573 * _e571));
                    let _e590 = sqrt((((_e578 * _e578) + (_e581 * _e581)) + (_e584 * _e584)));
                    let _e592 = select(0.00000000000000000001f, _e590, (_e590 > 0.00000000000000000001f));
                    let _e599 = ((((_e527 * _e578) + (_e528 * _e581)) + (_e529 * _e584)) / (_e592 * _e592));
                    let _e600 = (_e578 * _e599);
                    let _e601 = (_e581 * _e599);
                    let _e602 = (_e584 * _e599);
                    let _e615 = (_e592 * 0.16666667f);
                    phi_9035_ = vec3<f32>((_e531.x + (((_e600 * _e510) + ((_e527 - _e600) * _e569)) * _e615)), (_e531.y + (((_e601 * _e510) + ((_e528 - _e601) * _e569)) * _e615)), (_e531.z + (((_e602 * _e510) + ((_e529 - _e602) * _e569)) * _e615)));
                    phi_9038_ = (_e533 + 1u);
                } else {
                    break;
                }
                let _e628 = phi_9035_;
                let _e630 = phi_9038_;
                continue;
                continuing {
                    phi_9034_ = _e628;
                    phi_9037_ = _e630;
                }
            }
            let _e697 = local_44;
            phi_9138_ = _e697;
        } else {
            let _e699 = local_45;
            phi_9138_ = _e699;
        }
        let _e633 = phi_9138_;
        if (_e418.w > 0f) {
            let _e638 = params_1.member.member_4;
            let _e641 = params_1.member.member_5;
            let _e644 = params_1.member.member_6;
            let _e656 = params_1.member.member_3;
            phi_9171_ = vec4<f32>((_e418.x + ((_e638 + (_e633.x * _e418.w)) * _e656)), (_e418.y + ((_e641 + (_e633.y * _e418.w)) * _e656)), (_e418.z + ((_e644 + (_e633.z * _e418.w)) * _e656)), _e418.w);
        } else {
            phi_9171_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e665 = phi_9171_;
        new_velocities.member[_e399] = _e665;
        let _e673 = params_1.member.member_3;
        predicted_4.member[_e399] = vec4<f32>((_e407 + (_e665.x * _e673)), (_e411 + (_e665.y * _e673)), (_e415 + (_e665.z * _e673)), _e665.w);
    }
    return;
}

fn function_28() {
    var phi_9256_: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member_1;
    let _e405 = params_1.member.member;
    if (_e399 < (_e402 - _e405)) {
        let _e408 = (3u * _e399);
        let _e411 = frame_start.member[_e408];
        let _e412 = (_e408 + 1u);
        let _e415 = frame_start.member[_e412];
        let _e416 = (_e408 + 2u);
        let _e419 = frame_start.member[_e416];
        let _e422 = frame_end.member[_e408];
        let _e425 = frame_end.member[_e412];
        let _e428 = frame_end.member[_e416];
        let _e433 = params_1.member.member_17;
        if (_e433 >= 1f) {
            phi_9256_ = vec3<f32>(_e422, _e425, _e428);
        } else {
            phi_9256_ = vec3<f32>((_e411 + ((_e422 - _e411) * _e433)), (_e415 + ((_e425 - _e415) * _e433)), (_e419 + ((_e428 - _e419) * _e433)));
        }
        let _e446 = phi_9256_;
        predicted_5.member[(_e405 + _e399)] = vec4<f32>(_e446.x, _e446.y, _e446.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_9308_: vec3<f32>;
    var phi_9311_: u32;
    var phi_9370_: vec3<f32>;
    var phi_9309_: vec3<f32>;
    var phi_9312_: u32;
    var phi_9383_: vec3<f32>;
    var phi_9430_: vec3<f32>;
    var phi_9432_: vec3<f32>;
    var phi_9433_: bool;
    var phi_9450_: bool;
    var phi_9452_: bool;
    var phi_9453_: bool;
    var phi_9465_: type_72;
    var local_46: vec3<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_1.member.member;
    if (_e399 < _e402) {
        let _e406 = predicted_6.member[_e399];
        let _e410 = starts_2.member[_e399][0u];
        let _e415 = starts_2.member[(_e399 + 1u)][0u];
        let _e418 = params_1.member.member_12;
        if (_e418 > 0f) {
            phi_9308_ = vec3<f32>(0f, 0f, 0f);
            phi_9311_ = _e410;
            loop {
                let _e421 = phi_9308_;
                let _e423 = phi_9311_;
                local_46 = _e421;
                let _e424 = (_e423 < _e415);
                if _e424 {
                    let _e427 = springs_1.member[_e423];
                    let _e431 = predicted_6.member[_e427.member];
                    let _e438 = (_e431.x - _e406.x);
                    let _e439 = (_e431.y - _e406.y);
                    let _e440 = (_e431.z - _e406.z);
                    let _e446 = sqrt((((_e438 * _e438) + (_e439 * _e439)) + (_e440 * _e440)));
                    let _e448 = select(0.00000000000000000001f, _e446, (_e446 > 0.00000000000000000001f));
                    let _e451 = (_e448 - (_e418 * _e427.member_1));
                    let _e454 = (_e406.w + _e431.w);
                    if (_e451 > 0f) {
                        let _e461 = (((0.25f * (_e406.w / select(0.00000000000000000001f, _e454, (_e454 > 0.00000000000000000001f)))) * _e451) / _e448);
                        phi_9370_ = vec3<f32>((_e438 * _e461), (_e439 * _e461), (_e440 * _e461));
                    } else {
                        phi_9370_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e467 = phi_9370_;
                    phi_9309_ = (_e421 + _e467);
                    phi_9312_ = (_e423 + 1u);
                } else {
                    break;
                }
                let _e471 = phi_9309_;
                let _e473 = phi_9312_;
                continue;
                continuing {
                    phi_9308_ = _e471;
                    phi_9311_ = _e473;
                }
            }
            let _e577 = local_46;
            phi_9383_ = _e577;
        } else {
            phi_9383_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e476 = phi_9383_;
        let _e479 = reference_2.member[_e399];
        let _e485 = bounds_2.member[_e399];
        let _e486 = bitcast<f32>(_e485);
        let _e491 = (_e406.x + _e476.x);
        let _e493 = (_e406.y + _e476.y);
        let _e495 = (_e406.z + _e476.z);
        let _e496 = vec3<f32>(_e406.x, _e406.y, _e406.z);
        let _e498 = (_e491 - _e479.x);
        let _e499 = (_e493 - _e479.y);
        let _e500 = (_e495 - _e479.z);
        let _e506 = sqrt((((_e498 * _e498) + (_e499 * _e499)) + (_e500 * _e500)));
        if (_e506 > _e486) {
            let _e510 = ((bitcast<u32>(_e506) & 2139095040u) != 2139095040u);
            if _e510 {
                let _e511 = (_e486 / _e506);
                phi_9430_ = vec3<f32>((_e479.x + (_e498 * _e511)), (_e479.y + (_e499 * _e511)), (_e479.z + (_e500 * _e511)));
            } else {
                phi_9430_ = vec3<f32>();
            }
            let _e520 = phi_9430_;
            phi_9432_ = _e520;
            phi_9433_ = select(true, false, _e510);
        } else {
            phi_9432_ = vec3<f32>();
            phi_9433_ = true;
        }
        let _e523 = phi_9432_;
        let _e525 = phi_9433_;
        let _e527 = select(_e523, (_e496 + _e476), vec3(_e525));
        if (_e527.x == _e491) {
            let _e531 = (_e527.y == _e493);
            if _e531 {
                phi_9450_ = (_e527.z == _e495);
            } else {
                phi_9450_ = bool();
            }
            let _e535 = phi_9450_;
            phi_9452_ = _e535;
            phi_9453_ = select(true, false, _e531);
        } else {
            phi_9452_ = bool();
            phi_9453_ = true;
        }
        let _e538 = phi_9452_;
        let _e540 = phi_9453_;
        if select(_e538, false, _e540) {
            phi_9465_ = type_72(_e527, _e476);
        } else {
            phi_9465_ = type_72(_e527, (_e527 - _e496));
        }
        let _e546 = phi_9465_;
        shortened.member[_e399] = vec4<f32>(_e546.member.x, _e546.member.y, _e546.member.z, _e406.w);
        let _e558 = new_velocities_2.member[_e399];
        let _e561 = params_1.member.member_3;
        new_velocities_2.member[_e399] = (_e558 + vec4<f32>((_e546.member_1.x / _e561), (_e546.member_1.y / _e561), (_e546.member_1.z / _e561), 0f));
    }
    return;
}

fn function_30() {
    var phi_9548_: bool;
    var phi_9563_: bool;
    var phi_9578_: bool;
    var phi_9593_: bool;
    var phi_9594_: bool;
    var phi_9595_: bool;
    var phi_9596_: bool;
    var phi_9597_: bool;
    var phi_9598_: bool;
    var phi_9890_: bool;
    var phi_9903_: bool;
    var phi_9935_: f32;
    var phi_9938_: vec3<f32>;
    var phi_9940_: vec3<f32>;
    var phi_9941_: bool;
    var phi_9942_: vec3<f32>;
    var phi_9943_: bool;
    var phi_9956_: bool;
    var phi_9988_: f32;
    var phi_9991_: vec3<f32>;
    var phi_9993_: vec3<f32>;
    var phi_9994_: bool;
    var phi_9995_: vec3<f32>;
    var phi_9996_: bool;
    var phi_10031_: f32;
    var phi_10034_: vec3<f32>;
    var phi_10036_: vec3<f32>;
    var phi_10037_: bool;
    var phi_10038_: vec3<f32>;
    var phi_10039_: bool;
    var phi_10061_: f32;
    var phi_10072_: f32;
    var phi_10076_: vec3<f32>;
    var phi_10077_: vec3<f32>;
    var phi_10078_: vec3<f32>;
    var phi_10079_: vec3<f32>;
    var phi_10080_: vec3<f32>;
    var phi_10081_: vec3<f32>;
    var phi_9776_: f32;
    var phi_9788_: f32;
    var phi_9764_: f32;
    var phi_9791_: f32;
    var phi_9804_: f32;
    var phi_9821_: f32;
    var phi_9822_: f32;
    var phi_10089_: vec4<f32>;
    var phi_10136_: vec3<f32>;
    var phi_10183_: vec3<f32>;
    var phi_10192_: vec3<f32>;
    var phi_10193_: f32;
    var phi_10194_: vec3<f32>;
    var phi_10195_: f32;
    var phi_10196_: vec3<f32>;
    var phi_10197_: f32;
    var phi_10255_: bool;
    var phi_10257_: bool;
    var phi_10258_: bool;
    var phi_10367_: f32;
    var phi_10386_: type_61;
    var phi_10387_: type_61;
    var phi_10388_: type_61;
    var phi_10414_: bool;
    var phi_10416_: bool;
    var phi_10417_: bool;
    var phi_10418_: bool;
    var phi_10419_: bool;
    var phi_10453_: bool;
    var phi_10455_: bool;
    var phi_10456_: bool;
    var phi_10457_: bool;
    var phi_10458_: bool;
    var phi_10464_: bool;
    var phi_10507_: f32;
    var phi_10514_: f32;
    var phi_10536_: f32;
    var phi_10543_: f32;
    var phi_10565_: f32;
    var phi_10572_: f32;
    var phi_10594_: f32;
    var phi_10601_: f32;
    var phi_10623_: f32;
    var phi_10630_: f32;
    var phi_10652_: f32;
    var phi_10659_: f32;
    var phi_10681_: f32;
    var phi_10688_: f32;
    var phi_10769_: f32;
    var phi_10776_: f32;
    var phi_10798_: f32;
    var phi_10805_: f32;
    var phi_10827_: f32;
    var phi_10834_: f32;
    var phi_10856_: f32;
    var phi_10863_: f32;
    var phi_10885_: f32;
    var phi_10892_: f32;
    var phi_10914_: f32;
    var phi_10921_: f32;
    var phi_10943_: f32;
    var phi_10950_: f32;
    var phi_11031_: f32;
    var phi_11038_: f32;
    var phi_11060_: f32;
    var phi_11067_: f32;
    var phi_11089_: f32;
    var phi_11096_: f32;
    var phi_11118_: f32;
    var phi_11125_: f32;
    var phi_11147_: f32;
    var phi_11154_: f32;
    var phi_11176_: f32;
    var phi_11183_: f32;
    var phi_11205_: f32;
    var phi_11212_: f32;
    var phi_11293_: f32;
    var phi_11300_: f32;
    var phi_11322_: f32;
    var phi_11329_: f32;
    var phi_11351_: f32;
    var phi_11358_: f32;
    var phi_11380_: f32;
    var phi_11387_: f32;
    var phi_11409_: f32;
    var phi_11416_: f32;
    var phi_11438_: f32;
    var phi_11445_: f32;
    var phi_11467_: f32;
    var phi_11474_: f32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = near_3.member[0u];
    let _e405 = params_1.member.member_20;
    if (_e399 < select(_e405, _e402, (_e402 < _e405))) {
        let _e410 = ((_e399 + 1u) * 4u);
        let _e413 = near_3.member[_e410];
        let _e415 = ((_e413 & 2147483648u) != 0u);
        let _e416 = (_e413 & 2147483647u);
        let _e420 = near_3.member[(_e410 + 1u)];
        let _e424 = near_3.member[(_e410 + 2u)];
        let _e428 = near_3.member[(_e410 + 3u)];
        let _e431 = params_1.member.member;
        if (_e416 < _e431) {
            let _e437 = atomicLoad((&pushes_3.member[((_e416 * 8u) + 7u)]));
            phi_9548_ = (_e437 != 0u);
        } else {
            phi_9548_ = false;
        }
        let _e440 = phi_9548_;
        if _e440 {
            phi_9597_ = bool();
            phi_9598_ = true;
        } else {
            if (_e420 < _e431) {
                let _e446 = atomicLoad((&pushes_3.member[((_e420 * 8u) + 7u)]));
                phi_9563_ = (_e446 != 0u);
            } else {
                phi_9563_ = false;
            }
            let _e449 = phi_9563_;
            if _e449 {
                phi_9595_ = bool();
                phi_9596_ = true;
            } else {
                if (_e424 < _e431) {
                    let _e455 = atomicLoad((&pushes_3.member[((_e424 * 8u) + 7u)]));
                    phi_9578_ = (_e455 != 0u);
                } else {
                    phi_9578_ = false;
                }
                let _e458 = phi_9578_;
                if _e458 {
                    phi_9594_ = bool();
                } else {
                    if (_e428 < _e431) {
                        let _e464 = atomicLoad((&pushes_3.member[((_e428 * 8u) + 7u)]));
                        phi_9593_ = (_e464 != 0u);
                    } else {
                        phi_9593_ = false;
                    }
                    let _e467 = phi_9593_;
                    phi_9594_ = _e467;
                }
                let _e469 = phi_9594_;
                phi_9595_ = _e469;
                phi_9596_ = _e458;
            }
            let _e471 = phi_9595_;
            let _e473 = phi_9596_;
            phi_9597_ = _e471;
            phi_9598_ = _e473;
        }
        let _e475 = phi_9597_;
        let _e477 = phi_9598_;
        let _e481 = predicted_1.member[_e416];
        let _e484 = predicted_1.member[_e420];
        let _e487 = predicted_1.member[_e424];
        let _e490 = predicted_1.member[_e428];
        let _e494 = (3u * _e416);
        let _e497 = positions_4.member[_e494];
        let _e501 = positions_4.member[(_e494 + 1u)];
        let _e505 = positions_4.member[(_e494 + 2u)];
        let _e512 = (3u * _e420);
        let _e515 = positions_4.member[_e512];
        let _e519 = positions_4.member[(_e512 + 1u)];
        let _e523 = positions_4.member[(_e512 + 2u)];
        let _e530 = (3u * _e424);
        let _e533 = positions_4.member[_e530];
        let _e537 = positions_4.member[(_e530 + 1u)];
        let _e541 = positions_4.member[(_e530 + 2u)];
        let _e548 = (3u * _e428);
        let _e551 = positions_4.member[_e548];
        let _e555 = positions_4.member[(_e548 + 1u)];
        let _e559 = positions_4.member[(_e548 + 2u)];
        if _e415 {
            let _e752 = (_e484.x - _e481.x);
            let _e753 = (_e484.y - _e481.y);
            let _e754 = (_e484.z - _e481.z);
            let _e755 = (_e490.x - _e487.x);
            let _e756 = (_e490.y - _e487.y);
            let _e757 = (_e490.z - _e487.z);
            let _e758 = (_e481.x - _e487.x);
            let _e759 = (_e481.y - _e487.y);
            let _e760 = (_e481.z - _e487.z);
            let _e765 = (((_e752 * _e752) + (_e753 * _e753)) + (_e754 * _e754));
            let _e767 = select(0.000000000000000000000000000001f, _e765, (_e765 > 0.000000000000000000000000000001f));
            let _e772 = (((_e755 * _e755) + (_e756 * _e756)) + (_e757 * _e757));
            let _e774 = select(0.000000000000000000000000000001f, _e772, (_e772 > 0.000000000000000000000000000001f));
            let _e779 = (((_e752 * _e758) + (_e753 * _e759)) + (_e754 * _e760));
            let _e784 = (((_e755 * _e758) + (_e756 * _e759)) + (_e757 * _e760));
            let _e789 = (((_e752 * _e755) + (_e753 * _e756)) + (_e754 * _e757));
            let _e792 = ((_e767 * _e774) - (_e789 * _e789));
            if (_e792 > ((0.000001f * _e767) * _e774)) {
                let _e815 = (((_e789 * _e784) - (_e779 * _e774)) / _e792);
                if (_e815 > 1f) {
                    phi_9764_ = 1f;
                } else {
                    phi_9764_ = select(0f, _e815, (_e815 > 0f));
                }
                let _e820 = phi_9764_;
                phi_9791_ = _e820;
            } else {
                let _e797 = (-(_e779) / _e767);
                if (_e797 > 1f) {
                    phi_9776_ = 1f;
                } else {
                    phi_9776_ = select(0f, _e797, (_e797 > 0f));
                }
                let _e802 = phi_9776_;
                let _e804 = ((_e789 - _e779) / _e767);
                if (_e804 > 1f) {
                    phi_9788_ = 1f;
                } else {
                    phi_9788_ = select(0f, _e804, (_e804 > 0f));
                }
                let _e809 = phi_9788_;
                phi_9791_ = (0.5f * (_e802 + _e809));
            }
            let _e822 = phi_9791_;
            let _e825 = (((_e789 * _e822) + _e784) / _e774);
            if (_e825 > 1f) {
                phi_9804_ = 1f;
            } else {
                phi_9804_ = select(0f, _e825, (_e825 > 0f));
            }
            let _e830 = phi_9804_;
            if (_e825 != _e830) {
                let _e834 = (((_e789 * _e830) - _e779) / _e767);
                if (_e834 > 1f) {
                    phi_9821_ = 1f;
                } else {
                    phi_9821_ = select(0f, _e834, (_e834 > 0f));
                }
                let _e839 = phi_9821_;
                phi_9822_ = _e839;
            } else {
                phi_9822_ = _e822;
            }
            let _e841 = phi_9822_;
            phi_10089_ = vec4<f32>((1f - _e841), _e841, (_e830 - 1f), -(_e830));
        } else {
            let _e567 = (_e487.x - _e484.x);
            let _e568 = (_e487.y - _e484.y);
            let _e569 = (_e487.z - _e484.z);
            let _e570 = (_e490.x - _e484.x);
            let _e571 = (_e490.y - _e484.y);
            let _e572 = (_e490.z - _e484.z);
            let _e573 = (_e481.x - _e484.x);
            let _e574 = (_e481.y - _e484.y);
            let _e575 = (_e481.z - _e484.z);
            let _e580 = (((_e567 * _e573) + (_e568 * _e574)) + (_e569 * _e575));
            let _e585 = (((_e570 * _e573) + (_e571 * _e574)) + (_e572 * _e575));
            let _e586 = (_e481.x - _e487.x);
            let _e587 = (_e481.y - _e487.y);
            let _e588 = (_e481.z - _e487.z);
            let _e593 = (((_e567 * _e586) + (_e568 * _e587)) + (_e569 * _e588));
            let _e598 = (((_e570 * _e586) + (_e571 * _e587)) + (_e572 * _e588));
            let _e599 = (_e481.x - _e490.x);
            let _e600 = (_e481.y - _e490.y);
            let _e601 = (_e481.z - _e490.z);
            let _e606 = (((_e567 * _e599) + (_e568 * _e600)) + (_e569 * _e601));
            let _e611 = (((_e570 * _e599) + (_e571 * _e600)) + (_e572 * _e601));
            let _e614 = ((_e593 * _e611) - (_e606 * _e598));
            let _e617 = ((_e606 * _e585) - (_e580 * _e611));
            let _e620 = ((_e580 * _e598) - (_e593 * _e585));
            if (_e580 <= 0f) {
                phi_9890_ = select(true, false, (_e585 <= 0f));
            } else {
                phi_9890_ = true;
            }
            let _e625 = phi_9890_;
            if _e625 {
                if (_e593 >= 0f) {
                    phi_9903_ = select(true, false, (_e598 <= _e593));
                } else {
                    phi_9903_ = true;
                }
                let _e630 = phi_9903_;
                if _e630 {
                    if (_e620 <= 0f) {
                        if (_e580 >= 0f) {
                            let _e633 = (_e593 <= 0f);
                            if _e633 {
                                let _e634 = (_e580 - _e593);
                                let _e637 = (_e580 / select(0.000000000000000000000000000001f, _e634, (_e634 > 0.000000000000000000000000000001f)));
                                if (_e637 > 1f) {
                                    phi_9935_ = 1f;
                                } else {
                                    phi_9935_ = select(0f, _e637, (_e637 > 0f));
                                }
                                let _e642 = phi_9935_;
                                phi_9938_ = vec3<f32>((1f - _e642), _e642, 0f);
                            } else {
                                phi_9938_ = vec3<f32>();
                            }
                            let _e646 = phi_9938_;
                            phi_9940_ = _e646;
                            phi_9941_ = select(true, false, _e633);
                        } else {
                            phi_9940_ = vec3<f32>();
                            phi_9941_ = true;
                        }
                        let _e649 = phi_9940_;
                        let _e651 = phi_9941_;
                        phi_9942_ = _e649;
                        phi_9943_ = _e651;
                    } else {
                        phi_9942_ = vec3<f32>();
                        phi_9943_ = true;
                    }
                    let _e653 = phi_9942_;
                    let _e655 = phi_9943_;
                    if _e655 {
                        if (_e611 >= 0f) {
                            phi_9956_ = select(true, false, (_e606 <= _e611));
                        } else {
                            phi_9956_ = true;
                        }
                        let _e660 = phi_9956_;
                        if _e660 {
                            if (_e617 <= 0f) {
                                if (_e585 >= 0f) {
                                    let _e663 = (_e611 <= 0f);
                                    if _e663 {
                                        let _e664 = (_e585 - _e611);
                                        let _e667 = (_e585 / select(0.000000000000000000000000000001f, _e664, (_e664 > 0.000000000000000000000000000001f)));
                                        if (_e667 > 1f) {
                                            phi_9988_ = 1f;
                                        } else {
                                            phi_9988_ = select(0f, _e667, (_e667 > 0f));
                                        }
                                        let _e672 = phi_9988_;
                                        phi_9991_ = vec3<f32>((1f - _e672), 0f, _e672);
                                    } else {
                                        phi_9991_ = vec3<f32>();
                                    }
                                    let _e676 = phi_9991_;
                                    phi_9993_ = _e676;
                                    phi_9994_ = select(true, false, _e663);
                                } else {
                                    phi_9993_ = vec3<f32>();
                                    phi_9994_ = true;
                                }
                                let _e679 = phi_9993_;
                                let _e681 = phi_9994_;
                                phi_9995_ = _e679;
                                phi_9996_ = _e681;
                            } else {
                                phi_9995_ = vec3<f32>();
                                phi_9996_ = true;
                            }
                            let _e683 = phi_9995_;
                            let _e685 = phi_9996_;
                            if _e685 {
                                if (_e614 <= 0f) {
                                    if (_e598 >= _e593) {
                                        let _e688 = (_e606 >= _e611);
                                        if _e688 {
                                            let _e689 = (_e598 - _e593);
                                            let _e691 = (_e689 + (_e606 - _e611));
                                            let _e694 = (_e689 / select(0.000000000000000000000000000001f, _e691, (_e691 > 0.000000000000000000000000000001f)));
                                            if (_e694 > 1f) {
                                                phi_10031_ = 1f;
                                            } else {
                                                phi_10031_ = select(0f, _e694, (_e694 > 0f));
                                            }
                                            let _e699 = phi_10031_;
                                            phi_10034_ = vec3<f32>(0f, (1f - _e699), _e699);
                                        } else {
                                            phi_10034_ = vec3<f32>();
                                        }
                                        let _e703 = phi_10034_;
                                        phi_10036_ = _e703;
                                        phi_10037_ = select(true, false, _e688);
                                    } else {
                                        phi_10036_ = vec3<f32>();
                                        phi_10037_ = true;
                                    }
                                    let _e706 = phi_10036_;
                                    let _e708 = phi_10037_;
                                    phi_10038_ = _e706;
                                    phi_10039_ = _e708;
                                } else {
                                    phi_10038_ = vec3<f32>();
                                    phi_10039_ = true;
                                }
                                let _e710 = phi_10038_;
                                let _e712 = phi_10039_;
                                if _e712 {
                                    let _e714 = ((_e614 + _e617) + _e620);
                                    let _e717 = (1f / select(0.000000000000000000000000000001f, _e714, (_e714 > 0.000000000000000000000000000001f)));
                                    let _e718 = (_e617 * _e717);
                                    if (_e718 > 1f) {
                                        phi_10061_ = 1f;
                                    } else {
                                        phi_10061_ = select(0f, _e718, (_e718 > 0f));
                                    }
                                    let _e723 = phi_10061_;
                                    let _e724 = (_e620 * _e717);
                                    if (_e724 > 1f) {
                                        phi_10072_ = 1f;
                                    } else {
                                        phi_10072_ = select(0f, _e724, (_e724 > 0f));
                                    }
                                    let _e729 = phi_10072_;
                                    phi_10076_ = vec3<f32>(((1f - _e723) - _e729), _e723, _e729);
                                } else {
                                    phi_10076_ = _e710;
                                }
                                let _e734 = phi_10076_;
                                phi_10077_ = _e734;
                            } else {
                                phi_10077_ = _e683;
                            }
                            let _e736 = phi_10077_;
                            phi_10078_ = _e736;
                        } else {
                            phi_10078_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e738 = phi_10078_;
                        phi_10079_ = _e738;
                    } else {
                        phi_10079_ = _e653;
                    }
                    let _e740 = phi_10079_;
                    phi_10080_ = _e740;
                } else {
                    phi_10080_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e742 = phi_10080_;
                phi_10081_ = _e742;
            } else {
                phi_10081_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e744 = phi_10081_;
            phi_10089_ = vec4<f32>(1f, -(_e744.x), -(_e744.y), -(_e744.z));
        }
        let _e847 = phi_10089_;
        let _e870 = ((((_e481.x * _e847.x) + (_e484.x * _e847.y)) + (_e487.x * _e847.z)) + (_e490.x * _e847.w));
        let _e871 = ((((_e481.y * _e847.x) + (_e484.y * _e847.y)) + (_e487.y * _e847.z)) + (_e490.y * _e847.w));
        let _e872 = ((((_e481.z * _e847.x) + (_e484.z * _e847.y)) + (_e487.z * _e847.z)) + (_e490.z * _e847.w));
        let _e878 = sqrt((((_e870 * _e870) + (_e871 * _e871)) + (_e872 * _e872)));
        if (_e878 > 0.000000000000000000000000000001f) {
            let _e880 = (1f / _e878);
            phi_10136_ = vec3<f32>((_e870 * _e880), (_e871 * _e880), (_e872 * _e880));
        } else {
            phi_10136_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e886 = phi_10136_;
        let _e889 = params_1.member.member_13;
        if (_e878 < (0.001f * _e889)) {
            if _e415 {
                phi_10194_ = vec3<f32>(0f, 0f, 0f);
                phi_10195_ = _e878;
            } else {
                if (_e420 >= _e431) {
                    let _e893 = (_e487.x - _e484.x);
                    let _e894 = (_e487.y - _e484.y);
                    let _e895 = (_e487.z - _e484.z);
                    let _e896 = (_e490.x - _e484.x);
                    let _e897 = (_e490.y - _e484.y);
                    let _e898 = (_e490.z - _e484.z);
                    let _e901 = ((_e894 * _e898) - (_e897 * _e895));
                    let _e904 = ((_e895 * _e896) - (_e898 * _e893));
                    let _e907 = ((_e893 * _e897) - (_e896 * _e894));
                    let _e913 = sqrt((((_e901 * _e901) + (_e904 * _e904)) + (_e907 * _e907)));
                    if (_e913 > 0.000000000000000000000000000001f) {
                        let _e915 = (1f / _e913);
                        phi_10183_ = vec3<f32>((_e901 * _e915), (_e904 * _e915), (_e907 * _e915));
                    } else {
                        phi_10183_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e921 = phi_10183_;
                    phi_10192_ = _e921;
                    phi_10193_ = (((_e870 * _e921.x) + (_e871 * _e921.y)) + (_e872 * _e921.z));
                } else {
                    phi_10192_ = vec3<f32>(0f, 0f, 0f);
                    phi_10193_ = _e878;
                }
                let _e931 = phi_10192_;
                let _e933 = phi_10193_;
                phi_10194_ = _e931;
                phi_10195_ = _e933;
            }
            let _e935 = phi_10194_;
            let _e937 = phi_10195_;
            phi_10196_ = _e935;
            phi_10197_ = _e937;
        } else {
            phi_10196_ = _e886;
            phi_10197_ = _e878;
        }
        let _e939 = phi_10196_;
        let _e941 = phi_10197_;
        let _e952 = (((((_e847.x * _e847.x) * _e481.w) + ((_e847.y * _e847.y) * _e484.w)) + ((_e847.z * _e847.z) * _e487.w)) + ((_e847.w * _e847.w) * _e490.w));
        let _e954 = select(_e490.w, _e487.w, (_e487.w > _e490.w));
        let _e956 = select(_e954, _e484.w, (_e484.w > _e954));
        let _e959 = (0.25f * select(_e956, _e481.w, (_e481.w > _e956)));
        let _e961 = select(_e959, _e952, (_e952 > _e959));
        let _e962 = type_61(_e847, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e941 < _e889) {
            if (_e961 > 0f) {
                let _e967 = global_1[0u];
                if (_e939.x == _e967) {
                    let _e971 = global_1[1u];
                    let _e972 = (_e939.y == _e971);
                    if _e972 {
                        let _e975 = global_1[2u];
                        phi_10255_ = (_e939.z == _e975);
                    } else {
                        phi_10255_ = bool();
                    }
                    let _e978 = phi_10255_;
                    phi_10257_ = _e978;
                    phi_10258_ = select(true, false, _e972);
                } else {
                    phi_10257_ = bool();
                    phi_10258_ = true;
                }
                let _e981 = phi_10257_;
                let _e983 = phi_10258_;
                if !(select(_e981, false, _e983)) {
                    let _e1004 = (((((_e481.x - _e497) * _e847.x) + ((_e484.x - _e515) * _e847.y)) + ((_e487.x - _e533) * _e847.z)) + ((_e490.x - _e551) * _e847.w));
                    let _e1005 = (((((_e481.y - _e501) * _e847.x) + ((_e484.y - _e519) * _e847.y)) + ((_e487.y - _e537) * _e847.z)) + ((_e490.y - _e555) * _e847.w));
                    let _e1006 = (((((_e481.z - _e505) * _e847.x) + ((_e484.z - _e523) * _e847.y)) + ((_e487.z - _e541) * _e847.z)) + ((_e490.z - _e559) * _e847.w));
                    let _e1013 = (((_e1004 * _e939.x) + (_e1005 * _e939.y)) + (_e1006 * _e939.z));
                    let _e1014 = -(_e1013);
                    let _e1016 = select(0f, _e1014, (_e1014 > 0f));
                    let _e1017 = (_e889 - _e941);
                    let _e1018 = (0.5f * _e1017);
                    let _e1021 = (_e1016 * (_e1017 * (8f / _e889)));
                    let _e1023 = select(_e1021, _e1018, (_e1018 > _e1021));
                    let _e1025 = select(_e1023, _e1016, (_e1016 < _e1023));
                    let _e1026 = (_e1018 - _e1025);
                    let _e1029 = (select(0f, _e1026, (_e1026 > 0f)) / _e961);
                    let _e1037 = (_e1004 - (_e939.x * _e1013));
                    let _e1038 = (_e1005 - (_e939.y * _e1013));
                    let _e1039 = (_e1006 - (_e939.z * _e1013));
                    let _e1045 = sqrt((((_e1037 * _e1037) + (_e1038 * _e1038)) + (_e1039 * _e1039)));
                    let _e1048 = params_1.member.member_15;
                    let _e1051 = (_e1048 * select(_e1025, _e1018, (_e1018 > _e1025)));
                    if (_e1045 > _e1051) {
                        phi_10367_ = (_e1051 / _e1045);
                    } else {
                        phi_10367_ = 1f;
                    }
                    let _e1055 = phi_10367_;
                    let _e1065 = (1f / _e961);
                    phi_10386_ = type_61(_e847, vec4<f32>((_e939.x * _e1029), (_e939.y * _e1029), (_e939.z * _e1029), 0f), vec4<f32>((((_e939.x * _e1025) - (_e1037 * _e1055)) * _e1065), (((_e939.y * _e1025) - (_e1038 * _e1055)) * _e1065), (((_e939.z * _e1025) - (_e1039 * _e1055)) * _e1065), 0f));
                } else {
                    phi_10386_ = _e962;
                }
                let _e1072 = phi_10386_;
                phi_10387_ = _e1072;
            } else {
                phi_10387_ = _e962;
            }
            let _e1074 = phi_10387_;
            phi_10388_ = _e1074;
        } else {
            phi_10388_ = _e962;
        }
        let _e1076 = phi_10388_;
        let _e1080 = global[0u];
        if (_e1076.member_1.x == _e1080) {
            let _e1085 = global[1u];
            if (_e1076.member_1.y == _e1085) {
                let _e1090 = global[2u];
                let _e1091 = (_e1076.member_1.z == _e1090);
                if _e1091 {
                    let _e1095 = global[3u];
                    phi_10414_ = (_e1076.member_1.w == _e1095);
                } else {
                    phi_10414_ = bool();
                }
                let _e1098 = phi_10414_;
                phi_10416_ = _e1098;
                phi_10417_ = select(true, false, _e1091);
            } else {
                phi_10416_ = bool();
                phi_10417_ = true;
            }
            let _e1101 = phi_10416_;
            let _e1103 = phi_10417_;
            phi_10418_ = _e1101;
            phi_10419_ = _e1103;
        } else {
            phi_10418_ = bool();
            phi_10419_ = true;
        }
        let _e1105 = phi_10418_;
        let _e1107 = phi_10419_;
        if !(select(_e1105, false, _e1107)) {
            phi_10464_ = true;
        } else {
            let _e1112 = global[0u];
            if (_e1076.member_2.x == _e1112) {
                let _e1117 = global[1u];
                if (_e1076.member_2.y == _e1117) {
                    let _e1122 = global[2u];
                    let _e1123 = (_e1076.member_2.z == _e1122);
                    if _e1123 {
                        let _e1127 = global[3u];
                        phi_10453_ = (_e1076.member_2.w == _e1127);
                    } else {
                        phi_10453_ = bool();
                    }
                    let _e1130 = phi_10453_;
                    phi_10455_ = _e1130;
                    phi_10456_ = select(true, false, _e1123);
                } else {
                    phi_10455_ = bool();
                    phi_10456_ = true;
                }
                let _e1133 = phi_10455_;
                let _e1135 = phi_10456_;
                phi_10457_ = _e1133;
                phi_10458_ = _e1135;
            } else {
                phi_10457_ = bool();
                phi_10458_ = true;
            }
            let _e1137 = phi_10457_;
            let _e1139 = phi_10458_;
            phi_10464_ = !(select(_e1137, false, _e1139));
        }
        let _e1143 = phi_10464_;
        if _e1143 {
            if select(_e475, true, _e477) {
            } else {
                if (_e481.w > 0f) {
                    let _e1147 = (_e1076.member.x * _e481.w);
                    let _e1162 = (32768f / _e889);
                    let _e1164 = (abs(_e1076.member.x) * 1024f);
                    if (_e1164 > 131072f) {
                        phi_10507_ = 131072f;
                    } else {
                        phi_10507_ = select(-131072f, _e1164, (_e1164 > -131072f));
                    }
                    let _e1169 = phi_10507_;
                    if (_e1169 < 0f) {
                        phi_10514_ = (_e1169 - 0.5f);
                    } else {
                        phi_10514_ = (_e1169 + 0.5f);
                    }
                    let _e1174 = phi_10514_;
                    let _e1183 = ((_e1076.member_1.x * _e1147) * _e1162);
                    if (_e1183 > 131072f) {
                        phi_10536_ = 131072f;
                    } else {
                        phi_10536_ = select(-131072f, _e1183, (_e1183 > -131072f));
                    }
                    let _e1188 = phi_10536_;
                    if (_e1188 < 0f) {
                        phi_10543_ = (_e1188 - 0.5f);
                    } else {
                        phi_10543_ = (_e1188 + 0.5f);
                    }
                    let _e1193 = phi_10543_;
                    let _e1202 = ((_e1076.member_1.y * _e1147) * _e1162);
                    if (_e1202 > 131072f) {
                        phi_10565_ = 131072f;
                    } else {
                        phi_10565_ = select(-131072f, _e1202, (_e1202 > -131072f));
                    }
                    let _e1207 = phi_10565_;
                    if (_e1207 < 0f) {
                        phi_10572_ = (_e1207 - 0.5f);
                    } else {
                        phi_10572_ = (_e1207 + 0.5f);
                    }
                    let _e1212 = phi_10572_;
                    let _e1221 = ((_e1076.member_1.z * _e1147) * _e1162);
                    if (_e1221 > 131072f) {
                        phi_10594_ = 131072f;
                    } else {
                        phi_10594_ = select(-131072f, _e1221, (_e1221 > -131072f));
                    }
                    let _e1226 = phi_10594_;
                    if (_e1226 < 0f) {
                        phi_10601_ = (_e1226 - 0.5f);
                    } else {
                        phi_10601_ = (_e1226 + 0.5f);
                    }
                    let _e1231 = phi_10601_;
                    let _e1240 = ((_e1076.member_2.x * _e1147) * _e1162);
                    if (_e1240 > 131072f) {
                        phi_10623_ = 131072f;
                    } else {
                        phi_10623_ = select(-131072f, _e1240, (_e1240 > -131072f));
                    }
                    let _e1245 = phi_10623_;
                    if (_e1245 < 0f) {
                        phi_10630_ = (_e1245 - 0.5f);
                    } else {
                        phi_10630_ = (_e1245 + 0.5f);
                    }
                    let _e1250 = phi_10630_;
                    let _e1258 = bitcast<u32>(select(0i, select(select(i32(_e1250), i32(-2147483648), (_e1250 < -2147483600f)), 2147483647i, (_e1250 > 2147483500f)), (_e1250 == _e1250)));
                    let _e1259 = ((_e1076.member_2.y * _e1147) * _e1162);
                    if (_e1259 > 131072f) {
                        phi_10652_ = 131072f;
                    } else {
                        phi_10652_ = select(-131072f, _e1259, (_e1259 > -131072f));
                    }
                    let _e1264 = phi_10652_;
                    if (_e1264 < 0f) {
                        phi_10659_ = (_e1264 - 0.5f);
                    } else {
                        phi_10659_ = (_e1264 + 0.5f);
                    }
                    let _e1269 = phi_10659_;
                    let _e1277 = bitcast<u32>(select(0i, select(select(i32(_e1269), i32(-2147483648), (_e1269 < -2147483600f)), 2147483647i, (_e1269 > 2147483500f)), (_e1269 == _e1269)));
                    let _e1278 = ((_e1076.member_2.z * _e1147) * _e1162);
                    if (_e1278 > 131072f) {
                        phi_10681_ = 131072f;
                    } else {
                        phi_10681_ = select(-131072f, _e1278, (_e1278 > -131072f));
                    }
                    let _e1283 = phi_10681_;
                    if (_e1283 < 0f) {
                        phi_10688_ = (_e1283 - 0.5f);
                    } else {
                        phi_10688_ = (_e1283 + 0.5f);
                    }
                    let _e1288 = phi_10688_;
                    let _e1296 = bitcast<u32>(select(0i, select(select(i32(_e1288), i32(-2147483648), (_e1288 < -2147483600f)), 2147483647i, (_e1288 > 2147483500f)), (_e1288 == _e1288)));
                    let _e1297 = (_e416 * 8u);
                    let _e1300 = atomicAdd((&pushes_3.member[_e1297]), bitcast<u32>(select(0i, select(select(i32(_e1193), i32(-2147483648), (_e1193 < -2147483600f)), 2147483647i, (_e1193 > 2147483500f)), (_e1193 == _e1193))));
                    let _e1304 = atomicAdd((&pushes_3.member[(_e1297 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1212), i32(-2147483648), (_e1212 < -2147483600f)), 2147483647i, (_e1212 > 2147483500f)), (_e1212 == _e1212))));
                    let _e1308 = atomicAdd((&pushes_3.member[(_e1297 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1231), i32(-2147483648), (_e1231 < -2147483600f)), 2147483647i, (_e1231 > 2147483500f)), (_e1231 == _e1231))));
                    let _e1312 = atomicAdd((&pushes_3.member[(_e1297 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1174), i32(-2147483648), (_e1174 < -2147483600f)), 2147483647i, (_e1174 > 2147483500f)), (_e1174 == _e1174))));
                    if (((_e1258 | _e1277) | _e1296) == 0u) {
                    } else {
                        let _e1319 = atomicAdd((&pushes_3.member[(_e1297 + 4u)]), _e1258);
                        let _e1323 = atomicAdd((&pushes_3.member[(_e1297 + 5u)]), _e1277);
                        let _e1327 = atomicAdd((&pushes_3.member[(_e1297 + 6u)]), _e1296);
                    }
                }
                if (_e484.w > 0f) {
                    let _e1331 = (_e1076.member.y * _e484.w);
                    let _e1346 = (32768f / _e889);
                    let _e1348 = (abs(_e1076.member.y) * 1024f);
                    if (_e1348 > 131072f) {
                        phi_10769_ = 131072f;
                    } else {
                        phi_10769_ = select(-131072f, _e1348, (_e1348 > -131072f));
                    }
                    let _e1353 = phi_10769_;
                    if (_e1353 < 0f) {
                        phi_10776_ = (_e1353 - 0.5f);
                    } else {
                        phi_10776_ = (_e1353 + 0.5f);
                    }
                    let _e1358 = phi_10776_;
                    let _e1367 = ((_e1076.member_1.x * _e1331) * _e1346);
                    if (_e1367 > 131072f) {
                        phi_10798_ = 131072f;
                    } else {
                        phi_10798_ = select(-131072f, _e1367, (_e1367 > -131072f));
                    }
                    let _e1372 = phi_10798_;
                    if (_e1372 < 0f) {
                        phi_10805_ = (_e1372 - 0.5f);
                    } else {
                        phi_10805_ = (_e1372 + 0.5f);
                    }
                    let _e1377 = phi_10805_;
                    let _e1386 = ((_e1076.member_1.y * _e1331) * _e1346);
                    if (_e1386 > 131072f) {
                        phi_10827_ = 131072f;
                    } else {
                        phi_10827_ = select(-131072f, _e1386, (_e1386 > -131072f));
                    }
                    let _e1391 = phi_10827_;
                    if (_e1391 < 0f) {
                        phi_10834_ = (_e1391 - 0.5f);
                    } else {
                        phi_10834_ = (_e1391 + 0.5f);
                    }
                    let _e1396 = phi_10834_;
                    let _e1405 = ((_e1076.member_1.z * _e1331) * _e1346);
                    if (_e1405 > 131072f) {
                        phi_10856_ = 131072f;
                    } else {
                        phi_10856_ = select(-131072f, _e1405, (_e1405 > -131072f));
                    }
                    let _e1410 = phi_10856_;
                    if (_e1410 < 0f) {
                        phi_10863_ = (_e1410 - 0.5f);
                    } else {
                        phi_10863_ = (_e1410 + 0.5f);
                    }
                    let _e1415 = phi_10863_;
                    let _e1424 = ((_e1076.member_2.x * _e1331) * _e1346);
                    if (_e1424 > 131072f) {
                        phi_10885_ = 131072f;
                    } else {
                        phi_10885_ = select(-131072f, _e1424, (_e1424 > -131072f));
                    }
                    let _e1429 = phi_10885_;
                    if (_e1429 < 0f) {
                        phi_10892_ = (_e1429 - 0.5f);
                    } else {
                        phi_10892_ = (_e1429 + 0.5f);
                    }
                    let _e1434 = phi_10892_;
                    let _e1442 = bitcast<u32>(select(0i, select(select(i32(_e1434), i32(-2147483648), (_e1434 < -2147483600f)), 2147483647i, (_e1434 > 2147483500f)), (_e1434 == _e1434)));
                    let _e1443 = ((_e1076.member_2.y * _e1331) * _e1346);
                    if (_e1443 > 131072f) {
                        phi_10914_ = 131072f;
                    } else {
                        phi_10914_ = select(-131072f, _e1443, (_e1443 > -131072f));
                    }
                    let _e1448 = phi_10914_;
                    if (_e1448 < 0f) {
                        phi_10921_ = (_e1448 - 0.5f);
                    } else {
                        phi_10921_ = (_e1448 + 0.5f);
                    }
                    let _e1453 = phi_10921_;
                    let _e1461 = bitcast<u32>(select(0i, select(select(i32(_e1453), i32(-2147483648), (_e1453 < -2147483600f)), 2147483647i, (_e1453 > 2147483500f)), (_e1453 == _e1453)));
                    let _e1462 = ((_e1076.member_2.z * _e1331) * _e1346);
                    if (_e1462 > 131072f) {
                        phi_10943_ = 131072f;
                    } else {
                        phi_10943_ = select(-131072f, _e1462, (_e1462 > -131072f));
                    }
                    let _e1467 = phi_10943_;
                    if (_e1467 < 0f) {
                        phi_10950_ = (_e1467 - 0.5f);
                    } else {
                        phi_10950_ = (_e1467 + 0.5f);
                    }
                    let _e1472 = phi_10950_;
                    let _e1480 = bitcast<u32>(select(0i, select(select(i32(_e1472), i32(-2147483648), (_e1472 < -2147483600f)), 2147483647i, (_e1472 > 2147483500f)), (_e1472 == _e1472)));
                    let _e1481 = (_e420 * 8u);
                    let _e1484 = atomicAdd((&pushes_3.member[_e1481]), bitcast<u32>(select(0i, select(select(i32(_e1377), i32(-2147483648), (_e1377 < -2147483600f)), 2147483647i, (_e1377 > 2147483500f)), (_e1377 == _e1377))));
                    let _e1488 = atomicAdd((&pushes_3.member[(_e1481 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1396), i32(-2147483648), (_e1396 < -2147483600f)), 2147483647i, (_e1396 > 2147483500f)), (_e1396 == _e1396))));
                    let _e1492 = atomicAdd((&pushes_3.member[(_e1481 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1415), i32(-2147483648), (_e1415 < -2147483600f)), 2147483647i, (_e1415 > 2147483500f)), (_e1415 == _e1415))));
                    let _e1496 = atomicAdd((&pushes_3.member[(_e1481 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1358), i32(-2147483648), (_e1358 < -2147483600f)), 2147483647i, (_e1358 > 2147483500f)), (_e1358 == _e1358))));
                    if (((_e1442 | _e1461) | _e1480) == 0u) {
                    } else {
                        let _e1503 = atomicAdd((&pushes_3.member[(_e1481 + 4u)]), _e1442);
                        let _e1507 = atomicAdd((&pushes_3.member[(_e1481 + 5u)]), _e1461);
                        let _e1511 = atomicAdd((&pushes_3.member[(_e1481 + 6u)]), _e1480);
                    }
                }
                if (_e487.w > 0f) {
                    let _e1515 = (_e1076.member.z * _e487.w);
                    let _e1530 = (32768f / _e889);
                    let _e1532 = (abs(_e1076.member.z) * 1024f);
                    if (_e1532 > 131072f) {
                        phi_11031_ = 131072f;
                    } else {
                        phi_11031_ = select(-131072f, _e1532, (_e1532 > -131072f));
                    }
                    let _e1537 = phi_11031_;
                    if (_e1537 < 0f) {
                        phi_11038_ = (_e1537 - 0.5f);
                    } else {
                        phi_11038_ = (_e1537 + 0.5f);
                    }
                    let _e1542 = phi_11038_;
                    let _e1551 = ((_e1076.member_1.x * _e1515) * _e1530);
                    if (_e1551 > 131072f) {
                        phi_11060_ = 131072f;
                    } else {
                        phi_11060_ = select(-131072f, _e1551, (_e1551 > -131072f));
                    }
                    let _e1556 = phi_11060_;
                    if (_e1556 < 0f) {
                        phi_11067_ = (_e1556 - 0.5f);
                    } else {
                        phi_11067_ = (_e1556 + 0.5f);
                    }
                    let _e1561 = phi_11067_;
                    let _e1570 = ((_e1076.member_1.y * _e1515) * _e1530);
                    if (_e1570 > 131072f) {
                        phi_11089_ = 131072f;
                    } else {
                        phi_11089_ = select(-131072f, _e1570, (_e1570 > -131072f));
                    }
                    let _e1575 = phi_11089_;
                    if (_e1575 < 0f) {
                        phi_11096_ = (_e1575 - 0.5f);
                    } else {
                        phi_11096_ = (_e1575 + 0.5f);
                    }
                    let _e1580 = phi_11096_;
                    let _e1589 = ((_e1076.member_1.z * _e1515) * _e1530);
                    if (_e1589 > 131072f) {
                        phi_11118_ = 131072f;
                    } else {
                        phi_11118_ = select(-131072f, _e1589, (_e1589 > -131072f));
                    }
                    let _e1594 = phi_11118_;
                    if (_e1594 < 0f) {
                        phi_11125_ = (_e1594 - 0.5f);
                    } else {
                        phi_11125_ = (_e1594 + 0.5f);
                    }
                    let _e1599 = phi_11125_;
                    let _e1608 = ((_e1076.member_2.x * _e1515) * _e1530);
                    if (_e1608 > 131072f) {
                        phi_11147_ = 131072f;
                    } else {
                        phi_11147_ = select(-131072f, _e1608, (_e1608 > -131072f));
                    }
                    let _e1613 = phi_11147_;
                    if (_e1613 < 0f) {
                        phi_11154_ = (_e1613 - 0.5f);
                    } else {
                        phi_11154_ = (_e1613 + 0.5f);
                    }
                    let _e1618 = phi_11154_;
                    let _e1626 = bitcast<u32>(select(0i, select(select(i32(_e1618), i32(-2147483648), (_e1618 < -2147483600f)), 2147483647i, (_e1618 > 2147483500f)), (_e1618 == _e1618)));
                    let _e1627 = ((_e1076.member_2.y * _e1515) * _e1530);
                    if (_e1627 > 131072f) {
                        phi_11176_ = 131072f;
                    } else {
                        phi_11176_ = select(-131072f, _e1627, (_e1627 > -131072f));
                    }
                    let _e1632 = phi_11176_;
                    if (_e1632 < 0f) {
                        phi_11183_ = (_e1632 - 0.5f);
                    } else {
                        phi_11183_ = (_e1632 + 0.5f);
                    }
                    let _e1637 = phi_11183_;
                    let _e1645 = bitcast<u32>(select(0i, select(select(i32(_e1637), i32(-2147483648), (_e1637 < -2147483600f)), 2147483647i, (_e1637 > 2147483500f)), (_e1637 == _e1637)));
                    let _e1646 = ((_e1076.member_2.z * _e1515) * _e1530);
                    if (_e1646 > 131072f) {
                        phi_11205_ = 131072f;
                    } else {
                        phi_11205_ = select(-131072f, _e1646, (_e1646 > -131072f));
                    }
                    let _e1651 = phi_11205_;
                    if (_e1651 < 0f) {
                        phi_11212_ = (_e1651 - 0.5f);
                    } else {
                        phi_11212_ = (_e1651 + 0.5f);
                    }
                    let _e1656 = phi_11212_;
                    let _e1664 = bitcast<u32>(select(0i, select(select(i32(_e1656), i32(-2147483648), (_e1656 < -2147483600f)), 2147483647i, (_e1656 > 2147483500f)), (_e1656 == _e1656)));
                    let _e1665 = (_e424 * 8u);
                    let _e1668 = atomicAdd((&pushes_3.member[_e1665]), bitcast<u32>(select(0i, select(select(i32(_e1561), i32(-2147483648), (_e1561 < -2147483600f)), 2147483647i, (_e1561 > 2147483500f)), (_e1561 == _e1561))));
                    let _e1672 = atomicAdd((&pushes_3.member[(_e1665 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1580), i32(-2147483648), (_e1580 < -2147483600f)), 2147483647i, (_e1580 > 2147483500f)), (_e1580 == _e1580))));
                    let _e1676 = atomicAdd((&pushes_3.member[(_e1665 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1599), i32(-2147483648), (_e1599 < -2147483600f)), 2147483647i, (_e1599 > 2147483500f)), (_e1599 == _e1599))));
                    let _e1680 = atomicAdd((&pushes_3.member[(_e1665 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1542), i32(-2147483648), (_e1542 < -2147483600f)), 2147483647i, (_e1542 > 2147483500f)), (_e1542 == _e1542))));
                    if (((_e1626 | _e1645) | _e1664) == 0u) {
                    } else {
                        let _e1687 = atomicAdd((&pushes_3.member[(_e1665 + 4u)]), _e1626);
                        let _e1691 = atomicAdd((&pushes_3.member[(_e1665 + 5u)]), _e1645);
                        let _e1695 = atomicAdd((&pushes_3.member[(_e1665 + 6u)]), _e1664);
                    }
                }
                if (_e490.w > 0f) {
                    let _e1699 = (_e1076.member.w * _e490.w);
                    let _e1714 = (32768f / _e889);
                    let _e1716 = (abs(_e1076.member.w) * 1024f);
                    if (_e1716 > 131072f) {
                        phi_11293_ = 131072f;
                    } else {
                        phi_11293_ = select(-131072f, _e1716, (_e1716 > -131072f));
                    }
                    let _e1721 = phi_11293_;
                    if (_e1721 < 0f) {
                        phi_11300_ = (_e1721 - 0.5f);
                    } else {
                        phi_11300_ = (_e1721 + 0.5f);
                    }
                    let _e1726 = phi_11300_;
                    let _e1735 = ((_e1076.member_1.x * _e1699) * _e1714);
                    if (_e1735 > 131072f) {
                        phi_11322_ = 131072f;
                    } else {
                        phi_11322_ = select(-131072f, _e1735, (_e1735 > -131072f));
                    }
                    let _e1740 = phi_11322_;
                    if (_e1740 < 0f) {
                        phi_11329_ = (_e1740 - 0.5f);
                    } else {
                        phi_11329_ = (_e1740 + 0.5f);
                    }
                    let _e1745 = phi_11329_;
                    let _e1754 = ((_e1076.member_1.y * _e1699) * _e1714);
                    if (_e1754 > 131072f) {
                        phi_11351_ = 131072f;
                    } else {
                        phi_11351_ = select(-131072f, _e1754, (_e1754 > -131072f));
                    }
                    let _e1759 = phi_11351_;
                    if (_e1759 < 0f) {
                        phi_11358_ = (_e1759 - 0.5f);
                    } else {
                        phi_11358_ = (_e1759 + 0.5f);
                    }
                    let _e1764 = phi_11358_;
                    let _e1773 = ((_e1076.member_1.z * _e1699) * _e1714);
                    if (_e1773 > 131072f) {
                        phi_11380_ = 131072f;
                    } else {
                        phi_11380_ = select(-131072f, _e1773, (_e1773 > -131072f));
                    }
                    let _e1778 = phi_11380_;
                    if (_e1778 < 0f) {
                        phi_11387_ = (_e1778 - 0.5f);
                    } else {
                        phi_11387_ = (_e1778 + 0.5f);
                    }
                    let _e1783 = phi_11387_;
                    let _e1792 = ((_e1076.member_2.x * _e1699) * _e1714);
                    if (_e1792 > 131072f) {
                        phi_11409_ = 131072f;
                    } else {
                        phi_11409_ = select(-131072f, _e1792, (_e1792 > -131072f));
                    }
                    let _e1797 = phi_11409_;
                    if (_e1797 < 0f) {
                        phi_11416_ = (_e1797 - 0.5f);
                    } else {
                        phi_11416_ = (_e1797 + 0.5f);
                    }
                    let _e1802 = phi_11416_;
                    let _e1810 = bitcast<u32>(select(0i, select(select(i32(_e1802), i32(-2147483648), (_e1802 < -2147483600f)), 2147483647i, (_e1802 > 2147483500f)), (_e1802 == _e1802)));
                    let _e1811 = ((_e1076.member_2.y * _e1699) * _e1714);
                    if (_e1811 > 131072f) {
                        phi_11438_ = 131072f;
                    } else {
                        phi_11438_ = select(-131072f, _e1811, (_e1811 > -131072f));
                    }
                    let _e1816 = phi_11438_;
                    if (_e1816 < 0f) {
                        phi_11445_ = (_e1816 - 0.5f);
                    } else {
                        phi_11445_ = (_e1816 + 0.5f);
                    }
                    let _e1821 = phi_11445_;
                    let _e1829 = bitcast<u32>(select(0i, select(select(i32(_e1821), i32(-2147483648), (_e1821 < -2147483600f)), 2147483647i, (_e1821 > 2147483500f)), (_e1821 == _e1821)));
                    let _e1830 = ((_e1076.member_2.z * _e1699) * _e1714);
                    if (_e1830 > 131072f) {
                        phi_11467_ = 131072f;
                    } else {
                        phi_11467_ = select(-131072f, _e1830, (_e1830 > -131072f));
                    }
                    let _e1835 = phi_11467_;
                    if (_e1835 < 0f) {
                        phi_11474_ = (_e1835 - 0.5f);
                    } else {
                        phi_11474_ = (_e1835 + 0.5f);
                    }
                    let _e1840 = phi_11474_;
                    let _e1848 = bitcast<u32>(select(0i, select(select(i32(_e1840), i32(-2147483648), (_e1840 < -2147483600f)), 2147483647i, (_e1840 > 2147483500f)), (_e1840 == _e1840)));
                    let _e1849 = (_e428 * 8u);
                    let _e1852 = atomicAdd((&pushes_3.member[_e1849]), bitcast<u32>(select(0i, select(select(i32(_e1745), i32(-2147483648), (_e1745 < -2147483600f)), 2147483647i, (_e1745 > 2147483500f)), (_e1745 == _e1745))));
                    let _e1856 = atomicAdd((&pushes_3.member[(_e1849 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1764), i32(-2147483648), (_e1764 < -2147483600f)), 2147483647i, (_e1764 > 2147483500f)), (_e1764 == _e1764))));
                    let _e1860 = atomicAdd((&pushes_3.member[(_e1849 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1783), i32(-2147483648), (_e1783 < -2147483600f)), 2147483647i, (_e1783 > 2147483500f)), (_e1783 == _e1783))));
                    let _e1864 = atomicAdd((&pushes_3.member[(_e1849 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1726), i32(-2147483648), (_e1726 < -2147483600f)), 2147483647i, (_e1726 > 2147483500f)), (_e1726 == _e1726))));
                    if (((_e1810 | _e1829) | _e1848) == 0u) {
                    } else {
                        let _e1871 = atomicAdd((&pushes_3.member[(_e1849 + 4u)]), _e1810);
                        let _e1875 = atomicAdd((&pushes_3.member[(_e1849 + 5u)]), _e1829);
                        let _e1879 = atomicAdd((&pushes_3.member[(_e1849 + 6u)]), _e1848);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11552_: u32;
    var phi_11577_: u32;
    var phi_11580_: f32;
    var phi_11582_: u32;
    var phi_11578_: u32;
    var phi_11581_: f32;
    var phi_11583_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11628_: u32;
    var phi_11631_: f32;
    var phi_11633_: u32;
    var phi_11629_: u32;
    var phi_11632_: f32;
    var phi_11634_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11672_: type_77;
    var phi_11680_: u32;
    var phi_11683_: u32;
    var phi_11681_: u32;
    var phi_11684_: u32;
    var local_51: u32;
    var phi_11744_: u32;
    var phi_11747_: u32;
    var phi_11745_: u32;
    var phi_11748_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11801_: vec2<u32>;
    var phi_11820_: vec2<u32>;
    var phi_11844_: vec2<u32>;
    var phi_11853_: vec2<u32>;
    var phi_11856_: vec2<u32>;
    var phi_11880_: u32;
    var phi_11897_: vec2<u32>;
    var phi_11925_: vec2<u32>;
    var phi_11948_: vec2<u32>;
    var phi_11957_: vec2<u32>;
    var phi_11960_: vec2<u32>;
    var phi_11984_: u32;
    var phi_12001_: vec2<u32>;
    var phi_12066_: vec2<u32>;
    var phi_12075_: vec2<u32>;
    var phi_11958_: vec2<u32>;
    var phi_11961_: vec2<u32>;
    var phi_11854_: vec2<u32>;
    var phi_11857_: vec2<u32>;
    var phi_12090_: u32;
    var phi_12093_: f32;
    var phi_12131_: f32;
    var phi_12091_: u32;
    var phi_12094_: f32;
    var phi_12150_: vec2<u32>;
    var phi_12155_: vec2<u32>;
    var phi_12158_: u32;
    var phi_12196_: f32;
    var local_54: f32;
    var phi_12220_: vec2<u32>;
    var phi_12222_: vec2<u32>;
    var phi_12156_: vec2<u32>;
    var phi_12159_: u32;
    var phi_12227_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_2.member.member;
    let _e403 = (_e399 < _e402);
    if _e403 {
        phi_11552_ = _e399;
    } else {
        phi_11552_ = (_e402 - 1u);
    }
    let _e406 = phi_11552_;
    let _e409 = spheres.member[_e406];
    let _e415 = kept_centers.member[0u];
    let _e419 = (_e409.x - _e415.x);
    let _e420 = (_e409.y - _e415.y);
    let _e421 = (_e409.z - _e415.z);
    let _e426 = (((_e419 * _e419) + (_e420 * _e420)) + (_e421 * _e421));
    phi_11577_ = 0u;
    phi_11580_ = select(_e426, 0.000000000001f, (_e426 < 0.000000000001f));
    phi_11582_ = 0u;
    loop {
        let _e430 = phi_11577_;
        let _e432 = phi_11580_;
        let _e434 = phi_11582_;
        local_47 = _e434;
        local_48 = _e432;
        local_55 = _e432;
        local_56 = _e434;
        let _e435 = (_e430 < 32u);
        if _e435 {
            let _e438 = kept_centers.member[_e430];
            let _e442 = (_e409.x - _e438.x);
            let _e443 = (_e409.y - _e438.y);
            let _e444 = (_e409.z - _e438.z);
            let _e449 = (((_e442 * _e442) + (_e443 * _e443)) + (_e444 * _e444));
            let _e451 = select(_e449, 0.000000000001f, (_e449 < 0.000000000001f));
            let _e452 = (_e451 < _e432);
            phi_11578_ = (_e430 + 1u);
            phi_11581_ = select(_e432, _e451, _e452);
            phi_11583_ = select(_e434, _e430, _e452);
        } else {
            break;
        }
        let _e457 = phi_11578_;
        let _e459 = phi_11581_;
        let _e461 = phi_11583_;
        continue;
        continuing {
            phi_11577_ = _e457;
            phi_11580_ = _e459;
            phi_11582_ = _e461;
        }
    }
    let _e464 = local_47;
    let _e466 = local_48;
    let _e470 = params_2.member.member_1;
    let _e471 = (_e470 > 32u);
    if _e471 {
        phi_11628_ = 0u;
        let _e941 = local_55;
        phi_11631_ = _e941;
        let _e944 = local_56;
        phi_11633_ = _e944;
        loop {
            let _e473 = phi_11628_;
            let _e475 = phi_11631_;
            let _e477 = phi_11633_;
            local_49 = _e477;
            local_50 = _e475;
            let _e478 = (_e473 < 32u);
            if _e478 {
                let _e479 = (32u + _e473);
                let _e482 = kept_centers.member[_e479];
                let _e486 = (_e409.x - _e482.x);
                let _e487 = (_e409.y - _e482.y);
                let _e488 = (_e409.z - _e482.z);
                let _e493 = (((_e486 * _e486) + (_e487 * _e487)) + (_e488 * _e488));
                let _e495 = select(_e493, 0.000000000001f, (_e493 < 0.000000000001f));
                let _e496 = (_e495 < _e475);
                phi_11629_ = (_e473 + 1u);
                phi_11632_ = select(_e475, _e495, _e496);
                phi_11634_ = select(_e477, _e479, _e496);
            } else {
                break;
            }
            let _e501 = phi_11629_;
            let _e503 = phi_11632_;
            let _e505 = phi_11634_;
            continue;
            continuing {
                phi_11628_ = _e501;
                phi_11631_ = _e503;
                phi_11633_ = _e505;
            }
        }
        let _e508 = local_49;
        let _e510 = local_50;
        phi_11672_ = type_77(_e508, _e510);
    } else {
        phi_11672_ = type_77(_e464, _e466);
    }
    let _e513 = phi_11672_;
    let _e517 = kept_centers.member[_e513.member];
    phi_11680_ = 0u;
    phi_11683_ = 0u;
    loop {
        let _e522 = phi_11680_;
        let _e524 = phi_11683_;
        local_51 = _e524;
        local_52 = _e524;
        let _e525 = (_e522 < 32u);
        if _e525 {
            let _e529 = kept_centers.member[_e522];
            let _e533 = (_e409.x - _e529.x);
            let _e534 = (_e409.y - _e529.y);
            let _e535 = (_e409.z - _e529.z);
            let _e541 = (_e409.x - _e517.x);
            let _e542 = (_e409.y - _e517.y);
            let _e543 = (_e409.z - _e517.z);
            let _e551 = (_e517.x - _e529.x);
            let _e552 = (_e517.y - _e529.y);
            let _e553 = (_e517.z - _e529.z);
            phi_11681_ = (_e522 + 1u);
            phi_11684_ = (_e524 | (select(0u, 1u, (((((_e533 * _e533) + (_e534 * _e534)) + (_e535 * _e535)) - (((_e541 * _e541) + (_e542 * _e542)) + (_e543 * _e543))) <= (((2f * _e409.w) * sqrt((((_e551 * _e551) + (_e552 * _e552)) + (_e553 * _e553)))) + 0.000030517578f))) << bitcast<u32>((_e522 & 31u))));
        } else {
            break;
        }
        let _e570 = phi_11681_;
        let _e572 = phi_11684_;
        continue;
        continuing {
            phi_11680_ = _e570;
            phi_11683_ = _e572;
        }
    }
    let _e575 = local_51;
    if _e471 {
        phi_11744_ = 0u;
        phi_11747_ = 0u;
        loop {
            let _e578 = phi_11744_;
            let _e580 = phi_11747_;
            local_53 = _e580;
            let _e581 = (_e578 < 32u);
            if _e581 {
                let _e586 = kept_centers.member[(32u + _e578)];
                let _e590 = (_e409.x - _e586.x);
                let _e591 = (_e409.y - _e586.y);
                let _e592 = (_e409.z - _e586.z);
                let _e598 = (_e409.x - _e517.x);
                let _e599 = (_e409.y - _e517.y);
                let _e600 = (_e409.z - _e517.z);
                let _e608 = (_e517.x - _e586.x);
                let _e609 = (_e517.y - _e586.y);
                let _e610 = (_e517.z - _e586.z);
                phi_11745_ = (_e578 + 1u);
                phi_11748_ = (_e580 | (select(0u, 1u, (((((_e590 * _e590) + (_e591 * _e591)) + (_e592 * _e592)) - (((_e598 * _e598) + (_e599 * _e599)) + (_e600 * _e600))) <= (((2f * _e409.w) * sqrt((((_e608 * _e608) + (_e609 * _e609)) + (_e610 * _e610)))) + 0.000030517578f))) << bitcast<u32>((_e578 & 31u))));
            } else {
                break;
            }
            let _e627 = phi_11745_;
            let _e629 = phi_11748_;
            continue;
            continuing {
                phi_11744_ = _e627;
                phi_11747_ = _e629;
            }
        }
        let _e632 = local_52;
        let _e634 = local_53;
        phi_11801_ = vec2<u32>(_e632, _e634);
    } else {
        phi_11801_ = vec2<u32>(_e575, 0u);
    }
    let _e637 = phi_11801_;
    let _e641 = (1u << bitcast<u32>(((_e513.member % 32u) & 31u)));
    let _e642 = (_e513.member < 32u);
    if _e642 {
        phi_11820_ = vec2<u32>(_e641, 0u);
    } else {
        phi_11820_ = vec2<u32>(0u, _e641);
    }
    let _e646 = phi_11820_;
    let _e651 = (_e637.x | _e646.x);
    let _e652 = (_e637.y | _e646.y);
    if _e642 {
        phi_11844_ = vec2<u32>(_e641, 0u);
    } else {
        phi_11844_ = vec2<u32>(0u, _e641);
    }
    let _e657 = phi_11844_;
    phi_11853_ = vec2<u32>((_e651 & ~(_e657.x)), (_e652 & ~(_e657.y)));
    phi_11856_ = (_e637 | _e646);
    loop {
        let _e666 = phi_11853_;
        let _e668 = phi_11856_;
        local_59 = _e668;
        let _e672 = ((_e666.x | _e666.y) == 0u);
        if _e672 {
            phi_11854_ = vec2<u32>();
            phi_11857_ = vec2<u32>();
        } else {
            let _e673 = (_e666.x == 0u);
            if _e673 {
                phi_11880_ = (32u + select(firstTrailingBit(_e666.y), 32u, (_e666.y == 0u)));
            } else {
                phi_11880_ = select(firstTrailingBit(_e666.x), 32u, _e673);
            }
            let _e681 = phi_11880_;
            let _e685 = (1u << bitcast<u32>(((_e681 % 32u) & 31u)));
            let _e686 = (_e681 < 32u);
            if _e686 {
                phi_11897_ = vec2<u32>(_e685, 0u);
            } else {
                phi_11897_ = vec2<u32>(0u, _e685);
            }
            let _e690 = phi_11897_;
            let _e699 = kept_centers.member[_e681];
            if _e642 {
                phi_11925_ = vec2<u32>(_e641, 0u);
            } else {
                phi_11925_ = vec2<u32>(0u, _e641);
            }
            let _e706 = phi_11925_;
            if _e686 {
                phi_11948_ = vec2<u32>(_e685, 0u);
            } else {
                phi_11948_ = vec2<u32>(0u, _e685);
            }
            let _e716 = phi_11948_;
            phi_11957_ = vec2<u32>(((_e651 & ~(_e706.x)) & ~(_e716.x)), ((_e652 & ~(_e706.y)) & ~(_e716.y)));
            phi_11960_ = _e668;
            loop {
                let _e725 = phi_11957_;
                let _e727 = phi_11960_;
                local_57 = _e727;
                let _e731 = ((_e725.x | _e725.y) == 0u);
                if _e731 {
                    phi_11958_ = vec2<u32>();
                    phi_11961_ = vec2<u32>();
                } else {
                    let _e732 = (_e725.x == 0u);
                    if _e732 {
                        phi_11984_ = (32u + select(firstTrailingBit(_e725.y), 32u, (_e725.y == 0u)));
                    } else {
                        phi_11984_ = select(firstTrailingBit(_e725.x), 32u, _e732);
                    }
                    let _e740 = phi_11984_;
                    let _e744 = (1u << bitcast<u32>(((_e740 % 32u) & 31u)));
                    if (_e740 < 32u) {
                        phi_12001_ = vec2<u32>(_e744, 0u);
                    } else {
                        phi_12001_ = vec2<u32>(0u, _e744);
                    }
                    let _e749 = phi_12001_;
                    let _e759 = kept_centers.member[_e740];
                    let _e763 = (_e409.x - _e699.x);
                    let _e764 = (_e409.y - _e699.y);
                    let _e765 = (_e409.z - _e699.z);
                    let _e771 = (_e409.x - _e759.x);
                    let _e772 = (_e409.y - _e759.y);
                    let _e773 = (_e409.z - _e759.z);
                    let _e781 = (_e759.x - _e699.x);
                    let _e782 = (_e759.y - _e699.y);
                    let _e783 = (_e759.z - _e699.z);
                    let _e792 = (((((_e763 * _e763) + (_e764 * _e764)) + (_e765 * _e765)) - (((_e771 * _e771) + (_e772 * _e772)) + (_e773 * _e773))) <= (((2f * _e409.w) * sqrt((((_e781 * _e781) + (_e782 * _e782)) + (_e783 * _e783)))) + 0.000030517578f));
                    if _e792 {
                        phi_12075_ = _e727;
                    } else {
                        if _e686 {
                            phi_12066_ = vec2<u32>(_e685, 0u);
                        } else {
                            phi_12066_ = vec2<u32>(0u, _e685);
                        }
                        let _e796 = phi_12066_;
                        phi_12075_ = (_e727 & vec2<u32>(~(_e796.x), ~(_e796.y)));
                    }
                    let _e804 = phi_12075_;
                    phi_11958_ = select(vec2<u32>(0u, 0u), (_e725 & vec2<u32>(~(_e749.x), ~(_e749.y))), vec2(_e792));
                    phi_11961_ = _e804;
                }
                let _e808 = phi_11958_;
                let _e810 = phi_11961_;
                continue;
                continuing {
                    phi_11957_ = _e808;
                    phi_11960_ = _e810;
                    break if !(select(true, false, _e731));
                }
            }
            phi_11854_ = (_e666 & vec2<u32>(~(_e690.x), ~(_e690.y)));
            let _e982 = local_57;
            phi_11857_ = _e982;
        }
        let _e814 = phi_11854_;
        let _e816 = phi_11857_;
        continue;
        continuing {
            phi_11853_ = _e814;
            phi_11856_ = _e816;
            break if !(select(true, false, _e672));
        }
    }
    let _e821 = params_2.member.member_8;
    if (_e821 > 0f) {
        phi_12090_ = 0u;
        phi_12093_ = 0f;
        loop {
            let _e825 = phi_12090_;
            let _e827 = phi_12093_;
            local_54 = _e827;
            let _e828 = (_e825 < _e470);
            if _e828 {
                let _e831 = kept_centers.member[_e825];
                let _e835 = (_e409.x - _e831.x);
                let _e836 = (_e409.y - _e831.y);
                let _e837 = (_e409.z - _e831.z);
                let _e842 = (((_e835 * _e835) + (_e836 * _e836)) + (_e837 * _e837));
                let _e847 = params_2.member.member_6;
                let _e848 = (_e513.member_1 / select(_e842, 0.000000000001f, (_e842 < 0.000000000001f)));
                if (_e847 == 2f) {
                    phi_12131_ = _e848;
                } else {
                    phi_12131_ = pow(_e848, (1f / (_e847 - 1f)));
                }
                let _e854 = phi_12131_;
                phi_12091_ = (_e825 + 1u);
                phi_12094_ = (_e827 + _e854);
            } else {
                break;
            }
            let _e858 = phi_12091_;
            let _e860 = phi_12094_;
            continue;
            continuing {
                phi_12090_ = _e858;
                phi_12093_ = _e860;
            }
        }
        if _e642 {
            phi_12150_ = vec2<u32>(_e641, 0u);
        } else {
            phi_12150_ = vec2<u32>(0u, _e641);
        }
        let _e865 = phi_12150_;
        phi_12155_ = _e865;
        phi_12158_ = 0u;
        loop {
            let _e867 = phi_12155_;
            let _e869 = phi_12158_;
            local_58 = _e867;
            let _e870 = (_e869 < _e470);
            if _e870 {
                let _e873 = kept_centers.member[_e869];
                let _e877 = (_e409.x - _e873.x);
                let _e878 = (_e409.y - _e873.y);
                let _e879 = (_e409.z - _e873.z);
                let _e884 = (((_e877 * _e877) + (_e878 * _e878)) + (_e879 * _e879));
                let _e889 = params_2.member.member_6;
                let _e890 = (_e513.member_1 / select(_e884, 0.000000000001f, (_e884 < 0.000000000001f)));
                if (_e889 == 2f) {
                    phi_12196_ = _e890;
                } else {
                    phi_12196_ = pow(_e890, (1f / (_e889 - 1f)));
                }
                let _e896 = phi_12196_;
                let _e898 = local_54;
                if (_e896 > (_e821 * _e898)) {
                    let _e904 = (1u << bitcast<u32>(((_e869 % 32u) & 31u)));
                    if (_e869 < 32u) {
                        phi_12220_ = vec2<u32>(_e904, 0u);
                    } else {
                        phi_12220_ = vec2<u32>(0u, _e904);
                    }
                    let _e909 = phi_12220_;
                    phi_12222_ = (_e867 | _e909);
                } else {
                    phi_12222_ = _e867;
                }
                let _e912 = phi_12222_;
                phi_12156_ = _e912;
                phi_12159_ = (_e869 + 1u);
            } else {
                break;
            }
            let _e915 = phi_12156_;
            let _e917 = phi_12159_;
            continue;
            continuing {
                phi_12155_ = _e915;
                phi_12158_ = _e917;
            }
        }
        let _e999 = local_58;
        phi_12227_ = _e999;
    } else {
        let _e1001 = local_59;
        phi_12227_ = _e1001;
    }
    let _e920 = phi_12227_;
    if _e403 {
        let _e923 = tags.member[_e399];
        tags.member[_e399] = vec4<u32>(_e920.x, _e920.y, _e923.z, _e923.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_12266_: u32;
    var phi_12298_: vec2<u32>;
    var phi_12323_: u32;
    var phi_12342_: vec2<u32>;
    var phi_12299_: vec2<u32>;
    var phi_12267_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e391.z] = _e390.x;
    let _e399 = local_60[(_e392.z - 1u)];
    let _e405 = (_e399 < 65u);
    if _e405 {
        atomicStore((&counts_1[_e399]), 0u);
    }
    workgroupBarrier();
    phi_12266_ = _e399;
    loop {
        let _e408 = phi_12266_;
        let _e409 = (_e408 < 4096u);
        if _e409 {
            let _e411 = (((_e391.x + (_e391.y * _e392.x)) * 4096u) + _e408);
            let _e414 = params_2.member.member;
            if (_e411 < _e414) {
                let _e418 = tags_1.member[_e411];
                if ((countOneBits(_e418.x) + countOneBits(_e418.y)) > 1u) {
                    let _e427 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_12298_ = vec2<u32>(_e418.x, _e418.y);
                loop {
                    let _e429 = phi_12298_;
                    let _e433 = ((_e429.x | _e429.y) == 0u);
                    if _e433 {
                        phi_12299_ = vec2<u32>();
                    } else {
                        let _e434 = (_e429.x == 0u);
                        if _e434 {
                            phi_12323_ = (32u + select(firstTrailingBit(_e429.y), 32u, (_e429.y == 0u)));
                        } else {
                            phi_12323_ = select(firstTrailingBit(_e429.x), 32u, _e434);
                        }
                        let _e442 = phi_12323_;
                        let _e444 = atomicAdd((&counts_1[_e442]), 1u);
                        let _e448 = (1u << bitcast<u32>(((_e442 % 32u) & 31u)));
                        if (_e442 < 32u) {
                            phi_12342_ = vec2<u32>(_e448, 0u);
                        } else {
                            phi_12342_ = vec2<u32>(0u, _e448);
                        }
                        let _e453 = phi_12342_;
                        phi_12299_ = (_e429 & vec2<u32>(~(_e453.x), ~(_e453.y)));
                    }
                    let _e461 = phi_12299_;
                    continue;
                    continuing {
                        phi_12298_ = _e461;
                        break if !(select(true, false, _e433));
                    }
                }
            }
            phi_12267_ = (_e408 + (256u * _e392.z));
        } else {
            break;
        }
        let _e467 = phi_12267_;
        continue;
        continuing {
            phi_12266_ = _e467;
        }
    }
    workgroupBarrier();
    if _e405 {
        let _e470 = atomicLoad((&counts_1[_e399]));
        if (_e470 > 0u) {
            let _e474 = atomicAdd((&sizes.member[_e399]), _e470);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12431_: u32;
    var phi_12432_: u32;
    var phi_12452_: vec2<u32>;
    var phi_12453_: vec4<u32>;
    var phi_12454_: vec2<u32>;
    var phi_12455_: vec4<u32>;
    var phi_12461_: u32;
    var phi_12463_: u32;
    var phi_12466_: u32;
    var phi_12486_: u32;
    var phi_12464_: u32;
    var phi_12467_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12498_: u32;
    var phi_12501_: u32;
    var phi_12499_: u32;
    var phi_12502_: u32;
    var phi_12549_: u32;
    var phi_12550_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12570_: u32;
    var phi_12571_: u32;
    var local_67: u32;
    var phi_12587_: u32;
    var phi_12590_: u32;
    var phi_12588_: u32;
    var phi_12591_: u32;
    var phi_12638_: u32;
    var phi_12639_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12659_: u32;
    var phi_12660_: u32;
    var local_71: u32;
    var phi_12676_: u32;
    var phi_12679_: u32;
    var phi_12677_: u32;
    var phi_12680_: u32;
    var phi_12727_: u32;
    var phi_12728_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12748_: u32;
    var phi_12749_: u32;
    var local_75: u32;
    var phi_12765_: u32;
    var phi_12768_: u32;
    var phi_12766_: u32;
    var phi_12769_: u32;
    var phi_12816_: u32;
    var phi_12817_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12837_: u32;
    var phi_12838_: u32;
    var local_79: u32;
    var phi_12854_: u32;
    var phi_12857_: u32;
    var phi_12855_: u32;
    var phi_12858_: u32;
    var phi_12905_: u32;
    var phi_12906_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12926_: u32;
    var phi_12927_: u32;
    var local_83: u32;
    var phi_12943_: u32;
    var phi_12946_: u32;
    var phi_12944_: u32;
    var phi_12947_: u32;
    var phi_12994_: u32;
    var phi_12995_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_13015_: u32;
    var phi_13016_: u32;
    var local_87: u32;
    var phi_13032_: u32;
    var phi_13035_: u32;
    var phi_13033_: u32;
    var phi_13036_: u32;
    var phi_13083_: u32;
    var phi_13084_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_13104_: u32;
    var phi_13105_: u32;
    var local_91: u32;
    var phi_13121_: u32;
    var phi_13124_: u32;
    var phi_13122_: u32;
    var phi_13125_: u32;
    var phi_13172_: u32;
    var phi_13173_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_13193_: u32;
    var phi_13194_: u32;
    var local_95: u32;
    var phi_13237_: bool;
    var phi_13243_: type_56;
    var phi_13246_: u32;
    var phi_13262_: type_56;
    var phi_13265_: u32;
    var phi_13267_: u32;
    var phi_13314_: bool;
    var phi_13328_: u32;
    var phi_13331_: u32;
    var phi_13350_: u32;
    var phi_13329_: u32;
    var phi_13332_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_13359_: bool;
    var phi_13360_: bool;
    var phi_13361_: bool;
    var phi_13362_: bool;
    var phi_13373_: type_56;
    var phi_13374_: u32;
    var phi_13263_: type_56;
    var phi_13266_: u32;
    var phi_13268_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_56;
    var local_101: type_56;
    var phi_13391_: type_56;
    var phi_13244_: type_56;
    var phi_13247_: u32;
    var local_102: type_56;
    var phi_13405_: u32;
    var phi_13408_: u32;
    var phi_13406_: u32;
    var phi_13409_: u32;
    var local_103: u32;
    var phi_13430_: u32;
    var phi_13433_: u32;
    var phi_13435_: u32;
    var phi_13431_: u32;
    var phi_13434_: u32;
    var phi_13436_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_56;
    var phi_13491_: u32;
    var phi_13494_: u32;
    var phi_13496_: u32;
    var phi_13498_: u32;
    var phi_13500_: u32;
    var phi_13522_: u32;
    var phi_13523_: u32;
    var phi_13524_: u32;
    var phi_13492_: u32;
    var phi_13495_: u32;
    var phi_13497_: u32;
    var phi_13499_: u32;
    var phi_13501_: u32;
    var local_107: type_56;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e391.z] = _e390.x;
    let _e403 = local_61[(_e392.z - 1u)];
    let _e408 = (_e391.x + (_e391.y * _e392.x));
    let _e411 = atomicLoad((&tiles_2.member[3u]));
    let _e412 = (_e408 < _e411);
    let _e414 = (select(0u, _e408, _e412) * 2u);
    let _e418 = atomicLoad((&tiles_2.member[(4u + _e414)]));
    let _e422 = atomicLoad((&tiles_2.member[(_e414 + 5u)]));
    let _e424 = ((_e418 * 256u) + _e403);
    let _e425 = (_e422 * 256u);
    let _e426 = (_e425 + _e403);
    if _e412 {
        let _e429 = params_2.member.member_3;
        if (_e426 < _e429) {
            let _e433 = sorted_starts.member[_e426];
            let _e436 = boxes.member[_e426];
            starts_3[_e403] = _e436.y;
            ends[_e403] = _e436.z;
            duplicate_masks[_e403] = _e436.w;
            phi_12431_ = _e433;
        } else {
            phi_12431_ = 4294967295u;
        }
        let _e444 = phi_12431_;
        phi_12432_ = _e444;
    } else {
        phi_12432_ = 4294967295u;
    }
    let _e446 = phi_12432_;
    keys_1[_e403] = _e446;
    if _e412 {
        let _e450 = params_2.member.member_3;
        if (_e424 < _e450) {
            let _e454 = boxes.member[_e424];
            let _e458 = box_ends.member[_e424][0u];
            let _e462 = box_ends.member[_e424][1u];
            phi_12452_ = vec2<u32>(_e458, _e462);
            phi_12453_ = _e454;
        } else {
            phi_12452_ = vec2<u32>(0u, 0u);
            phi_12453_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e465 = phi_12452_;
        let _e467 = phi_12453_;
        phi_12454_ = _e465;
        phi_12455_ = _e467;
    } else {
        phi_12454_ = vec2<u32>(0u, 0u);
        phi_12455_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e469 = phi_12454_;
    let _e471 = phi_12455_;
    workgroupBarrier();
    if (_e422 == _e418) {
        phi_12461_ = (_e403 + 1u);
    } else {
        phi_12461_ = 0u;
    }
    let _e475 = phi_12461_;
    phi_12463_ = 256u;
    phi_12466_ = 0u;
    loop {
        let _e477 = phi_12463_;
        let _e479 = phi_12466_;
        local_62 = _e479;
        local_63 = _e479;
        local_64 = _e479;
        local_65 = _e479;
        local_66 = _e479;
        local_68 = _e479;
        local_69 = _e479;
        local_70 = _e479;
        local_72 = _e479;
        local_73 = _e479;
        local_74 = _e479;
        local_76 = _e479;
        local_77 = _e479;
        local_78 = _e479;
        local_80 = _e479;
        local_81 = _e479;
        local_82 = _e479;
        local_84 = _e479;
        local_85 = _e479;
        local_86 = _e479;
        local_88 = _e479;
        local_89 = _e479;
        local_90 = _e479;
        local_92 = _e479;
        local_93 = _e479;
        local_94 = _e479;
        let _e480 = (_e479 < _e477);
        if _e480 {
            let _e483 = (_e479 + ((_e477 - _e479) / 2u));
            let _e485 = keys_1[_e483];
            let _e487 = (_e485 <= _e469.x);
            if _e487 {
                phi_12486_ = (_e483 + 1u);
            } else {
                phi_12486_ = _e479;
            }
            let _e490 = phi_12486_;
            phi_12464_ = select(_e483, _e477, _e487);
            phi_12467_ = _e490;
        } else {
            break;
        }
        let _e493 = phi_12464_;
        let _e495 = phi_12467_;
        continue;
        continuing {
            phi_12463_ = _e493;
            phi_12466_ = _e495;
        }
    }
    let _e498 = local_62;
    let _e501 = local_63;
    phi_12498_ = 0u;
    phi_12501_ = 0u;
    loop {
        let _e508 = phi_12498_;
        let _e510 = phi_12501_;
        local_67 = _e510;
        let _e511 = (_e508 < 32u);
        if _e511 {
            let _e513 = starts_3[_e508];
            let _e515 = ends[_e508];
            let _e522 = duplicate_masks[_e508];
            phi_12499_ = (_e508 + 1u);
            phi_12502_ = (_e510 | (select(0u, 1u, (((((_e471.z - _e513) & (_e515 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e522) == 0u))) << bitcast<u32>((_e508 & 31u))));
        } else {
            break;
        }
        let _e533 = phi_12499_;
        let _e535 = phi_12502_;
        continue;
        continuing {
            phi_12498_ = _e533;
            phi_12501_ = _e535;
        }
    }
    if (_e475 <= 0u) {
        phi_12550_ = 4294967295u;
    } else {
        if (_e475 < 32u) {
            phi_12549_ = (4294967295u << bitcast<u32>((_e475 & 31u)));
        } else {
            phi_12549_ = 0u;
        }
        let _e543 = phi_12549_;
        phi_12550_ = _e543;
    }
    let _e545 = phi_12550_;
    let _e547 = local_64;
    if (_e547 <= 0u) {
        phi_12571_ = 4294967295u;
    } else {
        let _e550 = local_65;
        if (_e550 < 32u) {
            let _e553 = local_66;
            phi_12570_ = (4294967295u << bitcast<u32>((_e553 & 31u)));
        } else {
            phi_12570_ = 0u;
        }
        let _e558 = phi_12570_;
        phi_12571_ = _e558;
    }
    let _e560 = phi_12571_;
    let _e564 = local_67;
    let _e565 = (_e564 & (_e545 & ~(_e560)));
    masks[_e403] = _e565;
    phi_12587_ = 0u;
    phi_12590_ = 0u;
    loop {
        let _e571 = phi_12587_;
        let _e573 = phi_12590_;
        local_71 = _e573;
        let _e574 = (_e571 < 32u);
        if _e574 {
            let _e575 = (32u + _e571);
            let _e577 = starts_3[_e575];
            let _e579 = ends[_e575];
            let _e586 = duplicate_masks[_e575];
            phi_12588_ = (_e571 + 1u);
            phi_12591_ = (_e573 | (select(0u, 1u, (((((_e471.z - _e577) & (_e579 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e586) == 0u))) << bitcast<u32>((_e571 & 31u))));
        } else {
            break;
        }
        let _e597 = phi_12588_;
        let _e599 = phi_12591_;
        continue;
        continuing {
            phi_12587_ = _e597;
            phi_12590_ = _e599;
        }
    }
    if (_e475 <= 32u) {
        phi_12639_ = 4294967295u;
    } else {
        if (_e475 < 64u) {
            phi_12638_ = (4294967295u << bitcast<u32>(((_e475 - 32u) & 31u)));
        } else {
            phi_12638_ = 0u;
        }
        let _e608 = phi_12638_;
        phi_12639_ = _e608;
    }
    let _e610 = phi_12639_;
    let _e612 = local_68;
    if (_e612 <= 32u) {
        phi_12660_ = 4294967295u;
    } else {
        let _e615 = local_69;
        if (_e615 < 64u) {
            let _e618 = local_70;
            phi_12659_ = (4294967295u << bitcast<u32>(((_e618 - 32u) & 31u)));
        } else {
            phi_12659_ = 0u;
        }
        let _e624 = phi_12659_;
        phi_12660_ = _e624;
    }
    let _e626 = phi_12660_;
    let _e630 = local_71;
    let _e631 = (_e630 & (_e610 & ~(_e626)));
    masks[(256u + _e403)] = _e631;
    phi_12676_ = 0u;
    phi_12679_ = 0u;
    loop {
        let _e642 = phi_12676_;
        let _e644 = phi_12679_;
        local_75 = _e644;
        let _e645 = (_e642 < 32u);
        if _e645 {
            let _e646 = (64u + _e642);
            let _e648 = starts_3[_e646];
            let _e650 = ends[_e646];
            let _e657 = duplicate_masks[_e646];
            phi_12677_ = (_e642 + 1u);
            phi_12680_ = (_e644 | (select(0u, 1u, (((((_e471.z - _e648) & (_e650 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e657) == 0u))) << bitcast<u32>((_e642 & 31u))));
        } else {
            break;
        }
        let _e668 = phi_12677_;
        let _e670 = phi_12680_;
        continue;
        continuing {
            phi_12676_ = _e668;
            phi_12679_ = _e670;
        }
    }
    if (_e475 <= 64u) {
        phi_12728_ = 4294967295u;
    } else {
        if (_e475 < 96u) {
            phi_12727_ = (4294967295u << bitcast<u32>(((_e475 - 64u) & 31u)));
        } else {
            phi_12727_ = 0u;
        }
        let _e679 = phi_12727_;
        phi_12728_ = _e679;
    }
    let _e681 = phi_12728_;
    let _e683 = local_72;
    if (_e683 <= 64u) {
        phi_12749_ = 4294967295u;
    } else {
        let _e686 = local_73;
        if (_e686 < 96u) {
            let _e689 = local_74;
            phi_12748_ = (4294967295u << bitcast<u32>(((_e689 - 64u) & 31u)));
        } else {
            phi_12748_ = 0u;
        }
        let _e695 = phi_12748_;
        phi_12749_ = _e695;
    }
    let _e697 = phi_12749_;
    let _e701 = local_75;
    let _e702 = (_e701 & (_e681 & ~(_e697)));
    masks[(512u + _e403)] = _e702;
    phi_12765_ = 0u;
    phi_12768_ = 0u;
    loop {
        let _e713 = phi_12765_;
        let _e715 = phi_12768_;
        local_79 = _e715;
        let _e716 = (_e713 < 32u);
        if _e716 {
            let _e717 = (96u + _e713);
            let _e719 = starts_3[_e717];
            let _e721 = ends[_e717];
            let _e728 = duplicate_masks[_e717];
            phi_12766_ = (_e713 + 1u);
            phi_12769_ = (_e715 | (select(0u, 1u, (((((_e471.z - _e719) & (_e721 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e728) == 0u))) << bitcast<u32>((_e713 & 31u))));
        } else {
            break;
        }
        let _e739 = phi_12766_;
        let _e741 = phi_12769_;
        continue;
        continuing {
            phi_12765_ = _e739;
            phi_12768_ = _e741;
        }
    }
    if (_e475 <= 96u) {
        phi_12817_ = 4294967295u;
    } else {
        if (_e475 < 128u) {
            phi_12816_ = (4294967295u << bitcast<u32>(((_e475 - 96u) & 31u)));
        } else {
            phi_12816_ = 0u;
        }
        let _e750 = phi_12816_;
        phi_12817_ = _e750;
    }
    let _e752 = phi_12817_;
    let _e754 = local_76;
    if (_e754 <= 96u) {
        phi_12838_ = 4294967295u;
    } else {
        let _e757 = local_77;
        if (_e757 < 128u) {
            let _e760 = local_78;
            phi_12837_ = (4294967295u << bitcast<u32>(((_e760 - 96u) & 31u)));
        } else {
            phi_12837_ = 0u;
        }
        let _e766 = phi_12837_;
        phi_12838_ = _e766;
    }
    let _e768 = phi_12838_;
    let _e772 = local_79;
    let _e773 = (_e772 & (_e752 & ~(_e768)));
    masks[(768u + _e403)] = _e773;
    phi_12854_ = 0u;
    phi_12857_ = 0u;
    loop {
        let _e784 = phi_12854_;
        let _e786 = phi_12857_;
        local_83 = _e786;
        let _e787 = (_e784 < 32u);
        if _e787 {
            let _e788 = (128u + _e784);
            let _e790 = starts_3[_e788];
            let _e792 = ends[_e788];
            let _e799 = duplicate_masks[_e788];
            phi_12855_ = (_e784 + 1u);
            phi_12858_ = (_e786 | (select(0u, 1u, (((((_e471.z - _e790) & (_e792 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e799) == 0u))) << bitcast<u32>((_e784 & 31u))));
        } else {
            break;
        }
        let _e810 = phi_12855_;
        let _e812 = phi_12858_;
        continue;
        continuing {
            phi_12854_ = _e810;
            phi_12857_ = _e812;
        }
    }
    if (_e475 <= 128u) {
        phi_12906_ = 4294967295u;
    } else {
        if (_e475 < 160u) {
            phi_12905_ = (4294967295u << bitcast<u32>(((_e475 - 128u) & 31u)));
        } else {
            phi_12905_ = 0u;
        }
        let _e821 = phi_12905_;
        phi_12906_ = _e821;
    }
    let _e823 = phi_12906_;
    let _e825 = local_80;
    if (_e825 <= 128u) {
        phi_12927_ = 4294967295u;
    } else {
        let _e828 = local_81;
        if (_e828 < 160u) {
            let _e831 = local_82;
            phi_12926_ = (4294967295u << bitcast<u32>(((_e831 - 128u) & 31u)));
        } else {
            phi_12926_ = 0u;
        }
        let _e837 = phi_12926_;
        phi_12927_ = _e837;
    }
    let _e839 = phi_12927_;
    let _e843 = local_83;
    let _e844 = (_e843 & (_e823 & ~(_e839)));
    masks[(1024u + _e403)] = _e844;
    phi_12943_ = 0u;
    phi_12946_ = 0u;
    loop {
        let _e855 = phi_12943_;
        let _e857 = phi_12946_;
        local_87 = _e857;
        let _e858 = (_e855 < 32u);
        if _e858 {
            let _e859 = (160u + _e855);
            let _e861 = starts_3[_e859];
            let _e863 = ends[_e859];
            let _e870 = duplicate_masks[_e859];
            phi_12944_ = (_e855 + 1u);
            phi_12947_ = (_e857 | (select(0u, 1u, (((((_e471.z - _e861) & (_e863 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e870) == 0u))) << bitcast<u32>((_e855 & 31u))));
        } else {
            break;
        }
        let _e881 = phi_12944_;
        let _e883 = phi_12947_;
        continue;
        continuing {
            phi_12943_ = _e881;
            phi_12946_ = _e883;
        }
    }
    if (_e475 <= 160u) {
        phi_12995_ = 4294967295u;
    } else {
        if (_e475 < 192u) {
            phi_12994_ = (4294967295u << bitcast<u32>(((_e475 - 160u) & 31u)));
        } else {
            phi_12994_ = 0u;
        }
        let _e892 = phi_12994_;
        phi_12995_ = _e892;
    }
    let _e894 = phi_12995_;
    let _e896 = local_84;
    if (_e896 <= 160u) {
        phi_13016_ = 4294967295u;
    } else {
        let _e899 = local_85;
        if (_e899 < 192u) {
            let _e902 = local_86;
            phi_13015_ = (4294967295u << bitcast<u32>(((_e902 - 160u) & 31u)));
        } else {
            phi_13015_ = 0u;
        }
        let _e908 = phi_13015_;
        phi_13016_ = _e908;
    }
    let _e910 = phi_13016_;
    let _e914 = local_87;
    let _e915 = (_e914 & (_e894 & ~(_e910)));
    masks[(1280u + _e403)] = _e915;
    phi_13032_ = 0u;
    phi_13035_ = 0u;
    loop {
        let _e926 = phi_13032_;
        let _e928 = phi_13035_;
        local_91 = _e928;
        let _e929 = (_e926 < 32u);
        if _e929 {
            let _e930 = (192u + _e926);
            let _e932 = starts_3[_e930];
            let _e934 = ends[_e930];
            let _e941 = duplicate_masks[_e930];
            phi_13033_ = (_e926 + 1u);
            phi_13036_ = (_e928 | (select(0u, 1u, (((((_e471.z - _e932) & (_e934 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e941) == 0u))) << bitcast<u32>((_e926 & 31u))));
        } else {
            break;
        }
        let _e952 = phi_13033_;
        let _e954 = phi_13036_;
        continue;
        continuing {
            phi_13032_ = _e952;
            phi_13035_ = _e954;
        }
    }
    if (_e475 <= 192u) {
        phi_13084_ = 4294967295u;
    } else {
        if (_e475 < 224u) {
            phi_13083_ = (4294967295u << bitcast<u32>(((_e475 - 192u) & 31u)));
        } else {
            phi_13083_ = 0u;
        }
        let _e963 = phi_13083_;
        phi_13084_ = _e963;
    }
    let _e965 = phi_13084_;
    let _e967 = local_88;
    if (_e967 <= 192u) {
        phi_13105_ = 4294967295u;
    } else {
        let _e970 = local_89;
        if (_e970 < 224u) {
            let _e973 = local_90;
            phi_13104_ = (4294967295u << bitcast<u32>(((_e973 - 192u) & 31u)));
        } else {
            phi_13104_ = 0u;
        }
        let _e979 = phi_13104_;
        phi_13105_ = _e979;
    }
    let _e981 = phi_13105_;
    let _e985 = local_91;
    let _e986 = (_e985 & (_e965 & ~(_e981)));
    masks[(1536u + _e403)] = _e986;
    phi_13121_ = 0u;
    phi_13124_ = 0u;
    loop {
        let _e997 = phi_13121_;
        let _e999 = phi_13124_;
        local_95 = _e999;
        let _e1000 = (_e997 < 32u);
        if _e1000 {
            let _e1001 = (224u + _e997);
            let _e1003 = starts_3[_e1001];
            let _e1005 = ends[_e1001];
            let _e1012 = duplicate_masks[_e1001];
            phi_13122_ = (_e997 + 1u);
            phi_13125_ = (_e999 | (select(0u, 1u, (((((_e471.z - _e1003) & (_e1005 - _e471.y)) & 2147516416u) == 2147516416u) && ((_e471.w & _e1012) == 0u))) << bitcast<u32>((_e997 & 31u))));
        } else {
            break;
        }
        let _e1023 = phi_13122_;
        let _e1025 = phi_13125_;
        continue;
        continuing {
            phi_13121_ = _e1023;
            phi_13124_ = _e1025;
        }
    }
    if (_e475 <= 224u) {
        phi_13173_ = 4294967295u;
    } else {
        if (_e475 < 256u) {
            phi_13172_ = (4294967295u << bitcast<u32>(((_e475 - 224u) & 31u)));
        } else {
            phi_13172_ = 0u;
        }
        let _e1034 = phi_13172_;
        phi_13173_ = _e1034;
    }
    let _e1036 = phi_13173_;
    let _e1038 = local_92;
    if (_e1038 <= 224u) {
        phi_13194_ = 4294967295u;
    } else {
        let _e1041 = local_93;
        if (_e1041 < 256u) {
            let _e1044 = local_94;
            phi_13193_ = (4294967295u << bitcast<u32>(((_e1044 - 224u) & 31u)));
        } else {
            phi_13193_ = 0u;
        }
        let _e1050 = phi_13193_;
        phi_13194_ = _e1050;
    }
    let _e1052 = phi_13194_;
    let _e1056 = local_95;
    let _e1057 = (_e1056 & (_e1036 & ~(_e1052)));
    masks[(1792u + _e403)] = _e1057;
    let _e1066 = (((((((select(0u, 1u, (_e565 != 0u)) | (select(0u, 1u, (_e631 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e702 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e773 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e844 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e915 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e986 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1057 != 0u)) << bitcast<u32>(7u)));
    let _e1070 = params_2.member.member_21;
    let _e1071 = (_e1070 != 0u);
    if _e1071 {
        phi_13237_ = true;
    } else {
        phi_13237_ = select(true, false, (_e469.y == 0u));
    }
    let _e1076 = phi_13237_;
    phi_13243_ = type_56((((((((countOneBits(_e565) + countOneBits(_e631)) + countOneBits(_e702)) + countOneBits(_e773)) + countOneBits(_e844)) + countOneBits(_e915)) + countOneBits(_e986)) + countOneBits(_e1057)), _e1066);
    phi_13246_ = select(0u, _e1066, _e1076);
    loop {
        let _e1079 = phi_13243_;
        let _e1081 = phi_13246_;
        local_102 = _e1079;
        local_106 = _e1079;
        let _e1082 = (_e1081 == 0u);
        if _e1082 {
            phi_13244_ = type_56();
            phi_13247_ = u32();
        } else {
            let _e1084 = select(firstTrailingBit(_e1081), 32u, _e1082);
            let _e1088 = masks[((_e1084 * 256u) + _e403)];
            phi_13262_ = _e1079;
            phi_13265_ = _e1088;
            phi_13267_ = _e1088;
            loop {
                let _e1090 = phi_13262_;
                let _e1092 = phi_13265_;
                let _e1094 = phi_13267_;
                local_98 = _e1094;
                local_99 = _e1094;
                local_100 = _e1090;
                local_101 = _e1090;
                local_107 = _e1090;
                let _e1095 = (_e1092 == 0u);
                if _e1095 {
                    phi_13263_ = type_56();
                    phi_13266_ = u32();
                    phi_13268_ = u32();
                } else {
                    let _e1100 = ((_e425 + (_e1084 * 32u)) + select(firstTrailingBit(_e1092), 32u, _e1095));
                    let _e1103 = box_ends.member[_e1100][1u];
                    let _e1105 = ((_e469.y & _e1103) != 0u);
                    if _e1071 {
                        if _e1105 {
                            phi_13361_ = _e1105;
                        } else {
                            let _e1108 = tags_2.member[_e471.x];
                            let _e1110 = boxes.member[_e1100];
                            let _e1113 = tags_2.member[_e1110.x];
                            if (_e1108.z == _e1113.z) {
                                phi_13314_ = ((_e1108.w & 2147483648u) == 0u);
                            } else {
                                phi_13314_ = true;
                            }
                            let _e1121 = phi_13314_;
                            if _e1121 {
                                let _e1123 = (_e1108.w & 2147483647u);
                                let _e1125 = (_e1113.w & 2147483647u);
                                let _e1127 = filter_.member[_e1123];
                                let _e1130 = filter_.member[(_e1123 + 1u)];
                                phi_13328_ = _e1130;
                                phi_13331_ = _e1127;
                                loop {
                                    let _e1132 = phi_13328_;
                                    let _e1134 = phi_13331_;
                                    local_96 = _e1134;
                                    local_97 = _e1134;
                                    let _e1135 = (_e1134 < _e1132);
                                    if _e1135 {
                                        let _e1138 = (_e1134 + ((_e1132 - _e1134) / 2u));
                                        let _e1140 = filter_.member[_e1138];
                                        let _e1141 = (_e1140 <= _e1125);
                                        if _e1141 {
                                            phi_13350_ = (_e1138 + 1u);
                                        } else {
                                            phi_13350_ = _e1134;
                                        }
                                        let _e1144 = phi_13350_;
                                        phi_13329_ = select(_e1138, _e1132, _e1141);
                                        phi_13332_ = _e1144;
                                    } else {
                                        break;
                                    }
                                    let _e1147 = phi_13329_;
                                    let _e1149 = phi_13332_;
                                    continue;
                                    continuing {
                                        phi_13328_ = _e1147;
                                        phi_13331_ = _e1149;
                                    }
                                }
                                let _e1152 = local_96;
                                if (_e1152 > _e1127) {
                                    let _e1155 = local_97;
                                    let _e1158 = filter_.member[(_e1155 - 1u)];
                                    phi_13359_ = (_e1158 == _e1125);
                                } else {
                                    phi_13359_ = false;
                                }
                                let _e1161 = phi_13359_;
                                phi_13360_ = _e1161;
                            } else {
                                phi_13360_ = true;
                            }
                            let _e1163 = phi_13360_;
                            phi_13361_ = _e1163;
                        }
                        let _e1165 = phi_13361_;
                        phi_13362_ = _e1165;
                    } else {
                        phi_13362_ = _e1105;
                    }
                    let _e1167 = phi_13362_;
                    if _e1167 {
                        phi_13373_ = type_56((_e1090.member - 1u), _e1090.member_1);
                        phi_13374_ = (_e1094 & ~((_e1092 & (0u - _e1092))));
                    } else {
                        phi_13373_ = _e1090;
                        phi_13374_ = _e1094;
                    }
                    let _e1178 = phi_13373_;
                    let _e1180 = phi_13374_;
                    phi_13263_ = _e1178;
                    phi_13266_ = (_e1092 & (_e1092 - 1u));
                    phi_13268_ = _e1180;
                }
                let _e1184 = phi_13263_;
                let _e1186 = phi_13266_;
                let _e1188 = phi_13268_;
                continue;
                continuing {
                    phi_13262_ = _e1184;
                    phi_13265_ = _e1186;
                    phi_13267_ = _e1188;
                    break if !(select(true, false, _e1095));
                }
            }
            let _e1192 = local_98;
            masks[((_e1084 * 256u) + _e403)] = _e1192;
            let _e1194 = local_99;
            if (_e1194 == 0u) {
                let _e1200 = local_100;
                let _e1204 = local_101;
                phi_13391_ = type_56(_e1204.member, (_e1200.member_1 & ~((_e1081 & (0u - _e1081)))));
            } else {
                let _e1502 = local_107;
                phi_13391_ = _e1502;
            }
            let _e1209 = phi_13391_;
            phi_13244_ = _e1209;
            phi_13247_ = (_e1081 & (_e1081 - 1u));
        }
        let _e1213 = phi_13244_;
        let _e1215 = phi_13247_;
        continue;
        continuing {
            phi_13243_ = _e1213;
            phi_13246_ = _e1215;
            break if !(select(true, false, _e1082));
        }
    }
    let _e1219 = local_102;
    counts_2[_e403] = ((_e1219.member << bitcast<u32>(16i)) | (select(_e475, _e501, (_e498 > _e475)) - _e475));
    workgroupBarrier();
    if ((_e403 & 15u) == 0u) {
        phi_13405_ = 0u;
        phi_13408_ = 0u;
        loop {
            let _e1228 = phi_13405_;
            let _e1230 = phi_13408_;
            local_103 = _e1230;
            let _e1231 = (_e1228 < 16u);
            if _e1231 {
                let _e1234 = counts_2[(_e403 + _e1228)];
                counts_2[(_e403 + _e1228)] = _e1230;
                phi_13406_ = (_e1228 + _e392.z);
                phi_13409_ = (_e1230 + _e1234);
            } else {
                break;
            }
            let _e1238 = phi_13406_;
            let _e1240 = phi_13409_;
            continue;
            continuing {
                phi_13405_ = _e1238;
                phi_13408_ = _e1240;
            }
        }
        let _e1245 = local_103;
        chunk_counts[(_e403 / 16u)] = _e1245;
    }
    workgroupBarrier();
    if (_e403 == 0u) {
        phi_13430_ = 0u;
        phi_13433_ = 0u;
        phi_13435_ = 0u;
        loop {
            let _e1248 = phi_13430_;
            let _e1250 = phi_13433_;
            let _e1252 = phi_13435_;
            local_104 = _e1250;
            local_105 = _e1252;
            let _e1253 = (_e1248 < 16u);
            if _e1253 {
                let _e1255 = chunk_counts[_e1248];
                chunk_counts[_e1248] = ((_e1252 << bitcast<u32>(16i)) | _e1250);
                phi_13431_ = (_e1248 + _e392.z);
                phi_13434_ = (_e1250 + (_e1255 & 65535u));
                phi_13436_ = (_e1252 + (_e1255 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1266 = phi_13431_;
            let _e1268 = phi_13434_;
            let _e1270 = phi_13436_;
            continue;
            continuing {
                phi_13430_ = _e1266;
                phi_13433_ = _e1268;
                phi_13435_ = _e1270;
            }
        }
        let _e1273 = local_104;
        let _e1274 = select(0u, _e1273, _e412);
        let _e1276 = local_105;
        let _e1280 = atomicAdd((&tiles_2.member[1u]), _e1274);
        if ((_e1280 + _e1274) < _e1280) {
            let _e1285 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1288 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1276, _e412));
        reserved[0u] = _e1288;
    }
    workgroupBarrier();
    let _e1290 = counts_2[_e403];
    let _e1293 = chunk_counts[(_e403 / 16u)];
    let _e1296 = reserved[0u];
    let _e1301 = local_106;
    let _e1305 = params_2.member.member_11;
    phi_13491_ = 0u;
    phi_13494_ = 0u;
    phi_13496_ = _e1301.member_1;
    phi_13498_ = _e1219.member;
    phi_13500_ = (_e1296 + ((_e1290 + _e1293) >> bitcast<u32>(16i)));
    loop {
        let _e1307 = phi_13491_;
        let _e1309 = phi_13494_;
        let _e1311 = phi_13496_;
        let _e1313 = phi_13498_;
        let _e1315 = phi_13500_;
        let _e1316 = (_e1313 == 0u);
        if _e1316 {
            phi_13492_ = u32();
            phi_13495_ = u32();
            phi_13497_ = u32();
            phi_13499_ = u32();
            phi_13501_ = u32();
        } else {
            if (_e1307 == 0u) {
                let _e1320 = select(firstTrailingBit(_e1311), 32u, (_e1311 == 0u));
                let _e1324 = masks[((_e1320 * 256u) + _e403)];
                phi_13522_ = _e1324;
                phi_13523_ = _e1320;
                phi_13524_ = (_e1311 & (_e1311 - 1u));
            } else {
                phi_13522_ = _e1307;
                phi_13523_ = _e1309;
                phi_13524_ = _e1311;
            }
            let _e1328 = phi_13522_;
            let _e1330 = phi_13523_;
            let _e1332 = phi_13524_;
            if (_e1315 < _e1305) {
                pairs_1.member[_e1315] = (((_e408 << bitcast<u32>(16i)) | (_e403 << bitcast<u32>(8i))) | ((_e1330 * 32u) + select(firstTrailingBit(_e1328), 32u, (_e1328 == 0u))));
            }
            phi_13492_ = (_e1328 & (_e1328 - 1u));
            phi_13495_ = _e1330;
            phi_13497_ = _e1332;
            phi_13499_ = (_e1313 - 1u);
            phi_13501_ = (_e1315 + 1u);
        }
        let _e1352 = phi_13492_;
        let _e1354 = phi_13495_;
        let _e1356 = phi_13497_;
        let _e1358 = phi_13499_;
        let _e1360 = phi_13501_;
        continue;
        continuing {
            phi_13491_ = _e1352;
            phi_13494_ = _e1354;
            phi_13496_ = _e1356;
            phi_13498_ = _e1358;
            phi_13500_ = _e1360;
            break if !(select(true, false, _e1316));
        }
    }
    return;
}

fn function_34() {
    var phi_13593_: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_2.member.member_1;
    if (_e399 < _e402) {
        let _e410 = params_2.member.member_4;
        let _e412 = (((f32(_e399) + 0.5f) / f32(_e402)) * f32(_e410));
        let _e417 = select(select(u32(_e412), 0u, (_e412 < 0f)), 4294967295u, (_e412 > 4294967000f));
        if (_e417 >= _e410) {
            phi_13593_ = (_e410 - 1u);
        } else {
            phi_13593_ = _e417;
        }
        let _e421 = phi_13593_;
        let _e424 = params_2.member.member_5;
        let _e428 = spheres.member[(_e421 * _e424)];
        centers.member[_e399] = _e428;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13663_: u32;
    var phi_13666_: f32;
    var phi_13664_: u32;
    var phi_13667_: f32;
    var phi_13701_: u32;
    var phi_13704_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13742_: f32;
    var phi_13702_: u32;
    var phi_13705_: f32;
    var local_111: f32;
    var phi_13746_: vec4<f32>;
    var phi_13747_: f32;
    var phi_13748_: vec4<f32>;
    var phi_13749_: f32;
    var phi_13778_: vec4<f32>;
    var phi_13781_: u32;
    var phi_13824_: f32;
    var phi_13834_: f32;
    var phi_13853_: vec4<f32>;
    var phi_13779_: vec4<f32>;
    var phi_13782_: u32;
    var phi_13855_: vec4<f32>;
    var phi_13874_: vec4<f32>;
    var phi_13877_: u32;
    var phi_13875_: vec4<f32>;
    var phi_13878_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e391.z] = _e390.x;
    let _e399 = local_108[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e406 = ((_e404 * 256u) + _e399);
    let _e409 = progress.member[1u];
    let _e410 = (_e409 == 0u);
    if _e410 {
        let _e413 = params_2.member.member_4;
        if (_e406 < _e413) {
            let _e417 = params_2.member.member_5;
            let _e421 = spheres.member[(_e406 * _e417)];
            let _e427 = centers_1.member[0u];
            let _e431 = (_e421.x - _e427.x);
            let _e432 = (_e421.y - _e427.y);
            let _e433 = (_e421.z - _e427.z);
            let _e438 = (((_e431 * _e431) + (_e432 * _e432)) + (_e433 * _e433));
            phi_13663_ = 1u;
            phi_13666_ = select(_e438, 0.000000000001f, (_e438 < 0.000000000001f));
            loop {
                let _e442 = phi_13663_;
                let _e444 = phi_13666_;
                local_110 = _e444;
                local_111 = _e444;
                let _e447 = params_2.member.member_1;
                let _e448 = (_e442 < _e447);
                local_109 = _e447;
                if _e448 {
                    let _e451 = centers_1.member[_e442];
                    let _e455 = (_e421.x - _e451.x);
                    let _e456 = (_e421.y - _e451.y);
                    let _e457 = (_e421.z - _e451.z);
                    let _e462 = (((_e455 * _e455) + (_e456 * _e456)) + (_e457 * _e457));
                    let _e464 = select(_e462, 0.000000000001f, (_e462 < 0.000000000001f));
                    phi_13664_ = (_e442 + 1u);
                    phi_13667_ = select(_e444, _e464, (_e464 < _e444));
                } else {
                    break;
                }
                let _e469 = phi_13664_;
                let _e471 = phi_13667_;
                continue;
                continuing {
                    phi_13663_ = _e469;
                    phi_13666_ = _e471;
                }
            }
            phi_13701_ = 0u;
            phi_13704_ = 0f;
            loop {
                let _e474 = phi_13701_;
                let _e476 = phi_13704_;
                local_113 = _e476;
                let _e478 = local_109;
                let _e479 = (_e474 < _e478);
                if _e479 {
                    let _e482 = centers_1.member[_e474];
                    let _e486 = (_e421.x - _e482.x);
                    let _e487 = (_e421.y - _e482.y);
                    let _e488 = (_e421.z - _e482.z);
                    let _e493 = (((_e486 * _e486) + (_e487 * _e487)) + (_e488 * _e488));
                    let _e498 = params_2.member.member_6;
                    let _e500 = local_110;
                    let _e501 = (_e500 / select(_e493, 0.000000000001f, (_e493 < 0.000000000001f)));
                    if (_e498 == 2f) {
                        phi_13742_ = _e501;
                    } else {
                        phi_13742_ = pow(_e501, (1f / (_e498 - 1f)));
                    }
                    let _e507 = phi_13742_;
                    phi_13702_ = (_e474 + 1u);
                    phi_13705_ = (_e476 + _e507);
                } else {
                    break;
                }
                let _e511 = phi_13702_;
                let _e513 = phi_13705_;
                continue;
                continuing {
                    phi_13701_ = _e511;
                    phi_13704_ = _e513;
                }
            }
            let _e516 = local_111;
            phi_13746_ = vec4<f32>(_e421.x, _e421.y, _e421.z, _e516);
            let _e656 = local_113;
            phi_13747_ = _e656;
        } else {
            phi_13746_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13747_ = 0f;
        }
        let _e519 = phi_13746_;
        let _e521 = phi_13747_;
        phi_13748_ = _e519;
        phi_13749_ = _e521;
    } else {
        phi_13748_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13749_ = 0f;
    }
    let _e523 = phi_13748_;
    let _e525 = phi_13749_;
    points[_e399] = _e523;
    closenesses[_e399] = _e525;
    workgroupBarrier();
    let _e530 = params_2.member.member_2;
    let _e531 = (_e530 & 31u);
    let _e535 = (_e399 & ((1u << bitcast<u32>(_e531)) - 1u));
    let _e539 = (256u >> bitcast<u32>(_e531));
    let _e542 = params_2.member.member_1;
    if (_e535 < _e542) {
        let _e546 = centers_1.member[_e535];
        phi_13778_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13781_ = (_e399 >> bitcast<u32>(_e531));
        loop {
            let _e551 = phi_13778_;
            let _e553 = phi_13781_;
            local_114 = _e551;
            let _e554 = (_e553 < 256u);
            if _e554 {
                let _e556 = points[_e553];
                let _e558 = closenesses[_e553];
                if (_e558 > 0f) {
                    let _e563 = (_e556.x - _e546.x);
                    let _e564 = (_e556.y - _e546.y);
                    let _e565 = (_e556.z - _e546.z);
                    let _e570 = (((_e563 * _e563) + (_e564 * _e564)) + (_e565 * _e565));
                    let _e576 = params_2.member.member_6;
                    let _e577 = (_e556.w / select(_e570, 0.000000000001f, (_e570 < 0.000000000001f)));
                    let _e578 = (_e576 == 2f);
                    if _e578 {
                        phi_13824_ = _e577;
                    } else {
                        phi_13824_ = pow(_e577, (1f / (_e576 - 1f)));
                    }
                    let _e583 = phi_13824_;
                    let _e584 = (_e583 / _e558);
                    if _e578 {
                        phi_13834_ = (_e584 * _e584);
                    } else {
                        phi_13834_ = pow(_e584, _e576);
                    }
                    let _e588 = phi_13834_;
                    phi_13853_ = vec4<f32>((_e551.x + (_e556.x * _e588)), (_e551.y + (_e556.y * _e588)), (_e551.z + (_e556.z * _e588)), (_e551.w + _e588));
                } else {
                    phi_13853_ = _e551;
                }
                let _e602 = phi_13853_;
                phi_13779_ = _e602;
                phi_13782_ = (_e553 + _e539);
            } else {
                break;
            }
            let _e605 = phi_13779_;
            let _e607 = phi_13782_;
            continue;
            continuing {
                phi_13778_ = _e605;
                phi_13781_ = _e607;
            }
        }
        let _e668 = local_114;
        phi_13855_ = _e668;
    } else {
        phi_13855_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e610 = phi_13855_;
    parts[_e399] = _e610;
    workgroupBarrier();
    if _e410 {
        if (_e399 < _e542) {
            let _e616 = params_2.member.member_4;
            if ((_e406 - _e399) < _e616) {
                phi_13874_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13877_ = 0u;
                loop {
                    let _e619 = phi_13874_;
                    let _e621 = phi_13877_;
                    local_112 = _e619;
                    let _e622 = (_e621 < _e539);
                    if _e622 {
                        let _e627 = parts[((_e621 << bitcast<u32>(_e531)) + _e399)];
                        phi_13875_ = (_e619 + _e627);
                        phi_13878_ = (_e621 + 1u);
                    } else {
                        break;
                    }
                    let _e631 = phi_13875_;
                    let _e633 = phi_13878_;
                    continue;
                    continuing {
                        phi_13874_ = _e631;
                        phi_13877_ = _e633;
                    }
                }
                let _e640 = local_112;
                sums_2.member[((_e404 * _e542) + _e399)] = _e640;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13963_: u32;
    var phi_13965_: vec4<f32>;
    var phi_13968_: u32;
    var phi_13966_: vec4<f32>;
    var phi_13969_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_14008_: vec4<f32>;
    var phi_14036_: u32;
    var phi_14039_: u32;
    var phi_14037_: u32;
    var phi_14040_: u32;
    var local_118: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e391.z] = _e390.x;
    let _e399 = local_115[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    if (_e404 == 0u) {
        let _e410 = params_2.member.member_1;
        if (_e399 < _e410) {
            let _e414 = params_2.member.member_4;
            let _e415 = (_e414 / 256u);
            if ((_e414 % 256u) > 0u) {
                phi_13963_ = (_e415 + 1u);
            } else {
                phi_13963_ = _e415;
            }
            let _e420 = phi_13963_;
            phi_13965_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13968_ = 0u;
            loop {
                let _e422 = phi_13965_;
                let _e424 = phi_13968_;
                local_116 = _e422;
                local_117 = _e422;
                let _e425 = (_e424 < _e420);
                if _e425 {
                    let _e430 = sums_3.member[((_e424 * _e410) + _e399)];
                    phi_13966_ = (_e422 + _e430);
                    phi_13969_ = (_e424 + 1u);
                } else {
                    break;
                }
                let _e434 = phi_13966_;
                let _e436 = phi_13969_;
                continue;
                continuing {
                    phi_13965_ = _e434;
                    phi_13968_ = _e436;
                }
            }
            let _e440 = centers.member[_e399];
            let _e442 = local_116;
            if (_e442.w > 0f) {
                let _e447 = local_117;
                phi_14008_ = (_e447 / vec4(_e442.w));
            } else {
                phi_14008_ = _e440;
            }
            let _e450 = phi_14008_;
            centers.member[_e399] = _e450;
            let _e453 = (_e450.x - _e440.x);
            let _e456 = (_e450.y - _e440.y);
            let _e459 = (_e450.z - _e440.z);
            moves[_e399] = (((_e453 * _e453) + (_e456 * _e456)) + (_e459 * _e459));
        }
    }
    workgroupBarrier();
    if (((_e404 * 256u) + _e399) == 0u) {
        let _e469 = progress_1.member[1u];
        if (_e469 == 0u) {
            phi_14036_ = 0u;
            phi_14039_ = 1u;
            loop {
                let _e472 = phi_14036_;
                let _e474 = phi_14039_;
                local_118 = _e474;
                let _e477 = params_2.member.member_1;
                let _e478 = (_e472 < _e477);
                if _e478 {
                    let _e480 = moves[_e472];
                    let _e483 = params_2.member.member_7;
                    phi_14037_ = (_e472 + 1u);
                    phi_14040_ = select(_e474, 0u, (_e480 > (_e483 * _e483)));
                } else {
                    break;
                }
                let _e489 = phi_14037_;
                let _e491 = phi_14040_;
                continue;
                continuing {
                    phi_14036_ = _e489;
                    phi_14039_ = _e491;
                }
            }
            let _e495 = progress_1.member[0u];
            progress_1.member[0u] = (_e495 + 1u);
            let _e498 = local_118;
            progress_1.member[1u] = _e498;
        }
    }
    return;
}

fn function_37() {
    var phi_14095_: u32;
    var phi_14098_: bool;
    var phi_14126_: u32;
    var phi_14127_: bool;
    var phi_14096_: u32;
    var phi_14099_: bool;
    var phi_14128_: bool;
    var local_119: bool;
    var phi_14134_: vec4<f32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    if (_e399 < 64u) {
        let _e403 = params_2.member.member_1;
        let _e407 = centers_2.member[_e399];
        phi_14095_ = 0u;
        phi_14098_ = (_e399 < _e403);
        loop {
            let _e412 = phi_14095_;
            let _e414 = phi_14098_;
            local_119 = _e414;
            if _e414 {
                let _e415 = (_e412 < _e399);
                if _e415 {
                    let _e418 = centers_2.member[_e412];
                    let _e422 = (_e407.x - _e418.x);
                    let _e423 = (_e407.y - _e418.y);
                    let _e424 = (_e407.z - _e418.z);
                    phi_14126_ = (_e412 + 1u);
                    phi_14127_ = !(((((_e422 * _e422) + (_e423 * _e423)) + (_e424 * _e424)) < 0.0000009536743f));
                } else {
                    phi_14126_ = u32();
                    phi_14127_ = bool();
                }
                let _e434 = phi_14126_;
                let _e436 = phi_14127_;
                phi_14096_ = _e434;
                phi_14099_ = _e436;
                phi_14128_ = _e415;
            } else {
                phi_14096_ = u32();
                phi_14099_ = bool();
                phi_14128_ = false;
            }
            let _e438 = phi_14096_;
            let _e440 = phi_14099_;
            let _e442 = phi_14128_;
            continue;
            continuing {
                phi_14095_ = _e438;
                phi_14098_ = _e440;
                break if !(_e442);
            }
        }
        let _e445 = local_119;
        if _e445 {
            phi_14134_ = vec4<f32>(_e407.x, _e407.y, _e407.z, 0f);
        } else {
            phi_14134_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e448 = phi_14134_;
        kept.member[_e399] = _e448;
    }
    return;
}

fn function_38() {
    var phi_14225_: f32;
    var phi_14667_: vec4<f32>;
    var phi_14750_: bool;
    var phi_14751_: bool;
    var phi_14752_: bool;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_2.member.member;
    if (_e399 < _e402) {
        let _e406 = frame.member[1u];
        let _e408 = (_e399 * 3u);
        let _e411 = corners.member[_e408];
        let _e421 = corners.member[(_e408 + 1u)];
        let _e431 = corners.member[(_e408 + 2u)];
        let _e438 = (bitcast<f32>(_e411.x) * _e406.x);
        let _e439 = (bitcast<f32>(_e411.y) * _e406.x);
        let _e440 = (bitcast<f32>(_e411.z) * _e406.x);
        let _e441 = (bitcast<f32>(_e421.x) * _e406.x);
        let _e442 = (bitcast<f32>(_e421.y) * _e406.x);
        let _e443 = (bitcast<f32>(_e421.z) * _e406.x);
        let _e444 = (bitcast<f32>(_e431.x) * _e406.x);
        let _e445 = (bitcast<f32>(_e431.y) * _e406.x);
        let _e446 = (bitcast<f32>(_e431.z) * _e406.x);
        let _e449 = frame.member[0u];
        let _e456 = params_2.member.member_16;
        let _e459 = params_2.member.member_17;
        let _e462 = params_2.member.member_18;
        let _e464 = select(_e462, _e456, (_e399 < _e459));
        if (_e464 < (8388608f / _e406.x)) {
            phi_14225_ = (_e464 * _e406.x);
        } else {
            phi_14225_ = 8388608f;
        }
        let _e469 = phi_14225_;
        let _e470 = (_e469 * 1.000001f);
        let _e473 = params_2.member.member_22;
        let _e474 = (_e473 == 0u);
        if _e474 {
            let _e539 = select(_e441, _e438, (_e438 < _e441));
            let _e541 = select(_e442, _e439, (_e439 < _e442));
            let _e543 = select(_e443, _e440, (_e440 < _e443));
            let _e551 = select(_e441, _e438, (_e438 > _e441));
            let _e553 = select(_e442, _e439, (_e439 > _e442));
            let _e555 = select(_e443, _e440, (_e440 > _e443));
            let _e569 = ((_e469 * -1.000001f) * _e449.w);
            let _e570 = (((select(_e444, _e539, (_e539 < _e444)) - _e449.x) * _e449.w) + _e569);
            let _e571 = (((select(_e445, _e541, (_e541 < _e445)) - _e449.y) * _e449.w) + _e569);
            let _e572 = (((select(_e446, _e543, (_e543 < _e446)) - _e449.z) * _e449.w) + _e569);
            let _e574 = select(0f, _e570, (_e570 > 0f));
            let _e576 = select(0f, _e571, (_e571 > 0f));
            let _e578 = select(0f, _e572, (_e572 > 0f));
            let _e580 = select(1f, _e574, (_e574 < 1f));
            let _e582 = select(1f, _e576, (_e576 < 1f));
            let _e584 = select(1f, _e578, (_e578 < 1f));
            let _e591 = (_e470 * _e449.w);
            let _e592 = (((select(_e444, _e551, (_e551 > _e444)) - _e449.x) * _e449.w) + _e591);
            let _e593 = (((select(_e445, _e553, (_e553 > _e445)) - _e449.y) * _e449.w) + _e591);
            let _e594 = (((select(_e446, _e555, (_e555 > _e446)) - _e449.z) * _e449.w) + _e591);
            let _e596 = select(0f, _e592, (_e592 > 0f));
            let _e598 = select(0f, _e593, (_e593 > 0f));
            let _e600 = select(0f, _e594, (_e594 > 0f));
            let _e602 = select(1f, _e596, (_e596 < 1f));
            let _e604 = select(1f, _e598, (_e598 < 1f));
            let _e606 = select(1f, _e600, (_e600 < 1f));
            let _e607 = (_e602 - _e580);
            let _e608 = (_e604 - _e582);
            let _e609 = (_e606 - _e584);
            let _e623 = ((sqrt((((_e607 * _e607) + (_e608 * _e608)) + (_e609 * _e609))) * 0.5000038f) + 0.0000076293945f);
            let _e630 = (((_e438 + _e441) + _e444) * 0.33333334f);
            let _e631 = (((_e439 + _e442) + _e445) * 0.33333334f);
            let _e632 = (((_e440 + _e443) + _e446) * 0.33333334f);
            let _e633 = (_e438 - _e630);
            let _e634 = (_e439 - _e631);
            let _e635 = (_e440 - _e632);
            let _e640 = (((_e633 * _e633) + (_e634 * _e634)) + (_e635 * _e635));
            let _e641 = (_e441 - _e630);
            let _e642 = (_e442 - _e631);
            let _e643 = (_e443 - _e632);
            let _e648 = (((_e641 * _e641) + (_e642 * _e642)) + (_e643 * _e643));
            let _e649 = (_e444 - _e630);
            let _e650 = (_e445 - _e631);
            let _e651 = (_e446 - _e632);
            let _e656 = (((_e649 * _e649) + (_e650 * _e650)) + (_e651 * _e651));
            let _e658 = select(_e648, _e640, (_e640 > _e648));
            let _e664 = (((sqrt(select(_e656, _e658, (_e658 > _e656))) * 1.0000076f) + _e470) * _e449.w);
            let _e667 = (select(2f, _e664, (_e664 < 2f)) + 0.0000076293945f);
            let _e671 = ((_e630 - _e449.x) * _e449.w);
            let _e672 = ((_e631 - _e449.y) * _e449.w);
            let _e673 = ((_e632 - _e449.z) * _e449.w);
            let _e675 = select(0f, _e671, (_e671 > 0f));
            let _e677 = select(0f, _e672, (_e672 > 0f));
            let _e679 = select(0f, _e673, (_e673 > 0f));
            let _e687 = (_e623 < (0.5f * _e667));
            phi_14667_ = vec4<f32>(select(select(1f, _e675, (_e675 < 1f)), ((_e580 + _e602) * 0.5f), _e687), select(select(1f, _e677, (_e677 < 1f)), ((_e582 + _e604) * 0.5f), _e687), select(select(1f, _e679, (_e679 < 1f)), ((_e584 + _e606) * 0.5f), _e687), select(_e667, _e623, _e687));
        } else {
            let _e482 = ((_e469 * -1.000001f) * _e449.w);
            let _e483 = (((_e438 - _e449.x) * _e449.w) + _e482);
            let _e484 = (((_e439 - _e449.y) * _e449.w) + _e482);
            let _e485 = (((_e440 - _e449.z) * _e449.w) + _e482);
            let _e487 = select(0f, _e483, (_e483 > 0f));
            let _e489 = select(0f, _e484, (_e484 > 0f));
            let _e491 = select(0f, _e485, (_e485 > 0f));
            let _e493 = select(1f, _e487, (_e487 < 1f));
            let _e495 = select(1f, _e489, (_e489 < 1f));
            let _e497 = select(1f, _e491, (_e491 < 1f));
            let _e504 = (_e470 * _e449.w);
            let _e505 = (((_e441 - _e449.x) * _e449.w) + _e504);
            let _e506 = (((_e442 - _e449.y) * _e449.w) + _e504);
            let _e507 = (((_e443 - _e449.z) * _e449.w) + _e504);
            let _e509 = select(0f, _e505, (_e505 > 0f));
            let _e511 = select(0f, _e506, (_e506 > 0f));
            let _e513 = select(0f, _e507, (_e507 > 0f));
            let _e515 = select(1f, _e509, (_e509 < 1f));
            let _e517 = select(1f, _e511, (_e511 < 1f));
            let _e519 = select(1f, _e513, (_e513 < 1f));
            let _e520 = (_e515 - _e493);
            let _e521 = (_e517 - _e495);
            let _e522 = (_e519 - _e497);
            phi_14667_ = vec4<f32>(((_e493 + _e515) * 0.5f), ((_e495 + _e517) * 0.5f), ((_e497 + _e519) * 0.5f), ((sqrt((((_e520 * _e520) + (_e521 * _e521)) + (_e522 * _e522))) * 0.5000038f) + 0.0000076293945f));
        }
        let _e694 = phi_14667_;
        spheres_1.member[_e399] = _e694;
        if _e474 {
            let _e697 = (_e441 - _e438);
            let _e698 = (_e442 - _e439);
            let _e699 = (_e443 - _e440);
            let _e700 = (_e444 - _e438);
            let _e701 = (_e445 - _e439);
            let _e702 = (_e446 - _e440);
            let _e703 = abs(_e697);
            let _e704 = abs(_e698);
            let _e706 = select(_e704, _e703, (_e703 > _e704));
            let _e707 = abs(_e699);
            let _e709 = select(_e707, _e706, (_e706 > _e707));
            let _e710 = abs(_e700);
            let _e711 = abs(_e701);
            let _e713 = select(_e711, _e710, (_e710 > _e711));
            let _e714 = abs(_e702);
            let _e716 = select(_e714, _e713, (_e713 > _e714));
            let _e720 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e716, _e709, (_e709 > _e716))));
            let _e721 = (_e698 * _e702);
            let _e722 = (_e699 * _e701);
            if (abs((_e721 - _e722)) > ((0.0000019073486f * (abs(_e721) + abs(_e722))) + _e720)) {
                phi_14751_ = bool();
                phi_14752_ = true;
            } else {
                let _e731 = (_e699 * _e700);
                let _e732 = (_e697 * _e702);
                let _e740 = (abs((_e731 - _e732)) > ((0.0000019073486f * (abs(_e731) + abs(_e732))) + _e720));
                if _e740 {
                    phi_14750_ = bool();
                } else {
                    let _e741 = (_e697 * _e701);
                    let _e742 = (_e698 * _e700);
                    phi_14750_ = (abs((_e741 - _e742)) > ((0.0000019073486f * (abs(_e741) + abs(_e742))) + _e720));
                }
                let _e752 = phi_14750_;
                phi_14751_ = _e752;
                phi_14752_ = _e740;
            }
            let _e754 = phi_14751_;
            let _e756 = phi_14752_;
            if select(_e754, true, _e756) {
            } else {
                let _e760 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e763 = params_2.member.member_10;
                if (_e760 < _e763) {
                    possibly_degenerate.member[_e760] = _e399;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_15037_: bool;
    var phi_15039_: bool;
    var phi_15040_: bool;
    var phi_15063_: bool;
    var phi_15065_: bool;
    var phi_15066_: bool;
    var phi_15089_: bool;
    var phi_15091_: bool;
    var phi_15092_: bool;
    var phi_15163_: type_84;
    var phi_15165_: type_84;
    var phi_15166_: bool;
    var phi_15167_: type_84;
    var phi_15168_: bool;
    var phi_15173_: type_84;
    var phi_15175_: u32;
    var phi_15178_: type_84;
    var phi_15442_: bool;
    var phi_15444_: bool;
    var phi_15445_: bool;
    var phi_15468_: bool;
    var phi_15470_: bool;
    var phi_15471_: bool;
    var phi_15494_: bool;
    var phi_15496_: bool;
    var phi_15497_: bool;
    var phi_15568_: type_84;
    var phi_15570_: type_84;
    var phi_15571_: bool;
    var phi_15572_: type_84;
    var phi_15573_: bool;
    var phi_15578_: type_84;
    var phi_15658_: type_84;
    var phi_15176_: u32;
    var phi_15179_: type_84;
    var local_121: type_84;
    var local_122: type_84;
    var phi_15671_: u32;
    var phi_15674_: type_84;
    var phi_15672_: u32;
    var phi_15675_: type_84;
    var local_123: type_84;
    var local_124: type_84;
    var phi_15769_: type_84;
    var phi_15775_: u32;
    var phi_15778_: type_84;
    var phi_15776_: u32;
    var phi_15779_: type_84;
    var phi_15869_: type_84;
    var local_125: type_84;
    var local_126: type_84;
    var local_127: type_84;
    var local_128: type_84;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e391.z] = _e390.x;
    let _e399 = local_120[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e405 = (_e404 * 2048u);
    let _e408 = features_1.member[_e405];
    let _e410 = (_e408.x * 2u);
    let _e413 = moving.member[_e410];
    let _e418 = (_e408.y * 2u);
    let _e421 = moving.member[_e418];
    let _e426 = (_e408.z * 2u);
    let _e429 = moving.member[_e426];
    let _e436 = moving.member[(_e410 + 1u)];
    let _e443 = moving.member[(_e418 + 1u)];
    let _e450 = moving.member[(_e426 + 1u)];
    let _e455 = select(_e421.x, _e413.x, (_e413.x < _e421.x));
    let _e457 = select(_e421.y, _e413.y, (_e413.y < _e421.y));
    let _e459 = select(_e421.z, _e413.z, (_e413.z < _e421.z));
    let _e461 = select(_e429.x, _e455, (_e455 < _e429.x));
    let _e463 = select(_e429.y, _e457, (_e457 < _e429.y));
    let _e465 = select(_e429.z, _e459, (_e459 < _e429.z));
    let _e467 = select(_e443.x, _e436.x, (_e436.x < _e443.x));
    let _e469 = select(_e443.y, _e436.y, (_e436.y < _e443.y));
    let _e471 = select(_e443.z, _e436.z, (_e436.z < _e443.z));
    let _e473 = select(_e450.x, _e467, (_e467 < _e450.x));
    let _e475 = select(_e450.y, _e469, (_e469 < _e450.y));
    let _e477 = select(_e450.z, _e471, (_e471 < _e450.z));
    let _e479 = select(_e473, _e461, (_e461 < _e473));
    let _e481 = select(_e475, _e463, (_e463 < _e475));
    let _e483 = select(_e477, _e465, (_e465 < _e477));
    let _e485 = select(_e421.x, _e413.x, (_e413.x > _e421.x));
    let _e487 = select(_e421.y, _e413.y, (_e413.y > _e421.y));
    let _e489 = select(_e421.z, _e413.z, (_e413.z > _e421.z));
    let _e491 = select(_e429.x, _e485, (_e485 > _e429.x));
    let _e493 = select(_e429.y, _e487, (_e487 > _e429.y));
    let _e495 = select(_e429.z, _e489, (_e489 > _e429.z));
    let _e497 = select(_e443.x, _e436.x, (_e436.x > _e443.x));
    let _e499 = select(_e443.y, _e436.y, (_e436.y > _e443.y));
    let _e501 = select(_e443.z, _e436.z, (_e436.z > _e443.z));
    let _e503 = select(_e450.x, _e497, (_e497 > _e450.x));
    let _e505 = select(_e450.y, _e499, (_e499 > _e450.y));
    let _e507 = select(_e450.z, _e501, (_e501 > _e450.z));
    let _e509 = select(_e503, _e491, (_e491 > _e503));
    let _e511 = select(_e505, _e493, (_e493 > _e505));
    let _e513 = select(_e507, _e495, (_e495 > _e507));
    let _e515 = (0.5f * (_e479 + _e509));
    let _e517 = (0.5f * (_e481 + _e511));
    let _e519 = (0.5f * (_e483 + _e513));
    let _e522 = params_2.member.member;
    if ((bitcast<u32>(_e479) & 2139095040u) != 2139095040u) {
        let _e528 = ((bitcast<u32>(_e481) & 2139095040u) != 2139095040u);
        if _e528 {
            phi_15037_ = ((bitcast<u32>(_e483) & 2139095040u) != 2139095040u);
        } else {
            phi_15037_ = bool();
        }
        let _e533 = phi_15037_;
        phi_15039_ = _e533;
        phi_15040_ = select(true, false, _e528);
    } else {
        phi_15039_ = bool();
        phi_15040_ = true;
    }
    let _e536 = phi_15039_;
    let _e538 = phi_15040_;
    if select(_e536, false, _e538) {
        if ((bitcast<u32>(_e509) & 2139095040u) != 2139095040u) {
            let _e545 = ((bitcast<u32>(_e511) & 2139095040u) != 2139095040u);
            if _e545 {
                phi_15063_ = ((bitcast<u32>(_e513) & 2139095040u) != 2139095040u);
            } else {
                phi_15063_ = bool();
            }
            let _e550 = phi_15063_;
            phi_15065_ = _e550;
            phi_15066_ = select(true, false, _e545);
        } else {
            phi_15065_ = bool();
            phi_15066_ = true;
        }
        let _e553 = phi_15065_;
        let _e555 = phi_15066_;
        if select(_e553, false, _e555) {
            if ((bitcast<u32>(_e515) & 2139095040u) != 2139095040u) {
                let _e562 = ((bitcast<u32>(_e517) & 2139095040u) != 2139095040u);
                if _e562 {
                    phi_15089_ = ((bitcast<u32>(_e519) & 2139095040u) != 2139095040u);
                } else {
                    phi_15089_ = bool();
                }
                let _e567 = phi_15089_;
                phi_15091_ = _e567;
                phi_15092_ = select(true, false, _e562);
            } else {
                phi_15091_ = bool();
                phi_15092_ = true;
            }
            let _e570 = phi_15091_;
            let _e572 = phi_15092_;
            let _e573 = select(_e570, false, _e572);
            if _e573 {
                let _e575 = select(_e509, _e479, (_e479 < _e509));
                let _e577 = select(_e511, _e481, (_e481 < _e511));
                let _e579 = select(_e513, _e483, (_e483 < _e513));
                let _e588 = select(_e509, _e479, (_e479 > _e509));
                let _e590 = select(_e511, _e481, (_e481 > _e511));
                let _e592 = select(_e513, _e483, (_e483 > _e513));
                phi_15163_ = type_84(vec4<f32>(select(_e515, _e575, (_e575 < _e515)), select(_e517, _e577, (_e577 < _e517)), select(_e519, _e579, (_e579 < _e519)), 0f), vec4<f32>(select(_e515, _e588, (_e588 > _e515)), select(_e517, _e590, (_e590 > _e517)), select(_e519, _e592, (_e592 > _e519)), 0f));
            } else {
                phi_15163_ = type_84();
            }
            let _e602 = phi_15163_;
            phi_15165_ = _e602;
            phi_15166_ = select(true, false, _e573);
        } else {
            phi_15165_ = type_84();
            phi_15166_ = true;
        }
        let _e605 = phi_15165_;
        let _e607 = phi_15166_;
        phi_15167_ = _e605;
        phi_15168_ = _e607;
    } else {
        phi_15167_ = type_84();
        phi_15168_ = true;
    }
    let _e609 = phi_15167_;
    let _e611 = phi_15168_;
    if _e611 {
        phi_15173_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_15173_ = _e609;
    }
    let _e613 = phi_15173_;
    phi_15175_ = _e399;
    phi_15178_ = _e613;
    loop {
        let _e615 = phi_15175_;
        let _e617 = phi_15178_;
        local_121 = _e617;
        local_122 = _e617;
        local_125 = _e617;
        local_127 = _e617;
        let _e618 = (_e615 < 2048u);
        if _e618 {
            let _e619 = (_e405 + _e615);
            if (_e619 < _e522) {
                let _e623 = features_1.member[_e619];
                let _e625 = (_e623.x * 2u);
                let _e628 = moving.member[_e625];
                let _e633 = (_e623.y * 2u);
                let _e636 = moving.member[_e633];
                let _e641 = (_e623.z * 2u);
                let _e644 = moving.member[_e641];
                let _e651 = moving.member[(_e625 + 1u)];
                let _e658 = moving.member[(_e633 + 1u)];
                let _e665 = moving.member[(_e641 + 1u)];
                let _e670 = select(_e636.x, _e628.x, (_e628.x < _e636.x));
                let _e672 = select(_e636.y, _e628.y, (_e628.y < _e636.y));
                let _e674 = select(_e636.z, _e628.z, (_e628.z < _e636.z));
                let _e676 = select(_e644.x, _e670, (_e670 < _e644.x));
                let _e678 = select(_e644.y, _e672, (_e672 < _e644.y));
                let _e680 = select(_e644.z, _e674, (_e674 < _e644.z));
                let _e682 = select(_e658.x, _e651.x, (_e651.x < _e658.x));
                let _e684 = select(_e658.y, _e651.y, (_e651.y < _e658.y));
                let _e686 = select(_e658.z, _e651.z, (_e651.z < _e658.z));
                let _e688 = select(_e665.x, _e682, (_e682 < _e665.x));
                let _e690 = select(_e665.y, _e684, (_e684 < _e665.y));
                let _e692 = select(_e665.z, _e686, (_e686 < _e665.z));
                let _e694 = select(_e688, _e676, (_e676 < _e688));
                let _e696 = select(_e690, _e678, (_e678 < _e690));
                let _e698 = select(_e692, _e680, (_e680 < _e692));
                let _e700 = select(_e636.x, _e628.x, (_e628.x > _e636.x));
                let _e702 = select(_e636.y, _e628.y, (_e628.y > _e636.y));
                let _e704 = select(_e636.z, _e628.z, (_e628.z > _e636.z));
                let _e706 = select(_e644.x, _e700, (_e700 > _e644.x));
                let _e708 = select(_e644.y, _e702, (_e702 > _e644.y));
                let _e710 = select(_e644.z, _e704, (_e704 > _e644.z));
                let _e712 = select(_e658.x, _e651.x, (_e651.x > _e658.x));
                let _e714 = select(_e658.y, _e651.y, (_e651.y > _e658.y));
                let _e716 = select(_e658.z, _e651.z, (_e651.z > _e658.z));
                let _e718 = select(_e665.x, _e712, (_e712 > _e665.x));
                let _e720 = select(_e665.y, _e714, (_e714 > _e665.y));
                let _e722 = select(_e665.z, _e716, (_e716 > _e665.z));
                let _e724 = select(_e718, _e706, (_e706 > _e718));
                let _e726 = select(_e720, _e708, (_e708 > _e720));
                let _e728 = select(_e722, _e710, (_e710 > _e722));
                let _e730 = (0.5f * (_e694 + _e724));
                let _e732 = (0.5f * (_e696 + _e726));
                let _e734 = (0.5f * (_e698 + _e728));
                let _e735 = (_e619 * 3u);
                let _e736 = bitcast<u32>(_e694);
                let _e737 = bitcast<u32>(_e696);
                let _e738 = bitcast<u32>(_e698);
                corners_1.member[_e735] = vec4<u32>(_e736, _e737, _e738, 0u);
                let _e743 = bitcast<u32>(_e724);
                let _e744 = bitcast<u32>(_e726);
                let _e745 = bitcast<u32>(_e728);
                corners_1.member[(_e735 + 1u)] = vec4<u32>(_e743, _e744, _e745, 0u);
                let _e750 = bitcast<u32>(_e730);
                let _e751 = bitcast<u32>(_e732);
                let _e752 = bitcast<u32>(_e734);
                corners_1.member[(_e735 + 2u)] = vec4<u32>(_e750, _e751, _e752, 0u);
                if ((_e736 & 2139095040u) != 2139095040u) {
                    let _e759 = ((_e737 & 2139095040u) != 2139095040u);
                    if _e759 {
                        phi_15442_ = ((_e738 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15442_ = bool();
                    }
                    let _e763 = phi_15442_;
                    phi_15444_ = _e763;
                    phi_15445_ = select(true, false, _e759);
                } else {
                    phi_15444_ = bool();
                    phi_15445_ = true;
                }
                let _e766 = phi_15444_;
                let _e768 = phi_15445_;
                if select(_e766, false, _e768) {
                    if ((_e743 & 2139095040u) != 2139095040u) {
                        let _e773 = ((_e744 & 2139095040u) != 2139095040u);
                        if _e773 {
                            phi_15468_ = ((_e745 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15468_ = bool();
                        }
                        let _e777 = phi_15468_;
                        phi_15470_ = _e777;
                        phi_15471_ = select(true, false, _e773);
                    } else {
                        phi_15470_ = bool();
                        phi_15471_ = true;
                    }
                    let _e780 = phi_15470_;
                    let _e782 = phi_15471_;
                    if select(_e780, false, _e782) {
                        if ((_e750 & 2139095040u) != 2139095040u) {
                            let _e787 = ((_e751 & 2139095040u) != 2139095040u);
                            if _e787 {
                                phi_15494_ = ((_e752 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15494_ = bool();
                            }
                            let _e791 = phi_15494_;
                            phi_15496_ = _e791;
                            phi_15497_ = select(true, false, _e787);
                        } else {
                            phi_15496_ = bool();
                            phi_15497_ = true;
                        }
                        let _e794 = phi_15496_;
                        let _e796 = phi_15497_;
                        let _e797 = select(_e794, false, _e796);
                        if _e797 {
                            let _e799 = select(_e724, _e694, (_e694 < _e724));
                            let _e801 = select(_e726, _e696, (_e696 < _e726));
                            let _e803 = select(_e728, _e698, (_e698 < _e728));
                            let _e812 = select(_e724, _e694, (_e694 > _e724));
                            let _e814 = select(_e726, _e696, (_e696 > _e726));
                            let _e816 = select(_e728, _e698, (_e698 > _e728));
                            phi_15568_ = type_84(vec4<f32>(select(_e730, _e799, (_e799 < _e730)), select(_e732, _e801, (_e801 < _e732)), select(_e734, _e803, (_e803 < _e734)), 0f), vec4<f32>(select(_e730, _e812, (_e812 > _e730)), select(_e732, _e814, (_e814 > _e732)), select(_e734, _e816, (_e816 > _e734)), 0f));
                        } else {
                            phi_15568_ = type_84();
                        }
                        let _e826 = phi_15568_;
                        phi_15570_ = _e826;
                        phi_15571_ = select(true, false, _e797);
                    } else {
                        phi_15570_ = type_84();
                        phi_15571_ = true;
                    }
                    let _e829 = phi_15570_;
                    let _e831 = phi_15571_;
                    phi_15572_ = _e829;
                    phi_15573_ = _e831;
                } else {
                    phi_15572_ = type_84();
                    phi_15573_ = true;
                }
                let _e833 = phi_15572_;
                let _e835 = phi_15573_;
                if _e835 {
                    phi_15578_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15578_ = _e833;
                }
                let _e837 = phi_15578_;
                phi_15658_ = type_84(vec4<f32>(select(_e837.member.x, _e617.member.x, (_e617.member.x < _e837.member.x)), select(_e837.member.y, _e617.member.y, (_e617.member.y < _e837.member.y)), select(_e837.member.z, _e617.member.z, (_e617.member.z < _e837.member.z)), select(_e837.member.w, _e617.member.w, (_e617.member.w < _e837.member.w))), vec4<f32>(select(_e837.member_1.x, _e617.member_1.x, (_e617.member_1.x > _e837.member_1.x)), select(_e837.member_1.y, _e617.member_1.y, (_e617.member_1.y > _e837.member_1.y)), select(_e837.member_1.z, _e617.member_1.z, (_e617.member_1.z > _e837.member_1.z)), select(_e837.member_1.w, _e617.member_1.w, (_e617.member_1.w > _e837.member_1.w))));
            } else {
                phi_15658_ = _e617;
            }
            let _e878 = phi_15658_;
            phi_15176_ = (_e615 + (256u * _e392.z));
            phi_15179_ = _e878;
        } else {
            break;
        }
        let _e882 = phi_15176_;
        let _e884 = phi_15179_;
        continue;
        continuing {
            phi_15175_ = _e882;
            phi_15178_ = _e884;
        }
    }
    let _e887 = local_121;
    lows[_e399] = _e887.member;
    let _e891 = local_122;
    highs[_e399] = _e891.member_1;
    workgroupBarrier();
    if ((_e399 & 15u) == 0u) {
        phi_15671_ = 1u;
        let _e1059 = local_125;
        phi_15674_ = _e1059;
        loop {
            let _e897 = phi_15671_;
            let _e899 = phi_15674_;
            local_123 = _e899;
            local_124 = _e899;
            local_126 = _e899;
            let _e900 = (_e897 < 16u);
            if _e900 {
                let _e901 = (_e399 + _e897);
                let _e903 = lows[_e901];
                let _e905 = highs[_e901];
                phi_15672_ = (_e897 + _e392.z);
                phi_15675_ = type_84(vec4<f32>(select(_e903.x, _e899.member.x, (_e899.member.x < _e903.x)), select(_e903.y, _e899.member.y, (_e899.member.y < _e903.y)), select(_e903.z, _e899.member.z, (_e899.member.z < _e903.z)), select(_e903.w, _e899.member.w, (_e899.member.w < _e903.w))), vec4<f32>(select(_e905.x, _e899.member_1.x, (_e899.member_1.x > _e905.x)), select(_e905.y, _e899.member_1.y, (_e899.member_1.y > _e905.y)), select(_e905.z, _e899.member_1.z, (_e899.member_1.z > _e905.z)), select(_e905.w, _e899.member_1.w, (_e899.member_1.w > _e905.w))));
            } else {
                break;
            }
            let _e945 = phi_15672_;
            let _e947 = phi_15675_;
            continue;
            continuing {
                phi_15671_ = _e945;
                phi_15674_ = _e947;
            }
        }
        let _e950 = local_123;
        lows[_e399] = _e950.member;
        let _e953 = local_124;
        highs[_e399] = _e953.member_1;
        let _e1066 = local_126;
        phi_15769_ = _e1066;
    } else {
        let _e1068 = local_127;
        phi_15769_ = _e1068;
    }
    let _e956 = phi_15769_;
    workgroupBarrier();
    let _e957 = (_e399 == 0u);
    if _e957 {
        phi_15775_ = 16u;
        phi_15778_ = _e956;
        loop {
            let _e959 = phi_15775_;
            let _e961 = phi_15778_;
            local_128 = _e961;
            let _e962 = (_e959 < 256u);
            if _e962 {
                let _e964 = lows[_e959];
                let _e966 = highs[_e959];
                phi_15776_ = (_e959 + (16u * _e392.z));
                phi_15779_ = type_84(vec4<f32>(select(_e964.x, _e961.member.x, (_e961.member.x < _e964.x)), select(_e964.y, _e961.member.y, (_e961.member.y < _e964.y)), select(_e964.z, _e961.member.z, (_e961.member.z < _e964.z)), select(_e964.w, _e961.member.w, (_e961.member.w < _e964.w))), vec4<f32>(select(_e966.x, _e961.member_1.x, (_e961.member_1.x > _e966.x)), select(_e966.y, _e961.member_1.y, (_e961.member_1.y > _e966.y)), select(_e966.z, _e961.member_1.z, (_e961.member_1.z > _e966.z)), select(_e966.w, _e961.member_1.w, (_e961.member_1.w > _e966.w))));
            } else {
                break;
            }
            let _e1007 = phi_15776_;
            let _e1009 = phi_15779_;
            continue;
            continuing {
                phi_15775_ = _e1007;
                phi_15778_ = _e1009;
            }
        }
        let _e1075 = local_128;
        phi_15869_ = _e1075;
    } else {
        phi_15869_ = _e956;
    }
    let _e1012 = phi_15869_;
    if _e957 {
        low.member[_e404] = _e1012.member;
        high.member[_e404] = _e1012.member_1;
    }
    return;
}

fn function_40() {
    var phi_15916_: u32;
    var phi_15919_: u32;
    var phi_15921_: u32;
    var phi_15923_: u32;
    var phi_15973_: type_56;
    var phi_16137_: u32;
    var phi_16159_: u32;
    var phi_16181_: u32;
    var phi_18117_: u32;
    var phi_18120_: u32;
    var phi_18118_: u32;
    var phi_18121_: u32;
    var local_129: u32;
    var phi_18436_: u32;
    var local_130: u32;
    var phi_18440_: u32;
    var phi_18441_: u32;
    var phi_18710_: u32;
    var phi_18713_: u32;
    var phi_19079_: u32;
    var phi_19080_: u32;
    var phi_18711_: u32;
    var phi_18714_: u32;
    var phi_19082_: bool;
    var local_131: u32;
    var phi_19090_: u32;
    var phi_19091_: u32;
    var phi_19100_: u32;
    var phi_19103_: u32;
    var phi_19101_: u32;
    var phi_19104_: u32;
    var phi_19127_: u32;
    var phi_19128_: u32;
    var phi_19129_: u32;
    var phi_15917_: u32;
    var phi_15920_: u32;
    var phi_15922_: u32;
    var phi_15924_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e404 = tiles.member[0u];
    let _e407 = params_3.member.member;
    phi_15916_ = 0u;
    phi_15919_ = 0u;
    phi_15921_ = 0u;
    phi_15923_ = 0u;
    loop {
        let _e411 = phi_15916_;
        let _e413 = phi_15919_;
        let _e415 = phi_15921_;
        let _e417 = phi_15923_;
        local_132 = _e417;
        local_133 = _e417;
        local_134 = _e417;
        local_135 = _e415;
        local_136 = _e415;
        local_137 = _e415;
        local_138 = _e413;
        local_139 = _e413;
        local_140 = _e413;
        let _e418 = (_e411 < 8u);
        if _e418 {
            let _e422 = (((((_e390.x + (_e390.y * _e391.x)) * 8u) + _e411) * 256u) + _e389.x);
            if (_e422 < select(0u, _e404, (_e404 <= _e407))) {
                let _e425 = pairs.member[_e422];
                let _e428 = ((_e425 >> bitcast<u32>(16i)) * 2u);
                let _e431 = tiles.member[(4u + _e428)];
                let _e438 = boxes.member[((_e431 * 256u) + ((_e425 >> bitcast<u32>(8i)) & 255u))];
                let _e442 = tiles.member[(_e428 + 5u)];
                let _e447 = boxes.member[((_e442 * 256u) + (_e425 & 255u))];
                if (_e438.x < _e447.x) {
                    phi_15973_ = type_56(_e438.x, _e447.x);
                } else {
                    phi_15973_ = type_56(_e447.x, _e438.x);
                }
                let _e453 = phi_15973_;
                let _e458 = features.member[_e453.member];
                let _e461 = features.member[_e453.member_1];
                let _e463 = (_e458.x * 2u);
                let _e466 = moving_1.member[_e463];
                let _e471 = (_e458.y * 2u);
                let _e474 = moving_1.member[_e471];
                let _e479 = (_e458.z * 2u);
                let _e482 = moving_1.member[_e479];
                let _e489 = moving_1.member[(_e463 + 1u)];
                let _e496 = moving_1.member[(_e471 + 1u)];
                let _e503 = moving_1.member[(_e479 + 1u)];
                let _e508 = (_e461.x * 2u);
                let _e511 = moving_1.member[_e508];
                let _e516 = (_e461.y * 2u);
                let _e519 = moving_1.member[_e516];
                let _e524 = (_e461.z * 2u);
                let _e527 = moving_1.member[_e524];
                let _e534 = moving_1.member[(_e508 + 1u)];
                let _e541 = moving_1.member[(_e516 + 1u)];
                let _e548 = moving_1.member[(_e524 + 1u)];
                let _e566 = ((_e461.w >> bitcast<u32>(3i)) & 7u);
                if (((_e458.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_16137_ = (_e566 << bitcast<u32>(6u));
                } else {
                    phi_16137_ = 0u;
                }
                let _e579 = phi_16137_;
                if (((_e458.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_16159_ = (_e566 << bitcast<u32>(9u));
                } else {
                    phi_16159_ = 0u;
                }
                let _e588 = phi_16159_;
                if (((_e458.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_16181_ = (_e566 << bitcast<u32>(12u));
                } else {
                    phi_16181_ = 0u;
                }
                let _e597 = phi_16181_;
                let _e600 = select(0u, 1u, (_e458.x == _e461.x));
                let _e602 = select(0u, 1u, (_e458.x == _e461.y));
                let _e605 = select(0u, 1u, (_e458.x == _e461.z));
                let _e608 = select(0u, 1u, (_e458.y == _e461.x));
                let _e610 = select(0u, 1u, (_e458.y == _e461.y));
                let _e613 = select(0u, 1u, (_e458.y == _e461.z));
                let _e619 = select(0u, 1u, (_e458.z == _e461.x));
                let _e621 = select(0u, 1u, (_e458.z == _e461.y));
                let _e624 = select(0u, 1u, (_e458.z == _e461.z));
                let _e757 = (((((((_e458.w & 7u) | ((_e461.w & 7u) << bitcast<u32>(3i))) | _e579) | _e588) | _e597) & (~(((((((((_e600 | _e602) | _e605) | (((_e608 | _e610) | _e613) << bitcast<u32>(1i))) | (((_e619 | _e621) | _e624) << bitcast<u32>(2i))) | (((((_e600 | _e608) | _e619) << bitcast<u32>(3i)) | (((_e602 | _e610) | _e621) << bitcast<u32>(4i))) | (((_e605 | _e613) | _e624) << bitcast<u32>(5i)))) | ((((((_e600 << bitcast<u32>(6u)) | (_e602 << bitcast<u32>(6u))) | (_e608 << bitcast<u32>(6u))) | (_e610 << bitcast<u32>(6u))) | ((((_e602 << bitcast<u32>(7u)) | (_e605 << bitcast<u32>(7u))) | (_e610 << bitcast<u32>(7u))) | (_e613 << bitcast<u32>(7u)))) | ((((_e605 << bitcast<u32>(8u)) | (_e600 << bitcast<u32>(8u))) | (_e613 << bitcast<u32>(8u))) | (_e608 << bitcast<u32>(8u))))) | ((((((_e608 << bitcast<u32>(9u)) | (_e610 << bitcast<u32>(9u))) | (_e619 << bitcast<u32>(9u))) | (_e621 << bitcast<u32>(9u))) | ((((_e610 << bitcast<u32>(10u)) | (_e613 << bitcast<u32>(10u))) | (_e621 << bitcast<u32>(10u))) | (_e624 << bitcast<u32>(10u)))) | ((((_e613 << bitcast<u32>(11u)) | (_e608 << bitcast<u32>(11u))) | (_e624 << bitcast<u32>(11u))) | (_e619 << bitcast<u32>(11u))))) | ((((((_e619 << bitcast<u32>(12u)) | (_e621 << bitcast<u32>(12u))) | (_e600 << bitcast<u32>(12u))) | (_e602 << bitcast<u32>(12u))) | ((((_e621 << bitcast<u32>(13u)) | (_e624 << bitcast<u32>(13u))) | (_e602 << bitcast<u32>(13u))) | (_e605 << bitcast<u32>(13u)))) | ((((_e624 << bitcast<u32>(14u)) | (_e619 << bitcast<u32>(14u))) | (_e605 << bitcast<u32>(14u))) | (_e600 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e461.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e458.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e757 == 0u) {
                    phi_18440_ = _e757;
                    phi_18441_ = _e417;
                } else {
                    let _e761 = params_3.member.member_4;
                    phi_18117_ = 0u;
                    phi_18120_ = 0u;
                    loop {
                        let _e763 = phi_18117_;
                        let _e765 = phi_18120_;
                        local_129 = _e765;
                        local_130 = _e765;
                        let _e766 = (_e763 < 3u);
                        if _e766 {
                            let _e767 = (_e763 & 31u);
                            let _e771 = f32(((89u >> bitcast<u32>(_e767)) & 1u));
                            let _e780 = (f32(((170u >> bitcast<u32>(_e767)) & 1u)) - f32(((64u >> bitcast<u32>(_e767)) & 1u)));
                            let _e789 = (f32(((52u >> bitcast<u32>(_e767)) & 1u)) - f32(((128u >> bitcast<u32>(_e767)) & 1u)));
                            let _e794 = (((_e771 * _e466.x) + (_e780 * _e466.y)) + (_e789 * _e466.z));
                            let _e799 = (((_e771 * _e474.x) + (_e780 * _e474.y)) + (_e789 * _e474.z));
                            let _e804 = (((_e771 * _e482.x) + (_e780 * _e482.y)) + (_e789 * _e482.z));
                            let _e809 = (((_e771 * _e489.x) + (_e780 * _e489.y)) + (_e789 * _e489.z));
                            let _e814 = (((_e771 * _e496.x) + (_e780 * _e496.y)) + (_e789 * _e496.z));
                            let _e819 = (((_e771 * _e503.x) + (_e780 * _e503.y)) + (_e789 * _e503.z));
                            let _e836 = (((_e771 * _e511.x) + (_e780 * _e511.y)) + (_e789 * _e511.z));
                            let _e841 = (((_e771 * _e519.x) + (_e780 * _e519.y)) + (_e789 * _e519.z));
                            let _e846 = (((_e771 * _e527.x) + (_e780 * _e527.y)) + (_e789 * _e527.z));
                            let _e851 = (((_e771 * _e534.x) + (_e780 * _e534.y)) + (_e789 * _e534.z));
                            let _e856 = (((_e771 * _e541.x) + (_e780 * _e541.y)) + (_e789 * _e541.z));
                            let _e861 = (((_e771 * _e548.x) + (_e780 * _e548.y)) + (_e789 * _e548.z));
                            let _e863 = select(_e851, _e836, (_e836 < _e851));
                            let _e865 = select(_e856, _e841, (_e841 < _e856));
                            let _e867 = select(_e861, _e846, (_e846 < _e861));
                            let _e869 = select(_e851, _e836, (_e836 > _e851));
                            let _e871 = select(_e856, _e841, (_e841 > _e856));
                            let _e873 = select(_e861, _e846, (_e846 > _e861));
                            let _e874 = (select(_e809, _e794, (_e794 < _e809)) - _e761);
                            let _e875 = (select(_e814, _e799, (_e799 < _e814)) - _e761);
                            let _e876 = (select(_e819, _e804, (_e804 < _e819)) - _e761);
                            let _e877 = (select(_e809, _e794, (_e794 > _e809)) + _e761);
                            let _e878 = (select(_e814, _e799, (_e799 > _e814)) + _e761);
                            let _e879 = (select(_e819, _e804, (_e804 > _e819)) + _e761);
                            let _e881 = select(_e875, _e874, (_e874 < _e875));
                            let _e883 = select(_e876, _e875, (_e875 < _e876));
                            let _e885 = select(_e874, _e876, (_e876 < _e874));
                            let _e887 = select(_e878, _e877, (_e877 > _e878));
                            let _e889 = select(_e879, _e878, (_e878 > _e879));
                            let _e891 = select(_e877, _e879, (_e879 > _e877));
                            let _e893 = select(_e865, _e863, (_e863 < _e865));
                            let _e895 = select(_e867, _e865, (_e865 < _e867));
                            let _e897 = select(_e863, _e867, (_e867 < _e863));
                            let _e899 = select(_e871, _e869, (_e869 > _e871));
                            let _e901 = select(_e873, _e871, (_e871 > _e873));
                            let _e903 = select(_e869, _e873, (_e873 > _e869));
                            let _e905 = select(_e876, _e881, (_e881 < _e876));
                            let _e907 = select(_e867, _e893, (_e893 < _e867));
                            let _e909 = select(_e879, _e887, (_e887 > _e879));
                            let _e911 = select(_e873, _e899, (_e899 > _e873));
                            let _e1025 = ((((select(0u, 1u, (_e877 < _e907)) | (select(0u, 1u, (_e878 < _e907)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e879 < _e907)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e863 > _e909)) | (select(0u, 1u, (_e865 > _e909)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e867 > _e909)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e893 > _e887)) | (select(0u, 1u, (_e895 > _e887)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 > _e887)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e893 > _e889)) | (select(0u, 1u, (_e895 > _e889)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 > _e889)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e893 > _e891)) | (select(0u, 1u, (_e895 > _e891)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 > _e891)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1055 = ((((select(0u, 1u, (_e874 > _e911)) | (select(0u, 1u, (_e875 > _e911)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e876 > _e911)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e869 < _e905)) | (select(0u, 1u, (_e871 < _e905)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e873 < _e905)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e899 < _e881)) | (select(0u, 1u, (_e901 < _e881)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 < _e881)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e899 < _e883)) | (select(0u, 1u, (_e901 < _e883)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 < _e883)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e899 < _e885)) | (select(0u, 1u, (_e901 < _e885)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 < _e885)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_18118_ = (_e763 + _e391.z);
                            phi_18121_ = (_e765 | ((_e1025 | _e1055) | (select(0u, 1u, ((_e1025 == 32767u) || (_e1055 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1067 = phi_18118_;
                        let _e1069 = phi_18121_;
                        continue;
                        continuing {
                            phi_18117_ = _e1067;
                            phi_18120_ = _e1069;
                        }
                    }
                    let _e1072 = local_129;
                    if ((_e1072 & 32768u) == 0u) {
                        phi_18436_ = countOneBits(_e757);
                    } else {
                        phi_18436_ = 0u;
                    }
                    let _e1077 = phi_18436_;
                    let _e1080 = local_130;
                    phi_18440_ = (_e757 & ~(_e1080));
                    phi_18441_ = (_e417 + _e1077);
                }
                let _e1084 = phi_18440_;
                let _e1086 = phi_18441_;
                let _e1096 = params_3.member.member_3;
                if ((_e1096 & 1u) == 0u) {
                    phi_19091_ = _e1084;
                } else {
                    if (_e1084 == 0u) {
                        phi_19090_ = _e1084;
                    } else {
                        let _e1102 = params_3.member.member_4;
                        let _e1103 = (_e466.x - _e466.x);
                        let _e1104 = (_e466.y - _e466.y);
                        let _e1105 = (_e466.z - _e466.z);
                        let _e1106 = (_e474.x - _e466.x);
                        let _e1107 = (_e474.y - _e466.y);
                        let _e1108 = (_e474.z - _e466.z);
                        let _e1109 = (_e482.x - _e466.x);
                        let _e1110 = (_e482.y - _e466.y);
                        let _e1111 = (_e482.z - _e466.z);
                        let _e1112 = (_e511.x - _e466.x);
                        let _e1113 = (_e511.y - _e466.y);
                        let _e1114 = (_e511.z - _e466.z);
                        let _e1115 = (_e519.x - _e466.x);
                        let _e1116 = (_e519.y - _e466.y);
                        let _e1117 = (_e519.z - _e466.z);
                        let _e1118 = (_e527.x - _e466.x);
                        let _e1119 = (_e527.y - _e466.y);
                        let _e1120 = (_e527.z - _e466.z);
                        let _e1121 = (_e489.x - _e489.x);
                        let _e1122 = (_e489.y - _e489.y);
                        let _e1123 = (_e489.z - _e489.z);
                        let _e1124 = (_e496.x - _e489.x);
                        let _e1125 = (_e496.y - _e489.y);
                        let _e1126 = (_e496.z - _e489.z);
                        let _e1127 = (_e503.x - _e489.x);
                        let _e1128 = (_e503.y - _e489.y);
                        let _e1129 = (_e503.z - _e489.z);
                        let _e1130 = (_e534.x - _e489.x);
                        let _e1131 = (_e534.y - _e489.y);
                        let _e1132 = (_e534.z - _e489.z);
                        let _e1133 = (_e541.x - _e489.x);
                        let _e1134 = (_e541.y - _e489.y);
                        let _e1135 = (_e541.z - _e489.z);
                        let _e1136 = (_e548.x - _e489.x);
                        let _e1137 = (_e548.y - _e489.y);
                        let _e1138 = (_e548.z - _e489.z);
                        let _e1140 = ((1.5f * _e1102) + 0.0000000000000000000000000000000000030092655f);
                        let _e1141 = abs(_e1103);
                        let _e1142 = abs(_e1104);
                        let _e1144 = select(_e1142, _e1141, (_e1141 > _e1142));
                        let _e1145 = abs(_e1105);
                        let _e1147 = select(_e1145, _e1144, (_e1144 > _e1145));
                        let _e1148 = abs(_e1106);
                        let _e1149 = abs(_e1107);
                        let _e1151 = select(_e1149, _e1148, (_e1148 > _e1149));
                        let _e1152 = abs(_e1108);
                        let _e1154 = select(_e1152, _e1151, (_e1151 > _e1152));
                        let _e1156 = select(_e1154, _e1147, (_e1147 > _e1154));
                        let _e1157 = abs(_e1109);
                        let _e1158 = abs(_e1110);
                        let _e1160 = select(_e1158, _e1157, (_e1157 > _e1158));
                        let _e1161 = abs(_e1111);
                        let _e1163 = select(_e1161, _e1160, (_e1160 > _e1161));
                        let _e1165 = select(_e1163, _e1156, (_e1156 > _e1163));
                        let _e1166 = abs(_e1112);
                        let _e1167 = abs(_e1113);
                        let _e1169 = select(_e1167, _e1166, (_e1166 > _e1167));
                        let _e1170 = abs(_e1114);
                        let _e1172 = select(_e1170, _e1169, (_e1169 > _e1170));
                        let _e1173 = abs(_e1115);
                        let _e1174 = abs(_e1116);
                        let _e1176 = select(_e1174, _e1173, (_e1173 > _e1174));
                        let _e1177 = abs(_e1117);
                        let _e1179 = select(_e1177, _e1176, (_e1176 > _e1177));
                        let _e1181 = select(_e1179, _e1172, (_e1172 > _e1179));
                        let _e1182 = abs(_e1118);
                        let _e1183 = abs(_e1119);
                        let _e1185 = select(_e1183, _e1182, (_e1182 > _e1183));
                        let _e1186 = abs(_e1120);
                        let _e1188 = select(_e1186, _e1185, (_e1185 > _e1186));
                        let _e1190 = select(_e1188, _e1181, (_e1181 > _e1188));
                        let _e1194 = ((0.0000019073486f * select(_e1190, _e1165, (_e1165 > _e1190))) + _e1140);
                        let _e1195 = abs(_e1121);
                        let _e1196 = abs(_e1122);
                        let _e1198 = select(_e1196, _e1195, (_e1195 > _e1196));
                        let _e1199 = abs(_e1123);
                        let _e1201 = select(_e1199, _e1198, (_e1198 > _e1199));
                        let _e1202 = abs(_e1124);
                        let _e1203 = abs(_e1125);
                        let _e1205 = select(_e1203, _e1202, (_e1202 > _e1203));
                        let _e1206 = abs(_e1126);
                        let _e1208 = select(_e1206, _e1205, (_e1205 > _e1206));
                        let _e1210 = select(_e1208, _e1201, (_e1201 > _e1208));
                        let _e1211 = abs(_e1127);
                        let _e1212 = abs(_e1128);
                        let _e1214 = select(_e1212, _e1211, (_e1211 > _e1212));
                        let _e1215 = abs(_e1129);
                        let _e1217 = select(_e1215, _e1214, (_e1214 > _e1215));
                        let _e1219 = select(_e1217, _e1210, (_e1210 > _e1217));
                        let _e1220 = abs(_e1130);
                        let _e1221 = abs(_e1131);
                        let _e1223 = select(_e1221, _e1220, (_e1220 > _e1221));
                        let _e1224 = abs(_e1132);
                        let _e1226 = select(_e1224, _e1223, (_e1223 > _e1224));
                        let _e1227 = abs(_e1133);
                        let _e1228 = abs(_e1134);
                        let _e1230 = select(_e1228, _e1227, (_e1227 > _e1228));
                        let _e1231 = abs(_e1135);
                        let _e1233 = select(_e1231, _e1230, (_e1230 > _e1231));
                        let _e1235 = select(_e1233, _e1226, (_e1226 > _e1233));
                        let _e1236 = abs(_e1136);
                        let _e1237 = abs(_e1137);
                        let _e1239 = select(_e1237, _e1236, (_e1236 > _e1237));
                        let _e1240 = abs(_e1138);
                        let _e1242 = select(_e1240, _e1239, (_e1239 > _e1240));
                        let _e1244 = select(_e1242, _e1235, (_e1235 > _e1242));
                        let _e1248 = ((0.0000019073486f * select(_e1244, _e1219, (_e1219 > _e1244))) + _e1140);
                        phi_18710_ = 0u;
                        phi_18713_ = 0u;
                        loop {
                            let _e1250 = phi_18710_;
                            let _e1252 = phi_18713_;
                            local_131 = _e1252;
                            if (_e1250 < 8u) {
                                let _e1256 = ((_e1084 & ~(_e1252)) == 0u);
                                if _e1256 {
                                    phi_19079_ = u32();
                                    phi_19080_ = u32();
                                } else {
                                    let _e1257 = (_e1250 & 31u);
                                    let _e1261 = f32(((89u >> bitcast<u32>(_e1257)) & 1u));
                                    let _e1270 = (f32(((170u >> bitcast<u32>(_e1257)) & 1u)) - f32(((64u >> bitcast<u32>(_e1257)) & 1u)));
                                    let _e1279 = (f32(((52u >> bitcast<u32>(_e1257)) & 1u)) - f32(((128u >> bitcast<u32>(_e1257)) & 1u)));
                                    let _e1284 = (((_e1261 * _e1103) + (_e1270 * _e1104)) + (_e1279 * _e1105));
                                    let _e1289 = (((_e1261 * _e1106) + (_e1270 * _e1107)) + (_e1279 * _e1108));
                                    let _e1294 = (((_e1261 * _e1109) + (_e1270 * _e1110)) + (_e1279 * _e1111));
                                    let _e1299 = (((_e1261 * _e1112) + (_e1270 * _e1113)) + (_e1279 * _e1114));
                                    let _e1304 = (((_e1261 * _e1115) + (_e1270 * _e1116)) + (_e1279 * _e1117));
                                    let _e1309 = (((_e1261 * _e1118) + (_e1270 * _e1119)) + (_e1279 * _e1120));
                                    let _e1310 = (_e1284 - _e1194);
                                    let _e1311 = (_e1289 - _e1194);
                                    let _e1312 = (_e1294 - _e1194);
                                    let _e1313 = (_e1284 + _e1194);
                                    let _e1314 = (_e1289 + _e1194);
                                    let _e1315 = (_e1294 + _e1194);
                                    let _e1317 = select(_e1311, _e1310, (_e1310 < _e1311));
                                    let _e1319 = select(_e1312, _e1311, (_e1311 < _e1312));
                                    let _e1321 = select(_e1310, _e1312, (_e1312 < _e1310));
                                    let _e1323 = select(_e1314, _e1313, (_e1313 > _e1314));
                                    let _e1325 = select(_e1315, _e1314, (_e1314 > _e1315));
                                    let _e1327 = select(_e1313, _e1315, (_e1315 > _e1313));
                                    let _e1329 = select(_e1304, _e1299, (_e1299 < _e1304));
                                    let _e1331 = select(_e1309, _e1304, (_e1304 < _e1309));
                                    let _e1333 = select(_e1299, _e1309, (_e1309 < _e1299));
                                    let _e1335 = select(_e1304, _e1299, (_e1299 > _e1304));
                                    let _e1337 = select(_e1309, _e1304, (_e1304 > _e1309));
                                    let _e1339 = select(_e1299, _e1309, (_e1309 > _e1299));
                                    let _e1341 = select(_e1312, _e1317, (_e1317 < _e1312));
                                    let _e1343 = select(_e1309, _e1329, (_e1329 < _e1309));
                                    let _e1345 = select(_e1315, _e1323, (_e1323 > _e1315));
                                    let _e1347 = select(_e1309, _e1335, (_e1335 > _e1309));
                                    let _e1496 = (((_e1261 * _e1121) + (_e1270 * _e1122)) + (_e1279 * _e1123));
                                    let _e1501 = (((_e1261 * _e1124) + (_e1270 * _e1125)) + (_e1279 * _e1126));
                                    let _e1506 = (((_e1261 * _e1127) + (_e1270 * _e1128)) + (_e1279 * _e1129));
                                    let _e1511 = (((_e1261 * _e1130) + (_e1270 * _e1131)) + (_e1279 * _e1132));
                                    let _e1516 = (((_e1261 * _e1133) + (_e1270 * _e1134)) + (_e1279 * _e1135));
                                    let _e1521 = (((_e1261 * _e1136) + (_e1270 * _e1137)) + (_e1279 * _e1138));
                                    let _e1522 = (_e1496 - _e1248);
                                    let _e1523 = (_e1501 - _e1248);
                                    let _e1524 = (_e1506 - _e1248);
                                    let _e1525 = (_e1496 + _e1248);
                                    let _e1526 = (_e1501 + _e1248);
                                    let _e1527 = (_e1506 + _e1248);
                                    let _e1529 = select(_e1523, _e1522, (_e1522 < _e1523));
                                    let _e1531 = select(_e1524, _e1523, (_e1523 < _e1524));
                                    let _e1533 = select(_e1522, _e1524, (_e1524 < _e1522));
                                    let _e1535 = select(_e1526, _e1525, (_e1525 > _e1526));
                                    let _e1537 = select(_e1527, _e1526, (_e1526 > _e1527));
                                    let _e1539 = select(_e1525, _e1527, (_e1527 > _e1525));
                                    let _e1541 = select(_e1516, _e1511, (_e1511 < _e1516));
                                    let _e1543 = select(_e1521, _e1516, (_e1516 < _e1521));
                                    let _e1545 = select(_e1511, _e1521, (_e1521 < _e1511));
                                    let _e1547 = select(_e1516, _e1511, (_e1511 > _e1516));
                                    let _e1549 = select(_e1521, _e1516, (_e1516 > _e1521));
                                    let _e1551 = select(_e1511, _e1521, (_e1521 > _e1511));
                                    let _e1553 = select(_e1524, _e1529, (_e1529 < _e1524));
                                    let _e1555 = select(_e1521, _e1541, (_e1541 < _e1521));
                                    let _e1557 = select(_e1527, _e1535, (_e1535 > _e1527));
                                    let _e1559 = select(_e1521, _e1547, (_e1547 > _e1521));
                                    phi_19079_ = (_e1250 + _e391.z);
                                    phi_19080_ = (_e1252 | ((((((select(0u, 1u, (_e1313 < _e1343)) | (select(0u, 1u, (_e1314 < _e1343)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1315 < _e1343)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1299 > _e1345)) | (select(0u, 1u, (_e1304 > _e1345)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1309 > _e1345)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1329 > _e1323)) | (select(0u, 1u, (_e1331 > _e1323)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 > _e1323)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1329 > _e1325)) | (select(0u, 1u, (_e1331 > _e1325)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 > _e1325)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1329 > _e1327)) | (select(0u, 1u, (_e1331 > _e1327)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 > _e1327)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1525 < _e1555)) | (select(0u, 1u, (_e1526 < _e1555)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1527 < _e1555)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1511 > _e1557)) | (select(0u, 1u, (_e1516 > _e1557)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1521 > _e1557)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1541 > _e1535)) | (select(0u, 1u, (_e1543 > _e1535)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 > _e1535)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1541 > _e1537)) | (select(0u, 1u, (_e1543 > _e1537)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 > _e1537)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1541 > _e1539)) | (select(0u, 1u, (_e1543 > _e1539)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 > _e1539)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1310 > _e1347)) | (select(0u, 1u, (_e1311 > _e1347)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1312 > _e1347)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1299 < _e1341)) | (select(0u, 1u, (_e1304 < _e1341)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1309 < _e1341)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1335 < _e1317)) | (select(0u, 1u, (_e1337 < _e1317)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1339 < _e1317)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1335 < _e1319)) | (select(0u, 1u, (_e1337 < _e1319)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1339 < _e1319)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1335 < _e1321)) | (select(0u, 1u, (_e1337 < _e1321)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1339 < _e1321)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1522 > _e1559)) | (select(0u, 1u, (_e1523 > _e1559)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1524 > _e1559)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1511 < _e1553)) | (select(0u, 1u, (_e1516 < _e1553)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1521 < _e1553)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1547 < _e1529)) | (select(0u, 1u, (_e1549 < _e1529)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1551 < _e1529)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1547 < _e1531)) | (select(0u, 1u, (_e1549 < _e1531)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1551 < _e1531)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1547 < _e1533)) | (select(0u, 1u, (_e1549 < _e1533)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1551 < _e1533)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1710 = phi_19079_;
                                let _e1712 = phi_19080_;
                                phi_18711_ = _e1710;
                                phi_18714_ = _e1712;
                                phi_19082_ = select(true, false, _e1256);
                            } else {
                                phi_18711_ = u32();
                                phi_18714_ = u32();
                                phi_19082_ = false;
                            }
                            let _e1715 = phi_18711_;
                            let _e1717 = phi_18714_;
                            let _e1719 = phi_19082_;
                            continue;
                            continuing {
                                phi_18710_ = _e1715;
                                phi_18713_ = _e1717;
                                break if !(_e1719);
                            }
                        }
                        let _e1722 = local_131;
                        phi_19090_ = (_e1084 & ~((_e1722 & _e1084)));
                    }
                    let _e1727 = phi_19090_;
                    phi_19091_ = _e1727;
                }
                let _e1729 = phi_19091_;
                if (_e1729 == 0u) {
                } else {
                    let _e1734 = atomicAdd((&counters.member[0u]), countOneBits(_e1729));
                    phi_19100_ = _e1734;
                    phi_19103_ = _e1729;
                    loop {
                        let _e1736 = phi_19100_;
                        let _e1738 = phi_19103_;
                        let _e1739 = (_e1738 == 0u);
                        if _e1739 {
                            phi_19101_ = u32();
                            phi_19104_ = u32();
                        } else {
                            let _e1742 = params_3.member.member_1;
                            if (_e1736 < _e1742) {
                                after_linear.member[_e1736] = ((_e422 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1738), 32u, _e1739));
                            }
                            phi_19101_ = (_e1736 + 1u);
                            phi_19104_ = (_e1738 & (_e1738 - 1u));
                        }
                        let _e1755 = phi_19101_;
                        let _e1757 = phi_19104_;
                        continue;
                        continuing {
                            phi_19100_ = _e1755;
                            phi_19103_ = _e1757;
                            break if !(select(true, false, _e1739));
                        }
                    }
                }
                phi_19127_ = (_e413 + countOneBits((_e1084 >> bitcast<u32>(6u))));
                phi_19128_ = (_e415 + countOneBits((_e1084 & 63u)));
                phi_19129_ = _e1086;
            } else {
                phi_19127_ = _e413;
                phi_19128_ = _e415;
                phi_19129_ = _e417;
            }
            let _e1761 = phi_19127_;
            let _e1763 = phi_19128_;
            let _e1765 = phi_19129_;
            phi_15917_ = (_e411 + _e391.z);
            phi_15920_ = _e1761;
            phi_15922_ = _e1763;
            phi_15924_ = _e1765;
        } else {
            break;
        }
        let _e1768 = phi_15917_;
        let _e1770 = phi_15920_;
        let _e1772 = phi_15922_;
        let _e1774 = phi_15924_;
        continue;
        continuing {
            phi_15916_ = _e1768;
            phi_15919_ = _e1770;
            phi_15921_ = _e1772;
            phi_15923_ = _e1774;
        }
    }
    let _e1777 = local_132;
    if (_e1777 > 0u) {
        let _e1780 = local_133;
        let _e1783 = local_134;
        let _e1787 = atomicAdd((&counters.member[5u]), select(1u, _e1783, (_e1780 > 1u)));
    }
    let _e1789 = local_135;
    if (_e1789 > 0u) {
        let _e1792 = local_136;
        let _e1795 = local_137;
        let _e1799 = atomicAdd((&counters.member[1u]), select(1u, _e1795, (_e1792 > 1u)));
    }
    let _e1801 = local_138;
    if (_e1801 > 0u) {
        let _e1804 = local_139;
        let _e1807 = local_140;
        let _e1811 = atomicAdd((&counters.member[2u]), select(1u, _e1807, (_e1804 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_19289_: type_56;
    var phi_19348_: u32;
    var phi_19349_: u32;
    var phi_19355_: u32;
    var phi_19367_: u32;
    var phi_19368_: u32;
    var phi_19380_: u32;
    var phi_19381_: u32;
    var phi_19387_: u32;
    var phi_19399_: u32;
    var phi_19400_: u32;
    var phi_19305_: u32;
    var phi_19315_: u32;
    var phi_19316_: u32;
    var phi_19317_: u32;
    var phi_19330_: u32;
    var phi_19331_: u32;
    var phi_19402_: vec4<u32>;
    var phi_20088_: u32;
    var phi_20091_: bool;
    var phi_20299_: bool;
    var phi_20301_: u32;
    var phi_20302_: bool;
    var phi_20089_: u32;
    var phi_20092_: bool;
    var phi_20304_: bool;
    var local_141: bool;
    var phi_20309_: bool;
    var phi_20520_: bool;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e402 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e406 = atomicLoad((&counters_1.member[0u]));
    if (_e402 < _e406) {
        let _e410 = params_3.member.member_1;
        if (_e406 <= _e410) {
            let _e414 = after_linear_1.member[_e402];
            let _e415 = (_e414 & 15u);
            let _e419 = pairs.member[(_e414 >> bitcast<u32>(4u))];
            let _e422 = ((_e419 >> bitcast<u32>(16i)) * 2u);
            let _e425 = tiles.member[(4u + _e422)];
            let _e432 = boxes.member[((_e425 * 256u) + ((_e419 >> bitcast<u32>(8i)) & 255u))];
            let _e436 = tiles.member[(_e422 + 5u)];
            let _e441 = boxes.member[((_e436 * 256u) + (_e419 & 255u))];
            if (_e432.x < _e441.x) {
                phi_19289_ = type_56(_e432.x, _e441.x);
            } else {
                phi_19289_ = type_56(_e441.x, _e432.x);
            }
            let _e447 = phi_19289_;
            let _e452 = features.member[_e447.member];
            let _e455 = features.member[_e447.member_1];
            if (_e415 < 6u) {
                let _e505 = (_e415 < 3u);
                if _e505 {
                    phi_19305_ = _e415;
                } else {
                    phi_19305_ = (_e415 - 3u);
                }
                let _e508 = phi_19305_;
                if _e505 {
                    phi_19315_ = _e455.z;
                    phi_19316_ = _e455.y;
                    phi_19317_ = _e455.x;
                } else {
                    phi_19315_ = _e452.z;
                    phi_19316_ = _e452.y;
                    phi_19317_ = _e452.x;
                }
                let _e516 = phi_19315_;
                let _e518 = phi_19316_;
                let _e520 = phi_19317_;
                let _e522 = select(_e455, _e452, vec4(_e505));
                if (_e508 == 0u) {
                    phi_19331_ = _e522.x;
                } else {
                    if (_e508 == 1u) {
                        phi_19330_ = _e522.y;
                    } else {
                        phi_19330_ = _e522.z;
                    }
                    let _e528 = phi_19330_;
                    phi_19331_ = _e528;
                }
                let _e531 = phi_19331_;
                phi_19402_ = vec4<u32>(_e531, _e520, _e518, _e516);
            } else {
                let _e457 = (_e415 - 6u);
                let _e458 = (_e457 / 3u);
                let _e459 = (_e457 % 3u);
                if (_e458 == 0u) {
                    phi_19349_ = _e452.x;
                } else {
                    if (_e458 == 1u) {
                        phi_19348_ = _e452.y;
                    } else {
                        phi_19348_ = _e452.z;
                    }
                    let _e465 = phi_19348_;
                    phi_19349_ = _e465;
                }
                let _e468 = phi_19349_;
                if (_e458 == 2u) {
                    phi_19355_ = 0u;
                } else {
                    phi_19355_ = (_e458 + 1u);
                }
                let _e472 = phi_19355_;
                if (_e472 == 0u) {
                    phi_19368_ = _e452.x;
                } else {
                    if (_e472 == 1u) {
                        phi_19367_ = _e452.y;
                    } else {
                        phi_19367_ = _e452.z;
                    }
                    let _e478 = phi_19367_;
                    phi_19368_ = _e478;
                }
                let _e481 = phi_19368_;
                if (_e459 == 0u) {
                    phi_19381_ = _e455.x;
                } else {
                    if (_e459 == 1u) {
                        phi_19380_ = _e455.y;
                    } else {
                        phi_19380_ = _e455.z;
                    }
                    let _e487 = phi_19380_;
                    phi_19381_ = _e487;
                }
                let _e490 = phi_19381_;
                if (_e459 == 2u) {
                    phi_19387_ = 0u;
                } else {
                    phi_19387_ = (_e459 + 1u);
                }
                let _e494 = phi_19387_;
                if (_e494 == 0u) {
                    phi_19400_ = _e455.x;
                } else {
                    if (_e494 == 1u) {
                        phi_19399_ = _e455.y;
                    } else {
                        phi_19399_ = _e455.z;
                    }
                    let _e500 = phi_19399_;
                    phi_19400_ = _e500;
                }
                let _e503 = phi_19400_;
                phi_19402_ = vec4<u32>(_e468, _e481, _e490, _e503);
            }
            let _e534 = phi_19402_;
            let _e536 = (_e534.x * 2u);
            let _e539 = moving_1.member[_e536];
            let _e543 = vec3<f32>(_e539.x, _e539.y, _e539.z);
            let _e545 = (_e534.y * 2u);
            let _e548 = moving_1.member[_e545];
            let _e552 = vec3<f32>(_e548.x, _e548.y, _e548.z);
            let _e554 = (_e534.z * 2u);
            let _e557 = moving_1.member[_e554];
            let _e561 = vec3<f32>(_e557.x, _e557.y, _e557.z);
            let _e563 = (_e534.w * 2u);
            let _e566 = moving_1.member[_e563];
            let _e570 = vec3<f32>(_e566.x, _e566.y, _e566.z);
            let _e574 = moving_1.member[(_e536 + 1u)];
            let _e578 = vec3<f32>(_e574.x, _e574.y, _e574.z);
            let _e582 = moving_1.member[(_e545 + 1u)];
            let _e586 = vec3<f32>(_e582.x, _e582.y, _e582.z);
            let _e590 = moving_1.member[(_e554 + 1u)];
            let _e594 = vec3<f32>(_e590.x, _e590.y, _e590.z);
            let _e598 = moving_1.member[(_e563 + 1u)];
            let _e602 = vec3<f32>(_e598.x, _e598.y, _e598.z);
            let _e603 = (_e415 >= 6u);
            let _e606 = params_3.member.member_3;
            if ((_e606 & 2u) == 0u) {
                phi_20309_ = true;
            } else {
                let _e609 = vec3(_e603);
                let _e610 = select(_e552, _e543, _e609);
                let _e611 = select(_e586, _e578, _e609);
                let _e612 = select(_e561, _e552, _e609);
                let _e613 = select(_e594, _e586, _e609);
                let _e614 = select(_e570, _e561, _e609);
                let _e615 = select(_e602, _e594, _e609);
                let _e618 = (_e614.x - _e610.x);
                let _e621 = (_e614.y - _e610.y);
                let _e624 = (_e614.z - _e610.z);
                let _e627 = (_e615.x - _e611.x);
                let _e630 = (_e615.y - _e611.y);
                let _e633 = (_e615.z - _e611.z);
                let _e635 = (_e612.x - _e610.x);
                let _e637 = (_e612.y - _e610.y);
                let _e639 = (_e612.z - _e610.z);
                let _e641 = (_e613.x - _e611.x);
                let _e643 = (_e613.y - _e611.y);
                let _e645 = (_e613.z - _e611.z);
                let _e646 = abs(_e618);
                let _e647 = abs(_e621);
                let _e649 = select(_e647, _e646, (_e646 > _e647));
                let _e650 = abs(_e624);
                let _e652 = select(_e650, _e649, (_e649 > _e650));
                let _e653 = abs(_e627);
                let _e654 = abs(_e630);
                let _e656 = select(_e654, _e653, (_e653 > _e654));
                let _e657 = abs(_e633);
                let _e659 = select(_e657, _e656, (_e656 > _e657));
                let _e661 = select(_e659, _e652, (_e652 > _e659));
                let _e662 = abs(_e635);
                let _e663 = abs(_e637);
                let _e665 = select(_e663, _e662, (_e662 > _e663));
                let _e666 = abs(_e639);
                let _e668 = select(_e666, _e665, (_e665 > _e666));
                let _e669 = abs(_e641);
                let _e670 = abs(_e643);
                let _e672 = select(_e670, _e669, (_e669 > _e670));
                let _e673 = abs(_e645);
                let _e675 = select(_e673, _e672, (_e672 > _e673));
                let _e677 = select(_e675, _e668, (_e668 > _e675));
                let _e683 = ((0.000015258789f * (_e661 * _e677)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e661) + _e677)));
                let _e723 = select(_e543, _e570, _e609);
                let _e724 = select(_e578, _e602, _e609);
                let _e726 = (_e723.x - _e610.x);
                let _e728 = (_e723.y - _e610.y);
                let _e730 = (_e723.z - _e610.z);
                let _e732 = (_e724.x - _e611.x);
                let _e734 = (_e724.y - _e611.y);
                let _e736 = (_e724.z - _e611.z);
                let _e737 = abs(_e726);
                let _e738 = abs(_e728);
                let _e740 = select(_e738, _e737, (_e737 > _e738));
                let _e741 = abs(_e730);
                let _e743 = select(_e741, _e740, (_e740 > _e741));
                let _e744 = abs(_e732);
                let _e745 = abs(_e734);
                let _e747 = select(_e745, _e744, (_e744 > _e745));
                let _e748 = abs(_e736);
                let _e750 = select(_e748, _e747, (_e747 > _e748));
                let _e752 = select(_e750, _e743, (_e743 > _e750));
                let _e758 = ((0.000015258789f * (_e752 * _e677)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e752) + _e677)));
                let _e798 = (_e539.x - _e557.x);
                let _e799 = (_e539.y - _e557.y);
                let _e800 = (_e539.z - _e557.z);
                let _e801 = (_e574.x - _e590.x);
                let _e802 = (_e574.y - _e590.y);
                let _e803 = (_e574.z - _e590.z);
                let _e804 = (_e566.x - _e557.x);
                let _e805 = (_e566.y - _e557.y);
                let _e806 = (_e566.z - _e557.z);
                let _e807 = (_e598.x - _e590.x);
                let _e808 = (_e598.y - _e590.y);
                let _e809 = (_e598.z - _e590.z);
                let _e810 = abs(_e798);
                let _e811 = abs(_e799);
                let _e813 = select(_e811, _e810, (_e810 > _e811));
                let _e814 = abs(_e800);
                let _e816 = select(_e814, _e813, (_e813 > _e814));
                let _e817 = abs(_e801);
                let _e818 = abs(_e802);
                let _e820 = select(_e818, _e817, (_e817 > _e818));
                let _e821 = abs(_e803);
                let _e823 = select(_e821, _e820, (_e820 > _e821));
                let _e825 = select(_e823, _e816, (_e816 > _e823));
                let _e826 = abs(_e804);
                let _e827 = abs(_e805);
                let _e829 = select(_e827, _e826, (_e826 > _e827));
                let _e830 = abs(_e806);
                let _e832 = select(_e830, _e829, (_e829 > _e830));
                let _e833 = abs(_e807);
                let _e834 = abs(_e808);
                let _e836 = select(_e834, _e833, (_e833 > _e834));
                let _e837 = abs(_e809);
                let _e839 = select(_e837, _e836, (_e836 > _e837));
                let _e841 = select(_e839, _e832, (_e832 > _e839));
                let _e847 = ((0.000015258789f * (_e825 * _e841)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e825) + _e841)));
                let _e887 = select(_e543, _e552, _e609);
                let _e888 = select(_e578, _e586, _e609);
                let _e889 = select(_e552, _e570, _e609);
                let _e890 = select(_e586, _e602, _e609);
                let _e892 = (_e887.x - _e614.x);
                let _e894 = (_e887.y - _e614.y);
                let _e896 = (_e887.z - _e614.z);
                let _e898 = (_e888.x - _e615.x);
                let _e900 = (_e888.y - _e615.y);
                let _e902 = (_e888.z - _e615.z);
                let _e904 = (_e889.x - _e614.x);
                let _e906 = (_e889.y - _e614.y);
                let _e908 = (_e889.z - _e614.z);
                let _e910 = (_e890.x - _e615.x);
                let _e912 = (_e890.y - _e615.y);
                let _e914 = (_e890.z - _e615.z);
                let _e915 = abs(_e892);
                let _e916 = abs(_e894);
                let _e918 = select(_e916, _e915, (_e915 > _e916));
                let _e919 = abs(_e896);
                let _e921 = select(_e919, _e918, (_e918 > _e919));
                let _e922 = abs(_e898);
                let _e923 = abs(_e900);
                let _e925 = select(_e923, _e922, (_e922 > _e923));
                let _e926 = abs(_e902);
                let _e928 = select(_e926, _e925, (_e925 > _e926));
                let _e930 = select(_e928, _e921, (_e921 > _e928));
                let _e931 = abs(_e904);
                let _e932 = abs(_e906);
                let _e934 = select(_e932, _e931, (_e931 > _e932));
                let _e935 = abs(_e908);
                let _e937 = select(_e935, _e934, (_e934 > _e935));
                let _e938 = abs(_e910);
                let _e939 = abs(_e912);
                let _e941 = select(_e939, _e938, (_e938 > _e939));
                let _e942 = abs(_e914);
                let _e944 = select(_e942, _e941, (_e941 > _e942));
                let _e946 = select(_e944, _e937, (_e937 > _e944));
                let _e952 = ((0.000015258789f * (_e930 * _e946)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e930) + _e946)));
                phi_20088_ = 0u;
                phi_20091_ = false;
                loop {
                    let _e993 = phi_20088_;
                    let _e995 = phi_20091_;
                    local_141 = _e995;
                    if (_e993 < 8u) {
                        if _e995 {
                            phi_20301_ = u32();
                            phi_20302_ = bool();
                        } else {
                            let _e997 = (_e993 & 31u);
                            let _e1001 = f32(((90u >> bitcast<u32>(_e997)) & 1u));
                            let _e1010 = (f32(((228u >> bitcast<u32>(_e997)) & 1u)) - f32(((8u >> bitcast<u32>(_e997)) & 1u)));
                            let _e1019 = (f32(((129u >> bitcast<u32>(_e997)) & 1u)) - f32(((48u >> bitcast<u32>(_e997)) & 1u)));
                            let _e1024 = (((_e1001 * ((_e637 * _e624) - (_e621 * _e639))) + (_e1010 * ((_e639 * _e618) - (_e624 * _e635)))) + (_e1019 * ((_e635 * _e621) - (_e618 * _e637))));
                            let _e1029 = (((_e1001 * (((_e643 * _e624) - (_e621 * _e645)) + ((_e637 * _e633) - (_e630 * _e639)))) + (_e1010 * (((_e645 * _e618) - (_e624 * _e641)) + ((_e639 * _e627) - (_e633 * _e635))))) + (_e1019 * (((_e641 * _e621) - (_e618 * _e643)) + ((_e635 * _e630) - (_e627 * _e637)))));
                            let _e1034 = (((_e1001 * ((_e643 * _e633) - (_e630 * _e645))) + (_e1010 * ((_e645 * _e627) - (_e633 * _e641)))) + (_e1019 * ((_e641 * _e630) - (_e627 * _e643))));
                            let _e1040 = -(_e683);
                            let _e1048 = (select(0i, 1i, (((_e1024 > _e683) && (_e1029 > _e683)) && (_e1034 > _e683))) - select(0i, 1i, (((_e1024 < _e1040) && (_e1029 < _e1040)) && (_e1034 < _e1040))));
                            let _e1053 = (((_e1001 * ((_e637 * _e730) - (_e728 * _e639))) + (_e1010 * ((_e639 * _e726) - (_e730 * _e635)))) + (_e1019 * ((_e635 * _e728) - (_e726 * _e637))));
                            let _e1058 = (((_e1001 * (((_e643 * _e730) - (_e728 * _e645)) + ((_e637 * _e736) - (_e734 * _e639)))) + (_e1010 * (((_e645 * _e726) - (_e730 * _e641)) + ((_e639 * _e732) - (_e736 * _e635))))) + (_e1019 * (((_e641 * _e728) - (_e726 * _e643)) + ((_e635 * _e734) - (_e732 * _e637)))));
                            let _e1063 = (((_e1001 * ((_e643 * _e736) - (_e734 * _e645))) + (_e1010 * ((_e645 * _e732) - (_e736 * _e641)))) + (_e1019 * ((_e641 * _e734) - (_e732 * _e643))));
                            let _e1069 = -(_e758);
                            let _e1077 = (select(0i, 1i, (((_e1053 > _e758) && (_e1058 > _e758)) && (_e1063 > _e758))) - select(0i, 1i, (((_e1053 < _e1069) && (_e1058 < _e1069)) && (_e1063 < _e1069))));
                            let _e1082 = (((_e1001 * ((_e805 * _e800) - (_e799 * _e806))) + (_e1010 * ((_e806 * _e798) - (_e800 * _e804)))) + (_e1019 * ((_e804 * _e799) - (_e798 * _e805))));
                            let _e1087 = (((_e1001 * (((_e808 * _e800) - (_e799 * _e809)) + ((_e805 * _e803) - (_e802 * _e806)))) + (_e1010 * (((_e809 * _e798) - (_e800 * _e807)) + ((_e806 * _e801) - (_e803 * _e804))))) + (_e1019 * (((_e807 * _e799) - (_e798 * _e808)) + ((_e804 * _e802) - (_e801 * _e805)))));
                            let _e1092 = (((_e1001 * ((_e808 * _e803) - (_e802 * _e809))) + (_e1010 * ((_e809 * _e801) - (_e803 * _e807)))) + (_e1019 * ((_e807 * _e802) - (_e801 * _e808))));
                            let _e1098 = -(_e847);
                            let _e1106 = (select(0i, 1i, (((_e1082 > _e847) && (_e1087 > _e847)) && (_e1092 > _e847))) - select(0i, 1i, (((_e1082 < _e1098) && (_e1087 < _e1098)) && (_e1092 < _e1098))));
                            let _e1111 = (((_e1001 * ((_e906 * _e896) - (_e894 * _e908))) + (_e1010 * ((_e908 * _e892) - (_e896 * _e904)))) + (_e1019 * ((_e904 * _e894) - (_e892 * _e906))));
                            let _e1116 = (((_e1001 * (((_e912 * _e896) - (_e894 * _e914)) + ((_e906 * _e902) - (_e900 * _e908)))) + (_e1010 * (((_e914 * _e892) - (_e896 * _e910)) + ((_e908 * _e898) - (_e902 * _e904))))) + (_e1019 * (((_e910 * _e894) - (_e892 * _e912)) + ((_e904 * _e900) - (_e898 * _e906)))));
                            let _e1121 = (((_e1001 * ((_e912 * _e902) - (_e900 * _e914))) + (_e1010 * ((_e914 * _e898) - (_e902 * _e910)))) + (_e1019 * ((_e910 * _e900) - (_e898 * _e912))));
                            let _e1127 = -(_e952);
                            let _e1135 = (select(0i, 1i, (((_e1111 > _e952) && (_e1116 > _e952)) && (_e1121 > _e952))) - select(0i, 1i, (((_e1111 < _e1127) && (_e1116 < _e1127)) && (_e1121 < _e1127))));
                            if _e603 {
                                phi_20299_ = (((_e1048 * _e1077) > 0i) || ((_e1106 * _e1135) > 0i));
                            } else {
                                phi_20299_ = ((((_e1048 * _e1077) < 0i) || ((_e1048 * _e1106) < 0i)) || ((_e1048 * _e1135) < 0i));
                            }
                            let _e1150 = phi_20299_;
                            phi_20301_ = (_e993 + _e391.z);
                            phi_20302_ = _e1150;
                        }
                        let _e1153 = phi_20301_;
                        let _e1155 = phi_20302_;
                        phi_20089_ = _e1153;
                        phi_20092_ = _e1155;
                        phi_20304_ = select(true, false, _e995);
                    } else {
                        phi_20089_ = u32();
                        phi_20092_ = bool();
                        phi_20304_ = false;
                    }
                    let _e1158 = phi_20089_;
                    let _e1160 = phi_20092_;
                    let _e1162 = phi_20304_;
                    continue;
                    continuing {
                        phi_20088_ = _e1158;
                        phi_20091_ = _e1160;
                        break if !(_e1162);
                    }
                }
                let _e1165 = local_141;
                phi_20309_ = select(true, false, _e1165);
            }
            let _e1168 = phi_20309_;
            if _e1168 {
                if ((_e606 & 4u) == 0u) {
                    phi_20520_ = true;
                } else {
                    let _e1171 = vec3(_e603);
                    let _e1172 = select(_e552, _e543, _e1171);
                    let _e1173 = select(_e561, _e552, _e1171);
                    let _e1174 = select(_e552, _e561, _e1171);
                    let _e1176 = (_e1174.x - _e539.x);
                    let _e1178 = (_e1174.y - _e539.y);
                    let _e1180 = (_e1174.z - _e539.z);
                    let _e1181 = (_e1174 - _e543);
                    let _e1184 = (_e1173.x - _e1172.x);
                    let _e1187 = (_e1173.y - _e1172.y);
                    let _e1190 = (_e1173.z - _e1172.z);
                    let _e1191 = (_e1173 - _e1172);
                    let _e1192 = (_e1174.x - _e566.x);
                    let _e1193 = (_e1174.y - _e566.y);
                    let _e1194 = (_e1174.z - _e566.z);
                    let _e1195 = (_e1174 - _e570);
                    let _e1196 = select(_e586, _e578, _e1171);
                    let _e1197 = select(_e594, _e586, _e1171);
                    let _e1198 = select(_e586, _e594, _e1171);
                    let _e1200 = (_e1198.x - _e574.x);
                    let _e1202 = (_e1198.y - _e574.y);
                    let _e1204 = (_e1198.z - _e574.z);
                    let _e1205 = (_e1198 - _e578);
                    let _e1208 = (_e1197.x - _e1196.x);
                    let _e1211 = (_e1197.y - _e1196.y);
                    let _e1214 = (_e1197.z - _e1196.z);
                    let _e1215 = (_e1197 - _e1196);
                    let _e1216 = (_e1198.x - _e598.x);
                    let _e1217 = (_e1198.y - _e598.y);
                    let _e1218 = (_e1198.z - _e598.z);
                    let _e1219 = (_e1198 - _e602);
                    let _e1222 = ((_e1187 * _e1194) - (_e1193 * _e1190));
                    let _e1225 = ((_e1190 * _e1192) - (_e1194 * _e1184));
                    let _e1228 = ((_e1184 * _e1193) - (_e1192 * _e1187));
                    let _e1231 = ((_e1211 * _e1218) - (_e1217 * _e1214));
                    let _e1234 = ((_e1214 * _e1216) - (_e1218 * _e1208));
                    let _e1237 = ((_e1208 * _e1217) - (_e1216 * _e1211));
                    let _e1256 = (((_e1211 * _e1194) - (_e1193 * _e1214)) + ((_e1187 * _e1218) - (_e1217 * _e1190)));
                    let _e1257 = (((_e1214 * _e1192) - (_e1194 * _e1208)) + ((_e1190 * _e1216) - (_e1218 * _e1184)));
                    let _e1258 = (((_e1208 * _e1193) - (_e1192 * _e1211)) + ((_e1184 * _e1217) - (_e1216 * _e1187)));
                    let _e1263 = (((_e1176 * _e1222) + (_e1178 * _e1225)) + (_e1180 * _e1228));
                    let _e1274 = ((((_e1200 * _e1222) + (_e1202 * _e1225)) + (_e1204 * _e1228)) + (((_e1176 * _e1256) + (_e1178 * _e1257)) + (_e1180 * _e1258)));
                    let _e1285 = ((((_e1176 * _e1231) + (_e1178 * _e1234)) + (_e1180 * _e1237)) + (((_e1200 * _e1256) + (_e1202 * _e1257)) + (_e1204 * _e1258)));
                    let _e1290 = (((_e1200 * _e1231) + (_e1202 * _e1234)) + (_e1204 * _e1237));
                    let _e1292 = abs(_e1181.x);
                    let _e1294 = abs(_e1181.y);
                    let _e1296 = select(_e1294, _e1292, (_e1292 > _e1294));
                    let _e1298 = abs(_e1181.z);
                    let _e1300 = select(_e1298, _e1296, (_e1296 > _e1298));
                    let _e1302 = abs(_e1205.x);
                    let _e1304 = abs(_e1205.y);
                    let _e1306 = select(_e1304, _e1302, (_e1302 > _e1304));
                    let _e1308 = abs(_e1205.z);
                    let _e1310 = select(_e1308, _e1306, (_e1306 > _e1308));
                    let _e1312 = select(_e1310, _e1300, (_e1300 > _e1310));
                    let _e1314 = abs(_e1191.x);
                    let _e1316 = abs(_e1191.y);
                    let _e1318 = select(_e1316, _e1314, (_e1314 > _e1316));
                    let _e1320 = abs(_e1191.z);
                    let _e1322 = select(_e1320, _e1318, (_e1318 > _e1320));
                    let _e1324 = abs(_e1215.x);
                    let _e1326 = abs(_e1215.y);
                    let _e1328 = select(_e1326, _e1324, (_e1324 > _e1326));
                    let _e1330 = abs(_e1215.z);
                    let _e1332 = select(_e1330, _e1328, (_e1328 > _e1330));
                    let _e1334 = select(_e1332, _e1322, (_e1322 > _e1332));
                    let _e1336 = abs(_e1195.x);
                    let _e1338 = abs(_e1195.y);
                    let _e1340 = select(_e1338, _e1336, (_e1336 > _e1338));
                    let _e1342 = abs(_e1195.z);
                    let _e1344 = select(_e1342, _e1340, (_e1340 > _e1342));
                    let _e1346 = abs(_e1219.x);
                    let _e1348 = abs(_e1219.y);
                    let _e1350 = select(_e1348, _e1346, (_e1346 > _e1348));
                    let _e1352 = abs(_e1219.z);
                    let _e1354 = select(_e1352, _e1350, (_e1350 > _e1352));
                    let _e1356 = select(_e1354, _e1344, (_e1344 > _e1354));
                    let _e1358 = select(_e1334, _e1312, (_e1312 > _e1334));
                    let _e1361 = (1f + select(_e1356, _e1358, (_e1358 > _e1356)));
                    let _e1367 = ((0.000061035156f * ((_e1312 * _e1334) * _e1356)) + (0.0000000000000000000000000000000000030092655f * (_e1361 * _e1361)));
                    let _e1375 = -(_e1367);
                    let _e1383 = (((((_e1263 > _e1367) && (_e1274 > _e1367)) && (_e1285 > _e1367)) && (_e1290 > _e1367)) || ((((_e1263 < _e1375) && (_e1274 < _e1375)) && (_e1285 < _e1375)) && (_e1290 < _e1375)));
                    if _e1383 {
                        let _e1386 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20520_ = select(true, false, _e1383);
                }
                let _e1389 = phi_20520_;
                if _e1389 {
                    let _e1392 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1395 = params_3.member.member_2;
                    if (_e1392 < _e1395) {
                        let _e1397 = (_e1392 * 2u);
                        passed.member[_e1397] = (_e447.member | (_e415 << bitcast<u32>(26u)));
                        passed.member[(_e1397 + 1u)] = _e447.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20623_: vec2<u32>;
    var phi_20624_: vec4<f32>;
    var phi_20657_: vec4<f32>;
    var phi_20660_: vec4<f32>;
    var phi_20662_: vec4<f32>;
    var phi_20664_: u32;
    var phi_20750_: vec4<f32>;
    var phi_20751_: vec4<f32>;
    var phi_20752_: vec4<f32>;
    var phi_20658_: vec4<f32>;
    var phi_20661_: vec4<f32>;
    var phi_20663_: vec4<f32>;
    var phi_20665_: u32;
    var phi_20754_: vec4<f32>;
    var phi_20755_: vec4<f32>;
    var phi_20756_: vec4<f32>;
    var phi_20758_: u32;
    var phi_20792_: vec4<f32>;
    var phi_20795_: u32;
    var phi_20793_: vec4<f32>;
    var phi_20796_: u32;
    var local_143: vec4<f32>;
    var phi_20759_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e391.z] = _e390.x;
    let _e399 = local_142[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e406 = ((_e404 * 256u) + _e399);
    let _e409 = params_2.member.member_4;
    if (_e406 < _e409) {
        let _e413 = params_2.member.member_5;
        let _e414 = (_e406 * _e413);
        let _e417 = spheres.member[_e414];
        let _e420 = tags_3.member[_e414];
        phi_20623_ = vec2<u32>(_e420.x, _e420.y);
        phi_20624_ = _e417;
    } else {
        phi_20623_ = vec2<u32>(0u, 0u);
        phi_20624_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e425 = phi_20623_;
    let _e427 = phi_20624_;
    points[_e399] = _e427;
    point_masks[_e399][0u] = _e425.x;
    point_masks[_e399][1u] = _e425.y;
    workgroupBarrier();
    let _e437 = params_2.member.member_2;
    let _e438 = (_e437 & 31u);
    let _e442 = (_e399 & ((1u << bitcast<u32>(_e438)) - 1u));
    let _e444 = (256u >> bitcast<u32>(_e438));
    let _e447 = params_2.member.member_1;
    if (_e442 < _e447) {
        let _e451 = centers_3.member[_e442];
        phi_20657_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20660_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20662_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20664_ = (_e399 >> bitcast<u32>(_e438));
        loop {
            let _e458 = phi_20657_;
            let _e460 = phi_20660_;
            let _e462 = phi_20662_;
            let _e464 = phi_20664_;
            local_144 = _e458;
            local_145 = _e460;
            local_146 = _e462;
            let _e465 = (_e464 < 256u);
            if _e465 {
                let _e468 = point_masks[_e464][0u];
                let _e471 = point_masks[_e464][1u];
                if (((select(_e471, _e468, (_e442 < 32u)) >> bitcast<u32>(((_e442 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20750_ = _e458;
                    phi_20751_ = _e460;
                    phi_20752_ = _e462;
                } else {
                    let _e481 = points[_e464];
                    let _e485 = (_e481.x - _e451.x);
                    let _e486 = (_e481.y - _e451.y);
                    let _e487 = (_e481.z - _e451.z);
                    let _e500 = points[_e464];
                    phi_20750_ = vec4<f32>((_e458.x + (_e485 * _e486)), (_e458.y + (_e485 * _e487)), (_e458.z + (_e486 * _e487)), _e458.w);
                    phi_20751_ = vec4<f32>((_e460.x + (_e485 * _e485)), (_e460.y + (_e486 * _e486)), (_e460.z + (_e487 * _e487)), (_e460.w + _e500.w));
                    phi_20752_ = vec4<f32>((_e462.x + _e485), (_e462.y + _e486), (_e462.z + _e487), (_e462.w + 1f));
                }
                let _e523 = phi_20750_;
                let _e525 = phi_20751_;
                let _e527 = phi_20752_;
                phi_20658_ = _e523;
                phi_20661_ = _e525;
                phi_20663_ = _e527;
                phi_20665_ = (_e464 + _e444);
            } else {
                break;
            }
            let _e530 = phi_20658_;
            let _e532 = phi_20661_;
            let _e534 = phi_20663_;
            let _e536 = phi_20665_;
            continue;
            continuing {
                phi_20657_ = _e530;
                phi_20660_ = _e532;
                phi_20662_ = _e534;
                phi_20664_ = _e536;
            }
        }
        let _e599 = local_144;
        phi_20754_ = _e599;
        let _e602 = local_145;
        phi_20755_ = _e602;
        let _e605 = local_146;
        phi_20756_ = _e605;
    } else {
        phi_20754_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20755_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20756_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e539 = phi_20754_;
    let _e541 = phi_20755_;
    let _e543 = phi_20756_;
    phi_20758_ = 0u;
    loop {
        let _e545 = phi_20758_;
        let _e546 = (_e545 < 3u);
        if _e546 {
            if (_e545 == 0u) {
                parts[_e399] = _e543;
            } else {
                if (_e545 == 1u) {
                    parts[_e399] = _e541;
                } else {
                    parts[_e399] = _e539;
                }
            }
            workgroupBarrier();
            if (_e399 < _e447) {
                if ((_e406 - _e399) < _e409) {
                    phi_20792_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20795_ = 0u;
                    loop {
                        let _e556 = phi_20792_;
                        let _e558 = phi_20795_;
                        local_143 = _e556;
                        let _e559 = (_e558 < _e444);
                        if _e559 {
                            let _e564 = parts[((_e558 << bitcast<u32>(_e438)) + _e399)];
                            phi_20793_ = (_e556 + _e564);
                            phi_20796_ = (_e558 + 1u);
                        } else {
                            break;
                        }
                        let _e568 = phi_20793_;
                        let _e570 = phi_20796_;
                        continue;
                        continuing {
                            phi_20792_ = _e568;
                            phi_20795_ = _e570;
                        }
                    }
                    let _e579 = local_143;
                    sums_2.member[((((_e404 * _e447) + _e399) * 3u) + _e545)] = _e579;
                }
            }
            workgroupBarrier();
            phi_20759_ = (_e545 + 1u);
        } else {
            break;
        }
        let _e582 = phi_20759_;
        continue;
        continuing {
            phi_20758_ = _e582;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20887_: u32;
    var phi_20889_: vec4<f32>;
    var phi_20892_: vec4<f32>;
    var phi_20894_: vec4<f32>;
    var phi_20896_: u32;
    var phi_20890_: vec4<f32>;
    var phi_20893_: vec4<f32>;
    var phi_20895_: vec4<f32>;
    var phi_20897_: u32;
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
    var phi_21316_: array<vec3<f32>, 3>;
    var phi_21317_: array<vec3<f32>, 3>;
    var phi_21319_: array<vec3<f32>, 3>;
    var phi_21320_: bool;
    var phi_21341_: array<vec3<f32>, 3>;
    var phi_21334_: array<vec3<f32>, 3>;
    var phi_21342_: array<vec3<f32>, 3>;
    var phi_21343_: array<vec3<f32>, 3>;
    var phi_21016_: f32;
    var phi_21019_: vec3<f32>;
    var phi_21021_: f32;
    var phi_21023_: f32;
    var phi_21025_: f32;
    var phi_21026_: vec3<f32>;
    var phi_21028_: f32;
    var phi_21030_: u32;
    var phi_21032_: vec3<f32>;
    var phi_21034_: f32;
    var phi_21062_: f32;
    var phi_21069_: type_91;
    var phi_21146_: f32;
    var phi_21153_: type_91;
    var phi_21225_: f32;
    var phi_21232_: type_91;
    var phi_21017_: f32;
    var phi_21020_: vec3<f32>;
    var phi_21022_: f32;
    var phi_21024_: f32;
    var phi_21027_: vec3<f32>;
    var phi_21029_: f32;
    var phi_21031_: u32;
    var phi_21033_: vec3<f32>;
    var phi_21035_: f32;
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
    var phi_21344_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_21357_: f32;
    var phi_21412_: f32;
    var phi_21459_: f32;
    var phi_38191_: vec3<f32>;
    var phi_38173_: vec3<f32>;
    var phi_38157_: vec3<f32>;
    var phi_21474_: type_90;
    var phi_21486_: u32;
    var phi_21489_: f32;
    var phi_21487_: u32;
    var phi_21490_: f32;
    var phi_21504_: u32;
    var phi_21507_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21529_: f32;
    var phi_21505_: u32;
    var phi_21508_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21558_: f32;
    var phi_21628_: f32;
    var phi_21686_: f32;
    var phi_21744_: f32;
    var local_177: u32;
    var phi_21811_: u32;
    var local_178: u32;
    var phi_21812_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e391.z] = _e390.x;
    let _e399 = local_147[(_e392.z - 1u)];
    let _e406 = (((_e391.x + (_e391.y * _e392.x)) * 256u) + _e399);
    let _e409 = params_2.member.member_1;
    let _e410 = (_e406 < _e409);
    if _e410 {
        let _e413 = params_2.member.member_4;
        let _e414 = (_e413 / 256u);
        if ((_e413 % 256u) > 0u) {
            phi_20887_ = (_e414 + 1u);
        } else {
            phi_20887_ = _e414;
        }
        let _e419 = phi_20887_;
        phi_20889_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20892_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20894_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20896_ = 0u;
        loop {
            let _e421 = phi_20889_;
            let _e423 = phi_20892_;
            let _e425 = phi_20894_;
            let _e427 = phi_20896_;
            local_148 = _e425;
            local_149 = _e425;
            local_150 = _e425;
            local_151 = _e425;
            local_152 = _e423;
            local_153 = _e423;
            local_154 = _e423;
            local_155 = _e421;
            local_156 = _e421;
            local_157 = _e421;
            local_172 = _e423;
            let _e428 = (_e427 < _e419);
            if _e428 {
                let _e431 = (((_e427 * _e409) + _e406) * 3u);
                let _e434 = sums_3.member[_e431];
                let _e439 = sums_3.member[(_e431 + 1u)];
                let _e444 = sums_3.member[(_e431 + 2u)];
                phi_20890_ = (_e421 + _e444);
                phi_20893_ = (_e423 + _e439);
                phi_20895_ = (_e425 + _e434);
                phi_20897_ = (_e427 + 1u);
            } else {
                break;
            }
            let _e448 = phi_20890_;
            let _e450 = phi_20893_;
            let _e452 = phi_20895_;
            let _e454 = phi_20897_;
            continue;
            continuing {
                phi_20889_ = _e448;
                phi_20892_ = _e450;
                phi_20894_ = _e452;
                phi_20896_ = _e454;
            }
        }
        let _e457 = local_148;
        let _e460 = select(_e457.w, 1f, (_e457.w < 1f));
        let _e462 = local_149;
        let _e465 = local_150;
        let _e468 = local_151;
        let _e470 = (_e462.x / _e460);
        let _e471 = (_e465.y / _e460);
        let _e472 = (_e468.z / _e460);
        let _e475 = local_152;
        let _e478 = local_153;
        let _e481 = local_154;
        let _e489 = ((_e475.x / _e460) - (_e470 * _e470));
        let _e490 = ((_e478.y / _e460) - (_e471 * _e471));
        let _e491 = ((_e481.z / _e460) - (_e472 * _e472));
        let _e494 = local_155;
        let _e497 = local_156;
        let _e500 = local_157;
        let _e508 = ((_e494.x / _e460) - (_e470 * _e471));
        let _e509 = ((_e497.y / _e460) - (_e470 * _e472));
        let _e510 = ((_e500.z / _e460) - (_e471 * _e472));
        let _e515 = params_2.member.member_22;
        if (_e515 == 0u) {
            phi_21016_ = _e489;
            phi_21019_ = vec3<f32>(0f, 0f, 1f);
            phi_21021_ = _e509;
            phi_21023_ = _e491;
            phi_21025_ = _e510;
            phi_21026_ = vec3<f32>(0f, 1f, 0f);
            phi_21028_ = _e490;
            phi_21030_ = 0u;
            phi_21032_ = vec3<f32>(1f, 0f, 0f);
            phi_21034_ = _e508;
            loop {
                let _e540 = phi_21016_;
                let _e542 = phi_21019_;
                let _e544 = phi_21021_;
                let _e546 = phi_21023_;
                let _e548 = phi_21025_;
                let _e550 = phi_21026_;
                let _e552 = phi_21028_;
                let _e554 = phi_21030_;
                let _e556 = phi_21032_;
                let _e558 = phi_21034_;
                local_158 = _e552;
                local_159 = _e540;
                local_160 = _e552;
                local_161 = _e540;
                local_162 = _e556;
                local_163 = _e550;
                local_164 = _e540;
                local_165 = _e552;
                local_166 = _e550;
                local_167 = _e556;
                local_168 = _e546;
                local_169 = _e542;
                local_170 = _e546;
                local_171 = _e542;
                let _e559 = (_e554 < 6u);
                if _e559 {
                    if (abs(_e558) < 0.000000000000000000000000000001f) {
                        phi_21069_ = type_91(1f, 0f);
                    } else {
                        let _e564 = ((_e552 - _e540) / (2f * _e558));
                        let _e567 = sqrt(((_e564 * _e564) + 1f));
                        if (_e564 < 0f) {
                            phi_21062_ = (-1f / (_e567 - _e564));
                        } else {
                            phi_21062_ = (1f / (_e567 + _e564));
                        }
                        let _e574 = phi_21062_;
                        let _e578 = (1f / sqrt(((_e574 * _e574) + 1f)));
                        phi_21069_ = type_91(_e578, (_e574 * _e578));
                    }
                    let _e582 = phi_21069_;
                    let _e589 = (((2f * _e558) * _e582.member) * _e582.member_1);
                    let _e593 = ((((_e540 * _e582.member) * _e582.member) - _e589) + ((_e552 * _e582.member_1) * _e582.member_1));
                    let _e599 = ((((_e540 * _e582.member_1) * _e582.member_1) + _e589) + ((_e552 * _e582.member) * _e582.member));
                    let _e602 = ((_e582.member * _e544) - (_e582.member_1 * _e548));
                    let _e605 = ((_e582.member_1 * _e544) + (_e582.member * _e548));
                    let _e618 = ((_e556.x * _e582.member) - (_e550.x * _e582.member_1));
                    let _e619 = ((_e556.y * _e582.member) - (_e550.y * _e582.member_1));
                    let _e620 = ((_e556.z * _e582.member) - (_e550.z * _e582.member_1));
                    let _e627 = ((_e556.x * _e582.member_1) + (_e550.x * _e582.member));
                    let _e628 = ((_e556.y * _e582.member_1) + (_e550.y * _e582.member));
                    let _e629 = ((_e556.z * _e582.member_1) + (_e550.z * _e582.member));
                    if (abs(_e602) < 0.000000000000000000000000000001f) {
                        phi_21153_ = type_91(1f, 0f);
                    } else {
                        let _e634 = ((_e546 - _e593) / (2f * _e602));
                        let _e637 = sqrt(((_e634 * _e634) + 1f));
                        if (_e634 < 0f) {
                            phi_21146_ = (-1f / (_e637 - _e634));
                        } else {
                            phi_21146_ = (1f / (_e637 + _e634));
                        }
                        let _e644 = phi_21146_;
                        let _e648 = (1f / sqrt(((_e644 * _e644) + 1f)));
                        phi_21153_ = type_91(_e648, (_e644 * _e648));
                    }
                    let _e652 = phi_21153_;
                    let _e659 = (((2f * _e602) * _e652.member) * _e652.member_1);
                    let _e669 = ((((_e593 * _e652.member_1) * _e652.member_1) + _e659) + ((_e546 * _e652.member) * _e652.member));
                    let _e671 = -((_e652.member_1 * _e605));
                    let _e672 = (_e652.member * _e605);
                    let _e692 = ((_e618 * _e652.member_1) + (_e542.x * _e652.member));
                    let _e693 = ((_e619 * _e652.member_1) + (_e542.y * _e652.member));
                    let _e694 = ((_e620 * _e652.member_1) + (_e542.z * _e652.member));
                    if (abs(_e672) < 0.000000000000000000000000000001f) {
                        phi_21232_ = type_91(1f, 0f);
                    } else {
                        let _e699 = ((_e669 - _e599) / (2f * _e672));
                        let _e702 = sqrt(((_e699 * _e699) + 1f));
                        if (_e699 < 0f) {
                            phi_21225_ = (-1f / (_e702 - _e699));
                        } else {
                            phi_21225_ = (1f / (_e702 + _e699));
                        }
                        let _e709 = phi_21225_;
                        let _e713 = (1f / sqrt(((_e709 * _e709) + 1f)));
                        phi_21232_ = type_91(_e713, (_e709 * _e713));
                    }
                    let _e717 = phi_21232_;
                    let _e724 = (((2f * _e672) * _e717.member) * _e717.member_1);
                    phi_21017_ = ((((_e593 * _e652.member) * _e652.member) - _e659) + ((_e546 * _e652.member_1) * _e652.member_1));
                    phi_21020_ = vec3<f32>(((_e627 * _e717.member_1) + (_e692 * _e717.member)), ((_e628 * _e717.member_1) + (_e693 * _e717.member)), ((_e629 * _e717.member_1) + (_e694 * _e717.member)));
                    phi_21022_ = (_e717.member_1 * _e671);
                    phi_21024_ = ((((_e599 * _e717.member_1) * _e717.member_1) + _e724) + ((_e669 * _e717.member) * _e717.member));
                    phi_21027_ = vec3<f32>(((_e627 * _e717.member) - (_e692 * _e717.member_1)), ((_e628 * _e717.member) - (_e693 * _e717.member_1)), ((_e629 * _e717.member) - (_e694 * _e717.member_1)));
                    phi_21029_ = ((((_e599 * _e717.member) * _e717.member) - _e724) + ((_e669 * _e717.member_1) * _e717.member_1));
                    phi_21031_ = (_e554 + 1u);
                    phi_21033_ = vec3<f32>(((_e618 * _e652.member) - (_e542.x * _e652.member_1)), ((_e619 * _e652.member) - (_e542.y * _e652.member_1)), ((_e620 * _e652.member) - (_e542.z * _e652.member_1)));
                    phi_21035_ = (_e717.member * _e671);
                } else {
                    break;
                }
                let _e759 = phi_21017_;
                let _e761 = phi_21020_;
                let _e763 = phi_21022_;
                let _e765 = phi_21024_;
                let _e767 = phi_21027_;
                let _e769 = phi_21029_;
                let _e771 = phi_21031_;
                let _e773 = phi_21033_;
                let _e775 = phi_21035_;
                continue;
                continuing {
                    phi_21016_ = _e759;
                    phi_21019_ = _e761;
                    phi_21021_ = _e763;
                    phi_21023_ = _e765;
                    phi_21025_ = 0f;
                    phi_21026_ = _e767;
                    phi_21028_ = _e769;
                    phi_21030_ = _e771;
                    phi_21032_ = _e773;
                    phi_21034_ = _e775;
                }
            }
            let _e778 = local_158;
            let _e780 = local_159;
            let _e781 = (_e778 > _e780);
            let _e783 = local_160;
            let _e785 = local_161;
            let _e786 = select(_e785, _e783, _e781);
            let _e787 = vec3(_e781);
            let _e789 = local_162;
            let _e791 = local_163;
            let _e792 = select(_e791, _e789, _e787);
            let _e794 = local_164;
            let _e796 = local_165;
            let _e799 = local_166;
            let _e801 = local_167;
            let _e802 = select(_e801, _e799, _e787);
            let _e804 = local_168;
            let _e805 = (_e804 > _e786);
            let _e806 = vec3(_e805);
            let _e808 = local_169;
            let _e809 = select(_e808, _e802, _e806);
            let _e811 = local_170;
            let _e814 = local_171;
            let _e817 = vec3((select(_e811, _e786, _e805) > select(_e796, _e794, _e781)));
            phi_21344_ = array<vec3<f32>, 3>(select(_e802, _e814, _e806), select(_e792, _e809, _e817), select(_e809, _e792, _e817));
        } else {
            let _e517 = (_e489 >= _e490);
            if _e517 {
                let _e518 = (_e489 >= _e491);
                if _e518 {
                    if (_e490 >= _e491) {
                        phi_21316_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21316_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e521 = phi_21316_;
                    phi_21317_ = _e521;
                } else {
                    phi_21317_ = array<vec3<f32>, 3>();
                }
                let _e523 = phi_21317_;
                phi_21319_ = _e523;
                phi_21320_ = select(true, false, _e518);
            } else {
                phi_21319_ = array<vec3<f32>, 3>();
                phi_21320_ = true;
            }
            let _e526 = phi_21319_;
            let _e528 = phi_21320_;
            if _e528 {
                if (_e490 >= _e491) {
                    if (_e489 >= _e491) {
                        phi_21334_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21334_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e534 = phi_21334_;
                    phi_21342_ = _e534;
                } else {
                    if _e517 {
                        phi_21341_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_21341_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e531 = phi_21341_;
                    phi_21342_ = _e531;
                }
                let _e536 = phi_21342_;
                phi_21343_ = _e536;
            } else {
                phi_21343_ = _e526;
            }
            let _e538 = phi_21343_;
            phi_21344_ = _e538;
        }
        let _e822 = phi_21344_;
        if (_e457.w > 0f) {
            let _e828 = local_172;
            phi_21357_ = (_e828.w / _e457.w);
        } else {
            phi_21357_ = 1f;
        }
        let _e832 = phi_21357_;
        let _e835 = params_2.member.member_5;
        let _e838 = (1.5f * _e832);
        let _e860 = (((((_e822[0].x * _e822[0].x) * _e489) + ((_e822[0].y * _e822[0].y) * _e490)) + ((_e822[0].z * _e822[0].z) * _e491)) + (2f * ((((_e822[0].x * _e822[0].y) * _e508) + ((_e822[0].x * _e822[0].z) * _e509)) + ((_e822[0].y * _e822[0].z) * _e510))));
        if (_e860 > 0f) {
            phi_21412_ = (12f * _e860);
        } else {
            phi_21412_ = 0f;
        }
        let _e864 = phi_21412_;
        let _e868 = ((((_e457.w * f32(_e835)) * _e838) / (sqrt(_e864) + _e838)) * 0.03125f);
        let _e889 = (((((_e822[1].x * _e822[1].x) * _e489) + ((_e822[1].y * _e822[1].y) * _e490)) + ((_e822[1].z * _e822[1].z) * _e491)) + (2f * ((((_e822[1].x * _e822[1].y) * _e508) + ((_e822[1].x * _e822[1].z) * _e509)) + ((_e822[1].y * _e822[1].z) * _e510))));
        if (_e889 > 0f) {
            phi_21459_ = (12f * _e889);
        } else {
            phi_21459_ = 0f;
        }
        let _e893 = phi_21459_;
        let _e896 = (sqrt(_e893) / (_e832 * 3f));
        let _e898 = select(_e896, _e868, (_e868 < _e896));
        targets[_e399] = select(1f, _e898, (_e898 > 1f));
        phi_38191_ = _e822[2];
        phi_38173_ = _e822[1];
        phi_38157_ = _e822[0];
        phi_21474_ = type_90(vec3<f32>(_e470, _e471, _e472), vec3<f32>(_e489, _e490, _e491), vec3<f32>(_e508, _e509, _e510));
    } else {
        phi_38191_ = vec3<f32>(0f, 0f, 1f);
        phi_38173_ = vec3<f32>(0f, 1f, 0f);
        phi_38157_ = vec3<f32>(1f, 0f, 0f);
        phi_21474_ = type_90(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e903 = phi_38191_;
    let _e905 = phi_38173_;
    let _e907 = phi_38157_;
    let _e909 = phi_21474_;
    if (_e406 == 0u) {
        let _e913 = frame_1.member[1u];
        axes.member[320u] = _e913;
    }
    workgroupBarrier();
    if _e410 {
        phi_21486_ = 0u;
        phi_21489_ = 0f;
        loop {
            let _e917 = phi_21486_;
            let _e919 = phi_21489_;
            local_173 = _e919;
            local_174 = _e919;
            local_175 = _e919;
            local_176 = _e919;
            let _e920 = (_e917 < _e409);
            if _e920 {
                let _e922 = targets[_e917];
                phi_21487_ = (_e917 + 1u);
                phi_21490_ = (_e919 + _e922);
            } else {
                break;
            }
            let _e926 = phi_21487_;
            let _e928 = phi_21490_;
            continue;
            continuing {
                phi_21486_ = _e926;
                phi_21489_ = _e928;
            }
        }
        phi_21504_ = 0u;
        phi_21507_ = 0u;
        loop {
            let _e931 = phi_21504_;
            let _e933 = phi_21507_;
            local_177 = _e931;
            local_178 = _e931;
            let _e934 = (_e933 < _e406);
            if _e934 {
                let _e936 = targets[_e933];
                let _e939 = params_2.member.member_19;
                let _e941 = f32((_e939 - _e409));
                let _e943 = local_173;
                if (_e943 > _e941) {
                    let _e946 = local_174;
                    phi_21529_ = (_e936 * (_e941 / _e946));
                } else {
                    phi_21529_ = _e936;
                }
                let _e950 = phi_21529_;
                let _e955 = select(select(u32(_e950), 0u, (_e950 < 0f)), 4294967295u, (_e950 > 4294967000f));
                phi_21505_ = (_e931 + select(1u, _e955, (_e955 > 1u)));
                phi_21508_ = (_e933 + 1u);
            } else {
                break;
            }
            let _e961 = phi_21505_;
            let _e963 = phi_21508_;
            continue;
            continuing {
                phi_21504_ = _e961;
                phi_21507_ = _e963;
            }
        }
        let _e966 = targets[_e406];
        let _e969 = params_2.member.member_19;
        let _e971 = f32((_e969 - _e409));
        let _e973 = local_175;
        if (_e973 > _e971) {
            let _e976 = local_176;
            phi_21558_ = (_e966 * (_e971 / _e976));
        } else {
            phi_21558_ = _e966;
        }
        let _e980 = phi_21558_;
        let _e985 = select(select(u32(_e980), 0u, (_e980 < 0f)), 4294967295u, (_e980 > 4294967000f));
        let _e987 = select(1u, _e985, (_e985 > 1u));
        let _e990 = frame_1.member[0u];
        let _e1023 = (((((_e907.x * _e907.x) * _e909.member_1.x) + ((_e907.y * _e907.y) * _e909.member_1.y)) + ((_e907.z * _e907.z) * _e909.member_1.z)) + (2f * ((((_e907.x * _e907.y) * _e909.member_2.x) + ((_e907.x * _e907.z) * _e909.member_2.y)) + ((_e907.y * _e907.z) * _e909.member_2.z))));
        if (_e1023 > 0f) {
            phi_21628_ = (12f * _e1023);
        } else {
            phi_21628_ = 0f;
        }
        let _e1027 = phi_21628_;
        let _e1028 = sqrt(_e1027);
        let _e1052 = (((((_e905.x * _e905.x) * _e909.member_1.x) + ((_e905.y * _e905.y) * _e909.member_1.y)) + ((_e905.z * _e905.z) * _e909.member_1.z)) + (2f * ((((_e905.x * _e905.y) * _e909.member_2.x) + ((_e905.x * _e905.z) * _e909.member_2.y)) + ((_e905.y * _e905.z) * _e909.member_2.z))));
        if (_e1052 > 0f) {
            phi_21686_ = (12f * _e1052);
        } else {
            phi_21686_ = 0f;
        }
        let _e1056 = phi_21686_;
        let _e1057 = sqrt(_e1056);
        let _e1060 = (select(0.000001f, _e1057, (_e1057 > 0.000001f)) / _e990.w);
        let _e1081 = (((((_e903.x * _e903.x) * _e909.member_1.x) + ((_e903.y * _e903.y) * _e909.member_1.y)) + ((_e903.z * _e903.z) * _e909.member_1.z)) + (2f * ((((_e903.x * _e903.y) * _e909.member_2.x) + ((_e903.x * _e903.z) * _e909.member_2.y)) + ((_e903.y * _e903.z) * _e909.member_2.z))));
        if (_e1081 > 0f) {
            phi_21744_ = (12f * _e1081);
        } else {
            phi_21744_ = 0f;
        }
        let _e1085 = phi_21744_;
        let _e1086 = sqrt(_e1085);
        let _e1092 = centers_1.member[_e406];
        let _e1109 = f32(_e987);
        let _e1112 = local_177;
        let _e1114 = (_e406 * 5u);
        axes.member[_e1114] = vec4<f32>(_e907.x, _e907.y, _e907.z, (_e990.x + ((_e1092.x + _e909.member.x) / _e990.w)));
        axes.member[(_e1114 + 1u)] = vec4<f32>(_e905.x, _e905.y, _e905.z, (_e990.y + ((_e1092.y + _e909.member.y) / _e990.w)));
        axes.member[(_e1114 + 2u)] = vec4<f32>(_e903.x, _e903.y, _e903.z, (_e990.z + ((_e1092.z + _e909.member.z) / _e990.w)));
        axes.member[(_e1114 + 3u)] = vec4<f32>((_e1109 / _e1060), _e1109, f32(_e1112), 0f);
        axes.member[(_e1114 + 4u)] = vec4<f32>((0.5f / (select(0.000001f, _e1028, (_e1028 > 0.000001f)) / _e990.w)), (0.5f / _e1060), (0.5f / (select(0.000001f, _e1086, (_e1086 > 0.000001f)) / _e990.w)), 0f);
        phi_21811_ = 0u;
        loop {
            let _e1138 = phi_21811_;
            let _e1139 = (_e1138 < _e987);
            if _e1139 {
                let _e1141 = local_178;
                strip_clusters.member[(_e1141 + _e1138)] = _e406;
                phi_21812_ = (_e1138 + 1u);
            } else {
                break;
            }
            let _e1147 = phi_21812_;
            continue;
            continuing {
                phi_21811_ = _e1147;
            }
        }
    }
    return;
}

fn function_44() {
    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_2.member.member_3;
    if (_e399 < _e402) {
        let _e406 = proxy_count.member[0u];
        if (_e399 >= _e406) {
            starts_4.member[_e399] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21910_: f32;
    var phi_21969_: u32;
    var phi_22146_: f32;
    var phi_22168_: f32;
    var phi_22253_: vec2<u32>;
    var phi_22277_: u32;
    var phi_22454_: f32;
    var phi_22476_: f32;
    var phi_22561_: vec2<u32>;
    var phi_22569_: type_48;
    var phi_22570_: vec2<u32>;
    var phi_22572_: vec2<u32>;
    var phi_22597_: u32;
    var phi_22614_: vec2<u32>;
    var phi_22797_: f32;
    var phi_22819_: f32;
    var phi_22890_: u32;
    var phi_22927_: u32;
    var phi_22891_: u32;
    var phi_22573_: vec2<u32>;
    var phi_22931_: type_48;
    var phi_22932_: type_48;
    var phi_22951_: u32;
    var phi_22991_: u32;
    var phi_22952_: u32;
    var phi_22997_: u32;
    var phi_23037_: u32;
    var phi_22998_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e391.z] = _e390.x;
    let _e399 = local_179[(_e392.z - 1u)];
    let _e406 = (((_e391.x + (_e391.y * _e392.x)) * 256u) + _e399);
    let _e407 = (_e399 == 0u);
    if _e407 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e411 = params_2.member.member;
    if (_e406 < _e411) {
        let _e415 = tags_4.member[_e406];
        let _e418 = axes_1.member[320u];
        let _e422 = params_2.member.member_16;
        let _e425 = params_2.member.member_17;
        let _e428 = params_2.member.member_18;
        let _e430 = select(_e428, _e422, (_e406 < _e425));
        if (_e430 < (8388608f / _e418.x)) {
            phi_21910_ = (_e430 * _e418.x);
        } else {
            phi_21910_ = 8388608f;
        }
        let _e435 = phi_21910_;
        let _e436 = (_e435 * 1.0000086f);
        let _e437 = (_e406 * 3u);
        let _e440 = corners.member[_e437];
        let _e450 = corners.member[(_e437 + 1u)];
        let _e460 = corners.member[(_e437 + 2u)];
        let _e467 = (bitcast<f32>(_e440.x) * _e418.x);
        let _e468 = (bitcast<f32>(_e440.y) * _e418.x);
        let _e469 = (bitcast<f32>(_e440.z) * _e418.x);
        let _e470 = (bitcast<f32>(_e450.x) * _e418.x);
        let _e471 = (bitcast<f32>(_e450.y) * _e418.x);
        let _e472 = (bitcast<f32>(_e450.z) * _e418.x);
        let _e473 = (bitcast<f32>(_e460.x) * _e418.x);
        let _e474 = (bitcast<f32>(_e460.y) * _e418.x);
        let _e475 = (bitcast<f32>(_e460.z) * _e418.x);
        let _e478 = (_e415.x == 0u);
        if _e478 {
            phi_21969_ = (32u + select(firstTrailingBit(_e415.y), 32u, (_e415.y == 0u)));
        } else {
            phi_21969_ = select(firstTrailingBit(_e415.x), 32u, _e478);
        }
        let _e486 = phi_21969_;
        let _e487 = (_e486 * 5u);
        let _e490 = axes_1.member[_e487];
        let _e495 = axes_1.member[(_e487 + 1u)];
        let _e500 = axes_1.member[(_e487 + 2u)];
        let _e502 = (_e467 - _e490.w);
        let _e503 = (_e468 - _e495.w);
        let _e504 = (_e469 - _e500.w);
        let _e505 = (_e470 - _e490.w);
        let _e506 = (_e471 - _e495.w);
        let _e507 = (_e472 - _e500.w);
        let _e508 = (_e473 - _e490.w);
        let _e509 = (_e474 - _e495.w);
        let _e510 = (_e475 - _e500.w);
        let _e511 = abs(_e502);
        let _e512 = abs(_e503);
        let _e514 = select(_e512, _e511, (_e511 > _e512));
        let _e515 = abs(_e504);
        let _e517 = select(_e515, _e514, (_e514 > _e515));
        let _e518 = abs(_e505);
        let _e519 = abs(_e506);
        let _e521 = select(_e519, _e518, (_e518 > _e519));
        let _e522 = abs(_e507);
        let _e524 = select(_e522, _e521, (_e521 > _e522));
        let _e526 = select(_e524, _e517, (_e517 > _e524));
        let _e527 = abs(_e508);
        let _e528 = abs(_e509);
        let _e530 = select(_e528, _e527, (_e527 > _e528));
        let _e531 = abs(_e510);
        let _e533 = select(_e531, _e530, (_e530 > _e531));
        let _e538 = (((0.0000019073486f * select(_e533, _e526, (_e526 > _e533))) + _e436) + 0.000000000000000000000000000000000000011754944f);
        let _e546 = (((_e490.x * _e502) + (_e490.y * _e503)) + (_e490.z * _e504));
        let _e551 = (((_e490.x * _e505) + (_e490.y * _e506)) + (_e490.z * _e507));
        let _e556 = (((_e490.x * _e508) + (_e490.y * _e509)) + (_e490.z * _e510));
        let _e558 = select(_e546, _e551, (_e551 < _e546));
        let _e569 = (((_e495.x * _e502) + (_e495.y * _e503)) + (_e495.z * _e504));
        let _e574 = (((_e495.x * _e505) + (_e495.y * _e506)) + (_e495.z * _e507));
        let _e579 = (((_e495.x * _e508) + (_e495.y * _e509)) + (_e495.z * _e510));
        let _e581 = select(_e569, _e574, (_e574 < _e569));
        let _e585 = select(_e569, _e574, (_e574 > _e569));
        let _e593 = axes_1.member[(_e487 + 3u)];
        let _e600 = axes_1.member[(_e487 + 4u)];
        let _e603 = (0.5f * _e593.y);
        let _e605 = (((select(_e581, _e579, (_e579 < _e581)) - _e538) * _e593.x) + (_e603 + -0.0078125f));
        if (_e605 < _e593.y) {
            phi_22146_ = _e605;
        } else {
            phi_22146_ = (_e593.y - 1f);
        }
        let _e609 = phi_22146_;
        let _e611 = select(0f, _e609, (_e609 > 0f));
        let _e616 = select(select(u32(_e611), 0u, (_e611 < 0f)), 4294967295u, (_e611 > 4294967000f));
        let _e619 = (((select(_e585, _e579, (_e579 > _e585)) + _e538) * _e593.x) + (_e603 + 0.0078125f));
        if (_e619 < _e593.y) {
            phi_22168_ = _e619;
        } else {
            phi_22168_ = (_e593.y - 1f);
        }
        let _e623 = phi_22168_;
        let _e625 = select(0f, _e623, (_e623 > 0f));
        let _e641 = params_2.member.member_20;
        let _e642 = (_e641 & 31u);
        let _e645 = f32((1u << bitcast<u32>(_e642)));
        let _e646 = (_e645 - 2f);
        let _e649 = (0.5f * _e645);
        let _e650 = (((select(_e558, _e556, (_e556 < _e558)) - _e538) * (_e600.x * _e645)) + _e649);
        let _e652 = select(_e646, _e650, (_e650 < _e646));
        let _e654 = select(1f, _e652, (_e652 > 1f));
        let _e664 = (1u << bitcast<u32>(((_e486 % 32u) & 31u)));
        if (_e486 < 32u) {
            phi_22253_ = vec2<u32>(_e664, 0u);
        } else {
            phi_22253_ = vec2<u32>(0u, _e664);
        }
        let _e669 = phi_22253_;
        let _e674 = (_e415.x & ~(_e669.x));
        let _e675 = (_e415.y & ~(_e669.y));
        if ((_e674 | _e675) == 0u) {
            phi_22569_ = type_48(0u, 0u, 0u);
            phi_22570_ = vec2<u32>(_e674, _e675);
        } else {
            let _e679 = (_e674 == 0u);
            if _e679 {
                phi_22277_ = (32u + select(firstTrailingBit(_e675), 32u, (_e675 == 0u)));
            } else {
                phi_22277_ = select(firstTrailingBit(_e674), 32u, _e679);
            }
            let _e687 = phi_22277_;
            let _e688 = (_e687 * 5u);
            let _e691 = axes_1.member[_e688];
            let _e696 = axes_1.member[(_e688 + 1u)];
            let _e701 = axes_1.member[(_e688 + 2u)];
            let _e703 = (_e467 - _e691.w);
            let _e704 = (_e468 - _e696.w);
            let _e705 = (_e469 - _e701.w);
            let _e706 = (_e470 - _e691.w);
            let _e707 = (_e471 - _e696.w);
            let _e708 = (_e472 - _e701.w);
            let _e709 = (_e473 - _e691.w);
            let _e710 = (_e474 - _e696.w);
            let _e711 = (_e475 - _e701.w);
            let _e712 = abs(_e703);
            let _e713 = abs(_e704);
            let _e715 = select(_e713, _e712, (_e712 > _e713));
            let _e716 = abs(_e705);
            let _e718 = select(_e716, _e715, (_e715 > _e716));
            let _e719 = abs(_e706);
            let _e720 = abs(_e707);
            let _e722 = select(_e720, _e719, (_e719 > _e720));
            let _e723 = abs(_e708);
            let _e725 = select(_e723, _e722, (_e722 > _e723));
            let _e727 = select(_e725, _e718, (_e718 > _e725));
            let _e728 = abs(_e709);
            let _e729 = abs(_e710);
            let _e731 = select(_e729, _e728, (_e728 > _e729));
            let _e732 = abs(_e711);
            let _e734 = select(_e732, _e731, (_e731 > _e732));
            let _e739 = (((0.0000019073486f * select(_e734, _e727, (_e727 > _e734))) + _e436) + 0.000000000000000000000000000000000000011754944f);
            let _e747 = (((_e691.x * _e703) + (_e691.y * _e704)) + (_e691.z * _e705));
            let _e752 = (((_e691.x * _e706) + (_e691.y * _e707)) + (_e691.z * _e708));
            let _e757 = (((_e691.x * _e709) + (_e691.y * _e710)) + (_e691.z * _e711));
            let _e759 = select(_e747, _e752, (_e752 < _e747));
            let _e770 = (((_e696.x * _e703) + (_e696.y * _e704)) + (_e696.z * _e705));
            let _e775 = (((_e696.x * _e706) + (_e696.y * _e707)) + (_e696.z * _e708));
            let _e780 = (((_e696.x * _e709) + (_e696.y * _e710)) + (_e696.z * _e711));
            let _e782 = select(_e770, _e775, (_e775 < _e770));
            let _e786 = select(_e770, _e775, (_e775 > _e770));
            let _e794 = axes_1.member[(_e688 + 3u)];
            let _e801 = axes_1.member[(_e688 + 4u)];
            let _e804 = (0.5f * _e794.y);
            let _e806 = (((select(_e782, _e780, (_e780 < _e782)) - _e739) * _e794.x) + (_e804 + -0.0078125f));
            if (_e806 < _e794.y) {
                phi_22454_ = _e806;
            } else {
                phi_22454_ = (_e794.y - 1f);
            }
            let _e810 = phi_22454_;
            let _e812 = select(0f, _e810, (_e810 > 0f));
            let _e817 = select(select(u32(_e812), 0u, (_e812 < 0f)), 4294967295u, (_e812 > 4294967000f));
            let _e820 = (((select(_e786, _e780, (_e780 > _e786)) + _e739) * _e794.x) + (_e804 + 0.0078125f));
            if (_e820 < _e794.y) {
                phi_22476_ = _e820;
            } else {
                phi_22476_ = (_e794.y - 1f);
            }
            let _e824 = phi_22476_;
            let _e826 = select(0f, _e824, (_e824 > 0f));
            let _e842 = (((select(_e759, _e757, (_e757 < _e759)) - _e739) * (_e801.x * _e645)) + _e649);
            let _e844 = select(_e646, _e842, (_e842 < _e646));
            let _e846 = select(1f, _e844, (_e844 > 1f));
            let _e856 = (1u << bitcast<u32>(((_e687 % 32u) & 31u)));
            if (_e687 < 32u) {
                phi_22561_ = vec2<u32>(_e856, 0u);
            } else {
                phi_22561_ = vec2<u32>(0u, _e856);
            }
            let _e861 = phi_22561_;
            phi_22569_ = type_48((select(select(u32(_e794.z), 0u, (_e794.z < 0f)), 4294967295u, (_e794.z > 4294967000f)) + _e817), ((select(select(u32(_e826), 0u, (_e826 < 0f)), 4294967295u, (_e826 > 4294967000f)) - _e817) + 1u), select(select(u32(_e846), 0u, (_e846 < 0f)), 4294967295u, (_e846 > 4294967000f)));
            phi_22570_ = vec2<u32>((_e674 & ~(_e861.x)), (_e675 & ~(_e861.y)));
        }
        let _e870 = phi_22569_;
        let _e872 = phi_22570_;
        phi_22572_ = _e872;
        loop {
            let _e874 = phi_22572_;
            let _e878 = ((_e874.x | _e874.y) == 0u);
            if _e878 {
                phi_22573_ = vec2<u32>();
            } else {
                let _e879 = (_e874.x == 0u);
                if _e879 {
                    phi_22597_ = (32u + select(firstTrailingBit(_e874.y), 32u, (_e874.y == 0u)));
                } else {
                    phi_22597_ = select(firstTrailingBit(_e874.x), 32u, _e879);
                }
                let _e887 = phi_22597_;
                let _e891 = (1u << bitcast<u32>(((_e887 % 32u) & 31u)));
                if (_e887 < 32u) {
                    phi_22614_ = vec2<u32>(_e891, 0u);
                } else {
                    phi_22614_ = vec2<u32>(0u, _e891);
                }
                let _e896 = phi_22614_;
                let _e903 = (_e887 * 5u);
                let _e906 = axes_1.member[_e903];
                let _e911 = axes_1.member[(_e903 + 1u)];
                let _e916 = axes_1.member[(_e903 + 2u)];
                let _e918 = (_e467 - _e906.w);
                let _e919 = (_e468 - _e911.w);
                let _e920 = (_e469 - _e916.w);
                let _e921 = (_e470 - _e906.w);
                let _e922 = (_e471 - _e911.w);
                let _e923 = (_e472 - _e916.w);
                let _e924 = (_e473 - _e906.w);
                let _e925 = (_e474 - _e911.w);
                let _e926 = (_e475 - _e916.w);
                let _e927 = abs(_e918);
                let _e928 = abs(_e919);
                let _e930 = select(_e928, _e927, (_e927 > _e928));
                let _e931 = abs(_e920);
                let _e933 = select(_e931, _e930, (_e930 > _e931));
                let _e934 = abs(_e921);
                let _e935 = abs(_e922);
                let _e937 = select(_e935, _e934, (_e934 > _e935));
                let _e938 = abs(_e923);
                let _e940 = select(_e938, _e937, (_e937 > _e938));
                let _e942 = select(_e940, _e933, (_e933 > _e940));
                let _e943 = abs(_e924);
                let _e944 = abs(_e925);
                let _e946 = select(_e944, _e943, (_e943 > _e944));
                let _e947 = abs(_e926);
                let _e949 = select(_e947, _e946, (_e946 > _e947));
                let _e954 = (((0.0000019073486f * select(_e949, _e942, (_e942 > _e949))) + _e436) + 0.000000000000000000000000000000000000011754944f);
                let _e962 = (((_e906.x * _e918) + (_e906.y * _e919)) + (_e906.z * _e920));
                let _e967 = (((_e906.x * _e921) + (_e906.y * _e922)) + (_e906.z * _e923));
                let _e972 = (((_e906.x * _e924) + (_e906.y * _e925)) + (_e906.z * _e926));
                let _e974 = select(_e962, _e967, (_e967 < _e962));
                let _e985 = (((_e911.x * _e918) + (_e911.y * _e919)) + (_e911.z * _e920));
                let _e990 = (((_e911.x * _e921) + (_e911.y * _e922)) + (_e911.z * _e923));
                let _e995 = (((_e911.x * _e924) + (_e911.y * _e925)) + (_e911.z * _e926));
                let _e997 = select(_e985, _e990, (_e990 < _e985));
                let _e1001 = select(_e985, _e990, (_e990 > _e985));
                let _e1009 = axes_1.member[(_e903 + 3u)];
                let _e1016 = axes_1.member[(_e903 + 4u)];
                let _e1019 = (0.5f * _e1009.y);
                let _e1021 = (((select(_e997, _e995, (_e995 < _e997)) - _e954) * _e1009.x) + (_e1019 + -0.0078125f));
                if (_e1021 < _e1009.y) {
                    phi_22797_ = _e1021;
                } else {
                    phi_22797_ = (_e1009.y - 1f);
                }
                let _e1025 = phi_22797_;
                let _e1027 = select(0f, _e1025, (_e1025 > 0f));
                let _e1032 = select(select(u32(_e1027), 0u, (_e1027 < 0f)), 4294967295u, (_e1027 > 4294967000f));
                let _e1035 = (((select(_e1001, _e995, (_e995 > _e1001)) + _e954) * _e1009.x) + (_e1019 + 0.0078125f));
                if (_e1035 < _e1009.y) {
                    phi_22819_ = _e1035;
                } else {
                    phi_22819_ = (_e1009.y - 1f);
                }
                let _e1039 = phi_22819_;
                let _e1041 = select(0f, _e1039, (_e1039 > 0f));
                let _e1054 = ((select(select(u32(_e1041), 0u, (_e1041 < 0f)), 4294967295u, (_e1041 > 4294967000f)) - _e1032) + 1u);
                let _e1057 = (((select(_e974, _e972, (_e972 < _e974)) - _e954) * (_e1016.x * _e645)) + _e649);
                let _e1059 = select(_e646, _e1057, (_e1057 < _e646));
                let _e1061 = select(1f, _e1059, (_e1059 > 1f));
                let _e1069 = atomicAdd((&proxy_count_1.member[0u]), _e1054);
                phi_22890_ = 0u;
                loop {
                    let _e1071 = phi_22890_;
                    let _e1072 = (_e1071 < _e1054);
                    if _e1072 {
                        let _e1073 = (_e1069 + _e1071);
                        let _e1076 = params_2.member.member_3;
                        if (_e1073 < _e1076) {
                            starts_5.member[_e1073] = ((((select(select(u32(_e1009.z), 0u, (_e1009.z < 0f)), 4294967295u, (_e1009.z > 4294967000f)) + _e1032) + _e1071) << bitcast<u32>(_e642)) | select(select(u32(_e1061), 0u, (_e1061 < 0f)), 4294967295u, (_e1061 > 4294967000f)));
                            if (_e1071 > 0u) {
                                phi_22927_ = (_e406 | 2147483648u);
                            } else {
                                phi_22927_ = _e406;
                            }
                            let _e1087 = phi_22927_;
                            proxies_1.member[_e1073] = _e1087;
                        }
                        phi_22891_ = (_e1071 + 1u);
                    } else {
                        break;
                    }
                    let _e1092 = phi_22891_;
                    continue;
                    continuing {
                        phi_22890_ = _e1092;
                    }
                }
                phi_22573_ = (_e874 & vec2<u32>(~(_e896.x), ~(_e896.y)));
            }
            let _e1095 = phi_22573_;
            continue;
            continuing {
                phi_22572_ = _e1095;
                break if !(select(true, false, _e878));
            }
        }
        phi_22931_ = _e870;
        phi_22932_ = type_48((select(select(u32(_e593.z), 0u, (_e593.z < 0f)), 4294967295u, (_e593.z > 4294967000f)) + _e616), ((select(select(u32(_e625), 0u, (_e625 < 0f)), 4294967295u, (_e625 > 4294967000f)) - _e616) + 1u), select(select(u32(_e654), 0u, (_e654 < 0f)), 4294967295u, (_e654 > 4294967000f)));
    } else {
        phi_22931_ = type_48(0u, 0u, 0u);
        phi_22932_ = type_48(0u, 0u, 0u);
    }
    let _e1099 = phi_22931_;
    let _e1101 = phi_22932_;
    let _e1106 = atomicAdd((&reserved_1[0u]), (_e1101.member_1 + _e1099.member_1));
    workgroupBarrier();
    if _e407 {
        let _e1107 = atomicLoad((&reserved_1[0u]));
        let _e1110 = atomicAdd((&proxy_count_1.member[0u]), _e1107);
        atomicStore((&reserved_1[1u]), _e1110);
    }
    workgroupBarrier();
    let _e1113 = atomicLoad((&reserved_1[1u]));
    let _e1114 = (_e1113 + _e1106);
    phi_22951_ = 0u;
    loop {
        let _e1116 = phi_22951_;
        let _e1117 = (_e1116 < _e1101.member_1);
        if _e1117 {
            let _e1118 = (_e1114 + _e1116);
            let _e1121 = params_2.member.member_3;
            if (_e1118 < _e1121) {
                let _e1127 = params_2.member.member_20;
                starts_5.member[_e1118] = (((_e1101.member + _e1116) << bitcast<u32>((_e1127 & 31u))) | _e1101.member_2);
                if (_e1116 > 0u) {
                    phi_22991_ = (_e406 | 2147483648u);
                } else {
                    phi_22991_ = _e406;
                }
                let _e1138 = phi_22991_;
                proxies_1.member[_e1118] = _e1138;
            }
            phi_22952_ = (_e1116 + 1u);
        } else {
            break;
        }
        let _e1143 = phi_22952_;
        continue;
        continuing {
            phi_22951_ = _e1143;
        }
    }
    phi_22997_ = 0u;
    loop {
        let _e1147 = phi_22997_;
        let _e1148 = (_e1147 < _e1099.member_1);
        if _e1148 {
            let _e1149 = ((_e1114 + _e1101.member_1) + _e1147);
            let _e1152 = params_2.member.member_3;
            if (_e1149 < _e1152) {
                let _e1158 = params_2.member.member_20;
                starts_5.member[_e1149] = (((_e1099.member + _e1147) << bitcast<u32>((_e1158 & 31u))) | _e1099.member_2);
                if (_e1147 > 0u) {
                    phi_23037_ = (_e406 | 2147483648u);
                } else {
                    phi_23037_ = _e406;
                }
                let _e1169 = phi_23037_;
                proxies_1.member[_e1149] = _e1169;
            }
            phi_22998_ = (_e1147 + 1u);
        } else {
            break;
        }
        let _e1174 = phi_22998_;
        continue;
        continuing {
            phi_22997_ = _e1174;
        }
    }
    return;
}

fn function_46() {
    var phi_23110_: f32;
    var phi_23426_: vec2<u32>;
    var phi_23581_: vec2<u32>;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params_2.member.member_3;
    if (_e399 < _e402) {
        let _e406 = sorted_starts_1.member[_e399];
        if (_e406 != 4294967295u) {
            let _e410 = proxies_2.member[_e399];
            let _e413 = params_2.member.member_20;
            let _e414 = (_e413 & 31u);
            let _e416 = (_e406 >> bitcast<u32>(_e414));
            let _e419 = strip_clusters_1.member[_e416];
            let _e420 = (_e410 & 2147483647u);
            let _e423 = axes_2.member[320u];
            let _e427 = params_2.member.member_16;
            let _e430 = params_2.member.member_17;
            let _e433 = params_2.member.member_18;
            let _e435 = select(_e433, _e427, (_e420 < _e430));
            if (_e435 < (8388608f / _e423.x)) {
                phi_23110_ = (_e435 * _e423.x);
            } else {
                phi_23110_ = 8388608f;
            }
            let _e440 = phi_23110_;
            let _e442 = (_e420 * 3u);
            let _e445 = corners_2.member[_e442];
            let _e455 = corners_2.member[(_e442 + 1u)];
            let _e465 = corners_2.member[(_e442 + 2u)];
            let _e481 = (_e419 * 5u);
            let _e484 = axes_2.member[_e481];
            let _e489 = axes_2.member[(_e481 + 1u)];
            let _e494 = axes_2.member[(_e481 + 2u)];
            let _e496 = ((bitcast<f32>(_e445.x) * _e423.x) - _e484.w);
            let _e497 = ((bitcast<f32>(_e445.y) * _e423.x) - _e489.w);
            let _e498 = ((bitcast<f32>(_e445.z) * _e423.x) - _e494.w);
            let _e499 = ((bitcast<f32>(_e455.x) * _e423.x) - _e484.w);
            let _e500 = ((bitcast<f32>(_e455.y) * _e423.x) - _e489.w);
            let _e501 = ((bitcast<f32>(_e455.z) * _e423.x) - _e494.w);
            let _e502 = ((bitcast<f32>(_e465.x) * _e423.x) - _e484.w);
            let _e503 = ((bitcast<f32>(_e465.y) * _e423.x) - _e489.w);
            let _e504 = ((bitcast<f32>(_e465.z) * _e423.x) - _e494.w);
            let _e505 = abs(_e496);
            let _e506 = abs(_e497);
            let _e508 = select(_e506, _e505, (_e505 > _e506));
            let _e509 = abs(_e498);
            let _e511 = select(_e509, _e508, (_e508 > _e509));
            let _e512 = abs(_e499);
            let _e513 = abs(_e500);
            let _e515 = select(_e513, _e512, (_e512 > _e513));
            let _e516 = abs(_e501);
            let _e518 = select(_e516, _e515, (_e515 > _e516));
            let _e520 = select(_e518, _e511, (_e511 > _e518));
            let _e521 = abs(_e502);
            let _e522 = abs(_e503);
            let _e524 = select(_e522, _e521, (_e521 > _e522));
            let _e525 = abs(_e504);
            let _e527 = select(_e525, _e524, (_e524 > _e525));
            let _e532 = (((0.0000019073486f * select(_e527, _e520, (_e520 > _e527))) + (_e440 * 1.0000086f)) + 0.000000000000000000000000000000000000011754944f);
            let _e540 = (((_e484.x * _e496) + (_e484.y * _e497)) + (_e484.z * _e498));
            let _e545 = (((_e484.x * _e499) + (_e484.y * _e500)) + (_e484.z * _e501));
            let _e550 = (((_e484.x * _e502) + (_e484.y * _e503)) + (_e484.z * _e504));
            let _e552 = select(_e540, _e545, (_e545 > _e540));
            let _e563 = (((_e489.x * _e496) + (_e489.y * _e497)) + (_e489.z * _e498));
            let _e568 = (((_e489.x * _e499) + (_e489.y * _e500)) + (_e489.z * _e501));
            let _e573 = (((_e489.x * _e502) + (_e489.y * _e503)) + (_e489.z * _e504));
            let _e575 = select(_e563, _e568, (_e568 < _e563));
            let _e579 = select(_e563, _e568, (_e568 > _e563));
            let _e591 = (((_e494.x * _e496) + (_e494.y * _e497)) + (_e494.z * _e498));
            let _e596 = (((_e494.x * _e499) + (_e494.y * _e500)) + (_e494.z * _e501));
            let _e601 = (((_e494.x * _e502) + (_e494.y * _e503)) + (_e494.z * _e504));
            let _e603 = select(_e591, _e596, (_e596 < _e591));
            let _e607 = select(_e591, _e596, (_e596 > _e591));
            let _e615 = axes_2.member[(_e481 + 4u)];
            let _e621 = tags_5.member[_e420];
            let _e630 = ((1u << bitcast<u32>(((_e419 % 32u) & 31u))) - 1u);
            if (_e419 < 32u) {
                phi_23426_ = vec2<u32>((_e621.x & _e630), 0u);
            } else {
                phi_23426_ = vec2<u32>(_e621.x, (_e621.y & _e630));
            }
            let _e637 = phi_23426_;
            let _e648 = (_e615.y * 32768f);
            let _e650 = (((select(_e575, _e573, (_e573 < _e575)) - _e532) * _e648) + 16384f);
            let _e652 = select(32767f, _e650, (_e650 < 32767f));
            let _e654 = select(0f, _e652, (_e652 > 0f));
            let _e660 = (_e615.z * 32768f);
            let _e662 = (((select(_e603, _e601, (_e601 < _e603)) - _e532) * _e660) + 16384f);
            let _e664 = select(32767f, _e662, (_e662 < 32767f));
            let _e666 = select(0f, _e664, (_e664 > 0f));
            let _e676 = (((select(_e579, _e573, (_e573 > _e579)) + _e532) * _e648) + 16385f);
            let _e678 = select(32767f, _e676, (_e676 < 32767f));
            let _e680 = select(0f, _e678, (_e678 > 0f));
            let _e687 = (((select(_e607, _e601, (_e601 > _e607)) + _e532) * _e660) + 16385f);
            let _e689 = select(32767f, _e687, (_e687 < 32767f));
            let _e691 = select(0f, _e689, (_e689 > 0f));
            boxes_5.member[_e399] = vec4<u32>(_e420, (select(select(u32(_e654), 0u, (_e654 < 0f)), 4294967295u, (_e654 > 4294967000f)) | (select(select(u32(_e666), 0u, (_e666 < 0f)), 4294967295u, (_e666 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e680), 0u, (_e680 < 0f)), 4294967295u, (_e680 > 4294967000f)) | (select(select(u32(_e691), 0u, (_e691 < 0f)), 4294967295u, (_e691 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e637.x & 2147483647u) | select(0u, 2147483648u, ((_e410 & 2147483648u) != 0u))));
            let _e706 = f32((1u << bitcast<u32>(_e414)));
            let _e707 = (_e706 - 2f);
            let _e712 = (((select(_e552, _e550, (_e550 > _e552)) + _e532) * (_e615.x * _e706)) + ((0.5f * _e706) + 1f));
            let _e714 = select(_e707, _e712, (_e712 < _e707));
            let _e716 = select(1f, _e714, (_e714 > 1f));
            phi_23581_ = vec2<u32>(((_e416 << bitcast<u32>(_e414)) | select(select(u32(_e716), 0u, (_e716 < 0f)), 4294967295u, (_e716 > 4294967000f))), ((_e637.x >> bitcast<u32>(31u)) | (_e637.y << bitcast<u32>(1i))));
        } else {
            phi_23581_ = vec2<u32>(0u, 0u);
        }
        let _e727 = phi_23581_;
        ends_1.member[_e399][0u] = _e727.x;
        ends_1.member[_e399][1u] = _e727.y;
    }
    return;
}

fn function_47() {
    var phi_23615_: u32;
    var phi_23618_: u32;
    var phi_23637_: u32;
    var phi_23616_: u32;
    var phi_23619_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_23648_: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e400 = (_e399 * 256u);
    let _e403 = params_2.member.member_3;
    if (_e400 < _e403) {
        let _e407 = last_ends.member[_e399];
        phi_23615_ = _e403;
        phi_23618_ = _e400;
        loop {
            let _e409 = phi_23615_;
            let _e411 = phi_23618_;
            local_180 = _e411;
            local_181 = _e411;
            let _e412 = (_e411 < _e409);
            if _e412 {
                let _e415 = (_e411 + ((_e409 - _e411) / 2u));
                let _e418 = sorted_starts.member[_e415];
                let _e419 = (_e418 <= _e407);
                if _e419 {
                    phi_23637_ = (_e415 + 1u);
                } else {
                    phi_23637_ = _e411;
                }
                let _e422 = phi_23637_;
                phi_23616_ = select(_e415, _e409, _e419);
                phi_23619_ = _e422;
            } else {
                break;
            }
            let _e425 = phi_23616_;
            let _e427 = phi_23619_;
            continue;
            continuing {
                phi_23615_ = _e425;
                phi_23618_ = _e427;
            }
        }
        let _e431 = local_180;
        if (_e431 > (_e400 + 1u)) {
            let _e434 = local_181;
            phi_23648_ = ((((_e434 - 1u) / 256u) - (_e400 / 256u)) + 1u);
        } else {
            phi_23648_ = 0u;
        }
        let _e441 = phi_23648_;
        tile_counts.member[_e399] = _e441;
    }
    return;
}

fn function_48() {
    var phi_23678_: u32;
    var phi_23681_: u32;
    var phi_23679_: u32;
    var phi_23682_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e400 = ((((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x) * 16u);
    let _e401 = (_e400 + 16u);
    let _e404 = params_2.member.member_3;
    phi_23678_ = _e400;
    phi_23681_ = 0u;
    loop {
        let _e408 = phi_23678_;
        let _e410 = phi_23681_;
        local_182 = _e410;
        local_183 = _e410;
        local_184 = _e410;
        let _e411 = (_e408 < select(_e404, _e401, (_e401 < _e404)));
        if _e411 {
            let _e415 = ends_2.member[_e408][0u];
            phi_23679_ = (_e408 + 1u);
            phi_23682_ = select(_e410, _e415, (_e415 > _e410));
        } else {
            break;
        }
        let _e420 = phi_23679_;
        let _e422 = phi_23682_;
        continue;
        continuing {
            phi_23678_ = _e420;
            phi_23681_ = _e422;
        }
    }
    let _e425 = local_182;
    if (_e425 > 0u) {
        let _e429 = local_183;
        let _e432 = local_184;
        let _e436 = atomicMax((&last_ends_1.member[(_e400 / 256u)]), select(1u, _e432, (_e429 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_23766_: bool;
    var phi_23780_: u32;
    var phi_23783_: u32;
    var phi_23781_: u32;
    var phi_23784_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_23814_: u32;
    var phi_23824_: u32;
    var phi_23825_: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = scanned.member[0u];
    let _e405 = params_2.member.member_15;
    let _e407 = select(_e402, _e405, (_e402 > _e405));
    let _e410 = params_2.member.member_14;
    let _e413 = (select(_e410, _e407, (_e407 > _e410)) - _e410);
    let _e416 = params_2.member.member_13;
    if (_e413 > _e416) {
        phi_23766_ = true;
    } else {
        let _e420 = scanned.member[1u];
        phi_23766_ = select(true, false, (_e420 == 0u));
    }
    let _e424 = phi_23766_;
    let _e425 = select(_e413, 0u, _e424);
    if (_e399 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e425;
        phi_23780_ = 1u;
        phi_23783_ = _e425;
        loop {
            let _e436 = phi_23780_;
            let _e438 = phi_23783_;
            local_185 = _e438;
            local_186 = _e436;
            let _e439 = (_e438 > 65535u);
            if _e439 {
                phi_23781_ = (_e436 << bitcast<u32>(1i));
                phi_23784_ = ((_e438 >> bitcast<u32>(1i)) + (_e438 & 1u));
            } else {
                break;
            }
            let _e447 = phi_23781_;
            let _e449 = phi_23784_;
            continue;
            continuing {
                phi_23780_ = _e447;
                phi_23783_ = _e449;
            }
        }
        let _e452 = local_185;
        let _e454 = local_186;
        arguments_2.member[0u] = type_48(_e452, _e454, 1u);
    }
    let _e460 = params_2.member.member_3;
    let _e461 = (_e460 / 256u);
    if ((_e460 % 256u) > 0u) {
        phi_23814_ = (_e461 + 1u);
    } else {
        phi_23814_ = _e461;
    }
    let _e466 = phi_23814_;
    if (_e399 < _e466) {
        let _e470 = first_tiles.member[_e399];
        let _e473 = tile_counts_1.member[_e399];
        phi_23824_ = 0u;
        loop {
            let _e475 = phi_23824_;
            let _e476 = (_e475 < _e473);
            if _e476 {
                let _e478 = ((_e470 + _e475) - _e410);
                if (_e478 < _e425) {
                    let _e480 = (_e478 * 2u);
                    list.member[(4u + _e480)] = _e399;
                    list.member[(_e480 + 5u)] = (_e399 + _e475);
                }
                phi_23825_ = (_e475 + 1u);
            } else {
                break;
            }
            let _e490 = phi_23825_;
            continue;
            continuing {
                phi_23824_ = _e490;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23891_: u32;
    var phi_23898_: u32;
    var phi_23901_: type_84;
    var phi_23899_: u32;
    var phi_23902_: type_84;
    var local_188: type_84;
    var local_189: type_84;
    var phi_24001_: u32;
    var phi_24004_: type_84;
    var phi_24002_: u32;
    var phi_24005_: type_84;
    var local_190: type_84;
    var local_191: type_84;
    var phi_24099_: type_84;
    var phi_24105_: u32;
    var phi_24108_: type_84;
    var phi_24106_: u32;
    var phi_24109_: type_84;
    var phi_24199_: type_84;
    var phi_24274_: type_56;
    var phi_24282_: u32;
    var phi_24302_: u32;
    var phi_24305_: u32;
    var phi_24307_: u32;
    var phi_24309_: u32;
    var phi_24330_: bool;
    var phi_24331_: bool;
    var phi_24344_: bool;
    var phi_24345_: bool;
    var phi_24358_: bool;
    var phi_24359_: bool;
    var phi_24303_: u32;
    var phi_24306_: u32;
    var phi_24308_: u32;
    var phi_24310_: u32;
    var phi_24365_: u32;
    var phi_24385_: u32;
    var phi_24386_: u32;
    var local_192: u32;
    var local_193: u32;
    var local_194: u32;
    var phi_24366_: u32;
    var local_195: type_84;
    var local_196: type_84;
    var local_197: type_84;
    var local_198: type_84;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e391.z] = _e390.x;
    let _e399 = local_187[(_e392.z - 1u)];
    let _e409 = params_2.member.member;
    let _e410 = (_e409 / 2048u);
    if ((_e409 % 2048u) > 0u) {
        phi_23891_ = (_e410 + 1u);
    } else {
        phi_23891_ = _e410;
    }
    let _e415 = phi_23891_;
    let _e418 = low_1.member[0u];
    let _e421 = high_1.member[0u];
    phi_23898_ = _e399;
    phi_23901_ = type_84(_e418, _e421);
    loop {
        let _e424 = phi_23898_;
        let _e426 = phi_23901_;
        local_188 = _e426;
        local_189 = _e426;
        local_195 = _e426;
        local_197 = _e426;
        let _e427 = (_e424 < _e415);
        if _e427 {
            let _e430 = low_1.member[_e424];
            let _e433 = high_1.member[_e424];
            phi_23899_ = (_e424 + 256u);
            phi_23902_ = type_84(vec4<f32>(select(_e430.x, _e426.member.x, (_e426.member.x < _e430.x)), select(_e430.y, _e426.member.y, (_e426.member.y < _e430.y)), select(_e430.z, _e426.member.z, (_e426.member.z < _e430.z)), select(_e430.w, _e426.member.w, (_e426.member.w < _e430.w))), vec4<f32>(select(_e433.x, _e426.member_1.x, (_e426.member_1.x > _e433.x)), select(_e433.y, _e426.member_1.y, (_e426.member_1.y > _e433.y)), select(_e433.z, _e426.member_1.z, (_e426.member_1.z > _e433.z)), select(_e433.w, _e426.member_1.w, (_e426.member_1.w > _e433.w))));
        } else {
            break;
        }
        let _e473 = phi_23899_;
        let _e475 = phi_23902_;
        continue;
        continuing {
            phi_23898_ = _e473;
            phi_23901_ = _e475;
        }
    }
    let _e478 = local_188;
    lows[_e399] = _e478.member;
    let _e482 = local_189;
    highs[_e399] = _e482.member_1;
    workgroupBarrier();
    if ((_e399 & 15u) == 0u) {
        phi_24001_ = 1u;
        let _e825 = local_195;
        phi_24004_ = _e825;
        loop {
            let _e488 = phi_24001_;
            let _e490 = phi_24004_;
            local_190 = _e490;
            local_191 = _e490;
            local_196 = _e490;
            let _e491 = (_e488 < 16u);
            if _e491 {
                let _e492 = (_e399 + _e488);
                let _e494 = lows[_e492];
                let _e496 = highs[_e492];
                phi_24002_ = (_e488 + _e392.z);
                phi_24005_ = type_84(vec4<f32>(select(_e494.x, _e490.member.x, (_e490.member.x < _e494.x)), select(_e494.y, _e490.member.y, (_e490.member.y < _e494.y)), select(_e494.z, _e490.member.z, (_e490.member.z < _e494.z)), select(_e494.w, _e490.member.w, (_e490.member.w < _e494.w))), vec4<f32>(select(_e496.x, _e490.member_1.x, (_e490.member_1.x > _e496.x)), select(_e496.y, _e490.member_1.y, (_e490.member_1.y > _e496.y)), select(_e496.z, _e490.member_1.z, (_e490.member_1.z > _e496.z)), select(_e496.w, _e490.member_1.w, (_e490.member_1.w > _e496.w))));
            } else {
                break;
            }
            let _e536 = phi_24002_;
            let _e538 = phi_24005_;
            continue;
            continuing {
                phi_24001_ = _e536;
                phi_24004_ = _e538;
            }
        }
        let _e541 = local_190;
        lows[_e399] = _e541.member;
        let _e544 = local_191;
        highs[_e399] = _e544.member_1;
        let _e832 = local_196;
        phi_24099_ = _e832;
    } else {
        let _e834 = local_197;
        phi_24099_ = _e834;
    }
    let _e547 = phi_24099_;
    workgroupBarrier();
    if (_e399 == 0u) {
        phi_24105_ = 16u;
        phi_24108_ = _e547;
        loop {
            let _e550 = phi_24105_;
            let _e552 = phi_24108_;
            local_198 = _e552;
            let _e553 = (_e550 < 256u);
            if _e553 {
                let _e555 = lows[_e550];
                let _e557 = highs[_e550];
                phi_24106_ = (_e550 + (16u * _e392.z));
                phi_24109_ = type_84(vec4<f32>(select(_e555.x, _e552.member.x, (_e552.member.x < _e555.x)), select(_e555.y, _e552.member.y, (_e552.member.y < _e555.y)), select(_e555.z, _e552.member.z, (_e552.member.z < _e555.z)), select(_e555.w, _e552.member.w, (_e552.member.w < _e555.w))), vec4<f32>(select(_e557.x, _e552.member_1.x, (_e552.member_1.x > _e557.x)), select(_e557.y, _e552.member_1.y, (_e552.member_1.y > _e557.y)), select(_e557.z, _e552.member_1.z, (_e552.member_1.z > _e557.z)), select(_e557.w, _e552.member_1.w, (_e552.member_1.w > _e557.w))));
            } else {
                break;
            }
            let _e598 = phi_24106_;
            let _e600 = phi_24109_;
            continue;
            continuing {
                phi_24105_ = _e598;
                phi_24108_ = _e600;
            }
        }
        let _e841 = local_198;
        phi_24199_ = _e841;
    } else {
        phi_24199_ = _e547;
    }
    let _e603 = phi_24199_;
    workgroupBarrier();
    let _e604 = ((((_e391.x + (_e391.y * _e392.x)) * 256u) + _e399) == 0u);
    if _e604 {
        let _e609 = abs(_e603.member.x);
        let _e610 = abs(_e603.member.y);
        let _e612 = select(_e610, _e609, (_e609 > _e610));
        let _e613 = abs(_e603.member.z);
        let _e615 = select(_e613, _e612, (_e612 > _e613));
        let _e620 = abs(_e603.member_1.x);
        let _e621 = abs(_e603.member_1.y);
        let _e623 = select(_e621, _e620, (_e620 > _e621));
        let _e624 = abs(_e603.member_1.z);
        let _e626 = select(_e624, _e623, (_e623 > _e624));
        let _e633 = (274u - ((bitcast<u32>(select(_e626, _e615, (_e615 > _e626))) >> bitcast<u32>(23i)) & 255u));
        let _e639 = vec4(bitcast<f32>((select(253u, _e633, (_e633 < 253u)) << bitcast<u32>(23i))));
        highs[0u] = _e639;
        frame_2.member[1u] = _e639;
        not_finite.member[0u] = select(0u, 1u, (_e603.member_1.w != 0f));
    }
    workgroupBarrier();
    let _e650 = highs[0u];
    if (_e409 < 256u) {
        phi_24274_ = type_56(_e409, 1u);
    } else {
        phi_24274_ = type_56(256u, (_e409 / 256u));
    }
    let _e657 = phi_24274_;
    let _e660 = (_e399 < _e657.member);
    if _e660 {
        phi_24282_ = (_e399 * _e657.member_1);
    } else {
        phi_24282_ = 0u;
    }
    let _e663 = phi_24282_;
    let _e667 = corners_2.member[(_e663 * 3u)];
    let _e674 = (bitcast<f32>(_e667.x) * _e650.x);
    let _e675 = (bitcast<f32>(_e667.y) * _e650.x);
    let _e676 = (bitcast<f32>(_e667.z) * _e650.x);
    lows[_e399] = vec4<f32>(_e674, _e675, _e676, 0f);
    workgroupBarrier();
    if _e660 {
        phi_24302_ = 0u;
        phi_24305_ = 0u;
        phi_24307_ = 0u;
        phi_24309_ = 0u;
        loop {
            let _e679 = phi_24302_;
            let _e681 = phi_24305_;
            let _e683 = phi_24307_;
            let _e685 = phi_24309_;
            local_192 = _e685;
            local_193 = _e683;
            local_194 = _e681;
            let _e686 = (_e679 < _e657.member);
            if _e686 {
                let _e688 = lows[_e679];
                let _e689 = (_e679 < _e399);
                if (_e688.x < _e674) {
                    phi_24331_ = true;
                } else {
                    if _e689 {
                        phi_24330_ = (_e688.x == _e674);
                    } else {
                        phi_24330_ = false;
                    }
                    let _e694 = phi_24330_;
                    phi_24331_ = _e694;
                }
                let _e696 = phi_24331_;
                if (_e688.y < _e675) {
                    phi_24345_ = true;
                } else {
                    if _e689 {
                        phi_24344_ = (_e688.y == _e675);
                    } else {
                        phi_24344_ = false;
                    }
                    let _e703 = phi_24344_;
                    phi_24345_ = _e703;
                }
                let _e705 = phi_24345_;
                if (_e688.z < _e676) {
                    phi_24359_ = true;
                } else {
                    if _e689 {
                        phi_24358_ = (_e688.z == _e676);
                    } else {
                        phi_24358_ = false;
                    }
                    let _e712 = phi_24358_;
                    phi_24359_ = _e712;
                }
                let _e714 = phi_24359_;
                phi_24303_ = (_e679 + 1u);
                phi_24306_ = (_e681 + select(0u, 1u, _e714));
                phi_24308_ = (_e683 + select(0u, 1u, _e705));
                phi_24310_ = (_e685 + select(0u, 1u, _e696));
            } else {
                break;
            }
            let _e719 = phi_24303_;
            let _e721 = phi_24306_;
            let _e723 = phi_24308_;
            let _e725 = phi_24310_;
            continue;
            continuing {
                phi_24302_ = _e719;
                phi_24305_ = _e721;
                phi_24307_ = _e723;
                phi_24309_ = _e725;
            }
        }
        let _e727 = (_e657.member / 8u);
        phi_24365_ = 0u;
        loop {
            let _e729 = phi_24365_;
            let _e730 = (_e729 < 3u);
            if _e730 {
                if (_e729 == 0u) {
                    phi_24386_ = _e727;
                } else {
                    if (_e729 == 1u) {
                        phi_24385_ = (_e657.member / 2u);
                    } else {
                        phi_24385_ = ((_e657.member - 1u) - _e727);
                    }
                    let _e737 = phi_24385_;
                    phi_24386_ = _e737;
                }
                let _e739 = phi_24386_;
                let _e741 = local_192;
                if (_e741 == _e739) {
                    highs[(3u * _e729)] = vec4(_e674);
                }
                let _e747 = local_193;
                if (_e747 == _e739) {
                    highs[((3u * _e729) + 1u)] = vec4(_e675);
                }
                let _e754 = local_194;
                if (_e754 == _e739) {
                    highs[((3u * _e729) + 2u)] = vec4(_e676);
                }
                phi_24366_ = (_e729 + 1u);
            } else {
                break;
            }
            let _e762 = phi_24366_;
            continue;
            continuing {
                phi_24365_ = _e762;
            }
        }
    }
    workgroupBarrier();
    if _e604 {
        let _e764 = highs[0u];
        let _e767 = highs[1u];
        let _e770 = highs[2u];
        let _e773 = highs[3u];
        let _e776 = highs[4u];
        let _e779 = highs[5u];
        let _e782 = highs[6u];
        let _e785 = highs[7u];
        let _e788 = highs[8u];
        let _e790 = (_e773.x - _e764.x);
        let _e791 = (_e776.x - _e767.x);
        let _e792 = (_e779.x - _e770.x);
        let _e793 = (_e782.x - _e773.x);
        let _e794 = (_e785.x - _e776.x);
        let _e795 = (_e788.x - _e779.x);
        let _e797 = select(_e793, _e790, (_e790 > _e793));
        let _e799 = select(_e794, _e791, (_e791 > _e794));
        let _e801 = select(_e795, _e792, (_e792 > _e795));
        let _e803 = select(_e801, _e799, (_e799 > _e801));
        let _e807 = ((1.5f * select(_e803, _e797, (_e797 > _e803))) + 0.00000000000000000086736174f);
        frame_2.member[0u] = vec4<f32>((_e773.x - _e807), (_e776.x - _e807), (_e779.x - _e807), (0.5f / _e807));
    }
    return;
}

fn function_51() {
    var local_199: array<u32, 2>;
    var phi_24545_: bool;
    var phi_24547_: bool;
    var phi_24548_: bool;
    var phi_24571_: bool;
    var phi_24573_: bool;
    var phi_24574_: bool;
    var phi_24597_: bool;
    var phi_24599_: bool;
    var phi_24600_: bool;
    var phi_24665_: type_84;
    var phi_24667_: type_84;
    var phi_24668_: bool;
    var phi_24669_: type_84;
    var phi_24670_: bool;
    var phi_24675_: type_84;
    var phi_24677_: u32;
    var phi_24680_: type_84;
    var phi_24790_: bool;
    var phi_24792_: bool;
    var phi_24793_: bool;
    var phi_24816_: bool;
    var phi_24818_: bool;
    var phi_24819_: bool;
    var phi_24842_: bool;
    var phi_24844_: bool;
    var phi_24845_: bool;
    var phi_24916_: type_84;
    var phi_24918_: type_84;
    var phi_24919_: bool;
    var phi_24920_: type_84;
    var phi_24921_: bool;
    var phi_24926_: type_84;
    var phi_25006_: type_84;
    var phi_24678_: u32;
    var phi_24681_: type_84;
    var local_200: type_84;
    var local_201: type_84;
    var phi_25019_: u32;
    var phi_25022_: type_84;
    var phi_25020_: u32;
    var phi_25023_: type_84;
    var local_202: type_84;
    var local_203: type_84;
    var phi_25117_: type_84;
    var phi_25123_: u32;
    var phi_25126_: type_84;
    var phi_25124_: u32;
    var phi_25127_: type_84;
    var phi_25217_: type_84;
    var local_204: type_84;
    var local_205: type_84;
    var local_206: type_84;
    var local_207: type_84;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_199 = array<u32, 2>(0u, 0u);
    local_199[_e391.z] = _e390.x;
    let _e399 = local_199[(_e392.z - 1u)];
    let _e404 = (_e391.x + (_e391.y * _e392.x));
    let _e409 = triangles.member[(_e404 * 6144u)];
    let _e410 = (3u * _e409);
    let _e413 = positions.member[_e410];
    let _e417 = positions.member[(_e410 + 1u)];
    let _e421 = positions.member[(_e410 + 2u)];
    let _e424 = params_2.member.member;
    let _e427 = ((bitcast<u32>(_e413) & 2139095040u) != 2139095040u);
    if _e427 {
        let _e430 = ((bitcast<u32>(_e417) & 2139095040u) != 2139095040u);
        if _e430 {
            phi_24545_ = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
        } else {
            phi_24545_ = bool();
        }
        let _e435 = phi_24545_;
        phi_24547_ = _e435;
        phi_24548_ = select(true, false, _e430);
    } else {
        phi_24547_ = bool();
        phi_24548_ = true;
    }
    let _e438 = phi_24547_;
    let _e440 = phi_24548_;
    if select(_e438, false, _e440) {
        if _e427 {
            let _e444 = ((bitcast<u32>(_e417) & 2139095040u) != 2139095040u);
            if _e444 {
                phi_24571_ = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
            } else {
                phi_24571_ = bool();
            }
            let _e449 = phi_24571_;
            phi_24573_ = _e449;
            phi_24574_ = select(true, false, _e444);
        } else {
            phi_24573_ = bool();
            phi_24574_ = true;
        }
        let _e452 = phi_24573_;
        let _e454 = phi_24574_;
        if select(_e452, false, _e454) {
            if _e427 {
                let _e458 = ((bitcast<u32>(_e417) & 2139095040u) != 2139095040u);
                if _e458 {
                    phi_24597_ = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
                } else {
                    phi_24597_ = bool();
                }
                let _e463 = phi_24597_;
                phi_24599_ = _e463;
                phi_24600_ = select(true, false, _e458);
            } else {
                phi_24599_ = bool();
                phi_24600_ = true;
            }
            let _e466 = phi_24599_;
            let _e468 = phi_24600_;
            let _e469 = select(_e466, false, _e468);
            if _e469 {
                let _e470 = vec4<f32>(_e413, _e417, _e421, 0f);
                phi_24665_ = type_84(_e470, _e470);
            } else {
                phi_24665_ = type_84();
            }
            let _e473 = phi_24665_;
            phi_24667_ = _e473;
            phi_24668_ = select(true, false, _e469);
        } else {
            phi_24667_ = type_84();
            phi_24668_ = true;
        }
        let _e476 = phi_24667_;
        let _e478 = phi_24668_;
        phi_24669_ = _e476;
        phi_24670_ = _e478;
    } else {
        phi_24669_ = type_84();
        phi_24670_ = true;
    }
    let _e480 = phi_24669_;
    let _e482 = phi_24670_;
    if _e482 {
        phi_24675_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_24675_ = _e480;
    }
    let _e484 = phi_24675_;
    phi_24677_ = _e399;
    phi_24680_ = _e484;
    loop {
        let _e486 = phi_24677_;
        let _e488 = phi_24680_;
        local_200 = _e488;
        local_201 = _e488;
        local_204 = _e488;
        local_206 = _e488;
        let _e489 = (_e486 < 2048u);
        if _e489 {
            let _e490 = ((_e404 * 2048u) + _e486);
            if (_e490 < _e424) {
                let _e492 = (_e490 * 3u);
                let _e495 = triangles.member[_e492];
                let _e498 = embedded.member[_e495];
                let _e501 = (3u * _e495);
                let _e504 = positions.member[_e501];
                let _e508 = positions.member[(_e501 + 1u)];
                let _e512 = positions.member[(_e501 + 2u)];
                let _e514 = bitcast<u32>(_e504);
                let _e515 = bitcast<u32>(_e508);
                let _e516 = bitcast<u32>(_e512);
                corners_3.member[_e492] = vec4<u32>(_e514, _e515, _e516, (_e495 | select(2147483648u, 0u, (_e498 == 0u))));
                let _e520 = (_e492 + 1u);
                let _e523 = triangles.member[_e520];
                let _e526 = embedded.member[_e523];
                let _e529 = (3u * _e523);
                let _e532 = positions.member[_e529];
                let _e536 = positions.member[(_e529 + 1u)];
                let _e540 = positions.member[(_e529 + 2u)];
                let _e542 = bitcast<u32>(_e532);
                let _e543 = bitcast<u32>(_e536);
                let _e544 = bitcast<u32>(_e540);
                corners_3.member[_e520] = vec4<u32>(_e542, _e543, _e544, (_e523 | select(2147483648u, 0u, (_e526 == 0u))));
                let _e548 = (_e492 + 2u);
                let _e551 = triangles.member[_e548];
                let _e554 = embedded.member[_e551];
                let _e557 = (3u * _e551);
                let _e560 = positions.member[_e557];
                let _e564 = positions.member[(_e557 + 1u)];
                let _e568 = positions.member[(_e557 + 2u)];
                let _e570 = bitcast<u32>(_e560);
                let _e571 = bitcast<u32>(_e564);
                let _e572 = bitcast<u32>(_e568);
                corners_3.member[_e548] = vec4<u32>(_e570, _e571, _e572, (_e551 | select(2147483648u, 0u, (_e554 == 0u))));
                if ((_e514 & 2139095040u) != 2139095040u) {
                    let _e579 = ((_e515 & 2139095040u) != 2139095040u);
                    if _e579 {
                        phi_24790_ = ((_e516 & 2139095040u) != 2139095040u);
                    } else {
                        phi_24790_ = bool();
                    }
                    let _e583 = phi_24790_;
                    phi_24792_ = _e583;
                    phi_24793_ = select(true, false, _e579);
                } else {
                    phi_24792_ = bool();
                    phi_24793_ = true;
                }
                let _e586 = phi_24792_;
                let _e588 = phi_24793_;
                if select(_e586, false, _e588) {
                    if ((_e542 & 2139095040u) != 2139095040u) {
                        let _e593 = ((_e543 & 2139095040u) != 2139095040u);
                        if _e593 {
                            phi_24816_ = ((_e544 & 2139095040u) != 2139095040u);
                        } else {
                            phi_24816_ = bool();
                        }
                        let _e597 = phi_24816_;
                        phi_24818_ = _e597;
                        phi_24819_ = select(true, false, _e593);
                    } else {
                        phi_24818_ = bool();
                        phi_24819_ = true;
                    }
                    let _e600 = phi_24818_;
                    let _e602 = phi_24819_;
                    if select(_e600, false, _e602) {
                        if ((_e570 & 2139095040u) != 2139095040u) {
                            let _e607 = ((_e571 & 2139095040u) != 2139095040u);
                            if _e607 {
                                phi_24842_ = ((_e572 & 2139095040u) != 2139095040u);
                            } else {
                                phi_24842_ = bool();
                            }
                            let _e611 = phi_24842_;
                            phi_24844_ = _e611;
                            phi_24845_ = select(true, false, _e607);
                        } else {
                            phi_24844_ = bool();
                            phi_24845_ = true;
                        }
                        let _e614 = phi_24844_;
                        let _e616 = phi_24845_;
                        let _e617 = select(_e614, false, _e616);
                        if _e617 {
                            let _e619 = select(_e532, _e504, (_e504 < _e532));
                            let _e621 = select(_e536, _e508, (_e508 < _e536));
                            let _e623 = select(_e540, _e512, (_e512 < _e540));
                            let _e632 = select(_e532, _e504, (_e504 > _e532));
                            let _e634 = select(_e536, _e508, (_e508 > _e536));
                            let _e636 = select(_e540, _e512, (_e512 > _e540));
                            phi_24916_ = type_84(vec4<f32>(select(_e560, _e619, (_e619 < _e560)), select(_e564, _e621, (_e621 < _e564)), select(_e568, _e623, (_e623 < _e568)), 0f), vec4<f32>(select(_e560, _e632, (_e632 > _e560)), select(_e564, _e634, (_e634 > _e564)), select(_e568, _e636, (_e636 > _e568)), 0f));
                        } else {
                            phi_24916_ = type_84();
                        }
                        let _e646 = phi_24916_;
                        phi_24918_ = _e646;
                        phi_24919_ = select(true, false, _e617);
                    } else {
                        phi_24918_ = type_84();
                        phi_24919_ = true;
                    }
                    let _e649 = phi_24918_;
                    let _e651 = phi_24919_;
                    phi_24920_ = _e649;
                    phi_24921_ = _e651;
                } else {
                    phi_24920_ = type_84();
                    phi_24921_ = true;
                }
                let _e653 = phi_24920_;
                let _e655 = phi_24921_;
                if _e655 {
                    phi_24926_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_24926_ = _e653;
                }
                let _e657 = phi_24926_;
                phi_25006_ = type_84(vec4<f32>(select(_e657.member.x, _e488.member.x, (_e488.member.x < _e657.member.x)), select(_e657.member.y, _e488.member.y, (_e488.member.y < _e657.member.y)), select(_e657.member.z, _e488.member.z, (_e488.member.z < _e657.member.z)), select(_e657.member.w, _e488.member.w, (_e488.member.w < _e657.member.w))), vec4<f32>(select(_e657.member_1.x, _e488.member_1.x, (_e488.member_1.x > _e657.member_1.x)), select(_e657.member_1.y, _e488.member_1.y, (_e488.member_1.y > _e657.member_1.y)), select(_e657.member_1.z, _e488.member_1.z, (_e488.member_1.z > _e657.member_1.z)), select(_e657.member_1.w, _e488.member_1.w, (_e488.member_1.w > _e657.member_1.w))));
            } else {
                phi_25006_ = _e488;
            }
            let _e698 = phi_25006_;
            phi_24678_ = (_e486 + (256u * _e392.z));
            phi_24681_ = _e698;
        } else {
            break;
        }
        let _e702 = phi_24678_;
        let _e704 = phi_24681_;
        continue;
        continuing {
            phi_24677_ = _e702;
            phi_24680_ = _e704;
        }
    }
    let _e707 = local_200;
    lows[_e399] = _e707.member;
    let _e711 = local_201;
    highs[_e399] = _e711.member_1;
    workgroupBarrier();
    if ((_e399 & 15u) == 0u) {
        phi_25019_ = 1u;
        let _e879 = local_204;
        phi_25022_ = _e879;
        loop {
            let _e717 = phi_25019_;
            let _e719 = phi_25022_;
            local_202 = _e719;
            local_203 = _e719;
            local_205 = _e719;
            let _e720 = (_e717 < 16u);
            if _e720 {
                let _e721 = (_e399 + _e717);
                let _e723 = lows[_e721];
                let _e725 = highs[_e721];
                phi_25020_ = (_e717 + _e392.z);
                phi_25023_ = type_84(vec4<f32>(select(_e723.x, _e719.member.x, (_e719.member.x < _e723.x)), select(_e723.y, _e719.member.y, (_e719.member.y < _e723.y)), select(_e723.z, _e719.member.z, (_e719.member.z < _e723.z)), select(_e723.w, _e719.member.w, (_e719.member.w < _e723.w))), vec4<f32>(select(_e725.x, _e719.member_1.x, (_e719.member_1.x > _e725.x)), select(_e725.y, _e719.member_1.y, (_e719.member_1.y > _e725.y)), select(_e725.z, _e719.member_1.z, (_e719.member_1.z > _e725.z)), select(_e725.w, _e719.member_1.w, (_e719.member_1.w > _e725.w))));
            } else {
                break;
            }
            let _e765 = phi_25020_;
            let _e767 = phi_25023_;
            continue;
            continuing {
                phi_25019_ = _e765;
                phi_25022_ = _e767;
            }
        }
        let _e770 = local_202;
        lows[_e399] = _e770.member;
        let _e773 = local_203;
        highs[_e399] = _e773.member_1;
        let _e886 = local_205;
        phi_25117_ = _e886;
    } else {
        let _e888 = local_206;
        phi_25117_ = _e888;
    }
    let _e776 = phi_25117_;
    workgroupBarrier();
    let _e777 = (_e399 == 0u);
    if _e777 {
        phi_25123_ = 16u;
        phi_25126_ = _e776;
        loop {
            let _e779 = phi_25123_;
            let _e781 = phi_25126_;
            local_207 = _e781;
            let _e782 = (_e779 < 256u);
            if _e782 {
                let _e784 = lows[_e779];
                let _e786 = highs[_e779];
                phi_25124_ = (_e779 + (16u * _e392.z));
                phi_25127_ = type_84(vec4<f32>(select(_e784.x, _e781.member.x, (_e781.member.x < _e784.x)), select(_e784.y, _e781.member.y, (_e781.member.y < _e784.y)), select(_e784.z, _e781.member.z, (_e781.member.z < _e784.z)), select(_e784.w, _e781.member.w, (_e781.member.w < _e784.w))), vec4<f32>(select(_e786.x, _e781.member_1.x, (_e781.member_1.x > _e786.x)), select(_e786.y, _e781.member_1.y, (_e781.member_1.y > _e786.y)), select(_e786.z, _e781.member_1.z, (_e781.member_1.z > _e786.z)), select(_e786.w, _e781.member_1.w, (_e781.member_1.w > _e786.w))));
            } else {
                break;
            }
            let _e827 = phi_25124_;
            let _e829 = phi_25127_;
            continue;
            continuing {
                phi_25123_ = _e827;
                phi_25126_ = _e829;
            }
        }
        let _e895 = local_207;
        phi_25217_ = _e895;
    } else {
        phi_25217_ = _e776;
    }
    let _e832 = phi_25217_;
    if _e777 {
        low_2.member[_e404] = _e832.member;
        high_2.member[_e404] = _e832.member_1;
    }
    return;
}

fn function_52() {
    var local_208: array<u32, 2>;
    var phi_25276_: u32;
    var phi_25279_: u32;
    var phi_25281_: u32;
    var phi_25283_: u32;
    var phi_25337_: type_56;
    var phi_25432_: bool;
    var phi_25447_: bool;
    var phi_25462_: bool;
    var phi_25499_: bool;
    var phi_25500_: bool;
    var phi_25508_: bool;
    var phi_25509_: bool;
    var phi_25510_: bool;
    var phi_25511_: bool;
    var phi_25512_: bool;
    var phi_25535_: bool;
    var phi_25551_: bool;
    var phi_25553_: bool;
    var phi_25554_: bool;
    var phi_28745_: bool;
    var phi_28746_: bool;
    var phi_28747_: bool;
    var phi_28764_: bool;
    var phi_28765_: bool;
    var phi_28766_: bool;
    var phi_28799_: u32;
    var phi_28800_: u32;
    var phi_28811_: type_90;
    var phi_28812_: type_90;
    var phi_28838_: u32;
    var phi_28839_: u32;
    var phi_28850_: type_90;
    var phi_28851_: type_90;
    var phi_29817_: i32;
    var phi_29990_: i32;
    var phi_30110_: i32;
    var phi_30117_: u32;
    var phi_28983_: i32;
    var phi_29106_: i32;
    var phi_29229_: i32;
    var phi_29352_: i32;
    var phi_29379_: u32;
    var phi_29381_: u32;
    var phi_29382_: bool;
    var phi_29387_: u32;
    var phi_29388_: u32;
    var phi_29389_: bool;
    var phi_29672_: bool;
    var phi_29674_: bool;
    var phi_29675_: bool;
    var phi_29676_: bool;
    var phi_29677_: bool;
    var phi_29686_: bool;
    var phi_30118_: u32;
    var phi_30119_: u32;
    var phi_30120_: u32;
    var phi_30121_: bool;
    var phi_30126_: u32;
    var phi_30127_: bool;
    var phi_25684_: i32;
    var phi_25804_: i32;
    var phi_25924_: i32;
    var phi_26044_: i32;
    var phi_26164_: i32;
    var phi_26284_: i32;
    var phi_26294_: bool;
    var phi_26296_: bool;
    var phi_26297_: bool;
    var phi_26314_: bool;
    var phi_26316_: bool;
    var phi_26317_: bool;
    var phi_26335_: type_90;
    var phi_26336_: type_90;
    var phi_26347_: type_90;
    var phi_26348_: type_90;
    var phi_26358_: i32;
    var phi_26367_: type_90;
    var phi_26377_: i32;
    var phi_26386_: type_90;
    var phi_26513_: i32;
    var phi_26640_: i32;
    var phi_26650_: bool;
    var phi_26651_: bool;
    var phi_26652_: bool;
    var phi_26669_: bool;
    var phi_26670_: bool;
    var phi_26671_: bool;
    var phi_26696_: bool;
    var phi_26701_: u32;
    var phi_26702_: u32;
    var phi_26703_: bool;
    var phi_26708_: u32;
    var phi_26709_: u32;
    var phi_26710_: bool;
    var phi_28714_: bool;
    var phi_28719_: u32;
    var phi_28720_: bool;
    var phi_28721_: u32;
    var phi_28722_: bool;
    var phi_28723_: bool;
    var phi_30128_: u32;
    var phi_30129_: u32;
    var phi_30130_: bool;
    var phi_30135_: u32;
    var phi_30148_: u32;
    var phi_30149_: u32;
    var phi_30150_: u32;
    var phi_25277_: u32;
    var phi_25280_: u32;
    var phi_25282_: u32;
    var phi_25284_: u32;
    var local_209: u32;
    var local_210: u32;
    var phi_30160_: u32;
    var local_211: u32;
    var local_212: u32;
    var local_213: u32;
    var local_214: u32;
    var local_215: u32;
    var phi_30197_: u32;
    var phi_30200_: u32;
    var phi_30258_: type_56;
    var local_216: u32;
    var phi_30198_: u32;
    var phi_30201_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_208 = array<u32, 2>(0u, 0u);
    local_208[_e391.z] = _e390.x;
    let _e402 = local_208[(_e392.z - 1u)];
    let _e407 = (_e391.x + (_e391.y * _e392.x));
    let _e408 = (_e402 < 3u);
    if _e408 {
        atomicStore((&counts_3[_e402]), 0u);
    }
    workgroupBarrier();
    let _e412 = params_2.member.member_11;
    let _e414 = tiles.member[0u];
    phi_25276_ = 0u;
    phi_25279_ = 0u;
    phi_25281_ = 0u;
    phi_25283_ = 0u;
    loop {
        let _e418 = phi_25276_;
        let _e420 = phi_25279_;
        let _e422 = phi_25281_;
        let _e424 = phi_25283_;
        local_209 = _e424;
        local_210 = _e422;
        local_211 = _e422;
        local_212 = _e422;
        local_213 = _e420;
        local_214 = _e420;
        local_215 = _e420;
        local_216 = _e422;
        let _e425 = (_e418 < 8u);
        if _e425 {
            let _e429 = ((((_e407 * 8u) + _e418) * 256u) + _e402);
            if (_e429 < select(_e412, _e414, (_e414 < _e412))) {
                let _e432 = pairs.member[_e429];
                let _e435 = ((_e432 >> bitcast<u32>(16i)) * 2u);
                let _e438 = tiles.member[(4u + _e435)];
                let _e445 = boxes.member[((_e438 * 256u) + ((_e432 >> bitcast<u32>(8i)) & 255u))];
                let _e449 = tiles.member[(_e435 + 5u)];
                let _e454 = boxes.member[((_e449 * 256u) + (_e432 & 255u))];
                if (_e445.x < _e454.x) {
                    phi_25337_ = type_56(_e445.x, _e454.x);
                } else {
                    phi_25337_ = type_56(_e454.x, _e445.x);
                }
                let _e460 = phi_25337_;
                let _e465 = params_2.member.member_9;
                let _e467 = (_e460.member * 3u);
                let _e470 = corners_4.member[_e467];
                let _e474 = corners_4.member[(_e467 + 1u)];
                let _e478 = corners_4.member[(_e467 + 2u)];
                let _e479 = (_e460.member_1 * 3u);
                let _e482 = corners_4.member[_e479];
                let _e486 = corners_4.member[(_e479 + 1u)];
                let _e490 = corners_4.member[(_e479 + 2u)];
                let _e498 = bitcast<f32>(_e470.x);
                let _e500 = bitcast<f32>(_e470.y);
                let _e502 = bitcast<f32>(_e470.z);
                let _e503 = vec3<f32>(_e498, _e500, _e502);
                let _e505 = bitcast<f32>(_e474.x);
                let _e507 = bitcast<f32>(_e474.y);
                let _e509 = bitcast<f32>(_e474.z);
                let _e510 = vec3<f32>(_e505, _e507, _e509);
                let _e512 = bitcast<f32>(_e478.x);
                let _e514 = bitcast<f32>(_e478.y);
                let _e516 = bitcast<f32>(_e478.z);
                let _e517 = vec3<f32>(_e512, _e514, _e516);
                let _e518 = type_90(_e503, _e510, _e517);
                let _e520 = bitcast<f32>(_e482.x);
                let _e522 = bitcast<f32>(_e482.y);
                let _e524 = bitcast<f32>(_e482.z);
                let _e525 = vec3<f32>(_e520, _e522, _e524);
                let _e527 = bitcast<f32>(_e486.x);
                let _e529 = bitcast<f32>(_e486.y);
                let _e531 = bitcast<f32>(_e486.z);
                let _e532 = vec3<f32>(_e527, _e529, _e531);
                let _e534 = bitcast<f32>(_e490.x);
                let _e536 = bitcast<f32>(_e490.y);
                let _e538 = bitcast<f32>(_e490.z);
                let _e539 = vec3<f32>(_e534, _e536, _e538);
                let _e540 = type_90(_e525, _e532, _e539);
                let _e541 = select(0u, 2147483648u, (_e465 != 0u));
                let _e546 = (((_e482.w == _e470.w) || (_e486.w == _e470.w)) || (_e490.w == _e470.w));
                if _e546 {
                    phi_25432_ = (((_e470.w | _e541) & 2147483648u) != 0u);
                } else {
                    phi_25432_ = false;
                }
                let _e551 = phi_25432_;
                if _e551 {
                    phi_25511_ = bool();
                    phi_25512_ = true;
                } else {
                    let _e556 = (((_e482.w == _e474.w) || (_e486.w == _e474.w)) || (_e490.w == _e474.w));
                    if _e556 {
                        phi_25447_ = (((_e474.w | _e541) & 2147483648u) != 0u);
                    } else {
                        phi_25447_ = false;
                    }
                    let _e561 = phi_25447_;
                    if _e561 {
                        phi_25509_ = bool();
                        phi_25510_ = true;
                    } else {
                        let _e566 = (((_e482.w == _e478.w) || (_e486.w == _e478.w)) || (_e490.w == _e478.w));
                        if _e566 {
                            phi_25462_ = (((_e478.w | _e541) & 2147483648u) != 0u);
                        } else {
                            phi_25462_ = false;
                        }
                        let _e571 = phi_25462_;
                        if _e571 {
                            phi_25508_ = bool();
                        } else {
                            if (_e478.w != _e470.w) {
                                let _e578 = (_e478.w != _e474.w);
                                phi_25499_ = select(bool(), _e566, _e578);
                                phi_25500_ = select(true, false, _e578);
                            } else {
                                phi_25499_ = bool();
                                phi_25500_ = true;
                            }
                            let _e582 = phi_25499_;
                            let _e584 = phi_25500_;
                            phi_25508_ = (((select(0u, 1u, _e546) + select(0u, 1u, select(false, _e556, (_e474.w != _e470.w)))) + select(0u, 1u, select(_e582, false, _e584))) == 3u);
                        }
                        let _e590 = phi_25508_;
                        phi_25509_ = _e590;
                        phi_25510_ = _e571;
                    }
                    let _e592 = phi_25509_;
                    let _e594 = phi_25510_;
                    phi_25511_ = _e592;
                    phi_25512_ = _e594;
                }
                let _e596 = phi_25511_;
                let _e598 = phi_25512_;
                let _e599 = select(_e596, true, _e598);
                if _e599 {
                    phi_30135_ = 0u;
                } else {
                    if (_e474.w != _e470.w) {
                        phi_25535_ = (((_e482.w == _e474.w) || (_e486.w == _e474.w)) || (_e490.w == _e474.w));
                    } else {
                        phi_25535_ = false;
                    }
                    let _e608 = phi_25535_;
                    if (_e478.w != _e470.w) {
                        let _e612 = (_e478.w != _e474.w);
                        if _e612 {
                            phi_25551_ = (((_e482.w == _e478.w) || (_e486.w == _e478.w)) || (_e490.w == _e478.w));
                        } else {
                            phi_25551_ = bool();
                        }
                        let _e619 = phi_25551_;
                        phi_25553_ = _e619;
                        phi_25554_ = select(true, false, _e612);
                    } else {
                        phi_25553_ = bool();
                        phi_25554_ = true;
                    }
                    let _e622 = phi_25553_;
                    let _e624 = phi_25554_;
                    let _e627 = ((select(0u, 1u, _e546) + select(0u, 1u, _e608)) + select(0u, 1u, select(_e622, false, _e624)));
                    if (_e627 == 0u) {
                        let _e1265 = (_e527 - _e520);
                        let _e1266 = (_e529 - _e522);
                        let _e1267 = (_e531 - _e524);
                        let _e1268 = (_e534 - _e520);
                        let _e1269 = (_e536 - _e522);
                        let _e1270 = (_e538 - _e524);
                        let _e1271 = (_e498 - _e520);
                        let _e1272 = (_e500 - _e522);
                        let _e1273 = (_e502 - _e524);
                        let _e1274 = (_e1266 * _e1270);
                        let _e1275 = (_e1267 * _e1269);
                        let _e1276 = (_e1267 * _e1268);
                        let _e1277 = (_e1265 * _e1270);
                        let _e1278 = (_e1265 * _e1269);
                        let _e1279 = (_e1266 * _e1268);
                        let _e1280 = (_e1274 - _e1275);
                        let _e1282 = (_e1276 - _e1277);
                        let _e1285 = (_e1278 - _e1279);
                        let _e1287 = (((_e1271 * _e1280) + (_e1272 * _e1282)) + (_e1273 * _e1285));
                        let _e1288 = abs(_e1271);
                        let _e1291 = (abs(_e1274) + abs(_e1275));
                        let _e1293 = abs(_e1272);
                        let _e1296 = (abs(_e1276) + abs(_e1277));
                        let _e1299 = abs(_e1273);
                        let _e1302 = (abs(_e1278) + abs(_e1279));
                        let _e1305 = abs(_e1265);
                        let _e1306 = abs(_e1266);
                        let _e1308 = select(_e1306, _e1305, (_e1305 > _e1306));
                        let _e1309 = abs(_e1267);
                        let _e1311 = select(_e1309, _e1308, (_e1308 > _e1309));
                        let _e1312 = abs(_e1268);
                        let _e1313 = abs(_e1269);
                        let _e1315 = select(_e1313, _e1312, (_e1312 > _e1313));
                        let _e1316 = abs(_e1270);
                        let _e1318 = select(_e1316, _e1315, (_e1315 > _e1316));
                        let _e1320 = select(_e1318, _e1311, (_e1311 > _e1318));
                        let _e1322 = select(_e1293, _e1288, (_e1288 > _e1293));
                        let _e1324 = select(_e1299, _e1322, (_e1322 > _e1299));
                        let _e1326 = select(_e1324, _e1320, (_e1320 > _e1324));
                        let _e1331 = ((0.0000019073486f * (((_e1288 * _e1291) + (_e1293 * _e1296)) + (_e1299 * _e1302))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1326 * _e1326))));
                        if (_e1287 > _e1331) {
                            phi_25684_ = 1i;
                        } else {
                            phi_25684_ = select(0i, -1i, (_e1287 < -(_e1331)));
                        }
                        let _e1337 = phi_25684_;
                        let _e1338 = (_e505 - _e520);
                        let _e1339 = (_e507 - _e522);
                        let _e1340 = (_e509 - _e524);
                        let _e1345 = (((_e1338 * _e1280) + (_e1339 * _e1282)) + (_e1340 * _e1285));
                        let _e1346 = abs(_e1338);
                        let _e1348 = abs(_e1339);
                        let _e1351 = abs(_e1340);
                        let _e1355 = select(_e1348, _e1346, (_e1346 > _e1348));
                        let _e1357 = select(_e1351, _e1355, (_e1355 > _e1351));
                        let _e1359 = select(_e1357, _e1320, (_e1320 > _e1357));
                        let _e1364 = ((0.0000019073486f * (((_e1346 * _e1291) + (_e1348 * _e1296)) + (_e1351 * _e1302))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1359 * _e1359))));
                        if (_e1345 > _e1364) {
                            phi_25804_ = 1i;
                        } else {
                            phi_25804_ = select(0i, -1i, (_e1345 < -(_e1364)));
                        }
                        let _e1370 = phi_25804_;
                        let _e1371 = (_e512 - _e520);
                        let _e1372 = (_e514 - _e522);
                        let _e1373 = (_e516 - _e524);
                        let _e1378 = (((_e1371 * _e1280) + (_e1372 * _e1282)) + (_e1373 * _e1285));
                        let _e1379 = abs(_e1371);
                        let _e1381 = abs(_e1372);
                        let _e1384 = abs(_e1373);
                        let _e1388 = select(_e1381, _e1379, (_e1379 > _e1381));
                        let _e1390 = select(_e1384, _e1388, (_e1388 > _e1384));
                        let _e1392 = select(_e1390, _e1320, (_e1320 > _e1390));
                        let _e1397 = ((0.0000019073486f * (((_e1379 * _e1291) + (_e1381 * _e1296)) + (_e1384 * _e1302))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1392 * _e1392))));
                        if (_e1378 > _e1397) {
                            phi_25924_ = 1i;
                        } else {
                            phi_25924_ = select(0i, -1i, (_e1378 < -(_e1397)));
                        }
                        let _e1403 = phi_25924_;
                        let _e1404 = (_e505 - _e498);
                        let _e1405 = (_e507 - _e500);
                        let _e1406 = (_e509 - _e502);
                        let _e1407 = (_e512 - _e498);
                        let _e1408 = (_e514 - _e500);
                        let _e1409 = (_e516 - _e502);
                        let _e1410 = (_e520 - _e498);
                        let _e1411 = (_e522 - _e500);
                        let _e1412 = (_e524 - _e502);
                        let _e1413 = (_e1405 * _e1409);
                        let _e1414 = (_e1406 * _e1408);
                        let _e1415 = (_e1406 * _e1407);
                        let _e1416 = (_e1404 * _e1409);
                        let _e1417 = (_e1404 * _e1408);
                        let _e1418 = (_e1405 * _e1407);
                        let _e1419 = (_e1413 - _e1414);
                        let _e1421 = (_e1415 - _e1416);
                        let _e1424 = (_e1417 - _e1418);
                        let _e1426 = (((_e1410 * _e1419) + (_e1411 * _e1421)) + (_e1412 * _e1424));
                        let _e1427 = abs(_e1410);
                        let _e1430 = (abs(_e1413) + abs(_e1414));
                        let _e1432 = abs(_e1411);
                        let _e1435 = (abs(_e1415) + abs(_e1416));
                        let _e1438 = abs(_e1412);
                        let _e1441 = (abs(_e1417) + abs(_e1418));
                        let _e1444 = abs(_e1404);
                        let _e1445 = abs(_e1405);
                        let _e1447 = select(_e1445, _e1444, (_e1444 > _e1445));
                        let _e1448 = abs(_e1406);
                        let _e1450 = select(_e1448, _e1447, (_e1447 > _e1448));
                        let _e1451 = abs(_e1407);
                        let _e1452 = abs(_e1408);
                        let _e1454 = select(_e1452, _e1451, (_e1451 > _e1452));
                        let _e1455 = abs(_e1409);
                        let _e1457 = select(_e1455, _e1454, (_e1454 > _e1455));
                        let _e1459 = select(_e1457, _e1450, (_e1450 > _e1457));
                        let _e1461 = select(_e1432, _e1427, (_e1427 > _e1432));
                        let _e1463 = select(_e1438, _e1461, (_e1461 > _e1438));
                        let _e1465 = select(_e1463, _e1459, (_e1459 > _e1463));
                        let _e1470 = ((0.0000019073486f * (((_e1427 * _e1430) + (_e1432 * _e1435)) + (_e1438 * _e1441))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1465 * _e1465))));
                        if (_e1426 > _e1470) {
                            phi_26044_ = 1i;
                        } else {
                            phi_26044_ = select(0i, -1i, (_e1426 < -(_e1470)));
                        }
                        let _e1476 = phi_26044_;
                        let _e1477 = (_e527 - _e498);
                        let _e1478 = (_e529 - _e500);
                        let _e1479 = (_e531 - _e502);
                        let _e1484 = (((_e1477 * _e1419) + (_e1478 * _e1421)) + (_e1479 * _e1424));
                        let _e1485 = abs(_e1477);
                        let _e1487 = abs(_e1478);
                        let _e1490 = abs(_e1479);
                        let _e1494 = select(_e1487, _e1485, (_e1485 > _e1487));
                        let _e1496 = select(_e1490, _e1494, (_e1494 > _e1490));
                        let _e1498 = select(_e1496, _e1459, (_e1459 > _e1496));
                        let _e1503 = ((0.0000019073486f * (((_e1485 * _e1430) + (_e1487 * _e1435)) + (_e1490 * _e1441))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1498 * _e1498))));
                        if (_e1484 > _e1503) {
                            phi_26164_ = 1i;
                        } else {
                            phi_26164_ = select(0i, -1i, (_e1484 < -(_e1503)));
                        }
                        let _e1509 = phi_26164_;
                        let _e1510 = (_e534 - _e498);
                        let _e1511 = (_e536 - _e500);
                        let _e1512 = (_e538 - _e502);
                        let _e1517 = (((_e1510 * _e1419) + (_e1511 * _e1421)) + (_e1512 * _e1424));
                        let _e1518 = abs(_e1510);
                        let _e1520 = abs(_e1511);
                        let _e1523 = abs(_e1512);
                        let _e1527 = select(_e1520, _e1518, (_e1518 > _e1520));
                        let _e1529 = select(_e1523, _e1527, (_e1527 > _e1523));
                        let _e1531 = select(_e1529, _e1459, (_e1459 > _e1529));
                        let _e1536 = ((0.0000019073486f * (((_e1518 * _e1430) + (_e1520 * _e1435)) + (_e1523 * _e1441))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1531 * _e1531))));
                        if (_e1517 > _e1536) {
                            phi_26284_ = 1i;
                        } else {
                            phi_26284_ = select(0i, -1i, (_e1517 < -(_e1536)));
                        }
                        let _e1542 = phi_26284_;
                        let _e1543 = (_e1337 == 0i);
                        if _e1543 {
                            phi_26296_ = bool();
                            phi_26297_ = true;
                        } else {
                            let _e1544 = (_e1337 == _e1370);
                            if _e1544 {
                                phi_26294_ = (_e1337 == _e1403);
                            } else {
                                phi_26294_ = bool();
                            }
                            let _e1547 = phi_26294_;
                            phi_26296_ = _e1547;
                            phi_26297_ = select(true, false, _e1544);
                        }
                        let _e1550 = phi_26296_;
                        let _e1552 = phi_26297_;
                        if select(_e1550, false, _e1552) {
                            phi_28721_ = u32();
                            phi_28722_ = true;
                            phi_28723_ = false;
                        } else {
                            let _e1554 = (_e1476 == 0i);
                            if _e1554 {
                                phi_26316_ = bool();
                                phi_26317_ = true;
                            } else {
                                let _e1555 = (_e1476 == _e1509);
                                if _e1555 {
                                    phi_26314_ = (_e1476 == _e1542);
                                } else {
                                    phi_26314_ = bool();
                                }
                                let _e1558 = phi_26314_;
                                phi_26316_ = _e1558;
                                phi_26317_ = select(true, false, _e1555);
                            }
                            let _e1561 = phi_26316_;
                            let _e1563 = phi_26317_;
                            let _e1564 = select(_e1561, false, _e1563);
                            if _e1564 {
                                phi_28719_ = u32();
                                phi_28720_ = false;
                            } else {
                                let _e1565 = (_e1337 == _e1370);
                                if _e1565 {
                                    phi_26336_ = type_90(_e517, _e503, _e510);
                                } else {
                                    if (_e1337 == _e1403) {
                                        phi_26335_ = type_90(_e510, _e517, _e503);
                                    } else {
                                        phi_26335_ = _e518;
                                    }
                                    let _e1569 = phi_26335_;
                                    phi_26336_ = _e1569;
                                }
                                let _e1572 = phi_26336_;
                                let _e1573 = (_e1476 == _e1509);
                                if _e1573 {
                                    phi_26348_ = type_90(_e539, _e525, _e532);
                                } else {
                                    if (_e1476 == _e1542) {
                                        phi_26347_ = type_90(_e532, _e539, _e525);
                                    } else {
                                        phi_26347_ = _e540;
                                    }
                                    let _e1577 = phi_26347_;
                                    phi_26348_ = _e1577;
                                }
                                let _e1580 = phi_26348_;
                                if _e1565 {
                                    phi_26358_ = _e1403;
                                } else {
                                    phi_26358_ = select(_e1337, _e1370, (_e1337 == _e1403));
                                }
                                let _e1584 = phi_26358_;
                                if (_e1584 < 0i) {
                                    phi_26367_ = type_90(_e1580.member, _e1580.member_2, _e1580.member_1);
                                } else {
                                    phi_26367_ = _e1580;
                                }
                                let _e1591 = phi_26367_;
                                if _e1573 {
                                    phi_26377_ = _e1542;
                                } else {
                                    phi_26377_ = select(_e1476, _e1509, (_e1476 == _e1542));
                                }
                                let _e1595 = phi_26377_;
                                if (_e1595 < 0i) {
                                    phi_26386_ = type_90(_e1572.member, _e1572.member_2, _e1572.member_1);
                                } else {
                                    phi_26386_ = _e1572;
                                }
                                let _e1602 = phi_26386_;
                                let _e1609 = (_e1602.member_1.x - _e1602.member.x);
                                let _e1612 = (_e1602.member_1.y - _e1602.member.y);
                                let _e1615 = (_e1602.member_1.z - _e1602.member.z);
                                let _e1617 = (_e1591.member.x - _e1602.member.x);
                                let _e1619 = (_e1591.member.y - _e1602.member.y);
                                let _e1621 = (_e1591.member.z - _e1602.member.z);
                                let _e1623 = (_e1591.member_1.x - _e1602.member.x);
                                let _e1625 = (_e1591.member_1.y - _e1602.member.y);
                                let _e1627 = (_e1591.member_1.z - _e1602.member.z);
                                let _e1628 = (_e1612 * _e1621);
                                let _e1629 = (_e1615 * _e1619);
                                let _e1630 = (_e1615 * _e1617);
                                let _e1631 = (_e1609 * _e1621);
                                let _e1632 = (_e1609 * _e1619);
                                let _e1633 = (_e1612 * _e1617);
                                let _e1641 = (((_e1623 * (_e1628 - _e1629)) + (_e1625 * (_e1630 - _e1631))) + (_e1627 * (_e1632 - _e1633)));
                                let _e1642 = abs(_e1623);
                                let _e1647 = abs(_e1625);
                                let _e1653 = abs(_e1627);
                                let _e1659 = abs(_e1609);
                                let _e1660 = abs(_e1612);
                                let _e1662 = select(_e1660, _e1659, (_e1659 > _e1660));
                                let _e1663 = abs(_e1615);
                                let _e1665 = select(_e1663, _e1662, (_e1662 > _e1663));
                                let _e1666 = abs(_e1617);
                                let _e1667 = abs(_e1619);
                                let _e1669 = select(_e1667, _e1666, (_e1666 > _e1667));
                                let _e1670 = abs(_e1621);
                                let _e1672 = select(_e1670, _e1669, (_e1669 > _e1670));
                                let _e1674 = select(_e1672, _e1665, (_e1665 > _e1672));
                                let _e1676 = select(_e1647, _e1642, (_e1642 > _e1647));
                                let _e1678 = select(_e1653, _e1676, (_e1676 > _e1653));
                                let _e1680 = select(_e1678, _e1674, (_e1674 > _e1678));
                                let _e1685 = ((0.0000019073486f * (((_e1642 * (abs(_e1628) + abs(_e1629))) + (_e1647 * (abs(_e1630) + abs(_e1631)))) + (_e1653 * (abs(_e1632) + abs(_e1633))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1680 * _e1680))));
                                if (_e1641 > _e1685) {
                                    phi_26513_ = 1i;
                                } else {
                                    phi_26513_ = select(0i, -1i, (_e1641 < -(_e1685)));
                                }
                                let _e1691 = phi_26513_;
                                let _e1695 = (_e1602.member_2.x - _e1602.member.x);
                                let _e1697 = (_e1602.member_2.y - _e1602.member.y);
                                let _e1699 = (_e1602.member_2.z - _e1602.member.z);
                                let _e1701 = (_e1591.member_2.x - _e1602.member.x);
                                let _e1703 = (_e1591.member_2.y - _e1602.member.y);
                                let _e1705 = (_e1591.member_2.z - _e1602.member.z);
                                let _e1706 = (_e1697 * _e1705);
                                let _e1707 = (_e1699 * _e1703);
                                let _e1708 = (_e1699 * _e1701);
                                let _e1709 = (_e1695 * _e1705);
                                let _e1710 = (_e1695 * _e1703);
                                let _e1711 = (_e1697 * _e1701);
                                let _e1719 = (((_e1617 * (_e1706 - _e1707)) + (_e1619 * (_e1708 - _e1709))) + (_e1621 * (_e1710 - _e1711)));
                                let _e1734 = abs(_e1695);
                                let _e1735 = abs(_e1697);
                                let _e1737 = select(_e1735, _e1734, (_e1734 > _e1735));
                                let _e1738 = abs(_e1699);
                                let _e1740 = select(_e1738, _e1737, (_e1737 > _e1738));
                                let _e1741 = abs(_e1701);
                                let _e1742 = abs(_e1703);
                                let _e1744 = select(_e1742, _e1741, (_e1741 > _e1742));
                                let _e1745 = abs(_e1705);
                                let _e1747 = select(_e1745, _e1744, (_e1744 > _e1745));
                                let _e1749 = select(_e1747, _e1740, (_e1740 > _e1747));
                                let _e1751 = select(_e1672, _e1749, (_e1749 > _e1672));
                                let _e1756 = ((0.0000019073486f * (((_e1666 * (abs(_e1706) + abs(_e1707))) + (_e1667 * (abs(_e1708) + abs(_e1709)))) + (_e1670 * (abs(_e1710) + abs(_e1711))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1751 * _e1751))));
                                if (_e1719 > _e1756) {
                                    phi_26640_ = 1i;
                                } else {
                                    phi_26640_ = select(0i, -1i, (_e1719 < -(_e1756)));
                                }
                                let _e1762 = phi_26640_;
                                if _e1543 {
                                    phi_26651_ = bool();
                                    phi_26652_ = true;
                                } else {
                                    let _e1763 = (_e1370 == 0i);
                                    if _e1763 {
                                        phi_26650_ = bool();
                                    } else {
                                        phi_26650_ = (_e1403 == 0i);
                                    }
                                    let _e1766 = phi_26650_;
                                    phi_26651_ = _e1766;
                                    phi_26652_ = _e1763;
                                }
                                let _e1768 = phi_26651_;
                                let _e1770 = phi_26652_;
                                if select(_e1768, true, _e1770) {
                                    phi_26709_ = u32();
                                    phi_26710_ = true;
                                } else {
                                    if _e1554 {
                                        phi_26670_ = bool();
                                        phi_26671_ = true;
                                    } else {
                                        let _e1772 = (_e1509 == 0i);
                                        if _e1772 {
                                            phi_26669_ = bool();
                                        } else {
                                            phi_26669_ = (_e1542 == 0i);
                                        }
                                        let _e1775 = phi_26669_;
                                        phi_26670_ = _e1775;
                                        phi_26671_ = _e1772;
                                    }
                                    let _e1777 = phi_26670_;
                                    let _e1779 = phi_26671_;
                                    let _e1780 = select(_e1777, true, _e1779);
                                    if _e1780 {
                                        phi_26708_ = u32();
                                    } else {
                                        if (_e1691 > 0i) {
                                            phi_26702_ = u32();
                                            phi_26703_ = true;
                                        } else {
                                            let _e1782 = (_e1762 > 0i);
                                            if _e1782 {
                                                phi_26701_ = u32();
                                            } else {
                                                if (_e1691 < 0i) {
                                                    phi_26696_ = select(true, false, (_e1762 < 0i));
                                                } else {
                                                    phi_26696_ = true;
                                                }
                                                let _e1787 = phi_26696_;
                                                phi_26701_ = select(1u, 2u, _e1787);
                                            }
                                            let _e1790 = phi_26701_;
                                            phi_26702_ = _e1790;
                                            phi_26703_ = _e1782;
                                        }
                                        let _e1792 = phi_26702_;
                                        let _e1794 = phi_26703_;
                                        phi_26708_ = select(_e1792, 0u, _e1794);
                                    }
                                    let _e1797 = phi_26708_;
                                    phi_26709_ = _e1797;
                                    phi_26710_ = _e1780;
                                }
                                let _e1799 = phi_26709_;
                                let _e1801 = phi_26710_;
                                let _e1802 = select(_e1799, 2u, _e1801);
                                if (_e1802 == 2u) {
                                    let _e1805 = (_e1413 - (_e1408 * _e1406));
                                    let _e1807 = (_e1415 - (_e1409 * _e1404));
                                    let _e1809 = (_e1417 - (_e1407 * _e1405));
                                    let _e1812 = ((_e1405 * _e1809) - (_e1807 * _e1406));
                                    let _e1815 = ((_e1406 * _e1805) - (_e1809 * _e1404));
                                    let _e1818 = ((_e1404 * _e1807) - (_e1805 * _e1405));
                                    let _e1819 = (_e1410 * _e1812);
                                    let _e1820 = (_e1411 * _e1815);
                                    let _e1821 = (_e1412 * _e1818);
                                    let _e1828 = abs(_e1812);
                                    let _e1829 = abs(_e1815);
                                    let _e1831 = select(_e1829, _e1828, (_e1828 > _e1829));
                                    let _e1832 = abs(_e1818);
                                    let _e1836 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1832, _e1831, (_e1831 > _e1832))));
                                    let _e1841 = (_e520 - _e505);
                                    let _e1842 = (_e522 - _e507);
                                    let _e1843 = (_e524 - _e509);
                                    let _e1844 = (_e1841 * _e1812);
                                    let _e1845 = (_e1842 * _e1815);
                                    let _e1846 = (_e1843 * _e1818);
                                    let _e1858 = (_e520 - _e512);
                                    let _e1859 = (_e522 - _e514);
                                    let _e1860 = (_e524 - _e516);
                                    let _e1861 = (_e1858 * _e1812);
                                    let _e1862 = (_e1859 * _e1815);
                                    let _e1863 = (_e1860 * _e1818);
                                    let _e1875 = (_e1477 * _e1812);
                                    let _e1876 = (_e1478 * _e1815);
                                    let _e1877 = (_e1479 * _e1818);
                                    let _e1888 = (_e527 - _e505);
                                    let _e1889 = (_e529 - _e507);
                                    let _e1890 = (_e531 - _e509);
                                    let _e1891 = (_e1888 * _e1812);
                                    let _e1892 = (_e1889 * _e1815);
                                    let _e1893 = (_e1890 * _e1818);
                                    let _e1905 = (_e527 - _e512);
                                    let _e1906 = (_e529 - _e514);
                                    let _e1907 = (_e531 - _e516);
                                    let _e1908 = (_e1905 * _e1812);
                                    let _e1909 = (_e1906 * _e1815);
                                    let _e1910 = (_e1907 * _e1818);
                                    let _e1923 = (_e1510 * _e1812);
                                    let _e1924 = (_e1511 * _e1815);
                                    let _e1925 = (_e1512 * _e1818);
                                    let _e1936 = (_e534 - _e505);
                                    let _e1937 = (_e536 - _e507);
                                    let _e1938 = (_e538 - _e509);
                                    let _e1939 = (_e1936 * _e1812);
                                    let _e1940 = (_e1937 * _e1815);
                                    let _e1941 = (_e1938 * _e1818);
                                    let _e1953 = (_e534 - _e512);
                                    let _e1954 = (_e536 - _e514);
                                    let _e1955 = (_e538 - _e516);
                                    let _e1956 = (_e1953 * _e1812);
                                    let _e1957 = (_e1954 * _e1815);
                                    let _e1958 = (_e1955 * _e1818);
                                    let _e1971 = (_e512 - _e505);
                                    let _e1972 = (_e514 - _e507);
                                    let _e1973 = (_e516 - _e509);
                                    let _e1976 = ((_e1972 * _e1809) - (_e1807 * _e1973));
                                    let _e1979 = ((_e1973 * _e1805) - (_e1809 * _e1971));
                                    let _e1982 = ((_e1971 * _e1807) - (_e1805 * _e1972));
                                    let _e1983 = (_e1841 * _e1976);
                                    let _e1984 = (_e1842 * _e1979);
                                    let _e1985 = (_e1843 * _e1982);
                                    let _e1992 = abs(_e1976);
                                    let _e1993 = abs(_e1979);
                                    let _e1995 = select(_e1993, _e1992, (_e1992 > _e1993));
                                    let _e1996 = abs(_e1982);
                                    let _e2000 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1996, _e1995, (_e1995 > _e1996))));
                                    let _e2005 = (_e1858 * _e1976);
                                    let _e2006 = (_e1859 * _e1979);
                                    let _e2007 = (_e1860 * _e1982);
                                    let _e2019 = (_e1410 * _e1976);
                                    let _e2020 = (_e1411 * _e1979);
                                    let _e2021 = (_e1412 * _e1982);
                                    let _e2033 = (_e1888 * _e1976);
                                    let _e2034 = (_e1889 * _e1979);
                                    let _e2035 = (_e1890 * _e1982);
                                    let _e2046 = (_e1905 * _e1976);
                                    let _e2047 = (_e1906 * _e1979);
                                    let _e2048 = (_e1907 * _e1982);
                                    let _e2060 = (_e1477 * _e1976);
                                    let _e2061 = (_e1478 * _e1979);
                                    let _e2062 = (_e1479 * _e1982);
                                    let _e2075 = (_e1936 * _e1976);
                                    let _e2076 = (_e1937 * _e1979);
                                    let _e2077 = (_e1938 * _e1982);
                                    let _e2088 = (_e1953 * _e1976);
                                    let _e2089 = (_e1954 * _e1979);
                                    let _e2090 = (_e1955 * _e1982);
                                    let _e2102 = (_e1510 * _e1976);
                                    let _e2103 = (_e1511 * _e1979);
                                    let _e2104 = (_e1512 * _e1982);
                                    let _e2118 = (_e498 - _e512);
                                    let _e2119 = (_e500 - _e514);
                                    let _e2120 = (_e502 - _e516);
                                    let _e2123 = ((_e2119 * _e1809) - (_e1807 * _e2120));
                                    let _e2126 = ((_e2120 * _e1805) - (_e1809 * _e2118));
                                    let _e2129 = ((_e2118 * _e1807) - (_e1805 * _e2119));
                                    let _e2130 = (_e1858 * _e2123);
                                    let _e2131 = (_e1859 * _e2126);
                                    let _e2132 = (_e1860 * _e2129);
                                    let _e2139 = abs(_e2123);
                                    let _e2140 = abs(_e2126);
                                    let _e2142 = select(_e2140, _e2139, (_e2139 > _e2140));
                                    let _e2143 = abs(_e2129);
                                    let _e2147 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2143, _e2142, (_e2142 > _e2143))));
                                    let _e2152 = (_e1410 * _e2123);
                                    let _e2153 = (_e1411 * _e2126);
                                    let _e2154 = (_e1412 * _e2129);
                                    let _e2166 = (_e1841 * _e2123);
                                    let _e2167 = (_e1842 * _e2126);
                                    let _e2168 = (_e1843 * _e2129);
                                    let _e2180 = (_e1905 * _e2123);
                                    let _e2181 = (_e1906 * _e2126);
                                    let _e2182 = (_e1907 * _e2129);
                                    let _e2193 = (_e1477 * _e2123);
                                    let _e2194 = (_e1478 * _e2126);
                                    let _e2195 = (_e1479 * _e2129);
                                    let _e2207 = (_e1888 * _e2123);
                                    let _e2208 = (_e1889 * _e2126);
                                    let _e2209 = (_e1890 * _e2129);
                                    let _e2222 = (_e1953 * _e2123);
                                    let _e2223 = (_e1954 * _e2126);
                                    let _e2224 = (_e1955 * _e2129);
                                    let _e2235 = (_e1510 * _e2123);
                                    let _e2236 = (_e1511 * _e2126);
                                    let _e2237 = (_e1512 * _e2129);
                                    let _e2249 = (_e1936 * _e2123);
                                    let _e2250 = (_e1937 * _e2126);
                                    let _e2251 = (_e1938 * _e2129);
                                    let _e2266 = (_e1274 - (_e1269 * _e1267));
                                    let _e2268 = (_e1276 - (_e1270 * _e1265));
                                    let _e2270 = (_e1278 - (_e1268 * _e1266));
                                    let _e2273 = ((_e1266 * _e2270) - (_e2268 * _e1267));
                                    let _e2276 = ((_e1267 * _e2266) - (_e2270 * _e1265));
                                    let _e2279 = ((_e1265 * _e2268) - (_e2266 * _e1266));
                                    let _e2280 = (_e1271 * _e2273);
                                    let _e2281 = (_e1272 * _e2276);
                                    let _e2282 = (_e1273 * _e2279);
                                    let _e2289 = abs(_e2273);
                                    let _e2290 = abs(_e2276);
                                    let _e2292 = select(_e2290, _e2289, (_e2289 > _e2290));
                                    let _e2293 = abs(_e2279);
                                    let _e2297 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2293, _e2292, (_e2292 > _e2293))));
                                    let _e2302 = (_e498 - _e527);
                                    let _e2303 = (_e500 - _e529);
                                    let _e2304 = (_e502 - _e531);
                                    let _e2305 = (_e2302 * _e2273);
                                    let _e2306 = (_e2303 * _e2276);
                                    let _e2307 = (_e2304 * _e2279);
                                    let _e2319 = (_e498 - _e534);
                                    let _e2320 = (_e500 - _e536);
                                    let _e2321 = (_e502 - _e538);
                                    let _e2322 = (_e2319 * _e2273);
                                    let _e2323 = (_e2320 * _e2276);
                                    let _e2324 = (_e2321 * _e2279);
                                    let _e2336 = (_e1338 * _e2273);
                                    let _e2337 = (_e1339 * _e2276);
                                    let _e2338 = (_e1340 * _e2279);
                                    let _e2349 = (_e505 - _e527);
                                    let _e2350 = (_e507 - _e529);
                                    let _e2351 = (_e509 - _e531);
                                    let _e2352 = (_e2349 * _e2273);
                                    let _e2353 = (_e2350 * _e2276);
                                    let _e2354 = (_e2351 * _e2279);
                                    let _e2366 = (_e505 - _e534);
                                    let _e2367 = (_e507 - _e536);
                                    let _e2368 = (_e509 - _e538);
                                    let _e2369 = (_e2366 * _e2273);
                                    let _e2370 = (_e2367 * _e2276);
                                    let _e2371 = (_e2368 * _e2279);
                                    let _e2384 = (_e1371 * _e2273);
                                    let _e2385 = (_e1372 * _e2276);
                                    let _e2386 = (_e1373 * _e2279);
                                    let _e2397 = (_e512 - _e527);
                                    let _e2398 = (_e514 - _e529);
                                    let _e2399 = (_e516 - _e531);
                                    let _e2400 = (_e2397 * _e2273);
                                    let _e2401 = (_e2398 * _e2276);
                                    let _e2402 = (_e2399 * _e2279);
                                    let _e2414 = (_e512 - _e534);
                                    let _e2415 = (_e514 - _e536);
                                    let _e2416 = (_e516 - _e538);
                                    let _e2417 = (_e2414 * _e2273);
                                    let _e2418 = (_e2415 * _e2276);
                                    let _e2419 = (_e2416 * _e2279);
                                    let _e2432 = (_e534 - _e527);
                                    let _e2433 = (_e536 - _e529);
                                    let _e2434 = (_e538 - _e531);
                                    let _e2437 = ((_e2433 * _e2270) - (_e2268 * _e2434));
                                    let _e2440 = ((_e2434 * _e2266) - (_e2270 * _e2432));
                                    let _e2443 = ((_e2432 * _e2268) - (_e2266 * _e2433));
                                    let _e2444 = (_e2302 * _e2437);
                                    let _e2445 = (_e2303 * _e2440);
                                    let _e2446 = (_e2304 * _e2443);
                                    let _e2453 = abs(_e2437);
                                    let _e2454 = abs(_e2440);
                                    let _e2456 = select(_e2454, _e2453, (_e2453 > _e2454));
                                    let _e2457 = abs(_e2443);
                                    let _e2461 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2457, _e2456, (_e2456 > _e2457))));
                                    let _e2466 = (_e2319 * _e2437);
                                    let _e2467 = (_e2320 * _e2440);
                                    let _e2468 = (_e2321 * _e2443);
                                    let _e2480 = (_e1271 * _e2437);
                                    let _e2481 = (_e1272 * _e2440);
                                    let _e2482 = (_e1273 * _e2443);
                                    let _e2494 = (_e2349 * _e2437);
                                    let _e2495 = (_e2350 * _e2440);
                                    let _e2496 = (_e2351 * _e2443);
                                    let _e2507 = (_e2366 * _e2437);
                                    let _e2508 = (_e2367 * _e2440);
                                    let _e2509 = (_e2368 * _e2443);
                                    let _e2521 = (_e1338 * _e2437);
                                    let _e2522 = (_e1339 * _e2440);
                                    let _e2523 = (_e1340 * _e2443);
                                    let _e2536 = (_e2397 * _e2437);
                                    let _e2537 = (_e2398 * _e2440);
                                    let _e2538 = (_e2399 * _e2443);
                                    let _e2549 = (_e2414 * _e2437);
                                    let _e2550 = (_e2415 * _e2440);
                                    let _e2551 = (_e2416 * _e2443);
                                    let _e2563 = (_e1371 * _e2437);
                                    let _e2564 = (_e1372 * _e2440);
                                    let _e2565 = (_e1373 * _e2443);
                                    let _e2579 = (_e520 - _e534);
                                    let _e2580 = (_e522 - _e536);
                                    let _e2581 = (_e524 - _e538);
                                    let _e2584 = ((_e2580 * _e2270) - (_e2268 * _e2581));
                                    let _e2587 = ((_e2581 * _e2266) - (_e2270 * _e2579));
                                    let _e2590 = ((_e2579 * _e2268) - (_e2266 * _e2580));
                                    let _e2591 = (_e2319 * _e2584);
                                    let _e2592 = (_e2320 * _e2587);
                                    let _e2593 = (_e2321 * _e2590);
                                    let _e2600 = abs(_e2584);
                                    let _e2601 = abs(_e2587);
                                    let _e2603 = select(_e2601, _e2600, (_e2600 > _e2601));
                                    let _e2604 = abs(_e2590);
                                    let _e2608 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2604, _e2603, (_e2603 > _e2604))));
                                    let _e2613 = (_e1271 * _e2584);
                                    let _e2614 = (_e1272 * _e2587);
                                    let _e2615 = (_e1273 * _e2590);
                                    let _e2627 = (_e2302 * _e2584);
                                    let _e2628 = (_e2303 * _e2587);
                                    let _e2629 = (_e2304 * _e2590);
                                    let _e2641 = (_e2366 * _e2584);
                                    let _e2642 = (_e2367 * _e2587);
                                    let _e2643 = (_e2368 * _e2590);
                                    let _e2654 = (_e1338 * _e2584);
                                    let _e2655 = (_e1339 * _e2587);
                                    let _e2656 = (_e1340 * _e2590);
                                    let _e2668 = (_e2349 * _e2584);
                                    let _e2669 = (_e2350 * _e2587);
                                    let _e2670 = (_e2351 * _e2590);
                                    let _e2683 = (_e2414 * _e2584);
                                    let _e2684 = (_e2415 * _e2587);
                                    let _e2685 = (_e2416 * _e2590);
                                    let _e2696 = (_e1371 * _e2584);
                                    let _e2697 = (_e1372 * _e2587);
                                    let _e2698 = (_e1373 * _e2590);
                                    let _e2710 = (_e2397 * _e2584);
                                    let _e2711 = (_e2398 * _e2587);
                                    let _e2712 = (_e2399 * _e2590);
                                    phi_28714_ = select(true, false, ((((((((((_e1819 + _e1820) + _e1821) > ((0.0000019073486f * ((abs(_e1819) + abs(_e1820)) + abs(_e1821))) + _e1836)) && (((_e1844 + _e1845) + _e1846) > ((0.0000019073486f * ((abs(_e1844) + abs(_e1845)) + abs(_e1846))) + _e1836))) && (((_e1861 + _e1862) + _e1863) > ((0.0000019073486f * ((abs(_e1861) + abs(_e1862)) + abs(_e1863))) + _e1836))) && (((((_e1875 + _e1876) + _e1877) > ((0.0000019073486f * ((abs(_e1875) + abs(_e1876)) + abs(_e1877))) + _e1836)) && (((_e1891 + _e1892) + _e1893) > ((0.0000019073486f * ((abs(_e1891) + abs(_e1892)) + abs(_e1893))) + _e1836))) && (((_e1908 + _e1909) + _e1910) > ((0.0000019073486f * ((abs(_e1908) + abs(_e1909)) + abs(_e1910))) + _e1836)))) && (((((_e1923 + _e1924) + _e1925) > ((0.0000019073486f * ((abs(_e1923) + abs(_e1924)) + abs(_e1925))) + _e1836)) && (((_e1939 + _e1940) + _e1941) > ((0.0000019073486f * ((abs(_e1939) + abs(_e1940)) + abs(_e1941))) + _e1836))) && (((_e1956 + _e1957) + _e1958) > ((0.0000019073486f * ((abs(_e1956) + abs(_e1957)) + abs(_e1958))) + _e1836)))) || (((((((_e1983 + _e1984) + _e1985) > ((0.0000019073486f * ((abs(_e1983) + abs(_e1984)) + abs(_e1985))) + _e2000)) && (((_e2005 + _e2006) + _e2007) > ((0.0000019073486f * ((abs(_e2005) + abs(_e2006)) + abs(_e2007))) + _e2000))) && (((_e2019 + _e2020) + _e2021) > ((0.0000019073486f * ((abs(_e2019) + abs(_e2020)) + abs(_e2021))) + _e2000))) && (((((_e2033 + _e2034) + _e2035) > ((0.0000019073486f * ((abs(_e2033) + abs(_e2034)) + abs(_e2035))) + _e2000)) && (((_e2046 + _e2047) + _e2048) > ((0.0000019073486f * ((abs(_e2046) + abs(_e2047)) + abs(_e2048))) + _e2000))) && (((_e2060 + _e2061) + _e2062) > ((0.0000019073486f * ((abs(_e2060) + abs(_e2061)) + abs(_e2062))) + _e2000)))) && (((((_e2075 + _e2076) + _e2077) > ((0.0000019073486f * ((abs(_e2075) + abs(_e2076)) + abs(_e2077))) + _e2000)) && (((_e2088 + _e2089) + _e2090) > ((0.0000019073486f * ((abs(_e2088) + abs(_e2089)) + abs(_e2090))) + _e2000))) && (((_e2102 + _e2103) + _e2104) > ((0.0000019073486f * ((abs(_e2102) + abs(_e2103)) + abs(_e2104))) + _e2000))))) || (((((((_e2130 + _e2131) + _e2132) > ((0.0000019073486f * ((abs(_e2130) + abs(_e2131)) + abs(_e2132))) + _e2147)) && (((_e2152 + _e2153) + _e2154) > ((0.0000019073486f * ((abs(_e2152) + abs(_e2153)) + abs(_e2154))) + _e2147))) && (((_e2166 + _e2167) + _e2168) > ((0.0000019073486f * ((abs(_e2166) + abs(_e2167)) + abs(_e2168))) + _e2147))) && (((((_e2180 + _e2181) + _e2182) > ((0.0000019073486f * ((abs(_e2180) + abs(_e2181)) + abs(_e2182))) + _e2147)) && (((_e2193 + _e2194) + _e2195) > ((0.0000019073486f * ((abs(_e2193) + abs(_e2194)) + abs(_e2195))) + _e2147))) && (((_e2207 + _e2208) + _e2209) > ((0.0000019073486f * ((abs(_e2207) + abs(_e2208)) + abs(_e2209))) + _e2147)))) && (((((_e2222 + _e2223) + _e2224) > ((0.0000019073486f * ((abs(_e2222) + abs(_e2223)) + abs(_e2224))) + _e2147)) && (((_e2235 + _e2236) + _e2237) > ((0.0000019073486f * ((abs(_e2235) + abs(_e2236)) + abs(_e2237))) + _e2147))) && (((_e2249 + _e2250) + _e2251) > ((0.0000019073486f * ((abs(_e2249) + abs(_e2250)) + abs(_e2251))) + _e2147))))) || (((((((((_e2280 + _e2281) + _e2282) > ((0.0000019073486f * ((abs(_e2280) + abs(_e2281)) + abs(_e2282))) + _e2297)) && (((_e2305 + _e2306) + _e2307) > ((0.0000019073486f * ((abs(_e2305) + abs(_e2306)) + abs(_e2307))) + _e2297))) && (((_e2322 + _e2323) + _e2324) > ((0.0000019073486f * ((abs(_e2322) + abs(_e2323)) + abs(_e2324))) + _e2297))) && (((((_e2336 + _e2337) + _e2338) > ((0.0000019073486f * ((abs(_e2336) + abs(_e2337)) + abs(_e2338))) + _e2297)) && (((_e2352 + _e2353) + _e2354) > ((0.0000019073486f * ((abs(_e2352) + abs(_e2353)) + abs(_e2354))) + _e2297))) && (((_e2369 + _e2370) + _e2371) > ((0.0000019073486f * ((abs(_e2369) + abs(_e2370)) + abs(_e2371))) + _e2297)))) && (((((_e2384 + _e2385) + _e2386) > ((0.0000019073486f * ((abs(_e2384) + abs(_e2385)) + abs(_e2386))) + _e2297)) && (((_e2400 + _e2401) + _e2402) > ((0.0000019073486f * ((abs(_e2400) + abs(_e2401)) + abs(_e2402))) + _e2297))) && (((_e2417 + _e2418) + _e2419) > ((0.0000019073486f * ((abs(_e2417) + abs(_e2418)) + abs(_e2419))) + _e2297)))) || (((((((_e2444 + _e2445) + _e2446) > ((0.0000019073486f * ((abs(_e2444) + abs(_e2445)) + abs(_e2446))) + _e2461)) && (((_e2466 + _e2467) + _e2468) > ((0.0000019073486f * ((abs(_e2466) + abs(_e2467)) + abs(_e2468))) + _e2461))) && (((_e2480 + _e2481) + _e2482) > ((0.0000019073486f * ((abs(_e2480) + abs(_e2481)) + abs(_e2482))) + _e2461))) && (((((_e2494 + _e2495) + _e2496) > ((0.0000019073486f * ((abs(_e2494) + abs(_e2495)) + abs(_e2496))) + _e2461)) && (((_e2507 + _e2508) + _e2509) > ((0.0000019073486f * ((abs(_e2507) + abs(_e2508)) + abs(_e2509))) + _e2461))) && (((_e2521 + _e2522) + _e2523) > ((0.0000019073486f * ((abs(_e2521) + abs(_e2522)) + abs(_e2523))) + _e2461)))) && (((((_e2536 + _e2537) + _e2538) > ((0.0000019073486f * ((abs(_e2536) + abs(_e2537)) + abs(_e2538))) + _e2461)) && (((_e2549 + _e2550) + _e2551) > ((0.0000019073486f * ((abs(_e2549) + abs(_e2550)) + abs(_e2551))) + _e2461))) && (((_e2563 + _e2564) + _e2565) > ((0.0000019073486f * ((abs(_e2563) + abs(_e2564)) + abs(_e2565))) + _e2461))))) || (((((((_e2591 + _e2592) + _e2593) > ((0.0000019073486f * ((abs(_e2591) + abs(_e2592)) + abs(_e2593))) + _e2608)) && (((_e2613 + _e2614) + _e2615) > ((0.0000019073486f * ((abs(_e2613) + abs(_e2614)) + abs(_e2615))) + _e2608))) && (((_e2627 + _e2628) + _e2629) > ((0.0000019073486f * ((abs(_e2627) + abs(_e2628)) + abs(_e2629))) + _e2608))) && (((((_e2641 + _e2642) + _e2643) > ((0.0000019073486f * ((abs(_e2641) + abs(_e2642)) + abs(_e2643))) + _e2608)) && (((_e2654 + _e2655) + _e2656) > ((0.0000019073486f * ((abs(_e2654) + abs(_e2655)) + abs(_e2656))) + _e2608))) && (((_e2668 + _e2669) + _e2670) > ((0.0000019073486f * ((abs(_e2668) + abs(_e2669)) + abs(_e2670))) + _e2608)))) && (((((_e2683 + _e2684) + _e2685) > ((0.0000019073486f * ((abs(_e2683) + abs(_e2684)) + abs(_e2685))) + _e2608)) && (((_e2696 + _e2697) + _e2698) > ((0.0000019073486f * ((abs(_e2696) + abs(_e2697)) + abs(_e2698))) + _e2608))) && (((_e2710 + _e2711) + _e2712) > ((0.0000019073486f * ((abs(_e2710) + abs(_e2711)) + abs(_e2712))) + _e2608)))))));
                                } else {
                                    phi_28714_ = true;
                                }
                                let _e2729 = phi_28714_;
                                phi_28719_ = _e1802;
                                phi_28720_ = select(true, false, _e2729);
                            }
                            let _e2732 = phi_28719_;
                            let _e2734 = phi_28720_;
                            phi_28721_ = _e2732;
                            phi_28722_ = _e1564;
                            phi_28723_ = _e2734;
                        }
                        let _e2736 = phi_28721_;
                        let _e2738 = phi_28722_;
                        let _e2740 = phi_28723_;
                        phi_30128_ = select(_e2736, 0u, select(_e2740, true, _e2738));
                        phi_30129_ = u32();
                        phi_30130_ = true;
                    } else {
                        let _e629 = (_e627 == 3u);
                        if _e629 {
                            phi_30126_ = u32();
                            phi_30127_ = true;
                        } else {
                            if (_e470.w == _e474.w) {
                                phi_28746_ = bool();
                                phi_28747_ = true;
                            } else {
                                let _e631 = (_e474.w == _e478.w);
                                if _e631 {
                                    phi_28745_ = bool();
                                } else {
                                    phi_28745_ = (_e478.w == _e470.w);
                                }
                                let _e634 = phi_28745_;
                                phi_28746_ = _e634;
                                phi_28747_ = _e631;
                            }
                            let _e636 = phi_28746_;
                            let _e638 = phi_28747_;
                            if select(_e636, true, _e638) {
                                phi_30120_ = u32();
                                phi_30121_ = true;
                            } else {
                                if (_e482.w == _e486.w) {
                                    phi_28765_ = bool();
                                    phi_28766_ = true;
                                } else {
                                    let _e641 = (_e486.w == _e490.w);
                                    if _e641 {
                                        phi_28764_ = bool();
                                    } else {
                                        phi_28764_ = (_e490.w == _e482.w);
                                    }
                                    let _e644 = phi_28764_;
                                    phi_28765_ = _e644;
                                    phi_28766_ = _e641;
                                }
                                let _e646 = phi_28765_;
                                let _e648 = phi_28766_;
                                let _e649 = select(_e646, true, _e648);
                                if _e649 {
                                    phi_30119_ = u32();
                                } else {
                                    let _e650 = (_e627 == 1u);
                                    let _e666 = (select(0u, 1u, ((((_e482.w == _e474.w) || (_e486.w == _e474.w)) || (_e490.w == _e474.w)) == _e650)) + (2u * select(0u, 1u, ((((_e482.w == _e478.w) || (_e486.w == _e478.w)) || (_e490.w == _e478.w)) == _e650))));
                                    if _e650 {
                                        phi_28800_ = _e666;
                                    } else {
                                        if (_e666 == 2u) {
                                            phi_28799_ = 0u;
                                        } else {
                                            phi_28799_ = (_e666 + 1u);
                                        }
                                        let _e670 = phi_28799_;
                                        phi_28800_ = _e670;
                                    }
                                    let _e672 = phi_28800_;
                                    if (_e672 == 0u) {
                                        phi_28812_ = _e518;
                                    } else {
                                        if (_e672 == 1u) {
                                            phi_28811_ = type_90(_e510, _e517, _e503);
                                        } else {
                                            phi_28811_ = type_90(_e517, _e503, _e510);
                                        }
                                        let _e678 = phi_28811_;
                                        phi_28812_ = _e678;
                                    }
                                    let _e680 = phi_28812_;
                                    let _e696 = (select(0u, 1u, ((((_e470.w == _e486.w) || (_e474.w == _e486.w)) || (_e478.w == _e486.w)) == _e650)) + (2u * select(0u, 1u, ((((_e470.w == _e490.w) || (_e474.w == _e490.w)) || (_e478.w == _e490.w)) == _e650))));
                                    if _e650 {
                                        phi_28839_ = _e696;
                                    } else {
                                        if (_e696 == 2u) {
                                            phi_28838_ = 0u;
                                        } else {
                                            phi_28838_ = (_e696 + 1u);
                                        }
                                        let _e700 = phi_28838_;
                                        phi_28839_ = _e700;
                                    }
                                    let _e702 = phi_28839_;
                                    if (_e702 == 0u) {
                                        phi_28851_ = _e540;
                                    } else {
                                        if (_e702 == 1u) {
                                            phi_28850_ = type_90(_e532, _e539, _e525);
                                        } else {
                                            phi_28850_ = type_90(_e539, _e525, _e532);
                                        }
                                        let _e708 = phi_28850_;
                                        phi_28851_ = _e708;
                                    }
                                    let _e710 = phi_28851_;
                                    if _e650 {
                                        let _e914 = (_e710.member_1.x - _e680.member.x);
                                        let _e917 = (_e710.member_1.y - _e680.member.y);
                                        let _e920 = (_e710.member_1.z - _e680.member.z);
                                        let _e922 = (_e710.member_2.x - _e680.member.x);
                                        let _e924 = (_e710.member_2.y - _e680.member.y);
                                        let _e926 = (_e710.member_2.z - _e680.member.z);
                                        let _e928 = (_e680.member_1.x - _e680.member.x);
                                        let _e930 = (_e680.member_1.y - _e680.member.y);
                                        let _e932 = (_e680.member_1.z - _e680.member.z);
                                        let _e933 = (_e917 * _e926);
                                        let _e934 = (_e920 * _e924);
                                        let _e935 = (_e920 * _e922);
                                        let _e936 = (_e914 * _e926);
                                        let _e937 = (_e914 * _e924);
                                        let _e938 = (_e917 * _e922);
                                        let _e939 = (_e933 - _e934);
                                        let _e941 = (_e935 - _e936);
                                        let _e944 = (_e937 - _e938);
                                        let _e946 = (((_e928 * _e939) + (_e930 * _e941)) + (_e932 * _e944));
                                        let _e947 = abs(_e928);
                                        let _e950 = (abs(_e933) + abs(_e934));
                                        let _e952 = abs(_e930);
                                        let _e955 = (abs(_e935) + abs(_e936));
                                        let _e958 = abs(_e932);
                                        let _e961 = (abs(_e937) + abs(_e938));
                                        let _e964 = abs(_e914);
                                        let _e965 = abs(_e917);
                                        let _e967 = select(_e965, _e964, (_e964 > _e965));
                                        let _e968 = abs(_e920);
                                        let _e970 = select(_e968, _e967, (_e967 > _e968));
                                        let _e971 = abs(_e922);
                                        let _e972 = abs(_e924);
                                        let _e974 = select(_e972, _e971, (_e971 > _e972));
                                        let _e975 = abs(_e926);
                                        let _e977 = select(_e975, _e974, (_e974 > _e975));
                                        let _e979 = select(_e977, _e970, (_e970 > _e977));
                                        let _e981 = select(_e952, _e947, (_e947 > _e952));
                                        let _e983 = select(_e958, _e981, (_e981 > _e958));
                                        let _e985 = select(_e983, _e979, (_e979 > _e983));
                                        let _e990 = ((0.0000019073486f * (((_e947 * _e950) + (_e952 * _e955)) + (_e958 * _e961))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e985 * _e985))));
                                        if (_e946 > _e990) {
                                            phi_28983_ = 1i;
                                        } else {
                                            phi_28983_ = select(0i, -1i, (_e946 < -(_e990)));
                                        }
                                        let _e996 = phi_28983_;
                                        let _e998 = (_e680.member_2.x - _e680.member.x);
                                        let _e1000 = (_e680.member_2.y - _e680.member.y);
                                        let _e1002 = (_e680.member_2.z - _e680.member.z);
                                        let _e1007 = (((_e998 * _e939) + (_e1000 * _e941)) + (_e1002 * _e944));
                                        let _e1008 = abs(_e998);
                                        let _e1010 = abs(_e1000);
                                        let _e1013 = abs(_e1002);
                                        let _e1017 = select(_e1010, _e1008, (_e1008 > _e1010));
                                        let _e1019 = select(_e1013, _e1017, (_e1017 > _e1013));
                                        let _e1021 = select(_e1019, _e979, (_e979 > _e1019));
                                        let _e1026 = ((0.0000019073486f * (((_e1008 * _e950) + (_e1010 * _e955)) + (_e1013 * _e961))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1021 * _e1021))));
                                        if (_e1007 > _e1026) {
                                            phi_29106_ = 1i;
                                        } else {
                                            phi_29106_ = select(0i, -1i, (_e1007 < -(_e1026)));
                                        }
                                        let _e1032 = phi_29106_;
                                        let _e1033 = (_e930 * _e1002);
                                        let _e1034 = (_e932 * _e1000);
                                        let _e1035 = (_e932 * _e998);
                                        let _e1036 = (_e928 * _e1002);
                                        let _e1037 = (_e928 * _e1000);
                                        let _e1038 = (_e930 * _e998);
                                        let _e1039 = (_e1033 - _e1034);
                                        let _e1041 = (_e1035 - _e1036);
                                        let _e1044 = (_e1037 - _e1038);
                                        let _e1046 = (((_e914 * _e1039) + (_e917 * _e1041)) + (_e920 * _e1044));
                                        let _e1049 = (abs(_e1033) + abs(_e1034));
                                        let _e1053 = (abs(_e1035) + abs(_e1036));
                                        let _e1058 = (abs(_e1037) + abs(_e1038));
                                        let _e1062 = select(_e1019, _e983, (_e983 > _e1019));
                                        let _e1064 = select(_e970, _e1062, (_e1062 > _e970));
                                        let _e1069 = ((0.0000019073486f * (((_e964 * _e1049) + (_e965 * _e1053)) + (_e968 * _e1058))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1064 * _e1064))));
                                        if (_e1046 > _e1069) {
                                            phi_29229_ = 1i;
                                        } else {
                                            phi_29229_ = select(0i, -1i, (_e1046 < -(_e1069)));
                                        }
                                        let _e1075 = phi_29229_;
                                        let _e1080 = (((_e922 * _e1039) + (_e924 * _e1041)) + (_e926 * _e1044));
                                        let _e1087 = select(_e977, _e1062, (_e1062 > _e977));
                                        let _e1092 = ((0.0000019073486f * (((_e971 * _e1049) + (_e972 * _e1053)) + (_e975 * _e1058))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1087 * _e1087))));
                                        if (_e1080 > _e1092) {
                                            phi_29352_ = 1i;
                                        } else {
                                            phi_29352_ = select(0i, -1i, (_e1080 < -(_e1092)));
                                        }
                                        let _e1098 = phi_29352_;
                                        let _e1099 = (_e996 * _e1032);
                                        if (_e1099 > 0i) {
                                            phi_29388_ = u32();
                                            phi_29389_ = true;
                                        } else {
                                            let _e1101 = (_e1075 * _e1098);
                                            let _e1102 = (_e1101 > 0i);
                                            if _e1102 {
                                                phi_29387_ = u32();
                                            } else {
                                                if (_e1099 < 0i) {
                                                    let _e1104 = (_e1101 < 0i);
                                                    if _e1104 {
                                                        phi_29379_ = select(0u, 1u, ((_e996 * _e1075) < 0i));
                                                    } else {
                                                        phi_29379_ = u32();
                                                    }
                                                    let _e1109 = phi_29379_;
                                                    phi_29381_ = _e1109;
                                                    phi_29382_ = select(true, false, _e1104);
                                                } else {
                                                    phi_29381_ = u32();
                                                    phi_29382_ = true;
                                                }
                                                let _e1112 = phi_29381_;
                                                let _e1114 = phi_29382_;
                                                phi_29387_ = select(_e1112, 2u, _e1114);
                                            }
                                            let _e1117 = phi_29387_;
                                            phi_29388_ = _e1117;
                                            phi_29389_ = _e1102;
                                        }
                                        let _e1119 = phi_29388_;
                                        let _e1121 = phi_29389_;
                                        let _e1122 = select(_e1119, 0u, _e1121);
                                        if (_e1122 == 2u) {
                                            let _e1129 = sqrt((((_e928 * _e928) + (_e930 * _e930)) + (_e932 * _e932)));
                                            let _e1138 = sqrt((((_e998 * _e998) + (_e1000 * _e1000)) + (_e1002 * _e1002)));
                                            let _e1150 = sqrt((((_e914 * _e914) + (_e917 * _e917)) + (_e920 * _e920)));
                                            let _e1162 = sqrt((((_e922 * _e922) + (_e924 * _e924)) + (_e926 * _e926)));
                                            let _e1166 = ((((_e928 / _e1129) + (_e998 / _e1138)) - (_e914 / _e1150)) - (_e922 / _e1162));
                                            let _e1167 = ((((_e930 / _e1129) + (_e1000 / _e1138)) - (_e917 / _e1150)) - (_e924 / _e1162));
                                            let _e1168 = ((((_e932 / _e1129) + (_e1002 / _e1138)) - (_e920 / _e1150)) - (_e926 / _e1162));
                                            let _e1169 = (_e928 * _e1166);
                                            let _e1170 = (_e930 * _e1167);
                                            let _e1171 = (_e932 * _e1168);
                                            let _e1178 = abs(_e1166);
                                            let _e1179 = abs(_e1167);
                                            let _e1181 = select(_e1179, _e1178, (_e1178 > _e1179));
                                            let _e1182 = abs(_e1168);
                                            let _e1186 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1182, _e1181, (_e1181 > _e1182))));
                                            if (((_e1169 + _e1170) + _e1171) > ((0.0000019073486f * ((abs(_e1169) + abs(_e1170)) + abs(_e1171))) + _e1186)) {
                                                let _e1191 = (_e998 * _e1166);
                                                let _e1192 = (_e1000 * _e1167);
                                                let _e1193 = (_e1002 * _e1168);
                                                if (((_e1191 + _e1192) + _e1193) > ((0.0000019073486f * ((abs(_e1191) + abs(_e1192)) + abs(_e1193))) + _e1186)) {
                                                    let _e1207 = ((_e680.member.x - _e710.member_1.x) * _e1166);
                                                    let _e1208 = ((_e680.member.y - _e710.member_1.y) * _e1167);
                                                    let _e1209 = ((_e680.member.z - _e710.member_1.z) * _e1168);
                                                    let _e1219 = (((_e1207 + _e1208) + _e1209) > ((0.0000019073486f * ((abs(_e1207) + abs(_e1208)) + abs(_e1209))) + _e1186));
                                                    if _e1219 {
                                                        let _e1223 = ((_e680.member.x - _e710.member_2.x) * _e1166);
                                                        let _e1224 = ((_e680.member.y - _e710.member_2.y) * _e1167);
                                                        let _e1225 = ((_e680.member.z - _e710.member_2.z) * _e1168);
                                                        phi_29672_ = (((_e1223 + _e1224) + _e1225) > ((0.0000019073486f * ((abs(_e1223) + abs(_e1224)) + abs(_e1225))) + _e1186));
                                                    } else {
                                                        phi_29672_ = bool();
                                                    }
                                                    let _e1237 = phi_29672_;
                                                    phi_29674_ = _e1237;
                                                    phi_29675_ = select(true, false, _e1219);
                                                } else {
                                                    phi_29674_ = bool();
                                                    phi_29675_ = true;
                                                }
                                                let _e1240 = phi_29674_;
                                                let _e1242 = phi_29675_;
                                                phi_29676_ = _e1240;
                                                phi_29677_ = _e1242;
                                            } else {
                                                phi_29676_ = bool();
                                                phi_29677_ = true;
                                            }
                                            let _e1244 = phi_29676_;
                                            let _e1246 = phi_29677_;
                                            phi_29686_ = select(true, false, select(_e1244, false, _e1246));
                                        } else {
                                            phi_29686_ = true;
                                        }
                                        let _e1250 = phi_29686_;
                                        phi_30118_ = select(0u, _e1122, _e1250);
                                    } else {
                                        let _e717 = (_e680.member_1.x - _e680.member.x);
                                        let _e720 = (_e680.member_1.y - _e680.member.y);
                                        let _e723 = (_e680.member_1.z - _e680.member.z);
                                        let _e725 = (_e680.member_2.x - _e680.member.x);
                                        let _e727 = (_e680.member_2.y - _e680.member.y);
                                        let _e729 = (_e680.member_2.z - _e680.member.z);
                                        let _e731 = (_e710.member_2.x - _e680.member.x);
                                        let _e733 = (_e710.member_2.y - _e680.member.y);
                                        let _e735 = (_e710.member_2.z - _e680.member.z);
                                        let _e736 = (_e720 * _e729);
                                        let _e737 = (_e723 * _e727);
                                        let _e738 = (_e723 * _e725);
                                        let _e739 = (_e717 * _e729);
                                        let _e740 = (_e717 * _e727);
                                        let _e741 = (_e720 * _e725);
                                        let _e749 = (((_e731 * (_e736 - _e737)) + (_e733 * (_e738 - _e739))) + (_e735 * (_e740 - _e741)));
                                        let _e750 = abs(_e731);
                                        let _e755 = abs(_e733);
                                        let _e761 = abs(_e735);
                                        let _e767 = abs(_e717);
                                        let _e768 = abs(_e720);
                                        let _e770 = select(_e768, _e767, (_e767 > _e768));
                                        let _e771 = abs(_e723);
                                        let _e773 = select(_e771, _e770, (_e770 > _e771));
                                        let _e774 = abs(_e725);
                                        let _e775 = abs(_e727);
                                        let _e777 = select(_e775, _e774, (_e774 > _e775));
                                        let _e778 = abs(_e729);
                                        let _e780 = select(_e778, _e777, (_e777 > _e778));
                                        let _e782 = select(_e780, _e773, (_e773 > _e780));
                                        let _e784 = select(_e755, _e750, (_e750 > _e755));
                                        let _e786 = select(_e761, _e784, (_e784 > _e761));
                                        let _e788 = select(_e786, _e782, (_e782 > _e786));
                                        let _e793 = ((0.0000019073486f * (((_e750 * (abs(_e736) + abs(_e737))) + (_e755 * (abs(_e738) + abs(_e739)))) + (_e761 * (abs(_e740) + abs(_e741))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e788 * _e788))));
                                        if (_e749 > _e793) {
                                            phi_29817_ = 1i;
                                        } else {
                                            phi_29817_ = select(0i, -1i, (_e749 < -(_e793)));
                                        }
                                        let _e799 = phi_29817_;
                                        if (_e799 == 0i) {
                                            let _e802 = (_e736 - (_e727 * _e723));
                                            let _e804 = (_e738 - (_e729 * _e717));
                                            let _e806 = (_e740 - (_e725 * _e720));
                                            let _e819 = (sqrt((((_e717 * _e717) + (_e720 * _e720)) + (_e723 * _e723))) / sqrt((((_e802 * _e802) + (_e804 * _e804)) + (_e806 * _e806))));
                                            let _e826 = ((_e680.member.x + (_e802 * _e819)) - _e680.member.x);
                                            let _e827 = ((_e680.member.y + (_e804 * _e819)) - _e680.member.y);
                                            let _e828 = ((_e680.member.z + (_e806 * _e819)) - _e680.member.z);
                                            let _e829 = (_e720 * _e828);
                                            let _e830 = (_e723 * _e827);
                                            let _e831 = (_e723 * _e826);
                                            let _e832 = (_e717 * _e828);
                                            let _e833 = (_e717 * _e827);
                                            let _e834 = (_e720 * _e826);
                                            let _e835 = (_e829 - _e830);
                                            let _e837 = (_e831 - _e832);
                                            let _e840 = (_e833 - _e834);
                                            let _e842 = (((_e725 * _e835) + (_e727 * _e837)) + (_e729 * _e840));
                                            let _e845 = (abs(_e829) + abs(_e830));
                                            let _e849 = (abs(_e831) + abs(_e832));
                                            let _e854 = (abs(_e833) + abs(_e834));
                                            let _e857 = abs(_e826);
                                            let _e858 = abs(_e827);
                                            let _e860 = select(_e858, _e857, (_e857 > _e858));
                                            let _e861 = abs(_e828);
                                            let _e863 = select(_e861, _e860, (_e860 > _e861));
                                            let _e865 = select(_e863, _e773, (_e773 > _e863));
                                            let _e867 = select(_e780, _e865, (_e865 > _e780));
                                            let _e872 = ((0.0000019073486f * (((_e774 * _e845) + (_e775 * _e849)) + (_e778 * _e854))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e867 * _e867))));
                                            if (_e842 > _e872) {
                                                phi_29990_ = 1i;
                                            } else {
                                                phi_29990_ = select(0i, -1i, (_e842 < -(_e872)));
                                            }
                                            let _e878 = phi_29990_;
                                            let _e883 = (((_e731 * _e835) + (_e733 * _e837)) + (_e735 * _e840));
                                            let _e890 = select(_e786, _e865, (_e865 > _e786));
                                            let _e895 = ((0.0000019073486f * (((_e750 * _e845) + (_e755 * _e849)) + (_e761 * _e854))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e890 * _e890))));
                                            if (_e883 > _e895) {
                                                phi_30110_ = 1i;
                                            } else {
                                                phi_30110_ = select(0i, -1i, (_e883 < -(_e895)));
                                            }
                                            let _e901 = phi_30110_;
                                            phi_30117_ = select(2u, 0u, ((_e878 * _e901) < 0i));
                                        } else {
                                            phi_30117_ = 0u;
                                        }
                                        let _e906 = phi_30117_;
                                        phi_30118_ = _e906;
                                    }
                                    let _e1253 = phi_30118_;
                                    phi_30119_ = _e1253;
                                }
                                let _e1255 = phi_30119_;
                                phi_30120_ = _e1255;
                                phi_30121_ = _e649;
                            }
                            let _e1257 = phi_30120_;
                            let _e1259 = phi_30121_;
                            phi_30126_ = _e1257;
                            phi_30127_ = _e1259;
                        }
                        let _e1261 = phi_30126_;
                        let _e1263 = phi_30127_;
                        phi_30128_ = select(2u, 0u, _e629);
                        phi_30129_ = _e1261;
                        phi_30130_ = _e1263;
                    }
                    let _e2744 = phi_30128_;
                    let _e2746 = phi_30129_;
                    let _e2748 = phi_30130_;
                    phi_30135_ = select(_e2746, _e2744, _e2748);
                }
                let _e2751 = phi_30135_;
                let _e2754 = (_e418 & 31u);
                phi_30148_ = (_e420 + select(0u, 1u, _e599));
                phi_30149_ = (_e422 | (select(0u, 1u, (_e2751 == 2u)) << bitcast<u32>(_e2754)));
                phi_30150_ = (_e424 | (select(0u, 1u, (_e2751 == 1u)) << bitcast<u32>(_e2754)));
            } else {
                phi_30148_ = _e420;
                phi_30149_ = _e422;
                phi_30150_ = _e424;
            }
            let _e2766 = phi_30148_;
            let _e2768 = phi_30149_;
            let _e2770 = phi_30150_;
            phi_25277_ = (_e418 + _e392.z);
            phi_25280_ = _e2766;
            phi_25282_ = _e2768;
            phi_25284_ = _e2770;
        } else {
            break;
        }
        let _e2773 = phi_25277_;
        let _e2775 = phi_25280_;
        let _e2777 = phi_25282_;
        let _e2779 = phi_25284_;
        continue;
        continuing {
            phi_25276_ = _e2773;
            phi_25279_ = _e2775;
            phi_25281_ = _e2777;
            phi_25283_ = _e2779;
        }
    }
    let _e2782 = local_209;
    let _e2784 = local_210;
    let _e2785 = (_e2782 | _e2784);
    if (_e2785 == 0u) {
        phi_30160_ = 0u;
    } else {
        let _e2789 = atomicAdd((&counts_3[0u]), countOneBits(_e2785));
        phi_30160_ = _e2789;
    }
    let _e2791 = phi_30160_;
    let _e2793 = local_211;
    if (_e2793 == 0u) {
    } else {
        let _e2796 = local_212;
        let _e2799 = atomicAdd((&counts_3[1u]), countOneBits(_e2796));
    }
    let _e2801 = local_213;
    if (_e2801 > 0u) {
        let _e2804 = local_214;
        let _e2807 = local_215;
        let _e2810 = atomicAdd((&counts_3[2u]), select(1u, _e2807, (_e2804 > 1u)));
    }
    workgroupBarrier();
    if _e408 {
        let _e2812 = atomicLoad((&counts_3[_e402]));
        if (_e2812 > 0u) {
            let _e2816 = atomicAdd((&counters_2.member[_e402]), _e2812);
            if (_e402 == 0u) {
                reserved[0u] = _e2816;
            }
        }
    }
    workgroupBarrier();
    phi_30197_ = _e2791;
    phi_30200_ = _e2785;
    loop {
        let _e2820 = phi_30197_;
        let _e2822 = phi_30200_;
        let _e2823 = (_e2822 == 0u);
        if _e2823 {
            phi_30198_ = u32();
            phi_30201_ = u32();
        } else {
            let _e2825 = select(firstTrailingBit(_e2822), 32u, _e2823);
            let _e2827 = reserved[0u];
            let _e2828 = (_e2827 + _e2820);
            let _e2831 = params_2.member.member_12;
            if (_e2828 < _e2831) {
                let _e2838 = pairs.member[((((_e407 * 8u) + _e2825) * 256u) + _e402)];
                let _e2841 = ((_e2838 >> bitcast<u32>(16i)) * 2u);
                let _e2844 = tiles.member[(4u + _e2841)];
                let _e2851 = boxes.member[((_e2844 * 256u) + ((_e2838 >> bitcast<u32>(8i)) & 255u))];
                let _e2855 = tiles.member[(_e2841 + 5u)];
                let _e2860 = boxes.member[((_e2855 * 256u) + (_e2838 & 255u))];
                if (_e2851.x < _e2860.x) {
                    phi_30258_ = type_56(_e2851.x, _e2860.x);
                } else {
                    phi_30258_ = type_56(_e2860.x, _e2851.x);
                }
                let _e2866 = phi_30258_;
                let _e2871 = local_216;
                let _e2877 = (_e2828 * 2u);
                results.member[_e2877] = (_e2866.member | select(2147483648u, 0u, (((_e2871 >> bitcast<u32>((_e2825 & 31u))) & 1u) == 0u)));
                results.member[(_e2877 + 1u)] = _e2866.member_1;
            }
            phi_30198_ = (_e2820 + 1u);
            phi_30201_ = (_e2822 & (_e2822 - 1u));
        }
        let _e2888 = phi_30198_;
        let _e2890 = phi_30201_;
        continue;
        continuing {
            phi_30197_ = _e2888;
            phi_30200_ = _e2890;
            break if !(select(true, false, _e2823));
        }
    }
    return;
}

fn function_53() {
    var phi_30331_: u32;
    var phi_30347_: u32;
    var phi_30349_: u32;
    var phi_30352_: u32;
    var phi_30350_: u32;
    var phi_30353_: u32;
    var local_217: u32;
    var local_218: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    if ((((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x) == 0u) {
        let _e403 = tiles_1.member[0u];
        let _e406 = params_2.member.member_11;
        let _e408 = select(_e406, _e403, (_e403 < _e406));
        let _e409 = (_e408 / 8u);
        if ((_e408 % 8u) > 0u) {
            phi_30331_ = (_e409 + 1u);
        } else {
            phi_30331_ = _e409;
        }
        let _e414 = phi_30331_;
        let _e415 = (_e414 / 256u);
        if ((_e414 % 256u) > 0u) {
            phi_30347_ = (_e415 + 1u);
        } else {
            phi_30347_ = _e415;
        }
        let _e420 = phi_30347_;
        phi_30349_ = 1u;
        phi_30352_ = _e420;
        loop {
            let _e422 = phi_30349_;
            let _e424 = phi_30352_;
            local_217 = _e424;
            local_218 = _e422;
            let _e425 = (_e424 > 65535u);
            if _e425 {
                phi_30350_ = (_e422 << bitcast<u32>(1i));
                phi_30353_ = ((_e424 >> bitcast<u32>(1i)) + (_e424 & 1u));
            } else {
                break;
            }
            let _e433 = phi_30350_;
            let _e435 = phi_30353_;
            continue;
            continuing {
                phi_30349_ = _e433;
                phi_30352_ = _e435;
            }
        }
        let _e438 = local_217;
        let _e440 = local_218;
        arguments_1.member[0u] = type_48(_e438, _e440, 1u);
    }
    return;
}

fn function_54() {
    var local_219: array<u32, 2>;
    var phi_30417_: u32;
    var phi_30420_: u32;
    var phi_30422_: u32;
    var phi_30424_: u32;
    var phi_30478_: type_56;
    var phi_30529_: bool;
    var phi_30544_: bool;
    var phi_30559_: bool;
    var phi_30596_: bool;
    var phi_30597_: bool;
    var phi_30605_: bool;
    var phi_30606_: bool;
    var phi_30607_: bool;
    var phi_30608_: bool;
    var phi_30609_: bool;
    var phi_30757_: bool;
    var phi_30773_: bool;
    var phi_30775_: bool;
    var phi_30776_: bool;
    var phi_34884_: bool;
    var phi_34885_: bool;
    var phi_34886_: bool;
    var phi_34903_: bool;
    var phi_34904_: bool;
    var phi_34905_: bool;
    var phi_34938_: u32;
    var phi_34939_: u32;
    var phi_34956_: type_90;
    var phi_34957_: type_90;
    var phi_34983_: u32;
    var phi_34984_: u32;
    var phi_35001_: type_90;
    var phi_35002_: type_90;
    var phi_36143_: i32;
    var phi_36350_: i32;
    var phi_36452_: i32;
    var phi_36455_: bool;
    var phi_35170_: i32;
    var phi_35329_: i32;
    var phi_35493_: i32;
    var phi_35652_: i32;
    var phi_35964_: bool;
    var phi_35966_: bool;
    var phi_35967_: bool;
    var phi_35968_: bool;
    var phi_35969_: bool;
    var phi_35974_: bool;
    var phi_35975_: bool;
    var phi_35976_: bool;
    var phi_36456_: bool;
    var phi_36457_: bool;
    var phi_36458_: bool;
    var phi_36459_: bool;
    var phi_31394_: i32;
    var phi_31554_: i32;
    var phi_31714_: i32;
    var phi_31724_: bool;
    var phi_31726_: bool;
    var phi_31727_: bool;
    var phi_31894_: i32;
    var phi_32054_: i32;
    var phi_32214_: i32;
    var phi_32224_: bool;
    var phi_32226_: bool;
    var phi_32227_: bool;
    var phi_34866_: bool;
    var phi_34867_: bool;
    var phi_34868_: bool;
    var phi_34869_: bool;
    var phi_34870_: bool;
    var phi_36463_: bool;
    var phi_36464_: bool;
    var phi_36465_: bool;
    var phi_36469_: bool;
    var phi_36470_: bool;
    var phi_36471_: bool;
    var phi_36480_: u32;
    var phi_36493_: u32;
    var phi_36494_: u32;
    var phi_36495_: u32;
    var phi_30418_: u32;
    var phi_30421_: u32;
    var phi_30423_: u32;
    var phi_30425_: u32;
    var local_220: u32;
    var local_221: u32;
    var phi_36505_: u32;
    var local_222: u32;
    var local_223: u32;
    var local_224: u32;
    var local_225: u32;
    var local_226: u32;
    var phi_36542_: u32;
    var phi_36545_: u32;
    var phi_36603_: type_56;
    var local_227: u32;
    var phi_36543_: u32;
    var phi_36546_: u32;

    let _e390 = builtin_local_56;
    let _e391 = builtin_group_56;
    let _e392 = builtin_groups_56;
    local_219 = array<u32, 2>(0u, 0u);
    local_219[_e391.z] = _e390.x;
    let _e402 = local_219[(_e392.z - 1u)];
    let _e407 = (_e391.x + (_e391.y * _e392.x));
    let _e408 = (_e402 < 3u);
    if _e408 {
        atomicStore((&counts_3[_e402]), 0u);
    }
    workgroupBarrier();
    let _e412 = params_2.member.member_11;
    let _e414 = tiles.member[0u];
    phi_30417_ = 0u;
    phi_30420_ = 0u;
    phi_30422_ = 0u;
    phi_30424_ = 0u;
    loop {
        let _e418 = phi_30417_;
        let _e420 = phi_30420_;
        let _e422 = phi_30422_;
        let _e424 = phi_30424_;
        local_220 = _e424;
        local_221 = _e422;
        local_222 = _e422;
        local_223 = _e422;
        local_224 = _e420;
        local_225 = _e420;
        local_226 = _e420;
        local_227 = _e422;
        let _e425 = (_e418 < 8u);
        if _e425 {
            let _e429 = ((((_e407 * 8u) + _e418) * 256u) + _e402);
            if (_e429 < select(_e412, _e414, (_e414 < _e412))) {
                let _e432 = pairs.member[_e429];
                let _e435 = ((_e432 >> bitcast<u32>(16i)) * 2u);
                let _e438 = tiles.member[(4u + _e435)];
                let _e445 = boxes.member[((_e438 * 256u) + ((_e432 >> bitcast<u32>(8i)) & 255u))];
                let _e449 = tiles.member[(_e435 + 5u)];
                let _e454 = boxes.member[((_e449 * 256u) + (_e432 & 255u))];
                if (_e445.x < _e454.x) {
                    phi_30478_ = type_56(_e445.x, _e454.x);
                } else {
                    phi_30478_ = type_56(_e454.x, _e445.x);
                }
                let _e460 = phi_30478_;
                let _e465 = params_2.member.member_9;
                let _e467 = (_e460.member * 3u);
                let _e470 = corners_4.member[_e467];
                let _e474 = corners_4.member[(_e467 + 1u)];
                let _e478 = corners_4.member[(_e467 + 2u)];
                let _e479 = (_e460.member_1 * 3u);
                let _e482 = corners_4.member[_e479];
                let _e486 = corners_4.member[(_e479 + 1u)];
                let _e490 = corners_4.member[(_e479 + 2u)];
                let _e497 = select(0u, 2147483648u, (_e465 != 0u));
                let _e502 = (((_e482.w == _e470.w) || (_e486.w == _e470.w)) || (_e490.w == _e470.w));
                if _e502 {
                    phi_30529_ = (((_e470.w | _e497) & 2147483648u) != 0u);
                } else {
                    phi_30529_ = false;
                }
                let _e507 = phi_30529_;
                if _e507 {
                    phi_30608_ = bool();
                    phi_30609_ = true;
                } else {
                    let _e512 = (((_e482.w == _e474.w) || (_e486.w == _e474.w)) || (_e490.w == _e474.w));
                    if _e512 {
                        phi_30544_ = (((_e474.w | _e497) & 2147483648u) != 0u);
                    } else {
                        phi_30544_ = false;
                    }
                    let _e517 = phi_30544_;
                    if _e517 {
                        phi_30606_ = bool();
                        phi_30607_ = true;
                    } else {
                        let _e522 = (((_e482.w == _e478.w) || (_e486.w == _e478.w)) || (_e490.w == _e478.w));
                        if _e522 {
                            phi_30559_ = (((_e478.w | _e497) & 2147483648u) != 0u);
                        } else {
                            phi_30559_ = false;
                        }
                        let _e527 = phi_30559_;
                        if _e527 {
                            phi_30605_ = bool();
                        } else {
                            if (_e478.w != _e470.w) {
                                let _e534 = (_e478.w != _e474.w);
                                phi_30596_ = select(bool(), _e522, _e534);
                                phi_30597_ = select(true, false, _e534);
                            } else {
                                phi_30596_ = bool();
                                phi_30597_ = true;
                            }
                            let _e538 = phi_30596_;
                            let _e540 = phi_30597_;
                            phi_30605_ = (((select(0u, 1u, _e502) + select(0u, 1u, select(false, _e512, (_e474.w != _e470.w)))) + select(0u, 1u, select(_e538, false, _e540))) == 3u);
                        }
                        let _e546 = phi_30605_;
                        phi_30606_ = _e546;
                        phi_30607_ = _e527;
                    }
                    let _e548 = phi_30606_;
                    let _e550 = phi_30607_;
                    phi_30608_ = _e548;
                    phi_30609_ = _e550;
                }
                let _e552 = phi_30608_;
                let _e554 = phi_30609_;
                let _e555 = select(_e552, true, _e554);
                if _e555 {
                    phi_36480_ = 0u;
                } else {
                    let _e557 = bitcast<f32>(_e470.x);
                    let _e559 = bitcast<f32>(_e470.y);
                    let _e561 = bitcast<f32>(_e470.z);
                    let _e574 = (_e470.w & 2147483647u);
                    let _e576 = (3u * (_e574 + 1u));
                    let _e579 = rests.member[_e576];
                    let _e583 = rests.member[(_e576 + 1u)];
                    let _e587 = rests.member[(_e576 + 2u)];
                    let _e588 = (_e474.w & 2147483647u);
                    let _e590 = (3u * (_e588 + 1u));
                    let _e593 = rests.member[_e590];
                    let _e597 = rests.member[(_e590 + 1u)];
                    let _e601 = rests.member[(_e590 + 2u)];
                    let _e602 = (_e478.w & 2147483647u);
                    let _e604 = (3u * (_e602 + 1u));
                    let _e607 = rests.member[_e604];
                    let _e611 = rests.member[(_e604 + 1u)];
                    let _e615 = rests.member[(_e604 + 2u)];
                    let _e634 = (_e482.w & 2147483647u);
                    let _e636 = (3u * (_e634 + 1u));
                    let _e639 = rests.member[_e636];
                    let _e643 = rests.member[(_e636 + 1u)];
                    let _e647 = rests.member[(_e636 + 2u)];
                    let _e648 = (_e486.w & 2147483647u);
                    let _e650 = (3u * (_e648 + 1u));
                    let _e653 = rests.member[_e650];
                    let _e657 = rests.member[(_e650 + 1u)];
                    let _e661 = rests.member[(_e650 + 2u)];
                    let _e662 = (_e490.w & 2147483647u);
                    let _e664 = (3u * (_e662 + 1u));
                    let _e667 = rests.member[_e664];
                    let _e671 = rests.member[(_e664 + 1u)];
                    let _e675 = rests.member[(_e664 + 2u)];
                    let _e678 = rests.member[0u];
                    let _e681 = rests.member[1u];
                    let _e682 = bitcast<u32>(_e681);
                    if (_e588 != _e574) {
                        phi_30757_ = (((_e634 == _e588) || (_e648 == _e588)) || (_e662 == _e588));
                    } else {
                        phi_30757_ = false;
                    }
                    let _e696 = phi_30757_;
                    if (_e602 != _e574) {
                        let _e700 = (_e602 != _e588);
                        if _e700 {
                            phi_30773_ = (((_e634 == _e602) || (_e648 == _e602)) || (_e662 == _e602));
                        } else {
                            phi_30773_ = bool();
                        }
                        let _e707 = phi_30773_;
                        phi_30775_ = _e707;
                        phi_30776_ = select(true, false, _e700);
                    } else {
                        phi_30775_ = bool();
                        phi_30776_ = true;
                    }
                    let _e710 = phi_30775_;
                    let _e712 = phi_30776_;
                    let _e715 = ((select(0u, 1u, (((_e634 == _e574) || (_e648 == _e574)) || (_e662 == _e574))) + select(0u, 1u, _e696)) + select(0u, 1u, select(_e710, false, _e712)));
                    if (_e715 == 3u) {
                        phi_36469_ = true;
                        phi_36470_ = bool();
                        phi_36471_ = true;
                    } else {
                        let _e722 = bitcast<f32>((bitcast<u32>((_e557 - _e557)) ^ _e682));
                        let _e725 = bitcast<f32>((bitcast<u32>((_e559 - _e559)) ^ _e682));
                        let _e728 = bitcast<f32>((bitcast<u32>((_e561 - _e561)) ^ _e682));
                        let _e734 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e474.x) - _e557)) ^ _e682));
                        let _e737 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e474.y) - _e559)) ^ _e682));
                        let _e740 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e474.z) - _e561)) ^ _e682));
                        let _e746 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.x) - _e557)) ^ _e682));
                        let _e749 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.y) - _e559)) ^ _e682));
                        let _e752 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.z) - _e561)) ^ _e682));
                        let _e758 = bitcast<f32>((bitcast<u32>((_e579 - _e579)) ^ _e682));
                        let _e761 = bitcast<f32>((bitcast<u32>((_e583 - _e583)) ^ _e682));
                        let _e764 = bitcast<f32>((bitcast<u32>((_e587 - _e587)) ^ _e682));
                        let _e770 = bitcast<f32>((bitcast<u32>((_e593 - _e579)) ^ _e682));
                        let _e773 = bitcast<f32>((bitcast<u32>((_e597 - _e583)) ^ _e682));
                        let _e776 = bitcast<f32>((bitcast<u32>((_e601 - _e587)) ^ _e682));
                        let _e782 = bitcast<f32>((bitcast<u32>((_e607 - _e579)) ^ _e682));
                        let _e785 = bitcast<f32>((bitcast<u32>((_e611 - _e583)) ^ _e682));
                        let _e788 = bitcast<f32>((bitcast<u32>((_e615 - _e587)) ^ _e682));
                        let _e794 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.x) - _e557)) ^ _e682));
                        let _e797 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.y) - _e559)) ^ _e682));
                        let _e800 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.z) - _e561)) ^ _e682));
                        let _e806 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.x) - _e557)) ^ _e682));
                        let _e809 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.y) - _e559)) ^ _e682));
                        let _e812 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.z) - _e561)) ^ _e682));
                        let _e818 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.x) - _e557)) ^ _e682));
                        let _e821 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.y) - _e559)) ^ _e682));
                        let _e824 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.z) - _e561)) ^ _e682));
                        let _e830 = bitcast<f32>((bitcast<u32>((_e639 - _e579)) ^ _e682));
                        let _e833 = bitcast<f32>((bitcast<u32>((_e643 - _e583)) ^ _e682));
                        let _e836 = bitcast<f32>((bitcast<u32>((_e647 - _e587)) ^ _e682));
                        let _e842 = bitcast<f32>((bitcast<u32>((_e653 - _e579)) ^ _e682));
                        let _e845 = bitcast<f32>((bitcast<u32>((_e657 - _e583)) ^ _e682));
                        let _e848 = bitcast<f32>((bitcast<u32>((_e661 - _e587)) ^ _e682));
                        let _e854 = bitcast<f32>((bitcast<u32>((_e667 - _e579)) ^ _e682));
                        let _e857 = bitcast<f32>((bitcast<u32>((_e671 - _e583)) ^ _e682));
                        let _e860 = bitcast<f32>((bitcast<u32>((_e675 - _e587)) ^ _e682));
                        let _e861 = abs(_e722);
                        let _e862 = abs(_e725);
                        let _e864 = select(_e862, _e861, (_e861 > _e862));
                        let _e865 = abs(_e728);
                        let _e867 = select(_e865, _e864, (_e864 > _e865));
                        let _e868 = abs(_e734);
                        let _e869 = abs(_e737);
                        let _e871 = select(_e869, _e868, (_e868 > _e869));
                        let _e872 = abs(_e740);
                        let _e874 = select(_e872, _e871, (_e871 > _e872));
                        let _e876 = select(_e874, _e867, (_e867 > _e874));
                        let _e877 = abs(_e746);
                        let _e878 = abs(_e749);
                        let _e880 = select(_e878, _e877, (_e877 > _e878));
                        let _e881 = abs(_e752);
                        let _e883 = select(_e881, _e880, (_e880 > _e881));
                        let _e885 = select(_e883, _e876, (_e876 > _e883));
                        let _e886 = abs(_e794);
                        let _e887 = abs(_e797);
                        let _e889 = select(_e887, _e886, (_e886 > _e887));
                        let _e890 = abs(_e800);
                        let _e892 = select(_e890, _e889, (_e889 > _e890));
                        let _e893 = abs(_e806);
                        let _e894 = abs(_e809);
                        let _e896 = select(_e894, _e893, (_e893 > _e894));
                        let _e897 = abs(_e812);
                        let _e899 = select(_e897, _e896, (_e896 > _e897));
                        let _e901 = select(_e899, _e892, (_e892 > _e899));
                        let _e902 = abs(_e818);
                        let _e903 = abs(_e821);
                        let _e905 = select(_e903, _e902, (_e902 > _e903));
                        let _e906 = abs(_e824);
                        let _e908 = select(_e906, _e905, (_e905 > _e906));
                        let _e910 = select(_e908, _e901, (_e901 > _e908));
                        let _e913 = abs(_e758);
                        let _e914 = abs(_e761);
                        let _e916 = select(_e914, _e913, (_e913 > _e914));
                        let _e917 = abs(_e764);
                        let _e919 = select(_e917, _e916, (_e916 > _e917));
                        let _e920 = abs(_e770);
                        let _e921 = abs(_e773);
                        let _e923 = select(_e921, _e920, (_e920 > _e921));
                        let _e924 = abs(_e776);
                        let _e926 = select(_e924, _e923, (_e923 > _e924));
                        let _e928 = select(_e926, _e919, (_e919 > _e926));
                        let _e929 = abs(_e782);
                        let _e930 = abs(_e785);
                        let _e932 = select(_e930, _e929, (_e929 > _e930));
                        let _e933 = abs(_e788);
                        let _e935 = select(_e933, _e932, (_e932 > _e933));
                        let _e937 = select(_e935, _e928, (_e928 > _e935));
                        let _e938 = abs(_e830);
                        let _e939 = abs(_e833);
                        let _e941 = select(_e939, _e938, (_e938 > _e939));
                        let _e942 = abs(_e836);
                        let _e944 = select(_e942, _e941, (_e941 > _e942));
                        let _e945 = abs(_e842);
                        let _e946 = abs(_e845);
                        let _e948 = select(_e946, _e945, (_e945 > _e946));
                        let _e949 = abs(_e848);
                        let _e951 = select(_e949, _e948, (_e948 > _e949));
                        let _e953 = select(_e951, _e944, (_e944 > _e951));
                        let _e954 = abs(_e854);
                        let _e955 = abs(_e857);
                        let _e957 = select(_e955, _e954, (_e954 > _e955));
                        let _e958 = abs(_e860);
                        let _e960 = select(_e958, _e957, (_e957 > _e958));
                        let _e962 = select(_e960, _e953, (_e953 > _e960));
                        let _e969 = (((0.00000047683716f * (select(_e910, _e885, (_e885 > _e910)) + select(_e962, _e937, (_e937 > _e962)))) + (2.5f * _e678)) + 0.0000000000000000000000000000000000030092655f);
                        let _e975 = bitcast<f32>((bitcast<u32>((_e722 + _e758)) ^ _e682));
                        let _e978 = bitcast<f32>((bitcast<u32>((_e725 + _e761)) ^ _e682));
                        let _e981 = bitcast<f32>((bitcast<u32>((_e728 + _e764)) ^ _e682));
                        let _e982 = vec3<f32>(_e975, _e978, _e981);
                        let _e988 = bitcast<f32>((bitcast<u32>((_e734 + _e770)) ^ _e682));
                        let _e991 = bitcast<f32>((bitcast<u32>((_e737 + _e773)) ^ _e682));
                        let _e994 = bitcast<f32>((bitcast<u32>((_e740 + _e776)) ^ _e682));
                        let _e995 = vec3<f32>(_e988, _e991, _e994);
                        let _e1001 = bitcast<f32>((bitcast<u32>((_e746 + _e782)) ^ _e682));
                        let _e1004 = bitcast<f32>((bitcast<u32>((_e749 + _e785)) ^ _e682));
                        let _e1007 = bitcast<f32>((bitcast<u32>((_e752 + _e788)) ^ _e682));
                        let _e1008 = vec3<f32>(_e1001, _e1004, _e1007);
                        let _e1015 = bitcast<f32>((bitcast<u32>((_e794 + _e830)) ^ _e682));
                        let _e1018 = bitcast<f32>((bitcast<u32>((_e797 + _e833)) ^ _e682));
                        let _e1021 = bitcast<f32>((bitcast<u32>((_e800 + _e836)) ^ _e682));
                        let _e1022 = vec3<f32>(_e1015, _e1018, _e1021);
                        let _e1028 = bitcast<f32>((bitcast<u32>((_e806 + _e842)) ^ _e682));
                        let _e1031 = bitcast<f32>((bitcast<u32>((_e809 + _e845)) ^ _e682));
                        let _e1034 = bitcast<f32>((bitcast<u32>((_e812 + _e848)) ^ _e682));
                        let _e1035 = vec3<f32>(_e1028, _e1031, _e1034);
                        let _e1041 = bitcast<f32>((bitcast<u32>((_e818 + _e854)) ^ _e682));
                        let _e1044 = bitcast<f32>((bitcast<u32>((_e821 + _e857)) ^ _e682));
                        let _e1047 = bitcast<f32>((bitcast<u32>((_e824 + _e860)) ^ _e682));
                        let _e1048 = vec3<f32>(_e1041, _e1044, _e1047);
                        if (_e715 == 0u) {
                            let _e1864 = (_e1028 - _e1015);
                            let _e1865 = (_e1031 - _e1018);
                            let _e1866 = (_e1034 - _e1021);
                            let _e1869 = bitcast<f32>((bitcast<u32>(_e1864) ^ _e682));
                            let _e1872 = bitcast<f32>((bitcast<u32>(_e1865) ^ _e682));
                            let _e1875 = bitcast<f32>((bitcast<u32>(_e1866) ^ _e682));
                            let _e1876 = (_e1041 - _e1015);
                            let _e1877 = (_e1044 - _e1018);
                            let _e1878 = (_e1047 - _e1021);
                            let _e1881 = bitcast<f32>((bitcast<u32>(_e1876) ^ _e682));
                            let _e1884 = bitcast<f32>((bitcast<u32>(_e1877) ^ _e682));
                            let _e1887 = bitcast<f32>((bitcast<u32>(_e1878) ^ _e682));
                            let _e1893 = bitcast<f32>((bitcast<u32>((_e975 - _e1015)) ^ _e682));
                            let _e1896 = bitcast<f32>((bitcast<u32>((_e978 - _e1018)) ^ _e682));
                            let _e1899 = bitcast<f32>((bitcast<u32>((_e981 - _e1021)) ^ _e682));
                            let _e1900 = (_e1872 * _e1887);
                            let _e1901 = (_e1875 * _e1884);
                            let _e1902 = (_e1875 * _e1881);
                            let _e1903 = (_e1869 * _e1887);
                            let _e1904 = (_e1869 * _e1884);
                            let _e1905 = (_e1872 * _e1881);
                            let _e1906 = (_e1900 - _e1901);
                            let _e1908 = (_e1902 - _e1903);
                            let _e1911 = (_e1904 - _e1905);
                            let _e1913 = (((_e1893 * _e1906) + (_e1896 * _e1908)) + (_e1899 * _e1911));
                            let _e1914 = abs(_e1893);
                            let _e1917 = (abs(_e1900) + abs(_e1901));
                            let _e1919 = abs(_e1896);
                            let _e1922 = (abs(_e1902) + abs(_e1903));
                            let _e1925 = abs(_e1899);
                            let _e1928 = (abs(_e1904) + abs(_e1905));
                            let _e1931 = abs(_e1869);
                            let _e1932 = abs(_e1872);
                            let _e1934 = select(_e1932, _e1931, (_e1931 > _e1932));
                            let _e1935 = abs(_e1875);
                            let _e1937 = select(_e1935, _e1934, (_e1934 > _e1935));
                            let _e1938 = abs(_e1881);
                            let _e1939 = abs(_e1884);
                            let _e1941 = select(_e1939, _e1938, (_e1938 > _e1939));
                            let _e1942 = abs(_e1887);
                            let _e1944 = select(_e1942, _e1941, (_e1941 > _e1942));
                            let _e1946 = select(_e1944, _e1937, (_e1937 > _e1944));
                            let _e1948 = select(_e1919, _e1914, (_e1914 > _e1919));
                            let _e1950 = select(_e1925, _e1948, (_e1948 > _e1925));
                            let _e1952 = select(_e1950, _e1946, (_e1946 > _e1950));
                            let _e1953 = (_e1952 * _e1952);
                            let _e1954 = (64f * _e969);
                            let _e1956 = ((4f * _e969) * _e969);
                            let _e1963 = (((0.0000019073486f * (((_e1914 * _e1917) + (_e1919 * _e1922)) + (_e1925 * _e1928))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1953))) + (_e1954 * (_e1953 + _e1956)));
                            if (_e1913 > _e1963) {
                                phi_31394_ = 1i;
                            } else {
                                phi_31394_ = select(0i, -1i, (_e1913 < -(_e1963)));
                            }
                            let _e1969 = phi_31394_;
                            let _e1975 = bitcast<f32>((bitcast<u32>((_e988 - _e1015)) ^ _e682));
                            let _e1978 = bitcast<f32>((bitcast<u32>((_e991 - _e1018)) ^ _e682));
                            let _e1981 = bitcast<f32>((bitcast<u32>((_e994 - _e1021)) ^ _e682));
                            let _e1986 = (((_e1975 * _e1906) + (_e1978 * _e1908)) + (_e1981 * _e1911));
                            let _e1987 = abs(_e1975);
                            let _e1989 = abs(_e1978);
                            let _e1992 = abs(_e1981);
                            let _e1996 = select(_e1989, _e1987, (_e1987 > _e1989));
                            let _e1998 = select(_e1992, _e1996, (_e1996 > _e1992));
                            let _e2000 = select(_e1998, _e1946, (_e1946 > _e1998));
                            let _e2001 = (_e2000 * _e2000);
                            let _e2008 = (((0.0000019073486f * (((_e1987 * _e1917) + (_e1989 * _e1922)) + (_e1992 * _e1928))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2001))) + (_e1954 * (_e2001 + _e1956)));
                            if (_e1986 > _e2008) {
                                phi_31554_ = 1i;
                            } else {
                                phi_31554_ = select(0i, -1i, (_e1986 < -(_e2008)));
                            }
                            let _e2014 = phi_31554_;
                            let _e2020 = bitcast<f32>((bitcast<u32>((_e1001 - _e1015)) ^ _e682));
                            let _e2023 = bitcast<f32>((bitcast<u32>((_e1004 - _e1018)) ^ _e682));
                            let _e2026 = bitcast<f32>((bitcast<u32>((_e1007 - _e1021)) ^ _e682));
                            let _e2031 = (((_e2020 * _e1906) + (_e2023 * _e1908)) + (_e2026 * _e1911));
                            let _e2032 = abs(_e2020);
                            let _e2034 = abs(_e2023);
                            let _e2037 = abs(_e2026);
                            let _e2041 = select(_e2034, _e2032, (_e2032 > _e2034));
                            let _e2043 = select(_e2037, _e2041, (_e2041 > _e2037));
                            let _e2045 = select(_e2043, _e1946, (_e1946 > _e2043));
                            let _e2046 = (_e2045 * _e2045);
                            let _e2053 = (((0.0000019073486f * (((_e2032 * _e1917) + (_e2034 * _e1922)) + (_e2037 * _e1928))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2046))) + (_e1954 * (_e2046 + _e1956)));
                            if (_e2031 > _e2053) {
                                phi_31714_ = 1i;
                            } else {
                                phi_31714_ = select(0i, -1i, (_e2031 < -(_e2053)));
                            }
                            let _e2059 = phi_31714_;
                            if (_e1969 == 0i) {
                                phi_31726_ = bool();
                                phi_31727_ = true;
                            } else {
                                let _e2061 = (_e1969 == _e2014);
                                if _e2061 {
                                    phi_31724_ = (_e1969 == _e2059);
                                } else {
                                    phi_31724_ = bool();
                                }
                                let _e2064 = phi_31724_;
                                phi_31726_ = _e2064;
                                phi_31727_ = select(true, false, _e2061);
                            }
                            let _e2067 = phi_31726_;
                            let _e2069 = phi_31727_;
                            if select(_e2067, false, _e2069) {
                                phi_34869_ = bool();
                                phi_34870_ = true;
                            } else {
                                let _e2071 = (_e988 - _e975);
                                let _e2072 = (_e991 - _e978);
                                let _e2073 = (_e994 - _e981);
                                let _e2076 = bitcast<f32>((bitcast<u32>(_e2071) ^ _e682));
                                let _e2079 = bitcast<f32>((bitcast<u32>(_e2072) ^ _e682));
                                let _e2082 = bitcast<f32>((bitcast<u32>(_e2073) ^ _e682));
                                let _e2083 = (_e1001 - _e975);
                                let _e2084 = (_e1004 - _e978);
                                let _e2085 = (_e1007 - _e981);
                                let _e2088 = bitcast<f32>((bitcast<u32>(_e2083) ^ _e682));
                                let _e2091 = bitcast<f32>((bitcast<u32>(_e2084) ^ _e682));
                                let _e2094 = bitcast<f32>((bitcast<u32>(_e2085) ^ _e682));
                                let _e2100 = bitcast<f32>((bitcast<u32>((_e1015 - _e975)) ^ _e682));
                                let _e2103 = bitcast<f32>((bitcast<u32>((_e1018 - _e978)) ^ _e682));
                                let _e2106 = bitcast<f32>((bitcast<u32>((_e1021 - _e981)) ^ _e682));
                                let _e2107 = (_e2079 * _e2094);
                                let _e2108 = (_e2082 * _e2091);
                                let _e2109 = (_e2082 * _e2088);
                                let _e2110 = (_e2076 * _e2094);
                                let _e2111 = (_e2076 * _e2091);
                                let _e2112 = (_e2079 * _e2088);
                                let _e2113 = (_e2107 - _e2108);
                                let _e2115 = (_e2109 - _e2110);
                                let _e2118 = (_e2111 - _e2112);
                                let _e2120 = (((_e2100 * _e2113) + (_e2103 * _e2115)) + (_e2106 * _e2118));
                                let _e2121 = abs(_e2100);
                                let _e2124 = (abs(_e2107) + abs(_e2108));
                                let _e2126 = abs(_e2103);
                                let _e2129 = (abs(_e2109) + abs(_e2110));
                                let _e2132 = abs(_e2106);
                                let _e2135 = (abs(_e2111) + abs(_e2112));
                                let _e2138 = abs(_e2076);
                                let _e2139 = abs(_e2079);
                                let _e2141 = select(_e2139, _e2138, (_e2138 > _e2139));
                                let _e2142 = abs(_e2082);
                                let _e2144 = select(_e2142, _e2141, (_e2141 > _e2142));
                                let _e2145 = abs(_e2088);
                                let _e2146 = abs(_e2091);
                                let _e2148 = select(_e2146, _e2145, (_e2145 > _e2146));
                                let _e2149 = abs(_e2094);
                                let _e2151 = select(_e2149, _e2148, (_e2148 > _e2149));
                                let _e2153 = select(_e2151, _e2144, (_e2144 > _e2151));
                                let _e2155 = select(_e2126, _e2121, (_e2121 > _e2126));
                                let _e2157 = select(_e2132, _e2155, (_e2155 > _e2132));
                                let _e2159 = select(_e2157, _e2153, (_e2153 > _e2157));
                                let _e2160 = (_e2159 * _e2159);
                                let _e2167 = (((0.0000019073486f * (((_e2121 * _e2124) + (_e2126 * _e2129)) + (_e2132 * _e2135))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2160))) + (_e1954 * (_e2160 + _e1956)));
                                if (_e2120 > _e2167) {
                                    phi_31894_ = 1i;
                                } else {
                                    phi_31894_ = select(0i, -1i, (_e2120 < -(_e2167)));
                                }
                                let _e2173 = phi_31894_;
                                let _e2179 = bitcast<f32>((bitcast<u32>((_e1028 - _e975)) ^ _e682));
                                let _e2182 = bitcast<f32>((bitcast<u32>((_e1031 - _e978)) ^ _e682));
                                let _e2185 = bitcast<f32>((bitcast<u32>((_e1034 - _e981)) ^ _e682));
                                let _e2190 = (((_e2179 * _e2113) + (_e2182 * _e2115)) + (_e2185 * _e2118));
                                let _e2191 = abs(_e2179);
                                let _e2193 = abs(_e2182);
                                let _e2196 = abs(_e2185);
                                let _e2200 = select(_e2193, _e2191, (_e2191 > _e2193));
                                let _e2202 = select(_e2196, _e2200, (_e2200 > _e2196));
                                let _e2204 = select(_e2202, _e2153, (_e2153 > _e2202));
                                let _e2205 = (_e2204 * _e2204);
                                let _e2212 = (((0.0000019073486f * (((_e2191 * _e2124) + (_e2193 * _e2129)) + (_e2196 * _e2135))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2205))) + (_e1954 * (_e2205 + _e1956)));
                                if (_e2190 > _e2212) {
                                    phi_32054_ = 1i;
                                } else {
                                    phi_32054_ = select(0i, -1i, (_e2190 < -(_e2212)));
                                }
                                let _e2218 = phi_32054_;
                                let _e2224 = bitcast<f32>((bitcast<u32>((_e1041 - _e975)) ^ _e682));
                                let _e2227 = bitcast<f32>((bitcast<u32>((_e1044 - _e978)) ^ _e682));
                                let _e2230 = bitcast<f32>((bitcast<u32>((_e1047 - _e981)) ^ _e682));
                                let _e2235 = (((_e2224 * _e2113) + (_e2227 * _e2115)) + (_e2230 * _e2118));
                                let _e2236 = abs(_e2224);
                                let _e2238 = abs(_e2227);
                                let _e2241 = abs(_e2230);
                                let _e2245 = select(_e2238, _e2236, (_e2236 > _e2238));
                                let _e2247 = select(_e2241, _e2245, (_e2245 > _e2241));
                                let _e2249 = select(_e2247, _e2153, (_e2153 > _e2247));
                                let _e2250 = (_e2249 * _e2249);
                                let _e2257 = (((0.0000019073486f * (((_e2236 * _e2124) + (_e2238 * _e2129)) + (_e2241 * _e2135))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2250))) + (_e1954 * (_e2250 + _e1956)));
                                if (_e2235 > _e2257) {
                                    phi_32214_ = 1i;
                                } else {
                                    phi_32214_ = select(0i, -1i, (_e2235 < -(_e2257)));
                                }
                                let _e2263 = phi_32214_;
                                if (_e2173 == 0i) {
                                    phi_32226_ = bool();
                                    phi_32227_ = true;
                                } else {
                                    let _e2265 = (_e2173 == _e2218);
                                    if _e2265 {
                                        phi_32224_ = (_e2173 == _e2263);
                                    } else {
                                        phi_32224_ = bool();
                                    }
                                    let _e2268 = phi_32224_;
                                    phi_32226_ = _e2268;
                                    phi_32227_ = select(true, false, _e2265);
                                }
                                let _e2271 = phi_32226_;
                                let _e2273 = phi_32227_;
                                if select(_e2271, false, _e2273) {
                                    phi_34867_ = bool();
                                    phi_34868_ = true;
                                } else {
                                    let _e2277 = ((_e2072 * _e2085) - (_e2084 * _e2073));
                                    let _e2280 = ((_e2073 * _e2083) - (_e2085 * _e2071));
                                    let _e2283 = ((_e2071 * _e2084) - (_e2083 * _e2072));
                                    let _e2284 = abs(_e2277);
                                    let _e2285 = abs(_e2280);
                                    let _e2287 = select(_e2285, _e2284, (_e2284 > _e2285));
                                    let _e2288 = abs(_e2283);
                                    let _e2290 = select(_e2288, _e2287, (_e2287 > _e2288));
                                    let _e2293 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2290, (_e2290 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2294 = (_e2277 * _e2293);
                                    let _e2295 = (_e2280 * _e2293);
                                    let _e2296 = (_e2283 * _e2293);
                                    let _e2299 = ((_e2072 * _e2296) - (_e2295 * _e2073));
                                    let _e2302 = ((_e2073 * _e2294) - (_e2296 * _e2071));
                                    let _e2305 = ((_e2071 * _e2295) - (_e2294 * _e2072));
                                    let _e2306 = abs(_e2299);
                                    let _e2307 = abs(_e2302);
                                    let _e2309 = select(_e2307, _e2306, (_e2306 > _e2307));
                                    let _e2310 = abs(_e2305);
                                    let _e2312 = select(_e2310, _e2309, (_e2309 > _e2310));
                                    let _e2315 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2312, (_e2312 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2316 = (_e2299 * _e2315);
                                    let _e2317 = (_e2302 * _e2315);
                                    let _e2318 = (_e2305 * _e2315);
                                    let _e2319 = (_e2100 * _e2316);
                                    let _e2320 = (_e2103 * _e2317);
                                    let _e2321 = (_e2106 * _e2318);
                                    let _e2331 = ((abs(_e2316) + abs(_e2317)) + abs(_e2318));
                                    let _e2334 = (0.0000000000000000000000000000000000030092655f * (1f + _e2331));
                                    let _e2336 = (2.5f * _e969);
                                    let _e2337 = (_e2336 * _e2331);
                                    let _e2347 = bitcast<f32>((bitcast<u32>((_e1015 - _e988)) ^ _e682));
                                    let _e2350 = bitcast<f32>((bitcast<u32>((_e1018 - _e991)) ^ _e682));
                                    let _e2353 = bitcast<f32>((bitcast<u32>((_e1021 - _e994)) ^ _e682));
                                    let _e2354 = (_e2347 * _e2316);
                                    let _e2355 = (_e2350 * _e2317);
                                    let _e2356 = (_e2353 * _e2318);
                                    let _e2374 = bitcast<f32>((bitcast<u32>((_e1015 - _e1001)) ^ _e682));
                                    let _e2377 = bitcast<f32>((bitcast<u32>((_e1018 - _e1004)) ^ _e682));
                                    let _e2380 = bitcast<f32>((bitcast<u32>((_e1021 - _e1007)) ^ _e682));
                                    let _e2381 = (_e2374 * _e2316);
                                    let _e2382 = (_e2377 * _e2317);
                                    let _e2383 = (_e2380 * _e2318);
                                    let _e2396 = (_e2179 * _e2316);
                                    let _e2397 = (_e2182 * _e2317);
                                    let _e2398 = (_e2185 * _e2318);
                                    let _e2415 = bitcast<f32>((bitcast<u32>((_e1028 - _e988)) ^ _e682));
                                    let _e2418 = bitcast<f32>((bitcast<u32>((_e1031 - _e991)) ^ _e682));
                                    let _e2421 = bitcast<f32>((bitcast<u32>((_e1034 - _e994)) ^ _e682));
                                    let _e2422 = (_e2415 * _e2316);
                                    let _e2423 = (_e2418 * _e2317);
                                    let _e2424 = (_e2421 * _e2318);
                                    let _e2442 = bitcast<f32>((bitcast<u32>((_e1028 - _e1001)) ^ _e682));
                                    let _e2445 = bitcast<f32>((bitcast<u32>((_e1031 - _e1004)) ^ _e682));
                                    let _e2448 = bitcast<f32>((bitcast<u32>((_e1034 - _e1007)) ^ _e682));
                                    let _e2449 = (_e2442 * _e2316);
                                    let _e2450 = (_e2445 * _e2317);
                                    let _e2451 = (_e2448 * _e2318);
                                    let _e2465 = (_e2224 * _e2316);
                                    let _e2466 = (_e2227 * _e2317);
                                    let _e2467 = (_e2230 * _e2318);
                                    let _e2484 = bitcast<f32>((bitcast<u32>((_e1041 - _e988)) ^ _e682));
                                    let _e2487 = bitcast<f32>((bitcast<u32>((_e1044 - _e991)) ^ _e682));
                                    let _e2490 = bitcast<f32>((bitcast<u32>((_e1047 - _e994)) ^ _e682));
                                    let _e2491 = (_e2484 * _e2316);
                                    let _e2492 = (_e2487 * _e2317);
                                    let _e2493 = (_e2490 * _e2318);
                                    let _e2511 = bitcast<f32>((bitcast<u32>((_e1041 - _e1001)) ^ _e682));
                                    let _e2514 = bitcast<f32>((bitcast<u32>((_e1044 - _e1004)) ^ _e682));
                                    let _e2517 = bitcast<f32>((bitcast<u32>((_e1047 - _e1007)) ^ _e682));
                                    let _e2518 = (_e2511 * _e2316);
                                    let _e2519 = (_e2514 * _e2317);
                                    let _e2520 = (_e2517 * _e2318);
                                    let _e2534 = (_e1001 - _e988);
                                    let _e2535 = (_e1004 - _e991);
                                    let _e2536 = (_e1007 - _e994);
                                    let _e2539 = ((_e2535 * _e2296) - (_e2295 * _e2536));
                                    let _e2542 = ((_e2536 * _e2294) - (_e2296 * _e2534));
                                    let _e2545 = ((_e2534 * _e2295) - (_e2294 * _e2535));
                                    let _e2546 = abs(_e2539);
                                    let _e2547 = abs(_e2542);
                                    let _e2549 = select(_e2547, _e2546, (_e2546 > _e2547));
                                    let _e2550 = abs(_e2545);
                                    let _e2552 = select(_e2550, _e2549, (_e2549 > _e2550));
                                    let _e2555 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2552, (_e2552 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2556 = (_e2539 * _e2555);
                                    let _e2557 = (_e2542 * _e2555);
                                    let _e2558 = (_e2545 * _e2555);
                                    let _e2559 = (_e2100 * _e2556);
                                    let _e2560 = (_e2103 * _e2557);
                                    let _e2561 = (_e2106 * _e2558);
                                    let _e2571 = ((abs(_e2556) + abs(_e2557)) + abs(_e2558));
                                    let _e2574 = (0.0000000000000000000000000000000000030092655f * (1f + _e2571));
                                    let _e2576 = (_e2336 * _e2571);
                                    let _e2581 = (_e2347 * _e2556);
                                    let _e2582 = (_e2350 * _e2557);
                                    let _e2583 = (_e2353 * _e2558);
                                    let _e2596 = (_e2374 * _e2556);
                                    let _e2597 = (_e2377 * _e2557);
                                    let _e2598 = (_e2380 * _e2558);
                                    let _e2611 = (_e2179 * _e2556);
                                    let _e2612 = (_e2182 * _e2557);
                                    let _e2613 = (_e2185 * _e2558);
                                    let _e2625 = (_e2415 * _e2556);
                                    let _e2626 = (_e2418 * _e2557);
                                    let _e2627 = (_e2421 * _e2558);
                                    let _e2640 = (_e2442 * _e2556);
                                    let _e2641 = (_e2445 * _e2557);
                                    let _e2642 = (_e2448 * _e2558);
                                    let _e2656 = (_e2224 * _e2556);
                                    let _e2657 = (_e2227 * _e2557);
                                    let _e2658 = (_e2230 * _e2558);
                                    let _e2670 = (_e2484 * _e2556);
                                    let _e2671 = (_e2487 * _e2557);
                                    let _e2672 = (_e2490 * _e2558);
                                    let _e2685 = (_e2511 * _e2556);
                                    let _e2686 = (_e2514 * _e2557);
                                    let _e2687 = (_e2517 * _e2558);
                                    let _e2702 = (_e975 - _e1001);
                                    let _e2703 = (_e978 - _e1004);
                                    let _e2704 = (_e981 - _e1007);
                                    let _e2707 = ((_e2703 * _e2296) - (_e2295 * _e2704));
                                    let _e2710 = ((_e2704 * _e2294) - (_e2296 * _e2702));
                                    let _e2713 = ((_e2702 * _e2295) - (_e2294 * _e2703));
                                    let _e2714 = abs(_e2707);
                                    let _e2715 = abs(_e2710);
                                    let _e2717 = select(_e2715, _e2714, (_e2714 > _e2715));
                                    let _e2718 = abs(_e2713);
                                    let _e2720 = select(_e2718, _e2717, (_e2717 > _e2718));
                                    let _e2723 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2720, (_e2720 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2724 = (_e2707 * _e2723);
                                    let _e2725 = (_e2710 * _e2723);
                                    let _e2726 = (_e2713 * _e2723);
                                    let _e2727 = (_e2100 * _e2724);
                                    let _e2728 = (_e2103 * _e2725);
                                    let _e2729 = (_e2106 * _e2726);
                                    let _e2739 = ((abs(_e2724) + abs(_e2725)) + abs(_e2726));
                                    let _e2742 = (0.0000000000000000000000000000000000030092655f * (1f + _e2739));
                                    let _e2744 = (_e2336 * _e2739);
                                    let _e2749 = (_e2347 * _e2724);
                                    let _e2750 = (_e2350 * _e2725);
                                    let _e2751 = (_e2353 * _e2726);
                                    let _e2764 = (_e2374 * _e2724);
                                    let _e2765 = (_e2377 * _e2725);
                                    let _e2766 = (_e2380 * _e2726);
                                    let _e2779 = (_e2179 * _e2724);
                                    let _e2780 = (_e2182 * _e2725);
                                    let _e2781 = (_e2185 * _e2726);
                                    let _e2793 = (_e2415 * _e2724);
                                    let _e2794 = (_e2418 * _e2725);
                                    let _e2795 = (_e2421 * _e2726);
                                    let _e2808 = (_e2442 * _e2724);
                                    let _e2809 = (_e2445 * _e2725);
                                    let _e2810 = (_e2448 * _e2726);
                                    let _e2824 = (_e2224 * _e2724);
                                    let _e2825 = (_e2227 * _e2725);
                                    let _e2826 = (_e2230 * _e2726);
                                    let _e2838 = (_e2484 * _e2724);
                                    let _e2839 = (_e2487 * _e2725);
                                    let _e2840 = (_e2490 * _e2726);
                                    let _e2853 = (_e2511 * _e2724);
                                    let _e2854 = (_e2514 * _e2725);
                                    let _e2855 = (_e2517 * _e2726);
                                    let _e2869 = (((((((((_e2319 + _e2320) + _e2321) > (((0.0000019073486f * ((abs(_e2319) + abs(_e2320)) + abs(_e2321))) + _e2334) + _e2337)) && (((_e2354 + _e2355) + _e2356) > (((0.0000019073486f * ((abs(_e2354) + abs(_e2355)) + abs(_e2356))) + _e2334) + _e2337))) && (((_e2381 + _e2382) + _e2383) > (((0.0000019073486f * ((abs(_e2381) + abs(_e2382)) + abs(_e2383))) + _e2334) + _e2337))) && (((((_e2396 + _e2397) + _e2398) > (((0.0000019073486f * ((abs(_e2396) + abs(_e2397)) + abs(_e2398))) + _e2334) + _e2337)) && (((_e2422 + _e2423) + _e2424) > (((0.0000019073486f * ((abs(_e2422) + abs(_e2423)) + abs(_e2424))) + _e2334) + _e2337))) && (((_e2449 + _e2450) + _e2451) > (((0.0000019073486f * ((abs(_e2449) + abs(_e2450)) + abs(_e2451))) + _e2334) + _e2337)))) && (((((_e2465 + _e2466) + _e2467) > (((0.0000019073486f * ((abs(_e2465) + abs(_e2466)) + abs(_e2467))) + _e2334) + _e2337)) && (((_e2491 + _e2492) + _e2493) > (((0.0000019073486f * ((abs(_e2491) + abs(_e2492)) + abs(_e2493))) + _e2334) + _e2337))) && (((_e2518 + _e2519) + _e2520) > (((0.0000019073486f * ((abs(_e2518) + abs(_e2519)) + abs(_e2520))) + _e2334) + _e2337)))) || (((((((_e2559 + _e2560) + _e2561) > (((0.0000019073486f * ((abs(_e2559) + abs(_e2560)) + abs(_e2561))) + _e2574) + _e2576)) && (((_e2581 + _e2582) + _e2583) > (((0.0000019073486f * ((abs(_e2581) + abs(_e2582)) + abs(_e2583))) + _e2574) + _e2576))) && (((_e2596 + _e2597) + _e2598) > (((0.0000019073486f * ((abs(_e2596) + abs(_e2597)) + abs(_e2598))) + _e2574) + _e2576))) && (((((_e2611 + _e2612) + _e2613) > (((0.0000019073486f * ((abs(_e2611) + abs(_e2612)) + abs(_e2613))) + _e2574) + _e2576)) && (((_e2625 + _e2626) + _e2627) > (((0.0000019073486f * ((abs(_e2625) + abs(_e2626)) + abs(_e2627))) + _e2574) + _e2576))) && (((_e2640 + _e2641) + _e2642) > (((0.0000019073486f * ((abs(_e2640) + abs(_e2641)) + abs(_e2642))) + _e2574) + _e2576)))) && (((((_e2656 + _e2657) + _e2658) > (((0.0000019073486f * ((abs(_e2656) + abs(_e2657)) + abs(_e2658))) + _e2574) + _e2576)) && (((_e2670 + _e2671) + _e2672) > (((0.0000019073486f * ((abs(_e2670) + abs(_e2671)) + abs(_e2672))) + _e2574) + _e2576))) && (((_e2685 + _e2686) + _e2687) > (((0.0000019073486f * ((abs(_e2685) + abs(_e2686)) + abs(_e2687))) + _e2574) + _e2576))))) || (((((((_e2727 + _e2728) + _e2729) > (((0.0000019073486f * ((abs(_e2727) + abs(_e2728)) + abs(_e2729))) + _e2742) + _e2744)) && (((_e2749 + _e2750) + _e2751) > (((0.0000019073486f * ((abs(_e2749) + abs(_e2750)) + abs(_e2751))) + _e2742) + _e2744))) && (((_e2764 + _e2765) + _e2766) > (((0.0000019073486f * ((abs(_e2764) + abs(_e2765)) + abs(_e2766))) + _e2742) + _e2744))) && (((((_e2779 + _e2780) + _e2781) > (((0.0000019073486f * ((abs(_e2779) + abs(_e2780)) + abs(_e2781))) + _e2742) + _e2744)) && (((_e2793 + _e2794) + _e2795) > (((0.0000019073486f * ((abs(_e2793) + abs(_e2794)) + abs(_e2795))) + _e2742) + _e2744))) && (((_e2808 + _e2809) + _e2810) > (((0.0000019073486f * ((abs(_e2808) + abs(_e2809)) + abs(_e2810))) + _e2742) + _e2744)))) && (((((_e2824 + _e2825) + _e2826) > (((0.0000019073486f * ((abs(_e2824) + abs(_e2825)) + abs(_e2826))) + _e2742) + _e2744)) && (((_e2838 + _e2839) + _e2840) > (((0.0000019073486f * ((abs(_e2838) + abs(_e2839)) + abs(_e2840))) + _e2742) + _e2744))) && (((_e2853 + _e2854) + _e2855) > (((0.0000019073486f * ((abs(_e2853) + abs(_e2854)) + abs(_e2855))) + _e2742) + _e2744)))));
                                    if _e2869 {
                                        phi_34866_ = bool();
                                    } else {
                                        let _e2872 = ((_e1865 * _e1878) - (_e1877 * _e1866));
                                        let _e2875 = ((_e1866 * _e1876) - (_e1878 * _e1864));
                                        let _e2878 = ((_e1864 * _e1877) - (_e1876 * _e1865));
                                        let _e2879 = abs(_e2872);
                                        let _e2880 = abs(_e2875);
                                        let _e2882 = select(_e2880, _e2879, (_e2879 > _e2880));
                                        let _e2883 = abs(_e2878);
                                        let _e2885 = select(_e2883, _e2882, (_e2882 > _e2883));
                                        let _e2888 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2885, (_e2885 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2889 = (_e2872 * _e2888);
                                        let _e2890 = (_e2875 * _e2888);
                                        let _e2891 = (_e2878 * _e2888);
                                        let _e2894 = ((_e1865 * _e2891) - (_e2890 * _e1866));
                                        let _e2897 = ((_e1866 * _e2889) - (_e2891 * _e1864));
                                        let _e2900 = ((_e1864 * _e2890) - (_e2889 * _e1865));
                                        let _e2901 = abs(_e2894);
                                        let _e2902 = abs(_e2897);
                                        let _e2904 = select(_e2902, _e2901, (_e2901 > _e2902));
                                        let _e2905 = abs(_e2900);
                                        let _e2907 = select(_e2905, _e2904, (_e2904 > _e2905));
                                        let _e2910 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2907, (_e2907 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2911 = (_e2894 * _e2910);
                                        let _e2912 = (_e2897 * _e2910);
                                        let _e2913 = (_e2900 * _e2910);
                                        let _e2914 = (_e1893 * _e2911);
                                        let _e2915 = (_e1896 * _e2912);
                                        let _e2916 = (_e1899 * _e2913);
                                        let _e2926 = ((abs(_e2911) + abs(_e2912)) + abs(_e2913));
                                        let _e2929 = (0.0000000000000000000000000000000000030092655f * (1f + _e2926));
                                        let _e2931 = (_e2336 * _e2926);
                                        let _e2941 = bitcast<f32>((bitcast<u32>((_e975 - _e1028)) ^ _e682));
                                        let _e2944 = bitcast<f32>((bitcast<u32>((_e978 - _e1031)) ^ _e682));
                                        let _e2947 = bitcast<f32>((bitcast<u32>((_e981 - _e1034)) ^ _e682));
                                        let _e2948 = (_e2941 * _e2911);
                                        let _e2949 = (_e2944 * _e2912);
                                        let _e2950 = (_e2947 * _e2913);
                                        let _e2968 = bitcast<f32>((bitcast<u32>((_e975 - _e1041)) ^ _e682));
                                        let _e2971 = bitcast<f32>((bitcast<u32>((_e978 - _e1044)) ^ _e682));
                                        let _e2974 = bitcast<f32>((bitcast<u32>((_e981 - _e1047)) ^ _e682));
                                        let _e2975 = (_e2968 * _e2911);
                                        let _e2976 = (_e2971 * _e2912);
                                        let _e2977 = (_e2974 * _e2913);
                                        let _e2990 = (_e1975 * _e2911);
                                        let _e2991 = (_e1978 * _e2912);
                                        let _e2992 = (_e1981 * _e2913);
                                        let _e3009 = bitcast<f32>((bitcast<u32>((_e988 - _e1028)) ^ _e682));
                                        let _e3012 = bitcast<f32>((bitcast<u32>((_e991 - _e1031)) ^ _e682));
                                        let _e3015 = bitcast<f32>((bitcast<u32>((_e994 - _e1034)) ^ _e682));
                                        let _e3016 = (_e3009 * _e2911);
                                        let _e3017 = (_e3012 * _e2912);
                                        let _e3018 = (_e3015 * _e2913);
                                        let _e3036 = bitcast<f32>((bitcast<u32>((_e988 - _e1041)) ^ _e682));
                                        let _e3039 = bitcast<f32>((bitcast<u32>((_e991 - _e1044)) ^ _e682));
                                        let _e3042 = bitcast<f32>((bitcast<u32>((_e994 - _e1047)) ^ _e682));
                                        let _e3043 = (_e3036 * _e2911);
                                        let _e3044 = (_e3039 * _e2912);
                                        let _e3045 = (_e3042 * _e2913);
                                        let _e3059 = (_e2020 * _e2911);
                                        let _e3060 = (_e2023 * _e2912);
                                        let _e3061 = (_e2026 * _e2913);
                                        let _e3078 = bitcast<f32>((bitcast<u32>((_e1001 - _e1028)) ^ _e682));
                                        let _e3081 = bitcast<f32>((bitcast<u32>((_e1004 - _e1031)) ^ _e682));
                                        let _e3084 = bitcast<f32>((bitcast<u32>((_e1007 - _e1034)) ^ _e682));
                                        let _e3085 = (_e3078 * _e2911);
                                        let _e3086 = (_e3081 * _e2912);
                                        let _e3087 = (_e3084 * _e2913);
                                        let _e3105 = bitcast<f32>((bitcast<u32>((_e1001 - _e1041)) ^ _e682));
                                        let _e3108 = bitcast<f32>((bitcast<u32>((_e1004 - _e1044)) ^ _e682));
                                        let _e3111 = bitcast<f32>((bitcast<u32>((_e1007 - _e1047)) ^ _e682));
                                        let _e3112 = (_e3105 * _e2911);
                                        let _e3113 = (_e3108 * _e2912);
                                        let _e3114 = (_e3111 * _e2913);
                                        let _e3128 = (_e1041 - _e1028);
                                        let _e3129 = (_e1044 - _e1031);
                                        let _e3130 = (_e1047 - _e1034);
                                        let _e3133 = ((_e3129 * _e2891) - (_e2890 * _e3130));
                                        let _e3136 = ((_e3130 * _e2889) - (_e2891 * _e3128));
                                        let _e3139 = ((_e3128 * _e2890) - (_e2889 * _e3129));
                                        let _e3140 = abs(_e3133);
                                        let _e3141 = abs(_e3136);
                                        let _e3143 = select(_e3141, _e3140, (_e3140 > _e3141));
                                        let _e3144 = abs(_e3139);
                                        let _e3146 = select(_e3144, _e3143, (_e3143 > _e3144));
                                        let _e3149 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3146, (_e3146 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3150 = (_e3133 * _e3149);
                                        let _e3151 = (_e3136 * _e3149);
                                        let _e3152 = (_e3139 * _e3149);
                                        let _e3153 = (_e1893 * _e3150);
                                        let _e3154 = (_e1896 * _e3151);
                                        let _e3155 = (_e1899 * _e3152);
                                        let _e3165 = ((abs(_e3150) + abs(_e3151)) + abs(_e3152));
                                        let _e3168 = (0.0000000000000000000000000000000000030092655f * (1f + _e3165));
                                        let _e3170 = (_e2336 * _e3165);
                                        let _e3175 = (_e2941 * _e3150);
                                        let _e3176 = (_e2944 * _e3151);
                                        let _e3177 = (_e2947 * _e3152);
                                        let _e3190 = (_e2968 * _e3150);
                                        let _e3191 = (_e2971 * _e3151);
                                        let _e3192 = (_e2974 * _e3152);
                                        let _e3205 = (_e1975 * _e3150);
                                        let _e3206 = (_e1978 * _e3151);
                                        let _e3207 = (_e1981 * _e3152);
                                        let _e3219 = (_e3009 * _e3150);
                                        let _e3220 = (_e3012 * _e3151);
                                        let _e3221 = (_e3015 * _e3152);
                                        let _e3234 = (_e3036 * _e3150);
                                        let _e3235 = (_e3039 * _e3151);
                                        let _e3236 = (_e3042 * _e3152);
                                        let _e3250 = (_e2020 * _e3150);
                                        let _e3251 = (_e2023 * _e3151);
                                        let _e3252 = (_e2026 * _e3152);
                                        let _e3264 = (_e3078 * _e3150);
                                        let _e3265 = (_e3081 * _e3151);
                                        let _e3266 = (_e3084 * _e3152);
                                        let _e3279 = (_e3105 * _e3150);
                                        let _e3280 = (_e3108 * _e3151);
                                        let _e3281 = (_e3111 * _e3152);
                                        let _e3296 = (_e1015 - _e1041);
                                        let _e3297 = (_e1018 - _e1044);
                                        let _e3298 = (_e1021 - _e1047);
                                        let _e3301 = ((_e3297 * _e2891) - (_e2890 * _e3298));
                                        let _e3304 = ((_e3298 * _e2889) - (_e2891 * _e3296));
                                        let _e3307 = ((_e3296 * _e2890) - (_e2889 * _e3297));
                                        let _e3308 = abs(_e3301);
                                        let _e3309 = abs(_e3304);
                                        let _e3311 = select(_e3309, _e3308, (_e3308 > _e3309));
                                        let _e3312 = abs(_e3307);
                                        let _e3314 = select(_e3312, _e3311, (_e3311 > _e3312));
                                        let _e3317 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3314, (_e3314 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3318 = (_e3301 * _e3317);
                                        let _e3319 = (_e3304 * _e3317);
                                        let _e3320 = (_e3307 * _e3317);
                                        let _e3321 = (_e1893 * _e3318);
                                        let _e3322 = (_e1896 * _e3319);
                                        let _e3323 = (_e1899 * _e3320);
                                        let _e3333 = ((abs(_e3318) + abs(_e3319)) + abs(_e3320));
                                        let _e3336 = (0.0000000000000000000000000000000000030092655f * (1f + _e3333));
                                        let _e3338 = (_e2336 * _e3333);
                                        let _e3343 = (_e2941 * _e3318);
                                        let _e3344 = (_e2944 * _e3319);
                                        let _e3345 = (_e2947 * _e3320);
                                        let _e3358 = (_e2968 * _e3318);
                                        let _e3359 = (_e2971 * _e3319);
                                        let _e3360 = (_e2974 * _e3320);
                                        let _e3373 = (_e1975 * _e3318);
                                        let _e3374 = (_e1978 * _e3319);
                                        let _e3375 = (_e1981 * _e3320);
                                        let _e3387 = (_e3009 * _e3318);
                                        let _e3388 = (_e3012 * _e3319);
                                        let _e3389 = (_e3015 * _e3320);
                                        let _e3402 = (_e3036 * _e3318);
                                        let _e3403 = (_e3039 * _e3319);
                                        let _e3404 = (_e3042 * _e3320);
                                        let _e3418 = (_e2020 * _e3318);
                                        let _e3419 = (_e2023 * _e3319);
                                        let _e3420 = (_e2026 * _e3320);
                                        let _e3432 = (_e3078 * _e3318);
                                        let _e3433 = (_e3081 * _e3319);
                                        let _e3434 = (_e3084 * _e3320);
                                        let _e3447 = (_e3105 * _e3318);
                                        let _e3448 = (_e3108 * _e3319);
                                        let _e3449 = (_e3111 * _e3320);
                                        phi_34866_ = (((((((((_e2914 + _e2915) + _e2916) > (((0.0000019073486f * ((abs(_e2914) + abs(_e2915)) + abs(_e2916))) + _e2929) + _e2931)) && (((_e2948 + _e2949) + _e2950) > (((0.0000019073486f * ((abs(_e2948) + abs(_e2949)) + abs(_e2950))) + _e2929) + _e2931))) && (((_e2975 + _e2976) + _e2977) > (((0.0000019073486f * ((abs(_e2975) + abs(_e2976)) + abs(_e2977))) + _e2929) + _e2931))) && (((((_e2990 + _e2991) + _e2992) > (((0.0000019073486f * ((abs(_e2990) + abs(_e2991)) + abs(_e2992))) + _e2929) + _e2931)) && (((_e3016 + _e3017) + _e3018) > (((0.0000019073486f * ((abs(_e3016) + abs(_e3017)) + abs(_e3018))) + _e2929) + _e2931))) && (((_e3043 + _e3044) + _e3045) > (((0.0000019073486f * ((abs(_e3043) + abs(_e3044)) + abs(_e3045))) + _e2929) + _e2931)))) && (((((_e3059 + _e3060) + _e3061) > (((0.0000019073486f * ((abs(_e3059) + abs(_e3060)) + abs(_e3061))) + _e2929) + _e2931)) && (((_e3085 + _e3086) + _e3087) > (((0.0000019073486f * ((abs(_e3085) + abs(_e3086)) + abs(_e3087))) + _e2929) + _e2931))) && (((_e3112 + _e3113) + _e3114) > (((0.0000019073486f * ((abs(_e3112) + abs(_e3113)) + abs(_e3114))) + _e2929) + _e2931)))) || (((((((_e3153 + _e3154) + _e3155) > (((0.0000019073486f * ((abs(_e3153) + abs(_e3154)) + abs(_e3155))) + _e3168) + _e3170)) && (((_e3175 + _e3176) + _e3177) > (((0.0000019073486f * ((abs(_e3175) + abs(_e3176)) + abs(_e3177))) + _e3168) + _e3170))) && (((_e3190 + _e3191) + _e3192) > (((0.0000019073486f * ((abs(_e3190) + abs(_e3191)) + abs(_e3192))) + _e3168) + _e3170))) && (((((_e3205 + _e3206) + _e3207) > (((0.0000019073486f * ((abs(_e3205) + abs(_e3206)) + abs(_e3207))) + _e3168) + _e3170)) && (((_e3219 + _e3220) + _e3221) > (((0.0000019073486f * ((abs(_e3219) + abs(_e3220)) + abs(_e3221))) + _e3168) + _e3170))) && (((_e3234 + _e3235) + _e3236) > (((0.0000019073486f * ((abs(_e3234) + abs(_e3235)) + abs(_e3236))) + _e3168) + _e3170)))) && (((((_e3250 + _e3251) + _e3252) > (((0.0000019073486f * ((abs(_e3250) + abs(_e3251)) + abs(_e3252))) + _e3168) + _e3170)) && (((_e3264 + _e3265) + _e3266) > (((0.0000019073486f * ((abs(_e3264) + abs(_e3265)) + abs(_e3266))) + _e3168) + _e3170))) && (((_e3279 + _e3280) + _e3281) > (((0.0000019073486f * ((abs(_e3279) + abs(_e3280)) + abs(_e3281))) + _e3168) + _e3170))))) || (((((((_e3321 + _e3322) + _e3323) > (((0.0000019073486f * ((abs(_e3321) + abs(_e3322)) + abs(_e3323))) + _e3336) + _e3338)) && (((_e3343 + _e3344) + _e3345) > (((0.0000019073486f * ((abs(_e3343) + abs(_e3344)) + abs(_e3345))) + _e3336) + _e3338))) && (((_e3358 + _e3359) + _e3360) > (((0.0000019073486f * ((abs(_e3358) + abs(_e3359)) + abs(_e3360))) + _e3336) + _e3338))) && (((((_e3373 + _e3374) + _e3375) > (((0.0000019073486f * ((abs(_e3373) + abs(_e3374)) + abs(_e3375))) + _e3336) + _e3338)) && (((_e3387 + _e3388) + _e3389) > (((0.0000019073486f * ((abs(_e3387) + abs(_e3388)) + abs(_e3389))) + _e3336) + _e3338))) && (((_e3402 + _e3403) + _e3404) > (((0.0000019073486f * ((abs(_e3402) + abs(_e3403)) + abs(_e3404))) + _e3336) + _e3338)))) && (((((_e3418 + _e3419) + _e3420) > (((0.0000019073486f * ((abs(_e3418) + abs(_e3419)) + abs(_e3420))) + _e3336) + _e3338)) && (((_e3432 + _e3433) + _e3434) > (((0.0000019073486f * ((abs(_e3432) + abs(_e3433)) + abs(_e3434))) + _e3336) + _e3338))) && (((_e3447 + _e3448) + _e3449) > (((0.0000019073486f * ((abs(_e3447) + abs(_e3448)) + abs(_e3449))) + _e3336) + _e3338)))));
                                    }
                                    let _e3465 = phi_34866_;
                                    phi_34867_ = _e3465;
                                    phi_34868_ = _e2869;
                                }
                                let _e3467 = phi_34867_;
                                let _e3469 = phi_34868_;
                                phi_34869_ = _e3467;
                                phi_34870_ = _e3469;
                            }
                            let _e3471 = phi_34869_;
                            let _e3473 = phi_34870_;
                            phi_36463_ = select(_e3471, true, _e3473);
                            phi_36464_ = bool();
                            phi_36465_ = true;
                        } else {
                            if (_e574 == _e588) {
                                phi_34885_ = bool();
                                phi_34886_ = true;
                            } else {
                                let _e1052 = (_e588 == _e602);
                                if _e1052 {
                                    phi_34884_ = bool();
                                } else {
                                    phi_34884_ = (_e602 == _e574);
                                }
                                let _e1055 = phi_34884_;
                                phi_34885_ = _e1055;
                                phi_34886_ = _e1052;
                            }
                            let _e1057 = phi_34885_;
                            let _e1059 = phi_34886_;
                            if select(_e1057, true, _e1059) {
                                phi_36458_ = bool();
                                phi_36459_ = true;
                            } else {
                                if (_e634 == _e648) {
                                    phi_34904_ = bool();
                                    phi_34905_ = true;
                                } else {
                                    let _e1062 = (_e648 == _e662);
                                    if _e1062 {
                                        phi_34903_ = bool();
                                    } else {
                                        phi_34903_ = (_e662 == _e634);
                                    }
                                    let _e1065 = phi_34903_;
                                    phi_34904_ = _e1065;
                                    phi_34905_ = _e1062;
                                }
                                let _e1067 = phi_34904_;
                                let _e1069 = phi_34905_;
                                let _e1070 = select(_e1067, true, _e1069);
                                if _e1070 {
                                    phi_36457_ = bool();
                                } else {
                                    let _e1071 = (_e715 == 1u);
                                    let _e1087 = (select(0u, 1u, ((((_e634 == _e588) || (_e648 == _e588)) || (_e662 == _e588)) == _e1071)) + (2u * select(0u, 1u, ((((_e634 == _e602) || (_e648 == _e602)) || (_e662 == _e602)) == _e1071))));
                                    if _e1071 {
                                        phi_34939_ = _e1087;
                                    } else {
                                        if (_e1087 == 2u) {
                                            phi_34938_ = 0u;
                                        } else {
                                            phi_34938_ = (_e1087 + 1u);
                                        }
                                        let _e1091 = phi_34938_;
                                        phi_34939_ = _e1091;
                                    }
                                    let _e1093 = phi_34939_;
                                    if (_e1093 == 0u) {
                                        phi_34957_ = type_90(_e982, _e995, _e1008);
                                    } else {
                                        if (_e1093 == 1u) {
                                            phi_34956_ = type_90(_e995, _e1008, _e982);
                                        } else {
                                            phi_34956_ = type_90(_e1008, _e982, _e995);
                                        }
                                        let _e1099 = phi_34956_;
                                        phi_34957_ = _e1099;
                                    }
                                    let _e1101 = phi_34957_;
                                    let _e1117 = (select(0u, 1u, ((((_e574 == _e648) || (_e588 == _e648)) || (_e602 == _e648)) == _e1071)) + (2u * select(0u, 1u, ((((_e574 == _e662) || (_e588 == _e662)) || (_e602 == _e662)) == _e1071))));
                                    if _e1071 {
                                        phi_34984_ = _e1117;
                                    } else {
                                        if (_e1117 == 2u) {
                                            phi_34983_ = 0u;
                                        } else {
                                            phi_34983_ = (_e1117 + 1u);
                                        }
                                        let _e1121 = phi_34983_;
                                        phi_34984_ = _e1121;
                                    }
                                    let _e1123 = phi_34984_;
                                    if (_e1123 == 0u) {
                                        phi_35002_ = type_90(_e1022, _e1035, _e1048);
                                    } else {
                                        if (_e1123 == 1u) {
                                            phi_35001_ = type_90(_e1035, _e1048, _e1022);
                                        } else {
                                            phi_35001_ = type_90(_e1048, _e1022, _e1035);
                                        }
                                        let _e1129 = phi_35001_;
                                        phi_35002_ = _e1129;
                                    }
                                    let _e1131 = phi_35002_;
                                    if _e1071 {
                                        let _e1377 = bitcast<f32>((bitcast<u32>((_e1131.member_1.x - _e1131.member.x)) ^ _e682));
                                        let _e1380 = bitcast<f32>((bitcast<u32>((_e1131.member_1.y - _e1131.member.y)) ^ _e682));
                                        let _e1383 = bitcast<f32>((bitcast<u32>((_e1131.member_1.z - _e1131.member.z)) ^ _e682));
                                        let _e1392 = bitcast<f32>((bitcast<u32>((_e1131.member_2.x - _e1131.member.x)) ^ _e682));
                                        let _e1395 = bitcast<f32>((bitcast<u32>((_e1131.member_2.y - _e1131.member.y)) ^ _e682));
                                        let _e1398 = bitcast<f32>((bitcast<u32>((_e1131.member_2.z - _e1131.member.z)) ^ _e682));
                                        let _e1407 = bitcast<f32>((bitcast<u32>((_e1101.member_1.x - _e1131.member.x)) ^ _e682));
                                        let _e1410 = bitcast<f32>((bitcast<u32>((_e1101.member_1.y - _e1131.member.y)) ^ _e682));
                                        let _e1413 = bitcast<f32>((bitcast<u32>((_e1101.member_1.z - _e1131.member.z)) ^ _e682));
                                        let _e1414 = (_e1380 * _e1398);
                                        let _e1415 = (_e1383 * _e1395);
                                        let _e1416 = (_e1383 * _e1392);
                                        let _e1417 = (_e1377 * _e1398);
                                        let _e1418 = (_e1377 * _e1395);
                                        let _e1419 = (_e1380 * _e1392);
                                        let _e1420 = (_e1414 - _e1415);
                                        let _e1422 = (_e1416 - _e1417);
                                        let _e1425 = (_e1418 - _e1419);
                                        let _e1427 = (((_e1407 * _e1420) + (_e1410 * _e1422)) + (_e1413 * _e1425));
                                        let _e1428 = abs(_e1407);
                                        let _e1431 = (abs(_e1414) + abs(_e1415));
                                        let _e1433 = abs(_e1410);
                                        let _e1436 = (abs(_e1416) + abs(_e1417));
                                        let _e1439 = abs(_e1413);
                                        let _e1442 = (abs(_e1418) + abs(_e1419));
                                        let _e1445 = abs(_e1377);
                                        let _e1446 = abs(_e1380);
                                        let _e1448 = select(_e1446, _e1445, (_e1445 > _e1446));
                                        let _e1449 = abs(_e1383);
                                        let _e1451 = select(_e1449, _e1448, (_e1448 > _e1449));
                                        let _e1452 = abs(_e1392);
                                        let _e1453 = abs(_e1395);
                                        let _e1455 = select(_e1453, _e1452, (_e1452 > _e1453));
                                        let _e1456 = abs(_e1398);
                                        let _e1458 = select(_e1456, _e1455, (_e1455 > _e1456));
                                        let _e1460 = select(_e1458, _e1451, (_e1451 > _e1458));
                                        let _e1462 = select(_e1433, _e1428, (_e1428 > _e1433));
                                        let _e1464 = select(_e1439, _e1462, (_e1462 > _e1439));
                                        let _e1466 = select(_e1464, _e1460, (_e1460 > _e1464));
                                        let _e1467 = (_e1466 * _e1466);
                                        let _e1468 = (64f * _e969);
                                        let _e1470 = ((4f * _e969) * _e969);
                                        let _e1477 = (((0.0000019073486f * (((_e1428 * _e1431) + (_e1433 * _e1436)) + (_e1439 * _e1442))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1467))) + (_e1468 * (_e1467 + _e1470)));
                                        if (_e1427 > _e1477) {
                                            phi_35170_ = 1i;
                                        } else {
                                            phi_35170_ = select(0i, -1i, (_e1427 < -(_e1477)));
                                        }
                                        let _e1483 = phi_35170_;
                                        let _e1492 = bitcast<f32>((bitcast<u32>((_e1101.member_2.x - _e1131.member.x)) ^ _e682));
                                        let _e1495 = bitcast<f32>((bitcast<u32>((_e1101.member_2.y - _e1131.member.y)) ^ _e682));
                                        let _e1498 = bitcast<f32>((bitcast<u32>((_e1101.member_2.z - _e1131.member.z)) ^ _e682));
                                        let _e1503 = (((_e1492 * _e1420) + (_e1495 * _e1422)) + (_e1498 * _e1425));
                                        let _e1504 = abs(_e1492);
                                        let _e1506 = abs(_e1495);
                                        let _e1509 = abs(_e1498);
                                        let _e1513 = select(_e1506, _e1504, (_e1504 > _e1506));
                                        let _e1515 = select(_e1509, _e1513, (_e1513 > _e1509));
                                        let _e1517 = select(_e1515, _e1460, (_e1460 > _e1515));
                                        let _e1518 = (_e1517 * _e1517);
                                        let _e1525 = (((0.0000019073486f * (((_e1504 * _e1431) + (_e1506 * _e1436)) + (_e1509 * _e1442))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1518))) + (_e1468 * (_e1518 + _e1470)));
                                        if (_e1503 > _e1525) {
                                            phi_35329_ = 1i;
                                        } else {
                                            phi_35329_ = select(0i, -1i, (_e1503 < -(_e1525)));
                                        }
                                        let _e1531 = phi_35329_;
                                        if ((_e1483 * _e1531) > 0i) {
                                            phi_35975_ = bool();
                                            phi_35976_ = true;
                                        } else {
                                            let _e1535 = (_e1101.member_1.x - _e1101.member.x);
                                            let _e1537 = (_e1101.member_1.y - _e1101.member.y);
                                            let _e1539 = (_e1101.member_1.z - _e1101.member.z);
                                            let _e1542 = bitcast<f32>((bitcast<u32>(_e1535) ^ _e682));
                                            let _e1545 = bitcast<f32>((bitcast<u32>(_e1537) ^ _e682));
                                            let _e1548 = bitcast<f32>((bitcast<u32>(_e1539) ^ _e682));
                                            let _e1549 = (_e1101.member_2.x - _e1101.member.x);
                                            let _e1550 = (_e1101.member_2.y - _e1101.member.y);
                                            let _e1551 = (_e1101.member_2.z - _e1101.member.z);
                                            let _e1554 = bitcast<f32>((bitcast<u32>(_e1549) ^ _e682));
                                            let _e1557 = bitcast<f32>((bitcast<u32>(_e1550) ^ _e682));
                                            let _e1560 = bitcast<f32>((bitcast<u32>(_e1551) ^ _e682));
                                            let _e1561 = (_e1131.member_1.x - _e1101.member.x);
                                            let _e1562 = (_e1131.member_1.y - _e1101.member.y);
                                            let _e1563 = (_e1131.member_1.z - _e1101.member.z);
                                            let _e1566 = bitcast<f32>((bitcast<u32>(_e1561) ^ _e682));
                                            let _e1569 = bitcast<f32>((bitcast<u32>(_e1562) ^ _e682));
                                            let _e1572 = bitcast<f32>((bitcast<u32>(_e1563) ^ _e682));
                                            let _e1573 = (_e1545 * _e1560);
                                            let _e1574 = (_e1548 * _e1557);
                                            let _e1575 = (_e1548 * _e1554);
                                            let _e1576 = (_e1542 * _e1560);
                                            let _e1577 = (_e1542 * _e1557);
                                            let _e1578 = (_e1545 * _e1554);
                                            let _e1579 = (_e1573 - _e1574);
                                            let _e1581 = (_e1575 - _e1576);
                                            let _e1584 = (_e1577 - _e1578);
                                            let _e1586 = (((_e1566 * _e1579) + (_e1569 * _e1581)) + (_e1572 * _e1584));
                                            let _e1587 = abs(_e1566);
                                            let _e1590 = (abs(_e1573) + abs(_e1574));
                                            let _e1592 = abs(_e1569);
                                            let _e1595 = (abs(_e1575) + abs(_e1576));
                                            let _e1598 = abs(_e1572);
                                            let _e1601 = (abs(_e1577) + abs(_e1578));
                                            let _e1604 = abs(_e1542);
                                            let _e1605 = abs(_e1545);
                                            let _e1607 = select(_e1605, _e1604, (_e1604 > _e1605));
                                            let _e1608 = abs(_e1548);
                                            let _e1610 = select(_e1608, _e1607, (_e1607 > _e1608));
                                            let _e1611 = abs(_e1554);
                                            let _e1612 = abs(_e1557);
                                            let _e1614 = select(_e1612, _e1611, (_e1611 > _e1612));
                                            let _e1615 = abs(_e1560);
                                            let _e1617 = select(_e1615, _e1614, (_e1614 > _e1615));
                                            let _e1619 = select(_e1617, _e1610, (_e1610 > _e1617));
                                            let _e1621 = select(_e1592, _e1587, (_e1587 > _e1592));
                                            let _e1623 = select(_e1598, _e1621, (_e1621 > _e1598));
                                            let _e1625 = select(_e1623, _e1619, (_e1619 > _e1623));
                                            let _e1626 = (_e1625 * _e1625);
                                            let _e1633 = (((0.0000019073486f * (((_e1587 * _e1590) + (_e1592 * _e1595)) + (_e1598 * _e1601))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1626))) + (_e1468 * (_e1626 + _e1470)));
                                            if (_e1586 > _e1633) {
                                                phi_35493_ = 1i;
                                            } else {
                                                phi_35493_ = select(0i, -1i, (_e1586 < -(_e1633)));
                                            }
                                            let _e1639 = phi_35493_;
                                            let _e1640 = (_e1131.member_2.x - _e1101.member.x);
                                            let _e1641 = (_e1131.member_2.y - _e1101.member.y);
                                            let _e1642 = (_e1131.member_2.z - _e1101.member.z);
                                            let _e1645 = bitcast<f32>((bitcast<u32>(_e1640) ^ _e682));
                                            let _e1648 = bitcast<f32>((bitcast<u32>(_e1641) ^ _e682));
                                            let _e1651 = bitcast<f32>((bitcast<u32>(_e1642) ^ _e682));
                                            let _e1656 = (((_e1645 * _e1579) + (_e1648 * _e1581)) + (_e1651 * _e1584));
                                            let _e1657 = abs(_e1645);
                                            let _e1659 = abs(_e1648);
                                            let _e1662 = abs(_e1651);
                                            let _e1666 = select(_e1659, _e1657, (_e1657 > _e1659));
                                            let _e1668 = select(_e1662, _e1666, (_e1666 > _e1662));
                                            let _e1670 = select(_e1668, _e1619, (_e1619 > _e1668));
                                            let _e1671 = (_e1670 * _e1670);
                                            let _e1678 = (((0.0000019073486f * (((_e1657 * _e1590) + (_e1659 * _e1595)) + (_e1662 * _e1601))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1671))) + (_e1468 * (_e1671 + _e1470)));
                                            if (_e1656 > _e1678) {
                                                phi_35652_ = 1i;
                                            } else {
                                                phi_35652_ = select(0i, -1i, (_e1656 < -(_e1678)));
                                            }
                                            let _e1684 = phi_35652_;
                                            let _e1686 = ((_e1639 * _e1684) > 0i);
                                            if _e1686 {
                                                phi_35974_ = bool();
                                            } else {
                                                let _e1687 = abs(_e1535);
                                                let _e1688 = abs(_e1537);
                                                let _e1690 = select(_e1688, _e1687, (_e1687 > _e1688));
                                                let _e1691 = abs(_e1539);
                                                let _e1693 = select(_e1691, _e1690, (_e1690 > _e1691));
                                                let _e1696 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1693, (_e1693 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1700 = abs(_e1549);
                                                let _e1701 = abs(_e1550);
                                                let _e1703 = select(_e1701, _e1700, (_e1700 > _e1701));
                                                let _e1704 = abs(_e1551);
                                                let _e1706 = select(_e1704, _e1703, (_e1703 > _e1704));
                                                let _e1709 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1706, (_e1706 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1716 = abs(_e1561);
                                                let _e1717 = abs(_e1562);
                                                let _e1719 = select(_e1717, _e1716, (_e1716 > _e1717));
                                                let _e1720 = abs(_e1563);
                                                let _e1722 = select(_e1720, _e1719, (_e1719 > _e1720));
                                                let _e1725 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1722, (_e1722 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1732 = abs(_e1640);
                                                let _e1733 = abs(_e1641);
                                                let _e1735 = select(_e1733, _e1732, (_e1732 > _e1733));
                                                let _e1736 = abs(_e1642);
                                                let _e1738 = select(_e1736, _e1735, (_e1735 > _e1736));
                                                let _e1741 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1738, (_e1738 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1745 = ((((_e1535 * _e1696) + (_e1549 * _e1709)) - (_e1561 * _e1725)) - (_e1640 * _e1741));
                                                let _e1746 = ((((_e1537 * _e1696) + (_e1550 * _e1709)) - (_e1562 * _e1725)) - (_e1641 * _e1741));
                                                let _e1747 = ((((_e1539 * _e1696) + (_e1551 * _e1709)) - (_e1563 * _e1725)) - (_e1642 * _e1741));
                                                let _e1748 = (_e1542 * _e1745);
                                                let _e1749 = (_e1545 * _e1746);
                                                let _e1750 = (_e1548 * _e1747);
                                                let _e1760 = ((abs(_e1745) + abs(_e1746)) + abs(_e1747));
                                                let _e1763 = (0.0000000000000000000000000000000000030092655f * (1f + _e1760));
                                                let _e1766 = ((2.5f * _e969) * _e1760);
                                                if (((_e1748 + _e1749) + _e1750) > (((0.0000019073486f * ((abs(_e1748) + abs(_e1749)) + abs(_e1750))) + _e1763) + _e1766)) {
                                                    let _e1771 = (_e1554 * _e1745);
                                                    let _e1772 = (_e1557 * _e1746);
                                                    let _e1773 = (_e1560 * _e1747);
                                                    if (((_e1771 + _e1772) + _e1773) > (((0.0000019073486f * ((abs(_e1771) + abs(_e1772)) + abs(_e1773))) + _e1763) + _e1766)) {
                                                        let _e1797 = (bitcast<f32>((bitcast<u32>((_e1101.member.x - _e1131.member_1.x)) ^ _e682)) * _e1745);
                                                        let _e1798 = (bitcast<f32>((bitcast<u32>((_e1101.member.y - _e1131.member_1.y)) ^ _e682)) * _e1746);
                                                        let _e1799 = (bitcast<f32>((bitcast<u32>((_e1101.member.z - _e1131.member_1.z)) ^ _e682)) * _e1747);
                                                        let _e1810 = (((_e1797 + _e1798) + _e1799) > (((0.0000019073486f * ((abs(_e1797) + abs(_e1798)) + abs(_e1799))) + _e1763) + _e1766));
                                                        if _e1810 {
                                                            let _e1823 = (bitcast<f32>((bitcast<u32>((_e1101.member.x - _e1131.member_2.x)) ^ _e682)) * _e1745);
                                                            let _e1824 = (bitcast<f32>((bitcast<u32>((_e1101.member.y - _e1131.member_2.y)) ^ _e682)) * _e1746);
                                                            let _e1825 = (bitcast<f32>((bitcast<u32>((_e1101.member.z - _e1131.member_2.z)) ^ _e682)) * _e1747);
                                                            phi_35964_ = (((_e1823 + _e1824) + _e1825) > (((0.0000019073486f * ((abs(_e1823) + abs(_e1824)) + abs(_e1825))) + _e1763) + _e1766));
                                                        } else {
                                                            phi_35964_ = bool();
                                                        }
                                                        let _e1838 = phi_35964_;
                                                        phi_35966_ = _e1838;
                                                        phi_35967_ = select(true, false, _e1810);
                                                    } else {
                                                        phi_35966_ = bool();
                                                        phi_35967_ = true;
                                                    }
                                                    let _e1841 = phi_35966_;
                                                    let _e1843 = phi_35967_;
                                                    phi_35968_ = _e1841;
                                                    phi_35969_ = _e1843;
                                                } else {
                                                    phi_35968_ = bool();
                                                    phi_35969_ = true;
                                                }
                                                let _e1845 = phi_35968_;
                                                let _e1847 = phi_35969_;
                                                phi_35974_ = select(_e1845, false, _e1847);
                                            }
                                            let _e1850 = phi_35974_;
                                            phi_35975_ = _e1850;
                                            phi_35976_ = _e1686;
                                        }
                                        let _e1852 = phi_35975_;
                                        let _e1854 = phi_35976_;
                                        phi_36456_ = select(_e1852, true, _e1854);
                                    } else {
                                        let _e1147 = bitcast<f32>((bitcast<u32>((_e1101.member_1.x - _e1101.member.x)) ^ _e682));
                                        let _e1150 = bitcast<f32>((bitcast<u32>((_e1101.member_1.y - _e1101.member.y)) ^ _e682));
                                        let _e1153 = bitcast<f32>((bitcast<u32>((_e1101.member_1.z - _e1101.member.z)) ^ _e682));
                                        let _e1162 = bitcast<f32>((bitcast<u32>((_e1101.member_2.x - _e1101.member.x)) ^ _e682));
                                        let _e1165 = bitcast<f32>((bitcast<u32>((_e1101.member_2.y - _e1101.member.y)) ^ _e682));
                                        let _e1168 = bitcast<f32>((bitcast<u32>((_e1101.member_2.z - _e1101.member.z)) ^ _e682));
                                        let _e1177 = bitcast<f32>((bitcast<u32>((_e1131.member_2.x - _e1101.member.x)) ^ _e682));
                                        let _e1180 = bitcast<f32>((bitcast<u32>((_e1131.member_2.y - _e1101.member.y)) ^ _e682));
                                        let _e1183 = bitcast<f32>((bitcast<u32>((_e1131.member_2.z - _e1101.member.z)) ^ _e682));
                                        let _e1184 = (_e1150 * _e1168);
                                        let _e1185 = (_e1153 * _e1165);
                                        let _e1186 = (_e1153 * _e1162);
                                        let _e1187 = (_e1147 * _e1168);
                                        let _e1188 = (_e1147 * _e1165);
                                        let _e1189 = (_e1150 * _e1162);
                                        let _e1197 = (((_e1177 * (_e1184 - _e1185)) + (_e1180 * (_e1186 - _e1187))) + (_e1183 * (_e1188 - _e1189)));
                                        let _e1198 = abs(_e1177);
                                        let _e1203 = abs(_e1180);
                                        let _e1209 = abs(_e1183);
                                        let _e1215 = abs(_e1147);
                                        let _e1216 = abs(_e1150);
                                        let _e1218 = select(_e1216, _e1215, (_e1215 > _e1216));
                                        let _e1219 = abs(_e1153);
                                        let _e1221 = select(_e1219, _e1218, (_e1218 > _e1219));
                                        let _e1222 = abs(_e1162);
                                        let _e1223 = abs(_e1165);
                                        let _e1225 = select(_e1223, _e1222, (_e1222 > _e1223));
                                        let _e1226 = abs(_e1168);
                                        let _e1228 = select(_e1226, _e1225, (_e1225 > _e1226));
                                        let _e1230 = select(_e1228, _e1221, (_e1221 > _e1228));
                                        let _e1232 = select(_e1203, _e1198, (_e1198 > _e1203));
                                        let _e1234 = select(_e1209, _e1232, (_e1232 > _e1209));
                                        let _e1236 = select(_e1234, _e1230, (_e1230 > _e1234));
                                        let _e1237 = (_e1236 * _e1236);
                                        let _e1238 = (64f * _e969);
                                        let _e1240 = ((4f * _e969) * _e969);
                                        let _e1247 = (((0.0000019073486f * (((_e1198 * (abs(_e1184) + abs(_e1185))) + (_e1203 * (abs(_e1186) + abs(_e1187)))) + (_e1209 * (abs(_e1188) + abs(_e1189))))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1237))) + (_e1238 * (_e1237 + _e1240)));
                                        if (_e1197 > _e1247) {
                                            phi_36143_ = 1i;
                                        } else {
                                            phi_36143_ = select(0i, -1i, (_e1197 < -(_e1247)));
                                        }
                                        let _e1253 = phi_36143_;
                                        if (_e1253 == 0i) {
                                            let _e1256 = (_e1184 - (_e1165 * _e1153));
                                            let _e1258 = (_e1186 - (_e1168 * _e1147));
                                            let _e1260 = (_e1188 - (_e1162 * _e1150));
                                            let _e1261 = abs(_e1256);
                                            let _e1262 = abs(_e1258);
                                            let _e1264 = select(_e1262, _e1261, (_e1261 > _e1262));
                                            let _e1265 = abs(_e1260);
                                            let _e1267 = select(_e1265, _e1264, (_e1264 > _e1265));
                                            let _e1270 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1267, (_e1267 > 0.0000000000000000000000000000000000030092655f)));
                                            let _e1274 = ((_e1256 * _e1270) * _e1221);
                                            let _e1275 = ((_e1258 * _e1270) * _e1221);
                                            let _e1276 = ((_e1260 * _e1270) * _e1221);
                                            let _e1277 = (_e1150 * _e1276);
                                            let _e1278 = (_e1153 * _e1275);
                                            let _e1279 = (_e1153 * _e1274);
                                            let _e1280 = (_e1147 * _e1276);
                                            let _e1281 = (_e1147 * _e1275);
                                            let _e1282 = (_e1150 * _e1274);
                                            let _e1283 = (_e1277 - _e1278);
                                            let _e1285 = (_e1279 - _e1280);
                                            let _e1288 = (_e1281 - _e1282);
                                            let _e1290 = (((_e1162 * _e1283) + (_e1165 * _e1285)) + (_e1168 * _e1288));
                                            let _e1293 = (abs(_e1277) + abs(_e1278));
                                            let _e1297 = (abs(_e1279) + abs(_e1280));
                                            let _e1302 = (abs(_e1281) + abs(_e1282));
                                            let _e1305 = abs(_e1274);
                                            let _e1306 = abs(_e1275);
                                            let _e1308 = select(_e1306, _e1305, (_e1305 > _e1306));
                                            let _e1309 = abs(_e1276);
                                            let _e1311 = select(_e1309, _e1308, (_e1308 > _e1309));
                                            let _e1313 = select(_e1311, _e1221, (_e1221 > _e1311));
                                            let _e1315 = select(_e1228, _e1313, (_e1313 > _e1228));
                                            let _e1316 = (_e1315 * _e1315);
                                            let _e1323 = (((0.0000019073486f * (((_e1222 * _e1293) + (_e1223 * _e1297)) + (_e1226 * _e1302))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1316))) + (_e1238 * (_e1316 + _e1240)));
                                            if (_e1290 > _e1323) {
                                                phi_36350_ = 1i;
                                            } else {
                                                phi_36350_ = select(0i, -1i, (_e1290 < -(_e1323)));
                                            }
                                            let _e1329 = phi_36350_;
                                            let _e1334 = (((_e1177 * _e1283) + (_e1180 * _e1285)) + (_e1183 * _e1288));
                                            let _e1341 = select(_e1234, _e1313, (_e1313 > _e1234));
                                            let _e1342 = (_e1341 * _e1341);
                                            let _e1349 = (((0.0000019073486f * (((_e1198 * _e1293) + (_e1203 * _e1297)) + (_e1209 * _e1302))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1342))) + (_e1238 * (_e1342 + _e1240)));
                                            if (_e1334 > _e1349) {
                                                phi_36452_ = 1i;
                                            } else {
                                                phi_36452_ = select(0i, -1i, (_e1334 < -(_e1349)));
                                            }
                                            let _e1355 = phi_36452_;
                                            phi_36455_ = ((_e1329 * _e1355) < 0i);
                                        } else {
                                            phi_36455_ = true;
                                        }
                                        let _e1359 = phi_36455_;
                                        phi_36456_ = _e1359;
                                    }
                                    let _e1857 = phi_36456_;
                                    phi_36457_ = _e1857;
                                }
                                let _e1859 = phi_36457_;
                                phi_36458_ = _e1859;
                                phi_36459_ = _e1070;
                            }
                            let _e1861 = phi_36458_;
                            let _e1863 = phi_36459_;
                            phi_36463_ = false;
                            phi_36464_ = _e1861;
                            phi_36465_ = _e1863;
                        }
                        let _e3476 = phi_36463_;
                        let _e3478 = phi_36464_;
                        let _e3480 = phi_36465_;
                        phi_36469_ = _e3476;
                        phi_36470_ = _e3478;
                        phi_36471_ = _e3480;
                    }
                    let _e3482 = phi_36469_;
                    let _e3484 = phi_36470_;
                    let _e3486 = phi_36471_;
                    phi_36480_ = select(2u, 0u, select(_e3484, _e3482, _e3486));
                }
                let _e3490 = phi_36480_;
                let _e3493 = (_e418 & 31u);
                phi_36493_ = (_e420 + select(0u, 1u, _e555));
                phi_36494_ = (_e422 | (select(0u, 1u, (_e3490 == 2u)) << bitcast<u32>(_e3493)));
                phi_36495_ = (_e424 | (select(0u, 1u, (_e3490 == 1u)) << bitcast<u32>(_e3493)));
            } else {
                phi_36493_ = _e420;
                phi_36494_ = _e422;
                phi_36495_ = _e424;
            }
            let _e3505 = phi_36493_;
            let _e3507 = phi_36494_;
            let _e3509 = phi_36495_;
            phi_30418_ = (_e418 + _e392.z);
            phi_30421_ = _e3505;
            phi_30423_ = _e3507;
            phi_30425_ = _e3509;
        } else {
            break;
        }
        let _e3512 = phi_30418_;
        let _e3514 = phi_30421_;
        let _e3516 = phi_30423_;
        let _e3518 = phi_30425_;
        continue;
        continuing {
            phi_30417_ = _e3512;
            phi_30420_ = _e3514;
            phi_30422_ = _e3516;
            phi_30424_ = _e3518;
        }
    }
    let _e3521 = local_220;
    let _e3523 = local_221;
    let _e3524 = (_e3521 | _e3523);
    if (_e3524 == 0u) {
        phi_36505_ = 0u;
    } else {
        let _e3528 = atomicAdd((&counts_3[0u]), countOneBits(_e3524));
        phi_36505_ = _e3528;
    }
    let _e3530 = phi_36505_;
    let _e3532 = local_222;
    if (_e3532 == 0u) {
    } else {
        let _e3535 = local_223;
        let _e3538 = atomicAdd((&counts_3[1u]), countOneBits(_e3535));
    }
    let _e3540 = local_224;
    if (_e3540 > 0u) {
        let _e3543 = local_225;
        let _e3546 = local_226;
        let _e3549 = atomicAdd((&counts_3[2u]), select(1u, _e3546, (_e3543 > 1u)));
    }
    workgroupBarrier();
    if _e408 {
        let _e3551 = atomicLoad((&counts_3[_e402]));
        if (_e3551 > 0u) {
            let _e3555 = atomicAdd((&counters.member[_e402]), _e3551);
            if (_e402 == 0u) {
                reserved[0u] = _e3555;
            }
        }
    }
    workgroupBarrier();
    phi_36542_ = _e3530;
    phi_36545_ = _e3524;
    loop {
        let _e3559 = phi_36542_;
        let _e3561 = phi_36545_;
        let _e3562 = (_e3561 == 0u);
        if _e3562 {
            phi_36543_ = u32();
            phi_36546_ = u32();
        } else {
            let _e3564 = select(firstTrailingBit(_e3561), 32u, _e3562);
            let _e3566 = reserved[0u];
            let _e3567 = (_e3566 + _e3559);
            let _e3570 = params_2.member.member_12;
            if (_e3567 < _e3570) {
                let _e3577 = pairs.member[((((_e407 * 8u) + _e3564) * 256u) + _e402)];
                let _e3580 = ((_e3577 >> bitcast<u32>(16i)) * 2u);
                let _e3583 = tiles.member[(4u + _e3580)];
                let _e3590 = boxes.member[((_e3583 * 256u) + ((_e3577 >> bitcast<u32>(8i)) & 255u))];
                let _e3594 = tiles.member[(_e3580 + 5u)];
                let _e3599 = boxes.member[((_e3594 * 256u) + (_e3577 & 255u))];
                if (_e3590.x < _e3599.x) {
                    phi_36603_ = type_56(_e3590.x, _e3599.x);
                } else {
                    phi_36603_ = type_56(_e3599.x, _e3590.x);
                }
                let _e3605 = phi_36603_;
                let _e3610 = local_227;
                let _e3616 = (_e3567 * 2u);
                results_1.member[_e3616] = (_e3605.member | select(2147483648u, 0u, (((_e3610 >> bitcast<u32>((_e3564 & 31u))) & 1u) == 0u)));
                results_1.member[(_e3616 + 1u)] = _e3605.member_1;
            }
            phi_36543_ = (_e3559 + 1u);
            phi_36546_ = (_e3561 & (_e3561 - 1u));
        }
        let _e3627 = phi_36543_;
        let _e3629 = phi_36546_;
        continue;
        continuing {
            phi_36542_ = _e3627;
            phi_36545_ = _e3629;
            break if !(select(true, false, _e3562));
        }
    }
    return;
}

fn function_55() {
    var phi_36675_: bool;
    var phi_36722_: vec3<f32>;
    var phi_36725_: u32;
    var phi_36727_: vec3<f32>;
    var phi_36723_: vec3<f32>;
    var phi_36726_: u32;
    var phi_36728_: vec3<f32>;
    var local_228: vec3<f32>;
    var local_229: vec3<f32>;
    var local_230: vec3<f32>;
    var local_231: vec3<f32>;
    var local_232: vec3<f32>;
    var local_233: vec3<f32>;
    var phi_36807_: vec3<f32>;
    var phi_36830_: vec3<f32>;
    var phi_36848_: vec3<f32>;
    var phi_36849_: bool;
    var phi_36860_: vec3<f32>;
    var phi_36906_: bool;
    var phi_36909_: i32;
    var phi_36911_: vec3<f32>;
    var phi_36913_: u32;
    var phi_36915_: u32;
    var phi_36917_: u32;
    var phi_37018_: bool;
    var phi_37019_: bool;
    var phi_37020_: bool;
    var phi_36907_: bool;
    var phi_36910_: i32;
    var phi_36912_: vec3<f32>;
    var phi_36914_: u32;
    var phi_36916_: u32;
    var phi_36918_: u32;
    var local_234: bool;
    var local_235: vec3<f32>;
    var local_236: vec3<f32>;
    var local_237: vec3<f32>;
    var local_238: i32;
    var local_239: u32;
    var phi_37085_: bool;
    var phi_37086_: u32;
    var phi_37087_: bool;
    var phi_37088_: u32;
    var local_240: bool;
    var local_241: u32;
    var phi_37105_: bool;
    var phi_37106_: bool;
    var phi_37107_: bool;
    var phi_37109_: bool;
    var phi_37110_: bool;
    var local_242: vec3<f32>;
    var local_243: bool;
    var local_244: u32;

    let _e389 = builtin_local_56;
    let _e390 = builtin_group_56;
    let _e391 = builtin_groups_56;
    let _e399 = (((_e390.x + (_e390.y * _e391.x)) * 256u) + _e389.x);
    let _e402 = params.member.member;
    if (_e399 < _e402) {
        let _e406 = ring_vertices.member[_e399];
        let _e407 = (_e399 / 64u);
        let _e408 = (_e399 % 64u);
        if (_e408 > 0u) {
            let _e413 = ring_vertices.member[(_e399 - 1u)];
            phi_36675_ = select(true, false, (_e413 == _e406));
        } else {
            phi_36675_ = true;
        }
        let _e417 = phi_36675_;
        if _e417 {
            let _e420 = ring_starts.member[_e407];
            let _e421 = (_e420 & 2147483647u);
            let _e425 = ring_starts.member[(_e407 + 1u)];
            let _e428 = (((_e425 & 2147483647u) - _e421) / 64u);
            let _e429 = (3u * _e406);
            let _e432 = positions.member[_e429];
            let _e436 = positions.member[(_e429 + 1u)];
            let _e440 = positions.member[(_e429 + 2u)];
            let _e442 = ((_e420 & 2147483648u) != 0u);
            let _e446 = ring_links.member[(_e421 + _e408)];
            let _e447 = (3u * _e446);
            let _e450 = positions.member[_e447];
            let _e454 = positions.member[(_e447 + 1u)];
            let _e458 = positions.member[(_e447 + 2u)];
            let _e459 = (_e450 - _e432);
            let _e460 = (_e454 - _e436);
            let _e461 = (_e458 - _e440);
            let _e462 = vec3<f32>(_e459, _e460, _e461);
            phi_36722_ = vec3<f32>(0f, 0f, 0f);
            phi_36725_ = 1u;
            phi_36727_ = _e462;
            loop {
                let _e464 = phi_36722_;
                let _e466 = phi_36725_;
                let _e468 = phi_36727_;
                local_228 = _e468;
                local_229 = _e468;
                local_230 = _e468;
                local_231 = _e464;
                local_232 = _e464;
                local_233 = _e464;
                local_242 = _e464;
                let _e469 = (_e466 < _e428);
                if _e469 {
                    let _e475 = ring_links.member[((_e421 + (_e466 * 64u)) + _e408)];
                    let _e476 = (3u * _e475);
                    let _e479 = positions.member[_e476];
                    let _e483 = positions.member[(_e476 + 1u)];
                    let _e487 = positions.member[(_e476 + 2u)];
                    let _e488 = (_e479 - _e432);
                    let _e489 = (_e483 - _e436);
                    let _e490 = (_e487 - _e440);
                    phi_36723_ = vec3<f32>((_e464.x + ((_e468.y * _e490) - (_e489 * _e468.z))), (_e464.y + ((_e468.z * _e488) - (_e490 * _e468.x))), (_e464.z + ((_e468.x * _e489) - (_e488 * _e468.y))));
                    phi_36726_ = (_e466 + 1u);
                    phi_36728_ = vec3<f32>(_e488, _e489, _e490);
                } else {
                    break;
                }
                let _e513 = phi_36723_;
                let _e515 = phi_36726_;
                let _e517 = phi_36728_;
                continue;
                continuing {
                    phi_36722_ = _e513;
                    phi_36725_ = _e515;
                    phi_36727_ = _e517;
                }
            }
            if _e442 {
                let _e520 = local_228;
                let _e524 = local_229;
                let _e530 = local_230;
                let _e538 = local_231;
                let _e542 = local_232;
                let _e546 = local_233;
                phi_36807_ = vec3<f32>((_e538.x + ((_e520.y * _e461) - (_e460 * _e524.z))), (_e542.y + ((_e524.z * _e459) - (_e461 * _e530.x))), (_e546.z + ((_e530.x * _e460) - (_e459 * _e520.y))));
            } else {
                let _e826 = local_242;
                phi_36807_ = _e826;
            }
            let _e551 = phi_36807_;
            let _e553 = abs(_e551.x);
            let _e555 = abs(_e551.y);
            let _e557 = select(_e555, _e553, (_e553 > _e555));
            let _e559 = abs(_e551.z);
            let _e561 = select(_e559, _e557, (_e557 > _e559));
            if (_e561 > 0.0000000000000000000000000000000000030092655f) {
                phi_36830_ = (_e551 * (1f / _e561));
            } else {
                phi_36830_ = vec3<f32>(0f, 0f, 0f);
            }
            let _e566 = phi_36830_;
            let _e568 = abs(_e566.x);
            let _e570 = abs(_e566.y);
            let _e572 = abs(_e566.z);
            if (_e568 <= _e570) {
                let _e574 = (_e568 <= _e572);
                phi_36848_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e574));
                phi_36849_ = select(true, false, _e574);
            } else {
                phi_36848_ = vec3<f32>();
                phi_36849_ = true;
            }
            let _e579 = phi_36848_;
            let _e581 = phi_36849_;
            if _e581 {
                phi_36860_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e570 <= _e572)));
            } else {
                phi_36860_ = _e579;
            }
            let _e586 = phi_36860_;
            let _e591 = ((_e566.y * _e586.z) - (_e586.y * _e566.z));
            let _e595 = ((_e566.z * _e586.x) - (_e586.z * _e566.x));
            let _e598 = ((_e566.x * _e586.y) - (_e586.x * _e566.y));
            let _e603 = ((abs(_e459) + abs(_e460)) + abs(_e461));
            let _e608 = (((_e591 * _e459) + (_e595 * _e460)) + (_e598 * _e461));
            let _e613 = ((0.0000038146973f * _e603) + (0.0000000000000000000000000000000000030092655f * (1f + (_e603 * _e603))));
            let _e619 = (select(0i, 1i, (_e608 > _e613)) - select(0i, 1i, (_e608 < -(_e613))));
            phi_36906_ = (_e619 != 0i);
            phi_36909_ = _e619;
            phi_36911_ = _e462;
            phi_36913_ = 0u;
            phi_36915_ = 0u;
            phi_36917_ = 1u;
            loop {
                let _e622 = phi_36906_;
                let _e624 = phi_36909_;
                let _e626 = phi_36911_;
                let _e628 = phi_36913_;
                let _e630 = phi_36915_;
                let _e632 = phi_36917_;
                local_234 = _e622;
                local_235 = _e626;
                local_236 = _e626;
                local_237 = _e626;
                local_238 = _e624;
                local_239 = _e630;
                local_243 = _e622;
                local_244 = _e630;
                local_240 = _e622;
                local_241 = _e628;
                let _e633 = (_e632 < _e428);
                if _e633 {
                    let _e639 = ring_links.member[((_e421 + (_e632 * 64u)) + _e408)];
                    let _e640 = (3u * _e639);
                    let _e643 = positions.member[_e640];
                    let _e647 = positions.member[(_e640 + 1u)];
                    let _e651 = positions.member[(_e640 + 2u)];
                    let _e652 = (_e643 - _e432);
                    let _e653 = (_e647 - _e436);
                    let _e654 = (_e651 - _e440);
                    let _e660 = ((abs(_e652) + abs(_e653)) + abs(_e654));
                    let _e665 = (((_e591 * _e652) + (_e595 * _e653)) + (_e598 * _e654));
                    let _e670 = ((0.0000038146973f * _e660) + (0.0000000000000000000000000000000000030092655f * (1f + (_e660 * _e660))));
                    let _e676 = (select(0i, 1i, (_e665 > _e670)) - select(0i, 1i, (_e665 < -(_e670))));
                    if _e622 {
                        let _e677 = (_e676 == 0i);
                        if _e677 {
                            phi_37018_ = bool();
                        } else {
                            let _e685 = ((abs(_e626.x) + abs(_e626.y)) + abs(_e626.z));
                            let _e686 = (_e685 + _e660);
                            phi_37018_ = ((((_e566.x * ((_e626.y * _e654) - (_e653 * _e626.z))) + (_e566.y * ((_e626.z * _e652) - (_e654 * _e626.x)))) + (_e566.z * ((_e626.x * _e653) - (_e652 * _e626.y)))) > (((0.0000019073486f * _e685) * _e660) + (0.0000000000000000000000000000000000030092655f * (1f + (_e686 * _e686)))));
                        }
                        let _e709 = phi_37018_;
                        phi_37019_ = _e709;
                        phi_37020_ = _e677;
                    } else {
                        phi_37019_ = bool();
                        phi_37020_ = true;
                    }
                    let _e711 = phi_37019_;
                    let _e713 = phi_37020_;
                    phi_36907_ = select(_e711, false, _e713);
                    phi_36910_ = _e676;
                    phi_36912_ = vec3<f32>(_e652, _e653, _e654);
                    phi_36914_ = (_e628 + select(0u, 1u, (_e624 > _e676)));
                    phi_36916_ = (_e630 + select(0u, 1u, (_e624 < _e676)));
                    phi_36918_ = (_e632 + 1u);
                } else {
                    break;
                }
                let _e723 = phi_36907_;
                let _e725 = phi_36910_;
                let _e727 = phi_36912_;
                let _e729 = phi_36914_;
                let _e731 = phi_36916_;
                let _e733 = phi_36918_;
                continue;
                continuing {
                    phi_36906_ = _e723;
                    phi_36909_ = _e725;
                    phi_36911_ = _e727;
                    phi_36913_ = _e729;
                    phi_36915_ = _e731;
                    phi_36917_ = _e733;
                }
            }
            if _e442 {
                let _e736 = local_234;
                if _e736 {
                    let _e738 = local_235;
                    let _e742 = local_236;
                    let _e746 = local_237;
                    let _e750 = ((abs(_e738.x) + abs(_e742.y)) + abs(_e746.z));
                    let _e751 = (_e750 + _e603);
                    let _e774 = local_238;
                    let _e778 = local_239;
                    phi_37085_ = ((((_e566.x * ((_e742.y * _e461) - (_e460 * _e746.z))) + (_e566.y * ((_e746.z * _e459) - (_e461 * _e738.x)))) + (_e566.z * ((_e738.x * _e460) - (_e459 * _e742.y)))) > (((0.0000019073486f * _e750) * _e603) + (0.0000000000000000000000000000000000030092655f * (1f + (_e751 * _e751)))));
                    phi_37086_ = (_e778 + select(0u, 1u, (_e774 < _e619)));
                } else {
                    phi_37085_ = bool();
                    phi_37086_ = u32();
                }
                let _e781 = phi_37085_;
                let _e783 = phi_37086_;
                phi_37087_ = _e781;
                phi_37088_ = _e783;
            } else {
                let _e856 = local_243;
                phi_37087_ = _e856;
                let _e859 = local_244;
                phi_37088_ = _e859;
            }
            let _e785 = phi_37087_;
            let _e787 = phi_37088_;
            let _e789 = local_240;
            if select(true, _e789, _e442) {
                if _e785 {
                    if _e442 {
                        phi_37106_ = (_e787 == 1u);
                    } else {
                        if (_e787 == 0u) {
                            phi_37105_ = true;
                        } else {
                            let _e793 = local_241;
                            phi_37105_ = (_e793 == 0u);
                        }
                        let _e796 = phi_37105_;
                        phi_37106_ = _e796;
                    }
                    let _e799 = phi_37106_;
                    phi_37107_ = _e799;
                } else {
                    phi_37107_ = bool();
                }
                let _e801 = phi_37107_;
                phi_37109_ = _e801;
                phi_37110_ = select(true, false, _e785);
            } else {
                phi_37109_ = bool();
                phi_37110_ = true;
            }
            let _e804 = phi_37109_;
            let _e806 = phi_37110_;
            embedded_1.member[_e406] = select(0u, 1u, select(_e804, false, _e806));
        }
    }
    return;
}

@compute @workgroup_size(256, 1, 1) 
fn scan_blocks(@builtin(local_invocation_id) builtin_local: vec3<u32>, @builtin(workgroup_id) builtin_group: vec3<u32>, @builtin(num_workgroups) builtin_groups: vec3<u32>) {
    builtin_local_56 = builtin_local;
    builtin_group_56 = builtin_group;
    builtin_groups_56 = builtin_groups;
    function_();
}

@compute @workgroup_size(256, 1, 1) 
fn scan_block_sums(@builtin(local_invocation_id) builtin_local_1: vec3<u32>, @builtin(workgroup_id) builtin_group_1: vec3<u32>, @builtin(num_workgroups) builtin_groups_1: vec3<u32>) {
    builtin_local_56 = builtin_local_1;
    builtin_group_56 = builtin_group_1;
    builtin_groups_56 = builtin_groups_1;
    function_1();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_scatter(@builtin(local_invocation_id) builtin_local_2: vec3<u32>, @builtin(workgroup_id) builtin_group_2: vec3<u32>, @builtin(num_workgroups) builtin_groups_2: vec3<u32>) {
    builtin_local_56 = builtin_local_2;
    builtin_group_56 = builtin_group_2;
    builtin_groups_56 = builtin_groups_2;
    function_2();
}

@compute @workgroup_size(256, 1, 1) 
fn sort_histogram(@builtin(local_invocation_id) builtin_local_3: vec3<u32>, @builtin(workgroup_id) builtin_group_3: vec3<u32>, @builtin(num_workgroups) builtin_groups_3: vec3<u32>) {
    builtin_local_56 = builtin_local_3;
    builtin_group_56 = builtin_group_3;
    builtin_groups_56 = builtin_groups_3;
    function_3();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_max(@builtin(local_invocation_id) builtin_local_4: vec3<u32>, @builtin(workgroup_id) builtin_group_4: vec3<u32>, @builtin(num_workgroups) builtin_groups_4: vec3<u32>) {
    builtin_local_56 = builtin_local_4;
    builtin_group_56 = builtin_group_4;
    builtin_groups_56 = builtin_groups_4;
    function_4();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_min(@builtin(local_invocation_id) builtin_local_5: vec3<u32>, @builtin(workgroup_id) builtin_group_5: vec3<u32>, @builtin(num_workgroups) builtin_groups_5: vec3<u32>) {
    builtin_local_56 = builtin_local_5;
    builtin_group_56 = builtin_group_5;
    builtin_groups_56 = builtin_groups_5;
    function_5();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_f32_sum(@builtin(local_invocation_id) builtin_local_6: vec3<u32>, @builtin(workgroup_id) builtin_group_6: vec3<u32>, @builtin(num_workgroups) builtin_groups_6: vec3<u32>) {
    builtin_local_56 = builtin_local_6;
    builtin_group_56 = builtin_group_6;
    builtin_groups_56 = builtin_groups_6;
    function_6();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_max(@builtin(local_invocation_id) builtin_local_7: vec3<u32>, @builtin(workgroup_id) builtin_group_7: vec3<u32>, @builtin(num_workgroups) builtin_groups_7: vec3<u32>) {
    builtin_local_56 = builtin_local_7;
    builtin_group_56 = builtin_group_7;
    builtin_groups_56 = builtin_groups_7;
    function_7();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_min(@builtin(local_invocation_id) builtin_local_8: vec3<u32>, @builtin(workgroup_id) builtin_group_8: vec3<u32>, @builtin(num_workgroups) builtin_groups_8: vec3<u32>) {
    builtin_local_56 = builtin_local_8;
    builtin_group_56 = builtin_group_8;
    builtin_groups_56 = builtin_groups_8;
    function_8();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_u32_sum(@builtin(local_invocation_id) builtin_local_9: vec3<u32>, @builtin(workgroup_id) builtin_group_9: vec3<u32>, @builtin(num_workgroups) builtin_groups_9: vec3<u32>) {
    builtin_local_56 = builtin_local_9;
    builtin_group_56 = builtin_group_9;
    builtin_groups_56 = builtin_groups_9;
    function_9();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_max(@builtin(local_invocation_id) builtin_local_10: vec3<u32>, @builtin(workgroup_id) builtin_group_10: vec3<u32>, @builtin(num_workgroups) builtin_groups_10: vec3<u32>) {
    builtin_local_56 = builtin_local_10;
    builtin_group_56 = builtin_group_10;
    builtin_groups_56 = builtin_groups_10;
    function_10();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_min(@builtin(local_invocation_id) builtin_local_11: vec3<u32>, @builtin(workgroup_id) builtin_group_11: vec3<u32>, @builtin(num_workgroups) builtin_groups_11: vec3<u32>) {
    builtin_local_56 = builtin_local_11;
    builtin_group_56 = builtin_group_11;
    builtin_groups_56 = builtin_groups_11;
    function_11();
}

@compute @workgroup_size(256, 1, 1) 
fn reduce_vec4_sum(@builtin(local_invocation_id) builtin_local_12: vec3<u32>, @builtin(workgroup_id) builtin_group_12: vec3<u32>, @builtin(num_workgroups) builtin_groups_12: vec3<u32>) {
    builtin_local_56 = builtin_local_12;
    builtin_group_56 = builtin_group_12;
    builtin_groups_56 = builtin_groups_12;
    function_12();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_mark(@builtin(local_invocation_id) builtin_local_13: vec3<u32>, @builtin(workgroup_id) builtin_group_13: vec3<u32>, @builtin(num_workgroups) builtin_groups_13: vec3<u32>) {
    builtin_local_56 = builtin_local_13;
    builtin_group_56 = builtin_group_13;
    builtin_groups_56 = builtin_groups_13;
    function_13();
}

@compute @workgroup_size(256, 1, 1) 
fn compact_scatter(@builtin(local_invocation_id) builtin_local_14: vec3<u32>, @builtin(workgroup_id) builtin_group_14: vec3<u32>, @builtin(num_workgroups) builtin_groups_14: vec3<u32>) {
    builtin_local_56 = builtin_local_14;
    builtin_group_56 = builtin_group_14;
    builtin_groups_56 = builtin_groups_14;
    function_14();
}

@compute @workgroup_size(256, 1, 1) 
fn fill(@builtin(local_invocation_id) builtin_local_15: vec3<u32>, @builtin(workgroup_id) builtin_group_15: vec3<u32>, @builtin(num_workgroups) builtin_groups_15: vec3<u32>) {
    builtin_local_56 = builtin_local_15;
    builtin_group_56 = builtin_group_15;
    builtin_groups_56 = builtin_groups_15;
    function_15();
}

@compute @workgroup_size(256, 1, 1) 
fn size_dispatch(@builtin(local_invocation_id) builtin_local_16: vec3<u32>, @builtin(workgroup_id) builtin_group_16: vec3<u32>, @builtin(num_workgroups) builtin_groups_16: vec3<u32>) {
    builtin_local_56 = builtin_local_16;
    builtin_group_56 = builtin_group_16;
    builtin_groups_56 = builtin_groups_16;
    function_16();
}

@compute @workgroup_size(256, 1, 1) 
fn find_near(@builtin(local_invocation_id) builtin_local_17: vec3<u32>, @builtin(workgroup_id) builtin_group_17: vec3<u32>, @builtin(num_workgroups) builtin_groups_17: vec3<u32>) {
    builtin_local_56 = builtin_local_17;
    builtin_group_56 = builtin_group_17;
    builtin_groups_56 = builtin_groups_17;
    function_17();
}

@compute @workgroup_size(256, 1, 1) 
fn size_near(@builtin(local_invocation_id) builtin_local_18: vec3<u32>, @builtin(workgroup_id) builtin_group_18: vec3<u32>, @builtin(num_workgroups) builtin_groups_18: vec3<u32>) {
    builtin_local_56 = builtin_local_18;
    builtin_group_56 = builtin_group_18;
    builtin_groups_56 = builtin_groups_18;
    function_18();
}

@compute @workgroup_size(256, 1, 1) 
fn record_counts(@builtin(local_invocation_id) builtin_local_19: vec3<u32>, @builtin(workgroup_id) builtin_group_19: vec3<u32>, @builtin(num_workgroups) builtin_groups_19: vec3<u32>) {
    builtin_local_56 = builtin_local_19;
    builtin_group_56 = builtin_group_19;
    builtin_groups_56 = builtin_groups_19;
    function_19();
}

@compute @workgroup_size(256, 1, 1) 
fn mark_reference(@builtin(local_invocation_id) builtin_local_20: vec3<u32>, @builtin(workgroup_id) builtin_group_20: vec3<u32>, @builtin(num_workgroups) builtin_groups_20: vec3<u32>) {
    builtin_local_56 = builtin_local_20;
    builtin_group_56 = builtin_group_20;
    builtin_groups_56 = builtin_groups_20;
    function_20();
}

@compute @workgroup_size(256, 1, 1) 
fn respond(@builtin(local_invocation_id) builtin_local_21: vec3<u32>, @builtin(workgroup_id) builtin_group_21: vec3<u32>, @builtin(num_workgroups) builtin_groups_21: vec3<u32>) {
    builtin_local_56 = builtin_local_21;
    builtin_group_56 = builtin_group_21;
    builtin_groups_56 = builtin_groups_21;
    function_21();
}

@compute @workgroup_size(256, 1, 1) 
fn face_boxes(@builtin(local_invocation_id) builtin_local_22: vec3<u32>, @builtin(workgroup_id) builtin_group_22: vec3<u32>, @builtin(num_workgroups) builtin_groups_22: vec3<u32>) {
    builtin_local_56 = builtin_local_22;
    builtin_group_56 = builtin_group_22;
    builtin_groups_56 = builtin_groups_22;
    function_22();
}

@compute @workgroup_size(256, 1, 1) 
fn copy_predicted(@builtin(local_invocation_id) builtin_local_23: vec3<u32>, @builtin(workgroup_id) builtin_group_23: vec3<u32>, @builtin(num_workgroups) builtin_groups_23: vec3<u32>) {
    builtin_local_56 = builtin_local_23;
    builtin_group_56 = builtin_group_23;
    builtin_groups_56 = builtin_groups_23;
    function_23();
}

@compute @workgroup_size(256, 1, 1) 
fn test_every_face(@builtin(local_invocation_id) builtin_local_24: vec3<u32>, @builtin(workgroup_id) builtin_group_24: vec3<u32>, @builtin(num_workgroups) builtin_groups_24: vec3<u32>) {
    builtin_local_56 = builtin_local_24;
    builtin_group_56 = builtin_group_24;
    builtin_groups_56 = builtin_groups_24;
    function_24();
}

@compute @workgroup_size(256, 1, 1) 
fn test_faces_by_sweep(@builtin(local_invocation_id) builtin_local_25: vec3<u32>, @builtin(workgroup_id) builtin_group_25: vec3<u32>, @builtin(num_workgroups) builtin_groups_25: vec3<u32>) {
    builtin_local_56 = builtin_local_25;
    builtin_group_56 = builtin_group_25;
    builtin_groups_56 = builtin_groups_25;
    function_25();
}

@compute @workgroup_size(256, 1, 1) 
fn commit(@builtin(local_invocation_id) builtin_local_26: vec3<u32>, @builtin(workgroup_id) builtin_group_26: vec3<u32>, @builtin(num_workgroups) builtin_groups_26: vec3<u32>) {
    builtin_local_56 = builtin_local_26;
    builtin_group_56 = builtin_group_26;
    builtin_groups_56 = builtin_groups_26;
    function_26();
}

@compute @workgroup_size(256, 1, 1) 
fn integrate(@builtin(local_invocation_id) builtin_local_27: vec3<u32>, @builtin(workgroup_id) builtin_group_27: vec3<u32>, @builtin(num_workgroups) builtin_groups_27: vec3<u32>) {
    builtin_local_56 = builtin_local_27;
    builtin_group_56 = builtin_group_27;
    builtin_groups_56 = builtin_groups_27;
    function_27();
}

@compute @workgroup_size(256, 1, 1) 
fn move_bodies(@builtin(local_invocation_id) builtin_local_28: vec3<u32>, @builtin(workgroup_id) builtin_group_28: vec3<u32>, @builtin(num_workgroups) builtin_groups_28: vec3<u32>) {
    builtin_local_56 = builtin_local_28;
    builtin_group_56 = builtin_group_28;
    builtin_groups_56 = builtin_groups_28;
    function_28();
}

@compute @workgroup_size(256, 1, 1) 
fn shorten(@builtin(local_invocation_id) builtin_local_29: vec3<u32>, @builtin(workgroup_id) builtin_group_29: vec3<u32>, @builtin(num_workgroups) builtin_groups_29: vec3<u32>) {
    builtin_local_56 = builtin_local_29;
    builtin_group_56 = builtin_group_29;
    builtin_groups_56 = builtin_groups_29;
    function_29();
}

@compute @workgroup_size(256, 1, 1) 
fn push_apart(@builtin(local_invocation_id) builtin_local_30: vec3<u32>, @builtin(workgroup_id) builtin_group_30: vec3<u32>, @builtin(num_workgroups) builtin_groups_30: vec3<u32>) {
    builtin_local_56 = builtin_local_30;
    builtin_group_56 = builtin_group_30;
    builtin_groups_56 = builtin_groups_30;
    function_30();
}

@compute @workgroup_size(256, 1, 1) 
fn assign(@builtin(local_invocation_id) builtin_local_31: vec3<u32>, @builtin(workgroup_id) builtin_group_31: vec3<u32>, @builtin(num_workgroups) builtin_groups_31: vec3<u32>) {
    builtin_local_56 = builtin_local_31;
    builtin_group_56 = builtin_group_31;
    builtin_groups_56 = builtin_groups_31;
    function_31();
}

@compute @workgroup_size(256, 1, 1) 
fn count_members(@builtin(local_invocation_id) builtin_local_32: vec3<u32>, @builtin(workgroup_id) builtin_group_32: vec3<u32>, @builtin(num_workgroups) builtin_groups_32: vec3<u32>) {
    builtin_local_56 = builtin_local_32;
    builtin_group_56 = builtin_group_32;
    builtin_groups_56 = builtin_groups_32;
    function_32();
}

@compute @workgroup_size(256, 1, 1) 
fn candidates(@builtin(local_invocation_id) builtin_local_33: vec3<u32>, @builtin(workgroup_id) builtin_group_33: vec3<u32>, @builtin(num_workgroups) builtin_groups_33: vec3<u32>) {
    builtin_local_56 = builtin_local_33;
    builtin_group_56 = builtin_group_33;
    builtin_groups_56 = builtin_groups_33;
    function_33();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_seed(@builtin(local_invocation_id) builtin_local_34: vec3<u32>, @builtin(workgroup_id) builtin_group_34: vec3<u32>, @builtin(num_workgroups) builtin_groups_34: vec3<u32>) {
    builtin_local_56 = builtin_local_34;
    builtin_group_56 = builtin_group_34;
    builtin_groups_56 = builtin_groups_34;
    function_34();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_sums(@builtin(local_invocation_id) builtin_local_35: vec3<u32>, @builtin(workgroup_id) builtin_group_35: vec3<u32>, @builtin(num_workgroups) builtin_groups_35: vec3<u32>) {
    builtin_local_56 = builtin_local_35;
    builtin_group_56 = builtin_group_35;
    builtin_groups_56 = builtin_groups_35;
    function_35();
}

@compute @workgroup_size(256, 1, 1) 
fn cluster_update(@builtin(local_invocation_id) builtin_local_36: vec3<u32>, @builtin(workgroup_id) builtin_group_36: vec3<u32>, @builtin(num_workgroups) builtin_groups_36: vec3<u32>) {
    builtin_local_56 = builtin_local_36;
    builtin_group_56 = builtin_group_36;
    builtin_groups_56 = builtin_groups_36;
    function_36();
}

@compute @workgroup_size(256, 1, 1) 
fn select_centers(@builtin(local_invocation_id) builtin_local_37: vec3<u32>, @builtin(workgroup_id) builtin_group_37: vec3<u32>, @builtin(num_workgroups) builtin_groups_37: vec3<u32>) {
    builtin_local_56 = builtin_local_37;
    builtin_group_56 = builtin_group_37;
    builtin_groups_56 = builtin_groups_37;
    function_37();
}

@compute @workgroup_size(256, 1, 1) 
fn bounding_spheres(@builtin(local_invocation_id) builtin_local_38: vec3<u32>, @builtin(workgroup_id) builtin_group_38: vec3<u32>, @builtin(num_workgroups) builtin_groups_38: vec3<u32>) {
    builtin_local_56 = builtin_local_38;
    builtin_group_56 = builtin_group_38;
    builtin_groups_56 = builtin_groups_38;
    function_38();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_swept(@builtin(local_invocation_id) builtin_local_39: vec3<u32>, @builtin(workgroup_id) builtin_group_39: vec3<u32>, @builtin(num_workgroups) builtin_groups_39: vec3<u32>) {
    builtin_local_56 = builtin_local_39;
    builtin_group_56 = builtin_group_39;
    builtin_groups_56 = builtin_groups_39;
    function_39();
}

@compute @workgroup_size(256, 1, 1) 
fn list_features(@builtin(local_invocation_id) builtin_local_40: vec3<u32>, @builtin(workgroup_id) builtin_group_40: vec3<u32>, @builtin(num_workgroups) builtin_groups_40: vec3<u32>) {
    builtin_local_56 = builtin_local_40;
    builtin_group_56 = builtin_group_40;
    builtin_groups_56 = builtin_groups_40;
    function_40();
}

@compute @workgroup_size(256, 1, 1) 
fn filter_features(@builtin(local_invocation_id) builtin_local_41: vec3<u32>, @builtin(workgroup_id) builtin_group_41: vec3<u32>, @builtin(num_workgroups) builtin_groups_41: vec3<u32>) {
    builtin_local_56 = builtin_local_41;
    builtin_group_56 = builtin_group_41;
    builtin_groups_56 = builtin_groups_41;
    function_41();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_sums(@builtin(local_invocation_id) builtin_local_42: vec3<u32>, @builtin(workgroup_id) builtin_group_42: vec3<u32>, @builtin(num_workgroups) builtin_groups_42: vec3<u32>) {
    builtin_local_56 = builtin_local_42;
    builtin_group_56 = builtin_group_42;
    builtin_groups_56 = builtin_groups_42;
    function_42();
}

@compute @workgroup_size(256, 1, 1) 
fn axis_solve(@builtin(local_invocation_id) builtin_local_43: vec3<u32>, @builtin(workgroup_id) builtin_group_43: vec3<u32>, @builtin(num_workgroups) builtin_groups_43: vec3<u32>) {
    builtin_local_56 = builtin_local_43;
    builtin_group_56 = builtin_group_43;
    builtin_groups_56 = builtin_groups_43;
    function_43();
}

@compute @workgroup_size(256, 1, 1) 
fn pad_proxies(@builtin(local_invocation_id) builtin_local_44: vec3<u32>, @builtin(workgroup_id) builtin_group_44: vec3<u32>, @builtin(num_workgroups) builtin_groups_44: vec3<u32>) {
    builtin_local_56 = builtin_local_44;
    builtin_group_56 = builtin_group_44;
    builtin_groups_56 = builtin_groups_44;
    function_44();
}

@compute @workgroup_size(256, 1, 1) 
fn list_proxies(@builtin(local_invocation_id) builtin_local_45: vec3<u32>, @builtin(workgroup_id) builtin_group_45: vec3<u32>, @builtin(num_workgroups) builtin_groups_45: vec3<u32>) {
    builtin_local_56 = builtin_local_45;
    builtin_group_56 = builtin_group_45;
    builtin_groups_56 = builtin_groups_45;
    function_45();
}

@compute @workgroup_size(256, 1, 1) 
fn compute_boxes(@builtin(local_invocation_id) builtin_local_46: vec3<u32>, @builtin(workgroup_id) builtin_group_46: vec3<u32>, @builtin(num_workgroups) builtin_groups_46: vec3<u32>) {
    builtin_local_56 = builtin_local_46;
    builtin_group_56 = builtin_group_46;
    builtin_groups_56 = builtin_groups_46;
    function_46();
}

@compute @workgroup_size(256, 1, 1) 
fn sweep(@builtin(local_invocation_id) builtin_local_47: vec3<u32>, @builtin(workgroup_id) builtin_group_47: vec3<u32>, @builtin(num_workgroups) builtin_groups_47: vec3<u32>) {
    builtin_local_56 = builtin_local_47;
    builtin_group_56 = builtin_group_47;
    builtin_groups_56 = builtin_groups_47;
    function_47();
}

@compute @workgroup_size(256, 1, 1) 
fn block_ends(@builtin(local_invocation_id) builtin_local_48: vec3<u32>, @builtin(workgroup_id) builtin_group_48: vec3<u32>, @builtin(num_workgroups) builtin_groups_48: vec3<u32>) {
    builtin_local_56 = builtin_local_48;
    builtin_group_56 = builtin_group_48;
    builtin_groups_56 = builtin_groups_48;
    function_48();
}

@compute @workgroup_size(256, 1, 1) 
fn list_tiles(@builtin(local_invocation_id) builtin_local_49: vec3<u32>, @builtin(workgroup_id) builtin_group_49: vec3<u32>, @builtin(num_workgroups) builtin_groups_49: vec3<u32>) {
    builtin_local_56 = builtin_local_49;
    builtin_group_56 = builtin_group_49;
    builtin_groups_56 = builtin_groups_49;
    function_49();
}

@compute @workgroup_size(256, 1, 1) 
fn measure_scene(@builtin(local_invocation_id) builtin_local_50: vec3<u32>, @builtin(workgroup_id) builtin_group_50: vec3<u32>, @builtin(num_workgroups) builtin_groups_50: vec3<u32>) {
    builtin_local_56 = builtin_local_50;
    builtin_group_56 = builtin_group_50;
    builtin_groups_56 = builtin_groups_50;
    function_50();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_corners(@builtin(local_invocation_id) builtin_local_51: vec3<u32>, @builtin(workgroup_id) builtin_group_51: vec3<u32>, @builtin(num_workgroups) builtin_groups_51: vec3<u32>) {
    builtin_local_56 = builtin_local_51;
    builtin_group_56 = builtin_group_51;
    builtin_groups_56 = builtin_groups_51;
    function_51();
}

@compute @workgroup_size(256, 1, 1) 
fn narrow(@builtin(local_invocation_id) builtin_local_52: vec3<u32>, @builtin(workgroup_id) builtin_group_52: vec3<u32>, @builtin(num_workgroups) builtin_groups_52: vec3<u32>) {
    builtin_local_56 = builtin_local_52;
    builtin_group_56 = builtin_group_52;
    builtin_groups_56 = builtin_groups_52;
    function_52();
}

@compute @workgroup_size(256, 1, 1) 
fn size_narrow(@builtin(local_invocation_id) builtin_local_53: vec3<u32>, @builtin(workgroup_id) builtin_group_53: vec3<u32>, @builtin(num_workgroups) builtin_groups_53: vec3<u32>) {
    builtin_local_56 = builtin_local_53;
    builtin_group_56 = builtin_group_53;
    builtin_groups_56 = builtin_groups_53;
    function_53();
}

@compute @workgroup_size(256, 1, 1) 
fn narrow_split(@builtin(local_invocation_id) builtin_local_54: vec3<u32>, @builtin(workgroup_id) builtin_group_54: vec3<u32>, @builtin(num_workgroups) builtin_groups_54: vec3<u32>) {
    builtin_local_56 = builtin_local_54;
    builtin_group_56 = builtin_group_54;
    builtin_groups_56 = builtin_groups_54;
    function_54();
}

@compute @workgroup_size(256, 1, 1) 
fn check_one_rings(@builtin(local_invocation_id) builtin_local_55: vec3<u32>, @builtin(workgroup_id) builtin_group_55: vec3<u32>, @builtin(num_workgroups) builtin_groups_55: vec3<u32>) {
    builtin_local_56 = builtin_local_55;
    builtin_group_56 = builtin_group_55;
    builtin_groups_56 = builtin_groups_55;
    function_55();
}
