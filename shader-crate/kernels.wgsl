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
var<storage> places: type_11;
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
@group(0) @binding(0) 
var<storage> proxies: type_15;
@group(0) @binding(1) 
var<storage> scanned_tiles: type_15;
@group(0) @binding(3) 
var<storage> near_1: type_15;
@group(0) @binding(4) 
var<storage, read_write> status: type_102;
@group(0) @binding(1) 
var<storage> tiles_1: type_15;
@group(0) @binding(2) 
var<storage, read_write> arguments_1: type_50;
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
var<storage, read_write> hits: type_15;
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
var<storage, read_write> places_1: type_34;
@group(0) @binding(2) 
var<storage> boxes_3: type_42;
@group(0) @binding(3) 
var<storage, read_write> hits_1: type_102;
@group(0) @binding(3) 
var<storage> swept_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_42;
@group(0) @binding(5) 
var<storage> boxes_4: type_42;
@group(0) @binding(6) 
var<storage, read_write> hits_2: type_102;
@group(0) @binding(2) 
var<storage> new_velocities_1: type_42;
@group(0) @binding(3) 
var<storage> reference_2: type_42;
@group(0) @binding(5) 
var<storage, read_write> pushes_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> positions_2: type_34;
@group(0) @binding(7) 
var<storage, read_write> velocities_1: type_42;
@group(0) @binding(8) 
var<storage, read_write> status_1: type_102;
@group(0) @binding(3) 
var<storage> starts_1: type_65;
@group(0) @binding(4) 
var<storage> springs: type_69;
@group(0) @binding(5) 
var<storage> fans: type_65;
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
var<storage> positions_3: type_34;
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
var<storage, read_write> listed: type_15;
@group(0) @binding(7) 
var<storage, read_write> counters: type_102;
@group(0) @binding(6) 
var<storage> listed_1: type_15;
@group(0) @binding(7) 
var<storage, read_write> found: type_15;
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
var<storage, read_write> tiles_3: type_15;
@group(0) @binding(1) 
var<storage> ends_2: type_65;
@group(0) @binding(2) 
var<storage, read_write> last_ends_1: type_102;
@group(0) @binding(2) 
var<storage> firsts: type_15;
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
var<storage, read_write> found_1: type_15;
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
    var phi_581_: type_19;
    var phi_584_: u32;
    var phi_610_: u32;
    var phi_617_: u32;
    var phi_624_: u32;
    var phi_631_: u32;
    var phi_647_: type_19;
    var phi_582_: type_19;
    var phi_585_: u32;
    var local_1: type_19;
    var phi_656_: u32;
    var phi_659_: u32;
    var phi_657_: u32;
    var phi_660_: u32;
    var local_2: u32;
    var phi_680_: u32;
    var phi_683_: u32;
    var phi_681_: u32;
    var phi_684_: u32;
    var local_3: type_19;
    var phi_720_: type_19;
    var phi_723_: u32;
    var phi_749_: u32;
    var phi_756_: u32;
    var phi_763_: u32;
    var phi_770_: u32;
    var phi_798_: type_19;
    var phi_721_: type_19;
    var phi_724_: u32;
    var local_4: type_19;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local = array<u32, 2>(0u, 0u);
    local[_e373.z] = _e372.x;
    let _e381 = local[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = (((_e386 * 256u) + _e381) * 8u);
    phi_581_ = type_19(0u, false);
    phi_584_ = 0u;
    loop {
        let _e391 = phi_581_;
        let _e393 = phi_584_;
        local_1 = _e391;
        local_3 = _e391;
        let _e394 = (_e393 < 8u);
        if _e394 {
            let _e395 = (_e389 + _e393);
            let _e396 = (4u * _e395);
            let _e399 = params.member.member;
            let _e400 = (_e396 < _e399);
            if _e400 {
                let _e403 = input.member[_e395];
                if _e400 {
                    phi_610_ = _e403.x;
                } else {
                    phi_610_ = 0u;
                }
                let _e406 = phi_610_;
                if ((_e396 + 1u) < _e399) {
                    phi_617_ = _e403.y;
                } else {
                    phi_617_ = 0u;
                }
                let _e411 = phi_617_;
                if ((_e396 + 2u) < _e399) {
                    phi_624_ = _e403.z;
                } else {
                    phi_624_ = 0u;
                }
                let _e416 = phi_624_;
                if ((_e396 + 3u) < _e399) {
                    phi_631_ = _e403.w;
                } else {
                    phi_631_ = 0u;
                }
                let _e421 = phi_631_;
                let _e424 = (_e391.member + _e406);
                let _e427 = (_e424 + _e411);
                let _e430 = (_e427 + _e416);
                let _e433 = (_e430 + _e421);
                phi_647_ = type_19(_e433, ((((_e391.member_1 || (_e424 < _e406)) || (_e427 < _e411)) || (_e430 < _e416)) || (_e433 < _e421)));
            } else {
                phi_647_ = _e391;
            }
            let _e438 = phi_647_;
            phi_582_ = _e438;
            phi_585_ = (_e393 + _e374.z);
        } else {
            break;
        }
        let _e441 = phi_582_;
        let _e443 = phi_585_;
        continue;
        continuing {
            phi_581_ = _e441;
            phi_584_ = _e443;
        }
    }
    let _e446 = local_1;
    sums[_e381] = _e446.member;
    workgroupBarrier();
    if (_e381 < 16u) {
        phi_656_ = 0u;
        phi_659_ = 0u;
        loop {
            let _e451 = phi_656_;
            let _e453 = phi_659_;
            local_2 = _e453;
            let _e454 = (_e451 < 16u);
            if _e454 {
                let _e458 = sums[((_e381 * 16u) + _e451)];
                sums[((_e381 * 16u) + _e451)] = _e453;
                phi_657_ = (_e451 + _e374.z);
                phi_660_ = (_e453 + _e458);
            } else {
                break;
            }
            let _e462 = phi_657_;
            let _e464 = phi_660_;
            continue;
            continuing {
                phi_656_ = _e462;
                phi_659_ = _e464;
            }
        }
        let _e468 = local_2;
        chunks[_e381] = _e468;
    }
    workgroupBarrier();
    if (_e381 == 0u) {
        phi_680_ = 0u;
        phi_683_ = 0u;
        loop {
            let _e471 = phi_680_;
            let _e473 = phi_683_;
            let _e474 = (_e471 < 16u);
            if _e474 {
                let _e476 = chunks[_e471];
                chunks[_e471] = _e473;
                phi_681_ = (_e471 + _e374.z);
                phi_684_ = (_e473 + _e476);
            } else {
                break;
            }
            let _e480 = phi_681_;
            let _e482 = phi_684_;
            continue;
            continuing {
                phi_680_ = _e480;
                phi_683_ = _e482;
            }
        }
    }
    workgroupBarrier();
    let _e484 = sums[_e381];
    let _e487 = chunks[(_e381 / 16u)];
    let _e488 = (_e484 + _e487);
    let _e494 = params.member.member;
    if ((_e386 * 8192u) < _e494) {
        let _e498 = offsets.member[_e386];
        let _e499 = (_e488 + _e498);
        let _e503 = local_3;
        phi_720_ = type_19(_e499, (_e503.member_1 || ((false || (_e488 < _e487)) || (_e499 < _e498))));
        phi_723_ = 0u;
        loop {
            let _e508 = phi_720_;
            let _e510 = phi_723_;
            local_4 = _e508;
            let _e511 = (_e510 < 8u);
            if _e511 {
                let _e512 = (_e389 + _e510);
                let _e513 = (4u * _e512);
                let _e514 = (_e513 < _e494);
                if _e514 {
                    let _e517 = input.member[_e512];
                    if _e514 {
                        phi_749_ = _e517.x;
                    } else {
                        phi_749_ = 0u;
                    }
                    let _e520 = phi_749_;
                    if ((_e513 + 1u) < _e494) {
                        phi_756_ = _e517.y;
                    } else {
                        phi_756_ = 0u;
                    }
                    let _e525 = phi_756_;
                    if ((_e513 + 2u) < _e494) {
                        phi_763_ = _e517.z;
                    } else {
                        phi_763_ = 0u;
                    }
                    let _e530 = phi_763_;
                    if ((_e513 + 3u) < _e494) {
                        phi_770_ = _e517.w;
                    } else {
                        phi_770_ = 0u;
                    }
                    let _e535 = phi_770_;
                    let _e538 = (_e508.member + _e520);
                    let _e541 = (_e538 + _e525);
                    let _e544 = (_e541 + _e530);
                    output.member[_e512] = vec4<u32>(_e508.member, _e538, _e541, _e544);
                    let _e550 = (_e544 + _e535);
                    if ((_e513 + 4u) >= _e494) {
                        atomicStore((&result.member[0u]), _e550);
                    }
                    phi_798_ = type_19(_e550, ((((_e508.member_1 || (_e538 < _e520)) || (_e541 < _e525)) || (_e544 < _e530)) || (_e550 < _e535)));
                } else {
                    phi_798_ = _e508;
                }
                let _e559 = phi_798_;
                phi_721_ = _e559;
                phi_724_ = (_e510 + _e374.z);
            } else {
                break;
            }
            let _e562 = phi_721_;
            let _e564 = phi_724_;
            continue;
            continuing {
                phi_720_ = _e562;
                phi_723_ = _e564;
            }
        }
        let _e567 = local_4;
        if _e567.member_1 {
            let _e571 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_828_: u32;
    var phi_831_: vec4<u32>;
    var phi_860_: u32;
    var phi_867_: u32;
    var phi_874_: u32;
    var phi_881_: u32;
    var phi_884_: vec4<u32>;
    var phi_829_: u32;
    var phi_832_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_899_: u32;
    var phi_902_: u32;
    var phi_900_: u32;
    var phi_903_: u32;
    var local_10: u32;
    var phi_923_: u32;
    var phi_926_: u32;
    var phi_924_: u32;
    var phi_927_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e373.z] = _e372.x;
    let _e381 = local_5[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    phi_828_ = 0u;
    phi_831_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e388 = phi_828_;
        let _e390 = phi_831_;
        local_6 = _e390;
        local_7 = _e390;
        local_8 = _e390;
        local_9 = _e390;
        let _e391 = (_e388 < 8u);
        if _e391 {
            let _e395 = (((_e386 * 2048u) + (_e388 * 256u)) + _e381);
            let _e396 = (4u * _e395);
            let _e399 = params.member.member;
            let _e400 = (_e396 < _e399);
            if _e400 {
                let _e403 = input.member[_e395];
                if _e400 {
                    phi_860_ = _e403.x;
                } else {
                    phi_860_ = 0u;
                }
                let _e406 = phi_860_;
                if ((_e396 + 1u) < _e399) {
                    phi_867_ = _e403.y;
                } else {
                    phi_867_ = 0u;
                }
                let _e411 = phi_867_;
                if ((_e396 + 2u) < _e399) {
                    phi_874_ = _e403.z;
                } else {
                    phi_874_ = 0u;
                }
                let _e416 = phi_874_;
                if ((_e396 + 3u) < _e399) {
                    phi_881_ = _e403.w;
                } else {
                    phi_881_ = 0u;
                }
                let _e421 = phi_881_;
                phi_884_ = (_e390 + vec4<u32>(_e406, _e411, _e416, _e421));
            } else {
                phi_884_ = _e390;
            }
            let _e425 = phi_884_;
            phi_829_ = (_e388 + _e374.z);
            phi_832_ = _e425;
        } else {
            break;
        }
        let _e428 = phi_829_;
        let _e430 = phi_832_;
        continue;
        continuing {
            phi_828_ = _e428;
            phi_831_ = _e430;
        }
    }
    let _e433 = local_6;
    let _e436 = local_7;
    let _e440 = local_8;
    let _e444 = local_9;
    let _e446 = (((_e433.x + _e436.y) + _e440.z) + _e444.w);
    shared_[_e381] = _e446;
    workgroupBarrier();
    if (_e381 < 16u) {
        phi_899_ = 0u;
        phi_902_ = 0u;
        loop {
            let _e450 = phi_899_;
            let _e452 = phi_902_;
            local_10 = _e452;
            let _e453 = (_e450 < 16u);
            if _e453 {
                let _e457 = shared_[((_e381 * 16u) + _e450)];
                shared_[((_e381 * 16u) + _e450)] = _e452;
                phi_900_ = (_e450 + _e374.z);
                phi_903_ = (_e452 + _e457);
            } else {
                break;
            }
            let _e461 = phi_900_;
            let _e463 = phi_903_;
            continue;
            continuing {
                phi_899_ = _e461;
                phi_902_ = _e463;
            }
        }
        let _e467 = local_10;
        chunks[_e381] = _e467;
    }
    workgroupBarrier();
    if (_e381 == 0u) {
        phi_923_ = 0u;
        phi_926_ = 0u;
        loop {
            let _e470 = phi_923_;
            let _e472 = phi_926_;
            let _e473 = (_e470 < 16u);
            if _e473 {
                let _e475 = chunks[_e470];
                chunks[_e470] = _e472;
                phi_924_ = (_e470 + _e374.z);
                phi_927_ = (_e472 + _e475);
            } else {
                break;
            }
            let _e479 = phi_924_;
            let _e481 = phi_927_;
            continue;
            continuing {
                phi_923_ = _e479;
                phi_926_ = _e481;
            }
        }
    }
    workgroupBarrier();
    let _e483 = shared_[_e381];
    let _e486 = chunks[(_e381 / 16u)];
    if (_e381 == 255u) {
        let _e492 = params.member.member;
        if ((_e386 * 8192u) < _e492) {
            sums_1.member[_e386] = ((_e483 + _e486) + _e446);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1010_: vec4<u32>;
    var phi_1085_: u32;
    var phi_1088_: u32;
    var phi_1086_: u32;
    var phi_1089_: u32;
    var local_12: u32;
    var phi_1108_: u32;
    var phi_1111_: u32;
    var phi_1109_: u32;
    var phi_1112_: u32;
    var phi_1131_: u32;
    var phi_1134_: u32;
    var phi_1132_: u32;
    var phi_1135_: u32;
    var phi_1219_: type_28;
    var phi_1222_: u32;
    var phi_1436_: u32;
    var phi_1442_: u32;
    var phi_1448_: u32;
    var phi_1454_: u32;
    var phi_1488_: type_28;
    var phi_1676_: u32;
    var phi_1682_: u32;
    var phi_1688_: u32;
    var phi_1694_: u32;
    var phi_1728_: type_28;
    var phi_1916_: u32;
    var phi_1922_: u32;
    var phi_1928_: u32;
    var phi_1934_: u32;
    var phi_1968_: type_28;
    var phi_2156_: u32;
    var phi_2162_: u32;
    var phi_2168_: u32;
    var phi_2174_: u32;
    var phi_2208_: type_28;
    var phi_2209_: type_28;
    var phi_1220_: type_28;
    var phi_1223_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e373.z] = _e372.x;
    let _e381 = local_11[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e388 = ((_e386 * 256u) + _e381);
    if (_e381 < 16u) {
        let _e392 = params.member.member_1;
        if (_e386 < _e392) {
            let _e398 = offsets_1.member[((_e381 * _e392) + _e386)];
            starts[_e381] = _e398;
        }
    }
    let _e402 = params.member.member_1;
    if (_e386 < _e402) {
        let _e406 = thread_counts.member[_e388];
        phi_1010_ = _e406;
    } else {
        phi_1010_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e408 = phi_1010_;
    table[_e381] = ((_e408.x & 255u) | ((_e408.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e381)] = (((_e408.x >> bitcast<u32>(16i)) & 255u) | ((_e408.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e381)] = ((_e408.y & 255u) | ((_e408.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e381)] = (((_e408.y >> bitcast<u32>(16i)) & 255u) | ((_e408.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e381)] = ((_e408.z & 255u) | ((_e408.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e381)] = (((_e408.z >> bitcast<u32>(16i)) & 255u) | ((_e408.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e381)] = ((_e408.w & 255u) | ((_e408.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e381)] = (((_e408.w >> bitcast<u32>(16i)) & 255u) | ((_e408.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1085_ = 0u;
    phi_1088_ = 0u;
    loop {
        let _e477 = phi_1085_;
        let _e479 = phi_1088_;
        local_12 = _e479;
        let _e480 = (_e477 < 8u);
        if _e480 {
            let _e484 = table[((_e381 * 8u) + _e477)];
            phi_1086_ = (_e477 + _e374.z);
            phi_1089_ = (_e479 + _e484);
        } else {
            break;
        }
        let _e488 = phi_1086_;
        let _e490 = phi_1089_;
        continue;
        continuing {
            phi_1085_ = _e488;
            phi_1088_ = _e490;
        }
    }
    let _e494 = local_12;
    sums[_e381] = _e494;
    workgroupBarrier();
    if (_e381 < 8u) {
        phi_1108_ = 0u;
        phi_1111_ = 0u;
        loop {
            let _e497 = phi_1108_;
            let _e499 = phi_1111_;
            let _e500 = (_e497 < 32u);
            if _e500 {
                let _e504 = sums[((_e381 * 32u) + _e497)];
                sums[((_e381 * 32u) + _e497)] = _e499;
                phi_1109_ = (_e497 + _e374.z);
                phi_1112_ = (_e499 + _e504);
            } else {
                break;
            }
            let _e508 = phi_1109_;
            let _e510 = phi_1112_;
            continue;
            continuing {
                phi_1108_ = _e508;
                phi_1111_ = _e510;
            }
        }
    }
    workgroupBarrier();
    let _e512 = sums[_e381];
    phi_1131_ = 0u;
    phi_1134_ = _e512;
    loop {
        let _e514 = phi_1131_;
        let _e516 = phi_1134_;
        let _e517 = (_e514 < 8u);
        if _e517 {
            let _e521 = table[((_e381 * 8u) + _e514)];
            table[((_e381 * 8u) + _e514)] = _e516;
            phi_1132_ = (_e514 + _e374.z);
            phi_1135_ = (_e516 + _e521);
        } else {
            break;
        }
        let _e525 = phi_1132_;
        let _e527 = phi_1135_;
        continue;
        continuing {
            phi_1131_ = _e525;
            phi_1134_ = _e527;
        }
    }
    workgroupBarrier();
    let _e529 = table[_e381];
    let _e530 = table[(256u + _e381)];
    let _e531 = table[(512u + _e381)];
    let _e532 = table[(768u + _e381)];
    let _e533 = table[(1024u + _e381)];
    let _e534 = table[(1280u + _e381)];
    let _e535 = table[(1536u + _e381)];
    let _e536 = table[(1792u + _e381)];
    let _e538 = starts[0u];
    let _e540 = starts[2u];
    let _e542 = starts[4u];
    let _e544 = starts[6u];
    let _e546 = starts[8u];
    let _e548 = starts[10u];
    let _e550 = starts[12u];
    let _e552 = starts[14u];
    let _e554 = starts[1u];
    let _e556 = starts[3u];
    let _e558 = starts[5u];
    let _e560 = starts[7u];
    let _e562 = starts[9u];
    let _e564 = starts[11u];
    let _e566 = starts[13u];
    let _e568 = starts[15u];
    let _e569 = (_e388 * 8u);
    phi_1219_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1222_ = _e569;
    loop {
        let _e572 = phi_1219_;
        let _e574 = phi_1222_;
        let _e575 = (_e574 < (_e569 + 8u));
        if _e575 {
            let _e576 = (4u * _e574);
            let _e579 = params.member.member;
            let _e580 = (_e576 < _e579);
            if _e580 {
                let _e583 = keys.member[_e574];
                let _e586 = payload.member[_e574];
                if _e580 {
                    let _e597 = params.member.member_2;
                    let _e603 = params.member.member_3;
                    let _e604 = ((_e583.x >> bitcast<u32>((_e597 & 31u))) & _e603);
                    let _e605 = (_e604 / 2u);
                    let _e606 = (_e604 % 2u);
                    let _e609 = ((_e605 & 1u) == 0u);
                    let _e612 = ((_e605 & 2u) == 0u);
                    let _e618 = ((_e605 & 4u) == 0u);
                    let _e644 = (((_e604 % 4u) * 8u) & 31u);
                    let _e646 = (1u << bitcast<u32>(_e644));
                    let _e647 = (_e604 / 4u);
                    if (_e647 == 0u) {
                        phi_1436_ = (_e572.member.x + _e646);
                    } else {
                        phi_1436_ = _e572.member.x;
                    }
                    let _e659 = phi_1436_;
                    if (_e647 == 1u) {
                        phi_1442_ = (_e572.member.y + _e646);
                    } else {
                        phi_1442_ = _e572.member.y;
                    }
                    let _e663 = phi_1442_;
                    if (_e647 == 2u) {
                        phi_1448_ = (_e572.member.z + _e646);
                    } else {
                        phi_1448_ = _e572.member.z;
                    }
                    let _e667 = phi_1448_;
                    if (_e647 == 3u) {
                        phi_1454_ = (_e572.member.w + _e646);
                    } else {
                        phi_1454_ = _e572.member.w;
                    }
                    let _e671 = phi_1454_;
                    let _e675 = ((_e647 & 1u) == 0u);
                    let _e684 = ((select(select(select(select(_e568, _e566, _e609), select(_e564, _e562, _e609), _e612), select(select(_e560, _e558, _e609), select(_e556, _e554, _e609), _e612), _e618), select(select(select(_e552, _e550, _e609), select(_e548, _e546, _e609), _e612), select(select(_e544, _e542, _e609), select(_e540, _e538, _e609), _e612), _e618), (_e606 == 0u)) + ((select(select(select(_e536, _e535, _e609), select(_e534, _e533, _e609), _e612), select(select(_e532, _e531, _e609), select(_e530, _e529, _e609), _e612), _e618) >> bitcast<u32>(((_e606 * 16u) & 31u))) & 65535u)) + ((select(select(_e572.member.w, _e572.member.z, _e675), select(_e572.member.y, _e572.member.x, _e675), ((_e647 & 2u) == 0u)) >> bitcast<u32>(_e644)) & 255u));
                    sorted_keys.member[_e684] = _e583.x;
                    sorted_payload.member[_e684] = _e586.x;
                    phi_1488_ = type_28(vec4<u32>(_e659, _e663, _e667, _e671));
                } else {
                    phi_1488_ = _e572;
                }
                let _e690 = phi_1488_;
                if ((_e576 + 1u) < _e579) {
                    let _e695 = params.member.member_2;
                    let _e701 = params.member.member_3;
                    let _e702 = ((_e583.y >> bitcast<u32>((_e695 & 31u))) & _e701);
                    let _e703 = (_e702 / 2u);
                    let _e704 = (_e702 % 2u);
                    let _e707 = ((_e703 & 1u) == 0u);
                    let _e710 = ((_e703 & 2u) == 0u);
                    let _e716 = ((_e703 & 4u) == 0u);
                    let _e742 = (((_e702 % 4u) * 8u) & 31u);
                    let _e744 = (1u << bitcast<u32>(_e742));
                    let _e745 = (_e702 / 4u);
                    if (_e745 == 0u) {
                        phi_1676_ = (_e690.member.x + _e744);
                    } else {
                        phi_1676_ = _e690.member.x;
                    }
                    let _e757 = phi_1676_;
                    if (_e745 == 1u) {
                        phi_1682_ = (_e690.member.y + _e744);
                    } else {
                        phi_1682_ = _e690.member.y;
                    }
                    let _e761 = phi_1682_;
                    if (_e745 == 2u) {
                        phi_1688_ = (_e690.member.z + _e744);
                    } else {
                        phi_1688_ = _e690.member.z;
                    }
                    let _e765 = phi_1688_;
                    if (_e745 == 3u) {
                        phi_1694_ = (_e690.member.w + _e744);
                    } else {
                        phi_1694_ = _e690.member.w;
                    }
                    let _e769 = phi_1694_;
                    let _e773 = ((_e745 & 1u) == 0u);
                    let _e782 = ((select(select(select(select(_e568, _e566, _e707), select(_e564, _e562, _e707), _e710), select(select(_e560, _e558, _e707), select(_e556, _e554, _e707), _e710), _e716), select(select(select(_e552, _e550, _e707), select(_e548, _e546, _e707), _e710), select(select(_e544, _e542, _e707), select(_e540, _e538, _e707), _e710), _e716), (_e704 == 0u)) + ((select(select(select(_e536, _e535, _e707), select(_e534, _e533, _e707), _e710), select(select(_e532, _e531, _e707), select(_e530, _e529, _e707), _e710), _e716) >> bitcast<u32>(((_e704 * 16u) & 31u))) & 65535u)) + ((select(select(_e690.member.w, _e690.member.z, _e773), select(_e690.member.y, _e690.member.x, _e773), ((_e745 & 2u) == 0u)) >> bitcast<u32>(_e742)) & 255u));
                    sorted_keys.member[_e782] = _e583.y;
                    sorted_payload.member[_e782] = _e586.y;
                    phi_1728_ = type_28(vec4<u32>(_e757, _e761, _e765, _e769));
                } else {
                    phi_1728_ = _e690;
                }
                let _e788 = phi_1728_;
                if ((_e576 + 2u) < _e579) {
                    let _e793 = params.member.member_2;
                    let _e799 = params.member.member_3;
                    let _e800 = ((_e583.z >> bitcast<u32>((_e793 & 31u))) & _e799);
                    let _e801 = (_e800 / 2u);
                    let _e802 = (_e800 % 2u);
                    let _e805 = ((_e801 & 1u) == 0u);
                    let _e808 = ((_e801 & 2u) == 0u);
                    let _e814 = ((_e801 & 4u) == 0u);
                    let _e840 = (((_e800 % 4u) * 8u) & 31u);
                    let _e842 = (1u << bitcast<u32>(_e840));
                    let _e843 = (_e800 / 4u);
                    if (_e843 == 0u) {
                        phi_1916_ = (_e788.member.x + _e842);
                    } else {
                        phi_1916_ = _e788.member.x;
                    }
                    let _e855 = phi_1916_;
                    if (_e843 == 1u) {
                        phi_1922_ = (_e788.member.y + _e842);
                    } else {
                        phi_1922_ = _e788.member.y;
                    }
                    let _e859 = phi_1922_;
                    if (_e843 == 2u) {
                        phi_1928_ = (_e788.member.z + _e842);
                    } else {
                        phi_1928_ = _e788.member.z;
                    }
                    let _e863 = phi_1928_;
                    if (_e843 == 3u) {
                        phi_1934_ = (_e788.member.w + _e842);
                    } else {
                        phi_1934_ = _e788.member.w;
                    }
                    let _e867 = phi_1934_;
                    let _e871 = ((_e843 & 1u) == 0u);
                    let _e880 = ((select(select(select(select(_e568, _e566, _e805), select(_e564, _e562, _e805), _e808), select(select(_e560, _e558, _e805), select(_e556, _e554, _e805), _e808), _e814), select(select(select(_e552, _e550, _e805), select(_e548, _e546, _e805), _e808), select(select(_e544, _e542, _e805), select(_e540, _e538, _e805), _e808), _e814), (_e802 == 0u)) + ((select(select(select(_e536, _e535, _e805), select(_e534, _e533, _e805), _e808), select(select(_e532, _e531, _e805), select(_e530, _e529, _e805), _e808), _e814) >> bitcast<u32>(((_e802 * 16u) & 31u))) & 65535u)) + ((select(select(_e788.member.w, _e788.member.z, _e871), select(_e788.member.y, _e788.member.x, _e871), ((_e843 & 2u) == 0u)) >> bitcast<u32>(_e840)) & 255u));
                    sorted_keys.member[_e880] = _e583.z;
                    sorted_payload.member[_e880] = _e586.z;
                    phi_1968_ = type_28(vec4<u32>(_e855, _e859, _e863, _e867));
                } else {
                    phi_1968_ = _e788;
                }
                let _e886 = phi_1968_;
                if ((_e576 + 3u) < _e579) {
                    let _e891 = params.member.member_2;
                    let _e897 = params.member.member_3;
                    let _e898 = ((_e583.w >> bitcast<u32>((_e891 & 31u))) & _e897);
                    let _e899 = (_e898 / 2u);
                    let _e900 = (_e898 % 2u);
                    let _e903 = ((_e899 & 1u) == 0u);
                    let _e906 = ((_e899 & 2u) == 0u);
                    let _e912 = ((_e899 & 4u) == 0u);
                    let _e938 = (((_e898 % 4u) * 8u) & 31u);
                    let _e940 = (1u << bitcast<u32>(_e938));
                    let _e941 = (_e898 / 4u);
                    if (_e941 == 0u) {
                        phi_2156_ = (_e886.member.x + _e940);
                    } else {
                        phi_2156_ = _e886.member.x;
                    }
                    let _e953 = phi_2156_;
                    if (_e941 == 1u) {
                        phi_2162_ = (_e886.member.y + _e940);
                    } else {
                        phi_2162_ = _e886.member.y;
                    }
                    let _e957 = phi_2162_;
                    if (_e941 == 2u) {
                        phi_2168_ = (_e886.member.z + _e940);
                    } else {
                        phi_2168_ = _e886.member.z;
                    }
                    let _e961 = phi_2168_;
                    if (_e941 == 3u) {
                        phi_2174_ = (_e886.member.w + _e940);
                    } else {
                        phi_2174_ = _e886.member.w;
                    }
                    let _e965 = phi_2174_;
                    let _e969 = ((_e941 & 1u) == 0u);
                    let _e978 = ((select(select(select(select(_e568, _e566, _e903), select(_e564, _e562, _e903), _e906), select(select(_e560, _e558, _e903), select(_e556, _e554, _e903), _e906), _e912), select(select(select(_e552, _e550, _e903), select(_e548, _e546, _e903), _e906), select(select(_e544, _e542, _e903), select(_e540, _e538, _e903), _e906), _e912), (_e900 == 0u)) + ((select(select(select(_e536, _e535, _e903), select(_e534, _e533, _e903), _e906), select(select(_e532, _e531, _e903), select(_e530, _e529, _e903), _e906), _e912) >> bitcast<u32>(((_e900 * 16u) & 31u))) & 65535u)) + ((select(select(_e886.member.w, _e886.member.z, _e969), select(_e886.member.y, _e886.member.x, _e969), ((_e941 & 2u) == 0u)) >> bitcast<u32>(_e938)) & 255u));
                    sorted_keys.member[_e978] = _e583.w;
                    sorted_payload.member[_e978] = _e586.w;
                    phi_2208_ = type_28(vec4<u32>(_e953, _e957, _e961, _e965));
                } else {
                    phi_2208_ = _e886;
                }
                let _e984 = phi_2208_;
                phi_2209_ = _e984;
            } else {
                phi_2209_ = _e572;
            }
            let _e986 = phi_2209_;
            phi_1220_ = _e986;
            phi_1223_ = (_e574 + _e374.z);
        } else {
            break;
        }
        let _e989 = phi_1220_;
        let _e991 = phi_1223_;
        continue;
        continuing {
            phi_1219_ = _e989;
            phi_1222_ = _e991;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2239_: type_28;
    var phi_2242_: u32;
    var phi_2302_: u32;
    var phi_2308_: u32;
    var phi_2314_: u32;
    var phi_2320_: u32;
    var phi_2331_: type_28;
    var phi_2375_: u32;
    var phi_2381_: u32;
    var phi_2387_: u32;
    var phi_2393_: u32;
    var phi_2404_: type_28;
    var phi_2448_: u32;
    var phi_2454_: u32;
    var phi_2460_: u32;
    var phi_2466_: u32;
    var phi_2477_: type_28;
    var phi_2521_: u32;
    var phi_2527_: u32;
    var phi_2533_: u32;
    var phi_2539_: u32;
    var phi_2550_: type_28;
    var phi_2551_: type_28;
    var phi_2240_: type_28;
    var phi_2243_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2636_: u32;
    var phi_2639_: u32;
    var phi_2637_: u32;
    var phi_2640_: u32;
    var local_19: u32;
    var phi_2665_: u32;
    var phi_2668_: u32;
    var phi_2666_: u32;
    var phi_2669_: u32;
    var local_20: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e373.z] = _e372.x;
    let _e381 = local_13[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e388 = ((_e386 * 256u) + _e381);
    let _e389 = (_e388 * 8u);
    phi_2239_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2242_ = _e389;
    loop {
        let _e392 = phi_2239_;
        let _e394 = phi_2242_;
        local_14 = _e392;
        local_15 = _e392;
        local_16 = _e392;
        local_17 = _e392;
        local_18 = _e392;
        let _e395 = (_e394 < (_e389 + 8u));
        if _e395 {
            let _e396 = (4u * _e394);
            let _e399 = params.member.member;
            let _e400 = (_e396 < _e399);
            if _e400 {
                let _e403 = keys.member[_e394];
                if _e400 {
                    let _e407 = params.member.member_2;
                    let _e413 = params.member.member_3;
                    let _e414 = ((_e403.x >> bitcast<u32>((_e407 & 31u))) & _e413);
                    let _e419 = (1u << bitcast<u32>((((_e414 % 4u) * 8u) & 31u)));
                    let _e420 = (_e414 / 4u);
                    if (_e420 == 0u) {
                        phi_2302_ = (_e392.member.x + _e419);
                    } else {
                        phi_2302_ = _e392.member.x;
                    }
                    let _e432 = phi_2302_;
                    if (_e420 == 1u) {
                        phi_2308_ = (_e392.member.y + _e419);
                    } else {
                        phi_2308_ = _e392.member.y;
                    }
                    let _e436 = phi_2308_;
                    if (_e420 == 2u) {
                        phi_2314_ = (_e392.member.z + _e419);
                    } else {
                        phi_2314_ = _e392.member.z;
                    }
                    let _e440 = phi_2314_;
                    if (_e420 == 3u) {
                        phi_2320_ = (_e392.member.w + _e419);
                    } else {
                        phi_2320_ = _e392.member.w;
                    }
                    let _e444 = phi_2320_;
                    phi_2331_ = type_28(vec4<u32>(_e432, _e436, _e440, _e444));
                } else {
                    phi_2331_ = _e392;
                }
                let _e448 = phi_2331_;
                if ((_e396 + 1u) < _e399) {
                    let _e454 = params.member.member_2;
                    let _e460 = params.member.member_3;
                    let _e461 = ((_e403.y >> bitcast<u32>((_e454 & 31u))) & _e460);
                    let _e466 = (1u << bitcast<u32>((((_e461 % 4u) * 8u) & 31u)));
                    let _e467 = (_e461 / 4u);
                    if (_e467 == 0u) {
                        phi_2375_ = (_e448.member.x + _e466);
                    } else {
                        phi_2375_ = _e448.member.x;
                    }
                    let _e479 = phi_2375_;
                    if (_e467 == 1u) {
                        phi_2381_ = (_e448.member.y + _e466);
                    } else {
                        phi_2381_ = _e448.member.y;
                    }
                    let _e483 = phi_2381_;
                    if (_e467 == 2u) {
                        phi_2387_ = (_e448.member.z + _e466);
                    } else {
                        phi_2387_ = _e448.member.z;
                    }
                    let _e487 = phi_2387_;
                    if (_e467 == 3u) {
                        phi_2393_ = (_e448.member.w + _e466);
                    } else {
                        phi_2393_ = _e448.member.w;
                    }
                    let _e491 = phi_2393_;
                    phi_2404_ = type_28(vec4<u32>(_e479, _e483, _e487, _e491));
                } else {
                    phi_2404_ = _e448;
                }
                let _e495 = phi_2404_;
                if ((_e396 + 2u) < _e399) {
                    let _e501 = params.member.member_2;
                    let _e507 = params.member.member_3;
                    let _e508 = ((_e403.z >> bitcast<u32>((_e501 & 31u))) & _e507);
                    let _e513 = (1u << bitcast<u32>((((_e508 % 4u) * 8u) & 31u)));
                    let _e514 = (_e508 / 4u);
                    if (_e514 == 0u) {
                        phi_2448_ = (_e495.member.x + _e513);
                    } else {
                        phi_2448_ = _e495.member.x;
                    }
                    let _e526 = phi_2448_;
                    if (_e514 == 1u) {
                        phi_2454_ = (_e495.member.y + _e513);
                    } else {
                        phi_2454_ = _e495.member.y;
                    }
                    let _e530 = phi_2454_;
                    if (_e514 == 2u) {
                        phi_2460_ = (_e495.member.z + _e513);
                    } else {
                        phi_2460_ = _e495.member.z;
                    }
                    let _e534 = phi_2460_;
                    if (_e514 == 3u) {
                        phi_2466_ = (_e495.member.w + _e513);
                    } else {
                        phi_2466_ = _e495.member.w;
                    }
                    let _e538 = phi_2466_;
                    phi_2477_ = type_28(vec4<u32>(_e526, _e530, _e534, _e538));
                } else {
                    phi_2477_ = _e495;
                }
                let _e542 = phi_2477_;
                if ((_e396 + 3u) < _e399) {
                    let _e548 = params.member.member_2;
                    let _e554 = params.member.member_3;
                    let _e555 = ((_e403.w >> bitcast<u32>((_e548 & 31u))) & _e554);
                    let _e560 = (1u << bitcast<u32>((((_e555 % 4u) * 8u) & 31u)));
                    let _e561 = (_e555 / 4u);
                    if (_e561 == 0u) {
                        phi_2521_ = (_e542.member.x + _e560);
                    } else {
                        phi_2521_ = _e542.member.x;
                    }
                    let _e573 = phi_2521_;
                    if (_e561 == 1u) {
                        phi_2527_ = (_e542.member.y + _e560);
                    } else {
                        phi_2527_ = _e542.member.y;
                    }
                    let _e577 = phi_2527_;
                    if (_e561 == 2u) {
                        phi_2533_ = (_e542.member.z + _e560);
                    } else {
                        phi_2533_ = _e542.member.z;
                    }
                    let _e581 = phi_2533_;
                    if (_e561 == 3u) {
                        phi_2539_ = (_e542.member.w + _e560);
                    } else {
                        phi_2539_ = _e542.member.w;
                    }
                    let _e585 = phi_2539_;
                    phi_2550_ = type_28(vec4<u32>(_e573, _e577, _e581, _e585));
                } else {
                    phi_2550_ = _e542;
                }
                let _e589 = phi_2550_;
                phi_2551_ = _e589;
            } else {
                phi_2551_ = _e392;
            }
            let _e591 = phi_2551_;
            phi_2240_ = _e591;
            phi_2243_ = (_e394 + _e374.z);
        } else {
            break;
        }
        let _e594 = phi_2240_;
        let _e596 = phi_2243_;
        continue;
        continuing {
            phi_2239_ = _e594;
            phi_2242_ = _e596;
        }
    }
    let _e600 = params.member.member_1;
    let _e601 = (_e386 < _e600);
    if _e601 {
        let _e603 = local_14;
        thread_counts_1.member[_e388] = _e603.member;
    }
    let _e608 = local_15;
    table[_e381] = ((_e608.member.x & 255u) | ((_e608.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e381)] = (((_e608.member.x >> bitcast<u32>(16i)) & 255u) | ((_e608.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e627 = local_16;
    table[(512u + _e381)] = ((_e627.member.y & 255u) | ((_e627.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e381)] = (((_e627.member.y >> bitcast<u32>(16i)) & 255u) | ((_e627.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e647 = local_17;
    table[(1024u + _e381)] = ((_e647.member.z & 255u) | ((_e647.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e381)] = (((_e647.member.z >> bitcast<u32>(16i)) & 255u) | ((_e647.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e667 = local_18;
    table[(1536u + _e381)] = ((_e667.member.w & 255u) | ((_e667.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e381)] = (((_e667.member.w >> bitcast<u32>(16i)) & 255u) | ((_e667.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2636_ = 0u;
    phi_2639_ = 0u;
    loop {
        let _e687 = phi_2636_;
        let _e689 = phi_2639_;
        local_19 = _e689;
        let _e690 = (_e687 < 8u);
        if _e690 {
            let _e694 = table[((_e381 * 8u) + _e687)];
            phi_2637_ = (_e687 + _e374.z);
            phi_2640_ = (_e689 + _e694);
        } else {
            break;
        }
        let _e698 = phi_2637_;
        let _e700 = phi_2640_;
        continue;
        continuing {
            phi_2636_ = _e698;
            phi_2639_ = _e700;
        }
    }
    let _e704 = local_19;
    sums[_e381] = _e704;
    workgroupBarrier();
    if (_e381 < 16u) {
        if _e601 {
            phi_2665_ = 0u;
            phi_2668_ = 0u;
            loop {
                let _e707 = phi_2665_;
                let _e709 = phi_2668_;
                local_20 = _e709;
                let _e710 = (_e707 < 32u);
                if _e710 {
                    let _e715 = sums[(((_e381 / 2u) * 32u) + _e707)];
                    phi_2666_ = (_e707 + _e374.z);
                    phi_2669_ = (_e709 + ((_e715 >> bitcast<u32>((((_e381 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e725 = phi_2666_;
                let _e727 = phi_2669_;
                continue;
                continuing {
                    phi_2665_ = _e725;
                    phi_2668_ = _e727;
                }
            }
            let _e734 = local_20;
            counts.member[((_e381 * _e600) + _e386)] = _e734;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2732_: u32;
    var phi_2735_: f32;
    var phi_2757_: f32;
    var phi_2733_: u32;
    var phi_2736_: f32;
    var local_22: f32;
    var phi_2761_: u32;
    var phi_2762_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e373.z] = _e372.x;
    let _e381 = local_21[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_1.member[select(0u, _e390, _e391)];
    phi_2732_ = 0u;
    phi_2735_ = _e395;
    loop {
        let _e397 = phi_2732_;
        let _e399 = phi_2735_;
        local_22 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_1.member[_e403];
                phi_2757_ = select(_e399, _e407, (_e407 > _e399));
            } else {
                phi_2757_ = _e399;
            }
            let _e411 = phi_2757_;
            phi_2733_ = (_e397 + 1u);
            phi_2736_ = _e411;
        } else {
            break;
        }
        let _e414 = phi_2733_;
        let _e416 = phi_2736_;
        continue;
        continuing {
            phi_2732_ = _e414;
            phi_2735_ = _e416;
        }
    }
    let _e420 = local_22;
    shared_1[_e381] = _e420;
    workgroupBarrier();
    phi_2761_ = 128u;
    loop {
        let _e422 = phi_2761_;
        let _e423 = (_e422 > 0u);
        if _e423 {
            if (_e381 < _e422) {
                let _e425 = shared_1[_e381];
                let _e428 = shared_1[(_e381 + _e422)];
                shared_1[_e381] = select(_e425, _e428, (_e428 > _e425));
            }
            workgroupBarrier();
            phi_2762_ = (_e422 / 2u);
        } else {
            break;
        }
        let _e433 = phi_2762_;
        continue;
        continuing {
            phi_2761_ = _e433;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e437 = shared_1[0u];
            output_1.member[_e386] = _e437;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2831_: u32;
    var phi_2834_: f32;
    var phi_2856_: f32;
    var phi_2832_: u32;
    var phi_2835_: f32;
    var local_24: f32;
    var phi_2860_: u32;
    var phi_2861_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e373.z] = _e372.x;
    let _e381 = local_23[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_1.member[select(0u, _e390, _e391)];
    phi_2831_ = 0u;
    phi_2834_ = _e395;
    loop {
        let _e397 = phi_2831_;
        let _e399 = phi_2834_;
        local_24 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_1.member[_e403];
                phi_2856_ = select(_e399, _e407, (_e407 < _e399));
            } else {
                phi_2856_ = _e399;
            }
            let _e411 = phi_2856_;
            phi_2832_ = (_e397 + 1u);
            phi_2835_ = _e411;
        } else {
            break;
        }
        let _e414 = phi_2832_;
        let _e416 = phi_2835_;
        continue;
        continuing {
            phi_2831_ = _e414;
            phi_2834_ = _e416;
        }
    }
    let _e420 = local_24;
    shared_1[_e381] = _e420;
    workgroupBarrier();
    phi_2860_ = 128u;
    loop {
        let _e422 = phi_2860_;
        let _e423 = (_e422 > 0u);
        if _e423 {
            if (_e381 < _e422) {
                let _e425 = shared_1[_e381];
                let _e428 = shared_1[(_e381 + _e422)];
                shared_1[_e381] = select(_e425, _e428, (_e428 < _e425));
            }
            workgroupBarrier();
            phi_2861_ = (_e422 / 2u);
        } else {
            break;
        }
        let _e433 = phi_2861_;
        continue;
        continuing {
            phi_2860_ = _e433;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e437 = shared_1[0u];
            output_1.member[_e386] = _e437;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2930_: u32;
    var phi_2933_: f32;
    var phi_2951_: f32;
    var phi_2931_: u32;
    var phi_2934_: f32;
    var local_26: f32;
    var phi_2955_: u32;
    var phi_2956_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e373.z] = _e372.x;
    let _e381 = local_25[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    phi_2930_ = 0u;
    phi_2933_ = 0f;
    loop {
        let _e392 = phi_2930_;
        let _e394 = phi_2933_;
        local_26 = _e394;
        let _e395 = (_e392 < 16u);
        if _e395 {
            let _e398 = ((_e390 + (_e392 * 256u)) + _e381);
            if (_e398 < _e389) {
                let _e402 = input_1.member[_e398];
                phi_2951_ = (_e394 + _e402);
            } else {
                phi_2951_ = _e394;
            }
            let _e405 = phi_2951_;
            phi_2931_ = (_e392 + 1u);
            phi_2934_ = _e405;
        } else {
            break;
        }
        let _e408 = phi_2931_;
        let _e410 = phi_2934_;
        continue;
        continuing {
            phi_2930_ = _e408;
            phi_2933_ = _e410;
        }
    }
    let _e414 = local_26;
    shared_1[_e381] = _e414;
    workgroupBarrier();
    phi_2955_ = 128u;
    loop {
        let _e416 = phi_2955_;
        let _e417 = (_e416 > 0u);
        if _e417 {
            if (_e381 < _e416) {
                let _e419 = shared_1[_e381];
                let _e422 = shared_1[(_e381 + _e416)];
                shared_1[_e381] = (_e419 + _e422);
            }
            workgroupBarrier();
            phi_2956_ = (_e416 / 2u);
        } else {
            break;
        }
        let _e426 = phi_2956_;
        continue;
        continuing {
            phi_2955_ = _e426;
        }
    }
    if (_e381 == 0u) {
        if (_e390 < _e389) {
            let _e431 = shared_1[0u];
            output_1.member[_e386] = _e431;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3024_: u32;
    var phi_3027_: u32;
    var phi_3049_: u32;
    var phi_3025_: u32;
    var phi_3028_: u32;
    var local_28: u32;
    var phi_3053_: u32;
    var phi_3054_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e373.z] = _e372.x;
    let _e381 = local_27[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_2.member[select(0u, _e390, _e391)];
    phi_3024_ = 0u;
    phi_3027_ = _e395;
    loop {
        let _e397 = phi_3024_;
        let _e399 = phi_3027_;
        local_28 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_2.member[_e403];
                phi_3049_ = select(_e399, _e407, (_e407 > _e399));
            } else {
                phi_3049_ = _e399;
            }
            let _e411 = phi_3049_;
            phi_3025_ = (_e397 + 1u);
            phi_3028_ = _e411;
        } else {
            break;
        }
        let _e414 = phi_3025_;
        let _e416 = phi_3028_;
        continue;
        continuing {
            phi_3024_ = _e414;
            phi_3027_ = _e416;
        }
    }
    let _e420 = local_28;
    shared_[_e381] = _e420;
    workgroupBarrier();
    phi_3053_ = 128u;
    loop {
        let _e422 = phi_3053_;
        let _e423 = (_e422 > 0u);
        if _e423 {
            if (_e381 < _e422) {
                let _e425 = shared_[_e381];
                let _e428 = shared_[(_e381 + _e422)];
                shared_[_e381] = select(_e425, _e428, (_e428 > _e425));
            }
            workgroupBarrier();
            phi_3054_ = (_e422 / 2u);
        } else {
            break;
        }
        let _e433 = phi_3054_;
        continue;
        continuing {
            phi_3053_ = _e433;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e437 = shared_[0u];
            output_2.member[_e386] = _e437;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3123_: u32;
    var phi_3126_: u32;
    var phi_3148_: u32;
    var phi_3124_: u32;
    var phi_3127_: u32;
    var local_30: u32;
    var phi_3152_: u32;
    var phi_3153_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e373.z] = _e372.x;
    let _e381 = local_29[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_2.member[select(0u, _e390, _e391)];
    phi_3123_ = 0u;
    phi_3126_ = _e395;
    loop {
        let _e397 = phi_3123_;
        let _e399 = phi_3126_;
        local_30 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_2.member[_e403];
                phi_3148_ = select(_e399, _e407, (_e407 < _e399));
            } else {
                phi_3148_ = _e399;
            }
            let _e411 = phi_3148_;
            phi_3124_ = (_e397 + 1u);
            phi_3127_ = _e411;
        } else {
            break;
        }
        let _e414 = phi_3124_;
        let _e416 = phi_3127_;
        continue;
        continuing {
            phi_3123_ = _e414;
            phi_3126_ = _e416;
        }
    }
    let _e420 = local_30;
    shared_[_e381] = _e420;
    workgroupBarrier();
    phi_3152_ = 128u;
    loop {
        let _e422 = phi_3152_;
        let _e423 = (_e422 > 0u);
        if _e423 {
            if (_e381 < _e422) {
                let _e425 = shared_[_e381];
                let _e428 = shared_[(_e381 + _e422)];
                shared_[_e381] = select(_e425, _e428, (_e428 < _e425));
            }
            workgroupBarrier();
            phi_3153_ = (_e422 / 2u);
        } else {
            break;
        }
        let _e433 = phi_3153_;
        continue;
        continuing {
            phi_3152_ = _e433;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e437 = shared_[0u];
            output_2.member[_e386] = _e437;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3222_: u32;
    var phi_3225_: u32;
    var phi_3243_: u32;
    var phi_3223_: u32;
    var phi_3226_: u32;
    var local_32: u32;
    var phi_3247_: u32;
    var phi_3248_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e373.z] = _e372.x;
    let _e381 = local_31[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    phi_3222_ = 0u;
    phi_3225_ = 0u;
    loop {
        let _e392 = phi_3222_;
        let _e394 = phi_3225_;
        local_32 = _e394;
        let _e395 = (_e392 < 16u);
        if _e395 {
            let _e398 = ((_e390 + (_e392 * 256u)) + _e381);
            if (_e398 < _e389) {
                let _e402 = input_2.member[_e398];
                phi_3243_ = (_e394 + _e402);
            } else {
                phi_3243_ = _e394;
            }
            let _e405 = phi_3243_;
            phi_3223_ = (_e392 + 1u);
            phi_3226_ = _e405;
        } else {
            break;
        }
        let _e408 = phi_3223_;
        let _e410 = phi_3226_;
        continue;
        continuing {
            phi_3222_ = _e408;
            phi_3225_ = _e410;
        }
    }
    let _e414 = local_32;
    shared_[_e381] = _e414;
    workgroupBarrier();
    phi_3247_ = 128u;
    loop {
        let _e416 = phi_3247_;
        let _e417 = (_e416 > 0u);
        if _e417 {
            if (_e381 < _e416) {
                let _e419 = shared_[_e381];
                let _e422 = shared_[(_e381 + _e416)];
                shared_[_e381] = (_e419 + _e422);
            }
            workgroupBarrier();
            phi_3248_ = (_e416 / 2u);
        } else {
            break;
        }
        let _e426 = phi_3248_;
        continue;
        continuing {
            phi_3247_ = _e426;
        }
    }
    if (_e381 == 0u) {
        if (_e390 < _e389) {
            let _e431 = shared_[0u];
            output_2.member[_e386] = _e431;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3316_: u32;
    var phi_3319_: vec4<f32>;
    var phi_3337_: vec4<f32>;
    var phi_3317_: u32;
    var phi_3320_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3341_: u32;
    var phi_3342_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e373.z] = _e372.x;
    let _e381 = local_33[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_3.member[select(0u, _e390, _e391)];
    phi_3316_ = 0u;
    phi_3319_ = _e395;
    loop {
        let _e397 = phi_3316_;
        let _e399 = phi_3319_;
        local_34 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_3.member[_e403];
                phi_3337_ = vec4<f32>(select(_e399.x, _e407.x, (_e407.x > _e399.x)), select(_e399.y, _e407.y, (_e407.y > _e399.y)), select(_e399.z, _e407.z, (_e407.z > _e399.z)), select(_e399.w, _e407.w, (_e407.w > _e399.w)));
            } else {
                phi_3337_ = _e399;
            }
            let _e426 = phi_3337_;
            phi_3317_ = (_e397 + 1u);
            phi_3320_ = _e426;
        } else {
            break;
        }
        let _e429 = phi_3317_;
        let _e431 = phi_3320_;
        continue;
        continuing {
            phi_3316_ = _e429;
            phi_3319_ = _e431;
        }
    }
    let _e435 = local_34;
    shared_2[_e381] = _e435;
    workgroupBarrier();
    phi_3341_ = 128u;
    loop {
        let _e437 = phi_3341_;
        let _e438 = (_e437 > 0u);
        if _e438 {
            if (_e381 < _e437) {
                let _e440 = shared_2[_e381];
                let _e443 = shared_2[(_e381 + _e437)];
                shared_2[_e381] = vec4<f32>(select(_e440.x, _e443.x, (_e443.x > _e440.x)), select(_e440.y, _e443.y, (_e443.y > _e440.y)), select(_e440.z, _e443.z, (_e443.z > _e440.z)), select(_e440.w, _e443.w, (_e443.w > _e440.w)));
            }
            workgroupBarrier();
            phi_3342_ = (_e437 / 2u);
        } else {
            break;
        }
        let _e463 = phi_3342_;
        continue;
        continuing {
            phi_3341_ = _e463;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e467 = shared_2[0u];
            output_3.member[_e386] = _e467;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3439_: u32;
    var phi_3442_: vec4<f32>;
    var phi_3460_: vec4<f32>;
    var phi_3440_: u32;
    var phi_3443_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3464_: u32;
    var phi_3465_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e373.z] = _e372.x;
    let _e381 = local_35[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    let _e391 = (_e390 < _e389);
    let _e395 = input_3.member[select(0u, _e390, _e391)];
    phi_3439_ = 0u;
    phi_3442_ = _e395;
    loop {
        let _e397 = phi_3439_;
        let _e399 = phi_3442_;
        local_36 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e390 + (_e397 * 256u)) + _e381);
            if (_e403 < _e389) {
                let _e407 = input_3.member[_e403];
                phi_3460_ = vec4<f32>(select(_e399.x, _e407.x, (_e407.x < _e399.x)), select(_e399.y, _e407.y, (_e407.y < _e399.y)), select(_e399.z, _e407.z, (_e407.z < _e399.z)), select(_e399.w, _e407.w, (_e407.w < _e399.w)));
            } else {
                phi_3460_ = _e399;
            }
            let _e426 = phi_3460_;
            phi_3440_ = (_e397 + 1u);
            phi_3443_ = _e426;
        } else {
            break;
        }
        let _e429 = phi_3440_;
        let _e431 = phi_3443_;
        continue;
        continuing {
            phi_3439_ = _e429;
            phi_3442_ = _e431;
        }
    }
    let _e435 = local_36;
    shared_2[_e381] = _e435;
    workgroupBarrier();
    phi_3464_ = 128u;
    loop {
        let _e437 = phi_3464_;
        let _e438 = (_e437 > 0u);
        if _e438 {
            if (_e381 < _e437) {
                let _e440 = shared_2[_e381];
                let _e443 = shared_2[(_e381 + _e437)];
                shared_2[_e381] = vec4<f32>(select(_e440.x, _e443.x, (_e443.x < _e440.x)), select(_e440.y, _e443.y, (_e443.y < _e440.y)), select(_e440.z, _e443.z, (_e443.z < _e440.z)), select(_e440.w, _e443.w, (_e443.w < _e440.w)));
            }
            workgroupBarrier();
            phi_3465_ = (_e437 / 2u);
        } else {
            break;
        }
        let _e463 = phi_3465_;
        continue;
        continuing {
            phi_3464_ = _e463;
        }
    }
    if (_e381 == 0u) {
        if _e391 {
            let _e467 = shared_2[0u];
            output_3.member[_e386] = _e467;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3562_: u32;
    var phi_3565_: vec4<f32>;
    var phi_3583_: vec4<f32>;
    var phi_3563_: u32;
    var phi_3566_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3587_: u32;
    var phi_3588_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e373.z] = _e372.x;
    let _e381 = local_37[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e389 = params.member.member;
    let _e390 = (_e386 * 4096u);
    phi_3562_ = 0u;
    phi_3565_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e392 = phi_3562_;
        let _e394 = phi_3565_;
        local_38 = _e394;
        let _e395 = (_e392 < 16u);
        if _e395 {
            let _e398 = ((_e390 + (_e392 * 256u)) + _e381);
            if (_e398 < _e389) {
                let _e402 = input_3.member[_e398];
                phi_3583_ = (_e394 + _e402);
            } else {
                phi_3583_ = _e394;
            }
            let _e405 = phi_3583_;
            phi_3563_ = (_e392 + 1u);
            phi_3566_ = _e405;
        } else {
            break;
        }
        let _e408 = phi_3563_;
        let _e410 = phi_3566_;
        continue;
        continuing {
            phi_3562_ = _e408;
            phi_3565_ = _e410;
        }
    }
    let _e414 = local_38;
    shared_2[_e381] = _e414;
    workgroupBarrier();
    phi_3587_ = 128u;
    loop {
        let _e416 = phi_3587_;
        let _e417 = (_e416 > 0u);
        if _e417 {
            if (_e381 < _e416) {
                let _e419 = shared_2[_e381];
                let _e422 = shared_2[(_e381 + _e416)];
                shared_2[_e381] = (_e419 + _e422);
            }
            workgroupBarrier();
            phi_3588_ = (_e416 / 2u);
        } else {
            break;
        }
        let _e426 = phi_3588_;
        continue;
        continuing {
            phi_3587_ = _e426;
        }
    }
    if (_e381 == 0u) {
        if (_e390 < _e389) {
            let _e431 = shared_2[0u];
            output_3.member[_e386] = _e431;
        }
    }
    return;
}

fn function_13() {
    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e385 = params.member.member;
    if ((_e381 * 4u) < _e385) {
        let _e389 = flags.member[_e381];
        marks.member[_e381] = vec4<u32>(select(0u, 1u, (_e389.x != 0u)), select(0u, 1u, (_e389.y != 0u)), select(0u, 1u, (_e389.z != 0u)), select(0u, 1u, (_e389.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e382 = (_e381 * 4u);
    let _e385 = params.member.member;
    let _e386 = (_e382 < _e385);
    if _e386 {
        let _e389 = flags.member[_e381];
        let _e392 = places.member[_e381];
        let _e403 = elements.member[_e381];
        if (_e389.x == 0u) {
        } else {
            if _e386 {
                let _e408 = params.member.member_1;
                if (_e392.x < _e408) {
                    output_4.member[_e392.x] = _e403.x;
                }
            }
        }
        if (_e389.y == 0u) {
        } else {
            if ((_e382 + 1u) < _e385) {
                let _e418 = params.member.member_1;
                if (_e392.y < _e418) {
                    output_4.member[_e392.y] = _e403.y;
                }
            }
        }
        if (_e389.z == 0u) {
        } else {
            if ((_e382 + 2u) < _e385) {
                let _e428 = params.member.member_1;
                if (_e392.z < _e428) {
                    output_4.member[_e392.z] = _e403.z;
                }
            }
        }
        if (_e389.w == 0u) {
        } else {
            if ((_e382 + 3u) < _e385) {
                let _e438 = params.member.member_1;
                if (_e392.w < _e438) {
                    output_4.member[_e392.w] = _e403.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = count.member[0u];
    if (_e381 < _e384) {
        let _e388 = params.member.member_1;
        if (_e381 < _e388) {
            let _e392 = params.member.member;
            output_2.member[_e381] = _e392;
        }
    }
    return;
}

fn function_16() {
    var phi_3842_: u32;
    var phi_3844_: u32;
    var phi_3847_: u32;
    var phi_3845_: u32;
    var phi_3848_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    if ((((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x) == 0u) {
        let _e385 = count_1.member[0u];
        let _e386 = (_e385 / 256u);
        if ((_e385 % 256u) > 0u) {
            phi_3842_ = (_e386 + 1u);
        } else {
            phi_3842_ = _e386;
        }
        let _e391 = phi_3842_;
        phi_3844_ = 1u;
        phi_3847_ = _e391;
        loop {
            let _e393 = phi_3844_;
            let _e395 = phi_3847_;
            local_39 = _e395;
            local_40 = _e393;
            let _e396 = (_e395 > 65535u);
            if _e396 {
                phi_3845_ = (_e393 << bitcast<u32>(1i));
                phi_3848_ = ((_e395 >> bitcast<u32>(1i)) + (_e395 & 1u));
            } else {
                break;
            }
            let _e404 = phi_3845_;
            let _e406 = phi_3848_;
            continue;
            continuing {
                phi_3844_ = _e404;
                phi_3847_ = _e406;
            }
        }
        let _e409 = local_39;
        let _e411 = local_40;
        arguments.member[0u] = type_48(_e409, _e411, 1u);
    }
    return;
}

fn function_17() {
    var phi_3943_: type_56;
    var phi_6521_: u32;
    var phi_6522_: u32;
    var phi_6528_: u32;
    var phi_6540_: u32;
    var phi_6541_: u32;
    var phi_6553_: u32;
    var phi_6554_: u32;
    var phi_6560_: u32;
    var phi_6572_: u32;
    var phi_6573_: u32;
    var phi_6478_: u32;
    var phi_6488_: u32;
    var phi_6489_: u32;
    var phi_6490_: u32;
    var phi_6503_: u32;
    var phi_6504_: u32;
    var phi_6575_: vec4<u32>;
    var phi_6601_: bool;
    var phi_6605_: bool;
    var phi_6606_: bool;
    var phi_6642_: u32;
    var phi_6664_: u32;
    var phi_6686_: u32;
    var phi_6932_: bool;
    var phi_6933_: bool;
    var phi_6934_: bool;
    var phi_6829_: bool;
    var phi_6830_: bool;
    var phi_6831_: bool;
    var phi_6939_: bool;
    var phi_6964_: bool;
    var phi_6966_: bool;
    var phi_6967_: bool;
    var phi_6968_: bool;
    var phi_6969_: bool;
    var phi_7173_: bool;
    var phi_7186_: bool;
    var phi_7218_: f32;
    var phi_7221_: vec3<f32>;
    var phi_7223_: vec3<f32>;
    var phi_7224_: bool;
    var phi_7225_: vec3<f32>;
    var phi_7226_: bool;
    var phi_7239_: bool;
    var phi_7271_: f32;
    var phi_7274_: vec3<f32>;
    var phi_7276_: vec3<f32>;
    var phi_7277_: bool;
    var phi_7278_: vec3<f32>;
    var phi_7279_: bool;
    var phi_7314_: f32;
    var phi_7317_: vec3<f32>;
    var phi_7319_: vec3<f32>;
    var phi_7320_: bool;
    var phi_7321_: vec3<f32>;
    var phi_7322_: bool;
    var phi_7344_: f32;
    var phi_7355_: f32;
    var phi_7359_: vec3<f32>;
    var phi_7360_: vec3<f32>;
    var phi_7361_: vec3<f32>;
    var phi_7362_: vec3<f32>;
    var phi_7363_: vec3<f32>;
    var phi_7364_: vec3<f32>;
    var phi_7059_: f32;
    var phi_7071_: f32;
    var phi_7047_: f32;
    var phi_7074_: f32;
    var phi_7087_: f32;
    var phi_7104_: f32;
    var phi_7105_: f32;
    var phi_7372_: vec4<f32>;
    var phi_7450_: f32;
    var phi_7485_: u32;
    var phi_4064_: bool;
    var phi_4065_: bool;
    var phi_4078_: bool;
    var phi_4080_: bool;
    var phi_4081_: bool;
    var phi_4086_: bool;
    var phi_4172_: bool;
    var phi_4173_: bool;
    var phi_4186_: bool;
    var phi_4188_: bool;
    var phi_4189_: bool;
    var phi_4194_: bool;
    var phi_4199_: u32;
    var phi_4218_: u32;
    var phi_4230_: u32;
    var phi_4231_: u32;
    var phi_4237_: u32;
    var phi_4249_: u32;
    var phi_4250_: u32;
    var phi_4256_: u32;
    var phi_4262_: u32;
    var phi_4274_: u32;
    var phi_4275_: u32;
    var phi_4312_: bool;
    var phi_4313_: bool;
    var phi_4314_: bool;
    var phi_4334_: bool;
    var phi_4335_: bool;
    var phi_4336_: bool;
    var phi_4454_: i32;
    var phi_4559_: i32;
    var phi_4669_: i32;
    var phi_4778_: i32;
    var phi_4887_: i32;
    var phi_4889_: bool;
    var phi_4891_: bool;
    var phi_4892_: bool;
    var phi_4897_: bool;
    var phi_4993_: vec3<f32>;
    var phi_5022_: vec3<f32>;
    var phi_5047_: vec3<f32>;
    var phi_5081_: vec3<f32>;
    var phi_5111_: f32;
    var phi_5118_: f32;
    var phi_5140_: f32;
    var phi_5147_: f32;
    var phi_5169_: f32;
    var phi_5176_: f32;
    var phi_5198_: f32;
    var phi_5205_: f32;
    var phi_5384_: f32;
    var phi_5391_: f32;
    var phi_5413_: f32;
    var phi_5420_: f32;
    var phi_5442_: f32;
    var phi_5449_: f32;
    var phi_5471_: f32;
    var phi_5478_: f32;
    var phi_5661_: f32;
    var phi_5668_: f32;
    var phi_5690_: f32;
    var phi_5697_: f32;
    var phi_5719_: f32;
    var phi_5726_: f32;
    var phi_5748_: f32;
    var phi_5755_: f32;
    var phi_5938_: f32;
    var phi_5945_: f32;
    var phi_5967_: f32;
    var phi_5974_: f32;
    var phi_5996_: f32;
    var phi_6003_: f32;
    var phi_6025_: f32;
    var phi_6032_: f32;
    var phi_6215_: f32;
    var phi_6222_: f32;
    var phi_6244_: f32;
    var phi_6251_: f32;
    var phi_6273_: f32;
    var phi_6280_: f32;
    var phi_6302_: f32;
    var phi_6309_: f32;
    var phi_4200_: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e387 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e388 = (_e387 / 16u);
    let _e391 = params_1.member.member_19;
    let _e393 = tiles.member[0u];
    if (_e388 < select(_e391, _e393, (_e393 < _e391))) {
        let _e398 = pairs.member[_e388];
        let _e401 = ((_e398 >> bitcast<u32>(16i)) * 2u);
        let _e404 = tiles.member[(4u + _e401)];
        let _e411 = boxes.member[((_e404 * 256u) + ((_e398 >> bitcast<u32>(8i)) & 255u))];
        let _e415 = tiles.member[(_e401 + 5u)];
        let _e420 = boxes.member[((_e415 * 256u) + (_e398 & 255u))];
        if (_e411.x < _e420.x) {
            phi_3943_ = type_56(_e411.x, _e420.x);
        } else {
            phi_3943_ = type_56(_e420.x, _e411.x);
        }
        let _e426 = phi_3943_;
        let _e431 = features.member[_e426.member];
        let _e434 = features.member[_e426.member_1];
        let _e437 = params_1.member.member_20;
        let _e438 = (_e387 % 16u);
        if (_e438 == 15u) {
            let _e1107 = reference.member[_e431.x];
            let _e1111 = reference.member[_e431.y];
            let _e1115 = reference.member[_e431.z];
            let _e1119 = reference.member[_e434.x];
            let _e1123 = reference.member[_e434.y];
            let _e1127 = reference.member[_e434.z];
            let _e1130 = (_e1111.x - _e1107.x);
            let _e1133 = (_e1111.y - _e1107.y);
            let _e1136 = (_e1111.z - _e1107.z);
            let _e1138 = (_e1115.x - _e1107.x);
            let _e1140 = (_e1115.y - _e1107.y);
            let _e1142 = (_e1115.z - _e1107.z);
            let _e1145 = ((_e1133 * _e1142) - (_e1140 * _e1136));
            let _e1148 = ((_e1136 * _e1138) - (_e1142 * _e1130));
            let _e1151 = ((_e1130 * _e1140) - (_e1138 * _e1133));
            let _e1162 = (((_e1145 * (_e1119.x - _e1107.x)) + (_e1148 * (_e1119.y - _e1107.y))) + (_e1151 * (_e1119.z - _e1107.z)));
            let _e1173 = (((_e1145 * (_e1123.x - _e1107.x)) + (_e1148 * (_e1123.y - _e1107.y))) + (_e1151 * (_e1123.z - _e1107.z)));
            let _e1184 = (((_e1145 * (_e1127.x - _e1107.x)) + (_e1148 * (_e1127.y - _e1107.y))) + (_e1151 * (_e1127.z - _e1107.z)));
            if (_e1162 > 0f) {
                if (_e1173 > 0f) {
                    phi_4064_ = select(true, false, (_e1184 > 0f));
                } else {
                    phi_4064_ = true;
                }
                let _e1190 = phi_4064_;
                phi_4065_ = _e1190;
            } else {
                phi_4065_ = true;
            }
            let _e1192 = phi_4065_;
            if _e1192 {
                if (_e1162 < 0f) {
                    let _e1194 = (_e1173 < 0f);
                    if _e1194 {
                        phi_4078_ = (_e1184 < 0f);
                    } else {
                        phi_4078_ = bool();
                    }
                    let _e1197 = phi_4078_;
                    phi_4080_ = _e1197;
                    phi_4081_ = select(true, false, _e1194);
                } else {
                    phi_4080_ = bool();
                    phi_4081_ = true;
                }
                let _e1200 = phi_4080_;
                let _e1202 = phi_4081_;
                phi_4086_ = select(_e1200, false, _e1202);
            } else {
                phi_4086_ = true;
            }
            let _e1205 = phi_4086_;
            if _e1205 {
            } else {
                let _e1206 = (_e1123.x - _e1119.x);
                let _e1207 = (_e1123.y - _e1119.y);
                let _e1208 = (_e1123.z - _e1119.z);
                let _e1209 = (_e1127.x - _e1119.x);
                let _e1210 = (_e1127.y - _e1119.y);
                let _e1211 = (_e1127.z - _e1119.z);
                let _e1214 = ((_e1207 * _e1211) - (_e1210 * _e1208));
                let _e1217 = ((_e1208 * _e1209) - (_e1211 * _e1206));
                let _e1220 = ((_e1206 * _e1210) - (_e1209 * _e1207));
                let _e1228 = (((_e1214 * (_e1107.x - _e1119.x)) + (_e1217 * (_e1107.y - _e1119.y))) + (_e1220 * (_e1107.z - _e1119.z)));
                let _e1236 = (((_e1214 * (_e1111.x - _e1119.x)) + (_e1217 * (_e1111.y - _e1119.y))) + (_e1220 * (_e1111.z - _e1119.z)));
                let _e1244 = (((_e1214 * (_e1115.x - _e1119.x)) + (_e1217 * (_e1115.y - _e1119.y))) + (_e1220 * (_e1115.z - _e1119.z)));
                if (_e1228 > 0f) {
                    if (_e1236 > 0f) {
                        phi_4172_ = select(true, false, (_e1244 > 0f));
                    } else {
                        phi_4172_ = true;
                    }
                    let _e1250 = phi_4172_;
                    phi_4173_ = _e1250;
                } else {
                    phi_4173_ = true;
                }
                let _e1252 = phi_4173_;
                if _e1252 {
                    if (_e1228 < 0f) {
                        let _e1254 = (_e1236 < 0f);
                        if _e1254 {
                            phi_4186_ = (_e1244 < 0f);
                        } else {
                            phi_4186_ = bool();
                        }
                        let _e1257 = phi_4186_;
                        phi_4188_ = _e1257;
                        phi_4189_ = select(true, false, _e1254);
                    } else {
                        phi_4188_ = bool();
                        phi_4189_ = true;
                    }
                    let _e1260 = phi_4188_;
                    let _e1262 = phi_4189_;
                    phi_4194_ = select(_e1260, false, _e1262);
                } else {
                    phi_4194_ = true;
                }
                let _e1265 = phi_4194_;
                if _e1265 {
                } else {
                    phi_4199_ = 0u;
                    loop {
                        let _e1267 = phi_4199_;
                        let _e1268 = (_e1267 < 6u);
                        if _e1268 {
                            let _e1269 = (_e1267 < 3u);
                            let _e1270 = vec4(_e1269);
                            let _e1271 = select(_e431, _e434, _e1270);
                            let _e1272 = select(_e434, _e431, _e1270);
                            if _e1269 {
                                phi_4218_ = _e1267;
                            } else {
                                phi_4218_ = (_e1267 - 3u);
                            }
                            let _e1275 = phi_4218_;
                            if (_e1275 == 0u) {
                                phi_4231_ = _e1272.x;
                            } else {
                                if (_e1275 == 1u) {
                                    phi_4230_ = _e1272.y;
                                } else {
                                    phi_4230_ = _e1272.z;
                                }
                                let _e1281 = phi_4230_;
                                phi_4231_ = _e1281;
                            }
                            let _e1284 = phi_4231_;
                            let _e1285 = (_e1275 == 2u);
                            if _e1285 {
                                phi_4237_ = 0u;
                            } else {
                                phi_4237_ = (_e1275 + 1u);
                            }
                            let _e1288 = phi_4237_;
                            if (_e1288 == 0u) {
                                phi_4250_ = _e1272.x;
                            } else {
                                if (_e1288 == 1u) {
                                    phi_4249_ = _e1272.y;
                                } else {
                                    phi_4249_ = _e1272.z;
                                }
                                let _e1294 = phi_4249_;
                                phi_4250_ = _e1294;
                            }
                            let _e1297 = phi_4250_;
                            if _e1285 {
                                phi_4256_ = 0u;
                            } else {
                                phi_4256_ = (_e1275 + 1u);
                            }
                            let _e1300 = phi_4256_;
                            if (_e1300 == 2u) {
                                phi_4262_ = 0u;
                            } else {
                                phi_4262_ = (_e1300 + 1u);
                            }
                            let _e1304 = phi_4262_;
                            if (_e1304 == 0u) {
                                phi_4275_ = _e1272.x;
                            } else {
                                if (_e1304 == 1u) {
                                    phi_4274_ = _e1272.y;
                                } else {
                                    phi_4274_ = _e1272.z;
                                }
                                let _e1310 = phi_4274_;
                                phi_4275_ = _e1310;
                            }
                            let _e1313 = phi_4275_;
                            let _e1316 = reference.member[_e1284];
                            let _e1319 = reference.member[_e1297];
                            let _e1322 = reference.member[_e1313];
                            let _e1326 = reference.member[_e1271.x];
                            let _e1330 = reference.member[_e1271.y];
                            let _e1334 = reference.member[_e1271.z];
                            if (_e1271.x == _e1284) {
                                phi_4313_ = bool();
                                phi_4314_ = true;
                            } else {
                                let _e1345 = (_e1271.y == _e1284);
                                if _e1345 {
                                    phi_4312_ = bool();
                                } else {
                                    phi_4312_ = (_e1271.z == _e1284);
                                }
                                let _e1348 = phi_4312_;
                                phi_4313_ = _e1348;
                                phi_4314_ = _e1345;
                            }
                            let _e1350 = phi_4313_;
                            let _e1352 = phi_4314_;
                            if select(_e1350, true, _e1352) {
                            } else {
                                if (_e1271.x == _e1297) {
                                    phi_4335_ = bool();
                                    phi_4336_ = true;
                                } else {
                                    let _e1355 = (_e1271.y == _e1297);
                                    if _e1355 {
                                        phi_4334_ = bool();
                                    } else {
                                        phi_4334_ = (_e1271.z == _e1297);
                                    }
                                    let _e1358 = phi_4334_;
                                    phi_4335_ = _e1358;
                                    phi_4336_ = _e1355;
                                }
                                let _e1360 = phi_4335_;
                                let _e1362 = phi_4336_;
                                if select(_e1360, true, _e1362) {
                                } else {
                                    let _e1370 = (_e1330.x - _e1326.x);
                                    let _e1371 = (_e1330.y - _e1326.y);
                                    let _e1372 = (_e1330.z - _e1326.z);
                                    let _e1373 = (_e1334.x - _e1326.x);
                                    let _e1374 = (_e1334.y - _e1326.y);
                                    let _e1375 = (_e1334.z - _e1326.z);
                                    let _e1376 = (_e1316.x - _e1326.x);
                                    let _e1377 = (_e1316.y - _e1326.y);
                                    let _e1378 = (_e1316.z - _e1326.z);
                                    let _e1379 = (_e1371 * _e1375);
                                    let _e1380 = (_e1372 * _e1374);
                                    let _e1381 = (_e1372 * _e1373);
                                    let _e1382 = (_e1370 * _e1375);
                                    let _e1383 = (_e1370 * _e1374);
                                    let _e1384 = (_e1371 * _e1373);
                                    let _e1385 = (_e1379 - _e1380);
                                    let _e1387 = (_e1381 - _e1382);
                                    let _e1390 = (_e1383 - _e1384);
                                    let _e1392 = (((_e1376 * _e1385) + (_e1377 * _e1387)) + (_e1378 * _e1390));
                                    let _e1393 = abs(_e1376);
                                    let _e1396 = (abs(_e1379) + abs(_e1380));
                                    let _e1398 = abs(_e1377);
                                    let _e1401 = (abs(_e1381) + abs(_e1382));
                                    let _e1404 = abs(_e1378);
                                    let _e1407 = (abs(_e1383) + abs(_e1384));
                                    let _e1410 = abs(_e1370);
                                    let _e1411 = abs(_e1371);
                                    let _e1413 = select(_e1411, _e1410, (_e1410 > _e1411));
                                    let _e1414 = abs(_e1372);
                                    let _e1416 = select(_e1414, _e1413, (_e1413 > _e1414));
                                    let _e1417 = abs(_e1373);
                                    let _e1418 = abs(_e1374);
                                    let _e1420 = select(_e1418, _e1417, (_e1417 > _e1418));
                                    let _e1421 = abs(_e1375);
                                    let _e1423 = select(_e1421, _e1420, (_e1420 > _e1421));
                                    let _e1425 = select(_e1423, _e1416, (_e1416 > _e1423));
                                    let _e1427 = select(_e1398, _e1393, (_e1393 > _e1398));
                                    let _e1429 = select(_e1404, _e1427, (_e1427 > _e1404));
                                    let _e1431 = select(_e1429, _e1425, (_e1425 > _e1429));
                                    let _e1436 = ((0.0000019073486f * (((_e1393 * _e1396) + (_e1398 * _e1401)) + (_e1404 * _e1407))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1431 * _e1431))));
                                    if (_e1392 > _e1436) {
                                        phi_4454_ = 1i;
                                    } else {
                                        phi_4454_ = select(0i, -1i, (_e1392 < -(_e1436)));
                                    }
                                    let _e1442 = phi_4454_;
                                    let _e1443 = (_e1319.x - _e1326.x);
                                    let _e1444 = (_e1319.y - _e1326.y);
                                    let _e1445 = (_e1319.z - _e1326.z);
                                    let _e1450 = (((_e1443 * _e1385) + (_e1444 * _e1387)) + (_e1445 * _e1390));
                                    let _e1451 = abs(_e1443);
                                    let _e1453 = abs(_e1444);
                                    let _e1456 = abs(_e1445);
                                    let _e1460 = select(_e1453, _e1451, (_e1451 > _e1453));
                                    let _e1462 = select(_e1456, _e1460, (_e1460 > _e1456));
                                    let _e1464 = select(_e1462, _e1425, (_e1425 > _e1462));
                                    let _e1469 = ((0.0000019073486f * (((_e1451 * _e1396) + (_e1453 * _e1401)) + (_e1456 * _e1407))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1464 * _e1464))));
                                    if (_e1450 > _e1469) {
                                        phi_4559_ = 1i;
                                    } else {
                                        phi_4559_ = select(0i, -1i, (_e1450 < -(_e1469)));
                                    }
                                    let _e1475 = phi_4559_;
                                    if ((_e1442 * _e1475) < 0i) {
                                        let _e1478 = (_e1319.x - _e1316.x);
                                        let _e1479 = (_e1319.y - _e1316.y);
                                        let _e1480 = (_e1319.z - _e1316.z);
                                        let _e1481 = (_e1326.x - _e1316.x);
                                        let _e1482 = (_e1326.y - _e1316.y);
                                        let _e1483 = (_e1326.z - _e1316.z);
                                        let _e1484 = (_e1330.x - _e1316.x);
                                        let _e1485 = (_e1330.y - _e1316.y);
                                        let _e1486 = (_e1330.z - _e1316.z);
                                        let _e1487 = (_e1479 * _e1483);
                                        let _e1488 = (_e1480 * _e1482);
                                        let _e1489 = (_e1480 * _e1481);
                                        let _e1490 = (_e1478 * _e1483);
                                        let _e1491 = (_e1478 * _e1482);
                                        let _e1492 = (_e1479 * _e1481);
                                        let _e1500 = (((_e1484 * (_e1487 - _e1488)) + (_e1485 * (_e1489 - _e1490))) + (_e1486 * (_e1491 - _e1492)));
                                        let _e1501 = abs(_e1484);
                                        let _e1506 = abs(_e1485);
                                        let _e1512 = abs(_e1486);
                                        let _e1518 = abs(_e1478);
                                        let _e1519 = abs(_e1479);
                                        let _e1521 = select(_e1519, _e1518, (_e1518 > _e1519));
                                        let _e1522 = abs(_e1480);
                                        let _e1524 = select(_e1522, _e1521, (_e1521 > _e1522));
                                        let _e1525 = abs(_e1481);
                                        let _e1526 = abs(_e1482);
                                        let _e1528 = select(_e1526, _e1525, (_e1525 > _e1526));
                                        let _e1529 = abs(_e1483);
                                        let _e1531 = select(_e1529, _e1528, (_e1528 > _e1529));
                                        let _e1533 = select(_e1531, _e1524, (_e1524 > _e1531));
                                        let _e1535 = select(_e1506, _e1501, (_e1501 > _e1506));
                                        let _e1537 = select(_e1512, _e1535, (_e1535 > _e1512));
                                        let _e1539 = select(_e1537, _e1533, (_e1533 > _e1537));
                                        let _e1544 = ((0.0000019073486f * (((_e1501 * (abs(_e1487) + abs(_e1488))) + (_e1506 * (abs(_e1489) + abs(_e1490)))) + (_e1512 * (abs(_e1491) + abs(_e1492))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1539 * _e1539))));
                                        if (_e1500 > _e1544) {
                                            phi_4669_ = 1i;
                                        } else {
                                            phi_4669_ = select(0i, -1i, (_e1500 < -(_e1544)));
                                        }
                                        let _e1550 = phi_4669_;
                                        if (_e1550 == 0i) {
                                            phi_4891_ = bool();
                                            phi_4892_ = true;
                                        } else {
                                            let _e1552 = (_e1334.x - _e1316.x);
                                            let _e1553 = (_e1334.y - _e1316.y);
                                            let _e1554 = (_e1334.z - _e1316.z);
                                            let _e1555 = (_e1479 * _e1486);
                                            let _e1556 = (_e1480 * _e1485);
                                            let _e1557 = (_e1480 * _e1484);
                                            let _e1558 = (_e1478 * _e1486);
                                            let _e1559 = (_e1478 * _e1485);
                                            let _e1560 = (_e1479 * _e1484);
                                            let _e1568 = (((_e1552 * (_e1555 - _e1556)) + (_e1553 * (_e1557 - _e1558))) + (_e1554 * (_e1559 - _e1560)));
                                            let _e1569 = abs(_e1552);
                                            let _e1574 = abs(_e1553);
                                            let _e1580 = abs(_e1554);
                                            let _e1587 = select(_e1537, _e1524, (_e1524 > _e1537));
                                            let _e1589 = select(_e1574, _e1569, (_e1569 > _e1574));
                                            let _e1591 = select(_e1580, _e1589, (_e1589 > _e1580));
                                            let _e1593 = select(_e1591, _e1587, (_e1587 > _e1591));
                                            let _e1598 = ((0.0000019073486f * (((_e1569 * (abs(_e1555) + abs(_e1556))) + (_e1574 * (abs(_e1557) + abs(_e1558)))) + (_e1580 * (abs(_e1559) + abs(_e1560))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1593 * _e1593))));
                                            if (_e1568 > _e1598) {
                                                phi_4778_ = 1i;
                                            } else {
                                                phi_4778_ = select(0i, -1i, (_e1568 < -(_e1598)));
                                            }
                                            let _e1604 = phi_4778_;
                                            let _e1605 = (_e1550 == _e1604);
                                            if _e1605 {
                                                let _e1606 = (_e1479 * _e1554);
                                                let _e1607 = (_e1480 * _e1553);
                                                let _e1608 = (_e1480 * _e1552);
                                                let _e1609 = (_e1478 * _e1554);
                                                let _e1610 = (_e1478 * _e1553);
                                                let _e1611 = (_e1479 * _e1552);
                                                let _e1619 = (((_e1481 * (_e1606 - _e1607)) + (_e1482 * (_e1608 - _e1609))) + (_e1483 * (_e1610 - _e1611)));
                                                let _e1635 = select(_e1591, _e1524, (_e1524 > _e1591));
                                                let _e1637 = select(_e1531, _e1635, (_e1635 > _e1531));
                                                let _e1642 = ((0.0000019073486f * (((_e1525 * (abs(_e1606) + abs(_e1607))) + (_e1526 * (abs(_e1608) + abs(_e1609)))) + (_e1529 * (abs(_e1610) + abs(_e1611))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1637 * _e1637))));
                                                if (_e1619 > _e1642) {
                                                    phi_4887_ = 1i;
                                                } else {
                                                    phi_4887_ = select(0i, -1i, (_e1619 < -(_e1642)));
                                                }
                                                let _e1648 = phi_4887_;
                                                phi_4889_ = (_e1550 == _e1648);
                                            } else {
                                                phi_4889_ = bool();
                                            }
                                            let _e1651 = phi_4889_;
                                            phi_4891_ = _e1651;
                                            phi_4892_ = select(true, false, _e1605);
                                        }
                                        let _e1654 = phi_4891_;
                                        let _e1656 = phi_4892_;
                                        phi_4897_ = select(_e1654, false, _e1656);
                                    } else {
                                        phi_4897_ = false;
                                    }
                                    let _e1659 = phi_4897_;
                                    if _e1659 {
                                        let _e1663 = (_e1319.x - _e1316.x);
                                        let _e1664 = (_e1319.y - _e1316.y);
                                        let _e1665 = (_e1319.z - _e1316.z);
                                        let _e1667 = (_e1379 - (_e1374 * _e1372));
                                        let _e1669 = (_e1381 - (_e1375 * _e1370));
                                        let _e1671 = (_e1383 - (_e1373 * _e1371));
                                        let _e1672 = (_e1322.x - _e1316.x);
                                        let _e1673 = (_e1322.y - _e1316.y);
                                        let _e1674 = (_e1322.z - _e1316.z);
                                        let _e1677 = ((_e1664 * _e1674) - (_e1673 * _e1665));
                                        let _e1680 = ((_e1665 * _e1672) - (_e1674 * _e1663));
                                        let _e1683 = ((_e1663 * _e1673) - (_e1672 * _e1664));
                                        let _e1686 = ((_e1680 * _e1671) - (_e1669 * _e1683));
                                        let _e1689 = ((_e1683 * _e1667) - (_e1671 * _e1677));
                                        let _e1692 = ((_e1677 * _e1669) - (_e1667 * _e1680));
                                        let _e1698 = (((_e1663 * _e1663) + (_e1664 * _e1664)) + (_e1665 * _e1665));
                                        let _e1700 = select(0.000000000000000000000000000001f, _e1698, (_e1698 > 0.000000000000000000000000000001f));
                                        let _e1708 = (((_e1663 * _e1672) + (_e1664 * _e1673)) + (_e1665 * _e1674));
                                        if ((((_e1686 * ((_e1672 * _e1700) - (_e1663 * _e1708))) + (_e1689 * ((_e1673 * _e1700) - (_e1664 * _e1708)))) + (_e1692 * ((_e1674 * _e1700) - (_e1665 * _e1708)))) < 0f) {
                                            phi_4993_ = vec3<f32>(-(_e1686), -(_e1689), -(_e1692));
                                        } else {
                                            phi_4993_ = vec3<f32>(_e1686, _e1689, _e1692);
                                        }
                                        let _e1726 = phi_4993_;
                                        let _e1731 = (((_e1663 * _e1667) + (_e1664 * _e1669)) + (_e1665 * _e1671));
                                        let _e1733 = select(1f, -1f, (_e1731 < 0f));
                                        let _e1742 = sqrt((((_e1726.x * _e1726.x) + (_e1726.y * _e1726.y)) + (_e1726.z * _e1726.z)));
                                        let _e1743 = (_e1742 > 0.000000000000000000000000000001f);
                                        if _e1743 {
                                            phi_5022_ = (_e1726 * (1f / _e1742));
                                        } else {
                                            phi_5022_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1747 = phi_5022_;
                                        if _e1743 {
                                            phi_5047_ = (_e1726 * (1f / _e1742));
                                        } else {
                                            phi_5047_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1757 = phi_5047_;
                                        let _e1766 = (2f * (((_e1663 * _e1757.x) + (_e1664 * _e1757.y)) + (_e1665 * _e1757.z)));
                                        let _e1773 = (((_e1747.x * _e1731) - (_e1667 * _e1766)) * _e1733);
                                        let _e1774 = (((_e1747.y * _e1731) - (_e1669 * _e1766)) * _e1733);
                                        let _e1775 = (((_e1747.z * _e1731) - (_e1671 * _e1766)) * _e1733);
                                        let _e1781 = sqrt((((_e1773 * _e1773) + (_e1774 * _e1774)) + (_e1775 * _e1775)));
                                        if (_e1781 > 0.000000000000000000000000000001f) {
                                            let _e1783 = (1f / _e1781);
                                            phi_5081_ = vec3<f32>((_e1773 * _e1783), (_e1774 * _e1783), (_e1775 * _e1783));
                                        } else {
                                            phi_5081_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1789 = phi_5081_;
                                        let _e1792 = params_1.member.member_13;
                                        let _e1793 = (0.25f * _e1792);
                                        let _e1795 = (_e1789.x * _e1793);
                                        let _e1797 = (_e1789.y * _e1793);
                                        let _e1799 = (_e1789.z * _e1793);
                                        if (_e1316.w > 0f) {
                                            let _e1802 = (32768f / _e1792);
                                            let _e1804 = (abs(1f) * 1024f);
                                            if (_e1804 > 131072f) {
                                                phi_5111_ = 131072f;
                                            } else {
                                                phi_5111_ = select(-131072f, _e1804, (_e1804 > -131072f));
                                            }
                                            let _e1809 = phi_5111_;
                                            if (_e1809 < 0f) {
                                                phi_5118_ = (_e1809 - 0.5f);
                                            } else {
                                                phi_5118_ = (_e1809 + 0.5f);
                                            }
                                            let _e1814 = phi_5118_;
                                            let _e1823 = (_e1795 * _e1802);
                                            if (_e1823 > 131072f) {
                                                phi_5140_ = 131072f;
                                            } else {
                                                phi_5140_ = select(-131072f, _e1823, (_e1823 > -131072f));
                                            }
                                            let _e1828 = phi_5140_;
                                            if (_e1828 < 0f) {
                                                phi_5147_ = (_e1828 - 0.5f);
                                            } else {
                                                phi_5147_ = (_e1828 + 0.5f);
                                            }
                                            let _e1833 = phi_5147_;
                                            let _e1842 = (_e1797 * _e1802);
                                            if (_e1842 > 131072f) {
                                                phi_5169_ = 131072f;
                                            } else {
                                                phi_5169_ = select(-131072f, _e1842, (_e1842 > -131072f));
                                            }
                                            let _e1847 = phi_5169_;
                                            if (_e1847 < 0f) {
                                                phi_5176_ = (_e1847 - 0.5f);
                                            } else {
                                                phi_5176_ = (_e1847 + 0.5f);
                                            }
                                            let _e1852 = phi_5176_;
                                            let _e1861 = (_e1799 * _e1802);
                                            if (_e1861 > 131072f) {
                                                phi_5198_ = 131072f;
                                            } else {
                                                phi_5198_ = select(-131072f, _e1861, (_e1861 > -131072f));
                                            }
                                            let _e1866 = phi_5198_;
                                            if (_e1866 < 0f) {
                                                phi_5205_ = (_e1866 - 0.5f);
                                            } else {
                                                phi_5205_ = (_e1866 + 0.5f);
                                            }
                                            let _e1871 = phi_5205_;
                                            let _e1880 = (_e1284 * 8u);
                                            let _e1882 = atomicAdd((&pushes.member[_e1880]), bitcast<u32>(select(0i, select(select(i32(_e1833), i32(-2147483648), (_e1833 < -2147483600f)), 2147483647i, (_e1833 > 2147483500f)), (_e1833 == _e1833))));
                                            let _e1885 = atomicAdd((&pushes.member[(_e1880 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1852), i32(-2147483648), (_e1852 < -2147483600f)), 2147483647i, (_e1852 > 2147483500f)), (_e1852 == _e1852))));
                                            let _e1888 = atomicAdd((&pushes.member[(_e1880 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1871), i32(-2147483648), (_e1871 < -2147483600f)), 2147483647i, (_e1871 > 2147483500f)), (_e1871 == _e1871))));
                                            let _e1891 = atomicAdd((&pushes.member[(_e1880 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1814), i32(-2147483648), (_e1814 < -2147483600f)), 2147483647i, (_e1814 > 2147483500f)), (_e1814 == _e1814))));
                                            let _e1894 = atomicOr((&pushes.member[(_e1880 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1897 = atomicAdd((&pushes.member[(_e1880 + 4u)]), 0u);
                                                let _e1900 = atomicAdd((&pushes.member[(_e1880 + 5u)]), 0u);
                                                let _e1903 = atomicAdd((&pushes.member[(_e1880 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1319.w > 0f) {
                                            let _e1906 = (32768f / _e1792);
                                            let _e1908 = (abs(1f) * 1024f);
                                            if (_e1908 > 131072f) {
                                                phi_5384_ = 131072f;
                                            } else {
                                                phi_5384_ = select(-131072f, _e1908, (_e1908 > -131072f));
                                            }
                                            let _e1913 = phi_5384_;
                                            if (_e1913 < 0f) {
                                                phi_5391_ = (_e1913 - 0.5f);
                                            } else {
                                                phi_5391_ = (_e1913 + 0.5f);
                                            }
                                            let _e1918 = phi_5391_;
                                            let _e1927 = (_e1795 * _e1906);
                                            if (_e1927 > 131072f) {
                                                phi_5413_ = 131072f;
                                            } else {
                                                phi_5413_ = select(-131072f, _e1927, (_e1927 > -131072f));
                                            }
                                            let _e1932 = phi_5413_;
                                            if (_e1932 < 0f) {
                                                phi_5420_ = (_e1932 - 0.5f);
                                            } else {
                                                phi_5420_ = (_e1932 + 0.5f);
                                            }
                                            let _e1937 = phi_5420_;
                                            let _e1946 = (_e1797 * _e1906);
                                            if (_e1946 > 131072f) {
                                                phi_5442_ = 131072f;
                                            } else {
                                                phi_5442_ = select(-131072f, _e1946, (_e1946 > -131072f));
                                            }
                                            let _e1951 = phi_5442_;
                                            if (_e1951 < 0f) {
                                                phi_5449_ = (_e1951 - 0.5f);
                                            } else {
                                                phi_5449_ = (_e1951 + 0.5f);
                                            }
                                            let _e1956 = phi_5449_;
                                            let _e1965 = (_e1799 * _e1906);
                                            if (_e1965 > 131072f) {
                                                phi_5471_ = 131072f;
                                            } else {
                                                phi_5471_ = select(-131072f, _e1965, (_e1965 > -131072f));
                                            }
                                            let _e1970 = phi_5471_;
                                            if (_e1970 < 0f) {
                                                phi_5478_ = (_e1970 - 0.5f);
                                            } else {
                                                phi_5478_ = (_e1970 + 0.5f);
                                            }
                                            let _e1975 = phi_5478_;
                                            let _e1984 = (_e1297 * 8u);
                                            let _e1986 = atomicAdd((&pushes.member[_e1984]), bitcast<u32>(select(0i, select(select(i32(_e1937), i32(-2147483648), (_e1937 < -2147483600f)), 2147483647i, (_e1937 > 2147483500f)), (_e1937 == _e1937))));
                                            let _e1989 = atomicAdd((&pushes.member[(_e1984 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1956), i32(-2147483648), (_e1956 < -2147483600f)), 2147483647i, (_e1956 > 2147483500f)), (_e1956 == _e1956))));
                                            let _e1992 = atomicAdd((&pushes.member[(_e1984 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1975), i32(-2147483648), (_e1975 < -2147483600f)), 2147483647i, (_e1975 > 2147483500f)), (_e1975 == _e1975))));
                                            let _e1995 = atomicAdd((&pushes.member[(_e1984 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1918), i32(-2147483648), (_e1918 < -2147483600f)), 2147483647i, (_e1918 > 2147483500f)), (_e1918 == _e1918))));
                                            let _e1998 = atomicOr((&pushes.member[(_e1984 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2001 = atomicAdd((&pushes.member[(_e1984 + 4u)]), 0u);
                                                let _e2004 = atomicAdd((&pushes.member[(_e1984 + 5u)]), 0u);
                                                let _e2007 = atomicAdd((&pushes.member[(_e1984 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1326.w > 0f) {
                                            let _e2013 = (32768f / _e1792);
                                            let _e2015 = (abs(1f) * 1024f);
                                            if (_e2015 > 131072f) {
                                                phi_5661_ = 131072f;
                                            } else {
                                                phi_5661_ = select(-131072f, _e2015, (_e2015 > -131072f));
                                            }
                                            let _e2020 = phi_5661_;
                                            if (_e2020 < 0f) {
                                                phi_5668_ = (_e2020 - 0.5f);
                                            } else {
                                                phi_5668_ = (_e2020 + 0.5f);
                                            }
                                            let _e2025 = phi_5668_;
                                            let _e2034 = (-(_e1795) * _e2013);
                                            if (_e2034 > 131072f) {
                                                phi_5690_ = 131072f;
                                            } else {
                                                phi_5690_ = select(-131072f, _e2034, (_e2034 > -131072f));
                                            }
                                            let _e2039 = phi_5690_;
                                            if (_e2039 < 0f) {
                                                phi_5697_ = (_e2039 - 0.5f);
                                            } else {
                                                phi_5697_ = (_e2039 + 0.5f);
                                            }
                                            let _e2044 = phi_5697_;
                                            let _e2053 = (-(_e1797) * _e2013);
                                            if (_e2053 > 131072f) {
                                                phi_5719_ = 131072f;
                                            } else {
                                                phi_5719_ = select(-131072f, _e2053, (_e2053 > -131072f));
                                            }
                                            let _e2058 = phi_5719_;
                                            if (_e2058 < 0f) {
                                                phi_5726_ = (_e2058 - 0.5f);
                                            } else {
                                                phi_5726_ = (_e2058 + 0.5f);
                                            }
                                            let _e2063 = phi_5726_;
                                            let _e2072 = (-(_e1799) * _e2013);
                                            if (_e2072 > 131072f) {
                                                phi_5748_ = 131072f;
                                            } else {
                                                phi_5748_ = select(-131072f, _e2072, (_e2072 > -131072f));
                                            }
                                            let _e2077 = phi_5748_;
                                            if (_e2077 < 0f) {
                                                phi_5755_ = (_e2077 - 0.5f);
                                            } else {
                                                phi_5755_ = (_e2077 + 0.5f);
                                            }
                                            let _e2082 = phi_5755_;
                                            let _e2091 = (_e1271.x * 8u);
                                            let _e2093 = atomicAdd((&pushes.member[_e2091]), bitcast<u32>(select(0i, select(select(i32(_e2044), i32(-2147483648), (_e2044 < -2147483600f)), 2147483647i, (_e2044 > 2147483500f)), (_e2044 == _e2044))));
                                            let _e2096 = atomicAdd((&pushes.member[(_e2091 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2063), i32(-2147483648), (_e2063 < -2147483600f)), 2147483647i, (_e2063 > 2147483500f)), (_e2063 == _e2063))));
                                            let _e2099 = atomicAdd((&pushes.member[(_e2091 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2082), i32(-2147483648), (_e2082 < -2147483600f)), 2147483647i, (_e2082 > 2147483500f)), (_e2082 == _e2082))));
                                            let _e2102 = atomicAdd((&pushes.member[(_e2091 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2025), i32(-2147483648), (_e2025 < -2147483600f)), 2147483647i, (_e2025 > 2147483500f)), (_e2025 == _e2025))));
                                            let _e2105 = atomicOr((&pushes.member[(_e2091 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2108 = atomicAdd((&pushes.member[(_e2091 + 4u)]), 0u);
                                                let _e2111 = atomicAdd((&pushes.member[(_e2091 + 5u)]), 0u);
                                                let _e2114 = atomicAdd((&pushes.member[(_e2091 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1330.w > 0f) {
                                            let _e2120 = (32768f / _e1792);
                                            let _e2122 = (abs(1f) * 1024f);
                                            if (_e2122 > 131072f) {
                                                phi_5938_ = 131072f;
                                            } else {
                                                phi_5938_ = select(-131072f, _e2122, (_e2122 > -131072f));
                                            }
                                            let _e2127 = phi_5938_;
                                            if (_e2127 < 0f) {
                                                phi_5945_ = (_e2127 - 0.5f);
                                            } else {
                                                phi_5945_ = (_e2127 + 0.5f);
                                            }
                                            let _e2132 = phi_5945_;
                                            let _e2141 = (-(_e1795) * _e2120);
                                            if (_e2141 > 131072f) {
                                                phi_5967_ = 131072f;
                                            } else {
                                                phi_5967_ = select(-131072f, _e2141, (_e2141 > -131072f));
                                            }
                                            let _e2146 = phi_5967_;
                                            if (_e2146 < 0f) {
                                                phi_5974_ = (_e2146 - 0.5f);
                                            } else {
                                                phi_5974_ = (_e2146 + 0.5f);
                                            }
                                            let _e2151 = phi_5974_;
                                            let _e2160 = (-(_e1797) * _e2120);
                                            if (_e2160 > 131072f) {
                                                phi_5996_ = 131072f;
                                            } else {
                                                phi_5996_ = select(-131072f, _e2160, (_e2160 > -131072f));
                                            }
                                            let _e2165 = phi_5996_;
                                            if (_e2165 < 0f) {
                                                phi_6003_ = (_e2165 - 0.5f);
                                            } else {
                                                phi_6003_ = (_e2165 + 0.5f);
                                            }
                                            let _e2170 = phi_6003_;
                                            let _e2179 = (-(_e1799) * _e2120);
                                            if (_e2179 > 131072f) {
                                                phi_6025_ = 131072f;
                                            } else {
                                                phi_6025_ = select(-131072f, _e2179, (_e2179 > -131072f));
                                            }
                                            let _e2184 = phi_6025_;
                                            if (_e2184 < 0f) {
                                                phi_6032_ = (_e2184 - 0.5f);
                                            } else {
                                                phi_6032_ = (_e2184 + 0.5f);
                                            }
                                            let _e2189 = phi_6032_;
                                            let _e2198 = (_e1271.y * 8u);
                                            let _e2200 = atomicAdd((&pushes.member[_e2198]), bitcast<u32>(select(0i, select(select(i32(_e2151), i32(-2147483648), (_e2151 < -2147483600f)), 2147483647i, (_e2151 > 2147483500f)), (_e2151 == _e2151))));
                                            let _e2203 = atomicAdd((&pushes.member[(_e2198 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2170), i32(-2147483648), (_e2170 < -2147483600f)), 2147483647i, (_e2170 > 2147483500f)), (_e2170 == _e2170))));
                                            let _e2206 = atomicAdd((&pushes.member[(_e2198 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2189), i32(-2147483648), (_e2189 < -2147483600f)), 2147483647i, (_e2189 > 2147483500f)), (_e2189 == _e2189))));
                                            let _e2209 = atomicAdd((&pushes.member[(_e2198 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2132), i32(-2147483648), (_e2132 < -2147483600f)), 2147483647i, (_e2132 > 2147483500f)), (_e2132 == _e2132))));
                                            let _e2212 = atomicOr((&pushes.member[(_e2198 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2215 = atomicAdd((&pushes.member[(_e2198 + 4u)]), 0u);
                                                let _e2218 = atomicAdd((&pushes.member[(_e2198 + 5u)]), 0u);
                                                let _e2221 = atomicAdd((&pushes.member[(_e2198 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1334.w > 0f) {
                                            let _e2227 = (32768f / _e1792);
                                            let _e2229 = (abs(1f) * 1024f);
                                            if (_e2229 > 131072f) {
                                                phi_6215_ = 131072f;
                                            } else {
                                                phi_6215_ = select(-131072f, _e2229, (_e2229 > -131072f));
                                            }
                                            let _e2234 = phi_6215_;
                                            if (_e2234 < 0f) {
                                                phi_6222_ = (_e2234 - 0.5f);
                                            } else {
                                                phi_6222_ = (_e2234 + 0.5f);
                                            }
                                            let _e2239 = phi_6222_;
                                            let _e2248 = (-(_e1795) * _e2227);
                                            if (_e2248 > 131072f) {
                                                phi_6244_ = 131072f;
                                            } else {
                                                phi_6244_ = select(-131072f, _e2248, (_e2248 > -131072f));
                                            }
                                            let _e2253 = phi_6244_;
                                            if (_e2253 < 0f) {
                                                phi_6251_ = (_e2253 - 0.5f);
                                            } else {
                                                phi_6251_ = (_e2253 + 0.5f);
                                            }
                                            let _e2258 = phi_6251_;
                                            let _e2267 = (-(_e1797) * _e2227);
                                            if (_e2267 > 131072f) {
                                                phi_6273_ = 131072f;
                                            } else {
                                                phi_6273_ = select(-131072f, _e2267, (_e2267 > -131072f));
                                            }
                                            let _e2272 = phi_6273_;
                                            if (_e2272 < 0f) {
                                                phi_6280_ = (_e2272 - 0.5f);
                                            } else {
                                                phi_6280_ = (_e2272 + 0.5f);
                                            }
                                            let _e2277 = phi_6280_;
                                            let _e2286 = (-(_e1799) * _e2227);
                                            if (_e2286 > 131072f) {
                                                phi_6302_ = 131072f;
                                            } else {
                                                phi_6302_ = select(-131072f, _e2286, (_e2286 > -131072f));
                                            }
                                            let _e2291 = phi_6302_;
                                            if (_e2291 < 0f) {
                                                phi_6309_ = (_e2291 - 0.5f);
                                            } else {
                                                phi_6309_ = (_e2291 + 0.5f);
                                            }
                                            let _e2296 = phi_6309_;
                                            let _e2305 = (_e1271.z * 8u);
                                            let _e2307 = atomicAdd((&pushes.member[_e2305]), bitcast<u32>(select(0i, select(select(i32(_e2258), i32(-2147483648), (_e2258 < -2147483600f)), 2147483647i, (_e2258 > 2147483500f)), (_e2258 == _e2258))));
                                            let _e2310 = atomicAdd((&pushes.member[(_e2305 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2277), i32(-2147483648), (_e2277 < -2147483600f)), 2147483647i, (_e2277 > 2147483500f)), (_e2277 == _e2277))));
                                            let _e2313 = atomicAdd((&pushes.member[(_e2305 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2296), i32(-2147483648), (_e2296 < -2147483600f)), 2147483647i, (_e2296 > 2147483500f)), (_e2296 == _e2296))));
                                            let _e2316 = atomicAdd((&pushes.member[(_e2305 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2239), i32(-2147483648), (_e2239 < -2147483600f)), 2147483647i, (_e2239 > 2147483500f)), (_e2239 == _e2239))));
                                            let _e2319 = atomicOr((&pushes.member[(_e2305 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2322 = atomicAdd((&pushes.member[(_e2305 + 4u)]), 0u);
                                                let _e2325 = atomicAdd((&pushes.member[(_e2305 + 5u)]), 0u);
                                                let _e2328 = atomicAdd((&pushes.member[(_e2305 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4200_ = (_e1267 + 1u);
                        } else {
                            break;
                        }
                        let _e2331 = phi_4200_;
                        continue;
                        continuing {
                            phi_4199_ = _e2331;
                        }
                    }
                }
            }
        } else {
            if (_e438 < 6u) {
                let _e489 = (_e438 < 3u);
                if _e489 {
                    phi_6478_ = _e438;
                } else {
                    phi_6478_ = (_e438 - 3u);
                }
                let _e492 = phi_6478_;
                if _e489 {
                    phi_6488_ = _e434.z;
                    phi_6489_ = _e434.y;
                    phi_6490_ = _e434.x;
                } else {
                    phi_6488_ = _e431.z;
                    phi_6489_ = _e431.y;
                    phi_6490_ = _e431.x;
                }
                let _e500 = phi_6488_;
                let _e502 = phi_6489_;
                let _e504 = phi_6490_;
                let _e506 = select(_e434, _e431, vec4(_e489));
                if (_e492 == 0u) {
                    phi_6504_ = _e506.x;
                } else {
                    if (_e492 == 1u) {
                        phi_6503_ = _e506.y;
                    } else {
                        phi_6503_ = _e506.z;
                    }
                    let _e512 = phi_6503_;
                    phi_6504_ = _e512;
                }
                let _e515 = phi_6504_;
                phi_6575_ = vec4<u32>(_e515, _e504, _e502, _e500);
            } else {
                let _e441 = (_e438 - 6u);
                let _e442 = (_e441 / 3u);
                let _e443 = (_e441 % 3u);
                if (_e442 == 0u) {
                    phi_6522_ = _e431.x;
                } else {
                    if (_e442 == 1u) {
                        phi_6521_ = _e431.y;
                    } else {
                        phi_6521_ = _e431.z;
                    }
                    let _e449 = phi_6521_;
                    phi_6522_ = _e449;
                }
                let _e452 = phi_6522_;
                if (_e442 == 2u) {
                    phi_6528_ = 0u;
                } else {
                    phi_6528_ = (_e442 + 1u);
                }
                let _e456 = phi_6528_;
                if (_e456 == 0u) {
                    phi_6541_ = _e431.x;
                } else {
                    if (_e456 == 1u) {
                        phi_6540_ = _e431.y;
                    } else {
                        phi_6540_ = _e431.z;
                    }
                    let _e462 = phi_6540_;
                    phi_6541_ = _e462;
                }
                let _e465 = phi_6541_;
                if (_e443 == 0u) {
                    phi_6554_ = _e434.x;
                } else {
                    if (_e443 == 1u) {
                        phi_6553_ = _e434.y;
                    } else {
                        phi_6553_ = _e434.z;
                    }
                    let _e471 = phi_6553_;
                    phi_6554_ = _e471;
                }
                let _e474 = phi_6554_;
                if (_e443 == 2u) {
                    phi_6560_ = 0u;
                } else {
                    phi_6560_ = (_e443 + 1u);
                }
                let _e478 = phi_6560_;
                if (_e478 == 0u) {
                    phi_6573_ = _e434.x;
                } else {
                    if (_e478 == 1u) {
                        phi_6572_ = _e434.y;
                    } else {
                        phi_6572_ = _e434.z;
                    }
                    let _e484 = phi_6572_;
                    phi_6573_ = _e484;
                }
                let _e487 = phi_6573_;
                phi_6575_ = vec4<u32>(_e452, _e465, _e474, _e487);
            }
            let _e518 = phi_6575_;
            let _e519 = (_e438 >= 6u);
            if (_e518.x != _e518.z) {
                if (_e518.x != _e518.w) {
                    if _e519 {
                        let _e528 = (_e518.y != _e518.z);
                        if _e528 {
                            phi_6601_ = (_e518.y != _e518.w);
                        } else {
                            phi_6601_ = bool();
                        }
                        let _e531 = phi_6601_;
                        phi_6605_ = _e531;
                        phi_6606_ = _e528;
                    } else {
                        phi_6605_ = (_e518.x != _e518.y);
                        phi_6606_ = true;
                    }
                    let _e533 = phi_6605_;
                    let _e535 = phi_6606_;
                    if _e535 {
                        if _e533 {
                            let _e539 = ((_e434.w >> bitcast<u32>(3i)) & 7u);
                            if (((_e431.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                                phi_6642_ = (_e539 << bitcast<u32>(6u));
                            } else {
                                phi_6642_ = 0u;
                            }
                            let _e553 = phi_6642_;
                            if (((_e431.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                                phi_6664_ = (_e539 << bitcast<u32>(9u));
                            } else {
                                phi_6664_ = 0u;
                            }
                            let _e562 = phi_6664_;
                            if (((_e431.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                                phi_6686_ = (_e539 << bitcast<u32>(12u));
                            } else {
                                phi_6686_ = 0u;
                            }
                            let _e571 = phi_6686_;
                            if ((((((((_e431.w & 7u) | ((_e434.w & 7u) << bitcast<u32>(3i))) | _e553) | _e562) | _e571) >> bitcast<u32>((_e438 & 31u))) & 1u) != 0u) {
                                let _e580 = reference.member[_e518.x];
                                let _e584 = reference.member[_e518.y];
                                let _e587 = reference.member[_e518.z];
                                let _e590 = reference.member[_e518.w];
                                if _e519 {
                                    let _e680 = (select(_e590.x, _e587.x, (_e587.x < _e590.x)) - select(_e584.x, _e580.x, (_e580.x > _e584.x)));
                                    let _e681 = (select(_e590.y, _e587.y, (_e587.y < _e590.y)) - select(_e584.y, _e580.y, (_e580.y > _e584.y)));
                                    let _e682 = (select(_e590.z, _e587.z, (_e587.z < _e590.z)) - select(_e584.z, _e580.z, (_e580.z > _e584.z)));
                                    let _e683 = (select(_e584.x, _e580.x, (_e580.x < _e584.x)) - select(_e590.x, _e587.x, (_e587.x > _e590.x)));
                                    let _e684 = (select(_e584.y, _e580.y, (_e580.y < _e584.y)) - select(_e590.y, _e587.y, (_e587.y > _e590.y)));
                                    let _e685 = (select(_e584.z, _e580.z, (_e580.z < _e584.z)) - select(_e590.z, _e587.z, (_e587.z > _e590.z)));
                                    let _e694 = params_1.member.member_14;
                                    if (select(_e683, _e680, (_e680 > _e683)) > _e694) {
                                        phi_6830_ = bool();
                                        phi_6831_ = true;
                                    } else {
                                        let _e696 = (select(_e684, _e681, (_e681 > _e684)) > _e694);
                                        if _e696 {
                                            phi_6829_ = bool();
                                        } else {
                                            phi_6829_ = (select(_e685, _e682, (_e682 > _e685)) > _e694);
                                        }
                                        let _e699 = phi_6829_;
                                        phi_6830_ = _e699;
                                        phi_6831_ = _e696;
                                    }
                                    let _e701 = phi_6830_;
                                    let _e703 = phi_6831_;
                                    phi_6939_ = select(_e701, true, _e703);
                                } else {
                                    let _e608 = select(_e587.x, _e584.x, (_e584.x < _e587.x));
                                    let _e610 = select(_e587.y, _e584.y, (_e584.y < _e587.y));
                                    let _e612 = select(_e587.z, _e584.z, (_e584.z < _e587.z));
                                    let _e620 = select(_e587.x, _e584.x, (_e584.x > _e587.x));
                                    let _e622 = select(_e587.y, _e584.y, (_e584.y > _e587.y));
                                    let _e624 = select(_e587.z, _e584.z, (_e584.z > _e587.z));
                                    let _e631 = (select(_e590.x, _e608, (_e608 < _e590.x)) - _e580.x);
                                    let _e632 = (select(_e590.y, _e610, (_e610 < _e590.y)) - _e580.y);
                                    let _e633 = (select(_e590.z, _e612, (_e612 < _e590.z)) - _e580.z);
                                    let _e634 = (_e580.x - select(_e590.x, _e620, (_e620 > _e590.x)));
                                    let _e635 = (_e580.y - select(_e590.y, _e622, (_e622 > _e590.y)));
                                    let _e636 = (_e580.z - select(_e590.z, _e624, (_e624 > _e590.z)));
                                    let _e645 = params_1.member.member_14;
                                    if (select(_e634, _e631, (_e631 > _e634)) > _e645) {
                                        phi_6933_ = bool();
                                        phi_6934_ = true;
                                    } else {
                                        let _e647 = (select(_e635, _e632, (_e632 > _e635)) > _e645);
                                        if _e647 {
                                            phi_6932_ = bool();
                                        } else {
                                            phi_6932_ = (select(_e636, _e633, (_e633 > _e636)) > _e645);
                                        }
                                        let _e650 = phi_6932_;
                                        phi_6933_ = _e650;
                                        phi_6934_ = _e647;
                                    }
                                    let _e652 = phi_6933_;
                                    let _e654 = phi_6934_;
                                    phi_6939_ = select(_e652, true, _e654);
                                }
                                let _e706 = phi_6939_;
                                if _e706 {
                                } else {
                                    let _e708 = global[0u];
                                    if (_e580.w == _e708) {
                                        let _e711 = global[1u];
                                        if (_e584.w == _e711) {
                                            let _e714 = global[2u];
                                            let _e715 = (_e587.w == _e714);
                                            if _e715 {
                                                let _e717 = global[3u];
                                                phi_6964_ = (_e590.w == _e717);
                                            } else {
                                                phi_6964_ = bool();
                                            }
                                            let _e720 = phi_6964_;
                                            phi_6966_ = _e720;
                                            phi_6967_ = select(true, false, _e715);
                                        } else {
                                            phi_6966_ = bool();
                                            phi_6967_ = true;
                                        }
                                        let _e723 = phi_6966_;
                                        let _e725 = phi_6967_;
                                        phi_6968_ = _e723;
                                        phi_6969_ = _e725;
                                    } else {
                                        phi_6968_ = bool();
                                        phi_6969_ = true;
                                    }
                                    let _e727 = phi_6968_;
                                    let _e729 = phi_6969_;
                                    if !(select(_e727, false, _e729)) {
                                        if _e519 {
                                            let _e917 = (_e584.x - _e580.x);
                                            let _e918 = (_e584.y - _e580.y);
                                            let _e919 = (_e584.z - _e580.z);
                                            let _e920 = (_e590.x - _e587.x);
                                            let _e921 = (_e590.y - _e587.y);
                                            let _e922 = (_e590.z - _e587.z);
                                            let _e923 = (_e580.x - _e587.x);
                                            let _e924 = (_e580.y - _e587.y);
                                            let _e925 = (_e580.z - _e587.z);
                                            let _e930 = (((_e917 * _e917) + (_e918 * _e918)) + (_e919 * _e919));
                                            let _e932 = select(0.000000000000000000000000000001f, _e930, (_e930 > 0.000000000000000000000000000001f));
                                            let _e937 = (((_e920 * _e920) + (_e921 * _e921)) + (_e922 * _e922));
                                            let _e939 = select(0.000000000000000000000000000001f, _e937, (_e937 > 0.000000000000000000000000000001f));
                                            let _e944 = (((_e917 * _e923) + (_e918 * _e924)) + (_e919 * _e925));
                                            let _e949 = (((_e920 * _e923) + (_e921 * _e924)) + (_e922 * _e925));
                                            let _e954 = (((_e917 * _e920) + (_e918 * _e921)) + (_e919 * _e922));
                                            let _e957 = ((_e932 * _e939) - (_e954 * _e954));
                                            if (_e957 > ((0.000001f * _e932) * _e939)) {
                                                let _e980 = (((_e954 * _e949) - (_e944 * _e939)) / _e957);
                                                if (_e980 > 1f) {
                                                    phi_7047_ = 1f;
                                                } else {
                                                    phi_7047_ = select(0f, _e980, (_e980 > 0f));
                                                }
                                                let _e985 = phi_7047_;
                                                phi_7074_ = _e985;
                                            } else {
                                                let _e962 = (-(_e944) / _e932);
                                                if (_e962 > 1f) {
                                                    phi_7059_ = 1f;
                                                } else {
                                                    phi_7059_ = select(0f, _e962, (_e962 > 0f));
                                                }
                                                let _e967 = phi_7059_;
                                                let _e969 = ((_e954 - _e944) / _e932);
                                                if (_e969 > 1f) {
                                                    phi_7071_ = 1f;
                                                } else {
                                                    phi_7071_ = select(0f, _e969, (_e969 > 0f));
                                                }
                                                let _e974 = phi_7071_;
                                                phi_7074_ = (0.5f * (_e967 + _e974));
                                            }
                                            let _e987 = phi_7074_;
                                            let _e990 = (((_e954 * _e987) + _e949) / _e939);
                                            if (_e990 > 1f) {
                                                phi_7087_ = 1f;
                                            } else {
                                                phi_7087_ = select(0f, _e990, (_e990 > 0f));
                                            }
                                            let _e995 = phi_7087_;
                                            if (_e990 != _e995) {
                                                let _e999 = (((_e954 * _e995) - _e944) / _e932);
                                                if (_e999 > 1f) {
                                                    phi_7104_ = 1f;
                                                } else {
                                                    phi_7104_ = select(0f, _e999, (_e999 > 0f));
                                                }
                                                let _e1004 = phi_7104_;
                                                phi_7105_ = _e1004;
                                            } else {
                                                phi_7105_ = _e987;
                                            }
                                            let _e1006 = phi_7105_;
                                            phi_7372_ = vec4<f32>((1f - _e1006), _e1006, (_e995 - 1f), -(_e995));
                                        } else {
                                            let _e732 = (_e587.x - _e584.x);
                                            let _e733 = (_e587.y - _e584.y);
                                            let _e734 = (_e587.z - _e584.z);
                                            let _e735 = (_e590.x - _e584.x);
                                            let _e736 = (_e590.y - _e584.y);
                                            let _e737 = (_e590.z - _e584.z);
                                            let _e738 = (_e580.x - _e584.x);
                                            let _e739 = (_e580.y - _e584.y);
                                            let _e740 = (_e580.z - _e584.z);
                                            let _e745 = (((_e732 * _e738) + (_e733 * _e739)) + (_e734 * _e740));
                                            let _e750 = (((_e735 * _e738) + (_e736 * _e739)) + (_e737 * _e740));
                                            let _e751 = (_e580.x - _e587.x);
                                            let _e752 = (_e580.y - _e587.y);
                                            let _e753 = (_e580.z - _e587.z);
                                            let _e758 = (((_e732 * _e751) + (_e733 * _e752)) + (_e734 * _e753));
                                            let _e763 = (((_e735 * _e751) + (_e736 * _e752)) + (_e737 * _e753));
                                            let _e764 = (_e580.x - _e590.x);
                                            let _e765 = (_e580.y - _e590.y);
                                            let _e766 = (_e580.z - _e590.z);
                                            let _e771 = (((_e732 * _e764) + (_e733 * _e765)) + (_e734 * _e766));
                                            let _e776 = (((_e735 * _e764) + (_e736 * _e765)) + (_e737 * _e766));
                                            let _e779 = ((_e758 * _e776) - (_e771 * _e763));
                                            let _e782 = ((_e771 * _e750) - (_e745 * _e776));
                                            let _e785 = ((_e745 * _e763) - (_e758 * _e750));
                                            if (_e745 <= 0f) {
                                                phi_7173_ = select(true, false, (_e750 <= 0f));
                                            } else {
                                                phi_7173_ = true;
                                            }
                                            let _e790 = phi_7173_;
                                            if _e790 {
                                                if (_e758 >= 0f) {
                                                    phi_7186_ = select(true, false, (_e763 <= _e758));
                                                } else {
                                                    phi_7186_ = true;
                                                }
                                                let _e795 = phi_7186_;
                                                if _e795 {
                                                    if (_e785 <= 0f) {
                                                        if (_e745 >= 0f) {
                                                            let _e798 = (_e758 <= 0f);
                                                            if _e798 {
                                                                let _e799 = (_e745 - _e758);
                                                                let _e802 = (_e745 / select(0.000000000000000000000000000001f, _e799, (_e799 > 0.000000000000000000000000000001f)));
                                                                if (_e802 > 1f) {
                                                                    phi_7218_ = 1f;
                                                                } else {
                                                                    phi_7218_ = select(0f, _e802, (_e802 > 0f));
                                                                }
                                                                let _e807 = phi_7218_;
                                                                phi_7221_ = vec3<f32>((1f - _e807), _e807, 0f);
                                                            } else {
                                                                phi_7221_ = vec3<f32>();
                                                            }
                                                            let _e811 = phi_7221_;
                                                            phi_7223_ = _e811;
                                                            phi_7224_ = select(true, false, _e798);
                                                        } else {
                                                            phi_7223_ = vec3<f32>();
                                                            phi_7224_ = true;
                                                        }
                                                        let _e814 = phi_7223_;
                                                        let _e816 = phi_7224_;
                                                        phi_7225_ = _e814;
                                                        phi_7226_ = _e816;
                                                    } else {
                                                        phi_7225_ = vec3<f32>();
                                                        phi_7226_ = true;
                                                    }
                                                    let _e818 = phi_7225_;
                                                    let _e820 = phi_7226_;
                                                    if _e820 {
                                                        if (_e776 >= 0f) {
                                                            phi_7239_ = select(true, false, (_e771 <= _e776));
                                                        } else {
                                                            phi_7239_ = true;
                                                        }
                                                        let _e825 = phi_7239_;
                                                        if _e825 {
                                                            if (_e782 <= 0f) {
                                                                if (_e750 >= 0f) {
                                                                    let _e828 = (_e776 <= 0f);
                                                                    if _e828 {
                                                                        let _e829 = (_e750 - _e776);
                                                                        let _e832 = (_e750 / select(0.000000000000000000000000000001f, _e829, (_e829 > 0.000000000000000000000000000001f)));
                                                                        if (_e832 > 1f) {
                                                                            phi_7271_ = 1f;
                                                                        } else {
                                                                            phi_7271_ = select(0f, _e832, (_e832 > 0f));
                                                                        }
                                                                        let _e837 = phi_7271_;
                                                                        phi_7274_ = vec3<f32>((1f - _e837), 0f, _e837);
                                                                    } else {
                                                                        phi_7274_ = vec3<f32>();
                                                                    }
                                                                    let _e841 = phi_7274_;
                                                                    phi_7276_ = _e841;
                                                                    phi_7277_ = select(true, false, _e828);
                                                                } else {
                                                                    phi_7276_ = vec3<f32>();
                                                                    phi_7277_ = true;
                                                                }
                                                                let _e844 = phi_7276_;
                                                                let _e846 = phi_7277_;
                                                                phi_7278_ = _e844;
                                                                phi_7279_ = _e846;
                                                            } else {
                                                                phi_7278_ = vec3<f32>();
                                                                phi_7279_ = true;
                                                            }
                                                            let _e848 = phi_7278_;
                                                            let _e850 = phi_7279_;
                                                            if _e850 {
                                                                if (_e779 <= 0f) {
                                                                    if (_e763 >= _e758) {
                                                                        let _e853 = (_e771 >= _e776);
                                                                        if _e853 {
                                                                            let _e854 = (_e763 - _e758);
                                                                            let _e856 = (_e854 + (_e771 - _e776));
                                                                            let _e859 = (_e854 / select(0.000000000000000000000000000001f, _e856, (_e856 > 0.000000000000000000000000000001f)));
                                                                            if (_e859 > 1f) {
                                                                                phi_7314_ = 1f;
                                                                            } else {
                                                                                phi_7314_ = select(0f, _e859, (_e859 > 0f));
                                                                            }
                                                                            let _e864 = phi_7314_;
                                                                            phi_7317_ = vec3<f32>(0f, (1f - _e864), _e864);
                                                                        } else {
                                                                            phi_7317_ = vec3<f32>();
                                                                        }
                                                                        let _e868 = phi_7317_;
                                                                        phi_7319_ = _e868;
                                                                        phi_7320_ = select(true, false, _e853);
                                                                    } else {
                                                                        phi_7319_ = vec3<f32>();
                                                                        phi_7320_ = true;
                                                                    }
                                                                    let _e871 = phi_7319_;
                                                                    let _e873 = phi_7320_;
                                                                    phi_7321_ = _e871;
                                                                    phi_7322_ = _e873;
                                                                } else {
                                                                    phi_7321_ = vec3<f32>();
                                                                    phi_7322_ = true;
                                                                }
                                                                let _e875 = phi_7321_;
                                                                let _e877 = phi_7322_;
                                                                if _e877 {
                                                                    let _e879 = ((_e779 + _e782) + _e785);
                                                                    let _e882 = (1f / select(0.000000000000000000000000000001f, _e879, (_e879 > 0.000000000000000000000000000001f)));
                                                                    let _e883 = (_e782 * _e882);
                                                                    if (_e883 > 1f) {
                                                                        phi_7344_ = 1f;
                                                                    } else {
                                                                        phi_7344_ = select(0f, _e883, (_e883 > 0f));
                                                                    }
                                                                    let _e888 = phi_7344_;
                                                                    let _e889 = (_e785 * _e882);
                                                                    if (_e889 > 1f) {
                                                                        phi_7355_ = 1f;
                                                                    } else {
                                                                        phi_7355_ = select(0f, _e889, (_e889 > 0f));
                                                                    }
                                                                    let _e894 = phi_7355_;
                                                                    phi_7359_ = vec3<f32>(((1f - _e888) - _e894), _e888, _e894);
                                                                } else {
                                                                    phi_7359_ = _e875;
                                                                }
                                                                let _e899 = phi_7359_;
                                                                phi_7360_ = _e899;
                                                            } else {
                                                                phi_7360_ = _e848;
                                                            }
                                                            let _e901 = phi_7360_;
                                                            phi_7361_ = _e901;
                                                        } else {
                                                            phi_7361_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e903 = phi_7361_;
                                                        phi_7362_ = _e903;
                                                    } else {
                                                        phi_7362_ = _e818;
                                                    }
                                                    let _e905 = phi_7362_;
                                                    phi_7363_ = _e905;
                                                } else {
                                                    phi_7363_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e907 = phi_7363_;
                                                phi_7364_ = _e907;
                                            } else {
                                                phi_7364_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e909 = phi_7364_;
                                            phi_7372_ = vec4<f32>(1f, -(_e909.x), -(_e909.y), -(_e909.z));
                                        }
                                        let _e1012 = phi_7372_;
                                        let _e1035 = ((((_e580.x * _e1012.x) + (_e584.x * _e1012.y)) + (_e587.x * _e1012.z)) + (_e590.x * _e1012.w));
                                        let _e1036 = ((((_e580.y * _e1012.x) + (_e584.y * _e1012.y)) + (_e587.y * _e1012.z)) + (_e590.y * _e1012.w));
                                        let _e1037 = ((((_e580.z * _e1012.x) + (_e584.z * _e1012.y)) + (_e587.z * _e1012.z)) + (_e590.z * _e1012.w));
                                        let _e1043 = sqrt((((_e1035 * _e1035) + (_e1036 * _e1036)) + (_e1037 * _e1037)));
                                        let _e1046 = params_1.member.member_14;
                                        if (_e1043 < _e1046) {
                                            let _e1050 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e518.x >= _e1050)) | select(0u, 1u, (_e518.y >= _e1050))) | select(0u, 1u, (_e518.z >= _e1050))) | select(0u, 1u, (_e518.w >= _e1050))) == 0u) {
                                                phi_7450_ = (0.45f * _e1043);
                                            } else {
                                                let _e1065 = params_1.member.member_16;
                                                let _e1067 = (0.8f * (_e1043 - _e1065));
                                                let _e1068 = (1.25f * _e1065);
                                                phi_7450_ = select(_e1068, _e1067, (_e1067 > _e1068));
                                            }
                                            let _e1073 = phi_7450_;
                                            let _e1076 = params_1.member.member_13;
                                            let _e1077 = (0.00001f * _e1076);
                                            let _e1080 = bitcast<u32>(select(_e1077, _e1073, (_e1073 > _e1077)));
                                            let _e1082 = atomicMin((&bounds.member[_e518.x]), _e1080);
                                            let _e1084 = atomicMin((&bounds.member[_e518.y]), _e1080);
                                            let _e1086 = atomicMin((&bounds.member[_e518.z]), _e1080);
                                            let _e1088 = atomicMin((&bounds.member[_e518.w]), _e1080);
                                            if _e519 {
                                                phi_7485_ = (_e518.x | 2147483648u);
                                            } else {
                                                phi_7485_ = _e518.x;
                                            }
                                            let _e1091 = phi_7485_;
                                            let _e1093 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1093 < _e437) {
                                                let _e1096 = ((_e1093 + 1u) * 4u);
                                                atomicStore((&near.member[_e1096]), _e1091);
                                                atomicStore((&near.member[(_e1096 + 1u)]), _e518.y);
                                                atomicStore((&near.member[(_e1096 + 2u)]), _e518.z);
                                                atomicStore((&near.member[(_e1096 + 3u)]), _e518.w);
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
    var phi_7568_: bool;
    var phi_7569_: bool;
    var phi_7570_: bool;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    if ((((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x) == 0u) {
        let _e385 = proxies.member[0u];
        let _e388 = atomicMax((&status.member[2u]), _e385);
        let _e391 = tiles.member[0u];
        let _e394 = atomicMax((&status.member[3u]), _e391);
        let _e397 = near_1.member[0u];
        let _e400 = atomicMax((&status.member[4u]), _e397);
        let _e403 = scanned_tiles.member[1u];
        if (_e403 == 0u) {
            let _e407 = scanned_tiles.member[0u];
            let _e408 = (_e407 > 32768u);
            if _e408 {
                phi_7568_ = bool();
            } else {
                phi_7568_ = (_e391 > 268435455u);
            }
            let _e411 = phi_7568_;
            phi_7569_ = _e411;
            phi_7570_ = _e408;
        } else {
            phi_7569_ = bool();
            phi_7570_ = true;
        }
        let _e413 = phi_7569_;
        let _e415 = phi_7570_;
        let _e420 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e413, true, _e415)));
    }
    return;
}

fn function_19() {
    var phi_7624_: u32;
    var phi_7626_: u32;
    var phi_7629_: u32;
    var phi_7627_: u32;
    var phi_7630_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    if ((((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x) == 0u) {
        let _e385 = tiles_1.member[0u];
        let _e388 = params_1.member.member_19;
        let _e391 = (select(_e388, _e385, (_e385 < _e388)) * 16u);
        let _e392 = (_e391 / 256u);
        if ((_e391 % 256u) > 0u) {
            phi_7624_ = (_e392 + 1u);
        } else {
            phi_7624_ = _e392;
        }
        let _e397 = phi_7624_;
        phi_7626_ = 1u;
        phi_7629_ = _e397;
        loop {
            let _e399 = phi_7626_;
            let _e401 = phi_7629_;
            local_41 = _e401;
            local_42 = _e399;
            let _e402 = (_e401 > 65535u);
            if _e402 {
                phi_7627_ = (_e399 << bitcast<u32>(1i));
                phi_7630_ = ((_e401 >> bitcast<u32>(1i)) + (_e401 & 1u));
            } else {
                break;
            }
            let _e410 = phi_7627_;
            let _e412 = phi_7630_;
            continue;
            continuing {
                phi_7626_ = _e410;
                phi_7629_ = _e412;
            }
        }
        let _e415 = local_41;
        let _e417 = local_42;
        arguments_1.member[0u] = type_48(_e415, _e417, 1u);
    }
    return;
}

fn function_20() {
    var phi_7680_: f32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member_1;
    if (_e381 < _e384) {
        let _e388 = params_1.member.member;
        if (_e381 < _e388) {
            let _e392 = velocities.member[_e381];
            pushes_1.member[((_e381 * 8u) + 7u)] = 0u;
            phi_7680_ = _e392.w;
        } else {
            phi_7680_ = 0f;
        }
        let _e399 = phi_7680_;
        let _e400 = (3u * _e381);
        let _e403 = positions.member[_e400];
        let _e407 = positions.member[(_e400 + 1u)];
        let _e411 = positions.member[(_e400 + 2u)];
        reference_1.member[_e381] = vec4<f32>(_e403, _e407, _e411, _e399);
        let _e417 = params_1.member.member_14;
        bounds_1.member[_e381] = bitcast<u32>((0.45f * _e417));
        if (_e381 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7892_: vec3<f32>;
    var phi_7893_: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member;
    if (_e381 < _e384) {
        let _e388 = hits.member[_e381];
        hits.member[_e381] = 4294967295u;
        let _e391 = new_velocities.member[_e381];
        let _e394 = params_1.member.member_21;
        if (_e388 < _e394) {
            if (_e391.w > 0f) {
                let _e398 = (3u * _e388);
                let _e401 = body_triangles.member[_e398];
                let _e405 = body_triangles.member[(_e398 + 1u)];
                let _e409 = body_triangles.member[(_e398 + 2u)];
                let _e410 = (_e384 + _e401);
                let _e413 = predicted.member[_e410];
                let _e417 = (3u * _e410);
                let _e420 = positions_1.member[_e417];
                let _e424 = positions_1.member[(_e417 + 1u)];
                let _e428 = positions_1.member[(_e417 + 2u)];
                let _e432 = (_e384 + _e405);
                let _e435 = predicted.member[_e432];
                let _e439 = (3u * _e432);
                let _e442 = positions_1.member[_e439];
                let _e446 = positions_1.member[(_e439 + 1u)];
                let _e450 = positions_1.member[(_e439 + 2u)];
                let _e457 = (_e384 + _e409);
                let _e460 = predicted.member[_e457];
                let _e464 = (3u * _e457);
                let _e467 = positions_1.member[_e464];
                let _e471 = positions_1.member[(_e464 + 1u)];
                let _e475 = positions_1.member[(_e464 + 2u)];
                let _e484 = params_1.member.member_3;
                let _e485 = (3f * _e484);
                let _e486 = ((((_e413.x - _e420) + (_e435.x - _e442)) + (_e460.x - _e467)) / _e485);
                let _e487 = ((((_e413.y - _e424) + (_e435.y - _e446)) + (_e460.y - _e471)) / _e485);
                let _e488 = ((((_e413.z - _e428) + (_e435.z - _e450)) + (_e460.z - _e475)) / _e485);
                let _e494 = boxes_1.member[((_e388 * 3u) + 2u)];
                let _e504 = params_1.member.member_15;
                let _e505 = (_e391.x - _e486);
                let _e506 = (_e391.y - _e487);
                let _e507 = (_e391.z - _e488);
                let _e513 = -((((_e505 * _e494.x) + (_e506 * _e494.y)) + (_e507 * _e494.z)));
                if (_e513 > 0f) {
                    let _e518 = (_e505 + (_e494.x * _e513));
                    let _e519 = (_e506 + (_e494.y * _e513));
                    let _e520 = (_e507 + (_e494.z * _e513));
                    let _e526 = sqrt((((_e518 * _e518) + (_e519 * _e519)) + (_e520 * _e520)));
                    let _e527 = (_e504 * _e513);
                    if (_e526 > _e527) {
                        let _e530 = ((_e526 - _e527) / _e526);
                        phi_7892_ = vec3<f32>((_e486 + (_e518 * _e530)), (_e487 + (_e519 * _e530)), (_e488 + (_e520 * _e530)));
                    } else {
                        phi_7892_ = vec3<f32>(_e486, _e487, _e488);
                    }
                    let _e539 = phi_7892_;
                    phi_7893_ = _e539;
                } else {
                    phi_7893_ = vec3<f32>(_e391.x, _e391.y, _e391.z);
                }
                let _e541 = phi_7893_;
                let _e542 = (3u * _e381);
                let _e545 = positions_1.member[_e542];
                let _e549 = positions_1.member[(_e542 + 1u)];
                let _e553 = positions_1.member[(_e542 + 2u)];
                new_velocities.member[_e381] = vec4<f32>(_e541.x, _e541.y, _e541.z, _e391.w);
                predicted.member[_e381] = vec4<f32>((_e545 + (_e541.x * _e484)), (_e549 + (_e541.y * _e484)), (_e553 + (_e541.z * _e484)), _e391.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_8014_: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member_21;
    if (_e381 < _e384) {
        let _e386 = (3u * _e381);
        let _e389 = body_triangles.member[_e386];
        let _e393 = body_triangles.member[(_e386 + 1u)];
        let _e397 = body_triangles.member[(_e386 + 2u)];
        let _e400 = params_1.member.member;
        let _e404 = predicted_1.member[(_e400 + _e389)];
        let _e411 = predicted_1.member[(_e400 + _e393)];
        let _e418 = predicted_1.member[(_e400 + _e397)];
        let _e424 = params_1.member.member_23;
        let _e425 = (_e411.x - _e404.x);
        let _e426 = (_e411.y - _e404.y);
        let _e427 = (_e411.z - _e404.z);
        let _e428 = (_e418.x - _e404.x);
        let _e429 = (_e418.y - _e404.y);
        let _e430 = (_e418.z - _e404.z);
        let _e433 = ((_e426 * _e430) - (_e429 * _e427));
        let _e436 = ((_e427 * _e428) - (_e430 * _e425));
        let _e439 = ((_e425 * _e429) - (_e428 * _e426));
        let _e445 = sqrt((((_e433 * _e433) + (_e436 * _e436)) + (_e439 * _e439)));
        if (_e445 > 0.000000000000000000000000000001f) {
            let _e447 = (1f / _e445);
            phi_8014_ = vec3<f32>((_e433 * _e447), (_e436 * _e447), (_e439 * _e447));
        } else {
            phi_8014_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e453 = phi_8014_;
        let _e455 = select(_e411.x, _e404.x, (_e404.x < _e411.x));
        let _e457 = select(_e411.y, _e404.y, (_e404.y < _e411.y));
        let _e459 = select(_e411.z, _e404.z, (_e404.z < _e411.z));
        let _e471 = select(_e411.x, _e404.x, (_e404.x > _e411.x));
        let _e473 = select(_e411.y, _e404.y, (_e404.y > _e411.y));
        let _e475 = select(_e411.z, _e404.z, (_e404.z > _e411.z));
        let _e490 = (_e381 * 3u);
        boxes_2.member[_e490] = vec4<f32>((select(_e418.x, _e455, (_e455 < _e418.x)) - _e424), (select(_e418.y, _e457, (_e457 < _e418.y)) - _e424), (select(_e418.z, _e459, (_e459 < _e418.z)) - _e424), _e404.x);
        boxes_2.member[(_e490 + 1u)] = vec4<f32>((select(_e418.x, _e471, (_e471 > _e418.x)) + _e424), (select(_e418.y, _e473, (_e473 > _e418.y)) + _e424), (select(_e418.z, _e475, (_e475 > _e418.z)) + _e424), _e404.y);
        boxes_2.member[(_e490 + 2u)] = vec4<f32>(_e453.x, _e453.y, _e453.z, _e404.z);
    }
    return;
}

fn function_23() {
    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member_1;
    if (_e381 < _e384) {
        let _e388 = predicted_2.member[_e381];
        let _e389 = (3u * _e381);
        places_1.member[_e389] = _e388.x;
        places_1.member[(_e389 + 1u)] = _e388.y;
        places_1.member[(_e389 + 2u)] = _e388.z;
    }
    return;
}

fn function_24() {
    var phi_8235_: bool;
    var phi_8237_: bool;
    var phi_8238_: bool;
    var phi_8239_: bool;
    var phi_8240_: bool;
    var phi_8241_: bool;
    var phi_8242_: bool;
    var phi_8243_: bool;
    var phi_8244_: bool;
    var phi_8245_: bool;
    var phi_8246_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e372 = builtin_local_55;
            let _e373 = builtin_group_55;
            let _e374 = builtin_groups_55;
            let _e382 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e372.x);
            let _e385 = params_1.member.member_22;
            let _e388 = params_1.member.member;
            let _e389 = (_e388 == 0u);
            if _e389 {
                break;
            }
            let _e391 = (_e385 + (_e382 / _e388));
            if _e389 {
                break;
            }
            let _e392 = (_e382 % _e388);
            let _e395 = params_1.member.member_21;
            if (_e391 < _e395) {
                let _e399 = predicted_2.member[_e392];
                let _e403 = (_e391 * 3u);
                let _e406 = boxes_3.member[_e403];
                let _e410 = boxes_3.member[(_e403 + 1u)];
                let _e414 = boxes_3.member[(_e403 + 2u)];
                if (_e399.x >= _e406.x) {
                    if (_e399.y >= _e406.y) {
                        if (_e399.z >= _e406.z) {
                            if (_e399.x <= _e410.x) {
                                if (_e399.y <= _e410.y) {
                                    let _e428 = (_e399.z <= _e410.z);
                                    if _e428 {
                                        let _e430 = (_e399.x - _e406.w);
                                        let _e431 = (_e399.y - _e410.w);
                                        let _e432 = (_e399.z - _e414.w);
                                        phi_8235_ = ((((_e430 * _e414.x) + (_e431 * _e414.y)) + (_e432 * _e414.z)) > (0.8f * sqrt((((_e430 * _e430) + (_e431 * _e431)) + (_e432 * _e432)))));
                                    } else {
                                        phi_8235_ = bool();
                                    }
                                    let _e450 = phi_8235_;
                                    phi_8237_ = _e450;
                                    phi_8238_ = select(true, false, _e428);
                                } else {
                                    phi_8237_ = bool();
                                    phi_8238_ = true;
                                }
                                let _e453 = phi_8237_;
                                let _e455 = phi_8238_;
                                phi_8239_ = _e453;
                                phi_8240_ = _e455;
                            } else {
                                phi_8239_ = bool();
                                phi_8240_ = true;
                            }
                            let _e457 = phi_8239_;
                            let _e459 = phi_8240_;
                            phi_8241_ = _e457;
                            phi_8242_ = _e459;
                        } else {
                            phi_8241_ = bool();
                            phi_8242_ = true;
                        }
                        let _e461 = phi_8241_;
                        let _e463 = phi_8242_;
                        phi_8243_ = _e461;
                        phi_8244_ = _e463;
                    } else {
                        phi_8243_ = bool();
                        phi_8244_ = true;
                    }
                    let _e465 = phi_8243_;
                    let _e467 = phi_8244_;
                    phi_8245_ = _e465;
                    phi_8246_ = _e467;
                } else {
                    phi_8245_ = bool();
                    phi_8246_ = true;
                }
                let _e469 = phi_8245_;
                let _e471 = phi_8246_;
                if select(_e469, false, _e471) {
                    let _e475 = atomicMin((&hits_1.member[_e392]), _e391);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8332_: type_56;
    var phi_8405_: bool;
    var phi_8407_: bool;
    var phi_8408_: bool;
    var phi_8409_: bool;
    var phi_8410_: bool;
    var phi_8411_: bool;
    var phi_8412_: bool;
    var phi_8413_: bool;
    var phi_8414_: bool;
    var phi_8415_: bool;
    var phi_8416_: bool;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e384 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e387 = params_1.member.member_19;
    let _e389 = tiles.member[0u];
    if (_e384 < select(_e387, _e389, (_e389 < _e387))) {
        let _e394 = pairs.member[_e384];
        let _e397 = ((_e394 >> bitcast<u32>(16i)) * 2u);
        let _e400 = tiles.member[(4u + _e397)];
        let _e407 = swept_boxes.member[((_e400 * 256u) + ((_e394 >> bitcast<u32>(8i)) & 255u))];
        let _e411 = tiles.member[(_e397 + 5u)];
        let _e416 = swept_boxes.member[((_e411 * 256u) + (_e394 & 255u))];
        if (_e407.x < _e416.x) {
            phi_8332_ = type_56(_e407.x, _e416.x);
        } else {
            phi_8332_ = type_56(_e416.x, _e407.x);
        }
        let _e422 = phi_8332_;
        let _e427 = params_1.member.member;
        let _e428 = (_e422.member_1 - _e427);
        let _e431 = predicted_3.member[_e422.member];
        let _e435 = (_e428 * 3u);
        let _e438 = boxes_4.member[_e435];
        let _e442 = boxes_4.member[(_e435 + 1u)];
        let _e446 = boxes_4.member[(_e435 + 2u)];
        if (_e431.x >= _e438.x) {
            if (_e431.y >= _e438.y) {
                if (_e431.z >= _e438.z) {
                    if (_e431.x <= _e442.x) {
                        if (_e431.y <= _e442.y) {
                            let _e460 = (_e431.z <= _e442.z);
                            if _e460 {
                                let _e462 = (_e431.x - _e438.w);
                                let _e463 = (_e431.y - _e442.w);
                                let _e464 = (_e431.z - _e446.w);
                                phi_8405_ = ((((_e462 * _e446.x) + (_e463 * _e446.y)) + (_e464 * _e446.z)) > (0.8f * sqrt((((_e462 * _e462) + (_e463 * _e463)) + (_e464 * _e464)))));
                            } else {
                                phi_8405_ = bool();
                            }
                            let _e482 = phi_8405_;
                            phi_8407_ = _e482;
                            phi_8408_ = select(true, false, _e460);
                        } else {
                            phi_8407_ = bool();
                            phi_8408_ = true;
                        }
                        let _e485 = phi_8407_;
                        let _e487 = phi_8408_;
                        phi_8409_ = _e485;
                        phi_8410_ = _e487;
                    } else {
                        phi_8409_ = bool();
                        phi_8410_ = true;
                    }
                    let _e489 = phi_8409_;
                    let _e491 = phi_8410_;
                    phi_8411_ = _e489;
                    phi_8412_ = _e491;
                } else {
                    phi_8411_ = bool();
                    phi_8412_ = true;
                }
                let _e493 = phi_8411_;
                let _e495 = phi_8412_;
                phi_8413_ = _e493;
                phi_8414_ = _e495;
            } else {
                phi_8413_ = bool();
                phi_8414_ = true;
            }
            let _e497 = phi_8413_;
            let _e499 = phi_8414_;
            phi_8415_ = _e497;
            phi_8416_ = _e499;
        } else {
            phi_8415_ = bool();
            phi_8416_ = true;
        }
        let _e501 = phi_8415_;
        let _e503 = phi_8416_;
        if select(_e501, false, _e503) {
            let _e507 = atomicMin((&hits_2.member[_e422.member]), _e428);
        }
    }
    return;
}

fn function_26() {
    var phi_8508_: u32;
    var phi_8509_: u32;
    var phi_8540_: f32;
    var phi_8617_: vec3<f32>;
    var phi_8619_: vec3<f32>;
    var phi_8620_: bool;
    var phi_8637_: bool;
    var phi_8639_: bool;
    var phi_8640_: bool;
    var phi_8672_: vec3<f32>;
    var phi_8718_: bool;
    var phi_8720_: bool;
    var phi_8721_: bool;
    var phi_8744_: bool;
    var phi_8746_: bool;
    var phi_8747_: bool;
    var phi_8764_: bool;
    var phi_8765_: bool;
    var phi_8786_: vec3<f32>;
    var phi_8787_: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member_1;
    if (_e381 < _e384) {
        let _e388 = predicted_2.member[_e381];
        let _e395 = params_1.member.member;
        if (_e381 < _e395) {
            let _e397 = (_e381 * 8u);
            let _e400 = pushes_2.member[_e397];
            let _e404 = pushes_2.member[(_e397 + 1u)];
            let _e408 = pushes_2.member[(_e397 + 2u)];
            let _e412 = pushes_2.member[(_e397 + 3u)];
            let _e416 = pushes_2.member[(_e397 + 4u)];
            let _e420 = pushes_2.member[(_e397 + 5u)];
            let _e424 = pushes_2.member[(_e397 + 6u)];
            let _e425 = (_e397 + 7u);
            let _e428 = pushes_2.member[_e425];
            let _e429 = (3u * _e381);
            let _e432 = positions_2.member[_e429];
            let _e436 = positions_2.member[(_e429 + 1u)];
            let _e440 = positions_2.member[(_e429 + 2u)];
            let _e444 = new_velocities_1.member[_e381];
            if (_e412 == 0u) {
            } else {
                phi_8508_ = _e397;
                loop {
                    let _e447 = phi_8508_;
                    let _e448 = (_e447 < _e425);
                    if _e448 {
                        pushes_2.member[_e447] = 0u;
                        phi_8509_ = (_e447 + 1u);
                    } else {
                        break;
                    }
                    let _e453 = phi_8509_;
                    continue;
                    continuing {
                        phi_8508_ = _e453;
                    }
                }
            }
            if (_e444.w > 0f) {
                let _e457 = (_e428 != 0u);
                let _e460 = bounds_1.member[_e381];
                let _e461 = bitcast<f32>(_e460);
                if _e457 {
                    let _e464 = params_1.member.member_13;
                    let _e465 = (0.5f * _e464);
                    phi_8540_ = select(_e465, _e461, (_e461 > _e465));
                } else {
                    phi_8540_ = _e461;
                }
                let _e469 = phi_8540_;
                if _e457 {
                    bounds_1.member[_e381] = bitcast<u32>(_e469);
                    let _e473 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e476 = reference_2.member[_e381];
                let _e482 = params_1.member.member_13;
                let _e485 = (f32(bitcast<i32>(_e412)) * 0.0009765625f);
                let _e489 = ((32768f / _e482) * select(1f, _e485, (_e485 > 1f)));
                let _e501 = (f32(bitcast<i32>(_e416)) / _e489);
                let _e504 = (f32(bitcast<i32>(_e420)) / _e489);
                let _e507 = (f32(bitcast<i32>(_e424)) / _e489);
                let _e511 = ((_e388.x + (f32(bitcast<i32>(_e400)) / _e489)) + _e501);
                let _e512 = ((_e388.y + (f32(bitcast<i32>(_e404)) / _e489)) + _e504);
                let _e513 = ((_e388.z + (f32(bitcast<i32>(_e408)) / _e489)) + _e507);
                let _e515 = (_e511 - _e476.x);
                let _e516 = (_e512 - _e476.y);
                let _e517 = (_e513 - _e476.z);
                let _e523 = sqrt((((_e515 * _e515) + (_e516 * _e516)) + (_e517 * _e517)));
                if (_e523 > _e469) {
                    let _e527 = ((bitcast<u32>(_e523) & 2139095040u) != 2139095040u);
                    if _e527 {
                        let _e528 = (_e469 / _e523);
                        phi_8617_ = vec3<f32>((_e476.x + (_e515 * _e528)), (_e476.y + (_e516 * _e528)), (_e476.z + (_e517 * _e528)));
                    } else {
                        phi_8617_ = vec3<f32>();
                    }
                    let _e537 = phi_8617_;
                    phi_8619_ = _e537;
                    phi_8620_ = select(true, false, _e527);
                } else {
                    phi_8619_ = vec3<f32>();
                    phi_8620_ = true;
                }
                let _e540 = phi_8619_;
                let _e542 = phi_8620_;
                let _e544 = select(_e540, vec3<f32>(_e511, _e512, _e513), vec3(_e542));
                if (_e544.x == _e511) {
                    let _e548 = (_e544.y == _e512);
                    if _e548 {
                        phi_8637_ = (_e544.z == _e513);
                    } else {
                        phi_8637_ = bool();
                    }
                    let _e552 = phi_8637_;
                    phi_8639_ = _e552;
                    phi_8640_ = select(true, false, _e548);
                } else {
                    phi_8639_ = bool();
                    phi_8640_ = true;
                }
                let _e555 = phi_8639_;
                let _e557 = phi_8640_;
                if select(_e555, false, _e557) {
                    let _e576 = params_1.member.member_3;
                    phi_8672_ = vec3<f32>((_e444.x + (_e501 / _e576)), (_e444.y + (_e504 / _e576)), (_e444.z + (_e507 / _e576)));
                } else {
                    let _e566 = params_1.member.member_3;
                    phi_8672_ = vec3<f32>(((_e544.x - _e432) / _e566), ((_e544.y - _e436) / _e566), ((_e544.z - _e440) / _e566));
                }
                let _e585 = phi_8672_;
                let _e586 = (_e544.x - _e476.x);
                let _e588 = (_e544.y - _e476.y);
                let _e590 = (_e544.z - _e476.z);
                velocities_1.member[_e381] = vec4<f32>(_e585.x, _e585.y, _e585.z, _e444.w);
                let _e611 = sqrt((((_e585.x * _e585.x) + (_e585.y * _e585.y)) + (_e585.z * _e585.z)));
                if ((bitcast<u32>(_e544.x) & 2139095040u) != 2139095040u) {
                    let _e617 = ((bitcast<u32>(_e544.y) & 2139095040u) != 2139095040u);
                    if _e617 {
                        phi_8718_ = ((bitcast<u32>(_e544.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8718_ = bool();
                    }
                    let _e622 = phi_8718_;
                    phi_8720_ = _e622;
                    phi_8721_ = select(true, false, _e617);
                } else {
                    phi_8720_ = bool();
                    phi_8721_ = true;
                }
                let _e625 = phi_8720_;
                let _e627 = phi_8721_;
                if select(_e625, false, _e627) {
                    if ((bitcast<u32>(_e585.x) & 2139095040u) != 2139095040u) {
                        let _e634 = ((bitcast<u32>(_e585.y) & 2139095040u) != 2139095040u);
                        if _e634 {
                            phi_8744_ = ((bitcast<u32>(_e585.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8744_ = bool();
                        }
                        let _e639 = phi_8744_;
                        phi_8746_ = _e639;
                        phi_8747_ = select(true, false, _e634);
                    } else {
                        phi_8746_ = bool();
                        phi_8747_ = true;
                    }
                    let _e642 = phi_8746_;
                    let _e644 = phi_8747_;
                    if select(_e642, false, _e644) {
                        let _e648 = params_1.member.member_18;
                        let _e649 = (_e611 > _e648);
                        if _e649 {
                        } else {
                            let _e653 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e611));
                        }
                        phi_8764_ = _e649;
                    } else {
                        phi_8764_ = true;
                    }
                    let _e655 = phi_8764_;
                    phi_8765_ = _e655;
                } else {
                    phi_8765_ = true;
                }
                let _e657 = phi_8765_;
                if _e657 {
                    let _e660 = params_1.member.member_2;
                    let _e668 = atomicMin((&status_1.member[0u]), ((select(_e660, 126u, (_e660 > 126u)) << bitcast<u32>(25u)) | _e381));
                }
                if (select(0u, 1u, (sqrt((((_e586 * _e586) + (_e588 * _e588)) + (_e590 * _e590))) > (0.999f * _e469))) == 0u) {
                } else {
                    let _e672 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8786_ = _e544;
            } else {
                phi_8786_ = vec3<f32>(_e432, _e436, _e440);
            }
            let _e674 = phi_8786_;
            phi_8787_ = _e674;
        } else {
            phi_8787_ = vec3<f32>(_e388.x, _e388.y, _e388.z);
        }
        let _e676 = phi_8787_;
        let _e677 = (3u * _e381);
        positions_2.member[_e677] = _e676.x;
        positions_2.member[(_e677 + 1u)] = _e676.y;
        positions_2.member[(_e677 + 2u)] = _e676.z;
    }
    return;
}

fn function_27() {
    var phi_8874_: vec3<f32>;
    var phi_8877_: u32;
    var phi_8875_: vec3<f32>;
    var phi_8878_: u32;
    var phi_8959_: bool;
    var phi_8973_: vec3<f32>;
    var phi_8976_: u32;
    var phi_8974_: vec3<f32>;
    var phi_8977_: u32;
    var phi_9077_: vec3<f32>;
    var phi_9110_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member;
    if (_e381 < _e384) {
        let _e386 = (3u * _e381);
        let _e389 = positions.member[_e386];
        let _e393 = positions.member[(_e386 + 1u)];
        let _e397 = positions.member[(_e386 + 2u)];
        let _e400 = velocities.member[_e381];
        let _e404 = starts_1.member[_e381][0u];
        let _e408 = starts_1.member[_e381][1u];
        let _e409 = (_e381 + 1u);
        let _e413 = starts_1.member[_e409][0u];
        let _e417 = starts_1.member[_e409][1u];
        phi_8874_ = vec3<f32>(0f, 0f, 0f);
        phi_8877_ = _e404;
        loop {
            let _e422 = phi_8874_;
            let _e424 = phi_8877_;
            local_43 = _e422;
            local_45 = _e422;
            let _e425 = (_e424 < _e413);
            if _e425 {
                let _e428 = springs.member[_e424];
                let _e430 = (3u * _e428.member);
                let _e433 = positions.member[_e430];
                let _e437 = positions.member[(_e430 + 1u)];
                let _e441 = positions.member[(_e430 + 2u)];
                let _e444 = velocities.member[_e428.member];
                let _e448 = (_e433 - _e389);
                let _e449 = (_e437 - _e393);
                let _e450 = (_e441 - _e397);
                let _e456 = sqrt((((_e448 * _e448) + (_e449 * _e449)) + (_e450 * _e450)));
                let _e458 = select(0.00000000000000000001f, _e456, (_e456 > 0.00000000000000000001f));
                let _e463 = ((_e428.member_2 * (_e458 - _e428.member_1)) / _e458);
                phi_8875_ = vec3<f32>((_e422.x + ((_e448 * _e463) - ((_e400.x - _e444.x) * _e428.member_3))), (_e422.y + ((_e449 * _e463) - ((_e400.y - _e444.y) * _e428.member_3))), (_e422.z + ((_e450 * _e463) - ((_e400.z - _e444.z) * _e428.member_3))));
                phi_8878_ = (_e424 + 1u);
            } else {
                break;
            }
            let _e486 = phi_8875_;
            let _e488 = phi_8878_;
            continue;
            continuing {
                phi_8874_ = _e486;
                phi_8877_ = _e488;
            }
        }
        let _e492 = params_1.member.member_7;
        if (_e492 > 0f) {
            phi_8959_ = true;
        } else {
            let _e496 = params_1.member.member_11;
            phi_8959_ = (_e496 > 0f);
        }
        let _e499 = phi_8959_;
        if _e499 {
            let _e502 = params_1.member.member_8;
            let _e505 = params_1.member.member_9;
            let _e508 = params_1.member.member_10;
            let _e509 = (_e502 - _e400.x);
            let _e510 = (_e505 - _e400.y);
            let _e511 = (_e508 - _e400.z);
            let _e673 = local_43;
            phi_8973_ = _e673;
            phi_8976_ = _e408;
            loop {
                let _e513 = phi_8973_;
                let _e515 = phi_8976_;
                local_44 = _e513;
                let _e516 = (_e515 < _e417);
                if _e516 {
                    let _e520 = fans.member[_e515][0u];
                    let _e524 = fans.member[_e515][1u];
                    let _e525 = (3u * _e520);
                    let _e528 = positions.member[_e525];
                    let _e532 = positions.member[(_e525 + 1u)];
                    let _e536 = positions.member[(_e525 + 2u)];
                    let _e537 = (3u * _e524);
                    let _e540 = positions.member[_e537];
                    let _e544 = positions.member[(_e537 + 1u)];
                    let _e548 = positions.member[(_e537 + 2u)];
                    let _e551 = params_1.member.member_11;
                    let _e552 = (_e528 - _e389);
                    let _e553 = (_e532 - _e393);
                    let _e554 = (_e536 - _e397);
                    let _e555 = (_e540 - _e389);
                    let _e556 = (_e544 - _e393);
                    let _e557 = (_e548 - _e397);
                    let _e560 = ((_e553 * _e557) - (_e556 * _e554));
                    let _e563 = ((_e554 * _e555) - (_e557 * _e552));
                    let _e566 = ((_e552 * _e556) - (_e555 * _e553));
                    let _e572 = sqrt((((_e560 * _e560) + (_e563 * _e563)) + (_e566 * _e566)));
                    let _e574 = select(0.00000000000000000001f, _e572, (_e572 > 0.00000000000000000001f));
                    let _e581 = ((((_e509 * _e560) + (_e510 * _e563)) + (_e511 * _e566)) / (_e574 * _e574));
                    let _e582 = (_e560 * _e581);
                    let _e583 = (_e563 * _e581);
                    let _e584 = (_e566 * _e581);
                    let _e597 = (_e574 * 0.16666667f);
                    phi_8974_ = vec3<f32>((_e513.x + (((_e582 * _e492) + ((_e509 - _e582) * _e551)) * _e597)), (_e513.y + (((_e583 * _e492) + ((_e510 - _e583) * _e551)) * _e597)), (_e513.z + (((_e584 * _e492) + ((_e511 - _e584) * _e551)) * _e597)));
                    phi_8977_ = (_e515 + 1u);
                } else {
                    break;
                }
                let _e610 = phi_8974_;
                let _e612 = phi_8977_;
                continue;
                continuing {
                    phi_8973_ = _e610;
                    phi_8976_ = _e612;
                }
            }
            let _e679 = local_44;
            phi_9077_ = _e679;
        } else {
            let _e681 = local_45;
            phi_9077_ = _e681;
        }
        let _e615 = phi_9077_;
        if (_e400.w > 0f) {
            let _e620 = params_1.member.member_4;
            let _e623 = params_1.member.member_5;
            let _e626 = params_1.member.member_6;
            let _e638 = params_1.member.member_3;
            phi_9110_ = vec4<f32>((_e400.x + ((_e620 + (_e615.x * _e400.w)) * _e638)), (_e400.y + ((_e623 + (_e615.y * _e400.w)) * _e638)), (_e400.z + ((_e626 + (_e615.z * _e400.w)) * _e638)), _e400.w);
        } else {
            phi_9110_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e647 = phi_9110_;
        new_velocities.member[_e381] = _e647;
        let _e655 = params_1.member.member_3;
        predicted_4.member[_e381] = vec4<f32>((_e389 + (_e647.x * _e655)), (_e393 + (_e647.y * _e655)), (_e397 + (_e647.z * _e655)), _e647.w);
    }
    return;
}

fn function_28() {
    var phi_9195_: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member_1;
    let _e387 = params_1.member.member;
    if (_e381 < (_e384 - _e387)) {
        let _e390 = (3u * _e381);
        let _e393 = frame_start.member[_e390];
        let _e394 = (_e390 + 1u);
        let _e397 = frame_start.member[_e394];
        let _e398 = (_e390 + 2u);
        let _e401 = frame_start.member[_e398];
        let _e404 = frame_end.member[_e390];
        let _e407 = frame_end.member[_e394];
        let _e410 = frame_end.member[_e398];
        let _e415 = params_1.member.member_17;
        if (_e415 >= 1f) {
            phi_9195_ = vec3<f32>(_e404, _e407, _e410);
        } else {
            phi_9195_ = vec3<f32>((_e393 + ((_e404 - _e393) * _e415)), (_e397 + ((_e407 - _e397) * _e415)), (_e401 + ((_e410 - _e401) * _e415)));
        }
        let _e428 = phi_9195_;
        predicted_5.member[(_e387 + _e381)] = vec4<f32>(_e428.x, _e428.y, _e428.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_9247_: vec3<f32>;
    var phi_9250_: u32;
    var phi_9309_: vec3<f32>;
    var phi_9248_: vec3<f32>;
    var phi_9251_: u32;
    var phi_9322_: vec3<f32>;
    var phi_9369_: vec3<f32>;
    var phi_9371_: vec3<f32>;
    var phi_9372_: bool;
    var phi_9389_: bool;
    var phi_9391_: bool;
    var phi_9392_: bool;
    var phi_9404_: type_72;
    var local_46: vec3<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_1.member.member;
    if (_e381 < _e384) {
        let _e388 = predicted_6.member[_e381];
        let _e392 = starts_2.member[_e381][0u];
        let _e397 = starts_2.member[(_e381 + 1u)][0u];
        let _e400 = params_1.member.member_12;
        if (_e400 > 0f) {
            phi_9247_ = vec3<f32>(0f, 0f, 0f);
            phi_9250_ = _e392;
            loop {
                let _e403 = phi_9247_;
                let _e405 = phi_9250_;
                local_46 = _e403;
                let _e406 = (_e405 < _e397);
                if _e406 {
                    let _e409 = springs_1.member[_e405];
                    let _e413 = predicted_6.member[_e409.member];
                    let _e420 = (_e413.x - _e388.x);
                    let _e421 = (_e413.y - _e388.y);
                    let _e422 = (_e413.z - _e388.z);
                    let _e428 = sqrt((((_e420 * _e420) + (_e421 * _e421)) + (_e422 * _e422)));
                    let _e430 = select(0.00000000000000000001f, _e428, (_e428 > 0.00000000000000000001f));
                    let _e433 = (_e430 - (_e400 * _e409.member_1));
                    let _e436 = (_e388.w + _e413.w);
                    if (_e433 > 0f) {
                        let _e443 = (((0.25f * (_e388.w / select(0.00000000000000000001f, _e436, (_e436 > 0.00000000000000000001f)))) * _e433) / _e430);
                        phi_9309_ = vec3<f32>((_e420 * _e443), (_e421 * _e443), (_e422 * _e443));
                    } else {
                        phi_9309_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e449 = phi_9309_;
                    phi_9248_ = (_e403 + _e449);
                    phi_9251_ = (_e405 + 1u);
                } else {
                    break;
                }
                let _e453 = phi_9248_;
                let _e455 = phi_9251_;
                continue;
                continuing {
                    phi_9247_ = _e453;
                    phi_9250_ = _e455;
                }
            }
            let _e559 = local_46;
            phi_9322_ = _e559;
        } else {
            phi_9322_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e458 = phi_9322_;
        let _e461 = reference_2.member[_e381];
        let _e467 = bounds_2.member[_e381];
        let _e468 = bitcast<f32>(_e467);
        let _e473 = (_e388.x + _e458.x);
        let _e475 = (_e388.y + _e458.y);
        let _e477 = (_e388.z + _e458.z);
        let _e478 = vec3<f32>(_e388.x, _e388.y, _e388.z);
        let _e480 = (_e473 - _e461.x);
        let _e481 = (_e475 - _e461.y);
        let _e482 = (_e477 - _e461.z);
        let _e488 = sqrt((((_e480 * _e480) + (_e481 * _e481)) + (_e482 * _e482)));
        if (_e488 > _e468) {
            let _e492 = ((bitcast<u32>(_e488) & 2139095040u) != 2139095040u);
            if _e492 {
                let _e493 = (_e468 / _e488);
                phi_9369_ = vec3<f32>((_e461.x + (_e480 * _e493)), (_e461.y + (_e481 * _e493)), (_e461.z + (_e482 * _e493)));
            } else {
                phi_9369_ = vec3<f32>();
            }
            let _e502 = phi_9369_;
            phi_9371_ = _e502;
            phi_9372_ = select(true, false, _e492);
        } else {
            phi_9371_ = vec3<f32>();
            phi_9372_ = true;
        }
        let _e505 = phi_9371_;
        let _e507 = phi_9372_;
        let _e509 = select(_e505, (_e478 + _e458), vec3(_e507));
        if (_e509.x == _e473) {
            let _e513 = (_e509.y == _e475);
            if _e513 {
                phi_9389_ = (_e509.z == _e477);
            } else {
                phi_9389_ = bool();
            }
            let _e517 = phi_9389_;
            phi_9391_ = _e517;
            phi_9392_ = select(true, false, _e513);
        } else {
            phi_9391_ = bool();
            phi_9392_ = true;
        }
        let _e520 = phi_9391_;
        let _e522 = phi_9392_;
        if select(_e520, false, _e522) {
            phi_9404_ = type_72(_e509, _e458);
        } else {
            phi_9404_ = type_72(_e509, (_e509 - _e478));
        }
        let _e528 = phi_9404_;
        shortened.member[_e381] = vec4<f32>(_e528.member.x, _e528.member.y, _e528.member.z, _e388.w);
        let _e540 = new_velocities_2.member[_e381];
        let _e543 = params_1.member.member_3;
        new_velocities_2.member[_e381] = (_e540 + vec4<f32>((_e528.member_1.x / _e543), (_e528.member_1.y / _e543), (_e528.member_1.z / _e543), 0f));
    }
    return;
}

fn function_30() {
    var phi_9487_: bool;
    var phi_9502_: bool;
    var phi_9517_: bool;
    var phi_9532_: bool;
    var phi_9533_: bool;
    var phi_9534_: bool;
    var phi_9535_: bool;
    var phi_9536_: bool;
    var phi_9537_: bool;
    var phi_9829_: bool;
    var phi_9842_: bool;
    var phi_9874_: f32;
    var phi_9877_: vec3<f32>;
    var phi_9879_: vec3<f32>;
    var phi_9880_: bool;
    var phi_9881_: vec3<f32>;
    var phi_9882_: bool;
    var phi_9895_: bool;
    var phi_9927_: f32;
    var phi_9930_: vec3<f32>;
    var phi_9932_: vec3<f32>;
    var phi_9933_: bool;
    var phi_9934_: vec3<f32>;
    var phi_9935_: bool;
    var phi_9970_: f32;
    var phi_9973_: vec3<f32>;
    var phi_9975_: vec3<f32>;
    var phi_9976_: bool;
    var phi_9977_: vec3<f32>;
    var phi_9978_: bool;
    var phi_10000_: f32;
    var phi_10011_: f32;
    var phi_10015_: vec3<f32>;
    var phi_10016_: vec3<f32>;
    var phi_10017_: vec3<f32>;
    var phi_10018_: vec3<f32>;
    var phi_10019_: vec3<f32>;
    var phi_10020_: vec3<f32>;
    var phi_9715_: f32;
    var phi_9727_: f32;
    var phi_9703_: f32;
    var phi_9730_: f32;
    var phi_9743_: f32;
    var phi_9760_: f32;
    var phi_9761_: f32;
    var phi_10028_: vec4<f32>;
    var phi_10075_: vec3<f32>;
    var phi_10122_: vec3<f32>;
    var phi_10131_: vec3<f32>;
    var phi_10132_: f32;
    var phi_10133_: vec3<f32>;
    var phi_10134_: f32;
    var phi_10135_: vec3<f32>;
    var phi_10136_: f32;
    var phi_10194_: bool;
    var phi_10196_: bool;
    var phi_10197_: bool;
    var phi_10309_: f32;
    var phi_10328_: type_61;
    var phi_10329_: type_61;
    var phi_10330_: type_61;
    var phi_10356_: bool;
    var phi_10358_: bool;
    var phi_10359_: bool;
    var phi_10360_: bool;
    var phi_10361_: bool;
    var phi_10395_: bool;
    var phi_10397_: bool;
    var phi_10398_: bool;
    var phi_10399_: bool;
    var phi_10400_: bool;
    var phi_10406_: bool;
    var phi_10449_: f32;
    var phi_10456_: f32;
    var phi_10478_: f32;
    var phi_10485_: f32;
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
    var phi_10711_: f32;
    var phi_10718_: f32;
    var phi_10740_: f32;
    var phi_10747_: f32;
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
    var phi_10973_: f32;
    var phi_10980_: f32;
    var phi_11002_: f32;
    var phi_11009_: f32;
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
    var phi_11235_: f32;
    var phi_11242_: f32;
    var phi_11264_: f32;
    var phi_11271_: f32;
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

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = near_3.member[0u];
    let _e387 = params_1.member.member_20;
    if (_e381 < select(_e387, _e384, (_e384 < _e387))) {
        let _e392 = ((_e381 + 1u) * 4u);
        let _e395 = near_3.member[_e392];
        let _e397 = ((_e395 & 2147483648u) != 0u);
        let _e398 = (_e395 & 2147483647u);
        let _e402 = near_3.member[(_e392 + 1u)];
        let _e406 = near_3.member[(_e392 + 2u)];
        let _e410 = near_3.member[(_e392 + 3u)];
        let _e413 = params_1.member.member;
        if (_e398 < _e413) {
            let _e419 = atomicLoad((&pushes_3.member[((_e398 * 8u) + 7u)]));
            phi_9487_ = (_e419 != 0u);
        } else {
            phi_9487_ = false;
        }
        let _e422 = phi_9487_;
        if _e422 {
            phi_9536_ = bool();
            phi_9537_ = true;
        } else {
            if (_e402 < _e413) {
                let _e428 = atomicLoad((&pushes_3.member[((_e402 * 8u) + 7u)]));
                phi_9502_ = (_e428 != 0u);
            } else {
                phi_9502_ = false;
            }
            let _e431 = phi_9502_;
            if _e431 {
                phi_9534_ = bool();
                phi_9535_ = true;
            } else {
                if (_e406 < _e413) {
                    let _e437 = atomicLoad((&pushes_3.member[((_e406 * 8u) + 7u)]));
                    phi_9517_ = (_e437 != 0u);
                } else {
                    phi_9517_ = false;
                }
                let _e440 = phi_9517_;
                if _e440 {
                    phi_9533_ = bool();
                } else {
                    if (_e410 < _e413) {
                        let _e446 = atomicLoad((&pushes_3.member[((_e410 * 8u) + 7u)]));
                        phi_9532_ = (_e446 != 0u);
                    } else {
                        phi_9532_ = false;
                    }
                    let _e449 = phi_9532_;
                    phi_9533_ = _e449;
                }
                let _e451 = phi_9533_;
                phi_9534_ = _e451;
                phi_9535_ = _e440;
            }
            let _e453 = phi_9534_;
            let _e455 = phi_9535_;
            phi_9536_ = _e453;
            phi_9537_ = _e455;
        }
        let _e457 = phi_9536_;
        let _e459 = phi_9537_;
        let _e463 = predicted_1.member[_e398];
        let _e466 = predicted_1.member[_e402];
        let _e469 = predicted_1.member[_e406];
        let _e472 = predicted_1.member[_e410];
        let _e476 = (3u * _e398);
        let _e479 = positions_3.member[_e476];
        let _e483 = positions_3.member[(_e476 + 1u)];
        let _e487 = positions_3.member[(_e476 + 2u)];
        let _e494 = (3u * _e402);
        let _e497 = positions_3.member[_e494];
        let _e501 = positions_3.member[(_e494 + 1u)];
        let _e505 = positions_3.member[(_e494 + 2u)];
        let _e512 = (3u * _e406);
        let _e515 = positions_3.member[_e512];
        let _e519 = positions_3.member[(_e512 + 1u)];
        let _e523 = positions_3.member[(_e512 + 2u)];
        let _e530 = (3u * _e410);
        let _e533 = positions_3.member[_e530];
        let _e537 = positions_3.member[(_e530 + 1u)];
        let _e541 = positions_3.member[(_e530 + 2u)];
        if _e397 {
            let _e734 = (_e466.x - _e463.x);
            let _e735 = (_e466.y - _e463.y);
            let _e736 = (_e466.z - _e463.z);
            let _e737 = (_e472.x - _e469.x);
            let _e738 = (_e472.y - _e469.y);
            let _e739 = (_e472.z - _e469.z);
            let _e740 = (_e463.x - _e469.x);
            let _e741 = (_e463.y - _e469.y);
            let _e742 = (_e463.z - _e469.z);
            let _e747 = (((_e734 * _e734) + (_e735 * _e735)) + (_e736 * _e736));
            let _e749 = select(0.000000000000000000000000000001f, _e747, (_e747 > 0.000000000000000000000000000001f));
            let _e754 = (((_e737 * _e737) + (_e738 * _e738)) + (_e739 * _e739));
            let _e756 = select(0.000000000000000000000000000001f, _e754, (_e754 > 0.000000000000000000000000000001f));
            let _e761 = (((_e734 * _e740) + (_e735 * _e741)) + (_e736 * _e742));
            let _e766 = (((_e737 * _e740) + (_e738 * _e741)) + (_e739 * _e742));
            let _e771 = (((_e734 * _e737) + (_e735 * _e738)) + (_e736 * _e739));
            let _e774 = ((_e749 * _e756) - (_e771 * _e771));
            if (_e774 > ((0.000001f * _e749) * _e756)) {
                let _e797 = (((_e771 * _e766) - (_e761 * _e756)) / _e774);
                if (_e797 > 1f) {
                    phi_9703_ = 1f;
                } else {
                    phi_9703_ = select(0f, _e797, (_e797 > 0f));
                }
                let _e802 = phi_9703_;
                phi_9730_ = _e802;
            } else {
                let _e779 = (-(_e761) / _e749);
                if (_e779 > 1f) {
                    phi_9715_ = 1f;
                } else {
                    phi_9715_ = select(0f, _e779, (_e779 > 0f));
                }
                let _e784 = phi_9715_;
                let _e786 = ((_e771 - _e761) / _e749);
                if (_e786 > 1f) {
                    phi_9727_ = 1f;
                } else {
                    phi_9727_ = select(0f, _e786, (_e786 > 0f));
                }
                let _e791 = phi_9727_;
                phi_9730_ = (0.5f * (_e784 + _e791));
            }
            let _e804 = phi_9730_;
            let _e807 = (((_e771 * _e804) + _e766) / _e756);
            if (_e807 > 1f) {
                phi_9743_ = 1f;
            } else {
                phi_9743_ = select(0f, _e807, (_e807 > 0f));
            }
            let _e812 = phi_9743_;
            if (_e807 != _e812) {
                let _e816 = (((_e771 * _e812) - _e761) / _e749);
                if (_e816 > 1f) {
                    phi_9760_ = 1f;
                } else {
                    phi_9760_ = select(0f, _e816, (_e816 > 0f));
                }
                let _e821 = phi_9760_;
                phi_9761_ = _e821;
            } else {
                phi_9761_ = _e804;
            }
            let _e823 = phi_9761_;
            phi_10028_ = vec4<f32>((1f - _e823), _e823, (_e812 - 1f), -(_e812));
        } else {
            let _e549 = (_e469.x - _e466.x);
            let _e550 = (_e469.y - _e466.y);
            let _e551 = (_e469.z - _e466.z);
            let _e552 = (_e472.x - _e466.x);
            let _e553 = (_e472.y - _e466.y);
            let _e554 = (_e472.z - _e466.z);
            let _e555 = (_e463.x - _e466.x);
            let _e556 = (_e463.y - _e466.y);
            let _e557 = (_e463.z - _e466.z);
            let _e562 = (((_e549 * _e555) + (_e550 * _e556)) + (_e551 * _e557));
            let _e567 = (((_e552 * _e555) + (_e553 * _e556)) + (_e554 * _e557));
            let _e568 = (_e463.x - _e469.x);
            let _e569 = (_e463.y - _e469.y);
            let _e570 = (_e463.z - _e469.z);
            let _e575 = (((_e549 * _e568) + (_e550 * _e569)) + (_e551 * _e570));
            let _e580 = (((_e552 * _e568) + (_e553 * _e569)) + (_e554 * _e570));
            let _e581 = (_e463.x - _e472.x);
            let _e582 = (_e463.y - _e472.y);
            let _e583 = (_e463.z - _e472.z);
            let _e588 = (((_e549 * _e581) + (_e550 * _e582)) + (_e551 * _e583));
            let _e593 = (((_e552 * _e581) + (_e553 * _e582)) + (_e554 * _e583));
            let _e596 = ((_e575 * _e593) - (_e588 * _e580));
            let _e599 = ((_e588 * _e567) - (_e562 * _e593));
            let _e602 = ((_e562 * _e580) - (_e575 * _e567));
            if (_e562 <= 0f) {
                phi_9829_ = select(true, false, (_e567 <= 0f));
            } else {
                phi_9829_ = true;
            }
            let _e607 = phi_9829_;
            if _e607 {
                if (_e575 >= 0f) {
                    phi_9842_ = select(true, false, (_e580 <= _e575));
                } else {
                    phi_9842_ = true;
                }
                let _e612 = phi_9842_;
                if _e612 {
                    if (_e602 <= 0f) {
                        if (_e562 >= 0f) {
                            let _e615 = (_e575 <= 0f);
                            if _e615 {
                                let _e616 = (_e562 - _e575);
                                let _e619 = (_e562 / select(0.000000000000000000000000000001f, _e616, (_e616 > 0.000000000000000000000000000001f)));
                                if (_e619 > 1f) {
                                    phi_9874_ = 1f;
                                } else {
                                    phi_9874_ = select(0f, _e619, (_e619 > 0f));
                                }
                                let _e624 = phi_9874_;
                                phi_9877_ = vec3<f32>((1f - _e624), _e624, 0f);
                            } else {
                                phi_9877_ = vec3<f32>();
                            }
                            let _e628 = phi_9877_;
                            phi_9879_ = _e628;
                            phi_9880_ = select(true, false, _e615);
                        } else {
                            phi_9879_ = vec3<f32>();
                            phi_9880_ = true;
                        }
                        let _e631 = phi_9879_;
                        let _e633 = phi_9880_;
                        phi_9881_ = _e631;
                        phi_9882_ = _e633;
                    } else {
                        phi_9881_ = vec3<f32>();
                        phi_9882_ = true;
                    }
                    let _e635 = phi_9881_;
                    let _e637 = phi_9882_;
                    if _e637 {
                        if (_e593 >= 0f) {
                            phi_9895_ = select(true, false, (_e588 <= _e593));
                        } else {
                            phi_9895_ = true;
                        }
                        let _e642 = phi_9895_;
                        if _e642 {
                            if (_e599 <= 0f) {
                                if (_e567 >= 0f) {
                                    let _e645 = (_e593 <= 0f);
                                    if _e645 {
                                        let _e646 = (_e567 - _e593);
                                        let _e649 = (_e567 / select(0.000000000000000000000000000001f, _e646, (_e646 > 0.000000000000000000000000000001f)));
                                        if (_e649 > 1f) {
                                            phi_9927_ = 1f;
                                        } else {
                                            phi_9927_ = select(0f, _e649, (_e649 > 0f));
                                        }
                                        let _e654 = phi_9927_;
                                        phi_9930_ = vec3<f32>((1f - _e654), 0f, _e654);
                                    } else {
                                        phi_9930_ = vec3<f32>();
                                    }
                                    let _e658 = phi_9930_;
                                    phi_9932_ = _e658;
                                    phi_9933_ = select(true, false, _e645);
                                } else {
                                    phi_9932_ = vec3<f32>();
                                    phi_9933_ = true;
                                }
                                let _e661 = phi_9932_;
                                let _e663 = phi_9933_;
                                phi_9934_ = _e661;
                                phi_9935_ = _e663;
                            } else {
                                phi_9934_ = vec3<f32>();
                                phi_9935_ = true;
                            }
                            let _e665 = phi_9934_;
                            let _e667 = phi_9935_;
                            if _e667 {
                                if (_e596 <= 0f) {
                                    if (_e580 >= _e575) {
                                        let _e670 = (_e588 >= _e593);
                                        if _e670 {
                                            let _e671 = (_e580 - _e575);
                                            let _e673 = (_e671 + (_e588 - _e593));
                                            let _e676 = (_e671 / select(0.000000000000000000000000000001f, _e673, (_e673 > 0.000000000000000000000000000001f)));
                                            if (_e676 > 1f) {
                                                phi_9970_ = 1f;
                                            } else {
                                                phi_9970_ = select(0f, _e676, (_e676 > 0f));
                                            }
                                            let _e681 = phi_9970_;
                                            phi_9973_ = vec3<f32>(0f, (1f - _e681), _e681);
                                        } else {
                                            phi_9973_ = vec3<f32>();
                                        }
                                        let _e685 = phi_9973_;
                                        phi_9975_ = _e685;
                                        phi_9976_ = select(true, false, _e670);
                                    } else {
                                        phi_9975_ = vec3<f32>();
                                        phi_9976_ = true;
                                    }
                                    let _e688 = phi_9975_;
                                    let _e690 = phi_9976_;
                                    phi_9977_ = _e688;
                                    phi_9978_ = _e690;
                                } else {
                                    phi_9977_ = vec3<f32>();
                                    phi_9978_ = true;
                                }
                                let _e692 = phi_9977_;
                                let _e694 = phi_9978_;
                                if _e694 {
                                    let _e696 = ((_e596 + _e599) + _e602);
                                    let _e699 = (1f / select(0.000000000000000000000000000001f, _e696, (_e696 > 0.000000000000000000000000000001f)));
                                    let _e700 = (_e599 * _e699);
                                    if (_e700 > 1f) {
                                        phi_10000_ = 1f;
                                    } else {
                                        phi_10000_ = select(0f, _e700, (_e700 > 0f));
                                    }
                                    let _e705 = phi_10000_;
                                    let _e706 = (_e602 * _e699);
                                    if (_e706 > 1f) {
                                        phi_10011_ = 1f;
                                    } else {
                                        phi_10011_ = select(0f, _e706, (_e706 > 0f));
                                    }
                                    let _e711 = phi_10011_;
                                    phi_10015_ = vec3<f32>(((1f - _e705) - _e711), _e705, _e711);
                                } else {
                                    phi_10015_ = _e692;
                                }
                                let _e716 = phi_10015_;
                                phi_10016_ = _e716;
                            } else {
                                phi_10016_ = _e665;
                            }
                            let _e718 = phi_10016_;
                            phi_10017_ = _e718;
                        } else {
                            phi_10017_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e720 = phi_10017_;
                        phi_10018_ = _e720;
                    } else {
                        phi_10018_ = _e635;
                    }
                    let _e722 = phi_10018_;
                    phi_10019_ = _e722;
                } else {
                    phi_10019_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e724 = phi_10019_;
                phi_10020_ = _e724;
            } else {
                phi_10020_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e726 = phi_10020_;
            phi_10028_ = vec4<f32>(1f, -(_e726.x), -(_e726.y), -(_e726.z));
        }
        let _e829 = phi_10028_;
        let _e852 = ((((_e463.x * _e829.x) + (_e466.x * _e829.y)) + (_e469.x * _e829.z)) + (_e472.x * _e829.w));
        let _e853 = ((((_e463.y * _e829.x) + (_e466.y * _e829.y)) + (_e469.y * _e829.z)) + (_e472.y * _e829.w));
        let _e854 = ((((_e463.z * _e829.x) + (_e466.z * _e829.y)) + (_e469.z * _e829.z)) + (_e472.z * _e829.w));
        let _e860 = sqrt((((_e852 * _e852) + (_e853 * _e853)) + (_e854 * _e854)));
        if (_e860 > 0.000000000000000000000000000001f) {
            let _e862 = (1f / _e860);
            phi_10075_ = vec3<f32>((_e852 * _e862), (_e853 * _e862), (_e854 * _e862));
        } else {
            phi_10075_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e868 = phi_10075_;
        let _e871 = params_1.member.member_13;
        if (_e860 < (0.001f * _e871)) {
            if _e397 {
                phi_10133_ = vec3<f32>(0f, 0f, 0f);
                phi_10134_ = _e860;
            } else {
                if (_e402 >= _e413) {
                    let _e875 = (_e469.x - _e466.x);
                    let _e876 = (_e469.y - _e466.y);
                    let _e877 = (_e469.z - _e466.z);
                    let _e878 = (_e472.x - _e466.x);
                    let _e879 = (_e472.y - _e466.y);
                    let _e880 = (_e472.z - _e466.z);
                    let _e883 = ((_e876 * _e880) - (_e879 * _e877));
                    let _e886 = ((_e877 * _e878) - (_e880 * _e875));
                    let _e889 = ((_e875 * _e879) - (_e878 * _e876));
                    let _e895 = sqrt((((_e883 * _e883) + (_e886 * _e886)) + (_e889 * _e889)));
                    if (_e895 > 0.000000000000000000000000000001f) {
                        let _e897 = (1f / _e895);
                        phi_10122_ = vec3<f32>((_e883 * _e897), (_e886 * _e897), (_e889 * _e897));
                    } else {
                        phi_10122_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e903 = phi_10122_;
                    phi_10131_ = _e903;
                    phi_10132_ = (((_e852 * _e903.x) + (_e853 * _e903.y)) + (_e854 * _e903.z));
                } else {
                    phi_10131_ = vec3<f32>(0f, 0f, 0f);
                    phi_10132_ = _e860;
                }
                let _e913 = phi_10131_;
                let _e915 = phi_10132_;
                phi_10133_ = _e913;
                phi_10134_ = _e915;
            }
            let _e917 = phi_10133_;
            let _e919 = phi_10134_;
            phi_10135_ = _e917;
            phi_10136_ = _e919;
        } else {
            phi_10135_ = _e868;
            phi_10136_ = _e860;
        }
        let _e921 = phi_10135_;
        let _e923 = phi_10136_;
        let _e934 = (((((_e829.x * _e829.x) * _e463.w) + ((_e829.y * _e829.y) * _e466.w)) + ((_e829.z * _e829.z) * _e469.w)) + ((_e829.w * _e829.w) * _e472.w));
        let _e936 = select(_e472.w, _e469.w, (_e469.w > _e472.w));
        let _e938 = select(_e936, _e466.w, (_e466.w > _e936));
        let _e941 = (0.25f * select(_e938, _e463.w, (_e463.w > _e938)));
        let _e943 = select(_e941, _e934, (_e934 > _e941));
        let _e944 = type_61(_e829, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e923 < _e871) {
            if (_e943 > 0f) {
                let _e949 = global_1[0u];
                if (_e921.x == _e949) {
                    let _e953 = global_1[1u];
                    let _e954 = (_e921.y == _e953);
                    if _e954 {
                        let _e957 = global_1[2u];
                        phi_10194_ = (_e921.z == _e957);
                    } else {
                        phi_10194_ = bool();
                    }
                    let _e960 = phi_10194_;
                    phi_10196_ = _e960;
                    phi_10197_ = select(true, false, _e954);
                } else {
                    phi_10196_ = bool();
                    phi_10197_ = true;
                }
                let _e963 = phi_10196_;
                let _e965 = phi_10197_;
                if !(select(_e963, false, _e965)) {
                    let _e986 = (((((_e463.x - _e479) * _e829.x) + ((_e466.x - _e497) * _e829.y)) + ((_e469.x - _e515) * _e829.z)) + ((_e472.x - _e533) * _e829.w));
                    let _e987 = (((((_e463.y - _e483) * _e829.x) + ((_e466.y - _e501) * _e829.y)) + ((_e469.y - _e519) * _e829.z)) + ((_e472.y - _e537) * _e829.w));
                    let _e988 = (((((_e463.z - _e487) * _e829.x) + ((_e466.z - _e505) * _e829.y)) + ((_e469.z - _e523) * _e829.z)) + ((_e472.z - _e541) * _e829.w));
                    let _e995 = (((_e986 * _e921.x) + (_e987 * _e921.y)) + (_e988 * _e921.z));
                    let _e996 = -(_e995);
                    let _e998 = select(0f, _e996, (_e996 > 0f));
                    let _e999 = (_e871 - _e923);
                    let _e1000 = (0.5f * _e999);
                    let _e1003 = (_e998 * (_e999 * (8f / _e871)));
                    let _e1005 = select(_e1003, _e1000, (_e1000 > _e1003));
                    let _e1007 = select(_e1005, _e998, (_e998 < _e1005));
                    let _e1008 = (_e1000 - _e1007);
                    let _e1011 = (select(0f, _e1008, (_e1008 > 0f)) / _e943);
                    let _e1019 = (_e986 - (_e921.x * _e995));
                    let _e1020 = (_e987 - (_e921.y * _e995));
                    let _e1021 = (_e988 - (_e921.z * _e995));
                    let _e1027 = sqrt((((_e1019 * _e1019) + (_e1020 * _e1020)) + (_e1021 * _e1021)));
                    let _e1030 = params_1.member.member_15;
                    let _e1033 = (_e1030 * select(_e1007, _e1000, (_e1000 > _e1007)));
                    if (_e1027 > _e1033) {
                        phi_10309_ = (_e1033 / _e1027);
                    } else {
                        phi_10309_ = 1f;
                    }
                    let _e1037 = phi_10309_;
                    let _e1047 = (1f / _e943);
                    phi_10328_ = type_61(_e829, vec4<f32>((_e921.x * _e1011), (_e921.y * _e1011), (_e921.z * _e1011), 0f), vec4<f32>((((_e921.x * _e1007) - (_e1019 * _e1037)) * _e1047), (((_e921.y * _e1007) - (_e1020 * _e1037)) * _e1047), (((_e921.z * _e1007) - (_e1021 * _e1037)) * _e1047), 0f));
                } else {
                    phi_10328_ = _e944;
                }
                let _e1054 = phi_10328_;
                phi_10329_ = _e1054;
            } else {
                phi_10329_ = _e944;
            }
            let _e1056 = phi_10329_;
            phi_10330_ = _e1056;
        } else {
            phi_10330_ = _e944;
        }
        let _e1058 = phi_10330_;
        let _e1062 = global[0u];
        if (_e1058.member_1.x == _e1062) {
            let _e1067 = global[1u];
            if (_e1058.member_1.y == _e1067) {
                let _e1072 = global[2u];
                let _e1073 = (_e1058.member_1.z == _e1072);
                if _e1073 {
                    let _e1077 = global[3u];
                    phi_10356_ = (_e1058.member_1.w == _e1077);
                } else {
                    phi_10356_ = bool();
                }
                let _e1080 = phi_10356_;
                phi_10358_ = _e1080;
                phi_10359_ = select(true, false, _e1073);
            } else {
                phi_10358_ = bool();
                phi_10359_ = true;
            }
            let _e1083 = phi_10358_;
            let _e1085 = phi_10359_;
            phi_10360_ = _e1083;
            phi_10361_ = _e1085;
        } else {
            phi_10360_ = bool();
            phi_10361_ = true;
        }
        let _e1087 = phi_10360_;
        let _e1089 = phi_10361_;
        if !(select(_e1087, false, _e1089)) {
            phi_10406_ = true;
        } else {
            let _e1094 = global[0u];
            if (_e1058.member_2.x == _e1094) {
                let _e1099 = global[1u];
                if (_e1058.member_2.y == _e1099) {
                    let _e1104 = global[2u];
                    let _e1105 = (_e1058.member_2.z == _e1104);
                    if _e1105 {
                        let _e1109 = global[3u];
                        phi_10395_ = (_e1058.member_2.w == _e1109);
                    } else {
                        phi_10395_ = bool();
                    }
                    let _e1112 = phi_10395_;
                    phi_10397_ = _e1112;
                    phi_10398_ = select(true, false, _e1105);
                } else {
                    phi_10397_ = bool();
                    phi_10398_ = true;
                }
                let _e1115 = phi_10397_;
                let _e1117 = phi_10398_;
                phi_10399_ = _e1115;
                phi_10400_ = _e1117;
            } else {
                phi_10399_ = bool();
                phi_10400_ = true;
            }
            let _e1119 = phi_10399_;
            let _e1121 = phi_10400_;
            phi_10406_ = !(select(_e1119, false, _e1121));
        }
        let _e1125 = phi_10406_;
        if _e1125 {
            if select(_e457, true, _e459) {
            } else {
                if (_e463.w > 0f) {
                    let _e1129 = (_e1058.member.x * _e463.w);
                    let _e1144 = (32768f / _e871);
                    let _e1146 = (abs(_e1058.member.x) * 1024f);
                    if (_e1146 > 131072f) {
                        phi_10449_ = 131072f;
                    } else {
                        phi_10449_ = select(-131072f, _e1146, (_e1146 > -131072f));
                    }
                    let _e1151 = phi_10449_;
                    if (_e1151 < 0f) {
                        phi_10456_ = (_e1151 - 0.5f);
                    } else {
                        phi_10456_ = (_e1151 + 0.5f);
                    }
                    let _e1156 = phi_10456_;
                    let _e1165 = ((_e1058.member_1.x * _e1129) * _e1144);
                    if (_e1165 > 131072f) {
                        phi_10478_ = 131072f;
                    } else {
                        phi_10478_ = select(-131072f, _e1165, (_e1165 > -131072f));
                    }
                    let _e1170 = phi_10478_;
                    if (_e1170 < 0f) {
                        phi_10485_ = (_e1170 - 0.5f);
                    } else {
                        phi_10485_ = (_e1170 + 0.5f);
                    }
                    let _e1175 = phi_10485_;
                    let _e1184 = ((_e1058.member_1.y * _e1129) * _e1144);
                    if (_e1184 > 131072f) {
                        phi_10507_ = 131072f;
                    } else {
                        phi_10507_ = select(-131072f, _e1184, (_e1184 > -131072f));
                    }
                    let _e1189 = phi_10507_;
                    if (_e1189 < 0f) {
                        phi_10514_ = (_e1189 - 0.5f);
                    } else {
                        phi_10514_ = (_e1189 + 0.5f);
                    }
                    let _e1194 = phi_10514_;
                    let _e1203 = ((_e1058.member_1.z * _e1129) * _e1144);
                    if (_e1203 > 131072f) {
                        phi_10536_ = 131072f;
                    } else {
                        phi_10536_ = select(-131072f, _e1203, (_e1203 > -131072f));
                    }
                    let _e1208 = phi_10536_;
                    if (_e1208 < 0f) {
                        phi_10543_ = (_e1208 - 0.5f);
                    } else {
                        phi_10543_ = (_e1208 + 0.5f);
                    }
                    let _e1213 = phi_10543_;
                    let _e1222 = ((_e1058.member_2.x * _e1129) * _e1144);
                    if (_e1222 > 131072f) {
                        phi_10565_ = 131072f;
                    } else {
                        phi_10565_ = select(-131072f, _e1222, (_e1222 > -131072f));
                    }
                    let _e1227 = phi_10565_;
                    if (_e1227 < 0f) {
                        phi_10572_ = (_e1227 - 0.5f);
                    } else {
                        phi_10572_ = (_e1227 + 0.5f);
                    }
                    let _e1232 = phi_10572_;
                    let _e1240 = bitcast<u32>(select(0i, select(select(i32(_e1232), i32(-2147483648), (_e1232 < -2147483600f)), 2147483647i, (_e1232 > 2147483500f)), (_e1232 == _e1232)));
                    let _e1241 = ((_e1058.member_2.y * _e1129) * _e1144);
                    if (_e1241 > 131072f) {
                        phi_10594_ = 131072f;
                    } else {
                        phi_10594_ = select(-131072f, _e1241, (_e1241 > -131072f));
                    }
                    let _e1246 = phi_10594_;
                    if (_e1246 < 0f) {
                        phi_10601_ = (_e1246 - 0.5f);
                    } else {
                        phi_10601_ = (_e1246 + 0.5f);
                    }
                    let _e1251 = phi_10601_;
                    let _e1259 = bitcast<u32>(select(0i, select(select(i32(_e1251), i32(-2147483648), (_e1251 < -2147483600f)), 2147483647i, (_e1251 > 2147483500f)), (_e1251 == _e1251)));
                    let _e1260 = ((_e1058.member_2.z * _e1129) * _e1144);
                    if (_e1260 > 131072f) {
                        phi_10623_ = 131072f;
                    } else {
                        phi_10623_ = select(-131072f, _e1260, (_e1260 > -131072f));
                    }
                    let _e1265 = phi_10623_;
                    if (_e1265 < 0f) {
                        phi_10630_ = (_e1265 - 0.5f);
                    } else {
                        phi_10630_ = (_e1265 + 0.5f);
                    }
                    let _e1270 = phi_10630_;
                    let _e1278 = bitcast<u32>(select(0i, select(select(i32(_e1270), i32(-2147483648), (_e1270 < -2147483600f)), 2147483647i, (_e1270 > 2147483500f)), (_e1270 == _e1270)));
                    let _e1279 = (_e398 * 8u);
                    let _e1282 = atomicAdd((&pushes_3.member[_e1279]), bitcast<u32>(select(0i, select(select(i32(_e1175), i32(-2147483648), (_e1175 < -2147483600f)), 2147483647i, (_e1175 > 2147483500f)), (_e1175 == _e1175))));
                    let _e1286 = atomicAdd((&pushes_3.member[(_e1279 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1194), i32(-2147483648), (_e1194 < -2147483600f)), 2147483647i, (_e1194 > 2147483500f)), (_e1194 == _e1194))));
                    let _e1290 = atomicAdd((&pushes_3.member[(_e1279 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1213), i32(-2147483648), (_e1213 < -2147483600f)), 2147483647i, (_e1213 > 2147483500f)), (_e1213 == _e1213))));
                    let _e1294 = atomicAdd((&pushes_3.member[(_e1279 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1156), i32(-2147483648), (_e1156 < -2147483600f)), 2147483647i, (_e1156 > 2147483500f)), (_e1156 == _e1156))));
                    if (((_e1240 | _e1259) | _e1278) == 0u) {
                    } else {
                        let _e1301 = atomicAdd((&pushes_3.member[(_e1279 + 4u)]), _e1240);
                        let _e1305 = atomicAdd((&pushes_3.member[(_e1279 + 5u)]), _e1259);
                        let _e1309 = atomicAdd((&pushes_3.member[(_e1279 + 6u)]), _e1278);
                    }
                }
                if (_e466.w > 0f) {
                    let _e1313 = (_e1058.member.y * _e466.w);
                    let _e1328 = (32768f / _e871);
                    let _e1330 = (abs(_e1058.member.y) * 1024f);
                    if (_e1330 > 131072f) {
                        phi_10711_ = 131072f;
                    } else {
                        phi_10711_ = select(-131072f, _e1330, (_e1330 > -131072f));
                    }
                    let _e1335 = phi_10711_;
                    if (_e1335 < 0f) {
                        phi_10718_ = (_e1335 - 0.5f);
                    } else {
                        phi_10718_ = (_e1335 + 0.5f);
                    }
                    let _e1340 = phi_10718_;
                    let _e1349 = ((_e1058.member_1.x * _e1313) * _e1328);
                    if (_e1349 > 131072f) {
                        phi_10740_ = 131072f;
                    } else {
                        phi_10740_ = select(-131072f, _e1349, (_e1349 > -131072f));
                    }
                    let _e1354 = phi_10740_;
                    if (_e1354 < 0f) {
                        phi_10747_ = (_e1354 - 0.5f);
                    } else {
                        phi_10747_ = (_e1354 + 0.5f);
                    }
                    let _e1359 = phi_10747_;
                    let _e1368 = ((_e1058.member_1.y * _e1313) * _e1328);
                    if (_e1368 > 131072f) {
                        phi_10769_ = 131072f;
                    } else {
                        phi_10769_ = select(-131072f, _e1368, (_e1368 > -131072f));
                    }
                    let _e1373 = phi_10769_;
                    if (_e1373 < 0f) {
                        phi_10776_ = (_e1373 - 0.5f);
                    } else {
                        phi_10776_ = (_e1373 + 0.5f);
                    }
                    let _e1378 = phi_10776_;
                    let _e1387 = ((_e1058.member_1.z * _e1313) * _e1328);
                    if (_e1387 > 131072f) {
                        phi_10798_ = 131072f;
                    } else {
                        phi_10798_ = select(-131072f, _e1387, (_e1387 > -131072f));
                    }
                    let _e1392 = phi_10798_;
                    if (_e1392 < 0f) {
                        phi_10805_ = (_e1392 - 0.5f);
                    } else {
                        phi_10805_ = (_e1392 + 0.5f);
                    }
                    let _e1397 = phi_10805_;
                    let _e1406 = ((_e1058.member_2.x * _e1313) * _e1328);
                    if (_e1406 > 131072f) {
                        phi_10827_ = 131072f;
                    } else {
                        phi_10827_ = select(-131072f, _e1406, (_e1406 > -131072f));
                    }
                    let _e1411 = phi_10827_;
                    if (_e1411 < 0f) {
                        phi_10834_ = (_e1411 - 0.5f);
                    } else {
                        phi_10834_ = (_e1411 + 0.5f);
                    }
                    let _e1416 = phi_10834_;
                    let _e1424 = bitcast<u32>(select(0i, select(select(i32(_e1416), i32(-2147483648), (_e1416 < -2147483600f)), 2147483647i, (_e1416 > 2147483500f)), (_e1416 == _e1416)));
                    let _e1425 = ((_e1058.member_2.y * _e1313) * _e1328);
                    if (_e1425 > 131072f) {
                        phi_10856_ = 131072f;
                    } else {
                        phi_10856_ = select(-131072f, _e1425, (_e1425 > -131072f));
                    }
                    let _e1430 = phi_10856_;
                    if (_e1430 < 0f) {
                        phi_10863_ = (_e1430 - 0.5f);
                    } else {
                        phi_10863_ = (_e1430 + 0.5f);
                    }
                    let _e1435 = phi_10863_;
                    let _e1443 = bitcast<u32>(select(0i, select(select(i32(_e1435), i32(-2147483648), (_e1435 < -2147483600f)), 2147483647i, (_e1435 > 2147483500f)), (_e1435 == _e1435)));
                    let _e1444 = ((_e1058.member_2.z * _e1313) * _e1328);
                    if (_e1444 > 131072f) {
                        phi_10885_ = 131072f;
                    } else {
                        phi_10885_ = select(-131072f, _e1444, (_e1444 > -131072f));
                    }
                    let _e1449 = phi_10885_;
                    if (_e1449 < 0f) {
                        phi_10892_ = (_e1449 - 0.5f);
                    } else {
                        phi_10892_ = (_e1449 + 0.5f);
                    }
                    let _e1454 = phi_10892_;
                    let _e1462 = bitcast<u32>(select(0i, select(select(i32(_e1454), i32(-2147483648), (_e1454 < -2147483600f)), 2147483647i, (_e1454 > 2147483500f)), (_e1454 == _e1454)));
                    let _e1463 = (_e402 * 8u);
                    let _e1466 = atomicAdd((&pushes_3.member[_e1463]), bitcast<u32>(select(0i, select(select(i32(_e1359), i32(-2147483648), (_e1359 < -2147483600f)), 2147483647i, (_e1359 > 2147483500f)), (_e1359 == _e1359))));
                    let _e1470 = atomicAdd((&pushes_3.member[(_e1463 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1378), i32(-2147483648), (_e1378 < -2147483600f)), 2147483647i, (_e1378 > 2147483500f)), (_e1378 == _e1378))));
                    let _e1474 = atomicAdd((&pushes_3.member[(_e1463 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1397), i32(-2147483648), (_e1397 < -2147483600f)), 2147483647i, (_e1397 > 2147483500f)), (_e1397 == _e1397))));
                    let _e1478 = atomicAdd((&pushes_3.member[(_e1463 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1340), i32(-2147483648), (_e1340 < -2147483600f)), 2147483647i, (_e1340 > 2147483500f)), (_e1340 == _e1340))));
                    if (((_e1424 | _e1443) | _e1462) == 0u) {
                    } else {
                        let _e1485 = atomicAdd((&pushes_3.member[(_e1463 + 4u)]), _e1424);
                        let _e1489 = atomicAdd((&pushes_3.member[(_e1463 + 5u)]), _e1443);
                        let _e1493 = atomicAdd((&pushes_3.member[(_e1463 + 6u)]), _e1462);
                    }
                }
                if (_e469.w > 0f) {
                    let _e1497 = (_e1058.member.z * _e469.w);
                    let _e1512 = (32768f / _e871);
                    let _e1514 = (abs(_e1058.member.z) * 1024f);
                    if (_e1514 > 131072f) {
                        phi_10973_ = 131072f;
                    } else {
                        phi_10973_ = select(-131072f, _e1514, (_e1514 > -131072f));
                    }
                    let _e1519 = phi_10973_;
                    if (_e1519 < 0f) {
                        phi_10980_ = (_e1519 - 0.5f);
                    } else {
                        phi_10980_ = (_e1519 + 0.5f);
                    }
                    let _e1524 = phi_10980_;
                    let _e1533 = ((_e1058.member_1.x * _e1497) * _e1512);
                    if (_e1533 > 131072f) {
                        phi_11002_ = 131072f;
                    } else {
                        phi_11002_ = select(-131072f, _e1533, (_e1533 > -131072f));
                    }
                    let _e1538 = phi_11002_;
                    if (_e1538 < 0f) {
                        phi_11009_ = (_e1538 - 0.5f);
                    } else {
                        phi_11009_ = (_e1538 + 0.5f);
                    }
                    let _e1543 = phi_11009_;
                    let _e1552 = ((_e1058.member_1.y * _e1497) * _e1512);
                    if (_e1552 > 131072f) {
                        phi_11031_ = 131072f;
                    } else {
                        phi_11031_ = select(-131072f, _e1552, (_e1552 > -131072f));
                    }
                    let _e1557 = phi_11031_;
                    if (_e1557 < 0f) {
                        phi_11038_ = (_e1557 - 0.5f);
                    } else {
                        phi_11038_ = (_e1557 + 0.5f);
                    }
                    let _e1562 = phi_11038_;
                    let _e1571 = ((_e1058.member_1.z * _e1497) * _e1512);
                    if (_e1571 > 131072f) {
                        phi_11060_ = 131072f;
                    } else {
                        phi_11060_ = select(-131072f, _e1571, (_e1571 > -131072f));
                    }
                    let _e1576 = phi_11060_;
                    if (_e1576 < 0f) {
                        phi_11067_ = (_e1576 - 0.5f);
                    } else {
                        phi_11067_ = (_e1576 + 0.5f);
                    }
                    let _e1581 = phi_11067_;
                    let _e1590 = ((_e1058.member_2.x * _e1497) * _e1512);
                    if (_e1590 > 131072f) {
                        phi_11089_ = 131072f;
                    } else {
                        phi_11089_ = select(-131072f, _e1590, (_e1590 > -131072f));
                    }
                    let _e1595 = phi_11089_;
                    if (_e1595 < 0f) {
                        phi_11096_ = (_e1595 - 0.5f);
                    } else {
                        phi_11096_ = (_e1595 + 0.5f);
                    }
                    let _e1600 = phi_11096_;
                    let _e1608 = bitcast<u32>(select(0i, select(select(i32(_e1600), i32(-2147483648), (_e1600 < -2147483600f)), 2147483647i, (_e1600 > 2147483500f)), (_e1600 == _e1600)));
                    let _e1609 = ((_e1058.member_2.y * _e1497) * _e1512);
                    if (_e1609 > 131072f) {
                        phi_11118_ = 131072f;
                    } else {
                        phi_11118_ = select(-131072f, _e1609, (_e1609 > -131072f));
                    }
                    let _e1614 = phi_11118_;
                    if (_e1614 < 0f) {
                        phi_11125_ = (_e1614 - 0.5f);
                    } else {
                        phi_11125_ = (_e1614 + 0.5f);
                    }
                    let _e1619 = phi_11125_;
                    let _e1627 = bitcast<u32>(select(0i, select(select(i32(_e1619), i32(-2147483648), (_e1619 < -2147483600f)), 2147483647i, (_e1619 > 2147483500f)), (_e1619 == _e1619)));
                    let _e1628 = ((_e1058.member_2.z * _e1497) * _e1512);
                    if (_e1628 > 131072f) {
                        phi_11147_ = 131072f;
                    } else {
                        phi_11147_ = select(-131072f, _e1628, (_e1628 > -131072f));
                    }
                    let _e1633 = phi_11147_;
                    if (_e1633 < 0f) {
                        phi_11154_ = (_e1633 - 0.5f);
                    } else {
                        phi_11154_ = (_e1633 + 0.5f);
                    }
                    let _e1638 = phi_11154_;
                    let _e1646 = bitcast<u32>(select(0i, select(select(i32(_e1638), i32(-2147483648), (_e1638 < -2147483600f)), 2147483647i, (_e1638 > 2147483500f)), (_e1638 == _e1638)));
                    let _e1647 = (_e406 * 8u);
                    let _e1650 = atomicAdd((&pushes_3.member[_e1647]), bitcast<u32>(select(0i, select(select(i32(_e1543), i32(-2147483648), (_e1543 < -2147483600f)), 2147483647i, (_e1543 > 2147483500f)), (_e1543 == _e1543))));
                    let _e1654 = atomicAdd((&pushes_3.member[(_e1647 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1562), i32(-2147483648), (_e1562 < -2147483600f)), 2147483647i, (_e1562 > 2147483500f)), (_e1562 == _e1562))));
                    let _e1658 = atomicAdd((&pushes_3.member[(_e1647 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1581), i32(-2147483648), (_e1581 < -2147483600f)), 2147483647i, (_e1581 > 2147483500f)), (_e1581 == _e1581))));
                    let _e1662 = atomicAdd((&pushes_3.member[(_e1647 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1524), i32(-2147483648), (_e1524 < -2147483600f)), 2147483647i, (_e1524 > 2147483500f)), (_e1524 == _e1524))));
                    if (((_e1608 | _e1627) | _e1646) == 0u) {
                    } else {
                        let _e1669 = atomicAdd((&pushes_3.member[(_e1647 + 4u)]), _e1608);
                        let _e1673 = atomicAdd((&pushes_3.member[(_e1647 + 5u)]), _e1627);
                        let _e1677 = atomicAdd((&pushes_3.member[(_e1647 + 6u)]), _e1646);
                    }
                }
                if (_e472.w > 0f) {
                    let _e1681 = (_e1058.member.w * _e472.w);
                    let _e1696 = (32768f / _e871);
                    let _e1698 = (abs(_e1058.member.w) * 1024f);
                    if (_e1698 > 131072f) {
                        phi_11235_ = 131072f;
                    } else {
                        phi_11235_ = select(-131072f, _e1698, (_e1698 > -131072f));
                    }
                    let _e1703 = phi_11235_;
                    if (_e1703 < 0f) {
                        phi_11242_ = (_e1703 - 0.5f);
                    } else {
                        phi_11242_ = (_e1703 + 0.5f);
                    }
                    let _e1708 = phi_11242_;
                    let _e1717 = ((_e1058.member_1.x * _e1681) * _e1696);
                    if (_e1717 > 131072f) {
                        phi_11264_ = 131072f;
                    } else {
                        phi_11264_ = select(-131072f, _e1717, (_e1717 > -131072f));
                    }
                    let _e1722 = phi_11264_;
                    if (_e1722 < 0f) {
                        phi_11271_ = (_e1722 - 0.5f);
                    } else {
                        phi_11271_ = (_e1722 + 0.5f);
                    }
                    let _e1727 = phi_11271_;
                    let _e1736 = ((_e1058.member_1.y * _e1681) * _e1696);
                    if (_e1736 > 131072f) {
                        phi_11293_ = 131072f;
                    } else {
                        phi_11293_ = select(-131072f, _e1736, (_e1736 > -131072f));
                    }
                    let _e1741 = phi_11293_;
                    if (_e1741 < 0f) {
                        phi_11300_ = (_e1741 - 0.5f);
                    } else {
                        phi_11300_ = (_e1741 + 0.5f);
                    }
                    let _e1746 = phi_11300_;
                    let _e1755 = ((_e1058.member_1.z * _e1681) * _e1696);
                    if (_e1755 > 131072f) {
                        phi_11322_ = 131072f;
                    } else {
                        phi_11322_ = select(-131072f, _e1755, (_e1755 > -131072f));
                    }
                    let _e1760 = phi_11322_;
                    if (_e1760 < 0f) {
                        phi_11329_ = (_e1760 - 0.5f);
                    } else {
                        phi_11329_ = (_e1760 + 0.5f);
                    }
                    let _e1765 = phi_11329_;
                    let _e1774 = ((_e1058.member_2.x * _e1681) * _e1696);
                    if (_e1774 > 131072f) {
                        phi_11351_ = 131072f;
                    } else {
                        phi_11351_ = select(-131072f, _e1774, (_e1774 > -131072f));
                    }
                    let _e1779 = phi_11351_;
                    if (_e1779 < 0f) {
                        phi_11358_ = (_e1779 - 0.5f);
                    } else {
                        phi_11358_ = (_e1779 + 0.5f);
                    }
                    let _e1784 = phi_11358_;
                    let _e1792 = bitcast<u32>(select(0i, select(select(i32(_e1784), i32(-2147483648), (_e1784 < -2147483600f)), 2147483647i, (_e1784 > 2147483500f)), (_e1784 == _e1784)));
                    let _e1793 = ((_e1058.member_2.y * _e1681) * _e1696);
                    if (_e1793 > 131072f) {
                        phi_11380_ = 131072f;
                    } else {
                        phi_11380_ = select(-131072f, _e1793, (_e1793 > -131072f));
                    }
                    let _e1798 = phi_11380_;
                    if (_e1798 < 0f) {
                        phi_11387_ = (_e1798 - 0.5f);
                    } else {
                        phi_11387_ = (_e1798 + 0.5f);
                    }
                    let _e1803 = phi_11387_;
                    let _e1811 = bitcast<u32>(select(0i, select(select(i32(_e1803), i32(-2147483648), (_e1803 < -2147483600f)), 2147483647i, (_e1803 > 2147483500f)), (_e1803 == _e1803)));
                    let _e1812 = ((_e1058.member_2.z * _e1681) * _e1696);
                    if (_e1812 > 131072f) {
                        phi_11409_ = 131072f;
                    } else {
                        phi_11409_ = select(-131072f, _e1812, (_e1812 > -131072f));
                    }
                    let _e1817 = phi_11409_;
                    if (_e1817 < 0f) {
                        phi_11416_ = (_e1817 - 0.5f);
                    } else {
                        phi_11416_ = (_e1817 + 0.5f);
                    }
                    let _e1822 = phi_11416_;
                    let _e1830 = bitcast<u32>(select(0i, select(select(i32(_e1822), i32(-2147483648), (_e1822 < -2147483600f)), 2147483647i, (_e1822 > 2147483500f)), (_e1822 == _e1822)));
                    let _e1831 = (_e410 * 8u);
                    let _e1834 = atomicAdd((&pushes_3.member[_e1831]), bitcast<u32>(select(0i, select(select(i32(_e1727), i32(-2147483648), (_e1727 < -2147483600f)), 2147483647i, (_e1727 > 2147483500f)), (_e1727 == _e1727))));
                    let _e1838 = atomicAdd((&pushes_3.member[(_e1831 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1746), i32(-2147483648), (_e1746 < -2147483600f)), 2147483647i, (_e1746 > 2147483500f)), (_e1746 == _e1746))));
                    let _e1842 = atomicAdd((&pushes_3.member[(_e1831 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1765), i32(-2147483648), (_e1765 < -2147483600f)), 2147483647i, (_e1765 > 2147483500f)), (_e1765 == _e1765))));
                    let _e1846 = atomicAdd((&pushes_3.member[(_e1831 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1708), i32(-2147483648), (_e1708 < -2147483600f)), 2147483647i, (_e1708 > 2147483500f)), (_e1708 == _e1708))));
                    if (((_e1792 | _e1811) | _e1830) == 0u) {
                    } else {
                        let _e1853 = atomicAdd((&pushes_3.member[(_e1831 + 4u)]), _e1792);
                        let _e1857 = atomicAdd((&pushes_3.member[(_e1831 + 5u)]), _e1811);
                        let _e1861 = atomicAdd((&pushes_3.member[(_e1831 + 6u)]), _e1830);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11494_: u32;
    var phi_11519_: u32;
    var phi_11522_: f32;
    var phi_11524_: u32;
    var phi_11520_: u32;
    var phi_11523_: f32;
    var phi_11525_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11570_: u32;
    var phi_11573_: f32;
    var phi_11575_: u32;
    var phi_11571_: u32;
    var phi_11574_: f32;
    var phi_11576_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11614_: type_77;
    var phi_11622_: u32;
    var phi_11625_: u32;
    var phi_11623_: u32;
    var phi_11626_: u32;
    var local_51: u32;
    var phi_11686_: u32;
    var phi_11689_: u32;
    var phi_11687_: u32;
    var phi_11690_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11743_: vec2<u32>;
    var phi_11762_: vec2<u32>;
    var phi_11786_: vec2<u32>;
    var phi_11795_: vec2<u32>;
    var phi_11798_: vec2<u32>;
    var phi_11822_: u32;
    var phi_11839_: vec2<u32>;
    var phi_11867_: vec2<u32>;
    var phi_11890_: vec2<u32>;
    var phi_11899_: vec2<u32>;
    var phi_11902_: vec2<u32>;
    var phi_11926_: u32;
    var phi_11943_: vec2<u32>;
    var phi_12008_: vec2<u32>;
    var phi_12017_: vec2<u32>;
    var phi_11900_: vec2<u32>;
    var phi_11903_: vec2<u32>;
    var phi_11796_: vec2<u32>;
    var phi_11799_: vec2<u32>;
    var phi_12032_: u32;
    var phi_12035_: f32;
    var phi_12073_: f32;
    var phi_12033_: u32;
    var phi_12036_: f32;
    var phi_12092_: vec2<u32>;
    var phi_12097_: vec2<u32>;
    var phi_12100_: u32;
    var phi_12138_: f32;
    var local_54: f32;
    var phi_12162_: vec2<u32>;
    var phi_12164_: vec2<u32>;
    var phi_12098_: vec2<u32>;
    var phi_12101_: u32;
    var phi_12169_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_2.member.member;
    let _e385 = (_e381 < _e384);
    if _e385 {
        phi_11494_ = _e381;
    } else {
        phi_11494_ = (_e384 - 1u);
    }
    let _e388 = phi_11494_;
    let _e391 = spheres.member[_e388];
    let _e397 = kept_centers.member[0u];
    let _e401 = (_e391.x - _e397.x);
    let _e402 = (_e391.y - _e397.y);
    let _e403 = (_e391.z - _e397.z);
    let _e408 = (((_e401 * _e401) + (_e402 * _e402)) + (_e403 * _e403));
    phi_11519_ = 0u;
    phi_11522_ = select(_e408, 0.000000000001f, (_e408 < 0.000000000001f));
    phi_11524_ = 0u;
    loop {
        let _e412 = phi_11519_;
        let _e414 = phi_11522_;
        let _e416 = phi_11524_;
        local_47 = _e416;
        local_48 = _e414;
        local_55 = _e414;
        local_56 = _e416;
        let _e417 = (_e412 < 32u);
        if _e417 {
            let _e420 = kept_centers.member[_e412];
            let _e424 = (_e391.x - _e420.x);
            let _e425 = (_e391.y - _e420.y);
            let _e426 = (_e391.z - _e420.z);
            let _e431 = (((_e424 * _e424) + (_e425 * _e425)) + (_e426 * _e426));
            let _e433 = select(_e431, 0.000000000001f, (_e431 < 0.000000000001f));
            let _e434 = (_e433 < _e414);
            phi_11520_ = (_e412 + 1u);
            phi_11523_ = select(_e414, _e433, _e434);
            phi_11525_ = select(_e416, _e412, _e434);
        } else {
            break;
        }
        let _e439 = phi_11520_;
        let _e441 = phi_11523_;
        let _e443 = phi_11525_;
        continue;
        continuing {
            phi_11519_ = _e439;
            phi_11522_ = _e441;
            phi_11524_ = _e443;
        }
    }
    let _e446 = local_47;
    let _e448 = local_48;
    let _e452 = params_2.member.member_1;
    let _e453 = (_e452 > 32u);
    if _e453 {
        phi_11570_ = 0u;
        let _e923 = local_55;
        phi_11573_ = _e923;
        let _e926 = local_56;
        phi_11575_ = _e926;
        loop {
            let _e455 = phi_11570_;
            let _e457 = phi_11573_;
            let _e459 = phi_11575_;
            local_49 = _e459;
            local_50 = _e457;
            let _e460 = (_e455 < 32u);
            if _e460 {
                let _e461 = (32u + _e455);
                let _e464 = kept_centers.member[_e461];
                let _e468 = (_e391.x - _e464.x);
                let _e469 = (_e391.y - _e464.y);
                let _e470 = (_e391.z - _e464.z);
                let _e475 = (((_e468 * _e468) + (_e469 * _e469)) + (_e470 * _e470));
                let _e477 = select(_e475, 0.000000000001f, (_e475 < 0.000000000001f));
                let _e478 = (_e477 < _e457);
                phi_11571_ = (_e455 + 1u);
                phi_11574_ = select(_e457, _e477, _e478);
                phi_11576_ = select(_e459, _e461, _e478);
            } else {
                break;
            }
            let _e483 = phi_11571_;
            let _e485 = phi_11574_;
            let _e487 = phi_11576_;
            continue;
            continuing {
                phi_11570_ = _e483;
                phi_11573_ = _e485;
                phi_11575_ = _e487;
            }
        }
        let _e490 = local_49;
        let _e492 = local_50;
        phi_11614_ = type_77(_e490, _e492);
    } else {
        phi_11614_ = type_77(_e446, _e448);
    }
    let _e495 = phi_11614_;
    let _e499 = kept_centers.member[_e495.member];
    phi_11622_ = 0u;
    phi_11625_ = 0u;
    loop {
        let _e504 = phi_11622_;
        let _e506 = phi_11625_;
        local_51 = _e506;
        local_52 = _e506;
        let _e507 = (_e504 < 32u);
        if _e507 {
            let _e511 = kept_centers.member[_e504];
            let _e515 = (_e391.x - _e511.x);
            let _e516 = (_e391.y - _e511.y);
            let _e517 = (_e391.z - _e511.z);
            let _e523 = (_e391.x - _e499.x);
            let _e524 = (_e391.y - _e499.y);
            let _e525 = (_e391.z - _e499.z);
            let _e533 = (_e499.x - _e511.x);
            let _e534 = (_e499.y - _e511.y);
            let _e535 = (_e499.z - _e511.z);
            phi_11623_ = (_e504 + 1u);
            phi_11626_ = (_e506 | (select(0u, 1u, (((((_e515 * _e515) + (_e516 * _e516)) + (_e517 * _e517)) - (((_e523 * _e523) + (_e524 * _e524)) + (_e525 * _e525))) <= (((2f * _e391.w) * sqrt((((_e533 * _e533) + (_e534 * _e534)) + (_e535 * _e535)))) + 0.000030517578f))) << bitcast<u32>((_e504 & 31u))));
        } else {
            break;
        }
        let _e552 = phi_11623_;
        let _e554 = phi_11626_;
        continue;
        continuing {
            phi_11622_ = _e552;
            phi_11625_ = _e554;
        }
    }
    let _e557 = local_51;
    if _e453 {
        phi_11686_ = 0u;
        phi_11689_ = 0u;
        loop {
            let _e560 = phi_11686_;
            let _e562 = phi_11689_;
            local_53 = _e562;
            let _e563 = (_e560 < 32u);
            if _e563 {
                let _e568 = kept_centers.member[(32u + _e560)];
                let _e572 = (_e391.x - _e568.x);
                let _e573 = (_e391.y - _e568.y);
                let _e574 = (_e391.z - _e568.z);
                let _e580 = (_e391.x - _e499.x);
                let _e581 = (_e391.y - _e499.y);
                let _e582 = (_e391.z - _e499.z);
                let _e590 = (_e499.x - _e568.x);
                let _e591 = (_e499.y - _e568.y);
                let _e592 = (_e499.z - _e568.z);
                phi_11687_ = (_e560 + 1u);
                phi_11690_ = (_e562 | (select(0u, 1u, (((((_e572 * _e572) + (_e573 * _e573)) + (_e574 * _e574)) - (((_e580 * _e580) + (_e581 * _e581)) + (_e582 * _e582))) <= (((2f * _e391.w) * sqrt((((_e590 * _e590) + (_e591 * _e591)) + (_e592 * _e592)))) + 0.000030517578f))) << bitcast<u32>((_e560 & 31u))));
            } else {
                break;
            }
            let _e609 = phi_11687_;
            let _e611 = phi_11690_;
            continue;
            continuing {
                phi_11686_ = _e609;
                phi_11689_ = _e611;
            }
        }
        let _e614 = local_52;
        let _e616 = local_53;
        phi_11743_ = vec2<u32>(_e614, _e616);
    } else {
        phi_11743_ = vec2<u32>(_e557, 0u);
    }
    let _e619 = phi_11743_;
    let _e623 = (1u << bitcast<u32>(((_e495.member % 32u) & 31u)));
    let _e624 = (_e495.member < 32u);
    if _e624 {
        phi_11762_ = vec2<u32>(_e623, 0u);
    } else {
        phi_11762_ = vec2<u32>(0u, _e623);
    }
    let _e628 = phi_11762_;
    let _e633 = (_e619.x | _e628.x);
    let _e634 = (_e619.y | _e628.y);
    if _e624 {
        phi_11786_ = vec2<u32>(_e623, 0u);
    } else {
        phi_11786_ = vec2<u32>(0u, _e623);
    }
    let _e639 = phi_11786_;
    phi_11795_ = vec2<u32>((_e633 & ~(_e639.x)), (_e634 & ~(_e639.y)));
    phi_11798_ = (_e619 | _e628);
    loop {
        let _e648 = phi_11795_;
        let _e650 = phi_11798_;
        local_59 = _e650;
        let _e654 = ((_e648.x | _e648.y) == 0u);
        if _e654 {
            phi_11796_ = vec2<u32>();
            phi_11799_ = vec2<u32>();
        } else {
            let _e655 = (_e648.x == 0u);
            if _e655 {
                phi_11822_ = (32u + select(firstTrailingBit(_e648.y), 32u, (_e648.y == 0u)));
            } else {
                phi_11822_ = select(firstTrailingBit(_e648.x), 32u, _e655);
            }
            let _e663 = phi_11822_;
            let _e667 = (1u << bitcast<u32>(((_e663 % 32u) & 31u)));
            let _e668 = (_e663 < 32u);
            if _e668 {
                phi_11839_ = vec2<u32>(_e667, 0u);
            } else {
                phi_11839_ = vec2<u32>(0u, _e667);
            }
            let _e672 = phi_11839_;
            let _e681 = kept_centers.member[_e663];
            if _e624 {
                phi_11867_ = vec2<u32>(_e623, 0u);
            } else {
                phi_11867_ = vec2<u32>(0u, _e623);
            }
            let _e688 = phi_11867_;
            if _e668 {
                phi_11890_ = vec2<u32>(_e667, 0u);
            } else {
                phi_11890_ = vec2<u32>(0u, _e667);
            }
            let _e698 = phi_11890_;
            phi_11899_ = vec2<u32>(((_e633 & ~(_e688.x)) & ~(_e698.x)), ((_e634 & ~(_e688.y)) & ~(_e698.y)));
            phi_11902_ = _e650;
            loop {
                let _e707 = phi_11899_;
                let _e709 = phi_11902_;
                local_57 = _e709;
                let _e713 = ((_e707.x | _e707.y) == 0u);
                if _e713 {
                    phi_11900_ = vec2<u32>();
                    phi_11903_ = vec2<u32>();
                } else {
                    let _e714 = (_e707.x == 0u);
                    if _e714 {
                        phi_11926_ = (32u + select(firstTrailingBit(_e707.y), 32u, (_e707.y == 0u)));
                    } else {
                        phi_11926_ = select(firstTrailingBit(_e707.x), 32u, _e714);
                    }
                    let _e722 = phi_11926_;
                    let _e726 = (1u << bitcast<u32>(((_e722 % 32u) & 31u)));
                    if (_e722 < 32u) {
                        phi_11943_ = vec2<u32>(_e726, 0u);
                    } else {
                        phi_11943_ = vec2<u32>(0u, _e726);
                    }
                    let _e731 = phi_11943_;
                    let _e741 = kept_centers.member[_e722];
                    let _e745 = (_e391.x - _e681.x);
                    let _e746 = (_e391.y - _e681.y);
                    let _e747 = (_e391.z - _e681.z);
                    let _e753 = (_e391.x - _e741.x);
                    let _e754 = (_e391.y - _e741.y);
                    let _e755 = (_e391.z - _e741.z);
                    let _e763 = (_e741.x - _e681.x);
                    let _e764 = (_e741.y - _e681.y);
                    let _e765 = (_e741.z - _e681.z);
                    let _e774 = (((((_e745 * _e745) + (_e746 * _e746)) + (_e747 * _e747)) - (((_e753 * _e753) + (_e754 * _e754)) + (_e755 * _e755))) <= (((2f * _e391.w) * sqrt((((_e763 * _e763) + (_e764 * _e764)) + (_e765 * _e765)))) + 0.000030517578f));
                    if _e774 {
                        phi_12017_ = _e709;
                    } else {
                        if _e668 {
                            phi_12008_ = vec2<u32>(_e667, 0u);
                        } else {
                            phi_12008_ = vec2<u32>(0u, _e667);
                        }
                        let _e778 = phi_12008_;
                        phi_12017_ = (_e709 & vec2<u32>(~(_e778.x), ~(_e778.y)));
                    }
                    let _e786 = phi_12017_;
                    phi_11900_ = select(vec2<u32>(0u, 0u), (_e707 & vec2<u32>(~(_e731.x), ~(_e731.y))), vec2(_e774));
                    phi_11903_ = _e786;
                }
                let _e790 = phi_11900_;
                let _e792 = phi_11903_;
                continue;
                continuing {
                    phi_11899_ = _e790;
                    phi_11902_ = _e792;
                    break if !(select(true, false, _e713));
                }
            }
            phi_11796_ = (_e648 & vec2<u32>(~(_e672.x), ~(_e672.y)));
            let _e964 = local_57;
            phi_11799_ = _e964;
        }
        let _e796 = phi_11796_;
        let _e798 = phi_11799_;
        continue;
        continuing {
            phi_11795_ = _e796;
            phi_11798_ = _e798;
            break if !(select(true, false, _e654));
        }
    }
    let _e803 = params_2.member.member_8;
    if (_e803 > 0f) {
        phi_12032_ = 0u;
        phi_12035_ = 0f;
        loop {
            let _e807 = phi_12032_;
            let _e809 = phi_12035_;
            local_54 = _e809;
            let _e810 = (_e807 < _e452);
            if _e810 {
                let _e813 = kept_centers.member[_e807];
                let _e817 = (_e391.x - _e813.x);
                let _e818 = (_e391.y - _e813.y);
                let _e819 = (_e391.z - _e813.z);
                let _e824 = (((_e817 * _e817) + (_e818 * _e818)) + (_e819 * _e819));
                let _e829 = params_2.member.member_6;
                let _e830 = (_e495.member_1 / select(_e824, 0.000000000001f, (_e824 < 0.000000000001f)));
                if (_e829 == 2f) {
                    phi_12073_ = _e830;
                } else {
                    phi_12073_ = pow(_e830, (1f / (_e829 - 1f)));
                }
                let _e836 = phi_12073_;
                phi_12033_ = (_e807 + 1u);
                phi_12036_ = (_e809 + _e836);
            } else {
                break;
            }
            let _e840 = phi_12033_;
            let _e842 = phi_12036_;
            continue;
            continuing {
                phi_12032_ = _e840;
                phi_12035_ = _e842;
            }
        }
        if _e624 {
            phi_12092_ = vec2<u32>(_e623, 0u);
        } else {
            phi_12092_ = vec2<u32>(0u, _e623);
        }
        let _e847 = phi_12092_;
        phi_12097_ = _e847;
        phi_12100_ = 0u;
        loop {
            let _e849 = phi_12097_;
            let _e851 = phi_12100_;
            local_58 = _e849;
            let _e852 = (_e851 < _e452);
            if _e852 {
                let _e855 = kept_centers.member[_e851];
                let _e859 = (_e391.x - _e855.x);
                let _e860 = (_e391.y - _e855.y);
                let _e861 = (_e391.z - _e855.z);
                let _e866 = (((_e859 * _e859) + (_e860 * _e860)) + (_e861 * _e861));
                let _e871 = params_2.member.member_6;
                let _e872 = (_e495.member_1 / select(_e866, 0.000000000001f, (_e866 < 0.000000000001f)));
                if (_e871 == 2f) {
                    phi_12138_ = _e872;
                } else {
                    phi_12138_ = pow(_e872, (1f / (_e871 - 1f)));
                }
                let _e878 = phi_12138_;
                let _e880 = local_54;
                if (_e878 > (_e803 * _e880)) {
                    let _e886 = (1u << bitcast<u32>(((_e851 % 32u) & 31u)));
                    if (_e851 < 32u) {
                        phi_12162_ = vec2<u32>(_e886, 0u);
                    } else {
                        phi_12162_ = vec2<u32>(0u, _e886);
                    }
                    let _e891 = phi_12162_;
                    phi_12164_ = (_e849 | _e891);
                } else {
                    phi_12164_ = _e849;
                }
                let _e894 = phi_12164_;
                phi_12098_ = _e894;
                phi_12101_ = (_e851 + 1u);
            } else {
                break;
            }
            let _e897 = phi_12098_;
            let _e899 = phi_12101_;
            continue;
            continuing {
                phi_12097_ = _e897;
                phi_12100_ = _e899;
            }
        }
        let _e981 = local_58;
        phi_12169_ = _e981;
    } else {
        let _e983 = local_59;
        phi_12169_ = _e983;
    }
    let _e902 = phi_12169_;
    if _e385 {
        let _e905 = tags.member[_e381];
        tags.member[_e381] = vec4<u32>(_e902.x, _e902.y, _e905.z, _e905.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_12208_: u32;
    var phi_12240_: vec2<u32>;
    var phi_12265_: u32;
    var phi_12284_: vec2<u32>;
    var phi_12241_: vec2<u32>;
    var phi_12209_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e373.z] = _e372.x;
    let _e381 = local_60[(_e374.z - 1u)];
    let _e387 = (_e381 < 65u);
    if _e387 {
        atomicStore((&counts_1[_e381]), 0u);
    }
    workgroupBarrier();
    phi_12208_ = _e381;
    loop {
        let _e390 = phi_12208_;
        let _e391 = (_e390 < 4096u);
        if _e391 {
            let _e393 = (((_e373.x + (_e373.y * _e374.x)) * 4096u) + _e390);
            let _e396 = params_2.member.member;
            if (_e393 < _e396) {
                let _e400 = tags_1.member[_e393];
                if ((countOneBits(_e400.x) + countOneBits(_e400.y)) > 1u) {
                    let _e409 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_12240_ = vec2<u32>(_e400.x, _e400.y);
                loop {
                    let _e411 = phi_12240_;
                    let _e415 = ((_e411.x | _e411.y) == 0u);
                    if _e415 {
                        phi_12241_ = vec2<u32>();
                    } else {
                        let _e416 = (_e411.x == 0u);
                        if _e416 {
                            phi_12265_ = (32u + select(firstTrailingBit(_e411.y), 32u, (_e411.y == 0u)));
                        } else {
                            phi_12265_ = select(firstTrailingBit(_e411.x), 32u, _e416);
                        }
                        let _e424 = phi_12265_;
                        let _e426 = atomicAdd((&counts_1[_e424]), 1u);
                        let _e430 = (1u << bitcast<u32>(((_e424 % 32u) & 31u)));
                        if (_e424 < 32u) {
                            phi_12284_ = vec2<u32>(_e430, 0u);
                        } else {
                            phi_12284_ = vec2<u32>(0u, _e430);
                        }
                        let _e435 = phi_12284_;
                        phi_12241_ = (_e411 & vec2<u32>(~(_e435.x), ~(_e435.y)));
                    }
                    let _e443 = phi_12241_;
                    continue;
                    continuing {
                        phi_12240_ = _e443;
                        break if !(select(true, false, _e415));
                    }
                }
            }
            phi_12209_ = (_e390 + (256u * _e374.z));
        } else {
            break;
        }
        let _e449 = phi_12209_;
        continue;
        continuing {
            phi_12208_ = _e449;
        }
    }
    workgroupBarrier();
    if _e387 {
        let _e452 = atomicLoad((&counts_1[_e381]));
        if (_e452 > 0u) {
            let _e456 = atomicAdd((&sizes.member[_e381]), _e452);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12373_: u32;
    var phi_12374_: u32;
    var phi_12394_: vec2<u32>;
    var phi_12395_: vec4<u32>;
    var phi_12396_: vec2<u32>;
    var phi_12397_: vec4<u32>;
    var phi_12403_: u32;
    var phi_12405_: u32;
    var phi_12408_: u32;
    var phi_12428_: u32;
    var phi_12406_: u32;
    var phi_12409_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12440_: u32;
    var phi_12443_: u32;
    var phi_12441_: u32;
    var phi_12444_: u32;
    var phi_12491_: u32;
    var phi_12492_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12512_: u32;
    var phi_12513_: u32;
    var local_67: u32;
    var phi_12529_: u32;
    var phi_12532_: u32;
    var phi_12530_: u32;
    var phi_12533_: u32;
    var phi_12580_: u32;
    var phi_12581_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12601_: u32;
    var phi_12602_: u32;
    var local_71: u32;
    var phi_12618_: u32;
    var phi_12621_: u32;
    var phi_12619_: u32;
    var phi_12622_: u32;
    var phi_12669_: u32;
    var phi_12670_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12690_: u32;
    var phi_12691_: u32;
    var local_75: u32;
    var phi_12707_: u32;
    var phi_12710_: u32;
    var phi_12708_: u32;
    var phi_12711_: u32;
    var phi_12758_: u32;
    var phi_12759_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12779_: u32;
    var phi_12780_: u32;
    var local_79: u32;
    var phi_12796_: u32;
    var phi_12799_: u32;
    var phi_12797_: u32;
    var phi_12800_: u32;
    var phi_12847_: u32;
    var phi_12848_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12868_: u32;
    var phi_12869_: u32;
    var local_83: u32;
    var phi_12885_: u32;
    var phi_12888_: u32;
    var phi_12886_: u32;
    var phi_12889_: u32;
    var phi_12936_: u32;
    var phi_12937_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_12957_: u32;
    var phi_12958_: u32;
    var local_87: u32;
    var phi_12974_: u32;
    var phi_12977_: u32;
    var phi_12975_: u32;
    var phi_12978_: u32;
    var phi_13025_: u32;
    var phi_13026_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_13046_: u32;
    var phi_13047_: u32;
    var local_91: u32;
    var phi_13063_: u32;
    var phi_13066_: u32;
    var phi_13064_: u32;
    var phi_13067_: u32;
    var phi_13114_: u32;
    var phi_13115_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_13135_: u32;
    var phi_13136_: u32;
    var local_95: u32;
    var phi_13179_: bool;
    var phi_13185_: type_56;
    var phi_13188_: u32;
    var phi_13204_: type_56;
    var phi_13207_: u32;
    var phi_13209_: u32;
    var phi_13256_: bool;
    var phi_13270_: u32;
    var phi_13273_: u32;
    var phi_13292_: u32;
    var phi_13271_: u32;
    var phi_13274_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_13301_: bool;
    var phi_13302_: bool;
    var phi_13303_: bool;
    var phi_13304_: bool;
    var phi_13315_: type_56;
    var phi_13316_: u32;
    var phi_13205_: type_56;
    var phi_13208_: u32;
    var phi_13210_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_56;
    var local_101: type_56;
    var phi_13333_: type_56;
    var phi_13186_: type_56;
    var phi_13189_: u32;
    var local_102: type_56;
    var phi_13347_: u32;
    var phi_13350_: u32;
    var phi_13348_: u32;
    var phi_13351_: u32;
    var local_103: u32;
    var phi_13372_: u32;
    var phi_13375_: u32;
    var phi_13377_: u32;
    var phi_13373_: u32;
    var phi_13376_: u32;
    var phi_13378_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_56;
    var phi_13433_: u32;
    var phi_13436_: u32;
    var phi_13438_: u32;
    var phi_13440_: u32;
    var phi_13442_: u32;
    var phi_13464_: u32;
    var phi_13465_: u32;
    var phi_13466_: u32;
    var phi_13434_: u32;
    var phi_13437_: u32;
    var phi_13439_: u32;
    var phi_13441_: u32;
    var phi_13443_: u32;
    var local_107: type_56;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e373.z] = _e372.x;
    let _e385 = local_61[(_e374.z - 1u)];
    let _e390 = (_e373.x + (_e373.y * _e374.x));
    let _e393 = atomicLoad((&tiles_2.member[3u]));
    let _e394 = (_e390 < _e393);
    let _e396 = (select(0u, _e390, _e394) * 2u);
    let _e400 = atomicLoad((&tiles_2.member[(4u + _e396)]));
    let _e404 = atomicLoad((&tiles_2.member[(_e396 + 5u)]));
    let _e406 = ((_e400 * 256u) + _e385);
    let _e407 = (_e404 * 256u);
    let _e408 = (_e407 + _e385);
    if _e394 {
        let _e411 = params_2.member.member_3;
        if (_e408 < _e411) {
            let _e415 = sorted_starts.member[_e408];
            let _e418 = boxes.member[_e408];
            starts_3[_e385] = _e418.y;
            ends[_e385] = _e418.z;
            duplicate_masks[_e385] = _e418.w;
            phi_12373_ = _e415;
        } else {
            phi_12373_ = 4294967295u;
        }
        let _e426 = phi_12373_;
        phi_12374_ = _e426;
    } else {
        phi_12374_ = 4294967295u;
    }
    let _e428 = phi_12374_;
    keys_1[_e385] = _e428;
    if _e394 {
        let _e432 = params_2.member.member_3;
        if (_e406 < _e432) {
            let _e436 = boxes.member[_e406];
            let _e440 = box_ends.member[_e406][0u];
            let _e444 = box_ends.member[_e406][1u];
            phi_12394_ = vec2<u32>(_e440, _e444);
            phi_12395_ = _e436;
        } else {
            phi_12394_ = vec2<u32>(0u, 0u);
            phi_12395_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e447 = phi_12394_;
        let _e449 = phi_12395_;
        phi_12396_ = _e447;
        phi_12397_ = _e449;
    } else {
        phi_12396_ = vec2<u32>(0u, 0u);
        phi_12397_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e451 = phi_12396_;
    let _e453 = phi_12397_;
    workgroupBarrier();
    if (_e404 == _e400) {
        phi_12403_ = (_e385 + 1u);
    } else {
        phi_12403_ = 0u;
    }
    let _e457 = phi_12403_;
    phi_12405_ = 256u;
    phi_12408_ = 0u;
    loop {
        let _e459 = phi_12405_;
        let _e461 = phi_12408_;
        local_62 = _e461;
        local_63 = _e461;
        local_64 = _e461;
        local_65 = _e461;
        local_66 = _e461;
        local_68 = _e461;
        local_69 = _e461;
        local_70 = _e461;
        local_72 = _e461;
        local_73 = _e461;
        local_74 = _e461;
        local_76 = _e461;
        local_77 = _e461;
        local_78 = _e461;
        local_80 = _e461;
        local_81 = _e461;
        local_82 = _e461;
        local_84 = _e461;
        local_85 = _e461;
        local_86 = _e461;
        local_88 = _e461;
        local_89 = _e461;
        local_90 = _e461;
        local_92 = _e461;
        local_93 = _e461;
        local_94 = _e461;
        let _e462 = (_e461 < _e459);
        if _e462 {
            let _e465 = (_e461 + ((_e459 - _e461) / 2u));
            let _e467 = keys_1[_e465];
            let _e469 = (_e467 <= _e451.x);
            if _e469 {
                phi_12428_ = (_e465 + 1u);
            } else {
                phi_12428_ = _e461;
            }
            let _e472 = phi_12428_;
            phi_12406_ = select(_e465, _e459, _e469);
            phi_12409_ = _e472;
        } else {
            break;
        }
        let _e475 = phi_12406_;
        let _e477 = phi_12409_;
        continue;
        continuing {
            phi_12405_ = _e475;
            phi_12408_ = _e477;
        }
    }
    let _e480 = local_62;
    let _e483 = local_63;
    phi_12440_ = 0u;
    phi_12443_ = 0u;
    loop {
        let _e490 = phi_12440_;
        let _e492 = phi_12443_;
        local_67 = _e492;
        let _e493 = (_e490 < 32u);
        if _e493 {
            let _e495 = starts_3[_e490];
            let _e497 = ends[_e490];
            let _e504 = duplicate_masks[_e490];
            phi_12441_ = (_e490 + 1u);
            phi_12444_ = (_e492 | (select(0u, 1u, (((((_e453.z - _e495) & (_e497 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e504) == 0u))) << bitcast<u32>((_e490 & 31u))));
        } else {
            break;
        }
        let _e515 = phi_12441_;
        let _e517 = phi_12444_;
        continue;
        continuing {
            phi_12440_ = _e515;
            phi_12443_ = _e517;
        }
    }
    if (_e457 <= 0u) {
        phi_12492_ = 4294967295u;
    } else {
        if (_e457 < 32u) {
            phi_12491_ = (4294967295u << bitcast<u32>((_e457 & 31u)));
        } else {
            phi_12491_ = 0u;
        }
        let _e525 = phi_12491_;
        phi_12492_ = _e525;
    }
    let _e527 = phi_12492_;
    let _e529 = local_64;
    if (_e529 <= 0u) {
        phi_12513_ = 4294967295u;
    } else {
        let _e532 = local_65;
        if (_e532 < 32u) {
            let _e535 = local_66;
            phi_12512_ = (4294967295u << bitcast<u32>((_e535 & 31u)));
        } else {
            phi_12512_ = 0u;
        }
        let _e540 = phi_12512_;
        phi_12513_ = _e540;
    }
    let _e542 = phi_12513_;
    let _e546 = local_67;
    let _e547 = (_e546 & (_e527 & ~(_e542)));
    masks[_e385] = _e547;
    phi_12529_ = 0u;
    phi_12532_ = 0u;
    loop {
        let _e553 = phi_12529_;
        let _e555 = phi_12532_;
        local_71 = _e555;
        let _e556 = (_e553 < 32u);
        if _e556 {
            let _e557 = (32u + _e553);
            let _e559 = starts_3[_e557];
            let _e561 = ends[_e557];
            let _e568 = duplicate_masks[_e557];
            phi_12530_ = (_e553 + 1u);
            phi_12533_ = (_e555 | (select(0u, 1u, (((((_e453.z - _e559) & (_e561 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e568) == 0u))) << bitcast<u32>((_e553 & 31u))));
        } else {
            break;
        }
        let _e579 = phi_12530_;
        let _e581 = phi_12533_;
        continue;
        continuing {
            phi_12529_ = _e579;
            phi_12532_ = _e581;
        }
    }
    if (_e457 <= 32u) {
        phi_12581_ = 4294967295u;
    } else {
        if (_e457 < 64u) {
            phi_12580_ = (4294967295u << bitcast<u32>(((_e457 - 32u) & 31u)));
        } else {
            phi_12580_ = 0u;
        }
        let _e590 = phi_12580_;
        phi_12581_ = _e590;
    }
    let _e592 = phi_12581_;
    let _e594 = local_68;
    if (_e594 <= 32u) {
        phi_12602_ = 4294967295u;
    } else {
        let _e597 = local_69;
        if (_e597 < 64u) {
            let _e600 = local_70;
            phi_12601_ = (4294967295u << bitcast<u32>(((_e600 - 32u) & 31u)));
        } else {
            phi_12601_ = 0u;
        }
        let _e606 = phi_12601_;
        phi_12602_ = _e606;
    }
    let _e608 = phi_12602_;
    let _e612 = local_71;
    let _e613 = (_e612 & (_e592 & ~(_e608)));
    masks[(256u + _e385)] = _e613;
    phi_12618_ = 0u;
    phi_12621_ = 0u;
    loop {
        let _e624 = phi_12618_;
        let _e626 = phi_12621_;
        local_75 = _e626;
        let _e627 = (_e624 < 32u);
        if _e627 {
            let _e628 = (64u + _e624);
            let _e630 = starts_3[_e628];
            let _e632 = ends[_e628];
            let _e639 = duplicate_masks[_e628];
            phi_12619_ = (_e624 + 1u);
            phi_12622_ = (_e626 | (select(0u, 1u, (((((_e453.z - _e630) & (_e632 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e639) == 0u))) << bitcast<u32>((_e624 & 31u))));
        } else {
            break;
        }
        let _e650 = phi_12619_;
        let _e652 = phi_12622_;
        continue;
        continuing {
            phi_12618_ = _e650;
            phi_12621_ = _e652;
        }
    }
    if (_e457 <= 64u) {
        phi_12670_ = 4294967295u;
    } else {
        if (_e457 < 96u) {
            phi_12669_ = (4294967295u << bitcast<u32>(((_e457 - 64u) & 31u)));
        } else {
            phi_12669_ = 0u;
        }
        let _e661 = phi_12669_;
        phi_12670_ = _e661;
    }
    let _e663 = phi_12670_;
    let _e665 = local_72;
    if (_e665 <= 64u) {
        phi_12691_ = 4294967295u;
    } else {
        let _e668 = local_73;
        if (_e668 < 96u) {
            let _e671 = local_74;
            phi_12690_ = (4294967295u << bitcast<u32>(((_e671 - 64u) & 31u)));
        } else {
            phi_12690_ = 0u;
        }
        let _e677 = phi_12690_;
        phi_12691_ = _e677;
    }
    let _e679 = phi_12691_;
    let _e683 = local_75;
    let _e684 = (_e683 & (_e663 & ~(_e679)));
    masks[(512u + _e385)] = _e684;
    phi_12707_ = 0u;
    phi_12710_ = 0u;
    loop {
        let _e695 = phi_12707_;
        let _e697 = phi_12710_;
        local_79 = _e697;
        let _e698 = (_e695 < 32u);
        if _e698 {
            let _e699 = (96u + _e695);
            let _e701 = starts_3[_e699];
            let _e703 = ends[_e699];
            let _e710 = duplicate_masks[_e699];
            phi_12708_ = (_e695 + 1u);
            phi_12711_ = (_e697 | (select(0u, 1u, (((((_e453.z - _e701) & (_e703 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e710) == 0u))) << bitcast<u32>((_e695 & 31u))));
        } else {
            break;
        }
        let _e721 = phi_12708_;
        let _e723 = phi_12711_;
        continue;
        continuing {
            phi_12707_ = _e721;
            phi_12710_ = _e723;
        }
    }
    if (_e457 <= 96u) {
        phi_12759_ = 4294967295u;
    } else {
        if (_e457 < 128u) {
            phi_12758_ = (4294967295u << bitcast<u32>(((_e457 - 96u) & 31u)));
        } else {
            phi_12758_ = 0u;
        }
        let _e732 = phi_12758_;
        phi_12759_ = _e732;
    }
    let _e734 = phi_12759_;
    let _e736 = local_76;
    if (_e736 <= 96u) {
        phi_12780_ = 4294967295u;
    } else {
        let _e739 = local_77;
        if (_e739 < 128u) {
            let _e742 = local_78;
            phi_12779_ = (4294967295u << bitcast<u32>(((_e742 - 96u) & 31u)));
        } else {
            phi_12779_ = 0u;
        }
        let _e748 = phi_12779_;
        phi_12780_ = _e748;
    }
    let _e750 = phi_12780_;
    let _e754 = local_79;
    let _e755 = (_e754 & (_e734 & ~(_e750)));
    masks[(768u + _e385)] = _e755;
    phi_12796_ = 0u;
    phi_12799_ = 0u;
    loop {
        let _e766 = phi_12796_;
        let _e768 = phi_12799_;
        local_83 = _e768;
        let _e769 = (_e766 < 32u);
        if _e769 {
            let _e770 = (128u + _e766);
            let _e772 = starts_3[_e770];
            let _e774 = ends[_e770];
            let _e781 = duplicate_masks[_e770];
            phi_12797_ = (_e766 + 1u);
            phi_12800_ = (_e768 | (select(0u, 1u, (((((_e453.z - _e772) & (_e774 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e781) == 0u))) << bitcast<u32>((_e766 & 31u))));
        } else {
            break;
        }
        let _e792 = phi_12797_;
        let _e794 = phi_12800_;
        continue;
        continuing {
            phi_12796_ = _e792;
            phi_12799_ = _e794;
        }
    }
    if (_e457 <= 128u) {
        phi_12848_ = 4294967295u;
    } else {
        if (_e457 < 160u) {
            phi_12847_ = (4294967295u << bitcast<u32>(((_e457 - 128u) & 31u)));
        } else {
            phi_12847_ = 0u;
        }
        let _e803 = phi_12847_;
        phi_12848_ = _e803;
    }
    let _e805 = phi_12848_;
    let _e807 = local_80;
    if (_e807 <= 128u) {
        phi_12869_ = 4294967295u;
    } else {
        let _e810 = local_81;
        if (_e810 < 160u) {
            let _e813 = local_82;
            phi_12868_ = (4294967295u << bitcast<u32>(((_e813 - 128u) & 31u)));
        } else {
            phi_12868_ = 0u;
        }
        let _e819 = phi_12868_;
        phi_12869_ = _e819;
    }
    let _e821 = phi_12869_;
    let _e825 = local_83;
    let _e826 = (_e825 & (_e805 & ~(_e821)));
    masks[(1024u + _e385)] = _e826;
    phi_12885_ = 0u;
    phi_12888_ = 0u;
    loop {
        let _e837 = phi_12885_;
        let _e839 = phi_12888_;
        local_87 = _e839;
        let _e840 = (_e837 < 32u);
        if _e840 {
            let _e841 = (160u + _e837);
            let _e843 = starts_3[_e841];
            let _e845 = ends[_e841];
            let _e852 = duplicate_masks[_e841];
            phi_12886_ = (_e837 + 1u);
            phi_12889_ = (_e839 | (select(0u, 1u, (((((_e453.z - _e843) & (_e845 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e852) == 0u))) << bitcast<u32>((_e837 & 31u))));
        } else {
            break;
        }
        let _e863 = phi_12886_;
        let _e865 = phi_12889_;
        continue;
        continuing {
            phi_12885_ = _e863;
            phi_12888_ = _e865;
        }
    }
    if (_e457 <= 160u) {
        phi_12937_ = 4294967295u;
    } else {
        if (_e457 < 192u) {
            phi_12936_ = (4294967295u << bitcast<u32>(((_e457 - 160u) & 31u)));
        } else {
            phi_12936_ = 0u;
        }
        let _e874 = phi_12936_;
        phi_12937_ = _e874;
    }
    let _e876 = phi_12937_;
    let _e878 = local_84;
    if (_e878 <= 160u) {
        phi_12958_ = 4294967295u;
    } else {
        let _e881 = local_85;
        if (_e881 < 192u) {
            let _e884 = local_86;
            phi_12957_ = (4294967295u << bitcast<u32>(((_e884 - 160u) & 31u)));
        } else {
            phi_12957_ = 0u;
        }
        let _e890 = phi_12957_;
        phi_12958_ = _e890;
    }
    let _e892 = phi_12958_;
    let _e896 = local_87;
    let _e897 = (_e896 & (_e876 & ~(_e892)));
    masks[(1280u + _e385)] = _e897;
    phi_12974_ = 0u;
    phi_12977_ = 0u;
    loop {
        let _e908 = phi_12974_;
        let _e910 = phi_12977_;
        local_91 = _e910;
        let _e911 = (_e908 < 32u);
        if _e911 {
            let _e912 = (192u + _e908);
            let _e914 = starts_3[_e912];
            let _e916 = ends[_e912];
            let _e923 = duplicate_masks[_e912];
            phi_12975_ = (_e908 + 1u);
            phi_12978_ = (_e910 | (select(0u, 1u, (((((_e453.z - _e914) & (_e916 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e923) == 0u))) << bitcast<u32>((_e908 & 31u))));
        } else {
            break;
        }
        let _e934 = phi_12975_;
        let _e936 = phi_12978_;
        continue;
        continuing {
            phi_12974_ = _e934;
            phi_12977_ = _e936;
        }
    }
    if (_e457 <= 192u) {
        phi_13026_ = 4294967295u;
    } else {
        if (_e457 < 224u) {
            phi_13025_ = (4294967295u << bitcast<u32>(((_e457 - 192u) & 31u)));
        } else {
            phi_13025_ = 0u;
        }
        let _e945 = phi_13025_;
        phi_13026_ = _e945;
    }
    let _e947 = phi_13026_;
    let _e949 = local_88;
    if (_e949 <= 192u) {
        phi_13047_ = 4294967295u;
    } else {
        let _e952 = local_89;
        if (_e952 < 224u) {
            let _e955 = local_90;
            phi_13046_ = (4294967295u << bitcast<u32>(((_e955 - 192u) & 31u)));
        } else {
            phi_13046_ = 0u;
        }
        let _e961 = phi_13046_;
        phi_13047_ = _e961;
    }
    let _e963 = phi_13047_;
    let _e967 = local_91;
    let _e968 = (_e967 & (_e947 & ~(_e963)));
    masks[(1536u + _e385)] = _e968;
    phi_13063_ = 0u;
    phi_13066_ = 0u;
    loop {
        let _e979 = phi_13063_;
        let _e981 = phi_13066_;
        local_95 = _e981;
        let _e982 = (_e979 < 32u);
        if _e982 {
            let _e983 = (224u + _e979);
            let _e985 = starts_3[_e983];
            let _e987 = ends[_e983];
            let _e994 = duplicate_masks[_e983];
            phi_13064_ = (_e979 + 1u);
            phi_13067_ = (_e981 | (select(0u, 1u, (((((_e453.z - _e985) & (_e987 - _e453.y)) & 2147516416u) == 2147516416u) && ((_e453.w & _e994) == 0u))) << bitcast<u32>((_e979 & 31u))));
        } else {
            break;
        }
        let _e1005 = phi_13064_;
        let _e1007 = phi_13067_;
        continue;
        continuing {
            phi_13063_ = _e1005;
            phi_13066_ = _e1007;
        }
    }
    if (_e457 <= 224u) {
        phi_13115_ = 4294967295u;
    } else {
        if (_e457 < 256u) {
            phi_13114_ = (4294967295u << bitcast<u32>(((_e457 - 224u) & 31u)));
        } else {
            phi_13114_ = 0u;
        }
        let _e1016 = phi_13114_;
        phi_13115_ = _e1016;
    }
    let _e1018 = phi_13115_;
    let _e1020 = local_92;
    if (_e1020 <= 224u) {
        phi_13136_ = 4294967295u;
    } else {
        let _e1023 = local_93;
        if (_e1023 < 256u) {
            let _e1026 = local_94;
            phi_13135_ = (4294967295u << bitcast<u32>(((_e1026 - 224u) & 31u)));
        } else {
            phi_13135_ = 0u;
        }
        let _e1032 = phi_13135_;
        phi_13136_ = _e1032;
    }
    let _e1034 = phi_13136_;
    let _e1038 = local_95;
    let _e1039 = (_e1038 & (_e1018 & ~(_e1034)));
    masks[(1792u + _e385)] = _e1039;
    let _e1048 = (((((((select(0u, 1u, (_e547 != 0u)) | (select(0u, 1u, (_e613 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e684 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e755 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e826 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e897 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e968 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1039 != 0u)) << bitcast<u32>(7u)));
    let _e1052 = params_2.member.member_21;
    let _e1053 = (_e1052 != 0u);
    if _e1053 {
        phi_13179_ = true;
    } else {
        phi_13179_ = select(true, false, (_e451.y == 0u));
    }
    let _e1058 = phi_13179_;
    phi_13185_ = type_56((((((((countOneBits(_e547) + countOneBits(_e613)) + countOneBits(_e684)) + countOneBits(_e755)) + countOneBits(_e826)) + countOneBits(_e897)) + countOneBits(_e968)) + countOneBits(_e1039)), _e1048);
    phi_13188_ = select(0u, _e1048, _e1058);
    loop {
        let _e1061 = phi_13185_;
        let _e1063 = phi_13188_;
        local_102 = _e1061;
        local_106 = _e1061;
        let _e1064 = (_e1063 == 0u);
        if _e1064 {
            phi_13186_ = type_56();
            phi_13189_ = u32();
        } else {
            let _e1066 = select(firstTrailingBit(_e1063), 32u, _e1064);
            let _e1070 = masks[((_e1066 * 256u) + _e385)];
            phi_13204_ = _e1061;
            phi_13207_ = _e1070;
            phi_13209_ = _e1070;
            loop {
                let _e1072 = phi_13204_;
                let _e1074 = phi_13207_;
                let _e1076 = phi_13209_;
                local_98 = _e1076;
                local_99 = _e1076;
                local_100 = _e1072;
                local_101 = _e1072;
                local_107 = _e1072;
                let _e1077 = (_e1074 == 0u);
                if _e1077 {
                    phi_13205_ = type_56();
                    phi_13208_ = u32();
                    phi_13210_ = u32();
                } else {
                    let _e1082 = ((_e407 + (_e1066 * 32u)) + select(firstTrailingBit(_e1074), 32u, _e1077));
                    let _e1085 = box_ends.member[_e1082][1u];
                    let _e1087 = ((_e451.y & _e1085) != 0u);
                    if _e1053 {
                        if _e1087 {
                            phi_13303_ = _e1087;
                        } else {
                            let _e1090 = tags_2.member[_e453.x];
                            let _e1092 = boxes.member[_e1082];
                            let _e1095 = tags_2.member[_e1092.x];
                            if (_e1090.z == _e1095.z) {
                                phi_13256_ = ((_e1090.w & 2147483648u) == 0u);
                            } else {
                                phi_13256_ = true;
                            }
                            let _e1103 = phi_13256_;
                            if _e1103 {
                                let _e1105 = (_e1090.w & 2147483647u);
                                let _e1107 = (_e1095.w & 2147483647u);
                                let _e1109 = filter_.member[_e1105];
                                let _e1112 = filter_.member[(_e1105 + 1u)];
                                phi_13270_ = _e1112;
                                phi_13273_ = _e1109;
                                loop {
                                    let _e1114 = phi_13270_;
                                    let _e1116 = phi_13273_;
                                    local_96 = _e1116;
                                    local_97 = _e1116;
                                    let _e1117 = (_e1116 < _e1114);
                                    if _e1117 {
                                        let _e1120 = (_e1116 + ((_e1114 - _e1116) / 2u));
                                        let _e1122 = filter_.member[_e1120];
                                        let _e1123 = (_e1122 <= _e1107);
                                        if _e1123 {
                                            phi_13292_ = (_e1120 + 1u);
                                        } else {
                                            phi_13292_ = _e1116;
                                        }
                                        let _e1126 = phi_13292_;
                                        phi_13271_ = select(_e1120, _e1114, _e1123);
                                        phi_13274_ = _e1126;
                                    } else {
                                        break;
                                    }
                                    let _e1129 = phi_13271_;
                                    let _e1131 = phi_13274_;
                                    continue;
                                    continuing {
                                        phi_13270_ = _e1129;
                                        phi_13273_ = _e1131;
                                    }
                                }
                                let _e1134 = local_96;
                                if (_e1134 > _e1109) {
                                    let _e1137 = local_97;
                                    let _e1140 = filter_.member[(_e1137 - 1u)];
                                    phi_13301_ = (_e1140 == _e1107);
                                } else {
                                    phi_13301_ = false;
                                }
                                let _e1143 = phi_13301_;
                                phi_13302_ = _e1143;
                            } else {
                                phi_13302_ = true;
                            }
                            let _e1145 = phi_13302_;
                            phi_13303_ = _e1145;
                        }
                        let _e1147 = phi_13303_;
                        phi_13304_ = _e1147;
                    } else {
                        phi_13304_ = _e1087;
                    }
                    let _e1149 = phi_13304_;
                    if _e1149 {
                        phi_13315_ = type_56((_e1072.member - 1u), _e1072.member_1);
                        phi_13316_ = (_e1076 & ~((_e1074 & (0u - _e1074))));
                    } else {
                        phi_13315_ = _e1072;
                        phi_13316_ = _e1076;
                    }
                    let _e1160 = phi_13315_;
                    let _e1162 = phi_13316_;
                    phi_13205_ = _e1160;
                    phi_13208_ = (_e1074 & (_e1074 - 1u));
                    phi_13210_ = _e1162;
                }
                let _e1166 = phi_13205_;
                let _e1168 = phi_13208_;
                let _e1170 = phi_13210_;
                continue;
                continuing {
                    phi_13204_ = _e1166;
                    phi_13207_ = _e1168;
                    phi_13209_ = _e1170;
                    break if !(select(true, false, _e1077));
                }
            }
            let _e1174 = local_98;
            masks[((_e1066 * 256u) + _e385)] = _e1174;
            let _e1176 = local_99;
            if (_e1176 == 0u) {
                let _e1182 = local_100;
                let _e1186 = local_101;
                phi_13333_ = type_56(_e1186.member, (_e1182.member_1 & ~((_e1063 & (0u - _e1063)))));
            } else {
                let _e1484 = local_107;
                phi_13333_ = _e1484;
            }
            let _e1191 = phi_13333_;
            phi_13186_ = _e1191;
            phi_13189_ = (_e1063 & (_e1063 - 1u));
        }
        let _e1195 = phi_13186_;
        let _e1197 = phi_13189_;
        continue;
        continuing {
            phi_13185_ = _e1195;
            phi_13188_ = _e1197;
            break if !(select(true, false, _e1064));
        }
    }
    let _e1201 = local_102;
    counts_2[_e385] = ((_e1201.member << bitcast<u32>(16i)) | (select(_e457, _e483, (_e480 > _e457)) - _e457));
    workgroupBarrier();
    if ((_e385 & 15u) == 0u) {
        phi_13347_ = 0u;
        phi_13350_ = 0u;
        loop {
            let _e1210 = phi_13347_;
            let _e1212 = phi_13350_;
            local_103 = _e1212;
            let _e1213 = (_e1210 < 16u);
            if _e1213 {
                let _e1216 = counts_2[(_e385 + _e1210)];
                counts_2[(_e385 + _e1210)] = _e1212;
                phi_13348_ = (_e1210 + _e374.z);
                phi_13351_ = (_e1212 + _e1216);
            } else {
                break;
            }
            let _e1220 = phi_13348_;
            let _e1222 = phi_13351_;
            continue;
            continuing {
                phi_13347_ = _e1220;
                phi_13350_ = _e1222;
            }
        }
        let _e1227 = local_103;
        chunk_counts[(_e385 / 16u)] = _e1227;
    }
    workgroupBarrier();
    if (_e385 == 0u) {
        phi_13372_ = 0u;
        phi_13375_ = 0u;
        phi_13377_ = 0u;
        loop {
            let _e1230 = phi_13372_;
            let _e1232 = phi_13375_;
            let _e1234 = phi_13377_;
            local_104 = _e1232;
            local_105 = _e1234;
            let _e1235 = (_e1230 < 16u);
            if _e1235 {
                let _e1237 = chunk_counts[_e1230];
                chunk_counts[_e1230] = ((_e1234 << bitcast<u32>(16i)) | _e1232);
                phi_13373_ = (_e1230 + _e374.z);
                phi_13376_ = (_e1232 + (_e1237 & 65535u));
                phi_13378_ = (_e1234 + (_e1237 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1248 = phi_13373_;
            let _e1250 = phi_13376_;
            let _e1252 = phi_13378_;
            continue;
            continuing {
                phi_13372_ = _e1248;
                phi_13375_ = _e1250;
                phi_13377_ = _e1252;
            }
        }
        let _e1255 = local_104;
        let _e1256 = select(0u, _e1255, _e394);
        let _e1258 = local_105;
        let _e1262 = atomicAdd((&tiles_2.member[1u]), _e1256);
        if ((_e1262 + _e1256) < _e1262) {
            let _e1267 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1270 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1258, _e394));
        reserved[0u] = _e1270;
    }
    workgroupBarrier();
    let _e1272 = counts_2[_e385];
    let _e1275 = chunk_counts[(_e385 / 16u)];
    let _e1278 = reserved[0u];
    let _e1283 = local_106;
    let _e1287 = params_2.member.member_11;
    phi_13433_ = 0u;
    phi_13436_ = 0u;
    phi_13438_ = _e1283.member_1;
    phi_13440_ = _e1201.member;
    phi_13442_ = (_e1278 + ((_e1272 + _e1275) >> bitcast<u32>(16i)));
    loop {
        let _e1289 = phi_13433_;
        let _e1291 = phi_13436_;
        let _e1293 = phi_13438_;
        let _e1295 = phi_13440_;
        let _e1297 = phi_13442_;
        let _e1298 = (_e1295 == 0u);
        if _e1298 {
            phi_13434_ = u32();
            phi_13437_ = u32();
            phi_13439_ = u32();
            phi_13441_ = u32();
            phi_13443_ = u32();
        } else {
            if (_e1289 == 0u) {
                let _e1302 = select(firstTrailingBit(_e1293), 32u, (_e1293 == 0u));
                let _e1306 = masks[((_e1302 * 256u) + _e385)];
                phi_13464_ = _e1306;
                phi_13465_ = _e1302;
                phi_13466_ = (_e1293 & (_e1293 - 1u));
            } else {
                phi_13464_ = _e1289;
                phi_13465_ = _e1291;
                phi_13466_ = _e1293;
            }
            let _e1310 = phi_13464_;
            let _e1312 = phi_13465_;
            let _e1314 = phi_13466_;
            if (_e1297 < _e1287) {
                pairs_1.member[_e1297] = (((_e390 << bitcast<u32>(16i)) | (_e385 << bitcast<u32>(8i))) | ((_e1312 * 32u) + select(firstTrailingBit(_e1310), 32u, (_e1310 == 0u))));
            }
            phi_13434_ = (_e1310 & (_e1310 - 1u));
            phi_13437_ = _e1312;
            phi_13439_ = _e1314;
            phi_13441_ = (_e1295 - 1u);
            phi_13443_ = (_e1297 + 1u);
        }
        let _e1334 = phi_13434_;
        let _e1336 = phi_13437_;
        let _e1338 = phi_13439_;
        let _e1340 = phi_13441_;
        let _e1342 = phi_13443_;
        continue;
        continuing {
            phi_13433_ = _e1334;
            phi_13436_ = _e1336;
            phi_13438_ = _e1338;
            phi_13440_ = _e1340;
            phi_13442_ = _e1342;
            break if !(select(true, false, _e1298));
        }
    }
    return;
}

fn function_34() {
    var phi_13535_: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_2.member.member_1;
    if (_e381 < _e384) {
        let _e392 = params_2.member.member_4;
        let _e394 = (((f32(_e381) + 0.5f) / f32(_e384)) * f32(_e392));
        let _e399 = select(select(u32(_e394), 0u, (_e394 < 0f)), 4294967295u, (_e394 > 4294967000f));
        if (_e399 >= _e392) {
            phi_13535_ = (_e392 - 1u);
        } else {
            phi_13535_ = _e399;
        }
        let _e403 = phi_13535_;
        let _e406 = params_2.member.member_5;
        let _e410 = spheres.member[(_e403 * _e406)];
        centers.member[_e381] = _e410;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13605_: u32;
    var phi_13608_: f32;
    var phi_13606_: u32;
    var phi_13609_: f32;
    var phi_13643_: u32;
    var phi_13646_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13684_: f32;
    var phi_13644_: u32;
    var phi_13647_: f32;
    var local_111: f32;
    var phi_13688_: vec4<f32>;
    var phi_13689_: f32;
    var phi_13690_: vec4<f32>;
    var phi_13691_: f32;
    var phi_13720_: vec4<f32>;
    var phi_13723_: u32;
    var phi_13766_: f32;
    var phi_13776_: f32;
    var phi_13795_: vec4<f32>;
    var phi_13721_: vec4<f32>;
    var phi_13724_: u32;
    var phi_13797_: vec4<f32>;
    var phi_13816_: vec4<f32>;
    var phi_13819_: u32;
    var phi_13817_: vec4<f32>;
    var phi_13820_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e373.z] = _e372.x;
    let _e381 = local_108[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e388 = ((_e386 * 256u) + _e381);
    let _e391 = progress.member[1u];
    let _e392 = (_e391 == 0u);
    if _e392 {
        let _e395 = params_2.member.member_4;
        if (_e388 < _e395) {
            let _e399 = params_2.member.member_5;
            let _e403 = spheres.member[(_e388 * _e399)];
            let _e409 = centers_1.member[0u];
            let _e413 = (_e403.x - _e409.x);
            let _e414 = (_e403.y - _e409.y);
            let _e415 = (_e403.z - _e409.z);
            let _e420 = (((_e413 * _e413) + (_e414 * _e414)) + (_e415 * _e415));
            phi_13605_ = 1u;
            phi_13608_ = select(_e420, 0.000000000001f, (_e420 < 0.000000000001f));
            loop {
                let _e424 = phi_13605_;
                let _e426 = phi_13608_;
                local_110 = _e426;
                local_111 = _e426;
                let _e429 = params_2.member.member_1;
                let _e430 = (_e424 < _e429);
                local_109 = _e429;
                if _e430 {
                    let _e433 = centers_1.member[_e424];
                    let _e437 = (_e403.x - _e433.x);
                    let _e438 = (_e403.y - _e433.y);
                    let _e439 = (_e403.z - _e433.z);
                    let _e444 = (((_e437 * _e437) + (_e438 * _e438)) + (_e439 * _e439));
                    let _e446 = select(_e444, 0.000000000001f, (_e444 < 0.000000000001f));
                    phi_13606_ = (_e424 + 1u);
                    phi_13609_ = select(_e426, _e446, (_e446 < _e426));
                } else {
                    break;
                }
                let _e451 = phi_13606_;
                let _e453 = phi_13609_;
                continue;
                continuing {
                    phi_13605_ = _e451;
                    phi_13608_ = _e453;
                }
            }
            phi_13643_ = 0u;
            phi_13646_ = 0f;
            loop {
                let _e456 = phi_13643_;
                let _e458 = phi_13646_;
                local_113 = _e458;
                let _e460 = local_109;
                let _e461 = (_e456 < _e460);
                if _e461 {
                    let _e464 = centers_1.member[_e456];
                    let _e468 = (_e403.x - _e464.x);
                    let _e469 = (_e403.y - _e464.y);
                    let _e470 = (_e403.z - _e464.z);
                    let _e475 = (((_e468 * _e468) + (_e469 * _e469)) + (_e470 * _e470));
                    let _e480 = params_2.member.member_6;
                    let _e482 = local_110;
                    let _e483 = (_e482 / select(_e475, 0.000000000001f, (_e475 < 0.000000000001f)));
                    if (_e480 == 2f) {
                        phi_13684_ = _e483;
                    } else {
                        phi_13684_ = pow(_e483, (1f / (_e480 - 1f)));
                    }
                    let _e489 = phi_13684_;
                    phi_13644_ = (_e456 + 1u);
                    phi_13647_ = (_e458 + _e489);
                } else {
                    break;
                }
                let _e493 = phi_13644_;
                let _e495 = phi_13647_;
                continue;
                continuing {
                    phi_13643_ = _e493;
                    phi_13646_ = _e495;
                }
            }
            let _e498 = local_111;
            phi_13688_ = vec4<f32>(_e403.x, _e403.y, _e403.z, _e498);
            let _e638 = local_113;
            phi_13689_ = _e638;
        } else {
            phi_13688_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13689_ = 0f;
        }
        let _e501 = phi_13688_;
        let _e503 = phi_13689_;
        phi_13690_ = _e501;
        phi_13691_ = _e503;
    } else {
        phi_13690_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13691_ = 0f;
    }
    let _e505 = phi_13690_;
    let _e507 = phi_13691_;
    points[_e381] = _e505;
    closenesses[_e381] = _e507;
    workgroupBarrier();
    let _e512 = params_2.member.member_2;
    let _e513 = (_e512 & 31u);
    let _e517 = (_e381 & ((1u << bitcast<u32>(_e513)) - 1u));
    let _e521 = (256u >> bitcast<u32>(_e513));
    let _e524 = params_2.member.member_1;
    if (_e517 < _e524) {
        let _e528 = centers_1.member[_e517];
        phi_13720_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13723_ = (_e381 >> bitcast<u32>(_e513));
        loop {
            let _e533 = phi_13720_;
            let _e535 = phi_13723_;
            local_114 = _e533;
            let _e536 = (_e535 < 256u);
            if _e536 {
                let _e538 = points[_e535];
                let _e540 = closenesses[_e535];
                if (_e540 > 0f) {
                    let _e545 = (_e538.x - _e528.x);
                    let _e546 = (_e538.y - _e528.y);
                    let _e547 = (_e538.z - _e528.z);
                    let _e552 = (((_e545 * _e545) + (_e546 * _e546)) + (_e547 * _e547));
                    let _e558 = params_2.member.member_6;
                    let _e559 = (_e538.w / select(_e552, 0.000000000001f, (_e552 < 0.000000000001f)));
                    let _e560 = (_e558 == 2f);
                    if _e560 {
                        phi_13766_ = _e559;
                    } else {
                        phi_13766_ = pow(_e559, (1f / (_e558 - 1f)));
                    }
                    let _e565 = phi_13766_;
                    let _e566 = (_e565 / _e540);
                    if _e560 {
                        phi_13776_ = (_e566 * _e566);
                    } else {
                        phi_13776_ = pow(_e566, _e558);
                    }
                    let _e570 = phi_13776_;
                    phi_13795_ = vec4<f32>((_e533.x + (_e538.x * _e570)), (_e533.y + (_e538.y * _e570)), (_e533.z + (_e538.z * _e570)), (_e533.w + _e570));
                } else {
                    phi_13795_ = _e533;
                }
                let _e584 = phi_13795_;
                phi_13721_ = _e584;
                phi_13724_ = (_e535 + _e521);
            } else {
                break;
            }
            let _e587 = phi_13721_;
            let _e589 = phi_13724_;
            continue;
            continuing {
                phi_13720_ = _e587;
                phi_13723_ = _e589;
            }
        }
        let _e650 = local_114;
        phi_13797_ = _e650;
    } else {
        phi_13797_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e592 = phi_13797_;
    parts[_e381] = _e592;
    workgroupBarrier();
    if _e392 {
        if (_e381 < _e524) {
            let _e598 = params_2.member.member_4;
            if ((_e388 - _e381) < _e598) {
                phi_13816_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13819_ = 0u;
                loop {
                    let _e601 = phi_13816_;
                    let _e603 = phi_13819_;
                    local_112 = _e601;
                    let _e604 = (_e603 < _e521);
                    if _e604 {
                        let _e609 = parts[((_e603 << bitcast<u32>(_e513)) + _e381)];
                        phi_13817_ = (_e601 + _e609);
                        phi_13820_ = (_e603 + 1u);
                    } else {
                        break;
                    }
                    let _e613 = phi_13817_;
                    let _e615 = phi_13820_;
                    continue;
                    continuing {
                        phi_13816_ = _e613;
                        phi_13819_ = _e615;
                    }
                }
                let _e622 = local_112;
                sums_2.member[((_e386 * _e524) + _e381)] = _e622;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13905_: u32;
    var phi_13907_: vec4<f32>;
    var phi_13910_: u32;
    var phi_13908_: vec4<f32>;
    var phi_13911_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_13950_: vec4<f32>;
    var phi_13978_: u32;
    var phi_13981_: u32;
    var phi_13979_: u32;
    var phi_13982_: u32;
    var local_118: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e373.z] = _e372.x;
    let _e381 = local_115[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    if (_e386 == 0u) {
        let _e392 = params_2.member.member_1;
        if (_e381 < _e392) {
            let _e396 = params_2.member.member_4;
            let _e397 = (_e396 / 256u);
            if ((_e396 % 256u) > 0u) {
                phi_13905_ = (_e397 + 1u);
            } else {
                phi_13905_ = _e397;
            }
            let _e402 = phi_13905_;
            phi_13907_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13910_ = 0u;
            loop {
                let _e404 = phi_13907_;
                let _e406 = phi_13910_;
                local_116 = _e404;
                local_117 = _e404;
                let _e407 = (_e406 < _e402);
                if _e407 {
                    let _e412 = sums_3.member[((_e406 * _e392) + _e381)];
                    phi_13908_ = (_e404 + _e412);
                    phi_13911_ = (_e406 + 1u);
                } else {
                    break;
                }
                let _e416 = phi_13908_;
                let _e418 = phi_13911_;
                continue;
                continuing {
                    phi_13907_ = _e416;
                    phi_13910_ = _e418;
                }
            }
            let _e422 = centers.member[_e381];
            let _e424 = local_116;
            if (_e424.w > 0f) {
                let _e429 = local_117;
                phi_13950_ = (_e429 / vec4(_e424.w));
            } else {
                phi_13950_ = _e422;
            }
            let _e432 = phi_13950_;
            centers.member[_e381] = _e432;
            let _e435 = (_e432.x - _e422.x);
            let _e438 = (_e432.y - _e422.y);
            let _e441 = (_e432.z - _e422.z);
            moves[_e381] = (((_e435 * _e435) + (_e438 * _e438)) + (_e441 * _e441));
        }
    }
    workgroupBarrier();
    if (((_e386 * 256u) + _e381) == 0u) {
        let _e451 = progress_1.member[1u];
        if (_e451 == 0u) {
            phi_13978_ = 0u;
            phi_13981_ = 1u;
            loop {
                let _e454 = phi_13978_;
                let _e456 = phi_13981_;
                local_118 = _e456;
                let _e459 = params_2.member.member_1;
                let _e460 = (_e454 < _e459);
                if _e460 {
                    let _e462 = moves[_e454];
                    let _e465 = params_2.member.member_7;
                    phi_13979_ = (_e454 + 1u);
                    phi_13982_ = select(_e456, 0u, (_e462 > (_e465 * _e465)));
                } else {
                    break;
                }
                let _e471 = phi_13979_;
                let _e473 = phi_13982_;
                continue;
                continuing {
                    phi_13978_ = _e471;
                    phi_13981_ = _e473;
                }
            }
            let _e477 = progress_1.member[0u];
            progress_1.member[0u] = (_e477 + 1u);
            let _e480 = local_118;
            progress_1.member[1u] = _e480;
        }
    }
    return;
}

fn function_37() {
    var phi_14037_: u32;
    var phi_14040_: bool;
    var phi_14068_: u32;
    var phi_14069_: bool;
    var phi_14038_: u32;
    var phi_14041_: bool;
    var phi_14070_: bool;
    var local_119: bool;
    var phi_14076_: vec4<f32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    if (_e381 < 64u) {
        let _e385 = params_2.member.member_1;
        let _e389 = centers_2.member[_e381];
        phi_14037_ = 0u;
        phi_14040_ = (_e381 < _e385);
        loop {
            let _e394 = phi_14037_;
            let _e396 = phi_14040_;
            local_119 = _e396;
            if _e396 {
                let _e397 = (_e394 < _e381);
                if _e397 {
                    let _e400 = centers_2.member[_e394];
                    let _e404 = (_e389.x - _e400.x);
                    let _e405 = (_e389.y - _e400.y);
                    let _e406 = (_e389.z - _e400.z);
                    phi_14068_ = (_e394 + 1u);
                    phi_14069_ = !(((((_e404 * _e404) + (_e405 * _e405)) + (_e406 * _e406)) < 0.0000009536743f));
                } else {
                    phi_14068_ = u32();
                    phi_14069_ = bool();
                }
                let _e416 = phi_14068_;
                let _e418 = phi_14069_;
                phi_14038_ = _e416;
                phi_14041_ = _e418;
                phi_14070_ = _e397;
            } else {
                phi_14038_ = u32();
                phi_14041_ = bool();
                phi_14070_ = false;
            }
            let _e420 = phi_14038_;
            let _e422 = phi_14041_;
            let _e424 = phi_14070_;
            continue;
            continuing {
                phi_14037_ = _e420;
                phi_14040_ = _e422;
                break if !(_e424);
            }
        }
        let _e427 = local_119;
        if _e427 {
            phi_14076_ = vec4<f32>(_e389.x, _e389.y, _e389.z, 0f);
        } else {
            phi_14076_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e430 = phi_14076_;
        kept.member[_e381] = _e430;
    }
    return;
}

fn function_38() {
    var phi_14308_: bool;
    var phi_14309_: bool;
    var phi_14310_: bool;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_2.member.member;
    if (_e381 < _e384) {
        let _e386 = (_e381 * 3u);
        let _e389 = corners.member[_e386];
        let _e391 = bitcast<f32>(_e389.x);
        let _e393 = bitcast<f32>(_e389.y);
        let _e395 = bitcast<f32>(_e389.z);
        let _e399 = corners.member[(_e386 + 1u)];
        let _e401 = bitcast<f32>(_e399.x);
        let _e403 = bitcast<f32>(_e399.y);
        let _e405 = bitcast<f32>(_e399.z);
        let _e409 = corners.member[(_e386 + 2u)];
        let _e411 = bitcast<f32>(_e409.x);
        let _e413 = bitcast<f32>(_e409.y);
        let _e415 = bitcast<f32>(_e409.z);
        let _e418 = normalization.member[0u];
        let _e425 = params_2.member.member_16;
        let _e428 = params_2.member.member_17;
        let _e431 = params_2.member.member_18;
        let _e440 = (((_e391 * 0.015625f) - _e418.x) * _e418.w);
        let _e441 = (((_e393 * 0.015625f) - _e418.y) * _e418.w);
        let _e442 = (((_e395 * 0.015625f) - _e418.z) * _e418.w);
        let _e449 = (((_e401 * 0.015625f) - _e418.x) * _e418.w);
        let _e450 = (((_e403 * 0.015625f) - _e418.y) * _e418.w);
        let _e451 = (((_e405 * 0.015625f) - _e418.z) * _e418.w);
        let _e458 = (((_e411 * 0.015625f) - _e418.x) * _e418.w);
        let _e459 = (((_e413 * 0.015625f) - _e418.y) * _e418.w);
        let _e460 = (((_e415 * 0.015625f) - _e418.z) * _e418.w);
        let _e469 = (((_e440 + _e449) + _e458) * 0.33333334f);
        let _e470 = (((_e441 + _e450) + _e459) * 0.33333334f);
        let _e471 = (((_e442 + _e451) + _e460) * 0.33333334f);
        let _e472 = (_e440 - _e469);
        let _e473 = (_e441 - _e470);
        let _e474 = (_e442 - _e471);
        let _e479 = (((_e472 * _e472) + (_e473 * _e473)) + (_e474 * _e474));
        let _e480 = (_e449 - _e469);
        let _e481 = (_e450 - _e470);
        let _e482 = (_e451 - _e471);
        let _e487 = (((_e480 * _e480) + (_e481 * _e481)) + (_e482 * _e482));
        let _e488 = (_e458 - _e469);
        let _e489 = (_e459 - _e470);
        let _e490 = (_e460 - _e471);
        let _e495 = (((_e488 * _e488) + (_e489 * _e489)) + (_e490 * _e490));
        let _e497 = select(_e487, _e479, (_e479 > _e487));
        spheres_1.member[_e381] = vec4<f32>(_e469, _e470, _e471, ((sqrt(select(_e495, _e497, (_e497 > _e495))) + ((select(_e431, _e425, (_e381 < _e428)) * 0.015625f) * _e418.w)) + 0.0000076293945f));
        let _e508 = params_2.member.member_22;
        if (_e508 == 0u) {
            let _e510 = (_e401 - _e391);
            let _e511 = (_e403 - _e393);
            let _e512 = (_e405 - _e395);
            let _e513 = (_e411 - _e391);
            let _e514 = (_e413 - _e393);
            let _e515 = (_e415 - _e395);
            let _e516 = abs(_e510);
            let _e517 = abs(_e511);
            let _e519 = select(_e517, _e516, (_e516 > _e517));
            let _e520 = abs(_e512);
            let _e522 = select(_e520, _e519, (_e519 > _e520));
            let _e523 = abs(_e513);
            let _e524 = abs(_e514);
            let _e526 = select(_e524, _e523, (_e523 > _e524));
            let _e527 = abs(_e515);
            let _e529 = select(_e527, _e526, (_e526 > _e527));
            let _e533 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e529, _e522, (_e522 > _e529))));
            let _e534 = (_e511 * _e515);
            let _e535 = (_e512 * _e514);
            if (abs((_e534 - _e535)) > ((0.0000019073486f * (abs(_e534) + abs(_e535))) + _e533)) {
                phi_14309_ = bool();
                phi_14310_ = true;
            } else {
                let _e544 = (_e512 * _e513);
                let _e545 = (_e510 * _e515);
                let _e553 = (abs((_e544 - _e545)) > ((0.0000019073486f * (abs(_e544) + abs(_e545))) + _e533));
                if _e553 {
                    phi_14308_ = bool();
                } else {
                    let _e554 = (_e510 * _e514);
                    let _e555 = (_e511 * _e513);
                    phi_14308_ = (abs((_e554 - _e555)) > ((0.0000019073486f * (abs(_e554) + abs(_e555))) + _e533));
                }
                let _e565 = phi_14308_;
                phi_14309_ = _e565;
                phi_14310_ = _e553;
            }
            let _e567 = phi_14309_;
            let _e569 = phi_14310_;
            if select(_e567, true, _e569) {
            } else {
                let _e573 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e576 = params_2.member.member_10;
                if (_e573 < _e576) {
                    possibly_degenerate.member[_e573] = _e381;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_14576_: bool;
    var phi_14578_: bool;
    var phi_14579_: bool;
    var phi_14602_: bool;
    var phi_14604_: bool;
    var phi_14605_: bool;
    var phi_14628_: bool;
    var phi_14630_: bool;
    var phi_14631_: bool;
    var phi_14702_: type_84;
    var phi_14704_: type_84;
    var phi_14705_: bool;
    var phi_14706_: type_84;
    var phi_14707_: bool;
    var phi_14712_: type_84;
    var phi_14714_: u32;
    var phi_14717_: type_84;
    var phi_14976_: bool;
    var phi_14978_: bool;
    var phi_14979_: bool;
    var phi_15002_: bool;
    var phi_15004_: bool;
    var phi_15005_: bool;
    var phi_15028_: bool;
    var phi_15030_: bool;
    var phi_15031_: bool;
    var phi_15102_: type_84;
    var phi_15104_: type_84;
    var phi_15105_: bool;
    var phi_15106_: type_84;
    var phi_15107_: bool;
    var phi_15112_: type_84;
    var phi_15192_: type_84;
    var phi_14715_: u32;
    var phi_14718_: type_84;
    var local_121: type_84;
    var local_122: type_84;
    var phi_15205_: u32;
    var phi_15208_: type_84;
    var phi_15206_: u32;
    var phi_15209_: type_84;
    var local_123: type_84;
    var local_124: type_84;
    var phi_15303_: type_84;
    var phi_15309_: u32;
    var phi_15312_: type_84;
    var phi_15310_: u32;
    var phi_15313_: type_84;
    var phi_15403_: type_84;
    var local_125: type_84;
    var local_126: type_84;
    var local_127: type_84;
    var local_128: type_84;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e373.z] = _e372.x;
    let _e381 = local_120[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e387 = (_e386 * 2048u);
    let _e390 = features_1.member[_e387];
    let _e392 = (_e390.x * 2u);
    let _e395 = moving.member[_e392];
    let _e400 = (_e390.y * 2u);
    let _e403 = moving.member[_e400];
    let _e408 = (_e390.z * 2u);
    let _e411 = moving.member[_e408];
    let _e418 = moving.member[(_e392 + 1u)];
    let _e425 = moving.member[(_e400 + 1u)];
    let _e432 = moving.member[(_e408 + 1u)];
    let _e437 = select(_e403.x, _e395.x, (_e395.x < _e403.x));
    let _e439 = select(_e403.y, _e395.y, (_e395.y < _e403.y));
    let _e441 = select(_e403.z, _e395.z, (_e395.z < _e403.z));
    let _e443 = select(_e411.x, _e437, (_e437 < _e411.x));
    let _e445 = select(_e411.y, _e439, (_e439 < _e411.y));
    let _e447 = select(_e411.z, _e441, (_e441 < _e411.z));
    let _e449 = select(_e425.x, _e418.x, (_e418.x < _e425.x));
    let _e451 = select(_e425.y, _e418.y, (_e418.y < _e425.y));
    let _e453 = select(_e425.z, _e418.z, (_e418.z < _e425.z));
    let _e455 = select(_e432.x, _e449, (_e449 < _e432.x));
    let _e457 = select(_e432.y, _e451, (_e451 < _e432.y));
    let _e459 = select(_e432.z, _e453, (_e453 < _e432.z));
    let _e461 = select(_e455, _e443, (_e443 < _e455));
    let _e463 = select(_e457, _e445, (_e445 < _e457));
    let _e465 = select(_e459, _e447, (_e447 < _e459));
    let _e467 = select(_e403.x, _e395.x, (_e395.x > _e403.x));
    let _e469 = select(_e403.y, _e395.y, (_e395.y > _e403.y));
    let _e471 = select(_e403.z, _e395.z, (_e395.z > _e403.z));
    let _e473 = select(_e411.x, _e467, (_e467 > _e411.x));
    let _e475 = select(_e411.y, _e469, (_e469 > _e411.y));
    let _e477 = select(_e411.z, _e471, (_e471 > _e411.z));
    let _e479 = select(_e425.x, _e418.x, (_e418.x > _e425.x));
    let _e481 = select(_e425.y, _e418.y, (_e418.y > _e425.y));
    let _e483 = select(_e425.z, _e418.z, (_e418.z > _e425.z));
    let _e485 = select(_e432.x, _e479, (_e479 > _e432.x));
    let _e487 = select(_e432.y, _e481, (_e481 > _e432.y));
    let _e489 = select(_e432.z, _e483, (_e483 > _e432.z));
    let _e491 = select(_e485, _e473, (_e473 > _e485));
    let _e493 = select(_e487, _e475, (_e475 > _e487));
    let _e495 = select(_e489, _e477, (_e477 > _e489));
    let _e497 = (0.5f * (_e461 + _e491));
    let _e499 = (0.5f * (_e463 + _e493));
    let _e501 = (0.5f * (_e465 + _e495));
    if ((bitcast<u32>(_e461) & 2139095040u) != 2139095040u) {
        let _e507 = ((bitcast<u32>(_e463) & 2139095040u) != 2139095040u);
        if _e507 {
            phi_14576_ = ((bitcast<u32>(_e465) & 2139095040u) != 2139095040u);
        } else {
            phi_14576_ = bool();
        }
        let _e512 = phi_14576_;
        phi_14578_ = _e512;
        phi_14579_ = select(true, false, _e507);
    } else {
        phi_14578_ = bool();
        phi_14579_ = true;
    }
    let _e515 = phi_14578_;
    let _e517 = phi_14579_;
    if select(_e515, false, _e517) {
        if ((bitcast<u32>(_e491) & 2139095040u) != 2139095040u) {
            let _e524 = ((bitcast<u32>(_e493) & 2139095040u) != 2139095040u);
            if _e524 {
                phi_14602_ = ((bitcast<u32>(_e495) & 2139095040u) != 2139095040u);
            } else {
                phi_14602_ = bool();
            }
            let _e529 = phi_14602_;
            phi_14604_ = _e529;
            phi_14605_ = select(true, false, _e524);
        } else {
            phi_14604_ = bool();
            phi_14605_ = true;
        }
        let _e532 = phi_14604_;
        let _e534 = phi_14605_;
        if select(_e532, false, _e534) {
            if ((bitcast<u32>(_e497) & 2139095040u) != 2139095040u) {
                let _e541 = ((bitcast<u32>(_e499) & 2139095040u) != 2139095040u);
                if _e541 {
                    phi_14628_ = ((bitcast<u32>(_e501) & 2139095040u) != 2139095040u);
                } else {
                    phi_14628_ = bool();
                }
                let _e546 = phi_14628_;
                phi_14630_ = _e546;
                phi_14631_ = select(true, false, _e541);
            } else {
                phi_14630_ = bool();
                phi_14631_ = true;
            }
            let _e549 = phi_14630_;
            let _e551 = phi_14631_;
            let _e552 = select(_e549, false, _e551);
            if _e552 {
                let _e554 = select(_e491, _e461, (_e461 < _e491));
                let _e556 = select(_e493, _e463, (_e463 < _e493));
                let _e558 = select(_e495, _e465, (_e465 < _e495));
                let _e567 = select(_e491, _e461, (_e461 > _e491));
                let _e569 = select(_e493, _e463, (_e463 > _e493));
                let _e571 = select(_e495, _e465, (_e465 > _e495));
                phi_14702_ = type_84(vec4<f32>(select(_e497, _e554, (_e554 < _e497)), select(_e499, _e556, (_e556 < _e499)), select(_e501, _e558, (_e558 < _e501)), 0f), vec4<f32>(select(_e497, _e567, (_e567 > _e497)), select(_e499, _e569, (_e569 > _e499)), select(_e501, _e571, (_e571 > _e501)), 0f));
            } else {
                phi_14702_ = type_84();
            }
            let _e581 = phi_14702_;
            phi_14704_ = _e581;
            phi_14705_ = select(true, false, _e552);
        } else {
            phi_14704_ = type_84();
            phi_14705_ = true;
        }
        let _e584 = phi_14704_;
        let _e586 = phi_14705_;
        phi_14706_ = _e584;
        phi_14707_ = _e586;
    } else {
        phi_14706_ = type_84();
        phi_14707_ = true;
    }
    let _e588 = phi_14706_;
    let _e590 = phi_14707_;
    if _e590 {
        phi_14712_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_14712_ = _e588;
    }
    let _e592 = phi_14712_;
    phi_14714_ = _e381;
    phi_14717_ = _e592;
    loop {
        let _e594 = phi_14714_;
        let _e596 = phi_14717_;
        local_121 = _e596;
        local_122 = _e596;
        local_125 = _e596;
        local_127 = _e596;
        let _e597 = (_e594 < 2048u);
        if _e597 {
            let _e598 = (_e387 + _e594);
            let _e601 = params_2.member.member;
            if (_e598 < _e601) {
                let _e605 = features_1.member[_e598];
                let _e607 = (_e605.x * 2u);
                let _e610 = moving.member[_e607];
                let _e615 = (_e605.y * 2u);
                let _e618 = moving.member[_e615];
                let _e623 = (_e605.z * 2u);
                let _e626 = moving.member[_e623];
                let _e633 = moving.member[(_e607 + 1u)];
                let _e640 = moving.member[(_e615 + 1u)];
                let _e647 = moving.member[(_e623 + 1u)];
                let _e652 = select(_e618.x, _e610.x, (_e610.x < _e618.x));
                let _e654 = select(_e618.y, _e610.y, (_e610.y < _e618.y));
                let _e656 = select(_e618.z, _e610.z, (_e610.z < _e618.z));
                let _e658 = select(_e626.x, _e652, (_e652 < _e626.x));
                let _e660 = select(_e626.y, _e654, (_e654 < _e626.y));
                let _e662 = select(_e626.z, _e656, (_e656 < _e626.z));
                let _e664 = select(_e640.x, _e633.x, (_e633.x < _e640.x));
                let _e666 = select(_e640.y, _e633.y, (_e633.y < _e640.y));
                let _e668 = select(_e640.z, _e633.z, (_e633.z < _e640.z));
                let _e670 = select(_e647.x, _e664, (_e664 < _e647.x));
                let _e672 = select(_e647.y, _e666, (_e666 < _e647.y));
                let _e674 = select(_e647.z, _e668, (_e668 < _e647.z));
                let _e676 = select(_e670, _e658, (_e658 < _e670));
                let _e678 = select(_e672, _e660, (_e660 < _e672));
                let _e680 = select(_e674, _e662, (_e662 < _e674));
                let _e682 = select(_e618.x, _e610.x, (_e610.x > _e618.x));
                let _e684 = select(_e618.y, _e610.y, (_e610.y > _e618.y));
                let _e686 = select(_e618.z, _e610.z, (_e610.z > _e618.z));
                let _e688 = select(_e626.x, _e682, (_e682 > _e626.x));
                let _e690 = select(_e626.y, _e684, (_e684 > _e626.y));
                let _e692 = select(_e626.z, _e686, (_e686 > _e626.z));
                let _e694 = select(_e640.x, _e633.x, (_e633.x > _e640.x));
                let _e696 = select(_e640.y, _e633.y, (_e633.y > _e640.y));
                let _e698 = select(_e640.z, _e633.z, (_e633.z > _e640.z));
                let _e700 = select(_e647.x, _e694, (_e694 > _e647.x));
                let _e702 = select(_e647.y, _e696, (_e696 > _e647.y));
                let _e704 = select(_e647.z, _e698, (_e698 > _e647.z));
                let _e706 = select(_e700, _e688, (_e688 > _e700));
                let _e708 = select(_e702, _e690, (_e690 > _e702));
                let _e710 = select(_e704, _e692, (_e692 > _e704));
                let _e712 = (0.5f * (_e676 + _e706));
                let _e714 = (0.5f * (_e678 + _e708));
                let _e716 = (0.5f * (_e680 + _e710));
                let _e717 = (_e598 * 3u);
                let _e718 = bitcast<u32>(_e676);
                let _e719 = bitcast<u32>(_e678);
                let _e720 = bitcast<u32>(_e680);
                corners_1.member[_e717] = vec4<u32>(_e718, _e719, _e720, 0u);
                let _e725 = bitcast<u32>(_e706);
                let _e726 = bitcast<u32>(_e708);
                let _e727 = bitcast<u32>(_e710);
                corners_1.member[(_e717 + 1u)] = vec4<u32>(_e725, _e726, _e727, 0u);
                let _e732 = bitcast<u32>(_e712);
                let _e733 = bitcast<u32>(_e714);
                let _e734 = bitcast<u32>(_e716);
                corners_1.member[(_e717 + 2u)] = vec4<u32>(_e732, _e733, _e734, 0u);
                if ((_e718 & 2139095040u) != 2139095040u) {
                    let _e741 = ((_e719 & 2139095040u) != 2139095040u);
                    if _e741 {
                        phi_14976_ = ((_e720 & 2139095040u) != 2139095040u);
                    } else {
                        phi_14976_ = bool();
                    }
                    let _e745 = phi_14976_;
                    phi_14978_ = _e745;
                    phi_14979_ = select(true, false, _e741);
                } else {
                    phi_14978_ = bool();
                    phi_14979_ = true;
                }
                let _e748 = phi_14978_;
                let _e750 = phi_14979_;
                if select(_e748, false, _e750) {
                    if ((_e725 & 2139095040u) != 2139095040u) {
                        let _e755 = ((_e726 & 2139095040u) != 2139095040u);
                        if _e755 {
                            phi_15002_ = ((_e727 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15002_ = bool();
                        }
                        let _e759 = phi_15002_;
                        phi_15004_ = _e759;
                        phi_15005_ = select(true, false, _e755);
                    } else {
                        phi_15004_ = bool();
                        phi_15005_ = true;
                    }
                    let _e762 = phi_15004_;
                    let _e764 = phi_15005_;
                    if select(_e762, false, _e764) {
                        if ((_e732 & 2139095040u) != 2139095040u) {
                            let _e769 = ((_e733 & 2139095040u) != 2139095040u);
                            if _e769 {
                                phi_15028_ = ((_e734 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15028_ = bool();
                            }
                            let _e773 = phi_15028_;
                            phi_15030_ = _e773;
                            phi_15031_ = select(true, false, _e769);
                        } else {
                            phi_15030_ = bool();
                            phi_15031_ = true;
                        }
                        let _e776 = phi_15030_;
                        let _e778 = phi_15031_;
                        let _e779 = select(_e776, false, _e778);
                        if _e779 {
                            let _e781 = select(_e706, _e676, (_e676 < _e706));
                            let _e783 = select(_e708, _e678, (_e678 < _e708));
                            let _e785 = select(_e710, _e680, (_e680 < _e710));
                            let _e794 = select(_e706, _e676, (_e676 > _e706));
                            let _e796 = select(_e708, _e678, (_e678 > _e708));
                            let _e798 = select(_e710, _e680, (_e680 > _e710));
                            phi_15102_ = type_84(vec4<f32>(select(_e712, _e781, (_e781 < _e712)), select(_e714, _e783, (_e783 < _e714)), select(_e716, _e785, (_e785 < _e716)), 0f), vec4<f32>(select(_e712, _e794, (_e794 > _e712)), select(_e714, _e796, (_e796 > _e714)), select(_e716, _e798, (_e798 > _e716)), 0f));
                        } else {
                            phi_15102_ = type_84();
                        }
                        let _e808 = phi_15102_;
                        phi_15104_ = _e808;
                        phi_15105_ = select(true, false, _e779);
                    } else {
                        phi_15104_ = type_84();
                        phi_15105_ = true;
                    }
                    let _e811 = phi_15104_;
                    let _e813 = phi_15105_;
                    phi_15106_ = _e811;
                    phi_15107_ = _e813;
                } else {
                    phi_15106_ = type_84();
                    phi_15107_ = true;
                }
                let _e815 = phi_15106_;
                let _e817 = phi_15107_;
                if _e817 {
                    phi_15112_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15112_ = _e815;
                }
                let _e819 = phi_15112_;
                phi_15192_ = type_84(vec4<f32>(select(_e819.member.x, _e596.member.x, (_e596.member.x < _e819.member.x)), select(_e819.member.y, _e596.member.y, (_e596.member.y < _e819.member.y)), select(_e819.member.z, _e596.member.z, (_e596.member.z < _e819.member.z)), select(_e819.member.w, _e596.member.w, (_e596.member.w < _e819.member.w))), vec4<f32>(select(_e819.member_1.x, _e596.member_1.x, (_e596.member_1.x > _e819.member_1.x)), select(_e819.member_1.y, _e596.member_1.y, (_e596.member_1.y > _e819.member_1.y)), select(_e819.member_1.z, _e596.member_1.z, (_e596.member_1.z > _e819.member_1.z)), select(_e819.member_1.w, _e596.member_1.w, (_e596.member_1.w > _e819.member_1.w))));
            } else {
                phi_15192_ = _e596;
            }
            let _e860 = phi_15192_;
            phi_14715_ = (_e594 + (256u * _e374.z));
            phi_14718_ = _e860;
        } else {
            break;
        }
        let _e864 = phi_14715_;
        let _e866 = phi_14718_;
        continue;
        continuing {
            phi_14714_ = _e864;
            phi_14717_ = _e866;
        }
    }
    let _e869 = local_121;
    lows[_e381] = _e869.member;
    let _e873 = local_122;
    highs[_e381] = _e873.member_1;
    workgroupBarrier();
    if ((_e381 & 15u) == 0u) {
        phi_15205_ = 1u;
        let _e1041 = local_125;
        phi_15208_ = _e1041;
        loop {
            let _e879 = phi_15205_;
            let _e881 = phi_15208_;
            local_123 = _e881;
            local_124 = _e881;
            local_126 = _e881;
            let _e882 = (_e879 < 16u);
            if _e882 {
                let _e883 = (_e381 + _e879);
                let _e885 = lows[_e883];
                let _e887 = highs[_e883];
                phi_15206_ = (_e879 + _e374.z);
                phi_15209_ = type_84(vec4<f32>(select(_e885.x, _e881.member.x, (_e881.member.x < _e885.x)), select(_e885.y, _e881.member.y, (_e881.member.y < _e885.y)), select(_e885.z, _e881.member.z, (_e881.member.z < _e885.z)), select(_e885.w, _e881.member.w, (_e881.member.w < _e885.w))), vec4<f32>(select(_e887.x, _e881.member_1.x, (_e881.member_1.x > _e887.x)), select(_e887.y, _e881.member_1.y, (_e881.member_1.y > _e887.y)), select(_e887.z, _e881.member_1.z, (_e881.member_1.z > _e887.z)), select(_e887.w, _e881.member_1.w, (_e881.member_1.w > _e887.w))));
            } else {
                break;
            }
            let _e927 = phi_15206_;
            let _e929 = phi_15209_;
            continue;
            continuing {
                phi_15205_ = _e927;
                phi_15208_ = _e929;
            }
        }
        let _e932 = local_123;
        lows[_e381] = _e932.member;
        let _e935 = local_124;
        highs[_e381] = _e935.member_1;
        let _e1048 = local_126;
        phi_15303_ = _e1048;
    } else {
        let _e1050 = local_127;
        phi_15303_ = _e1050;
    }
    let _e938 = phi_15303_;
    workgroupBarrier();
    let _e939 = (_e381 == 0u);
    if _e939 {
        phi_15309_ = 16u;
        phi_15312_ = _e938;
        loop {
            let _e941 = phi_15309_;
            let _e943 = phi_15312_;
            local_128 = _e943;
            let _e944 = (_e941 < 256u);
            if _e944 {
                let _e946 = lows[_e941];
                let _e948 = highs[_e941];
                phi_15310_ = (_e941 + (16u * _e374.z));
                phi_15313_ = type_84(vec4<f32>(select(_e946.x, _e943.member.x, (_e943.member.x < _e946.x)), select(_e946.y, _e943.member.y, (_e943.member.y < _e946.y)), select(_e946.z, _e943.member.z, (_e943.member.z < _e946.z)), select(_e946.w, _e943.member.w, (_e943.member.w < _e946.w))), vec4<f32>(select(_e948.x, _e943.member_1.x, (_e943.member_1.x > _e948.x)), select(_e948.y, _e943.member_1.y, (_e943.member_1.y > _e948.y)), select(_e948.z, _e943.member_1.z, (_e943.member_1.z > _e948.z)), select(_e948.w, _e943.member_1.w, (_e943.member_1.w > _e948.w))));
            } else {
                break;
            }
            let _e989 = phi_15310_;
            let _e991 = phi_15313_;
            continue;
            continuing {
                phi_15309_ = _e989;
                phi_15312_ = _e991;
            }
        }
        let _e1057 = local_128;
        phi_15403_ = _e1057;
    } else {
        phi_15403_ = _e938;
    }
    let _e994 = phi_15403_;
    if _e939 {
        low.member[_e386] = _e994.member;
        high.member[_e386] = _e994.member_1;
    }
    return;
}

fn function_40() {
    var phi_15450_: u32;
    var phi_15453_: u32;
    var phi_15455_: u32;
    var phi_15457_: u32;
    var phi_15507_: type_56;
    var phi_15671_: u32;
    var phi_15693_: u32;
    var phi_15715_: u32;
    var phi_17651_: u32;
    var phi_17654_: u32;
    var phi_17652_: u32;
    var phi_17655_: u32;
    var local_129: u32;
    var phi_17970_: u32;
    var local_130: u32;
    var phi_17974_: u32;
    var phi_17975_: u32;
    var phi_18244_: u32;
    var phi_18247_: u32;
    var phi_18613_: u32;
    var phi_18614_: u32;
    var phi_18245_: u32;
    var phi_18248_: u32;
    var phi_18616_: bool;
    var local_131: u32;
    var phi_18624_: u32;
    var phi_18625_: u32;
    var phi_18634_: u32;
    var phi_18637_: u32;
    var phi_18635_: u32;
    var phi_18638_: u32;
    var phi_18661_: u32;
    var phi_18662_: u32;
    var phi_18663_: u32;
    var phi_15451_: u32;
    var phi_15454_: u32;
    var phi_15456_: u32;
    var phi_15458_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e386 = tiles.member[0u];
    let _e389 = params_3.member.member;
    phi_15450_ = 0u;
    phi_15453_ = 0u;
    phi_15455_ = 0u;
    phi_15457_ = 0u;
    loop {
        let _e393 = phi_15450_;
        let _e395 = phi_15453_;
        let _e397 = phi_15455_;
        let _e399 = phi_15457_;
        local_132 = _e399;
        local_133 = _e399;
        local_134 = _e399;
        local_135 = _e397;
        local_136 = _e397;
        local_137 = _e397;
        local_138 = _e395;
        local_139 = _e395;
        local_140 = _e395;
        let _e400 = (_e393 < 8u);
        if _e400 {
            let _e404 = (((((_e372.x + (_e372.y * _e373.x)) * 8u) + _e393) * 256u) + _e371.x);
            if (_e404 < select(0u, _e386, (_e386 <= _e389))) {
                let _e407 = pairs.member[_e404];
                let _e410 = ((_e407 >> bitcast<u32>(16i)) * 2u);
                let _e413 = tiles.member[(4u + _e410)];
                let _e420 = boxes.member[((_e413 * 256u) + ((_e407 >> bitcast<u32>(8i)) & 255u))];
                let _e424 = tiles.member[(_e410 + 5u)];
                let _e429 = boxes.member[((_e424 * 256u) + (_e407 & 255u))];
                if (_e420.x < _e429.x) {
                    phi_15507_ = type_56(_e420.x, _e429.x);
                } else {
                    phi_15507_ = type_56(_e429.x, _e420.x);
                }
                let _e435 = phi_15507_;
                let _e440 = features.member[_e435.member];
                let _e443 = features.member[_e435.member_1];
                let _e445 = (_e440.x * 2u);
                let _e448 = moving_1.member[_e445];
                let _e453 = (_e440.y * 2u);
                let _e456 = moving_1.member[_e453];
                let _e461 = (_e440.z * 2u);
                let _e464 = moving_1.member[_e461];
                let _e471 = moving_1.member[(_e445 + 1u)];
                let _e478 = moving_1.member[(_e453 + 1u)];
                let _e485 = moving_1.member[(_e461 + 1u)];
                let _e490 = (_e443.x * 2u);
                let _e493 = moving_1.member[_e490];
                let _e498 = (_e443.y * 2u);
                let _e501 = moving_1.member[_e498];
                let _e506 = (_e443.z * 2u);
                let _e509 = moving_1.member[_e506];
                let _e516 = moving_1.member[(_e490 + 1u)];
                let _e523 = moving_1.member[(_e498 + 1u)];
                let _e530 = moving_1.member[(_e506 + 1u)];
                let _e548 = ((_e443.w >> bitcast<u32>(3i)) & 7u);
                if (((_e440.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_15671_ = (_e548 << bitcast<u32>(6u));
                } else {
                    phi_15671_ = 0u;
                }
                let _e561 = phi_15671_;
                if (((_e440.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_15693_ = (_e548 << bitcast<u32>(9u));
                } else {
                    phi_15693_ = 0u;
                }
                let _e570 = phi_15693_;
                if (((_e440.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_15715_ = (_e548 << bitcast<u32>(12u));
                } else {
                    phi_15715_ = 0u;
                }
                let _e579 = phi_15715_;
                let _e582 = select(0u, 1u, (_e440.x == _e443.x));
                let _e584 = select(0u, 1u, (_e440.x == _e443.y));
                let _e587 = select(0u, 1u, (_e440.x == _e443.z));
                let _e590 = select(0u, 1u, (_e440.y == _e443.x));
                let _e592 = select(0u, 1u, (_e440.y == _e443.y));
                let _e595 = select(0u, 1u, (_e440.y == _e443.z));
                let _e601 = select(0u, 1u, (_e440.z == _e443.x));
                let _e603 = select(0u, 1u, (_e440.z == _e443.y));
                let _e606 = select(0u, 1u, (_e440.z == _e443.z));
                let _e739 = (((((((_e440.w & 7u) | ((_e443.w & 7u) << bitcast<u32>(3i))) | _e561) | _e570) | _e579) & (~(((((((((((_e582 | _e584) | _e587) | (((_e590 | _e592) | _e595) << bitcast<u32>(1i))) | (((_e601 | _e603) | _e606) << bitcast<u32>(2i))) | (((_e582 | _e590) | _e601) << bitcast<u32>(3i))) | (((_e584 | _e592) | _e603) << bitcast<u32>(4i))) | (((_e587 | _e595) | _e606) << bitcast<u32>(5i))) | ((((((_e582 << bitcast<u32>(6u)) | (_e584 << bitcast<u32>(6u))) | (_e590 << bitcast<u32>(6u))) | (_e592 << bitcast<u32>(6u))) | ((((_e584 << bitcast<u32>(7u)) | (_e587 << bitcast<u32>(7u))) | (_e592 << bitcast<u32>(7u))) | (_e595 << bitcast<u32>(7u)))) | ((((_e587 << bitcast<u32>(8u)) | (_e582 << bitcast<u32>(8u))) | (_e595 << bitcast<u32>(8u))) | (_e590 << bitcast<u32>(8u))))) | ((((((_e590 << bitcast<u32>(9u)) | (_e592 << bitcast<u32>(9u))) | (_e601 << bitcast<u32>(9u))) | (_e603 << bitcast<u32>(9u))) | ((((_e592 << bitcast<u32>(10u)) | (_e595 << bitcast<u32>(10u))) | (_e603 << bitcast<u32>(10u))) | (_e606 << bitcast<u32>(10u)))) | ((((_e595 << bitcast<u32>(11u)) | (_e590 << bitcast<u32>(11u))) | (_e606 << bitcast<u32>(11u))) | (_e601 << bitcast<u32>(11u))))) | ((((((_e601 << bitcast<u32>(12u)) | (_e603 << bitcast<u32>(12u))) | (_e582 << bitcast<u32>(12u))) | (_e584 << bitcast<u32>(12u))) | ((((_e603 << bitcast<u32>(13u)) | (_e606 << bitcast<u32>(13u))) | (_e584 << bitcast<u32>(13u))) | (_e587 << bitcast<u32>(13u)))) | ((((_e606 << bitcast<u32>(14u)) | (_e601 << bitcast<u32>(14u))) | (_e587 << bitcast<u32>(14u))) | (_e582 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e443.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e440.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e739 == 0u) {
                    phi_17974_ = _e739;
                    phi_17975_ = _e399;
                } else {
                    let _e743 = params_3.member.member_4;
                    phi_17651_ = 0u;
                    phi_17654_ = 0u;
                    loop {
                        let _e745 = phi_17651_;
                        let _e747 = phi_17654_;
                        local_129 = _e747;
                        local_130 = _e747;
                        let _e748 = (_e745 < 3u);
                        if _e748 {
                            let _e749 = (_e745 & 31u);
                            let _e753 = f32(((89u >> bitcast<u32>(_e749)) & 1u));
                            let _e762 = (f32(((170u >> bitcast<u32>(_e749)) & 1u)) - f32(((64u >> bitcast<u32>(_e749)) & 1u)));
                            let _e771 = (f32(((52u >> bitcast<u32>(_e749)) & 1u)) - f32(((128u >> bitcast<u32>(_e749)) & 1u)));
                            let _e776 = (((_e753 * _e448.x) + (_e762 * _e448.y)) + (_e771 * _e448.z));
                            let _e781 = (((_e753 * _e456.x) + (_e762 * _e456.y)) + (_e771 * _e456.z));
                            let _e786 = (((_e753 * _e464.x) + (_e762 * _e464.y)) + (_e771 * _e464.z));
                            let _e791 = (((_e753 * _e471.x) + (_e762 * _e471.y)) + (_e771 * _e471.z));
                            let _e796 = (((_e753 * _e478.x) + (_e762 * _e478.y)) + (_e771 * _e478.z));
                            let _e801 = (((_e753 * _e485.x) + (_e762 * _e485.y)) + (_e771 * _e485.z));
                            let _e818 = (((_e753 * _e493.x) + (_e762 * _e493.y)) + (_e771 * _e493.z));
                            let _e823 = (((_e753 * _e501.x) + (_e762 * _e501.y)) + (_e771 * _e501.z));
                            let _e828 = (((_e753 * _e509.x) + (_e762 * _e509.y)) + (_e771 * _e509.z));
                            let _e833 = (((_e753 * _e516.x) + (_e762 * _e516.y)) + (_e771 * _e516.z));
                            let _e838 = (((_e753 * _e523.x) + (_e762 * _e523.y)) + (_e771 * _e523.z));
                            let _e843 = (((_e753 * _e530.x) + (_e762 * _e530.y)) + (_e771 * _e530.z));
                            let _e845 = select(_e833, _e818, (_e818 < _e833));
                            let _e847 = select(_e838, _e823, (_e823 < _e838));
                            let _e849 = select(_e843, _e828, (_e828 < _e843));
                            let _e851 = select(_e833, _e818, (_e818 > _e833));
                            let _e853 = select(_e838, _e823, (_e823 > _e838));
                            let _e855 = select(_e843, _e828, (_e828 > _e843));
                            let _e856 = (select(_e791, _e776, (_e776 < _e791)) - _e743);
                            let _e857 = (select(_e796, _e781, (_e781 < _e796)) - _e743);
                            let _e858 = (select(_e801, _e786, (_e786 < _e801)) - _e743);
                            let _e859 = (select(_e791, _e776, (_e776 > _e791)) + _e743);
                            let _e860 = (select(_e796, _e781, (_e781 > _e796)) + _e743);
                            let _e861 = (select(_e801, _e786, (_e786 > _e801)) + _e743);
                            let _e863 = select(_e857, _e856, (_e856 < _e857));
                            let _e865 = select(_e858, _e857, (_e857 < _e858));
                            let _e867 = select(_e856, _e858, (_e858 < _e856));
                            let _e869 = select(_e860, _e859, (_e859 > _e860));
                            let _e871 = select(_e861, _e860, (_e860 > _e861));
                            let _e873 = select(_e859, _e861, (_e861 > _e859));
                            let _e875 = select(_e847, _e845, (_e845 < _e847));
                            let _e877 = select(_e849, _e847, (_e847 < _e849));
                            let _e879 = select(_e845, _e849, (_e849 < _e845));
                            let _e881 = select(_e853, _e851, (_e851 > _e853));
                            let _e883 = select(_e855, _e853, (_e853 > _e855));
                            let _e885 = select(_e851, _e855, (_e855 > _e851));
                            let _e887 = select(_e858, _e863, (_e863 < _e858));
                            let _e889 = select(_e849, _e875, (_e875 < _e849));
                            let _e891 = select(_e861, _e869, (_e869 > _e861));
                            let _e893 = select(_e855, _e881, (_e881 > _e855));
                            let _e1007 = ((((select(0u, 1u, (_e859 < _e889)) | (select(0u, 1u, (_e860 < _e889)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e861 < _e889)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e845 > _e891)) | (select(0u, 1u, (_e847 > _e891)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e849 > _e891)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e875 > _e869)) | (select(0u, 1u, (_e877 > _e869)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e879 > _e869)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e875 > _e871)) | (select(0u, 1u, (_e877 > _e871)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e879 > _e871)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e875 > _e873)) | (select(0u, 1u, (_e877 > _e873)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e879 > _e873)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1037 = ((((select(0u, 1u, (_e856 > _e893)) | (select(0u, 1u, (_e857 > _e893)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e858 > _e893)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e851 < _e887)) | (select(0u, 1u, (_e853 < _e887)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e855 < _e887)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e881 < _e863)) | (select(0u, 1u, (_e883 < _e863)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e885 < _e863)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e881 < _e865)) | (select(0u, 1u, (_e883 < _e865)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e885 < _e865)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e881 < _e867)) | (select(0u, 1u, (_e883 < _e867)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e885 < _e867)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_17652_ = (_e745 + _e373.z);
                            phi_17655_ = (_e747 | ((_e1007 | _e1037) | (select(0u, 1u, ((_e1007 == 32767u) || (_e1037 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1049 = phi_17652_;
                        let _e1051 = phi_17655_;
                        continue;
                        continuing {
                            phi_17651_ = _e1049;
                            phi_17654_ = _e1051;
                        }
                    }
                    let _e1054 = local_129;
                    if ((_e1054 & 32768u) == 0u) {
                        phi_17970_ = countOneBits(_e739);
                    } else {
                        phi_17970_ = 0u;
                    }
                    let _e1059 = phi_17970_;
                    let _e1062 = local_130;
                    phi_17974_ = (_e739 & ~(_e1062));
                    phi_17975_ = (_e399 + _e1059);
                }
                let _e1066 = phi_17974_;
                let _e1068 = phi_17975_;
                let _e1078 = params_3.member.member_3;
                if ((_e1078 & 1u) == 0u) {
                    phi_18625_ = _e1066;
                } else {
                    if (_e1066 == 0u) {
                        phi_18624_ = _e1066;
                    } else {
                        let _e1084 = params_3.member.member_4;
                        let _e1085 = (_e448.x - _e448.x);
                        let _e1086 = (_e448.y - _e448.y);
                        let _e1087 = (_e448.z - _e448.z);
                        let _e1088 = (_e456.x - _e448.x);
                        let _e1089 = (_e456.y - _e448.y);
                        let _e1090 = (_e456.z - _e448.z);
                        let _e1091 = (_e464.x - _e448.x);
                        let _e1092 = (_e464.y - _e448.y);
                        let _e1093 = (_e464.z - _e448.z);
                        let _e1094 = (_e493.x - _e448.x);
                        let _e1095 = (_e493.y - _e448.y);
                        let _e1096 = (_e493.z - _e448.z);
                        let _e1097 = (_e501.x - _e448.x);
                        let _e1098 = (_e501.y - _e448.y);
                        let _e1099 = (_e501.z - _e448.z);
                        let _e1100 = (_e509.x - _e448.x);
                        let _e1101 = (_e509.y - _e448.y);
                        let _e1102 = (_e509.z - _e448.z);
                        let _e1103 = (_e471.x - _e471.x);
                        let _e1104 = (_e471.y - _e471.y);
                        let _e1105 = (_e471.z - _e471.z);
                        let _e1106 = (_e478.x - _e471.x);
                        let _e1107 = (_e478.y - _e471.y);
                        let _e1108 = (_e478.z - _e471.z);
                        let _e1109 = (_e485.x - _e471.x);
                        let _e1110 = (_e485.y - _e471.y);
                        let _e1111 = (_e485.z - _e471.z);
                        let _e1112 = (_e516.x - _e471.x);
                        let _e1113 = (_e516.y - _e471.y);
                        let _e1114 = (_e516.z - _e471.z);
                        let _e1115 = (_e523.x - _e471.x);
                        let _e1116 = (_e523.y - _e471.y);
                        let _e1117 = (_e523.z - _e471.z);
                        let _e1118 = (_e530.x - _e471.x);
                        let _e1119 = (_e530.y - _e471.y);
                        let _e1120 = (_e530.z - _e471.z);
                        let _e1122 = ((1.5f * _e1084) + 0.0000000000000000000000000000000000030092655f);
                        let _e1123 = abs(_e1085);
                        let _e1124 = abs(_e1086);
                        let _e1126 = select(_e1124, _e1123, (_e1123 > _e1124));
                        let _e1127 = abs(_e1087);
                        let _e1129 = select(_e1127, _e1126, (_e1126 > _e1127));
                        let _e1130 = abs(_e1088);
                        let _e1131 = abs(_e1089);
                        let _e1133 = select(_e1131, _e1130, (_e1130 > _e1131));
                        let _e1134 = abs(_e1090);
                        let _e1136 = select(_e1134, _e1133, (_e1133 > _e1134));
                        let _e1138 = select(_e1136, _e1129, (_e1129 > _e1136));
                        let _e1139 = abs(_e1091);
                        let _e1140 = abs(_e1092);
                        let _e1142 = select(_e1140, _e1139, (_e1139 > _e1140));
                        let _e1143 = abs(_e1093);
                        let _e1145 = select(_e1143, _e1142, (_e1142 > _e1143));
                        let _e1147 = select(_e1145, _e1138, (_e1138 > _e1145));
                        let _e1148 = abs(_e1094);
                        let _e1149 = abs(_e1095);
                        let _e1151 = select(_e1149, _e1148, (_e1148 > _e1149));
                        let _e1152 = abs(_e1096);
                        let _e1154 = select(_e1152, _e1151, (_e1151 > _e1152));
                        let _e1155 = abs(_e1097);
                        let _e1156 = abs(_e1098);
                        let _e1158 = select(_e1156, _e1155, (_e1155 > _e1156));
                        let _e1159 = abs(_e1099);
                        let _e1161 = select(_e1159, _e1158, (_e1158 > _e1159));
                        let _e1163 = select(_e1161, _e1154, (_e1154 > _e1161));
                        let _e1164 = abs(_e1100);
                        let _e1165 = abs(_e1101);
                        let _e1167 = select(_e1165, _e1164, (_e1164 > _e1165));
                        let _e1168 = abs(_e1102);
                        let _e1170 = select(_e1168, _e1167, (_e1167 > _e1168));
                        let _e1172 = select(_e1170, _e1163, (_e1163 > _e1170));
                        let _e1176 = ((0.0000019073486f * select(_e1172, _e1147, (_e1147 > _e1172))) + _e1122);
                        let _e1177 = abs(_e1103);
                        let _e1178 = abs(_e1104);
                        let _e1180 = select(_e1178, _e1177, (_e1177 > _e1178));
                        let _e1181 = abs(_e1105);
                        let _e1183 = select(_e1181, _e1180, (_e1180 > _e1181));
                        let _e1184 = abs(_e1106);
                        let _e1185 = abs(_e1107);
                        let _e1187 = select(_e1185, _e1184, (_e1184 > _e1185));
                        let _e1188 = abs(_e1108);
                        let _e1190 = select(_e1188, _e1187, (_e1187 > _e1188));
                        let _e1192 = select(_e1190, _e1183, (_e1183 > _e1190));
                        let _e1193 = abs(_e1109);
                        let _e1194 = abs(_e1110);
                        let _e1196 = select(_e1194, _e1193, (_e1193 > _e1194));
                        let _e1197 = abs(_e1111);
                        let _e1199 = select(_e1197, _e1196, (_e1196 > _e1197));
                        let _e1201 = select(_e1199, _e1192, (_e1192 > _e1199));
                        let _e1202 = abs(_e1112);
                        let _e1203 = abs(_e1113);
                        let _e1205 = select(_e1203, _e1202, (_e1202 > _e1203));
                        let _e1206 = abs(_e1114);
                        let _e1208 = select(_e1206, _e1205, (_e1205 > _e1206));
                        let _e1209 = abs(_e1115);
                        let _e1210 = abs(_e1116);
                        let _e1212 = select(_e1210, _e1209, (_e1209 > _e1210));
                        let _e1213 = abs(_e1117);
                        let _e1215 = select(_e1213, _e1212, (_e1212 > _e1213));
                        let _e1217 = select(_e1215, _e1208, (_e1208 > _e1215));
                        let _e1218 = abs(_e1118);
                        let _e1219 = abs(_e1119);
                        let _e1221 = select(_e1219, _e1218, (_e1218 > _e1219));
                        let _e1222 = abs(_e1120);
                        let _e1224 = select(_e1222, _e1221, (_e1221 > _e1222));
                        let _e1226 = select(_e1224, _e1217, (_e1217 > _e1224));
                        let _e1230 = ((0.0000019073486f * select(_e1226, _e1201, (_e1201 > _e1226))) + _e1122);
                        phi_18244_ = 0u;
                        phi_18247_ = 0u;
                        loop {
                            let _e1232 = phi_18244_;
                            let _e1234 = phi_18247_;
                            local_131 = _e1234;
                            if (_e1232 < 8u) {
                                let _e1238 = ((_e1066 & ~(_e1234)) == 0u);
                                if _e1238 {
                                    phi_18613_ = u32();
                                    phi_18614_ = u32();
                                } else {
                                    let _e1239 = (_e1232 & 31u);
                                    let _e1243 = f32(((89u >> bitcast<u32>(_e1239)) & 1u));
                                    let _e1252 = (f32(((170u >> bitcast<u32>(_e1239)) & 1u)) - f32(((64u >> bitcast<u32>(_e1239)) & 1u)));
                                    let _e1261 = (f32(((52u >> bitcast<u32>(_e1239)) & 1u)) - f32(((128u >> bitcast<u32>(_e1239)) & 1u)));
                                    let _e1266 = (((_e1243 * _e1085) + (_e1252 * _e1086)) + (_e1261 * _e1087));
                                    let _e1271 = (((_e1243 * _e1088) + (_e1252 * _e1089)) + (_e1261 * _e1090));
                                    let _e1276 = (((_e1243 * _e1091) + (_e1252 * _e1092)) + (_e1261 * _e1093));
                                    let _e1281 = (((_e1243 * _e1094) + (_e1252 * _e1095)) + (_e1261 * _e1096));
                                    let _e1286 = (((_e1243 * _e1097) + (_e1252 * _e1098)) + (_e1261 * _e1099));
                                    let _e1291 = (((_e1243 * _e1100) + (_e1252 * _e1101)) + (_e1261 * _e1102));
                                    let _e1292 = (_e1266 - _e1176);
                                    let _e1293 = (_e1271 - _e1176);
                                    let _e1294 = (_e1276 - _e1176);
                                    let _e1295 = (_e1266 + _e1176);
                                    let _e1296 = (_e1271 + _e1176);
                                    let _e1297 = (_e1276 + _e1176);
                                    let _e1299 = select(_e1293, _e1292, (_e1292 < _e1293));
                                    let _e1301 = select(_e1294, _e1293, (_e1293 < _e1294));
                                    let _e1303 = select(_e1292, _e1294, (_e1294 < _e1292));
                                    let _e1305 = select(_e1296, _e1295, (_e1295 > _e1296));
                                    let _e1307 = select(_e1297, _e1296, (_e1296 > _e1297));
                                    let _e1309 = select(_e1295, _e1297, (_e1297 > _e1295));
                                    let _e1311 = select(_e1286, _e1281, (_e1281 < _e1286));
                                    let _e1313 = select(_e1291, _e1286, (_e1286 < _e1291));
                                    let _e1315 = select(_e1281, _e1291, (_e1291 < _e1281));
                                    let _e1317 = select(_e1286, _e1281, (_e1281 > _e1286));
                                    let _e1319 = select(_e1291, _e1286, (_e1286 > _e1291));
                                    let _e1321 = select(_e1281, _e1291, (_e1291 > _e1281));
                                    let _e1323 = select(_e1294, _e1299, (_e1299 < _e1294));
                                    let _e1325 = select(_e1291, _e1311, (_e1311 < _e1291));
                                    let _e1327 = select(_e1297, _e1305, (_e1305 > _e1297));
                                    let _e1329 = select(_e1291, _e1317, (_e1317 > _e1291));
                                    let _e1478 = (((_e1243 * _e1103) + (_e1252 * _e1104)) + (_e1261 * _e1105));
                                    let _e1483 = (((_e1243 * _e1106) + (_e1252 * _e1107)) + (_e1261 * _e1108));
                                    let _e1488 = (((_e1243 * _e1109) + (_e1252 * _e1110)) + (_e1261 * _e1111));
                                    let _e1493 = (((_e1243 * _e1112) + (_e1252 * _e1113)) + (_e1261 * _e1114));
                                    let _e1498 = (((_e1243 * _e1115) + (_e1252 * _e1116)) + (_e1261 * _e1117));
                                    let _e1503 = (((_e1243 * _e1118) + (_e1252 * _e1119)) + (_e1261 * _e1120));
                                    let _e1504 = (_e1478 - _e1230);
                                    let _e1505 = (_e1483 - _e1230);
                                    let _e1506 = (_e1488 - _e1230);
                                    let _e1507 = (_e1478 + _e1230);
                                    let _e1508 = (_e1483 + _e1230);
                                    let _e1509 = (_e1488 + _e1230);
                                    let _e1511 = select(_e1505, _e1504, (_e1504 < _e1505));
                                    let _e1513 = select(_e1506, _e1505, (_e1505 < _e1506));
                                    let _e1515 = select(_e1504, _e1506, (_e1506 < _e1504));
                                    let _e1517 = select(_e1508, _e1507, (_e1507 > _e1508));
                                    let _e1519 = select(_e1509, _e1508, (_e1508 > _e1509));
                                    let _e1521 = select(_e1507, _e1509, (_e1509 > _e1507));
                                    let _e1523 = select(_e1498, _e1493, (_e1493 < _e1498));
                                    let _e1525 = select(_e1503, _e1498, (_e1498 < _e1503));
                                    let _e1527 = select(_e1493, _e1503, (_e1503 < _e1493));
                                    let _e1529 = select(_e1498, _e1493, (_e1493 > _e1498));
                                    let _e1531 = select(_e1503, _e1498, (_e1498 > _e1503));
                                    let _e1533 = select(_e1493, _e1503, (_e1503 > _e1493));
                                    let _e1535 = select(_e1506, _e1511, (_e1511 < _e1506));
                                    let _e1537 = select(_e1503, _e1523, (_e1523 < _e1503));
                                    let _e1539 = select(_e1509, _e1517, (_e1517 > _e1509));
                                    let _e1541 = select(_e1503, _e1529, (_e1529 > _e1503));
                                    phi_18613_ = (_e1232 + _e373.z);
                                    phi_18614_ = (_e1234 | ((((((select(0u, 1u, (_e1295 < _e1325)) | (select(0u, 1u, (_e1296 < _e1325)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1297 < _e1325)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1281 > _e1327)) | (select(0u, 1u, (_e1286 > _e1327)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1291 > _e1327)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1311 > _e1305)) | (select(0u, 1u, (_e1313 > _e1305)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1315 > _e1305)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1311 > _e1307)) | (select(0u, 1u, (_e1313 > _e1307)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1315 > _e1307)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1311 > _e1309)) | (select(0u, 1u, (_e1313 > _e1309)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1315 > _e1309)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1507 < _e1537)) | (select(0u, 1u, (_e1508 < _e1537)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1509 < _e1537)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1493 > _e1539)) | (select(0u, 1u, (_e1498 > _e1539)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1503 > _e1539)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1523 > _e1517)) | (select(0u, 1u, (_e1525 > _e1517)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1527 > _e1517)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1523 > _e1519)) | (select(0u, 1u, (_e1525 > _e1519)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1527 > _e1519)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1523 > _e1521)) | (select(0u, 1u, (_e1525 > _e1521)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1527 > _e1521)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1292 > _e1329)) | (select(0u, 1u, (_e1293 > _e1329)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1294 > _e1329)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1281 < _e1323)) | (select(0u, 1u, (_e1286 < _e1323)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1291 < _e1323)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1317 < _e1299)) | (select(0u, 1u, (_e1319 < _e1299)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1321 < _e1299)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1317 < _e1301)) | (select(0u, 1u, (_e1319 < _e1301)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1321 < _e1301)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1317 < _e1303)) | (select(0u, 1u, (_e1319 < _e1303)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1321 < _e1303)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1504 > _e1541)) | (select(0u, 1u, (_e1505 > _e1541)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1506 > _e1541)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1493 < _e1535)) | (select(0u, 1u, (_e1498 < _e1535)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1503 < _e1535)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1529 < _e1511)) | (select(0u, 1u, (_e1531 < _e1511)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1533 < _e1511)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1529 < _e1513)) | (select(0u, 1u, (_e1531 < _e1513)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1533 < _e1513)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1529 < _e1515)) | (select(0u, 1u, (_e1531 < _e1515)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1533 < _e1515)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1692 = phi_18613_;
                                let _e1694 = phi_18614_;
                                phi_18245_ = _e1692;
                                phi_18248_ = _e1694;
                                phi_18616_ = select(true, false, _e1238);
                            } else {
                                phi_18245_ = u32();
                                phi_18248_ = u32();
                                phi_18616_ = false;
                            }
                            let _e1697 = phi_18245_;
                            let _e1699 = phi_18248_;
                            let _e1701 = phi_18616_;
                            continue;
                            continuing {
                                phi_18244_ = _e1697;
                                phi_18247_ = _e1699;
                                break if !(_e1701);
                            }
                        }
                        let _e1704 = local_131;
                        phi_18624_ = (_e1066 & ~((_e1704 & _e1066)));
                    }
                    let _e1709 = phi_18624_;
                    phi_18625_ = _e1709;
                }
                let _e1711 = phi_18625_;
                if (_e1711 == 0u) {
                } else {
                    let _e1716 = atomicAdd((&counters.member[0u]), countOneBits(_e1711));
                    phi_18634_ = _e1716;
                    phi_18637_ = _e1711;
                    loop {
                        let _e1718 = phi_18634_;
                        let _e1720 = phi_18637_;
                        let _e1721 = (_e1720 == 0u);
                        if _e1721 {
                            phi_18635_ = u32();
                            phi_18638_ = u32();
                        } else {
                            let _e1724 = params_3.member.member_1;
                            if (_e1718 < _e1724) {
                                listed.member[_e1718] = ((_e404 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1720), 32u, _e1721));
                            }
                            phi_18635_ = (_e1718 + 1u);
                            phi_18638_ = (_e1720 & (_e1720 - 1u));
                        }
                        let _e1737 = phi_18635_;
                        let _e1739 = phi_18638_;
                        continue;
                        continuing {
                            phi_18634_ = _e1737;
                            phi_18637_ = _e1739;
                            break if !(select(true, false, _e1721));
                        }
                    }
                }
                phi_18661_ = (_e395 + countOneBits((_e1066 >> bitcast<u32>(6u))));
                phi_18662_ = (_e397 + countOneBits((_e1066 & 63u)));
                phi_18663_ = _e1068;
            } else {
                phi_18661_ = _e395;
                phi_18662_ = _e397;
                phi_18663_ = _e399;
            }
            let _e1743 = phi_18661_;
            let _e1745 = phi_18662_;
            let _e1747 = phi_18663_;
            phi_15451_ = (_e393 + _e373.z);
            phi_15454_ = _e1743;
            phi_15456_ = _e1745;
            phi_15458_ = _e1747;
        } else {
            break;
        }
        let _e1750 = phi_15451_;
        let _e1752 = phi_15454_;
        let _e1754 = phi_15456_;
        let _e1756 = phi_15458_;
        continue;
        continuing {
            phi_15450_ = _e1750;
            phi_15453_ = _e1752;
            phi_15455_ = _e1754;
            phi_15457_ = _e1756;
        }
    }
    let _e1759 = local_132;
    if (_e1759 > 0u) {
        let _e1762 = local_133;
        let _e1765 = local_134;
        let _e1769 = atomicAdd((&counters.member[5u]), select(1u, _e1765, (_e1762 > 1u)));
    }
    let _e1771 = local_135;
    if (_e1771 > 0u) {
        let _e1774 = local_136;
        let _e1777 = local_137;
        let _e1781 = atomicAdd((&counters.member[1u]), select(1u, _e1777, (_e1774 > 1u)));
    }
    let _e1783 = local_138;
    if (_e1783 > 0u) {
        let _e1786 = local_139;
        let _e1789 = local_140;
        let _e1793 = atomicAdd((&counters.member[2u]), select(1u, _e1789, (_e1786 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_18823_: type_56;
    var phi_18882_: u32;
    var phi_18883_: u32;
    var phi_18889_: u32;
    var phi_18901_: u32;
    var phi_18902_: u32;
    var phi_18914_: u32;
    var phi_18915_: u32;
    var phi_18921_: u32;
    var phi_18933_: u32;
    var phi_18934_: u32;
    var phi_18839_: u32;
    var phi_18849_: u32;
    var phi_18850_: u32;
    var phi_18851_: u32;
    var phi_18864_: u32;
    var phi_18865_: u32;
    var phi_18936_: vec4<u32>;
    var phi_19622_: u32;
    var phi_19625_: bool;
    var phi_19833_: bool;
    var phi_19835_: u32;
    var phi_19836_: bool;
    var phi_19623_: u32;
    var phi_19626_: bool;
    var phi_19838_: bool;
    var local_141: bool;
    var phi_19843_: bool;
    var phi_20054_: bool;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e384 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e388 = atomicLoad((&counters_1.member[0u]));
    if (_e384 < _e388) {
        let _e392 = params_3.member.member_1;
        if (_e388 <= _e392) {
            let _e396 = listed_1.member[_e384];
            let _e397 = (_e396 & 15u);
            let _e401 = pairs.member[(_e396 >> bitcast<u32>(4u))];
            let _e404 = ((_e401 >> bitcast<u32>(16i)) * 2u);
            let _e407 = tiles.member[(4u + _e404)];
            let _e414 = boxes.member[((_e407 * 256u) + ((_e401 >> bitcast<u32>(8i)) & 255u))];
            let _e418 = tiles.member[(_e404 + 5u)];
            let _e423 = boxes.member[((_e418 * 256u) + (_e401 & 255u))];
            if (_e414.x < _e423.x) {
                phi_18823_ = type_56(_e414.x, _e423.x);
            } else {
                phi_18823_ = type_56(_e423.x, _e414.x);
            }
            let _e429 = phi_18823_;
            let _e434 = features.member[_e429.member];
            let _e437 = features.member[_e429.member_1];
            if (_e397 < 6u) {
                let _e487 = (_e397 < 3u);
                if _e487 {
                    phi_18839_ = _e397;
                } else {
                    phi_18839_ = (_e397 - 3u);
                }
                let _e490 = phi_18839_;
                if _e487 {
                    phi_18849_ = _e437.z;
                    phi_18850_ = _e437.y;
                    phi_18851_ = _e437.x;
                } else {
                    phi_18849_ = _e434.z;
                    phi_18850_ = _e434.y;
                    phi_18851_ = _e434.x;
                }
                let _e498 = phi_18849_;
                let _e500 = phi_18850_;
                let _e502 = phi_18851_;
                let _e504 = select(_e437, _e434, vec4(_e487));
                if (_e490 == 0u) {
                    phi_18865_ = _e504.x;
                } else {
                    if (_e490 == 1u) {
                        phi_18864_ = _e504.y;
                    } else {
                        phi_18864_ = _e504.z;
                    }
                    let _e510 = phi_18864_;
                    phi_18865_ = _e510;
                }
                let _e513 = phi_18865_;
                phi_18936_ = vec4<u32>(_e513, _e502, _e500, _e498);
            } else {
                let _e439 = (_e397 - 6u);
                let _e440 = (_e439 / 3u);
                let _e441 = (_e439 % 3u);
                if (_e440 == 0u) {
                    phi_18883_ = _e434.x;
                } else {
                    if (_e440 == 1u) {
                        phi_18882_ = _e434.y;
                    } else {
                        phi_18882_ = _e434.z;
                    }
                    let _e447 = phi_18882_;
                    phi_18883_ = _e447;
                }
                let _e450 = phi_18883_;
                if (_e440 == 2u) {
                    phi_18889_ = 0u;
                } else {
                    phi_18889_ = (_e440 + 1u);
                }
                let _e454 = phi_18889_;
                if (_e454 == 0u) {
                    phi_18902_ = _e434.x;
                } else {
                    if (_e454 == 1u) {
                        phi_18901_ = _e434.y;
                    } else {
                        phi_18901_ = _e434.z;
                    }
                    let _e460 = phi_18901_;
                    phi_18902_ = _e460;
                }
                let _e463 = phi_18902_;
                if (_e441 == 0u) {
                    phi_18915_ = _e437.x;
                } else {
                    if (_e441 == 1u) {
                        phi_18914_ = _e437.y;
                    } else {
                        phi_18914_ = _e437.z;
                    }
                    let _e469 = phi_18914_;
                    phi_18915_ = _e469;
                }
                let _e472 = phi_18915_;
                if (_e441 == 2u) {
                    phi_18921_ = 0u;
                } else {
                    phi_18921_ = (_e441 + 1u);
                }
                let _e476 = phi_18921_;
                if (_e476 == 0u) {
                    phi_18934_ = _e437.x;
                } else {
                    if (_e476 == 1u) {
                        phi_18933_ = _e437.y;
                    } else {
                        phi_18933_ = _e437.z;
                    }
                    let _e482 = phi_18933_;
                    phi_18934_ = _e482;
                }
                let _e485 = phi_18934_;
                phi_18936_ = vec4<u32>(_e450, _e463, _e472, _e485);
            }
            let _e516 = phi_18936_;
            let _e518 = (_e516.x * 2u);
            let _e521 = moving_1.member[_e518];
            let _e525 = vec3<f32>(_e521.x, _e521.y, _e521.z);
            let _e527 = (_e516.y * 2u);
            let _e530 = moving_1.member[_e527];
            let _e534 = vec3<f32>(_e530.x, _e530.y, _e530.z);
            let _e536 = (_e516.z * 2u);
            let _e539 = moving_1.member[_e536];
            let _e543 = vec3<f32>(_e539.x, _e539.y, _e539.z);
            let _e545 = (_e516.w * 2u);
            let _e548 = moving_1.member[_e545];
            let _e552 = vec3<f32>(_e548.x, _e548.y, _e548.z);
            let _e556 = moving_1.member[(_e518 + 1u)];
            let _e560 = vec3<f32>(_e556.x, _e556.y, _e556.z);
            let _e564 = moving_1.member[(_e527 + 1u)];
            let _e568 = vec3<f32>(_e564.x, _e564.y, _e564.z);
            let _e572 = moving_1.member[(_e536 + 1u)];
            let _e576 = vec3<f32>(_e572.x, _e572.y, _e572.z);
            let _e580 = moving_1.member[(_e545 + 1u)];
            let _e584 = vec3<f32>(_e580.x, _e580.y, _e580.z);
            let _e585 = (_e397 >= 6u);
            let _e588 = params_3.member.member_3;
            if ((_e588 & 2u) == 0u) {
                phi_19843_ = true;
            } else {
                let _e591 = vec3(_e585);
                let _e592 = select(_e534, _e525, _e591);
                let _e593 = select(_e568, _e560, _e591);
                let _e594 = select(_e543, _e534, _e591);
                let _e595 = select(_e576, _e568, _e591);
                let _e596 = select(_e552, _e543, _e591);
                let _e597 = select(_e584, _e576, _e591);
                let _e600 = (_e596.x - _e592.x);
                let _e603 = (_e596.y - _e592.y);
                let _e606 = (_e596.z - _e592.z);
                let _e609 = (_e597.x - _e593.x);
                let _e612 = (_e597.y - _e593.y);
                let _e615 = (_e597.z - _e593.z);
                let _e617 = (_e594.x - _e592.x);
                let _e619 = (_e594.y - _e592.y);
                let _e621 = (_e594.z - _e592.z);
                let _e623 = (_e595.x - _e593.x);
                let _e625 = (_e595.y - _e593.y);
                let _e627 = (_e595.z - _e593.z);
                let _e628 = abs(_e600);
                let _e629 = abs(_e603);
                let _e631 = select(_e629, _e628, (_e628 > _e629));
                let _e632 = abs(_e606);
                let _e634 = select(_e632, _e631, (_e631 > _e632));
                let _e635 = abs(_e609);
                let _e636 = abs(_e612);
                let _e638 = select(_e636, _e635, (_e635 > _e636));
                let _e639 = abs(_e615);
                let _e641 = select(_e639, _e638, (_e638 > _e639));
                let _e643 = select(_e641, _e634, (_e634 > _e641));
                let _e644 = abs(_e617);
                let _e645 = abs(_e619);
                let _e647 = select(_e645, _e644, (_e644 > _e645));
                let _e648 = abs(_e621);
                let _e650 = select(_e648, _e647, (_e647 > _e648));
                let _e651 = abs(_e623);
                let _e652 = abs(_e625);
                let _e654 = select(_e652, _e651, (_e651 > _e652));
                let _e655 = abs(_e627);
                let _e657 = select(_e655, _e654, (_e654 > _e655));
                let _e659 = select(_e657, _e650, (_e650 > _e657));
                let _e665 = ((0.000015258789f * (_e643 * _e659)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e643) + _e659)));
                let _e705 = select(_e525, _e552, _e591);
                let _e706 = select(_e560, _e584, _e591);
                let _e708 = (_e705.x - _e592.x);
                let _e710 = (_e705.y - _e592.y);
                let _e712 = (_e705.z - _e592.z);
                let _e714 = (_e706.x - _e593.x);
                let _e716 = (_e706.y - _e593.y);
                let _e718 = (_e706.z - _e593.z);
                let _e719 = abs(_e708);
                let _e720 = abs(_e710);
                let _e722 = select(_e720, _e719, (_e719 > _e720));
                let _e723 = abs(_e712);
                let _e725 = select(_e723, _e722, (_e722 > _e723));
                let _e726 = abs(_e714);
                let _e727 = abs(_e716);
                let _e729 = select(_e727, _e726, (_e726 > _e727));
                let _e730 = abs(_e718);
                let _e732 = select(_e730, _e729, (_e729 > _e730));
                let _e734 = select(_e732, _e725, (_e725 > _e732));
                let _e740 = ((0.000015258789f * (_e734 * _e659)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e734) + _e659)));
                let _e780 = (_e521.x - _e539.x);
                let _e781 = (_e521.y - _e539.y);
                let _e782 = (_e521.z - _e539.z);
                let _e783 = (_e556.x - _e572.x);
                let _e784 = (_e556.y - _e572.y);
                let _e785 = (_e556.z - _e572.z);
                let _e786 = (_e548.x - _e539.x);
                let _e787 = (_e548.y - _e539.y);
                let _e788 = (_e548.z - _e539.z);
                let _e789 = (_e580.x - _e572.x);
                let _e790 = (_e580.y - _e572.y);
                let _e791 = (_e580.z - _e572.z);
                let _e792 = abs(_e780);
                let _e793 = abs(_e781);
                let _e795 = select(_e793, _e792, (_e792 > _e793));
                let _e796 = abs(_e782);
                let _e798 = select(_e796, _e795, (_e795 > _e796));
                let _e799 = abs(_e783);
                let _e800 = abs(_e784);
                let _e802 = select(_e800, _e799, (_e799 > _e800));
                let _e803 = abs(_e785);
                let _e805 = select(_e803, _e802, (_e802 > _e803));
                let _e807 = select(_e805, _e798, (_e798 > _e805));
                let _e808 = abs(_e786);
                let _e809 = abs(_e787);
                let _e811 = select(_e809, _e808, (_e808 > _e809));
                let _e812 = abs(_e788);
                let _e814 = select(_e812, _e811, (_e811 > _e812));
                let _e815 = abs(_e789);
                let _e816 = abs(_e790);
                let _e818 = select(_e816, _e815, (_e815 > _e816));
                let _e819 = abs(_e791);
                let _e821 = select(_e819, _e818, (_e818 > _e819));
                let _e823 = select(_e821, _e814, (_e814 > _e821));
                let _e829 = ((0.000015258789f * (_e807 * _e823)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e807) + _e823)));
                let _e869 = select(_e525, _e534, _e591);
                let _e870 = select(_e560, _e568, _e591);
                let _e871 = select(_e534, _e552, _e591);
                let _e872 = select(_e568, _e584, _e591);
                let _e874 = (_e869.x - _e596.x);
                let _e876 = (_e869.y - _e596.y);
                let _e878 = (_e869.z - _e596.z);
                let _e880 = (_e870.x - _e597.x);
                let _e882 = (_e870.y - _e597.y);
                let _e884 = (_e870.z - _e597.z);
                let _e886 = (_e871.x - _e596.x);
                let _e888 = (_e871.y - _e596.y);
                let _e890 = (_e871.z - _e596.z);
                let _e892 = (_e872.x - _e597.x);
                let _e894 = (_e872.y - _e597.y);
                let _e896 = (_e872.z - _e597.z);
                let _e897 = abs(_e874);
                let _e898 = abs(_e876);
                let _e900 = select(_e898, _e897, (_e897 > _e898));
                let _e901 = abs(_e878);
                let _e903 = select(_e901, _e900, (_e900 > _e901));
                let _e904 = abs(_e880);
                let _e905 = abs(_e882);
                let _e907 = select(_e905, _e904, (_e904 > _e905));
                let _e908 = abs(_e884);
                let _e910 = select(_e908, _e907, (_e907 > _e908));
                let _e912 = select(_e910, _e903, (_e903 > _e910));
                let _e913 = abs(_e886);
                let _e914 = abs(_e888);
                let _e916 = select(_e914, _e913, (_e913 > _e914));
                let _e917 = abs(_e890);
                let _e919 = select(_e917, _e916, (_e916 > _e917));
                let _e920 = abs(_e892);
                let _e921 = abs(_e894);
                let _e923 = select(_e921, _e920, (_e920 > _e921));
                let _e924 = abs(_e896);
                let _e926 = select(_e924, _e923, (_e923 > _e924));
                let _e928 = select(_e926, _e919, (_e919 > _e926));
                let _e934 = ((0.000015258789f * (_e912 * _e928)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e912) + _e928)));
                phi_19622_ = 0u;
                phi_19625_ = false;
                loop {
                    let _e975 = phi_19622_;
                    let _e977 = phi_19625_;
                    local_141 = _e977;
                    if (_e975 < 8u) {
                        if _e977 {
                            phi_19835_ = u32();
                            phi_19836_ = bool();
                        } else {
                            let _e979 = (_e975 & 31u);
                            let _e983 = f32(((90u >> bitcast<u32>(_e979)) & 1u));
                            let _e992 = (f32(((228u >> bitcast<u32>(_e979)) & 1u)) - f32(((8u >> bitcast<u32>(_e979)) & 1u)));
                            let _e1001 = (f32(((129u >> bitcast<u32>(_e979)) & 1u)) - f32(((48u >> bitcast<u32>(_e979)) & 1u)));
                            let _e1006 = (((_e983 * ((_e619 * _e606) - (_e603 * _e621))) + (_e992 * ((_e621 * _e600) - (_e606 * _e617)))) + (_e1001 * ((_e617 * _e603) - (_e600 * _e619))));
                            let _e1011 = (((_e983 * (((_e625 * _e606) - (_e603 * _e627)) + ((_e619 * _e615) - (_e612 * _e621)))) + (_e992 * (((_e627 * _e600) - (_e606 * _e623)) + ((_e621 * _e609) - (_e615 * _e617))))) + (_e1001 * (((_e623 * _e603) - (_e600 * _e625)) + ((_e617 * _e612) - (_e609 * _e619)))));
                            let _e1016 = (((_e983 * ((_e625 * _e615) - (_e612 * _e627))) + (_e992 * ((_e627 * _e609) - (_e615 * _e623)))) + (_e1001 * ((_e623 * _e612) - (_e609 * _e625))));
                            let _e1022 = -(_e665);
                            let _e1030 = (select(0i, 1i, (((_e1006 > _e665) && (_e1011 > _e665)) && (_e1016 > _e665))) - select(0i, 1i, (((_e1006 < _e1022) && (_e1011 < _e1022)) && (_e1016 < _e1022))));
                            let _e1035 = (((_e983 * ((_e619 * _e712) - (_e710 * _e621))) + (_e992 * ((_e621 * _e708) - (_e712 * _e617)))) + (_e1001 * ((_e617 * _e710) - (_e708 * _e619))));
                            let _e1040 = (((_e983 * (((_e625 * _e712) - (_e710 * _e627)) + ((_e619 * _e718) - (_e716 * _e621)))) + (_e992 * (((_e627 * _e708) - (_e712 * _e623)) + ((_e621 * _e714) - (_e718 * _e617))))) + (_e1001 * (((_e623 * _e710) - (_e708 * _e625)) + ((_e617 * _e716) - (_e714 * _e619)))));
                            let _e1045 = (((_e983 * ((_e625 * _e718) - (_e716 * _e627))) + (_e992 * ((_e627 * _e714) - (_e718 * _e623)))) + (_e1001 * ((_e623 * _e716) - (_e714 * _e625))));
                            let _e1051 = -(_e740);
                            let _e1059 = (select(0i, 1i, (((_e1035 > _e740) && (_e1040 > _e740)) && (_e1045 > _e740))) - select(0i, 1i, (((_e1035 < _e1051) && (_e1040 < _e1051)) && (_e1045 < _e1051))));
                            let _e1064 = (((_e983 * ((_e787 * _e782) - (_e781 * _e788))) + (_e992 * ((_e788 * _e780) - (_e782 * _e786)))) + (_e1001 * ((_e786 * _e781) - (_e780 * _e787))));
                            let _e1069 = (((_e983 * (((_e790 * _e782) - (_e781 * _e791)) + ((_e787 * _e785) - (_e784 * _e788)))) + (_e992 * (((_e791 * _e780) - (_e782 * _e789)) + ((_e788 * _e783) - (_e785 * _e786))))) + (_e1001 * (((_e789 * _e781) - (_e780 * _e790)) + ((_e786 * _e784) - (_e783 * _e787)))));
                            let _e1074 = (((_e983 * ((_e790 * _e785) - (_e784 * _e791))) + (_e992 * ((_e791 * _e783) - (_e785 * _e789)))) + (_e1001 * ((_e789 * _e784) - (_e783 * _e790))));
                            let _e1080 = -(_e829);
                            let _e1088 = (select(0i, 1i, (((_e1064 > _e829) && (_e1069 > _e829)) && (_e1074 > _e829))) - select(0i, 1i, (((_e1064 < _e1080) && (_e1069 < _e1080)) && (_e1074 < _e1080))));
                            let _e1093 = (((_e983 * ((_e888 * _e878) - (_e876 * _e890))) + (_e992 * ((_e890 * _e874) - (_e878 * _e886)))) + (_e1001 * ((_e886 * _e876) - (_e874 * _e888))));
                            let _e1098 = (((_e983 * (((_e894 * _e878) - (_e876 * _e896)) + ((_e888 * _e884) - (_e882 * _e890)))) + (_e992 * (((_e896 * _e874) - (_e878 * _e892)) + ((_e890 * _e880) - (_e884 * _e886))))) + (_e1001 * (((_e892 * _e876) - (_e874 * _e894)) + ((_e886 * _e882) - (_e880 * _e888)))));
                            let _e1103 = (((_e983 * ((_e894 * _e884) - (_e882 * _e896))) + (_e992 * ((_e896 * _e880) - (_e884 * _e892)))) + (_e1001 * ((_e892 * _e882) - (_e880 * _e894))));
                            let _e1109 = -(_e934);
                            let _e1117 = (select(0i, 1i, (((_e1093 > _e934) && (_e1098 > _e934)) && (_e1103 > _e934))) - select(0i, 1i, (((_e1093 < _e1109) && (_e1098 < _e1109)) && (_e1103 < _e1109))));
                            if _e585 {
                                phi_19833_ = (((_e1030 * _e1059) > 0i) || ((_e1088 * _e1117) > 0i));
                            } else {
                                phi_19833_ = ((((_e1030 * _e1059) < 0i) || ((_e1030 * _e1088) < 0i)) || ((_e1030 * _e1117) < 0i));
                            }
                            let _e1132 = phi_19833_;
                            phi_19835_ = (_e975 + _e373.z);
                            phi_19836_ = _e1132;
                        }
                        let _e1135 = phi_19835_;
                        let _e1137 = phi_19836_;
                        phi_19623_ = _e1135;
                        phi_19626_ = _e1137;
                        phi_19838_ = select(true, false, _e977);
                    } else {
                        phi_19623_ = u32();
                        phi_19626_ = bool();
                        phi_19838_ = false;
                    }
                    let _e1140 = phi_19623_;
                    let _e1142 = phi_19626_;
                    let _e1144 = phi_19838_;
                    continue;
                    continuing {
                        phi_19622_ = _e1140;
                        phi_19625_ = _e1142;
                        break if !(_e1144);
                    }
                }
                let _e1147 = local_141;
                phi_19843_ = select(true, false, _e1147);
            }
            let _e1150 = phi_19843_;
            if _e1150 {
                if ((_e588 & 4u) == 0u) {
                    phi_20054_ = true;
                } else {
                    let _e1153 = vec3(_e585);
                    let _e1154 = select(_e534, _e525, _e1153);
                    let _e1155 = select(_e543, _e534, _e1153);
                    let _e1156 = select(_e534, _e543, _e1153);
                    let _e1158 = (_e1156.x - _e521.x);
                    let _e1160 = (_e1156.y - _e521.y);
                    let _e1162 = (_e1156.z - _e521.z);
                    let _e1163 = (_e1156 - _e525);
                    let _e1166 = (_e1155.x - _e1154.x);
                    let _e1169 = (_e1155.y - _e1154.y);
                    let _e1172 = (_e1155.z - _e1154.z);
                    let _e1173 = (_e1155 - _e1154);
                    let _e1174 = (_e1156.x - _e548.x);
                    let _e1175 = (_e1156.y - _e548.y);
                    let _e1176 = (_e1156.z - _e548.z);
                    let _e1177 = (_e1156 - _e552);
                    let _e1178 = select(_e568, _e560, _e1153);
                    let _e1179 = select(_e576, _e568, _e1153);
                    let _e1180 = select(_e568, _e576, _e1153);
                    let _e1182 = (_e1180.x - _e556.x);
                    let _e1184 = (_e1180.y - _e556.y);
                    let _e1186 = (_e1180.z - _e556.z);
                    let _e1187 = (_e1180 - _e560);
                    let _e1190 = (_e1179.x - _e1178.x);
                    let _e1193 = (_e1179.y - _e1178.y);
                    let _e1196 = (_e1179.z - _e1178.z);
                    let _e1197 = (_e1179 - _e1178);
                    let _e1198 = (_e1180.x - _e580.x);
                    let _e1199 = (_e1180.y - _e580.y);
                    let _e1200 = (_e1180.z - _e580.z);
                    let _e1201 = (_e1180 - _e584);
                    let _e1204 = ((_e1169 * _e1176) - (_e1175 * _e1172));
                    let _e1207 = ((_e1172 * _e1174) - (_e1176 * _e1166));
                    let _e1210 = ((_e1166 * _e1175) - (_e1174 * _e1169));
                    let _e1213 = ((_e1193 * _e1200) - (_e1199 * _e1196));
                    let _e1216 = ((_e1196 * _e1198) - (_e1200 * _e1190));
                    let _e1219 = ((_e1190 * _e1199) - (_e1198 * _e1193));
                    let _e1238 = (((_e1193 * _e1176) - (_e1175 * _e1196)) + ((_e1169 * _e1200) - (_e1199 * _e1172)));
                    let _e1239 = (((_e1196 * _e1174) - (_e1176 * _e1190)) + ((_e1172 * _e1198) - (_e1200 * _e1166)));
                    let _e1240 = (((_e1190 * _e1175) - (_e1174 * _e1193)) + ((_e1166 * _e1199) - (_e1198 * _e1169)));
                    let _e1245 = (((_e1158 * _e1204) + (_e1160 * _e1207)) + (_e1162 * _e1210));
                    let _e1256 = ((((_e1182 * _e1204) + (_e1184 * _e1207)) + (_e1186 * _e1210)) + (((_e1158 * _e1238) + (_e1160 * _e1239)) + (_e1162 * _e1240)));
                    let _e1267 = ((((_e1158 * _e1213) + (_e1160 * _e1216)) + (_e1162 * _e1219)) + (((_e1182 * _e1238) + (_e1184 * _e1239)) + (_e1186 * _e1240)));
                    let _e1272 = (((_e1182 * _e1213) + (_e1184 * _e1216)) + (_e1186 * _e1219));
                    let _e1274 = abs(_e1163.x);
                    let _e1276 = abs(_e1163.y);
                    let _e1278 = select(_e1276, _e1274, (_e1274 > _e1276));
                    let _e1280 = abs(_e1163.z);
                    let _e1282 = select(_e1280, _e1278, (_e1278 > _e1280));
                    let _e1284 = abs(_e1187.x);
                    let _e1286 = abs(_e1187.y);
                    let _e1288 = select(_e1286, _e1284, (_e1284 > _e1286));
                    let _e1290 = abs(_e1187.z);
                    let _e1292 = select(_e1290, _e1288, (_e1288 > _e1290));
                    let _e1294 = select(_e1292, _e1282, (_e1282 > _e1292));
                    let _e1296 = abs(_e1173.x);
                    let _e1298 = abs(_e1173.y);
                    let _e1300 = select(_e1298, _e1296, (_e1296 > _e1298));
                    let _e1302 = abs(_e1173.z);
                    let _e1304 = select(_e1302, _e1300, (_e1300 > _e1302));
                    let _e1306 = abs(_e1197.x);
                    let _e1308 = abs(_e1197.y);
                    let _e1310 = select(_e1308, _e1306, (_e1306 > _e1308));
                    let _e1312 = abs(_e1197.z);
                    let _e1314 = select(_e1312, _e1310, (_e1310 > _e1312));
                    let _e1316 = select(_e1314, _e1304, (_e1304 > _e1314));
                    let _e1318 = abs(_e1177.x);
                    let _e1320 = abs(_e1177.y);
                    let _e1322 = select(_e1320, _e1318, (_e1318 > _e1320));
                    let _e1324 = abs(_e1177.z);
                    let _e1326 = select(_e1324, _e1322, (_e1322 > _e1324));
                    let _e1328 = abs(_e1201.x);
                    let _e1330 = abs(_e1201.y);
                    let _e1332 = select(_e1330, _e1328, (_e1328 > _e1330));
                    let _e1334 = abs(_e1201.z);
                    let _e1336 = select(_e1334, _e1332, (_e1332 > _e1334));
                    let _e1338 = select(_e1336, _e1326, (_e1326 > _e1336));
                    let _e1340 = select(_e1316, _e1294, (_e1294 > _e1316));
                    let _e1343 = (1f + select(_e1338, _e1340, (_e1340 > _e1338)));
                    let _e1349 = ((0.000061035156f * ((_e1294 * _e1316) * _e1338)) + (0.0000000000000000000000000000000000030092655f * (_e1343 * _e1343)));
                    let _e1357 = -(_e1349);
                    let _e1365 = (((((_e1245 > _e1349) && (_e1256 > _e1349)) && (_e1267 > _e1349)) && (_e1272 > _e1349)) || ((((_e1245 < _e1357) && (_e1256 < _e1357)) && (_e1267 < _e1357)) && (_e1272 < _e1357)));
                    if _e1365 {
                        let _e1368 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20054_ = select(true, false, _e1365);
                }
                let _e1371 = phi_20054_;
                if _e1371 {
                    let _e1374 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1377 = params_3.member.member_2;
                    if (_e1374 < _e1377) {
                        let _e1379 = (_e1374 * 2u);
                        found.member[_e1379] = (_e429.member | (_e397 << bitcast<u32>(26u)));
                        found.member[(_e1379 + 1u)] = _e429.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20157_: vec2<u32>;
    var phi_20158_: vec4<f32>;
    var phi_20191_: vec4<f32>;
    var phi_20194_: vec4<f32>;
    var phi_20196_: vec4<f32>;
    var phi_20198_: u32;
    var phi_20284_: vec4<f32>;
    var phi_20285_: vec4<f32>;
    var phi_20286_: vec4<f32>;
    var phi_20192_: vec4<f32>;
    var phi_20195_: vec4<f32>;
    var phi_20197_: vec4<f32>;
    var phi_20199_: u32;
    var phi_20288_: vec4<f32>;
    var phi_20289_: vec4<f32>;
    var phi_20290_: vec4<f32>;
    var phi_20292_: u32;
    var phi_20326_: vec4<f32>;
    var phi_20329_: u32;
    var phi_20327_: vec4<f32>;
    var phi_20330_: u32;
    var local_143: vec4<f32>;
    var phi_20293_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e373.z] = _e372.x;
    let _e381 = local_142[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e388 = ((_e386 * 256u) + _e381);
    let _e391 = params_2.member.member_4;
    if (_e388 < _e391) {
        let _e395 = params_2.member.member_5;
        let _e396 = (_e388 * _e395);
        let _e399 = spheres.member[_e396];
        let _e402 = tags_3.member[_e396];
        phi_20157_ = vec2<u32>(_e402.x, _e402.y);
        phi_20158_ = _e399;
    } else {
        phi_20157_ = vec2<u32>(0u, 0u);
        phi_20158_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e407 = phi_20157_;
    let _e409 = phi_20158_;
    points[_e381] = _e409;
    point_masks[_e381][0u] = _e407.x;
    point_masks[_e381][1u] = _e407.y;
    workgroupBarrier();
    let _e419 = params_2.member.member_2;
    let _e420 = (_e419 & 31u);
    let _e424 = (_e381 & ((1u << bitcast<u32>(_e420)) - 1u));
    let _e426 = (256u >> bitcast<u32>(_e420));
    let _e429 = params_2.member.member_1;
    if (_e424 < _e429) {
        let _e433 = centers_3.member[_e424];
        phi_20191_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20194_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20196_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20198_ = (_e381 >> bitcast<u32>(_e420));
        loop {
            let _e440 = phi_20191_;
            let _e442 = phi_20194_;
            let _e444 = phi_20196_;
            let _e446 = phi_20198_;
            local_144 = _e440;
            local_145 = _e442;
            local_146 = _e444;
            let _e447 = (_e446 < 256u);
            if _e447 {
                let _e450 = point_masks[_e446][0u];
                let _e453 = point_masks[_e446][1u];
                if (((select(_e453, _e450, (_e424 < 32u)) >> bitcast<u32>(((_e424 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20284_ = _e440;
                    phi_20285_ = _e442;
                    phi_20286_ = _e444;
                } else {
                    let _e463 = points[_e446];
                    let _e467 = (_e463.x - _e433.x);
                    let _e468 = (_e463.y - _e433.y);
                    let _e469 = (_e463.z - _e433.z);
                    let _e482 = points[_e446];
                    phi_20284_ = vec4<f32>((_e440.x + (_e467 * _e468)), (_e440.y + (_e467 * _e469)), (_e440.z + (_e468 * _e469)), _e440.w);
                    phi_20285_ = vec4<f32>((_e442.x + (_e467 * _e467)), (_e442.y + (_e468 * _e468)), (_e442.z + (_e469 * _e469)), (_e442.w + _e482.w));
                    phi_20286_ = vec4<f32>((_e444.x + _e467), (_e444.y + _e468), (_e444.z + _e469), (_e444.w + 1f));
                }
                let _e505 = phi_20284_;
                let _e507 = phi_20285_;
                let _e509 = phi_20286_;
                phi_20192_ = _e505;
                phi_20195_ = _e507;
                phi_20197_ = _e509;
                phi_20199_ = (_e446 + _e426);
            } else {
                break;
            }
            let _e512 = phi_20192_;
            let _e514 = phi_20195_;
            let _e516 = phi_20197_;
            let _e518 = phi_20199_;
            continue;
            continuing {
                phi_20191_ = _e512;
                phi_20194_ = _e514;
                phi_20196_ = _e516;
                phi_20198_ = _e518;
            }
        }
        let _e581 = local_144;
        phi_20288_ = _e581;
        let _e584 = local_145;
        phi_20289_ = _e584;
        let _e587 = local_146;
        phi_20290_ = _e587;
    } else {
        phi_20288_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20289_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20290_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e521 = phi_20288_;
    let _e523 = phi_20289_;
    let _e525 = phi_20290_;
    phi_20292_ = 0u;
    loop {
        let _e527 = phi_20292_;
        let _e528 = (_e527 < 3u);
        if _e528 {
            if (_e527 == 0u) {
                parts[_e381] = _e525;
            } else {
                if (_e527 == 1u) {
                    parts[_e381] = _e523;
                } else {
                    parts[_e381] = _e521;
                }
            }
            workgroupBarrier();
            if (_e381 < _e429) {
                if ((_e388 - _e381) < _e391) {
                    phi_20326_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20329_ = 0u;
                    loop {
                        let _e538 = phi_20326_;
                        let _e540 = phi_20329_;
                        local_143 = _e538;
                        let _e541 = (_e540 < _e426);
                        if _e541 {
                            let _e546 = parts[((_e540 << bitcast<u32>(_e420)) + _e381)];
                            phi_20327_ = (_e538 + _e546);
                            phi_20330_ = (_e540 + 1u);
                        } else {
                            break;
                        }
                        let _e550 = phi_20327_;
                        let _e552 = phi_20330_;
                        continue;
                        continuing {
                            phi_20326_ = _e550;
                            phi_20329_ = _e552;
                        }
                    }
                    let _e561 = local_143;
                    sums_2.member[((((_e386 * _e429) + _e381) * 3u) + _e527)] = _e561;
                }
            }
            workgroupBarrier();
            phi_20293_ = (_e527 + 1u);
        } else {
            break;
        }
        let _e564 = phi_20293_;
        continue;
        continuing {
            phi_20292_ = _e564;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20418_: u32;
    var phi_20420_: vec4<f32>;
    var phi_20423_: vec4<f32>;
    var phi_20425_: vec4<f32>;
    var phi_20427_: u32;
    var phi_20421_: vec4<f32>;
    var phi_20424_: vec4<f32>;
    var phi_20426_: vec4<f32>;
    var phi_20428_: u32;
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
    var phi_20841_: array<vec3<f32>, 3>;
    var phi_20842_: array<vec3<f32>, 3>;
    var phi_20844_: array<vec3<f32>, 3>;
    var phi_20845_: bool;
    var phi_20866_: array<vec3<f32>, 3>;
    var phi_20859_: array<vec3<f32>, 3>;
    var phi_20867_: array<vec3<f32>, 3>;
    var phi_20868_: array<vec3<f32>, 3>;
    var phi_20541_: f32;
    var phi_20544_: vec3<f32>;
    var phi_20546_: f32;
    var phi_20548_: f32;
    var phi_20550_: f32;
    var phi_20551_: vec3<f32>;
    var phi_20553_: f32;
    var phi_20555_: u32;
    var phi_20557_: vec3<f32>;
    var phi_20559_: f32;
    var phi_20587_: f32;
    var phi_20594_: type_92;
    var phi_20671_: f32;
    var phi_20678_: type_92;
    var phi_20750_: f32;
    var phi_20757_: type_92;
    var phi_20542_: f32;
    var phi_20545_: vec3<f32>;
    var phi_20547_: f32;
    var phi_20549_: f32;
    var phi_20552_: vec3<f32>;
    var phi_20554_: f32;
    var phi_20556_: u32;
    var phi_20558_: vec3<f32>;
    var phi_20560_: f32;
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
    var phi_20869_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_20878_: f32;
    var phi_20922_: f32;
    var phi_20963_: f32;
    var phi_20978_: array<vec3<f32>, 3>;
    var phi_20979_: type_90;
    var phi_20991_: u32;
    var phi_20994_: f32;
    var phi_20992_: u32;
    var phi_20995_: f32;
    var phi_21009_: u32;
    var phi_21012_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21034_: f32;
    var phi_21010_: u32;
    var phi_21013_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21063_: f32;
    var phi_21120_: f32;
    var phi_21166_: f32;
    var phi_21212_: f32;
    var local_177: u32;
    var phi_30639_: f32;
    var phi_30648_: f32;
    var phi_21259_: u32;
    var local_178: u32;
    var phi_21260_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e373.z] = _e372.x;
    let _e381 = local_147[(_e374.z - 1u)];
    let _e388 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e381);
    let _e391 = params_2.member.member_1;
    let _e392 = (_e388 < _e391);
    if _e392 {
        let _e395 = params_2.member.member_4;
        let _e396 = (_e395 / 256u);
        if ((_e395 % 256u) > 0u) {
            phi_20418_ = (_e396 + 1u);
        } else {
            phi_20418_ = _e396;
        }
        let _e401 = phi_20418_;
        phi_20420_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20423_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20425_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20427_ = 0u;
        loop {
            let _e403 = phi_20420_;
            let _e405 = phi_20423_;
            let _e407 = phi_20425_;
            let _e409 = phi_20427_;
            local_148 = _e407;
            local_149 = _e407;
            local_150 = _e407;
            local_151 = _e407;
            local_152 = _e405;
            local_153 = _e405;
            local_154 = _e405;
            local_155 = _e403;
            local_156 = _e403;
            local_157 = _e403;
            local_172 = _e405;
            let _e410 = (_e409 < _e401);
            if _e410 {
                let _e413 = (((_e409 * _e391) + _e388) * 3u);
                let _e416 = sums_3.member[_e413];
                let _e421 = sums_3.member[(_e413 + 1u)];
                let _e426 = sums_3.member[(_e413 + 2u)];
                phi_20421_ = (_e403 + _e426);
                phi_20424_ = (_e405 + _e421);
                phi_20426_ = (_e407 + _e416);
                phi_20428_ = (_e409 + 1u);
            } else {
                break;
            }
            let _e430 = phi_20421_;
            let _e432 = phi_20424_;
            let _e434 = phi_20426_;
            let _e436 = phi_20428_;
            continue;
            continuing {
                phi_20420_ = _e430;
                phi_20423_ = _e432;
                phi_20425_ = _e434;
                phi_20427_ = _e436;
            }
        }
        let _e439 = local_148;
        let _e442 = select(_e439.w, 1f, (_e439.w < 1f));
        let _e444 = local_149;
        let _e447 = local_150;
        let _e450 = local_151;
        let _e452 = (_e444.x / _e442);
        let _e453 = (_e447.y / _e442);
        let _e454 = (_e450.z / _e442);
        let _e457 = local_152;
        let _e460 = local_153;
        let _e463 = local_154;
        let _e471 = ((_e457.x / _e442) - (_e452 * _e452));
        let _e472 = ((_e460.y / _e442) - (_e453 * _e453));
        let _e473 = ((_e463.z / _e442) - (_e454 * _e454));
        let _e476 = local_155;
        let _e479 = local_156;
        let _e482 = local_157;
        let _e490 = ((_e476.x / _e442) - (_e452 * _e453));
        let _e491 = ((_e479.y / _e442) - (_e452 * _e454));
        let _e492 = ((_e482.z / _e442) - (_e453 * _e454));
        let _e497 = params_2.member.member_22;
        if (_e497 == 0u) {
            phi_20541_ = _e471;
            phi_20544_ = vec3<f32>(0f, 0f, 1f);
            phi_20546_ = _e491;
            phi_20548_ = _e473;
            phi_20550_ = _e492;
            phi_20551_ = vec3<f32>(0f, 1f, 0f);
            phi_20553_ = _e472;
            phi_20555_ = 0u;
            phi_20557_ = vec3<f32>(1f, 0f, 0f);
            phi_20559_ = _e490;
            loop {
                let _e522 = phi_20541_;
                let _e524 = phi_20544_;
                let _e526 = phi_20546_;
                let _e528 = phi_20548_;
                let _e530 = phi_20550_;
                let _e532 = phi_20551_;
                let _e534 = phi_20553_;
                let _e536 = phi_20555_;
                let _e538 = phi_20557_;
                let _e540 = phi_20559_;
                local_158 = _e534;
                local_159 = _e522;
                local_160 = _e534;
                local_161 = _e522;
                local_162 = _e538;
                local_163 = _e532;
                local_164 = _e522;
                local_165 = _e534;
                local_166 = _e532;
                local_167 = _e538;
                local_168 = _e528;
                local_169 = _e524;
                local_170 = _e528;
                local_171 = _e524;
                let _e541 = (_e536 < 6u);
                if _e541 {
                    if (abs(_e540) < 0.000000000000000000000000000001f) {
                        phi_20594_ = type_92(1f, 0f);
                    } else {
                        let _e546 = ((_e534 - _e522) / (2f * _e540));
                        let _e549 = sqrt(((_e546 * _e546) + 1f));
                        if (_e546 < 0f) {
                            phi_20587_ = (-1f / (_e549 - _e546));
                        } else {
                            phi_20587_ = (1f / (_e549 + _e546));
                        }
                        let _e556 = phi_20587_;
                        let _e560 = (1f / sqrt(((_e556 * _e556) + 1f)));
                        phi_20594_ = type_92(_e560, (_e556 * _e560));
                    }
                    let _e564 = phi_20594_;
                    let _e571 = (((2f * _e540) * _e564.member) * _e564.member_1);
                    let _e575 = ((((_e522 * _e564.member) * _e564.member) - _e571) + ((_e534 * _e564.member_1) * _e564.member_1));
                    let _e581 = ((((_e522 * _e564.member_1) * _e564.member_1) + _e571) + ((_e534 * _e564.member) * _e564.member));
                    let _e584 = ((_e564.member * _e526) - (_e564.member_1 * _e530));
                    let _e587 = ((_e564.member_1 * _e526) + (_e564.member * _e530));
                    let _e600 = ((_e538.x * _e564.member) - (_e532.x * _e564.member_1));
                    let _e601 = ((_e538.y * _e564.member) - (_e532.y * _e564.member_1));
                    let _e602 = ((_e538.z * _e564.member) - (_e532.z * _e564.member_1));
                    let _e609 = ((_e538.x * _e564.member_1) + (_e532.x * _e564.member));
                    let _e610 = ((_e538.y * _e564.member_1) + (_e532.y * _e564.member));
                    let _e611 = ((_e538.z * _e564.member_1) + (_e532.z * _e564.member));
                    if (abs(_e584) < 0.000000000000000000000000000001f) {
                        phi_20678_ = type_92(1f, 0f);
                    } else {
                        let _e616 = ((_e528 - _e575) / (2f * _e584));
                        let _e619 = sqrt(((_e616 * _e616) + 1f));
                        if (_e616 < 0f) {
                            phi_20671_ = (-1f / (_e619 - _e616));
                        } else {
                            phi_20671_ = (1f / (_e619 + _e616));
                        }
                        let _e626 = phi_20671_;
                        let _e630 = (1f / sqrt(((_e626 * _e626) + 1f)));
                        phi_20678_ = type_92(_e630, (_e626 * _e630));
                    }
                    let _e634 = phi_20678_;
                    let _e641 = (((2f * _e584) * _e634.member) * _e634.member_1);
                    let _e651 = ((((_e575 * _e634.member_1) * _e634.member_1) + _e641) + ((_e528 * _e634.member) * _e634.member));
                    let _e653 = -((_e634.member_1 * _e587));
                    let _e654 = (_e634.member * _e587);
                    let _e674 = ((_e600 * _e634.member_1) + (_e524.x * _e634.member));
                    let _e675 = ((_e601 * _e634.member_1) + (_e524.y * _e634.member));
                    let _e676 = ((_e602 * _e634.member_1) + (_e524.z * _e634.member));
                    if (abs(_e654) < 0.000000000000000000000000000001f) {
                        phi_20757_ = type_92(1f, 0f);
                    } else {
                        let _e681 = ((_e651 - _e581) / (2f * _e654));
                        let _e684 = sqrt(((_e681 * _e681) + 1f));
                        if (_e681 < 0f) {
                            phi_20750_ = (-1f / (_e684 - _e681));
                        } else {
                            phi_20750_ = (1f / (_e684 + _e681));
                        }
                        let _e691 = phi_20750_;
                        let _e695 = (1f / sqrt(((_e691 * _e691) + 1f)));
                        phi_20757_ = type_92(_e695, (_e691 * _e695));
                    }
                    let _e699 = phi_20757_;
                    let _e706 = (((2f * _e654) * _e699.member) * _e699.member_1);
                    phi_20542_ = ((((_e575 * _e634.member) * _e634.member) - _e641) + ((_e528 * _e634.member_1) * _e634.member_1));
                    phi_20545_ = vec3<f32>(((_e609 * _e699.member_1) + (_e674 * _e699.member)), ((_e610 * _e699.member_1) + (_e675 * _e699.member)), ((_e611 * _e699.member_1) + (_e676 * _e699.member)));
                    phi_20547_ = (_e699.member_1 * _e653);
                    phi_20549_ = ((((_e581 * _e699.member_1) * _e699.member_1) + _e706) + ((_e651 * _e699.member) * _e699.member));
                    phi_20552_ = vec3<f32>(((_e609 * _e699.member) - (_e674 * _e699.member_1)), ((_e610 * _e699.member) - (_e675 * _e699.member_1)), ((_e611 * _e699.member) - (_e676 * _e699.member_1)));
                    phi_20554_ = ((((_e581 * _e699.member) * _e699.member) - _e706) + ((_e651 * _e699.member_1) * _e699.member_1));
                    phi_20556_ = (_e536 + 1u);
                    phi_20558_ = vec3<f32>(((_e600 * _e634.member) - (_e524.x * _e634.member_1)), ((_e601 * _e634.member) - (_e524.y * _e634.member_1)), ((_e602 * _e634.member) - (_e524.z * _e634.member_1)));
                    phi_20560_ = (_e699.member * _e653);
                } else {
                    break;
                }
                let _e741 = phi_20542_;
                let _e743 = phi_20545_;
                let _e745 = phi_20547_;
                let _e747 = phi_20549_;
                let _e749 = phi_20552_;
                let _e751 = phi_20554_;
                let _e753 = phi_20556_;
                let _e755 = phi_20558_;
                let _e757 = phi_20560_;
                continue;
                continuing {
                    phi_20541_ = _e741;
                    phi_20544_ = _e743;
                    phi_20546_ = _e745;
                    phi_20548_ = _e747;
                    phi_20550_ = 0f;
                    phi_20551_ = _e749;
                    phi_20553_ = _e751;
                    phi_20555_ = _e753;
                    phi_20557_ = _e755;
                    phi_20559_ = _e757;
                }
            }
            let _e760 = local_158;
            let _e762 = local_159;
            let _e763 = (_e760 > _e762);
            let _e765 = local_160;
            let _e767 = local_161;
            let _e768 = select(_e767, _e765, _e763);
            let _e769 = vec3(_e763);
            let _e771 = local_162;
            let _e773 = local_163;
            let _e774 = select(_e773, _e771, _e769);
            let _e776 = local_164;
            let _e778 = local_165;
            let _e781 = local_166;
            let _e783 = local_167;
            let _e784 = select(_e783, _e781, _e769);
            let _e786 = local_168;
            let _e787 = (_e786 > _e768);
            let _e788 = vec3(_e787);
            let _e790 = local_169;
            let _e791 = select(_e790, _e784, _e788);
            let _e793 = local_170;
            let _e796 = local_171;
            let _e799 = vec3((select(_e793, _e768, _e787) > select(_e778, _e776, _e763)));
            phi_20869_ = array<vec3<f32>, 3>(select(_e784, _e796, _e788), select(_e774, _e791, _e799), select(_e791, _e774, _e799));
        } else {
            let _e499 = (_e471 >= _e472);
            if _e499 {
                let _e500 = (_e471 >= _e473);
                if _e500 {
                    if (_e472 >= _e473) {
                        phi_20841_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20841_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e503 = phi_20841_;
                    phi_20842_ = _e503;
                } else {
                    phi_20842_ = array<vec3<f32>, 3>();
                }
                let _e505 = phi_20842_;
                phi_20844_ = _e505;
                phi_20845_ = select(true, false, _e500);
            } else {
                phi_20844_ = array<vec3<f32>, 3>();
                phi_20845_ = true;
            }
            let _e508 = phi_20844_;
            let _e510 = phi_20845_;
            if _e510 {
                if (_e472 >= _e473) {
                    if (_e471 >= _e473) {
                        phi_20859_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20859_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e516 = phi_20859_;
                    phi_20867_ = _e516;
                } else {
                    if _e499 {
                        phi_20866_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_20866_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e513 = phi_20866_;
                    phi_20867_ = _e513;
                }
                let _e518 = phi_20867_;
                phi_20868_ = _e518;
            } else {
                phi_20868_ = _e508;
            }
            let _e520 = phi_20868_;
            phi_20869_ = _e520;
        }
        let _e804 = phi_20869_;
        if (_e439.w > 0f) {
            let _e807 = local_172;
            phi_20878_ = (_e807.w / _e439.w);
        } else {
            phi_20878_ = 1f;
        }
        let _e811 = phi_20878_;
        let _e814 = params_2.member.member_5;
        let _e817 = (1.5f * _e811);
        let _e840 = (((((_e804[0].x * _e804[0].x) * _e471) + ((_e804[0].y * _e804[0].y) * _e472)) + ((_e804[0].z * _e804[0].z) * _e473)) + (2f * ((((_e804[0].x * _e804[0].y) * _e490) + ((_e804[0].x * _e804[0].z) * _e491)) + ((_e804[0].y * _e804[0].z) * _e492))));
        if (_e840 > 0f) {
            phi_20922_ = (12f * _e840);
        } else {
            phi_20922_ = 0f;
        }
        let _e844 = phi_20922_;
        let _e848 = ((((_e439.w * f32(_e814)) * _e817) / (sqrt(_e844) + _e817)) * 0.03125f);
        let _e870 = (((((_e804[1].x * _e804[1].x) * _e471) + ((_e804[1].y * _e804[1].y) * _e472)) + ((_e804[1].z * _e804[1].z) * _e473)) + (2f * ((((_e804[1].x * _e804[1].y) * _e490) + ((_e804[1].x * _e804[1].z) * _e491)) + ((_e804[1].y * _e804[1].z) * _e492))));
        if (_e870 > 0f) {
            phi_20963_ = (12f * _e870);
        } else {
            phi_20963_ = 0f;
        }
        let _e874 = phi_20963_;
        let _e877 = (sqrt(_e874) / (_e811 * 3f));
        let _e879 = select(_e877, _e848, (_e848 < _e877));
        targets[_e381] = select(1f, _e879, (_e879 > 1f));
        phi_20978_ = _e804;
        phi_20979_ = type_90(vec3<f32>(_e452, _e453, _e454), vec3<f32>(_e471, _e472, _e473), vec3<f32>(_e490, _e491, _e492));
    } else {
        phi_20978_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
        phi_20979_ = type_90(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e884 = phi_20978_;
    let _e886 = phi_20979_;
    if (_e388 == 0u) {
        let _e890 = normalization_1.member[0u];
        axes.member[320u] = _e890;
    }
    workgroupBarrier();
    if _e392 {
        phi_20991_ = 0u;
        phi_20994_ = 0f;
        loop {
            let _e894 = phi_20991_;
            let _e896 = phi_20994_;
            local_173 = _e896;
            local_174 = _e896;
            local_175 = _e896;
            local_176 = _e896;
            let _e897 = (_e894 < _e391);
            if _e897 {
                let _e899 = targets[_e894];
                phi_20992_ = (_e894 + 1u);
                phi_20995_ = (_e896 + _e899);
            } else {
                break;
            }
            let _e903 = phi_20992_;
            let _e905 = phi_20995_;
            continue;
            continuing {
                phi_20991_ = _e903;
                phi_20994_ = _e905;
            }
        }
        phi_21009_ = 0u;
        phi_21012_ = 0u;
        loop {
            let _e908 = phi_21009_;
            let _e910 = phi_21012_;
            local_177 = _e908;
            local_178 = _e908;
            let _e911 = (_e910 < _e388);
            if _e911 {
                let _e913 = targets[_e910];
                let _e916 = params_2.member.member_19;
                let _e918 = f32((_e916 - _e391));
                let _e920 = local_173;
                if (_e920 > _e918) {
                    let _e923 = local_174;
                    phi_21034_ = (_e913 * (_e918 / _e923));
                } else {
                    phi_21034_ = _e913;
                }
                let _e927 = phi_21034_;
                let _e932 = select(select(u32(_e927), 0u, (_e927 < 0f)), 4294967295u, (_e927 > 4294967000f));
                phi_21010_ = (_e908 + select(1u, _e932, (_e932 > 1u)));
                phi_21013_ = (_e910 + 1u);
            } else {
                break;
            }
            let _e938 = phi_21010_;
            let _e940 = phi_21013_;
            continue;
            continuing {
                phi_21009_ = _e938;
                phi_21012_ = _e940;
            }
        }
        let _e943 = targets[_e388];
        let _e946 = params_2.member.member_19;
        let _e948 = f32((_e946 - _e391));
        let _e950 = local_175;
        if (_e950 > _e948) {
            let _e953 = local_176;
            phi_21063_ = (_e943 * (_e948 / _e953));
        } else {
            phi_21063_ = _e943;
        }
        let _e957 = phi_21063_;
        let _e962 = select(select(u32(_e957), 0u, (_e957 < 0f)), 4294967295u, (_e957 > 4294967000f));
        let _e964 = select(1u, _e962, (_e962 > 1u));
        let _e994 = (((((_e884[1].x * _e884[1].x) * _e886.member_1.x) + ((_e884[1].y * _e884[1].y) * _e886.member_1.y)) + ((_e884[1].z * _e884[1].z) * _e886.member_1.z)) + (2f * ((((_e884[1].x * _e884[1].y) * _e886.member_2.x) + ((_e884[1].x * _e884[1].z) * _e886.member_2.y)) + ((_e884[1].y * _e884[1].z) * _e886.member_2.z))));
        if (_e994 > 0f) {
            phi_21120_ = (12f * _e994);
        } else {
            phi_21120_ = 0f;
        }
        let _e998 = phi_21120_;
        let _e999 = sqrt(_e998);
        let _e1021 = (((((_e884[2].x * _e884[2].x) * _e886.member_1.x) + ((_e884[2].y * _e884[2].y) * _e886.member_1.y)) + ((_e884[2].z * _e884[2].z) * _e886.member_1.z)) + (2f * ((((_e884[2].x * _e884[2].y) * _e886.member_2.x) + ((_e884[2].x * _e884[2].z) * _e886.member_2.y)) + ((_e884[2].y * _e884[2].z) * _e886.member_2.z))));
        if (_e1021 > 0f) {
            phi_21166_ = (12f * _e1021);
        } else {
            phi_21166_ = 0f;
        }
        let _e1025 = phi_21166_;
        let _e1026 = sqrt(_e1025);
        let _e1029 = centers_1.member[_e388];
        let _e1038 = ((_e1029.x - 0.5f) + _e886.member.x);
        let _e1040 = ((_e1029.y - 0.5f) + _e886.member.y);
        let _e1042 = ((_e1029.z - 0.5f) + _e886.member.z);
        let _e1047 = (((_e884[1].x * _e1038) + (_e884[1].y * _e1040)) + (_e884[1].z * _e1042));
        let _e1055 = (_e999 > 0.000001f);
        if _e1055 {
            phi_21212_ = (f32(_e964) / _e999);
        } else {
            phi_21212_ = 0f;
        }
        let _e1059 = phi_21212_;
        let _e1062 = local_177;
        let _e1064 = (_e388 * 5u);
        axes.member[_e1064] = vec4<f32>(_e884[0].x, _e884[0].y, _e884[0].z, 0f);
        axes.member[(_e1064 + 1u)] = vec4<f32>(_e884[1].x, _e884[1].y, _e884[1].z, 0f);
        axes.member[(_e1064 + 2u)] = vec4<f32>(_e884[2].x, _e884[2].y, _e884[2].z, 0f);
        axes.member[(_e1064 + 3u)] = vec4<f32>((_e1047 - (0.5f * _e999)), _e1059, f32(_e964), f32(_e1062));
        if _e1055 {
            phi_30639_ = (16383.5f / _e999);
        } else {
            phi_30639_ = 1f;
        }
        let _e1088 = phi_30639_;
        if (_e1026 > 0.000001f) {
            phi_30648_ = (16383.5f / _e1026);
        } else {
            phi_30648_ = 1f;
        }
        let _e1092 = phi_30648_;
        axes.member[(_e1064 + 4u)] = vec4<f32>((_e1047 - _e999), ((((_e884[2].x * _e1038) + (_e884[2].y * _e1040)) + (_e884[2].z * _e1042)) - _e1026), _e1088, _e1092);
        phi_21259_ = 0u;
        loop {
            let _e1098 = phi_21259_;
            let _e1099 = (_e1098 < _e964);
            if _e1099 {
                let _e1101 = local_178;
                strip_clusters.member[(_e1101 + _e1098)] = _e388;
                phi_21260_ = (_e1098 + 1u);
            } else {
                break;
            }
            let _e1107 = phi_21260_;
            continue;
            continuing {
                phi_21259_ = _e1107;
            }
        }
    }
    return;
}

fn function_44() {
    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_2.member.member_3;
    if (_e381 < _e384) {
        let _e388 = proxy_count.member[0u];
        if (_e381 >= _e388) {
            starts_4.member[_e381] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21443_: u32;
    var phi_21558_: f32;
    var phi_21578_: f32;
    var phi_21618_: vec2<u32>;
    var phi_21642_: u32;
    var phi_21757_: f32;
    var phi_21777_: f32;
    var phi_21817_: vec2<u32>;
    var phi_21825_: type_94;
    var phi_21826_: vec2<u32>;
    var phi_21828_: vec2<u32>;
    var phi_21853_: u32;
    var phi_21870_: vec2<u32>;
    var phi_21991_: f32;
    var phi_22011_: f32;
    var phi_22037_: u32;
    var phi_22106_: u32;
    var phi_22038_: u32;
    var phi_21829_: vec2<u32>;
    var phi_22110_: type_94;
    var phi_22111_: type_94;
    var phi_22130_: u32;
    var phi_22202_: u32;
    var phi_22131_: u32;
    var phi_22208_: u32;
    var phi_22280_: u32;
    var phi_22209_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e373.z] = _e372.x;
    let _e381 = local_179[(_e374.z - 1u)];
    let _e388 = (((_e373.x + (_e373.y * _e374.x)) * 256u) + _e381);
    let _e389 = (_e381 == 0u);
    if _e389 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e393 = params_2.member.member;
    if (_e388 < _e393) {
        let _e397 = tags_4.member[_e388];
        let _e400 = axes_1.member[320u];
        let _e407 = params_2.member.member_16;
        let _e410 = params_2.member.member_17;
        let _e413 = params_2.member.member_18;
        let _e416 = (_e388 * 3u);
        let _e419 = corners.member[_e416];
        let _e429 = corners.member[(_e416 + 1u)];
        let _e439 = corners.member[(_e416 + 2u)];
        let _e456 = (vec3<f32>((((bitcast<f32>(_e419.x) * 0.015625f) - _e400.x) * _e400.w), (((bitcast<f32>(_e419.y) * 0.015625f) - _e400.y) * _e400.w), (((bitcast<f32>(_e419.z) * 0.015625f) - _e400.z) * _e400.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e467 = (vec3<f32>((((bitcast<f32>(_e429.x) * 0.015625f) - _e400.x) * _e400.w), (((bitcast<f32>(_e429.y) * 0.015625f) - _e400.y) * _e400.w), (((bitcast<f32>(_e429.z) * 0.015625f) - _e400.z) * _e400.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e478 = (vec3<f32>((((bitcast<f32>(_e439.x) * 0.015625f) - _e400.x) * _e400.w), (((bitcast<f32>(_e439.y) * 0.015625f) - _e400.y) * _e400.w), (((bitcast<f32>(_e439.z) * 0.015625f) - _e400.z) * _e400.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e481 = (((select(_e413, _e407, (_e388 < _e410)) * 0.015625f) * _e400.w) + 0.0000076293945f);
        let _e484 = (_e397.x == 0u);
        if _e484 {
            phi_21443_ = (32u + select(firstTrailingBit(_e397.y), 32u, (_e397.y == 0u)));
        } else {
            phi_21443_ = select(firstTrailingBit(_e397.x), 32u, _e484);
        }
        let _e492 = phi_21443_;
        let _e493 = (_e492 * 5u);
        let _e496 = axes_1.member[_e493];
        let _e507 = (((_e496.x * _e456.x) + (_e496.y * _e456.y)) + (_e496.z * _e456.z));
        let _e515 = (((_e496.x * _e467.x) + (_e496.y * _e467.y)) + (_e496.z * _e467.z));
        let _e523 = (((_e496.x * _e478.x) + (_e496.y * _e478.y)) + (_e496.z * _e478.z));
        let _e525 = select(_e507, _e515, (_e515 < _e507));
        let _e532 = axes_1.member[(_e493 + 1u)];
        let _e540 = (((_e532.x * _e456.x) + (_e532.y * _e456.y)) + (_e532.z * _e456.z));
        let _e545 = (((_e532.x * _e467.x) + (_e532.y * _e467.y)) + (_e532.z * _e467.z));
        let _e550 = (((_e532.x * _e478.x) + (_e532.y * _e478.y)) + (_e532.z * _e478.z));
        let _e552 = select(_e540, _e545, (_e545 < _e540));
        let _e556 = select(_e540, _e545, (_e545 > _e540));
        let _e564 = axes_1.member[(_e493 + 3u)];
        let _e570 = (((select(_e552, _e550, (_e550 < _e552)) - _e481) - _e564.x) * _e564.y);
        if (_e570 < _e564.z) {
            phi_21558_ = _e570;
        } else {
            phi_21558_ = (_e564.z - 1f);
        }
        let _e574 = phi_21558_;
        let _e576 = select(0f, _e574, (_e574 > 0f));
        let _e581 = select(select(u32(_e576), 0u, (_e576 < 0f)), 4294967295u, (_e576 > 4294967000f));
        let _e583 = (((select(_e556, _e550, (_e550 > _e556)) + _e481) - _e564.x) * _e564.y);
        if (_e583 < _e564.z) {
            phi_21578_ = _e583;
        } else {
            phi_21578_ = (_e564.z - 1f);
        }
        let _e587 = phi_21578_;
        let _e589 = select(0f, _e587, (_e587 > 0f));
        let _e607 = (1u << bitcast<u32>(((_e492 % 32u) & 31u)));
        if (_e492 < 32u) {
            phi_21618_ = vec2<u32>(_e607, 0u);
        } else {
            phi_21618_ = vec2<u32>(0u, _e607);
        }
        let _e612 = phi_21618_;
        let _e617 = (_e397.x & ~(_e612.x));
        let _e618 = (_e397.y & ~(_e612.y));
        if ((_e617 | _e618) == 0u) {
            phi_21825_ = type_94(0u, 0u, 0f);
            phi_21826_ = vec2<u32>(_e617, _e618);
        } else {
            let _e622 = (_e617 == 0u);
            if _e622 {
                phi_21642_ = (32u + select(firstTrailingBit(_e618), 32u, (_e618 == 0u)));
            } else {
                phi_21642_ = select(firstTrailingBit(_e617), 32u, _e622);
            }
            let _e630 = phi_21642_;
            let _e631 = (_e630 * 5u);
            let _e634 = axes_1.member[_e631];
            let _e642 = (((_e634.x * _e456.x) + (_e634.y * _e456.y)) + (_e634.z * _e456.z));
            let _e647 = (((_e634.x * _e467.x) + (_e634.y * _e467.y)) + (_e634.z * _e467.z));
            let _e652 = (((_e634.x * _e478.x) + (_e634.y * _e478.y)) + (_e634.z * _e478.z));
            let _e654 = select(_e642, _e647, (_e647 < _e642));
            let _e661 = axes_1.member[(_e631 + 1u)];
            let _e669 = (((_e661.x * _e456.x) + (_e661.y * _e456.y)) + (_e661.z * _e456.z));
            let _e674 = (((_e661.x * _e467.x) + (_e661.y * _e467.y)) + (_e661.z * _e467.z));
            let _e679 = (((_e661.x * _e478.x) + (_e661.y * _e478.y)) + (_e661.z * _e478.z));
            let _e681 = select(_e669, _e674, (_e674 < _e669));
            let _e685 = select(_e669, _e674, (_e674 > _e669));
            let _e693 = axes_1.member[(_e631 + 3u)];
            let _e699 = (((select(_e681, _e679, (_e679 < _e681)) - _e481) - _e693.x) * _e693.y);
            if (_e699 < _e693.z) {
                phi_21757_ = _e699;
            } else {
                phi_21757_ = (_e693.z - 1f);
            }
            let _e703 = phi_21757_;
            let _e705 = select(0f, _e703, (_e703 > 0f));
            let _e710 = select(select(u32(_e705), 0u, (_e705 < 0f)), 4294967295u, (_e705 > 4294967000f));
            let _e712 = (((select(_e685, _e679, (_e679 > _e685)) + _e481) - _e693.x) * _e693.y);
            if (_e712 < _e693.z) {
                phi_21777_ = _e712;
            } else {
                phi_21777_ = (_e693.z - 1f);
            }
            let _e716 = phi_21777_;
            let _e718 = select(0f, _e716, (_e716 > 0f));
            let _e736 = (1u << bitcast<u32>(((_e630 % 32u) & 31u)));
            if (_e630 < 32u) {
                phi_21817_ = vec2<u32>(_e736, 0u);
            } else {
                phi_21817_ = vec2<u32>(0u, _e736);
            }
            let _e741 = phi_21817_;
            phi_21825_ = type_94((select(select(u32(_e693.w), 0u, (_e693.w < 0f)), 4294967295u, (_e693.w > 4294967000f)) + _e710), ((select(select(u32(_e718), 0u, (_e718 < 0f)), 4294967295u, (_e718 > 4294967000f)) - _e710) + 1u), (select(_e654, _e652, (_e652 < _e654)) - _e481));
            phi_21826_ = vec2<u32>((_e617 & ~(_e741.x)), (_e618 & ~(_e741.y)));
        }
        let _e750 = phi_21825_;
        let _e752 = phi_21826_;
        phi_21828_ = _e752;
        loop {
            let _e754 = phi_21828_;
            let _e758 = ((_e754.x | _e754.y) == 0u);
            if _e758 {
                phi_21829_ = vec2<u32>();
            } else {
                let _e759 = (_e754.x == 0u);
                if _e759 {
                    phi_21853_ = (32u + select(firstTrailingBit(_e754.y), 32u, (_e754.y == 0u)));
                } else {
                    phi_21853_ = select(firstTrailingBit(_e754.x), 32u, _e759);
                }
                let _e767 = phi_21853_;
                let _e771 = (1u << bitcast<u32>(((_e767 % 32u) & 31u)));
                if (_e767 < 32u) {
                    phi_21870_ = vec2<u32>(_e771, 0u);
                } else {
                    phi_21870_ = vec2<u32>(0u, _e771);
                }
                let _e776 = phi_21870_;
                let _e783 = (_e767 * 5u);
                let _e786 = axes_1.member[_e783];
                let _e794 = (((_e786.x * _e456.x) + (_e786.y * _e456.y)) + (_e786.z * _e456.z));
                let _e799 = (((_e786.x * _e467.x) + (_e786.y * _e467.y)) + (_e786.z * _e467.z));
                let _e804 = (((_e786.x * _e478.x) + (_e786.y * _e478.y)) + (_e786.z * _e478.z));
                let _e806 = select(_e794, _e799, (_e799 < _e794));
                let _e813 = axes_1.member[(_e783 + 1u)];
                let _e821 = (((_e813.x * _e456.x) + (_e813.y * _e456.y)) + (_e813.z * _e456.z));
                let _e826 = (((_e813.x * _e467.x) + (_e813.y * _e467.y)) + (_e813.z * _e467.z));
                let _e831 = (((_e813.x * _e478.x) + (_e813.y * _e478.y)) + (_e813.z * _e478.z));
                let _e833 = select(_e821, _e826, (_e826 < _e821));
                let _e837 = select(_e821, _e826, (_e826 > _e821));
                let _e845 = axes_1.member[(_e783 + 3u)];
                let _e851 = (((select(_e833, _e831, (_e831 < _e833)) - _e481) - _e845.x) * _e845.y);
                if (_e851 < _e845.z) {
                    phi_21991_ = _e851;
                } else {
                    phi_21991_ = (_e845.z - 1f);
                }
                let _e855 = phi_21991_;
                let _e857 = select(0f, _e855, (_e855 > 0f));
                let _e862 = select(select(u32(_e857), 0u, (_e857 < 0f)), 4294967295u, (_e857 > 4294967000f));
                let _e864 = (((select(_e837, _e831, (_e831 > _e837)) + _e481) - _e845.x) * _e845.y);
                if (_e864 < _e845.z) {
                    phi_22011_ = _e864;
                } else {
                    phi_22011_ = (_e845.z - 1f);
                }
                let _e868 = phi_22011_;
                let _e870 = select(0f, _e868, (_e868 > 0f));
                let _e883 = ((select(select(u32(_e870), 0u, (_e870 < 0f)), 4294967295u, (_e870 > 4294967000f)) - _e862) + 1u);
                let _e886 = atomicAdd((&proxy_count_1.member[0u]), _e883);
                phi_22037_ = 0u;
                loop {
                    let _e888 = phi_22037_;
                    let _e889 = (_e888 < _e883);
                    if _e889 {
                        let _e890 = (_e886 + _e888);
                        let _e893 = params_2.member.member_3;
                        if (_e890 < _e893) {
                            let _e898 = params_2.member.member_20;
                            let _e899 = (_e898 & 31u);
                            let _e902 = f32((1u << bitcast<u32>(_e899)));
                            let _e905 = (((select(_e806, _e804, (_e804 < _e806)) - _e481) + 1f) * (0.5f * _e902));
                            let _e906 = (_e902 - 2f);
                            let _e908 = select(_e906, _e905, (_e905 < _e906));
                            let _e910 = select(1f, _e908, (_e908 > 1f));
                            starts_5.member[_e890] = ((((select(select(u32(_e845.w), 0u, (_e845.w < 0f)), 4294967295u, (_e845.w > 4294967000f)) + _e862) + _e888) << bitcast<u32>(_e899)) | select(select(u32(_e910), 0u, (_e910 < 0f)), 4294967295u, (_e910 > 4294967000f)));
                            if (_e888 > 0u) {
                                phi_22106_ = (_e388 | 2147483648u);
                            } else {
                                phi_22106_ = _e388;
                            }
                            let _e924 = phi_22106_;
                            proxies_1.member[_e890] = _e924;
                        }
                        phi_22038_ = (_e888 + 1u);
                    } else {
                        break;
                    }
                    let _e929 = phi_22038_;
                    continue;
                    continuing {
                        phi_22037_ = _e929;
                    }
                }
                phi_21829_ = (_e754 & vec2<u32>(~(_e776.x), ~(_e776.y)));
            }
            let _e932 = phi_21829_;
            continue;
            continuing {
                phi_21828_ = _e932;
                break if !(select(true, false, _e758));
            }
        }
        phi_22110_ = _e750;
        phi_22111_ = type_94((select(select(u32(_e564.w), 0u, (_e564.w < 0f)), 4294967295u, (_e564.w > 4294967000f)) + _e581), ((select(select(u32(_e589), 0u, (_e589 < 0f)), 4294967295u, (_e589 > 4294967000f)) - _e581) + 1u), (select(_e525, _e523, (_e523 < _e525)) - _e481));
    } else {
        phi_22110_ = type_94(0u, 0u, 0f);
        phi_22111_ = type_94(0u, 0u, 0f);
    }
    let _e936 = phi_22110_;
    let _e938 = phi_22111_;
    let _e943 = atomicAdd((&reserved_1[0u]), (_e938.member_1 + _e936.member_1));
    workgroupBarrier();
    if _e389 {
        let _e944 = atomicLoad((&reserved_1[0u]));
        let _e947 = atomicAdd((&proxy_count_1.member[0u]), _e944);
        atomicStore((&reserved_1[1u]), _e947);
    }
    workgroupBarrier();
    let _e950 = atomicLoad((&reserved_1[1u]));
    let _e951 = (_e950 + _e943);
    phi_22130_ = 0u;
    loop {
        let _e953 = phi_22130_;
        let _e954 = (_e953 < _e938.member_1);
        if _e954 {
            let _e955 = (_e951 + _e953);
            let _e958 = params_2.member.member_3;
            if (_e955 < _e958) {
                let _e965 = params_2.member.member_20;
                let _e966 = (_e965 & 31u);
                let _e969 = f32((1u << bitcast<u32>(_e966)));
                let _e972 = ((_e938.member_2 + 1f) * (0.5f * _e969));
                let _e973 = (_e969 - 2f);
                let _e975 = select(_e973, _e972, (_e972 < _e973));
                let _e977 = select(1f, _e975, (_e975 > 1f));
                starts_5.member[_e955] = (((_e938.member + _e953) << bitcast<u32>(_e966)) | select(select(u32(_e977), 0u, (_e977 < 0f)), 4294967295u, (_e977 > 4294967000f)));
                if (_e953 > 0u) {
                    phi_22202_ = (_e388 | 2147483648u);
                } else {
                    phi_22202_ = _e388;
                }
                let _e991 = phi_22202_;
                proxies_1.member[_e955] = _e991;
            }
            phi_22131_ = (_e953 + 1u);
        } else {
            break;
        }
        let _e996 = phi_22131_;
        continue;
        continuing {
            phi_22130_ = _e996;
        }
    }
    phi_22208_ = 0u;
    loop {
        let _e1000 = phi_22208_;
        let _e1001 = (_e1000 < _e936.member_1);
        if _e1001 {
            let _e1002 = ((_e951 + _e938.member_1) + _e1000);
            let _e1005 = params_2.member.member_3;
            if (_e1002 < _e1005) {
                let _e1012 = params_2.member.member_20;
                let _e1013 = (_e1012 & 31u);
                let _e1016 = f32((1u << bitcast<u32>(_e1013)));
                let _e1019 = ((_e936.member_2 + 1f) * (0.5f * _e1016));
                let _e1020 = (_e1016 - 2f);
                let _e1022 = select(_e1020, _e1019, (_e1019 < _e1020));
                let _e1024 = select(1f, _e1022, (_e1022 > 1f));
                starts_5.member[_e1002] = (((_e936.member + _e1000) << bitcast<u32>(_e1013)) | select(select(u32(_e1024), 0u, (_e1024 < 0f)), 4294967295u, (_e1024 > 4294967000f)));
                if (_e1000 > 0u) {
                    phi_22280_ = (_e388 | 2147483648u);
                } else {
                    phi_22280_ = _e388;
                }
                let _e1038 = phi_22280_;
                proxies_1.member[_e1002] = _e1038;
            }
            phi_22209_ = (_e1000 + 1u);
        } else {
            break;
        }
        let _e1043 = phi_22209_;
        continue;
        continuing {
            phi_22208_ = _e1043;
        }
    }
    return;
}

fn function_46() {
    var phi_22605_: vec2<u32>;
    var phi_22753_: vec2<u32>;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params_2.member.member_3;
    if (_e381 < _e384) {
        let _e388 = sorted_starts_1.member[_e381];
        if (_e388 != 4294967295u) {
            let _e392 = proxies_2.member[_e381];
            let _e395 = params_2.member.member_20;
            let _e396 = (_e395 & 31u);
            let _e398 = (_e388 >> bitcast<u32>(_e396));
            let _e401 = strip_clusters_1.member[_e398];
            let _e402 = (_e392 & 2147483647u);
            let _e405 = axes_2.member[320u];
            let _e412 = params_2.member.member_16;
            let _e415 = params_2.member.member_17;
            let _e418 = params_2.member.member_18;
            let _e421 = (_e402 * 3u);
            let _e424 = corners_2.member[_e421];
            let _e434 = corners_2.member[(_e421 + 1u)];
            let _e444 = corners_2.member[(_e421 + 2u)];
            let _e461 = (vec3<f32>((((bitcast<f32>(_e424.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e424.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e424.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e472 = (vec3<f32>((((bitcast<f32>(_e434.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e434.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e434.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e483 = (vec3<f32>((((bitcast<f32>(_e444.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e444.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e444.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e486 = (((select(_e418, _e412, (_e402 < _e415)) * 0.015625f) * _e405.w) + 0.0000076293945f);
            let _e487 = (_e401 * 5u);
            let _e490 = axes_2.member[_e487];
            let _e501 = (((_e490.x * _e461.x) + (_e490.y * _e461.y)) + (_e490.z * _e461.z));
            let _e509 = (((_e490.x * _e472.x) + (_e490.y * _e472.y)) + (_e490.z * _e472.z));
            let _e517 = (((_e490.x * _e483.x) + (_e490.y * _e483.y)) + (_e490.z * _e483.z));
            let _e519 = select(_e501, _e509, (_e509 > _e501));
            let _e526 = axes_2.member[(_e487 + 1u)];
            let _e534 = (((_e526.x * _e461.x) + (_e526.y * _e461.y)) + (_e526.z * _e461.z));
            let _e539 = (((_e526.x * _e472.x) + (_e526.y * _e472.y)) + (_e526.z * _e472.z));
            let _e544 = (((_e526.x * _e483.x) + (_e526.y * _e483.y)) + (_e526.z * _e483.z));
            let _e546 = select(_e534, _e539, (_e539 < _e534));
            let _e550 = select(_e534, _e539, (_e539 > _e534));
            let _e558 = axes_2.member[(_e487 + 2u)];
            let _e566 = (((_e558.x * _e461.x) + (_e558.y * _e461.y)) + (_e558.z * _e461.z));
            let _e571 = (((_e558.x * _e472.x) + (_e558.y * _e472.y)) + (_e558.z * _e472.z));
            let _e576 = (((_e558.x * _e483.x) + (_e558.y * _e483.y)) + (_e558.z * _e483.z));
            let _e578 = select(_e566, _e571, (_e571 < _e566));
            let _e582 = select(_e566, _e571, (_e571 > _e566));
            let _e590 = axes_2.member[(_e487 + 4u)];
            let _e597 = tags_5.member[_e402];
            let _e606 = ((1u << bitcast<u32>(((_e401 % 32u) & 31u))) - 1u);
            if (_e401 < 32u) {
                phi_22605_ = vec2<u32>((_e597.x & _e606), 0u);
            } else {
                phi_22605_ = vec2<u32>(_e597.x, (_e597.y & _e606));
            }
            let _e613 = phi_22605_;
            let _e625 = (((select(_e546, _e544, (_e544 < _e546)) - _e486) - _e590.x) * _e590.z);
            let _e627 = select(32767f, _e625, (_e625 < 32767f));
            let _e629 = select(0f, _e627, (_e627 > 0f));
            let _e636 = (((select(_e578, _e576, (_e576 < _e578)) - _e486) - _e590.y) * _e590.w);
            let _e638 = select(32767f, _e636, (_e636 < 32767f));
            let _e640 = select(0f, _e638, (_e638 > 0f));
            let _e650 = (((select(_e550, _e544, (_e544 > _e550)) + _e486) - _e590.x) * _e590.z);
            let _e652 = select(32767f, _e650, (_e650 < 32767f));
            let _e654 = select(0f, _e652, (_e652 > 0f));
            let _e661 = (((select(_e582, _e576, (_e576 > _e582)) + _e486) - _e590.y) * _e590.w);
            let _e663 = select(32767f, _e661, (_e661 < 32767f));
            let _e665 = select(0f, _e663, (_e663 > 0f));
            boxes_5.member[_e381] = vec4<u32>(_e402, (select(select(u32(_e629), 0u, (_e629 < 0f)), 4294967295u, (_e629 > 4294967000f)) | (select(select(u32(_e640), 0u, (_e640 < 0f)), 4294967295u, (_e640 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e654), 0u, (_e654 < 0f)), 4294967295u, (_e654 > 4294967000f)) | (select(select(u32(_e665), 0u, (_e665 < 0f)), 4294967295u, (_e665 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e613.x & 2147483647u) | select(0u, 2147483648u, ((_e392 & 2147483648u) != 0u))));
            let _e680 = f32((1u << bitcast<u32>(_e396)));
            let _e683 = (((select(_e519, _e517, (_e517 > _e519)) + _e486) + 1f) * (0.5f * _e680));
            let _e684 = (_e680 - 2f);
            let _e686 = select(_e684, _e683, (_e683 < _e684));
            let _e688 = select(1f, _e686, (_e686 > 1f));
            phi_22753_ = vec2<u32>(((_e398 << bitcast<u32>(_e396)) | select(select(u32(_e688), 0u, (_e688 < 0f)), 4294967295u, (_e688 > 4294967000f))), ((_e613.x >> bitcast<u32>(31u)) | (_e613.y << bitcast<u32>(1i))));
        } else {
            phi_22753_ = vec2<u32>(0u, 0u);
        }
        let _e699 = phi_22753_;
        ends_1.member[_e381][0u] = _e699.x;
        ends_1.member[_e381][1u] = _e699.y;
    }
    return;
}

fn function_47() {
    var phi_22787_: u32;
    var phi_22790_: u32;
    var phi_22809_: u32;
    var phi_22788_: u32;
    var phi_22791_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_22820_: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e382 = (_e381 * 256u);
    let _e385 = params_2.member.member_3;
    if (_e382 < _e385) {
        let _e389 = last_ends.member[_e381];
        phi_22787_ = _e385;
        phi_22790_ = _e382;
        loop {
            let _e391 = phi_22787_;
            let _e393 = phi_22790_;
            local_180 = _e393;
            local_181 = _e393;
            let _e394 = (_e393 < _e391);
            if _e394 {
                let _e397 = (_e393 + ((_e391 - _e393) / 2u));
                let _e400 = sorted_starts.member[_e397];
                let _e401 = (_e400 <= _e389);
                if _e401 {
                    phi_22809_ = (_e397 + 1u);
                } else {
                    phi_22809_ = _e393;
                }
                let _e404 = phi_22809_;
                phi_22788_ = select(_e397, _e391, _e401);
                phi_22791_ = _e404;
            } else {
                break;
            }
            let _e407 = phi_22788_;
            let _e409 = phi_22791_;
            continue;
            continuing {
                phi_22787_ = _e407;
                phi_22790_ = _e409;
            }
        }
        let _e413 = local_180;
        if (_e413 > (_e382 + 1u)) {
            let _e416 = local_181;
            phi_22820_ = ((((_e416 - 1u) / 256u) - (_e382 / 256u)) + 1u);
        } else {
            phi_22820_ = 0u;
        }
        let _e423 = phi_22820_;
        tiles_3.member[_e381] = _e423;
    }
    return;
}

fn function_48() {
    var phi_22850_: u32;
    var phi_22853_: u32;
    var phi_22851_: u32;
    var phi_22854_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e382 = ((((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x) * 16u);
    let _e383 = (_e382 + 16u);
    let _e386 = params_2.member.member_3;
    phi_22850_ = _e382;
    phi_22853_ = 0u;
    loop {
        let _e390 = phi_22850_;
        let _e392 = phi_22853_;
        local_182 = _e392;
        local_183 = _e392;
        local_184 = _e392;
        let _e393 = (_e390 < select(_e386, _e383, (_e383 < _e386)));
        if _e393 {
            let _e397 = ends_2.member[_e390][0u];
            phi_22851_ = (_e390 + 1u);
            phi_22854_ = select(_e392, _e397, (_e397 > _e392));
        } else {
            break;
        }
        let _e402 = phi_22851_;
        let _e404 = phi_22854_;
        continue;
        continuing {
            phi_22850_ = _e402;
            phi_22853_ = _e404;
        }
    }
    let _e407 = local_182;
    if (_e407 > 0u) {
        let _e411 = local_183;
        let _e414 = local_184;
        let _e418 = atomicMax((&last_ends_1.member[(_e382 / 256u)]), select(1u, _e414, (_e411 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_22938_: bool;
    var phi_22952_: u32;
    var phi_22955_: u32;
    var phi_22953_: u32;
    var phi_22956_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_22986_: u32;
    var phi_22996_: u32;
    var phi_22997_: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = scanned.member[0u];
    let _e387 = params_2.member.member_15;
    let _e389 = select(_e384, _e387, (_e384 > _e387));
    let _e392 = params_2.member.member_14;
    let _e395 = (select(_e392, _e389, (_e389 > _e392)) - _e392);
    let _e398 = params_2.member.member_13;
    if (_e395 > _e398) {
        phi_22938_ = true;
    } else {
        let _e402 = scanned.member[1u];
        phi_22938_ = select(true, false, (_e402 == 0u));
    }
    let _e406 = phi_22938_;
    let _e407 = select(_e395, 0u, _e406);
    if (_e381 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e407;
        phi_22952_ = 1u;
        phi_22955_ = _e407;
        loop {
            let _e418 = phi_22952_;
            let _e420 = phi_22955_;
            local_185 = _e420;
            local_186 = _e418;
            let _e421 = (_e420 > 65535u);
            if _e421 {
                phi_22953_ = (_e418 << bitcast<u32>(1i));
                phi_22956_ = ((_e420 >> bitcast<u32>(1i)) + (_e420 & 1u));
            } else {
                break;
            }
            let _e429 = phi_22953_;
            let _e431 = phi_22956_;
            continue;
            continuing {
                phi_22952_ = _e429;
                phi_22955_ = _e431;
            }
        }
        let _e434 = local_185;
        let _e436 = local_186;
        arguments_2.member[0u] = type_48(_e434, _e436, 1u);
    }
    let _e442 = params_2.member.member_3;
    let _e443 = (_e442 / 256u);
    if ((_e442 % 256u) > 0u) {
        phi_22986_ = (_e443 + 1u);
    } else {
        phi_22986_ = _e443;
    }
    let _e448 = phi_22986_;
    if (_e381 < _e448) {
        let _e452 = firsts.member[_e381];
        let _e455 = tiles_1.member[_e381];
        phi_22996_ = 0u;
        loop {
            let _e457 = phi_22996_;
            let _e458 = (_e457 < _e455);
            if _e458 {
                let _e460 = ((_e452 + _e457) - _e392);
                if (_e460 < _e407) {
                    let _e462 = (_e460 * 2u);
                    list.member[(4u + _e462)] = _e381;
                    list.member[(_e462 + 5u)] = (_e381 + _e457);
                }
                phi_22997_ = (_e457 + 1u);
            } else {
                break;
            }
            let _e472 = phi_22997_;
            continue;
            continuing {
                phi_22996_ = _e472;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23075_: bool;
    var phi_23077_: bool;
    var phi_23078_: bool;
    var phi_23101_: bool;
    var phi_23103_: bool;
    var phi_23104_: bool;
    var phi_23127_: bool;
    var phi_23129_: bool;
    var phi_23130_: bool;
    var phi_23195_: type_84;
    var phi_23197_: type_84;
    var phi_23198_: bool;
    var phi_23199_: type_84;
    var phi_23200_: bool;
    var phi_23205_: type_84;
    var phi_23207_: u32;
    var phi_23210_: type_84;
    var phi_23322_: bool;
    var phi_23324_: bool;
    var phi_23325_: bool;
    var phi_23348_: bool;
    var phi_23350_: bool;
    var phi_23351_: bool;
    var phi_23374_: bool;
    var phi_23376_: bool;
    var phi_23377_: bool;
    var phi_23448_: type_84;
    var phi_23450_: type_84;
    var phi_23451_: bool;
    var phi_23452_: type_84;
    var phi_23453_: bool;
    var phi_23458_: type_84;
    var phi_23538_: type_84;
    var phi_23208_: u32;
    var phi_23211_: type_84;
    var local_188: type_84;
    var local_189: type_84;
    var phi_23551_: u32;
    var phi_23554_: type_84;
    var phi_23552_: u32;
    var phi_23555_: type_84;
    var local_190: type_84;
    var local_191: type_84;
    var phi_23649_: type_84;
    var phi_23655_: u32;
    var phi_23658_: type_84;
    var phi_23656_: u32;
    var phi_23659_: type_84;
    var phi_23749_: type_84;
    var local_192: type_84;
    var local_193: type_84;
    var local_194: type_84;
    var local_195: type_84;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e373.z] = _e372.x;
    let _e381 = local_187[(_e374.z - 1u)];
    let _e386 = (_e373.x + (_e373.y * _e374.x));
    let _e391 = triangles.member[(_e386 * 6144u)];
    let _e392 = (3u * _e391);
    let _e395 = positions.member[_e392];
    let _e399 = positions.member[(_e392 + 1u)];
    let _e403 = positions.member[(_e392 + 2u)];
    let _e406 = ((bitcast<u32>(_e395) & 2139095040u) != 2139095040u);
    if _e406 {
        let _e409 = ((bitcast<u32>(_e399) & 2139095040u) != 2139095040u);
        if _e409 {
            phi_23075_ = ((bitcast<u32>(_e403) & 2139095040u) != 2139095040u);
        } else {
            phi_23075_ = bool();
        }
        let _e414 = phi_23075_;
        phi_23077_ = _e414;
        phi_23078_ = select(true, false, _e409);
    } else {
        phi_23077_ = bool();
        phi_23078_ = true;
    }
    let _e417 = phi_23077_;
    let _e419 = phi_23078_;
    if select(_e417, false, _e419) {
        if _e406 {
            let _e423 = ((bitcast<u32>(_e399) & 2139095040u) != 2139095040u);
            if _e423 {
                phi_23101_ = ((bitcast<u32>(_e403) & 2139095040u) != 2139095040u);
            } else {
                phi_23101_ = bool();
            }
            let _e428 = phi_23101_;
            phi_23103_ = _e428;
            phi_23104_ = select(true, false, _e423);
        } else {
            phi_23103_ = bool();
            phi_23104_ = true;
        }
        let _e431 = phi_23103_;
        let _e433 = phi_23104_;
        if select(_e431, false, _e433) {
            if _e406 {
                let _e437 = ((bitcast<u32>(_e399) & 2139095040u) != 2139095040u);
                if _e437 {
                    phi_23127_ = ((bitcast<u32>(_e403) & 2139095040u) != 2139095040u);
                } else {
                    phi_23127_ = bool();
                }
                let _e442 = phi_23127_;
                phi_23129_ = _e442;
                phi_23130_ = select(true, false, _e437);
            } else {
                phi_23129_ = bool();
                phi_23130_ = true;
            }
            let _e445 = phi_23129_;
            let _e447 = phi_23130_;
            let _e448 = select(_e445, false, _e447);
            if _e448 {
                let _e449 = vec4<f32>(_e395, _e399, _e403, 0f);
                phi_23195_ = type_84(_e449, _e449);
            } else {
                phi_23195_ = type_84();
            }
            let _e452 = phi_23195_;
            phi_23197_ = _e452;
            phi_23198_ = select(true, false, _e448);
        } else {
            phi_23197_ = type_84();
            phi_23198_ = true;
        }
        let _e455 = phi_23197_;
        let _e457 = phi_23198_;
        phi_23199_ = _e455;
        phi_23200_ = _e457;
    } else {
        phi_23199_ = type_84();
        phi_23200_ = true;
    }
    let _e459 = phi_23199_;
    let _e461 = phi_23200_;
    if _e461 {
        phi_23205_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_23205_ = _e459;
    }
    let _e463 = phi_23205_;
    phi_23207_ = _e381;
    phi_23210_ = _e463;
    loop {
        let _e465 = phi_23207_;
        let _e467 = phi_23210_;
        local_188 = _e467;
        local_189 = _e467;
        local_192 = _e467;
        local_194 = _e467;
        let _e468 = (_e465 < 2048u);
        if _e468 {
            let _e469 = ((_e386 * 2048u) + _e465);
            let _e472 = params_2.member.member;
            if (_e469 < _e472) {
                let _e474 = (_e469 * 3u);
                let _e477 = triangles.member[_e474];
                let _e480 = embedded.member[_e477];
                let _e483 = (3u * _e477);
                let _e486 = positions.member[_e483];
                let _e490 = positions.member[(_e483 + 1u)];
                let _e494 = positions.member[(_e483 + 2u)];
                let _e496 = bitcast<u32>(_e486);
                let _e497 = bitcast<u32>(_e490);
                let _e498 = bitcast<u32>(_e494);
                corners_3.member[_e474] = vec4<u32>(_e496, _e497, _e498, (_e477 | select(2147483648u, 0u, (_e480 == 0u))));
                let _e502 = (_e474 + 1u);
                let _e505 = triangles.member[_e502];
                let _e508 = embedded.member[_e505];
                let _e511 = (3u * _e505);
                let _e514 = positions.member[_e511];
                let _e518 = positions.member[(_e511 + 1u)];
                let _e522 = positions.member[(_e511 + 2u)];
                let _e524 = bitcast<u32>(_e514);
                let _e525 = bitcast<u32>(_e518);
                let _e526 = bitcast<u32>(_e522);
                corners_3.member[_e502] = vec4<u32>(_e524, _e525, _e526, (_e505 | select(2147483648u, 0u, (_e508 == 0u))));
                let _e530 = (_e474 + 2u);
                let _e533 = triangles.member[_e530];
                let _e536 = embedded.member[_e533];
                let _e539 = (3u * _e533);
                let _e542 = positions.member[_e539];
                let _e546 = positions.member[(_e539 + 1u)];
                let _e550 = positions.member[(_e539 + 2u)];
                let _e552 = bitcast<u32>(_e542);
                let _e553 = bitcast<u32>(_e546);
                let _e554 = bitcast<u32>(_e550);
                corners_3.member[_e530] = vec4<u32>(_e552, _e553, _e554, (_e533 | select(2147483648u, 0u, (_e536 == 0u))));
                if ((_e496 & 2139095040u) != 2139095040u) {
                    let _e561 = ((_e497 & 2139095040u) != 2139095040u);
                    if _e561 {
                        phi_23322_ = ((_e498 & 2139095040u) != 2139095040u);
                    } else {
                        phi_23322_ = bool();
                    }
                    let _e565 = phi_23322_;
                    phi_23324_ = _e565;
                    phi_23325_ = select(true, false, _e561);
                } else {
                    phi_23324_ = bool();
                    phi_23325_ = true;
                }
                let _e568 = phi_23324_;
                let _e570 = phi_23325_;
                if select(_e568, false, _e570) {
                    if ((_e524 & 2139095040u) != 2139095040u) {
                        let _e575 = ((_e525 & 2139095040u) != 2139095040u);
                        if _e575 {
                            phi_23348_ = ((_e526 & 2139095040u) != 2139095040u);
                        } else {
                            phi_23348_ = bool();
                        }
                        let _e579 = phi_23348_;
                        phi_23350_ = _e579;
                        phi_23351_ = select(true, false, _e575);
                    } else {
                        phi_23350_ = bool();
                        phi_23351_ = true;
                    }
                    let _e582 = phi_23350_;
                    let _e584 = phi_23351_;
                    if select(_e582, false, _e584) {
                        if ((_e552 & 2139095040u) != 2139095040u) {
                            let _e589 = ((_e553 & 2139095040u) != 2139095040u);
                            if _e589 {
                                phi_23374_ = ((_e554 & 2139095040u) != 2139095040u);
                            } else {
                                phi_23374_ = bool();
                            }
                            let _e593 = phi_23374_;
                            phi_23376_ = _e593;
                            phi_23377_ = select(true, false, _e589);
                        } else {
                            phi_23376_ = bool();
                            phi_23377_ = true;
                        }
                        let _e596 = phi_23376_;
                        let _e598 = phi_23377_;
                        let _e599 = select(_e596, false, _e598);
                        if _e599 {
                            let _e601 = select(_e514, _e486, (_e486 < _e514));
                            let _e603 = select(_e518, _e490, (_e490 < _e518));
                            let _e605 = select(_e522, _e494, (_e494 < _e522));
                            let _e614 = select(_e514, _e486, (_e486 > _e514));
                            let _e616 = select(_e518, _e490, (_e490 > _e518));
                            let _e618 = select(_e522, _e494, (_e494 > _e522));
                            phi_23448_ = type_84(vec4<f32>(select(_e542, _e601, (_e601 < _e542)), select(_e546, _e603, (_e603 < _e546)), select(_e550, _e605, (_e605 < _e550)), 0f), vec4<f32>(select(_e542, _e614, (_e614 > _e542)), select(_e546, _e616, (_e616 > _e546)), select(_e550, _e618, (_e618 > _e550)), 0f));
                        } else {
                            phi_23448_ = type_84();
                        }
                        let _e628 = phi_23448_;
                        phi_23450_ = _e628;
                        phi_23451_ = select(true, false, _e599);
                    } else {
                        phi_23450_ = type_84();
                        phi_23451_ = true;
                    }
                    let _e631 = phi_23450_;
                    let _e633 = phi_23451_;
                    phi_23452_ = _e631;
                    phi_23453_ = _e633;
                } else {
                    phi_23452_ = type_84();
                    phi_23453_ = true;
                }
                let _e635 = phi_23452_;
                let _e637 = phi_23453_;
                if _e637 {
                    phi_23458_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_23458_ = _e635;
                }
                let _e639 = phi_23458_;
                phi_23538_ = type_84(vec4<f32>(select(_e639.member.x, _e467.member.x, (_e467.member.x < _e639.member.x)), select(_e639.member.y, _e467.member.y, (_e467.member.y < _e639.member.y)), select(_e639.member.z, _e467.member.z, (_e467.member.z < _e639.member.z)), select(_e639.member.w, _e467.member.w, (_e467.member.w < _e639.member.w))), vec4<f32>(select(_e639.member_1.x, _e467.member_1.x, (_e467.member_1.x > _e639.member_1.x)), select(_e639.member_1.y, _e467.member_1.y, (_e467.member_1.y > _e639.member_1.y)), select(_e639.member_1.z, _e467.member_1.z, (_e467.member_1.z > _e639.member_1.z)), select(_e639.member_1.w, _e467.member_1.w, (_e467.member_1.w > _e639.member_1.w))));
            } else {
                phi_23538_ = _e467;
            }
            let _e680 = phi_23538_;
            phi_23208_ = (_e465 + (256u * _e374.z));
            phi_23211_ = _e680;
        } else {
            break;
        }
        let _e684 = phi_23208_;
        let _e686 = phi_23211_;
        continue;
        continuing {
            phi_23207_ = _e684;
            phi_23210_ = _e686;
        }
    }
    let _e689 = local_188;
    lows[_e381] = _e689.member;
    let _e693 = local_189;
    highs[_e381] = _e693.member_1;
    workgroupBarrier();
    if ((_e381 & 15u) == 0u) {
        phi_23551_ = 1u;
        let _e861 = local_192;
        phi_23554_ = _e861;
        loop {
            let _e699 = phi_23551_;
            let _e701 = phi_23554_;
            local_190 = _e701;
            local_191 = _e701;
            local_193 = _e701;
            let _e702 = (_e699 < 16u);
            if _e702 {
                let _e703 = (_e381 + _e699);
                let _e705 = lows[_e703];
                let _e707 = highs[_e703];
                phi_23552_ = (_e699 + _e374.z);
                phi_23555_ = type_84(vec4<f32>(select(_e705.x, _e701.member.x, (_e701.member.x < _e705.x)), select(_e705.y, _e701.member.y, (_e701.member.y < _e705.y)), select(_e705.z, _e701.member.z, (_e701.member.z < _e705.z)), select(_e705.w, _e701.member.w, (_e701.member.w < _e705.w))), vec4<f32>(select(_e707.x, _e701.member_1.x, (_e701.member_1.x > _e707.x)), select(_e707.y, _e701.member_1.y, (_e701.member_1.y > _e707.y)), select(_e707.z, _e701.member_1.z, (_e701.member_1.z > _e707.z)), select(_e707.w, _e701.member_1.w, (_e701.member_1.w > _e707.w))));
            } else {
                break;
            }
            let _e747 = phi_23552_;
            let _e749 = phi_23555_;
            continue;
            continuing {
                phi_23551_ = _e747;
                phi_23554_ = _e749;
            }
        }
        let _e752 = local_190;
        lows[_e381] = _e752.member;
        let _e755 = local_191;
        highs[_e381] = _e755.member_1;
        let _e868 = local_193;
        phi_23649_ = _e868;
    } else {
        let _e870 = local_194;
        phi_23649_ = _e870;
    }
    let _e758 = phi_23649_;
    workgroupBarrier();
    let _e759 = (_e381 == 0u);
    if _e759 {
        phi_23655_ = 16u;
        phi_23658_ = _e758;
        loop {
            let _e761 = phi_23655_;
            let _e763 = phi_23658_;
            local_195 = _e763;
            let _e764 = (_e761 < 256u);
            if _e764 {
                let _e766 = lows[_e761];
                let _e768 = highs[_e761];
                phi_23656_ = (_e761 + (16u * _e374.z));
                phi_23659_ = type_84(vec4<f32>(select(_e766.x, _e763.member.x, (_e763.member.x < _e766.x)), select(_e766.y, _e763.member.y, (_e763.member.y < _e766.y)), select(_e766.z, _e763.member.z, (_e763.member.z < _e766.z)), select(_e766.w, _e763.member.w, (_e763.member.w < _e766.w))), vec4<f32>(select(_e768.x, _e763.member_1.x, (_e763.member_1.x > _e768.x)), select(_e768.y, _e763.member_1.y, (_e763.member_1.y > _e768.y)), select(_e768.z, _e763.member_1.z, (_e763.member_1.z > _e768.z)), select(_e768.w, _e763.member_1.w, (_e763.member_1.w > _e768.w))));
            } else {
                break;
            }
            let _e809 = phi_23656_;
            let _e811 = phi_23659_;
            continue;
            continuing {
                phi_23655_ = _e809;
                phi_23658_ = _e811;
            }
        }
        let _e877 = local_195;
        phi_23749_ = _e877;
    } else {
        phi_23749_ = _e758;
    }
    let _e814 = phi_23749_;
    if _e759 {
        low_1.member[_e386] = _e814.member;
        high_1.member[_e386] = _e814.member_1;
    }
    return;
}

fn function_51() {
    var local_196: array<u32, 2>;
    var phi_23800_: u32;
    var phi_23807_: u32;
    var phi_23810_: type_84;
    var phi_23808_: u32;
    var phi_23811_: type_84;
    var local_197: type_84;
    var local_198: type_84;
    var phi_23910_: u32;
    var phi_23913_: type_84;
    var phi_23911_: u32;
    var phi_23914_: type_84;
    var local_199: type_84;
    var local_200: type_84;
    var phi_24008_: type_84;
    var phi_24014_: u32;
    var phi_24017_: type_84;
    var phi_24015_: u32;
    var phi_24018_: type_84;
    var phi_24108_: type_84;
    var local_201: type_84;
    var local_202: type_84;
    var local_203: type_84;
    var local_204: type_84;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_196 = array<u32, 2>(0u, 0u);
    local_196[_e373.z] = _e372.x;
    let _e381 = local_196[(_e374.z - 1u)];
    let _e391 = params_2.member.member;
    let _e392 = (_e391 / 2048u);
    if ((_e391 % 2048u) > 0u) {
        phi_23800_ = (_e392 + 1u);
    } else {
        phi_23800_ = _e392;
    }
    let _e397 = phi_23800_;
    let _e400 = low_2.member[0u];
    let _e403 = high_2.member[0u];
    phi_23807_ = _e381;
    phi_23810_ = type_84(_e400, _e403);
    loop {
        let _e406 = phi_23807_;
        let _e408 = phi_23810_;
        local_197 = _e408;
        local_198 = _e408;
        local_201 = _e408;
        local_203 = _e408;
        let _e409 = (_e406 < _e397);
        if _e409 {
            let _e412 = low_2.member[_e406];
            let _e415 = high_2.member[_e406];
            phi_23808_ = (_e406 + 256u);
            phi_23811_ = type_84(vec4<f32>(select(_e412.x, _e408.member.x, (_e408.member.x < _e412.x)), select(_e412.y, _e408.member.y, (_e408.member.y < _e412.y)), select(_e412.z, _e408.member.z, (_e408.member.z < _e412.z)), select(_e412.w, _e408.member.w, (_e408.member.w < _e412.w))), vec4<f32>(select(_e415.x, _e408.member_1.x, (_e408.member_1.x > _e415.x)), select(_e415.y, _e408.member_1.y, (_e408.member_1.y > _e415.y)), select(_e415.z, _e408.member_1.z, (_e408.member_1.z > _e415.z)), select(_e415.w, _e408.member_1.w, (_e408.member_1.w > _e415.w))));
        } else {
            break;
        }
        let _e455 = phi_23808_;
        let _e457 = phi_23811_;
        continue;
        continuing {
            phi_23807_ = _e455;
            phi_23810_ = _e457;
        }
    }
    let _e460 = local_197;
    lows[_e381] = _e460.member;
    let _e464 = local_198;
    highs[_e381] = _e464.member_1;
    workgroupBarrier();
    if ((_e381 & 15u) == 0u) {
        phi_23910_ = 1u;
        let _e630 = local_201;
        phi_23913_ = _e630;
        loop {
            let _e470 = phi_23910_;
            let _e472 = phi_23913_;
            local_199 = _e472;
            local_200 = _e472;
            local_202 = _e472;
            let _e473 = (_e470 < 16u);
            if _e473 {
                let _e474 = (_e381 + _e470);
                let _e476 = lows[_e474];
                let _e478 = highs[_e474];
                phi_23911_ = (_e470 + _e374.z);
                phi_23914_ = type_84(vec4<f32>(select(_e476.x, _e472.member.x, (_e472.member.x < _e476.x)), select(_e476.y, _e472.member.y, (_e472.member.y < _e476.y)), select(_e476.z, _e472.member.z, (_e472.member.z < _e476.z)), select(_e476.w, _e472.member.w, (_e472.member.w < _e476.w))), vec4<f32>(select(_e478.x, _e472.member_1.x, (_e472.member_1.x > _e478.x)), select(_e478.y, _e472.member_1.y, (_e472.member_1.y > _e478.y)), select(_e478.z, _e472.member_1.z, (_e472.member_1.z > _e478.z)), select(_e478.w, _e472.member_1.w, (_e472.member_1.w > _e478.w))));
            } else {
                break;
            }
            let _e518 = phi_23911_;
            let _e520 = phi_23914_;
            continue;
            continuing {
                phi_23910_ = _e518;
                phi_23913_ = _e520;
            }
        }
        let _e523 = local_199;
        lows[_e381] = _e523.member;
        let _e526 = local_200;
        highs[_e381] = _e526.member_1;
        let _e637 = local_202;
        phi_24008_ = _e637;
    } else {
        let _e639 = local_203;
        phi_24008_ = _e639;
    }
    let _e529 = phi_24008_;
    workgroupBarrier();
    if (_e381 == 0u) {
        phi_24014_ = 16u;
        phi_24017_ = _e529;
        loop {
            let _e532 = phi_24014_;
            let _e534 = phi_24017_;
            local_204 = _e534;
            let _e535 = (_e532 < 256u);
            if _e535 {
                let _e537 = lows[_e532];
                let _e539 = highs[_e532];
                phi_24015_ = (_e532 + (16u * _e374.z));
                phi_24018_ = type_84(vec4<f32>(select(_e537.x, _e534.member.x, (_e534.member.x < _e537.x)), select(_e537.y, _e534.member.y, (_e534.member.y < _e537.y)), select(_e537.z, _e534.member.z, (_e534.member.z < _e537.z)), select(_e537.w, _e534.member.w, (_e534.member.w < _e537.w))), vec4<f32>(select(_e539.x, _e534.member_1.x, (_e534.member_1.x > _e539.x)), select(_e539.y, _e534.member_1.y, (_e534.member_1.y > _e539.y)), select(_e539.z, _e534.member_1.z, (_e534.member_1.z > _e539.z)), select(_e539.w, _e534.member_1.w, (_e534.member_1.w > _e539.w))));
            } else {
                break;
            }
            let _e580 = phi_24015_;
            let _e582 = phi_24018_;
            continue;
            continuing {
                phi_24014_ = _e580;
                phi_24017_ = _e582;
            }
        }
        let _e646 = local_204;
        phi_24108_ = _e646;
    } else {
        phi_24108_ = _e529;
    }
    let _e585 = phi_24108_;
    if ((((_e373.x + (_e373.y * _e374.x)) * 256u) + _e381) == 0u) {
        let _e592 = (_e585.member.x * 0.015625f);
        let _e593 = (_e585.member.y * 0.015625f);
        let _e594 = (_e585.member.z * 0.015625f);
        let _e601 = ((_e585.member_1.x * 0.015625f) - _e592);
        let _e602 = ((_e585.member_1.y * 0.015625f) - _e593);
        let _e603 = ((_e585.member_1.z * 0.015625f) - _e594);
        let _e605 = select(_e601, _e602, (_e602 > _e601));
        let _e607 = select(_e605, _e603, (_e603 > _e605));
        normalization_2.member[0u] = vec4<f32>(_e592, _e593, _e594, (1f / select(_e607, 0.0000000000000000000000000000007888609f, (_e607 < 0.0000000000000000000000000000007888609f))));
        not_finite.member[0u] = select(0u, 1u, (_e585.member_1.w != 0f));
    }
    return;
}

fn function_52() {
    var local_205: array<u32, 2>;
    var phi_24202_: u32;
    var phi_24205_: u32;
    var phi_24207_: u32;
    var phi_24209_: u32;
    var phi_24263_: type_56;
    var phi_24358_: bool;
    var phi_24373_: bool;
    var phi_24388_: bool;
    var phi_24425_: bool;
    var phi_24426_: bool;
    var phi_24434_: bool;
    var phi_24435_: bool;
    var phi_24436_: bool;
    var phi_24437_: bool;
    var phi_24438_: bool;
    var phi_24461_: bool;
    var phi_24477_: bool;
    var phi_24479_: bool;
    var phi_24480_: bool;
    var phi_27671_: bool;
    var phi_27672_: bool;
    var phi_27673_: bool;
    var phi_27690_: bool;
    var phi_27691_: bool;
    var phi_27692_: bool;
    var phi_27725_: u32;
    var phi_27726_: u32;
    var phi_27737_: type_90;
    var phi_27738_: type_90;
    var phi_27764_: u32;
    var phi_27765_: u32;
    var phi_27776_: type_90;
    var phi_27777_: type_90;
    var phi_28743_: i32;
    var phi_28916_: i32;
    var phi_29036_: i32;
    var phi_29043_: u32;
    var phi_27909_: i32;
    var phi_28032_: i32;
    var phi_28155_: i32;
    var phi_28278_: i32;
    var phi_28305_: u32;
    var phi_28307_: u32;
    var phi_28308_: bool;
    var phi_28313_: u32;
    var phi_28314_: u32;
    var phi_28315_: bool;
    var phi_28598_: bool;
    var phi_28600_: bool;
    var phi_28601_: bool;
    var phi_28602_: bool;
    var phi_28603_: bool;
    var phi_28612_: bool;
    var phi_29044_: u32;
    var phi_29045_: u32;
    var phi_29046_: u32;
    var phi_29047_: bool;
    var phi_29052_: u32;
    var phi_29053_: bool;
    var phi_24610_: i32;
    var phi_24730_: i32;
    var phi_24850_: i32;
    var phi_24970_: i32;
    var phi_25090_: i32;
    var phi_25210_: i32;
    var phi_25220_: bool;
    var phi_25222_: bool;
    var phi_25223_: bool;
    var phi_25240_: bool;
    var phi_25242_: bool;
    var phi_25243_: bool;
    var phi_25261_: type_90;
    var phi_25262_: type_90;
    var phi_25273_: type_90;
    var phi_25274_: type_90;
    var phi_25284_: i32;
    var phi_25293_: type_90;
    var phi_25303_: i32;
    var phi_25312_: type_90;
    var phi_25439_: i32;
    var phi_25566_: i32;
    var phi_25576_: bool;
    var phi_25577_: bool;
    var phi_25578_: bool;
    var phi_25595_: bool;
    var phi_25596_: bool;
    var phi_25597_: bool;
    var phi_25622_: bool;
    var phi_25627_: u32;
    var phi_25628_: u32;
    var phi_25629_: bool;
    var phi_25634_: u32;
    var phi_25635_: u32;
    var phi_25636_: bool;
    var phi_27640_: bool;
    var phi_27645_: u32;
    var phi_27646_: bool;
    var phi_27647_: u32;
    var phi_27648_: bool;
    var phi_27649_: bool;
    var phi_29054_: u32;
    var phi_29055_: u32;
    var phi_29056_: bool;
    var phi_29061_: u32;
    var phi_29074_: u32;
    var phi_29075_: u32;
    var phi_29076_: u32;
    var phi_24203_: u32;
    var phi_24206_: u32;
    var phi_24208_: u32;
    var phi_24210_: u32;
    var local_206: u32;
    var local_207: u32;
    var phi_29086_: u32;
    var local_208: u32;
    var local_209: u32;
    var local_210: u32;
    var local_211: u32;
    var local_212: u32;
    var phi_29123_: u32;
    var phi_29126_: u32;
    var phi_29184_: type_56;
    var local_213: u32;
    var phi_29124_: u32;
    var phi_29127_: u32;

    let _e372 = builtin_local_55;
    let _e373 = builtin_group_55;
    let _e374 = builtin_groups_55;
    local_205 = array<u32, 2>(0u, 0u);
    local_205[_e373.z] = _e372.x;
    let _e384 = local_205[(_e374.z - 1u)];
    let _e389 = (_e373.x + (_e373.y * _e374.x));
    let _e390 = (_e384 < 3u);
    if _e390 {
        atomicStore((&counts_3[_e384]), 0u);
    }
    workgroupBarrier();
    let _e394 = params_2.member.member_11;
    let _e396 = tiles.member[0u];
    phi_24202_ = 0u;
    phi_24205_ = 0u;
    phi_24207_ = 0u;
    phi_24209_ = 0u;
    loop {
        let _e400 = phi_24202_;
        let _e402 = phi_24205_;
        let _e404 = phi_24207_;
        let _e406 = phi_24209_;
        local_206 = _e406;
        local_207 = _e404;
        local_208 = _e404;
        local_209 = _e404;
        local_210 = _e402;
        local_211 = _e402;
        local_212 = _e402;
        local_213 = _e404;
        let _e407 = (_e400 < 8u);
        if _e407 {
            let _e411 = ((((_e389 * 8u) + _e400) * 256u) + _e384);
            if (_e411 < select(_e394, _e396, (_e396 < _e394))) {
                let _e414 = pairs.member[_e411];
                let _e417 = ((_e414 >> bitcast<u32>(16i)) * 2u);
                let _e420 = tiles.member[(4u + _e417)];
                let _e427 = boxes.member[((_e420 * 256u) + ((_e414 >> bitcast<u32>(8i)) & 255u))];
                let _e431 = tiles.member[(_e417 + 5u)];
                let _e436 = boxes.member[((_e431 * 256u) + (_e414 & 255u))];
                if (_e427.x < _e436.x) {
                    phi_24263_ = type_56(_e427.x, _e436.x);
                } else {
                    phi_24263_ = type_56(_e436.x, _e427.x);
                }
                let _e442 = phi_24263_;
                let _e447 = params_2.member.member_9;
                let _e449 = (_e442.member * 3u);
                let _e452 = corners_4.member[_e449];
                let _e456 = corners_4.member[(_e449 + 1u)];
                let _e460 = corners_4.member[(_e449 + 2u)];
                let _e461 = (_e442.member_1 * 3u);
                let _e464 = corners_4.member[_e461];
                let _e468 = corners_4.member[(_e461 + 1u)];
                let _e472 = corners_4.member[(_e461 + 2u)];
                let _e480 = bitcast<f32>(_e452.x);
                let _e482 = bitcast<f32>(_e452.y);
                let _e484 = bitcast<f32>(_e452.z);
                let _e485 = vec3<f32>(_e480, _e482, _e484);
                let _e487 = bitcast<f32>(_e456.x);
                let _e489 = bitcast<f32>(_e456.y);
                let _e491 = bitcast<f32>(_e456.z);
                let _e492 = vec3<f32>(_e487, _e489, _e491);
                let _e494 = bitcast<f32>(_e460.x);
                let _e496 = bitcast<f32>(_e460.y);
                let _e498 = bitcast<f32>(_e460.z);
                let _e499 = vec3<f32>(_e494, _e496, _e498);
                let _e500 = type_90(_e485, _e492, _e499);
                let _e502 = bitcast<f32>(_e464.x);
                let _e504 = bitcast<f32>(_e464.y);
                let _e506 = bitcast<f32>(_e464.z);
                let _e507 = vec3<f32>(_e502, _e504, _e506);
                let _e509 = bitcast<f32>(_e468.x);
                let _e511 = bitcast<f32>(_e468.y);
                let _e513 = bitcast<f32>(_e468.z);
                let _e514 = vec3<f32>(_e509, _e511, _e513);
                let _e516 = bitcast<f32>(_e472.x);
                let _e518 = bitcast<f32>(_e472.y);
                let _e520 = bitcast<f32>(_e472.z);
                let _e521 = vec3<f32>(_e516, _e518, _e520);
                let _e522 = type_90(_e507, _e514, _e521);
                let _e523 = select(0u, 2147483648u, (_e447 != 0u));
                let _e528 = (((_e464.w == _e452.w) || (_e468.w == _e452.w)) || (_e472.w == _e452.w));
                if _e528 {
                    phi_24358_ = (((_e452.w | _e523) & 2147483648u) != 0u);
                } else {
                    phi_24358_ = false;
                }
                let _e533 = phi_24358_;
                if _e533 {
                    phi_24437_ = bool();
                    phi_24438_ = true;
                } else {
                    let _e538 = (((_e464.w == _e456.w) || (_e468.w == _e456.w)) || (_e472.w == _e456.w));
                    if _e538 {
                        phi_24373_ = (((_e456.w | _e523) & 2147483648u) != 0u);
                    } else {
                        phi_24373_ = false;
                    }
                    let _e543 = phi_24373_;
                    if _e543 {
                        phi_24435_ = bool();
                        phi_24436_ = true;
                    } else {
                        let _e548 = (((_e464.w == _e460.w) || (_e468.w == _e460.w)) || (_e472.w == _e460.w));
                        if _e548 {
                            phi_24388_ = (((_e460.w | _e523) & 2147483648u) != 0u);
                        } else {
                            phi_24388_ = false;
                        }
                        let _e553 = phi_24388_;
                        if _e553 {
                            phi_24434_ = bool();
                        } else {
                            if (_e460.w != _e452.w) {
                                let _e560 = (_e460.w != _e456.w);
                                phi_24425_ = select(bool(), _e548, _e560);
                                phi_24426_ = select(true, false, _e560);
                            } else {
                                phi_24425_ = bool();
                                phi_24426_ = true;
                            }
                            let _e564 = phi_24425_;
                            let _e566 = phi_24426_;
                            phi_24434_ = (((select(0u, 1u, _e528) + select(0u, 1u, select(false, _e538, (_e456.w != _e452.w)))) + select(0u, 1u, select(_e564, false, _e566))) == 3u);
                        }
                        let _e572 = phi_24434_;
                        phi_24435_ = _e572;
                        phi_24436_ = _e553;
                    }
                    let _e574 = phi_24435_;
                    let _e576 = phi_24436_;
                    phi_24437_ = _e574;
                    phi_24438_ = _e576;
                }
                let _e578 = phi_24437_;
                let _e580 = phi_24438_;
                let _e581 = select(_e578, true, _e580);
                if _e581 {
                    phi_29061_ = 0u;
                } else {
                    if (_e456.w != _e452.w) {
                        phi_24461_ = (((_e464.w == _e456.w) || (_e468.w == _e456.w)) || (_e472.w == _e456.w));
                    } else {
                        phi_24461_ = false;
                    }
                    let _e590 = phi_24461_;
                    if (_e460.w != _e452.w) {
                        let _e594 = (_e460.w != _e456.w);
                        if _e594 {
                            phi_24477_ = (((_e464.w == _e460.w) || (_e468.w == _e460.w)) || (_e472.w == _e460.w));
                        } else {
                            phi_24477_ = bool();
                        }
                        let _e601 = phi_24477_;
                        phi_24479_ = _e601;
                        phi_24480_ = select(true, false, _e594);
                    } else {
                        phi_24479_ = bool();
                        phi_24480_ = true;
                    }
                    let _e604 = phi_24479_;
                    let _e606 = phi_24480_;
                    let _e609 = ((select(0u, 1u, _e528) + select(0u, 1u, _e590)) + select(0u, 1u, select(_e604, false, _e606)));
                    if (_e609 == 0u) {
                        let _e1247 = (_e509 - _e502);
                        let _e1248 = (_e511 - _e504);
                        let _e1249 = (_e513 - _e506);
                        let _e1250 = (_e516 - _e502);
                        let _e1251 = (_e518 - _e504);
                        let _e1252 = (_e520 - _e506);
                        let _e1253 = (_e480 - _e502);
                        let _e1254 = (_e482 - _e504);
                        let _e1255 = (_e484 - _e506);
                        let _e1256 = (_e1248 * _e1252);
                        let _e1257 = (_e1249 * _e1251);
                        let _e1258 = (_e1249 * _e1250);
                        let _e1259 = (_e1247 * _e1252);
                        let _e1260 = (_e1247 * _e1251);
                        let _e1261 = (_e1248 * _e1250);
                        let _e1262 = (_e1256 - _e1257);
                        let _e1264 = (_e1258 - _e1259);
                        let _e1267 = (_e1260 - _e1261);
                        let _e1269 = (((_e1253 * _e1262) + (_e1254 * _e1264)) + (_e1255 * _e1267));
                        let _e1270 = abs(_e1253);
                        let _e1273 = (abs(_e1256) + abs(_e1257));
                        let _e1275 = abs(_e1254);
                        let _e1278 = (abs(_e1258) + abs(_e1259));
                        let _e1281 = abs(_e1255);
                        let _e1284 = (abs(_e1260) + abs(_e1261));
                        let _e1287 = abs(_e1247);
                        let _e1288 = abs(_e1248);
                        let _e1290 = select(_e1288, _e1287, (_e1287 > _e1288));
                        let _e1291 = abs(_e1249);
                        let _e1293 = select(_e1291, _e1290, (_e1290 > _e1291));
                        let _e1294 = abs(_e1250);
                        let _e1295 = abs(_e1251);
                        let _e1297 = select(_e1295, _e1294, (_e1294 > _e1295));
                        let _e1298 = abs(_e1252);
                        let _e1300 = select(_e1298, _e1297, (_e1297 > _e1298));
                        let _e1302 = select(_e1300, _e1293, (_e1293 > _e1300));
                        let _e1304 = select(_e1275, _e1270, (_e1270 > _e1275));
                        let _e1306 = select(_e1281, _e1304, (_e1304 > _e1281));
                        let _e1308 = select(_e1306, _e1302, (_e1302 > _e1306));
                        let _e1313 = ((0.0000019073486f * (((_e1270 * _e1273) + (_e1275 * _e1278)) + (_e1281 * _e1284))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1308 * _e1308))));
                        if (_e1269 > _e1313) {
                            phi_24610_ = 1i;
                        } else {
                            phi_24610_ = select(0i, -1i, (_e1269 < -(_e1313)));
                        }
                        let _e1319 = phi_24610_;
                        let _e1320 = (_e487 - _e502);
                        let _e1321 = (_e489 - _e504);
                        let _e1322 = (_e491 - _e506);
                        let _e1327 = (((_e1320 * _e1262) + (_e1321 * _e1264)) + (_e1322 * _e1267));
                        let _e1328 = abs(_e1320);
                        let _e1330 = abs(_e1321);
                        let _e1333 = abs(_e1322);
                        let _e1337 = select(_e1330, _e1328, (_e1328 > _e1330));
                        let _e1339 = select(_e1333, _e1337, (_e1337 > _e1333));
                        let _e1341 = select(_e1339, _e1302, (_e1302 > _e1339));
                        let _e1346 = ((0.0000019073486f * (((_e1328 * _e1273) + (_e1330 * _e1278)) + (_e1333 * _e1284))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1341 * _e1341))));
                        if (_e1327 > _e1346) {
                            phi_24730_ = 1i;
                        } else {
                            phi_24730_ = select(0i, -1i, (_e1327 < -(_e1346)));
                        }
                        let _e1352 = phi_24730_;
                        let _e1353 = (_e494 - _e502);
                        let _e1354 = (_e496 - _e504);
                        let _e1355 = (_e498 - _e506);
                        let _e1360 = (((_e1353 * _e1262) + (_e1354 * _e1264)) + (_e1355 * _e1267));
                        let _e1361 = abs(_e1353);
                        let _e1363 = abs(_e1354);
                        let _e1366 = abs(_e1355);
                        let _e1370 = select(_e1363, _e1361, (_e1361 > _e1363));
                        let _e1372 = select(_e1366, _e1370, (_e1370 > _e1366));
                        let _e1374 = select(_e1372, _e1302, (_e1302 > _e1372));
                        let _e1379 = ((0.0000019073486f * (((_e1361 * _e1273) + (_e1363 * _e1278)) + (_e1366 * _e1284))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1374 * _e1374))));
                        if (_e1360 > _e1379) {
                            phi_24850_ = 1i;
                        } else {
                            phi_24850_ = select(0i, -1i, (_e1360 < -(_e1379)));
                        }
                        let _e1385 = phi_24850_;
                        let _e1386 = (_e487 - _e480);
                        let _e1387 = (_e489 - _e482);
                        let _e1388 = (_e491 - _e484);
                        let _e1389 = (_e494 - _e480);
                        let _e1390 = (_e496 - _e482);
                        let _e1391 = (_e498 - _e484);
                        let _e1392 = (_e502 - _e480);
                        let _e1393 = (_e504 - _e482);
                        let _e1394 = (_e506 - _e484);
                        let _e1395 = (_e1387 * _e1391);
                        let _e1396 = (_e1388 * _e1390);
                        let _e1397 = (_e1388 * _e1389);
                        let _e1398 = (_e1386 * _e1391);
                        let _e1399 = (_e1386 * _e1390);
                        let _e1400 = (_e1387 * _e1389);
                        let _e1401 = (_e1395 - _e1396);
                        let _e1403 = (_e1397 - _e1398);
                        let _e1406 = (_e1399 - _e1400);
                        let _e1408 = (((_e1392 * _e1401) + (_e1393 * _e1403)) + (_e1394 * _e1406));
                        let _e1409 = abs(_e1392);
                        let _e1412 = (abs(_e1395) + abs(_e1396));
                        let _e1414 = abs(_e1393);
                        let _e1417 = (abs(_e1397) + abs(_e1398));
                        let _e1420 = abs(_e1394);
                        let _e1423 = (abs(_e1399) + abs(_e1400));
                        let _e1426 = abs(_e1386);
                        let _e1427 = abs(_e1387);
                        let _e1429 = select(_e1427, _e1426, (_e1426 > _e1427));
                        let _e1430 = abs(_e1388);
                        let _e1432 = select(_e1430, _e1429, (_e1429 > _e1430));
                        let _e1433 = abs(_e1389);
                        let _e1434 = abs(_e1390);
                        let _e1436 = select(_e1434, _e1433, (_e1433 > _e1434));
                        let _e1437 = abs(_e1391);
                        let _e1439 = select(_e1437, _e1436, (_e1436 > _e1437));
                        let _e1441 = select(_e1439, _e1432, (_e1432 > _e1439));
                        let _e1443 = select(_e1414, _e1409, (_e1409 > _e1414));
                        let _e1445 = select(_e1420, _e1443, (_e1443 > _e1420));
                        let _e1447 = select(_e1445, _e1441, (_e1441 > _e1445));
                        let _e1452 = ((0.0000019073486f * (((_e1409 * _e1412) + (_e1414 * _e1417)) + (_e1420 * _e1423))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1447 * _e1447))));
                        if (_e1408 > _e1452) {
                            phi_24970_ = 1i;
                        } else {
                            phi_24970_ = select(0i, -1i, (_e1408 < -(_e1452)));
                        }
                        let _e1458 = phi_24970_;
                        let _e1459 = (_e509 - _e480);
                        let _e1460 = (_e511 - _e482);
                        let _e1461 = (_e513 - _e484);
                        let _e1466 = (((_e1459 * _e1401) + (_e1460 * _e1403)) + (_e1461 * _e1406));
                        let _e1467 = abs(_e1459);
                        let _e1469 = abs(_e1460);
                        let _e1472 = abs(_e1461);
                        let _e1476 = select(_e1469, _e1467, (_e1467 > _e1469));
                        let _e1478 = select(_e1472, _e1476, (_e1476 > _e1472));
                        let _e1480 = select(_e1478, _e1441, (_e1441 > _e1478));
                        let _e1485 = ((0.0000019073486f * (((_e1467 * _e1412) + (_e1469 * _e1417)) + (_e1472 * _e1423))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1480 * _e1480))));
                        if (_e1466 > _e1485) {
                            phi_25090_ = 1i;
                        } else {
                            phi_25090_ = select(0i, -1i, (_e1466 < -(_e1485)));
                        }
                        let _e1491 = phi_25090_;
                        let _e1492 = (_e516 - _e480);
                        let _e1493 = (_e518 - _e482);
                        let _e1494 = (_e520 - _e484);
                        let _e1499 = (((_e1492 * _e1401) + (_e1493 * _e1403)) + (_e1494 * _e1406));
                        let _e1500 = abs(_e1492);
                        let _e1502 = abs(_e1493);
                        let _e1505 = abs(_e1494);
                        let _e1509 = select(_e1502, _e1500, (_e1500 > _e1502));
                        let _e1511 = select(_e1505, _e1509, (_e1509 > _e1505));
                        let _e1513 = select(_e1511, _e1441, (_e1441 > _e1511));
                        let _e1518 = ((0.0000019073486f * (((_e1500 * _e1412) + (_e1502 * _e1417)) + (_e1505 * _e1423))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1513 * _e1513))));
                        if (_e1499 > _e1518) {
                            phi_25210_ = 1i;
                        } else {
                            phi_25210_ = select(0i, -1i, (_e1499 < -(_e1518)));
                        }
                        let _e1524 = phi_25210_;
                        let _e1525 = (_e1319 == 0i);
                        if _e1525 {
                            phi_25222_ = bool();
                            phi_25223_ = true;
                        } else {
                            let _e1526 = (_e1319 == _e1352);
                            if _e1526 {
                                phi_25220_ = (_e1319 == _e1385);
                            } else {
                                phi_25220_ = bool();
                            }
                            let _e1529 = phi_25220_;
                            phi_25222_ = _e1529;
                            phi_25223_ = select(true, false, _e1526);
                        }
                        let _e1532 = phi_25222_;
                        let _e1534 = phi_25223_;
                        if select(_e1532, false, _e1534) {
                            phi_27647_ = u32();
                            phi_27648_ = true;
                            phi_27649_ = false;
                        } else {
                            let _e1536 = (_e1458 == 0i);
                            if _e1536 {
                                phi_25242_ = bool();
                                phi_25243_ = true;
                            } else {
                                let _e1537 = (_e1458 == _e1491);
                                if _e1537 {
                                    phi_25240_ = (_e1458 == _e1524);
                                } else {
                                    phi_25240_ = bool();
                                }
                                let _e1540 = phi_25240_;
                                phi_25242_ = _e1540;
                                phi_25243_ = select(true, false, _e1537);
                            }
                            let _e1543 = phi_25242_;
                            let _e1545 = phi_25243_;
                            let _e1546 = select(_e1543, false, _e1545);
                            if _e1546 {
                                phi_27645_ = u32();
                                phi_27646_ = false;
                            } else {
                                let _e1547 = (_e1319 == _e1352);
                                if _e1547 {
                                    phi_25262_ = type_90(_e499, _e485, _e492);
                                } else {
                                    if (_e1319 == _e1385) {
                                        phi_25261_ = type_90(_e492, _e499, _e485);
                                    } else {
                                        phi_25261_ = _e500;
                                    }
                                    let _e1551 = phi_25261_;
                                    phi_25262_ = _e1551;
                                }
                                let _e1554 = phi_25262_;
                                let _e1555 = (_e1458 == _e1491);
                                if _e1555 {
                                    phi_25274_ = type_90(_e521, _e507, _e514);
                                } else {
                                    if (_e1458 == _e1524) {
                                        phi_25273_ = type_90(_e514, _e521, _e507);
                                    } else {
                                        phi_25273_ = _e522;
                                    }
                                    let _e1559 = phi_25273_;
                                    phi_25274_ = _e1559;
                                }
                                let _e1562 = phi_25274_;
                                if _e1547 {
                                    phi_25284_ = _e1385;
                                } else {
                                    phi_25284_ = select(_e1319, _e1352, (_e1319 == _e1385));
                                }
                                let _e1566 = phi_25284_;
                                if (_e1566 < 0i) {
                                    phi_25293_ = type_90(_e1562.member, _e1562.member_2, _e1562.member_1);
                                } else {
                                    phi_25293_ = _e1562;
                                }
                                let _e1573 = phi_25293_;
                                if _e1555 {
                                    phi_25303_ = _e1524;
                                } else {
                                    phi_25303_ = select(_e1458, _e1491, (_e1458 == _e1524));
                                }
                                let _e1577 = phi_25303_;
                                if (_e1577 < 0i) {
                                    phi_25312_ = type_90(_e1554.member, _e1554.member_2, _e1554.member_1);
                                } else {
                                    phi_25312_ = _e1554;
                                }
                                let _e1584 = phi_25312_;
                                let _e1591 = (_e1584.member_1.x - _e1584.member.x);
                                let _e1594 = (_e1584.member_1.y - _e1584.member.y);
                                let _e1597 = (_e1584.member_1.z - _e1584.member.z);
                                let _e1599 = (_e1573.member.x - _e1584.member.x);
                                let _e1601 = (_e1573.member.y - _e1584.member.y);
                                let _e1603 = (_e1573.member.z - _e1584.member.z);
                                let _e1605 = (_e1573.member_1.x - _e1584.member.x);
                                let _e1607 = (_e1573.member_1.y - _e1584.member.y);
                                let _e1609 = (_e1573.member_1.z - _e1584.member.z);
                                let _e1610 = (_e1594 * _e1603);
                                let _e1611 = (_e1597 * _e1601);
                                let _e1612 = (_e1597 * _e1599);
                                let _e1613 = (_e1591 * _e1603);
                                let _e1614 = (_e1591 * _e1601);
                                let _e1615 = (_e1594 * _e1599);
                                let _e1623 = (((_e1605 * (_e1610 - _e1611)) + (_e1607 * (_e1612 - _e1613))) + (_e1609 * (_e1614 - _e1615)));
                                let _e1624 = abs(_e1605);
                                let _e1629 = abs(_e1607);
                                let _e1635 = abs(_e1609);
                                let _e1641 = abs(_e1591);
                                let _e1642 = abs(_e1594);
                                let _e1644 = select(_e1642, _e1641, (_e1641 > _e1642));
                                let _e1645 = abs(_e1597);
                                let _e1647 = select(_e1645, _e1644, (_e1644 > _e1645));
                                let _e1648 = abs(_e1599);
                                let _e1649 = abs(_e1601);
                                let _e1651 = select(_e1649, _e1648, (_e1648 > _e1649));
                                let _e1652 = abs(_e1603);
                                let _e1654 = select(_e1652, _e1651, (_e1651 > _e1652));
                                let _e1656 = select(_e1654, _e1647, (_e1647 > _e1654));
                                let _e1658 = select(_e1629, _e1624, (_e1624 > _e1629));
                                let _e1660 = select(_e1635, _e1658, (_e1658 > _e1635));
                                let _e1662 = select(_e1660, _e1656, (_e1656 > _e1660));
                                let _e1667 = ((0.0000019073486f * (((_e1624 * (abs(_e1610) + abs(_e1611))) + (_e1629 * (abs(_e1612) + abs(_e1613)))) + (_e1635 * (abs(_e1614) + abs(_e1615))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1662 * _e1662))));
                                if (_e1623 > _e1667) {
                                    phi_25439_ = 1i;
                                } else {
                                    phi_25439_ = select(0i, -1i, (_e1623 < -(_e1667)));
                                }
                                let _e1673 = phi_25439_;
                                let _e1677 = (_e1584.member_2.x - _e1584.member.x);
                                let _e1679 = (_e1584.member_2.y - _e1584.member.y);
                                let _e1681 = (_e1584.member_2.z - _e1584.member.z);
                                let _e1683 = (_e1573.member_2.x - _e1584.member.x);
                                let _e1685 = (_e1573.member_2.y - _e1584.member.y);
                                let _e1687 = (_e1573.member_2.z - _e1584.member.z);
                                let _e1688 = (_e1679 * _e1687);
                                let _e1689 = (_e1681 * _e1685);
                                let _e1690 = (_e1681 * _e1683);
                                let _e1691 = (_e1677 * _e1687);
                                let _e1692 = (_e1677 * _e1685);
                                let _e1693 = (_e1679 * _e1683);
                                let _e1701 = (((_e1599 * (_e1688 - _e1689)) + (_e1601 * (_e1690 - _e1691))) + (_e1603 * (_e1692 - _e1693)));
                                let _e1716 = abs(_e1677);
                                let _e1717 = abs(_e1679);
                                let _e1719 = select(_e1717, _e1716, (_e1716 > _e1717));
                                let _e1720 = abs(_e1681);
                                let _e1722 = select(_e1720, _e1719, (_e1719 > _e1720));
                                let _e1723 = abs(_e1683);
                                let _e1724 = abs(_e1685);
                                let _e1726 = select(_e1724, _e1723, (_e1723 > _e1724));
                                let _e1727 = abs(_e1687);
                                let _e1729 = select(_e1727, _e1726, (_e1726 > _e1727));
                                let _e1731 = select(_e1729, _e1722, (_e1722 > _e1729));
                                let _e1733 = select(_e1654, _e1731, (_e1731 > _e1654));
                                let _e1738 = ((0.0000019073486f * (((_e1648 * (abs(_e1688) + abs(_e1689))) + (_e1649 * (abs(_e1690) + abs(_e1691)))) + (_e1652 * (abs(_e1692) + abs(_e1693))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1733 * _e1733))));
                                if (_e1701 > _e1738) {
                                    phi_25566_ = 1i;
                                } else {
                                    phi_25566_ = select(0i, -1i, (_e1701 < -(_e1738)));
                                }
                                let _e1744 = phi_25566_;
                                if _e1525 {
                                    phi_25577_ = bool();
                                    phi_25578_ = true;
                                } else {
                                    let _e1745 = (_e1352 == 0i);
                                    if _e1745 {
                                        phi_25576_ = bool();
                                    } else {
                                        phi_25576_ = (_e1385 == 0i);
                                    }
                                    let _e1748 = phi_25576_;
                                    phi_25577_ = _e1748;
                                    phi_25578_ = _e1745;
                                }
                                let _e1750 = phi_25577_;
                                let _e1752 = phi_25578_;
                                if select(_e1750, true, _e1752) {
                                    phi_25635_ = u32();
                                    phi_25636_ = true;
                                } else {
                                    if _e1536 {
                                        phi_25596_ = bool();
                                        phi_25597_ = true;
                                    } else {
                                        let _e1754 = (_e1491 == 0i);
                                        if _e1754 {
                                            phi_25595_ = bool();
                                        } else {
                                            phi_25595_ = (_e1524 == 0i);
                                        }
                                        let _e1757 = phi_25595_;
                                        phi_25596_ = _e1757;
                                        phi_25597_ = _e1754;
                                    }
                                    let _e1759 = phi_25596_;
                                    let _e1761 = phi_25597_;
                                    let _e1762 = select(_e1759, true, _e1761);
                                    if _e1762 {
                                        phi_25634_ = u32();
                                    } else {
                                        if (_e1673 > 0i) {
                                            phi_25628_ = u32();
                                            phi_25629_ = true;
                                        } else {
                                            let _e1764 = (_e1744 > 0i);
                                            if _e1764 {
                                                phi_25627_ = u32();
                                            } else {
                                                if (_e1673 < 0i) {
                                                    phi_25622_ = select(true, false, (_e1744 < 0i));
                                                } else {
                                                    phi_25622_ = true;
                                                }
                                                let _e1769 = phi_25622_;
                                                phi_25627_ = select(1u, 2u, _e1769);
                                            }
                                            let _e1772 = phi_25627_;
                                            phi_25628_ = _e1772;
                                            phi_25629_ = _e1764;
                                        }
                                        let _e1774 = phi_25628_;
                                        let _e1776 = phi_25629_;
                                        phi_25634_ = select(_e1774, 0u, _e1776);
                                    }
                                    let _e1779 = phi_25634_;
                                    phi_25635_ = _e1779;
                                    phi_25636_ = _e1762;
                                }
                                let _e1781 = phi_25635_;
                                let _e1783 = phi_25636_;
                                let _e1784 = select(_e1781, 2u, _e1783);
                                if (_e1784 == 2u) {
                                    let _e1787 = (_e1395 - (_e1390 * _e1388));
                                    let _e1789 = (_e1397 - (_e1391 * _e1386));
                                    let _e1791 = (_e1399 - (_e1389 * _e1387));
                                    let _e1794 = ((_e1387 * _e1791) - (_e1789 * _e1388));
                                    let _e1797 = ((_e1388 * _e1787) - (_e1791 * _e1386));
                                    let _e1800 = ((_e1386 * _e1789) - (_e1787 * _e1387));
                                    let _e1801 = (_e1392 * _e1794);
                                    let _e1802 = (_e1393 * _e1797);
                                    let _e1803 = (_e1394 * _e1800);
                                    let _e1810 = abs(_e1794);
                                    let _e1811 = abs(_e1797);
                                    let _e1813 = select(_e1811, _e1810, (_e1810 > _e1811));
                                    let _e1814 = abs(_e1800);
                                    let _e1818 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1814, _e1813, (_e1813 > _e1814))));
                                    let _e1823 = (_e502 - _e487);
                                    let _e1824 = (_e504 - _e489);
                                    let _e1825 = (_e506 - _e491);
                                    let _e1826 = (_e1823 * _e1794);
                                    let _e1827 = (_e1824 * _e1797);
                                    let _e1828 = (_e1825 * _e1800);
                                    let _e1840 = (_e502 - _e494);
                                    let _e1841 = (_e504 - _e496);
                                    let _e1842 = (_e506 - _e498);
                                    let _e1843 = (_e1840 * _e1794);
                                    let _e1844 = (_e1841 * _e1797);
                                    let _e1845 = (_e1842 * _e1800);
                                    let _e1857 = (_e1459 * _e1794);
                                    let _e1858 = (_e1460 * _e1797);
                                    let _e1859 = (_e1461 * _e1800);
                                    let _e1870 = (_e509 - _e487);
                                    let _e1871 = (_e511 - _e489);
                                    let _e1872 = (_e513 - _e491);
                                    let _e1873 = (_e1870 * _e1794);
                                    let _e1874 = (_e1871 * _e1797);
                                    let _e1875 = (_e1872 * _e1800);
                                    let _e1887 = (_e509 - _e494);
                                    let _e1888 = (_e511 - _e496);
                                    let _e1889 = (_e513 - _e498);
                                    let _e1890 = (_e1887 * _e1794);
                                    let _e1891 = (_e1888 * _e1797);
                                    let _e1892 = (_e1889 * _e1800);
                                    let _e1905 = (_e1492 * _e1794);
                                    let _e1906 = (_e1493 * _e1797);
                                    let _e1907 = (_e1494 * _e1800);
                                    let _e1918 = (_e516 - _e487);
                                    let _e1919 = (_e518 - _e489);
                                    let _e1920 = (_e520 - _e491);
                                    let _e1921 = (_e1918 * _e1794);
                                    let _e1922 = (_e1919 * _e1797);
                                    let _e1923 = (_e1920 * _e1800);
                                    let _e1935 = (_e516 - _e494);
                                    let _e1936 = (_e518 - _e496);
                                    let _e1937 = (_e520 - _e498);
                                    let _e1938 = (_e1935 * _e1794);
                                    let _e1939 = (_e1936 * _e1797);
                                    let _e1940 = (_e1937 * _e1800);
                                    let _e1953 = (_e494 - _e487);
                                    let _e1954 = (_e496 - _e489);
                                    let _e1955 = (_e498 - _e491);
                                    let _e1958 = ((_e1954 * _e1791) - (_e1789 * _e1955));
                                    let _e1961 = ((_e1955 * _e1787) - (_e1791 * _e1953));
                                    let _e1964 = ((_e1953 * _e1789) - (_e1787 * _e1954));
                                    let _e1965 = (_e1823 * _e1958);
                                    let _e1966 = (_e1824 * _e1961);
                                    let _e1967 = (_e1825 * _e1964);
                                    let _e1974 = abs(_e1958);
                                    let _e1975 = abs(_e1961);
                                    let _e1977 = select(_e1975, _e1974, (_e1974 > _e1975));
                                    let _e1978 = abs(_e1964);
                                    let _e1982 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1978, _e1977, (_e1977 > _e1978))));
                                    let _e1987 = (_e1840 * _e1958);
                                    let _e1988 = (_e1841 * _e1961);
                                    let _e1989 = (_e1842 * _e1964);
                                    let _e2001 = (_e1392 * _e1958);
                                    let _e2002 = (_e1393 * _e1961);
                                    let _e2003 = (_e1394 * _e1964);
                                    let _e2015 = (_e1870 * _e1958);
                                    let _e2016 = (_e1871 * _e1961);
                                    let _e2017 = (_e1872 * _e1964);
                                    let _e2028 = (_e1887 * _e1958);
                                    let _e2029 = (_e1888 * _e1961);
                                    let _e2030 = (_e1889 * _e1964);
                                    let _e2042 = (_e1459 * _e1958);
                                    let _e2043 = (_e1460 * _e1961);
                                    let _e2044 = (_e1461 * _e1964);
                                    let _e2057 = (_e1918 * _e1958);
                                    let _e2058 = (_e1919 * _e1961);
                                    let _e2059 = (_e1920 * _e1964);
                                    let _e2070 = (_e1935 * _e1958);
                                    let _e2071 = (_e1936 * _e1961);
                                    let _e2072 = (_e1937 * _e1964);
                                    let _e2084 = (_e1492 * _e1958);
                                    let _e2085 = (_e1493 * _e1961);
                                    let _e2086 = (_e1494 * _e1964);
                                    let _e2100 = (_e480 - _e494);
                                    let _e2101 = (_e482 - _e496);
                                    let _e2102 = (_e484 - _e498);
                                    let _e2105 = ((_e2101 * _e1791) - (_e1789 * _e2102));
                                    let _e2108 = ((_e2102 * _e1787) - (_e1791 * _e2100));
                                    let _e2111 = ((_e2100 * _e1789) - (_e1787 * _e2101));
                                    let _e2112 = (_e1840 * _e2105);
                                    let _e2113 = (_e1841 * _e2108);
                                    let _e2114 = (_e1842 * _e2111);
                                    let _e2121 = abs(_e2105);
                                    let _e2122 = abs(_e2108);
                                    let _e2124 = select(_e2122, _e2121, (_e2121 > _e2122));
                                    let _e2125 = abs(_e2111);
                                    let _e2129 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2125, _e2124, (_e2124 > _e2125))));
                                    let _e2134 = (_e1392 * _e2105);
                                    let _e2135 = (_e1393 * _e2108);
                                    let _e2136 = (_e1394 * _e2111);
                                    let _e2148 = (_e1823 * _e2105);
                                    let _e2149 = (_e1824 * _e2108);
                                    let _e2150 = (_e1825 * _e2111);
                                    let _e2162 = (_e1887 * _e2105);
                                    let _e2163 = (_e1888 * _e2108);
                                    let _e2164 = (_e1889 * _e2111);
                                    let _e2175 = (_e1459 * _e2105);
                                    let _e2176 = (_e1460 * _e2108);
                                    let _e2177 = (_e1461 * _e2111);
                                    let _e2189 = (_e1870 * _e2105);
                                    let _e2190 = (_e1871 * _e2108);
                                    let _e2191 = (_e1872 * _e2111);
                                    let _e2204 = (_e1935 * _e2105);
                                    let _e2205 = (_e1936 * _e2108);
                                    let _e2206 = (_e1937 * _e2111);
                                    let _e2217 = (_e1492 * _e2105);
                                    let _e2218 = (_e1493 * _e2108);
                                    let _e2219 = (_e1494 * _e2111);
                                    let _e2231 = (_e1918 * _e2105);
                                    let _e2232 = (_e1919 * _e2108);
                                    let _e2233 = (_e1920 * _e2111);
                                    let _e2248 = (_e1256 - (_e1251 * _e1249));
                                    let _e2250 = (_e1258 - (_e1252 * _e1247));
                                    let _e2252 = (_e1260 - (_e1250 * _e1248));
                                    let _e2255 = ((_e1248 * _e2252) - (_e2250 * _e1249));
                                    let _e2258 = ((_e1249 * _e2248) - (_e2252 * _e1247));
                                    let _e2261 = ((_e1247 * _e2250) - (_e2248 * _e1248));
                                    let _e2262 = (_e1253 * _e2255);
                                    let _e2263 = (_e1254 * _e2258);
                                    let _e2264 = (_e1255 * _e2261);
                                    let _e2271 = abs(_e2255);
                                    let _e2272 = abs(_e2258);
                                    let _e2274 = select(_e2272, _e2271, (_e2271 > _e2272));
                                    let _e2275 = abs(_e2261);
                                    let _e2279 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2275, _e2274, (_e2274 > _e2275))));
                                    let _e2284 = (_e480 - _e509);
                                    let _e2285 = (_e482 - _e511);
                                    let _e2286 = (_e484 - _e513);
                                    let _e2287 = (_e2284 * _e2255);
                                    let _e2288 = (_e2285 * _e2258);
                                    let _e2289 = (_e2286 * _e2261);
                                    let _e2301 = (_e480 - _e516);
                                    let _e2302 = (_e482 - _e518);
                                    let _e2303 = (_e484 - _e520);
                                    let _e2304 = (_e2301 * _e2255);
                                    let _e2305 = (_e2302 * _e2258);
                                    let _e2306 = (_e2303 * _e2261);
                                    let _e2318 = (_e1320 * _e2255);
                                    let _e2319 = (_e1321 * _e2258);
                                    let _e2320 = (_e1322 * _e2261);
                                    let _e2331 = (_e487 - _e509);
                                    let _e2332 = (_e489 - _e511);
                                    let _e2333 = (_e491 - _e513);
                                    let _e2334 = (_e2331 * _e2255);
                                    let _e2335 = (_e2332 * _e2258);
                                    let _e2336 = (_e2333 * _e2261);
                                    let _e2348 = (_e487 - _e516);
                                    let _e2349 = (_e489 - _e518);
                                    let _e2350 = (_e491 - _e520);
                                    let _e2351 = (_e2348 * _e2255);
                                    let _e2352 = (_e2349 * _e2258);
                                    let _e2353 = (_e2350 * _e2261);
                                    let _e2366 = (_e1353 * _e2255);
                                    let _e2367 = (_e1354 * _e2258);
                                    let _e2368 = (_e1355 * _e2261);
                                    let _e2379 = (_e494 - _e509);
                                    let _e2380 = (_e496 - _e511);
                                    let _e2381 = (_e498 - _e513);
                                    let _e2382 = (_e2379 * _e2255);
                                    let _e2383 = (_e2380 * _e2258);
                                    let _e2384 = (_e2381 * _e2261);
                                    let _e2396 = (_e494 - _e516);
                                    let _e2397 = (_e496 - _e518);
                                    let _e2398 = (_e498 - _e520);
                                    let _e2399 = (_e2396 * _e2255);
                                    let _e2400 = (_e2397 * _e2258);
                                    let _e2401 = (_e2398 * _e2261);
                                    let _e2414 = (_e516 - _e509);
                                    let _e2415 = (_e518 - _e511);
                                    let _e2416 = (_e520 - _e513);
                                    let _e2419 = ((_e2415 * _e2252) - (_e2250 * _e2416));
                                    let _e2422 = ((_e2416 * _e2248) - (_e2252 * _e2414));
                                    let _e2425 = ((_e2414 * _e2250) - (_e2248 * _e2415));
                                    let _e2426 = (_e2284 * _e2419);
                                    let _e2427 = (_e2285 * _e2422);
                                    let _e2428 = (_e2286 * _e2425);
                                    let _e2435 = abs(_e2419);
                                    let _e2436 = abs(_e2422);
                                    let _e2438 = select(_e2436, _e2435, (_e2435 > _e2436));
                                    let _e2439 = abs(_e2425);
                                    let _e2443 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2439, _e2438, (_e2438 > _e2439))));
                                    let _e2448 = (_e2301 * _e2419);
                                    let _e2449 = (_e2302 * _e2422);
                                    let _e2450 = (_e2303 * _e2425);
                                    let _e2462 = (_e1253 * _e2419);
                                    let _e2463 = (_e1254 * _e2422);
                                    let _e2464 = (_e1255 * _e2425);
                                    let _e2476 = (_e2331 * _e2419);
                                    let _e2477 = (_e2332 * _e2422);
                                    let _e2478 = (_e2333 * _e2425);
                                    let _e2489 = (_e2348 * _e2419);
                                    let _e2490 = (_e2349 * _e2422);
                                    let _e2491 = (_e2350 * _e2425);
                                    let _e2503 = (_e1320 * _e2419);
                                    let _e2504 = (_e1321 * _e2422);
                                    let _e2505 = (_e1322 * _e2425);
                                    let _e2518 = (_e2379 * _e2419);
                                    let _e2519 = (_e2380 * _e2422);
                                    let _e2520 = (_e2381 * _e2425);
                                    let _e2531 = (_e2396 * _e2419);
                                    let _e2532 = (_e2397 * _e2422);
                                    let _e2533 = (_e2398 * _e2425);
                                    let _e2545 = (_e1353 * _e2419);
                                    let _e2546 = (_e1354 * _e2422);
                                    let _e2547 = (_e1355 * _e2425);
                                    let _e2561 = (_e502 - _e516);
                                    let _e2562 = (_e504 - _e518);
                                    let _e2563 = (_e506 - _e520);
                                    let _e2566 = ((_e2562 * _e2252) - (_e2250 * _e2563));
                                    let _e2569 = ((_e2563 * _e2248) - (_e2252 * _e2561));
                                    let _e2572 = ((_e2561 * _e2250) - (_e2248 * _e2562));
                                    let _e2573 = (_e2301 * _e2566);
                                    let _e2574 = (_e2302 * _e2569);
                                    let _e2575 = (_e2303 * _e2572);
                                    let _e2582 = abs(_e2566);
                                    let _e2583 = abs(_e2569);
                                    let _e2585 = select(_e2583, _e2582, (_e2582 > _e2583));
                                    let _e2586 = abs(_e2572);
                                    let _e2590 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2586, _e2585, (_e2585 > _e2586))));
                                    let _e2595 = (_e1253 * _e2566);
                                    let _e2596 = (_e1254 * _e2569);
                                    let _e2597 = (_e1255 * _e2572);
                                    let _e2609 = (_e2284 * _e2566);
                                    let _e2610 = (_e2285 * _e2569);
                                    let _e2611 = (_e2286 * _e2572);
                                    let _e2623 = (_e2348 * _e2566);
                                    let _e2624 = (_e2349 * _e2569);
                                    let _e2625 = (_e2350 * _e2572);
                                    let _e2636 = (_e1320 * _e2566);
                                    let _e2637 = (_e1321 * _e2569);
                                    let _e2638 = (_e1322 * _e2572);
                                    let _e2650 = (_e2331 * _e2566);
                                    let _e2651 = (_e2332 * _e2569);
                                    let _e2652 = (_e2333 * _e2572);
                                    let _e2665 = (_e2396 * _e2566);
                                    let _e2666 = (_e2397 * _e2569);
                                    let _e2667 = (_e2398 * _e2572);
                                    let _e2678 = (_e1353 * _e2566);
                                    let _e2679 = (_e1354 * _e2569);
                                    let _e2680 = (_e1355 * _e2572);
                                    let _e2692 = (_e2379 * _e2566);
                                    let _e2693 = (_e2380 * _e2569);
                                    let _e2694 = (_e2381 * _e2572);
                                    phi_27640_ = select(true, false, ((((((((((_e1801 + _e1802) + _e1803) > ((0.0000019073486f * ((abs(_e1801) + abs(_e1802)) + abs(_e1803))) + _e1818)) && (((_e1826 + _e1827) + _e1828) > ((0.0000019073486f * ((abs(_e1826) + abs(_e1827)) + abs(_e1828))) + _e1818))) && (((_e1843 + _e1844) + _e1845) > ((0.0000019073486f * ((abs(_e1843) + abs(_e1844)) + abs(_e1845))) + _e1818))) && (((((_e1857 + _e1858) + _e1859) > ((0.0000019073486f * ((abs(_e1857) + abs(_e1858)) + abs(_e1859))) + _e1818)) && (((_e1873 + _e1874) + _e1875) > ((0.0000019073486f * ((abs(_e1873) + abs(_e1874)) + abs(_e1875))) + _e1818))) && (((_e1890 + _e1891) + _e1892) > ((0.0000019073486f * ((abs(_e1890) + abs(_e1891)) + abs(_e1892))) + _e1818)))) && (((((_e1905 + _e1906) + _e1907) > ((0.0000019073486f * ((abs(_e1905) + abs(_e1906)) + abs(_e1907))) + _e1818)) && (((_e1921 + _e1922) + _e1923) > ((0.0000019073486f * ((abs(_e1921) + abs(_e1922)) + abs(_e1923))) + _e1818))) && (((_e1938 + _e1939) + _e1940) > ((0.0000019073486f * ((abs(_e1938) + abs(_e1939)) + abs(_e1940))) + _e1818)))) || (((((((_e1965 + _e1966) + _e1967) > ((0.0000019073486f * ((abs(_e1965) + abs(_e1966)) + abs(_e1967))) + _e1982)) && (((_e1987 + _e1988) + _e1989) > ((0.0000019073486f * ((abs(_e1987) + abs(_e1988)) + abs(_e1989))) + _e1982))) && (((_e2001 + _e2002) + _e2003) > ((0.0000019073486f * ((abs(_e2001) + abs(_e2002)) + abs(_e2003))) + _e1982))) && (((((_e2015 + _e2016) + _e2017) > ((0.0000019073486f * ((abs(_e2015) + abs(_e2016)) + abs(_e2017))) + _e1982)) && (((_e2028 + _e2029) + _e2030) > ((0.0000019073486f * ((abs(_e2028) + abs(_e2029)) + abs(_e2030))) + _e1982))) && (((_e2042 + _e2043) + _e2044) > ((0.0000019073486f * ((abs(_e2042) + abs(_e2043)) + abs(_e2044))) + _e1982)))) && (((((_e2057 + _e2058) + _e2059) > ((0.0000019073486f * ((abs(_e2057) + abs(_e2058)) + abs(_e2059))) + _e1982)) && (((_e2070 + _e2071) + _e2072) > ((0.0000019073486f * ((abs(_e2070) + abs(_e2071)) + abs(_e2072))) + _e1982))) && (((_e2084 + _e2085) + _e2086) > ((0.0000019073486f * ((abs(_e2084) + abs(_e2085)) + abs(_e2086))) + _e1982))))) || (((((((_e2112 + _e2113) + _e2114) > ((0.0000019073486f * ((abs(_e2112) + abs(_e2113)) + abs(_e2114))) + _e2129)) && (((_e2134 + _e2135) + _e2136) > ((0.0000019073486f * ((abs(_e2134) + abs(_e2135)) + abs(_e2136))) + _e2129))) && (((_e2148 + _e2149) + _e2150) > ((0.0000019073486f * ((abs(_e2148) + abs(_e2149)) + abs(_e2150))) + _e2129))) && (((((_e2162 + _e2163) + _e2164) > ((0.0000019073486f * ((abs(_e2162) + abs(_e2163)) + abs(_e2164))) + _e2129)) && (((_e2175 + _e2176) + _e2177) > ((0.0000019073486f * ((abs(_e2175) + abs(_e2176)) + abs(_e2177))) + _e2129))) && (((_e2189 + _e2190) + _e2191) > ((0.0000019073486f * ((abs(_e2189) + abs(_e2190)) + abs(_e2191))) + _e2129)))) && (((((_e2204 + _e2205) + _e2206) > ((0.0000019073486f * ((abs(_e2204) + abs(_e2205)) + abs(_e2206))) + _e2129)) && (((_e2217 + _e2218) + _e2219) > ((0.0000019073486f * ((abs(_e2217) + abs(_e2218)) + abs(_e2219))) + _e2129))) && (((_e2231 + _e2232) + _e2233) > ((0.0000019073486f * ((abs(_e2231) + abs(_e2232)) + abs(_e2233))) + _e2129))))) || (((((((((_e2262 + _e2263) + _e2264) > ((0.0000019073486f * ((abs(_e2262) + abs(_e2263)) + abs(_e2264))) + _e2279)) && (((_e2287 + _e2288) + _e2289) > ((0.0000019073486f * ((abs(_e2287) + abs(_e2288)) + abs(_e2289))) + _e2279))) && (((_e2304 + _e2305) + _e2306) > ((0.0000019073486f * ((abs(_e2304) + abs(_e2305)) + abs(_e2306))) + _e2279))) && (((((_e2318 + _e2319) + _e2320) > ((0.0000019073486f * ((abs(_e2318) + abs(_e2319)) + abs(_e2320))) + _e2279)) && (((_e2334 + _e2335) + _e2336) > ((0.0000019073486f * ((abs(_e2334) + abs(_e2335)) + abs(_e2336))) + _e2279))) && (((_e2351 + _e2352) + _e2353) > ((0.0000019073486f * ((abs(_e2351) + abs(_e2352)) + abs(_e2353))) + _e2279)))) && (((((_e2366 + _e2367) + _e2368) > ((0.0000019073486f * ((abs(_e2366) + abs(_e2367)) + abs(_e2368))) + _e2279)) && (((_e2382 + _e2383) + _e2384) > ((0.0000019073486f * ((abs(_e2382) + abs(_e2383)) + abs(_e2384))) + _e2279))) && (((_e2399 + _e2400) + _e2401) > ((0.0000019073486f * ((abs(_e2399) + abs(_e2400)) + abs(_e2401))) + _e2279)))) || (((((((_e2426 + _e2427) + _e2428) > ((0.0000019073486f * ((abs(_e2426) + abs(_e2427)) + abs(_e2428))) + _e2443)) && (((_e2448 + _e2449) + _e2450) > ((0.0000019073486f * ((abs(_e2448) + abs(_e2449)) + abs(_e2450))) + _e2443))) && (((_e2462 + _e2463) + _e2464) > ((0.0000019073486f * ((abs(_e2462) + abs(_e2463)) + abs(_e2464))) + _e2443))) && (((((_e2476 + _e2477) + _e2478) > ((0.0000019073486f * ((abs(_e2476) + abs(_e2477)) + abs(_e2478))) + _e2443)) && (((_e2489 + _e2490) + _e2491) > ((0.0000019073486f * ((abs(_e2489) + abs(_e2490)) + abs(_e2491))) + _e2443))) && (((_e2503 + _e2504) + _e2505) > ((0.0000019073486f * ((abs(_e2503) + abs(_e2504)) + abs(_e2505))) + _e2443)))) && (((((_e2518 + _e2519) + _e2520) > ((0.0000019073486f * ((abs(_e2518) + abs(_e2519)) + abs(_e2520))) + _e2443)) && (((_e2531 + _e2532) + _e2533) > ((0.0000019073486f * ((abs(_e2531) + abs(_e2532)) + abs(_e2533))) + _e2443))) && (((_e2545 + _e2546) + _e2547) > ((0.0000019073486f * ((abs(_e2545) + abs(_e2546)) + abs(_e2547))) + _e2443))))) || (((((((_e2573 + _e2574) + _e2575) > ((0.0000019073486f * ((abs(_e2573) + abs(_e2574)) + abs(_e2575))) + _e2590)) && (((_e2595 + _e2596) + _e2597) > ((0.0000019073486f * ((abs(_e2595) + abs(_e2596)) + abs(_e2597))) + _e2590))) && (((_e2609 + _e2610) + _e2611) > ((0.0000019073486f * ((abs(_e2609) + abs(_e2610)) + abs(_e2611))) + _e2590))) && (((((_e2623 + _e2624) + _e2625) > ((0.0000019073486f * ((abs(_e2623) + abs(_e2624)) + abs(_e2625))) + _e2590)) && (((_e2636 + _e2637) + _e2638) > ((0.0000019073486f * ((abs(_e2636) + abs(_e2637)) + abs(_e2638))) + _e2590))) && (((_e2650 + _e2651) + _e2652) > ((0.0000019073486f * ((abs(_e2650) + abs(_e2651)) + abs(_e2652))) + _e2590)))) && (((((_e2665 + _e2666) + _e2667) > ((0.0000019073486f * ((abs(_e2665) + abs(_e2666)) + abs(_e2667))) + _e2590)) && (((_e2678 + _e2679) + _e2680) > ((0.0000019073486f * ((abs(_e2678) + abs(_e2679)) + abs(_e2680))) + _e2590))) && (((_e2692 + _e2693) + _e2694) > ((0.0000019073486f * ((abs(_e2692) + abs(_e2693)) + abs(_e2694))) + _e2590)))))));
                                } else {
                                    phi_27640_ = true;
                                }
                                let _e2711 = phi_27640_;
                                phi_27645_ = _e1784;
                                phi_27646_ = select(true, false, _e2711);
                            }
                            let _e2714 = phi_27645_;
                            let _e2716 = phi_27646_;
                            phi_27647_ = _e2714;
                            phi_27648_ = _e1546;
                            phi_27649_ = _e2716;
                        }
                        let _e2718 = phi_27647_;
                        let _e2720 = phi_27648_;
                        let _e2722 = phi_27649_;
                        phi_29054_ = select(_e2718, 0u, select(_e2722, true, _e2720));
                        phi_29055_ = u32();
                        phi_29056_ = true;
                    } else {
                        let _e611 = (_e609 == 3u);
                        if _e611 {
                            phi_29052_ = u32();
                            phi_29053_ = true;
                        } else {
                            if (_e452.w == _e456.w) {
                                phi_27672_ = bool();
                                phi_27673_ = true;
                            } else {
                                let _e613 = (_e456.w == _e460.w);
                                if _e613 {
                                    phi_27671_ = bool();
                                } else {
                                    phi_27671_ = (_e460.w == _e452.w);
                                }
                                let _e616 = phi_27671_;
                                phi_27672_ = _e616;
                                phi_27673_ = _e613;
                            }
                            let _e618 = phi_27672_;
                            let _e620 = phi_27673_;
                            if select(_e618, true, _e620) {
                                phi_29046_ = u32();
                                phi_29047_ = true;
                            } else {
                                if (_e464.w == _e468.w) {
                                    phi_27691_ = bool();
                                    phi_27692_ = true;
                                } else {
                                    let _e623 = (_e468.w == _e472.w);
                                    if _e623 {
                                        phi_27690_ = bool();
                                    } else {
                                        phi_27690_ = (_e472.w == _e464.w);
                                    }
                                    let _e626 = phi_27690_;
                                    phi_27691_ = _e626;
                                    phi_27692_ = _e623;
                                }
                                let _e628 = phi_27691_;
                                let _e630 = phi_27692_;
                                let _e631 = select(_e628, true, _e630);
                                if _e631 {
                                    phi_29045_ = u32();
                                } else {
                                    let _e632 = (_e609 == 1u);
                                    let _e648 = (select(0u, 1u, ((((_e464.w == _e456.w) || (_e468.w == _e456.w)) || (_e472.w == _e456.w)) == _e632)) + (2u * select(0u, 1u, ((((_e464.w == _e460.w) || (_e468.w == _e460.w)) || (_e472.w == _e460.w)) == _e632))));
                                    if _e632 {
                                        phi_27726_ = _e648;
                                    } else {
                                        if (_e648 == 2u) {
                                            phi_27725_ = 0u;
                                        } else {
                                            phi_27725_ = (_e648 + 1u);
                                        }
                                        let _e652 = phi_27725_;
                                        phi_27726_ = _e652;
                                    }
                                    let _e654 = phi_27726_;
                                    if (_e654 == 0u) {
                                        phi_27738_ = _e500;
                                    } else {
                                        if (_e654 == 1u) {
                                            phi_27737_ = type_90(_e492, _e499, _e485);
                                        } else {
                                            phi_27737_ = type_90(_e499, _e485, _e492);
                                        }
                                        let _e660 = phi_27737_;
                                        phi_27738_ = _e660;
                                    }
                                    let _e662 = phi_27738_;
                                    let _e678 = (select(0u, 1u, ((((_e452.w == _e468.w) || (_e456.w == _e468.w)) || (_e460.w == _e468.w)) == _e632)) + (2u * select(0u, 1u, ((((_e452.w == _e472.w) || (_e456.w == _e472.w)) || (_e460.w == _e472.w)) == _e632))));
                                    if _e632 {
                                        phi_27765_ = _e678;
                                    } else {
                                        if (_e678 == 2u) {
                                            phi_27764_ = 0u;
                                        } else {
                                            phi_27764_ = (_e678 + 1u);
                                        }
                                        let _e682 = phi_27764_;
                                        phi_27765_ = _e682;
                                    }
                                    let _e684 = phi_27765_;
                                    if (_e684 == 0u) {
                                        phi_27777_ = _e522;
                                    } else {
                                        if (_e684 == 1u) {
                                            phi_27776_ = type_90(_e514, _e521, _e507);
                                        } else {
                                            phi_27776_ = type_90(_e521, _e507, _e514);
                                        }
                                        let _e690 = phi_27776_;
                                        phi_27777_ = _e690;
                                    }
                                    let _e692 = phi_27777_;
                                    if _e632 {
                                        let _e896 = (_e692.member_1.x - _e662.member.x);
                                        let _e899 = (_e692.member_1.y - _e662.member.y);
                                        let _e902 = (_e692.member_1.z - _e662.member.z);
                                        let _e904 = (_e692.member_2.x - _e662.member.x);
                                        let _e906 = (_e692.member_2.y - _e662.member.y);
                                        let _e908 = (_e692.member_2.z - _e662.member.z);
                                        let _e910 = (_e662.member_1.x - _e662.member.x);
                                        let _e912 = (_e662.member_1.y - _e662.member.y);
                                        let _e914 = (_e662.member_1.z - _e662.member.z);
                                        let _e915 = (_e899 * _e908);
                                        let _e916 = (_e902 * _e906);
                                        let _e917 = (_e902 * _e904);
                                        let _e918 = (_e896 * _e908);
                                        let _e919 = (_e896 * _e906);
                                        let _e920 = (_e899 * _e904);
                                        let _e921 = (_e915 - _e916);
                                        let _e923 = (_e917 - _e918);
                                        let _e926 = (_e919 - _e920);
                                        let _e928 = (((_e910 * _e921) + (_e912 * _e923)) + (_e914 * _e926));
                                        let _e929 = abs(_e910);
                                        let _e932 = (abs(_e915) + abs(_e916));
                                        let _e934 = abs(_e912);
                                        let _e937 = (abs(_e917) + abs(_e918));
                                        let _e940 = abs(_e914);
                                        let _e943 = (abs(_e919) + abs(_e920));
                                        let _e946 = abs(_e896);
                                        let _e947 = abs(_e899);
                                        let _e949 = select(_e947, _e946, (_e946 > _e947));
                                        let _e950 = abs(_e902);
                                        let _e952 = select(_e950, _e949, (_e949 > _e950));
                                        let _e953 = abs(_e904);
                                        let _e954 = abs(_e906);
                                        let _e956 = select(_e954, _e953, (_e953 > _e954));
                                        let _e957 = abs(_e908);
                                        let _e959 = select(_e957, _e956, (_e956 > _e957));
                                        let _e961 = select(_e959, _e952, (_e952 > _e959));
                                        let _e963 = select(_e934, _e929, (_e929 > _e934));
                                        let _e965 = select(_e940, _e963, (_e963 > _e940));
                                        let _e967 = select(_e965, _e961, (_e961 > _e965));
                                        let _e972 = ((0.0000019073486f * (((_e929 * _e932) + (_e934 * _e937)) + (_e940 * _e943))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e967 * _e967))));
                                        if (_e928 > _e972) {
                                            phi_27909_ = 1i;
                                        } else {
                                            phi_27909_ = select(0i, -1i, (_e928 < -(_e972)));
                                        }
                                        let _e978 = phi_27909_;
                                        let _e980 = (_e662.member_2.x - _e662.member.x);
                                        let _e982 = (_e662.member_2.y - _e662.member.y);
                                        let _e984 = (_e662.member_2.z - _e662.member.z);
                                        let _e989 = (((_e980 * _e921) + (_e982 * _e923)) + (_e984 * _e926));
                                        let _e990 = abs(_e980);
                                        let _e992 = abs(_e982);
                                        let _e995 = abs(_e984);
                                        let _e999 = select(_e992, _e990, (_e990 > _e992));
                                        let _e1001 = select(_e995, _e999, (_e999 > _e995));
                                        let _e1003 = select(_e1001, _e961, (_e961 > _e1001));
                                        let _e1008 = ((0.0000019073486f * (((_e990 * _e932) + (_e992 * _e937)) + (_e995 * _e943))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1003 * _e1003))));
                                        if (_e989 > _e1008) {
                                            phi_28032_ = 1i;
                                        } else {
                                            phi_28032_ = select(0i, -1i, (_e989 < -(_e1008)));
                                        }
                                        let _e1014 = phi_28032_;
                                        let _e1015 = (_e912 * _e984);
                                        let _e1016 = (_e914 * _e982);
                                        let _e1017 = (_e914 * _e980);
                                        let _e1018 = (_e910 * _e984);
                                        let _e1019 = (_e910 * _e982);
                                        let _e1020 = (_e912 * _e980);
                                        let _e1021 = (_e1015 - _e1016);
                                        let _e1023 = (_e1017 - _e1018);
                                        let _e1026 = (_e1019 - _e1020);
                                        let _e1028 = (((_e896 * _e1021) + (_e899 * _e1023)) + (_e902 * _e1026));
                                        let _e1031 = (abs(_e1015) + abs(_e1016));
                                        let _e1035 = (abs(_e1017) + abs(_e1018));
                                        let _e1040 = (abs(_e1019) + abs(_e1020));
                                        let _e1044 = select(_e1001, _e965, (_e965 > _e1001));
                                        let _e1046 = select(_e952, _e1044, (_e1044 > _e952));
                                        let _e1051 = ((0.0000019073486f * (((_e946 * _e1031) + (_e947 * _e1035)) + (_e950 * _e1040))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1046 * _e1046))));
                                        if (_e1028 > _e1051) {
                                            phi_28155_ = 1i;
                                        } else {
                                            phi_28155_ = select(0i, -1i, (_e1028 < -(_e1051)));
                                        }
                                        let _e1057 = phi_28155_;
                                        let _e1062 = (((_e904 * _e1021) + (_e906 * _e1023)) + (_e908 * _e1026));
                                        let _e1069 = select(_e959, _e1044, (_e1044 > _e959));
                                        let _e1074 = ((0.0000019073486f * (((_e953 * _e1031) + (_e954 * _e1035)) + (_e957 * _e1040))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1069 * _e1069))));
                                        if (_e1062 > _e1074) {
                                            phi_28278_ = 1i;
                                        } else {
                                            phi_28278_ = select(0i, -1i, (_e1062 < -(_e1074)));
                                        }
                                        let _e1080 = phi_28278_;
                                        let _e1081 = (_e978 * _e1014);
                                        if (_e1081 > 0i) {
                                            phi_28314_ = u32();
                                            phi_28315_ = true;
                                        } else {
                                            let _e1083 = (_e1057 * _e1080);
                                            let _e1084 = (_e1083 > 0i);
                                            if _e1084 {
                                                phi_28313_ = u32();
                                            } else {
                                                if (_e1081 < 0i) {
                                                    let _e1086 = (_e1083 < 0i);
                                                    if _e1086 {
                                                        phi_28305_ = select(0u, 1u, ((_e978 * _e1057) < 0i));
                                                    } else {
                                                        phi_28305_ = u32();
                                                    }
                                                    let _e1091 = phi_28305_;
                                                    phi_28307_ = _e1091;
                                                    phi_28308_ = select(true, false, _e1086);
                                                } else {
                                                    phi_28307_ = u32();
                                                    phi_28308_ = true;
                                                }
                                                let _e1094 = phi_28307_;
                                                let _e1096 = phi_28308_;
                                                phi_28313_ = select(_e1094, 2u, _e1096);
                                            }
                                            let _e1099 = phi_28313_;
                                            phi_28314_ = _e1099;
                                            phi_28315_ = _e1084;
                                        }
                                        let _e1101 = phi_28314_;
                                        let _e1103 = phi_28315_;
                                        let _e1104 = select(_e1101, 0u, _e1103);
                                        if (_e1104 == 2u) {
                                            let _e1111 = sqrt((((_e910 * _e910) + (_e912 * _e912)) + (_e914 * _e914)));
                                            let _e1120 = sqrt((((_e980 * _e980) + (_e982 * _e982)) + (_e984 * _e984)));
                                            let _e1132 = sqrt((((_e896 * _e896) + (_e899 * _e899)) + (_e902 * _e902)));
                                            let _e1144 = sqrt((((_e904 * _e904) + (_e906 * _e906)) + (_e908 * _e908)));
                                            let _e1148 = ((((_e910 / _e1111) + (_e980 / _e1120)) - (_e896 / _e1132)) - (_e904 / _e1144));
                                            let _e1149 = ((((_e912 / _e1111) + (_e982 / _e1120)) - (_e899 / _e1132)) - (_e906 / _e1144));
                                            let _e1150 = ((((_e914 / _e1111) + (_e984 / _e1120)) - (_e902 / _e1132)) - (_e908 / _e1144));
                                            let _e1151 = (_e910 * _e1148);
                                            let _e1152 = (_e912 * _e1149);
                                            let _e1153 = (_e914 * _e1150);
                                            let _e1160 = abs(_e1148);
                                            let _e1161 = abs(_e1149);
                                            let _e1163 = select(_e1161, _e1160, (_e1160 > _e1161));
                                            let _e1164 = abs(_e1150);
                                            let _e1168 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1164, _e1163, (_e1163 > _e1164))));
                                            if (((_e1151 + _e1152) + _e1153) > ((0.0000019073486f * ((abs(_e1151) + abs(_e1152)) + abs(_e1153))) + _e1168)) {
                                                let _e1173 = (_e980 * _e1148);
                                                let _e1174 = (_e982 * _e1149);
                                                let _e1175 = (_e984 * _e1150);
                                                if (((_e1173 + _e1174) + _e1175) > ((0.0000019073486f * ((abs(_e1173) + abs(_e1174)) + abs(_e1175))) + _e1168)) {
                                                    let _e1189 = ((_e662.member.x - _e692.member_1.x) * _e1148);
                                                    let _e1190 = ((_e662.member.y - _e692.member_1.y) * _e1149);
                                                    let _e1191 = ((_e662.member.z - _e692.member_1.z) * _e1150);
                                                    let _e1201 = (((_e1189 + _e1190) + _e1191) > ((0.0000019073486f * ((abs(_e1189) + abs(_e1190)) + abs(_e1191))) + _e1168));
                                                    if _e1201 {
                                                        let _e1205 = ((_e662.member.x - _e692.member_2.x) * _e1148);
                                                        let _e1206 = ((_e662.member.y - _e692.member_2.y) * _e1149);
                                                        let _e1207 = ((_e662.member.z - _e692.member_2.z) * _e1150);
                                                        phi_28598_ = (((_e1205 + _e1206) + _e1207) > ((0.0000019073486f * ((abs(_e1205) + abs(_e1206)) + abs(_e1207))) + _e1168));
                                                    } else {
                                                        phi_28598_ = bool();
                                                    }
                                                    let _e1219 = phi_28598_;
                                                    phi_28600_ = _e1219;
                                                    phi_28601_ = select(true, false, _e1201);
                                                } else {
                                                    phi_28600_ = bool();
                                                    phi_28601_ = true;
                                                }
                                                let _e1222 = phi_28600_;
                                                let _e1224 = phi_28601_;
                                                phi_28602_ = _e1222;
                                                phi_28603_ = _e1224;
                                            } else {
                                                phi_28602_ = bool();
                                                phi_28603_ = true;
                                            }
                                            let _e1226 = phi_28602_;
                                            let _e1228 = phi_28603_;
                                            phi_28612_ = select(true, false, select(_e1226, false, _e1228));
                                        } else {
                                            phi_28612_ = true;
                                        }
                                        let _e1232 = phi_28612_;
                                        phi_29044_ = select(0u, _e1104, _e1232);
                                    } else {
                                        let _e699 = (_e662.member_1.x - _e662.member.x);
                                        let _e702 = (_e662.member_1.y - _e662.member.y);
                                        let _e705 = (_e662.member_1.z - _e662.member.z);
                                        let _e707 = (_e662.member_2.x - _e662.member.x);
                                        let _e709 = (_e662.member_2.y - _e662.member.y);
                                        let _e711 = (_e662.member_2.z - _e662.member.z);
                                        let _e713 = (_e692.member_2.x - _e662.member.x);
                                        let _e715 = (_e692.member_2.y - _e662.member.y);
                                        let _e717 = (_e692.member_2.z - _e662.member.z);
                                        let _e718 = (_e702 * _e711);
                                        let _e719 = (_e705 * _e709);
                                        let _e720 = (_e705 * _e707);
                                        let _e721 = (_e699 * _e711);
                                        let _e722 = (_e699 * _e709);
                                        let _e723 = (_e702 * _e707);
                                        let _e731 = (((_e713 * (_e718 - _e719)) + (_e715 * (_e720 - _e721))) + (_e717 * (_e722 - _e723)));
                                        let _e732 = abs(_e713);
                                        let _e737 = abs(_e715);
                                        let _e743 = abs(_e717);
                                        let _e749 = abs(_e699);
                                        let _e750 = abs(_e702);
                                        let _e752 = select(_e750, _e749, (_e749 > _e750));
                                        let _e753 = abs(_e705);
                                        let _e755 = select(_e753, _e752, (_e752 > _e753));
                                        let _e756 = abs(_e707);
                                        let _e757 = abs(_e709);
                                        let _e759 = select(_e757, _e756, (_e756 > _e757));
                                        let _e760 = abs(_e711);
                                        let _e762 = select(_e760, _e759, (_e759 > _e760));
                                        let _e764 = select(_e762, _e755, (_e755 > _e762));
                                        let _e766 = select(_e737, _e732, (_e732 > _e737));
                                        let _e768 = select(_e743, _e766, (_e766 > _e743));
                                        let _e770 = select(_e768, _e764, (_e764 > _e768));
                                        let _e775 = ((0.0000019073486f * (((_e732 * (abs(_e718) + abs(_e719))) + (_e737 * (abs(_e720) + abs(_e721)))) + (_e743 * (abs(_e722) + abs(_e723))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e770 * _e770))));
                                        if (_e731 > _e775) {
                                            phi_28743_ = 1i;
                                        } else {
                                            phi_28743_ = select(0i, -1i, (_e731 < -(_e775)));
                                        }
                                        let _e781 = phi_28743_;
                                        if (_e781 == 0i) {
                                            let _e784 = (_e718 - (_e709 * _e705));
                                            let _e786 = (_e720 - (_e711 * _e699));
                                            let _e788 = (_e722 - (_e707 * _e702));
                                            let _e801 = (sqrt((((_e699 * _e699) + (_e702 * _e702)) + (_e705 * _e705))) / sqrt((((_e784 * _e784) + (_e786 * _e786)) + (_e788 * _e788))));
                                            let _e808 = ((_e662.member.x + (_e784 * _e801)) - _e662.member.x);
                                            let _e809 = ((_e662.member.y + (_e786 * _e801)) - _e662.member.y);
                                            let _e810 = ((_e662.member.z + (_e788 * _e801)) - _e662.member.z);
                                            let _e811 = (_e702 * _e810);
                                            let _e812 = (_e705 * _e809);
                                            let _e813 = (_e705 * _e808);
                                            let _e814 = (_e699 * _e810);
                                            let _e815 = (_e699 * _e809);
                                            let _e816 = (_e702 * _e808);
                                            let _e817 = (_e811 - _e812);
                                            let _e819 = (_e813 - _e814);
                                            let _e822 = (_e815 - _e816);
                                            let _e824 = (((_e707 * _e817) + (_e709 * _e819)) + (_e711 * _e822));
                                            let _e827 = (abs(_e811) + abs(_e812));
                                            let _e831 = (abs(_e813) + abs(_e814));
                                            let _e836 = (abs(_e815) + abs(_e816));
                                            let _e839 = abs(_e808);
                                            let _e840 = abs(_e809);
                                            let _e842 = select(_e840, _e839, (_e839 > _e840));
                                            let _e843 = abs(_e810);
                                            let _e845 = select(_e843, _e842, (_e842 > _e843));
                                            let _e847 = select(_e845, _e755, (_e755 > _e845));
                                            let _e849 = select(_e762, _e847, (_e847 > _e762));
                                            let _e854 = ((0.0000019073486f * (((_e756 * _e827) + (_e757 * _e831)) + (_e760 * _e836))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e849 * _e849))));
                                            if (_e824 > _e854) {
                                                phi_28916_ = 1i;
                                            } else {
                                                phi_28916_ = select(0i, -1i, (_e824 < -(_e854)));
                                            }
                                            let _e860 = phi_28916_;
                                            let _e865 = (((_e713 * _e817) + (_e715 * _e819)) + (_e717 * _e822));
                                            let _e872 = select(_e768, _e847, (_e847 > _e768));
                                            let _e877 = ((0.0000019073486f * (((_e732 * _e827) + (_e737 * _e831)) + (_e743 * _e836))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e872 * _e872))));
                                            if (_e865 > _e877) {
                                                phi_29036_ = 1i;
                                            } else {
                                                phi_29036_ = select(0i, -1i, (_e865 < -(_e877)));
                                            }
                                            let _e883 = phi_29036_;
                                            phi_29043_ = select(2u, 0u, ((_e860 * _e883) < 0i));
                                        } else {
                                            phi_29043_ = 0u;
                                        }
                                        let _e888 = phi_29043_;
                                        phi_29044_ = _e888;
                                    }
                                    let _e1235 = phi_29044_;
                                    phi_29045_ = _e1235;
                                }
                                let _e1237 = phi_29045_;
                                phi_29046_ = _e1237;
                                phi_29047_ = _e631;
                            }
                            let _e1239 = phi_29046_;
                            let _e1241 = phi_29047_;
                            phi_29052_ = _e1239;
                            phi_29053_ = _e1241;
                        }
                        let _e1243 = phi_29052_;
                        let _e1245 = phi_29053_;
                        phi_29054_ = select(2u, 0u, _e611);
                        phi_29055_ = _e1243;
                        phi_29056_ = _e1245;
                    }
                    let _e2726 = phi_29054_;
                    let _e2728 = phi_29055_;
                    let _e2730 = phi_29056_;
                    phi_29061_ = select(_e2728, _e2726, _e2730);
                }
                let _e2733 = phi_29061_;
                let _e2736 = (_e400 & 31u);
                phi_29074_ = (_e402 + select(0u, 1u, _e581));
                phi_29075_ = (_e404 | (select(0u, 1u, (_e2733 == 2u)) << bitcast<u32>(_e2736)));
                phi_29076_ = (_e406 | (select(0u, 1u, (_e2733 == 1u)) << bitcast<u32>(_e2736)));
            } else {
                phi_29074_ = _e402;
                phi_29075_ = _e404;
                phi_29076_ = _e406;
            }
            let _e2748 = phi_29074_;
            let _e2750 = phi_29075_;
            let _e2752 = phi_29076_;
            phi_24203_ = (_e400 + _e374.z);
            phi_24206_ = _e2748;
            phi_24208_ = _e2750;
            phi_24210_ = _e2752;
        } else {
            break;
        }
        let _e2755 = phi_24203_;
        let _e2757 = phi_24206_;
        let _e2759 = phi_24208_;
        let _e2761 = phi_24210_;
        continue;
        continuing {
            phi_24202_ = _e2755;
            phi_24205_ = _e2757;
            phi_24207_ = _e2759;
            phi_24209_ = _e2761;
        }
    }
    let _e2764 = local_206;
    let _e2766 = local_207;
    let _e2767 = (_e2764 | _e2766);
    if (_e2767 == 0u) {
        phi_29086_ = 0u;
    } else {
        let _e2771 = atomicAdd((&counts_3[0u]), countOneBits(_e2767));
        phi_29086_ = _e2771;
    }
    let _e2773 = phi_29086_;
    let _e2775 = local_208;
    if (_e2775 == 0u) {
    } else {
        let _e2778 = local_209;
        let _e2781 = atomicAdd((&counts_3[1u]), countOneBits(_e2778));
    }
    let _e2783 = local_210;
    if (_e2783 > 0u) {
        let _e2786 = local_211;
        let _e2789 = local_212;
        let _e2792 = atomicAdd((&counts_3[2u]), select(1u, _e2789, (_e2786 > 1u)));
    }
    workgroupBarrier();
    if _e390 {
        let _e2794 = atomicLoad((&counts_3[_e384]));
        if (_e2794 > 0u) {
            let _e2798 = atomicAdd((&counters_2.member[_e384]), _e2794);
            if (_e384 == 0u) {
                reserved[0u] = _e2798;
            }
        }
    }
    workgroupBarrier();
    phi_29123_ = _e2773;
    phi_29126_ = _e2767;
    loop {
        let _e2802 = phi_29123_;
        let _e2804 = phi_29126_;
        let _e2805 = (_e2804 == 0u);
        if _e2805 {
            phi_29124_ = u32();
            phi_29127_ = u32();
        } else {
            let _e2807 = select(firstTrailingBit(_e2804), 32u, _e2805);
            let _e2809 = reserved[0u];
            let _e2810 = (_e2809 + _e2802);
            let _e2813 = params_2.member.member_12;
            if (_e2810 < _e2813) {
                let _e2820 = pairs.member[((((_e389 * 8u) + _e2807) * 256u) + _e384)];
                let _e2823 = ((_e2820 >> bitcast<u32>(16i)) * 2u);
                let _e2826 = tiles.member[(4u + _e2823)];
                let _e2833 = boxes.member[((_e2826 * 256u) + ((_e2820 >> bitcast<u32>(8i)) & 255u))];
                let _e2837 = tiles.member[(_e2823 + 5u)];
                let _e2842 = boxes.member[((_e2837 * 256u) + (_e2820 & 255u))];
                if (_e2833.x < _e2842.x) {
                    phi_29184_ = type_56(_e2833.x, _e2842.x);
                } else {
                    phi_29184_ = type_56(_e2842.x, _e2833.x);
                }
                let _e2848 = phi_29184_;
                let _e2853 = local_213;
                let _e2859 = (_e2810 * 2u);
                found_1.member[_e2859] = (_e2848.member | select(2147483648u, 0u, (((_e2853 >> bitcast<u32>((_e2807 & 31u))) & 1u) == 0u)));
                found_1.member[(_e2859 + 1u)] = _e2848.member_1;
            }
            phi_29124_ = (_e2802 + 1u);
            phi_29127_ = (_e2804 & (_e2804 - 1u));
        }
        let _e2870 = phi_29124_;
        let _e2872 = phi_29127_;
        continue;
        continuing {
            phi_29123_ = _e2870;
            phi_29126_ = _e2872;
            break if !(select(true, false, _e2805));
        }
    }
    return;
}

fn function_53() {
    var phi_29257_: u32;
    var phi_29273_: u32;
    var phi_29275_: u32;
    var phi_29278_: u32;
    var phi_29276_: u32;
    var phi_29279_: u32;
    var local_214: u32;
    var local_215: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    if ((((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x) == 0u) {
        let _e385 = tiles_1.member[0u];
        let _e388 = params_2.member.member_11;
        let _e390 = select(_e388, _e385, (_e385 < _e388));
        let _e391 = (_e390 / 8u);
        if ((_e390 % 8u) > 0u) {
            phi_29257_ = (_e391 + 1u);
        } else {
            phi_29257_ = _e391;
        }
        let _e396 = phi_29257_;
        let _e397 = (_e396 / 256u);
        if ((_e396 % 256u) > 0u) {
            phi_29273_ = (_e397 + 1u);
        } else {
            phi_29273_ = _e397;
        }
        let _e402 = phi_29273_;
        phi_29275_ = 1u;
        phi_29278_ = _e402;
        loop {
            let _e404 = phi_29275_;
            let _e406 = phi_29278_;
            local_214 = _e406;
            local_215 = _e404;
            let _e407 = (_e406 > 65535u);
            if _e407 {
                phi_29276_ = (_e404 << bitcast<u32>(1i));
                phi_29279_ = ((_e406 >> bitcast<u32>(1i)) + (_e406 & 1u));
            } else {
                break;
            }
            let _e415 = phi_29276_;
            let _e417 = phi_29279_;
            continue;
            continuing {
                phi_29275_ = _e415;
                phi_29278_ = _e417;
            }
        }
        let _e420 = local_214;
        let _e422 = local_215;
        arguments_1.member[0u] = type_48(_e420, _e422, 1u);
    }
    return;
}

fn function_54() {
    var phi_29332_: bool;
    var phi_29379_: vec3<f32>;
    var phi_29382_: u32;
    var phi_29384_: vec3<f32>;
    var phi_29380_: vec3<f32>;
    var phi_29383_: u32;
    var phi_29385_: vec3<f32>;
    var local_216: vec3<f32>;
    var local_217: vec3<f32>;
    var local_218: vec3<f32>;
    var local_219: vec3<f32>;
    var local_220: vec3<f32>;
    var local_221: vec3<f32>;
    var phi_29464_: vec3<f32>;
    var phi_29487_: vec3<f32>;
    var phi_29505_: vec3<f32>;
    var phi_29506_: bool;
    var phi_29517_: vec3<f32>;
    var phi_29563_: bool;
    var phi_29566_: i32;
    var phi_29568_: vec3<f32>;
    var phi_29570_: u32;
    var phi_29572_: u32;
    var phi_29574_: u32;
    var phi_29675_: bool;
    var phi_29676_: bool;
    var phi_29677_: bool;
    var phi_29564_: bool;
    var phi_29567_: i32;
    var phi_29569_: vec3<f32>;
    var phi_29571_: u32;
    var phi_29573_: u32;
    var phi_29575_: u32;
    var local_222: bool;
    var local_223: vec3<f32>;
    var local_224: vec3<f32>;
    var local_225: vec3<f32>;
    var local_226: i32;
    var local_227: u32;
    var phi_29742_: bool;
    var phi_29743_: u32;
    var phi_29744_: bool;
    var phi_29745_: u32;
    var local_228: bool;
    var local_229: u32;
    var phi_29762_: bool;
    var phi_29763_: bool;
    var phi_29764_: bool;
    var phi_29766_: bool;
    var phi_29767_: bool;
    var local_230: vec3<f32>;
    var local_231: bool;
    var local_232: u32;

    let _e371 = builtin_local_55;
    let _e372 = builtin_group_55;
    let _e373 = builtin_groups_55;
    let _e381 = (((_e372.x + (_e372.y * _e373.x)) * 256u) + _e371.x);
    let _e384 = params.member.member;
    if (_e381 < _e384) {
        let _e388 = ring_vertices.member[_e381];
        let _e389 = (_e381 / 64u);
        let _e390 = (_e381 % 64u);
        if (_e390 > 0u) {
            let _e395 = ring_vertices.member[(_e381 - 1u)];
            phi_29332_ = select(true, false, (_e395 == _e388));
        } else {
            phi_29332_ = true;
        }
        let _e399 = phi_29332_;
        if _e399 {
            let _e402 = ring_starts.member[_e389];
            let _e403 = (_e402 & 2147483647u);
            let _e407 = ring_starts.member[(_e389 + 1u)];
            let _e410 = (((_e407 & 2147483647u) - _e403) / 64u);
            let _e411 = (3u * _e388);
            let _e414 = positions.member[_e411];
            let _e418 = positions.member[(_e411 + 1u)];
            let _e422 = positions.member[(_e411 + 2u)];
            let _e424 = ((_e402 & 2147483648u) != 0u);
            let _e428 = ring_links.member[(_e403 + _e390)];
            let _e429 = (3u * _e428);
            let _e432 = positions.member[_e429];
            let _e436 = positions.member[(_e429 + 1u)];
            let _e440 = positions.member[(_e429 + 2u)];
            let _e441 = (_e432 - _e414);
            let _e442 = (_e436 - _e418);
            let _e443 = (_e440 - _e422);
            let _e444 = vec3<f32>(_e441, _e442, _e443);
            phi_29379_ = vec3<f32>(0f, 0f, 0f);
            phi_29382_ = 1u;
            phi_29384_ = _e444;
            loop {
                let _e446 = phi_29379_;
                let _e448 = phi_29382_;
                let _e450 = phi_29384_;
                local_216 = _e450;
                local_217 = _e450;
                local_218 = _e450;
                local_219 = _e446;
                local_220 = _e446;
                local_221 = _e446;
                local_230 = _e446;
                let _e451 = (_e448 < _e410);
                if _e451 {
                    let _e457 = ring_links.member[((_e403 + (_e448 * 64u)) + _e390)];
                    let _e458 = (3u * _e457);
                    let _e461 = positions.member[_e458];
                    let _e465 = positions.member[(_e458 + 1u)];
                    let _e469 = positions.member[(_e458 + 2u)];
                    let _e470 = (_e461 - _e414);
                    let _e471 = (_e465 - _e418);
                    let _e472 = (_e469 - _e422);
                    phi_29380_ = vec3<f32>((_e446.x + ((_e450.y * _e472) - (_e471 * _e450.z))), (_e446.y + ((_e450.z * _e470) - (_e472 * _e450.x))), (_e446.z + ((_e450.x * _e471) - (_e470 * _e450.y))));
                    phi_29383_ = (_e448 + 1u);
                    phi_29385_ = vec3<f32>(_e470, _e471, _e472);
                } else {
                    break;
                }
                let _e495 = phi_29380_;
                let _e497 = phi_29383_;
                let _e499 = phi_29385_;
                continue;
                continuing {
                    phi_29379_ = _e495;
                    phi_29382_ = _e497;
                    phi_29384_ = _e499;
                }
            }
            if _e424 {
                let _e502 = local_216;
                let _e506 = local_217;
                let _e512 = local_218;
                let _e520 = local_219;
                let _e524 = local_220;
                let _e528 = local_221;
                phi_29464_ = vec3<f32>((_e520.x + ((_e502.y * _e443) - (_e442 * _e506.z))), (_e524.y + ((_e506.z * _e441) - (_e443 * _e512.x))), (_e528.z + ((_e512.x * _e442) - (_e441 * _e502.y))));
            } else {
                let _e808 = local_230;
                phi_29464_ = _e808;
            }
            let _e533 = phi_29464_;
            let _e535 = abs(_e533.x);
            let _e537 = abs(_e533.y);
            let _e539 = select(_e537, _e535, (_e535 > _e537));
            let _e541 = abs(_e533.z);
            let _e543 = select(_e541, _e539, (_e539 > _e541));
            if (_e543 > 0.0000000000000000000000000000000000030092655f) {
                phi_29487_ = (_e533 * (1f / _e543));
            } else {
                phi_29487_ = vec3<f32>(0f, 0f, 0f);
            }
            let _e548 = phi_29487_;
            let _e550 = abs(_e548.x);
            let _e552 = abs(_e548.y);
            let _e554 = abs(_e548.z);
            if (_e550 <= _e552) {
                let _e556 = (_e550 <= _e554);
                phi_29505_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e556));
                phi_29506_ = select(true, false, _e556);
            } else {
                phi_29505_ = vec3<f32>();
                phi_29506_ = true;
            }
            let _e561 = phi_29505_;
            let _e563 = phi_29506_;
            if _e563 {
                phi_29517_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e552 <= _e554)));
            } else {
                phi_29517_ = _e561;
            }
            let _e568 = phi_29517_;
            let _e573 = ((_e548.y * _e568.z) - (_e568.y * _e548.z));
            let _e577 = ((_e548.z * _e568.x) - (_e568.z * _e548.x));
            let _e580 = ((_e548.x * _e568.y) - (_e568.x * _e548.y));
            let _e585 = ((abs(_e441) + abs(_e442)) + abs(_e443));
            let _e590 = (((_e573 * _e441) + (_e577 * _e442)) + (_e580 * _e443));
            let _e595 = ((0.0000038146973f * _e585) + (0.0000000000000000000000000000000000030092655f * (1f + (_e585 * _e585))));
            let _e601 = (select(0i, 1i, (_e590 > _e595)) - select(0i, 1i, (_e590 < -(_e595))));
            phi_29563_ = (_e601 != 0i);
            phi_29566_ = _e601;
            phi_29568_ = _e444;
            phi_29570_ = 0u;
            phi_29572_ = 0u;
            phi_29574_ = 1u;
            loop {
                let _e604 = phi_29563_;
                let _e606 = phi_29566_;
                let _e608 = phi_29568_;
                let _e610 = phi_29570_;
                let _e612 = phi_29572_;
                let _e614 = phi_29574_;
                local_222 = _e604;
                local_223 = _e608;
                local_224 = _e608;
                local_225 = _e608;
                local_226 = _e606;
                local_227 = _e612;
                local_231 = _e604;
                local_232 = _e612;
                local_228 = _e604;
                local_229 = _e610;
                let _e615 = (_e614 < _e410);
                if _e615 {
                    let _e621 = ring_links.member[((_e403 + (_e614 * 64u)) + _e390)];
                    let _e622 = (3u * _e621);
                    let _e625 = positions.member[_e622];
                    let _e629 = positions.member[(_e622 + 1u)];
                    let _e633 = positions.member[(_e622 + 2u)];
                    let _e634 = (_e625 - _e414);
                    let _e635 = (_e629 - _e418);
                    let _e636 = (_e633 - _e422);
                    let _e642 = ((abs(_e634) + abs(_e635)) + abs(_e636));
                    let _e647 = (((_e573 * _e634) + (_e577 * _e635)) + (_e580 * _e636));
                    let _e652 = ((0.0000038146973f * _e642) + (0.0000000000000000000000000000000000030092655f * (1f + (_e642 * _e642))));
                    let _e658 = (select(0i, 1i, (_e647 > _e652)) - select(0i, 1i, (_e647 < -(_e652))));
                    if _e604 {
                        let _e659 = (_e658 == 0i);
                        if _e659 {
                            phi_29675_ = bool();
                        } else {
                            let _e667 = ((abs(_e608.x) + abs(_e608.y)) + abs(_e608.z));
                            let _e668 = (_e667 + _e642);
                            phi_29675_ = ((((_e548.x * ((_e608.y * _e636) - (_e635 * _e608.z))) + (_e548.y * ((_e608.z * _e634) - (_e636 * _e608.x)))) + (_e548.z * ((_e608.x * _e635) - (_e634 * _e608.y)))) > (((0.0000019073486f * _e667) * _e642) + (0.0000000000000000000000000000000000030092655f * (1f + (_e668 * _e668)))));
                        }
                        let _e691 = phi_29675_;
                        phi_29676_ = _e691;
                        phi_29677_ = _e659;
                    } else {
                        phi_29676_ = bool();
                        phi_29677_ = true;
                    }
                    let _e693 = phi_29676_;
                    let _e695 = phi_29677_;
                    phi_29564_ = select(_e693, false, _e695);
                    phi_29567_ = _e658;
                    phi_29569_ = vec3<f32>(_e634, _e635, _e636);
                    phi_29571_ = (_e610 + select(0u, 1u, (_e606 > _e658)));
                    phi_29573_ = (_e612 + select(0u, 1u, (_e606 < _e658)));
                    phi_29575_ = (_e614 + 1u);
                } else {
                    break;
                }
                let _e705 = phi_29564_;
                let _e707 = phi_29567_;
                let _e709 = phi_29569_;
                let _e711 = phi_29571_;
                let _e713 = phi_29573_;
                let _e715 = phi_29575_;
                continue;
                continuing {
                    phi_29563_ = _e705;
                    phi_29566_ = _e707;
                    phi_29568_ = _e709;
                    phi_29570_ = _e711;
                    phi_29572_ = _e713;
                    phi_29574_ = _e715;
                }
            }
            if _e424 {
                let _e718 = local_222;
                if _e718 {
                    let _e720 = local_223;
                    let _e724 = local_224;
                    let _e728 = local_225;
                    let _e732 = ((abs(_e720.x) + abs(_e724.y)) + abs(_e728.z));
                    let _e733 = (_e732 + _e585);
                    let _e756 = local_226;
                    let _e760 = local_227;
                    phi_29742_ = ((((_e548.x * ((_e724.y * _e443) - (_e442 * _e728.z))) + (_e548.y * ((_e728.z * _e441) - (_e443 * _e720.x)))) + (_e548.z * ((_e720.x * _e442) - (_e441 * _e724.y)))) > (((0.0000019073486f * _e732) * _e585) + (0.0000000000000000000000000000000000030092655f * (1f + (_e733 * _e733)))));
                    phi_29743_ = (_e760 + select(0u, 1u, (_e756 < _e601)));
                } else {
                    phi_29742_ = bool();
                    phi_29743_ = u32();
                }
                let _e763 = phi_29742_;
                let _e765 = phi_29743_;
                phi_29744_ = _e763;
                phi_29745_ = _e765;
            } else {
                let _e838 = local_231;
                phi_29744_ = _e838;
                let _e841 = local_232;
                phi_29745_ = _e841;
            }
            let _e767 = phi_29744_;
            let _e769 = phi_29745_;
            let _e771 = local_228;
            if select(true, _e771, _e424) {
                if _e767 {
                    if _e424 {
                        phi_29763_ = (_e769 == 1u);
                    } else {
                        if (_e769 == 0u) {
                            phi_29762_ = true;
                        } else {
                            let _e775 = local_229;
                            phi_29762_ = (_e775 == 0u);
                        }
                        let _e778 = phi_29762_;
                        phi_29763_ = _e778;
                    }
                    let _e781 = phi_29763_;
                    phi_29764_ = _e781;
                } else {
                    phi_29764_ = bool();
                }
                let _e783 = phi_29764_;
                phi_29766_ = _e783;
                phi_29767_ = select(true, false, _e767);
            } else {
                phi_29766_ = bool();
                phi_29767_ = true;
            }
            let _e786 = phi_29766_;
            let _e788 = phi_29767_;
            embedded_1.member[_e388] = select(0u, 1u, select(_e786, false, _e788));
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
fn note_room(@builtin(local_invocation_id) builtin_local_18: vec3<u32>, @builtin(workgroup_id) builtin_group_18: vec3<u32>, @builtin(num_workgroups) builtin_groups_18: vec3<u32>) {
    builtin_local_55 = builtin_local_18;
    builtin_group_55 = builtin_group_18;
    builtin_groups_55 = builtin_groups_18;
    function_18();
}

@compute @workgroup_size(256, 1, 1) 
fn size_near(@builtin(local_invocation_id) builtin_local_19: vec3<u32>, @builtin(workgroup_id) builtin_group_19: vec3<u32>, @builtin(num_workgroups) builtin_groups_19: vec3<u32>) {
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
fn place_points(@builtin(local_invocation_id) builtin_local_23: vec3<u32>, @builtin(workgroup_id) builtin_group_23: vec3<u32>, @builtin(num_workgroups) builtin_groups_23: vec3<u32>) {
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
fn test_swept_faces(@builtin(local_invocation_id) builtin_local_25: vec3<u32>, @builtin(workgroup_id) builtin_group_25: vec3<u32>, @builtin(num_workgroups) builtin_groups_25: vec3<u32>) {
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
