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
    member_23: u32,
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
    member_5: u32,
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local = array<u32, 2>(0u, 0u);
    local[_e413.z] = _e412.x;
    let _e421 = local[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = (((_e426 * 256u) + _e421) * 8u);
    phi_652_ = type_19(0u, false);
    phi_655_ = 0u;
    loop {
        let _e431 = phi_652_;
        let _e433 = phi_655_;
        local_1 = _e431;
        local_3 = _e431;
        let _e434 = (_e433 < 8u);
        if _e434 {
            let _e435 = (_e429 + _e433);
            let _e436 = (4u * _e435);
            let _e439 = params.member.member;
            let _e440 = (_e436 < _e439);
            if _e440 {
                let _e443 = input.member[_e435];
                if _e440 {
                    phi_681_ = _e443.x;
                } else {
                    phi_681_ = 0u;
                }
                let _e446 = phi_681_;
                if ((_e436 + 1u) < _e439) {
                    phi_688_ = _e443.y;
                } else {
                    phi_688_ = 0u;
                }
                let _e451 = phi_688_;
                if ((_e436 + 2u) < _e439) {
                    phi_695_ = _e443.z;
                } else {
                    phi_695_ = 0u;
                }
                let _e456 = phi_695_;
                if ((_e436 + 3u) < _e439) {
                    phi_702_ = _e443.w;
                } else {
                    phi_702_ = 0u;
                }
                let _e461 = phi_702_;
                let _e464 = (_e431.member + _e446);
                let _e467 = (_e464 + _e451);
                let _e470 = (_e467 + _e456);
                let _e473 = (_e470 + _e461);
                phi_718_ = type_19(_e473, ((((_e431.member_1 || (_e464 < _e446)) || (_e467 < _e451)) || (_e470 < _e456)) || (_e473 < _e461)));
            } else {
                phi_718_ = _e431;
            }
            let _e478 = phi_718_;
            phi_653_ = _e478;
            phi_656_ = (_e433 + _e414.z);
        } else {
            break;
        }
        let _e481 = phi_653_;
        let _e483 = phi_656_;
        continue;
        continuing {
            phi_652_ = _e481;
            phi_655_ = _e483;
        }
    }
    let _e486 = local_1;
    sums[_e421] = _e486.member;
    workgroupBarrier();
    if (_e421 < 16u) {
        phi_727_ = 0u;
        phi_730_ = 0u;
        loop {
            let _e491 = phi_727_;
            let _e493 = phi_730_;
            local_2 = _e493;
            let _e494 = (_e491 < 16u);
            if _e494 {
                let _e498 = sums[((_e421 * 16u) + _e491)];
                sums[((_e421 * 16u) + _e491)] = _e493;
                phi_728_ = (_e491 + _e414.z);
                phi_731_ = (_e493 + _e498);
            } else {
                break;
            }
            let _e502 = phi_728_;
            let _e504 = phi_731_;
            continue;
            continuing {
                phi_727_ = _e502;
                phi_730_ = _e504;
            }
        }
        let _e508 = local_2;
        chunks[_e421] = _e508;
    }
    workgroupBarrier();
    if (_e421 == 0u) {
        phi_751_ = 0u;
        phi_754_ = 0u;
        loop {
            let _e511 = phi_751_;
            let _e513 = phi_754_;
            let _e514 = (_e511 < 16u);
            if _e514 {
                let _e516 = chunks[_e511];
                chunks[_e511] = _e513;
                phi_752_ = (_e511 + _e414.z);
                phi_755_ = (_e513 + _e516);
            } else {
                break;
            }
            let _e520 = phi_752_;
            let _e522 = phi_755_;
            continue;
            continuing {
                phi_751_ = _e520;
                phi_754_ = _e522;
            }
        }
    }
    workgroupBarrier();
    let _e524 = sums[_e421];
    let _e527 = chunks[(_e421 / 16u)];
    let _e528 = (_e524 + _e527);
    let _e534 = params.member.member;
    if ((_e426 * 8192u) < _e534) {
        let _e538 = offsets.member[_e426];
        let _e539 = (_e528 + _e538);
        let _e543 = local_3;
        phi_791_ = type_19(_e539, (_e543.member_1 || ((false || (_e528 < _e527)) || (_e539 < _e538))));
        phi_794_ = 0u;
        loop {
            let _e548 = phi_791_;
            let _e550 = phi_794_;
            local_4 = _e548;
            let _e551 = (_e550 < 8u);
            if _e551 {
                let _e552 = (_e429 + _e550);
                let _e553 = (4u * _e552);
                let _e554 = (_e553 < _e534);
                if _e554 {
                    let _e557 = input.member[_e552];
                    if _e554 {
                        phi_820_ = _e557.x;
                    } else {
                        phi_820_ = 0u;
                    }
                    let _e560 = phi_820_;
                    if ((_e553 + 1u) < _e534) {
                        phi_827_ = _e557.y;
                    } else {
                        phi_827_ = 0u;
                    }
                    let _e565 = phi_827_;
                    if ((_e553 + 2u) < _e534) {
                        phi_834_ = _e557.z;
                    } else {
                        phi_834_ = 0u;
                    }
                    let _e570 = phi_834_;
                    if ((_e553 + 3u) < _e534) {
                        phi_841_ = _e557.w;
                    } else {
                        phi_841_ = 0u;
                    }
                    let _e575 = phi_841_;
                    let _e578 = (_e548.member + _e560);
                    let _e581 = (_e578 + _e565);
                    let _e584 = (_e581 + _e570);
                    output.member[_e552] = vec4<u32>(_e548.member, _e578, _e581, _e584);
                    let _e590 = (_e584 + _e575);
                    if ((_e553 + 4u) >= _e534) {
                        atomicStore((&result.member[0u]), _e590);
                    }
                    phi_869_ = type_19(_e590, ((((_e548.member_1 || (_e578 < _e560)) || (_e581 < _e565)) || (_e584 < _e570)) || (_e590 < _e575)));
                } else {
                    phi_869_ = _e548;
                }
                let _e599 = phi_869_;
                phi_792_ = _e599;
                phi_795_ = (_e550 + _e414.z);
            } else {
                break;
            }
            let _e602 = phi_792_;
            let _e604 = phi_795_;
            continue;
            continuing {
                phi_791_ = _e602;
                phi_794_ = _e604;
            }
        }
        let _e607 = local_4;
        if _e607.member_1 {
            let _e611 = atomicOr((&result.member[1u]), 1u);
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e413.z] = _e412.x;
    let _e421 = local_5[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    phi_899_ = 0u;
    phi_902_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e428 = phi_899_;
        let _e430 = phi_902_;
        local_6 = _e430;
        local_7 = _e430;
        local_8 = _e430;
        local_9 = _e430;
        let _e431 = (_e428 < 8u);
        if _e431 {
            let _e435 = (((_e426 * 2048u) + (_e428 * 256u)) + _e421);
            let _e436 = (4u * _e435);
            let _e439 = params.member.member;
            let _e440 = (_e436 < _e439);
            if _e440 {
                let _e443 = input.member[_e435];
                if _e440 {
                    phi_931_ = _e443.x;
                } else {
                    phi_931_ = 0u;
                }
                let _e446 = phi_931_;
                if ((_e436 + 1u) < _e439) {
                    phi_938_ = _e443.y;
                } else {
                    phi_938_ = 0u;
                }
                let _e451 = phi_938_;
                if ((_e436 + 2u) < _e439) {
                    phi_945_ = _e443.z;
                } else {
                    phi_945_ = 0u;
                }
                let _e456 = phi_945_;
                if ((_e436 + 3u) < _e439) {
                    phi_952_ = _e443.w;
                } else {
                    phi_952_ = 0u;
                }
                let _e461 = phi_952_;
                phi_955_ = (_e430 + vec4<u32>(_e446, _e451, _e456, _e461));
            } else {
                phi_955_ = _e430;
            }
            let _e465 = phi_955_;
            phi_900_ = (_e428 + _e414.z);
            phi_903_ = _e465;
        } else {
            break;
        }
        let _e468 = phi_900_;
        let _e470 = phi_903_;
        continue;
        continuing {
            phi_899_ = _e468;
            phi_902_ = _e470;
        }
    }
    let _e473 = local_6;
    let _e476 = local_7;
    let _e480 = local_8;
    let _e484 = local_9;
    let _e486 = (((_e473.x + _e476.y) + _e480.z) + _e484.w);
    shared_[_e421] = _e486;
    workgroupBarrier();
    if (_e421 < 16u) {
        phi_970_ = 0u;
        phi_973_ = 0u;
        loop {
            let _e490 = phi_970_;
            let _e492 = phi_973_;
            local_10 = _e492;
            let _e493 = (_e490 < 16u);
            if _e493 {
                let _e497 = shared_[((_e421 * 16u) + _e490)];
                shared_[((_e421 * 16u) + _e490)] = _e492;
                phi_971_ = (_e490 + _e414.z);
                phi_974_ = (_e492 + _e497);
            } else {
                break;
            }
            let _e501 = phi_971_;
            let _e503 = phi_974_;
            continue;
            continuing {
                phi_970_ = _e501;
                phi_973_ = _e503;
            }
        }
        let _e507 = local_10;
        chunks[_e421] = _e507;
    }
    workgroupBarrier();
    if (_e421 == 0u) {
        phi_994_ = 0u;
        phi_997_ = 0u;
        loop {
            let _e510 = phi_994_;
            let _e512 = phi_997_;
            let _e513 = (_e510 < 16u);
            if _e513 {
                let _e515 = chunks[_e510];
                chunks[_e510] = _e512;
                phi_995_ = (_e510 + _e414.z);
                phi_998_ = (_e512 + _e515);
            } else {
                break;
            }
            let _e519 = phi_995_;
            let _e521 = phi_998_;
            continue;
            continuing {
                phi_994_ = _e519;
                phi_997_ = _e521;
            }
        }
    }
    workgroupBarrier();
    let _e523 = shared_[_e421];
    let _e526 = chunks[(_e421 / 16u)];
    if (_e421 == 255u) {
        let _e532 = params.member.member;
        if ((_e426 * 8192u) < _e532) {
            sums_1.member[_e426] = ((_e523 + _e526) + _e486);
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e413.z] = _e412.x;
    let _e421 = local_11[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e428 = ((_e426 * 256u) + _e421);
    if (_e421 < 16u) {
        let _e432 = params.member.member_1;
        if (_e426 < _e432) {
            let _e438 = offsets_1.member[((_e421 * _e432) + _e426)];
            starts[_e421] = _e438;
        }
    }
    let _e442 = params.member.member_1;
    if (_e426 < _e442) {
        let _e446 = thread_counts.member[_e428];
        phi_1081_ = _e446;
    } else {
        phi_1081_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e448 = phi_1081_;
    table[_e421] = ((_e448.x & 255u) | ((_e448.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e421)] = (((_e448.x >> bitcast<u32>(16i)) & 255u) | ((_e448.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e421)] = ((_e448.y & 255u) | ((_e448.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e421)] = (((_e448.y >> bitcast<u32>(16i)) & 255u) | ((_e448.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e421)] = ((_e448.z & 255u) | ((_e448.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e421)] = (((_e448.z >> bitcast<u32>(16i)) & 255u) | ((_e448.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e421)] = ((_e448.w & 255u) | ((_e448.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e421)] = (((_e448.w >> bitcast<u32>(16i)) & 255u) | ((_e448.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1156_ = 0u;
    phi_1159_ = 0u;
    loop {
        let _e517 = phi_1156_;
        let _e519 = phi_1159_;
        local_12 = _e519;
        let _e520 = (_e517 < 8u);
        if _e520 {
            let _e524 = table[((_e421 * 8u) + _e517)];
            phi_1157_ = (_e517 + _e414.z);
            phi_1160_ = (_e519 + _e524);
        } else {
            break;
        }
        let _e528 = phi_1157_;
        let _e530 = phi_1160_;
        continue;
        continuing {
            phi_1156_ = _e528;
            phi_1159_ = _e530;
        }
    }
    let _e534 = local_12;
    sums[_e421] = _e534;
    workgroupBarrier();
    if (_e421 < 8u) {
        phi_1179_ = 0u;
        phi_1182_ = 0u;
        loop {
            let _e537 = phi_1179_;
            let _e539 = phi_1182_;
            let _e540 = (_e537 < 32u);
            if _e540 {
                let _e544 = sums[((_e421 * 32u) + _e537)];
                sums[((_e421 * 32u) + _e537)] = _e539;
                phi_1180_ = (_e537 + _e414.z);
                phi_1183_ = (_e539 + _e544);
            } else {
                break;
            }
            let _e548 = phi_1180_;
            let _e550 = phi_1183_;
            continue;
            continuing {
                phi_1179_ = _e548;
                phi_1182_ = _e550;
            }
        }
    }
    workgroupBarrier();
    let _e552 = sums[_e421];
    phi_1202_ = 0u;
    phi_1205_ = _e552;
    loop {
        let _e554 = phi_1202_;
        let _e556 = phi_1205_;
        let _e557 = (_e554 < 8u);
        if _e557 {
            let _e561 = table[((_e421 * 8u) + _e554)];
            table[((_e421 * 8u) + _e554)] = _e556;
            phi_1203_ = (_e554 + _e414.z);
            phi_1206_ = (_e556 + _e561);
        } else {
            break;
        }
        let _e565 = phi_1203_;
        let _e567 = phi_1206_;
        continue;
        continuing {
            phi_1202_ = _e565;
            phi_1205_ = _e567;
        }
    }
    workgroupBarrier();
    let _e569 = table[_e421];
    let _e570 = table[(256u + _e421)];
    let _e571 = table[(512u + _e421)];
    let _e572 = table[(768u + _e421)];
    let _e573 = table[(1024u + _e421)];
    let _e574 = table[(1280u + _e421)];
    let _e575 = table[(1536u + _e421)];
    let _e576 = table[(1792u + _e421)];
    let _e578 = starts[0u];
    let _e580 = starts[2u];
    let _e582 = starts[4u];
    let _e584 = starts[6u];
    let _e586 = starts[8u];
    let _e588 = starts[10u];
    let _e590 = starts[12u];
    let _e592 = starts[14u];
    let _e594 = starts[1u];
    let _e596 = starts[3u];
    let _e598 = starts[5u];
    let _e600 = starts[7u];
    let _e602 = starts[9u];
    let _e604 = starts[11u];
    let _e606 = starts[13u];
    let _e608 = starts[15u];
    let _e609 = (_e428 * 8u);
    phi_1290_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1293_ = _e609;
    loop {
        let _e612 = phi_1290_;
        let _e614 = phi_1293_;
        let _e615 = (_e614 < (_e609 + 8u));
        if _e615 {
            let _e616 = (4u * _e614);
            let _e619 = params.member.member;
            let _e620 = (_e616 < _e619);
            if _e620 {
                let _e623 = keys.member[_e614];
                let _e626 = payload.member[_e614];
                if _e620 {
                    let _e637 = params.member.member_2;
                    let _e643 = params.member.member_3;
                    let _e644 = ((_e623.x >> bitcast<u32>((_e637 & 31u))) & _e643);
                    let _e645 = (_e644 / 2u);
                    let _e646 = (_e644 % 2u);
                    let _e649 = ((_e645 & 1u) == 0u);
                    let _e652 = ((_e645 & 2u) == 0u);
                    let _e658 = ((_e645 & 4u) == 0u);
                    let _e684 = (((_e644 % 4u) * 8u) & 31u);
                    let _e686 = (1u << bitcast<u32>(_e684));
                    let _e687 = (_e644 / 4u);
                    if (_e687 == 0u) {
                        phi_1507_ = (_e612.member.x + _e686);
                    } else {
                        phi_1507_ = _e612.member.x;
                    }
                    let _e699 = phi_1507_;
                    if (_e687 == 1u) {
                        phi_1513_ = (_e612.member.y + _e686);
                    } else {
                        phi_1513_ = _e612.member.y;
                    }
                    let _e703 = phi_1513_;
                    if (_e687 == 2u) {
                        phi_1519_ = (_e612.member.z + _e686);
                    } else {
                        phi_1519_ = _e612.member.z;
                    }
                    let _e707 = phi_1519_;
                    if (_e687 == 3u) {
                        phi_1525_ = (_e612.member.w + _e686);
                    } else {
                        phi_1525_ = _e612.member.w;
                    }
                    let _e711 = phi_1525_;
                    let _e715 = ((_e687 & 1u) == 0u);
                    let _e724 = ((select(select(select(select(_e608, _e606, _e649), select(_e604, _e602, _e649), _e652), select(select(_e600, _e598, _e649), select(_e596, _e594, _e649), _e652), _e658), select(select(select(_e592, _e590, _e649), select(_e588, _e586, _e649), _e652), select(select(_e584, _e582, _e649), select(_e580, _e578, _e649), _e652), _e658), (_e646 == 0u)) + ((select(select(select(_e576, _e575, _e649), select(_e574, _e573, _e649), _e652), select(select(_e572, _e571, _e649), select(_e570, _e569, _e649), _e652), _e658) >> bitcast<u32>(((_e646 * 16u) & 31u))) & 65535u)) + ((select(select(_e612.member.w, _e612.member.z, _e715), select(_e612.member.y, _e612.member.x, _e715), ((_e687 & 2u) == 0u)) >> bitcast<u32>(_e684)) & 255u));
                    sorted_keys.member[_e724] = _e623.x;
                    sorted_payload.member[_e724] = _e626.x;
                    phi_1559_ = type_28(vec4<u32>(_e699, _e703, _e707, _e711));
                } else {
                    phi_1559_ = _e612;
                }
                let _e730 = phi_1559_;
                if ((_e616 + 1u) < _e619) {
                    let _e735 = params.member.member_2;
                    let _e741 = params.member.member_3;
                    let _e742 = ((_e623.y >> bitcast<u32>((_e735 & 31u))) & _e741);
                    let _e743 = (_e742 / 2u);
                    let _e744 = (_e742 % 2u);
                    let _e747 = ((_e743 & 1u) == 0u);
                    let _e750 = ((_e743 & 2u) == 0u);
                    let _e756 = ((_e743 & 4u) == 0u);
                    let _e782 = (((_e742 % 4u) * 8u) & 31u);
                    let _e784 = (1u << bitcast<u32>(_e782));
                    let _e785 = (_e742 / 4u);
                    if (_e785 == 0u) {
                        phi_1747_ = (_e730.member.x + _e784);
                    } else {
                        phi_1747_ = _e730.member.x;
                    }
                    let _e797 = phi_1747_;
                    if (_e785 == 1u) {
                        phi_1753_ = (_e730.member.y + _e784);
                    } else {
                        phi_1753_ = _e730.member.y;
                    }
                    let _e801 = phi_1753_;
                    if (_e785 == 2u) {
                        phi_1759_ = (_e730.member.z + _e784);
                    } else {
                        phi_1759_ = _e730.member.z;
                    }
                    let _e805 = phi_1759_;
                    if (_e785 == 3u) {
                        phi_1765_ = (_e730.member.w + _e784);
                    } else {
                        phi_1765_ = _e730.member.w;
                    }
                    let _e809 = phi_1765_;
                    let _e813 = ((_e785 & 1u) == 0u);
                    let _e822 = ((select(select(select(select(_e608, _e606, _e747), select(_e604, _e602, _e747), _e750), select(select(_e600, _e598, _e747), select(_e596, _e594, _e747), _e750), _e756), select(select(select(_e592, _e590, _e747), select(_e588, _e586, _e747), _e750), select(select(_e584, _e582, _e747), select(_e580, _e578, _e747), _e750), _e756), (_e744 == 0u)) + ((select(select(select(_e576, _e575, _e747), select(_e574, _e573, _e747), _e750), select(select(_e572, _e571, _e747), select(_e570, _e569, _e747), _e750), _e756) >> bitcast<u32>(((_e744 * 16u) & 31u))) & 65535u)) + ((select(select(_e730.member.w, _e730.member.z, _e813), select(_e730.member.y, _e730.member.x, _e813), ((_e785 & 2u) == 0u)) >> bitcast<u32>(_e782)) & 255u));
                    sorted_keys.member[_e822] = _e623.y;
                    sorted_payload.member[_e822] = _e626.y;
                    phi_1799_ = type_28(vec4<u32>(_e797, _e801, _e805, _e809));
                } else {
                    phi_1799_ = _e730;
                }
                let _e828 = phi_1799_;
                if ((_e616 + 2u) < _e619) {
                    let _e833 = params.member.member_2;
                    let _e839 = params.member.member_3;
                    let _e840 = ((_e623.z >> bitcast<u32>((_e833 & 31u))) & _e839);
                    let _e841 = (_e840 / 2u);
                    let _e842 = (_e840 % 2u);
                    let _e845 = ((_e841 & 1u) == 0u);
                    let _e848 = ((_e841 & 2u) == 0u);
                    let _e854 = ((_e841 & 4u) == 0u);
                    let _e880 = (((_e840 % 4u) * 8u) & 31u);
                    let _e882 = (1u << bitcast<u32>(_e880));
                    let _e883 = (_e840 / 4u);
                    if (_e883 == 0u) {
                        phi_1987_ = (_e828.member.x + _e882);
                    } else {
                        phi_1987_ = _e828.member.x;
                    }
                    let _e895 = phi_1987_;
                    if (_e883 == 1u) {
                        phi_1993_ = (_e828.member.y + _e882);
                    } else {
                        phi_1993_ = _e828.member.y;
                    }
                    let _e899 = phi_1993_;
                    if (_e883 == 2u) {
                        phi_1999_ = (_e828.member.z + _e882);
                    } else {
                        phi_1999_ = _e828.member.z;
                    }
                    let _e903 = phi_1999_;
                    if (_e883 == 3u) {
                        phi_2005_ = (_e828.member.w + _e882);
                    } else {
                        phi_2005_ = _e828.member.w;
                    }
                    let _e907 = phi_2005_;
                    let _e911 = ((_e883 & 1u) == 0u);
                    let _e920 = ((select(select(select(select(_e608, _e606, _e845), select(_e604, _e602, _e845), _e848), select(select(_e600, _e598, _e845), select(_e596, _e594, _e845), _e848), _e854), select(select(select(_e592, _e590, _e845), select(_e588, _e586, _e845), _e848), select(select(_e584, _e582, _e845), select(_e580, _e578, _e845), _e848), _e854), (_e842 == 0u)) + ((select(select(select(_e576, _e575, _e845), select(_e574, _e573, _e845), _e848), select(select(_e572, _e571, _e845), select(_e570, _e569, _e845), _e848), _e854) >> bitcast<u32>(((_e842 * 16u) & 31u))) & 65535u)) + ((select(select(_e828.member.w, _e828.member.z, _e911), select(_e828.member.y, _e828.member.x, _e911), ((_e883 & 2u) == 0u)) >> bitcast<u32>(_e880)) & 255u));
                    sorted_keys.member[_e920] = _e623.z;
                    sorted_payload.member[_e920] = _e626.z;
                    phi_2039_ = type_28(vec4<u32>(_e895, _e899, _e903, _e907));
                } else {
                    phi_2039_ = _e828;
                }
                let _e926 = phi_2039_;
                if ((_e616 + 3u) < _e619) {
                    let _e931 = params.member.member_2;
                    let _e937 = params.member.member_3;
                    let _e938 = ((_e623.w >> bitcast<u32>((_e931 & 31u))) & _e937);
                    let _e939 = (_e938 / 2u);
                    let _e940 = (_e938 % 2u);
                    let _e943 = ((_e939 & 1u) == 0u);
                    let _e946 = ((_e939 & 2u) == 0u);
                    let _e952 = ((_e939 & 4u) == 0u);
                    let _e978 = (((_e938 % 4u) * 8u) & 31u);
                    let _e980 = (1u << bitcast<u32>(_e978));
                    let _e981 = (_e938 / 4u);
                    if (_e981 == 0u) {
                        phi_2227_ = (_e926.member.x + _e980);
                    } else {
                        phi_2227_ = _e926.member.x;
                    }
                    let _e993 = phi_2227_;
                    if (_e981 == 1u) {
                        phi_2233_ = (_e926.member.y + _e980);
                    } else {
                        phi_2233_ = _e926.member.y;
                    }
                    let _e997 = phi_2233_;
                    if (_e981 == 2u) {
                        phi_2239_ = (_e926.member.z + _e980);
                    } else {
                        phi_2239_ = _e926.member.z;
                    }
                    let _e1001 = phi_2239_;
                    if (_e981 == 3u) {
                        phi_2245_ = (_e926.member.w + _e980);
                    } else {
                        phi_2245_ = _e926.member.w;
                    }
                    let _e1005 = phi_2245_;
                    let _e1009 = ((_e981 & 1u) == 0u);
                    let _e1018 = ((select(select(select(select(_e608, _e606, _e943), select(_e604, _e602, _e943), _e946), select(select(_e600, _e598, _e943), select(_e596, _e594, _e943), _e946), _e952), select(select(select(_e592, _e590, _e943), select(_e588, _e586, _e943), _e946), select(select(_e584, _e582, _e943), select(_e580, _e578, _e943), _e946), _e952), (_e940 == 0u)) + ((select(select(select(_e576, _e575, _e943), select(_e574, _e573, _e943), _e946), select(select(_e572, _e571, _e943), select(_e570, _e569, _e943), _e946), _e952) >> bitcast<u32>(((_e940 * 16u) & 31u))) & 65535u)) + ((select(select(_e926.member.w, _e926.member.z, _e1009), select(_e926.member.y, _e926.member.x, _e1009), ((_e981 & 2u) == 0u)) >> bitcast<u32>(_e978)) & 255u));
                    sorted_keys.member[_e1018] = _e623.w;
                    sorted_payload.member[_e1018] = _e626.w;
                    phi_2279_ = type_28(vec4<u32>(_e993, _e997, _e1001, _e1005));
                } else {
                    phi_2279_ = _e926;
                }
                let _e1024 = phi_2279_;
                phi_2280_ = _e1024;
            } else {
                phi_2280_ = _e612;
            }
            let _e1026 = phi_2280_;
            phi_1291_ = _e1026;
            phi_1294_ = (_e614 + _e414.z);
        } else {
            break;
        }
        let _e1029 = phi_1291_;
        let _e1031 = phi_1294_;
        continue;
        continuing {
            phi_1290_ = _e1029;
            phi_1293_ = _e1031;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e413.z] = _e412.x;
    let _e421 = local_13[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e428 = ((_e426 * 256u) + _e421);
    let _e429 = (_e428 * 8u);
    phi_2310_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2313_ = _e429;
    loop {
        let _e432 = phi_2310_;
        let _e434 = phi_2313_;
        local_14 = _e432;
        local_15 = _e432;
        local_16 = _e432;
        local_17 = _e432;
        local_18 = _e432;
        let _e435 = (_e434 < (_e429 + 8u));
        if _e435 {
            let _e436 = (4u * _e434);
            let _e439 = params.member.member;
            let _e440 = (_e436 < _e439);
            if _e440 {
                let _e443 = keys.member[_e434];
                if _e440 {
                    let _e447 = params.member.member_2;
                    let _e453 = params.member.member_3;
                    let _e454 = ((_e443.x >> bitcast<u32>((_e447 & 31u))) & _e453);
                    let _e459 = (1u << bitcast<u32>((((_e454 % 4u) * 8u) & 31u)));
                    let _e460 = (_e454 / 4u);
                    if (_e460 == 0u) {
                        phi_2373_ = (_e432.member.x + _e459);
                    } else {
                        phi_2373_ = _e432.member.x;
                    }
                    let _e472 = phi_2373_;
                    if (_e460 == 1u) {
                        phi_2379_ = (_e432.member.y + _e459);
                    } else {
                        phi_2379_ = _e432.member.y;
                    }
                    let _e476 = phi_2379_;
                    if (_e460 == 2u) {
                        phi_2385_ = (_e432.member.z + _e459);
                    } else {
                        phi_2385_ = _e432.member.z;
                    }
                    let _e480 = phi_2385_;
                    if (_e460 == 3u) {
                        phi_2391_ = (_e432.member.w + _e459);
                    } else {
                        phi_2391_ = _e432.member.w;
                    }
                    let _e484 = phi_2391_;
                    phi_2402_ = type_28(vec4<u32>(_e472, _e476, _e480, _e484));
                } else {
                    phi_2402_ = _e432;
                }
                let _e488 = phi_2402_;
                if ((_e436 + 1u) < _e439) {
                    let _e494 = params.member.member_2;
                    let _e500 = params.member.member_3;
                    let _e501 = ((_e443.y >> bitcast<u32>((_e494 & 31u))) & _e500);
                    let _e506 = (1u << bitcast<u32>((((_e501 % 4u) * 8u) & 31u)));
                    let _e507 = (_e501 / 4u);
                    if (_e507 == 0u) {
                        phi_2446_ = (_e488.member.x + _e506);
                    } else {
                        phi_2446_ = _e488.member.x;
                    }
                    let _e519 = phi_2446_;
                    if (_e507 == 1u) {
                        phi_2452_ = (_e488.member.y + _e506);
                    } else {
                        phi_2452_ = _e488.member.y;
                    }
                    let _e523 = phi_2452_;
                    if (_e507 == 2u) {
                        phi_2458_ = (_e488.member.z + _e506);
                    } else {
                        phi_2458_ = _e488.member.z;
                    }
                    let _e527 = phi_2458_;
                    if (_e507 == 3u) {
                        phi_2464_ = (_e488.member.w + _e506);
                    } else {
                        phi_2464_ = _e488.member.w;
                    }
                    let _e531 = phi_2464_;
                    phi_2475_ = type_28(vec4<u32>(_e519, _e523, _e527, _e531));
                } else {
                    phi_2475_ = _e488;
                }
                let _e535 = phi_2475_;
                if ((_e436 + 2u) < _e439) {
                    let _e541 = params.member.member_2;
                    let _e547 = params.member.member_3;
                    let _e548 = ((_e443.z >> bitcast<u32>((_e541 & 31u))) & _e547);
                    let _e553 = (1u << bitcast<u32>((((_e548 % 4u) * 8u) & 31u)));
                    let _e554 = (_e548 / 4u);
                    if (_e554 == 0u) {
                        phi_2519_ = (_e535.member.x + _e553);
                    } else {
                        phi_2519_ = _e535.member.x;
                    }
                    let _e566 = phi_2519_;
                    if (_e554 == 1u) {
                        phi_2525_ = (_e535.member.y + _e553);
                    } else {
                        phi_2525_ = _e535.member.y;
                    }
                    let _e570 = phi_2525_;
                    if (_e554 == 2u) {
                        phi_2531_ = (_e535.member.z + _e553);
                    } else {
                        phi_2531_ = _e535.member.z;
                    }
                    let _e574 = phi_2531_;
                    if (_e554 == 3u) {
                        phi_2537_ = (_e535.member.w + _e553);
                    } else {
                        phi_2537_ = _e535.member.w;
                    }
                    let _e578 = phi_2537_;
                    phi_2548_ = type_28(vec4<u32>(_e566, _e570, _e574, _e578));
                } else {
                    phi_2548_ = _e535;
                }
                let _e582 = phi_2548_;
                if ((_e436 + 3u) < _e439) {
                    let _e588 = params.member.member_2;
                    let _e594 = params.member.member_3;
                    let _e595 = ((_e443.w >> bitcast<u32>((_e588 & 31u))) & _e594);
                    let _e600 = (1u << bitcast<u32>((((_e595 % 4u) * 8u) & 31u)));
                    let _e601 = (_e595 / 4u);
                    if (_e601 == 0u) {
                        phi_2592_ = (_e582.member.x + _e600);
                    } else {
                        phi_2592_ = _e582.member.x;
                    }
                    let _e613 = phi_2592_;
                    if (_e601 == 1u) {
                        phi_2598_ = (_e582.member.y + _e600);
                    } else {
                        phi_2598_ = _e582.member.y;
                    }
                    let _e617 = phi_2598_;
                    if (_e601 == 2u) {
                        phi_2604_ = (_e582.member.z + _e600);
                    } else {
                        phi_2604_ = _e582.member.z;
                    }
                    let _e621 = phi_2604_;
                    if (_e601 == 3u) {
                        phi_2610_ = (_e582.member.w + _e600);
                    } else {
                        phi_2610_ = _e582.member.w;
                    }
                    let _e625 = phi_2610_;
                    phi_2621_ = type_28(vec4<u32>(_e613, _e617, _e621, _e625));
                } else {
                    phi_2621_ = _e582;
                }
                let _e629 = phi_2621_;
                phi_2622_ = _e629;
            } else {
                phi_2622_ = _e432;
            }
            let _e631 = phi_2622_;
            phi_2311_ = _e631;
            phi_2314_ = (_e434 + _e414.z);
        } else {
            break;
        }
        let _e634 = phi_2311_;
        let _e636 = phi_2314_;
        continue;
        continuing {
            phi_2310_ = _e634;
            phi_2313_ = _e636;
        }
    }
    let _e640 = params.member.member_1;
    let _e641 = (_e426 < _e640);
    if _e641 {
        let _e643 = local_14;
        thread_counts_1.member[_e428] = _e643.member;
    }
    let _e648 = local_15;
    table[_e421] = ((_e648.member.x & 255u) | ((_e648.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e421)] = (((_e648.member.x >> bitcast<u32>(16i)) & 255u) | ((_e648.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e667 = local_16;
    table[(512u + _e421)] = ((_e667.member.y & 255u) | ((_e667.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e421)] = (((_e667.member.y >> bitcast<u32>(16i)) & 255u) | ((_e667.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e687 = local_17;
    table[(1024u + _e421)] = ((_e687.member.z & 255u) | ((_e687.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e421)] = (((_e687.member.z >> bitcast<u32>(16i)) & 255u) | ((_e687.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e707 = local_18;
    table[(1536u + _e421)] = ((_e707.member.w & 255u) | ((_e707.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e421)] = (((_e707.member.w >> bitcast<u32>(16i)) & 255u) | ((_e707.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2707_ = 0u;
    phi_2710_ = 0u;
    loop {
        let _e727 = phi_2707_;
        let _e729 = phi_2710_;
        local_19 = _e729;
        let _e730 = (_e727 < 8u);
        if _e730 {
            let _e734 = table[((_e421 * 8u) + _e727)];
            phi_2708_ = (_e727 + _e414.z);
            phi_2711_ = (_e729 + _e734);
        } else {
            break;
        }
        let _e738 = phi_2708_;
        let _e740 = phi_2711_;
        continue;
        continuing {
            phi_2707_ = _e738;
            phi_2710_ = _e740;
        }
    }
    let _e744 = local_19;
    sums[_e421] = _e744;
    workgroupBarrier();
    if (_e421 < 16u) {
        if _e641 {
            phi_2736_ = 0u;
            phi_2739_ = 0u;
            loop {
                let _e747 = phi_2736_;
                let _e749 = phi_2739_;
                local_20 = _e749;
                let _e750 = (_e747 < 32u);
                if _e750 {
                    let _e755 = sums[(((_e421 / 2u) * 32u) + _e747)];
                    phi_2737_ = (_e747 + _e414.z);
                    phi_2740_ = (_e749 + ((_e755 >> bitcast<u32>((((_e421 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e765 = phi_2737_;
                let _e767 = phi_2740_;
                continue;
                continuing {
                    phi_2736_ = _e765;
                    phi_2739_ = _e767;
                }
            }
            let _e774 = local_20;
            counts.member[((_e421 * _e640) + _e426)] = _e774;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e413.z] = _e412.x;
    let _e421 = local_21[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_1.member[select(0u, _e430, _e431)];
    phi_2803_ = 0u;
    phi_2806_ = _e435;
    loop {
        let _e437 = phi_2803_;
        let _e439 = phi_2806_;
        local_22 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_1.member[_e443];
                phi_2828_ = select(_e439, _e447, (_e447 > _e439));
            } else {
                phi_2828_ = _e439;
            }
            let _e451 = phi_2828_;
            phi_2804_ = (_e437 + 1u);
            phi_2807_ = _e451;
        } else {
            break;
        }
        let _e454 = phi_2804_;
        let _e456 = phi_2807_;
        continue;
        continuing {
            phi_2803_ = _e454;
            phi_2806_ = _e456;
        }
    }
    let _e460 = local_22;
    shared_1[_e421] = _e460;
    workgroupBarrier();
    phi_2832_ = 128u;
    loop {
        let _e462 = phi_2832_;
        let _e463 = (_e462 > 0u);
        if _e463 {
            if (_e421 < _e462) {
                let _e465 = shared_1[_e421];
                let _e468 = shared_1[(_e421 + _e462)];
                shared_1[_e421] = select(_e465, _e468, (_e468 > _e465));
            }
            workgroupBarrier();
            phi_2833_ = (_e462 / 2u);
        } else {
            break;
        }
        let _e473 = phi_2833_;
        continue;
        continuing {
            phi_2832_ = _e473;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e477 = shared_1[0u];
            output_1.member[_e426] = _e477;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e413.z] = _e412.x;
    let _e421 = local_23[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_1.member[select(0u, _e430, _e431)];
    phi_2902_ = 0u;
    phi_2905_ = _e435;
    loop {
        let _e437 = phi_2902_;
        let _e439 = phi_2905_;
        local_24 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_1.member[_e443];
                phi_2927_ = select(_e439, _e447, (_e447 < _e439));
            } else {
                phi_2927_ = _e439;
            }
            let _e451 = phi_2927_;
            phi_2903_ = (_e437 + 1u);
            phi_2906_ = _e451;
        } else {
            break;
        }
        let _e454 = phi_2903_;
        let _e456 = phi_2906_;
        continue;
        continuing {
            phi_2902_ = _e454;
            phi_2905_ = _e456;
        }
    }
    let _e460 = local_24;
    shared_1[_e421] = _e460;
    workgroupBarrier();
    phi_2931_ = 128u;
    loop {
        let _e462 = phi_2931_;
        let _e463 = (_e462 > 0u);
        if _e463 {
            if (_e421 < _e462) {
                let _e465 = shared_1[_e421];
                let _e468 = shared_1[(_e421 + _e462)];
                shared_1[_e421] = select(_e465, _e468, (_e468 < _e465));
            }
            workgroupBarrier();
            phi_2932_ = (_e462 / 2u);
        } else {
            break;
        }
        let _e473 = phi_2932_;
        continue;
        continuing {
            phi_2931_ = _e473;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e477 = shared_1[0u];
            output_1.member[_e426] = _e477;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e413.z] = _e412.x;
    let _e421 = local_25[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    phi_3001_ = 0u;
    phi_3004_ = 0f;
    loop {
        let _e432 = phi_3001_;
        let _e434 = phi_3004_;
        local_26 = _e434;
        let _e435 = (_e432 < 16u);
        if _e435 {
            let _e438 = ((_e430 + (_e432 * 256u)) + _e421);
            if (_e438 < _e429) {
                let _e442 = input_1.member[_e438];
                phi_3022_ = (_e434 + _e442);
            } else {
                phi_3022_ = _e434;
            }
            let _e445 = phi_3022_;
            phi_3002_ = (_e432 + 1u);
            phi_3005_ = _e445;
        } else {
            break;
        }
        let _e448 = phi_3002_;
        let _e450 = phi_3005_;
        continue;
        continuing {
            phi_3001_ = _e448;
            phi_3004_ = _e450;
        }
    }
    let _e454 = local_26;
    shared_1[_e421] = _e454;
    workgroupBarrier();
    phi_3026_ = 128u;
    loop {
        let _e456 = phi_3026_;
        let _e457 = (_e456 > 0u);
        if _e457 {
            if (_e421 < _e456) {
                let _e459 = shared_1[_e421];
                let _e462 = shared_1[(_e421 + _e456)];
                shared_1[_e421] = (_e459 + _e462);
            }
            workgroupBarrier();
            phi_3027_ = (_e456 / 2u);
        } else {
            break;
        }
        let _e466 = phi_3027_;
        continue;
        continuing {
            phi_3026_ = _e466;
        }
    }
    if (_e421 == 0u) {
        if (_e430 < _e429) {
            let _e471 = shared_1[0u];
            output_1.member[_e426] = _e471;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e413.z] = _e412.x;
    let _e421 = local_27[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_2.member[select(0u, _e430, _e431)];
    phi_3095_ = 0u;
    phi_3098_ = _e435;
    loop {
        let _e437 = phi_3095_;
        let _e439 = phi_3098_;
        local_28 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_2.member[_e443];
                phi_3120_ = select(_e439, _e447, (_e447 > _e439));
            } else {
                phi_3120_ = _e439;
            }
            let _e451 = phi_3120_;
            phi_3096_ = (_e437 + 1u);
            phi_3099_ = _e451;
        } else {
            break;
        }
        let _e454 = phi_3096_;
        let _e456 = phi_3099_;
        continue;
        continuing {
            phi_3095_ = _e454;
            phi_3098_ = _e456;
        }
    }
    let _e460 = local_28;
    shared_[_e421] = _e460;
    workgroupBarrier();
    phi_3124_ = 128u;
    loop {
        let _e462 = phi_3124_;
        let _e463 = (_e462 > 0u);
        if _e463 {
            if (_e421 < _e462) {
                let _e465 = shared_[_e421];
                let _e468 = shared_[(_e421 + _e462)];
                shared_[_e421] = select(_e465, _e468, (_e468 > _e465));
            }
            workgroupBarrier();
            phi_3125_ = (_e462 / 2u);
        } else {
            break;
        }
        let _e473 = phi_3125_;
        continue;
        continuing {
            phi_3124_ = _e473;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e477 = shared_[0u];
            output_2.member[_e426] = _e477;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e413.z] = _e412.x;
    let _e421 = local_29[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_2.member[select(0u, _e430, _e431)];
    phi_3194_ = 0u;
    phi_3197_ = _e435;
    loop {
        let _e437 = phi_3194_;
        let _e439 = phi_3197_;
        local_30 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_2.member[_e443];
                phi_3219_ = select(_e439, _e447, (_e447 < _e439));
            } else {
                phi_3219_ = _e439;
            }
            let _e451 = phi_3219_;
            phi_3195_ = (_e437 + 1u);
            phi_3198_ = _e451;
        } else {
            break;
        }
        let _e454 = phi_3195_;
        let _e456 = phi_3198_;
        continue;
        continuing {
            phi_3194_ = _e454;
            phi_3197_ = _e456;
        }
    }
    let _e460 = local_30;
    shared_[_e421] = _e460;
    workgroupBarrier();
    phi_3223_ = 128u;
    loop {
        let _e462 = phi_3223_;
        let _e463 = (_e462 > 0u);
        if _e463 {
            if (_e421 < _e462) {
                let _e465 = shared_[_e421];
                let _e468 = shared_[(_e421 + _e462)];
                shared_[_e421] = select(_e465, _e468, (_e468 < _e465));
            }
            workgroupBarrier();
            phi_3224_ = (_e462 / 2u);
        } else {
            break;
        }
        let _e473 = phi_3224_;
        continue;
        continuing {
            phi_3223_ = _e473;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e477 = shared_[0u];
            output_2.member[_e426] = _e477;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e413.z] = _e412.x;
    let _e421 = local_31[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    phi_3293_ = 0u;
    phi_3296_ = 0u;
    loop {
        let _e432 = phi_3293_;
        let _e434 = phi_3296_;
        local_32 = _e434;
        let _e435 = (_e432 < 16u);
        if _e435 {
            let _e438 = ((_e430 + (_e432 * 256u)) + _e421);
            if (_e438 < _e429) {
                let _e442 = input_2.member[_e438];
                phi_3314_ = (_e434 + _e442);
            } else {
                phi_3314_ = _e434;
            }
            let _e445 = phi_3314_;
            phi_3294_ = (_e432 + 1u);
            phi_3297_ = _e445;
        } else {
            break;
        }
        let _e448 = phi_3294_;
        let _e450 = phi_3297_;
        continue;
        continuing {
            phi_3293_ = _e448;
            phi_3296_ = _e450;
        }
    }
    let _e454 = local_32;
    shared_[_e421] = _e454;
    workgroupBarrier();
    phi_3318_ = 128u;
    loop {
        let _e456 = phi_3318_;
        let _e457 = (_e456 > 0u);
        if _e457 {
            if (_e421 < _e456) {
                let _e459 = shared_[_e421];
                let _e462 = shared_[(_e421 + _e456)];
                shared_[_e421] = (_e459 + _e462);
            }
            workgroupBarrier();
            phi_3319_ = (_e456 / 2u);
        } else {
            break;
        }
        let _e466 = phi_3319_;
        continue;
        continuing {
            phi_3318_ = _e466;
        }
    }
    if (_e421 == 0u) {
        if (_e430 < _e429) {
            let _e471 = shared_[0u];
            output_2.member[_e426] = _e471;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e413.z] = _e412.x;
    let _e421 = local_33[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_3.member[select(0u, _e430, _e431)];
    phi_3387_ = 0u;
    phi_3390_ = _e435;
    loop {
        let _e437 = phi_3387_;
        let _e439 = phi_3390_;
        local_34 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_3.member[_e443];
                phi_3408_ = vec4<f32>(select(_e439.x, _e447.x, (_e447.x > _e439.x)), select(_e439.y, _e447.y, (_e447.y > _e439.y)), select(_e439.z, _e447.z, (_e447.z > _e439.z)), select(_e439.w, _e447.w, (_e447.w > _e439.w)));
            } else {
                phi_3408_ = _e439;
            }
            let _e466 = phi_3408_;
            phi_3388_ = (_e437 + 1u);
            phi_3391_ = _e466;
        } else {
            break;
        }
        let _e469 = phi_3388_;
        let _e471 = phi_3391_;
        continue;
        continuing {
            phi_3387_ = _e469;
            phi_3390_ = _e471;
        }
    }
    let _e475 = local_34;
    shared_2[_e421] = _e475;
    workgroupBarrier();
    phi_3412_ = 128u;
    loop {
        let _e477 = phi_3412_;
        let _e478 = (_e477 > 0u);
        if _e478 {
            if (_e421 < _e477) {
                let _e480 = shared_2[_e421];
                let _e483 = shared_2[(_e421 + _e477)];
                shared_2[_e421] = vec4<f32>(select(_e480.x, _e483.x, (_e483.x > _e480.x)), select(_e480.y, _e483.y, (_e483.y > _e480.y)), select(_e480.z, _e483.z, (_e483.z > _e480.z)), select(_e480.w, _e483.w, (_e483.w > _e480.w)));
            }
            workgroupBarrier();
            phi_3413_ = (_e477 / 2u);
        } else {
            break;
        }
        let _e503 = phi_3413_;
        continue;
        continuing {
            phi_3412_ = _e503;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e507 = shared_2[0u];
            output_3.member[_e426] = _e507;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e413.z] = _e412.x;
    let _e421 = local_35[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    let _e431 = (_e430 < _e429);
    let _e435 = input_3.member[select(0u, _e430, _e431)];
    phi_3510_ = 0u;
    phi_3513_ = _e435;
    loop {
        let _e437 = phi_3510_;
        let _e439 = phi_3513_;
        local_36 = _e439;
        let _e440 = (_e437 < 16u);
        if _e440 {
            let _e443 = ((_e430 + (_e437 * 256u)) + _e421);
            if (_e443 < _e429) {
                let _e447 = input_3.member[_e443];
                phi_3531_ = vec4<f32>(select(_e439.x, _e447.x, (_e447.x < _e439.x)), select(_e439.y, _e447.y, (_e447.y < _e439.y)), select(_e439.z, _e447.z, (_e447.z < _e439.z)), select(_e439.w, _e447.w, (_e447.w < _e439.w)));
            } else {
                phi_3531_ = _e439;
            }
            let _e466 = phi_3531_;
            phi_3511_ = (_e437 + 1u);
            phi_3514_ = _e466;
        } else {
            break;
        }
        let _e469 = phi_3511_;
        let _e471 = phi_3514_;
        continue;
        continuing {
            phi_3510_ = _e469;
            phi_3513_ = _e471;
        }
    }
    let _e475 = local_36;
    shared_2[_e421] = _e475;
    workgroupBarrier();
    phi_3535_ = 128u;
    loop {
        let _e477 = phi_3535_;
        let _e478 = (_e477 > 0u);
        if _e478 {
            if (_e421 < _e477) {
                let _e480 = shared_2[_e421];
                let _e483 = shared_2[(_e421 + _e477)];
                shared_2[_e421] = vec4<f32>(select(_e480.x, _e483.x, (_e483.x < _e480.x)), select(_e480.y, _e483.y, (_e483.y < _e480.y)), select(_e480.z, _e483.z, (_e483.z < _e480.z)), select(_e480.w, _e483.w, (_e483.w < _e480.w)));
            }
            workgroupBarrier();
            phi_3536_ = (_e477 / 2u);
        } else {
            break;
        }
        let _e503 = phi_3536_;
        continue;
        continuing {
            phi_3535_ = _e503;
        }
    }
    if (_e421 == 0u) {
        if _e431 {
            let _e507 = shared_2[0u];
            output_3.member[_e426] = _e507;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e413.z] = _e412.x;
    let _e421 = local_37[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e429 = params.member.member;
    let _e430 = (_e426 * 4096u);
    phi_3633_ = 0u;
    phi_3636_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e432 = phi_3633_;
        let _e434 = phi_3636_;
        local_38 = _e434;
        let _e435 = (_e432 < 16u);
        if _e435 {
            let _e438 = ((_e430 + (_e432 * 256u)) + _e421);
            if (_e438 < _e429) {
                let _e442 = input_3.member[_e438];
                phi_3654_ = (_e434 + _e442);
            } else {
                phi_3654_ = _e434;
            }
            let _e445 = phi_3654_;
            phi_3634_ = (_e432 + 1u);
            phi_3637_ = _e445;
        } else {
            break;
        }
        let _e448 = phi_3634_;
        let _e450 = phi_3637_;
        continue;
        continuing {
            phi_3633_ = _e448;
            phi_3636_ = _e450;
        }
    }
    let _e454 = local_38;
    shared_2[_e421] = _e454;
    workgroupBarrier();
    phi_3658_ = 128u;
    loop {
        let _e456 = phi_3658_;
        let _e457 = (_e456 > 0u);
        if _e457 {
            if (_e421 < _e456) {
                let _e459 = shared_2[_e421];
                let _e462 = shared_2[(_e421 + _e456)];
                shared_2[_e421] = (_e459 + _e462);
            }
            workgroupBarrier();
            phi_3659_ = (_e456 / 2u);
        } else {
            break;
        }
        let _e466 = phi_3659_;
        continue;
        continuing {
            phi_3658_ = _e466;
        }
    }
    if (_e421 == 0u) {
        if (_e430 < _e429) {
            let _e471 = shared_2[0u];
            output_3.member[_e426] = _e471;
        }
    }
    return;
}

fn function_13() {
    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e425 = params.member.member;
    if ((_e421 * 4u) < _e425) {
        let _e429 = flags.member[_e421];
        marks.member[_e421] = vec4<u32>(select(0u, 1u, (_e429.x != 0u)), select(0u, 1u, (_e429.y != 0u)), select(0u, 1u, (_e429.z != 0u)), select(0u, 1u, (_e429.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e422 = (_e421 * 4u);
    let _e425 = params.member.member;
    let _e426 = (_e422 < _e425);
    if _e426 {
        let _e429 = flags.member[_e421];
        let _e432 = output_indices.member[_e421];
        let _e443 = elements.member[_e421];
        if (_e429.x == 0u) {
        } else {
            if _e426 {
                let _e448 = params.member.member_1;
                if (_e432.x < _e448) {
                    output_4.member[_e432.x] = _e443.x;
                }
            }
        }
        if (_e429.y == 0u) {
        } else {
            if ((_e422 + 1u) < _e425) {
                let _e458 = params.member.member_1;
                if (_e432.y < _e458) {
                    output_4.member[_e432.y] = _e443.y;
                }
            }
        }
        if (_e429.z == 0u) {
        } else {
            if ((_e422 + 2u) < _e425) {
                let _e468 = params.member.member_1;
                if (_e432.z < _e468) {
                    output_4.member[_e432.z] = _e443.z;
                }
            }
        }
        if (_e429.w == 0u) {
        } else {
            if ((_e422 + 3u) < _e425) {
                let _e478 = params.member.member_1;
                if (_e432.w < _e478) {
                    output_4.member[_e432.w] = _e443.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = count.member[0u];
    if (_e421 < _e424) {
        let _e428 = params.member.member_1;
        if (_e421 < _e428) {
            let _e432 = params.member.member;
            output_2.member[_e421] = _e432;
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    if ((((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x) == 0u) {
        let _e425 = count_1.member[0u];
        let _e426 = (_e425 / 256u);
        if ((_e425 % 256u) > 0u) {
            phi_3913_ = (_e426 + 1u);
        } else {
            phi_3913_ = _e426;
        }
        let _e431 = phi_3913_;
        phi_3915_ = 1u;
        phi_3918_ = _e431;
        loop {
            let _e433 = phi_3915_;
            let _e435 = phi_3918_;
            local_39 = _e435;
            local_40 = _e433;
            let _e436 = (_e435 > 65535u);
            if _e436 {
                phi_3916_ = (_e433 << bitcast<u32>(1i));
                phi_3919_ = ((_e435 >> bitcast<u32>(1i)) + (_e435 & 1u));
            } else {
                break;
            }
            let _e444 = phi_3916_;
            let _e446 = phi_3919_;
            continue;
            continuing {
                phi_3915_ = _e444;
                phi_3918_ = _e446;
            }
        }
        let _e449 = local_39;
        let _e451 = local_40;
        arguments.member[0u] = type_50(_e449, _e451, 1u);
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
    var phi_43926_: i32;
    var phi_44052_: i32;
    var phi_44178_: i32;
    var phi_44304_: i32;
    var phi_44430_: i32;
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e427 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e428 = (_e427 / 16u);
    let _e431 = params_1.member.member_19;
    let _e433 = tiles.member[0u];
    if (_e428 < select(_e431, _e433, (_e433 < _e431))) {
        let _e438 = pairs.member[_e428];
        let _e441 = ((_e438 >> bitcast<u32>(16i)) * 2u);
        let _e444 = tiles.member[(4u + _e441)];
        let _e451 = boxes.member[((_e444 * 256u) + ((_e438 >> bitcast<u32>(8i)) & 255u))];
        let _e455 = tiles.member[(_e441 + 5u)];
        let _e460 = boxes.member[((_e455 * 256u) + (_e438 & 255u))];
        if (_e451.x < _e460.x) {
            phi_4014_ = type_58(_e451.x, _e460.x);
        } else {
            phi_4014_ = type_58(_e460.x, _e451.x);
        }
        let _e466 = phi_4014_;
        let _e471 = features.member[_e466.member];
        let _e474 = features.member[_e466.member_1];
        let _e477 = params_1.member.member_20;
        let _e478 = (_e427 % 16u);
        if (_e478 == 15u) {
            let _e1147 = reference.member[_e471.x];
            let _e1151 = reference.member[_e471.y];
            let _e1155 = reference.member[_e471.z];
            let _e1159 = reference.member[_e474.x];
            let _e1163 = reference.member[_e474.y];
            let _e1167 = reference.member[_e474.z];
            let _e1170 = (_e1151.x - _e1147.x);
            let _e1173 = (_e1151.y - _e1147.y);
            let _e1176 = (_e1151.z - _e1147.z);
            let _e1178 = (_e1155.x - _e1147.x);
            let _e1180 = (_e1155.y - _e1147.y);
            let _e1182 = (_e1155.z - _e1147.z);
            let _e1185 = ((_e1173 * _e1182) - (_e1180 * _e1176));
            let _e1188 = ((_e1176 * _e1178) - (_e1182 * _e1170));
            let _e1191 = ((_e1170 * _e1180) - (_e1178 * _e1173));
            let _e1202 = (((_e1185 * (_e1159.x - _e1147.x)) + (_e1188 * (_e1159.y - _e1147.y))) + (_e1191 * (_e1159.z - _e1147.z)));
            let _e1213 = (((_e1185 * (_e1163.x - _e1147.x)) + (_e1188 * (_e1163.y - _e1147.y))) + (_e1191 * (_e1163.z - _e1147.z)));
            let _e1224 = (((_e1185 * (_e1167.x - _e1147.x)) + (_e1188 * (_e1167.y - _e1147.y))) + (_e1191 * (_e1167.z - _e1147.z)));
            if (_e1202 > 0f) {
                if (_e1213 > 0f) {
                    phi_4135_ = select(true, false, (_e1224 > 0f));
                } else {
                    phi_4135_ = true;
                }
                let _e1230 = phi_4135_;
                phi_4136_ = _e1230;
            } else {
                phi_4136_ = true;
            }
            let _e1232 = phi_4136_;
            if _e1232 {
                if (_e1202 < 0f) {
                    let _e1234 = (_e1213 < 0f);
                    if _e1234 {
                        phi_4149_ = (_e1224 < 0f);
                    } else {
                        phi_4149_ = bool();
                    }
                    let _e1237 = phi_4149_;
                    phi_4151_ = _e1237;
                    phi_4152_ = select(true, false, _e1234);
                } else {
                    phi_4151_ = bool();
                    phi_4152_ = true;
                }
                let _e1240 = phi_4151_;
                let _e1242 = phi_4152_;
                phi_4157_ = select(_e1240, false, _e1242);
            } else {
                phi_4157_ = true;
            }
            let _e1245 = phi_4157_;
            if _e1245 {
            } else {
                let _e1246 = (_e1163.x - _e1159.x);
                let _e1247 = (_e1163.y - _e1159.y);
                let _e1248 = (_e1163.z - _e1159.z);
                let _e1249 = (_e1167.x - _e1159.x);
                let _e1250 = (_e1167.y - _e1159.y);
                let _e1251 = (_e1167.z - _e1159.z);
                let _e1254 = ((_e1247 * _e1251) - (_e1250 * _e1248));
                let _e1257 = ((_e1248 * _e1249) - (_e1251 * _e1246));
                let _e1260 = ((_e1246 * _e1250) - (_e1249 * _e1247));
                let _e1268 = (((_e1254 * (_e1147.x - _e1159.x)) + (_e1257 * (_e1147.y - _e1159.y))) + (_e1260 * (_e1147.z - _e1159.z)));
                let _e1276 = (((_e1254 * (_e1151.x - _e1159.x)) + (_e1257 * (_e1151.y - _e1159.y))) + (_e1260 * (_e1151.z - _e1159.z)));
                let _e1284 = (((_e1254 * (_e1155.x - _e1159.x)) + (_e1257 * (_e1155.y - _e1159.y))) + (_e1260 * (_e1155.z - _e1159.z)));
                if (_e1268 > 0f) {
                    if (_e1276 > 0f) {
                        phi_4243_ = select(true, false, (_e1284 > 0f));
                    } else {
                        phi_4243_ = true;
                    }
                    let _e1290 = phi_4243_;
                    phi_4244_ = _e1290;
                } else {
                    phi_4244_ = true;
                }
                let _e1292 = phi_4244_;
                if _e1292 {
                    if (_e1268 < 0f) {
                        let _e1294 = (_e1276 < 0f);
                        if _e1294 {
                            phi_4257_ = (_e1284 < 0f);
                        } else {
                            phi_4257_ = bool();
                        }
                        let _e1297 = phi_4257_;
                        phi_4259_ = _e1297;
                        phi_4260_ = select(true, false, _e1294);
                    } else {
                        phi_4259_ = bool();
                        phi_4260_ = true;
                    }
                    let _e1300 = phi_4259_;
                    let _e1302 = phi_4260_;
                    phi_4265_ = select(_e1300, false, _e1302);
                } else {
                    phi_4265_ = true;
                }
                let _e1305 = phi_4265_;
                if _e1305 {
                } else {
                    phi_4270_ = 0u;
                    loop {
                        let _e1307 = phi_4270_;
                        let _e1308 = (_e1307 < 6u);
                        if _e1308 {
                            let _e1309 = (_e1307 < 3u);
                            let _e1310 = vec4(_e1309);
                            let _e1311 = select(_e471, _e474, _e1310);
                            let _e1312 = select(_e474, _e471, _e1310);
                            if _e1309 {
                                phi_4289_ = _e1307;
                            } else {
                                phi_4289_ = (_e1307 - 3u);
                            }
                            let _e1315 = phi_4289_;
                            if (_e1315 == 0u) {
                                phi_4302_ = _e1312.x;
                            } else {
                                if (_e1315 == 1u) {
                                    phi_4301_ = _e1312.y;
                                } else {
                                    phi_4301_ = _e1312.z;
                                }
                                let _e1321 = phi_4301_;
                                phi_4302_ = _e1321;
                            }
                            let _e1324 = phi_4302_;
                            let _e1325 = (_e1315 == 2u);
                            if _e1325 {
                                phi_4308_ = 0u;
                            } else {
                                phi_4308_ = (_e1315 + 1u);
                            }
                            let _e1328 = phi_4308_;
                            if (_e1328 == 0u) {
                                phi_4321_ = _e1312.x;
                            } else {
                                if (_e1328 == 1u) {
                                    phi_4320_ = _e1312.y;
                                } else {
                                    phi_4320_ = _e1312.z;
                                }
                                let _e1334 = phi_4320_;
                                phi_4321_ = _e1334;
                            }
                            let _e1337 = phi_4321_;
                            if _e1325 {
                                phi_4327_ = 0u;
                            } else {
                                phi_4327_ = (_e1315 + 1u);
                            }
                            let _e1340 = phi_4327_;
                            if (_e1340 == 2u) {
                                phi_4333_ = 0u;
                            } else {
                                phi_4333_ = (_e1340 + 1u);
                            }
                            let _e1344 = phi_4333_;
                            if (_e1344 == 0u) {
                                phi_4346_ = _e1312.x;
                            } else {
                                if (_e1344 == 1u) {
                                    phi_4345_ = _e1312.y;
                                } else {
                                    phi_4345_ = _e1312.z;
                                }
                                let _e1350 = phi_4345_;
                                phi_4346_ = _e1350;
                            }
                            let _e1353 = phi_4346_;
                            let _e1356 = reference.member[_e1324];
                            let _e1359 = reference.member[_e1337];
                            let _e1362 = reference.member[_e1353];
                            let _e1366 = reference.member[_e1311.x];
                            let _e1370 = reference.member[_e1311.y];
                            let _e1374 = reference.member[_e1311.z];
                            if (_e1311.x == _e1324) {
                                phi_4387_ = bool();
                                phi_4388_ = true;
                            } else {
                                let _e1385 = (_e1311.y == _e1324);
                                if _e1385 {
                                    phi_4386_ = bool();
                                } else {
                                    phi_4386_ = (_e1311.z == _e1324);
                                }
                                let _e1388 = phi_4386_;
                                phi_4387_ = _e1388;
                                phi_4388_ = _e1385;
                            }
                            let _e1390 = phi_4387_;
                            let _e1392 = phi_4388_;
                            if select(_e1390, true, _e1392) {
                            } else {
                                if (_e1311.x == _e1337) {
                                    phi_4409_ = bool();
                                    phi_4410_ = true;
                                } else {
                                    let _e1395 = (_e1311.y == _e1337);
                                    if _e1395 {
                                        phi_4408_ = bool();
                                    } else {
                                        phi_4408_ = (_e1311.z == _e1337);
                                    }
                                    let _e1398 = phi_4408_;
                                    phi_4409_ = _e1398;
                                    phi_4410_ = _e1395;
                                }
                                let _e1400 = phi_4409_;
                                let _e1402 = phi_4410_;
                                if select(_e1400, true, _e1402) {
                                } else {
                                    let _e1410 = (_e1370.x - _e1366.x);
                                    let _e1411 = (_e1370.y - _e1366.y);
                                    let _e1412 = (_e1370.z - _e1366.z);
                                    let _e1413 = (_e1374.x - _e1366.x);
                                    let _e1414 = (_e1374.y - _e1366.y);
                                    let _e1415 = (_e1374.z - _e1366.z);
                                    let _e1416 = (_e1356.x - _e1366.x);
                                    let _e1417 = (_e1356.y - _e1366.y);
                                    let _e1418 = (_e1356.z - _e1366.z);
                                    let _e1419 = (_e1411 * _e1415);
                                    let _e1420 = (_e1412 * _e1414);
                                    let _e1421 = (_e1412 * _e1413);
                                    let _e1422 = (_e1410 * _e1415);
                                    let _e1423 = (_e1410 * _e1414);
                                    let _e1424 = (_e1411 * _e1413);
                                    let _e1425 = (_e1419 - _e1420);
                                    let _e1427 = (_e1421 - _e1422);
                                    let _e1430 = (_e1423 - _e1424);
                                    let _e1432 = (((_e1416 * _e1425) + (_e1417 * _e1427)) + (_e1418 * _e1430));
                                    let _e1433 = abs(_e1416);
                                    let _e1436 = (abs(_e1419) + abs(_e1420));
                                    let _e1438 = abs(_e1417);
                                    let _e1441 = (abs(_e1421) + abs(_e1422));
                                    let _e1444 = abs(_e1418);
                                    let _e1447 = (abs(_e1423) + abs(_e1424));
                                    let _e1450 = abs(_e1410);
                                    let _e1451 = abs(_e1411);
                                    let _e1453 = select(_e1451, _e1450, (_e1450 > _e1451));
                                    let _e1454 = abs(_e1412);
                                    let _e1456 = select(_e1454, _e1453, (_e1453 > _e1454));
                                    let _e1457 = abs(_e1413);
                                    let _e1458 = abs(_e1414);
                                    let _e1460 = select(_e1458, _e1457, (_e1457 > _e1458));
                                    let _e1461 = abs(_e1415);
                                    let _e1463 = select(_e1461, _e1460, (_e1460 > _e1461));
                                    let _e1465 = select(_e1463, _e1456, (_e1456 > _e1463));
                                    let _e1467 = select(_e1438, _e1433, (_e1433 > _e1438));
                                    let _e1469 = select(_e1444, _e1467, (_e1467 > _e1444));
                                    let _e1471 = select(_e1469, _e1465, (_e1465 > _e1469));
                                    let _e1476 = ((0.0000019073486f * (((_e1433 * _e1436) + (_e1438 * _e1441)) + (_e1444 * _e1447))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1471 * _e1471))));
                                    if (_e1432 > _e1476) {
                                        phi_43926_ = 1i;
                                    } else {
                                        phi_43926_ = select(0i, -1i, (_e1432 < -(_e1476)));
                                    }
                                    let _e1482 = phi_43926_;
                                    let _e1483 = (_e1359.x - _e1366.x);
                                    let _e1484 = (_e1359.y - _e1366.y);
                                    let _e1485 = (_e1359.z - _e1366.z);
                                    let _e1490 = (((_e1483 * _e1425) + (_e1484 * _e1427)) + (_e1485 * _e1430));
                                    let _e1491 = abs(_e1483);
                                    let _e1493 = abs(_e1484);
                                    let _e1496 = abs(_e1485);
                                    let _e1500 = select(_e1493, _e1491, (_e1491 > _e1493));
                                    let _e1502 = select(_e1496, _e1500, (_e1500 > _e1496));
                                    let _e1504 = select(_e1502, _e1465, (_e1465 > _e1502));
                                    let _e1509 = ((0.0000019073486f * (((_e1491 * _e1436) + (_e1493 * _e1441)) + (_e1496 * _e1447))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1504 * _e1504))));
                                    if (_e1490 > _e1509) {
                                        phi_44052_ = 1i;
                                    } else {
                                        phi_44052_ = select(0i, -1i, (_e1490 < -(_e1509)));
                                    }
                                    let _e1515 = phi_44052_;
                                    if ((_e1482 * _e1515) < 0i) {
                                        let _e1518 = (_e1359.x - _e1356.x);
                                        let _e1519 = (_e1359.y - _e1356.y);
                                        let _e1520 = (_e1359.z - _e1356.z);
                                        let _e1521 = (_e1366.x - _e1356.x);
                                        let _e1522 = (_e1366.y - _e1356.y);
                                        let _e1523 = (_e1366.z - _e1356.z);
                                        let _e1524 = (_e1370.x - _e1356.x);
                                        let _e1525 = (_e1370.y - _e1356.y);
                                        let _e1526 = (_e1370.z - _e1356.z);
                                        let _e1527 = (_e1519 * _e1523);
                                        let _e1528 = (_e1520 * _e1522);
                                        let _e1529 = (_e1520 * _e1521);
                                        let _e1530 = (_e1518 * _e1523);
                                        let _e1531 = (_e1518 * _e1522);
                                        let _e1532 = (_e1519 * _e1521);
                                        let _e1540 = (((_e1524 * (_e1527 - _e1528)) + (_e1525 * (_e1529 - _e1530))) + (_e1526 * (_e1531 - _e1532)));
                                        let _e1541 = abs(_e1524);
                                        let _e1546 = abs(_e1525);
                                        let _e1552 = abs(_e1526);
                                        let _e1558 = abs(_e1518);
                                        let _e1559 = abs(_e1519);
                                        let _e1561 = select(_e1559, _e1558, (_e1558 > _e1559));
                                        let _e1562 = abs(_e1520);
                                        let _e1564 = select(_e1562, _e1561, (_e1561 > _e1562));
                                        let _e1565 = abs(_e1521);
                                        let _e1566 = abs(_e1522);
                                        let _e1568 = select(_e1566, _e1565, (_e1565 > _e1566));
                                        let _e1569 = abs(_e1523);
                                        let _e1571 = select(_e1569, _e1568, (_e1568 > _e1569));
                                        let _e1573 = select(_e1571, _e1564, (_e1564 > _e1571));
                                        let _e1575 = select(_e1546, _e1541, (_e1541 > _e1546));
                                        let _e1577 = select(_e1552, _e1575, (_e1575 > _e1552));
                                        let _e1579 = select(_e1577, _e1573, (_e1573 > _e1577));
                                        let _e1584 = ((0.0000019073486f * (((_e1541 * (abs(_e1527) + abs(_e1528))) + (_e1546 * (abs(_e1529) + abs(_e1530)))) + (_e1552 * (abs(_e1531) + abs(_e1532))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1579 * _e1579))));
                                        if (_e1540 > _e1584) {
                                            phi_44178_ = 1i;
                                        } else {
                                            phi_44178_ = select(0i, -1i, (_e1540 < -(_e1584)));
                                        }
                                        let _e1590 = phi_44178_;
                                        if (_e1590 == 0i) {
                                            phi_4447_ = bool();
                                            phi_4448_ = true;
                                        } else {
                                            let _e1592 = (_e1374.x - _e1356.x);
                                            let _e1593 = (_e1374.y - _e1356.y);
                                            let _e1594 = (_e1374.z - _e1356.z);
                                            let _e1595 = (_e1519 * _e1526);
                                            let _e1596 = (_e1520 * _e1525);
                                            let _e1597 = (_e1520 * _e1524);
                                            let _e1598 = (_e1518 * _e1526);
                                            let _e1599 = (_e1518 * _e1525);
                                            let _e1600 = (_e1519 * _e1524);
                                            let _e1608 = (((_e1592 * (_e1595 - _e1596)) + (_e1593 * (_e1597 - _e1598))) + (_e1594 * (_e1599 - _e1600)));
                                            let _e1609 = abs(_e1592);
                                            let _e1614 = abs(_e1593);
                                            let _e1620 = abs(_e1594);
                                            let _e1627 = select(_e1577, _e1564, (_e1564 > _e1577));
                                            let _e1629 = select(_e1614, _e1609, (_e1609 > _e1614));
                                            let _e1631 = select(_e1620, _e1629, (_e1629 > _e1620));
                                            let _e1633 = select(_e1631, _e1627, (_e1627 > _e1631));
                                            let _e1638 = ((0.0000019073486f * (((_e1609 * (abs(_e1595) + abs(_e1596))) + (_e1614 * (abs(_e1597) + abs(_e1598)))) + (_e1620 * (abs(_e1599) + abs(_e1600))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1633 * _e1633))));
                                            if (_e1608 > _e1638) {
                                                phi_44304_ = 1i;
                                            } else {
                                                phi_44304_ = select(0i, -1i, (_e1608 < -(_e1638)));
                                            }
                                            let _e1644 = phi_44304_;
                                            let _e1645 = (_e1590 == _e1644);
                                            if _e1645 {
                                                let _e1646 = (_e1519 * _e1594);
                                                let _e1647 = (_e1520 * _e1593);
                                                let _e1648 = (_e1520 * _e1592);
                                                let _e1649 = (_e1518 * _e1594);
                                                let _e1650 = (_e1518 * _e1593);
                                                let _e1651 = (_e1519 * _e1592);
                                                let _e1659 = (((_e1521 * (_e1646 - _e1647)) + (_e1522 * (_e1648 - _e1649))) + (_e1523 * (_e1650 - _e1651)));
                                                let _e1675 = select(_e1631, _e1564, (_e1564 > _e1631));
                                                let _e1677 = select(_e1571, _e1675, (_e1675 > _e1571));
                                                let _e1682 = ((0.0000019073486f * (((_e1565 * (abs(_e1646) + abs(_e1647))) + (_e1566 * (abs(_e1648) + abs(_e1649)))) + (_e1569 * (abs(_e1650) + abs(_e1651))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1677 * _e1677))));
                                                if (_e1659 > _e1682) {
                                                    phi_44430_ = 1i;
                                                } else {
                                                    phi_44430_ = select(0i, -1i, (_e1659 < -(_e1682)));
                                                }
                                                let _e1688 = phi_44430_;
                                                phi_4445_ = (_e1590 == _e1688);
                                            } else {
                                                phi_4445_ = bool();
                                            }
                                            let _e1691 = phi_4445_;
                                            phi_4447_ = _e1691;
                                            phi_4448_ = select(true, false, _e1645);
                                        }
                                        let _e1694 = phi_4447_;
                                        let _e1696 = phi_4448_;
                                        phi_4453_ = select(_e1694, false, _e1696);
                                    } else {
                                        phi_4453_ = false;
                                    }
                                    let _e1699 = phi_4453_;
                                    if _e1699 {
                                        let _e1703 = (_e1359.x - _e1356.x);
                                        let _e1704 = (_e1359.y - _e1356.y);
                                        let _e1705 = (_e1359.z - _e1356.z);
                                        let _e1707 = (_e1419 - (_e1414 * _e1412));
                                        let _e1709 = (_e1421 - (_e1415 * _e1410));
                                        let _e1711 = (_e1423 - (_e1413 * _e1411));
                                        let _e1712 = (_e1362.x - _e1356.x);
                                        let _e1713 = (_e1362.y - _e1356.y);
                                        let _e1714 = (_e1362.z - _e1356.z);
                                        let _e1717 = ((_e1704 * _e1714) - (_e1713 * _e1705));
                                        let _e1720 = ((_e1705 * _e1712) - (_e1714 * _e1703));
                                        let _e1723 = ((_e1703 * _e1713) - (_e1712 * _e1704));
                                        let _e1726 = ((_e1720 * _e1711) - (_e1709 * _e1723));
                                        let _e1729 = ((_e1723 * _e1707) - (_e1711 * _e1717));
                                        let _e1732 = ((_e1717 * _e1709) - (_e1707 * _e1720));
                                        let _e1738 = (((_e1703 * _e1703) + (_e1704 * _e1704)) + (_e1705 * _e1705));
                                        let _e1740 = select(0.000000000000000000000000000001f, _e1738, (_e1738 > 0.000000000000000000000000000001f));
                                        let _e1748 = (((_e1703 * _e1712) + (_e1704 * _e1713)) + (_e1705 * _e1714));
                                        if ((((_e1726 * ((_e1712 * _e1740) - (_e1703 * _e1748))) + (_e1729 * ((_e1713 * _e1740) - (_e1704 * _e1748)))) + (_e1732 * ((_e1714 * _e1740) - (_e1705 * _e1748)))) < 0f) {
                                            phi_4549_ = vec3<f32>(-(_e1726), -(_e1729), -(_e1732));
                                        } else {
                                            phi_4549_ = vec3<f32>(_e1726, _e1729, _e1732);
                                        }
                                        let _e1766 = phi_4549_;
                                        let _e1771 = (((_e1703 * _e1707) + (_e1704 * _e1709)) + (_e1705 * _e1711));
                                        let _e1773 = select(1f, -1f, (_e1771 < 0f));
                                        let _e1782 = sqrt((((_e1766.x * _e1766.x) + (_e1766.y * _e1766.y)) + (_e1766.z * _e1766.z)));
                                        let _e1783 = (_e1782 > 0.000000000000000000000000000001f);
                                        if _e1783 {
                                            phi_4578_ = (_e1766 * (1f / _e1782));
                                        } else {
                                            phi_4578_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1787 = phi_4578_;
                                        if _e1783 {
                                            phi_4603_ = (_e1766 * (1f / _e1782));
                                        } else {
                                            phi_4603_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1797 = phi_4603_;
                                        let _e1806 = (2f * (((_e1703 * _e1797.x) + (_e1704 * _e1797.y)) + (_e1705 * _e1797.z)));
                                        let _e1813 = (((_e1787.x * _e1771) - (_e1707 * _e1806)) * _e1773);
                                        let _e1814 = (((_e1787.y * _e1771) - (_e1709 * _e1806)) * _e1773);
                                        let _e1815 = (((_e1787.z * _e1771) - (_e1711 * _e1806)) * _e1773);
                                        let _e1821 = sqrt((((_e1813 * _e1813) + (_e1814 * _e1814)) + (_e1815 * _e1815)));
                                        if (_e1821 > 0.000000000000000000000000000001f) {
                                            let _e1823 = (1f / _e1821);
                                            phi_4637_ = vec3<f32>((_e1813 * _e1823), (_e1814 * _e1823), (_e1815 * _e1823));
                                        } else {
                                            phi_4637_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1829 = phi_4637_;
                                        let _e1832 = params_1.member.member_13;
                                        let _e1833 = (0.25f * _e1832);
                                        let _e1835 = (_e1829.x * _e1833);
                                        let _e1837 = (_e1829.y * _e1833);
                                        let _e1839 = (_e1829.z * _e1833);
                                        if (_e1356.w > 0f) {
                                            let _e1842 = (32768f / _e1832);
                                            let _e1844 = (abs(1f) * 1024f);
                                            if (_e1844 > 131072f) {
                                                phi_4667_ = 131072f;
                                            } else {
                                                phi_4667_ = select(-131072f, _e1844, (_e1844 > -131072f));
                                            }
                                            let _e1849 = phi_4667_;
                                            if (_e1849 < 0f) {
                                                phi_4674_ = (_e1849 - 0.5f);
                                            } else {
                                                phi_4674_ = (_e1849 + 0.5f);
                                            }
                                            let _e1854 = phi_4674_;
                                            let _e1863 = (_e1835 * _e1842);
                                            if (_e1863 > 131072f) {
                                                phi_4696_ = 131072f;
                                            } else {
                                                phi_4696_ = select(-131072f, _e1863, (_e1863 > -131072f));
                                            }
                                            let _e1868 = phi_4696_;
                                            if (_e1868 < 0f) {
                                                phi_4703_ = (_e1868 - 0.5f);
                                            } else {
                                                phi_4703_ = (_e1868 + 0.5f);
                                            }
                                            let _e1873 = phi_4703_;
                                            let _e1882 = (_e1837 * _e1842);
                                            if (_e1882 > 131072f) {
                                                phi_4725_ = 131072f;
                                            } else {
                                                phi_4725_ = select(-131072f, _e1882, (_e1882 > -131072f));
                                            }
                                            let _e1887 = phi_4725_;
                                            if (_e1887 < 0f) {
                                                phi_4732_ = (_e1887 - 0.5f);
                                            } else {
                                                phi_4732_ = (_e1887 + 0.5f);
                                            }
                                            let _e1892 = phi_4732_;
                                            let _e1901 = (_e1839 * _e1842);
                                            if (_e1901 > 131072f) {
                                                phi_4754_ = 131072f;
                                            } else {
                                                phi_4754_ = select(-131072f, _e1901, (_e1901 > -131072f));
                                            }
                                            let _e1906 = phi_4754_;
                                            if (_e1906 < 0f) {
                                                phi_4761_ = (_e1906 - 0.5f);
                                            } else {
                                                phi_4761_ = (_e1906 + 0.5f);
                                            }
                                            let _e1911 = phi_4761_;
                                            let _e1920 = (_e1324 * 8u);
                                            let _e1922 = atomicAdd((&pushes.member[_e1920]), bitcast<u32>(select(0i, select(select(i32(_e1873), i32(-2147483648), (_e1873 < -2147483600f)), 2147483647i, (_e1873 > 2147483500f)), (_e1873 == _e1873))));
                                            let _e1925 = atomicAdd((&pushes.member[(_e1920 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1892), i32(-2147483648), (_e1892 < -2147483600f)), 2147483647i, (_e1892 > 2147483500f)), (_e1892 == _e1892))));
                                            let _e1928 = atomicAdd((&pushes.member[(_e1920 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1911), i32(-2147483648), (_e1911 < -2147483600f)), 2147483647i, (_e1911 > 2147483500f)), (_e1911 == _e1911))));
                                            let _e1931 = atomicAdd((&pushes.member[(_e1920 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1854), i32(-2147483648), (_e1854 < -2147483600f)), 2147483647i, (_e1854 > 2147483500f)), (_e1854 == _e1854))));
                                            let _e1934 = atomicOr((&pushes.member[(_e1920 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1937 = atomicAdd((&pushes.member[(_e1920 + 4u)]), 0u);
                                                let _e1940 = atomicAdd((&pushes.member[(_e1920 + 5u)]), 0u);
                                                let _e1943 = atomicAdd((&pushes.member[(_e1920 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1359.w > 0f) {
                                            let _e1946 = (32768f / _e1832);
                                            let _e1948 = (abs(1f) * 1024f);
                                            if (_e1948 > 131072f) {
                                                phi_4936_ = 131072f;
                                            } else {
                                                phi_4936_ = select(-131072f, _e1948, (_e1948 > -131072f));
                                            }
                                            let _e1953 = phi_4936_;
                                            if (_e1953 < 0f) {
                                                phi_4943_ = (_e1953 - 0.5f);
                                            } else {
                                                phi_4943_ = (_e1953 + 0.5f);
                                            }
                                            let _e1958 = phi_4943_;
                                            let _e1967 = (_e1835 * _e1946);
                                            if (_e1967 > 131072f) {
                                                phi_4965_ = 131072f;
                                            } else {
                                                phi_4965_ = select(-131072f, _e1967, (_e1967 > -131072f));
                                            }
                                            let _e1972 = phi_4965_;
                                            if (_e1972 < 0f) {
                                                phi_4972_ = (_e1972 - 0.5f);
                                            } else {
                                                phi_4972_ = (_e1972 + 0.5f);
                                            }
                                            let _e1977 = phi_4972_;
                                            let _e1986 = (_e1837 * _e1946);
                                            if (_e1986 > 131072f) {
                                                phi_4994_ = 131072f;
                                            } else {
                                                phi_4994_ = select(-131072f, _e1986, (_e1986 > -131072f));
                                            }
                                            let _e1991 = phi_4994_;
                                            if (_e1991 < 0f) {
                                                phi_5001_ = (_e1991 - 0.5f);
                                            } else {
                                                phi_5001_ = (_e1991 + 0.5f);
                                            }
                                            let _e1996 = phi_5001_;
                                            let _e2005 = (_e1839 * _e1946);
                                            if (_e2005 > 131072f) {
                                                phi_5023_ = 131072f;
                                            } else {
                                                phi_5023_ = select(-131072f, _e2005, (_e2005 > -131072f));
                                            }
                                            let _e2010 = phi_5023_;
                                            if (_e2010 < 0f) {
                                                phi_5030_ = (_e2010 - 0.5f);
                                            } else {
                                                phi_5030_ = (_e2010 + 0.5f);
                                            }
                                            let _e2015 = phi_5030_;
                                            let _e2024 = (_e1337 * 8u);
                                            let _e2026 = atomicAdd((&pushes.member[_e2024]), bitcast<u32>(select(0i, select(select(i32(_e1977), i32(-2147483648), (_e1977 < -2147483600f)), 2147483647i, (_e1977 > 2147483500f)), (_e1977 == _e1977))));
                                            let _e2029 = atomicAdd((&pushes.member[(_e2024 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1996), i32(-2147483648), (_e1996 < -2147483600f)), 2147483647i, (_e1996 > 2147483500f)), (_e1996 == _e1996))));
                                            let _e2032 = atomicAdd((&pushes.member[(_e2024 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2015), i32(-2147483648), (_e2015 < -2147483600f)), 2147483647i, (_e2015 > 2147483500f)), (_e2015 == _e2015))));
                                            let _e2035 = atomicAdd((&pushes.member[(_e2024 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1958), i32(-2147483648), (_e1958 < -2147483600f)), 2147483647i, (_e1958 > 2147483500f)), (_e1958 == _e1958))));
                                            let _e2038 = atomicOr((&pushes.member[(_e2024 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2041 = atomicAdd((&pushes.member[(_e2024 + 4u)]), 0u);
                                                let _e2044 = atomicAdd((&pushes.member[(_e2024 + 5u)]), 0u);
                                                let _e2047 = atomicAdd((&pushes.member[(_e2024 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1366.w > 0f) {
                                            let _e2053 = (32768f / _e1832);
                                            let _e2055 = (abs(1f) * 1024f);
                                            if (_e2055 > 131072f) {
                                                phi_5209_ = 131072f;
                                            } else {
                                                phi_5209_ = select(-131072f, _e2055, (_e2055 > -131072f));
                                            }
                                            let _e2060 = phi_5209_;
                                            if (_e2060 < 0f) {
                                                phi_5216_ = (_e2060 - 0.5f);
                                            } else {
                                                phi_5216_ = (_e2060 + 0.5f);
                                            }
                                            let _e2065 = phi_5216_;
                                            let _e2074 = (-(_e1835) * _e2053);
                                            if (_e2074 > 131072f) {
                                                phi_5238_ = 131072f;
                                            } else {
                                                phi_5238_ = select(-131072f, _e2074, (_e2074 > -131072f));
                                            }
                                            let _e2079 = phi_5238_;
                                            if (_e2079 < 0f) {
                                                phi_5245_ = (_e2079 - 0.5f);
                                            } else {
                                                phi_5245_ = (_e2079 + 0.5f);
                                            }
                                            let _e2084 = phi_5245_;
                                            let _e2093 = (-(_e1837) * _e2053);
                                            if (_e2093 > 131072f) {
                                                phi_5267_ = 131072f;
                                            } else {
                                                phi_5267_ = select(-131072f, _e2093, (_e2093 > -131072f));
                                            }
                                            let _e2098 = phi_5267_;
                                            if (_e2098 < 0f) {
                                                phi_5274_ = (_e2098 - 0.5f);
                                            } else {
                                                phi_5274_ = (_e2098 + 0.5f);
                                            }
                                            let _e2103 = phi_5274_;
                                            let _e2112 = (-(_e1839) * _e2053);
                                            if (_e2112 > 131072f) {
                                                phi_5296_ = 131072f;
                                            } else {
                                                phi_5296_ = select(-131072f, _e2112, (_e2112 > -131072f));
                                            }
                                            let _e2117 = phi_5296_;
                                            if (_e2117 < 0f) {
                                                phi_5303_ = (_e2117 - 0.5f);
                                            } else {
                                                phi_5303_ = (_e2117 + 0.5f);
                                            }
                                            let _e2122 = phi_5303_;
                                            let _e2131 = (_e1311.x * 8u);
                                            let _e2133 = atomicAdd((&pushes.member[_e2131]), bitcast<u32>(select(0i, select(select(i32(_e2084), i32(-2147483648), (_e2084 < -2147483600f)), 2147483647i, (_e2084 > 2147483500f)), (_e2084 == _e2084))));
                                            let _e2136 = atomicAdd((&pushes.member[(_e2131 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2103), i32(-2147483648), (_e2103 < -2147483600f)), 2147483647i, (_e2103 > 2147483500f)), (_e2103 == _e2103))));
                                            let _e2139 = atomicAdd((&pushes.member[(_e2131 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2122), i32(-2147483648), (_e2122 < -2147483600f)), 2147483647i, (_e2122 > 2147483500f)), (_e2122 == _e2122))));
                                            let _e2142 = atomicAdd((&pushes.member[(_e2131 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2065), i32(-2147483648), (_e2065 < -2147483600f)), 2147483647i, (_e2065 > 2147483500f)), (_e2065 == _e2065))));
                                            let _e2145 = atomicOr((&pushes.member[(_e2131 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2148 = atomicAdd((&pushes.member[(_e2131 + 4u)]), 0u);
                                                let _e2151 = atomicAdd((&pushes.member[(_e2131 + 5u)]), 0u);
                                                let _e2154 = atomicAdd((&pushes.member[(_e2131 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1370.w > 0f) {
                                            let _e2160 = (32768f / _e1832);
                                            let _e2162 = (abs(1f) * 1024f);
                                            if (_e2162 > 131072f) {
                                                phi_5482_ = 131072f;
                                            } else {
                                                phi_5482_ = select(-131072f, _e2162, (_e2162 > -131072f));
                                            }
                                            let _e2167 = phi_5482_;
                                            if (_e2167 < 0f) {
                                                phi_5489_ = (_e2167 - 0.5f);
                                            } else {
                                                phi_5489_ = (_e2167 + 0.5f);
                                            }
                                            let _e2172 = phi_5489_;
                                            let _e2181 = (-(_e1835) * _e2160);
                                            if (_e2181 > 131072f) {
                                                phi_5511_ = 131072f;
                                            } else {
                                                phi_5511_ = select(-131072f, _e2181, (_e2181 > -131072f));
                                            }
                                            let _e2186 = phi_5511_;
                                            if (_e2186 < 0f) {
                                                phi_5518_ = (_e2186 - 0.5f);
                                            } else {
                                                phi_5518_ = (_e2186 + 0.5f);
                                            }
                                            let _e2191 = phi_5518_;
                                            let _e2200 = (-(_e1837) * _e2160);
                                            if (_e2200 > 131072f) {
                                                phi_5540_ = 131072f;
                                            } else {
                                                phi_5540_ = select(-131072f, _e2200, (_e2200 > -131072f));
                                            }
                                            let _e2205 = phi_5540_;
                                            if (_e2205 < 0f) {
                                                phi_5547_ = (_e2205 - 0.5f);
                                            } else {
                                                phi_5547_ = (_e2205 + 0.5f);
                                            }
                                            let _e2210 = phi_5547_;
                                            let _e2219 = (-(_e1839) * _e2160);
                                            if (_e2219 > 131072f) {
                                                phi_5569_ = 131072f;
                                            } else {
                                                phi_5569_ = select(-131072f, _e2219, (_e2219 > -131072f));
                                            }
                                            let _e2224 = phi_5569_;
                                            if (_e2224 < 0f) {
                                                phi_5576_ = (_e2224 - 0.5f);
                                            } else {
                                                phi_5576_ = (_e2224 + 0.5f);
                                            }
                                            let _e2229 = phi_5576_;
                                            let _e2238 = (_e1311.y * 8u);
                                            let _e2240 = atomicAdd((&pushes.member[_e2238]), bitcast<u32>(select(0i, select(select(i32(_e2191), i32(-2147483648), (_e2191 < -2147483600f)), 2147483647i, (_e2191 > 2147483500f)), (_e2191 == _e2191))));
                                            let _e2243 = atomicAdd((&pushes.member[(_e2238 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2210), i32(-2147483648), (_e2210 < -2147483600f)), 2147483647i, (_e2210 > 2147483500f)), (_e2210 == _e2210))));
                                            let _e2246 = atomicAdd((&pushes.member[(_e2238 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2229), i32(-2147483648), (_e2229 < -2147483600f)), 2147483647i, (_e2229 > 2147483500f)), (_e2229 == _e2229))));
                                            let _e2249 = atomicAdd((&pushes.member[(_e2238 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2172), i32(-2147483648), (_e2172 < -2147483600f)), 2147483647i, (_e2172 > 2147483500f)), (_e2172 == _e2172))));
                                            let _e2252 = atomicOr((&pushes.member[(_e2238 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2255 = atomicAdd((&pushes.member[(_e2238 + 4u)]), 0u);
                                                let _e2258 = atomicAdd((&pushes.member[(_e2238 + 5u)]), 0u);
                                                let _e2261 = atomicAdd((&pushes.member[(_e2238 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1374.w > 0f) {
                                            let _e2267 = (32768f / _e1832);
                                            let _e2269 = (abs(1f) * 1024f);
                                            if (_e2269 > 131072f) {
                                                phi_5755_ = 131072f;
                                            } else {
                                                phi_5755_ = select(-131072f, _e2269, (_e2269 > -131072f));
                                            }
                                            let _e2274 = phi_5755_;
                                            if (_e2274 < 0f) {
                                                phi_5762_ = (_e2274 - 0.5f);
                                            } else {
                                                phi_5762_ = (_e2274 + 0.5f);
                                            }
                                            let _e2279 = phi_5762_;
                                            let _e2288 = (-(_e1835) * _e2267);
                                            if (_e2288 > 131072f) {
                                                phi_5784_ = 131072f;
                                            } else {
                                                phi_5784_ = select(-131072f, _e2288, (_e2288 > -131072f));
                                            }
                                            let _e2293 = phi_5784_;
                                            if (_e2293 < 0f) {
                                                phi_5791_ = (_e2293 - 0.5f);
                                            } else {
                                                phi_5791_ = (_e2293 + 0.5f);
                                            }
                                            let _e2298 = phi_5791_;
                                            let _e2307 = (-(_e1837) * _e2267);
                                            if (_e2307 > 131072f) {
                                                phi_5813_ = 131072f;
                                            } else {
                                                phi_5813_ = select(-131072f, _e2307, (_e2307 > -131072f));
                                            }
                                            let _e2312 = phi_5813_;
                                            if (_e2312 < 0f) {
                                                phi_5820_ = (_e2312 - 0.5f);
                                            } else {
                                                phi_5820_ = (_e2312 + 0.5f);
                                            }
                                            let _e2317 = phi_5820_;
                                            let _e2326 = (-(_e1839) * _e2267);
                                            if (_e2326 > 131072f) {
                                                phi_5842_ = 131072f;
                                            } else {
                                                phi_5842_ = select(-131072f, _e2326, (_e2326 > -131072f));
                                            }
                                            let _e2331 = phi_5842_;
                                            if (_e2331 < 0f) {
                                                phi_5849_ = (_e2331 - 0.5f);
                                            } else {
                                                phi_5849_ = (_e2331 + 0.5f);
                                            }
                                            let _e2336 = phi_5849_;
                                            let _e2345 = (_e1311.z * 8u);
                                            let _e2347 = atomicAdd((&pushes.member[_e2345]), bitcast<u32>(select(0i, select(select(i32(_e2298), i32(-2147483648), (_e2298 < -2147483600f)), 2147483647i, (_e2298 > 2147483500f)), (_e2298 == _e2298))));
                                            let _e2350 = atomicAdd((&pushes.member[(_e2345 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2317), i32(-2147483648), (_e2317 < -2147483600f)), 2147483647i, (_e2317 > 2147483500f)), (_e2317 == _e2317))));
                                            let _e2353 = atomicAdd((&pushes.member[(_e2345 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2336), i32(-2147483648), (_e2336 < -2147483600f)), 2147483647i, (_e2336 > 2147483500f)), (_e2336 == _e2336))));
                                            let _e2356 = atomicAdd((&pushes.member[(_e2345 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2279), i32(-2147483648), (_e2279 < -2147483600f)), 2147483647i, (_e2279 > 2147483500f)), (_e2279 == _e2279))));
                                            let _e2359 = atomicOr((&pushes.member[(_e2345 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2362 = atomicAdd((&pushes.member[(_e2345 + 4u)]), 0u);
                                                let _e2365 = atomicAdd((&pushes.member[(_e2345 + 5u)]), 0u);
                                                let _e2368 = atomicAdd((&pushes.member[(_e2345 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4271_ = (_e1307 + 1u);
                        } else {
                            break;
                        }
                        let _e2371 = phi_4271_;
                        continue;
                        continuing {
                            phi_4270_ = _e2371;
                        }
                    }
                }
            }
        } else {
            if (_e478 < 6u) {
                let _e529 = (_e478 < 3u);
                if _e529 {
                    phi_6014_ = _e478;
                } else {
                    phi_6014_ = (_e478 - 3u);
                }
                let _e532 = phi_6014_;
                if _e529 {
                    phi_6024_ = _e474.z;
                    phi_6025_ = _e474.y;
                    phi_6026_ = _e474.x;
                } else {
                    phi_6024_ = _e471.z;
                    phi_6025_ = _e471.y;
                    phi_6026_ = _e471.x;
                }
                let _e540 = phi_6024_;
                let _e542 = phi_6025_;
                let _e544 = phi_6026_;
                let _e546 = select(_e474, _e471, vec4(_e529));
                if (_e532 == 0u) {
                    phi_6040_ = _e546.x;
                } else {
                    if (_e532 == 1u) {
                        phi_6039_ = _e546.y;
                    } else {
                        phi_6039_ = _e546.z;
                    }
                    let _e552 = phi_6039_;
                    phi_6040_ = _e552;
                }
                let _e555 = phi_6040_;
                phi_6111_ = vec4<u32>(_e555, _e544, _e542, _e540);
            } else {
                let _e481 = (_e478 - 6u);
                let _e482 = (_e481 / 3u);
                let _e483 = (_e481 % 3u);
                if (_e482 == 0u) {
                    phi_6058_ = _e471.x;
                } else {
                    if (_e482 == 1u) {
                        phi_6057_ = _e471.y;
                    } else {
                        phi_6057_ = _e471.z;
                    }
                    let _e489 = phi_6057_;
                    phi_6058_ = _e489;
                }
                let _e492 = phi_6058_;
                if (_e482 == 2u) {
                    phi_6064_ = 0u;
                } else {
                    phi_6064_ = (_e482 + 1u);
                }
                let _e496 = phi_6064_;
                if (_e496 == 0u) {
                    phi_6077_ = _e471.x;
                } else {
                    if (_e496 == 1u) {
                        phi_6076_ = _e471.y;
                    } else {
                        phi_6076_ = _e471.z;
                    }
                    let _e502 = phi_6076_;
                    phi_6077_ = _e502;
                }
                let _e505 = phi_6077_;
                if (_e483 == 0u) {
                    phi_6090_ = _e474.x;
                } else {
                    if (_e483 == 1u) {
                        phi_6089_ = _e474.y;
                    } else {
                        phi_6089_ = _e474.z;
                    }
                    let _e511 = phi_6089_;
                    phi_6090_ = _e511;
                }
                let _e514 = phi_6090_;
                if (_e483 == 2u) {
                    phi_6096_ = 0u;
                } else {
                    phi_6096_ = (_e483 + 1u);
                }
                let _e518 = phi_6096_;
                if (_e518 == 0u) {
                    phi_6109_ = _e474.x;
                } else {
                    if (_e518 == 1u) {
                        phi_6108_ = _e474.y;
                    } else {
                        phi_6108_ = _e474.z;
                    }
                    let _e524 = phi_6108_;
                    phi_6109_ = _e524;
                }
                let _e527 = phi_6109_;
                phi_6111_ = vec4<u32>(_e492, _e505, _e514, _e527);
            }
            let _e558 = phi_6111_;
            let _e559 = (_e478 >= 6u);
            if (_e558.x != _e558.z) {
                if (_e558.x != _e558.w) {
                    if _e559 {
                        let _e568 = (_e558.y != _e558.z);
                        if _e568 {
                            phi_6137_ = (_e558.y != _e558.w);
                        } else {
                            phi_6137_ = bool();
                        }
                        let _e571 = phi_6137_;
                        phi_6141_ = _e571;
                        phi_6142_ = _e568;
                    } else {
                        phi_6141_ = (_e558.x != _e558.y);
                        phi_6142_ = true;
                    }
                    let _e573 = phi_6141_;
                    let _e575 = phi_6142_;
                    if _e575 {
                        let _e579 = ((_e474.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e471.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6175_ = (_e579 << bitcast<u32>(6u));
                        } else {
                            phi_6175_ = 0u;
                        }
                        let _e593 = phi_6175_;
                        if (((_e471.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6197_ = (_e579 << bitcast<u32>(9u));
                        } else {
                            phi_6197_ = 0u;
                        }
                        let _e602 = phi_6197_;
                        if (((_e471.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6219_ = (_e579 << bitcast<u32>(12u));
                        } else {
                            phi_6219_ = 0u;
                        }
                        let _e611 = phi_6219_;
                        if _e573 {
                            if ((((((((_e471.w & 7u) | ((_e474.w & 7u) << bitcast<u32>(3i))) | _e593) | _e602) | _e611) >> bitcast<u32>((_e478 & 31u))) & 1u) != 0u) {
                                let _e620 = reference.member[_e558.x];
                                let _e624 = reference.member[_e558.y];
                                let _e627 = reference.member[_e558.z];
                                let _e630 = reference.member[_e558.w];
                                if _e559 {
                                    let _e720 = (select(_e630.x, _e627.x, (_e627.x < _e630.x)) - select(_e624.x, _e620.x, (_e620.x > _e624.x)));
                                    let _e721 = (select(_e630.y, _e627.y, (_e627.y < _e630.y)) - select(_e624.y, _e620.y, (_e620.y > _e624.y)));
                                    let _e722 = (select(_e630.z, _e627.z, (_e627.z < _e630.z)) - select(_e624.z, _e620.z, (_e620.z > _e624.z)));
                                    let _e723 = (select(_e624.x, _e620.x, (_e620.x < _e624.x)) - select(_e630.x, _e627.x, (_e627.x > _e630.x)));
                                    let _e724 = (select(_e624.y, _e620.y, (_e620.y < _e624.y)) - select(_e630.y, _e627.y, (_e627.y > _e630.y)));
                                    let _e725 = (select(_e624.z, _e620.z, (_e620.z < _e624.z)) - select(_e630.z, _e627.z, (_e627.z > _e630.z)));
                                    let _e734 = params_1.member.member_14;
                                    if (select(_e723, _e720, (_e720 > _e723)) > _e734) {
                                        phi_6366_ = bool();
                                        phi_6367_ = true;
                                    } else {
                                        let _e736 = (select(_e724, _e721, (_e721 > _e724)) > _e734);
                                        if _e736 {
                                            phi_6365_ = bool();
                                        } else {
                                            phi_6365_ = (select(_e725, _e722, (_e722 > _e725)) > _e734);
                                        }
                                        let _e739 = phi_6365_;
                                        phi_6366_ = _e739;
                                        phi_6367_ = _e736;
                                    }
                                    let _e741 = phi_6366_;
                                    let _e743 = phi_6367_;
                                    phi_6475_ = select(_e741, true, _e743);
                                } else {
                                    let _e648 = select(_e627.x, _e624.x, (_e624.x < _e627.x));
                                    let _e650 = select(_e627.y, _e624.y, (_e624.y < _e627.y));
                                    let _e652 = select(_e627.z, _e624.z, (_e624.z < _e627.z));
                                    let _e660 = select(_e627.x, _e624.x, (_e624.x > _e627.x));
                                    let _e662 = select(_e627.y, _e624.y, (_e624.y > _e627.y));
                                    let _e664 = select(_e627.z, _e624.z, (_e624.z > _e627.z));
                                    let _e671 = (select(_e630.x, _e648, (_e648 < _e630.x)) - _e620.x);
                                    let _e672 = (select(_e630.y, _e650, (_e650 < _e630.y)) - _e620.y);
                                    let _e673 = (select(_e630.z, _e652, (_e652 < _e630.z)) - _e620.z);
                                    let _e674 = (_e620.x - select(_e630.x, _e660, (_e660 > _e630.x)));
                                    let _e675 = (_e620.y - select(_e630.y, _e662, (_e662 > _e630.y)));
                                    let _e676 = (_e620.z - select(_e630.z, _e664, (_e664 > _e630.z)));
                                    let _e685 = params_1.member.member_14;
                                    if (select(_e674, _e671, (_e671 > _e674)) > _e685) {
                                        phi_6469_ = bool();
                                        phi_6470_ = true;
                                    } else {
                                        let _e687 = (select(_e675, _e672, (_e672 > _e675)) > _e685);
                                        if _e687 {
                                            phi_6468_ = bool();
                                        } else {
                                            phi_6468_ = (select(_e676, _e673, (_e673 > _e676)) > _e685);
                                        }
                                        let _e690 = phi_6468_;
                                        phi_6469_ = _e690;
                                        phi_6470_ = _e687;
                                    }
                                    let _e692 = phi_6469_;
                                    let _e694 = phi_6470_;
                                    phi_6475_ = select(_e692, true, _e694);
                                }
                                let _e746 = phi_6475_;
                                if _e746 {
                                } else {
                                    let _e748 = global[0u];
                                    if (_e620.w == _e748) {
                                        let _e751 = global[1u];
                                        if (_e624.w == _e751) {
                                            let _e754 = global[2u];
                                            let _e755 = (_e627.w == _e754);
                                            if _e755 {
                                                let _e757 = global[3u];
                                                phi_6500_ = (_e630.w == _e757);
                                            } else {
                                                phi_6500_ = bool();
                                            }
                                            let _e760 = phi_6500_;
                                            phi_6502_ = _e760;
                                            phi_6503_ = select(true, false, _e755);
                                        } else {
                                            phi_6502_ = bool();
                                            phi_6503_ = true;
                                        }
                                        let _e763 = phi_6502_;
                                        let _e765 = phi_6503_;
                                        phi_6504_ = _e763;
                                        phi_6505_ = _e765;
                                    } else {
                                        phi_6504_ = bool();
                                        phi_6505_ = true;
                                    }
                                    let _e767 = phi_6504_;
                                    let _e769 = phi_6505_;
                                    if !(select(_e767, false, _e769)) {
                                        if _e559 {
                                            let _e957 = (_e624.x - _e620.x);
                                            let _e958 = (_e624.y - _e620.y);
                                            let _e959 = (_e624.z - _e620.z);
                                            let _e960 = (_e630.x - _e627.x);
                                            let _e961 = (_e630.y - _e627.y);
                                            let _e962 = (_e630.z - _e627.z);
                                            let _e963 = (_e620.x - _e627.x);
                                            let _e964 = (_e620.y - _e627.y);
                                            let _e965 = (_e620.z - _e627.z);
                                            let _e970 = (((_e957 * _e957) + (_e958 * _e958)) + (_e959 * _e959));
                                            let _e972 = select(0.000000000000000000000000000001f, _e970, (_e970 > 0.000000000000000000000000000001f));
                                            let _e977 = (((_e960 * _e960) + (_e961 * _e961)) + (_e962 * _e962));
                                            let _e979 = select(0.000000000000000000000000000001f, _e977, (_e977 > 0.000000000000000000000000000001f));
                                            let _e984 = (((_e957 * _e963) + (_e958 * _e964)) + (_e959 * _e965));
                                            let _e989 = (((_e960 * _e963) + (_e961 * _e964)) + (_e962 * _e965));
                                            let _e994 = (((_e957 * _e960) + (_e958 * _e961)) + (_e959 * _e962));
                                            let _e997 = ((_e972 * _e979) - (_e994 * _e994));
                                            if (_e997 > ((0.000001f * _e972) * _e979)) {
                                                let _e1020 = (((_e994 * _e989) - (_e984 * _e979)) / _e997);
                                                if (_e1020 > 1f) {
                                                    phi_6583_ = 1f;
                                                } else {
                                                    phi_6583_ = select(0f, _e1020, (_e1020 > 0f));
                                                }
                                                let _e1025 = phi_6583_;
                                                phi_6610_ = _e1025;
                                            } else {
                                                let _e1002 = (-(_e984) / _e972);
                                                if (_e1002 > 1f) {
                                                    phi_6595_ = 1f;
                                                } else {
                                                    phi_6595_ = select(0f, _e1002, (_e1002 > 0f));
                                                }
                                                let _e1007 = phi_6595_;
                                                let _e1009 = ((_e994 - _e984) / _e972);
                                                if (_e1009 > 1f) {
                                                    phi_6607_ = 1f;
                                                } else {
                                                    phi_6607_ = select(0f, _e1009, (_e1009 > 0f));
                                                }
                                                let _e1014 = phi_6607_;
                                                phi_6610_ = (0.5f * (_e1007 + _e1014));
                                            }
                                            let _e1027 = phi_6610_;
                                            let _e1030 = (((_e994 * _e1027) + _e989) / _e979);
                                            if (_e1030 > 1f) {
                                                phi_6623_ = 1f;
                                            } else {
                                                phi_6623_ = select(0f, _e1030, (_e1030 > 0f));
                                            }
                                            let _e1035 = phi_6623_;
                                            if (_e1030 != _e1035) {
                                                let _e1039 = (((_e994 * _e1035) - _e984) / _e972);
                                                if (_e1039 > 1f) {
                                                    phi_6640_ = 1f;
                                                } else {
                                                    phi_6640_ = select(0f, _e1039, (_e1039 > 0f));
                                                }
                                                let _e1044 = phi_6640_;
                                                phi_6641_ = _e1044;
                                            } else {
                                                phi_6641_ = _e1027;
                                            }
                                            let _e1046 = phi_6641_;
                                            phi_6908_ = vec4<f32>((1f - _e1046), _e1046, (_e1035 - 1f), -(_e1035));
                                        } else {
                                            let _e772 = (_e627.x - _e624.x);
                                            let _e773 = (_e627.y - _e624.y);
                                            let _e774 = (_e627.z - _e624.z);
                                            let _e775 = (_e630.x - _e624.x);
                                            let _e776 = (_e630.y - _e624.y);
                                            let _e777 = (_e630.z - _e624.z);
                                            let _e778 = (_e620.x - _e624.x);
                                            let _e779 = (_e620.y - _e624.y);
                                            let _e780 = (_e620.z - _e624.z);
                                            let _e785 = (((_e772 * _e778) + (_e773 * _e779)) + (_e774 * _e780));
                                            let _e790 = (((_e775 * _e778) + (_e776 * _e779)) + (_e777 * _e780));
                                            let _e791 = (_e620.x - _e627.x);
                                            let _e792 = (_e620.y - _e627.y);
                                            let _e793 = (_e620.z - _e627.z);
                                            let _e798 = (((_e772 * _e791) + (_e773 * _e792)) + (_e774 * _e793));
                                            let _e803 = (((_e775 * _e791) + (_e776 * _e792)) + (_e777 * _e793));
                                            let _e804 = (_e620.x - _e630.x);
                                            let _e805 = (_e620.y - _e630.y);
                                            let _e806 = (_e620.z - _e630.z);
                                            let _e811 = (((_e772 * _e804) + (_e773 * _e805)) + (_e774 * _e806));
                                            let _e816 = (((_e775 * _e804) + (_e776 * _e805)) + (_e777 * _e806));
                                            let _e819 = ((_e798 * _e816) - (_e811 * _e803));
                                            let _e822 = ((_e811 * _e790) - (_e785 * _e816));
                                            let _e825 = ((_e785 * _e803) - (_e798 * _e790));
                                            if (_e785 <= 0f) {
                                                phi_6709_ = select(true, false, (_e790 <= 0f));
                                            } else {
                                                phi_6709_ = true;
                                            }
                                            let _e830 = phi_6709_;
                                            if _e830 {
                                                if (_e798 >= 0f) {
                                                    phi_6722_ = select(true, false, (_e803 <= _e798));
                                                } else {
                                                    phi_6722_ = true;
                                                }
                                                let _e835 = phi_6722_;
                                                if _e835 {
                                                    if (_e825 <= 0f) {
                                                        if (_e785 >= 0f) {
                                                            let _e838 = (_e798 <= 0f);
                                                            if _e838 {
                                                                let _e839 = (_e785 - _e798);
                                                                let _e842 = (_e785 / select(0.000000000000000000000000000001f, _e839, (_e839 > 0.000000000000000000000000000001f)));
                                                                if (_e842 > 1f) {
                                                                    phi_6754_ = 1f;
                                                                } else {
                                                                    phi_6754_ = select(0f, _e842, (_e842 > 0f));
                                                                }
                                                                let _e847 = phi_6754_;
                                                                phi_6757_ = vec3<f32>((1f - _e847), _e847, 0f);
                                                            } else {
                                                                phi_6757_ = vec3<f32>();
                                                            }
                                                            let _e851 = phi_6757_;
                                                            phi_6759_ = _e851;
                                                            phi_6760_ = select(true, false, _e838);
                                                        } else {
                                                            phi_6759_ = vec3<f32>();
                                                            phi_6760_ = true;
                                                        }
                                                        let _e854 = phi_6759_;
                                                        let _e856 = phi_6760_;
                                                        phi_6761_ = _e854;
                                                        phi_6762_ = _e856;
                                                    } else {
                                                        phi_6761_ = vec3<f32>();
                                                        phi_6762_ = true;
                                                    }
                                                    let _e858 = phi_6761_;
                                                    let _e860 = phi_6762_;
                                                    if _e860 {
                                                        if (_e816 >= 0f) {
                                                            phi_6775_ = select(true, false, (_e811 <= _e816));
                                                        } else {
                                                            phi_6775_ = true;
                                                        }
                                                        let _e865 = phi_6775_;
                                                        if _e865 {
                                                            if (_e822 <= 0f) {
                                                                if (_e790 >= 0f) {
                                                                    let _e868 = (_e816 <= 0f);
                                                                    if _e868 {
                                                                        let _e869 = (_e790 - _e816);
                                                                        let _e872 = (_e790 / select(0.000000000000000000000000000001f, _e869, (_e869 > 0.000000000000000000000000000001f)));
                                                                        if (_e872 > 1f) {
                                                                            phi_6807_ = 1f;
                                                                        } else {
                                                                            phi_6807_ = select(0f, _e872, (_e872 > 0f));
                                                                        }
                                                                        let _e877 = phi_6807_;
                                                                        phi_6810_ = vec3<f32>((1f - _e877), 0f, _e877);
                                                                    } else {
                                                                        phi_6810_ = vec3<f32>();
                                                                    }
                                                                    let _e881 = phi_6810_;
                                                                    phi_6812_ = _e881;
                                                                    phi_6813_ = select(true, false, _e868);
                                                                } else {
                                                                    phi_6812_ = vec3<f32>();
                                                                    phi_6813_ = true;
                                                                }
                                                                let _e884 = phi_6812_;
                                                                let _e886 = phi_6813_;
                                                                phi_6814_ = _e884;
                                                                phi_6815_ = _e886;
                                                            } else {
                                                                phi_6814_ = vec3<f32>();
                                                                phi_6815_ = true;
                                                            }
                                                            let _e888 = phi_6814_;
                                                            let _e890 = phi_6815_;
                                                            if _e890 {
                                                                if (_e819 <= 0f) {
                                                                    if (_e803 >= _e798) {
                                                                        let _e893 = (_e811 >= _e816);
                                                                        if _e893 {
                                                                            let _e894 = (_e803 - _e798);
                                                                            let _e896 = (_e894 + (_e811 - _e816));
                                                                            let _e899 = (_e894 / select(0.000000000000000000000000000001f, _e896, (_e896 > 0.000000000000000000000000000001f)));
                                                                            if (_e899 > 1f) {
                                                                                phi_6850_ = 1f;
                                                                            } else {
                                                                                phi_6850_ = select(0f, _e899, (_e899 > 0f));
                                                                            }
                                                                            let _e904 = phi_6850_;
                                                                            phi_6853_ = vec3<f32>(0f, (1f - _e904), _e904);
                                                                        } else {
                                                                            phi_6853_ = vec3<f32>();
                                                                        }
                                                                        let _e908 = phi_6853_;
                                                                        phi_6855_ = _e908;
                                                                        phi_6856_ = select(true, false, _e893);
                                                                    } else {
                                                                        phi_6855_ = vec3<f32>();
                                                                        phi_6856_ = true;
                                                                    }
                                                                    let _e911 = phi_6855_;
                                                                    let _e913 = phi_6856_;
                                                                    phi_6857_ = _e911;
                                                                    phi_6858_ = _e913;
                                                                } else {
                                                                    phi_6857_ = vec3<f32>();
                                                                    phi_6858_ = true;
                                                                }
                                                                let _e915 = phi_6857_;
                                                                let _e917 = phi_6858_;
                                                                if _e917 {
                                                                    let _e919 = ((_e819 + _e822) + _e825);
                                                                    let _e922 = (1f / select(0.000000000000000000000000000001f, _e919, (_e919 > 0.000000000000000000000000000001f)));
                                                                    let _e923 = (_e822 * _e922);
                                                                    if (_e923 > 1f) {
                                                                        phi_6880_ = 1f;
                                                                    } else {
                                                                        phi_6880_ = select(0f, _e923, (_e923 > 0f));
                                                                    }
                                                                    let _e928 = phi_6880_;
                                                                    let _e929 = (_e825 * _e922);
                                                                    if (_e929 > 1f) {
                                                                        phi_6891_ = 1f;
                                                                    } else {
                                                                        phi_6891_ = select(0f, _e929, (_e929 > 0f));
                                                                    }
                                                                    let _e934 = phi_6891_;
                                                                    phi_6895_ = vec3<f32>(((1f - _e928) - _e934), _e928, _e934);
                                                                } else {
                                                                    phi_6895_ = _e915;
                                                                }
                                                                let _e939 = phi_6895_;
                                                                phi_6896_ = _e939;
                                                            } else {
                                                                phi_6896_ = _e888;
                                                            }
                                                            let _e941 = phi_6896_;
                                                            phi_6897_ = _e941;
                                                        } else {
                                                            phi_6897_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e943 = phi_6897_;
                                                        phi_6898_ = _e943;
                                                    } else {
                                                        phi_6898_ = _e858;
                                                    }
                                                    let _e945 = phi_6898_;
                                                    phi_6899_ = _e945;
                                                } else {
                                                    phi_6899_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e947 = phi_6899_;
                                                phi_6900_ = _e947;
                                            } else {
                                                phi_6900_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e949 = phi_6900_;
                                            phi_6908_ = vec4<f32>(1f, -(_e949.x), -(_e949.y), -(_e949.z));
                                        }
                                        let _e1052 = phi_6908_;
                                        let _e1075 = ((((_e620.x * _e1052.x) + (_e624.x * _e1052.y)) + (_e627.x * _e1052.z)) + (_e630.x * _e1052.w));
                                        let _e1076 = ((((_e620.y * _e1052.x) + (_e624.y * _e1052.y)) + (_e627.y * _e1052.z)) + (_e630.y * _e1052.w));
                                        let _e1077 = ((((_e620.z * _e1052.x) + (_e624.z * _e1052.y)) + (_e627.z * _e1052.z)) + (_e630.z * _e1052.w));
                                        let _e1083 = sqrt((((_e1075 * _e1075) + (_e1076 * _e1076)) + (_e1077 * _e1077)));
                                        let _e1086 = params_1.member.member_14;
                                        if (_e1083 < _e1086) {
                                            let _e1090 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e558.x >= _e1090)) | select(0u, 1u, (_e558.y >= _e1090))) | select(0u, 1u, (_e558.z >= _e1090))) | select(0u, 1u, (_e558.w >= _e1090))) != 0u) {
                                                let _e1106 = params_1.member.member_16;
                                                let _e1108 = (0.8f * (_e1083 - _e1106));
                                                let _e1109 = (1.25f * _e1106);
                                                phi_6986_ = select(_e1109, _e1108, (_e1108 > _e1109));
                                            } else {
                                                phi_6986_ = (0.45f * _e1083);
                                            }
                                            let _e1113 = phi_6986_;
                                            let _e1116 = params_1.member.member_13;
                                            let _e1117 = (0.00001f * _e1116);
                                            let _e1120 = bitcast<u32>(select(_e1117, _e1113, (_e1113 > _e1117)));
                                            let _e1122 = atomicMin((&bounds.member[_e558.x]), _e1120);
                                            let _e1124 = atomicMin((&bounds.member[_e558.y]), _e1120);
                                            let _e1126 = atomicMin((&bounds.member[_e558.z]), _e1120);
                                            let _e1128 = atomicMin((&bounds.member[_e558.w]), _e1120);
                                            if _e559 {
                                                phi_7021_ = (_e558.x | 2147483648u);
                                            } else {
                                                phi_7021_ = _e558.x;
                                            }
                                            let _e1131 = phi_7021_;
                                            let _e1133 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1133 < _e477) {
                                                let _e1136 = ((_e1133 + 1u) * 4u);
                                                atomicStore((&near.member[_e1136]), _e1131);
                                                atomicStore((&near.member[(_e1136 + 1u)]), _e558.y);
                                                atomicStore((&near.member[(_e1136 + 2u)]), _e558.z);
                                                atomicStore((&near.member[(_e1136 + 3u)]), _e558.w);
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    if ((((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x) == 0u) {
        let _e425 = tiles_1.member[0u];
        let _e428 = params_1.member.member_19;
        let _e431 = (select(_e428, _e425, (_e425 < _e428)) * 16u);
        let _e432 = (_e431 / 256u);
        if ((_e431 % 256u) > 0u) {
            phi_7289_ = (_e432 + 1u);
        } else {
            phi_7289_ = _e432;
        }
        let _e437 = phi_7289_;
        phi_7291_ = 1u;
        phi_7294_ = _e437;
        loop {
            let _e439 = phi_7291_;
            let _e441 = phi_7294_;
            local_41 = _e441;
            local_42 = _e439;
            let _e442 = (_e441 > 65535u);
            if _e442 {
                phi_7292_ = (_e439 << bitcast<u32>(1i));
                phi_7295_ = ((_e441 >> bitcast<u32>(1i)) + (_e441 & 1u));
            } else {
                break;
            }
            let _e450 = phi_7292_;
            let _e452 = phi_7295_;
            continue;
            continuing {
                phi_7291_ = _e450;
                phi_7294_ = _e452;
            }
        }
        let _e455 = local_41;
        let _e457 = local_42;
        arguments_1.member[0u] = type_50(_e455, _e457, 1u);
    }
    return;
}

fn function_19() {
    var phi_7354_: bool;
    var phi_7355_: bool;
    var phi_7356_: bool;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    if ((((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x) == 0u) {
        let _e425 = proxies.member[0u];
        let _e428 = atomicMax((&status.member[2u]), _e425);
        let _e431 = tiles.member[0u];
        let _e434 = atomicMax((&status.member[3u]), _e431);
        let _e437 = near_1.member[0u];
        let _e440 = atomicMax((&status.member[4u]), _e437);
        let _e443 = scanned_tiles.member[1u];
        if (_e443 == 0u) {
            let _e447 = scanned_tiles.member[0u];
            let _e448 = (_e447 > 32768u);
            if _e448 {
                phi_7354_ = bool();
            } else {
                phi_7354_ = (_e431 > 268435455u);
            }
            let _e451 = phi_7354_;
            phi_7355_ = _e451;
            phi_7356_ = _e448;
        } else {
            phi_7355_ = bool();
            phi_7356_ = true;
        }
        let _e453 = phi_7355_;
        let _e455 = phi_7356_;
        let _e460 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e453, true, _e455)));
    }
    return;
}

fn function_20() {
    var phi_7401_: f32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member_1;
    if (_e421 < _e424) {
        let _e428 = params_1.member.member;
        if (_e421 < _e428) {
            let _e432 = velocities.member[_e421];
            pushes_1.member[((_e421 * 8u) + 7u)] = 0u;
            phi_7401_ = _e432.w;
        } else {
            phi_7401_ = 0f;
        }
        let _e439 = phi_7401_;
        let _e440 = (3u * _e421);
        let _e443 = positions.member[_e440];
        let _e447 = positions.member[(_e440 + 1u)];
        let _e451 = positions.member[(_e440 + 2u)];
        reference_1.member[_e421] = vec4<f32>(_e443, _e447, _e451, _e439);
        let _e457 = params_1.member.member_14;
        bounds_1.member[_e421] = bitcast<u32>((0.45f * _e457));
        if (_e421 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7613_: vec3<f32>;
    var phi_7614_: vec3<f32>;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member;
    if (_e421 < _e424) {
        let _e428 = colliding_faces.member[_e421];
        colliding_faces.member[_e421] = 4294967295u;
        let _e431 = new_velocities.member[_e421];
        let _e434 = params_1.member.member_21;
        if (_e428 < _e434) {
            if (_e431.w > 0f) {
                let _e438 = (3u * _e428);
                let _e441 = body_triangles.member[_e438];
                let _e445 = body_triangles.member[(_e438 + 1u)];
                let _e449 = body_triangles.member[(_e438 + 2u)];
                let _e450 = (_e424 + _e441);
                let _e453 = predicted.member[_e450];
                let _e457 = (3u * _e450);
                let _e460 = positions_1.member[_e457];
                let _e464 = positions_1.member[(_e457 + 1u)];
                let _e468 = positions_1.member[(_e457 + 2u)];
                let _e472 = (_e424 + _e445);
                let _e475 = predicted.member[_e472];
                let _e479 = (3u * _e472);
                let _e482 = positions_1.member[_e479];
                let _e486 = positions_1.member[(_e479 + 1u)];
                let _e490 = positions_1.member[(_e479 + 2u)];
                let _e497 = (_e424 + _e449);
                let _e500 = predicted.member[_e497];
                let _e504 = (3u * _e497);
                let _e507 = positions_1.member[_e504];
                let _e511 = positions_1.member[(_e504 + 1u)];
                let _e515 = positions_1.member[(_e504 + 2u)];
                let _e524 = params_1.member.member_3;
                let _e525 = (3f * _e524);
                let _e526 = ((((_e453.x - _e460) + (_e475.x - _e482)) + (_e500.x - _e507)) / _e525);
                let _e527 = ((((_e453.y - _e464) + (_e475.y - _e486)) + (_e500.y - _e511)) / _e525);
                let _e528 = ((((_e453.z - _e468) + (_e475.z - _e490)) + (_e500.z - _e515)) / _e525);
                let _e534 = boxes_1.member[((_e428 * 3u) + 2u)];
                let _e544 = params_1.member.member_15;
                let _e545 = (_e431.x - _e526);
                let _e546 = (_e431.y - _e527);
                let _e547 = (_e431.z - _e528);
                let _e553 = -((((_e545 * _e534.x) + (_e546 * _e534.y)) + (_e547 * _e534.z)));
                if (_e553 > 0f) {
                    let _e558 = (_e545 + (_e534.x * _e553));
                    let _e559 = (_e546 + (_e534.y * _e553));
                    let _e560 = (_e547 + (_e534.z * _e553));
                    let _e566 = sqrt((((_e558 * _e558) + (_e559 * _e559)) + (_e560 * _e560)));
                    let _e567 = (_e544 * _e553);
                    if (_e566 > _e567) {
                        let _e570 = ((_e566 - _e567) / _e566);
                        phi_7613_ = vec3<f32>((_e526 + (_e558 * _e570)), (_e527 + (_e559 * _e570)), (_e528 + (_e560 * _e570)));
                    } else {
                        phi_7613_ = vec3<f32>(_e526, _e527, _e528);
                    }
                    let _e579 = phi_7613_;
                    phi_7614_ = _e579;
                } else {
                    phi_7614_ = vec3<f32>(_e431.x, _e431.y, _e431.z);
                }
                let _e581 = phi_7614_;
                let _e582 = (3u * _e421);
                let _e585 = positions_1.member[_e582];
                let _e589 = positions_1.member[(_e582 + 1u)];
                let _e593 = positions_1.member[(_e582 + 2u)];
                new_velocities.member[_e421] = vec4<f32>(_e581.x, _e581.y, _e581.z, _e431.w);
                predicted.member[_e421] = vec4<f32>((_e585 + (_e581.x * _e524)), (_e589 + (_e581.y * _e524)), (_e593 + (_e581.z * _e524)), _e431.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_7735_: vec3<f32>;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member_21;
    if (_e421 < _e424) {
        let _e426 = (3u * _e421);
        let _e429 = body_triangles.member[_e426];
        let _e433 = body_triangles.member[(_e426 + 1u)];
        let _e437 = body_triangles.member[(_e426 + 2u)];
        let _e440 = params_1.member.member;
        let _e444 = predicted_1.member[(_e440 + _e429)];
        let _e451 = predicted_1.member[(_e440 + _e433)];
        let _e458 = predicted_1.member[(_e440 + _e437)];
        let _e464 = params_1.member.member_23;
        let _e465 = (_e451.x - _e444.x);
        let _e466 = (_e451.y - _e444.y);
        let _e467 = (_e451.z - _e444.z);
        let _e468 = (_e458.x - _e444.x);
        let _e469 = (_e458.y - _e444.y);
        let _e470 = (_e458.z - _e444.z);
        let _e473 = ((_e466 * _e470) - (_e469 * _e467));
        let _e476 = ((_e467 * _e468) - (_e470 * _e465));
        let _e479 = ((_e465 * _e469) - (_e468 * _e466));
        let _e485 = sqrt((((_e473 * _e473) + (_e476 * _e476)) + (_e479 * _e479)));
        if (_e485 > 0.000000000000000000000000000001f) {
            let _e487 = (1f / _e485);
            phi_7735_ = vec3<f32>((_e473 * _e487), (_e476 * _e487), (_e479 * _e487));
        } else {
            phi_7735_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e493 = phi_7735_;
        let _e495 = select(_e451.x, _e444.x, (_e444.x < _e451.x));
        let _e497 = select(_e451.y, _e444.y, (_e444.y < _e451.y));
        let _e499 = select(_e451.z, _e444.z, (_e444.z < _e451.z));
        let _e511 = select(_e451.x, _e444.x, (_e444.x > _e451.x));
        let _e513 = select(_e451.y, _e444.y, (_e444.y > _e451.y));
        let _e515 = select(_e451.z, _e444.z, (_e444.z > _e451.z));
        let _e530 = (_e421 * 3u);
        boxes_2.member[_e530] = vec4<f32>((select(_e458.x, _e495, (_e495 < _e458.x)) - _e464), (select(_e458.y, _e497, (_e497 < _e458.y)) - _e464), (select(_e458.z, _e499, (_e499 < _e458.z)) - _e464), _e444.x);
        boxes_2.member[(_e530 + 1u)] = vec4<f32>((select(_e458.x, _e511, (_e511 > _e458.x)) + _e464), (select(_e458.y, _e513, (_e513 > _e458.y)) + _e464), (select(_e458.z, _e515, (_e515 > _e458.z)) + _e464), _e444.y);
        boxes_2.member[(_e530 + 2u)] = vec4<f32>(_e493.x, _e493.y, _e493.z, _e444.z);
    }
    return;
}

fn function_23() {
    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member_1;
    if (_e421 < _e424) {
        let _e428 = predicted_2.member[_e421];
        let _e429 = (3u * _e421);
        positions_2.member[_e429] = _e428.x;
        positions_2.member[(_e429 + 1u)] = _e428.y;
        positions_2.member[(_e429 + 2u)] = _e428.z;
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
            let _e412 = builtin_local_58;
            let _e413 = builtin_group_58;
            let _e414 = builtin_groups_58;
            let _e422 = (((_e413.x + (_e413.y * _e414.x)) * 256u) + _e412.x);
            let _e425 = params_1.member.member_22;
            let _e428 = params_1.member.member;
            let _e429 = (_e428 == 0u);
            if _e429 {
                break;
            }
            let _e431 = (_e425 + (_e422 / _e428));
            if _e429 {
                break;
            }
            let _e432 = (_e422 % _e428);
            let _e435 = params_1.member.member_21;
            if (_e431 < _e435) {
                let _e439 = predicted_2.member[_e432];
                let _e443 = (_e431 * 3u);
                let _e446 = boxes_3.member[_e443];
                let _e450 = boxes_3.member[(_e443 + 1u)];
                let _e454 = boxes_3.member[(_e443 + 2u)];
                if (_e439.x >= _e446.x) {
                    if (_e439.y >= _e446.y) {
                        if (_e439.z >= _e446.z) {
                            if (_e439.x <= _e450.x) {
                                if (_e439.y <= _e450.y) {
                                    let _e468 = (_e439.z <= _e450.z);
                                    if _e468 {
                                        let _e470 = (_e439.x - _e446.w);
                                        let _e471 = (_e439.y - _e450.w);
                                        let _e472 = (_e439.z - _e454.w);
                                        phi_7956_ = ((((_e470 * _e454.x) + (_e471 * _e454.y)) + (_e472 * _e454.z)) > (0.8f * sqrt((((_e470 * _e470) + (_e471 * _e471)) + (_e472 * _e472)))));
                                    } else {
                                        phi_7956_ = bool();
                                    }
                                    let _e490 = phi_7956_;
                                    phi_7958_ = _e490;
                                    phi_7959_ = select(true, false, _e468);
                                } else {
                                    phi_7958_ = bool();
                                    phi_7959_ = true;
                                }
                                let _e493 = phi_7958_;
                                let _e495 = phi_7959_;
                                phi_7960_ = _e493;
                                phi_7961_ = _e495;
                            } else {
                                phi_7960_ = bool();
                                phi_7961_ = true;
                            }
                            let _e497 = phi_7960_;
                            let _e499 = phi_7961_;
                            phi_7962_ = _e497;
                            phi_7963_ = _e499;
                        } else {
                            phi_7962_ = bool();
                            phi_7963_ = true;
                        }
                        let _e501 = phi_7962_;
                        let _e503 = phi_7963_;
                        phi_7964_ = _e501;
                        phi_7965_ = _e503;
                    } else {
                        phi_7964_ = bool();
                        phi_7965_ = true;
                    }
                    let _e505 = phi_7964_;
                    let _e507 = phi_7965_;
                    phi_7966_ = _e505;
                    phi_7967_ = _e507;
                } else {
                    phi_7966_ = bool();
                    phi_7967_ = true;
                }
                let _e509 = phi_7966_;
                let _e511 = phi_7967_;
                if select(_e509, false, _e511) {
                    let _e515 = atomicMin((&colliding_faces_1.member[_e432]), _e431);
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e424 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e427 = params_1.member.member_19;
    let _e429 = tiles.member[0u];
    if (_e424 < select(_e427, _e429, (_e429 < _e427))) {
        let _e434 = pairs.member[_e424];
        let _e437 = ((_e434 >> bitcast<u32>(16i)) * 2u);
        let _e440 = tiles.member[(4u + _e437)];
        let _e447 = sweep_boxes.member[((_e440 * 256u) + ((_e434 >> bitcast<u32>(8i)) & 255u))];
        let _e451 = tiles.member[(_e437 + 5u)];
        let _e456 = sweep_boxes.member[((_e451 * 256u) + (_e434 & 255u))];
        if (_e447.x < _e456.x) {
            phi_8053_ = type_58(_e447.x, _e456.x);
        } else {
            phi_8053_ = type_58(_e456.x, _e447.x);
        }
        let _e462 = phi_8053_;
        let _e467 = params_1.member.member;
        let _e468 = (_e462.member_1 - _e467);
        let _e471 = predicted_3.member[_e462.member];
        let _e475 = (_e468 * 3u);
        let _e478 = boxes_4.member[_e475];
        let _e482 = boxes_4.member[(_e475 + 1u)];
        let _e486 = boxes_4.member[(_e475 + 2u)];
        if (_e471.x >= _e478.x) {
            if (_e471.y >= _e478.y) {
                if (_e471.z >= _e478.z) {
                    if (_e471.x <= _e482.x) {
                        if (_e471.y <= _e482.y) {
                            let _e500 = (_e471.z <= _e482.z);
                            if _e500 {
                                let _e502 = (_e471.x - _e478.w);
                                let _e503 = (_e471.y - _e482.w);
                                let _e504 = (_e471.z - _e486.w);
                                phi_8126_ = ((((_e502 * _e486.x) + (_e503 * _e486.y)) + (_e504 * _e486.z)) > (0.8f * sqrt((((_e502 * _e502) + (_e503 * _e503)) + (_e504 * _e504)))));
                            } else {
                                phi_8126_ = bool();
                            }
                            let _e522 = phi_8126_;
                            phi_8128_ = _e522;
                            phi_8129_ = select(true, false, _e500);
                        } else {
                            phi_8128_ = bool();
                            phi_8129_ = true;
                        }
                        let _e525 = phi_8128_;
                        let _e527 = phi_8129_;
                        phi_8130_ = _e525;
                        phi_8131_ = _e527;
                    } else {
                        phi_8130_ = bool();
                        phi_8131_ = true;
                    }
                    let _e529 = phi_8130_;
                    let _e531 = phi_8131_;
                    phi_8132_ = _e529;
                    phi_8133_ = _e531;
                } else {
                    phi_8132_ = bool();
                    phi_8133_ = true;
                }
                let _e533 = phi_8132_;
                let _e535 = phi_8133_;
                phi_8134_ = _e533;
                phi_8135_ = _e535;
            } else {
                phi_8134_ = bool();
                phi_8135_ = true;
            }
            let _e537 = phi_8134_;
            let _e539 = phi_8135_;
            phi_8136_ = _e537;
            phi_8137_ = _e539;
        } else {
            phi_8136_ = bool();
            phi_8137_ = true;
        }
        let _e541 = phi_8136_;
        let _e543 = phi_8137_;
        if select(_e541, false, _e543) {
            let _e547 = atomicMin((&colliding_faces_2.member[_e462.member]), _e468);
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member_1;
    if (_e421 < _e424) {
        let _e428 = predicted_2.member[_e421];
        let _e435 = params_1.member.member;
        if (_e421 < _e435) {
            let _e437 = (_e421 * 8u);
            let _e440 = pushes_2.member[_e437];
            let _e444 = pushes_2.member[(_e437 + 1u)];
            let _e448 = pushes_2.member[(_e437 + 2u)];
            let _e452 = pushes_2.member[(_e437 + 3u)];
            let _e456 = pushes_2.member[(_e437 + 4u)];
            let _e460 = pushes_2.member[(_e437 + 5u)];
            let _e464 = pushes_2.member[(_e437 + 6u)];
            let _e465 = (_e437 + 7u);
            let _e468 = pushes_2.member[_e465];
            let _e469 = (3u * _e421);
            let _e472 = positions_3.member[_e469];
            let _e476 = positions_3.member[(_e469 + 1u)];
            let _e480 = positions_3.member[(_e469 + 2u)];
            let _e484 = new_velocities_1.member[_e421];
            if (_e452 == 0u) {
            } else {
                phi_8230_ = _e437;
                loop {
                    let _e487 = phi_8230_;
                    let _e488 = (_e487 < _e465);
                    if _e488 {
                        pushes_2.member[_e487] = 0u;
                        phi_8231_ = (_e487 + 1u);
                    } else {
                        break;
                    }
                    let _e493 = phi_8231_;
                    continue;
                    continuing {
                        phi_8230_ = _e493;
                    }
                }
            }
            if (_e484.w > 0f) {
                let _e497 = (_e468 != 0u);
                let _e500 = bounds_1.member[_e421];
                let _e501 = bitcast<f32>(_e500);
                if _e497 {
                    let _e504 = params_1.member.member_13;
                    let _e505 = (0.5f * _e504);
                    phi_8263_ = select(_e505, _e501, (_e501 > _e505));
                } else {
                    phi_8263_ = _e501;
                }
                let _e509 = phi_8263_;
                if _e497 {
                    bounds_1.member[_e421] = bitcast<u32>(_e509);
                    let _e513 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e516 = reference_2.member[_e421];
                let _e522 = params_1.member.member_13;
                let _e525 = (f32(bitcast<i32>(_e452)) * 0.0009765625f);
                let _e529 = ((32768f / _e522) * select(1f, _e525, (_e525 > 1f)));
                let _e541 = (f32(bitcast<i32>(_e456)) / _e529);
                let _e544 = (f32(bitcast<i32>(_e460)) / _e529);
                let _e547 = (f32(bitcast<i32>(_e464)) / _e529);
                let _e551 = ((_e428.x + (f32(bitcast<i32>(_e440)) / _e529)) + _e541);
                let _e552 = ((_e428.y + (f32(bitcast<i32>(_e444)) / _e529)) + _e544);
                let _e553 = ((_e428.z + (f32(bitcast<i32>(_e448)) / _e529)) + _e547);
                let _e555 = (_e551 - _e516.x);
                let _e556 = (_e552 - _e516.y);
                let _e557 = (_e553 - _e516.z);
                let _e563 = sqrt((((_e555 * _e555) + (_e556 * _e556)) + (_e557 * _e557)));
                if (_e563 > _e509) {
                    let _e567 = ((bitcast<u32>(_e563) & 2139095040u) != 2139095040u);
                    if _e567 {
                        let _e568 = (_e509 / _e563);
                        phi_8340_ = vec3<f32>((_e516.x + (_e555 * _e568)), (_e516.y + (_e556 * _e568)), (_e516.z + (_e557 * _e568)));
                    } else {
                        phi_8340_ = vec3<f32>();
                    }
                    let _e577 = phi_8340_;
                    phi_8342_ = _e577;
                    phi_8343_ = select(true, false, _e567);
                } else {
                    phi_8342_ = vec3<f32>();
                    phi_8343_ = true;
                }
                let _e580 = phi_8342_;
                let _e582 = phi_8343_;
                let _e584 = select(_e580, vec3<f32>(_e551, _e552, _e553), vec3(_e582));
                if (_e584.x == _e551) {
                    let _e588 = (_e584.y == _e552);
                    if _e588 {
                        phi_8360_ = (_e584.z == _e553);
                    } else {
                        phi_8360_ = bool();
                    }
                    let _e592 = phi_8360_;
                    phi_8362_ = _e592;
                    phi_8363_ = select(true, false, _e588);
                } else {
                    phi_8362_ = bool();
                    phi_8363_ = true;
                }
                let _e595 = phi_8362_;
                let _e597 = phi_8363_;
                if select(_e595, false, _e597) {
                    let _e616 = params_1.member.member_3;
                    phi_8395_ = vec3<f32>((_e484.x + (_e541 / _e616)), (_e484.y + (_e544 / _e616)), (_e484.z + (_e547 / _e616)));
                } else {
                    let _e606 = params_1.member.member_3;
                    phi_8395_ = vec3<f32>(((_e584.x - _e472) / _e606), ((_e584.y - _e476) / _e606), ((_e584.z - _e480) / _e606));
                }
                let _e625 = phi_8395_;
                let _e626 = (_e584.x - _e516.x);
                let _e628 = (_e584.y - _e516.y);
                let _e630 = (_e584.z - _e516.z);
                velocities_1.member[_e421] = vec4<f32>(_e625.x, _e625.y, _e625.z, _e484.w);
                let _e651 = sqrt((((_e625.x * _e625.x) + (_e625.y * _e625.y)) + (_e625.z * _e625.z)));
                if ((bitcast<u32>(_e584.x) & 2139095040u) != 2139095040u) {
                    let _e657 = ((bitcast<u32>(_e584.y) & 2139095040u) != 2139095040u);
                    if _e657 {
                        phi_8441_ = ((bitcast<u32>(_e584.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8441_ = bool();
                    }
                    let _e662 = phi_8441_;
                    phi_8443_ = _e662;
                    phi_8444_ = select(true, false, _e657);
                } else {
                    phi_8443_ = bool();
                    phi_8444_ = true;
                }
                let _e665 = phi_8443_;
                let _e667 = phi_8444_;
                if select(_e665, false, _e667) {
                    if ((bitcast<u32>(_e625.x) & 2139095040u) != 2139095040u) {
                        let _e674 = ((bitcast<u32>(_e625.y) & 2139095040u) != 2139095040u);
                        if _e674 {
                            phi_8467_ = ((bitcast<u32>(_e625.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8467_ = bool();
                        }
                        let _e679 = phi_8467_;
                        phi_8469_ = _e679;
                        phi_8470_ = select(true, false, _e674);
                    } else {
                        phi_8469_ = bool();
                        phi_8470_ = true;
                    }
                    let _e682 = phi_8469_;
                    let _e684 = phi_8470_;
                    if select(_e682, false, _e684) {
                        let _e688 = params_1.member.member_18;
                        let _e689 = (_e651 > _e688);
                        if _e689 {
                        } else {
                            let _e693 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e651));
                        }
                        phi_8487_ = _e689;
                    } else {
                        phi_8487_ = true;
                    }
                    let _e695 = phi_8487_;
                    phi_8488_ = _e695;
                } else {
                    phi_8488_ = true;
                }
                let _e697 = phi_8488_;
                if _e697 {
                    let _e700 = params_1.member.member_2;
                    let _e708 = atomicMin((&status_1.member[0u]), ((select(_e700, 126u, (_e700 > 126u)) << bitcast<u32>(25u)) | _e421));
                }
                if (select(0u, 1u, (sqrt((((_e626 * _e626) + (_e628 * _e628)) + (_e630 * _e630))) > (0.999f * _e509))) == 0u) {
                } else {
                    let _e712 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8509_ = _e584;
            } else {
                phi_8509_ = vec3<f32>(_e472, _e476, _e480);
            }
            let _e714 = phi_8509_;
            phi_8510_ = _e714;
        } else {
            phi_8510_ = vec3<f32>(_e428.x, _e428.y, _e428.z);
        }
        let _e716 = phi_8510_;
        let _e717 = (3u * _e421);
        positions_3.member[_e717] = _e716.x;
        positions_3.member[(_e717 + 1u)] = _e716.y;
        positions_3.member[(_e717 + 2u)] = _e716.z;
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member;
    if (_e421 < _e424) {
        let _e426 = (3u * _e421);
        let _e429 = positions.member[_e426];
        let _e433 = positions.member[(_e426 + 1u)];
        let _e437 = positions.member[(_e426 + 2u)];
        let _e440 = velocities.member[_e421];
        let _e444 = starts_1.member[_e421][0u];
        let _e448 = starts_1.member[_e421][1u];
        let _e449 = (_e421 + 1u);
        let _e453 = starts_1.member[_e449][0u];
        let _e457 = starts_1.member[_e449][1u];
        phi_8597_ = vec3<f32>(0f, 0f, 0f);
        phi_8600_ = _e444;
        loop {
            let _e462 = phi_8597_;
            let _e464 = phi_8600_;
            local_43 = _e462;
            local_45 = _e462;
            let _e465 = (_e464 < _e453);
            if _e465 {
                let _e468 = springs.member[_e464];
                let _e470 = (3u * _e468.member);
                let _e473 = positions.member[_e470];
                let _e477 = positions.member[(_e470 + 1u)];
                let _e481 = positions.member[(_e470 + 2u)];
                let _e484 = velocities.member[_e468.member];
                let _e488 = (_e473 - _e429);
                let _e489 = (_e477 - _e433);
                let _e490 = (_e481 - _e437);
                let _e496 = sqrt((((_e488 * _e488) + (_e489 * _e489)) + (_e490 * _e490)));
                let _e498 = select(0.00000000000000000001f, _e496, (_e496 > 0.00000000000000000001f));
                let _e503 = ((_e468.member_2 * (_e498 - _e468.member_1)) / _e498);
                phi_8598_ = vec3<f32>((_e462.x + ((_e488 * _e503) - ((_e440.x - _e484.x) * _e468.member_3))), (_e462.y + ((_e489 * _e503) - ((_e440.y - _e484.y) * _e468.member_3))), (_e462.z + ((_e490 * _e503) - ((_e440.z - _e484.z) * _e468.member_3))));
                phi_8601_ = (_e464 + 1u);
            } else {
                break;
            }
            let _e526 = phi_8598_;
            let _e528 = phi_8601_;
            continue;
            continuing {
                phi_8597_ = _e526;
                phi_8600_ = _e528;
            }
        }
        let _e532 = params_1.member.member_7;
        if (_e532 > 0f) {
            phi_8682_ = true;
        } else {
            let _e536 = params_1.member.member_11;
            phi_8682_ = (_e536 > 0f);
        }
        let _e539 = phi_8682_;
        if _e539 {
            let _e542 = params_1.member.member_8;
            let _e545 = params_1.member.member_9;
            let _e548 = params_1.member.member_10;
            let _e549 = (_e542 - _e440.x);
            let _e550 = (_e545 - _e440.y);
            let _e551 = (_e548 - _e440.z);
            let _e713 = local_43;
            phi_8696_ = _e713;
            phi_8699_ = _e448;
            loop {
                let _e553 = phi_8696_;
                let _e555 = phi_8699_;
                local_44 = _e553;
                let _e556 = (_e555 < _e457);
                if _e556 {
                    let _e560 = fan_triangles.member[_e555][0u];
                    let _e564 = fan_triangles.member[_e555][1u];
                    let _e565 = (3u * _e560);
                    let _e568 = positions.member[_e565];
                    let _e572 = positions.member[(_e565 + 1u)];
                    let _e576 = positions.member[(_e565 + 2u)];
                    let _e577 = (3u * _e564);
                    let _e580 = positions.member[_e577];
                    let _e584 = positions.member[(_e577 + 1u)];
                    let _e588 = positions.member[(_e577 + 2u)];
                    let _e591 = params_1.member.member_11;
                    let _e592 = (_e568 - _e429);
                    let _e593 = (_e572 - _e433);
                    let _e594 = (_e576 - _e437);
                    let _e595 = (_e580 - _e429);
                    let _e596 = (_e584 - _e433);
                    let _e597 = (_e588 - _e437);
                    let _e600 = ((_e593 * _e597) - (_e596 * _e594));
                    let _e603 = ((_e594 * _e595) - (_e597 * _e592));
                    let _e606 = ((_e592 * _e596) - (_e595 * _e593));
                    let _e612 = sqrt((((_e600 * _e600) + (_e603 * _e603)) + (_e606 * _e606)));
                    let _e614 = select(0.00000000000000000001f, _e612, (_e612 > 0.00000000000000000001f));
                    let _e621 = ((((_e549 * _e600) + (_e550 * _e603)) + (_e551 * _e606)) / (_e614 * _e614));
                    let _e622 = (_e600 * _e621);
                    let _e623 = (_e603 * _e621);
                    let _e624 = (_e606 * _e621);
                    let _e637 = (_e614 * 0.16666667f);
                    phi_8697_ = vec3<f32>((_e553.x + (((_e622 * _e532) + ((_e549 - _e622) * _e591)) * _e637)), (_e553.y + (((_e623 * _e532) + ((_e550 - _e623) * _e591)) * _e637)), (_e553.z + (((_e624 * _e532) + ((_e551 - _e624) * _e591)) * _e637)));
                    phi_8700_ = (_e555 + 1u);
                } else {
                    break;
                }
                let _e650 = phi_8697_;
                let _e652 = phi_8700_;
                continue;
                continuing {
                    phi_8696_ = _e650;
                    phi_8699_ = _e652;
                }
            }
            let _e719 = local_44;
            phi_8800_ = _e719;
        } else {
            let _e721 = local_45;
            phi_8800_ = _e721;
        }
        let _e655 = phi_8800_;
        if (_e440.w > 0f) {
            let _e660 = params_1.member.member_4;
            let _e663 = params_1.member.member_5;
            let _e666 = params_1.member.member_6;
            let _e678 = params_1.member.member_3;
            phi_8833_ = vec4<f32>((_e440.x + ((_e660 + (_e655.x * _e440.w)) * _e678)), (_e440.y + ((_e663 + (_e655.y * _e440.w)) * _e678)), (_e440.z + ((_e666 + (_e655.z * _e440.w)) * _e678)), _e440.w);
        } else {
            phi_8833_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e687 = phi_8833_;
        new_velocities.member[_e421] = _e687;
        let _e695 = params_1.member.member_3;
        predicted_4.member[_e421] = vec4<f32>((_e429 + (_e687.x * _e695)), (_e433 + (_e687.y * _e695)), (_e437 + (_e687.z * _e695)), _e687.w);
    }
    return;
}

fn function_28() {
    var phi_8918_: vec3<f32>;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member_1;
    let _e427 = params_1.member.member;
    if (_e421 < (_e424 - _e427)) {
        let _e430 = (3u * _e421);
        let _e433 = frame_start.member[_e430];
        let _e434 = (_e430 + 1u);
        let _e437 = frame_start.member[_e434];
        let _e438 = (_e430 + 2u);
        let _e441 = frame_start.member[_e438];
        let _e444 = frame_end.member[_e430];
        let _e447 = frame_end.member[_e434];
        let _e450 = frame_end.member[_e438];
        let _e455 = params_1.member.member_17;
        if (_e455 >= 1f) {
            phi_8918_ = vec3<f32>(_e444, _e447, _e450);
        } else {
            phi_8918_ = vec3<f32>((_e433 + ((_e444 - _e433) * _e455)), (_e437 + ((_e447 - _e437) * _e455)), (_e441 + ((_e450 - _e441) * _e455)));
        }
        let _e468 = phi_8918_;
        predicted_5.member[(_e427 + _e421)] = vec4<f32>(_e468.x, _e468.y, _e468.z, 0f);
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_1.member.member;
    if (_e421 < _e424) {
        let _e428 = predicted_6.member[_e421];
        let _e432 = starts_2.member[_e421][0u];
        let _e437 = starts_2.member[(_e421 + 1u)][0u];
        let _e440 = params_1.member.member_12;
        if (_e440 > 0f) {
            phi_8970_ = vec3<f32>(0f, 0f, 0f);
            phi_8973_ = _e432;
            loop {
                let _e443 = phi_8970_;
                let _e445 = phi_8973_;
                local_46 = _e443;
                let _e446 = (_e445 < _e437);
                if _e446 {
                    let _e449 = springs_1.member[_e445];
                    let _e453 = predicted_6.member[_e449.member];
                    let _e460 = (_e453.x - _e428.x);
                    let _e461 = (_e453.y - _e428.y);
                    let _e462 = (_e453.z - _e428.z);
                    let _e468 = sqrt((((_e460 * _e460) + (_e461 * _e461)) + (_e462 * _e462)));
                    let _e470 = select(0.00000000000000000001f, _e468, (_e468 > 0.00000000000000000001f));
                    let _e473 = (_e470 - (_e440 * _e449.member_1));
                    let _e476 = (_e428.w + _e453.w);
                    if (_e473 > 0f) {
                        let _e483 = (((0.25f * (_e428.w / select(0.00000000000000000001f, _e476, (_e476 > 0.00000000000000000001f)))) * _e473) / _e470);
                        phi_9032_ = vec3<f32>((_e460 * _e483), (_e461 * _e483), (_e462 * _e483));
                    } else {
                        phi_9032_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e489 = phi_9032_;
                    phi_8971_ = (_e443 + _e489);
                    phi_8974_ = (_e445 + 1u);
                } else {
                    break;
                }
                let _e493 = phi_8971_;
                let _e495 = phi_8974_;
                continue;
                continuing {
                    phi_8970_ = _e493;
                    phi_8973_ = _e495;
                }
            }
            let _e599 = local_46;
            phi_9045_ = _e599;
        } else {
            phi_9045_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e498 = phi_9045_;
        let _e501 = reference_2.member[_e421];
        let _e507 = bounds_2.member[_e421];
        let _e508 = bitcast<f32>(_e507);
        let _e513 = (_e428.x + _e498.x);
        let _e515 = (_e428.y + _e498.y);
        let _e517 = (_e428.z + _e498.z);
        let _e518 = vec3<f32>(_e428.x, _e428.y, _e428.z);
        let _e520 = (_e513 - _e501.x);
        let _e521 = (_e515 - _e501.y);
        let _e522 = (_e517 - _e501.z);
        let _e528 = sqrt((((_e520 * _e520) + (_e521 * _e521)) + (_e522 * _e522)));
        if (_e528 > _e508) {
            let _e532 = ((bitcast<u32>(_e528) & 2139095040u) != 2139095040u);
            if _e532 {
                let _e533 = (_e508 / _e528);
                phi_9092_ = vec3<f32>((_e501.x + (_e520 * _e533)), (_e501.y + (_e521 * _e533)), (_e501.z + (_e522 * _e533)));
            } else {
                phi_9092_ = vec3<f32>();
            }
            let _e542 = phi_9092_;
            phi_9094_ = _e542;
            phi_9095_ = select(true, false, _e532);
        } else {
            phi_9094_ = vec3<f32>();
            phi_9095_ = true;
        }
        let _e545 = phi_9094_;
        let _e547 = phi_9095_;
        let _e549 = select(_e545, (_e518 + _e498), vec3(_e547));
        if (_e549.x == _e513) {
            let _e553 = (_e549.y == _e515);
            if _e553 {
                phi_9112_ = (_e549.z == _e517);
            } else {
                phi_9112_ = bool();
            }
            let _e557 = phi_9112_;
            phi_9114_ = _e557;
            phi_9115_ = select(true, false, _e553);
        } else {
            phi_9114_ = bool();
            phi_9115_ = true;
        }
        let _e560 = phi_9114_;
        let _e562 = phi_9115_;
        if select(_e560, false, _e562) {
            phi_9127_ = type_74(_e549, _e498);
        } else {
            phi_9127_ = type_74(_e549, (_e549 - _e518));
        }
        let _e568 = phi_9127_;
        shortened.member[_e421] = vec4<f32>(_e568.member.x, _e568.member.y, _e568.member.z, _e428.w);
        let _e580 = new_velocities_2.member[_e421];
        let _e583 = params_1.member.member_3;
        new_velocities_2.member[_e421] = (_e580 + vec4<f32>((_e568.member_1.x / _e583), (_e568.member_1.y / _e583), (_e568.member_1.z / _e583), 0f));
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = near_3.member[0u];
    let _e427 = params_1.member.member_20;
    if (_e421 < select(_e427, _e424, (_e424 < _e427))) {
        let _e432 = ((_e421 + 1u) * 4u);
        let _e435 = near_3.member[_e432];
        let _e437 = ((_e435 & 2147483648u) != 0u);
        let _e438 = (_e435 & 2147483647u);
        let _e442 = near_3.member[(_e432 + 1u)];
        let _e446 = near_3.member[(_e432 + 2u)];
        let _e450 = near_3.member[(_e432 + 3u)];
        let _e453 = params_1.member.member;
        if (_e438 < _e453) {
            let _e459 = atomicLoad((&pushes_3.member[((_e438 * 8u) + 7u)]));
            phi_9210_ = (_e459 != 0u);
        } else {
            phi_9210_ = false;
        }
        let _e462 = phi_9210_;
        if _e462 {
            phi_9259_ = bool();
            phi_9260_ = true;
        } else {
            if (_e442 < _e453) {
                let _e468 = atomicLoad((&pushes_3.member[((_e442 * 8u) + 7u)]));
                phi_9225_ = (_e468 != 0u);
            } else {
                phi_9225_ = false;
            }
            let _e471 = phi_9225_;
            if _e471 {
                phi_9257_ = bool();
                phi_9258_ = true;
            } else {
                if (_e446 < _e453) {
                    let _e477 = atomicLoad((&pushes_3.member[((_e446 * 8u) + 7u)]));
                    phi_9240_ = (_e477 != 0u);
                } else {
                    phi_9240_ = false;
                }
                let _e480 = phi_9240_;
                if _e480 {
                    phi_9256_ = bool();
                } else {
                    if (_e450 < _e453) {
                        let _e486 = atomicLoad((&pushes_3.member[((_e450 * 8u) + 7u)]));
                        phi_9255_ = (_e486 != 0u);
                    } else {
                        phi_9255_ = false;
                    }
                    let _e489 = phi_9255_;
                    phi_9256_ = _e489;
                }
                let _e491 = phi_9256_;
                phi_9257_ = _e491;
                phi_9258_ = _e480;
            }
            let _e493 = phi_9257_;
            let _e495 = phi_9258_;
            phi_9259_ = _e493;
            phi_9260_ = _e495;
        }
        let _e497 = phi_9259_;
        let _e499 = phi_9260_;
        let _e503 = predicted_1.member[_e438];
        let _e506 = predicted_1.member[_e442];
        let _e509 = predicted_1.member[_e446];
        let _e512 = predicted_1.member[_e450];
        let _e516 = (3u * _e438);
        let _e519 = positions_4.member[_e516];
        let _e523 = positions_4.member[(_e516 + 1u)];
        let _e527 = positions_4.member[(_e516 + 2u)];
        let _e534 = (3u * _e442);
        let _e537 = positions_4.member[_e534];
        let _e541 = positions_4.member[(_e534 + 1u)];
        let _e545 = positions_4.member[(_e534 + 2u)];
        let _e552 = (3u * _e446);
        let _e555 = positions_4.member[_e552];
        let _e559 = positions_4.member[(_e552 + 1u)];
        let _e563 = positions_4.member[(_e552 + 2u)];
        let _e570 = (3u * _e450);
        let _e573 = positions_4.member[_e570];
        let _e577 = positions_4.member[(_e570 + 1u)];
        let _e581 = positions_4.member[(_e570 + 2u)];
        if _e437 {
            let _e774 = (_e506.x - _e503.x);
            let _e775 = (_e506.y - _e503.y);
            let _e776 = (_e506.z - _e503.z);
            let _e777 = (_e512.x - _e509.x);
            let _e778 = (_e512.y - _e509.y);
            let _e779 = (_e512.z - _e509.z);
            let _e780 = (_e503.x - _e509.x);
            let _e781 = (_e503.y - _e509.y);
            let _e782 = (_e503.z - _e509.z);
            let _e787 = (((_e774 * _e774) + (_e775 * _e775)) + (_e776 * _e776));
            let _e789 = select(0.000000000000000000000000000001f, _e787, (_e787 > 0.000000000000000000000000000001f));
            let _e794 = (((_e777 * _e777) + (_e778 * _e778)) + (_e779 * _e779));
            let _e796 = select(0.000000000000000000000000000001f, _e794, (_e794 > 0.000000000000000000000000000001f));
            let _e801 = (((_e774 * _e780) + (_e775 * _e781)) + (_e776 * _e782));
            let _e806 = (((_e777 * _e780) + (_e778 * _e781)) + (_e779 * _e782));
            let _e811 = (((_e774 * _e777) + (_e775 * _e778)) + (_e776 * _e779));
            let _e814 = ((_e789 * _e796) - (_e811 * _e811));
            if (_e814 > ((0.000001f * _e789) * _e796)) {
                let _e837 = (((_e811 * _e806) - (_e801 * _e796)) / _e814);
                if (_e837 > 1f) {
                    phi_9426_ = 1f;
                } else {
                    phi_9426_ = select(0f, _e837, (_e837 > 0f));
                }
                let _e842 = phi_9426_;
                phi_9453_ = _e842;
            } else {
                let _e819 = (-(_e801) / _e789);
                if (_e819 > 1f) {
                    phi_9438_ = 1f;
                } else {
                    phi_9438_ = select(0f, _e819, (_e819 > 0f));
                }
                let _e824 = phi_9438_;
                let _e826 = ((_e811 - _e801) / _e789);
                if (_e826 > 1f) {
                    phi_9450_ = 1f;
                } else {
                    phi_9450_ = select(0f, _e826, (_e826 > 0f));
                }
                let _e831 = phi_9450_;
                phi_9453_ = (0.5f * (_e824 + _e831));
            }
            let _e844 = phi_9453_;
            let _e847 = (((_e811 * _e844) + _e806) / _e796);
            if (_e847 > 1f) {
                phi_9466_ = 1f;
            } else {
                phi_9466_ = select(0f, _e847, (_e847 > 0f));
            }
            let _e852 = phi_9466_;
            if (_e847 != _e852) {
                let _e856 = (((_e811 * _e852) - _e801) / _e789);
                if (_e856 > 1f) {
                    phi_9483_ = 1f;
                } else {
                    phi_9483_ = select(0f, _e856, (_e856 > 0f));
                }
                let _e861 = phi_9483_;
                phi_9484_ = _e861;
            } else {
                phi_9484_ = _e844;
            }
            let _e863 = phi_9484_;
            phi_9751_ = vec4<f32>((1f - _e863), _e863, (_e852 - 1f), -(_e852));
        } else {
            let _e589 = (_e509.x - _e506.x);
            let _e590 = (_e509.y - _e506.y);
            let _e591 = (_e509.z - _e506.z);
            let _e592 = (_e512.x - _e506.x);
            let _e593 = (_e512.y - _e506.y);
            let _e594 = (_e512.z - _e506.z);
            let _e595 = (_e503.x - _e506.x);
            let _e596 = (_e503.y - _e506.y);
            let _e597 = (_e503.z - _e506.z);
            let _e602 = (((_e589 * _e595) + (_e590 * _e596)) + (_e591 * _e597));
            let _e607 = (((_e592 * _e595) + (_e593 * _e596)) + (_e594 * _e597));
            let _e608 = (_e503.x - _e509.x);
            let _e609 = (_e503.y - _e509.y);
            let _e610 = (_e503.z - _e509.z);
            let _e615 = (((_e589 * _e608) + (_e590 * _e609)) + (_e591 * _e610));
            let _e620 = (((_e592 * _e608) + (_e593 * _e609)) + (_e594 * _e610));
            let _e621 = (_e503.x - _e512.x);
            let _e622 = (_e503.y - _e512.y);
            let _e623 = (_e503.z - _e512.z);
            let _e628 = (((_e589 * _e621) + (_e590 * _e622)) + (_e591 * _e623));
            let _e633 = (((_e592 * _e621) + (_e593 * _e622)) + (_e594 * _e623));
            let _e636 = ((_e615 * _e633) - (_e628 * _e620));
            let _e639 = ((_e628 * _e607) - (_e602 * _e633));
            let _e642 = ((_e602 * _e620) - (_e615 * _e607));
            if (_e602 <= 0f) {
                phi_9552_ = select(true, false, (_e607 <= 0f));
            } else {
                phi_9552_ = true;
            }
            let _e647 = phi_9552_;
            if _e647 {
                if (_e615 >= 0f) {
                    phi_9565_ = select(true, false, (_e620 <= _e615));
                } else {
                    phi_9565_ = true;
                }
                let _e652 = phi_9565_;
                if _e652 {
                    if (_e642 <= 0f) {
                        if (_e602 >= 0f) {
                            let _e655 = (_e615 <= 0f);
                            if _e655 {
                                let _e656 = (_e602 - _e615);
                                let _e659 = (_e602 / select(0.000000000000000000000000000001f, _e656, (_e656 > 0.000000000000000000000000000001f)));
                                if (_e659 > 1f) {
                                    phi_9597_ = 1f;
                                } else {
                                    phi_9597_ = select(0f, _e659, (_e659 > 0f));
                                }
                                let _e664 = phi_9597_;
                                phi_9600_ = vec3<f32>((1f - _e664), _e664, 0f);
                            } else {
                                phi_9600_ = vec3<f32>();
                            }
                            let _e668 = phi_9600_;
                            phi_9602_ = _e668;
                            phi_9603_ = select(true, false, _e655);
                        } else {
                            phi_9602_ = vec3<f32>();
                            phi_9603_ = true;
                        }
                        let _e671 = phi_9602_;
                        let _e673 = phi_9603_;
                        phi_9604_ = _e671;
                        phi_9605_ = _e673;
                    } else {
                        phi_9604_ = vec3<f32>();
                        phi_9605_ = true;
                    }
                    let _e675 = phi_9604_;
                    let _e677 = phi_9605_;
                    if _e677 {
                        if (_e633 >= 0f) {
                            phi_9618_ = select(true, false, (_e628 <= _e633));
                        } else {
                            phi_9618_ = true;
                        }
                        let _e682 = phi_9618_;
                        if _e682 {
                            if (_e639 <= 0f) {
                                if (_e607 >= 0f) {
                                    let _e685 = (_e633 <= 0f);
                                    if _e685 {
                                        let _e686 = (_e607 - _e633);
                                        let _e689 = (_e607 / select(0.000000000000000000000000000001f, _e686, (_e686 > 0.000000000000000000000000000001f)));
                                        if (_e689 > 1f) {
                                            phi_9650_ = 1f;
                                        } else {
                                            phi_9650_ = select(0f, _e689, (_e689 > 0f));
                                        }
                                        let _e694 = phi_9650_;
                                        phi_9653_ = vec3<f32>((1f - _e694), 0f, _e694);
                                    } else {
                                        phi_9653_ = vec3<f32>();
                                    }
                                    let _e698 = phi_9653_;
                                    phi_9655_ = _e698;
                                    phi_9656_ = select(true, false, _e685);
                                } else {
                                    phi_9655_ = vec3<f32>();
                                    phi_9656_ = true;
                                }
                                let _e701 = phi_9655_;
                                let _e703 = phi_9656_;
                                phi_9657_ = _e701;
                                phi_9658_ = _e703;
                            } else {
                                phi_9657_ = vec3<f32>();
                                phi_9658_ = true;
                            }
                            let _e705 = phi_9657_;
                            let _e707 = phi_9658_;
                            if _e707 {
                                if (_e636 <= 0f) {
                                    if (_e620 >= _e615) {
                                        let _e710 = (_e628 >= _e633);
                                        if _e710 {
                                            let _e711 = (_e620 - _e615);
                                            let _e713 = (_e711 + (_e628 - _e633));
                                            let _e716 = (_e711 / select(0.000000000000000000000000000001f, _e713, (_e713 > 0.000000000000000000000000000001f)));
                                            if (_e716 > 1f) {
                                                phi_9693_ = 1f;
                                            } else {
                                                phi_9693_ = select(0f, _e716, (_e716 > 0f));
                                            }
                                            let _e721 = phi_9693_;
                                            phi_9696_ = vec3<f32>(0f, (1f - _e721), _e721);
                                        } else {
                                            phi_9696_ = vec3<f32>();
                                        }
                                        let _e725 = phi_9696_;
                                        phi_9698_ = _e725;
                                        phi_9699_ = select(true, false, _e710);
                                    } else {
                                        phi_9698_ = vec3<f32>();
                                        phi_9699_ = true;
                                    }
                                    let _e728 = phi_9698_;
                                    let _e730 = phi_9699_;
                                    phi_9700_ = _e728;
                                    phi_9701_ = _e730;
                                } else {
                                    phi_9700_ = vec3<f32>();
                                    phi_9701_ = true;
                                }
                                let _e732 = phi_9700_;
                                let _e734 = phi_9701_;
                                if _e734 {
                                    let _e736 = ((_e636 + _e639) + _e642);
                                    let _e739 = (1f / select(0.000000000000000000000000000001f, _e736, (_e736 > 0.000000000000000000000000000001f)));
                                    let _e740 = (_e639 * _e739);
                                    if (_e740 > 1f) {
                                        phi_9723_ = 1f;
                                    } else {
                                        phi_9723_ = select(0f, _e740, (_e740 > 0f));
                                    }
                                    let _e745 = phi_9723_;
                                    let _e746 = (_e642 * _e739);
                                    if (_e746 > 1f) {
                                        phi_9734_ = 1f;
                                    } else {
                                        phi_9734_ = select(0f, _e746, (_e746 > 0f));
                                    }
                                    let _e751 = phi_9734_;
                                    phi_9738_ = vec3<f32>(((1f - _e745) - _e751), _e745, _e751);
                                } else {
                                    phi_9738_ = _e732;
                                }
                                let _e756 = phi_9738_;
                                phi_9739_ = _e756;
                            } else {
                                phi_9739_ = _e705;
                            }
                            let _e758 = phi_9739_;
                            phi_9740_ = _e758;
                        } else {
                            phi_9740_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e760 = phi_9740_;
                        phi_9741_ = _e760;
                    } else {
                        phi_9741_ = _e675;
                    }
                    let _e762 = phi_9741_;
                    phi_9742_ = _e762;
                } else {
                    phi_9742_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e764 = phi_9742_;
                phi_9743_ = _e764;
            } else {
                phi_9743_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e766 = phi_9743_;
            phi_9751_ = vec4<f32>(1f, -(_e766.x), -(_e766.y), -(_e766.z));
        }
        let _e869 = phi_9751_;
        let _e892 = ((((_e503.x * _e869.x) + (_e506.x * _e869.y)) + (_e509.x * _e869.z)) + (_e512.x * _e869.w));
        let _e893 = ((((_e503.y * _e869.x) + (_e506.y * _e869.y)) + (_e509.y * _e869.z)) + (_e512.y * _e869.w));
        let _e894 = ((((_e503.z * _e869.x) + (_e506.z * _e869.y)) + (_e509.z * _e869.z)) + (_e512.z * _e869.w));
        let _e900 = sqrt((((_e892 * _e892) + (_e893 * _e893)) + (_e894 * _e894)));
        if (_e900 > 0.000000000000000000000000000001f) {
            let _e902 = (1f / _e900);
            phi_9798_ = vec3<f32>((_e892 * _e902), (_e893 * _e902), (_e894 * _e902));
        } else {
            phi_9798_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e908 = phi_9798_;
        let _e911 = params_1.member.member_13;
        if (_e900 < (0.001f * _e911)) {
            if _e437 {
                phi_9856_ = vec3<f32>(0f, 0f, 0f);
                phi_9857_ = _e900;
            } else {
                if (_e442 >= _e453) {
                    let _e915 = (_e509.x - _e506.x);
                    let _e916 = (_e509.y - _e506.y);
                    let _e917 = (_e509.z - _e506.z);
                    let _e918 = (_e512.x - _e506.x);
                    let _e919 = (_e512.y - _e506.y);
                    let _e920 = (_e512.z - _e506.z);
                    let _e923 = ((_e916 * _e920) - (_e919 * _e917));
                    let _e926 = ((_e917 * _e918) - (_e920 * _e915));
                    let _e929 = ((_e915 * _e919) - (_e918 * _e916));
                    let _e935 = sqrt((((_e923 * _e923) + (_e926 * _e926)) + (_e929 * _e929)));
                    if (_e935 > 0.000000000000000000000000000001f) {
                        let _e937 = (1f / _e935);
                        phi_9845_ = vec3<f32>((_e923 * _e937), (_e926 * _e937), (_e929 * _e937));
                    } else {
                        phi_9845_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e943 = phi_9845_;
                    phi_9854_ = _e943;
                    phi_9855_ = (((_e892 * _e943.x) + (_e893 * _e943.y)) + (_e894 * _e943.z));
                } else {
                    phi_9854_ = vec3<f32>(0f, 0f, 0f);
                    phi_9855_ = _e900;
                }
                let _e953 = phi_9854_;
                let _e955 = phi_9855_;
                phi_9856_ = _e953;
                phi_9857_ = _e955;
            }
            let _e957 = phi_9856_;
            let _e959 = phi_9857_;
            phi_9858_ = _e957;
            phi_9859_ = _e959;
        } else {
            phi_9858_ = _e908;
            phi_9859_ = _e900;
        }
        let _e961 = phi_9858_;
        let _e963 = phi_9859_;
        let _e974 = (((((_e869.x * _e869.x) * _e503.w) + ((_e869.y * _e869.y) * _e506.w)) + ((_e869.z * _e869.z) * _e509.w)) + ((_e869.w * _e869.w) * _e512.w));
        let _e976 = select(_e512.w, _e509.w, (_e509.w > _e512.w));
        let _e978 = select(_e976, _e506.w, (_e506.w > _e976));
        let _e981 = (0.25f * select(_e978, _e503.w, (_e503.w > _e978)));
        let _e983 = select(_e981, _e974, (_e974 > _e981));
        let _e984 = type_63(_e869, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e963 < _e911) {
            if (_e983 > 0f) {
                let _e989 = global_1[0u];
                if (_e961.x == _e989) {
                    let _e993 = global_1[1u];
                    let _e994 = (_e961.y == _e993);
                    if _e994 {
                        let _e997 = global_1[2u];
                        phi_9917_ = (_e961.z == _e997);
                    } else {
                        phi_9917_ = bool();
                    }
                    let _e1000 = phi_9917_;
                    phi_9919_ = _e1000;
                    phi_9920_ = select(true, false, _e994);
                } else {
                    phi_9919_ = bool();
                    phi_9920_ = true;
                }
                let _e1003 = phi_9919_;
                let _e1005 = phi_9920_;
                if !(select(_e1003, false, _e1005)) {
                    let _e1026 = (((((_e503.x - _e519) * _e869.x) + ((_e506.x - _e537) * _e869.y)) + ((_e509.x - _e555) * _e869.z)) + ((_e512.x - _e573) * _e869.w));
                    let _e1027 = (((((_e503.y - _e523) * _e869.x) + ((_e506.y - _e541) * _e869.y)) + ((_e509.y - _e559) * _e869.z)) + ((_e512.y - _e577) * _e869.w));
                    let _e1028 = (((((_e503.z - _e527) * _e869.x) + ((_e506.z - _e545) * _e869.y)) + ((_e509.z - _e563) * _e869.z)) + ((_e512.z - _e581) * _e869.w));
                    let _e1035 = (((_e1026 * _e961.x) + (_e1027 * _e961.y)) + (_e1028 * _e961.z));
                    let _e1036 = -(_e1035);
                    let _e1038 = select(0f, _e1036, (_e1036 > 0f));
                    let _e1039 = (_e911 - _e963);
                    let _e1040 = (0.5f * _e1039);
                    let _e1043 = (_e1038 * (_e1039 * (8f / _e911)));
                    let _e1045 = select(_e1043, _e1040, (_e1040 > _e1043));
                    let _e1047 = select(_e1045, _e1038, (_e1038 < _e1045));
                    let _e1048 = (_e1040 - _e1047);
                    let _e1051 = (select(0f, _e1048, (_e1048 > 0f)) / _e983);
                    let _e1059 = (_e1026 - (_e961.x * _e1035));
                    let _e1060 = (_e1027 - (_e961.y * _e1035));
                    let _e1061 = (_e1028 - (_e961.z * _e1035));
                    let _e1067 = sqrt((((_e1059 * _e1059) + (_e1060 * _e1060)) + (_e1061 * _e1061)));
                    let _e1070 = params_1.member.member_15;
                    let _e1073 = (_e1070 * select(_e1047, _e1040, (_e1040 > _e1047)));
                    if (_e1067 > _e1073) {
                        phi_10029_ = (_e1073 / _e1067);
                    } else {
                        phi_10029_ = 1f;
                    }
                    let _e1077 = phi_10029_;
                    let _e1087 = (1f / _e983);
                    phi_10048_ = type_63(_e869, vec4<f32>((_e961.x * _e1051), (_e961.y * _e1051), (_e961.z * _e1051), 0f), vec4<f32>((((_e961.x * _e1047) - (_e1059 * _e1077)) * _e1087), (((_e961.y * _e1047) - (_e1060 * _e1077)) * _e1087), (((_e961.z * _e1047) - (_e1061 * _e1077)) * _e1087), 0f));
                } else {
                    phi_10048_ = _e984;
                }
                let _e1094 = phi_10048_;
                phi_10049_ = _e1094;
            } else {
                phi_10049_ = _e984;
            }
            let _e1096 = phi_10049_;
            phi_10050_ = _e1096;
        } else {
            phi_10050_ = _e984;
        }
        let _e1098 = phi_10050_;
        let _e1102 = global[0u];
        if (_e1098.member_1.x == _e1102) {
            let _e1107 = global[1u];
            if (_e1098.member_1.y == _e1107) {
                let _e1112 = global[2u];
                let _e1113 = (_e1098.member_1.z == _e1112);
                if _e1113 {
                    let _e1117 = global[3u];
                    phi_10076_ = (_e1098.member_1.w == _e1117);
                } else {
                    phi_10076_ = bool();
                }
                let _e1120 = phi_10076_;
                phi_10078_ = _e1120;
                phi_10079_ = select(true, false, _e1113);
            } else {
                phi_10078_ = bool();
                phi_10079_ = true;
            }
            let _e1123 = phi_10078_;
            let _e1125 = phi_10079_;
            phi_10080_ = _e1123;
            phi_10081_ = _e1125;
        } else {
            phi_10080_ = bool();
            phi_10081_ = true;
        }
        let _e1127 = phi_10080_;
        let _e1129 = phi_10081_;
        if !(select(_e1127, false, _e1129)) {
            phi_10126_ = true;
        } else {
            let _e1134 = global[0u];
            if (_e1098.member_2.x == _e1134) {
                let _e1139 = global[1u];
                if (_e1098.member_2.y == _e1139) {
                    let _e1144 = global[2u];
                    let _e1145 = (_e1098.member_2.z == _e1144);
                    if _e1145 {
                        let _e1149 = global[3u];
                        phi_10115_ = (_e1098.member_2.w == _e1149);
                    } else {
                        phi_10115_ = bool();
                    }
                    let _e1152 = phi_10115_;
                    phi_10117_ = _e1152;
                    phi_10118_ = select(true, false, _e1145);
                } else {
                    phi_10117_ = bool();
                    phi_10118_ = true;
                }
                let _e1155 = phi_10117_;
                let _e1157 = phi_10118_;
                phi_10119_ = _e1155;
                phi_10120_ = _e1157;
            } else {
                phi_10119_ = bool();
                phi_10120_ = true;
            }
            let _e1159 = phi_10119_;
            let _e1161 = phi_10120_;
            phi_10126_ = !(select(_e1159, false, _e1161));
        }
        let _e1165 = phi_10126_;
        if _e1165 {
            if select(_e497, true, _e499) {
            } else {
                if (_e503.w > 0f) {
                    let _e1169 = (_e1098.member.x * _e503.w);
                    let _e1184 = (32768f / _e911);
                    let _e1186 = (abs(_e1098.member.x) * 1024f);
                    if (_e1186 > 131072f) {
                        phi_10169_ = 131072f;
                    } else {
                        phi_10169_ = select(-131072f, _e1186, (_e1186 > -131072f));
                    }
                    let _e1191 = phi_10169_;
                    if (_e1191 < 0f) {
                        phi_10176_ = (_e1191 - 0.5f);
                    } else {
                        phi_10176_ = (_e1191 + 0.5f);
                    }
                    let _e1196 = phi_10176_;
                    let _e1205 = ((_e1098.member_1.x * _e1169) * _e1184);
                    if (_e1205 > 131072f) {
                        phi_10198_ = 131072f;
                    } else {
                        phi_10198_ = select(-131072f, _e1205, (_e1205 > -131072f));
                    }
                    let _e1210 = phi_10198_;
                    if (_e1210 < 0f) {
                        phi_10205_ = (_e1210 - 0.5f);
                    } else {
                        phi_10205_ = (_e1210 + 0.5f);
                    }
                    let _e1215 = phi_10205_;
                    let _e1224 = ((_e1098.member_1.y * _e1169) * _e1184);
                    if (_e1224 > 131072f) {
                        phi_10227_ = 131072f;
                    } else {
                        phi_10227_ = select(-131072f, _e1224, (_e1224 > -131072f));
                    }
                    let _e1229 = phi_10227_;
                    if (_e1229 < 0f) {
                        phi_10234_ = (_e1229 - 0.5f);
                    } else {
                        phi_10234_ = (_e1229 + 0.5f);
                    }
                    let _e1234 = phi_10234_;
                    let _e1243 = ((_e1098.member_1.z * _e1169) * _e1184);
                    if (_e1243 > 131072f) {
                        phi_10256_ = 131072f;
                    } else {
                        phi_10256_ = select(-131072f, _e1243, (_e1243 > -131072f));
                    }
                    let _e1248 = phi_10256_;
                    if (_e1248 < 0f) {
                        phi_10263_ = (_e1248 - 0.5f);
                    } else {
                        phi_10263_ = (_e1248 + 0.5f);
                    }
                    let _e1253 = phi_10263_;
                    let _e1262 = ((_e1098.member_2.x * _e1169) * _e1184);
                    if (_e1262 > 131072f) {
                        phi_10285_ = 131072f;
                    } else {
                        phi_10285_ = select(-131072f, _e1262, (_e1262 > -131072f));
                    }
                    let _e1267 = phi_10285_;
                    if (_e1267 < 0f) {
                        phi_10292_ = (_e1267 - 0.5f);
                    } else {
                        phi_10292_ = (_e1267 + 0.5f);
                    }
                    let _e1272 = phi_10292_;
                    let _e1280 = bitcast<u32>(select(0i, select(select(i32(_e1272), i32(-2147483648), (_e1272 < -2147483600f)), 2147483647i, (_e1272 > 2147483500f)), (_e1272 == _e1272)));
                    let _e1281 = ((_e1098.member_2.y * _e1169) * _e1184);
                    if (_e1281 > 131072f) {
                        phi_10314_ = 131072f;
                    } else {
                        phi_10314_ = select(-131072f, _e1281, (_e1281 > -131072f));
                    }
                    let _e1286 = phi_10314_;
                    if (_e1286 < 0f) {
                        phi_10321_ = (_e1286 - 0.5f);
                    } else {
                        phi_10321_ = (_e1286 + 0.5f);
                    }
                    let _e1291 = phi_10321_;
                    let _e1299 = bitcast<u32>(select(0i, select(select(i32(_e1291), i32(-2147483648), (_e1291 < -2147483600f)), 2147483647i, (_e1291 > 2147483500f)), (_e1291 == _e1291)));
                    let _e1300 = ((_e1098.member_2.z * _e1169) * _e1184);
                    if (_e1300 > 131072f) {
                        phi_10343_ = 131072f;
                    } else {
                        phi_10343_ = select(-131072f, _e1300, (_e1300 > -131072f));
                    }
                    let _e1305 = phi_10343_;
                    if (_e1305 < 0f) {
                        phi_10350_ = (_e1305 - 0.5f);
                    } else {
                        phi_10350_ = (_e1305 + 0.5f);
                    }
                    let _e1310 = phi_10350_;
                    let _e1318 = bitcast<u32>(select(0i, select(select(i32(_e1310), i32(-2147483648), (_e1310 < -2147483600f)), 2147483647i, (_e1310 > 2147483500f)), (_e1310 == _e1310)));
                    let _e1319 = (_e438 * 8u);
                    let _e1322 = atomicAdd((&pushes_3.member[_e1319]), bitcast<u32>(select(0i, select(select(i32(_e1215), i32(-2147483648), (_e1215 < -2147483600f)), 2147483647i, (_e1215 > 2147483500f)), (_e1215 == _e1215))));
                    let _e1326 = atomicAdd((&pushes_3.member[(_e1319 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1234), i32(-2147483648), (_e1234 < -2147483600f)), 2147483647i, (_e1234 > 2147483500f)), (_e1234 == _e1234))));
                    let _e1330 = atomicAdd((&pushes_3.member[(_e1319 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1253), i32(-2147483648), (_e1253 < -2147483600f)), 2147483647i, (_e1253 > 2147483500f)), (_e1253 == _e1253))));
                    let _e1334 = atomicAdd((&pushes_3.member[(_e1319 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1196), i32(-2147483648), (_e1196 < -2147483600f)), 2147483647i, (_e1196 > 2147483500f)), (_e1196 == _e1196))));
                    if (((_e1280 | _e1299) | _e1318) == 0u) {
                    } else {
                        let _e1341 = atomicAdd((&pushes_3.member[(_e1319 + 4u)]), _e1280);
                        let _e1345 = atomicAdd((&pushes_3.member[(_e1319 + 5u)]), _e1299);
                        let _e1349 = atomicAdd((&pushes_3.member[(_e1319 + 6u)]), _e1318);
                    }
                }
                if (_e506.w > 0f) {
                    let _e1353 = (_e1098.member.y * _e506.w);
                    let _e1368 = (32768f / _e911);
                    let _e1370 = (abs(_e1098.member.y) * 1024f);
                    if (_e1370 > 131072f) {
                        phi_10431_ = 131072f;
                    } else {
                        phi_10431_ = select(-131072f, _e1370, (_e1370 > -131072f));
                    }
                    let _e1375 = phi_10431_;
                    if (_e1375 < 0f) {
                        phi_10438_ = (_e1375 - 0.5f);
                    } else {
                        phi_10438_ = (_e1375 + 0.5f);
                    }
                    let _e1380 = phi_10438_;
                    let _e1389 = ((_e1098.member_1.x * _e1353) * _e1368);
                    if (_e1389 > 131072f) {
                        phi_10460_ = 131072f;
                    } else {
                        phi_10460_ = select(-131072f, _e1389, (_e1389 > -131072f));
                    }
                    let _e1394 = phi_10460_;
                    if (_e1394 < 0f) {
                        phi_10467_ = (_e1394 - 0.5f);
                    } else {
                        phi_10467_ = (_e1394 + 0.5f);
                    }
                    let _e1399 = phi_10467_;
                    let _e1408 = ((_e1098.member_1.y * _e1353) * _e1368);
                    if (_e1408 > 131072f) {
                        phi_10489_ = 131072f;
                    } else {
                        phi_10489_ = select(-131072f, _e1408, (_e1408 > -131072f));
                    }
                    let _e1413 = phi_10489_;
                    if (_e1413 < 0f) {
                        phi_10496_ = (_e1413 - 0.5f);
                    } else {
                        phi_10496_ = (_e1413 + 0.5f);
                    }
                    let _e1418 = phi_10496_;
                    let _e1427 = ((_e1098.member_1.z * _e1353) * _e1368);
                    if (_e1427 > 131072f) {
                        phi_10518_ = 131072f;
                    } else {
                        phi_10518_ = select(-131072f, _e1427, (_e1427 > -131072f));
                    }
                    let _e1432 = phi_10518_;
                    if (_e1432 < 0f) {
                        phi_10525_ = (_e1432 - 0.5f);
                    } else {
                        phi_10525_ = (_e1432 + 0.5f);
                    }
                    let _e1437 = phi_10525_;
                    let _e1446 = ((_e1098.member_2.x * _e1353) * _e1368);
                    if (_e1446 > 131072f) {
                        phi_10547_ = 131072f;
                    } else {
                        phi_10547_ = select(-131072f, _e1446, (_e1446 > -131072f));
                    }
                    let _e1451 = phi_10547_;
                    if (_e1451 < 0f) {
                        phi_10554_ = (_e1451 - 0.5f);
                    } else {
                        phi_10554_ = (_e1451 + 0.5f);
                    }
                    let _e1456 = phi_10554_;
                    let _e1464 = bitcast<u32>(select(0i, select(select(i32(_e1456), i32(-2147483648), (_e1456 < -2147483600f)), 2147483647i, (_e1456 > 2147483500f)), (_e1456 == _e1456)));
                    let _e1465 = ((_e1098.member_2.y * _e1353) * _e1368);
                    if (_e1465 > 131072f) {
                        phi_10576_ = 131072f;
                    } else {
                        phi_10576_ = select(-131072f, _e1465, (_e1465 > -131072f));
                    }
                    let _e1470 = phi_10576_;
                    if (_e1470 < 0f) {
                        phi_10583_ = (_e1470 - 0.5f);
                    } else {
                        phi_10583_ = (_e1470 + 0.5f);
                    }
                    let _e1475 = phi_10583_;
                    let _e1483 = bitcast<u32>(select(0i, select(select(i32(_e1475), i32(-2147483648), (_e1475 < -2147483600f)), 2147483647i, (_e1475 > 2147483500f)), (_e1475 == _e1475)));
                    let _e1484 = ((_e1098.member_2.z * _e1353) * _e1368);
                    if (_e1484 > 131072f) {
                        phi_10605_ = 131072f;
                    } else {
                        phi_10605_ = select(-131072f, _e1484, (_e1484 > -131072f));
                    }
                    let _e1489 = phi_10605_;
                    if (_e1489 < 0f) {
                        phi_10612_ = (_e1489 - 0.5f);
                    } else {
                        phi_10612_ = (_e1489 + 0.5f);
                    }
                    let _e1494 = phi_10612_;
                    let _e1502 = bitcast<u32>(select(0i, select(select(i32(_e1494), i32(-2147483648), (_e1494 < -2147483600f)), 2147483647i, (_e1494 > 2147483500f)), (_e1494 == _e1494)));
                    let _e1503 = (_e442 * 8u);
                    let _e1506 = atomicAdd((&pushes_3.member[_e1503]), bitcast<u32>(select(0i, select(select(i32(_e1399), i32(-2147483648), (_e1399 < -2147483600f)), 2147483647i, (_e1399 > 2147483500f)), (_e1399 == _e1399))));
                    let _e1510 = atomicAdd((&pushes_3.member[(_e1503 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1418), i32(-2147483648), (_e1418 < -2147483600f)), 2147483647i, (_e1418 > 2147483500f)), (_e1418 == _e1418))));
                    let _e1514 = atomicAdd((&pushes_3.member[(_e1503 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1437), i32(-2147483648), (_e1437 < -2147483600f)), 2147483647i, (_e1437 > 2147483500f)), (_e1437 == _e1437))));
                    let _e1518 = atomicAdd((&pushes_3.member[(_e1503 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1380), i32(-2147483648), (_e1380 < -2147483600f)), 2147483647i, (_e1380 > 2147483500f)), (_e1380 == _e1380))));
                    if (((_e1464 | _e1483) | _e1502) == 0u) {
                    } else {
                        let _e1525 = atomicAdd((&pushes_3.member[(_e1503 + 4u)]), _e1464);
                        let _e1529 = atomicAdd((&pushes_3.member[(_e1503 + 5u)]), _e1483);
                        let _e1533 = atomicAdd((&pushes_3.member[(_e1503 + 6u)]), _e1502);
                    }
                }
                if (_e509.w > 0f) {
                    let _e1537 = (_e1098.member.z * _e509.w);
                    let _e1552 = (32768f / _e911);
                    let _e1554 = (abs(_e1098.member.z) * 1024f);
                    if (_e1554 > 131072f) {
                        phi_10693_ = 131072f;
                    } else {
                        phi_10693_ = select(-131072f, _e1554, (_e1554 > -131072f));
                    }
                    let _e1559 = phi_10693_;
                    if (_e1559 < 0f) {
                        phi_10700_ = (_e1559 - 0.5f);
                    } else {
                        phi_10700_ = (_e1559 + 0.5f);
                    }
                    let _e1564 = phi_10700_;
                    let _e1573 = ((_e1098.member_1.x * _e1537) * _e1552);
                    if (_e1573 > 131072f) {
                        phi_10722_ = 131072f;
                    } else {
                        phi_10722_ = select(-131072f, _e1573, (_e1573 > -131072f));
                    }
                    let _e1578 = phi_10722_;
                    if (_e1578 < 0f) {
                        phi_10729_ = (_e1578 - 0.5f);
                    } else {
                        phi_10729_ = (_e1578 + 0.5f);
                    }
                    let _e1583 = phi_10729_;
                    let _e1592 = ((_e1098.member_1.y * _e1537) * _e1552);
                    if (_e1592 > 131072f) {
                        phi_10751_ = 131072f;
                    } else {
                        phi_10751_ = select(-131072f, _e1592, (_e1592 > -131072f));
                    }
                    let _e1597 = phi_10751_;
                    if (_e1597 < 0f) {
                        phi_10758_ = (_e1597 - 0.5f);
                    } else {
                        phi_10758_ = (_e1597 + 0.5f);
                    }
                    let _e1602 = phi_10758_;
                    let _e1611 = ((_e1098.member_1.z * _e1537) * _e1552);
                    if (_e1611 > 131072f) {
                        phi_10780_ = 131072f;
                    } else {
                        phi_10780_ = select(-131072f, _e1611, (_e1611 > -131072f));
                    }
                    let _e1616 = phi_10780_;
                    if (_e1616 < 0f) {
                        phi_10787_ = (_e1616 - 0.5f);
                    } else {
                        phi_10787_ = (_e1616 + 0.5f);
                    }
                    let _e1621 = phi_10787_;
                    let _e1630 = ((_e1098.member_2.x * _e1537) * _e1552);
                    if (_e1630 > 131072f) {
                        phi_10809_ = 131072f;
                    } else {
                        phi_10809_ = select(-131072f, _e1630, (_e1630 > -131072f));
                    }
                    let _e1635 = phi_10809_;
                    if (_e1635 < 0f) {
                        phi_10816_ = (_e1635 - 0.5f);
                    } else {
                        phi_10816_ = (_e1635 + 0.5f);
                    }
                    let _e1640 = phi_10816_;
                    let _e1648 = bitcast<u32>(select(0i, select(select(i32(_e1640), i32(-2147483648), (_e1640 < -2147483600f)), 2147483647i, (_e1640 > 2147483500f)), (_e1640 == _e1640)));
                    let _e1649 = ((_e1098.member_2.y * _e1537) * _e1552);
                    if (_e1649 > 131072f) {
                        phi_10838_ = 131072f;
                    } else {
                        phi_10838_ = select(-131072f, _e1649, (_e1649 > -131072f));
                    }
                    let _e1654 = phi_10838_;
                    if (_e1654 < 0f) {
                        phi_10845_ = (_e1654 - 0.5f);
                    } else {
                        phi_10845_ = (_e1654 + 0.5f);
                    }
                    let _e1659 = phi_10845_;
                    let _e1667 = bitcast<u32>(select(0i, select(select(i32(_e1659), i32(-2147483648), (_e1659 < -2147483600f)), 2147483647i, (_e1659 > 2147483500f)), (_e1659 == _e1659)));
                    let _e1668 = ((_e1098.member_2.z * _e1537) * _e1552);
                    if (_e1668 > 131072f) {
                        phi_10867_ = 131072f;
                    } else {
                        phi_10867_ = select(-131072f, _e1668, (_e1668 > -131072f));
                    }
                    let _e1673 = phi_10867_;
                    if (_e1673 < 0f) {
                        phi_10874_ = (_e1673 - 0.5f);
                    } else {
                        phi_10874_ = (_e1673 + 0.5f);
                    }
                    let _e1678 = phi_10874_;
                    let _e1686 = bitcast<u32>(select(0i, select(select(i32(_e1678), i32(-2147483648), (_e1678 < -2147483600f)), 2147483647i, (_e1678 > 2147483500f)), (_e1678 == _e1678)));
                    let _e1687 = (_e446 * 8u);
                    let _e1690 = atomicAdd((&pushes_3.member[_e1687]), bitcast<u32>(select(0i, select(select(i32(_e1583), i32(-2147483648), (_e1583 < -2147483600f)), 2147483647i, (_e1583 > 2147483500f)), (_e1583 == _e1583))));
                    let _e1694 = atomicAdd((&pushes_3.member[(_e1687 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1602), i32(-2147483648), (_e1602 < -2147483600f)), 2147483647i, (_e1602 > 2147483500f)), (_e1602 == _e1602))));
                    let _e1698 = atomicAdd((&pushes_3.member[(_e1687 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1621), i32(-2147483648), (_e1621 < -2147483600f)), 2147483647i, (_e1621 > 2147483500f)), (_e1621 == _e1621))));
                    let _e1702 = atomicAdd((&pushes_3.member[(_e1687 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1564), i32(-2147483648), (_e1564 < -2147483600f)), 2147483647i, (_e1564 > 2147483500f)), (_e1564 == _e1564))));
                    if (((_e1648 | _e1667) | _e1686) == 0u) {
                    } else {
                        let _e1709 = atomicAdd((&pushes_3.member[(_e1687 + 4u)]), _e1648);
                        let _e1713 = atomicAdd((&pushes_3.member[(_e1687 + 5u)]), _e1667);
                        let _e1717 = atomicAdd((&pushes_3.member[(_e1687 + 6u)]), _e1686);
                    }
                }
                if (_e512.w > 0f) {
                    let _e1721 = (_e1098.member.w * _e512.w);
                    let _e1736 = (32768f / _e911);
                    let _e1738 = (abs(_e1098.member.w) * 1024f);
                    if (_e1738 > 131072f) {
                        phi_10955_ = 131072f;
                    } else {
                        phi_10955_ = select(-131072f, _e1738, (_e1738 > -131072f));
                    }
                    let _e1743 = phi_10955_;
                    if (_e1743 < 0f) {
                        phi_10962_ = (_e1743 - 0.5f);
                    } else {
                        phi_10962_ = (_e1743 + 0.5f);
                    }
                    let _e1748 = phi_10962_;
                    let _e1757 = ((_e1098.member_1.x * _e1721) * _e1736);
                    if (_e1757 > 131072f) {
                        phi_10984_ = 131072f;
                    } else {
                        phi_10984_ = select(-131072f, _e1757, (_e1757 > -131072f));
                    }
                    let _e1762 = phi_10984_;
                    if (_e1762 < 0f) {
                        phi_10991_ = (_e1762 - 0.5f);
                    } else {
                        phi_10991_ = (_e1762 + 0.5f);
                    }
                    let _e1767 = phi_10991_;
                    let _e1776 = ((_e1098.member_1.y * _e1721) * _e1736);
                    if (_e1776 > 131072f) {
                        phi_11013_ = 131072f;
                    } else {
                        phi_11013_ = select(-131072f, _e1776, (_e1776 > -131072f));
                    }
                    let _e1781 = phi_11013_;
                    if (_e1781 < 0f) {
                        phi_11020_ = (_e1781 - 0.5f);
                    } else {
                        phi_11020_ = (_e1781 + 0.5f);
                    }
                    let _e1786 = phi_11020_;
                    let _e1795 = ((_e1098.member_1.z * _e1721) * _e1736);
                    if (_e1795 > 131072f) {
                        phi_11042_ = 131072f;
                    } else {
                        phi_11042_ = select(-131072f, _e1795, (_e1795 > -131072f));
                    }
                    let _e1800 = phi_11042_;
                    if (_e1800 < 0f) {
                        phi_11049_ = (_e1800 - 0.5f);
                    } else {
                        phi_11049_ = (_e1800 + 0.5f);
                    }
                    let _e1805 = phi_11049_;
                    let _e1814 = ((_e1098.member_2.x * _e1721) * _e1736);
                    if (_e1814 > 131072f) {
                        phi_11071_ = 131072f;
                    } else {
                        phi_11071_ = select(-131072f, _e1814, (_e1814 > -131072f));
                    }
                    let _e1819 = phi_11071_;
                    if (_e1819 < 0f) {
                        phi_11078_ = (_e1819 - 0.5f);
                    } else {
                        phi_11078_ = (_e1819 + 0.5f);
                    }
                    let _e1824 = phi_11078_;
                    let _e1832 = bitcast<u32>(select(0i, select(select(i32(_e1824), i32(-2147483648), (_e1824 < -2147483600f)), 2147483647i, (_e1824 > 2147483500f)), (_e1824 == _e1824)));
                    let _e1833 = ((_e1098.member_2.y * _e1721) * _e1736);
                    if (_e1833 > 131072f) {
                        phi_11100_ = 131072f;
                    } else {
                        phi_11100_ = select(-131072f, _e1833, (_e1833 > -131072f));
                    }
                    let _e1838 = phi_11100_;
                    if (_e1838 < 0f) {
                        phi_11107_ = (_e1838 - 0.5f);
                    } else {
                        phi_11107_ = (_e1838 + 0.5f);
                    }
                    let _e1843 = phi_11107_;
                    let _e1851 = bitcast<u32>(select(0i, select(select(i32(_e1843), i32(-2147483648), (_e1843 < -2147483600f)), 2147483647i, (_e1843 > 2147483500f)), (_e1843 == _e1843)));
                    let _e1852 = ((_e1098.member_2.z * _e1721) * _e1736);
                    if (_e1852 > 131072f) {
                        phi_11129_ = 131072f;
                    } else {
                        phi_11129_ = select(-131072f, _e1852, (_e1852 > -131072f));
                    }
                    let _e1857 = phi_11129_;
                    if (_e1857 < 0f) {
                        phi_11136_ = (_e1857 - 0.5f);
                    } else {
                        phi_11136_ = (_e1857 + 0.5f);
                    }
                    let _e1862 = phi_11136_;
                    let _e1870 = bitcast<u32>(select(0i, select(select(i32(_e1862), i32(-2147483648), (_e1862 < -2147483600f)), 2147483647i, (_e1862 > 2147483500f)), (_e1862 == _e1862)));
                    let _e1871 = (_e450 * 8u);
                    let _e1874 = atomicAdd((&pushes_3.member[_e1871]), bitcast<u32>(select(0i, select(select(i32(_e1767), i32(-2147483648), (_e1767 < -2147483600f)), 2147483647i, (_e1767 > 2147483500f)), (_e1767 == _e1767))));
                    let _e1878 = atomicAdd((&pushes_3.member[(_e1871 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1786), i32(-2147483648), (_e1786 < -2147483600f)), 2147483647i, (_e1786 > 2147483500f)), (_e1786 == _e1786))));
                    let _e1882 = atomicAdd((&pushes_3.member[(_e1871 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1805), i32(-2147483648), (_e1805 < -2147483600f)), 2147483647i, (_e1805 > 2147483500f)), (_e1805 == _e1805))));
                    let _e1886 = atomicAdd((&pushes_3.member[(_e1871 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1748), i32(-2147483648), (_e1748 < -2147483600f)), 2147483647i, (_e1748 > 2147483500f)), (_e1748 == _e1748))));
                    if (((_e1832 | _e1851) | _e1870) == 0u) {
                    } else {
                        let _e1893 = atomicAdd((&pushes_3.member[(_e1871 + 4u)]), _e1832);
                        let _e1897 = atomicAdd((&pushes_3.member[(_e1871 + 5u)]), _e1851);
                        let _e1901 = atomicAdd((&pushes_3.member[(_e1871 + 6u)]), _e1870);
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_2.member.member;
    let _e425 = (_e421 < _e424);
    if _e425 {
        phi_11214_ = _e421;
    } else {
        phi_11214_ = (_e424 - 1u);
    }
    let _e428 = phi_11214_;
    let _e431 = spheres.member[_e428];
    let _e437 = kept_centers.member[0u];
    let _e441 = (_e431.x - _e437.x);
    let _e442 = (_e431.y - _e437.y);
    let _e443 = (_e431.z - _e437.z);
    let _e448 = (((_e441 * _e441) + (_e442 * _e442)) + (_e443 * _e443));
    phi_11239_ = 0u;
    phi_11242_ = select(_e448, 0.000000000001f, (_e448 < 0.000000000001f));
    phi_11244_ = 0u;
    loop {
        let _e452 = phi_11239_;
        let _e454 = phi_11242_;
        let _e456 = phi_11244_;
        local_47 = _e456;
        local_48 = _e454;
        local_55 = _e454;
        local_56 = _e456;
        let _e457 = (_e452 < 32u);
        if _e457 {
            let _e460 = kept_centers.member[_e452];
            let _e464 = (_e431.x - _e460.x);
            let _e465 = (_e431.y - _e460.y);
            let _e466 = (_e431.z - _e460.z);
            let _e471 = (((_e464 * _e464) + (_e465 * _e465)) + (_e466 * _e466));
            let _e473 = select(_e471, 0.000000000001f, (_e471 < 0.000000000001f));
            let _e474 = (_e473 < _e454);
            phi_11240_ = (_e452 + 1u);
            phi_11243_ = select(_e454, _e473, _e474);
            phi_11245_ = select(_e456, _e452, _e474);
        } else {
            break;
        }
        let _e479 = phi_11240_;
        let _e481 = phi_11243_;
        let _e483 = phi_11245_;
        continue;
        continuing {
            phi_11239_ = _e479;
            phi_11242_ = _e481;
            phi_11244_ = _e483;
        }
    }
    let _e486 = local_47;
    let _e488 = local_48;
    let _e492 = params_2.member.member_1;
    let _e493 = (_e492 > 32u);
    if _e493 {
        phi_11290_ = 0u;
        let _e963 = local_55;
        phi_11293_ = _e963;
        let _e966 = local_56;
        phi_11295_ = _e966;
        loop {
            let _e495 = phi_11290_;
            let _e497 = phi_11293_;
            let _e499 = phi_11295_;
            local_49 = _e499;
            local_50 = _e497;
            let _e500 = (_e495 < 32u);
            if _e500 {
                let _e501 = (32u + _e495);
                let _e504 = kept_centers.member[_e501];
                let _e508 = (_e431.x - _e504.x);
                let _e509 = (_e431.y - _e504.y);
                let _e510 = (_e431.z - _e504.z);
                let _e515 = (((_e508 * _e508) + (_e509 * _e509)) + (_e510 * _e510));
                let _e517 = select(_e515, 0.000000000001f, (_e515 < 0.000000000001f));
                let _e518 = (_e517 < _e497);
                phi_11291_ = (_e495 + 1u);
                phi_11294_ = select(_e497, _e517, _e518);
                phi_11296_ = select(_e499, _e501, _e518);
            } else {
                break;
            }
            let _e523 = phi_11291_;
            let _e525 = phi_11294_;
            let _e527 = phi_11296_;
            continue;
            continuing {
                phi_11290_ = _e523;
                phi_11293_ = _e525;
                phi_11295_ = _e527;
            }
        }
        let _e530 = local_49;
        let _e532 = local_50;
        phi_11334_ = type_79(_e530, _e532);
    } else {
        phi_11334_ = type_79(_e486, _e488);
    }
    let _e535 = phi_11334_;
    let _e539 = kept_centers.member[_e535.member];
    phi_11342_ = 0u;
    phi_11345_ = 0u;
    loop {
        let _e544 = phi_11342_;
        let _e546 = phi_11345_;
        local_51 = _e546;
        local_52 = _e546;
        let _e547 = (_e544 < 32u);
        if _e547 {
            let _e551 = kept_centers.member[_e544];
            let _e555 = (_e431.x - _e551.x);
            let _e556 = (_e431.y - _e551.y);
            let _e557 = (_e431.z - _e551.z);
            let _e563 = (_e431.x - _e539.x);
            let _e564 = (_e431.y - _e539.y);
            let _e565 = (_e431.z - _e539.z);
            let _e573 = (_e539.x - _e551.x);
            let _e574 = (_e539.y - _e551.y);
            let _e575 = (_e539.z - _e551.z);
            phi_11343_ = (_e544 + 1u);
            phi_11346_ = (_e546 | (select(0u, 1u, (((((_e555 * _e555) + (_e556 * _e556)) + (_e557 * _e557)) - (((_e563 * _e563) + (_e564 * _e564)) + (_e565 * _e565))) <= (((2f * _e431.w) * sqrt((((_e573 * _e573) + (_e574 * _e574)) + (_e575 * _e575)))) + 0.000030517578f))) << bitcast<u32>((_e544 & 31u))));
        } else {
            break;
        }
        let _e592 = phi_11343_;
        let _e594 = phi_11346_;
        continue;
        continuing {
            phi_11342_ = _e592;
            phi_11345_ = _e594;
        }
    }
    let _e597 = local_51;
    if _e493 {
        phi_11406_ = 0u;
        phi_11409_ = 0u;
        loop {
            let _e600 = phi_11406_;
            let _e602 = phi_11409_;
            local_53 = _e602;
            let _e603 = (_e600 < 32u);
            if _e603 {
                let _e608 = kept_centers.member[(32u + _e600)];
                let _e612 = (_e431.x - _e608.x);
                let _e613 = (_e431.y - _e608.y);
                let _e614 = (_e431.z - _e608.z);
                let _e620 = (_e431.x - _e539.x);
                let _e621 = (_e431.y - _e539.y);
                let _e622 = (_e431.z - _e539.z);
                let _e630 = (_e539.x - _e608.x);
                let _e631 = (_e539.y - _e608.y);
                let _e632 = (_e539.z - _e608.z);
                phi_11407_ = (_e600 + 1u);
                phi_11410_ = (_e602 | (select(0u, 1u, (((((_e612 * _e612) + (_e613 * _e613)) + (_e614 * _e614)) - (((_e620 * _e620) + (_e621 * _e621)) + (_e622 * _e622))) <= (((2f * _e431.w) * sqrt((((_e630 * _e630) + (_e631 * _e631)) + (_e632 * _e632)))) + 0.000030517578f))) << bitcast<u32>((_e600 & 31u))));
            } else {
                break;
            }
            let _e649 = phi_11407_;
            let _e651 = phi_11410_;
            continue;
            continuing {
                phi_11406_ = _e649;
                phi_11409_ = _e651;
            }
        }
        let _e654 = local_52;
        let _e656 = local_53;
        phi_11463_ = vec2<u32>(_e654, _e656);
    } else {
        phi_11463_ = vec2<u32>(_e597, 0u);
    }
    let _e659 = phi_11463_;
    let _e663 = (1u << bitcast<u32>(((_e535.member % 32u) & 31u)));
    let _e664 = (_e535.member < 32u);
    if _e664 {
        phi_11482_ = vec2<u32>(_e663, 0u);
    } else {
        phi_11482_ = vec2<u32>(0u, _e663);
    }
    let _e668 = phi_11482_;
    let _e673 = (_e659.x | _e668.x);
    let _e674 = (_e659.y | _e668.y);
    if _e664 {
        phi_11506_ = vec2<u32>(_e663, 0u);
    } else {
        phi_11506_ = vec2<u32>(0u, _e663);
    }
    let _e679 = phi_11506_;
    phi_11515_ = vec2<u32>((_e673 & ~(_e679.x)), (_e674 & ~(_e679.y)));
    phi_11518_ = (_e659 | _e668);
    loop {
        let _e688 = phi_11515_;
        let _e690 = phi_11518_;
        local_59 = _e690;
        let _e694 = ((_e688.x | _e688.y) == 0u);
        if _e694 {
            phi_11516_ = vec2<u32>();
            phi_11519_ = vec2<u32>();
        } else {
            let _e695 = (_e688.x == 0u);
            if _e695 {
                phi_11542_ = (32u + select(firstTrailingBit(_e688.y), 32u, (_e688.y == 0u)));
            } else {
                phi_11542_ = select(firstTrailingBit(_e688.x), 32u, _e695);
            }
            let _e703 = phi_11542_;
            let _e707 = (1u << bitcast<u32>(((_e703 % 32u) & 31u)));
            let _e708 = (_e703 < 32u);
            if _e708 {
                phi_11559_ = vec2<u32>(_e707, 0u);
            } else {
                phi_11559_ = vec2<u32>(0u, _e707);
            }
            let _e712 = phi_11559_;
            let _e721 = kept_centers.member[_e703];
            if _e664 {
                phi_11587_ = vec2<u32>(_e663, 0u);
            } else {
                phi_11587_ = vec2<u32>(0u, _e663);
            }
            let _e728 = phi_11587_;
            if _e708 {
                phi_11610_ = vec2<u32>(_e707, 0u);
            } else {
                phi_11610_ = vec2<u32>(0u, _e707);
            }
            let _e738 = phi_11610_;
            phi_11619_ = vec2<u32>(((_e673 & ~(_e728.x)) & ~(_e738.x)), ((_e674 & ~(_e728.y)) & ~(_e738.y)));
            phi_11622_ = _e690;
            loop {
                let _e747 = phi_11619_;
                let _e749 = phi_11622_;
                local_57 = _e749;
                let _e753 = ((_e747.x | _e747.y) == 0u);
                if _e753 {
                    phi_11620_ = vec2<u32>();
                    phi_11623_ = vec2<u32>();
                } else {
                    let _e754 = (_e747.x == 0u);
                    if _e754 {
                        phi_11646_ = (32u + select(firstTrailingBit(_e747.y), 32u, (_e747.y == 0u)));
                    } else {
                        phi_11646_ = select(firstTrailingBit(_e747.x), 32u, _e754);
                    }
                    let _e762 = phi_11646_;
                    let _e766 = (1u << bitcast<u32>(((_e762 % 32u) & 31u)));
                    if (_e762 < 32u) {
                        phi_11663_ = vec2<u32>(_e766, 0u);
                    } else {
                        phi_11663_ = vec2<u32>(0u, _e766);
                    }
                    let _e771 = phi_11663_;
                    let _e781 = kept_centers.member[_e762];
                    let _e785 = (_e431.x - _e721.x);
                    let _e786 = (_e431.y - _e721.y);
                    let _e787 = (_e431.z - _e721.z);
                    let _e793 = (_e431.x - _e781.x);
                    let _e794 = (_e431.y - _e781.y);
                    let _e795 = (_e431.z - _e781.z);
                    let _e803 = (_e781.x - _e721.x);
                    let _e804 = (_e781.y - _e721.y);
                    let _e805 = (_e781.z - _e721.z);
                    let _e814 = (((((_e785 * _e785) + (_e786 * _e786)) + (_e787 * _e787)) - (((_e793 * _e793) + (_e794 * _e794)) + (_e795 * _e795))) <= (((2f * _e431.w) * sqrt((((_e803 * _e803) + (_e804 * _e804)) + (_e805 * _e805)))) + 0.000030517578f));
                    if _e814 {
                        phi_11737_ = _e749;
                    } else {
                        if _e708 {
                            phi_11728_ = vec2<u32>(_e707, 0u);
                        } else {
                            phi_11728_ = vec2<u32>(0u, _e707);
                        }
                        let _e818 = phi_11728_;
                        phi_11737_ = (_e749 & vec2<u32>(~(_e818.x), ~(_e818.y)));
                    }
                    let _e826 = phi_11737_;
                    phi_11620_ = select(vec2<u32>(0u, 0u), (_e747 & vec2<u32>(~(_e771.x), ~(_e771.y))), vec2(_e814));
                    phi_11623_ = _e826;
                }
                let _e830 = phi_11620_;
                let _e832 = phi_11623_;
                continue;
                continuing {
                    phi_11619_ = _e830;
                    phi_11622_ = _e832;
                    break if !(select(true, false, _e753));
                }
            }
            phi_11516_ = (_e688 & vec2<u32>(~(_e712.x), ~(_e712.y)));
            let _e1004 = local_57;
            phi_11519_ = _e1004;
        }
        let _e836 = phi_11516_;
        let _e838 = phi_11519_;
        continue;
        continuing {
            phi_11515_ = _e836;
            phi_11518_ = _e838;
            break if !(select(true, false, _e694));
        }
    }
    let _e843 = params_2.member.member_8;
    if (_e843 > 0f) {
        phi_11752_ = 0u;
        phi_11755_ = 0f;
        loop {
            let _e847 = phi_11752_;
            let _e849 = phi_11755_;
            local_54 = _e849;
            let _e850 = (_e847 < _e492);
            if _e850 {
                let _e853 = kept_centers.member[_e847];
                let _e857 = (_e431.x - _e853.x);
                let _e858 = (_e431.y - _e853.y);
                let _e859 = (_e431.z - _e853.z);
                let _e864 = (((_e857 * _e857) + (_e858 * _e858)) + (_e859 * _e859));
                let _e869 = params_2.member.member_6;
                let _e870 = (_e535.member_1 / select(_e864, 0.000000000001f, (_e864 < 0.000000000001f)));
                if (_e869 == 2f) {
                    phi_11793_ = _e870;
                } else {
                    phi_11793_ = pow(_e870, (1f / (_e869 - 1f)));
                }
                let _e876 = phi_11793_;
                phi_11753_ = (_e847 + 1u);
                phi_11756_ = (_e849 + _e876);
            } else {
                break;
            }
            let _e880 = phi_11753_;
            let _e882 = phi_11756_;
            continue;
            continuing {
                phi_11752_ = _e880;
                phi_11755_ = _e882;
            }
        }
        if _e664 {
            phi_11812_ = vec2<u32>(_e663, 0u);
        } else {
            phi_11812_ = vec2<u32>(0u, _e663);
        }
        let _e887 = phi_11812_;
        phi_11817_ = _e887;
        phi_11820_ = 0u;
        loop {
            let _e889 = phi_11817_;
            let _e891 = phi_11820_;
            local_58 = _e889;
            let _e892 = (_e891 < _e492);
            if _e892 {
                let _e895 = kept_centers.member[_e891];
                let _e899 = (_e431.x - _e895.x);
                let _e900 = (_e431.y - _e895.y);
                let _e901 = (_e431.z - _e895.z);
                let _e906 = (((_e899 * _e899) + (_e900 * _e900)) + (_e901 * _e901));
                let _e911 = params_2.member.member_6;
                let _e912 = (_e535.member_1 / select(_e906, 0.000000000001f, (_e906 < 0.000000000001f)));
                if (_e911 == 2f) {
                    phi_11858_ = _e912;
                } else {
                    phi_11858_ = pow(_e912, (1f / (_e911 - 1f)));
                }
                let _e918 = phi_11858_;
                let _e920 = local_54;
                if (_e918 > (_e843 * _e920)) {
                    let _e926 = (1u << bitcast<u32>(((_e891 % 32u) & 31u)));
                    if (_e891 < 32u) {
                        phi_11882_ = vec2<u32>(_e926, 0u);
                    } else {
                        phi_11882_ = vec2<u32>(0u, _e926);
                    }
                    let _e931 = phi_11882_;
                    phi_11884_ = (_e889 | _e931);
                } else {
                    phi_11884_ = _e889;
                }
                let _e934 = phi_11884_;
                phi_11818_ = _e934;
                phi_11821_ = (_e891 + 1u);
            } else {
                break;
            }
            let _e937 = phi_11818_;
            let _e939 = phi_11821_;
            continue;
            continuing {
                phi_11817_ = _e937;
                phi_11820_ = _e939;
            }
        }
        let _e1021 = local_58;
        phi_11889_ = _e1021;
    } else {
        let _e1023 = local_59;
        phi_11889_ = _e1023;
    }
    let _e942 = phi_11889_;
    if _e425 {
        let _e945 = tags.member[_e421];
        tags.member[_e421] = vec4<u32>(_e942.x, _e942.y, _e945.z, _e945.w);
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e413.z] = _e412.x;
    let _e421 = local_60[(_e414.z - 1u)];
    let _e427 = (_e421 < 65u);
    if _e427 {
        atomicStore((&counts_1[_e421]), 0u);
    }
    workgroupBarrier();
    phi_11928_ = _e421;
    loop {
        let _e430 = phi_11928_;
        let _e431 = (_e430 < 4096u);
        if _e431 {
            let _e433 = (((_e413.x + (_e413.y * _e414.x)) * 4096u) + _e430);
            let _e436 = params_2.member.member;
            if (_e433 < _e436) {
                let _e440 = tags_1.member[_e433];
                if ((countOneBits(_e440.x) + countOneBits(_e440.y)) > 1u) {
                    let _e449 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_11960_ = vec2<u32>(_e440.x, _e440.y);
                loop {
                    let _e451 = phi_11960_;
                    let _e455 = ((_e451.x | _e451.y) == 0u);
                    if _e455 {
                        phi_11961_ = vec2<u32>();
                    } else {
                        let _e456 = (_e451.x == 0u);
                        if _e456 {
                            phi_11985_ = (32u + select(firstTrailingBit(_e451.y), 32u, (_e451.y == 0u)));
                        } else {
                            phi_11985_ = select(firstTrailingBit(_e451.x), 32u, _e456);
                        }
                        let _e464 = phi_11985_;
                        let _e466 = atomicAdd((&counts_1[_e464]), 1u);
                        let _e470 = (1u << bitcast<u32>(((_e464 % 32u) & 31u)));
                        if (_e464 < 32u) {
                            phi_12004_ = vec2<u32>(_e470, 0u);
                        } else {
                            phi_12004_ = vec2<u32>(0u, _e470);
                        }
                        let _e475 = phi_12004_;
                        phi_11961_ = (_e451 & vec2<u32>(~(_e475.x), ~(_e475.y)));
                    }
                    let _e483 = phi_11961_;
                    continue;
                    continuing {
                        phi_11960_ = _e483;
                        break if !(select(true, false, _e455));
                    }
                }
            }
            phi_11929_ = (_e430 + (256u * _e414.z));
        } else {
            break;
        }
        let _e489 = phi_11929_;
        continue;
        continuing {
            phi_11928_ = _e489;
        }
    }
    workgroupBarrier();
    if _e427 {
        let _e492 = atomicLoad((&counts_1[_e421]));
        if (_e492 > 0u) {
            let _e496 = atomicAdd((&sizes.member[_e421]), _e492);
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e413.z] = _e412.x;
    let _e425 = local_61[(_e414.z - 1u)];
    let _e430 = (_e413.x + (_e413.y * _e414.x));
    let _e433 = atomicLoad((&tiles_2.member[3u]));
    let _e434 = (_e430 < _e433);
    let _e436 = (select(0u, _e430, _e434) * 2u);
    let _e440 = atomicLoad((&tiles_2.member[(4u + _e436)]));
    let _e444 = atomicLoad((&tiles_2.member[(_e436 + 5u)]));
    let _e446 = ((_e440 * 256u) + _e425);
    let _e447 = (_e444 * 256u);
    let _e448 = (_e447 + _e425);
    if _e434 {
        let _e451 = params_2.member.member_3;
        if (_e448 < _e451) {
            let _e455 = sorted_starts.member[_e448];
            let _e458 = boxes.member[_e448];
            starts_3[_e425] = _e458.y;
            ends[_e425] = _e458.z;
            duplicate_masks[_e425] = _e458.w;
            phi_12093_ = _e455;
        } else {
            phi_12093_ = 4294967295u;
        }
        let _e466 = phi_12093_;
        phi_12094_ = _e466;
    } else {
        phi_12094_ = 4294967295u;
    }
    let _e468 = phi_12094_;
    keys_1[_e425] = _e468;
    if _e434 {
        let _e472 = params_2.member.member_3;
        if (_e446 < _e472) {
            let _e476 = boxes.member[_e446];
            let _e480 = box_ends.member[_e446][0u];
            let _e484 = box_ends.member[_e446][1u];
            phi_12114_ = vec2<u32>(_e480, _e484);
            phi_12115_ = _e476;
        } else {
            phi_12114_ = vec2<u32>(0u, 0u);
            phi_12115_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e487 = phi_12114_;
        let _e489 = phi_12115_;
        phi_12116_ = _e487;
        phi_12117_ = _e489;
    } else {
        phi_12116_ = vec2<u32>(0u, 0u);
        phi_12117_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e491 = phi_12116_;
    let _e493 = phi_12117_;
    workgroupBarrier();
    if (_e444 == _e440) {
        phi_12123_ = (_e425 + 1u);
    } else {
        phi_12123_ = 0u;
    }
    let _e497 = phi_12123_;
    phi_12125_ = 256u;
    phi_12128_ = 0u;
    loop {
        let _e499 = phi_12125_;
        let _e501 = phi_12128_;
        local_62 = _e501;
        local_63 = _e501;
        local_64 = _e501;
        local_65 = _e501;
        local_66 = _e501;
        local_68 = _e501;
        local_69 = _e501;
        local_70 = _e501;
        local_72 = _e501;
        local_73 = _e501;
        local_74 = _e501;
        local_76 = _e501;
        local_77 = _e501;
        local_78 = _e501;
        local_80 = _e501;
        local_81 = _e501;
        local_82 = _e501;
        local_84 = _e501;
        local_85 = _e501;
        local_86 = _e501;
        local_88 = _e501;
        local_89 = _e501;
        local_90 = _e501;
        local_92 = _e501;
        local_93 = _e501;
        local_94 = _e501;
        let _e502 = (_e501 < _e499);
        if _e502 {
            let _e505 = (_e501 + ((_e499 - _e501) / 2u));
            let _e507 = keys_1[_e505];
            let _e509 = (_e507 <= _e491.x);
            if _e509 {
                phi_12148_ = (_e505 + 1u);
            } else {
                phi_12148_ = _e501;
            }
            let _e512 = phi_12148_;
            phi_12126_ = select(_e505, _e499, _e509);
            phi_12129_ = _e512;
        } else {
            break;
        }
        let _e515 = phi_12126_;
        let _e517 = phi_12129_;
        continue;
        continuing {
            phi_12125_ = _e515;
            phi_12128_ = _e517;
        }
    }
    let _e520 = local_62;
    let _e523 = local_63;
    phi_12160_ = 0u;
    phi_12163_ = 0u;
    loop {
        let _e530 = phi_12160_;
        let _e532 = phi_12163_;
        local_67 = _e532;
        let _e533 = (_e530 < 32u);
        if _e533 {
            let _e535 = starts_3[_e530];
            let _e537 = ends[_e530];
            let _e544 = duplicate_masks[_e530];
            phi_12161_ = (_e530 + 1u);
            phi_12164_ = (_e532 | (select(0u, 1u, (((((_e493.z - _e535) & (_e537 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e544) == 0u))) << bitcast<u32>((_e530 & 31u))));
        } else {
            break;
        }
        let _e555 = phi_12161_;
        let _e557 = phi_12164_;
        continue;
        continuing {
            phi_12160_ = _e555;
            phi_12163_ = _e557;
        }
    }
    if (_e497 <= 0u) {
        phi_12212_ = 4294967295u;
    } else {
        if (_e497 < 32u) {
            phi_12211_ = (4294967295u << bitcast<u32>((_e497 & 31u)));
        } else {
            phi_12211_ = 0u;
        }
        let _e565 = phi_12211_;
        phi_12212_ = _e565;
    }
    let _e567 = phi_12212_;
    let _e569 = local_64;
    if (_e569 <= 0u) {
        phi_12233_ = 4294967295u;
    } else {
        let _e572 = local_65;
        if (_e572 < 32u) {
            let _e575 = local_66;
            phi_12232_ = (4294967295u << bitcast<u32>((_e575 & 31u)));
        } else {
            phi_12232_ = 0u;
        }
        let _e580 = phi_12232_;
        phi_12233_ = _e580;
    }
    let _e582 = phi_12233_;
    let _e586 = local_67;
    let _e587 = (_e586 & (_e567 & ~(_e582)));
    masks[_e425] = _e587;
    phi_12249_ = 0u;
    phi_12252_ = 0u;
    loop {
        let _e593 = phi_12249_;
        let _e595 = phi_12252_;
        local_71 = _e595;
        let _e596 = (_e593 < 32u);
        if _e596 {
            let _e597 = (32u + _e593);
            let _e599 = starts_3[_e597];
            let _e601 = ends[_e597];
            let _e608 = duplicate_masks[_e597];
            phi_12250_ = (_e593 + 1u);
            phi_12253_ = (_e595 | (select(0u, 1u, (((((_e493.z - _e599) & (_e601 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e608) == 0u))) << bitcast<u32>((_e593 & 31u))));
        } else {
            break;
        }
        let _e619 = phi_12250_;
        let _e621 = phi_12253_;
        continue;
        continuing {
            phi_12249_ = _e619;
            phi_12252_ = _e621;
        }
    }
    if (_e497 <= 32u) {
        phi_12301_ = 4294967295u;
    } else {
        if (_e497 < 64u) {
            phi_12300_ = (4294967295u << bitcast<u32>(((_e497 - 32u) & 31u)));
        } else {
            phi_12300_ = 0u;
        }
        let _e630 = phi_12300_;
        phi_12301_ = _e630;
    }
    let _e632 = phi_12301_;
    let _e634 = local_68;
    if (_e634 <= 32u) {
        phi_12322_ = 4294967295u;
    } else {
        let _e637 = local_69;
        if (_e637 < 64u) {
            let _e640 = local_70;
            phi_12321_ = (4294967295u << bitcast<u32>(((_e640 - 32u) & 31u)));
        } else {
            phi_12321_ = 0u;
        }
        let _e646 = phi_12321_;
        phi_12322_ = _e646;
    }
    let _e648 = phi_12322_;
    let _e652 = local_71;
    let _e653 = (_e652 & (_e632 & ~(_e648)));
    masks[(256u + _e425)] = _e653;
    phi_12338_ = 0u;
    phi_12341_ = 0u;
    loop {
        let _e664 = phi_12338_;
        let _e666 = phi_12341_;
        local_75 = _e666;
        let _e667 = (_e664 < 32u);
        if _e667 {
            let _e668 = (64u + _e664);
            let _e670 = starts_3[_e668];
            let _e672 = ends[_e668];
            let _e679 = duplicate_masks[_e668];
            phi_12339_ = (_e664 + 1u);
            phi_12342_ = (_e666 | (select(0u, 1u, (((((_e493.z - _e670) & (_e672 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e679) == 0u))) << bitcast<u32>((_e664 & 31u))));
        } else {
            break;
        }
        let _e690 = phi_12339_;
        let _e692 = phi_12342_;
        continue;
        continuing {
            phi_12338_ = _e690;
            phi_12341_ = _e692;
        }
    }
    if (_e497 <= 64u) {
        phi_12390_ = 4294967295u;
    } else {
        if (_e497 < 96u) {
            phi_12389_ = (4294967295u << bitcast<u32>(((_e497 - 64u) & 31u)));
        } else {
            phi_12389_ = 0u;
        }
        let _e701 = phi_12389_;
        phi_12390_ = _e701;
    }
    let _e703 = phi_12390_;
    let _e705 = local_72;
    if (_e705 <= 64u) {
        phi_12411_ = 4294967295u;
    } else {
        let _e708 = local_73;
        if (_e708 < 96u) {
            let _e711 = local_74;
            phi_12410_ = (4294967295u << bitcast<u32>(((_e711 - 64u) & 31u)));
        } else {
            phi_12410_ = 0u;
        }
        let _e717 = phi_12410_;
        phi_12411_ = _e717;
    }
    let _e719 = phi_12411_;
    let _e723 = local_75;
    let _e724 = (_e723 & (_e703 & ~(_e719)));
    masks[(512u + _e425)] = _e724;
    phi_12427_ = 0u;
    phi_12430_ = 0u;
    loop {
        let _e735 = phi_12427_;
        let _e737 = phi_12430_;
        local_79 = _e737;
        let _e738 = (_e735 < 32u);
        if _e738 {
            let _e739 = (96u + _e735);
            let _e741 = starts_3[_e739];
            let _e743 = ends[_e739];
            let _e750 = duplicate_masks[_e739];
            phi_12428_ = (_e735 + 1u);
            phi_12431_ = (_e737 | (select(0u, 1u, (((((_e493.z - _e741) & (_e743 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e750) == 0u))) << bitcast<u32>((_e735 & 31u))));
        } else {
            break;
        }
        let _e761 = phi_12428_;
        let _e763 = phi_12431_;
        continue;
        continuing {
            phi_12427_ = _e761;
            phi_12430_ = _e763;
        }
    }
    if (_e497 <= 96u) {
        phi_12479_ = 4294967295u;
    } else {
        if (_e497 < 128u) {
            phi_12478_ = (4294967295u << bitcast<u32>(((_e497 - 96u) & 31u)));
        } else {
            phi_12478_ = 0u;
        }
        let _e772 = phi_12478_;
        phi_12479_ = _e772;
    }
    let _e774 = phi_12479_;
    let _e776 = local_76;
    if (_e776 <= 96u) {
        phi_12500_ = 4294967295u;
    } else {
        let _e779 = local_77;
        if (_e779 < 128u) {
            let _e782 = local_78;
            phi_12499_ = (4294967295u << bitcast<u32>(((_e782 - 96u) & 31u)));
        } else {
            phi_12499_ = 0u;
        }
        let _e788 = phi_12499_;
        phi_12500_ = _e788;
    }
    let _e790 = phi_12500_;
    let _e794 = local_79;
    let _e795 = (_e794 & (_e774 & ~(_e790)));
    masks[(768u + _e425)] = _e795;
    phi_12516_ = 0u;
    phi_12519_ = 0u;
    loop {
        let _e806 = phi_12516_;
        let _e808 = phi_12519_;
        local_83 = _e808;
        let _e809 = (_e806 < 32u);
        if _e809 {
            let _e810 = (128u + _e806);
            let _e812 = starts_3[_e810];
            let _e814 = ends[_e810];
            let _e821 = duplicate_masks[_e810];
            phi_12517_ = (_e806 + 1u);
            phi_12520_ = (_e808 | (select(0u, 1u, (((((_e493.z - _e812) & (_e814 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e821) == 0u))) << bitcast<u32>((_e806 & 31u))));
        } else {
            break;
        }
        let _e832 = phi_12517_;
        let _e834 = phi_12520_;
        continue;
        continuing {
            phi_12516_ = _e832;
            phi_12519_ = _e834;
        }
    }
    if (_e497 <= 128u) {
        phi_12568_ = 4294967295u;
    } else {
        if (_e497 < 160u) {
            phi_12567_ = (4294967295u << bitcast<u32>(((_e497 - 128u) & 31u)));
        } else {
            phi_12567_ = 0u;
        }
        let _e843 = phi_12567_;
        phi_12568_ = _e843;
    }
    let _e845 = phi_12568_;
    let _e847 = local_80;
    if (_e847 <= 128u) {
        phi_12589_ = 4294967295u;
    } else {
        let _e850 = local_81;
        if (_e850 < 160u) {
            let _e853 = local_82;
            phi_12588_ = (4294967295u << bitcast<u32>(((_e853 - 128u) & 31u)));
        } else {
            phi_12588_ = 0u;
        }
        let _e859 = phi_12588_;
        phi_12589_ = _e859;
    }
    let _e861 = phi_12589_;
    let _e865 = local_83;
    let _e866 = (_e865 & (_e845 & ~(_e861)));
    masks[(1024u + _e425)] = _e866;
    phi_12605_ = 0u;
    phi_12608_ = 0u;
    loop {
        let _e877 = phi_12605_;
        let _e879 = phi_12608_;
        local_87 = _e879;
        let _e880 = (_e877 < 32u);
        if _e880 {
            let _e881 = (160u + _e877);
            let _e883 = starts_3[_e881];
            let _e885 = ends[_e881];
            let _e892 = duplicate_masks[_e881];
            phi_12606_ = (_e877 + 1u);
            phi_12609_ = (_e879 | (select(0u, 1u, (((((_e493.z - _e883) & (_e885 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e892) == 0u))) << bitcast<u32>((_e877 & 31u))));
        } else {
            break;
        }
        let _e903 = phi_12606_;
        let _e905 = phi_12609_;
        continue;
        continuing {
            phi_12605_ = _e903;
            phi_12608_ = _e905;
        }
    }
    if (_e497 <= 160u) {
        phi_12657_ = 4294967295u;
    } else {
        if (_e497 < 192u) {
            phi_12656_ = (4294967295u << bitcast<u32>(((_e497 - 160u) & 31u)));
        } else {
            phi_12656_ = 0u;
        }
        let _e914 = phi_12656_;
        phi_12657_ = _e914;
    }
    let _e916 = phi_12657_;
    let _e918 = local_84;
    if (_e918 <= 160u) {
        phi_12678_ = 4294967295u;
    } else {
        let _e921 = local_85;
        if (_e921 < 192u) {
            let _e924 = local_86;
            phi_12677_ = (4294967295u << bitcast<u32>(((_e924 - 160u) & 31u)));
        } else {
            phi_12677_ = 0u;
        }
        let _e930 = phi_12677_;
        phi_12678_ = _e930;
    }
    let _e932 = phi_12678_;
    let _e936 = local_87;
    let _e937 = (_e936 & (_e916 & ~(_e932)));
    masks[(1280u + _e425)] = _e937;
    phi_12694_ = 0u;
    phi_12697_ = 0u;
    loop {
        let _e948 = phi_12694_;
        let _e950 = phi_12697_;
        local_91 = _e950;
        let _e951 = (_e948 < 32u);
        if _e951 {
            let _e952 = (192u + _e948);
            let _e954 = starts_3[_e952];
            let _e956 = ends[_e952];
            let _e963 = duplicate_masks[_e952];
            phi_12695_ = (_e948 + 1u);
            phi_12698_ = (_e950 | (select(0u, 1u, (((((_e493.z - _e954) & (_e956 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e963) == 0u))) << bitcast<u32>((_e948 & 31u))));
        } else {
            break;
        }
        let _e974 = phi_12695_;
        let _e976 = phi_12698_;
        continue;
        continuing {
            phi_12694_ = _e974;
            phi_12697_ = _e976;
        }
    }
    if (_e497 <= 192u) {
        phi_12746_ = 4294967295u;
    } else {
        if (_e497 < 224u) {
            phi_12745_ = (4294967295u << bitcast<u32>(((_e497 - 192u) & 31u)));
        } else {
            phi_12745_ = 0u;
        }
        let _e985 = phi_12745_;
        phi_12746_ = _e985;
    }
    let _e987 = phi_12746_;
    let _e989 = local_88;
    if (_e989 <= 192u) {
        phi_12767_ = 4294967295u;
    } else {
        let _e992 = local_89;
        if (_e992 < 224u) {
            let _e995 = local_90;
            phi_12766_ = (4294967295u << bitcast<u32>(((_e995 - 192u) & 31u)));
        } else {
            phi_12766_ = 0u;
        }
        let _e1001 = phi_12766_;
        phi_12767_ = _e1001;
    }
    let _e1003 = phi_12767_;
    let _e1007 = local_91;
    let _e1008 = (_e1007 & (_e987 & ~(_e1003)));
    masks[(1536u + _e425)] = _e1008;
    phi_12783_ = 0u;
    phi_12786_ = 0u;
    loop {
        let _e1019 = phi_12783_;
        let _e1021 = phi_12786_;
        local_95 = _e1021;
        let _e1022 = (_e1019 < 32u);
        if _e1022 {
            let _e1023 = (224u + _e1019);
            let _e1025 = starts_3[_e1023];
            let _e1027 = ends[_e1023];
            let _e1034 = duplicate_masks[_e1023];
            phi_12784_ = (_e1019 + 1u);
            phi_12787_ = (_e1021 | (select(0u, 1u, (((((_e493.z - _e1025) & (_e1027 - _e493.y)) & 2147516416u) == 2147516416u) && ((_e493.w & _e1034) == 0u))) << bitcast<u32>((_e1019 & 31u))));
        } else {
            break;
        }
        let _e1045 = phi_12784_;
        let _e1047 = phi_12787_;
        continue;
        continuing {
            phi_12783_ = _e1045;
            phi_12786_ = _e1047;
        }
    }
    if (_e497 <= 224u) {
        phi_12835_ = 4294967295u;
    } else {
        if (_e497 < 256u) {
            phi_12834_ = (4294967295u << bitcast<u32>(((_e497 - 224u) & 31u)));
        } else {
            phi_12834_ = 0u;
        }
        let _e1056 = phi_12834_;
        phi_12835_ = _e1056;
    }
    let _e1058 = phi_12835_;
    let _e1060 = local_92;
    if (_e1060 <= 224u) {
        phi_12856_ = 4294967295u;
    } else {
        let _e1063 = local_93;
        if (_e1063 < 256u) {
            let _e1066 = local_94;
            phi_12855_ = (4294967295u << bitcast<u32>(((_e1066 - 224u) & 31u)));
        } else {
            phi_12855_ = 0u;
        }
        let _e1072 = phi_12855_;
        phi_12856_ = _e1072;
    }
    let _e1074 = phi_12856_;
    let _e1078 = local_95;
    let _e1079 = (_e1078 & (_e1058 & ~(_e1074)));
    masks[(1792u + _e425)] = _e1079;
    let _e1088 = (((((((select(0u, 1u, (_e587 != 0u)) | (select(0u, 1u, (_e653 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e724 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e795 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e866 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e937 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e1008 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1079 != 0u)) << bitcast<u32>(7u)));
    let _e1092 = params_2.member.member_21;
    let _e1093 = (_e1092 != 0u);
    if _e1093 {
        phi_12899_ = true;
    } else {
        phi_12899_ = select(true, false, (_e491.y == 0u));
    }
    let _e1098 = phi_12899_;
    phi_12905_ = type_58((((((((countOneBits(_e587) + countOneBits(_e653)) + countOneBits(_e724)) + countOneBits(_e795)) + countOneBits(_e866)) + countOneBits(_e937)) + countOneBits(_e1008)) + countOneBits(_e1079)), _e1088);
    phi_12908_ = select(0u, _e1088, _e1098);
    loop {
        let _e1101 = phi_12905_;
        let _e1103 = phi_12908_;
        local_102 = _e1101;
        local_106 = _e1101;
        let _e1104 = (_e1103 == 0u);
        if _e1104 {
            phi_12906_ = type_58();
            phi_12909_ = u32();
        } else {
            let _e1106 = select(firstTrailingBit(_e1103), 32u, _e1104);
            let _e1110 = masks[((_e1106 * 256u) + _e425)];
            phi_12924_ = _e1101;
            phi_12927_ = _e1110;
            phi_12929_ = _e1110;
            loop {
                let _e1112 = phi_12924_;
                let _e1114 = phi_12927_;
                let _e1116 = phi_12929_;
                local_98 = _e1116;
                local_99 = _e1116;
                local_100 = _e1112;
                local_101 = _e1112;
                local_107 = _e1112;
                let _e1117 = (_e1114 == 0u);
                if _e1117 {
                    phi_12925_ = type_58();
                    phi_12928_ = u32();
                    phi_12930_ = u32();
                } else {
                    let _e1122 = ((_e447 + (_e1106 * 32u)) + select(firstTrailingBit(_e1114), 32u, _e1117));
                    let _e1125 = box_ends.member[_e1122][1u];
                    let _e1127 = ((_e491.y & _e1125) != 0u);
                    if _e1093 {
                        if _e1127 {
                            phi_13023_ = _e1127;
                        } else {
                            let _e1130 = tags_2.member[_e493.x];
                            let _e1132 = boxes.member[_e1122];
                            let _e1135 = tags_2.member[_e1132.x];
                            if (_e1130.z == _e1135.z) {
                                phi_12976_ = ((_e1130.w & 2147483648u) == 0u);
                            } else {
                                phi_12976_ = true;
                            }
                            let _e1143 = phi_12976_;
                            if _e1143 {
                                let _e1145 = (_e1130.w & 2147483647u);
                                let _e1147 = (_e1135.w & 2147483647u);
                                let _e1149 = filter_.member[_e1145];
                                let _e1152 = filter_.member[(_e1145 + 1u)];
                                phi_12990_ = _e1152;
                                phi_12993_ = _e1149;
                                loop {
                                    let _e1154 = phi_12990_;
                                    let _e1156 = phi_12993_;
                                    local_96 = _e1156;
                                    local_97 = _e1156;
                                    let _e1157 = (_e1156 < _e1154);
                                    if _e1157 {
                                        let _e1160 = (_e1156 + ((_e1154 - _e1156) / 2u));
                                        let _e1162 = filter_.member[_e1160];
                                        let _e1163 = (_e1162 <= _e1147);
                                        if _e1163 {
                                            phi_13012_ = (_e1160 + 1u);
                                        } else {
                                            phi_13012_ = _e1156;
                                        }
                                        let _e1166 = phi_13012_;
                                        phi_12991_ = select(_e1160, _e1154, _e1163);
                                        phi_12994_ = _e1166;
                                    } else {
                                        break;
                                    }
                                    let _e1169 = phi_12991_;
                                    let _e1171 = phi_12994_;
                                    continue;
                                    continuing {
                                        phi_12990_ = _e1169;
                                        phi_12993_ = _e1171;
                                    }
                                }
                                let _e1174 = local_96;
                                if (_e1174 > _e1149) {
                                    let _e1177 = local_97;
                                    let _e1180 = filter_.member[(_e1177 - 1u)];
                                    phi_13021_ = (_e1180 == _e1147);
                                } else {
                                    phi_13021_ = false;
                                }
                                let _e1183 = phi_13021_;
                                phi_13022_ = _e1183;
                            } else {
                                phi_13022_ = true;
                            }
                            let _e1185 = phi_13022_;
                            phi_13023_ = _e1185;
                        }
                        let _e1187 = phi_13023_;
                        phi_13024_ = _e1187;
                    } else {
                        phi_13024_ = _e1127;
                    }
                    let _e1189 = phi_13024_;
                    if _e1189 {
                        phi_13035_ = type_58((_e1112.member - 1u), _e1112.member_1);
                        phi_13036_ = (_e1116 & ~((_e1114 & (0u - _e1114))));
                    } else {
                        phi_13035_ = _e1112;
                        phi_13036_ = _e1116;
                    }
                    let _e1200 = phi_13035_;
                    let _e1202 = phi_13036_;
                    phi_12925_ = _e1200;
                    phi_12928_ = (_e1114 & (_e1114 - 1u));
                    phi_12930_ = _e1202;
                }
                let _e1206 = phi_12925_;
                let _e1208 = phi_12928_;
                let _e1210 = phi_12930_;
                continue;
                continuing {
                    phi_12924_ = _e1206;
                    phi_12927_ = _e1208;
                    phi_12929_ = _e1210;
                    break if !(select(true, false, _e1117));
                }
            }
            let _e1214 = local_98;
            masks[((_e1106 * 256u) + _e425)] = _e1214;
            let _e1216 = local_99;
            if (_e1216 == 0u) {
                let _e1222 = local_100;
                let _e1226 = local_101;
                phi_13053_ = type_58(_e1226.member, (_e1222.member_1 & ~((_e1103 & (0u - _e1103)))));
            } else {
                let _e1524 = local_107;
                phi_13053_ = _e1524;
            }
            let _e1231 = phi_13053_;
            phi_12906_ = _e1231;
            phi_12909_ = (_e1103 & (_e1103 - 1u));
        }
        let _e1235 = phi_12906_;
        let _e1237 = phi_12909_;
        continue;
        continuing {
            phi_12905_ = _e1235;
            phi_12908_ = _e1237;
            break if !(select(true, false, _e1104));
        }
    }
    let _e1241 = local_102;
    counts_2[_e425] = ((_e1241.member << bitcast<u32>(16i)) | (select(_e497, _e523, (_e520 > _e497)) - _e497));
    workgroupBarrier();
    if ((_e425 & 15u) == 0u) {
        phi_13067_ = 0u;
        phi_13070_ = 0u;
        loop {
            let _e1250 = phi_13067_;
            let _e1252 = phi_13070_;
            local_103 = _e1252;
            let _e1253 = (_e1250 < 16u);
            if _e1253 {
                let _e1256 = counts_2[(_e425 + _e1250)];
                counts_2[(_e425 + _e1250)] = _e1252;
                phi_13068_ = (_e1250 + _e414.z);
                phi_13071_ = (_e1252 + _e1256);
            } else {
                break;
            }
            let _e1260 = phi_13068_;
            let _e1262 = phi_13071_;
            continue;
            continuing {
                phi_13067_ = _e1260;
                phi_13070_ = _e1262;
            }
        }
        let _e1267 = local_103;
        chunk_counts[(_e425 / 16u)] = _e1267;
    }
    workgroupBarrier();
    if (_e425 == 0u) {
        phi_13092_ = 0u;
        phi_13095_ = 0u;
        phi_13097_ = 0u;
        loop {
            let _e1270 = phi_13092_;
            let _e1272 = phi_13095_;
            let _e1274 = phi_13097_;
            local_104 = _e1272;
            local_105 = _e1274;
            let _e1275 = (_e1270 < 16u);
            if _e1275 {
                let _e1277 = chunk_counts[_e1270];
                chunk_counts[_e1270] = ((_e1274 << bitcast<u32>(16i)) | _e1272);
                phi_13093_ = (_e1270 + _e414.z);
                phi_13096_ = (_e1272 + (_e1277 & 65535u));
                phi_13098_ = (_e1274 + (_e1277 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1288 = phi_13093_;
            let _e1290 = phi_13096_;
            let _e1292 = phi_13098_;
            continue;
            continuing {
                phi_13092_ = _e1288;
                phi_13095_ = _e1290;
                phi_13097_ = _e1292;
            }
        }
        let _e1295 = local_104;
        let _e1296 = select(0u, _e1295, _e434);
        let _e1298 = local_105;
        let _e1302 = atomicAdd((&tiles_2.member[1u]), _e1296);
        if ((_e1302 + _e1296) < _e1302) {
            let _e1307 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1310 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1298, _e434));
        reserved[0u] = _e1310;
    }
    workgroupBarrier();
    let _e1312 = counts_2[_e425];
    let _e1315 = chunk_counts[(_e425 / 16u)];
    let _e1318 = reserved[0u];
    let _e1323 = local_106;
    let _e1327 = params_2.member.member_11;
    phi_13153_ = 0u;
    phi_13156_ = 0u;
    phi_13158_ = _e1323.member_1;
    phi_13160_ = _e1241.member;
    phi_13162_ = (_e1318 + ((_e1312 + _e1315) >> bitcast<u32>(16i)));
    loop {
        let _e1329 = phi_13153_;
        let _e1331 = phi_13156_;
        let _e1333 = phi_13158_;
        let _e1335 = phi_13160_;
        let _e1337 = phi_13162_;
        let _e1338 = (_e1335 == 0u);
        if _e1338 {
            phi_13154_ = u32();
            phi_13157_ = u32();
            phi_13159_ = u32();
            phi_13161_ = u32();
            phi_13163_ = u32();
        } else {
            if (_e1329 == 0u) {
                let _e1342 = select(firstTrailingBit(_e1333), 32u, (_e1333 == 0u));
                let _e1346 = masks[((_e1342 * 256u) + _e425)];
                phi_13184_ = _e1346;
                phi_13185_ = _e1342;
                phi_13186_ = (_e1333 & (_e1333 - 1u));
            } else {
                phi_13184_ = _e1329;
                phi_13185_ = _e1331;
                phi_13186_ = _e1333;
            }
            let _e1350 = phi_13184_;
            let _e1352 = phi_13185_;
            let _e1354 = phi_13186_;
            if (_e1337 < _e1327) {
                pairs_1.member[_e1337] = (((_e430 << bitcast<u32>(16i)) | (_e425 << bitcast<u32>(8i))) | ((_e1352 * 32u) + select(firstTrailingBit(_e1350), 32u, (_e1350 == 0u))));
            }
            phi_13154_ = (_e1350 & (_e1350 - 1u));
            phi_13157_ = _e1352;
            phi_13159_ = _e1354;
            phi_13161_ = (_e1335 - 1u);
            phi_13163_ = (_e1337 + 1u);
        }
        let _e1374 = phi_13154_;
        let _e1376 = phi_13157_;
        let _e1378 = phi_13159_;
        let _e1380 = phi_13161_;
        let _e1382 = phi_13163_;
        continue;
        continuing {
            phi_13153_ = _e1374;
            phi_13156_ = _e1376;
            phi_13158_ = _e1378;
            phi_13160_ = _e1380;
            phi_13162_ = _e1382;
            break if !(select(true, false, _e1338));
        }
    }
    return;
}

fn function_34() {
    var phi_13255_: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_2.member.member_1;
    if (_e421 < _e424) {
        let _e432 = params_2.member.member_4;
        let _e434 = (((f32(_e421) + 0.5f) / f32(_e424)) * f32(_e432));
        let _e439 = select(select(u32(_e434), 0u, (_e434 < 0f)), 4294967295u, (_e434 > 4294967000f));
        if (_e439 >= _e432) {
            phi_13255_ = (_e432 - 1u);
        } else {
            phi_13255_ = _e439;
        }
        let _e443 = phi_13255_;
        let _e446 = params_2.member.member_5;
        let _e450 = spheres.member[(_e443 * _e446)];
        centers.member[_e421] = _e450;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e413.z] = _e412.x;
    let _e421 = local_108[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e428 = ((_e426 * 256u) + _e421);
    let _e431 = progress.member[1u];
    let _e432 = (_e431 == 0u);
    if _e432 {
        let _e435 = params_2.member.member_4;
        if (_e428 < _e435) {
            let _e439 = params_2.member.member_5;
            let _e443 = spheres.member[(_e428 * _e439)];
            let _e449 = centers_1.member[0u];
            let _e453 = (_e443.x - _e449.x);
            let _e454 = (_e443.y - _e449.y);
            let _e455 = (_e443.z - _e449.z);
            let _e460 = (((_e453 * _e453) + (_e454 * _e454)) + (_e455 * _e455));
            phi_13325_ = 1u;
            phi_13328_ = select(_e460, 0.000000000001f, (_e460 < 0.000000000001f));
            loop {
                let _e464 = phi_13325_;
                let _e466 = phi_13328_;
                local_110 = _e466;
                local_111 = _e466;
                let _e469 = params_2.member.member_1;
                let _e470 = (_e464 < _e469);
                local_109 = _e469;
                if _e470 {
                    let _e473 = centers_1.member[_e464];
                    let _e477 = (_e443.x - _e473.x);
                    let _e478 = (_e443.y - _e473.y);
                    let _e479 = (_e443.z - _e473.z);
                    let _e484 = (((_e477 * _e477) + (_e478 * _e478)) + (_e479 * _e479));
                    let _e486 = select(_e484, 0.000000000001f, (_e484 < 0.000000000001f));
                    phi_13326_ = (_e464 + 1u);
                    phi_13329_ = select(_e466, _e486, (_e486 < _e466));
                } else {
                    break;
                }
                let _e491 = phi_13326_;
                let _e493 = phi_13329_;
                continue;
                continuing {
                    phi_13325_ = _e491;
                    phi_13328_ = _e493;
                }
            }
            phi_13363_ = 0u;
            phi_13366_ = 0f;
            loop {
                let _e496 = phi_13363_;
                let _e498 = phi_13366_;
                local_113 = _e498;
                let _e500 = local_109;
                let _e501 = (_e496 < _e500);
                if _e501 {
                    let _e504 = centers_1.member[_e496];
                    let _e508 = (_e443.x - _e504.x);
                    let _e509 = (_e443.y - _e504.y);
                    let _e510 = (_e443.z - _e504.z);
                    let _e515 = (((_e508 * _e508) + (_e509 * _e509)) + (_e510 * _e510));
                    let _e520 = params_2.member.member_6;
                    let _e522 = local_110;
                    let _e523 = (_e522 / select(_e515, 0.000000000001f, (_e515 < 0.000000000001f)));
                    if (_e520 == 2f) {
                        phi_13404_ = _e523;
                    } else {
                        phi_13404_ = pow(_e523, (1f / (_e520 - 1f)));
                    }
                    let _e529 = phi_13404_;
                    phi_13364_ = (_e496 + 1u);
                    phi_13367_ = (_e498 + _e529);
                } else {
                    break;
                }
                let _e533 = phi_13364_;
                let _e535 = phi_13367_;
                continue;
                continuing {
                    phi_13363_ = _e533;
                    phi_13366_ = _e535;
                }
            }
            let _e538 = local_111;
            phi_13408_ = vec4<f32>(_e443.x, _e443.y, _e443.z, _e538);
            let _e678 = local_113;
            phi_13409_ = _e678;
        } else {
            phi_13408_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13409_ = 0f;
        }
        let _e541 = phi_13408_;
        let _e543 = phi_13409_;
        phi_13410_ = _e541;
        phi_13411_ = _e543;
    } else {
        phi_13410_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13411_ = 0f;
    }
    let _e545 = phi_13410_;
    let _e547 = phi_13411_;
    points[_e421] = _e545;
    closenesses[_e421] = _e547;
    workgroupBarrier();
    let _e552 = params_2.member.member_2;
    let _e553 = (_e552 & 31u);
    let _e557 = (_e421 & ((1u << bitcast<u32>(_e553)) - 1u));
    let _e561 = (256u >> bitcast<u32>(_e553));
    let _e564 = params_2.member.member_1;
    if (_e557 < _e564) {
        let _e568 = centers_1.member[_e557];
        phi_13440_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13443_ = (_e421 >> bitcast<u32>(_e553));
        loop {
            let _e573 = phi_13440_;
            let _e575 = phi_13443_;
            local_114 = _e573;
            let _e576 = (_e575 < 256u);
            if _e576 {
                let _e578 = points[_e575];
                let _e580 = closenesses[_e575];
                if (_e580 > 0f) {
                    let _e585 = (_e578.x - _e568.x);
                    let _e586 = (_e578.y - _e568.y);
                    let _e587 = (_e578.z - _e568.z);
                    let _e592 = (((_e585 * _e585) + (_e586 * _e586)) + (_e587 * _e587));
                    let _e598 = params_2.member.member_6;
                    let _e599 = (_e578.w / select(_e592, 0.000000000001f, (_e592 < 0.000000000001f)));
                    let _e600 = (_e598 == 2f);
                    if _e600 {
                        phi_13486_ = _e599;
                    } else {
                        phi_13486_ = pow(_e599, (1f / (_e598 - 1f)));
                    }
                    let _e605 = phi_13486_;
                    let _e606 = (_e605 / _e580);
                    if _e600 {
                        phi_13496_ = (_e606 * _e606);
                    } else {
                        phi_13496_ = pow(_e606, _e598);
                    }
                    let _e610 = phi_13496_;
                    phi_13515_ = vec4<f32>((_e573.x + (_e578.x * _e610)), (_e573.y + (_e578.y * _e610)), (_e573.z + (_e578.z * _e610)), (_e573.w + _e610));
                } else {
                    phi_13515_ = _e573;
                }
                let _e624 = phi_13515_;
                phi_13441_ = _e624;
                phi_13444_ = (_e575 + _e561);
            } else {
                break;
            }
            let _e627 = phi_13441_;
            let _e629 = phi_13444_;
            continue;
            continuing {
                phi_13440_ = _e627;
                phi_13443_ = _e629;
            }
        }
        let _e690 = local_114;
        phi_13517_ = _e690;
    } else {
        phi_13517_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e632 = phi_13517_;
    parts[_e421] = _e632;
    workgroupBarrier();
    if _e432 {
        if (_e421 < _e564) {
            let _e638 = params_2.member.member_4;
            if ((_e428 - _e421) < _e638) {
                phi_13536_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13539_ = 0u;
                loop {
                    let _e641 = phi_13536_;
                    let _e643 = phi_13539_;
                    local_112 = _e641;
                    let _e644 = (_e643 < _e561);
                    if _e644 {
                        let _e649 = parts[((_e643 << bitcast<u32>(_e553)) + _e421)];
                        phi_13537_ = (_e641 + _e649);
                        phi_13540_ = (_e643 + 1u);
                    } else {
                        break;
                    }
                    let _e653 = phi_13537_;
                    let _e655 = phi_13540_;
                    continue;
                    continuing {
                        phi_13536_ = _e653;
                        phi_13539_ = _e655;
                    }
                }
                let _e662 = local_112;
                sums_2.member[((_e426 * _e564) + _e421)] = _e662;
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

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e413.z] = _e412.x;
    let _e421 = local_115[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    if (_e426 == 0u) {
        let _e432 = params_2.member.member_1;
        if (_e421 < _e432) {
            let _e436 = params_2.member.member_4;
            let _e437 = (_e436 / 256u);
            if ((_e436 % 256u) > 0u) {
                phi_13625_ = (_e437 + 1u);
            } else {
                phi_13625_ = _e437;
            }
            let _e442 = phi_13625_;
            phi_13627_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13630_ = 0u;
            loop {
                let _e444 = phi_13627_;
                let _e446 = phi_13630_;
                local_116 = _e444;
                local_117 = _e444;
                let _e447 = (_e446 < _e442);
                if _e447 {
                    let _e452 = sums_3.member[((_e446 * _e432) + _e421)];
                    phi_13628_ = (_e444 + _e452);
                    phi_13631_ = (_e446 + 1u);
                } else {
                    break;
                }
                let _e456 = phi_13628_;
                let _e458 = phi_13631_;
                continue;
                continuing {
                    phi_13627_ = _e456;
                    phi_13630_ = _e458;
                }
            }
            let _e462 = centers.member[_e421];
            let _e464 = local_116;
            if (_e464.w > 0f) {
                let _e469 = local_117;
                phi_13670_ = (_e469 / vec4(_e464.w));
            } else {
                phi_13670_ = _e462;
            }
            let _e472 = phi_13670_;
            centers.member[_e421] = _e472;
            let _e475 = (_e472.x - _e462.x);
            let _e478 = (_e472.y - _e462.y);
            let _e481 = (_e472.z - _e462.z);
            moves[_e421] = (((_e475 * _e475) + (_e478 * _e478)) + (_e481 * _e481));
        }
    }
    workgroupBarrier();
    if (((_e426 * 256u) + _e421) == 0u) {
        let _e491 = progress_1.member[1u];
        if (_e491 == 0u) {
            phi_13698_ = 0u;
            phi_13701_ = 1u;
            loop {
                let _e494 = phi_13698_;
                let _e496 = phi_13701_;
                local_118 = _e496;
                let _e499 = params_2.member.member_1;
                let _e500 = (_e494 < _e499);
                if _e500 {
                    let _e502 = moves[_e494];
                    let _e505 = params_2.member.member_7;
                    phi_13699_ = (_e494 + 1u);
                    phi_13702_ = select(_e496, 0u, (_e502 > (_e505 * _e505)));
                } else {
                    break;
                }
                let _e511 = phi_13699_;
                let _e513 = phi_13702_;
                continue;
                continuing {
                    phi_13698_ = _e511;
                    phi_13701_ = _e513;
                }
            }
            let _e517 = progress_1.member[0u];
            progress_1.member[0u] = (_e517 + 1u);
            let _e520 = local_118;
            progress_1.member[1u] = _e520;
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

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    if (_e421 < 64u) {
        let _e425 = params_2.member.member_1;
        let _e429 = centers_2.member[_e421];
        phi_13757_ = 0u;
        phi_13760_ = (_e421 < _e425);
        loop {
            let _e434 = phi_13757_;
            let _e436 = phi_13760_;
            local_119 = _e436;
            if _e436 {
                let _e437 = (_e434 < _e421);
                if _e437 {
                    let _e440 = centers_2.member[_e434];
                    let _e444 = (_e429.x - _e440.x);
                    let _e445 = (_e429.y - _e440.y);
                    let _e446 = (_e429.z - _e440.z);
                    phi_13788_ = (_e434 + 1u);
                    phi_13789_ = !(((((_e444 * _e444) + (_e445 * _e445)) + (_e446 * _e446)) < 0.0000009536743f));
                } else {
                    phi_13788_ = u32();
                    phi_13789_ = bool();
                }
                let _e456 = phi_13788_;
                let _e458 = phi_13789_;
                phi_13758_ = _e456;
                phi_13761_ = _e458;
                phi_13790_ = _e437;
            } else {
                phi_13758_ = u32();
                phi_13761_ = bool();
                phi_13790_ = false;
            }
            let _e460 = phi_13758_;
            let _e462 = phi_13761_;
            let _e464 = phi_13790_;
            continue;
            continuing {
                phi_13757_ = _e460;
                phi_13760_ = _e462;
                break if !(_e464);
            }
        }
        let _e467 = local_119;
        if _e467 {
            phi_13796_ = vec4<f32>(_e429.x, _e429.y, _e429.z, 0f);
        } else {
            phi_13796_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e470 = phi_13796_;
        kept.member[_e421] = _e470;
    }
    return;
}

fn function_38() {
    var phi_13888_: f32;
    var phi_14403_: vec4<f32>;
    var phi_14712_: bool;
    var phi_14713_: bool;
    var phi_14714_: bool;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e425 = params_2.member.member;
    if (_e421 < _e425) {
        let _e427 = (_e421 * 3u);
        let _e430 = corners.member[_e427];
        let _e432 = bitcast<f32>(_e430.x);
        let _e434 = bitcast<f32>(_e430.y);
        let _e436 = bitcast<f32>(_e430.z);
        let _e440 = corners.member[(_e427 + 1u)];
        let _e442 = bitcast<f32>(_e440.x);
        let _e444 = bitcast<f32>(_e440.y);
        let _e446 = bitcast<f32>(_e440.z);
        let _e450 = corners.member[(_e427 + 2u)];
        let _e452 = bitcast<f32>(_e450.x);
        let _e454 = bitcast<f32>(_e450.y);
        let _e456 = bitcast<f32>(_e450.z);
        let _e459 = frame.member[1u];
        let _e461 = (_e432 * _e459.x);
        let _e462 = (_e434 * _e459.x);
        let _e463 = (_e436 * _e459.x);
        let _e464 = (_e442 * _e459.x);
        let _e465 = (_e444 * _e459.x);
        let _e466 = (_e446 * _e459.x);
        let _e467 = (_e452 * _e459.x);
        let _e468 = (_e454 * _e459.x);
        let _e469 = (_e456 * _e459.x);
        let _e472 = frame.member[0u];
        let _e479 = params_2.member.member_16;
        let _e482 = params_2.member.member_17;
        let _e485 = params_2.member.member_18;
        let _e487 = select(_e485, _e479, (_e421 < _e482));
        if (_e487 < (8388608f / _e459.x)) {
            phi_13888_ = (_e487 * _e459.x);
        } else {
            phi_13888_ = 8388608f;
        }
        let _e492 = phi_13888_;
        let _e493 = (_e492 * 1.000001f);
        let _e494 = (_e413.z ^ 1u);
        let _e497 = params_2.member.member_22;
        let _e498 = (_e497 == 0u);
        if _e498 {
            let _e581 = select(_e464, _e461, (_e461 < _e464));
            let _e583 = select(_e465, _e462, (_e462 < _e465));
            let _e585 = select(_e466, _e463, (_e463 < _e466));
            let _e593 = select(_e464, _e461, (_e461 > _e464));
            let _e595 = select(_e465, _e462, (_e462 > _e465));
            let _e597 = select(_e466, _e463, (_e463 > _e466));
            let _e620 = ((_e492 * -1.000001f) * _e472.w);
            let _e621 = ((bitcast<f32>((bitcast<u32>((select(_e467, _e581, (_e581 < _e467)) - _e472.x)) ^ _e494)) * _e472.w) + _e620);
            let _e622 = ((bitcast<f32>((bitcast<u32>((select(_e468, _e583, (_e583 < _e468)) - _e472.y)) ^ _e494)) * _e472.w) + _e620);
            let _e623 = ((bitcast<f32>((bitcast<u32>((select(_e469, _e585, (_e585 < _e469)) - _e472.z)) ^ _e494)) * _e472.w) + _e620);
            let _e625 = select(0f, _e621, (_e621 > 0f));
            let _e627 = select(0f, _e622, (_e622 > 0f));
            let _e629 = select(0f, _e623, (_e623 > 0f));
            let _e631 = select(1f, _e625, (_e625 < 1f));
            let _e633 = select(1f, _e627, (_e627 < 1f));
            let _e635 = select(1f, _e629, (_e629 < 1f));
            let _e651 = (_e493 * _e472.w);
            let _e652 = ((bitcast<f32>((bitcast<u32>((select(_e467, _e593, (_e593 > _e467)) - _e472.x)) ^ _e494)) * _e472.w) + _e651);
            let _e653 = ((bitcast<f32>((bitcast<u32>((select(_e468, _e595, (_e595 > _e468)) - _e472.y)) ^ _e494)) * _e472.w) + _e651);
            let _e654 = ((bitcast<f32>((bitcast<u32>((select(_e469, _e597, (_e597 > _e469)) - _e472.z)) ^ _e494)) * _e472.w) + _e651);
            let _e656 = select(0f, _e652, (_e652 > 0f));
            let _e658 = select(0f, _e653, (_e653 > 0f));
            let _e660 = select(0f, _e654, (_e654 > 0f));
            let _e662 = select(1f, _e656, (_e656 < 1f));
            let _e664 = select(1f, _e658, (_e658 < 1f));
            let _e666 = select(1f, _e660, (_e660 < 1f));
            let _e667 = (_e662 - _e631);
            let _e668 = (_e664 - _e633);
            let _e669 = (_e666 - _e635);
            let _e683 = ((sqrt((((_e667 * _e667) + (_e668 * _e668)) + (_e669 * _e669))) * 0.5000038f) + 0.0000076293945f);
            let _e690 = (((_e461 + _e464) + _e467) * 0.33333334f);
            let _e691 = (((_e462 + _e465) + _e468) * 0.33333334f);
            let _e692 = (((_e463 + _e466) + _e469) * 0.33333334f);
            let _e698 = bitcast<f32>((bitcast<u32>((_e461 - _e690)) ^ _e494));
            let _e701 = bitcast<f32>((bitcast<u32>((_e462 - _e691)) ^ _e494));
            let _e704 = bitcast<f32>((bitcast<u32>((_e463 - _e692)) ^ _e494));
            let _e709 = (((_e698 * _e698) + (_e701 * _e701)) + (_e704 * _e704));
            let _e715 = bitcast<f32>((bitcast<u32>((_e464 - _e690)) ^ _e494));
            let _e718 = bitcast<f32>((bitcast<u32>((_e465 - _e691)) ^ _e494));
            let _e721 = bitcast<f32>((bitcast<u32>((_e466 - _e692)) ^ _e494));
            let _e726 = (((_e715 * _e715) + (_e718 * _e718)) + (_e721 * _e721));
            let _e732 = bitcast<f32>((bitcast<u32>((_e467 - _e690)) ^ _e494));
            let _e735 = bitcast<f32>((bitcast<u32>((_e468 - _e691)) ^ _e494));
            let _e738 = bitcast<f32>((bitcast<u32>((_e469 - _e692)) ^ _e494));
            let _e743 = (((_e732 * _e732) + (_e735 * _e735)) + (_e738 * _e738));
            let _e745 = select(_e726, _e709, (_e709 > _e726));
            let _e751 = (((sqrt(select(_e743, _e745, (_e745 > _e743))) * 1.0000076f) + _e493) * _e472.w);
            let _e754 = (select(2f, _e751, (_e751 < 2f)) + 0.0000076293945f);
            let _e767 = (bitcast<f32>((bitcast<u32>((_e690 - _e472.x)) ^ _e494)) * _e472.w);
            let _e768 = (bitcast<f32>((bitcast<u32>((_e691 - _e472.y)) ^ _e494)) * _e472.w);
            let _e769 = (bitcast<f32>((bitcast<u32>((_e692 - _e472.z)) ^ _e494)) * _e472.w);
            let _e771 = select(0f, _e767, (_e767 > 0f));
            let _e773 = select(0f, _e768, (_e768 > 0f));
            let _e775 = select(0f, _e769, (_e769 > 0f));
            let _e783 = (_e683 < (0.5f * _e754));
            phi_14403_ = vec4<f32>(select(select(1f, _e771, (_e771 < 1f)), ((_e631 + _e662) * 0.5f), _e783), select(select(1f, _e773, (_e773 < 1f)), ((_e633 + _e664) * 0.5f), _e783), select(select(1f, _e775, (_e775 < 1f)), ((_e635 + _e666) * 0.5f), _e783), select(_e754, _e683, _e783));
        } else {
            let _e515 = ((_e492 * -1.000001f) * _e472.w);
            let _e516 = ((bitcast<f32>((bitcast<u32>((_e461 - _e472.x)) ^ _e494)) * _e472.w) + _e515);
            let _e517 = ((bitcast<f32>((bitcast<u32>((_e462 - _e472.y)) ^ _e494)) * _e472.w) + _e515);
            let _e518 = ((bitcast<f32>((bitcast<u32>((_e463 - _e472.z)) ^ _e494)) * _e472.w) + _e515);
            let _e520 = select(0f, _e516, (_e516 > 0f));
            let _e522 = select(0f, _e517, (_e517 > 0f));
            let _e524 = select(0f, _e518, (_e518 > 0f));
            let _e526 = select(1f, _e520, (_e520 < 1f));
            let _e528 = select(1f, _e522, (_e522 < 1f));
            let _e530 = select(1f, _e524, (_e524 < 1f));
            let _e546 = (_e493 * _e472.w);
            let _e547 = ((bitcast<f32>((bitcast<u32>((_e464 - _e472.x)) ^ _e494)) * _e472.w) + _e546);
            let _e548 = ((bitcast<f32>((bitcast<u32>((_e465 - _e472.y)) ^ _e494)) * _e472.w) + _e546);
            let _e549 = ((bitcast<f32>((bitcast<u32>((_e466 - _e472.z)) ^ _e494)) * _e472.w) + _e546);
            let _e551 = select(0f, _e547, (_e547 > 0f));
            let _e553 = select(0f, _e548, (_e548 > 0f));
            let _e555 = select(0f, _e549, (_e549 > 0f));
            let _e557 = select(1f, _e551, (_e551 < 1f));
            let _e559 = select(1f, _e553, (_e553 < 1f));
            let _e561 = select(1f, _e555, (_e555 < 1f));
            let _e562 = (_e557 - _e526);
            let _e563 = (_e559 - _e528);
            let _e564 = (_e561 - _e530);
            phi_14403_ = vec4<f32>(((_e526 + _e557) * 0.5f), ((_e528 + _e559) * 0.5f), ((_e530 + _e561) * 0.5f), ((sqrt((((_e562 * _e562) + (_e563 * _e563)) + (_e564 * _e564))) * 0.5000038f) + 0.0000076293945f));
        }
        let _e790 = phi_14403_;
        spheres_1.member[_e421] = _e790;
        if _e498 {
            let _e793 = bitcast<u32>(_e432);
            let _e794 = (_e793 & 2147483647u);
            let _e795 = bitcast<u32>(_e434);
            let _e796 = (_e795 & 2147483647u);
            let _e798 = select(_e796, _e794, (_e794 > _e796));
            let _e799 = bitcast<u32>(_e436);
            let _e800 = (_e799 & 2147483647u);
            let _e802 = select(_e800, _e798, (_e798 > _e800));
            let _e803 = bitcast<u32>(_e442);
            let _e804 = (_e803 & 2147483647u);
            let _e805 = bitcast<u32>(_e444);
            let _e806 = (_e805 & 2147483647u);
            let _e808 = select(_e806, _e804, (_e804 > _e806));
            let _e809 = bitcast<u32>(_e446);
            let _e810 = (_e809 & 2147483647u);
            let _e812 = select(_e810, _e808, (_e808 > _e810));
            let _e814 = select(_e812, _e802, (_e802 > _e812));
            let _e815 = bitcast<u32>(_e452);
            let _e816 = (_e815 & 2147483647u);
            let _e817 = bitcast<u32>(_e454);
            let _e818 = (_e817 & 2147483647u);
            let _e820 = select(_e818, _e816, (_e816 > _e818));
            let _e821 = bitcast<u32>(_e456);
            let _e822 = (_e821 & 2147483647u);
            let _e824 = select(_e822, _e820, (_e820 > _e822));
            let _e827 = (select(_e824, _e814, (_e814 > _e824)) & 2139095040u);
            let _e829 = select(117440512u, _e827, (_e827 > 117440512u));
            let _e831 = select(1056964608u, _e829, (_e829 > 1056964608u));
            let _e832 = (_e831 - 1056964608u);
            let _e838 = bitcast<f32>(select(0u, ((_e793 + 1056964608u) - _e829), ((_e793 & 2139095040u) > _e832)));
            let _e844 = bitcast<f32>(select(0u, ((_e795 + 1056964608u) - _e829), ((_e795 & 2139095040u) > _e832)));
            let _e850 = bitcast<f32>(select(0u, ((_e799 + 1056964608u) - _e829), ((_e799 & 2139095040u) > _e832)));
            let _e895 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e803 + 1056964608u) - _e829), ((_e803 & 2139095040u) > _e832))) - _e838)) ^ _e494));
            let _e898 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e805 + 1056964608u) - _e829), ((_e805 & 2139095040u) > _e832))) - _e844)) ^ _e494));
            let _e901 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e809 + 1056964608u) - _e829), ((_e809 & 2139095040u) > _e832))) - _e850)) ^ _e494));
            let _e907 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e815 + 1056964608u) - _e829), ((_e815 & 2139095040u) > _e832))) - _e838)) ^ _e494));
            let _e910 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e817 + 1056964608u) - _e829), ((_e817 & 2139095040u) > _e832))) - _e844)) ^ _e494));
            let _e913 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e821 + 1056964608u) - _e829), ((_e821 & 2139095040u) > _e832))) - _e850)) ^ _e494));
            let _e914 = abs(_e895);
            let _e915 = abs(_e898);
            let _e917 = select(_e915, _e914, (_e914 > _e915));
            let _e918 = abs(_e901);
            let _e920 = select(_e918, _e917, (_e917 > _e918));
            let _e921 = abs(_e907);
            let _e922 = abs(_e910);
            let _e924 = select(_e922, _e921, (_e921 > _e922));
            let _e925 = abs(_e913);
            let _e927 = select(_e925, _e924, (_e924 > _e925));
            let _e931 = (bitcast<f32>((75497472u + (_e831 - _e829))) * (1f + select(_e927, _e920, (_e920 > _e927))));
            let _e932 = (_e898 * _e913);
            let _e933 = (_e901 * _e910);
            if (abs((_e932 - _e933)) > ((0.0000019073486f * (abs(_e932) + abs(_e933))) + _e931)) {
                phi_14713_ = bool();
                phi_14714_ = true;
            } else {
                let _e942 = (_e901 * _e907);
                let _e943 = (_e895 * _e913);
                let _e951 = (abs((_e942 - _e943)) > ((0.0000019073486f * (abs(_e942) + abs(_e943))) + _e931));
                if _e951 {
                    phi_14712_ = bool();
                } else {
                    let _e952 = (_e895 * _e910);
                    let _e953 = (_e898 * _e907);
                    phi_14712_ = (abs((_e952 - _e953)) > ((0.0000019073486f * (abs(_e952) + abs(_e953))) + _e931));
                }
                let _e963 = phi_14712_;
                phi_14713_ = _e963;
                phi_14714_ = _e951;
            }
            let _e965 = phi_14713_;
            let _e967 = phi_14714_;
            if select(_e965, true, _e967) {
            } else {
                let _e971 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e974 = params_2.member.member_10;
                if (_e971 < _e974) {
                    possibly_degenerate.member[_e971] = _e421;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_15003_: bool;
    var phi_15005_: bool;
    var phi_15006_: bool;
    var phi_15029_: bool;
    var phi_15031_: bool;
    var phi_15032_: bool;
    var phi_15055_: bool;
    var phi_15057_: bool;
    var phi_15058_: bool;
    var phi_15129_: type_86;
    var phi_15131_: type_86;
    var phi_15132_: bool;
    var phi_15133_: type_86;
    var phi_15134_: bool;
    var phi_15139_: type_86;
    var phi_15141_: u32;
    var phi_15144_: type_86;
    var phi_15408_: bool;
    var phi_15410_: bool;
    var phi_15411_: bool;
    var phi_15434_: bool;
    var phi_15436_: bool;
    var phi_15437_: bool;
    var phi_15460_: bool;
    var phi_15462_: bool;
    var phi_15463_: bool;
    var phi_15534_: type_86;
    var phi_15536_: type_86;
    var phi_15537_: bool;
    var phi_15538_: type_86;
    var phi_15539_: bool;
    var phi_15544_: type_86;
    var phi_15624_: type_86;
    var phi_15142_: u32;
    var phi_15145_: type_86;
    var local_121: type_86;
    var local_122: type_86;
    var phi_15637_: u32;
    var phi_15640_: type_86;
    var phi_15638_: u32;
    var phi_15641_: type_86;
    var local_123: type_86;
    var local_124: type_86;
    var phi_15735_: type_86;
    var phi_15741_: u32;
    var phi_15744_: type_86;
    var phi_15742_: u32;
    var phi_15745_: type_86;
    var phi_15835_: type_86;
    var local_125: type_86;
    var local_126: type_86;
    var local_127: type_86;
    var local_128: type_86;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e413.z] = _e412.x;
    let _e421 = local_120[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e427 = (_e426 * 2048u);
    let _e430 = features_1.member[_e427];
    let _e432 = (_e430.x * 2u);
    let _e435 = moving.member[_e432];
    let _e440 = (_e430.y * 2u);
    let _e443 = moving.member[_e440];
    let _e448 = (_e430.z * 2u);
    let _e451 = moving.member[_e448];
    let _e458 = moving.member[(_e432 + 1u)];
    let _e465 = moving.member[(_e440 + 1u)];
    let _e472 = moving.member[(_e448 + 1u)];
    let _e477 = select(_e443.x, _e435.x, (_e435.x < _e443.x));
    let _e479 = select(_e443.y, _e435.y, (_e435.y < _e443.y));
    let _e481 = select(_e443.z, _e435.z, (_e435.z < _e443.z));
    let _e483 = select(_e451.x, _e477, (_e477 < _e451.x));
    let _e485 = select(_e451.y, _e479, (_e479 < _e451.y));
    let _e487 = select(_e451.z, _e481, (_e481 < _e451.z));
    let _e489 = select(_e465.x, _e458.x, (_e458.x < _e465.x));
    let _e491 = select(_e465.y, _e458.y, (_e458.y < _e465.y));
    let _e493 = select(_e465.z, _e458.z, (_e458.z < _e465.z));
    let _e495 = select(_e472.x, _e489, (_e489 < _e472.x));
    let _e497 = select(_e472.y, _e491, (_e491 < _e472.y));
    let _e499 = select(_e472.z, _e493, (_e493 < _e472.z));
    let _e501 = select(_e495, _e483, (_e483 < _e495));
    let _e503 = select(_e497, _e485, (_e485 < _e497));
    let _e505 = select(_e499, _e487, (_e487 < _e499));
    let _e507 = select(_e443.x, _e435.x, (_e435.x > _e443.x));
    let _e509 = select(_e443.y, _e435.y, (_e435.y > _e443.y));
    let _e511 = select(_e443.z, _e435.z, (_e435.z > _e443.z));
    let _e513 = select(_e451.x, _e507, (_e507 > _e451.x));
    let _e515 = select(_e451.y, _e509, (_e509 > _e451.y));
    let _e517 = select(_e451.z, _e511, (_e511 > _e451.z));
    let _e519 = select(_e465.x, _e458.x, (_e458.x > _e465.x));
    let _e521 = select(_e465.y, _e458.y, (_e458.y > _e465.y));
    let _e523 = select(_e465.z, _e458.z, (_e458.z > _e465.z));
    let _e525 = select(_e472.x, _e519, (_e519 > _e472.x));
    let _e527 = select(_e472.y, _e521, (_e521 > _e472.y));
    let _e529 = select(_e472.z, _e523, (_e523 > _e472.z));
    let _e531 = select(_e525, _e513, (_e513 > _e525));
    let _e533 = select(_e527, _e515, (_e515 > _e527));
    let _e535 = select(_e529, _e517, (_e517 > _e529));
    let _e537 = (0.5f * (_e501 + _e531));
    let _e539 = (0.5f * (_e503 + _e533));
    let _e541 = (0.5f * (_e505 + _e535));
    let _e544 = params_2.member.member;
    if ((bitcast<u32>(_e501) & 2139095040u) != 2139095040u) {
        let _e550 = ((bitcast<u32>(_e503) & 2139095040u) != 2139095040u);
        if _e550 {
            phi_15003_ = ((bitcast<u32>(_e505) & 2139095040u) != 2139095040u);
        } else {
            phi_15003_ = bool();
        }
        let _e555 = phi_15003_;
        phi_15005_ = _e555;
        phi_15006_ = select(true, false, _e550);
    } else {
        phi_15005_ = bool();
        phi_15006_ = true;
    }
    let _e558 = phi_15005_;
    let _e560 = phi_15006_;
    if select(_e558, false, _e560) {
        if ((bitcast<u32>(_e531) & 2139095040u) != 2139095040u) {
            let _e567 = ((bitcast<u32>(_e533) & 2139095040u) != 2139095040u);
            if _e567 {
                phi_15029_ = ((bitcast<u32>(_e535) & 2139095040u) != 2139095040u);
            } else {
                phi_15029_ = bool();
            }
            let _e572 = phi_15029_;
            phi_15031_ = _e572;
            phi_15032_ = select(true, false, _e567);
        } else {
            phi_15031_ = bool();
            phi_15032_ = true;
        }
        let _e575 = phi_15031_;
        let _e577 = phi_15032_;
        if select(_e575, false, _e577) {
            if ((bitcast<u32>(_e537) & 2139095040u) != 2139095040u) {
                let _e584 = ((bitcast<u32>(_e539) & 2139095040u) != 2139095040u);
                if _e584 {
                    phi_15055_ = ((bitcast<u32>(_e541) & 2139095040u) != 2139095040u);
                } else {
                    phi_15055_ = bool();
                }
                let _e589 = phi_15055_;
                phi_15057_ = _e589;
                phi_15058_ = select(true, false, _e584);
            } else {
                phi_15057_ = bool();
                phi_15058_ = true;
            }
            let _e592 = phi_15057_;
            let _e594 = phi_15058_;
            let _e595 = select(_e592, false, _e594);
            if _e595 {
                let _e597 = select(_e531, _e501, (_e501 < _e531));
                let _e599 = select(_e533, _e503, (_e503 < _e533));
                let _e601 = select(_e535, _e505, (_e505 < _e535));
                let _e610 = select(_e531, _e501, (_e501 > _e531));
                let _e612 = select(_e533, _e503, (_e503 > _e533));
                let _e614 = select(_e535, _e505, (_e505 > _e535));
                phi_15129_ = type_86(vec4<f32>(select(_e537, _e597, (_e597 < _e537)), select(_e539, _e599, (_e599 < _e539)), select(_e541, _e601, (_e601 < _e541)), 0f), vec4<f32>(select(_e537, _e610, (_e610 > _e537)), select(_e539, _e612, (_e612 > _e539)), select(_e541, _e614, (_e614 > _e541)), 0f));
            } else {
                phi_15129_ = type_86();
            }
            let _e624 = phi_15129_;
            phi_15131_ = _e624;
            phi_15132_ = select(true, false, _e595);
        } else {
            phi_15131_ = type_86();
            phi_15132_ = true;
        }
        let _e627 = phi_15131_;
        let _e629 = phi_15132_;
        phi_15133_ = _e627;
        phi_15134_ = _e629;
    } else {
        phi_15133_ = type_86();
        phi_15134_ = true;
    }
    let _e631 = phi_15133_;
    let _e633 = phi_15134_;
    if _e633 {
        phi_15139_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_15139_ = _e631;
    }
    let _e635 = phi_15139_;
    phi_15141_ = _e421;
    phi_15144_ = _e635;
    loop {
        let _e637 = phi_15141_;
        let _e639 = phi_15144_;
        local_121 = _e639;
        local_122 = _e639;
        local_125 = _e639;
        local_127 = _e639;
        let _e640 = (_e637 < 2048u);
        if _e640 {
            let _e641 = (_e427 + _e637);
            if (_e641 < _e544) {
                let _e645 = features_1.member[_e641];
                let _e647 = (_e645.x * 2u);
                let _e650 = moving.member[_e647];
                let _e655 = (_e645.y * 2u);
                let _e658 = moving.member[_e655];
                let _e663 = (_e645.z * 2u);
                let _e666 = moving.member[_e663];
                let _e673 = moving.member[(_e647 + 1u)];
                let _e680 = moving.member[(_e655 + 1u)];
                let _e687 = moving.member[(_e663 + 1u)];
                let _e692 = select(_e658.x, _e650.x, (_e650.x < _e658.x));
                let _e694 = select(_e658.y, _e650.y, (_e650.y < _e658.y));
                let _e696 = select(_e658.z, _e650.z, (_e650.z < _e658.z));
                let _e698 = select(_e666.x, _e692, (_e692 < _e666.x));
                let _e700 = select(_e666.y, _e694, (_e694 < _e666.y));
                let _e702 = select(_e666.z, _e696, (_e696 < _e666.z));
                let _e704 = select(_e680.x, _e673.x, (_e673.x < _e680.x));
                let _e706 = select(_e680.y, _e673.y, (_e673.y < _e680.y));
                let _e708 = select(_e680.z, _e673.z, (_e673.z < _e680.z));
                let _e710 = select(_e687.x, _e704, (_e704 < _e687.x));
                let _e712 = select(_e687.y, _e706, (_e706 < _e687.y));
                let _e714 = select(_e687.z, _e708, (_e708 < _e687.z));
                let _e716 = select(_e710, _e698, (_e698 < _e710));
                let _e718 = select(_e712, _e700, (_e700 < _e712));
                let _e720 = select(_e714, _e702, (_e702 < _e714));
                let _e722 = select(_e658.x, _e650.x, (_e650.x > _e658.x));
                let _e724 = select(_e658.y, _e650.y, (_e650.y > _e658.y));
                let _e726 = select(_e658.z, _e650.z, (_e650.z > _e658.z));
                let _e728 = select(_e666.x, _e722, (_e722 > _e666.x));
                let _e730 = select(_e666.y, _e724, (_e724 > _e666.y));
                let _e732 = select(_e666.z, _e726, (_e726 > _e666.z));
                let _e734 = select(_e680.x, _e673.x, (_e673.x > _e680.x));
                let _e736 = select(_e680.y, _e673.y, (_e673.y > _e680.y));
                let _e738 = select(_e680.z, _e673.z, (_e673.z > _e680.z));
                let _e740 = select(_e687.x, _e734, (_e734 > _e687.x));
                let _e742 = select(_e687.y, _e736, (_e736 > _e687.y));
                let _e744 = select(_e687.z, _e738, (_e738 > _e687.z));
                let _e746 = select(_e740, _e728, (_e728 > _e740));
                let _e748 = select(_e742, _e730, (_e730 > _e742));
                let _e750 = select(_e744, _e732, (_e732 > _e744));
                let _e752 = (0.5f * (_e716 + _e746));
                let _e754 = (0.5f * (_e718 + _e748));
                let _e756 = (0.5f * (_e720 + _e750));
                let _e757 = (_e641 * 3u);
                let _e758 = bitcast<u32>(_e716);
                let _e759 = bitcast<u32>(_e718);
                let _e760 = bitcast<u32>(_e720);
                corners_1.member[_e757] = vec4<u32>(_e758, _e759, _e760, 0u);
                let _e765 = bitcast<u32>(_e746);
                let _e766 = bitcast<u32>(_e748);
                let _e767 = bitcast<u32>(_e750);
                corners_1.member[(_e757 + 1u)] = vec4<u32>(_e765, _e766, _e767, 0u);
                let _e772 = bitcast<u32>(_e752);
                let _e773 = bitcast<u32>(_e754);
                let _e774 = bitcast<u32>(_e756);
                corners_1.member[(_e757 + 2u)] = vec4<u32>(_e772, _e773, _e774, 0u);
                if ((_e758 & 2139095040u) != 2139095040u) {
                    let _e781 = ((_e759 & 2139095040u) != 2139095040u);
                    if _e781 {
                        phi_15408_ = ((_e760 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15408_ = bool();
                    }
                    let _e785 = phi_15408_;
                    phi_15410_ = _e785;
                    phi_15411_ = select(true, false, _e781);
                } else {
                    phi_15410_ = bool();
                    phi_15411_ = true;
                }
                let _e788 = phi_15410_;
                let _e790 = phi_15411_;
                if select(_e788, false, _e790) {
                    if ((_e765 & 2139095040u) != 2139095040u) {
                        let _e795 = ((_e766 & 2139095040u) != 2139095040u);
                        if _e795 {
                            phi_15434_ = ((_e767 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15434_ = bool();
                        }
                        let _e799 = phi_15434_;
                        phi_15436_ = _e799;
                        phi_15437_ = select(true, false, _e795);
                    } else {
                        phi_15436_ = bool();
                        phi_15437_ = true;
                    }
                    let _e802 = phi_15436_;
                    let _e804 = phi_15437_;
                    if select(_e802, false, _e804) {
                        if ((_e772 & 2139095040u) != 2139095040u) {
                            let _e809 = ((_e773 & 2139095040u) != 2139095040u);
                            if _e809 {
                                phi_15460_ = ((_e774 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15460_ = bool();
                            }
                            let _e813 = phi_15460_;
                            phi_15462_ = _e813;
                            phi_15463_ = select(true, false, _e809);
                        } else {
                            phi_15462_ = bool();
                            phi_15463_ = true;
                        }
                        let _e816 = phi_15462_;
                        let _e818 = phi_15463_;
                        let _e819 = select(_e816, false, _e818);
                        if _e819 {
                            let _e821 = select(_e746, _e716, (_e716 < _e746));
                            let _e823 = select(_e748, _e718, (_e718 < _e748));
                            let _e825 = select(_e750, _e720, (_e720 < _e750));
                            let _e834 = select(_e746, _e716, (_e716 > _e746));
                            let _e836 = select(_e748, _e718, (_e718 > _e748));
                            let _e838 = select(_e750, _e720, (_e720 > _e750));
                            phi_15534_ = type_86(vec4<f32>(select(_e752, _e821, (_e821 < _e752)), select(_e754, _e823, (_e823 < _e754)), select(_e756, _e825, (_e825 < _e756)), 0f), vec4<f32>(select(_e752, _e834, (_e834 > _e752)), select(_e754, _e836, (_e836 > _e754)), select(_e756, _e838, (_e838 > _e756)), 0f));
                        } else {
                            phi_15534_ = type_86();
                        }
                        let _e848 = phi_15534_;
                        phi_15536_ = _e848;
                        phi_15537_ = select(true, false, _e819);
                    } else {
                        phi_15536_ = type_86();
                        phi_15537_ = true;
                    }
                    let _e851 = phi_15536_;
                    let _e853 = phi_15537_;
                    phi_15538_ = _e851;
                    phi_15539_ = _e853;
                } else {
                    phi_15538_ = type_86();
                    phi_15539_ = true;
                }
                let _e855 = phi_15538_;
                let _e857 = phi_15539_;
                if _e857 {
                    phi_15544_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15544_ = _e855;
                }
                let _e859 = phi_15544_;
                phi_15624_ = type_86(vec4<f32>(select(_e859.member.x, _e639.member.x, (_e639.member.x < _e859.member.x)), select(_e859.member.y, _e639.member.y, (_e639.member.y < _e859.member.y)), select(_e859.member.z, _e639.member.z, (_e639.member.z < _e859.member.z)), select(_e859.member.w, _e639.member.w, (_e639.member.w < _e859.member.w))), vec4<f32>(select(_e859.member_1.x, _e639.member_1.x, (_e639.member_1.x > _e859.member_1.x)), select(_e859.member_1.y, _e639.member_1.y, (_e639.member_1.y > _e859.member_1.y)), select(_e859.member_1.z, _e639.member_1.z, (_e639.member_1.z > _e859.member_1.z)), select(_e859.member_1.w, _e639.member_1.w, (_e639.member_1.w > _e859.member_1.w))));
            } else {
                phi_15624_ = _e639;
            }
            let _e900 = phi_15624_;
            phi_15142_ = (_e637 + (256u * _e414.z));
            phi_15145_ = _e900;
        } else {
            break;
        }
        let _e904 = phi_15142_;
        let _e906 = phi_15145_;
        continue;
        continuing {
            phi_15141_ = _e904;
            phi_15144_ = _e906;
        }
    }
    let _e909 = local_121;
    lows[_e421] = _e909.member;
    let _e913 = local_122;
    highs[_e421] = _e913.member_1;
    workgroupBarrier();
    if ((_e421 & 15u) == 0u) {
        phi_15637_ = 1u;
        let _e1081 = local_125;
        phi_15640_ = _e1081;
        loop {
            let _e919 = phi_15637_;
            let _e921 = phi_15640_;
            local_123 = _e921;
            local_124 = _e921;
            local_126 = _e921;
            let _e922 = (_e919 < 16u);
            if _e922 {
                let _e923 = (_e421 + _e919);
                let _e925 = lows[_e923];
                let _e927 = highs[_e923];
                phi_15638_ = (_e919 + _e414.z);
                phi_15641_ = type_86(vec4<f32>(select(_e925.x, _e921.member.x, (_e921.member.x < _e925.x)), select(_e925.y, _e921.member.y, (_e921.member.y < _e925.y)), select(_e925.z, _e921.member.z, (_e921.member.z < _e925.z)), select(_e925.w, _e921.member.w, (_e921.member.w < _e925.w))), vec4<f32>(select(_e927.x, _e921.member_1.x, (_e921.member_1.x > _e927.x)), select(_e927.y, _e921.member_1.y, (_e921.member_1.y > _e927.y)), select(_e927.z, _e921.member_1.z, (_e921.member_1.z > _e927.z)), select(_e927.w, _e921.member_1.w, (_e921.member_1.w > _e927.w))));
            } else {
                break;
            }
            let _e967 = phi_15638_;
            let _e969 = phi_15641_;
            continue;
            continuing {
                phi_15637_ = _e967;
                phi_15640_ = _e969;
            }
        }
        let _e972 = local_123;
        lows[_e421] = _e972.member;
        let _e975 = local_124;
        highs[_e421] = _e975.member_1;
        let _e1088 = local_126;
        phi_15735_ = _e1088;
    } else {
        let _e1090 = local_127;
        phi_15735_ = _e1090;
    }
    let _e978 = phi_15735_;
    workgroupBarrier();
    let _e979 = (_e421 == 0u);
    if _e979 {
        phi_15741_ = 16u;
        phi_15744_ = _e978;
        loop {
            let _e981 = phi_15741_;
            let _e983 = phi_15744_;
            local_128 = _e983;
            let _e984 = (_e981 < 256u);
            if _e984 {
                let _e986 = lows[_e981];
                let _e988 = highs[_e981];
                phi_15742_ = (_e981 + (16u * _e414.z));
                phi_15745_ = type_86(vec4<f32>(select(_e986.x, _e983.member.x, (_e983.member.x < _e986.x)), select(_e986.y, _e983.member.y, (_e983.member.y < _e986.y)), select(_e986.z, _e983.member.z, (_e983.member.z < _e986.z)), select(_e986.w, _e983.member.w, (_e983.member.w < _e986.w))), vec4<f32>(select(_e988.x, _e983.member_1.x, (_e983.member_1.x > _e988.x)), select(_e988.y, _e983.member_1.y, (_e983.member_1.y > _e988.y)), select(_e988.z, _e983.member_1.z, (_e983.member_1.z > _e988.z)), select(_e988.w, _e983.member_1.w, (_e983.member_1.w > _e988.w))));
            } else {
                break;
            }
            let _e1029 = phi_15742_;
            let _e1031 = phi_15745_;
            continue;
            continuing {
                phi_15741_ = _e1029;
                phi_15744_ = _e1031;
            }
        }
        let _e1097 = local_128;
        phi_15835_ = _e1097;
    } else {
        phi_15835_ = _e978;
    }
    let _e1034 = phi_15835_;
    if _e979 {
        low.member[_e426] = _e1034.member;
        high.member[_e426] = _e1034.member_1;
    }
    return;
}

fn function_40() {
    var phi_15883_: u32;
    var phi_15886_: u32;
    var phi_15888_: u32;
    var phi_15890_: u32;
    var phi_15940_: type_58;
    var phi_16112_: u32;
    var phi_16134_: u32;
    var phi_16156_: u32;
    var phi_18093_: u32;
    var phi_18096_: u32;
    var phi_18094_: u32;
    var phi_18097_: u32;
    var local_129: u32;
    var phi_18412_: u32;
    var local_130: u32;
    var phi_18416_: u32;
    var phi_18417_: u32;
    var phi_18854_: u32;
    var phi_18857_: u32;
    var phi_19223_: u32;
    var phi_19224_: u32;
    var phi_18855_: u32;
    var phi_18858_: u32;
    var phi_19226_: bool;
    var local_131: u32;
    var phi_19234_: u32;
    var phi_19235_: u32;
    var phi_19244_: u32;
    var phi_19247_: u32;
    var phi_19245_: u32;
    var phi_19248_: u32;
    var phi_19271_: u32;
    var phi_19272_: u32;
    var phi_19273_: u32;
    var phi_15884_: u32;
    var phi_15887_: u32;
    var phi_15889_: u32;
    var phi_15891_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e426 = tiles.member[0u];
    let _e429 = params_3.member.member;
    let _e432 = (_e413.z ^ 1u);
    phi_15883_ = 0u;
    phi_15886_ = 0u;
    phi_15888_ = 0u;
    phi_15890_ = 0u;
    loop {
        let _e434 = phi_15883_;
        let _e436 = phi_15886_;
        let _e438 = phi_15888_;
        let _e440 = phi_15890_;
        local_132 = _e440;
        local_133 = _e440;
        local_134 = _e440;
        local_135 = _e438;
        local_136 = _e438;
        local_137 = _e438;
        local_138 = _e436;
        local_139 = _e436;
        local_140 = _e436;
        let _e441 = (_e434 < 8u);
        if _e441 {
            let _e445 = (((((_e412.x + (_e412.y * _e413.x)) * 8u) + _e434) * 256u) + _e411.x);
            if (_e445 < select(0u, _e426, (_e426 <= _e429))) {
                let _e448 = pairs.member[_e445];
                let _e451 = ((_e448 >> bitcast<u32>(16i)) * 2u);
                let _e454 = tiles.member[(4u + _e451)];
                let _e461 = boxes.member[((_e454 * 256u) + ((_e448 >> bitcast<u32>(8i)) & 255u))];
                let _e465 = tiles.member[(_e451 + 5u)];
                let _e470 = boxes.member[((_e465 * 256u) + (_e448 & 255u))];
                if (_e461.x < _e470.x) {
                    phi_15940_ = type_58(_e461.x, _e470.x);
                } else {
                    phi_15940_ = type_58(_e470.x, _e461.x);
                }
                let _e476 = phi_15940_;
                let _e481 = features.member[_e476.member];
                let _e484 = features.member[_e476.member_1];
                let _e486 = (_e481.x * 2u);
                let _e489 = moving_1.member[_e486];
                let _e494 = (_e481.y * 2u);
                let _e497 = moving_1.member[_e494];
                let _e502 = (_e481.z * 2u);
                let _e505 = moving_1.member[_e502];
                let _e512 = moving_1.member[(_e486 + 1u)];
                let _e519 = moving_1.member[(_e494 + 1u)];
                let _e526 = moving_1.member[(_e502 + 1u)];
                let _e531 = (_e484.x * 2u);
                let _e534 = moving_1.member[_e531];
                let _e539 = (_e484.y * 2u);
                let _e542 = moving_1.member[_e539];
                let _e547 = (_e484.z * 2u);
                let _e550 = moving_1.member[_e547];
                let _e557 = moving_1.member[(_e531 + 1u)];
                let _e564 = moving_1.member[(_e539 + 1u)];
                let _e571 = moving_1.member[(_e547 + 1u)];
                let _e589 = ((_e484.w >> bitcast<u32>(3i)) & 7u);
                if (((_e481.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_16112_ = (_e589 << bitcast<u32>(6u));
                } else {
                    phi_16112_ = 0u;
                }
                let _e602 = phi_16112_;
                if (((_e481.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_16134_ = (_e589 << bitcast<u32>(9u));
                } else {
                    phi_16134_ = 0u;
                }
                let _e611 = phi_16134_;
                if (((_e481.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_16156_ = (_e589 << bitcast<u32>(12u));
                } else {
                    phi_16156_ = 0u;
                }
                let _e620 = phi_16156_;
                let _e623 = select(0u, 1u, (_e481.x == _e484.x));
                let _e625 = select(0u, 1u, (_e481.x == _e484.y));
                let _e628 = select(0u, 1u, (_e481.x == _e484.z));
                let _e631 = select(0u, 1u, (_e481.y == _e484.x));
                let _e633 = select(0u, 1u, (_e481.y == _e484.y));
                let _e636 = select(0u, 1u, (_e481.y == _e484.z));
                let _e642 = select(0u, 1u, (_e481.z == _e484.x));
                let _e644 = select(0u, 1u, (_e481.z == _e484.y));
                let _e647 = select(0u, 1u, (_e481.z == _e484.z));
                let _e780 = (((((((_e481.w & 7u) | ((_e484.w & 7u) << bitcast<u32>(3i))) | _e602) | _e611) | _e620) & (~(((((((((_e623 | _e625) | _e628) | (((_e631 | _e633) | _e636) << bitcast<u32>(1i))) | (((_e642 | _e644) | _e647) << bitcast<u32>(2i))) | (((((_e623 | _e631) | _e642) << bitcast<u32>(3i)) | (((_e625 | _e633) | _e644) << bitcast<u32>(4i))) | (((_e628 | _e636) | _e647) << bitcast<u32>(5i)))) | ((((((_e623 << bitcast<u32>(6u)) | (_e625 << bitcast<u32>(6u))) | (_e631 << bitcast<u32>(6u))) | (_e633 << bitcast<u32>(6u))) | ((((_e625 << bitcast<u32>(7u)) | (_e628 << bitcast<u32>(7u))) | (_e633 << bitcast<u32>(7u))) | (_e636 << bitcast<u32>(7u)))) | ((((_e628 << bitcast<u32>(8u)) | (_e623 << bitcast<u32>(8u))) | (_e636 << bitcast<u32>(8u))) | (_e631 << bitcast<u32>(8u))))) | ((((((_e631 << bitcast<u32>(9u)) | (_e633 << bitcast<u32>(9u))) | (_e642 << bitcast<u32>(9u))) | (_e644 << bitcast<u32>(9u))) | ((((_e633 << bitcast<u32>(10u)) | (_e636 << bitcast<u32>(10u))) | (_e644 << bitcast<u32>(10u))) | (_e647 << bitcast<u32>(10u)))) | ((((_e636 << bitcast<u32>(11u)) | (_e631 << bitcast<u32>(11u))) | (_e647 << bitcast<u32>(11u))) | (_e642 << bitcast<u32>(11u))))) | ((((((_e642 << bitcast<u32>(12u)) | (_e644 << bitcast<u32>(12u))) | (_e623 << bitcast<u32>(12u))) | (_e625 << bitcast<u32>(12u))) | ((((_e644 << bitcast<u32>(13u)) | (_e647 << bitcast<u32>(13u))) | (_e625 << bitcast<u32>(13u))) | (_e628 << bitcast<u32>(13u)))) | ((((_e647 << bitcast<u32>(14u)) | (_e642 << bitcast<u32>(14u))) | (_e628 << bitcast<u32>(14u))) | (_e623 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e484.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e481.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e780 == 0u) {
                    phi_18416_ = _e780;
                    phi_18417_ = _e440;
                } else {
                    let _e784 = params_3.member.member_4;
                    let _e785 = (_e784 + 0.0000000000000000000000000000000000030092655f);
                    phi_18093_ = 0u;
                    phi_18096_ = 0u;
                    loop {
                        let _e787 = phi_18093_;
                        let _e789 = phi_18096_;
                        local_129 = _e789;
                        local_130 = _e789;
                        let _e790 = (_e787 < 3u);
                        if _e790 {
                            let _e791 = (_e787 & 31u);
                            let _e795 = f32(((89u >> bitcast<u32>(_e791)) & 1u));
                            let _e804 = (f32(((170u >> bitcast<u32>(_e791)) & 1u)) - f32(((64u >> bitcast<u32>(_e791)) & 1u)));
                            let _e813 = (f32(((52u >> bitcast<u32>(_e791)) & 1u)) - f32(((128u >> bitcast<u32>(_e791)) & 1u)));
                            let _e818 = (((_e795 * _e489.x) + (_e804 * _e489.y)) + (_e813 * _e489.z));
                            let _e823 = (((_e795 * _e497.x) + (_e804 * _e497.y)) + (_e813 * _e497.z));
                            let _e828 = (((_e795 * _e505.x) + (_e804 * _e505.y)) + (_e813 * _e505.z));
                            let _e833 = (((_e795 * _e512.x) + (_e804 * _e512.y)) + (_e813 * _e512.z));
                            let _e838 = (((_e795 * _e519.x) + (_e804 * _e519.y)) + (_e813 * _e519.z));
                            let _e843 = (((_e795 * _e526.x) + (_e804 * _e526.y)) + (_e813 * _e526.z));
                            let _e860 = (((_e795 * _e534.x) + (_e804 * _e534.y)) + (_e813 * _e534.z));
                            let _e865 = (((_e795 * _e542.x) + (_e804 * _e542.y)) + (_e813 * _e542.z));
                            let _e870 = (((_e795 * _e550.x) + (_e804 * _e550.y)) + (_e813 * _e550.z));
                            let _e875 = (((_e795 * _e557.x) + (_e804 * _e557.y)) + (_e813 * _e557.z));
                            let _e880 = (((_e795 * _e564.x) + (_e804 * _e564.y)) + (_e813 * _e564.z));
                            let _e885 = (((_e795 * _e571.x) + (_e804 * _e571.y)) + (_e813 * _e571.z));
                            let _e887 = select(_e875, _e860, (_e860 < _e875));
                            let _e889 = select(_e880, _e865, (_e865 < _e880));
                            let _e891 = select(_e885, _e870, (_e870 < _e885));
                            let _e893 = select(_e875, _e860, (_e860 > _e875));
                            let _e895 = select(_e880, _e865, (_e865 > _e880));
                            let _e897 = select(_e885, _e870, (_e870 > _e885));
                            let _e898 = (select(_e833, _e818, (_e818 < _e833)) - _e785);
                            let _e899 = (select(_e838, _e823, (_e823 < _e838)) - _e785);
                            let _e900 = (select(_e843, _e828, (_e828 < _e843)) - _e785);
                            let _e901 = (select(_e833, _e818, (_e818 > _e833)) + _e785);
                            let _e902 = (select(_e838, _e823, (_e823 > _e838)) + _e785);
                            let _e903 = (select(_e843, _e828, (_e828 > _e843)) + _e785);
                            let _e905 = select(_e899, _e898, (_e898 < _e899));
                            let _e907 = select(_e900, _e899, (_e899 < _e900));
                            let _e909 = select(_e898, _e900, (_e900 < _e898));
                            let _e911 = select(_e902, _e901, (_e901 > _e902));
                            let _e913 = select(_e903, _e902, (_e902 > _e903));
                            let _e915 = select(_e901, _e903, (_e903 > _e901));
                            let _e917 = select(_e889, _e887, (_e887 < _e889));
                            let _e919 = select(_e891, _e889, (_e889 < _e891));
                            let _e921 = select(_e887, _e891, (_e891 < _e887));
                            let _e923 = select(_e895, _e893, (_e893 > _e895));
                            let _e925 = select(_e897, _e895, (_e895 > _e897));
                            let _e927 = select(_e893, _e897, (_e897 > _e893));
                            let _e929 = select(_e900, _e905, (_e905 < _e900));
                            let _e931 = select(_e891, _e917, (_e917 < _e891));
                            let _e933 = select(_e903, _e911, (_e911 > _e903));
                            let _e935 = select(_e897, _e923, (_e923 > _e897));
                            let _e1049 = ((((select(0u, 1u, (_e901 < _e931)) | (select(0u, 1u, (_e902 < _e931)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 < _e931)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e887 > _e933)) | (select(0u, 1u, (_e889 > _e933)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e891 > _e933)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e917 > _e911)) | (select(0u, 1u, (_e919 > _e911)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e921 > _e911)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e917 > _e913)) | (select(0u, 1u, (_e919 > _e913)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e921 > _e913)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e917 > _e915)) | (select(0u, 1u, (_e919 > _e915)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e921 > _e915)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1079 = ((((select(0u, 1u, (_e898 > _e935)) | (select(0u, 1u, (_e899 > _e935)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e900 > _e935)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e893 < _e929)) | (select(0u, 1u, (_e895 < _e929)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 < _e929)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e923 < _e905)) | (select(0u, 1u, (_e925 < _e905)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e927 < _e905)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e923 < _e907)) | (select(0u, 1u, (_e925 < _e907)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e927 < _e907)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e923 < _e909)) | (select(0u, 1u, (_e925 < _e909)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e927 < _e909)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_18094_ = (_e787 + _e413.z);
                            phi_18097_ = (_e789 | ((_e1049 | _e1079) | (select(0u, 1u, ((_e1049 == 32767u) || (_e1079 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1091 = phi_18094_;
                        let _e1093 = phi_18097_;
                        continue;
                        continuing {
                            phi_18093_ = _e1091;
                            phi_18096_ = _e1093;
                        }
                    }
                    let _e1096 = local_129;
                    if ((_e1096 & 32768u) == 0u) {
                        phi_18412_ = countOneBits(_e780);
                    } else {
                        phi_18412_ = 0u;
                    }
                    let _e1101 = phi_18412_;
                    let _e1104 = local_130;
                    phi_18416_ = (_e780 & ~(_e1104));
                    phi_18417_ = (_e440 + _e1101);
                }
                let _e1108 = phi_18416_;
                let _e1110 = phi_18417_;
                let _e1120 = params_3.member.member_3;
                if ((_e1120 & 1u) == 0u) {
                    phi_19235_ = _e1108;
                } else {
                    if (_e1108 == 0u) {
                        phi_19234_ = _e1108;
                    } else {
                        let _e1126 = params_3.member.member_4;
                        let _e1132 = bitcast<f32>((bitcast<u32>((_e489.x - _e489.x)) ^ _e432));
                        let _e1135 = bitcast<f32>((bitcast<u32>((_e489.y - _e489.y)) ^ _e432));
                        let _e1138 = bitcast<f32>((bitcast<u32>((_e489.z - _e489.z)) ^ _e432));
                        let _e1144 = bitcast<f32>((bitcast<u32>((_e497.x - _e489.x)) ^ _e432));
                        let _e1147 = bitcast<f32>((bitcast<u32>((_e497.y - _e489.y)) ^ _e432));
                        let _e1150 = bitcast<f32>((bitcast<u32>((_e497.z - _e489.z)) ^ _e432));
                        let _e1156 = bitcast<f32>((bitcast<u32>((_e505.x - _e489.x)) ^ _e432));
                        let _e1159 = bitcast<f32>((bitcast<u32>((_e505.y - _e489.y)) ^ _e432));
                        let _e1162 = bitcast<f32>((bitcast<u32>((_e505.z - _e489.z)) ^ _e432));
                        let _e1168 = bitcast<f32>((bitcast<u32>((_e534.x - _e489.x)) ^ _e432));
                        let _e1171 = bitcast<f32>((bitcast<u32>((_e534.y - _e489.y)) ^ _e432));
                        let _e1174 = bitcast<f32>((bitcast<u32>((_e534.z - _e489.z)) ^ _e432));
                        let _e1180 = bitcast<f32>((bitcast<u32>((_e542.x - _e489.x)) ^ _e432));
                        let _e1183 = bitcast<f32>((bitcast<u32>((_e542.y - _e489.y)) ^ _e432));
                        let _e1186 = bitcast<f32>((bitcast<u32>((_e542.z - _e489.z)) ^ _e432));
                        let _e1192 = bitcast<f32>((bitcast<u32>((_e550.x - _e489.x)) ^ _e432));
                        let _e1195 = bitcast<f32>((bitcast<u32>((_e550.y - _e489.y)) ^ _e432));
                        let _e1198 = bitcast<f32>((bitcast<u32>((_e550.z - _e489.z)) ^ _e432));
                        let _e1204 = bitcast<f32>((bitcast<u32>((_e512.x - _e512.x)) ^ _e432));
                        let _e1207 = bitcast<f32>((bitcast<u32>((_e512.y - _e512.y)) ^ _e432));
                        let _e1210 = bitcast<f32>((bitcast<u32>((_e512.z - _e512.z)) ^ _e432));
                        let _e1216 = bitcast<f32>((bitcast<u32>((_e519.x - _e512.x)) ^ _e432));
                        let _e1219 = bitcast<f32>((bitcast<u32>((_e519.y - _e512.y)) ^ _e432));
                        let _e1222 = bitcast<f32>((bitcast<u32>((_e519.z - _e512.z)) ^ _e432));
                        let _e1228 = bitcast<f32>((bitcast<u32>((_e526.x - _e512.x)) ^ _e432));
                        let _e1231 = bitcast<f32>((bitcast<u32>((_e526.y - _e512.y)) ^ _e432));
                        let _e1234 = bitcast<f32>((bitcast<u32>((_e526.z - _e512.z)) ^ _e432));
                        let _e1240 = bitcast<f32>((bitcast<u32>((_e557.x - _e512.x)) ^ _e432));
                        let _e1243 = bitcast<f32>((bitcast<u32>((_e557.y - _e512.y)) ^ _e432));
                        let _e1246 = bitcast<f32>((bitcast<u32>((_e557.z - _e512.z)) ^ _e432));
                        let _e1252 = bitcast<f32>((bitcast<u32>((_e564.x - _e512.x)) ^ _e432));
                        let _e1255 = bitcast<f32>((bitcast<u32>((_e564.y - _e512.y)) ^ _e432));
                        let _e1258 = bitcast<f32>((bitcast<u32>((_e564.z - _e512.z)) ^ _e432));
                        let _e1264 = bitcast<f32>((bitcast<u32>((_e571.x - _e512.x)) ^ _e432));
                        let _e1267 = bitcast<f32>((bitcast<u32>((_e571.y - _e512.y)) ^ _e432));
                        let _e1270 = bitcast<f32>((bitcast<u32>((_e571.z - _e512.z)) ^ _e432));
                        let _e1272 = ((1.5f * _e1126) + 0.0000000000000000000000000000000000030092655f);
                        let _e1273 = abs(_e1132);
                        let _e1274 = abs(_e1135);
                        let _e1276 = select(_e1274, _e1273, (_e1273 > _e1274));
                        let _e1277 = abs(_e1138);
                        let _e1279 = select(_e1277, _e1276, (_e1276 > _e1277));
                        let _e1280 = abs(_e1144);
                        let _e1281 = abs(_e1147);
                        let _e1283 = select(_e1281, _e1280, (_e1280 > _e1281));
                        let _e1284 = abs(_e1150);
                        let _e1286 = select(_e1284, _e1283, (_e1283 > _e1284));
                        let _e1288 = select(_e1286, _e1279, (_e1279 > _e1286));
                        let _e1289 = abs(_e1156);
                        let _e1290 = abs(_e1159);
                        let _e1292 = select(_e1290, _e1289, (_e1289 > _e1290));
                        let _e1293 = abs(_e1162);
                        let _e1295 = select(_e1293, _e1292, (_e1292 > _e1293));
                        let _e1297 = select(_e1295, _e1288, (_e1288 > _e1295));
                        let _e1298 = abs(_e1168);
                        let _e1299 = abs(_e1171);
                        let _e1301 = select(_e1299, _e1298, (_e1298 > _e1299));
                        let _e1302 = abs(_e1174);
                        let _e1304 = select(_e1302, _e1301, (_e1301 > _e1302));
                        let _e1305 = abs(_e1180);
                        let _e1306 = abs(_e1183);
                        let _e1308 = select(_e1306, _e1305, (_e1305 > _e1306));
                        let _e1309 = abs(_e1186);
                        let _e1311 = select(_e1309, _e1308, (_e1308 > _e1309));
                        let _e1313 = select(_e1311, _e1304, (_e1304 > _e1311));
                        let _e1314 = abs(_e1192);
                        let _e1315 = abs(_e1195);
                        let _e1317 = select(_e1315, _e1314, (_e1314 > _e1315));
                        let _e1318 = abs(_e1198);
                        let _e1320 = select(_e1318, _e1317, (_e1317 > _e1318));
                        let _e1322 = select(_e1320, _e1313, (_e1313 > _e1320));
                        let _e1326 = ((0.0000019073486f * select(_e1322, _e1297, (_e1297 > _e1322))) + _e1272);
                        let _e1327 = abs(_e1204);
                        let _e1328 = abs(_e1207);
                        let _e1330 = select(_e1328, _e1327, (_e1327 > _e1328));
                        let _e1331 = abs(_e1210);
                        let _e1333 = select(_e1331, _e1330, (_e1330 > _e1331));
                        let _e1334 = abs(_e1216);
                        let _e1335 = abs(_e1219);
                        let _e1337 = select(_e1335, _e1334, (_e1334 > _e1335));
                        let _e1338 = abs(_e1222);
                        let _e1340 = select(_e1338, _e1337, (_e1337 > _e1338));
                        let _e1342 = select(_e1340, _e1333, (_e1333 > _e1340));
                        let _e1343 = abs(_e1228);
                        let _e1344 = abs(_e1231);
                        let _e1346 = select(_e1344, _e1343, (_e1343 > _e1344));
                        let _e1347 = abs(_e1234);
                        let _e1349 = select(_e1347, _e1346, (_e1346 > _e1347));
                        let _e1351 = select(_e1349, _e1342, (_e1342 > _e1349));
                        let _e1352 = abs(_e1240);
                        let _e1353 = abs(_e1243);
                        let _e1355 = select(_e1353, _e1352, (_e1352 > _e1353));
                        let _e1356 = abs(_e1246);
                        let _e1358 = select(_e1356, _e1355, (_e1355 > _e1356));
                        let _e1359 = abs(_e1252);
                        let _e1360 = abs(_e1255);
                        let _e1362 = select(_e1360, _e1359, (_e1359 > _e1360));
                        let _e1363 = abs(_e1258);
                        let _e1365 = select(_e1363, _e1362, (_e1362 > _e1363));
                        let _e1367 = select(_e1365, _e1358, (_e1358 > _e1365));
                        let _e1368 = abs(_e1264);
                        let _e1369 = abs(_e1267);
                        let _e1371 = select(_e1369, _e1368, (_e1368 > _e1369));
                        let _e1372 = abs(_e1270);
                        let _e1374 = select(_e1372, _e1371, (_e1371 > _e1372));
                        let _e1376 = select(_e1374, _e1367, (_e1367 > _e1374));
                        let _e1380 = ((0.0000019073486f * select(_e1376, _e1351, (_e1351 > _e1376))) + _e1272);
                        phi_18854_ = 0u;
                        phi_18857_ = 0u;
                        loop {
                            let _e1382 = phi_18854_;
                            let _e1384 = phi_18857_;
                            local_131 = _e1384;
                            if (_e1382 < 8u) {
                                let _e1388 = ((_e1108 & ~(_e1384)) == 0u);
                                if _e1388 {
                                    phi_19223_ = u32();
                                    phi_19224_ = u32();
                                } else {
                                    let _e1389 = (_e1382 & 31u);
                                    let _e1393 = f32(((89u >> bitcast<u32>(_e1389)) & 1u));
                                    let _e1402 = (f32(((170u >> bitcast<u32>(_e1389)) & 1u)) - f32(((64u >> bitcast<u32>(_e1389)) & 1u)));
                                    let _e1411 = (f32(((52u >> bitcast<u32>(_e1389)) & 1u)) - f32(((128u >> bitcast<u32>(_e1389)) & 1u)));
                                    let _e1416 = (((_e1393 * _e1132) + (_e1402 * _e1135)) + (_e1411 * _e1138));
                                    let _e1421 = (((_e1393 * _e1144) + (_e1402 * _e1147)) + (_e1411 * _e1150));
                                    let _e1426 = (((_e1393 * _e1156) + (_e1402 * _e1159)) + (_e1411 * _e1162));
                                    let _e1431 = (((_e1393 * _e1168) + (_e1402 * _e1171)) + (_e1411 * _e1174));
                                    let _e1436 = (((_e1393 * _e1180) + (_e1402 * _e1183)) + (_e1411 * _e1186));
                                    let _e1441 = (((_e1393 * _e1192) + (_e1402 * _e1195)) + (_e1411 * _e1198));
                                    let _e1442 = (_e1416 - _e1326);
                                    let _e1443 = (_e1421 - _e1326);
                                    let _e1444 = (_e1426 - _e1326);
                                    let _e1445 = (_e1416 + _e1326);
                                    let _e1446 = (_e1421 + _e1326);
                                    let _e1447 = (_e1426 + _e1326);
                                    let _e1449 = select(_e1443, _e1442, (_e1442 < _e1443));
                                    let _e1451 = select(_e1444, _e1443, (_e1443 < _e1444));
                                    let _e1453 = select(_e1442, _e1444, (_e1444 < _e1442));
                                    let _e1455 = select(_e1446, _e1445, (_e1445 > _e1446));
                                    let _e1457 = select(_e1447, _e1446, (_e1446 > _e1447));
                                    let _e1459 = select(_e1445, _e1447, (_e1447 > _e1445));
                                    let _e1461 = select(_e1436, _e1431, (_e1431 < _e1436));
                                    let _e1463 = select(_e1441, _e1436, (_e1436 < _e1441));
                                    let _e1465 = select(_e1431, _e1441, (_e1441 < _e1431));
                                    let _e1467 = select(_e1436, _e1431, (_e1431 > _e1436));
                                    let _e1469 = select(_e1441, _e1436, (_e1436 > _e1441));
                                    let _e1471 = select(_e1431, _e1441, (_e1441 > _e1431));
                                    let _e1473 = select(_e1444, _e1449, (_e1449 < _e1444));
                                    let _e1475 = select(_e1441, _e1461, (_e1461 < _e1441));
                                    let _e1477 = select(_e1447, _e1455, (_e1455 > _e1447));
                                    let _e1479 = select(_e1441, _e1467, (_e1467 > _e1441));
                                    let _e1628 = (((_e1393 * _e1204) + (_e1402 * _e1207)) + (_e1411 * _e1210));
                                    let _e1633 = (((_e1393 * _e1216) + (_e1402 * _e1219)) + (_e1411 * _e1222));
                                    let _e1638 = (((_e1393 * _e1228) + (_e1402 * _e1231)) + (_e1411 * _e1234));
                                    let _e1643 = (((_e1393 * _e1240) + (_e1402 * _e1243)) + (_e1411 * _e1246));
                                    let _e1648 = (((_e1393 * _e1252) + (_e1402 * _e1255)) + (_e1411 * _e1258));
                                    let _e1653 = (((_e1393 * _e1264) + (_e1402 * _e1267)) + (_e1411 * _e1270));
                                    let _e1654 = (_e1628 - _e1380);
                                    let _e1655 = (_e1633 - _e1380);
                                    let _e1656 = (_e1638 - _e1380);
                                    let _e1657 = (_e1628 + _e1380);
                                    let _e1658 = (_e1633 + _e1380);
                                    let _e1659 = (_e1638 + _e1380);
                                    let _e1661 = select(_e1655, _e1654, (_e1654 < _e1655));
                                    let _e1663 = select(_e1656, _e1655, (_e1655 < _e1656));
                                    let _e1665 = select(_e1654, _e1656, (_e1656 < _e1654));
                                    let _e1667 = select(_e1658, _e1657, (_e1657 > _e1658));
                                    let _e1669 = select(_e1659, _e1658, (_e1658 > _e1659));
                                    let _e1671 = select(_e1657, _e1659, (_e1659 > _e1657));
                                    let _e1673 = select(_e1648, _e1643, (_e1643 < _e1648));
                                    let _e1675 = select(_e1653, _e1648, (_e1648 < _e1653));
                                    let _e1677 = select(_e1643, _e1653, (_e1653 < _e1643));
                                    let _e1679 = select(_e1648, _e1643, (_e1643 > _e1648));
                                    let _e1681 = select(_e1653, _e1648, (_e1648 > _e1653));
                                    let _e1683 = select(_e1643, _e1653, (_e1653 > _e1643));
                                    let _e1685 = select(_e1656, _e1661, (_e1661 < _e1656));
                                    let _e1687 = select(_e1653, _e1673, (_e1673 < _e1653));
                                    let _e1689 = select(_e1659, _e1667, (_e1667 > _e1659));
                                    let _e1691 = select(_e1653, _e1679, (_e1679 > _e1653));
                                    phi_19223_ = (_e1382 + _e413.z);
                                    phi_19224_ = (_e1384 | ((((((select(0u, 1u, (_e1445 < _e1475)) | (select(0u, 1u, (_e1446 < _e1475)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1447 < _e1475)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1431 > _e1477)) | (select(0u, 1u, (_e1436 > _e1477)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1441 > _e1477)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1461 > _e1455)) | (select(0u, 1u, (_e1463 > _e1455)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1465 > _e1455)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1461 > _e1457)) | (select(0u, 1u, (_e1463 > _e1457)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1465 > _e1457)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1461 > _e1459)) | (select(0u, 1u, (_e1463 > _e1459)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1465 > _e1459)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1657 < _e1687)) | (select(0u, 1u, (_e1658 < _e1687)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1659 < _e1687)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1643 > _e1689)) | (select(0u, 1u, (_e1648 > _e1689)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1653 > _e1689)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1673 > _e1667)) | (select(0u, 1u, (_e1675 > _e1667)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1677 > _e1667)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1673 > _e1669)) | (select(0u, 1u, (_e1675 > _e1669)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1677 > _e1669)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1673 > _e1671)) | (select(0u, 1u, (_e1675 > _e1671)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1677 > _e1671)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1442 > _e1479)) | (select(0u, 1u, (_e1443 > _e1479)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1444 > _e1479)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1431 < _e1473)) | (select(0u, 1u, (_e1436 < _e1473)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1441 < _e1473)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1467 < _e1449)) | (select(0u, 1u, (_e1469 < _e1449)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1471 < _e1449)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1467 < _e1451)) | (select(0u, 1u, (_e1469 < _e1451)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1471 < _e1451)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1467 < _e1453)) | (select(0u, 1u, (_e1469 < _e1453)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1471 < _e1453)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1654 > _e1691)) | (select(0u, 1u, (_e1655 > _e1691)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1656 > _e1691)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1643 < _e1685)) | (select(0u, 1u, (_e1648 < _e1685)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1653 < _e1685)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1679 < _e1661)) | (select(0u, 1u, (_e1681 < _e1661)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1683 < _e1661)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1679 < _e1663)) | (select(0u, 1u, (_e1681 < _e1663)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1683 < _e1663)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1679 < _e1665)) | (select(0u, 1u, (_e1681 < _e1665)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1683 < _e1665)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1842 = phi_19223_;
                                let _e1844 = phi_19224_;
                                phi_18855_ = _e1842;
                                phi_18858_ = _e1844;
                                phi_19226_ = select(true, false, _e1388);
                            } else {
                                phi_18855_ = u32();
                                phi_18858_ = u32();
                                phi_19226_ = false;
                            }
                            let _e1847 = phi_18855_;
                            let _e1849 = phi_18858_;
                            let _e1851 = phi_19226_;
                            continue;
                            continuing {
                                phi_18854_ = _e1847;
                                phi_18857_ = _e1849;
                                break if !(_e1851);
                            }
                        }
                        let _e1854 = local_131;
                        phi_19234_ = (_e1108 & ~((_e1854 & _e1108)));
                    }
                    let _e1859 = phi_19234_;
                    phi_19235_ = _e1859;
                }
                let _e1861 = phi_19235_;
                if (_e1861 == 0u) {
                } else {
                    let _e1866 = atomicAdd((&counters.member[0u]), countOneBits(_e1861));
                    phi_19244_ = _e1866;
                    phi_19247_ = _e1861;
                    loop {
                        let _e1868 = phi_19244_;
                        let _e1870 = phi_19247_;
                        let _e1871 = (_e1870 == 0u);
                        if _e1871 {
                            phi_19245_ = u32();
                            phi_19248_ = u32();
                        } else {
                            let _e1874 = params_3.member.member_1;
                            if (_e1868 < _e1874) {
                                after_linear.member[_e1868] = ((_e445 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1870), 32u, _e1871));
                            }
                            phi_19245_ = (_e1868 + 1u);
                            phi_19248_ = (_e1870 & (_e1870 - 1u));
                        }
                        let _e1887 = phi_19245_;
                        let _e1889 = phi_19248_;
                        continue;
                        continuing {
                            phi_19244_ = _e1887;
                            phi_19247_ = _e1889;
                            break if !(select(true, false, _e1871));
                        }
                    }
                }
                phi_19271_ = (_e436 + countOneBits((_e1108 >> bitcast<u32>(6u))));
                phi_19272_ = (_e438 + countOneBits((_e1108 & 63u)));
                phi_19273_ = _e1110;
            } else {
                phi_19271_ = _e436;
                phi_19272_ = _e438;
                phi_19273_ = _e440;
            }
            let _e1893 = phi_19271_;
            let _e1895 = phi_19272_;
            let _e1897 = phi_19273_;
            phi_15884_ = (_e434 + _e413.z);
            phi_15887_ = _e1893;
            phi_15889_ = _e1895;
            phi_15891_ = _e1897;
        } else {
            break;
        }
        let _e1900 = phi_15884_;
        let _e1902 = phi_15887_;
        let _e1904 = phi_15889_;
        let _e1906 = phi_15891_;
        continue;
        continuing {
            phi_15883_ = _e1900;
            phi_15886_ = _e1902;
            phi_15888_ = _e1904;
            phi_15890_ = _e1906;
        }
    }
    let _e1909 = local_132;
    if (_e1909 > 0u) {
        let _e1912 = local_133;
        let _e1915 = local_134;
        let _e1919 = atomicAdd((&counters.member[5u]), select(1u, _e1915, (_e1912 > 1u)));
    }
    let _e1921 = local_135;
    if (_e1921 > 0u) {
        let _e1924 = local_136;
        let _e1927 = local_137;
        let _e1931 = atomicAdd((&counters.member[1u]), select(1u, _e1927, (_e1924 > 1u)));
    }
    let _e1933 = local_138;
    if (_e1933 > 0u) {
        let _e1936 = local_139;
        let _e1939 = local_140;
        let _e1943 = atomicAdd((&counters.member[2u]), select(1u, _e1939, (_e1936 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_19433_: type_58;
    var phi_19492_: u32;
    var phi_19493_: u32;
    var phi_19499_: u32;
    var phi_19511_: u32;
    var phi_19512_: u32;
    var phi_19524_: u32;
    var phi_19525_: u32;
    var phi_19531_: u32;
    var phi_19543_: u32;
    var phi_19544_: u32;
    var phi_19449_: u32;
    var phi_19459_: u32;
    var phi_19460_: u32;
    var phi_19461_: u32;
    var phi_19474_: u32;
    var phi_19475_: u32;
    var phi_19546_: vec4<u32>;
    var phi_20377_: u32;
    var phi_20380_: bool;
    var phi_20588_: bool;
    var phi_20590_: u32;
    var phi_20591_: bool;
    var phi_20378_: u32;
    var phi_20381_: bool;
    var phi_20593_: bool;
    var local_141: bool;
    var phi_20598_: bool;
    var phi_20851_: bool;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e424 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e428 = atomicLoad((&counters_1.member[0u]));
    if (_e424 < _e428) {
        let _e432 = params_3.member.member_1;
        if (_e428 <= _e432) {
            let _e436 = after_linear_1.member[_e424];
            let _e437 = (_e436 & 15u);
            let _e441 = pairs.member[(_e436 >> bitcast<u32>(4u))];
            let _e444 = ((_e441 >> bitcast<u32>(16i)) * 2u);
            let _e447 = tiles.member[(4u + _e444)];
            let _e454 = boxes.member[((_e447 * 256u) + ((_e441 >> bitcast<u32>(8i)) & 255u))];
            let _e458 = tiles.member[(_e444 + 5u)];
            let _e463 = boxes.member[((_e458 * 256u) + (_e441 & 255u))];
            if (_e454.x < _e463.x) {
                phi_19433_ = type_58(_e454.x, _e463.x);
            } else {
                phi_19433_ = type_58(_e463.x, _e454.x);
            }
            let _e469 = phi_19433_;
            let _e474 = features.member[_e469.member];
            let _e477 = features.member[_e469.member_1];
            if (_e437 < 6u) {
                let _e527 = (_e437 < 3u);
                if _e527 {
                    phi_19449_ = _e437;
                } else {
                    phi_19449_ = (_e437 - 3u);
                }
                let _e530 = phi_19449_;
                if _e527 {
                    phi_19459_ = _e477.z;
                    phi_19460_ = _e477.y;
                    phi_19461_ = _e477.x;
                } else {
                    phi_19459_ = _e474.z;
                    phi_19460_ = _e474.y;
                    phi_19461_ = _e474.x;
                }
                let _e538 = phi_19459_;
                let _e540 = phi_19460_;
                let _e542 = phi_19461_;
                let _e544 = select(_e477, _e474, vec4(_e527));
                if (_e530 == 0u) {
                    phi_19475_ = _e544.x;
                } else {
                    if (_e530 == 1u) {
                        phi_19474_ = _e544.y;
                    } else {
                        phi_19474_ = _e544.z;
                    }
                    let _e550 = phi_19474_;
                    phi_19475_ = _e550;
                }
                let _e553 = phi_19475_;
                phi_19546_ = vec4<u32>(_e553, _e542, _e540, _e538);
            } else {
                let _e479 = (_e437 - 6u);
                let _e480 = (_e479 / 3u);
                let _e481 = (_e479 % 3u);
                if (_e480 == 0u) {
                    phi_19493_ = _e474.x;
                } else {
                    if (_e480 == 1u) {
                        phi_19492_ = _e474.y;
                    } else {
                        phi_19492_ = _e474.z;
                    }
                    let _e487 = phi_19492_;
                    phi_19493_ = _e487;
                }
                let _e490 = phi_19493_;
                if (_e480 == 2u) {
                    phi_19499_ = 0u;
                } else {
                    phi_19499_ = (_e480 + 1u);
                }
                let _e494 = phi_19499_;
                if (_e494 == 0u) {
                    phi_19512_ = _e474.x;
                } else {
                    if (_e494 == 1u) {
                        phi_19511_ = _e474.y;
                    } else {
                        phi_19511_ = _e474.z;
                    }
                    let _e500 = phi_19511_;
                    phi_19512_ = _e500;
                }
                let _e503 = phi_19512_;
                if (_e481 == 0u) {
                    phi_19525_ = _e477.x;
                } else {
                    if (_e481 == 1u) {
                        phi_19524_ = _e477.y;
                    } else {
                        phi_19524_ = _e477.z;
                    }
                    let _e509 = phi_19524_;
                    phi_19525_ = _e509;
                }
                let _e512 = phi_19525_;
                if (_e481 == 2u) {
                    phi_19531_ = 0u;
                } else {
                    phi_19531_ = (_e481 + 1u);
                }
                let _e516 = phi_19531_;
                if (_e516 == 0u) {
                    phi_19544_ = _e477.x;
                } else {
                    if (_e516 == 1u) {
                        phi_19543_ = _e477.y;
                    } else {
                        phi_19543_ = _e477.z;
                    }
                    let _e522 = phi_19543_;
                    phi_19544_ = _e522;
                }
                let _e525 = phi_19544_;
                phi_19546_ = vec4<u32>(_e490, _e503, _e512, _e525);
            }
            let _e556 = phi_19546_;
            let _e558 = (_e556.x * 2u);
            let _e561 = moving_1.member[_e558];
            let _e565 = vec3<f32>(_e561.x, _e561.y, _e561.z);
            let _e567 = (_e556.y * 2u);
            let _e570 = moving_1.member[_e567];
            let _e574 = vec3<f32>(_e570.x, _e570.y, _e570.z);
            let _e576 = (_e556.z * 2u);
            let _e579 = moving_1.member[_e576];
            let _e583 = vec3<f32>(_e579.x, _e579.y, _e579.z);
            let _e585 = (_e556.w * 2u);
            let _e588 = moving_1.member[_e585];
            let _e592 = vec3<f32>(_e588.x, _e588.y, _e588.z);
            let _e596 = moving_1.member[(_e558 + 1u)];
            let _e600 = vec3<f32>(_e596.x, _e596.y, _e596.z);
            let _e604 = moving_1.member[(_e567 + 1u)];
            let _e608 = vec3<f32>(_e604.x, _e604.y, _e604.z);
            let _e612 = moving_1.member[(_e576 + 1u)];
            let _e616 = vec3<f32>(_e612.x, _e612.y, _e612.z);
            let _e620 = moving_1.member[(_e585 + 1u)];
            let _e624 = vec3<f32>(_e620.x, _e620.y, _e620.z);
            let _e625 = (_e437 >= 6u);
            let _e626 = (_e413.z ^ 1u);
            let _e629 = params_3.member.member_3;
            if ((_e629 & 2u) == 0u) {
                phi_20598_ = true;
            } else {
                let _e632 = vec3(_e625);
                let _e633 = select(_e574, _e565, _e632);
                let _e634 = select(_e608, _e600, _e632);
                let _e635 = select(_e583, _e574, _e632);
                let _e636 = select(_e616, _e608, _e632);
                let _e637 = select(_e592, _e583, _e632);
                let _e638 = select(_e624, _e616, _e632);
                let _e650 = bitcast<f32>((bitcast<u32>((_e637.x - _e633.x)) ^ _e626));
                let _e653 = bitcast<f32>((bitcast<u32>((_e637.y - _e633.y)) ^ _e626));
                let _e656 = bitcast<f32>((bitcast<u32>((_e637.z - _e633.z)) ^ _e626));
                let _e668 = bitcast<f32>((bitcast<u32>((_e638.x - _e634.x)) ^ _e626));
                let _e671 = bitcast<f32>((bitcast<u32>((_e638.y - _e634.y)) ^ _e626));
                let _e674 = bitcast<f32>((bitcast<u32>((_e638.z - _e634.z)) ^ _e626));
                let _e683 = bitcast<f32>((bitcast<u32>((_e635.x - _e633.x)) ^ _e626));
                let _e686 = bitcast<f32>((bitcast<u32>((_e635.y - _e633.y)) ^ _e626));
                let _e689 = bitcast<f32>((bitcast<u32>((_e635.z - _e633.z)) ^ _e626));
                let _e698 = bitcast<f32>((bitcast<u32>((_e636.x - _e634.x)) ^ _e626));
                let _e701 = bitcast<f32>((bitcast<u32>((_e636.y - _e634.y)) ^ _e626));
                let _e704 = bitcast<f32>((bitcast<u32>((_e636.z - _e634.z)) ^ _e626));
                let _e705 = abs(_e650);
                let _e706 = abs(_e653);
                let _e708 = select(_e706, _e705, (_e705 > _e706));
                let _e709 = abs(_e656);
                let _e711 = select(_e709, _e708, (_e708 > _e709));
                let _e712 = abs(_e668);
                let _e713 = abs(_e671);
                let _e715 = select(_e713, _e712, (_e712 > _e713));
                let _e716 = abs(_e674);
                let _e718 = select(_e716, _e715, (_e715 > _e716));
                let _e720 = select(_e718, _e711, (_e711 > _e718));
                let _e721 = abs(_e683);
                let _e722 = abs(_e686);
                let _e724 = select(_e722, _e721, (_e721 > _e722));
                let _e725 = abs(_e689);
                let _e727 = select(_e725, _e724, (_e724 > _e725));
                let _e728 = abs(_e698);
                let _e729 = abs(_e701);
                let _e731 = select(_e729, _e728, (_e728 > _e729));
                let _e732 = abs(_e704);
                let _e734 = select(_e732, _e731, (_e731 > _e732));
                let _e736 = select(_e734, _e727, (_e727 > _e734));
                let _e742 = ((0.000015258789f * (_e720 * _e736)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e720) + _e736)));
                let _e782 = select(_e565, _e592, _e632);
                let _e783 = select(_e600, _e624, _e632);
                let _e792 = bitcast<f32>((bitcast<u32>((_e782.x - _e633.x)) ^ _e626));
                let _e795 = bitcast<f32>((bitcast<u32>((_e782.y - _e633.y)) ^ _e626));
                let _e798 = bitcast<f32>((bitcast<u32>((_e782.z - _e633.z)) ^ _e626));
                let _e807 = bitcast<f32>((bitcast<u32>((_e783.x - _e634.x)) ^ _e626));
                let _e810 = bitcast<f32>((bitcast<u32>((_e783.y - _e634.y)) ^ _e626));
                let _e813 = bitcast<f32>((bitcast<u32>((_e783.z - _e634.z)) ^ _e626));
                let _e814 = abs(_e792);
                let _e815 = abs(_e795);
                let _e817 = select(_e815, _e814, (_e814 > _e815));
                let _e818 = abs(_e798);
                let _e820 = select(_e818, _e817, (_e817 > _e818));
                let _e821 = abs(_e807);
                let _e822 = abs(_e810);
                let _e824 = select(_e822, _e821, (_e821 > _e822));
                let _e825 = abs(_e813);
                let _e827 = select(_e825, _e824, (_e824 > _e825));
                let _e829 = select(_e827, _e820, (_e820 > _e827));
                let _e835 = ((0.000015258789f * (_e829 * _e736)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e829) + _e736)));
                let _e880 = bitcast<f32>((bitcast<u32>((_e561.x - _e579.x)) ^ _e626));
                let _e883 = bitcast<f32>((bitcast<u32>((_e561.y - _e579.y)) ^ _e626));
                let _e886 = bitcast<f32>((bitcast<u32>((_e561.z - _e579.z)) ^ _e626));
                let _e892 = bitcast<f32>((bitcast<u32>((_e596.x - _e612.x)) ^ _e626));
                let _e895 = bitcast<f32>((bitcast<u32>((_e596.y - _e612.y)) ^ _e626));
                let _e898 = bitcast<f32>((bitcast<u32>((_e596.z - _e612.z)) ^ _e626));
                let _e904 = bitcast<f32>((bitcast<u32>((_e588.x - _e579.x)) ^ _e626));
                let _e907 = bitcast<f32>((bitcast<u32>((_e588.y - _e579.y)) ^ _e626));
                let _e910 = bitcast<f32>((bitcast<u32>((_e588.z - _e579.z)) ^ _e626));
                let _e916 = bitcast<f32>((bitcast<u32>((_e620.x - _e612.x)) ^ _e626));
                let _e919 = bitcast<f32>((bitcast<u32>((_e620.y - _e612.y)) ^ _e626));
                let _e922 = bitcast<f32>((bitcast<u32>((_e620.z - _e612.z)) ^ _e626));
                let _e923 = abs(_e880);
                let _e924 = abs(_e883);
                let _e926 = select(_e924, _e923, (_e923 > _e924));
                let _e927 = abs(_e886);
                let _e929 = select(_e927, _e926, (_e926 > _e927));
                let _e930 = abs(_e892);
                let _e931 = abs(_e895);
                let _e933 = select(_e931, _e930, (_e930 > _e931));
                let _e934 = abs(_e898);
                let _e936 = select(_e934, _e933, (_e933 > _e934));
                let _e938 = select(_e936, _e929, (_e929 > _e936));
                let _e939 = abs(_e904);
                let _e940 = abs(_e907);
                let _e942 = select(_e940, _e939, (_e939 > _e940));
                let _e943 = abs(_e910);
                let _e945 = select(_e943, _e942, (_e942 > _e943));
                let _e946 = abs(_e916);
                let _e947 = abs(_e919);
                let _e949 = select(_e947, _e946, (_e946 > _e947));
                let _e950 = abs(_e922);
                let _e952 = select(_e950, _e949, (_e949 > _e950));
                let _e954 = select(_e952, _e945, (_e945 > _e952));
                let _e960 = ((0.000015258789f * (_e938 * _e954)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e938) + _e954)));
                let _e1000 = select(_e565, _e574, _e632);
                let _e1001 = select(_e600, _e608, _e632);
                let _e1002 = select(_e574, _e592, _e632);
                let _e1003 = select(_e608, _e624, _e632);
                let _e1012 = bitcast<f32>((bitcast<u32>((_e1000.x - _e637.x)) ^ _e626));
                let _e1015 = bitcast<f32>((bitcast<u32>((_e1000.y - _e637.y)) ^ _e626));
                let _e1018 = bitcast<f32>((bitcast<u32>((_e1000.z - _e637.z)) ^ _e626));
                let _e1027 = bitcast<f32>((bitcast<u32>((_e1001.x - _e638.x)) ^ _e626));
                let _e1030 = bitcast<f32>((bitcast<u32>((_e1001.y - _e638.y)) ^ _e626));
                let _e1033 = bitcast<f32>((bitcast<u32>((_e1001.z - _e638.z)) ^ _e626));
                let _e1042 = bitcast<f32>((bitcast<u32>((_e1002.x - _e637.x)) ^ _e626));
                let _e1045 = bitcast<f32>((bitcast<u32>((_e1002.y - _e637.y)) ^ _e626));
                let _e1048 = bitcast<f32>((bitcast<u32>((_e1002.z - _e637.z)) ^ _e626));
                let _e1057 = bitcast<f32>((bitcast<u32>((_e1003.x - _e638.x)) ^ _e626));
                let _e1060 = bitcast<f32>((bitcast<u32>((_e1003.y - _e638.y)) ^ _e626));
                let _e1063 = bitcast<f32>((bitcast<u32>((_e1003.z - _e638.z)) ^ _e626));
                let _e1064 = abs(_e1012);
                let _e1065 = abs(_e1015);
                let _e1067 = select(_e1065, _e1064, (_e1064 > _e1065));
                let _e1068 = abs(_e1018);
                let _e1070 = select(_e1068, _e1067, (_e1067 > _e1068));
                let _e1071 = abs(_e1027);
                let _e1072 = abs(_e1030);
                let _e1074 = select(_e1072, _e1071, (_e1071 > _e1072));
                let _e1075 = abs(_e1033);
                let _e1077 = select(_e1075, _e1074, (_e1074 > _e1075));
                let _e1079 = select(_e1077, _e1070, (_e1070 > _e1077));
                let _e1080 = abs(_e1042);
                let _e1081 = abs(_e1045);
                let _e1083 = select(_e1081, _e1080, (_e1080 > _e1081));
                let _e1084 = abs(_e1048);
                let _e1086 = select(_e1084, _e1083, (_e1083 > _e1084));
                let _e1087 = abs(_e1057);
                let _e1088 = abs(_e1060);
                let _e1090 = select(_e1088, _e1087, (_e1087 > _e1088));
                let _e1091 = abs(_e1063);
                let _e1093 = select(_e1091, _e1090, (_e1090 > _e1091));
                let _e1095 = select(_e1093, _e1086, (_e1086 > _e1093));
                let _e1101 = ((0.000015258789f * (_e1079 * _e1095)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e1079) + _e1095)));
                phi_20377_ = 0u;
                phi_20380_ = false;
                loop {
                    let _e1142 = phi_20377_;
                    let _e1144 = phi_20380_;
                    local_141 = _e1144;
                    if (_e1142 < 8u) {
                        if _e1144 {
                            phi_20590_ = u32();
                            phi_20591_ = bool();
                        } else {
                            let _e1146 = (_e1142 & 31u);
                            let _e1150 = f32(((90u >> bitcast<u32>(_e1146)) & 1u));
                            let _e1159 = (f32(((228u >> bitcast<u32>(_e1146)) & 1u)) - f32(((8u >> bitcast<u32>(_e1146)) & 1u)));
                            let _e1168 = (f32(((129u >> bitcast<u32>(_e1146)) & 1u)) - f32(((48u >> bitcast<u32>(_e1146)) & 1u)));
                            let _e1173 = (((_e1150 * ((_e686 * _e656) - (_e653 * _e689))) + (_e1159 * ((_e689 * _e650) - (_e656 * _e683)))) + (_e1168 * ((_e683 * _e653) - (_e650 * _e686))));
                            let _e1178 = (((_e1150 * (((_e701 * _e656) - (_e653 * _e704)) + ((_e686 * _e674) - (_e671 * _e689)))) + (_e1159 * (((_e704 * _e650) - (_e656 * _e698)) + ((_e689 * _e668) - (_e674 * _e683))))) + (_e1168 * (((_e698 * _e653) - (_e650 * _e701)) + ((_e683 * _e671) - (_e668 * _e686)))));
                            let _e1183 = (((_e1150 * ((_e701 * _e674) - (_e671 * _e704))) + (_e1159 * ((_e704 * _e668) - (_e674 * _e698)))) + (_e1168 * ((_e698 * _e671) - (_e668 * _e701))));
                            let _e1189 = -(_e742);
                            let _e1197 = (select(0i, 1i, (((_e1173 > _e742) && (_e1178 > _e742)) && (_e1183 > _e742))) - select(0i, 1i, (((_e1173 < _e1189) && (_e1178 < _e1189)) && (_e1183 < _e1189))));
                            let _e1202 = (((_e1150 * ((_e686 * _e798) - (_e795 * _e689))) + (_e1159 * ((_e689 * _e792) - (_e798 * _e683)))) + (_e1168 * ((_e683 * _e795) - (_e792 * _e686))));
                            let _e1207 = (((_e1150 * (((_e701 * _e798) - (_e795 * _e704)) + ((_e686 * _e813) - (_e810 * _e689)))) + (_e1159 * (((_e704 * _e792) - (_e798 * _e698)) + ((_e689 * _e807) - (_e813 * _e683))))) + (_e1168 * (((_e698 * _e795) - (_e792 * _e701)) + ((_e683 * _e810) - (_e807 * _e686)))));
                            let _e1212 = (((_e1150 * ((_e701 * _e813) - (_e810 * _e704))) + (_e1159 * ((_e704 * _e807) - (_e813 * _e698)))) + (_e1168 * ((_e698 * _e810) - (_e807 * _e701))));
                            let _e1218 = -(_e835);
                            let _e1226 = (select(0i, 1i, (((_e1202 > _e835) && (_e1207 > _e835)) && (_e1212 > _e835))) - select(0i, 1i, (((_e1202 < _e1218) && (_e1207 < _e1218)) && (_e1212 < _e1218))));
                            let _e1231 = (((_e1150 * ((_e907 * _e886) - (_e883 * _e910))) + (_e1159 * ((_e910 * _e880) - (_e886 * _e904)))) + (_e1168 * ((_e904 * _e883) - (_e880 * _e907))));
                            let _e1236 = (((_e1150 * (((_e919 * _e886) - (_e883 * _e922)) + ((_e907 * _e898) - (_e895 * _e910)))) + (_e1159 * (((_e922 * _e880) - (_e886 * _e916)) + ((_e910 * _e892) - (_e898 * _e904))))) + (_e1168 * (((_e916 * _e883) - (_e880 * _e919)) + ((_e904 * _e895) - (_e892 * _e907)))));
                            let _e1241 = (((_e1150 * ((_e919 * _e898) - (_e895 * _e922))) + (_e1159 * ((_e922 * _e892) - (_e898 * _e916)))) + (_e1168 * ((_e916 * _e895) - (_e892 * _e919))));
                            let _e1247 = -(_e960);
                            let _e1255 = (select(0i, 1i, (((_e1231 > _e960) && (_e1236 > _e960)) && (_e1241 > _e960))) - select(0i, 1i, (((_e1231 < _e1247) && (_e1236 < _e1247)) && (_e1241 < _e1247))));
                            let _e1260 = (((_e1150 * ((_e1045 * _e1018) - (_e1015 * _e1048))) + (_e1159 * ((_e1048 * _e1012) - (_e1018 * _e1042)))) + (_e1168 * ((_e1042 * _e1015) - (_e1012 * _e1045))));
                            let _e1265 = (((_e1150 * (((_e1060 * _e1018) - (_e1015 * _e1063)) + ((_e1045 * _e1033) - (_e1030 * _e1048)))) + (_e1159 * (((_e1063 * _e1012) - (_e1018 * _e1057)) + ((_e1048 * _e1027) - (_e1033 * _e1042))))) + (_e1168 * (((_e1057 * _e1015) - (_e1012 * _e1060)) + ((_e1042 * _e1030) - (_e1027 * _e1045)))));
                            let _e1270 = (((_e1150 * ((_e1060 * _e1033) - (_e1030 * _e1063))) + (_e1159 * ((_e1063 * _e1027) - (_e1033 * _e1057)))) + (_e1168 * ((_e1057 * _e1030) - (_e1027 * _e1060))));
                            let _e1276 = -(_e1101);
                            let _e1284 = (select(0i, 1i, (((_e1260 > _e1101) && (_e1265 > _e1101)) && (_e1270 > _e1101))) - select(0i, 1i, (((_e1260 < _e1276) && (_e1265 < _e1276)) && (_e1270 < _e1276))));
                            if _e625 {
                                phi_20588_ = (((_e1197 * _e1226) > 0i) || ((_e1255 * _e1284) > 0i));
                            } else {
                                phi_20588_ = ((((_e1197 * _e1226) < 0i) || ((_e1197 * _e1255) < 0i)) || ((_e1197 * _e1284) < 0i));
                            }
                            let _e1299 = phi_20588_;
                            phi_20590_ = (_e1142 + _e413.z);
                            phi_20591_ = _e1299;
                        }
                        let _e1302 = phi_20590_;
                        let _e1304 = phi_20591_;
                        phi_20378_ = _e1302;
                        phi_20381_ = _e1304;
                        phi_20593_ = select(true, false, _e1144);
                    } else {
                        phi_20378_ = u32();
                        phi_20381_ = bool();
                        phi_20593_ = false;
                    }
                    let _e1307 = phi_20378_;
                    let _e1309 = phi_20381_;
                    let _e1311 = phi_20593_;
                    continue;
                    continuing {
                        phi_20377_ = _e1307;
                        phi_20380_ = _e1309;
                        break if !(_e1311);
                    }
                }
                let _e1314 = local_141;
                phi_20598_ = select(true, false, _e1314);
            }
            let _e1317 = phi_20598_;
            if _e1317 {
                if ((_e629 & 4u) == 0u) {
                    phi_20851_ = true;
                } else {
                    let _e1320 = vec3(_e625);
                    let _e1321 = select(_e574, _e565, _e1320);
                    let _e1322 = select(_e583, _e574, _e1320);
                    let _e1323 = select(_e574, _e583, _e1320);
                    let _e1332 = bitcast<f32>((bitcast<u32>((_e1323.x - _e561.x)) ^ _e626));
                    let _e1335 = bitcast<f32>((bitcast<u32>((_e1323.y - _e561.y)) ^ _e626));
                    let _e1338 = bitcast<f32>((bitcast<u32>((_e1323.z - _e561.z)) ^ _e626));
                    let _e1350 = bitcast<f32>((bitcast<u32>((_e1322.x - _e1321.x)) ^ _e626));
                    let _e1353 = bitcast<f32>((bitcast<u32>((_e1322.y - _e1321.y)) ^ _e626));
                    let _e1356 = bitcast<f32>((bitcast<u32>((_e1322.z - _e1321.z)) ^ _e626));
                    let _e1362 = bitcast<f32>((bitcast<u32>((_e1323.x - _e588.x)) ^ _e626));
                    let _e1365 = bitcast<f32>((bitcast<u32>((_e1323.y - _e588.y)) ^ _e626));
                    let _e1368 = bitcast<f32>((bitcast<u32>((_e1323.z - _e588.z)) ^ _e626));
                    let _e1369 = select(_e608, _e600, _e1320);
                    let _e1370 = select(_e616, _e608, _e1320);
                    let _e1371 = select(_e608, _e616, _e1320);
                    let _e1380 = bitcast<f32>((bitcast<u32>((_e1371.x - _e596.x)) ^ _e626));
                    let _e1383 = bitcast<f32>((bitcast<u32>((_e1371.y - _e596.y)) ^ _e626));
                    let _e1386 = bitcast<f32>((bitcast<u32>((_e1371.z - _e596.z)) ^ _e626));
                    let _e1398 = bitcast<f32>((bitcast<u32>((_e1370.x - _e1369.x)) ^ _e626));
                    let _e1401 = bitcast<f32>((bitcast<u32>((_e1370.y - _e1369.y)) ^ _e626));
                    let _e1404 = bitcast<f32>((bitcast<u32>((_e1370.z - _e1369.z)) ^ _e626));
                    let _e1410 = bitcast<f32>((bitcast<u32>((_e1371.x - _e620.x)) ^ _e626));
                    let _e1413 = bitcast<f32>((bitcast<u32>((_e1371.y - _e620.y)) ^ _e626));
                    let _e1416 = bitcast<f32>((bitcast<u32>((_e1371.z - _e620.z)) ^ _e626));
                    let _e1419 = ((_e1353 * _e1368) - (_e1365 * _e1356));
                    let _e1422 = ((_e1356 * _e1362) - (_e1368 * _e1350));
                    let _e1425 = ((_e1350 * _e1365) - (_e1362 * _e1353));
                    let _e1428 = ((_e1401 * _e1416) - (_e1413 * _e1404));
                    let _e1431 = ((_e1404 * _e1410) - (_e1416 * _e1398));
                    let _e1434 = ((_e1398 * _e1413) - (_e1410 * _e1401));
                    let _e1453 = (((_e1401 * _e1368) - (_e1365 * _e1404)) + ((_e1353 * _e1416) - (_e1413 * _e1356)));
                    let _e1454 = (((_e1404 * _e1362) - (_e1368 * _e1398)) + ((_e1356 * _e1410) - (_e1416 * _e1350)));
                    let _e1455 = (((_e1398 * _e1365) - (_e1362 * _e1401)) + ((_e1350 * _e1413) - (_e1410 * _e1353)));
                    let _e1460 = (((_e1332 * _e1419) + (_e1335 * _e1422)) + (_e1338 * _e1425));
                    let _e1471 = ((((_e1380 * _e1419) + (_e1383 * _e1422)) + (_e1386 * _e1425)) + (((_e1332 * _e1453) + (_e1335 * _e1454)) + (_e1338 * _e1455)));
                    let _e1482 = ((((_e1332 * _e1428) + (_e1335 * _e1431)) + (_e1338 * _e1434)) + (((_e1380 * _e1453) + (_e1383 * _e1454)) + (_e1386 * _e1455)));
                    let _e1487 = (((_e1380 * _e1428) + (_e1383 * _e1431)) + (_e1386 * _e1434));
                    let _e1488 = abs(_e1332);
                    let _e1489 = abs(_e1335);
                    let _e1491 = select(_e1489, _e1488, (_e1488 > _e1489));
                    let _e1492 = abs(_e1338);
                    let _e1494 = select(_e1492, _e1491, (_e1491 > _e1492));
                    let _e1495 = abs(_e1380);
                    let _e1496 = abs(_e1383);
                    let _e1498 = select(_e1496, _e1495, (_e1495 > _e1496));
                    let _e1499 = abs(_e1386);
                    let _e1501 = select(_e1499, _e1498, (_e1498 > _e1499));
                    let _e1503 = select(_e1501, _e1494, (_e1494 > _e1501));
                    let _e1504 = abs(_e1350);
                    let _e1505 = abs(_e1353);
                    let _e1507 = select(_e1505, _e1504, (_e1504 > _e1505));
                    let _e1508 = abs(_e1356);
                    let _e1510 = select(_e1508, _e1507, (_e1507 > _e1508));
                    let _e1511 = abs(_e1398);
                    let _e1512 = abs(_e1401);
                    let _e1514 = select(_e1512, _e1511, (_e1511 > _e1512));
                    let _e1515 = abs(_e1404);
                    let _e1517 = select(_e1515, _e1514, (_e1514 > _e1515));
                    let _e1519 = select(_e1517, _e1510, (_e1510 > _e1517));
                    let _e1520 = abs(_e1362);
                    let _e1521 = abs(_e1365);
                    let _e1523 = select(_e1521, _e1520, (_e1520 > _e1521));
                    let _e1524 = abs(_e1368);
                    let _e1526 = select(_e1524, _e1523, (_e1523 > _e1524));
                    let _e1527 = abs(_e1410);
                    let _e1528 = abs(_e1413);
                    let _e1530 = select(_e1528, _e1527, (_e1527 > _e1528));
                    let _e1531 = abs(_e1416);
                    let _e1533 = select(_e1531, _e1530, (_e1530 > _e1531));
                    let _e1535 = select(_e1533, _e1526, (_e1526 > _e1533));
                    let _e1537 = select(_e1519, _e1503, (_e1503 > _e1519));
                    let _e1540 = (1f + select(_e1535, _e1537, (_e1537 > _e1535)));
                    let _e1546 = ((0.000061035156f * ((_e1503 * _e1519) * _e1535)) + (0.0000000000000000000000000000000000030092655f * (_e1540 * _e1540)));
                    let _e1554 = -(_e1546);
                    let _e1562 = (((((_e1460 > _e1546) && (_e1471 > _e1546)) && (_e1482 > _e1546)) && (_e1487 > _e1546)) || ((((_e1460 < _e1554) && (_e1471 < _e1554)) && (_e1482 < _e1554)) && (_e1487 < _e1554)));
                    if _e1562 {
                        let _e1565 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20851_ = select(true, false, _e1562);
                }
                let _e1568 = phi_20851_;
                if _e1568 {
                    let _e1571 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1574 = params_3.member.member_2;
                    if (_e1571 < _e1574) {
                        let _e1576 = (_e1571 * 2u);
                        passed.member[_e1576] = (_e469.member | (_e437 << bitcast<u32>(26u)));
                        passed.member[(_e1576 + 1u)] = _e469.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20953_: u32;
    var phi_20983_: vec2<u32>;
    var phi_20984_: vec4<f32>;
    var phi_20985_: vec2<u32>;
    var phi_20986_: vec4<f32>;
    var phi_21019_: vec4<f32>;
    var phi_21022_: vec4<f32>;
    var phi_21024_: vec4<f32>;
    var phi_21026_: u32;
    var phi_21028_: u32;
    var phi_21030_: u32;
    var phi_21126_: u32;
    var phi_21128_: vec4<f32>;
    var phi_21129_: vec4<f32>;
    var phi_21130_: vec4<f32>;
    var phi_21131_: u32;
    var phi_21132_: u32;
    var phi_21020_: vec4<f32>;
    var phi_21023_: vec4<f32>;
    var phi_21025_: vec4<f32>;
    var phi_21027_: u32;
    var phi_21029_: u32;
    var phi_21031_: u32;
    var phi_21134_: vec4<f32>;
    var phi_21135_: vec4<f32>;
    var phi_21136_: vec4<f32>;
    var phi_21137_: u32;
    var phi_21143_: u32;
    var phi_21173_: vec4<f32>;
    var phi_21176_: u32;
    var phi_21174_: vec4<f32>;
    var phi_21177_: u32;
    var local_143: vec4<f32>;
    var phi_21144_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;
    var local_147: u32;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e413.z] = _e412.x;
    let _e421 = local_142[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e427 = (_e426 * 256u);
    let _e431 = params_2.member.member_4;
    let _e432 = (_e431 / 256u);
    if ((_e431 % 256u) > 0u) {
        phi_20953_ = (_e432 + 1u);
    } else {
        phi_20953_ = _e432;
    }
    let _e437 = phi_20953_;
    let _e438 = (_e426 < _e437);
    if _e438 {
        let _e440 = ((_e421 * _e437) + _e426);
        if (_e440 < _e431) {
            let _e444 = params_2.member.member_5;
            let _e445 = (_e440 * _e444);
            let _e448 = spheres.member[_e445];
            let _e451 = tags_3.member[_e445];
            phi_20983_ = vec2<u32>(_e451.x, _e451.y);
            phi_20984_ = _e448;
        } else {
            phi_20983_ = vec2<u32>(0u, 0u);
            phi_20984_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e456 = phi_20983_;
        let _e458 = phi_20984_;
        phi_20985_ = _e456;
        phi_20986_ = _e458;
    } else {
        phi_20985_ = vec2<u32>(0u, 0u);
        phi_20986_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e460 = phi_20985_;
    let _e462 = phi_20986_;
    points[_e421] = _e462;
    point_masks[_e421][0u] = _e460.x;
    point_masks[_e421][1u] = _e460.y;
    workgroupBarrier();
    let _e472 = params_2.member.member_2;
    let _e473 = (_e472 & 31u);
    let _e477 = (_e421 & ((1u << bitcast<u32>(_e473)) - 1u));
    let _e479 = (256u >> bitcast<u32>(_e473));
    let _e482 = params_2.member.member_1;
    if (_e477 < _e482) {
        let _e486 = centers_3.member[_e477];
        phi_21019_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21022_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21024_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21026_ = 4294967295u;
        phi_21028_ = (_e421 >> bitcast<u32>(_e473));
        phi_21030_ = 0u;
        loop {
            let _e493 = phi_21019_;
            let _e495 = phi_21022_;
            let _e497 = phi_21024_;
            let _e499 = phi_21026_;
            let _e501 = phi_21028_;
            let _e503 = phi_21030_;
            local_144 = _e493;
            local_145 = _e495;
            local_146 = _e497;
            local_147 = _e499;
            let _e504 = (_e501 < 256u);
            if _e504 {
                let _e507 = point_masks[_e501][0u];
                let _e510 = point_masks[_e501][1u];
                if (((select(_e510, _e507, (_e477 < 32u)) >> bitcast<u32>(((_e477 % 32u) & 31u))) & 1u) == 0u) {
                    phi_21128_ = _e493;
                    phi_21129_ = _e495;
                    phi_21130_ = _e497;
                    phi_21131_ = _e499;
                    phi_21132_ = _e503;
                } else {
                    let _e520 = points[_e501];
                    let _e524 = (_e520.x - _e486.x);
                    let _e525 = (_e520.y - _e486.y);
                    let _e526 = (_e520.z - _e486.z);
                    let _e560 = (((_e427 + _e501) + 1u) * 2654435769u);
                    let _e561 = (_e560 > _e503);
                    if _e561 {
                        let _e566 = params_2.member.member_5;
                        phi_21126_ = (((_e501 * _e437) + _e426) * _e566);
                    } else {
                        phi_21126_ = _e499;
                    }
                    let _e569 = phi_21126_;
                    phi_21128_ = vec4<f32>((_e493.x + (_e524 * _e525)), (_e493.y + (_e524 * _e526)), (_e493.z + (_e525 * _e526)), _e493.w);
                    phi_21129_ = vec4<f32>((_e495.x + (_e524 * _e524)), (_e495.y + (_e525 * _e525)), (_e495.z + (_e526 * _e526)), _e495.w);
                    phi_21130_ = vec4<f32>((_e497.x + _e524), (_e497.y + _e525), (_e497.z + _e526), (_e497.w + 1f));
                    phi_21131_ = _e569;
                    phi_21132_ = select(_e503, _e560, _e561);
                }
                let _e572 = phi_21128_;
                let _e574 = phi_21129_;
                let _e576 = phi_21130_;
                let _e578 = phi_21131_;
                let _e580 = phi_21132_;
                phi_21020_ = _e572;
                phi_21023_ = _e574;
                phi_21025_ = _e576;
                phi_21027_ = _e578;
                phi_21029_ = (_e501 + _e479);
                phi_21031_ = _e580;
            } else {
                break;
            }
            let _e583 = phi_21020_;
            let _e585 = phi_21023_;
            let _e587 = phi_21025_;
            let _e589 = phi_21027_;
            let _e591 = phi_21029_;
            let _e593 = phi_21031_;
            continue;
            continuing {
                phi_21019_ = _e583;
                phi_21022_ = _e585;
                phi_21024_ = _e587;
                phi_21026_ = _e589;
                phi_21028_ = _e591;
                phi_21030_ = _e593;
            }
        }
        let _e668 = local_144;
        phi_21134_ = _e668;
        let _e671 = local_145;
        phi_21135_ = _e671;
        let _e674 = local_146;
        phi_21136_ = _e674;
        let _e677 = local_147;
        phi_21137_ = _e677;
    } else {
        phi_21134_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21135_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21136_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21137_ = 4294967295u;
    }
    let _e596 = phi_21134_;
    let _e598 = phi_21135_;
    let _e600 = phi_21136_;
    let _e602 = phi_21137_;
    if _e438 {
        members.member[(_e427 + _e421)] = _e602;
    }
    phi_21143_ = 0u;
    loop {
        let _e606 = phi_21143_;
        let _e607 = (_e606 < 3u);
        if _e607 {
            if (_e606 == 0u) {
                parts[_e421] = _e600;
            } else {
                if (_e606 == 1u) {
                    parts[_e421] = _e598;
                } else {
                    parts[_e421] = _e596;
                }
            }
            workgroupBarrier();
            if (_e421 < _e482) {
                if _e438 {
                    phi_21173_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_21176_ = 0u;
                    loop {
                        let _e615 = phi_21173_;
                        let _e617 = phi_21176_;
                        local_143 = _e615;
                        let _e618 = (_e617 < _e479);
                        if _e618 {
                            let _e623 = parts[((_e617 << bitcast<u32>(_e473)) + _e421)];
                            phi_21174_ = (_e615 + _e623);
                            phi_21177_ = (_e617 + 1u);
                        } else {
                            break;
                        }
                        let _e627 = phi_21174_;
                        let _e629 = phi_21177_;
                        continue;
                        continuing {
                            phi_21173_ = _e627;
                            phi_21176_ = _e629;
                        }
                    }
                    let _e638 = local_143;
                    sums_2.member[((((_e426 * _e482) + _e421) * 3u) + _e606)] = _e638;
                }
            }
            workgroupBarrier();
            phi_21144_ = (_e606 + 1u);
        } else {
            break;
        }
        let _e641 = phi_21144_;
        continue;
        continuing {
            phi_21143_ = _e641;
        }
    }
    return;
}

fn function_43() {
    var phi_21256_: u32;
    var phi_21258_: vec4<f32>;
    var phi_21261_: vec4<f32>;
    var phi_21263_: vec4<f32>;
    var phi_21265_: u32;
    var phi_21259_: vec4<f32>;
    var phi_21262_: vec4<f32>;
    var phi_21264_: vec4<f32>;
    var phi_21266_: u32;
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
    var phi_21392_: u32;
    var phi_21394_: u32;
    var phi_21395_: bool;
    var phi_21429_: u32;
    var phi_21430_: u32;
    var phi_21444_: f32;
    var phi_21447_: vec3<f32>;
    var phi_21449_: f32;
    var phi_21451_: f32;
    var phi_21453_: f32;
    var phi_21454_: vec3<f32>;
    var phi_21456_: f32;
    var phi_21458_: u32;
    var phi_21460_: vec3<f32>;
    var phi_21462_: f32;
    var phi_21490_: f32;
    var phi_21497_: type_93;
    var phi_21574_: f32;
    var phi_21581_: type_93;
    var phi_21653_: f32;
    var phi_21660_: type_93;
    var phi_21445_: f32;
    var phi_21448_: vec3<f32>;
    var phi_21450_: f32;
    var phi_21452_: f32;
    var phi_21455_: vec3<f32>;
    var phi_21457_: f32;
    var phi_21459_: u32;
    var phi_21461_: vec3<f32>;
    var phi_21463_: f32;
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
    var phi_45618_: vec3<f32>;
    var phi_45613_: vec3<f32>;
    var phi_45610_: vec3<f32>;
    var phi_21804_: f32;
    var phi_21860_: f32;
    var phi_21916_: f32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_2.member.member_1;
    if (_e421 < _e424) {
        let _e428 = params_2.member.member_4;
        let _e429 = (_e428 / 256u);
        if ((_e428 % 256u) > 0u) {
            phi_21256_ = (_e429 + 1u);
        } else {
            phi_21256_ = _e429;
        }
        let _e434 = phi_21256_;
        phi_21258_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21261_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21263_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21265_ = 0u;
        loop {
            let _e436 = phi_21258_;
            let _e438 = phi_21261_;
            let _e440 = phi_21263_;
            let _e442 = phi_21265_;
            local_148 = _e440;
            local_149 = _e440;
            local_150 = _e440;
            local_151 = _e440;
            local_152 = _e438;
            local_153 = _e438;
            local_154 = _e438;
            local_155 = _e436;
            local_156 = _e436;
            local_157 = _e436;
            let _e443 = (_e442 < _e434);
            if _e443 {
                let _e446 = (((_e442 * _e424) + _e421) * 3u);
                let _e449 = sums_3.member[_e446];
                let _e454 = sums_3.member[(_e446 + 1u)];
                let _e459 = sums_3.member[(_e446 + 2u)];
                phi_21259_ = (_e436 + _e459);
                phi_21262_ = (_e438 + _e454);
                phi_21264_ = (_e440 + _e449);
                phi_21266_ = (_e442 + 1u);
            } else {
                break;
            }
            let _e463 = phi_21259_;
            let _e465 = phi_21262_;
            let _e467 = phi_21264_;
            let _e469 = phi_21266_;
            continue;
            continuing {
                phi_21258_ = _e463;
                phi_21261_ = _e465;
                phi_21263_ = _e467;
                phi_21265_ = _e469;
            }
        }
        let _e472 = local_148;
        let _e475 = select(_e472.w, 1f, (_e472.w < 1f));
        let _e477 = local_149;
        let _e480 = local_150;
        let _e483 = local_151;
        let _e485 = (_e477.x / _e475);
        let _e486 = (_e480.y / _e475);
        let _e487 = (_e483.z / _e475);
        let _e489 = local_152;
        let _e492 = local_153;
        let _e495 = local_154;
        let _e503 = ((_e489.x / _e475) - (_e485 * _e485));
        let _e504 = ((_e492.y / _e475) - (_e486 * _e486));
        let _e505 = ((_e495.z / _e475) - (_e487 * _e487));
        let _e507 = local_155;
        let _e510 = local_156;
        let _e513 = local_157;
        let _e521 = ((_e507.x / _e475) - (_e485 * _e486));
        let _e522 = ((_e510.y / _e475) - (_e485 * _e487));
        let _e523 = ((_e513.z / _e475) - (_e486 * _e487));
        let _e524 = (_e503 >= _e504);
        if _e524 {
            let _e525 = (_e503 >= _e505);
            if _e525 {
                phi_21392_ = select(24u, 36u, (_e504 >= _e505));
            } else {
                phi_21392_ = u32();
            }
            let _e529 = phi_21392_;
            phi_21394_ = _e529;
            phi_21395_ = select(true, false, _e525);
        } else {
            phi_21394_ = u32();
            phi_21395_ = true;
        }
        let _e532 = phi_21394_;
        let _e534 = phi_21395_;
        if _e534 {
            if (_e504 >= _e505) {
                phi_21429_ = select(9u, 33u, (_e503 >= _e505));
            } else {
                phi_21429_ = select(6u, 18u, _e524);
            }
            let _e540 = phi_21429_;
            phi_21430_ = _e540;
        } else {
            phi_21430_ = _e532;
        }
        let _e542 = phi_21430_;
        let _e545 = params_2.member.member_22;
        if (_e545 == 0u) {
            phi_21444_ = _e503;
            phi_21447_ = vec3<f32>(0f, 0f, 1f);
            phi_21449_ = _e522;
            phi_21451_ = _e505;
            phi_21453_ = _e523;
            phi_21454_ = vec3<f32>(0f, 1f, 0f);
            phi_21456_ = _e504;
            phi_21458_ = 0u;
            phi_21460_ = vec3<f32>(1f, 0f, 0f);
            phi_21462_ = _e521;
            loop {
                let _e576 = phi_21444_;
                let _e578 = phi_21447_;
                let _e580 = phi_21449_;
                let _e582 = phi_21451_;
                let _e584 = phi_21453_;
                let _e586 = phi_21454_;
                let _e588 = phi_21456_;
                let _e590 = phi_21458_;
                let _e592 = phi_21460_;
                let _e594 = phi_21462_;
                local_158 = _e588;
                local_159 = _e576;
                local_160 = _e588;
                local_161 = _e576;
                local_162 = _e592;
                local_163 = _e586;
                local_164 = _e576;
                local_165 = _e588;
                local_166 = _e586;
                local_167 = _e592;
                local_168 = _e582;
                local_169 = _e578;
                local_170 = _e582;
                local_171 = _e578;
                let _e595 = (_e590 < 6u);
                if _e595 {
                    if (abs(_e594) < 0.000000000000000000000000000001f) {
                        phi_21497_ = type_93(1f, 0f);
                    } else {
                        let _e600 = ((_e588 - _e576) / (2f * _e594));
                        let _e603 = sqrt(((_e600 * _e600) + 1f));
                        if (_e600 < 0f) {
                            phi_21490_ = (-1f / (_e603 - _e600));
                        } else {
                            phi_21490_ = (1f / (_e603 + _e600));
                        }
                        let _e610 = phi_21490_;
                        let _e614 = (1f / sqrt(((_e610 * _e610) + 1f)));
                        phi_21497_ = type_93(_e614, (_e610 * _e614));
                    }
                    let _e618 = phi_21497_;
                    let _e625 = (((2f * _e594) * _e618.member) * _e618.member_1);
                    let _e629 = ((((_e576 * _e618.member) * _e618.member) - _e625) + ((_e588 * _e618.member_1) * _e618.member_1));
                    let _e635 = ((((_e576 * _e618.member_1) * _e618.member_1) + _e625) + ((_e588 * _e618.member) * _e618.member));
                    let _e638 = ((_e618.member * _e580) - (_e618.member_1 * _e584));
                    let _e641 = ((_e618.member_1 * _e580) + (_e618.member * _e584));
                    let _e654 = ((_e592.x * _e618.member) - (_e586.x * _e618.member_1));
                    let _e655 = ((_e592.y * _e618.member) - (_e586.y * _e618.member_1));
                    let _e656 = ((_e592.z * _e618.member) - (_e586.z * _e618.member_1));
                    let _e663 = ((_e592.x * _e618.member_1) + (_e586.x * _e618.member));
                    let _e664 = ((_e592.y * _e618.member_1) + (_e586.y * _e618.member));
                    let _e665 = ((_e592.z * _e618.member_1) + (_e586.z * _e618.member));
                    if (abs(_e638) < 0.000000000000000000000000000001f) {
                        phi_21581_ = type_93(1f, 0f);
                    } else {
                        let _e670 = ((_e582 - _e629) / (2f * _e638));
                        let _e673 = sqrt(((_e670 * _e670) + 1f));
                        if (_e670 < 0f) {
                            phi_21574_ = (-1f / (_e673 - _e670));
                        } else {
                            phi_21574_ = (1f / (_e673 + _e670));
                        }
                        let _e680 = phi_21574_;
                        let _e684 = (1f / sqrt(((_e680 * _e680) + 1f)));
                        phi_21581_ = type_93(_e684, (_e680 * _e684));
                    }
                    let _e688 = phi_21581_;
                    let _e695 = (((2f * _e638) * _e688.member) * _e688.member_1);
                    let _e705 = ((((_e629 * _e688.member_1) * _e688.member_1) + _e695) + ((_e582 * _e688.member) * _e688.member));
                    let _e707 = -((_e688.member_1 * _e641));
                    let _e708 = (_e688.member * _e641);
                    let _e728 = ((_e654 * _e688.member_1) + (_e578.x * _e688.member));
                    let _e729 = ((_e655 * _e688.member_1) + (_e578.y * _e688.member));
                    let _e730 = ((_e656 * _e688.member_1) + (_e578.z * _e688.member));
                    if (abs(_e708) < 0.000000000000000000000000000001f) {
                        phi_21660_ = type_93(1f, 0f);
                    } else {
                        let _e735 = ((_e705 - _e635) / (2f * _e708));
                        let _e738 = sqrt(((_e735 * _e735) + 1f));
                        if (_e735 < 0f) {
                            phi_21653_ = (-1f / (_e738 - _e735));
                        } else {
                            phi_21653_ = (1f / (_e738 + _e735));
                        }
                        let _e745 = phi_21653_;
                        let _e749 = (1f / sqrt(((_e745 * _e745) + 1f)));
                        phi_21660_ = type_93(_e749, (_e745 * _e749));
                    }
                    let _e753 = phi_21660_;
                    let _e760 = (((2f * _e708) * _e753.member) * _e753.member_1);
                    phi_21445_ = ((((_e629 * _e688.member) * _e688.member) - _e695) + ((_e582 * _e688.member_1) * _e688.member_1));
                    phi_21448_ = vec3<f32>(((_e663 * _e753.member_1) + (_e728 * _e753.member)), ((_e664 * _e753.member_1) + (_e729 * _e753.member)), ((_e665 * _e753.member_1) + (_e730 * _e753.member)));
                    phi_21450_ = (_e753.member_1 * _e707);
                    phi_21452_ = ((((_e635 * _e753.member_1) * _e753.member_1) + _e760) + ((_e705 * _e753.member) * _e753.member));
                    phi_21455_ = vec3<f32>(((_e663 * _e753.member) - (_e728 * _e753.member_1)), ((_e664 * _e753.member) - (_e729 * _e753.member_1)), ((_e665 * _e753.member) - (_e730 * _e753.member_1)));
                    phi_21457_ = ((((_e635 * _e753.member) * _e753.member) - _e760) + ((_e705 * _e753.member_1) * _e753.member_1));
                    phi_21459_ = (_e590 + 1u);
                    phi_21461_ = vec3<f32>(((_e654 * _e688.member) - (_e578.x * _e688.member_1)), ((_e655 * _e688.member) - (_e578.y * _e688.member_1)), ((_e656 * _e688.member) - (_e578.z * _e688.member_1)));
                    phi_21463_ = (_e753.member * _e707);
                } else {
                    break;
                }
                let _e795 = phi_21445_;
                let _e797 = phi_21448_;
                let _e799 = phi_21450_;
                let _e801 = phi_21452_;
                let _e803 = phi_21455_;
                let _e805 = phi_21457_;
                let _e807 = phi_21459_;
                let _e809 = phi_21461_;
                let _e811 = phi_21463_;
                continue;
                continuing {
                    phi_21444_ = _e795;
                    phi_21447_ = _e797;
                    phi_21449_ = _e799;
                    phi_21451_ = _e801;
                    phi_21453_ = 0f;
                    phi_21454_ = _e803;
                    phi_21456_ = _e805;
                    phi_21458_ = _e807;
                    phi_21460_ = _e809;
                    phi_21462_ = _e811;
                }
            }
            let _e814 = local_158;
            let _e816 = local_159;
            let _e817 = (_e814 > _e816);
            let _e819 = local_160;
            let _e821 = local_161;
            let _e822 = select(_e821, _e819, _e817);
            let _e823 = vec3(_e817);
            let _e825 = local_162;
            let _e827 = local_163;
            let _e828 = select(_e827, _e825, _e823);
            let _e830 = local_164;
            let _e832 = local_165;
            let _e835 = local_166;
            let _e837 = local_167;
            let _e838 = select(_e837, _e835, _e823);
            let _e840 = local_168;
            let _e841 = (_e840 > _e822);
            let _e842 = vec3(_e841);
            let _e844 = local_169;
            let _e845 = select(_e844, _e838, _e842);
            let _e847 = local_170;
            let _e850 = local_171;
            let _e853 = vec3((select(_e847, _e822, _e841) > select(_e832, _e830, _e817)));
            phi_45618_ = select(_e845, _e828, _e853);
            phi_45613_ = select(_e828, _e845, _e853);
            phi_45610_ = select(_e838, _e850, _e842);
        } else {
            let _e547 = (_e542 & 3u);
            let _e557 = ((_e542 >> bitcast<u32>(2i)) & 3u);
            let _e567 = ((_e542 >> bitcast<u32>(4i)) & 3u);
            phi_45618_ = vec3<f32>(select(0f, 1f, (_e567 == 0u)), select(0f, 1f, (_e567 == 1u)), select(0f, 1f, (_e567 == 2u)));
            phi_45613_ = vec3<f32>(select(0f, 1f, (_e557 == 0u)), select(0f, 1f, (_e557 == 1u)), select(0f, 1f, (_e557 == 2u)));
            phi_45610_ = vec3<f32>(select(0f, 1f, (_e547 == 0u)), select(0f, 1f, (_e547 == 1u)), select(0f, 1f, (_e547 == 2u)));
        }
        let _e857 = phi_45618_;
        let _e859 = phi_45613_;
        let _e861 = phi_45610_;
        let _e864 = params_2.member.member_5;
        let _e869 = frame_1.member[0u];
        let _e894 = (((((_e861.x * _e861.x) * _e503) + ((_e861.y * _e861.y) * _e504)) + ((_e861.z * _e861.z) * _e505)) + (2f * ((((_e861.x * _e861.y) * _e521) + ((_e861.x * _e861.z) * _e522)) + ((_e861.y * _e861.z) * _e523))));
        if (_e894 > 0f) {
            phi_21804_ = (12f * _e894);
        } else {
            phi_21804_ = 0f;
        }
        let _e898 = phi_21804_;
        let _e899 = sqrt(_e898);
        let _e923 = (((((_e859.x * _e859.x) * _e503) + ((_e859.y * _e859.y) * _e504)) + ((_e859.z * _e859.z) * _e505)) + (2f * ((((_e859.x * _e859.y) * _e521) + ((_e859.x * _e859.z) * _e522)) + ((_e859.y * _e859.z) * _e523))));
        if (_e923 > 0f) {
            phi_21860_ = (12f * _e923);
        } else {
            phi_21860_ = 0f;
        }
        let _e927 = phi_21860_;
        let _e928 = sqrt(_e927);
        let _e952 = (((((_e857.x * _e857.x) * _e503) + ((_e857.y * _e857.y) * _e504)) + ((_e857.z * _e857.z) * _e505)) + (2f * ((((_e857.x * _e857.y) * _e521) + ((_e857.x * _e857.z) * _e522)) + ((_e857.y * _e857.z) * _e523))));
        if (_e952 > 0f) {
            phi_21916_ = (12f * _e952);
        } else {
            phi_21916_ = 0f;
        }
        let _e956 = phi_21916_;
        let _e957 = sqrt(_e956);
        let _e963 = centers_1.member[_e421];
        let _e976 = (_e421 * 5u);
        solved.member[_e976] = vec4<f32>(_e861.x, _e861.y, _e861.z, (_e869.x + ((_e963.x + _e485) / _e869.w)));
        solved.member[(_e976 + 1u)] = vec4<f32>(_e859.x, _e859.y, _e859.z, (_e869.y + ((_e963.y + _e486) / _e869.w)));
        solved.member[(_e976 + 2u)] = vec4<f32>(_e857.x, _e857.y, _e857.z, (_e869.z + ((_e963.z + _e487) / _e869.w)));
        solved.member[(_e976 + 3u)] = vec4<f32>((select(0.000001f, _e899, (_e899 > 0.000001f)) / _e869.w), (select(0.000001f, _e928, (_e928 > 0.000001f)) / _e869.w), (select(0.000001f, _e957, (_e957 > 0.000001f)) / _e869.w), (_e472.w * f32(_e864)));
        solved.member[(_e976 + 4u)] = vec4(f32(_e542));
    }
    return;
}

fn function_44() {
    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = params_2.member.member_3;
    if (_e421 < _e424) {
        let _e428 = proxy_count.member[0u];
        if (_e421 >= _e428) {
            starts_4.member[_e421] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_172: array<u32, 2>;
    var phi_22091_: f32;
    var phi_22150_: u32;
    var phi_22308_: f32;
    var phi_22542_: u32;
    var phi_22545_: u32;
    var phi_22543_: u32;
    var phi_22546_: u32;
    var local_173: u32;
    var local_174: u32;
    var local_175: u32;
    var phi_22640_: u32;
    var phi_22643_: u32;
    var phi_22641_: u32;
    var phi_22644_: u32;
    var local_176: u32;
    var local_177: u32;
    var local_178: u32;
    var phi_22744_: f32;
    var phi_22745_: f32;
    var phi_22756_: f32;
    var phi_22780_: f32;
    var phi_22781_: f32;
    var phi_22792_: f32;
    var phi_22824_: u32;
    var phi_22827_: u32;
    var phi_22825_: u32;
    var phi_22828_: u32;
    var local_179: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_22942_: f32;
    var phi_22980_: vec2<u32>;
    var phi_23004_: u32;
    var phi_23162_: f32;
    var phi_23396_: u32;
    var phi_23399_: u32;
    var phi_23397_: u32;
    var phi_23400_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;
    var phi_23494_: u32;
    var phi_23497_: u32;
    var phi_23495_: u32;
    var phi_23498_: u32;
    var local_185: u32;
    var local_186: u32;
    var local_187: u32;
    var phi_23598_: f32;
    var phi_23599_: f32;
    var phi_23610_: f32;
    var phi_23634_: f32;
    var phi_23635_: f32;
    var phi_23646_: f32;
    var phi_23678_: u32;
    var phi_23681_: u32;
    var phi_23679_: u32;
    var phi_23682_: u32;
    var local_188: u32;
    var local_189: u32;
    var local_190: u32;
    var phi_23796_: f32;
    var phi_23834_: vec2<u32>;
    var phi_23842_: type_50;
    var phi_23843_: vec2<u32>;
    var phi_23845_: vec2<u32>;
    var phi_23870_: u32;
    var phi_23887_: vec2<u32>;
    var phi_24051_: f32;
    var phi_24285_: u32;
    var phi_24288_: u32;
    var phi_24286_: u32;
    var phi_24289_: u32;
    var local_191: u32;
    var local_192: u32;
    var local_193: u32;
    var phi_24383_: u32;
    var phi_24386_: u32;
    var phi_24384_: u32;
    var phi_24387_: u32;
    var local_194: u32;
    var local_195: u32;
    var local_196: u32;
    var phi_24487_: f32;
    var phi_24488_: f32;
    var phi_24499_: f32;
    var phi_24523_: f32;
    var phi_24524_: f32;
    var phi_24535_: f32;
    var phi_24567_: u32;
    var phi_24570_: u32;
    var phi_24568_: u32;
    var phi_24571_: u32;
    var local_197: u32;
    var local_198: u32;
    var local_199: u32;
    var phi_24685_: f32;
    var phi_24709_: u32;
    var phi_24746_: u32;
    var phi_24710_: u32;
    var phi_23846_: vec2<u32>;
    var phi_24750_: type_50;
    var phi_24751_: type_50;
    var phi_24770_: u32;
    var phi_24810_: u32;
    var phi_24771_: u32;
    var phi_24816_: u32;
    var phi_24856_: u32;
    var phi_24817_: u32;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_172 = array<u32, 2>(0u, 0u);
    local_172[_e413.z] = _e412.x;
    let _e422 = local_172[(_e414.z - 1u)];
    let _e429 = (((_e413.x + (_e413.y * _e414.x)) * 256u) + _e422);
    let _e430 = (_e422 == 0u);
    if _e430 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e434 = params_2.member.member;
    if (_e429 < _e434) {
        let _e438 = tags_4.member[_e429];
        let _e441 = axes.member[33024u];
        let _e445 = params_2.member.member_16;
        let _e448 = params_2.member.member_17;
        let _e451 = params_2.member.member_18;
        let _e453 = select(_e451, _e445, (_e429 < _e448));
        if (_e453 < (8388608f / _e441.x)) {
            phi_22091_ = (_e453 * _e441.x);
        } else {
            phi_22091_ = 8388608f;
        }
        let _e458 = phi_22091_;
        let _e459 = (_e458 * 1.0000086f);
        let _e460 = (_e429 * 3u);
        let _e463 = corners.member[_e460];
        let _e473 = corners.member[(_e460 + 1u)];
        let _e483 = corners.member[(_e460 + 2u)];
        let _e490 = (bitcast<f32>(_e463.x) * _e441.x);
        let _e491 = (bitcast<f32>(_e463.y) * _e441.x);
        let _e492 = (bitcast<f32>(_e463.z) * _e441.x);
        let _e493 = (bitcast<f32>(_e473.x) * _e441.x);
        let _e494 = (bitcast<f32>(_e473.y) * _e441.x);
        let _e495 = (bitcast<f32>(_e473.z) * _e441.x);
        let _e496 = (bitcast<f32>(_e483.x) * _e441.x);
        let _e497 = (bitcast<f32>(_e483.y) * _e441.x);
        let _e498 = (bitcast<f32>(_e483.z) * _e441.x);
        let _e501 = (_e438.x == 0u);
        if _e501 {
            phi_22150_ = (32u + select(firstTrailingBit(_e438.y), 32u, (_e438.y == 0u)));
        } else {
            phi_22150_ = select(firstTrailingBit(_e438.x), 32u, _e501);
        }
        let _e509 = phi_22150_;
        let _e510 = (_e414.z ^ 1u);
        let _e511 = (_e509 * 516u);
        let _e514 = axes.member[_e511];
        let _e518 = axes.member[(_e511 + 1u)];
        let _e522 = axes.member[(_e511 + 2u)];
        let _e526 = axes.member[(_e511 + 3u)];
        let _e545 = bitcast<f32>((bitcast<u32>((_e490 - _e514.w)) ^ _e510));
        let _e548 = bitcast<f32>((bitcast<u32>((_e491 - _e518.w)) ^ _e510));
        let _e551 = bitcast<f32>((bitcast<u32>((_e492 - _e522.w)) ^ _e510));
        let _e557 = bitcast<f32>((bitcast<u32>((_e493 - _e514.w)) ^ _e510));
        let _e560 = bitcast<f32>((bitcast<u32>((_e494 - _e518.w)) ^ _e510));
        let _e563 = bitcast<f32>((bitcast<u32>((_e495 - _e522.w)) ^ _e510));
        let _e569 = bitcast<f32>((bitcast<u32>((_e496 - _e514.w)) ^ _e510));
        let _e572 = bitcast<f32>((bitcast<u32>((_e497 - _e518.w)) ^ _e510));
        let _e575 = bitcast<f32>((bitcast<u32>((_e498 - _e522.w)) ^ _e510));
        let _e576 = abs(_e545);
        let _e577 = abs(_e548);
        let _e579 = select(_e577, _e576, (_e576 > _e577));
        let _e580 = abs(_e551);
        let _e582 = select(_e580, _e579, (_e579 > _e580));
        let _e583 = abs(_e557);
        let _e584 = abs(_e560);
        let _e586 = select(_e584, _e583, (_e583 > _e584));
        let _e587 = abs(_e563);
        let _e589 = select(_e587, _e586, (_e586 > _e587));
        let _e591 = select(_e589, _e582, (_e582 > _e589));
        let _e592 = abs(_e569);
        let _e593 = abs(_e572);
        let _e595 = select(_e593, _e592, (_e592 > _e593));
        let _e596 = abs(_e575);
        let _e598 = select(_e596, _e595, (_e595 > _e596));
        let _e601 = (_e459 > 0f);
        if _e601 {
            phi_22308_ = (_e526.w + 0.00000023841858f);
        } else {
            phi_22308_ = _e526.w;
        }
        let _e604 = phi_22308_;
        let _e607 = (((_e604 * select(_e598, _e591, (_e591 > _e598))) + _e459) + 0.0000000000000000000000000000007888609f);
        let _e612 = (((_e514.x * _e545) + (_e514.y * _e548)) + (_e514.z * _e551));
        let _e617 = (((_e514.x * _e557) + (_e514.y * _e560)) + (_e514.z * _e563));
        let _e622 = (((_e514.x * _e569) + (_e514.y * _e572)) + (_e514.z * _e575));
        let _e624 = select(_e617, _e612, (_e612 < _e617));
        let _e632 = (((_e518.x * _e545) + (_e518.y * _e548)) + (_e518.z * _e551));
        let _e637 = (((_e518.x * _e557) + (_e518.y * _e560)) + (_e518.z * _e563));
        let _e642 = (((_e518.x * _e569) + (_e518.y * _e572)) + (_e518.z * _e575));
        let _e644 = select(_e637, _e632, (_e632 < _e637));
        let _e649 = select(_e637, _e632, (_e632 > _e637));
        let _e655 = bitcast<f32>((bitcast<u32>((select(_e622, _e624, (_e624 < _e622)) - _e607)) ^ _e510));
        let _e658 = bitcast<f32>((bitcast<u32>((select(_e642, _e644, (_e644 < _e642)) - _e607)) ^ _e510));
        let _e661 = bitcast<f32>((bitcast<u32>((select(_e642, _e649, (_e649 > _e642)) + _e607)) ^ _e510));
        let _e662 = (_e526.x > 1f);
        let _e665 = (select(1u, 256u, _e662) >> bitcast<u32>(1i));
        phi_22542_ = _e665;
        phi_22545_ = 0u;
        loop {
            let _e667 = phi_22542_;
            let _e669 = phi_22545_;
            local_173 = _e669;
            local_174 = _e669;
            local_175 = _e669;
            let _e670 = (_e667 > 0u);
            if _e670 {
                let _e675 = axes.member[((_e511 + 4u) + (_e669 + _e667))];
                phi_22543_ = (_e667 >> bitcast<u32>(1i));
                phi_22546_ = (_e669 + select(0u, _e667, (_e658 >= _e675.y)));
            } else {
                break;
            }
            let _e683 = phi_22543_;
            let _e685 = phi_22546_;
            continue;
            continuing {
                phi_22542_ = _e683;
                phi_22545_ = _e685;
            }
        }
        let _e687 = (_e511 + 4u);
        let _e689 = local_173;
        let _e692 = axes.member[(_e687 + _e689)];
        let _e698 = (_e511 + 260u);
        let _e700 = local_174;
        let _e703 = axes.member[(_e698 + _e700)];
        let _e705 = (bitcast<f32>((bitcast<u32>((_e658 - _e692.y)) ^ _e510)) * _e703.y);
        let _e707 = select(1f, _e705, (_e705 < 1f));
        let _e709 = local_175;
        phi_22640_ = _e665;
        phi_22643_ = 0u;
        loop {
            let _e715 = phi_22640_;
            let _e717 = phi_22643_;
            local_176 = _e717;
            local_177 = _e717;
            local_178 = _e717;
            let _e718 = (_e715 > 0u);
            if _e718 {
                let _e722 = axes.member[(_e687 + (_e717 + _e715))];
                phi_22641_ = (_e715 >> bitcast<u32>(1i));
                phi_22644_ = (_e717 + select(0u, _e715, (_e661 >= _e722.y)));
            } else {
                break;
            }
            let _e730 = phi_22641_;
            let _e732 = phi_22644_;
            continue;
            continuing {
                phi_22640_ = _e730;
                phi_22643_ = _e732;
            }
        }
        let _e735 = local_176;
        let _e738 = axes.member[(_e687 + _e735)];
        let _e745 = local_177;
        let _e748 = axes.member[(_e698 + _e745)];
        let _e750 = (bitcast<f32>((bitcast<u32>((_e661 - _e738.y)) ^ _e510)) * _e748.y);
        let _e752 = select(1f, _e750, (_e750 < 1f));
        let _e754 = local_178;
        if _e662 {
            phi_22744_ = 0f;
            phi_22745_ = (_e526.y * 0.00390625f);
        } else {
            phi_22744_ = (0.5f * _e526.y);
            phi_22745_ = (2f * _e526.y);
        }
        let _e765 = phi_22744_;
        let _e767 = phi_22745_;
        let _e770 = (((f32(_e709) + select(0f, _e707, (_e707 > 0f))) * _e767) - (_e765 - (_e526.y * -0.0000019073486f)));
        if (_e770 < _e526.y) {
            phi_22756_ = _e770;
        } else {
            phi_22756_ = (_e526.y - 1f);
        }
        let _e774 = phi_22756_;
        let _e776 = select(0f, _e774, (_e774 > 0f));
        let _e781 = select(select(u32(_e776), 0u, (_e776 < 0f)), 4294967295u, (_e776 > 4294967000f));
        if _e662 {
            phi_22780_ = 0f;
            phi_22781_ = (_e526.y * 0.00390625f);
        } else {
            phi_22780_ = (0.5f * _e526.y);
            phi_22781_ = (2f * _e526.y);
        }
        let _e786 = phi_22780_;
        let _e788 = phi_22781_;
        let _e791 = (((f32(_e754) + select(0f, _e752, (_e752 > 0f))) * _e788) - (_e786 - (0.0000019073486f * _e526.y)));
        if (_e791 < _e526.y) {
            phi_22792_ = _e791;
        } else {
            phi_22792_ = (_e526.y - 1f);
        }
        let _e795 = phi_22792_;
        let _e797 = select(0f, _e795, (_e795 > 0f));
        phi_22824_ = _e665;
        phi_22827_ = 0u;
        loop {
            let _e812 = phi_22824_;
            let _e814 = phi_22827_;
            local_179 = _e814;
            local_180 = _e814;
            local_181 = _e814;
            let _e815 = (_e812 > 0u);
            if _e815 {
                let _e819 = axes.member[(_e687 + (_e814 + _e812))];
                phi_22825_ = (_e812 >> bitcast<u32>(1i));
                phi_22828_ = (_e814 + select(0u, _e812, (_e655 >= _e819.x)));
            } else {
                break;
            }
            let _e827 = phi_22825_;
            let _e829 = phi_22828_;
            continue;
            continuing {
                phi_22824_ = _e827;
                phi_22827_ = _e829;
            }
        }
        let _e832 = local_179;
        let _e835 = axes.member[(_e687 + _e832)];
        let _e842 = local_180;
        let _e845 = axes.member[(_e698 + _e842)];
        let _e847 = (bitcast<f32>((bitcast<u32>((_e655 - _e835.x)) ^ _e510)) * _e845.x);
        let _e849 = select(1f, _e847, (_e847 < 1f));
        let _e851 = local_181;
        let _e858 = params_2.member.member_20;
        let _e859 = (_e858 & 31u);
        let _e862 = f32((1u << bitcast<u32>(_e859)));
        let _e863 = (_e862 - 2f);
        if _e662 {
            phi_22942_ = (_e862 * 0.00390625f);
        } else {
            phi_22942_ = _e862;
        }
        let _e866 = phi_22942_;
        let _e867 = ((f32(_e851) + select(0f, _e849, (_e849 > 0f))) * _e866);
        let _e869 = select(_e863, _e867, (_e867 < _e863));
        let _e871 = select(1f, _e869, (_e869 > 1f));
        let _e881 = (1u << bitcast<u32>(((_e509 % 32u) & 31u)));
        if (_e509 < 32u) {
            phi_22980_ = vec2<u32>(_e881, 0u);
        } else {
            phi_22980_ = vec2<u32>(0u, _e881);
        }
        let _e886 = phi_22980_;
        let _e891 = (_e438.x & ~(_e886.x));
        let _e892 = (_e438.y & ~(_e886.y));
        if ((_e891 | _e892) == 0u) {
            phi_23842_ = type_50(0u, 0u, 0u);
            phi_23843_ = vec2<u32>(_e891, _e892);
        } else {
            let _e896 = (_e891 == 0u);
            if _e896 {
                phi_23004_ = (32u + select(firstTrailingBit(_e892), 32u, (_e892 == 0u)));
            } else {
                phi_23004_ = select(firstTrailingBit(_e891), 32u, _e896);
            }
            let _e904 = phi_23004_;
            let _e905 = (_e904 * 516u);
            let _e908 = axes.member[_e905];
            let _e912 = axes.member[(_e905 + 1u)];
            let _e916 = axes.member[(_e905 + 2u)];
            let _e920 = axes.member[(_e905 + 3u)];
            let _e939 = bitcast<f32>((bitcast<u32>((_e490 - _e908.w)) ^ _e510));
            let _e942 = bitcast<f32>((bitcast<u32>((_e491 - _e912.w)) ^ _e510));
            let _e945 = bitcast<f32>((bitcast<u32>((_e492 - _e916.w)) ^ _e510));
            let _e951 = bitcast<f32>((bitcast<u32>((_e493 - _e908.w)) ^ _e510));
            let _e954 = bitcast<f32>((bitcast<u32>((_e494 - _e912.w)) ^ _e510));
            let _e957 = bitcast<f32>((bitcast<u32>((_e495 - _e916.w)) ^ _e510));
            let _e963 = bitcast<f32>((bitcast<u32>((_e496 - _e908.w)) ^ _e510));
            let _e966 = bitcast<f32>((bitcast<u32>((_e497 - _e912.w)) ^ _e510));
            let _e969 = bitcast<f32>((bitcast<u32>((_e498 - _e916.w)) ^ _e510));
            let _e970 = abs(_e939);
            let _e971 = abs(_e942);
            let _e973 = select(_e971, _e970, (_e970 > _e971));
            let _e974 = abs(_e945);
            let _e976 = select(_e974, _e973, (_e973 > _e974));
            let _e977 = abs(_e951);
            let _e978 = abs(_e954);
            let _e980 = select(_e978, _e977, (_e977 > _e978));
            let _e981 = abs(_e957);
            let _e983 = select(_e981, _e980, (_e980 > _e981));
            let _e985 = select(_e983, _e976, (_e976 > _e983));
            let _e986 = abs(_e963);
            let _e987 = abs(_e966);
            let _e989 = select(_e987, _e986, (_e986 > _e987));
            let _e990 = abs(_e969);
            let _e992 = select(_e990, _e989, (_e989 > _e990));
            if _e601 {
                phi_23162_ = (_e920.w + 0.00000023841858f);
            } else {
                phi_23162_ = _e920.w;
            }
            let _e997 = phi_23162_;
            let _e1000 = (((_e997 * select(_e992, _e985, (_e985 > _e992))) + _e459) + 0.0000000000000000000000000000007888609f);
            let _e1005 = (((_e908.x * _e939) + (_e908.y * _e942)) + (_e908.z * _e945));
            let _e1010 = (((_e908.x * _e951) + (_e908.y * _e954)) + (_e908.z * _e957));
            let _e1015 = (((_e908.x * _e963) + (_e908.y * _e966)) + (_e908.z * _e969));
            let _e1017 = select(_e1010, _e1005, (_e1005 < _e1010));
            let _e1025 = (((_e912.x * _e939) + (_e912.y * _e942)) + (_e912.z * _e945));
            let _e1030 = (((_e912.x * _e951) + (_e912.y * _e954)) + (_e912.z * _e957));
            let _e1035 = (((_e912.x * _e963) + (_e912.y * _e966)) + (_e912.z * _e969));
            let _e1037 = select(_e1030, _e1025, (_e1025 < _e1030));
            let _e1042 = select(_e1030, _e1025, (_e1025 > _e1030));
            let _e1048 = bitcast<f32>((bitcast<u32>((select(_e1015, _e1017, (_e1017 < _e1015)) - _e1000)) ^ _e510));
            let _e1051 = bitcast<f32>((bitcast<u32>((select(_e1035, _e1037, (_e1037 < _e1035)) - _e1000)) ^ _e510));
            let _e1054 = bitcast<f32>((bitcast<u32>((select(_e1035, _e1042, (_e1042 > _e1035)) + _e1000)) ^ _e510));
            let _e1055 = (_e920.x > 1f);
            let _e1058 = (select(1u, 256u, _e1055) >> bitcast<u32>(1i));
            phi_23396_ = _e1058;
            phi_23399_ = 0u;
            loop {
                let _e1060 = phi_23396_;
                let _e1062 = phi_23399_;
                local_182 = _e1062;
                local_183 = _e1062;
                local_184 = _e1062;
                let _e1063 = (_e1060 > 0u);
                if _e1063 {
                    let _e1068 = axes.member[((_e905 + 4u) + (_e1062 + _e1060))];
                    phi_23397_ = (_e1060 >> bitcast<u32>(1i));
                    phi_23400_ = (_e1062 + select(0u, _e1060, (_e1051 >= _e1068.y)));
                } else {
                    break;
                }
                let _e1076 = phi_23397_;
                let _e1078 = phi_23400_;
                continue;
                continuing {
                    phi_23396_ = _e1076;
                    phi_23399_ = _e1078;
                }
            }
            let _e1080 = (_e905 + 4u);
            let _e1082 = local_182;
            let _e1085 = axes.member[(_e1080 + _e1082)];
            let _e1091 = (_e905 + 260u);
            let _e1093 = local_183;
            let _e1096 = axes.member[(_e1091 + _e1093)];
            let _e1098 = (bitcast<f32>((bitcast<u32>((_e1051 - _e1085.y)) ^ _e510)) * _e1096.y);
            let _e1100 = select(1f, _e1098, (_e1098 < 1f));
            let _e1102 = local_184;
            phi_23494_ = _e1058;
            phi_23497_ = 0u;
            loop {
                let _e1108 = phi_23494_;
                let _e1110 = phi_23497_;
                local_185 = _e1110;
                local_186 = _e1110;
                local_187 = _e1110;
                let _e1111 = (_e1108 > 0u);
                if _e1111 {
                    let _e1115 = axes.member[(_e1080 + (_e1110 + _e1108))];
                    phi_23495_ = (_e1108 >> bitcast<u32>(1i));
                    phi_23498_ = (_e1110 + select(0u, _e1108, (_e1054 >= _e1115.y)));
                } else {
                    break;
                }
                let _e1123 = phi_23495_;
                let _e1125 = phi_23498_;
                continue;
                continuing {
                    phi_23494_ = _e1123;
                    phi_23497_ = _e1125;
                }
            }
            let _e1128 = local_185;
            let _e1131 = axes.member[(_e1080 + _e1128)];
            let _e1138 = local_186;
            let _e1141 = axes.member[(_e1091 + _e1138)];
            let _e1143 = (bitcast<f32>((bitcast<u32>((_e1054 - _e1131.y)) ^ _e510)) * _e1141.y);
            let _e1145 = select(1f, _e1143, (_e1143 < 1f));
            let _e1147 = local_187;
            if _e1055 {
                phi_23598_ = 0f;
                phi_23599_ = (_e920.y * 0.00390625f);
            } else {
                phi_23598_ = (0.5f * _e920.y);
                phi_23599_ = (2f * _e920.y);
            }
            let _e1158 = phi_23598_;
            let _e1160 = phi_23599_;
            let _e1163 = (((f32(_e1102) + select(0f, _e1100, (_e1100 > 0f))) * _e1160) - (_e1158 - (_e920.y * -0.0000019073486f)));
            if (_e1163 < _e920.y) {
                phi_23610_ = _e1163;
            } else {
                phi_23610_ = (_e920.y - 1f);
            }
            let _e1167 = phi_23610_;
            let _e1169 = select(0f, _e1167, (_e1167 > 0f));
            let _e1174 = select(select(u32(_e1169), 0u, (_e1169 < 0f)), 4294967295u, (_e1169 > 4294967000f));
            if _e1055 {
                phi_23634_ = 0f;
                phi_23635_ = (_e920.y * 0.00390625f);
            } else {
                phi_23634_ = (0.5f * _e920.y);
                phi_23635_ = (2f * _e920.y);
            }
            let _e1179 = phi_23634_;
            let _e1181 = phi_23635_;
            let _e1184 = (((f32(_e1147) + select(0f, _e1145, (_e1145 > 0f))) * _e1181) - (_e1179 - (0.0000019073486f * _e920.y)));
            if (_e1184 < _e920.y) {
                phi_23646_ = _e1184;
            } else {
                phi_23646_ = (_e920.y - 1f);
            }
            let _e1188 = phi_23646_;
            let _e1190 = select(0f, _e1188, (_e1188 > 0f));
            phi_23678_ = _e1058;
            phi_23681_ = 0u;
            loop {
                let _e1205 = phi_23678_;
                let _e1207 = phi_23681_;
                local_188 = _e1207;
                local_189 = _e1207;
                local_190 = _e1207;
                let _e1208 = (_e1205 > 0u);
                if _e1208 {
                    let _e1212 = axes.member[(_e1080 + (_e1207 + _e1205))];
                    phi_23679_ = (_e1205 >> bitcast<u32>(1i));
                    phi_23682_ = (_e1207 + select(0u, _e1205, (_e1048 >= _e1212.x)));
                } else {
                    break;
                }
                let _e1220 = phi_23679_;
                let _e1222 = phi_23682_;
                continue;
                continuing {
                    phi_23678_ = _e1220;
                    phi_23681_ = _e1222;
                }
            }
            let _e1225 = local_188;
            let _e1228 = axes.member[(_e1080 + _e1225)];
            let _e1235 = local_189;
            let _e1238 = axes.member[(_e1091 + _e1235)];
            let _e1240 = (bitcast<f32>((bitcast<u32>((_e1048 - _e1228.x)) ^ _e510)) * _e1238.x);
            let _e1242 = select(1f, _e1240, (_e1240 < 1f));
            let _e1244 = local_190;
            if _e1055 {
                phi_23796_ = (_e862 * 0.00390625f);
            } else {
                phi_23796_ = _e862;
            }
            let _e1251 = phi_23796_;
            let _e1252 = ((f32(_e1244) + select(0f, _e1242, (_e1242 > 0f))) * _e1251);
            let _e1254 = select(_e863, _e1252, (_e1252 < _e863));
            let _e1256 = select(1f, _e1254, (_e1254 > 1f));
            let _e1266 = (1u << bitcast<u32>(((_e904 % 32u) & 31u)));
            if (_e904 < 32u) {
                phi_23834_ = vec2<u32>(_e1266, 0u);
            } else {
                phi_23834_ = vec2<u32>(0u, _e1266);
            }
            let _e1271 = phi_23834_;
            phi_23842_ = type_50((select(select(u32(_e920.z), 0u, (_e920.z < 0f)), 4294967295u, (_e920.z > 4294967000f)) + _e1174), ((select(select(u32(_e1190), 0u, (_e1190 < 0f)), 4294967295u, (_e1190 > 4294967000f)) - _e1174) + 1u), select(select(u32(_e1256), 0u, (_e1256 < 0f)), 4294967295u, (_e1256 > 4294967000f)));
            phi_23843_ = vec2<u32>((_e891 & ~(_e1271.x)), (_e892 & ~(_e1271.y)));
        }
        let _e1280 = phi_23842_;
        let _e1282 = phi_23843_;
        phi_23845_ = _e1282;
        loop {
            let _e1284 = phi_23845_;
            let _e1288 = ((_e1284.x | _e1284.y) == 0u);
            if _e1288 {
                phi_23846_ = vec2<u32>();
            } else {
                let _e1289 = (_e1284.x == 0u);
                if _e1289 {
                    phi_23870_ = (32u + select(firstTrailingBit(_e1284.y), 32u, (_e1284.y == 0u)));
                } else {
                    phi_23870_ = select(firstTrailingBit(_e1284.x), 32u, _e1289);
                }
                let _e1297 = phi_23870_;
                let _e1301 = (1u << bitcast<u32>(((_e1297 % 32u) & 31u)));
                if (_e1297 < 32u) {
                    phi_23887_ = vec2<u32>(_e1301, 0u);
                } else {
                    phi_23887_ = vec2<u32>(0u, _e1301);
                }
                let _e1306 = phi_23887_;
                let _e1313 = (_e1297 * 516u);
                let _e1316 = axes.member[_e1313];
                let _e1320 = axes.member[(_e1313 + 1u)];
                let _e1324 = axes.member[(_e1313 + 2u)];
                let _e1328 = axes.member[(_e1313 + 3u)];
                let _e1347 = bitcast<f32>((bitcast<u32>((_e490 - _e1316.w)) ^ _e510));
                let _e1350 = bitcast<f32>((bitcast<u32>((_e491 - _e1320.w)) ^ _e510));
                let _e1353 = bitcast<f32>((bitcast<u32>((_e492 - _e1324.w)) ^ _e510));
                let _e1359 = bitcast<f32>((bitcast<u32>((_e493 - _e1316.w)) ^ _e510));
                let _e1362 = bitcast<f32>((bitcast<u32>((_e494 - _e1320.w)) ^ _e510));
                let _e1365 = bitcast<f32>((bitcast<u32>((_e495 - _e1324.w)) ^ _e510));
                let _e1371 = bitcast<f32>((bitcast<u32>((_e496 - _e1316.w)) ^ _e510));
                let _e1374 = bitcast<f32>((bitcast<u32>((_e497 - _e1320.w)) ^ _e510));
                let _e1377 = bitcast<f32>((bitcast<u32>((_e498 - _e1324.w)) ^ _e510));
                let _e1378 = abs(_e1347);
                let _e1379 = abs(_e1350);
                let _e1381 = select(_e1379, _e1378, (_e1378 > _e1379));
                let _e1382 = abs(_e1353);
                let _e1384 = select(_e1382, _e1381, (_e1381 > _e1382));
                let _e1385 = abs(_e1359);
                let _e1386 = abs(_e1362);
                let _e1388 = select(_e1386, _e1385, (_e1385 > _e1386));
                let _e1389 = abs(_e1365);
                let _e1391 = select(_e1389, _e1388, (_e1388 > _e1389));
                let _e1393 = select(_e1391, _e1384, (_e1384 > _e1391));
                let _e1394 = abs(_e1371);
                let _e1395 = abs(_e1374);
                let _e1397 = select(_e1395, _e1394, (_e1394 > _e1395));
                let _e1398 = abs(_e1377);
                let _e1400 = select(_e1398, _e1397, (_e1397 > _e1398));
                if _e601 {
                    phi_24051_ = (_e1328.w + 0.00000023841858f);
                } else {
                    phi_24051_ = _e1328.w;
                }
                let _e1405 = phi_24051_;
                let _e1408 = (((_e1405 * select(_e1400, _e1393, (_e1393 > _e1400))) + _e459) + 0.0000000000000000000000000000007888609f);
                let _e1413 = (((_e1316.x * _e1347) + (_e1316.y * _e1350)) + (_e1316.z * _e1353));
                let _e1418 = (((_e1316.x * _e1359) + (_e1316.y * _e1362)) + (_e1316.z * _e1365));
                let _e1423 = (((_e1316.x * _e1371) + (_e1316.y * _e1374)) + (_e1316.z * _e1377));
                let _e1425 = select(_e1418, _e1413, (_e1413 < _e1418));
                let _e1433 = (((_e1320.x * _e1347) + (_e1320.y * _e1350)) + (_e1320.z * _e1353));
                let _e1438 = (((_e1320.x * _e1359) + (_e1320.y * _e1362)) + (_e1320.z * _e1365));
                let _e1443 = (((_e1320.x * _e1371) + (_e1320.y * _e1374)) + (_e1320.z * _e1377));
                let _e1445 = select(_e1438, _e1433, (_e1433 < _e1438));
                let _e1450 = select(_e1438, _e1433, (_e1433 > _e1438));
                let _e1456 = bitcast<f32>((bitcast<u32>((select(_e1423, _e1425, (_e1425 < _e1423)) - _e1408)) ^ _e510));
                let _e1459 = bitcast<f32>((bitcast<u32>((select(_e1443, _e1445, (_e1445 < _e1443)) - _e1408)) ^ _e510));
                let _e1462 = bitcast<f32>((bitcast<u32>((select(_e1443, _e1450, (_e1450 > _e1443)) + _e1408)) ^ _e510));
                let _e1463 = (_e1328.x > 1f);
                let _e1466 = (select(1u, 256u, _e1463) >> bitcast<u32>(1i));
                phi_24285_ = _e1466;
                phi_24288_ = 0u;
                loop {
                    let _e1468 = phi_24285_;
                    let _e1470 = phi_24288_;
                    local_191 = _e1470;
                    local_192 = _e1470;
                    local_193 = _e1470;
                    let _e1471 = (_e1468 > 0u);
                    if _e1471 {
                        let _e1476 = axes.member[((_e1313 + 4u) + (_e1470 + _e1468))];
                        phi_24286_ = (_e1468 >> bitcast<u32>(1i));
                        phi_24289_ = (_e1470 + select(0u, _e1468, (_e1459 >= _e1476.y)));
                    } else {
                        break;
                    }
                    let _e1484 = phi_24286_;
                    let _e1486 = phi_24289_;
                    continue;
                    continuing {
                        phi_24285_ = _e1484;
                        phi_24288_ = _e1486;
                    }
                }
                let _e1488 = (_e1313 + 4u);
                let _e1490 = local_191;
                let _e1493 = axes.member[(_e1488 + _e1490)];
                let _e1499 = (_e1313 + 260u);
                let _e1501 = local_192;
                let _e1504 = axes.member[(_e1499 + _e1501)];
                let _e1506 = (bitcast<f32>((bitcast<u32>((_e1459 - _e1493.y)) ^ _e510)) * _e1504.y);
                let _e1508 = select(1f, _e1506, (_e1506 < 1f));
                let _e1510 = local_193;
                phi_24383_ = _e1466;
                phi_24386_ = 0u;
                loop {
                    let _e1516 = phi_24383_;
                    let _e1518 = phi_24386_;
                    local_194 = _e1518;
                    local_195 = _e1518;
                    local_196 = _e1518;
                    let _e1519 = (_e1516 > 0u);
                    if _e1519 {
                        let _e1523 = axes.member[(_e1488 + (_e1518 + _e1516))];
                        phi_24384_ = (_e1516 >> bitcast<u32>(1i));
                        phi_24387_ = (_e1518 + select(0u, _e1516, (_e1462 >= _e1523.y)));
                    } else {
                        break;
                    }
                    let _e1531 = phi_24384_;
                    let _e1533 = phi_24387_;
                    continue;
                    continuing {
                        phi_24383_ = _e1531;
                        phi_24386_ = _e1533;
                    }
                }
                let _e1536 = local_194;
                let _e1539 = axes.member[(_e1488 + _e1536)];
                let _e1546 = local_195;
                let _e1549 = axes.member[(_e1499 + _e1546)];
                let _e1551 = (bitcast<f32>((bitcast<u32>((_e1462 - _e1539.y)) ^ _e510)) * _e1549.y);
                let _e1553 = select(1f, _e1551, (_e1551 < 1f));
                let _e1555 = local_196;
                if _e1463 {
                    phi_24487_ = 0f;
                    phi_24488_ = (_e1328.y * 0.00390625f);
                } else {
                    phi_24487_ = (0.5f * _e1328.y);
                    phi_24488_ = (2f * _e1328.y);
                }
                let _e1566 = phi_24487_;
                let _e1568 = phi_24488_;
                let _e1571 = (((f32(_e1510) + select(0f, _e1508, (_e1508 > 0f))) * _e1568) - (_e1566 - (_e1328.y * -0.0000019073486f)));
                if (_e1571 < _e1328.y) {
                    phi_24499_ = _e1571;
                } else {
                    phi_24499_ = (_e1328.y - 1f);
                }
                let _e1575 = phi_24499_;
                let _e1577 = select(0f, _e1575, (_e1575 > 0f));
                let _e1582 = select(select(u32(_e1577), 0u, (_e1577 < 0f)), 4294967295u, (_e1577 > 4294967000f));
                if _e1463 {
                    phi_24523_ = 0f;
                    phi_24524_ = (_e1328.y * 0.00390625f);
                } else {
                    phi_24523_ = (0.5f * _e1328.y);
                    phi_24524_ = (2f * _e1328.y);
                }
                let _e1587 = phi_24523_;
                let _e1589 = phi_24524_;
                let _e1592 = (((f32(_e1555) + select(0f, _e1553, (_e1553 > 0f))) * _e1589) - (_e1587 - (0.0000019073486f * _e1328.y)));
                if (_e1592 < _e1328.y) {
                    phi_24535_ = _e1592;
                } else {
                    phi_24535_ = (_e1328.y - 1f);
                }
                let _e1596 = phi_24535_;
                let _e1598 = select(0f, _e1596, (_e1596 > 0f));
                let _e1611 = ((select(select(u32(_e1598), 0u, (_e1598 < 0f)), 4294967295u, (_e1598 > 4294967000f)) - _e1582) + 1u);
                phi_24567_ = _e1466;
                phi_24570_ = 0u;
                loop {
                    let _e1613 = phi_24567_;
                    let _e1615 = phi_24570_;
                    local_197 = _e1615;
                    local_198 = _e1615;
                    local_199 = _e1615;
                    let _e1616 = (_e1613 > 0u);
                    if _e1616 {
                        let _e1620 = axes.member[(_e1488 + (_e1615 + _e1613))];
                        phi_24568_ = (_e1613 >> bitcast<u32>(1i));
                        phi_24571_ = (_e1615 + select(0u, _e1613, (_e1456 >= _e1620.x)));
                    } else {
                        break;
                    }
                    let _e1628 = phi_24568_;
                    let _e1630 = phi_24571_;
                    continue;
                    continuing {
                        phi_24567_ = _e1628;
                        phi_24570_ = _e1630;
                    }
                }
                let _e1633 = local_197;
                let _e1636 = axes.member[(_e1488 + _e1633)];
                let _e1643 = local_198;
                let _e1646 = axes.member[(_e1499 + _e1643)];
                let _e1648 = (bitcast<f32>((bitcast<u32>((_e1456 - _e1636.x)) ^ _e510)) * _e1646.x);
                let _e1650 = select(1f, _e1648, (_e1648 < 1f));
                let _e1652 = local_199;
                if _e1463 {
                    phi_24685_ = (_e862 * 0.00390625f);
                } else {
                    phi_24685_ = _e862;
                }
                let _e1659 = phi_24685_;
                let _e1660 = ((f32(_e1652) + select(0f, _e1650, (_e1650 > 0f))) * _e1659);
                let _e1662 = select(_e863, _e1660, (_e1660 < _e863));
                let _e1664 = select(1f, _e1662, (_e1662 > 1f));
                let _e1672 = atomicAdd((&proxy_count_1.member[0u]), _e1611);
                phi_24709_ = 0u;
                loop {
                    let _e1674 = phi_24709_;
                    let _e1675 = (_e1674 < _e1611);
                    if _e1675 {
                        let _e1676 = (_e1672 + _e1674);
                        let _e1679 = params_2.member.member_3;
                        if (_e1676 < _e1679) {
                            starts_5.member[_e1676] = ((((select(select(u32(_e1328.z), 0u, (_e1328.z < 0f)), 4294967295u, (_e1328.z > 4294967000f)) + _e1582) + _e1674) << bitcast<u32>(_e859)) | select(select(u32(_e1664), 0u, (_e1664 < 0f)), 4294967295u, (_e1664 > 4294967000f)));
                            if (_e1674 > 0u) {
                                phi_24746_ = (_e429 | 2147483648u);
                            } else {
                                phi_24746_ = _e429;
                            }
                            let _e1690 = phi_24746_;
                            proxies_1.member[_e1676] = _e1690;
                        }
                        phi_24710_ = (_e1674 + 1u);
                    } else {
                        break;
                    }
                    let _e1695 = phi_24710_;
                    continue;
                    continuing {
                        phi_24709_ = _e1695;
                    }
                }
                phi_23846_ = (_e1284 & vec2<u32>(~(_e1306.x), ~(_e1306.y)));
            }
            let _e1698 = phi_23846_;
            continue;
            continuing {
                phi_23845_ = _e1698;
                break if !(select(true, false, _e1288));
            }
        }
        phi_24750_ = _e1280;
        phi_24751_ = type_50((select(select(u32(_e526.z), 0u, (_e526.z < 0f)), 4294967295u, (_e526.z > 4294967000f)) + _e781), ((select(select(u32(_e797), 0u, (_e797 < 0f)), 4294967295u, (_e797 > 4294967000f)) - _e781) + 1u), select(select(u32(_e871), 0u, (_e871 < 0f)), 4294967295u, (_e871 > 4294967000f)));
    } else {
        phi_24750_ = type_50(0u, 0u, 0u);
        phi_24751_ = type_50(0u, 0u, 0u);
    }
    let _e1702 = phi_24750_;
    let _e1704 = phi_24751_;
    let _e1709 = atomicAdd((&reserved_1[0u]), (_e1704.member_1 + _e1702.member_1));
    workgroupBarrier();
    if _e430 {
        let _e1710 = atomicLoad((&reserved_1[0u]));
        let _e1713 = atomicAdd((&proxy_count_1.member[0u]), _e1710);
        atomicStore((&reserved_1[1u]), _e1713);
    }
    workgroupBarrier();
    let _e1716 = atomicLoad((&reserved_1[1u]));
    let _e1717 = (_e1716 + _e1709);
    phi_24770_ = 0u;
    loop {
        let _e1719 = phi_24770_;
        let _e1720 = (_e1719 < _e1704.member_1);
        if _e1720 {
            let _e1721 = (_e1717 + _e1719);
            let _e1724 = params_2.member.member_3;
            if (_e1721 < _e1724) {
                let _e1730 = params_2.member.member_20;
                starts_5.member[_e1721] = (((_e1704.member + _e1719) << bitcast<u32>((_e1730 & 31u))) | _e1704.member_2);
                if (_e1719 > 0u) {
                    phi_24810_ = (_e429 | 2147483648u);
                } else {
                    phi_24810_ = _e429;
                }
                let _e1741 = phi_24810_;
                proxies_1.member[_e1721] = _e1741;
            }
            phi_24771_ = (_e1719 + 1u);
        } else {
            break;
        }
        let _e1746 = phi_24771_;
        continue;
        continuing {
            phi_24770_ = _e1746;
        }
    }
    phi_24816_ = 0u;
    loop {
        let _e1750 = phi_24816_;
        let _e1751 = (_e1750 < _e1702.member_1);
        if _e1751 {
            let _e1752 = ((_e1717 + _e1704.member_1) + _e1750);
            let _e1755 = params_2.member.member_3;
            if (_e1752 < _e1755) {
                let _e1761 = params_2.member.member_20;
                starts_5.member[_e1752] = (((_e1702.member + _e1750) << bitcast<u32>((_e1761 & 31u))) | _e1702.member_2);
                if (_e1750 > 0u) {
                    phi_24856_ = (_e429 | 2147483648u);
                } else {
                    phi_24856_ = _e429;
                }
                let _e1772 = phi_24856_;
                proxies_1.member[_e1752] = _e1772;
            }
            phi_24817_ = (_e1750 + 1u);
        } else {
            break;
        }
        let _e1777 = phi_24817_;
        continue;
        continuing {
            phi_24816_ = _e1777;
        }
    }
    return;
}

fn function_46() {
    var phi_24931_: f32;
    var phi_25134_: f32;
    var phi_25427_: vec2<u32>;
    var phi_25447_: u32;
    var phi_25450_: u32;
    var phi_25448_: u32;
    var phi_25451_: u32;
    var local_200: u32;
    var local_201: u32;
    var local_202: u32;
    var phi_25545_: u32;
    var phi_25548_: u32;
    var phi_25546_: u32;
    var phi_25549_: u32;
    var local_203: u32;
    var local_204: u32;
    var local_205: u32;
    var phi_25698_: u32;
    var phi_25701_: u32;
    var phi_25699_: u32;
    var phi_25702_: u32;
    var local_206: u32;
    var local_207: u32;
    var local_208: u32;
    var phi_25796_: u32;
    var phi_25799_: u32;
    var phi_25797_: u32;
    var phi_25800_: u32;
    var local_209: u32;
    var local_210: u32;
    var local_211: u32;
    var phi_25952_: u32;
    var phi_25955_: u32;
    var phi_25953_: u32;
    var phi_25956_: u32;
    var local_212: u32;
    var local_213: u32;
    var local_214: u32;
    var phi_26070_: f32;
    var phi_26092_: vec2<u32>;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e422 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e426 = params_2.member.member_3;
    if (_e422 < _e426) {
        let _e430 = sorted_starts_1.member[_e422];
        if (_e430 != 4294967295u) {
            let _e434 = proxies_2.member[_e422];
            let _e437 = params_2.member.member_20;
            let _e438 = (_e437 & 31u);
            let _e440 = (_e430 >> bitcast<u32>(_e438));
            let _e443 = strip_clusters.member[_e440];
            let _e444 = (_e434 & 2147483647u);
            let _e447 = axes_1.member[33024u];
            let _e451 = params_2.member.member_16;
            let _e454 = params_2.member.member_17;
            let _e457 = params_2.member.member_18;
            let _e459 = select(_e457, _e451, (_e444 < _e454));
            if (_e459 < (8388608f / _e447.x)) {
                phi_24931_ = (_e459 * _e447.x);
            } else {
                phi_24931_ = 8388608f;
            }
            let _e464 = phi_24931_;
            let _e465 = (_e464 * 1.0000086f);
            let _e466 = (_e444 * 3u);
            let _e469 = corners_2.member[_e466];
            let _e479 = corners_2.member[(_e466 + 1u)];
            let _e489 = corners_2.member[(_e466 + 2u)];
            let _e505 = (_e413.z ^ 1u);
            let _e506 = (_e443 * 516u);
            let _e509 = axes_1.member[_e506];
            let _e513 = axes_1.member[(_e506 + 1u)];
            let _e517 = axes_1.member[(_e506 + 2u)];
            let _e521 = axes_1.member[(_e506 + 3u)];
            let _e541 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e469.x) * _e447.x) - _e509.w)) ^ _e505));
            let _e544 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e469.y) * _e447.x) - _e513.w)) ^ _e505));
            let _e547 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e469.z) * _e447.x) - _e517.w)) ^ _e505));
            let _e553 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e479.x) * _e447.x) - _e509.w)) ^ _e505));
            let _e556 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e479.y) * _e447.x) - _e513.w)) ^ _e505));
            let _e559 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e479.z) * _e447.x) - _e517.w)) ^ _e505));
            let _e565 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e489.x) * _e447.x) - _e509.w)) ^ _e505));
            let _e568 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e489.y) * _e447.x) - _e513.w)) ^ _e505));
            let _e571 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e489.z) * _e447.x) - _e517.w)) ^ _e505));
            let _e572 = abs(_e541);
            let _e573 = abs(_e544);
            let _e575 = select(_e573, _e572, (_e572 > _e573));
            let _e576 = abs(_e547);
            let _e578 = select(_e576, _e575, (_e575 > _e576));
            let _e579 = abs(_e553);
            let _e580 = abs(_e556);
            let _e582 = select(_e580, _e579, (_e579 > _e580));
            let _e583 = abs(_e559);
            let _e585 = select(_e583, _e582, (_e582 > _e583));
            let _e587 = select(_e585, _e578, (_e578 > _e585));
            let _e588 = abs(_e565);
            let _e589 = abs(_e568);
            let _e591 = select(_e589, _e588, (_e588 > _e589));
            let _e592 = abs(_e571);
            let _e594 = select(_e592, _e591, (_e591 > _e592));
            if (_e465 > 0f) {
                phi_25134_ = (_e521.w + 0.00000023841858f);
            } else {
                phi_25134_ = _e521.w;
            }
            let _e600 = phi_25134_;
            let _e603 = (((_e600 * select(_e594, _e587, (_e587 > _e594))) + _e465) + 0.0000000000000000000000000000007888609f);
            let _e608 = (((_e513.x * _e541) + (_e513.y * _e544)) + (_e513.z * _e547));
            let _e613 = (((_e513.x * _e553) + (_e513.y * _e556)) + (_e513.z * _e559));
            let _e618 = (((_e513.x * _e565) + (_e513.y * _e568)) + (_e513.z * _e571));
            let _e620 = select(_e613, _e608, (_e608 < _e613));
            let _e628 = (((_e517.x * _e541) + (_e517.y * _e544)) + (_e517.z * _e547));
            let _e633 = (((_e517.x * _e553) + (_e517.y * _e556)) + (_e517.z * _e559));
            let _e638 = (((_e517.x * _e565) + (_e517.y * _e568)) + (_e517.z * _e571));
            let _e640 = select(_e633, _e628, (_e628 < _e633));
            let _e648 = (((_e509.x * _e541) + (_e509.y * _e544)) + (_e509.z * _e547));
            let _e653 = (((_e509.x * _e553) + (_e509.y * _e556)) + (_e509.z * _e559));
            let _e658 = (((_e509.x * _e565) + (_e509.y * _e568)) + (_e509.z * _e571));
            let _e660 = select(_e653, _e648, (_e648 > _e653));
            let _e665 = select(_e613, _e608, (_e608 > _e613));
            let _e670 = select(_e633, _e628, (_e628 > _e633));
            let _e676 = bitcast<f32>((bitcast<u32>((select(_e618, _e620, (_e620 < _e618)) - _e603)) ^ _e505));
            let _e679 = bitcast<f32>((bitcast<u32>((select(_e638, _e640, (_e640 < _e638)) - _e603)) ^ _e505));
            let _e682 = bitcast<f32>((bitcast<u32>((select(_e658, _e660, (_e660 > _e658)) + _e603)) ^ _e505));
            let _e685 = bitcast<f32>((bitcast<u32>((select(_e618, _e665, (_e665 > _e618)) + _e603)) ^ _e505));
            let _e688 = bitcast<f32>((bitcast<u32>((select(_e638, _e670, (_e670 > _e638)) + _e603)) ^ _e505));
            let _e691 = tags_5.member[_e444];
            let _e700 = ((1u << bitcast<u32>(((_e443 % 32u) & 31u))) - 1u);
            if (_e443 < 32u) {
                phi_25427_ = vec2<u32>((_e691.x & _e700), 0u);
            } else {
                phi_25427_ = vec2<u32>(_e691.x, (_e691.y & _e700));
            }
            let _e707 = phi_25427_;
            let _e718 = (_e521.x > 1f);
            let _e721 = (select(1u, 256u, _e718) >> bitcast<u32>(1i));
            phi_25447_ = _e721;
            phi_25450_ = 0u;
            loop {
                let _e723 = phi_25447_;
                let _e725 = phi_25450_;
                local_200 = _e725;
                local_201 = _e725;
                local_202 = _e725;
                let _e726 = (_e723 > 0u);
                if _e726 {
                    let _e731 = axes_1.member[((_e506 + 4u) + (_e725 + _e723))];
                    phi_25448_ = (_e723 >> bitcast<u32>(1i));
                    phi_25451_ = (_e725 + select(0u, _e723, (_e676 >= _e731.y)));
                } else {
                    break;
                }
                let _e739 = phi_25448_;
                let _e741 = phi_25451_;
                continue;
                continuing {
                    phi_25447_ = _e739;
                    phi_25450_ = _e741;
                }
            }
            let _e743 = (_e506 + 4u);
            let _e745 = local_200;
            let _e748 = axes_1.member[(_e743 + _e745)];
            let _e754 = (_e506 + 260u);
            let _e756 = local_201;
            let _e759 = axes_1.member[(_e754 + _e756)];
            let _e761 = (bitcast<f32>((bitcast<u32>((_e676 - _e748.y)) ^ _e505)) * _e759.y);
            let _e763 = select(1f, _e761, (_e761 < 1f));
            let _e765 = local_202;
            phi_25545_ = _e721;
            phi_25548_ = 0u;
            loop {
                let _e771 = phi_25545_;
                let _e773 = phi_25548_;
                local_203 = _e773;
                local_204 = _e773;
                local_205 = _e773;
                let _e774 = (_e771 > 0u);
                if _e774 {
                    let _e778 = axes_1.member[(_e743 + (_e773 + _e771))];
                    phi_25546_ = (_e771 >> bitcast<u32>(1i));
                    phi_25549_ = (_e773 + select(0u, _e771, (_e679 >= _e778.z)));
                } else {
                    break;
                }
                let _e786 = phi_25546_;
                let _e788 = phi_25549_;
                continue;
                continuing {
                    phi_25545_ = _e786;
                    phi_25548_ = _e788;
                }
            }
            let _e791 = local_203;
            let _e794 = axes_1.member[(_e743 + _e791)];
            let _e801 = local_204;
            let _e804 = axes_1.member[(_e754 + _e801)];
            let _e806 = (bitcast<f32>((bitcast<u32>((_e679 - _e794.z)) ^ _e505)) * _e804.z);
            let _e808 = select(1f, _e806, (_e806 < 1f));
            let _e810 = local_205;
            let _e815 = select(32768f, 128f, _e718);
            let _e816 = ((f32(_e765) + select(0f, _e763, (_e763 > 0f))) * _e815);
            let _e818 = select(32767f, _e816, (_e816 < 32767f));
            let _e820 = select(0f, _e818, (_e818 > 0f));
            let _e826 = ((f32(_e810) + select(0f, _e808, (_e808 > 0f))) * _e815);
            let _e828 = select(32767f, _e826, (_e826 < 32767f));
            let _e830 = select(0f, _e828, (_e828 > 0f));
            phi_25698_ = _e721;
            phi_25701_ = 0u;
            loop {
                let _e840 = phi_25698_;
                let _e842 = phi_25701_;
                local_206 = _e842;
                local_207 = _e842;
                local_208 = _e842;
                let _e843 = (_e840 > 0u);
                if _e843 {
                    let _e847 = axes_1.member[(_e743 + (_e842 + _e840))];
                    phi_25699_ = (_e840 >> bitcast<u32>(1i));
                    phi_25702_ = (_e842 + select(0u, _e840, (_e685 >= _e847.y)));
                } else {
                    break;
                }
                let _e855 = phi_25699_;
                let _e857 = phi_25702_;
                continue;
                continuing {
                    phi_25698_ = _e855;
                    phi_25701_ = _e857;
                }
            }
            let _e860 = local_206;
            let _e863 = axes_1.member[(_e743 + _e860)];
            let _e870 = local_207;
            let _e873 = axes_1.member[(_e754 + _e870)];
            let _e875 = (bitcast<f32>((bitcast<u32>((_e685 - _e863.y)) ^ _e505)) * _e873.y);
            let _e877 = select(1f, _e875, (_e875 < 1f));
            let _e879 = local_208;
            phi_25796_ = _e721;
            phi_25799_ = 0u;
            loop {
                let _e885 = phi_25796_;
                let _e887 = phi_25799_;
                local_209 = _e887;
                local_210 = _e887;
                local_211 = _e887;
                let _e888 = (_e885 > 0u);
                if _e888 {
                    let _e892 = axes_1.member[(_e743 + (_e887 + _e885))];
                    phi_25797_ = (_e885 >> bitcast<u32>(1i));
                    phi_25800_ = (_e887 + select(0u, _e885, (_e688 >= _e892.z)));
                } else {
                    break;
                }
                let _e900 = phi_25797_;
                let _e902 = phi_25800_;
                continue;
                continuing {
                    phi_25796_ = _e900;
                    phi_25799_ = _e902;
                }
            }
            let _e905 = local_209;
            let _e908 = axes_1.member[(_e743 + _e905)];
            let _e915 = local_210;
            let _e918 = axes_1.member[(_e754 + _e915)];
            let _e920 = (bitcast<f32>((bitcast<u32>((_e688 - _e908.z)) ^ _e505)) * _e918.z);
            let _e922 = select(1f, _e920, (_e920 < 1f));
            let _e924 = local_211;
            let _e930 = (((f32(_e879) + select(0f, _e877, (_e877 > 0f))) * _e815) + 1f);
            let _e932 = select(32767f, _e930, (_e930 < 32767f));
            let _e934 = select(0f, _e932, (_e932 > 0f));
            let _e941 = (((f32(_e924) + select(0f, _e922, (_e922 > 0f))) * _e815) + 1f);
            let _e943 = select(32767f, _e941, (_e941 < 32767f));
            let _e945 = select(0f, _e943, (_e943 > 0f));
            boxes_5.member[_e422] = vec4<u32>(_e444, (select(select(u32(_e820), 0u, (_e820 < 0f)), 4294967295u, (_e820 > 4294967000f)) | (select(select(u32(_e830), 0u, (_e830 < 0f)), 4294967295u, (_e830 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e934), 0u, (_e934 < 0f)), 4294967295u, (_e934 > 4294967000f)) | (select(select(u32(_e945), 0u, (_e945 < 0f)), 4294967295u, (_e945 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e707.x & 2147483647u) | select(0u, 2147483648u, ((_e434 & 2147483648u) != 0u))));
            phi_25952_ = _e721;
            phi_25955_ = 0u;
            loop {
                let _e959 = phi_25952_;
                let _e961 = phi_25955_;
                local_212 = _e961;
                local_213 = _e961;
                local_214 = _e961;
                let _e962 = (_e959 > 0u);
                if _e962 {
                    let _e966 = axes_1.member[(_e743 + (_e961 + _e959))];
                    phi_25953_ = (_e959 >> bitcast<u32>(1i));
                    phi_25956_ = (_e961 + select(0u, _e959, (_e682 >= _e966.x)));
                } else {
                    break;
                }
                let _e974 = phi_25953_;
                let _e976 = phi_25956_;
                continue;
                continuing {
                    phi_25952_ = _e974;
                    phi_25955_ = _e976;
                }
            }
            let _e979 = local_212;
            let _e982 = axes_1.member[(_e743 + _e979)];
            let _e989 = local_213;
            let _e992 = axes_1.member[(_e754 + _e989)];
            let _e994 = (bitcast<f32>((bitcast<u32>((_e682 - _e982.x)) ^ _e505)) * _e992.x);
            let _e996 = select(1f, _e994, (_e994 < 1f));
            let _e998 = local_214;
            let _e1005 = f32((1u << bitcast<u32>(_e438)));
            let _e1008 = (_e1005 - 2f);
            if _e718 {
                phi_26070_ = (_e1005 * 0.00390625f);
            } else {
                phi_26070_ = _e1005;
            }
            let _e1011 = phi_26070_;
            let _e1013 = (((f32(_e998) + select(0f, _e996, (_e996 > 0f))) * _e1011) + 1f);
            let _e1015 = select(_e1008, _e1013, (_e1013 < _e1008));
            let _e1017 = select(1f, _e1015, (_e1015 > 1f));
            phi_26092_ = vec2<u32>(((_e440 << bitcast<u32>(_e438)) | select(select(u32(_e1017), 0u, (_e1017 < 0f)), 4294967295u, (_e1017 > 4294967000f))), ((_e707.x >> bitcast<u32>(31u)) | (_e707.y << bitcast<u32>(1i))));
        } else {
            phi_26092_ = vec2<u32>(0u, 0u);
        }
        let _e1026 = phi_26092_;
        ends_1.member[_e422][0u] = _e1026.x;
        ends_1.member[_e422][1u] = _e1026.y;
    }
    return;
}

fn function_47() {
    var phi_26126_: u32;
    var phi_26129_: u32;
    var phi_26148_: u32;
    var phi_26127_: u32;
    var phi_26130_: u32;
    var local_215: u32;
    var local_216: u32;
    var phi_26159_: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e422 = (_e421 * 256u);
    let _e425 = params_2.member.member_3;
    if (_e422 < _e425) {
        let _e429 = last_ends.member[_e421];
        phi_26126_ = _e425;
        phi_26129_ = _e422;
        loop {
            let _e431 = phi_26126_;
            let _e433 = phi_26129_;
            local_215 = _e433;
            local_216 = _e433;
            let _e434 = (_e433 < _e431);
            if _e434 {
                let _e437 = (_e433 + ((_e431 - _e433) / 2u));
                let _e440 = sorted_starts.member[_e437];
                let _e441 = (_e440 <= _e429);
                if _e441 {
                    phi_26148_ = (_e437 + 1u);
                } else {
                    phi_26148_ = _e433;
                }
                let _e444 = phi_26148_;
                phi_26127_ = select(_e437, _e431, _e441);
                phi_26130_ = _e444;
            } else {
                break;
            }
            let _e447 = phi_26127_;
            let _e449 = phi_26130_;
            continue;
            continuing {
                phi_26126_ = _e447;
                phi_26129_ = _e449;
            }
        }
        let _e453 = local_215;
        if (_e453 > (_e422 + 1u)) {
            let _e456 = local_216;
            phi_26159_ = ((((_e456 - 1u) / 256u) - (_e422 / 256u)) + 1u);
        } else {
            phi_26159_ = 0u;
        }
        let _e463 = phi_26159_;
        tile_counts.member[_e421] = _e463;
    }
    return;
}

fn function_48() {
    var phi_26189_: u32;
    var phi_26192_: u32;
    var phi_26190_: u32;
    var phi_26193_: u32;
    var local_217: u32;
    var local_218: u32;
    var local_219: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e422 = ((((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x) * 16u);
    let _e423 = (_e422 + 16u);
    let _e426 = params_2.member.member_3;
    phi_26189_ = _e422;
    phi_26192_ = 0u;
    loop {
        let _e430 = phi_26189_;
        let _e432 = phi_26192_;
        local_217 = _e432;
        local_218 = _e432;
        local_219 = _e432;
        let _e433 = (_e430 < select(_e426, _e423, (_e423 < _e426)));
        if _e433 {
            let _e437 = ends_2.member[_e430][0u];
            phi_26190_ = (_e430 + 1u);
            phi_26193_ = select(_e432, _e437, (_e437 > _e432));
        } else {
            break;
        }
        let _e442 = phi_26190_;
        let _e444 = phi_26193_;
        continue;
        continuing {
            phi_26189_ = _e442;
            phi_26192_ = _e444;
        }
    }
    let _e447 = local_217;
    if (_e447 > 0u) {
        let _e451 = local_218;
        let _e454 = local_219;
        let _e458 = atomicMax((&last_ends_1.member[(_e422 / 256u)]), select(1u, _e454, (_e451 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_26277_: bool;
    var phi_26291_: u32;
    var phi_26294_: u32;
    var phi_26292_: u32;
    var phi_26295_: u32;
    var local_220: u32;
    var local_221: u32;
    var phi_26325_: u32;
    var phi_26335_: u32;
    var phi_26336_: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e421 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e424 = scanned.member[0u];
    let _e427 = params_2.member.member_15;
    let _e429 = select(_e424, _e427, (_e424 > _e427));
    let _e432 = params_2.member.member_14;
    let _e435 = (select(_e432, _e429, (_e429 > _e432)) - _e432);
    let _e438 = params_2.member.member_13;
    if (_e435 > _e438) {
        phi_26277_ = true;
    } else {
        let _e442 = scanned.member[1u];
        phi_26277_ = select(true, false, (_e442 == 0u));
    }
    let _e446 = phi_26277_;
    let _e447 = select(_e435, 0u, _e446);
    if (_e421 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e447;
        phi_26291_ = 1u;
        phi_26294_ = _e447;
        loop {
            let _e458 = phi_26291_;
            let _e460 = phi_26294_;
            local_220 = _e460;
            local_221 = _e458;
            let _e461 = (_e460 > 65535u);
            if _e461 {
                phi_26292_ = (_e458 << bitcast<u32>(1i));
                phi_26295_ = ((_e460 >> bitcast<u32>(1i)) + (_e460 & 1u));
            } else {
                break;
            }
            let _e469 = phi_26292_;
            let _e471 = phi_26295_;
            continue;
            continuing {
                phi_26291_ = _e469;
                phi_26294_ = _e471;
            }
        }
        let _e474 = local_220;
        let _e476 = local_221;
        arguments_2.member[0u] = type_50(_e474, _e476, 1u);
    }
    let _e482 = params_2.member.member_3;
    let _e483 = (_e482 / 256u);
    if ((_e482 % 256u) > 0u) {
        phi_26325_ = (_e483 + 1u);
    } else {
        phi_26325_ = _e483;
    }
    let _e488 = phi_26325_;
    if (_e421 < _e488) {
        let _e492 = first_tiles.member[_e421];
        let _e495 = tile_counts_1.member[_e421];
        phi_26335_ = 0u;
        loop {
            let _e497 = phi_26335_;
            let _e498 = (_e497 < _e495);
            if _e498 {
                let _e500 = ((_e492 + _e497) - _e432);
                if (_e500 < _e447) {
                    let _e502 = (_e500 * 2u);
                    list.member[(4u + _e502)] = _e421;
                    list.member[(_e502 + 5u)] = (_e421 + _e497);
                }
                phi_26336_ = (_e497 + 1u);
            } else {
                break;
            }
            let _e512 = phi_26336_;
            continue;
            continuing {
                phi_26335_ = _e512;
            }
        }
    }
    return;
}

fn function_50() {
    var local_222: array<u32, 2>;
    var phi_26402_: u32;
    var phi_26409_: u32;
    var phi_26412_: type_86;
    var phi_26410_: u32;
    var phi_26413_: type_86;
    var local_223: type_86;
    var local_224: type_86;
    var phi_26512_: u32;
    var phi_26515_: type_86;
    var phi_26513_: u32;
    var phi_26516_: type_86;
    var local_225: type_86;
    var local_226: type_86;
    var phi_26610_: type_86;
    var phi_26616_: u32;
    var phi_26619_: type_86;
    var phi_26617_: u32;
    var phi_26620_: type_86;
    var phi_26710_: type_86;
    var phi_26785_: type_58;
    var phi_26793_: u32;
    var phi_26813_: u32;
    var phi_26816_: u32;
    var phi_26818_: u32;
    var phi_26820_: u32;
    var phi_26841_: bool;
    var phi_26842_: bool;
    var phi_26855_: bool;
    var phi_26856_: bool;
    var phi_26869_: bool;
    var phi_26870_: bool;
    var phi_26814_: u32;
    var phi_26817_: u32;
    var phi_26819_: u32;
    var phi_26821_: u32;
    var phi_26876_: u32;
    var phi_26896_: u32;
    var phi_26897_: u32;
    var local_227: u32;
    var local_228: u32;
    var local_229: u32;
    var phi_26877_: u32;
    var local_230: type_86;
    var local_231: type_86;
    var local_232: type_86;
    var local_233: type_86;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_222 = array<u32, 2>(0u, 0u);
    local_222[_e413.z] = _e412.x;
    let _e421 = local_222[(_e414.z - 1u)];
    let _e431 = params_2.member.member;
    let _e432 = (_e431 / 2048u);
    if ((_e431 % 2048u) > 0u) {
        phi_26402_ = (_e432 + 1u);
    } else {
        phi_26402_ = _e432;
    }
    let _e437 = phi_26402_;
    let _e440 = low_1.member[0u];
    let _e443 = high_1.member[0u];
    phi_26409_ = _e421;
    phi_26412_ = type_86(_e440, _e443);
    loop {
        let _e446 = phi_26409_;
        let _e448 = phi_26412_;
        local_223 = _e448;
        local_224 = _e448;
        local_230 = _e448;
        local_232 = _e448;
        let _e449 = (_e446 < _e437);
        if _e449 {
            let _e452 = low_1.member[_e446];
            let _e455 = high_1.member[_e446];
            phi_26410_ = (_e446 + 256u);
            phi_26413_ = type_86(vec4<f32>(select(_e452.x, _e448.member.x, (_e448.member.x < _e452.x)), select(_e452.y, _e448.member.y, (_e448.member.y < _e452.y)), select(_e452.z, _e448.member.z, (_e448.member.z < _e452.z)), select(_e452.w, _e448.member.w, (_e448.member.w < _e452.w))), vec4<f32>(select(_e455.x, _e448.member_1.x, (_e448.member_1.x > _e455.x)), select(_e455.y, _e448.member_1.y, (_e448.member_1.y > _e455.y)), select(_e455.z, _e448.member_1.z, (_e448.member_1.z > _e455.z)), select(_e455.w, _e448.member_1.w, (_e448.member_1.w > _e455.w))));
        } else {
            break;
        }
        let _e495 = phi_26410_;
        let _e497 = phi_26413_;
        continue;
        continuing {
            phi_26409_ = _e495;
            phi_26412_ = _e497;
        }
    }
    let _e500 = local_223;
    lows[_e421] = _e500.member;
    let _e504 = local_224;
    highs[_e421] = _e504.member_1;
    workgroupBarrier();
    if ((_e421 & 15u) == 0u) {
        phi_26512_ = 1u;
        let _e847 = local_230;
        phi_26515_ = _e847;
        loop {
            let _e510 = phi_26512_;
            let _e512 = phi_26515_;
            local_225 = _e512;
            local_226 = _e512;
            local_231 = _e512;
            let _e513 = (_e510 < 16u);
            if _e513 {
                let _e514 = (_e421 + _e510);
                let _e516 = lows[_e514];
                let _e518 = highs[_e514];
                phi_26513_ = (_e510 + _e414.z);
                phi_26516_ = type_86(vec4<f32>(select(_e516.x, _e512.member.x, (_e512.member.x < _e516.x)), select(_e516.y, _e512.member.y, (_e512.member.y < _e516.y)), select(_e516.z, _e512.member.z, (_e512.member.z < _e516.z)), select(_e516.w, _e512.member.w, (_e512.member.w < _e516.w))), vec4<f32>(select(_e518.x, _e512.member_1.x, (_e512.member_1.x > _e518.x)), select(_e518.y, _e512.member_1.y, (_e512.member_1.y > _e518.y)), select(_e518.z, _e512.member_1.z, (_e512.member_1.z > _e518.z)), select(_e518.w, _e512.member_1.w, (_e512.member_1.w > _e518.w))));
            } else {
                break;
            }
            let _e558 = phi_26513_;
            let _e560 = phi_26516_;
            continue;
            continuing {
                phi_26512_ = _e558;
                phi_26515_ = _e560;
            }
        }
        let _e563 = local_225;
        lows[_e421] = _e563.member;
        let _e566 = local_226;
        highs[_e421] = _e566.member_1;
        let _e854 = local_231;
        phi_26610_ = _e854;
    } else {
        let _e856 = local_232;
        phi_26610_ = _e856;
    }
    let _e569 = phi_26610_;
    workgroupBarrier();
    if (_e421 == 0u) {
        phi_26616_ = 16u;
        phi_26619_ = _e569;
        loop {
            let _e572 = phi_26616_;
            let _e574 = phi_26619_;
            local_233 = _e574;
            let _e575 = (_e572 < 256u);
            if _e575 {
                let _e577 = lows[_e572];
                let _e579 = highs[_e572];
                phi_26617_ = (_e572 + (16u * _e414.z));
                phi_26620_ = type_86(vec4<f32>(select(_e577.x, _e574.member.x, (_e574.member.x < _e577.x)), select(_e577.y, _e574.member.y, (_e574.member.y < _e577.y)), select(_e577.z, _e574.member.z, (_e574.member.z < _e577.z)), select(_e577.w, _e574.member.w, (_e574.member.w < _e577.w))), vec4<f32>(select(_e579.x, _e574.member_1.x, (_e574.member_1.x > _e579.x)), select(_e579.y, _e574.member_1.y, (_e574.member_1.y > _e579.y)), select(_e579.z, _e574.member_1.z, (_e574.member_1.z > _e579.z)), select(_e579.w, _e574.member_1.w, (_e574.member_1.w > _e579.w))));
            } else {
                break;
            }
            let _e620 = phi_26617_;
            let _e622 = phi_26620_;
            continue;
            continuing {
                phi_26616_ = _e620;
                phi_26619_ = _e622;
            }
        }
        let _e863 = local_233;
        phi_26710_ = _e863;
    } else {
        phi_26710_ = _e569;
    }
    let _e625 = phi_26710_;
    workgroupBarrier();
    let _e626 = ((((_e413.x + (_e413.y * _e414.x)) * 256u) + _e421) == 0u);
    if _e626 {
        let _e631 = abs(_e625.member.x);
        let _e632 = abs(_e625.member.y);
        let _e634 = select(_e632, _e631, (_e631 > _e632));
        let _e635 = abs(_e625.member.z);
        let _e637 = select(_e635, _e634, (_e634 > _e635));
        let _e642 = abs(_e625.member_1.x);
        let _e643 = abs(_e625.member_1.y);
        let _e645 = select(_e643, _e642, (_e642 > _e643));
        let _e646 = abs(_e625.member_1.z);
        let _e648 = select(_e646, _e645, (_e645 > _e646));
        let _e655 = (274u - ((bitcast<u32>(select(_e648, _e637, (_e637 > _e648))) >> bitcast<u32>(23i)) & 255u));
        let _e661 = vec4(bitcast<f32>((select(253u, _e655, (_e655 < 253u)) << bitcast<u32>(23i))));
        highs[0u] = _e661;
        frame_2.member[1u] = _e661;
        not_finite.member[0u] = select(0u, 1u, (_e625.member_1.w != 0f));
    }
    workgroupBarrier();
    let _e672 = highs[0u];
    if (_e431 < 256u) {
        phi_26785_ = type_58(_e431, 1u);
    } else {
        phi_26785_ = type_58(256u, (_e431 / 256u));
    }
    let _e679 = phi_26785_;
    let _e682 = (_e421 < _e679.member);
    if _e682 {
        phi_26793_ = (_e421 * _e679.member_1);
    } else {
        phi_26793_ = 0u;
    }
    let _e685 = phi_26793_;
    let _e689 = corners_2.member[(_e685 * 3u)];
    let _e696 = (bitcast<f32>(_e689.x) * _e672.x);
    let _e697 = (bitcast<f32>(_e689.y) * _e672.x);
    let _e698 = (bitcast<f32>(_e689.z) * _e672.x);
    lows[_e421] = vec4<f32>(_e696, _e697, _e698, 0f);
    workgroupBarrier();
    if _e682 {
        phi_26813_ = 0u;
        phi_26816_ = 0u;
        phi_26818_ = 0u;
        phi_26820_ = 0u;
        loop {
            let _e701 = phi_26813_;
            let _e703 = phi_26816_;
            let _e705 = phi_26818_;
            let _e707 = phi_26820_;
            local_227 = _e707;
            local_228 = _e705;
            local_229 = _e703;
            let _e708 = (_e701 < _e679.member);
            if _e708 {
                let _e710 = lows[_e701];
                let _e711 = (_e701 < _e421);
                if (_e710.x < _e696) {
                    phi_26842_ = true;
                } else {
                    if _e711 {
                        phi_26841_ = (_e710.x == _e696);
                    } else {
                        phi_26841_ = false;
                    }
                    let _e716 = phi_26841_;
                    phi_26842_ = _e716;
                }
                let _e718 = phi_26842_;
                if (_e710.y < _e697) {
                    phi_26856_ = true;
                } else {
                    if _e711 {
                        phi_26855_ = (_e710.y == _e697);
                    } else {
                        phi_26855_ = false;
                    }
                    let _e725 = phi_26855_;
                    phi_26856_ = _e725;
                }
                let _e727 = phi_26856_;
                if (_e710.z < _e698) {
                    phi_26870_ = true;
                } else {
                    if _e711 {
                        phi_26869_ = (_e710.z == _e698);
                    } else {
                        phi_26869_ = false;
                    }
                    let _e734 = phi_26869_;
                    phi_26870_ = _e734;
                }
                let _e736 = phi_26870_;
                phi_26814_ = (_e701 + 1u);
                phi_26817_ = (_e703 + select(0u, 1u, _e736));
                phi_26819_ = (_e705 + select(0u, 1u, _e727));
                phi_26821_ = (_e707 + select(0u, 1u, _e718));
            } else {
                break;
            }
            let _e741 = phi_26814_;
            let _e743 = phi_26817_;
            let _e745 = phi_26819_;
            let _e747 = phi_26821_;
            continue;
            continuing {
                phi_26813_ = _e741;
                phi_26816_ = _e743;
                phi_26818_ = _e745;
                phi_26820_ = _e747;
            }
        }
        let _e749 = (_e679.member / 8u);
        phi_26876_ = 0u;
        loop {
            let _e751 = phi_26876_;
            let _e752 = (_e751 < 3u);
            if _e752 {
                if (_e751 == 0u) {
                    phi_26897_ = _e749;
                } else {
                    if (_e751 == 1u) {
                        phi_26896_ = (_e679.member / 2u);
                    } else {
                        phi_26896_ = ((_e679.member - 1u) - _e749);
                    }
                    let _e759 = phi_26896_;
                    phi_26897_ = _e759;
                }
                let _e761 = phi_26897_;
                let _e763 = local_227;
                if (_e763 == _e761) {
                    highs[(3u * _e751)] = vec4(_e696);
                }
                let _e769 = local_228;
                if (_e769 == _e761) {
                    highs[((3u * _e751) + 1u)] = vec4(_e697);
                }
                let _e776 = local_229;
                if (_e776 == _e761) {
                    highs[((3u * _e751) + 2u)] = vec4(_e698);
                }
                phi_26877_ = (_e751 + 1u);
            } else {
                break;
            }
            let _e784 = phi_26877_;
            continue;
            continuing {
                phi_26876_ = _e784;
            }
        }
    }
    workgroupBarrier();
    if _e626 {
        let _e786 = highs[0u];
        let _e789 = highs[1u];
        let _e792 = highs[2u];
        let _e795 = highs[3u];
        let _e798 = highs[4u];
        let _e801 = highs[5u];
        let _e804 = highs[6u];
        let _e807 = highs[7u];
        let _e810 = highs[8u];
        let _e812 = (_e795.x - _e786.x);
        let _e813 = (_e798.x - _e789.x);
        let _e814 = (_e801.x - _e792.x);
        let _e815 = (_e804.x - _e795.x);
        let _e816 = (_e807.x - _e798.x);
        let _e817 = (_e810.x - _e801.x);
        let _e819 = select(_e815, _e812, (_e812 > _e815));
        let _e821 = select(_e816, _e813, (_e813 > _e816));
        let _e823 = select(_e817, _e814, (_e814 > _e817));
        let _e825 = select(_e823, _e821, (_e821 > _e823));
        let _e829 = ((1.5f * select(_e825, _e819, (_e819 > _e825))) + 0.00000000000000000086736174f);
        frame_2.member[0u] = vec4<f32>((_e795.x - _e829), (_e798.x - _e829), (_e801.x - _e829), (0.5f / _e829));
    }
    return;
}

fn function_51() {
    var local_234: array<u32, 2>;
    var phi_27056_: bool;
    var phi_27058_: bool;
    var phi_27059_: bool;
    var phi_27082_: bool;
    var phi_27084_: bool;
    var phi_27085_: bool;
    var phi_27108_: bool;
    var phi_27110_: bool;
    var phi_27111_: bool;
    var phi_27176_: type_86;
    var phi_27178_: type_86;
    var phi_27179_: bool;
    var phi_27180_: type_86;
    var phi_27181_: bool;
    var phi_27186_: type_86;
    var phi_27188_: u32;
    var phi_27191_: type_86;
    var phi_27301_: bool;
    var phi_27303_: bool;
    var phi_27304_: bool;
    var phi_27327_: bool;
    var phi_27329_: bool;
    var phi_27330_: bool;
    var phi_27353_: bool;
    var phi_27355_: bool;
    var phi_27356_: bool;
    var phi_27427_: type_86;
    var phi_27429_: type_86;
    var phi_27430_: bool;
    var phi_27431_: type_86;
    var phi_27432_: bool;
    var phi_27437_: type_86;
    var phi_27517_: type_86;
    var phi_27189_: u32;
    var phi_27192_: type_86;
    var local_235: type_86;
    var local_236: type_86;
    var phi_27530_: u32;
    var phi_27533_: type_86;
    var phi_27531_: u32;
    var phi_27534_: type_86;
    var local_237: type_86;
    var local_238: type_86;
    var phi_27628_: type_86;
    var phi_27634_: u32;
    var phi_27637_: type_86;
    var phi_27635_: u32;
    var phi_27638_: type_86;
    var phi_27728_: type_86;
    var local_239: type_86;
    var local_240: type_86;
    var local_241: type_86;
    var local_242: type_86;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_234 = array<u32, 2>(0u, 0u);
    local_234[_e413.z] = _e412.x;
    let _e421 = local_234[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    let _e431 = triangles.member[(_e426 * 6144u)];
    let _e432 = (3u * _e431);
    let _e435 = positions.member[_e432];
    let _e439 = positions.member[(_e432 + 1u)];
    let _e443 = positions.member[(_e432 + 2u)];
    let _e446 = params_2.member.member;
    let _e449 = ((bitcast<u32>(_e435) & 2139095040u) != 2139095040u);
    if _e449 {
        let _e452 = ((bitcast<u32>(_e439) & 2139095040u) != 2139095040u);
        if _e452 {
            phi_27056_ = ((bitcast<u32>(_e443) & 2139095040u) != 2139095040u);
        } else {
            phi_27056_ = bool();
        }
        let _e457 = phi_27056_;
        phi_27058_ = _e457;
        phi_27059_ = select(true, false, _e452);
    } else {
        phi_27058_ = bool();
        phi_27059_ = true;
    }
    let _e460 = phi_27058_;
    let _e462 = phi_27059_;
    if select(_e460, false, _e462) {
        if _e449 {
            let _e466 = ((bitcast<u32>(_e439) & 2139095040u) != 2139095040u);
            if _e466 {
                phi_27082_ = ((bitcast<u32>(_e443) & 2139095040u) != 2139095040u);
            } else {
                phi_27082_ = bool();
            }
            let _e471 = phi_27082_;
            phi_27084_ = _e471;
            phi_27085_ = select(true, false, _e466);
        } else {
            phi_27084_ = bool();
            phi_27085_ = true;
        }
        let _e474 = phi_27084_;
        let _e476 = phi_27085_;
        if select(_e474, false, _e476) {
            if _e449 {
                let _e480 = ((bitcast<u32>(_e439) & 2139095040u) != 2139095040u);
                if _e480 {
                    phi_27108_ = ((bitcast<u32>(_e443) & 2139095040u) != 2139095040u);
                } else {
                    phi_27108_ = bool();
                }
                let _e485 = phi_27108_;
                phi_27110_ = _e485;
                phi_27111_ = select(true, false, _e480);
            } else {
                phi_27110_ = bool();
                phi_27111_ = true;
            }
            let _e488 = phi_27110_;
            let _e490 = phi_27111_;
            let _e491 = select(_e488, false, _e490);
            if _e491 {
                let _e492 = vec4<f32>(_e435, _e439, _e443, 0f);
                phi_27176_ = type_86(_e492, _e492);
            } else {
                phi_27176_ = type_86();
            }
            let _e495 = phi_27176_;
            phi_27178_ = _e495;
            phi_27179_ = select(true, false, _e491);
        } else {
            phi_27178_ = type_86();
            phi_27179_ = true;
        }
        let _e498 = phi_27178_;
        let _e500 = phi_27179_;
        phi_27180_ = _e498;
        phi_27181_ = _e500;
    } else {
        phi_27180_ = type_86();
        phi_27181_ = true;
    }
    let _e502 = phi_27180_;
    let _e504 = phi_27181_;
    if _e504 {
        phi_27186_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_27186_ = _e502;
    }
    let _e506 = phi_27186_;
    phi_27188_ = _e421;
    phi_27191_ = _e506;
    loop {
        let _e508 = phi_27188_;
        let _e510 = phi_27191_;
        local_235 = _e510;
        local_236 = _e510;
        local_239 = _e510;
        local_241 = _e510;
        let _e511 = (_e508 < 2048u);
        if _e511 {
            let _e512 = ((_e426 * 2048u) + _e508);
            if (_e512 < _e446) {
                let _e514 = (_e512 * 3u);
                let _e517 = triangles.member[_e514];
                let _e520 = embedded.member[_e517];
                let _e523 = (3u * _e517);
                let _e526 = positions.member[_e523];
                let _e530 = positions.member[(_e523 + 1u)];
                let _e534 = positions.member[(_e523 + 2u)];
                let _e536 = bitcast<u32>(_e526);
                let _e537 = bitcast<u32>(_e530);
                let _e538 = bitcast<u32>(_e534);
                corners_3.member[_e514] = vec4<u32>(_e536, _e537, _e538, (_e517 | select(2147483648u, 0u, (_e520 == 0u))));
                let _e542 = (_e514 + 1u);
                let _e545 = triangles.member[_e542];
                let _e548 = embedded.member[_e545];
                let _e551 = (3u * _e545);
                let _e554 = positions.member[_e551];
                let _e558 = positions.member[(_e551 + 1u)];
                let _e562 = positions.member[(_e551 + 2u)];
                let _e564 = bitcast<u32>(_e554);
                let _e565 = bitcast<u32>(_e558);
                let _e566 = bitcast<u32>(_e562);
                corners_3.member[_e542] = vec4<u32>(_e564, _e565, _e566, (_e545 | select(2147483648u, 0u, (_e548 == 0u))));
                let _e570 = (_e514 + 2u);
                let _e573 = triangles.member[_e570];
                let _e576 = embedded.member[_e573];
                let _e579 = (3u * _e573);
                let _e582 = positions.member[_e579];
                let _e586 = positions.member[(_e579 + 1u)];
                let _e590 = positions.member[(_e579 + 2u)];
                let _e592 = bitcast<u32>(_e582);
                let _e593 = bitcast<u32>(_e586);
                let _e594 = bitcast<u32>(_e590);
                corners_3.member[_e570] = vec4<u32>(_e592, _e593, _e594, (_e573 | select(2147483648u, 0u, (_e576 == 0u))));
                if ((_e536 & 2139095040u) != 2139095040u) {
                    let _e601 = ((_e537 & 2139095040u) != 2139095040u);
                    if _e601 {
                        phi_27301_ = ((_e538 & 2139095040u) != 2139095040u);
                    } else {
                        phi_27301_ = bool();
                    }
                    let _e605 = phi_27301_;
                    phi_27303_ = _e605;
                    phi_27304_ = select(true, false, _e601);
                } else {
                    phi_27303_ = bool();
                    phi_27304_ = true;
                }
                let _e608 = phi_27303_;
                let _e610 = phi_27304_;
                if select(_e608, false, _e610) {
                    if ((_e564 & 2139095040u) != 2139095040u) {
                        let _e615 = ((_e565 & 2139095040u) != 2139095040u);
                        if _e615 {
                            phi_27327_ = ((_e566 & 2139095040u) != 2139095040u);
                        } else {
                            phi_27327_ = bool();
                        }
                        let _e619 = phi_27327_;
                        phi_27329_ = _e619;
                        phi_27330_ = select(true, false, _e615);
                    } else {
                        phi_27329_ = bool();
                        phi_27330_ = true;
                    }
                    let _e622 = phi_27329_;
                    let _e624 = phi_27330_;
                    if select(_e622, false, _e624) {
                        if ((_e592 & 2139095040u) != 2139095040u) {
                            let _e629 = ((_e593 & 2139095040u) != 2139095040u);
                            if _e629 {
                                phi_27353_ = ((_e594 & 2139095040u) != 2139095040u);
                            } else {
                                phi_27353_ = bool();
                            }
                            let _e633 = phi_27353_;
                            phi_27355_ = _e633;
                            phi_27356_ = select(true, false, _e629);
                        } else {
                            phi_27355_ = bool();
                            phi_27356_ = true;
                        }
                        let _e636 = phi_27355_;
                        let _e638 = phi_27356_;
                        let _e639 = select(_e636, false, _e638);
                        if _e639 {
                            let _e641 = select(_e554, _e526, (_e526 < _e554));
                            let _e643 = select(_e558, _e530, (_e530 < _e558));
                            let _e645 = select(_e562, _e534, (_e534 < _e562));
                            let _e654 = select(_e554, _e526, (_e526 > _e554));
                            let _e656 = select(_e558, _e530, (_e530 > _e558));
                            let _e658 = select(_e562, _e534, (_e534 > _e562));
                            phi_27427_ = type_86(vec4<f32>(select(_e582, _e641, (_e641 < _e582)), select(_e586, _e643, (_e643 < _e586)), select(_e590, _e645, (_e645 < _e590)), 0f), vec4<f32>(select(_e582, _e654, (_e654 > _e582)), select(_e586, _e656, (_e656 > _e586)), select(_e590, _e658, (_e658 > _e590)), 0f));
                        } else {
                            phi_27427_ = type_86();
                        }
                        let _e668 = phi_27427_;
                        phi_27429_ = _e668;
                        phi_27430_ = select(true, false, _e639);
                    } else {
                        phi_27429_ = type_86();
                        phi_27430_ = true;
                    }
                    let _e671 = phi_27429_;
                    let _e673 = phi_27430_;
                    phi_27431_ = _e671;
                    phi_27432_ = _e673;
                } else {
                    phi_27431_ = type_86();
                    phi_27432_ = true;
                }
                let _e675 = phi_27431_;
                let _e677 = phi_27432_;
                if _e677 {
                    phi_27437_ = type_86(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_27437_ = _e675;
                }
                let _e679 = phi_27437_;
                phi_27517_ = type_86(vec4<f32>(select(_e679.member.x, _e510.member.x, (_e510.member.x < _e679.member.x)), select(_e679.member.y, _e510.member.y, (_e510.member.y < _e679.member.y)), select(_e679.member.z, _e510.member.z, (_e510.member.z < _e679.member.z)), select(_e679.member.w, _e510.member.w, (_e510.member.w < _e679.member.w))), vec4<f32>(select(_e679.member_1.x, _e510.member_1.x, (_e510.member_1.x > _e679.member_1.x)), select(_e679.member_1.y, _e510.member_1.y, (_e510.member_1.y > _e679.member_1.y)), select(_e679.member_1.z, _e510.member_1.z, (_e510.member_1.z > _e679.member_1.z)), select(_e679.member_1.w, _e510.member_1.w, (_e510.member_1.w > _e679.member_1.w))));
            } else {
                phi_27517_ = _e510;
            }
            let _e720 = phi_27517_;
            phi_27189_ = (_e508 + (256u * _e414.z));
            phi_27192_ = _e720;
        } else {
            break;
        }
        let _e724 = phi_27189_;
        let _e726 = phi_27192_;
        continue;
        continuing {
            phi_27188_ = _e724;
            phi_27191_ = _e726;
        }
    }
    let _e729 = local_235;
    lows[_e421] = _e729.member;
    let _e733 = local_236;
    highs[_e421] = _e733.member_1;
    workgroupBarrier();
    if ((_e421 & 15u) == 0u) {
        phi_27530_ = 1u;
        let _e901 = local_239;
        phi_27533_ = _e901;
        loop {
            let _e739 = phi_27530_;
            let _e741 = phi_27533_;
            local_237 = _e741;
            local_238 = _e741;
            local_240 = _e741;
            let _e742 = (_e739 < 16u);
            if _e742 {
                let _e743 = (_e421 + _e739);
                let _e745 = lows[_e743];
                let _e747 = highs[_e743];
                phi_27531_ = (_e739 + _e414.z);
                phi_27534_ = type_86(vec4<f32>(select(_e745.x, _e741.member.x, (_e741.member.x < _e745.x)), select(_e745.y, _e741.member.y, (_e741.member.y < _e745.y)), select(_e745.z, _e741.member.z, (_e741.member.z < _e745.z)), select(_e745.w, _e741.member.w, (_e741.member.w < _e745.w))), vec4<f32>(select(_e747.x, _e741.member_1.x, (_e741.member_1.x > _e747.x)), select(_e747.y, _e741.member_1.y, (_e741.member_1.y > _e747.y)), select(_e747.z, _e741.member_1.z, (_e741.member_1.z > _e747.z)), select(_e747.w, _e741.member_1.w, (_e741.member_1.w > _e747.w))));
            } else {
                break;
            }
            let _e787 = phi_27531_;
            let _e789 = phi_27534_;
            continue;
            continuing {
                phi_27530_ = _e787;
                phi_27533_ = _e789;
            }
        }
        let _e792 = local_237;
        lows[_e421] = _e792.member;
        let _e795 = local_238;
        highs[_e421] = _e795.member_1;
        let _e908 = local_240;
        phi_27628_ = _e908;
    } else {
        let _e910 = local_241;
        phi_27628_ = _e910;
    }
    let _e798 = phi_27628_;
    workgroupBarrier();
    let _e799 = (_e421 == 0u);
    if _e799 {
        phi_27634_ = 16u;
        phi_27637_ = _e798;
        loop {
            let _e801 = phi_27634_;
            let _e803 = phi_27637_;
            local_242 = _e803;
            let _e804 = (_e801 < 256u);
            if _e804 {
                let _e806 = lows[_e801];
                let _e808 = highs[_e801];
                phi_27635_ = (_e801 + (16u * _e414.z));
                phi_27638_ = type_86(vec4<f32>(select(_e806.x, _e803.member.x, (_e803.member.x < _e806.x)), select(_e806.y, _e803.member.y, (_e803.member.y < _e806.y)), select(_e806.z, _e803.member.z, (_e803.member.z < _e806.z)), select(_e806.w, _e803.member.w, (_e803.member.w < _e806.w))), vec4<f32>(select(_e808.x, _e803.member_1.x, (_e803.member_1.x > _e808.x)), select(_e808.y, _e803.member_1.y, (_e803.member_1.y > _e808.y)), select(_e808.z, _e803.member_1.z, (_e803.member_1.z > _e808.z)), select(_e808.w, _e803.member_1.w, (_e803.member_1.w > _e808.w))));
            } else {
                break;
            }
            let _e849 = phi_27635_;
            let _e851 = phi_27638_;
            continue;
            continuing {
                phi_27634_ = _e849;
                phi_27637_ = _e851;
            }
        }
        let _e917 = local_242;
        phi_27728_ = _e917;
    } else {
        phi_27728_ = _e798;
    }
    let _e854 = phi_27728_;
    if _e799 {
        low_2.member[_e426] = _e854.member;
        high_2.member[_e426] = _e854.member_1;
    }
    return;
}

fn function_52() {
    var local_243: array<u32, 2>;
    var phi_27787_: u32;
    var phi_27790_: u32;
    var phi_27792_: u32;
    var phi_27794_: u32;
    var phi_27848_: type_58;
    var phi_27935_: bool;
    var phi_27950_: bool;
    var phi_27965_: bool;
    var phi_28002_: bool;
    var phi_28003_: bool;
    var phi_28011_: bool;
    var phi_28012_: bool;
    var phi_28013_: bool;
    var phi_28014_: bool;
    var phi_28015_: bool;
    var phi_28452_: bool;
    var phi_28468_: bool;
    var phi_28470_: bool;
    var phi_28471_: bool;
    var phi_32264_: bool;
    var phi_32265_: bool;
    var phi_32266_: bool;
    var phi_32283_: bool;
    var phi_32284_: bool;
    var phi_32285_: bool;
    var phi_32318_: u32;
    var phi_32319_: u32;
    var phi_32330_: type_90;
    var phi_32331_: type_90;
    var phi_32357_: u32;
    var phi_32358_: u32;
    var phi_32369_: type_90;
    var phi_32370_: type_90;
    var phi_33577_: i32;
    var phi_33754_: i32;
    var phi_33851_: i32;
    var phi_33858_: u32;
    var phi_32530_: i32;
    var phi_32681_: i32;
    var phi_32832_: i32;
    var phi_32983_: i32;
    var phi_33010_: u32;
    var phi_33012_: u32;
    var phi_33013_: bool;
    var phi_33018_: u32;
    var phi_33019_: u32;
    var phi_33020_: bool;
    var phi_33066_: vec3<f32>;
    var phi_33104_: vec3<f32>;
    var phi_33151_: vec3<f32>;
    var phi_33195_: vec3<f32>;
    var phi_33404_: bool;
    var phi_33406_: bool;
    var phi_33407_: bool;
    var phi_33408_: bool;
    var phi_33409_: bool;
    var phi_33418_: bool;
    var phi_33859_: u32;
    var phi_33860_: u32;
    var phi_33861_: u32;
    var phi_33862_: bool;
    var phi_33867_: u32;
    var phi_33868_: bool;
    var phi_28629_: i32;
    var phi_28777_: i32;
    var phi_28925_: i32;
    var phi_29073_: i32;
    var phi_29221_: i32;
    var phi_29369_: i32;
    var phi_29379_: bool;
    var phi_29381_: bool;
    var phi_29382_: bool;
    var phi_29399_: bool;
    var phi_29401_: bool;
    var phi_29402_: bool;
    var phi_29420_: type_90;
    var phi_29421_: type_90;
    var phi_29432_: type_90;
    var phi_29433_: type_90;
    var phi_29443_: i32;
    var phi_29452_: type_90;
    var phi_29462_: i32;
    var phi_29471_: type_90;
    var phi_29626_: i32;
    var phi_29781_: i32;
    var phi_29791_: bool;
    var phi_29792_: bool;
    var phi_29793_: bool;
    var phi_29810_: bool;
    var phi_29811_: bool;
    var phi_29812_: bool;
    var phi_29837_: bool;
    var phi_29842_: u32;
    var phi_29843_: u32;
    var phi_29844_: bool;
    var phi_29849_: u32;
    var phi_29850_: u32;
    var phi_29851_: bool;
    var phi_32233_: bool;
    var phi_32238_: u32;
    var phi_32239_: bool;
    var phi_32240_: u32;
    var phi_32241_: bool;
    var phi_32242_: bool;
    var phi_33869_: u32;
    var phi_33870_: u32;
    var phi_33871_: bool;
    var phi_33876_: u32;
    var phi_33889_: u32;
    var phi_33890_: u32;
    var phi_33891_: u32;
    var phi_27788_: u32;
    var phi_27791_: u32;
    var phi_27793_: u32;
    var phi_27795_: u32;
    var local_244: u32;
    var local_245: u32;
    var phi_33901_: u32;
    var local_246: u32;
    var local_247: u32;
    var local_248: u32;
    var local_249: u32;
    var local_250: u32;
    var phi_33938_: u32;
    var phi_33941_: u32;
    var phi_33999_: type_58;
    var local_251: u32;
    var phi_33939_: u32;
    var phi_33942_: u32;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_243 = array<u32, 2>(0u, 0u);
    local_243[_e413.z] = _e412.x;
    let _e424 = local_243[(_e414.z - 1u)];
    let _e429 = (_e413.x + (_e413.y * _e414.x));
    let _e430 = (_e424 < 3u);
    if _e430 {
        atomicStore((&counts_3[_e424]), 0u);
    }
    workgroupBarrier();
    let _e434 = params_2.member.member_11;
    let _e436 = tiles.member[0u];
    phi_27787_ = 0u;
    phi_27790_ = 0u;
    phi_27792_ = 0u;
    phi_27794_ = 0u;
    loop {
        let _e440 = phi_27787_;
        let _e442 = phi_27790_;
        let _e444 = phi_27792_;
        let _e446 = phi_27794_;
        local_244 = _e446;
        local_245 = _e444;
        local_246 = _e444;
        local_247 = _e444;
        local_248 = _e442;
        local_249 = _e442;
        local_250 = _e442;
        local_251 = _e444;
        let _e447 = (_e440 < 8u);
        if _e447 {
            let _e451 = ((((_e429 * 8u) + _e440) * 256u) + _e424);
            if (_e451 < select(_e434, _e436, (_e436 < _e434))) {
                let _e454 = pairs.member[_e451];
                let _e457 = ((_e454 >> bitcast<u32>(16i)) * 2u);
                let _e460 = tiles.member[(4u + _e457)];
                let _e467 = boxes.member[((_e460 * 256u) + ((_e454 >> bitcast<u32>(8i)) & 255u))];
                let _e471 = tiles.member[(_e457 + 5u)];
                let _e476 = boxes.member[((_e471 * 256u) + (_e454 & 255u))];
                if (_e467.x < _e476.x) {
                    phi_27848_ = type_58(_e467.x, _e476.x);
                } else {
                    phi_27848_ = type_58(_e476.x, _e467.x);
                }
                let _e482 = phi_27848_;
                let _e487 = params_2.member.member_9;
                let _e489 = (_e482.member * 3u);
                let _e492 = corners_4.member[_e489];
                let _e496 = corners_4.member[(_e489 + 1u)];
                let _e500 = corners_4.member[(_e489 + 2u)];
                let _e501 = (_e482.member_1 * 3u);
                let _e504 = corners_4.member[_e501];
                let _e508 = corners_4.member[(_e501 + 1u)];
                let _e512 = corners_4.member[(_e501 + 2u)];
                let _e555 = select(0u, 2147483648u, (_e487 != 0u));
                let _e560 = (((_e504.w == _e492.w) || (_e508.w == _e492.w)) || (_e512.w == _e492.w));
                if _e560 {
                    phi_27935_ = (((_e492.w | _e555) & 2147483648u) != 0u);
                } else {
                    phi_27935_ = false;
                }
                let _e565 = phi_27935_;
                if _e565 {
                    phi_28014_ = bool();
                    phi_28015_ = true;
                } else {
                    let _e570 = (((_e504.w == _e496.w) || (_e508.w == _e496.w)) || (_e512.w == _e496.w));
                    if _e570 {
                        phi_27950_ = (((_e496.w | _e555) & 2147483648u) != 0u);
                    } else {
                        phi_27950_ = false;
                    }
                    let _e575 = phi_27950_;
                    if _e575 {
                        phi_28012_ = bool();
                        phi_28013_ = true;
                    } else {
                        let _e580 = (((_e504.w == _e500.w) || (_e508.w == _e500.w)) || (_e512.w == _e500.w));
                        if _e580 {
                            phi_27965_ = (((_e500.w | _e555) & 2147483648u) != 0u);
                        } else {
                            phi_27965_ = false;
                        }
                        let _e585 = phi_27965_;
                        if _e585 {
                            phi_28011_ = bool();
                        } else {
                            if (_e500.w != _e492.w) {
                                let _e592 = (_e500.w != _e496.w);
                                phi_28002_ = select(bool(), _e580, _e592);
                                phi_28003_ = select(true, false, _e592);
                            } else {
                                phi_28002_ = bool();
                                phi_28003_ = true;
                            }
                            let _e596 = phi_28002_;
                            let _e598 = phi_28003_;
                            phi_28011_ = (((select(0u, 1u, _e560) + select(0u, 1u, select(false, _e570, (_e496.w != _e492.w)))) + select(0u, 1u, select(_e596, false, _e598))) == 3u);
                        }
                        let _e604 = phi_28011_;
                        phi_28012_ = _e604;
                        phi_28013_ = _e585;
                    }
                    let _e606 = phi_28012_;
                    let _e608 = phi_28013_;
                    phi_28014_ = _e606;
                    phi_28015_ = _e608;
                }
                let _e610 = phi_28014_;
                let _e612 = phi_28015_;
                let _e613 = select(_e610, true, _e612);
                if _e613 {
                    phi_33876_ = 0u;
                } else {
                    let _e614 = (_e414.z ^ 1u);
                    let _e615 = bitcast<u32>(bitcast<f32>(_e492.x));
                    let _e616 = (_e615 & 2147483647u);
                    let _e617 = bitcast<u32>(bitcast<f32>(_e492.y));
                    let _e618 = (_e617 & 2147483647u);
                    let _e620 = select(_e618, _e616, (_e616 > _e618));
                    let _e621 = bitcast<u32>(bitcast<f32>(_e492.z));
                    let _e622 = (_e621 & 2147483647u);
                    let _e624 = select(_e622, _e620, (_e620 > _e622));
                    let _e625 = bitcast<u32>(bitcast<f32>(_e496.x));
                    let _e626 = (_e625 & 2147483647u);
                    let _e627 = bitcast<u32>(bitcast<f32>(_e496.y));
                    let _e628 = (_e627 & 2147483647u);
                    let _e630 = select(_e628, _e626, (_e626 > _e628));
                    let _e631 = bitcast<u32>(bitcast<f32>(_e496.z));
                    let _e632 = (_e631 & 2147483647u);
                    let _e634 = select(_e632, _e630, (_e630 > _e632));
                    let _e636 = select(_e634, _e624, (_e624 > _e634));
                    let _e637 = bitcast<u32>(bitcast<f32>(_e500.x));
                    let _e638 = (_e637 & 2147483647u);
                    let _e639 = bitcast<u32>(bitcast<f32>(_e500.y));
                    let _e640 = (_e639 & 2147483647u);
                    let _e642 = select(_e640, _e638, (_e638 > _e640));
                    let _e643 = bitcast<u32>(bitcast<f32>(_e500.z));
                    let _e644 = (_e643 & 2147483647u);
                    let _e646 = select(_e644, _e642, (_e642 > _e644));
                    let _e648 = select(_e646, _e636, (_e636 > _e646));
                    let _e649 = bitcast<u32>(bitcast<f32>(_e504.x));
                    let _e650 = (_e649 & 2147483647u);
                    let _e651 = bitcast<u32>(bitcast<f32>(_e504.y));
                    let _e652 = (_e651 & 2147483647u);
                    let _e654 = select(_e652, _e650, (_e650 > _e652));
                    let _e655 = bitcast<u32>(bitcast<f32>(_e504.z));
                    let _e656 = (_e655 & 2147483647u);
                    let _e658 = select(_e656, _e654, (_e654 > _e656));
                    let _e659 = bitcast<u32>(bitcast<f32>(_e508.x));
                    let _e660 = (_e659 & 2147483647u);
                    let _e661 = bitcast<u32>(bitcast<f32>(_e508.y));
                    let _e662 = (_e661 & 2147483647u);
                    let _e664 = select(_e662, _e660, (_e660 > _e662));
                    let _e665 = bitcast<u32>(bitcast<f32>(_e508.z));
                    let _e666 = (_e665 & 2147483647u);
                    let _e668 = select(_e666, _e664, (_e664 > _e666));
                    let _e670 = select(_e668, _e658, (_e658 > _e668));
                    let _e671 = bitcast<u32>(bitcast<f32>(_e512.x));
                    let _e672 = (_e671 & 2147483647u);
                    let _e673 = bitcast<u32>(bitcast<f32>(_e512.y));
                    let _e674 = (_e673 & 2147483647u);
                    let _e676 = select(_e674, _e672, (_e672 > _e674));
                    let _e677 = bitcast<u32>(bitcast<f32>(_e512.z));
                    let _e678 = (_e677 & 2147483647u);
                    let _e680 = select(_e678, _e676, (_e676 > _e678));
                    let _e682 = select(_e680, _e670, (_e670 > _e680));
                    let _e685 = (select(_e682, _e648, (_e648 > _e682)) & 2139095040u);
                    let _e687 = select(117440512u, _e685, (_e685 > 117440512u));
                    let _e689 = select(1056964608u, _e687, (_e687 > 1056964608u));
                    let _e692 = bitcast<f32>((75497472u + (_e689 - _e687)));
                    let _e693 = (_e689 - 1056964608u);
                    let _e699 = bitcast<f32>(select(0u, ((_e615 + 1056964608u) - _e687), ((_e615 & 2139095040u) > _e693)));
                    let _e705 = bitcast<f32>(select(0u, ((_e617 + 1056964608u) - _e687), ((_e617 & 2139095040u) > _e693)));
                    let _e711 = bitcast<f32>(select(0u, ((_e621 + 1056964608u) - _e687), ((_e621 & 2139095040u) > _e693)));
                    let _e712 = vec3<f32>(_e699, _e705, _e711);
                    let _e718 = bitcast<f32>(select(0u, ((_e625 + 1056964608u) - _e687), ((_e625 & 2139095040u) > _e693)));
                    let _e724 = bitcast<f32>(select(0u, ((_e627 + 1056964608u) - _e687), ((_e627 & 2139095040u) > _e693)));
                    let _e730 = bitcast<f32>(select(0u, ((_e631 + 1056964608u) - _e687), ((_e631 & 2139095040u) > _e693)));
                    let _e731 = vec3<f32>(_e718, _e724, _e730);
                    let _e737 = bitcast<f32>(select(0u, ((_e637 + 1056964608u) - _e687), ((_e637 & 2139095040u) > _e693)));
                    let _e743 = bitcast<f32>(select(0u, ((_e639 + 1056964608u) - _e687), ((_e639 & 2139095040u) > _e693)));
                    let _e749 = bitcast<f32>(select(0u, ((_e643 + 1056964608u) - _e687), ((_e643 & 2139095040u) > _e693)));
                    let _e750 = vec3<f32>(_e737, _e743, _e749);
                    let _e751 = type_90(_e712, _e731, _e750);
                    let _e757 = bitcast<f32>(select(0u, ((_e649 + 1056964608u) - _e687), ((_e649 & 2139095040u) > _e693)));
                    let _e763 = bitcast<f32>(select(0u, ((_e651 + 1056964608u) - _e687), ((_e651 & 2139095040u) > _e693)));
                    let _e769 = bitcast<f32>(select(0u, ((_e655 + 1056964608u) - _e687), ((_e655 & 2139095040u) > _e693)));
                    let _e770 = vec3<f32>(_e757, _e763, _e769);
                    let _e776 = bitcast<f32>(select(0u, ((_e659 + 1056964608u) - _e687), ((_e659 & 2139095040u) > _e693)));
                    let _e782 = bitcast<f32>(select(0u, ((_e661 + 1056964608u) - _e687), ((_e661 & 2139095040u) > _e693)));
                    let _e788 = bitcast<f32>(select(0u, ((_e665 + 1056964608u) - _e687), ((_e665 & 2139095040u) > _e693)));
                    let _e789 = vec3<f32>(_e776, _e782, _e788);
                    let _e795 = bitcast<f32>(select(0u, ((_e671 + 1056964608u) - _e687), ((_e671 & 2139095040u) > _e693)));
                    let _e801 = bitcast<f32>(select(0u, ((_e673 + 1056964608u) - _e687), ((_e673 & 2139095040u) > _e693)));
                    let _e807 = bitcast<f32>(select(0u, ((_e677 + 1056964608u) - _e687), ((_e677 & 2139095040u) > _e693)));
                    let _e808 = vec3<f32>(_e795, _e801, _e807);
                    let _e809 = type_90(_e770, _e789, _e808);
                    if (_e496.w != _e492.w) {
                        phi_28452_ = (((_e504.w == _e496.w) || (_e508.w == _e496.w)) || (_e512.w == _e496.w));
                    } else {
                        phi_28452_ = false;
                    }
                    let _e818 = phi_28452_;
                    if (_e500.w != _e492.w) {
                        let _e822 = (_e500.w != _e496.w);
                        if _e822 {
                            phi_28468_ = (((_e504.w == _e500.w) || (_e508.w == _e500.w)) || (_e512.w == _e500.w));
                        } else {
                            phi_28468_ = bool();
                        }
                        let _e829 = phi_28468_;
                        phi_28470_ = _e829;
                        phi_28471_ = select(true, false, _e822);
                    } else {
                        phi_28470_ = bool();
                        phi_28471_ = true;
                    }
                    let _e832 = phi_28470_;
                    let _e834 = phi_28471_;
                    let _e837 = ((select(0u, 1u, _e560) + select(0u, 1u, _e818)) + select(0u, 1u, select(_e832, false, _e834)));
                    if (_e837 == 0u) {
                        let _e1605 = (_e776 - _e757);
                        let _e1606 = (_e782 - _e763);
                        let _e1607 = (_e788 - _e769);
                        let _e1610 = bitcast<f32>((bitcast<u32>(_e1605) ^ _e614));
                        let _e1613 = bitcast<f32>((bitcast<u32>(_e1606) ^ _e614));
                        let _e1616 = bitcast<f32>((bitcast<u32>(_e1607) ^ _e614));
                        let _e1617 = (_e795 - _e757);
                        let _e1618 = (_e801 - _e763);
                        let _e1619 = (_e807 - _e769);
                        let _e1622 = bitcast<f32>((bitcast<u32>(_e1617) ^ _e614));
                        let _e1625 = bitcast<f32>((bitcast<u32>(_e1618) ^ _e614));
                        let _e1628 = bitcast<f32>((bitcast<u32>(_e1619) ^ _e614));
                        let _e1634 = bitcast<f32>((bitcast<u32>((_e699 - _e757)) ^ _e614));
                        let _e1637 = bitcast<f32>((bitcast<u32>((_e705 - _e763)) ^ _e614));
                        let _e1640 = bitcast<f32>((bitcast<u32>((_e711 - _e769)) ^ _e614));
                        let _e1641 = (_e1613 * _e1628);
                        let _e1642 = (_e1616 * _e1625);
                        let _e1643 = (_e1616 * _e1622);
                        let _e1644 = (_e1610 * _e1628);
                        let _e1645 = (_e1610 * _e1625);
                        let _e1646 = (_e1613 * _e1622);
                        let _e1647 = (_e1641 - _e1642);
                        let _e1649 = (_e1643 - _e1644);
                        let _e1652 = (_e1645 - _e1646);
                        let _e1654 = (((_e1634 * _e1647) + (_e1637 * _e1649)) + (_e1640 * _e1652));
                        let _e1655 = abs(_e1634);
                        let _e1658 = (abs(_e1641) + abs(_e1642));
                        let _e1660 = abs(_e1637);
                        let _e1663 = (abs(_e1643) + abs(_e1644));
                        let _e1666 = abs(_e1640);
                        let _e1669 = (abs(_e1645) + abs(_e1646));
                        let _e1672 = abs(_e1610);
                        let _e1673 = abs(_e1613);
                        let _e1675 = select(_e1673, _e1672, (_e1672 > _e1673));
                        let _e1676 = abs(_e1616);
                        let _e1678 = select(_e1676, _e1675, (_e1675 > _e1676));
                        let _e1679 = abs(_e1622);
                        let _e1680 = abs(_e1625);
                        let _e1682 = select(_e1680, _e1679, (_e1679 > _e1680));
                        let _e1683 = abs(_e1628);
                        let _e1685 = select(_e1683, _e1682, (_e1682 > _e1683));
                        let _e1687 = select(_e1685, _e1678, (_e1678 > _e1685));
                        let _e1689 = select(_e1660, _e1655, (_e1655 > _e1660));
                        let _e1691 = select(_e1666, _e1689, (_e1689 > _e1666));
                        let _e1693 = select(_e1691, _e1687, (_e1687 > _e1691));
                        let _e1698 = ((0.0000019073486f * (((_e1655 * _e1658) + (_e1660 * _e1663)) + (_e1666 * _e1669))) + (_e692 * (1f + (_e1693 * _e1693))));
                        if (_e1654 > _e1698) {
                            phi_28629_ = 1i;
                        } else {
                            phi_28629_ = select(0i, -1i, (_e1654 < -(_e1698)));
                        }
                        let _e1704 = phi_28629_;
                        let _e1710 = bitcast<f32>((bitcast<u32>((_e718 - _e757)) ^ _e614));
                        let _e1713 = bitcast<f32>((bitcast<u32>((_e724 - _e763)) ^ _e614));
                        let _e1716 = bitcast<f32>((bitcast<u32>((_e730 - _e769)) ^ _e614));
                        let _e1721 = (((_e1710 * _e1647) + (_e1713 * _e1649)) + (_e1716 * _e1652));
                        let _e1722 = abs(_e1710);
                        let _e1724 = abs(_e1713);
                        let _e1727 = abs(_e1716);
                        let _e1731 = select(_e1724, _e1722, (_e1722 > _e1724));
                        let _e1733 = select(_e1727, _e1731, (_e1731 > _e1727));
                        let _e1735 = select(_e1733, _e1687, (_e1687 > _e1733));
                        let _e1740 = ((0.0000019073486f * (((_e1722 * _e1658) + (_e1724 * _e1663)) + (_e1727 * _e1669))) + (_e692 * (1f + (_e1735 * _e1735))));
                        if (_e1721 > _e1740) {
                            phi_28777_ = 1i;
                        } else {
                            phi_28777_ = select(0i, -1i, (_e1721 < -(_e1740)));
                        }
                        let _e1746 = phi_28777_;
                        let _e1752 = bitcast<f32>((bitcast<u32>((_e737 - _e757)) ^ _e614));
                        let _e1755 = bitcast<f32>((bitcast<u32>((_e743 - _e763)) ^ _e614));
                        let _e1758 = bitcast<f32>((bitcast<u32>((_e749 - _e769)) ^ _e614));
                        let _e1763 = (((_e1752 * _e1647) + (_e1755 * _e1649)) + (_e1758 * _e1652));
                        let _e1764 = abs(_e1752);
                        let _e1766 = abs(_e1755);
                        let _e1769 = abs(_e1758);
                        let _e1773 = select(_e1766, _e1764, (_e1764 > _e1766));
                        let _e1775 = select(_e1769, _e1773, (_e1773 > _e1769));
                        let _e1777 = select(_e1775, _e1687, (_e1687 > _e1775));
                        let _e1782 = ((0.0000019073486f * (((_e1764 * _e1658) + (_e1766 * _e1663)) + (_e1769 * _e1669))) + (_e692 * (1f + (_e1777 * _e1777))));
                        if (_e1763 > _e1782) {
                            phi_28925_ = 1i;
                        } else {
                            phi_28925_ = select(0i, -1i, (_e1763 < -(_e1782)));
                        }
                        let _e1788 = phi_28925_;
                        let _e1789 = (_e718 - _e699);
                        let _e1790 = (_e724 - _e705);
                        let _e1791 = (_e730 - _e711);
                        let _e1794 = bitcast<f32>((bitcast<u32>(_e1789) ^ _e614));
                        let _e1797 = bitcast<f32>((bitcast<u32>(_e1790) ^ _e614));
                        let _e1800 = bitcast<f32>((bitcast<u32>(_e1791) ^ _e614));
                        let _e1801 = (_e737 - _e699);
                        let _e1802 = (_e743 - _e705);
                        let _e1803 = (_e749 - _e711);
                        let _e1806 = bitcast<f32>((bitcast<u32>(_e1801) ^ _e614));
                        let _e1809 = bitcast<f32>((bitcast<u32>(_e1802) ^ _e614));
                        let _e1812 = bitcast<f32>((bitcast<u32>(_e1803) ^ _e614));
                        let _e1818 = bitcast<f32>((bitcast<u32>((_e757 - _e699)) ^ _e614));
                        let _e1821 = bitcast<f32>((bitcast<u32>((_e763 - _e705)) ^ _e614));
                        let _e1824 = bitcast<f32>((bitcast<u32>((_e769 - _e711)) ^ _e614));
                        let _e1825 = (_e1797 * _e1812);
                        let _e1826 = (_e1800 * _e1809);
                        let _e1827 = (_e1800 * _e1806);
                        let _e1828 = (_e1794 * _e1812);
                        let _e1829 = (_e1794 * _e1809);
                        let _e1830 = (_e1797 * _e1806);
                        let _e1831 = (_e1825 - _e1826);
                        let _e1833 = (_e1827 - _e1828);
                        let _e1836 = (_e1829 - _e1830);
                        let _e1838 = (((_e1818 * _e1831) + (_e1821 * _e1833)) + (_e1824 * _e1836));
                        let _e1839 = abs(_e1818);
                        let _e1842 = (abs(_e1825) + abs(_e1826));
                        let _e1844 = abs(_e1821);
                        let _e1847 = (abs(_e1827) + abs(_e1828));
                        let _e1850 = abs(_e1824);
                        let _e1853 = (abs(_e1829) + abs(_e1830));
                        let _e1856 = abs(_e1794);
                        let _e1857 = abs(_e1797);
                        let _e1859 = select(_e1857, _e1856, (_e1856 > _e1857));
                        let _e1860 = abs(_e1800);
                        let _e1862 = select(_e1860, _e1859, (_e1859 > _e1860));
                        let _e1863 = abs(_e1806);
                        let _e1864 = abs(_e1809);
                        let _e1866 = select(_e1864, _e1863, (_e1863 > _e1864));
                        let _e1867 = abs(_e1812);
                        let _e1869 = select(_e1867, _e1866, (_e1866 > _e1867));
                        let _e1871 = select(_e1869, _e1862, (_e1862 > _e1869));
                        let _e1873 = select(_e1844, _e1839, (_e1839 > _e1844));
                        let _e1875 = select(_e1850, _e1873, (_e1873 > _e1850));
                        let _e1877 = select(_e1875, _e1871, (_e1871 > _e1875));
                        let _e1882 = ((0.0000019073486f * (((_e1839 * _e1842) + (_e1844 * _e1847)) + (_e1850 * _e1853))) + (_e692 * (1f + (_e1877 * _e1877))));
                        if (_e1838 > _e1882) {
                            phi_29073_ = 1i;
                        } else {
                            phi_29073_ = select(0i, -1i, (_e1838 < -(_e1882)));
                        }
                        let _e1888 = phi_29073_;
                        let _e1894 = bitcast<f32>((bitcast<u32>((_e776 - _e699)) ^ _e614));
                        let _e1897 = bitcast<f32>((bitcast<u32>((_e782 - _e705)) ^ _e614));
                        let _e1900 = bitcast<f32>((bitcast<u32>((_e788 - _e711)) ^ _e614));
                        let _e1905 = (((_e1894 * _e1831) + (_e1897 * _e1833)) + (_e1900 * _e1836));
                        let _e1906 = abs(_e1894);
                        let _e1908 = abs(_e1897);
                        let _e1911 = abs(_e1900);
                        let _e1915 = select(_e1908, _e1906, (_e1906 > _e1908));
                        let _e1917 = select(_e1911, _e1915, (_e1915 > _e1911));
                        let _e1919 = select(_e1917, _e1871, (_e1871 > _e1917));
                        let _e1924 = ((0.0000019073486f * (((_e1906 * _e1842) + (_e1908 * _e1847)) + (_e1911 * _e1853))) + (_e692 * (1f + (_e1919 * _e1919))));
                        if (_e1905 > _e1924) {
                            phi_29221_ = 1i;
                        } else {
                            phi_29221_ = select(0i, -1i, (_e1905 < -(_e1924)));
                        }
                        let _e1930 = phi_29221_;
                        let _e1936 = bitcast<f32>((bitcast<u32>((_e795 - _e699)) ^ _e614));
                        let _e1939 = bitcast<f32>((bitcast<u32>((_e801 - _e705)) ^ _e614));
                        let _e1942 = bitcast<f32>((bitcast<u32>((_e807 - _e711)) ^ _e614));
                        let _e1947 = (((_e1936 * _e1831) + (_e1939 * _e1833)) + (_e1942 * _e1836));
                        let _e1948 = abs(_e1936);
                        let _e1950 = abs(_e1939);
                        let _e1953 = abs(_e1942);
                        let _e1957 = select(_e1950, _e1948, (_e1948 > _e1950));
                        let _e1959 = select(_e1953, _e1957, (_e1957 > _e1953));
                        let _e1961 = select(_e1959, _e1871, (_e1871 > _e1959));
                        let _e1966 = ((0.0000019073486f * (((_e1948 * _e1842) + (_e1950 * _e1847)) + (_e1953 * _e1853))) + (_e692 * (1f + (_e1961 * _e1961))));
                        if (_e1947 > _e1966) {
                            phi_29369_ = 1i;
                        } else {
                            phi_29369_ = select(0i, -1i, (_e1947 < -(_e1966)));
                        }
                        let _e1972 = phi_29369_;
                        let _e1973 = (_e1704 == 0i);
                        if _e1973 {
                            phi_29381_ = bool();
                            phi_29382_ = true;
                        } else {
                            let _e1974 = (_e1704 == _e1746);
                            if _e1974 {
                                phi_29379_ = (_e1704 == _e1788);
                            } else {
                                phi_29379_ = bool();
                            }
                            let _e1977 = phi_29379_;
                            phi_29381_ = _e1977;
                            phi_29382_ = select(true, false, _e1974);
                        }
                        let _e1980 = phi_29381_;
                        let _e1982 = phi_29382_;
                        if select(_e1980, false, _e1982) {
                            phi_32240_ = u32();
                            phi_32241_ = true;
                            phi_32242_ = false;
                        } else {
                            let _e1984 = (_e1888 == 0i);
                            if _e1984 {
                                phi_29401_ = bool();
                                phi_29402_ = true;
                            } else {
                                let _e1985 = (_e1888 == _e1930);
                                if _e1985 {
                                    phi_29399_ = (_e1888 == _e1972);
                                } else {
                                    phi_29399_ = bool();
                                }
                                let _e1988 = phi_29399_;
                                phi_29401_ = _e1988;
                                phi_29402_ = select(true, false, _e1985);
                            }
                            let _e1991 = phi_29401_;
                            let _e1993 = phi_29402_;
                            let _e1994 = select(_e1991, false, _e1993);
                            if _e1994 {
                                phi_32238_ = u32();
                                phi_32239_ = false;
                            } else {
                                let _e1995 = (_e1704 == _e1746);
                                if _e1995 {
                                    phi_29421_ = type_90(_e750, _e712, _e731);
                                } else {
                                    if (_e1704 == _e1788) {
                                        phi_29420_ = type_90(_e731, _e750, _e712);
                                    } else {
                                        phi_29420_ = _e751;
                                    }
                                    let _e1999 = phi_29420_;
                                    phi_29421_ = _e1999;
                                }
                                let _e2002 = phi_29421_;
                                let _e2003 = (_e1888 == _e1930);
                                if _e2003 {
                                    phi_29433_ = type_90(_e808, _e770, _e789);
                                } else {
                                    if (_e1888 == _e1972) {
                                        phi_29432_ = type_90(_e789, _e808, _e770);
                                    } else {
                                        phi_29432_ = _e809;
                                    }
                                    let _e2007 = phi_29432_;
                                    phi_29433_ = _e2007;
                                }
                                let _e2010 = phi_29433_;
                                if _e1995 {
                                    phi_29443_ = _e1788;
                                } else {
                                    phi_29443_ = select(_e1704, _e1746, (_e1704 == _e1788));
                                }
                                let _e2014 = phi_29443_;
                                if (_e2014 < 0i) {
                                    phi_29452_ = type_90(_e2010.member, _e2010.member_2, _e2010.member_1);
                                } else {
                                    phi_29452_ = _e2010;
                                }
                                let _e2021 = phi_29452_;
                                if _e2003 {
                                    phi_29462_ = _e1972;
                                } else {
                                    phi_29462_ = select(_e1888, _e1930, (_e1888 == _e1972));
                                }
                                let _e2025 = phi_29462_;
                                if (_e2025 < 0i) {
                                    phi_29471_ = type_90(_e2002.member, _e2002.member_2, _e2002.member_1);
                                } else {
                                    phi_29471_ = _e2002;
                                }
                                let _e2032 = phi_29471_;
                                let _e2048 = bitcast<f32>((bitcast<u32>((_e2032.member_1.x - _e2032.member.x)) ^ _e614));
                                let _e2051 = bitcast<f32>((bitcast<u32>((_e2032.member_1.y - _e2032.member.y)) ^ _e614));
                                let _e2054 = bitcast<f32>((bitcast<u32>((_e2032.member_1.z - _e2032.member.z)) ^ _e614));
                                let _e2063 = bitcast<f32>((bitcast<u32>((_e2021.member.x - _e2032.member.x)) ^ _e614));
                                let _e2066 = bitcast<f32>((bitcast<u32>((_e2021.member.y - _e2032.member.y)) ^ _e614));
                                let _e2069 = bitcast<f32>((bitcast<u32>((_e2021.member.z - _e2032.member.z)) ^ _e614));
                                let _e2078 = bitcast<f32>((bitcast<u32>((_e2021.member_1.x - _e2032.member.x)) ^ _e614));
                                let _e2081 = bitcast<f32>((bitcast<u32>((_e2021.member_1.y - _e2032.member.y)) ^ _e614));
                                let _e2084 = bitcast<f32>((bitcast<u32>((_e2021.member_1.z - _e2032.member.z)) ^ _e614));
                                let _e2085 = (_e2051 * _e2069);
                                let _e2086 = (_e2054 * _e2066);
                                let _e2087 = (_e2054 * _e2063);
                                let _e2088 = (_e2048 * _e2069);
                                let _e2089 = (_e2048 * _e2066);
                                let _e2090 = (_e2051 * _e2063);
                                let _e2098 = (((_e2078 * (_e2085 - _e2086)) + (_e2081 * (_e2087 - _e2088))) + (_e2084 * (_e2089 - _e2090)));
                                let _e2099 = abs(_e2078);
                                let _e2104 = abs(_e2081);
                                let _e2110 = abs(_e2084);
                                let _e2116 = abs(_e2048);
                                let _e2117 = abs(_e2051);
                                let _e2119 = select(_e2117, _e2116, (_e2116 > _e2117));
                                let _e2120 = abs(_e2054);
                                let _e2122 = select(_e2120, _e2119, (_e2119 > _e2120));
                                let _e2123 = abs(_e2063);
                                let _e2124 = abs(_e2066);
                                let _e2126 = select(_e2124, _e2123, (_e2123 > _e2124));
                                let _e2127 = abs(_e2069);
                                let _e2129 = select(_e2127, _e2126, (_e2126 > _e2127));
                                let _e2131 = select(_e2129, _e2122, (_e2122 > _e2129));
                                let _e2133 = select(_e2104, _e2099, (_e2099 > _e2104));
                                let _e2135 = select(_e2110, _e2133, (_e2133 > _e2110));
                                let _e2137 = select(_e2135, _e2131, (_e2131 > _e2135));
                                let _e2142 = ((0.0000019073486f * (((_e2099 * (abs(_e2085) + abs(_e2086))) + (_e2104 * (abs(_e2087) + abs(_e2088)))) + (_e2110 * (abs(_e2089) + abs(_e2090))))) + (_e692 * (1f + (_e2137 * _e2137))));
                                if (_e2098 > _e2142) {
                                    phi_29626_ = 1i;
                                } else {
                                    phi_29626_ = select(0i, -1i, (_e2098 < -(_e2142)));
                                }
                                let _e2148 = phi_29626_;
                                let _e2159 = bitcast<f32>((bitcast<u32>((_e2032.member_2.x - _e2032.member.x)) ^ _e614));
                                let _e2162 = bitcast<f32>((bitcast<u32>((_e2032.member_2.y - _e2032.member.y)) ^ _e614));
                                let _e2165 = bitcast<f32>((bitcast<u32>((_e2032.member_2.z - _e2032.member.z)) ^ _e614));
                                let _e2174 = bitcast<f32>((bitcast<u32>((_e2021.member_2.x - _e2032.member.x)) ^ _e614));
                                let _e2177 = bitcast<f32>((bitcast<u32>((_e2021.member_2.y - _e2032.member.y)) ^ _e614));
                                let _e2180 = bitcast<f32>((bitcast<u32>((_e2021.member_2.z - _e2032.member.z)) ^ _e614));
                                let _e2181 = (_e2162 * _e2180);
                                let _e2182 = (_e2165 * _e2177);
                                let _e2183 = (_e2165 * _e2174);
                                let _e2184 = (_e2159 * _e2180);
                                let _e2185 = (_e2159 * _e2177);
                                let _e2186 = (_e2162 * _e2174);
                                let _e2194 = (((_e2063 * (_e2181 - _e2182)) + (_e2066 * (_e2183 - _e2184))) + (_e2069 * (_e2185 - _e2186)));
                                let _e2209 = abs(_e2159);
                                let _e2210 = abs(_e2162);
                                let _e2212 = select(_e2210, _e2209, (_e2209 > _e2210));
                                let _e2213 = abs(_e2165);
                                let _e2215 = select(_e2213, _e2212, (_e2212 > _e2213));
                                let _e2216 = abs(_e2174);
                                let _e2217 = abs(_e2177);
                                let _e2219 = select(_e2217, _e2216, (_e2216 > _e2217));
                                let _e2220 = abs(_e2180);
                                let _e2222 = select(_e2220, _e2219, (_e2219 > _e2220));
                                let _e2224 = select(_e2222, _e2215, (_e2215 > _e2222));
                                let _e2226 = select(_e2129, _e2224, (_e2224 > _e2129));
                                let _e2231 = ((0.0000019073486f * (((_e2123 * (abs(_e2181) + abs(_e2182))) + (_e2124 * (abs(_e2183) + abs(_e2184)))) + (_e2127 * (abs(_e2185) + abs(_e2186))))) + (_e692 * (1f + (_e2226 * _e2226))));
                                if (_e2194 > _e2231) {
                                    phi_29781_ = 1i;
                                } else {
                                    phi_29781_ = select(0i, -1i, (_e2194 < -(_e2231)));
                                }
                                let _e2237 = phi_29781_;
                                if _e1973 {
                                    phi_29792_ = bool();
                                    phi_29793_ = true;
                                } else {
                                    let _e2238 = (_e1746 == 0i);
                                    if _e2238 {
                                        phi_29791_ = bool();
                                    } else {
                                        phi_29791_ = (_e1788 == 0i);
                                    }
                                    let _e2241 = phi_29791_;
                                    phi_29792_ = _e2241;
                                    phi_29793_ = _e2238;
                                }
                                let _e2243 = phi_29792_;
                                let _e2245 = phi_29793_;
                                if select(_e2243, true, _e2245) {
                                    phi_29850_ = u32();
                                    phi_29851_ = true;
                                } else {
                                    if _e1984 {
                                        phi_29811_ = bool();
                                        phi_29812_ = true;
                                    } else {
                                        let _e2247 = (_e1930 == 0i);
                                        if _e2247 {
                                            phi_29810_ = bool();
                                        } else {
                                            phi_29810_ = (_e1972 == 0i);
                                        }
                                        let _e2250 = phi_29810_;
                                        phi_29811_ = _e2250;
                                        phi_29812_ = _e2247;
                                    }
                                    let _e2252 = phi_29811_;
                                    let _e2254 = phi_29812_;
                                    let _e2255 = select(_e2252, true, _e2254);
                                    if _e2255 {
                                        phi_29849_ = u32();
                                    } else {
                                        if (_e2148 > 0i) {
                                            phi_29843_ = u32();
                                            phi_29844_ = true;
                                        } else {
                                            let _e2257 = (_e2237 > 0i);
                                            if _e2257 {
                                                phi_29842_ = u32();
                                            } else {
                                                if (_e2148 < 0i) {
                                                    phi_29837_ = select(true, false, (_e2237 < 0i));
                                                } else {
                                                    phi_29837_ = true;
                                                }
                                                let _e2262 = phi_29837_;
                                                phi_29842_ = select(1u, 2u, _e2262);
                                            }
                                            let _e2265 = phi_29842_;
                                            phi_29843_ = _e2265;
                                            phi_29844_ = _e2257;
                                        }
                                        let _e2267 = phi_29843_;
                                        let _e2269 = phi_29844_;
                                        phi_29849_ = select(_e2267, 0u, _e2269);
                                    }
                                    let _e2272 = phi_29849_;
                                    phi_29850_ = _e2272;
                                    phi_29851_ = _e2255;
                                }
                                let _e2274 = phi_29850_;
                                let _e2276 = phi_29851_;
                                let _e2277 = select(_e2274, 2u, _e2276);
                                if (_e2277 == 2u) {
                                    let _e2281 = ((_e1790 * _e1803) - (_e1802 * _e1791));
                                    let _e2284 = ((_e1791 * _e1801) - (_e1803 * _e1789));
                                    let _e2287 = ((_e1789 * _e1802) - (_e1801 * _e1790));
                                    let _e2299 = bitcast<f32>((bitcast<u32>(((_e1790 * _e2287) - (_e2284 * _e1791))) ^ _e614));
                                    let _e2302 = bitcast<f32>((bitcast<u32>(((_e1791 * _e2281) - (_e2287 * _e1789))) ^ _e614));
                                    let _e2305 = bitcast<f32>((bitcast<u32>(((_e1789 * _e2284) - (_e2281 * _e1790))) ^ _e614));
                                    let _e2306 = (_e737 - _e718);
                                    let _e2307 = (_e743 - _e724);
                                    let _e2308 = (_e749 - _e730);
                                    let _e2320 = bitcast<f32>((bitcast<u32>(((_e2307 * _e2287) - (_e2284 * _e2308))) ^ _e614));
                                    let _e2323 = bitcast<f32>((bitcast<u32>(((_e2308 * _e2281) - (_e2287 * _e2306))) ^ _e614));
                                    let _e2326 = bitcast<f32>((bitcast<u32>(((_e2306 * _e2284) - (_e2281 * _e2307))) ^ _e614));
                                    let _e2327 = (_e699 - _e737);
                                    let _e2328 = (_e705 - _e743);
                                    let _e2329 = (_e711 - _e749);
                                    let _e2341 = bitcast<f32>((bitcast<u32>(((_e2328 * _e2287) - (_e2284 * _e2329))) ^ _e614));
                                    let _e2344 = bitcast<f32>((bitcast<u32>(((_e2329 * _e2281) - (_e2287 * _e2327))) ^ _e614));
                                    let _e2347 = bitcast<f32>((bitcast<u32>(((_e2327 * _e2284) - (_e2281 * _e2328))) ^ _e614));
                                    let _e2348 = (_e1818 * _e2299);
                                    let _e2349 = (_e1821 * _e2302);
                                    let _e2350 = (_e1824 * _e2305);
                                    let _e2357 = abs(_e2299);
                                    let _e2358 = abs(_e2302);
                                    let _e2360 = select(_e2358, _e2357, (_e2357 > _e2358));
                                    let _e2361 = abs(_e2305);
                                    let _e2365 = (_e692 * (1f + select(_e2361, _e2360, (_e2360 > _e2361))));
                                    let _e2375 = bitcast<f32>((bitcast<u32>((_e757 - _e718)) ^ _e614));
                                    let _e2378 = bitcast<f32>((bitcast<u32>((_e763 - _e724)) ^ _e614));
                                    let _e2381 = bitcast<f32>((bitcast<u32>((_e769 - _e730)) ^ _e614));
                                    let _e2382 = (_e2375 * _e2299);
                                    let _e2383 = (_e2378 * _e2302);
                                    let _e2384 = (_e2381 * _e2305);
                                    let _e2401 = bitcast<f32>((bitcast<u32>((_e757 - _e737)) ^ _e614));
                                    let _e2404 = bitcast<f32>((bitcast<u32>((_e763 - _e743)) ^ _e614));
                                    let _e2407 = bitcast<f32>((bitcast<u32>((_e769 - _e749)) ^ _e614));
                                    let _e2408 = (_e2401 * _e2299);
                                    let _e2409 = (_e2404 * _e2302);
                                    let _e2410 = (_e2407 * _e2305);
                                    let _e2422 = (_e1894 * _e2299);
                                    let _e2423 = (_e1897 * _e2302);
                                    let _e2424 = (_e1900 * _e2305);
                                    let _e2440 = bitcast<f32>((bitcast<u32>((_e776 - _e718)) ^ _e614));
                                    let _e2443 = bitcast<f32>((bitcast<u32>((_e782 - _e724)) ^ _e614));
                                    let _e2446 = bitcast<f32>((bitcast<u32>((_e788 - _e730)) ^ _e614));
                                    let _e2447 = (_e2440 * _e2299);
                                    let _e2448 = (_e2443 * _e2302);
                                    let _e2449 = (_e2446 * _e2305);
                                    let _e2466 = bitcast<f32>((bitcast<u32>((_e776 - _e737)) ^ _e614));
                                    let _e2469 = bitcast<f32>((bitcast<u32>((_e782 - _e743)) ^ _e614));
                                    let _e2472 = bitcast<f32>((bitcast<u32>((_e788 - _e749)) ^ _e614));
                                    let _e2473 = (_e2466 * _e2299);
                                    let _e2474 = (_e2469 * _e2302);
                                    let _e2475 = (_e2472 * _e2305);
                                    let _e2488 = (_e1936 * _e2299);
                                    let _e2489 = (_e1939 * _e2302);
                                    let _e2490 = (_e1942 * _e2305);
                                    let _e2506 = bitcast<f32>((bitcast<u32>((_e795 - _e718)) ^ _e614));
                                    let _e2509 = bitcast<f32>((bitcast<u32>((_e801 - _e724)) ^ _e614));
                                    let _e2512 = bitcast<f32>((bitcast<u32>((_e807 - _e730)) ^ _e614));
                                    let _e2513 = (_e2506 * _e2299);
                                    let _e2514 = (_e2509 * _e2302);
                                    let _e2515 = (_e2512 * _e2305);
                                    let _e2532 = bitcast<f32>((bitcast<u32>((_e795 - _e737)) ^ _e614));
                                    let _e2535 = bitcast<f32>((bitcast<u32>((_e801 - _e743)) ^ _e614));
                                    let _e2538 = bitcast<f32>((bitcast<u32>((_e807 - _e749)) ^ _e614));
                                    let _e2539 = (_e2532 * _e2299);
                                    let _e2540 = (_e2535 * _e2302);
                                    let _e2541 = (_e2538 * _e2305);
                                    let _e2554 = (_e1818 * _e2320);
                                    let _e2555 = (_e1821 * _e2323);
                                    let _e2556 = (_e1824 * _e2326);
                                    let _e2563 = abs(_e2320);
                                    let _e2564 = abs(_e2323);
                                    let _e2566 = select(_e2564, _e2563, (_e2563 > _e2564));
                                    let _e2567 = abs(_e2326);
                                    let _e2571 = (_e692 * (1f + select(_e2567, _e2566, (_e2566 > _e2567))));
                                    let _e2576 = (_e2375 * _e2320);
                                    let _e2577 = (_e2378 * _e2323);
                                    let _e2578 = (_e2381 * _e2326);
                                    let _e2590 = (_e2401 * _e2320);
                                    let _e2591 = (_e2404 * _e2323);
                                    let _e2592 = (_e2407 * _e2326);
                                    let _e2604 = (_e1894 * _e2320);
                                    let _e2605 = (_e1897 * _e2323);
                                    let _e2606 = (_e1900 * _e2326);
                                    let _e2617 = (_e2440 * _e2320);
                                    let _e2618 = (_e2443 * _e2323);
                                    let _e2619 = (_e2446 * _e2326);
                                    let _e2631 = (_e2466 * _e2320);
                                    let _e2632 = (_e2469 * _e2323);
                                    let _e2633 = (_e2472 * _e2326);
                                    let _e2646 = (_e1936 * _e2320);
                                    let _e2647 = (_e1939 * _e2323);
                                    let _e2648 = (_e1942 * _e2326);
                                    let _e2659 = (_e2506 * _e2320);
                                    let _e2660 = (_e2509 * _e2323);
                                    let _e2661 = (_e2512 * _e2326);
                                    let _e2673 = (_e2532 * _e2320);
                                    let _e2674 = (_e2535 * _e2323);
                                    let _e2675 = (_e2538 * _e2326);
                                    let _e2689 = (_e1818 * _e2341);
                                    let _e2690 = (_e1821 * _e2344);
                                    let _e2691 = (_e1824 * _e2347);
                                    let _e2698 = abs(_e2341);
                                    let _e2699 = abs(_e2344);
                                    let _e2701 = select(_e2699, _e2698, (_e2698 > _e2699));
                                    let _e2702 = abs(_e2347);
                                    let _e2706 = (_e692 * (1f + select(_e2702, _e2701, (_e2701 > _e2702))));
                                    let _e2711 = (_e2375 * _e2341);
                                    let _e2712 = (_e2378 * _e2344);
                                    let _e2713 = (_e2381 * _e2347);
                                    let _e2725 = (_e2401 * _e2341);
                                    let _e2726 = (_e2404 * _e2344);
                                    let _e2727 = (_e2407 * _e2347);
                                    let _e2739 = (_e1894 * _e2341);
                                    let _e2740 = (_e1897 * _e2344);
                                    let _e2741 = (_e1900 * _e2347);
                                    let _e2752 = (_e2440 * _e2341);
                                    let _e2753 = (_e2443 * _e2344);
                                    let _e2754 = (_e2446 * _e2347);
                                    let _e2766 = (_e2466 * _e2341);
                                    let _e2767 = (_e2469 * _e2344);
                                    let _e2768 = (_e2472 * _e2347);
                                    let _e2781 = (_e1936 * _e2341);
                                    let _e2782 = (_e1939 * _e2344);
                                    let _e2783 = (_e1942 * _e2347);
                                    let _e2794 = (_e2506 * _e2341);
                                    let _e2795 = (_e2509 * _e2344);
                                    let _e2796 = (_e2512 * _e2347);
                                    let _e2808 = (_e2532 * _e2341);
                                    let _e2809 = (_e2535 * _e2344);
                                    let _e2810 = (_e2538 * _e2347);
                                    let _e2826 = ((_e1606 * _e1619) - (_e1618 * _e1607));
                                    let _e2829 = ((_e1607 * _e1617) - (_e1619 * _e1605));
                                    let _e2832 = ((_e1605 * _e1618) - (_e1617 * _e1606));
                                    let _e2844 = bitcast<f32>((bitcast<u32>(((_e1606 * _e2832) - (_e2829 * _e1607))) ^ _e614));
                                    let _e2847 = bitcast<f32>((bitcast<u32>(((_e1607 * _e2826) - (_e2832 * _e1605))) ^ _e614));
                                    let _e2850 = bitcast<f32>((bitcast<u32>(((_e1605 * _e2829) - (_e2826 * _e1606))) ^ _e614));
                                    let _e2851 = (_e795 - _e776);
                                    let _e2852 = (_e801 - _e782);
                                    let _e2853 = (_e807 - _e788);
                                    let _e2865 = bitcast<f32>((bitcast<u32>(((_e2852 * _e2832) - (_e2829 * _e2853))) ^ _e614));
                                    let _e2868 = bitcast<f32>((bitcast<u32>(((_e2853 * _e2826) - (_e2832 * _e2851))) ^ _e614));
                                    let _e2871 = bitcast<f32>((bitcast<u32>(((_e2851 * _e2829) - (_e2826 * _e2852))) ^ _e614));
                                    let _e2872 = (_e757 - _e795);
                                    let _e2873 = (_e763 - _e801);
                                    let _e2874 = (_e769 - _e807);
                                    let _e2886 = bitcast<f32>((bitcast<u32>(((_e2873 * _e2832) - (_e2829 * _e2874))) ^ _e614));
                                    let _e2889 = bitcast<f32>((bitcast<u32>(((_e2874 * _e2826) - (_e2832 * _e2872))) ^ _e614));
                                    let _e2892 = bitcast<f32>((bitcast<u32>(((_e2872 * _e2829) - (_e2826 * _e2873))) ^ _e614));
                                    let _e2893 = (_e1634 * _e2844);
                                    let _e2894 = (_e1637 * _e2847);
                                    let _e2895 = (_e1640 * _e2850);
                                    let _e2902 = abs(_e2844);
                                    let _e2903 = abs(_e2847);
                                    let _e2905 = select(_e2903, _e2902, (_e2902 > _e2903));
                                    let _e2906 = abs(_e2850);
                                    let _e2910 = (_e692 * (1f + select(_e2906, _e2905, (_e2905 > _e2906))));
                                    let _e2920 = bitcast<f32>((bitcast<u32>((_e699 - _e776)) ^ _e614));
                                    let _e2923 = bitcast<f32>((bitcast<u32>((_e705 - _e782)) ^ _e614));
                                    let _e2926 = bitcast<f32>((bitcast<u32>((_e711 - _e788)) ^ _e614));
                                    let _e2927 = (_e2920 * _e2844);
                                    let _e2928 = (_e2923 * _e2847);
                                    let _e2929 = (_e2926 * _e2850);
                                    let _e2946 = bitcast<f32>((bitcast<u32>((_e699 - _e795)) ^ _e614));
                                    let _e2949 = bitcast<f32>((bitcast<u32>((_e705 - _e801)) ^ _e614));
                                    let _e2952 = bitcast<f32>((bitcast<u32>((_e711 - _e807)) ^ _e614));
                                    let _e2953 = (_e2946 * _e2844);
                                    let _e2954 = (_e2949 * _e2847);
                                    let _e2955 = (_e2952 * _e2850);
                                    let _e2967 = (_e1710 * _e2844);
                                    let _e2968 = (_e1713 * _e2847);
                                    let _e2969 = (_e1716 * _e2850);
                                    let _e2985 = bitcast<f32>((bitcast<u32>((_e718 - _e776)) ^ _e614));
                                    let _e2988 = bitcast<f32>((bitcast<u32>((_e724 - _e782)) ^ _e614));
                                    let _e2991 = bitcast<f32>((bitcast<u32>((_e730 - _e788)) ^ _e614));
                                    let _e2992 = (_e2985 * _e2844);
                                    let _e2993 = (_e2988 * _e2847);
                                    let _e2994 = (_e2991 * _e2850);
                                    let _e3011 = bitcast<f32>((bitcast<u32>((_e718 - _e795)) ^ _e614));
                                    let _e3014 = bitcast<f32>((bitcast<u32>((_e724 - _e801)) ^ _e614));
                                    let _e3017 = bitcast<f32>((bitcast<u32>((_e730 - _e807)) ^ _e614));
                                    let _e3018 = (_e3011 * _e2844);
                                    let _e3019 = (_e3014 * _e2847);
                                    let _e3020 = (_e3017 * _e2850);
                                    let _e3033 = (_e1752 * _e2844);
                                    let _e3034 = (_e1755 * _e2847);
                                    let _e3035 = (_e1758 * _e2850);
                                    let _e3051 = bitcast<f32>((bitcast<u32>((_e737 - _e776)) ^ _e614));
                                    let _e3054 = bitcast<f32>((bitcast<u32>((_e743 - _e782)) ^ _e614));
                                    let _e3057 = bitcast<f32>((bitcast<u32>((_e749 - _e788)) ^ _e614));
                                    let _e3058 = (_e3051 * _e2844);
                                    let _e3059 = (_e3054 * _e2847);
                                    let _e3060 = (_e3057 * _e2850);
                                    let _e3077 = bitcast<f32>((bitcast<u32>((_e737 - _e795)) ^ _e614));
                                    let _e3080 = bitcast<f32>((bitcast<u32>((_e743 - _e801)) ^ _e614));
                                    let _e3083 = bitcast<f32>((bitcast<u32>((_e749 - _e807)) ^ _e614));
                                    let _e3084 = (_e3077 * _e2844);
                                    let _e3085 = (_e3080 * _e2847);
                                    let _e3086 = (_e3083 * _e2850);
                                    let _e3099 = (_e1634 * _e2865);
                                    let _e3100 = (_e1637 * _e2868);
                                    let _e3101 = (_e1640 * _e2871);
                                    let _e3108 = abs(_e2865);
                                    let _e3109 = abs(_e2868);
                                    let _e3111 = select(_e3109, _e3108, (_e3108 > _e3109));
                                    let _e3112 = abs(_e2871);
                                    let _e3116 = (_e692 * (1f + select(_e3112, _e3111, (_e3111 > _e3112))));
                                    let _e3121 = (_e2920 * _e2865);
                                    let _e3122 = (_e2923 * _e2868);
                                    let _e3123 = (_e2926 * _e2871);
                                    let _e3135 = (_e2946 * _e2865);
                                    let _e3136 = (_e2949 * _e2868);
                                    let _e3137 = (_e2952 * _e2871);
                                    let _e3149 = (_e1710 * _e2865);
                                    let _e3150 = (_e1713 * _e2868);
                                    let _e3151 = (_e1716 * _e2871);
                                    let _e3162 = (_e2985 * _e2865);
                                    let _e3163 = (_e2988 * _e2868);
                                    let _e3164 = (_e2991 * _e2871);
                                    let _e3176 = (_e3011 * _e2865);
                                    let _e3177 = (_e3014 * _e2868);
                                    let _e3178 = (_e3017 * _e2871);
                                    let _e3191 = (_e1752 * _e2865);
                                    let _e3192 = (_e1755 * _e2868);
                                    let _e3193 = (_e1758 * _e2871);
                                    let _e3204 = (_e3051 * _e2865);
                                    let _e3205 = (_e3054 * _e2868);
                                    let _e3206 = (_e3057 * _e2871);
                                    let _e3218 = (_e3077 * _e2865);
                                    let _e3219 = (_e3080 * _e2868);
                                    let _e3220 = (_e3083 * _e2871);
                                    let _e3234 = (_e1634 * _e2886);
                                    let _e3235 = (_e1637 * _e2889);
                                    let _e3236 = (_e1640 * _e2892);
                                    let _e3243 = abs(_e2886);
                                    let _e3244 = abs(_e2889);
                                    let _e3246 = select(_e3244, _e3243, (_e3243 > _e3244));
                                    let _e3247 = abs(_e2892);
                                    let _e3251 = (_e692 * (1f + select(_e3247, _e3246, (_e3246 > _e3247))));
                                    let _e3256 = (_e2920 * _e2886);
                                    let _e3257 = (_e2923 * _e2889);
                                    let _e3258 = (_e2926 * _e2892);
                                    let _e3270 = (_e2946 * _e2886);
                                    let _e3271 = (_e2949 * _e2889);
                                    let _e3272 = (_e2952 * _e2892);
                                    let _e3284 = (_e1710 * _e2886);
                                    let _e3285 = (_e1713 * _e2889);
                                    let _e3286 = (_e1716 * _e2892);
                                    let _e3297 = (_e2985 * _e2886);
                                    let _e3298 = (_e2988 * _e2889);
                                    let _e3299 = (_e2991 * _e2892);
                                    let _e3311 = (_e3011 * _e2886);
                                    let _e3312 = (_e3014 * _e2889);
                                    let _e3313 = (_e3017 * _e2892);
                                    let _e3326 = (_e1752 * _e2886);
                                    let _e3327 = (_e1755 * _e2889);
                                    let _e3328 = (_e1758 * _e2892);
                                    let _e3339 = (_e3051 * _e2886);
                                    let _e3340 = (_e3054 * _e2889);
                                    let _e3341 = (_e3057 * _e2892);
                                    let _e3353 = (_e3077 * _e2886);
                                    let _e3354 = (_e3080 * _e2889);
                                    let _e3355 = (_e3083 * _e2892);
                                    phi_32233_ = select(true, false, ((((((((((_e2348 + _e2349) + _e2350) > ((0.0000019073486f * ((abs(_e2348) + abs(_e2349)) + abs(_e2350))) + _e2365)) && (((_e2382 + _e2383) + _e2384) > ((0.0000019073486f * ((abs(_e2382) + abs(_e2383)) + abs(_e2384))) + _e2365))) && (((_e2408 + _e2409) + _e2410) > ((0.0000019073486f * ((abs(_e2408) + abs(_e2409)) + abs(_e2410))) + _e2365))) && (((((_e2422 + _e2423) + _e2424) > ((0.0000019073486f * ((abs(_e2422) + abs(_e2423)) + abs(_e2424))) + _e2365)) && (((_e2447 + _e2448) + _e2449) > ((0.0000019073486f * ((abs(_e2447) + abs(_e2448)) + abs(_e2449))) + _e2365))) && (((_e2473 + _e2474) + _e2475) > ((0.0000019073486f * ((abs(_e2473) + abs(_e2474)) + abs(_e2475))) + _e2365)))) && (((((_e2488 + _e2489) + _e2490) > ((0.0000019073486f * ((abs(_e2488) + abs(_e2489)) + abs(_e2490))) + _e2365)) && (((_e2513 + _e2514) + _e2515) > ((0.0000019073486f * ((abs(_e2513) + abs(_e2514)) + abs(_e2515))) + _e2365))) && (((_e2539 + _e2540) + _e2541) > ((0.0000019073486f * ((abs(_e2539) + abs(_e2540)) + abs(_e2541))) + _e2365)))) || (((((((_e2554 + _e2555) + _e2556) > ((0.0000019073486f * ((abs(_e2554) + abs(_e2555)) + abs(_e2556))) + _e2571)) && (((_e2576 + _e2577) + _e2578) > ((0.0000019073486f * ((abs(_e2576) + abs(_e2577)) + abs(_e2578))) + _e2571))) && (((_e2590 + _e2591) + _e2592) > ((0.0000019073486f * ((abs(_e2590) + abs(_e2591)) + abs(_e2592))) + _e2571))) && (((((_e2604 + _e2605) + _e2606) > ((0.0000019073486f * ((abs(_e2604) + abs(_e2605)) + abs(_e2606))) + _e2571)) && (((_e2617 + _e2618) + _e2619) > ((0.0000019073486f * ((abs(_e2617) + abs(_e2618)) + abs(_e2619))) + _e2571))) && (((_e2631 + _e2632) + _e2633) > ((0.0000019073486f * ((abs(_e2631) + abs(_e2632)) + abs(_e2633))) + _e2571)))) && (((((_e2646 + _e2647) + _e2648) > ((0.0000019073486f * ((abs(_e2646) + abs(_e2647)) + abs(_e2648))) + _e2571)) && (((_e2659 + _e2660) + _e2661) > ((0.0000019073486f * ((abs(_e2659) + abs(_e2660)) + abs(_e2661))) + _e2571))) && (((_e2673 + _e2674) + _e2675) > ((0.0000019073486f * ((abs(_e2673) + abs(_e2674)) + abs(_e2675))) + _e2571))))) || (((((((_e2689 + _e2690) + _e2691) > ((0.0000019073486f * ((abs(_e2689) + abs(_e2690)) + abs(_e2691))) + _e2706)) && (((_e2711 + _e2712) + _e2713) > ((0.0000019073486f * ((abs(_e2711) + abs(_e2712)) + abs(_e2713))) + _e2706))) && (((_e2725 + _e2726) + _e2727) > ((0.0000019073486f * ((abs(_e2725) + abs(_e2726)) + abs(_e2727))) + _e2706))) && (((((_e2739 + _e2740) + _e2741) > ((0.0000019073486f * ((abs(_e2739) + abs(_e2740)) + abs(_e2741))) + _e2706)) && (((_e2752 + _e2753) + _e2754) > ((0.0000019073486f * ((abs(_e2752) + abs(_e2753)) + abs(_e2754))) + _e2706))) && (((_e2766 + _e2767) + _e2768) > ((0.0000019073486f * ((abs(_e2766) + abs(_e2767)) + abs(_e2768))) + _e2706)))) && (((((_e2781 + _e2782) + _e2783) > ((0.0000019073486f * ((abs(_e2781) + abs(_e2782)) + abs(_e2783))) + _e2706)) && (((_e2794 + _e2795) + _e2796) > ((0.0000019073486f * ((abs(_e2794) + abs(_e2795)) + abs(_e2796))) + _e2706))) && (((_e2808 + _e2809) + _e2810) > ((0.0000019073486f * ((abs(_e2808) + abs(_e2809)) + abs(_e2810))) + _e2706))))) || (((((((((_e2893 + _e2894) + _e2895) > ((0.0000019073486f * ((abs(_e2893) + abs(_e2894)) + abs(_e2895))) + _e2910)) && (((_e2927 + _e2928) + _e2929) > ((0.0000019073486f * ((abs(_e2927) + abs(_e2928)) + abs(_e2929))) + _e2910))) && (((_e2953 + _e2954) + _e2955) > ((0.0000019073486f * ((abs(_e2953) + abs(_e2954)) + abs(_e2955))) + _e2910))) && (((((_e2967 + _e2968) + _e2969) > ((0.0000019073486f * ((abs(_e2967) + abs(_e2968)) + abs(_e2969))) + _e2910)) && (((_e2992 + _e2993) + _e2994) > ((0.0000019073486f * ((abs(_e2992) + abs(_e2993)) + abs(_e2994))) + _e2910))) && (((_e3018 + _e3019) + _e3020) > ((0.0000019073486f * ((abs(_e3018) + abs(_e3019)) + abs(_e3020))) + _e2910)))) && (((((_e3033 + _e3034) + _e3035) > ((0.0000019073486f * ((abs(_e3033) + abs(_e3034)) + abs(_e3035))) + _e2910)) && (((_e3058 + _e3059) + _e3060) > ((0.0000019073486f * ((abs(_e3058) + abs(_e3059)) + abs(_e3060))) + _e2910))) && (((_e3084 + _e3085) + _e3086) > ((0.0000019073486f * ((abs(_e3084) + abs(_e3085)) + abs(_e3086))) + _e2910)))) || (((((((_e3099 + _e3100) + _e3101) > ((0.0000019073486f * ((abs(_e3099) + abs(_e3100)) + abs(_e3101))) + _e3116)) && (((_e3121 + _e3122) + _e3123) > ((0.0000019073486f * ((abs(_e3121) + abs(_e3122)) + abs(_e3123))) + _e3116))) && (((_e3135 + _e3136) + _e3137) > ((0.0000019073486f * ((abs(_e3135) + abs(_e3136)) + abs(_e3137))) + _e3116))) && (((((_e3149 + _e3150) + _e3151) > ((0.0000019073486f * ((abs(_e3149) + abs(_e3150)) + abs(_e3151))) + _e3116)) && (((_e3162 + _e3163) + _e3164) > ((0.0000019073486f * ((abs(_e3162) + abs(_e3163)) + abs(_e3164))) + _e3116))) && (((_e3176 + _e3177) + _e3178) > ((0.0000019073486f * ((abs(_e3176) + abs(_e3177)) + abs(_e3178))) + _e3116)))) && (((((_e3191 + _e3192) + _e3193) > ((0.0000019073486f * ((abs(_e3191) + abs(_e3192)) + abs(_e3193))) + _e3116)) && (((_e3204 + _e3205) + _e3206) > ((0.0000019073486f * ((abs(_e3204) + abs(_e3205)) + abs(_e3206))) + _e3116))) && (((_e3218 + _e3219) + _e3220) > ((0.0000019073486f * ((abs(_e3218) + abs(_e3219)) + abs(_e3220))) + _e3116))))) || (((((((_e3234 + _e3235) + _e3236) > ((0.0000019073486f * ((abs(_e3234) + abs(_e3235)) + abs(_e3236))) + _e3251)) && (((_e3256 + _e3257) + _e3258) > ((0.0000019073486f * ((abs(_e3256) + abs(_e3257)) + abs(_e3258))) + _e3251))) && (((_e3270 + _e3271) + _e3272) > ((0.0000019073486f * ((abs(_e3270) + abs(_e3271)) + abs(_e3272))) + _e3251))) && (((((_e3284 + _e3285) + _e3286) > ((0.0000019073486f * ((abs(_e3284) + abs(_e3285)) + abs(_e3286))) + _e3251)) && (((_e3297 + _e3298) + _e3299) > ((0.0000019073486f * ((abs(_e3297) + abs(_e3298)) + abs(_e3299))) + _e3251))) && (((_e3311 + _e3312) + _e3313) > ((0.0000019073486f * ((abs(_e3311) + abs(_e3312)) + abs(_e3313))) + _e3251)))) && (((((_e3326 + _e3327) + _e3328) > ((0.0000019073486f * ((abs(_e3326) + abs(_e3327)) + abs(_e3328))) + _e3251)) && (((_e3339 + _e3340) + _e3341) > ((0.0000019073486f * ((abs(_e3339) + abs(_e3340)) + abs(_e3341))) + _e3251))) && (((_e3353 + _e3354) + _e3355) > ((0.0000019073486f * ((abs(_e3353) + abs(_e3354)) + abs(_e3355))) + _e3251)))))));
                                } else {
                                    phi_32233_ = true;
                                }
                                let _e3372 = phi_32233_;
                                phi_32238_ = _e2277;
                                phi_32239_ = select(true, false, _e3372);
                            }
                            let _e3375 = phi_32238_;
                            let _e3377 = phi_32239_;
                            phi_32240_ = _e3375;
                            phi_32241_ = _e1994;
                            phi_32242_ = _e3377;
                        }
                        let _e3379 = phi_32240_;
                        let _e3381 = phi_32241_;
                        let _e3383 = phi_32242_;
                        phi_33869_ = select(_e3379, 0u, select(_e3383, true, _e3381));
                        phi_33870_ = u32();
                        phi_33871_ = true;
                    } else {
                        let _e839 = (_e837 == 3u);
                        if _e839 {
                            phi_33867_ = u32();
                            phi_33868_ = true;
                        } else {
                            if (_e492.w == _e496.w) {
                                phi_32265_ = bool();
                                phi_32266_ = true;
                            } else {
                                let _e841 = (_e496.w == _e500.w);
                                if _e841 {
                                    phi_32264_ = bool();
                                } else {
                                    phi_32264_ = (_e500.w == _e492.w);
                                }
                                let _e844 = phi_32264_;
                                phi_32265_ = _e844;
                                phi_32266_ = _e841;
                            }
                            let _e846 = phi_32265_;
                            let _e848 = phi_32266_;
                            if select(_e846, true, _e848) {
                                phi_33861_ = u32();
                                phi_33862_ = true;
                            } else {
                                if (_e504.w == _e508.w) {
                                    phi_32284_ = bool();
                                    phi_32285_ = true;
                                } else {
                                    let _e851 = (_e508.w == _e512.w);
                                    if _e851 {
                                        phi_32283_ = bool();
                                    } else {
                                        phi_32283_ = (_e512.w == _e504.w);
                                    }
                                    let _e854 = phi_32283_;
                                    phi_32284_ = _e854;
                                    phi_32285_ = _e851;
                                }
                                let _e856 = phi_32284_;
                                let _e858 = phi_32285_;
                                let _e859 = select(_e856, true, _e858);
                                if _e859 {
                                    phi_33860_ = u32();
                                } else {
                                    let _e860 = (_e837 == 1u);
                                    let _e876 = (select(0u, 1u, ((((_e504.w == _e496.w) || (_e508.w == _e496.w)) || (_e512.w == _e496.w)) == _e860)) + (2u * select(0u, 1u, ((((_e504.w == _e500.w) || (_e508.w == _e500.w)) || (_e512.w == _e500.w)) == _e860))));
                                    if _e860 {
                                        phi_32319_ = _e876;
                                    } else {
                                        if (_e876 == 2u) {
                                            phi_32318_ = 0u;
                                        } else {
                                            phi_32318_ = (_e876 + 1u);
                                        }
                                        let _e880 = phi_32318_;
                                        phi_32319_ = _e880;
                                    }
                                    let _e882 = phi_32319_;
                                    if (_e882 == 0u) {
                                        phi_32331_ = _e751;
                                    } else {
                                        if (_e882 == 1u) {
                                            phi_32330_ = type_90(_e731, _e750, _e712);
                                        } else {
                                            phi_32330_ = type_90(_e750, _e712, _e731);
                                        }
                                        let _e888 = phi_32330_;
                                        phi_32331_ = _e888;
                                    }
                                    let _e890 = phi_32331_;
                                    let _e906 = (select(0u, 1u, ((((_e492.w == _e508.w) || (_e496.w == _e508.w)) || (_e500.w == _e508.w)) == _e860)) + (2u * select(0u, 1u, ((((_e492.w == _e512.w) || (_e496.w == _e512.w)) || (_e500.w == _e512.w)) == _e860))));
                                    if _e860 {
                                        phi_32358_ = _e906;
                                    } else {
                                        if (_e906 == 2u) {
                                            phi_32357_ = 0u;
                                        } else {
                                            phi_32357_ = (_e906 + 1u);
                                        }
                                        let _e910 = phi_32357_;
                                        phi_32358_ = _e910;
                                    }
                                    let _e912 = phi_32358_;
                                    if (_e912 == 0u) {
                                        phi_32370_ = _e809;
                                    } else {
                                        if (_e912 == 1u) {
                                            phi_32369_ = type_90(_e789, _e808, _e770);
                                        } else {
                                            phi_32369_ = type_90(_e808, _e770, _e789);
                                        }
                                        let _e918 = phi_32369_;
                                        phi_32370_ = _e918;
                                    }
                                    let _e920 = phi_32370_;
                                    if _e860 {
                                        let _e1172 = bitcast<f32>((bitcast<u32>((_e920.member_1.x - _e890.member.x)) ^ _e614));
                                        let _e1175 = bitcast<f32>((bitcast<u32>((_e920.member_1.y - _e890.member.y)) ^ _e614));
                                        let _e1178 = bitcast<f32>((bitcast<u32>((_e920.member_1.z - _e890.member.z)) ^ _e614));
                                        let _e1187 = bitcast<f32>((bitcast<u32>((_e920.member_2.x - _e890.member.x)) ^ _e614));
                                        let _e1190 = bitcast<f32>((bitcast<u32>((_e920.member_2.y - _e890.member.y)) ^ _e614));
                                        let _e1193 = bitcast<f32>((bitcast<u32>((_e920.member_2.z - _e890.member.z)) ^ _e614));
                                        let _e1202 = bitcast<f32>((bitcast<u32>((_e890.member_1.x - _e890.member.x)) ^ _e614));
                                        let _e1205 = bitcast<f32>((bitcast<u32>((_e890.member_1.y - _e890.member.y)) ^ _e614));
                                        let _e1208 = bitcast<f32>((bitcast<u32>((_e890.member_1.z - _e890.member.z)) ^ _e614));
                                        let _e1209 = (_e1175 * _e1193);
                                        let _e1210 = (_e1178 * _e1190);
                                        let _e1211 = (_e1178 * _e1187);
                                        let _e1212 = (_e1172 * _e1193);
                                        let _e1213 = (_e1172 * _e1190);
                                        let _e1214 = (_e1175 * _e1187);
                                        let _e1215 = (_e1209 - _e1210);
                                        let _e1217 = (_e1211 - _e1212);
                                        let _e1220 = (_e1213 - _e1214);
                                        let _e1222 = (((_e1202 * _e1215) + (_e1205 * _e1217)) + (_e1208 * _e1220));
                                        let _e1223 = abs(_e1202);
                                        let _e1226 = (abs(_e1209) + abs(_e1210));
                                        let _e1228 = abs(_e1205);
                                        let _e1231 = (abs(_e1211) + abs(_e1212));
                                        let _e1234 = abs(_e1208);
                                        let _e1237 = (abs(_e1213) + abs(_e1214));
                                        let _e1240 = abs(_e1172);
                                        let _e1241 = abs(_e1175);
                                        let _e1243 = select(_e1241, _e1240, (_e1240 > _e1241));
                                        let _e1244 = abs(_e1178);
                                        let _e1246 = select(_e1244, _e1243, (_e1243 > _e1244));
                                        let _e1247 = abs(_e1187);
                                        let _e1248 = abs(_e1190);
                                        let _e1250 = select(_e1248, _e1247, (_e1247 > _e1248));
                                        let _e1251 = abs(_e1193);
                                        let _e1253 = select(_e1251, _e1250, (_e1250 > _e1251));
                                        let _e1255 = select(_e1253, _e1246, (_e1246 > _e1253));
                                        let _e1257 = select(_e1228, _e1223, (_e1223 > _e1228));
                                        let _e1259 = select(_e1234, _e1257, (_e1257 > _e1234));
                                        let _e1261 = select(_e1259, _e1255, (_e1255 > _e1259));
                                        let _e1266 = ((0.0000019073486f * (((_e1223 * _e1226) + (_e1228 * _e1231)) + (_e1234 * _e1237))) + (_e692 * (1f + (_e1261 * _e1261))));
                                        if (_e1222 > _e1266) {
                                            phi_32530_ = 1i;
                                        } else {
                                            phi_32530_ = select(0i, -1i, (_e1222 < -(_e1266)));
                                        }
                                        let _e1272 = phi_32530_;
                                        let _e1281 = bitcast<f32>((bitcast<u32>((_e890.member_2.x - _e890.member.x)) ^ _e614));
                                        let _e1284 = bitcast<f32>((bitcast<u32>((_e890.member_2.y - _e890.member.y)) ^ _e614));
                                        let _e1287 = bitcast<f32>((bitcast<u32>((_e890.member_2.z - _e890.member.z)) ^ _e614));
                                        let _e1292 = (((_e1281 * _e1215) + (_e1284 * _e1217)) + (_e1287 * _e1220));
                                        let _e1293 = abs(_e1281);
                                        let _e1295 = abs(_e1284);
                                        let _e1298 = abs(_e1287);
                                        let _e1302 = select(_e1295, _e1293, (_e1293 > _e1295));
                                        let _e1304 = select(_e1298, _e1302, (_e1302 > _e1298));
                                        let _e1306 = select(_e1304, _e1255, (_e1255 > _e1304));
                                        let _e1311 = ((0.0000019073486f * (((_e1293 * _e1226) + (_e1295 * _e1231)) + (_e1298 * _e1237))) + (_e692 * (1f + (_e1306 * _e1306))));
                                        if (_e1292 > _e1311) {
                                            phi_32681_ = 1i;
                                        } else {
                                            phi_32681_ = select(0i, -1i, (_e1292 < -(_e1311)));
                                        }
                                        let _e1317 = phi_32681_;
                                        let _e1318 = (_e1205 * _e1287);
                                        let _e1319 = (_e1208 * _e1284);
                                        let _e1320 = (_e1208 * _e1281);
                                        let _e1321 = (_e1202 * _e1287);
                                        let _e1322 = (_e1202 * _e1284);
                                        let _e1323 = (_e1205 * _e1281);
                                        let _e1324 = (_e1318 - _e1319);
                                        let _e1326 = (_e1320 - _e1321);
                                        let _e1329 = (_e1322 - _e1323);
                                        let _e1331 = (((_e1172 * _e1324) + (_e1175 * _e1326)) + (_e1178 * _e1329));
                                        let _e1334 = (abs(_e1318) + abs(_e1319));
                                        let _e1338 = (abs(_e1320) + abs(_e1321));
                                        let _e1343 = (abs(_e1322) + abs(_e1323));
                                        let _e1347 = select(_e1304, _e1259, (_e1259 > _e1304));
                                        let _e1349 = select(_e1246, _e1347, (_e1347 > _e1246));
                                        let _e1354 = ((0.0000019073486f * (((_e1240 * _e1334) + (_e1241 * _e1338)) + (_e1244 * _e1343))) + (_e692 * (1f + (_e1349 * _e1349))));
                                        if (_e1331 > _e1354) {
                                            phi_32832_ = 1i;
                                        } else {
                                            phi_32832_ = select(0i, -1i, (_e1331 < -(_e1354)));
                                        }
                                        let _e1360 = phi_32832_;
                                        let _e1365 = (((_e1187 * _e1324) + (_e1190 * _e1326)) + (_e1193 * _e1329));
                                        let _e1372 = select(_e1253, _e1347, (_e1347 > _e1253));
                                        let _e1377 = ((0.0000019073486f * (((_e1247 * _e1334) + (_e1248 * _e1338)) + (_e1251 * _e1343))) + (_e692 * (1f + (_e1372 * _e1372))));
                                        if (_e1365 > _e1377) {
                                            phi_32983_ = 1i;
                                        } else {
                                            phi_32983_ = select(0i, -1i, (_e1365 < -(_e1377)));
                                        }
                                        let _e1383 = phi_32983_;
                                        let _e1384 = (_e1272 * _e1317);
                                        if (_e1384 > 0i) {
                                            phi_33019_ = u32();
                                            phi_33020_ = true;
                                        } else {
                                            let _e1386 = (_e1360 * _e1383);
                                            let _e1387 = (_e1386 > 0i);
                                            if _e1387 {
                                                phi_33018_ = u32();
                                            } else {
                                                if (_e1384 < 0i) {
                                                    let _e1389 = (_e1386 < 0i);
                                                    if _e1389 {
                                                        phi_33010_ = select(0u, 1u, ((_e1272 * _e1360) < 0i));
                                                    } else {
                                                        phi_33010_ = u32();
                                                    }
                                                    let _e1394 = phi_33010_;
                                                    phi_33012_ = _e1394;
                                                    phi_33013_ = select(true, false, _e1389);
                                                } else {
                                                    phi_33012_ = u32();
                                                    phi_33013_ = true;
                                                }
                                                let _e1397 = phi_33012_;
                                                let _e1399 = phi_33013_;
                                                phi_33018_ = select(_e1397, 2u, _e1399);
                                            }
                                            let _e1402 = phi_33018_;
                                            phi_33019_ = _e1402;
                                            phi_33020_ = _e1387;
                                        }
                                        let _e1404 = phi_33019_;
                                        let _e1406 = phi_33020_;
                                        let _e1407 = select(_e1404, 0u, _e1406);
                                        if (_e1407 == 2u) {
                                            let _e1413 = (((_e1202 * _e1202) + (_e1205 * _e1205)) + (_e1208 * _e1208));
                                            if (_e1413 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1415 = sqrt(_e1413);
                                                phi_33066_ = vec3<f32>((_e1202 / _e1415), (_e1205 / _e1415), (_e1208 / _e1415));
                                            } else {
                                                phi_33066_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1421 = phi_33066_;
                                            let _e1426 = (((_e1281 * _e1281) + (_e1284 * _e1284)) + (_e1287 * _e1287));
                                            if (_e1426 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1428 = sqrt(_e1426);
                                                phi_33104_ = vec3<f32>((_e1281 / _e1428), (_e1284 / _e1428), (_e1287 / _e1428));
                                            } else {
                                                phi_33104_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1434 = phi_33104_;
                                            let _e1448 = (((_e1172 * _e1172) + (_e1175 * _e1175)) + (_e1178 * _e1178));
                                            if (_e1448 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1450 = sqrt(_e1448);
                                                phi_33151_ = vec3<f32>((_e1172 / _e1450), (_e1175 / _e1450), (_e1178 / _e1450));
                                            } else {
                                                phi_33151_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1456 = phi_33151_;
                                            let _e1467 = (((_e1187 * _e1187) + (_e1190 * _e1190)) + (_e1193 * _e1193));
                                            if (_e1467 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1469 = sqrt(_e1467);
                                                phi_33195_ = vec3<f32>((_e1187 / _e1469), (_e1190 / _e1469), (_e1193 / _e1469));
                                            } else {
                                                phi_33195_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1475 = phi_33195_;
                                            let _e1484 = bitcast<f32>((bitcast<u32>((((_e1421.x + _e1434.x) - _e1456.x) - _e1475.x)) ^ _e614));
                                            let _e1487 = bitcast<f32>((bitcast<u32>((((_e1421.y + _e1434.y) - _e1456.y) - _e1475.y)) ^ _e614));
                                            let _e1490 = bitcast<f32>((bitcast<u32>((((_e1421.z + _e1434.z) - _e1456.z) - _e1475.z)) ^ _e614));
                                            let _e1491 = (_e1202 * _e1484);
                                            let _e1492 = (_e1205 * _e1487);
                                            let _e1493 = (_e1208 * _e1490);
                                            let _e1500 = abs(_e1484);
                                            let _e1501 = abs(_e1487);
                                            let _e1503 = select(_e1501, _e1500, (_e1500 > _e1501));
                                            let _e1504 = abs(_e1490);
                                            let _e1508 = (_e692 * (1f + select(_e1504, _e1503, (_e1503 > _e1504))));
                                            if (((_e1491 + _e1492) + _e1493) > ((0.0000019073486f * ((abs(_e1491) + abs(_e1492)) + abs(_e1493))) + _e1508)) {
                                                let _e1513 = (_e1281 * _e1484);
                                                let _e1514 = (_e1284 * _e1487);
                                                let _e1515 = (_e1287 * _e1490);
                                                if (((_e1513 + _e1514) + _e1515) > ((0.0000019073486f * ((abs(_e1513) + abs(_e1514)) + abs(_e1515))) + _e1508)) {
                                                    let _e1538 = (bitcast<f32>((bitcast<u32>((_e890.member.x - _e920.member_1.x)) ^ _e614)) * _e1484);
                                                    let _e1539 = (bitcast<f32>((bitcast<u32>((_e890.member.y - _e920.member_1.y)) ^ _e614)) * _e1487);
                                                    let _e1540 = (bitcast<f32>((bitcast<u32>((_e890.member.z - _e920.member_1.z)) ^ _e614)) * _e1490);
                                                    let _e1550 = (((_e1538 + _e1539) + _e1540) > ((0.0000019073486f * ((abs(_e1538) + abs(_e1539)) + abs(_e1540))) + _e1508));
                                                    if _e1550 {
                                                        let _e1563 = (bitcast<f32>((bitcast<u32>((_e890.member.x - _e920.member_2.x)) ^ _e614)) * _e1484);
                                                        let _e1564 = (bitcast<f32>((bitcast<u32>((_e890.member.y - _e920.member_2.y)) ^ _e614)) * _e1487);
                                                        let _e1565 = (bitcast<f32>((bitcast<u32>((_e890.member.z - _e920.member_2.z)) ^ _e614)) * _e1490);
                                                        phi_33404_ = (((_e1563 + _e1564) + _e1565) > ((0.0000019073486f * ((abs(_e1563) + abs(_e1564)) + abs(_e1565))) + _e1508));
                                                    } else {
                                                        phi_33404_ = bool();
                                                    }
                                                    let _e1577 = phi_33404_;
                                                    phi_33406_ = _e1577;
                                                    phi_33407_ = select(true, false, _e1550);
                                                } else {
                                                    phi_33406_ = bool();
                                                    phi_33407_ = true;
                                                }
                                                let _e1580 = phi_33406_;
                                                let _e1582 = phi_33407_;
                                                phi_33408_ = _e1580;
                                                phi_33409_ = _e1582;
                                            } else {
                                                phi_33408_ = bool();
                                                phi_33409_ = true;
                                            }
                                            let _e1584 = phi_33408_;
                                            let _e1586 = phi_33409_;
                                            phi_33418_ = select(true, false, select(_e1584, false, _e1586));
                                        } else {
                                            phi_33418_ = true;
                                        }
                                        let _e1590 = phi_33418_;
                                        phi_33859_ = select(0u, _e1407, _e1590);
                                    } else {
                                        let _e936 = bitcast<f32>((bitcast<u32>((_e890.member_1.x - _e890.member.x)) ^ _e614));
                                        let _e939 = bitcast<f32>((bitcast<u32>((_e890.member_1.y - _e890.member.y)) ^ _e614));
                                        let _e942 = bitcast<f32>((bitcast<u32>((_e890.member_1.z - _e890.member.z)) ^ _e614));
                                        let _e951 = bitcast<f32>((bitcast<u32>((_e890.member_2.x - _e890.member.x)) ^ _e614));
                                        let _e954 = bitcast<f32>((bitcast<u32>((_e890.member_2.y - _e890.member.y)) ^ _e614));
                                        let _e957 = bitcast<f32>((bitcast<u32>((_e890.member_2.z - _e890.member.z)) ^ _e614));
                                        let _e966 = bitcast<f32>((bitcast<u32>((_e920.member_2.x - _e890.member.x)) ^ _e614));
                                        let _e969 = bitcast<f32>((bitcast<u32>((_e920.member_2.y - _e890.member.y)) ^ _e614));
                                        let _e972 = bitcast<f32>((bitcast<u32>((_e920.member_2.z - _e890.member.z)) ^ _e614));
                                        let _e973 = (_e939 * _e957);
                                        let _e974 = (_e942 * _e954);
                                        let _e975 = (_e942 * _e951);
                                        let _e976 = (_e936 * _e957);
                                        let _e977 = (_e936 * _e954);
                                        let _e978 = (_e939 * _e951);
                                        let _e986 = (((_e966 * (_e973 - _e974)) + (_e969 * (_e975 - _e976))) + (_e972 * (_e977 - _e978)));
                                        let _e987 = abs(_e966);
                                        let _e992 = abs(_e969);
                                        let _e998 = abs(_e972);
                                        let _e1004 = abs(_e936);
                                        let _e1005 = abs(_e939);
                                        let _e1007 = select(_e1005, _e1004, (_e1004 > _e1005));
                                        let _e1008 = abs(_e942);
                                        let _e1010 = select(_e1008, _e1007, (_e1007 > _e1008));
                                        let _e1011 = abs(_e951);
                                        let _e1012 = abs(_e954);
                                        let _e1014 = select(_e1012, _e1011, (_e1011 > _e1012));
                                        let _e1015 = abs(_e957);
                                        let _e1017 = select(_e1015, _e1014, (_e1014 > _e1015));
                                        let _e1019 = select(_e1017, _e1010, (_e1010 > _e1017));
                                        let _e1021 = select(_e992, _e987, (_e987 > _e992));
                                        let _e1023 = select(_e998, _e1021, (_e1021 > _e998));
                                        let _e1025 = select(_e1023, _e1019, (_e1019 > _e1023));
                                        let _e1030 = ((0.0000019073486f * (((_e987 * (abs(_e973) + abs(_e974))) + (_e992 * (abs(_e975) + abs(_e976)))) + (_e998 * (abs(_e977) + abs(_e978))))) + (_e692 * (1f + (_e1025 * _e1025))));
                                        if (_e986 > _e1030) {
                                            phi_33577_ = 1i;
                                        } else {
                                            phi_33577_ = select(0i, -1i, (_e986 < -(_e1030)));
                                        }
                                        let _e1036 = phi_33577_;
                                        if (_e1036 == 0i) {
                                            let _e1044 = bitcast<u32>((_e973 - (_e954 * _e942)));
                                            let _e1045 = (_e1044 & 2147483647u);
                                            let _e1046 = bitcast<u32>((_e975 - (_e957 * _e936)));
                                            let _e1047 = (_e1046 & 2147483647u);
                                            let _e1049 = select(_e1047, _e1045, (_e1045 > _e1047));
                                            let _e1050 = bitcast<u32>((_e977 - (_e951 * _e939)));
                                            let _e1051 = (_e1050 & 2147483647u);
                                            let _e1054 = (select(_e1051, _e1049, (_e1049 > _e1051)) & 2139095040u);
                                            let _e1056 = select(117440512u, _e1054, (_e1054 > 117440512u));
                                            let _e1059 = (select(1056964608u, _e1056, (_e1056 > 1056964608u)) - 1056964608u);
                                            let _e1065 = bitcast<f32>(select(0u, ((_e1044 + 1056964608u) - _e1056), ((_e1044 & 2139095040u) > _e1059)));
                                            let _e1071 = bitcast<f32>(select(0u, ((_e1046 + 1056964608u) - _e1056), ((_e1046 & 2139095040u) > _e1059)));
                                            let _e1077 = bitcast<f32>(select(0u, ((_e1050 + 1056964608u) - _e1056), ((_e1050 & 2139095040u) > _e1059)));
                                            let _e1078 = (_e939 * _e1077);
                                            let _e1079 = (_e942 * _e1071);
                                            let _e1080 = (_e942 * _e1065);
                                            let _e1081 = (_e936 * _e1077);
                                            let _e1082 = (_e936 * _e1071);
                                            let _e1083 = (_e939 * _e1065);
                                            let _e1084 = (_e1078 - _e1079);
                                            let _e1086 = (_e1080 - _e1081);
                                            let _e1089 = (_e1082 - _e1083);
                                            let _e1091 = (((_e951 * _e1084) + (_e954 * _e1086)) + (_e957 * _e1089));
                                            let _e1094 = (abs(_e1078) + abs(_e1079));
                                            let _e1098 = (abs(_e1080) + abs(_e1081));
                                            let _e1103 = (abs(_e1082) + abs(_e1083));
                                            let _e1106 = abs(_e1065);
                                            let _e1107 = abs(_e1071);
                                            let _e1109 = select(_e1107, _e1106, (_e1106 > _e1107));
                                            let _e1110 = abs(_e1077);
                                            let _e1112 = select(_e1110, _e1109, (_e1109 > _e1110));
                                            let _e1114 = select(_e1112, _e1010, (_e1010 > _e1112));
                                            let _e1116 = select(_e1017, _e1114, (_e1114 > _e1017));
                                            let _e1121 = ((0.0000019073486f * (((_e1011 * _e1094) + (_e1012 * _e1098)) + (_e1015 * _e1103))) + (_e692 * (1f + (_e1116 * _e1116))));
                                            if (_e1091 > _e1121) {
                                                phi_33754_ = 1i;
                                            } else {
                                                phi_33754_ = select(0i, -1i, (_e1091 < -(_e1121)));
                                            }
                                            let _e1127 = phi_33754_;
                                            let _e1132 = (((_e966 * _e1084) + (_e969 * _e1086)) + (_e972 * _e1089));
                                            let _e1139 = select(_e1023, _e1114, (_e1114 > _e1023));
                                            let _e1144 = ((0.0000019073486f * (((_e987 * _e1094) + (_e992 * _e1098)) + (_e998 * _e1103))) + (_e692 * (1f + (_e1139 * _e1139))));
                                            if (_e1132 > _e1144) {
                                                phi_33851_ = 1i;
                                            } else {
                                                phi_33851_ = select(0i, -1i, (_e1132 < -(_e1144)));
                                            }
                                            let _e1150 = phi_33851_;
                                            phi_33858_ = select(2u, 0u, ((_e1127 * _e1150) < 0i));
                                        } else {
                                            phi_33858_ = 0u;
                                        }
                                        let _e1155 = phi_33858_;
                                        phi_33859_ = _e1155;
                                    }
                                    let _e1593 = phi_33859_;
                                    phi_33860_ = _e1593;
                                }
                                let _e1595 = phi_33860_;
                                phi_33861_ = _e1595;
                                phi_33862_ = _e859;
                            }
                            let _e1597 = phi_33861_;
                            let _e1599 = phi_33862_;
                            phi_33867_ = _e1597;
                            phi_33868_ = _e1599;
                        }
                        let _e1601 = phi_33867_;
                        let _e1603 = phi_33868_;
                        phi_33869_ = select(2u, 0u, _e839);
                        phi_33870_ = _e1601;
                        phi_33871_ = _e1603;
                    }
                    let _e3387 = phi_33869_;
                    let _e3389 = phi_33870_;
                    let _e3391 = phi_33871_;
                    phi_33876_ = select(_e3389, _e3387, _e3391);
                }
                let _e3394 = phi_33876_;
                let _e3397 = (_e440 & 31u);
                phi_33889_ = (_e442 + select(0u, 1u, _e613));
                phi_33890_ = (_e444 | (select(0u, 1u, (_e3394 == 2u)) << bitcast<u32>(_e3397)));
                phi_33891_ = (_e446 | (select(0u, 1u, (_e3394 == 1u)) << bitcast<u32>(_e3397)));
            } else {
                phi_33889_ = _e442;
                phi_33890_ = _e444;
                phi_33891_ = _e446;
            }
            let _e3409 = phi_33889_;
            let _e3411 = phi_33890_;
            let _e3413 = phi_33891_;
            phi_27788_ = (_e440 + _e414.z);
            phi_27791_ = _e3409;
            phi_27793_ = _e3411;
            phi_27795_ = _e3413;
        } else {
            break;
        }
        let _e3416 = phi_27788_;
        let _e3418 = phi_27791_;
        let _e3420 = phi_27793_;
        let _e3422 = phi_27795_;
        continue;
        continuing {
            phi_27787_ = _e3416;
            phi_27790_ = _e3418;
            phi_27792_ = _e3420;
            phi_27794_ = _e3422;
        }
    }
    let _e3425 = local_244;
    let _e3427 = local_245;
    let _e3428 = (_e3425 | _e3427);
    if (_e3428 == 0u) {
        phi_33901_ = 0u;
    } else {
        let _e3432 = atomicAdd((&counts_3[0u]), countOneBits(_e3428));
        phi_33901_ = _e3432;
    }
    let _e3434 = phi_33901_;
    let _e3436 = local_246;
    if (_e3436 == 0u) {
    } else {
        let _e3439 = local_247;
        let _e3442 = atomicAdd((&counts_3[1u]), countOneBits(_e3439));
    }
    let _e3444 = local_248;
    if (_e3444 > 0u) {
        let _e3447 = local_249;
        let _e3450 = local_250;
        let _e3453 = atomicAdd((&counts_3[2u]), select(1u, _e3450, (_e3447 > 1u)));
    }
    workgroupBarrier();
    if _e430 {
        let _e3455 = atomicLoad((&counts_3[_e424]));
        if (_e3455 > 0u) {
            let _e3459 = atomicAdd((&counters_2.member[_e424]), _e3455);
            if (_e424 == 0u) {
                reserved[0u] = _e3459;
            }
        }
    }
    workgroupBarrier();
    phi_33938_ = _e3434;
    phi_33941_ = _e3428;
    loop {
        let _e3463 = phi_33938_;
        let _e3465 = phi_33941_;
        let _e3466 = (_e3465 == 0u);
        if _e3466 {
            phi_33939_ = u32();
            phi_33942_ = u32();
        } else {
            let _e3468 = select(firstTrailingBit(_e3465), 32u, _e3466);
            let _e3470 = reserved[0u];
            let _e3471 = (_e3470 + _e3463);
            let _e3474 = params_2.member.member_12;
            if (_e3471 < _e3474) {
                let _e3481 = pairs.member[((((_e429 * 8u) + _e3468) * 256u) + _e424)];
                let _e3484 = ((_e3481 >> bitcast<u32>(16i)) * 2u);
                let _e3487 = tiles.member[(4u + _e3484)];
                let _e3494 = boxes.member[((_e3487 * 256u) + ((_e3481 >> bitcast<u32>(8i)) & 255u))];
                let _e3498 = tiles.member[(_e3484 + 5u)];
                let _e3503 = boxes.member[((_e3498 * 256u) + (_e3481 & 255u))];
                if (_e3494.x < _e3503.x) {
                    phi_33999_ = type_58(_e3494.x, _e3503.x);
                } else {
                    phi_33999_ = type_58(_e3503.x, _e3494.x);
                }
                let _e3509 = phi_33999_;
                let _e3514 = local_251;
                let _e3520 = (_e3471 * 2u);
                results.member[_e3520] = (_e3509.member | select(2147483648u, 0u, (((_e3514 >> bitcast<u32>((_e3468 & 31u))) & 1u) == 0u)));
                results.member[(_e3520 + 1u)] = _e3509.member_1;
            }
            phi_33939_ = (_e3463 + 1u);
            phi_33942_ = (_e3465 & (_e3465 - 1u));
        }
        let _e3531 = phi_33939_;
        let _e3533 = phi_33942_;
        continue;
        continuing {
            phi_33938_ = _e3531;
            phi_33941_ = _e3533;
            break if !(select(true, false, _e3466));
        }
    }
    return;
}

fn function_53() {
    var phi_34072_: u32;
    var phi_34088_: u32;
    var phi_34090_: u32;
    var phi_34093_: u32;
    var phi_34091_: u32;
    var phi_34094_: u32;
    var local_252: u32;
    var local_253: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    if ((((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x) == 0u) {
        let _e425 = tiles_1.member[0u];
        let _e428 = params_2.member.member_11;
        let _e430 = select(_e428, _e425, (_e425 < _e428));
        let _e431 = (_e430 / 8u);
        if ((_e430 % 8u) > 0u) {
            phi_34072_ = (_e431 + 1u);
        } else {
            phi_34072_ = _e431;
        }
        let _e436 = phi_34072_;
        let _e437 = (_e436 / 256u);
        if ((_e436 % 256u) > 0u) {
            phi_34088_ = (_e437 + 1u);
        } else {
            phi_34088_ = _e437;
        }
        let _e442 = phi_34088_;
        phi_34090_ = 1u;
        phi_34093_ = _e442;
        loop {
            let _e444 = phi_34090_;
            let _e446 = phi_34093_;
            local_252 = _e446;
            local_253 = _e444;
            let _e447 = (_e446 > 65535u);
            if _e447 {
                phi_34091_ = (_e444 << bitcast<u32>(1i));
                phi_34094_ = ((_e446 >> bitcast<u32>(1i)) + (_e446 & 1u));
            } else {
                break;
            }
            let _e455 = phi_34091_;
            let _e457 = phi_34094_;
            continue;
            continuing {
                phi_34090_ = _e455;
                phi_34093_ = _e457;
            }
        }
        let _e460 = local_252;
        let _e462 = local_253;
        arguments_1.member[0u] = type_50(_e460, _e462, 1u);
    }
    return;
}

fn function_54() {
    var local_254: array<u32, 2>;
    var phi_34158_: u32;
    var phi_34161_: u32;
    var phi_34163_: u32;
    var phi_34165_: u32;
    var phi_34219_: type_58;
    var phi_34270_: bool;
    var phi_34285_: bool;
    var phi_34300_: bool;
    var phi_34337_: bool;
    var phi_34338_: bool;
    var phi_34346_: bool;
    var phi_34347_: bool;
    var phi_34348_: bool;
    var phi_34349_: bool;
    var phi_34350_: bool;
    var phi_34498_: bool;
    var phi_34514_: bool;
    var phi_34516_: bool;
    var phi_34517_: bool;
    var phi_38392_: bool;
    var phi_38393_: bool;
    var phi_38394_: bool;
    var phi_38411_: bool;
    var phi_38412_: bool;
    var phi_38413_: bool;
    var phi_38446_: u32;
    var phi_38447_: u32;
    var phi_38458_: type_90;
    var phi_38459_: type_90;
    var phi_38485_: u32;
    var phi_38486_: u32;
    var phi_38497_: type_90;
    var phi_38498_: type_90;
    var phi_39682_: i32;
    var phi_39896_: i32;
    var phi_40002_: i32;
    var phi_40005_: bool;
    var phi_38673_: i32;
    var phi_38839_: i32;
    var phi_39010_: i32;
    var phi_39176_: i32;
    var phi_39496_: bool;
    var phi_39498_: bool;
    var phi_39499_: bool;
    var phi_39500_: bool;
    var phi_39501_: bool;
    var phi_39506_: bool;
    var phi_39507_: bool;
    var phi_39508_: bool;
    var phi_40006_: bool;
    var phi_40007_: bool;
    var phi_40008_: bool;
    var phi_40009_: bool;
    var phi_35115_: i32;
    var phi_35260_: i32;
    var phi_35405_: i32;
    var phi_35415_: bool;
    var phi_35417_: bool;
    var phi_35418_: bool;
    var phi_35570_: i32;
    var phi_35715_: i32;
    var phi_35860_: i32;
    var phi_35870_: bool;
    var phi_35872_: bool;
    var phi_35873_: bool;
    var phi_38374_: bool;
    var phi_38375_: bool;
    var phi_38376_: bool;
    var phi_38377_: bool;
    var phi_38378_: bool;
    var phi_40013_: bool;
    var phi_40014_: bool;
    var phi_40015_: bool;
    var phi_40019_: bool;
    var phi_40020_: bool;
    var phi_40021_: bool;
    var phi_40030_: u32;
    var phi_40043_: u32;
    var phi_40044_: u32;
    var phi_40045_: u32;
    var phi_34159_: u32;
    var phi_34162_: u32;
    var phi_34164_: u32;
    var phi_34166_: u32;
    var local_255: u32;
    var local_256: u32;
    var phi_40055_: u32;
    var local_257: u32;
    var local_258: u32;
    var local_259: u32;
    var local_260: u32;
    var local_261: u32;
    var phi_40092_: u32;
    var phi_40095_: u32;
    var phi_40153_: type_58;
    var local_262: u32;
    var phi_40093_: u32;
    var phi_40096_: u32;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_254 = array<u32, 2>(0u, 0u);
    local_254[_e413.z] = _e412.x;
    let _e424 = local_254[(_e414.z - 1u)];
    let _e429 = (_e413.x + (_e413.y * _e414.x));
    let _e430 = (_e424 < 3u);
    if _e430 {
        atomicStore((&counts_3[_e424]), 0u);
    }
    workgroupBarrier();
    let _e434 = params_2.member.member_11;
    let _e436 = tiles.member[0u];
    phi_34158_ = 0u;
    phi_34161_ = 0u;
    phi_34163_ = 0u;
    phi_34165_ = 0u;
    loop {
        let _e440 = phi_34158_;
        let _e442 = phi_34161_;
        let _e444 = phi_34163_;
        let _e446 = phi_34165_;
        local_255 = _e446;
        local_256 = _e444;
        local_257 = _e444;
        local_258 = _e444;
        local_259 = _e442;
        local_260 = _e442;
        local_261 = _e442;
        local_262 = _e444;
        let _e447 = (_e440 < 8u);
        if _e447 {
            let _e451 = ((((_e429 * 8u) + _e440) * 256u) + _e424);
            if (_e451 < select(_e434, _e436, (_e436 < _e434))) {
                let _e454 = pairs.member[_e451];
                let _e457 = ((_e454 >> bitcast<u32>(16i)) * 2u);
                let _e460 = tiles.member[(4u + _e457)];
                let _e467 = boxes.member[((_e460 * 256u) + ((_e454 >> bitcast<u32>(8i)) & 255u))];
                let _e471 = tiles.member[(_e457 + 5u)];
                let _e476 = boxes.member[((_e471 * 256u) + (_e454 & 255u))];
                if (_e467.x < _e476.x) {
                    phi_34219_ = type_58(_e467.x, _e476.x);
                } else {
                    phi_34219_ = type_58(_e476.x, _e467.x);
                }
                let _e482 = phi_34219_;
                let _e487 = params_2.member.member_9;
                let _e489 = (_e482.member * 3u);
                let _e492 = corners_4.member[_e489];
                let _e496 = corners_4.member[(_e489 + 1u)];
                let _e500 = corners_4.member[(_e489 + 2u)];
                let _e501 = (_e482.member_1 * 3u);
                let _e504 = corners_4.member[_e501];
                let _e508 = corners_4.member[(_e501 + 1u)];
                let _e512 = corners_4.member[(_e501 + 2u)];
                let _e519 = select(0u, 2147483648u, (_e487 != 0u));
                let _e524 = (((_e504.w == _e492.w) || (_e508.w == _e492.w)) || (_e512.w == _e492.w));
                if _e524 {
                    phi_34270_ = (((_e492.w | _e519) & 2147483648u) != 0u);
                } else {
                    phi_34270_ = false;
                }
                let _e529 = phi_34270_;
                if _e529 {
                    phi_34349_ = bool();
                    phi_34350_ = true;
                } else {
                    let _e534 = (((_e504.w == _e496.w) || (_e508.w == _e496.w)) || (_e512.w == _e496.w));
                    if _e534 {
                        phi_34285_ = (((_e496.w | _e519) & 2147483648u) != 0u);
                    } else {
                        phi_34285_ = false;
                    }
                    let _e539 = phi_34285_;
                    if _e539 {
                        phi_34347_ = bool();
                        phi_34348_ = true;
                    } else {
                        let _e544 = (((_e504.w == _e500.w) || (_e508.w == _e500.w)) || (_e512.w == _e500.w));
                        if _e544 {
                            phi_34300_ = (((_e500.w | _e519) & 2147483648u) != 0u);
                        } else {
                            phi_34300_ = false;
                        }
                        let _e549 = phi_34300_;
                        if _e549 {
                            phi_34346_ = bool();
                        } else {
                            if (_e500.w != _e492.w) {
                                let _e556 = (_e500.w != _e496.w);
                                phi_34337_ = select(bool(), _e544, _e556);
                                phi_34338_ = select(true, false, _e556);
                            } else {
                                phi_34337_ = bool();
                                phi_34338_ = true;
                            }
                            let _e560 = phi_34337_;
                            let _e562 = phi_34338_;
                            phi_34346_ = (((select(0u, 1u, _e524) + select(0u, 1u, select(false, _e534, (_e496.w != _e492.w)))) + select(0u, 1u, select(_e560, false, _e562))) == 3u);
                        }
                        let _e568 = phi_34346_;
                        phi_34347_ = _e568;
                        phi_34348_ = _e549;
                    }
                    let _e570 = phi_34347_;
                    let _e572 = phi_34348_;
                    phi_34349_ = _e570;
                    phi_34350_ = _e572;
                }
                let _e574 = phi_34349_;
                let _e576 = phi_34350_;
                let _e577 = select(_e574, true, _e576);
                if _e577 {
                    phi_40030_ = 0u;
                } else {
                    let _e579 = bitcast<f32>(_e492.x);
                    let _e581 = bitcast<f32>(_e492.y);
                    let _e583 = bitcast<f32>(_e492.z);
                    let _e596 = (_e492.w & 2147483647u);
                    let _e598 = (3u * (_e596 + 1u));
                    let _e601 = rests.member[_e598];
                    let _e605 = rests.member[(_e598 + 1u)];
                    let _e609 = rests.member[(_e598 + 2u)];
                    let _e610 = (_e496.w & 2147483647u);
                    let _e612 = (3u * (_e610 + 1u));
                    let _e615 = rests.member[_e612];
                    let _e619 = rests.member[(_e612 + 1u)];
                    let _e623 = rests.member[(_e612 + 2u)];
                    let _e624 = (_e500.w & 2147483647u);
                    let _e626 = (3u * (_e624 + 1u));
                    let _e629 = rests.member[_e626];
                    let _e633 = rests.member[(_e626 + 1u)];
                    let _e637 = rests.member[(_e626 + 2u)];
                    let _e656 = (_e504.w & 2147483647u);
                    let _e658 = (3u * (_e656 + 1u));
                    let _e661 = rests.member[_e658];
                    let _e665 = rests.member[(_e658 + 1u)];
                    let _e669 = rests.member[(_e658 + 2u)];
                    let _e670 = (_e508.w & 2147483647u);
                    let _e672 = (3u * (_e670 + 1u));
                    let _e675 = rests.member[_e672];
                    let _e679 = rests.member[(_e672 + 1u)];
                    let _e683 = rests.member[(_e672 + 2u)];
                    let _e684 = (_e512.w & 2147483647u);
                    let _e686 = (3u * (_e684 + 1u));
                    let _e689 = rests.member[_e686];
                    let _e693 = rests.member[(_e686 + 1u)];
                    let _e697 = rests.member[(_e686 + 2u)];
                    let _e700 = rests.member[0u];
                    let _e703 = rests.member[1u];
                    let _e704 = bitcast<u32>(_e703);
                    if (_e610 != _e596) {
                        phi_34498_ = (((_e656 == _e610) || (_e670 == _e610)) || (_e684 == _e610));
                    } else {
                        phi_34498_ = false;
                    }
                    let _e718 = phi_34498_;
                    if (_e624 != _e596) {
                        let _e722 = (_e624 != _e610);
                        if _e722 {
                            phi_34514_ = (((_e656 == _e624) || (_e670 == _e624)) || (_e684 == _e624));
                        } else {
                            phi_34514_ = bool();
                        }
                        let _e729 = phi_34514_;
                        phi_34516_ = _e729;
                        phi_34517_ = select(true, false, _e722);
                    } else {
                        phi_34516_ = bool();
                        phi_34517_ = true;
                    }
                    let _e732 = phi_34516_;
                    let _e734 = phi_34517_;
                    let _e737 = ((select(0u, 1u, (((_e656 == _e596) || (_e670 == _e596)) || (_e684 == _e596))) + select(0u, 1u, _e718)) + select(0u, 1u, select(_e732, false, _e734)));
                    if (_e737 == 3u) {
                        phi_40019_ = true;
                        phi_40020_ = bool();
                        phi_40021_ = true;
                    } else {
                        let _e744 = bitcast<f32>((bitcast<u32>((_e579 - _e579)) ^ _e704));
                        let _e747 = bitcast<f32>((bitcast<u32>((_e581 - _e581)) ^ _e704));
                        let _e750 = bitcast<f32>((bitcast<u32>((_e583 - _e583)) ^ _e704));
                        let _e756 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e496.x) - _e579)) ^ _e704));
                        let _e759 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e496.y) - _e581)) ^ _e704));
                        let _e762 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e496.z) - _e583)) ^ _e704));
                        let _e768 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e500.x) - _e579)) ^ _e704));
                        let _e771 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e500.y) - _e581)) ^ _e704));
                        let _e774 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e500.z) - _e583)) ^ _e704));
                        let _e780 = bitcast<f32>((bitcast<u32>((_e601 - _e601)) ^ _e704));
                        let _e783 = bitcast<f32>((bitcast<u32>((_e605 - _e605)) ^ _e704));
                        let _e786 = bitcast<f32>((bitcast<u32>((_e609 - _e609)) ^ _e704));
                        let _e792 = bitcast<f32>((bitcast<u32>((_e615 - _e601)) ^ _e704));
                        let _e795 = bitcast<f32>((bitcast<u32>((_e619 - _e605)) ^ _e704));
                        let _e798 = bitcast<f32>((bitcast<u32>((_e623 - _e609)) ^ _e704));
                        let _e804 = bitcast<f32>((bitcast<u32>((_e629 - _e601)) ^ _e704));
                        let _e807 = bitcast<f32>((bitcast<u32>((_e633 - _e605)) ^ _e704));
                        let _e810 = bitcast<f32>((bitcast<u32>((_e637 - _e609)) ^ _e704));
                        let _e816 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e504.x) - _e579)) ^ _e704));
                        let _e819 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e504.y) - _e581)) ^ _e704));
                        let _e822 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e504.z) - _e583)) ^ _e704));
                        let _e828 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e508.x) - _e579)) ^ _e704));
                        let _e831 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e508.y) - _e581)) ^ _e704));
                        let _e834 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e508.z) - _e583)) ^ _e704));
                        let _e840 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e512.x) - _e579)) ^ _e704));
                        let _e843 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e512.y) - _e581)) ^ _e704));
                        let _e846 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e512.z) - _e583)) ^ _e704));
                        let _e852 = bitcast<f32>((bitcast<u32>((_e661 - _e601)) ^ _e704));
                        let _e855 = bitcast<f32>((bitcast<u32>((_e665 - _e605)) ^ _e704));
                        let _e858 = bitcast<f32>((bitcast<u32>((_e669 - _e609)) ^ _e704));
                        let _e864 = bitcast<f32>((bitcast<u32>((_e675 - _e601)) ^ _e704));
                        let _e867 = bitcast<f32>((bitcast<u32>((_e679 - _e605)) ^ _e704));
                        let _e870 = bitcast<f32>((bitcast<u32>((_e683 - _e609)) ^ _e704));
                        let _e876 = bitcast<f32>((bitcast<u32>((_e689 - _e601)) ^ _e704));
                        let _e879 = bitcast<f32>((bitcast<u32>((_e693 - _e605)) ^ _e704));
                        let _e882 = bitcast<f32>((bitcast<u32>((_e697 - _e609)) ^ _e704));
                        let _e883 = abs(_e744);
                        let _e884 = abs(_e747);
                        let _e886 = select(_e884, _e883, (_e883 > _e884));
                        let _e887 = abs(_e750);
                        let _e889 = select(_e887, _e886, (_e886 > _e887));
                        let _e890 = abs(_e756);
                        let _e891 = abs(_e759);
                        let _e893 = select(_e891, _e890, (_e890 > _e891));
                        let _e894 = abs(_e762);
                        let _e896 = select(_e894, _e893, (_e893 > _e894));
                        let _e898 = select(_e896, _e889, (_e889 > _e896));
                        let _e899 = abs(_e768);
                        let _e900 = abs(_e771);
                        let _e902 = select(_e900, _e899, (_e899 > _e900));
                        let _e903 = abs(_e774);
                        let _e905 = select(_e903, _e902, (_e902 > _e903));
                        let _e907 = select(_e905, _e898, (_e898 > _e905));
                        let _e908 = abs(_e816);
                        let _e909 = abs(_e819);
                        let _e911 = select(_e909, _e908, (_e908 > _e909));
                        let _e912 = abs(_e822);
                        let _e914 = select(_e912, _e911, (_e911 > _e912));
                        let _e915 = abs(_e828);
                        let _e916 = abs(_e831);
                        let _e918 = select(_e916, _e915, (_e915 > _e916));
                        let _e919 = abs(_e834);
                        let _e921 = select(_e919, _e918, (_e918 > _e919));
                        let _e923 = select(_e921, _e914, (_e914 > _e921));
                        let _e924 = abs(_e840);
                        let _e925 = abs(_e843);
                        let _e927 = select(_e925, _e924, (_e924 > _e925));
                        let _e928 = abs(_e846);
                        let _e930 = select(_e928, _e927, (_e927 > _e928));
                        let _e932 = select(_e930, _e923, (_e923 > _e930));
                        let _e935 = abs(_e780);
                        let _e936 = abs(_e783);
                        let _e938 = select(_e936, _e935, (_e935 > _e936));
                        let _e939 = abs(_e786);
                        let _e941 = select(_e939, _e938, (_e938 > _e939));
                        let _e942 = abs(_e792);
                        let _e943 = abs(_e795);
                        let _e945 = select(_e943, _e942, (_e942 > _e943));
                        let _e946 = abs(_e798);
                        let _e948 = select(_e946, _e945, (_e945 > _e946));
                        let _e950 = select(_e948, _e941, (_e941 > _e948));
                        let _e951 = abs(_e804);
                        let _e952 = abs(_e807);
                        let _e954 = select(_e952, _e951, (_e951 > _e952));
                        let _e955 = abs(_e810);
                        let _e957 = select(_e955, _e954, (_e954 > _e955));
                        let _e959 = select(_e957, _e950, (_e950 > _e957));
                        let _e960 = abs(_e852);
                        let _e961 = abs(_e855);
                        let _e963 = select(_e961, _e960, (_e960 > _e961));
                        let _e964 = abs(_e858);
                        let _e966 = select(_e964, _e963, (_e963 > _e964));
                        let _e967 = abs(_e864);
                        let _e968 = abs(_e867);
                        let _e970 = select(_e968, _e967, (_e967 > _e968));
                        let _e971 = abs(_e870);
                        let _e973 = select(_e971, _e970, (_e970 > _e971));
                        let _e975 = select(_e973, _e966, (_e966 > _e973));
                        let _e976 = abs(_e876);
                        let _e977 = abs(_e879);
                        let _e979 = select(_e977, _e976, (_e976 > _e977));
                        let _e980 = abs(_e882);
                        let _e982 = select(_e980, _e979, (_e979 > _e980));
                        let _e984 = select(_e982, _e975, (_e975 > _e982));
                        let _e991 = (((0.00000047683716f * (select(_e932, _e907, (_e907 > _e932)) + select(_e984, _e959, (_e959 > _e984)))) + (2.5f * _e700)) + 0.0000000000000000000000000000000000030092655f);
                        let _e997 = bitcast<f32>((bitcast<u32>((_e744 + _e780)) ^ _e704));
                        let _e1000 = bitcast<f32>((bitcast<u32>((_e747 + _e783)) ^ _e704));
                        let _e1003 = bitcast<f32>((bitcast<u32>((_e750 + _e786)) ^ _e704));
                        let _e1004 = vec3<f32>(_e997, _e1000, _e1003);
                        let _e1010 = bitcast<f32>((bitcast<u32>((_e756 + _e792)) ^ _e704));
                        let _e1013 = bitcast<f32>((bitcast<u32>((_e759 + _e795)) ^ _e704));
                        let _e1016 = bitcast<f32>((bitcast<u32>((_e762 + _e798)) ^ _e704));
                        let _e1017 = vec3<f32>(_e1010, _e1013, _e1016);
                        let _e1023 = bitcast<f32>((bitcast<u32>((_e768 + _e804)) ^ _e704));
                        let _e1026 = bitcast<f32>((bitcast<u32>((_e771 + _e807)) ^ _e704));
                        let _e1029 = bitcast<f32>((bitcast<u32>((_e774 + _e810)) ^ _e704));
                        let _e1030 = vec3<f32>(_e1023, _e1026, _e1029);
                        let _e1037 = bitcast<f32>((bitcast<u32>((_e816 + _e852)) ^ _e704));
                        let _e1040 = bitcast<f32>((bitcast<u32>((_e819 + _e855)) ^ _e704));
                        let _e1043 = bitcast<f32>((bitcast<u32>((_e822 + _e858)) ^ _e704));
                        let _e1044 = vec3<f32>(_e1037, _e1040, _e1043);
                        let _e1050 = bitcast<f32>((bitcast<u32>((_e828 + _e864)) ^ _e704));
                        let _e1053 = bitcast<f32>((bitcast<u32>((_e831 + _e867)) ^ _e704));
                        let _e1056 = bitcast<f32>((bitcast<u32>((_e834 + _e870)) ^ _e704));
                        let _e1057 = vec3<f32>(_e1050, _e1053, _e1056);
                        let _e1063 = bitcast<f32>((bitcast<u32>((_e840 + _e876)) ^ _e704));
                        let _e1066 = bitcast<f32>((bitcast<u32>((_e843 + _e879)) ^ _e704));
                        let _e1069 = bitcast<f32>((bitcast<u32>((_e846 + _e882)) ^ _e704));
                        let _e1070 = vec3<f32>(_e1063, _e1066, _e1069);
                        if (_e737 == 0u) {
                            let _e1886 = (_e1050 - _e1037);
                            let _e1887 = (_e1053 - _e1040);
                            let _e1888 = (_e1056 - _e1043);
                            let _e1891 = bitcast<f32>((bitcast<u32>(_e1886) ^ _e704));
                            let _e1894 = bitcast<f32>((bitcast<u32>(_e1887) ^ _e704));
                            let _e1897 = bitcast<f32>((bitcast<u32>(_e1888) ^ _e704));
                            let _e1898 = (_e1063 - _e1037);
                            let _e1899 = (_e1066 - _e1040);
                            let _e1900 = (_e1069 - _e1043);
                            let _e1903 = bitcast<f32>((bitcast<u32>(_e1898) ^ _e704));
                            let _e1906 = bitcast<f32>((bitcast<u32>(_e1899) ^ _e704));
                            let _e1909 = bitcast<f32>((bitcast<u32>(_e1900) ^ _e704));
                            let _e1915 = bitcast<f32>((bitcast<u32>((_e997 - _e1037)) ^ _e704));
                            let _e1918 = bitcast<f32>((bitcast<u32>((_e1000 - _e1040)) ^ _e704));
                            let _e1921 = bitcast<f32>((bitcast<u32>((_e1003 - _e1043)) ^ _e704));
                            let _e1922 = (_e1894 * _e1909);
                            let _e1923 = (_e1897 * _e1906);
                            let _e1924 = (_e1897 * _e1903);
                            let _e1925 = (_e1891 * _e1909);
                            let _e1926 = (_e1891 * _e1906);
                            let _e1927 = (_e1894 * _e1903);
                            let _e1928 = (_e1922 - _e1923);
                            let _e1930 = (_e1924 - _e1925);
                            let _e1933 = (_e1926 - _e1927);
                            let _e1935 = (((_e1915 * _e1928) + (_e1918 * _e1930)) + (_e1921 * _e1933));
                            let _e1936 = abs(_e1915);
                            let _e1939 = (abs(_e1922) + abs(_e1923));
                            let _e1941 = abs(_e1918);
                            let _e1944 = (abs(_e1924) + abs(_e1925));
                            let _e1947 = abs(_e1921);
                            let _e1950 = (abs(_e1926) + abs(_e1927));
                            let _e1953 = abs(_e1891);
                            let _e1954 = abs(_e1894);
                            let _e1956 = select(_e1954, _e1953, (_e1953 > _e1954));
                            let _e1957 = abs(_e1897);
                            let _e1959 = select(_e1957, _e1956, (_e1956 > _e1957));
                            let _e1960 = abs(_e1903);
                            let _e1961 = abs(_e1906);
                            let _e1963 = select(_e1961, _e1960, (_e1960 > _e1961));
                            let _e1964 = abs(_e1909);
                            let _e1966 = select(_e1964, _e1963, (_e1963 > _e1964));
                            let _e1968 = select(_e1966, _e1959, (_e1959 > _e1966));
                            let _e1970 = select(_e1941, _e1936, (_e1936 > _e1941));
                            let _e1972 = select(_e1947, _e1970, (_e1970 > _e1947));
                            let _e1974 = select(_e1972, _e1968, (_e1968 > _e1972));
                            let _e1975 = (_e1974 * _e1974);
                            let _e1980 = (64f * _e991);
                            let _e1982 = ((4f * _e991) * _e991);
                            let _e1985 = (((0.0000019073486f * (((_e1936 * _e1939) + (_e1941 * _e1944)) + (_e1947 * _e1950))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1975))) + (_e1980 * (_e1975 + _e1982)));
                            if (_e1935 > _e1985) {
                                phi_35115_ = 1i;
                            } else {
                                phi_35115_ = select(0i, -1i, (_e1935 < -(_e1985)));
                            }
                            let _e1991 = phi_35115_;
                            let _e1997 = bitcast<f32>((bitcast<u32>((_e1010 - _e1037)) ^ _e704));
                            let _e2000 = bitcast<f32>((bitcast<u32>((_e1013 - _e1040)) ^ _e704));
                            let _e2003 = bitcast<f32>((bitcast<u32>((_e1016 - _e1043)) ^ _e704));
                            let _e2008 = (((_e1997 * _e1928) + (_e2000 * _e1930)) + (_e2003 * _e1933));
                            let _e2009 = abs(_e1997);
                            let _e2011 = abs(_e2000);
                            let _e2014 = abs(_e2003);
                            let _e2018 = select(_e2011, _e2009, (_e2009 > _e2011));
                            let _e2020 = select(_e2014, _e2018, (_e2018 > _e2014));
                            let _e2022 = select(_e2020, _e1968, (_e1968 > _e2020));
                            let _e2023 = (_e2022 * _e2022);
                            let _e2030 = (((0.0000019073486f * (((_e2009 * _e1939) + (_e2011 * _e1944)) + (_e2014 * _e1950))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2023))) + (_e1980 * (_e2023 + _e1982)));
                            if (_e2008 > _e2030) {
                                phi_35260_ = 1i;
                            } else {
                                phi_35260_ = select(0i, -1i, (_e2008 < -(_e2030)));
                            }
                            let _e2036 = phi_35260_;
                            let _e2042 = bitcast<f32>((bitcast<u32>((_e1023 - _e1037)) ^ _e704));
                            let _e2045 = bitcast<f32>((bitcast<u32>((_e1026 - _e1040)) ^ _e704));
                            let _e2048 = bitcast<f32>((bitcast<u32>((_e1029 - _e1043)) ^ _e704));
                            let _e2053 = (((_e2042 * _e1928) + (_e2045 * _e1930)) + (_e2048 * _e1933));
                            let _e2054 = abs(_e2042);
                            let _e2056 = abs(_e2045);
                            let _e2059 = abs(_e2048);
                            let _e2063 = select(_e2056, _e2054, (_e2054 > _e2056));
                            let _e2065 = select(_e2059, _e2063, (_e2063 > _e2059));
                            let _e2067 = select(_e2065, _e1968, (_e1968 > _e2065));
                            let _e2068 = (_e2067 * _e2067);
                            let _e2075 = (((0.0000019073486f * (((_e2054 * _e1939) + (_e2056 * _e1944)) + (_e2059 * _e1950))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2068))) + (_e1980 * (_e2068 + _e1982)));
                            if (_e2053 > _e2075) {
                                phi_35405_ = 1i;
                            } else {
                                phi_35405_ = select(0i, -1i, (_e2053 < -(_e2075)));
                            }
                            let _e2081 = phi_35405_;
                            if (_e1991 == 0i) {
                                phi_35417_ = bool();
                                phi_35418_ = true;
                            } else {
                                let _e2083 = (_e1991 == _e2036);
                                if _e2083 {
                                    phi_35415_ = (_e1991 == _e2081);
                                } else {
                                    phi_35415_ = bool();
                                }
                                let _e2086 = phi_35415_;
                                phi_35417_ = _e2086;
                                phi_35418_ = select(true, false, _e2083);
                            }
                            let _e2089 = phi_35417_;
                            let _e2091 = phi_35418_;
                            if select(_e2089, false, _e2091) {
                                phi_38377_ = bool();
                                phi_38378_ = true;
                            } else {
                                let _e2093 = (_e1010 - _e997);
                                let _e2094 = (_e1013 - _e1000);
                                let _e2095 = (_e1016 - _e1003);
                                let _e2098 = bitcast<f32>((bitcast<u32>(_e2093) ^ _e704));
                                let _e2101 = bitcast<f32>((bitcast<u32>(_e2094) ^ _e704));
                                let _e2104 = bitcast<f32>((bitcast<u32>(_e2095) ^ _e704));
                                let _e2105 = (_e1023 - _e997);
                                let _e2106 = (_e1026 - _e1000);
                                let _e2107 = (_e1029 - _e1003);
                                let _e2110 = bitcast<f32>((bitcast<u32>(_e2105) ^ _e704));
                                let _e2113 = bitcast<f32>((bitcast<u32>(_e2106) ^ _e704));
                                let _e2116 = bitcast<f32>((bitcast<u32>(_e2107) ^ _e704));
                                let _e2122 = bitcast<f32>((bitcast<u32>((_e1037 - _e997)) ^ _e704));
                                let _e2125 = bitcast<f32>((bitcast<u32>((_e1040 - _e1000)) ^ _e704));
                                let _e2128 = bitcast<f32>((bitcast<u32>((_e1043 - _e1003)) ^ _e704));
                                let _e2129 = (_e2101 * _e2116);
                                let _e2130 = (_e2104 * _e2113);
                                let _e2131 = (_e2104 * _e2110);
                                let _e2132 = (_e2098 * _e2116);
                                let _e2133 = (_e2098 * _e2113);
                                let _e2134 = (_e2101 * _e2110);
                                let _e2135 = (_e2129 - _e2130);
                                let _e2137 = (_e2131 - _e2132);
                                let _e2140 = (_e2133 - _e2134);
                                let _e2142 = (((_e2122 * _e2135) + (_e2125 * _e2137)) + (_e2128 * _e2140));
                                let _e2143 = abs(_e2122);
                                let _e2146 = (abs(_e2129) + abs(_e2130));
                                let _e2148 = abs(_e2125);
                                let _e2151 = (abs(_e2131) + abs(_e2132));
                                let _e2154 = abs(_e2128);
                                let _e2157 = (abs(_e2133) + abs(_e2134));
                                let _e2160 = abs(_e2098);
                                let _e2161 = abs(_e2101);
                                let _e2163 = select(_e2161, _e2160, (_e2160 > _e2161));
                                let _e2164 = abs(_e2104);
                                let _e2166 = select(_e2164, _e2163, (_e2163 > _e2164));
                                let _e2167 = abs(_e2110);
                                let _e2168 = abs(_e2113);
                                let _e2170 = select(_e2168, _e2167, (_e2167 > _e2168));
                                let _e2171 = abs(_e2116);
                                let _e2173 = select(_e2171, _e2170, (_e2170 > _e2171));
                                let _e2175 = select(_e2173, _e2166, (_e2166 > _e2173));
                                let _e2177 = select(_e2148, _e2143, (_e2143 > _e2148));
                                let _e2179 = select(_e2154, _e2177, (_e2177 > _e2154));
                                let _e2181 = select(_e2179, _e2175, (_e2175 > _e2179));
                                let _e2182 = (_e2181 * _e2181);
                                let _e2189 = (((0.0000019073486f * (((_e2143 * _e2146) + (_e2148 * _e2151)) + (_e2154 * _e2157))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2182))) + (_e1980 * (_e2182 + _e1982)));
                                if (_e2142 > _e2189) {
                                    phi_35570_ = 1i;
                                } else {
                                    phi_35570_ = select(0i, -1i, (_e2142 < -(_e2189)));
                                }
                                let _e2195 = phi_35570_;
                                let _e2201 = bitcast<f32>((bitcast<u32>((_e1050 - _e997)) ^ _e704));
                                let _e2204 = bitcast<f32>((bitcast<u32>((_e1053 - _e1000)) ^ _e704));
                                let _e2207 = bitcast<f32>((bitcast<u32>((_e1056 - _e1003)) ^ _e704));
                                let _e2212 = (((_e2201 * _e2135) + (_e2204 * _e2137)) + (_e2207 * _e2140));
                                let _e2213 = abs(_e2201);
                                let _e2215 = abs(_e2204);
                                let _e2218 = abs(_e2207);
                                let _e2222 = select(_e2215, _e2213, (_e2213 > _e2215));
                                let _e2224 = select(_e2218, _e2222, (_e2222 > _e2218));
                                let _e2226 = select(_e2224, _e2175, (_e2175 > _e2224));
                                let _e2227 = (_e2226 * _e2226);
                                let _e2234 = (((0.0000019073486f * (((_e2213 * _e2146) + (_e2215 * _e2151)) + (_e2218 * _e2157))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2227))) + (_e1980 * (_e2227 + _e1982)));
                                if (_e2212 > _e2234) {
                                    phi_35715_ = 1i;
                                } else {
                                    phi_35715_ = select(0i, -1i, (_e2212 < -(_e2234)));
                                }
                                let _e2240 = phi_35715_;
                                let _e2246 = bitcast<f32>((bitcast<u32>((_e1063 - _e997)) ^ _e704));
                                let _e2249 = bitcast<f32>((bitcast<u32>((_e1066 - _e1000)) ^ _e704));
                                let _e2252 = bitcast<f32>((bitcast<u32>((_e1069 - _e1003)) ^ _e704));
                                let _e2257 = (((_e2246 * _e2135) + (_e2249 * _e2137)) + (_e2252 * _e2140));
                                let _e2258 = abs(_e2246);
                                let _e2260 = abs(_e2249);
                                let _e2263 = abs(_e2252);
                                let _e2267 = select(_e2260, _e2258, (_e2258 > _e2260));
                                let _e2269 = select(_e2263, _e2267, (_e2267 > _e2263));
                                let _e2271 = select(_e2269, _e2175, (_e2175 > _e2269));
                                let _e2272 = (_e2271 * _e2271);
                                let _e2279 = (((0.0000019073486f * (((_e2258 * _e2146) + (_e2260 * _e2151)) + (_e2263 * _e2157))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2272))) + (_e1980 * (_e2272 + _e1982)));
                                if (_e2257 > _e2279) {
                                    phi_35860_ = 1i;
                                } else {
                                    phi_35860_ = select(0i, -1i, (_e2257 < -(_e2279)));
                                }
                                let _e2285 = phi_35860_;
                                if (_e2195 == 0i) {
                                    phi_35872_ = bool();
                                    phi_35873_ = true;
                                } else {
                                    let _e2287 = (_e2195 == _e2240);
                                    if _e2287 {
                                        phi_35870_ = (_e2195 == _e2285);
                                    } else {
                                        phi_35870_ = bool();
                                    }
                                    let _e2290 = phi_35870_;
                                    phi_35872_ = _e2290;
                                    phi_35873_ = select(true, false, _e2287);
                                }
                                let _e2293 = phi_35872_;
                                let _e2295 = phi_35873_;
                                if select(_e2293, false, _e2295) {
                                    phi_38375_ = bool();
                                    phi_38376_ = true;
                                } else {
                                    let _e2299 = ((_e2094 * _e2107) - (_e2106 * _e2095));
                                    let _e2302 = ((_e2095 * _e2105) - (_e2107 * _e2093));
                                    let _e2305 = ((_e2093 * _e2106) - (_e2105 * _e2094));
                                    let _e2306 = abs(_e2299);
                                    let _e2307 = abs(_e2302);
                                    let _e2309 = select(_e2307, _e2306, (_e2306 > _e2307));
                                    let _e2310 = abs(_e2305);
                                    let _e2312 = select(_e2310, _e2309, (_e2309 > _e2310));
                                    let _e2315 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2312, (_e2312 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2316 = (_e2299 * _e2315);
                                    let _e2317 = (_e2302 * _e2315);
                                    let _e2318 = (_e2305 * _e2315);
                                    let _e2321 = ((_e2094 * _e2318) - (_e2317 * _e2095));
                                    let _e2324 = ((_e2095 * _e2316) - (_e2318 * _e2093));
                                    let _e2327 = ((_e2093 * _e2317) - (_e2316 * _e2094));
                                    let _e2328 = abs(_e2321);
                                    let _e2329 = abs(_e2324);
                                    let _e2331 = select(_e2329, _e2328, (_e2328 > _e2329));
                                    let _e2332 = abs(_e2327);
                                    let _e2334 = select(_e2332, _e2331, (_e2331 > _e2332));
                                    let _e2337 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2334, (_e2334 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2338 = (_e2321 * _e2337);
                                    let _e2339 = (_e2324 * _e2337);
                                    let _e2340 = (_e2327 * _e2337);
                                    let _e2341 = (_e2122 * _e2338);
                                    let _e2342 = (_e2125 * _e2339);
                                    let _e2343 = (_e2128 * _e2340);
                                    let _e2353 = ((abs(_e2338) + abs(_e2339)) + abs(_e2340));
                                    let _e2356 = (0.0000000000000000000000000000000000030092655f * (1f + _e2353));
                                    let _e2358 = (2.5f * _e991);
                                    let _e2359 = (_e2358 * _e2353);
                                    let _e2369 = bitcast<f32>((bitcast<u32>((_e1037 - _e1010)) ^ _e704));
                                    let _e2372 = bitcast<f32>((bitcast<u32>((_e1040 - _e1013)) ^ _e704));
                                    let _e2375 = bitcast<f32>((bitcast<u32>((_e1043 - _e1016)) ^ _e704));
                                    let _e2376 = (_e2369 * _e2338);
                                    let _e2377 = (_e2372 * _e2339);
                                    let _e2378 = (_e2375 * _e2340);
                                    let _e2396 = bitcast<f32>((bitcast<u32>((_e1037 - _e1023)) ^ _e704));
                                    let _e2399 = bitcast<f32>((bitcast<u32>((_e1040 - _e1026)) ^ _e704));
                                    let _e2402 = bitcast<f32>((bitcast<u32>((_e1043 - _e1029)) ^ _e704));
                                    let _e2403 = (_e2396 * _e2338);
                                    let _e2404 = (_e2399 * _e2339);
                                    let _e2405 = (_e2402 * _e2340);
                                    let _e2418 = (_e2201 * _e2338);
                                    let _e2419 = (_e2204 * _e2339);
                                    let _e2420 = (_e2207 * _e2340);
                                    let _e2437 = bitcast<f32>((bitcast<u32>((_e1050 - _e1010)) ^ _e704));
                                    let _e2440 = bitcast<f32>((bitcast<u32>((_e1053 - _e1013)) ^ _e704));
                                    let _e2443 = bitcast<f32>((bitcast<u32>((_e1056 - _e1016)) ^ _e704));
                                    let _e2444 = (_e2437 * _e2338);
                                    let _e2445 = (_e2440 * _e2339);
                                    let _e2446 = (_e2443 * _e2340);
                                    let _e2464 = bitcast<f32>((bitcast<u32>((_e1050 - _e1023)) ^ _e704));
                                    let _e2467 = bitcast<f32>((bitcast<u32>((_e1053 - _e1026)) ^ _e704));
                                    let _e2470 = bitcast<f32>((bitcast<u32>((_e1056 - _e1029)) ^ _e704));
                                    let _e2471 = (_e2464 * _e2338);
                                    let _e2472 = (_e2467 * _e2339);
                                    let _e2473 = (_e2470 * _e2340);
                                    let _e2487 = (_e2246 * _e2338);
                                    let _e2488 = (_e2249 * _e2339);
                                    let _e2489 = (_e2252 * _e2340);
                                    let _e2506 = bitcast<f32>((bitcast<u32>((_e1063 - _e1010)) ^ _e704));
                                    let _e2509 = bitcast<f32>((bitcast<u32>((_e1066 - _e1013)) ^ _e704));
                                    let _e2512 = bitcast<f32>((bitcast<u32>((_e1069 - _e1016)) ^ _e704));
                                    let _e2513 = (_e2506 * _e2338);
                                    let _e2514 = (_e2509 * _e2339);
                                    let _e2515 = (_e2512 * _e2340);
                                    let _e2533 = bitcast<f32>((bitcast<u32>((_e1063 - _e1023)) ^ _e704));
                                    let _e2536 = bitcast<f32>((bitcast<u32>((_e1066 - _e1026)) ^ _e704));
                                    let _e2539 = bitcast<f32>((bitcast<u32>((_e1069 - _e1029)) ^ _e704));
                                    let _e2540 = (_e2533 * _e2338);
                                    let _e2541 = (_e2536 * _e2339);
                                    let _e2542 = (_e2539 * _e2340);
                                    let _e2556 = (_e1023 - _e1010);
                                    let _e2557 = (_e1026 - _e1013);
                                    let _e2558 = (_e1029 - _e1016);
                                    let _e2561 = ((_e2557 * _e2318) - (_e2317 * _e2558));
                                    let _e2564 = ((_e2558 * _e2316) - (_e2318 * _e2556));
                                    let _e2567 = ((_e2556 * _e2317) - (_e2316 * _e2557));
                                    let _e2568 = abs(_e2561);
                                    let _e2569 = abs(_e2564);
                                    let _e2571 = select(_e2569, _e2568, (_e2568 > _e2569));
                                    let _e2572 = abs(_e2567);
                                    let _e2574 = select(_e2572, _e2571, (_e2571 > _e2572));
                                    let _e2577 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2574, (_e2574 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2578 = (_e2561 * _e2577);
                                    let _e2579 = (_e2564 * _e2577);
                                    let _e2580 = (_e2567 * _e2577);
                                    let _e2581 = (_e2122 * _e2578);
                                    let _e2582 = (_e2125 * _e2579);
                                    let _e2583 = (_e2128 * _e2580);
                                    let _e2593 = ((abs(_e2578) + abs(_e2579)) + abs(_e2580));
                                    let _e2596 = (0.0000000000000000000000000000000000030092655f * (1f + _e2593));
                                    let _e2598 = (_e2358 * _e2593);
                                    let _e2603 = (_e2369 * _e2578);
                                    let _e2604 = (_e2372 * _e2579);
                                    let _e2605 = (_e2375 * _e2580);
                                    let _e2618 = (_e2396 * _e2578);
                                    let _e2619 = (_e2399 * _e2579);
                                    let _e2620 = (_e2402 * _e2580);
                                    let _e2633 = (_e2201 * _e2578);
                                    let _e2634 = (_e2204 * _e2579);
                                    let _e2635 = (_e2207 * _e2580);
                                    let _e2647 = (_e2437 * _e2578);
                                    let _e2648 = (_e2440 * _e2579);
                                    let _e2649 = (_e2443 * _e2580);
                                    let _e2662 = (_e2464 * _e2578);
                                    let _e2663 = (_e2467 * _e2579);
                                    let _e2664 = (_e2470 * _e2580);
                                    let _e2678 = (_e2246 * _e2578);
                                    let _e2679 = (_e2249 * _e2579);
                                    let _e2680 = (_e2252 * _e2580);
                                    let _e2692 = (_e2506 * _e2578);
                                    let _e2693 = (_e2509 * _e2579);
                                    let _e2694 = (_e2512 * _e2580);
                                    let _e2707 = (_e2533 * _e2578);
                                    let _e2708 = (_e2536 * _e2579);
                                    let _e2709 = (_e2539 * _e2580);
                                    let _e2724 = (_e997 - _e1023);
                                    let _e2725 = (_e1000 - _e1026);
                                    let _e2726 = (_e1003 - _e1029);
                                    let _e2729 = ((_e2725 * _e2318) - (_e2317 * _e2726));
                                    let _e2732 = ((_e2726 * _e2316) - (_e2318 * _e2724));
                                    let _e2735 = ((_e2724 * _e2317) - (_e2316 * _e2725));
                                    let _e2736 = abs(_e2729);
                                    let _e2737 = abs(_e2732);
                                    let _e2739 = select(_e2737, _e2736, (_e2736 > _e2737));
                                    let _e2740 = abs(_e2735);
                                    let _e2742 = select(_e2740, _e2739, (_e2739 > _e2740));
                                    let _e2745 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2742, (_e2742 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2746 = (_e2729 * _e2745);
                                    let _e2747 = (_e2732 * _e2745);
                                    let _e2748 = (_e2735 * _e2745);
                                    let _e2749 = (_e2122 * _e2746);
                                    let _e2750 = (_e2125 * _e2747);
                                    let _e2751 = (_e2128 * _e2748);
                                    let _e2761 = ((abs(_e2746) + abs(_e2747)) + abs(_e2748));
                                    let _e2764 = (0.0000000000000000000000000000000000030092655f * (1f + _e2761));
                                    let _e2766 = (_e2358 * _e2761);
                                    let _e2771 = (_e2369 * _e2746);
                                    let _e2772 = (_e2372 * _e2747);
                                    let _e2773 = (_e2375 * _e2748);
                                    let _e2786 = (_e2396 * _e2746);
                                    let _e2787 = (_e2399 * _e2747);
                                    let _e2788 = (_e2402 * _e2748);
                                    let _e2801 = (_e2201 * _e2746);
                                    let _e2802 = (_e2204 * _e2747);
                                    let _e2803 = (_e2207 * _e2748);
                                    let _e2815 = (_e2437 * _e2746);
                                    let _e2816 = (_e2440 * _e2747);
                                    let _e2817 = (_e2443 * _e2748);
                                    let _e2830 = (_e2464 * _e2746);
                                    let _e2831 = (_e2467 * _e2747);
                                    let _e2832 = (_e2470 * _e2748);
                                    let _e2846 = (_e2246 * _e2746);
                                    let _e2847 = (_e2249 * _e2747);
                                    let _e2848 = (_e2252 * _e2748);
                                    let _e2860 = (_e2506 * _e2746);
                                    let _e2861 = (_e2509 * _e2747);
                                    let _e2862 = (_e2512 * _e2748);
                                    let _e2875 = (_e2533 * _e2746);
                                    let _e2876 = (_e2536 * _e2747);
                                    let _e2877 = (_e2539 * _e2748);
                                    let _e2891 = (((((((((_e2341 + _e2342) + _e2343) > (((0.0000019073486f * ((abs(_e2341) + abs(_e2342)) + abs(_e2343))) + _e2356) + _e2359)) && (((_e2376 + _e2377) + _e2378) > (((0.0000019073486f * ((abs(_e2376) + abs(_e2377)) + abs(_e2378))) + _e2356) + _e2359))) && (((_e2403 + _e2404) + _e2405) > (((0.0000019073486f * ((abs(_e2403) + abs(_e2404)) + abs(_e2405))) + _e2356) + _e2359))) && (((((_e2418 + _e2419) + _e2420) > (((0.0000019073486f * ((abs(_e2418) + abs(_e2419)) + abs(_e2420))) + _e2356) + _e2359)) && (((_e2444 + _e2445) + _e2446) > (((0.0000019073486f * ((abs(_e2444) + abs(_e2445)) + abs(_e2446))) + _e2356) + _e2359))) && (((_e2471 + _e2472) + _e2473) > (((0.0000019073486f * ((abs(_e2471) + abs(_e2472)) + abs(_e2473))) + _e2356) + _e2359)))) && (((((_e2487 + _e2488) + _e2489) > (((0.0000019073486f * ((abs(_e2487) + abs(_e2488)) + abs(_e2489))) + _e2356) + _e2359)) && (((_e2513 + _e2514) + _e2515) > (((0.0000019073486f * ((abs(_e2513) + abs(_e2514)) + abs(_e2515))) + _e2356) + _e2359))) && (((_e2540 + _e2541) + _e2542) > (((0.0000019073486f * ((abs(_e2540) + abs(_e2541)) + abs(_e2542))) + _e2356) + _e2359)))) || (((((((_e2581 + _e2582) + _e2583) > (((0.0000019073486f * ((abs(_e2581) + abs(_e2582)) + abs(_e2583))) + _e2596) + _e2598)) && (((_e2603 + _e2604) + _e2605) > (((0.0000019073486f * ((abs(_e2603) + abs(_e2604)) + abs(_e2605))) + _e2596) + _e2598))) && (((_e2618 + _e2619) + _e2620) > (((0.0000019073486f * ((abs(_e2618) + abs(_e2619)) + abs(_e2620))) + _e2596) + _e2598))) && (((((_e2633 + _e2634) + _e2635) > (((0.0000019073486f * ((abs(_e2633) + abs(_e2634)) + abs(_e2635))) + _e2596) + _e2598)) && (((_e2647 + _e2648) + _e2649) > (((0.0000019073486f * ((abs(_e2647) + abs(_e2648)) + abs(_e2649))) + _e2596) + _e2598))) && (((_e2662 + _e2663) + _e2664) > (((0.0000019073486f * ((abs(_e2662) + abs(_e2663)) + abs(_e2664))) + _e2596) + _e2598)))) && (((((_e2678 + _e2679) + _e2680) > (((0.0000019073486f * ((abs(_e2678) + abs(_e2679)) + abs(_e2680))) + _e2596) + _e2598)) && (((_e2692 + _e2693) + _e2694) > (((0.0000019073486f * ((abs(_e2692) + abs(_e2693)) + abs(_e2694))) + _e2596) + _e2598))) && (((_e2707 + _e2708) + _e2709) > (((0.0000019073486f * ((abs(_e2707) + abs(_e2708)) + abs(_e2709))) + _e2596) + _e2598))))) || (((((((_e2749 + _e2750) + _e2751) > (((0.0000019073486f * ((abs(_e2749) + abs(_e2750)) + abs(_e2751))) + _e2764) + _e2766)) && (((_e2771 + _e2772) + _e2773) > (((0.0000019073486f * ((abs(_e2771) + abs(_e2772)) + abs(_e2773))) + _e2764) + _e2766))) && (((_e2786 + _e2787) + _e2788) > (((0.0000019073486f * ((abs(_e2786) + abs(_e2787)) + abs(_e2788))) + _e2764) + _e2766))) && (((((_e2801 + _e2802) + _e2803) > (((0.0000019073486f * ((abs(_e2801) + abs(_e2802)) + abs(_e2803))) + _e2764) + _e2766)) && (((_e2815 + _e2816) + _e2817) > (((0.0000019073486f * ((abs(_e2815) + abs(_e2816)) + abs(_e2817))) + _e2764) + _e2766))) && (((_e2830 + _e2831) + _e2832) > (((0.0000019073486f * ((abs(_e2830) + abs(_e2831)) + abs(_e2832))) + _e2764) + _e2766)))) && (((((_e2846 + _e2847) + _e2848) > (((0.0000019073486f * ((abs(_e2846) + abs(_e2847)) + abs(_e2848))) + _e2764) + _e2766)) && (((_e2860 + _e2861) + _e2862) > (((0.0000019073486f * ((abs(_e2860) + abs(_e2861)) + abs(_e2862))) + _e2764) + _e2766))) && (((_e2875 + _e2876) + _e2877) > (((0.0000019073486f * ((abs(_e2875) + abs(_e2876)) + abs(_e2877))) + _e2764) + _e2766)))));
                                    if _e2891 {
                                        phi_38374_ = bool();
                                    } else {
                                        let _e2894 = ((_e1887 * _e1900) - (_e1899 * _e1888));
                                        let _e2897 = ((_e1888 * _e1898) - (_e1900 * _e1886));
                                        let _e2900 = ((_e1886 * _e1899) - (_e1898 * _e1887));
                                        let _e2901 = abs(_e2894);
                                        let _e2902 = abs(_e2897);
                                        let _e2904 = select(_e2902, _e2901, (_e2901 > _e2902));
                                        let _e2905 = abs(_e2900);
                                        let _e2907 = select(_e2905, _e2904, (_e2904 > _e2905));
                                        let _e2910 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2907, (_e2907 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2911 = (_e2894 * _e2910);
                                        let _e2912 = (_e2897 * _e2910);
                                        let _e2913 = (_e2900 * _e2910);
                                        let _e2916 = ((_e1887 * _e2913) - (_e2912 * _e1888));
                                        let _e2919 = ((_e1888 * _e2911) - (_e2913 * _e1886));
                                        let _e2922 = ((_e1886 * _e2912) - (_e2911 * _e1887));
                                        let _e2923 = abs(_e2916);
                                        let _e2924 = abs(_e2919);
                                        let _e2926 = select(_e2924, _e2923, (_e2923 > _e2924));
                                        let _e2927 = abs(_e2922);
                                        let _e2929 = select(_e2927, _e2926, (_e2926 > _e2927));
                                        let _e2932 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2929, (_e2929 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2933 = (_e2916 * _e2932);
                                        let _e2934 = (_e2919 * _e2932);
                                        let _e2935 = (_e2922 * _e2932);
                                        let _e2936 = (_e1915 * _e2933);
                                        let _e2937 = (_e1918 * _e2934);
                                        let _e2938 = (_e1921 * _e2935);
                                        let _e2948 = ((abs(_e2933) + abs(_e2934)) + abs(_e2935));
                                        let _e2951 = (0.0000000000000000000000000000000000030092655f * (1f + _e2948));
                                        let _e2953 = (_e2358 * _e2948);
                                        let _e2963 = bitcast<f32>((bitcast<u32>((_e997 - _e1050)) ^ _e704));
                                        let _e2966 = bitcast<f32>((bitcast<u32>((_e1000 - _e1053)) ^ _e704));
                                        let _e2969 = bitcast<f32>((bitcast<u32>((_e1003 - _e1056)) ^ _e704));
                                        let _e2970 = (_e2963 * _e2933);
                                        let _e2971 = (_e2966 * _e2934);
                                        let _e2972 = (_e2969 * _e2935);
                                        let _e2990 = bitcast<f32>((bitcast<u32>((_e997 - _e1063)) ^ _e704));
                                        let _e2993 = bitcast<f32>((bitcast<u32>((_e1000 - _e1066)) ^ _e704));
                                        let _e2996 = bitcast<f32>((bitcast<u32>((_e1003 - _e1069)) ^ _e704));
                                        let _e2997 = (_e2990 * _e2933);
                                        let _e2998 = (_e2993 * _e2934);
                                        let _e2999 = (_e2996 * _e2935);
                                        let _e3012 = (_e1997 * _e2933);
                                        let _e3013 = (_e2000 * _e2934);
                                        let _e3014 = (_e2003 * _e2935);
                                        let _e3031 = bitcast<f32>((bitcast<u32>((_e1010 - _e1050)) ^ _e704));
                                        let _e3034 = bitcast<f32>((bitcast<u32>((_e1013 - _e1053)) ^ _e704));
                                        let _e3037 = bitcast<f32>((bitcast<u32>((_e1016 - _e1056)) ^ _e704));
                                        let _e3038 = (_e3031 * _e2933);
                                        let _e3039 = (_e3034 * _e2934);
                                        let _e3040 = (_e3037 * _e2935);
                                        let _e3058 = bitcast<f32>((bitcast<u32>((_e1010 - _e1063)) ^ _e704));
                                        let _e3061 = bitcast<f32>((bitcast<u32>((_e1013 - _e1066)) ^ _e704));
                                        let _e3064 = bitcast<f32>((bitcast<u32>((_e1016 - _e1069)) ^ _e704));
                                        let _e3065 = (_e3058 * _e2933);
                                        let _e3066 = (_e3061 * _e2934);
                                        let _e3067 = (_e3064 * _e2935);
                                        let _e3081 = (_e2042 * _e2933);
                                        let _e3082 = (_e2045 * _e2934);
                                        let _e3083 = (_e2048 * _e2935);
                                        let _e3100 = bitcast<f32>((bitcast<u32>((_e1023 - _e1050)) ^ _e704));
                                        let _e3103 = bitcast<f32>((bitcast<u32>((_e1026 - _e1053)) ^ _e704));
                                        let _e3106 = bitcast<f32>((bitcast<u32>((_e1029 - _e1056)) ^ _e704));
                                        let _e3107 = (_e3100 * _e2933);
                                        let _e3108 = (_e3103 * _e2934);
                                        let _e3109 = (_e3106 * _e2935);
                                        let _e3127 = bitcast<f32>((bitcast<u32>((_e1023 - _e1063)) ^ _e704));
                                        let _e3130 = bitcast<f32>((bitcast<u32>((_e1026 - _e1066)) ^ _e704));
                                        let _e3133 = bitcast<f32>((bitcast<u32>((_e1029 - _e1069)) ^ _e704));
                                        let _e3134 = (_e3127 * _e2933);
                                        let _e3135 = (_e3130 * _e2934);
                                        let _e3136 = (_e3133 * _e2935);
                                        let _e3150 = (_e1063 - _e1050);
                                        let _e3151 = (_e1066 - _e1053);
                                        let _e3152 = (_e1069 - _e1056);
                                        let _e3155 = ((_e3151 * _e2913) - (_e2912 * _e3152));
                                        let _e3158 = ((_e3152 * _e2911) - (_e2913 * _e3150));
                                        let _e3161 = ((_e3150 * _e2912) - (_e2911 * _e3151));
                                        let _e3162 = abs(_e3155);
                                        let _e3163 = abs(_e3158);
                                        let _e3165 = select(_e3163, _e3162, (_e3162 > _e3163));
                                        let _e3166 = abs(_e3161);
                                        let _e3168 = select(_e3166, _e3165, (_e3165 > _e3166));
                                        let _e3171 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3168, (_e3168 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3172 = (_e3155 * _e3171);
                                        let _e3173 = (_e3158 * _e3171);
                                        let _e3174 = (_e3161 * _e3171);
                                        let _e3175 = (_e1915 * _e3172);
                                        let _e3176 = (_e1918 * _e3173);
                                        let _e3177 = (_e1921 * _e3174);
                                        let _e3187 = ((abs(_e3172) + abs(_e3173)) + abs(_e3174));
                                        let _e3190 = (0.0000000000000000000000000000000000030092655f * (1f + _e3187));
                                        let _e3192 = (_e2358 * _e3187);
                                        let _e3197 = (_e2963 * _e3172);
                                        let _e3198 = (_e2966 * _e3173);
                                        let _e3199 = (_e2969 * _e3174);
                                        let _e3212 = (_e2990 * _e3172);
                                        let _e3213 = (_e2993 * _e3173);
                                        let _e3214 = (_e2996 * _e3174);
                                        let _e3227 = (_e1997 * _e3172);
                                        let _e3228 = (_e2000 * _e3173);
                                        let _e3229 = (_e2003 * _e3174);
                                        let _e3241 = (_e3031 * _e3172);
                                        let _e3242 = (_e3034 * _e3173);
                                        let _e3243 = (_e3037 * _e3174);
                                        let _e3256 = (_e3058 * _e3172);
                                        let _e3257 = (_e3061 * _e3173);
                                        let _e3258 = (_e3064 * _e3174);
                                        let _e3272 = (_e2042 * _e3172);
                                        let _e3273 = (_e2045 * _e3173);
                                        let _e3274 = (_e2048 * _e3174);
                                        let _e3286 = (_e3100 * _e3172);
                                        let _e3287 = (_e3103 * _e3173);
                                        let _e3288 = (_e3106 * _e3174);
                                        let _e3301 = (_e3127 * _e3172);
                                        let _e3302 = (_e3130 * _e3173);
                                        let _e3303 = (_e3133 * _e3174);
                                        let _e3318 = (_e1037 - _e1063);
                                        let _e3319 = (_e1040 - _e1066);
                                        let _e3320 = (_e1043 - _e1069);
                                        let _e3323 = ((_e3319 * _e2913) - (_e2912 * _e3320));
                                        let _e3326 = ((_e3320 * _e2911) - (_e2913 * _e3318));
                                        let _e3329 = ((_e3318 * _e2912) - (_e2911 * _e3319));
                                        let _e3330 = abs(_e3323);
                                        let _e3331 = abs(_e3326);
                                        let _e3333 = select(_e3331, _e3330, (_e3330 > _e3331));
                                        let _e3334 = abs(_e3329);
                                        let _e3336 = select(_e3334, _e3333, (_e3333 > _e3334));
                                        let _e3339 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3336, (_e3336 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3340 = (_e3323 * _e3339);
                                        let _e3341 = (_e3326 * _e3339);
                                        let _e3342 = (_e3329 * _e3339);
                                        let _e3343 = (_e1915 * _e3340);
                                        let _e3344 = (_e1918 * _e3341);
                                        let _e3345 = (_e1921 * _e3342);
                                        let _e3355 = ((abs(_e3340) + abs(_e3341)) + abs(_e3342));
                                        let _e3358 = (0.0000000000000000000000000000000000030092655f * (1f + _e3355));
                                        let _e3360 = (_e2358 * _e3355);
                                        let _e3365 = (_e2963 * _e3340);
                                        let _e3366 = (_e2966 * _e3341);
                                        let _e3367 = (_e2969 * _e3342);
                                        let _e3380 = (_e2990 * _e3340);
                                        let _e3381 = (_e2993 * _e3341);
                                        let _e3382 = (_e2996 * _e3342);
                                        let _e3395 = (_e1997 * _e3340);
                                        let _e3396 = (_e2000 * _e3341);
                                        let _e3397 = (_e2003 * _e3342);
                                        let _e3409 = (_e3031 * _e3340);
                                        let _e3410 = (_e3034 * _e3341);
                                        let _e3411 = (_e3037 * _e3342);
                                        let _e3424 = (_e3058 * _e3340);
                                        let _e3425 = (_e3061 * _e3341);
                                        let _e3426 = (_e3064 * _e3342);
                                        let _e3440 = (_e2042 * _e3340);
                                        let _e3441 = (_e2045 * _e3341);
                                        let _e3442 = (_e2048 * _e3342);
                                        let _e3454 = (_e3100 * _e3340);
                                        let _e3455 = (_e3103 * _e3341);
                                        let _e3456 = (_e3106 * _e3342);
                                        let _e3469 = (_e3127 * _e3340);
                                        let _e3470 = (_e3130 * _e3341);
                                        let _e3471 = (_e3133 * _e3342);
                                        phi_38374_ = (((((((((_e2936 + _e2937) + _e2938) > (((0.0000019073486f * ((abs(_e2936) + abs(_e2937)) + abs(_e2938))) + _e2951) + _e2953)) && (((_e2970 + _e2971) + _e2972) > (((0.0000019073486f * ((abs(_e2970) + abs(_e2971)) + abs(_e2972))) + _e2951) + _e2953))) && (((_e2997 + _e2998) + _e2999) > (((0.0000019073486f * ((abs(_e2997) + abs(_e2998)) + abs(_e2999))) + _e2951) + _e2953))) && (((((_e3012 + _e3013) + _e3014) > (((0.0000019073486f * ((abs(_e3012) + abs(_e3013)) + abs(_e3014))) + _e2951) + _e2953)) && (((_e3038 + _e3039) + _e3040) > (((0.0000019073486f * ((abs(_e3038) + abs(_e3039)) + abs(_e3040))) + _e2951) + _e2953))) && (((_e3065 + _e3066) + _e3067) > (((0.0000019073486f * ((abs(_e3065) + abs(_e3066)) + abs(_e3067))) + _e2951) + _e2953)))) && (((((_e3081 + _e3082) + _e3083) > (((0.0000019073486f * ((abs(_e3081) + abs(_e3082)) + abs(_e3083))) + _e2951) + _e2953)) && (((_e3107 + _e3108) + _e3109) > (((0.0000019073486f * ((abs(_e3107) + abs(_e3108)) + abs(_e3109))) + _e2951) + _e2953))) && (((_e3134 + _e3135) + _e3136) > (((0.0000019073486f * ((abs(_e3134) + abs(_e3135)) + abs(_e3136))) + _e2951) + _e2953)))) || (((((((_e3175 + _e3176) + _e3177) > (((0.0000019073486f * ((abs(_e3175) + abs(_e3176)) + abs(_e3177))) + _e3190) + _e3192)) && (((_e3197 + _e3198) + _e3199) > (((0.0000019073486f * ((abs(_e3197) + abs(_e3198)) + abs(_e3199))) + _e3190) + _e3192))) && (((_e3212 + _e3213) + _e3214) > (((0.0000019073486f * ((abs(_e3212) + abs(_e3213)) + abs(_e3214))) + _e3190) + _e3192))) && (((((_e3227 + _e3228) + _e3229) > (((0.0000019073486f * ((abs(_e3227) + abs(_e3228)) + abs(_e3229))) + _e3190) + _e3192)) && (((_e3241 + _e3242) + _e3243) > (((0.0000019073486f * ((abs(_e3241) + abs(_e3242)) + abs(_e3243))) + _e3190) + _e3192))) && (((_e3256 + _e3257) + _e3258) > (((0.0000019073486f * ((abs(_e3256) + abs(_e3257)) + abs(_e3258))) + _e3190) + _e3192)))) && (((((_e3272 + _e3273) + _e3274) > (((0.0000019073486f * ((abs(_e3272) + abs(_e3273)) + abs(_e3274))) + _e3190) + _e3192)) && (((_e3286 + _e3287) + _e3288) > (((0.0000019073486f * ((abs(_e3286) + abs(_e3287)) + abs(_e3288))) + _e3190) + _e3192))) && (((_e3301 + _e3302) + _e3303) > (((0.0000019073486f * ((abs(_e3301) + abs(_e3302)) + abs(_e3303))) + _e3190) + _e3192))))) || (((((((_e3343 + _e3344) + _e3345) > (((0.0000019073486f * ((abs(_e3343) + abs(_e3344)) + abs(_e3345))) + _e3358) + _e3360)) && (((_e3365 + _e3366) + _e3367) > (((0.0000019073486f * ((abs(_e3365) + abs(_e3366)) + abs(_e3367))) + _e3358) + _e3360))) && (((_e3380 + _e3381) + _e3382) > (((0.0000019073486f * ((abs(_e3380) + abs(_e3381)) + abs(_e3382))) + _e3358) + _e3360))) && (((((_e3395 + _e3396) + _e3397) > (((0.0000019073486f * ((abs(_e3395) + abs(_e3396)) + abs(_e3397))) + _e3358) + _e3360)) && (((_e3409 + _e3410) + _e3411) > (((0.0000019073486f * ((abs(_e3409) + abs(_e3410)) + abs(_e3411))) + _e3358) + _e3360))) && (((_e3424 + _e3425) + _e3426) > (((0.0000019073486f * ((abs(_e3424) + abs(_e3425)) + abs(_e3426))) + _e3358) + _e3360)))) && (((((_e3440 + _e3441) + _e3442) > (((0.0000019073486f * ((abs(_e3440) + abs(_e3441)) + abs(_e3442))) + _e3358) + _e3360)) && (((_e3454 + _e3455) + _e3456) > (((0.0000019073486f * ((abs(_e3454) + abs(_e3455)) + abs(_e3456))) + _e3358) + _e3360))) && (((_e3469 + _e3470) + _e3471) > (((0.0000019073486f * ((abs(_e3469) + abs(_e3470)) + abs(_e3471))) + _e3358) + _e3360)))));
                                    }
                                    let _e3487 = phi_38374_;
                                    phi_38375_ = _e3487;
                                    phi_38376_ = _e2891;
                                }
                                let _e3489 = phi_38375_;
                                let _e3491 = phi_38376_;
                                phi_38377_ = _e3489;
                                phi_38378_ = _e3491;
                            }
                            let _e3493 = phi_38377_;
                            let _e3495 = phi_38378_;
                            phi_40013_ = select(_e3493, true, _e3495);
                            phi_40014_ = bool();
                            phi_40015_ = true;
                        } else {
                            if (_e596 == _e610) {
                                phi_38393_ = bool();
                                phi_38394_ = true;
                            } else {
                                let _e1074 = (_e610 == _e624);
                                if _e1074 {
                                    phi_38392_ = bool();
                                } else {
                                    phi_38392_ = (_e624 == _e596);
                                }
                                let _e1077 = phi_38392_;
                                phi_38393_ = _e1077;
                                phi_38394_ = _e1074;
                            }
                            let _e1079 = phi_38393_;
                            let _e1081 = phi_38394_;
                            if select(_e1079, true, _e1081) {
                                phi_40008_ = bool();
                                phi_40009_ = true;
                            } else {
                                if (_e656 == _e670) {
                                    phi_38412_ = bool();
                                    phi_38413_ = true;
                                } else {
                                    let _e1084 = (_e670 == _e684);
                                    if _e1084 {
                                        phi_38411_ = bool();
                                    } else {
                                        phi_38411_ = (_e684 == _e656);
                                    }
                                    let _e1087 = phi_38411_;
                                    phi_38412_ = _e1087;
                                    phi_38413_ = _e1084;
                                }
                                let _e1089 = phi_38412_;
                                let _e1091 = phi_38413_;
                                let _e1092 = select(_e1089, true, _e1091);
                                if _e1092 {
                                    phi_40007_ = bool();
                                } else {
                                    let _e1093 = (_e737 == 1u);
                                    let _e1109 = (select(0u, 1u, ((((_e656 == _e610) || (_e670 == _e610)) || (_e684 == _e610)) == _e1093)) + (2u * select(0u, 1u, ((((_e656 == _e624) || (_e670 == _e624)) || (_e684 == _e624)) == _e1093))));
                                    if _e1093 {
                                        phi_38447_ = _e1109;
                                    } else {
                                        if (_e1109 == 2u) {
                                            phi_38446_ = 0u;
                                        } else {
                                            phi_38446_ = (_e1109 + 1u);
                                        }
                                        let _e1113 = phi_38446_;
                                        phi_38447_ = _e1113;
                                    }
                                    let _e1115 = phi_38447_;
                                    if (_e1115 == 0u) {
                                        phi_38459_ = type_90(_e1004, _e1017, _e1030);
                                    } else {
                                        if (_e1115 == 1u) {
                                            phi_38458_ = type_90(_e1017, _e1030, _e1004);
                                        } else {
                                            phi_38458_ = type_90(_e1030, _e1004, _e1017);
                                        }
                                        let _e1121 = phi_38458_;
                                        phi_38459_ = _e1121;
                                    }
                                    let _e1123 = phi_38459_;
                                    let _e1139 = (select(0u, 1u, ((((_e596 == _e670) || (_e610 == _e670)) || (_e624 == _e670)) == _e1093)) + (2u * select(0u, 1u, ((((_e596 == _e684) || (_e610 == _e684)) || (_e624 == _e684)) == _e1093))));
                                    if _e1093 {
                                        phi_38486_ = _e1139;
                                    } else {
                                        if (_e1139 == 2u) {
                                            phi_38485_ = 0u;
                                        } else {
                                            phi_38485_ = (_e1139 + 1u);
                                        }
                                        let _e1143 = phi_38485_;
                                        phi_38486_ = _e1143;
                                    }
                                    let _e1145 = phi_38486_;
                                    if (_e1145 == 0u) {
                                        phi_38498_ = type_90(_e1044, _e1057, _e1070);
                                    } else {
                                        if (_e1145 == 1u) {
                                            phi_38497_ = type_90(_e1057, _e1070, _e1044);
                                        } else {
                                            phi_38497_ = type_90(_e1070, _e1044, _e1057);
                                        }
                                        let _e1151 = phi_38497_;
                                        phi_38498_ = _e1151;
                                    }
                                    let _e1153 = phi_38498_;
                                    if _e1093 {
                                        let _e1399 = bitcast<f32>((bitcast<u32>((_e1153.member_1.x - _e1153.member.x)) ^ _e704));
                                        let _e1402 = bitcast<f32>((bitcast<u32>((_e1153.member_1.y - _e1153.member.y)) ^ _e704));
                                        let _e1405 = bitcast<f32>((bitcast<u32>((_e1153.member_1.z - _e1153.member.z)) ^ _e704));
                                        let _e1414 = bitcast<f32>((bitcast<u32>((_e1153.member_2.x - _e1153.member.x)) ^ _e704));
                                        let _e1417 = bitcast<f32>((bitcast<u32>((_e1153.member_2.y - _e1153.member.y)) ^ _e704));
                                        let _e1420 = bitcast<f32>((bitcast<u32>((_e1153.member_2.z - _e1153.member.z)) ^ _e704));
                                        let _e1429 = bitcast<f32>((bitcast<u32>((_e1123.member_1.x - _e1153.member.x)) ^ _e704));
                                        let _e1432 = bitcast<f32>((bitcast<u32>((_e1123.member_1.y - _e1153.member.y)) ^ _e704));
                                        let _e1435 = bitcast<f32>((bitcast<u32>((_e1123.member_1.z - _e1153.member.z)) ^ _e704));
                                        let _e1436 = (_e1402 * _e1420);
                                        let _e1437 = (_e1405 * _e1417);
                                        let _e1438 = (_e1405 * _e1414);
                                        let _e1439 = (_e1399 * _e1420);
                                        let _e1440 = (_e1399 * _e1417);
                                        let _e1441 = (_e1402 * _e1414);
                                        let _e1442 = (_e1436 - _e1437);
                                        let _e1444 = (_e1438 - _e1439);
                                        let _e1447 = (_e1440 - _e1441);
                                        let _e1449 = (((_e1429 * _e1442) + (_e1432 * _e1444)) + (_e1435 * _e1447));
                                        let _e1450 = abs(_e1429);
                                        let _e1453 = (abs(_e1436) + abs(_e1437));
                                        let _e1455 = abs(_e1432);
                                        let _e1458 = (abs(_e1438) + abs(_e1439));
                                        let _e1461 = abs(_e1435);
                                        let _e1464 = (abs(_e1440) + abs(_e1441));
                                        let _e1467 = abs(_e1399);
                                        let _e1468 = abs(_e1402);
                                        let _e1470 = select(_e1468, _e1467, (_e1467 > _e1468));
                                        let _e1471 = abs(_e1405);
                                        let _e1473 = select(_e1471, _e1470, (_e1470 > _e1471));
                                        let _e1474 = abs(_e1414);
                                        let _e1475 = abs(_e1417);
                                        let _e1477 = select(_e1475, _e1474, (_e1474 > _e1475));
                                        let _e1478 = abs(_e1420);
                                        let _e1480 = select(_e1478, _e1477, (_e1477 > _e1478));
                                        let _e1482 = select(_e1480, _e1473, (_e1473 > _e1480));
                                        let _e1484 = select(_e1455, _e1450, (_e1450 > _e1455));
                                        let _e1486 = select(_e1461, _e1484, (_e1484 > _e1461));
                                        let _e1488 = select(_e1486, _e1482, (_e1482 > _e1486));
                                        let _e1489 = (_e1488 * _e1488);
                                        let _e1494 = (64f * _e991);
                                        let _e1496 = ((4f * _e991) * _e991);
                                        let _e1499 = (((0.0000019073486f * (((_e1450 * _e1453) + (_e1455 * _e1458)) + (_e1461 * _e1464))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1489))) + (_e1494 * (_e1489 + _e1496)));
                                        if (_e1449 > _e1499) {
                                            phi_38673_ = 1i;
                                        } else {
                                            phi_38673_ = select(0i, -1i, (_e1449 < -(_e1499)));
                                        }
                                        let _e1505 = phi_38673_;
                                        let _e1514 = bitcast<f32>((bitcast<u32>((_e1123.member_2.x - _e1153.member.x)) ^ _e704));
                                        let _e1517 = bitcast<f32>((bitcast<u32>((_e1123.member_2.y - _e1153.member.y)) ^ _e704));
                                        let _e1520 = bitcast<f32>((bitcast<u32>((_e1123.member_2.z - _e1153.member.z)) ^ _e704));
                                        let _e1525 = (((_e1514 * _e1442) + (_e1517 * _e1444)) + (_e1520 * _e1447));
                                        let _e1526 = abs(_e1514);
                                        let _e1528 = abs(_e1517);
                                        let _e1531 = abs(_e1520);
                                        let _e1535 = select(_e1528, _e1526, (_e1526 > _e1528));
                                        let _e1537 = select(_e1531, _e1535, (_e1535 > _e1531));
                                        let _e1539 = select(_e1537, _e1482, (_e1482 > _e1537));
                                        let _e1540 = (_e1539 * _e1539);
                                        let _e1547 = (((0.0000019073486f * (((_e1526 * _e1453) + (_e1528 * _e1458)) + (_e1531 * _e1464))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1540))) + (_e1494 * (_e1540 + _e1496)));
                                        if (_e1525 > _e1547) {
                                            phi_38839_ = 1i;
                                        } else {
                                            phi_38839_ = select(0i, -1i, (_e1525 < -(_e1547)));
                                        }
                                        let _e1553 = phi_38839_;
                                        if ((_e1505 * _e1553) > 0i) {
                                            phi_39507_ = bool();
                                            phi_39508_ = true;
                                        } else {
                                            let _e1557 = (_e1123.member_1.x - _e1123.member.x);
                                            let _e1559 = (_e1123.member_1.y - _e1123.member.y);
                                            let _e1561 = (_e1123.member_1.z - _e1123.member.z);
                                            let _e1564 = bitcast<f32>((bitcast<u32>(_e1557) ^ _e704));
                                            let _e1567 = bitcast<f32>((bitcast<u32>(_e1559) ^ _e704));
                                            let _e1570 = bitcast<f32>((bitcast<u32>(_e1561) ^ _e704));
                                            let _e1571 = (_e1123.member_2.x - _e1123.member.x);
                                            let _e1572 = (_e1123.member_2.y - _e1123.member.y);
                                            let _e1573 = (_e1123.member_2.z - _e1123.member.z);
                                            let _e1576 = bitcast<f32>((bitcast<u32>(_e1571) ^ _e704));
                                            let _e1579 = bitcast<f32>((bitcast<u32>(_e1572) ^ _e704));
                                            let _e1582 = bitcast<f32>((bitcast<u32>(_e1573) ^ _e704));
                                            let _e1583 = (_e1153.member_1.x - _e1123.member.x);
                                            let _e1584 = (_e1153.member_1.y - _e1123.member.y);
                                            let _e1585 = (_e1153.member_1.z - _e1123.member.z);
                                            let _e1588 = bitcast<f32>((bitcast<u32>(_e1583) ^ _e704));
                                            let _e1591 = bitcast<f32>((bitcast<u32>(_e1584) ^ _e704));
                                            let _e1594 = bitcast<f32>((bitcast<u32>(_e1585) ^ _e704));
                                            let _e1595 = (_e1567 * _e1582);
                                            let _e1596 = (_e1570 * _e1579);
                                            let _e1597 = (_e1570 * _e1576);
                                            let _e1598 = (_e1564 * _e1582);
                                            let _e1599 = (_e1564 * _e1579);
                                            let _e1600 = (_e1567 * _e1576);
                                            let _e1601 = (_e1595 - _e1596);
                                            let _e1603 = (_e1597 - _e1598);
                                            let _e1606 = (_e1599 - _e1600);
                                            let _e1608 = (((_e1588 * _e1601) + (_e1591 * _e1603)) + (_e1594 * _e1606));
                                            let _e1609 = abs(_e1588);
                                            let _e1612 = (abs(_e1595) + abs(_e1596));
                                            let _e1614 = abs(_e1591);
                                            let _e1617 = (abs(_e1597) + abs(_e1598));
                                            let _e1620 = abs(_e1594);
                                            let _e1623 = (abs(_e1599) + abs(_e1600));
                                            let _e1626 = abs(_e1564);
                                            let _e1627 = abs(_e1567);
                                            let _e1629 = select(_e1627, _e1626, (_e1626 > _e1627));
                                            let _e1630 = abs(_e1570);
                                            let _e1632 = select(_e1630, _e1629, (_e1629 > _e1630));
                                            let _e1633 = abs(_e1576);
                                            let _e1634 = abs(_e1579);
                                            let _e1636 = select(_e1634, _e1633, (_e1633 > _e1634));
                                            let _e1637 = abs(_e1582);
                                            let _e1639 = select(_e1637, _e1636, (_e1636 > _e1637));
                                            let _e1641 = select(_e1639, _e1632, (_e1632 > _e1639));
                                            let _e1643 = select(_e1614, _e1609, (_e1609 > _e1614));
                                            let _e1645 = select(_e1620, _e1643, (_e1643 > _e1620));
                                            let _e1647 = select(_e1645, _e1641, (_e1641 > _e1645));
                                            let _e1648 = (_e1647 * _e1647);
                                            let _e1655 = (((0.0000019073486f * (((_e1609 * _e1612) + (_e1614 * _e1617)) + (_e1620 * _e1623))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1648))) + (_e1494 * (_e1648 + _e1496)));
                                            if (_e1608 > _e1655) {
                                                phi_39010_ = 1i;
                                            } else {
                                                phi_39010_ = select(0i, -1i, (_e1608 < -(_e1655)));
                                            }
                                            let _e1661 = phi_39010_;
                                            let _e1662 = (_e1153.member_2.x - _e1123.member.x);
                                            let _e1663 = (_e1153.member_2.y - _e1123.member.y);
                                            let _e1664 = (_e1153.member_2.z - _e1123.member.z);
                                            let _e1667 = bitcast<f32>((bitcast<u32>(_e1662) ^ _e704));
                                            let _e1670 = bitcast<f32>((bitcast<u32>(_e1663) ^ _e704));
                                            let _e1673 = bitcast<f32>((bitcast<u32>(_e1664) ^ _e704));
                                            let _e1678 = (((_e1667 * _e1601) + (_e1670 * _e1603)) + (_e1673 * _e1606));
                                            let _e1679 = abs(_e1667);
                                            let _e1681 = abs(_e1670);
                                            let _e1684 = abs(_e1673);
                                            let _e1688 = select(_e1681, _e1679, (_e1679 > _e1681));
                                            let _e1690 = select(_e1684, _e1688, (_e1688 > _e1684));
                                            let _e1692 = select(_e1690, _e1641, (_e1641 > _e1690));
                                            let _e1693 = (_e1692 * _e1692);
                                            let _e1700 = (((0.0000019073486f * (((_e1679 * _e1612) + (_e1681 * _e1617)) + (_e1684 * _e1623))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1693))) + (_e1494 * (_e1693 + _e1496)));
                                            if (_e1678 > _e1700) {
                                                phi_39176_ = 1i;
                                            } else {
                                                phi_39176_ = select(0i, -1i, (_e1678 < -(_e1700)));
                                            }
                                            let _e1706 = phi_39176_;
                                            let _e1708 = ((_e1661 * _e1706) > 0i);
                                            if _e1708 {
                                                phi_39506_ = bool();
                                            } else {
                                                let _e1709 = abs(_e1557);
                                                let _e1710 = abs(_e1559);
                                                let _e1712 = select(_e1710, _e1709, (_e1709 > _e1710));
                                                let _e1713 = abs(_e1561);
                                                let _e1715 = select(_e1713, _e1712, (_e1712 > _e1713));
                                                let _e1718 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1715, (_e1715 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1722 = abs(_e1571);
                                                let _e1723 = abs(_e1572);
                                                let _e1725 = select(_e1723, _e1722, (_e1722 > _e1723));
                                                let _e1726 = abs(_e1573);
                                                let _e1728 = select(_e1726, _e1725, (_e1725 > _e1726));
                                                let _e1731 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1728, (_e1728 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1738 = abs(_e1583);
                                                let _e1739 = abs(_e1584);
                                                let _e1741 = select(_e1739, _e1738, (_e1738 > _e1739));
                                                let _e1742 = abs(_e1585);
                                                let _e1744 = select(_e1742, _e1741, (_e1741 > _e1742));
                                                let _e1747 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1744, (_e1744 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1754 = abs(_e1662);
                                                let _e1755 = abs(_e1663);
                                                let _e1757 = select(_e1755, _e1754, (_e1754 > _e1755));
                                                let _e1758 = abs(_e1664);
                                                let _e1760 = select(_e1758, _e1757, (_e1757 > _e1758));
                                                let _e1763 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1760, (_e1760 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1767 = ((((_e1557 * _e1718) + (_e1571 * _e1731)) - (_e1583 * _e1747)) - (_e1662 * _e1763));
                                                let _e1768 = ((((_e1559 * _e1718) + (_e1572 * _e1731)) - (_e1584 * _e1747)) - (_e1663 * _e1763));
                                                let _e1769 = ((((_e1561 * _e1718) + (_e1573 * _e1731)) - (_e1585 * _e1747)) - (_e1664 * _e1763));
                                                let _e1770 = (_e1564 * _e1767);
                                                let _e1771 = (_e1567 * _e1768);
                                                let _e1772 = (_e1570 * _e1769);
                                                let _e1782 = ((abs(_e1767) + abs(_e1768)) + abs(_e1769));
                                                let _e1785 = (0.0000000000000000000000000000000000030092655f * (1f + _e1782));
                                                let _e1788 = ((2.5f * _e991) * _e1782);
                                                if (((_e1770 + _e1771) + _e1772) > (((0.0000019073486f * ((abs(_e1770) + abs(_e1771)) + abs(_e1772))) + _e1785) + _e1788)) {
                                                    let _e1793 = (_e1576 * _e1767);
                                                    let _e1794 = (_e1579 * _e1768);
                                                    let _e1795 = (_e1582 * _e1769);
                                                    if (((_e1793 + _e1794) + _e1795) > (((0.0000019073486f * ((abs(_e1793) + abs(_e1794)) + abs(_e1795))) + _e1785) + _e1788)) {
                                                        let _e1819 = (bitcast<f32>((bitcast<u32>((_e1123.member.x - _e1153.member_1.x)) ^ _e704)) * _e1767);
                                                        let _e1820 = (bitcast<f32>((bitcast<u32>((_e1123.member.y - _e1153.member_1.y)) ^ _e704)) * _e1768);
                                                        let _e1821 = (bitcast<f32>((bitcast<u32>((_e1123.member.z - _e1153.member_1.z)) ^ _e704)) * _e1769);
                                                        let _e1832 = (((_e1819 + _e1820) + _e1821) > (((0.0000019073486f * ((abs(_e1819) + abs(_e1820)) + abs(_e1821))) + _e1785) + _e1788));
                                                        if _e1832 {
                                                            let _e1845 = (bitcast<f32>((bitcast<u32>((_e1123.member.x - _e1153.member_2.x)) ^ _e704)) * _e1767);
                                                            let _e1846 = (bitcast<f32>((bitcast<u32>((_e1123.member.y - _e1153.member_2.y)) ^ _e704)) * _e1768);
                                                            let _e1847 = (bitcast<f32>((bitcast<u32>((_e1123.member.z - _e1153.member_2.z)) ^ _e704)) * _e1769);
                                                            phi_39496_ = (((_e1845 + _e1846) + _e1847) > (((0.0000019073486f * ((abs(_e1845) + abs(_e1846)) + abs(_e1847))) + _e1785) + _e1788));
                                                        } else {
                                                            phi_39496_ = bool();
                                                        }
                                                        let _e1860 = phi_39496_;
                                                        phi_39498_ = _e1860;
                                                        phi_39499_ = select(true, false, _e1832);
                                                    } else {
                                                        phi_39498_ = bool();
                                                        phi_39499_ = true;
                                                    }
                                                    let _e1863 = phi_39498_;
                                                    let _e1865 = phi_39499_;
                                                    phi_39500_ = _e1863;
                                                    phi_39501_ = _e1865;
                                                } else {
                                                    phi_39500_ = bool();
                                                    phi_39501_ = true;
                                                }
                                                let _e1867 = phi_39500_;
                                                let _e1869 = phi_39501_;
                                                phi_39506_ = select(_e1867, false, _e1869);
                                            }
                                            let _e1872 = phi_39506_;
                                            phi_39507_ = _e1872;
                                            phi_39508_ = _e1708;
                                        }
                                        let _e1874 = phi_39507_;
                                        let _e1876 = phi_39508_;
                                        phi_40006_ = select(_e1874, true, _e1876);
                                    } else {
                                        let _e1169 = bitcast<f32>((bitcast<u32>((_e1123.member_1.x - _e1123.member.x)) ^ _e704));
                                        let _e1172 = bitcast<f32>((bitcast<u32>((_e1123.member_1.y - _e1123.member.y)) ^ _e704));
                                        let _e1175 = bitcast<f32>((bitcast<u32>((_e1123.member_1.z - _e1123.member.z)) ^ _e704));
                                        let _e1184 = bitcast<f32>((bitcast<u32>((_e1123.member_2.x - _e1123.member.x)) ^ _e704));
                                        let _e1187 = bitcast<f32>((bitcast<u32>((_e1123.member_2.y - _e1123.member.y)) ^ _e704));
                                        let _e1190 = bitcast<f32>((bitcast<u32>((_e1123.member_2.z - _e1123.member.z)) ^ _e704));
                                        let _e1199 = bitcast<f32>((bitcast<u32>((_e1153.member_2.x - _e1123.member.x)) ^ _e704));
                                        let _e1202 = bitcast<f32>((bitcast<u32>((_e1153.member_2.y - _e1123.member.y)) ^ _e704));
                                        let _e1205 = bitcast<f32>((bitcast<u32>((_e1153.member_2.z - _e1123.member.z)) ^ _e704));
                                        let _e1206 = (_e1172 * _e1190);
                                        let _e1207 = (_e1175 * _e1187);
                                        let _e1208 = (_e1175 * _e1184);
                                        let _e1209 = (_e1169 * _e1190);
                                        let _e1210 = (_e1169 * _e1187);
                                        let _e1211 = (_e1172 * _e1184);
                                        let _e1219 = (((_e1199 * (_e1206 - _e1207)) + (_e1202 * (_e1208 - _e1209))) + (_e1205 * (_e1210 - _e1211)));
                                        let _e1220 = abs(_e1199);
                                        let _e1225 = abs(_e1202);
                                        let _e1231 = abs(_e1205);
                                        let _e1237 = abs(_e1169);
                                        let _e1238 = abs(_e1172);
                                        let _e1240 = select(_e1238, _e1237, (_e1237 > _e1238));
                                        let _e1241 = abs(_e1175);
                                        let _e1243 = select(_e1241, _e1240, (_e1240 > _e1241));
                                        let _e1244 = abs(_e1184);
                                        let _e1245 = abs(_e1187);
                                        let _e1247 = select(_e1245, _e1244, (_e1244 > _e1245));
                                        let _e1248 = abs(_e1190);
                                        let _e1250 = select(_e1248, _e1247, (_e1247 > _e1248));
                                        let _e1252 = select(_e1250, _e1243, (_e1243 > _e1250));
                                        let _e1254 = select(_e1225, _e1220, (_e1220 > _e1225));
                                        let _e1256 = select(_e1231, _e1254, (_e1254 > _e1231));
                                        let _e1258 = select(_e1256, _e1252, (_e1252 > _e1256));
                                        let _e1259 = (_e1258 * _e1258);
                                        let _e1264 = (64f * _e991);
                                        let _e1266 = ((4f * _e991) * _e991);
                                        let _e1269 = (((0.0000019073486f * (((_e1220 * (abs(_e1206) + abs(_e1207))) + (_e1225 * (abs(_e1208) + abs(_e1209)))) + (_e1231 * (abs(_e1210) + abs(_e1211))))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1259))) + (_e1264 * (_e1259 + _e1266)));
                                        if (_e1219 > _e1269) {
                                            phi_39682_ = 1i;
                                        } else {
                                            phi_39682_ = select(0i, -1i, (_e1219 < -(_e1269)));
                                        }
                                        let _e1275 = phi_39682_;
                                        if (_e1275 == 0i) {
                                            let _e1278 = (_e1206 - (_e1187 * _e1175));
                                            let _e1280 = (_e1208 - (_e1190 * _e1169));
                                            let _e1282 = (_e1210 - (_e1184 * _e1172));
                                            let _e1283 = abs(_e1278);
                                            let _e1284 = abs(_e1280);
                                            let _e1286 = select(_e1284, _e1283, (_e1283 > _e1284));
                                            let _e1287 = abs(_e1282);
                                            let _e1289 = select(_e1287, _e1286, (_e1286 > _e1287));
                                            let _e1292 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1289, (_e1289 > 0.0000000000000000000000000000000000030092655f)));
                                            let _e1296 = ((_e1278 * _e1292) * _e1243);
                                            let _e1297 = ((_e1280 * _e1292) * _e1243);
                                            let _e1298 = ((_e1282 * _e1292) * _e1243);
                                            let _e1299 = (_e1172 * _e1298);
                                            let _e1300 = (_e1175 * _e1297);
                                            let _e1301 = (_e1175 * _e1296);
                                            let _e1302 = (_e1169 * _e1298);
                                            let _e1303 = (_e1169 * _e1297);
                                            let _e1304 = (_e1172 * _e1296);
                                            let _e1305 = (_e1299 - _e1300);
                                            let _e1307 = (_e1301 - _e1302);
                                            let _e1310 = (_e1303 - _e1304);
                                            let _e1312 = (((_e1184 * _e1305) + (_e1187 * _e1307)) + (_e1190 * _e1310));
                                            let _e1315 = (abs(_e1299) + abs(_e1300));
                                            let _e1319 = (abs(_e1301) + abs(_e1302));
                                            let _e1324 = (abs(_e1303) + abs(_e1304));
                                            let _e1327 = abs(_e1296);
                                            let _e1328 = abs(_e1297);
                                            let _e1330 = select(_e1328, _e1327, (_e1327 > _e1328));
                                            let _e1331 = abs(_e1298);
                                            let _e1333 = select(_e1331, _e1330, (_e1330 > _e1331));
                                            let _e1335 = select(_e1333, _e1243, (_e1243 > _e1333));
                                            let _e1337 = select(_e1250, _e1335, (_e1335 > _e1250));
                                            let _e1338 = (_e1337 * _e1337);
                                            let _e1345 = (((0.0000019073486f * (((_e1244 * _e1315) + (_e1245 * _e1319)) + (_e1248 * _e1324))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1338))) + (_e1264 * (_e1338 + _e1266)));
                                            if (_e1312 > _e1345) {
                                                phi_39896_ = 1i;
                                            } else {
                                                phi_39896_ = select(0i, -1i, (_e1312 < -(_e1345)));
                                            }
                                            let _e1351 = phi_39896_;
                                            let _e1356 = (((_e1199 * _e1305) + (_e1202 * _e1307)) + (_e1205 * _e1310));
                                            let _e1363 = select(_e1256, _e1335, (_e1335 > _e1256));
                                            let _e1364 = (_e1363 * _e1363);
                                            let _e1371 = (((0.0000019073486f * (((_e1220 * _e1315) + (_e1225 * _e1319)) + (_e1231 * _e1324))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1364))) + (_e1264 * (_e1364 + _e1266)));
                                            if (_e1356 > _e1371) {
                                                phi_40002_ = 1i;
                                            } else {
                                                phi_40002_ = select(0i, -1i, (_e1356 < -(_e1371)));
                                            }
                                            let _e1377 = phi_40002_;
                                            phi_40005_ = ((_e1351 * _e1377) < 0i);
                                        } else {
                                            phi_40005_ = true;
                                        }
                                        let _e1381 = phi_40005_;
                                        phi_40006_ = _e1381;
                                    }
                                    let _e1879 = phi_40006_;
                                    phi_40007_ = _e1879;
                                }
                                let _e1881 = phi_40007_;
                                phi_40008_ = _e1881;
                                phi_40009_ = _e1092;
                            }
                            let _e1883 = phi_40008_;
                            let _e1885 = phi_40009_;
                            phi_40013_ = false;
                            phi_40014_ = _e1883;
                            phi_40015_ = _e1885;
                        }
                        let _e3498 = phi_40013_;
                        let _e3500 = phi_40014_;
                        let _e3502 = phi_40015_;
                        phi_40019_ = _e3498;
                        phi_40020_ = _e3500;
                        phi_40021_ = _e3502;
                    }
                    let _e3504 = phi_40019_;
                    let _e3506 = phi_40020_;
                    let _e3508 = phi_40021_;
                    phi_40030_ = select(2u, 0u, select(_e3506, _e3504, _e3508));
                }
                let _e3512 = phi_40030_;
                let _e3515 = (_e440 & 31u);
                phi_40043_ = (_e442 + select(0u, 1u, _e577));
                phi_40044_ = (_e444 | (select(0u, 1u, (_e3512 == 2u)) << bitcast<u32>(_e3515)));
                phi_40045_ = (_e446 | (select(0u, 1u, (_e3512 == 1u)) << bitcast<u32>(_e3515)));
            } else {
                phi_40043_ = _e442;
                phi_40044_ = _e444;
                phi_40045_ = _e446;
            }
            let _e3527 = phi_40043_;
            let _e3529 = phi_40044_;
            let _e3531 = phi_40045_;
            phi_34159_ = (_e440 + _e414.z);
            phi_34162_ = _e3527;
            phi_34164_ = _e3529;
            phi_34166_ = _e3531;
        } else {
            break;
        }
        let _e3534 = phi_34159_;
        let _e3536 = phi_34162_;
        let _e3538 = phi_34164_;
        let _e3540 = phi_34166_;
        continue;
        continuing {
            phi_34158_ = _e3534;
            phi_34161_ = _e3536;
            phi_34163_ = _e3538;
            phi_34165_ = _e3540;
        }
    }
    let _e3543 = local_255;
    let _e3545 = local_256;
    let _e3546 = (_e3543 | _e3545);
    if (_e3546 == 0u) {
        phi_40055_ = 0u;
    } else {
        let _e3550 = atomicAdd((&counts_3[0u]), countOneBits(_e3546));
        phi_40055_ = _e3550;
    }
    let _e3552 = phi_40055_;
    let _e3554 = local_257;
    if (_e3554 == 0u) {
    } else {
        let _e3557 = local_258;
        let _e3560 = atomicAdd((&counts_3[1u]), countOneBits(_e3557));
    }
    let _e3562 = local_259;
    if (_e3562 > 0u) {
        let _e3565 = local_260;
        let _e3568 = local_261;
        let _e3571 = atomicAdd((&counts_3[2u]), select(1u, _e3568, (_e3565 > 1u)));
    }
    workgroupBarrier();
    if _e430 {
        let _e3573 = atomicLoad((&counts_3[_e424]));
        if (_e3573 > 0u) {
            let _e3577 = atomicAdd((&counters.member[_e424]), _e3573);
            if (_e424 == 0u) {
                reserved[0u] = _e3577;
            }
        }
    }
    workgroupBarrier();
    phi_40092_ = _e3552;
    phi_40095_ = _e3546;
    loop {
        let _e3581 = phi_40092_;
        let _e3583 = phi_40095_;
        let _e3584 = (_e3583 == 0u);
        if _e3584 {
            phi_40093_ = u32();
            phi_40096_ = u32();
        } else {
            let _e3586 = select(firstTrailingBit(_e3583), 32u, _e3584);
            let _e3588 = reserved[0u];
            let _e3589 = (_e3588 + _e3581);
            let _e3592 = params_2.member.member_12;
            if (_e3589 < _e3592) {
                let _e3599 = pairs.member[((((_e429 * 8u) + _e3586) * 256u) + _e424)];
                let _e3602 = ((_e3599 >> bitcast<u32>(16i)) * 2u);
                let _e3605 = tiles.member[(4u + _e3602)];
                let _e3612 = boxes.member[((_e3605 * 256u) + ((_e3599 >> bitcast<u32>(8i)) & 255u))];
                let _e3616 = tiles.member[(_e3602 + 5u)];
                let _e3621 = boxes.member[((_e3616 * 256u) + (_e3599 & 255u))];
                if (_e3612.x < _e3621.x) {
                    phi_40153_ = type_58(_e3612.x, _e3621.x);
                } else {
                    phi_40153_ = type_58(_e3621.x, _e3612.x);
                }
                let _e3627 = phi_40153_;
                let _e3632 = local_262;
                let _e3638 = (_e3589 * 2u);
                results_1.member[_e3638] = (_e3627.member | select(2147483648u, 0u, (((_e3632 >> bitcast<u32>((_e3586 & 31u))) & 1u) == 0u)));
                results_1.member[(_e3638 + 1u)] = _e3627.member_1;
            }
            phi_40093_ = (_e3581 + 1u);
            phi_40096_ = (_e3583 & (_e3583 - 1u));
        }
        let _e3649 = phi_40093_;
        let _e3651 = phi_40096_;
        continue;
        continuing {
            phi_40092_ = _e3649;
            phi_40095_ = _e3651;
            break if !(select(true, false, _e3584));
        }
    }
    return;
}

fn function_55() {
    var local_263: array<u32, 2>;
    var phi_40219_: vec4<f32>;
    var phi_40224_: u32;
    var phi_40227_: f32;
    var phi_40225_: u32;
    var phi_40228_: f32;
    var phi_40242_: u32;
    var phi_40245_: u32;
    var local_264: f32;
    var local_265: f32;
    var phi_40267_: f32;
    var phi_40243_: u32;
    var phi_40246_: u32;
    var local_266: f32;
    var local_267: f32;
    var phi_40296_: f32;
    var local_268: u32;
    var phi_40315_: u32;
    var local_269: u32;
    var phi_40316_: u32;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_263 = array<u32, 2>(0u, 0u);
    local_263[_e413.z] = _e412.x;
    let _e421 = local_263[(_e414.z - 1u)];
    let _e428 = (((_e413.x + (_e413.y * _e414.x)) * 256u) + _e421);
    let _e431 = params_2.member.member_1;
    let _e432 = (_e428 < _e431);
    let _e434 = ((_e428 * 516u) + 3u);
    if _e432 {
        let _e437 = axes_2.member[_e434];
        targets[_e421] = _e437.y;
        phi_40219_ = _e437;
    } else {
        phi_40219_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e441 = phi_40219_;
    workgroupBarrier();
    if _e432 {
        phi_40224_ = 0u;
        phi_40227_ = 0f;
        loop {
            let _e443 = phi_40224_;
            let _e445 = phi_40227_;
            local_264 = _e445;
            local_265 = _e445;
            local_266 = _e445;
            local_267 = _e445;
            let _e446 = (_e443 < _e431);
            if _e446 {
                let _e448 = targets[_e443];
                phi_40225_ = (_e443 + 1u);
                phi_40228_ = (_e445 + _e448);
            } else {
                break;
            }
            let _e452 = phi_40225_;
            let _e454 = phi_40228_;
            continue;
            continuing {
                phi_40224_ = _e452;
                phi_40227_ = _e454;
            }
        }
        phi_40242_ = 0u;
        phi_40245_ = 0u;
        loop {
            let _e457 = phi_40242_;
            let _e459 = phi_40245_;
            local_268 = _e457;
            local_269 = _e457;
            let _e460 = (_e459 < _e428);
            if _e460 {
                let _e462 = targets[_e459];
                let _e465 = params_2.member.member_19;
                let _e467 = f32((_e465 - _e431));
                let _e469 = local_264;
                if (_e469 > _e467) {
                    let _e472 = local_265;
                    phi_40267_ = (_e462 * (_e467 / _e472));
                } else {
                    phi_40267_ = _e462;
                }
                let _e476 = phi_40267_;
                let _e481 = select(select(u32(_e476), 0u, (_e476 < 0f)), 4294967295u, (_e476 > 4294967000f));
                phi_40243_ = (_e457 + select(1u, _e481, (_e481 > 1u)));
                phi_40246_ = (_e459 + 1u);
            } else {
                break;
            }
            let _e487 = phi_40243_;
            let _e489 = phi_40246_;
            continue;
            continuing {
                phi_40242_ = _e487;
                phi_40245_ = _e489;
            }
        }
        let _e492 = targets[_e428];
        let _e495 = params_2.member.member_19;
        let _e497 = f32((_e495 - _e431));
        let _e499 = local_266;
        if (_e499 > _e497) {
            let _e502 = local_267;
            phi_40296_ = (_e492 * (_e497 / _e502));
        } else {
            phi_40296_ = _e492;
        }
        let _e506 = phi_40296_;
        let _e511 = select(select(u32(_e506), 0u, (_e506 < 0f)), 4294967295u, (_e506 > 4294967000f));
        let _e513 = select(1u, _e511, (_e511 > 1u));
        let _e516 = local_268;
        let _e522 = vec4<f32>(_e441.x, f32(_e513), _e441.z, _e441.w);
        axes_2.member[_e434] = vec4<f32>(_e522.x, _e522.y, f32(_e516), _e522.w);
        phi_40315_ = 0u;
        loop {
            let _e531 = phi_40315_;
            let _e532 = (_e531 < _e513);
            if _e532 {
                let _e534 = local_269;
                strip_clusters_1.member[(_e534 + _e531)] = _e428;
                phi_40316_ = (_e531 + 1u);
            } else {
                break;
            }
            let _e540 = phi_40316_;
            continue;
            continuing {
                phi_40315_ = _e540;
            }
        }
    }
    return;
}

fn function_56() {
    var local_270: array<u32, 2>;
    var phi_40427_: u32;
    var phi_40431_: u32;
    var phi_40434_: u32;
    var phi_40462_: u32;
    var phi_40463_: u32;
    var phi_40432_: u32;
    var phi_40435_: u32;
    var phi_40464_: bool;
    var local_271: u32;
    var local_272: u32;
    var phi_40491_: f32;
    var phi_40551_: type_96;
    var phi_40668_: f32;
    var phi_41100_: type_96;
    var phi_41217_: f32;
    var phi_41565_: bool;
    var phi_41566_: bool;
    var phi_41649_: vec4<f32>;
    var phi_41659_: vec4<f32>;
    var phi_41662_: u32;
    var phi_41660_: vec4<f32>;
    var phi_41663_: u32;
    var local_273: vec4<f32>;
    var phi_41710_: u32;
    var phi_41713_: u32;
    var phi_41711_: u32;
    var phi_41714_: u32;
    var local_274: u32;
    var local_275: vec4<f32>;
    var phi_41749_: u32;
    var phi_41752_: u32;
    var phi_41750_: u32;
    var phi_41753_: u32;
    var local_276: u32;
    var phi_41781_: bool;
    var phi_41782_: bool;
    var phi_41783_: bool;
    var phi_41784_: bool;
    var phi_41785_: bool;
    var phi_41790_: bool;
    var phi_41802_: u32;
    var phi_41820_: u32;
    var phi_41821_: u32;
    var phi_41839_: u32;
    var phi_41840_: u32;
    var phi_41850_: u32;
    var phi_41853_: u32;
    var phi_41855_: u32;
    var phi_41874_: bool;
    var phi_41875_: bool;
    var phi_41887_: bool;
    var phi_41888_: bool;
    var phi_41851_: u32;
    var phi_41854_: u32;
    var phi_41856_: u32;
    var local_277: u32;
    var local_278: u32;
    var phi_41918_: u32;
    var phi_41933_: u32;
    var phi_41935_: f32;
    var phi_41936_: f32;
    var phi_41937_: f32;
    var phi_41938_: f32;
    var phi_41963_: u32;
    var phi_41964_: u32;
    var phi_41982_: u32;
    var phi_41983_: u32;
    var phi_41993_: u32;
    var phi_41996_: u32;
    var phi_41998_: u32;
    var phi_42017_: bool;
    var phi_42018_: bool;
    var phi_42030_: bool;
    var phi_42031_: bool;
    var phi_41994_: u32;
    var phi_41997_: u32;
    var phi_41999_: u32;
    var local_279: u32;
    var local_280: u32;
    var phi_42061_: u32;
    var phi_42076_: u32;
    var phi_42078_: f32;
    var phi_42079_: f32;
    var phi_42080_: f32;
    var phi_42081_: f32;
    var phi_42106_: u32;
    var phi_42107_: u32;
    var phi_42125_: u32;
    var phi_42126_: u32;
    var phi_42136_: u32;
    var phi_42139_: u32;
    var phi_42141_: u32;
    var phi_42160_: bool;
    var phi_42161_: bool;
    var phi_42173_: bool;
    var phi_42174_: bool;
    var phi_42137_: u32;
    var phi_42140_: u32;
    var phi_42142_: u32;
    var local_281: u32;
    var local_282: u32;
    var phi_42204_: u32;
    var phi_42219_: u32;
    var phi_42221_: f32;
    var phi_42222_: f32;
    var phi_42223_: f32;
    var phi_42224_: f32;
    var phi_42245_: vec3<f32>;
    var phi_42246_: vec3<f32>;
    var phi_42257_: type_97;
    var phi_42301_: u32;
    var phi_42304_: u32;
    var phi_42302_: u32;
    var phi_42305_: u32;
    var local_283: u32;
    var local_284: u32;
    var local_285: u32;
    var phi_42384_: u32;
    var phi_42387_: u32;
    var phi_42385_: u32;
    var phi_42388_: u32;
    var local_286: u32;
    var local_287: u32;
    var local_288: u32;
    var phi_42468_: u32;
    var phi_42471_: u32;
    var phi_42469_: u32;
    var phi_42472_: u32;
    var local_289: u32;
    var local_290: u32;
    var local_291: u32;
    var phi_42551_: u32;
    var phi_42554_: u32;
    var phi_42552_: u32;
    var phi_42555_: u32;
    var local_292: u32;
    var local_293: u32;
    var local_294: u32;
    var phi_42639_: vec4<f32>;
    var phi_42645_: vec4<f32>;
    var phi_42652_: vec4<f32>;
    var phi_42655_: u32;
    var phi_42653_: vec4<f32>;
    var phi_42656_: u32;
    var local_295: vec4<f32>;
    var local_296: vec4<f32>;

    let _e412 = builtin_local_58;
    let _e413 = builtin_group_58;
    let _e414 = builtin_groups_58;
    local_270 = array<u32, 2>(0u, 0u);
    local_270[_e413.z] = _e412.x;
    let _e421 = local_270[(_e414.z - 1u)];
    let _e426 = (_e413.x + (_e413.y * _e414.x));
    if (_e421 < 133u) {
        atomicStore((&counts_4[_e421]), 0u);
    }
    workgroupBarrier();
    let _e429 = (_e414.z ^ 1u);
    let _e432 = frame_3.member[1u];
    let _e434 = (_e426 * 5u);
    let _e437 = solved_1.member[_e434];
    let _e441 = solved_1.member[(_e434 + 1u)];
    let _e445 = solved_1.member[(_e434 + 2u)];
    let _e449 = solved_1.member[(_e434 + 3u)];
    let _e474 = solved_1.member[(_e434 + 4u)];
    let _e480 = select(select(u32(_e474.x), 0u, (_e474.x < 0f)), 4294967295u, (_e474.x > 4294967000f));
    let _e484 = params_2.member.member_2;
    let _e488 = params_2.member.member_4;
    let _e489 = (_e488 / 256u);
    if ((_e488 % 256u) > 0u) {
        phi_40427_ = (_e489 + 1u);
    } else {
        phi_40427_ = _e489;
    }
    let _e494 = phi_40427_;
    let _e495 = ((firstTrailingBit(256u) - _e484) & 31u);
    phi_40431_ = _e421;
    phi_40434_ = 4294967295u;
    loop {
        let _e499 = phi_40431_;
        let _e501 = phi_40434_;
        local_271 = _e501;
        local_272 = _e501;
        if (_e499 < (_e494 << bitcast<u32>(_e495))) {
            let _e503 = (_e501 == 4294967295u);
            if _e503 {
                let _e518 = members_1.member[((((_e499 >> bitcast<u32>(_e495)) * 256u) + ((_e499 & ((1u << bitcast<u32>(_e495)) - 1u)) << bitcast<u32>((_e484 & 31u)))) + _e426)];
                phi_40462_ = (_e499 + 256u);
                phi_40463_ = _e518;
            } else {
                phi_40462_ = u32();
                phi_40463_ = u32();
            }
            let _e521 = phi_40462_;
            let _e523 = phi_40463_;
            phi_40432_ = _e521;
            phi_40435_ = _e523;
            phi_40464_ = _e503;
        } else {
            phi_40432_ = u32();
            phi_40435_ = u32();
            phi_40464_ = false;
        }
        let _e525 = phi_40432_;
        let _e527 = phi_40435_;
        let _e529 = phi_40464_;
        continue;
        continuing {
            phi_40431_ = _e525;
            phi_40434_ = _e527;
            break if !(_e529);
        }
    }
    let _e532 = local_271;
    let _e533 = (_e532 != 4294967295u);
    let _e535 = local_272;
    let _e536 = select(0u, _e535, _e533);
    let _e539 = params_2.member.member_16;
    let _e542 = params_2.member.member_17;
    let _e545 = params_2.member.member_18;
    let _e547 = select(_e545, _e539, (_e536 < _e542));
    if (_e547 < (8388608f / _e432.x)) {
        phi_40491_ = (_e547 * _e432.x);
    } else {
        phi_40491_ = 8388608f;
    }
    let _e552 = phi_40491_;
    let _e553 = (_e552 * 1.0000086f);
    let _e554 = (_e536 * 3u);
    let _e557 = corners.member[_e554];
    let _e567 = corners.member[(_e554 + 1u)];
    let _e577 = corners.member[(_e554 + 2u)];
    let _e584 = (bitcast<f32>(_e557.x) * _e432.x);
    let _e585 = (bitcast<f32>(_e557.y) * _e432.x);
    let _e586 = (bitcast<f32>(_e557.z) * _e432.x);
    let _e587 = (bitcast<f32>(_e567.x) * _e432.x);
    let _e588 = (bitcast<f32>(_e567.y) * _e432.x);
    let _e589 = (bitcast<f32>(_e567.z) * _e432.x);
    let _e590 = (bitcast<f32>(_e577.x) * _e432.x);
    let _e591 = (bitcast<f32>(_e577.y) * _e432.x);
    let _e592 = (bitcast<f32>(_e577.z) * _e432.x);
    let _e593 = (_e480 & 3u);
    let _e603 = ((_e480 >> bitcast<u32>(2i)) & 3u);
    let _e613 = ((_e480 >> bitcast<u32>(4i)) & 3u);
    let _e622 = type_96(array<vec3<f32>, 3>(vec3<f32>(select(0f, 1f, (_e593 == 0u)), select(0f, 1f, (_e593 == 1u)), select(0f, 1f, (_e593 == 2u))), vec3<f32>(select(0f, 1f, (_e603 == 0u)), select(0f, 1f, (_e603 == 1u)), select(0f, 1f, (_e603 == 2u))), vec3<f32>(select(0f, 1f, (_e613 == 0u)), select(0f, 1f, (_e613 == 1u)), select(0f, 1f, (_e613 == 2u)))), vec3<f32>(0f, 0f, 0f), 0f);
    let _e625 = params_2.member.member_22;
    if (_e625 == 0u) {
        phi_40551_ = type_96(array<vec3<f32>, 3>(vec3<f32>(_e437.x, _e437.y, _e437.z), vec3<f32>(_e441.x, _e441.y, _e441.z), vec3<f32>(_e445.x, _e445.y, _e445.z)), vec3<f32>(_e437.w, _e441.w, _e445.w), 0.0000019073486f);
    } else {
        phi_40551_ = _e622;
    }
    let _e629 = phi_40551_;
    let _e639 = bitcast<f32>((bitcast<u32>((_e584 - _e629.member_1.x)) ^ _e429));
    let _e642 = bitcast<f32>((bitcast<u32>((_e585 - _e629.member_1.y)) ^ _e429));
    let _e645 = bitcast<f32>((bitcast<u32>((_e586 - _e629.member_1.z)) ^ _e429));
    let _e651 = bitcast<f32>((bitcast<u32>((_e587 - _e629.member_1.x)) ^ _e429));
    let _e654 = bitcast<f32>((bitcast<u32>((_e588 - _e629.member_1.y)) ^ _e429));
    let _e657 = bitcast<f32>((bitcast<u32>((_e589 - _e629.member_1.z)) ^ _e429));
    let _e663 = bitcast<f32>((bitcast<u32>((_e590 - _e629.member_1.x)) ^ _e429));
    let _e666 = bitcast<f32>((bitcast<u32>((_e591 - _e629.member_1.y)) ^ _e429));
    let _e669 = bitcast<f32>((bitcast<u32>((_e592 - _e629.member_1.z)) ^ _e429));
    let _e670 = abs(_e639);
    let _e671 = abs(_e642);
    let _e673 = select(_e671, _e670, (_e670 > _e671));
    let _e674 = abs(_e645);
    let _e676 = select(_e674, _e673, (_e673 > _e674));
    let _e677 = abs(_e651);
    let _e678 = abs(_e654);
    let _e680 = select(_e678, _e677, (_e677 > _e678));
    let _e681 = abs(_e657);
    let _e683 = select(_e681, _e680, (_e680 > _e681));
    let _e685 = select(_e683, _e676, (_e676 > _e683));
    let _e686 = abs(_e663);
    let _e687 = abs(_e666);
    let _e689 = select(_e687, _e686, (_e686 > _e687));
    let _e690 = abs(_e669);
    let _e692 = select(_e690, _e689, (_e689 > _e690));
    let _e694 = select(_e692, _e685, (_e685 > _e692));
    let _e695 = (_e553 > 0f);
    if _e695 {
        phi_40668_ = (_e629.member_2 + 0.00000023841858f);
    } else {
        phi_40668_ = _e629.member_2;
    }
    let _e700 = phi_40668_;
    let _e703 = (((_e700 * _e694) + _e553) + 0.0000000000000000000000000000007888609f);
    let _e717 = (((_e629.member[0].x * _e639) + (_e629.member[0].y * _e642)) + (_e629.member[0].z * _e645));
    let _e722 = (((_e629.member[0].x * _e651) + (_e629.member[0].y * _e654)) + (_e629.member[0].z * _e657));
    let _e727 = (((_e629.member[0].x * _e663) + (_e629.member[0].y * _e666)) + (_e629.member[0].z * _e669));
    let _e729 = select(_e722, _e717, (_e717 < _e722));
    let _e740 = (((_e629.member[1].x * _e639) + (_e629.member[1].y * _e642)) + (_e629.member[1].z * _e645));
    let _e745 = (((_e629.member[1].x * _e651) + (_e629.member[1].y * _e654)) + (_e629.member[1].z * _e657));
    let _e750 = (((_e629.member[1].x * _e663) + (_e629.member[1].y * _e666)) + (_e629.member[1].z * _e669));
    let _e752 = select(_e745, _e740, (_e740 < _e745));
    let _e763 = (((_e629.member[2].x * _e639) + (_e629.member[2].y * _e642)) + (_e629.member[2].z * _e645));
    let _e768 = (((_e629.member[2].x * _e651) + (_e629.member[2].y * _e654)) + (_e629.member[2].z * _e657));
    let _e773 = (((_e629.member[2].x * _e663) + (_e629.member[2].y * _e666)) + (_e629.member[2].z * _e669));
    let _e775 = select(_e768, _e763, (_e763 < _e768));
    let _e780 = select(_e722, _e717, (_e717 > _e722));
    let _e785 = select(_e745, _e740, (_e740 > _e745));
    let _e790 = select(_e768, _e763, (_e763 > _e768));
    let _e812 = (bitcast<f32>((bitcast<u32>((select(_e727, _e780, (_e780 > _e727)) + _e703)) ^ _e429)) - bitcast<f32>((bitcast<u32>((select(_e727, _e729, (_e729 < _e727)) - _e703)) ^ _e429)));
    let _e813 = (bitcast<f32>((bitcast<u32>((select(_e750, _e785, (_e785 > _e750)) + _e703)) ^ _e429)) - bitcast<f32>((bitcast<u32>((select(_e750, _e752, (_e752 < _e750)) - _e703)) ^ _e429)));
    let _e814 = (bitcast<f32>((bitcast<u32>((select(_e773, _e790, (_e790 > _e773)) + _e703)) ^ _e429)) - bitcast<f32>((bitcast<u32>((select(_e773, _e775, (_e775 < _e773)) - _e703)) ^ _e429)));
    let _e816 = select(_e814, _e813, (_e813 > _e814));
    let _e818 = select(_e816, _e812, (_e812 > _e816));
    if _e533 {
        let _e820 = atomicAdd((&counts_4[0u]), 1u);
        if (((_e629.member_2 * _e694) + 0.0000000000000000000000000000007888609f) > (0.0625f * _e818)) {
            let _e827 = atomicAdd((&counts_4[1u]), 1u);
        }
        let _e829 = select(_e449.z, _e449.y, (_e449.y > _e449.z));
        if (_e818 < (0.00024414063f * select(_e829, _e449.x, (_e449.x > _e829)))) {
            let _e835 = atomicAdd((&counts_4[2u]), 1u);
        }
    }
    workgroupBarrier();
    let _e837 = atomicLoad((&counts_4[1u]));
    let _e840 = atomicLoad((&counts_4[0u]));
    let _e841 = ((8u * _e837) > _e840);
    if _e841 {
        phi_41100_ = _e622;
    } else {
        phi_41100_ = _e629;
    }
    let _e843 = phi_41100_;
    let _e853 = bitcast<f32>((bitcast<u32>((_e584 - _e843.member_1.x)) ^ _e429));
    let _e856 = bitcast<f32>((bitcast<u32>((_e585 - _e843.member_1.y)) ^ _e429));
    let _e859 = bitcast<f32>((bitcast<u32>((_e586 - _e843.member_1.z)) ^ _e429));
    let _e865 = bitcast<f32>((bitcast<u32>((_e587 - _e843.member_1.x)) ^ _e429));
    let _e868 = bitcast<f32>((bitcast<u32>((_e588 - _e843.member_1.y)) ^ _e429));
    let _e871 = bitcast<f32>((bitcast<u32>((_e589 - _e843.member_1.z)) ^ _e429));
    let _e877 = bitcast<f32>((bitcast<u32>((_e590 - _e843.member_1.x)) ^ _e429));
    let _e880 = bitcast<f32>((bitcast<u32>((_e591 - _e843.member_1.y)) ^ _e429));
    let _e883 = bitcast<f32>((bitcast<u32>((_e592 - _e843.member_1.z)) ^ _e429));
    let _e884 = abs(_e853);
    let _e885 = abs(_e856);
    let _e887 = select(_e885, _e884, (_e884 > _e885));
    let _e888 = abs(_e859);
    let _e890 = select(_e888, _e887, (_e887 > _e888));
    let _e891 = abs(_e865);
    let _e892 = abs(_e868);
    let _e894 = select(_e892, _e891, (_e891 > _e892));
    let _e895 = abs(_e871);
    let _e897 = select(_e895, _e894, (_e894 > _e895));
    let _e899 = select(_e897, _e890, (_e890 > _e897));
    let _e900 = abs(_e877);
    let _e901 = abs(_e880);
    let _e903 = select(_e901, _e900, (_e900 > _e901));
    let _e904 = abs(_e883);
    let _e906 = select(_e904, _e903, (_e903 > _e904));
    if _e695 {
        phi_41217_ = (_e843.member_2 + 0.00000023841858f);
    } else {
        phi_41217_ = _e843.member_2;
    }
    let _e913 = phi_41217_;
    let _e916 = (((_e913 * select(_e906, _e899, (_e899 > _e906))) + _e553) + 0.0000000000000000000000000000007888609f);
    let _e930 = (((_e843.member[0].x * _e853) + (_e843.member[0].y * _e856)) + (_e843.member[0].z * _e859));
    let _e935 = (((_e843.member[0].x * _e865) + (_e843.member[0].y * _e868)) + (_e843.member[0].z * _e871));
    let _e940 = (((_e843.member[0].x * _e877) + (_e843.member[0].y * _e880)) + (_e843.member[0].z * _e883));
    let _e942 = select(_e935, _e930, (_e930 < _e935));
    let _e953 = (((_e843.member[1].x * _e853) + (_e843.member[1].y * _e856)) + (_e843.member[1].z * _e859));
    let _e958 = (((_e843.member[1].x * _e865) + (_e843.member[1].y * _e868)) + (_e843.member[1].z * _e871));
    let _e963 = (((_e843.member[1].x * _e877) + (_e843.member[1].y * _e880)) + (_e843.member[1].z * _e883));
    let _e965 = select(_e958, _e953, (_e953 < _e958));
    let _e976 = (((_e843.member[2].x * _e853) + (_e843.member[2].y * _e856)) + (_e843.member[2].z * _e859));
    let _e981 = (((_e843.member[2].x * _e865) + (_e843.member[2].y * _e868)) + (_e843.member[2].z * _e871));
    let _e986 = (((_e843.member[2].x * _e877) + (_e843.member[2].y * _e880)) + (_e843.member[2].z * _e883));
    let _e988 = select(_e981, _e976, (_e976 < _e981));
    let _e993 = select(_e935, _e930, (_e930 > _e935));
    let _e998 = select(_e958, _e953, (_e953 > _e958));
    let _e1003 = select(_e981, _e976, (_e976 > _e981));
    let _e1009 = bitcast<f32>((bitcast<u32>((select(_e940, _e942, (_e942 < _e940)) - _e916)) ^ _e429));
    let _e1012 = bitcast<f32>((bitcast<u32>((select(_e963, _e965, (_e965 < _e963)) - _e916)) ^ _e429));
    let _e1015 = bitcast<f32>((bitcast<u32>((select(_e986, _e988, (_e988 < _e986)) - _e916)) ^ _e429));
    let _e1018 = bitcast<f32>((bitcast<u32>((select(_e940, _e993, (_e993 > _e940)) + _e916)) ^ _e429));
    let _e1021 = bitcast<f32>((bitcast<u32>((select(_e963, _e998, (_e998 > _e963)) + _e916)) ^ _e429));
    let _e1026 = (_e437.w - _e843.member_1.x);
    let _e1027 = (_e441.w - _e843.member_1.y);
    let _e1028 = (_e445.w - _e843.member_1.z);
    let _e1039 = (((_e843.member[0].x * _e1026) + (_e843.member[0].y * _e1027)) + (_e843.member[0].z * _e1028));
    let _e1047 = (((_e843.member[1].x * _e1026) + (_e843.member[1].y * _e1027)) + (_e843.member[1].z * _e1028));
    let _e1055 = (((_e843.member[2].x * _e1026) + (_e843.member[2].y * _e1027)) + (_e843.member[2].z * _e1028));
    if _e533 {
        if ((abs((_e1009 - _e1039)) - _e449.x) > 0f) {
            phi_41566_ = true;
        } else {
            if ((abs((_e1012 - _e1047)) - _e449.y) > 0f) {
                phi_41565_ = true;
            } else {
                phi_41565_ = ((abs((_e1015 - _e1055)) - _e449.z) > 0f);
            }
            let _e1069 = phi_41565_;
            phi_41566_ = _e1069;
        }
        let _e1071 = phi_41566_;
        if _e1071 {
            let _e1073 = atomicAdd((&counts_4[3u]), 1u);
        }
        let _e1080 = (((_e1009 - (_e1039 - (0.5f * _e449.x))) / _e449.x) * 64f);
        let _e1082 = select(63f, _e1080, (_e1080 < 64f));
        let _e1084 = select(0f, _e1082, (_e1082 > 0f));
        let _e1092 = atomicAdd((&counts_4[(5u + select(select(u32(_e1084), 0u, (_e1084 < 0f)), 4294967295u, (_e1084 > 4294967000f)))]), 1u);
        let _e1093 = (_e1018 - _e1009);
        let _e1098 = (((_e1012 - (_e1047 - (0.5f * _e449.y))) / _e449.y) * 64f);
        let _e1100 = select(63f, _e1098, (_e1098 < 64f));
        let _e1102 = select(0f, _e1100, (_e1100 > 0f));
        let _e1110 = atomicAdd((&counts_4[(69u + select(select(u32(_e1102), 0u, (_e1102 < 0f)), 4294967295u, (_e1102 > 4294967000f)))]), 1u);
        let _e1111 = (_e1021 - _e1012);
        phi_41649_ = vec4<f32>(select(_e449.x, _e1093, (_e1093 < _e449.x)), select(_e449.y, _e1111, (_e1111 < _e449.y)), 0f, 0f);
    } else {
        phi_41649_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e1116 = phi_41649_;
    sums_4[_e421] = _e1116;
    workgroupBarrier();
    let _e1118 = (_e421 == 0u);
    if _e1118 {
        if _e841 {
            phi_41790_ = true;
        } else {
            phi_41659_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_41662_ = 0u;
            loop {
                let _e1120 = phi_41659_;
                let _e1122 = phi_41662_;
                local_273 = _e1120;
                local_275 = _e1120;
                let _e1123 = (_e1122 < 256u);
                if _e1123 {
                    let _e1125 = sums_4[_e1122];
                    phi_41660_ = (_e1120 + _e1125);
                    phi_41663_ = (_e1122 + 1u);
                } else {
                    break;
                }
                let _e1129 = phi_41660_;
                let _e1131 = phi_41663_;
                continue;
                continuing {
                    phi_41659_ = _e1129;
                    phi_41662_ = _e1131;
                }
            }
            let _e1134 = atomicLoad((&counts_4[2u]));
            let _e1136 = atomicLoad((&counts_4[0u]));
            if ((8u * _e1134) > _e1136) {
                phi_41784_ = bool();
                phi_41785_ = true;
            } else {
                let _e1139 = atomicLoad((&counts_4[3u]));
                let _e1141 = atomicLoad((&counts_4[0u]));
                if ((32u * _e1139) > _e1141) {
                    phi_41782_ = bool();
                    phi_41783_ = true;
                } else {
                    let _e1144 = local_273;
                    let _e1146 = atomicLoad((&counts_4[0u]));
                    phi_41710_ = 0u;
                    phi_41713_ = 0u;
                    loop {
                        let _e1148 = phi_41710_;
                        let _e1150 = phi_41713_;
                        local_274 = _e1150;
                        let _e1151 = (_e1148 < 64u);
                        if _e1151 {
                            let _e1154 = atomicLoad((&counts_4[(5u + _e1148)]));
                            phi_41711_ = (_e1148 + 1u);
                            phi_41714_ = (_e1150 + (_e1154 * _e1154));
                        } else {
                            break;
                        }
                        let _e1159 = phi_41711_;
                        let _e1161 = phi_41714_;
                        continue;
                        continuing {
                            phi_41710_ = _e1159;
                            phi_41713_ = _e1161;
                        }
                    }
                    let _e1164 = f32(_e1146);
                    let _e1170 = local_274;
                    let _e1175 = (((_e1146 >= 32u) && ((_e449.x * _e1164) > (64f * _e1144.x))) && ((_e1164 * _e1164) < (6f * f32(_e1170))));
                    if _e1175 {
                        phi_41781_ = bool();
                    } else {
                        let _e1177 = local_275;
                        let _e1179 = atomicLoad((&counts_4[0u]));
                        phi_41749_ = 0u;
                        phi_41752_ = 0u;
                        loop {
                            let _e1181 = phi_41749_;
                            let _e1183 = phi_41752_;
                            local_276 = _e1183;
                            let _e1184 = (_e1181 < 64u);
                            if _e1184 {
                                let _e1187 = atomicLoad((&counts_4[(69u + _e1181)]));
                                phi_41750_ = (_e1181 + 1u);
                                phi_41753_ = (_e1183 + (_e1187 * _e1187));
                            } else {
                                break;
                            }
                            let _e1192 = phi_41750_;
                            let _e1194 = phi_41753_;
                            continue;
                            continuing {
                                phi_41749_ = _e1192;
                                phi_41752_ = _e1194;
                            }
                        }
                        let _e1197 = f32(_e1179);
                        let _e1203 = local_276;
                        phi_41781_ = (((_e1179 >= 32u) && ((_e449.y * _e1197) > (64f * _e1177.y))) && ((_e1197 * _e1197) < (6f * f32(_e1203))));
                    }
                    let _e1210 = phi_41781_;
                    phi_41782_ = _e1210;
                    phi_41783_ = _e1175;
                }
                let _e1212 = phi_41782_;
                let _e1214 = phi_41783_;
                phi_41784_ = _e1212;
                phi_41785_ = _e1214;
            }
            let _e1216 = phi_41784_;
            let _e1218 = phi_41785_;
            phi_41790_ = select(_e1216, true, _e1218);
        }
        let _e1221 = phi_41790_;
        atomicStore((&counts_4[4u]), select(0u, 1u, _e1221));
    }
    workgroupBarrier();
    let _e1224 = atomicLoad((&counts_4[0u]));
    let _e1226 = atomicLoad((&counts_4[4u]));
    let _e1227 = (_e1226 != 0u);
    if _e1227 {
        phi_41802_ = (2u * _e1224);
    } else {
        phi_41802_ = 0u;
    }
    let _e1230 = phi_41802_;
    if _e533 {
        let _e1231 = bitcast<u32>(_e1009);
        let _e1234 = select(_e1231, 0u, ((_e1231 & 2139095040u) == 0u));
        if ((_e1234 & 2147483648u) == 0u) {
            phi_41820_ = (_e1234 | 2147483648u);
        } else {
            phi_41820_ = ~(_e1234);
        }
        let _e1240 = phi_41820_;
        phi_41821_ = _e1240;
    } else {
        phi_41821_ = 4294967295u;
    }
    let _e1242 = phi_41821_;
    if _e533 {
        let _e1243 = bitcast<u32>(_e1018);
        let _e1246 = select(_e1243, 0u, ((_e1243 & 2139095040u) == 0u));
        if ((_e1246 & 2147483648u) == 0u) {
            phi_41839_ = (_e1246 | 2147483648u);
        } else {
            phi_41839_ = ~(_e1246);
        }
        let _e1252 = phi_41839_;
        phi_41840_ = _e1252;
    } else {
        phi_41840_ = 4294967295u;
    }
    let _e1254 = phi_41840_;
    let _e1255 = (256u + _e421);
    values[_e421] = _e1242;
    values[_e1255] = _e1254;
    workgroupBarrier();
    let _e1258 = (_e1230 > 0u);
    let _e1259 = select(512u, 0u, _e1258);
    phi_41850_ = _e1259;
    phi_41853_ = 0u;
    phi_41855_ = 0u;
    loop {
        let _e1261 = phi_41850_;
        let _e1263 = phi_41853_;
        let _e1265 = phi_41855_;
        local_277 = _e1265;
        local_278 = _e1263;
        let _e1266 = (_e1261 < 512u);
        if _e1266 {
            let _e1268 = values[_e1261];
            if (_e1268 < _e1242) {
                phi_41875_ = true;
            } else {
                if (_e1268 == _e1242) {
                    phi_41874_ = (_e1261 < _e421);
                } else {
                    phi_41874_ = false;
                }
                let _e1273 = phi_41874_;
                phi_41875_ = _e1273;
            }
            let _e1275 = phi_41875_;
            if (_e1268 < _e1254) {
                phi_41888_ = true;
            } else {
                if (_e1268 == _e1254) {
                    phi_41887_ = (_e1261 < _e1255);
                } else {
                    phi_41887_ = false;
                }
                let _e1282 = phi_41887_;
                phi_41888_ = _e1282;
            }
            let _e1284 = phi_41888_;
            phi_41851_ = (_e1261 + 1u);
            phi_41854_ = (_e1263 + select(0u, 1u, _e1284));
            phi_41856_ = (_e1265 + select(0u, 1u, _e1275));
        } else {
            break;
        }
        let _e1289 = phi_41851_;
        let _e1291 = phi_41854_;
        let _e1293 = phi_41856_;
        continue;
        continuing {
            phi_41850_ = _e1289;
            phi_41853_ = _e1291;
            phi_41855_ = _e1293;
        }
    }
    workgroupBarrier();
    if _e1258 {
        let _e1296 = local_277;
        values[_e1296] = _e1242;
        let _e1299 = local_278;
        values[_e1299] = _e1254;
    }
    workgroupBarrier();
    let _e1301 = (_e421 < 256u);
    if _e1301 {
        if _e1258 {
            let _e1302 = (_e1230 - 1u);
            let _e1306 = values[((_e421 * _e1302) / 256u)];
            if ((_e1306 & 2147483648u) == 0u) {
                phi_41918_ = ~(_e1306);
            } else {
                phi_41918_ = (_e1306 & 2147483647u);
            }
            let _e1312 = phi_41918_;
            let _e1318 = values[(((_e421 + 1u) * _e1302) / 256u)];
            if ((_e1318 & 2147483648u) == 0u) {
                phi_41933_ = ~(_e1318);
            } else {
                phi_41933_ = (_e1318 & 2147483647u);
            }
            let _e1324 = phi_41933_;
            phi_41935_ = bitcast<f32>(_e1324);
            phi_41936_ = bitcast<f32>(_e1312);
        } else {
            phi_41935_ = 0f;
            phi_41936_ = 0f;
        }
        let _e1327 = phi_41935_;
        let _e1329 = phi_41936_;
        phi_41937_ = _e1327;
        phi_41938_ = _e1329;
    } else {
        phi_41937_ = 0f;
        phi_41938_ = 0f;
    }
    let _e1331 = phi_41937_;
    let _e1333 = phi_41938_;
    workgroupBarrier();
    let _e1334 = (_e1331 - _e1333);
    if _e533 {
        let _e1338 = bitcast<u32>(_e1012);
        let _e1341 = select(_e1338, 0u, ((_e1338 & 2139095040u) == 0u));
        if ((_e1341 & 2147483648u) == 0u) {
            phi_41963_ = (_e1341 | 2147483648u);
        } else {
            phi_41963_ = ~(_e1341);
        }
        let _e1347 = phi_41963_;
        phi_41964_ = _e1347;
    } else {
        phi_41964_ = 4294967295u;
    }
    let _e1349 = phi_41964_;
    if _e533 {
        let _e1350 = bitcast<u32>(_e1021);
        let _e1353 = select(_e1350, 0u, ((_e1350 & 2139095040u) == 0u));
        if ((_e1353 & 2147483648u) == 0u) {
            phi_41982_ = (_e1353 | 2147483648u);
        } else {
            phi_41982_ = ~(_e1353);
        }
        let _e1359 = phi_41982_;
        phi_41983_ = _e1359;
    } else {
        phi_41983_ = 4294967295u;
    }
    let _e1361 = phi_41983_;
    values[_e421] = _e1349;
    values[_e1255] = _e1361;
    workgroupBarrier();
    phi_41993_ = _e1259;
    phi_41996_ = 0u;
    phi_41998_ = 0u;
    loop {
        let _e1363 = phi_41993_;
        let _e1365 = phi_41996_;
        let _e1367 = phi_41998_;
        local_279 = _e1367;
        local_280 = _e1365;
        let _e1368 = (_e1363 < 512u);
        if _e1368 {
            let _e1370 = values[_e1363];
            if (_e1370 < _e1349) {
                phi_42018_ = true;
            } else {
                if (_e1370 == _e1349) {
                    phi_42017_ = (_e1363 < _e421);
                } else {
                    phi_42017_ = false;
                }
                let _e1375 = phi_42017_;
                phi_42018_ = _e1375;
            }
            let _e1377 = phi_42018_;
            if (_e1370 < _e1361) {
                phi_42031_ = true;
            } else {
                if (_e1370 == _e1361) {
                    phi_42030_ = (_e1363 < _e1255);
                } else {
                    phi_42030_ = false;
                }
                let _e1384 = phi_42030_;
                phi_42031_ = _e1384;
            }
            let _e1386 = phi_42031_;
            phi_41994_ = (_e1363 + 1u);
            phi_41997_ = (_e1365 + select(0u, 1u, _e1386));
            phi_41999_ = (_e1367 + select(0u, 1u, _e1377));
        } else {
            break;
        }
        let _e1391 = phi_41994_;
        let _e1393 = phi_41997_;
        let _e1395 = phi_41999_;
        continue;
        continuing {
            phi_41993_ = _e1391;
            phi_41996_ = _e1393;
            phi_41998_ = _e1395;
        }
    }
    workgroupBarrier();
    if _e1258 {
        let _e1398 = local_279;
        values[_e1398] = _e1349;
        let _e1401 = local_280;
        values[_e1401] = _e1361;
    }
    workgroupBarrier();
    if _e1301 {
        if _e1258 {
            let _e1403 = (_e1230 - 1u);
            let _e1407 = values[((_e421 * _e1403) / 256u)];
            if ((_e1407 & 2147483648u) == 0u) {
                phi_42061_ = ~(_e1407);
            } else {
                phi_42061_ = (_e1407 & 2147483647u);
            }
            let _e1413 = phi_42061_;
            let _e1419 = values[(((_e421 + 1u) * _e1403) / 256u)];
            if ((_e1419 & 2147483648u) == 0u) {
                phi_42076_ = ~(_e1419);
            } else {
                phi_42076_ = (_e1419 & 2147483647u);
            }
            let _e1425 = phi_42076_;
            phi_42078_ = bitcast<f32>(_e1425);
            phi_42079_ = bitcast<f32>(_e1413);
        } else {
            phi_42078_ = 0f;
            phi_42079_ = 0f;
        }
        let _e1428 = phi_42078_;
        let _e1430 = phi_42079_;
        phi_42080_ = _e1428;
        phi_42081_ = _e1430;
    } else {
        phi_42080_ = 0f;
        phi_42081_ = 0f;
    }
    let _e1432 = phi_42080_;
    let _e1434 = phi_42081_;
    workgroupBarrier();
    let _e1435 = (_e1432 - _e1434);
    if _e533 {
        let _e1439 = bitcast<u32>(_e1015);
        let _e1442 = select(_e1439, 0u, ((_e1439 & 2139095040u) == 0u));
        if ((_e1442 & 2147483648u) == 0u) {
            phi_42106_ = (_e1442 | 2147483648u);
        } else {
            phi_42106_ = ~(_e1442);
        }
        let _e1448 = phi_42106_;
        phi_42107_ = _e1448;
    } else {
        phi_42107_ = 4294967295u;
    }
    let _e1450 = phi_42107_;
    if _e533 {
        let _e1451 = bitcast<u32>(bitcast<f32>((bitcast<u32>((select(_e986, _e1003, (_e1003 > _e986)) + _e916)) ^ _e429)));
        let _e1454 = select(_e1451, 0u, ((_e1451 & 2139095040u) == 0u));
        if ((_e1454 & 2147483648u) == 0u) {
            phi_42125_ = (_e1454 | 2147483648u);
        } else {
            phi_42125_ = ~(_e1454);
        }
        let _e1460 = phi_42125_;
        phi_42126_ = _e1460;
    } else {
        phi_42126_ = 4294967295u;
    }
    let _e1462 = phi_42126_;
    values[_e421] = _e1450;
    values[_e1255] = _e1462;
    workgroupBarrier();
    phi_42136_ = _e1259;
    phi_42139_ = 0u;
    phi_42141_ = 0u;
    loop {
        let _e1464 = phi_42136_;
        let _e1466 = phi_42139_;
        let _e1468 = phi_42141_;
        local_281 = _e1468;
        local_282 = _e1466;
        let _e1469 = (_e1464 < 512u);
        if _e1469 {
            let _e1471 = values[_e1464];
            if (_e1471 < _e1450) {
                phi_42161_ = true;
            } else {
                if (_e1471 == _e1450) {
                    phi_42160_ = (_e1464 < _e421);
                } else {
                    phi_42160_ = false;
                }
                let _e1476 = phi_42160_;
                phi_42161_ = _e1476;
            }
            let _e1478 = phi_42161_;
            if (_e1471 < _e1462) {
                phi_42174_ = true;
            } else {
                if (_e1471 == _e1462) {
                    phi_42173_ = (_e1464 < _e1255);
                } else {
                    phi_42173_ = false;
                }
                let _e1485 = phi_42173_;
                phi_42174_ = _e1485;
            }
            let _e1487 = phi_42174_;
            phi_42137_ = (_e1464 + 1u);
            phi_42140_ = (_e1466 + select(0u, 1u, _e1487));
            phi_42142_ = (_e1468 + select(0u, 1u, _e1478));
        } else {
            break;
        }
        let _e1492 = phi_42137_;
        let _e1494 = phi_42140_;
        let _e1496 = phi_42142_;
        continue;
        continuing {
            phi_42136_ = _e1492;
            phi_42139_ = _e1494;
            phi_42141_ = _e1496;
        }
    }
    workgroupBarrier();
    if _e1258 {
        let _e1499 = local_281;
        values[_e1499] = _e1450;
        let _e1502 = local_282;
        values[_e1502] = _e1462;
    }
    workgroupBarrier();
    if _e1301 {
        if _e1258 {
            let _e1504 = (_e1230 - 1u);
            let _e1508 = values[((_e421 * _e1504) / 256u)];
            if ((_e1508 & 2147483648u) == 0u) {
                phi_42204_ = ~(_e1508);
            } else {
                phi_42204_ = (_e1508 & 2147483647u);
            }
            let _e1514 = phi_42204_;
            let _e1520 = values[(((_e421 + 1u) * _e1504) / 256u)];
            if ((_e1520 & 2147483648u) == 0u) {
                phi_42219_ = ~(_e1520);
            } else {
                phi_42219_ = (_e1520 & 2147483647u);
            }
            let _e1526 = phi_42219_;
            phi_42221_ = bitcast<f32>(_e1526);
            phi_42222_ = bitcast<f32>(_e1514);
        } else {
            phi_42221_ = 0f;
            phi_42222_ = 0f;
        }
        let _e1529 = phi_42221_;
        let _e1531 = phi_42222_;
        phi_42223_ = _e1529;
        phi_42224_ = _e1531;
    } else {
        phi_42223_ = 0f;
        phi_42224_ = 0f;
    }
    let _e1533 = phi_42223_;
    let _e1535 = phi_42224_;
    workgroupBarrier();
    let _e1536 = (_e1533 - _e1535);
    let _e1544 = (2f * _e449.x);
    let _e1548 = (2f * _e449.y);
    let _e1552 = (2f * _e449.z);
    if _e1227 {
        phi_42245_ = vec3<f32>((1f / select(0.00000000000000000086736174f, _e1334, (_e1334 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1435, (_e1435 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1536, (_e1536 > 0.00000000000000000086736174f))));
        phi_42246_ = vec3<f32>(_e1333, _e1434, _e1535);
    } else {
        phi_42245_ = vec3<f32>((1f / select(0.00000000000000000086736174f, _e1544, (_e1544 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1548, (_e1548 > 0.00000000000000000086736174f))), (1f / select(0.00000000000000000086736174f, _e1552, (_e1552 > 0.00000000000000000086736174f))));
        phi_42246_ = vec3<f32>((_e1039 - _e449.x), (_e1047 - _e449.y), (_e1055 - _e449.z));
    }
    let _e1560 = phi_42245_;
    let _e1562 = phi_42246_;
    if _e1227 {
        phi_42257_ = type_97(256f, 1f, 0f);
    } else {
        phi_42257_ = type_97(1f, 1f, 0f);
    }
    let _e1564 = phi_42257_;
    let _e1565 = (_e426 * 516u);
    if (_e421 < select(1u, 256u, (_e1564.member > 1f))) {
        let _e1573 = vec4<f32>(_e1562.x, _e1562.y, _e1562.z, 0f);
        starts_6[_e421] = _e1573;
        let _e1578 = vec4<f32>(_e1560.x, _e1560.y, _e1560.z, 0f);
        slopes[_e421] = _e1578;
        axes_3.member[((_e1565 + 4u) + _e421)] = _e1573;
        axes_3.member[((_e1565 + 260u) + _e421)] = _e1578;
    }
    workgroupBarrier();
    if _e1227 {
        if _e533 {
            phi_42301_ = 128u;
            phi_42304_ = 0u;
            loop {
                let _e1594 = phi_42301_;
                let _e1596 = phi_42304_;
                local_283 = _e1596;
                local_284 = _e1596;
                local_285 = _e1596;
                let _e1597 = (_e1594 > 0u);
                if _e1597 {
                    let _e1600 = starts_6[(_e1596 + _e1594)];
                    phi_42302_ = (_e1594 >> bitcast<u32>(1i));
                    phi_42305_ = (_e1596 + select(0u, _e1594, (_e1018 >= _e1600.x)));
                } else {
                    break;
                }
                let _e1608 = phi_42302_;
                let _e1610 = phi_42305_;
                continue;
                continuing {
                    phi_42301_ = _e1608;
                    phi_42304_ = _e1610;
                }
            }
            let _e1613 = local_283;
            let _e1615 = starts_6[_e1613];
            let _e1622 = local_284;
            let _e1624 = slopes[_e1622];
            let _e1626 = (bitcast<f32>((bitcast<u32>((_e1018 - _e1615.x)) ^ _e429)) * _e1624.x);
            let _e1628 = select(1f, _e1626, (_e1626 < 1f));
            let _e1630 = local_285;
            phi_42384_ = 128u;
            phi_42387_ = 0u;
            loop {
                let _e1636 = phi_42384_;
                let _e1638 = phi_42387_;
                local_286 = _e1638;
                local_287 = _e1638;
                local_288 = _e1638;
                let _e1639 = (_e1636 > 0u);
                if _e1639 {
                    let _e1642 = starts_6[(_e1638 + _e1636)];
                    phi_42385_ = (_e1636 >> bitcast<u32>(1i));
                    phi_42388_ = (_e1638 + select(0u, _e1636, (_e1009 >= _e1642.x)));
                } else {
                    break;
                }
                let _e1650 = phi_42385_;
                let _e1652 = phi_42388_;
                continue;
                continuing {
                    phi_42384_ = _e1650;
                    phi_42387_ = _e1652;
                }
            }
            let _e1655 = local_286;
            let _e1657 = starts_6[_e1655];
            let _e1664 = local_287;
            let _e1666 = slopes[_e1664];
            let _e1668 = (bitcast<f32>((bitcast<u32>((_e1009 - _e1657.x)) ^ _e429)) * _e1666.x);
            let _e1670 = select(1f, _e1668, (_e1668 < 1f));
            let _e1672 = local_288;
            phi_42468_ = 128u;
            phi_42471_ = 0u;
            loop {
                let _e1679 = phi_42468_;
                let _e1681 = phi_42471_;
                local_289 = _e1681;
                local_290 = _e1681;
                local_291 = _e1681;
                let _e1682 = (_e1679 > 0u);
                if _e1682 {
                    let _e1685 = starts_6[(_e1681 + _e1679)];
                    phi_42469_ = (_e1679 >> bitcast<u32>(1i));
                    phi_42472_ = (_e1681 + select(0u, _e1679, (_e1021 >= _e1685.y)));
                } else {
                    break;
                }
                let _e1693 = phi_42469_;
                let _e1695 = phi_42472_;
                continue;
                continuing {
                    phi_42468_ = _e1693;
                    phi_42471_ = _e1695;
                }
            }
            let _e1698 = local_289;
            let _e1700 = starts_6[_e1698];
            let _e1707 = local_290;
            let _e1709 = slopes[_e1707];
            let _e1711 = (bitcast<f32>((bitcast<u32>((_e1021 - _e1700.y)) ^ _e429)) * _e1709.y);
            let _e1713 = select(1f, _e1711, (_e1711 < 1f));
            let _e1715 = local_291;
            phi_42551_ = 128u;
            phi_42554_ = 0u;
            loop {
                let _e1721 = phi_42551_;
                let _e1723 = phi_42554_;
                local_292 = _e1723;
                local_293 = _e1723;
                local_294 = _e1723;
                let _e1724 = (_e1721 > 0u);
                if _e1724 {
                    let _e1727 = starts_6[(_e1723 + _e1721)];
                    phi_42552_ = (_e1721 >> bitcast<u32>(1i));
                    phi_42555_ = (_e1723 + select(0u, _e1721, (_e1012 >= _e1727.y)));
                } else {
                    break;
                }
                let _e1735 = phi_42552_;
                let _e1737 = phi_42555_;
                continue;
                continuing {
                    phi_42551_ = _e1735;
                    phi_42554_ = _e1737;
                }
            }
            let _e1740 = local_292;
            let _e1742 = starts_6[_e1740];
            let _e1749 = local_293;
            let _e1751 = slopes[_e1749];
            let _e1753 = (bitcast<f32>((bitcast<u32>((_e1012 - _e1742.y)) ^ _e429)) * _e1751.y);
            let _e1755 = select(1f, _e1753, (_e1753 < 1f));
            let _e1757 = local_294;
            phi_42639_ = vec4<f32>((((f32(_e1630) + select(0f, _e1628, (_e1628 > 0f))) - (f32(_e1672) + select(0f, _e1670, (_e1670 > 0f)))) * 0.00390625f), (((f32(_e1715) + select(0f, _e1713, (_e1713 > 0f))) - (f32(_e1757) + select(0f, _e1755, (_e1755 > 0f)))) * 0.00390625f), 0f, 0f);
        } else {
            phi_42639_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e1767 = phi_42639_;
        phi_42645_ = _e1767;
    } else {
        phi_42645_ = vec4<f32>((_e1116.x / _e449.x), (_e1116.y / _e449.y), 0f, 0f);
    }
    let _e1769 = phi_42645_;
    sums_4[_e421] = _e1769;
    workgroupBarrier();
    if _e1118 {
        phi_42652_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_42655_ = 0u;
        loop {
            let _e1771 = phi_42652_;
            let _e1773 = phi_42655_;
            local_295 = _e1771;
            local_296 = _e1771;
            let _e1774 = (_e1773 < 256u);
            if _e1774 {
                let _e1776 = sums_4[_e1773];
                phi_42653_ = (_e1771 + _e1776);
                phi_42656_ = (_e1773 + 1u);
            } else {
                break;
            }
            let _e1780 = phi_42653_;
            let _e1782 = phi_42656_;
            continue;
            continuing {
                phi_42652_ = _e1780;
                phi_42655_ = _e1782;
            }
        }
        let _e1786 = f32(select(1u, _e1224, (_e1224 > 0u)));
        let _e1788 = local_295;
        let _e1790 = (_e1788.x / _e1786);
        let _e1792 = local_296;
        let _e1798 = (((_e449.w * _e1790) / (1f + _e1790)) * 0.05f);
        let _e1801 = (1f / ((2f * (_e1792.y / _e1786)) + 0.000015258789f));
        let _e1803 = select(_e1801, _e1798, (_e1798 < _e1801));
        axes_3.member[_e1565] = vec4<f32>(_e843.member[0].x, _e843.member[0].y, _e843.member[0].z, _e843.member_1.x);
        axes_3.member[(_e1565 + 1u)] = vec4<f32>(_e843.member[1].x, _e843.member[1].y, _e843.member[1].z, _e843.member_1.y);
        axes_3.member[(_e1565 + 2u)] = vec4<f32>(_e843.member[2].x, _e843.member[2].y, _e843.member[2].z, _e843.member_1.z);
        axes_3.member[(_e1565 + 3u)] = vec4<f32>(_e1564.member, select(1f, _e1803, (_e1803 > 1f)), _e1564.member_2, _e843.member_2);
        if (_e426 == 0u) {
            axes_3.member[33024u] = vec4(_e432.x);
        }
    }
    return;
}

fn function_57() {
    var phi_42797_: bool;
    var phi_42844_: u32;
    var phi_42847_: u32;
    var phi_42845_: u32;
    var phi_42848_: u32;
    var local_297: u32;
    var phi_43041_: vec3<f32>;
    var phi_43044_: u32;
    var phi_43046_: vec3<f32>;
    var phi_43042_: vec3<f32>;
    var phi_43045_: u32;
    var phi_43047_: vec3<f32>;
    var local_298: vec3<f32>;
    var local_299: vec3<f32>;
    var local_300: vec3<f32>;
    var local_301: vec3<f32>;
    var local_302: vec3<f32>;
    var local_303: vec3<f32>;
    var phi_43186_: vec3<f32>;
    var phi_43274_: vec3<f32>;
    var phi_43275_: bool;
    var phi_43286_: vec3<f32>;
    var phi_43326_: bool;
    var phi_43329_: i32;
    var phi_43331_: vec3<f32>;
    var phi_43333_: u32;
    var phi_43335_: u32;
    var phi_43337_: u32;
    var phi_43495_: bool;
    var phi_43496_: bool;
    var phi_43497_: bool;
    var phi_43327_: bool;
    var phi_43330_: i32;
    var phi_43332_: vec3<f32>;
    var phi_43334_: u32;
    var phi_43336_: u32;
    var phi_43338_: u32;
    var local_304: bool;
    var local_305: vec3<f32>;
    var local_306: vec3<f32>;
    var local_307: vec3<f32>;
    var local_308: i32;
    var local_309: u32;
    var phi_43559_: bool;
    var phi_43560_: u32;
    var phi_43561_: bool;
    var phi_43562_: u32;
    var local_310: bool;
    var local_311: u32;
    var phi_43579_: bool;
    var phi_43580_: bool;
    var phi_43581_: bool;
    var phi_43583_: bool;
    var phi_43584_: bool;
    var local_312: vec3<f32>;
    var local_313: bool;
    var local_314: u32;

    let _e411 = builtin_local_58;
    let _e412 = builtin_group_58;
    let _e413 = builtin_groups_58;
    let _e423 = (((_e412.x + (_e412.y * _e413.x)) * 256u) + _e411.x);
    let _e427 = params.member.member;
    if (_e423 < _e427) {
        let _e431 = ring_vertices.member[_e423];
        let _e432 = (_e423 / 64u);
        let _e433 = (_e423 % 64u);
        if (_e433 > 0u) {
            let _e438 = ring_vertices.member[(_e423 - 1u)];
            phi_42797_ = select(true, false, (_e438 == _e431));
        } else {
            phi_42797_ = true;
        }
        let _e442 = phi_42797_;
        if _e442 {
            let _e445 = ring_starts.member[_e432];
            let _e446 = (_e445 & 2147483647u);
            let _e450 = ring_starts.member[(_e432 + 1u)];
            let _e453 = (((_e450 & 2147483647u) - _e446) / 64u);
            let _e454 = (3u * _e431);
            let _e457 = positions.member[_e454];
            let _e461 = positions.member[(_e454 + 1u)];
            let _e465 = positions.member[(_e454 + 2u)];
            let _e467 = ((_e445 & 2147483648u) != 0u);
            let _e468 = (_e413.z ^ 1u);
            let _e469 = bitcast<u32>(_e457);
            let _e470 = (_e469 & 2147483647u);
            let _e471 = bitcast<u32>(_e461);
            let _e472 = (_e471 & 2147483647u);
            let _e474 = select(_e472, _e470, (_e470 > _e472));
            let _e475 = bitcast<u32>(_e465);
            let _e476 = (_e475 & 2147483647u);
            phi_42844_ = 0u;
            phi_42847_ = select(_e476, _e474, (_e474 > _e476));
            loop {
                let _e480 = phi_42844_;
                let _e482 = phi_42847_;
                local_297 = _e482;
                let _e483 = (_e480 < _e453);
                if _e483 {
                    let _e488 = ring_links.member[((_e446 + (_e480 * 64u)) + _e433)];
                    let _e489 = (3u * _e488);
                    let _e491 = positions.member[_e489];
                    let _e494 = positions.member[(_e489 + 1u)];
                    let _e497 = positions.member[(_e489 + 2u)];
                    let _e499 = (bitcast<u32>(_e491) & 2147483647u);
                    let _e501 = (bitcast<u32>(_e494) & 2147483647u);
                    let _e503 = select(_e501, _e499, (_e499 > _e501));
                    let _e505 = (bitcast<u32>(_e497) & 2147483647u);
                    let _e507 = select(_e505, _e503, (_e503 > _e505));
                    phi_42845_ = (_e480 + 1u);
                    phi_42848_ = select(_e507, _e482, (_e482 > _e507));
                } else {
                    break;
                }
                let _e512 = phi_42845_;
                let _e514 = phi_42848_;
                continue;
                continuing {
                    phi_42844_ = _e512;
                    phi_42847_ = _e514;
                }
            }
            let _e517 = local_297;
            let _e518 = (_e517 & 2139095040u);
            let _e520 = select(117440512u, _e518, (_e518 > 117440512u));
            let _e522 = select(1056964608u, _e520, (_e520 > 1056964608u));
            let _e525 = bitcast<f32>((75497472u + (_e522 - _e520)));
            let _e526 = (_e522 - 1056964608u);
            let _e532 = bitcast<f32>(select(0u, ((_e469 + 1056964608u) - _e520), ((_e469 & 2139095040u) > _e526)));
            let _e538 = bitcast<f32>(select(0u, ((_e471 + 1056964608u) - _e520), ((_e471 & 2139095040u) > _e526)));
            let _e544 = bitcast<f32>(select(0u, ((_e475 + 1056964608u) - _e520), ((_e475 & 2139095040u) > _e526)));
            let _e547 = ring_links.member[(_e446 + _e433)];
            let _e548 = (3u * _e547);
            let _e550 = positions.member[_e548];
            let _e553 = positions.member[(_e548 + 1u)];
            let _e556 = positions.member[(_e548 + 2u)];
            let _e557 = bitcast<u32>(_e550);
            let _e564 = bitcast<u32>(_e553);
            let _e571 = bitcast<u32>(_e556);
            let _e583 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e557 + 1056964608u) - _e520), ((_e557 & 2139095040u) > _e526))) - _e532)) ^ _e468));
            let _e586 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e564 + 1056964608u) - _e520), ((_e564 & 2139095040u) > _e526))) - _e538)) ^ _e468));
            let _e589 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e571 + 1056964608u) - _e520), ((_e571 & 2139095040u) > _e526))) - _e544)) ^ _e468));
            let _e590 = vec3<f32>(_e583, _e586, _e589);
            phi_43041_ = vec3<f32>(0f, 0f, 0f);
            phi_43044_ = 1u;
            phi_43046_ = _e590;
            loop {
                let _e592 = phi_43041_;
                let _e594 = phi_43044_;
                let _e596 = phi_43046_;
                local_298 = _e596;
                local_299 = _e596;
                local_300 = _e596;
                local_301 = _e592;
                local_302 = _e592;
                local_303 = _e592;
                local_312 = _e592;
                let _e597 = (_e594 < _e453);
                if _e597 {
                    let _e602 = ring_links.member[((_e446 + (_e594 * 64u)) + _e433)];
                    let _e603 = (3u * _e602);
                    let _e605 = positions.member[_e603];
                    let _e608 = positions.member[(_e603 + 1u)];
                    let _e611 = positions.member[(_e603 + 2u)];
                    let _e612 = bitcast<u32>(_e605);
                    let _e619 = bitcast<u32>(_e608);
                    let _e626 = bitcast<u32>(_e611);
                    let _e638 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e612 + 1056964608u) - _e520), ((_e612 & 2139095040u) > _e526))) - _e532)) ^ _e468));
                    let _e641 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e619 + 1056964608u) - _e520), ((_e619 & 2139095040u) > _e526))) - _e538)) ^ _e468));
                    let _e644 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e626 + 1056964608u) - _e520), ((_e626 & 2139095040u) > _e526))) - _e544)) ^ _e468));
                    phi_43042_ = vec3<f32>((_e592.x + ((_e596.y * _e644) - (_e641 * _e596.z))), (_e592.y + ((_e596.z * _e638) - (_e644 * _e596.x))), (_e592.z + ((_e596.x * _e641) - (_e638 * _e596.y))));
                    phi_43045_ = (_e594 + 1u);
                    phi_43047_ = vec3<f32>(_e638, _e641, _e644);
                } else {
                    break;
                }
                let _e667 = phi_43042_;
                let _e669 = phi_43045_;
                let _e671 = phi_43047_;
                continue;
                continuing {
                    phi_43041_ = _e667;
                    phi_43044_ = _e669;
                    phi_43046_ = _e671;
                }
            }
            if _e467 {
                let _e674 = local_298;
                let _e678 = local_299;
                let _e684 = local_300;
                let _e692 = local_301;
                let _e696 = local_302;
                let _e700 = local_303;
                phi_43186_ = vec3<f32>((_e692.x + ((_e674.y * _e589) - (_e586 * _e678.z))), (_e696.y + ((_e678.z * _e583) - (_e589 * _e684.x))), (_e700.z + ((_e684.x * _e586) - (_e583 * _e674.y))));
            } else {
                let _e1030 = local_312;
                phi_43186_ = _e1030;
            }
            let _e705 = phi_43186_;
            let _e707 = bitcast<u32>(_e705.x);
            let _e708 = (_e707 & 2147483647u);
            let _e710 = bitcast<u32>(_e705.y);
            let _e711 = (_e710 & 2147483647u);
            let _e713 = select(_e711, _e708, (_e708 > _e711));
            let _e715 = bitcast<u32>(_e705.z);
            let _e716 = (_e715 & 2147483647u);
            let _e719 = (select(_e716, _e713, (_e713 > _e716)) & 2139095040u);
            let _e721 = select(117440512u, _e719, (_e719 > 117440512u));
            let _e724 = (select(1056964608u, _e721, (_e721 > 1056964608u)) - 1056964608u);
            let _e730 = bitcast<f32>(select(0u, ((_e707 + 1056964608u) - _e721), ((_e707 & 2139095040u) > _e724)));
            let _e736 = bitcast<f32>(select(0u, ((_e710 + 1056964608u) - _e721), ((_e710 & 2139095040u) > _e724)));
            let _e742 = bitcast<f32>(select(0u, ((_e715 + 1056964608u) - _e721), ((_e715 & 2139095040u) > _e724)));
            let _e743 = abs(_e730);
            let _e744 = abs(_e736);
            let _e745 = abs(_e742);
            if (_e743 <= _e744) {
                let _e747 = (_e743 <= _e745);
                phi_43274_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e747));
                phi_43275_ = select(true, false, _e747);
            } else {
                phi_43274_ = vec3<f32>();
                phi_43275_ = true;
            }
            let _e752 = phi_43274_;
            let _e754 = phi_43275_;
            if _e754 {
                phi_43286_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e744 <= _e745)));
            } else {
                phi_43286_ = _e752;
            }
            let _e759 = phi_43286_;
            let _e764 = ((_e736 * _e759.z) - (_e759.y * _e742));
            let _e768 = ((_e742 * _e759.x) - (_e759.z * _e730));
            let _e771 = ((_e730 * _e759.y) - (_e759.x * _e736));
            let _e776 = ((abs(_e583) + abs(_e586)) + abs(_e589));
            let _e781 = (((_e764 * _e583) + (_e768 * _e586)) + (_e771 * _e589));
            let _e786 = ((0.0000038146973f * _e776) + (_e525 * (1f + (_e776 * _e776))));
            let _e792 = (select(0i, 1i, (_e781 > _e786)) - select(0i, 1i, (_e781 < -(_e786))));
            phi_43326_ = (_e792 != 0i);
            phi_43329_ = _e792;
            phi_43331_ = _e590;
            phi_43333_ = 0u;
            phi_43335_ = 0u;
            phi_43337_ = 1u;
            loop {
                let _e795 = phi_43326_;
                let _e797 = phi_43329_;
                let _e799 = phi_43331_;
                let _e801 = phi_43333_;
                let _e803 = phi_43335_;
                let _e805 = phi_43337_;
                local_304 = _e795;
                local_305 = _e799;
                local_306 = _e799;
                local_307 = _e799;
                local_308 = _e797;
                local_309 = _e803;
                local_313 = _e795;
                local_314 = _e803;
                local_310 = _e795;
                local_311 = _e801;
                let _e806 = (_e805 < _e453);
                if _e806 {
                    let _e811 = ring_links.member[((_e446 + (_e805 * 64u)) + _e433)];
                    let _e812 = (3u * _e811);
                    let _e814 = positions.member[_e812];
                    let _e817 = positions.member[(_e812 + 1u)];
                    let _e820 = positions.member[(_e812 + 2u)];
                    let _e821 = bitcast<u32>(_e814);
                    let _e828 = bitcast<u32>(_e817);
                    let _e835 = bitcast<u32>(_e820);
                    let _e847 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e821 + 1056964608u) - _e520), ((_e821 & 2139095040u) > _e526))) - _e532)) ^ _e468));
                    let _e850 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e828 + 1056964608u) - _e520), ((_e828 & 2139095040u) > _e526))) - _e538)) ^ _e468));
                    let _e853 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e835 + 1056964608u) - _e520), ((_e835 & 2139095040u) > _e526))) - _e544)) ^ _e468));
                    let _e859 = ((abs(_e847) + abs(_e850)) + abs(_e853));
                    let _e864 = (((_e764 * _e847) + (_e768 * _e850)) + (_e771 * _e853));
                    let _e869 = ((0.0000038146973f * _e859) + (_e525 * (1f + (_e859 * _e859))));
                    let _e875 = (select(0i, 1i, (_e864 > _e869)) - select(0i, 1i, (_e864 < -(_e869))));
                    if _e795 {
                        let _e876 = (_e875 == 0i);
                        if _e876 {
                            phi_43495_ = bool();
                        } else {
                            let _e884 = ((abs(_e799.x) + abs(_e799.y)) + abs(_e799.z));
                            let _e885 = (_e884 + _e859);
                            phi_43495_ = ((((_e730 * ((_e799.y * _e853) - (_e850 * _e799.z))) + (_e736 * ((_e799.z * _e847) - (_e853 * _e799.x)))) + (_e742 * ((_e799.x * _e850) - (_e847 * _e799.y)))) > (((0.0000019073486f * _e884) * _e859) + (_e525 * (1f + (_e885 * _e885)))));
                        }
                        let _e908 = phi_43495_;
                        phi_43496_ = _e908;
                        phi_43497_ = _e876;
                    } else {
                        phi_43496_ = bool();
                        phi_43497_ = true;
                    }
                    let _e910 = phi_43496_;
                    let _e912 = phi_43497_;
                    phi_43327_ = select(_e910, false, _e912);
                    phi_43330_ = _e875;
                    phi_43332_ = vec3<f32>(_e847, _e850, _e853);
                    phi_43334_ = (_e801 + select(0u, 1u, (_e797 > _e875)));
                    phi_43336_ = (_e803 + select(0u, 1u, (_e797 < _e875)));
                    phi_43338_ = (_e805 + 1u);
                } else {
                    break;
                }
                let _e922 = phi_43327_;
                let _e924 = phi_43330_;
                let _e926 = phi_43332_;
                let _e928 = phi_43334_;
                let _e930 = phi_43336_;
                let _e932 = phi_43338_;
                continue;
                continuing {
                    phi_43326_ = _e922;
                    phi_43329_ = _e924;
                    phi_43331_ = _e926;
                    phi_43333_ = _e928;
                    phi_43335_ = _e930;
                    phi_43337_ = _e932;
                }
            }
            if _e467 {
                let _e935 = local_304;
                if _e935 {
                    let _e937 = local_305;
                    let _e941 = local_306;
                    let _e945 = local_307;
                    let _e949 = ((abs(_e937.x) + abs(_e941.y)) + abs(_e945.z));
                    let _e950 = (_e949 + _e776);
                    let _e973 = local_308;
                    let _e977 = local_309;
                    phi_43559_ = ((((_e730 * ((_e941.y * _e589) - (_e586 * _e945.z))) + (_e736 * ((_e945.z * _e583) - (_e589 * _e937.x)))) + (_e742 * ((_e937.x * _e586) - (_e583 * _e941.y)))) > (((0.0000019073486f * _e949) * _e776) + (_e525 * (1f + (_e950 * _e950)))));
                    phi_43560_ = (_e977 + select(0u, 1u, (_e973 < _e792)));
                } else {
                    phi_43559_ = bool();
                    phi_43560_ = u32();
                }
                let _e980 = phi_43559_;
                let _e982 = phi_43560_;
                phi_43561_ = _e980;
                phi_43562_ = _e982;
            } else {
                let _e1059 = local_313;
                phi_43561_ = _e1059;
                let _e1062 = local_314;
                phi_43562_ = _e1062;
            }
            let _e984 = phi_43561_;
            let _e986 = phi_43562_;
            let _e988 = local_310;
            if select(true, _e988, _e467) {
                if _e984 {
                    if _e467 {
                        phi_43580_ = (_e986 == 1u);
                    } else {
                        if (_e986 == 0u) {
                            phi_43579_ = true;
                        } else {
                            let _e992 = local_311;
                            phi_43579_ = (_e992 == 0u);
                        }
                        let _e995 = phi_43579_;
                        phi_43580_ = _e995;
                    }
                    let _e998 = phi_43580_;
                    phi_43581_ = _e998;
                } else {
                    phi_43581_ = bool();
                }
                let _e1000 = phi_43581_;
                phi_43583_ = _e1000;
                phi_43584_ = select(true, false, _e984);
            } else {
                phi_43583_ = bool();
                phi_43584_ = true;
            }
            let _e1003 = phi_43583_;
            let _e1005 = phi_43584_;
            embedded_1.member[_e431] = select(0u, 1u, select(_e1003, false, _e1005));
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
