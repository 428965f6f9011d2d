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

struct type_43 {
    member: array<vec4<f32>>,
}

struct type_49 {
    member: u32,
    member_1: u32,
    member_2: u32,
}

struct type_51 {
    member: array<type_49>,
}

struct type_54 {
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

struct type_55 {
    member: type_54,
}

struct type_57 {
    member: u32,
    member_1: u32,
}

struct type_62 {
    member: vec4<f32>,
    member_1: vec4<f32>,
    member_2: vec4<f32>,
}

struct type_66 {
    member: array<vec2<u32>>,
}

struct type_68 {
    member: u32,
    member_1: f32,
    member_2: f32,
    member_3: f32,
}

struct type_70 {
    member: array<type_68>,
}

struct type_73 {
    member: vec3<f32>,
    member_1: vec3<f32>,
}

struct type_75 {
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

struct type_76 {
    member: type_75,
}

struct type_78 {
    member: u32,
    member_1: f32,
}

struct type_85 {
    member: vec4<f32>,
    member_1: vec4<f32>,
}

struct type_86 {
    member: u32,
    member_1: u32,
    member_2: u32,
    member_3: u32,
    member_4: f32,
    member_5: u32,
    member_6: u32,
    member_7: u32,
}

struct type_87 {
    member: type_86,
}

struct type_89 {
    member: vec3<f32>,
    member_1: vec3<f32>,
    member_2: vec3<f32>,
}

struct type_93 {
    member: f32,
    member_1: f32,
}

struct type_95 {
    member: u32,
    member_1: u32,
    member_2: f32,
}

struct type_103 {
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
var<storage, read_write> result: type_103;
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
var<storage> input_3: type_43;
@group(0) @binding(2) 
var<storage, read_write> output_3: type_43;
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
var<storage, read_write> arguments: type_51;
@group(0) @binding(0) 
var<uniform> params_1: type_55;
@group(0) @binding(1) 
var<storage> pairs: type_15;
@group(0) @binding(2) 
var<storage> tiles: type_15;
@group(0) @binding(3) 
var<storage> boxes: type_11;
@group(0) @binding(4) 
var<storage> features: type_11;
@group(0) @binding(5) 
var<storage> reference: type_43;
@group(0) @binding(6) 
var<storage, read_write> bounds: type_103;
@group(0) @binding(7) 
var<storage, read_write> near: type_103;
@group(0) @binding(8) 
var<storage, read_write> pushes: type_103;
var<private> global: vec4<f32> = vec4<f32>(0f, 0f, 0f, 0f);
@group(0) @binding(1) 
var<storage> tiles_1: type_15;
@group(0) @binding(2) 
var<storage, read_write> arguments_1: type_51;
@group(0) @binding(0) 
var<storage> proxies: type_15;
@group(0) @binding(1) 
var<storage> scanned_tiles: type_15;
@group(0) @binding(3) 
var<storage> near_1: type_15;
@group(0) @binding(4) 
var<storage, read_write> status: type_103;
@group(0) @binding(1) 
var<storage> positions: type_35;
@group(0) @binding(2) 
var<storage> velocities: type_43;
@group(0) @binding(3) 
var<storage, read_write> reference_1: type_43;
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
var<storage> boxes_1: type_43;
@group(0) @binding(4) 
var<storage, read_write> hits: type_15;
@group(0) @binding(5) 
var<storage, read_write> predicted: type_43;
@group(0) @binding(6) 
var<storage, read_write> new_velocities: type_43;
@group(0) @binding(2) 
var<storage> predicted_1: type_43;
@group(0) @binding(3) 
var<storage, read_write> boxes_2: type_43;
@group(0) @binding(1) 
var<storage> predicted_2: type_43;
@group(0) @binding(2) 
var<storage, read_write> positions_2: type_35;
@group(0) @binding(2) 
var<storage> boxes_3: type_43;
@group(0) @binding(3) 
var<storage, read_write> hits_1: type_103;
@group(0) @binding(3) 
var<storage> swept_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_43;
@group(0) @binding(5) 
var<storage> boxes_4: type_43;
@group(0) @binding(6) 
var<storage, read_write> hits_2: type_103;
@group(0) @binding(2) 
var<storage> new_velocities_1: type_43;
@group(0) @binding(3) 
var<storage> reference_2: type_43;
@group(0) @binding(5) 
var<storage, read_write> pushes_2: type_15;
@group(0) @binding(6) 
var<storage, read_write> positions_3: type_35;
@group(0) @binding(7) 
var<storage, read_write> velocities_1: type_43;
@group(0) @binding(8) 
var<storage, read_write> status_1: type_103;
@group(0) @binding(3) 
var<storage> starts_1: type_66;
@group(0) @binding(4) 
var<storage> springs: type_70;
@group(0) @binding(5) 
var<storage> fans: type_66;
@group(0) @binding(7) 
var<storage, read_write> predicted_4: type_43;
@group(0) @binding(1) 
var<storage> frame_start: type_35;
@group(0) @binding(2) 
var<storage> frame_end: type_35;
@group(0) @binding(3) 
var<storage, read_write> predicted_5: type_43;
@group(0) @binding(1) 
var<storage> starts_2: type_66;
@group(0) @binding(2) 
var<storage> springs_1: type_70;
@group(0) @binding(4) 
var<storage> bounds_2: type_15;
@group(0) @binding(5) 
var<storage> predicted_6: type_43;
@group(0) @binding(6) 
var<storage, read_write> shortened: type_43;
@group(0) @binding(7) 
var<storage, read_write> new_velocities_2: type_43;
@group(0) @binding(1) 
var<storage> near_3: type_15;
@group(0) @binding(3) 
var<storage> positions_4: type_35;
@group(0) @binding(4) 
var<storage, read_write> pushes_3: type_103;
var<private> global_1: vec3<f32> = vec3<f32>(0f, 0f, 0f);
@group(0) @binding(0) 
var<uniform> params_2: type_76;
@group(0) @binding(1) 
var<storage> spheres: type_43;
@group(0) @binding(2) 
var<storage> kept_centers: type_43;
@group(0) @binding(3) 
var<storage, read_write> tags: type_11;
@group(0) @binding(1) 
var<storage> tags_1: type_11;
@group(0) @binding(2) 
var<storage, read_write> sizes: type_103;
var<workgroup> counts_1: array<atomic<u32>, 65>;
@group(0) @binding(1) 
var<storage> sorted_starts: type_15;
@group(0) @binding(2) 
var<storage> box_ends: type_66;
@group(0) @binding(4) 
var<storage> tags_2: type_11;
@group(0) @binding(5) 
var<storage> filter_: type_15;
@group(0) @binding(6) 
var<storage, read_write> tiles_2: type_103;
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
var<storage, read_write> centers: type_43;
@group(0) @binding(2) 
var<storage> centers_1: type_43;
@group(0) @binding(3) 
var<storage> progress: type_15;
@group(0) @binding(4) 
var<storage, read_write> sums_2: type_43;
var<workgroup> points: array<vec4<f32>, 256>;
var<workgroup> closenesses: array<f32, 256>;
var<workgroup> parts: array<vec4<f32>, 256>;
@group(0) @binding(1) 
var<storage> sums_3: type_43;
@group(0) @binding(3) 
var<storage, read_write> progress_1: type_15;
var<workgroup> moves: array<f32, 64>;
@group(0) @binding(1) 
var<storage> centers_2: type_43;
@group(0) @binding(2) 
var<storage, read_write> kept: type_43;
@group(0) @binding(1) 
var<storage> corners: type_11;
@group(0) @binding(2) 
var<storage> normalization: type_43;
@group(0) @binding(3) 
var<storage, read_write> spheres_1: type_43;
@group(0) @binding(4) 
var<storage, read_write> possibly_degenerate: type_15;
@group(0) @binding(5) 
var<storage, read_write> possibly_degenerate_count: type_103;
@group(0) @binding(1) 
var<storage> features_1: type_11;
@group(0) @binding(2) 
var<storage> moving: type_43;
@group(0) @binding(3) 
var<storage, read_write> corners_1: type_11;
@group(0) @binding(4) 
var<storage, read_write> low: type_43;
@group(0) @binding(5) 
var<storage, read_write> high: type_43;
var<workgroup> lows: array<vec4<f32>, 256>;
var<workgroup> highs: array<vec4<f32>, 256>;
@group(0) @binding(0) 
var<uniform> params_3: type_87;
@group(0) @binding(5) 
var<storage> moving_1: type_43;
@group(0) @binding(6) 
var<storage, read_write> after_linear: type_15;
@group(0) @binding(7) 
var<storage, read_write> counters: type_103;
@group(0) @binding(6) 
var<storage> after_linear_1: type_15;
@group(0) @binding(7) 
var<storage, read_write> passed: type_15;
@group(0) @binding(8) 
var<storage, read_write> counters_1: type_103;
@group(0) @binding(2) 
var<storage> tags_3: type_11;
@group(0) @binding(3) 
var<storage> centers_3: type_43;
var<workgroup> point_masks: array<vec2<u32>, 256>;
@group(0) @binding(3) 
var<storage> normalization_1: type_43;
@group(0) @binding(4) 
var<storage, read_write> axes: type_43;
@group(0) @binding(5) 
var<storage, read_write> strip_clusters: type_15;
var<workgroup> targets: array<f32, 64>;
@group(0) @binding(1) 
var<storage> proxy_count: type_15;
@group(0) @binding(2) 
var<storage, read_write> starts_4: type_15;
@group(0) @binding(2) 
var<storage> axes_1: type_43;
@group(0) @binding(3) 
var<storage> tags_4: type_11;
@group(0) @binding(4) 
var<storage, read_write> proxies_1: type_15;
@group(0) @binding(5) 
var<storage, read_write> starts_5: type_15;
@group(0) @binding(6) 
var<storage, read_write> proxy_count_1: type_103;
var<workgroup> reserved_1: array<atomic<u32>, 2>;
@group(0) @binding(1) 
var<storage> proxies_2: type_15;
@group(0) @binding(2) 
var<storage> sorted_starts_1: type_15;
@group(0) @binding(3) 
var<storage> corners_2: type_11;
@group(0) @binding(4) 
var<storage> axes_2: type_43;
@group(0) @binding(5) 
var<storage> strip_clusters_1: type_15;
@group(0) @binding(6) 
var<storage> tags_5: type_11;
@group(0) @binding(7) 
var<storage, read_write> boxes_5: type_11;
@group(0) @binding(8) 
var<storage, read_write> ends_1: type_66;
@group(0) @binding(2) 
var<storage> last_ends: type_15;
@group(0) @binding(3) 
var<storage, read_write> tile_counts: type_15;
@group(0) @binding(1) 
var<storage> ends_2: type_66;
@group(0) @binding(2) 
var<storage, read_write> last_ends_1: type_103;
@group(0) @binding(1) 
var<storage> tile_counts_1: type_15;
@group(0) @binding(2) 
var<storage> first_tiles: type_15;
@group(0) @binding(3) 
var<storage> scanned: type_15;
@group(0) @binding(4) 
var<storage, read_write> list: type_15;
@group(0) @binding(5) 
var<storage, read_write> arguments_2: type_51;
@group(0) @binding(2) 
var<storage> triangles: type_15;
@group(0) @binding(3) 
var<storage> embedded: type_15;
@group(0) @binding(4) 
var<storage, read_write> corners_3: type_11;
@group(0) @binding(5) 
var<storage, read_write> low_1: type_43;
@group(0) @binding(6) 
var<storage, read_write> high_1: type_43;
@group(0) @binding(1) 
var<storage> low_2: type_43;
@group(0) @binding(2) 
var<storage> high_2: type_43;
@group(0) @binding(3) 
var<storage, read_write> normalization_2: type_43;
@group(0) @binding(4) 
var<storage, read_write> not_finite: type_15;
@group(0) @binding(4) 
var<storage> corners_4: type_11;
@group(0) @binding(5) 
var<storage, read_write> results: type_15;
@group(0) @binding(6) 
var<storage, read_write> counters_2: type_103;
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
    var phi_606_: type_19;
    var phi_609_: u32;
    var phi_635_: u32;
    var phi_642_: u32;
    var phi_649_: u32;
    var phi_656_: u32;
    var phi_672_: type_19;
    var phi_607_: type_19;
    var phi_610_: u32;
    var local_1: type_19;
    var phi_681_: u32;
    var phi_684_: u32;
    var phi_682_: u32;
    var phi_685_: u32;
    var local_2: u32;
    var phi_705_: u32;
    var phi_708_: u32;
    var phi_706_: u32;
    var phi_709_: u32;
    var local_3: type_19;
    var phi_745_: type_19;
    var phi_748_: u32;
    var phi_774_: u32;
    var phi_781_: u32;
    var phi_788_: u32;
    var phi_795_: u32;
    var phi_823_: type_19;
    var phi_746_: type_19;
    var phi_749_: u32;
    var local_4: type_19;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local = array<u32, 2>(0u, 0u);
    local[_e378.z] = _e377.x;
    let _e386 = local[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = (((_e391 * 256u) + _e386) * 8u);
    phi_606_ = type_19(0u, false);
    phi_609_ = 0u;
    loop {
        let _e396 = phi_606_;
        let _e398 = phi_609_;
        local_1 = _e396;
        local_3 = _e396;
        let _e399 = (_e398 < 8u);
        if _e399 {
            let _e400 = (_e394 + _e398);
            let _e401 = (4u * _e400);
            let _e404 = params.member.member;
            let _e405 = (_e401 < _e404);
            if _e405 {
                let _e408 = input.member[_e400];
                if _e405 {
                    phi_635_ = _e408.x;
                } else {
                    phi_635_ = 0u;
                }
                let _e411 = phi_635_;
                if ((_e401 + 1u) < _e404) {
                    phi_642_ = _e408.y;
                } else {
                    phi_642_ = 0u;
                }
                let _e416 = phi_642_;
                if ((_e401 + 2u) < _e404) {
                    phi_649_ = _e408.z;
                } else {
                    phi_649_ = 0u;
                }
                let _e421 = phi_649_;
                if ((_e401 + 3u) < _e404) {
                    phi_656_ = _e408.w;
                } else {
                    phi_656_ = 0u;
                }
                let _e426 = phi_656_;
                let _e429 = (_e396.member + _e411);
                let _e432 = (_e429 + _e416);
                let _e435 = (_e432 + _e421);
                let _e438 = (_e435 + _e426);
                phi_672_ = type_19(_e438, ((((_e396.member_1 || (_e429 < _e411)) || (_e432 < _e416)) || (_e435 < _e421)) || (_e438 < _e426)));
            } else {
                phi_672_ = _e396;
            }
            let _e443 = phi_672_;
            phi_607_ = _e443;
            phi_610_ = (_e398 + _e379.z);
        } else {
            break;
        }
        let _e446 = phi_607_;
        let _e448 = phi_610_;
        continue;
        continuing {
            phi_606_ = _e446;
            phi_609_ = _e448;
        }
    }
    let _e451 = local_1;
    sums[_e386] = _e451.member;
    workgroupBarrier();
    if (_e386 < 16u) {
        phi_681_ = 0u;
        phi_684_ = 0u;
        loop {
            let _e456 = phi_681_;
            let _e458 = phi_684_;
            local_2 = _e458;
            let _e459 = (_e456 < 16u);
            if _e459 {
                let _e463 = sums[((_e386 * 16u) + _e456)];
                sums[((_e386 * 16u) + _e456)] = _e458;
                phi_682_ = (_e456 + _e379.z);
                phi_685_ = (_e458 + _e463);
            } else {
                break;
            }
            let _e467 = phi_682_;
            let _e469 = phi_685_;
            continue;
            continuing {
                phi_681_ = _e467;
                phi_684_ = _e469;
            }
        }
        let _e473 = local_2;
        chunks[_e386] = _e473;
    }
    workgroupBarrier();
    if (_e386 == 0u) {
        phi_705_ = 0u;
        phi_708_ = 0u;
        loop {
            let _e476 = phi_705_;
            let _e478 = phi_708_;
            let _e479 = (_e476 < 16u);
            if _e479 {
                let _e481 = chunks[_e476];
                chunks[_e476] = _e478;
                phi_706_ = (_e476 + _e379.z);
                phi_709_ = (_e478 + _e481);
            } else {
                break;
            }
            let _e485 = phi_706_;
            let _e487 = phi_709_;
            continue;
            continuing {
                phi_705_ = _e485;
                phi_708_ = _e487;
            }
        }
    }
    workgroupBarrier();
    let _e489 = sums[_e386];
    let _e492 = chunks[(_e386 / 16u)];
    let _e493 = (_e489 + _e492);
    let _e499 = params.member.member;
    if ((_e391 * 8192u) < _e499) {
        let _e503 = offsets.member[_e391];
        let _e504 = (_e493 + _e503);
        let _e508 = local_3;
        phi_745_ = type_19(_e504, (_e508.member_1 || ((false || (_e493 < _e492)) || (_e504 < _e503))));
        phi_748_ = 0u;
        loop {
            let _e513 = phi_745_;
            let _e515 = phi_748_;
            local_4 = _e513;
            let _e516 = (_e515 < 8u);
            if _e516 {
                let _e517 = (_e394 + _e515);
                let _e518 = (4u * _e517);
                let _e519 = (_e518 < _e499);
                if _e519 {
                    let _e522 = input.member[_e517];
                    if _e519 {
                        phi_774_ = _e522.x;
                    } else {
                        phi_774_ = 0u;
                    }
                    let _e525 = phi_774_;
                    if ((_e518 + 1u) < _e499) {
                        phi_781_ = _e522.y;
                    } else {
                        phi_781_ = 0u;
                    }
                    let _e530 = phi_781_;
                    if ((_e518 + 2u) < _e499) {
                        phi_788_ = _e522.z;
                    } else {
                        phi_788_ = 0u;
                    }
                    let _e535 = phi_788_;
                    if ((_e518 + 3u) < _e499) {
                        phi_795_ = _e522.w;
                    } else {
                        phi_795_ = 0u;
                    }
                    let _e540 = phi_795_;
                    let _e543 = (_e513.member + _e525);
                    let _e546 = (_e543 + _e530);
                    let _e549 = (_e546 + _e535);
                    output.member[_e517] = vec4<u32>(_e513.member, _e543, _e546, _e549);
                    let _e555 = (_e549 + _e540);
                    if ((_e518 + 4u) >= _e499) {
                        atomicStore((&result.member[0u]), _e555);
                    }
                    phi_823_ = type_19(_e555, ((((_e513.member_1 || (_e543 < _e525)) || (_e546 < _e530)) || (_e549 < _e535)) || (_e555 < _e540)));
                } else {
                    phi_823_ = _e513;
                }
                let _e564 = phi_823_;
                phi_746_ = _e564;
                phi_749_ = (_e515 + _e379.z);
            } else {
                break;
            }
            let _e567 = phi_746_;
            let _e569 = phi_749_;
            continue;
            continuing {
                phi_745_ = _e567;
                phi_748_ = _e569;
            }
        }
        let _e572 = local_4;
        if _e572.member_1 {
            let _e576 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_853_: u32;
    var phi_856_: vec4<u32>;
    var phi_885_: u32;
    var phi_892_: u32;
    var phi_899_: u32;
    var phi_906_: u32;
    var phi_909_: vec4<u32>;
    var phi_854_: u32;
    var phi_857_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_924_: u32;
    var phi_927_: u32;
    var phi_925_: u32;
    var phi_928_: u32;
    var local_10: u32;
    var phi_948_: u32;
    var phi_951_: u32;
    var phi_949_: u32;
    var phi_952_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e378.z] = _e377.x;
    let _e386 = local_5[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    phi_853_ = 0u;
    phi_856_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e393 = phi_853_;
        let _e395 = phi_856_;
        local_6 = _e395;
        local_7 = _e395;
        local_8 = _e395;
        local_9 = _e395;
        let _e396 = (_e393 < 8u);
        if _e396 {
            let _e400 = (((_e391 * 2048u) + (_e393 * 256u)) + _e386);
            let _e401 = (4u * _e400);
            let _e404 = params.member.member;
            let _e405 = (_e401 < _e404);
            if _e405 {
                let _e408 = input.member[_e400];
                if _e405 {
                    phi_885_ = _e408.x;
                } else {
                    phi_885_ = 0u;
                }
                let _e411 = phi_885_;
                if ((_e401 + 1u) < _e404) {
                    phi_892_ = _e408.y;
                } else {
                    phi_892_ = 0u;
                }
                let _e416 = phi_892_;
                if ((_e401 + 2u) < _e404) {
                    phi_899_ = _e408.z;
                } else {
                    phi_899_ = 0u;
                }
                let _e421 = phi_899_;
                if ((_e401 + 3u) < _e404) {
                    phi_906_ = _e408.w;
                } else {
                    phi_906_ = 0u;
                }
                let _e426 = phi_906_;
                phi_909_ = (_e395 + vec4<u32>(_e411, _e416, _e421, _e426));
            } else {
                phi_909_ = _e395;
            }
            let _e430 = phi_909_;
            phi_854_ = (_e393 + _e379.z);
            phi_857_ = _e430;
        } else {
            break;
        }
        let _e433 = phi_854_;
        let _e435 = phi_857_;
        continue;
        continuing {
            phi_853_ = _e433;
            phi_856_ = _e435;
        }
    }
    let _e438 = local_6;
    let _e441 = local_7;
    let _e445 = local_8;
    let _e449 = local_9;
    let _e451 = (((_e438.x + _e441.y) + _e445.z) + _e449.w);
    shared_[_e386] = _e451;
    workgroupBarrier();
    if (_e386 < 16u) {
        phi_924_ = 0u;
        phi_927_ = 0u;
        loop {
            let _e455 = phi_924_;
            let _e457 = phi_927_;
            local_10 = _e457;
            let _e458 = (_e455 < 16u);
            if _e458 {
                let _e462 = shared_[((_e386 * 16u) + _e455)];
                shared_[((_e386 * 16u) + _e455)] = _e457;
                phi_925_ = (_e455 + _e379.z);
                phi_928_ = (_e457 + _e462);
            } else {
                break;
            }
            let _e466 = phi_925_;
            let _e468 = phi_928_;
            continue;
            continuing {
                phi_924_ = _e466;
                phi_927_ = _e468;
            }
        }
        let _e472 = local_10;
        chunks[_e386] = _e472;
    }
    workgroupBarrier();
    if (_e386 == 0u) {
        phi_948_ = 0u;
        phi_951_ = 0u;
        loop {
            let _e475 = phi_948_;
            let _e477 = phi_951_;
            let _e478 = (_e475 < 16u);
            if _e478 {
                let _e480 = chunks[_e475];
                chunks[_e475] = _e477;
                phi_949_ = (_e475 + _e379.z);
                phi_952_ = (_e477 + _e480);
            } else {
                break;
            }
            let _e484 = phi_949_;
            let _e486 = phi_952_;
            continue;
            continuing {
                phi_948_ = _e484;
                phi_951_ = _e486;
            }
        }
    }
    workgroupBarrier();
    let _e488 = shared_[_e386];
    let _e491 = chunks[(_e386 / 16u)];
    if (_e386 == 255u) {
        let _e497 = params.member.member;
        if ((_e391 * 8192u) < _e497) {
            sums_1.member[_e391] = ((_e488 + _e491) + _e451);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1035_: vec4<u32>;
    var phi_1110_: u32;
    var phi_1113_: u32;
    var phi_1111_: u32;
    var phi_1114_: u32;
    var local_12: u32;
    var phi_1133_: u32;
    var phi_1136_: u32;
    var phi_1134_: u32;
    var phi_1137_: u32;
    var phi_1156_: u32;
    var phi_1159_: u32;
    var phi_1157_: u32;
    var phi_1160_: u32;
    var phi_1244_: type_28;
    var phi_1247_: u32;
    var phi_1461_: u32;
    var phi_1467_: u32;
    var phi_1473_: u32;
    var phi_1479_: u32;
    var phi_1513_: type_28;
    var phi_1701_: u32;
    var phi_1707_: u32;
    var phi_1713_: u32;
    var phi_1719_: u32;
    var phi_1753_: type_28;
    var phi_1941_: u32;
    var phi_1947_: u32;
    var phi_1953_: u32;
    var phi_1959_: u32;
    var phi_1993_: type_28;
    var phi_2181_: u32;
    var phi_2187_: u32;
    var phi_2193_: u32;
    var phi_2199_: u32;
    var phi_2233_: type_28;
    var phi_2234_: type_28;
    var phi_1245_: type_28;
    var phi_1248_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e378.z] = _e377.x;
    let _e386 = local_11[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e393 = ((_e391 * 256u) + _e386);
    if (_e386 < 16u) {
        let _e397 = params.member.member_1;
        if (_e391 < _e397) {
            let _e403 = offsets_1.member[((_e386 * _e397) + _e391)];
            starts[_e386] = _e403;
        }
    }
    let _e407 = params.member.member_1;
    if (_e391 < _e407) {
        let _e411 = thread_counts.member[_e393];
        phi_1035_ = _e411;
    } else {
        phi_1035_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e413 = phi_1035_;
    table[_e386] = ((_e413.x & 255u) | ((_e413.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e386)] = (((_e413.x >> bitcast<u32>(16i)) & 255u) | ((_e413.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e386)] = ((_e413.y & 255u) | ((_e413.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e386)] = (((_e413.y >> bitcast<u32>(16i)) & 255u) | ((_e413.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e386)] = ((_e413.z & 255u) | ((_e413.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e386)] = (((_e413.z >> bitcast<u32>(16i)) & 255u) | ((_e413.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e386)] = ((_e413.w & 255u) | ((_e413.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e386)] = (((_e413.w >> bitcast<u32>(16i)) & 255u) | ((_e413.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1110_ = 0u;
    phi_1113_ = 0u;
    loop {
        let _e482 = phi_1110_;
        let _e484 = phi_1113_;
        local_12 = _e484;
        let _e485 = (_e482 < 8u);
        if _e485 {
            let _e489 = table[((_e386 * 8u) + _e482)];
            phi_1111_ = (_e482 + _e379.z);
            phi_1114_ = (_e484 + _e489);
        } else {
            break;
        }
        let _e493 = phi_1111_;
        let _e495 = phi_1114_;
        continue;
        continuing {
            phi_1110_ = _e493;
            phi_1113_ = _e495;
        }
    }
    let _e499 = local_12;
    sums[_e386] = _e499;
    workgroupBarrier();
    if (_e386 < 8u) {
        phi_1133_ = 0u;
        phi_1136_ = 0u;
        loop {
            let _e502 = phi_1133_;
            let _e504 = phi_1136_;
            let _e505 = (_e502 < 32u);
            if _e505 {
                let _e509 = sums[((_e386 * 32u) + _e502)];
                sums[((_e386 * 32u) + _e502)] = _e504;
                phi_1134_ = (_e502 + _e379.z);
                phi_1137_ = (_e504 + _e509);
            } else {
                break;
            }
            let _e513 = phi_1134_;
            let _e515 = phi_1137_;
            continue;
            continuing {
                phi_1133_ = _e513;
                phi_1136_ = _e515;
            }
        }
    }
    workgroupBarrier();
    let _e517 = sums[_e386];
    phi_1156_ = 0u;
    phi_1159_ = _e517;
    loop {
        let _e519 = phi_1156_;
        let _e521 = phi_1159_;
        let _e522 = (_e519 < 8u);
        if _e522 {
            let _e526 = table[((_e386 * 8u) + _e519)];
            table[((_e386 * 8u) + _e519)] = _e521;
            phi_1157_ = (_e519 + _e379.z);
            phi_1160_ = (_e521 + _e526);
        } else {
            break;
        }
        let _e530 = phi_1157_;
        let _e532 = phi_1160_;
        continue;
        continuing {
            phi_1156_ = _e530;
            phi_1159_ = _e532;
        }
    }
    workgroupBarrier();
    let _e534 = table[_e386];
    let _e535 = table[(256u + _e386)];
    let _e536 = table[(512u + _e386)];
    let _e537 = table[(768u + _e386)];
    let _e538 = table[(1024u + _e386)];
    let _e539 = table[(1280u + _e386)];
    let _e540 = table[(1536u + _e386)];
    let _e541 = table[(1792u + _e386)];
    let _e543 = starts[0u];
    let _e545 = starts[2u];
    let _e547 = starts[4u];
    let _e549 = starts[6u];
    let _e551 = starts[8u];
    let _e553 = starts[10u];
    let _e555 = starts[12u];
    let _e557 = starts[14u];
    let _e559 = starts[1u];
    let _e561 = starts[3u];
    let _e563 = starts[5u];
    let _e565 = starts[7u];
    let _e567 = starts[9u];
    let _e569 = starts[11u];
    let _e571 = starts[13u];
    let _e573 = starts[15u];
    let _e574 = (_e393 * 8u);
    phi_1244_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1247_ = _e574;
    loop {
        let _e577 = phi_1244_;
        let _e579 = phi_1247_;
        let _e580 = (_e579 < (_e574 + 8u));
        if _e580 {
            let _e581 = (4u * _e579);
            let _e584 = params.member.member;
            let _e585 = (_e581 < _e584);
            if _e585 {
                let _e588 = keys.member[_e579];
                let _e591 = payload.member[_e579];
                if _e585 {
                    let _e602 = params.member.member_2;
                    let _e608 = params.member.member_3;
                    let _e609 = ((_e588.x >> bitcast<u32>((_e602 & 31u))) & _e608);
                    let _e610 = (_e609 / 2u);
                    let _e611 = (_e609 % 2u);
                    let _e614 = ((_e610 & 1u) == 0u);
                    let _e617 = ((_e610 & 2u) == 0u);
                    let _e623 = ((_e610 & 4u) == 0u);
                    let _e649 = (((_e609 % 4u) * 8u) & 31u);
                    let _e651 = (1u << bitcast<u32>(_e649));
                    let _e652 = (_e609 / 4u);
                    if (_e652 == 0u) {
                        phi_1461_ = (_e577.member.x + _e651);
                    } else {
                        phi_1461_ = _e577.member.x;
                    }
                    let _e664 = phi_1461_;
                    if (_e652 == 1u) {
                        phi_1467_ = (_e577.member.y + _e651);
                    } else {
                        phi_1467_ = _e577.member.y;
                    }
                    let _e668 = phi_1467_;
                    if (_e652 == 2u) {
                        phi_1473_ = (_e577.member.z + _e651);
                    } else {
                        phi_1473_ = _e577.member.z;
                    }
                    let _e672 = phi_1473_;
                    if (_e652 == 3u) {
                        phi_1479_ = (_e577.member.w + _e651);
                    } else {
                        phi_1479_ = _e577.member.w;
                    }
                    let _e676 = phi_1479_;
                    let _e680 = ((_e652 & 1u) == 0u);
                    let _e689 = ((select(select(select(select(_e573, _e571, _e614), select(_e569, _e567, _e614), _e617), select(select(_e565, _e563, _e614), select(_e561, _e559, _e614), _e617), _e623), select(select(select(_e557, _e555, _e614), select(_e553, _e551, _e614), _e617), select(select(_e549, _e547, _e614), select(_e545, _e543, _e614), _e617), _e623), (_e611 == 0u)) + ((select(select(select(_e541, _e540, _e614), select(_e539, _e538, _e614), _e617), select(select(_e537, _e536, _e614), select(_e535, _e534, _e614), _e617), _e623) >> bitcast<u32>(((_e611 * 16u) & 31u))) & 65535u)) + ((select(select(_e577.member.w, _e577.member.z, _e680), select(_e577.member.y, _e577.member.x, _e680), ((_e652 & 2u) == 0u)) >> bitcast<u32>(_e649)) & 255u));
                    sorted_keys.member[_e689] = _e588.x;
                    sorted_payload.member[_e689] = _e591.x;
                    phi_1513_ = type_28(vec4<u32>(_e664, _e668, _e672, _e676));
                } else {
                    phi_1513_ = _e577;
                }
                let _e695 = phi_1513_;
                if ((_e581 + 1u) < _e584) {
                    let _e700 = params.member.member_2;
                    let _e706 = params.member.member_3;
                    let _e707 = ((_e588.y >> bitcast<u32>((_e700 & 31u))) & _e706);
                    let _e708 = (_e707 / 2u);
                    let _e709 = (_e707 % 2u);
                    let _e712 = ((_e708 & 1u) == 0u);
                    let _e715 = ((_e708 & 2u) == 0u);
                    let _e721 = ((_e708 & 4u) == 0u);
                    let _e747 = (((_e707 % 4u) * 8u) & 31u);
                    let _e749 = (1u << bitcast<u32>(_e747));
                    let _e750 = (_e707 / 4u);
                    if (_e750 == 0u) {
                        phi_1701_ = (_e695.member.x + _e749);
                    } else {
                        phi_1701_ = _e695.member.x;
                    }
                    let _e762 = phi_1701_;
                    if (_e750 == 1u) {
                        phi_1707_ = (_e695.member.y + _e749);
                    } else {
                        phi_1707_ = _e695.member.y;
                    }
                    let _e766 = phi_1707_;
                    if (_e750 == 2u) {
                        phi_1713_ = (_e695.member.z + _e749);
                    } else {
                        phi_1713_ = _e695.member.z;
                    }
                    let _e770 = phi_1713_;
                    if (_e750 == 3u) {
                        phi_1719_ = (_e695.member.w + _e749);
                    } else {
                        phi_1719_ = _e695.member.w;
                    }
                    let _e774 = phi_1719_;
                    let _e778 = ((_e750 & 1u) == 0u);
                    let _e787 = ((select(select(select(select(_e573, _e571, _e712), select(_e569, _e567, _e712), _e715), select(select(_e565, _e563, _e712), select(_e561, _e559, _e712), _e715), _e721), select(select(select(_e557, _e555, _e712), select(_e553, _e551, _e712), _e715), select(select(_e549, _e547, _e712), select(_e545, _e543, _e712), _e715), _e721), (_e709 == 0u)) + ((select(select(select(_e541, _e540, _e712), select(_e539, _e538, _e712), _e715), select(select(_e537, _e536, _e712), select(_e535, _e534, _e712), _e715), _e721) >> bitcast<u32>(((_e709 * 16u) & 31u))) & 65535u)) + ((select(select(_e695.member.w, _e695.member.z, _e778), select(_e695.member.y, _e695.member.x, _e778), ((_e750 & 2u) == 0u)) >> bitcast<u32>(_e747)) & 255u));
                    sorted_keys.member[_e787] = _e588.y;
                    sorted_payload.member[_e787] = _e591.y;
                    phi_1753_ = type_28(vec4<u32>(_e762, _e766, _e770, _e774));
                } else {
                    phi_1753_ = _e695;
                }
                let _e793 = phi_1753_;
                if ((_e581 + 2u) < _e584) {
                    let _e798 = params.member.member_2;
                    let _e804 = params.member.member_3;
                    let _e805 = ((_e588.z >> bitcast<u32>((_e798 & 31u))) & _e804);
                    let _e806 = (_e805 / 2u);
                    let _e807 = (_e805 % 2u);
                    let _e810 = ((_e806 & 1u) == 0u);
                    let _e813 = ((_e806 & 2u) == 0u);
                    let _e819 = ((_e806 & 4u) == 0u);
                    let _e845 = (((_e805 % 4u) * 8u) & 31u);
                    let _e847 = (1u << bitcast<u32>(_e845));
                    let _e848 = (_e805 / 4u);
                    if (_e848 == 0u) {
                        phi_1941_ = (_e793.member.x + _e847);
                    } else {
                        phi_1941_ = _e793.member.x;
                    }
                    let _e860 = phi_1941_;
                    if (_e848 == 1u) {
                        phi_1947_ = (_e793.member.y + _e847);
                    } else {
                        phi_1947_ = _e793.member.y;
                    }
                    let _e864 = phi_1947_;
                    if (_e848 == 2u) {
                        phi_1953_ = (_e793.member.z + _e847);
                    } else {
                        phi_1953_ = _e793.member.z;
                    }
                    let _e868 = phi_1953_;
                    if (_e848 == 3u) {
                        phi_1959_ = (_e793.member.w + _e847);
                    } else {
                        phi_1959_ = _e793.member.w;
                    }
                    let _e872 = phi_1959_;
                    let _e876 = ((_e848 & 1u) == 0u);
                    let _e885 = ((select(select(select(select(_e573, _e571, _e810), select(_e569, _e567, _e810), _e813), select(select(_e565, _e563, _e810), select(_e561, _e559, _e810), _e813), _e819), select(select(select(_e557, _e555, _e810), select(_e553, _e551, _e810), _e813), select(select(_e549, _e547, _e810), select(_e545, _e543, _e810), _e813), _e819), (_e807 == 0u)) + ((select(select(select(_e541, _e540, _e810), select(_e539, _e538, _e810), _e813), select(select(_e537, _e536, _e810), select(_e535, _e534, _e810), _e813), _e819) >> bitcast<u32>(((_e807 * 16u) & 31u))) & 65535u)) + ((select(select(_e793.member.w, _e793.member.z, _e876), select(_e793.member.y, _e793.member.x, _e876), ((_e848 & 2u) == 0u)) >> bitcast<u32>(_e845)) & 255u));
                    sorted_keys.member[_e885] = _e588.z;
                    sorted_payload.member[_e885] = _e591.z;
                    phi_1993_ = type_28(vec4<u32>(_e860, _e864, _e868, _e872));
                } else {
                    phi_1993_ = _e793;
                }
                let _e891 = phi_1993_;
                if ((_e581 + 3u) < _e584) {
                    let _e896 = params.member.member_2;
                    let _e902 = params.member.member_3;
                    let _e903 = ((_e588.w >> bitcast<u32>((_e896 & 31u))) & _e902);
                    let _e904 = (_e903 / 2u);
                    let _e905 = (_e903 % 2u);
                    let _e908 = ((_e904 & 1u) == 0u);
                    let _e911 = ((_e904 & 2u) == 0u);
                    let _e917 = ((_e904 & 4u) == 0u);
                    let _e943 = (((_e903 % 4u) * 8u) & 31u);
                    let _e945 = (1u << bitcast<u32>(_e943));
                    let _e946 = (_e903 / 4u);
                    if (_e946 == 0u) {
                        phi_2181_ = (_e891.member.x + _e945);
                    } else {
                        phi_2181_ = _e891.member.x;
                    }
                    let _e958 = phi_2181_;
                    if (_e946 == 1u) {
                        phi_2187_ = (_e891.member.y + _e945);
                    } else {
                        phi_2187_ = _e891.member.y;
                    }
                    let _e962 = phi_2187_;
                    if (_e946 == 2u) {
                        phi_2193_ = (_e891.member.z + _e945);
                    } else {
                        phi_2193_ = _e891.member.z;
                    }
                    let _e966 = phi_2193_;
                    if (_e946 == 3u) {
                        phi_2199_ = (_e891.member.w + _e945);
                    } else {
                        phi_2199_ = _e891.member.w;
                    }
                    let _e970 = phi_2199_;
                    let _e974 = ((_e946 & 1u) == 0u);
                    let _e983 = ((select(select(select(select(_e573, _e571, _e908), select(_e569, _e567, _e908), _e911), select(select(_e565, _e563, _e908), select(_e561, _e559, _e908), _e911), _e917), select(select(select(_e557, _e555, _e908), select(_e553, _e551, _e908), _e911), select(select(_e549, _e547, _e908), select(_e545, _e543, _e908), _e911), _e917), (_e905 == 0u)) + ((select(select(select(_e541, _e540, _e908), select(_e539, _e538, _e908), _e911), select(select(_e537, _e536, _e908), select(_e535, _e534, _e908), _e911), _e917) >> bitcast<u32>(((_e905 * 16u) & 31u))) & 65535u)) + ((select(select(_e891.member.w, _e891.member.z, _e974), select(_e891.member.y, _e891.member.x, _e974), ((_e946 & 2u) == 0u)) >> bitcast<u32>(_e943)) & 255u));
                    sorted_keys.member[_e983] = _e588.w;
                    sorted_payload.member[_e983] = _e591.w;
                    phi_2233_ = type_28(vec4<u32>(_e958, _e962, _e966, _e970));
                } else {
                    phi_2233_ = _e891;
                }
                let _e989 = phi_2233_;
                phi_2234_ = _e989;
            } else {
                phi_2234_ = _e577;
            }
            let _e991 = phi_2234_;
            phi_1245_ = _e991;
            phi_1248_ = (_e579 + _e379.z);
        } else {
            break;
        }
        let _e994 = phi_1245_;
        let _e996 = phi_1248_;
        continue;
        continuing {
            phi_1244_ = _e994;
            phi_1247_ = _e996;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2264_: type_28;
    var phi_2267_: u32;
    var phi_2327_: u32;
    var phi_2333_: u32;
    var phi_2339_: u32;
    var phi_2345_: u32;
    var phi_2356_: type_28;
    var phi_2400_: u32;
    var phi_2406_: u32;
    var phi_2412_: u32;
    var phi_2418_: u32;
    var phi_2429_: type_28;
    var phi_2473_: u32;
    var phi_2479_: u32;
    var phi_2485_: u32;
    var phi_2491_: u32;
    var phi_2502_: type_28;
    var phi_2546_: u32;
    var phi_2552_: u32;
    var phi_2558_: u32;
    var phi_2564_: u32;
    var phi_2575_: type_28;
    var phi_2576_: type_28;
    var phi_2265_: type_28;
    var phi_2268_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2661_: u32;
    var phi_2664_: u32;
    var phi_2662_: u32;
    var phi_2665_: u32;
    var local_19: u32;
    var phi_2690_: u32;
    var phi_2693_: u32;
    var phi_2691_: u32;
    var phi_2694_: u32;
    var local_20: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e378.z] = _e377.x;
    let _e386 = local_13[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e393 = ((_e391 * 256u) + _e386);
    let _e394 = (_e393 * 8u);
    phi_2264_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2267_ = _e394;
    loop {
        let _e397 = phi_2264_;
        let _e399 = phi_2267_;
        local_14 = _e397;
        local_15 = _e397;
        local_16 = _e397;
        local_17 = _e397;
        local_18 = _e397;
        let _e400 = (_e399 < (_e394 + 8u));
        if _e400 {
            let _e401 = (4u * _e399);
            let _e404 = params.member.member;
            let _e405 = (_e401 < _e404);
            if _e405 {
                let _e408 = keys.member[_e399];
                if _e405 {
                    let _e412 = params.member.member_2;
                    let _e418 = params.member.member_3;
                    let _e419 = ((_e408.x >> bitcast<u32>((_e412 & 31u))) & _e418);
                    let _e424 = (1u << bitcast<u32>((((_e419 % 4u) * 8u) & 31u)));
                    let _e425 = (_e419 / 4u);
                    if (_e425 == 0u) {
                        phi_2327_ = (_e397.member.x + _e424);
                    } else {
                        phi_2327_ = _e397.member.x;
                    }
                    let _e437 = phi_2327_;
                    if (_e425 == 1u) {
                        phi_2333_ = (_e397.member.y + _e424);
                    } else {
                        phi_2333_ = _e397.member.y;
                    }
                    let _e441 = phi_2333_;
                    if (_e425 == 2u) {
                        phi_2339_ = (_e397.member.z + _e424);
                    } else {
                        phi_2339_ = _e397.member.z;
                    }
                    let _e445 = phi_2339_;
                    if (_e425 == 3u) {
                        phi_2345_ = (_e397.member.w + _e424);
                    } else {
                        phi_2345_ = _e397.member.w;
                    }
                    let _e449 = phi_2345_;
                    phi_2356_ = type_28(vec4<u32>(_e437, _e441, _e445, _e449));
                } else {
                    phi_2356_ = _e397;
                }
                let _e453 = phi_2356_;
                if ((_e401 + 1u) < _e404) {
                    let _e459 = params.member.member_2;
                    let _e465 = params.member.member_3;
                    let _e466 = ((_e408.y >> bitcast<u32>((_e459 & 31u))) & _e465);
                    let _e471 = (1u << bitcast<u32>((((_e466 % 4u) * 8u) & 31u)));
                    let _e472 = (_e466 / 4u);
                    if (_e472 == 0u) {
                        phi_2400_ = (_e453.member.x + _e471);
                    } else {
                        phi_2400_ = _e453.member.x;
                    }
                    let _e484 = phi_2400_;
                    if (_e472 == 1u) {
                        phi_2406_ = (_e453.member.y + _e471);
                    } else {
                        phi_2406_ = _e453.member.y;
                    }
                    let _e488 = phi_2406_;
                    if (_e472 == 2u) {
                        phi_2412_ = (_e453.member.z + _e471);
                    } else {
                        phi_2412_ = _e453.member.z;
                    }
                    let _e492 = phi_2412_;
                    if (_e472 == 3u) {
                        phi_2418_ = (_e453.member.w + _e471);
                    } else {
                        phi_2418_ = _e453.member.w;
                    }
                    let _e496 = phi_2418_;
                    phi_2429_ = type_28(vec4<u32>(_e484, _e488, _e492, _e496));
                } else {
                    phi_2429_ = _e453;
                }
                let _e500 = phi_2429_;
                if ((_e401 + 2u) < _e404) {
                    let _e506 = params.member.member_2;
                    let _e512 = params.member.member_3;
                    let _e513 = ((_e408.z >> bitcast<u32>((_e506 & 31u))) & _e512);
                    let _e518 = (1u << bitcast<u32>((((_e513 % 4u) * 8u) & 31u)));
                    let _e519 = (_e513 / 4u);
                    if (_e519 == 0u) {
                        phi_2473_ = (_e500.member.x + _e518);
                    } else {
                        phi_2473_ = _e500.member.x;
                    }
                    let _e531 = phi_2473_;
                    if (_e519 == 1u) {
                        phi_2479_ = (_e500.member.y + _e518);
                    } else {
                        phi_2479_ = _e500.member.y;
                    }
                    let _e535 = phi_2479_;
                    if (_e519 == 2u) {
                        phi_2485_ = (_e500.member.z + _e518);
                    } else {
                        phi_2485_ = _e500.member.z;
                    }
                    let _e539 = phi_2485_;
                    if (_e519 == 3u) {
                        phi_2491_ = (_e500.member.w + _e518);
                    } else {
                        phi_2491_ = _e500.member.w;
                    }
                    let _e543 = phi_2491_;
                    phi_2502_ = type_28(vec4<u32>(_e531, _e535, _e539, _e543));
                } else {
                    phi_2502_ = _e500;
                }
                let _e547 = phi_2502_;
                if ((_e401 + 3u) < _e404) {
                    let _e553 = params.member.member_2;
                    let _e559 = params.member.member_3;
                    let _e560 = ((_e408.w >> bitcast<u32>((_e553 & 31u))) & _e559);
                    let _e565 = (1u << bitcast<u32>((((_e560 % 4u) * 8u) & 31u)));
                    let _e566 = (_e560 / 4u);
                    if (_e566 == 0u) {
                        phi_2546_ = (_e547.member.x + _e565);
                    } else {
                        phi_2546_ = _e547.member.x;
                    }
                    let _e578 = phi_2546_;
                    if (_e566 == 1u) {
                        phi_2552_ = (_e547.member.y + _e565);
                    } else {
                        phi_2552_ = _e547.member.y;
                    }
                    let _e582 = phi_2552_;
                    if (_e566 == 2u) {
                        phi_2558_ = (_e547.member.z + _e565);
                    } else {
                        phi_2558_ = _e547.member.z;
                    }
                    let _e586 = phi_2558_;
                    if (_e566 == 3u) {
                        phi_2564_ = (_e547.member.w + _e565);
                    } else {
                        phi_2564_ = _e547.member.w;
                    }
                    let _e590 = phi_2564_;
                    phi_2575_ = type_28(vec4<u32>(_e578, _e582, _e586, _e590));
                } else {
                    phi_2575_ = _e547;
                }
                let _e594 = phi_2575_;
                phi_2576_ = _e594;
            } else {
                phi_2576_ = _e397;
            }
            let _e596 = phi_2576_;
            phi_2265_ = _e596;
            phi_2268_ = (_e399 + _e379.z);
        } else {
            break;
        }
        let _e599 = phi_2265_;
        let _e601 = phi_2268_;
        continue;
        continuing {
            phi_2264_ = _e599;
            phi_2267_ = _e601;
        }
    }
    let _e605 = params.member.member_1;
    let _e606 = (_e391 < _e605);
    if _e606 {
        let _e608 = local_14;
        thread_counts_1.member[_e393] = _e608.member;
    }
    let _e613 = local_15;
    table[_e386] = ((_e613.member.x & 255u) | ((_e613.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e386)] = (((_e613.member.x >> bitcast<u32>(16i)) & 255u) | ((_e613.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e632 = local_16;
    table[(512u + _e386)] = ((_e632.member.y & 255u) | ((_e632.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e386)] = (((_e632.member.y >> bitcast<u32>(16i)) & 255u) | ((_e632.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e652 = local_17;
    table[(1024u + _e386)] = ((_e652.member.z & 255u) | ((_e652.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e386)] = (((_e652.member.z >> bitcast<u32>(16i)) & 255u) | ((_e652.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e672 = local_18;
    table[(1536u + _e386)] = ((_e672.member.w & 255u) | ((_e672.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e386)] = (((_e672.member.w >> bitcast<u32>(16i)) & 255u) | ((_e672.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2661_ = 0u;
    phi_2664_ = 0u;
    loop {
        let _e692 = phi_2661_;
        let _e694 = phi_2664_;
        local_19 = _e694;
        let _e695 = (_e692 < 8u);
        if _e695 {
            let _e699 = table[((_e386 * 8u) + _e692)];
            phi_2662_ = (_e692 + _e379.z);
            phi_2665_ = (_e694 + _e699);
        } else {
            break;
        }
        let _e703 = phi_2662_;
        let _e705 = phi_2665_;
        continue;
        continuing {
            phi_2661_ = _e703;
            phi_2664_ = _e705;
        }
    }
    let _e709 = local_19;
    sums[_e386] = _e709;
    workgroupBarrier();
    if (_e386 < 16u) {
        if _e606 {
            phi_2690_ = 0u;
            phi_2693_ = 0u;
            loop {
                let _e712 = phi_2690_;
                let _e714 = phi_2693_;
                local_20 = _e714;
                let _e715 = (_e712 < 32u);
                if _e715 {
                    let _e720 = sums[(((_e386 / 2u) * 32u) + _e712)];
                    phi_2691_ = (_e712 + _e379.z);
                    phi_2694_ = (_e714 + ((_e720 >> bitcast<u32>((((_e386 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e730 = phi_2691_;
                let _e732 = phi_2694_;
                continue;
                continuing {
                    phi_2690_ = _e730;
                    phi_2693_ = _e732;
                }
            }
            let _e739 = local_20;
            counts.member[((_e386 * _e605) + _e391)] = _e739;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2757_: u32;
    var phi_2760_: f32;
    var phi_2782_: f32;
    var phi_2758_: u32;
    var phi_2761_: f32;
    var local_22: f32;
    var phi_2786_: u32;
    var phi_2787_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e378.z] = _e377.x;
    let _e386 = local_21[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_1.member[select(0u, _e395, _e396)];
    phi_2757_ = 0u;
    phi_2760_ = _e400;
    loop {
        let _e402 = phi_2757_;
        let _e404 = phi_2760_;
        local_22 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_1.member[_e408];
                phi_2782_ = select(_e404, _e412, (_e412 > _e404));
            } else {
                phi_2782_ = _e404;
            }
            let _e416 = phi_2782_;
            phi_2758_ = (_e402 + 1u);
            phi_2761_ = _e416;
        } else {
            break;
        }
        let _e419 = phi_2758_;
        let _e421 = phi_2761_;
        continue;
        continuing {
            phi_2757_ = _e419;
            phi_2760_ = _e421;
        }
    }
    let _e425 = local_22;
    shared_1[_e386] = _e425;
    workgroupBarrier();
    phi_2786_ = 128u;
    loop {
        let _e427 = phi_2786_;
        let _e428 = (_e427 > 0u);
        if _e428 {
            if (_e386 < _e427) {
                let _e430 = shared_1[_e386];
                let _e433 = shared_1[(_e386 + _e427)];
                shared_1[_e386] = select(_e430, _e433, (_e433 > _e430));
            }
            workgroupBarrier();
            phi_2787_ = (_e427 / 2u);
        } else {
            break;
        }
        let _e438 = phi_2787_;
        continue;
        continuing {
            phi_2786_ = _e438;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e442 = shared_1[0u];
            output_1.member[_e391] = _e442;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2856_: u32;
    var phi_2859_: f32;
    var phi_2881_: f32;
    var phi_2857_: u32;
    var phi_2860_: f32;
    var local_24: f32;
    var phi_2885_: u32;
    var phi_2886_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e378.z] = _e377.x;
    let _e386 = local_23[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_1.member[select(0u, _e395, _e396)];
    phi_2856_ = 0u;
    phi_2859_ = _e400;
    loop {
        let _e402 = phi_2856_;
        let _e404 = phi_2859_;
        local_24 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_1.member[_e408];
                phi_2881_ = select(_e404, _e412, (_e412 < _e404));
            } else {
                phi_2881_ = _e404;
            }
            let _e416 = phi_2881_;
            phi_2857_ = (_e402 + 1u);
            phi_2860_ = _e416;
        } else {
            break;
        }
        let _e419 = phi_2857_;
        let _e421 = phi_2860_;
        continue;
        continuing {
            phi_2856_ = _e419;
            phi_2859_ = _e421;
        }
    }
    let _e425 = local_24;
    shared_1[_e386] = _e425;
    workgroupBarrier();
    phi_2885_ = 128u;
    loop {
        let _e427 = phi_2885_;
        let _e428 = (_e427 > 0u);
        if _e428 {
            if (_e386 < _e427) {
                let _e430 = shared_1[_e386];
                let _e433 = shared_1[(_e386 + _e427)];
                shared_1[_e386] = select(_e430, _e433, (_e433 < _e430));
            }
            workgroupBarrier();
            phi_2886_ = (_e427 / 2u);
        } else {
            break;
        }
        let _e438 = phi_2886_;
        continue;
        continuing {
            phi_2885_ = _e438;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e442 = shared_1[0u];
            output_1.member[_e391] = _e442;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2955_: u32;
    var phi_2958_: f32;
    var phi_2976_: f32;
    var phi_2956_: u32;
    var phi_2959_: f32;
    var local_26: f32;
    var phi_2980_: u32;
    var phi_2981_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e378.z] = _e377.x;
    let _e386 = local_25[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    phi_2955_ = 0u;
    phi_2958_ = 0f;
    loop {
        let _e397 = phi_2955_;
        let _e399 = phi_2958_;
        local_26 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e395 + (_e397 * 256u)) + _e386);
            if (_e403 < _e394) {
                let _e407 = input_1.member[_e403];
                phi_2976_ = (_e399 + _e407);
            } else {
                phi_2976_ = _e399;
            }
            let _e410 = phi_2976_;
            phi_2956_ = (_e397 + 1u);
            phi_2959_ = _e410;
        } else {
            break;
        }
        let _e413 = phi_2956_;
        let _e415 = phi_2959_;
        continue;
        continuing {
            phi_2955_ = _e413;
            phi_2958_ = _e415;
        }
    }
    let _e419 = local_26;
    shared_1[_e386] = _e419;
    workgroupBarrier();
    phi_2980_ = 128u;
    loop {
        let _e421 = phi_2980_;
        let _e422 = (_e421 > 0u);
        if _e422 {
            if (_e386 < _e421) {
                let _e424 = shared_1[_e386];
                let _e427 = shared_1[(_e386 + _e421)];
                shared_1[_e386] = (_e424 + _e427);
            }
            workgroupBarrier();
            phi_2981_ = (_e421 / 2u);
        } else {
            break;
        }
        let _e431 = phi_2981_;
        continue;
        continuing {
            phi_2980_ = _e431;
        }
    }
    if (_e386 == 0u) {
        if (_e395 < _e394) {
            let _e436 = shared_1[0u];
            output_1.member[_e391] = _e436;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3049_: u32;
    var phi_3052_: u32;
    var phi_3074_: u32;
    var phi_3050_: u32;
    var phi_3053_: u32;
    var local_28: u32;
    var phi_3078_: u32;
    var phi_3079_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e378.z] = _e377.x;
    let _e386 = local_27[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_2.member[select(0u, _e395, _e396)];
    phi_3049_ = 0u;
    phi_3052_ = _e400;
    loop {
        let _e402 = phi_3049_;
        let _e404 = phi_3052_;
        local_28 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_2.member[_e408];
                phi_3074_ = select(_e404, _e412, (_e412 > _e404));
            } else {
                phi_3074_ = _e404;
            }
            let _e416 = phi_3074_;
            phi_3050_ = (_e402 + 1u);
            phi_3053_ = _e416;
        } else {
            break;
        }
        let _e419 = phi_3050_;
        let _e421 = phi_3053_;
        continue;
        continuing {
            phi_3049_ = _e419;
            phi_3052_ = _e421;
        }
    }
    let _e425 = local_28;
    shared_[_e386] = _e425;
    workgroupBarrier();
    phi_3078_ = 128u;
    loop {
        let _e427 = phi_3078_;
        let _e428 = (_e427 > 0u);
        if _e428 {
            if (_e386 < _e427) {
                let _e430 = shared_[_e386];
                let _e433 = shared_[(_e386 + _e427)];
                shared_[_e386] = select(_e430, _e433, (_e433 > _e430));
            }
            workgroupBarrier();
            phi_3079_ = (_e427 / 2u);
        } else {
            break;
        }
        let _e438 = phi_3079_;
        continue;
        continuing {
            phi_3078_ = _e438;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e442 = shared_[0u];
            output_2.member[_e391] = _e442;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3148_: u32;
    var phi_3151_: u32;
    var phi_3173_: u32;
    var phi_3149_: u32;
    var phi_3152_: u32;
    var local_30: u32;
    var phi_3177_: u32;
    var phi_3178_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e378.z] = _e377.x;
    let _e386 = local_29[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_2.member[select(0u, _e395, _e396)];
    phi_3148_ = 0u;
    phi_3151_ = _e400;
    loop {
        let _e402 = phi_3148_;
        let _e404 = phi_3151_;
        local_30 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_2.member[_e408];
                phi_3173_ = select(_e404, _e412, (_e412 < _e404));
            } else {
                phi_3173_ = _e404;
            }
            let _e416 = phi_3173_;
            phi_3149_ = (_e402 + 1u);
            phi_3152_ = _e416;
        } else {
            break;
        }
        let _e419 = phi_3149_;
        let _e421 = phi_3152_;
        continue;
        continuing {
            phi_3148_ = _e419;
            phi_3151_ = _e421;
        }
    }
    let _e425 = local_30;
    shared_[_e386] = _e425;
    workgroupBarrier();
    phi_3177_ = 128u;
    loop {
        let _e427 = phi_3177_;
        let _e428 = (_e427 > 0u);
        if _e428 {
            if (_e386 < _e427) {
                let _e430 = shared_[_e386];
                let _e433 = shared_[(_e386 + _e427)];
                shared_[_e386] = select(_e430, _e433, (_e433 < _e430));
            }
            workgroupBarrier();
            phi_3178_ = (_e427 / 2u);
        } else {
            break;
        }
        let _e438 = phi_3178_;
        continue;
        continuing {
            phi_3177_ = _e438;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e442 = shared_[0u];
            output_2.member[_e391] = _e442;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3247_: u32;
    var phi_3250_: u32;
    var phi_3268_: u32;
    var phi_3248_: u32;
    var phi_3251_: u32;
    var local_32: u32;
    var phi_3272_: u32;
    var phi_3273_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e378.z] = _e377.x;
    let _e386 = local_31[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    phi_3247_ = 0u;
    phi_3250_ = 0u;
    loop {
        let _e397 = phi_3247_;
        let _e399 = phi_3250_;
        local_32 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e395 + (_e397 * 256u)) + _e386);
            if (_e403 < _e394) {
                let _e407 = input_2.member[_e403];
                phi_3268_ = (_e399 + _e407);
            } else {
                phi_3268_ = _e399;
            }
            let _e410 = phi_3268_;
            phi_3248_ = (_e397 + 1u);
            phi_3251_ = _e410;
        } else {
            break;
        }
        let _e413 = phi_3248_;
        let _e415 = phi_3251_;
        continue;
        continuing {
            phi_3247_ = _e413;
            phi_3250_ = _e415;
        }
    }
    let _e419 = local_32;
    shared_[_e386] = _e419;
    workgroupBarrier();
    phi_3272_ = 128u;
    loop {
        let _e421 = phi_3272_;
        let _e422 = (_e421 > 0u);
        if _e422 {
            if (_e386 < _e421) {
                let _e424 = shared_[_e386];
                let _e427 = shared_[(_e386 + _e421)];
                shared_[_e386] = (_e424 + _e427);
            }
            workgroupBarrier();
            phi_3273_ = (_e421 / 2u);
        } else {
            break;
        }
        let _e431 = phi_3273_;
        continue;
        continuing {
            phi_3272_ = _e431;
        }
    }
    if (_e386 == 0u) {
        if (_e395 < _e394) {
            let _e436 = shared_[0u];
            output_2.member[_e391] = _e436;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3341_: u32;
    var phi_3344_: vec4<f32>;
    var phi_3362_: vec4<f32>;
    var phi_3342_: u32;
    var phi_3345_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3366_: u32;
    var phi_3367_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e378.z] = _e377.x;
    let _e386 = local_33[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_3.member[select(0u, _e395, _e396)];
    phi_3341_ = 0u;
    phi_3344_ = _e400;
    loop {
        let _e402 = phi_3341_;
        let _e404 = phi_3344_;
        local_34 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_3.member[_e408];
                phi_3362_ = vec4<f32>(select(_e404.x, _e412.x, (_e412.x > _e404.x)), select(_e404.y, _e412.y, (_e412.y > _e404.y)), select(_e404.z, _e412.z, (_e412.z > _e404.z)), select(_e404.w, _e412.w, (_e412.w > _e404.w)));
            } else {
                phi_3362_ = _e404;
            }
            let _e431 = phi_3362_;
            phi_3342_ = (_e402 + 1u);
            phi_3345_ = _e431;
        } else {
            break;
        }
        let _e434 = phi_3342_;
        let _e436 = phi_3345_;
        continue;
        continuing {
            phi_3341_ = _e434;
            phi_3344_ = _e436;
        }
    }
    let _e440 = local_34;
    shared_2[_e386] = _e440;
    workgroupBarrier();
    phi_3366_ = 128u;
    loop {
        let _e442 = phi_3366_;
        let _e443 = (_e442 > 0u);
        if _e443 {
            if (_e386 < _e442) {
                let _e445 = shared_2[_e386];
                let _e448 = shared_2[(_e386 + _e442)];
                shared_2[_e386] = vec4<f32>(select(_e445.x, _e448.x, (_e448.x > _e445.x)), select(_e445.y, _e448.y, (_e448.y > _e445.y)), select(_e445.z, _e448.z, (_e448.z > _e445.z)), select(_e445.w, _e448.w, (_e448.w > _e445.w)));
            }
            workgroupBarrier();
            phi_3367_ = (_e442 / 2u);
        } else {
            break;
        }
        let _e468 = phi_3367_;
        continue;
        continuing {
            phi_3366_ = _e468;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e472 = shared_2[0u];
            output_3.member[_e391] = _e472;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3464_: u32;
    var phi_3467_: vec4<f32>;
    var phi_3485_: vec4<f32>;
    var phi_3465_: u32;
    var phi_3468_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3489_: u32;
    var phi_3490_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e378.z] = _e377.x;
    let _e386 = local_35[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    let _e396 = (_e395 < _e394);
    let _e400 = input_3.member[select(0u, _e395, _e396)];
    phi_3464_ = 0u;
    phi_3467_ = _e400;
    loop {
        let _e402 = phi_3464_;
        let _e404 = phi_3467_;
        local_36 = _e404;
        let _e405 = (_e402 < 16u);
        if _e405 {
            let _e408 = ((_e395 + (_e402 * 256u)) + _e386);
            if (_e408 < _e394) {
                let _e412 = input_3.member[_e408];
                phi_3485_ = vec4<f32>(select(_e404.x, _e412.x, (_e412.x < _e404.x)), select(_e404.y, _e412.y, (_e412.y < _e404.y)), select(_e404.z, _e412.z, (_e412.z < _e404.z)), select(_e404.w, _e412.w, (_e412.w < _e404.w)));
            } else {
                phi_3485_ = _e404;
            }
            let _e431 = phi_3485_;
            phi_3465_ = (_e402 + 1u);
            phi_3468_ = _e431;
        } else {
            break;
        }
        let _e434 = phi_3465_;
        let _e436 = phi_3468_;
        continue;
        continuing {
            phi_3464_ = _e434;
            phi_3467_ = _e436;
        }
    }
    let _e440 = local_36;
    shared_2[_e386] = _e440;
    workgroupBarrier();
    phi_3489_ = 128u;
    loop {
        let _e442 = phi_3489_;
        let _e443 = (_e442 > 0u);
        if _e443 {
            if (_e386 < _e442) {
                let _e445 = shared_2[_e386];
                let _e448 = shared_2[(_e386 + _e442)];
                shared_2[_e386] = vec4<f32>(select(_e445.x, _e448.x, (_e448.x < _e445.x)), select(_e445.y, _e448.y, (_e448.y < _e445.y)), select(_e445.z, _e448.z, (_e448.z < _e445.z)), select(_e445.w, _e448.w, (_e448.w < _e445.w)));
            }
            workgroupBarrier();
            phi_3490_ = (_e442 / 2u);
        } else {
            break;
        }
        let _e468 = phi_3490_;
        continue;
        continuing {
            phi_3489_ = _e468;
        }
    }
    if (_e386 == 0u) {
        if _e396 {
            let _e472 = shared_2[0u];
            output_3.member[_e391] = _e472;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3587_: u32;
    var phi_3590_: vec4<f32>;
    var phi_3608_: vec4<f32>;
    var phi_3588_: u32;
    var phi_3591_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3612_: u32;
    var phi_3613_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e378.z] = _e377.x;
    let _e386 = local_37[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e394 = params.member.member;
    let _e395 = (_e391 * 4096u);
    phi_3587_ = 0u;
    phi_3590_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e397 = phi_3587_;
        let _e399 = phi_3590_;
        local_38 = _e399;
        let _e400 = (_e397 < 16u);
        if _e400 {
            let _e403 = ((_e395 + (_e397 * 256u)) + _e386);
            if (_e403 < _e394) {
                let _e407 = input_3.member[_e403];
                phi_3608_ = (_e399 + _e407);
            } else {
                phi_3608_ = _e399;
            }
            let _e410 = phi_3608_;
            phi_3588_ = (_e397 + 1u);
            phi_3591_ = _e410;
        } else {
            break;
        }
        let _e413 = phi_3588_;
        let _e415 = phi_3591_;
        continue;
        continuing {
            phi_3587_ = _e413;
            phi_3590_ = _e415;
        }
    }
    let _e419 = local_38;
    shared_2[_e386] = _e419;
    workgroupBarrier();
    phi_3612_ = 128u;
    loop {
        let _e421 = phi_3612_;
        let _e422 = (_e421 > 0u);
        if _e422 {
            if (_e386 < _e421) {
                let _e424 = shared_2[_e386];
                let _e427 = shared_2[(_e386 + _e421)];
                shared_2[_e386] = (_e424 + _e427);
            }
            workgroupBarrier();
            phi_3613_ = (_e421 / 2u);
        } else {
            break;
        }
        let _e431 = phi_3613_;
        continue;
        continuing {
            phi_3612_ = _e431;
        }
    }
    if (_e386 == 0u) {
        if (_e395 < _e394) {
            let _e436 = shared_2[0u];
            output_3.member[_e391] = _e436;
        }
    }
    return;
}

fn function_13() {
    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e390 = params.member.member;
    if ((_e386 * 4u) < _e390) {
        let _e394 = flags.member[_e386];
        marks.member[_e386] = vec4<u32>(select(0u, 1u, (_e394.x != 0u)), select(0u, 1u, (_e394.y != 0u)), select(0u, 1u, (_e394.z != 0u)), select(0u, 1u, (_e394.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e387 = (_e386 * 4u);
    let _e390 = params.member.member;
    let _e391 = (_e387 < _e390);
    if _e391 {
        let _e394 = flags.member[_e386];
        let _e397 = output_indices.member[_e386];
        let _e408 = elements.member[_e386];
        if (_e394.x == 0u) {
        } else {
            if _e391 {
                let _e413 = params.member.member_1;
                if (_e397.x < _e413) {
                    output_4.member[_e397.x] = _e408.x;
                }
            }
        }
        if (_e394.y == 0u) {
        } else {
            if ((_e387 + 1u) < _e390) {
                let _e423 = params.member.member_1;
                if (_e397.y < _e423) {
                    output_4.member[_e397.y] = _e408.y;
                }
            }
        }
        if (_e394.z == 0u) {
        } else {
            if ((_e387 + 2u) < _e390) {
                let _e433 = params.member.member_1;
                if (_e397.z < _e433) {
                    output_4.member[_e397.z] = _e408.z;
                }
            }
        }
        if (_e394.w == 0u) {
        } else {
            if ((_e387 + 3u) < _e390) {
                let _e443 = params.member.member_1;
                if (_e397.w < _e443) {
                    output_4.member[_e397.w] = _e408.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = count.member[0u];
    if (_e386 < _e389) {
        let _e393 = params.member.member_1;
        if (_e386 < _e393) {
            let _e397 = params.member.member;
            output_2.member[_e386] = _e397;
        }
    }
    return;
}

fn function_16() {
    var phi_3867_: u32;
    var phi_3869_: u32;
    var phi_3872_: u32;
    var phi_3870_: u32;
    var phi_3873_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    if ((((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x) == 0u) {
        let _e390 = count_1.member[0u];
        let _e391 = (_e390 / 256u);
        if ((_e390 % 256u) > 0u) {
            phi_3867_ = (_e391 + 1u);
        } else {
            phi_3867_ = _e391;
        }
        let _e396 = phi_3867_;
        phi_3869_ = 1u;
        phi_3872_ = _e396;
        loop {
            let _e398 = phi_3869_;
            let _e400 = phi_3872_;
            local_39 = _e400;
            local_40 = _e398;
            let _e401 = (_e400 > 65535u);
            if _e401 {
                phi_3870_ = (_e398 << bitcast<u32>(1i));
                phi_3873_ = ((_e400 >> bitcast<u32>(1i)) + (_e400 & 1u));
            } else {
                break;
            }
            let _e409 = phi_3870_;
            let _e411 = phi_3873_;
            continue;
            continuing {
                phi_3869_ = _e409;
                phi_3872_ = _e411;
            }
        }
        let _e414 = local_39;
        let _e416 = local_40;
        arguments.member[0u] = type_49(_e414, _e416, 1u);
    }
    return;
}

fn function_17() {
    var phi_3968_: type_57;
    var phi_6031_: u32;
    var phi_6032_: u32;
    var phi_6038_: u32;
    var phi_6050_: u32;
    var phi_6051_: u32;
    var phi_6063_: u32;
    var phi_6064_: u32;
    var phi_6070_: u32;
    var phi_6082_: u32;
    var phi_6083_: u32;
    var phi_5988_: u32;
    var phi_5998_: u32;
    var phi_5999_: u32;
    var phi_6000_: u32;
    var phi_6013_: u32;
    var phi_6014_: u32;
    var phi_6085_: vec4<u32>;
    var phi_6111_: bool;
    var phi_6115_: bool;
    var phi_6116_: bool;
    var phi_6149_: u32;
    var phi_6171_: u32;
    var phi_6193_: u32;
    var phi_6442_: bool;
    var phi_6443_: bool;
    var phi_6444_: bool;
    var phi_6339_: bool;
    var phi_6340_: bool;
    var phi_6341_: bool;
    var phi_6449_: bool;
    var phi_6474_: bool;
    var phi_6476_: bool;
    var phi_6477_: bool;
    var phi_6478_: bool;
    var phi_6479_: bool;
    var phi_6683_: bool;
    var phi_6696_: bool;
    var phi_6728_: f32;
    var phi_6731_: vec3<f32>;
    var phi_6733_: vec3<f32>;
    var phi_6734_: bool;
    var phi_6735_: vec3<f32>;
    var phi_6736_: bool;
    var phi_6749_: bool;
    var phi_6781_: f32;
    var phi_6784_: vec3<f32>;
    var phi_6786_: vec3<f32>;
    var phi_6787_: bool;
    var phi_6788_: vec3<f32>;
    var phi_6789_: bool;
    var phi_6824_: f32;
    var phi_6827_: vec3<f32>;
    var phi_6829_: vec3<f32>;
    var phi_6830_: bool;
    var phi_6831_: vec3<f32>;
    var phi_6832_: bool;
    var phi_6854_: f32;
    var phi_6865_: f32;
    var phi_6869_: vec3<f32>;
    var phi_6870_: vec3<f32>;
    var phi_6871_: vec3<f32>;
    var phi_6872_: vec3<f32>;
    var phi_6873_: vec3<f32>;
    var phi_6874_: vec3<f32>;
    var phi_6569_: f32;
    var phi_6581_: f32;
    var phi_6557_: f32;
    var phi_6584_: f32;
    var phi_6597_: f32;
    var phi_6614_: f32;
    var phi_6615_: f32;
    var phi_6882_: vec4<f32>;
    var phi_6960_: f32;
    var phi_6995_: u32;
    var phi_4089_: bool;
    var phi_4090_: bool;
    var phi_4103_: bool;
    var phi_4105_: bool;
    var phi_4106_: bool;
    var phi_4111_: bool;
    var phi_4197_: bool;
    var phi_4198_: bool;
    var phi_4211_: bool;
    var phi_4213_: bool;
    var phi_4214_: bool;
    var phi_4219_: bool;
    var phi_4224_: u32;
    var phi_4243_: u32;
    var phi_4255_: u32;
    var phi_4256_: u32;
    var phi_4262_: u32;
    var phi_4274_: u32;
    var phi_4275_: u32;
    var phi_4281_: u32;
    var phi_4287_: u32;
    var phi_4299_: u32;
    var phi_4300_: u32;
    var phi_4340_: bool;
    var phi_4341_: bool;
    var phi_4342_: bool;
    var phi_4362_: bool;
    var phi_4363_: bool;
    var phi_4364_: bool;
    var phi_32996_: i32;
    var phi_33121_: i32;
    var phi_33246_: i32;
    var phi_33371_: i32;
    var phi_33496_: i32;
    var phi_4399_: bool;
    var phi_4401_: bool;
    var phi_4402_: bool;
    var phi_4407_: bool;
    var phi_4503_: vec3<f32>;
    var phi_4532_: vec3<f32>;
    var phi_4557_: vec3<f32>;
    var phi_4591_: vec3<f32>;
    var phi_4621_: f32;
    var phi_4628_: f32;
    var phi_4650_: f32;
    var phi_4657_: f32;
    var phi_4679_: f32;
    var phi_4686_: f32;
    var phi_4708_: f32;
    var phi_4715_: f32;
    var phi_4894_: f32;
    var phi_4901_: f32;
    var phi_4923_: f32;
    var phi_4930_: f32;
    var phi_4952_: f32;
    var phi_4959_: f32;
    var phi_4981_: f32;
    var phi_4988_: f32;
    var phi_5171_: f32;
    var phi_5178_: f32;
    var phi_5200_: f32;
    var phi_5207_: f32;
    var phi_5229_: f32;
    var phi_5236_: f32;
    var phi_5258_: f32;
    var phi_5265_: f32;
    var phi_5448_: f32;
    var phi_5455_: f32;
    var phi_5477_: f32;
    var phi_5484_: f32;
    var phi_5506_: f32;
    var phi_5513_: f32;
    var phi_5535_: f32;
    var phi_5542_: f32;
    var phi_5725_: f32;
    var phi_5732_: f32;
    var phi_5754_: f32;
    var phi_5761_: f32;
    var phi_5783_: f32;
    var phi_5790_: f32;
    var phi_5812_: f32;
    var phi_5819_: f32;
    var phi_4225_: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e392 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e393 = (_e392 / 16u);
    let _e396 = params_1.member.member_19;
    let _e398 = tiles.member[0u];
    if (_e393 < select(_e396, _e398, (_e398 < _e396))) {
        let _e403 = pairs.member[_e393];
        let _e406 = ((_e403 >> bitcast<u32>(16i)) * 2u);
        let _e409 = tiles.member[(4u + _e406)];
        let _e416 = boxes.member[((_e409 * 256u) + ((_e403 >> bitcast<u32>(8i)) & 255u))];
        let _e420 = tiles.member[(_e406 + 5u)];
        let _e425 = boxes.member[((_e420 * 256u) + (_e403 & 255u))];
        if (_e416.x < _e425.x) {
            phi_3968_ = type_57(_e416.x, _e425.x);
        } else {
            phi_3968_ = type_57(_e425.x, _e416.x);
        }
        let _e431 = phi_3968_;
        let _e436 = features.member[_e431.member];
        let _e439 = features.member[_e431.member_1];
        let _e442 = params_1.member.member_20;
        let _e443 = (_e392 % 16u);
        if (_e443 == 15u) {
            let _e1112 = reference.member[_e436.x];
            let _e1116 = reference.member[_e436.y];
            let _e1120 = reference.member[_e436.z];
            let _e1124 = reference.member[_e439.x];
            let _e1128 = reference.member[_e439.y];
            let _e1132 = reference.member[_e439.z];
            let _e1135 = (_e1116.x - _e1112.x);
            let _e1138 = (_e1116.y - _e1112.y);
            let _e1141 = (_e1116.z - _e1112.z);
            let _e1143 = (_e1120.x - _e1112.x);
            let _e1145 = (_e1120.y - _e1112.y);
            let _e1147 = (_e1120.z - _e1112.z);
            let _e1150 = ((_e1138 * _e1147) - (_e1145 * _e1141));
            let _e1153 = ((_e1141 * _e1143) - (_e1147 * _e1135));
            let _e1156 = ((_e1135 * _e1145) - (_e1143 * _e1138));
            let _e1167 = (((_e1150 * (_e1124.x - _e1112.x)) + (_e1153 * (_e1124.y - _e1112.y))) + (_e1156 * (_e1124.z - _e1112.z)));
            let _e1178 = (((_e1150 * (_e1128.x - _e1112.x)) + (_e1153 * (_e1128.y - _e1112.y))) + (_e1156 * (_e1128.z - _e1112.z)));
            let _e1189 = (((_e1150 * (_e1132.x - _e1112.x)) + (_e1153 * (_e1132.y - _e1112.y))) + (_e1156 * (_e1132.z - _e1112.z)));
            if (_e1167 > 0f) {
                if (_e1178 > 0f) {
                    phi_4089_ = select(true, false, (_e1189 > 0f));
                } else {
                    phi_4089_ = true;
                }
                let _e1195 = phi_4089_;
                phi_4090_ = _e1195;
            } else {
                phi_4090_ = true;
            }
            let _e1197 = phi_4090_;
            if _e1197 {
                if (_e1167 < 0f) {
                    let _e1199 = (_e1178 < 0f);
                    if _e1199 {
                        phi_4103_ = (_e1189 < 0f);
                    } else {
                        phi_4103_ = bool();
                    }
                    let _e1202 = phi_4103_;
                    phi_4105_ = _e1202;
                    phi_4106_ = select(true, false, _e1199);
                } else {
                    phi_4105_ = bool();
                    phi_4106_ = true;
                }
                let _e1205 = phi_4105_;
                let _e1207 = phi_4106_;
                phi_4111_ = select(_e1205, false, _e1207);
            } else {
                phi_4111_ = true;
            }
            let _e1210 = phi_4111_;
            if _e1210 {
            } else {
                let _e1211 = (_e1128.x - _e1124.x);
                let _e1212 = (_e1128.y - _e1124.y);
                let _e1213 = (_e1128.z - _e1124.z);
                let _e1214 = (_e1132.x - _e1124.x);
                let _e1215 = (_e1132.y - _e1124.y);
                let _e1216 = (_e1132.z - _e1124.z);
                let _e1219 = ((_e1212 * _e1216) - (_e1215 * _e1213));
                let _e1222 = ((_e1213 * _e1214) - (_e1216 * _e1211));
                let _e1225 = ((_e1211 * _e1215) - (_e1214 * _e1212));
                let _e1233 = (((_e1219 * (_e1112.x - _e1124.x)) + (_e1222 * (_e1112.y - _e1124.y))) + (_e1225 * (_e1112.z - _e1124.z)));
                let _e1241 = (((_e1219 * (_e1116.x - _e1124.x)) + (_e1222 * (_e1116.y - _e1124.y))) + (_e1225 * (_e1116.z - _e1124.z)));
                let _e1249 = (((_e1219 * (_e1120.x - _e1124.x)) + (_e1222 * (_e1120.y - _e1124.y))) + (_e1225 * (_e1120.z - _e1124.z)));
                if (_e1233 > 0f) {
                    if (_e1241 > 0f) {
                        phi_4197_ = select(true, false, (_e1249 > 0f));
                    } else {
                        phi_4197_ = true;
                    }
                    let _e1255 = phi_4197_;
                    phi_4198_ = _e1255;
                } else {
                    phi_4198_ = true;
                }
                let _e1257 = phi_4198_;
                if _e1257 {
                    if (_e1233 < 0f) {
                        let _e1259 = (_e1241 < 0f);
                        if _e1259 {
                            phi_4211_ = (_e1249 < 0f);
                        } else {
                            phi_4211_ = bool();
                        }
                        let _e1262 = phi_4211_;
                        phi_4213_ = _e1262;
                        phi_4214_ = select(true, false, _e1259);
                    } else {
                        phi_4213_ = bool();
                        phi_4214_ = true;
                    }
                    let _e1265 = phi_4213_;
                    let _e1267 = phi_4214_;
                    phi_4219_ = select(_e1265, false, _e1267);
                } else {
                    phi_4219_ = true;
                }
                let _e1270 = phi_4219_;
                if _e1270 {
                } else {
                    phi_4224_ = 0u;
                    loop {
                        let _e1272 = phi_4224_;
                        let _e1273 = (_e1272 < 6u);
                        if _e1273 {
                            let _e1274 = (_e1272 < 3u);
                            let _e1275 = vec4(_e1274);
                            let _e1276 = select(_e436, _e439, _e1275);
                            let _e1277 = select(_e439, _e436, _e1275);
                            if _e1274 {
                                phi_4243_ = _e1272;
                            } else {
                                phi_4243_ = (_e1272 - 3u);
                            }
                            let _e1280 = phi_4243_;
                            if (_e1280 == 0u) {
                                phi_4256_ = _e1277.x;
                            } else {
                                if (_e1280 == 1u) {
                                    phi_4255_ = _e1277.y;
                                } else {
                                    phi_4255_ = _e1277.z;
                                }
                                let _e1286 = phi_4255_;
                                phi_4256_ = _e1286;
                            }
                            let _e1289 = phi_4256_;
                            let _e1290 = (_e1280 == 2u);
                            if _e1290 {
                                phi_4262_ = 0u;
                            } else {
                                phi_4262_ = (_e1280 + 1u);
                            }
                            let _e1293 = phi_4262_;
                            if (_e1293 == 0u) {
                                phi_4275_ = _e1277.x;
                            } else {
                                if (_e1293 == 1u) {
                                    phi_4274_ = _e1277.y;
                                } else {
                                    phi_4274_ = _e1277.z;
                                }
                                let _e1299 = phi_4274_;
                                phi_4275_ = _e1299;
                            }
                            let _e1302 = phi_4275_;
                            if _e1290 {
                                phi_4281_ = 0u;
                            } else {
                                phi_4281_ = (_e1280 + 1u);
                            }
                            let _e1305 = phi_4281_;
                            if (_e1305 == 2u) {
                                phi_4287_ = 0u;
                            } else {
                                phi_4287_ = (_e1305 + 1u);
                            }
                            let _e1309 = phi_4287_;
                            if (_e1309 == 0u) {
                                phi_4300_ = _e1277.x;
                            } else {
                                if (_e1309 == 1u) {
                                    phi_4299_ = _e1277.y;
                                } else {
                                    phi_4299_ = _e1277.z;
                                }
                                let _e1315 = phi_4299_;
                                phi_4300_ = _e1315;
                            }
                            let _e1318 = phi_4300_;
                            let _e1321 = reference.member[_e1289];
                            let _e1324 = reference.member[_e1302];
                            let _e1327 = reference.member[_e1318];
                            let _e1331 = reference.member[_e1276.x];
                            let _e1335 = reference.member[_e1276.y];
                            let _e1339 = reference.member[_e1276.z];
                            if (_e1276.x == _e1289) {
                                phi_4341_ = bool();
                                phi_4342_ = true;
                            } else {
                                let _e1350 = (_e1276.y == _e1289);
                                if _e1350 {
                                    phi_4340_ = bool();
                                } else {
                                    phi_4340_ = (_e1276.z == _e1289);
                                }
                                let _e1353 = phi_4340_;
                                phi_4341_ = _e1353;
                                phi_4342_ = _e1350;
                            }
                            let _e1355 = phi_4341_;
                            let _e1357 = phi_4342_;
                            if select(_e1355, true, _e1357) {
                            } else {
                                if (_e1276.x == _e1302) {
                                    phi_4363_ = bool();
                                    phi_4364_ = true;
                                } else {
                                    let _e1360 = (_e1276.y == _e1302);
                                    if _e1360 {
                                        phi_4362_ = bool();
                                    } else {
                                        phi_4362_ = (_e1276.z == _e1302);
                                    }
                                    let _e1363 = phi_4362_;
                                    phi_4363_ = _e1363;
                                    phi_4364_ = _e1360;
                                }
                                let _e1365 = phi_4363_;
                                let _e1367 = phi_4364_;
                                if select(_e1365, true, _e1367) {
                                } else {
                                    let _e1375 = (_e1335.x - _e1331.x);
                                    let _e1376 = (_e1335.y - _e1331.y);
                                    let _e1377 = (_e1335.z - _e1331.z);
                                    let _e1378 = (_e1339.x - _e1331.x);
                                    let _e1379 = (_e1339.y - _e1331.y);
                                    let _e1380 = (_e1339.z - _e1331.z);
                                    let _e1381 = (_e1321.x - _e1331.x);
                                    let _e1382 = (_e1321.y - _e1331.y);
                                    let _e1383 = (_e1321.z - _e1331.z);
                                    let _e1384 = (_e1376 * _e1380);
                                    let _e1385 = (_e1377 * _e1379);
                                    let _e1386 = (_e1377 * _e1378);
                                    let _e1387 = (_e1375 * _e1380);
                                    let _e1388 = (_e1375 * _e1379);
                                    let _e1389 = (_e1376 * _e1378);
                                    let _e1390 = (_e1384 - _e1385);
                                    let _e1392 = (_e1386 - _e1387);
                                    let _e1395 = (_e1388 - _e1389);
                                    let _e1397 = (((_e1381 * _e1390) + (_e1382 * _e1392)) + (_e1383 * _e1395));
                                    let _e1398 = abs(_e1381);
                                    let _e1401 = (abs(_e1384) + abs(_e1385));
                                    let _e1403 = abs(_e1382);
                                    let _e1406 = (abs(_e1386) + abs(_e1387));
                                    let _e1409 = abs(_e1383);
                                    let _e1412 = (abs(_e1388) + abs(_e1389));
                                    let _e1415 = abs(_e1375);
                                    let _e1416 = abs(_e1376);
                                    let _e1418 = select(_e1416, _e1415, (_e1415 > _e1416));
                                    let _e1419 = abs(_e1377);
                                    let _e1421 = select(_e1419, _e1418, (_e1418 > _e1419));
                                    let _e1422 = abs(_e1378);
                                    let _e1423 = abs(_e1379);
                                    let _e1425 = select(_e1423, _e1422, (_e1422 > _e1423));
                                    let _e1426 = abs(_e1380);
                                    let _e1428 = select(_e1426, _e1425, (_e1425 > _e1426));
                                    let _e1430 = select(_e1428, _e1421, (_e1421 > _e1428));
                                    let _e1432 = select(_e1403, _e1398, (_e1398 > _e1403));
                                    let _e1434 = select(_e1409, _e1432, (_e1432 > _e1409));
                                    let _e1436 = select(_e1434, _e1430, (_e1430 > _e1434));
                                    let _e1441 = ((0.0000019073486f * (((_e1398 * _e1401) + (_e1403 * _e1406)) + (_e1409 * _e1412))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1436 * _e1436))));
                                    if (_e1397 > _e1441) {
                                        phi_32996_ = 1i;
                                    } else {
                                        phi_32996_ = select(0i, -1i, (_e1397 < -(_e1441)));
                                    }
                                    let _e1447 = phi_32996_;
                                    let _e1448 = (_e1324.x - _e1331.x);
                                    let _e1449 = (_e1324.y - _e1331.y);
                                    let _e1450 = (_e1324.z - _e1331.z);
                                    let _e1455 = (((_e1448 * _e1390) + (_e1449 * _e1392)) + (_e1450 * _e1395));
                                    let _e1456 = abs(_e1448);
                                    let _e1458 = abs(_e1449);
                                    let _e1461 = abs(_e1450);
                                    let _e1465 = select(_e1458, _e1456, (_e1456 > _e1458));
                                    let _e1467 = select(_e1461, _e1465, (_e1465 > _e1461));
                                    let _e1469 = select(_e1467, _e1430, (_e1430 > _e1467));
                                    let _e1474 = ((0.0000019073486f * (((_e1456 * _e1401) + (_e1458 * _e1406)) + (_e1461 * _e1412))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1469 * _e1469))));
                                    if (_e1455 > _e1474) {
                                        phi_33121_ = 1i;
                                    } else {
                                        phi_33121_ = select(0i, -1i, (_e1455 < -(_e1474)));
                                    }
                                    let _e1480 = phi_33121_;
                                    if ((_e1447 * _e1480) < 0i) {
                                        let _e1483 = (_e1324.x - _e1321.x);
                                        let _e1484 = (_e1324.y - _e1321.y);
                                        let _e1485 = (_e1324.z - _e1321.z);
                                        let _e1486 = (_e1331.x - _e1321.x);
                                        let _e1487 = (_e1331.y - _e1321.y);
                                        let _e1488 = (_e1331.z - _e1321.z);
                                        let _e1489 = (_e1335.x - _e1321.x);
                                        let _e1490 = (_e1335.y - _e1321.y);
                                        let _e1491 = (_e1335.z - _e1321.z);
                                        let _e1492 = (_e1484 * _e1488);
                                        let _e1493 = (_e1485 * _e1487);
                                        let _e1494 = (_e1485 * _e1486);
                                        let _e1495 = (_e1483 * _e1488);
                                        let _e1496 = (_e1483 * _e1487);
                                        let _e1497 = (_e1484 * _e1486);
                                        let _e1505 = (((_e1489 * (_e1492 - _e1493)) + (_e1490 * (_e1494 - _e1495))) + (_e1491 * (_e1496 - _e1497)));
                                        let _e1506 = abs(_e1489);
                                        let _e1511 = abs(_e1490);
                                        let _e1517 = abs(_e1491);
                                        let _e1523 = abs(_e1483);
                                        let _e1524 = abs(_e1484);
                                        let _e1526 = select(_e1524, _e1523, (_e1523 > _e1524));
                                        let _e1527 = abs(_e1485);
                                        let _e1529 = select(_e1527, _e1526, (_e1526 > _e1527));
                                        let _e1530 = abs(_e1486);
                                        let _e1531 = abs(_e1487);
                                        let _e1533 = select(_e1531, _e1530, (_e1530 > _e1531));
                                        let _e1534 = abs(_e1488);
                                        let _e1536 = select(_e1534, _e1533, (_e1533 > _e1534));
                                        let _e1538 = select(_e1536, _e1529, (_e1529 > _e1536));
                                        let _e1540 = select(_e1511, _e1506, (_e1506 > _e1511));
                                        let _e1542 = select(_e1517, _e1540, (_e1540 > _e1517));
                                        let _e1544 = select(_e1542, _e1538, (_e1538 > _e1542));
                                        let _e1549 = ((0.0000019073486f * (((_e1506 * (abs(_e1492) + abs(_e1493))) + (_e1511 * (abs(_e1494) + abs(_e1495)))) + (_e1517 * (abs(_e1496) + abs(_e1497))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1544 * _e1544))));
                                        if (_e1505 > _e1549) {
                                            phi_33246_ = 1i;
                                        } else {
                                            phi_33246_ = select(0i, -1i, (_e1505 < -(_e1549)));
                                        }
                                        let _e1555 = phi_33246_;
                                        if (_e1555 == 0i) {
                                            phi_4401_ = bool();
                                            phi_4402_ = true;
                                        } else {
                                            let _e1557 = (_e1339.x - _e1321.x);
                                            let _e1558 = (_e1339.y - _e1321.y);
                                            let _e1559 = (_e1339.z - _e1321.z);
                                            let _e1560 = (_e1484 * _e1491);
                                            let _e1561 = (_e1485 * _e1490);
                                            let _e1562 = (_e1485 * _e1489);
                                            let _e1563 = (_e1483 * _e1491);
                                            let _e1564 = (_e1483 * _e1490);
                                            let _e1565 = (_e1484 * _e1489);
                                            let _e1573 = (((_e1557 * (_e1560 - _e1561)) + (_e1558 * (_e1562 - _e1563))) + (_e1559 * (_e1564 - _e1565)));
                                            let _e1574 = abs(_e1557);
                                            let _e1579 = abs(_e1558);
                                            let _e1585 = abs(_e1559);
                                            let _e1592 = select(_e1542, _e1529, (_e1529 > _e1542));
                                            let _e1594 = select(_e1579, _e1574, (_e1574 > _e1579));
                                            let _e1596 = select(_e1585, _e1594, (_e1594 > _e1585));
                                            let _e1598 = select(_e1596, _e1592, (_e1592 > _e1596));
                                            let _e1603 = ((0.0000019073486f * (((_e1574 * (abs(_e1560) + abs(_e1561))) + (_e1579 * (abs(_e1562) + abs(_e1563)))) + (_e1585 * (abs(_e1564) + abs(_e1565))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1598 * _e1598))));
                                            if (_e1573 > _e1603) {
                                                phi_33371_ = 1i;
                                            } else {
                                                phi_33371_ = select(0i, -1i, (_e1573 < -(_e1603)));
                                            }
                                            let _e1609 = phi_33371_;
                                            let _e1610 = (_e1555 == _e1609);
                                            if _e1610 {
                                                let _e1611 = (_e1484 * _e1559);
                                                let _e1612 = (_e1485 * _e1558);
                                                let _e1613 = (_e1485 * _e1557);
                                                let _e1614 = (_e1483 * _e1559);
                                                let _e1615 = (_e1483 * _e1558);
                                                let _e1616 = (_e1484 * _e1557);
                                                let _e1624 = (((_e1486 * (_e1611 - _e1612)) + (_e1487 * (_e1613 - _e1614))) + (_e1488 * (_e1615 - _e1616)));
                                                let _e1640 = select(_e1596, _e1529, (_e1529 > _e1596));
                                                let _e1642 = select(_e1536, _e1640, (_e1640 > _e1536));
                                                let _e1647 = ((0.0000019073486f * (((_e1530 * (abs(_e1611) + abs(_e1612))) + (_e1531 * (abs(_e1613) + abs(_e1614)))) + (_e1534 * (abs(_e1615) + abs(_e1616))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1642 * _e1642))));
                                                if (_e1624 > _e1647) {
                                                    phi_33496_ = 1i;
                                                } else {
                                                    phi_33496_ = select(0i, -1i, (_e1624 < -(_e1647)));
                                                }
                                                let _e1653 = phi_33496_;
                                                phi_4399_ = (_e1555 == _e1653);
                                            } else {
                                                phi_4399_ = bool();
                                            }
                                            let _e1656 = phi_4399_;
                                            phi_4401_ = _e1656;
                                            phi_4402_ = select(true, false, _e1610);
                                        }
                                        let _e1659 = phi_4401_;
                                        let _e1661 = phi_4402_;
                                        phi_4407_ = select(_e1659, false, _e1661);
                                    } else {
                                        phi_4407_ = false;
                                    }
                                    let _e1664 = phi_4407_;
                                    if _e1664 {
                                        let _e1668 = (_e1324.x - _e1321.x);
                                        let _e1669 = (_e1324.y - _e1321.y);
                                        let _e1670 = (_e1324.z - _e1321.z);
                                        let _e1672 = (_e1384 - (_e1379 * _e1377));
                                        let _e1674 = (_e1386 - (_e1380 * _e1375));
                                        let _e1676 = (_e1388 - (_e1378 * _e1376));
                                        let _e1677 = (_e1327.x - _e1321.x);
                                        let _e1678 = (_e1327.y - _e1321.y);
                                        let _e1679 = (_e1327.z - _e1321.z);
                                        let _e1682 = ((_e1669 * _e1679) - (_e1678 * _e1670));
                                        let _e1685 = ((_e1670 * _e1677) - (_e1679 * _e1668));
                                        let _e1688 = ((_e1668 * _e1678) - (_e1677 * _e1669));
                                        let _e1691 = ((_e1685 * _e1676) - (_e1674 * _e1688));
                                        let _e1694 = ((_e1688 * _e1672) - (_e1676 * _e1682));
                                        let _e1697 = ((_e1682 * _e1674) - (_e1672 * _e1685));
                                        let _e1703 = (((_e1668 * _e1668) + (_e1669 * _e1669)) + (_e1670 * _e1670));
                                        let _e1705 = select(0.000000000000000000000000000001f, _e1703, (_e1703 > 0.000000000000000000000000000001f));
                                        let _e1713 = (((_e1668 * _e1677) + (_e1669 * _e1678)) + (_e1670 * _e1679));
                                        if ((((_e1691 * ((_e1677 * _e1705) - (_e1668 * _e1713))) + (_e1694 * ((_e1678 * _e1705) - (_e1669 * _e1713)))) + (_e1697 * ((_e1679 * _e1705) - (_e1670 * _e1713)))) < 0f) {
                                            phi_4503_ = vec3<f32>(-(_e1691), -(_e1694), -(_e1697));
                                        } else {
                                            phi_4503_ = vec3<f32>(_e1691, _e1694, _e1697);
                                        }
                                        let _e1731 = phi_4503_;
                                        let _e1736 = (((_e1668 * _e1672) + (_e1669 * _e1674)) + (_e1670 * _e1676));
                                        let _e1738 = select(1f, -1f, (_e1736 < 0f));
                                        let _e1747 = sqrt((((_e1731.x * _e1731.x) + (_e1731.y * _e1731.y)) + (_e1731.z * _e1731.z)));
                                        let _e1748 = (_e1747 > 0.000000000000000000000000000001f);
                                        if _e1748 {
                                            phi_4532_ = (_e1731 * (1f / _e1747));
                                        } else {
                                            phi_4532_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1752 = phi_4532_;
                                        if _e1748 {
                                            phi_4557_ = (_e1731 * (1f / _e1747));
                                        } else {
                                            phi_4557_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1762 = phi_4557_;
                                        let _e1771 = (2f * (((_e1668 * _e1762.x) + (_e1669 * _e1762.y)) + (_e1670 * _e1762.z)));
                                        let _e1778 = (((_e1752.x * _e1736) - (_e1672 * _e1771)) * _e1738);
                                        let _e1779 = (((_e1752.y * _e1736) - (_e1674 * _e1771)) * _e1738);
                                        let _e1780 = (((_e1752.z * _e1736) - (_e1676 * _e1771)) * _e1738);
                                        let _e1786 = sqrt((((_e1778 * _e1778) + (_e1779 * _e1779)) + (_e1780 * _e1780)));
                                        if (_e1786 > 0.000000000000000000000000000001f) {
                                            let _e1788 = (1f / _e1786);
                                            phi_4591_ = vec3<f32>((_e1778 * _e1788), (_e1779 * _e1788), (_e1780 * _e1788));
                                        } else {
                                            phi_4591_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1794 = phi_4591_;
                                        let _e1797 = params_1.member.member_13;
                                        let _e1798 = (0.25f * _e1797);
                                        let _e1800 = (_e1794.x * _e1798);
                                        let _e1802 = (_e1794.y * _e1798);
                                        let _e1804 = (_e1794.z * _e1798);
                                        if (_e1321.w > 0f) {
                                            let _e1807 = (32768f / _e1797);
                                            let _e1809 = (abs(1f) * 1024f);
                                            if (_e1809 > 131072f) {
                                                phi_4621_ = 131072f;
                                            } else {
                                                phi_4621_ = select(-131072f, _e1809, (_e1809 > -131072f));
                                            }
                                            let _e1814 = phi_4621_;
                                            if (_e1814 < 0f) {
                                                phi_4628_ = (_e1814 - 0.5f);
                                            } else {
                                                phi_4628_ = (_e1814 + 0.5f);
                                            }
                                            let _e1819 = phi_4628_;
                                            let _e1828 = (_e1800 * _e1807);
                                            if (_e1828 > 131072f) {
                                                phi_4650_ = 131072f;
                                            } else {
                                                phi_4650_ = select(-131072f, _e1828, (_e1828 > -131072f));
                                            }
                                            let _e1833 = phi_4650_;
                                            if (_e1833 < 0f) {
                                                phi_4657_ = (_e1833 - 0.5f);
                                            } else {
                                                phi_4657_ = (_e1833 + 0.5f);
                                            }
                                            let _e1838 = phi_4657_;
                                            let _e1847 = (_e1802 * _e1807);
                                            if (_e1847 > 131072f) {
                                                phi_4679_ = 131072f;
                                            } else {
                                                phi_4679_ = select(-131072f, _e1847, (_e1847 > -131072f));
                                            }
                                            let _e1852 = phi_4679_;
                                            if (_e1852 < 0f) {
                                                phi_4686_ = (_e1852 - 0.5f);
                                            } else {
                                                phi_4686_ = (_e1852 + 0.5f);
                                            }
                                            let _e1857 = phi_4686_;
                                            let _e1866 = (_e1804 * _e1807);
                                            if (_e1866 > 131072f) {
                                                phi_4708_ = 131072f;
                                            } else {
                                                phi_4708_ = select(-131072f, _e1866, (_e1866 > -131072f));
                                            }
                                            let _e1871 = phi_4708_;
                                            if (_e1871 < 0f) {
                                                phi_4715_ = (_e1871 - 0.5f);
                                            } else {
                                                phi_4715_ = (_e1871 + 0.5f);
                                            }
                                            let _e1876 = phi_4715_;
                                            let _e1885 = (_e1289 * 8u);
                                            let _e1887 = atomicAdd((&pushes.member[_e1885]), bitcast<u32>(select(0i, select(select(i32(_e1838), i32(-2147483648), (_e1838 < -2147483600f)), 2147483647i, (_e1838 > 2147483500f)), (_e1838 == _e1838))));
                                            let _e1890 = atomicAdd((&pushes.member[(_e1885 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1857), i32(-2147483648), (_e1857 < -2147483600f)), 2147483647i, (_e1857 > 2147483500f)), (_e1857 == _e1857))));
                                            let _e1893 = atomicAdd((&pushes.member[(_e1885 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1876), i32(-2147483648), (_e1876 < -2147483600f)), 2147483647i, (_e1876 > 2147483500f)), (_e1876 == _e1876))));
                                            let _e1896 = atomicAdd((&pushes.member[(_e1885 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1819), i32(-2147483648), (_e1819 < -2147483600f)), 2147483647i, (_e1819 > 2147483500f)), (_e1819 == _e1819))));
                                            let _e1899 = atomicOr((&pushes.member[(_e1885 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1902 = atomicAdd((&pushes.member[(_e1885 + 4u)]), 0u);
                                                let _e1905 = atomicAdd((&pushes.member[(_e1885 + 5u)]), 0u);
                                                let _e1908 = atomicAdd((&pushes.member[(_e1885 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1324.w > 0f) {
                                            let _e1911 = (32768f / _e1797);
                                            let _e1913 = (abs(1f) * 1024f);
                                            if (_e1913 > 131072f) {
                                                phi_4894_ = 131072f;
                                            } else {
                                                phi_4894_ = select(-131072f, _e1913, (_e1913 > -131072f));
                                            }
                                            let _e1918 = phi_4894_;
                                            if (_e1918 < 0f) {
                                                phi_4901_ = (_e1918 - 0.5f);
                                            } else {
                                                phi_4901_ = (_e1918 + 0.5f);
                                            }
                                            let _e1923 = phi_4901_;
                                            let _e1932 = (_e1800 * _e1911);
                                            if (_e1932 > 131072f) {
                                                phi_4923_ = 131072f;
                                            } else {
                                                phi_4923_ = select(-131072f, _e1932, (_e1932 > -131072f));
                                            }
                                            let _e1937 = phi_4923_;
                                            if (_e1937 < 0f) {
                                                phi_4930_ = (_e1937 - 0.5f);
                                            } else {
                                                phi_4930_ = (_e1937 + 0.5f);
                                            }
                                            let _e1942 = phi_4930_;
                                            let _e1951 = (_e1802 * _e1911);
                                            if (_e1951 > 131072f) {
                                                phi_4952_ = 131072f;
                                            } else {
                                                phi_4952_ = select(-131072f, _e1951, (_e1951 > -131072f));
                                            }
                                            let _e1956 = phi_4952_;
                                            if (_e1956 < 0f) {
                                                phi_4959_ = (_e1956 - 0.5f);
                                            } else {
                                                phi_4959_ = (_e1956 + 0.5f);
                                            }
                                            let _e1961 = phi_4959_;
                                            let _e1970 = (_e1804 * _e1911);
                                            if (_e1970 > 131072f) {
                                                phi_4981_ = 131072f;
                                            } else {
                                                phi_4981_ = select(-131072f, _e1970, (_e1970 > -131072f));
                                            }
                                            let _e1975 = phi_4981_;
                                            if (_e1975 < 0f) {
                                                phi_4988_ = (_e1975 - 0.5f);
                                            } else {
                                                phi_4988_ = (_e1975 + 0.5f);
                                            }
                                            let _e1980 = phi_4988_;
                                            let _e1989 = (_e1302 * 8u);
                                            let _e1991 = atomicAdd((&pushes.member[_e1989]), bitcast<u32>(select(0i, select(select(i32(_e1942), i32(-2147483648), (_e1942 < -2147483600f)), 2147483647i, (_e1942 > 2147483500f)), (_e1942 == _e1942))));
                                            let _e1994 = atomicAdd((&pushes.member[(_e1989 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1961), i32(-2147483648), (_e1961 < -2147483600f)), 2147483647i, (_e1961 > 2147483500f)), (_e1961 == _e1961))));
                                            let _e1997 = atomicAdd((&pushes.member[(_e1989 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1980), i32(-2147483648), (_e1980 < -2147483600f)), 2147483647i, (_e1980 > 2147483500f)), (_e1980 == _e1980))));
                                            let _e2000 = atomicAdd((&pushes.member[(_e1989 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1923), i32(-2147483648), (_e1923 < -2147483600f)), 2147483647i, (_e1923 > 2147483500f)), (_e1923 == _e1923))));
                                            let _e2003 = atomicOr((&pushes.member[(_e1989 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2006 = atomicAdd((&pushes.member[(_e1989 + 4u)]), 0u);
                                                let _e2009 = atomicAdd((&pushes.member[(_e1989 + 5u)]), 0u);
                                                let _e2012 = atomicAdd((&pushes.member[(_e1989 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1331.w > 0f) {
                                            let _e2018 = (32768f / _e1797);
                                            let _e2020 = (abs(1f) * 1024f);
                                            if (_e2020 > 131072f) {
                                                phi_5171_ = 131072f;
                                            } else {
                                                phi_5171_ = select(-131072f, _e2020, (_e2020 > -131072f));
                                            }
                                            let _e2025 = phi_5171_;
                                            if (_e2025 < 0f) {
                                                phi_5178_ = (_e2025 - 0.5f);
                                            } else {
                                                phi_5178_ = (_e2025 + 0.5f);
                                            }
                                            let _e2030 = phi_5178_;
                                            let _e2039 = (-(_e1800) * _e2018);
                                            if (_e2039 > 131072f) {
                                                phi_5200_ = 131072f;
                                            } else {
                                                phi_5200_ = select(-131072f, _e2039, (_e2039 > -131072f));
                                            }
                                            let _e2044 = phi_5200_;
                                            if (_e2044 < 0f) {
                                                phi_5207_ = (_e2044 - 0.5f);
                                            } else {
                                                phi_5207_ = (_e2044 + 0.5f);
                                            }
                                            let _e2049 = phi_5207_;
                                            let _e2058 = (-(_e1802) * _e2018);
                                            if (_e2058 > 131072f) {
                                                phi_5229_ = 131072f;
                                            } else {
                                                phi_5229_ = select(-131072f, _e2058, (_e2058 > -131072f));
                                            }
                                            let _e2063 = phi_5229_;
                                            if (_e2063 < 0f) {
                                                phi_5236_ = (_e2063 - 0.5f);
                                            } else {
                                                phi_5236_ = (_e2063 + 0.5f);
                                            }
                                            let _e2068 = phi_5236_;
                                            let _e2077 = (-(_e1804) * _e2018);
                                            if (_e2077 > 131072f) {
                                                phi_5258_ = 131072f;
                                            } else {
                                                phi_5258_ = select(-131072f, _e2077, (_e2077 > -131072f));
                                            }
                                            let _e2082 = phi_5258_;
                                            if (_e2082 < 0f) {
                                                phi_5265_ = (_e2082 - 0.5f);
                                            } else {
                                                phi_5265_ = (_e2082 + 0.5f);
                                            }
                                            let _e2087 = phi_5265_;
                                            let _e2096 = (_e1276.x * 8u);
                                            let _e2098 = atomicAdd((&pushes.member[_e2096]), bitcast<u32>(select(0i, select(select(i32(_e2049), i32(-2147483648), (_e2049 < -2147483600f)), 2147483647i, (_e2049 > 2147483500f)), (_e2049 == _e2049))));
                                            let _e2101 = atomicAdd((&pushes.member[(_e2096 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2068), i32(-2147483648), (_e2068 < -2147483600f)), 2147483647i, (_e2068 > 2147483500f)), (_e2068 == _e2068))));
                                            let _e2104 = atomicAdd((&pushes.member[(_e2096 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2087), i32(-2147483648), (_e2087 < -2147483600f)), 2147483647i, (_e2087 > 2147483500f)), (_e2087 == _e2087))));
                                            let _e2107 = atomicAdd((&pushes.member[(_e2096 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2030), i32(-2147483648), (_e2030 < -2147483600f)), 2147483647i, (_e2030 > 2147483500f)), (_e2030 == _e2030))));
                                            let _e2110 = atomicOr((&pushes.member[(_e2096 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2113 = atomicAdd((&pushes.member[(_e2096 + 4u)]), 0u);
                                                let _e2116 = atomicAdd((&pushes.member[(_e2096 + 5u)]), 0u);
                                                let _e2119 = atomicAdd((&pushes.member[(_e2096 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1335.w > 0f) {
                                            let _e2125 = (32768f / _e1797);
                                            let _e2127 = (abs(1f) * 1024f);
                                            if (_e2127 > 131072f) {
                                                phi_5448_ = 131072f;
                                            } else {
                                                phi_5448_ = select(-131072f, _e2127, (_e2127 > -131072f));
                                            }
                                            let _e2132 = phi_5448_;
                                            if (_e2132 < 0f) {
                                                phi_5455_ = (_e2132 - 0.5f);
                                            } else {
                                                phi_5455_ = (_e2132 + 0.5f);
                                            }
                                            let _e2137 = phi_5455_;
                                            let _e2146 = (-(_e1800) * _e2125);
                                            if (_e2146 > 131072f) {
                                                phi_5477_ = 131072f;
                                            } else {
                                                phi_5477_ = select(-131072f, _e2146, (_e2146 > -131072f));
                                            }
                                            let _e2151 = phi_5477_;
                                            if (_e2151 < 0f) {
                                                phi_5484_ = (_e2151 - 0.5f);
                                            } else {
                                                phi_5484_ = (_e2151 + 0.5f);
                                            }
                                            let _e2156 = phi_5484_;
                                            let _e2165 = (-(_e1802) * _e2125);
                                            if (_e2165 > 131072f) {
                                                phi_5506_ = 131072f;
                                            } else {
                                                phi_5506_ = select(-131072f, _e2165, (_e2165 > -131072f));
                                            }
                                            let _e2170 = phi_5506_;
                                            if (_e2170 < 0f) {
                                                phi_5513_ = (_e2170 - 0.5f);
                                            } else {
                                                phi_5513_ = (_e2170 + 0.5f);
                                            }
                                            let _e2175 = phi_5513_;
                                            let _e2184 = (-(_e1804) * _e2125);
                                            if (_e2184 > 131072f) {
                                                phi_5535_ = 131072f;
                                            } else {
                                                phi_5535_ = select(-131072f, _e2184, (_e2184 > -131072f));
                                            }
                                            let _e2189 = phi_5535_;
                                            if (_e2189 < 0f) {
                                                phi_5542_ = (_e2189 - 0.5f);
                                            } else {
                                                phi_5542_ = (_e2189 + 0.5f);
                                            }
                                            let _e2194 = phi_5542_;
                                            let _e2203 = (_e1276.y * 8u);
                                            let _e2205 = atomicAdd((&pushes.member[_e2203]), bitcast<u32>(select(0i, select(select(i32(_e2156), i32(-2147483648), (_e2156 < -2147483600f)), 2147483647i, (_e2156 > 2147483500f)), (_e2156 == _e2156))));
                                            let _e2208 = atomicAdd((&pushes.member[(_e2203 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2175), i32(-2147483648), (_e2175 < -2147483600f)), 2147483647i, (_e2175 > 2147483500f)), (_e2175 == _e2175))));
                                            let _e2211 = atomicAdd((&pushes.member[(_e2203 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2194), i32(-2147483648), (_e2194 < -2147483600f)), 2147483647i, (_e2194 > 2147483500f)), (_e2194 == _e2194))));
                                            let _e2214 = atomicAdd((&pushes.member[(_e2203 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2137), i32(-2147483648), (_e2137 < -2147483600f)), 2147483647i, (_e2137 > 2147483500f)), (_e2137 == _e2137))));
                                            let _e2217 = atomicOr((&pushes.member[(_e2203 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2220 = atomicAdd((&pushes.member[(_e2203 + 4u)]), 0u);
                                                let _e2223 = atomicAdd((&pushes.member[(_e2203 + 5u)]), 0u);
                                                let _e2226 = atomicAdd((&pushes.member[(_e2203 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1339.w > 0f) {
                                            let _e2232 = (32768f / _e1797);
                                            let _e2234 = (abs(1f) * 1024f);
                                            if (_e2234 > 131072f) {
                                                phi_5725_ = 131072f;
                                            } else {
                                                phi_5725_ = select(-131072f, _e2234, (_e2234 > -131072f));
                                            }
                                            let _e2239 = phi_5725_;
                                            if (_e2239 < 0f) {
                                                phi_5732_ = (_e2239 - 0.5f);
                                            } else {
                                                phi_5732_ = (_e2239 + 0.5f);
                                            }
                                            let _e2244 = phi_5732_;
                                            let _e2253 = (-(_e1800) * _e2232);
                                            if (_e2253 > 131072f) {
                                                phi_5754_ = 131072f;
                                            } else {
                                                phi_5754_ = select(-131072f, _e2253, (_e2253 > -131072f));
                                            }
                                            let _e2258 = phi_5754_;
                                            if (_e2258 < 0f) {
                                                phi_5761_ = (_e2258 - 0.5f);
                                            } else {
                                                phi_5761_ = (_e2258 + 0.5f);
                                            }
                                            let _e2263 = phi_5761_;
                                            let _e2272 = (-(_e1802) * _e2232);
                                            if (_e2272 > 131072f) {
                                                phi_5783_ = 131072f;
                                            } else {
                                                phi_5783_ = select(-131072f, _e2272, (_e2272 > -131072f));
                                            }
                                            let _e2277 = phi_5783_;
                                            if (_e2277 < 0f) {
                                                phi_5790_ = (_e2277 - 0.5f);
                                            } else {
                                                phi_5790_ = (_e2277 + 0.5f);
                                            }
                                            let _e2282 = phi_5790_;
                                            let _e2291 = (-(_e1804) * _e2232);
                                            if (_e2291 > 131072f) {
                                                phi_5812_ = 131072f;
                                            } else {
                                                phi_5812_ = select(-131072f, _e2291, (_e2291 > -131072f));
                                            }
                                            let _e2296 = phi_5812_;
                                            if (_e2296 < 0f) {
                                                phi_5819_ = (_e2296 - 0.5f);
                                            } else {
                                                phi_5819_ = (_e2296 + 0.5f);
                                            }
                                            let _e2301 = phi_5819_;
                                            let _e2310 = (_e1276.z * 8u);
                                            let _e2312 = atomicAdd((&pushes.member[_e2310]), bitcast<u32>(select(0i, select(select(i32(_e2263), i32(-2147483648), (_e2263 < -2147483600f)), 2147483647i, (_e2263 > 2147483500f)), (_e2263 == _e2263))));
                                            let _e2315 = atomicAdd((&pushes.member[(_e2310 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2282), i32(-2147483648), (_e2282 < -2147483600f)), 2147483647i, (_e2282 > 2147483500f)), (_e2282 == _e2282))));
                                            let _e2318 = atomicAdd((&pushes.member[(_e2310 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2301), i32(-2147483648), (_e2301 < -2147483600f)), 2147483647i, (_e2301 > 2147483500f)), (_e2301 == _e2301))));
                                            let _e2321 = atomicAdd((&pushes.member[(_e2310 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2244), i32(-2147483648), (_e2244 < -2147483600f)), 2147483647i, (_e2244 > 2147483500f)), (_e2244 == _e2244))));
                                            let _e2324 = atomicOr((&pushes.member[(_e2310 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2327 = atomicAdd((&pushes.member[(_e2310 + 4u)]), 0u);
                                                let _e2330 = atomicAdd((&pushes.member[(_e2310 + 5u)]), 0u);
                                                let _e2333 = atomicAdd((&pushes.member[(_e2310 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4225_ = (_e1272 + 1u);
                        } else {
                            break;
                        }
                        let _e2336 = phi_4225_;
                        continue;
                        continuing {
                            phi_4224_ = _e2336;
                        }
                    }
                }
            }
        } else {
            if (_e443 < 6u) {
                let _e494 = (_e443 < 3u);
                if _e494 {
                    phi_5988_ = _e443;
                } else {
                    phi_5988_ = (_e443 - 3u);
                }
                let _e497 = phi_5988_;
                if _e494 {
                    phi_5998_ = _e439.z;
                    phi_5999_ = _e439.y;
                    phi_6000_ = _e439.x;
                } else {
                    phi_5998_ = _e436.z;
                    phi_5999_ = _e436.y;
                    phi_6000_ = _e436.x;
                }
                let _e505 = phi_5998_;
                let _e507 = phi_5999_;
                let _e509 = phi_6000_;
                let _e511 = select(_e439, _e436, vec4(_e494));
                if (_e497 == 0u) {
                    phi_6014_ = _e511.x;
                } else {
                    if (_e497 == 1u) {
                        phi_6013_ = _e511.y;
                    } else {
                        phi_6013_ = _e511.z;
                    }
                    let _e517 = phi_6013_;
                    phi_6014_ = _e517;
                }
                let _e520 = phi_6014_;
                phi_6085_ = vec4<u32>(_e520, _e509, _e507, _e505);
            } else {
                let _e446 = (_e443 - 6u);
                let _e447 = (_e446 / 3u);
                let _e448 = (_e446 % 3u);
                if (_e447 == 0u) {
                    phi_6032_ = _e436.x;
                } else {
                    if (_e447 == 1u) {
                        phi_6031_ = _e436.y;
                    } else {
                        phi_6031_ = _e436.z;
                    }
                    let _e454 = phi_6031_;
                    phi_6032_ = _e454;
                }
                let _e457 = phi_6032_;
                if (_e447 == 2u) {
                    phi_6038_ = 0u;
                } else {
                    phi_6038_ = (_e447 + 1u);
                }
                let _e461 = phi_6038_;
                if (_e461 == 0u) {
                    phi_6051_ = _e436.x;
                } else {
                    if (_e461 == 1u) {
                        phi_6050_ = _e436.y;
                    } else {
                        phi_6050_ = _e436.z;
                    }
                    let _e467 = phi_6050_;
                    phi_6051_ = _e467;
                }
                let _e470 = phi_6051_;
                if (_e448 == 0u) {
                    phi_6064_ = _e439.x;
                } else {
                    if (_e448 == 1u) {
                        phi_6063_ = _e439.y;
                    } else {
                        phi_6063_ = _e439.z;
                    }
                    let _e476 = phi_6063_;
                    phi_6064_ = _e476;
                }
                let _e479 = phi_6064_;
                if (_e448 == 2u) {
                    phi_6070_ = 0u;
                } else {
                    phi_6070_ = (_e448 + 1u);
                }
                let _e483 = phi_6070_;
                if (_e483 == 0u) {
                    phi_6083_ = _e439.x;
                } else {
                    if (_e483 == 1u) {
                        phi_6082_ = _e439.y;
                    } else {
                        phi_6082_ = _e439.z;
                    }
                    let _e489 = phi_6082_;
                    phi_6083_ = _e489;
                }
                let _e492 = phi_6083_;
                phi_6085_ = vec4<u32>(_e457, _e470, _e479, _e492);
            }
            let _e523 = phi_6085_;
            let _e524 = (_e443 >= 6u);
            if (_e523.x != _e523.z) {
                if (_e523.x != _e523.w) {
                    if _e524 {
                        let _e533 = (_e523.y != _e523.z);
                        if _e533 {
                            phi_6111_ = (_e523.y != _e523.w);
                        } else {
                            phi_6111_ = bool();
                        }
                        let _e536 = phi_6111_;
                        phi_6115_ = _e536;
                        phi_6116_ = _e533;
                    } else {
                        phi_6115_ = (_e523.x != _e523.y);
                        phi_6116_ = true;
                    }
                    let _e538 = phi_6115_;
                    let _e540 = phi_6116_;
                    if _e540 {
                        let _e544 = ((_e439.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e436.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6149_ = (_e544 << bitcast<u32>(6u));
                        } else {
                            phi_6149_ = 0u;
                        }
                        let _e558 = phi_6149_;
                        if (((_e436.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6171_ = (_e544 << bitcast<u32>(9u));
                        } else {
                            phi_6171_ = 0u;
                        }
                        let _e567 = phi_6171_;
                        if (((_e436.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6193_ = (_e544 << bitcast<u32>(12u));
                        } else {
                            phi_6193_ = 0u;
                        }
                        let _e576 = phi_6193_;
                        if _e538 {
                            if ((((((((_e436.w & 7u) | ((_e439.w & 7u) << bitcast<u32>(3i))) | _e558) | _e567) | _e576) >> bitcast<u32>((_e443 & 31u))) & 1u) != 0u) {
                                let _e585 = reference.member[_e523.x];
                                let _e589 = reference.member[_e523.y];
                                let _e592 = reference.member[_e523.z];
                                let _e595 = reference.member[_e523.w];
                                if _e524 {
                                    let _e685 = (select(_e595.x, _e592.x, (_e592.x < _e595.x)) - select(_e589.x, _e585.x, (_e585.x > _e589.x)));
                                    let _e686 = (select(_e595.y, _e592.y, (_e592.y < _e595.y)) - select(_e589.y, _e585.y, (_e585.y > _e589.y)));
                                    let _e687 = (select(_e595.z, _e592.z, (_e592.z < _e595.z)) - select(_e589.z, _e585.z, (_e585.z > _e589.z)));
                                    let _e688 = (select(_e589.x, _e585.x, (_e585.x < _e589.x)) - select(_e595.x, _e592.x, (_e592.x > _e595.x)));
                                    let _e689 = (select(_e589.y, _e585.y, (_e585.y < _e589.y)) - select(_e595.y, _e592.y, (_e592.y > _e595.y)));
                                    let _e690 = (select(_e589.z, _e585.z, (_e585.z < _e589.z)) - select(_e595.z, _e592.z, (_e592.z > _e595.z)));
                                    let _e699 = params_1.member.member_14;
                                    if (select(_e688, _e685, (_e685 > _e688)) > _e699) {
                                        phi_6340_ = bool();
                                        phi_6341_ = true;
                                    } else {
                                        let _e701 = (select(_e689, _e686, (_e686 > _e689)) > _e699);
                                        if _e701 {
                                            phi_6339_ = bool();
                                        } else {
                                            phi_6339_ = (select(_e690, _e687, (_e687 > _e690)) > _e699);
                                        }
                                        let _e704 = phi_6339_;
                                        phi_6340_ = _e704;
                                        phi_6341_ = _e701;
                                    }
                                    let _e706 = phi_6340_;
                                    let _e708 = phi_6341_;
                                    phi_6449_ = select(_e706, true, _e708);
                                } else {
                                    let _e613 = select(_e592.x, _e589.x, (_e589.x < _e592.x));
                                    let _e615 = select(_e592.y, _e589.y, (_e589.y < _e592.y));
                                    let _e617 = select(_e592.z, _e589.z, (_e589.z < _e592.z));
                                    let _e625 = select(_e592.x, _e589.x, (_e589.x > _e592.x));
                                    let _e627 = select(_e592.y, _e589.y, (_e589.y > _e592.y));
                                    let _e629 = select(_e592.z, _e589.z, (_e589.z > _e592.z));
                                    let _e636 = (select(_e595.x, _e613, (_e613 < _e595.x)) - _e585.x);
                                    let _e637 = (select(_e595.y, _e615, (_e615 < _e595.y)) - _e585.y);
                                    let _e638 = (select(_e595.z, _e617, (_e617 < _e595.z)) - _e585.z);
                                    let _e639 = (_e585.x - select(_e595.x, _e625, (_e625 > _e595.x)));
                                    let _e640 = (_e585.y - select(_e595.y, _e627, (_e627 > _e595.y)));
                                    let _e641 = (_e585.z - select(_e595.z, _e629, (_e629 > _e595.z)));
                                    let _e650 = params_1.member.member_14;
                                    if (select(_e639, _e636, (_e636 > _e639)) > _e650) {
                                        phi_6443_ = bool();
                                        phi_6444_ = true;
                                    } else {
                                        let _e652 = (select(_e640, _e637, (_e637 > _e640)) > _e650);
                                        if _e652 {
                                            phi_6442_ = bool();
                                        } else {
                                            phi_6442_ = (select(_e641, _e638, (_e638 > _e641)) > _e650);
                                        }
                                        let _e655 = phi_6442_;
                                        phi_6443_ = _e655;
                                        phi_6444_ = _e652;
                                    }
                                    let _e657 = phi_6443_;
                                    let _e659 = phi_6444_;
                                    phi_6449_ = select(_e657, true, _e659);
                                }
                                let _e711 = phi_6449_;
                                if _e711 {
                                } else {
                                    let _e713 = global[0u];
                                    if (_e585.w == _e713) {
                                        let _e716 = global[1u];
                                        if (_e589.w == _e716) {
                                            let _e719 = global[2u];
                                            let _e720 = (_e592.w == _e719);
                                            if _e720 {
                                                let _e722 = global[3u];
                                                phi_6474_ = (_e595.w == _e722);
                                            } else {
                                                phi_6474_ = bool();
                                            }
                                            let _e725 = phi_6474_;
                                            phi_6476_ = _e725;
                                            phi_6477_ = select(true, false, _e720);
                                        } else {
                                            phi_6476_ = bool();
                                            phi_6477_ = true;
                                        }
                                        let _e728 = phi_6476_;
                                        let _e730 = phi_6477_;
                                        phi_6478_ = _e728;
                                        phi_6479_ = _e730;
                                    } else {
                                        phi_6478_ = bool();
                                        phi_6479_ = true;
                                    }
                                    let _e732 = phi_6478_;
                                    let _e734 = phi_6479_;
                                    if !(select(_e732, false, _e734)) {
                                        if _e524 {
                                            let _e922 = (_e589.x - _e585.x);
                                            let _e923 = (_e589.y - _e585.y);
                                            let _e924 = (_e589.z - _e585.z);
                                            let _e925 = (_e595.x - _e592.x);
                                            let _e926 = (_e595.y - _e592.y);
                                            let _e927 = (_e595.z - _e592.z);
                                            let _e928 = (_e585.x - _e592.x);
                                            let _e929 = (_e585.y - _e592.y);
                                            let _e930 = (_e585.z - _e592.z);
                                            let _e935 = (((_e922 * _e922) + (_e923 * _e923)) + (_e924 * _e924));
                                            let _e937 = select(0.000000000000000000000000000001f, _e935, (_e935 > 0.000000000000000000000000000001f));
                                            let _e942 = (((_e925 * _e925) + (_e926 * _e926)) + (_e927 * _e927));
                                            let _e944 = select(0.000000000000000000000000000001f, _e942, (_e942 > 0.000000000000000000000000000001f));
                                            let _e949 = (((_e922 * _e928) + (_e923 * _e929)) + (_e924 * _e930));
                                            let _e954 = (((_e925 * _e928) + (_e926 * _e929)) + (_e927 * _e930));
                                            let _e959 = (((_e922 * _e925) + (_e923 * _e926)) + (_e924 * _e927));
                                            let _e962 = ((_e937 * _e944) - (_e959 * _e959));
                                            if (_e962 > ((0.000001f * _e937) * _e944)) {
                                                let _e985 = (((_e959 * _e954) - (_e949 * _e944)) / _e962);
                                                if (_e985 > 1f) {
                                                    phi_6557_ = 1f;
                                                } else {
                                                    phi_6557_ = select(0f, _e985, (_e985 > 0f));
                                                }
                                                let _e990 = phi_6557_;
                                                phi_6584_ = _e990;
                                            } else {
                                                let _e967 = (-(_e949) / _e937);
                                                if (_e967 > 1f) {
                                                    phi_6569_ = 1f;
                                                } else {
                                                    phi_6569_ = select(0f, _e967, (_e967 > 0f));
                                                }
                                                let _e972 = phi_6569_;
                                                let _e974 = ((_e959 - _e949) / _e937);
                                                if (_e974 > 1f) {
                                                    phi_6581_ = 1f;
                                                } else {
                                                    phi_6581_ = select(0f, _e974, (_e974 > 0f));
                                                }
                                                let _e979 = phi_6581_;
                                                phi_6584_ = (0.5f * (_e972 + _e979));
                                            }
                                            let _e992 = phi_6584_;
                                            let _e995 = (((_e959 * _e992) + _e954) / _e944);
                                            if (_e995 > 1f) {
                                                phi_6597_ = 1f;
                                            } else {
                                                phi_6597_ = select(0f, _e995, (_e995 > 0f));
                                            }
                                            let _e1000 = phi_6597_;
                                            if (_e995 != _e1000) {
                                                let _e1004 = (((_e959 * _e1000) - _e949) / _e937);
                                                if (_e1004 > 1f) {
                                                    phi_6614_ = 1f;
                                                } else {
                                                    phi_6614_ = select(0f, _e1004, (_e1004 > 0f));
                                                }
                                                let _e1009 = phi_6614_;
                                                phi_6615_ = _e1009;
                                            } else {
                                                phi_6615_ = _e992;
                                            }
                                            let _e1011 = phi_6615_;
                                            phi_6882_ = vec4<f32>((1f - _e1011), _e1011, (_e1000 - 1f), -(_e1000));
                                        } else {
                                            let _e737 = (_e592.x - _e589.x);
                                            let _e738 = (_e592.y - _e589.y);
                                            let _e739 = (_e592.z - _e589.z);
                                            let _e740 = (_e595.x - _e589.x);
                                            let _e741 = (_e595.y - _e589.y);
                                            let _e742 = (_e595.z - _e589.z);
                                            let _e743 = (_e585.x - _e589.x);
                                            let _e744 = (_e585.y - _e589.y);
                                            let _e745 = (_e585.z - _e589.z);
                                            let _e750 = (((_e737 * _e743) + (_e738 * _e744)) + (_e739 * _e745));
                                            let _e755 = (((_e740 * _e743) + (_e741 * _e744)) + (_e742 * _e745));
                                            let _e756 = (_e585.x - _e592.x);
                                            let _e757 = (_e585.y - _e592.y);
                                            let _e758 = (_e585.z - _e592.z);
                                            let _e763 = (((_e737 * _e756) + (_e738 * _e757)) + (_e739 * _e758));
                                            let _e768 = (((_e740 * _e756) + (_e741 * _e757)) + (_e742 * _e758));
                                            let _e769 = (_e585.x - _e595.x);
                                            let _e770 = (_e585.y - _e595.y);
                                            let _e771 = (_e585.z - _e595.z);
                                            let _e776 = (((_e737 * _e769) + (_e738 * _e770)) + (_e739 * _e771));
                                            let _e781 = (((_e740 * _e769) + (_e741 * _e770)) + (_e742 * _e771));
                                            let _e784 = ((_e763 * _e781) - (_e776 * _e768));
                                            let _e787 = ((_e776 * _e755) - (_e750 * _e781));
                                            let _e790 = ((_e750 * _e768) - (_e763 * _e755));
                                            if (_e750 <= 0f) {
                                                phi_6683_ = select(true, false, (_e755 <= 0f));
                                            } else {
                                                phi_6683_ = true;
                                            }
                                            let _e795 = phi_6683_;
                                            if _e795 {
                                                if (_e763 >= 0f) {
                                                    phi_6696_ = select(true, false, (_e768 <= _e763));
                                                } else {
                                                    phi_6696_ = true;
                                                }
                                                let _e800 = phi_6696_;
                                                if _e800 {
                                                    if (_e790 <= 0f) {
                                                        if (_e750 >= 0f) {
                                                            let _e803 = (_e763 <= 0f);
                                                            if _e803 {
                                                                let _e804 = (_e750 - _e763);
                                                                let _e807 = (_e750 / select(0.000000000000000000000000000001f, _e804, (_e804 > 0.000000000000000000000000000001f)));
                                                                if (_e807 > 1f) {
                                                                    phi_6728_ = 1f;
                                                                } else {
                                                                    phi_6728_ = select(0f, _e807, (_e807 > 0f));
                                                                }
                                                                let _e812 = phi_6728_;
                                                                phi_6731_ = vec3<f32>((1f - _e812), _e812, 0f);
                                                            } else {
                                                                phi_6731_ = vec3<f32>();
                                                            }
                                                            let _e816 = phi_6731_;
                                                            phi_6733_ = _e816;
                                                            phi_6734_ = select(true, false, _e803);
                                                        } else {
                                                            phi_6733_ = vec3<f32>();
                                                            phi_6734_ = true;
                                                        }
                                                        let _e819 = phi_6733_;
                                                        let _e821 = phi_6734_;
                                                        phi_6735_ = _e819;
                                                        phi_6736_ = _e821;
                                                    } else {
                                                        phi_6735_ = vec3<f32>();
                                                        phi_6736_ = true;
                                                    }
                                                    let _e823 = phi_6735_;
                                                    let _e825 = phi_6736_;
                                                    if _e825 {
                                                        if (_e781 >= 0f) {
                                                            phi_6749_ = select(true, false, (_e776 <= _e781));
                                                        } else {
                                                            phi_6749_ = true;
                                                        }
                                                        let _e830 = phi_6749_;
                                                        if _e830 {
                                                            if (_e787 <= 0f) {
                                                                if (_e755 >= 0f) {
                                                                    let _e833 = (_e781 <= 0f);
                                                                    if _e833 {
                                                                        let _e834 = (_e755 - _e781);
                                                                        let _e837 = (_e755 / select(0.000000000000000000000000000001f, _e834, (_e834 > 0.000000000000000000000000000001f)));
                                                                        if (_e837 > 1f) {
                                                                            phi_6781_ = 1f;
                                                                        } else {
                                                                            phi_6781_ = select(0f, _e837, (_e837 > 0f));
                                                                        }
                                                                        let _e842 = phi_6781_;
                                                                        phi_6784_ = vec3<f32>((1f - _e842), 0f, _e842);
                                                                    } else {
                                                                        phi_6784_ = vec3<f32>();
                                                                    }
                                                                    let _e846 = phi_6784_;
                                                                    phi_6786_ = _e846;
                                                                    phi_6787_ = select(true, false, _e833);
                                                                } else {
                                                                    phi_6786_ = vec3<f32>();
                                                                    phi_6787_ = true;
                                                                }
                                                                let _e849 = phi_6786_;
                                                                let _e851 = phi_6787_;
                                                                phi_6788_ = _e849;
                                                                phi_6789_ = _e851;
                                                            } else {
                                                                phi_6788_ = vec3<f32>();
                                                                phi_6789_ = true;
                                                            }
                                                            let _e853 = phi_6788_;
                                                            let _e855 = phi_6789_;
                                                            if _e855 {
                                                                if (_e784 <= 0f) {
                                                                    if (_e768 >= _e763) {
                                                                        let _e858 = (_e776 >= _e781);
                                                                        if _e858 {
                                                                            let _e859 = (_e768 - _e763);
                                                                            let _e861 = (_e859 + (_e776 - _e781));
                                                                            let _e864 = (_e859 / select(0.000000000000000000000000000001f, _e861, (_e861 > 0.000000000000000000000000000001f)));
                                                                            if (_e864 > 1f) {
                                                                                phi_6824_ = 1f;
                                                                            } else {
                                                                                phi_6824_ = select(0f, _e864, (_e864 > 0f));
                                                                            }
                                                                            let _e869 = phi_6824_;
                                                                            phi_6827_ = vec3<f32>(0f, (1f - _e869), _e869);
                                                                        } else {
                                                                            phi_6827_ = vec3<f32>();
                                                                        }
                                                                        let _e873 = phi_6827_;
                                                                        phi_6829_ = _e873;
                                                                        phi_6830_ = select(true, false, _e858);
                                                                    } else {
                                                                        phi_6829_ = vec3<f32>();
                                                                        phi_6830_ = true;
                                                                    }
                                                                    let _e876 = phi_6829_;
                                                                    let _e878 = phi_6830_;
                                                                    phi_6831_ = _e876;
                                                                    phi_6832_ = _e878;
                                                                } else {
                                                                    phi_6831_ = vec3<f32>();
                                                                    phi_6832_ = true;
                                                                }
                                                                let _e880 = phi_6831_;
                                                                let _e882 = phi_6832_;
                                                                if _e882 {
                                                                    let _e884 = ((_e784 + _e787) + _e790);
                                                                    let _e887 = (1f / select(0.000000000000000000000000000001f, _e884, (_e884 > 0.000000000000000000000000000001f)));
                                                                    let _e888 = (_e787 * _e887);
                                                                    if (_e888 > 1f) {
                                                                        phi_6854_ = 1f;
                                                                    } else {
                                                                        phi_6854_ = select(0f, _e888, (_e888 > 0f));
                                                                    }
                                                                    let _e893 = phi_6854_;
                                                                    let _e894 = (_e790 * _e887);
                                                                    if (_e894 > 1f) {
                                                                        phi_6865_ = 1f;
                                                                    } else {
                                                                        phi_6865_ = select(0f, _e894, (_e894 > 0f));
                                                                    }
                                                                    let _e899 = phi_6865_;
                                                                    phi_6869_ = vec3<f32>(((1f - _e893) - _e899), _e893, _e899);
                                                                } else {
                                                                    phi_6869_ = _e880;
                                                                }
                                                                let _e904 = phi_6869_;
                                                                phi_6870_ = _e904;
                                                            } else {
                                                                phi_6870_ = _e853;
                                                            }
                                                            let _e906 = phi_6870_;
                                                            phi_6871_ = _e906;
                                                        } else {
                                                            phi_6871_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e908 = phi_6871_;
                                                        phi_6872_ = _e908;
                                                    } else {
                                                        phi_6872_ = _e823;
                                                    }
                                                    let _e910 = phi_6872_;
                                                    phi_6873_ = _e910;
                                                } else {
                                                    phi_6873_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e912 = phi_6873_;
                                                phi_6874_ = _e912;
                                            } else {
                                                phi_6874_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e914 = phi_6874_;
                                            phi_6882_ = vec4<f32>(1f, -(_e914.x), -(_e914.y), -(_e914.z));
                                        }
                                        let _e1017 = phi_6882_;
                                        let _e1040 = ((((_e585.x * _e1017.x) + (_e589.x * _e1017.y)) + (_e592.x * _e1017.z)) + (_e595.x * _e1017.w));
                                        let _e1041 = ((((_e585.y * _e1017.x) + (_e589.y * _e1017.y)) + (_e592.y * _e1017.z)) + (_e595.y * _e1017.w));
                                        let _e1042 = ((((_e585.z * _e1017.x) + (_e589.z * _e1017.y)) + (_e592.z * _e1017.z)) + (_e595.z * _e1017.w));
                                        let _e1048 = sqrt((((_e1040 * _e1040) + (_e1041 * _e1041)) + (_e1042 * _e1042)));
                                        let _e1051 = params_1.member.member_14;
                                        if (_e1048 < _e1051) {
                                            let _e1055 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e523.x >= _e1055)) | select(0u, 1u, (_e523.y >= _e1055))) | select(0u, 1u, (_e523.z >= _e1055))) | select(0u, 1u, (_e523.w >= _e1055))) != 0u) {
                                                let _e1071 = params_1.member.member_16;
                                                let _e1073 = (0.8f * (_e1048 - _e1071));
                                                let _e1074 = (1.25f * _e1071);
                                                phi_6960_ = select(_e1074, _e1073, (_e1073 > _e1074));
                                            } else {
                                                phi_6960_ = (0.45f * _e1048);
                                            }
                                            let _e1078 = phi_6960_;
                                            let _e1081 = params_1.member.member_13;
                                            let _e1082 = (0.00001f * _e1081);
                                            let _e1085 = bitcast<u32>(select(_e1082, _e1078, (_e1078 > _e1082)));
                                            let _e1087 = atomicMin((&bounds.member[_e523.x]), _e1085);
                                            let _e1089 = atomicMin((&bounds.member[_e523.y]), _e1085);
                                            let _e1091 = atomicMin((&bounds.member[_e523.z]), _e1085);
                                            let _e1093 = atomicMin((&bounds.member[_e523.w]), _e1085);
                                            if _e524 {
                                                phi_6995_ = (_e523.x | 2147483648u);
                                            } else {
                                                phi_6995_ = _e523.x;
                                            }
                                            let _e1096 = phi_6995_;
                                            let _e1098 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1098 < _e442) {
                                                let _e1101 = ((_e1098 + 1u) * 4u);
                                                atomicStore((&near.member[_e1101]), _e1096);
                                                atomicStore((&near.member[(_e1101 + 1u)]), _e523.y);
                                                atomicStore((&near.member[(_e1101 + 2u)]), _e523.z);
                                                atomicStore((&near.member[(_e1101 + 3u)]), _e523.w);
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
    var phi_7262_: u32;
    var phi_7264_: u32;
    var phi_7267_: u32;
    var phi_7265_: u32;
    var phi_7268_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    if ((((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x) == 0u) {
        let _e390 = tiles_1.member[0u];
        let _e393 = params_1.member.member_19;
        let _e396 = (select(_e393, _e390, (_e390 < _e393)) * 16u);
        let _e397 = (_e396 / 256u);
        if ((_e396 % 256u) > 0u) {
            phi_7262_ = (_e397 + 1u);
        } else {
            phi_7262_ = _e397;
        }
        let _e402 = phi_7262_;
        phi_7264_ = 1u;
        phi_7267_ = _e402;
        loop {
            let _e404 = phi_7264_;
            let _e406 = phi_7267_;
            local_41 = _e406;
            local_42 = _e404;
            let _e407 = (_e406 > 65535u);
            if _e407 {
                phi_7265_ = (_e404 << bitcast<u32>(1i));
                phi_7268_ = ((_e406 >> bitcast<u32>(1i)) + (_e406 & 1u));
            } else {
                break;
            }
            let _e415 = phi_7265_;
            let _e417 = phi_7268_;
            continue;
            continuing {
                phi_7264_ = _e415;
                phi_7267_ = _e417;
            }
        }
        let _e420 = local_41;
        let _e422 = local_42;
        arguments_1.member[0u] = type_49(_e420, _e422, 1u);
    }
    return;
}

fn function_19() {
    var phi_7327_: bool;
    var phi_7328_: bool;
    var phi_7329_: bool;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    if ((((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x) == 0u) {
        let _e390 = proxies.member[0u];
        let _e393 = atomicMax((&status.member[2u]), _e390);
        let _e396 = tiles.member[0u];
        let _e399 = atomicMax((&status.member[3u]), _e396);
        let _e402 = near_1.member[0u];
        let _e405 = atomicMax((&status.member[4u]), _e402);
        let _e408 = scanned_tiles.member[1u];
        if (_e408 == 0u) {
            let _e412 = scanned_tiles.member[0u];
            let _e413 = (_e412 > 32768u);
            if _e413 {
                phi_7327_ = bool();
            } else {
                phi_7327_ = (_e396 > 268435455u);
            }
            let _e416 = phi_7327_;
            phi_7328_ = _e416;
            phi_7329_ = _e413;
        } else {
            phi_7328_ = bool();
            phi_7329_ = true;
        }
        let _e418 = phi_7328_;
        let _e420 = phi_7329_;
        let _e425 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e418, true, _e420)));
    }
    return;
}

fn function_20() {
    var phi_7374_: f32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member_1;
    if (_e386 < _e389) {
        let _e393 = params_1.member.member;
        if (_e386 < _e393) {
            let _e397 = velocities.member[_e386];
            pushes_1.member[((_e386 * 8u) + 7u)] = 0u;
            phi_7374_ = _e397.w;
        } else {
            phi_7374_ = 0f;
        }
        let _e404 = phi_7374_;
        let _e405 = (3u * _e386);
        let _e408 = positions.member[_e405];
        let _e412 = positions.member[(_e405 + 1u)];
        let _e416 = positions.member[(_e405 + 2u)];
        reference_1.member[_e386] = vec4<f32>(_e408, _e412, _e416, _e404);
        let _e422 = params_1.member.member_14;
        bounds_1.member[_e386] = bitcast<u32>((0.45f * _e422));
        if (_e386 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7586_: vec3<f32>;
    var phi_7587_: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member;
    if (_e386 < _e389) {
        let _e393 = hits.member[_e386];
        hits.member[_e386] = 4294967295u;
        let _e396 = new_velocities.member[_e386];
        let _e399 = params_1.member.member_21;
        if (_e393 < _e399) {
            if (_e396.w > 0f) {
                let _e403 = (3u * _e393);
                let _e406 = body_triangles.member[_e403];
                let _e410 = body_triangles.member[(_e403 + 1u)];
                let _e414 = body_triangles.member[(_e403 + 2u)];
                let _e415 = (_e389 + _e406);
                let _e418 = predicted.member[_e415];
                let _e422 = (3u * _e415);
                let _e425 = positions_1.member[_e422];
                let _e429 = positions_1.member[(_e422 + 1u)];
                let _e433 = positions_1.member[(_e422 + 2u)];
                let _e437 = (_e389 + _e410);
                let _e440 = predicted.member[_e437];
                let _e444 = (3u * _e437);
                let _e447 = positions_1.member[_e444];
                let _e451 = positions_1.member[(_e444 + 1u)];
                let _e455 = positions_1.member[(_e444 + 2u)];
                let _e462 = (_e389 + _e414);
                let _e465 = predicted.member[_e462];
                let _e469 = (3u * _e462);
                let _e472 = positions_1.member[_e469];
                let _e476 = positions_1.member[(_e469 + 1u)];
                let _e480 = positions_1.member[(_e469 + 2u)];
                let _e489 = params_1.member.member_3;
                let _e490 = (3f * _e489);
                let _e491 = ((((_e418.x - _e425) + (_e440.x - _e447)) + (_e465.x - _e472)) / _e490);
                let _e492 = ((((_e418.y - _e429) + (_e440.y - _e451)) + (_e465.y - _e476)) / _e490);
                let _e493 = ((((_e418.z - _e433) + (_e440.z - _e455)) + (_e465.z - _e480)) / _e490);
                let _e499 = boxes_1.member[((_e393 * 3u) + 2u)];
                let _e509 = params_1.member.member_15;
                let _e510 = (_e396.x - _e491);
                let _e511 = (_e396.y - _e492);
                let _e512 = (_e396.z - _e493);
                let _e518 = -((((_e510 * _e499.x) + (_e511 * _e499.y)) + (_e512 * _e499.z)));
                if (_e518 > 0f) {
                    let _e523 = (_e510 + (_e499.x * _e518));
                    let _e524 = (_e511 + (_e499.y * _e518));
                    let _e525 = (_e512 + (_e499.z * _e518));
                    let _e531 = sqrt((((_e523 * _e523) + (_e524 * _e524)) + (_e525 * _e525)));
                    let _e532 = (_e509 * _e518);
                    if (_e531 > _e532) {
                        let _e535 = ((_e531 - _e532) / _e531);
                        phi_7586_ = vec3<f32>((_e491 + (_e523 * _e535)), (_e492 + (_e524 * _e535)), (_e493 + (_e525 * _e535)));
                    } else {
                        phi_7586_ = vec3<f32>(_e491, _e492, _e493);
                    }
                    let _e544 = phi_7586_;
                    phi_7587_ = _e544;
                } else {
                    phi_7587_ = vec3<f32>(_e396.x, _e396.y, _e396.z);
                }
                let _e546 = phi_7587_;
                let _e547 = (3u * _e386);
                let _e550 = positions_1.member[_e547];
                let _e554 = positions_1.member[(_e547 + 1u)];
                let _e558 = positions_1.member[(_e547 + 2u)];
                new_velocities.member[_e386] = vec4<f32>(_e546.x, _e546.y, _e546.z, _e396.w);
                predicted.member[_e386] = vec4<f32>((_e550 + (_e546.x * _e489)), (_e554 + (_e546.y * _e489)), (_e558 + (_e546.z * _e489)), _e396.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_7708_: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member_21;
    if (_e386 < _e389) {
        let _e391 = (3u * _e386);
        let _e394 = body_triangles.member[_e391];
        let _e398 = body_triangles.member[(_e391 + 1u)];
        let _e402 = body_triangles.member[(_e391 + 2u)];
        let _e405 = params_1.member.member;
        let _e409 = predicted_1.member[(_e405 + _e394)];
        let _e416 = predicted_1.member[(_e405 + _e398)];
        let _e423 = predicted_1.member[(_e405 + _e402)];
        let _e429 = params_1.member.member_23;
        let _e430 = (_e416.x - _e409.x);
        let _e431 = (_e416.y - _e409.y);
        let _e432 = (_e416.z - _e409.z);
        let _e433 = (_e423.x - _e409.x);
        let _e434 = (_e423.y - _e409.y);
        let _e435 = (_e423.z - _e409.z);
        let _e438 = ((_e431 * _e435) - (_e434 * _e432));
        let _e441 = ((_e432 * _e433) - (_e435 * _e430));
        let _e444 = ((_e430 * _e434) - (_e433 * _e431));
        let _e450 = sqrt((((_e438 * _e438) + (_e441 * _e441)) + (_e444 * _e444)));
        if (_e450 > 0.000000000000000000000000000001f) {
            let _e452 = (1f / _e450);
            phi_7708_ = vec3<f32>((_e438 * _e452), (_e441 * _e452), (_e444 * _e452));
        } else {
            phi_7708_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e458 = phi_7708_;
        let _e460 = select(_e416.x, _e409.x, (_e409.x < _e416.x));
        let _e462 = select(_e416.y, _e409.y, (_e409.y < _e416.y));
        let _e464 = select(_e416.z, _e409.z, (_e409.z < _e416.z));
        let _e476 = select(_e416.x, _e409.x, (_e409.x > _e416.x));
        let _e478 = select(_e416.y, _e409.y, (_e409.y > _e416.y));
        let _e480 = select(_e416.z, _e409.z, (_e409.z > _e416.z));
        let _e495 = (_e386 * 3u);
        boxes_2.member[_e495] = vec4<f32>((select(_e423.x, _e460, (_e460 < _e423.x)) - _e429), (select(_e423.y, _e462, (_e462 < _e423.y)) - _e429), (select(_e423.z, _e464, (_e464 < _e423.z)) - _e429), _e409.x);
        boxes_2.member[(_e495 + 1u)] = vec4<f32>((select(_e423.x, _e476, (_e476 > _e423.x)) + _e429), (select(_e423.y, _e478, (_e478 > _e423.y)) + _e429), (select(_e423.z, _e480, (_e480 > _e423.z)) + _e429), _e409.y);
        boxes_2.member[(_e495 + 2u)] = vec4<f32>(_e458.x, _e458.y, _e458.z, _e409.z);
    }
    return;
}

fn function_23() {
    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member_1;
    if (_e386 < _e389) {
        let _e393 = predicted_2.member[_e386];
        let _e394 = (3u * _e386);
        positions_2.member[_e394] = _e393.x;
        positions_2.member[(_e394 + 1u)] = _e393.y;
        positions_2.member[(_e394 + 2u)] = _e393.z;
    }
    return;
}

fn function_24() {
    var phi_7929_: bool;
    var phi_7931_: bool;
    var phi_7932_: bool;
    var phi_7933_: bool;
    var phi_7934_: bool;
    var phi_7935_: bool;
    var phi_7936_: bool;
    var phi_7937_: bool;
    var phi_7938_: bool;
    var phi_7939_: bool;
    var phi_7940_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e377 = builtin_local_55;
            let _e378 = builtin_group_55;
            let _e379 = builtin_groups_55;
            let _e387 = (((_e378.x + (_e378.y * _e379.x)) * 256u) + _e377.x);
            let _e390 = params_1.member.member_22;
            let _e393 = params_1.member.member;
            let _e394 = (_e393 == 0u);
            if _e394 {
                break;
            }
            let _e396 = (_e390 + (_e387 / _e393));
            if _e394 {
                break;
            }
            let _e397 = (_e387 % _e393);
            let _e400 = params_1.member.member_21;
            if (_e396 < _e400) {
                let _e404 = predicted_2.member[_e397];
                let _e408 = (_e396 * 3u);
                let _e411 = boxes_3.member[_e408];
                let _e415 = boxes_3.member[(_e408 + 1u)];
                let _e419 = boxes_3.member[(_e408 + 2u)];
                if (_e404.x >= _e411.x) {
                    if (_e404.y >= _e411.y) {
                        if (_e404.z >= _e411.z) {
                            if (_e404.x <= _e415.x) {
                                if (_e404.y <= _e415.y) {
                                    let _e433 = (_e404.z <= _e415.z);
                                    if _e433 {
                                        let _e435 = (_e404.x - _e411.w);
                                        let _e436 = (_e404.y - _e415.w);
                                        let _e437 = (_e404.z - _e419.w);
                                        phi_7929_ = ((((_e435 * _e419.x) + (_e436 * _e419.y)) + (_e437 * _e419.z)) > (0.8f * sqrt((((_e435 * _e435) + (_e436 * _e436)) + (_e437 * _e437)))));
                                    } else {
                                        phi_7929_ = bool();
                                    }
                                    let _e455 = phi_7929_;
                                    phi_7931_ = _e455;
                                    phi_7932_ = select(true, false, _e433);
                                } else {
                                    phi_7931_ = bool();
                                    phi_7932_ = true;
                                }
                                let _e458 = phi_7931_;
                                let _e460 = phi_7932_;
                                phi_7933_ = _e458;
                                phi_7934_ = _e460;
                            } else {
                                phi_7933_ = bool();
                                phi_7934_ = true;
                            }
                            let _e462 = phi_7933_;
                            let _e464 = phi_7934_;
                            phi_7935_ = _e462;
                            phi_7936_ = _e464;
                        } else {
                            phi_7935_ = bool();
                            phi_7936_ = true;
                        }
                        let _e466 = phi_7935_;
                        let _e468 = phi_7936_;
                        phi_7937_ = _e466;
                        phi_7938_ = _e468;
                    } else {
                        phi_7937_ = bool();
                        phi_7938_ = true;
                    }
                    let _e470 = phi_7937_;
                    let _e472 = phi_7938_;
                    phi_7939_ = _e470;
                    phi_7940_ = _e472;
                } else {
                    phi_7939_ = bool();
                    phi_7940_ = true;
                }
                let _e474 = phi_7939_;
                let _e476 = phi_7940_;
                if select(_e474, false, _e476) {
                    let _e480 = atomicMin((&hits_1.member[_e397]), _e396);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8026_: type_57;
    var phi_8099_: bool;
    var phi_8101_: bool;
    var phi_8102_: bool;
    var phi_8103_: bool;
    var phi_8104_: bool;
    var phi_8105_: bool;
    var phi_8106_: bool;
    var phi_8107_: bool;
    var phi_8108_: bool;
    var phi_8109_: bool;
    var phi_8110_: bool;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e389 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e392 = params_1.member.member_19;
    let _e394 = tiles.member[0u];
    if (_e389 < select(_e392, _e394, (_e394 < _e392))) {
        let _e399 = pairs.member[_e389];
        let _e402 = ((_e399 >> bitcast<u32>(16i)) * 2u);
        let _e405 = tiles.member[(4u + _e402)];
        let _e412 = swept_boxes.member[((_e405 * 256u) + ((_e399 >> bitcast<u32>(8i)) & 255u))];
        let _e416 = tiles.member[(_e402 + 5u)];
        let _e421 = swept_boxes.member[((_e416 * 256u) + (_e399 & 255u))];
        if (_e412.x < _e421.x) {
            phi_8026_ = type_57(_e412.x, _e421.x);
        } else {
            phi_8026_ = type_57(_e421.x, _e412.x);
        }
        let _e427 = phi_8026_;
        let _e432 = params_1.member.member;
        let _e433 = (_e427.member_1 - _e432);
        let _e436 = predicted_3.member[_e427.member];
        let _e440 = (_e433 * 3u);
        let _e443 = boxes_4.member[_e440];
        let _e447 = boxes_4.member[(_e440 + 1u)];
        let _e451 = boxes_4.member[(_e440 + 2u)];
        if (_e436.x >= _e443.x) {
            if (_e436.y >= _e443.y) {
                if (_e436.z >= _e443.z) {
                    if (_e436.x <= _e447.x) {
                        if (_e436.y <= _e447.y) {
                            let _e465 = (_e436.z <= _e447.z);
                            if _e465 {
                                let _e467 = (_e436.x - _e443.w);
                                let _e468 = (_e436.y - _e447.w);
                                let _e469 = (_e436.z - _e451.w);
                                phi_8099_ = ((((_e467 * _e451.x) + (_e468 * _e451.y)) + (_e469 * _e451.z)) > (0.8f * sqrt((((_e467 * _e467) + (_e468 * _e468)) + (_e469 * _e469)))));
                            } else {
                                phi_8099_ = bool();
                            }
                            let _e487 = phi_8099_;
                            phi_8101_ = _e487;
                            phi_8102_ = select(true, false, _e465);
                        } else {
                            phi_8101_ = bool();
                            phi_8102_ = true;
                        }
                        let _e490 = phi_8101_;
                        let _e492 = phi_8102_;
                        phi_8103_ = _e490;
                        phi_8104_ = _e492;
                    } else {
                        phi_8103_ = bool();
                        phi_8104_ = true;
                    }
                    let _e494 = phi_8103_;
                    let _e496 = phi_8104_;
                    phi_8105_ = _e494;
                    phi_8106_ = _e496;
                } else {
                    phi_8105_ = bool();
                    phi_8106_ = true;
                }
                let _e498 = phi_8105_;
                let _e500 = phi_8106_;
                phi_8107_ = _e498;
                phi_8108_ = _e500;
            } else {
                phi_8107_ = bool();
                phi_8108_ = true;
            }
            let _e502 = phi_8107_;
            let _e504 = phi_8108_;
            phi_8109_ = _e502;
            phi_8110_ = _e504;
        } else {
            phi_8109_ = bool();
            phi_8110_ = true;
        }
        let _e506 = phi_8109_;
        let _e508 = phi_8110_;
        if select(_e506, false, _e508) {
            let _e512 = atomicMin((&hits_2.member[_e427.member]), _e433);
        }
    }
    return;
}

fn function_26() {
    var phi_8203_: u32;
    var phi_8204_: u32;
    var phi_8236_: f32;
    var phi_8313_: vec3<f32>;
    var phi_8315_: vec3<f32>;
    var phi_8316_: bool;
    var phi_8333_: bool;
    var phi_8335_: bool;
    var phi_8336_: bool;
    var phi_8368_: vec3<f32>;
    var phi_8414_: bool;
    var phi_8416_: bool;
    var phi_8417_: bool;
    var phi_8440_: bool;
    var phi_8442_: bool;
    var phi_8443_: bool;
    var phi_8460_: bool;
    var phi_8461_: bool;
    var phi_8482_: vec3<f32>;
    var phi_8483_: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member_1;
    if (_e386 < _e389) {
        let _e393 = predicted_2.member[_e386];
        let _e400 = params_1.member.member;
        if (_e386 < _e400) {
            let _e402 = (_e386 * 8u);
            let _e405 = pushes_2.member[_e402];
            let _e409 = pushes_2.member[(_e402 + 1u)];
            let _e413 = pushes_2.member[(_e402 + 2u)];
            let _e417 = pushes_2.member[(_e402 + 3u)];
            let _e421 = pushes_2.member[(_e402 + 4u)];
            let _e425 = pushes_2.member[(_e402 + 5u)];
            let _e429 = pushes_2.member[(_e402 + 6u)];
            let _e430 = (_e402 + 7u);
            let _e433 = pushes_2.member[_e430];
            let _e434 = (3u * _e386);
            let _e437 = positions_3.member[_e434];
            let _e441 = positions_3.member[(_e434 + 1u)];
            let _e445 = positions_3.member[(_e434 + 2u)];
            let _e449 = new_velocities_1.member[_e386];
            if (_e417 == 0u) {
            } else {
                phi_8203_ = _e402;
                loop {
                    let _e452 = phi_8203_;
                    let _e453 = (_e452 < _e430);
                    if _e453 {
                        pushes_2.member[_e452] = 0u;
                        phi_8204_ = (_e452 + 1u);
                    } else {
                        break;
                    }
                    let _e458 = phi_8204_;
                    continue;
                    continuing {
                        phi_8203_ = _e458;
                    }
                }
            }
            if (_e449.w > 0f) {
                let _e462 = (_e433 != 0u);
                let _e465 = bounds_1.member[_e386];
                let _e466 = bitcast<f32>(_e465);
                if _e462 {
                    let _e469 = params_1.member.member_13;
                    let _e470 = (0.5f * _e469);
                    phi_8236_ = select(_e470, _e466, (_e466 > _e470));
                } else {
                    phi_8236_ = _e466;
                }
                let _e474 = phi_8236_;
                if _e462 {
                    bounds_1.member[_e386] = bitcast<u32>(_e474);
                    let _e478 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e481 = reference_2.member[_e386];
                let _e487 = params_1.member.member_13;
                let _e490 = (f32(bitcast<i32>(_e417)) * 0.0009765625f);
                let _e494 = ((32768f / _e487) * select(1f, _e490, (_e490 > 1f)));
                let _e506 = (f32(bitcast<i32>(_e421)) / _e494);
                let _e509 = (f32(bitcast<i32>(_e425)) / _e494);
                let _e512 = (f32(bitcast<i32>(_e429)) / _e494);
                let _e516 = ((_e393.x + (f32(bitcast<i32>(_e405)) / _e494)) + _e506);
                let _e517 = ((_e393.y + (f32(bitcast<i32>(_e409)) / _e494)) + _e509);
                let _e518 = ((_e393.z + (f32(bitcast<i32>(_e413)) / _e494)) + _e512);
                let _e520 = (_e516 - _e481.x);
                let _e521 = (_e517 - _e481.y);
                let _e522 = (_e518 - _e481.z);
                let _e528 = sqrt((((_e520 * _e520) + (_e521 * _e521)) + (_e522 * _e522)));
                if (_e528 > _e474) {
                    let _e532 = ((bitcast<u32>(_e528) & 2139095040u) != 2139095040u);
                    if _e532 {
                        let _e533 = (_e474 / _e528);
                        phi_8313_ = vec3<f32>((_e481.x + (_e520 * _e533)), (_e481.y + (_e521 * _e533)), (_e481.z + (_e522 * _e533)));
                    } else {
                        phi_8313_ = vec3<f32>();
                    }
                    let _e542 = phi_8313_;
                    phi_8315_ = _e542;
                    phi_8316_ = select(true, false, _e532);
                } else {
                    phi_8315_ = vec3<f32>();
                    phi_8316_ = true;
                }
                let _e545 = phi_8315_;
                let _e547 = phi_8316_;
                let _e549 = select(_e545, vec3<f32>(_e516, _e517, _e518), vec3(_e547));
                if (_e549.x == _e516) {
                    let _e553 = (_e549.y == _e517);
                    if _e553 {
                        phi_8333_ = (_e549.z == _e518);
                    } else {
                        phi_8333_ = bool();
                    }
                    let _e557 = phi_8333_;
                    phi_8335_ = _e557;
                    phi_8336_ = select(true, false, _e553);
                } else {
                    phi_8335_ = bool();
                    phi_8336_ = true;
                }
                let _e560 = phi_8335_;
                let _e562 = phi_8336_;
                if select(_e560, false, _e562) {
                    let _e581 = params_1.member.member_3;
                    phi_8368_ = vec3<f32>((_e449.x + (_e506 / _e581)), (_e449.y + (_e509 / _e581)), (_e449.z + (_e512 / _e581)));
                } else {
                    let _e571 = params_1.member.member_3;
                    phi_8368_ = vec3<f32>(((_e549.x - _e437) / _e571), ((_e549.y - _e441) / _e571), ((_e549.z - _e445) / _e571));
                }
                let _e590 = phi_8368_;
                let _e591 = (_e549.x - _e481.x);
                let _e593 = (_e549.y - _e481.y);
                let _e595 = (_e549.z - _e481.z);
                velocities_1.member[_e386] = vec4<f32>(_e590.x, _e590.y, _e590.z, _e449.w);
                let _e616 = sqrt((((_e590.x * _e590.x) + (_e590.y * _e590.y)) + (_e590.z * _e590.z)));
                if ((bitcast<u32>(_e549.x) & 2139095040u) != 2139095040u) {
                    let _e622 = ((bitcast<u32>(_e549.y) & 2139095040u) != 2139095040u);
                    if _e622 {
                        phi_8414_ = ((bitcast<u32>(_e549.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8414_ = bool();
                    }
                    let _e627 = phi_8414_;
                    phi_8416_ = _e627;
                    phi_8417_ = select(true, false, _e622);
                } else {
                    phi_8416_ = bool();
                    phi_8417_ = true;
                }
                let _e630 = phi_8416_;
                let _e632 = phi_8417_;
                if select(_e630, false, _e632) {
                    if ((bitcast<u32>(_e590.x) & 2139095040u) != 2139095040u) {
                        let _e639 = ((bitcast<u32>(_e590.y) & 2139095040u) != 2139095040u);
                        if _e639 {
                            phi_8440_ = ((bitcast<u32>(_e590.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8440_ = bool();
                        }
                        let _e644 = phi_8440_;
                        phi_8442_ = _e644;
                        phi_8443_ = select(true, false, _e639);
                    } else {
                        phi_8442_ = bool();
                        phi_8443_ = true;
                    }
                    let _e647 = phi_8442_;
                    let _e649 = phi_8443_;
                    if select(_e647, false, _e649) {
                        let _e653 = params_1.member.member_18;
                        let _e654 = (_e616 > _e653);
                        if _e654 {
                        } else {
                            let _e658 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e616));
                        }
                        phi_8460_ = _e654;
                    } else {
                        phi_8460_ = true;
                    }
                    let _e660 = phi_8460_;
                    phi_8461_ = _e660;
                } else {
                    phi_8461_ = true;
                }
                let _e662 = phi_8461_;
                if _e662 {
                    let _e665 = params_1.member.member_2;
                    let _e673 = atomicMin((&status_1.member[0u]), ((select(_e665, 126u, (_e665 > 126u)) << bitcast<u32>(25u)) | _e386));
                }
                if (select(0u, 1u, (sqrt((((_e591 * _e591) + (_e593 * _e593)) + (_e595 * _e595))) > (0.999f * _e474))) == 0u) {
                } else {
                    let _e677 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8482_ = _e549;
            } else {
                phi_8482_ = vec3<f32>(_e437, _e441, _e445);
            }
            let _e679 = phi_8482_;
            phi_8483_ = _e679;
        } else {
            phi_8483_ = vec3<f32>(_e393.x, _e393.y, _e393.z);
        }
        let _e681 = phi_8483_;
        let _e682 = (3u * _e386);
        positions_3.member[_e682] = _e681.x;
        positions_3.member[(_e682 + 1u)] = _e681.y;
        positions_3.member[(_e682 + 2u)] = _e681.z;
    }
    return;
}

fn function_27() {
    var phi_8570_: vec3<f32>;
    var phi_8573_: u32;
    var phi_8571_: vec3<f32>;
    var phi_8574_: u32;
    var phi_8655_: bool;
    var phi_8669_: vec3<f32>;
    var phi_8672_: u32;
    var phi_8670_: vec3<f32>;
    var phi_8673_: u32;
    var phi_8773_: vec3<f32>;
    var phi_8806_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member;
    if (_e386 < _e389) {
        let _e391 = (3u * _e386);
        let _e394 = positions.member[_e391];
        let _e398 = positions.member[(_e391 + 1u)];
        let _e402 = positions.member[(_e391 + 2u)];
        let _e405 = velocities.member[_e386];
        let _e409 = starts_1.member[_e386][0u];
        let _e413 = starts_1.member[_e386][1u];
        let _e414 = (_e386 + 1u);
        let _e418 = starts_1.member[_e414][0u];
        let _e422 = starts_1.member[_e414][1u];
        phi_8570_ = vec3<f32>(0f, 0f, 0f);
        phi_8573_ = _e409;
        loop {
            let _e427 = phi_8570_;
            let _e429 = phi_8573_;
            local_43 = _e427;
            local_45 = _e427;
            let _e430 = (_e429 < _e418);
            if _e430 {
                let _e433 = springs.member[_e429];
                let _e435 = (3u * _e433.member);
                let _e438 = positions.member[_e435];
                let _e442 = positions.member[(_e435 + 1u)];
                let _e446 = positions.member[(_e435 + 2u)];
                let _e449 = velocities.member[_e433.member];
                let _e453 = (_e438 - _e394);
                let _e454 = (_e442 - _e398);
                let _e455 = (_e446 - _e402);
                let _e461 = sqrt((((_e453 * _e453) + (_e454 * _e454)) + (_e455 * _e455)));
                let _e463 = select(0.00000000000000000001f, _e461, (_e461 > 0.00000000000000000001f));
                let _e468 = ((_e433.member_2 * (_e463 - _e433.member_1)) / _e463);
                phi_8571_ = vec3<f32>((_e427.x + ((_e453 * _e468) - ((_e405.x - _e449.x) * _e433.member_3))), (_e427.y + ((_e454 * _e468) - ((_e405.y - _e449.y) * _e433.member_3))), (_e427.z + ((_e455 * _e468) - ((_e405.z - _e449.z) * _e433.member_3))));
                phi_8574_ = (_e429 + 1u);
            } else {
                break;
            }
            let _e491 = phi_8571_;
            let _e493 = phi_8574_;
            continue;
            continuing {
                phi_8570_ = _e491;
                phi_8573_ = _e493;
            }
        }
        let _e497 = params_1.member.member_7;
        if (_e497 > 0f) {
            phi_8655_ = true;
        } else {
            let _e501 = params_1.member.member_11;
            phi_8655_ = (_e501 > 0f);
        }
        let _e504 = phi_8655_;
        if _e504 {
            let _e507 = params_1.member.member_8;
            let _e510 = params_1.member.member_9;
            let _e513 = params_1.member.member_10;
            let _e514 = (_e507 - _e405.x);
            let _e515 = (_e510 - _e405.y);
            let _e516 = (_e513 - _e405.z);
            let _e678 = local_43;
            phi_8669_ = _e678;
            phi_8672_ = _e413;
            loop {
                let _e518 = phi_8669_;
                let _e520 = phi_8672_;
                local_44 = _e518;
                let _e521 = (_e520 < _e422);
                if _e521 {
                    let _e525 = fans.member[_e520][0u];
                    let _e529 = fans.member[_e520][1u];
                    let _e530 = (3u * _e525);
                    let _e533 = positions.member[_e530];
                    let _e537 = positions.member[(_e530 + 1u)];
                    let _e541 = positions.member[(_e530 + 2u)];
                    let _e542 = (3u * _e529);
                    let _e545 = positions.member[_e542];
                    let _e549 = positions.member[(_e542 + 1u)];
                    let _e553 = positions.member[(_e542 + 2u)];
                    let _e556 = params_1.member.member_11;
                    let _e557 = (_e533 - _e394);
                    let _e558 = (_e537 - _e398);
                    let _e559 = (_e541 - _e402);
                    let _e560 = (_e545 - _e394);
                    let _e561 = (_e549 - _e398);
                    let _e562 = (_e553 - _e402);
                    let _e565 = ((_e558 * _e562) - (_e561 * _e559));
                    let _e568 = ((_e559 * _e560) - (_e562 * _e557));
                    let _e571 = ((_e557 * _e561) - (_e560 * _e558));
                    let _e577 = sqrt((((_e565 * _e565) + (_e568 * _e568)) + (_e571 * _e571)));
                    let _e579 = select(0.00000000000000000001f, _e577, (_e577 > 0.00000000000000000001f));
                    let _e586 = ((((_e514 * _e565) + (_e515 * _e568)) + (_e516 * _e571)) / (_e579 * _e579));
                    let _e587 = (_e565 * _e586);
                    let _e588 = (_e568 * _e586);
                    let _e589 = (_e571 * _e586);
                    let _e602 = (_e579 * 0.16666667f);
                    phi_8670_ = vec3<f32>((_e518.x + (((_e587 * _e497) + ((_e514 - _e587) * _e556)) * _e602)), (_e518.y + (((_e588 * _e497) + ((_e515 - _e588) * _e556)) * _e602)), (_e518.z + (((_e589 * _e497) + ((_e516 - _e589) * _e556)) * _e602)));
                    phi_8673_ = (_e520 + 1u);
                } else {
                    break;
                }
                let _e615 = phi_8670_;
                let _e617 = phi_8673_;
                continue;
                continuing {
                    phi_8669_ = _e615;
                    phi_8672_ = _e617;
                }
            }
            let _e684 = local_44;
            phi_8773_ = _e684;
        } else {
            let _e686 = local_45;
            phi_8773_ = _e686;
        }
        let _e620 = phi_8773_;
        if (_e405.w > 0f) {
            let _e625 = params_1.member.member_4;
            let _e628 = params_1.member.member_5;
            let _e631 = params_1.member.member_6;
            let _e643 = params_1.member.member_3;
            phi_8806_ = vec4<f32>((_e405.x + ((_e625 + (_e620.x * _e405.w)) * _e643)), (_e405.y + ((_e628 + (_e620.y * _e405.w)) * _e643)), (_e405.z + ((_e631 + (_e620.z * _e405.w)) * _e643)), _e405.w);
        } else {
            phi_8806_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e652 = phi_8806_;
        new_velocities.member[_e386] = _e652;
        let _e660 = params_1.member.member_3;
        predicted_4.member[_e386] = vec4<f32>((_e394 + (_e652.x * _e660)), (_e398 + (_e652.y * _e660)), (_e402 + (_e652.z * _e660)), _e652.w);
    }
    return;
}

fn function_28() {
    var phi_8891_: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member_1;
    let _e392 = params_1.member.member;
    if (_e386 < (_e389 - _e392)) {
        let _e395 = (3u * _e386);
        let _e398 = frame_start.member[_e395];
        let _e399 = (_e395 + 1u);
        let _e402 = frame_start.member[_e399];
        let _e403 = (_e395 + 2u);
        let _e406 = frame_start.member[_e403];
        let _e409 = frame_end.member[_e395];
        let _e412 = frame_end.member[_e399];
        let _e415 = frame_end.member[_e403];
        let _e420 = params_1.member.member_17;
        if (_e420 >= 1f) {
            phi_8891_ = vec3<f32>(_e409, _e412, _e415);
        } else {
            phi_8891_ = vec3<f32>((_e398 + ((_e409 - _e398) * _e420)), (_e402 + ((_e412 - _e402) * _e420)), (_e406 + ((_e415 - _e406) * _e420)));
        }
        let _e433 = phi_8891_;
        predicted_5.member[(_e392 + _e386)] = vec4<f32>(_e433.x, _e433.y, _e433.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_8943_: vec3<f32>;
    var phi_8946_: u32;
    var phi_9005_: vec3<f32>;
    var phi_8944_: vec3<f32>;
    var phi_8947_: u32;
    var phi_9018_: vec3<f32>;
    var phi_9065_: vec3<f32>;
    var phi_9067_: vec3<f32>;
    var phi_9068_: bool;
    var phi_9085_: bool;
    var phi_9087_: bool;
    var phi_9088_: bool;
    var phi_9100_: type_73;
    var local_46: vec3<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_1.member.member;
    if (_e386 < _e389) {
        let _e393 = predicted_6.member[_e386];
        let _e397 = starts_2.member[_e386][0u];
        let _e402 = starts_2.member[(_e386 + 1u)][0u];
        let _e405 = params_1.member.member_12;
        if (_e405 > 0f) {
            phi_8943_ = vec3<f32>(0f, 0f, 0f);
            phi_8946_ = _e397;
            loop {
                let _e408 = phi_8943_;
                let _e410 = phi_8946_;
                local_46 = _e408;
                let _e411 = (_e410 < _e402);
                if _e411 {
                    let _e414 = springs_1.member[_e410];
                    let _e418 = predicted_6.member[_e414.member];
                    let _e425 = (_e418.x - _e393.x);
                    let _e426 = (_e418.y - _e393.y);
                    let _e427 = (_e418.z - _e393.z);
                    let _e433 = sqrt((((_e425 * _e425) + (_e426 * _e426)) + (_e427 * _e427)));
                    let _e435 = select(0.00000000000000000001f, _e433, (_e433 > 0.00000000000000000001f));
                    let _e438 = (_e435 - (_e405 * _e414.member_1));
                    let _e441 = (_e393.w + _e418.w);
                    if (_e438 > 0f) {
                        let _e448 = (((0.25f * (_e393.w / select(0.00000000000000000001f, _e441, (_e441 > 0.00000000000000000001f)))) * _e438) / _e435);
                        phi_9005_ = vec3<f32>((_e425 * _e448), (_e426 * _e448), (_e427 * _e448));
                    } else {
                        phi_9005_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e454 = phi_9005_;
                    phi_8944_ = (_e408 + _e454);
                    phi_8947_ = (_e410 + 1u);
                } else {
                    break;
                }
                let _e458 = phi_8944_;
                let _e460 = phi_8947_;
                continue;
                continuing {
                    phi_8943_ = _e458;
                    phi_8946_ = _e460;
                }
            }
            let _e564 = local_46;
            phi_9018_ = _e564;
        } else {
            phi_9018_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e463 = phi_9018_;
        let _e466 = reference_2.member[_e386];
        let _e472 = bounds_2.member[_e386];
        let _e473 = bitcast<f32>(_e472);
        let _e478 = (_e393.x + _e463.x);
        let _e480 = (_e393.y + _e463.y);
        let _e482 = (_e393.z + _e463.z);
        let _e483 = vec3<f32>(_e393.x, _e393.y, _e393.z);
        let _e485 = (_e478 - _e466.x);
        let _e486 = (_e480 - _e466.y);
        let _e487 = (_e482 - _e466.z);
        let _e493 = sqrt((((_e485 * _e485) + (_e486 * _e486)) + (_e487 * _e487)));
        if (_e493 > _e473) {
            let _e497 = ((bitcast<u32>(_e493) & 2139095040u) != 2139095040u);
            if _e497 {
                let _e498 = (_e473 / _e493);
                phi_9065_ = vec3<f32>((_e466.x + (_e485 * _e498)), (_e466.y + (_e486 * _e498)), (_e466.z + (_e487 * _e498)));
            } else {
                phi_9065_ = vec3<f32>();
            }
            let _e507 = phi_9065_;
            phi_9067_ = _e507;
            phi_9068_ = select(true, false, _e497);
        } else {
            phi_9067_ = vec3<f32>();
            phi_9068_ = true;
        }
        let _e510 = phi_9067_;
        let _e512 = phi_9068_;
        let _e514 = select(_e510, (_e483 + _e463), vec3(_e512));
        if (_e514.x == _e478) {
            let _e518 = (_e514.y == _e480);
            if _e518 {
                phi_9085_ = (_e514.z == _e482);
            } else {
                phi_9085_ = bool();
            }
            let _e522 = phi_9085_;
            phi_9087_ = _e522;
            phi_9088_ = select(true, false, _e518);
        } else {
            phi_9087_ = bool();
            phi_9088_ = true;
        }
        let _e525 = phi_9087_;
        let _e527 = phi_9088_;
        if select(_e525, false, _e527) {
            phi_9100_ = type_73(_e514, _e463);
        } else {
            phi_9100_ = type_73(_e514, (_e514 - _e483));
        }
        let _e533 = phi_9100_;
        shortened.member[_e386] = vec4<f32>(_e533.member.x, _e533.member.y, _e533.member.z, _e393.w);
        let _e545 = new_velocities_2.member[_e386];
        let _e548 = params_1.member.member_3;
        new_velocities_2.member[_e386] = (_e545 + vec4<f32>((_e533.member_1.x / _e548), (_e533.member_1.y / _e548), (_e533.member_1.z / _e548), 0f));
    }
    return;
}

fn function_30() {
    var phi_9183_: bool;
    var phi_9198_: bool;
    var phi_9213_: bool;
    var phi_9228_: bool;
    var phi_9229_: bool;
    var phi_9230_: bool;
    var phi_9231_: bool;
    var phi_9232_: bool;
    var phi_9233_: bool;
    var phi_9525_: bool;
    var phi_9538_: bool;
    var phi_9570_: f32;
    var phi_9573_: vec3<f32>;
    var phi_9575_: vec3<f32>;
    var phi_9576_: bool;
    var phi_9577_: vec3<f32>;
    var phi_9578_: bool;
    var phi_9591_: bool;
    var phi_9623_: f32;
    var phi_9626_: vec3<f32>;
    var phi_9628_: vec3<f32>;
    var phi_9629_: bool;
    var phi_9630_: vec3<f32>;
    var phi_9631_: bool;
    var phi_9666_: f32;
    var phi_9669_: vec3<f32>;
    var phi_9671_: vec3<f32>;
    var phi_9672_: bool;
    var phi_9673_: vec3<f32>;
    var phi_9674_: bool;
    var phi_9696_: f32;
    var phi_9707_: f32;
    var phi_9711_: vec3<f32>;
    var phi_9712_: vec3<f32>;
    var phi_9713_: vec3<f32>;
    var phi_9714_: vec3<f32>;
    var phi_9715_: vec3<f32>;
    var phi_9716_: vec3<f32>;
    var phi_9411_: f32;
    var phi_9423_: f32;
    var phi_9399_: f32;
    var phi_9426_: f32;
    var phi_9439_: f32;
    var phi_9456_: f32;
    var phi_9457_: f32;
    var phi_9724_: vec4<f32>;
    var phi_9771_: vec3<f32>;
    var phi_9818_: vec3<f32>;
    var phi_9827_: vec3<f32>;
    var phi_9828_: f32;
    var phi_9829_: vec3<f32>;
    var phi_9830_: f32;
    var phi_9831_: vec3<f32>;
    var phi_9832_: f32;
    var phi_9890_: bool;
    var phi_9892_: bool;
    var phi_9893_: bool;
    var phi_10005_: f32;
    var phi_10024_: type_62;
    var phi_10025_: type_62;
    var phi_10026_: type_62;
    var phi_10052_: bool;
    var phi_10054_: bool;
    var phi_10055_: bool;
    var phi_10056_: bool;
    var phi_10057_: bool;
    var phi_10091_: bool;
    var phi_10093_: bool;
    var phi_10094_: bool;
    var phi_10095_: bool;
    var phi_10096_: bool;
    var phi_10102_: bool;
    var phi_10145_: f32;
    var phi_10152_: f32;
    var phi_10174_: f32;
    var phi_10181_: f32;
    var phi_10203_: f32;
    var phi_10210_: f32;
    var phi_10232_: f32;
    var phi_10239_: f32;
    var phi_10261_: f32;
    var phi_10268_: f32;
    var phi_10290_: f32;
    var phi_10297_: f32;
    var phi_10319_: f32;
    var phi_10326_: f32;
    var phi_10407_: f32;
    var phi_10414_: f32;
    var phi_10436_: f32;
    var phi_10443_: f32;
    var phi_10465_: f32;
    var phi_10472_: f32;
    var phi_10494_: f32;
    var phi_10501_: f32;
    var phi_10523_: f32;
    var phi_10530_: f32;
    var phi_10552_: f32;
    var phi_10559_: f32;
    var phi_10581_: f32;
    var phi_10588_: f32;
    var phi_10669_: f32;
    var phi_10676_: f32;
    var phi_10698_: f32;
    var phi_10705_: f32;
    var phi_10727_: f32;
    var phi_10734_: f32;
    var phi_10756_: f32;
    var phi_10763_: f32;
    var phi_10785_: f32;
    var phi_10792_: f32;
    var phi_10814_: f32;
    var phi_10821_: f32;
    var phi_10843_: f32;
    var phi_10850_: f32;
    var phi_10931_: f32;
    var phi_10938_: f32;
    var phi_10960_: f32;
    var phi_10967_: f32;
    var phi_10989_: f32;
    var phi_10996_: f32;
    var phi_11018_: f32;
    var phi_11025_: f32;
    var phi_11047_: f32;
    var phi_11054_: f32;
    var phi_11076_: f32;
    var phi_11083_: f32;
    var phi_11105_: f32;
    var phi_11112_: f32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = near_3.member[0u];
    let _e392 = params_1.member.member_20;
    if (_e386 < select(_e392, _e389, (_e389 < _e392))) {
        let _e397 = ((_e386 + 1u) * 4u);
        let _e400 = near_3.member[_e397];
        let _e402 = ((_e400 & 2147483648u) != 0u);
        let _e403 = (_e400 & 2147483647u);
        let _e407 = near_3.member[(_e397 + 1u)];
        let _e411 = near_3.member[(_e397 + 2u)];
        let _e415 = near_3.member[(_e397 + 3u)];
        let _e418 = params_1.member.member;
        if (_e403 < _e418) {
            let _e424 = atomicLoad((&pushes_3.member[((_e403 * 8u) + 7u)]));
            phi_9183_ = (_e424 != 0u);
        } else {
            phi_9183_ = false;
        }
        let _e427 = phi_9183_;
        if _e427 {
            phi_9232_ = bool();
            phi_9233_ = true;
        } else {
            if (_e407 < _e418) {
                let _e433 = atomicLoad((&pushes_3.member[((_e407 * 8u) + 7u)]));
                phi_9198_ = (_e433 != 0u);
            } else {
                phi_9198_ = false;
            }
            let _e436 = phi_9198_;
            if _e436 {
                phi_9230_ = bool();
                phi_9231_ = true;
            } else {
                if (_e411 < _e418) {
                    let _e442 = atomicLoad((&pushes_3.member[((_e411 * 8u) + 7u)]));
                    phi_9213_ = (_e442 != 0u);
                } else {
                    phi_9213_ = false;
                }
                let _e445 = phi_9213_;
                if _e445 {
                    phi_9229_ = bool();
                } else {
                    if (_e415 < _e418) {
                        let _e451 = atomicLoad((&pushes_3.member[((_e415 * 8u) + 7u)]));
                        phi_9228_ = (_e451 != 0u);
                    } else {
                        phi_9228_ = false;
                    }
                    let _e454 = phi_9228_;
                    phi_9229_ = _e454;
                }
                let _e456 = phi_9229_;
                phi_9230_ = _e456;
                phi_9231_ = _e445;
            }
            let _e458 = phi_9230_;
            let _e460 = phi_9231_;
            phi_9232_ = _e458;
            phi_9233_ = _e460;
        }
        let _e462 = phi_9232_;
        let _e464 = phi_9233_;
        let _e468 = predicted_1.member[_e403];
        let _e471 = predicted_1.member[_e407];
        let _e474 = predicted_1.member[_e411];
        let _e477 = predicted_1.member[_e415];
        let _e481 = (3u * _e403);
        let _e484 = positions_4.member[_e481];
        let _e488 = positions_4.member[(_e481 + 1u)];
        let _e492 = positions_4.member[(_e481 + 2u)];
        let _e499 = (3u * _e407);
        let _e502 = positions_4.member[_e499];
        let _e506 = positions_4.member[(_e499 + 1u)];
        let _e510 = positions_4.member[(_e499 + 2u)];
        let _e517 = (3u * _e411);
        let _e520 = positions_4.member[_e517];
        let _e524 = positions_4.member[(_e517 + 1u)];
        let _e528 = positions_4.member[(_e517 + 2u)];
        let _e535 = (3u * _e415);
        let _e538 = positions_4.member[_e535];
        let _e542 = positions_4.member[(_e535 + 1u)];
        let _e546 = positions_4.member[(_e535 + 2u)];
        if _e402 {
            let _e739 = (_e471.x - _e468.x);
            let _e740 = (_e471.y - _e468.y);
            let _e741 = (_e471.z - _e468.z);
            let _e742 = (_e477.x - _e474.x);
            let _e743 = (_e477.y - _e474.y);
            let _e744 = (_e477.z - _e474.z);
            let _e745 = (_e468.x - _e474.x);
            let _e746 = (_e468.y - _e474.y);
            let _e747 = (_e468.z - _e474.z);
            let _e752 = (((_e739 * _e739) + (_e740 * _e740)) + (_e741 * _e741));
            let _e754 = select(0.000000000000000000000000000001f, _e752, (_e752 > 0.000000000000000000000000000001f));
            let _e759 = (((_e742 * _e742) + (_e743 * _e743)) + (_e744 * _e744));
            let _e761 = select(0.000000000000000000000000000001f, _e759, (_e759 > 0.000000000000000000000000000001f));
            let _e766 = (((_e739 * _e745) + (_e740 * _e746)) + (_e741 * _e747));
            let _e771 = (((_e742 * _e745) + (_e743 * _e746)) + (_e744 * _e747));
            let _e776 = (((_e739 * _e742) + (_e740 * _e743)) + (_e741 * _e744));
            let _e779 = ((_e754 * _e761) - (_e776 * _e776));
            if (_e779 > ((0.000001f * _e754) * _e761)) {
                let _e802 = (((_e776 * _e771) - (_e766 * _e761)) / _e779);
                if (_e802 > 1f) {
                    phi_9399_ = 1f;
                } else {
                    phi_9399_ = select(0f, _e802, (_e802 > 0f));
                }
                let _e807 = phi_9399_;
                phi_9426_ = _e807;
            } else {
                let _e784 = (-(_e766) / _e754);
                if (_e784 > 1f) {
                    phi_9411_ = 1f;
                } else {
                    phi_9411_ = select(0f, _e784, (_e784 > 0f));
                }
                let _e789 = phi_9411_;
                let _e791 = ((_e776 - _e766) / _e754);
                if (_e791 > 1f) {
                    phi_9423_ = 1f;
                } else {
                    phi_9423_ = select(0f, _e791, (_e791 > 0f));
                }
                let _e796 = phi_9423_;
                phi_9426_ = (0.5f * (_e789 + _e796));
            }
            let _e809 = phi_9426_;
            let _e812 = (((_e776 * _e809) + _e771) / _e761);
            if (_e812 > 1f) {
                phi_9439_ = 1f;
            } else {
                phi_9439_ = select(0f, _e812, (_e812 > 0f));
            }
            let _e817 = phi_9439_;
            if (_e812 != _e817) {
                let _e821 = (((_e776 * _e817) - _e766) / _e754);
                if (_e821 > 1f) {
                    phi_9456_ = 1f;
                } else {
                    phi_9456_ = select(0f, _e821, (_e821 > 0f));
                }
                let _e826 = phi_9456_;
                phi_9457_ = _e826;
            } else {
                phi_9457_ = _e809;
            }
            let _e828 = phi_9457_;
            phi_9724_ = vec4<f32>((1f - _e828), _e828, (_e817 - 1f), -(_e817));
        } else {
            let _e554 = (_e474.x - _e471.x);
            let _e555 = (_e474.y - _e471.y);
            let _e556 = (_e474.z - _e471.z);
            let _e557 = (_e477.x - _e471.x);
            let _e558 = (_e477.y - _e471.y);
            let _e559 = (_e477.z - _e471.z);
            let _e560 = (_e468.x - _e471.x);
            let _e561 = (_e468.y - _e471.y);
            let _e562 = (_e468.z - _e471.z);
            let _e567 = (((_e554 * _e560) + (_e555 * _e561)) + (_e556 * _e562));
            let _e572 = (((_e557 * _e560) + (_e558 * _e561)) + (_e559 * _e562));
            let _e573 = (_e468.x - _e474.x);
            let _e574 = (_e468.y - _e474.y);
            let _e575 = (_e468.z - _e474.z);
            let _e580 = (((_e554 * _e573) + (_e555 * _e574)) + (_e556 * _e575));
            let _e585 = (((_e557 * _e573) + (_e558 * _e574)) + (_e559 * _e575));
            let _e586 = (_e468.x - _e477.x);
            let _e587 = (_e468.y - _e477.y);
            let _e588 = (_e468.z - _e477.z);
            let _e593 = (((_e554 * _e586) + (_e555 * _e587)) + (_e556 * _e588));
            let _e598 = (((_e557 * _e586) + (_e558 * _e587)) + (_e559 * _e588));
            let _e601 = ((_e580 * _e598) - (_e593 * _e585));
            let _e604 = ((_e593 * _e572) - (_e567 * _e598));
            let _e607 = ((_e567 * _e585) - (_e580 * _e572));
            if (_e567 <= 0f) {
                phi_9525_ = select(true, false, (_e572 <= 0f));
            } else {
                phi_9525_ = true;
            }
            let _e612 = phi_9525_;
            if _e612 {
                if (_e580 >= 0f) {
                    phi_9538_ = select(true, false, (_e585 <= _e580));
                } else {
                    phi_9538_ = true;
                }
                let _e617 = phi_9538_;
                if _e617 {
                    if (_e607 <= 0f) {
                        if (_e567 >= 0f) {
                            let _e620 = (_e580 <= 0f);
                            if _e620 {
                                let _e621 = (_e567 - _e580);
                                let _e624 = (_e567 / select(0.000000000000000000000000000001f, _e621, (_e621 > 0.000000000000000000000000000001f)));
                                if (_e624 > 1f) {
                                    phi_9570_ = 1f;
                                } else {
                                    phi_9570_ = select(0f, _e624, (_e624 > 0f));
                                }
                                let _e629 = phi_9570_;
                                phi_9573_ = vec3<f32>((1f - _e629), _e629, 0f);
                            } else {
                                phi_9573_ = vec3<f32>();
                            }
                            let _e633 = phi_9573_;
                            phi_9575_ = _e633;
                            phi_9576_ = select(true, false, _e620);
                        } else {
                            phi_9575_ = vec3<f32>();
                            phi_9576_ = true;
                        }
                        let _e636 = phi_9575_;
                        let _e638 = phi_9576_;
                        phi_9577_ = _e636;
                        phi_9578_ = _e638;
                    } else {
                        phi_9577_ = vec3<f32>();
                        phi_9578_ = true;
                    }
                    let _e640 = phi_9577_;
                    let _e642 = phi_9578_;
                    if _e642 {
                        if (_e598 >= 0f) {
                            phi_9591_ = select(true, false, (_e593 <= _e598));
                        } else {
                            phi_9591_ = true;
                        }
                        let _e647 = phi_9591_;
                        if _e647 {
                            if (_e604 <= 0f) {
                                if (_e572 >= 0f) {
                                    let _e650 = (_e598 <= 0f);
                                    if _e650 {
                                        let _e651 = (_e572 - _e598);
                                        let _e654 = (_e572 / select(0.000000000000000000000000000001f, _e651, (_e651 > 0.000000000000000000000000000001f)));
                                        if (_e654 > 1f) {
                                            phi_9623_ = 1f;
                                        } else {
                                            phi_9623_ = select(0f, _e654, (_e654 > 0f));
                                        }
                                        let _e659 = phi_9623_;
                                        phi_9626_ = vec3<f32>((1f - _e659), 0f, _e659);
                                    } else {
                                        phi_9626_ = vec3<f32>();
                                    }
                                    let _e663 = phi_9626_;
                                    phi_9628_ = _e663;
                                    phi_9629_ = select(true, false, _e650);
                                } else {
                                    phi_9628_ = vec3<f32>();
                                    phi_9629_ = true;
                                }
                                let _e666 = phi_9628_;
                                let _e668 = phi_9629_;
                                phi_9630_ = _e666;
                                phi_9631_ = _e668;
                            } else {
                                phi_9630_ = vec3<f32>();
                                phi_9631_ = true;
                            }
                            let _e670 = phi_9630_;
                            let _e672 = phi_9631_;
                            if _e672 {
                                if (_e601 <= 0f) {
                                    if (_e585 >= _e580) {
                                        let _e675 = (_e593 >= _e598);
                                        if _e675 {
                                            let _e676 = (_e585 - _e580);
                                            let _e678 = (_e676 + (_e593 - _e598));
                                            let _e681 = (_e676 / select(0.000000000000000000000000000001f, _e678, (_e678 > 0.000000000000000000000000000001f)));
                                            if (_e681 > 1f) {
                                                phi_9666_ = 1f;
                                            } else {
                                                phi_9666_ = select(0f, _e681, (_e681 > 0f));
                                            }
                                            let _e686 = phi_9666_;
                                            phi_9669_ = vec3<f32>(0f, (1f - _e686), _e686);
                                        } else {
                                            phi_9669_ = vec3<f32>();
                                        }
                                        let _e690 = phi_9669_;
                                        phi_9671_ = _e690;
                                        phi_9672_ = select(true, false, _e675);
                                    } else {
                                        phi_9671_ = vec3<f32>();
                                        phi_9672_ = true;
                                    }
                                    let _e693 = phi_9671_;
                                    let _e695 = phi_9672_;
                                    phi_9673_ = _e693;
                                    phi_9674_ = _e695;
                                } else {
                                    phi_9673_ = vec3<f32>();
                                    phi_9674_ = true;
                                }
                                let _e697 = phi_9673_;
                                let _e699 = phi_9674_;
                                if _e699 {
                                    let _e701 = ((_e601 + _e604) + _e607);
                                    let _e704 = (1f / select(0.000000000000000000000000000001f, _e701, (_e701 > 0.000000000000000000000000000001f)));
                                    let _e705 = (_e604 * _e704);
                                    if (_e705 > 1f) {
                                        phi_9696_ = 1f;
                                    } else {
                                        phi_9696_ = select(0f, _e705, (_e705 > 0f));
                                    }
                                    let _e710 = phi_9696_;
                                    let _e711 = (_e607 * _e704);
                                    if (_e711 > 1f) {
                                        phi_9707_ = 1f;
                                    } else {
                                        phi_9707_ = select(0f, _e711, (_e711 > 0f));
                                    }
                                    let _e716 = phi_9707_;
                                    phi_9711_ = vec3<f32>(((1f - _e710) - _e716), _e710, _e716);
                                } else {
                                    phi_9711_ = _e697;
                                }
                                let _e721 = phi_9711_;
                                phi_9712_ = _e721;
                            } else {
                                phi_9712_ = _e670;
                            }
                            let _e723 = phi_9712_;
                            phi_9713_ = _e723;
                        } else {
                            phi_9713_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e725 = phi_9713_;
                        phi_9714_ = _e725;
                    } else {
                        phi_9714_ = _e640;
                    }
                    let _e727 = phi_9714_;
                    phi_9715_ = _e727;
                } else {
                    phi_9715_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e729 = phi_9715_;
                phi_9716_ = _e729;
            } else {
                phi_9716_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e731 = phi_9716_;
            phi_9724_ = vec4<f32>(1f, -(_e731.x), -(_e731.y), -(_e731.z));
        }
        let _e834 = phi_9724_;
        let _e857 = ((((_e468.x * _e834.x) + (_e471.x * _e834.y)) + (_e474.x * _e834.z)) + (_e477.x * _e834.w));
        let _e858 = ((((_e468.y * _e834.x) + (_e471.y * _e834.y)) + (_e474.y * _e834.z)) + (_e477.y * _e834.w));
        let _e859 = ((((_e468.z * _e834.x) + (_e471.z * _e834.y)) + (_e474.z * _e834.z)) + (_e477.z * _e834.w));
        let _e865 = sqrt((((_e857 * _e857) + (_e858 * _e858)) + (_e859 * _e859)));
        if (_e865 > 0.000000000000000000000000000001f) {
            let _e867 = (1f / _e865);
            phi_9771_ = vec3<f32>((_e857 * _e867), (_e858 * _e867), (_e859 * _e867));
        } else {
            phi_9771_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e873 = phi_9771_;
        let _e876 = params_1.member.member_13;
        if (_e865 < (0.001f * _e876)) {
            if _e402 {
                phi_9829_ = vec3<f32>(0f, 0f, 0f);
                phi_9830_ = _e865;
            } else {
                if (_e407 >= _e418) {
                    let _e880 = (_e474.x - _e471.x);
                    let _e881 = (_e474.y - _e471.y);
                    let _e882 = (_e474.z - _e471.z);
                    let _e883 = (_e477.x - _e471.x);
                    let _e884 = (_e477.y - _e471.y);
                    let _e885 = (_e477.z - _e471.z);
                    let _e888 = ((_e881 * _e885) - (_e884 * _e882));
                    let _e891 = ((_e882 * _e883) - (_e885 * _e880));
                    let _e894 = ((_e880 * _e884) - (_e883 * _e881));
                    let _e900 = sqrt((((_e888 * _e888) + (_e891 * _e891)) + (_e894 * _e894)));
                    if (_e900 > 0.000000000000000000000000000001f) {
                        let _e902 = (1f / _e900);
                        phi_9818_ = vec3<f32>((_e888 * _e902), (_e891 * _e902), (_e894 * _e902));
                    } else {
                        phi_9818_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e908 = phi_9818_;
                    phi_9827_ = _e908;
                    phi_9828_ = (((_e857 * _e908.x) + (_e858 * _e908.y)) + (_e859 * _e908.z));
                } else {
                    phi_9827_ = vec3<f32>(0f, 0f, 0f);
                    phi_9828_ = _e865;
                }
                let _e918 = phi_9827_;
                let _e920 = phi_9828_;
                phi_9829_ = _e918;
                phi_9830_ = _e920;
            }
            let _e922 = phi_9829_;
            let _e924 = phi_9830_;
            phi_9831_ = _e922;
            phi_9832_ = _e924;
        } else {
            phi_9831_ = _e873;
            phi_9832_ = _e865;
        }
        let _e926 = phi_9831_;
        let _e928 = phi_9832_;
        let _e939 = (((((_e834.x * _e834.x) * _e468.w) + ((_e834.y * _e834.y) * _e471.w)) + ((_e834.z * _e834.z) * _e474.w)) + ((_e834.w * _e834.w) * _e477.w));
        let _e941 = select(_e477.w, _e474.w, (_e474.w > _e477.w));
        let _e943 = select(_e941, _e471.w, (_e471.w > _e941));
        let _e946 = (0.25f * select(_e943, _e468.w, (_e468.w > _e943)));
        let _e948 = select(_e946, _e939, (_e939 > _e946));
        let _e949 = type_62(_e834, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e928 < _e876) {
            if (_e948 > 0f) {
                let _e954 = global_1[0u];
                if (_e926.x == _e954) {
                    let _e958 = global_1[1u];
                    let _e959 = (_e926.y == _e958);
                    if _e959 {
                        let _e962 = global_1[2u];
                        phi_9890_ = (_e926.z == _e962);
                    } else {
                        phi_9890_ = bool();
                    }
                    let _e965 = phi_9890_;
                    phi_9892_ = _e965;
                    phi_9893_ = select(true, false, _e959);
                } else {
                    phi_9892_ = bool();
                    phi_9893_ = true;
                }
                let _e968 = phi_9892_;
                let _e970 = phi_9893_;
                if !(select(_e968, false, _e970)) {
                    let _e991 = (((((_e468.x - _e484) * _e834.x) + ((_e471.x - _e502) * _e834.y)) + ((_e474.x - _e520) * _e834.z)) + ((_e477.x - _e538) * _e834.w));
                    let _e992 = (((((_e468.y - _e488) * _e834.x) + ((_e471.y - _e506) * _e834.y)) + ((_e474.y - _e524) * _e834.z)) + ((_e477.y - _e542) * _e834.w));
                    let _e993 = (((((_e468.z - _e492) * _e834.x) + ((_e471.z - _e510) * _e834.y)) + ((_e474.z - _e528) * _e834.z)) + ((_e477.z - _e546) * _e834.w));
                    let _e1000 = (((_e991 * _e926.x) + (_e992 * _e926.y)) + (_e993 * _e926.z));
                    let _e1001 = -(_e1000);
                    let _e1003 = select(0f, _e1001, (_e1001 > 0f));
                    let _e1004 = (_e876 - _e928);
                    let _e1005 = (0.5f * _e1004);
                    let _e1008 = (_e1003 * (_e1004 * (8f / _e876)));
                    let _e1010 = select(_e1008, _e1005, (_e1005 > _e1008));
                    let _e1012 = select(_e1010, _e1003, (_e1003 < _e1010));
                    let _e1013 = (_e1005 - _e1012);
                    let _e1016 = (select(0f, _e1013, (_e1013 > 0f)) / _e948);
                    let _e1024 = (_e991 - (_e926.x * _e1000));
                    let _e1025 = (_e992 - (_e926.y * _e1000));
                    let _e1026 = (_e993 - (_e926.z * _e1000));
                    let _e1032 = sqrt((((_e1024 * _e1024) + (_e1025 * _e1025)) + (_e1026 * _e1026)));
                    let _e1035 = params_1.member.member_15;
                    let _e1038 = (_e1035 * select(_e1012, _e1005, (_e1005 > _e1012)));
                    if (_e1032 > _e1038) {
                        phi_10005_ = (_e1038 / _e1032);
                    } else {
                        phi_10005_ = 1f;
                    }
                    let _e1042 = phi_10005_;
                    let _e1052 = (1f / _e948);
                    phi_10024_ = type_62(_e834, vec4<f32>((_e926.x * _e1016), (_e926.y * _e1016), (_e926.z * _e1016), 0f), vec4<f32>((((_e926.x * _e1012) - (_e1024 * _e1042)) * _e1052), (((_e926.y * _e1012) - (_e1025 * _e1042)) * _e1052), (((_e926.z * _e1012) - (_e1026 * _e1042)) * _e1052), 0f));
                } else {
                    phi_10024_ = _e949;
                }
                let _e1059 = phi_10024_;
                phi_10025_ = _e1059;
            } else {
                phi_10025_ = _e949;
            }
            let _e1061 = phi_10025_;
            phi_10026_ = _e1061;
        } else {
            phi_10026_ = _e949;
        }
        let _e1063 = phi_10026_;
        let _e1067 = global[0u];
        if (_e1063.member_1.x == _e1067) {
            let _e1072 = global[1u];
            if (_e1063.member_1.y == _e1072) {
                let _e1077 = global[2u];
                let _e1078 = (_e1063.member_1.z == _e1077);
                if _e1078 {
                    let _e1082 = global[3u];
                    phi_10052_ = (_e1063.member_1.w == _e1082);
                } else {
                    phi_10052_ = bool();
                }
                let _e1085 = phi_10052_;
                phi_10054_ = _e1085;
                phi_10055_ = select(true, false, _e1078);
            } else {
                phi_10054_ = bool();
                phi_10055_ = true;
            }
            let _e1088 = phi_10054_;
            let _e1090 = phi_10055_;
            phi_10056_ = _e1088;
            phi_10057_ = _e1090;
        } else {
            phi_10056_ = bool();
            phi_10057_ = true;
        }
        let _e1092 = phi_10056_;
        let _e1094 = phi_10057_;
        if !(select(_e1092, false, _e1094)) {
            phi_10102_ = true;
        } else {
            let _e1099 = global[0u];
            if (_e1063.member_2.x == _e1099) {
                let _e1104 = global[1u];
                if (_e1063.member_2.y == _e1104) {
                    let _e1109 = global[2u];
                    let _e1110 = (_e1063.member_2.z == _e1109);
                    if _e1110 {
                        let _e1114 = global[3u];
                        phi_10091_ = (_e1063.member_2.w == _e1114);
                    } else {
                        phi_10091_ = bool();
                    }
                    let _e1117 = phi_10091_;
                    phi_10093_ = _e1117;
                    phi_10094_ = select(true, false, _e1110);
                } else {
                    phi_10093_ = bool();
                    phi_10094_ = true;
                }
                let _e1120 = phi_10093_;
                let _e1122 = phi_10094_;
                phi_10095_ = _e1120;
                phi_10096_ = _e1122;
            } else {
                phi_10095_ = bool();
                phi_10096_ = true;
            }
            let _e1124 = phi_10095_;
            let _e1126 = phi_10096_;
            phi_10102_ = !(select(_e1124, false, _e1126));
        }
        let _e1130 = phi_10102_;
        if _e1130 {
            if select(_e462, true, _e464) {
            } else {
                if (_e468.w > 0f) {
                    let _e1134 = (_e1063.member.x * _e468.w);
                    let _e1149 = (32768f / _e876);
                    let _e1151 = (abs(_e1063.member.x) * 1024f);
                    if (_e1151 > 131072f) {
                        phi_10145_ = 131072f;
                    } else {
                        phi_10145_ = select(-131072f, _e1151, (_e1151 > -131072f));
                    }
                    let _e1156 = phi_10145_;
                    if (_e1156 < 0f) {
                        phi_10152_ = (_e1156 - 0.5f);
                    } else {
                        phi_10152_ = (_e1156 + 0.5f);
                    }
                    let _e1161 = phi_10152_;
                    let _e1170 = ((_e1063.member_1.x * _e1134) * _e1149);
                    if (_e1170 > 131072f) {
                        phi_10174_ = 131072f;
                    } else {
                        phi_10174_ = select(-131072f, _e1170, (_e1170 > -131072f));
                    }
                    let _e1175 = phi_10174_;
                    if (_e1175 < 0f) {
                        phi_10181_ = (_e1175 - 0.5f);
                    } else {
                        phi_10181_ = (_e1175 + 0.5f);
                    }
                    let _e1180 = phi_10181_;
                    let _e1189 = ((_e1063.member_1.y * _e1134) * _e1149);
                    if (_e1189 > 131072f) {
                        phi_10203_ = 131072f;
                    } else {
                        phi_10203_ = select(-131072f, _e1189, (_e1189 > -131072f));
                    }
                    let _e1194 = phi_10203_;
                    if (_e1194 < 0f) {
                        phi_10210_ = (_e1194 - 0.5f);
                    } else {
                        phi_10210_ = (_e1194 + 0.5f);
                    }
                    let _e1199 = phi_10210_;
                    let _e1208 = ((_e1063.member_1.z * _e1134) * _e1149);
                    if (_e1208 > 131072f) {
                        phi_10232_ = 131072f;
                    } else {
                        phi_10232_ = select(-131072f, _e1208, (_e1208 > -131072f));
                    }
                    let _e1213 = phi_10232_;
                    if (_e1213 < 0f) {
                        phi_10239_ = (_e1213 - 0.5f);
                    } else {
                        phi_10239_ = (_e1213 + 0.5f);
                    }
                    let _e1218 = phi_10239_;
                    let _e1227 = ((_e1063.member_2.x * _e1134) * _e1149);
                    if (_e1227 > 131072f) {
                        phi_10261_ = 131072f;
                    } else {
                        phi_10261_ = select(-131072f, _e1227, (_e1227 > -131072f));
                    }
                    let _e1232 = phi_10261_;
                    if (_e1232 < 0f) {
                        phi_10268_ = (_e1232 - 0.5f);
                    } else {
                        phi_10268_ = (_e1232 + 0.5f);
                    }
                    let _e1237 = phi_10268_;
                    let _e1245 = bitcast<u32>(select(0i, select(select(i32(_e1237), i32(-2147483648), (_e1237 < -2147483600f)), 2147483647i, (_e1237 > 2147483500f)), (_e1237 == _e1237)));
                    let _e1246 = ((_e1063.member_2.y * _e1134) * _e1149);
                    if (_e1246 > 131072f) {
                        phi_10290_ = 131072f;
                    } else {
                        phi_10290_ = select(-131072f, _e1246, (_e1246 > -131072f));
                    }
                    let _e1251 = phi_10290_;
                    if (_e1251 < 0f) {
                        phi_10297_ = (_e1251 - 0.5f);
                    } else {
                        phi_10297_ = (_e1251 + 0.5f);
                    }
                    let _e1256 = phi_10297_;
                    let _e1264 = bitcast<u32>(select(0i, select(select(i32(_e1256), i32(-2147483648), (_e1256 < -2147483600f)), 2147483647i, (_e1256 > 2147483500f)), (_e1256 == _e1256)));
                    let _e1265 = ((_e1063.member_2.z * _e1134) * _e1149);
                    if (_e1265 > 131072f) {
                        phi_10319_ = 131072f;
                    } else {
                        phi_10319_ = select(-131072f, _e1265, (_e1265 > -131072f));
                    }
                    let _e1270 = phi_10319_;
                    if (_e1270 < 0f) {
                        phi_10326_ = (_e1270 - 0.5f);
                    } else {
                        phi_10326_ = (_e1270 + 0.5f);
                    }
                    let _e1275 = phi_10326_;
                    let _e1283 = bitcast<u32>(select(0i, select(select(i32(_e1275), i32(-2147483648), (_e1275 < -2147483600f)), 2147483647i, (_e1275 > 2147483500f)), (_e1275 == _e1275)));
                    let _e1284 = (_e403 * 8u);
                    let _e1287 = atomicAdd((&pushes_3.member[_e1284]), bitcast<u32>(select(0i, select(select(i32(_e1180), i32(-2147483648), (_e1180 < -2147483600f)), 2147483647i, (_e1180 > 2147483500f)), (_e1180 == _e1180))));
                    let _e1291 = atomicAdd((&pushes_3.member[(_e1284 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1199), i32(-2147483648), (_e1199 < -2147483600f)), 2147483647i, (_e1199 > 2147483500f)), (_e1199 == _e1199))));
                    let _e1295 = atomicAdd((&pushes_3.member[(_e1284 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1218), i32(-2147483648), (_e1218 < -2147483600f)), 2147483647i, (_e1218 > 2147483500f)), (_e1218 == _e1218))));
                    let _e1299 = atomicAdd((&pushes_3.member[(_e1284 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1161), i32(-2147483648), (_e1161 < -2147483600f)), 2147483647i, (_e1161 > 2147483500f)), (_e1161 == _e1161))));
                    if (((_e1245 | _e1264) | _e1283) == 0u) {
                    } else {
                        let _e1306 = atomicAdd((&pushes_3.member[(_e1284 + 4u)]), _e1245);
                        let _e1310 = atomicAdd((&pushes_3.member[(_e1284 + 5u)]), _e1264);
                        let _e1314 = atomicAdd((&pushes_3.member[(_e1284 + 6u)]), _e1283);
                    }
                }
                if (_e471.w > 0f) {
                    let _e1318 = (_e1063.member.y * _e471.w);
                    let _e1333 = (32768f / _e876);
                    let _e1335 = (abs(_e1063.member.y) * 1024f);
                    if (_e1335 > 131072f) {
                        phi_10407_ = 131072f;
                    } else {
                        phi_10407_ = select(-131072f, _e1335, (_e1335 > -131072f));
                    }
                    let _e1340 = phi_10407_;
                    if (_e1340 < 0f) {
                        phi_10414_ = (_e1340 - 0.5f);
                    } else {
                        phi_10414_ = (_e1340 + 0.5f);
                    }
                    let _e1345 = phi_10414_;
                    let _e1354 = ((_e1063.member_1.x * _e1318) * _e1333);
                    if (_e1354 > 131072f) {
                        phi_10436_ = 131072f;
                    } else {
                        phi_10436_ = select(-131072f, _e1354, (_e1354 > -131072f));
                    }
                    let _e1359 = phi_10436_;
                    if (_e1359 < 0f) {
                        phi_10443_ = (_e1359 - 0.5f);
                    } else {
                        phi_10443_ = (_e1359 + 0.5f);
                    }
                    let _e1364 = phi_10443_;
                    let _e1373 = ((_e1063.member_1.y * _e1318) * _e1333);
                    if (_e1373 > 131072f) {
                        phi_10465_ = 131072f;
                    } else {
                        phi_10465_ = select(-131072f, _e1373, (_e1373 > -131072f));
                    }
                    let _e1378 = phi_10465_;
                    if (_e1378 < 0f) {
                        phi_10472_ = (_e1378 - 0.5f);
                    } else {
                        phi_10472_ = (_e1378 + 0.5f);
                    }
                    let _e1383 = phi_10472_;
                    let _e1392 = ((_e1063.member_1.z * _e1318) * _e1333);
                    if (_e1392 > 131072f) {
                        phi_10494_ = 131072f;
                    } else {
                        phi_10494_ = select(-131072f, _e1392, (_e1392 > -131072f));
                    }
                    let _e1397 = phi_10494_;
                    if (_e1397 < 0f) {
                        phi_10501_ = (_e1397 - 0.5f);
                    } else {
                        phi_10501_ = (_e1397 + 0.5f);
                    }
                    let _e1402 = phi_10501_;
                    let _e1411 = ((_e1063.member_2.x * _e1318) * _e1333);
                    if (_e1411 > 131072f) {
                        phi_10523_ = 131072f;
                    } else {
                        phi_10523_ = select(-131072f, _e1411, (_e1411 > -131072f));
                    }
                    let _e1416 = phi_10523_;
                    if (_e1416 < 0f) {
                        phi_10530_ = (_e1416 - 0.5f);
                    } else {
                        phi_10530_ = (_e1416 + 0.5f);
                    }
                    let _e1421 = phi_10530_;
                    let _e1429 = bitcast<u32>(select(0i, select(select(i32(_e1421), i32(-2147483648), (_e1421 < -2147483600f)), 2147483647i, (_e1421 > 2147483500f)), (_e1421 == _e1421)));
                    let _e1430 = ((_e1063.member_2.y * _e1318) * _e1333);
                    if (_e1430 > 131072f) {
                        phi_10552_ = 131072f;
                    } else {
                        phi_10552_ = select(-131072f, _e1430, (_e1430 > -131072f));
                    }
                    let _e1435 = phi_10552_;
                    if (_e1435 < 0f) {
                        phi_10559_ = (_e1435 - 0.5f);
                    } else {
                        phi_10559_ = (_e1435 + 0.5f);
                    }
                    let _e1440 = phi_10559_;
                    let _e1448 = bitcast<u32>(select(0i, select(select(i32(_e1440), i32(-2147483648), (_e1440 < -2147483600f)), 2147483647i, (_e1440 > 2147483500f)), (_e1440 == _e1440)));
                    let _e1449 = ((_e1063.member_2.z * _e1318) * _e1333);
                    if (_e1449 > 131072f) {
                        phi_10581_ = 131072f;
                    } else {
                        phi_10581_ = select(-131072f, _e1449, (_e1449 > -131072f));
                    }
                    let _e1454 = phi_10581_;
                    if (_e1454 < 0f) {
                        phi_10588_ = (_e1454 - 0.5f);
                    } else {
                        phi_10588_ = (_e1454 + 0.5f);
                    }
                    let _e1459 = phi_10588_;
                    let _e1467 = bitcast<u32>(select(0i, select(select(i32(_e1459), i32(-2147483648), (_e1459 < -2147483600f)), 2147483647i, (_e1459 > 2147483500f)), (_e1459 == _e1459)));
                    let _e1468 = (_e407 * 8u);
                    let _e1471 = atomicAdd((&pushes_3.member[_e1468]), bitcast<u32>(select(0i, select(select(i32(_e1364), i32(-2147483648), (_e1364 < -2147483600f)), 2147483647i, (_e1364 > 2147483500f)), (_e1364 == _e1364))));
                    let _e1475 = atomicAdd((&pushes_3.member[(_e1468 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1383), i32(-2147483648), (_e1383 < -2147483600f)), 2147483647i, (_e1383 > 2147483500f)), (_e1383 == _e1383))));
                    let _e1479 = atomicAdd((&pushes_3.member[(_e1468 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1402), i32(-2147483648), (_e1402 < -2147483600f)), 2147483647i, (_e1402 > 2147483500f)), (_e1402 == _e1402))));
                    let _e1483 = atomicAdd((&pushes_3.member[(_e1468 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1345), i32(-2147483648), (_e1345 < -2147483600f)), 2147483647i, (_e1345 > 2147483500f)), (_e1345 == _e1345))));
                    if (((_e1429 | _e1448) | _e1467) == 0u) {
                    } else {
                        let _e1490 = atomicAdd((&pushes_3.member[(_e1468 + 4u)]), _e1429);
                        let _e1494 = atomicAdd((&pushes_3.member[(_e1468 + 5u)]), _e1448);
                        let _e1498 = atomicAdd((&pushes_3.member[(_e1468 + 6u)]), _e1467);
                    }
                }
                if (_e474.w > 0f) {
                    let _e1502 = (_e1063.member.z * _e474.w);
                    let _e1517 = (32768f / _e876);
                    let _e1519 = (abs(_e1063.member.z) * 1024f);
                    if (_e1519 > 131072f) {
                        phi_10669_ = 131072f;
                    } else {
                        phi_10669_ = select(-131072f, _e1519, (_e1519 > -131072f));
                    }
                    let _e1524 = phi_10669_;
                    if (_e1524 < 0f) {
                        phi_10676_ = (_e1524 - 0.5f);
                    } else {
                        phi_10676_ = (_e1524 + 0.5f);
                    }
                    let _e1529 = phi_10676_;
                    let _e1538 = ((_e1063.member_1.x * _e1502) * _e1517);
                    if (_e1538 > 131072f) {
                        phi_10698_ = 131072f;
                    } else {
                        phi_10698_ = select(-131072f, _e1538, (_e1538 > -131072f));
                    }
                    let _e1543 = phi_10698_;
                    if (_e1543 < 0f) {
                        phi_10705_ = (_e1543 - 0.5f);
                    } else {
                        phi_10705_ = (_e1543 + 0.5f);
                    }
                    let _e1548 = phi_10705_;
                    let _e1557 = ((_e1063.member_1.y * _e1502) * _e1517);
                    if (_e1557 > 131072f) {
                        phi_10727_ = 131072f;
                    } else {
                        phi_10727_ = select(-131072f, _e1557, (_e1557 > -131072f));
                    }
                    let _e1562 = phi_10727_;
                    if (_e1562 < 0f) {
                        phi_10734_ = (_e1562 - 0.5f);
                    } else {
                        phi_10734_ = (_e1562 + 0.5f);
                    }
                    let _e1567 = phi_10734_;
                    let _e1576 = ((_e1063.member_1.z * _e1502) * _e1517);
                    if (_e1576 > 131072f) {
                        phi_10756_ = 131072f;
                    } else {
                        phi_10756_ = select(-131072f, _e1576, (_e1576 > -131072f));
                    }
                    let _e1581 = phi_10756_;
                    if (_e1581 < 0f) {
                        phi_10763_ = (_e1581 - 0.5f);
                    } else {
                        phi_10763_ = (_e1581 + 0.5f);
                    }
                    let _e1586 = phi_10763_;
                    let _e1595 = ((_e1063.member_2.x * _e1502) * _e1517);
                    if (_e1595 > 131072f) {
                        phi_10785_ = 131072f;
                    } else {
                        phi_10785_ = select(-131072f, _e1595, (_e1595 > -131072f));
                    }
                    let _e1600 = phi_10785_;
                    if (_e1600 < 0f) {
                        phi_10792_ = (_e1600 - 0.5f);
                    } else {
                        phi_10792_ = (_e1600 + 0.5f);
                    }
                    let _e1605 = phi_10792_;
                    let _e1613 = bitcast<u32>(select(0i, select(select(i32(_e1605), i32(-2147483648), (_e1605 < -2147483600f)), 2147483647i, (_e1605 > 2147483500f)), (_e1605 == _e1605)));
                    let _e1614 = ((_e1063.member_2.y * _e1502) * _e1517);
                    if (_e1614 > 131072f) {
                        phi_10814_ = 131072f;
                    } else {
                        phi_10814_ = select(-131072f, _e1614, (_e1614 > -131072f));
                    }
                    let _e1619 = phi_10814_;
                    if (_e1619 < 0f) {
                        phi_10821_ = (_e1619 - 0.5f);
                    } else {
                        phi_10821_ = (_e1619 + 0.5f);
                    }
                    let _e1624 = phi_10821_;
                    let _e1632 = bitcast<u32>(select(0i, select(select(i32(_e1624), i32(-2147483648), (_e1624 < -2147483600f)), 2147483647i, (_e1624 > 2147483500f)), (_e1624 == _e1624)));
                    let _e1633 = ((_e1063.member_2.z * _e1502) * _e1517);
                    if (_e1633 > 131072f) {
                        phi_10843_ = 131072f;
                    } else {
                        phi_10843_ = select(-131072f, _e1633, (_e1633 > -131072f));
                    }
                    let _e1638 = phi_10843_;
                    if (_e1638 < 0f) {
                        phi_10850_ = (_e1638 - 0.5f);
                    } else {
                        phi_10850_ = (_e1638 + 0.5f);
                    }
                    let _e1643 = phi_10850_;
                    let _e1651 = bitcast<u32>(select(0i, select(select(i32(_e1643), i32(-2147483648), (_e1643 < -2147483600f)), 2147483647i, (_e1643 > 2147483500f)), (_e1643 == _e1643)));
                    let _e1652 = (_e411 * 8u);
                    let _e1655 = atomicAdd((&pushes_3.member[_e1652]), bitcast<u32>(select(0i, select(select(i32(_e1548), i32(-2147483648), (_e1548 < -2147483600f)), 2147483647i, (_e1548 > 2147483500f)), (_e1548 == _e1548))));
                    let _e1659 = atomicAdd((&pushes_3.member[(_e1652 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1567), i32(-2147483648), (_e1567 < -2147483600f)), 2147483647i, (_e1567 > 2147483500f)), (_e1567 == _e1567))));
                    let _e1663 = atomicAdd((&pushes_3.member[(_e1652 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1586), i32(-2147483648), (_e1586 < -2147483600f)), 2147483647i, (_e1586 > 2147483500f)), (_e1586 == _e1586))));
                    let _e1667 = atomicAdd((&pushes_3.member[(_e1652 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1529), i32(-2147483648), (_e1529 < -2147483600f)), 2147483647i, (_e1529 > 2147483500f)), (_e1529 == _e1529))));
                    if (((_e1613 | _e1632) | _e1651) == 0u) {
                    } else {
                        let _e1674 = atomicAdd((&pushes_3.member[(_e1652 + 4u)]), _e1613);
                        let _e1678 = atomicAdd((&pushes_3.member[(_e1652 + 5u)]), _e1632);
                        let _e1682 = atomicAdd((&pushes_3.member[(_e1652 + 6u)]), _e1651);
                    }
                }
                if (_e477.w > 0f) {
                    let _e1686 = (_e1063.member.w * _e477.w);
                    let _e1701 = (32768f / _e876);
                    let _e1703 = (abs(_e1063.member.w) * 1024f);
                    if (_e1703 > 131072f) {
                        phi_10931_ = 131072f;
                    } else {
                        phi_10931_ = select(-131072f, _e1703, (_e1703 > -131072f));
                    }
                    let _e1708 = phi_10931_;
                    if (_e1708 < 0f) {
                        phi_10938_ = (_e1708 - 0.5f);
                    } else {
                        phi_10938_ = (_e1708 + 0.5f);
                    }
                    let _e1713 = phi_10938_;
                    let _e1722 = ((_e1063.member_1.x * _e1686) * _e1701);
                    if (_e1722 > 131072f) {
                        phi_10960_ = 131072f;
                    } else {
                        phi_10960_ = select(-131072f, _e1722, (_e1722 > -131072f));
                    }
                    let _e1727 = phi_10960_;
                    if (_e1727 < 0f) {
                        phi_10967_ = (_e1727 - 0.5f);
                    } else {
                        phi_10967_ = (_e1727 + 0.5f);
                    }
                    let _e1732 = phi_10967_;
                    let _e1741 = ((_e1063.member_1.y * _e1686) * _e1701);
                    if (_e1741 > 131072f) {
                        phi_10989_ = 131072f;
                    } else {
                        phi_10989_ = select(-131072f, _e1741, (_e1741 > -131072f));
                    }
                    let _e1746 = phi_10989_;
                    if (_e1746 < 0f) {
                        phi_10996_ = (_e1746 - 0.5f);
                    } else {
                        phi_10996_ = (_e1746 + 0.5f);
                    }
                    let _e1751 = phi_10996_;
                    let _e1760 = ((_e1063.member_1.z * _e1686) * _e1701);
                    if (_e1760 > 131072f) {
                        phi_11018_ = 131072f;
                    } else {
                        phi_11018_ = select(-131072f, _e1760, (_e1760 > -131072f));
                    }
                    let _e1765 = phi_11018_;
                    if (_e1765 < 0f) {
                        phi_11025_ = (_e1765 - 0.5f);
                    } else {
                        phi_11025_ = (_e1765 + 0.5f);
                    }
                    let _e1770 = phi_11025_;
                    let _e1779 = ((_e1063.member_2.x * _e1686) * _e1701);
                    if (_e1779 > 131072f) {
                        phi_11047_ = 131072f;
                    } else {
                        phi_11047_ = select(-131072f, _e1779, (_e1779 > -131072f));
                    }
                    let _e1784 = phi_11047_;
                    if (_e1784 < 0f) {
                        phi_11054_ = (_e1784 - 0.5f);
                    } else {
                        phi_11054_ = (_e1784 + 0.5f);
                    }
                    let _e1789 = phi_11054_;
                    let _e1797 = bitcast<u32>(select(0i, select(select(i32(_e1789), i32(-2147483648), (_e1789 < -2147483600f)), 2147483647i, (_e1789 > 2147483500f)), (_e1789 == _e1789)));
                    let _e1798 = ((_e1063.member_2.y * _e1686) * _e1701);
                    if (_e1798 > 131072f) {
                        phi_11076_ = 131072f;
                    } else {
                        phi_11076_ = select(-131072f, _e1798, (_e1798 > -131072f));
                    }
                    let _e1803 = phi_11076_;
                    if (_e1803 < 0f) {
                        phi_11083_ = (_e1803 - 0.5f);
                    } else {
                        phi_11083_ = (_e1803 + 0.5f);
                    }
                    let _e1808 = phi_11083_;
                    let _e1816 = bitcast<u32>(select(0i, select(select(i32(_e1808), i32(-2147483648), (_e1808 < -2147483600f)), 2147483647i, (_e1808 > 2147483500f)), (_e1808 == _e1808)));
                    let _e1817 = ((_e1063.member_2.z * _e1686) * _e1701);
                    if (_e1817 > 131072f) {
                        phi_11105_ = 131072f;
                    } else {
                        phi_11105_ = select(-131072f, _e1817, (_e1817 > -131072f));
                    }
                    let _e1822 = phi_11105_;
                    if (_e1822 < 0f) {
                        phi_11112_ = (_e1822 - 0.5f);
                    } else {
                        phi_11112_ = (_e1822 + 0.5f);
                    }
                    let _e1827 = phi_11112_;
                    let _e1835 = bitcast<u32>(select(0i, select(select(i32(_e1827), i32(-2147483648), (_e1827 < -2147483600f)), 2147483647i, (_e1827 > 2147483500f)), (_e1827 == _e1827)));
                    let _e1836 = (_e415 * 8u);
                    let _e1839 = atomicAdd((&pushes_3.member[_e1836]), bitcast<u32>(select(0i, select(select(i32(_e1732), i32(-2147483648), (_e1732 < -2147483600f)), 2147483647i, (_e1732 > 2147483500f)), (_e1732 == _e1732))));
                    let _e1843 = atomicAdd((&pushes_3.member[(_e1836 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1751), i32(-2147483648), (_e1751 < -2147483600f)), 2147483647i, (_e1751 > 2147483500f)), (_e1751 == _e1751))));
                    let _e1847 = atomicAdd((&pushes_3.member[(_e1836 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1770), i32(-2147483648), (_e1770 < -2147483600f)), 2147483647i, (_e1770 > 2147483500f)), (_e1770 == _e1770))));
                    let _e1851 = atomicAdd((&pushes_3.member[(_e1836 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1713), i32(-2147483648), (_e1713 < -2147483600f)), 2147483647i, (_e1713 > 2147483500f)), (_e1713 == _e1713))));
                    if (((_e1797 | _e1816) | _e1835) == 0u) {
                    } else {
                        let _e1858 = atomicAdd((&pushes_3.member[(_e1836 + 4u)]), _e1797);
                        let _e1862 = atomicAdd((&pushes_3.member[(_e1836 + 5u)]), _e1816);
                        let _e1866 = atomicAdd((&pushes_3.member[(_e1836 + 6u)]), _e1835);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11190_: u32;
    var phi_11215_: u32;
    var phi_11218_: f32;
    var phi_11220_: u32;
    var phi_11216_: u32;
    var phi_11219_: f32;
    var phi_11221_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11266_: u32;
    var phi_11269_: f32;
    var phi_11271_: u32;
    var phi_11267_: u32;
    var phi_11270_: f32;
    var phi_11272_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11310_: type_78;
    var phi_11318_: u32;
    var phi_11321_: u32;
    var phi_11319_: u32;
    var phi_11322_: u32;
    var local_51: u32;
    var phi_11382_: u32;
    var phi_11385_: u32;
    var phi_11383_: u32;
    var phi_11386_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11439_: vec2<u32>;
    var phi_11458_: vec2<u32>;
    var phi_11482_: vec2<u32>;
    var phi_11491_: vec2<u32>;
    var phi_11494_: vec2<u32>;
    var phi_11518_: u32;
    var phi_11535_: vec2<u32>;
    var phi_11563_: vec2<u32>;
    var phi_11586_: vec2<u32>;
    var phi_11595_: vec2<u32>;
    var phi_11598_: vec2<u32>;
    var phi_11622_: u32;
    var phi_11639_: vec2<u32>;
    var phi_11704_: vec2<u32>;
    var phi_11713_: vec2<u32>;
    var phi_11596_: vec2<u32>;
    var phi_11599_: vec2<u32>;
    var phi_11492_: vec2<u32>;
    var phi_11495_: vec2<u32>;
    var phi_11728_: u32;
    var phi_11731_: f32;
    var phi_11769_: f32;
    var phi_11729_: u32;
    var phi_11732_: f32;
    var phi_11788_: vec2<u32>;
    var phi_11793_: vec2<u32>;
    var phi_11796_: u32;
    var phi_11834_: f32;
    var local_54: f32;
    var phi_11858_: vec2<u32>;
    var phi_11860_: vec2<u32>;
    var phi_11794_: vec2<u32>;
    var phi_11797_: u32;
    var phi_11865_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_2.member.member;
    let _e390 = (_e386 < _e389);
    if _e390 {
        phi_11190_ = _e386;
    } else {
        phi_11190_ = (_e389 - 1u);
    }
    let _e393 = phi_11190_;
    let _e396 = spheres.member[_e393];
    let _e402 = kept_centers.member[0u];
    let _e406 = (_e396.x - _e402.x);
    let _e407 = (_e396.y - _e402.y);
    let _e408 = (_e396.z - _e402.z);
    let _e413 = (((_e406 * _e406) + (_e407 * _e407)) + (_e408 * _e408));
    phi_11215_ = 0u;
    phi_11218_ = select(_e413, 0.000000000001f, (_e413 < 0.000000000001f));
    phi_11220_ = 0u;
    loop {
        let _e417 = phi_11215_;
        let _e419 = phi_11218_;
        let _e421 = phi_11220_;
        local_47 = _e421;
        local_48 = _e419;
        local_55 = _e419;
        local_56 = _e421;
        let _e422 = (_e417 < 32u);
        if _e422 {
            let _e425 = kept_centers.member[_e417];
            let _e429 = (_e396.x - _e425.x);
            let _e430 = (_e396.y - _e425.y);
            let _e431 = (_e396.z - _e425.z);
            let _e436 = (((_e429 * _e429) + (_e430 * _e430)) + (_e431 * _e431));
            let _e438 = select(_e436, 0.000000000001f, (_e436 < 0.000000000001f));
            let _e439 = (_e438 < _e419);
            phi_11216_ = (_e417 + 1u);
            phi_11219_ = select(_e419, _e438, _e439);
            phi_11221_ = select(_e421, _e417, _e439);
        } else {
            break;
        }
        let _e444 = phi_11216_;
        let _e446 = phi_11219_;
        let _e448 = phi_11221_;
        continue;
        continuing {
            phi_11215_ = _e444;
            phi_11218_ = _e446;
            phi_11220_ = _e448;
        }
    }
    let _e451 = local_47;
    let _e453 = local_48;
    let _e457 = params_2.member.member_1;
    let _e458 = (_e457 > 32u);
    if _e458 {
        phi_11266_ = 0u;
        let _e928 = local_55;
        phi_11269_ = _e928;
        let _e931 = local_56;
        phi_11271_ = _e931;
        loop {
            let _e460 = phi_11266_;
            let _e462 = phi_11269_;
            let _e464 = phi_11271_;
            local_49 = _e464;
            local_50 = _e462;
            let _e465 = (_e460 < 32u);
            if _e465 {
                let _e466 = (32u + _e460);
                let _e469 = kept_centers.member[_e466];
                let _e473 = (_e396.x - _e469.x);
                let _e474 = (_e396.y - _e469.y);
                let _e475 = (_e396.z - _e469.z);
                let _e480 = (((_e473 * _e473) + (_e474 * _e474)) + (_e475 * _e475));
                let _e482 = select(_e480, 0.000000000001f, (_e480 < 0.000000000001f));
                let _e483 = (_e482 < _e462);
                phi_11267_ = (_e460 + 1u);
                phi_11270_ = select(_e462, _e482, _e483);
                phi_11272_ = select(_e464, _e466, _e483);
            } else {
                break;
            }
            let _e488 = phi_11267_;
            let _e490 = phi_11270_;
            let _e492 = phi_11272_;
            continue;
            continuing {
                phi_11266_ = _e488;
                phi_11269_ = _e490;
                phi_11271_ = _e492;
            }
        }
        let _e495 = local_49;
        let _e497 = local_50;
        phi_11310_ = type_78(_e495, _e497);
    } else {
        phi_11310_ = type_78(_e451, _e453);
    }
    let _e500 = phi_11310_;
    let _e504 = kept_centers.member[_e500.member];
    phi_11318_ = 0u;
    phi_11321_ = 0u;
    loop {
        let _e509 = phi_11318_;
        let _e511 = phi_11321_;
        local_51 = _e511;
        local_52 = _e511;
        let _e512 = (_e509 < 32u);
        if _e512 {
            let _e516 = kept_centers.member[_e509];
            let _e520 = (_e396.x - _e516.x);
            let _e521 = (_e396.y - _e516.y);
            let _e522 = (_e396.z - _e516.z);
            let _e528 = (_e396.x - _e504.x);
            let _e529 = (_e396.y - _e504.y);
            let _e530 = (_e396.z - _e504.z);
            let _e538 = (_e504.x - _e516.x);
            let _e539 = (_e504.y - _e516.y);
            let _e540 = (_e504.z - _e516.z);
            phi_11319_ = (_e509 + 1u);
            phi_11322_ = (_e511 | (select(0u, 1u, (((((_e520 * _e520) + (_e521 * _e521)) + (_e522 * _e522)) - (((_e528 * _e528) + (_e529 * _e529)) + (_e530 * _e530))) <= (((2f * _e396.w) * sqrt((((_e538 * _e538) + (_e539 * _e539)) + (_e540 * _e540)))) + 0.000030517578f))) << bitcast<u32>((_e509 & 31u))));
        } else {
            break;
        }
        let _e557 = phi_11319_;
        let _e559 = phi_11322_;
        continue;
        continuing {
            phi_11318_ = _e557;
            phi_11321_ = _e559;
        }
    }
    let _e562 = local_51;
    if _e458 {
        phi_11382_ = 0u;
        phi_11385_ = 0u;
        loop {
            let _e565 = phi_11382_;
            let _e567 = phi_11385_;
            local_53 = _e567;
            let _e568 = (_e565 < 32u);
            if _e568 {
                let _e573 = kept_centers.member[(32u + _e565)];
                let _e577 = (_e396.x - _e573.x);
                let _e578 = (_e396.y - _e573.y);
                let _e579 = (_e396.z - _e573.z);
                let _e585 = (_e396.x - _e504.x);
                let _e586 = (_e396.y - _e504.y);
                let _e587 = (_e396.z - _e504.z);
                let _e595 = (_e504.x - _e573.x);
                let _e596 = (_e504.y - _e573.y);
                let _e597 = (_e504.z - _e573.z);
                phi_11383_ = (_e565 + 1u);
                phi_11386_ = (_e567 | (select(0u, 1u, (((((_e577 * _e577) + (_e578 * _e578)) + (_e579 * _e579)) - (((_e585 * _e585) + (_e586 * _e586)) + (_e587 * _e587))) <= (((2f * _e396.w) * sqrt((((_e595 * _e595) + (_e596 * _e596)) + (_e597 * _e597)))) + 0.000030517578f))) << bitcast<u32>((_e565 & 31u))));
            } else {
                break;
            }
            let _e614 = phi_11383_;
            let _e616 = phi_11386_;
            continue;
            continuing {
                phi_11382_ = _e614;
                phi_11385_ = _e616;
            }
        }
        let _e619 = local_52;
        let _e621 = local_53;
        phi_11439_ = vec2<u32>(_e619, _e621);
    } else {
        phi_11439_ = vec2<u32>(_e562, 0u);
    }
    let _e624 = phi_11439_;
    let _e628 = (1u << bitcast<u32>(((_e500.member % 32u) & 31u)));
    let _e629 = (_e500.member < 32u);
    if _e629 {
        phi_11458_ = vec2<u32>(_e628, 0u);
    } else {
        phi_11458_ = vec2<u32>(0u, _e628);
    }
    let _e633 = phi_11458_;
    let _e638 = (_e624.x | _e633.x);
    let _e639 = (_e624.y | _e633.y);
    if _e629 {
        phi_11482_ = vec2<u32>(_e628, 0u);
    } else {
        phi_11482_ = vec2<u32>(0u, _e628);
    }
    let _e644 = phi_11482_;
    phi_11491_ = vec2<u32>((_e638 & ~(_e644.x)), (_e639 & ~(_e644.y)));
    phi_11494_ = (_e624 | _e633);
    loop {
        let _e653 = phi_11491_;
        let _e655 = phi_11494_;
        local_59 = _e655;
        let _e659 = ((_e653.x | _e653.y) == 0u);
        if _e659 {
            phi_11492_ = vec2<u32>();
            phi_11495_ = vec2<u32>();
        } else {
            let _e660 = (_e653.x == 0u);
            if _e660 {
                phi_11518_ = (32u + select(firstTrailingBit(_e653.y), 32u, (_e653.y == 0u)));
            } else {
                phi_11518_ = select(firstTrailingBit(_e653.x), 32u, _e660);
            }
            let _e668 = phi_11518_;
            let _e672 = (1u << bitcast<u32>(((_e668 % 32u) & 31u)));
            let _e673 = (_e668 < 32u);
            if _e673 {
                phi_11535_ = vec2<u32>(_e672, 0u);
            } else {
                phi_11535_ = vec2<u32>(0u, _e672);
            }
            let _e677 = phi_11535_;
            let _e686 = kept_centers.member[_e668];
            if _e629 {
                phi_11563_ = vec2<u32>(_e628, 0u);
            } else {
                phi_11563_ = vec2<u32>(0u, _e628);
            }
            let _e693 = phi_11563_;
            if _e673 {
                phi_11586_ = vec2<u32>(_e672, 0u);
            } else {
                phi_11586_ = vec2<u32>(0u, _e672);
            }
            let _e703 = phi_11586_;
            phi_11595_ = vec2<u32>(((_e638 & ~(_e693.x)) & ~(_e703.x)), ((_e639 & ~(_e693.y)) & ~(_e703.y)));
            phi_11598_ = _e655;
            loop {
                let _e712 = phi_11595_;
                let _e714 = phi_11598_;
                local_57 = _e714;
                let _e718 = ((_e712.x | _e712.y) == 0u);
                if _e718 {
                    phi_11596_ = vec2<u32>();
                    phi_11599_ = vec2<u32>();
                } else {
                    let _e719 = (_e712.x == 0u);
                    if _e719 {
                        phi_11622_ = (32u + select(firstTrailingBit(_e712.y), 32u, (_e712.y == 0u)));
                    } else {
                        phi_11622_ = select(firstTrailingBit(_e712.x), 32u, _e719);
                    }
                    let _e727 = phi_11622_;
                    let _e731 = (1u << bitcast<u32>(((_e727 % 32u) & 31u)));
                    if (_e727 < 32u) {
                        phi_11639_ = vec2<u32>(_e731, 0u);
                    } else {
                        phi_11639_ = vec2<u32>(0u, _e731);
                    }
                    let _e736 = phi_11639_;
                    let _e746 = kept_centers.member[_e727];
                    let _e750 = (_e396.x - _e686.x);
                    let _e751 = (_e396.y - _e686.y);
                    let _e752 = (_e396.z - _e686.z);
                    let _e758 = (_e396.x - _e746.x);
                    let _e759 = (_e396.y - _e746.y);
                    let _e760 = (_e396.z - _e746.z);
                    let _e768 = (_e746.x - _e686.x);
                    let _e769 = (_e746.y - _e686.y);
                    let _e770 = (_e746.z - _e686.z);
                    let _e779 = (((((_e750 * _e750) + (_e751 * _e751)) + (_e752 * _e752)) - (((_e758 * _e758) + (_e759 * _e759)) + (_e760 * _e760))) <= (((2f * _e396.w) * sqrt((((_e768 * _e768) + (_e769 * _e769)) + (_e770 * _e770)))) + 0.000030517578f));
                    if _e779 {
                        phi_11713_ = _e714;
                    } else {
                        if _e673 {
                            phi_11704_ = vec2<u32>(_e672, 0u);
                        } else {
                            phi_11704_ = vec2<u32>(0u, _e672);
                        }
                        let _e783 = phi_11704_;
                        phi_11713_ = (_e714 & vec2<u32>(~(_e783.x), ~(_e783.y)));
                    }
                    let _e791 = phi_11713_;
                    phi_11596_ = select(vec2<u32>(0u, 0u), (_e712 & vec2<u32>(~(_e736.x), ~(_e736.y))), vec2(_e779));
                    phi_11599_ = _e791;
                }
                let _e795 = phi_11596_;
                let _e797 = phi_11599_;
                continue;
                continuing {
                    phi_11595_ = _e795;
                    phi_11598_ = _e797;
                    break if !(select(true, false, _e718));
                }
            }
            phi_11492_ = (_e653 & vec2<u32>(~(_e677.x), ~(_e677.y)));
            let _e969 = local_57;
            phi_11495_ = _e969;
        }
        let _e801 = phi_11492_;
        let _e803 = phi_11495_;
        continue;
        continuing {
            phi_11491_ = _e801;
            phi_11494_ = _e803;
            break if !(select(true, false, _e659));
        }
    }
    let _e808 = params_2.member.member_8;
    if (_e808 > 0f) {
        phi_11728_ = 0u;
        phi_11731_ = 0f;
        loop {
            let _e812 = phi_11728_;
            let _e814 = phi_11731_;
            local_54 = _e814;
            let _e815 = (_e812 < _e457);
            if _e815 {
                let _e818 = kept_centers.member[_e812];
                let _e822 = (_e396.x - _e818.x);
                let _e823 = (_e396.y - _e818.y);
                let _e824 = (_e396.z - _e818.z);
                let _e829 = (((_e822 * _e822) + (_e823 * _e823)) + (_e824 * _e824));
                let _e834 = params_2.member.member_6;
                let _e835 = (_e500.member_1 / select(_e829, 0.000000000001f, (_e829 < 0.000000000001f)));
                if (_e834 == 2f) {
                    phi_11769_ = _e835;
                } else {
                    phi_11769_ = pow(_e835, (1f / (_e834 - 1f)));
                }
                let _e841 = phi_11769_;
                phi_11729_ = (_e812 + 1u);
                phi_11732_ = (_e814 + _e841);
            } else {
                break;
            }
            let _e845 = phi_11729_;
            let _e847 = phi_11732_;
            continue;
            continuing {
                phi_11728_ = _e845;
                phi_11731_ = _e847;
            }
        }
        if _e629 {
            phi_11788_ = vec2<u32>(_e628, 0u);
        } else {
            phi_11788_ = vec2<u32>(0u, _e628);
        }
        let _e852 = phi_11788_;
        phi_11793_ = _e852;
        phi_11796_ = 0u;
        loop {
            let _e854 = phi_11793_;
            let _e856 = phi_11796_;
            local_58 = _e854;
            let _e857 = (_e856 < _e457);
            if _e857 {
                let _e860 = kept_centers.member[_e856];
                let _e864 = (_e396.x - _e860.x);
                let _e865 = (_e396.y - _e860.y);
                let _e866 = (_e396.z - _e860.z);
                let _e871 = (((_e864 * _e864) + (_e865 * _e865)) + (_e866 * _e866));
                let _e876 = params_2.member.member_6;
                let _e877 = (_e500.member_1 / select(_e871, 0.000000000001f, (_e871 < 0.000000000001f)));
                if (_e876 == 2f) {
                    phi_11834_ = _e877;
                } else {
                    phi_11834_ = pow(_e877, (1f / (_e876 - 1f)));
                }
                let _e883 = phi_11834_;
                let _e885 = local_54;
                if (_e883 > (_e808 * _e885)) {
                    let _e891 = (1u << bitcast<u32>(((_e856 % 32u) & 31u)));
                    if (_e856 < 32u) {
                        phi_11858_ = vec2<u32>(_e891, 0u);
                    } else {
                        phi_11858_ = vec2<u32>(0u, _e891);
                    }
                    let _e896 = phi_11858_;
                    phi_11860_ = (_e854 | _e896);
                } else {
                    phi_11860_ = _e854;
                }
                let _e899 = phi_11860_;
                phi_11794_ = _e899;
                phi_11797_ = (_e856 + 1u);
            } else {
                break;
            }
            let _e902 = phi_11794_;
            let _e904 = phi_11797_;
            continue;
            continuing {
                phi_11793_ = _e902;
                phi_11796_ = _e904;
            }
        }
        let _e986 = local_58;
        phi_11865_ = _e986;
    } else {
        let _e988 = local_59;
        phi_11865_ = _e988;
    }
    let _e907 = phi_11865_;
    if _e390 {
        let _e910 = tags.member[_e386];
        tags.member[_e386] = vec4<u32>(_e907.x, _e907.y, _e910.z, _e910.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_11904_: u32;
    var phi_11936_: vec2<u32>;
    var phi_11961_: u32;
    var phi_11980_: vec2<u32>;
    var phi_11937_: vec2<u32>;
    var phi_11905_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e378.z] = _e377.x;
    let _e386 = local_60[(_e379.z - 1u)];
    let _e392 = (_e386 < 65u);
    if _e392 {
        atomicStore((&counts_1[_e386]), 0u);
    }
    workgroupBarrier();
    phi_11904_ = _e386;
    loop {
        let _e395 = phi_11904_;
        let _e396 = (_e395 < 4096u);
        if _e396 {
            let _e398 = (((_e378.x + (_e378.y * _e379.x)) * 4096u) + _e395);
            let _e401 = params_2.member.member;
            if (_e398 < _e401) {
                let _e405 = tags_1.member[_e398];
                if ((countOneBits(_e405.x) + countOneBits(_e405.y)) > 1u) {
                    let _e414 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_11936_ = vec2<u32>(_e405.x, _e405.y);
                loop {
                    let _e416 = phi_11936_;
                    let _e420 = ((_e416.x | _e416.y) == 0u);
                    if _e420 {
                        phi_11937_ = vec2<u32>();
                    } else {
                        let _e421 = (_e416.x == 0u);
                        if _e421 {
                            phi_11961_ = (32u + select(firstTrailingBit(_e416.y), 32u, (_e416.y == 0u)));
                        } else {
                            phi_11961_ = select(firstTrailingBit(_e416.x), 32u, _e421);
                        }
                        let _e429 = phi_11961_;
                        let _e431 = atomicAdd((&counts_1[_e429]), 1u);
                        let _e435 = (1u << bitcast<u32>(((_e429 % 32u) & 31u)));
                        if (_e429 < 32u) {
                            phi_11980_ = vec2<u32>(_e435, 0u);
                        } else {
                            phi_11980_ = vec2<u32>(0u, _e435);
                        }
                        let _e440 = phi_11980_;
                        phi_11937_ = (_e416 & vec2<u32>(~(_e440.x), ~(_e440.y)));
                    }
                    let _e448 = phi_11937_;
                    continue;
                    continuing {
                        phi_11936_ = _e448;
                        break if !(select(true, false, _e420));
                    }
                }
            }
            phi_11905_ = (_e395 + (256u * _e379.z));
        } else {
            break;
        }
        let _e454 = phi_11905_;
        continue;
        continuing {
            phi_11904_ = _e454;
        }
    }
    workgroupBarrier();
    if _e392 {
        let _e457 = atomicLoad((&counts_1[_e386]));
        if (_e457 > 0u) {
            let _e461 = atomicAdd((&sizes.member[_e386]), _e457);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12069_: u32;
    var phi_12070_: u32;
    var phi_12090_: vec2<u32>;
    var phi_12091_: vec4<u32>;
    var phi_12092_: vec2<u32>;
    var phi_12093_: vec4<u32>;
    var phi_12099_: u32;
    var phi_12101_: u32;
    var phi_12104_: u32;
    var phi_12124_: u32;
    var phi_12102_: u32;
    var phi_12105_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12136_: u32;
    var phi_12139_: u32;
    var phi_12137_: u32;
    var phi_12140_: u32;
    var phi_12187_: u32;
    var phi_12188_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12208_: u32;
    var phi_12209_: u32;
    var local_67: u32;
    var phi_12225_: u32;
    var phi_12228_: u32;
    var phi_12226_: u32;
    var phi_12229_: u32;
    var phi_12276_: u32;
    var phi_12277_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12297_: u32;
    var phi_12298_: u32;
    var local_71: u32;
    var phi_12314_: u32;
    var phi_12317_: u32;
    var phi_12315_: u32;
    var phi_12318_: u32;
    var phi_12365_: u32;
    var phi_12366_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12386_: u32;
    var phi_12387_: u32;
    var local_75: u32;
    var phi_12403_: u32;
    var phi_12406_: u32;
    var phi_12404_: u32;
    var phi_12407_: u32;
    var phi_12454_: u32;
    var phi_12455_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12475_: u32;
    var phi_12476_: u32;
    var local_79: u32;
    var phi_12492_: u32;
    var phi_12495_: u32;
    var phi_12493_: u32;
    var phi_12496_: u32;
    var phi_12543_: u32;
    var phi_12544_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12564_: u32;
    var phi_12565_: u32;
    var local_83: u32;
    var phi_12581_: u32;
    var phi_12584_: u32;
    var phi_12582_: u32;
    var phi_12585_: u32;
    var phi_12632_: u32;
    var phi_12633_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_12653_: u32;
    var phi_12654_: u32;
    var local_87: u32;
    var phi_12670_: u32;
    var phi_12673_: u32;
    var phi_12671_: u32;
    var phi_12674_: u32;
    var phi_12721_: u32;
    var phi_12722_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_12742_: u32;
    var phi_12743_: u32;
    var local_91: u32;
    var phi_12759_: u32;
    var phi_12762_: u32;
    var phi_12760_: u32;
    var phi_12763_: u32;
    var phi_12810_: u32;
    var phi_12811_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_12831_: u32;
    var phi_12832_: u32;
    var local_95: u32;
    var phi_12875_: bool;
    var phi_12881_: type_57;
    var phi_12884_: u32;
    var phi_12900_: type_57;
    var phi_12903_: u32;
    var phi_12905_: u32;
    var phi_12952_: bool;
    var phi_12966_: u32;
    var phi_12969_: u32;
    var phi_12988_: u32;
    var phi_12967_: u32;
    var phi_12970_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_12997_: bool;
    var phi_12998_: bool;
    var phi_12999_: bool;
    var phi_13000_: bool;
    var phi_13011_: type_57;
    var phi_13012_: u32;
    var phi_12901_: type_57;
    var phi_12904_: u32;
    var phi_12906_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_57;
    var local_101: type_57;
    var phi_13029_: type_57;
    var phi_12882_: type_57;
    var phi_12885_: u32;
    var local_102: type_57;
    var phi_13043_: u32;
    var phi_13046_: u32;
    var phi_13044_: u32;
    var phi_13047_: u32;
    var local_103: u32;
    var phi_13068_: u32;
    var phi_13071_: u32;
    var phi_13073_: u32;
    var phi_13069_: u32;
    var phi_13072_: u32;
    var phi_13074_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_57;
    var phi_13129_: u32;
    var phi_13132_: u32;
    var phi_13134_: u32;
    var phi_13136_: u32;
    var phi_13138_: u32;
    var phi_13160_: u32;
    var phi_13161_: u32;
    var phi_13162_: u32;
    var phi_13130_: u32;
    var phi_13133_: u32;
    var phi_13135_: u32;
    var phi_13137_: u32;
    var phi_13139_: u32;
    var local_107: type_57;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e378.z] = _e377.x;
    let _e390 = local_61[(_e379.z - 1u)];
    let _e395 = (_e378.x + (_e378.y * _e379.x));
    let _e398 = atomicLoad((&tiles_2.member[3u]));
    let _e399 = (_e395 < _e398);
    let _e401 = (select(0u, _e395, _e399) * 2u);
    let _e405 = atomicLoad((&tiles_2.member[(4u + _e401)]));
    let _e409 = atomicLoad((&tiles_2.member[(_e401 + 5u)]));
    let _e411 = ((_e405 * 256u) + _e390);
    let _e412 = (_e409 * 256u);
    let _e413 = (_e412 + _e390);
    if _e399 {
        let _e416 = params_2.member.member_3;
        if (_e413 < _e416) {
            let _e420 = sorted_starts.member[_e413];
            let _e423 = boxes.member[_e413];
            starts_3[_e390] = _e423.y;
            ends[_e390] = _e423.z;
            duplicate_masks[_e390] = _e423.w;
            phi_12069_ = _e420;
        } else {
            phi_12069_ = 4294967295u;
        }
        let _e431 = phi_12069_;
        phi_12070_ = _e431;
    } else {
        phi_12070_ = 4294967295u;
    }
    let _e433 = phi_12070_;
    keys_1[_e390] = _e433;
    if _e399 {
        let _e437 = params_2.member.member_3;
        if (_e411 < _e437) {
            let _e441 = boxes.member[_e411];
            let _e445 = box_ends.member[_e411][0u];
            let _e449 = box_ends.member[_e411][1u];
            phi_12090_ = vec2<u32>(_e445, _e449);
            phi_12091_ = _e441;
        } else {
            phi_12090_ = vec2<u32>(0u, 0u);
            phi_12091_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e452 = phi_12090_;
        let _e454 = phi_12091_;
        phi_12092_ = _e452;
        phi_12093_ = _e454;
    } else {
        phi_12092_ = vec2<u32>(0u, 0u);
        phi_12093_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e456 = phi_12092_;
    let _e458 = phi_12093_;
    workgroupBarrier();
    if (_e409 == _e405) {
        phi_12099_ = (_e390 + 1u);
    } else {
        phi_12099_ = 0u;
    }
    let _e462 = phi_12099_;
    phi_12101_ = 256u;
    phi_12104_ = 0u;
    loop {
        let _e464 = phi_12101_;
        let _e466 = phi_12104_;
        local_62 = _e466;
        local_63 = _e466;
        local_64 = _e466;
        local_65 = _e466;
        local_66 = _e466;
        local_68 = _e466;
        local_69 = _e466;
        local_70 = _e466;
        local_72 = _e466;
        local_73 = _e466;
        local_74 = _e466;
        local_76 = _e466;
        local_77 = _e466;
        local_78 = _e466;
        local_80 = _e466;
        local_81 = _e466;
        local_82 = _e466;
        local_84 = _e466;
        local_85 = _e466;
        local_86 = _e466;
        local_88 = _e466;
        local_89 = _e466;
        local_90 = _e466;
        local_92 = _e466;
        local_93 = _e466;
        local_94 = _e466;
        let _e467 = (_e466 < _e464);
        if _e467 {
            let _e470 = (_e466 + ((_e464 - _e466) / 2u));
            let _e472 = keys_1[_e470];
            let _e474 = (_e472 <= _e456.x);
            if _e474 {
                phi_12124_ = (_e470 + 1u);
            } else {
                phi_12124_ = _e466;
            }
            let _e477 = phi_12124_;
            phi_12102_ = select(_e470, _e464, _e474);
            phi_12105_ = _e477;
        } else {
            break;
        }
        let _e480 = phi_12102_;
        let _e482 = phi_12105_;
        continue;
        continuing {
            phi_12101_ = _e480;
            phi_12104_ = _e482;
        }
    }
    let _e485 = local_62;
    let _e488 = local_63;
    phi_12136_ = 0u;
    phi_12139_ = 0u;
    loop {
        let _e495 = phi_12136_;
        let _e497 = phi_12139_;
        local_67 = _e497;
        let _e498 = (_e495 < 32u);
        if _e498 {
            let _e500 = starts_3[_e495];
            let _e502 = ends[_e495];
            let _e509 = duplicate_masks[_e495];
            phi_12137_ = (_e495 + 1u);
            phi_12140_ = (_e497 | (select(0u, 1u, (((((_e458.z - _e500) & (_e502 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e509) == 0u))) << bitcast<u32>((_e495 & 31u))));
        } else {
            break;
        }
        let _e520 = phi_12137_;
        let _e522 = phi_12140_;
        continue;
        continuing {
            phi_12136_ = _e520;
            phi_12139_ = _e522;
        }
    }
    if (_e462 <= 0u) {
        phi_12188_ = 4294967295u;
    } else {
        if (_e462 < 32u) {
            phi_12187_ = (4294967295u << bitcast<u32>((_e462 & 31u)));
        } else {
            phi_12187_ = 0u;
        }
        let _e530 = phi_12187_;
        phi_12188_ = _e530;
    }
    let _e532 = phi_12188_;
    let _e534 = local_64;
    if (_e534 <= 0u) {
        phi_12209_ = 4294967295u;
    } else {
        let _e537 = local_65;
        if (_e537 < 32u) {
            let _e540 = local_66;
            phi_12208_ = (4294967295u << bitcast<u32>((_e540 & 31u)));
        } else {
            phi_12208_ = 0u;
        }
        let _e545 = phi_12208_;
        phi_12209_ = _e545;
    }
    let _e547 = phi_12209_;
    let _e551 = local_67;
    let _e552 = (_e551 & (_e532 & ~(_e547)));
    masks[_e390] = _e552;
    phi_12225_ = 0u;
    phi_12228_ = 0u;
    loop {
        let _e558 = phi_12225_;
        let _e560 = phi_12228_;
        local_71 = _e560;
        let _e561 = (_e558 < 32u);
        if _e561 {
            let _e562 = (32u + _e558);
            let _e564 = starts_3[_e562];
            let _e566 = ends[_e562];
            let _e573 = duplicate_masks[_e562];
            phi_12226_ = (_e558 + 1u);
            phi_12229_ = (_e560 | (select(0u, 1u, (((((_e458.z - _e564) & (_e566 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e573) == 0u))) << bitcast<u32>((_e558 & 31u))));
        } else {
            break;
        }
        let _e584 = phi_12226_;
        let _e586 = phi_12229_;
        continue;
        continuing {
            phi_12225_ = _e584;
            phi_12228_ = _e586;
        }
    }
    if (_e462 <= 32u) {
        phi_12277_ = 4294967295u;
    } else {
        if (_e462 < 64u) {
            phi_12276_ = (4294967295u << bitcast<u32>(((_e462 - 32u) & 31u)));
        } else {
            phi_12276_ = 0u;
        }
        let _e595 = phi_12276_;
        phi_12277_ = _e595;
    }
    let _e597 = phi_12277_;
    let _e599 = local_68;
    if (_e599 <= 32u) {
        phi_12298_ = 4294967295u;
    } else {
        let _e602 = local_69;
        if (_e602 < 64u) {
            let _e605 = local_70;
            phi_12297_ = (4294967295u << bitcast<u32>(((_e605 - 32u) & 31u)));
        } else {
            phi_12297_ = 0u;
        }
        let _e611 = phi_12297_;
        phi_12298_ = _e611;
    }
    let _e613 = phi_12298_;
    let _e617 = local_71;
    let _e618 = (_e617 & (_e597 & ~(_e613)));
    masks[(256u + _e390)] = _e618;
    phi_12314_ = 0u;
    phi_12317_ = 0u;
    loop {
        let _e629 = phi_12314_;
        let _e631 = phi_12317_;
        local_75 = _e631;
        let _e632 = (_e629 < 32u);
        if _e632 {
            let _e633 = (64u + _e629);
            let _e635 = starts_3[_e633];
            let _e637 = ends[_e633];
            let _e644 = duplicate_masks[_e633];
            phi_12315_ = (_e629 + 1u);
            phi_12318_ = (_e631 | (select(0u, 1u, (((((_e458.z - _e635) & (_e637 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e644) == 0u))) << bitcast<u32>((_e629 & 31u))));
        } else {
            break;
        }
        let _e655 = phi_12315_;
        let _e657 = phi_12318_;
        continue;
        continuing {
            phi_12314_ = _e655;
            phi_12317_ = _e657;
        }
    }
    if (_e462 <= 64u) {
        phi_12366_ = 4294967295u;
    } else {
        if (_e462 < 96u) {
            phi_12365_ = (4294967295u << bitcast<u32>(((_e462 - 64u) & 31u)));
        } else {
            phi_12365_ = 0u;
        }
        let _e666 = phi_12365_;
        phi_12366_ = _e666;
    }
    let _e668 = phi_12366_;
    let _e670 = local_72;
    if (_e670 <= 64u) {
        phi_12387_ = 4294967295u;
    } else {
        let _e673 = local_73;
        if (_e673 < 96u) {
            let _e676 = local_74;
            phi_12386_ = (4294967295u << bitcast<u32>(((_e676 - 64u) & 31u)));
        } else {
            phi_12386_ = 0u;
        }
        let _e682 = phi_12386_;
        phi_12387_ = _e682;
    }
    let _e684 = phi_12387_;
    let _e688 = local_75;
    let _e689 = (_e688 & (_e668 & ~(_e684)));
    masks[(512u + _e390)] = _e689;
    phi_12403_ = 0u;
    phi_12406_ = 0u;
    loop {
        let _e700 = phi_12403_;
        let _e702 = phi_12406_;
        local_79 = _e702;
        let _e703 = (_e700 < 32u);
        if _e703 {
            let _e704 = (96u + _e700);
            let _e706 = starts_3[_e704];
            let _e708 = ends[_e704];
            let _e715 = duplicate_masks[_e704];
            phi_12404_ = (_e700 + 1u);
            phi_12407_ = (_e702 | (select(0u, 1u, (((((_e458.z - _e706) & (_e708 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e715) == 0u))) << bitcast<u32>((_e700 & 31u))));
        } else {
            break;
        }
        let _e726 = phi_12404_;
        let _e728 = phi_12407_;
        continue;
        continuing {
            phi_12403_ = _e726;
            phi_12406_ = _e728;
        }
    }
    if (_e462 <= 96u) {
        phi_12455_ = 4294967295u;
    } else {
        if (_e462 < 128u) {
            phi_12454_ = (4294967295u << bitcast<u32>(((_e462 - 96u) & 31u)));
        } else {
            phi_12454_ = 0u;
        }
        let _e737 = phi_12454_;
        phi_12455_ = _e737;
    }
    let _e739 = phi_12455_;
    let _e741 = local_76;
    if (_e741 <= 96u) {
        phi_12476_ = 4294967295u;
    } else {
        let _e744 = local_77;
        if (_e744 < 128u) {
            let _e747 = local_78;
            phi_12475_ = (4294967295u << bitcast<u32>(((_e747 - 96u) & 31u)));
        } else {
            phi_12475_ = 0u;
        }
        let _e753 = phi_12475_;
        phi_12476_ = _e753;
    }
    let _e755 = phi_12476_;
    let _e759 = local_79;
    let _e760 = (_e759 & (_e739 & ~(_e755)));
    masks[(768u + _e390)] = _e760;
    phi_12492_ = 0u;
    phi_12495_ = 0u;
    loop {
        let _e771 = phi_12492_;
        let _e773 = phi_12495_;
        local_83 = _e773;
        let _e774 = (_e771 < 32u);
        if _e774 {
            let _e775 = (128u + _e771);
            let _e777 = starts_3[_e775];
            let _e779 = ends[_e775];
            let _e786 = duplicate_masks[_e775];
            phi_12493_ = (_e771 + 1u);
            phi_12496_ = (_e773 | (select(0u, 1u, (((((_e458.z - _e777) & (_e779 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e786) == 0u))) << bitcast<u32>((_e771 & 31u))));
        } else {
            break;
        }
        let _e797 = phi_12493_;
        let _e799 = phi_12496_;
        continue;
        continuing {
            phi_12492_ = _e797;
            phi_12495_ = _e799;
        }
    }
    if (_e462 <= 128u) {
        phi_12544_ = 4294967295u;
    } else {
        if (_e462 < 160u) {
            phi_12543_ = (4294967295u << bitcast<u32>(((_e462 - 128u) & 31u)));
        } else {
            phi_12543_ = 0u;
        }
        let _e808 = phi_12543_;
        phi_12544_ = _e808;
    }
    let _e810 = phi_12544_;
    let _e812 = local_80;
    if (_e812 <= 128u) {
        phi_12565_ = 4294967295u;
    } else {
        let _e815 = local_81;
        if (_e815 < 160u) {
            let _e818 = local_82;
            phi_12564_ = (4294967295u << bitcast<u32>(((_e818 - 128u) & 31u)));
        } else {
            phi_12564_ = 0u;
        }
        let _e824 = phi_12564_;
        phi_12565_ = _e824;
    }
    let _e826 = phi_12565_;
    let _e830 = local_83;
    let _e831 = (_e830 & (_e810 & ~(_e826)));
    masks[(1024u + _e390)] = _e831;
    phi_12581_ = 0u;
    phi_12584_ = 0u;
    loop {
        let _e842 = phi_12581_;
        let _e844 = phi_12584_;
        local_87 = _e844;
        let _e845 = (_e842 < 32u);
        if _e845 {
            let _e846 = (160u + _e842);
            let _e848 = starts_3[_e846];
            let _e850 = ends[_e846];
            let _e857 = duplicate_masks[_e846];
            phi_12582_ = (_e842 + 1u);
            phi_12585_ = (_e844 | (select(0u, 1u, (((((_e458.z - _e848) & (_e850 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e857) == 0u))) << bitcast<u32>((_e842 & 31u))));
        } else {
            break;
        }
        let _e868 = phi_12582_;
        let _e870 = phi_12585_;
        continue;
        continuing {
            phi_12581_ = _e868;
            phi_12584_ = _e870;
        }
    }
    if (_e462 <= 160u) {
        phi_12633_ = 4294967295u;
    } else {
        if (_e462 < 192u) {
            phi_12632_ = (4294967295u << bitcast<u32>(((_e462 - 160u) & 31u)));
        } else {
            phi_12632_ = 0u;
        }
        let _e879 = phi_12632_;
        phi_12633_ = _e879;
    }
    let _e881 = phi_12633_;
    let _e883 = local_84;
    if (_e883 <= 160u) {
        phi_12654_ = 4294967295u;
    } else {
        let _e886 = local_85;
        if (_e886 < 192u) {
            let _e889 = local_86;
            phi_12653_ = (4294967295u << bitcast<u32>(((_e889 - 160u) & 31u)));
        } else {
            phi_12653_ = 0u;
        }
        let _e895 = phi_12653_;
        phi_12654_ = _e895;
    }
    let _e897 = phi_12654_;
    let _e901 = local_87;
    let _e902 = (_e901 & (_e881 & ~(_e897)));
    masks[(1280u + _e390)] = _e902;
    phi_12670_ = 0u;
    phi_12673_ = 0u;
    loop {
        let _e913 = phi_12670_;
        let _e915 = phi_12673_;
        local_91 = _e915;
        let _e916 = (_e913 < 32u);
        if _e916 {
            let _e917 = (192u + _e913);
            let _e919 = starts_3[_e917];
            let _e921 = ends[_e917];
            let _e928 = duplicate_masks[_e917];
            phi_12671_ = (_e913 + 1u);
            phi_12674_ = (_e915 | (select(0u, 1u, (((((_e458.z - _e919) & (_e921 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e928) == 0u))) << bitcast<u32>((_e913 & 31u))));
        } else {
            break;
        }
        let _e939 = phi_12671_;
        let _e941 = phi_12674_;
        continue;
        continuing {
            phi_12670_ = _e939;
            phi_12673_ = _e941;
        }
    }
    if (_e462 <= 192u) {
        phi_12722_ = 4294967295u;
    } else {
        if (_e462 < 224u) {
            phi_12721_ = (4294967295u << bitcast<u32>(((_e462 - 192u) & 31u)));
        } else {
            phi_12721_ = 0u;
        }
        let _e950 = phi_12721_;
        phi_12722_ = _e950;
    }
    let _e952 = phi_12722_;
    let _e954 = local_88;
    if (_e954 <= 192u) {
        phi_12743_ = 4294967295u;
    } else {
        let _e957 = local_89;
        if (_e957 < 224u) {
            let _e960 = local_90;
            phi_12742_ = (4294967295u << bitcast<u32>(((_e960 - 192u) & 31u)));
        } else {
            phi_12742_ = 0u;
        }
        let _e966 = phi_12742_;
        phi_12743_ = _e966;
    }
    let _e968 = phi_12743_;
    let _e972 = local_91;
    let _e973 = (_e972 & (_e952 & ~(_e968)));
    masks[(1536u + _e390)] = _e973;
    phi_12759_ = 0u;
    phi_12762_ = 0u;
    loop {
        let _e984 = phi_12759_;
        let _e986 = phi_12762_;
        local_95 = _e986;
        let _e987 = (_e984 < 32u);
        if _e987 {
            let _e988 = (224u + _e984);
            let _e990 = starts_3[_e988];
            let _e992 = ends[_e988];
            let _e999 = duplicate_masks[_e988];
            phi_12760_ = (_e984 + 1u);
            phi_12763_ = (_e986 | (select(0u, 1u, (((((_e458.z - _e990) & (_e992 - _e458.y)) & 2147516416u) == 2147516416u) && ((_e458.w & _e999) == 0u))) << bitcast<u32>((_e984 & 31u))));
        } else {
            break;
        }
        let _e1010 = phi_12760_;
        let _e1012 = phi_12763_;
        continue;
        continuing {
            phi_12759_ = _e1010;
            phi_12762_ = _e1012;
        }
    }
    if (_e462 <= 224u) {
        phi_12811_ = 4294967295u;
    } else {
        if (_e462 < 256u) {
            phi_12810_ = (4294967295u << bitcast<u32>(((_e462 - 224u) & 31u)));
        } else {
            phi_12810_ = 0u;
        }
        let _e1021 = phi_12810_;
        phi_12811_ = _e1021;
    }
    let _e1023 = phi_12811_;
    let _e1025 = local_92;
    if (_e1025 <= 224u) {
        phi_12832_ = 4294967295u;
    } else {
        let _e1028 = local_93;
        if (_e1028 < 256u) {
            let _e1031 = local_94;
            phi_12831_ = (4294967295u << bitcast<u32>(((_e1031 - 224u) & 31u)));
        } else {
            phi_12831_ = 0u;
        }
        let _e1037 = phi_12831_;
        phi_12832_ = _e1037;
    }
    let _e1039 = phi_12832_;
    let _e1043 = local_95;
    let _e1044 = (_e1043 & (_e1023 & ~(_e1039)));
    masks[(1792u + _e390)] = _e1044;
    let _e1053 = (((((((select(0u, 1u, (_e552 != 0u)) | (select(0u, 1u, (_e618 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e689 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e760 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e831 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e902 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e973 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1044 != 0u)) << bitcast<u32>(7u)));
    let _e1057 = params_2.member.member_21;
    let _e1058 = (_e1057 != 0u);
    if _e1058 {
        phi_12875_ = true;
    } else {
        phi_12875_ = select(true, false, (_e456.y == 0u));
    }
    let _e1063 = phi_12875_;
    phi_12881_ = type_57((((((((countOneBits(_e552) + countOneBits(_e618)) + countOneBits(_e689)) + countOneBits(_e760)) + countOneBits(_e831)) + countOneBits(_e902)) + countOneBits(_e973)) + countOneBits(_e1044)), _e1053);
    phi_12884_ = select(0u, _e1053, _e1063);
    loop {
        let _e1066 = phi_12881_;
        let _e1068 = phi_12884_;
        local_102 = _e1066;
        local_106 = _e1066;
        let _e1069 = (_e1068 == 0u);
        if _e1069 {
            phi_12882_ = type_57();
            phi_12885_ = u32();
        } else {
            let _e1071 = select(firstTrailingBit(_e1068), 32u, _e1069);
            let _e1075 = masks[((_e1071 * 256u) + _e390)];
            phi_12900_ = _e1066;
            phi_12903_ = _e1075;
            phi_12905_ = _e1075;
            loop {
                let _e1077 = phi_12900_;
                let _e1079 = phi_12903_;
                let _e1081 = phi_12905_;
                local_98 = _e1081;
                local_99 = _e1081;
                local_100 = _e1077;
                local_101 = _e1077;
                local_107 = _e1077;
                let _e1082 = (_e1079 == 0u);
                if _e1082 {
                    phi_12901_ = type_57();
                    phi_12904_ = u32();
                    phi_12906_ = u32();
                } else {
                    let _e1087 = ((_e412 + (_e1071 * 32u)) + select(firstTrailingBit(_e1079), 32u, _e1082));
                    let _e1090 = box_ends.member[_e1087][1u];
                    let _e1092 = ((_e456.y & _e1090) != 0u);
                    if _e1058 {
                        if _e1092 {
                            phi_12999_ = _e1092;
                        } else {
                            let _e1095 = tags_2.member[_e458.x];
                            let _e1097 = boxes.member[_e1087];
                            let _e1100 = tags_2.member[_e1097.x];
                            if (_e1095.z == _e1100.z) {
                                phi_12952_ = ((_e1095.w & 2147483648u) == 0u);
                            } else {
                                phi_12952_ = true;
                            }
                            let _e1108 = phi_12952_;
                            if _e1108 {
                                let _e1110 = (_e1095.w & 2147483647u);
                                let _e1112 = (_e1100.w & 2147483647u);
                                let _e1114 = filter_.member[_e1110];
                                let _e1117 = filter_.member[(_e1110 + 1u)];
                                phi_12966_ = _e1117;
                                phi_12969_ = _e1114;
                                loop {
                                    let _e1119 = phi_12966_;
                                    let _e1121 = phi_12969_;
                                    local_96 = _e1121;
                                    local_97 = _e1121;
                                    let _e1122 = (_e1121 < _e1119);
                                    if _e1122 {
                                        let _e1125 = (_e1121 + ((_e1119 - _e1121) / 2u));
                                        let _e1127 = filter_.member[_e1125];
                                        let _e1128 = (_e1127 <= _e1112);
                                        if _e1128 {
                                            phi_12988_ = (_e1125 + 1u);
                                        } else {
                                            phi_12988_ = _e1121;
                                        }
                                        let _e1131 = phi_12988_;
                                        phi_12967_ = select(_e1125, _e1119, _e1128);
                                        phi_12970_ = _e1131;
                                    } else {
                                        break;
                                    }
                                    let _e1134 = phi_12967_;
                                    let _e1136 = phi_12970_;
                                    continue;
                                    continuing {
                                        phi_12966_ = _e1134;
                                        phi_12969_ = _e1136;
                                    }
                                }
                                let _e1139 = local_96;
                                if (_e1139 > _e1114) {
                                    let _e1142 = local_97;
                                    let _e1145 = filter_.member[(_e1142 - 1u)];
                                    phi_12997_ = (_e1145 == _e1112);
                                } else {
                                    phi_12997_ = false;
                                }
                                let _e1148 = phi_12997_;
                                phi_12998_ = _e1148;
                            } else {
                                phi_12998_ = true;
                            }
                            let _e1150 = phi_12998_;
                            phi_12999_ = _e1150;
                        }
                        let _e1152 = phi_12999_;
                        phi_13000_ = _e1152;
                    } else {
                        phi_13000_ = _e1092;
                    }
                    let _e1154 = phi_13000_;
                    if _e1154 {
                        phi_13011_ = type_57((_e1077.member - 1u), _e1077.member_1);
                        phi_13012_ = (_e1081 & ~((_e1079 & (0u - _e1079))));
                    } else {
                        phi_13011_ = _e1077;
                        phi_13012_ = _e1081;
                    }
                    let _e1165 = phi_13011_;
                    let _e1167 = phi_13012_;
                    phi_12901_ = _e1165;
                    phi_12904_ = (_e1079 & (_e1079 - 1u));
                    phi_12906_ = _e1167;
                }
                let _e1171 = phi_12901_;
                let _e1173 = phi_12904_;
                let _e1175 = phi_12906_;
                continue;
                continuing {
                    phi_12900_ = _e1171;
                    phi_12903_ = _e1173;
                    phi_12905_ = _e1175;
                    break if !(select(true, false, _e1082));
                }
            }
            let _e1179 = local_98;
            masks[((_e1071 * 256u) + _e390)] = _e1179;
            let _e1181 = local_99;
            if (_e1181 == 0u) {
                let _e1187 = local_100;
                let _e1191 = local_101;
                phi_13029_ = type_57(_e1191.member, (_e1187.member_1 & ~((_e1068 & (0u - _e1068)))));
            } else {
                let _e1489 = local_107;
                phi_13029_ = _e1489;
            }
            let _e1196 = phi_13029_;
            phi_12882_ = _e1196;
            phi_12885_ = (_e1068 & (_e1068 - 1u));
        }
        let _e1200 = phi_12882_;
        let _e1202 = phi_12885_;
        continue;
        continuing {
            phi_12881_ = _e1200;
            phi_12884_ = _e1202;
            break if !(select(true, false, _e1069));
        }
    }
    let _e1206 = local_102;
    counts_2[_e390] = ((_e1206.member << bitcast<u32>(16i)) | (select(_e462, _e488, (_e485 > _e462)) - _e462));
    workgroupBarrier();
    if ((_e390 & 15u) == 0u) {
        phi_13043_ = 0u;
        phi_13046_ = 0u;
        loop {
            let _e1215 = phi_13043_;
            let _e1217 = phi_13046_;
            local_103 = _e1217;
            let _e1218 = (_e1215 < 16u);
            if _e1218 {
                let _e1221 = counts_2[(_e390 + _e1215)];
                counts_2[(_e390 + _e1215)] = _e1217;
                phi_13044_ = (_e1215 + _e379.z);
                phi_13047_ = (_e1217 + _e1221);
            } else {
                break;
            }
            let _e1225 = phi_13044_;
            let _e1227 = phi_13047_;
            continue;
            continuing {
                phi_13043_ = _e1225;
                phi_13046_ = _e1227;
            }
        }
        let _e1232 = local_103;
        chunk_counts[(_e390 / 16u)] = _e1232;
    }
    workgroupBarrier();
    if (_e390 == 0u) {
        phi_13068_ = 0u;
        phi_13071_ = 0u;
        phi_13073_ = 0u;
        loop {
            let _e1235 = phi_13068_;
            let _e1237 = phi_13071_;
            let _e1239 = phi_13073_;
            local_104 = _e1237;
            local_105 = _e1239;
            let _e1240 = (_e1235 < 16u);
            if _e1240 {
                let _e1242 = chunk_counts[_e1235];
                chunk_counts[_e1235] = ((_e1239 << bitcast<u32>(16i)) | _e1237);
                phi_13069_ = (_e1235 + _e379.z);
                phi_13072_ = (_e1237 + (_e1242 & 65535u));
                phi_13074_ = (_e1239 + (_e1242 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1253 = phi_13069_;
            let _e1255 = phi_13072_;
            let _e1257 = phi_13074_;
            continue;
            continuing {
                phi_13068_ = _e1253;
                phi_13071_ = _e1255;
                phi_13073_ = _e1257;
            }
        }
        let _e1260 = local_104;
        let _e1261 = select(0u, _e1260, _e399);
        let _e1263 = local_105;
        let _e1267 = atomicAdd((&tiles_2.member[1u]), _e1261);
        if ((_e1267 + _e1261) < _e1267) {
            let _e1272 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1275 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1263, _e399));
        reserved[0u] = _e1275;
    }
    workgroupBarrier();
    let _e1277 = counts_2[_e390];
    let _e1280 = chunk_counts[(_e390 / 16u)];
    let _e1283 = reserved[0u];
    let _e1288 = local_106;
    let _e1292 = params_2.member.member_11;
    phi_13129_ = 0u;
    phi_13132_ = 0u;
    phi_13134_ = _e1288.member_1;
    phi_13136_ = _e1206.member;
    phi_13138_ = (_e1283 + ((_e1277 + _e1280) >> bitcast<u32>(16i)));
    loop {
        let _e1294 = phi_13129_;
        let _e1296 = phi_13132_;
        let _e1298 = phi_13134_;
        let _e1300 = phi_13136_;
        let _e1302 = phi_13138_;
        let _e1303 = (_e1300 == 0u);
        if _e1303 {
            phi_13130_ = u32();
            phi_13133_ = u32();
            phi_13135_ = u32();
            phi_13137_ = u32();
            phi_13139_ = u32();
        } else {
            if (_e1294 == 0u) {
                let _e1307 = select(firstTrailingBit(_e1298), 32u, (_e1298 == 0u));
                let _e1311 = masks[((_e1307 * 256u) + _e390)];
                phi_13160_ = _e1311;
                phi_13161_ = _e1307;
                phi_13162_ = (_e1298 & (_e1298 - 1u));
            } else {
                phi_13160_ = _e1294;
                phi_13161_ = _e1296;
                phi_13162_ = _e1298;
            }
            let _e1315 = phi_13160_;
            let _e1317 = phi_13161_;
            let _e1319 = phi_13162_;
            if (_e1302 < _e1292) {
                pairs_1.member[_e1302] = (((_e395 << bitcast<u32>(16i)) | (_e390 << bitcast<u32>(8i))) | ((_e1317 * 32u) + select(firstTrailingBit(_e1315), 32u, (_e1315 == 0u))));
            }
            phi_13130_ = (_e1315 & (_e1315 - 1u));
            phi_13133_ = _e1317;
            phi_13135_ = _e1319;
            phi_13137_ = (_e1300 - 1u);
            phi_13139_ = (_e1302 + 1u);
        }
        let _e1339 = phi_13130_;
        let _e1341 = phi_13133_;
        let _e1343 = phi_13135_;
        let _e1345 = phi_13137_;
        let _e1347 = phi_13139_;
        continue;
        continuing {
            phi_13129_ = _e1339;
            phi_13132_ = _e1341;
            phi_13134_ = _e1343;
            phi_13136_ = _e1345;
            phi_13138_ = _e1347;
            break if !(select(true, false, _e1303));
        }
    }
    return;
}

fn function_34() {
    var phi_13231_: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_2.member.member_1;
    if (_e386 < _e389) {
        let _e397 = params_2.member.member_4;
        let _e399 = (((f32(_e386) + 0.5f) / f32(_e389)) * f32(_e397));
        let _e404 = select(select(u32(_e399), 0u, (_e399 < 0f)), 4294967295u, (_e399 > 4294967000f));
        if (_e404 >= _e397) {
            phi_13231_ = (_e397 - 1u);
        } else {
            phi_13231_ = _e404;
        }
        let _e408 = phi_13231_;
        let _e411 = params_2.member.member_5;
        let _e415 = spheres.member[(_e408 * _e411)];
        centers.member[_e386] = _e415;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13301_: u32;
    var phi_13304_: f32;
    var phi_13302_: u32;
    var phi_13305_: f32;
    var phi_13339_: u32;
    var phi_13342_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13380_: f32;
    var phi_13340_: u32;
    var phi_13343_: f32;
    var local_111: f32;
    var phi_13384_: vec4<f32>;
    var phi_13385_: f32;
    var phi_13386_: vec4<f32>;
    var phi_13387_: f32;
    var phi_13416_: vec4<f32>;
    var phi_13419_: u32;
    var phi_13462_: f32;
    var phi_13472_: f32;
    var phi_13491_: vec4<f32>;
    var phi_13417_: vec4<f32>;
    var phi_13420_: u32;
    var phi_13493_: vec4<f32>;
    var phi_13512_: vec4<f32>;
    var phi_13515_: u32;
    var phi_13513_: vec4<f32>;
    var phi_13516_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e378.z] = _e377.x;
    let _e386 = local_108[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e393 = ((_e391 * 256u) + _e386);
    let _e396 = progress.member[1u];
    let _e397 = (_e396 == 0u);
    if _e397 {
        let _e400 = params_2.member.member_4;
        if (_e393 < _e400) {
            let _e404 = params_2.member.member_5;
            let _e408 = spheres.member[(_e393 * _e404)];
            let _e414 = centers_1.member[0u];
            let _e418 = (_e408.x - _e414.x);
            let _e419 = (_e408.y - _e414.y);
            let _e420 = (_e408.z - _e414.z);
            let _e425 = (((_e418 * _e418) + (_e419 * _e419)) + (_e420 * _e420));
            phi_13301_ = 1u;
            phi_13304_ = select(_e425, 0.000000000001f, (_e425 < 0.000000000001f));
            loop {
                let _e429 = phi_13301_;
                let _e431 = phi_13304_;
                local_110 = _e431;
                local_111 = _e431;
                let _e434 = params_2.member.member_1;
                let _e435 = (_e429 < _e434);
                local_109 = _e434;
                if _e435 {
                    let _e438 = centers_1.member[_e429];
                    let _e442 = (_e408.x - _e438.x);
                    let _e443 = (_e408.y - _e438.y);
                    let _e444 = (_e408.z - _e438.z);
                    let _e449 = (((_e442 * _e442) + (_e443 * _e443)) + (_e444 * _e444));
                    let _e451 = select(_e449, 0.000000000001f, (_e449 < 0.000000000001f));
                    phi_13302_ = (_e429 + 1u);
                    phi_13305_ = select(_e431, _e451, (_e451 < _e431));
                } else {
                    break;
                }
                let _e456 = phi_13302_;
                let _e458 = phi_13305_;
                continue;
                continuing {
                    phi_13301_ = _e456;
                    phi_13304_ = _e458;
                }
            }
            phi_13339_ = 0u;
            phi_13342_ = 0f;
            loop {
                let _e461 = phi_13339_;
                let _e463 = phi_13342_;
                local_113 = _e463;
                let _e465 = local_109;
                let _e466 = (_e461 < _e465);
                if _e466 {
                    let _e469 = centers_1.member[_e461];
                    let _e473 = (_e408.x - _e469.x);
                    let _e474 = (_e408.y - _e469.y);
                    let _e475 = (_e408.z - _e469.z);
                    let _e480 = (((_e473 * _e473) + (_e474 * _e474)) + (_e475 * _e475));
                    let _e485 = params_2.member.member_6;
                    let _e487 = local_110;
                    let _e488 = (_e487 / select(_e480, 0.000000000001f, (_e480 < 0.000000000001f)));
                    if (_e485 == 2f) {
                        phi_13380_ = _e488;
                    } else {
                        phi_13380_ = pow(_e488, (1f / (_e485 - 1f)));
                    }
                    let _e494 = phi_13380_;
                    phi_13340_ = (_e461 + 1u);
                    phi_13343_ = (_e463 + _e494);
                } else {
                    break;
                }
                let _e498 = phi_13340_;
                let _e500 = phi_13343_;
                continue;
                continuing {
                    phi_13339_ = _e498;
                    phi_13342_ = _e500;
                }
            }
            let _e503 = local_111;
            phi_13384_ = vec4<f32>(_e408.x, _e408.y, _e408.z, _e503);
            let _e643 = local_113;
            phi_13385_ = _e643;
        } else {
            phi_13384_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13385_ = 0f;
        }
        let _e506 = phi_13384_;
        let _e508 = phi_13385_;
        phi_13386_ = _e506;
        phi_13387_ = _e508;
    } else {
        phi_13386_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13387_ = 0f;
    }
    let _e510 = phi_13386_;
    let _e512 = phi_13387_;
    points[_e386] = _e510;
    closenesses[_e386] = _e512;
    workgroupBarrier();
    let _e517 = params_2.member.member_2;
    let _e518 = (_e517 & 31u);
    let _e522 = (_e386 & ((1u << bitcast<u32>(_e518)) - 1u));
    let _e526 = (256u >> bitcast<u32>(_e518));
    let _e529 = params_2.member.member_1;
    if (_e522 < _e529) {
        let _e533 = centers_1.member[_e522];
        phi_13416_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13419_ = (_e386 >> bitcast<u32>(_e518));
        loop {
            let _e538 = phi_13416_;
            let _e540 = phi_13419_;
            local_114 = _e538;
            let _e541 = (_e540 < 256u);
            if _e541 {
                let _e543 = points[_e540];
                let _e545 = closenesses[_e540];
                if (_e545 > 0f) {
                    let _e550 = (_e543.x - _e533.x);
                    let _e551 = (_e543.y - _e533.y);
                    let _e552 = (_e543.z - _e533.z);
                    let _e557 = (((_e550 * _e550) + (_e551 * _e551)) + (_e552 * _e552));
                    let _e563 = params_2.member.member_6;
                    let _e564 = (_e543.w / select(_e557, 0.000000000001f, (_e557 < 0.000000000001f)));
                    let _e565 = (_e563 == 2f);
                    if _e565 {
                        phi_13462_ = _e564;
                    } else {
                        phi_13462_ = pow(_e564, (1f / (_e563 - 1f)));
                    }
                    let _e570 = phi_13462_;
                    let _e571 = (_e570 / _e545);
                    if _e565 {
                        phi_13472_ = (_e571 * _e571);
                    } else {
                        phi_13472_ = pow(_e571, _e563);
                    }
                    let _e575 = phi_13472_;
                    phi_13491_ = vec4<f32>((_e538.x + (_e543.x * _e575)), (_e538.y + (_e543.y * _e575)), (_e538.z + (_e543.z * _e575)), (_e538.w + _e575));
                } else {
                    phi_13491_ = _e538;
                }
                let _e589 = phi_13491_;
                phi_13417_ = _e589;
                phi_13420_ = (_e540 + _e526);
            } else {
                break;
            }
            let _e592 = phi_13417_;
            let _e594 = phi_13420_;
            continue;
            continuing {
                phi_13416_ = _e592;
                phi_13419_ = _e594;
            }
        }
        let _e655 = local_114;
        phi_13493_ = _e655;
    } else {
        phi_13493_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e597 = phi_13493_;
    parts[_e386] = _e597;
    workgroupBarrier();
    if _e397 {
        if (_e386 < _e529) {
            let _e603 = params_2.member.member_4;
            if ((_e393 - _e386) < _e603) {
                phi_13512_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13515_ = 0u;
                loop {
                    let _e606 = phi_13512_;
                    let _e608 = phi_13515_;
                    local_112 = _e606;
                    let _e609 = (_e608 < _e526);
                    if _e609 {
                        let _e614 = parts[((_e608 << bitcast<u32>(_e518)) + _e386)];
                        phi_13513_ = (_e606 + _e614);
                        phi_13516_ = (_e608 + 1u);
                    } else {
                        break;
                    }
                    let _e618 = phi_13513_;
                    let _e620 = phi_13516_;
                    continue;
                    continuing {
                        phi_13512_ = _e618;
                        phi_13515_ = _e620;
                    }
                }
                let _e627 = local_112;
                sums_2.member[((_e391 * _e529) + _e386)] = _e627;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13601_: u32;
    var phi_13603_: vec4<f32>;
    var phi_13606_: u32;
    var phi_13604_: vec4<f32>;
    var phi_13607_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_13646_: vec4<f32>;
    var phi_13674_: u32;
    var phi_13677_: u32;
    var phi_13675_: u32;
    var phi_13678_: u32;
    var local_118: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e378.z] = _e377.x;
    let _e386 = local_115[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    if (_e391 == 0u) {
        let _e397 = params_2.member.member_1;
        if (_e386 < _e397) {
            let _e401 = params_2.member.member_4;
            let _e402 = (_e401 / 256u);
            if ((_e401 % 256u) > 0u) {
                phi_13601_ = (_e402 + 1u);
            } else {
                phi_13601_ = _e402;
            }
            let _e407 = phi_13601_;
            phi_13603_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13606_ = 0u;
            loop {
                let _e409 = phi_13603_;
                let _e411 = phi_13606_;
                local_116 = _e409;
                local_117 = _e409;
                let _e412 = (_e411 < _e407);
                if _e412 {
                    let _e417 = sums_3.member[((_e411 * _e397) + _e386)];
                    phi_13604_ = (_e409 + _e417);
                    phi_13607_ = (_e411 + 1u);
                } else {
                    break;
                }
                let _e421 = phi_13604_;
                let _e423 = phi_13607_;
                continue;
                continuing {
                    phi_13603_ = _e421;
                    phi_13606_ = _e423;
                }
            }
            let _e427 = centers.member[_e386];
            let _e429 = local_116;
            if (_e429.w > 0f) {
                let _e434 = local_117;
                phi_13646_ = (_e434 / vec4(_e429.w));
            } else {
                phi_13646_ = _e427;
            }
            let _e437 = phi_13646_;
            centers.member[_e386] = _e437;
            let _e440 = (_e437.x - _e427.x);
            let _e443 = (_e437.y - _e427.y);
            let _e446 = (_e437.z - _e427.z);
            moves[_e386] = (((_e440 * _e440) + (_e443 * _e443)) + (_e446 * _e446));
        }
    }
    workgroupBarrier();
    if (((_e391 * 256u) + _e386) == 0u) {
        let _e456 = progress_1.member[1u];
        if (_e456 == 0u) {
            phi_13674_ = 0u;
            phi_13677_ = 1u;
            loop {
                let _e459 = phi_13674_;
                let _e461 = phi_13677_;
                local_118 = _e461;
                let _e464 = params_2.member.member_1;
                let _e465 = (_e459 < _e464);
                if _e465 {
                    let _e467 = moves[_e459];
                    let _e470 = params_2.member.member_7;
                    phi_13675_ = (_e459 + 1u);
                    phi_13678_ = select(_e461, 0u, (_e467 > (_e470 * _e470)));
                } else {
                    break;
                }
                let _e476 = phi_13675_;
                let _e478 = phi_13678_;
                continue;
                continuing {
                    phi_13674_ = _e476;
                    phi_13677_ = _e478;
                }
            }
            let _e482 = progress_1.member[0u];
            progress_1.member[0u] = (_e482 + 1u);
            let _e485 = local_118;
            progress_1.member[1u] = _e485;
        }
    }
    return;
}

fn function_37() {
    var phi_13733_: u32;
    var phi_13736_: bool;
    var phi_13764_: u32;
    var phi_13765_: bool;
    var phi_13734_: u32;
    var phi_13737_: bool;
    var phi_13766_: bool;
    var local_119: bool;
    var phi_13772_: vec4<f32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    if (_e386 < 64u) {
        let _e390 = params_2.member.member_1;
        let _e394 = centers_2.member[_e386];
        phi_13733_ = 0u;
        phi_13736_ = (_e386 < _e390);
        loop {
            let _e399 = phi_13733_;
            let _e401 = phi_13736_;
            local_119 = _e401;
            if _e401 {
                let _e402 = (_e399 < _e386);
                if _e402 {
                    let _e405 = centers_2.member[_e399];
                    let _e409 = (_e394.x - _e405.x);
                    let _e410 = (_e394.y - _e405.y);
                    let _e411 = (_e394.z - _e405.z);
                    phi_13764_ = (_e399 + 1u);
                    phi_13765_ = !(((((_e409 * _e409) + (_e410 * _e410)) + (_e411 * _e411)) < 0.0000009536743f));
                } else {
                    phi_13764_ = u32();
                    phi_13765_ = bool();
                }
                let _e421 = phi_13764_;
                let _e423 = phi_13765_;
                phi_13734_ = _e421;
                phi_13737_ = _e423;
                phi_13766_ = _e402;
            } else {
                phi_13734_ = u32();
                phi_13737_ = bool();
                phi_13766_ = false;
            }
            let _e425 = phi_13734_;
            let _e427 = phi_13737_;
            let _e429 = phi_13766_;
            continue;
            continuing {
                phi_13733_ = _e425;
                phi_13736_ = _e427;
                break if !(_e429);
            }
        }
        let _e432 = local_119;
        if _e432 {
            phi_13772_ = vec4<f32>(_e394.x, _e394.y, _e394.z, 0f);
        } else {
            phi_13772_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e435 = phi_13772_;
        kept.member[_e386] = _e435;
    }
    return;
}

fn function_38() {
    var phi_13992_: u32;
    var phi_14008_: u32;
    var phi_14024_: u32;
    var phi_14040_: u32;
    var phi_14056_: u32;
    var phi_14072_: u32;
    var phi_14088_: u32;
    var phi_14104_: u32;
    var phi_14120_: u32;
    var phi_14135_: u32;
    var phi_14231_: bool;
    var phi_14232_: bool;
    var phi_14233_: bool;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e390 = params_2.member.member;
    if (_e386 < _e390) {
        let _e392 = (_e386 * 3u);
        let _e395 = corners.member[_e392];
        let _e397 = bitcast<f32>(_e395.x);
        let _e399 = bitcast<f32>(_e395.y);
        let _e401 = bitcast<f32>(_e395.z);
        let _e405 = corners.member[(_e392 + 1u)];
        let _e407 = bitcast<f32>(_e405.x);
        let _e409 = bitcast<f32>(_e405.y);
        let _e411 = bitcast<f32>(_e405.z);
        let _e415 = corners.member[(_e392 + 2u)];
        let _e417 = bitcast<f32>(_e415.x);
        let _e419 = bitcast<f32>(_e415.y);
        let _e421 = bitcast<f32>(_e415.z);
        let _e424 = normalization.member[0u];
        let _e431 = params_2.member.member_16;
        let _e434 = params_2.member.member_17;
        let _e437 = params_2.member.member_18;
        let _e446 = (((_e397 * 0.015625f) - _e424.x) * _e424.w);
        let _e447 = (((_e399 * 0.015625f) - _e424.y) * _e424.w);
        let _e448 = (((_e401 * 0.015625f) - _e424.z) * _e424.w);
        let _e455 = (((_e407 * 0.015625f) - _e424.x) * _e424.w);
        let _e456 = (((_e409 * 0.015625f) - _e424.y) * _e424.w);
        let _e457 = (((_e411 * 0.015625f) - _e424.z) * _e424.w);
        let _e464 = (((_e417 * 0.015625f) - _e424.x) * _e424.w);
        let _e465 = (((_e419 * 0.015625f) - _e424.y) * _e424.w);
        let _e466 = (((_e421 * 0.015625f) - _e424.z) * _e424.w);
        let _e475 = (((_e446 + _e455) + _e464) * 0.33333334f);
        let _e476 = (((_e447 + _e456) + _e465) * 0.33333334f);
        let _e477 = (((_e448 + _e457) + _e466) * 0.33333334f);
        let _e478 = (_e446 - _e475);
        let _e479 = (_e447 - _e476);
        let _e480 = (_e448 - _e477);
        let _e485 = (((_e478 * _e478) + (_e479 * _e479)) + (_e480 * _e480));
        let _e486 = (_e455 - _e475);
        let _e487 = (_e456 - _e476);
        let _e488 = (_e457 - _e477);
        let _e493 = (((_e486 * _e486) + (_e487 * _e487)) + (_e488 * _e488));
        let _e494 = (_e464 - _e475);
        let _e495 = (_e465 - _e476);
        let _e496 = (_e466 - _e477);
        let _e501 = (((_e494 * _e494) + (_e495 * _e495)) + (_e496 * _e496));
        let _e503 = select(_e493, _e485, (_e485 > _e493));
        spheres_1.member[_e386] = vec4<f32>(_e475, _e476, _e477, ((sqrt(select(_e501, _e503, (_e503 > _e501))) + ((select(_e437, _e431, (_e386 < _e434)) * 0.015625f) * _e424.w)) + 0.0000076293945f));
        let _e514 = params_2.member.member_22;
        if (_e514 == 0u) {
            let _e516 = (_e378.z ^ 1u);
            let _e517 = bitcast<u32>(_e397);
            let _e518 = (_e517 & 2147483647u);
            let _e519 = bitcast<u32>(_e399);
            let _e520 = (_e519 & 2147483647u);
            let _e522 = select(_e520, _e518, (_e518 > _e520));
            let _e523 = bitcast<u32>(_e401);
            let _e524 = (_e523 & 2147483647u);
            let _e526 = select(_e524, _e522, (_e522 > _e524));
            let _e527 = bitcast<u32>(_e407);
            let _e528 = (_e527 & 2147483647u);
            let _e529 = bitcast<u32>(_e409);
            let _e530 = (_e529 & 2147483647u);
            let _e532 = select(_e530, _e528, (_e528 > _e530));
            let _e533 = bitcast<u32>(_e411);
            let _e534 = (_e533 & 2147483647u);
            let _e536 = select(_e534, _e532, (_e532 > _e534));
            let _e538 = select(_e536, _e526, (_e526 > _e536));
            let _e539 = bitcast<u32>(_e417);
            let _e540 = (_e539 & 2147483647u);
            let _e541 = bitcast<u32>(_e419);
            let _e542 = (_e541 & 2147483647u);
            let _e544 = select(_e542, _e540, (_e540 > _e542));
            let _e545 = bitcast<u32>(_e421);
            let _e546 = (_e545 & 2147483647u);
            let _e548 = select(_e546, _e544, (_e544 > _e546));
            let _e551 = (select(_e548, _e538, (_e538 > _e548)) & 2139095040u);
            let _e553 = select(117440512u, _e551, (_e551 > 117440512u));
            let _e554 = (_e553 > 1056964608u);
            if _e554 {
                phi_13992_ = (_e553 - 1056964608u);
            } else {
                phi_13992_ = 0u;
            }
            let _e557 = phi_13992_;
            let _e563 = bitcast<f32>(select(0u, ((_e517 + 1056964608u) - _e553), ((_e517 & 2139095040u) > _e557)));
            if _e554 {
                phi_14008_ = (_e553 - 1056964608u);
            } else {
                phi_14008_ = 0u;
            }
            let _e566 = phi_14008_;
            let _e572 = bitcast<f32>(select(0u, ((_e519 + 1056964608u) - _e553), ((_e519 & 2139095040u) > _e566)));
            if _e554 {
                phi_14024_ = (_e553 - 1056964608u);
            } else {
                phi_14024_ = 0u;
            }
            let _e575 = phi_14024_;
            let _e581 = bitcast<f32>(select(0u, ((_e523 + 1056964608u) - _e553), ((_e523 & 2139095040u) > _e575)));
            if _e554 {
                phi_14040_ = (_e553 - 1056964608u);
            } else {
                phi_14040_ = 0u;
            }
            let _e584 = phi_14040_;
            if _e554 {
                phi_14056_ = (_e553 - 1056964608u);
            } else {
                phi_14056_ = 0u;
            }
            let _e593 = phi_14056_;
            if _e554 {
                phi_14072_ = (_e553 - 1056964608u);
            } else {
                phi_14072_ = 0u;
            }
            let _e602 = phi_14072_;
            if _e554 {
                phi_14088_ = (_e553 - 1056964608u);
            } else {
                phi_14088_ = 0u;
            }
            let _e611 = phi_14088_;
            if _e554 {
                phi_14104_ = (_e553 - 1056964608u);
            } else {
                phi_14104_ = 0u;
            }
            let _e620 = phi_14104_;
            if _e554 {
                phi_14120_ = (_e553 - 1056964608u);
            } else {
                phi_14120_ = 0u;
            }
            let _e629 = phi_14120_;
            if (_e553 < 1056964608u) {
                phi_14135_ = (1056964608u - _e553);
            } else {
                phi_14135_ = 0u;
            }
            let _e639 = phi_14135_;
            let _e647 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e527 + 1056964608u) - _e553), ((_e527 & 2139095040u) > _e584))) - _e563)) ^ _e516));
            let _e650 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e529 + 1056964608u) - _e553), ((_e529 & 2139095040u) > _e593))) - _e572)) ^ _e516));
            let _e653 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e533 + 1056964608u) - _e553), ((_e533 & 2139095040u) > _e602))) - _e581)) ^ _e516));
            let _e659 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e539 + 1056964608u) - _e553), ((_e539 & 2139095040u) > _e611))) - _e563)) ^ _e516));
            let _e662 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e541 + 1056964608u) - _e553), ((_e541 & 2139095040u) > _e620))) - _e572)) ^ _e516));
            let _e665 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e545 + 1056964608u) - _e553), ((_e545 & 2139095040u) > _e629))) - _e581)) ^ _e516));
            let _e666 = abs(_e647);
            let _e667 = abs(_e650);
            let _e669 = select(_e667, _e666, (_e666 > _e667));
            let _e670 = abs(_e653);
            let _e672 = select(_e670, _e669, (_e669 > _e670));
            let _e673 = abs(_e659);
            let _e674 = abs(_e662);
            let _e676 = select(_e674, _e673, (_e673 > _e674));
            let _e677 = abs(_e665);
            let _e679 = select(_e677, _e676, (_e676 > _e677));
            let _e683 = (bitcast<f32>((75497472u + _e639)) * (1f + select(_e679, _e672, (_e672 > _e679))));
            let _e684 = (_e650 * _e665);
            let _e685 = (_e653 * _e662);
            if (abs((_e684 - _e685)) > ((0.0000019073486f * (abs(_e684) + abs(_e685))) + _e683)) {
                phi_14232_ = bool();
                phi_14233_ = true;
            } else {
                let _e694 = (_e653 * _e659);
                let _e695 = (_e647 * _e665);
                let _e703 = (abs((_e694 - _e695)) > ((0.0000019073486f * (abs(_e694) + abs(_e695))) + _e683));
                if _e703 {
                    phi_14231_ = bool();
                } else {
                    let _e704 = (_e647 * _e662);
                    let _e705 = (_e650 * _e659);
                    phi_14231_ = (abs((_e704 - _e705)) > ((0.0000019073486f * (abs(_e704) + abs(_e705))) + _e683));
                }
                let _e715 = phi_14231_;
                phi_14232_ = _e715;
                phi_14233_ = _e703;
            }
            let _e717 = phi_14232_;
            let _e719 = phi_14233_;
            if select(_e717, true, _e719) {
            } else {
                let _e723 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e726 = params_2.member.member_10;
                if (_e723 < _e726) {
                    possibly_degenerate.member[_e723] = _e386;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_14522_: bool;
    var phi_14524_: bool;
    var phi_14525_: bool;
    var phi_14548_: bool;
    var phi_14550_: bool;
    var phi_14551_: bool;
    var phi_14574_: bool;
    var phi_14576_: bool;
    var phi_14577_: bool;
    var phi_14648_: type_85;
    var phi_14650_: type_85;
    var phi_14651_: bool;
    var phi_14652_: type_85;
    var phi_14653_: bool;
    var phi_14658_: type_85;
    var phi_14660_: u32;
    var phi_14663_: type_85;
    var phi_14927_: bool;
    var phi_14929_: bool;
    var phi_14930_: bool;
    var phi_14953_: bool;
    var phi_14955_: bool;
    var phi_14956_: bool;
    var phi_14979_: bool;
    var phi_14981_: bool;
    var phi_14982_: bool;
    var phi_15053_: type_85;
    var phi_15055_: type_85;
    var phi_15056_: bool;
    var phi_15057_: type_85;
    var phi_15058_: bool;
    var phi_15063_: type_85;
    var phi_15143_: type_85;
    var phi_14661_: u32;
    var phi_14664_: type_85;
    var local_121: type_85;
    var local_122: type_85;
    var phi_15156_: u32;
    var phi_15159_: type_85;
    var phi_15157_: u32;
    var phi_15160_: type_85;
    var local_123: type_85;
    var local_124: type_85;
    var phi_15254_: type_85;
    var phi_15260_: u32;
    var phi_15263_: type_85;
    var phi_15261_: u32;
    var phi_15264_: type_85;
    var phi_15354_: type_85;
    var local_125: type_85;
    var local_126: type_85;
    var local_127: type_85;
    var local_128: type_85;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e378.z] = _e377.x;
    let _e386 = local_120[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e392 = (_e391 * 2048u);
    let _e395 = features_1.member[_e392];
    let _e397 = (_e395.x * 2u);
    let _e400 = moving.member[_e397];
    let _e405 = (_e395.y * 2u);
    let _e408 = moving.member[_e405];
    let _e413 = (_e395.z * 2u);
    let _e416 = moving.member[_e413];
    let _e423 = moving.member[(_e397 + 1u)];
    let _e430 = moving.member[(_e405 + 1u)];
    let _e437 = moving.member[(_e413 + 1u)];
    let _e442 = select(_e408.x, _e400.x, (_e400.x < _e408.x));
    let _e444 = select(_e408.y, _e400.y, (_e400.y < _e408.y));
    let _e446 = select(_e408.z, _e400.z, (_e400.z < _e408.z));
    let _e448 = select(_e416.x, _e442, (_e442 < _e416.x));
    let _e450 = select(_e416.y, _e444, (_e444 < _e416.y));
    let _e452 = select(_e416.z, _e446, (_e446 < _e416.z));
    let _e454 = select(_e430.x, _e423.x, (_e423.x < _e430.x));
    let _e456 = select(_e430.y, _e423.y, (_e423.y < _e430.y));
    let _e458 = select(_e430.z, _e423.z, (_e423.z < _e430.z));
    let _e460 = select(_e437.x, _e454, (_e454 < _e437.x));
    let _e462 = select(_e437.y, _e456, (_e456 < _e437.y));
    let _e464 = select(_e437.z, _e458, (_e458 < _e437.z));
    let _e466 = select(_e460, _e448, (_e448 < _e460));
    let _e468 = select(_e462, _e450, (_e450 < _e462));
    let _e470 = select(_e464, _e452, (_e452 < _e464));
    let _e472 = select(_e408.x, _e400.x, (_e400.x > _e408.x));
    let _e474 = select(_e408.y, _e400.y, (_e400.y > _e408.y));
    let _e476 = select(_e408.z, _e400.z, (_e400.z > _e408.z));
    let _e478 = select(_e416.x, _e472, (_e472 > _e416.x));
    let _e480 = select(_e416.y, _e474, (_e474 > _e416.y));
    let _e482 = select(_e416.z, _e476, (_e476 > _e416.z));
    let _e484 = select(_e430.x, _e423.x, (_e423.x > _e430.x));
    let _e486 = select(_e430.y, _e423.y, (_e423.y > _e430.y));
    let _e488 = select(_e430.z, _e423.z, (_e423.z > _e430.z));
    let _e490 = select(_e437.x, _e484, (_e484 > _e437.x));
    let _e492 = select(_e437.y, _e486, (_e486 > _e437.y));
    let _e494 = select(_e437.z, _e488, (_e488 > _e437.z));
    let _e496 = select(_e490, _e478, (_e478 > _e490));
    let _e498 = select(_e492, _e480, (_e480 > _e492));
    let _e500 = select(_e494, _e482, (_e482 > _e494));
    let _e502 = (0.5f * (_e466 + _e496));
    let _e504 = (0.5f * (_e468 + _e498));
    let _e506 = (0.5f * (_e470 + _e500));
    let _e509 = params_2.member.member;
    if ((bitcast<u32>(_e466) & 2139095040u) != 2139095040u) {
        let _e515 = ((bitcast<u32>(_e468) & 2139095040u) != 2139095040u);
        if _e515 {
            phi_14522_ = ((bitcast<u32>(_e470) & 2139095040u) != 2139095040u);
        } else {
            phi_14522_ = bool();
        }
        let _e520 = phi_14522_;
        phi_14524_ = _e520;
        phi_14525_ = select(true, false, _e515);
    } else {
        phi_14524_ = bool();
        phi_14525_ = true;
    }
    let _e523 = phi_14524_;
    let _e525 = phi_14525_;
    if select(_e523, false, _e525) {
        if ((bitcast<u32>(_e496) & 2139095040u) != 2139095040u) {
            let _e532 = ((bitcast<u32>(_e498) & 2139095040u) != 2139095040u);
            if _e532 {
                phi_14548_ = ((bitcast<u32>(_e500) & 2139095040u) != 2139095040u);
            } else {
                phi_14548_ = bool();
            }
            let _e537 = phi_14548_;
            phi_14550_ = _e537;
            phi_14551_ = select(true, false, _e532);
        } else {
            phi_14550_ = bool();
            phi_14551_ = true;
        }
        let _e540 = phi_14550_;
        let _e542 = phi_14551_;
        if select(_e540, false, _e542) {
            if ((bitcast<u32>(_e502) & 2139095040u) != 2139095040u) {
                let _e549 = ((bitcast<u32>(_e504) & 2139095040u) != 2139095040u);
                if _e549 {
                    phi_14574_ = ((bitcast<u32>(_e506) & 2139095040u) != 2139095040u);
                } else {
                    phi_14574_ = bool();
                }
                let _e554 = phi_14574_;
                phi_14576_ = _e554;
                phi_14577_ = select(true, false, _e549);
            } else {
                phi_14576_ = bool();
                phi_14577_ = true;
            }
            let _e557 = phi_14576_;
            let _e559 = phi_14577_;
            let _e560 = select(_e557, false, _e559);
            if _e560 {
                let _e562 = select(_e496, _e466, (_e466 < _e496));
                let _e564 = select(_e498, _e468, (_e468 < _e498));
                let _e566 = select(_e500, _e470, (_e470 < _e500));
                let _e575 = select(_e496, _e466, (_e466 > _e496));
                let _e577 = select(_e498, _e468, (_e468 > _e498));
                let _e579 = select(_e500, _e470, (_e470 > _e500));
                phi_14648_ = type_85(vec4<f32>(select(_e502, _e562, (_e562 < _e502)), select(_e504, _e564, (_e564 < _e504)), select(_e506, _e566, (_e566 < _e506)), 0f), vec4<f32>(select(_e502, _e575, (_e575 > _e502)), select(_e504, _e577, (_e577 > _e504)), select(_e506, _e579, (_e579 > _e506)), 0f));
            } else {
                phi_14648_ = type_85();
            }
            let _e589 = phi_14648_;
            phi_14650_ = _e589;
            phi_14651_ = select(true, false, _e560);
        } else {
            phi_14650_ = type_85();
            phi_14651_ = true;
        }
        let _e592 = phi_14650_;
        let _e594 = phi_14651_;
        phi_14652_ = _e592;
        phi_14653_ = _e594;
    } else {
        phi_14652_ = type_85();
        phi_14653_ = true;
    }
    let _e596 = phi_14652_;
    let _e598 = phi_14653_;
    if _e598 {
        phi_14658_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_14658_ = _e596;
    }
    let _e600 = phi_14658_;
    phi_14660_ = _e386;
    phi_14663_ = _e600;
    loop {
        let _e602 = phi_14660_;
        let _e604 = phi_14663_;
        local_121 = _e604;
        local_122 = _e604;
        local_125 = _e604;
        local_127 = _e604;
        let _e605 = (_e602 < 2048u);
        if _e605 {
            let _e606 = (_e392 + _e602);
            if (_e606 < _e509) {
                let _e610 = features_1.member[_e606];
                let _e612 = (_e610.x * 2u);
                let _e615 = moving.member[_e612];
                let _e620 = (_e610.y * 2u);
                let _e623 = moving.member[_e620];
                let _e628 = (_e610.z * 2u);
                let _e631 = moving.member[_e628];
                let _e638 = moving.member[(_e612 + 1u)];
                let _e645 = moving.member[(_e620 + 1u)];
                let _e652 = moving.member[(_e628 + 1u)];
                let _e657 = select(_e623.x, _e615.x, (_e615.x < _e623.x));
                let _e659 = select(_e623.y, _e615.y, (_e615.y < _e623.y));
                let _e661 = select(_e623.z, _e615.z, (_e615.z < _e623.z));
                let _e663 = select(_e631.x, _e657, (_e657 < _e631.x));
                let _e665 = select(_e631.y, _e659, (_e659 < _e631.y));
                let _e667 = select(_e631.z, _e661, (_e661 < _e631.z));
                let _e669 = select(_e645.x, _e638.x, (_e638.x < _e645.x));
                let _e671 = select(_e645.y, _e638.y, (_e638.y < _e645.y));
                let _e673 = select(_e645.z, _e638.z, (_e638.z < _e645.z));
                let _e675 = select(_e652.x, _e669, (_e669 < _e652.x));
                let _e677 = select(_e652.y, _e671, (_e671 < _e652.y));
                let _e679 = select(_e652.z, _e673, (_e673 < _e652.z));
                let _e681 = select(_e675, _e663, (_e663 < _e675));
                let _e683 = select(_e677, _e665, (_e665 < _e677));
                let _e685 = select(_e679, _e667, (_e667 < _e679));
                let _e687 = select(_e623.x, _e615.x, (_e615.x > _e623.x));
                let _e689 = select(_e623.y, _e615.y, (_e615.y > _e623.y));
                let _e691 = select(_e623.z, _e615.z, (_e615.z > _e623.z));
                let _e693 = select(_e631.x, _e687, (_e687 > _e631.x));
                let _e695 = select(_e631.y, _e689, (_e689 > _e631.y));
                let _e697 = select(_e631.z, _e691, (_e691 > _e631.z));
                let _e699 = select(_e645.x, _e638.x, (_e638.x > _e645.x));
                let _e701 = select(_e645.y, _e638.y, (_e638.y > _e645.y));
                let _e703 = select(_e645.z, _e638.z, (_e638.z > _e645.z));
                let _e705 = select(_e652.x, _e699, (_e699 > _e652.x));
                let _e707 = select(_e652.y, _e701, (_e701 > _e652.y));
                let _e709 = select(_e652.z, _e703, (_e703 > _e652.z));
                let _e711 = select(_e705, _e693, (_e693 > _e705));
                let _e713 = select(_e707, _e695, (_e695 > _e707));
                let _e715 = select(_e709, _e697, (_e697 > _e709));
                let _e717 = (0.5f * (_e681 + _e711));
                let _e719 = (0.5f * (_e683 + _e713));
                let _e721 = (0.5f * (_e685 + _e715));
                let _e722 = (_e606 * 3u);
                let _e723 = bitcast<u32>(_e681);
                let _e724 = bitcast<u32>(_e683);
                let _e725 = bitcast<u32>(_e685);
                corners_1.member[_e722] = vec4<u32>(_e723, _e724, _e725, 0u);
                let _e730 = bitcast<u32>(_e711);
                let _e731 = bitcast<u32>(_e713);
                let _e732 = bitcast<u32>(_e715);
                corners_1.member[(_e722 + 1u)] = vec4<u32>(_e730, _e731, _e732, 0u);
                let _e737 = bitcast<u32>(_e717);
                let _e738 = bitcast<u32>(_e719);
                let _e739 = bitcast<u32>(_e721);
                corners_1.member[(_e722 + 2u)] = vec4<u32>(_e737, _e738, _e739, 0u);
                if ((_e723 & 2139095040u) != 2139095040u) {
                    let _e746 = ((_e724 & 2139095040u) != 2139095040u);
                    if _e746 {
                        phi_14927_ = ((_e725 & 2139095040u) != 2139095040u);
                    } else {
                        phi_14927_ = bool();
                    }
                    let _e750 = phi_14927_;
                    phi_14929_ = _e750;
                    phi_14930_ = select(true, false, _e746);
                } else {
                    phi_14929_ = bool();
                    phi_14930_ = true;
                }
                let _e753 = phi_14929_;
                let _e755 = phi_14930_;
                if select(_e753, false, _e755) {
                    if ((_e730 & 2139095040u) != 2139095040u) {
                        let _e760 = ((_e731 & 2139095040u) != 2139095040u);
                        if _e760 {
                            phi_14953_ = ((_e732 & 2139095040u) != 2139095040u);
                        } else {
                            phi_14953_ = bool();
                        }
                        let _e764 = phi_14953_;
                        phi_14955_ = _e764;
                        phi_14956_ = select(true, false, _e760);
                    } else {
                        phi_14955_ = bool();
                        phi_14956_ = true;
                    }
                    let _e767 = phi_14955_;
                    let _e769 = phi_14956_;
                    if select(_e767, false, _e769) {
                        if ((_e737 & 2139095040u) != 2139095040u) {
                            let _e774 = ((_e738 & 2139095040u) != 2139095040u);
                            if _e774 {
                                phi_14979_ = ((_e739 & 2139095040u) != 2139095040u);
                            } else {
                                phi_14979_ = bool();
                            }
                            let _e778 = phi_14979_;
                            phi_14981_ = _e778;
                            phi_14982_ = select(true, false, _e774);
                        } else {
                            phi_14981_ = bool();
                            phi_14982_ = true;
                        }
                        let _e781 = phi_14981_;
                        let _e783 = phi_14982_;
                        let _e784 = select(_e781, false, _e783);
                        if _e784 {
                            let _e786 = select(_e711, _e681, (_e681 < _e711));
                            let _e788 = select(_e713, _e683, (_e683 < _e713));
                            let _e790 = select(_e715, _e685, (_e685 < _e715));
                            let _e799 = select(_e711, _e681, (_e681 > _e711));
                            let _e801 = select(_e713, _e683, (_e683 > _e713));
                            let _e803 = select(_e715, _e685, (_e685 > _e715));
                            phi_15053_ = type_85(vec4<f32>(select(_e717, _e786, (_e786 < _e717)), select(_e719, _e788, (_e788 < _e719)), select(_e721, _e790, (_e790 < _e721)), 0f), vec4<f32>(select(_e717, _e799, (_e799 > _e717)), select(_e719, _e801, (_e801 > _e719)), select(_e721, _e803, (_e803 > _e721)), 0f));
                        } else {
                            phi_15053_ = type_85();
                        }
                        let _e813 = phi_15053_;
                        phi_15055_ = _e813;
                        phi_15056_ = select(true, false, _e784);
                    } else {
                        phi_15055_ = type_85();
                        phi_15056_ = true;
                    }
                    let _e816 = phi_15055_;
                    let _e818 = phi_15056_;
                    phi_15057_ = _e816;
                    phi_15058_ = _e818;
                } else {
                    phi_15057_ = type_85();
                    phi_15058_ = true;
                }
                let _e820 = phi_15057_;
                let _e822 = phi_15058_;
                if _e822 {
                    phi_15063_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15063_ = _e820;
                }
                let _e824 = phi_15063_;
                phi_15143_ = type_85(vec4<f32>(select(_e824.member.x, _e604.member.x, (_e604.member.x < _e824.member.x)), select(_e824.member.y, _e604.member.y, (_e604.member.y < _e824.member.y)), select(_e824.member.z, _e604.member.z, (_e604.member.z < _e824.member.z)), select(_e824.member.w, _e604.member.w, (_e604.member.w < _e824.member.w))), vec4<f32>(select(_e824.member_1.x, _e604.member_1.x, (_e604.member_1.x > _e824.member_1.x)), select(_e824.member_1.y, _e604.member_1.y, (_e604.member_1.y > _e824.member_1.y)), select(_e824.member_1.z, _e604.member_1.z, (_e604.member_1.z > _e824.member_1.z)), select(_e824.member_1.w, _e604.member_1.w, (_e604.member_1.w > _e824.member_1.w))));
            } else {
                phi_15143_ = _e604;
            }
            let _e865 = phi_15143_;
            phi_14661_ = (_e602 + (256u * _e379.z));
            phi_14664_ = _e865;
        } else {
            break;
        }
        let _e869 = phi_14661_;
        let _e871 = phi_14664_;
        continue;
        continuing {
            phi_14660_ = _e869;
            phi_14663_ = _e871;
        }
    }
    let _e874 = local_121;
    lows[_e386] = _e874.member;
    let _e878 = local_122;
    highs[_e386] = _e878.member_1;
    workgroupBarrier();
    if ((_e386 & 15u) == 0u) {
        phi_15156_ = 1u;
        let _e1046 = local_125;
        phi_15159_ = _e1046;
        loop {
            let _e884 = phi_15156_;
            let _e886 = phi_15159_;
            local_123 = _e886;
            local_124 = _e886;
            local_126 = _e886;
            let _e887 = (_e884 < 16u);
            if _e887 {
                let _e888 = (_e386 + _e884);
                let _e890 = lows[_e888];
                let _e892 = highs[_e888];
                phi_15157_ = (_e884 + _e379.z);
                phi_15160_ = type_85(vec4<f32>(select(_e890.x, _e886.member.x, (_e886.member.x < _e890.x)), select(_e890.y, _e886.member.y, (_e886.member.y < _e890.y)), select(_e890.z, _e886.member.z, (_e886.member.z < _e890.z)), select(_e890.w, _e886.member.w, (_e886.member.w < _e890.w))), vec4<f32>(select(_e892.x, _e886.member_1.x, (_e886.member_1.x > _e892.x)), select(_e892.y, _e886.member_1.y, (_e886.member_1.y > _e892.y)), select(_e892.z, _e886.member_1.z, (_e886.member_1.z > _e892.z)), select(_e892.w, _e886.member_1.w, (_e886.member_1.w > _e892.w))));
            } else {
                break;
            }
            let _e932 = phi_15157_;
            let _e934 = phi_15160_;
            continue;
            continuing {
                phi_15156_ = _e932;
                phi_15159_ = _e934;
            }
        }
        let _e937 = local_123;
        lows[_e386] = _e937.member;
        let _e940 = local_124;
        highs[_e386] = _e940.member_1;
        let _e1053 = local_126;
        phi_15254_ = _e1053;
    } else {
        let _e1055 = local_127;
        phi_15254_ = _e1055;
    }
    let _e943 = phi_15254_;
    workgroupBarrier();
    let _e944 = (_e386 == 0u);
    if _e944 {
        phi_15260_ = 16u;
        phi_15263_ = _e943;
        loop {
            let _e946 = phi_15260_;
            let _e948 = phi_15263_;
            local_128 = _e948;
            let _e949 = (_e946 < 256u);
            if _e949 {
                let _e951 = lows[_e946];
                let _e953 = highs[_e946];
                phi_15261_ = (_e946 + (16u * _e379.z));
                phi_15264_ = type_85(vec4<f32>(select(_e951.x, _e948.member.x, (_e948.member.x < _e951.x)), select(_e951.y, _e948.member.y, (_e948.member.y < _e951.y)), select(_e951.z, _e948.member.z, (_e948.member.z < _e951.z)), select(_e951.w, _e948.member.w, (_e948.member.w < _e951.w))), vec4<f32>(select(_e953.x, _e948.member_1.x, (_e948.member_1.x > _e953.x)), select(_e953.y, _e948.member_1.y, (_e948.member_1.y > _e953.y)), select(_e953.z, _e948.member_1.z, (_e948.member_1.z > _e953.z)), select(_e953.w, _e948.member_1.w, (_e948.member_1.w > _e953.w))));
            } else {
                break;
            }
            let _e994 = phi_15261_;
            let _e996 = phi_15264_;
            continue;
            continuing {
                phi_15260_ = _e994;
                phi_15263_ = _e996;
            }
        }
        let _e1062 = local_128;
        phi_15354_ = _e1062;
    } else {
        phi_15354_ = _e943;
    }
    let _e999 = phi_15354_;
    if _e944 {
        low.member[_e391] = _e999.member;
        high.member[_e391] = _e999.member_1;
    }
    return;
}

fn function_40() {
    var phi_15402_: u32;
    var phi_15405_: u32;
    var phi_15407_: u32;
    var phi_15409_: u32;
    var phi_15459_: type_57;
    var phi_15631_: u32;
    var phi_15653_: u32;
    var phi_15675_: u32;
    var phi_17612_: u32;
    var phi_17615_: u32;
    var phi_17613_: u32;
    var phi_17616_: u32;
    var local_129: u32;
    var phi_17931_: u32;
    var local_130: u32;
    var phi_17935_: u32;
    var phi_17936_: u32;
    var phi_18373_: u32;
    var phi_18376_: u32;
    var phi_18742_: u32;
    var phi_18743_: u32;
    var phi_18374_: u32;
    var phi_18377_: u32;
    var phi_18745_: bool;
    var local_131: u32;
    var phi_18753_: u32;
    var phi_18754_: u32;
    var phi_18763_: u32;
    var phi_18766_: u32;
    var phi_18764_: u32;
    var phi_18767_: u32;
    var phi_18790_: u32;
    var phi_18791_: u32;
    var phi_18792_: u32;
    var phi_15403_: u32;
    var phi_15406_: u32;
    var phi_15408_: u32;
    var phi_15410_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e391 = tiles.member[0u];
    let _e394 = params_3.member.member;
    let _e397 = (_e378.z ^ 1u);
    phi_15402_ = 0u;
    phi_15405_ = 0u;
    phi_15407_ = 0u;
    phi_15409_ = 0u;
    loop {
        let _e399 = phi_15402_;
        let _e401 = phi_15405_;
        let _e403 = phi_15407_;
        let _e405 = phi_15409_;
        local_132 = _e405;
        local_133 = _e405;
        local_134 = _e405;
        local_135 = _e403;
        local_136 = _e403;
        local_137 = _e403;
        local_138 = _e401;
        local_139 = _e401;
        local_140 = _e401;
        let _e406 = (_e399 < 8u);
        if _e406 {
            let _e410 = (((((_e377.x + (_e377.y * _e378.x)) * 8u) + _e399) * 256u) + _e376.x);
            if (_e410 < select(0u, _e391, (_e391 <= _e394))) {
                let _e413 = pairs.member[_e410];
                let _e416 = ((_e413 >> bitcast<u32>(16i)) * 2u);
                let _e419 = tiles.member[(4u + _e416)];
                let _e426 = boxes.member[((_e419 * 256u) + ((_e413 >> bitcast<u32>(8i)) & 255u))];
                let _e430 = tiles.member[(_e416 + 5u)];
                let _e435 = boxes.member[((_e430 * 256u) + (_e413 & 255u))];
                if (_e426.x < _e435.x) {
                    phi_15459_ = type_57(_e426.x, _e435.x);
                } else {
                    phi_15459_ = type_57(_e435.x, _e426.x);
                }
                let _e441 = phi_15459_;
                let _e446 = features.member[_e441.member];
                let _e449 = features.member[_e441.member_1];
                let _e451 = (_e446.x * 2u);
                let _e454 = moving_1.member[_e451];
                let _e459 = (_e446.y * 2u);
                let _e462 = moving_1.member[_e459];
                let _e467 = (_e446.z * 2u);
                let _e470 = moving_1.member[_e467];
                let _e477 = moving_1.member[(_e451 + 1u)];
                let _e484 = moving_1.member[(_e459 + 1u)];
                let _e491 = moving_1.member[(_e467 + 1u)];
                let _e496 = (_e449.x * 2u);
                let _e499 = moving_1.member[_e496];
                let _e504 = (_e449.y * 2u);
                let _e507 = moving_1.member[_e504];
                let _e512 = (_e449.z * 2u);
                let _e515 = moving_1.member[_e512];
                let _e522 = moving_1.member[(_e496 + 1u)];
                let _e529 = moving_1.member[(_e504 + 1u)];
                let _e536 = moving_1.member[(_e512 + 1u)];
                let _e554 = ((_e449.w >> bitcast<u32>(3i)) & 7u);
                if (((_e446.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_15631_ = (_e554 << bitcast<u32>(6u));
                } else {
                    phi_15631_ = 0u;
                }
                let _e567 = phi_15631_;
                if (((_e446.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_15653_ = (_e554 << bitcast<u32>(9u));
                } else {
                    phi_15653_ = 0u;
                }
                let _e576 = phi_15653_;
                if (((_e446.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_15675_ = (_e554 << bitcast<u32>(12u));
                } else {
                    phi_15675_ = 0u;
                }
                let _e585 = phi_15675_;
                let _e588 = select(0u, 1u, (_e446.x == _e449.x));
                let _e590 = select(0u, 1u, (_e446.x == _e449.y));
                let _e593 = select(0u, 1u, (_e446.x == _e449.z));
                let _e596 = select(0u, 1u, (_e446.y == _e449.x));
                let _e598 = select(0u, 1u, (_e446.y == _e449.y));
                let _e601 = select(0u, 1u, (_e446.y == _e449.z));
                let _e607 = select(0u, 1u, (_e446.z == _e449.x));
                let _e609 = select(0u, 1u, (_e446.z == _e449.y));
                let _e612 = select(0u, 1u, (_e446.z == _e449.z));
                let _e745 = (((((((_e446.w & 7u) | ((_e449.w & 7u) << bitcast<u32>(3i))) | _e567) | _e576) | _e585) & (~(((((((((_e588 | _e590) | _e593) | (((_e596 | _e598) | _e601) << bitcast<u32>(1i))) | (((_e607 | _e609) | _e612) << bitcast<u32>(2i))) | (((((_e588 | _e596) | _e607) << bitcast<u32>(3i)) | (((_e590 | _e598) | _e609) << bitcast<u32>(4i))) | (((_e593 | _e601) | _e612) << bitcast<u32>(5i)))) | ((((((_e588 << bitcast<u32>(6u)) | (_e590 << bitcast<u32>(6u))) | (_e596 << bitcast<u32>(6u))) | (_e598 << bitcast<u32>(6u))) | ((((_e590 << bitcast<u32>(7u)) | (_e593 << bitcast<u32>(7u))) | (_e598 << bitcast<u32>(7u))) | (_e601 << bitcast<u32>(7u)))) | ((((_e593 << bitcast<u32>(8u)) | (_e588 << bitcast<u32>(8u))) | (_e601 << bitcast<u32>(8u))) | (_e596 << bitcast<u32>(8u))))) | ((((((_e596 << bitcast<u32>(9u)) | (_e598 << bitcast<u32>(9u))) | (_e607 << bitcast<u32>(9u))) | (_e609 << bitcast<u32>(9u))) | ((((_e598 << bitcast<u32>(10u)) | (_e601 << bitcast<u32>(10u))) | (_e609 << bitcast<u32>(10u))) | (_e612 << bitcast<u32>(10u)))) | ((((_e601 << bitcast<u32>(11u)) | (_e596 << bitcast<u32>(11u))) | (_e612 << bitcast<u32>(11u))) | (_e607 << bitcast<u32>(11u))))) | ((((((_e607 << bitcast<u32>(12u)) | (_e609 << bitcast<u32>(12u))) | (_e588 << bitcast<u32>(12u))) | (_e590 << bitcast<u32>(12u))) | ((((_e609 << bitcast<u32>(13u)) | (_e612 << bitcast<u32>(13u))) | (_e590 << bitcast<u32>(13u))) | (_e593 << bitcast<u32>(13u)))) | ((((_e612 << bitcast<u32>(14u)) | (_e607 << bitcast<u32>(14u))) | (_e593 << bitcast<u32>(14u))) | (_e588 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e449.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e446.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e745 == 0u) {
                    phi_17935_ = _e745;
                    phi_17936_ = _e405;
                } else {
                    let _e749 = params_3.member.member_4;
                    let _e750 = (_e749 + 0.0000000000000000000000000000000000030092655f);
                    phi_17612_ = 0u;
                    phi_17615_ = 0u;
                    loop {
                        let _e752 = phi_17612_;
                        let _e754 = phi_17615_;
                        local_129 = _e754;
                        local_130 = _e754;
                        let _e755 = (_e752 < 3u);
                        if _e755 {
                            let _e756 = (_e752 & 31u);
                            let _e760 = f32(((89u >> bitcast<u32>(_e756)) & 1u));
                            let _e769 = (f32(((170u >> bitcast<u32>(_e756)) & 1u)) - f32(((64u >> bitcast<u32>(_e756)) & 1u)));
                            let _e778 = (f32(((52u >> bitcast<u32>(_e756)) & 1u)) - f32(((128u >> bitcast<u32>(_e756)) & 1u)));
                            let _e783 = (((_e760 * _e454.x) + (_e769 * _e454.y)) + (_e778 * _e454.z));
                            let _e788 = (((_e760 * _e462.x) + (_e769 * _e462.y)) + (_e778 * _e462.z));
                            let _e793 = (((_e760 * _e470.x) + (_e769 * _e470.y)) + (_e778 * _e470.z));
                            let _e798 = (((_e760 * _e477.x) + (_e769 * _e477.y)) + (_e778 * _e477.z));
                            let _e803 = (((_e760 * _e484.x) + (_e769 * _e484.y)) + (_e778 * _e484.z));
                            let _e808 = (((_e760 * _e491.x) + (_e769 * _e491.y)) + (_e778 * _e491.z));
                            let _e825 = (((_e760 * _e499.x) + (_e769 * _e499.y)) + (_e778 * _e499.z));
                            let _e830 = (((_e760 * _e507.x) + (_e769 * _e507.y)) + (_e778 * _e507.z));
                            let _e835 = (((_e760 * _e515.x) + (_e769 * _e515.y)) + (_e778 * _e515.z));
                            let _e840 = (((_e760 * _e522.x) + (_e769 * _e522.y)) + (_e778 * _e522.z));
                            let _e845 = (((_e760 * _e529.x) + (_e769 * _e529.y)) + (_e778 * _e529.z));
                            let _e850 = (((_e760 * _e536.x) + (_e769 * _e536.y)) + (_e778 * _e536.z));
                            let _e852 = select(_e840, _e825, (_e825 < _e840));
                            let _e854 = select(_e845, _e830, (_e830 < _e845));
                            let _e856 = select(_e850, _e835, (_e835 < _e850));
                            let _e858 = select(_e840, _e825, (_e825 > _e840));
                            let _e860 = select(_e845, _e830, (_e830 > _e845));
                            let _e862 = select(_e850, _e835, (_e835 > _e850));
                            let _e863 = (select(_e798, _e783, (_e783 < _e798)) - _e750);
                            let _e864 = (select(_e803, _e788, (_e788 < _e803)) - _e750);
                            let _e865 = (select(_e808, _e793, (_e793 < _e808)) - _e750);
                            let _e866 = (select(_e798, _e783, (_e783 > _e798)) + _e750);
                            let _e867 = (select(_e803, _e788, (_e788 > _e803)) + _e750);
                            let _e868 = (select(_e808, _e793, (_e793 > _e808)) + _e750);
                            let _e870 = select(_e864, _e863, (_e863 < _e864));
                            let _e872 = select(_e865, _e864, (_e864 < _e865));
                            let _e874 = select(_e863, _e865, (_e865 < _e863));
                            let _e876 = select(_e867, _e866, (_e866 > _e867));
                            let _e878 = select(_e868, _e867, (_e867 > _e868));
                            let _e880 = select(_e866, _e868, (_e868 > _e866));
                            let _e882 = select(_e854, _e852, (_e852 < _e854));
                            let _e884 = select(_e856, _e854, (_e854 < _e856));
                            let _e886 = select(_e852, _e856, (_e856 < _e852));
                            let _e888 = select(_e860, _e858, (_e858 > _e860));
                            let _e890 = select(_e862, _e860, (_e860 > _e862));
                            let _e892 = select(_e858, _e862, (_e862 > _e858));
                            let _e894 = select(_e865, _e870, (_e870 < _e865));
                            let _e896 = select(_e856, _e882, (_e882 < _e856));
                            let _e898 = select(_e868, _e876, (_e876 > _e868));
                            let _e900 = select(_e862, _e888, (_e888 > _e862));
                            let _e1014 = ((((select(0u, 1u, (_e866 < _e896)) | (select(0u, 1u, (_e867 < _e896)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e868 < _e896)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e852 > _e898)) | (select(0u, 1u, (_e854 > _e898)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e856 > _e898)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e882 > _e876)) | (select(0u, 1u, (_e884 > _e876)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 > _e876)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e882 > _e878)) | (select(0u, 1u, (_e884 > _e878)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 > _e878)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e882 > _e880)) | (select(0u, 1u, (_e884 > _e880)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e886 > _e880)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1044 = ((((select(0u, 1u, (_e863 > _e900)) | (select(0u, 1u, (_e864 > _e900)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e865 > _e900)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e858 < _e894)) | (select(0u, 1u, (_e860 < _e894)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e862 < _e894)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e888 < _e870)) | (select(0u, 1u, (_e890 < _e870)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e892 < _e870)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e888 < _e872)) | (select(0u, 1u, (_e890 < _e872)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e892 < _e872)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e888 < _e874)) | (select(0u, 1u, (_e890 < _e874)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e892 < _e874)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_17613_ = (_e752 + _e378.z);
                            phi_17616_ = (_e754 | ((_e1014 | _e1044) | (select(0u, 1u, ((_e1014 == 32767u) || (_e1044 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1056 = phi_17613_;
                        let _e1058 = phi_17616_;
                        continue;
                        continuing {
                            phi_17612_ = _e1056;
                            phi_17615_ = _e1058;
                        }
                    }
                    let _e1061 = local_129;
                    if ((_e1061 & 32768u) == 0u) {
                        phi_17931_ = countOneBits(_e745);
                    } else {
                        phi_17931_ = 0u;
                    }
                    let _e1066 = phi_17931_;
                    let _e1069 = local_130;
                    phi_17935_ = (_e745 & ~(_e1069));
                    phi_17936_ = (_e405 + _e1066);
                }
                let _e1073 = phi_17935_;
                let _e1075 = phi_17936_;
                let _e1085 = params_3.member.member_3;
                if ((_e1085 & 1u) == 0u) {
                    phi_18754_ = _e1073;
                } else {
                    if (_e1073 == 0u) {
                        phi_18753_ = _e1073;
                    } else {
                        let _e1091 = params_3.member.member_4;
                        let _e1097 = bitcast<f32>((bitcast<u32>((_e454.x - _e454.x)) ^ _e397));
                        let _e1100 = bitcast<f32>((bitcast<u32>((_e454.y - _e454.y)) ^ _e397));
                        let _e1103 = bitcast<f32>((bitcast<u32>((_e454.z - _e454.z)) ^ _e397));
                        let _e1109 = bitcast<f32>((bitcast<u32>((_e462.x - _e454.x)) ^ _e397));
                        let _e1112 = bitcast<f32>((bitcast<u32>((_e462.y - _e454.y)) ^ _e397));
                        let _e1115 = bitcast<f32>((bitcast<u32>((_e462.z - _e454.z)) ^ _e397));
                        let _e1121 = bitcast<f32>((bitcast<u32>((_e470.x - _e454.x)) ^ _e397));
                        let _e1124 = bitcast<f32>((bitcast<u32>((_e470.y - _e454.y)) ^ _e397));
                        let _e1127 = bitcast<f32>((bitcast<u32>((_e470.z - _e454.z)) ^ _e397));
                        let _e1133 = bitcast<f32>((bitcast<u32>((_e499.x - _e454.x)) ^ _e397));
                        let _e1136 = bitcast<f32>((bitcast<u32>((_e499.y - _e454.y)) ^ _e397));
                        let _e1139 = bitcast<f32>((bitcast<u32>((_e499.z - _e454.z)) ^ _e397));
                        let _e1145 = bitcast<f32>((bitcast<u32>((_e507.x - _e454.x)) ^ _e397));
                        let _e1148 = bitcast<f32>((bitcast<u32>((_e507.y - _e454.y)) ^ _e397));
                        let _e1151 = bitcast<f32>((bitcast<u32>((_e507.z - _e454.z)) ^ _e397));
                        let _e1157 = bitcast<f32>((bitcast<u32>((_e515.x - _e454.x)) ^ _e397));
                        let _e1160 = bitcast<f32>((bitcast<u32>((_e515.y - _e454.y)) ^ _e397));
                        let _e1163 = bitcast<f32>((bitcast<u32>((_e515.z - _e454.z)) ^ _e397));
                        let _e1169 = bitcast<f32>((bitcast<u32>((_e477.x - _e477.x)) ^ _e397));
                        let _e1172 = bitcast<f32>((bitcast<u32>((_e477.y - _e477.y)) ^ _e397));
                        let _e1175 = bitcast<f32>((bitcast<u32>((_e477.z - _e477.z)) ^ _e397));
                        let _e1181 = bitcast<f32>((bitcast<u32>((_e484.x - _e477.x)) ^ _e397));
                        let _e1184 = bitcast<f32>((bitcast<u32>((_e484.y - _e477.y)) ^ _e397));
                        let _e1187 = bitcast<f32>((bitcast<u32>((_e484.z - _e477.z)) ^ _e397));
                        let _e1193 = bitcast<f32>((bitcast<u32>((_e491.x - _e477.x)) ^ _e397));
                        let _e1196 = bitcast<f32>((bitcast<u32>((_e491.y - _e477.y)) ^ _e397));
                        let _e1199 = bitcast<f32>((bitcast<u32>((_e491.z - _e477.z)) ^ _e397));
                        let _e1205 = bitcast<f32>((bitcast<u32>((_e522.x - _e477.x)) ^ _e397));
                        let _e1208 = bitcast<f32>((bitcast<u32>((_e522.y - _e477.y)) ^ _e397));
                        let _e1211 = bitcast<f32>((bitcast<u32>((_e522.z - _e477.z)) ^ _e397));
                        let _e1217 = bitcast<f32>((bitcast<u32>((_e529.x - _e477.x)) ^ _e397));
                        let _e1220 = bitcast<f32>((bitcast<u32>((_e529.y - _e477.y)) ^ _e397));
                        let _e1223 = bitcast<f32>((bitcast<u32>((_e529.z - _e477.z)) ^ _e397));
                        let _e1229 = bitcast<f32>((bitcast<u32>((_e536.x - _e477.x)) ^ _e397));
                        let _e1232 = bitcast<f32>((bitcast<u32>((_e536.y - _e477.y)) ^ _e397));
                        let _e1235 = bitcast<f32>((bitcast<u32>((_e536.z - _e477.z)) ^ _e397));
                        let _e1237 = ((1.5f * _e1091) + 0.0000000000000000000000000000000000030092655f);
                        let _e1238 = abs(_e1097);
                        let _e1239 = abs(_e1100);
                        let _e1241 = select(_e1239, _e1238, (_e1238 > _e1239));
                        let _e1242 = abs(_e1103);
                        let _e1244 = select(_e1242, _e1241, (_e1241 > _e1242));
                        let _e1245 = abs(_e1109);
                        let _e1246 = abs(_e1112);
                        let _e1248 = select(_e1246, _e1245, (_e1245 > _e1246));
                        let _e1249 = abs(_e1115);
                        let _e1251 = select(_e1249, _e1248, (_e1248 > _e1249));
                        let _e1253 = select(_e1251, _e1244, (_e1244 > _e1251));
                        let _e1254 = abs(_e1121);
                        let _e1255 = abs(_e1124);
                        let _e1257 = select(_e1255, _e1254, (_e1254 > _e1255));
                        let _e1258 = abs(_e1127);
                        let _e1260 = select(_e1258, _e1257, (_e1257 > _e1258));
                        let _e1262 = select(_e1260, _e1253, (_e1253 > _e1260));
                        let _e1263 = abs(_e1133);
                        let _e1264 = abs(_e1136);
                        let _e1266 = select(_e1264, _e1263, (_e1263 > _e1264));
                        let _e1267 = abs(_e1139);
                        let _e1269 = select(_e1267, _e1266, (_e1266 > _e1267));
                        let _e1270 = abs(_e1145);
                        let _e1271 = abs(_e1148);
                        let _e1273 = select(_e1271, _e1270, (_e1270 > _e1271));
                        let _e1274 = abs(_e1151);
                        let _e1276 = select(_e1274, _e1273, (_e1273 > _e1274));
                        let _e1278 = select(_e1276, _e1269, (_e1269 > _e1276));
                        let _e1279 = abs(_e1157);
                        let _e1280 = abs(_e1160);
                        let _e1282 = select(_e1280, _e1279, (_e1279 > _e1280));
                        let _e1283 = abs(_e1163);
                        let _e1285 = select(_e1283, _e1282, (_e1282 > _e1283));
                        let _e1287 = select(_e1285, _e1278, (_e1278 > _e1285));
                        let _e1291 = ((0.0000019073486f * select(_e1287, _e1262, (_e1262 > _e1287))) + _e1237);
                        let _e1292 = abs(_e1169);
                        let _e1293 = abs(_e1172);
                        let _e1295 = select(_e1293, _e1292, (_e1292 > _e1293));
                        let _e1296 = abs(_e1175);
                        let _e1298 = select(_e1296, _e1295, (_e1295 > _e1296));
                        let _e1299 = abs(_e1181);
                        let _e1300 = abs(_e1184);
                        let _e1302 = select(_e1300, _e1299, (_e1299 > _e1300));
                        let _e1303 = abs(_e1187);
                        let _e1305 = select(_e1303, _e1302, (_e1302 > _e1303));
                        let _e1307 = select(_e1305, _e1298, (_e1298 > _e1305));
                        let _e1308 = abs(_e1193);
                        let _e1309 = abs(_e1196);
                        let _e1311 = select(_e1309, _e1308, (_e1308 > _e1309));
                        let _e1312 = abs(_e1199);
                        let _e1314 = select(_e1312, _e1311, (_e1311 > _e1312));
                        let _e1316 = select(_e1314, _e1307, (_e1307 > _e1314));
                        let _e1317 = abs(_e1205);
                        let _e1318 = abs(_e1208);
                        let _e1320 = select(_e1318, _e1317, (_e1317 > _e1318));
                        let _e1321 = abs(_e1211);
                        let _e1323 = select(_e1321, _e1320, (_e1320 > _e1321));
                        let _e1324 = abs(_e1217);
                        let _e1325 = abs(_e1220);
                        let _e1327 = select(_e1325, _e1324, (_e1324 > _e1325));
                        let _e1328 = abs(_e1223);
                        let _e1330 = select(_e1328, _e1327, (_e1327 > _e1328));
                        let _e1332 = select(_e1330, _e1323, (_e1323 > _e1330));
                        let _e1333 = abs(_e1229);
                        let _e1334 = abs(_e1232);
                        let _e1336 = select(_e1334, _e1333, (_e1333 > _e1334));
                        let _e1337 = abs(_e1235);
                        let _e1339 = select(_e1337, _e1336, (_e1336 > _e1337));
                        let _e1341 = select(_e1339, _e1332, (_e1332 > _e1339));
                        let _e1345 = ((0.0000019073486f * select(_e1341, _e1316, (_e1316 > _e1341))) + _e1237);
                        phi_18373_ = 0u;
                        phi_18376_ = 0u;
                        loop {
                            let _e1347 = phi_18373_;
                            let _e1349 = phi_18376_;
                            local_131 = _e1349;
                            if (_e1347 < 8u) {
                                let _e1353 = ((_e1073 & ~(_e1349)) == 0u);
                                if _e1353 {
                                    phi_18742_ = u32();
                                    phi_18743_ = u32();
                                } else {
                                    let _e1354 = (_e1347 & 31u);
                                    let _e1358 = f32(((89u >> bitcast<u32>(_e1354)) & 1u));
                                    let _e1367 = (f32(((170u >> bitcast<u32>(_e1354)) & 1u)) - f32(((64u >> bitcast<u32>(_e1354)) & 1u)));
                                    let _e1376 = (f32(((52u >> bitcast<u32>(_e1354)) & 1u)) - f32(((128u >> bitcast<u32>(_e1354)) & 1u)));
                                    let _e1381 = (((_e1358 * _e1097) + (_e1367 * _e1100)) + (_e1376 * _e1103));
                                    let _e1386 = (((_e1358 * _e1109) + (_e1367 * _e1112)) + (_e1376 * _e1115));
                                    let _e1391 = (((_e1358 * _e1121) + (_e1367 * _e1124)) + (_e1376 * _e1127));
                                    let _e1396 = (((_e1358 * _e1133) + (_e1367 * _e1136)) + (_e1376 * _e1139));
                                    let _e1401 = (((_e1358 * _e1145) + (_e1367 * _e1148)) + (_e1376 * _e1151));
                                    let _e1406 = (((_e1358 * _e1157) + (_e1367 * _e1160)) + (_e1376 * _e1163));
                                    let _e1407 = (_e1381 - _e1291);
                                    let _e1408 = (_e1386 - _e1291);
                                    let _e1409 = (_e1391 - _e1291);
                                    let _e1410 = (_e1381 + _e1291);
                                    let _e1411 = (_e1386 + _e1291);
                                    let _e1412 = (_e1391 + _e1291);
                                    let _e1414 = select(_e1408, _e1407, (_e1407 < _e1408));
                                    let _e1416 = select(_e1409, _e1408, (_e1408 < _e1409));
                                    let _e1418 = select(_e1407, _e1409, (_e1409 < _e1407));
                                    let _e1420 = select(_e1411, _e1410, (_e1410 > _e1411));
                                    let _e1422 = select(_e1412, _e1411, (_e1411 > _e1412));
                                    let _e1424 = select(_e1410, _e1412, (_e1412 > _e1410));
                                    let _e1426 = select(_e1401, _e1396, (_e1396 < _e1401));
                                    let _e1428 = select(_e1406, _e1401, (_e1401 < _e1406));
                                    let _e1430 = select(_e1396, _e1406, (_e1406 < _e1396));
                                    let _e1432 = select(_e1401, _e1396, (_e1396 > _e1401));
                                    let _e1434 = select(_e1406, _e1401, (_e1401 > _e1406));
                                    let _e1436 = select(_e1396, _e1406, (_e1406 > _e1396));
                                    let _e1438 = select(_e1409, _e1414, (_e1414 < _e1409));
                                    let _e1440 = select(_e1406, _e1426, (_e1426 < _e1406));
                                    let _e1442 = select(_e1412, _e1420, (_e1420 > _e1412));
                                    let _e1444 = select(_e1406, _e1432, (_e1432 > _e1406));
                                    let _e1593 = (((_e1358 * _e1169) + (_e1367 * _e1172)) + (_e1376 * _e1175));
                                    let _e1598 = (((_e1358 * _e1181) + (_e1367 * _e1184)) + (_e1376 * _e1187));
                                    let _e1603 = (((_e1358 * _e1193) + (_e1367 * _e1196)) + (_e1376 * _e1199));
                                    let _e1608 = (((_e1358 * _e1205) + (_e1367 * _e1208)) + (_e1376 * _e1211));
                                    let _e1613 = (((_e1358 * _e1217) + (_e1367 * _e1220)) + (_e1376 * _e1223));
                                    let _e1618 = (((_e1358 * _e1229) + (_e1367 * _e1232)) + (_e1376 * _e1235));
                                    let _e1619 = (_e1593 - _e1345);
                                    let _e1620 = (_e1598 - _e1345);
                                    let _e1621 = (_e1603 - _e1345);
                                    let _e1622 = (_e1593 + _e1345);
                                    let _e1623 = (_e1598 + _e1345);
                                    let _e1624 = (_e1603 + _e1345);
                                    let _e1626 = select(_e1620, _e1619, (_e1619 < _e1620));
                                    let _e1628 = select(_e1621, _e1620, (_e1620 < _e1621));
                                    let _e1630 = select(_e1619, _e1621, (_e1621 < _e1619));
                                    let _e1632 = select(_e1623, _e1622, (_e1622 > _e1623));
                                    let _e1634 = select(_e1624, _e1623, (_e1623 > _e1624));
                                    let _e1636 = select(_e1622, _e1624, (_e1624 > _e1622));
                                    let _e1638 = select(_e1613, _e1608, (_e1608 < _e1613));
                                    let _e1640 = select(_e1618, _e1613, (_e1613 < _e1618));
                                    let _e1642 = select(_e1608, _e1618, (_e1618 < _e1608));
                                    let _e1644 = select(_e1613, _e1608, (_e1608 > _e1613));
                                    let _e1646 = select(_e1618, _e1613, (_e1613 > _e1618));
                                    let _e1648 = select(_e1608, _e1618, (_e1618 > _e1608));
                                    let _e1650 = select(_e1621, _e1626, (_e1626 < _e1621));
                                    let _e1652 = select(_e1618, _e1638, (_e1638 < _e1618));
                                    let _e1654 = select(_e1624, _e1632, (_e1632 > _e1624));
                                    let _e1656 = select(_e1618, _e1644, (_e1644 > _e1618));
                                    phi_18742_ = (_e1347 + _e378.z);
                                    phi_18743_ = (_e1349 | ((((((select(0u, 1u, (_e1410 < _e1440)) | (select(0u, 1u, (_e1411 < _e1440)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1412 < _e1440)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1396 > _e1442)) | (select(0u, 1u, (_e1401 > _e1442)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1406 > _e1442)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1426 > _e1420)) | (select(0u, 1u, (_e1428 > _e1420)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1430 > _e1420)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1426 > _e1422)) | (select(0u, 1u, (_e1428 > _e1422)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1430 > _e1422)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1426 > _e1424)) | (select(0u, 1u, (_e1428 > _e1424)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1430 > _e1424)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1622 < _e1652)) | (select(0u, 1u, (_e1623 < _e1652)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1624 < _e1652)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1608 > _e1654)) | (select(0u, 1u, (_e1613 > _e1654)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1618 > _e1654)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1638 > _e1632)) | (select(0u, 1u, (_e1640 > _e1632)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1642 > _e1632)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1638 > _e1634)) | (select(0u, 1u, (_e1640 > _e1634)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1642 > _e1634)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1638 > _e1636)) | (select(0u, 1u, (_e1640 > _e1636)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1642 > _e1636)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1407 > _e1444)) | (select(0u, 1u, (_e1408 > _e1444)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1409 > _e1444)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1396 < _e1438)) | (select(0u, 1u, (_e1401 < _e1438)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1406 < _e1438)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1432 < _e1414)) | (select(0u, 1u, (_e1434 < _e1414)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1436 < _e1414)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1432 < _e1416)) | (select(0u, 1u, (_e1434 < _e1416)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1436 < _e1416)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1432 < _e1418)) | (select(0u, 1u, (_e1434 < _e1418)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1436 < _e1418)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1619 > _e1656)) | (select(0u, 1u, (_e1620 > _e1656)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1621 > _e1656)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1608 < _e1650)) | (select(0u, 1u, (_e1613 < _e1650)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1618 < _e1650)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1644 < _e1626)) | (select(0u, 1u, (_e1646 < _e1626)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1648 < _e1626)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1644 < _e1628)) | (select(0u, 1u, (_e1646 < _e1628)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1648 < _e1628)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1644 < _e1630)) | (select(0u, 1u, (_e1646 < _e1630)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1648 < _e1630)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1807 = phi_18742_;
                                let _e1809 = phi_18743_;
                                phi_18374_ = _e1807;
                                phi_18377_ = _e1809;
                                phi_18745_ = select(true, false, _e1353);
                            } else {
                                phi_18374_ = u32();
                                phi_18377_ = u32();
                                phi_18745_ = false;
                            }
                            let _e1812 = phi_18374_;
                            let _e1814 = phi_18377_;
                            let _e1816 = phi_18745_;
                            continue;
                            continuing {
                                phi_18373_ = _e1812;
                                phi_18376_ = _e1814;
                                break if !(_e1816);
                            }
                        }
                        let _e1819 = local_131;
                        phi_18753_ = (_e1073 & ~((_e1819 & _e1073)));
                    }
                    let _e1824 = phi_18753_;
                    phi_18754_ = _e1824;
                }
                let _e1826 = phi_18754_;
                if (_e1826 == 0u) {
                } else {
                    let _e1831 = atomicAdd((&counters.member[0u]), countOneBits(_e1826));
                    phi_18763_ = _e1831;
                    phi_18766_ = _e1826;
                    loop {
                        let _e1833 = phi_18763_;
                        let _e1835 = phi_18766_;
                        let _e1836 = (_e1835 == 0u);
                        if _e1836 {
                            phi_18764_ = u32();
                            phi_18767_ = u32();
                        } else {
                            let _e1839 = params_3.member.member_1;
                            if (_e1833 < _e1839) {
                                after_linear.member[_e1833] = ((_e410 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1835), 32u, _e1836));
                            }
                            phi_18764_ = (_e1833 + 1u);
                            phi_18767_ = (_e1835 & (_e1835 - 1u));
                        }
                        let _e1852 = phi_18764_;
                        let _e1854 = phi_18767_;
                        continue;
                        continuing {
                            phi_18763_ = _e1852;
                            phi_18766_ = _e1854;
                            break if !(select(true, false, _e1836));
                        }
                    }
                }
                phi_18790_ = (_e401 + countOneBits((_e1073 >> bitcast<u32>(6u))));
                phi_18791_ = (_e403 + countOneBits((_e1073 & 63u)));
                phi_18792_ = _e1075;
            } else {
                phi_18790_ = _e401;
                phi_18791_ = _e403;
                phi_18792_ = _e405;
            }
            let _e1858 = phi_18790_;
            let _e1860 = phi_18791_;
            let _e1862 = phi_18792_;
            phi_15403_ = (_e399 + _e378.z);
            phi_15406_ = _e1858;
            phi_15408_ = _e1860;
            phi_15410_ = _e1862;
        } else {
            break;
        }
        let _e1865 = phi_15403_;
        let _e1867 = phi_15406_;
        let _e1869 = phi_15408_;
        let _e1871 = phi_15410_;
        continue;
        continuing {
            phi_15402_ = _e1865;
            phi_15405_ = _e1867;
            phi_15407_ = _e1869;
            phi_15409_ = _e1871;
        }
    }
    let _e1874 = local_132;
    if (_e1874 > 0u) {
        let _e1877 = local_133;
        let _e1880 = local_134;
        let _e1884 = atomicAdd((&counters.member[5u]), select(1u, _e1880, (_e1877 > 1u)));
    }
    let _e1886 = local_135;
    if (_e1886 > 0u) {
        let _e1889 = local_136;
        let _e1892 = local_137;
        let _e1896 = atomicAdd((&counters.member[1u]), select(1u, _e1892, (_e1889 > 1u)));
    }
    let _e1898 = local_138;
    if (_e1898 > 0u) {
        let _e1901 = local_139;
        let _e1904 = local_140;
        let _e1908 = atomicAdd((&counters.member[2u]), select(1u, _e1904, (_e1901 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_18952_: type_57;
    var phi_19011_: u32;
    var phi_19012_: u32;
    var phi_19018_: u32;
    var phi_19030_: u32;
    var phi_19031_: u32;
    var phi_19043_: u32;
    var phi_19044_: u32;
    var phi_19050_: u32;
    var phi_19062_: u32;
    var phi_19063_: u32;
    var phi_18968_: u32;
    var phi_18978_: u32;
    var phi_18979_: u32;
    var phi_18980_: u32;
    var phi_18993_: u32;
    var phi_18994_: u32;
    var phi_19065_: vec4<u32>;
    var phi_19896_: u32;
    var phi_19899_: bool;
    var phi_20107_: bool;
    var phi_20109_: u32;
    var phi_20110_: bool;
    var phi_19897_: u32;
    var phi_19900_: bool;
    var phi_20112_: bool;
    var local_141: bool;
    var phi_20117_: bool;
    var phi_20370_: bool;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e389 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e393 = atomicLoad((&counters_1.member[0u]));
    if (_e389 < _e393) {
        let _e397 = params_3.member.member_1;
        if (_e393 <= _e397) {
            let _e401 = after_linear_1.member[_e389];
            let _e402 = (_e401 & 15u);
            let _e406 = pairs.member[(_e401 >> bitcast<u32>(4u))];
            let _e409 = ((_e406 >> bitcast<u32>(16i)) * 2u);
            let _e412 = tiles.member[(4u + _e409)];
            let _e419 = boxes.member[((_e412 * 256u) + ((_e406 >> bitcast<u32>(8i)) & 255u))];
            let _e423 = tiles.member[(_e409 + 5u)];
            let _e428 = boxes.member[((_e423 * 256u) + (_e406 & 255u))];
            if (_e419.x < _e428.x) {
                phi_18952_ = type_57(_e419.x, _e428.x);
            } else {
                phi_18952_ = type_57(_e428.x, _e419.x);
            }
            let _e434 = phi_18952_;
            let _e439 = features.member[_e434.member];
            let _e442 = features.member[_e434.member_1];
            if (_e402 < 6u) {
                let _e492 = (_e402 < 3u);
                if _e492 {
                    phi_18968_ = _e402;
                } else {
                    phi_18968_ = (_e402 - 3u);
                }
                let _e495 = phi_18968_;
                if _e492 {
                    phi_18978_ = _e442.z;
                    phi_18979_ = _e442.y;
                    phi_18980_ = _e442.x;
                } else {
                    phi_18978_ = _e439.z;
                    phi_18979_ = _e439.y;
                    phi_18980_ = _e439.x;
                }
                let _e503 = phi_18978_;
                let _e505 = phi_18979_;
                let _e507 = phi_18980_;
                let _e509 = select(_e442, _e439, vec4(_e492));
                if (_e495 == 0u) {
                    phi_18994_ = _e509.x;
                } else {
                    if (_e495 == 1u) {
                        phi_18993_ = _e509.y;
                    } else {
                        phi_18993_ = _e509.z;
                    }
                    let _e515 = phi_18993_;
                    phi_18994_ = _e515;
                }
                let _e518 = phi_18994_;
                phi_19065_ = vec4<u32>(_e518, _e507, _e505, _e503);
            } else {
                let _e444 = (_e402 - 6u);
                let _e445 = (_e444 / 3u);
                let _e446 = (_e444 % 3u);
                if (_e445 == 0u) {
                    phi_19012_ = _e439.x;
                } else {
                    if (_e445 == 1u) {
                        phi_19011_ = _e439.y;
                    } else {
                        phi_19011_ = _e439.z;
                    }
                    let _e452 = phi_19011_;
                    phi_19012_ = _e452;
                }
                let _e455 = phi_19012_;
                if (_e445 == 2u) {
                    phi_19018_ = 0u;
                } else {
                    phi_19018_ = (_e445 + 1u);
                }
                let _e459 = phi_19018_;
                if (_e459 == 0u) {
                    phi_19031_ = _e439.x;
                } else {
                    if (_e459 == 1u) {
                        phi_19030_ = _e439.y;
                    } else {
                        phi_19030_ = _e439.z;
                    }
                    let _e465 = phi_19030_;
                    phi_19031_ = _e465;
                }
                let _e468 = phi_19031_;
                if (_e446 == 0u) {
                    phi_19044_ = _e442.x;
                } else {
                    if (_e446 == 1u) {
                        phi_19043_ = _e442.y;
                    } else {
                        phi_19043_ = _e442.z;
                    }
                    let _e474 = phi_19043_;
                    phi_19044_ = _e474;
                }
                let _e477 = phi_19044_;
                if (_e446 == 2u) {
                    phi_19050_ = 0u;
                } else {
                    phi_19050_ = (_e446 + 1u);
                }
                let _e481 = phi_19050_;
                if (_e481 == 0u) {
                    phi_19063_ = _e442.x;
                } else {
                    if (_e481 == 1u) {
                        phi_19062_ = _e442.y;
                    } else {
                        phi_19062_ = _e442.z;
                    }
                    let _e487 = phi_19062_;
                    phi_19063_ = _e487;
                }
                let _e490 = phi_19063_;
                phi_19065_ = vec4<u32>(_e455, _e468, _e477, _e490);
            }
            let _e521 = phi_19065_;
            let _e523 = (_e521.x * 2u);
            let _e526 = moving_1.member[_e523];
            let _e530 = vec3<f32>(_e526.x, _e526.y, _e526.z);
            let _e532 = (_e521.y * 2u);
            let _e535 = moving_1.member[_e532];
            let _e539 = vec3<f32>(_e535.x, _e535.y, _e535.z);
            let _e541 = (_e521.z * 2u);
            let _e544 = moving_1.member[_e541];
            let _e548 = vec3<f32>(_e544.x, _e544.y, _e544.z);
            let _e550 = (_e521.w * 2u);
            let _e553 = moving_1.member[_e550];
            let _e557 = vec3<f32>(_e553.x, _e553.y, _e553.z);
            let _e561 = moving_1.member[(_e523 + 1u)];
            let _e565 = vec3<f32>(_e561.x, _e561.y, _e561.z);
            let _e569 = moving_1.member[(_e532 + 1u)];
            let _e573 = vec3<f32>(_e569.x, _e569.y, _e569.z);
            let _e577 = moving_1.member[(_e541 + 1u)];
            let _e581 = vec3<f32>(_e577.x, _e577.y, _e577.z);
            let _e585 = moving_1.member[(_e550 + 1u)];
            let _e589 = vec3<f32>(_e585.x, _e585.y, _e585.z);
            let _e590 = (_e402 >= 6u);
            let _e591 = (_e378.z ^ 1u);
            let _e594 = params_3.member.member_3;
            if ((_e594 & 2u) == 0u) {
                phi_20117_ = true;
            } else {
                let _e597 = vec3(_e590);
                let _e598 = select(_e539, _e530, _e597);
                let _e599 = select(_e573, _e565, _e597);
                let _e600 = select(_e548, _e539, _e597);
                let _e601 = select(_e581, _e573, _e597);
                let _e602 = select(_e557, _e548, _e597);
                let _e603 = select(_e589, _e581, _e597);
                let _e615 = bitcast<f32>((bitcast<u32>((_e602.x - _e598.x)) ^ _e591));
                let _e618 = bitcast<f32>((bitcast<u32>((_e602.y - _e598.y)) ^ _e591));
                let _e621 = bitcast<f32>((bitcast<u32>((_e602.z - _e598.z)) ^ _e591));
                let _e633 = bitcast<f32>((bitcast<u32>((_e603.x - _e599.x)) ^ _e591));
                let _e636 = bitcast<f32>((bitcast<u32>((_e603.y - _e599.y)) ^ _e591));
                let _e639 = bitcast<f32>((bitcast<u32>((_e603.z - _e599.z)) ^ _e591));
                let _e648 = bitcast<f32>((bitcast<u32>((_e600.x - _e598.x)) ^ _e591));
                let _e651 = bitcast<f32>((bitcast<u32>((_e600.y - _e598.y)) ^ _e591));
                let _e654 = bitcast<f32>((bitcast<u32>((_e600.z - _e598.z)) ^ _e591));
                let _e663 = bitcast<f32>((bitcast<u32>((_e601.x - _e599.x)) ^ _e591));
                let _e666 = bitcast<f32>((bitcast<u32>((_e601.y - _e599.y)) ^ _e591));
                let _e669 = bitcast<f32>((bitcast<u32>((_e601.z - _e599.z)) ^ _e591));
                let _e670 = abs(_e615);
                let _e671 = abs(_e618);
                let _e673 = select(_e671, _e670, (_e670 > _e671));
                let _e674 = abs(_e621);
                let _e676 = select(_e674, _e673, (_e673 > _e674));
                let _e677 = abs(_e633);
                let _e678 = abs(_e636);
                let _e680 = select(_e678, _e677, (_e677 > _e678));
                let _e681 = abs(_e639);
                let _e683 = select(_e681, _e680, (_e680 > _e681));
                let _e685 = select(_e683, _e676, (_e676 > _e683));
                let _e686 = abs(_e648);
                let _e687 = abs(_e651);
                let _e689 = select(_e687, _e686, (_e686 > _e687));
                let _e690 = abs(_e654);
                let _e692 = select(_e690, _e689, (_e689 > _e690));
                let _e693 = abs(_e663);
                let _e694 = abs(_e666);
                let _e696 = select(_e694, _e693, (_e693 > _e694));
                let _e697 = abs(_e669);
                let _e699 = select(_e697, _e696, (_e696 > _e697));
                let _e701 = select(_e699, _e692, (_e692 > _e699));
                let _e707 = ((0.000015258789f * (_e685 * _e701)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e685) + _e701)));
                let _e747 = select(_e530, _e557, _e597);
                let _e748 = select(_e565, _e589, _e597);
                let _e757 = bitcast<f32>((bitcast<u32>((_e747.x - _e598.x)) ^ _e591));
                let _e760 = bitcast<f32>((bitcast<u32>((_e747.y - _e598.y)) ^ _e591));
                let _e763 = bitcast<f32>((bitcast<u32>((_e747.z - _e598.z)) ^ _e591));
                let _e772 = bitcast<f32>((bitcast<u32>((_e748.x - _e599.x)) ^ _e591));
                let _e775 = bitcast<f32>((bitcast<u32>((_e748.y - _e599.y)) ^ _e591));
                let _e778 = bitcast<f32>((bitcast<u32>((_e748.z - _e599.z)) ^ _e591));
                let _e779 = abs(_e757);
                let _e780 = abs(_e760);
                let _e782 = select(_e780, _e779, (_e779 > _e780));
                let _e783 = abs(_e763);
                let _e785 = select(_e783, _e782, (_e782 > _e783));
                let _e786 = abs(_e772);
                let _e787 = abs(_e775);
                let _e789 = select(_e787, _e786, (_e786 > _e787));
                let _e790 = abs(_e778);
                let _e792 = select(_e790, _e789, (_e789 > _e790));
                let _e794 = select(_e792, _e785, (_e785 > _e792));
                let _e800 = ((0.000015258789f * (_e794 * _e701)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e794) + _e701)));
                let _e845 = bitcast<f32>((bitcast<u32>((_e526.x - _e544.x)) ^ _e591));
                let _e848 = bitcast<f32>((bitcast<u32>((_e526.y - _e544.y)) ^ _e591));
                let _e851 = bitcast<f32>((bitcast<u32>((_e526.z - _e544.z)) ^ _e591));
                let _e857 = bitcast<f32>((bitcast<u32>((_e561.x - _e577.x)) ^ _e591));
                let _e860 = bitcast<f32>((bitcast<u32>((_e561.y - _e577.y)) ^ _e591));
                let _e863 = bitcast<f32>((bitcast<u32>((_e561.z - _e577.z)) ^ _e591));
                let _e869 = bitcast<f32>((bitcast<u32>((_e553.x - _e544.x)) ^ _e591));
                let _e872 = bitcast<f32>((bitcast<u32>((_e553.y - _e544.y)) ^ _e591));
                let _e875 = bitcast<f32>((bitcast<u32>((_e553.z - _e544.z)) ^ _e591));
                let _e881 = bitcast<f32>((bitcast<u32>((_e585.x - _e577.x)) ^ _e591));
                let _e884 = bitcast<f32>((bitcast<u32>((_e585.y - _e577.y)) ^ _e591));
                let _e887 = bitcast<f32>((bitcast<u32>((_e585.z - _e577.z)) ^ _e591));
                let _e888 = abs(_e845);
                let _e889 = abs(_e848);
                let _e891 = select(_e889, _e888, (_e888 > _e889));
                let _e892 = abs(_e851);
                let _e894 = select(_e892, _e891, (_e891 > _e892));
                let _e895 = abs(_e857);
                let _e896 = abs(_e860);
                let _e898 = select(_e896, _e895, (_e895 > _e896));
                let _e899 = abs(_e863);
                let _e901 = select(_e899, _e898, (_e898 > _e899));
                let _e903 = select(_e901, _e894, (_e894 > _e901));
                let _e904 = abs(_e869);
                let _e905 = abs(_e872);
                let _e907 = select(_e905, _e904, (_e904 > _e905));
                let _e908 = abs(_e875);
                let _e910 = select(_e908, _e907, (_e907 > _e908));
                let _e911 = abs(_e881);
                let _e912 = abs(_e884);
                let _e914 = select(_e912, _e911, (_e911 > _e912));
                let _e915 = abs(_e887);
                let _e917 = select(_e915, _e914, (_e914 > _e915));
                let _e919 = select(_e917, _e910, (_e910 > _e917));
                let _e925 = ((0.000015258789f * (_e903 * _e919)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e903) + _e919)));
                let _e965 = select(_e530, _e539, _e597);
                let _e966 = select(_e565, _e573, _e597);
                let _e967 = select(_e539, _e557, _e597);
                let _e968 = select(_e573, _e589, _e597);
                let _e977 = bitcast<f32>((bitcast<u32>((_e965.x - _e602.x)) ^ _e591));
                let _e980 = bitcast<f32>((bitcast<u32>((_e965.y - _e602.y)) ^ _e591));
                let _e983 = bitcast<f32>((bitcast<u32>((_e965.z - _e602.z)) ^ _e591));
                let _e992 = bitcast<f32>((bitcast<u32>((_e966.x - _e603.x)) ^ _e591));
                let _e995 = bitcast<f32>((bitcast<u32>((_e966.y - _e603.y)) ^ _e591));
                let _e998 = bitcast<f32>((bitcast<u32>((_e966.z - _e603.z)) ^ _e591));
                let _e1007 = bitcast<f32>((bitcast<u32>((_e967.x - _e602.x)) ^ _e591));
                let _e1010 = bitcast<f32>((bitcast<u32>((_e967.y - _e602.y)) ^ _e591));
                let _e1013 = bitcast<f32>((bitcast<u32>((_e967.z - _e602.z)) ^ _e591));
                let _e1022 = bitcast<f32>((bitcast<u32>((_e968.x - _e603.x)) ^ _e591));
                let _e1025 = bitcast<f32>((bitcast<u32>((_e968.y - _e603.y)) ^ _e591));
                let _e1028 = bitcast<f32>((bitcast<u32>((_e968.z - _e603.z)) ^ _e591));
                let _e1029 = abs(_e977);
                let _e1030 = abs(_e980);
                let _e1032 = select(_e1030, _e1029, (_e1029 > _e1030));
                let _e1033 = abs(_e983);
                let _e1035 = select(_e1033, _e1032, (_e1032 > _e1033));
                let _e1036 = abs(_e992);
                let _e1037 = abs(_e995);
                let _e1039 = select(_e1037, _e1036, (_e1036 > _e1037));
                let _e1040 = abs(_e998);
                let _e1042 = select(_e1040, _e1039, (_e1039 > _e1040));
                let _e1044 = select(_e1042, _e1035, (_e1035 > _e1042));
                let _e1045 = abs(_e1007);
                let _e1046 = abs(_e1010);
                let _e1048 = select(_e1046, _e1045, (_e1045 > _e1046));
                let _e1049 = abs(_e1013);
                let _e1051 = select(_e1049, _e1048, (_e1048 > _e1049));
                let _e1052 = abs(_e1022);
                let _e1053 = abs(_e1025);
                let _e1055 = select(_e1053, _e1052, (_e1052 > _e1053));
                let _e1056 = abs(_e1028);
                let _e1058 = select(_e1056, _e1055, (_e1055 > _e1056));
                let _e1060 = select(_e1058, _e1051, (_e1051 > _e1058));
                let _e1066 = ((0.000015258789f * (_e1044 * _e1060)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e1044) + _e1060)));
                phi_19896_ = 0u;
                phi_19899_ = false;
                loop {
                    let _e1107 = phi_19896_;
                    let _e1109 = phi_19899_;
                    local_141 = _e1109;
                    if (_e1107 < 8u) {
                        if _e1109 {
                            phi_20109_ = u32();
                            phi_20110_ = bool();
                        } else {
                            let _e1111 = (_e1107 & 31u);
                            let _e1115 = f32(((90u >> bitcast<u32>(_e1111)) & 1u));
                            let _e1124 = (f32(((228u >> bitcast<u32>(_e1111)) & 1u)) - f32(((8u >> bitcast<u32>(_e1111)) & 1u)));
                            let _e1133 = (f32(((129u >> bitcast<u32>(_e1111)) & 1u)) - f32(((48u >> bitcast<u32>(_e1111)) & 1u)));
                            let _e1138 = (((_e1115 * ((_e651 * _e621) - (_e618 * _e654))) + (_e1124 * ((_e654 * _e615) - (_e621 * _e648)))) + (_e1133 * ((_e648 * _e618) - (_e615 * _e651))));
                            let _e1143 = (((_e1115 * (((_e666 * _e621) - (_e618 * _e669)) + ((_e651 * _e639) - (_e636 * _e654)))) + (_e1124 * (((_e669 * _e615) - (_e621 * _e663)) + ((_e654 * _e633) - (_e639 * _e648))))) + (_e1133 * (((_e663 * _e618) - (_e615 * _e666)) + ((_e648 * _e636) - (_e633 * _e651)))));
                            let _e1148 = (((_e1115 * ((_e666 * _e639) - (_e636 * _e669))) + (_e1124 * ((_e669 * _e633) - (_e639 * _e663)))) + (_e1133 * ((_e663 * _e636) - (_e633 * _e666))));
                            let _e1154 = -(_e707);
                            let _e1162 = (select(0i, 1i, (((_e1138 > _e707) && (_e1143 > _e707)) && (_e1148 > _e707))) - select(0i, 1i, (((_e1138 < _e1154) && (_e1143 < _e1154)) && (_e1148 < _e1154))));
                            let _e1167 = (((_e1115 * ((_e651 * _e763) - (_e760 * _e654))) + (_e1124 * ((_e654 * _e757) - (_e763 * _e648)))) + (_e1133 * ((_e648 * _e760) - (_e757 * _e651))));
                            let _e1172 = (((_e1115 * (((_e666 * _e763) - (_e760 * _e669)) + ((_e651 * _e778) - (_e775 * _e654)))) + (_e1124 * (((_e669 * _e757) - (_e763 * _e663)) + ((_e654 * _e772) - (_e778 * _e648))))) + (_e1133 * (((_e663 * _e760) - (_e757 * _e666)) + ((_e648 * _e775) - (_e772 * _e651)))));
                            let _e1177 = (((_e1115 * ((_e666 * _e778) - (_e775 * _e669))) + (_e1124 * ((_e669 * _e772) - (_e778 * _e663)))) + (_e1133 * ((_e663 * _e775) - (_e772 * _e666))));
                            let _e1183 = -(_e800);
                            let _e1191 = (select(0i, 1i, (((_e1167 > _e800) && (_e1172 > _e800)) && (_e1177 > _e800))) - select(0i, 1i, (((_e1167 < _e1183) && (_e1172 < _e1183)) && (_e1177 < _e1183))));
                            let _e1196 = (((_e1115 * ((_e872 * _e851) - (_e848 * _e875))) + (_e1124 * ((_e875 * _e845) - (_e851 * _e869)))) + (_e1133 * ((_e869 * _e848) - (_e845 * _e872))));
                            let _e1201 = (((_e1115 * (((_e884 * _e851) - (_e848 * _e887)) + ((_e872 * _e863) - (_e860 * _e875)))) + (_e1124 * (((_e887 * _e845) - (_e851 * _e881)) + ((_e875 * _e857) - (_e863 * _e869))))) + (_e1133 * (((_e881 * _e848) - (_e845 * _e884)) + ((_e869 * _e860) - (_e857 * _e872)))));
                            let _e1206 = (((_e1115 * ((_e884 * _e863) - (_e860 * _e887))) + (_e1124 * ((_e887 * _e857) - (_e863 * _e881)))) + (_e1133 * ((_e881 * _e860) - (_e857 * _e884))));
                            let _e1212 = -(_e925);
                            let _e1220 = (select(0i, 1i, (((_e1196 > _e925) && (_e1201 > _e925)) && (_e1206 > _e925))) - select(0i, 1i, (((_e1196 < _e1212) && (_e1201 < _e1212)) && (_e1206 < _e1212))));
                            let _e1225 = (((_e1115 * ((_e1010 * _e983) - (_e980 * _e1013))) + (_e1124 * ((_e1013 * _e977) - (_e983 * _e1007)))) + (_e1133 * ((_e1007 * _e980) - (_e977 * _e1010))));
                            let _e1230 = (((_e1115 * (((_e1025 * _e983) - (_e980 * _e1028)) + ((_e1010 * _e998) - (_e995 * _e1013)))) + (_e1124 * (((_e1028 * _e977) - (_e983 * _e1022)) + ((_e1013 * _e992) - (_e998 * _e1007))))) + (_e1133 * (((_e1022 * _e980) - (_e977 * _e1025)) + ((_e1007 * _e995) - (_e992 * _e1010)))));
                            let _e1235 = (((_e1115 * ((_e1025 * _e998) - (_e995 * _e1028))) + (_e1124 * ((_e1028 * _e992) - (_e998 * _e1022)))) + (_e1133 * ((_e1022 * _e995) - (_e992 * _e1025))));
                            let _e1241 = -(_e1066);
                            let _e1249 = (select(0i, 1i, (((_e1225 > _e1066) && (_e1230 > _e1066)) && (_e1235 > _e1066))) - select(0i, 1i, (((_e1225 < _e1241) && (_e1230 < _e1241)) && (_e1235 < _e1241))));
                            if _e590 {
                                phi_20107_ = (((_e1162 * _e1191) > 0i) || ((_e1220 * _e1249) > 0i));
                            } else {
                                phi_20107_ = ((((_e1162 * _e1191) < 0i) || ((_e1162 * _e1220) < 0i)) || ((_e1162 * _e1249) < 0i));
                            }
                            let _e1264 = phi_20107_;
                            phi_20109_ = (_e1107 + _e378.z);
                            phi_20110_ = _e1264;
                        }
                        let _e1267 = phi_20109_;
                        let _e1269 = phi_20110_;
                        phi_19897_ = _e1267;
                        phi_19900_ = _e1269;
                        phi_20112_ = select(true, false, _e1109);
                    } else {
                        phi_19897_ = u32();
                        phi_19900_ = bool();
                        phi_20112_ = false;
                    }
                    let _e1272 = phi_19897_;
                    let _e1274 = phi_19900_;
                    let _e1276 = phi_20112_;
                    continue;
                    continuing {
                        phi_19896_ = _e1272;
                        phi_19899_ = _e1274;
                        break if !(_e1276);
                    }
                }
                let _e1279 = local_141;
                phi_20117_ = select(true, false, _e1279);
            }
            let _e1282 = phi_20117_;
            if _e1282 {
                if ((_e594 & 4u) == 0u) {
                    phi_20370_ = true;
                } else {
                    let _e1285 = vec3(_e590);
                    let _e1286 = select(_e539, _e530, _e1285);
                    let _e1287 = select(_e548, _e539, _e1285);
                    let _e1288 = select(_e539, _e548, _e1285);
                    let _e1297 = bitcast<f32>((bitcast<u32>((_e1288.x - _e526.x)) ^ _e591));
                    let _e1300 = bitcast<f32>((bitcast<u32>((_e1288.y - _e526.y)) ^ _e591));
                    let _e1303 = bitcast<f32>((bitcast<u32>((_e1288.z - _e526.z)) ^ _e591));
                    let _e1315 = bitcast<f32>((bitcast<u32>((_e1287.x - _e1286.x)) ^ _e591));
                    let _e1318 = bitcast<f32>((bitcast<u32>((_e1287.y - _e1286.y)) ^ _e591));
                    let _e1321 = bitcast<f32>((bitcast<u32>((_e1287.z - _e1286.z)) ^ _e591));
                    let _e1327 = bitcast<f32>((bitcast<u32>((_e1288.x - _e553.x)) ^ _e591));
                    let _e1330 = bitcast<f32>((bitcast<u32>((_e1288.y - _e553.y)) ^ _e591));
                    let _e1333 = bitcast<f32>((bitcast<u32>((_e1288.z - _e553.z)) ^ _e591));
                    let _e1334 = select(_e573, _e565, _e1285);
                    let _e1335 = select(_e581, _e573, _e1285);
                    let _e1336 = select(_e573, _e581, _e1285);
                    let _e1345 = bitcast<f32>((bitcast<u32>((_e1336.x - _e561.x)) ^ _e591));
                    let _e1348 = bitcast<f32>((bitcast<u32>((_e1336.y - _e561.y)) ^ _e591));
                    let _e1351 = bitcast<f32>((bitcast<u32>((_e1336.z - _e561.z)) ^ _e591));
                    let _e1363 = bitcast<f32>((bitcast<u32>((_e1335.x - _e1334.x)) ^ _e591));
                    let _e1366 = bitcast<f32>((bitcast<u32>((_e1335.y - _e1334.y)) ^ _e591));
                    let _e1369 = bitcast<f32>((bitcast<u32>((_e1335.z - _e1334.z)) ^ _e591));
                    let _e1375 = bitcast<f32>((bitcast<u32>((_e1336.x - _e585.x)) ^ _e591));
                    let _e1378 = bitcast<f32>((bitcast<u32>((_e1336.y - _e585.y)) ^ _e591));
                    let _e1381 = bitcast<f32>((bitcast<u32>((_e1336.z - _e585.z)) ^ _e591));
                    let _e1384 = ((_e1318 * _e1333) - (_e1330 * _e1321));
                    let _e1387 = ((_e1321 * _e1327) - (_e1333 * _e1315));
                    let _e1390 = ((_e1315 * _e1330) - (_e1327 * _e1318));
                    let _e1393 = ((_e1366 * _e1381) - (_e1378 * _e1369));
                    let _e1396 = ((_e1369 * _e1375) - (_e1381 * _e1363));
                    let _e1399 = ((_e1363 * _e1378) - (_e1375 * _e1366));
                    let _e1418 = (((_e1366 * _e1333) - (_e1330 * _e1369)) + ((_e1318 * _e1381) - (_e1378 * _e1321)));
                    let _e1419 = (((_e1369 * _e1327) - (_e1333 * _e1363)) + ((_e1321 * _e1375) - (_e1381 * _e1315)));
                    let _e1420 = (((_e1363 * _e1330) - (_e1327 * _e1366)) + ((_e1315 * _e1378) - (_e1375 * _e1318)));
                    let _e1425 = (((_e1297 * _e1384) + (_e1300 * _e1387)) + (_e1303 * _e1390));
                    let _e1436 = ((((_e1345 * _e1384) + (_e1348 * _e1387)) + (_e1351 * _e1390)) + (((_e1297 * _e1418) + (_e1300 * _e1419)) + (_e1303 * _e1420)));
                    let _e1447 = ((((_e1297 * _e1393) + (_e1300 * _e1396)) + (_e1303 * _e1399)) + (((_e1345 * _e1418) + (_e1348 * _e1419)) + (_e1351 * _e1420)));
                    let _e1452 = (((_e1345 * _e1393) + (_e1348 * _e1396)) + (_e1351 * _e1399));
                    let _e1453 = abs(_e1297);
                    let _e1454 = abs(_e1300);
                    let _e1456 = select(_e1454, _e1453, (_e1453 > _e1454));
                    let _e1457 = abs(_e1303);
                    let _e1459 = select(_e1457, _e1456, (_e1456 > _e1457));
                    let _e1460 = abs(_e1345);
                    let _e1461 = abs(_e1348);
                    let _e1463 = select(_e1461, _e1460, (_e1460 > _e1461));
                    let _e1464 = abs(_e1351);
                    let _e1466 = select(_e1464, _e1463, (_e1463 > _e1464));
                    let _e1468 = select(_e1466, _e1459, (_e1459 > _e1466));
                    let _e1469 = abs(_e1315);
                    let _e1470 = abs(_e1318);
                    let _e1472 = select(_e1470, _e1469, (_e1469 > _e1470));
                    let _e1473 = abs(_e1321);
                    let _e1475 = select(_e1473, _e1472, (_e1472 > _e1473));
                    let _e1476 = abs(_e1363);
                    let _e1477 = abs(_e1366);
                    let _e1479 = select(_e1477, _e1476, (_e1476 > _e1477));
                    let _e1480 = abs(_e1369);
                    let _e1482 = select(_e1480, _e1479, (_e1479 > _e1480));
                    let _e1484 = select(_e1482, _e1475, (_e1475 > _e1482));
                    let _e1485 = abs(_e1327);
                    let _e1486 = abs(_e1330);
                    let _e1488 = select(_e1486, _e1485, (_e1485 > _e1486));
                    let _e1489 = abs(_e1333);
                    let _e1491 = select(_e1489, _e1488, (_e1488 > _e1489));
                    let _e1492 = abs(_e1375);
                    let _e1493 = abs(_e1378);
                    let _e1495 = select(_e1493, _e1492, (_e1492 > _e1493));
                    let _e1496 = abs(_e1381);
                    let _e1498 = select(_e1496, _e1495, (_e1495 > _e1496));
                    let _e1500 = select(_e1498, _e1491, (_e1491 > _e1498));
                    let _e1502 = select(_e1484, _e1468, (_e1468 > _e1484));
                    let _e1505 = (1f + select(_e1500, _e1502, (_e1502 > _e1500)));
                    let _e1511 = ((0.000061035156f * ((_e1468 * _e1484) * _e1500)) + (0.0000000000000000000000000000000000030092655f * (_e1505 * _e1505)));
                    let _e1519 = -(_e1511);
                    let _e1527 = (((((_e1425 > _e1511) && (_e1436 > _e1511)) && (_e1447 > _e1511)) && (_e1452 > _e1511)) || ((((_e1425 < _e1519) && (_e1436 < _e1519)) && (_e1447 < _e1519)) && (_e1452 < _e1519)));
                    if _e1527 {
                        let _e1530 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20370_ = select(true, false, _e1527);
                }
                let _e1533 = phi_20370_;
                if _e1533 {
                    let _e1536 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1539 = params_3.member.member_2;
                    if (_e1536 < _e1539) {
                        let _e1541 = (_e1536 * 2u);
                        passed.member[_e1541] = (_e434.member | (_e402 << bitcast<u32>(26u)));
                        passed.member[(_e1541 + 1u)] = _e434.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20473_: vec2<u32>;
    var phi_20474_: vec4<f32>;
    var phi_20507_: vec4<f32>;
    var phi_20510_: vec4<f32>;
    var phi_20512_: vec4<f32>;
    var phi_20514_: u32;
    var phi_20600_: vec4<f32>;
    var phi_20601_: vec4<f32>;
    var phi_20602_: vec4<f32>;
    var phi_20508_: vec4<f32>;
    var phi_20511_: vec4<f32>;
    var phi_20513_: vec4<f32>;
    var phi_20515_: u32;
    var phi_20604_: vec4<f32>;
    var phi_20605_: vec4<f32>;
    var phi_20606_: vec4<f32>;
    var phi_20608_: u32;
    var phi_20642_: vec4<f32>;
    var phi_20645_: u32;
    var phi_20643_: vec4<f32>;
    var phi_20646_: u32;
    var local_143: vec4<f32>;
    var phi_20609_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e378.z] = _e377.x;
    let _e386 = local_142[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e393 = ((_e391 * 256u) + _e386);
    let _e396 = params_2.member.member_4;
    if (_e393 < _e396) {
        let _e400 = params_2.member.member_5;
        let _e401 = (_e393 * _e400);
        let _e404 = spheres.member[_e401];
        let _e407 = tags_3.member[_e401];
        phi_20473_ = vec2<u32>(_e407.x, _e407.y);
        phi_20474_ = _e404;
    } else {
        phi_20473_ = vec2<u32>(0u, 0u);
        phi_20474_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e412 = phi_20473_;
    let _e414 = phi_20474_;
    points[_e386] = _e414;
    point_masks[_e386][0u] = _e412.x;
    point_masks[_e386][1u] = _e412.y;
    workgroupBarrier();
    let _e424 = params_2.member.member_2;
    let _e425 = (_e424 & 31u);
    let _e429 = (_e386 & ((1u << bitcast<u32>(_e425)) - 1u));
    let _e431 = (256u >> bitcast<u32>(_e425));
    let _e434 = params_2.member.member_1;
    if (_e429 < _e434) {
        let _e438 = centers_3.member[_e429];
        phi_20507_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20510_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20512_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20514_ = (_e386 >> bitcast<u32>(_e425));
        loop {
            let _e445 = phi_20507_;
            let _e447 = phi_20510_;
            let _e449 = phi_20512_;
            let _e451 = phi_20514_;
            local_144 = _e445;
            local_145 = _e447;
            local_146 = _e449;
            let _e452 = (_e451 < 256u);
            if _e452 {
                let _e455 = point_masks[_e451][0u];
                let _e458 = point_masks[_e451][1u];
                if (((select(_e458, _e455, (_e429 < 32u)) >> bitcast<u32>(((_e429 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20600_ = _e445;
                    phi_20601_ = _e447;
                    phi_20602_ = _e449;
                } else {
                    let _e468 = points[_e451];
                    let _e472 = (_e468.x - _e438.x);
                    let _e473 = (_e468.y - _e438.y);
                    let _e474 = (_e468.z - _e438.z);
                    let _e487 = points[_e451];
                    phi_20600_ = vec4<f32>((_e445.x + (_e472 * _e473)), (_e445.y + (_e472 * _e474)), (_e445.z + (_e473 * _e474)), _e445.w);
                    phi_20601_ = vec4<f32>((_e447.x + (_e472 * _e472)), (_e447.y + (_e473 * _e473)), (_e447.z + (_e474 * _e474)), (_e447.w + _e487.w));
                    phi_20602_ = vec4<f32>((_e449.x + _e472), (_e449.y + _e473), (_e449.z + _e474), (_e449.w + 1f));
                }
                let _e510 = phi_20600_;
                let _e512 = phi_20601_;
                let _e514 = phi_20602_;
                phi_20508_ = _e510;
                phi_20511_ = _e512;
                phi_20513_ = _e514;
                phi_20515_ = (_e451 + _e431);
            } else {
                break;
            }
            let _e517 = phi_20508_;
            let _e519 = phi_20511_;
            let _e521 = phi_20513_;
            let _e523 = phi_20515_;
            continue;
            continuing {
                phi_20507_ = _e517;
                phi_20510_ = _e519;
                phi_20512_ = _e521;
                phi_20514_ = _e523;
            }
        }
        let _e586 = local_144;
        phi_20604_ = _e586;
        let _e589 = local_145;
        phi_20605_ = _e589;
        let _e592 = local_146;
        phi_20606_ = _e592;
    } else {
        phi_20604_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20605_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20606_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e526 = phi_20604_;
    let _e528 = phi_20605_;
    let _e530 = phi_20606_;
    phi_20608_ = 0u;
    loop {
        let _e532 = phi_20608_;
        let _e533 = (_e532 < 3u);
        if _e533 {
            if (_e532 == 0u) {
                parts[_e386] = _e530;
            } else {
                if (_e532 == 1u) {
                    parts[_e386] = _e528;
                } else {
                    parts[_e386] = _e526;
                }
            }
            workgroupBarrier();
            if (_e386 < _e434) {
                if ((_e393 - _e386) < _e396) {
                    phi_20642_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20645_ = 0u;
                    loop {
                        let _e543 = phi_20642_;
                        let _e545 = phi_20645_;
                        local_143 = _e543;
                        let _e546 = (_e545 < _e431);
                        if _e546 {
                            let _e551 = parts[((_e545 << bitcast<u32>(_e425)) + _e386)];
                            phi_20643_ = (_e543 + _e551);
                            phi_20646_ = (_e545 + 1u);
                        } else {
                            break;
                        }
                        let _e555 = phi_20643_;
                        let _e557 = phi_20646_;
                        continue;
                        continuing {
                            phi_20642_ = _e555;
                            phi_20645_ = _e557;
                        }
                    }
                    let _e566 = local_143;
                    sums_2.member[((((_e391 * _e434) + _e386) * 3u) + _e532)] = _e566;
                }
            }
            workgroupBarrier();
            phi_20609_ = (_e532 + 1u);
        } else {
            break;
        }
        let _e569 = phi_20609_;
        continue;
        continuing {
            phi_20608_ = _e569;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20734_: u32;
    var phi_20736_: vec4<f32>;
    var phi_20739_: vec4<f32>;
    var phi_20741_: vec4<f32>;
    var phi_20743_: u32;
    var phi_20737_: vec4<f32>;
    var phi_20740_: vec4<f32>;
    var phi_20742_: vec4<f32>;
    var phi_20744_: u32;
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
    var phi_21157_: array<vec3<f32>, 3>;
    var phi_21158_: array<vec3<f32>, 3>;
    var phi_21160_: array<vec3<f32>, 3>;
    var phi_21161_: bool;
    var phi_21182_: array<vec3<f32>, 3>;
    var phi_21175_: array<vec3<f32>, 3>;
    var phi_21183_: array<vec3<f32>, 3>;
    var phi_21184_: array<vec3<f32>, 3>;
    var phi_20857_: f32;
    var phi_20860_: vec3<f32>;
    var phi_20862_: f32;
    var phi_20864_: f32;
    var phi_20866_: f32;
    var phi_20867_: vec3<f32>;
    var phi_20869_: f32;
    var phi_20871_: u32;
    var phi_20873_: vec3<f32>;
    var phi_20875_: f32;
    var phi_20903_: f32;
    var phi_20910_: type_93;
    var phi_20987_: f32;
    var phi_20994_: type_93;
    var phi_21066_: f32;
    var phi_21073_: type_93;
    var phi_20858_: f32;
    var phi_20861_: vec3<f32>;
    var phi_20863_: f32;
    var phi_20865_: f32;
    var phi_20868_: vec3<f32>;
    var phi_20870_: f32;
    var phi_20872_: u32;
    var phi_20874_: vec3<f32>;
    var phi_20876_: f32;
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
    var phi_21185_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_21194_: f32;
    var phi_21238_: f32;
    var phi_21279_: f32;
    var phi_21294_: array<vec3<f32>, 3>;
    var phi_21295_: type_89;
    var phi_21307_: u32;
    var phi_21310_: f32;
    var phi_21308_: u32;
    var phi_21311_: f32;
    var phi_21325_: u32;
    var phi_21328_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21350_: f32;
    var phi_21326_: u32;
    var phi_21329_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21379_: f32;
    var phi_21436_: f32;
    var phi_21482_: f32;
    var phi_21528_: f32;
    var local_177: u32;
    var phi_34195_: f32;
    var phi_34204_: f32;
    var phi_21575_: u32;
    var local_178: u32;
    var phi_21576_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e378.z] = _e377.x;
    let _e386 = local_147[(_e379.z - 1u)];
    let _e393 = (((_e378.x + (_e378.y * _e379.x)) * 256u) + _e386);
    let _e396 = params_2.member.member_1;
    let _e397 = (_e393 < _e396);
    if _e397 {
        let _e400 = params_2.member.member_4;
        let _e401 = (_e400 / 256u);
        if ((_e400 % 256u) > 0u) {
            phi_20734_ = (_e401 + 1u);
        } else {
            phi_20734_ = _e401;
        }
        let _e406 = phi_20734_;
        phi_20736_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20739_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20741_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20743_ = 0u;
        loop {
            let _e408 = phi_20736_;
            let _e410 = phi_20739_;
            let _e412 = phi_20741_;
            let _e414 = phi_20743_;
            local_148 = _e412;
            local_149 = _e412;
            local_150 = _e412;
            local_151 = _e412;
            local_152 = _e410;
            local_153 = _e410;
            local_154 = _e410;
            local_155 = _e408;
            local_156 = _e408;
            local_157 = _e408;
            local_172 = _e410;
            let _e415 = (_e414 < _e406);
            if _e415 {
                let _e418 = (((_e414 * _e396) + _e393) * 3u);
                let _e421 = sums_3.member[_e418];
                let _e426 = sums_3.member[(_e418 + 1u)];
                let _e431 = sums_3.member[(_e418 + 2u)];
                phi_20737_ = (_e408 + _e431);
                phi_20740_ = (_e410 + _e426);
                phi_20742_ = (_e412 + _e421);
                phi_20744_ = (_e414 + 1u);
            } else {
                break;
            }
            let _e435 = phi_20737_;
            let _e437 = phi_20740_;
            let _e439 = phi_20742_;
            let _e441 = phi_20744_;
            continue;
            continuing {
                phi_20736_ = _e435;
                phi_20739_ = _e437;
                phi_20741_ = _e439;
                phi_20743_ = _e441;
            }
        }
        let _e444 = local_148;
        let _e447 = select(_e444.w, 1f, (_e444.w < 1f));
        let _e449 = local_149;
        let _e452 = local_150;
        let _e455 = local_151;
        let _e457 = (_e449.x / _e447);
        let _e458 = (_e452.y / _e447);
        let _e459 = (_e455.z / _e447);
        let _e462 = local_152;
        let _e465 = local_153;
        let _e468 = local_154;
        let _e476 = ((_e462.x / _e447) - (_e457 * _e457));
        let _e477 = ((_e465.y / _e447) - (_e458 * _e458));
        let _e478 = ((_e468.z / _e447) - (_e459 * _e459));
        let _e481 = local_155;
        let _e484 = local_156;
        let _e487 = local_157;
        let _e495 = ((_e481.x / _e447) - (_e457 * _e458));
        let _e496 = ((_e484.y / _e447) - (_e457 * _e459));
        let _e497 = ((_e487.z / _e447) - (_e458 * _e459));
        let _e502 = params_2.member.member_22;
        if (_e502 == 0u) {
            phi_20857_ = _e476;
            phi_20860_ = vec3<f32>(0f, 0f, 1f);
            phi_20862_ = _e496;
            phi_20864_ = _e478;
            phi_20866_ = _e497;
            phi_20867_ = vec3<f32>(0f, 1f, 0f);
            phi_20869_ = _e477;
            phi_20871_ = 0u;
            phi_20873_ = vec3<f32>(1f, 0f, 0f);
            phi_20875_ = _e495;
            loop {
                let _e527 = phi_20857_;
                let _e529 = phi_20860_;
                let _e531 = phi_20862_;
                let _e533 = phi_20864_;
                let _e535 = phi_20866_;
                let _e537 = phi_20867_;
                let _e539 = phi_20869_;
                let _e541 = phi_20871_;
                let _e543 = phi_20873_;
                let _e545 = phi_20875_;
                local_158 = _e539;
                local_159 = _e527;
                local_160 = _e539;
                local_161 = _e527;
                local_162 = _e543;
                local_163 = _e537;
                local_164 = _e527;
                local_165 = _e539;
                local_166 = _e537;
                local_167 = _e543;
                local_168 = _e533;
                local_169 = _e529;
                local_170 = _e533;
                local_171 = _e529;
                let _e546 = (_e541 < 6u);
                if _e546 {
                    if (abs(_e545) < 0.000000000000000000000000000001f) {
                        phi_20910_ = type_93(1f, 0f);
                    } else {
                        let _e551 = ((_e539 - _e527) / (2f * _e545));
                        let _e554 = sqrt(((_e551 * _e551) + 1f));
                        if (_e551 < 0f) {
                            phi_20903_ = (-1f / (_e554 - _e551));
                        } else {
                            phi_20903_ = (1f / (_e554 + _e551));
                        }
                        let _e561 = phi_20903_;
                        let _e565 = (1f / sqrt(((_e561 * _e561) + 1f)));
                        phi_20910_ = type_93(_e565, (_e561 * _e565));
                    }
                    let _e569 = phi_20910_;
                    let _e576 = (((2f * _e545) * _e569.member) * _e569.member_1);
                    let _e580 = ((((_e527 * _e569.member) * _e569.member) - _e576) + ((_e539 * _e569.member_1) * _e569.member_1));
                    let _e586 = ((((_e527 * _e569.member_1) * _e569.member_1) + _e576) + ((_e539 * _e569.member) * _e569.member));
                    let _e589 = ((_e569.member * _e531) - (_e569.member_1 * _e535));
                    let _e592 = ((_e569.member_1 * _e531) + (_e569.member * _e535));
                    let _e605 = ((_e543.x * _e569.member) - (_e537.x * _e569.member_1));
                    let _e606 = ((_e543.y * _e569.member) - (_e537.y * _e569.member_1));
                    let _e607 = ((_e543.z * _e569.member) - (_e537.z * _e569.member_1));
                    let _e614 = ((_e543.x * _e569.member_1) + (_e537.x * _e569.member));
                    let _e615 = ((_e543.y * _e569.member_1) + (_e537.y * _e569.member));
                    let _e616 = ((_e543.z * _e569.member_1) + (_e537.z * _e569.member));
                    if (abs(_e589) < 0.000000000000000000000000000001f) {
                        phi_20994_ = type_93(1f, 0f);
                    } else {
                        let _e621 = ((_e533 - _e580) / (2f * _e589));
                        let _e624 = sqrt(((_e621 * _e621) + 1f));
                        if (_e621 < 0f) {
                            phi_20987_ = (-1f / (_e624 - _e621));
                        } else {
                            phi_20987_ = (1f / (_e624 + _e621));
                        }
                        let _e631 = phi_20987_;
                        let _e635 = (1f / sqrt(((_e631 * _e631) + 1f)));
                        phi_20994_ = type_93(_e635, (_e631 * _e635));
                    }
                    let _e639 = phi_20994_;
                    let _e646 = (((2f * _e589) * _e639.member) * _e639.member_1);
                    let _e656 = ((((_e580 * _e639.member_1) * _e639.member_1) + _e646) + ((_e533 * _e639.member) * _e639.member));
                    let _e658 = -((_e639.member_1 * _e592));
                    let _e659 = (_e639.member * _e592);
                    let _e679 = ((_e605 * _e639.member_1) + (_e529.x * _e639.member));
                    let _e680 = ((_e606 * _e639.member_1) + (_e529.y * _e639.member));
                    let _e681 = ((_e607 * _e639.member_1) + (_e529.z * _e639.member));
                    if (abs(_e659) < 0.000000000000000000000000000001f) {
                        phi_21073_ = type_93(1f, 0f);
                    } else {
                        let _e686 = ((_e656 - _e586) / (2f * _e659));
                        let _e689 = sqrt(((_e686 * _e686) + 1f));
                        if (_e686 < 0f) {
                            phi_21066_ = (-1f / (_e689 - _e686));
                        } else {
                            phi_21066_ = (1f / (_e689 + _e686));
                        }
                        let _e696 = phi_21066_;
                        let _e700 = (1f / sqrt(((_e696 * _e696) + 1f)));
                        phi_21073_ = type_93(_e700, (_e696 * _e700));
                    }
                    let _e704 = phi_21073_;
                    let _e711 = (((2f * _e659) * _e704.member) * _e704.member_1);
                    phi_20858_ = ((((_e580 * _e639.member) * _e639.member) - _e646) + ((_e533 * _e639.member_1) * _e639.member_1));
                    phi_20861_ = vec3<f32>(((_e614 * _e704.member_1) + (_e679 * _e704.member)), ((_e615 * _e704.member_1) + (_e680 * _e704.member)), ((_e616 * _e704.member_1) + (_e681 * _e704.member)));
                    phi_20863_ = (_e704.member_1 * _e658);
                    phi_20865_ = ((((_e586 * _e704.member_1) * _e704.member_1) + _e711) + ((_e656 * _e704.member) * _e704.member));
                    phi_20868_ = vec3<f32>(((_e614 * _e704.member) - (_e679 * _e704.member_1)), ((_e615 * _e704.member) - (_e680 * _e704.member_1)), ((_e616 * _e704.member) - (_e681 * _e704.member_1)));
                    phi_20870_ = ((((_e586 * _e704.member) * _e704.member) - _e711) + ((_e656 * _e704.member_1) * _e704.member_1));
                    phi_20872_ = (_e541 + 1u);
                    phi_20874_ = vec3<f32>(((_e605 * _e639.member) - (_e529.x * _e639.member_1)), ((_e606 * _e639.member) - (_e529.y * _e639.member_1)), ((_e607 * _e639.member) - (_e529.z * _e639.member_1)));
                    phi_20876_ = (_e704.member * _e658);
                } else {
                    break;
                }
                let _e746 = phi_20858_;
                let _e748 = phi_20861_;
                let _e750 = phi_20863_;
                let _e752 = phi_20865_;
                let _e754 = phi_20868_;
                let _e756 = phi_20870_;
                let _e758 = phi_20872_;
                let _e760 = phi_20874_;
                let _e762 = phi_20876_;
                continue;
                continuing {
                    phi_20857_ = _e746;
                    phi_20860_ = _e748;
                    phi_20862_ = _e750;
                    phi_20864_ = _e752;
                    phi_20866_ = 0f;
                    phi_20867_ = _e754;
                    phi_20869_ = _e756;
                    phi_20871_ = _e758;
                    phi_20873_ = _e760;
                    phi_20875_ = _e762;
                }
            }
            let _e765 = local_158;
            let _e767 = local_159;
            let _e768 = (_e765 > _e767);
            let _e770 = local_160;
            let _e772 = local_161;
            let _e773 = select(_e772, _e770, _e768);
            let _e774 = vec3(_e768);
            let _e776 = local_162;
            let _e778 = local_163;
            let _e779 = select(_e778, _e776, _e774);
            let _e781 = local_164;
            let _e783 = local_165;
            let _e786 = local_166;
            let _e788 = local_167;
            let _e789 = select(_e788, _e786, _e774);
            let _e791 = local_168;
            let _e792 = (_e791 > _e773);
            let _e793 = vec3(_e792);
            let _e795 = local_169;
            let _e796 = select(_e795, _e789, _e793);
            let _e798 = local_170;
            let _e801 = local_171;
            let _e804 = vec3((select(_e798, _e773, _e792) > select(_e783, _e781, _e768)));
            phi_21185_ = array<vec3<f32>, 3>(select(_e789, _e801, _e793), select(_e779, _e796, _e804), select(_e796, _e779, _e804));
        } else {
            let _e504 = (_e476 >= _e477);
            if _e504 {
                let _e505 = (_e476 >= _e478);
                if _e505 {
                    if (_e477 >= _e478) {
                        phi_21157_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21157_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e508 = phi_21157_;
                    phi_21158_ = _e508;
                } else {
                    phi_21158_ = array<vec3<f32>, 3>();
                }
                let _e510 = phi_21158_;
                phi_21160_ = _e510;
                phi_21161_ = select(true, false, _e505);
            } else {
                phi_21160_ = array<vec3<f32>, 3>();
                phi_21161_ = true;
            }
            let _e513 = phi_21160_;
            let _e515 = phi_21161_;
            if _e515 {
                if (_e477 >= _e478) {
                    if (_e476 >= _e478) {
                        phi_21175_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21175_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e521 = phi_21175_;
                    phi_21183_ = _e521;
                } else {
                    if _e504 {
                        phi_21182_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_21182_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e518 = phi_21182_;
                    phi_21183_ = _e518;
                }
                let _e523 = phi_21183_;
                phi_21184_ = _e523;
            } else {
                phi_21184_ = _e513;
            }
            let _e525 = phi_21184_;
            phi_21185_ = _e525;
        }
        let _e809 = phi_21185_;
        if (_e444.w > 0f) {
            let _e812 = local_172;
            phi_21194_ = (_e812.w / _e444.w);
        } else {
            phi_21194_ = 1f;
        }
        let _e816 = phi_21194_;
        let _e819 = params_2.member.member_5;
        let _e822 = (1.5f * _e816);
        let _e845 = (((((_e809[0].x * _e809[0].x) * _e476) + ((_e809[0].y * _e809[0].y) * _e477)) + ((_e809[0].z * _e809[0].z) * _e478)) + (2f * ((((_e809[0].x * _e809[0].y) * _e495) + ((_e809[0].x * _e809[0].z) * _e496)) + ((_e809[0].y * _e809[0].z) * _e497))));
        if (_e845 > 0f) {
            phi_21238_ = (12f * _e845);
        } else {
            phi_21238_ = 0f;
        }
        let _e849 = phi_21238_;
        let _e853 = ((((_e444.w * f32(_e819)) * _e822) / (sqrt(_e849) + _e822)) * 0.03125f);
        let _e875 = (((((_e809[1].x * _e809[1].x) * _e476) + ((_e809[1].y * _e809[1].y) * _e477)) + ((_e809[1].z * _e809[1].z) * _e478)) + (2f * ((((_e809[1].x * _e809[1].y) * _e495) + ((_e809[1].x * _e809[1].z) * _e496)) + ((_e809[1].y * _e809[1].z) * _e497))));
        if (_e875 > 0f) {
            phi_21279_ = (12f * _e875);
        } else {
            phi_21279_ = 0f;
        }
        let _e879 = phi_21279_;
        let _e882 = (sqrt(_e879) / (_e816 * 3f));
        let _e884 = select(_e882, _e853, (_e853 < _e882));
        targets[_e386] = select(1f, _e884, (_e884 > 1f));
        phi_21294_ = _e809;
        phi_21295_ = type_89(vec3<f32>(_e457, _e458, _e459), vec3<f32>(_e476, _e477, _e478), vec3<f32>(_e495, _e496, _e497));
    } else {
        phi_21294_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
        phi_21295_ = type_89(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e889 = phi_21294_;
    let _e891 = phi_21295_;
    if (_e393 == 0u) {
        let _e895 = normalization_1.member[0u];
        axes.member[320u] = _e895;
    }
    workgroupBarrier();
    if _e397 {
        phi_21307_ = 0u;
        phi_21310_ = 0f;
        loop {
            let _e899 = phi_21307_;
            let _e901 = phi_21310_;
            local_173 = _e901;
            local_174 = _e901;
            local_175 = _e901;
            local_176 = _e901;
            let _e902 = (_e899 < _e396);
            if _e902 {
                let _e904 = targets[_e899];
                phi_21308_ = (_e899 + 1u);
                phi_21311_ = (_e901 + _e904);
            } else {
                break;
            }
            let _e908 = phi_21308_;
            let _e910 = phi_21311_;
            continue;
            continuing {
                phi_21307_ = _e908;
                phi_21310_ = _e910;
            }
        }
        phi_21325_ = 0u;
        phi_21328_ = 0u;
        loop {
            let _e913 = phi_21325_;
            let _e915 = phi_21328_;
            local_177 = _e913;
            local_178 = _e913;
            let _e916 = (_e915 < _e393);
            if _e916 {
                let _e918 = targets[_e915];
                let _e921 = params_2.member.member_19;
                let _e923 = f32((_e921 - _e396));
                let _e925 = local_173;
                if (_e925 > _e923) {
                    let _e928 = local_174;
                    phi_21350_ = (_e918 * (_e923 / _e928));
                } else {
                    phi_21350_ = _e918;
                }
                let _e932 = phi_21350_;
                let _e937 = select(select(u32(_e932), 0u, (_e932 < 0f)), 4294967295u, (_e932 > 4294967000f));
                phi_21326_ = (_e913 + select(1u, _e937, (_e937 > 1u)));
                phi_21329_ = (_e915 + 1u);
            } else {
                break;
            }
            let _e943 = phi_21326_;
            let _e945 = phi_21329_;
            continue;
            continuing {
                phi_21325_ = _e943;
                phi_21328_ = _e945;
            }
        }
        let _e948 = targets[_e393];
        let _e951 = params_2.member.member_19;
        let _e953 = f32((_e951 - _e396));
        let _e955 = local_175;
        if (_e955 > _e953) {
            let _e958 = local_176;
            phi_21379_ = (_e948 * (_e953 / _e958));
        } else {
            phi_21379_ = _e948;
        }
        let _e962 = phi_21379_;
        let _e967 = select(select(u32(_e962), 0u, (_e962 < 0f)), 4294967295u, (_e962 > 4294967000f));
        let _e969 = select(1u, _e967, (_e967 > 1u));
        let _e999 = (((((_e889[1].x * _e889[1].x) * _e891.member_1.x) + ((_e889[1].y * _e889[1].y) * _e891.member_1.y)) + ((_e889[1].z * _e889[1].z) * _e891.member_1.z)) + (2f * ((((_e889[1].x * _e889[1].y) * _e891.member_2.x) + ((_e889[1].x * _e889[1].z) * _e891.member_2.y)) + ((_e889[1].y * _e889[1].z) * _e891.member_2.z))));
        if (_e999 > 0f) {
            phi_21436_ = (12f * _e999);
        } else {
            phi_21436_ = 0f;
        }
        let _e1003 = phi_21436_;
        let _e1004 = sqrt(_e1003);
        let _e1026 = (((((_e889[2].x * _e889[2].x) * _e891.member_1.x) + ((_e889[2].y * _e889[2].y) * _e891.member_1.y)) + ((_e889[2].z * _e889[2].z) * _e891.member_1.z)) + (2f * ((((_e889[2].x * _e889[2].y) * _e891.member_2.x) + ((_e889[2].x * _e889[2].z) * _e891.member_2.y)) + ((_e889[2].y * _e889[2].z) * _e891.member_2.z))));
        if (_e1026 > 0f) {
            phi_21482_ = (12f * _e1026);
        } else {
            phi_21482_ = 0f;
        }
        let _e1030 = phi_21482_;
        let _e1031 = sqrt(_e1030);
        let _e1034 = centers_1.member[_e393];
        let _e1043 = ((_e1034.x - 0.5f) + _e891.member.x);
        let _e1045 = ((_e1034.y - 0.5f) + _e891.member.y);
        let _e1047 = ((_e1034.z - 0.5f) + _e891.member.z);
        let _e1052 = (((_e889[1].x * _e1043) + (_e889[1].y * _e1045)) + (_e889[1].z * _e1047));
        let _e1060 = (_e1004 > 0.000001f);
        if _e1060 {
            phi_21528_ = (f32(_e969) / _e1004);
        } else {
            phi_21528_ = 0f;
        }
        let _e1064 = phi_21528_;
        let _e1067 = local_177;
        let _e1069 = (_e393 * 5u);
        axes.member[_e1069] = vec4<f32>(_e889[0].x, _e889[0].y, _e889[0].z, 0f);
        axes.member[(_e1069 + 1u)] = vec4<f32>(_e889[1].x, _e889[1].y, _e889[1].z, 0f);
        axes.member[(_e1069 + 2u)] = vec4<f32>(_e889[2].x, _e889[2].y, _e889[2].z, 0f);
        axes.member[(_e1069 + 3u)] = vec4<f32>((_e1052 - (0.5f * _e1004)), _e1064, f32(_e969), f32(_e1067));
        if _e1060 {
            phi_34195_ = (16383.5f / _e1004);
        } else {
            phi_34195_ = 1f;
        }
        let _e1093 = phi_34195_;
        if (_e1031 > 0.000001f) {
            phi_34204_ = (16383.5f / _e1031);
        } else {
            phi_34204_ = 1f;
        }
        let _e1097 = phi_34204_;
        axes.member[(_e1069 + 4u)] = vec4<f32>((_e1052 - _e1004), ((((_e889[2].x * _e1043) + (_e889[2].y * _e1045)) + (_e889[2].z * _e1047)) - _e1031), _e1093, _e1097);
        phi_21575_ = 0u;
        loop {
            let _e1103 = phi_21575_;
            let _e1104 = (_e1103 < _e969);
            if _e1104 {
                let _e1106 = local_178;
                strip_clusters.member[(_e1106 + _e1103)] = _e393;
                phi_21576_ = (_e1103 + 1u);
            } else {
                break;
            }
            let _e1112 = phi_21576_;
            continue;
            continuing {
                phi_21575_ = _e1112;
            }
        }
    }
    return;
}

fn function_44() {
    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_2.member.member_3;
    if (_e386 < _e389) {
        let _e393 = proxy_count.member[0u];
        if (_e386 >= _e393) {
            starts_4.member[_e386] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21759_: u32;
    var phi_21874_: f32;
    var phi_21894_: f32;
    var phi_21934_: vec2<u32>;
    var phi_21958_: u32;
    var phi_22073_: f32;
    var phi_22093_: f32;
    var phi_22133_: vec2<u32>;
    var phi_22141_: type_95;
    var phi_22142_: vec2<u32>;
    var phi_22144_: vec2<u32>;
    var phi_22169_: u32;
    var phi_22186_: vec2<u32>;
    var phi_22307_: f32;
    var phi_22327_: f32;
    var phi_22353_: u32;
    var phi_22422_: u32;
    var phi_22354_: u32;
    var phi_22145_: vec2<u32>;
    var phi_22426_: type_95;
    var phi_22427_: type_95;
    var phi_22446_: u32;
    var phi_22518_: u32;
    var phi_22447_: u32;
    var phi_22524_: u32;
    var phi_22596_: u32;
    var phi_22525_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e378.z] = _e377.x;
    let _e386 = local_179[(_e379.z - 1u)];
    let _e393 = (((_e378.x + (_e378.y * _e379.x)) * 256u) + _e386);
    let _e394 = (_e386 == 0u);
    if _e394 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e398 = params_2.member.member;
    if (_e393 < _e398) {
        let _e402 = tags_4.member[_e393];
        let _e405 = axes_1.member[320u];
        let _e412 = params_2.member.member_16;
        let _e415 = params_2.member.member_17;
        let _e418 = params_2.member.member_18;
        let _e421 = (_e393 * 3u);
        let _e424 = corners.member[_e421];
        let _e434 = corners.member[(_e421 + 1u)];
        let _e444 = corners.member[(_e421 + 2u)];
        let _e461 = (vec3<f32>((((bitcast<f32>(_e424.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e424.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e424.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e472 = (vec3<f32>((((bitcast<f32>(_e434.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e434.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e434.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e483 = (vec3<f32>((((bitcast<f32>(_e444.x) * 0.015625f) - _e405.x) * _e405.w), (((bitcast<f32>(_e444.y) * 0.015625f) - _e405.y) * _e405.w), (((bitcast<f32>(_e444.z) * 0.015625f) - _e405.z) * _e405.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e486 = (((select(_e418, _e412, (_e393 < _e415)) * 0.015625f) * _e405.w) + 0.0000076293945f);
        let _e489 = (_e402.x == 0u);
        if _e489 {
            phi_21759_ = (32u + select(firstTrailingBit(_e402.y), 32u, (_e402.y == 0u)));
        } else {
            phi_21759_ = select(firstTrailingBit(_e402.x), 32u, _e489);
        }
        let _e497 = phi_21759_;
        let _e498 = (_e497 * 5u);
        let _e501 = axes_1.member[_e498];
        let _e512 = (((_e501.x * _e461.x) + (_e501.y * _e461.y)) + (_e501.z * _e461.z));
        let _e520 = (((_e501.x * _e472.x) + (_e501.y * _e472.y)) + (_e501.z * _e472.z));
        let _e528 = (((_e501.x * _e483.x) + (_e501.y * _e483.y)) + (_e501.z * _e483.z));
        let _e530 = select(_e512, _e520, (_e520 < _e512));
        let _e537 = axes_1.member[(_e498 + 1u)];
        let _e545 = (((_e537.x * _e461.x) + (_e537.y * _e461.y)) + (_e537.z * _e461.z));
        let _e550 = (((_e537.x * _e472.x) + (_e537.y * _e472.y)) + (_e537.z * _e472.z));
        let _e555 = (((_e537.x * _e483.x) + (_e537.y * _e483.y)) + (_e537.z * _e483.z));
        let _e557 = select(_e545, _e550, (_e550 < _e545));
        let _e561 = select(_e545, _e550, (_e550 > _e545));
        let _e569 = axes_1.member[(_e498 + 3u)];
        let _e575 = (((select(_e557, _e555, (_e555 < _e557)) - _e486) - _e569.x) * _e569.y);
        if (_e575 < _e569.z) {
            phi_21874_ = _e575;
        } else {
            phi_21874_ = (_e569.z - 1f);
        }
        let _e579 = phi_21874_;
        let _e581 = select(0f, _e579, (_e579 > 0f));
        let _e586 = select(select(u32(_e581), 0u, (_e581 < 0f)), 4294967295u, (_e581 > 4294967000f));
        let _e588 = (((select(_e561, _e555, (_e555 > _e561)) + _e486) - _e569.x) * _e569.y);
        if (_e588 < _e569.z) {
            phi_21894_ = _e588;
        } else {
            phi_21894_ = (_e569.z - 1f);
        }
        let _e592 = phi_21894_;
        let _e594 = select(0f, _e592, (_e592 > 0f));
        let _e612 = (1u << bitcast<u32>(((_e497 % 32u) & 31u)));
        if (_e497 < 32u) {
            phi_21934_ = vec2<u32>(_e612, 0u);
        } else {
            phi_21934_ = vec2<u32>(0u, _e612);
        }
        let _e617 = phi_21934_;
        let _e622 = (_e402.x & ~(_e617.x));
        let _e623 = (_e402.y & ~(_e617.y));
        if ((_e622 | _e623) == 0u) {
            phi_22141_ = type_95(0u, 0u, 0f);
            phi_22142_ = vec2<u32>(_e622, _e623);
        } else {
            let _e627 = (_e622 == 0u);
            if _e627 {
                phi_21958_ = (32u + select(firstTrailingBit(_e623), 32u, (_e623 == 0u)));
            } else {
                phi_21958_ = select(firstTrailingBit(_e622), 32u, _e627);
            }
            let _e635 = phi_21958_;
            let _e636 = (_e635 * 5u);
            let _e639 = axes_1.member[_e636];
            let _e647 = (((_e639.x * _e461.x) + (_e639.y * _e461.y)) + (_e639.z * _e461.z));
            let _e652 = (((_e639.x * _e472.x) + (_e639.y * _e472.y)) + (_e639.z * _e472.z));
            let _e657 = (((_e639.x * _e483.x) + (_e639.y * _e483.y)) + (_e639.z * _e483.z));
            let _e659 = select(_e647, _e652, (_e652 < _e647));
            let _e666 = axes_1.member[(_e636 + 1u)];
            let _e674 = (((_e666.x * _e461.x) + (_e666.y * _e461.y)) + (_e666.z * _e461.z));
            let _e679 = (((_e666.x * _e472.x) + (_e666.y * _e472.y)) + (_e666.z * _e472.z));
            let _e684 = (((_e666.x * _e483.x) + (_e666.y * _e483.y)) + (_e666.z * _e483.z));
            let _e686 = select(_e674, _e679, (_e679 < _e674));
            let _e690 = select(_e674, _e679, (_e679 > _e674));
            let _e698 = axes_1.member[(_e636 + 3u)];
            let _e704 = (((select(_e686, _e684, (_e684 < _e686)) - _e486) - _e698.x) * _e698.y);
            if (_e704 < _e698.z) {
                phi_22073_ = _e704;
            } else {
                phi_22073_ = (_e698.z - 1f);
            }
            let _e708 = phi_22073_;
            let _e710 = select(0f, _e708, (_e708 > 0f));
            let _e715 = select(select(u32(_e710), 0u, (_e710 < 0f)), 4294967295u, (_e710 > 4294967000f));
            let _e717 = (((select(_e690, _e684, (_e684 > _e690)) + _e486) - _e698.x) * _e698.y);
            if (_e717 < _e698.z) {
                phi_22093_ = _e717;
            } else {
                phi_22093_ = (_e698.z - 1f);
            }
            let _e721 = phi_22093_;
            let _e723 = select(0f, _e721, (_e721 > 0f));
            let _e741 = (1u << bitcast<u32>(((_e635 % 32u) & 31u)));
            if (_e635 < 32u) {
                phi_22133_ = vec2<u32>(_e741, 0u);
            } else {
                phi_22133_ = vec2<u32>(0u, _e741);
            }
            let _e746 = phi_22133_;
            phi_22141_ = type_95((select(select(u32(_e698.w), 0u, (_e698.w < 0f)), 4294967295u, (_e698.w > 4294967000f)) + _e715), ((select(select(u32(_e723), 0u, (_e723 < 0f)), 4294967295u, (_e723 > 4294967000f)) - _e715) + 1u), (select(_e659, _e657, (_e657 < _e659)) - _e486));
            phi_22142_ = vec2<u32>((_e622 & ~(_e746.x)), (_e623 & ~(_e746.y)));
        }
        let _e755 = phi_22141_;
        let _e757 = phi_22142_;
        phi_22144_ = _e757;
        loop {
            let _e759 = phi_22144_;
            let _e763 = ((_e759.x | _e759.y) == 0u);
            if _e763 {
                phi_22145_ = vec2<u32>();
            } else {
                let _e764 = (_e759.x == 0u);
                if _e764 {
                    phi_22169_ = (32u + select(firstTrailingBit(_e759.y), 32u, (_e759.y == 0u)));
                } else {
                    phi_22169_ = select(firstTrailingBit(_e759.x), 32u, _e764);
                }
                let _e772 = phi_22169_;
                let _e776 = (1u << bitcast<u32>(((_e772 % 32u) & 31u)));
                if (_e772 < 32u) {
                    phi_22186_ = vec2<u32>(_e776, 0u);
                } else {
                    phi_22186_ = vec2<u32>(0u, _e776);
                }
                let _e781 = phi_22186_;
                let _e788 = (_e772 * 5u);
                let _e791 = axes_1.member[_e788];
                let _e799 = (((_e791.x * _e461.x) + (_e791.y * _e461.y)) + (_e791.z * _e461.z));
                let _e804 = (((_e791.x * _e472.x) + (_e791.y * _e472.y)) + (_e791.z * _e472.z));
                let _e809 = (((_e791.x * _e483.x) + (_e791.y * _e483.y)) + (_e791.z * _e483.z));
                let _e811 = select(_e799, _e804, (_e804 < _e799));
                let _e818 = axes_1.member[(_e788 + 1u)];
                let _e826 = (((_e818.x * _e461.x) + (_e818.y * _e461.y)) + (_e818.z * _e461.z));
                let _e831 = (((_e818.x * _e472.x) + (_e818.y * _e472.y)) + (_e818.z * _e472.z));
                let _e836 = (((_e818.x * _e483.x) + (_e818.y * _e483.y)) + (_e818.z * _e483.z));
                let _e838 = select(_e826, _e831, (_e831 < _e826));
                let _e842 = select(_e826, _e831, (_e831 > _e826));
                let _e850 = axes_1.member[(_e788 + 3u)];
                let _e856 = (((select(_e838, _e836, (_e836 < _e838)) - _e486) - _e850.x) * _e850.y);
                if (_e856 < _e850.z) {
                    phi_22307_ = _e856;
                } else {
                    phi_22307_ = (_e850.z - 1f);
                }
                let _e860 = phi_22307_;
                let _e862 = select(0f, _e860, (_e860 > 0f));
                let _e867 = select(select(u32(_e862), 0u, (_e862 < 0f)), 4294967295u, (_e862 > 4294967000f));
                let _e869 = (((select(_e842, _e836, (_e836 > _e842)) + _e486) - _e850.x) * _e850.y);
                if (_e869 < _e850.z) {
                    phi_22327_ = _e869;
                } else {
                    phi_22327_ = (_e850.z - 1f);
                }
                let _e873 = phi_22327_;
                let _e875 = select(0f, _e873, (_e873 > 0f));
                let _e888 = ((select(select(u32(_e875), 0u, (_e875 < 0f)), 4294967295u, (_e875 > 4294967000f)) - _e867) + 1u);
                let _e891 = atomicAdd((&proxy_count_1.member[0u]), _e888);
                phi_22353_ = 0u;
                loop {
                    let _e893 = phi_22353_;
                    let _e894 = (_e893 < _e888);
                    if _e894 {
                        let _e895 = (_e891 + _e893);
                        let _e898 = params_2.member.member_3;
                        if (_e895 < _e898) {
                            let _e903 = params_2.member.member_20;
                            let _e904 = (_e903 & 31u);
                            let _e907 = f32((1u << bitcast<u32>(_e904)));
                            let _e910 = (((select(_e811, _e809, (_e809 < _e811)) - _e486) + 1f) * (0.5f * _e907));
                            let _e911 = (_e907 - 2f);
                            let _e913 = select(_e911, _e910, (_e910 < _e911));
                            let _e915 = select(1f, _e913, (_e913 > 1f));
                            starts_5.member[_e895] = ((((select(select(u32(_e850.w), 0u, (_e850.w < 0f)), 4294967295u, (_e850.w > 4294967000f)) + _e867) + _e893) << bitcast<u32>(_e904)) | select(select(u32(_e915), 0u, (_e915 < 0f)), 4294967295u, (_e915 > 4294967000f)));
                            if (_e893 > 0u) {
                                phi_22422_ = (_e393 | 2147483648u);
                            } else {
                                phi_22422_ = _e393;
                            }
                            let _e929 = phi_22422_;
                            proxies_1.member[_e895] = _e929;
                        }
                        phi_22354_ = (_e893 + 1u);
                    } else {
                        break;
                    }
                    let _e934 = phi_22354_;
                    continue;
                    continuing {
                        phi_22353_ = _e934;
                    }
                }
                phi_22145_ = (_e759 & vec2<u32>(~(_e781.x), ~(_e781.y)));
            }
            let _e937 = phi_22145_;
            continue;
            continuing {
                phi_22144_ = _e937;
                break if !(select(true, false, _e763));
            }
        }
        phi_22426_ = _e755;
        phi_22427_ = type_95((select(select(u32(_e569.w), 0u, (_e569.w < 0f)), 4294967295u, (_e569.w > 4294967000f)) + _e586), ((select(select(u32(_e594), 0u, (_e594 < 0f)), 4294967295u, (_e594 > 4294967000f)) - _e586) + 1u), (select(_e530, _e528, (_e528 < _e530)) - _e486));
    } else {
        phi_22426_ = type_95(0u, 0u, 0f);
        phi_22427_ = type_95(0u, 0u, 0f);
    }
    let _e941 = phi_22426_;
    let _e943 = phi_22427_;
    let _e948 = atomicAdd((&reserved_1[0u]), (_e943.member_1 + _e941.member_1));
    workgroupBarrier();
    if _e394 {
        let _e949 = atomicLoad((&reserved_1[0u]));
        let _e952 = atomicAdd((&proxy_count_1.member[0u]), _e949);
        atomicStore((&reserved_1[1u]), _e952);
    }
    workgroupBarrier();
    let _e955 = atomicLoad((&reserved_1[1u]));
    let _e956 = (_e955 + _e948);
    phi_22446_ = 0u;
    loop {
        let _e958 = phi_22446_;
        let _e959 = (_e958 < _e943.member_1);
        if _e959 {
            let _e960 = (_e956 + _e958);
            let _e963 = params_2.member.member_3;
            if (_e960 < _e963) {
                let _e970 = params_2.member.member_20;
                let _e971 = (_e970 & 31u);
                let _e974 = f32((1u << bitcast<u32>(_e971)));
                let _e977 = ((_e943.member_2 + 1f) * (0.5f * _e974));
                let _e978 = (_e974 - 2f);
                let _e980 = select(_e978, _e977, (_e977 < _e978));
                let _e982 = select(1f, _e980, (_e980 > 1f));
                starts_5.member[_e960] = (((_e943.member + _e958) << bitcast<u32>(_e971)) | select(select(u32(_e982), 0u, (_e982 < 0f)), 4294967295u, (_e982 > 4294967000f)));
                if (_e958 > 0u) {
                    phi_22518_ = (_e393 | 2147483648u);
                } else {
                    phi_22518_ = _e393;
                }
                let _e996 = phi_22518_;
                proxies_1.member[_e960] = _e996;
            }
            phi_22447_ = (_e958 + 1u);
        } else {
            break;
        }
        let _e1001 = phi_22447_;
        continue;
        continuing {
            phi_22446_ = _e1001;
        }
    }
    phi_22524_ = 0u;
    loop {
        let _e1005 = phi_22524_;
        let _e1006 = (_e1005 < _e941.member_1);
        if _e1006 {
            let _e1007 = ((_e956 + _e943.member_1) + _e1005);
            let _e1010 = params_2.member.member_3;
            if (_e1007 < _e1010) {
                let _e1017 = params_2.member.member_20;
                let _e1018 = (_e1017 & 31u);
                let _e1021 = f32((1u << bitcast<u32>(_e1018)));
                let _e1024 = ((_e941.member_2 + 1f) * (0.5f * _e1021));
                let _e1025 = (_e1021 - 2f);
                let _e1027 = select(_e1025, _e1024, (_e1024 < _e1025));
                let _e1029 = select(1f, _e1027, (_e1027 > 1f));
                starts_5.member[_e1007] = (((_e941.member + _e1005) << bitcast<u32>(_e1018)) | select(select(u32(_e1029), 0u, (_e1029 < 0f)), 4294967295u, (_e1029 > 4294967000f)));
                if (_e1005 > 0u) {
                    phi_22596_ = (_e393 | 2147483648u);
                } else {
                    phi_22596_ = _e393;
                }
                let _e1043 = phi_22596_;
                proxies_1.member[_e1007] = _e1043;
            }
            phi_22525_ = (_e1005 + 1u);
        } else {
            break;
        }
        let _e1048 = phi_22525_;
        continue;
        continuing {
            phi_22524_ = _e1048;
        }
    }
    return;
}

fn function_46() {
    var phi_22921_: vec2<u32>;
    var phi_23069_: vec2<u32>;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = params_2.member.member_3;
    if (_e386 < _e389) {
        let _e393 = sorted_starts_1.member[_e386];
        if (_e393 != 4294967295u) {
            let _e397 = proxies_2.member[_e386];
            let _e400 = params_2.member.member_20;
            let _e401 = (_e400 & 31u);
            let _e403 = (_e393 >> bitcast<u32>(_e401));
            let _e406 = strip_clusters_1.member[_e403];
            let _e407 = (_e397 & 2147483647u);
            let _e410 = axes_2.member[320u];
            let _e417 = params_2.member.member_16;
            let _e420 = params_2.member.member_17;
            let _e423 = params_2.member.member_18;
            let _e426 = (_e407 * 3u);
            let _e429 = corners_2.member[_e426];
            let _e439 = corners_2.member[(_e426 + 1u)];
            let _e449 = corners_2.member[(_e426 + 2u)];
            let _e466 = (vec3<f32>((((bitcast<f32>(_e429.x) * 0.015625f) - _e410.x) * _e410.w), (((bitcast<f32>(_e429.y) * 0.015625f) - _e410.y) * _e410.w), (((bitcast<f32>(_e429.z) * 0.015625f) - _e410.z) * _e410.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e477 = (vec3<f32>((((bitcast<f32>(_e439.x) * 0.015625f) - _e410.x) * _e410.w), (((bitcast<f32>(_e439.y) * 0.015625f) - _e410.y) * _e410.w), (((bitcast<f32>(_e439.z) * 0.015625f) - _e410.z) * _e410.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e488 = (vec3<f32>((((bitcast<f32>(_e449.x) * 0.015625f) - _e410.x) * _e410.w), (((bitcast<f32>(_e449.y) * 0.015625f) - _e410.y) * _e410.w), (((bitcast<f32>(_e449.z) * 0.015625f) - _e410.z) * _e410.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e491 = (((select(_e423, _e417, (_e407 < _e420)) * 0.015625f) * _e410.w) + 0.0000076293945f);
            let _e492 = (_e406 * 5u);
            let _e495 = axes_2.member[_e492];
            let _e506 = (((_e495.x * _e466.x) + (_e495.y * _e466.y)) + (_e495.z * _e466.z));
            let _e514 = (((_e495.x * _e477.x) + (_e495.y * _e477.y)) + (_e495.z * _e477.z));
            let _e522 = (((_e495.x * _e488.x) + (_e495.y * _e488.y)) + (_e495.z * _e488.z));
            let _e524 = select(_e506, _e514, (_e514 > _e506));
            let _e531 = axes_2.member[(_e492 + 1u)];
            let _e539 = (((_e531.x * _e466.x) + (_e531.y * _e466.y)) + (_e531.z * _e466.z));
            let _e544 = (((_e531.x * _e477.x) + (_e531.y * _e477.y)) + (_e531.z * _e477.z));
            let _e549 = (((_e531.x * _e488.x) + (_e531.y * _e488.y)) + (_e531.z * _e488.z));
            let _e551 = select(_e539, _e544, (_e544 < _e539));
            let _e555 = select(_e539, _e544, (_e544 > _e539));
            let _e563 = axes_2.member[(_e492 + 2u)];
            let _e571 = (((_e563.x * _e466.x) + (_e563.y * _e466.y)) + (_e563.z * _e466.z));
            let _e576 = (((_e563.x * _e477.x) + (_e563.y * _e477.y)) + (_e563.z * _e477.z));
            let _e581 = (((_e563.x * _e488.x) + (_e563.y * _e488.y)) + (_e563.z * _e488.z));
            let _e583 = select(_e571, _e576, (_e576 < _e571));
            let _e587 = select(_e571, _e576, (_e576 > _e571));
            let _e595 = axes_2.member[(_e492 + 4u)];
            let _e602 = tags_5.member[_e407];
            let _e611 = ((1u << bitcast<u32>(((_e406 % 32u) & 31u))) - 1u);
            if (_e406 < 32u) {
                phi_22921_ = vec2<u32>((_e602.x & _e611), 0u);
            } else {
                phi_22921_ = vec2<u32>(_e602.x, (_e602.y & _e611));
            }
            let _e618 = phi_22921_;
            let _e630 = (((select(_e551, _e549, (_e549 < _e551)) - _e491) - _e595.x) * _e595.z);
            let _e632 = select(32767f, _e630, (_e630 < 32767f));
            let _e634 = select(0f, _e632, (_e632 > 0f));
            let _e641 = (((select(_e583, _e581, (_e581 < _e583)) - _e491) - _e595.y) * _e595.w);
            let _e643 = select(32767f, _e641, (_e641 < 32767f));
            let _e645 = select(0f, _e643, (_e643 > 0f));
            let _e655 = (((select(_e555, _e549, (_e549 > _e555)) + _e491) - _e595.x) * _e595.z);
            let _e657 = select(32767f, _e655, (_e655 < 32767f));
            let _e659 = select(0f, _e657, (_e657 > 0f));
            let _e666 = (((select(_e587, _e581, (_e581 > _e587)) + _e491) - _e595.y) * _e595.w);
            let _e668 = select(32767f, _e666, (_e666 < 32767f));
            let _e670 = select(0f, _e668, (_e668 > 0f));
            boxes_5.member[_e386] = vec4<u32>(_e407, (select(select(u32(_e634), 0u, (_e634 < 0f)), 4294967295u, (_e634 > 4294967000f)) | (select(select(u32(_e645), 0u, (_e645 < 0f)), 4294967295u, (_e645 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e659), 0u, (_e659 < 0f)), 4294967295u, (_e659 > 4294967000f)) | (select(select(u32(_e670), 0u, (_e670 < 0f)), 4294967295u, (_e670 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e618.x & 2147483647u) | select(0u, 2147483648u, ((_e397 & 2147483648u) != 0u))));
            let _e685 = f32((1u << bitcast<u32>(_e401)));
            let _e688 = (((select(_e524, _e522, (_e522 > _e524)) + _e491) + 1f) * (0.5f * _e685));
            let _e689 = (_e685 - 2f);
            let _e691 = select(_e689, _e688, (_e688 < _e689));
            let _e693 = select(1f, _e691, (_e691 > 1f));
            phi_23069_ = vec2<u32>(((_e403 << bitcast<u32>(_e401)) | select(select(u32(_e693), 0u, (_e693 < 0f)), 4294967295u, (_e693 > 4294967000f))), ((_e618.x >> bitcast<u32>(31u)) | (_e618.y << bitcast<u32>(1i))));
        } else {
            phi_23069_ = vec2<u32>(0u, 0u);
        }
        let _e704 = phi_23069_;
        ends_1.member[_e386][0u] = _e704.x;
        ends_1.member[_e386][1u] = _e704.y;
    }
    return;
}

fn function_47() {
    var phi_23103_: u32;
    var phi_23106_: u32;
    var phi_23125_: u32;
    var phi_23104_: u32;
    var phi_23107_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_23136_: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e387 = (_e386 * 256u);
    let _e390 = params_2.member.member_3;
    if (_e387 < _e390) {
        let _e394 = last_ends.member[_e386];
        phi_23103_ = _e390;
        phi_23106_ = _e387;
        loop {
            let _e396 = phi_23103_;
            let _e398 = phi_23106_;
            local_180 = _e398;
            local_181 = _e398;
            let _e399 = (_e398 < _e396);
            if _e399 {
                let _e402 = (_e398 + ((_e396 - _e398) / 2u));
                let _e405 = sorted_starts.member[_e402];
                let _e406 = (_e405 <= _e394);
                if _e406 {
                    phi_23125_ = (_e402 + 1u);
                } else {
                    phi_23125_ = _e398;
                }
                let _e409 = phi_23125_;
                phi_23104_ = select(_e402, _e396, _e406);
                phi_23107_ = _e409;
            } else {
                break;
            }
            let _e412 = phi_23104_;
            let _e414 = phi_23107_;
            continue;
            continuing {
                phi_23103_ = _e412;
                phi_23106_ = _e414;
            }
        }
        let _e418 = local_180;
        if (_e418 > (_e387 + 1u)) {
            let _e421 = local_181;
            phi_23136_ = ((((_e421 - 1u) / 256u) - (_e387 / 256u)) + 1u);
        } else {
            phi_23136_ = 0u;
        }
        let _e428 = phi_23136_;
        tile_counts.member[_e386] = _e428;
    }
    return;
}

fn function_48() {
    var phi_23166_: u32;
    var phi_23169_: u32;
    var phi_23167_: u32;
    var phi_23170_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e387 = ((((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x) * 16u);
    let _e388 = (_e387 + 16u);
    let _e391 = params_2.member.member_3;
    phi_23166_ = _e387;
    phi_23169_ = 0u;
    loop {
        let _e395 = phi_23166_;
        let _e397 = phi_23169_;
        local_182 = _e397;
        local_183 = _e397;
        local_184 = _e397;
        let _e398 = (_e395 < select(_e391, _e388, (_e388 < _e391)));
        if _e398 {
            let _e402 = ends_2.member[_e395][0u];
            phi_23167_ = (_e395 + 1u);
            phi_23170_ = select(_e397, _e402, (_e402 > _e397));
        } else {
            break;
        }
        let _e407 = phi_23167_;
        let _e409 = phi_23170_;
        continue;
        continuing {
            phi_23166_ = _e407;
            phi_23169_ = _e409;
        }
    }
    let _e412 = local_182;
    if (_e412 > 0u) {
        let _e416 = local_183;
        let _e419 = local_184;
        let _e423 = atomicMax((&last_ends_1.member[(_e387 / 256u)]), select(1u, _e419, (_e416 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_23254_: bool;
    var phi_23268_: u32;
    var phi_23271_: u32;
    var phi_23269_: u32;
    var phi_23272_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_23302_: u32;
    var phi_23312_: u32;
    var phi_23313_: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e386 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e389 = scanned.member[0u];
    let _e392 = params_2.member.member_15;
    let _e394 = select(_e389, _e392, (_e389 > _e392));
    let _e397 = params_2.member.member_14;
    let _e400 = (select(_e397, _e394, (_e394 > _e397)) - _e397);
    let _e403 = params_2.member.member_13;
    if (_e400 > _e403) {
        phi_23254_ = true;
    } else {
        let _e407 = scanned.member[1u];
        phi_23254_ = select(true, false, (_e407 == 0u));
    }
    let _e411 = phi_23254_;
    let _e412 = select(_e400, 0u, _e411);
    if (_e386 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e412;
        phi_23268_ = 1u;
        phi_23271_ = _e412;
        loop {
            let _e423 = phi_23268_;
            let _e425 = phi_23271_;
            local_185 = _e425;
            local_186 = _e423;
            let _e426 = (_e425 > 65535u);
            if _e426 {
                phi_23269_ = (_e423 << bitcast<u32>(1i));
                phi_23272_ = ((_e425 >> bitcast<u32>(1i)) + (_e425 & 1u));
            } else {
                break;
            }
            let _e434 = phi_23269_;
            let _e436 = phi_23272_;
            continue;
            continuing {
                phi_23268_ = _e434;
                phi_23271_ = _e436;
            }
        }
        let _e439 = local_185;
        let _e441 = local_186;
        arguments_2.member[0u] = type_49(_e439, _e441, 1u);
    }
    let _e447 = params_2.member.member_3;
    let _e448 = (_e447 / 256u);
    if ((_e447 % 256u) > 0u) {
        phi_23302_ = (_e448 + 1u);
    } else {
        phi_23302_ = _e448;
    }
    let _e453 = phi_23302_;
    if (_e386 < _e453) {
        let _e457 = first_tiles.member[_e386];
        let _e460 = tile_counts_1.member[_e386];
        phi_23312_ = 0u;
        loop {
            let _e462 = phi_23312_;
            let _e463 = (_e462 < _e460);
            if _e463 {
                let _e465 = ((_e457 + _e462) - _e397);
                if (_e465 < _e412) {
                    let _e467 = (_e465 * 2u);
                    list.member[(4u + _e467)] = _e386;
                    list.member[(_e467 + 5u)] = (_e386 + _e462);
                }
                phi_23313_ = (_e462 + 1u);
            } else {
                break;
            }
            let _e477 = phi_23313_;
            continue;
            continuing {
                phi_23312_ = _e477;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23394_: bool;
    var phi_23396_: bool;
    var phi_23397_: bool;
    var phi_23420_: bool;
    var phi_23422_: bool;
    var phi_23423_: bool;
    var phi_23446_: bool;
    var phi_23448_: bool;
    var phi_23449_: bool;
    var phi_23514_: type_85;
    var phi_23516_: type_85;
    var phi_23517_: bool;
    var phi_23518_: type_85;
    var phi_23519_: bool;
    var phi_23524_: type_85;
    var phi_23526_: u32;
    var phi_23529_: type_85;
    var phi_23639_: bool;
    var phi_23641_: bool;
    var phi_23642_: bool;
    var phi_23665_: bool;
    var phi_23667_: bool;
    var phi_23668_: bool;
    var phi_23691_: bool;
    var phi_23693_: bool;
    var phi_23694_: bool;
    var phi_23765_: type_85;
    var phi_23767_: type_85;
    var phi_23768_: bool;
    var phi_23769_: type_85;
    var phi_23770_: bool;
    var phi_23775_: type_85;
    var phi_23855_: type_85;
    var phi_23527_: u32;
    var phi_23530_: type_85;
    var local_188: type_85;
    var local_189: type_85;
    var phi_23868_: u32;
    var phi_23871_: type_85;
    var phi_23869_: u32;
    var phi_23872_: type_85;
    var local_190: type_85;
    var local_191: type_85;
    var phi_23966_: type_85;
    var phi_23972_: u32;
    var phi_23975_: type_85;
    var phi_23973_: u32;
    var phi_23976_: type_85;
    var phi_24066_: type_85;
    var local_192: type_85;
    var local_193: type_85;
    var local_194: type_85;
    var local_195: type_85;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e378.z] = _e377.x;
    let _e386 = local_187[(_e379.z - 1u)];
    let _e391 = (_e378.x + (_e378.y * _e379.x));
    let _e396 = triangles.member[(_e391 * 6144u)];
    let _e397 = (3u * _e396);
    let _e400 = positions.member[_e397];
    let _e404 = positions.member[(_e397 + 1u)];
    let _e408 = positions.member[(_e397 + 2u)];
    let _e411 = params_2.member.member;
    let _e414 = ((bitcast<u32>(_e400) & 2139095040u) != 2139095040u);
    if _e414 {
        let _e417 = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
        if _e417 {
            phi_23394_ = ((bitcast<u32>(_e408) & 2139095040u) != 2139095040u);
        } else {
            phi_23394_ = bool();
        }
        let _e422 = phi_23394_;
        phi_23396_ = _e422;
        phi_23397_ = select(true, false, _e417);
    } else {
        phi_23396_ = bool();
        phi_23397_ = true;
    }
    let _e425 = phi_23396_;
    let _e427 = phi_23397_;
    if select(_e425, false, _e427) {
        if _e414 {
            let _e431 = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
            if _e431 {
                phi_23420_ = ((bitcast<u32>(_e408) & 2139095040u) != 2139095040u);
            } else {
                phi_23420_ = bool();
            }
            let _e436 = phi_23420_;
            phi_23422_ = _e436;
            phi_23423_ = select(true, false, _e431);
        } else {
            phi_23422_ = bool();
            phi_23423_ = true;
        }
        let _e439 = phi_23422_;
        let _e441 = phi_23423_;
        if select(_e439, false, _e441) {
            if _e414 {
                let _e445 = ((bitcast<u32>(_e404) & 2139095040u) != 2139095040u);
                if _e445 {
                    phi_23446_ = ((bitcast<u32>(_e408) & 2139095040u) != 2139095040u);
                } else {
                    phi_23446_ = bool();
                }
                let _e450 = phi_23446_;
                phi_23448_ = _e450;
                phi_23449_ = select(true, false, _e445);
            } else {
                phi_23448_ = bool();
                phi_23449_ = true;
            }
            let _e453 = phi_23448_;
            let _e455 = phi_23449_;
            let _e456 = select(_e453, false, _e455);
            if _e456 {
                let _e457 = vec4<f32>(_e400, _e404, _e408, 0f);
                phi_23514_ = type_85(_e457, _e457);
            } else {
                phi_23514_ = type_85();
            }
            let _e460 = phi_23514_;
            phi_23516_ = _e460;
            phi_23517_ = select(true, false, _e456);
        } else {
            phi_23516_ = type_85();
            phi_23517_ = true;
        }
        let _e463 = phi_23516_;
        let _e465 = phi_23517_;
        phi_23518_ = _e463;
        phi_23519_ = _e465;
    } else {
        phi_23518_ = type_85();
        phi_23519_ = true;
    }
    let _e467 = phi_23518_;
    let _e469 = phi_23519_;
    if _e469 {
        phi_23524_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_23524_ = _e467;
    }
    let _e471 = phi_23524_;
    phi_23526_ = _e386;
    phi_23529_ = _e471;
    loop {
        let _e473 = phi_23526_;
        let _e475 = phi_23529_;
        local_188 = _e475;
        local_189 = _e475;
        local_192 = _e475;
        local_194 = _e475;
        let _e476 = (_e473 < 2048u);
        if _e476 {
            let _e477 = ((_e391 * 2048u) + _e473);
            if (_e477 < _e411) {
                let _e479 = (_e477 * 3u);
                let _e482 = triangles.member[_e479];
                let _e485 = embedded.member[_e482];
                let _e488 = (3u * _e482);
                let _e491 = positions.member[_e488];
                let _e495 = positions.member[(_e488 + 1u)];
                let _e499 = positions.member[(_e488 + 2u)];
                let _e501 = bitcast<u32>(_e491);
                let _e502 = bitcast<u32>(_e495);
                let _e503 = bitcast<u32>(_e499);
                corners_3.member[_e479] = vec4<u32>(_e501, _e502, _e503, (_e482 | select(2147483648u, 0u, (_e485 == 0u))));
                let _e507 = (_e479 + 1u);
                let _e510 = triangles.member[_e507];
                let _e513 = embedded.member[_e510];
                let _e516 = (3u * _e510);
                let _e519 = positions.member[_e516];
                let _e523 = positions.member[(_e516 + 1u)];
                let _e527 = positions.member[(_e516 + 2u)];
                let _e529 = bitcast<u32>(_e519);
                let _e530 = bitcast<u32>(_e523);
                let _e531 = bitcast<u32>(_e527);
                corners_3.member[_e507] = vec4<u32>(_e529, _e530, _e531, (_e510 | select(2147483648u, 0u, (_e513 == 0u))));
                let _e535 = (_e479 + 2u);
                let _e538 = triangles.member[_e535];
                let _e541 = embedded.member[_e538];
                let _e544 = (3u * _e538);
                let _e547 = positions.member[_e544];
                let _e551 = positions.member[(_e544 + 1u)];
                let _e555 = positions.member[(_e544 + 2u)];
                let _e557 = bitcast<u32>(_e547);
                let _e558 = bitcast<u32>(_e551);
                let _e559 = bitcast<u32>(_e555);
                corners_3.member[_e535] = vec4<u32>(_e557, _e558, _e559, (_e538 | select(2147483648u, 0u, (_e541 == 0u))));
                if ((_e501 & 2139095040u) != 2139095040u) {
                    let _e566 = ((_e502 & 2139095040u) != 2139095040u);
                    if _e566 {
                        phi_23639_ = ((_e503 & 2139095040u) != 2139095040u);
                    } else {
                        phi_23639_ = bool();
                    }
                    let _e570 = phi_23639_;
                    phi_23641_ = _e570;
                    phi_23642_ = select(true, false, _e566);
                } else {
                    phi_23641_ = bool();
                    phi_23642_ = true;
                }
                let _e573 = phi_23641_;
                let _e575 = phi_23642_;
                if select(_e573, false, _e575) {
                    if ((_e529 & 2139095040u) != 2139095040u) {
                        let _e580 = ((_e530 & 2139095040u) != 2139095040u);
                        if _e580 {
                            phi_23665_ = ((_e531 & 2139095040u) != 2139095040u);
                        } else {
                            phi_23665_ = bool();
                        }
                        let _e584 = phi_23665_;
                        phi_23667_ = _e584;
                        phi_23668_ = select(true, false, _e580);
                    } else {
                        phi_23667_ = bool();
                        phi_23668_ = true;
                    }
                    let _e587 = phi_23667_;
                    let _e589 = phi_23668_;
                    if select(_e587, false, _e589) {
                        if ((_e557 & 2139095040u) != 2139095040u) {
                            let _e594 = ((_e558 & 2139095040u) != 2139095040u);
                            if _e594 {
                                phi_23691_ = ((_e559 & 2139095040u) != 2139095040u);
                            } else {
                                phi_23691_ = bool();
                            }
                            let _e598 = phi_23691_;
                            phi_23693_ = _e598;
                            phi_23694_ = select(true, false, _e594);
                        } else {
                            phi_23693_ = bool();
                            phi_23694_ = true;
                        }
                        let _e601 = phi_23693_;
                        let _e603 = phi_23694_;
                        let _e604 = select(_e601, false, _e603);
                        if _e604 {
                            let _e606 = select(_e519, _e491, (_e491 < _e519));
                            let _e608 = select(_e523, _e495, (_e495 < _e523));
                            let _e610 = select(_e527, _e499, (_e499 < _e527));
                            let _e619 = select(_e519, _e491, (_e491 > _e519));
                            let _e621 = select(_e523, _e495, (_e495 > _e523));
                            let _e623 = select(_e527, _e499, (_e499 > _e527));
                            phi_23765_ = type_85(vec4<f32>(select(_e547, _e606, (_e606 < _e547)), select(_e551, _e608, (_e608 < _e551)), select(_e555, _e610, (_e610 < _e555)), 0f), vec4<f32>(select(_e547, _e619, (_e619 > _e547)), select(_e551, _e621, (_e621 > _e551)), select(_e555, _e623, (_e623 > _e555)), 0f));
                        } else {
                            phi_23765_ = type_85();
                        }
                        let _e633 = phi_23765_;
                        phi_23767_ = _e633;
                        phi_23768_ = select(true, false, _e604);
                    } else {
                        phi_23767_ = type_85();
                        phi_23768_ = true;
                    }
                    let _e636 = phi_23767_;
                    let _e638 = phi_23768_;
                    phi_23769_ = _e636;
                    phi_23770_ = _e638;
                } else {
                    phi_23769_ = type_85();
                    phi_23770_ = true;
                }
                let _e640 = phi_23769_;
                let _e642 = phi_23770_;
                if _e642 {
                    phi_23775_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_23775_ = _e640;
                }
                let _e644 = phi_23775_;
                phi_23855_ = type_85(vec4<f32>(select(_e644.member.x, _e475.member.x, (_e475.member.x < _e644.member.x)), select(_e644.member.y, _e475.member.y, (_e475.member.y < _e644.member.y)), select(_e644.member.z, _e475.member.z, (_e475.member.z < _e644.member.z)), select(_e644.member.w, _e475.member.w, (_e475.member.w < _e644.member.w))), vec4<f32>(select(_e644.member_1.x, _e475.member_1.x, (_e475.member_1.x > _e644.member_1.x)), select(_e644.member_1.y, _e475.member_1.y, (_e475.member_1.y > _e644.member_1.y)), select(_e644.member_1.z, _e475.member_1.z, (_e475.member_1.z > _e644.member_1.z)), select(_e644.member_1.w, _e475.member_1.w, (_e475.member_1.w > _e644.member_1.w))));
            } else {
                phi_23855_ = _e475;
            }
            let _e685 = phi_23855_;
            phi_23527_ = (_e473 + (256u * _e379.z));
            phi_23530_ = _e685;
        } else {
            break;
        }
        let _e689 = phi_23527_;
        let _e691 = phi_23530_;
        continue;
        continuing {
            phi_23526_ = _e689;
            phi_23529_ = _e691;
        }
    }
    let _e694 = local_188;
    lows[_e386] = _e694.member;
    let _e698 = local_189;
    highs[_e386] = _e698.member_1;
    workgroupBarrier();
    if ((_e386 & 15u) == 0u) {
        phi_23868_ = 1u;
        let _e866 = local_192;
        phi_23871_ = _e866;
        loop {
            let _e704 = phi_23868_;
            let _e706 = phi_23871_;
            local_190 = _e706;
            local_191 = _e706;
            local_193 = _e706;
            let _e707 = (_e704 < 16u);
            if _e707 {
                let _e708 = (_e386 + _e704);
                let _e710 = lows[_e708];
                let _e712 = highs[_e708];
                phi_23869_ = (_e704 + _e379.z);
                phi_23872_ = type_85(vec4<f32>(select(_e710.x, _e706.member.x, (_e706.member.x < _e710.x)), select(_e710.y, _e706.member.y, (_e706.member.y < _e710.y)), select(_e710.z, _e706.member.z, (_e706.member.z < _e710.z)), select(_e710.w, _e706.member.w, (_e706.member.w < _e710.w))), vec4<f32>(select(_e712.x, _e706.member_1.x, (_e706.member_1.x > _e712.x)), select(_e712.y, _e706.member_1.y, (_e706.member_1.y > _e712.y)), select(_e712.z, _e706.member_1.z, (_e706.member_1.z > _e712.z)), select(_e712.w, _e706.member_1.w, (_e706.member_1.w > _e712.w))));
            } else {
                break;
            }
            let _e752 = phi_23869_;
            let _e754 = phi_23872_;
            continue;
            continuing {
                phi_23868_ = _e752;
                phi_23871_ = _e754;
            }
        }
        let _e757 = local_190;
        lows[_e386] = _e757.member;
        let _e760 = local_191;
        highs[_e386] = _e760.member_1;
        let _e873 = local_193;
        phi_23966_ = _e873;
    } else {
        let _e875 = local_194;
        phi_23966_ = _e875;
    }
    let _e763 = phi_23966_;
    workgroupBarrier();
    let _e764 = (_e386 == 0u);
    if _e764 {
        phi_23972_ = 16u;
        phi_23975_ = _e763;
        loop {
            let _e766 = phi_23972_;
            let _e768 = phi_23975_;
            local_195 = _e768;
            let _e769 = (_e766 < 256u);
            if _e769 {
                let _e771 = lows[_e766];
                let _e773 = highs[_e766];
                phi_23973_ = (_e766 + (16u * _e379.z));
                phi_23976_ = type_85(vec4<f32>(select(_e771.x, _e768.member.x, (_e768.member.x < _e771.x)), select(_e771.y, _e768.member.y, (_e768.member.y < _e771.y)), select(_e771.z, _e768.member.z, (_e768.member.z < _e771.z)), select(_e771.w, _e768.member.w, (_e768.member.w < _e771.w))), vec4<f32>(select(_e773.x, _e768.member_1.x, (_e768.member_1.x > _e773.x)), select(_e773.y, _e768.member_1.y, (_e768.member_1.y > _e773.y)), select(_e773.z, _e768.member_1.z, (_e768.member_1.z > _e773.z)), select(_e773.w, _e768.member_1.w, (_e768.member_1.w > _e773.w))));
            } else {
                break;
            }
            let _e814 = phi_23973_;
            let _e816 = phi_23976_;
            continue;
            continuing {
                phi_23972_ = _e814;
                phi_23975_ = _e816;
            }
        }
        let _e882 = local_195;
        phi_24066_ = _e882;
    } else {
        phi_24066_ = _e763;
    }
    let _e819 = phi_24066_;
    if _e764 {
        low_1.member[_e391] = _e819.member;
        high_1.member[_e391] = _e819.member_1;
    }
    return;
}

fn function_51() {
    var local_196: array<u32, 2>;
    var phi_24117_: u32;
    var phi_24124_: u32;
    var phi_24127_: type_85;
    var phi_24125_: u32;
    var phi_24128_: type_85;
    var local_197: type_85;
    var local_198: type_85;
    var phi_24227_: u32;
    var phi_24230_: type_85;
    var phi_24228_: u32;
    var phi_24231_: type_85;
    var local_199: type_85;
    var local_200: type_85;
    var phi_24325_: type_85;
    var phi_24331_: u32;
    var phi_24334_: type_85;
    var phi_24332_: u32;
    var phi_24335_: type_85;
    var phi_24425_: type_85;
    var local_201: type_85;
    var local_202: type_85;
    var local_203: type_85;
    var local_204: type_85;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_196 = array<u32, 2>(0u, 0u);
    local_196[_e378.z] = _e377.x;
    let _e386 = local_196[(_e379.z - 1u)];
    let _e396 = params_2.member.member;
    let _e397 = (_e396 / 2048u);
    if ((_e396 % 2048u) > 0u) {
        phi_24117_ = (_e397 + 1u);
    } else {
        phi_24117_ = _e397;
    }
    let _e402 = phi_24117_;
    let _e405 = low_2.member[0u];
    let _e408 = high_2.member[0u];
    phi_24124_ = _e386;
    phi_24127_ = type_85(_e405, _e408);
    loop {
        let _e411 = phi_24124_;
        let _e413 = phi_24127_;
        local_197 = _e413;
        local_198 = _e413;
        local_201 = _e413;
        local_203 = _e413;
        let _e414 = (_e411 < _e402);
        if _e414 {
            let _e417 = low_2.member[_e411];
            let _e420 = high_2.member[_e411];
            phi_24125_ = (_e411 + 256u);
            phi_24128_ = type_85(vec4<f32>(select(_e417.x, _e413.member.x, (_e413.member.x < _e417.x)), select(_e417.y, _e413.member.y, (_e413.member.y < _e417.y)), select(_e417.z, _e413.member.z, (_e413.member.z < _e417.z)), select(_e417.w, _e413.member.w, (_e413.member.w < _e417.w))), vec4<f32>(select(_e420.x, _e413.member_1.x, (_e413.member_1.x > _e420.x)), select(_e420.y, _e413.member_1.y, (_e413.member_1.y > _e420.y)), select(_e420.z, _e413.member_1.z, (_e413.member_1.z > _e420.z)), select(_e420.w, _e413.member_1.w, (_e413.member_1.w > _e420.w))));
        } else {
            break;
        }
        let _e460 = phi_24125_;
        let _e462 = phi_24128_;
        continue;
        continuing {
            phi_24124_ = _e460;
            phi_24127_ = _e462;
        }
    }
    let _e465 = local_197;
    lows[_e386] = _e465.member;
    let _e469 = local_198;
    highs[_e386] = _e469.member_1;
    workgroupBarrier();
    if ((_e386 & 15u) == 0u) {
        phi_24227_ = 1u;
        let _e635 = local_201;
        phi_24230_ = _e635;
        loop {
            let _e475 = phi_24227_;
            let _e477 = phi_24230_;
            local_199 = _e477;
            local_200 = _e477;
            local_202 = _e477;
            let _e478 = (_e475 < 16u);
            if _e478 {
                let _e479 = (_e386 + _e475);
                let _e481 = lows[_e479];
                let _e483 = highs[_e479];
                phi_24228_ = (_e475 + _e379.z);
                phi_24231_ = type_85(vec4<f32>(select(_e481.x, _e477.member.x, (_e477.member.x < _e481.x)), select(_e481.y, _e477.member.y, (_e477.member.y < _e481.y)), select(_e481.z, _e477.member.z, (_e477.member.z < _e481.z)), select(_e481.w, _e477.member.w, (_e477.member.w < _e481.w))), vec4<f32>(select(_e483.x, _e477.member_1.x, (_e477.member_1.x > _e483.x)), select(_e483.y, _e477.member_1.y, (_e477.member_1.y > _e483.y)), select(_e483.z, _e477.member_1.z, (_e477.member_1.z > _e483.z)), select(_e483.w, _e477.member_1.w, (_e477.member_1.w > _e483.w))));
            } else {
                break;
            }
            let _e523 = phi_24228_;
            let _e525 = phi_24231_;
            continue;
            continuing {
                phi_24227_ = _e523;
                phi_24230_ = _e525;
            }
        }
        let _e528 = local_199;
        lows[_e386] = _e528.member;
        let _e531 = local_200;
        highs[_e386] = _e531.member_1;
        let _e642 = local_202;
        phi_24325_ = _e642;
    } else {
        let _e644 = local_203;
        phi_24325_ = _e644;
    }
    let _e534 = phi_24325_;
    workgroupBarrier();
    if (_e386 == 0u) {
        phi_24331_ = 16u;
        phi_24334_ = _e534;
        loop {
            let _e537 = phi_24331_;
            let _e539 = phi_24334_;
            local_204 = _e539;
            let _e540 = (_e537 < 256u);
            if _e540 {
                let _e542 = lows[_e537];
                let _e544 = highs[_e537];
                phi_24332_ = (_e537 + (16u * _e379.z));
                phi_24335_ = type_85(vec4<f32>(select(_e542.x, _e539.member.x, (_e539.member.x < _e542.x)), select(_e542.y, _e539.member.y, (_e539.member.y < _e542.y)), select(_e542.z, _e539.member.z, (_e539.member.z < _e542.z)), select(_e542.w, _e539.member.w, (_e539.member.w < _e542.w))), vec4<f32>(select(_e544.x, _e539.member_1.x, (_e539.member_1.x > _e544.x)), select(_e544.y, _e539.member_1.y, (_e539.member_1.y > _e544.y)), select(_e544.z, _e539.member_1.z, (_e539.member_1.z > _e544.z)), select(_e544.w, _e539.member_1.w, (_e539.member_1.w > _e544.w))));
            } else {
                break;
            }
            let _e585 = phi_24332_;
            let _e587 = phi_24335_;
            continue;
            continuing {
                phi_24331_ = _e585;
                phi_24334_ = _e587;
            }
        }
        let _e651 = local_204;
        phi_24425_ = _e651;
    } else {
        phi_24425_ = _e534;
    }
    let _e590 = phi_24425_;
    if ((((_e378.x + (_e378.y * _e379.x)) * 256u) + _e386) == 0u) {
        let _e597 = (_e590.member.x * 0.015625f);
        let _e598 = (_e590.member.y * 0.015625f);
        let _e599 = (_e590.member.z * 0.015625f);
        let _e606 = ((_e590.member_1.x * 0.015625f) - _e597);
        let _e607 = ((_e590.member_1.y * 0.015625f) - _e598);
        let _e608 = ((_e590.member_1.z * 0.015625f) - _e599);
        let _e610 = select(_e606, _e607, (_e607 > _e606));
        let _e612 = select(_e610, _e608, (_e608 > _e610));
        normalization_2.member[0u] = vec4<f32>(_e597, _e598, _e599, (1f / select(_e612, 0.0000000000000000000000000000007888609f, (_e612 < 0.0000000000000000000000000000007888609f))));
        not_finite.member[0u] = select(0u, 1u, (_e590.member_1.w != 0f));
    }
    return;
}

fn function_52() {
    var local_205: array<u32, 2>;
    var phi_24531_: u32;
    var phi_24534_: u32;
    var phi_24536_: u32;
    var phi_24538_: u32;
    var phi_24592_: type_57;
    var phi_24679_: bool;
    var phi_24694_: bool;
    var phi_24709_: bool;
    var phi_24746_: bool;
    var phi_24747_: bool;
    var phi_24755_: bool;
    var phi_24756_: bool;
    var phi_24757_: bool;
    var phi_24758_: bool;
    var phi_24759_: bool;
    var phi_24882_: u32;
    var phi_24891_: u32;
    var phi_24907_: u32;
    var phi_24923_: u32;
    var phi_24940_: u32;
    var phi_24956_: u32;
    var phi_24972_: u32;
    var phi_24989_: u32;
    var phi_25005_: u32;
    var phi_25021_: u32;
    var phi_25039_: u32;
    var phi_25055_: u32;
    var phi_25071_: u32;
    var phi_25088_: u32;
    var phi_25104_: u32;
    var phi_25120_: u32;
    var phi_25137_: u32;
    var phi_25153_: u32;
    var phi_25169_: u32;
    var phi_25196_: bool;
    var phi_25212_: bool;
    var phi_25214_: bool;
    var phi_25215_: bool;
    var phi_29996_: bool;
    var phi_29997_: bool;
    var phi_29998_: bool;
    var phi_30015_: bool;
    var phi_30016_: bool;
    var phi_30017_: bool;
    var phi_30050_: u32;
    var phi_30051_: u32;
    var phi_30062_: type_89;
    var phi_30063_: type_89;
    var phi_30089_: u32;
    var phi_30090_: u32;
    var phi_30101_: type_89;
    var phi_30102_: type_89;
    var phi_31304_: i32;
    var phi_31343_: u32;
    var phi_31359_: u32;
    var phi_31375_: u32;
    var phi_31480_: i32;
    var phi_31576_: i32;
    var phi_31583_: u32;
    var phi_30261_: i32;
    var phi_30411_: i32;
    var phi_30561_: i32;
    var phi_30711_: i32;
    var phi_30738_: u32;
    var phi_30740_: u32;
    var phi_30741_: bool;
    var phi_30746_: u32;
    var phi_30747_: u32;
    var phi_30748_: bool;
    var phi_30794_: vec3<f32>;
    var phi_30832_: vec3<f32>;
    var phi_30879_: vec3<f32>;
    var phi_30923_: vec3<f32>;
    var phi_31132_: bool;
    var phi_31134_: bool;
    var phi_31135_: bool;
    var phi_31136_: bool;
    var phi_31137_: bool;
    var phi_31146_: bool;
    var phi_31584_: u32;
    var phi_31585_: u32;
    var phi_31586_: u32;
    var phi_31587_: bool;
    var phi_31592_: u32;
    var phi_31593_: bool;
    var phi_25372_: i32;
    var phi_25519_: i32;
    var phi_25666_: i32;
    var phi_25813_: i32;
    var phi_25960_: i32;
    var phi_26107_: i32;
    var phi_26117_: bool;
    var phi_26119_: bool;
    var phi_26120_: bool;
    var phi_26137_: bool;
    var phi_26139_: bool;
    var phi_26140_: bool;
    var phi_26158_: type_89;
    var phi_26159_: type_89;
    var phi_26170_: type_89;
    var phi_26171_: type_89;
    var phi_26181_: i32;
    var phi_26190_: type_89;
    var phi_26200_: i32;
    var phi_26209_: type_89;
    var phi_26363_: i32;
    var phi_26517_: i32;
    var phi_26527_: bool;
    var phi_26528_: bool;
    var phi_26529_: bool;
    var phi_26546_: bool;
    var phi_26547_: bool;
    var phi_26548_: bool;
    var phi_26573_: bool;
    var phi_26578_: u32;
    var phi_26579_: u32;
    var phi_26580_: bool;
    var phi_26585_: u32;
    var phi_26586_: u32;
    var phi_26587_: bool;
    var phi_29965_: bool;
    var phi_29970_: u32;
    var phi_29971_: bool;
    var phi_29972_: u32;
    var phi_29973_: bool;
    var phi_29974_: bool;
    var phi_31594_: u32;
    var phi_31595_: u32;
    var phi_31596_: bool;
    var phi_31601_: u32;
    var phi_31614_: u32;
    var phi_31615_: u32;
    var phi_31616_: u32;
    var phi_24532_: u32;
    var phi_24535_: u32;
    var phi_24537_: u32;
    var phi_24539_: u32;
    var local_206: u32;
    var local_207: u32;
    var phi_31626_: u32;
    var local_208: u32;
    var local_209: u32;
    var local_210: u32;
    var local_211: u32;
    var local_212: u32;
    var phi_31663_: u32;
    var phi_31666_: u32;
    var phi_31724_: type_57;
    var local_213: u32;
    var phi_31664_: u32;
    var phi_31667_: u32;

    let _e377 = builtin_local_55;
    let _e378 = builtin_group_55;
    let _e379 = builtin_groups_55;
    local_205 = array<u32, 2>(0u, 0u);
    local_205[_e378.z] = _e377.x;
    let _e389 = local_205[(_e379.z - 1u)];
    let _e394 = (_e378.x + (_e378.y * _e379.x));
    let _e395 = (_e389 < 3u);
    if _e395 {
        atomicStore((&counts_3[_e389]), 0u);
    }
    workgroupBarrier();
    let _e399 = params_2.member.member_11;
    let _e401 = tiles.member[0u];
    phi_24531_ = 0u;
    phi_24534_ = 0u;
    phi_24536_ = 0u;
    phi_24538_ = 0u;
    loop {
        let _e405 = phi_24531_;
        let _e407 = phi_24534_;
        let _e409 = phi_24536_;
        let _e411 = phi_24538_;
        local_206 = _e411;
        local_207 = _e409;
        local_208 = _e409;
        local_209 = _e409;
        local_210 = _e407;
        local_211 = _e407;
        local_212 = _e407;
        local_213 = _e409;
        let _e412 = (_e405 < 8u);
        if _e412 {
            let _e416 = ((((_e394 * 8u) + _e405) * 256u) + _e389);
            if (_e416 < select(_e399, _e401, (_e401 < _e399))) {
                let _e419 = pairs.member[_e416];
                let _e422 = ((_e419 >> bitcast<u32>(16i)) * 2u);
                let _e425 = tiles.member[(4u + _e422)];
                let _e432 = boxes.member[((_e425 * 256u) + ((_e419 >> bitcast<u32>(8i)) & 255u))];
                let _e436 = tiles.member[(_e422 + 5u)];
                let _e441 = boxes.member[((_e436 * 256u) + (_e419 & 255u))];
                if (_e432.x < _e441.x) {
                    phi_24592_ = type_57(_e432.x, _e441.x);
                } else {
                    phi_24592_ = type_57(_e441.x, _e432.x);
                }
                let _e447 = phi_24592_;
                let _e452 = params_2.member.member_9;
                let _e454 = (_e447.member * 3u);
                let _e457 = corners_4.member[_e454];
                let _e461 = corners_4.member[(_e454 + 1u)];
                let _e465 = corners_4.member[(_e454 + 2u)];
                let _e466 = (_e447.member_1 * 3u);
                let _e469 = corners_4.member[_e466];
                let _e473 = corners_4.member[(_e466 + 1u)];
                let _e477 = corners_4.member[(_e466 + 2u)];
                let _e520 = select(0u, 2147483648u, (_e452 != 0u));
                let _e525 = (((_e469.w == _e457.w) || (_e473.w == _e457.w)) || (_e477.w == _e457.w));
                if _e525 {
                    phi_24679_ = (((_e457.w | _e520) & 2147483648u) != 0u);
                } else {
                    phi_24679_ = false;
                }
                let _e530 = phi_24679_;
                if _e530 {
                    phi_24758_ = bool();
                    phi_24759_ = true;
                } else {
                    let _e535 = (((_e469.w == _e461.w) || (_e473.w == _e461.w)) || (_e477.w == _e461.w));
                    if _e535 {
                        phi_24694_ = (((_e461.w | _e520) & 2147483648u) != 0u);
                    } else {
                        phi_24694_ = false;
                    }
                    let _e540 = phi_24694_;
                    if _e540 {
                        phi_24756_ = bool();
                        phi_24757_ = true;
                    } else {
                        let _e545 = (((_e469.w == _e465.w) || (_e473.w == _e465.w)) || (_e477.w == _e465.w));
                        if _e545 {
                            phi_24709_ = (((_e465.w | _e520) & 2147483648u) != 0u);
                        } else {
                            phi_24709_ = false;
                        }
                        let _e550 = phi_24709_;
                        if _e550 {
                            phi_24755_ = bool();
                        } else {
                            if (_e465.w != _e457.w) {
                                let _e557 = (_e465.w != _e461.w);
                                phi_24746_ = select(bool(), _e545, _e557);
                                phi_24747_ = select(true, false, _e557);
                            } else {
                                phi_24746_ = bool();
                                phi_24747_ = true;
                            }
                            let _e561 = phi_24746_;
                            let _e563 = phi_24747_;
                            phi_24755_ = (((select(0u, 1u, _e525) + select(0u, 1u, select(false, _e535, (_e461.w != _e457.w)))) + select(0u, 1u, select(_e561, false, _e563))) == 3u);
                        }
                        let _e569 = phi_24755_;
                        phi_24756_ = _e569;
                        phi_24757_ = _e550;
                    }
                    let _e571 = phi_24756_;
                    let _e573 = phi_24757_;
                    phi_24758_ = _e571;
                    phi_24759_ = _e573;
                }
                let _e575 = phi_24758_;
                let _e577 = phi_24759_;
                let _e578 = select(_e575, true, _e577);
                if _e578 {
                    phi_31601_ = 0u;
                } else {
                    let _e579 = (_e379.z ^ 1u);
                    let _e580 = bitcast<u32>(bitcast<f32>(_e457.x));
                    let _e581 = (_e580 & 2147483647u);
                    let _e582 = bitcast<u32>(bitcast<f32>(_e457.y));
                    let _e583 = (_e582 & 2147483647u);
                    let _e585 = select(_e583, _e581, (_e581 > _e583));
                    let _e586 = bitcast<u32>(bitcast<f32>(_e457.z));
                    let _e587 = (_e586 & 2147483647u);
                    let _e589 = select(_e587, _e585, (_e585 > _e587));
                    let _e590 = bitcast<u32>(bitcast<f32>(_e461.x));
                    let _e591 = (_e590 & 2147483647u);
                    let _e592 = bitcast<u32>(bitcast<f32>(_e461.y));
                    let _e593 = (_e592 & 2147483647u);
                    let _e595 = select(_e593, _e591, (_e591 > _e593));
                    let _e596 = bitcast<u32>(bitcast<f32>(_e461.z));
                    let _e597 = (_e596 & 2147483647u);
                    let _e599 = select(_e597, _e595, (_e595 > _e597));
                    let _e601 = select(_e599, _e589, (_e589 > _e599));
                    let _e602 = bitcast<u32>(bitcast<f32>(_e465.x));
                    let _e603 = (_e602 & 2147483647u);
                    let _e604 = bitcast<u32>(bitcast<f32>(_e465.y));
                    let _e605 = (_e604 & 2147483647u);
                    let _e607 = select(_e605, _e603, (_e603 > _e605));
                    let _e608 = bitcast<u32>(bitcast<f32>(_e465.z));
                    let _e609 = (_e608 & 2147483647u);
                    let _e611 = select(_e609, _e607, (_e607 > _e609));
                    let _e613 = select(_e611, _e601, (_e601 > _e611));
                    let _e614 = bitcast<u32>(bitcast<f32>(_e469.x));
                    let _e615 = (_e614 & 2147483647u);
                    let _e616 = bitcast<u32>(bitcast<f32>(_e469.y));
                    let _e617 = (_e616 & 2147483647u);
                    let _e619 = select(_e617, _e615, (_e615 > _e617));
                    let _e620 = bitcast<u32>(bitcast<f32>(_e469.z));
                    let _e621 = (_e620 & 2147483647u);
                    let _e623 = select(_e621, _e619, (_e619 > _e621));
                    let _e624 = bitcast<u32>(bitcast<f32>(_e473.x));
                    let _e625 = (_e624 & 2147483647u);
                    let _e626 = bitcast<u32>(bitcast<f32>(_e473.y));
                    let _e627 = (_e626 & 2147483647u);
                    let _e629 = select(_e627, _e625, (_e625 > _e627));
                    let _e630 = bitcast<u32>(bitcast<f32>(_e473.z));
                    let _e631 = (_e630 & 2147483647u);
                    let _e633 = select(_e631, _e629, (_e629 > _e631));
                    let _e635 = select(_e633, _e623, (_e623 > _e633));
                    let _e636 = bitcast<u32>(bitcast<f32>(_e477.x));
                    let _e637 = (_e636 & 2147483647u);
                    let _e638 = bitcast<u32>(bitcast<f32>(_e477.y));
                    let _e639 = (_e638 & 2147483647u);
                    let _e641 = select(_e639, _e637, (_e637 > _e639));
                    let _e642 = bitcast<u32>(bitcast<f32>(_e477.z));
                    let _e643 = (_e642 & 2147483647u);
                    let _e645 = select(_e643, _e641, (_e641 > _e643));
                    let _e647 = select(_e645, _e635, (_e635 > _e645));
                    let _e650 = (select(_e647, _e613, (_e613 > _e647)) & 2139095040u);
                    let _e652 = select(117440512u, _e650, (_e650 > 117440512u));
                    if (_e652 < 1056964608u) {
                        phi_24882_ = (1056964608u - _e652);
                    } else {
                        phi_24882_ = 0u;
                    }
                    let _e656 = phi_24882_;
                    let _e658 = bitcast<f32>((75497472u + _e656));
                    let _e659 = (_e652 > 1056964608u);
                    if _e659 {
                        phi_24891_ = (_e652 - 1056964608u);
                    } else {
                        phi_24891_ = 0u;
                    }
                    let _e662 = phi_24891_;
                    let _e668 = bitcast<f32>(select(0u, ((_e580 + 1056964608u) - _e652), ((_e580 & 2139095040u) > _e662)));
                    if _e659 {
                        phi_24907_ = (_e652 - 1056964608u);
                    } else {
                        phi_24907_ = 0u;
                    }
                    let _e671 = phi_24907_;
                    let _e677 = bitcast<f32>(select(0u, ((_e582 + 1056964608u) - _e652), ((_e582 & 2139095040u) > _e671)));
                    if _e659 {
                        phi_24923_ = (_e652 - 1056964608u);
                    } else {
                        phi_24923_ = 0u;
                    }
                    let _e680 = phi_24923_;
                    let _e686 = bitcast<f32>(select(0u, ((_e586 + 1056964608u) - _e652), ((_e586 & 2139095040u) > _e680)));
                    let _e687 = vec3<f32>(_e668, _e677, _e686);
                    if _e659 {
                        phi_24940_ = (_e652 - 1056964608u);
                    } else {
                        phi_24940_ = 0u;
                    }
                    let _e690 = phi_24940_;
                    let _e696 = bitcast<f32>(select(0u, ((_e590 + 1056964608u) - _e652), ((_e590 & 2139095040u) > _e690)));
                    if _e659 {
                        phi_24956_ = (_e652 - 1056964608u);
                    } else {
                        phi_24956_ = 0u;
                    }
                    let _e699 = phi_24956_;
                    let _e705 = bitcast<f32>(select(0u, ((_e592 + 1056964608u) - _e652), ((_e592 & 2139095040u) > _e699)));
                    if _e659 {
                        phi_24972_ = (_e652 - 1056964608u);
                    } else {
                        phi_24972_ = 0u;
                    }
                    let _e708 = phi_24972_;
                    let _e714 = bitcast<f32>(select(0u, ((_e596 + 1056964608u) - _e652), ((_e596 & 2139095040u) > _e708)));
                    let _e715 = vec3<f32>(_e696, _e705, _e714);
                    if _e659 {
                        phi_24989_ = (_e652 - 1056964608u);
                    } else {
                        phi_24989_ = 0u;
                    }
                    let _e718 = phi_24989_;
                    let _e724 = bitcast<f32>(select(0u, ((_e602 + 1056964608u) - _e652), ((_e602 & 2139095040u) > _e718)));
                    if _e659 {
                        phi_25005_ = (_e652 - 1056964608u);
                    } else {
                        phi_25005_ = 0u;
                    }
                    let _e727 = phi_25005_;
                    let _e733 = bitcast<f32>(select(0u, ((_e604 + 1056964608u) - _e652), ((_e604 & 2139095040u) > _e727)));
                    if _e659 {
                        phi_25021_ = (_e652 - 1056964608u);
                    } else {
                        phi_25021_ = 0u;
                    }
                    let _e736 = phi_25021_;
                    let _e742 = bitcast<f32>(select(0u, ((_e608 + 1056964608u) - _e652), ((_e608 & 2139095040u) > _e736)));
                    let _e743 = vec3<f32>(_e724, _e733, _e742);
                    let _e744 = type_89(_e687, _e715, _e743);
                    if _e659 {
                        phi_25039_ = (_e652 - 1056964608u);
                    } else {
                        phi_25039_ = 0u;
                    }
                    let _e747 = phi_25039_;
                    let _e753 = bitcast<f32>(select(0u, ((_e614 + 1056964608u) - _e652), ((_e614 & 2139095040u) > _e747)));
                    if _e659 {
                        phi_25055_ = (_e652 - 1056964608u);
                    } else {
                        phi_25055_ = 0u;
                    }
                    let _e756 = phi_25055_;
                    let _e762 = bitcast<f32>(select(0u, ((_e616 + 1056964608u) - _e652), ((_e616 & 2139095040u) > _e756)));
                    if _e659 {
                        phi_25071_ = (_e652 - 1056964608u);
                    } else {
                        phi_25071_ = 0u;
                    }
                    let _e765 = phi_25071_;
                    let _e771 = bitcast<f32>(select(0u, ((_e620 + 1056964608u) - _e652), ((_e620 & 2139095040u) > _e765)));
                    let _e772 = vec3<f32>(_e753, _e762, _e771);
                    if _e659 {
                        phi_25088_ = (_e652 - 1056964608u);
                    } else {
                        phi_25088_ = 0u;
                    }
                    let _e775 = phi_25088_;
                    let _e781 = bitcast<f32>(select(0u, ((_e624 + 1056964608u) - _e652), ((_e624 & 2139095040u) > _e775)));
                    if _e659 {
                        phi_25104_ = (_e652 - 1056964608u);
                    } else {
                        phi_25104_ = 0u;
                    }
                    let _e784 = phi_25104_;
                    let _e790 = bitcast<f32>(select(0u, ((_e626 + 1056964608u) - _e652), ((_e626 & 2139095040u) > _e784)));
                    if _e659 {
                        phi_25120_ = (_e652 - 1056964608u);
                    } else {
                        phi_25120_ = 0u;
                    }
                    let _e793 = phi_25120_;
                    let _e799 = bitcast<f32>(select(0u, ((_e630 + 1056964608u) - _e652), ((_e630 & 2139095040u) > _e793)));
                    let _e800 = vec3<f32>(_e781, _e790, _e799);
                    if _e659 {
                        phi_25137_ = (_e652 - 1056964608u);
                    } else {
                        phi_25137_ = 0u;
                    }
                    let _e803 = phi_25137_;
                    let _e809 = bitcast<f32>(select(0u, ((_e636 + 1056964608u) - _e652), ((_e636 & 2139095040u) > _e803)));
                    if _e659 {
                        phi_25153_ = (_e652 - 1056964608u);
                    } else {
                        phi_25153_ = 0u;
                    }
                    let _e812 = phi_25153_;
                    let _e818 = bitcast<f32>(select(0u, ((_e638 + 1056964608u) - _e652), ((_e638 & 2139095040u) > _e812)));
                    if _e659 {
                        phi_25169_ = (_e652 - 1056964608u);
                    } else {
                        phi_25169_ = 0u;
                    }
                    let _e821 = phi_25169_;
                    let _e827 = bitcast<f32>(select(0u, ((_e642 + 1056964608u) - _e652), ((_e642 & 2139095040u) > _e821)));
                    let _e828 = vec3<f32>(_e809, _e818, _e827);
                    let _e829 = type_89(_e772, _e800, _e828);
                    if (_e461.w != _e457.w) {
                        phi_25196_ = (((_e469.w == _e461.w) || (_e473.w == _e461.w)) || (_e477.w == _e461.w));
                    } else {
                        phi_25196_ = false;
                    }
                    let _e838 = phi_25196_;
                    if (_e465.w != _e457.w) {
                        let _e842 = (_e465.w != _e461.w);
                        if _e842 {
                            phi_25212_ = (((_e469.w == _e465.w) || (_e473.w == _e465.w)) || (_e477.w == _e465.w));
                        } else {
                            phi_25212_ = bool();
                        }
                        let _e849 = phi_25212_;
                        phi_25214_ = _e849;
                        phi_25215_ = select(true, false, _e842);
                    } else {
                        phi_25214_ = bool();
                        phi_25215_ = true;
                    }
                    let _e852 = phi_25214_;
                    let _e854 = phi_25215_;
                    let _e857 = ((select(0u, 1u, _e525) + select(0u, 1u, _e838)) + select(0u, 1u, select(_e852, false, _e854)));
                    if (_e857 == 0u) {
                        let _e1632 = (_e781 - _e753);
                        let _e1633 = (_e790 - _e762);
                        let _e1634 = (_e799 - _e771);
                        let _e1637 = bitcast<f32>((bitcast<u32>(_e1632) ^ _e579));
                        let _e1640 = bitcast<f32>((bitcast<u32>(_e1633) ^ _e579));
                        let _e1643 = bitcast<f32>((bitcast<u32>(_e1634) ^ _e579));
                        let _e1644 = (_e809 - _e753);
                        let _e1645 = (_e818 - _e762);
                        let _e1646 = (_e827 - _e771);
                        let _e1649 = bitcast<f32>((bitcast<u32>(_e1644) ^ _e579));
                        let _e1652 = bitcast<f32>((bitcast<u32>(_e1645) ^ _e579));
                        let _e1655 = bitcast<f32>((bitcast<u32>(_e1646) ^ _e579));
                        let _e1661 = bitcast<f32>((bitcast<u32>((_e668 - _e753)) ^ _e579));
                        let _e1664 = bitcast<f32>((bitcast<u32>((_e677 - _e762)) ^ _e579));
                        let _e1667 = bitcast<f32>((bitcast<u32>((_e686 - _e771)) ^ _e579));
                        let _e1668 = (_e1640 * _e1655);
                        let _e1669 = (_e1643 * _e1652);
                        let _e1670 = (_e1643 * _e1649);
                        let _e1671 = (_e1637 * _e1655);
                        let _e1672 = (_e1637 * _e1652);
                        let _e1673 = (_e1640 * _e1649);
                        let _e1674 = (_e1668 - _e1669);
                        let _e1676 = (_e1670 - _e1671);
                        let _e1679 = (_e1672 - _e1673);
                        let _e1681 = (((_e1661 * _e1674) + (_e1664 * _e1676)) + (_e1667 * _e1679));
                        let _e1682 = abs(_e1661);
                        let _e1685 = (abs(_e1668) + abs(_e1669));
                        let _e1687 = abs(_e1664);
                        let _e1690 = (abs(_e1670) + abs(_e1671));
                        let _e1693 = abs(_e1667);
                        let _e1696 = (abs(_e1672) + abs(_e1673));
                        let _e1699 = abs(_e1637);
                        let _e1700 = abs(_e1640);
                        let _e1702 = select(_e1700, _e1699, (_e1699 > _e1700));
                        let _e1703 = abs(_e1643);
                        let _e1705 = select(_e1703, _e1702, (_e1702 > _e1703));
                        let _e1706 = abs(_e1649);
                        let _e1707 = abs(_e1652);
                        let _e1709 = select(_e1707, _e1706, (_e1706 > _e1707));
                        let _e1710 = abs(_e1655);
                        let _e1712 = select(_e1710, _e1709, (_e1709 > _e1710));
                        let _e1714 = select(_e1712, _e1705, (_e1705 > _e1712));
                        let _e1716 = select(_e1687, _e1682, (_e1682 > _e1687));
                        let _e1718 = select(_e1693, _e1716, (_e1716 > _e1693));
                        let _e1720 = select(_e1718, _e1714, (_e1714 > _e1718));
                        let _e1725 = ((0.0000019073486f * (((_e1682 * _e1685) + (_e1687 * _e1690)) + (_e1693 * _e1696))) + (_e658 * (1f + (_e1720 * _e1720))));
                        if (_e1681 > _e1725) {
                            phi_25372_ = 1i;
                        } else {
                            phi_25372_ = select(0i, -1i, (_e1681 < -(_e1725)));
                        }
                        let _e1731 = phi_25372_;
                        let _e1737 = bitcast<f32>((bitcast<u32>((_e696 - _e753)) ^ _e579));
                        let _e1740 = bitcast<f32>((bitcast<u32>((_e705 - _e762)) ^ _e579));
                        let _e1743 = bitcast<f32>((bitcast<u32>((_e714 - _e771)) ^ _e579));
                        let _e1748 = (((_e1737 * _e1674) + (_e1740 * _e1676)) + (_e1743 * _e1679));
                        let _e1749 = abs(_e1737);
                        let _e1751 = abs(_e1740);
                        let _e1754 = abs(_e1743);
                        let _e1758 = select(_e1751, _e1749, (_e1749 > _e1751));
                        let _e1760 = select(_e1754, _e1758, (_e1758 > _e1754));
                        let _e1762 = select(_e1760, _e1714, (_e1714 > _e1760));
                        let _e1767 = ((0.0000019073486f * (((_e1749 * _e1685) + (_e1751 * _e1690)) + (_e1754 * _e1696))) + (_e658 * (1f + (_e1762 * _e1762))));
                        if (_e1748 > _e1767) {
                            phi_25519_ = 1i;
                        } else {
                            phi_25519_ = select(0i, -1i, (_e1748 < -(_e1767)));
                        }
                        let _e1773 = phi_25519_;
                        let _e1779 = bitcast<f32>((bitcast<u32>((_e724 - _e753)) ^ _e579));
                        let _e1782 = bitcast<f32>((bitcast<u32>((_e733 - _e762)) ^ _e579));
                        let _e1785 = bitcast<f32>((bitcast<u32>((_e742 - _e771)) ^ _e579));
                        let _e1790 = (((_e1779 * _e1674) + (_e1782 * _e1676)) + (_e1785 * _e1679));
                        let _e1791 = abs(_e1779);
                        let _e1793 = abs(_e1782);
                        let _e1796 = abs(_e1785);
                        let _e1800 = select(_e1793, _e1791, (_e1791 > _e1793));
                        let _e1802 = select(_e1796, _e1800, (_e1800 > _e1796));
                        let _e1804 = select(_e1802, _e1714, (_e1714 > _e1802));
                        let _e1809 = ((0.0000019073486f * (((_e1791 * _e1685) + (_e1793 * _e1690)) + (_e1796 * _e1696))) + (_e658 * (1f + (_e1804 * _e1804))));
                        if (_e1790 > _e1809) {
                            phi_25666_ = 1i;
                        } else {
                            phi_25666_ = select(0i, -1i, (_e1790 < -(_e1809)));
                        }
                        let _e1815 = phi_25666_;
                        let _e1816 = (_e696 - _e668);
                        let _e1817 = (_e705 - _e677);
                        let _e1818 = (_e714 - _e686);
                        let _e1821 = bitcast<f32>((bitcast<u32>(_e1816) ^ _e579));
                        let _e1824 = bitcast<f32>((bitcast<u32>(_e1817) ^ _e579));
                        let _e1827 = bitcast<f32>((bitcast<u32>(_e1818) ^ _e579));
                        let _e1828 = (_e724 - _e668);
                        let _e1829 = (_e733 - _e677);
                        let _e1830 = (_e742 - _e686);
                        let _e1833 = bitcast<f32>((bitcast<u32>(_e1828) ^ _e579));
                        let _e1836 = bitcast<f32>((bitcast<u32>(_e1829) ^ _e579));
                        let _e1839 = bitcast<f32>((bitcast<u32>(_e1830) ^ _e579));
                        let _e1845 = bitcast<f32>((bitcast<u32>((_e753 - _e668)) ^ _e579));
                        let _e1848 = bitcast<f32>((bitcast<u32>((_e762 - _e677)) ^ _e579));
                        let _e1851 = bitcast<f32>((bitcast<u32>((_e771 - _e686)) ^ _e579));
                        let _e1852 = (_e1824 * _e1839);
                        let _e1853 = (_e1827 * _e1836);
                        let _e1854 = (_e1827 * _e1833);
                        let _e1855 = (_e1821 * _e1839);
                        let _e1856 = (_e1821 * _e1836);
                        let _e1857 = (_e1824 * _e1833);
                        let _e1858 = (_e1852 - _e1853);
                        let _e1860 = (_e1854 - _e1855);
                        let _e1863 = (_e1856 - _e1857);
                        let _e1865 = (((_e1845 * _e1858) + (_e1848 * _e1860)) + (_e1851 * _e1863));
                        let _e1866 = abs(_e1845);
                        let _e1869 = (abs(_e1852) + abs(_e1853));
                        let _e1871 = abs(_e1848);
                        let _e1874 = (abs(_e1854) + abs(_e1855));
                        let _e1877 = abs(_e1851);
                        let _e1880 = (abs(_e1856) + abs(_e1857));
                        let _e1883 = abs(_e1821);
                        let _e1884 = abs(_e1824);
                        let _e1886 = select(_e1884, _e1883, (_e1883 > _e1884));
                        let _e1887 = abs(_e1827);
                        let _e1889 = select(_e1887, _e1886, (_e1886 > _e1887));
                        let _e1890 = abs(_e1833);
                        let _e1891 = abs(_e1836);
                        let _e1893 = select(_e1891, _e1890, (_e1890 > _e1891));
                        let _e1894 = abs(_e1839);
                        let _e1896 = select(_e1894, _e1893, (_e1893 > _e1894));
                        let _e1898 = select(_e1896, _e1889, (_e1889 > _e1896));
                        let _e1900 = select(_e1871, _e1866, (_e1866 > _e1871));
                        let _e1902 = select(_e1877, _e1900, (_e1900 > _e1877));
                        let _e1904 = select(_e1902, _e1898, (_e1898 > _e1902));
                        let _e1909 = ((0.0000019073486f * (((_e1866 * _e1869) + (_e1871 * _e1874)) + (_e1877 * _e1880))) + (_e658 * (1f + (_e1904 * _e1904))));
                        if (_e1865 > _e1909) {
                            phi_25813_ = 1i;
                        } else {
                            phi_25813_ = select(0i, -1i, (_e1865 < -(_e1909)));
                        }
                        let _e1915 = phi_25813_;
                        let _e1921 = bitcast<f32>((bitcast<u32>((_e781 - _e668)) ^ _e579));
                        let _e1924 = bitcast<f32>((bitcast<u32>((_e790 - _e677)) ^ _e579));
                        let _e1927 = bitcast<f32>((bitcast<u32>((_e799 - _e686)) ^ _e579));
                        let _e1932 = (((_e1921 * _e1858) + (_e1924 * _e1860)) + (_e1927 * _e1863));
                        let _e1933 = abs(_e1921);
                        let _e1935 = abs(_e1924);
                        let _e1938 = abs(_e1927);
                        let _e1942 = select(_e1935, _e1933, (_e1933 > _e1935));
                        let _e1944 = select(_e1938, _e1942, (_e1942 > _e1938));
                        let _e1946 = select(_e1944, _e1898, (_e1898 > _e1944));
                        let _e1951 = ((0.0000019073486f * (((_e1933 * _e1869) + (_e1935 * _e1874)) + (_e1938 * _e1880))) + (_e658 * (1f + (_e1946 * _e1946))));
                        if (_e1932 > _e1951) {
                            phi_25960_ = 1i;
                        } else {
                            phi_25960_ = select(0i, -1i, (_e1932 < -(_e1951)));
                        }
                        let _e1957 = phi_25960_;
                        let _e1963 = bitcast<f32>((bitcast<u32>((_e809 - _e668)) ^ _e579));
                        let _e1966 = bitcast<f32>((bitcast<u32>((_e818 - _e677)) ^ _e579));
                        let _e1969 = bitcast<f32>((bitcast<u32>((_e827 - _e686)) ^ _e579));
                        let _e1974 = (((_e1963 * _e1858) + (_e1966 * _e1860)) + (_e1969 * _e1863));
                        let _e1975 = abs(_e1963);
                        let _e1977 = abs(_e1966);
                        let _e1980 = abs(_e1969);
                        let _e1984 = select(_e1977, _e1975, (_e1975 > _e1977));
                        let _e1986 = select(_e1980, _e1984, (_e1984 > _e1980));
                        let _e1988 = select(_e1986, _e1898, (_e1898 > _e1986));
                        let _e1993 = ((0.0000019073486f * (((_e1975 * _e1869) + (_e1977 * _e1874)) + (_e1980 * _e1880))) + (_e658 * (1f + (_e1988 * _e1988))));
                        if (_e1974 > _e1993) {
                            phi_26107_ = 1i;
                        } else {
                            phi_26107_ = select(0i, -1i, (_e1974 < -(_e1993)));
                        }
                        let _e1999 = phi_26107_;
                        let _e2000 = (_e1731 == 0i);
                        if _e2000 {
                            phi_26119_ = bool();
                            phi_26120_ = true;
                        } else {
                            let _e2001 = (_e1731 == _e1773);
                            if _e2001 {
                                phi_26117_ = (_e1731 == _e1815);
                            } else {
                                phi_26117_ = bool();
                            }
                            let _e2004 = phi_26117_;
                            phi_26119_ = _e2004;
                            phi_26120_ = select(true, false, _e2001);
                        }
                        let _e2007 = phi_26119_;
                        let _e2009 = phi_26120_;
                        if select(_e2007, false, _e2009) {
                            phi_29972_ = u32();
                            phi_29973_ = true;
                            phi_29974_ = false;
                        } else {
                            let _e2011 = (_e1915 == 0i);
                            if _e2011 {
                                phi_26139_ = bool();
                                phi_26140_ = true;
                            } else {
                                let _e2012 = (_e1915 == _e1957);
                                if _e2012 {
                                    phi_26137_ = (_e1915 == _e1999);
                                } else {
                                    phi_26137_ = bool();
                                }
                                let _e2015 = phi_26137_;
                                phi_26139_ = _e2015;
                                phi_26140_ = select(true, false, _e2012);
                            }
                            let _e2018 = phi_26139_;
                            let _e2020 = phi_26140_;
                            let _e2021 = select(_e2018, false, _e2020);
                            if _e2021 {
                                phi_29970_ = u32();
                                phi_29971_ = false;
                            } else {
                                let _e2022 = (_e1731 == _e1773);
                                if _e2022 {
                                    phi_26159_ = type_89(_e743, _e687, _e715);
                                } else {
                                    if (_e1731 == _e1815) {
                                        phi_26158_ = type_89(_e715, _e743, _e687);
                                    } else {
                                        phi_26158_ = _e744;
                                    }
                                    let _e2026 = phi_26158_;
                                    phi_26159_ = _e2026;
                                }
                                let _e2029 = phi_26159_;
                                let _e2030 = (_e1915 == _e1957);
                                if _e2030 {
                                    phi_26171_ = type_89(_e828, _e772, _e800);
                                } else {
                                    if (_e1915 == _e1999) {
                                        phi_26170_ = type_89(_e800, _e828, _e772);
                                    } else {
                                        phi_26170_ = _e829;
                                    }
                                    let _e2034 = phi_26170_;
                                    phi_26171_ = _e2034;
                                }
                                let _e2037 = phi_26171_;
                                if _e2022 {
                                    phi_26181_ = _e1815;
                                } else {
                                    phi_26181_ = select(_e1731, _e1773, (_e1731 == _e1815));
                                }
                                let _e2041 = phi_26181_;
                                if (_e2041 < 0i) {
                                    phi_26190_ = type_89(_e2037.member, _e2037.member_2, _e2037.member_1);
                                } else {
                                    phi_26190_ = _e2037;
                                }
                                let _e2048 = phi_26190_;
                                if _e2030 {
                                    phi_26200_ = _e1999;
                                } else {
                                    phi_26200_ = select(_e1915, _e1957, (_e1915 == _e1999));
                                }
                                let _e2052 = phi_26200_;
                                if (_e2052 < 0i) {
                                    phi_26209_ = type_89(_e2029.member, _e2029.member_2, _e2029.member_1);
                                } else {
                                    phi_26209_ = _e2029;
                                }
                                let _e2059 = phi_26209_;
                                let _e2075 = bitcast<f32>((bitcast<u32>((_e2059.member_1.x - _e2059.member.x)) ^ _e579));
                                let _e2078 = bitcast<f32>((bitcast<u32>((_e2059.member_1.y - _e2059.member.y)) ^ _e579));
                                let _e2081 = bitcast<f32>((bitcast<u32>((_e2059.member_1.z - _e2059.member.z)) ^ _e579));
                                let _e2090 = bitcast<f32>((bitcast<u32>((_e2048.member.x - _e2059.member.x)) ^ _e579));
                                let _e2093 = bitcast<f32>((bitcast<u32>((_e2048.member.y - _e2059.member.y)) ^ _e579));
                                let _e2096 = bitcast<f32>((bitcast<u32>((_e2048.member.z - _e2059.member.z)) ^ _e579));
                                let _e2105 = bitcast<f32>((bitcast<u32>((_e2048.member_1.x - _e2059.member.x)) ^ _e579));
                                let _e2108 = bitcast<f32>((bitcast<u32>((_e2048.member_1.y - _e2059.member.y)) ^ _e579));
                                let _e2111 = bitcast<f32>((bitcast<u32>((_e2048.member_1.z - _e2059.member.z)) ^ _e579));
                                let _e2112 = (_e2078 * _e2096);
                                let _e2113 = (_e2081 * _e2093);
                                let _e2114 = (_e2081 * _e2090);
                                let _e2115 = (_e2075 * _e2096);
                                let _e2116 = (_e2075 * _e2093);
                                let _e2117 = (_e2078 * _e2090);
                                let _e2125 = (((_e2105 * (_e2112 - _e2113)) + (_e2108 * (_e2114 - _e2115))) + (_e2111 * (_e2116 - _e2117)));
                                let _e2126 = abs(_e2105);
                                let _e2131 = abs(_e2108);
                                let _e2137 = abs(_e2111);
                                let _e2143 = abs(_e2075);
                                let _e2144 = abs(_e2078);
                                let _e2146 = select(_e2144, _e2143, (_e2143 > _e2144));
                                let _e2147 = abs(_e2081);
                                let _e2149 = select(_e2147, _e2146, (_e2146 > _e2147));
                                let _e2150 = abs(_e2090);
                                let _e2151 = abs(_e2093);
                                let _e2153 = select(_e2151, _e2150, (_e2150 > _e2151));
                                let _e2154 = abs(_e2096);
                                let _e2156 = select(_e2154, _e2153, (_e2153 > _e2154));
                                let _e2158 = select(_e2156, _e2149, (_e2149 > _e2156));
                                let _e2160 = select(_e2131, _e2126, (_e2126 > _e2131));
                                let _e2162 = select(_e2137, _e2160, (_e2160 > _e2137));
                                let _e2164 = select(_e2162, _e2158, (_e2158 > _e2162));
                                let _e2169 = ((0.0000019073486f * (((_e2126 * (abs(_e2112) + abs(_e2113))) + (_e2131 * (abs(_e2114) + abs(_e2115)))) + (_e2137 * (abs(_e2116) + abs(_e2117))))) + (_e658 * (1f + (_e2164 * _e2164))));
                                if (_e2125 > _e2169) {
                                    phi_26363_ = 1i;
                                } else {
                                    phi_26363_ = select(0i, -1i, (_e2125 < -(_e2169)));
                                }
                                let _e2175 = phi_26363_;
                                let _e2186 = bitcast<f32>((bitcast<u32>((_e2059.member_2.x - _e2059.member.x)) ^ _e579));
                                let _e2189 = bitcast<f32>((bitcast<u32>((_e2059.member_2.y - _e2059.member.y)) ^ _e579));
                                let _e2192 = bitcast<f32>((bitcast<u32>((_e2059.member_2.z - _e2059.member.z)) ^ _e579));
                                let _e2201 = bitcast<f32>((bitcast<u32>((_e2048.member_2.x - _e2059.member.x)) ^ _e579));
                                let _e2204 = bitcast<f32>((bitcast<u32>((_e2048.member_2.y - _e2059.member.y)) ^ _e579));
                                let _e2207 = bitcast<f32>((bitcast<u32>((_e2048.member_2.z - _e2059.member.z)) ^ _e579));
                                let _e2208 = (_e2189 * _e2207);
                                let _e2209 = (_e2192 * _e2204);
                                let _e2210 = (_e2192 * _e2201);
                                let _e2211 = (_e2186 * _e2207);
                                let _e2212 = (_e2186 * _e2204);
                                let _e2213 = (_e2189 * _e2201);
                                let _e2221 = (((_e2090 * (_e2208 - _e2209)) + (_e2093 * (_e2210 - _e2211))) + (_e2096 * (_e2212 - _e2213)));
                                let _e2236 = abs(_e2186);
                                let _e2237 = abs(_e2189);
                                let _e2239 = select(_e2237, _e2236, (_e2236 > _e2237));
                                let _e2240 = abs(_e2192);
                                let _e2242 = select(_e2240, _e2239, (_e2239 > _e2240));
                                let _e2243 = abs(_e2201);
                                let _e2244 = abs(_e2204);
                                let _e2246 = select(_e2244, _e2243, (_e2243 > _e2244));
                                let _e2247 = abs(_e2207);
                                let _e2249 = select(_e2247, _e2246, (_e2246 > _e2247));
                                let _e2251 = select(_e2249, _e2242, (_e2242 > _e2249));
                                let _e2253 = select(_e2156, _e2251, (_e2251 > _e2156));
                                let _e2258 = ((0.0000019073486f * (((_e2150 * (abs(_e2208) + abs(_e2209))) + (_e2151 * (abs(_e2210) + abs(_e2211)))) + (_e2154 * (abs(_e2212) + abs(_e2213))))) + (_e658 * (1f + (_e2253 * _e2253))));
                                if (_e2221 > _e2258) {
                                    phi_26517_ = 1i;
                                } else {
                                    phi_26517_ = select(0i, -1i, (_e2221 < -(_e2258)));
                                }
                                let _e2264 = phi_26517_;
                                if _e2000 {
                                    phi_26528_ = bool();
                                    phi_26529_ = true;
                                } else {
                                    let _e2265 = (_e1773 == 0i);
                                    if _e2265 {
                                        phi_26527_ = bool();
                                    } else {
                                        phi_26527_ = (_e1815 == 0i);
                                    }
                                    let _e2268 = phi_26527_;
                                    phi_26528_ = _e2268;
                                    phi_26529_ = _e2265;
                                }
                                let _e2270 = phi_26528_;
                                let _e2272 = phi_26529_;
                                if select(_e2270, true, _e2272) {
                                    phi_26586_ = u32();
                                    phi_26587_ = true;
                                } else {
                                    if _e2011 {
                                        phi_26547_ = bool();
                                        phi_26548_ = true;
                                    } else {
                                        let _e2274 = (_e1957 == 0i);
                                        if _e2274 {
                                            phi_26546_ = bool();
                                        } else {
                                            phi_26546_ = (_e1999 == 0i);
                                        }
                                        let _e2277 = phi_26546_;
                                        phi_26547_ = _e2277;
                                        phi_26548_ = _e2274;
                                    }
                                    let _e2279 = phi_26547_;
                                    let _e2281 = phi_26548_;
                                    let _e2282 = select(_e2279, true, _e2281);
                                    if _e2282 {
                                        phi_26585_ = u32();
                                    } else {
                                        if (_e2175 > 0i) {
                                            phi_26579_ = u32();
                                            phi_26580_ = true;
                                        } else {
                                            let _e2284 = (_e2264 > 0i);
                                            if _e2284 {
                                                phi_26578_ = u32();
                                            } else {
                                                if (_e2175 < 0i) {
                                                    phi_26573_ = select(true, false, (_e2264 < 0i));
                                                } else {
                                                    phi_26573_ = true;
                                                }
                                                let _e2289 = phi_26573_;
                                                phi_26578_ = select(1u, 2u, _e2289);
                                            }
                                            let _e2292 = phi_26578_;
                                            phi_26579_ = _e2292;
                                            phi_26580_ = _e2284;
                                        }
                                        let _e2294 = phi_26579_;
                                        let _e2296 = phi_26580_;
                                        phi_26585_ = select(_e2294, 0u, _e2296);
                                    }
                                    let _e2299 = phi_26585_;
                                    phi_26586_ = _e2299;
                                    phi_26587_ = _e2282;
                                }
                                let _e2301 = phi_26586_;
                                let _e2303 = phi_26587_;
                                let _e2304 = select(_e2301, 2u, _e2303);
                                if (_e2304 == 2u) {
                                    let _e2308 = ((_e1817 * _e1830) - (_e1829 * _e1818));
                                    let _e2311 = ((_e1818 * _e1828) - (_e1830 * _e1816));
                                    let _e2314 = ((_e1816 * _e1829) - (_e1828 * _e1817));
                                    let _e2326 = bitcast<f32>((bitcast<u32>(((_e1817 * _e2314) - (_e2311 * _e1818))) ^ _e579));
                                    let _e2329 = bitcast<f32>((bitcast<u32>(((_e1818 * _e2308) - (_e2314 * _e1816))) ^ _e579));
                                    let _e2332 = bitcast<f32>((bitcast<u32>(((_e1816 * _e2311) - (_e2308 * _e1817))) ^ _e579));
                                    let _e2333 = (_e1845 * _e2326);
                                    let _e2334 = (_e1848 * _e2329);
                                    let _e2335 = (_e1851 * _e2332);
                                    let _e2342 = abs(_e2326);
                                    let _e2343 = abs(_e2329);
                                    let _e2345 = select(_e2343, _e2342, (_e2342 > _e2343));
                                    let _e2346 = abs(_e2332);
                                    let _e2350 = (_e658 * (1f + select(_e2346, _e2345, (_e2345 > _e2346))));
                                    let _e2360 = bitcast<f32>((bitcast<u32>((_e753 - _e696)) ^ _e579));
                                    let _e2363 = bitcast<f32>((bitcast<u32>((_e762 - _e705)) ^ _e579));
                                    let _e2366 = bitcast<f32>((bitcast<u32>((_e771 - _e714)) ^ _e579));
                                    let _e2367 = (_e2360 * _e2326);
                                    let _e2368 = (_e2363 * _e2329);
                                    let _e2369 = (_e2366 * _e2332);
                                    let _e2386 = bitcast<f32>((bitcast<u32>((_e753 - _e724)) ^ _e579));
                                    let _e2389 = bitcast<f32>((bitcast<u32>((_e762 - _e733)) ^ _e579));
                                    let _e2392 = bitcast<f32>((bitcast<u32>((_e771 - _e742)) ^ _e579));
                                    let _e2393 = (_e2386 * _e2326);
                                    let _e2394 = (_e2389 * _e2329);
                                    let _e2395 = (_e2392 * _e2332);
                                    let _e2407 = (_e1921 * _e2326);
                                    let _e2408 = (_e1924 * _e2329);
                                    let _e2409 = (_e1927 * _e2332);
                                    let _e2425 = bitcast<f32>((bitcast<u32>((_e781 - _e696)) ^ _e579));
                                    let _e2428 = bitcast<f32>((bitcast<u32>((_e790 - _e705)) ^ _e579));
                                    let _e2431 = bitcast<f32>((bitcast<u32>((_e799 - _e714)) ^ _e579));
                                    let _e2432 = (_e2425 * _e2326);
                                    let _e2433 = (_e2428 * _e2329);
                                    let _e2434 = (_e2431 * _e2332);
                                    let _e2451 = bitcast<f32>((bitcast<u32>((_e781 - _e724)) ^ _e579));
                                    let _e2454 = bitcast<f32>((bitcast<u32>((_e790 - _e733)) ^ _e579));
                                    let _e2457 = bitcast<f32>((bitcast<u32>((_e799 - _e742)) ^ _e579));
                                    let _e2458 = (_e2451 * _e2326);
                                    let _e2459 = (_e2454 * _e2329);
                                    let _e2460 = (_e2457 * _e2332);
                                    let _e2473 = (_e1963 * _e2326);
                                    let _e2474 = (_e1966 * _e2329);
                                    let _e2475 = (_e1969 * _e2332);
                                    let _e2491 = bitcast<f32>((bitcast<u32>((_e809 - _e696)) ^ _e579));
                                    let _e2494 = bitcast<f32>((bitcast<u32>((_e818 - _e705)) ^ _e579));
                                    let _e2497 = bitcast<f32>((bitcast<u32>((_e827 - _e714)) ^ _e579));
                                    let _e2498 = (_e2491 * _e2326);
                                    let _e2499 = (_e2494 * _e2329);
                                    let _e2500 = (_e2497 * _e2332);
                                    let _e2517 = bitcast<f32>((bitcast<u32>((_e809 - _e724)) ^ _e579));
                                    let _e2520 = bitcast<f32>((bitcast<u32>((_e818 - _e733)) ^ _e579));
                                    let _e2523 = bitcast<f32>((bitcast<u32>((_e827 - _e742)) ^ _e579));
                                    let _e2524 = (_e2517 * _e2326);
                                    let _e2525 = (_e2520 * _e2329);
                                    let _e2526 = (_e2523 * _e2332);
                                    let _e2539 = (_e724 - _e696);
                                    let _e2540 = (_e733 - _e705);
                                    let _e2541 = (_e742 - _e714);
                                    let _e2553 = bitcast<f32>((bitcast<u32>(((_e2540 * _e2314) - (_e2311 * _e2541))) ^ _e579));
                                    let _e2556 = bitcast<f32>((bitcast<u32>(((_e2541 * _e2308) - (_e2314 * _e2539))) ^ _e579));
                                    let _e2559 = bitcast<f32>((bitcast<u32>(((_e2539 * _e2311) - (_e2308 * _e2540))) ^ _e579));
                                    let _e2560 = (_e1845 * _e2553);
                                    let _e2561 = (_e1848 * _e2556);
                                    let _e2562 = (_e1851 * _e2559);
                                    let _e2569 = abs(_e2553);
                                    let _e2570 = abs(_e2556);
                                    let _e2572 = select(_e2570, _e2569, (_e2569 > _e2570));
                                    let _e2573 = abs(_e2559);
                                    let _e2577 = (_e658 * (1f + select(_e2573, _e2572, (_e2572 > _e2573))));
                                    let _e2582 = (_e2360 * _e2553);
                                    let _e2583 = (_e2363 * _e2556);
                                    let _e2584 = (_e2366 * _e2559);
                                    let _e2596 = (_e2386 * _e2553);
                                    let _e2597 = (_e2389 * _e2556);
                                    let _e2598 = (_e2392 * _e2559);
                                    let _e2610 = (_e1921 * _e2553);
                                    let _e2611 = (_e1924 * _e2556);
                                    let _e2612 = (_e1927 * _e2559);
                                    let _e2623 = (_e2425 * _e2553);
                                    let _e2624 = (_e2428 * _e2556);
                                    let _e2625 = (_e2431 * _e2559);
                                    let _e2637 = (_e2451 * _e2553);
                                    let _e2638 = (_e2454 * _e2556);
                                    let _e2639 = (_e2457 * _e2559);
                                    let _e2652 = (_e1963 * _e2553);
                                    let _e2653 = (_e1966 * _e2556);
                                    let _e2654 = (_e1969 * _e2559);
                                    let _e2665 = (_e2491 * _e2553);
                                    let _e2666 = (_e2494 * _e2556);
                                    let _e2667 = (_e2497 * _e2559);
                                    let _e2679 = (_e2517 * _e2553);
                                    let _e2680 = (_e2520 * _e2556);
                                    let _e2681 = (_e2523 * _e2559);
                                    let _e2695 = (_e668 - _e724);
                                    let _e2696 = (_e677 - _e733);
                                    let _e2697 = (_e686 - _e742);
                                    let _e2709 = bitcast<f32>((bitcast<u32>(((_e2696 * _e2314) - (_e2311 * _e2697))) ^ _e579));
                                    let _e2712 = bitcast<f32>((bitcast<u32>(((_e2697 * _e2308) - (_e2314 * _e2695))) ^ _e579));
                                    let _e2715 = bitcast<f32>((bitcast<u32>(((_e2695 * _e2311) - (_e2308 * _e2696))) ^ _e579));
                                    let _e2716 = (_e1845 * _e2709);
                                    let _e2717 = (_e1848 * _e2712);
                                    let _e2718 = (_e1851 * _e2715);
                                    let _e2725 = abs(_e2709);
                                    let _e2726 = abs(_e2712);
                                    let _e2728 = select(_e2726, _e2725, (_e2725 > _e2726));
                                    let _e2729 = abs(_e2715);
                                    let _e2733 = (_e658 * (1f + select(_e2729, _e2728, (_e2728 > _e2729))));
                                    let _e2738 = (_e2360 * _e2709);
                                    let _e2739 = (_e2363 * _e2712);
                                    let _e2740 = (_e2366 * _e2715);
                                    let _e2752 = (_e2386 * _e2709);
                                    let _e2753 = (_e2389 * _e2712);
                                    let _e2754 = (_e2392 * _e2715);
                                    let _e2766 = (_e1921 * _e2709);
                                    let _e2767 = (_e1924 * _e2712);
                                    let _e2768 = (_e1927 * _e2715);
                                    let _e2779 = (_e2425 * _e2709);
                                    let _e2780 = (_e2428 * _e2712);
                                    let _e2781 = (_e2431 * _e2715);
                                    let _e2793 = (_e2451 * _e2709);
                                    let _e2794 = (_e2454 * _e2712);
                                    let _e2795 = (_e2457 * _e2715);
                                    let _e2808 = (_e1963 * _e2709);
                                    let _e2809 = (_e1966 * _e2712);
                                    let _e2810 = (_e1969 * _e2715);
                                    let _e2821 = (_e2491 * _e2709);
                                    let _e2822 = (_e2494 * _e2712);
                                    let _e2823 = (_e2497 * _e2715);
                                    let _e2835 = (_e2517 * _e2709);
                                    let _e2836 = (_e2520 * _e2712);
                                    let _e2837 = (_e2523 * _e2715);
                                    let _e2853 = ((_e1633 * _e1646) - (_e1645 * _e1634));
                                    let _e2856 = ((_e1634 * _e1644) - (_e1646 * _e1632));
                                    let _e2859 = ((_e1632 * _e1645) - (_e1644 * _e1633));
                                    let _e2871 = bitcast<f32>((bitcast<u32>(((_e1633 * _e2859) - (_e2856 * _e1634))) ^ _e579));
                                    let _e2874 = bitcast<f32>((bitcast<u32>(((_e1634 * _e2853) - (_e2859 * _e1632))) ^ _e579));
                                    let _e2877 = bitcast<f32>((bitcast<u32>(((_e1632 * _e2856) - (_e2853 * _e1633))) ^ _e579));
                                    let _e2878 = (_e1661 * _e2871);
                                    let _e2879 = (_e1664 * _e2874);
                                    let _e2880 = (_e1667 * _e2877);
                                    let _e2887 = abs(_e2871);
                                    let _e2888 = abs(_e2874);
                                    let _e2890 = select(_e2888, _e2887, (_e2887 > _e2888));
                                    let _e2891 = abs(_e2877);
                                    let _e2895 = (_e658 * (1f + select(_e2891, _e2890, (_e2890 > _e2891))));
                                    let _e2905 = bitcast<f32>((bitcast<u32>((_e668 - _e781)) ^ _e579));
                                    let _e2908 = bitcast<f32>((bitcast<u32>((_e677 - _e790)) ^ _e579));
                                    let _e2911 = bitcast<f32>((bitcast<u32>((_e686 - _e799)) ^ _e579));
                                    let _e2912 = (_e2905 * _e2871);
                                    let _e2913 = (_e2908 * _e2874);
                                    let _e2914 = (_e2911 * _e2877);
                                    let _e2931 = bitcast<f32>((bitcast<u32>((_e668 - _e809)) ^ _e579));
                                    let _e2934 = bitcast<f32>((bitcast<u32>((_e677 - _e818)) ^ _e579));
                                    let _e2937 = bitcast<f32>((bitcast<u32>((_e686 - _e827)) ^ _e579));
                                    let _e2938 = (_e2931 * _e2871);
                                    let _e2939 = (_e2934 * _e2874);
                                    let _e2940 = (_e2937 * _e2877);
                                    let _e2952 = (_e1737 * _e2871);
                                    let _e2953 = (_e1740 * _e2874);
                                    let _e2954 = (_e1743 * _e2877);
                                    let _e2970 = bitcast<f32>((bitcast<u32>((_e696 - _e781)) ^ _e579));
                                    let _e2973 = bitcast<f32>((bitcast<u32>((_e705 - _e790)) ^ _e579));
                                    let _e2976 = bitcast<f32>((bitcast<u32>((_e714 - _e799)) ^ _e579));
                                    let _e2977 = (_e2970 * _e2871);
                                    let _e2978 = (_e2973 * _e2874);
                                    let _e2979 = (_e2976 * _e2877);
                                    let _e2996 = bitcast<f32>((bitcast<u32>((_e696 - _e809)) ^ _e579));
                                    let _e2999 = bitcast<f32>((bitcast<u32>((_e705 - _e818)) ^ _e579));
                                    let _e3002 = bitcast<f32>((bitcast<u32>((_e714 - _e827)) ^ _e579));
                                    let _e3003 = (_e2996 * _e2871);
                                    let _e3004 = (_e2999 * _e2874);
                                    let _e3005 = (_e3002 * _e2877);
                                    let _e3018 = (_e1779 * _e2871);
                                    let _e3019 = (_e1782 * _e2874);
                                    let _e3020 = (_e1785 * _e2877);
                                    let _e3036 = bitcast<f32>((bitcast<u32>((_e724 - _e781)) ^ _e579));
                                    let _e3039 = bitcast<f32>((bitcast<u32>((_e733 - _e790)) ^ _e579));
                                    let _e3042 = bitcast<f32>((bitcast<u32>((_e742 - _e799)) ^ _e579));
                                    let _e3043 = (_e3036 * _e2871);
                                    let _e3044 = (_e3039 * _e2874);
                                    let _e3045 = (_e3042 * _e2877);
                                    let _e3062 = bitcast<f32>((bitcast<u32>((_e724 - _e809)) ^ _e579));
                                    let _e3065 = bitcast<f32>((bitcast<u32>((_e733 - _e818)) ^ _e579));
                                    let _e3068 = bitcast<f32>((bitcast<u32>((_e742 - _e827)) ^ _e579));
                                    let _e3069 = (_e3062 * _e2871);
                                    let _e3070 = (_e3065 * _e2874);
                                    let _e3071 = (_e3068 * _e2877);
                                    let _e3084 = (_e809 - _e781);
                                    let _e3085 = (_e818 - _e790);
                                    let _e3086 = (_e827 - _e799);
                                    let _e3098 = bitcast<f32>((bitcast<u32>(((_e3085 * _e2859) - (_e2856 * _e3086))) ^ _e579));
                                    let _e3101 = bitcast<f32>((bitcast<u32>(((_e3086 * _e2853) - (_e2859 * _e3084))) ^ _e579));
                                    let _e3104 = bitcast<f32>((bitcast<u32>(((_e3084 * _e2856) - (_e2853 * _e3085))) ^ _e579));
                                    let _e3105 = (_e1661 * _e3098);
                                    let _e3106 = (_e1664 * _e3101);
                                    let _e3107 = (_e1667 * _e3104);
                                    let _e3114 = abs(_e3098);
                                    let _e3115 = abs(_e3101);
                                    let _e3117 = select(_e3115, _e3114, (_e3114 > _e3115));
                                    let _e3118 = abs(_e3104);
                                    let _e3122 = (_e658 * (1f + select(_e3118, _e3117, (_e3117 > _e3118))));
                                    let _e3127 = (_e2905 * _e3098);
                                    let _e3128 = (_e2908 * _e3101);
                                    let _e3129 = (_e2911 * _e3104);
                                    let _e3141 = (_e2931 * _e3098);
                                    let _e3142 = (_e2934 * _e3101);
                                    let _e3143 = (_e2937 * _e3104);
                                    let _e3155 = (_e1737 * _e3098);
                                    let _e3156 = (_e1740 * _e3101);
                                    let _e3157 = (_e1743 * _e3104);
                                    let _e3168 = (_e2970 * _e3098);
                                    let _e3169 = (_e2973 * _e3101);
                                    let _e3170 = (_e2976 * _e3104);
                                    let _e3182 = (_e2996 * _e3098);
                                    let _e3183 = (_e2999 * _e3101);
                                    let _e3184 = (_e3002 * _e3104);
                                    let _e3197 = (_e1779 * _e3098);
                                    let _e3198 = (_e1782 * _e3101);
                                    let _e3199 = (_e1785 * _e3104);
                                    let _e3210 = (_e3036 * _e3098);
                                    let _e3211 = (_e3039 * _e3101);
                                    let _e3212 = (_e3042 * _e3104);
                                    let _e3224 = (_e3062 * _e3098);
                                    let _e3225 = (_e3065 * _e3101);
                                    let _e3226 = (_e3068 * _e3104);
                                    let _e3240 = (_e753 - _e809);
                                    let _e3241 = (_e762 - _e818);
                                    let _e3242 = (_e771 - _e827);
                                    let _e3254 = bitcast<f32>((bitcast<u32>(((_e3241 * _e2859) - (_e2856 * _e3242))) ^ _e579));
                                    let _e3257 = bitcast<f32>((bitcast<u32>(((_e3242 * _e2853) - (_e2859 * _e3240))) ^ _e579));
                                    let _e3260 = bitcast<f32>((bitcast<u32>(((_e3240 * _e2856) - (_e2853 * _e3241))) ^ _e579));
                                    let _e3261 = (_e1661 * _e3254);
                                    let _e3262 = (_e1664 * _e3257);
                                    let _e3263 = (_e1667 * _e3260);
                                    let _e3270 = abs(_e3254);
                                    let _e3271 = abs(_e3257);
                                    let _e3273 = select(_e3271, _e3270, (_e3270 > _e3271));
                                    let _e3274 = abs(_e3260);
                                    let _e3278 = (_e658 * (1f + select(_e3274, _e3273, (_e3273 > _e3274))));
                                    let _e3283 = (_e2905 * _e3254);
                                    let _e3284 = (_e2908 * _e3257);
                                    let _e3285 = (_e2911 * _e3260);
                                    let _e3297 = (_e2931 * _e3254);
                                    let _e3298 = (_e2934 * _e3257);
                                    let _e3299 = (_e2937 * _e3260);
                                    let _e3311 = (_e1737 * _e3254);
                                    let _e3312 = (_e1740 * _e3257);
                                    let _e3313 = (_e1743 * _e3260);
                                    let _e3324 = (_e2970 * _e3254);
                                    let _e3325 = (_e2973 * _e3257);
                                    let _e3326 = (_e2976 * _e3260);
                                    let _e3338 = (_e2996 * _e3254);
                                    let _e3339 = (_e2999 * _e3257);
                                    let _e3340 = (_e3002 * _e3260);
                                    let _e3353 = (_e1779 * _e3254);
                                    let _e3354 = (_e1782 * _e3257);
                                    let _e3355 = (_e1785 * _e3260);
                                    let _e3366 = (_e3036 * _e3254);
                                    let _e3367 = (_e3039 * _e3257);
                                    let _e3368 = (_e3042 * _e3260);
                                    let _e3380 = (_e3062 * _e3254);
                                    let _e3381 = (_e3065 * _e3257);
                                    let _e3382 = (_e3068 * _e3260);
                                    phi_29965_ = select(true, false, ((((((((((_e2333 + _e2334) + _e2335) > ((0.0000019073486f * ((abs(_e2333) + abs(_e2334)) + abs(_e2335))) + _e2350)) && (((_e2367 + _e2368) + _e2369) > ((0.0000019073486f * ((abs(_e2367) + abs(_e2368)) + abs(_e2369))) + _e2350))) && (((_e2393 + _e2394) + _e2395) > ((0.0000019073486f * ((abs(_e2393) + abs(_e2394)) + abs(_e2395))) + _e2350))) && (((((_e2407 + _e2408) + _e2409) > ((0.0000019073486f * ((abs(_e2407) + abs(_e2408)) + abs(_e2409))) + _e2350)) && (((_e2432 + _e2433) + _e2434) > ((0.0000019073486f * ((abs(_e2432) + abs(_e2433)) + abs(_e2434))) + _e2350))) && (((_e2458 + _e2459) + _e2460) > ((0.0000019073486f * ((abs(_e2458) + abs(_e2459)) + abs(_e2460))) + _e2350)))) && (((((_e2473 + _e2474) + _e2475) > ((0.0000019073486f * ((abs(_e2473) + abs(_e2474)) + abs(_e2475))) + _e2350)) && (((_e2498 + _e2499) + _e2500) > ((0.0000019073486f * ((abs(_e2498) + abs(_e2499)) + abs(_e2500))) + _e2350))) && (((_e2524 + _e2525) + _e2526) > ((0.0000019073486f * ((abs(_e2524) + abs(_e2525)) + abs(_e2526))) + _e2350)))) || (((((((_e2560 + _e2561) + _e2562) > ((0.0000019073486f * ((abs(_e2560) + abs(_e2561)) + abs(_e2562))) + _e2577)) && (((_e2582 + _e2583) + _e2584) > ((0.0000019073486f * ((abs(_e2582) + abs(_e2583)) + abs(_e2584))) + _e2577))) && (((_e2596 + _e2597) + _e2598) > ((0.0000019073486f * ((abs(_e2596) + abs(_e2597)) + abs(_e2598))) + _e2577))) && (((((_e2610 + _e2611) + _e2612) > ((0.0000019073486f * ((abs(_e2610) + abs(_e2611)) + abs(_e2612))) + _e2577)) && (((_e2623 + _e2624) + _e2625) > ((0.0000019073486f * ((abs(_e2623) + abs(_e2624)) + abs(_e2625))) + _e2577))) && (((_e2637 + _e2638) + _e2639) > ((0.0000019073486f * ((abs(_e2637) + abs(_e2638)) + abs(_e2639))) + _e2577)))) && (((((_e2652 + _e2653) + _e2654) > ((0.0000019073486f * ((abs(_e2652) + abs(_e2653)) + abs(_e2654))) + _e2577)) && (((_e2665 + _e2666) + _e2667) > ((0.0000019073486f * ((abs(_e2665) + abs(_e2666)) + abs(_e2667))) + _e2577))) && (((_e2679 + _e2680) + _e2681) > ((0.0000019073486f * ((abs(_e2679) + abs(_e2680)) + abs(_e2681))) + _e2577))))) || (((((((_e2716 + _e2717) + _e2718) > ((0.0000019073486f * ((abs(_e2716) + abs(_e2717)) + abs(_e2718))) + _e2733)) && (((_e2738 + _e2739) + _e2740) > ((0.0000019073486f * ((abs(_e2738) + abs(_e2739)) + abs(_e2740))) + _e2733))) && (((_e2752 + _e2753) + _e2754) > ((0.0000019073486f * ((abs(_e2752) + abs(_e2753)) + abs(_e2754))) + _e2733))) && (((((_e2766 + _e2767) + _e2768) > ((0.0000019073486f * ((abs(_e2766) + abs(_e2767)) + abs(_e2768))) + _e2733)) && (((_e2779 + _e2780) + _e2781) > ((0.0000019073486f * ((abs(_e2779) + abs(_e2780)) + abs(_e2781))) + _e2733))) && (((_e2793 + _e2794) + _e2795) > ((0.0000019073486f * ((abs(_e2793) + abs(_e2794)) + abs(_e2795))) + _e2733)))) && (((((_e2808 + _e2809) + _e2810) > ((0.0000019073486f * ((abs(_e2808) + abs(_e2809)) + abs(_e2810))) + _e2733)) && (((_e2821 + _e2822) + _e2823) > ((0.0000019073486f * ((abs(_e2821) + abs(_e2822)) + abs(_e2823))) + _e2733))) && (((_e2835 + _e2836) + _e2837) > ((0.0000019073486f * ((abs(_e2835) + abs(_e2836)) + abs(_e2837))) + _e2733))))) || (((((((((_e2878 + _e2879) + _e2880) > ((0.0000019073486f * ((abs(_e2878) + abs(_e2879)) + abs(_e2880))) + _e2895)) && (((_e2912 + _e2913) + _e2914) > ((0.0000019073486f * ((abs(_e2912) + abs(_e2913)) + abs(_e2914))) + _e2895))) && (((_e2938 + _e2939) + _e2940) > ((0.0000019073486f * ((abs(_e2938) + abs(_e2939)) + abs(_e2940))) + _e2895))) && (((((_e2952 + _e2953) + _e2954) > ((0.0000019073486f * ((abs(_e2952) + abs(_e2953)) + abs(_e2954))) + _e2895)) && (((_e2977 + _e2978) + _e2979) > ((0.0000019073486f * ((abs(_e2977) + abs(_e2978)) + abs(_e2979))) + _e2895))) && (((_e3003 + _e3004) + _e3005) > ((0.0000019073486f * ((abs(_e3003) + abs(_e3004)) + abs(_e3005))) + _e2895)))) && (((((_e3018 + _e3019) + _e3020) > ((0.0000019073486f * ((abs(_e3018) + abs(_e3019)) + abs(_e3020))) + _e2895)) && (((_e3043 + _e3044) + _e3045) > ((0.0000019073486f * ((abs(_e3043) + abs(_e3044)) + abs(_e3045))) + _e2895))) && (((_e3069 + _e3070) + _e3071) > ((0.0000019073486f * ((abs(_e3069) + abs(_e3070)) + abs(_e3071))) + _e2895)))) || (((((((_e3105 + _e3106) + _e3107) > ((0.0000019073486f * ((abs(_e3105) + abs(_e3106)) + abs(_e3107))) + _e3122)) && (((_e3127 + _e3128) + _e3129) > ((0.0000019073486f * ((abs(_e3127) + abs(_e3128)) + abs(_e3129))) + _e3122))) && (((_e3141 + _e3142) + _e3143) > ((0.0000019073486f * ((abs(_e3141) + abs(_e3142)) + abs(_e3143))) + _e3122))) && (((((_e3155 + _e3156) + _e3157) > ((0.0000019073486f * ((abs(_e3155) + abs(_e3156)) + abs(_e3157))) + _e3122)) && (((_e3168 + _e3169) + _e3170) > ((0.0000019073486f * ((abs(_e3168) + abs(_e3169)) + abs(_e3170))) + _e3122))) && (((_e3182 + _e3183) + _e3184) > ((0.0000019073486f * ((abs(_e3182) + abs(_e3183)) + abs(_e3184))) + _e3122)))) && (((((_e3197 + _e3198) + _e3199) > ((0.0000019073486f * ((abs(_e3197) + abs(_e3198)) + abs(_e3199))) + _e3122)) && (((_e3210 + _e3211) + _e3212) > ((0.0000019073486f * ((abs(_e3210) + abs(_e3211)) + abs(_e3212))) + _e3122))) && (((_e3224 + _e3225) + _e3226) > ((0.0000019073486f * ((abs(_e3224) + abs(_e3225)) + abs(_e3226))) + _e3122))))) || (((((((_e3261 + _e3262) + _e3263) > ((0.0000019073486f * ((abs(_e3261) + abs(_e3262)) + abs(_e3263))) + _e3278)) && (((_e3283 + _e3284) + _e3285) > ((0.0000019073486f * ((abs(_e3283) + abs(_e3284)) + abs(_e3285))) + _e3278))) && (((_e3297 + _e3298) + _e3299) > ((0.0000019073486f * ((abs(_e3297) + abs(_e3298)) + abs(_e3299))) + _e3278))) && (((((_e3311 + _e3312) + _e3313) > ((0.0000019073486f * ((abs(_e3311) + abs(_e3312)) + abs(_e3313))) + _e3278)) && (((_e3324 + _e3325) + _e3326) > ((0.0000019073486f * ((abs(_e3324) + abs(_e3325)) + abs(_e3326))) + _e3278))) && (((_e3338 + _e3339) + _e3340) > ((0.0000019073486f * ((abs(_e3338) + abs(_e3339)) + abs(_e3340))) + _e3278)))) && (((((_e3353 + _e3354) + _e3355) > ((0.0000019073486f * ((abs(_e3353) + abs(_e3354)) + abs(_e3355))) + _e3278)) && (((_e3366 + _e3367) + _e3368) > ((0.0000019073486f * ((abs(_e3366) + abs(_e3367)) + abs(_e3368))) + _e3278))) && (((_e3380 + _e3381) + _e3382) > ((0.0000019073486f * ((abs(_e3380) + abs(_e3381)) + abs(_e3382))) + _e3278)))))));
                                } else {
                                    phi_29965_ = true;
                                }
                                let _e3399 = phi_29965_;
                                phi_29970_ = _e2304;
                                phi_29971_ = select(true, false, _e3399);
                            }
                            let _e3402 = phi_29970_;
                            let _e3404 = phi_29971_;
                            phi_29972_ = _e3402;
                            phi_29973_ = _e2021;
                            phi_29974_ = _e3404;
                        }
                        let _e3406 = phi_29972_;
                        let _e3408 = phi_29973_;
                        let _e3410 = phi_29974_;
                        phi_31594_ = select(_e3406, 0u, select(_e3410, true, _e3408));
                        phi_31595_ = u32();
                        phi_31596_ = true;
                    } else {
                        let _e859 = (_e857 == 3u);
                        if _e859 {
                            phi_31592_ = u32();
                            phi_31593_ = true;
                        } else {
                            if (_e457.w == _e461.w) {
                                phi_29997_ = bool();
                                phi_29998_ = true;
                            } else {
                                let _e861 = (_e461.w == _e465.w);
                                if _e861 {
                                    phi_29996_ = bool();
                                } else {
                                    phi_29996_ = (_e465.w == _e457.w);
                                }
                                let _e864 = phi_29996_;
                                phi_29997_ = _e864;
                                phi_29998_ = _e861;
                            }
                            let _e866 = phi_29997_;
                            let _e868 = phi_29998_;
                            if select(_e866, true, _e868) {
                                phi_31586_ = u32();
                                phi_31587_ = true;
                            } else {
                                if (_e469.w == _e473.w) {
                                    phi_30016_ = bool();
                                    phi_30017_ = true;
                                } else {
                                    let _e871 = (_e473.w == _e477.w);
                                    if _e871 {
                                        phi_30015_ = bool();
                                    } else {
                                        phi_30015_ = (_e477.w == _e469.w);
                                    }
                                    let _e874 = phi_30015_;
                                    phi_30016_ = _e874;
                                    phi_30017_ = _e871;
                                }
                                let _e876 = phi_30016_;
                                let _e878 = phi_30017_;
                                let _e879 = select(_e876, true, _e878);
                                if _e879 {
                                    phi_31585_ = u32();
                                } else {
                                    let _e880 = (_e857 == 1u);
                                    let _e896 = (select(0u, 1u, ((((_e469.w == _e461.w) || (_e473.w == _e461.w)) || (_e477.w == _e461.w)) == _e880)) + (2u * select(0u, 1u, ((((_e469.w == _e465.w) || (_e473.w == _e465.w)) || (_e477.w == _e465.w)) == _e880))));
                                    if _e880 {
                                        phi_30051_ = _e896;
                                    } else {
                                        if (_e896 == 2u) {
                                            phi_30050_ = 0u;
                                        } else {
                                            phi_30050_ = (_e896 + 1u);
                                        }
                                        let _e900 = phi_30050_;
                                        phi_30051_ = _e900;
                                    }
                                    let _e902 = phi_30051_;
                                    if (_e902 == 0u) {
                                        phi_30063_ = _e744;
                                    } else {
                                        if (_e902 == 1u) {
                                            phi_30062_ = type_89(_e715, _e743, _e687);
                                        } else {
                                            phi_30062_ = type_89(_e743, _e687, _e715);
                                        }
                                        let _e908 = phi_30062_;
                                        phi_30063_ = _e908;
                                    }
                                    let _e910 = phi_30063_;
                                    let _e926 = (select(0u, 1u, ((((_e457.w == _e473.w) || (_e461.w == _e473.w)) || (_e465.w == _e473.w)) == _e880)) + (2u * select(0u, 1u, ((((_e457.w == _e477.w) || (_e461.w == _e477.w)) || (_e465.w == _e477.w)) == _e880))));
                                    if _e880 {
                                        phi_30090_ = _e926;
                                    } else {
                                        if (_e926 == 2u) {
                                            phi_30089_ = 0u;
                                        } else {
                                            phi_30089_ = (_e926 + 1u);
                                        }
                                        let _e930 = phi_30089_;
                                        phi_30090_ = _e930;
                                    }
                                    let _e932 = phi_30090_;
                                    if (_e932 == 0u) {
                                        phi_30102_ = _e829;
                                    } else {
                                        if (_e932 == 1u) {
                                            phi_30101_ = type_89(_e800, _e828, _e772);
                                        } else {
                                            phi_30101_ = type_89(_e828, _e772, _e800);
                                        }
                                        let _e938 = phi_30101_;
                                        phi_30102_ = _e938;
                                    }
                                    let _e940 = phi_30102_;
                                    if _e880 {
                                        let _e1199 = bitcast<f32>((bitcast<u32>((_e940.member_1.x - _e910.member.x)) ^ _e579));
                                        let _e1202 = bitcast<f32>((bitcast<u32>((_e940.member_1.y - _e910.member.y)) ^ _e579));
                                        let _e1205 = bitcast<f32>((bitcast<u32>((_e940.member_1.z - _e910.member.z)) ^ _e579));
                                        let _e1214 = bitcast<f32>((bitcast<u32>((_e940.member_2.x - _e910.member.x)) ^ _e579));
                                        let _e1217 = bitcast<f32>((bitcast<u32>((_e940.member_2.y - _e910.member.y)) ^ _e579));
                                        let _e1220 = bitcast<f32>((bitcast<u32>((_e940.member_2.z - _e910.member.z)) ^ _e579));
                                        let _e1229 = bitcast<f32>((bitcast<u32>((_e910.member_1.x - _e910.member.x)) ^ _e579));
                                        let _e1232 = bitcast<f32>((bitcast<u32>((_e910.member_1.y - _e910.member.y)) ^ _e579));
                                        let _e1235 = bitcast<f32>((bitcast<u32>((_e910.member_1.z - _e910.member.z)) ^ _e579));
                                        let _e1236 = (_e1202 * _e1220);
                                        let _e1237 = (_e1205 * _e1217);
                                        let _e1238 = (_e1205 * _e1214);
                                        let _e1239 = (_e1199 * _e1220);
                                        let _e1240 = (_e1199 * _e1217);
                                        let _e1241 = (_e1202 * _e1214);
                                        let _e1242 = (_e1236 - _e1237);
                                        let _e1244 = (_e1238 - _e1239);
                                        let _e1247 = (_e1240 - _e1241);
                                        let _e1249 = (((_e1229 * _e1242) + (_e1232 * _e1244)) + (_e1235 * _e1247));
                                        let _e1250 = abs(_e1229);
                                        let _e1253 = (abs(_e1236) + abs(_e1237));
                                        let _e1255 = abs(_e1232);
                                        let _e1258 = (abs(_e1238) + abs(_e1239));
                                        let _e1261 = abs(_e1235);
                                        let _e1264 = (abs(_e1240) + abs(_e1241));
                                        let _e1267 = abs(_e1199);
                                        let _e1268 = abs(_e1202);
                                        let _e1270 = select(_e1268, _e1267, (_e1267 > _e1268));
                                        let _e1271 = abs(_e1205);
                                        let _e1273 = select(_e1271, _e1270, (_e1270 > _e1271));
                                        let _e1274 = abs(_e1214);
                                        let _e1275 = abs(_e1217);
                                        let _e1277 = select(_e1275, _e1274, (_e1274 > _e1275));
                                        let _e1278 = abs(_e1220);
                                        let _e1280 = select(_e1278, _e1277, (_e1277 > _e1278));
                                        let _e1282 = select(_e1280, _e1273, (_e1273 > _e1280));
                                        let _e1284 = select(_e1255, _e1250, (_e1250 > _e1255));
                                        let _e1286 = select(_e1261, _e1284, (_e1284 > _e1261));
                                        let _e1288 = select(_e1286, _e1282, (_e1282 > _e1286));
                                        let _e1293 = ((0.0000019073486f * (((_e1250 * _e1253) + (_e1255 * _e1258)) + (_e1261 * _e1264))) + (_e658 * (1f + (_e1288 * _e1288))));
                                        if (_e1249 > _e1293) {
                                            phi_30261_ = 1i;
                                        } else {
                                            phi_30261_ = select(0i, -1i, (_e1249 < -(_e1293)));
                                        }
                                        let _e1299 = phi_30261_;
                                        let _e1308 = bitcast<f32>((bitcast<u32>((_e910.member_2.x - _e910.member.x)) ^ _e579));
                                        let _e1311 = bitcast<f32>((bitcast<u32>((_e910.member_2.y - _e910.member.y)) ^ _e579));
                                        let _e1314 = bitcast<f32>((bitcast<u32>((_e910.member_2.z - _e910.member.z)) ^ _e579));
                                        let _e1319 = (((_e1308 * _e1242) + (_e1311 * _e1244)) + (_e1314 * _e1247));
                                        let _e1320 = abs(_e1308);
                                        let _e1322 = abs(_e1311);
                                        let _e1325 = abs(_e1314);
                                        let _e1329 = select(_e1322, _e1320, (_e1320 > _e1322));
                                        let _e1331 = select(_e1325, _e1329, (_e1329 > _e1325));
                                        let _e1333 = select(_e1331, _e1282, (_e1282 > _e1331));
                                        let _e1338 = ((0.0000019073486f * (((_e1320 * _e1253) + (_e1322 * _e1258)) + (_e1325 * _e1264))) + (_e658 * (1f + (_e1333 * _e1333))));
                                        if (_e1319 > _e1338) {
                                            phi_30411_ = 1i;
                                        } else {
                                            phi_30411_ = select(0i, -1i, (_e1319 < -(_e1338)));
                                        }
                                        let _e1344 = phi_30411_;
                                        let _e1345 = (_e1232 * _e1314);
                                        let _e1346 = (_e1235 * _e1311);
                                        let _e1347 = (_e1235 * _e1308);
                                        let _e1348 = (_e1229 * _e1314);
                                        let _e1349 = (_e1229 * _e1311);
                                        let _e1350 = (_e1232 * _e1308);
                                        let _e1351 = (_e1345 - _e1346);
                                        let _e1353 = (_e1347 - _e1348);
                                        let _e1356 = (_e1349 - _e1350);
                                        let _e1358 = (((_e1199 * _e1351) + (_e1202 * _e1353)) + (_e1205 * _e1356));
                                        let _e1361 = (abs(_e1345) + abs(_e1346));
                                        let _e1365 = (abs(_e1347) + abs(_e1348));
                                        let _e1370 = (abs(_e1349) + abs(_e1350));
                                        let _e1374 = select(_e1331, _e1286, (_e1286 > _e1331));
                                        let _e1376 = select(_e1273, _e1374, (_e1374 > _e1273));
                                        let _e1381 = ((0.0000019073486f * (((_e1267 * _e1361) + (_e1268 * _e1365)) + (_e1271 * _e1370))) + (_e658 * (1f + (_e1376 * _e1376))));
                                        if (_e1358 > _e1381) {
                                            phi_30561_ = 1i;
                                        } else {
                                            phi_30561_ = select(0i, -1i, (_e1358 < -(_e1381)));
                                        }
                                        let _e1387 = phi_30561_;
                                        let _e1392 = (((_e1214 * _e1351) + (_e1217 * _e1353)) + (_e1220 * _e1356));
                                        let _e1399 = select(_e1280, _e1374, (_e1374 > _e1280));
                                        let _e1404 = ((0.0000019073486f * (((_e1274 * _e1361) + (_e1275 * _e1365)) + (_e1278 * _e1370))) + (_e658 * (1f + (_e1399 * _e1399))));
                                        if (_e1392 > _e1404) {
                                            phi_30711_ = 1i;
                                        } else {
                                            phi_30711_ = select(0i, -1i, (_e1392 < -(_e1404)));
                                        }
                                        let _e1410 = phi_30711_;
                                        let _e1411 = (_e1299 * _e1344);
                                        if (_e1411 > 0i) {
                                            phi_30747_ = u32();
                                            phi_30748_ = true;
                                        } else {
                                            let _e1413 = (_e1387 * _e1410);
                                            let _e1414 = (_e1413 > 0i);
                                            if _e1414 {
                                                phi_30746_ = u32();
                                            } else {
                                                if (_e1411 < 0i) {
                                                    let _e1416 = (_e1413 < 0i);
                                                    if _e1416 {
                                                        phi_30738_ = select(0u, 1u, ((_e1299 * _e1387) < 0i));
                                                    } else {
                                                        phi_30738_ = u32();
                                                    }
                                                    let _e1421 = phi_30738_;
                                                    phi_30740_ = _e1421;
                                                    phi_30741_ = select(true, false, _e1416);
                                                } else {
                                                    phi_30740_ = u32();
                                                    phi_30741_ = true;
                                                }
                                                let _e1424 = phi_30740_;
                                                let _e1426 = phi_30741_;
                                                phi_30746_ = select(_e1424, 2u, _e1426);
                                            }
                                            let _e1429 = phi_30746_;
                                            phi_30747_ = _e1429;
                                            phi_30748_ = _e1414;
                                        }
                                        let _e1431 = phi_30747_;
                                        let _e1433 = phi_30748_;
                                        let _e1434 = select(_e1431, 0u, _e1433);
                                        if (_e1434 == 2u) {
                                            let _e1440 = (((_e1229 * _e1229) + (_e1232 * _e1232)) + (_e1235 * _e1235));
                                            if (_e1440 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1442 = sqrt(_e1440);
                                                phi_30794_ = vec3<f32>((_e1229 / _e1442), (_e1232 / _e1442), (_e1235 / _e1442));
                                            } else {
                                                phi_30794_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1448 = phi_30794_;
                                            let _e1453 = (((_e1308 * _e1308) + (_e1311 * _e1311)) + (_e1314 * _e1314));
                                            if (_e1453 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1455 = sqrt(_e1453);
                                                phi_30832_ = vec3<f32>((_e1308 / _e1455), (_e1311 / _e1455), (_e1314 / _e1455));
                                            } else {
                                                phi_30832_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1461 = phi_30832_;
                                            let _e1475 = (((_e1199 * _e1199) + (_e1202 * _e1202)) + (_e1205 * _e1205));
                                            if (_e1475 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1477 = sqrt(_e1475);
                                                phi_30879_ = vec3<f32>((_e1199 / _e1477), (_e1202 / _e1477), (_e1205 / _e1477));
                                            } else {
                                                phi_30879_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1483 = phi_30879_;
                                            let _e1494 = (((_e1214 * _e1214) + (_e1217 * _e1217)) + (_e1220 * _e1220));
                                            if (_e1494 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1496 = sqrt(_e1494);
                                                phi_30923_ = vec3<f32>((_e1214 / _e1496), (_e1217 / _e1496), (_e1220 / _e1496));
                                            } else {
                                                phi_30923_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1502 = phi_30923_;
                                            let _e1511 = bitcast<f32>((bitcast<u32>((((_e1448.x + _e1461.x) - _e1483.x) - _e1502.x)) ^ _e579));
                                            let _e1514 = bitcast<f32>((bitcast<u32>((((_e1448.y + _e1461.y) - _e1483.y) - _e1502.y)) ^ _e579));
                                            let _e1517 = bitcast<f32>((bitcast<u32>((((_e1448.z + _e1461.z) - _e1483.z) - _e1502.z)) ^ _e579));
                                            let _e1518 = (_e1229 * _e1511);
                                            let _e1519 = (_e1232 * _e1514);
                                            let _e1520 = (_e1235 * _e1517);
                                            let _e1527 = abs(_e1511);
                                            let _e1528 = abs(_e1514);
                                            let _e1530 = select(_e1528, _e1527, (_e1527 > _e1528));
                                            let _e1531 = abs(_e1517);
                                            let _e1535 = (_e658 * (1f + select(_e1531, _e1530, (_e1530 > _e1531))));
                                            if (((_e1518 + _e1519) + _e1520) > ((0.0000019073486f * ((abs(_e1518) + abs(_e1519)) + abs(_e1520))) + _e1535)) {
                                                let _e1540 = (_e1308 * _e1511);
                                                let _e1541 = (_e1311 * _e1514);
                                                let _e1542 = (_e1314 * _e1517);
                                                if (((_e1540 + _e1541) + _e1542) > ((0.0000019073486f * ((abs(_e1540) + abs(_e1541)) + abs(_e1542))) + _e1535)) {
                                                    let _e1565 = (bitcast<f32>((bitcast<u32>((_e910.member.x - _e940.member_1.x)) ^ _e579)) * _e1511);
                                                    let _e1566 = (bitcast<f32>((bitcast<u32>((_e910.member.y - _e940.member_1.y)) ^ _e579)) * _e1514);
                                                    let _e1567 = (bitcast<f32>((bitcast<u32>((_e910.member.z - _e940.member_1.z)) ^ _e579)) * _e1517);
                                                    let _e1577 = (((_e1565 + _e1566) + _e1567) > ((0.0000019073486f * ((abs(_e1565) + abs(_e1566)) + abs(_e1567))) + _e1535));
                                                    if _e1577 {
                                                        let _e1590 = (bitcast<f32>((bitcast<u32>((_e910.member.x - _e940.member_2.x)) ^ _e579)) * _e1511);
                                                        let _e1591 = (bitcast<f32>((bitcast<u32>((_e910.member.y - _e940.member_2.y)) ^ _e579)) * _e1514);
                                                        let _e1592 = (bitcast<f32>((bitcast<u32>((_e910.member.z - _e940.member_2.z)) ^ _e579)) * _e1517);
                                                        phi_31132_ = (((_e1590 + _e1591) + _e1592) > ((0.0000019073486f * ((abs(_e1590) + abs(_e1591)) + abs(_e1592))) + _e1535));
                                                    } else {
                                                        phi_31132_ = bool();
                                                    }
                                                    let _e1604 = phi_31132_;
                                                    phi_31134_ = _e1604;
                                                    phi_31135_ = select(true, false, _e1577);
                                                } else {
                                                    phi_31134_ = bool();
                                                    phi_31135_ = true;
                                                }
                                                let _e1607 = phi_31134_;
                                                let _e1609 = phi_31135_;
                                                phi_31136_ = _e1607;
                                                phi_31137_ = _e1609;
                                            } else {
                                                phi_31136_ = bool();
                                                phi_31137_ = true;
                                            }
                                            let _e1611 = phi_31136_;
                                            let _e1613 = phi_31137_;
                                            phi_31146_ = select(true, false, select(_e1611, false, _e1613));
                                        } else {
                                            phi_31146_ = true;
                                        }
                                        let _e1617 = phi_31146_;
                                        phi_31584_ = select(0u, _e1434, _e1617);
                                    } else {
                                        let _e956 = bitcast<f32>((bitcast<u32>((_e910.member_1.x - _e910.member.x)) ^ _e579));
                                        let _e959 = bitcast<f32>((bitcast<u32>((_e910.member_1.y - _e910.member.y)) ^ _e579));
                                        let _e962 = bitcast<f32>((bitcast<u32>((_e910.member_1.z - _e910.member.z)) ^ _e579));
                                        let _e971 = bitcast<f32>((bitcast<u32>((_e910.member_2.x - _e910.member.x)) ^ _e579));
                                        let _e974 = bitcast<f32>((bitcast<u32>((_e910.member_2.y - _e910.member.y)) ^ _e579));
                                        let _e977 = bitcast<f32>((bitcast<u32>((_e910.member_2.z - _e910.member.z)) ^ _e579));
                                        let _e986 = bitcast<f32>((bitcast<u32>((_e940.member_2.x - _e910.member.x)) ^ _e579));
                                        let _e989 = bitcast<f32>((bitcast<u32>((_e940.member_2.y - _e910.member.y)) ^ _e579));
                                        let _e992 = bitcast<f32>((bitcast<u32>((_e940.member_2.z - _e910.member.z)) ^ _e579));
                                        let _e993 = (_e959 * _e977);
                                        let _e994 = (_e962 * _e974);
                                        let _e995 = (_e962 * _e971);
                                        let _e996 = (_e956 * _e977);
                                        let _e997 = (_e956 * _e974);
                                        let _e998 = (_e959 * _e971);
                                        let _e1006 = (((_e986 * (_e993 - _e994)) + (_e989 * (_e995 - _e996))) + (_e992 * (_e997 - _e998)));
                                        let _e1007 = abs(_e986);
                                        let _e1012 = abs(_e989);
                                        let _e1018 = abs(_e992);
                                        let _e1024 = abs(_e956);
                                        let _e1025 = abs(_e959);
                                        let _e1027 = select(_e1025, _e1024, (_e1024 > _e1025));
                                        let _e1028 = abs(_e962);
                                        let _e1030 = select(_e1028, _e1027, (_e1027 > _e1028));
                                        let _e1031 = abs(_e971);
                                        let _e1032 = abs(_e974);
                                        let _e1034 = select(_e1032, _e1031, (_e1031 > _e1032));
                                        let _e1035 = abs(_e977);
                                        let _e1037 = select(_e1035, _e1034, (_e1034 > _e1035));
                                        let _e1039 = select(_e1037, _e1030, (_e1030 > _e1037));
                                        let _e1041 = select(_e1012, _e1007, (_e1007 > _e1012));
                                        let _e1043 = select(_e1018, _e1041, (_e1041 > _e1018));
                                        let _e1045 = select(_e1043, _e1039, (_e1039 > _e1043));
                                        let _e1050 = ((0.0000019073486f * (((_e1007 * (abs(_e993) + abs(_e994))) + (_e1012 * (abs(_e995) + abs(_e996)))) + (_e1018 * (abs(_e997) + abs(_e998))))) + (_e658 * (1f + (_e1045 * _e1045))));
                                        if (_e1006 > _e1050) {
                                            phi_31304_ = 1i;
                                        } else {
                                            phi_31304_ = select(0i, -1i, (_e1006 < -(_e1050)));
                                        }
                                        let _e1056 = phi_31304_;
                                        if (_e1056 == 0i) {
                                            let _e1064 = bitcast<u32>((_e993 - (_e974 * _e962)));
                                            let _e1065 = (_e1064 & 2147483647u);
                                            let _e1066 = bitcast<u32>((_e995 - (_e977 * _e956)));
                                            let _e1067 = (_e1066 & 2147483647u);
                                            let _e1069 = select(_e1067, _e1065, (_e1065 > _e1067));
                                            let _e1070 = bitcast<u32>((_e997 - (_e971 * _e959)));
                                            let _e1071 = (_e1070 & 2147483647u);
                                            let _e1074 = (select(_e1071, _e1069, (_e1069 > _e1071)) & 2139095040u);
                                            let _e1076 = select(117440512u, _e1074, (_e1074 > 117440512u));
                                            let _e1077 = (_e1076 > 1056964608u);
                                            if _e1077 {
                                                phi_31343_ = (_e1076 - 1056964608u);
                                            } else {
                                                phi_31343_ = 0u;
                                            }
                                            let _e1080 = phi_31343_;
                                            let _e1086 = bitcast<f32>(select(0u, ((_e1064 + 1056964608u) - _e1076), ((_e1064 & 2139095040u) > _e1080)));
                                            if _e1077 {
                                                phi_31359_ = (_e1076 - 1056964608u);
                                            } else {
                                                phi_31359_ = 0u;
                                            }
                                            let _e1089 = phi_31359_;
                                            let _e1095 = bitcast<f32>(select(0u, ((_e1066 + 1056964608u) - _e1076), ((_e1066 & 2139095040u) > _e1089)));
                                            if _e1077 {
                                                phi_31375_ = (_e1076 - 1056964608u);
                                            } else {
                                                phi_31375_ = 0u;
                                            }
                                            let _e1098 = phi_31375_;
                                            let _e1104 = bitcast<f32>(select(0u, ((_e1070 + 1056964608u) - _e1076), ((_e1070 & 2139095040u) > _e1098)));
                                            let _e1105 = (_e959 * _e1104);
                                            let _e1106 = (_e962 * _e1095);
                                            let _e1107 = (_e962 * _e1086);
                                            let _e1108 = (_e956 * _e1104);
                                            let _e1109 = (_e956 * _e1095);
                                            let _e1110 = (_e959 * _e1086);
                                            let _e1111 = (_e1105 - _e1106);
                                            let _e1113 = (_e1107 - _e1108);
                                            let _e1116 = (_e1109 - _e1110);
                                            let _e1118 = (((_e971 * _e1111) + (_e974 * _e1113)) + (_e977 * _e1116));
                                            let _e1121 = (abs(_e1105) + abs(_e1106));
                                            let _e1125 = (abs(_e1107) + abs(_e1108));
                                            let _e1130 = (abs(_e1109) + abs(_e1110));
                                            let _e1133 = abs(_e1086);
                                            let _e1134 = abs(_e1095);
                                            let _e1136 = select(_e1134, _e1133, (_e1133 > _e1134));
                                            let _e1137 = abs(_e1104);
                                            let _e1139 = select(_e1137, _e1136, (_e1136 > _e1137));
                                            let _e1141 = select(_e1139, _e1030, (_e1030 > _e1139));
                                            let _e1143 = select(_e1037, _e1141, (_e1141 > _e1037));
                                            let _e1148 = ((0.0000019073486f * (((_e1031 * _e1121) + (_e1032 * _e1125)) + (_e1035 * _e1130))) + (_e658 * (1f + (_e1143 * _e1143))));
                                            if (_e1118 > _e1148) {
                                                phi_31480_ = 1i;
                                            } else {
                                                phi_31480_ = select(0i, -1i, (_e1118 < -(_e1148)));
                                            }
                                            let _e1154 = phi_31480_;
                                            let _e1159 = (((_e986 * _e1111) + (_e989 * _e1113)) + (_e992 * _e1116));
                                            let _e1166 = select(_e1043, _e1141, (_e1141 > _e1043));
                                            let _e1171 = ((0.0000019073486f * (((_e1007 * _e1121) + (_e1012 * _e1125)) + (_e1018 * _e1130))) + (_e658 * (1f + (_e1166 * _e1166))));
                                            if (_e1159 > _e1171) {
                                                phi_31576_ = 1i;
                                            } else {
                                                phi_31576_ = select(0i, -1i, (_e1159 < -(_e1171)));
                                            }
                                            let _e1177 = phi_31576_;
                                            phi_31583_ = select(2u, 0u, ((_e1154 * _e1177) < 0i));
                                        } else {
                                            phi_31583_ = 0u;
                                        }
                                        let _e1182 = phi_31583_;
                                        phi_31584_ = _e1182;
                                    }
                                    let _e1620 = phi_31584_;
                                    phi_31585_ = _e1620;
                                }
                                let _e1622 = phi_31585_;
                                phi_31586_ = _e1622;
                                phi_31587_ = _e879;
                            }
                            let _e1624 = phi_31586_;
                            let _e1626 = phi_31587_;
                            phi_31592_ = _e1624;
                            phi_31593_ = _e1626;
                        }
                        let _e1628 = phi_31592_;
                        let _e1630 = phi_31593_;
                        phi_31594_ = select(2u, 0u, _e859);
                        phi_31595_ = _e1628;
                        phi_31596_ = _e1630;
                    }
                    let _e3414 = phi_31594_;
                    let _e3416 = phi_31595_;
                    let _e3418 = phi_31596_;
                    phi_31601_ = select(_e3416, _e3414, _e3418);
                }
                let _e3421 = phi_31601_;
                let _e3424 = (_e405 & 31u);
                phi_31614_ = (_e407 + select(0u, 1u, _e578));
                phi_31615_ = (_e409 | (select(0u, 1u, (_e3421 == 2u)) << bitcast<u32>(_e3424)));
                phi_31616_ = (_e411 | (select(0u, 1u, (_e3421 == 1u)) << bitcast<u32>(_e3424)));
            } else {
                phi_31614_ = _e407;
                phi_31615_ = _e409;
                phi_31616_ = _e411;
            }
            let _e3436 = phi_31614_;
            let _e3438 = phi_31615_;
            let _e3440 = phi_31616_;
            phi_24532_ = (_e405 + _e379.z);
            phi_24535_ = _e3436;
            phi_24537_ = _e3438;
            phi_24539_ = _e3440;
        } else {
            break;
        }
        let _e3443 = phi_24532_;
        let _e3445 = phi_24535_;
        let _e3447 = phi_24537_;
        let _e3449 = phi_24539_;
        continue;
        continuing {
            phi_24531_ = _e3443;
            phi_24534_ = _e3445;
            phi_24536_ = _e3447;
            phi_24538_ = _e3449;
        }
    }
    let _e3452 = local_206;
    let _e3454 = local_207;
    let _e3455 = (_e3452 | _e3454);
    if (_e3455 == 0u) {
        phi_31626_ = 0u;
    } else {
        let _e3459 = atomicAdd((&counts_3[0u]), countOneBits(_e3455));
        phi_31626_ = _e3459;
    }
    let _e3461 = phi_31626_;
    let _e3463 = local_208;
    if (_e3463 == 0u) {
    } else {
        let _e3466 = local_209;
        let _e3469 = atomicAdd((&counts_3[1u]), countOneBits(_e3466));
    }
    let _e3471 = local_210;
    if (_e3471 > 0u) {
        let _e3474 = local_211;
        let _e3477 = local_212;
        let _e3480 = atomicAdd((&counts_3[2u]), select(1u, _e3477, (_e3474 > 1u)));
    }
    workgroupBarrier();
    if _e395 {
        let _e3482 = atomicLoad((&counts_3[_e389]));
        if (_e3482 > 0u) {
            let _e3486 = atomicAdd((&counters_2.member[_e389]), _e3482);
            if (_e389 == 0u) {
                reserved[0u] = _e3486;
            }
        }
    }
    workgroupBarrier();
    phi_31663_ = _e3461;
    phi_31666_ = _e3455;
    loop {
        let _e3490 = phi_31663_;
        let _e3492 = phi_31666_;
        let _e3493 = (_e3492 == 0u);
        if _e3493 {
            phi_31664_ = u32();
            phi_31667_ = u32();
        } else {
            let _e3495 = select(firstTrailingBit(_e3492), 32u, _e3493);
            let _e3497 = reserved[0u];
            let _e3498 = (_e3497 + _e3490);
            let _e3501 = params_2.member.member_12;
            if (_e3498 < _e3501) {
                let _e3508 = pairs.member[((((_e394 * 8u) + _e3495) * 256u) + _e389)];
                let _e3511 = ((_e3508 >> bitcast<u32>(16i)) * 2u);
                let _e3514 = tiles.member[(4u + _e3511)];
                let _e3521 = boxes.member[((_e3514 * 256u) + ((_e3508 >> bitcast<u32>(8i)) & 255u))];
                let _e3525 = tiles.member[(_e3511 + 5u)];
                let _e3530 = boxes.member[((_e3525 * 256u) + (_e3508 & 255u))];
                if (_e3521.x < _e3530.x) {
                    phi_31724_ = type_57(_e3521.x, _e3530.x);
                } else {
                    phi_31724_ = type_57(_e3530.x, _e3521.x);
                }
                let _e3536 = phi_31724_;
                let _e3541 = local_213;
                let _e3547 = (_e3498 * 2u);
                results.member[_e3547] = (_e3536.member | select(2147483648u, 0u, (((_e3541 >> bitcast<u32>((_e3495 & 31u))) & 1u) == 0u)));
                results.member[(_e3547 + 1u)] = _e3536.member_1;
            }
            phi_31664_ = (_e3490 + 1u);
            phi_31667_ = (_e3492 & (_e3492 - 1u));
        }
        let _e3558 = phi_31664_;
        let _e3560 = phi_31667_;
        continue;
        continuing {
            phi_31663_ = _e3558;
            phi_31666_ = _e3560;
            break if !(select(true, false, _e3493));
        }
    }
    return;
}

fn function_53() {
    var phi_31797_: u32;
    var phi_31813_: u32;
    var phi_31815_: u32;
    var phi_31818_: u32;
    var phi_31816_: u32;
    var phi_31819_: u32;
    var local_214: u32;
    var local_215: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    if ((((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x) == 0u) {
        let _e390 = tiles_1.member[0u];
        let _e393 = params_2.member.member_11;
        let _e395 = select(_e393, _e390, (_e390 < _e393));
        let _e396 = (_e395 / 8u);
        if ((_e395 % 8u) > 0u) {
            phi_31797_ = (_e396 + 1u);
        } else {
            phi_31797_ = _e396;
        }
        let _e401 = phi_31797_;
        let _e402 = (_e401 / 256u);
        if ((_e401 % 256u) > 0u) {
            phi_31813_ = (_e402 + 1u);
        } else {
            phi_31813_ = _e402;
        }
        let _e407 = phi_31813_;
        phi_31815_ = 1u;
        phi_31818_ = _e407;
        loop {
            let _e409 = phi_31815_;
            let _e411 = phi_31818_;
            local_214 = _e411;
            local_215 = _e409;
            let _e412 = (_e411 > 65535u);
            if _e412 {
                phi_31816_ = (_e409 << bitcast<u32>(1i));
                phi_31819_ = ((_e411 >> bitcast<u32>(1i)) + (_e411 & 1u));
            } else {
                break;
            }
            let _e420 = phi_31816_;
            let _e422 = phi_31819_;
            continue;
            continuing {
                phi_31815_ = _e420;
                phi_31818_ = _e422;
            }
        }
        let _e425 = local_214;
        let _e427 = local_215;
        arguments_1.member[0u] = type_49(_e425, _e427, 1u);
    }
    return;
}

fn function_54() {
    var phi_31875_: bool;
    var phi_31922_: u32;
    var phi_31925_: u32;
    var phi_31923_: u32;
    var phi_31926_: u32;
    var local_216: u32;
    var phi_31982_: u32;
    var phi_31991_: u32;
    var phi_32007_: u32;
    var phi_32023_: u32;
    var phi_32063_: u32;
    var phi_32079_: u32;
    var phi_32095_: u32;
    var phi_32119_: vec3<f32>;
    var phi_32122_: u32;
    var phi_32124_: vec3<f32>;
    var phi_32157_: u32;
    var phi_32173_: u32;
    var phi_32189_: u32;
    var phi_32120_: vec3<f32>;
    var phi_32123_: u32;
    var phi_32125_: vec3<f32>;
    var local_217: vec3<f32>;
    var local_218: vec3<f32>;
    var local_219: vec3<f32>;
    var local_220: vec3<f32>;
    var local_221: vec3<f32>;
    var local_222: vec3<f32>;
    var phi_32264_: vec3<f32>;
    var phi_32294_: u32;
    var phi_32311_: u32;
    var phi_32328_: u32;
    var phi_32352_: vec3<f32>;
    var phi_32353_: bool;
    var phi_32364_: vec3<f32>;
    var phi_32404_: bool;
    var phi_32407_: i32;
    var phi_32409_: vec3<f32>;
    var phi_32411_: u32;
    var phi_32413_: u32;
    var phi_32415_: u32;
    var phi_32448_: u32;
    var phi_32464_: u32;
    var phi_32480_: u32;
    var phi_32573_: bool;
    var phi_32574_: bool;
    var phi_32575_: bool;
    var phi_32405_: bool;
    var phi_32408_: i32;
    var phi_32410_: vec3<f32>;
    var phi_32412_: u32;
    var phi_32414_: u32;
    var phi_32416_: u32;
    var local_223: bool;
    var local_224: vec3<f32>;
    var local_225: vec3<f32>;
    var local_226: vec3<f32>;
    var local_227: i32;
    var local_228: u32;
    var phi_32637_: bool;
    var phi_32638_: u32;
    var phi_32639_: bool;
    var phi_32640_: u32;
    var local_229: bool;
    var local_230: u32;
    var phi_32657_: bool;
    var phi_32658_: bool;
    var phi_32659_: bool;
    var phi_32661_: bool;
    var phi_32662_: bool;
    var local_231: vec3<f32>;
    var local_232: bool;
    var local_233: u32;

    let _e376 = builtin_local_55;
    let _e377 = builtin_group_55;
    let _e378 = builtin_groups_55;
    let _e388 = (((_e377.x + (_e377.y * _e378.x)) * 256u) + _e376.x);
    let _e392 = params.member.member;
    if (_e388 < _e392) {
        let _e396 = ring_vertices.member[_e388];
        let _e397 = (_e388 / 64u);
        let _e398 = (_e388 % 64u);
        if (_e398 > 0u) {
            let _e403 = ring_vertices.member[(_e388 - 1u)];
            phi_31875_ = select(true, false, (_e403 == _e396));
        } else {
            phi_31875_ = true;
        }
        let _e407 = phi_31875_;
        if _e407 {
            let _e410 = ring_starts.member[_e397];
            let _e411 = (_e410 & 2147483647u);
            let _e415 = ring_starts.member[(_e397 + 1u)];
            let _e418 = (((_e415 & 2147483647u) - _e411) / 64u);
            let _e419 = (3u * _e396);
            let _e422 = positions.member[_e419];
            let _e426 = positions.member[(_e419 + 1u)];
            let _e430 = positions.member[(_e419 + 2u)];
            let _e432 = ((_e410 & 2147483648u) != 0u);
            let _e433 = (_e378.z ^ 1u);
            let _e434 = bitcast<u32>(_e422);
            let _e435 = (_e434 & 2147483647u);
            let _e436 = bitcast<u32>(_e426);
            let _e437 = (_e436 & 2147483647u);
            let _e439 = select(_e437, _e435, (_e435 > _e437));
            let _e440 = bitcast<u32>(_e430);
            let _e441 = (_e440 & 2147483647u);
            phi_31922_ = 0u;
            phi_31925_ = select(_e441, _e439, (_e439 > _e441));
            loop {
                let _e445 = phi_31922_;
                let _e447 = phi_31925_;
                local_216 = _e447;
                let _e448 = (_e445 < _e418);
                if _e448 {
                    let _e453 = ring_links.member[((_e411 + (_e445 * 64u)) + _e398)];
                    let _e454 = (3u * _e453);
                    let _e456 = positions.member[_e454];
                    let _e459 = positions.member[(_e454 + 1u)];
                    let _e462 = positions.member[(_e454 + 2u)];
                    let _e464 = (bitcast<u32>(_e456) & 2147483647u);
                    let _e466 = (bitcast<u32>(_e459) & 2147483647u);
                    let _e468 = select(_e466, _e464, (_e464 > _e466));
                    let _e470 = (bitcast<u32>(_e462) & 2147483647u);
                    let _e472 = select(_e470, _e468, (_e468 > _e470));
                    phi_31923_ = (_e445 + 1u);
                    phi_31926_ = select(_e472, _e447, (_e447 > _e472));
                } else {
                    break;
                }
                let _e477 = phi_31923_;
                let _e479 = phi_31926_;
                continue;
                continuing {
                    phi_31922_ = _e477;
                    phi_31925_ = _e479;
                }
            }
            let _e482 = local_216;
            let _e483 = (_e482 & 2139095040u);
            let _e485 = select(117440512u, _e483, (_e483 > 117440512u));
            if (_e485 < 1056964608u) {
                phi_31982_ = (1056964608u - _e485);
            } else {
                phi_31982_ = 0u;
            }
            let _e489 = phi_31982_;
            let _e491 = bitcast<f32>((75497472u + _e489));
            let _e492 = (_e485 > 1056964608u);
            if _e492 {
                phi_31991_ = (_e485 - 1056964608u);
            } else {
                phi_31991_ = 0u;
            }
            let _e495 = phi_31991_;
            let _e501 = bitcast<f32>(select(0u, ((_e434 + 1056964608u) - _e485), ((_e434 & 2139095040u) > _e495)));
            if _e492 {
                phi_32007_ = (_e485 - 1056964608u);
            } else {
                phi_32007_ = 0u;
            }
            let _e504 = phi_32007_;
            let _e510 = bitcast<f32>(select(0u, ((_e436 + 1056964608u) - _e485), ((_e436 & 2139095040u) > _e504)));
            if _e492 {
                phi_32023_ = (_e485 - 1056964608u);
            } else {
                phi_32023_ = 0u;
            }
            let _e513 = phi_32023_;
            let _e519 = bitcast<f32>(select(0u, ((_e440 + 1056964608u) - _e485), ((_e440 & 2139095040u) > _e513)));
            let _e522 = ring_links.member[(_e411 + _e398)];
            let _e523 = (3u * _e522);
            let _e525 = positions.member[_e523];
            let _e528 = positions.member[(_e523 + 1u)];
            let _e531 = positions.member[(_e523 + 2u)];
            let _e532 = bitcast<u32>(_e525);
            if _e492 {
                phi_32063_ = (_e485 - 1056964608u);
            } else {
                phi_32063_ = 0u;
            }
            let _e535 = phi_32063_;
            let _e542 = bitcast<u32>(_e528);
            if _e492 {
                phi_32079_ = (_e485 - 1056964608u);
            } else {
                phi_32079_ = 0u;
            }
            let _e545 = phi_32079_;
            let _e552 = bitcast<u32>(_e531);
            if _e492 {
                phi_32095_ = (_e485 - 1056964608u);
            } else {
                phi_32095_ = 0u;
            }
            let _e555 = phi_32095_;
            let _e567 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e532 + 1056964608u) - _e485), ((_e532 & 2139095040u) > _e535))) - _e501)) ^ _e433));
            let _e570 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e542 + 1056964608u) - _e485), ((_e542 & 2139095040u) > _e545))) - _e510)) ^ _e433));
            let _e573 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e552 + 1056964608u) - _e485), ((_e552 & 2139095040u) > _e555))) - _e519)) ^ _e433));
            let _e574 = vec3<f32>(_e567, _e570, _e573);
            phi_32119_ = vec3<f32>(0f, 0f, 0f);
            phi_32122_ = 1u;
            phi_32124_ = _e574;
            loop {
                let _e576 = phi_32119_;
                let _e578 = phi_32122_;
                let _e580 = phi_32124_;
                local_217 = _e580;
                local_218 = _e580;
                local_219 = _e580;
                local_220 = _e576;
                local_221 = _e576;
                local_222 = _e576;
                local_231 = _e576;
                let _e581 = (_e578 < _e418);
                if _e581 {
                    let _e586 = ring_links.member[((_e411 + (_e578 * 64u)) + _e398)];
                    let _e587 = (3u * _e586);
                    let _e589 = positions.member[_e587];
                    let _e592 = positions.member[(_e587 + 1u)];
                    let _e595 = positions.member[(_e587 + 2u)];
                    let _e596 = bitcast<u32>(_e589);
                    if _e492 {
                        phi_32157_ = (_e485 - 1056964608u);
                    } else {
                        phi_32157_ = 0u;
                    }
                    let _e599 = phi_32157_;
                    let _e606 = bitcast<u32>(_e592);
                    if _e492 {
                        phi_32173_ = (_e485 - 1056964608u);
                    } else {
                        phi_32173_ = 0u;
                    }
                    let _e609 = phi_32173_;
                    let _e616 = bitcast<u32>(_e595);
                    if _e492 {
                        phi_32189_ = (_e485 - 1056964608u);
                    } else {
                        phi_32189_ = 0u;
                    }
                    let _e619 = phi_32189_;
                    let _e631 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e596 + 1056964608u) - _e485), ((_e596 & 2139095040u) > _e599))) - _e501)) ^ _e433));
                    let _e634 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e606 + 1056964608u) - _e485), ((_e606 & 2139095040u) > _e609))) - _e510)) ^ _e433));
                    let _e637 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e616 + 1056964608u) - _e485), ((_e616 & 2139095040u) > _e619))) - _e519)) ^ _e433));
                    phi_32120_ = vec3<f32>((_e576.x + ((_e580.y * _e637) - (_e634 * _e580.z))), (_e576.y + ((_e580.z * _e631) - (_e637 * _e580.x))), (_e576.z + ((_e580.x * _e634) - (_e631 * _e580.y))));
                    phi_32123_ = (_e578 + 1u);
                    phi_32125_ = vec3<f32>(_e631, _e634, _e637);
                } else {
                    break;
                }
                let _e660 = phi_32120_;
                let _e662 = phi_32123_;
                let _e664 = phi_32125_;
                continue;
                continuing {
                    phi_32119_ = _e660;
                    phi_32122_ = _e662;
                    phi_32124_ = _e664;
                }
            }
            if _e432 {
                let _e667 = local_217;
                let _e671 = local_218;
                let _e677 = local_219;
                let _e685 = local_220;
                let _e689 = local_221;
                let _e693 = local_222;
                phi_32264_ = vec3<f32>((_e685.x + ((_e667.y * _e573) - (_e570 * _e671.z))), (_e689.y + ((_e671.z * _e567) - (_e573 * _e677.x))), (_e693.z + ((_e677.x * _e570) - (_e567 * _e667.y))));
            } else {
                let _e1049 = local_231;
                phi_32264_ = _e1049;
            }
            let _e698 = phi_32264_;
            let _e700 = bitcast<u32>(_e698.x);
            let _e701 = (_e700 & 2147483647u);
            let _e703 = bitcast<u32>(_e698.y);
            let _e704 = (_e703 & 2147483647u);
            let _e706 = select(_e704, _e701, (_e701 > _e704));
            let _e708 = bitcast<u32>(_e698.z);
            let _e709 = (_e708 & 2147483647u);
            let _e712 = (select(_e709, _e706, (_e706 > _e709)) & 2139095040u);
            let _e714 = select(117440512u, _e712, (_e712 > 117440512u));
            let _e715 = (_e714 > 1056964608u);
            if _e715 {
                phi_32294_ = (_e714 - 1056964608u);
            } else {
                phi_32294_ = 0u;
            }
            let _e718 = phi_32294_;
            let _e724 = bitcast<f32>(select(0u, ((_e700 + 1056964608u) - _e714), ((_e700 & 2139095040u) > _e718)));
            if _e715 {
                phi_32311_ = (_e714 - 1056964608u);
            } else {
                phi_32311_ = 0u;
            }
            let _e727 = phi_32311_;
            let _e733 = bitcast<f32>(select(0u, ((_e703 + 1056964608u) - _e714), ((_e703 & 2139095040u) > _e727)));
            if _e715 {
                phi_32328_ = (_e714 - 1056964608u);
            } else {
                phi_32328_ = 0u;
            }
            let _e736 = phi_32328_;
            let _e742 = bitcast<f32>(select(0u, ((_e708 + 1056964608u) - _e714), ((_e708 & 2139095040u) > _e736)));
            let _e743 = abs(_e724);
            let _e744 = abs(_e733);
            let _e745 = abs(_e742);
            if (_e743 <= _e744) {
                let _e747 = (_e743 <= _e745);
                phi_32352_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e747));
                phi_32353_ = select(true, false, _e747);
            } else {
                phi_32352_ = vec3<f32>();
                phi_32353_ = true;
            }
            let _e752 = phi_32352_;
            let _e754 = phi_32353_;
            if _e754 {
                phi_32364_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e744 <= _e745)));
            } else {
                phi_32364_ = _e752;
            }
            let _e759 = phi_32364_;
            let _e764 = ((_e733 * _e759.z) - (_e759.y * _e742));
            let _e768 = ((_e742 * _e759.x) - (_e759.z * _e724));
            let _e771 = ((_e724 * _e759.y) - (_e759.x * _e733));
            let _e776 = ((abs(_e567) + abs(_e570)) + abs(_e573));
            let _e781 = (((_e764 * _e567) + (_e768 * _e570)) + (_e771 * _e573));
            let _e786 = ((0.0000038146973f * _e776) + (_e491 * (1f + (_e776 * _e776))));
            let _e792 = (select(0i, 1i, (_e781 > _e786)) - select(0i, 1i, (_e781 < -(_e786))));
            phi_32404_ = (_e792 != 0i);
            phi_32407_ = _e792;
            phi_32409_ = _e574;
            phi_32411_ = 0u;
            phi_32413_ = 0u;
            phi_32415_ = 1u;
            loop {
                let _e795 = phi_32404_;
                let _e797 = phi_32407_;
                let _e799 = phi_32409_;
                let _e801 = phi_32411_;
                let _e803 = phi_32413_;
                let _e805 = phi_32415_;
                local_223 = _e795;
                local_224 = _e799;
                local_225 = _e799;
                local_226 = _e799;
                local_227 = _e797;
                local_228 = _e803;
                local_232 = _e795;
                local_233 = _e803;
                local_229 = _e795;
                local_230 = _e801;
                let _e806 = (_e805 < _e418);
                if _e806 {
                    let _e811 = ring_links.member[((_e411 + (_e805 * 64u)) + _e398)];
                    let _e812 = (3u * _e811);
                    let _e814 = positions.member[_e812];
                    let _e817 = positions.member[(_e812 + 1u)];
                    let _e820 = positions.member[(_e812 + 2u)];
                    let _e821 = bitcast<u32>(_e814);
                    if _e492 {
                        phi_32448_ = (_e485 - 1056964608u);
                    } else {
                        phi_32448_ = 0u;
                    }
                    let _e824 = phi_32448_;
                    let _e831 = bitcast<u32>(_e817);
                    if _e492 {
                        phi_32464_ = (_e485 - 1056964608u);
                    } else {
                        phi_32464_ = 0u;
                    }
                    let _e834 = phi_32464_;
                    let _e841 = bitcast<u32>(_e820);
                    if _e492 {
                        phi_32480_ = (_e485 - 1056964608u);
                    } else {
                        phi_32480_ = 0u;
                    }
                    let _e844 = phi_32480_;
                    let _e856 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e821 + 1056964608u) - _e485), ((_e821 & 2139095040u) > _e824))) - _e501)) ^ _e433));
                    let _e859 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e831 + 1056964608u) - _e485), ((_e831 & 2139095040u) > _e834))) - _e510)) ^ _e433));
                    let _e862 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e841 + 1056964608u) - _e485), ((_e841 & 2139095040u) > _e844))) - _e519)) ^ _e433));
                    let _e868 = ((abs(_e856) + abs(_e859)) + abs(_e862));
                    let _e873 = (((_e764 * _e856) + (_e768 * _e859)) + (_e771 * _e862));
                    let _e878 = ((0.0000038146973f * _e868) + (_e491 * (1f + (_e868 * _e868))));
                    let _e884 = (select(0i, 1i, (_e873 > _e878)) - select(0i, 1i, (_e873 < -(_e878))));
                    if _e795 {
                        let _e885 = (_e884 == 0i);
                        if _e885 {
                            phi_32573_ = bool();
                        } else {
                            let _e893 = ((abs(_e799.x) + abs(_e799.y)) + abs(_e799.z));
                            let _e894 = (_e893 + _e868);
                            phi_32573_ = ((((_e724 * ((_e799.y * _e862) - (_e859 * _e799.z))) + (_e733 * ((_e799.z * _e856) - (_e862 * _e799.x)))) + (_e742 * ((_e799.x * _e859) - (_e856 * _e799.y)))) > (((0.0000019073486f * _e893) * _e868) + (_e491 * (1f + (_e894 * _e894)))));
                        }
                        let _e917 = phi_32573_;
                        phi_32574_ = _e917;
                        phi_32575_ = _e885;
                    } else {
                        phi_32574_ = bool();
                        phi_32575_ = true;
                    }
                    let _e919 = phi_32574_;
                    let _e921 = phi_32575_;
                    phi_32405_ = select(_e919, false, _e921);
                    phi_32408_ = _e884;
                    phi_32410_ = vec3<f32>(_e856, _e859, _e862);
                    phi_32412_ = (_e801 + select(0u, 1u, (_e797 > _e884)));
                    phi_32414_ = (_e803 + select(0u, 1u, (_e797 < _e884)));
                    phi_32416_ = (_e805 + 1u);
                } else {
                    break;
                }
                let _e931 = phi_32405_;
                let _e933 = phi_32408_;
                let _e935 = phi_32410_;
                let _e937 = phi_32412_;
                let _e939 = phi_32414_;
                let _e941 = phi_32416_;
                continue;
                continuing {
                    phi_32404_ = _e931;
                    phi_32407_ = _e933;
                    phi_32409_ = _e935;
                    phi_32411_ = _e937;
                    phi_32413_ = _e939;
                    phi_32415_ = _e941;
                }
            }
            if _e432 {
                let _e944 = local_223;
                if _e944 {
                    let _e946 = local_224;
                    let _e950 = local_225;
                    let _e954 = local_226;
                    let _e958 = ((abs(_e946.x) + abs(_e950.y)) + abs(_e954.z));
                    let _e959 = (_e958 + _e776);
                    let _e982 = local_227;
                    let _e986 = local_228;
                    phi_32637_ = ((((_e724 * ((_e950.y * _e573) - (_e570 * _e954.z))) + (_e733 * ((_e954.z * _e567) - (_e573 * _e946.x)))) + (_e742 * ((_e946.x * _e570) - (_e567 * _e950.y)))) > (((0.0000019073486f * _e958) * _e776) + (_e491 * (1f + (_e959 * _e959)))));
                    phi_32638_ = (_e986 + select(0u, 1u, (_e982 < _e792)));
                } else {
                    phi_32637_ = bool();
                    phi_32638_ = u32();
                }
                let _e989 = phi_32637_;
                let _e991 = phi_32638_;
                phi_32639_ = _e989;
                phi_32640_ = _e991;
            } else {
                let _e1084 = local_232;
                phi_32639_ = _e1084;
                let _e1087 = local_233;
                phi_32640_ = _e1087;
            }
            let _e993 = phi_32639_;
            let _e995 = phi_32640_;
            let _e997 = local_229;
            if select(true, _e997, _e432) {
                if _e993 {
                    if _e432 {
                        phi_32658_ = (_e995 == 1u);
                    } else {
                        if (_e995 == 0u) {
                            phi_32657_ = true;
                        } else {
                            let _e1001 = local_230;
                            phi_32657_ = (_e1001 == 0u);
                        }
                        let _e1004 = phi_32657_;
                        phi_32658_ = _e1004;
                    }
                    let _e1007 = phi_32658_;
                    phi_32659_ = _e1007;
                } else {
                    phi_32659_ = bool();
                }
                let _e1009 = phi_32659_;
                phi_32661_ = _e1009;
                phi_32662_ = select(true, false, _e993);
            } else {
                phi_32661_ = bool();
                phi_32662_ = true;
            }
            let _e1012 = phi_32661_;
            let _e1014 = phi_32662_;
            embedded_1.member[_e396] = select(0u, 1u, select(_e1012, false, _e1014));
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
