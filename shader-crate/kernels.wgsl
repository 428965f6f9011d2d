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
var<storage, read_write> positions_2: type_34;
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
    var phi_599_: type_19;
    var phi_602_: u32;
    var phi_628_: u32;
    var phi_635_: u32;
    var phi_642_: u32;
    var phi_649_: u32;
    var phi_665_: type_19;
    var phi_600_: type_19;
    var phi_603_: u32;
    var local_1: type_19;
    var phi_674_: u32;
    var phi_677_: u32;
    var phi_675_: u32;
    var phi_678_: u32;
    var local_2: u32;
    var phi_698_: u32;
    var phi_701_: u32;
    var phi_699_: u32;
    var phi_702_: u32;
    var local_3: type_19;
    var phi_738_: type_19;
    var phi_741_: u32;
    var phi_767_: u32;
    var phi_774_: u32;
    var phi_781_: u32;
    var phi_788_: u32;
    var phi_816_: type_19;
    var phi_739_: type_19;
    var phi_742_: u32;
    var local_4: type_19;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local = array<u32, 2>(0u, 0u);
    local[_e380.z] = _e379.x;
    let _e388 = local[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = (((_e393 * 256u) + _e388) * 8u);
    phi_599_ = type_19(0u, false);
    phi_602_ = 0u;
    loop {
        let _e398 = phi_599_;
        let _e400 = phi_602_;
        local_1 = _e398;
        local_3 = _e398;
        let _e401 = (_e400 < 8u);
        if _e401 {
            let _e402 = (_e396 + _e400);
            let _e403 = (4u * _e402);
            let _e406 = params.member.member;
            let _e407 = (_e403 < _e406);
            if _e407 {
                let _e410 = input.member[_e402];
                if _e407 {
                    phi_628_ = _e410.x;
                } else {
                    phi_628_ = 0u;
                }
                let _e413 = phi_628_;
                if ((_e403 + 1u) < _e406) {
                    phi_635_ = _e410.y;
                } else {
                    phi_635_ = 0u;
                }
                let _e418 = phi_635_;
                if ((_e403 + 2u) < _e406) {
                    phi_642_ = _e410.z;
                } else {
                    phi_642_ = 0u;
                }
                let _e423 = phi_642_;
                if ((_e403 + 3u) < _e406) {
                    phi_649_ = _e410.w;
                } else {
                    phi_649_ = 0u;
                }
                let _e428 = phi_649_;
                let _e431 = (_e398.member + _e413);
                let _e434 = (_e431 + _e418);
                let _e437 = (_e434 + _e423);
                let _e440 = (_e437 + _e428);
                phi_665_ = type_19(_e440, ((((_e398.member_1 || (_e431 < _e413)) || (_e434 < _e418)) || (_e437 < _e423)) || (_e440 < _e428)));
            } else {
                phi_665_ = _e398;
            }
            let _e445 = phi_665_;
            phi_600_ = _e445;
            phi_603_ = (_e400 + _e381.z);
        } else {
            break;
        }
        let _e448 = phi_600_;
        let _e450 = phi_603_;
        continue;
        continuing {
            phi_599_ = _e448;
            phi_602_ = _e450;
        }
    }
    let _e453 = local_1;
    sums[_e388] = _e453.member;
    workgroupBarrier();
    if (_e388 < 16u) {
        phi_674_ = 0u;
        phi_677_ = 0u;
        loop {
            let _e458 = phi_674_;
            let _e460 = phi_677_;
            local_2 = _e460;
            let _e461 = (_e458 < 16u);
            if _e461 {
                let _e465 = sums[((_e388 * 16u) + _e458)];
                sums[((_e388 * 16u) + _e458)] = _e460;
                phi_675_ = (_e458 + _e381.z);
                phi_678_ = (_e460 + _e465);
            } else {
                break;
            }
            let _e469 = phi_675_;
            let _e471 = phi_678_;
            continue;
            continuing {
                phi_674_ = _e469;
                phi_677_ = _e471;
            }
        }
        let _e475 = local_2;
        chunks[_e388] = _e475;
    }
    workgroupBarrier();
    if (_e388 == 0u) {
        phi_698_ = 0u;
        phi_701_ = 0u;
        loop {
            let _e478 = phi_698_;
            let _e480 = phi_701_;
            let _e481 = (_e478 < 16u);
            if _e481 {
                let _e483 = chunks[_e478];
                chunks[_e478] = _e480;
                phi_699_ = (_e478 + _e381.z);
                phi_702_ = (_e480 + _e483);
            } else {
                break;
            }
            let _e487 = phi_699_;
            let _e489 = phi_702_;
            continue;
            continuing {
                phi_698_ = _e487;
                phi_701_ = _e489;
            }
        }
    }
    workgroupBarrier();
    let _e491 = sums[_e388];
    let _e494 = chunks[(_e388 / 16u)];
    let _e495 = (_e491 + _e494);
    let _e501 = params.member.member;
    if ((_e393 * 8192u) < _e501) {
        let _e505 = offsets.member[_e393];
        let _e506 = (_e495 + _e505);
        let _e510 = local_3;
        phi_738_ = type_19(_e506, (_e510.member_1 || ((false || (_e495 < _e494)) || (_e506 < _e505))));
        phi_741_ = 0u;
        loop {
            let _e515 = phi_738_;
            let _e517 = phi_741_;
            local_4 = _e515;
            let _e518 = (_e517 < 8u);
            if _e518 {
                let _e519 = (_e396 + _e517);
                let _e520 = (4u * _e519);
                let _e521 = (_e520 < _e501);
                if _e521 {
                    let _e524 = input.member[_e519];
                    if _e521 {
                        phi_767_ = _e524.x;
                    } else {
                        phi_767_ = 0u;
                    }
                    let _e527 = phi_767_;
                    if ((_e520 + 1u) < _e501) {
                        phi_774_ = _e524.y;
                    } else {
                        phi_774_ = 0u;
                    }
                    let _e532 = phi_774_;
                    if ((_e520 + 2u) < _e501) {
                        phi_781_ = _e524.z;
                    } else {
                        phi_781_ = 0u;
                    }
                    let _e537 = phi_781_;
                    if ((_e520 + 3u) < _e501) {
                        phi_788_ = _e524.w;
                    } else {
                        phi_788_ = 0u;
                    }
                    let _e542 = phi_788_;
                    let _e545 = (_e515.member + _e527);
                    let _e548 = (_e545 + _e532);
                    let _e551 = (_e548 + _e537);
                    output.member[_e519] = vec4<u32>(_e515.member, _e545, _e548, _e551);
                    let _e557 = (_e551 + _e542);
                    if ((_e520 + 4u) >= _e501) {
                        atomicStore((&result.member[0u]), _e557);
                    }
                    phi_816_ = type_19(_e557, ((((_e515.member_1 || (_e545 < _e527)) || (_e548 < _e532)) || (_e551 < _e537)) || (_e557 < _e542)));
                } else {
                    phi_816_ = _e515;
                }
                let _e566 = phi_816_;
                phi_739_ = _e566;
                phi_742_ = (_e517 + _e381.z);
            } else {
                break;
            }
            let _e569 = phi_739_;
            let _e571 = phi_742_;
            continue;
            continuing {
                phi_738_ = _e569;
                phi_741_ = _e571;
            }
        }
        let _e574 = local_4;
        if _e574.member_1 {
            let _e578 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_846_: u32;
    var phi_849_: vec4<u32>;
    var phi_878_: u32;
    var phi_885_: u32;
    var phi_892_: u32;
    var phi_899_: u32;
    var phi_902_: vec4<u32>;
    var phi_847_: u32;
    var phi_850_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_917_: u32;
    var phi_920_: u32;
    var phi_918_: u32;
    var phi_921_: u32;
    var local_10: u32;
    var phi_941_: u32;
    var phi_944_: u32;
    var phi_942_: u32;
    var phi_945_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e380.z] = _e379.x;
    let _e388 = local_5[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    phi_846_ = 0u;
    phi_849_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e395 = phi_846_;
        let _e397 = phi_849_;
        local_6 = _e397;
        local_7 = _e397;
        local_8 = _e397;
        local_9 = _e397;
        let _e398 = (_e395 < 8u);
        if _e398 {
            let _e402 = (((_e393 * 2048u) + (_e395 * 256u)) + _e388);
            let _e403 = (4u * _e402);
            let _e406 = params.member.member;
            let _e407 = (_e403 < _e406);
            if _e407 {
                let _e410 = input.member[_e402];
                if _e407 {
                    phi_878_ = _e410.x;
                } else {
                    phi_878_ = 0u;
                }
                let _e413 = phi_878_;
                if ((_e403 + 1u) < _e406) {
                    phi_885_ = _e410.y;
                } else {
                    phi_885_ = 0u;
                }
                let _e418 = phi_885_;
                if ((_e403 + 2u) < _e406) {
                    phi_892_ = _e410.z;
                } else {
                    phi_892_ = 0u;
                }
                let _e423 = phi_892_;
                if ((_e403 + 3u) < _e406) {
                    phi_899_ = _e410.w;
                } else {
                    phi_899_ = 0u;
                }
                let _e428 = phi_899_;
                phi_902_ = (_e397 + vec4<u32>(_e413, _e418, _e423, _e428));
            } else {
                phi_902_ = _e397;
            }
            let _e432 = phi_902_;
            phi_847_ = (_e395 + _e381.z);
            phi_850_ = _e432;
        } else {
            break;
        }
        let _e435 = phi_847_;
        let _e437 = phi_850_;
        continue;
        continuing {
            phi_846_ = _e435;
            phi_849_ = _e437;
        }
    }
    let _e440 = local_6;
    let _e443 = local_7;
    let _e447 = local_8;
    let _e451 = local_9;
    let _e453 = (((_e440.x + _e443.y) + _e447.z) + _e451.w);
    shared_[_e388] = _e453;
    workgroupBarrier();
    if (_e388 < 16u) {
        phi_917_ = 0u;
        phi_920_ = 0u;
        loop {
            let _e457 = phi_917_;
            let _e459 = phi_920_;
            local_10 = _e459;
            let _e460 = (_e457 < 16u);
            if _e460 {
                let _e464 = shared_[((_e388 * 16u) + _e457)];
                shared_[((_e388 * 16u) + _e457)] = _e459;
                phi_918_ = (_e457 + _e381.z);
                phi_921_ = (_e459 + _e464);
            } else {
                break;
            }
            let _e468 = phi_918_;
            let _e470 = phi_921_;
            continue;
            continuing {
                phi_917_ = _e468;
                phi_920_ = _e470;
            }
        }
        let _e474 = local_10;
        chunks[_e388] = _e474;
    }
    workgroupBarrier();
    if (_e388 == 0u) {
        phi_941_ = 0u;
        phi_944_ = 0u;
        loop {
            let _e477 = phi_941_;
            let _e479 = phi_944_;
            let _e480 = (_e477 < 16u);
            if _e480 {
                let _e482 = chunks[_e477];
                chunks[_e477] = _e479;
                phi_942_ = (_e477 + _e381.z);
                phi_945_ = (_e479 + _e482);
            } else {
                break;
            }
            let _e486 = phi_942_;
            let _e488 = phi_945_;
            continue;
            continuing {
                phi_941_ = _e486;
                phi_944_ = _e488;
            }
        }
    }
    workgroupBarrier();
    let _e490 = shared_[_e388];
    let _e493 = chunks[(_e388 / 16u)];
    if (_e388 == 255u) {
        let _e499 = params.member.member;
        if ((_e393 * 8192u) < _e499) {
            sums_1.member[_e393] = ((_e490 + _e493) + _e453);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1028_: vec4<u32>;
    var phi_1103_: u32;
    var phi_1106_: u32;
    var phi_1104_: u32;
    var phi_1107_: u32;
    var local_12: u32;
    var phi_1126_: u32;
    var phi_1129_: u32;
    var phi_1127_: u32;
    var phi_1130_: u32;
    var phi_1149_: u32;
    var phi_1152_: u32;
    var phi_1150_: u32;
    var phi_1153_: u32;
    var phi_1237_: type_28;
    var phi_1240_: u32;
    var phi_1454_: u32;
    var phi_1460_: u32;
    var phi_1466_: u32;
    var phi_1472_: u32;
    var phi_1506_: type_28;
    var phi_1694_: u32;
    var phi_1700_: u32;
    var phi_1706_: u32;
    var phi_1712_: u32;
    var phi_1746_: type_28;
    var phi_1934_: u32;
    var phi_1940_: u32;
    var phi_1946_: u32;
    var phi_1952_: u32;
    var phi_1986_: type_28;
    var phi_2174_: u32;
    var phi_2180_: u32;
    var phi_2186_: u32;
    var phi_2192_: u32;
    var phi_2226_: type_28;
    var phi_2227_: type_28;
    var phi_1238_: type_28;
    var phi_1241_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e380.z] = _e379.x;
    let _e388 = local_11[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e395 = ((_e393 * 256u) + _e388);
    if (_e388 < 16u) {
        let _e399 = params.member.member_1;
        if (_e393 < _e399) {
            let _e405 = offsets_1.member[((_e388 * _e399) + _e393)];
            starts[_e388] = _e405;
        }
    }
    let _e409 = params.member.member_1;
    if (_e393 < _e409) {
        let _e413 = thread_counts.member[_e395];
        phi_1028_ = _e413;
    } else {
        phi_1028_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e415 = phi_1028_;
    table[_e388] = ((_e415.x & 255u) | ((_e415.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e388)] = (((_e415.x >> bitcast<u32>(16i)) & 255u) | ((_e415.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e388)] = ((_e415.y & 255u) | ((_e415.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e388)] = (((_e415.y >> bitcast<u32>(16i)) & 255u) | ((_e415.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e388)] = ((_e415.z & 255u) | ((_e415.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e388)] = (((_e415.z >> bitcast<u32>(16i)) & 255u) | ((_e415.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e388)] = ((_e415.w & 255u) | ((_e415.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e388)] = (((_e415.w >> bitcast<u32>(16i)) & 255u) | ((_e415.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1103_ = 0u;
    phi_1106_ = 0u;
    loop {
        let _e484 = phi_1103_;
        let _e486 = phi_1106_;
        local_12 = _e486;
        let _e487 = (_e484 < 8u);
        if _e487 {
            let _e491 = table[((_e388 * 8u) + _e484)];
            phi_1104_ = (_e484 + _e381.z);
            phi_1107_ = (_e486 + _e491);
        } else {
            break;
        }
        let _e495 = phi_1104_;
        let _e497 = phi_1107_;
        continue;
        continuing {
            phi_1103_ = _e495;
            phi_1106_ = _e497;
        }
    }
    let _e501 = local_12;
    sums[_e388] = _e501;
    workgroupBarrier();
    if (_e388 < 8u) {
        phi_1126_ = 0u;
        phi_1129_ = 0u;
        loop {
            let _e504 = phi_1126_;
            let _e506 = phi_1129_;
            let _e507 = (_e504 < 32u);
            if _e507 {
                let _e511 = sums[((_e388 * 32u) + _e504)];
                sums[((_e388 * 32u) + _e504)] = _e506;
                phi_1127_ = (_e504 + _e381.z);
                phi_1130_ = (_e506 + _e511);
            } else {
                break;
            }
            let _e515 = phi_1127_;
            let _e517 = phi_1130_;
            continue;
            continuing {
                phi_1126_ = _e515;
                phi_1129_ = _e517;
            }
        }
    }
    workgroupBarrier();
    let _e519 = sums[_e388];
    phi_1149_ = 0u;
    phi_1152_ = _e519;
    loop {
        let _e521 = phi_1149_;
        let _e523 = phi_1152_;
        let _e524 = (_e521 < 8u);
        if _e524 {
            let _e528 = table[((_e388 * 8u) + _e521)];
            table[((_e388 * 8u) + _e521)] = _e523;
            phi_1150_ = (_e521 + _e381.z);
            phi_1153_ = (_e523 + _e528);
        } else {
            break;
        }
        let _e532 = phi_1150_;
        let _e534 = phi_1153_;
        continue;
        continuing {
            phi_1149_ = _e532;
            phi_1152_ = _e534;
        }
    }
    workgroupBarrier();
    let _e536 = table[_e388];
    let _e537 = table[(256u + _e388)];
    let _e538 = table[(512u + _e388)];
    let _e539 = table[(768u + _e388)];
    let _e540 = table[(1024u + _e388)];
    let _e541 = table[(1280u + _e388)];
    let _e542 = table[(1536u + _e388)];
    let _e543 = table[(1792u + _e388)];
    let _e545 = starts[0u];
    let _e547 = starts[2u];
    let _e549 = starts[4u];
    let _e551 = starts[6u];
    let _e553 = starts[8u];
    let _e555 = starts[10u];
    let _e557 = starts[12u];
    let _e559 = starts[14u];
    let _e561 = starts[1u];
    let _e563 = starts[3u];
    let _e565 = starts[5u];
    let _e567 = starts[7u];
    let _e569 = starts[9u];
    let _e571 = starts[11u];
    let _e573 = starts[13u];
    let _e575 = starts[15u];
    let _e576 = (_e395 * 8u);
    phi_1237_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1240_ = _e576;
    loop {
        let _e579 = phi_1237_;
        let _e581 = phi_1240_;
        let _e582 = (_e581 < (_e576 + 8u));
        if _e582 {
            let _e583 = (4u * _e581);
            let _e586 = params.member.member;
            let _e587 = (_e583 < _e586);
            if _e587 {
                let _e590 = keys.member[_e581];
                let _e593 = payload.member[_e581];
                if _e587 {
                    let _e604 = params.member.member_2;
                    let _e610 = params.member.member_3;
                    let _e611 = ((_e590.x >> bitcast<u32>((_e604 & 31u))) & _e610);
                    let _e612 = (_e611 / 2u);
                    let _e613 = (_e611 % 2u);
                    let _e616 = ((_e612 & 1u) == 0u);
                    let _e619 = ((_e612 & 2u) == 0u);
                    let _e625 = ((_e612 & 4u) == 0u);
                    let _e651 = (((_e611 % 4u) * 8u) & 31u);
                    let _e653 = (1u << bitcast<u32>(_e651));
                    let _e654 = (_e611 / 4u);
                    if (_e654 == 0u) {
                        phi_1454_ = (_e579.member.x + _e653);
                    } else {
                        phi_1454_ = _e579.member.x;
                    }
                    let _e666 = phi_1454_;
                    if (_e654 == 1u) {
                        phi_1460_ = (_e579.member.y + _e653);
                    } else {
                        phi_1460_ = _e579.member.y;
                    }
                    let _e670 = phi_1460_;
                    if (_e654 == 2u) {
                        phi_1466_ = (_e579.member.z + _e653);
                    } else {
                        phi_1466_ = _e579.member.z;
                    }
                    let _e674 = phi_1466_;
                    if (_e654 == 3u) {
                        phi_1472_ = (_e579.member.w + _e653);
                    } else {
                        phi_1472_ = _e579.member.w;
                    }
                    let _e678 = phi_1472_;
                    let _e682 = ((_e654 & 1u) == 0u);
                    let _e691 = ((select(select(select(select(_e575, _e573, _e616), select(_e571, _e569, _e616), _e619), select(select(_e567, _e565, _e616), select(_e563, _e561, _e616), _e619), _e625), select(select(select(_e559, _e557, _e616), select(_e555, _e553, _e616), _e619), select(select(_e551, _e549, _e616), select(_e547, _e545, _e616), _e619), _e625), (_e613 == 0u)) + ((select(select(select(_e543, _e542, _e616), select(_e541, _e540, _e616), _e619), select(select(_e539, _e538, _e616), select(_e537, _e536, _e616), _e619), _e625) >> bitcast<u32>(((_e613 * 16u) & 31u))) & 65535u)) + ((select(select(_e579.member.w, _e579.member.z, _e682), select(_e579.member.y, _e579.member.x, _e682), ((_e654 & 2u) == 0u)) >> bitcast<u32>(_e651)) & 255u));
                    sorted_keys.member[_e691] = _e590.x;
                    sorted_payload.member[_e691] = _e593.x;
                    phi_1506_ = type_28(vec4<u32>(_e666, _e670, _e674, _e678));
                } else {
                    phi_1506_ = _e579;
                }
                let _e697 = phi_1506_;
                if ((_e583 + 1u) < _e586) {
                    let _e702 = params.member.member_2;
                    let _e708 = params.member.member_3;
                    let _e709 = ((_e590.y >> bitcast<u32>((_e702 & 31u))) & _e708);
                    let _e710 = (_e709 / 2u);
                    let _e711 = (_e709 % 2u);
                    let _e714 = ((_e710 & 1u) == 0u);
                    let _e717 = ((_e710 & 2u) == 0u);
                    let _e723 = ((_e710 & 4u) == 0u);
                    let _e749 = (((_e709 % 4u) * 8u) & 31u);
                    let _e751 = (1u << bitcast<u32>(_e749));
                    let _e752 = (_e709 / 4u);
                    if (_e752 == 0u) {
                        phi_1694_ = (_e697.member.x + _e751);
                    } else {
                        phi_1694_ = _e697.member.x;
                    }
                    let _e764 = phi_1694_;
                    if (_e752 == 1u) {
                        phi_1700_ = (_e697.member.y + _e751);
                    } else {
                        phi_1700_ = _e697.member.y;
                    }
                    let _e768 = phi_1700_;
                    if (_e752 == 2u) {
                        phi_1706_ = (_e697.member.z + _e751);
                    } else {
                        phi_1706_ = _e697.member.z;
                    }
                    let _e772 = phi_1706_;
                    if (_e752 == 3u) {
                        phi_1712_ = (_e697.member.w + _e751);
                    } else {
                        phi_1712_ = _e697.member.w;
                    }
                    let _e776 = phi_1712_;
                    let _e780 = ((_e752 & 1u) == 0u);
                    let _e789 = ((select(select(select(select(_e575, _e573, _e714), select(_e571, _e569, _e714), _e717), select(select(_e567, _e565, _e714), select(_e563, _e561, _e714), _e717), _e723), select(select(select(_e559, _e557, _e714), select(_e555, _e553, _e714), _e717), select(select(_e551, _e549, _e714), select(_e547, _e545, _e714), _e717), _e723), (_e711 == 0u)) + ((select(select(select(_e543, _e542, _e714), select(_e541, _e540, _e714), _e717), select(select(_e539, _e538, _e714), select(_e537, _e536, _e714), _e717), _e723) >> bitcast<u32>(((_e711 * 16u) & 31u))) & 65535u)) + ((select(select(_e697.member.w, _e697.member.z, _e780), select(_e697.member.y, _e697.member.x, _e780), ((_e752 & 2u) == 0u)) >> bitcast<u32>(_e749)) & 255u));
                    sorted_keys.member[_e789] = _e590.y;
                    sorted_payload.member[_e789] = _e593.y;
                    phi_1746_ = type_28(vec4<u32>(_e764, _e768, _e772, _e776));
                } else {
                    phi_1746_ = _e697;
                }
                let _e795 = phi_1746_;
                if ((_e583 + 2u) < _e586) {
                    let _e800 = params.member.member_2;
                    let _e806 = params.member.member_3;
                    let _e807 = ((_e590.z >> bitcast<u32>((_e800 & 31u))) & _e806);
                    let _e808 = (_e807 / 2u);
                    let _e809 = (_e807 % 2u);
                    let _e812 = ((_e808 & 1u) == 0u);
                    let _e815 = ((_e808 & 2u) == 0u);
                    let _e821 = ((_e808 & 4u) == 0u);
                    let _e847 = (((_e807 % 4u) * 8u) & 31u);
                    let _e849 = (1u << bitcast<u32>(_e847));
                    let _e850 = (_e807 / 4u);
                    if (_e850 == 0u) {
                        phi_1934_ = (_e795.member.x + _e849);
                    } else {
                        phi_1934_ = _e795.member.x;
                    }
                    let _e862 = phi_1934_;
                    if (_e850 == 1u) {
                        phi_1940_ = (_e795.member.y + _e849);
                    } else {
                        phi_1940_ = _e795.member.y;
                    }
                    let _e866 = phi_1940_;
                    if (_e850 == 2u) {
                        phi_1946_ = (_e795.member.z + _e849);
                    } else {
                        phi_1946_ = _e795.member.z;
                    }
                    let _e870 = phi_1946_;
                    if (_e850 == 3u) {
                        phi_1952_ = (_e795.member.w + _e849);
                    } else {
                        phi_1952_ = _e795.member.w;
                    }
                    let _e874 = phi_1952_;
                    let _e878 = ((_e850 & 1u) == 0u);
                    let _e887 = ((select(select(select(select(_e575, _e573, _e812), select(_e571, _e569, _e812), _e815), select(select(_e567, _e565, _e812), select(_e563, _e561, _e812), _e815), _e821), select(select(select(_e559, _e557, _e812), select(_e555, _e553, _e812), _e815), select(select(_e551, _e549, _e812), select(_e547, _e545, _e812), _e815), _e821), (_e809 == 0u)) + ((select(select(select(_e543, _e542, _e812), select(_e541, _e540, _e812), _e815), select(select(_e539, _e538, _e812), select(_e537, _e536, _e812), _e815), _e821) >> bitcast<u32>(((_e809 * 16u) & 31u))) & 65535u)) + ((select(select(_e795.member.w, _e795.member.z, _e878), select(_e795.member.y, _e795.member.x, _e878), ((_e850 & 2u) == 0u)) >> bitcast<u32>(_e847)) & 255u));
                    sorted_keys.member[_e887] = _e590.z;
                    sorted_payload.member[_e887] = _e593.z;
                    phi_1986_ = type_28(vec4<u32>(_e862, _e866, _e870, _e874));
                } else {
                    phi_1986_ = _e795;
                }
                let _e893 = phi_1986_;
                if ((_e583 + 3u) < _e586) {
                    let _e898 = params.member.member_2;
                    let _e904 = params.member.member_3;
                    let _e905 = ((_e590.w >> bitcast<u32>((_e898 & 31u))) & _e904);
                    let _e906 = (_e905 / 2u);
                    let _e907 = (_e905 % 2u);
                    let _e910 = ((_e906 & 1u) == 0u);
                    let _e913 = ((_e906 & 2u) == 0u);
                    let _e919 = ((_e906 & 4u) == 0u);
                    let _e945 = (((_e905 % 4u) * 8u) & 31u);
                    let _e947 = (1u << bitcast<u32>(_e945));
                    let _e948 = (_e905 / 4u);
                    if (_e948 == 0u) {
                        phi_2174_ = (_e893.member.x + _e947);
                    } else {
                        phi_2174_ = _e893.member.x;
                    }
                    let _e960 = phi_2174_;
                    if (_e948 == 1u) {
                        phi_2180_ = (_e893.member.y + _e947);
                    } else {
                        phi_2180_ = _e893.member.y;
                    }
                    let _e964 = phi_2180_;
                    if (_e948 == 2u) {
                        phi_2186_ = (_e893.member.z + _e947);
                    } else {
                        phi_2186_ = _e893.member.z;
                    }
                    let _e968 = phi_2186_;
                    if (_e948 == 3u) {
                        phi_2192_ = (_e893.member.w + _e947);
                    } else {
                        phi_2192_ = _e893.member.w;
                    }
                    let _e972 = phi_2192_;
                    let _e976 = ((_e948 & 1u) == 0u);
                    let _e985 = ((select(select(select(select(_e575, _e573, _e910), select(_e571, _e569, _e910), _e913), select(select(_e567, _e565, _e910), select(_e563, _e561, _e910), _e913), _e919), select(select(select(_e559, _e557, _e910), select(_e555, _e553, _e910), _e913), select(select(_e551, _e549, _e910), select(_e547, _e545, _e910), _e913), _e919), (_e907 == 0u)) + ((select(select(select(_e543, _e542, _e910), select(_e541, _e540, _e910), _e913), select(select(_e539, _e538, _e910), select(_e537, _e536, _e910), _e913), _e919) >> bitcast<u32>(((_e907 * 16u) & 31u))) & 65535u)) + ((select(select(_e893.member.w, _e893.member.z, _e976), select(_e893.member.y, _e893.member.x, _e976), ((_e948 & 2u) == 0u)) >> bitcast<u32>(_e945)) & 255u));
                    sorted_keys.member[_e985] = _e590.w;
                    sorted_payload.member[_e985] = _e593.w;
                    phi_2226_ = type_28(vec4<u32>(_e960, _e964, _e968, _e972));
                } else {
                    phi_2226_ = _e893;
                }
                let _e991 = phi_2226_;
                phi_2227_ = _e991;
            } else {
                phi_2227_ = _e579;
            }
            let _e993 = phi_2227_;
            phi_1238_ = _e993;
            phi_1241_ = (_e581 + _e381.z);
        } else {
            break;
        }
        let _e996 = phi_1238_;
        let _e998 = phi_1241_;
        continue;
        continuing {
            phi_1237_ = _e996;
            phi_1240_ = _e998;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2257_: type_28;
    var phi_2260_: u32;
    var phi_2320_: u32;
    var phi_2326_: u32;
    var phi_2332_: u32;
    var phi_2338_: u32;
    var phi_2349_: type_28;
    var phi_2393_: u32;
    var phi_2399_: u32;
    var phi_2405_: u32;
    var phi_2411_: u32;
    var phi_2422_: type_28;
    var phi_2466_: u32;
    var phi_2472_: u32;
    var phi_2478_: u32;
    var phi_2484_: u32;
    var phi_2495_: type_28;
    var phi_2539_: u32;
    var phi_2545_: u32;
    var phi_2551_: u32;
    var phi_2557_: u32;
    var phi_2568_: type_28;
    var phi_2569_: type_28;
    var phi_2258_: type_28;
    var phi_2261_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2654_: u32;
    var phi_2657_: u32;
    var phi_2655_: u32;
    var phi_2658_: u32;
    var local_19: u32;
    var phi_2683_: u32;
    var phi_2686_: u32;
    var phi_2684_: u32;
    var phi_2687_: u32;
    var local_20: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e380.z] = _e379.x;
    let _e388 = local_13[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e395 = ((_e393 * 256u) + _e388);
    let _e396 = (_e395 * 8u);
    phi_2257_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2260_ = _e396;
    loop {
        let _e399 = phi_2257_;
        let _e401 = phi_2260_;
        local_14 = _e399;
        local_15 = _e399;
        local_16 = _e399;
        local_17 = _e399;
        local_18 = _e399;
        let _e402 = (_e401 < (_e396 + 8u));
        if _e402 {
            let _e403 = (4u * _e401);
            let _e406 = params.member.member;
            let _e407 = (_e403 < _e406);
            if _e407 {
                let _e410 = keys.member[_e401];
                if _e407 {
                    let _e414 = params.member.member_2;
                    let _e420 = params.member.member_3;
                    let _e421 = ((_e410.x >> bitcast<u32>((_e414 & 31u))) & _e420);
                    let _e426 = (1u << bitcast<u32>((((_e421 % 4u) * 8u) & 31u)));
                    let _e427 = (_e421 / 4u);
                    if (_e427 == 0u) {
                        phi_2320_ = (_e399.member.x + _e426);
                    } else {
                        phi_2320_ = _e399.member.x;
                    }
                    let _e439 = phi_2320_;
                    if (_e427 == 1u) {
                        phi_2326_ = (_e399.member.y + _e426);
                    } else {
                        phi_2326_ = _e399.member.y;
                    }
                    let _e443 = phi_2326_;
                    if (_e427 == 2u) {
                        phi_2332_ = (_e399.member.z + _e426);
                    } else {
                        phi_2332_ = _e399.member.z;
                    }
                    let _e447 = phi_2332_;
                    if (_e427 == 3u) {
                        phi_2338_ = (_e399.member.w + _e426);
                    } else {
                        phi_2338_ = _e399.member.w;
                    }
                    let _e451 = phi_2338_;
                    phi_2349_ = type_28(vec4<u32>(_e439, _e443, _e447, _e451));
                } else {
                    phi_2349_ = _e399;
                }
                let _e455 = phi_2349_;
                if ((_e403 + 1u) < _e406) {
                    let _e461 = params.member.member_2;
                    let _e467 = params.member.member_3;
                    let _e468 = ((_e410.y >> bitcast<u32>((_e461 & 31u))) & _e467);
                    let _e473 = (1u << bitcast<u32>((((_e468 % 4u) * 8u) & 31u)));
                    let _e474 = (_e468 / 4u);
                    if (_e474 == 0u) {
                        phi_2393_ = (_e455.member.x + _e473);
                    } else {
                        phi_2393_ = _e455.member.x;
                    }
                    let _e486 = phi_2393_;
                    if (_e474 == 1u) {
                        phi_2399_ = (_e455.member.y + _e473);
                    } else {
                        phi_2399_ = _e455.member.y;
                    }
                    let _e490 = phi_2399_;
                    if (_e474 == 2u) {
                        phi_2405_ = (_e455.member.z + _e473);
                    } else {
                        phi_2405_ = _e455.member.z;
                    }
                    let _e494 = phi_2405_;
                    if (_e474 == 3u) {
                        phi_2411_ = (_e455.member.w + _e473);
                    } else {
                        phi_2411_ = _e455.member.w;
                    }
                    let _e498 = phi_2411_;
                    phi_2422_ = type_28(vec4<u32>(_e486, _e490, _e494, _e498));
                } else {
                    phi_2422_ = _e455;
                }
                let _e502 = phi_2422_;
                if ((_e403 + 2u) < _e406) {
                    let _e508 = params.member.member_2;
                    let _e514 = params.member.member_3;
                    let _e515 = ((_e410.z >> bitcast<u32>((_e508 & 31u))) & _e514);
                    let _e520 = (1u << bitcast<u32>((((_e515 % 4u) * 8u) & 31u)));
                    let _e521 = (_e515 / 4u);
                    if (_e521 == 0u) {
                        phi_2466_ = (_e502.member.x + _e520);
                    } else {
                        phi_2466_ = _e502.member.x;
                    }
                    let _e533 = phi_2466_;
                    if (_e521 == 1u) {
                        phi_2472_ = (_e502.member.y + _e520);
                    } else {
                        phi_2472_ = _e502.member.y;
                    }
                    let _e537 = phi_2472_;
                    if (_e521 == 2u) {
                        phi_2478_ = (_e502.member.z + _e520);
                    } else {
                        phi_2478_ = _e502.member.z;
                    }
                    let _e541 = phi_2478_;
                    if (_e521 == 3u) {
                        phi_2484_ = (_e502.member.w + _e520);
                    } else {
                        phi_2484_ = _e502.member.w;
                    }
                    let _e545 = phi_2484_;
                    phi_2495_ = type_28(vec4<u32>(_e533, _e537, _e541, _e545));
                } else {
                    phi_2495_ = _e502;
                }
                let _e549 = phi_2495_;
                if ((_e403 + 3u) < _e406) {
                    let _e555 = params.member.member_2;
                    let _e561 = params.member.member_3;
                    let _e562 = ((_e410.w >> bitcast<u32>((_e555 & 31u))) & _e561);
                    let _e567 = (1u << bitcast<u32>((((_e562 % 4u) * 8u) & 31u)));
                    let _e568 = (_e562 / 4u);
                    if (_e568 == 0u) {
                        phi_2539_ = (_e549.member.x + _e567);
                    } else {
                        phi_2539_ = _e549.member.x;
                    }
                    let _e580 = phi_2539_;
                    if (_e568 == 1u) {
                        phi_2545_ = (_e549.member.y + _e567);
                    } else {
                        phi_2545_ = _e549.member.y;
                    }
                    let _e584 = phi_2545_;
                    if (_e568 == 2u) {
                        phi_2551_ = (_e549.member.z + _e567);
                    } else {
                        phi_2551_ = _e549.member.z;
                    }
                    let _e588 = phi_2551_;
                    if (_e568 == 3u) {
                        phi_2557_ = (_e549.member.w + _e567);
                    } else {
                        phi_2557_ = _e549.member.w;
                    }
                    let _e592 = phi_2557_;
                    phi_2568_ = type_28(vec4<u32>(_e580, _e584, _e588, _e592));
                } else {
                    phi_2568_ = _e549;
                }
                let _e596 = phi_2568_;
                phi_2569_ = _e596;
            } else {
                phi_2569_ = _e399;
            }
            let _e598 = phi_2569_;
            phi_2258_ = _e598;
            phi_2261_ = (_e401 + _e381.z);
        } else {
            break;
        }
        let _e601 = phi_2258_;
        let _e603 = phi_2261_;
        continue;
        continuing {
            phi_2257_ = _e601;
            phi_2260_ = _e603;
        }
    }
    let _e607 = params.member.member_1;
    let _e608 = (_e393 < _e607);
    if _e608 {
        let _e610 = local_14;
        thread_counts_1.member[_e395] = _e610.member;
    }
    let _e615 = local_15;
    table[_e388] = ((_e615.member.x & 255u) | ((_e615.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e388)] = (((_e615.member.x >> bitcast<u32>(16i)) & 255u) | ((_e615.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e634 = local_16;
    table[(512u + _e388)] = ((_e634.member.y & 255u) | ((_e634.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e388)] = (((_e634.member.y >> bitcast<u32>(16i)) & 255u) | ((_e634.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e654 = local_17;
    table[(1024u + _e388)] = ((_e654.member.z & 255u) | ((_e654.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e388)] = (((_e654.member.z >> bitcast<u32>(16i)) & 255u) | ((_e654.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e674 = local_18;
    table[(1536u + _e388)] = ((_e674.member.w & 255u) | ((_e674.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e388)] = (((_e674.member.w >> bitcast<u32>(16i)) & 255u) | ((_e674.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2654_ = 0u;
    phi_2657_ = 0u;
    loop {
        let _e694 = phi_2654_;
        let _e696 = phi_2657_;
        local_19 = _e696;
        let _e697 = (_e694 < 8u);
        if _e697 {
            let _e701 = table[((_e388 * 8u) + _e694)];
            phi_2655_ = (_e694 + _e381.z);
            phi_2658_ = (_e696 + _e701);
        } else {
            break;
        }
        let _e705 = phi_2655_;
        let _e707 = phi_2658_;
        continue;
        continuing {
            phi_2654_ = _e705;
            phi_2657_ = _e707;
        }
    }
    let _e711 = local_19;
    sums[_e388] = _e711;
    workgroupBarrier();
    if (_e388 < 16u) {
        if _e608 {
            phi_2683_ = 0u;
            phi_2686_ = 0u;
            loop {
                let _e714 = phi_2683_;
                let _e716 = phi_2686_;
                local_20 = _e716;
                let _e717 = (_e714 < 32u);
                if _e717 {
                    let _e722 = sums[(((_e388 / 2u) * 32u) + _e714)];
                    phi_2684_ = (_e714 + _e381.z);
                    phi_2687_ = (_e716 + ((_e722 >> bitcast<u32>((((_e388 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e732 = phi_2684_;
                let _e734 = phi_2687_;
                continue;
                continuing {
                    phi_2683_ = _e732;
                    phi_2686_ = _e734;
                }
            }
            let _e741 = local_20;
            counts.member[((_e388 * _e607) + _e393)] = _e741;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2750_: u32;
    var phi_2753_: f32;
    var phi_2775_: f32;
    var phi_2751_: u32;
    var phi_2754_: f32;
    var local_22: f32;
    var phi_2779_: u32;
    var phi_2780_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e380.z] = _e379.x;
    let _e388 = local_21[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_1.member[select(0u, _e397, _e398)];
    phi_2750_ = 0u;
    phi_2753_ = _e402;
    loop {
        let _e404 = phi_2750_;
        let _e406 = phi_2753_;
        local_22 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_1.member[_e410];
                phi_2775_ = select(_e406, _e414, (_e414 > _e406));
            } else {
                phi_2775_ = _e406;
            }
            let _e418 = phi_2775_;
            phi_2751_ = (_e404 + 1u);
            phi_2754_ = _e418;
        } else {
            break;
        }
        let _e421 = phi_2751_;
        let _e423 = phi_2754_;
        continue;
        continuing {
            phi_2750_ = _e421;
            phi_2753_ = _e423;
        }
    }
    let _e427 = local_22;
    shared_1[_e388] = _e427;
    workgroupBarrier();
    phi_2779_ = 128u;
    loop {
        let _e429 = phi_2779_;
        let _e430 = (_e429 > 0u);
        if _e430 {
            if (_e388 < _e429) {
                let _e432 = shared_1[_e388];
                let _e435 = shared_1[(_e388 + _e429)];
                shared_1[_e388] = select(_e432, _e435, (_e435 > _e432));
            }
            workgroupBarrier();
            phi_2780_ = (_e429 / 2u);
        } else {
            break;
        }
        let _e440 = phi_2780_;
        continue;
        continuing {
            phi_2779_ = _e440;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e444 = shared_1[0u];
            output_1.member[_e393] = _e444;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2849_: u32;
    var phi_2852_: f32;
    var phi_2874_: f32;
    var phi_2850_: u32;
    var phi_2853_: f32;
    var local_24: f32;
    var phi_2878_: u32;
    var phi_2879_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e380.z] = _e379.x;
    let _e388 = local_23[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_1.member[select(0u, _e397, _e398)];
    phi_2849_ = 0u;
    phi_2852_ = _e402;
    loop {
        let _e404 = phi_2849_;
        let _e406 = phi_2852_;
        local_24 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_1.member[_e410];
                phi_2874_ = select(_e406, _e414, (_e414 < _e406));
            } else {
                phi_2874_ = _e406;
            }
            let _e418 = phi_2874_;
            phi_2850_ = (_e404 + 1u);
            phi_2853_ = _e418;
        } else {
            break;
        }
        let _e421 = phi_2850_;
        let _e423 = phi_2853_;
        continue;
        continuing {
            phi_2849_ = _e421;
            phi_2852_ = _e423;
        }
    }
    let _e427 = local_24;
    shared_1[_e388] = _e427;
    workgroupBarrier();
    phi_2878_ = 128u;
    loop {
        let _e429 = phi_2878_;
        let _e430 = (_e429 > 0u);
        if _e430 {
            if (_e388 < _e429) {
                let _e432 = shared_1[_e388];
                let _e435 = shared_1[(_e388 + _e429)];
                shared_1[_e388] = select(_e432, _e435, (_e435 < _e432));
            }
            workgroupBarrier();
            phi_2879_ = (_e429 / 2u);
        } else {
            break;
        }
        let _e440 = phi_2879_;
        continue;
        continuing {
            phi_2878_ = _e440;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e444 = shared_1[0u];
            output_1.member[_e393] = _e444;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2948_: u32;
    var phi_2951_: f32;
    var phi_2969_: f32;
    var phi_2949_: u32;
    var phi_2952_: f32;
    var local_26: f32;
    var phi_2973_: u32;
    var phi_2974_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e380.z] = _e379.x;
    let _e388 = local_25[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    phi_2948_ = 0u;
    phi_2951_ = 0f;
    loop {
        let _e399 = phi_2948_;
        let _e401 = phi_2951_;
        local_26 = _e401;
        let _e402 = (_e399 < 16u);
        if _e402 {
            let _e405 = ((_e397 + (_e399 * 256u)) + _e388);
            if (_e405 < _e396) {
                let _e409 = input_1.member[_e405];
                phi_2969_ = (_e401 + _e409);
            } else {
                phi_2969_ = _e401;
            }
            let _e412 = phi_2969_;
            phi_2949_ = (_e399 + 1u);
            phi_2952_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_2949_;
        let _e417 = phi_2952_;
        continue;
        continuing {
            phi_2948_ = _e415;
            phi_2951_ = _e417;
        }
    }
    let _e421 = local_26;
    shared_1[_e388] = _e421;
    workgroupBarrier();
    phi_2973_ = 128u;
    loop {
        let _e423 = phi_2973_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e388 < _e423) {
                let _e426 = shared_1[_e388];
                let _e429 = shared_1[(_e388 + _e423)];
                shared_1[_e388] = (_e426 + _e429);
            }
            workgroupBarrier();
            phi_2974_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e433 = phi_2974_;
        continue;
        continuing {
            phi_2973_ = _e433;
        }
    }
    if (_e388 == 0u) {
        if (_e397 < _e396) {
            let _e438 = shared_1[0u];
            output_1.member[_e393] = _e438;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3042_: u32;
    var phi_3045_: u32;
    var phi_3067_: u32;
    var phi_3043_: u32;
    var phi_3046_: u32;
    var local_28: u32;
    var phi_3071_: u32;
    var phi_3072_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e380.z] = _e379.x;
    let _e388 = local_27[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_2.member[select(0u, _e397, _e398)];
    phi_3042_ = 0u;
    phi_3045_ = _e402;
    loop {
        let _e404 = phi_3042_;
        let _e406 = phi_3045_;
        local_28 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_2.member[_e410];
                phi_3067_ = select(_e406, _e414, (_e414 > _e406));
            } else {
                phi_3067_ = _e406;
            }
            let _e418 = phi_3067_;
            phi_3043_ = (_e404 + 1u);
            phi_3046_ = _e418;
        } else {
            break;
        }
        let _e421 = phi_3043_;
        let _e423 = phi_3046_;
        continue;
        continuing {
            phi_3042_ = _e421;
            phi_3045_ = _e423;
        }
    }
    let _e427 = local_28;
    shared_[_e388] = _e427;
    workgroupBarrier();
    phi_3071_ = 128u;
    loop {
        let _e429 = phi_3071_;
        let _e430 = (_e429 > 0u);
        if _e430 {
            if (_e388 < _e429) {
                let _e432 = shared_[_e388];
                let _e435 = shared_[(_e388 + _e429)];
                shared_[_e388] = select(_e432, _e435, (_e435 > _e432));
            }
            workgroupBarrier();
            phi_3072_ = (_e429 / 2u);
        } else {
            break;
        }
        let _e440 = phi_3072_;
        continue;
        continuing {
            phi_3071_ = _e440;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e444 = shared_[0u];
            output_2.member[_e393] = _e444;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3141_: u32;
    var phi_3144_: u32;
    var phi_3166_: u32;
    var phi_3142_: u32;
    var phi_3145_: u32;
    var local_30: u32;
    var phi_3170_: u32;
    var phi_3171_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e380.z] = _e379.x;
    let _e388 = local_29[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_2.member[select(0u, _e397, _e398)];
    phi_3141_ = 0u;
    phi_3144_ = _e402;
    loop {
        let _e404 = phi_3141_;
        let _e406 = phi_3144_;
        local_30 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_2.member[_e410];
                phi_3166_ = select(_e406, _e414, (_e414 < _e406));
            } else {
                phi_3166_ = _e406;
            }
            let _e418 = phi_3166_;
            phi_3142_ = (_e404 + 1u);
            phi_3145_ = _e418;
        } else {
            break;
        }
        let _e421 = phi_3142_;
        let _e423 = phi_3145_;
        continue;
        continuing {
            phi_3141_ = _e421;
            phi_3144_ = _e423;
        }
    }
    let _e427 = local_30;
    shared_[_e388] = _e427;
    workgroupBarrier();
    phi_3170_ = 128u;
    loop {
        let _e429 = phi_3170_;
        let _e430 = (_e429 > 0u);
        if _e430 {
            if (_e388 < _e429) {
                let _e432 = shared_[_e388];
                let _e435 = shared_[(_e388 + _e429)];
                shared_[_e388] = select(_e432, _e435, (_e435 < _e432));
            }
            workgroupBarrier();
            phi_3171_ = (_e429 / 2u);
        } else {
            break;
        }
        let _e440 = phi_3171_;
        continue;
        continuing {
            phi_3170_ = _e440;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e444 = shared_[0u];
            output_2.member[_e393] = _e444;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3240_: u32;
    var phi_3243_: u32;
    var phi_3261_: u32;
    var phi_3241_: u32;
    var phi_3244_: u32;
    var local_32: u32;
    var phi_3265_: u32;
    var phi_3266_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e380.z] = _e379.x;
    let _e388 = local_31[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    phi_3240_ = 0u;
    phi_3243_ = 0u;
    loop {
        let _e399 = phi_3240_;
        let _e401 = phi_3243_;
        local_32 = _e401;
        let _e402 = (_e399 < 16u);
        if _e402 {
            let _e405 = ((_e397 + (_e399 * 256u)) + _e388);
            if (_e405 < _e396) {
                let _e409 = input_2.member[_e405];
                phi_3261_ = (_e401 + _e409);
            } else {
                phi_3261_ = _e401;
            }
            let _e412 = phi_3261_;
            phi_3241_ = (_e399 + 1u);
            phi_3244_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_3241_;
        let _e417 = phi_3244_;
        continue;
        continuing {
            phi_3240_ = _e415;
            phi_3243_ = _e417;
        }
    }
    let _e421 = local_32;
    shared_[_e388] = _e421;
    workgroupBarrier();
    phi_3265_ = 128u;
    loop {
        let _e423 = phi_3265_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e388 < _e423) {
                let _e426 = shared_[_e388];
                let _e429 = shared_[(_e388 + _e423)];
                shared_[_e388] = (_e426 + _e429);
            }
            workgroupBarrier();
            phi_3266_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e433 = phi_3266_;
        continue;
        continuing {
            phi_3265_ = _e433;
        }
    }
    if (_e388 == 0u) {
        if (_e397 < _e396) {
            let _e438 = shared_[0u];
            output_2.member[_e393] = _e438;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3334_: u32;
    var phi_3337_: vec4<f32>;
    var phi_3355_: vec4<f32>;
    var phi_3335_: u32;
    var phi_3338_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3359_: u32;
    var phi_3360_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e380.z] = _e379.x;
    let _e388 = local_33[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_3.member[select(0u, _e397, _e398)];
    phi_3334_ = 0u;
    phi_3337_ = _e402;
    loop {
        let _e404 = phi_3334_;
        let _e406 = phi_3337_;
        local_34 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_3.member[_e410];
                phi_3355_ = vec4<f32>(select(_e406.x, _e414.x, (_e414.x > _e406.x)), select(_e406.y, _e414.y, (_e414.y > _e406.y)), select(_e406.z, _e414.z, (_e414.z > _e406.z)), select(_e406.w, _e414.w, (_e414.w > _e406.w)));
            } else {
                phi_3355_ = _e406;
            }
            let _e433 = phi_3355_;
            phi_3335_ = (_e404 + 1u);
            phi_3338_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_3335_;
        let _e438 = phi_3338_;
        continue;
        continuing {
            phi_3334_ = _e436;
            phi_3337_ = _e438;
        }
    }
    let _e442 = local_34;
    shared_2[_e388] = _e442;
    workgroupBarrier();
    phi_3359_ = 128u;
    loop {
        let _e444 = phi_3359_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e388 < _e444) {
                let _e447 = shared_2[_e388];
                let _e450 = shared_2[(_e388 + _e444)];
                shared_2[_e388] = vec4<f32>(select(_e447.x, _e450.x, (_e450.x > _e447.x)), select(_e447.y, _e450.y, (_e450.y > _e447.y)), select(_e447.z, _e450.z, (_e450.z > _e447.z)), select(_e447.w, _e450.w, (_e450.w > _e447.w)));
            }
            workgroupBarrier();
            phi_3360_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e470 = phi_3360_;
        continue;
        continuing {
            phi_3359_ = _e470;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e474 = shared_2[0u];
            output_3.member[_e393] = _e474;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3457_: u32;
    var phi_3460_: vec4<f32>;
    var phi_3478_: vec4<f32>;
    var phi_3458_: u32;
    var phi_3461_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3482_: u32;
    var phi_3483_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e380.z] = _e379.x;
    let _e388 = local_35[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    let _e398 = (_e397 < _e396);
    let _e402 = input_3.member[select(0u, _e397, _e398)];
    phi_3457_ = 0u;
    phi_3460_ = _e402;
    loop {
        let _e404 = phi_3457_;
        let _e406 = phi_3460_;
        local_36 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e397 + (_e404 * 256u)) + _e388);
            if (_e410 < _e396) {
                let _e414 = input_3.member[_e410];
                phi_3478_ = vec4<f32>(select(_e406.x, _e414.x, (_e414.x < _e406.x)), select(_e406.y, _e414.y, (_e414.y < _e406.y)), select(_e406.z, _e414.z, (_e414.z < _e406.z)), select(_e406.w, _e414.w, (_e414.w < _e406.w)));
            } else {
                phi_3478_ = _e406;
            }
            let _e433 = phi_3478_;
            phi_3458_ = (_e404 + 1u);
            phi_3461_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_3458_;
        let _e438 = phi_3461_;
        continue;
        continuing {
            phi_3457_ = _e436;
            phi_3460_ = _e438;
        }
    }
    let _e442 = local_36;
    shared_2[_e388] = _e442;
    workgroupBarrier();
    phi_3482_ = 128u;
    loop {
        let _e444 = phi_3482_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e388 < _e444) {
                let _e447 = shared_2[_e388];
                let _e450 = shared_2[(_e388 + _e444)];
                shared_2[_e388] = vec4<f32>(select(_e447.x, _e450.x, (_e450.x < _e447.x)), select(_e447.y, _e450.y, (_e450.y < _e447.y)), select(_e447.z, _e450.z, (_e450.z < _e447.z)), select(_e447.w, _e450.w, (_e450.w < _e447.w)));
            }
            workgroupBarrier();
            phi_3483_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e470 = phi_3483_;
        continue;
        continuing {
            phi_3482_ = _e470;
        }
    }
    if (_e388 == 0u) {
        if _e398 {
            let _e474 = shared_2[0u];
            output_3.member[_e393] = _e474;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3580_: u32;
    var phi_3583_: vec4<f32>;
    var phi_3601_: vec4<f32>;
    var phi_3581_: u32;
    var phi_3584_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3605_: u32;
    var phi_3606_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e380.z] = _e379.x;
    let _e388 = local_37[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e396 = params.member.member;
    let _e397 = (_e393 * 4096u);
    phi_3580_ = 0u;
    phi_3583_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e399 = phi_3580_;
        let _e401 = phi_3583_;
        local_38 = _e401;
        let _e402 = (_e399 < 16u);
        if _e402 {
            let _e405 = ((_e397 + (_e399 * 256u)) + _e388);
            if (_e405 < _e396) {
                let _e409 = input_3.member[_e405];
                phi_3601_ = (_e401 + _e409);
            } else {
                phi_3601_ = _e401;
            }
            let _e412 = phi_3601_;
            phi_3581_ = (_e399 + 1u);
            phi_3584_ = _e412;
        } else {
            break;
        }
        let _e415 = phi_3581_;
        let _e417 = phi_3584_;
        continue;
        continuing {
            phi_3580_ = _e415;
            phi_3583_ = _e417;
        }
    }
    let _e421 = local_38;
    shared_2[_e388] = _e421;
    workgroupBarrier();
    phi_3605_ = 128u;
    loop {
        let _e423 = phi_3605_;
        let _e424 = (_e423 > 0u);
        if _e424 {
            if (_e388 < _e423) {
                let _e426 = shared_2[_e388];
                let _e429 = shared_2[(_e388 + _e423)];
                shared_2[_e388] = (_e426 + _e429);
            }
            workgroupBarrier();
            phi_3606_ = (_e423 / 2u);
        } else {
            break;
        }
        let _e433 = phi_3606_;
        continue;
        continuing {
            phi_3605_ = _e433;
        }
    }
    if (_e388 == 0u) {
        if (_e397 < _e396) {
            let _e438 = shared_2[0u];
            output_3.member[_e393] = _e438;
        }
    }
    return;
}

fn function_13() {
    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e392 = params.member.member;
    if ((_e388 * 4u) < _e392) {
        let _e396 = flags.member[_e388];
        marks.member[_e388] = vec4<u32>(select(0u, 1u, (_e396.x != 0u)), select(0u, 1u, (_e396.y != 0u)), select(0u, 1u, (_e396.z != 0u)), select(0u, 1u, (_e396.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e389 = (_e388 * 4u);
    let _e392 = params.member.member;
    let _e393 = (_e389 < _e392);
    if _e393 {
        let _e396 = flags.member[_e388];
        let _e399 = output_indices.member[_e388];
        let _e410 = elements.member[_e388];
        if (_e396.x == 0u) {
        } else {
            if _e393 {
                let _e415 = params.member.member_1;
                if (_e399.x < _e415) {
                    output_4.member[_e399.x] = _e410.x;
                }
            }
        }
        if (_e396.y == 0u) {
        } else {
            if ((_e389 + 1u) < _e392) {
                let _e425 = params.member.member_1;
                if (_e399.y < _e425) {
                    output_4.member[_e399.y] = _e410.y;
                }
            }
        }
        if (_e396.z == 0u) {
        } else {
            if ((_e389 + 2u) < _e392) {
                let _e435 = params.member.member_1;
                if (_e399.z < _e435) {
                    output_4.member[_e399.z] = _e410.z;
                }
            }
        }
        if (_e396.w == 0u) {
        } else {
            if ((_e389 + 3u) < _e392) {
                let _e445 = params.member.member_1;
                if (_e399.w < _e445) {
                    output_4.member[_e399.w] = _e410.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = count.member[0u];
    if (_e388 < _e391) {
        let _e395 = params.member.member_1;
        if (_e388 < _e395) {
            let _e399 = params.member.member;
            output_2.member[_e388] = _e399;
        }
    }
    return;
}

fn function_16() {
    var phi_3860_: u32;
    var phi_3862_: u32;
    var phi_3865_: u32;
    var phi_3863_: u32;
    var phi_3866_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    if ((((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x) == 0u) {
        let _e392 = count_1.member[0u];
        let _e393 = (_e392 / 256u);
        if ((_e392 % 256u) > 0u) {
            phi_3860_ = (_e393 + 1u);
        } else {
            phi_3860_ = _e393;
        }
        let _e398 = phi_3860_;
        phi_3862_ = 1u;
        phi_3865_ = _e398;
        loop {
            let _e400 = phi_3862_;
            let _e402 = phi_3865_;
            local_39 = _e402;
            local_40 = _e400;
            let _e403 = (_e402 > 65535u);
            if _e403 {
                phi_3863_ = (_e400 << bitcast<u32>(1i));
                phi_3866_ = ((_e402 >> bitcast<u32>(1i)) + (_e402 & 1u));
            } else {
                break;
            }
            let _e411 = phi_3863_;
            let _e413 = phi_3866_;
            continue;
            continuing {
                phi_3862_ = _e411;
                phi_3865_ = _e413;
            }
        }
        let _e416 = local_39;
        let _e418 = local_40;
        arguments.member[0u] = type_48(_e416, _e418, 1u);
    }
    return;
}

fn function_17() {
    var phi_3961_: type_56;
    var phi_6539_: u32;
    var phi_6540_: u32;
    var phi_6546_: u32;
    var phi_6558_: u32;
    var phi_6559_: u32;
    var phi_6571_: u32;
    var phi_6572_: u32;
    var phi_6578_: u32;
    var phi_6590_: u32;
    var phi_6591_: u32;
    var phi_6496_: u32;
    var phi_6506_: u32;
    var phi_6507_: u32;
    var phi_6508_: u32;
    var phi_6521_: u32;
    var phi_6522_: u32;
    var phi_6593_: vec4<u32>;
    var phi_6619_: bool;
    var phi_6623_: bool;
    var phi_6624_: bool;
    var phi_6657_: u32;
    var phi_6679_: u32;
    var phi_6701_: u32;
    var phi_6950_: bool;
    var phi_6951_: bool;
    var phi_6952_: bool;
    var phi_6847_: bool;
    var phi_6848_: bool;
    var phi_6849_: bool;
    var phi_6957_: bool;
    var phi_6982_: bool;
    var phi_6984_: bool;
    var phi_6985_: bool;
    var phi_6986_: bool;
    var phi_6987_: bool;
    var phi_7191_: bool;
    var phi_7204_: bool;
    var phi_7236_: f32;
    var phi_7239_: vec3<f32>;
    var phi_7241_: vec3<f32>;
    var phi_7242_: bool;
    var phi_7243_: vec3<f32>;
    var phi_7244_: bool;
    var phi_7257_: bool;
    var phi_7289_: f32;
    var phi_7292_: vec3<f32>;
    var phi_7294_: vec3<f32>;
    var phi_7295_: bool;
    var phi_7296_: vec3<f32>;
    var phi_7297_: bool;
    var phi_7332_: f32;
    var phi_7335_: vec3<f32>;
    var phi_7337_: vec3<f32>;
    var phi_7338_: bool;
    var phi_7339_: vec3<f32>;
    var phi_7340_: bool;
    var phi_7362_: f32;
    var phi_7373_: f32;
    var phi_7377_: vec3<f32>;
    var phi_7378_: vec3<f32>;
    var phi_7379_: vec3<f32>;
    var phi_7380_: vec3<f32>;
    var phi_7381_: vec3<f32>;
    var phi_7382_: vec3<f32>;
    var phi_7077_: f32;
    var phi_7089_: f32;
    var phi_7065_: f32;
    var phi_7092_: f32;
    var phi_7105_: f32;
    var phi_7122_: f32;
    var phi_7123_: f32;
    var phi_7390_: vec4<f32>;
    var phi_7468_: f32;
    var phi_7503_: u32;
    var phi_4082_: bool;
    var phi_4083_: bool;
    var phi_4096_: bool;
    var phi_4098_: bool;
    var phi_4099_: bool;
    var phi_4104_: bool;
    var phi_4190_: bool;
    var phi_4191_: bool;
    var phi_4204_: bool;
    var phi_4206_: bool;
    var phi_4207_: bool;
    var phi_4212_: bool;
    var phi_4217_: u32;
    var phi_4236_: u32;
    var phi_4248_: u32;
    var phi_4249_: u32;
    var phi_4255_: u32;
    var phi_4267_: u32;
    var phi_4268_: u32;
    var phi_4274_: u32;
    var phi_4280_: u32;
    var phi_4292_: u32;
    var phi_4293_: u32;
    var phi_4330_: bool;
    var phi_4331_: bool;
    var phi_4332_: bool;
    var phi_4352_: bool;
    var phi_4353_: bool;
    var phi_4354_: bool;
    var phi_4472_: i32;
    var phi_4577_: i32;
    var phi_4687_: i32;
    var phi_4796_: i32;
    var phi_4905_: i32;
    var phi_4907_: bool;
    var phi_4909_: bool;
    var phi_4910_: bool;
    var phi_4915_: bool;
    var phi_5011_: vec3<f32>;
    var phi_5040_: vec3<f32>;
    var phi_5065_: vec3<f32>;
    var phi_5099_: vec3<f32>;
    var phi_5129_: f32;
    var phi_5136_: f32;
    var phi_5158_: f32;
    var phi_5165_: f32;
    var phi_5187_: f32;
    var phi_5194_: f32;
    var phi_5216_: f32;
    var phi_5223_: f32;
    var phi_5402_: f32;
    var phi_5409_: f32;
    var phi_5431_: f32;
    var phi_5438_: f32;
    var phi_5460_: f32;
    var phi_5467_: f32;
    var phi_5489_: f32;
    var phi_5496_: f32;
    var phi_5679_: f32;
    var phi_5686_: f32;
    var phi_5708_: f32;
    var phi_5715_: f32;
    var phi_5737_: f32;
    var phi_5744_: f32;
    var phi_5766_: f32;
    var phi_5773_: f32;
    var phi_5956_: f32;
    var phi_5963_: f32;
    var phi_5985_: f32;
    var phi_5992_: f32;
    var phi_6014_: f32;
    var phi_6021_: f32;
    var phi_6043_: f32;
    var phi_6050_: f32;
    var phi_6233_: f32;
    var phi_6240_: f32;
    var phi_6262_: f32;
    var phi_6269_: f32;
    var phi_6291_: f32;
    var phi_6298_: f32;
    var phi_6320_: f32;
    var phi_6327_: f32;
    var phi_4218_: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e394 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e395 = (_e394 / 16u);
    let _e398 = params_1.member.member_19;
    let _e400 = tiles.member[0u];
    if (_e395 < select(_e398, _e400, (_e400 < _e398))) {
        let _e405 = pairs.member[_e395];
        let _e408 = ((_e405 >> bitcast<u32>(16i)) * 2u);
        let _e411 = tiles.member[(4u + _e408)];
        let _e418 = boxes.member[((_e411 * 256u) + ((_e405 >> bitcast<u32>(8i)) & 255u))];
        let _e422 = tiles.member[(_e408 + 5u)];
        let _e427 = boxes.member[((_e422 * 256u) + (_e405 & 255u))];
        if (_e418.x < _e427.x) {
            phi_3961_ = type_56(_e418.x, _e427.x);
        } else {
            phi_3961_ = type_56(_e427.x, _e418.x);
        }
        let _e433 = phi_3961_;
        let _e438 = features.member[_e433.member];
        let _e441 = features.member[_e433.member_1];
        let _e444 = params_1.member.member_20;
        let _e445 = (_e394 % 16u);
        if (_e445 == 15u) {
            let _e1114 = reference.member[_e438.x];
            let _e1118 = reference.member[_e438.y];
            let _e1122 = reference.member[_e438.z];
            let _e1126 = reference.member[_e441.x];
            let _e1130 = reference.member[_e441.y];
            let _e1134 = reference.member[_e441.z];
            let _e1137 = (_e1118.x - _e1114.x);
            let _e1140 = (_e1118.y - _e1114.y);
            let _e1143 = (_e1118.z - _e1114.z);
            let _e1145 = (_e1122.x - _e1114.x);
            let _e1147 = (_e1122.y - _e1114.y);
            let _e1149 = (_e1122.z - _e1114.z);
            let _e1152 = ((_e1140 * _e1149) - (_e1147 * _e1143));
            let _e1155 = ((_e1143 * _e1145) - (_e1149 * _e1137));
            let _e1158 = ((_e1137 * _e1147) - (_e1145 * _e1140));
            let _e1169 = (((_e1152 * (_e1126.x - _e1114.x)) + (_e1155 * (_e1126.y - _e1114.y))) + (_e1158 * (_e1126.z - _e1114.z)));
            let _e1180 = (((_e1152 * (_e1130.x - _e1114.x)) + (_e1155 * (_e1130.y - _e1114.y))) + (_e1158 * (_e1130.z - _e1114.z)));
            let _e1191 = (((_e1152 * (_e1134.x - _e1114.x)) + (_e1155 * (_e1134.y - _e1114.y))) + (_e1158 * (_e1134.z - _e1114.z)));
            if (_e1169 > 0f) {
                if (_e1180 > 0f) {
                    phi_4082_ = select(true, false, (_e1191 > 0f));
                } else {
                    phi_4082_ = true;
                }
                let _e1197 = phi_4082_;
                phi_4083_ = _e1197;
            } else {
                phi_4083_ = true;
            }
            let _e1199 = phi_4083_;
            if _e1199 {
                if (_e1169 < 0f) {
                    let _e1201 = (_e1180 < 0f);
                    if _e1201 {
                        phi_4096_ = (_e1191 < 0f);
                    } else {
                        phi_4096_ = bool();
                    }
                    let _e1204 = phi_4096_;
                    phi_4098_ = _e1204;
                    phi_4099_ = select(true, false, _e1201);
                } else {
                    phi_4098_ = bool();
                    phi_4099_ = true;
                }
                let _e1207 = phi_4098_;
                let _e1209 = phi_4099_;
                phi_4104_ = select(_e1207, false, _e1209);
            } else {
                phi_4104_ = true;
            }
            let _e1212 = phi_4104_;
            if _e1212 {
            } else {
                let _e1213 = (_e1130.x - _e1126.x);
                let _e1214 = (_e1130.y - _e1126.y);
                let _e1215 = (_e1130.z - _e1126.z);
                let _e1216 = (_e1134.x - _e1126.x);
                let _e1217 = (_e1134.y - _e1126.y);
                let _e1218 = (_e1134.z - _e1126.z);
                let _e1221 = ((_e1214 * _e1218) - (_e1217 * _e1215));
                let _e1224 = ((_e1215 * _e1216) - (_e1218 * _e1213));
                let _e1227 = ((_e1213 * _e1217) - (_e1216 * _e1214));
                let _e1235 = (((_e1221 * (_e1114.x - _e1126.x)) + (_e1224 * (_e1114.y - _e1126.y))) + (_e1227 * (_e1114.z - _e1126.z)));
                let _e1243 = (((_e1221 * (_e1118.x - _e1126.x)) + (_e1224 * (_e1118.y - _e1126.y))) + (_e1227 * (_e1118.z - _e1126.z)));
                let _e1251 = (((_e1221 * (_e1122.x - _e1126.x)) + (_e1224 * (_e1122.y - _e1126.y))) + (_e1227 * (_e1122.z - _e1126.z)));
                if (_e1235 > 0f) {
                    if (_e1243 > 0f) {
                        phi_4190_ = select(true, false, (_e1251 > 0f));
                    } else {
                        phi_4190_ = true;
                    }
                    let _e1257 = phi_4190_;
                    phi_4191_ = _e1257;
                } else {
                    phi_4191_ = true;
                }
                let _e1259 = phi_4191_;
                if _e1259 {
                    if (_e1235 < 0f) {
                        let _e1261 = (_e1243 < 0f);
                        if _e1261 {
                            phi_4204_ = (_e1251 < 0f);
                        } else {
                            phi_4204_ = bool();
                        }
                        let _e1264 = phi_4204_;
                        phi_4206_ = _e1264;
                        phi_4207_ = select(true, false, _e1261);
                    } else {
                        phi_4206_ = bool();
                        phi_4207_ = true;
                    }
                    let _e1267 = phi_4206_;
                    let _e1269 = phi_4207_;
                    phi_4212_ = select(_e1267, false, _e1269);
                } else {
                    phi_4212_ = true;
                }
                let _e1272 = phi_4212_;
                if _e1272 {
                } else {
                    phi_4217_ = 0u;
                    loop {
                        let _e1274 = phi_4217_;
                        let _e1275 = (_e1274 < 6u);
                        if _e1275 {
                            let _e1276 = (_e1274 < 3u);
                            let _e1277 = vec4(_e1276);
                            let _e1278 = select(_e438, _e441, _e1277);
                            let _e1279 = select(_e441, _e438, _e1277);
                            if _e1276 {
                                phi_4236_ = _e1274;
                            } else {
                                phi_4236_ = (_e1274 - 3u);
                            }
                            let _e1282 = phi_4236_;
                            if (_e1282 == 0u) {
                                phi_4249_ = _e1279.x;
                            } else {
                                if (_e1282 == 1u) {
                                    phi_4248_ = _e1279.y;
                                } else {
                                    phi_4248_ = _e1279.z;
                                }
                                let _e1288 = phi_4248_;
                                phi_4249_ = _e1288;
                            }
                            let _e1291 = phi_4249_;
                            let _e1292 = (_e1282 == 2u);
                            if _e1292 {
                                phi_4255_ = 0u;
                            } else {
                                phi_4255_ = (_e1282 + 1u);
                            }
                            let _e1295 = phi_4255_;
                            if (_e1295 == 0u) {
                                phi_4268_ = _e1279.x;
                            } else {
                                if (_e1295 == 1u) {
                                    phi_4267_ = _e1279.y;
                                } else {
                                    phi_4267_ = _e1279.z;
                                }
                                let _e1301 = phi_4267_;
                                phi_4268_ = _e1301;
                            }
                            let _e1304 = phi_4268_;
                            if _e1292 {
                                phi_4274_ = 0u;
                            } else {
                                phi_4274_ = (_e1282 + 1u);
                            }
                            let _e1307 = phi_4274_;
                            if (_e1307 == 2u) {
                                phi_4280_ = 0u;
                            } else {
                                phi_4280_ = (_e1307 + 1u);
                            }
                            let _e1311 = phi_4280_;
                            if (_e1311 == 0u) {
                                phi_4293_ = _e1279.x;
                            } else {
                                if (_e1311 == 1u) {
                                    phi_4292_ = _e1279.y;
                                } else {
                                    phi_4292_ = _e1279.z;
                                }
                                let _e1317 = phi_4292_;
                                phi_4293_ = _e1317;
                            }
                            let _e1320 = phi_4293_;
                            let _e1323 = reference.member[_e1291];
                            let _e1326 = reference.member[_e1304];
                            let _e1329 = reference.member[_e1320];
                            let _e1333 = reference.member[_e1278.x];
                            let _e1337 = reference.member[_e1278.y];
                            let _e1341 = reference.member[_e1278.z];
                            if (_e1278.x == _e1291) {
                                phi_4331_ = bool();
                                phi_4332_ = true;
                            } else {
                                let _e1352 = (_e1278.y == _e1291);
                                if _e1352 {
                                    phi_4330_ = bool();
                                } else {
                                    phi_4330_ = (_e1278.z == _e1291);
                                }
                                let _e1355 = phi_4330_;
                                phi_4331_ = _e1355;
                                phi_4332_ = _e1352;
                            }
                            let _e1357 = phi_4331_;
                            let _e1359 = phi_4332_;
                            if select(_e1357, true, _e1359) {
                            } else {
                                if (_e1278.x == _e1304) {
                                    phi_4353_ = bool();
                                    phi_4354_ = true;
                                } else {
                                    let _e1362 = (_e1278.y == _e1304);
                                    if _e1362 {
                                        phi_4352_ = bool();
                                    } else {
                                        phi_4352_ = (_e1278.z == _e1304);
                                    }
                                    let _e1365 = phi_4352_;
                                    phi_4353_ = _e1365;
                                    phi_4354_ = _e1362;
                                }
                                let _e1367 = phi_4353_;
                                let _e1369 = phi_4354_;
                                if select(_e1367, true, _e1369) {
                                } else {
                                    let _e1377 = (_e1337.x - _e1333.x);
                                    let _e1378 = (_e1337.y - _e1333.y);
                                    let _e1379 = (_e1337.z - _e1333.z);
                                    let _e1380 = (_e1341.x - _e1333.x);
                                    let _e1381 = (_e1341.y - _e1333.y);
                                    let _e1382 = (_e1341.z - _e1333.z);
                                    let _e1383 = (_e1323.x - _e1333.x);
                                    let _e1384 = (_e1323.y - _e1333.y);
                                    let _e1385 = (_e1323.z - _e1333.z);
                                    let _e1386 = (_e1378 * _e1382);
                                    let _e1387 = (_e1379 * _e1381);
                                    let _e1388 = (_e1379 * _e1380);
                                    let _e1389 = (_e1377 * _e1382);
                                    let _e1390 = (_e1377 * _e1381);
                                    let _e1391 = (_e1378 * _e1380);
                                    let _e1392 = (_e1386 - _e1387);
                                    let _e1394 = (_e1388 - _e1389);
                                    let _e1397 = (_e1390 - _e1391);
                                    let _e1399 = (((_e1383 * _e1392) + (_e1384 * _e1394)) + (_e1385 * _e1397));
                                    let _e1400 = abs(_e1383);
                                    let _e1403 = (abs(_e1386) + abs(_e1387));
                                    let _e1405 = abs(_e1384);
                                    let _e1408 = (abs(_e1388) + abs(_e1389));
                                    let _e1411 = abs(_e1385);
                                    let _e1414 = (abs(_e1390) + abs(_e1391));
                                    let _e1417 = abs(_e1377);
                                    let _e1418 = abs(_e1378);
                                    let _e1420 = select(_e1418, _e1417, (_e1417 > _e1418));
                                    let _e1421 = abs(_e1379);
                                    let _e1423 = select(_e1421, _e1420, (_e1420 > _e1421));
                                    let _e1424 = abs(_e1380);
                                    let _e1425 = abs(_e1381);
                                    let _e1427 = select(_e1425, _e1424, (_e1424 > _e1425));
                                    let _e1428 = abs(_e1382);
                                    let _e1430 = select(_e1428, _e1427, (_e1427 > _e1428));
                                    let _e1432 = select(_e1430, _e1423, (_e1423 > _e1430));
                                    let _e1434 = select(_e1405, _e1400, (_e1400 > _e1405));
                                    let _e1436 = select(_e1411, _e1434, (_e1434 > _e1411));
                                    let _e1438 = select(_e1436, _e1432, (_e1432 > _e1436));
                                    let _e1443 = ((0.0000019073486f * (((_e1400 * _e1403) + (_e1405 * _e1408)) + (_e1411 * _e1414))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1438 * _e1438))));
                                    if (_e1399 > _e1443) {
                                        phi_4472_ = 1i;
                                    } else {
                                        phi_4472_ = select(0i, -1i, (_e1399 < -(_e1443)));
                                    }
                                    let _e1449 = phi_4472_;
                                    let _e1450 = (_e1326.x - _e1333.x);
                                    let _e1451 = (_e1326.y - _e1333.y);
                                    let _e1452 = (_e1326.z - _e1333.z);
                                    let _e1457 = (((_e1450 * _e1392) + (_e1451 * _e1394)) + (_e1452 * _e1397));
                                    let _e1458 = abs(_e1450);
                                    let _e1460 = abs(_e1451);
                                    let _e1463 = abs(_e1452);
                                    let _e1467 = select(_e1460, _e1458, (_e1458 > _e1460));
                                    let _e1469 = select(_e1463, _e1467, (_e1467 > _e1463));
                                    let _e1471 = select(_e1469, _e1432, (_e1432 > _e1469));
                                    let _e1476 = ((0.0000019073486f * (((_e1458 * _e1403) + (_e1460 * _e1408)) + (_e1463 * _e1414))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1471 * _e1471))));
                                    if (_e1457 > _e1476) {
                                        phi_4577_ = 1i;
                                    } else {
                                        phi_4577_ = select(0i, -1i, (_e1457 < -(_e1476)));
                                    }
                                    let _e1482 = phi_4577_;
                                    if ((_e1449 * _e1482) < 0i) {
                                        let _e1485 = (_e1326.x - _e1323.x);
                                        let _e1486 = (_e1326.y - _e1323.y);
                                        let _e1487 = (_e1326.z - _e1323.z);
                                        let _e1488 = (_e1333.x - _e1323.x);
                                        let _e1489 = (_e1333.y - _e1323.y);
                                        let _e1490 = (_e1333.z - _e1323.z);
                                        let _e1491 = (_e1337.x - _e1323.x);
                                        let _e1492 = (_e1337.y - _e1323.y);
                                        let _e1493 = (_e1337.z - _e1323.z);
                                        let _e1494 = (_e1486 * _e1490);
                                        let _e1495 = (_e1487 * _e1489);
                                        let _e1496 = (_e1487 * _e1488);
                                        let _e1497 = (_e1485 * _e1490);
                                        let _e1498 = (_e1485 * _e1489);
                                        let _e1499 = (_e1486 * _e1488);
                                        let _e1507 = (((_e1491 * (_e1494 - _e1495)) + (_e1492 * (_e1496 - _e1497))) + (_e1493 * (_e1498 - _e1499)));
                                        let _e1508 = abs(_e1491);
                                        let _e1513 = abs(_e1492);
                                        let _e1519 = abs(_e1493);
                                        let _e1525 = abs(_e1485);
                                        let _e1526 = abs(_e1486);
                                        let _e1528 = select(_e1526, _e1525, (_e1525 > _e1526));
                                        let _e1529 = abs(_e1487);
                                        let _e1531 = select(_e1529, _e1528, (_e1528 > _e1529));
                                        let _e1532 = abs(_e1488);
                                        let _e1533 = abs(_e1489);
                                        let _e1535 = select(_e1533, _e1532, (_e1532 > _e1533));
                                        let _e1536 = abs(_e1490);
                                        let _e1538 = select(_e1536, _e1535, (_e1535 > _e1536));
                                        let _e1540 = select(_e1538, _e1531, (_e1531 > _e1538));
                                        let _e1542 = select(_e1513, _e1508, (_e1508 > _e1513));
                                        let _e1544 = select(_e1519, _e1542, (_e1542 > _e1519));
                                        let _e1546 = select(_e1544, _e1540, (_e1540 > _e1544));
                                        let _e1551 = ((0.0000019073486f * (((_e1508 * (abs(_e1494) + abs(_e1495))) + (_e1513 * (abs(_e1496) + abs(_e1497)))) + (_e1519 * (abs(_e1498) + abs(_e1499))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1546 * _e1546))));
                                        if (_e1507 > _e1551) {
                                            phi_4687_ = 1i;
                                        } else {
                                            phi_4687_ = select(0i, -1i, (_e1507 < -(_e1551)));
                                        }
                                        let _e1557 = phi_4687_;
                                        if (_e1557 == 0i) {
                                            phi_4909_ = bool();
                                            phi_4910_ = true;
                                        } else {
                                            let _e1559 = (_e1341.x - _e1323.x);
                                            let _e1560 = (_e1341.y - _e1323.y);
                                            let _e1561 = (_e1341.z - _e1323.z);
                                            let _e1562 = (_e1486 * _e1493);
                                            let _e1563 = (_e1487 * _e1492);
                                            let _e1564 = (_e1487 * _e1491);
                                            let _e1565 = (_e1485 * _e1493);
                                            let _e1566 = (_e1485 * _e1492);
                                            let _e1567 = (_e1486 * _e1491);
                                            let _e1575 = (((_e1559 * (_e1562 - _e1563)) + (_e1560 * (_e1564 - _e1565))) + (_e1561 * (_e1566 - _e1567)));
                                            let _e1576 = abs(_e1559);
                                            let _e1581 = abs(_e1560);
                                            let _e1587 = abs(_e1561);
                                            let _e1594 = select(_e1544, _e1531, (_e1531 > _e1544));
                                            let _e1596 = select(_e1581, _e1576, (_e1576 > _e1581));
                                            let _e1598 = select(_e1587, _e1596, (_e1596 > _e1587));
                                            let _e1600 = select(_e1598, _e1594, (_e1594 > _e1598));
                                            let _e1605 = ((0.0000019073486f * (((_e1576 * (abs(_e1562) + abs(_e1563))) + (_e1581 * (abs(_e1564) + abs(_e1565)))) + (_e1587 * (abs(_e1566) + abs(_e1567))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1600 * _e1600))));
                                            if (_e1575 > _e1605) {
                                                phi_4796_ = 1i;
                                            } else {
                                                phi_4796_ = select(0i, -1i, (_e1575 < -(_e1605)));
                                            }
                                            let _e1611 = phi_4796_;
                                            let _e1612 = (_e1557 == _e1611);
                                            if _e1612 {
                                                let _e1613 = (_e1486 * _e1561);
                                                let _e1614 = (_e1487 * _e1560);
                                                let _e1615 = (_e1487 * _e1559);
                                                let _e1616 = (_e1485 * _e1561);
                                                let _e1617 = (_e1485 * _e1560);
                                                let _e1618 = (_e1486 * _e1559);
                                                let _e1626 = (((_e1488 * (_e1613 - _e1614)) + (_e1489 * (_e1615 - _e1616))) + (_e1490 * (_e1617 - _e1618)));
                                                let _e1642 = select(_e1598, _e1531, (_e1531 > _e1598));
                                                let _e1644 = select(_e1538, _e1642, (_e1642 > _e1538));
                                                let _e1649 = ((0.0000019073486f * (((_e1532 * (abs(_e1613) + abs(_e1614))) + (_e1533 * (abs(_e1615) + abs(_e1616)))) + (_e1536 * (abs(_e1617) + abs(_e1618))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1644 * _e1644))));
                                                if (_e1626 > _e1649) {
                                                    phi_4905_ = 1i;
                                                } else {
                                                    phi_4905_ = select(0i, -1i, (_e1626 < -(_e1649)));
                                                }
                                                let _e1655 = phi_4905_;
                                                phi_4907_ = (_e1557 == _e1655);
                                            } else {
                                                phi_4907_ = bool();
                                            }
                                            let _e1658 = phi_4907_;
                                            phi_4909_ = _e1658;
                                            phi_4910_ = select(true, false, _e1612);
                                        }
                                        let _e1661 = phi_4909_;
                                        let _e1663 = phi_4910_;
                                        phi_4915_ = select(_e1661, false, _e1663);
                                    } else {
                                        phi_4915_ = false;
                                    }
                                    let _e1666 = phi_4915_;
                                    if _e1666 {
                                        let _e1670 = (_e1326.x - _e1323.x);
                                        let _e1671 = (_e1326.y - _e1323.y);
                                        let _e1672 = (_e1326.z - _e1323.z);
                                        let _e1674 = (_e1386 - (_e1381 * _e1379));
                                        let _e1676 = (_e1388 - (_e1382 * _e1377));
                                        let _e1678 = (_e1390 - (_e1380 * _e1378));
                                        let _e1679 = (_e1329.x - _e1323.x);
                                        let _e1680 = (_e1329.y - _e1323.y);
                                        let _e1681 = (_e1329.z - _e1323.z);
                                        let _e1684 = ((_e1671 * _e1681) - (_e1680 * _e1672));
                                        let _e1687 = ((_e1672 * _e1679) - (_e1681 * _e1670));
                                        let _e1690 = ((_e1670 * _e1680) - (_e1679 * _e1671));
                                        let _e1693 = ((_e1687 * _e1678) - (_e1676 * _e1690));
                                        let _e1696 = ((_e1690 * _e1674) - (_e1678 * _e1684));
                                        let _e1699 = ((_e1684 * _e1676) - (_e1674 * _e1687));
                                        let _e1705 = (((_e1670 * _e1670) + (_e1671 * _e1671)) + (_e1672 * _e1672));
                                        let _e1707 = select(0.000000000000000000000000000001f, _e1705, (_e1705 > 0.000000000000000000000000000001f));
                                        let _e1715 = (((_e1670 * _e1679) + (_e1671 * _e1680)) + (_e1672 * _e1681));
                                        if ((((_e1693 * ((_e1679 * _e1707) - (_e1670 * _e1715))) + (_e1696 * ((_e1680 * _e1707) - (_e1671 * _e1715)))) + (_e1699 * ((_e1681 * _e1707) - (_e1672 * _e1715)))) < 0f) {
                                            phi_5011_ = vec3<f32>(-(_e1693), -(_e1696), -(_e1699));
                                        } else {
                                            phi_5011_ = vec3<f32>(_e1693, _e1696, _e1699);
                                        }
                                        let _e1733 = phi_5011_;
                                        let _e1738 = (((_e1670 * _e1674) + (_e1671 * _e1676)) + (_e1672 * _e1678));
                                        let _e1740 = select(1f, -1f, (_e1738 < 0f));
                                        let _e1749 = sqrt((((_e1733.x * _e1733.x) + (_e1733.y * _e1733.y)) + (_e1733.z * _e1733.z)));
                                        let _e1750 = (_e1749 > 0.000000000000000000000000000001f);
                                        if _e1750 {
                                            phi_5040_ = (_e1733 * (1f / _e1749));
                                        } else {
                                            phi_5040_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1754 = phi_5040_;
                                        if _e1750 {
                                            phi_5065_ = (_e1733 * (1f / _e1749));
                                        } else {
                                            phi_5065_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1764 = phi_5065_;
                                        let _e1773 = (2f * (((_e1670 * _e1764.x) + (_e1671 * _e1764.y)) + (_e1672 * _e1764.z)));
                                        let _e1780 = (((_e1754.x * _e1738) - (_e1674 * _e1773)) * _e1740);
                                        let _e1781 = (((_e1754.y * _e1738) - (_e1676 * _e1773)) * _e1740);
                                        let _e1782 = (((_e1754.z * _e1738) - (_e1678 * _e1773)) * _e1740);
                                        let _e1788 = sqrt((((_e1780 * _e1780) + (_e1781 * _e1781)) + (_e1782 * _e1782)));
                                        if (_e1788 > 0.000000000000000000000000000001f) {
                                            let _e1790 = (1f / _e1788);
                                            phi_5099_ = vec3<f32>((_e1780 * _e1790), (_e1781 * _e1790), (_e1782 * _e1790));
                                        } else {
                                            phi_5099_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1796 = phi_5099_;
                                        let _e1799 = params_1.member.member_13;
                                        let _e1800 = (0.25f * _e1799);
                                        let _e1802 = (_e1796.x * _e1800);
                                        let _e1804 = (_e1796.y * _e1800);
                                        let _e1806 = (_e1796.z * _e1800);
                                        if (_e1323.w > 0f) {
                                            let _e1809 = (32768f / _e1799);
                                            let _e1811 = (abs(1f) * 1024f);
                                            if (_e1811 > 131072f) {
                                                phi_5129_ = 131072f;
                                            } else {
                                                phi_5129_ = select(-131072f, _e1811, (_e1811 > -131072f));
                                            }
                                            let _e1816 = phi_5129_;
                                            if (_e1816 < 0f) {
                                                phi_5136_ = (_e1816 - 0.5f);
                                            } else {
                                                phi_5136_ = (_e1816 + 0.5f);
                                            }
                                            let _e1821 = phi_5136_;
                                            let _e1830 = (_e1802 * _e1809);
                                            if (_e1830 > 131072f) {
                                                phi_5158_ = 131072f;
                                            } else {
                                                phi_5158_ = select(-131072f, _e1830, (_e1830 > -131072f));
                                            }
                                            let _e1835 = phi_5158_;
                                            if (_e1835 < 0f) {
                                                phi_5165_ = (_e1835 - 0.5f);
                                            } else {
                                                phi_5165_ = (_e1835 + 0.5f);
                                            }
                                            let _e1840 = phi_5165_;
                                            let _e1849 = (_e1804 * _e1809);
                                            if (_e1849 > 131072f) {
                                                phi_5187_ = 131072f;
                                            } else {
                                                phi_5187_ = select(-131072f, _e1849, (_e1849 > -131072f));
                                            }
                                            let _e1854 = phi_5187_;
                                            if (_e1854 < 0f) {
                                                phi_5194_ = (_e1854 - 0.5f);
                                            } else {
                                                phi_5194_ = (_e1854 + 0.5f);
                                            }
                                            let _e1859 = phi_5194_;
                                            let _e1868 = (_e1806 * _e1809);
                                            if (_e1868 > 131072f) {
                                                phi_5216_ = 131072f;
                                            } else {
                                                phi_5216_ = select(-131072f, _e1868, (_e1868 > -131072f));
                                            }
                                            let _e1873 = phi_5216_;
                                            if (_e1873 < 0f) {
                                                phi_5223_ = (_e1873 - 0.5f);
                                            } else {
                                                phi_5223_ = (_e1873 + 0.5f);
                                            }
                                            let _e1878 = phi_5223_;
                                            let _e1887 = (_e1291 * 8u);
                                            let _e1889 = atomicAdd((&pushes.member[_e1887]), bitcast<u32>(select(0i, select(select(i32(_e1840), i32(-2147483648), (_e1840 < -2147483600f)), 2147483647i, (_e1840 > 2147483500f)), (_e1840 == _e1840))));
                                            let _e1892 = atomicAdd((&pushes.member[(_e1887 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1859), i32(-2147483648), (_e1859 < -2147483600f)), 2147483647i, (_e1859 > 2147483500f)), (_e1859 == _e1859))));
                                            let _e1895 = atomicAdd((&pushes.member[(_e1887 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1878), i32(-2147483648), (_e1878 < -2147483600f)), 2147483647i, (_e1878 > 2147483500f)), (_e1878 == _e1878))));
                                            let _e1898 = atomicAdd((&pushes.member[(_e1887 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1821), i32(-2147483648), (_e1821 < -2147483600f)), 2147483647i, (_e1821 > 2147483500f)), (_e1821 == _e1821))));
                                            let _e1901 = atomicOr((&pushes.member[(_e1887 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1904 = atomicAdd((&pushes.member[(_e1887 + 4u)]), 0u);
                                                let _e1907 = atomicAdd((&pushes.member[(_e1887 + 5u)]), 0u);
                                                let _e1910 = atomicAdd((&pushes.member[(_e1887 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1326.w > 0f) {
                                            let _e1913 = (32768f / _e1799);
                                            let _e1915 = (abs(1f) * 1024f);
                                            if (_e1915 > 131072f) {
                                                phi_5402_ = 131072f;
                                            } else {
                                                phi_5402_ = select(-131072f, _e1915, (_e1915 > -131072f));
                                            }
                                            let _e1920 = phi_5402_;
                                            if (_e1920 < 0f) {
                                                phi_5409_ = (_e1920 - 0.5f);
                                            } else {
                                                phi_5409_ = (_e1920 + 0.5f);
                                            }
                                            let _e1925 = phi_5409_;
                                            let _e1934 = (_e1802 * _e1913);
                                            if (_e1934 > 131072f) {
                                                phi_5431_ = 131072f;
                                            } else {
                                                phi_5431_ = select(-131072f, _e1934, (_e1934 > -131072f));
                                            }
                                            let _e1939 = phi_5431_;
                                            if (_e1939 < 0f) {
                                                phi_5438_ = (_e1939 - 0.5f);
                                            } else {
                                                phi_5438_ = (_e1939 + 0.5f);
                                            }
                                            let _e1944 = phi_5438_;
                                            let _e1953 = (_e1804 * _e1913);
                                            if (_e1953 > 131072f) {
                                                phi_5460_ = 131072f;
                                            } else {
                                                phi_5460_ = select(-131072f, _e1953, (_e1953 > -131072f));
                                            }
                                            let _e1958 = phi_5460_;
                                            if (_e1958 < 0f) {
                                                phi_5467_ = (_e1958 - 0.5f);
                                            } else {
                                                phi_5467_ = (_e1958 + 0.5f);
                                            }
                                            let _e1963 = phi_5467_;
                                            let _e1972 = (_e1806 * _e1913);
                                            if (_e1972 > 131072f) {
                                                phi_5489_ = 131072f;
                                            } else {
                                                phi_5489_ = select(-131072f, _e1972, (_e1972 > -131072f));
                                            }
                                            let _e1977 = phi_5489_;
                                            if (_e1977 < 0f) {
                                                phi_5496_ = (_e1977 - 0.5f);
                                            } else {
                                                phi_5496_ = (_e1977 + 0.5f);
                                            }
                                            let _e1982 = phi_5496_;
                                            let _e1991 = (_e1304 * 8u);
                                            let _e1993 = atomicAdd((&pushes.member[_e1991]), bitcast<u32>(select(0i, select(select(i32(_e1944), i32(-2147483648), (_e1944 < -2147483600f)), 2147483647i, (_e1944 > 2147483500f)), (_e1944 == _e1944))));
                                            let _e1996 = atomicAdd((&pushes.member[(_e1991 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1963), i32(-2147483648), (_e1963 < -2147483600f)), 2147483647i, (_e1963 > 2147483500f)), (_e1963 == _e1963))));
                                            let _e1999 = atomicAdd((&pushes.member[(_e1991 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1982), i32(-2147483648), (_e1982 < -2147483600f)), 2147483647i, (_e1982 > 2147483500f)), (_e1982 == _e1982))));
                                            let _e2002 = atomicAdd((&pushes.member[(_e1991 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1925), i32(-2147483648), (_e1925 < -2147483600f)), 2147483647i, (_e1925 > 2147483500f)), (_e1925 == _e1925))));
                                            let _e2005 = atomicOr((&pushes.member[(_e1991 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2008 = atomicAdd((&pushes.member[(_e1991 + 4u)]), 0u);
                                                let _e2011 = atomicAdd((&pushes.member[(_e1991 + 5u)]), 0u);
                                                let _e2014 = atomicAdd((&pushes.member[(_e1991 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1333.w > 0f) {
                                            let _e2020 = (32768f / _e1799);
                                            let _e2022 = (abs(1f) * 1024f);
                                            if (_e2022 > 131072f) {
                                                phi_5679_ = 131072f;
                                            } else {
                                                phi_5679_ = select(-131072f, _e2022, (_e2022 > -131072f));
                                            }
                                            let _e2027 = phi_5679_;
                                            if (_e2027 < 0f) {
                                                phi_5686_ = (_e2027 - 0.5f);
                                            } else {
                                                phi_5686_ = (_e2027 + 0.5f);
                                            }
                                            let _e2032 = phi_5686_;
                                            let _e2041 = (-(_e1802) * _e2020);
                                            if (_e2041 > 131072f) {
                                                phi_5708_ = 131072f;
                                            } else {
                                                phi_5708_ = select(-131072f, _e2041, (_e2041 > -131072f));
                                            }
                                            let _e2046 = phi_5708_;
                                            if (_e2046 < 0f) {
                                                phi_5715_ = (_e2046 - 0.5f);
                                            } else {
                                                phi_5715_ = (_e2046 + 0.5f);
                                            }
                                            let _e2051 = phi_5715_;
                                            let _e2060 = (-(_e1804) * _e2020);
                                            if (_e2060 > 131072f) {
                                                phi_5737_ = 131072f;
                                            } else {
                                                phi_5737_ = select(-131072f, _e2060, (_e2060 > -131072f));
                                            }
                                            let _e2065 = phi_5737_;
                                            if (_e2065 < 0f) {
                                                phi_5744_ = (_e2065 - 0.5f);
                                            } else {
                                                phi_5744_ = (_e2065 + 0.5f);
                                            }
                                            let _e2070 = phi_5744_;
                                            let _e2079 = (-(_e1806) * _e2020);
                                            if (_e2079 > 131072f) {
                                                phi_5766_ = 131072f;
                                            } else {
                                                phi_5766_ = select(-131072f, _e2079, (_e2079 > -131072f));
                                            }
                                            let _e2084 = phi_5766_;
                                            if (_e2084 < 0f) {
                                                phi_5773_ = (_e2084 - 0.5f);
                                            } else {
                                                phi_5773_ = (_e2084 + 0.5f);
                                            }
                                            let _e2089 = phi_5773_;
                                            let _e2098 = (_e1278.x * 8u);
                                            let _e2100 = atomicAdd((&pushes.member[_e2098]), bitcast<u32>(select(0i, select(select(i32(_e2051), i32(-2147483648), (_e2051 < -2147483600f)), 2147483647i, (_e2051 > 2147483500f)), (_e2051 == _e2051))));
                                            let _e2103 = atomicAdd((&pushes.member[(_e2098 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2070), i32(-2147483648), (_e2070 < -2147483600f)), 2147483647i, (_e2070 > 2147483500f)), (_e2070 == _e2070))));
                                            let _e2106 = atomicAdd((&pushes.member[(_e2098 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2089), i32(-2147483648), (_e2089 < -2147483600f)), 2147483647i, (_e2089 > 2147483500f)), (_e2089 == _e2089))));
                                            let _e2109 = atomicAdd((&pushes.member[(_e2098 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2032), i32(-2147483648), (_e2032 < -2147483600f)), 2147483647i, (_e2032 > 2147483500f)), (_e2032 == _e2032))));
                                            let _e2112 = atomicOr((&pushes.member[(_e2098 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2115 = atomicAdd((&pushes.member[(_e2098 + 4u)]), 0u);
                                                let _e2118 = atomicAdd((&pushes.member[(_e2098 + 5u)]), 0u);
                                                let _e2121 = atomicAdd((&pushes.member[(_e2098 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1337.w > 0f) {
                                            let _e2127 = (32768f / _e1799);
                                            let _e2129 = (abs(1f) * 1024f);
                                            if (_e2129 > 131072f) {
                                                phi_5956_ = 131072f;
                                            } else {
                                                phi_5956_ = select(-131072f, _e2129, (_e2129 > -131072f));
                                            }
                                            let _e2134 = phi_5956_;
                                            if (_e2134 < 0f) {
                                                phi_5963_ = (_e2134 - 0.5f);
                                            } else {
                                                phi_5963_ = (_e2134 + 0.5f);
                                            }
                                            let _e2139 = phi_5963_;
                                            let _e2148 = (-(_e1802) * _e2127);
                                            if (_e2148 > 131072f) {
                                                phi_5985_ = 131072f;
                                            } else {
                                                phi_5985_ = select(-131072f, _e2148, (_e2148 > -131072f));
                                            }
                                            let _e2153 = phi_5985_;
                                            if (_e2153 < 0f) {
                                                phi_5992_ = (_e2153 - 0.5f);
                                            } else {
                                                phi_5992_ = (_e2153 + 0.5f);
                                            }
                                            let _e2158 = phi_5992_;
                                            let _e2167 = (-(_e1804) * _e2127);
                                            if (_e2167 > 131072f) {
                                                phi_6014_ = 131072f;
                                            } else {
                                                phi_6014_ = select(-131072f, _e2167, (_e2167 > -131072f));
                                            }
                                            let _e2172 = phi_6014_;
                                            if (_e2172 < 0f) {
                                                phi_6021_ = (_e2172 - 0.5f);
                                            } else {
                                                phi_6021_ = (_e2172 + 0.5f);
                                            }
                                            let _e2177 = phi_6021_;
                                            let _e2186 = (-(_e1806) * _e2127);
                                            if (_e2186 > 131072f) {
                                                phi_6043_ = 131072f;
                                            } else {
                                                phi_6043_ = select(-131072f, _e2186, (_e2186 > -131072f));
                                            }
                                            let _e2191 = phi_6043_;
                                            if (_e2191 < 0f) {
                                                phi_6050_ = (_e2191 - 0.5f);
                                            } else {
                                                phi_6050_ = (_e2191 + 0.5f);
                                            }
                                            let _e2196 = phi_6050_;
                                            let _e2205 = (_e1278.y * 8u);
                                            let _e2207 = atomicAdd((&pushes.member[_e2205]), bitcast<u32>(select(0i, select(select(i32(_e2158), i32(-2147483648), (_e2158 < -2147483600f)), 2147483647i, (_e2158 > 2147483500f)), (_e2158 == _e2158))));
                                            let _e2210 = atomicAdd((&pushes.member[(_e2205 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2177), i32(-2147483648), (_e2177 < -2147483600f)), 2147483647i, (_e2177 > 2147483500f)), (_e2177 == _e2177))));
                                            let _e2213 = atomicAdd((&pushes.member[(_e2205 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2196), i32(-2147483648), (_e2196 < -2147483600f)), 2147483647i, (_e2196 > 2147483500f)), (_e2196 == _e2196))));
                                            let _e2216 = atomicAdd((&pushes.member[(_e2205 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2139), i32(-2147483648), (_e2139 < -2147483600f)), 2147483647i, (_e2139 > 2147483500f)), (_e2139 == _e2139))));
                                            let _e2219 = atomicOr((&pushes.member[(_e2205 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2222 = atomicAdd((&pushes.member[(_e2205 + 4u)]), 0u);
                                                let _e2225 = atomicAdd((&pushes.member[(_e2205 + 5u)]), 0u);
                                                let _e2228 = atomicAdd((&pushes.member[(_e2205 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1341.w > 0f) {
                                            let _e2234 = (32768f / _e1799);
                                            let _e2236 = (abs(1f) * 1024f);
                                            if (_e2236 > 131072f) {
                                                phi_6233_ = 131072f;
                                            } else {
                                                phi_6233_ = select(-131072f, _e2236, (_e2236 > -131072f));
                                            }
                                            let _e2241 = phi_6233_;
                                            if (_e2241 < 0f) {
                                                phi_6240_ = (_e2241 - 0.5f);
                                            } else {
                                                phi_6240_ = (_e2241 + 0.5f);
                                            }
                                            let _e2246 = phi_6240_;
                                            let _e2255 = (-(_e1802) * _e2234);
                                            if (_e2255 > 131072f) {
                                                phi_6262_ = 131072f;
                                            } else {
                                                phi_6262_ = select(-131072f, _e2255, (_e2255 > -131072f));
                                            }
                                            let _e2260 = phi_6262_;
                                            if (_e2260 < 0f) {
                                                phi_6269_ = (_e2260 - 0.5f);
                                            } else {
                                                phi_6269_ = (_e2260 + 0.5f);
                                            }
                                            let _e2265 = phi_6269_;
                                            let _e2274 = (-(_e1804) * _e2234);
                                            if (_e2274 > 131072f) {
                                                phi_6291_ = 131072f;
                                            } else {
                                                phi_6291_ = select(-131072f, _e2274, (_e2274 > -131072f));
                                            }
                                            let _e2279 = phi_6291_;
                                            if (_e2279 < 0f) {
                                                phi_6298_ = (_e2279 - 0.5f);
                                            } else {
                                                phi_6298_ = (_e2279 + 0.5f);
                                            }
                                            let _e2284 = phi_6298_;
                                            let _e2293 = (-(_e1806) * _e2234);
                                            if (_e2293 > 131072f) {
                                                phi_6320_ = 131072f;
                                            } else {
                                                phi_6320_ = select(-131072f, _e2293, (_e2293 > -131072f));
                                            }
                                            let _e2298 = phi_6320_;
                                            if (_e2298 < 0f) {
                                                phi_6327_ = (_e2298 - 0.5f);
                                            } else {
                                                phi_6327_ = (_e2298 + 0.5f);
                                            }
                                            let _e2303 = phi_6327_;
                                            let _e2312 = (_e1278.z * 8u);
                                            let _e2314 = atomicAdd((&pushes.member[_e2312]), bitcast<u32>(select(0i, select(select(i32(_e2265), i32(-2147483648), (_e2265 < -2147483600f)), 2147483647i, (_e2265 > 2147483500f)), (_e2265 == _e2265))));
                                            let _e2317 = atomicAdd((&pushes.member[(_e2312 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2284), i32(-2147483648), (_e2284 < -2147483600f)), 2147483647i, (_e2284 > 2147483500f)), (_e2284 == _e2284))));
                                            let _e2320 = atomicAdd((&pushes.member[(_e2312 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2303), i32(-2147483648), (_e2303 < -2147483600f)), 2147483647i, (_e2303 > 2147483500f)), (_e2303 == _e2303))));
                                            let _e2323 = atomicAdd((&pushes.member[(_e2312 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2246), i32(-2147483648), (_e2246 < -2147483600f)), 2147483647i, (_e2246 > 2147483500f)), (_e2246 == _e2246))));
                                            let _e2326 = atomicOr((&pushes.member[(_e2312 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2329 = atomicAdd((&pushes.member[(_e2312 + 4u)]), 0u);
                                                let _e2332 = atomicAdd((&pushes.member[(_e2312 + 5u)]), 0u);
                                                let _e2335 = atomicAdd((&pushes.member[(_e2312 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4218_ = (_e1274 + 1u);
                        } else {
                            break;
                        }
                        let _e2338 = phi_4218_;
                        continue;
                        continuing {
                            phi_4217_ = _e2338;
                        }
                    }
                }
            }
        } else {
            if (_e445 < 6u) {
                let _e496 = (_e445 < 3u);
                if _e496 {
                    phi_6496_ = _e445;
                } else {
                    phi_6496_ = (_e445 - 3u);
                }
                let _e499 = phi_6496_;
                if _e496 {
                    phi_6506_ = _e441.z;
                    phi_6507_ = _e441.y;
                    phi_6508_ = _e441.x;
                } else {
                    phi_6506_ = _e438.z;
                    phi_6507_ = _e438.y;
                    phi_6508_ = _e438.x;
                }
                let _e507 = phi_6506_;
                let _e509 = phi_6507_;
                let _e511 = phi_6508_;
                let _e513 = select(_e441, _e438, vec4(_e496));
                if (_e499 == 0u) {
                    phi_6522_ = _e513.x;
                } else {
                    if (_e499 == 1u) {
                        phi_6521_ = _e513.y;
                    } else {
                        phi_6521_ = _e513.z;
                    }
                    let _e519 = phi_6521_;
                    phi_6522_ = _e519;
                }
                let _e522 = phi_6522_;
                phi_6593_ = vec4<u32>(_e522, _e511, _e509, _e507);
            } else {
                let _e448 = (_e445 - 6u);
                let _e449 = (_e448 / 3u);
                let _e450 = (_e448 % 3u);
                if (_e449 == 0u) {
                    phi_6540_ = _e438.x;
                } else {
                    if (_e449 == 1u) {
                        phi_6539_ = _e438.y;
                    } else {
                        phi_6539_ = _e438.z;
                    }
                    let _e456 = phi_6539_;
                    phi_6540_ = _e456;
                }
                let _e459 = phi_6540_;
                if (_e449 == 2u) {
                    phi_6546_ = 0u;
                } else {
                    phi_6546_ = (_e449 + 1u);
                }
                let _e463 = phi_6546_;
                if (_e463 == 0u) {
                    phi_6559_ = _e438.x;
                } else {
                    if (_e463 == 1u) {
                        phi_6558_ = _e438.y;
                    } else {
                        phi_6558_ = _e438.z;
                    }
                    let _e469 = phi_6558_;
                    phi_6559_ = _e469;
                }
                let _e472 = phi_6559_;
                if (_e450 == 0u) {
                    phi_6572_ = _e441.x;
                } else {
                    if (_e450 == 1u) {
                        phi_6571_ = _e441.y;
                    } else {
                        phi_6571_ = _e441.z;
                    }
                    let _e478 = phi_6571_;
                    phi_6572_ = _e478;
                }
                let _e481 = phi_6572_;
                if (_e450 == 2u) {
                    phi_6578_ = 0u;
                } else {
                    phi_6578_ = (_e450 + 1u);
                }
                let _e485 = phi_6578_;
                if (_e485 == 0u) {
                    phi_6591_ = _e441.x;
                } else {
                    if (_e485 == 1u) {
                        phi_6590_ = _e441.y;
                    } else {
                        phi_6590_ = _e441.z;
                    }
                    let _e491 = phi_6590_;
                    phi_6591_ = _e491;
                }
                let _e494 = phi_6591_;
                phi_6593_ = vec4<u32>(_e459, _e472, _e481, _e494);
            }
            let _e525 = phi_6593_;
            let _e526 = (_e445 >= 6u);
            if (_e525.x != _e525.z) {
                if (_e525.x != _e525.w) {
                    if _e526 {
                        let _e535 = (_e525.y != _e525.z);
                        if _e535 {
                            phi_6619_ = (_e525.y != _e525.w);
                        } else {
                            phi_6619_ = bool();
                        }
                        let _e538 = phi_6619_;
                        phi_6623_ = _e538;
                        phi_6624_ = _e535;
                    } else {
                        phi_6623_ = (_e525.x != _e525.y);
                        phi_6624_ = true;
                    }
                    let _e540 = phi_6623_;
                    let _e542 = phi_6624_;
                    if _e542 {
                        let _e546 = ((_e441.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e438.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6657_ = (_e546 << bitcast<u32>(6u));
                        } else {
                            phi_6657_ = 0u;
                        }
                        let _e560 = phi_6657_;
                        if (((_e438.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6679_ = (_e546 << bitcast<u32>(9u));
                        } else {
                            phi_6679_ = 0u;
                        }
                        let _e569 = phi_6679_;
                        if (((_e438.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6701_ = (_e546 << bitcast<u32>(12u));
                        } else {
                            phi_6701_ = 0u;
                        }
                        let _e578 = phi_6701_;
                        if _e540 {
                            if ((((((((_e438.w & 7u) | ((_e441.w & 7u) << bitcast<u32>(3i))) | _e560) | _e569) | _e578) >> bitcast<u32>((_e445 & 31u))) & 1u) != 0u) {
                                let _e587 = reference.member[_e525.x];
                                let _e591 = reference.member[_e525.y];
                                let _e594 = reference.member[_e525.z];
                                let _e597 = reference.member[_e525.w];
                                if _e526 {
                                    let _e687 = (select(_e597.x, _e594.x, (_e594.x < _e597.x)) - select(_e591.x, _e587.x, (_e587.x > _e591.x)));
                                    let _e688 = (select(_e597.y, _e594.y, (_e594.y < _e597.y)) - select(_e591.y, _e587.y, (_e587.y > _e591.y)));
                                    let _e689 = (select(_e597.z, _e594.z, (_e594.z < _e597.z)) - select(_e591.z, _e587.z, (_e587.z > _e591.z)));
                                    let _e690 = (select(_e591.x, _e587.x, (_e587.x < _e591.x)) - select(_e597.x, _e594.x, (_e594.x > _e597.x)));
                                    let _e691 = (select(_e591.y, _e587.y, (_e587.y < _e591.y)) - select(_e597.y, _e594.y, (_e594.y > _e597.y)));
                                    let _e692 = (select(_e591.z, _e587.z, (_e587.z < _e591.z)) - select(_e597.z, _e594.z, (_e594.z > _e597.z)));
                                    let _e701 = params_1.member.member_14;
                                    if (select(_e690, _e687, (_e687 > _e690)) > _e701) {
                                        phi_6848_ = bool();
                                        phi_6849_ = true;
                                    } else {
                                        let _e703 = (select(_e691, _e688, (_e688 > _e691)) > _e701);
                                        if _e703 {
                                            phi_6847_ = bool();
                                        } else {
                                            phi_6847_ = (select(_e692, _e689, (_e689 > _e692)) > _e701);
                                        }
                                        let _e706 = phi_6847_;
                                        phi_6848_ = _e706;
                                        phi_6849_ = _e703;
                                    }
                                    let _e708 = phi_6848_;
                                    let _e710 = phi_6849_;
                                    phi_6957_ = select(_e708, true, _e710);
                                } else {
                                    let _e615 = select(_e594.x, _e591.x, (_e591.x < _e594.x));
                                    let _e617 = select(_e594.y, _e591.y, (_e591.y < _e594.y));
                                    let _e619 = select(_e594.z, _e591.z, (_e591.z < _e594.z));
                                    let _e627 = select(_e594.x, _e591.x, (_e591.x > _e594.x));
                                    let _e629 = select(_e594.y, _e591.y, (_e591.y > _e594.y));
                                    let _e631 = select(_e594.z, _e591.z, (_e591.z > _e594.z));
                                    let _e638 = (select(_e597.x, _e615, (_e615 < _e597.x)) - _e587.x);
                                    let _e639 = (select(_e597.y, _e617, (_e617 < _e597.y)) - _e587.y);
                                    let _e640 = (select(_e597.z, _e619, (_e619 < _e597.z)) - _e587.z);
                                    let _e641 = (_e587.x - select(_e597.x, _e627, (_e627 > _e597.x)));
                                    let _e642 = (_e587.y - select(_e597.y, _e629, (_e629 > _e597.y)));
                                    let _e643 = (_e587.z - select(_e597.z, _e631, (_e631 > _e597.z)));
                                    let _e652 = params_1.member.member_14;
                                    if (select(_e641, _e638, (_e638 > _e641)) > _e652) {
                                        phi_6951_ = bool();
                                        phi_6952_ = true;
                                    } else {
                                        let _e654 = (select(_e642, _e639, (_e639 > _e642)) > _e652);
                                        if _e654 {
                                            phi_6950_ = bool();
                                        } else {
                                            phi_6950_ = (select(_e643, _e640, (_e640 > _e643)) > _e652);
                                        }
                                        let _e657 = phi_6950_;
                                        phi_6951_ = _e657;
                                        phi_6952_ = _e654;
                                    }
                                    let _e659 = phi_6951_;
                                    let _e661 = phi_6952_;
                                    phi_6957_ = select(_e659, true, _e661);
                                }
                                let _e713 = phi_6957_;
                                if _e713 {
                                } else {
                                    let _e715 = global[0u];
                                    if (_e587.w == _e715) {
                                        let _e718 = global[1u];
                                        if (_e591.w == _e718) {
                                            let _e721 = global[2u];
                                            let _e722 = (_e594.w == _e721);
                                            if _e722 {
                                                let _e724 = global[3u];
                                                phi_6982_ = (_e597.w == _e724);
                                            } else {
                                                phi_6982_ = bool();
                                            }
                                            let _e727 = phi_6982_;
                                            phi_6984_ = _e727;
                                            phi_6985_ = select(true, false, _e722);
                                        } else {
                                            phi_6984_ = bool();
                                            phi_6985_ = true;
                                        }
                                        let _e730 = phi_6984_;
                                        let _e732 = phi_6985_;
                                        phi_6986_ = _e730;
                                        phi_6987_ = _e732;
                                    } else {
                                        phi_6986_ = bool();
                                        phi_6987_ = true;
                                    }
                                    let _e734 = phi_6986_;
                                    let _e736 = phi_6987_;
                                    if !(select(_e734, false, _e736)) {
                                        if _e526 {
                                            let _e924 = (_e591.x - _e587.x);
                                            let _e925 = (_e591.y - _e587.y);
                                            let _e926 = (_e591.z - _e587.z);
                                            let _e927 = (_e597.x - _e594.x);
                                            let _e928 = (_e597.y - _e594.y);
                                            let _e929 = (_e597.z - _e594.z);
                                            let _e930 = (_e587.x - _e594.x);
                                            let _e931 = (_e587.y - _e594.y);
                                            let _e932 = (_e587.z - _e594.z);
                                            let _e937 = (((_e924 * _e924) + (_e925 * _e925)) + (_e926 * _e926));
                                            let _e939 = select(0.000000000000000000000000000001f, _e937, (_e937 > 0.000000000000000000000000000001f));
                                            let _e944 = (((_e927 * _e927) + (_e928 * _e928)) + (_e929 * _e929));
                                            let _e946 = select(0.000000000000000000000000000001f, _e944, (_e944 > 0.000000000000000000000000000001f));
                                            let _e951 = (((_e924 * _e930) + (_e925 * _e931)) + (_e926 * _e932));
                                            let _e956 = (((_e927 * _e930) + (_e928 * _e931)) + (_e929 * _e932));
                                            let _e961 = (((_e924 * _e927) + (_e925 * _e928)) + (_e926 * _e929));
                                            let _e964 = ((_e939 * _e946) - (_e961 * _e961));
                                            if (_e964 > ((0.000001f * _e939) * _e946)) {
                                                let _e987 = (((_e961 * _e956) - (_e951 * _e946)) / _e964);
                                                if (_e987 > 1f) {
                                                    phi_7065_ = 1f;
                                                } else {
                                                    phi_7065_ = select(0f, _e987, (_e987 > 0f));
                                                }
                                                let _e992 = phi_7065_;
                                                phi_7092_ = _e992;
                                            } else {
                                                let _e969 = (-(_e951) / _e939);
                                                if (_e969 > 1f) {
                                                    phi_7077_ = 1f;
                                                } else {
                                                    phi_7077_ = select(0f, _e969, (_e969 > 0f));
                                                }
                                                let _e974 = phi_7077_;
                                                let _e976 = ((_e961 - _e951) / _e939);
                                                if (_e976 > 1f) {
                                                    phi_7089_ = 1f;
                                                } else {
                                                    phi_7089_ = select(0f, _e976, (_e976 > 0f));
                                                }
                                                let _e981 = phi_7089_;
                                                phi_7092_ = (0.5f * (_e974 + _e981));
                                            }
                                            let _e994 = phi_7092_;
                                            let _e997 = (((_e961 * _e994) + _e956) / _e946);
                                            if (_e997 > 1f) {
                                                phi_7105_ = 1f;
                                            } else {
                                                phi_7105_ = select(0f, _e997, (_e997 > 0f));
                                            }
                                            let _e1002 = phi_7105_;
                                            if (_e997 != _e1002) {
                                                let _e1006 = (((_e961 * _e1002) - _e951) / _e939);
                                                if (_e1006 > 1f) {
                                                    phi_7122_ = 1f;
                                                } else {
                                                    phi_7122_ = select(0f, _e1006, (_e1006 > 0f));
                                                }
                                                let _e1011 = phi_7122_;
                                                phi_7123_ = _e1011;
                                            } else {
                                                phi_7123_ = _e994;
                                            }
                                            let _e1013 = phi_7123_;
                                            phi_7390_ = vec4<f32>((1f - _e1013), _e1013, (_e1002 - 1f), -(_e1002));
                                        } else {
                                            let _e739 = (_e594.x - _e591.x);
                                            let _e740 = (_e594.y - _e591.y);
                                            let _e741 = (_e594.z - _e591.z);
                                            let _e742 = (_e597.x - _e591.x);
                                            let _e743 = (_e597.y - _e591.y);
                                            let _e744 = (_e597.z - _e591.z);
                                            let _e745 = (_e587.x - _e591.x);
                                            let _e746 = (_e587.y - _e591.y);
                                            let _e747 = (_e587.z - _e591.z);
                                            let _e752 = (((_e739 * _e745) + (_e740 * _e746)) + (_e741 * _e747));
                                            let _e757 = (((_e742 * _e745) + (_e743 * _e746)) + (_e744 * _e747));
                                            let _e758 = (_e587.x - _e594.x);
                                            let _e759 = (_e587.y - _e594.y);
                                            let _e760 = (_e587.z - _e594.z);
                                            let _e765 = (((_e739 * _e758) + (_e740 * _e759)) + (_e741 * _e760));
                                            let _e770 = (((_e742 * _e758) + (_e743 * _e759)) + (_e744 * _e760));
                                            let _e771 = (_e587.x - _e597.x);
                                            let _e772 = (_e587.y - _e597.y);
                                            let _e773 = (_e587.z - _e597.z);
                                            let _e778 = (((_e739 * _e771) + (_e740 * _e772)) + (_e741 * _e773));
                                            let _e783 = (((_e742 * _e771) + (_e743 * _e772)) + (_e744 * _e773));
                                            let _e786 = ((_e765 * _e783) - (_e778 * _e770));
                                            let _e789 = ((_e778 * _e757) - (_e752 * _e783));
                                            let _e792 = ((_e752 * _e770) - (_e765 * _e757));
                                            if (_e752 <= 0f) {
                                                phi_7191_ = select(true, false, (_e757 <= 0f));
                                            } else {
                                                phi_7191_ = true;
                                            }
                                            let _e797 = phi_7191_;
                                            if _e797 {
                                                if (_e765 >= 0f) {
                                                    phi_7204_ = select(true, false, (_e770 <= _e765));
                                                } else {
                                                    phi_7204_ = true;
                                                }
                                                let _e802 = phi_7204_;
                                                if _e802 {
                                                    if (_e792 <= 0f) {
                                                        if (_e752 >= 0f) {
                                                            let _e805 = (_e765 <= 0f);
                                                            if _e805 {
                                                                let _e806 = (_e752 - _e765);
                                                                let _e809 = (_e752 / select(0.000000000000000000000000000001f, _e806, (_e806 > 0.000000000000000000000000000001f)));
                                                                if (_e809 > 1f) {
                                                                    phi_7236_ = 1f;
                                                                } else {
                                                                    phi_7236_ = select(0f, _e809, (_e809 > 0f));
                                                                }
                                                                let _e814 = phi_7236_;
                                                                phi_7239_ = vec3<f32>((1f - _e814), _e814, 0f);
                                                            } else {
                                                                phi_7239_ = vec3<f32>();
                                                            }
                                                            let _e818 = phi_7239_;
                                                            phi_7241_ = _e818;
                                                            phi_7242_ = select(true, false, _e805);
                                                        } else {
                                                            phi_7241_ = vec3<f32>();
                                                            phi_7242_ = true;
                                                        }
                                                        let _e821 = phi_7241_;
                                                        let _e823 = phi_7242_;
                                                        phi_7243_ = _e821;
                                                        phi_7244_ = _e823;
                                                    } else {
                                                        phi_7243_ = vec3<f32>();
                                                        phi_7244_ = true;
                                                    }
                                                    let _e825 = phi_7243_;
                                                    let _e827 = phi_7244_;
                                                    if _e827 {
                                                        if (_e783 >= 0f) {
                                                            phi_7257_ = select(true, false, (_e778 <= _e783));
                                                        } else {
                                                            phi_7257_ = true;
                                                        }
                                                        let _e832 = phi_7257_;
                                                        if _e832 {
                                                            if (_e789 <= 0f) {
                                                                if (_e757 >= 0f) {
                                                                    let _e835 = (_e783 <= 0f);
                                                                    if _e835 {
                                                                        let _e836 = (_e757 - _e783);
                                                                        let _e839 = (_e757 / select(0.000000000000000000000000000001f, _e836, (_e836 > 0.000000000000000000000000000001f)));
                                                                        if (_e839 > 1f) {
                                                                            phi_7289_ = 1f;
                                                                        } else {
                                                                            phi_7289_ = select(0f, _e839, (_e839 > 0f));
                                                                        }
                                                                        let _e844 = phi_7289_;
                                                                        phi_7292_ = vec3<f32>((1f - _e844), 0f, _e844);
                                                                    } else {
                                                                        phi_7292_ = vec3<f32>();
                                                                    }
                                                                    let _e848 = phi_7292_;
                                                                    phi_7294_ = _e848;
                                                                    phi_7295_ = select(true, false, _e835);
                                                                } else {
                                                                    phi_7294_ = vec3<f32>();
                                                                    phi_7295_ = true;
                                                                }
                                                                let _e851 = phi_7294_;
                                                                let _e853 = phi_7295_;
                                                                phi_7296_ = _e851;
                                                                phi_7297_ = _e853;
                                                            } else {
                                                                phi_7296_ = vec3<f32>();
                                                                phi_7297_ = true;
                                                            }
                                                            let _e855 = phi_7296_;
                                                            let _e857 = phi_7297_;
                                                            if _e857 {
                                                                if (_e786 <= 0f) {
                                                                    if (_e770 >= _e765) {
                                                                        let _e860 = (_e778 >= _e783);
                                                                        if _e860 {
                                                                            let _e861 = (_e770 - _e765);
                                                                            let _e863 = (_e861 + (_e778 - _e783));
                                                                            let _e866 = (_e861 / select(0.000000000000000000000000000001f, _e863, (_e863 > 0.000000000000000000000000000001f)));
                                                                            if (_e866 > 1f) {
                                                                                phi_7332_ = 1f;
                                                                            } else {
                                                                                phi_7332_ = select(0f, _e866, (_e866 > 0f));
                                                                            }
                                                                            let _e871 = phi_7332_;
                                                                            phi_7335_ = vec3<f32>(0f, (1f - _e871), _e871);
                                                                        } else {
                                                                            phi_7335_ = vec3<f32>();
                                                                        }
                                                                        let _e875 = phi_7335_;
                                                                        phi_7337_ = _e875;
                                                                        phi_7338_ = select(true, false, _e860);
                                                                    } else {
                                                                        phi_7337_ = vec3<f32>();
                                                                        phi_7338_ = true;
                                                                    }
                                                                    let _e878 = phi_7337_;
                                                                    let _e880 = phi_7338_;
                                                                    phi_7339_ = _e878;
                                                                    phi_7340_ = _e880;
                                                                } else {
                                                                    phi_7339_ = vec3<f32>();
                                                                    phi_7340_ = true;
                                                                }
                                                                let _e882 = phi_7339_;
                                                                let _e884 = phi_7340_;
                                                                if _e884 {
                                                                    let _e886 = ((_e786 + _e789) + _e792);
                                                                    let _e889 = (1f / select(0.000000000000000000000000000001f, _e886, (_e886 > 0.000000000000000000000000000001f)));
                                                                    let _e890 = (_e789 * _e889);
                                                                    if (_e890 > 1f) {
                                                                        phi_7362_ = 1f;
                                                                    } else {
                                                                        phi_7362_ = select(0f, _e890, (_e890 > 0f));
                                                                    }
                                                                    let _e895 = phi_7362_;
                                                                    let _e896 = (_e792 * _e889);
                                                                    if (_e896 > 1f) {
                                                                        phi_7373_ = 1f;
                                                                    } else {
                                                                        phi_7373_ = select(0f, _e896, (_e896 > 0f));
                                                                    }
                                                                    let _e901 = phi_7373_;
                                                                    phi_7377_ = vec3<f32>(((1f - _e895) - _e901), _e895, _e901);
                                                                } else {
                                                                    phi_7377_ = _e882;
                                                                }
                                                                let _e906 = phi_7377_;
                                                                phi_7378_ = _e906;
                                                            } else {
                                                                phi_7378_ = _e855;
                                                            }
                                                            let _e908 = phi_7378_;
                                                            phi_7379_ = _e908;
                                                        } else {
                                                            phi_7379_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e910 = phi_7379_;
                                                        phi_7380_ = _e910;
                                                    } else {
                                                        phi_7380_ = _e825;
                                                    }
                                                    let _e912 = phi_7380_;
                                                    phi_7381_ = _e912;
                                                } else {
                                                    phi_7381_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e914 = phi_7381_;
                                                phi_7382_ = _e914;
                                            } else {
                                                phi_7382_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e916 = phi_7382_;
                                            phi_7390_ = vec4<f32>(1f, -(_e916.x), -(_e916.y), -(_e916.z));
                                        }
                                        let _e1019 = phi_7390_;
                                        let _e1042 = ((((_e587.x * _e1019.x) + (_e591.x * _e1019.y)) + (_e594.x * _e1019.z)) + (_e597.x * _e1019.w));
                                        let _e1043 = ((((_e587.y * _e1019.x) + (_e591.y * _e1019.y)) + (_e594.y * _e1019.z)) + (_e597.y * _e1019.w));
                                        let _e1044 = ((((_e587.z * _e1019.x) + (_e591.z * _e1019.y)) + (_e594.z * _e1019.z)) + (_e597.z * _e1019.w));
                                        let _e1050 = sqrt((((_e1042 * _e1042) + (_e1043 * _e1043)) + (_e1044 * _e1044)));
                                        let _e1053 = params_1.member.member_14;
                                        if (_e1050 < _e1053) {
                                            let _e1057 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e525.x >= _e1057)) | select(0u, 1u, (_e525.y >= _e1057))) | select(0u, 1u, (_e525.z >= _e1057))) | select(0u, 1u, (_e525.w >= _e1057))) != 0u) {
                                                let _e1073 = params_1.member.member_16;
                                                let _e1075 = (0.8f * (_e1050 - _e1073));
                                                let _e1076 = (1.25f * _e1073);
                                                phi_7468_ = select(_e1076, _e1075, (_e1075 > _e1076));
                                            } else {
                                                phi_7468_ = (0.45f * _e1050);
                                            }
                                            let _e1080 = phi_7468_;
                                            let _e1083 = params_1.member.member_13;
                                            let _e1084 = (0.00001f * _e1083);
                                            let _e1087 = bitcast<u32>(select(_e1084, _e1080, (_e1080 > _e1084)));
                                            let _e1089 = atomicMin((&bounds.member[_e525.x]), _e1087);
                                            let _e1091 = atomicMin((&bounds.member[_e525.y]), _e1087);
                                            let _e1093 = atomicMin((&bounds.member[_e525.z]), _e1087);
                                            let _e1095 = atomicMin((&bounds.member[_e525.w]), _e1087);
                                            if _e526 {
                                                phi_7503_ = (_e525.x | 2147483648u);
                                            } else {
                                                phi_7503_ = _e525.x;
                                            }
                                            let _e1098 = phi_7503_;
                                            let _e1100 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1100 < _e444) {
                                                let _e1103 = ((_e1100 + 1u) * 4u);
                                                atomicStore((&near.member[_e1103]), _e1098);
                                                atomicStore((&near.member[(_e1103 + 1u)]), _e525.y);
                                                atomicStore((&near.member[(_e1103 + 2u)]), _e525.z);
                                                atomicStore((&near.member[(_e1103 + 3u)]), _e525.w);
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
    var phi_7642_: u32;
    var phi_7644_: u32;
    var phi_7647_: u32;
    var phi_7645_: u32;
    var phi_7648_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    if ((((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x) == 0u) {
        let _e392 = tiles_1.member[0u];
        let _e395 = params_1.member.member_19;
        let _e398 = (select(_e395, _e392, (_e392 < _e395)) * 16u);
        let _e399 = (_e398 / 256u);
        if ((_e398 % 256u) > 0u) {
            phi_7642_ = (_e399 + 1u);
        } else {
            phi_7642_ = _e399;
        }
        let _e404 = phi_7642_;
        phi_7644_ = 1u;
        phi_7647_ = _e404;
        loop {
            let _e406 = phi_7644_;
            let _e408 = phi_7647_;
            local_41 = _e408;
            local_42 = _e406;
            let _e409 = (_e408 > 65535u);
            if _e409 {
                phi_7645_ = (_e406 << bitcast<u32>(1i));
                phi_7648_ = ((_e408 >> bitcast<u32>(1i)) + (_e408 & 1u));
            } else {
                break;
            }
            let _e417 = phi_7645_;
            let _e419 = phi_7648_;
            continue;
            continuing {
                phi_7644_ = _e417;
                phi_7647_ = _e419;
            }
        }
        let _e422 = local_41;
        let _e424 = local_42;
        arguments_1.member[0u] = type_48(_e422, _e424, 1u);
    }
    return;
}

fn function_19() {
    var phi_7707_: bool;
    var phi_7708_: bool;
    var phi_7709_: bool;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    if ((((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x) == 0u) {
        let _e392 = proxies.member[0u];
        let _e395 = atomicMax((&status.member[2u]), _e392);
        let _e398 = tiles.member[0u];
        let _e401 = atomicMax((&status.member[3u]), _e398);
        let _e404 = near_1.member[0u];
        let _e407 = atomicMax((&status.member[4u]), _e404);
        let _e410 = scanned_tiles.member[1u];
        if (_e410 == 0u) {
            let _e414 = scanned_tiles.member[0u];
            let _e415 = (_e414 > 32768u);
            if _e415 {
                phi_7707_ = bool();
            } else {
                phi_7707_ = (_e398 > 268435455u);
            }
            let _e418 = phi_7707_;
            phi_7708_ = _e418;
            phi_7709_ = _e415;
        } else {
            phi_7708_ = bool();
            phi_7709_ = true;
        }
        let _e420 = phi_7708_;
        let _e422 = phi_7709_;
        let _e427 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e420, true, _e422)));
    }
    return;
}

fn function_20() {
    var phi_7754_: f32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member_1;
    if (_e388 < _e391) {
        let _e395 = params_1.member.member;
        if (_e388 < _e395) {
            let _e399 = velocities.member[_e388];
            pushes_1.member[((_e388 * 8u) + 7u)] = 0u;
            phi_7754_ = _e399.w;
        } else {
            phi_7754_ = 0f;
        }
        let _e406 = phi_7754_;
        let _e407 = (3u * _e388);
        let _e410 = positions.member[_e407];
        let _e414 = positions.member[(_e407 + 1u)];
        let _e418 = positions.member[(_e407 + 2u)];
        reference_1.member[_e388] = vec4<f32>(_e410, _e414, _e418, _e406);
        let _e424 = params_1.member.member_14;
        bounds_1.member[_e388] = bitcast<u32>((0.45f * _e424));
        if (_e388 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7966_: vec3<f32>;
    var phi_7967_: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member;
    if (_e388 < _e391) {
        let _e395 = hits.member[_e388];
        hits.member[_e388] = 4294967295u;
        let _e398 = new_velocities.member[_e388];
        let _e401 = params_1.member.member_21;
        if (_e395 < _e401) {
            if (_e398.w > 0f) {
                let _e405 = (3u * _e395);
                let _e408 = body_triangles.member[_e405];
                let _e412 = body_triangles.member[(_e405 + 1u)];
                let _e416 = body_triangles.member[(_e405 + 2u)];
                let _e417 = (_e391 + _e408);
                let _e420 = predicted.member[_e417];
                let _e424 = (3u * _e417);
                let _e427 = positions_1.member[_e424];
                let _e431 = positions_1.member[(_e424 + 1u)];
                let _e435 = positions_1.member[(_e424 + 2u)];
                let _e439 = (_e391 + _e412);
                let _e442 = predicted.member[_e439];
                let _e446 = (3u * _e439);
                let _e449 = positions_1.member[_e446];
                let _e453 = positions_1.member[(_e446 + 1u)];
                let _e457 = positions_1.member[(_e446 + 2u)];
                let _e464 = (_e391 + _e416);
                let _e467 = predicted.member[_e464];
                let _e471 = (3u * _e464);
                let _e474 = positions_1.member[_e471];
                let _e478 = positions_1.member[(_e471 + 1u)];
                let _e482 = positions_1.member[(_e471 + 2u)];
                let _e491 = params_1.member.member_3;
                let _e492 = (3f * _e491);
                let _e493 = ((((_e420.x - _e427) + (_e442.x - _e449)) + (_e467.x - _e474)) / _e492);
                let _e494 = ((((_e420.y - _e431) + (_e442.y - _e453)) + (_e467.y - _e478)) / _e492);
                let _e495 = ((((_e420.z - _e435) + (_e442.z - _e457)) + (_e467.z - _e482)) / _e492);
                let _e501 = boxes_1.member[((_e395 * 3u) + 2u)];
                let _e511 = params_1.member.member_15;
                let _e512 = (_e398.x - _e493);
                let _e513 = (_e398.y - _e494);
                let _e514 = (_e398.z - _e495);
                let _e520 = -((((_e512 * _e501.x) + (_e513 * _e501.y)) + (_e514 * _e501.z)));
                if (_e520 > 0f) {
                    let _e525 = (_e512 + (_e501.x * _e520));
                    let _e526 = (_e513 + (_e501.y * _e520));
                    let _e527 = (_e514 + (_e501.z * _e520));
                    let _e533 = sqrt((((_e525 * _e525) + (_e526 * _e526)) + (_e527 * _e527)));
                    let _e534 = (_e511 * _e520);
                    if (_e533 > _e534) {
                        let _e537 = ((_e533 - _e534) / _e533);
                        phi_7966_ = vec3<f32>((_e493 + (_e525 * _e537)), (_e494 + (_e526 * _e537)), (_e495 + (_e527 * _e537)));
                    } else {
                        phi_7966_ = vec3<f32>(_e493, _e494, _e495);
                    }
                    let _e546 = phi_7966_;
                    phi_7967_ = _e546;
                } else {
                    phi_7967_ = vec3<f32>(_e398.x, _e398.y, _e398.z);
                }
                let _e548 = phi_7967_;
                let _e549 = (3u * _e388);
                let _e552 = positions_1.member[_e549];
                let _e556 = positions_1.member[(_e549 + 1u)];
                let _e560 = positions_1.member[(_e549 + 2u)];
                new_velocities.member[_e388] = vec4<f32>(_e548.x, _e548.y, _e548.z, _e398.w);
                predicted.member[_e388] = vec4<f32>((_e552 + (_e548.x * _e491)), (_e556 + (_e548.y * _e491)), (_e560 + (_e548.z * _e491)), _e398.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_8088_: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member_21;
    if (_e388 < _e391) {
        let _e393 = (3u * _e388);
        let _e396 = body_triangles.member[_e393];
        let _e400 = body_triangles.member[(_e393 + 1u)];
        let _e404 = body_triangles.member[(_e393 + 2u)];
        let _e407 = params_1.member.member;
        let _e411 = predicted_1.member[(_e407 + _e396)];
        let _e418 = predicted_1.member[(_e407 + _e400)];
        let _e425 = predicted_1.member[(_e407 + _e404)];
        let _e431 = params_1.member.member_23;
        let _e432 = (_e418.x - _e411.x);
        let _e433 = (_e418.y - _e411.y);
        let _e434 = (_e418.z - _e411.z);
        let _e435 = (_e425.x - _e411.x);
        let _e436 = (_e425.y - _e411.y);
        let _e437 = (_e425.z - _e411.z);
        let _e440 = ((_e433 * _e437) - (_e436 * _e434));
        let _e443 = ((_e434 * _e435) - (_e437 * _e432));
        let _e446 = ((_e432 * _e436) - (_e435 * _e433));
        let _e452 = sqrt((((_e440 * _e440) + (_e443 * _e443)) + (_e446 * _e446)));
        if (_e452 > 0.000000000000000000000000000001f) {
            let _e454 = (1f / _e452);
            phi_8088_ = vec3<f32>((_e440 * _e454), (_e443 * _e454), (_e446 * _e454));
        } else {
            phi_8088_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e460 = phi_8088_;
        let _e462 = select(_e418.x, _e411.x, (_e411.x < _e418.x));
        let _e464 = select(_e418.y, _e411.y, (_e411.y < _e418.y));
        let _e466 = select(_e418.z, _e411.z, (_e411.z < _e418.z));
        let _e478 = select(_e418.x, _e411.x, (_e411.x > _e418.x));
        let _e480 = select(_e418.y, _e411.y, (_e411.y > _e418.y));
        let _e482 = select(_e418.z, _e411.z, (_e411.z > _e418.z));
        let _e497 = (_e388 * 3u);
        boxes_2.member[_e497] = vec4<f32>((select(_e425.x, _e462, (_e462 < _e425.x)) - _e431), (select(_e425.y, _e464, (_e464 < _e425.y)) - _e431), (select(_e425.z, _e466, (_e466 < _e425.z)) - _e431), _e411.x);
        boxes_2.member[(_e497 + 1u)] = vec4<f32>((select(_e425.x, _e478, (_e478 > _e425.x)) + _e431), (select(_e425.y, _e480, (_e480 > _e425.y)) + _e431), (select(_e425.z, _e482, (_e482 > _e425.z)) + _e431), _e411.y);
        boxes_2.member[(_e497 + 2u)] = vec4<f32>(_e460.x, _e460.y, _e460.z, _e411.z);
    }
    return;
}

fn function_23() {
    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member_1;
    if (_e388 < _e391) {
        let _e395 = predicted_2.member[_e388];
        let _e396 = (3u * _e388);
        positions_2.member[_e396] = _e395.x;
        positions_2.member[(_e396 + 1u)] = _e395.y;
        positions_2.member[(_e396 + 2u)] = _e395.z;
    }
    return;
}

fn function_24() {
    var phi_8309_: bool;
    var phi_8311_: bool;
    var phi_8312_: bool;
    var phi_8313_: bool;
    var phi_8314_: bool;
    var phi_8315_: bool;
    var phi_8316_: bool;
    var phi_8317_: bool;
    var phi_8318_: bool;
    var phi_8319_: bool;
    var phi_8320_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e379 = builtin_local_56;
            let _e380 = builtin_group_56;
            let _e381 = builtin_groups_56;
            let _e389 = (((_e380.x + (_e380.y * _e381.x)) * 256u) + _e379.x);
            let _e392 = params_1.member.member_22;
            let _e395 = params_1.member.member;
            let _e396 = (_e395 == 0u);
            if _e396 {
                break;
            }
            let _e398 = (_e392 + (_e389 / _e395));
            if _e396 {
                break;
            }
            let _e399 = (_e389 % _e395);
            let _e402 = params_1.member.member_21;
            if (_e398 < _e402) {
                let _e406 = predicted_2.member[_e399];
                let _e410 = (_e398 * 3u);
                let _e413 = boxes_3.member[_e410];
                let _e417 = boxes_3.member[(_e410 + 1u)];
                let _e421 = boxes_3.member[(_e410 + 2u)];
                if (_e406.x >= _e413.x) {
                    if (_e406.y >= _e413.y) {
                        if (_e406.z >= _e413.z) {
                            if (_e406.x <= _e417.x) {
                                if (_e406.y <= _e417.y) {
                                    let _e435 = (_e406.z <= _e417.z);
                                    if _e435 {
                                        let _e437 = (_e406.x - _e413.w);
                                        let _e438 = (_e406.y - _e417.w);
                                        let _e439 = (_e406.z - _e421.w);
                                        phi_8309_ = ((((_e437 * _e421.x) + (_e438 * _e421.y)) + (_e439 * _e421.z)) > (0.8f * sqrt((((_e437 * _e437) + (_e438 * _e438)) + (_e439 * _e439)))));
                                    } else {
                                        phi_8309_ = bool();
                                    }
                                    let _e457 = phi_8309_;
                                    phi_8311_ = _e457;
                                    phi_8312_ = select(true, false, _e435);
                                } else {
                                    phi_8311_ = bool();
                                    phi_8312_ = true;
                                }
                                let _e460 = phi_8311_;
                                let _e462 = phi_8312_;
                                phi_8313_ = _e460;
                                phi_8314_ = _e462;
                            } else {
                                phi_8313_ = bool();
                                phi_8314_ = true;
                            }
                            let _e464 = phi_8313_;
                            let _e466 = phi_8314_;
                            phi_8315_ = _e464;
                            phi_8316_ = _e466;
                        } else {
                            phi_8315_ = bool();
                            phi_8316_ = true;
                        }
                        let _e468 = phi_8315_;
                        let _e470 = phi_8316_;
                        phi_8317_ = _e468;
                        phi_8318_ = _e470;
                    } else {
                        phi_8317_ = bool();
                        phi_8318_ = true;
                    }
                    let _e472 = phi_8317_;
                    let _e474 = phi_8318_;
                    phi_8319_ = _e472;
                    phi_8320_ = _e474;
                } else {
                    phi_8319_ = bool();
                    phi_8320_ = true;
                }
                let _e476 = phi_8319_;
                let _e478 = phi_8320_;
                if select(_e476, false, _e478) {
                    let _e482 = atomicMin((&hits_1.member[_e399]), _e398);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8406_: type_56;
    var phi_8479_: bool;
    var phi_8481_: bool;
    var phi_8482_: bool;
    var phi_8483_: bool;
    var phi_8484_: bool;
    var phi_8485_: bool;
    var phi_8486_: bool;
    var phi_8487_: bool;
    var phi_8488_: bool;
    var phi_8489_: bool;
    var phi_8490_: bool;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e391 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e394 = params_1.member.member_19;
    let _e396 = tiles.member[0u];
    if (_e391 < select(_e394, _e396, (_e396 < _e394))) {
        let _e401 = pairs.member[_e391];
        let _e404 = ((_e401 >> bitcast<u32>(16i)) * 2u);
        let _e407 = tiles.member[(4u + _e404)];
        let _e414 = swept_boxes.member[((_e407 * 256u) + ((_e401 >> bitcast<u32>(8i)) & 255u))];
        let _e418 = tiles.member[(_e404 + 5u)];
        let _e423 = swept_boxes.member[((_e418 * 256u) + (_e401 & 255u))];
        if (_e414.x < _e423.x) {
            phi_8406_ = type_56(_e414.x, _e423.x);
        } else {
            phi_8406_ = type_56(_e423.x, _e414.x);
        }
        let _e429 = phi_8406_;
        let _e434 = params_1.member.member;
        let _e435 = (_e429.member_1 - _e434);
        let _e438 = predicted_3.member[_e429.member];
        let _e442 = (_e435 * 3u);
        let _e445 = boxes_4.member[_e442];
        let _e449 = boxes_4.member[(_e442 + 1u)];
        let _e453 = boxes_4.member[(_e442 + 2u)];
        if (_e438.x >= _e445.x) {
            if (_e438.y >= _e445.y) {
                if (_e438.z >= _e445.z) {
                    if (_e438.x <= _e449.x) {
                        if (_e438.y <= _e449.y) {
                            let _e467 = (_e438.z <= _e449.z);
                            if _e467 {
                                let _e469 = (_e438.x - _e445.w);
                                let _e470 = (_e438.y - _e449.w);
                                let _e471 = (_e438.z - _e453.w);
                                phi_8479_ = ((((_e469 * _e453.x) + (_e470 * _e453.y)) + (_e471 * _e453.z)) > (0.8f * sqrt((((_e469 * _e469) + (_e470 * _e470)) + (_e471 * _e471)))));
                            } else {
                                phi_8479_ = bool();
                            }
                            let _e489 = phi_8479_;
                            phi_8481_ = _e489;
                            phi_8482_ = select(true, false, _e467);
                        } else {
                            phi_8481_ = bool();
                            phi_8482_ = true;
                        }
                        let _e492 = phi_8481_;
                        let _e494 = phi_8482_;
                        phi_8483_ = _e492;
                        phi_8484_ = _e494;
                    } else {
                        phi_8483_ = bool();
                        phi_8484_ = true;
                    }
                    let _e496 = phi_8483_;
                    let _e498 = phi_8484_;
                    phi_8485_ = _e496;
                    phi_8486_ = _e498;
                } else {
                    phi_8485_ = bool();
                    phi_8486_ = true;
                }
                let _e500 = phi_8485_;
                let _e502 = phi_8486_;
                phi_8487_ = _e500;
                phi_8488_ = _e502;
            } else {
                phi_8487_ = bool();
                phi_8488_ = true;
            }
            let _e504 = phi_8487_;
            let _e506 = phi_8488_;
            phi_8489_ = _e504;
            phi_8490_ = _e506;
        } else {
            phi_8489_ = bool();
            phi_8490_ = true;
        }
        let _e508 = phi_8489_;
        let _e510 = phi_8490_;
        if select(_e508, false, _e510) {
            let _e514 = atomicMin((&hits_2.member[_e429.member]), _e435);
        }
    }
    return;
}

fn function_26() {
    var phi_8583_: u32;
    var phi_8584_: u32;
    var phi_8616_: f32;
    var phi_8693_: vec3<f32>;
    var phi_8695_: vec3<f32>;
    var phi_8696_: bool;
    var phi_8713_: bool;
    var phi_8715_: bool;
    var phi_8716_: bool;
    var phi_8748_: vec3<f32>;
    var phi_8794_: bool;
    var phi_8796_: bool;
    var phi_8797_: bool;
    var phi_8820_: bool;
    var phi_8822_: bool;
    var phi_8823_: bool;
    var phi_8840_: bool;
    var phi_8841_: bool;
    var phi_8862_: vec3<f32>;
    var phi_8863_: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member_1;
    if (_e388 < _e391) {
        let _e395 = predicted_2.member[_e388];
        let _e402 = params_1.member.member;
        if (_e388 < _e402) {
            let _e404 = (_e388 * 8u);
            let _e407 = pushes_2.member[_e404];
            let _e411 = pushes_2.member[(_e404 + 1u)];
            let _e415 = pushes_2.member[(_e404 + 2u)];
            let _e419 = pushes_2.member[(_e404 + 3u)];
            let _e423 = pushes_2.member[(_e404 + 4u)];
            let _e427 = pushes_2.member[(_e404 + 5u)];
            let _e431 = pushes_2.member[(_e404 + 6u)];
            let _e432 = (_e404 + 7u);
            let _e435 = pushes_2.member[_e432];
            let _e436 = (3u * _e388);
            let _e439 = positions_3.member[_e436];
            let _e443 = positions_3.member[(_e436 + 1u)];
            let _e447 = positions_3.member[(_e436 + 2u)];
            let _e451 = new_velocities_1.member[_e388];
            if (_e419 == 0u) {
            } else {
                phi_8583_ = _e404;
                loop {
                    let _e454 = phi_8583_;
                    let _e455 = (_e454 < _e432);
                    if _e455 {
                        pushes_2.member[_e454] = 0u;
                        phi_8584_ = (_e454 + 1u);
                    } else {
                        break;
                    }
                    let _e460 = phi_8584_;
                    continue;
                    continuing {
                        phi_8583_ = _e460;
                    }
                }
            }
            if (_e451.w > 0f) {
                let _e464 = (_e435 != 0u);
                let _e467 = bounds_1.member[_e388];
                let _e468 = bitcast<f32>(_e467);
                if _e464 {
                    let _e471 = params_1.member.member_13;
                    let _e472 = (0.5f * _e471);
                    phi_8616_ = select(_e472, _e468, (_e468 > _e472));
                } else {
                    phi_8616_ = _e468;
                }
                let _e476 = phi_8616_;
                if _e464 {
                    bounds_1.member[_e388] = bitcast<u32>(_e476);
                    let _e480 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e483 = reference_2.member[_e388];
                let _e489 = params_1.member.member_13;
                let _e492 = (f32(bitcast<i32>(_e419)) * 0.0009765625f);
                let _e496 = ((32768f / _e489) * select(1f, _e492, (_e492 > 1f)));
                let _e508 = (f32(bitcast<i32>(_e423)) / _e496);
                let _e511 = (f32(bitcast<i32>(_e427)) / _e496);
                let _e514 = (f32(bitcast<i32>(_e431)) / _e496);
                let _e518 = ((_e395.x + (f32(bitcast<i32>(_e407)) / _e496)) + _e508);
                let _e519 = ((_e395.y + (f32(bitcast<i32>(_e411)) / _e496)) + _e511);
                let _e520 = ((_e395.z + (f32(bitcast<i32>(_e415)) / _e496)) + _e514);
                let _e522 = (_e518 - _e483.x);
                let _e523 = (_e519 - _e483.y);
                let _e524 = (_e520 - _e483.z);
                let _e530 = sqrt((((_e522 * _e522) + (_e523 * _e523)) + (_e524 * _e524)));
                if (_e530 > _e476) {
                    let _e534 = ((bitcast<u32>(_e530) & 2139095040u) != 2139095040u);
                    if _e534 {
                        let _e535 = (_e476 / _e530);
                        phi_8693_ = vec3<f32>((_e483.x + (_e522 * _e535)), (_e483.y + (_e523 * _e535)), (_e483.z + (_e524 * _e535)));
                    } else {
                        phi_8693_ = vec3<f32>();
                    }
                    let _e544 = phi_8693_;
                    phi_8695_ = _e544;
                    phi_8696_ = select(true, false, _e534);
                } else {
                    phi_8695_ = vec3<f32>();
                    phi_8696_ = true;
                }
                let _e547 = phi_8695_;
                let _e549 = phi_8696_;
                let _e551 = select(_e547, vec3<f32>(_e518, _e519, _e520), vec3(_e549));
                if (_e551.x == _e518) {
                    let _e555 = (_e551.y == _e519);
                    if _e555 {
                        phi_8713_ = (_e551.z == _e520);
                    } else {
                        phi_8713_ = bool();
                    }
                    let _e559 = phi_8713_;
                    phi_8715_ = _e559;
                    phi_8716_ = select(true, false, _e555);
                } else {
                    phi_8715_ = bool();
                    phi_8716_ = true;
                }
                let _e562 = phi_8715_;
                let _e564 = phi_8716_;
                if select(_e562, false, _e564) {
                    let _e583 = params_1.member.member_3;
                    phi_8748_ = vec3<f32>((_e451.x + (_e508 / _e583)), (_e451.y + (_e511 / _e583)), (_e451.z + (_e514 / _e583)));
                } else {
                    let _e573 = params_1.member.member_3;
                    phi_8748_ = vec3<f32>(((_e551.x - _e439) / _e573), ((_e551.y - _e443) / _e573), ((_e551.z - _e447) / _e573));
                }
                let _e592 = phi_8748_;
                let _e593 = (_e551.x - _e483.x);
                let _e595 = (_e551.y - _e483.y);
                let _e597 = (_e551.z - _e483.z);
                velocities_1.member[_e388] = vec4<f32>(_e592.x, _e592.y, _e592.z, _e451.w);
                let _e618 = sqrt((((_e592.x * _e592.x) + (_e592.y * _e592.y)) + (_e592.z * _e592.z)));
                if ((bitcast<u32>(_e551.x) & 2139095040u) != 2139095040u) {
                    let _e624 = ((bitcast<u32>(_e551.y) & 2139095040u) != 2139095040u);
                    if _e624 {
                        phi_8794_ = ((bitcast<u32>(_e551.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8794_ = bool();
                    }
                    let _e629 = phi_8794_;
                    phi_8796_ = _e629;
                    phi_8797_ = select(true, false, _e624);
                } else {
                    phi_8796_ = bool();
                    phi_8797_ = true;
                }
                let _e632 = phi_8796_;
                let _e634 = phi_8797_;
                if select(_e632, false, _e634) {
                    if ((bitcast<u32>(_e592.x) & 2139095040u) != 2139095040u) {
                        let _e641 = ((bitcast<u32>(_e592.y) & 2139095040u) != 2139095040u);
                        if _e641 {
                            phi_8820_ = ((bitcast<u32>(_e592.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8820_ = bool();
                        }
                        let _e646 = phi_8820_;
                        phi_8822_ = _e646;
                        phi_8823_ = select(true, false, _e641);
                    } else {
                        phi_8822_ = bool();
                        phi_8823_ = true;
                    }
                    let _e649 = phi_8822_;
                    let _e651 = phi_8823_;
                    if select(_e649, false, _e651) {
                        let _e655 = params_1.member.member_18;
                        let _e656 = (_e618 > _e655);
                        if _e656 {
                        } else {
                            let _e660 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e618));
                        }
                        phi_8840_ = _e656;
                    } else {
                        phi_8840_ = true;
                    }
                    let _e662 = phi_8840_;
                    phi_8841_ = _e662;
                } else {
                    phi_8841_ = true;
                }
                let _e664 = phi_8841_;
                if _e664 {
                    let _e667 = params_1.member.member_2;
                    let _e675 = atomicMin((&status_1.member[0u]), ((select(_e667, 126u, (_e667 > 126u)) << bitcast<u32>(25u)) | _e388));
                }
                if (select(0u, 1u, (sqrt((((_e593 * _e593) + (_e595 * _e595)) + (_e597 * _e597))) > (0.999f * _e476))) == 0u) {
                } else {
                    let _e679 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8862_ = _e551;
            } else {
                phi_8862_ = vec3<f32>(_e439, _e443, _e447);
            }
            let _e681 = phi_8862_;
            phi_8863_ = _e681;
        } else {
            phi_8863_ = vec3<f32>(_e395.x, _e395.y, _e395.z);
        }
        let _e683 = phi_8863_;
        let _e684 = (3u * _e388);
        positions_3.member[_e684] = _e683.x;
        positions_3.member[(_e684 + 1u)] = _e683.y;
        positions_3.member[(_e684 + 2u)] = _e683.z;
    }
    return;
}

fn function_27() {
    var phi_8950_: vec3<f32>;
    var phi_8953_: u32;
    var phi_8951_: vec3<f32>;
    var phi_8954_: u32;
    var phi_9035_: bool;
    var phi_9049_: vec3<f32>;
    var phi_9052_: u32;
    var phi_9050_: vec3<f32>;
    var phi_9053_: u32;
    var phi_9153_: vec3<f32>;
    var phi_9186_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member;
    if (_e388 < _e391) {
        let _e393 = (3u * _e388);
        let _e396 = positions.member[_e393];
        let _e400 = positions.member[(_e393 + 1u)];
        let _e404 = positions.member[(_e393 + 2u)];
        let _e407 = velocities.member[_e388];
        let _e411 = starts_1.member[_e388][0u];
        let _e415 = starts_1.member[_e388][1u];
        let _e416 = (_e388 + 1u);
        let _e420 = starts_1.member[_e416][0u];
        let _e424 = starts_1.member[_e416][1u];
        phi_8950_ = vec3<f32>(0f, 0f, 0f);
        phi_8953_ = _e411;
        loop {
            let _e429 = phi_8950_;
            let _e431 = phi_8953_;
            local_43 = _e429;
            local_45 = _e429;
            let _e432 = (_e431 < _e420);
            if _e432 {
                let _e435 = springs.member[_e431];
                let _e437 = (3u * _e435.member);
                let _e440 = positions.member[_e437];
                let _e444 = positions.member[(_e437 + 1u)];
                let _e448 = positions.member[(_e437 + 2u)];
                let _e451 = velocities.member[_e435.member];
                let _e455 = (_e440 - _e396);
                let _e456 = (_e444 - _e400);
                let _e457 = (_e448 - _e404);
                let _e463 = sqrt((((_e455 * _e455) + (_e456 * _e456)) + (_e457 * _e457)));
                let _e465 = select(0.00000000000000000001f, _e463, (_e463 > 0.00000000000000000001f));
                let _e470 = ((_e435.member_2 * (_e465 - _e435.member_1)) / _e465);
                phi_8951_ = vec3<f32>((_e429.x + ((_e455 * _e470) - ((_e407.x - _e451.x) * _e435.member_3))), (_e429.y + ((_e456 * _e470) - ((_e407.y - _e451.y) * _e435.member_3))), (_e429.z + ((_e457 * _e470) - ((_e407.z - _e451.z) * _e435.member_3))));
                phi_8954_ = (_e431 + 1u);
            } else {
                break;
            }
            let _e493 = phi_8951_;
            let _e495 = phi_8954_;
            continue;
            continuing {
                phi_8950_ = _e493;
                phi_8953_ = _e495;
            }
        }
        let _e499 = params_1.member.member_7;
        if (_e499 > 0f) {
            phi_9035_ = true;
        } else {
            let _e503 = params_1.member.member_11;
            phi_9035_ = (_e503 > 0f);
        }
        let _e506 = phi_9035_;
        if _e506 {
            let _e509 = params_1.member.member_8;
            let _e512 = params_1.member.member_9;
            let _e515 = params_1.member.member_10;
            let _e516 = (_e509 - _e407.x);
            let _e517 = (_e512 - _e407.y);
            let _e518 = (_e515 - _e407.z);
            let _e680 = local_43;
            phi_9049_ = _e680;
            phi_9052_ = _e415;
            loop {
                let _e520 = phi_9049_;
                let _e522 = phi_9052_;
                local_44 = _e520;
                let _e523 = (_e522 < _e424);
                if _e523 {
                    let _e527 = fans.member[_e522][0u];
                    let _e531 = fans.member[_e522][1u];
                    let _e532 = (3u * _e527);
                    let _e535 = positions.member[_e532];
                    let _e539 = positions.member[(_e532 + 1u)];
                    let _e543 = positions.member[(_e532 + 2u)];
                    let _e544 = (3u * _e531);
                    let _e547 = positions.member[_e544];
                    let _e551 = positions.member[(_e544 + 1u)];
                    let _e555 = positions.member[(_e544 + 2u)];
                    let _e558 = params_1.member.member_11;
                    let _e559 = (_e535 - _e396);
                    let _e560 = (_e539 - _e400);
                    let _e561 = (_e543 - _e404);
                    let _e562 = (_e547 - _e396);
                    let _e563 = (_e551 - _e400);
                    let _e564 = (_e555 - _e404);
                    let _e567 = ((_e560 * _e564) - (_e563 * _e561));
                    let _e570 = ((_e561 * _e562) - (_e564 * _e559));
                    let _e573 = ((_e559 * _e563) - (_e562 * _e560));
                    let _e579 = sqrt((((_e567 * _e567) + (_e570 * _e570)) + (_e573 * _e573)));
                    let _e581 = select(0.00000000000000000001f, _e579, (_e579 > 0.00000000000000000001f));
                    let _e588 = ((((_e516 * _e567) + (_e517 * _e570)) + (_e518 * _e573)) / (_e581 * _e581));
                    let _e589 = (_e567 * _e588);
                    let _e590 = (_e570 * _e588);
                    let _e591 = (_e573 * _e588);
                    let _e604 = (_e581 * 0.16666667f);
                    phi_9050_ = vec3<f32>((_e520.x + (((_e589 * _e499) + ((_e516 - _e589) * _e558)) * _e604)), (_e520.y + (((_e590 * _e499) + ((_e517 - _e590) * _e558)) * _e604)), (_e520.z + (((_e591 * _e499) + ((_e518 - _e591) * _e558)) * _e604)));
                    phi_9053_ = (_e522 + 1u);
                } else {
                    break;
                }
                let _e617 = phi_9050_;
                let _e619 = phi_9053_;
                continue;
                continuing {
                    phi_9049_ = _e617;
                    phi_9052_ = _e619;
                }
            }
            let _e686 = local_44;
            phi_9153_ = _e686;
        } else {
            let _e688 = local_45;
            phi_9153_ = _e688;
        }
        let _e622 = phi_9153_;
        if (_e407.w > 0f) {
            let _e627 = params_1.member.member_4;
            let _e630 = params_1.member.member_5;
            let _e633 = params_1.member.member_6;
            let _e645 = params_1.member.member_3;
            phi_9186_ = vec4<f32>((_e407.x + ((_e627 + (_e622.x * _e407.w)) * _e645)), (_e407.y + ((_e630 + (_e622.y * _e407.w)) * _e645)), (_e407.z + ((_e633 + (_e622.z * _e407.w)) * _e645)), _e407.w);
        } else {
            phi_9186_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e654 = phi_9186_;
        new_velocities.member[_e388] = _e654;
        let _e662 = params_1.member.member_3;
        predicted_4.member[_e388] = vec4<f32>((_e396 + (_e654.x * _e662)), (_e400 + (_e654.y * _e662)), (_e404 + (_e654.z * _e662)), _e654.w);
    }
    return;
}

fn function_28() {
    var phi_9271_: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member_1;
    let _e394 = params_1.member.member;
    if (_e388 < (_e391 - _e394)) {
        let _e397 = (3u * _e388);
        let _e400 = frame_start.member[_e397];
        let _e401 = (_e397 + 1u);
        let _e404 = frame_start.member[_e401];
        let _e405 = (_e397 + 2u);
        let _e408 = frame_start.member[_e405];
        let _e411 = frame_end.member[_e397];
        let _e414 = frame_end.member[_e401];
        let _e417 = frame_end.member[_e405];
        let _e422 = params_1.member.member_17;
        if (_e422 >= 1f) {
            phi_9271_ = vec3<f32>(_e411, _e414, _e417);
        } else {
            phi_9271_ = vec3<f32>((_e400 + ((_e411 - _e400) * _e422)), (_e404 + ((_e414 - _e404) * _e422)), (_e408 + ((_e417 - _e408) * _e422)));
        }
        let _e435 = phi_9271_;
        predicted_5.member[(_e394 + _e388)] = vec4<f32>(_e435.x, _e435.y, _e435.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_9323_: vec3<f32>;
    var phi_9326_: u32;
    var phi_9385_: vec3<f32>;
    var phi_9324_: vec3<f32>;
    var phi_9327_: u32;
    var phi_9398_: vec3<f32>;
    var phi_9445_: vec3<f32>;
    var phi_9447_: vec3<f32>;
    var phi_9448_: bool;
    var phi_9465_: bool;
    var phi_9467_: bool;
    var phi_9468_: bool;
    var phi_9480_: type_72;
    var local_46: vec3<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_1.member.member;
    if (_e388 < _e391) {
        let _e395 = predicted_6.member[_e388];
        let _e399 = starts_2.member[_e388][0u];
        let _e404 = starts_2.member[(_e388 + 1u)][0u];
        let _e407 = params_1.member.member_12;
        if (_e407 > 0f) {
            phi_9323_ = vec3<f32>(0f, 0f, 0f);
            phi_9326_ = _e399;
            loop {
                let _e410 = phi_9323_;
                let _e412 = phi_9326_;
                local_46 = _e410;
                let _e413 = (_e412 < _e404);
                if _e413 {
                    let _e416 = springs_1.member[_e412];
                    let _e420 = predicted_6.member[_e416.member];
                    let _e427 = (_e420.x - _e395.x);
                    let _e428 = (_e420.y - _e395.y);
                    let _e429 = (_e420.z - _e395.z);
                    let _e435 = sqrt((((_e427 * _e427) + (_e428 * _e428)) + (_e429 * _e429)));
                    let _e437 = select(0.00000000000000000001f, _e435, (_e435 > 0.00000000000000000001f));
                    let _e440 = (_e437 - (_e407 * _e416.member_1));
                    let _e443 = (_e395.w + _e420.w);
                    if (_e440 > 0f) {
                        let _e450 = (((0.25f * (_e395.w / select(0.00000000000000000001f, _e443, (_e443 > 0.00000000000000000001f)))) * _e440) / _e437);
                        phi_9385_ = vec3<f32>((_e427 * _e450), (_e428 * _e450), (_e429 * _e450));
                    } else {
                        phi_9385_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e456 = phi_9385_;
                    phi_9324_ = (_e410 + _e456);
                    phi_9327_ = (_e412 + 1u);
                } else {
                    break;
                }
                let _e460 = phi_9324_;
                let _e462 = phi_9327_;
                continue;
                continuing {
                    phi_9323_ = _e460;
                    phi_9326_ = _e462;
                }
            }
            let _e566 = local_46;
            phi_9398_ = _e566;
        } else {
            phi_9398_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e465 = phi_9398_;
        let _e468 = reference_2.member[_e388];
        let _e474 = bounds_2.member[_e388];
        let _e475 = bitcast<f32>(_e474);
        let _e480 = (_e395.x + _e465.x);
        let _e482 = (_e395.y + _e465.y);
        let _e484 = (_e395.z + _e465.z);
        let _e485 = vec3<f32>(_e395.x, _e395.y, _e395.z);
        let _e487 = (_e480 - _e468.x);
        let _e488 = (_e482 - _e468.y);
        let _e489 = (_e484 - _e468.z);
        let _e495 = sqrt((((_e487 * _e487) + (_e488 * _e488)) + (_e489 * _e489)));
        if (_e495 > _e475) {
            let _e499 = ((bitcast<u32>(_e495) & 2139095040u) != 2139095040u);
            if _e499 {
                let _e500 = (_e475 / _e495);
                phi_9445_ = vec3<f32>((_e468.x + (_e487 * _e500)), (_e468.y + (_e488 * _e500)), (_e468.z + (_e489 * _e500)));
            } else {
                phi_9445_ = vec3<f32>();
            }
            let _e509 = phi_9445_;
            phi_9447_ = _e509;
            phi_9448_ = select(true, false, _e499);
        } else {
            phi_9447_ = vec3<f32>();
            phi_9448_ = true;
        }
        let _e512 = phi_9447_;
        let _e514 = phi_9448_;
        let _e516 = select(_e512, (_e485 + _e465), vec3(_e514));
        if (_e516.x == _e480) {
            let _e520 = (_e516.y == _e482);
            if _e520 {
                phi_9465_ = (_e516.z == _e484);
            } else {
                phi_9465_ = bool();
            }
            let _e524 = phi_9465_;
            phi_9467_ = _e524;
            phi_9468_ = select(true, false, _e520);
        } else {
            phi_9467_ = bool();
            phi_9468_ = true;
        }
        let _e527 = phi_9467_;
        let _e529 = phi_9468_;
        if select(_e527, false, _e529) {
            phi_9480_ = type_72(_e516, _e465);
        } else {
            phi_9480_ = type_72(_e516, (_e516 - _e485));
        }
        let _e535 = phi_9480_;
        shortened.member[_e388] = vec4<f32>(_e535.member.x, _e535.member.y, _e535.member.z, _e395.w);
        let _e547 = new_velocities_2.member[_e388];
        let _e550 = params_1.member.member_3;
        new_velocities_2.member[_e388] = (_e547 + vec4<f32>((_e535.member_1.x / _e550), (_e535.member_1.y / _e550), (_e535.member_1.z / _e550), 0f));
    }
    return;
}

fn function_30() {
    var phi_9563_: bool;
    var phi_9578_: bool;
    var phi_9593_: bool;
    var phi_9608_: bool;
    var phi_9609_: bool;
    var phi_9610_: bool;
    var phi_9611_: bool;
    var phi_9612_: bool;
    var phi_9613_: bool;
    var phi_9905_: bool;
    var phi_9918_: bool;
    var phi_9950_: f32;
    var phi_9953_: vec3<f32>;
    var phi_9955_: vec3<f32>;
    var phi_9956_: bool;
    var phi_9957_: vec3<f32>;
    var phi_9958_: bool;
    var phi_9971_: bool;
    var phi_10003_: f32;
    var phi_10006_: vec3<f32>;
    var phi_10008_: vec3<f32>;
    var phi_10009_: bool;
    var phi_10010_: vec3<f32>;
    var phi_10011_: bool;
    var phi_10046_: f32;
    var phi_10049_: vec3<f32>;
    var phi_10051_: vec3<f32>;
    var phi_10052_: bool;
    var phi_10053_: vec3<f32>;
    var phi_10054_: bool;
    var phi_10076_: f32;
    var phi_10087_: f32;
    var phi_10091_: vec3<f32>;
    var phi_10092_: vec3<f32>;
    var phi_10093_: vec3<f32>;
    var phi_10094_: vec3<f32>;
    var phi_10095_: vec3<f32>;
    var phi_10096_: vec3<f32>;
    var phi_9791_: f32;
    var phi_9803_: f32;
    var phi_9779_: f32;
    var phi_9806_: f32;
    var phi_9819_: f32;
    var phi_9836_: f32;
    var phi_9837_: f32;
    var phi_10104_: vec4<f32>;
    var phi_10151_: vec3<f32>;
    var phi_10198_: vec3<f32>;
    var phi_10207_: vec3<f32>;
    var phi_10208_: f32;
    var phi_10209_: vec3<f32>;
    var phi_10210_: f32;
    var phi_10211_: vec3<f32>;
    var phi_10212_: f32;
    var phi_10270_: bool;
    var phi_10272_: bool;
    var phi_10273_: bool;
    var phi_10385_: f32;
    var phi_10404_: type_61;
    var phi_10405_: type_61;
    var phi_10406_: type_61;
    var phi_10432_: bool;
    var phi_10434_: bool;
    var phi_10435_: bool;
    var phi_10436_: bool;
    var phi_10437_: bool;
    var phi_10471_: bool;
    var phi_10473_: bool;
    var phi_10474_: bool;
    var phi_10475_: bool;
    var phi_10476_: bool;
    var phi_10482_: bool;
    var phi_10525_: f32;
    var phi_10532_: f32;
    var phi_10554_: f32;
    var phi_10561_: f32;
    var phi_10583_: f32;
    var phi_10590_: f32;
    var phi_10612_: f32;
    var phi_10619_: f32;
    var phi_10641_: f32;
    var phi_10648_: f32;
    var phi_10670_: f32;
    var phi_10677_: f32;
    var phi_10699_: f32;
    var phi_10706_: f32;
    var phi_10787_: f32;
    var phi_10794_: f32;
    var phi_10816_: f32;
    var phi_10823_: f32;
    var phi_10845_: f32;
    var phi_10852_: f32;
    var phi_10874_: f32;
    var phi_10881_: f32;
    var phi_10903_: f32;
    var phi_10910_: f32;
    var phi_10932_: f32;
    var phi_10939_: f32;
    var phi_10961_: f32;
    var phi_10968_: f32;
    var phi_11049_: f32;
    var phi_11056_: f32;
    var phi_11078_: f32;
    var phi_11085_: f32;
    var phi_11107_: f32;
    var phi_11114_: f32;
    var phi_11136_: f32;
    var phi_11143_: f32;
    var phi_11165_: f32;
    var phi_11172_: f32;
    var phi_11194_: f32;
    var phi_11201_: f32;
    var phi_11223_: f32;
    var phi_11230_: f32;
    var phi_11311_: f32;
    var phi_11318_: f32;
    var phi_11340_: f32;
    var phi_11347_: f32;
    var phi_11369_: f32;
    var phi_11376_: f32;
    var phi_11398_: f32;
    var phi_11405_: f32;
    var phi_11427_: f32;
    var phi_11434_: f32;
    var phi_11456_: f32;
    var phi_11463_: f32;
    var phi_11485_: f32;
    var phi_11492_: f32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = near_3.member[0u];
    let _e394 = params_1.member.member_20;
    if (_e388 < select(_e394, _e391, (_e391 < _e394))) {
        let _e399 = ((_e388 + 1u) * 4u);
        let _e402 = near_3.member[_e399];
        let _e404 = ((_e402 & 2147483648u) != 0u);
        let _e405 = (_e402 & 2147483647u);
        let _e409 = near_3.member[(_e399 + 1u)];
        let _e413 = near_3.member[(_e399 + 2u)];
        let _e417 = near_3.member[(_e399 + 3u)];
        let _e420 = params_1.member.member;
        if (_e405 < _e420) {
            let _e426 = atomicLoad((&pushes_3.member[((_e405 * 8u) + 7u)]));
            phi_9563_ = (_e426 != 0u);
        } else {
            phi_9563_ = false;
        }
        let _e429 = phi_9563_;
        if _e429 {
            phi_9612_ = bool();
            phi_9613_ = true;
        } else {
            if (_e409 < _e420) {
                let _e435 = atomicLoad((&pushes_3.member[((_e409 * 8u) + 7u)]));
                phi_9578_ = (_e435 != 0u);
            } else {
                phi_9578_ = false;
            }
            let _e438 = phi_9578_;
            if _e438 {
                phi_9610_ = bool();
                phi_9611_ = true;
            } else {
                if (_e413 < _e420) {
                    let _e444 = atomicLoad((&pushes_3.member[((_e413 * 8u) + 7u)]));
                    phi_9593_ = (_e444 != 0u);
                } else {
                    phi_9593_ = false;
                }
                let _e447 = phi_9593_;
                if _e447 {
                    phi_9609_ = bool();
                } else {
                    if (_e417 < _e420) {
                        let _e453 = atomicLoad((&pushes_3.member[((_e417 * 8u) + 7u)]));
                        phi_9608_ = (_e453 != 0u);
                    } else {
                        phi_9608_ = false;
                    }
                    let _e456 = phi_9608_;
                    phi_9609_ = _e456;
                }
                let _e458 = phi_9609_;
                phi_9610_ = _e458;
                phi_9611_ = _e447;
            }
            let _e460 = phi_9610_;
            let _e462 = phi_9611_;
            phi_9612_ = _e460;
            phi_9613_ = _e462;
        }
        let _e464 = phi_9612_;
        let _e466 = phi_9613_;
        let _e470 = predicted_1.member[_e405];
        let _e473 = predicted_1.member[_e409];
        let _e476 = predicted_1.member[_e413];
        let _e479 = predicted_1.member[_e417];
        let _e483 = (3u * _e405);
        let _e486 = positions_4.member[_e483];
        let _e490 = positions_4.member[(_e483 + 1u)];
        let _e494 = positions_4.member[(_e483 + 2u)];
        let _e501 = (3u * _e409);
        let _e504 = positions_4.member[_e501];
        let _e508 = positions_4.member[(_e501 + 1u)];
        let _e512 = positions_4.member[(_e501 + 2u)];
        let _e519 = (3u * _e413);
        let _e522 = positions_4.member[_e519];
        let _e526 = positions_4.member[(_e519 + 1u)];
        let _e530 = positions_4.member[(_e519 + 2u)];
        let _e537 = (3u * _e417);
        let _e540 = positions_4.member[_e537];
        let _e544 = positions_4.member[(_e537 + 1u)];
        let _e548 = positions_4.member[(_e537 + 2u)];
        if _e404 {
            let _e741 = (_e473.x - _e470.x);
            let _e742 = (_e473.y - _e470.y);
            let _e743 = (_e473.z - _e470.z);
            let _e744 = (_e479.x - _e476.x);
            let _e745 = (_e479.y - _e476.y);
            let _e746 = (_e479.z - _e476.z);
            let _e747 = (_e470.x - _e476.x);
            let _e748 = (_e470.y - _e476.y);
            let _e749 = (_e470.z - _e476.z);
            let _e754 = (((_e741 * _e741) + (_e742 * _e742)) + (_e743 * _e743));
            let _e756 = select(0.000000000000000000000000000001f, _e754, (_e754 > 0.000000000000000000000000000001f));
            let _e761 = (((_e744 * _e744) + (_e745 * _e745)) + (_e746 * _e746));
            let _e763 = select(0.000000000000000000000000000001f, _e761, (_e761 > 0.000000000000000000000000000001f));
            let _e768 = (((_e741 * _e747) + (_e742 * _e748)) + (_e743 * _e749));
            let _e773 = (((_e744 * _e747) + (_e745 * _e748)) + (_e746 * _e749));
            let _e778 = (((_e741 * _e744) + (_e742 * _e745)) + (_e743 * _e746));
            let _e781 = ((_e756 * _e763) - (_e778 * _e778));
            if (_e781 > ((0.000001f * _e756) * _e763)) {
                let _e804 = (((_e778 * _e773) - (_e768 * _e763)) / _e781);
                if (_e804 > 1f) {
                    phi_9779_ = 1f;
                } else {
                    phi_9779_ = select(0f, _e804, (_e804 > 0f));
                }
                let _e809 = phi_9779_;
                phi_9806_ = _e809;
            } else {
                let _e786 = (-(_e768) / _e756);
                if (_e786 > 1f) {
                    phi_9791_ = 1f;
                } else {
                    phi_9791_ = select(0f, _e786, (_e786 > 0f));
                }
                let _e791 = phi_9791_;
                let _e793 = ((_e778 - _e768) / _e756);
                if (_e793 > 1f) {
                    phi_9803_ = 1f;
                } else {
                    phi_9803_ = select(0f, _e793, (_e793 > 0f));
                }
                let _e798 = phi_9803_;
                phi_9806_ = (0.5f * (_e791 + _e798));
            }
            let _e811 = phi_9806_;
            let _e814 = (((_e778 * _e811) + _e773) / _e763);
            if (_e814 > 1f) {
                phi_9819_ = 1f;
            } else {
                phi_9819_ = select(0f, _e814, (_e814 > 0f));
            }
            let _e819 = phi_9819_;
            if (_e814 != _e819) {
                let _e823 = (((_e778 * _e819) - _e768) / _e756);
                if (_e823 > 1f) {
                    phi_9836_ = 1f;
                } else {
                    phi_9836_ = select(0f, _e823, (_e823 > 0f));
                }
                let _e828 = phi_9836_;
                phi_9837_ = _e828;
            } else {
                phi_9837_ = _e811;
            }
            let _e830 = phi_9837_;
            phi_10104_ = vec4<f32>((1f - _e830), _e830, (_e819 - 1f), -(_e819));
        } else {
            let _e556 = (_e476.x - _e473.x);
            let _e557 = (_e476.y - _e473.y);
            let _e558 = (_e476.z - _e473.z);
            let _e559 = (_e479.x - _e473.x);
            let _e560 = (_e479.y - _e473.y);
            let _e561 = (_e479.z - _e473.z);
            let _e562 = (_e470.x - _e473.x);
            let _e563 = (_e470.y - _e473.y);
            let _e564 = (_e470.z - _e473.z);
            let _e569 = (((_e556 * _e562) + (_e557 * _e563)) + (_e558 * _e564));
            let _e574 = (((_e559 * _e562) + (_e560 * _e563)) + (_e561 * _e564));
            let _e575 = (_e470.x - _e476.x);
            let _e576 = (_e470.y - _e476.y);
            let _e577 = (_e470.z - _e476.z);
            let _e582 = (((_e556 * _e575) + (_e557 * _e576)) + (_e558 * _e577));
            let _e587 = (((_e559 * _e575) + (_e560 * _e576)) + (_e561 * _e577));
            let _e588 = (_e470.x - _e479.x);
            let _e589 = (_e470.y - _e479.y);
            let _e590 = (_e470.z - _e479.z);
            let _e595 = (((_e556 * _e588) + (_e557 * _e589)) + (_e558 * _e590));
            let _e600 = (((_e559 * _e588) + (_e560 * _e589)) + (_e561 * _e590));
            let _e603 = ((_e582 * _e600) - (_e595 * _e587));
            let _e606 = ((_e595 * _e574) - (_e569 * _e600));
            let _e609 = ((_e569 * _e587) - (_e582 * _e574));
            if (_e569 <= 0f) {
                phi_9905_ = select(true, false, (_e574 <= 0f));
            } else {
                phi_9905_ = true;
            }
            let _e614 = phi_9905_;
            if _e614 {
                if (_e582 >= 0f) {
                    phi_9918_ = select(true, false, (_e587 <= _e582));
                } else {
                    phi_9918_ = true;
                }
                let _e619 = phi_9918_;
                if _e619 {
                    if (_e609 <= 0f) {
                        if (_e569 >= 0f) {
                            let _e622 = (_e582 <= 0f);
                            if _e622 {
                                let _e623 = (_e569 - _e582);
                                let _e626 = (_e569 / select(0.000000000000000000000000000001f, _e623, (_e623 > 0.000000000000000000000000000001f)));
                                if (_e626 > 1f) {
                                    phi_9950_ = 1f;
                                } else {
                                    phi_9950_ = select(0f, _e626, (_e626 > 0f));
                                }
                                let _e631 = phi_9950_;
                                phi_9953_ = vec3<f32>((1f - _e631), _e631, 0f);
                            } else {
                                phi_9953_ = vec3<f32>();
                            }
                            let _e635 = phi_9953_;
                            phi_9955_ = _e635;
                            phi_9956_ = select(true, false, _e622);
                        } else {
                            phi_9955_ = vec3<f32>();
                            phi_9956_ = true;
                        }
                        let _e638 = phi_9955_;
                        let _e640 = phi_9956_;
                        phi_9957_ = _e638;
                        phi_9958_ = _e640;
                    } else {
                        phi_9957_ = vec3<f32>();
                        phi_9958_ = true;
                    }
                    let _e642 = phi_9957_;
                    let _e644 = phi_9958_;
                    if _e644 {
                        if (_e600 >= 0f) {
                            phi_9971_ = select(true, false, (_e595 <= _e600));
                        } else {
                            phi_9971_ = true;
                        }
                        let _e649 = phi_9971_;
                        if _e649 {
                            if (_e606 <= 0f) {
                                if (_e574 >= 0f) {
                                    let _e652 = (_e600 <= 0f);
                                    if _e652 {
                                        let _e653 = (_e574 - _e600);
                                        let _e656 = (_e574 / select(0.000000000000000000000000000001f, _e653, (_e653 > 0.000000000000000000000000000001f)));
                                        if (_e656 > 1f) {
                                            phi_10003_ = 1f;
                                        } else {
                                            phi_10003_ = select(0f, _e656, (_e656 > 0f));
                                        }
                                        let _e661 = phi_10003_;
                                        phi_10006_ = vec3<f32>((1f - _e661), 0f, _e661);
                                    } else {
                                        phi_10006_ = vec3<f32>();
                                    }
                                    let _e665 = phi_10006_;
                                    phi_10008_ = _e665;
                                    phi_10009_ = select(true, false, _e652);
                                } else {
                                    phi_10008_ = vec3<f32>();
                                    phi_10009_ = true;
                                }
                                let _e668 = phi_10008_;
                                let _e670 = phi_10009_;
                                phi_10010_ = _e668;
                                phi_10011_ = _e670;
                            } else {
                                phi_10010_ = vec3<f32>();
                                phi_10011_ = true;
                            }
                            let _e672 = phi_10010_;
                            let _e674 = phi_10011_;
                            if _e674 {
                                if (_e603 <= 0f) {
                                    if (_e587 >= _e582) {
                                        let _e677 = (_e595 >= _e600);
                                        if _e677 {
                                            let _e678 = (_e587 - _e582);
                                            let _e680 = (_e678 + (_e595 - _e600));
                                            let _e683 = (_e678 / select(0.000000000000000000000000000001f, _e680, (_e680 > 0.000000000000000000000000000001f)));
                                            if (_e683 > 1f) {
                                                phi_10046_ = 1f;
                                            } else {
                                                phi_10046_ = select(0f, _e683, (_e683 > 0f));
                                            }
                                            let _e688 = phi_10046_;
                                            phi_10049_ = vec3<f32>(0f, (1f - _e688), _e688);
                                        } else {
                                            phi_10049_ = vec3<f32>();
                                        }
                                        let _e692 = phi_10049_;
                                        phi_10051_ = _e692;
                                        phi_10052_ = select(true, false, _e677);
                                    } else {
                                        phi_10051_ = vec3<f32>();
                                        phi_10052_ = true;
                                    }
                                    let _e695 = phi_10051_;
                                    let _e697 = phi_10052_;
                                    phi_10053_ = _e695;
                                    phi_10054_ = _e697;
                                } else {
                                    phi_10053_ = vec3<f32>();
                                    phi_10054_ = true;
                                }
                                let _e699 = phi_10053_;
                                let _e701 = phi_10054_;
                                if _e701 {
                                    let _e703 = ((_e603 + _e606) + _e609);
                                    let _e706 = (1f / select(0.000000000000000000000000000001f, _e703, (_e703 > 0.000000000000000000000000000001f)));
                                    let _e707 = (_e606 * _e706);
                                    if (_e707 > 1f) {
                                        phi_10076_ = 1f;
                                    } else {
                                        phi_10076_ = select(0f, _e707, (_e707 > 0f));
                                    }
                                    let _e712 = phi_10076_;
                                    let _e713 = (_e609 * _e706);
                                    if (_e713 > 1f) {
                                        phi_10087_ = 1f;
                                    } else {
                                        phi_10087_ = select(0f, _e713, (_e713 > 0f));
                                    }
                                    let _e718 = phi_10087_;
                                    phi_10091_ = vec3<f32>(((1f - _e712) - _e718), _e712, _e718);
                                } else {
                                    phi_10091_ = _e699;
                                }
                                let _e723 = phi_10091_;
                                phi_10092_ = _e723;
                            } else {
                                phi_10092_ = _e672;
                            }
                            let _e725 = phi_10092_;
                            phi_10093_ = _e725;
                        } else {
                            phi_10093_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e727 = phi_10093_;
                        phi_10094_ = _e727;
                    } else {
                        phi_10094_ = _e642;
                    }
                    let _e729 = phi_10094_;
                    phi_10095_ = _e729;
                } else {
                    phi_10095_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e731 = phi_10095_;
                phi_10096_ = _e731;
            } else {
                phi_10096_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e733 = phi_10096_;
            phi_10104_ = vec4<f32>(1f, -(_e733.x), -(_e733.y), -(_e733.z));
        }
        let _e836 = phi_10104_;
        let _e859 = ((((_e470.x * _e836.x) + (_e473.x * _e836.y)) + (_e476.x * _e836.z)) + (_e479.x * _e836.w));
        let _e860 = ((((_e470.y * _e836.x) + (_e473.y * _e836.y)) + (_e476.y * _e836.z)) + (_e479.y * _e836.w));
        let _e861 = ((((_e470.z * _e836.x) + (_e473.z * _e836.y)) + (_e476.z * _e836.z)) + (_e479.z * _e836.w));
        let _e867 = sqrt((((_e859 * _e859) + (_e860 * _e860)) + (_e861 * _e861)));
        if (_e867 > 0.000000000000000000000000000001f) {
            let _e869 = (1f / _e867);
            phi_10151_ = vec3<f32>((_e859 * _e869), (_e860 * _e869), (_e861 * _e869));
        } else {
            phi_10151_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e875 = phi_10151_;
        let _e878 = params_1.member.member_13;
        if (_e867 < (0.001f * _e878)) {
            if _e404 {
                phi_10209_ = vec3<f32>(0f, 0f, 0f);
                phi_10210_ = _e867;
            } else {
                if (_e409 >= _e420) {
                    let _e882 = (_e476.x - _e473.x);
                    let _e883 = (_e476.y - _e473.y);
                    let _e884 = (_e476.z - _e473.z);
                    let _e885 = (_e479.x - _e473.x);
                    let _e886 = (_e479.y - _e473.y);
                    let _e887 = (_e479.z - _e473.z);
                    let _e890 = ((_e883 * _e887) - (_e886 * _e884));
                    let _e893 = ((_e884 * _e885) - (_e887 * _e882));
                    let _e896 = ((_e882 * _e886) - (_e885 * _e883));
                    let _e902 = sqrt((((_e890 * _e890) + (_e893 * _e893)) + (_e896 * _e896)));
                    if (_e902 > 0.000000000000000000000000000001f) {
                        let _e904 = (1f / _e902);
                        phi_10198_ = vec3<f32>((_e890 * _e904), (_e893 * _e904), (_e896 * _e904));
                    } else {
                        phi_10198_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e910 = phi_10198_;
                    phi_10207_ = _e910;
                    phi_10208_ = (((_e859 * _e910.x) + (_e860 * _e910.y)) + (_e861 * _e910.z));
                } else {
                    phi_10207_ = vec3<f32>(0f, 0f, 0f);
                    phi_10208_ = _e867;
                }
                let _e920 = phi_10207_;
                let _e922 = phi_10208_;
                phi_10209_ = _e920;
                phi_10210_ = _e922;
            }
            let _e924 = phi_10209_;
            let _e926 = phi_10210_;
            phi_10211_ = _e924;
            phi_10212_ = _e926;
        } else {
            phi_10211_ = _e875;
            phi_10212_ = _e867;
        }
        let _e928 = phi_10211_;
        let _e930 = phi_10212_;
        let _e941 = (((((_e836.x * _e836.x) * _e470.w) + ((_e836.y * _e836.y) * _e473.w)) + ((_e836.z * _e836.z) * _e476.w)) + ((_e836.w * _e836.w) * _e479.w));
        let _e943 = select(_e479.w, _e476.w, (_e476.w > _e479.w));
        let _e945 = select(_e943, _e473.w, (_e473.w > _e943));
        let _e948 = (0.25f * select(_e945, _e470.w, (_e470.w > _e945)));
        let _e950 = select(_e948, _e941, (_e941 > _e948));
        let _e951 = type_61(_e836, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e930 < _e878) {
            if (_e950 > 0f) {
                let _e956 = global_1[0u];
                if (_e928.x == _e956) {
                    let _e960 = global_1[1u];
                    let _e961 = (_e928.y == _e960);
                    if _e961 {
                        let _e964 = global_1[2u];
                        phi_10270_ = (_e928.z == _e964);
                    } else {
                        phi_10270_ = bool();
                    }
                    let _e967 = phi_10270_;
                    phi_10272_ = _e967;
                    phi_10273_ = select(true, false, _e961);
                } else {
                    phi_10272_ = bool();
                    phi_10273_ = true;
                }
                let _e970 = phi_10272_;
                let _e972 = phi_10273_;
                if !(select(_e970, false, _e972)) {
                    let _e993 = (((((_e470.x - _e486) * _e836.x) + ((_e473.x - _e504) * _e836.y)) + ((_e476.x - _e522) * _e836.z)) + ((_e479.x - _e540) * _e836.w));
                    let _e994 = (((((_e470.y - _e490) * _e836.x) + ((_e473.y - _e508) * _e836.y)) + ((_e476.y - _e526) * _e836.z)) + ((_e479.y - _e544) * _e836.w));
                    let _e995 = (((((_e470.z - _e494) * _e836.x) + ((_e473.z - _e512) * _e836.y)) + ((_e476.z - _e530) * _e836.z)) + ((_e479.z - _e548) * _e836.w));
                    let _e1002 = (((_e993 * _e928.x) + (_e994 * _e928.y)) + (_e995 * _e928.z));
                    let _e1003 = -(_e1002);
                    let _e1005 = select(0f, _e1003, (_e1003 > 0f));
                    let _e1006 = (_e878 - _e930);
                    let _e1007 = (0.5f * _e1006);
                    let _e1010 = (_e1005 * (_e1006 * (8f / _e878)));
                    let _e1012 = select(_e1010, _e1007, (_e1007 > _e1010));
                    let _e1014 = select(_e1012, _e1005, (_e1005 < _e1012));
                    let _e1015 = (_e1007 - _e1014);
                    let _e1018 = (select(0f, _e1015, (_e1015 > 0f)) / _e950);
                    let _e1026 = (_e993 - (_e928.x * _e1002));
                    let _e1027 = (_e994 - (_e928.y * _e1002));
                    let _e1028 = (_e995 - (_e928.z * _e1002));
                    let _e1034 = sqrt((((_e1026 * _e1026) + (_e1027 * _e1027)) + (_e1028 * _e1028)));
                    let _e1037 = params_1.member.member_15;
                    let _e1040 = (_e1037 * select(_e1014, _e1007, (_e1007 > _e1014)));
                    if (_e1034 > _e1040) {
                        phi_10385_ = (_e1040 / _e1034);
                    } else {
                        phi_10385_ = 1f;
                    }
                    let _e1044 = phi_10385_;
                    let _e1054 = (1f / _e950);
                    phi_10404_ = type_61(_e836, vec4<f32>((_e928.x * _e1018), (_e928.y * _e1018), (_e928.z * _e1018), 0f), vec4<f32>((((_e928.x * _e1014) - (_e1026 * _e1044)) * _e1054), (((_e928.y * _e1014) - (_e1027 * _e1044)) * _e1054), (((_e928.z * _e1014) - (_e1028 * _e1044)) * _e1054), 0f));
                } else {
                    phi_10404_ = _e951;
                }
                let _e1061 = phi_10404_;
                phi_10405_ = _e1061;
            } else {
                phi_10405_ = _e951;
            }
            let _e1063 = phi_10405_;
            phi_10406_ = _e1063;
        } else {
            phi_10406_ = _e951;
        }
        let _e1065 = phi_10406_;
        let _e1069 = global[0u];
        if (_e1065.member_1.x == _e1069) {
            let _e1074 = global[1u];
            if (_e1065.member_1.y == _e1074) {
                let _e1079 = global[2u];
                let _e1080 = (_e1065.member_1.z == _e1079);
                if _e1080 {
                    let _e1084 = global[3u];
                    phi_10432_ = (_e1065.member_1.w == _e1084);
                } else {
                    phi_10432_ = bool();
                }
                let _e1087 = phi_10432_;
                phi_10434_ = _e1087;
                phi_10435_ = select(true, false, _e1080);
            } else {
                phi_10434_ = bool();
                phi_10435_ = true;
            }
            let _e1090 = phi_10434_;
            let _e1092 = phi_10435_;
            phi_10436_ = _e1090;
            phi_10437_ = _e1092;
        } else {
            phi_10436_ = bool();
            phi_10437_ = true;
        }
        let _e1094 = phi_10436_;
        let _e1096 = phi_10437_;
        if !(select(_e1094, false, _e1096)) {
            phi_10482_ = true;
        } else {
            let _e1101 = global[0u];
            if (_e1065.member_2.x == _e1101) {
                let _e1106 = global[1u];
                if (_e1065.member_2.y == _e1106) {
                    let _e1111 = global[2u];
                    let _e1112 = (_e1065.member_2.z == _e1111);
                    if _e1112 {
                        let _e1116 = global[3u];
                        phi_10471_ = (_e1065.member_2.w == _e1116);
                    } else {
                        phi_10471_ = bool();
                    }
                    let _e1119 = phi_10471_;
                    phi_10473_ = _e1119;
                    phi_10474_ = select(true, false, _e1112);
                } else {
                    phi_10473_ = bool();
                    phi_10474_ = true;
                }
                let _e1122 = phi_10473_;
                let _e1124 = phi_10474_;
                phi_10475_ = _e1122;
                phi_10476_ = _e1124;
            } else {
                phi_10475_ = bool();
                phi_10476_ = true;
            }
            let _e1126 = phi_10475_;
            let _e1128 = phi_10476_;
            phi_10482_ = !(select(_e1126, false, _e1128));
        }
        let _e1132 = phi_10482_;
        if _e1132 {
            if select(_e464, true, _e466) {
            } else {
                if (_e470.w > 0f) {
                    let _e1136 = (_e1065.member.x * _e470.w);
                    let _e1151 = (32768f / _e878);
                    let _e1153 = (abs(_e1065.member.x) * 1024f);
                    if (_e1153 > 131072f) {
                        phi_10525_ = 131072f;
                    } else {
                        phi_10525_ = select(-131072f, _e1153, (_e1153 > -131072f));
                    }
                    let _e1158 = phi_10525_;
                    if (_e1158 < 0f) {
                        phi_10532_ = (_e1158 - 0.5f);
                    } else {
                        phi_10532_ = (_e1158 + 0.5f);
                    }
                    let _e1163 = phi_10532_;
                    let _e1172 = ((_e1065.member_1.x * _e1136) * _e1151);
                    if (_e1172 > 131072f) {
                        phi_10554_ = 131072f;
                    } else {
                        phi_10554_ = select(-131072f, _e1172, (_e1172 > -131072f));
                    }
                    let _e1177 = phi_10554_;
                    if (_e1177 < 0f) {
                        phi_10561_ = (_e1177 - 0.5f);
                    } else {
                        phi_10561_ = (_e1177 + 0.5f);
                    }
                    let _e1182 = phi_10561_;
                    let _e1191 = ((_e1065.member_1.y * _e1136) * _e1151);
                    if (_e1191 > 131072f) {
                        phi_10583_ = 131072f;
                    } else {
                        phi_10583_ = select(-131072f, _e1191, (_e1191 > -131072f));
                    }
                    let _e1196 = phi_10583_;
                    if (_e1196 < 0f) {
                        phi_10590_ = (_e1196 - 0.5f);
                    } else {
                        phi_10590_ = (_e1196 + 0.5f);
                    }
                    let _e1201 = phi_10590_;
                    let _e1210 = ((_e1065.member_1.z * _e1136) * _e1151);
                    if (_e1210 > 131072f) {
                        phi_10612_ = 131072f;
                    } else {
                        phi_10612_ = select(-131072f, _e1210, (_e1210 > -131072f));
                    }
                    let _e1215 = phi_10612_;
                    if (_e1215 < 0f) {
                        phi_10619_ = (_e1215 - 0.5f);
                    } else {
                        phi_10619_ = (_e1215 + 0.5f);
                    }
                    let _e1220 = phi_10619_;
                    let _e1229 = ((_e1065.member_2.x * _e1136) * _e1151);
                    if (_e1229 > 131072f) {
                        phi_10641_ = 131072f;
                    } else {
                        phi_10641_ = select(-131072f, _e1229, (_e1229 > -131072f));
                    }
                    let _e1234 = phi_10641_;
                    if (_e1234 < 0f) {
                        phi_10648_ = (_e1234 - 0.5f);
                    } else {
                        phi_10648_ = (_e1234 + 0.5f);
                    }
                    let _e1239 = phi_10648_;
                    let _e1247 = bitcast<u32>(select(0i, select(select(i32(_e1239), i32(-2147483648), (_e1239 < -2147483600f)), 2147483647i, (_e1239 > 2147483500f)), (_e1239 == _e1239)));
                    let _e1248 = ((_e1065.member_2.y * _e1136) * _e1151);
                    if (_e1248 > 131072f) {
                        phi_10670_ = 131072f;
                    } else {
                        phi_10670_ = select(-131072f, _e1248, (_e1248 > -131072f));
                    }
                    let _e1253 = phi_10670_;
                    if (_e1253 < 0f) {
                        phi_10677_ = (_e1253 - 0.5f);
                    } else {
                        phi_10677_ = (_e1253 + 0.5f);
                    }
                    let _e1258 = phi_10677_;
                    let _e1266 = bitcast<u32>(select(0i, select(select(i32(_e1258), i32(-2147483648), (_e1258 < -2147483600f)), 2147483647i, (_e1258 > 2147483500f)), (_e1258 == _e1258)));
                    let _e1267 = ((_e1065.member_2.z * _e1136) * _e1151);
                    if (_e1267 > 131072f) {
                        phi_10699_ = 131072f;
                    } else {
                        phi_10699_ = select(-131072f, _e1267, (_e1267 > -131072f));
                    }
                    let _e1272 = phi_10699_;
                    if (_e1272 < 0f) {
                        phi_10706_ = (_e1272 - 0.5f);
                    } else {
                        phi_10706_ = (_e1272 + 0.5f);
                    }
                    let _e1277 = phi_10706_;
                    let _e1285 = bitcast<u32>(select(0i, select(select(i32(_e1277), i32(-2147483648), (_e1277 < -2147483600f)), 2147483647i, (_e1277 > 2147483500f)), (_e1277 == _e1277)));
                    let _e1286 = (_e405 * 8u);
                    let _e1289 = atomicAdd((&pushes_3.member[_e1286]), bitcast<u32>(select(0i, select(select(i32(_e1182), i32(-2147483648), (_e1182 < -2147483600f)), 2147483647i, (_e1182 > 2147483500f)), (_e1182 == _e1182))));
                    let _e1293 = atomicAdd((&pushes_3.member[(_e1286 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1201), i32(-2147483648), (_e1201 < -2147483600f)), 2147483647i, (_e1201 > 2147483500f)), (_e1201 == _e1201))));
                    let _e1297 = atomicAdd((&pushes_3.member[(_e1286 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1220), i32(-2147483648), (_e1220 < -2147483600f)), 2147483647i, (_e1220 > 2147483500f)), (_e1220 == _e1220))));
                    let _e1301 = atomicAdd((&pushes_3.member[(_e1286 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1163), i32(-2147483648), (_e1163 < -2147483600f)), 2147483647i, (_e1163 > 2147483500f)), (_e1163 == _e1163))));
                    if (((_e1247 | _e1266) | _e1285) == 0u) {
                    } else {
                        let _e1308 = atomicAdd((&pushes_3.member[(_e1286 + 4u)]), _e1247);
                        let _e1312 = atomicAdd((&pushes_3.member[(_e1286 + 5u)]), _e1266);
                        let _e1316 = atomicAdd((&pushes_3.member[(_e1286 + 6u)]), _e1285);
                    }
                }
                if (_e473.w > 0f) {
                    let _e1320 = (_e1065.member.y * _e473.w);
                    let _e1335 = (32768f / _e878);
                    let _e1337 = (abs(_e1065.member.y) * 1024f);
                    if (_e1337 > 131072f) {
                        phi_10787_ = 131072f;
                    } else {
                        phi_10787_ = select(-131072f, _e1337, (_e1337 > -131072f));
                    }
                    let _e1342 = phi_10787_;
                    if (_e1342 < 0f) {
                        phi_10794_ = (_e1342 - 0.5f);
                    } else {
                        phi_10794_ = (_e1342 + 0.5f);
                    }
                    let _e1347 = phi_10794_;
                    let _e1356 = ((_e1065.member_1.x * _e1320) * _e1335);
                    if (_e1356 > 131072f) {
                        phi_10816_ = 131072f;
                    } else {
                        phi_10816_ = select(-131072f, _e1356, (_e1356 > -131072f));
                    }
                    let _e1361 = phi_10816_;
                    if (_e1361 < 0f) {
                        phi_10823_ = (_e1361 - 0.5f);
                    } else {
                        phi_10823_ = (_e1361 + 0.5f);
                    }
                    let _e1366 = phi_10823_;
                    let _e1375 = ((_e1065.member_1.y * _e1320) * _e1335);
                    if (_e1375 > 131072f) {
                        phi_10845_ = 131072f;
                    } else {
                        phi_10845_ = select(-131072f, _e1375, (_e1375 > -131072f));
                    }
                    let _e1380 = phi_10845_;
                    if (_e1380 < 0f) {
                        phi_10852_ = (_e1380 - 0.5f);
                    } else {
                        phi_10852_ = (_e1380 + 0.5f);
                    }
                    let _e1385 = phi_10852_;
                    let _e1394 = ((_e1065.member_1.z * _e1320) * _e1335);
                    if (_e1394 > 131072f) {
                        phi_10874_ = 131072f;
                    } else {
                        phi_10874_ = select(-131072f, _e1394, (_e1394 > -131072f));
                    }
                    let _e1399 = phi_10874_;
                    if (_e1399 < 0f) {
                        phi_10881_ = (_e1399 - 0.5f);
                    } else {
                        phi_10881_ = (_e1399 + 0.5f);
                    }
                    let _e1404 = phi_10881_;
                    let _e1413 = ((_e1065.member_2.x * _e1320) * _e1335);
                    if (_e1413 > 131072f) {
                        phi_10903_ = 131072f;
                    } else {
                        phi_10903_ = select(-131072f, _e1413, (_e1413 > -131072f));
                    }
                    let _e1418 = phi_10903_;
                    if (_e1418 < 0f) {
                        phi_10910_ = (_e1418 - 0.5f);
                    } else {
                        phi_10910_ = (_e1418 + 0.5f);
                    }
                    let _e1423 = phi_10910_;
                    let _e1431 = bitcast<u32>(select(0i, select(select(i32(_e1423), i32(-2147483648), (_e1423 < -2147483600f)), 2147483647i, (_e1423 > 2147483500f)), (_e1423 == _e1423)));
                    let _e1432 = ((_e1065.member_2.y * _e1320) * _e1335);
                    if (_e1432 > 131072f) {
                        phi_10932_ = 131072f;
                    } else {
                        phi_10932_ = select(-131072f, _e1432, (_e1432 > -131072f));
                    }
                    let _e1437 = phi_10932_;
                    if (_e1437 < 0f) {
                        phi_10939_ = (_e1437 - 0.5f);
                    } else {
                        phi_10939_ = (_e1437 + 0.5f);
                    }
                    let _e1442 = phi_10939_;
                    let _e1450 = bitcast<u32>(select(0i, select(select(i32(_e1442), i32(-2147483648), (_e1442 < -2147483600f)), 2147483647i, (_e1442 > 2147483500f)), (_e1442 == _e1442)));
                    let _e1451 = ((_e1065.member_2.z * _e1320) * _e1335);
                    if (_e1451 > 131072f) {
                        phi_10961_ = 131072f;
                    } else {
                        phi_10961_ = select(-131072f, _e1451, (_e1451 > -131072f));
                    }
                    let _e1456 = phi_10961_;
                    if (_e1456 < 0f) {
                        phi_10968_ = (_e1456 - 0.5f);
                    } else {
                        phi_10968_ = (_e1456 + 0.5f);
                    }
                    let _e1461 = phi_10968_;
                    let _e1469 = bitcast<u32>(select(0i, select(select(i32(_e1461), i32(-2147483648), (_e1461 < -2147483600f)), 2147483647i, (_e1461 > 2147483500f)), (_e1461 == _e1461)));
                    let _e1470 = (_e409 * 8u);
                    let _e1473 = atomicAdd((&pushes_3.member[_e1470]), bitcast<u32>(select(0i, select(select(i32(_e1366), i32(-2147483648), (_e1366 < -2147483600f)), 2147483647i, (_e1366 > 2147483500f)), (_e1366 == _e1366))));
                    let _e1477 = atomicAdd((&pushes_3.member[(_e1470 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1385), i32(-2147483648), (_e1385 < -2147483600f)), 2147483647i, (_e1385 > 2147483500f)), (_e1385 == _e1385))));
                    let _e1481 = atomicAdd((&pushes_3.member[(_e1470 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1404), i32(-2147483648), (_e1404 < -2147483600f)), 2147483647i, (_e1404 > 2147483500f)), (_e1404 == _e1404))));
                    let _e1485 = atomicAdd((&pushes_3.member[(_e1470 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1347), i32(-2147483648), (_e1347 < -2147483600f)), 2147483647i, (_e1347 > 2147483500f)), (_e1347 == _e1347))));
                    if (((_e1431 | _e1450) | _e1469) == 0u) {
                    } else {
                        let _e1492 = atomicAdd((&pushes_3.member[(_e1470 + 4u)]), _e1431);
                        let _e1496 = atomicAdd((&pushes_3.member[(_e1470 + 5u)]), _e1450);
                        let _e1500 = atomicAdd((&pushes_3.member[(_e1470 + 6u)]), _e1469);
                    }
                }
                if (_e476.w > 0f) {
                    let _e1504 = (_e1065.member.z * _e476.w);
                    let _e1519 = (32768f / _e878);
                    let _e1521 = (abs(_e1065.member.z) * 1024f);
                    if (_e1521 > 131072f) {
                        phi_11049_ = 131072f;
                    } else {
                        phi_11049_ = select(-131072f, _e1521, (_e1521 > -131072f));
                    }
                    let _e1526 = phi_11049_;
                    if (_e1526 < 0f) {
                        phi_11056_ = (_e1526 - 0.5f);
                    } else {
                        phi_11056_ = (_e1526 + 0.5f);
                    }
                    let _e1531 = phi_11056_;
                    let _e1540 = ((_e1065.member_1.x * _e1504) * _e1519);
                    if (_e1540 > 131072f) {
                        phi_11078_ = 131072f;
                    } else {
                        phi_11078_ = select(-131072f, _e1540, (_e1540 > -131072f));
                    }
                    let _e1545 = phi_11078_;
                    if (_e1545 < 0f) {
                        phi_11085_ = (_e1545 - 0.5f);
                    } else {
                        phi_11085_ = (_e1545 + 0.5f);
                    }
                    let _e1550 = phi_11085_;
                    let _e1559 = ((_e1065.member_1.y * _e1504) * _e1519);
                    if (_e1559 > 131072f) {
                        phi_11107_ = 131072f;
                    } else {
                        phi_11107_ = select(-131072f, _e1559, (_e1559 > -131072f));
                    }
                    let _e1564 = phi_11107_;
                    if (_e1564 < 0f) {
                        phi_11114_ = (_e1564 - 0.5f);
                    } else {
                        phi_11114_ = (_e1564 + 0.5f);
                    }
                    let _e1569 = phi_11114_;
                    let _e1578 = ((_e1065.member_1.z * _e1504) * _e1519);
                    if (_e1578 > 131072f) {
                        phi_11136_ = 131072f;
                    } else {
                        phi_11136_ = select(-131072f, _e1578, (_e1578 > -131072f));
                    }
                    let _e1583 = phi_11136_;
                    if (_e1583 < 0f) {
                        phi_11143_ = (_e1583 - 0.5f);
                    } else {
                        phi_11143_ = (_e1583 + 0.5f);
                    }
                    let _e1588 = phi_11143_;
                    let _e1597 = ((_e1065.member_2.x * _e1504) * _e1519);
                    if (_e1597 > 131072f) {
                        phi_11165_ = 131072f;
                    } else {
                        phi_11165_ = select(-131072f, _e1597, (_e1597 > -131072f));
                    }
                    let _e1602 = phi_11165_;
                    if (_e1602 < 0f) {
                        phi_11172_ = (_e1602 - 0.5f);
                    } else {
                        phi_11172_ = (_e1602 + 0.5f);
                    }
                    let _e1607 = phi_11172_;
                    let _e1615 = bitcast<u32>(select(0i, select(select(i32(_e1607), i32(-2147483648), (_e1607 < -2147483600f)), 2147483647i, (_e1607 > 2147483500f)), (_e1607 == _e1607)));
                    let _e1616 = ((_e1065.member_2.y * _e1504) * _e1519);
                    if (_e1616 > 131072f) {
                        phi_11194_ = 131072f;
                    } else {
                        phi_11194_ = select(-131072f, _e1616, (_e1616 > -131072f));
                    }
                    let _e1621 = phi_11194_;
                    if (_e1621 < 0f) {
                        phi_11201_ = (_e1621 - 0.5f);
                    } else {
                        phi_11201_ = (_e1621 + 0.5f);
                    }
                    let _e1626 = phi_11201_;
                    let _e1634 = bitcast<u32>(select(0i, select(select(i32(_e1626), i32(-2147483648), (_e1626 < -2147483600f)), 2147483647i, (_e1626 > 2147483500f)), (_e1626 == _e1626)));
                    let _e1635 = ((_e1065.member_2.z * _e1504) * _e1519);
                    if (_e1635 > 131072f) {
                        phi_11223_ = 131072f;
                    } else {
                        phi_11223_ = select(-131072f, _e1635, (_e1635 > -131072f));
                    }
                    let _e1640 = phi_11223_;
                    if (_e1640 < 0f) {
                        phi_11230_ = (_e1640 - 0.5f);
                    } else {
                        phi_11230_ = (_e1640 + 0.5f);
                    }
                    let _e1645 = phi_11230_;
                    let _e1653 = bitcast<u32>(select(0i, select(select(i32(_e1645), i32(-2147483648), (_e1645 < -2147483600f)), 2147483647i, (_e1645 > 2147483500f)), (_e1645 == _e1645)));
                    let _e1654 = (_e413 * 8u);
                    let _e1657 = atomicAdd((&pushes_3.member[_e1654]), bitcast<u32>(select(0i, select(select(i32(_e1550), i32(-2147483648), (_e1550 < -2147483600f)), 2147483647i, (_e1550 > 2147483500f)), (_e1550 == _e1550))));
                    let _e1661 = atomicAdd((&pushes_3.member[(_e1654 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1569), i32(-2147483648), (_e1569 < -2147483600f)), 2147483647i, (_e1569 > 2147483500f)), (_e1569 == _e1569))));
                    let _e1665 = atomicAdd((&pushes_3.member[(_e1654 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1588), i32(-2147483648), (_e1588 < -2147483600f)), 2147483647i, (_e1588 > 2147483500f)), (_e1588 == _e1588))));
                    let _e1669 = atomicAdd((&pushes_3.member[(_e1654 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1531), i32(-2147483648), (_e1531 < -2147483600f)), 2147483647i, (_e1531 > 2147483500f)), (_e1531 == _e1531))));
                    if (((_e1615 | _e1634) | _e1653) == 0u) {
                    } else {
                        let _e1676 = atomicAdd((&pushes_3.member[(_e1654 + 4u)]), _e1615);
                        let _e1680 = atomicAdd((&pushes_3.member[(_e1654 + 5u)]), _e1634);
                        let _e1684 = atomicAdd((&pushes_3.member[(_e1654 + 6u)]), _e1653);
                    }
                }
                if (_e479.w > 0f) {
                    let _e1688 = (_e1065.member.w * _e479.w);
                    let _e1703 = (32768f / _e878);
                    let _e1705 = (abs(_e1065.member.w) * 1024f);
                    if (_e1705 > 131072f) {
                        phi_11311_ = 131072f;
                    } else {
                        phi_11311_ = select(-131072f, _e1705, (_e1705 > -131072f));
                    }
                    let _e1710 = phi_11311_;
                    if (_e1710 < 0f) {
                        phi_11318_ = (_e1710 - 0.5f);
                    } else {
                        phi_11318_ = (_e1710 + 0.5f);
                    }
                    let _e1715 = phi_11318_;
                    let _e1724 = ((_e1065.member_1.x * _e1688) * _e1703);
                    if (_e1724 > 131072f) {
                        phi_11340_ = 131072f;
                    } else {
                        phi_11340_ = select(-131072f, _e1724, (_e1724 > -131072f));
                    }
                    let _e1729 = phi_11340_;
                    if (_e1729 < 0f) {
                        phi_11347_ = (_e1729 - 0.5f);
                    } else {
                        phi_11347_ = (_e1729 + 0.5f);
                    }
                    let _e1734 = phi_11347_;
                    let _e1743 = ((_e1065.member_1.y * _e1688) * _e1703);
                    if (_e1743 > 131072f) {
                        phi_11369_ = 131072f;
                    } else {
                        phi_11369_ = select(-131072f, _e1743, (_e1743 > -131072f));
                    }
                    let _e1748 = phi_11369_;
                    if (_e1748 < 0f) {
                        phi_11376_ = (_e1748 - 0.5f);
                    } else {
                        phi_11376_ = (_e1748 + 0.5f);
                    }
                    let _e1753 = phi_11376_;
                    let _e1762 = ((_e1065.member_1.z * _e1688) * _e1703);
                    if (_e1762 > 131072f) {
                        phi_11398_ = 131072f;
                    } else {
                        phi_11398_ = select(-131072f, _e1762, (_e1762 > -131072f));
                    }
                    let _e1767 = phi_11398_;
                    if (_e1767 < 0f) {
                        phi_11405_ = (_e1767 - 0.5f);
                    } else {
                        phi_11405_ = (_e1767 + 0.5f);
                    }
                    let _e1772 = phi_11405_;
                    let _e1781 = ((_e1065.member_2.x * _e1688) * _e1703);
                    if (_e1781 > 131072f) {
                        phi_11427_ = 131072f;
                    } else {
                        phi_11427_ = select(-131072f, _e1781, (_e1781 > -131072f));
                    }
                    let _e1786 = phi_11427_;
                    if (_e1786 < 0f) {
                        phi_11434_ = (_e1786 - 0.5f);
                    } else {
                        phi_11434_ = (_e1786 + 0.5f);
                    }
                    let _e1791 = phi_11434_;
                    let _e1799 = bitcast<u32>(select(0i, select(select(i32(_e1791), i32(-2147483648), (_e1791 < -2147483600f)), 2147483647i, (_e1791 > 2147483500f)), (_e1791 == _e1791)));
                    let _e1800 = ((_e1065.member_2.y * _e1688) * _e1703);
                    if (_e1800 > 131072f) {
                        phi_11456_ = 131072f;
                    } else {
                        phi_11456_ = select(-131072f, _e1800, (_e1800 > -131072f));
                    }
                    let _e1805 = phi_11456_;
                    if (_e1805 < 0f) {
                        phi_11463_ = (_e1805 - 0.5f);
                    } else {
                        phi_11463_ = (_e1805 + 0.5f);
                    }
                    let _e1810 = phi_11463_;
                    let _e1818 = bitcast<u32>(select(0i, select(select(i32(_e1810), i32(-2147483648), (_e1810 < -2147483600f)), 2147483647i, (_e1810 > 2147483500f)), (_e1810 == _e1810)));
                    let _e1819 = ((_e1065.member_2.z * _e1688) * _e1703);
                    if (_e1819 > 131072f) {
                        phi_11485_ = 131072f;
                    } else {
                        phi_11485_ = select(-131072f, _e1819, (_e1819 > -131072f));
                    }
                    let _e1824 = phi_11485_;
                    if (_e1824 < 0f) {
                        phi_11492_ = (_e1824 - 0.5f);
                    } else {
                        phi_11492_ = (_e1824 + 0.5f);
                    }
                    let _e1829 = phi_11492_;
                    let _e1837 = bitcast<u32>(select(0i, select(select(i32(_e1829), i32(-2147483648), (_e1829 < -2147483600f)), 2147483647i, (_e1829 > 2147483500f)), (_e1829 == _e1829)));
                    let _e1838 = (_e417 * 8u);
                    let _e1841 = atomicAdd((&pushes_3.member[_e1838]), bitcast<u32>(select(0i, select(select(i32(_e1734), i32(-2147483648), (_e1734 < -2147483600f)), 2147483647i, (_e1734 > 2147483500f)), (_e1734 == _e1734))));
                    let _e1845 = atomicAdd((&pushes_3.member[(_e1838 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1753), i32(-2147483648), (_e1753 < -2147483600f)), 2147483647i, (_e1753 > 2147483500f)), (_e1753 == _e1753))));
                    let _e1849 = atomicAdd((&pushes_3.member[(_e1838 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1772), i32(-2147483648), (_e1772 < -2147483600f)), 2147483647i, (_e1772 > 2147483500f)), (_e1772 == _e1772))));
                    let _e1853 = atomicAdd((&pushes_3.member[(_e1838 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1715), i32(-2147483648), (_e1715 < -2147483600f)), 2147483647i, (_e1715 > 2147483500f)), (_e1715 == _e1715))));
                    if (((_e1799 | _e1818) | _e1837) == 0u) {
                    } else {
                        let _e1860 = atomicAdd((&pushes_3.member[(_e1838 + 4u)]), _e1799);
                        let _e1864 = atomicAdd((&pushes_3.member[(_e1838 + 5u)]), _e1818);
                        let _e1868 = atomicAdd((&pushes_3.member[(_e1838 + 6u)]), _e1837);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11570_: u32;
    var phi_11595_: u32;
    var phi_11598_: f32;
    var phi_11600_: u32;
    var phi_11596_: u32;
    var phi_11599_: f32;
    var phi_11601_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11646_: u32;
    var phi_11649_: f32;
    var phi_11651_: u32;
    var phi_11647_: u32;
    var phi_11650_: f32;
    var phi_11652_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11690_: type_77;
    var phi_11698_: u32;
    var phi_11701_: u32;
    var phi_11699_: u32;
    var phi_11702_: u32;
    var local_51: u32;
    var phi_11762_: u32;
    var phi_11765_: u32;
    var phi_11763_: u32;
    var phi_11766_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11819_: vec2<u32>;
    var phi_11838_: vec2<u32>;
    var phi_11862_: vec2<u32>;
    var phi_11871_: vec2<u32>;
    var phi_11874_: vec2<u32>;
    var phi_11898_: u32;
    var phi_11915_: vec2<u32>;
    var phi_11943_: vec2<u32>;
    var phi_11966_: vec2<u32>;
    var phi_11975_: vec2<u32>;
    var phi_11978_: vec2<u32>;
    var phi_12002_: u32;
    var phi_12019_: vec2<u32>;
    var phi_12084_: vec2<u32>;
    var phi_12093_: vec2<u32>;
    var phi_11976_: vec2<u32>;
    var phi_11979_: vec2<u32>;
    var phi_11872_: vec2<u32>;
    var phi_11875_: vec2<u32>;
    var phi_12108_: u32;
    var phi_12111_: f32;
    var phi_12149_: f32;
    var phi_12109_: u32;
    var phi_12112_: f32;
    var phi_12168_: vec2<u32>;
    var phi_12173_: vec2<u32>;
    var phi_12176_: u32;
    var phi_12214_: f32;
    var local_54: f32;
    var phi_12238_: vec2<u32>;
    var phi_12240_: vec2<u32>;
    var phi_12174_: vec2<u32>;
    var phi_12177_: u32;
    var phi_12245_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_2.member.member;
    let _e392 = (_e388 < _e391);
    if _e392 {
        phi_11570_ = _e388;
    } else {
        phi_11570_ = (_e391 - 1u);
    }
    let _e395 = phi_11570_;
    let _e398 = spheres.member[_e395];
    let _e404 = kept_centers.member[0u];
    let _e408 = (_e398.x - _e404.x);
    let _e409 = (_e398.y - _e404.y);
    let _e410 = (_e398.z - _e404.z);
    let _e415 = (((_e408 * _e408) + (_e409 * _e409)) + (_e410 * _e410));
    phi_11595_ = 0u;
    phi_11598_ = select(_e415, 0.000000000001f, (_e415 < 0.000000000001f));
    phi_11600_ = 0u;
    loop {
        let _e419 = phi_11595_;
        let _e421 = phi_11598_;
        let _e423 = phi_11600_;
        local_47 = _e423;
        local_48 = _e421;
        local_55 = _e421;
        local_56 = _e423;
        let _e424 = (_e419 < 32u);
        if _e424 {
            let _e427 = kept_centers.member[_e419];
            let _e431 = (_e398.x - _e427.x);
            let _e432 = (_e398.y - _e427.y);
            let _e433 = (_e398.z - _e427.z);
            let _e438 = (((_e431 * _e431) + (_e432 * _e432)) + (_e433 * _e433));
            let _e440 = select(_e438, 0.000000000001f, (_e438 < 0.000000000001f));
            let _e441 = (_e440 < _e421);
            phi_11596_ = (_e419 + 1u);
            phi_11599_ = select(_e421, _e440, _e441);
            phi_11601_ = select(_e423, _e419, _e441);
        } else {
            break;
        }
        let _e446 = phi_11596_;
        let _e448 = phi_11599_;
        let _e450 = phi_11601_;
        continue;
        continuing {
            phi_11595_ = _e446;
            phi_11598_ = _e448;
            phi_11600_ = _e450;
        }
    }
    let _e453 = local_47;
    let _e455 = local_48;
    let _e459 = params_2.member.member_1;
    let _e460 = (_e459 > 32u);
    if _e460 {
        phi_11646_ = 0u;
        let _e930 = local_55;
        phi_11649_ = _e930;
        let _e933 = local_56;
        phi_11651_ = _e933;
        loop {
            let _e462 = phi_11646_;
            let _e464 = phi_11649_;
            let _e466 = phi_11651_;
            local_49 = _e466;
            local_50 = _e464;
            let _e467 = (_e462 < 32u);
            if _e467 {
                let _e468 = (32u + _e462);
                let _e471 = kept_centers.member[_e468];
                let _e475 = (_e398.x - _e471.x);
                let _e476 = (_e398.y - _e471.y);
                let _e477 = (_e398.z - _e471.z);
                let _e482 = (((_e475 * _e475) + (_e476 * _e476)) + (_e477 * _e477));
                let _e484 = select(_e482, 0.000000000001f, (_e482 < 0.000000000001f));
                let _e485 = (_e484 < _e464);
                phi_11647_ = (_e462 + 1u);
                phi_11650_ = select(_e464, _e484, _e485);
                phi_11652_ = select(_e466, _e468, _e485);
            } else {
                break;
            }
            let _e490 = phi_11647_;
            let _e492 = phi_11650_;
            let _e494 = phi_11652_;
            continue;
            continuing {
                phi_11646_ = _e490;
                phi_11649_ = _e492;
                phi_11651_ = _e494;
            }
        }
        let _e497 = local_49;
        let _e499 = local_50;
        phi_11690_ = type_77(_e497, _e499);
    } else {
        phi_11690_ = type_77(_e453, _e455);
    }
    let _e502 = phi_11690_;
    let _e506 = kept_centers.member[_e502.member];
    phi_11698_ = 0u;
    phi_11701_ = 0u;
    loop {
        let _e511 = phi_11698_;
        let _e513 = phi_11701_;
        local_51 = _e513;
        local_52 = _e513;
        let _e514 = (_e511 < 32u);
        if _e514 {
            let _e518 = kept_centers.member[_e511];
            let _e522 = (_e398.x - _e518.x);
            let _e523 = (_e398.y - _e518.y);
            let _e524 = (_e398.z - _e518.z);
            let _e530 = (_e398.x - _e506.x);
            let _e531 = (_e398.y - _e506.y);
            let _e532 = (_e398.z - _e506.z);
            let _e540 = (_e506.x - _e518.x);
            let _e541 = (_e506.y - _e518.y);
            let _e542 = (_e506.z - _e518.z);
            phi_11699_ = (_e511 + 1u);
            phi_11702_ = (_e513 | (select(0u, 1u, (((((_e522 * _e522) + (_e523 * _e523)) + (_e524 * _e524)) - (((_e530 * _e530) + (_e531 * _e531)) + (_e532 * _e532))) <= (((2f * _e398.w) * sqrt((((_e540 * _e540) + (_e541 * _e541)) + (_e542 * _e542)))) + 0.000030517578f))) << bitcast<u32>((_e511 & 31u))));
        } else {
            break;
        }
        let _e559 = phi_11699_;
        let _e561 = phi_11702_;
        continue;
        continuing {
            phi_11698_ = _e559;
            phi_11701_ = _e561;
        }
    }
    let _e564 = local_51;
    if _e460 {
        phi_11762_ = 0u;
        phi_11765_ = 0u;
        loop {
            let _e567 = phi_11762_;
            let _e569 = phi_11765_;
            local_53 = _e569;
            let _e570 = (_e567 < 32u);
            if _e570 {
                let _e575 = kept_centers.member[(32u + _e567)];
                let _e579 = (_e398.x - _e575.x);
                let _e580 = (_e398.y - _e575.y);
                let _e581 = (_e398.z - _e575.z);
                let _e587 = (_e398.x - _e506.x);
                let _e588 = (_e398.y - _e506.y);
                let _e589 = (_e398.z - _e506.z);
                let _e597 = (_e506.x - _e575.x);
                let _e598 = (_e506.y - _e575.y);
                let _e599 = (_e506.z - _e575.z);
                phi_11763_ = (_e567 + 1u);
                phi_11766_ = (_e569 | (select(0u, 1u, (((((_e579 * _e579) + (_e580 * _e580)) + (_e581 * _e581)) - (((_e587 * _e587) + (_e588 * _e588)) + (_e589 * _e589))) <= (((2f * _e398.w) * sqrt((((_e597 * _e597) + (_e598 * _e598)) + (_e599 * _e599)))) + 0.000030517578f))) << bitcast<u32>((_e567 & 31u))));
            } else {
                break;
            }
            let _e616 = phi_11763_;
            let _e618 = phi_11766_;
            continue;
            continuing {
                phi_11762_ = _e616;
                phi_11765_ = _e618;
            }
        }
        let _e621 = local_52;
        let _e623 = local_53;
        phi_11819_ = vec2<u32>(_e621, _e623);
    } else {
        phi_11819_ = vec2<u32>(_e564, 0u);
    }
    let _e626 = phi_11819_;
    let _e630 = (1u << bitcast<u32>(((_e502.member % 32u) & 31u)));
    let _e631 = (_e502.member < 32u);
    if _e631 {
        phi_11838_ = vec2<u32>(_e630, 0u);
    } else {
        phi_11838_ = vec2<u32>(0u, _e630);
    }
    let _e635 = phi_11838_;
    let _e640 = (_e626.x | _e635.x);
    let _e641 = (_e626.y | _e635.y);
    if _e631 {
        phi_11862_ = vec2<u32>(_e630, 0u);
    } else {
        phi_11862_ = vec2<u32>(0u, _e630);
    }
    let _e646 = phi_11862_;
    phi_11871_ = vec2<u32>((_e640 & ~(_e646.x)), (_e641 & ~(_e646.y)));
    phi_11874_ = (_e626 | _e635);
    loop {
        let _e655 = phi_11871_;
        let _e657 = phi_11874_;
        local_59 = _e657;
        let _e661 = ((_e655.x | _e655.y) == 0u);
        if _e661 {
            phi_11872_ = vec2<u32>();
            phi_11875_ = vec2<u32>();
        } else {
            let _e662 = (_e655.x == 0u);
            if _e662 {
                phi_11898_ = (32u + select(firstTrailingBit(_e655.y), 32u, (_e655.y == 0u)));
            } else {
                phi_11898_ = select(firstTrailingBit(_e655.x), 32u, _e662);
            }
            let _e670 = phi_11898_;
            let _e674 = (1u << bitcast<u32>(((_e670 % 32u) & 31u)));
            let _e675 = (_e670 < 32u);
            if _e675 {
                phi_11915_ = vec2<u32>(_e674, 0u);
            } else {
                phi_11915_ = vec2<u32>(0u, _e674);
            }
            let _e679 = phi_11915_;
            let _e688 = kept_centers.member[_e670];
            if _e631 {
                phi_11943_ = vec2<u32>(_e630, 0u);
            } else {
                phi_11943_ = vec2<u32>(0u, _e630);
            }
            let _e695 = phi_11943_;
            if _e675 {
                phi_11966_ = vec2<u32>(_e674, 0u);
            } else {
                phi_11966_ = vec2<u32>(0u, _e674);
            }
            let _e705 = phi_11966_;
            phi_11975_ = vec2<u32>(((_e640 & ~(_e695.x)) & ~(_e705.x)), ((_e641 & ~(_e695.y)) & ~(_e705.y)));
            phi_11978_ = _e657;
            loop {
                let _e714 = phi_11975_;
                let _e716 = phi_11978_;
                local_57 = _e716;
                let _e720 = ((_e714.x | _e714.y) == 0u);
                if _e720 {
                    phi_11976_ = vec2<u32>();
                    phi_11979_ = vec2<u32>();
                } else {
                    let _e721 = (_e714.x == 0u);
                    if _e721 {
                        phi_12002_ = (32u + select(firstTrailingBit(_e714.y), 32u, (_e714.y == 0u)));
                    } else {
                        phi_12002_ = select(firstTrailingBit(_e714.x), 32u, _e721);
                    }
                    let _e729 = phi_12002_;
                    let _e733 = (1u << bitcast<u32>(((_e729 % 32u) & 31u)));
                    if (_e729 < 32u) {
                        phi_12019_ = vec2<u32>(_e733, 0u);
                    } else {
                        phi_12019_ = vec2<u32>(0u, _e733);
                    }
                    let _e738 = phi_12019_;
                    let _e748 = kept_centers.member[_e729];
                    let _e752 = (_e398.x - _e688.x);
                    let _e753 = (_e398.y - _e688.y);
                    let _e754 = (_e398.z - _e688.z);
                    let _e760 = (_e398.x - _e748.x);
                    let _e761 = (_e398.y - _e748.y);
                    let _e762 = (_e398.z - _e748.z);
                    let _e770 = (_e748.x - _e688.x);
                    let _e771 = (_e748.y - _e688.y);
                    let _e772 = (_e748.z - _e688.z);
                    let _e781 = (((((_e752 * _e752) + (_e753 * _e753)) + (_e754 * _e754)) - (((_e760 * _e760) + (_e761 * _e761)) + (_e762 * _e762))) <= (((2f * _e398.w) * sqrt((((_e770 * _e770) + (_e771 * _e771)) + (_e772 * _e772)))) + 0.000030517578f));
                    if _e781 {
                        phi_12093_ = _e716;
                    } else {
                        if _e675 {
                            phi_12084_ = vec2<u32>(_e674, 0u);
                        } else {
                            phi_12084_ = vec2<u32>(0u, _e674);
                        }
                        let _e785 = phi_12084_;
                        phi_12093_ = (_e716 & vec2<u32>(~(_e785.x), ~(_e785.y)));
                    }
                    let _e793 = phi_12093_;
                    phi_11976_ = select(vec2<u32>(0u, 0u), (_e714 & vec2<u32>(~(_e738.x), ~(_e738.y))), vec2(_e781));
                    phi_11979_ = _e793;
                }
                let _e797 = phi_11976_;
                let _e799 = phi_11979_;
                continue;
                continuing {
                    phi_11975_ = _e797;
                    phi_11978_ = _e799;
                    break if !(select(true, false, _e720));
                }
            }
            phi_11872_ = (_e655 & vec2<u32>(~(_e679.x), ~(_e679.y)));
            let _e971 = local_57;
            phi_11875_ = _e971;
        }
        let _e803 = phi_11872_;
        let _e805 = phi_11875_;
        continue;
        continuing {
            phi_11871_ = _e803;
            phi_11874_ = _e805;
            break if !(select(true, false, _e661));
        }
    }
    let _e810 = params_2.member.member_8;
    if (_e810 > 0f) {
        phi_12108_ = 0u;
        phi_12111_ = 0f;
        loop {
            let _e814 = phi_12108_;
            let _e816 = phi_12111_;
            local_54 = _e816;
            let _e817 = (_e814 < _e459);
            if _e817 {
                let _e820 = kept_centers.member[_e814];
                let _e824 = (_e398.x - _e820.x);
                let _e825 = (_e398.y - _e820.y);
                let _e826 = (_e398.z - _e820.z);
                let _e831 = (((_e824 * _e824) + (_e825 * _e825)) + (_e826 * _e826));
                let _e836 = params_2.member.member_6;
                let _e837 = (_e502.member_1 / select(_e831, 0.000000000001f, (_e831 < 0.000000000001f)));
                if (_e836 == 2f) {
                    phi_12149_ = _e837;
                } else {
                    phi_12149_ = pow(_e837, (1f / (_e836 - 1f)));
                }
                let _e843 = phi_12149_;
                phi_12109_ = (_e814 + 1u);
                phi_12112_ = (_e816 + _e843);
            } else {
                break;
            }
            let _e847 = phi_12109_;
            let _e849 = phi_12112_;
            continue;
            continuing {
                phi_12108_ = _e847;
                phi_12111_ = _e849;
            }
        }
        if _e631 {
            phi_12168_ = vec2<u32>(_e630, 0u);
        } else {
            phi_12168_ = vec2<u32>(0u, _e630);
        }
        let _e854 = phi_12168_;
        phi_12173_ = _e854;
        phi_12176_ = 0u;
        loop {
            let _e856 = phi_12173_;
            let _e858 = phi_12176_;
            local_58 = _e856;
            let _e859 = (_e858 < _e459);
            if _e859 {
                let _e862 = kept_centers.member[_e858];
                let _e866 = (_e398.x - _e862.x);
                let _e867 = (_e398.y - _e862.y);
                let _e868 = (_e398.z - _e862.z);
                let _e873 = (((_e866 * _e866) + (_e867 * _e867)) + (_e868 * _e868));
                let _e878 = params_2.member.member_6;
                let _e879 = (_e502.member_1 / select(_e873, 0.000000000001f, (_e873 < 0.000000000001f)));
                if (_e878 == 2f) {
                    phi_12214_ = _e879;
                } else {
                    phi_12214_ = pow(_e879, (1f / (_e878 - 1f)));
                }
                let _e885 = phi_12214_;
                let _e887 = local_54;
                if (_e885 > (_e810 * _e887)) {
                    let _e893 = (1u << bitcast<u32>(((_e858 % 32u) & 31u)));
                    if (_e858 < 32u) {
                        phi_12238_ = vec2<u32>(_e893, 0u);
                    } else {
                        phi_12238_ = vec2<u32>(0u, _e893);
                    }
                    let _e898 = phi_12238_;
                    phi_12240_ = (_e856 | _e898);
                } else {
                    phi_12240_ = _e856;
                }
                let _e901 = phi_12240_;
                phi_12174_ = _e901;
                phi_12177_ = (_e858 + 1u);
            } else {
                break;
            }
            let _e904 = phi_12174_;
            let _e906 = phi_12177_;
            continue;
            continuing {
                phi_12173_ = _e904;
                phi_12176_ = _e906;
            }
        }
        let _e988 = local_58;
        phi_12245_ = _e988;
    } else {
        let _e990 = local_59;
        phi_12245_ = _e990;
    }
    let _e909 = phi_12245_;
    if _e392 {
        let _e912 = tags.member[_e388];
        tags.member[_e388] = vec4<u32>(_e909.x, _e909.y, _e912.z, _e912.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_12284_: u32;
    var phi_12316_: vec2<u32>;
    var phi_12341_: u32;
    var phi_12360_: vec2<u32>;
    var phi_12317_: vec2<u32>;
    var phi_12285_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e380.z] = _e379.x;
    let _e388 = local_60[(_e381.z - 1u)];
    let _e394 = (_e388 < 65u);
    if _e394 {
        atomicStore((&counts_1[_e388]), 0u);
    }
    workgroupBarrier();
    phi_12284_ = _e388;
    loop {
        let _e397 = phi_12284_;
        let _e398 = (_e397 < 4096u);
        if _e398 {
            let _e400 = (((_e380.x + (_e380.y * _e381.x)) * 4096u) + _e397);
            let _e403 = params_2.member.member;
            if (_e400 < _e403) {
                let _e407 = tags_1.member[_e400];
                if ((countOneBits(_e407.x) + countOneBits(_e407.y)) > 1u) {
                    let _e416 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_12316_ = vec2<u32>(_e407.x, _e407.y);
                loop {
                    let _e418 = phi_12316_;
                    let _e422 = ((_e418.x | _e418.y) == 0u);
                    if _e422 {
                        phi_12317_ = vec2<u32>();
                    } else {
                        let _e423 = (_e418.x == 0u);
                        if _e423 {
                            phi_12341_ = (32u + select(firstTrailingBit(_e418.y), 32u, (_e418.y == 0u)));
                        } else {
                            phi_12341_ = select(firstTrailingBit(_e418.x), 32u, _e423);
                        }
                        let _e431 = phi_12341_;
                        let _e433 = atomicAdd((&counts_1[_e431]), 1u);
                        let _e437 = (1u << bitcast<u32>(((_e431 % 32u) & 31u)));
                        if (_e431 < 32u) {
                            phi_12360_ = vec2<u32>(_e437, 0u);
                        } else {
                            phi_12360_ = vec2<u32>(0u, _e437);
                        }
                        let _e442 = phi_12360_;
                        phi_12317_ = (_e418 & vec2<u32>(~(_e442.x), ~(_e442.y)));
                    }
                    let _e450 = phi_12317_;
                    continue;
                    continuing {
                        phi_12316_ = _e450;
                        break if !(select(true, false, _e422));
                    }
                }
            }
            phi_12285_ = (_e397 + (256u * _e381.z));
        } else {
            break;
        }
        let _e456 = phi_12285_;
        continue;
        continuing {
            phi_12284_ = _e456;
        }
    }
    workgroupBarrier();
    if _e394 {
        let _e459 = atomicLoad((&counts_1[_e388]));
        if (_e459 > 0u) {
            let _e463 = atomicAdd((&sizes.member[_e388]), _e459);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12449_: u32;
    var phi_12450_: u32;
    var phi_12470_: vec2<u32>;
    var phi_12471_: vec4<u32>;
    var phi_12472_: vec2<u32>;
    var phi_12473_: vec4<u32>;
    var phi_12479_: u32;
    var phi_12481_: u32;
    var phi_12484_: u32;
    var phi_12504_: u32;
    var phi_12482_: u32;
    var phi_12485_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12516_: u32;
    var phi_12519_: u32;
    var phi_12517_: u32;
    var phi_12520_: u32;
    var phi_12567_: u32;
    var phi_12568_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12588_: u32;
    var phi_12589_: u32;
    var local_67: u32;
    var phi_12605_: u32;
    var phi_12608_: u32;
    var phi_12606_: u32;
    var phi_12609_: u32;
    var phi_12656_: u32;
    var phi_12657_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12677_: u32;
    var phi_12678_: u32;
    var local_71: u32;
    var phi_12694_: u32;
    var phi_12697_: u32;
    var phi_12695_: u32;
    var phi_12698_: u32;
    var phi_12745_: u32;
    var phi_12746_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12766_: u32;
    var phi_12767_: u32;
    var local_75: u32;
    var phi_12783_: u32;
    var phi_12786_: u32;
    var phi_12784_: u32;
    var phi_12787_: u32;
    var phi_12834_: u32;
    var phi_12835_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12855_: u32;
    var phi_12856_: u32;
    var local_79: u32;
    var phi_12872_: u32;
    var phi_12875_: u32;
    var phi_12873_: u32;
    var phi_12876_: u32;
    var phi_12923_: u32;
    var phi_12924_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12944_: u32;
    var phi_12945_: u32;
    var local_83: u32;
    var phi_12961_: u32;
    var phi_12964_: u32;
    var phi_12962_: u32;
    var phi_12965_: u32;
    var phi_13012_: u32;
    var phi_13013_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_13033_: u32;
    var phi_13034_: u32;
    var local_87: u32;
    var phi_13050_: u32;
    var phi_13053_: u32;
    var phi_13051_: u32;
    var phi_13054_: u32;
    var phi_13101_: u32;
    var phi_13102_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_13122_: u32;
    var phi_13123_: u32;
    var local_91: u32;
    var phi_13139_: u32;
    var phi_13142_: u32;
    var phi_13140_: u32;
    var phi_13143_: u32;
    var phi_13190_: u32;
    var phi_13191_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_13211_: u32;
    var phi_13212_: u32;
    var local_95: u32;
    var phi_13255_: bool;
    var phi_13261_: type_56;
    var phi_13264_: u32;
    var phi_13280_: type_56;
    var phi_13283_: u32;
    var phi_13285_: u32;
    var phi_13332_: bool;
    var phi_13346_: u32;
    var phi_13349_: u32;
    var phi_13368_: u32;
    var phi_13347_: u32;
    var phi_13350_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_13377_: bool;
    var phi_13378_: bool;
    var phi_13379_: bool;
    var phi_13380_: bool;
    var phi_13391_: type_56;
    var phi_13392_: u32;
    var phi_13281_: type_56;
    var phi_13284_: u32;
    var phi_13286_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_56;
    var local_101: type_56;
    var phi_13409_: type_56;
    var phi_13262_: type_56;
    var phi_13265_: u32;
    var local_102: type_56;
    var phi_13423_: u32;
    var phi_13426_: u32;
    var phi_13424_: u32;
    var phi_13427_: u32;
    var local_103: u32;
    var phi_13448_: u32;
    var phi_13451_: u32;
    var phi_13453_: u32;
    var phi_13449_: u32;
    var phi_13452_: u32;
    var phi_13454_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_56;
    var phi_13509_: u32;
    var phi_13512_: u32;
    var phi_13514_: u32;
    var phi_13516_: u32;
    var phi_13518_: u32;
    var phi_13540_: u32;
    var phi_13541_: u32;
    var phi_13542_: u32;
    var phi_13510_: u32;
    var phi_13513_: u32;
    var phi_13515_: u32;
    var phi_13517_: u32;
    var phi_13519_: u32;
    var local_107: type_56;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e380.z] = _e379.x;
    let _e392 = local_61[(_e381.z - 1u)];
    let _e397 = (_e380.x + (_e380.y * _e381.x));
    let _e400 = atomicLoad((&tiles_2.member[3u]));
    let _e401 = (_e397 < _e400);
    let _e403 = (select(0u, _e397, _e401) * 2u);
    let _e407 = atomicLoad((&tiles_2.member[(4u + _e403)]));
    let _e411 = atomicLoad((&tiles_2.member[(_e403 + 5u)]));
    let _e413 = ((_e407 * 256u) + _e392);
    let _e414 = (_e411 * 256u);
    let _e415 = (_e414 + _e392);
    if _e401 {
        let _e418 = params_2.member.member_3;
        if (_e415 < _e418) {
            let _e422 = sorted_starts.member[_e415];
            let _e425 = boxes.member[_e415];
            starts_3[_e392] = _e425.y;
            ends[_e392] = _e425.z;
            duplicate_masks[_e392] = _e425.w;
            phi_12449_ = _e422;
        } else {
            phi_12449_ = 4294967295u;
        }
        let _e433 = phi_12449_;
        phi_12450_ = _e433;
    } else {
        phi_12450_ = 4294967295u;
    }
    let _e435 = phi_12450_;
    keys_1[_e392] = _e435;
    if _e401 {
        let _e439 = params_2.member.member_3;
        if (_e413 < _e439) {
            let _e443 = boxes.member[_e413];
            let _e447 = box_ends.member[_e413][0u];
            let _e451 = box_ends.member[_e413][1u];
            phi_12470_ = vec2<u32>(_e447, _e451);
            phi_12471_ = _e443;
        } else {
            phi_12470_ = vec2<u32>(0u, 0u);
            phi_12471_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e454 = phi_12470_;
        let _e456 = phi_12471_;
        phi_12472_ = _e454;
        phi_12473_ = _e456;
    } else {
        phi_12472_ = vec2<u32>(0u, 0u);
        phi_12473_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e458 = phi_12472_;
    let _e460 = phi_12473_;
    workgroupBarrier();
    if (_e411 == _e407) {
        phi_12479_ = (_e392 + 1u);
    } else {
        phi_12479_ = 0u;
    }
    let _e464 = phi_12479_;
    phi_12481_ = 256u;
    phi_12484_ = 0u;
    loop {
        let _e466 = phi_12481_;
        let _e468 = phi_12484_;
        local_62 = _e468;
        local_63 = _e468;
        local_64 = _e468;
        local_65 = _e468;
        local_66 = _e468;
        local_68 = _e468;
        local_69 = _e468;
        local_70 = _e468;
        local_72 = _e468;
        local_73 = _e468;
        local_74 = _e468;
        local_76 = _e468;
        local_77 = _e468;
        local_78 = _e468;
        local_80 = _e468;
        local_81 = _e468;
        local_82 = _e468;
        local_84 = _e468;
        local_85 = _e468;
        local_86 = _e468;
        local_88 = _e468;
        local_89 = _e468;
        local_90 = _e468;
        local_92 = _e468;
        local_93 = _e468;
        local_94 = _e468;
        let _e469 = (_e468 < _e466);
        if _e469 {
            let _e472 = (_e468 + ((_e466 - _e468) / 2u));
            let _e474 = keys_1[_e472];
            let _e476 = (_e474 <= _e458.x);
            if _e476 {
                phi_12504_ = (_e472 + 1u);
            } else {
                phi_12504_ = _e468;
            }
            let _e479 = phi_12504_;
            phi_12482_ = select(_e472, _e466, _e476);
            phi_12485_ = _e479;
        } else {
            break;
        }
        let _e482 = phi_12482_;
        let _e484 = phi_12485_;
        continue;
        continuing {
            phi_12481_ = _e482;
            phi_12484_ = _e484;
        }
    }
    let _e487 = local_62;
    let _e490 = local_63;
    phi_12516_ = 0u;
    phi_12519_ = 0u;
    loop {
        let _e497 = phi_12516_;
        let _e499 = phi_12519_;
        local_67 = _e499;
        let _e500 = (_e497 < 32u);
        if _e500 {
            let _e502 = starts_3[_e497];
            let _e504 = ends[_e497];
            let _e511 = duplicate_masks[_e497];
            phi_12517_ = (_e497 + 1u);
            phi_12520_ = (_e499 | (select(0u, 1u, (((((_e460.z - _e502) & (_e504 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e511) == 0u))) << bitcast<u32>((_e497 & 31u))));
        } else {
            break;
        }
        let _e522 = phi_12517_;
        let _e524 = phi_12520_;
        continue;
        continuing {
            phi_12516_ = _e522;
            phi_12519_ = _e524;
        }
    }
    if (_e464 <= 0u) {
        phi_12568_ = 4294967295u;
    } else {
        if (_e464 < 32u) {
            phi_12567_ = (4294967295u << bitcast<u32>((_e464 & 31u)));
        } else {
            phi_12567_ = 0u;
        }
        let _e532 = phi_12567_;
        phi_12568_ = _e532;
    }
    let _e534 = phi_12568_;
    let _e536 = local_64;
    if (_e536 <= 0u) {
        phi_12589_ = 4294967295u;
    } else {
        let _e539 = local_65;
        if (_e539 < 32u) {
            let _e542 = local_66;
            phi_12588_ = (4294967295u << bitcast<u32>((_e542 & 31u)));
        } else {
            phi_12588_ = 0u;
        }
        let _e547 = phi_12588_;
        phi_12589_ = _e547;
    }
    let _e549 = phi_12589_;
    let _e553 = local_67;
    let _e554 = (_e553 & (_e534 & ~(_e549)));
    masks[_e392] = _e554;
    phi_12605_ = 0u;
    phi_12608_ = 0u;
    loop {
        let _e560 = phi_12605_;
        let _e562 = phi_12608_;
        local_71 = _e562;
        let _e563 = (_e560 < 32u);
        if _e563 {
            let _e564 = (32u + _e560);
            let _e566 = starts_3[_e564];
            let _e568 = ends[_e564];
            let _e575 = duplicate_masks[_e564];
            phi_12606_ = (_e560 + 1u);
            phi_12609_ = (_e562 | (select(0u, 1u, (((((_e460.z - _e566) & (_e568 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e575) == 0u))) << bitcast<u32>((_e560 & 31u))));
        } else {
            break;
        }
        let _e586 = phi_12606_;
        let _e588 = phi_12609_;
        continue;
        continuing {
            phi_12605_ = _e586;
            phi_12608_ = _e588;
        }
    }
    if (_e464 <= 32u) {
        phi_12657_ = 4294967295u;
    } else {
        if (_e464 < 64u) {
            phi_12656_ = (4294967295u << bitcast<u32>(((_e464 - 32u) & 31u)));
        } else {
            phi_12656_ = 0u;
        }
        let _e597 = phi_12656_;
        phi_12657_ = _e597;
    }
    let _e599 = phi_12657_;
    let _e601 = local_68;
    if (_e601 <= 32u) {
        phi_12678_ = 4294967295u;
    } else {
        let _e604 = local_69;
        if (_e604 < 64u) {
            let _e607 = local_70;
            phi_12677_ = (4294967295u << bitcast<u32>(((_e607 - 32u) & 31u)));
        } else {
            phi_12677_ = 0u;
        }
        let _e613 = phi_12677_;
        phi_12678_ = _e613;
    }
    let _e615 = phi_12678_;
    let _e619 = local_71;
    let _e620 = (_e619 & (_e599 & ~(_e615)));
    masks[(256u + _e392)] = _e620;
    phi_12694_ = 0u;
    phi_12697_ = 0u;
    loop {
        let _e631 = phi_12694_;
        let _e633 = phi_12697_;
        local_75 = _e633;
        let _e634 = (_e631 < 32u);
        if _e634 {
            let _e635 = (64u + _e631);
            let _e637 = starts_3[_e635];
            let _e639 = ends[_e635];
            let _e646 = duplicate_masks[_e635];
            phi_12695_ = (_e631 + 1u);
            phi_12698_ = (_e633 | (select(0u, 1u, (((((_e460.z - _e637) & (_e639 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e646) == 0u))) << bitcast<u32>((_e631 & 31u))));
        } else {
            break;
        }
        let _e657 = phi_12695_;
        let _e659 = phi_12698_;
        continue;
        continuing {
            phi_12694_ = _e657;
            phi_12697_ = _e659;
        }
    }
    if (_e464 <= 64u) {
        phi_12746_ = 4294967295u;
    } else {
        if (_e464 < 96u) {
            phi_12745_ = (4294967295u << bitcast<u32>(((_e464 - 64u) & 31u)));
        } else {
            phi_12745_ = 0u;
        }
        let _e668 = phi_12745_;
        phi_12746_ = _e668;
    }
    let _e670 = phi_12746_;
    let _e672 = local_72;
    if (_e672 <= 64u) {
        phi_12767_ = 4294967295u;
    } else {
        let _e675 = local_73;
        if (_e675 < 96u) {
            let _e678 = local_74;
            phi_12766_ = (4294967295u << bitcast<u32>(((_e678 - 64u) & 31u)));
        } else {
            phi_12766_ = 0u;
        }
        let _e684 = phi_12766_;
        phi_12767_ = _e684;
    }
    let _e686 = phi_12767_;
    let _e690 = local_75;
    let _e691 = (_e690 & (_e670 & ~(_e686)));
    masks[(512u + _e392)] = _e691;
    phi_12783_ = 0u;
    phi_12786_ = 0u;
    loop {
        let _e702 = phi_12783_;
        let _e704 = phi_12786_;
        local_79 = _e704;
        let _e705 = (_e702 < 32u);
        if _e705 {
            let _e706 = (96u + _e702);
            let _e708 = starts_3[_e706];
            let _e710 = ends[_e706];
            let _e717 = duplicate_masks[_e706];
            phi_12784_ = (_e702 + 1u);
            phi_12787_ = (_e704 | (select(0u, 1u, (((((_e460.z - _e708) & (_e710 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e717) == 0u))) << bitcast<u32>((_e702 & 31u))));
        } else {
            break;
        }
        let _e728 = phi_12784_;
        let _e730 = phi_12787_;
        continue;
        continuing {
            phi_12783_ = _e728;
            phi_12786_ = _e730;
        }
    }
    if (_e464 <= 96u) {
        phi_12835_ = 4294967295u;
    } else {
        if (_e464 < 128u) {
            phi_12834_ = (4294967295u << bitcast<u32>(((_e464 - 96u) & 31u)));
        } else {
            phi_12834_ = 0u;
        }
        let _e739 = phi_12834_;
        phi_12835_ = _e739;
    }
    let _e741 = phi_12835_;
    let _e743 = local_76;
    if (_e743 <= 96u) {
        phi_12856_ = 4294967295u;
    } else {
        let _e746 = local_77;
        if (_e746 < 128u) {
            let _e749 = local_78;
            phi_12855_ = (4294967295u << bitcast<u32>(((_e749 - 96u) & 31u)));
        } else {
            phi_12855_ = 0u;
        }
        let _e755 = phi_12855_;
        phi_12856_ = _e755;
    }
    let _e757 = phi_12856_;
    let _e761 = local_79;
    let _e762 = (_e761 & (_e741 & ~(_e757)));
    masks[(768u + _e392)] = _e762;
    phi_12872_ = 0u;
    phi_12875_ = 0u;
    loop {
        let _e773 = phi_12872_;
        let _e775 = phi_12875_;
        local_83 = _e775;
        let _e776 = (_e773 < 32u);
        if _e776 {
            let _e777 = (128u + _e773);
            let _e779 = starts_3[_e777];
            let _e781 = ends[_e777];
            let _e788 = duplicate_masks[_e777];
            phi_12873_ = (_e773 + 1u);
            phi_12876_ = (_e775 | (select(0u, 1u, (((((_e460.z - _e779) & (_e781 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e788) == 0u))) << bitcast<u32>((_e773 & 31u))));
        } else {
            break;
        }
        let _e799 = phi_12873_;
        let _e801 = phi_12876_;
        continue;
        continuing {
            phi_12872_ = _e799;
            phi_12875_ = _e801;
        }
    }
    if (_e464 <= 128u) {
        phi_12924_ = 4294967295u;
    } else {
        if (_e464 < 160u) {
            phi_12923_ = (4294967295u << bitcast<u32>(((_e464 - 128u) & 31u)));
        } else {
            phi_12923_ = 0u;
        }
        let _e810 = phi_12923_;
        phi_12924_ = _e810;
    }
    let _e812 = phi_12924_;
    let _e814 = local_80;
    if (_e814 <= 128u) {
        phi_12945_ = 4294967295u;
    } else {
        let _e817 = local_81;
        if (_e817 < 160u) {
            let _e820 = local_82;
            phi_12944_ = (4294967295u << bitcast<u32>(((_e820 - 128u) & 31u)));
        } else {
            phi_12944_ = 0u;
        }
        let _e826 = phi_12944_;
        phi_12945_ = _e826;
    }
    let _e828 = phi_12945_;
    let _e832 = local_83;
    let _e833 = (_e832 & (_e812 & ~(_e828)));
    masks[(1024u + _e392)] = _e833;
    phi_12961_ = 0u;
    phi_12964_ = 0u;
    loop {
        let _e844 = phi_12961_;
        let _e846 = phi_12964_;
        local_87 = _e846;
        let _e847 = (_e844 < 32u);
        if _e847 {
            let _e848 = (160u + _e844);
            let _e850 = starts_3[_e848];
            let _e852 = ends[_e848];
            let _e859 = duplicate_masks[_e848];
            phi_12962_ = (_e844 + 1u);
            phi_12965_ = (_e846 | (select(0u, 1u, (((((_e460.z - _e850) & (_e852 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e859) == 0u))) << bitcast<u32>((_e844 & 31u))));
        } else {
            break;
        }
        let _e870 = phi_12962_;
        let _e872 = phi_12965_;
        continue;
        continuing {
            phi_12961_ = _e870;
            phi_12964_ = _e872;
        }
    }
    if (_e464 <= 160u) {
        phi_13013_ = 4294967295u;
    } else {
        if (_e464 < 192u) {
            phi_13012_ = (4294967295u << bitcast<u32>(((_e464 - 160u) & 31u)));
        } else {
            phi_13012_ = 0u;
        }
        let _e881 = phi_13012_;
        phi_13013_ = _e881;
    }
    let _e883 = phi_13013_;
    let _e885 = local_84;
    if (_e885 <= 160u) {
        phi_13034_ = 4294967295u;
    } else {
        let _e888 = local_85;
        if (_e888 < 192u) {
            let _e891 = local_86;
            phi_13033_ = (4294967295u << bitcast<u32>(((_e891 - 160u) & 31u)));
        } else {
            phi_13033_ = 0u;
        }
        let _e897 = phi_13033_;
        phi_13034_ = _e897;
    }
    let _e899 = phi_13034_;
    let _e903 = local_87;
    let _e904 = (_e903 & (_e883 & ~(_e899)));
    masks[(1280u + _e392)] = _e904;
    phi_13050_ = 0u;
    phi_13053_ = 0u;
    loop {
        let _e915 = phi_13050_;
        let _e917 = phi_13053_;
        local_91 = _e917;
        let _e918 = (_e915 < 32u);
        if _e918 {
            let _e919 = (192u + _e915);
            let _e921 = starts_3[_e919];
            let _e923 = ends[_e919];
            let _e930 = duplicate_masks[_e919];
            phi_13051_ = (_e915 + 1u);
            phi_13054_ = (_e917 | (select(0u, 1u, (((((_e460.z - _e921) & (_e923 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e930) == 0u))) << bitcast<u32>((_e915 & 31u))));
        } else {
            break;
        }
        let _e941 = phi_13051_;
        let _e943 = phi_13054_;
        continue;
        continuing {
            phi_13050_ = _e941;
            phi_13053_ = _e943;
        }
    }
    if (_e464 <= 192u) {
        phi_13102_ = 4294967295u;
    } else {
        if (_e464 < 224u) {
            phi_13101_ = (4294967295u << bitcast<u32>(((_e464 - 192u) & 31u)));
        } else {
            phi_13101_ = 0u;
        }
        let _e952 = phi_13101_;
        phi_13102_ = _e952;
    }
    let _e954 = phi_13102_;
    let _e956 = local_88;
    if (_e956 <= 192u) {
        phi_13123_ = 4294967295u;
    } else {
        let _e959 = local_89;
        if (_e959 < 224u) {
            let _e962 = local_90;
            phi_13122_ = (4294967295u << bitcast<u32>(((_e962 - 192u) & 31u)));
        } else {
            phi_13122_ = 0u;
        }
        let _e968 = phi_13122_;
        phi_13123_ = _e968;
    }
    let _e970 = phi_13123_;
    let _e974 = local_91;
    let _e975 = (_e974 & (_e954 & ~(_e970)));
    masks[(1536u + _e392)] = _e975;
    phi_13139_ = 0u;
    phi_13142_ = 0u;
    loop {
        let _e986 = phi_13139_;
        let _e988 = phi_13142_;
        local_95 = _e988;
        let _e989 = (_e986 < 32u);
        if _e989 {
            let _e990 = (224u + _e986);
            let _e992 = starts_3[_e990];
            let _e994 = ends[_e990];
            let _e1001 = duplicate_masks[_e990];
            phi_13140_ = (_e986 + 1u);
            phi_13143_ = (_e988 | (select(0u, 1u, (((((_e460.z - _e992) & (_e994 - _e460.y)) & 2147516416u) == 2147516416u) && ((_e460.w & _e1001) == 0u))) << bitcast<u32>((_e986 & 31u))));
        } else {
            break;
        }
        let _e1012 = phi_13140_;
        let _e1014 = phi_13143_;
        continue;
        continuing {
            phi_13139_ = _e1012;
            phi_13142_ = _e1014;
        }
    }
    if (_e464 <= 224u) {
        phi_13191_ = 4294967295u;
    } else {
        if (_e464 < 256u) {
            phi_13190_ = (4294967295u << bitcast<u32>(((_e464 - 224u) & 31u)));
        } else {
            phi_13190_ = 0u;
        }
        let _e1023 = phi_13190_;
        phi_13191_ = _e1023;
    }
    let _e1025 = phi_13191_;
    let _e1027 = local_92;
    if (_e1027 <= 224u) {
        phi_13212_ = 4294967295u;
    } else {
        let _e1030 = local_93;
        if (_e1030 < 256u) {
            let _e1033 = local_94;
            phi_13211_ = (4294967295u << bitcast<u32>(((_e1033 - 224u) & 31u)));
        } else {
            phi_13211_ = 0u;
        }
        let _e1039 = phi_13211_;
        phi_13212_ = _e1039;
    }
    let _e1041 = phi_13212_;
    let _e1045 = local_95;
    let _e1046 = (_e1045 & (_e1025 & ~(_e1041)));
    masks[(1792u + _e392)] = _e1046;
    let _e1055 = (((((((select(0u, 1u, (_e554 != 0u)) | (select(0u, 1u, (_e620 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e691 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e762 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e833 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e904 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e975 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1046 != 0u)) << bitcast<u32>(7u)));
    let _e1059 = params_2.member.member_21;
    let _e1060 = (_e1059 != 0u);
    if _e1060 {
        phi_13255_ = true;
    } else {
        phi_13255_ = select(true, false, (_e458.y == 0u));
    }
    let _e1065 = phi_13255_;
    phi_13261_ = type_56((((((((countOneBits(_e554) + countOneBits(_e620)) + countOneBits(_e691)) + countOneBits(_e762)) + countOneBits(_e833)) + countOneBits(_e904)) + countOneBits(_e975)) + countOneBits(_e1046)), _e1055);
    phi_13264_ = select(0u, _e1055, _e1065);
    loop {
        let _e1068 = phi_13261_;
        let _e1070 = phi_13264_;
        local_102 = _e1068;
        local_106 = _e1068;
        let _e1071 = (_e1070 == 0u);
        if _e1071 {
            phi_13262_ = type_56();
            phi_13265_ = u32();
        } else {
            let _e1073 = select(firstTrailingBit(_e1070), 32u, _e1071);
            let _e1077 = masks[((_e1073 * 256u) + _e392)];
            phi_13280_ = _e1068;
            phi_13283_ = _e1077;
            phi_13285_ = _e1077;
            loop {
                let _e1079 = phi_13280_;
                let _e1081 = phi_13283_;
                let _e1083 = phi_13285_;
                local_98 = _e1083;
                local_99 = _e1083;
                local_100 = _e1079;
                local_101 = _e1079;
                local_107 = _e1079;
                let _e1084 = (_e1081 == 0u);
                if _e1084 {
                    phi_13281_ = type_56();
                    phi_13284_ = u32();
                    phi_13286_ = u32();
                } else {
                    let _e1089 = ((_e414 + (_e1073 * 32u)) + select(firstTrailingBit(_e1081), 32u, _e1084));
                    let _e1092 = box_ends.member[_e1089][1u];
                    let _e1094 = ((_e458.y & _e1092) != 0u);
                    if _e1060 {
                        if _e1094 {
                            phi_13379_ = _e1094;
                        } else {
                            let _e1097 = tags_2.member[_e460.x];
                            let _e1099 = boxes.member[_e1089];
                            let _e1102 = tags_2.member[_e1099.x];
                            if (_e1097.z == _e1102.z) {
                                phi_13332_ = ((_e1097.w & 2147483648u) == 0u);
                            } else {
                                phi_13332_ = true;
                            }
                            let _e1110 = phi_13332_;
                            if _e1110 {
                                let _e1112 = (_e1097.w & 2147483647u);
                                let _e1114 = (_e1102.w & 2147483647u);
                                let _e1116 = filter_.member[_e1112];
                                let _e1119 = filter_.member[(_e1112 + 1u)];
                                phi_13346_ = _e1119;
                                phi_13349_ = _e1116;
                                loop {
                                    let _e1121 = phi_13346_;
                                    let _e1123 = phi_13349_;
                                    local_96 = _e1123;
                                    local_97 = _e1123;
                                    let _e1124 = (_e1123 < _e1121);
                                    if _e1124 {
                                        let _e1127 = (_e1123 + ((_e1121 - _e1123) / 2u));
                                        let _e1129 = filter_.member[_e1127];
                                        let _e1130 = (_e1129 <= _e1114);
                                        if _e1130 {
                                            phi_13368_ = (_e1127 + 1u);
                                        } else {
                                            phi_13368_ = _e1123;
                                        }
                                        let _e1133 = phi_13368_;
                                        phi_13347_ = select(_e1127, _e1121, _e1130);
                                        phi_13350_ = _e1133;
                                    } else {
                                        break;
                                    }
                                    let _e1136 = phi_13347_;
                                    let _e1138 = phi_13350_;
                                    continue;
                                    continuing {
                                        phi_13346_ = _e1136;
                                        phi_13349_ = _e1138;
                                    }
                                }
                                let _e1141 = local_96;
                                if (_e1141 > _e1116) {
                                    let _e1144 = local_97;
                                    let _e1147 = filter_.member[(_e1144 - 1u)];
                                    phi_13377_ = (_e1147 == _e1114);
                                } else {
                                    phi_13377_ = false;
                                }
                                let _e1150 = phi_13377_;
                                phi_13378_ = _e1150;
                            } else {
                                phi_13378_ = true;
                            }
                            let _e1152 = phi_13378_;
                            phi_13379_ = _e1152;
                        }
                        let _e1154 = phi_13379_;
                        phi_13380_ = _e1154;
                    } else {
                        phi_13380_ = _e1094;
                    }
                    let _e1156 = phi_13380_;
                    if _e1156 {
                        phi_13391_ = type_56((_e1079.member - 1u), _e1079.member_1);
                        phi_13392_ = (_e1083 & ~((_e1081 & (0u - _e1081))));
                    } else {
                        phi_13391_ = _e1079;
                        phi_13392_ = _e1083;
                    }
                    let _e1167 = phi_13391_;
                    let _e1169 = phi_13392_;
                    phi_13281_ = _e1167;
                    phi_13284_ = (_e1081 & (_e1081 - 1u));
                    phi_13286_ = _e1169;
                }
                let _e1173 = phi_13281_;
                let _e1175 = phi_13284_;
                let _e1177 = phi_13286_;
                continue;
                continuing {
                    phi_13280_ = _e1173;
                    phi_13283_ = _e1175;
                    phi_13285_ = _e1177;
                    break if !(select(true, false, _e1084));
                }
            }
            let _e1181 = local_98;
            masks[((_e1073 * 256u) + _e392)] = _e1181;
            let _e1183 = local_99;
            if (_e1183 == 0u) {
                let _e1189 = local_100;
                let _e1193 = local_101;
                phi_13409_ = type_56(_e1193.member, (_e1189.member_1 & ~((_e1070 & (0u - _e1070)))));
            } else {
                let _e1491 = local_107;
                phi_13409_ = _e1491;
            }
            let _e1198 = phi_13409_;
            phi_13262_ = _e1198;
            phi_13265_ = (_e1070 & (_e1070 - 1u));
        }
        let _e1202 = phi_13262_;
        let _e1204 = phi_13265_;
        continue;
        continuing {
            phi_13261_ = _e1202;
            phi_13264_ = _e1204;
            break if !(select(true, false, _e1071));
        }
    }
    let _e1208 = local_102;
    counts_2[_e392] = ((_e1208.member << bitcast<u32>(16i)) | (select(_e464, _e490, (_e487 > _e464)) - _e464));
    workgroupBarrier();
    if ((_e392 & 15u) == 0u) {
        phi_13423_ = 0u;
        phi_13426_ = 0u;
        loop {
            let _e1217 = phi_13423_;
            let _e1219 = phi_13426_;
            local_103 = _e1219;
            let _e1220 = (_e1217 < 16u);
            if _e1220 {
                let _e1223 = counts_2[(_e392 + _e1217)];
                counts_2[(_e392 + _e1217)] = _e1219;
                phi_13424_ = (_e1217 + _e381.z);
                phi_13427_ = (_e1219 + _e1223);
            } else {
                break;
            }
            let _e1227 = phi_13424_;
            let _e1229 = phi_13427_;
            continue;
            continuing {
                phi_13423_ = _e1227;
                phi_13426_ = _e1229;
            }
        }
        let _e1234 = local_103;
        chunk_counts[(_e392 / 16u)] = _e1234;
    }
    workgroupBarrier();
    if (_e392 == 0u) {
        phi_13448_ = 0u;
        phi_13451_ = 0u;
        phi_13453_ = 0u;
        loop {
            let _e1237 = phi_13448_;
            let _e1239 = phi_13451_;
            let _e1241 = phi_13453_;
            local_104 = _e1239;
            local_105 = _e1241;
            let _e1242 = (_e1237 < 16u);
            if _e1242 {
                let _e1244 = chunk_counts[_e1237];
                chunk_counts[_e1237] = ((_e1241 << bitcast<u32>(16i)) | _e1239);
                phi_13449_ = (_e1237 + _e381.z);
                phi_13452_ = (_e1239 + (_e1244 & 65535u));
                phi_13454_ = (_e1241 + (_e1244 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1255 = phi_13449_;
            let _e1257 = phi_13452_;
            let _e1259 = phi_13454_;
            continue;
            continuing {
                phi_13448_ = _e1255;
                phi_13451_ = _e1257;
                phi_13453_ = _e1259;
            }
        }
        let _e1262 = local_104;
        let _e1263 = select(0u, _e1262, _e401);
        let _e1265 = local_105;
        let _e1269 = atomicAdd((&tiles_2.member[1u]), _e1263);
        if ((_e1269 + _e1263) < _e1269) {
            let _e1274 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1277 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1265, _e401));
        reserved[0u] = _e1277;
    }
    workgroupBarrier();
    let _e1279 = counts_2[_e392];
    let _e1282 = chunk_counts[(_e392 / 16u)];
    let _e1285 = reserved[0u];
    let _e1290 = local_106;
    let _e1294 = params_2.member.member_11;
    phi_13509_ = 0u;
    phi_13512_ = 0u;
    phi_13514_ = _e1290.member_1;
    phi_13516_ = _e1208.member;
    phi_13518_ = (_e1285 + ((_e1279 + _e1282) >> bitcast<u32>(16i)));
    loop {
        let _e1296 = phi_13509_;
        let _e1298 = phi_13512_;
        let _e1300 = phi_13514_;
        let _e1302 = phi_13516_;
        let _e1304 = phi_13518_;
        let _e1305 = (_e1302 == 0u);
        if _e1305 {
            phi_13510_ = u32();
            phi_13513_ = u32();
            phi_13515_ = u32();
            phi_13517_ = u32();
            phi_13519_ = u32();
        } else {
            if (_e1296 == 0u) {
                let _e1309 = select(firstTrailingBit(_e1300), 32u, (_e1300 == 0u));
                let _e1313 = masks[((_e1309 * 256u) + _e392)];
                phi_13540_ = _e1313;
                phi_13541_ = _e1309;
                phi_13542_ = (_e1300 & (_e1300 - 1u));
            } else {
                phi_13540_ = _e1296;
                phi_13541_ = _e1298;
                phi_13542_ = _e1300;
            }
            let _e1317 = phi_13540_;
            let _e1319 = phi_13541_;
            let _e1321 = phi_13542_;
            if (_e1304 < _e1294) {
                pairs_1.member[_e1304] = (((_e397 << bitcast<u32>(16i)) | (_e392 << bitcast<u32>(8i))) | ((_e1319 * 32u) + select(firstTrailingBit(_e1317), 32u, (_e1317 == 0u))));
            }
            phi_13510_ = (_e1317 & (_e1317 - 1u));
            phi_13513_ = _e1319;
            phi_13515_ = _e1321;
            phi_13517_ = (_e1302 - 1u);
            phi_13519_ = (_e1304 + 1u);
        }
        let _e1341 = phi_13510_;
        let _e1343 = phi_13513_;
        let _e1345 = phi_13515_;
        let _e1347 = phi_13517_;
        let _e1349 = phi_13519_;
        continue;
        continuing {
            phi_13509_ = _e1341;
            phi_13512_ = _e1343;
            phi_13514_ = _e1345;
            phi_13516_ = _e1347;
            phi_13518_ = _e1349;
            break if !(select(true, false, _e1305));
        }
    }
    return;
}

fn function_34() {
    var phi_13611_: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_2.member.member_1;
    if (_e388 < _e391) {
        let _e399 = params_2.member.member_4;
        let _e401 = (((f32(_e388) + 0.5f) / f32(_e391)) * f32(_e399));
        let _e406 = select(select(u32(_e401), 0u, (_e401 < 0f)), 4294967295u, (_e401 > 4294967000f));
        if (_e406 >= _e399) {
            phi_13611_ = (_e399 - 1u);
        } else {
            phi_13611_ = _e406;
        }
        let _e410 = phi_13611_;
        let _e413 = params_2.member.member_5;
        let _e417 = spheres.member[(_e410 * _e413)];
        centers.member[_e388] = _e417;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13681_: u32;
    var phi_13684_: f32;
    var phi_13682_: u32;
    var phi_13685_: f32;
    var phi_13719_: u32;
    var phi_13722_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13760_: f32;
    var phi_13720_: u32;
    var phi_13723_: f32;
    var local_111: f32;
    var phi_13764_: vec4<f32>;
    var phi_13765_: f32;
    var phi_13766_: vec4<f32>;
    var phi_13767_: f32;
    var phi_13796_: vec4<f32>;
    var phi_13799_: u32;
    var phi_13842_: f32;
    var phi_13852_: f32;
    var phi_13871_: vec4<f32>;
    var phi_13797_: vec4<f32>;
    var phi_13800_: u32;
    var phi_13873_: vec4<f32>;
    var phi_13892_: vec4<f32>;
    var phi_13895_: u32;
    var phi_13893_: vec4<f32>;
    var phi_13896_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e380.z] = _e379.x;
    let _e388 = local_108[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e395 = ((_e393 * 256u) + _e388);
    let _e398 = progress.member[1u];
    let _e399 = (_e398 == 0u);
    if _e399 {
        let _e402 = params_2.member.member_4;
        if (_e395 < _e402) {
            let _e406 = params_2.member.member_5;
            let _e410 = spheres.member[(_e395 * _e406)];
            let _e416 = centers_1.member[0u];
            let _e420 = (_e410.x - _e416.x);
            let _e421 = (_e410.y - _e416.y);
            let _e422 = (_e410.z - _e416.z);
            let _e427 = (((_e420 * _e420) + (_e421 * _e421)) + (_e422 * _e422));
            phi_13681_ = 1u;
            phi_13684_ = select(_e427, 0.000000000001f, (_e427 < 0.000000000001f));
            loop {
                let _e431 = phi_13681_;
                let _e433 = phi_13684_;
                local_110 = _e433;
                local_111 = _e433;
                let _e436 = params_2.member.member_1;
                let _e437 = (_e431 < _e436);
                local_109 = _e436;
                if _e437 {
                    let _e440 = centers_1.member[_e431];
                    let _e444 = (_e410.x - _e440.x);
                    let _e445 = (_e410.y - _e440.y);
                    let _e446 = (_e410.z - _e440.z);
                    let _e451 = (((_e444 * _e444) + (_e445 * _e445)) + (_e446 * _e446));
                    let _e453 = select(_e451, 0.000000000001f, (_e451 < 0.000000000001f));
                    phi_13682_ = (_e431 + 1u);
                    phi_13685_ = select(_e433, _e453, (_e453 < _e433));
                } else {
                    break;
                }
                let _e458 = phi_13682_;
                let _e460 = phi_13685_;
                continue;
                continuing {
                    phi_13681_ = _e458;
                    phi_13684_ = _e460;
                }
            }
            phi_13719_ = 0u;
            phi_13722_ = 0f;
            loop {
                let _e463 = phi_13719_;
                let _e465 = phi_13722_;
                local_113 = _e465;
                let _e467 = local_109;
                let _e468 = (_e463 < _e467);
                if _e468 {
                    let _e471 = centers_1.member[_e463];
                    let _e475 = (_e410.x - _e471.x);
                    let _e476 = (_e410.y - _e471.y);
                    let _e477 = (_e410.z - _e471.z);
                    let _e482 = (((_e475 * _e475) + (_e476 * _e476)) + (_e477 * _e477));
                    let _e487 = params_2.member.member_6;
                    let _e489 = local_110;
                    let _e490 = (_e489 / select(_e482, 0.000000000001f, (_e482 < 0.000000000001f)));
                    if (_e487 == 2f) {
                        phi_13760_ = _e490;
                    } else {
                        phi_13760_ = pow(_e490, (1f / (_e487 - 1f)));
                    }
                    let _e496 = phi_13760_;
                    phi_13720_ = (_e463 + 1u);
                    phi_13723_ = (_e465 + _e496);
                } else {
                    break;
                }
                let _e500 = phi_13720_;
                let _e502 = phi_13723_;
                continue;
                continuing {
                    phi_13719_ = _e500;
                    phi_13722_ = _e502;
                }
            }
            let _e505 = local_111;
            phi_13764_ = vec4<f32>(_e410.x, _e410.y, _e410.z, _e505);
            let _e645 = local_113;
            phi_13765_ = _e645;
        } else {
            phi_13764_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13765_ = 0f;
        }
        let _e508 = phi_13764_;
        let _e510 = phi_13765_;
        phi_13766_ = _e508;
        phi_13767_ = _e510;
    } else {
        phi_13766_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13767_ = 0f;
    }
    let _e512 = phi_13766_;
    let _e514 = phi_13767_;
    points[_e388] = _e512;
    closenesses[_e388] = _e514;
    workgroupBarrier();
    let _e519 = params_2.member.member_2;
    let _e520 = (_e519 & 31u);
    let _e524 = (_e388 & ((1u << bitcast<u32>(_e520)) - 1u));
    let _e528 = (256u >> bitcast<u32>(_e520));
    let _e531 = params_2.member.member_1;
    if (_e524 < _e531) {
        let _e535 = centers_1.member[_e524];
        phi_13796_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13799_ = (_e388 >> bitcast<u32>(_e520));
        loop {
            let _e540 = phi_13796_;
            let _e542 = phi_13799_;
            local_114 = _e540;
            let _e543 = (_e542 < 256u);
            if _e543 {
                let _e545 = points[_e542];
                let _e547 = closenesses[_e542];
                if (_e547 > 0f) {
                    let _e552 = (_e545.x - _e535.x);
                    let _e553 = (_e545.y - _e535.y);
                    let _e554 = (_e545.z - _e535.z);
                    let _e559 = (((_e552 * _e552) + (_e553 * _e553)) + (_e554 * _e554));
                    let _e565 = params_2.member.member_6;
                    let _e566 = (_e545.w / select(_e559, 0.000000000001f, (_e559 < 0.000000000001f)));
                    let _e567 = (_e565 == 2f);
                    if _e567 {
                        phi_13842_ = _e566;
                    } else {
                        phi_13842_ = pow(_e566, (1f / (_e565 - 1f)));
                    }
                    let _e572 = phi_13842_;
                    let _e573 = (_e572 / _e547);
                    if _e567 {
                        phi_13852_ = (_e573 * _e573);
                    } else {
                        phi_13852_ = pow(_e573, _e565);
                    }
                    let _e577 = phi_13852_;
                    phi_13871_ = vec4<f32>((_e540.x + (_e545.x * _e577)), (_e540.y + (_e545.y * _e577)), (_e540.z + (_e545.z * _e577)), (_e540.w + _e577));
                } else {
                    phi_13871_ = _e540;
                }
                let _e591 = phi_13871_;
                phi_13797_ = _e591;
                phi_13800_ = (_e542 + _e528);
            } else {
                break;
            }
            let _e594 = phi_13797_;
            let _e596 = phi_13800_;
            continue;
            continuing {
                phi_13796_ = _e594;
                phi_13799_ = _e596;
            }
        }
        let _e657 = local_114;
        phi_13873_ = _e657;
    } else {
        phi_13873_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e599 = phi_13873_;
    parts[_e388] = _e599;
    workgroupBarrier();
    if _e399 {
        if (_e388 < _e531) {
            let _e605 = params_2.member.member_4;
            if ((_e395 - _e388) < _e605) {
                phi_13892_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13895_ = 0u;
                loop {
                    let _e608 = phi_13892_;
                    let _e610 = phi_13895_;
                    local_112 = _e608;
                    let _e611 = (_e610 < _e528);
                    if _e611 {
                        let _e616 = parts[((_e610 << bitcast<u32>(_e520)) + _e388)];
                        phi_13893_ = (_e608 + _e616);
                        phi_13896_ = (_e610 + 1u);
                    } else {
                        break;
                    }
                    let _e620 = phi_13893_;
                    let _e622 = phi_13896_;
                    continue;
                    continuing {
                        phi_13892_ = _e620;
                        phi_13895_ = _e622;
                    }
                }
                let _e629 = local_112;
                sums_2.member[((_e393 * _e531) + _e388)] = _e629;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13981_: u32;
    var phi_13983_: vec4<f32>;
    var phi_13986_: u32;
    var phi_13984_: vec4<f32>;
    var phi_13987_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_14026_: vec4<f32>;
    var phi_14054_: u32;
    var phi_14057_: u32;
    var phi_14055_: u32;
    var phi_14058_: u32;
    var local_118: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e380.z] = _e379.x;
    let _e388 = local_115[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    if (_e393 == 0u) {
        let _e399 = params_2.member.member_1;
        if (_e388 < _e399) {
            let _e403 = params_2.member.member_4;
            let _e404 = (_e403 / 256u);
            if ((_e403 % 256u) > 0u) {
                phi_13981_ = (_e404 + 1u);
            } else {
                phi_13981_ = _e404;
            }
            let _e409 = phi_13981_;
            phi_13983_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13986_ = 0u;
            loop {
                let _e411 = phi_13983_;
                let _e413 = phi_13986_;
                local_116 = _e411;
                local_117 = _e411;
                let _e414 = (_e413 < _e409);
                if _e414 {
                    let _e419 = sums_3.member[((_e413 * _e399) + _e388)];
                    phi_13984_ = (_e411 + _e419);
                    phi_13987_ = (_e413 + 1u);
                } else {
                    break;
                }
                let _e423 = phi_13984_;
                let _e425 = phi_13987_;
                continue;
                continuing {
                    phi_13983_ = _e423;
                    phi_13986_ = _e425;
                }
            }
            let _e429 = centers.member[_e388];
            let _e431 = local_116;
            if (_e431.w > 0f) {
                let _e436 = local_117;
                phi_14026_ = (_e436 / vec4(_e431.w));
            } else {
                phi_14026_ = _e429;
            }
            let _e439 = phi_14026_;
            centers.member[_e388] = _e439;
            let _e442 = (_e439.x - _e429.x);
            let _e445 = (_e439.y - _e429.y);
            let _e448 = (_e439.z - _e429.z);
            moves[_e388] = (((_e442 * _e442) + (_e445 * _e445)) + (_e448 * _e448));
        }
    }
    workgroupBarrier();
    if (((_e393 * 256u) + _e388) == 0u) {
        let _e458 = progress_1.member[1u];
        if (_e458 == 0u) {
            phi_14054_ = 0u;
            phi_14057_ = 1u;
            loop {
                let _e461 = phi_14054_;
                let _e463 = phi_14057_;
                local_118 = _e463;
                let _e466 = params_2.member.member_1;
                let _e467 = (_e461 < _e466);
                if _e467 {
                    let _e469 = moves[_e461];
                    let _e472 = params_2.member.member_7;
                    phi_14055_ = (_e461 + 1u);
                    phi_14058_ = select(_e463, 0u, (_e469 > (_e472 * _e472)));
                } else {
                    break;
                }
                let _e478 = phi_14055_;
                let _e480 = phi_14058_;
                continue;
                continuing {
                    phi_14054_ = _e478;
                    phi_14057_ = _e480;
                }
            }
            let _e484 = progress_1.member[0u];
            progress_1.member[0u] = (_e484 + 1u);
            let _e487 = local_118;
            progress_1.member[1u] = _e487;
        }
    }
    return;
}

fn function_37() {
    var phi_14113_: u32;
    var phi_14116_: bool;
    var phi_14144_: u32;
    var phi_14145_: bool;
    var phi_14114_: u32;
    var phi_14117_: bool;
    var phi_14146_: bool;
    var local_119: bool;
    var phi_14152_: vec4<f32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    if (_e388 < 64u) {
        let _e392 = params_2.member.member_1;
        let _e396 = centers_2.member[_e388];
        phi_14113_ = 0u;
        phi_14116_ = (_e388 < _e392);
        loop {
            let _e401 = phi_14113_;
            let _e403 = phi_14116_;
            local_119 = _e403;
            if _e403 {
                let _e404 = (_e401 < _e388);
                if _e404 {
                    let _e407 = centers_2.member[_e401];
                    let _e411 = (_e396.x - _e407.x);
                    let _e412 = (_e396.y - _e407.y);
                    let _e413 = (_e396.z - _e407.z);
                    phi_14144_ = (_e401 + 1u);
                    phi_14145_ = !(((((_e411 * _e411) + (_e412 * _e412)) + (_e413 * _e413)) < 0.0000009536743f));
                } else {
                    phi_14144_ = u32();
                    phi_14145_ = bool();
                }
                let _e423 = phi_14144_;
                let _e425 = phi_14145_;
                phi_14114_ = _e423;
                phi_14117_ = _e425;
                phi_14146_ = _e404;
            } else {
                phi_14114_ = u32();
                phi_14117_ = bool();
                phi_14146_ = false;
            }
            let _e427 = phi_14114_;
            let _e429 = phi_14117_;
            let _e431 = phi_14146_;
            continue;
            continuing {
                phi_14113_ = _e427;
                phi_14116_ = _e429;
                break if !(_e431);
            }
        }
        let _e434 = local_119;
        if _e434 {
            phi_14152_ = vec4<f32>(_e396.x, _e396.y, _e396.z, 0f);
        } else {
            phi_14152_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e437 = phi_14152_;
        kept.member[_e388] = _e437;
    }
    return;
}

fn function_38() {
    var phi_14384_: bool;
    var phi_14385_: bool;
    var phi_14386_: bool;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_2.member.member;
    if (_e388 < _e391) {
        let _e393 = (_e388 * 3u);
        let _e396 = corners.member[_e393];
        let _e398 = bitcast<f32>(_e396.x);
        let _e400 = bitcast<f32>(_e396.y);
        let _e402 = bitcast<f32>(_e396.z);
        let _e406 = corners.member[(_e393 + 1u)];
        let _e408 = bitcast<f32>(_e406.x);
        let _e410 = bitcast<f32>(_e406.y);
        let _e412 = bitcast<f32>(_e406.z);
        let _e416 = corners.member[(_e393 + 2u)];
        let _e418 = bitcast<f32>(_e416.x);
        let _e420 = bitcast<f32>(_e416.y);
        let _e422 = bitcast<f32>(_e416.z);
        let _e425 = normalization.member[0u];
        let _e432 = params_2.member.member_16;
        let _e435 = params_2.member.member_17;
        let _e438 = params_2.member.member_18;
        let _e447 = (((_e398 * 0.015625f) - _e425.x) * _e425.w);
        let _e448 = (((_e400 * 0.015625f) - _e425.y) * _e425.w);
        let _e449 = (((_e402 * 0.015625f) - _e425.z) * _e425.w);
        let _e456 = (((_e408 * 0.015625f) - _e425.x) * _e425.w);
        let _e457 = (((_e410 * 0.015625f) - _e425.y) * _e425.w);
        let _e458 = (((_e412 * 0.015625f) - _e425.z) * _e425.w);
        let _e465 = (((_e418 * 0.015625f) - _e425.x) * _e425.w);
        let _e466 = (((_e420 * 0.015625f) - _e425.y) * _e425.w);
        let _e467 = (((_e422 * 0.015625f) - _e425.z) * _e425.w);
        let _e476 = (((_e447 + _e456) + _e465) * 0.33333334f);
        let _e477 = (((_e448 + _e457) + _e466) * 0.33333334f);
        let _e478 = (((_e449 + _e458) + _e467) * 0.33333334f);
        let _e479 = (_e447 - _e476);
        let _e480 = (_e448 - _e477);
        let _e481 = (_e449 - _e478);
        let _e486 = (((_e479 * _e479) + (_e480 * _e480)) + (_e481 * _e481));
        let _e487 = (_e456 - _e476);
        let _e488 = (_e457 - _e477);
        let _e489 = (_e458 - _e478);
        let _e494 = (((_e487 * _e487) + (_e488 * _e488)) + (_e489 * _e489));
        let _e495 = (_e465 - _e476);
        let _e496 = (_e466 - _e477);
        let _e497 = (_e467 - _e478);
        let _e502 = (((_e495 * _e495) + (_e496 * _e496)) + (_e497 * _e497));
        let _e504 = select(_e494, _e486, (_e486 > _e494));
        spheres_1.member[_e388] = vec4<f32>(_e476, _e477, _e478, ((sqrt(select(_e502, _e504, (_e504 > _e502))) + ((select(_e438, _e432, (_e388 < _e435)) * 0.015625f) * _e425.w)) + 0.0000076293945f));
        let _e515 = params_2.member.member_22;
        if (_e515 == 0u) {
            let _e517 = (_e408 - _e398);
            let _e518 = (_e410 - _e400);
            let _e519 = (_e412 - _e402);
            let _e520 = (_e418 - _e398);
            let _e521 = (_e420 - _e400);
            let _e522 = (_e422 - _e402);
            let _e523 = abs(_e517);
            let _e524 = abs(_e518);
            let _e526 = select(_e524, _e523, (_e523 > _e524));
            let _e527 = abs(_e519);
            let _e529 = select(_e527, _e526, (_e526 > _e527));
            let _e530 = abs(_e520);
            let _e531 = abs(_e521);
            let _e533 = select(_e531, _e530, (_e530 > _e531));
            let _e534 = abs(_e522);
            let _e536 = select(_e534, _e533, (_e533 > _e534));
            let _e540 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e536, _e529, (_e529 > _e536))));
            let _e541 = (_e518 * _e522);
            let _e542 = (_e519 * _e521);
            if (abs((_e541 - _e542)) > ((0.0000019073486f * (abs(_e541) + abs(_e542))) + _e540)) {
                phi_14385_ = bool();
                phi_14386_ = true;
            } else {
                let _e551 = (_e519 * _e520);
                let _e552 = (_e517 * _e522);
                let _e560 = (abs((_e551 - _e552)) > ((0.0000019073486f * (abs(_e551) + abs(_e552))) + _e540));
                if _e560 {
                    phi_14384_ = bool();
                } else {
                    let _e561 = (_e517 * _e521);
                    let _e562 = (_e518 * _e520);
                    phi_14384_ = (abs((_e561 - _e562)) > ((0.0000019073486f * (abs(_e561) + abs(_e562))) + _e540));
                }
                let _e572 = phi_14384_;
                phi_14385_ = _e572;
                phi_14386_ = _e560;
            }
            let _e574 = phi_14385_;
            let _e576 = phi_14386_;
            if select(_e574, true, _e576) {
            } else {
                let _e580 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e583 = params_2.member.member_10;
                if (_e580 < _e583) {
                    possibly_degenerate.member[_e580] = _e388;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_14671_: bool;
    var phi_14673_: bool;
    var phi_14674_: bool;
    var phi_14697_: bool;
    var phi_14699_: bool;
    var phi_14700_: bool;
    var phi_14723_: bool;
    var phi_14725_: bool;
    var phi_14726_: bool;
    var phi_14797_: type_84;
    var phi_14799_: type_84;
    var phi_14800_: bool;
    var phi_14801_: type_84;
    var phi_14802_: bool;
    var phi_14807_: type_84;
    var phi_14809_: u32;
    var phi_14812_: type_84;
    var phi_15076_: bool;
    var phi_15078_: bool;
    var phi_15079_: bool;
    var phi_15102_: bool;
    var phi_15104_: bool;
    var phi_15105_: bool;
    var phi_15128_: bool;
    var phi_15130_: bool;
    var phi_15131_: bool;
    var phi_15202_: type_84;
    var phi_15204_: type_84;
    var phi_15205_: bool;
    var phi_15206_: type_84;
    var phi_15207_: bool;
    var phi_15212_: type_84;
    var phi_15292_: type_84;
    var phi_14810_: u32;
    var phi_14813_: type_84;
    var local_121: type_84;
    var local_122: type_84;
    var phi_15305_: u32;
    var phi_15308_: type_84;
    var phi_15306_: u32;
    var phi_15309_: type_84;
    var local_123: type_84;
    var local_124: type_84;
    var phi_15403_: type_84;
    var phi_15409_: u32;
    var phi_15412_: type_84;
    var phi_15410_: u32;
    var phi_15413_: type_84;
    var phi_15503_: type_84;
    var local_125: type_84;
    var local_126: type_84;
    var local_127: type_84;
    var local_128: type_84;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e380.z] = _e379.x;
    let _e388 = local_120[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e394 = (_e393 * 2048u);
    let _e397 = features_1.member[_e394];
    let _e399 = (_e397.x * 2u);
    let _e402 = moving.member[_e399];
    let _e407 = (_e397.y * 2u);
    let _e410 = moving.member[_e407];
    let _e415 = (_e397.z * 2u);
    let _e418 = moving.member[_e415];
    let _e425 = moving.member[(_e399 + 1u)];
    let _e432 = moving.member[(_e407 + 1u)];
    let _e439 = moving.member[(_e415 + 1u)];
    let _e444 = select(_e410.x, _e402.x, (_e402.x < _e410.x));
    let _e446 = select(_e410.y, _e402.y, (_e402.y < _e410.y));
    let _e448 = select(_e410.z, _e402.z, (_e402.z < _e410.z));
    let _e450 = select(_e418.x, _e444, (_e444 < _e418.x));
    let _e452 = select(_e418.y, _e446, (_e446 < _e418.y));
    let _e454 = select(_e418.z, _e448, (_e448 < _e418.z));
    let _e456 = select(_e432.x, _e425.x, (_e425.x < _e432.x));
    let _e458 = select(_e432.y, _e425.y, (_e425.y < _e432.y));
    let _e460 = select(_e432.z, _e425.z, (_e425.z < _e432.z));
    let _e462 = select(_e439.x, _e456, (_e456 < _e439.x));
    let _e464 = select(_e439.y, _e458, (_e458 < _e439.y));
    let _e466 = select(_e439.z, _e460, (_e460 < _e439.z));
    let _e468 = select(_e462, _e450, (_e450 < _e462));
    let _e470 = select(_e464, _e452, (_e452 < _e464));
    let _e472 = select(_e466, _e454, (_e454 < _e466));
    let _e474 = select(_e410.x, _e402.x, (_e402.x > _e410.x));
    let _e476 = select(_e410.y, _e402.y, (_e402.y > _e410.y));
    let _e478 = select(_e410.z, _e402.z, (_e402.z > _e410.z));
    let _e480 = select(_e418.x, _e474, (_e474 > _e418.x));
    let _e482 = select(_e418.y, _e476, (_e476 > _e418.y));
    let _e484 = select(_e418.z, _e478, (_e478 > _e418.z));
    let _e486 = select(_e432.x, _e425.x, (_e425.x > _e432.x));
    let _e488 = select(_e432.y, _e425.y, (_e425.y > _e432.y));
    let _e490 = select(_e432.z, _e425.z, (_e425.z > _e432.z));
    let _e492 = select(_e439.x, _e486, (_e486 > _e439.x));
    let _e494 = select(_e439.y, _e488, (_e488 > _e439.y));
    let _e496 = select(_e439.z, _e490, (_e490 > _e439.z));
    let _e498 = select(_e492, _e480, (_e480 > _e492));
    let _e500 = select(_e494, _e482, (_e482 > _e494));
    let _e502 = select(_e496, _e484, (_e484 > _e496));
    let _e504 = (0.5f * (_e468 + _e498));
    let _e506 = (0.5f * (_e470 + _e500));
    let _e508 = (0.5f * (_e472 + _e502));
    let _e511 = params_2.member.member;
    if ((bitcast<u32>(_e468) & 2139095040u) != 2139095040u) {
        let _e517 = ((bitcast<u32>(_e470) & 2139095040u) != 2139095040u);
        if _e517 {
            phi_14671_ = ((bitcast<u32>(_e472) & 2139095040u) != 2139095040u);
        } else {
            phi_14671_ = bool();
        }
        let _e522 = phi_14671_;
        phi_14673_ = _e522;
        phi_14674_ = select(true, false, _e517);
    } else {
        phi_14673_ = bool();
        phi_14674_ = true;
    }
    let _e525 = phi_14673_;
    let _e527 = phi_14674_;
    if select(_e525, false, _e527) {
        if ((bitcast<u32>(_e498) & 2139095040u) != 2139095040u) {
            let _e534 = ((bitcast<u32>(_e500) & 2139095040u) != 2139095040u);
            if _e534 {
                phi_14697_ = ((bitcast<u32>(_e502) & 2139095040u) != 2139095040u);
            } else {
                phi_14697_ = bool();
            }
            let _e539 = phi_14697_;
            phi_14699_ = _e539;
            phi_14700_ = select(true, false, _e534);
        } else {
            phi_14699_ = bool();
            phi_14700_ = true;
        }
        let _e542 = phi_14699_;
        let _e544 = phi_14700_;
        if select(_e542, false, _e544) {
            if ((bitcast<u32>(_e504) & 2139095040u) != 2139095040u) {
                let _e551 = ((bitcast<u32>(_e506) & 2139095040u) != 2139095040u);
                if _e551 {
                    phi_14723_ = ((bitcast<u32>(_e508) & 2139095040u) != 2139095040u);
                } else {
                    phi_14723_ = bool();
                }
                let _e556 = phi_14723_;
                phi_14725_ = _e556;
                phi_14726_ = select(true, false, _e551);
            } else {
                phi_14725_ = bool();
                phi_14726_ = true;
            }
            let _e559 = phi_14725_;
            let _e561 = phi_14726_;
            let _e562 = select(_e559, false, _e561);
            if _e562 {
                let _e564 = select(_e498, _e468, (_e468 < _e498));
                let _e566 = select(_e500, _e470, (_e470 < _e500));
                let _e568 = select(_e502, _e472, (_e472 < _e502));
                let _e577 = select(_e498, _e468, (_e468 > _e498));
                let _e579 = select(_e500, _e470, (_e470 > _e500));
                let _e581 = select(_e502, _e472, (_e472 > _e502));
                phi_14797_ = type_84(vec4<f32>(select(_e504, _e564, (_e564 < _e504)), select(_e506, _e566, (_e566 < _e506)), select(_e508, _e568, (_e568 < _e508)), 0f), vec4<f32>(select(_e504, _e577, (_e577 > _e504)), select(_e506, _e579, (_e579 > _e506)), select(_e508, _e581, (_e581 > _e508)), 0f));
            } else {
                phi_14797_ = type_84();
            }
            let _e591 = phi_14797_;
            phi_14799_ = _e591;
            phi_14800_ = select(true, false, _e562);
        } else {
            phi_14799_ = type_84();
            phi_14800_ = true;
        }
        let _e594 = phi_14799_;
        let _e596 = phi_14800_;
        phi_14801_ = _e594;
        phi_14802_ = _e596;
    } else {
        phi_14801_ = type_84();
        phi_14802_ = true;
    }
    let _e598 = phi_14801_;
    let _e600 = phi_14802_;
    if _e600 {
        phi_14807_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_14807_ = _e598;
    }
    let _e602 = phi_14807_;
    phi_14809_ = _e388;
    phi_14812_ = _e602;
    loop {
        let _e604 = phi_14809_;
        let _e606 = phi_14812_;
        local_121 = _e606;
        local_122 = _e606;
        local_125 = _e606;
        local_127 = _e606;
        let _e607 = (_e604 < 2048u);
        if _e607 {
            let _e608 = (_e394 + _e604);
            if (_e608 < _e511) {
                let _e612 = features_1.member[_e608];
                let _e614 = (_e612.x * 2u);
                let _e617 = moving.member[_e614];
                let _e622 = (_e612.y * 2u);
                let _e625 = moving.member[_e622];
                let _e630 = (_e612.z * 2u);
                let _e633 = moving.member[_e630];
                let _e640 = moving.member[(_e614 + 1u)];
                let _e647 = moving.member[(_e622 + 1u)];
                let _e654 = moving.member[(_e630 + 1u)];
                let _e659 = select(_e625.x, _e617.x, (_e617.x < _e625.x));
                let _e661 = select(_e625.y, _e617.y, (_e617.y < _e625.y));
                let _e663 = select(_e625.z, _e617.z, (_e617.z < _e625.z));
                let _e665 = select(_e633.x, _e659, (_e659 < _e633.x));
                let _e667 = select(_e633.y, _e661, (_e661 < _e633.y));
                let _e669 = select(_e633.z, _e663, (_e663 < _e633.z));
                let _e671 = select(_e647.x, _e640.x, (_e640.x < _e647.x));
                let _e673 = select(_e647.y, _e640.y, (_e640.y < _e647.y));
                let _e675 = select(_e647.z, _e640.z, (_e640.z < _e647.z));
                let _e677 = select(_e654.x, _e671, (_e671 < _e654.x));
                let _e679 = select(_e654.y, _e673, (_e673 < _e654.y));
                let _e681 = select(_e654.z, _e675, (_e675 < _e654.z));
                let _e683 = select(_e677, _e665, (_e665 < _e677));
                let _e685 = select(_e679, _e667, (_e667 < _e679));
                let _e687 = select(_e681, _e669, (_e669 < _e681));
                let _e689 = select(_e625.x, _e617.x, (_e617.x > _e625.x));
                let _e691 = select(_e625.y, _e617.y, (_e617.y > _e625.y));
                let _e693 = select(_e625.z, _e617.z, (_e617.z > _e625.z));
                let _e695 = select(_e633.x, _e689, (_e689 > _e633.x));
                let _e697 = select(_e633.y, _e691, (_e691 > _e633.y));
                let _e699 = select(_e633.z, _e693, (_e693 > _e633.z));
                let _e701 = select(_e647.x, _e640.x, (_e640.x > _e647.x));
                let _e703 = select(_e647.y, _e640.y, (_e640.y > _e647.y));
                let _e705 = select(_e647.z, _e640.z, (_e640.z > _e647.z));
                let _e707 = select(_e654.x, _e701, (_e701 > _e654.x));
                let _e709 = select(_e654.y, _e703, (_e703 > _e654.y));
                let _e711 = select(_e654.z, _e705, (_e705 > _e654.z));
                let _e713 = select(_e707, _e695, (_e695 > _e707));
                let _e715 = select(_e709, _e697, (_e697 > _e709));
                let _e717 = select(_e711, _e699, (_e699 > _e711));
                let _e719 = (0.5f * (_e683 + _e713));
                let _e721 = (0.5f * (_e685 + _e715));
                let _e723 = (0.5f * (_e687 + _e717));
                let _e724 = (_e608 * 3u);
                let _e725 = bitcast<u32>(_e683);
                let _e726 = bitcast<u32>(_e685);
                let _e727 = bitcast<u32>(_e687);
                corners_1.member[_e724] = vec4<u32>(_e725, _e726, _e727, 0u);
                let _e732 = bitcast<u32>(_e713);
                let _e733 = bitcast<u32>(_e715);
                let _e734 = bitcast<u32>(_e717);
                corners_1.member[(_e724 + 1u)] = vec4<u32>(_e732, _e733, _e734, 0u);
                let _e739 = bitcast<u32>(_e719);
                let _e740 = bitcast<u32>(_e721);
                let _e741 = bitcast<u32>(_e723);
                corners_1.member[(_e724 + 2u)] = vec4<u32>(_e739, _e740, _e741, 0u);
                if ((_e725 & 2139095040u) != 2139095040u) {
                    let _e748 = ((_e726 & 2139095040u) != 2139095040u);
                    if _e748 {
                        phi_15076_ = ((_e727 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15076_ = bool();
                    }
                    let _e752 = phi_15076_;
                    phi_15078_ = _e752;
                    phi_15079_ = select(true, false, _e748);
                } else {
                    phi_15078_ = bool();
                    phi_15079_ = true;
                }
                let _e755 = phi_15078_;
                let _e757 = phi_15079_;
                if select(_e755, false, _e757) {
                    if ((_e732 & 2139095040u) != 2139095040u) {
                        let _e762 = ((_e733 & 2139095040u) != 2139095040u);
                        if _e762 {
                            phi_15102_ = ((_e734 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15102_ = bool();
                        }
                        let _e766 = phi_15102_;
                        phi_15104_ = _e766;
                        phi_15105_ = select(true, false, _e762);
                    } else {
                        phi_15104_ = bool();
                        phi_15105_ = true;
                    }
                    let _e769 = phi_15104_;
                    let _e771 = phi_15105_;
                    if select(_e769, false, _e771) {
                        if ((_e739 & 2139095040u) != 2139095040u) {
                            let _e776 = ((_e740 & 2139095040u) != 2139095040u);
                            if _e776 {
                                phi_15128_ = ((_e741 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15128_ = bool();
                            }
                            let _e780 = phi_15128_;
                            phi_15130_ = _e780;
                            phi_15131_ = select(true, false, _e776);
                        } else {
                            phi_15130_ = bool();
                            phi_15131_ = true;
                        }
                        let _e783 = phi_15130_;
                        let _e785 = phi_15131_;
                        let _e786 = select(_e783, false, _e785);
                        if _e786 {
                            let _e788 = select(_e713, _e683, (_e683 < _e713));
                            let _e790 = select(_e715, _e685, (_e685 < _e715));
                            let _e792 = select(_e717, _e687, (_e687 < _e717));
                            let _e801 = select(_e713, _e683, (_e683 > _e713));
                            let _e803 = select(_e715, _e685, (_e685 > _e715));
                            let _e805 = select(_e717, _e687, (_e687 > _e717));
                            phi_15202_ = type_84(vec4<f32>(select(_e719, _e788, (_e788 < _e719)), select(_e721, _e790, (_e790 < _e721)), select(_e723, _e792, (_e792 < _e723)), 0f), vec4<f32>(select(_e719, _e801, (_e801 > _e719)), select(_e721, _e803, (_e803 > _e721)), select(_e723, _e805, (_e805 > _e723)), 0f));
                        } else {
                            phi_15202_ = type_84();
                        }
                        let _e815 = phi_15202_;
                        phi_15204_ = _e815;
                        phi_15205_ = select(true, false, _e786);
                    } else {
                        phi_15204_ = type_84();
                        phi_15205_ = true;
                    }
                    let _e818 = phi_15204_;
                    let _e820 = phi_15205_;
                    phi_15206_ = _e818;
                    phi_15207_ = _e820;
                } else {
                    phi_15206_ = type_84();
                    phi_15207_ = true;
                }
                let _e822 = phi_15206_;
                let _e824 = phi_15207_;
                if _e824 {
                    phi_15212_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15212_ = _e822;
                }
                let _e826 = phi_15212_;
                phi_15292_ = type_84(vec4<f32>(select(_e826.member.x, _e606.member.x, (_e606.member.x < _e826.member.x)), select(_e826.member.y, _e606.member.y, (_e606.member.y < _e826.member.y)), select(_e826.member.z, _e606.member.z, (_e606.member.z < _e826.member.z)), select(_e826.member.w, _e606.member.w, (_e606.member.w < _e826.member.w))), vec4<f32>(select(_e826.member_1.x, _e606.member_1.x, (_e606.member_1.x > _e826.member_1.x)), select(_e826.member_1.y, _e606.member_1.y, (_e606.member_1.y > _e826.member_1.y)), select(_e826.member_1.z, _e606.member_1.z, (_e606.member_1.z > _e826.member_1.z)), select(_e826.member_1.w, _e606.member_1.w, (_e606.member_1.w > _e826.member_1.w))));
            } else {
                phi_15292_ = _e606;
            }
            let _e867 = phi_15292_;
            phi_14810_ = (_e604 + (256u * _e381.z));
            phi_14813_ = _e867;
        } else {
            break;
        }
        let _e871 = phi_14810_;
        let _e873 = phi_14813_;
        continue;
        continuing {
            phi_14809_ = _e871;
            phi_14812_ = _e873;
        }
    }
    let _e876 = local_121;
    lows[_e388] = _e876.member;
    let _e880 = local_122;
    highs[_e388] = _e880.member_1;
    workgroupBarrier();
    if ((_e388 & 15u) == 0u) {
        phi_15305_ = 1u;
        let _e1048 = local_125;
        phi_15308_ = _e1048;
        loop {
            let _e886 = phi_15305_;
            let _e888 = phi_15308_;
            local_123 = _e888;
            local_124 = _e888;
            local_126 = _e888;
            let _e889 = (_e886 < 16u);
            if _e889 {
                let _e890 = (_e388 + _e886);
                let _e892 = lows[_e890];
                let _e894 = highs[_e890];
                phi_15306_ = (_e886 + _e381.z);
                phi_15309_ = type_84(vec4<f32>(select(_e892.x, _e888.member.x, (_e888.member.x < _e892.x)), select(_e892.y, _e888.member.y, (_e888.member.y < _e892.y)), select(_e892.z, _e888.member.z, (_e888.member.z < _e892.z)), select(_e892.w, _e888.member.w, (_e888.member.w < _e892.w))), vec4<f32>(select(_e894.x, _e888.member_1.x, (_e888.member_1.x > _e894.x)), select(_e894.y, _e888.member_1.y, (_e888.member_1.y > _e894.y)), select(_e894.z, _e888.member_1.z, (_e888.member_1.z > _e894.z)), select(_e894.w, _e888.member_1.w, (_e888.member_1.w > _e894.w))));
            } else {
                break;
            }
            let _e934 = phi_15306_;
            let _e936 = phi_15309_;
            continue;
            continuing {
                phi_15305_ = _e934;
                phi_15308_ = _e936;
            }
        }
        let _e939 = local_123;
        lows[_e388] = _e939.member;
        let _e942 = local_124;
        highs[_e388] = _e942.member_1;
        let _e1055 = local_126;
        phi_15403_ = _e1055;
    } else {
        let _e1057 = local_127;
        phi_15403_ = _e1057;
    }
    let _e945 = phi_15403_;
    workgroupBarrier();
    let _e946 = (_e388 == 0u);
    if _e946 {
        phi_15409_ = 16u;
        phi_15412_ = _e945;
        loop {
            let _e948 = phi_15409_;
            let _e950 = phi_15412_;
            local_128 = _e950;
            let _e951 = (_e948 < 256u);
            if _e951 {
                let _e953 = lows[_e948];
                let _e955 = highs[_e948];
                phi_15410_ = (_e948 + (16u * _e381.z));
                phi_15413_ = type_84(vec4<f32>(select(_e953.x, _e950.member.x, (_e950.member.x < _e953.x)), select(_e953.y, _e950.member.y, (_e950.member.y < _e953.y)), select(_e953.z, _e950.member.z, (_e950.member.z < _e953.z)), select(_e953.w, _e950.member.w, (_e950.member.w < _e953.w))), vec4<f32>(select(_e955.x, _e950.member_1.x, (_e950.member_1.x > _e955.x)), select(_e955.y, _e950.member_1.y, (_e950.member_1.y > _e955.y)), select(_e955.z, _e950.member_1.z, (_e950.member_1.z > _e955.z)), select(_e955.w, _e950.member_1.w, (_e950.member_1.w > _e955.w))));
            } else {
                break;
            }
            let _e996 = phi_15410_;
            let _e998 = phi_15413_;
            continue;
            continuing {
                phi_15409_ = _e996;
                phi_15412_ = _e998;
            }
        }
        let _e1064 = local_128;
        phi_15503_ = _e1064;
    } else {
        phi_15503_ = _e945;
    }
    let _e1001 = phi_15503_;
    if _e946 {
        low.member[_e393] = _e1001.member;
        high.member[_e393] = _e1001.member_1;
    }
    return;
}

fn function_40() {
    var phi_15550_: u32;
    var phi_15553_: u32;
    var phi_15555_: u32;
    var phi_15557_: u32;
    var phi_15607_: type_56;
    var phi_15771_: u32;
    var phi_15793_: u32;
    var phi_15815_: u32;
    var phi_17751_: u32;
    var phi_17754_: u32;
    var phi_17752_: u32;
    var phi_17755_: u32;
    var local_129: u32;
    var phi_18070_: u32;
    var local_130: u32;
    var phi_18074_: u32;
    var phi_18075_: u32;
    var phi_18344_: u32;
    var phi_18347_: u32;
    var phi_18713_: u32;
    var phi_18714_: u32;
    var phi_18345_: u32;
    var phi_18348_: u32;
    var phi_18716_: bool;
    var local_131: u32;
    var phi_18724_: u32;
    var phi_18725_: u32;
    var phi_18734_: u32;
    var phi_18737_: u32;
    var phi_18735_: u32;
    var phi_18738_: u32;
    var phi_18761_: u32;
    var phi_18762_: u32;
    var phi_18763_: u32;
    var phi_15551_: u32;
    var phi_15554_: u32;
    var phi_15556_: u32;
    var phi_15558_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e393 = tiles.member[0u];
    let _e396 = params_3.member.member;
    phi_15550_ = 0u;
    phi_15553_ = 0u;
    phi_15555_ = 0u;
    phi_15557_ = 0u;
    loop {
        let _e400 = phi_15550_;
        let _e402 = phi_15553_;
        let _e404 = phi_15555_;
        let _e406 = phi_15557_;
        local_132 = _e406;
        local_133 = _e406;
        local_134 = _e406;
        local_135 = _e404;
        local_136 = _e404;
        local_137 = _e404;
        local_138 = _e402;
        local_139 = _e402;
        local_140 = _e402;
        let _e407 = (_e400 < 8u);
        if _e407 {
            let _e411 = (((((_e379.x + (_e379.y * _e380.x)) * 8u) + _e400) * 256u) + _e378.x);
            if (_e411 < select(0u, _e393, (_e393 <= _e396))) {
                let _e414 = pairs.member[_e411];
                let _e417 = ((_e414 >> bitcast<u32>(16i)) * 2u);
                let _e420 = tiles.member[(4u + _e417)];
                let _e427 = boxes.member[((_e420 * 256u) + ((_e414 >> bitcast<u32>(8i)) & 255u))];
                let _e431 = tiles.member[(_e417 + 5u)];
                let _e436 = boxes.member[((_e431 * 256u) + (_e414 & 255u))];
                if (_e427.x < _e436.x) {
                    phi_15607_ = type_56(_e427.x, _e436.x);
                } else {
                    phi_15607_ = type_56(_e436.x, _e427.x);
                }
                let _e442 = phi_15607_;
                let _e447 = features.member[_e442.member];
                let _e450 = features.member[_e442.member_1];
                let _e452 = (_e447.x * 2u);
                let _e455 = moving_1.member[_e452];
                let _e460 = (_e447.y * 2u);
                let _e463 = moving_1.member[_e460];
                let _e468 = (_e447.z * 2u);
                let _e471 = moving_1.member[_e468];
                let _e478 = moving_1.member[(_e452 + 1u)];
                let _e485 = moving_1.member[(_e460 + 1u)];
                let _e492 = moving_1.member[(_e468 + 1u)];
                let _e497 = (_e450.x * 2u);
                let _e500 = moving_1.member[_e497];
                let _e505 = (_e450.y * 2u);
                let _e508 = moving_1.member[_e505];
                let _e513 = (_e450.z * 2u);
                let _e516 = moving_1.member[_e513];
                let _e523 = moving_1.member[(_e497 + 1u)];
                let _e530 = moving_1.member[(_e505 + 1u)];
                let _e537 = moving_1.member[(_e513 + 1u)];
                let _e555 = ((_e450.w >> bitcast<u32>(3i)) & 7u);
                if (((_e447.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_15771_ = (_e555 << bitcast<u32>(6u));
                } else {
                    phi_15771_ = 0u;
                }
                let _e568 = phi_15771_;
                if (((_e447.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_15793_ = (_e555 << bitcast<u32>(9u));
                } else {
                    phi_15793_ = 0u;
                }
                let _e577 = phi_15793_;
                if (((_e447.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_15815_ = (_e555 << bitcast<u32>(12u));
                } else {
                    phi_15815_ = 0u;
                }
                let _e586 = phi_15815_;
                let _e589 = select(0u, 1u, (_e447.x == _e450.x));
                let _e591 = select(0u, 1u, (_e447.x == _e450.y));
                let _e594 = select(0u, 1u, (_e447.x == _e450.z));
                let _e597 = select(0u, 1u, (_e447.y == _e450.x));
                let _e599 = select(0u, 1u, (_e447.y == _e450.y));
                let _e602 = select(0u, 1u, (_e447.y == _e450.z));
                let _e608 = select(0u, 1u, (_e447.z == _e450.x));
                let _e610 = select(0u, 1u, (_e447.z == _e450.y));
                let _e613 = select(0u, 1u, (_e447.z == _e450.z));
                let _e746 = (((((((_e447.w & 7u) | ((_e450.w & 7u) << bitcast<u32>(3i))) | _e568) | _e577) | _e586) & (~(((((((((_e589 | _e591) | _e594) | (((_e597 | _e599) | _e602) << bitcast<u32>(1i))) | (((_e608 | _e610) | _e613) << bitcast<u32>(2i))) | (((((_e589 | _e597) | _e608) << bitcast<u32>(3i)) | (((_e591 | _e599) | _e610) << bitcast<u32>(4i))) | (((_e594 | _e602) | _e613) << bitcast<u32>(5i)))) | ((((((_e589 << bitcast<u32>(6u)) | (_e591 << bitcast<u32>(6u))) | (_e597 << bitcast<u32>(6u))) | (_e599 << bitcast<u32>(6u))) | ((((_e591 << bitcast<u32>(7u)) | (_e594 << bitcast<u32>(7u))) | (_e599 << bitcast<u32>(7u))) | (_e602 << bitcast<u32>(7u)))) | ((((_e594 << bitcast<u32>(8u)) | (_e589 << bitcast<u32>(8u))) | (_e602 << bitcast<u32>(8u))) | (_e597 << bitcast<u32>(8u))))) | ((((((_e597 << bitcast<u32>(9u)) | (_e599 << bitcast<u32>(9u))) | (_e608 << bitcast<u32>(9u))) | (_e610 << bitcast<u32>(9u))) | ((((_e599 << bitcast<u32>(10u)) | (_e602 << bitcast<u32>(10u))) | (_e610 << bitcast<u32>(10u))) | (_e613 << bitcast<u32>(10u)))) | ((((_e602 << bitcast<u32>(11u)) | (_e597 << bitcast<u32>(11u))) | (_e613 << bitcast<u32>(11u))) | (_e608 << bitcast<u32>(11u))))) | ((((((_e608 << bitcast<u32>(12u)) | (_e610 << bitcast<u32>(12u))) | (_e589 << bitcast<u32>(12u))) | (_e591 << bitcast<u32>(12u))) | ((((_e610 << bitcast<u32>(13u)) | (_e613 << bitcast<u32>(13u))) | (_e591 << bitcast<u32>(13u))) | (_e594 << bitcast<u32>(13u)))) | ((((_e613 << bitcast<u32>(14u)) | (_e608 << bitcast<u32>(14u))) | (_e594 << bitcast<u32>(14u))) | (_e589 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e450.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e447.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e746 == 0u) {
                    phi_18074_ = _e746;
                    phi_18075_ = _e406;
                } else {
                    let _e750 = params_3.member.member_4;
                    phi_17751_ = 0u;
                    phi_17754_ = 0u;
                    loop {
                        let _e752 = phi_17751_;
                        let _e754 = phi_17754_;
                        local_129 = _e754;
                        local_130 = _e754;
                        let _e755 = (_e752 < 3u);
                        if _e755 {
                            let _e756 = (_e752 & 31u);
                            let _e760 = f32(((89u >> bitcast<u32>(_e756)) & 1u));
                            let _e769 = (f32(((170u >> bitcast<u32>(_e756)) & 1u)) - f32(((64u >> bitcast<u32>(_e756)) & 1u)));
                            let _e778 = (f32(((52u >> bitcast<u32>(_e756)) & 1u)) - f32(((128u >> bitcast<u32>(_e756)) & 1u)));
                            let _e783 = (((_e760 * _e455.x) + (_e769 * _e455.y)) + (_e778 * _e455.z));
                            let _e788 = (((_e760 * _e463.x) + (_e769 * _e463.y)) + (_e778 * _e463.z));
                            let _e793 = (((_e760 * _e471.x) + (_e769 * _e471.y)) + (_e778 * _e471.z));
                            let _e798 = (((_e760 * _e478.x) + (_e769 * _e478.y)) + (_e778 * _e478.z));
                            let _e803 = (((_e760 * _e485.x) + (_e769 * _e485.y)) + (_e778 * _e485.z));
                            let _e808 = (((_e760 * _e492.x) + (_e769 * _e492.y)) + (_e778 * _e492.z));
                            let _e825 = (((_e760 * _e500.x) + (_e769 * _e500.y)) + (_e778 * _e500.z));
                            let _e830 = (((_e760 * _e508.x) + (_e769 * _e508.y)) + (_e778 * _e508.z));
                            let _e835 = (((_e760 * _e516.x) + (_e769 * _e516.y)) + (_e778 * _e516.z));
                            let _e840 = (((_e760 * _e523.x) + (_e769 * _e523.y)) + (_e778 * _e523.z));
                            let _e845 = (((_e760 * _e530.x) + (_e769 * _e530.y)) + (_e778 * _e530.z));
                            let _e850 = (((_e760 * _e537.x) + (_e769 * _e537.y)) + (_e778 * _e537.z));
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
                            phi_17752_ = (_e752 + _e380.z);
                            phi_17755_ = (_e754 | ((_e1014 | _e1044) | (select(0u, 1u, ((_e1014 == 32767u) || (_e1044 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1056 = phi_17752_;
                        let _e1058 = phi_17755_;
                        continue;
                        continuing {
                            phi_17751_ = _e1056;
                            phi_17754_ = _e1058;
                        }
                    }
                    let _e1061 = local_129;
                    if ((_e1061 & 32768u) == 0u) {
                        phi_18070_ = countOneBits(_e746);
                    } else {
                        phi_18070_ = 0u;
                    }
                    let _e1066 = phi_18070_;
                    let _e1069 = local_130;
                    phi_18074_ = (_e746 & ~(_e1069));
                    phi_18075_ = (_e406 + _e1066);
                }
                let _e1073 = phi_18074_;
                let _e1075 = phi_18075_;
                let _e1085 = params_3.member.member_3;
                if ((_e1085 & 1u) == 0u) {
                    phi_18725_ = _e1073;
                } else {
                    if (_e1073 == 0u) {
                        phi_18724_ = _e1073;
                    } else {
                        let _e1091 = params_3.member.member_4;
                        let _e1092 = (_e455.x - _e455.x);
                        let _e1093 = (_e455.y - _e455.y);
                        let _e1094 = (_e455.z - _e455.z);
                        let _e1095 = (_e463.x - _e455.x);
                        let _e1096 = (_e463.y - _e455.y);
                        let _e1097 = (_e463.z - _e455.z);
                        let _e1098 = (_e471.x - _e455.x);
                        let _e1099 = (_e471.y - _e455.y);
                        let _e1100 = (_e471.z - _e455.z);
                        let _e1101 = (_e500.x - _e455.x);
                        let _e1102 = (_e500.y - _e455.y);
                        let _e1103 = (_e500.z - _e455.z);
                        let _e1104 = (_e508.x - _e455.x);
                        let _e1105 = (_e508.y - _e455.y);
                        let _e1106 = (_e508.z - _e455.z);
                        let _e1107 = (_e516.x - _e455.x);
                        let _e1108 = (_e516.y - _e455.y);
                        let _e1109 = (_e516.z - _e455.z);
                        let _e1110 = (_e478.x - _e478.x);
                        let _e1111 = (_e478.y - _e478.y);
                        let _e1112 = (_e478.z - _e478.z);
                        let _e1113 = (_e485.x - _e478.x);
                        let _e1114 = (_e485.y - _e478.y);
                        let _e1115 = (_e485.z - _e478.z);
                        let _e1116 = (_e492.x - _e478.x);
                        let _e1117 = (_e492.y - _e478.y);
                        let _e1118 = (_e492.z - _e478.z);
                        let _e1119 = (_e523.x - _e478.x);
                        let _e1120 = (_e523.y - _e478.y);
                        let _e1121 = (_e523.z - _e478.z);
                        let _e1122 = (_e530.x - _e478.x);
                        let _e1123 = (_e530.y - _e478.y);
                        let _e1124 = (_e530.z - _e478.z);
                        let _e1125 = (_e537.x - _e478.x);
                        let _e1126 = (_e537.y - _e478.y);
                        let _e1127 = (_e537.z - _e478.z);
                        let _e1129 = ((1.5f * _e1091) + 0.0000000000000000000000000000000000030092655f);
                        let _e1130 = abs(_e1092);
                        let _e1131 = abs(_e1093);
                        let _e1133 = select(_e1131, _e1130, (_e1130 > _e1131));
                        let _e1134 = abs(_e1094);
                        let _e1136 = select(_e1134, _e1133, (_e1133 > _e1134));
                        let _e1137 = abs(_e1095);
                        let _e1138 = abs(_e1096);
                        let _e1140 = select(_e1138, _e1137, (_e1137 > _e1138));
                        let _e1141 = abs(_e1097);
                        let _e1143 = select(_e1141, _e1140, (_e1140 > _e1141));
                        let _e1145 = select(_e1143, _e1136, (_e1136 > _e1143));
                        let _e1146 = abs(_e1098);
                        let _e1147 = abs(_e1099);
                        let _e1149 = select(_e1147, _e1146, (_e1146 > _e1147));
                        let _e1150 = abs(_e1100);
                        let _e1152 = select(_e1150, _e1149, (_e1149 > _e1150));
                        let _e1154 = select(_e1152, _e1145, (_e1145 > _e1152));
                        let _e1155 = abs(_e1101);
                        let _e1156 = abs(_e1102);
                        let _e1158 = select(_e1156, _e1155, (_e1155 > _e1156));
                        let _e1159 = abs(_e1103);
                        let _e1161 = select(_e1159, _e1158, (_e1158 > _e1159));
                        let _e1162 = abs(_e1104);
                        let _e1163 = abs(_e1105);
                        let _e1165 = select(_e1163, _e1162, (_e1162 > _e1163));
                        let _e1166 = abs(_e1106);
                        let _e1168 = select(_e1166, _e1165, (_e1165 > _e1166));
                        let _e1170 = select(_e1168, _e1161, (_e1161 > _e1168));
                        let _e1171 = abs(_e1107);
                        let _e1172 = abs(_e1108);
                        let _e1174 = select(_e1172, _e1171, (_e1171 > _e1172));
                        let _e1175 = abs(_e1109);
                        let _e1177 = select(_e1175, _e1174, (_e1174 > _e1175));
                        let _e1179 = select(_e1177, _e1170, (_e1170 > _e1177));
                        let _e1183 = ((0.0000019073486f * select(_e1179, _e1154, (_e1154 > _e1179))) + _e1129);
                        let _e1184 = abs(_e1110);
                        let _e1185 = abs(_e1111);
                        let _e1187 = select(_e1185, _e1184, (_e1184 > _e1185));
                        let _e1188 = abs(_e1112);
                        let _e1190 = select(_e1188, _e1187, (_e1187 > _e1188));
                        let _e1191 = abs(_e1113);
                        let _e1192 = abs(_e1114);
                        let _e1194 = select(_e1192, _e1191, (_e1191 > _e1192));
                        let _e1195 = abs(_e1115);
                        let _e1197 = select(_e1195, _e1194, (_e1194 > _e1195));
                        let _e1199 = select(_e1197, _e1190, (_e1190 > _e1197));
                        let _e1200 = abs(_e1116);
                        let _e1201 = abs(_e1117);
                        let _e1203 = select(_e1201, _e1200, (_e1200 > _e1201));
                        let _e1204 = abs(_e1118);
                        let _e1206 = select(_e1204, _e1203, (_e1203 > _e1204));
                        let _e1208 = select(_e1206, _e1199, (_e1199 > _e1206));
                        let _e1209 = abs(_e1119);
                        let _e1210 = abs(_e1120);
                        let _e1212 = select(_e1210, _e1209, (_e1209 > _e1210));
                        let _e1213 = abs(_e1121);
                        let _e1215 = select(_e1213, _e1212, (_e1212 > _e1213));
                        let _e1216 = abs(_e1122);
                        let _e1217 = abs(_e1123);
                        let _e1219 = select(_e1217, _e1216, (_e1216 > _e1217));
                        let _e1220 = abs(_e1124);
                        let _e1222 = select(_e1220, _e1219, (_e1219 > _e1220));
                        let _e1224 = select(_e1222, _e1215, (_e1215 > _e1222));
                        let _e1225 = abs(_e1125);
                        let _e1226 = abs(_e1126);
                        let _e1228 = select(_e1226, _e1225, (_e1225 > _e1226));
                        let _e1229 = abs(_e1127);
                        let _e1231 = select(_e1229, _e1228, (_e1228 > _e1229));
                        let _e1233 = select(_e1231, _e1224, (_e1224 > _e1231));
                        let _e1237 = ((0.0000019073486f * select(_e1233, _e1208, (_e1208 > _e1233))) + _e1129);
                        phi_18344_ = 0u;
                        phi_18347_ = 0u;
                        loop {
                            let _e1239 = phi_18344_;
                            let _e1241 = phi_18347_;
                            local_131 = _e1241;
                            if (_e1239 < 8u) {
                                let _e1245 = ((_e1073 & ~(_e1241)) == 0u);
                                if _e1245 {
                                    phi_18713_ = u32();
                                    phi_18714_ = u32();
                                } else {
                                    let _e1246 = (_e1239 & 31u);
                                    let _e1250 = f32(((89u >> bitcast<u32>(_e1246)) & 1u));
                                    let _e1259 = (f32(((170u >> bitcast<u32>(_e1246)) & 1u)) - f32(((64u >> bitcast<u32>(_e1246)) & 1u)));
                                    let _e1268 = (f32(((52u >> bitcast<u32>(_e1246)) & 1u)) - f32(((128u >> bitcast<u32>(_e1246)) & 1u)));
                                    let _e1273 = (((_e1250 * _e1092) + (_e1259 * _e1093)) + (_e1268 * _e1094));
                                    let _e1278 = (((_e1250 * _e1095) + (_e1259 * _e1096)) + (_e1268 * _e1097));
                                    let _e1283 = (((_e1250 * _e1098) + (_e1259 * _e1099)) + (_e1268 * _e1100));
                                    let _e1288 = (((_e1250 * _e1101) + (_e1259 * _e1102)) + (_e1268 * _e1103));
                                    let _e1293 = (((_e1250 * _e1104) + (_e1259 * _e1105)) + (_e1268 * _e1106));
                                    let _e1298 = (((_e1250 * _e1107) + (_e1259 * _e1108)) + (_e1268 * _e1109));
                                    let _e1299 = (_e1273 - _e1183);
                                    let _e1300 = (_e1278 - _e1183);
                                    let _e1301 = (_e1283 - _e1183);
                                    let _e1302 = (_e1273 + _e1183);
                                    let _e1303 = (_e1278 + _e1183);
                                    let _e1304 = (_e1283 + _e1183);
                                    let _e1306 = select(_e1300, _e1299, (_e1299 < _e1300));
                                    let _e1308 = select(_e1301, _e1300, (_e1300 < _e1301));
                                    let _e1310 = select(_e1299, _e1301, (_e1301 < _e1299));
                                    let _e1312 = select(_e1303, _e1302, (_e1302 > _e1303));
                                    let _e1314 = select(_e1304, _e1303, (_e1303 > _e1304));
                                    let _e1316 = select(_e1302, _e1304, (_e1304 > _e1302));
                                    let _e1318 = select(_e1293, _e1288, (_e1288 < _e1293));
                                    let _e1320 = select(_e1298, _e1293, (_e1293 < _e1298));
                                    let _e1322 = select(_e1288, _e1298, (_e1298 < _e1288));
                                    let _e1324 = select(_e1293, _e1288, (_e1288 > _e1293));
                                    let _e1326 = select(_e1298, _e1293, (_e1293 > _e1298));
                                    let _e1328 = select(_e1288, _e1298, (_e1298 > _e1288));
                                    let _e1330 = select(_e1301, _e1306, (_e1306 < _e1301));
                                    let _e1332 = select(_e1298, _e1318, (_e1318 < _e1298));
                                    let _e1334 = select(_e1304, _e1312, (_e1312 > _e1304));
                                    let _e1336 = select(_e1298, _e1324, (_e1324 > _e1298));
                                    let _e1485 = (((_e1250 * _e1110) + (_e1259 * _e1111)) + (_e1268 * _e1112));
                                    let _e1490 = (((_e1250 * _e1113) + (_e1259 * _e1114)) + (_e1268 * _e1115));
                                    let _e1495 = (((_e1250 * _e1116) + (_e1259 * _e1117)) + (_e1268 * _e1118));
                                    let _e1500 = (((_e1250 * _e1119) + (_e1259 * _e1120)) + (_e1268 * _e1121));
                                    let _e1505 = (((_e1250 * _e1122) + (_e1259 * _e1123)) + (_e1268 * _e1124));
                                    let _e1510 = (((_e1250 * _e1125) + (_e1259 * _e1126)) + (_e1268 * _e1127));
                                    let _e1511 = (_e1485 - _e1237);
                                    let _e1512 = (_e1490 - _e1237);
                                    let _e1513 = (_e1495 - _e1237);
                                    let _e1514 = (_e1485 + _e1237);
                                    let _e1515 = (_e1490 + _e1237);
                                    let _e1516 = (_e1495 + _e1237);
                                    let _e1518 = select(_e1512, _e1511, (_e1511 < _e1512));
                                    let _e1520 = select(_e1513, _e1512, (_e1512 < _e1513));
                                    let _e1522 = select(_e1511, _e1513, (_e1513 < _e1511));
                                    let _e1524 = select(_e1515, _e1514, (_e1514 > _e1515));
                                    let _e1526 = select(_e1516, _e1515, (_e1515 > _e1516));
                                    let _e1528 = select(_e1514, _e1516, (_e1516 > _e1514));
                                    let _e1530 = select(_e1505, _e1500, (_e1500 < _e1505));
                                    let _e1532 = select(_e1510, _e1505, (_e1505 < _e1510));
                                    let _e1534 = select(_e1500, _e1510, (_e1510 < _e1500));
                                    let _e1536 = select(_e1505, _e1500, (_e1500 > _e1505));
                                    let _e1538 = select(_e1510, _e1505, (_e1505 > _e1510));
                                    let _e1540 = select(_e1500, _e1510, (_e1510 > _e1500));
                                    let _e1542 = select(_e1513, _e1518, (_e1518 < _e1513));
                                    let _e1544 = select(_e1510, _e1530, (_e1530 < _e1510));
                                    let _e1546 = select(_e1516, _e1524, (_e1524 > _e1516));
                                    let _e1548 = select(_e1510, _e1536, (_e1536 > _e1510));
                                    phi_18713_ = (_e1239 + _e380.z);
                                    phi_18714_ = (_e1241 | ((((((select(0u, 1u, (_e1302 < _e1332)) | (select(0u, 1u, (_e1303 < _e1332)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1304 < _e1332)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1288 > _e1334)) | (select(0u, 1u, (_e1293 > _e1334)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1298 > _e1334)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1318 > _e1312)) | (select(0u, 1u, (_e1320 > _e1312)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 > _e1312)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1318 > _e1314)) | (select(0u, 1u, (_e1320 > _e1314)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 > _e1314)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1318 > _e1316)) | (select(0u, 1u, (_e1320 > _e1316)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1322 > _e1316)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1514 < _e1544)) | (select(0u, 1u, (_e1515 < _e1544)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1516 < _e1544)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1500 > _e1546)) | (select(0u, 1u, (_e1505 > _e1546)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1510 > _e1546)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1530 > _e1524)) | (select(0u, 1u, (_e1532 > _e1524)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 > _e1524)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1530 > _e1526)) | (select(0u, 1u, (_e1532 > _e1526)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 > _e1526)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1530 > _e1528)) | (select(0u, 1u, (_e1532 > _e1528)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1534 > _e1528)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1299 > _e1336)) | (select(0u, 1u, (_e1300 > _e1336)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1301 > _e1336)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1288 < _e1330)) | (select(0u, 1u, (_e1293 < _e1330)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1298 < _e1330)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1324 < _e1306)) | (select(0u, 1u, (_e1326 < _e1306)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1328 < _e1306)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1324 < _e1308)) | (select(0u, 1u, (_e1326 < _e1308)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1328 < _e1308)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1324 < _e1310)) | (select(0u, 1u, (_e1326 < _e1310)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1328 < _e1310)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1511 > _e1548)) | (select(0u, 1u, (_e1512 > _e1548)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1513 > _e1548)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1500 < _e1542)) | (select(0u, 1u, (_e1505 < _e1542)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1510 < _e1542)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1536 < _e1518)) | (select(0u, 1u, (_e1538 < _e1518)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1540 < _e1518)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1536 < _e1520)) | (select(0u, 1u, (_e1538 < _e1520)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1540 < _e1520)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1536 < _e1522)) | (select(0u, 1u, (_e1538 < _e1522)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1540 < _e1522)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1699 = phi_18713_;
                                let _e1701 = phi_18714_;
                                phi_18345_ = _e1699;
                                phi_18348_ = _e1701;
                                phi_18716_ = select(true, false, _e1245);
                            } else {
                                phi_18345_ = u32();
                                phi_18348_ = u32();
                                phi_18716_ = false;
                            }
                            let _e1704 = phi_18345_;
                            let _e1706 = phi_18348_;
                            let _e1708 = phi_18716_;
                            continue;
                            continuing {
                                phi_18344_ = _e1704;
                                phi_18347_ = _e1706;
                                break if !(_e1708);
                            }
                        }
                        let _e1711 = local_131;
                        phi_18724_ = (_e1073 & ~((_e1711 & _e1073)));
                    }
                    let _e1716 = phi_18724_;
                    phi_18725_ = _e1716;
                }
                let _e1718 = phi_18725_;
                if (_e1718 == 0u) {
                } else {
                    let _e1723 = atomicAdd((&counters.member[0u]), countOneBits(_e1718));
                    phi_18734_ = _e1723;
                    phi_18737_ = _e1718;
                    loop {
                        let _e1725 = phi_18734_;
                        let _e1727 = phi_18737_;
                        let _e1728 = (_e1727 == 0u);
                        if _e1728 {
                            phi_18735_ = u32();
                            phi_18738_ = u32();
                        } else {
                            let _e1731 = params_3.member.member_1;
                            if (_e1725 < _e1731) {
                                after_linear.member[_e1725] = ((_e411 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1727), 32u, _e1728));
                            }
                            phi_18735_ = (_e1725 + 1u);
                            phi_18738_ = (_e1727 & (_e1727 - 1u));
                        }
                        let _e1744 = phi_18735_;
                        let _e1746 = phi_18738_;
                        continue;
                        continuing {
                            phi_18734_ = _e1744;
                            phi_18737_ = _e1746;
                            break if !(select(true, false, _e1728));
                        }
                    }
                }
                phi_18761_ = (_e402 + countOneBits((_e1073 >> bitcast<u32>(6u))));
                phi_18762_ = (_e404 + countOneBits((_e1073 & 63u)));
                phi_18763_ = _e1075;
            } else {
                phi_18761_ = _e402;
                phi_18762_ = _e404;
                phi_18763_ = _e406;
            }
            let _e1750 = phi_18761_;
            let _e1752 = phi_18762_;
            let _e1754 = phi_18763_;
            phi_15551_ = (_e400 + _e380.z);
            phi_15554_ = _e1750;
            phi_15556_ = _e1752;
            phi_15558_ = _e1754;
        } else {
            break;
        }
        let _e1757 = phi_15551_;
        let _e1759 = phi_15554_;
        let _e1761 = phi_15556_;
        let _e1763 = phi_15558_;
        continue;
        continuing {
            phi_15550_ = _e1757;
            phi_15553_ = _e1759;
            phi_15555_ = _e1761;
            phi_15557_ = _e1763;
        }
    }
    let _e1766 = local_132;
    if (_e1766 > 0u) {
        let _e1769 = local_133;
        let _e1772 = local_134;
        let _e1776 = atomicAdd((&counters.member[5u]), select(1u, _e1772, (_e1769 > 1u)));
    }
    let _e1778 = local_135;
    if (_e1778 > 0u) {
        let _e1781 = local_136;
        let _e1784 = local_137;
        let _e1788 = atomicAdd((&counters.member[1u]), select(1u, _e1784, (_e1781 > 1u)));
    }
    let _e1790 = local_138;
    if (_e1790 > 0u) {
        let _e1793 = local_139;
        let _e1796 = local_140;
        let _e1800 = atomicAdd((&counters.member[2u]), select(1u, _e1796, (_e1793 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_18923_: type_56;
    var phi_18982_: u32;
    var phi_18983_: u32;
    var phi_18989_: u32;
    var phi_19001_: u32;
    var phi_19002_: u32;
    var phi_19014_: u32;
    var phi_19015_: u32;
    var phi_19021_: u32;
    var phi_19033_: u32;
    var phi_19034_: u32;
    var phi_18939_: u32;
    var phi_18949_: u32;
    var phi_18950_: u32;
    var phi_18951_: u32;
    var phi_18964_: u32;
    var phi_18965_: u32;
    var phi_19036_: vec4<u32>;
    var phi_19722_: u32;
    var phi_19725_: bool;
    var phi_19933_: bool;
    var phi_19935_: u32;
    var phi_19936_: bool;
    var phi_19723_: u32;
    var phi_19726_: bool;
    var phi_19938_: bool;
    var local_141: bool;
    var phi_19943_: bool;
    var phi_20154_: bool;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e391 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e395 = atomicLoad((&counters_1.member[0u]));
    if (_e391 < _e395) {
        let _e399 = params_3.member.member_1;
        if (_e395 <= _e399) {
            let _e403 = after_linear_1.member[_e391];
            let _e404 = (_e403 & 15u);
            let _e408 = pairs.member[(_e403 >> bitcast<u32>(4u))];
            let _e411 = ((_e408 >> bitcast<u32>(16i)) * 2u);
            let _e414 = tiles.member[(4u + _e411)];
            let _e421 = boxes.member[((_e414 * 256u) + ((_e408 >> bitcast<u32>(8i)) & 255u))];
            let _e425 = tiles.member[(_e411 + 5u)];
            let _e430 = boxes.member[((_e425 * 256u) + (_e408 & 255u))];
            if (_e421.x < _e430.x) {
                phi_18923_ = type_56(_e421.x, _e430.x);
            } else {
                phi_18923_ = type_56(_e430.x, _e421.x);
            }
            let _e436 = phi_18923_;
            let _e441 = features.member[_e436.member];
            let _e444 = features.member[_e436.member_1];
            if (_e404 < 6u) {
                let _e494 = (_e404 < 3u);
                if _e494 {
                    phi_18939_ = _e404;
                } else {
                    phi_18939_ = (_e404 - 3u);
                }
                let _e497 = phi_18939_;
                if _e494 {
                    phi_18949_ = _e444.z;
                    phi_18950_ = _e444.y;
                    phi_18951_ = _e444.x;
                } else {
                    phi_18949_ = _e441.z;
                    phi_18950_ = _e441.y;
                    phi_18951_ = _e441.x;
                }
                let _e505 = phi_18949_;
                let _e507 = phi_18950_;
                let _e509 = phi_18951_;
                let _e511 = select(_e444, _e441, vec4(_e494));
                if (_e497 == 0u) {
                    phi_18965_ = _e511.x;
                } else {
                    if (_e497 == 1u) {
                        phi_18964_ = _e511.y;
                    } else {
                        phi_18964_ = _e511.z;
                    }
                    let _e517 = phi_18964_;
                    phi_18965_ = _e517;
                }
                let _e520 = phi_18965_;
                phi_19036_ = vec4<u32>(_e520, _e509, _e507, _e505);
            } else {
                let _e446 = (_e404 - 6u);
                let _e447 = (_e446 / 3u);
                let _e448 = (_e446 % 3u);
                if (_e447 == 0u) {
                    phi_18983_ = _e441.x;
                } else {
                    if (_e447 == 1u) {
                        phi_18982_ = _e441.y;
                    } else {
                        phi_18982_ = _e441.z;
                    }
                    let _e454 = phi_18982_;
                    phi_18983_ = _e454;
                }
                let _e457 = phi_18983_;
                if (_e447 == 2u) {
                    phi_18989_ = 0u;
                } else {
                    phi_18989_ = (_e447 + 1u);
                }
                let _e461 = phi_18989_;
                if (_e461 == 0u) {
                    phi_19002_ = _e441.x;
                } else {
                    if (_e461 == 1u) {
                        phi_19001_ = _e441.y;
                    } else {
                        phi_19001_ = _e441.z;
                    }
                    let _e467 = phi_19001_;
                    phi_19002_ = _e467;
                }
                let _e470 = phi_19002_;
                if (_e448 == 0u) {
                    phi_19015_ = _e444.x;
                } else {
                    if (_e448 == 1u) {
                        phi_19014_ = _e444.y;
                    } else {
                        phi_19014_ = _e444.z;
                    }
                    let _e476 = phi_19014_;
                    phi_19015_ = _e476;
                }
                let _e479 = phi_19015_;
                if (_e448 == 2u) {
                    phi_19021_ = 0u;
                } else {
                    phi_19021_ = (_e448 + 1u);
                }
                let _e483 = phi_19021_;
                if (_e483 == 0u) {
                    phi_19034_ = _e444.x;
                } else {
                    if (_e483 == 1u) {
                        phi_19033_ = _e444.y;
                    } else {
                        phi_19033_ = _e444.z;
                    }
                    let _e489 = phi_19033_;
                    phi_19034_ = _e489;
                }
                let _e492 = phi_19034_;
                phi_19036_ = vec4<u32>(_e457, _e470, _e479, _e492);
            }
            let _e523 = phi_19036_;
            let _e525 = (_e523.x * 2u);
            let _e528 = moving_1.member[_e525];
            let _e532 = vec3<f32>(_e528.x, _e528.y, _e528.z);
            let _e534 = (_e523.y * 2u);
            let _e537 = moving_1.member[_e534];
            let _e541 = vec3<f32>(_e537.x, _e537.y, _e537.z);
            let _e543 = (_e523.z * 2u);
            let _e546 = moving_1.member[_e543];
            let _e550 = vec3<f32>(_e546.x, _e546.y, _e546.z);
            let _e552 = (_e523.w * 2u);
            let _e555 = moving_1.member[_e552];
            let _e559 = vec3<f32>(_e555.x, _e555.y, _e555.z);
            let _e563 = moving_1.member[(_e525 + 1u)];
            let _e567 = vec3<f32>(_e563.x, _e563.y, _e563.z);
            let _e571 = moving_1.member[(_e534 + 1u)];
            let _e575 = vec3<f32>(_e571.x, _e571.y, _e571.z);
            let _e579 = moving_1.member[(_e543 + 1u)];
            let _e583 = vec3<f32>(_e579.x, _e579.y, _e579.z);
            let _e587 = moving_1.member[(_e552 + 1u)];
            let _e591 = vec3<f32>(_e587.x, _e587.y, _e587.z);
            let _e592 = (_e404 >= 6u);
            let _e595 = params_3.member.member_3;
            if ((_e595 & 2u) == 0u) {
                phi_19943_ = true;
            } else {
                let _e598 = vec3(_e592);
                let _e599 = select(_e541, _e532, _e598);
                let _e600 = select(_e575, _e567, _e598);
                let _e601 = select(_e550, _e541, _e598);
                let _e602 = select(_e583, _e575, _e598);
                let _e603 = select(_e559, _e550, _e598);
                let _e604 = select(_e591, _e583, _e598);
                let _e607 = (_e603.x - _e599.x);
                let _e610 = (_e603.y - _e599.y);
                let _e613 = (_e603.z - _e599.z);
                let _e616 = (_e604.x - _e600.x);
                let _e619 = (_e604.y - _e600.y);
                let _e622 = (_e604.z - _e600.z);
                let _e624 = (_e601.x - _e599.x);
                let _e626 = (_e601.y - _e599.y);
                let _e628 = (_e601.z - _e599.z);
                let _e630 = (_e602.x - _e600.x);
                let _e632 = (_e602.y - _e600.y);
                let _e634 = (_e602.z - _e600.z);
                let _e635 = abs(_e607);
                let _e636 = abs(_e610);
                let _e638 = select(_e636, _e635, (_e635 > _e636));
                let _e639 = abs(_e613);
                let _e641 = select(_e639, _e638, (_e638 > _e639));
                let _e642 = abs(_e616);
                let _e643 = abs(_e619);
                let _e645 = select(_e643, _e642, (_e642 > _e643));
                let _e646 = abs(_e622);
                let _e648 = select(_e646, _e645, (_e645 > _e646));
                let _e650 = select(_e648, _e641, (_e641 > _e648));
                let _e651 = abs(_e624);
                let _e652 = abs(_e626);
                let _e654 = select(_e652, _e651, (_e651 > _e652));
                let _e655 = abs(_e628);
                let _e657 = select(_e655, _e654, (_e654 > _e655));
                let _e658 = abs(_e630);
                let _e659 = abs(_e632);
                let _e661 = select(_e659, _e658, (_e658 > _e659));
                let _e662 = abs(_e634);
                let _e664 = select(_e662, _e661, (_e661 > _e662));
                let _e666 = select(_e664, _e657, (_e657 > _e664));
                let _e672 = ((0.000015258789f * (_e650 * _e666)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e650) + _e666)));
                let _e712 = select(_e532, _e559, _e598);
                let _e713 = select(_e567, _e591, _e598);
                let _e715 = (_e712.x - _e599.x);
                let _e717 = (_e712.y - _e599.y);
                let _e719 = (_e712.z - _e599.z);
                let _e721 = (_e713.x - _e600.x);
                let _e723 = (_e713.y - _e600.y);
                let _e725 = (_e713.z - _e600.z);
                let _e726 = abs(_e715);
                let _e727 = abs(_e717);
                let _e729 = select(_e727, _e726, (_e726 > _e727));
                let _e730 = abs(_e719);
                let _e732 = select(_e730, _e729, (_e729 > _e730));
                let _e733 = abs(_e721);
                let _e734 = abs(_e723);
                let _e736 = select(_e734, _e733, (_e733 > _e734));
                let _e737 = abs(_e725);
                let _e739 = select(_e737, _e736, (_e736 > _e737));
                let _e741 = select(_e739, _e732, (_e732 > _e739));
                let _e747 = ((0.000015258789f * (_e741 * _e666)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e741) + _e666)));
                let _e787 = (_e528.x - _e546.x);
                let _e788 = (_e528.y - _e546.y);
                let _e789 = (_e528.z - _e546.z);
                let _e790 = (_e563.x - _e579.x);
                let _e791 = (_e563.y - _e579.y);
                let _e792 = (_e563.z - _e579.z);
                let _e793 = (_e555.x - _e546.x);
                let _e794 = (_e555.y - _e546.y);
                let _e795 = (_e555.z - _e546.z);
                let _e796 = (_e587.x - _e579.x);
                let _e797 = (_e587.y - _e579.y);
                let _e798 = (_e587.z - _e579.z);
                let _e799 = abs(_e787);
                let _e800 = abs(_e788);
                let _e802 = select(_e800, _e799, (_e799 > _e800));
                let _e803 = abs(_e789);
                let _e805 = select(_e803, _e802, (_e802 > _e803));
                let _e806 = abs(_e790);
                let _e807 = abs(_e791);
                let _e809 = select(_e807, _e806, (_e806 > _e807));
                let _e810 = abs(_e792);
                let _e812 = select(_e810, _e809, (_e809 > _e810));
                let _e814 = select(_e812, _e805, (_e805 > _e812));
                let _e815 = abs(_e793);
                let _e816 = abs(_e794);
                let _e818 = select(_e816, _e815, (_e815 > _e816));
                let _e819 = abs(_e795);
                let _e821 = select(_e819, _e818, (_e818 > _e819));
                let _e822 = abs(_e796);
                let _e823 = abs(_e797);
                let _e825 = select(_e823, _e822, (_e822 > _e823));
                let _e826 = abs(_e798);
                let _e828 = select(_e826, _e825, (_e825 > _e826));
                let _e830 = select(_e828, _e821, (_e821 > _e828));
                let _e836 = ((0.000015258789f * (_e814 * _e830)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e814) + _e830)));
                let _e876 = select(_e532, _e541, _e598);
                let _e877 = select(_e567, _e575, _e598);
                let _e878 = select(_e541, _e559, _e598);
                let _e879 = select(_e575, _e591, _e598);
                let _e881 = (_e876.x - _e603.x);
                let _e883 = (_e876.y - _e603.y);
                let _e885 = (_e876.z - _e603.z);
                let _e887 = (_e877.x - _e604.x);
                let _e889 = (_e877.y - _e604.y);
                let _e891 = (_e877.z - _e604.z);
                let _e893 = (_e878.x - _e603.x);
                let _e895 = (_e878.y - _e603.y);
                let _e897 = (_e878.z - _e603.z);
                let _e899 = (_e879.x - _e604.x);
                let _e901 = (_e879.y - _e604.y);
                let _e903 = (_e879.z - _e604.z);
                let _e904 = abs(_e881);
                let _e905 = abs(_e883);
                let _e907 = select(_e905, _e904, (_e904 > _e905));
                let _e908 = abs(_e885);
                let _e910 = select(_e908, _e907, (_e907 > _e908));
                let _e911 = abs(_e887);
                let _e912 = abs(_e889);
                let _e914 = select(_e912, _e911, (_e911 > _e912));
                let _e915 = abs(_e891);
                let _e917 = select(_e915, _e914, (_e914 > _e915));
                let _e919 = select(_e917, _e910, (_e910 > _e917));
                let _e920 = abs(_e893);
                let _e921 = abs(_e895);
                let _e923 = select(_e921, _e920, (_e920 > _e921));
                let _e924 = abs(_e897);
                let _e926 = select(_e924, _e923, (_e923 > _e924));
                let _e927 = abs(_e899);
                let _e928 = abs(_e901);
                let _e930 = select(_e928, _e927, (_e927 > _e928));
                let _e931 = abs(_e903);
                let _e933 = select(_e931, _e930, (_e930 > _e931));
                let _e935 = select(_e933, _e926, (_e926 > _e933));
                let _e941 = ((0.000015258789f * (_e919 * _e935)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e919) + _e935)));
                phi_19722_ = 0u;
                phi_19725_ = false;
                loop {
                    let _e982 = phi_19722_;
                    let _e984 = phi_19725_;
                    local_141 = _e984;
                    if (_e982 < 8u) {
                        if _e984 {
                            phi_19935_ = u32();
                            phi_19936_ = bool();
                        } else {
                            let _e986 = (_e982 & 31u);
                            let _e990 = f32(((90u >> bitcast<u32>(_e986)) & 1u));
                            let _e999 = (f32(((228u >> bitcast<u32>(_e986)) & 1u)) - f32(((8u >> bitcast<u32>(_e986)) & 1u)));
                            let _e1008 = (f32(((129u >> bitcast<u32>(_e986)) & 1u)) - f32(((48u >> bitcast<u32>(_e986)) & 1u)));
                            let _e1013 = (((_e990 * ((_e626 * _e613) - (_e610 * _e628))) + (_e999 * ((_e628 * _e607) - (_e613 * _e624)))) + (_e1008 * ((_e624 * _e610) - (_e607 * _e626))));
                            let _e1018 = (((_e990 * (((_e632 * _e613) - (_e610 * _e634)) + ((_e626 * _e622) - (_e619 * _e628)))) + (_e999 * (((_e634 * _e607) - (_e613 * _e630)) + ((_e628 * _e616) - (_e622 * _e624))))) + (_e1008 * (((_e630 * _e610) - (_e607 * _e632)) + ((_e624 * _e619) - (_e616 * _e626)))));
                            let _e1023 = (((_e990 * ((_e632 * _e622) - (_e619 * _e634))) + (_e999 * ((_e634 * _e616) - (_e622 * _e630)))) + (_e1008 * ((_e630 * _e619) - (_e616 * _e632))));
                            let _e1029 = -(_e672);
                            let _e1037 = (select(0i, 1i, (((_e1013 > _e672) && (_e1018 > _e672)) && (_e1023 > _e672))) - select(0i, 1i, (((_e1013 < _e1029) && (_e1018 < _e1029)) && (_e1023 < _e1029))));
                            let _e1042 = (((_e990 * ((_e626 * _e719) - (_e717 * _e628))) + (_e999 * ((_e628 * _e715) - (_e719 * _e624)))) + (_e1008 * ((_e624 * _e717) - (_e715 * _e626))));
                            let _e1047 = (((_e990 * (((_e632 * _e719) - (_e717 * _e634)) + ((_e626 * _e725) - (_e723 * _e628)))) + (_e999 * (((_e634 * _e715) - (_e719 * _e630)) + ((_e628 * _e721) - (_e725 * _e624))))) + (_e1008 * (((_e630 * _e717) - (_e715 * _e632)) + ((_e624 * _e723) - (_e721 * _e626)))));
                            let _e1052 = (((_e990 * ((_e632 * _e725) - (_e723 * _e634))) + (_e999 * ((_e634 * _e721) - (_e725 * _e630)))) + (_e1008 * ((_e630 * _e723) - (_e721 * _e632))));
                            let _e1058 = -(_e747);
                            let _e1066 = (select(0i, 1i, (((_e1042 > _e747) && (_e1047 > _e747)) && (_e1052 > _e747))) - select(0i, 1i, (((_e1042 < _e1058) && (_e1047 < _e1058)) && (_e1052 < _e1058))));
                            let _e1071 = (((_e990 * ((_e794 * _e789) - (_e788 * _e795))) + (_e999 * ((_e795 * _e787) - (_e789 * _e793)))) + (_e1008 * ((_e793 * _e788) - (_e787 * _e794))));
                            let _e1076 = (((_e990 * (((_e797 * _e789) - (_e788 * _e798)) + ((_e794 * _e792) - (_e791 * _e795)))) + (_e999 * (((_e798 * _e787) - (_e789 * _e796)) + ((_e795 * _e790) - (_e792 * _e793))))) + (_e1008 * (((_e796 * _e788) - (_e787 * _e797)) + ((_e793 * _e791) - (_e790 * _e794)))));
                            let _e1081 = (((_e990 * ((_e797 * _e792) - (_e791 * _e798))) + (_e999 * ((_e798 * _e790) - (_e792 * _e796)))) + (_e1008 * ((_e796 * _e791) - (_e790 * _e797))));
                            let _e1087 = -(_e836);
                            let _e1095 = (select(0i, 1i, (((_e1071 > _e836) && (_e1076 > _e836)) && (_e1081 > _e836))) - select(0i, 1i, (((_e1071 < _e1087) && (_e1076 < _e1087)) && (_e1081 < _e1087))));
                            let _e1100 = (((_e990 * ((_e895 * _e885) - (_e883 * _e897))) + (_e999 * ((_e897 * _e881) - (_e885 * _e893)))) + (_e1008 * ((_e893 * _e883) - (_e881 * _e895))));
                            let _e1105 = (((_e990 * (((_e901 * _e885) - (_e883 * _e903)) + ((_e895 * _e891) - (_e889 * _e897)))) + (_e999 * (((_e903 * _e881) - (_e885 * _e899)) + ((_e897 * _e887) - (_e891 * _e893))))) + (_e1008 * (((_e899 * _e883) - (_e881 * _e901)) + ((_e893 * _e889) - (_e887 * _e895)))));
                            let _e1110 = (((_e990 * ((_e901 * _e891) - (_e889 * _e903))) + (_e999 * ((_e903 * _e887) - (_e891 * _e899)))) + (_e1008 * ((_e899 * _e889) - (_e887 * _e901))));
                            let _e1116 = -(_e941);
                            let _e1124 = (select(0i, 1i, (((_e1100 > _e941) && (_e1105 > _e941)) && (_e1110 > _e941))) - select(0i, 1i, (((_e1100 < _e1116) && (_e1105 < _e1116)) && (_e1110 < _e1116))));
                            if _e592 {
                                phi_19933_ = (((_e1037 * _e1066) > 0i) || ((_e1095 * _e1124) > 0i));
                            } else {
                                phi_19933_ = ((((_e1037 * _e1066) < 0i) || ((_e1037 * _e1095) < 0i)) || ((_e1037 * _e1124) < 0i));
                            }
                            let _e1139 = phi_19933_;
                            phi_19935_ = (_e982 + _e380.z);
                            phi_19936_ = _e1139;
                        }
                        let _e1142 = phi_19935_;
                        let _e1144 = phi_19936_;
                        phi_19723_ = _e1142;
                        phi_19726_ = _e1144;
                        phi_19938_ = select(true, false, _e984);
                    } else {
                        phi_19723_ = u32();
                        phi_19726_ = bool();
                        phi_19938_ = false;
                    }
                    let _e1147 = phi_19723_;
                    let _e1149 = phi_19726_;
                    let _e1151 = phi_19938_;
                    continue;
                    continuing {
                        phi_19722_ = _e1147;
                        phi_19725_ = _e1149;
                        break if !(_e1151);
                    }
                }
                let _e1154 = local_141;
                phi_19943_ = select(true, false, _e1154);
            }
            let _e1157 = phi_19943_;
            if _e1157 {
                if ((_e595 & 4u) == 0u) {
                    phi_20154_ = true;
                } else {
                    let _e1160 = vec3(_e592);
                    let _e1161 = select(_e541, _e532, _e1160);
                    let _e1162 = select(_e550, _e541, _e1160);
                    let _e1163 = select(_e541, _e550, _e1160);
                    let _e1165 = (_e1163.x - _e528.x);
                    let _e1167 = (_e1163.y - _e528.y);
                    let _e1169 = (_e1163.z - _e528.z);
                    let _e1170 = (_e1163 - _e532);
                    let _e1173 = (_e1162.x - _e1161.x);
                    let _e1176 = (_e1162.y - _e1161.y);
                    let _e1179 = (_e1162.z - _e1161.z);
                    let _e1180 = (_e1162 - _e1161);
                    let _e1181 = (_e1163.x - _e555.x);
                    let _e1182 = (_e1163.y - _e555.y);
                    let _e1183 = (_e1163.z - _e555.z);
                    let _e1184 = (_e1163 - _e559);
                    let _e1185 = select(_e575, _e567, _e1160);
                    let _e1186 = select(_e583, _e575, _e1160);
                    let _e1187 = select(_e575, _e583, _e1160);
                    let _e1189 = (_e1187.x - _e563.x);
                    let _e1191 = (_e1187.y - _e563.y);
                    let _e1193 = (_e1187.z - _e563.z);
                    let _e1194 = (_e1187 - _e567);
                    let _e1197 = (_e1186.x - _e1185.x);
                    let _e1200 = (_e1186.y - _e1185.y);
                    let _e1203 = (_e1186.z - _e1185.z);
                    let _e1204 = (_e1186 - _e1185);
                    let _e1205 = (_e1187.x - _e587.x);
                    let _e1206 = (_e1187.y - _e587.y);
                    let _e1207 = (_e1187.z - _e587.z);
                    let _e1208 = (_e1187 - _e591);
                    let _e1211 = ((_e1176 * _e1183) - (_e1182 * _e1179));
                    let _e1214 = ((_e1179 * _e1181) - (_e1183 * _e1173));
                    let _e1217 = ((_e1173 * _e1182) - (_e1181 * _e1176));
                    let _e1220 = ((_e1200 * _e1207) - (_e1206 * _e1203));
                    let _e1223 = ((_e1203 * _e1205) - (_e1207 * _e1197));
                    let _e1226 = ((_e1197 * _e1206) - (_e1205 * _e1200));
                    let _e1245 = (((_e1200 * _e1183) - (_e1182 * _e1203)) + ((_e1176 * _e1207) - (_e1206 * _e1179)));
                    let _e1246 = (((_e1203 * _e1181) - (_e1183 * _e1197)) + ((_e1179 * _e1205) - (_e1207 * _e1173)));
                    let _e1247 = (((_e1197 * _e1182) - (_e1181 * _e1200)) + ((_e1173 * _e1206) - (_e1205 * _e1176)));
                    let _e1252 = (((_e1165 * _e1211) + (_e1167 * _e1214)) + (_e1169 * _e1217));
                    let _e1263 = ((((_e1189 * _e1211) + (_e1191 * _e1214)) + (_e1193 * _e1217)) + (((_e1165 * _e1245) + (_e1167 * _e1246)) + (_e1169 * _e1247)));
                    let _e1274 = ((((_e1165 * _e1220) + (_e1167 * _e1223)) + (_e1169 * _e1226)) + (((_e1189 * _e1245) + (_e1191 * _e1246)) + (_e1193 * _e1247)));
                    let _e1279 = (((_e1189 * _e1220) + (_e1191 * _e1223)) + (_e1193 * _e1226));
                    let _e1281 = abs(_e1170.x);
                    let _e1283 = abs(_e1170.y);
                    let _e1285 = select(_e1283, _e1281, (_e1281 > _e1283));
                    let _e1287 = abs(_e1170.z);
                    let _e1289 = select(_e1287, _e1285, (_e1285 > _e1287));
                    let _e1291 = abs(_e1194.x);
                    let _e1293 = abs(_e1194.y);
                    let _e1295 = select(_e1293, _e1291, (_e1291 > _e1293));
                    let _e1297 = abs(_e1194.z);
                    let _e1299 = select(_e1297, _e1295, (_e1295 > _e1297));
                    let _e1301 = select(_e1299, _e1289, (_e1289 > _e1299));
                    let _e1303 = abs(_e1180.x);
                    let _e1305 = abs(_e1180.y);
                    let _e1307 = select(_e1305, _e1303, (_e1303 > _e1305));
                    let _e1309 = abs(_e1180.z);
                    let _e1311 = select(_e1309, _e1307, (_e1307 > _e1309));
                    let _e1313 = abs(_e1204.x);
                    let _e1315 = abs(_e1204.y);
                    let _e1317 = select(_e1315, _e1313, (_e1313 > _e1315));
                    let _e1319 = abs(_e1204.z);
                    let _e1321 = select(_e1319, _e1317, (_e1317 > _e1319));
                    let _e1323 = select(_e1321, _e1311, (_e1311 > _e1321));
                    let _e1325 = abs(_e1184.x);
                    let _e1327 = abs(_e1184.y);
                    let _e1329 = select(_e1327, _e1325, (_e1325 > _e1327));
                    let _e1331 = abs(_e1184.z);
                    let _e1333 = select(_e1331, _e1329, (_e1329 > _e1331));
                    let _e1335 = abs(_e1208.x);
                    let _e1337 = abs(_e1208.y);
                    let _e1339 = select(_e1337, _e1335, (_e1335 > _e1337));
                    let _e1341 = abs(_e1208.z);
                    let _e1343 = select(_e1341, _e1339, (_e1339 > _e1341));
                    let _e1345 = select(_e1343, _e1333, (_e1333 > _e1343));
                    let _e1347 = select(_e1323, _e1301, (_e1301 > _e1323));
                    let _e1350 = (1f + select(_e1345, _e1347, (_e1347 > _e1345)));
                    let _e1356 = ((0.000061035156f * ((_e1301 * _e1323) * _e1345)) + (0.0000000000000000000000000000000000030092655f * (_e1350 * _e1350)));
                    let _e1364 = -(_e1356);
                    let _e1372 = (((((_e1252 > _e1356) && (_e1263 > _e1356)) && (_e1274 > _e1356)) && (_e1279 > _e1356)) || ((((_e1252 < _e1364) && (_e1263 < _e1364)) && (_e1274 < _e1364)) && (_e1279 < _e1364)));
                    if _e1372 {
                        let _e1375 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20154_ = select(true, false, _e1372);
                }
                let _e1378 = phi_20154_;
                if _e1378 {
                    let _e1381 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1384 = params_3.member.member_2;
                    if (_e1381 < _e1384) {
                        let _e1386 = (_e1381 * 2u);
                        passed.member[_e1386] = (_e436.member | (_e404 << bitcast<u32>(26u)));
                        passed.member[(_e1386 + 1u)] = _e436.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20257_: vec2<u32>;
    var phi_20258_: vec4<f32>;
    var phi_20291_: vec4<f32>;
    var phi_20294_: vec4<f32>;
    var phi_20296_: vec4<f32>;
    var phi_20298_: u32;
    var phi_20384_: vec4<f32>;
    var phi_20385_: vec4<f32>;
    var phi_20386_: vec4<f32>;
    var phi_20292_: vec4<f32>;
    var phi_20295_: vec4<f32>;
    var phi_20297_: vec4<f32>;
    var phi_20299_: u32;
    var phi_20388_: vec4<f32>;
    var phi_20389_: vec4<f32>;
    var phi_20390_: vec4<f32>;
    var phi_20392_: u32;
    var phi_20426_: vec4<f32>;
    var phi_20429_: u32;
    var phi_20427_: vec4<f32>;
    var phi_20430_: u32;
    var local_143: vec4<f32>;
    var phi_20393_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e380.z] = _e379.x;
    let _e388 = local_142[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e395 = ((_e393 * 256u) + _e388);
    let _e398 = params_2.member.member_4;
    if (_e395 < _e398) {
        let _e402 = params_2.member.member_5;
        let _e403 = (_e395 * _e402);
        let _e406 = spheres.member[_e403];
        let _e409 = tags_3.member[_e403];
        phi_20257_ = vec2<u32>(_e409.x, _e409.y);
        phi_20258_ = _e406;
    } else {
        phi_20257_ = vec2<u32>(0u, 0u);
        phi_20258_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e414 = phi_20257_;
    let _e416 = phi_20258_;
    points[_e388] = _e416;
    point_masks[_e388][0u] = _e414.x;
    point_masks[_e388][1u] = _e414.y;
    workgroupBarrier();
    let _e426 = params_2.member.member_2;
    let _e427 = (_e426 & 31u);
    let _e431 = (_e388 & ((1u << bitcast<u32>(_e427)) - 1u));
    let _e433 = (256u >> bitcast<u32>(_e427));
    let _e436 = params_2.member.member_1;
    if (_e431 < _e436) {
        let _e440 = centers_3.member[_e431];
        phi_20291_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20294_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20296_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20298_ = (_e388 >> bitcast<u32>(_e427));
        loop {
            let _e447 = phi_20291_;
            let _e449 = phi_20294_;
            let _e451 = phi_20296_;
            let _e453 = phi_20298_;
            local_144 = _e447;
            local_145 = _e449;
            local_146 = _e451;
            let _e454 = (_e453 < 256u);
            if _e454 {
                let _e457 = point_masks[_e453][0u];
                let _e460 = point_masks[_e453][1u];
                if (((select(_e460, _e457, (_e431 < 32u)) >> bitcast<u32>(((_e431 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20384_ = _e447;
                    phi_20385_ = _e449;
                    phi_20386_ = _e451;
                } else {
                    let _e470 = points[_e453];
                    let _e474 = (_e470.x - _e440.x);
                    let _e475 = (_e470.y - _e440.y);
                    let _e476 = (_e470.z - _e440.z);
                    let _e489 = points[_e453];
                    phi_20384_ = vec4<f32>((_e447.x + (_e474 * _e475)), (_e447.y + (_e474 * _e476)), (_e447.z + (_e475 * _e476)), _e447.w);
                    phi_20385_ = vec4<f32>((_e449.x + (_e474 * _e474)), (_e449.y + (_e475 * _e475)), (_e449.z + (_e476 * _e476)), (_e449.w + _e489.w));
                    phi_20386_ = vec4<f32>((_e451.x + _e474), (_e451.y + _e475), (_e451.z + _e476), (_e451.w + 1f));
                }
                let _e512 = phi_20384_;
                let _e514 = phi_20385_;
                let _e516 = phi_20386_;
                phi_20292_ = _e512;
                phi_20295_ = _e514;
                phi_20297_ = _e516;
                phi_20299_ = (_e453 + _e433);
            } else {
                break;
            }
            let _e519 = phi_20292_;
            let _e521 = phi_20295_;
            let _e523 = phi_20297_;
            let _e525 = phi_20299_;
            continue;
            continuing {
                phi_20291_ = _e519;
                phi_20294_ = _e521;
                phi_20296_ = _e523;
                phi_20298_ = _e525;
            }
        }
        let _e588 = local_144;
        phi_20388_ = _e588;
        let _e591 = local_145;
        phi_20389_ = _e591;
        let _e594 = local_146;
        phi_20390_ = _e594;
    } else {
        phi_20388_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20389_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20390_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e528 = phi_20388_;
    let _e530 = phi_20389_;
    let _e532 = phi_20390_;
    phi_20392_ = 0u;
    loop {
        let _e534 = phi_20392_;
        let _e535 = (_e534 < 3u);
        if _e535 {
            if (_e534 == 0u) {
                parts[_e388] = _e532;
            } else {
                if (_e534 == 1u) {
                    parts[_e388] = _e530;
                } else {
                    parts[_e388] = _e528;
                }
            }
            workgroupBarrier();
            if (_e388 < _e436) {
                if ((_e395 - _e388) < _e398) {
                    phi_20426_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20429_ = 0u;
                    loop {
                        let _e545 = phi_20426_;
                        let _e547 = phi_20429_;
                        local_143 = _e545;
                        let _e548 = (_e547 < _e433);
                        if _e548 {
                            let _e553 = parts[((_e547 << bitcast<u32>(_e427)) + _e388)];
                            phi_20427_ = (_e545 + _e553);
                            phi_20430_ = (_e547 + 1u);
                        } else {
                            break;
                        }
                        let _e557 = phi_20427_;
                        let _e559 = phi_20430_;
                        continue;
                        continuing {
                            phi_20426_ = _e557;
                            phi_20429_ = _e559;
                        }
                    }
                    let _e568 = local_143;
                    sums_2.member[((((_e393 * _e436) + _e388) * 3u) + _e534)] = _e568;
                }
            }
            workgroupBarrier();
            phi_20393_ = (_e534 + 1u);
        } else {
            break;
        }
        let _e571 = phi_20393_;
        continue;
        continuing {
            phi_20392_ = _e571;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20518_: u32;
    var phi_20520_: vec4<f32>;
    var phi_20523_: vec4<f32>;
    var phi_20525_: vec4<f32>;
    var phi_20527_: u32;
    var phi_20521_: vec4<f32>;
    var phi_20524_: vec4<f32>;
    var phi_20526_: vec4<f32>;
    var phi_20528_: u32;
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
    var phi_20941_: array<vec3<f32>, 3>;
    var phi_20942_: array<vec3<f32>, 3>;
    var phi_20944_: array<vec3<f32>, 3>;
    var phi_20945_: bool;
    var phi_20966_: array<vec3<f32>, 3>;
    var phi_20959_: array<vec3<f32>, 3>;
    var phi_20967_: array<vec3<f32>, 3>;
    var phi_20968_: array<vec3<f32>, 3>;
    var phi_20641_: f32;
    var phi_20644_: vec3<f32>;
    var phi_20646_: f32;
    var phi_20648_: f32;
    var phi_20650_: f32;
    var phi_20651_: vec3<f32>;
    var phi_20653_: f32;
    var phi_20655_: u32;
    var phi_20657_: vec3<f32>;
    var phi_20659_: f32;
    var phi_20687_: f32;
    var phi_20694_: type_92;
    var phi_20771_: f32;
    var phi_20778_: type_92;
    var phi_20850_: f32;
    var phi_20857_: type_92;
    var phi_20642_: f32;
    var phi_20645_: vec3<f32>;
    var phi_20647_: f32;
    var phi_20649_: f32;
    var phi_20652_: vec3<f32>;
    var phi_20654_: f32;
    var phi_20656_: u32;
    var phi_20658_: vec3<f32>;
    var phi_20660_: f32;
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
    var phi_20969_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_20978_: f32;
    var phi_21022_: f32;
    var phi_21063_: f32;
    var phi_21078_: array<vec3<f32>, 3>;
    var phi_21079_: type_90;
    var phi_21091_: u32;
    var phi_21094_: f32;
    var phi_21092_: u32;
    var phi_21095_: f32;
    var phi_21109_: u32;
    var phi_21112_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21134_: f32;
    var phi_21110_: u32;
    var phi_21113_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21163_: f32;
    var phi_21220_: f32;
    var phi_21266_: f32;
    var phi_21312_: f32;
    var local_177: u32;
    var phi_37009_: f32;
    var phi_37018_: f32;
    var phi_21359_: u32;
    var local_178: u32;
    var phi_21360_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e380.z] = _e379.x;
    let _e388 = local_147[(_e381.z - 1u)];
    let _e395 = (((_e380.x + (_e380.y * _e381.x)) * 256u) + _e388);
    let _e398 = params_2.member.member_1;
    let _e399 = (_e395 < _e398);
    if _e399 {
        let _e402 = params_2.member.member_4;
        let _e403 = (_e402 / 256u);
        if ((_e402 % 256u) > 0u) {
            phi_20518_ = (_e403 + 1u);
        } else {
            phi_20518_ = _e403;
        }
        let _e408 = phi_20518_;
        phi_20520_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20523_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20525_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20527_ = 0u;
        loop {
            let _e410 = phi_20520_;
            let _e412 = phi_20523_;
            let _e414 = phi_20525_;
            let _e416 = phi_20527_;
            local_148 = _e414;
            local_149 = _e414;
            local_150 = _e414;
            local_151 = _e414;
            local_152 = _e412;
            local_153 = _e412;
            local_154 = _e412;
            local_155 = _e410;
            local_156 = _e410;
            local_157 = _e410;
            local_172 = _e412;
            let _e417 = (_e416 < _e408);
            if _e417 {
                let _e420 = (((_e416 * _e398) + _e395) * 3u);
                let _e423 = sums_3.member[_e420];
                let _e428 = sums_3.member[(_e420 + 1u)];
                let _e433 = sums_3.member[(_e420 + 2u)];
                phi_20521_ = (_e410 + _e433);
                phi_20524_ = (_e412 + _e428);
                phi_20526_ = (_e414 + _e423);
                phi_20528_ = (_e416 + 1u);
            } else {
                break;
            }
            let _e437 = phi_20521_;
            let _e439 = phi_20524_;
            let _e441 = phi_20526_;
            let _e443 = phi_20528_;
            continue;
            continuing {
                phi_20520_ = _e437;
                phi_20523_ = _e439;
                phi_20525_ = _e441;
                phi_20527_ = _e443;
            }
        }
        let _e446 = local_148;
        let _e449 = select(_e446.w, 1f, (_e446.w < 1f));
        let _e451 = local_149;
        let _e454 = local_150;
        let _e457 = local_151;
        let _e459 = (_e451.x / _e449);
        let _e460 = (_e454.y / _e449);
        let _e461 = (_e457.z / _e449);
        let _e464 = local_152;
        let _e467 = local_153;
        let _e470 = local_154;
        let _e478 = ((_e464.x / _e449) - (_e459 * _e459));
        let _e479 = ((_e467.y / _e449) - (_e460 * _e460));
        let _e480 = ((_e470.z / _e449) - (_e461 * _e461));
        let _e483 = local_155;
        let _e486 = local_156;
        let _e489 = local_157;
        let _e497 = ((_e483.x / _e449) - (_e459 * _e460));
        let _e498 = ((_e486.y / _e449) - (_e459 * _e461));
        let _e499 = ((_e489.z / _e449) - (_e460 * _e461));
        let _e504 = params_2.member.member_22;
        if (_e504 == 0u) {
            phi_20641_ = _e478;
            phi_20644_ = vec3<f32>(0f, 0f, 1f);
            phi_20646_ = _e498;
            phi_20648_ = _e480;
            phi_20650_ = _e499;
            phi_20651_ = vec3<f32>(0f, 1f, 0f);
            phi_20653_ = _e479;
            phi_20655_ = 0u;
            phi_20657_ = vec3<f32>(1f, 0f, 0f);
            phi_20659_ = _e497;
            loop {
                let _e529 = phi_20641_;
                let _e531 = phi_20644_;
                let _e533 = phi_20646_;
                let _e535 = phi_20648_;
                let _e537 = phi_20650_;
                let _e539 = phi_20651_;
                let _e541 = phi_20653_;
                let _e543 = phi_20655_;
                let _e545 = phi_20657_;
                let _e547 = phi_20659_;
                local_158 = _e541;
                local_159 = _e529;
                local_160 = _e541;
                local_161 = _e529;
                local_162 = _e545;
                local_163 = _e539;
                local_164 = _e529;
                local_165 = _e541;
                local_166 = _e539;
                local_167 = _e545;
                local_168 = _e535;
                local_169 = _e531;
                local_170 = _e535;
                local_171 = _e531;
                let _e548 = (_e543 < 6u);
                if _e548 {
                    if (abs(_e547) < 0.000000000000000000000000000001f) {
                        phi_20694_ = type_92(1f, 0f);
                    } else {
                        let _e553 = ((_e541 - _e529) / (2f * _e547));
                        let _e556 = sqrt(((_e553 * _e553) + 1f));
                        if (_e553 < 0f) {
                            phi_20687_ = (-1f / (_e556 - _e553));
                        } else {
                            phi_20687_ = (1f / (_e556 + _e553));
                        }
                        let _e563 = phi_20687_;
                        let _e567 = (1f / sqrt(((_e563 * _e563) + 1f)));
                        phi_20694_ = type_92(_e567, (_e563 * _e567));
                    }
                    let _e571 = phi_20694_;
                    let _e578 = (((2f * _e547) * _e571.member) * _e571.member_1);
                    let _e582 = ((((_e529 * _e571.member) * _e571.member) - _e578) + ((_e541 * _e571.member_1) * _e571.member_1));
                    let _e588 = ((((_e529 * _e571.member_1) * _e571.member_1) + _e578) + ((_e541 * _e571.member) * _e571.member));
                    let _e591 = ((_e571.member * _e533) - (_e571.member_1 * _e537));
                    let _e594 = ((_e571.member_1 * _e533) + (_e571.member * _e537));
                    let _e607 = ((_e545.x * _e571.member) - (_e539.x * _e571.member_1));
                    let _e608 = ((_e545.y * _e571.member) - (_e539.y * _e571.member_1));
                    let _e609 = ((_e545.z * _e571.member) - (_e539.z * _e571.member_1));
                    let _e616 = ((_e545.x * _e571.member_1) + (_e539.x * _e571.member));
                    let _e617 = ((_e545.y * _e571.member_1) + (_e539.y * _e571.member));
                    let _e618 = ((_e545.z * _e571.member_1) + (_e539.z * _e571.member));
                    if (abs(_e591) < 0.000000000000000000000000000001f) {
                        phi_20778_ = type_92(1f, 0f);
                    } else {
                        let _e623 = ((_e535 - _e582) / (2f * _e591));
                        let _e626 = sqrt(((_e623 * _e623) + 1f));
                        if (_e623 < 0f) {
                            phi_20771_ = (-1f / (_e626 - _e623));
                        } else {
                            phi_20771_ = (1f / (_e626 + _e623));
                        }
                        let _e633 = phi_20771_;
                        let _e637 = (1f / sqrt(((_e633 * _e633) + 1f)));
                        phi_20778_ = type_92(_e637, (_e633 * _e637));
                    }
                    let _e641 = phi_20778_;
                    let _e648 = (((2f * _e591) * _e641.member) * _e641.member_1);
                    let _e658 = ((((_e582 * _e641.member_1) * _e641.member_1) + _e648) + ((_e535 * _e641.member) * _e641.member));
                    let _e660 = -((_e641.member_1 * _e594));
                    let _e661 = (_e641.member * _e594);
                    let _e681 = ((_e607 * _e641.member_1) + (_e531.x * _e641.member));
                    let _e682 = ((_e608 * _e641.member_1) + (_e531.y * _e641.member));
                    let _e683 = ((_e609 * _e641.member_1) + (_e531.z * _e641.member));
                    if (abs(_e661) < 0.000000000000000000000000000001f) {
                        phi_20857_ = type_92(1f, 0f);
                    } else {
                        let _e688 = ((_e658 - _e588) / (2f * _e661));
                        let _e691 = sqrt(((_e688 * _e688) + 1f));
                        if (_e688 < 0f) {
                            phi_20850_ = (-1f / (_e691 - _e688));
                        } else {
                            phi_20850_ = (1f / (_e691 + _e688));
                        }
                        let _e698 = phi_20850_;
                        let _e702 = (1f / sqrt(((_e698 * _e698) + 1f)));
                        phi_20857_ = type_92(_e702, (_e698 * _e702));
                    }
                    let _e706 = phi_20857_;
                    let _e713 = (((2f * _e661) * _e706.member) * _e706.member_1);
                    phi_20642_ = ((((_e582 * _e641.member) * _e641.member) - _e648) + ((_e535 * _e641.member_1) * _e641.member_1));
                    phi_20645_ = vec3<f32>(((_e616 * _e706.member_1) + (_e681 * _e706.member)), ((_e617 * _e706.member_1) + (_e682 * _e706.member)), ((_e618 * _e706.member_1) + (_e683 * _e706.member)));
                    phi_20647_ = (_e706.member_1 * _e660);
                    phi_20649_ = ((((_e588 * _e706.member_1) * _e706.member_1) + _e713) + ((_e658 * _e706.member) * _e706.member));
                    phi_20652_ = vec3<f32>(((_e616 * _e706.member) - (_e681 * _e706.member_1)), ((_e617 * _e706.member) - (_e682 * _e706.member_1)), ((_e618 * _e706.member) - (_e683 * _e706.member_1)));
                    phi_20654_ = ((((_e588 * _e706.member) * _e706.member) - _e713) + ((_e658 * _e706.member_1) * _e706.member_1));
                    phi_20656_ = (_e543 + 1u);
                    phi_20658_ = vec3<f32>(((_e607 * _e641.member) - (_e531.x * _e641.member_1)), ((_e608 * _e641.member) - (_e531.y * _e641.member_1)), ((_e609 * _e641.member) - (_e531.z * _e641.member_1)));
                    phi_20660_ = (_e706.member * _e660);
                } else {
                    break;
                }
                let _e748 = phi_20642_;
                let _e750 = phi_20645_;
                let _e752 = phi_20647_;
                let _e754 = phi_20649_;
                let _e756 = phi_20652_;
                let _e758 = phi_20654_;
                let _e760 = phi_20656_;
                let _e762 = phi_20658_;
                let _e764 = phi_20660_;
                continue;
                continuing {
                    phi_20641_ = _e748;
                    phi_20644_ = _e750;
                    phi_20646_ = _e752;
                    phi_20648_ = _e754;
                    phi_20650_ = 0f;
                    phi_20651_ = _e756;
                    phi_20653_ = _e758;
                    phi_20655_ = _e760;
                    phi_20657_ = _e762;
                    phi_20659_ = _e764;
                }
            }
            let _e767 = local_158;
            let _e769 = local_159;
            let _e770 = (_e767 > _e769);
            let _e772 = local_160;
            let _e774 = local_161;
            let _e775 = select(_e774, _e772, _e770);
            let _e776 = vec3(_e770);
            let _e778 = local_162;
            let _e780 = local_163;
            let _e781 = select(_e780, _e778, _e776);
            let _e783 = local_164;
            let _e785 = local_165;
            let _e788 = local_166;
            let _e790 = local_167;
            let _e791 = select(_e790, _e788, _e776);
            let _e793 = local_168;
            let _e794 = (_e793 > _e775);
            let _e795 = vec3(_e794);
            let _e797 = local_169;
            let _e798 = select(_e797, _e791, _e795);
            let _e800 = local_170;
            let _e803 = local_171;
            let _e806 = vec3((select(_e800, _e775, _e794) > select(_e785, _e783, _e770)));
            phi_20969_ = array<vec3<f32>, 3>(select(_e791, _e803, _e795), select(_e781, _e798, _e806), select(_e798, _e781, _e806));
        } else {
            let _e506 = (_e478 >= _e479);
            if _e506 {
                let _e507 = (_e478 >= _e480);
                if _e507 {
                    if (_e479 >= _e480) {
                        phi_20941_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20941_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e510 = phi_20941_;
                    phi_20942_ = _e510;
                } else {
                    phi_20942_ = array<vec3<f32>, 3>();
                }
                let _e512 = phi_20942_;
                phi_20944_ = _e512;
                phi_20945_ = select(true, false, _e507);
            } else {
                phi_20944_ = array<vec3<f32>, 3>();
                phi_20945_ = true;
            }
            let _e515 = phi_20944_;
            let _e517 = phi_20945_;
            if _e517 {
                if (_e479 >= _e480) {
                    if (_e478 >= _e480) {
                        phi_20959_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_20959_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e523 = phi_20959_;
                    phi_20967_ = _e523;
                } else {
                    if _e506 {
                        phi_20966_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_20966_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e520 = phi_20966_;
                    phi_20967_ = _e520;
                }
                let _e525 = phi_20967_;
                phi_20968_ = _e525;
            } else {
                phi_20968_ = _e515;
            }
            let _e527 = phi_20968_;
            phi_20969_ = _e527;
        }
        let _e811 = phi_20969_;
        if (_e446.w > 0f) {
            let _e814 = local_172;
            phi_20978_ = (_e814.w / _e446.w);
        } else {
            phi_20978_ = 1f;
        }
        let _e818 = phi_20978_;
        let _e821 = params_2.member.member_5;
        let _e824 = (1.5f * _e818);
        let _e847 = (((((_e811[0].x * _e811[0].x) * _e478) + ((_e811[0].y * _e811[0].y) * _e479)) + ((_e811[0].z * _e811[0].z) * _e480)) + (2f * ((((_e811[0].x * _e811[0].y) * _e497) + ((_e811[0].x * _e811[0].z) * _e498)) + ((_e811[0].y * _e811[0].z) * _e499))));
        if (_e847 > 0f) {
            phi_21022_ = (12f * _e847);
        } else {
            phi_21022_ = 0f;
        }
        let _e851 = phi_21022_;
        let _e855 = ((((_e446.w * f32(_e821)) * _e824) / (sqrt(_e851) + _e824)) * 0.03125f);
        let _e877 = (((((_e811[1].x * _e811[1].x) * _e478) + ((_e811[1].y * _e811[1].y) * _e479)) + ((_e811[1].z * _e811[1].z) * _e480)) + (2f * ((((_e811[1].x * _e811[1].y) * _e497) + ((_e811[1].x * _e811[1].z) * _e498)) + ((_e811[1].y * _e811[1].z) * _e499))));
        if (_e877 > 0f) {
            phi_21063_ = (12f * _e877);
        } else {
            phi_21063_ = 0f;
        }
        let _e881 = phi_21063_;
        let _e884 = (sqrt(_e881) / (_e818 * 3f));
        let _e886 = select(_e884, _e855, (_e855 < _e884));
        targets[_e388] = select(1f, _e886, (_e886 > 1f));
        phi_21078_ = _e811;
        phi_21079_ = type_90(vec3<f32>(_e459, _e460, _e461), vec3<f32>(_e478, _e479, _e480), vec3<f32>(_e497, _e498, _e499));
    } else {
        phi_21078_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
        phi_21079_ = type_90(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e891 = phi_21078_;
    let _e893 = phi_21079_;
    if (_e395 == 0u) {
        let _e897 = normalization_1.member[0u];
        axes.member[320u] = _e897;
    }
    workgroupBarrier();
    if _e399 {
        phi_21091_ = 0u;
        phi_21094_ = 0f;
        loop {
            let _e901 = phi_21091_;
            let _e903 = phi_21094_;
            local_173 = _e903;
            local_174 = _e903;
            local_175 = _e903;
            local_176 = _e903;
            let _e904 = (_e901 < _e398);
            if _e904 {
                let _e906 = targets[_e901];
                phi_21092_ = (_e901 + 1u);
                phi_21095_ = (_e903 + _e906);
            } else {
                break;
            }
            let _e910 = phi_21092_;
            let _e912 = phi_21095_;
            continue;
            continuing {
                phi_21091_ = _e910;
                phi_21094_ = _e912;
            }
        }
        phi_21109_ = 0u;
        phi_21112_ = 0u;
        loop {
            let _e915 = phi_21109_;
            let _e917 = phi_21112_;
            local_177 = _e915;
            local_178 = _e915;
            let _e918 = (_e917 < _e395);
            if _e918 {
                let _e920 = targets[_e917];
                let _e923 = params_2.member.member_19;
                let _e925 = f32((_e923 - _e398));
                let _e927 = local_173;
                if (_e927 > _e925) {
                    let _e930 = local_174;
                    phi_21134_ = (_e920 * (_e925 / _e930));
                } else {
                    phi_21134_ = _e920;
                }
                let _e934 = phi_21134_;
                let _e939 = select(select(u32(_e934), 0u, (_e934 < 0f)), 4294967295u, (_e934 > 4294967000f));
                phi_21110_ = (_e915 + select(1u, _e939, (_e939 > 1u)));
                phi_21113_ = (_e917 + 1u);
            } else {
                break;
            }
            let _e945 = phi_21110_;
            let _e947 = phi_21113_;
            continue;
            continuing {
                phi_21109_ = _e945;
                phi_21112_ = _e947;
            }
        }
        let _e950 = targets[_e395];
        let _e953 = params_2.member.member_19;
        let _e955 = f32((_e953 - _e398));
        let _e957 = local_175;
        if (_e957 > _e955) {
            let _e960 = local_176;
            phi_21163_ = (_e950 * (_e955 / _e960));
        } else {
            phi_21163_ = _e950;
        }
        let _e964 = phi_21163_;
        let _e969 = select(select(u32(_e964), 0u, (_e964 < 0f)), 4294967295u, (_e964 > 4294967000f));
        let _e971 = select(1u, _e969, (_e969 > 1u));
        let _e1001 = (((((_e891[1].x * _e891[1].x) * _e893.member_1.x) + ((_e891[1].y * _e891[1].y) * _e893.member_1.y)) + ((_e891[1].z * _e891[1].z) * _e893.member_1.z)) + (2f * ((((_e891[1].x * _e891[1].y) * _e893.member_2.x) + ((_e891[1].x * _e891[1].z) * _e893.member_2.y)) + ((_e891[1].y * _e891[1].z) * _e893.member_2.z))));
        if (_e1001 > 0f) {
            phi_21220_ = (12f * _e1001);
        } else {
            phi_21220_ = 0f;
        }
        let _e1005 = phi_21220_;
        let _e1006 = sqrt(_e1005);
        let _e1028 = (((((_e891[2].x * _e891[2].x) * _e893.member_1.x) + ((_e891[2].y * _e891[2].y) * _e893.member_1.y)) + ((_e891[2].z * _e891[2].z) * _e893.member_1.z)) + (2f * ((((_e891[2].x * _e891[2].y) * _e893.member_2.x) + ((_e891[2].x * _e891[2].z) * _e893.member_2.y)) + ((_e891[2].y * _e891[2].z) * _e893.member_2.z))));
        if (_e1028 > 0f) {
            phi_21266_ = (12f * _e1028);
        } else {
            phi_21266_ = 0f;
        }
        let _e1032 = phi_21266_;
        let _e1033 = sqrt(_e1032);
        let _e1036 = centers_1.member[_e395];
        let _e1045 = ((_e1036.x - 0.5f) + _e893.member.x);
        let _e1047 = ((_e1036.y - 0.5f) + _e893.member.y);
        let _e1049 = ((_e1036.z - 0.5f) + _e893.member.z);
        let _e1054 = (((_e891[1].x * _e1045) + (_e891[1].y * _e1047)) + (_e891[1].z * _e1049));
        let _e1062 = (_e1006 > 0.000001f);
        if _e1062 {
            phi_21312_ = (f32(_e971) / _e1006);
        } else {
            phi_21312_ = 0f;
        }
        let _e1066 = phi_21312_;
        let _e1069 = local_177;
        let _e1071 = (_e395 * 5u);
        axes.member[_e1071] = vec4<f32>(_e891[0].x, _e891[0].y, _e891[0].z, 0f);
        axes.member[(_e1071 + 1u)] = vec4<f32>(_e891[1].x, _e891[1].y, _e891[1].z, 0f);
        axes.member[(_e1071 + 2u)] = vec4<f32>(_e891[2].x, _e891[2].y, _e891[2].z, 0f);
        axes.member[(_e1071 + 3u)] = vec4<f32>((_e1054 - (0.5f * _e1006)), _e1066, f32(_e971), f32(_e1069));
        if _e1062 {
            phi_37009_ = (16383.5f / _e1006);
        } else {
            phi_37009_ = 1f;
        }
        let _e1095 = phi_37009_;
        if (_e1033 > 0.000001f) {
            phi_37018_ = (16383.5f / _e1033);
        } else {
            phi_37018_ = 1f;
        }
        let _e1099 = phi_37018_;
        axes.member[(_e1071 + 4u)] = vec4<f32>((_e1054 - _e1006), ((((_e891[2].x * _e1045) + (_e891[2].y * _e1047)) + (_e891[2].z * _e1049)) - _e1033), _e1095, _e1099);
        phi_21359_ = 0u;
        loop {
            let _e1105 = phi_21359_;
            let _e1106 = (_e1105 < _e971);
            if _e1106 {
                let _e1108 = local_178;
                strip_clusters.member[(_e1108 + _e1105)] = _e395;
                phi_21360_ = (_e1105 + 1u);
            } else {
                break;
            }
            let _e1114 = phi_21360_;
            continue;
            continuing {
                phi_21359_ = _e1114;
            }
        }
    }
    return;
}

fn function_44() {
    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_2.member.member_3;
    if (_e388 < _e391) {
        let _e395 = proxy_count.member[0u];
        if (_e388 >= _e395) {
            starts_4.member[_e388] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21543_: u32;
    var phi_21658_: f32;
    var phi_21678_: f32;
    var phi_21718_: vec2<u32>;
    var phi_21742_: u32;
    var phi_21857_: f32;
    var phi_21877_: f32;
    var phi_21917_: vec2<u32>;
    var phi_21925_: type_94;
    var phi_21926_: vec2<u32>;
    var phi_21928_: vec2<u32>;
    var phi_21953_: u32;
    var phi_21970_: vec2<u32>;
    var phi_22091_: f32;
    var phi_22111_: f32;
    var phi_22137_: u32;
    var phi_22206_: u32;
    var phi_22138_: u32;
    var phi_21929_: vec2<u32>;
    var phi_22210_: type_94;
    var phi_22211_: type_94;
    var phi_22230_: u32;
    var phi_22302_: u32;
    var phi_22231_: u32;
    var phi_22308_: u32;
    var phi_22380_: u32;
    var phi_22309_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e380.z] = _e379.x;
    let _e388 = local_179[(_e381.z - 1u)];
    let _e395 = (((_e380.x + (_e380.y * _e381.x)) * 256u) + _e388);
    let _e396 = (_e388 == 0u);
    if _e396 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e400 = params_2.member.member;
    if (_e395 < _e400) {
        let _e404 = tags_4.member[_e395];
        let _e407 = axes_1.member[320u];
        let _e414 = params_2.member.member_16;
        let _e417 = params_2.member.member_17;
        let _e420 = params_2.member.member_18;
        let _e423 = (_e395 * 3u);
        let _e426 = corners.member[_e423];
        let _e436 = corners.member[(_e423 + 1u)];
        let _e446 = corners.member[(_e423 + 2u)];
        let _e463 = (vec3<f32>((((bitcast<f32>(_e426.x) * 0.015625f) - _e407.x) * _e407.w), (((bitcast<f32>(_e426.y) * 0.015625f) - _e407.y) * _e407.w), (((bitcast<f32>(_e426.z) * 0.015625f) - _e407.z) * _e407.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e474 = (vec3<f32>((((bitcast<f32>(_e436.x) * 0.015625f) - _e407.x) * _e407.w), (((bitcast<f32>(_e436.y) * 0.015625f) - _e407.y) * _e407.w), (((bitcast<f32>(_e436.z) * 0.015625f) - _e407.z) * _e407.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e485 = (vec3<f32>((((bitcast<f32>(_e446.x) * 0.015625f) - _e407.x) * _e407.w), (((bitcast<f32>(_e446.y) * 0.015625f) - _e407.y) * _e407.w), (((bitcast<f32>(_e446.z) * 0.015625f) - _e407.z) * _e407.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
        let _e488 = (((select(_e420, _e414, (_e395 < _e417)) * 0.015625f) * _e407.w) + 0.0000076293945f);
        let _e491 = (_e404.x == 0u);
        if _e491 {
            phi_21543_ = (32u + select(firstTrailingBit(_e404.y), 32u, (_e404.y == 0u)));
        } else {
            phi_21543_ = select(firstTrailingBit(_e404.x), 32u, _e491);
        }
        let _e499 = phi_21543_;
        let _e500 = (_e499 * 5u);
        let _e503 = axes_1.member[_e500];
        let _e514 = (((_e503.x * _e463.x) + (_e503.y * _e463.y)) + (_e503.z * _e463.z));
        let _e522 = (((_e503.x * _e474.x) + (_e503.y * _e474.y)) + (_e503.z * _e474.z));
        let _e530 = (((_e503.x * _e485.x) + (_e503.y * _e485.y)) + (_e503.z * _e485.z));
        let _e532 = select(_e514, _e522, (_e522 < _e514));
        let _e539 = axes_1.member[(_e500 + 1u)];
        let _e547 = (((_e539.x * _e463.x) + (_e539.y * _e463.y)) + (_e539.z * _e463.z));
        let _e552 = (((_e539.x * _e474.x) + (_e539.y * _e474.y)) + (_e539.z * _e474.z));
        let _e557 = (((_e539.x * _e485.x) + (_e539.y * _e485.y)) + (_e539.z * _e485.z));
        let _e559 = select(_e547, _e552, (_e552 < _e547));
        let _e563 = select(_e547, _e552, (_e552 > _e547));
        let _e571 = axes_1.member[(_e500 + 3u)];
        let _e577 = (((select(_e559, _e557, (_e557 < _e559)) - _e488) - _e571.x) * _e571.y);
        if (_e577 < _e571.z) {
            phi_21658_ = _e577;
        } else {
            phi_21658_ = (_e571.z - 1f);
        }
        let _e581 = phi_21658_;
        let _e583 = select(0f, _e581, (_e581 > 0f));
        let _e588 = select(select(u32(_e583), 0u, (_e583 < 0f)), 4294967295u, (_e583 > 4294967000f));
        let _e590 = (((select(_e563, _e557, (_e557 > _e563)) + _e488) - _e571.x) * _e571.y);
        if (_e590 < _e571.z) {
            phi_21678_ = _e590;
        } else {
            phi_21678_ = (_e571.z - 1f);
        }
        let _e594 = phi_21678_;
        let _e596 = select(0f, _e594, (_e594 > 0f));
        let _e614 = (1u << bitcast<u32>(((_e499 % 32u) & 31u)));
        if (_e499 < 32u) {
            phi_21718_ = vec2<u32>(_e614, 0u);
        } else {
            phi_21718_ = vec2<u32>(0u, _e614);
        }
        let _e619 = phi_21718_;
        let _e624 = (_e404.x & ~(_e619.x));
        let _e625 = (_e404.y & ~(_e619.y));
        if ((_e624 | _e625) == 0u) {
            phi_21925_ = type_94(0u, 0u, 0f);
            phi_21926_ = vec2<u32>(_e624, _e625);
        } else {
            let _e629 = (_e624 == 0u);
            if _e629 {
                phi_21742_ = (32u + select(firstTrailingBit(_e625), 32u, (_e625 == 0u)));
            } else {
                phi_21742_ = select(firstTrailingBit(_e624), 32u, _e629);
            }
            let _e637 = phi_21742_;
            let _e638 = (_e637 * 5u);
            let _e641 = axes_1.member[_e638];
            let _e649 = (((_e641.x * _e463.x) + (_e641.y * _e463.y)) + (_e641.z * _e463.z));
            let _e654 = (((_e641.x * _e474.x) + (_e641.y * _e474.y)) + (_e641.z * _e474.z));
            let _e659 = (((_e641.x * _e485.x) + (_e641.y * _e485.y)) + (_e641.z * _e485.z));
            let _e661 = select(_e649, _e654, (_e654 < _e649));
            let _e668 = axes_1.member[(_e638 + 1u)];
            let _e676 = (((_e668.x * _e463.x) + (_e668.y * _e463.y)) + (_e668.z * _e463.z));
            let _e681 = (((_e668.x * _e474.x) + (_e668.y * _e474.y)) + (_e668.z * _e474.z));
            let _e686 = (((_e668.x * _e485.x) + (_e668.y * _e485.y)) + (_e668.z * _e485.z));
            let _e688 = select(_e676, _e681, (_e681 < _e676));
            let _e692 = select(_e676, _e681, (_e681 > _e676));
            let _e700 = axes_1.member[(_e638 + 3u)];
            let _e706 = (((select(_e688, _e686, (_e686 < _e688)) - _e488) - _e700.x) * _e700.y);
            if (_e706 < _e700.z) {
                phi_21857_ = _e706;
            } else {
                phi_21857_ = (_e700.z - 1f);
            }
            let _e710 = phi_21857_;
            let _e712 = select(0f, _e710, (_e710 > 0f));
            let _e717 = select(select(u32(_e712), 0u, (_e712 < 0f)), 4294967295u, (_e712 > 4294967000f));
            let _e719 = (((select(_e692, _e686, (_e686 > _e692)) + _e488) - _e700.x) * _e700.y);
            if (_e719 < _e700.z) {
                phi_21877_ = _e719;
            } else {
                phi_21877_ = (_e700.z - 1f);
            }
            let _e723 = phi_21877_;
            let _e725 = select(0f, _e723, (_e723 > 0f));
            let _e743 = (1u << bitcast<u32>(((_e637 % 32u) & 31u)));
            if (_e637 < 32u) {
                phi_21917_ = vec2<u32>(_e743, 0u);
            } else {
                phi_21917_ = vec2<u32>(0u, _e743);
            }
            let _e748 = phi_21917_;
            phi_21925_ = type_94((select(select(u32(_e700.w), 0u, (_e700.w < 0f)), 4294967295u, (_e700.w > 4294967000f)) + _e717), ((select(select(u32(_e725), 0u, (_e725 < 0f)), 4294967295u, (_e725 > 4294967000f)) - _e717) + 1u), (select(_e661, _e659, (_e659 < _e661)) - _e488));
            phi_21926_ = vec2<u32>((_e624 & ~(_e748.x)), (_e625 & ~(_e748.y)));
        }
        let _e757 = phi_21925_;
        let _e759 = phi_21926_;
        phi_21928_ = _e759;
        loop {
            let _e761 = phi_21928_;
            let _e765 = ((_e761.x | _e761.y) == 0u);
            if _e765 {
                phi_21929_ = vec2<u32>();
            } else {
                let _e766 = (_e761.x == 0u);
                if _e766 {
                    phi_21953_ = (32u + select(firstTrailingBit(_e761.y), 32u, (_e761.y == 0u)));
                } else {
                    phi_21953_ = select(firstTrailingBit(_e761.x), 32u, _e766);
                }
                let _e774 = phi_21953_;
                let _e778 = (1u << bitcast<u32>(((_e774 % 32u) & 31u)));
                if (_e774 < 32u) {
                    phi_21970_ = vec2<u32>(_e778, 0u);
                } else {
                    phi_21970_ = vec2<u32>(0u, _e778);
                }
                let _e783 = phi_21970_;
                let _e790 = (_e774 * 5u);
                let _e793 = axes_1.member[_e790];
                let _e801 = (((_e793.x * _e463.x) + (_e793.y * _e463.y)) + (_e793.z * _e463.z));
                let _e806 = (((_e793.x * _e474.x) + (_e793.y * _e474.y)) + (_e793.z * _e474.z));
                let _e811 = (((_e793.x * _e485.x) + (_e793.y * _e485.y)) + (_e793.z * _e485.z));
                let _e813 = select(_e801, _e806, (_e806 < _e801));
                let _e820 = axes_1.member[(_e790 + 1u)];
                let _e828 = (((_e820.x * _e463.x) + (_e820.y * _e463.y)) + (_e820.z * _e463.z));
                let _e833 = (((_e820.x * _e474.x) + (_e820.y * _e474.y)) + (_e820.z * _e474.z));
                let _e838 = (((_e820.x * _e485.x) + (_e820.y * _e485.y)) + (_e820.z * _e485.z));
                let _e840 = select(_e828, _e833, (_e833 < _e828));
                let _e844 = select(_e828, _e833, (_e833 > _e828));
                let _e852 = axes_1.member[(_e790 + 3u)];
                let _e858 = (((select(_e840, _e838, (_e838 < _e840)) - _e488) - _e852.x) * _e852.y);
                if (_e858 < _e852.z) {
                    phi_22091_ = _e858;
                } else {
                    phi_22091_ = (_e852.z - 1f);
                }
                let _e862 = phi_22091_;
                let _e864 = select(0f, _e862, (_e862 > 0f));
                let _e869 = select(select(u32(_e864), 0u, (_e864 < 0f)), 4294967295u, (_e864 > 4294967000f));
                let _e871 = (((select(_e844, _e838, (_e838 > _e844)) + _e488) - _e852.x) * _e852.y);
                if (_e871 < _e852.z) {
                    phi_22111_ = _e871;
                } else {
                    phi_22111_ = (_e852.z - 1f);
                }
                let _e875 = phi_22111_;
                let _e877 = select(0f, _e875, (_e875 > 0f));
                let _e890 = ((select(select(u32(_e877), 0u, (_e877 < 0f)), 4294967295u, (_e877 > 4294967000f)) - _e869) + 1u);
                let _e893 = atomicAdd((&proxy_count_1.member[0u]), _e890);
                phi_22137_ = 0u;
                loop {
                    let _e895 = phi_22137_;
                    let _e896 = (_e895 < _e890);
                    if _e896 {
                        let _e897 = (_e893 + _e895);
                        let _e900 = params_2.member.member_3;
                        if (_e897 < _e900) {
                            let _e905 = params_2.member.member_20;
                            let _e906 = (_e905 & 31u);
                            let _e909 = f32((1u << bitcast<u32>(_e906)));
                            let _e912 = (((select(_e813, _e811, (_e811 < _e813)) - _e488) + 1f) * (0.5f * _e909));
                            let _e913 = (_e909 - 2f);
                            let _e915 = select(_e913, _e912, (_e912 < _e913));
                            let _e917 = select(1f, _e915, (_e915 > 1f));
                            starts_5.member[_e897] = ((((select(select(u32(_e852.w), 0u, (_e852.w < 0f)), 4294967295u, (_e852.w > 4294967000f)) + _e869) + _e895) << bitcast<u32>(_e906)) | select(select(u32(_e917), 0u, (_e917 < 0f)), 4294967295u, (_e917 > 4294967000f)));
                            if (_e895 > 0u) {
                                phi_22206_ = (_e395 | 2147483648u);
                            } else {
                                phi_22206_ = _e395;
                            }
                            let _e931 = phi_22206_;
                            proxies_1.member[_e897] = _e931;
                        }
                        phi_22138_ = (_e895 + 1u);
                    } else {
                        break;
                    }
                    let _e936 = phi_22138_;
                    continue;
                    continuing {
                        phi_22137_ = _e936;
                    }
                }
                phi_21929_ = (_e761 & vec2<u32>(~(_e783.x), ~(_e783.y)));
            }
            let _e939 = phi_21929_;
            continue;
            continuing {
                phi_21928_ = _e939;
                break if !(select(true, false, _e765));
            }
        }
        phi_22210_ = _e757;
        phi_22211_ = type_94((select(select(u32(_e571.w), 0u, (_e571.w < 0f)), 4294967295u, (_e571.w > 4294967000f)) + _e588), ((select(select(u32(_e596), 0u, (_e596 < 0f)), 4294967295u, (_e596 > 4294967000f)) - _e588) + 1u), (select(_e532, _e530, (_e530 < _e532)) - _e488));
    } else {
        phi_22210_ = type_94(0u, 0u, 0f);
        phi_22211_ = type_94(0u, 0u, 0f);
    }
    let _e943 = phi_22210_;
    let _e945 = phi_22211_;
    let _e950 = atomicAdd((&reserved_1[0u]), (_e945.member_1 + _e943.member_1));
    workgroupBarrier();
    if _e396 {
        let _e951 = atomicLoad((&reserved_1[0u]));
        let _e954 = atomicAdd((&proxy_count_1.member[0u]), _e951);
        atomicStore((&reserved_1[1u]), _e954);
    }
    workgroupBarrier();
    let _e957 = atomicLoad((&reserved_1[1u]));
    let _e958 = (_e957 + _e950);
    phi_22230_ = 0u;
    loop {
        let _e960 = phi_22230_;
        let _e961 = (_e960 < _e945.member_1);
        if _e961 {
            let _e962 = (_e958 + _e960);
            let _e965 = params_2.member.member_3;
            if (_e962 < _e965) {
                let _e972 = params_2.member.member_20;
                let _e973 = (_e972 & 31u);
                let _e976 = f32((1u << bitcast<u32>(_e973)));
                let _e979 = ((_e945.member_2 + 1f) * (0.5f * _e976));
                let _e980 = (_e976 - 2f);
                let _e982 = select(_e980, _e979, (_e979 < _e980));
                let _e984 = select(1f, _e982, (_e982 > 1f));
                starts_5.member[_e962] = (((_e945.member + _e960) << bitcast<u32>(_e973)) | select(select(u32(_e984), 0u, (_e984 < 0f)), 4294967295u, (_e984 > 4294967000f)));
                if (_e960 > 0u) {
                    phi_22302_ = (_e395 | 2147483648u);
                } else {
                    phi_22302_ = _e395;
                }
                let _e998 = phi_22302_;
                proxies_1.member[_e962] = _e998;
            }
            phi_22231_ = (_e960 + 1u);
        } else {
            break;
        }
        let _e1003 = phi_22231_;
        continue;
        continuing {
            phi_22230_ = _e1003;
        }
    }
    phi_22308_ = 0u;
    loop {
        let _e1007 = phi_22308_;
        let _e1008 = (_e1007 < _e943.member_1);
        if _e1008 {
            let _e1009 = ((_e958 + _e945.member_1) + _e1007);
            let _e1012 = params_2.member.member_3;
            if (_e1009 < _e1012) {
                let _e1019 = params_2.member.member_20;
                let _e1020 = (_e1019 & 31u);
                let _e1023 = f32((1u << bitcast<u32>(_e1020)));
                let _e1026 = ((_e943.member_2 + 1f) * (0.5f * _e1023));
                let _e1027 = (_e1023 - 2f);
                let _e1029 = select(_e1027, _e1026, (_e1026 < _e1027));
                let _e1031 = select(1f, _e1029, (_e1029 > 1f));
                starts_5.member[_e1009] = (((_e943.member + _e1007) << bitcast<u32>(_e1020)) | select(select(u32(_e1031), 0u, (_e1031 < 0f)), 4294967295u, (_e1031 > 4294967000f)));
                if (_e1007 > 0u) {
                    phi_22380_ = (_e395 | 2147483648u);
                } else {
                    phi_22380_ = _e395;
                }
                let _e1045 = phi_22380_;
                proxies_1.member[_e1009] = _e1045;
            }
            phi_22309_ = (_e1007 + 1u);
        } else {
            break;
        }
        let _e1050 = phi_22309_;
        continue;
        continuing {
            phi_22308_ = _e1050;
        }
    }
    return;
}

fn function_46() {
    var phi_22705_: vec2<u32>;
    var phi_22853_: vec2<u32>;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params_2.member.member_3;
    if (_e388 < _e391) {
        let _e395 = sorted_starts_1.member[_e388];
        if (_e395 != 4294967295u) {
            let _e399 = proxies_2.member[_e388];
            let _e402 = params_2.member.member_20;
            let _e403 = (_e402 & 31u);
            let _e405 = (_e395 >> bitcast<u32>(_e403));
            let _e408 = strip_clusters_1.member[_e405];
            let _e409 = (_e399 & 2147483647u);
            let _e412 = axes_2.member[320u];
            let _e419 = params_2.member.member_16;
            let _e422 = params_2.member.member_17;
            let _e425 = params_2.member.member_18;
            let _e428 = (_e409 * 3u);
            let _e431 = corners_2.member[_e428];
            let _e441 = corners_2.member[(_e428 + 1u)];
            let _e451 = corners_2.member[(_e428 + 2u)];
            let _e468 = (vec3<f32>((((bitcast<f32>(_e431.x) * 0.015625f) - _e412.x) * _e412.w), (((bitcast<f32>(_e431.y) * 0.015625f) - _e412.y) * _e412.w), (((bitcast<f32>(_e431.z) * 0.015625f) - _e412.z) * _e412.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e479 = (vec3<f32>((((bitcast<f32>(_e441.x) * 0.015625f) - _e412.x) * _e412.w), (((bitcast<f32>(_e441.y) * 0.015625f) - _e412.y) * _e412.w), (((bitcast<f32>(_e441.z) * 0.015625f) - _e412.z) * _e412.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e490 = (vec3<f32>((((bitcast<f32>(_e451.x) * 0.015625f) - _e412.x) * _e412.w), (((bitcast<f32>(_e451.y) * 0.015625f) - _e412.y) * _e412.w), (((bitcast<f32>(_e451.z) * 0.015625f) - _e412.z) * _e412.w)) - vec3<f32>(0.5f, 0.5f, 0.5f));
            let _e493 = (((select(_e425, _e419, (_e409 < _e422)) * 0.015625f) * _e412.w) + 0.0000076293945f);
            let _e494 = (_e408 * 5u);
            let _e497 = axes_2.member[_e494];
            let _e508 = (((_e497.x * _e468.x) + (_e497.y * _e468.y)) + (_e497.z * _e468.z));
            let _e516 = (((_e497.x * _e479.x) + (_e497.y * _e479.y)) + (_e497.z * _e479.z));
            let _e524 = (((_e497.x * _e490.x) + (_e497.y * _e490.y)) + (_e497.z * _e490.z));
            let _e526 = select(_e508, _e516, (_e516 > _e508));
            let _e533 = axes_2.member[(_e494 + 1u)];
            let _e541 = (((_e533.x * _e468.x) + (_e533.y * _e468.y)) + (_e533.z * _e468.z));
            let _e546 = (((_e533.x * _e479.x) + (_e533.y * _e479.y)) + (_e533.z * _e479.z));
            let _e551 = (((_e533.x * _e490.x) + (_e533.y * _e490.y)) + (_e533.z * _e490.z));
            let _e553 = select(_e541, _e546, (_e546 < _e541));
            let _e557 = select(_e541, _e546, (_e546 > _e541));
            let _e565 = axes_2.member[(_e494 + 2u)];
            let _e573 = (((_e565.x * _e468.x) + (_e565.y * _e468.y)) + (_e565.z * _e468.z));
            let _e578 = (((_e565.x * _e479.x) + (_e565.y * _e479.y)) + (_e565.z * _e479.z));
            let _e583 = (((_e565.x * _e490.x) + (_e565.y * _e490.y)) + (_e565.z * _e490.z));
            let _e585 = select(_e573, _e578, (_e578 < _e573));
            let _e589 = select(_e573, _e578, (_e578 > _e573));
            let _e597 = axes_2.member[(_e494 + 4u)];
            let _e604 = tags_5.member[_e409];
            let _e613 = ((1u << bitcast<u32>(((_e408 % 32u) & 31u))) - 1u);
            if (_e408 < 32u) {
                phi_22705_ = vec2<u32>((_e604.x & _e613), 0u);
            } else {
                phi_22705_ = vec2<u32>(_e604.x, (_e604.y & _e613));
            }
            let _e620 = phi_22705_;
            let _e632 = (((select(_e553, _e551, (_e551 < _e553)) - _e493) - _e597.x) * _e597.z);
            let _e634 = select(32767f, _e632, (_e632 < 32767f));
            let _e636 = select(0f, _e634, (_e634 > 0f));
            let _e643 = (((select(_e585, _e583, (_e583 < _e585)) - _e493) - _e597.y) * _e597.w);
            let _e645 = select(32767f, _e643, (_e643 < 32767f));
            let _e647 = select(0f, _e645, (_e645 > 0f));
            let _e657 = (((select(_e557, _e551, (_e551 > _e557)) + _e493) - _e597.x) * _e597.z);
            let _e659 = select(32767f, _e657, (_e657 < 32767f));
            let _e661 = select(0f, _e659, (_e659 > 0f));
            let _e668 = (((select(_e589, _e583, (_e583 > _e589)) + _e493) - _e597.y) * _e597.w);
            let _e670 = select(32767f, _e668, (_e668 < 32767f));
            let _e672 = select(0f, _e670, (_e670 > 0f));
            boxes_5.member[_e388] = vec4<u32>(_e409, (select(select(u32(_e636), 0u, (_e636 < 0f)), 4294967295u, (_e636 > 4294967000f)) | (select(select(u32(_e647), 0u, (_e647 < 0f)), 4294967295u, (_e647 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e661), 0u, (_e661 < 0f)), 4294967295u, (_e661 > 4294967000f)) | (select(select(u32(_e672), 0u, (_e672 < 0f)), 4294967295u, (_e672 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e620.x & 2147483647u) | select(0u, 2147483648u, ((_e399 & 2147483648u) != 0u))));
            let _e687 = f32((1u << bitcast<u32>(_e403)));
            let _e690 = (((select(_e526, _e524, (_e524 > _e526)) + _e493) + 1f) * (0.5f * _e687));
            let _e691 = (_e687 - 2f);
            let _e693 = select(_e691, _e690, (_e690 < _e691));
            let _e695 = select(1f, _e693, (_e693 > 1f));
            phi_22853_ = vec2<u32>(((_e405 << bitcast<u32>(_e403)) | select(select(u32(_e695), 0u, (_e695 < 0f)), 4294967295u, (_e695 > 4294967000f))), ((_e620.x >> bitcast<u32>(31u)) | (_e620.y << bitcast<u32>(1i))));
        } else {
            phi_22853_ = vec2<u32>(0u, 0u);
        }
        let _e706 = phi_22853_;
        ends_1.member[_e388][0u] = _e706.x;
        ends_1.member[_e388][1u] = _e706.y;
    }
    return;
}

fn function_47() {
    var phi_22887_: u32;
    var phi_22890_: u32;
    var phi_22909_: u32;
    var phi_22888_: u32;
    var phi_22891_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_22920_: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e389 = (_e388 * 256u);
    let _e392 = params_2.member.member_3;
    if (_e389 < _e392) {
        let _e396 = last_ends.member[_e388];
        phi_22887_ = _e392;
        phi_22890_ = _e389;
        loop {
            let _e398 = phi_22887_;
            let _e400 = phi_22890_;
            local_180 = _e400;
            local_181 = _e400;
            let _e401 = (_e400 < _e398);
            if _e401 {
                let _e404 = (_e400 + ((_e398 - _e400) / 2u));
                let _e407 = sorted_starts.member[_e404];
                let _e408 = (_e407 <= _e396);
                if _e408 {
                    phi_22909_ = (_e404 + 1u);
                } else {
                    phi_22909_ = _e400;
                }
                let _e411 = phi_22909_;
                phi_22888_ = select(_e404, _e398, _e408);
                phi_22891_ = _e411;
            } else {
                break;
            }
            let _e414 = phi_22888_;
            let _e416 = phi_22891_;
            continue;
            continuing {
                phi_22887_ = _e414;
                phi_22890_ = _e416;
            }
        }
        let _e420 = local_180;
        if (_e420 > (_e389 + 1u)) {
            let _e423 = local_181;
            phi_22920_ = ((((_e423 - 1u) / 256u) - (_e389 / 256u)) + 1u);
        } else {
            phi_22920_ = 0u;
        }
        let _e430 = phi_22920_;
        tile_counts.member[_e388] = _e430;
    }
    return;
}

fn function_48() {
    var phi_22950_: u32;
    var phi_22953_: u32;
    var phi_22951_: u32;
    var phi_22954_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e389 = ((((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x) * 16u);
    let _e390 = (_e389 + 16u);
    let _e393 = params_2.member.member_3;
    phi_22950_ = _e389;
    phi_22953_ = 0u;
    loop {
        let _e397 = phi_22950_;
        let _e399 = phi_22953_;
        local_182 = _e399;
        local_183 = _e399;
        local_184 = _e399;
        let _e400 = (_e397 < select(_e393, _e390, (_e390 < _e393)));
        if _e400 {
            let _e404 = ends_2.member[_e397][0u];
            phi_22951_ = (_e397 + 1u);
            phi_22954_ = select(_e399, _e404, (_e404 > _e399));
        } else {
            break;
        }
        let _e409 = phi_22951_;
        let _e411 = phi_22954_;
        continue;
        continuing {
            phi_22950_ = _e409;
            phi_22953_ = _e411;
        }
    }
    let _e414 = local_182;
    if (_e414 > 0u) {
        let _e418 = local_183;
        let _e421 = local_184;
        let _e425 = atomicMax((&last_ends_1.member[(_e389 / 256u)]), select(1u, _e421, (_e418 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_23038_: bool;
    var phi_23052_: u32;
    var phi_23055_: u32;
    var phi_23053_: u32;
    var phi_23056_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_23086_: u32;
    var phi_23096_: u32;
    var phi_23097_: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = scanned.member[0u];
    let _e394 = params_2.member.member_15;
    let _e396 = select(_e391, _e394, (_e391 > _e394));
    let _e399 = params_2.member.member_14;
    let _e402 = (select(_e399, _e396, (_e396 > _e399)) - _e399);
    let _e405 = params_2.member.member_13;
    if (_e402 > _e405) {
        phi_23038_ = true;
    } else {
        let _e409 = scanned.member[1u];
        phi_23038_ = select(true, false, (_e409 == 0u));
    }
    let _e413 = phi_23038_;
    let _e414 = select(_e402, 0u, _e413);
    if (_e388 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e414;
        phi_23052_ = 1u;
        phi_23055_ = _e414;
        loop {
            let _e425 = phi_23052_;
            let _e427 = phi_23055_;
            local_185 = _e427;
            local_186 = _e425;
            let _e428 = (_e427 > 65535u);
            if _e428 {
                phi_23053_ = (_e425 << bitcast<u32>(1i));
                phi_23056_ = ((_e427 >> bitcast<u32>(1i)) + (_e427 & 1u));
            } else {
                break;
            }
            let _e436 = phi_23053_;
            let _e438 = phi_23056_;
            continue;
            continuing {
                phi_23052_ = _e436;
                phi_23055_ = _e438;
            }
        }
        let _e441 = local_185;
        let _e443 = local_186;
        arguments_2.member[0u] = type_48(_e441, _e443, 1u);
    }
    let _e449 = params_2.member.member_3;
    let _e450 = (_e449 / 256u);
    if ((_e449 % 256u) > 0u) {
        phi_23086_ = (_e450 + 1u);
    } else {
        phi_23086_ = _e450;
    }
    let _e455 = phi_23086_;
    if (_e388 < _e455) {
        let _e459 = first_tiles.member[_e388];
        let _e462 = tile_counts_1.member[_e388];
        phi_23096_ = 0u;
        loop {
            let _e464 = phi_23096_;
            let _e465 = (_e464 < _e462);
            if _e465 {
                let _e467 = ((_e459 + _e464) - _e399);
                if (_e467 < _e414) {
                    let _e469 = (_e467 * 2u);
                    list.member[(4u + _e469)] = _e388;
                    list.member[(_e469 + 5u)] = (_e388 + _e464);
                }
                phi_23097_ = (_e464 + 1u);
            } else {
                break;
            }
            let _e479 = phi_23097_;
            continue;
            continuing {
                phi_23096_ = _e479;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23178_: bool;
    var phi_23180_: bool;
    var phi_23181_: bool;
    var phi_23204_: bool;
    var phi_23206_: bool;
    var phi_23207_: bool;
    var phi_23230_: bool;
    var phi_23232_: bool;
    var phi_23233_: bool;
    var phi_23298_: type_84;
    var phi_23300_: type_84;
    var phi_23301_: bool;
    var phi_23302_: type_84;
    var phi_23303_: bool;
    var phi_23308_: type_84;
    var phi_23310_: u32;
    var phi_23313_: type_84;
    var phi_23423_: bool;
    var phi_23425_: bool;
    var phi_23426_: bool;
    var phi_23449_: bool;
    var phi_23451_: bool;
    var phi_23452_: bool;
    var phi_23475_: bool;
    var phi_23477_: bool;
    var phi_23478_: bool;
    var phi_23549_: type_84;
    var phi_23551_: type_84;
    var phi_23552_: bool;
    var phi_23553_: type_84;
    var phi_23554_: bool;
    var phi_23559_: type_84;
    var phi_23639_: type_84;
    var phi_23311_: u32;
    var phi_23314_: type_84;
    var local_188: type_84;
    var local_189: type_84;
    var phi_23652_: u32;
    var phi_23655_: type_84;
    var phi_23653_: u32;
    var phi_23656_: type_84;
    var local_190: type_84;
    var local_191: type_84;
    var phi_23750_: type_84;
    var phi_23756_: u32;
    var phi_23759_: type_84;
    var phi_23757_: u32;
    var phi_23760_: type_84;
    var phi_23850_: type_84;
    var local_192: type_84;
    var local_193: type_84;
    var local_194: type_84;
    var local_195: type_84;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e380.z] = _e379.x;
    let _e388 = local_187[(_e381.z - 1u)];
    let _e393 = (_e380.x + (_e380.y * _e381.x));
    let _e398 = triangles.member[(_e393 * 6144u)];
    let _e399 = (3u * _e398);
    let _e402 = positions.member[_e399];
    let _e406 = positions.member[(_e399 + 1u)];
    let _e410 = positions.member[(_e399 + 2u)];
    let _e413 = params_2.member.member;
    let _e416 = ((bitcast<u32>(_e402) & 2139095040u) != 2139095040u);
    if _e416 {
        let _e419 = ((bitcast<u32>(_e406) & 2139095040u) != 2139095040u);
        if _e419 {
            phi_23178_ = ((bitcast<u32>(_e410) & 2139095040u) != 2139095040u);
        } else {
            phi_23178_ = bool();
        }
        let _e424 = phi_23178_;
        phi_23180_ = _e424;
        phi_23181_ = select(true, false, _e419);
    } else {
        phi_23180_ = bool();
        phi_23181_ = true;
    }
    let _e427 = phi_23180_;
    let _e429 = phi_23181_;
    if select(_e427, false, _e429) {
        if _e416 {
            let _e433 = ((bitcast<u32>(_e406) & 2139095040u) != 2139095040u);
            if _e433 {
                phi_23204_ = ((bitcast<u32>(_e410) & 2139095040u) != 2139095040u);
            } else {
                phi_23204_ = bool();
            }
            let _e438 = phi_23204_;
            phi_23206_ = _e438;
            phi_23207_ = select(true, false, _e433);
        } else {
            phi_23206_ = bool();
            phi_23207_ = true;
        }
        let _e441 = phi_23206_;
        let _e443 = phi_23207_;
        if select(_e441, false, _e443) {
            if _e416 {
                let _e447 = ((bitcast<u32>(_e406) & 2139095040u) != 2139095040u);
                if _e447 {
                    phi_23230_ = ((bitcast<u32>(_e410) & 2139095040u) != 2139095040u);
                } else {
                    phi_23230_ = bool();
                }
                let _e452 = phi_23230_;
                phi_23232_ = _e452;
                phi_23233_ = select(true, false, _e447);
            } else {
                phi_23232_ = bool();
                phi_23233_ = true;
            }
            let _e455 = phi_23232_;
            let _e457 = phi_23233_;
            let _e458 = select(_e455, false, _e457);
            if _e458 {
                let _e459 = vec4<f32>(_e402, _e406, _e410, 0f);
                phi_23298_ = type_84(_e459, _e459);
            } else {
                phi_23298_ = type_84();
            }
            let _e462 = phi_23298_;
            phi_23300_ = _e462;
            phi_23301_ = select(true, false, _e458);
        } else {
            phi_23300_ = type_84();
            phi_23301_ = true;
        }
        let _e465 = phi_23300_;
        let _e467 = phi_23301_;
        phi_23302_ = _e465;
        phi_23303_ = _e467;
    } else {
        phi_23302_ = type_84();
        phi_23303_ = true;
    }
    let _e469 = phi_23302_;
    let _e471 = phi_23303_;
    if _e471 {
        phi_23308_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_23308_ = _e469;
    }
    let _e473 = phi_23308_;
    phi_23310_ = _e388;
    phi_23313_ = _e473;
    loop {
        let _e475 = phi_23310_;
        let _e477 = phi_23313_;
        local_188 = _e477;
        local_189 = _e477;
        local_192 = _e477;
        local_194 = _e477;
        let _e478 = (_e475 < 2048u);
        if _e478 {
            let _e479 = ((_e393 * 2048u) + _e475);
            if (_e479 < _e413) {
                let _e481 = (_e479 * 3u);
                let _e484 = triangles.member[_e481];
                let _e487 = embedded.member[_e484];
                let _e490 = (3u * _e484);
                let _e493 = positions.member[_e490];
                let _e497 = positions.member[(_e490 + 1u)];
                let _e501 = positions.member[(_e490 + 2u)];
                let _e503 = bitcast<u32>(_e493);
                let _e504 = bitcast<u32>(_e497);
                let _e505 = bitcast<u32>(_e501);
                corners_3.member[_e481] = vec4<u32>(_e503, _e504, _e505, (_e484 | select(2147483648u, 0u, (_e487 == 0u))));
                let _e509 = (_e481 + 1u);
                let _e512 = triangles.member[_e509];
                let _e515 = embedded.member[_e512];
                let _e518 = (3u * _e512);
                let _e521 = positions.member[_e518];
                let _e525 = positions.member[(_e518 + 1u)];
                let _e529 = positions.member[(_e518 + 2u)];
                let _e531 = bitcast<u32>(_e521);
                let _e532 = bitcast<u32>(_e525);
                let _e533 = bitcast<u32>(_e529);
                corners_3.member[_e509] = vec4<u32>(_e531, _e532, _e533, (_e512 | select(2147483648u, 0u, (_e515 == 0u))));
                let _e537 = (_e481 + 2u);
                let _e540 = triangles.member[_e537];
                let _e543 = embedded.member[_e540];
                let _e546 = (3u * _e540);
                let _e549 = positions.member[_e546];
                let _e553 = positions.member[(_e546 + 1u)];
                let _e557 = positions.member[(_e546 + 2u)];
                let _e559 = bitcast<u32>(_e549);
                let _e560 = bitcast<u32>(_e553);
                let _e561 = bitcast<u32>(_e557);
                corners_3.member[_e537] = vec4<u32>(_e559, _e560, _e561, (_e540 | select(2147483648u, 0u, (_e543 == 0u))));
                if ((_e503 & 2139095040u) != 2139095040u) {
                    let _e568 = ((_e504 & 2139095040u) != 2139095040u);
                    if _e568 {
                        phi_23423_ = ((_e505 & 2139095040u) != 2139095040u);
                    } else {
                        phi_23423_ = bool();
                    }
                    let _e572 = phi_23423_;
                    phi_23425_ = _e572;
                    phi_23426_ = select(true, false, _e568);
                } else {
                    phi_23425_ = bool();
                    phi_23426_ = true;
                }
                let _e575 = phi_23425_;
                let _e577 = phi_23426_;
                if select(_e575, false, _e577) {
                    if ((_e531 & 2139095040u) != 2139095040u) {
                        let _e582 = ((_e532 & 2139095040u) != 2139095040u);
                        if _e582 {
                            phi_23449_ = ((_e533 & 2139095040u) != 2139095040u);
                        } else {
                            phi_23449_ = bool();
                        }
                        let _e586 = phi_23449_;
                        phi_23451_ = _e586;
                        phi_23452_ = select(true, false, _e582);
                    } else {
                        phi_23451_ = bool();
                        phi_23452_ = true;
                    }
                    let _e589 = phi_23451_;
                    let _e591 = phi_23452_;
                    if select(_e589, false, _e591) {
                        if ((_e559 & 2139095040u) != 2139095040u) {
                            let _e596 = ((_e560 & 2139095040u) != 2139095040u);
                            if _e596 {
                                phi_23475_ = ((_e561 & 2139095040u) != 2139095040u);
                            } else {
                                phi_23475_ = bool();
                            }
                            let _e600 = phi_23475_;
                            phi_23477_ = _e600;
                            phi_23478_ = select(true, false, _e596);
                        } else {
                            phi_23477_ = bool();
                            phi_23478_ = true;
                        }
                        let _e603 = phi_23477_;
                        let _e605 = phi_23478_;
                        let _e606 = select(_e603, false, _e605);
                        if _e606 {
                            let _e608 = select(_e521, _e493, (_e493 < _e521));
                            let _e610 = select(_e525, _e497, (_e497 < _e525));
                            let _e612 = select(_e529, _e501, (_e501 < _e529));
                            let _e621 = select(_e521, _e493, (_e493 > _e521));
                            let _e623 = select(_e525, _e497, (_e497 > _e525));
                            let _e625 = select(_e529, _e501, (_e501 > _e529));
                            phi_23549_ = type_84(vec4<f32>(select(_e549, _e608, (_e608 < _e549)), select(_e553, _e610, (_e610 < _e553)), select(_e557, _e612, (_e612 < _e557)), 0f), vec4<f32>(select(_e549, _e621, (_e621 > _e549)), select(_e553, _e623, (_e623 > _e553)), select(_e557, _e625, (_e625 > _e557)), 0f));
                        } else {
                            phi_23549_ = type_84();
                        }
                        let _e635 = phi_23549_;
                        phi_23551_ = _e635;
                        phi_23552_ = select(true, false, _e606);
                    } else {
                        phi_23551_ = type_84();
                        phi_23552_ = true;
                    }
                    let _e638 = phi_23551_;
                    let _e640 = phi_23552_;
                    phi_23553_ = _e638;
                    phi_23554_ = _e640;
                } else {
                    phi_23553_ = type_84();
                    phi_23554_ = true;
                }
                let _e642 = phi_23553_;
                let _e644 = phi_23554_;
                if _e644 {
                    phi_23559_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_23559_ = _e642;
                }
                let _e646 = phi_23559_;
                phi_23639_ = type_84(vec4<f32>(select(_e646.member.x, _e477.member.x, (_e477.member.x < _e646.member.x)), select(_e646.member.y, _e477.member.y, (_e477.member.y < _e646.member.y)), select(_e646.member.z, _e477.member.z, (_e477.member.z < _e646.member.z)), select(_e646.member.w, _e477.member.w, (_e477.member.w < _e646.member.w))), vec4<f32>(select(_e646.member_1.x, _e477.member_1.x, (_e477.member_1.x > _e646.member_1.x)), select(_e646.member_1.y, _e477.member_1.y, (_e477.member_1.y > _e646.member_1.y)), select(_e646.member_1.z, _e477.member_1.z, (_e477.member_1.z > _e646.member_1.z)), select(_e646.member_1.w, _e477.member_1.w, (_e477.member_1.w > _e646.member_1.w))));
            } else {
                phi_23639_ = _e477;
            }
            let _e687 = phi_23639_;
            phi_23311_ = (_e475 + (256u * _e381.z));
            phi_23314_ = _e687;
        } else {
            break;
        }
        let _e691 = phi_23311_;
        let _e693 = phi_23314_;
        continue;
        continuing {
            phi_23310_ = _e691;
            phi_23313_ = _e693;
        }
    }
    let _e696 = local_188;
    lows[_e388] = _e696.member;
    let _e700 = local_189;
    highs[_e388] = _e700.member_1;
    workgroupBarrier();
    if ((_e388 & 15u) == 0u) {
        phi_23652_ = 1u;
        let _e868 = local_192;
        phi_23655_ = _e868;
        loop {
            let _e706 = phi_23652_;
            let _e708 = phi_23655_;
            local_190 = _e708;
            local_191 = _e708;
            local_193 = _e708;
            let _e709 = (_e706 < 16u);
            if _e709 {
                let _e710 = (_e388 + _e706);
                let _e712 = lows[_e710];
                let _e714 = highs[_e710];
                phi_23653_ = (_e706 + _e381.z);
                phi_23656_ = type_84(vec4<f32>(select(_e712.x, _e708.member.x, (_e708.member.x < _e712.x)), select(_e712.y, _e708.member.y, (_e708.member.y < _e712.y)), select(_e712.z, _e708.member.z, (_e708.member.z < _e712.z)), select(_e712.w, _e708.member.w, (_e708.member.w < _e712.w))), vec4<f32>(select(_e714.x, _e708.member_1.x, (_e708.member_1.x > _e714.x)), select(_e714.y, _e708.member_1.y, (_e708.member_1.y > _e714.y)), select(_e714.z, _e708.member_1.z, (_e708.member_1.z > _e714.z)), select(_e714.w, _e708.member_1.w, (_e708.member_1.w > _e714.w))));
            } else {
                break;
            }
            let _e754 = phi_23653_;
            let _e756 = phi_23656_;
            continue;
            continuing {
                phi_23652_ = _e754;
                phi_23655_ = _e756;
            }
        }
        let _e759 = local_190;
        lows[_e388] = _e759.member;
        let _e762 = local_191;
        highs[_e388] = _e762.member_1;
        let _e875 = local_193;
        phi_23750_ = _e875;
    } else {
        let _e877 = local_194;
        phi_23750_ = _e877;
    }
    let _e765 = phi_23750_;
    workgroupBarrier();
    let _e766 = (_e388 == 0u);
    if _e766 {
        phi_23756_ = 16u;
        phi_23759_ = _e765;
        loop {
            let _e768 = phi_23756_;
            let _e770 = phi_23759_;
            local_195 = _e770;
            let _e771 = (_e768 < 256u);
            if _e771 {
                let _e773 = lows[_e768];
                let _e775 = highs[_e768];
                phi_23757_ = (_e768 + (16u * _e381.z));
                phi_23760_ = type_84(vec4<f32>(select(_e773.x, _e770.member.x, (_e770.member.x < _e773.x)), select(_e773.y, _e770.member.y, (_e770.member.y < _e773.y)), select(_e773.z, _e770.member.z, (_e770.member.z < _e773.z)), select(_e773.w, _e770.member.w, (_e770.member.w < _e773.w))), vec4<f32>(select(_e775.x, _e770.member_1.x, (_e770.member_1.x > _e775.x)), select(_e775.y, _e770.member_1.y, (_e770.member_1.y > _e775.y)), select(_e775.z, _e770.member_1.z, (_e770.member_1.z > _e775.z)), select(_e775.w, _e770.member_1.w, (_e770.member_1.w > _e775.w))));
            } else {
                break;
            }
            let _e816 = phi_23757_;
            let _e818 = phi_23760_;
            continue;
            continuing {
                phi_23756_ = _e816;
                phi_23759_ = _e818;
            }
        }
        let _e884 = local_195;
        phi_23850_ = _e884;
    } else {
        phi_23850_ = _e765;
    }
    let _e821 = phi_23850_;
    if _e766 {
        low_1.member[_e393] = _e821.member;
        high_1.member[_e393] = _e821.member_1;
    }
    return;
}

fn function_51() {
    var local_196: array<u32, 2>;
    var phi_23901_: u32;
    var phi_23908_: u32;
    var phi_23911_: type_84;
    var phi_23909_: u32;
    var phi_23912_: type_84;
    var local_197: type_84;
    var local_198: type_84;
    var phi_24011_: u32;
    var phi_24014_: type_84;
    var phi_24012_: u32;
    var phi_24015_: type_84;
    var local_199: type_84;
    var local_200: type_84;
    var phi_24109_: type_84;
    var phi_24115_: u32;
    var phi_24118_: type_84;
    var phi_24116_: u32;
    var phi_24119_: type_84;
    var phi_24209_: type_84;
    var local_201: type_84;
    var local_202: type_84;
    var local_203: type_84;
    var local_204: type_84;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_196 = array<u32, 2>(0u, 0u);
    local_196[_e380.z] = _e379.x;
    let _e388 = local_196[(_e381.z - 1u)];
    let _e398 = params_2.member.member;
    let _e399 = (_e398 / 2048u);
    if ((_e398 % 2048u) > 0u) {
        phi_23901_ = (_e399 + 1u);
    } else {
        phi_23901_ = _e399;
    }
    let _e404 = phi_23901_;
    let _e407 = low_2.member[0u];
    let _e410 = high_2.member[0u];
    phi_23908_ = _e388;
    phi_23911_ = type_84(_e407, _e410);
    loop {
        let _e413 = phi_23908_;
        let _e415 = phi_23911_;
        local_197 = _e415;
        local_198 = _e415;
        local_201 = _e415;
        local_203 = _e415;
        let _e416 = (_e413 < _e404);
        if _e416 {
            let _e419 = low_2.member[_e413];
            let _e422 = high_2.member[_e413];
            phi_23909_ = (_e413 + 256u);
            phi_23912_ = type_84(vec4<f32>(select(_e419.x, _e415.member.x, (_e415.member.x < _e419.x)), select(_e419.y, _e415.member.y, (_e415.member.y < _e419.y)), select(_e419.z, _e415.member.z, (_e415.member.z < _e419.z)), select(_e419.w, _e415.member.w, (_e415.member.w < _e419.w))), vec4<f32>(select(_e422.x, _e415.member_1.x, (_e415.member_1.x > _e422.x)), select(_e422.y, _e415.member_1.y, (_e415.member_1.y > _e422.y)), select(_e422.z, _e415.member_1.z, (_e415.member_1.z > _e422.z)), select(_e422.w, _e415.member_1.w, (_e415.member_1.w > _e422.w))));
        } else {
            break;
        }
        let _e462 = phi_23909_;
        let _e464 = phi_23912_;
        continue;
        continuing {
            phi_23908_ = _e462;
            phi_23911_ = _e464;
        }
    }
    let _e467 = local_197;
    lows[_e388] = _e467.member;
    let _e471 = local_198;
    highs[_e388] = _e471.member_1;
    workgroupBarrier();
    if ((_e388 & 15u) == 0u) {
        phi_24011_ = 1u;
        let _e637 = local_201;
        phi_24014_ = _e637;
        loop {
            let _e477 = phi_24011_;
            let _e479 = phi_24014_;
            local_199 = _e479;
            local_200 = _e479;
            local_202 = _e479;
            let _e480 = (_e477 < 16u);
            if _e480 {
                let _e481 = (_e388 + _e477);
                let _e483 = lows[_e481];
                let _e485 = highs[_e481];
                phi_24012_ = (_e477 + _e381.z);
                phi_24015_ = type_84(vec4<f32>(select(_e483.x, _e479.member.x, (_e479.member.x < _e483.x)), select(_e483.y, _e479.member.y, (_e479.member.y < _e483.y)), select(_e483.z, _e479.member.z, (_e479.member.z < _e483.z)), select(_e483.w, _e479.member.w, (_e479.member.w < _e483.w))), vec4<f32>(select(_e485.x, _e479.member_1.x, (_e479.member_1.x > _e485.x)), select(_e485.y, _e479.member_1.y, (_e479.member_1.y > _e485.y)), select(_e485.z, _e479.member_1.z, (_e479.member_1.z > _e485.z)), select(_e485.w, _e479.member_1.w, (_e479.member_1.w > _e485.w))));
            } else {
                break;
            }
            let _e525 = phi_24012_;
            let _e527 = phi_24015_;
            continue;
            continuing {
                phi_24011_ = _e525;
                phi_24014_ = _e527;
            }
        }
        let _e530 = local_199;
        lows[_e388] = _e530.member;
        let _e533 = local_200;
        highs[_e388] = _e533.member_1;
        let _e644 = local_202;
        phi_24109_ = _e644;
    } else {
        let _e646 = local_203;
        phi_24109_ = _e646;
    }
    let _e536 = phi_24109_;
    workgroupBarrier();
    if (_e388 == 0u) {
        phi_24115_ = 16u;
        phi_24118_ = _e536;
        loop {
            let _e539 = phi_24115_;
            let _e541 = phi_24118_;
            local_204 = _e541;
            let _e542 = (_e539 < 256u);
            if _e542 {
                let _e544 = lows[_e539];
                let _e546 = highs[_e539];
                phi_24116_ = (_e539 + (16u * _e381.z));
                phi_24119_ = type_84(vec4<f32>(select(_e544.x, _e541.member.x, (_e541.member.x < _e544.x)), select(_e544.y, _e541.member.y, (_e541.member.y < _e544.y)), select(_e544.z, _e541.member.z, (_e541.member.z < _e544.z)), select(_e544.w, _e541.member.w, (_e541.member.w < _e544.w))), vec4<f32>(select(_e546.x, _e541.member_1.x, (_e541.member_1.x > _e546.x)), select(_e546.y, _e541.member_1.y, (_e541.member_1.y > _e546.y)), select(_e546.z, _e541.member_1.z, (_e541.member_1.z > _e546.z)), select(_e546.w, _e541.member_1.w, (_e541.member_1.w > _e546.w))));
            } else {
                break;
            }
            let _e587 = phi_24116_;
            let _e589 = phi_24119_;
            continue;
            continuing {
                phi_24115_ = _e587;
                phi_24118_ = _e589;
            }
        }
        let _e653 = local_204;
        phi_24209_ = _e653;
    } else {
        phi_24209_ = _e536;
    }
    let _e592 = phi_24209_;
    if ((((_e380.x + (_e380.y * _e381.x)) * 256u) + _e388) == 0u) {
        let _e599 = (_e592.member.x * 0.015625f);
        let _e600 = (_e592.member.y * 0.015625f);
        let _e601 = (_e592.member.z * 0.015625f);
        let _e608 = ((_e592.member_1.x * 0.015625f) - _e599);
        let _e609 = ((_e592.member_1.y * 0.015625f) - _e600);
        let _e610 = ((_e592.member_1.z * 0.015625f) - _e601);
        let _e612 = select(_e608, _e609, (_e609 > _e608));
        let _e614 = select(_e612, _e610, (_e610 > _e612));
        normalization_2.member[0u] = vec4<f32>(_e599, _e600, _e601, (1f / select(_e614, 0.0000000000000000000000000000007888609f, (_e614 < 0.0000000000000000000000000000007888609f))));
        not_finite.member[0u] = select(0u, 1u, (_e592.member_1.w != 0f));
    }
    return;
}

fn function_52() {
    var local_205: array<u32, 2>;
    var phi_24303_: u32;
    var phi_24306_: u32;
    var phi_24308_: u32;
    var phi_24310_: u32;
    var phi_24364_: type_56;
    var phi_24459_: bool;
    var phi_24474_: bool;
    var phi_24489_: bool;
    var phi_24526_: bool;
    var phi_24527_: bool;
    var phi_24535_: bool;
    var phi_24536_: bool;
    var phi_24537_: bool;
    var phi_24538_: bool;
    var phi_24539_: bool;
    var phi_24562_: bool;
    var phi_24578_: bool;
    var phi_24580_: bool;
    var phi_24581_: bool;
    var phi_27772_: bool;
    var phi_27773_: bool;
    var phi_27774_: bool;
    var phi_27791_: bool;
    var phi_27792_: bool;
    var phi_27793_: bool;
    var phi_27826_: u32;
    var phi_27827_: u32;
    var phi_27838_: type_90;
    var phi_27839_: type_90;
    var phi_27865_: u32;
    var phi_27866_: u32;
    var phi_27877_: type_90;
    var phi_27878_: type_90;
    var phi_28844_: i32;
    var phi_29017_: i32;
    var phi_29137_: i32;
    var phi_29144_: u32;
    var phi_28010_: i32;
    var phi_28133_: i32;
    var phi_28256_: i32;
    var phi_28379_: i32;
    var phi_28406_: u32;
    var phi_28408_: u32;
    var phi_28409_: bool;
    var phi_28414_: u32;
    var phi_28415_: u32;
    var phi_28416_: bool;
    var phi_28699_: bool;
    var phi_28701_: bool;
    var phi_28702_: bool;
    var phi_28703_: bool;
    var phi_28704_: bool;
    var phi_28713_: bool;
    var phi_29145_: u32;
    var phi_29146_: u32;
    var phi_29147_: u32;
    var phi_29148_: bool;
    var phi_29153_: u32;
    var phi_29154_: bool;
    var phi_24711_: i32;
    var phi_24831_: i32;
    var phi_24951_: i32;
    var phi_25071_: i32;
    var phi_25191_: i32;
    var phi_25311_: i32;
    var phi_25321_: bool;
    var phi_25323_: bool;
    var phi_25324_: bool;
    var phi_25341_: bool;
    var phi_25343_: bool;
    var phi_25344_: bool;
    var phi_25362_: type_90;
    var phi_25363_: type_90;
    var phi_25374_: type_90;
    var phi_25375_: type_90;
    var phi_25385_: i32;
    var phi_25394_: type_90;
    var phi_25404_: i32;
    var phi_25413_: type_90;
    var phi_25540_: i32;
    var phi_25667_: i32;
    var phi_25677_: bool;
    var phi_25678_: bool;
    var phi_25679_: bool;
    var phi_25696_: bool;
    var phi_25697_: bool;
    var phi_25698_: bool;
    var phi_25723_: bool;
    var phi_25728_: u32;
    var phi_25729_: u32;
    var phi_25730_: bool;
    var phi_25735_: u32;
    var phi_25736_: u32;
    var phi_25737_: bool;
    var phi_27741_: bool;
    var phi_27746_: u32;
    var phi_27747_: bool;
    var phi_27748_: u32;
    var phi_27749_: bool;
    var phi_27750_: bool;
    var phi_29155_: u32;
    var phi_29156_: u32;
    var phi_29157_: bool;
    var phi_29162_: u32;
    var phi_29175_: u32;
    var phi_29176_: u32;
    var phi_29177_: u32;
    var phi_24304_: u32;
    var phi_24307_: u32;
    var phi_24309_: u32;
    var phi_24311_: u32;
    var local_206: u32;
    var local_207: u32;
    var phi_29187_: u32;
    var local_208: u32;
    var local_209: u32;
    var local_210: u32;
    var local_211: u32;
    var local_212: u32;
    var phi_29224_: u32;
    var phi_29227_: u32;
    var phi_29285_: type_56;
    var local_213: u32;
    var phi_29225_: u32;
    var phi_29228_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_205 = array<u32, 2>(0u, 0u);
    local_205[_e380.z] = _e379.x;
    let _e391 = local_205[(_e381.z - 1u)];
    let _e396 = (_e380.x + (_e380.y * _e381.x));
    let _e397 = (_e391 < 3u);
    if _e397 {
        atomicStore((&counts_3[_e391]), 0u);
    }
    workgroupBarrier();
    let _e401 = params_2.member.member_11;
    let _e403 = tiles.member[0u];
    phi_24303_ = 0u;
    phi_24306_ = 0u;
    phi_24308_ = 0u;
    phi_24310_ = 0u;
    loop {
        let _e407 = phi_24303_;
        let _e409 = phi_24306_;
        let _e411 = phi_24308_;
        let _e413 = phi_24310_;
        local_206 = _e413;
        local_207 = _e411;
        local_208 = _e411;
        local_209 = _e411;
        local_210 = _e409;
        local_211 = _e409;
        local_212 = _e409;
        local_213 = _e411;
        let _e414 = (_e407 < 8u);
        if _e414 {
            let _e418 = ((((_e396 * 8u) + _e407) * 256u) + _e391);
            if (_e418 < select(_e401, _e403, (_e403 < _e401))) {
                let _e421 = pairs.member[_e418];
                let _e424 = ((_e421 >> bitcast<u32>(16i)) * 2u);
                let _e427 = tiles.member[(4u + _e424)];
                let _e434 = boxes.member[((_e427 * 256u) + ((_e421 >> bitcast<u32>(8i)) & 255u))];
                let _e438 = tiles.member[(_e424 + 5u)];
                let _e443 = boxes.member[((_e438 * 256u) + (_e421 & 255u))];
                if (_e434.x < _e443.x) {
                    phi_24364_ = type_56(_e434.x, _e443.x);
                } else {
                    phi_24364_ = type_56(_e443.x, _e434.x);
                }
                let _e449 = phi_24364_;
                let _e454 = params_2.member.member_9;
                let _e456 = (_e449.member * 3u);
                let _e459 = corners_4.member[_e456];
                let _e463 = corners_4.member[(_e456 + 1u)];
                let _e467 = corners_4.member[(_e456 + 2u)];
                let _e468 = (_e449.member_1 * 3u);
                let _e471 = corners_4.member[_e468];
                let _e475 = corners_4.member[(_e468 + 1u)];
                let _e479 = corners_4.member[(_e468 + 2u)];
                let _e487 = bitcast<f32>(_e459.x);
                let _e489 = bitcast<f32>(_e459.y);
                let _e491 = bitcast<f32>(_e459.z);
                let _e492 = vec3<f32>(_e487, _e489, _e491);
                let _e494 = bitcast<f32>(_e463.x);
                let _e496 = bitcast<f32>(_e463.y);
                let _e498 = bitcast<f32>(_e463.z);
                let _e499 = vec3<f32>(_e494, _e496, _e498);
                let _e501 = bitcast<f32>(_e467.x);
                let _e503 = bitcast<f32>(_e467.y);
                let _e505 = bitcast<f32>(_e467.z);
                let _e506 = vec3<f32>(_e501, _e503, _e505);
                let _e507 = type_90(_e492, _e499, _e506);
                let _e509 = bitcast<f32>(_e471.x);
                let _e511 = bitcast<f32>(_e471.y);
                let _e513 = bitcast<f32>(_e471.z);
                let _e514 = vec3<f32>(_e509, _e511, _e513);
                let _e516 = bitcast<f32>(_e475.x);
                let _e518 = bitcast<f32>(_e475.y);
                let _e520 = bitcast<f32>(_e475.z);
                let _e521 = vec3<f32>(_e516, _e518, _e520);
                let _e523 = bitcast<f32>(_e479.x);
                let _e525 = bitcast<f32>(_e479.y);
                let _e527 = bitcast<f32>(_e479.z);
                let _e528 = vec3<f32>(_e523, _e525, _e527);
                let _e529 = type_90(_e514, _e521, _e528);
                let _e530 = select(0u, 2147483648u, (_e454 != 0u));
                let _e535 = (((_e471.w == _e459.w) || (_e475.w == _e459.w)) || (_e479.w == _e459.w));
                if _e535 {
                    phi_24459_ = (((_e459.w | _e530) & 2147483648u) != 0u);
                } else {
                    phi_24459_ = false;
                }
                let _e540 = phi_24459_;
                if _e540 {
                    phi_24538_ = bool();
                    phi_24539_ = true;
                } else {
                    let _e545 = (((_e471.w == _e463.w) || (_e475.w == _e463.w)) || (_e479.w == _e463.w));
                    if _e545 {
                        phi_24474_ = (((_e463.w | _e530) & 2147483648u) != 0u);
                    } else {
                        phi_24474_ = false;
                    }
                    let _e550 = phi_24474_;
                    if _e550 {
                        phi_24536_ = bool();
                        phi_24537_ = true;
                    } else {
                        let _e555 = (((_e471.w == _e467.w) || (_e475.w == _e467.w)) || (_e479.w == _e467.w));
                        if _e555 {
                            phi_24489_ = (((_e467.w | _e530) & 2147483648u) != 0u);
                        } else {
                            phi_24489_ = false;
                        }
                        let _e560 = phi_24489_;
                        if _e560 {
                            phi_24535_ = bool();
                        } else {
                            if (_e467.w != _e459.w) {
                                let _e567 = (_e467.w != _e463.w);
                                phi_24526_ = select(bool(), _e555, _e567);
                                phi_24527_ = select(true, false, _e567);
                            } else {
                                phi_24526_ = bool();
                                phi_24527_ = true;
                            }
                            let _e571 = phi_24526_;
                            let _e573 = phi_24527_;
                            phi_24535_ = (((select(0u, 1u, _e535) + select(0u, 1u, select(false, _e545, (_e463.w != _e459.w)))) + select(0u, 1u, select(_e571, false, _e573))) == 3u);
                        }
                        let _e579 = phi_24535_;
                        phi_24536_ = _e579;
                        phi_24537_ = _e560;
                    }
                    let _e581 = phi_24536_;
                    let _e583 = phi_24537_;
                    phi_24538_ = _e581;
                    phi_24539_ = _e583;
                }
                let _e585 = phi_24538_;
                let _e587 = phi_24539_;
                let _e588 = select(_e585, true, _e587);
                if _e588 {
                    phi_29162_ = 0u;
                } else {
                    if (_e463.w != _e459.w) {
                        phi_24562_ = (((_e471.w == _e463.w) || (_e475.w == _e463.w)) || (_e479.w == _e463.w));
                    } else {
                        phi_24562_ = false;
                    }
                    let _e597 = phi_24562_;
                    if (_e467.w != _e459.w) {
                        let _e601 = (_e467.w != _e463.w);
                        if _e601 {
                            phi_24578_ = (((_e471.w == _e467.w) || (_e475.w == _e467.w)) || (_e479.w == _e467.w));
                        } else {
                            phi_24578_ = bool();
                        }
                        let _e608 = phi_24578_;
                        phi_24580_ = _e608;
                        phi_24581_ = select(true, false, _e601);
                    } else {
                        phi_24580_ = bool();
                        phi_24581_ = true;
                    }
                    let _e611 = phi_24580_;
                    let _e613 = phi_24581_;
                    let _e616 = ((select(0u, 1u, _e535) + select(0u, 1u, _e597)) + select(0u, 1u, select(_e611, false, _e613)));
                    if (_e616 == 0u) {
                        let _e1254 = (_e516 - _e509);
                        let _e1255 = (_e518 - _e511);
                        let _e1256 = (_e520 - _e513);
                        let _e1257 = (_e523 - _e509);
                        let _e1258 = (_e525 - _e511);
                        let _e1259 = (_e527 - _e513);
                        let _e1260 = (_e487 - _e509);
                        let _e1261 = (_e489 - _e511);
                        let _e1262 = (_e491 - _e513);
                        let _e1263 = (_e1255 * _e1259);
                        let _e1264 = (_e1256 * _e1258);
                        let _e1265 = (_e1256 * _e1257);
                        let _e1266 = (_e1254 * _e1259);
                        let _e1267 = (_e1254 * _e1258);
                        let _e1268 = (_e1255 * _e1257);
                        let _e1269 = (_e1263 - _e1264);
                        let _e1271 = (_e1265 - _e1266);
                        let _e1274 = (_e1267 - _e1268);
                        let _e1276 = (((_e1260 * _e1269) + (_e1261 * _e1271)) + (_e1262 * _e1274));
                        let _e1277 = abs(_e1260);
                        let _e1280 = (abs(_e1263) + abs(_e1264));
                        let _e1282 = abs(_e1261);
                        let _e1285 = (abs(_e1265) + abs(_e1266));
                        let _e1288 = abs(_e1262);
                        let _e1291 = (abs(_e1267) + abs(_e1268));
                        let _e1294 = abs(_e1254);
                        let _e1295 = abs(_e1255);
                        let _e1297 = select(_e1295, _e1294, (_e1294 > _e1295));
                        let _e1298 = abs(_e1256);
                        let _e1300 = select(_e1298, _e1297, (_e1297 > _e1298));
                        let _e1301 = abs(_e1257);
                        let _e1302 = abs(_e1258);
                        let _e1304 = select(_e1302, _e1301, (_e1301 > _e1302));
                        let _e1305 = abs(_e1259);
                        let _e1307 = select(_e1305, _e1304, (_e1304 > _e1305));
                        let _e1309 = select(_e1307, _e1300, (_e1300 > _e1307));
                        let _e1311 = select(_e1282, _e1277, (_e1277 > _e1282));
                        let _e1313 = select(_e1288, _e1311, (_e1311 > _e1288));
                        let _e1315 = select(_e1313, _e1309, (_e1309 > _e1313));
                        let _e1320 = ((0.0000019073486f * (((_e1277 * _e1280) + (_e1282 * _e1285)) + (_e1288 * _e1291))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1315 * _e1315))));
                        if (_e1276 > _e1320) {
                            phi_24711_ = 1i;
                        } else {
                            phi_24711_ = select(0i, -1i, (_e1276 < -(_e1320)));
                        }
                        let _e1326 = phi_24711_;
                        let _e1327 = (_e494 - _e509);
                        let _e1328 = (_e496 - _e511);
                        let _e1329 = (_e498 - _e513);
                        let _e1334 = (((_e1327 * _e1269) + (_e1328 * _e1271)) + (_e1329 * _e1274));
                        let _e1335 = abs(_e1327);
                        let _e1337 = abs(_e1328);
                        let _e1340 = abs(_e1329);
                        let _e1344 = select(_e1337, _e1335, (_e1335 > _e1337));
                        let _e1346 = select(_e1340, _e1344, (_e1344 > _e1340));
                        let _e1348 = select(_e1346, _e1309, (_e1309 > _e1346));
                        let _e1353 = ((0.0000019073486f * (((_e1335 * _e1280) + (_e1337 * _e1285)) + (_e1340 * _e1291))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1348 * _e1348))));
                        if (_e1334 > _e1353) {
                            phi_24831_ = 1i;
                        } else {
                            phi_24831_ = select(0i, -1i, (_e1334 < -(_e1353)));
                        }
                        let _e1359 = phi_24831_;
                        let _e1360 = (_e501 - _e509);
                        let _e1361 = (_e503 - _e511);
                        let _e1362 = (_e505 - _e513);
                        let _e1367 = (((_e1360 * _e1269) + (_e1361 * _e1271)) + (_e1362 * _e1274));
                        let _e1368 = abs(_e1360);
                        let _e1370 = abs(_e1361);
                        let _e1373 = abs(_e1362);
                        let _e1377 = select(_e1370, _e1368, (_e1368 > _e1370));
                        let _e1379 = select(_e1373, _e1377, (_e1377 > _e1373));
                        let _e1381 = select(_e1379, _e1309, (_e1309 > _e1379));
                        let _e1386 = ((0.0000019073486f * (((_e1368 * _e1280) + (_e1370 * _e1285)) + (_e1373 * _e1291))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1381 * _e1381))));
                        if (_e1367 > _e1386) {
                            phi_24951_ = 1i;
                        } else {
                            phi_24951_ = select(0i, -1i, (_e1367 < -(_e1386)));
                        }
                        let _e1392 = phi_24951_;
                        let _e1393 = (_e494 - _e487);
                        let _e1394 = (_e496 - _e489);
                        let _e1395 = (_e498 - _e491);
                        let _e1396 = (_e501 - _e487);
                        let _e1397 = (_e503 - _e489);
                        let _e1398 = (_e505 - _e491);
                        let _e1399 = (_e509 - _e487);
                        let _e1400 = (_e511 - _e489);
                        let _e1401 = (_e513 - _e491);
                        let _e1402 = (_e1394 * _e1398);
                        let _e1403 = (_e1395 * _e1397);
                        let _e1404 = (_e1395 * _e1396);
                        let _e1405 = (_e1393 * _e1398);
                        let _e1406 = (_e1393 * _e1397);
                        let _e1407 = (_e1394 * _e1396);
                        let _e1408 = (_e1402 - _e1403);
                        let _e1410 = (_e1404 - _e1405);
                        let _e1413 = (_e1406 - _e1407);
                        let _e1415 = (((_e1399 * _e1408) + (_e1400 * _e1410)) + (_e1401 * _e1413));
                        let _e1416 = abs(_e1399);
                        let _e1419 = (abs(_e1402) + abs(_e1403));
                        let _e1421 = abs(_e1400);
                        let _e1424 = (abs(_e1404) + abs(_e1405));
                        let _e1427 = abs(_e1401);
                        let _e1430 = (abs(_e1406) + abs(_e1407));
                        let _e1433 = abs(_e1393);
                        let _e1434 = abs(_e1394);
                        let _e1436 = select(_e1434, _e1433, (_e1433 > _e1434));
                        let _e1437 = abs(_e1395);
                        let _e1439 = select(_e1437, _e1436, (_e1436 > _e1437));
                        let _e1440 = abs(_e1396);
                        let _e1441 = abs(_e1397);
                        let _e1443 = select(_e1441, _e1440, (_e1440 > _e1441));
                        let _e1444 = abs(_e1398);
                        let _e1446 = select(_e1444, _e1443, (_e1443 > _e1444));
                        let _e1448 = select(_e1446, _e1439, (_e1439 > _e1446));
                        let _e1450 = select(_e1421, _e1416, (_e1416 > _e1421));
                        let _e1452 = select(_e1427, _e1450, (_e1450 > _e1427));
                        let _e1454 = select(_e1452, _e1448, (_e1448 > _e1452));
                        let _e1459 = ((0.0000019073486f * (((_e1416 * _e1419) + (_e1421 * _e1424)) + (_e1427 * _e1430))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1454 * _e1454))));
                        if (_e1415 > _e1459) {
                            phi_25071_ = 1i;
                        } else {
                            phi_25071_ = select(0i, -1i, (_e1415 < -(_e1459)));
                        }
                        let _e1465 = phi_25071_;
                        let _e1466 = (_e516 - _e487);
                        let _e1467 = (_e518 - _e489);
                        let _e1468 = (_e520 - _e491);
                        let _e1473 = (((_e1466 * _e1408) + (_e1467 * _e1410)) + (_e1468 * _e1413));
                        let _e1474 = abs(_e1466);
                        let _e1476 = abs(_e1467);
                        let _e1479 = abs(_e1468);
                        let _e1483 = select(_e1476, _e1474, (_e1474 > _e1476));
                        let _e1485 = select(_e1479, _e1483, (_e1483 > _e1479));
                        let _e1487 = select(_e1485, _e1448, (_e1448 > _e1485));
                        let _e1492 = ((0.0000019073486f * (((_e1474 * _e1419) + (_e1476 * _e1424)) + (_e1479 * _e1430))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1487 * _e1487))));
                        if (_e1473 > _e1492) {
                            phi_25191_ = 1i;
                        } else {
                            phi_25191_ = select(0i, -1i, (_e1473 < -(_e1492)));
                        }
                        let _e1498 = phi_25191_;
                        let _e1499 = (_e523 - _e487);
                        let _e1500 = (_e525 - _e489);
                        let _e1501 = (_e527 - _e491);
                        let _e1506 = (((_e1499 * _e1408) + (_e1500 * _e1410)) + (_e1501 * _e1413));
                        let _e1507 = abs(_e1499);
                        let _e1509 = abs(_e1500);
                        let _e1512 = abs(_e1501);
                        let _e1516 = select(_e1509, _e1507, (_e1507 > _e1509));
                        let _e1518 = select(_e1512, _e1516, (_e1516 > _e1512));
                        let _e1520 = select(_e1518, _e1448, (_e1448 > _e1518));
                        let _e1525 = ((0.0000019073486f * (((_e1507 * _e1419) + (_e1509 * _e1424)) + (_e1512 * _e1430))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1520 * _e1520))));
                        if (_e1506 > _e1525) {
                            phi_25311_ = 1i;
                        } else {
                            phi_25311_ = select(0i, -1i, (_e1506 < -(_e1525)));
                        }
                        let _e1531 = phi_25311_;
                        let _e1532 = (_e1326 == 0i);
                        if _e1532 {
                            phi_25323_ = bool();
                            phi_25324_ = true;
                        } else {
                            let _e1533 = (_e1326 == _e1359);
                            if _e1533 {
                                phi_25321_ = (_e1326 == _e1392);
                            } else {
                                phi_25321_ = bool();
                            }
                            let _e1536 = phi_25321_;
                            phi_25323_ = _e1536;
                            phi_25324_ = select(true, false, _e1533);
                        }
                        let _e1539 = phi_25323_;
                        let _e1541 = phi_25324_;
                        if select(_e1539, false, _e1541) {
                            phi_27748_ = u32();
                            phi_27749_ = true;
                            phi_27750_ = false;
                        } else {
                            let _e1543 = (_e1465 == 0i);
                            if _e1543 {
                                phi_25343_ = bool();
                                phi_25344_ = true;
                            } else {
                                let _e1544 = (_e1465 == _e1498);
                                if _e1544 {
                                    phi_25341_ = (_e1465 == _e1531);
                                } else {
                                    phi_25341_ = bool();
                                }
                                let _e1547 = phi_25341_;
                                phi_25343_ = _e1547;
                                phi_25344_ = select(true, false, _e1544);
                            }
                            let _e1550 = phi_25343_;
                            let _e1552 = phi_25344_;
                            let _e1553 = select(_e1550, false, _e1552);
                            if _e1553 {
                                phi_27746_ = u32();
                                phi_27747_ = false;
                            } else {
                                let _e1554 = (_e1326 == _e1359);
                                if _e1554 {
                                    phi_25363_ = type_90(_e506, _e492, _e499);
                                } else {
                                    if (_e1326 == _e1392) {
                                        phi_25362_ = type_90(_e499, _e506, _e492);
                                    } else {
                                        phi_25362_ = _e507;
                                    }
                                    let _e1558 = phi_25362_;
                                    phi_25363_ = _e1558;
                                }
                                let _e1561 = phi_25363_;
                                let _e1562 = (_e1465 == _e1498);
                                if _e1562 {
                                    phi_25375_ = type_90(_e528, _e514, _e521);
                                } else {
                                    if (_e1465 == _e1531) {
                                        phi_25374_ = type_90(_e521, _e528, _e514);
                                    } else {
                                        phi_25374_ = _e529;
                                    }
                                    let _e1566 = phi_25374_;
                                    phi_25375_ = _e1566;
                                }
                                let _e1569 = phi_25375_;
                                if _e1554 {
                                    phi_25385_ = _e1392;
                                } else {
                                    phi_25385_ = select(_e1326, _e1359, (_e1326 == _e1392));
                                }
                                let _e1573 = phi_25385_;
                                if (_e1573 < 0i) {
                                    phi_25394_ = type_90(_e1569.member, _e1569.member_2, _e1569.member_1);
                                } else {
                                    phi_25394_ = _e1569;
                                }
                                let _e1580 = phi_25394_;
                                if _e1562 {
                                    phi_25404_ = _e1531;
                                } else {
                                    phi_25404_ = select(_e1465, _e1498, (_e1465 == _e1531));
                                }
                                let _e1584 = phi_25404_;
                                if (_e1584 < 0i) {
                                    phi_25413_ = type_90(_e1561.member, _e1561.member_2, _e1561.member_1);
                                } else {
                                    phi_25413_ = _e1561;
                                }
                                let _e1591 = phi_25413_;
                                let _e1598 = (_e1591.member_1.x - _e1591.member.x);
                                let _e1601 = (_e1591.member_1.y - _e1591.member.y);
                                let _e1604 = (_e1591.member_1.z - _e1591.member.z);
                                let _e1606 = (_e1580.member.x - _e1591.member.x);
                                let _e1608 = (_e1580.member.y - _e1591.member.y);
                                let _e1610 = (_e1580.member.z - _e1591.member.z);
                                let _e1612 = (_e1580.member_1.x - _e1591.member.x);
                                let _e1614 = (_e1580.member_1.y - _e1591.member.y);
                                let _e1616 = (_e1580.member_1.z - _e1591.member.z);
                                let _e1617 = (_e1601 * _e1610);
                                let _e1618 = (_e1604 * _e1608);
                                let _e1619 = (_e1604 * _e1606);
                                let _e1620 = (_e1598 * _e1610);
                                let _e1621 = (_e1598 * _e1608);
                                let _e1622 = (_e1601 * _e1606);
                                let _e1630 = (((_e1612 * (_e1617 - _e1618)) + (_e1614 * (_e1619 - _e1620))) + (_e1616 * (_e1621 - _e1622)));
                                let _e1631 = abs(_e1612);
                                let _e1636 = abs(_e1614);
                                let _e1642 = abs(_e1616);
                                let _e1648 = abs(_e1598);
                                let _e1649 = abs(_e1601);
                                let _e1651 = select(_e1649, _e1648, (_e1648 > _e1649));
                                let _e1652 = abs(_e1604);
                                let _e1654 = select(_e1652, _e1651, (_e1651 > _e1652));
                                let _e1655 = abs(_e1606);
                                let _e1656 = abs(_e1608);
                                let _e1658 = select(_e1656, _e1655, (_e1655 > _e1656));
                                let _e1659 = abs(_e1610);
                                let _e1661 = select(_e1659, _e1658, (_e1658 > _e1659));
                                let _e1663 = select(_e1661, _e1654, (_e1654 > _e1661));
                                let _e1665 = select(_e1636, _e1631, (_e1631 > _e1636));
                                let _e1667 = select(_e1642, _e1665, (_e1665 > _e1642));
                                let _e1669 = select(_e1667, _e1663, (_e1663 > _e1667));
                                let _e1674 = ((0.0000019073486f * (((_e1631 * (abs(_e1617) + abs(_e1618))) + (_e1636 * (abs(_e1619) + abs(_e1620)))) + (_e1642 * (abs(_e1621) + abs(_e1622))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1669 * _e1669))));
                                if (_e1630 > _e1674) {
                                    phi_25540_ = 1i;
                                } else {
                                    phi_25540_ = select(0i, -1i, (_e1630 < -(_e1674)));
                                }
                                let _e1680 = phi_25540_;
                                let _e1684 = (_e1591.member_2.x - _e1591.member.x);
                                let _e1686 = (_e1591.member_2.y - _e1591.member.y);
                                let _e1688 = (_e1591.member_2.z - _e1591.member.z);
                                let _e1690 = (_e1580.member_2.x - _e1591.member.x);
                                let _e1692 = (_e1580.member_2.y - _e1591.member.y);
                                let _e1694 = (_e1580.member_2.z - _e1591.member.z);
                                let _e1695 = (_e1686 * _e1694);
                                let _e1696 = (_e1688 * _e1692);
                                let _e1697 = (_e1688 * _e1690);
                                let _e1698 = (_e1684 * _e1694);
                                let _e1699 = (_e1684 * _e1692);
                                let _e1700 = (_e1686 * _e1690);
                                let _e1708 = (((_e1606 * (_e1695 - _e1696)) + (_e1608 * (_e1697 - _e1698))) + (_e1610 * (_e1699 - _e1700)));
                                let _e1723 = abs(_e1684);
                                let _e1724 = abs(_e1686);
                                let _e1726 = select(_e1724, _e1723, (_e1723 > _e1724));
                                let _e1727 = abs(_e1688);
                                let _e1729 = select(_e1727, _e1726, (_e1726 > _e1727));
                                let _e1730 = abs(_e1690);
                                let _e1731 = abs(_e1692);
                                let _e1733 = select(_e1731, _e1730, (_e1730 > _e1731));
                                let _e1734 = abs(_e1694);
                                let _e1736 = select(_e1734, _e1733, (_e1733 > _e1734));
                                let _e1738 = select(_e1736, _e1729, (_e1729 > _e1736));
                                let _e1740 = select(_e1661, _e1738, (_e1738 > _e1661));
                                let _e1745 = ((0.0000019073486f * (((_e1655 * (abs(_e1695) + abs(_e1696))) + (_e1656 * (abs(_e1697) + abs(_e1698)))) + (_e1659 * (abs(_e1699) + abs(_e1700))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1740 * _e1740))));
                                if (_e1708 > _e1745) {
                                    phi_25667_ = 1i;
                                } else {
                                    phi_25667_ = select(0i, -1i, (_e1708 < -(_e1745)));
                                }
                                let _e1751 = phi_25667_;
                                if _e1532 {
                                    phi_25678_ = bool();
                                    phi_25679_ = true;
                                } else {
                                    let _e1752 = (_e1359 == 0i);
                                    if _e1752 {
                                        phi_25677_ = bool();
                                    } else {
                                        phi_25677_ = (_e1392 == 0i);
                                    }
                                    let _e1755 = phi_25677_;
                                    phi_25678_ = _e1755;
                                    phi_25679_ = _e1752;
                                }
                                let _e1757 = phi_25678_;
                                let _e1759 = phi_25679_;
                                if select(_e1757, true, _e1759) {
                                    phi_25736_ = u32();
                                    phi_25737_ = true;
                                } else {
                                    if _e1543 {
                                        phi_25697_ = bool();
                                        phi_25698_ = true;
                                    } else {
                                        let _e1761 = (_e1498 == 0i);
                                        if _e1761 {
                                            phi_25696_ = bool();
                                        } else {
                                            phi_25696_ = (_e1531 == 0i);
                                        }
                                        let _e1764 = phi_25696_;
                                        phi_25697_ = _e1764;
                                        phi_25698_ = _e1761;
                                    }
                                    let _e1766 = phi_25697_;
                                    let _e1768 = phi_25698_;
                                    let _e1769 = select(_e1766, true, _e1768);
                                    if _e1769 {
                                        phi_25735_ = u32();
                                    } else {
                                        if (_e1680 > 0i) {
                                            phi_25729_ = u32();
                                            phi_25730_ = true;
                                        } else {
                                            let _e1771 = (_e1751 > 0i);
                                            if _e1771 {
                                                phi_25728_ = u32();
                                            } else {
                                                if (_e1680 < 0i) {
                                                    phi_25723_ = select(true, false, (_e1751 < 0i));
                                                } else {
                                                    phi_25723_ = true;
                                                }
                                                let _e1776 = phi_25723_;
                                                phi_25728_ = select(1u, 2u, _e1776);
                                            }
                                            let _e1779 = phi_25728_;
                                            phi_25729_ = _e1779;
                                            phi_25730_ = _e1771;
                                        }
                                        let _e1781 = phi_25729_;
                                        let _e1783 = phi_25730_;
                                        phi_25735_ = select(_e1781, 0u, _e1783);
                                    }
                                    let _e1786 = phi_25735_;
                                    phi_25736_ = _e1786;
                                    phi_25737_ = _e1769;
                                }
                                let _e1788 = phi_25736_;
                                let _e1790 = phi_25737_;
                                let _e1791 = select(_e1788, 2u, _e1790);
                                if (_e1791 == 2u) {
                                    let _e1794 = (_e1402 - (_e1397 * _e1395));
                                    let _e1796 = (_e1404 - (_e1398 * _e1393));
                                    let _e1798 = (_e1406 - (_e1396 * _e1394));
                                    let _e1801 = ((_e1394 * _e1798) - (_e1796 * _e1395));
                                    let _e1804 = ((_e1395 * _e1794) - (_e1798 * _e1393));
                                    let _e1807 = ((_e1393 * _e1796) - (_e1794 * _e1394));
                                    let _e1808 = (_e1399 * _e1801);
                                    let _e1809 = (_e1400 * _e1804);
                                    let _e1810 = (_e1401 * _e1807);
                                    let _e1817 = abs(_e1801);
                                    let _e1818 = abs(_e1804);
                                    let _e1820 = select(_e1818, _e1817, (_e1817 > _e1818));
                                    let _e1821 = abs(_e1807);
                                    let _e1825 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1821, _e1820, (_e1820 > _e1821))));
                                    let _e1830 = (_e509 - _e494);
                                    let _e1831 = (_e511 - _e496);
                                    let _e1832 = (_e513 - _e498);
                                    let _e1833 = (_e1830 * _e1801);
                                    let _e1834 = (_e1831 * _e1804);
                                    let _e1835 = (_e1832 * _e1807);
                                    let _e1847 = (_e509 - _e501);
                                    let _e1848 = (_e511 - _e503);
                                    let _e1849 = (_e513 - _e505);
                                    let _e1850 = (_e1847 * _e1801);
                                    let _e1851 = (_e1848 * _e1804);
                                    let _e1852 = (_e1849 * _e1807);
                                    let _e1864 = (_e1466 * _e1801);
                                    let _e1865 = (_e1467 * _e1804);
                                    let _e1866 = (_e1468 * _e1807);
                                    let _e1877 = (_e516 - _e494);
                                    let _e1878 = (_e518 - _e496);
                                    let _e1879 = (_e520 - _e498);
                                    let _e1880 = (_e1877 * _e1801);
                                    let _e1881 = (_e1878 * _e1804);
                                    let _e1882 = (_e1879 * _e1807);
                                    let _e1894 = (_e516 - _e501);
                                    let _e1895 = (_e518 - _e503);
                                    let _e1896 = (_e520 - _e505);
                                    let _e1897 = (_e1894 * _e1801);
                                    let _e1898 = (_e1895 * _e1804);
                                    let _e1899 = (_e1896 * _e1807);
                                    let _e1912 = (_e1499 * _e1801);
                                    let _e1913 = (_e1500 * _e1804);
                                    let _e1914 = (_e1501 * _e1807);
                                    let _e1925 = (_e523 - _e494);
                                    let _e1926 = (_e525 - _e496);
                                    let _e1927 = (_e527 - _e498);
                                    let _e1928 = (_e1925 * _e1801);
                                    let _e1929 = (_e1926 * _e1804);
                                    let _e1930 = (_e1927 * _e1807);
                                    let _e1942 = (_e523 - _e501);
                                    let _e1943 = (_e525 - _e503);
                                    let _e1944 = (_e527 - _e505);
                                    let _e1945 = (_e1942 * _e1801);
                                    let _e1946 = (_e1943 * _e1804);
                                    let _e1947 = (_e1944 * _e1807);
                                    let _e1960 = (_e501 - _e494);
                                    let _e1961 = (_e503 - _e496);
                                    let _e1962 = (_e505 - _e498);
                                    let _e1965 = ((_e1961 * _e1798) - (_e1796 * _e1962));
                                    let _e1968 = ((_e1962 * _e1794) - (_e1798 * _e1960));
                                    let _e1971 = ((_e1960 * _e1796) - (_e1794 * _e1961));
                                    let _e1972 = (_e1830 * _e1965);
                                    let _e1973 = (_e1831 * _e1968);
                                    let _e1974 = (_e1832 * _e1971);
                                    let _e1981 = abs(_e1965);
                                    let _e1982 = abs(_e1968);
                                    let _e1984 = select(_e1982, _e1981, (_e1981 > _e1982));
                                    let _e1985 = abs(_e1971);
                                    let _e1989 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1985, _e1984, (_e1984 > _e1985))));
                                    let _e1994 = (_e1847 * _e1965);
                                    let _e1995 = (_e1848 * _e1968);
                                    let _e1996 = (_e1849 * _e1971);
                                    let _e2008 = (_e1399 * _e1965);
                                    let _e2009 = (_e1400 * _e1968);
                                    let _e2010 = (_e1401 * _e1971);
                                    let _e2022 = (_e1877 * _e1965);
                                    let _e2023 = (_e1878 * _e1968);
                                    let _e2024 = (_e1879 * _e1971);
                                    let _e2035 = (_e1894 * _e1965);
                                    let _e2036 = (_e1895 * _e1968);
                                    let _e2037 = (_e1896 * _e1971);
                                    let _e2049 = (_e1466 * _e1965);
                                    let _e2050 = (_e1467 * _e1968);
                                    let _e2051 = (_e1468 * _e1971);
                                    let _e2064 = (_e1925 * _e1965);
                                    let _e2065 = (_e1926 * _e1968);
                                    let _e2066 = (_e1927 * _e1971);
                                    let _e2077 = (_e1942 * _e1965);
                                    let _e2078 = (_e1943 * _e1968);
                                    let _e2079 = (_e1944 * _e1971);
                                    let _e2091 = (_e1499 * _e1965);
                                    let _e2092 = (_e1500 * _e1968);
                                    let _e2093 = (_e1501 * _e1971);
                                    let _e2107 = (_e487 - _e501);
                                    let _e2108 = (_e489 - _e503);
                                    let _e2109 = (_e491 - _e505);
                                    let _e2112 = ((_e2108 * _e1798) - (_e1796 * _e2109));
                                    let _e2115 = ((_e2109 * _e1794) - (_e1798 * _e2107));
                                    let _e2118 = ((_e2107 * _e1796) - (_e1794 * _e2108));
                                    let _e2119 = (_e1847 * _e2112);
                                    let _e2120 = (_e1848 * _e2115);
                                    let _e2121 = (_e1849 * _e2118);
                                    let _e2128 = abs(_e2112);
                                    let _e2129 = abs(_e2115);
                                    let _e2131 = select(_e2129, _e2128, (_e2128 > _e2129));
                                    let _e2132 = abs(_e2118);
                                    let _e2136 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2132, _e2131, (_e2131 > _e2132))));
                                    let _e2141 = (_e1399 * _e2112);
                                    let _e2142 = (_e1400 * _e2115);
                                    let _e2143 = (_e1401 * _e2118);
                                    let _e2155 = (_e1830 * _e2112);
                                    let _e2156 = (_e1831 * _e2115);
                                    let _e2157 = (_e1832 * _e2118);
                                    let _e2169 = (_e1894 * _e2112);
                                    let _e2170 = (_e1895 * _e2115);
                                    let _e2171 = (_e1896 * _e2118);
                                    let _e2182 = (_e1466 * _e2112);
                                    let _e2183 = (_e1467 * _e2115);
                                    let _e2184 = (_e1468 * _e2118);
                                    let _e2196 = (_e1877 * _e2112);
                                    let _e2197 = (_e1878 * _e2115);
                                    let _e2198 = (_e1879 * _e2118);
                                    let _e2211 = (_e1942 * _e2112);
                                    let _e2212 = (_e1943 * _e2115);
                                    let _e2213 = (_e1944 * _e2118);
                                    let _e2224 = (_e1499 * _e2112);
                                    let _e2225 = (_e1500 * _e2115);
                                    let _e2226 = (_e1501 * _e2118);
                                    let _e2238 = (_e1925 * _e2112);
                                    let _e2239 = (_e1926 * _e2115);
                                    let _e2240 = (_e1927 * _e2118);
                                    let _e2255 = (_e1263 - (_e1258 * _e1256));
                                    let _e2257 = (_e1265 - (_e1259 * _e1254));
                                    let _e2259 = (_e1267 - (_e1257 * _e1255));
                                    let _e2262 = ((_e1255 * _e2259) - (_e2257 * _e1256));
                                    let _e2265 = ((_e1256 * _e2255) - (_e2259 * _e1254));
                                    let _e2268 = ((_e1254 * _e2257) - (_e2255 * _e1255));
                                    let _e2269 = (_e1260 * _e2262);
                                    let _e2270 = (_e1261 * _e2265);
                                    let _e2271 = (_e1262 * _e2268);
                                    let _e2278 = abs(_e2262);
                                    let _e2279 = abs(_e2265);
                                    let _e2281 = select(_e2279, _e2278, (_e2278 > _e2279));
                                    let _e2282 = abs(_e2268);
                                    let _e2286 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2282, _e2281, (_e2281 > _e2282))));
                                    let _e2291 = (_e487 - _e516);
                                    let _e2292 = (_e489 - _e518);
                                    let _e2293 = (_e491 - _e520);
                                    let _e2294 = (_e2291 * _e2262);
                                    let _e2295 = (_e2292 * _e2265);
                                    let _e2296 = (_e2293 * _e2268);
                                    let _e2308 = (_e487 - _e523);
                                    let _e2309 = (_e489 - _e525);
                                    let _e2310 = (_e491 - _e527);
                                    let _e2311 = (_e2308 * _e2262);
                                    let _e2312 = (_e2309 * _e2265);
                                    let _e2313 = (_e2310 * _e2268);
                                    let _e2325 = (_e1327 * _e2262);
                                    let _e2326 = (_e1328 * _e2265);
                                    let _e2327 = (_e1329 * _e2268);
                                    let _e2338 = (_e494 - _e516);
                                    let _e2339 = (_e496 - _e518);
                                    let _e2340 = (_e498 - _e520);
                                    let _e2341 = (_e2338 * _e2262);
                                    let _e2342 = (_e2339 * _e2265);
                                    let _e2343 = (_e2340 * _e2268);
                                    let _e2355 = (_e494 - _e523);
                                    let _e2356 = (_e496 - _e525);
                                    let _e2357 = (_e498 - _e527);
                                    let _e2358 = (_e2355 * _e2262);
                                    let _e2359 = (_e2356 * _e2265);
                                    let _e2360 = (_e2357 * _e2268);
                                    let _e2373 = (_e1360 * _e2262);
                                    let _e2374 = (_e1361 * _e2265);
                                    let _e2375 = (_e1362 * _e2268);
                                    let _e2386 = (_e501 - _e516);
                                    let _e2387 = (_e503 - _e518);
                                    let _e2388 = (_e505 - _e520);
                                    let _e2389 = (_e2386 * _e2262);
                                    let _e2390 = (_e2387 * _e2265);
                                    let _e2391 = (_e2388 * _e2268);
                                    let _e2403 = (_e501 - _e523);
                                    let _e2404 = (_e503 - _e525);
                                    let _e2405 = (_e505 - _e527);
                                    let _e2406 = (_e2403 * _e2262);
                                    let _e2407 = (_e2404 * _e2265);
                                    let _e2408 = (_e2405 * _e2268);
                                    let _e2421 = (_e523 - _e516);
                                    let _e2422 = (_e525 - _e518);
                                    let _e2423 = (_e527 - _e520);
                                    let _e2426 = ((_e2422 * _e2259) - (_e2257 * _e2423));
                                    let _e2429 = ((_e2423 * _e2255) - (_e2259 * _e2421));
                                    let _e2432 = ((_e2421 * _e2257) - (_e2255 * _e2422));
                                    let _e2433 = (_e2291 * _e2426);
                                    let _e2434 = (_e2292 * _e2429);
                                    let _e2435 = (_e2293 * _e2432);
                                    let _e2442 = abs(_e2426);
                                    let _e2443 = abs(_e2429);
                                    let _e2445 = select(_e2443, _e2442, (_e2442 > _e2443));
                                    let _e2446 = abs(_e2432);
                                    let _e2450 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2446, _e2445, (_e2445 > _e2446))));
                                    let _e2455 = (_e2308 * _e2426);
                                    let _e2456 = (_e2309 * _e2429);
                                    let _e2457 = (_e2310 * _e2432);
                                    let _e2469 = (_e1260 * _e2426);
                                    let _e2470 = (_e1261 * _e2429);
                                    let _e2471 = (_e1262 * _e2432);
                                    let _e2483 = (_e2338 * _e2426);
                                    let _e2484 = (_e2339 * _e2429);
                                    let _e2485 = (_e2340 * _e2432);
                                    let _e2496 = (_e2355 * _e2426);
                                    let _e2497 = (_e2356 * _e2429);
                                    let _e2498 = (_e2357 * _e2432);
                                    let _e2510 = (_e1327 * _e2426);
                                    let _e2511 = (_e1328 * _e2429);
                                    let _e2512 = (_e1329 * _e2432);
                                    let _e2525 = (_e2386 * _e2426);
                                    let _e2526 = (_e2387 * _e2429);
                                    let _e2527 = (_e2388 * _e2432);
                                    let _e2538 = (_e2403 * _e2426);
                                    let _e2539 = (_e2404 * _e2429);
                                    let _e2540 = (_e2405 * _e2432);
                                    let _e2552 = (_e1360 * _e2426);
                                    let _e2553 = (_e1361 * _e2429);
                                    let _e2554 = (_e1362 * _e2432);
                                    let _e2568 = (_e509 - _e523);
                                    let _e2569 = (_e511 - _e525);
                                    let _e2570 = (_e513 - _e527);
                                    let _e2573 = ((_e2569 * _e2259) - (_e2257 * _e2570));
                                    let _e2576 = ((_e2570 * _e2255) - (_e2259 * _e2568));
                                    let _e2579 = ((_e2568 * _e2257) - (_e2255 * _e2569));
                                    let _e2580 = (_e2308 * _e2573);
                                    let _e2581 = (_e2309 * _e2576);
                                    let _e2582 = (_e2310 * _e2579);
                                    let _e2589 = abs(_e2573);
                                    let _e2590 = abs(_e2576);
                                    let _e2592 = select(_e2590, _e2589, (_e2589 > _e2590));
                                    let _e2593 = abs(_e2579);
                                    let _e2597 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2593, _e2592, (_e2592 > _e2593))));
                                    let _e2602 = (_e1260 * _e2573);
                                    let _e2603 = (_e1261 * _e2576);
                                    let _e2604 = (_e1262 * _e2579);
                                    let _e2616 = (_e2291 * _e2573);
                                    let _e2617 = (_e2292 * _e2576);
                                    let _e2618 = (_e2293 * _e2579);
                                    let _e2630 = (_e2355 * _e2573);
                                    let _e2631 = (_e2356 * _e2576);
                                    let _e2632 = (_e2357 * _e2579);
                                    let _e2643 = (_e1327 * _e2573);
                                    let _e2644 = (_e1328 * _e2576);
                                    let _e2645 = (_e1329 * _e2579);
                                    let _e2657 = (_e2338 * _e2573);
                                    let _e2658 = (_e2339 * _e2576);
                                    let _e2659 = (_e2340 * _e2579);
                                    let _e2672 = (_e2403 * _e2573);
                                    let _e2673 = (_e2404 * _e2576);
                                    let _e2674 = (_e2405 * _e2579);
                                    let _e2685 = (_e1360 * _e2573);
                                    let _e2686 = (_e1361 * _e2576);
                                    let _e2687 = (_e1362 * _e2579);
                                    let _e2699 = (_e2386 * _e2573);
                                    let _e2700 = (_e2387 * _e2576);
                                    let _e2701 = (_e2388 * _e2579);
                                    phi_27741_ = select(true, false, ((((((((((_e1808 + _e1809) + _e1810) > ((0.0000019073486f * ((abs(_e1808) + abs(_e1809)) + abs(_e1810))) + _e1825)) && (((_e1833 + _e1834) + _e1835) > ((0.0000019073486f * ((abs(_e1833) + abs(_e1834)) + abs(_e1835))) + _e1825))) && (((_e1850 + _e1851) + _e1852) > ((0.0000019073486f * ((abs(_e1850) + abs(_e1851)) + abs(_e1852))) + _e1825))) && (((((_e1864 + _e1865) + _e1866) > ((0.0000019073486f * ((abs(_e1864) + abs(_e1865)) + abs(_e1866))) + _e1825)) && (((_e1880 + _e1881) + _e1882) > ((0.0000019073486f * ((abs(_e1880) + abs(_e1881)) + abs(_e1882))) + _e1825))) && (((_e1897 + _e1898) + _e1899) > ((0.0000019073486f * ((abs(_e1897) + abs(_e1898)) + abs(_e1899))) + _e1825)))) && (((((_e1912 + _e1913) + _e1914) > ((0.0000019073486f * ((abs(_e1912) + abs(_e1913)) + abs(_e1914))) + _e1825)) && (((_e1928 + _e1929) + _e1930) > ((0.0000019073486f * ((abs(_e1928) + abs(_e1929)) + abs(_e1930))) + _e1825))) && (((_e1945 + _e1946) + _e1947) > ((0.0000019073486f * ((abs(_e1945) + abs(_e1946)) + abs(_e1947))) + _e1825)))) || (((((((_e1972 + _e1973) + _e1974) > ((0.0000019073486f * ((abs(_e1972) + abs(_e1973)) + abs(_e1974))) + _e1989)) && (((_e1994 + _e1995) + _e1996) > ((0.0000019073486f * ((abs(_e1994) + abs(_e1995)) + abs(_e1996))) + _e1989))) && (((_e2008 + _e2009) + _e2010) > ((0.0000019073486f * ((abs(_e2008) + abs(_e2009)) + abs(_e2010))) + _e1989))) && (((((_e2022 + _e2023) + _e2024) > ((0.0000019073486f * ((abs(_e2022) + abs(_e2023)) + abs(_e2024))) + _e1989)) && (((_e2035 + _e2036) + _e2037) > ((0.0000019073486f * ((abs(_e2035) + abs(_e2036)) + abs(_e2037))) + _e1989))) && (((_e2049 + _e2050) + _e2051) > ((0.0000019073486f * ((abs(_e2049) + abs(_e2050)) + abs(_e2051))) + _e1989)))) && (((((_e2064 + _e2065) + _e2066) > ((0.0000019073486f * ((abs(_e2064) + abs(_e2065)) + abs(_e2066))) + _e1989)) && (((_e2077 + _e2078) + _e2079) > ((0.0000019073486f * ((abs(_e2077) + abs(_e2078)) + abs(_e2079))) + _e1989))) && (((_e2091 + _e2092) + _e2093) > ((0.0000019073486f * ((abs(_e2091) + abs(_e2092)) + abs(_e2093))) + _e1989))))) || (((((((_e2119 + _e2120) + _e2121) > ((0.0000019073486f * ((abs(_e2119) + abs(_e2120)) + abs(_e2121))) + _e2136)) && (((_e2141 + _e2142) + _e2143) > ((0.0000019073486f * ((abs(_e2141) + abs(_e2142)) + abs(_e2143))) + _e2136))) && (((_e2155 + _e2156) + _e2157) > ((0.0000019073486f * ((abs(_e2155) + abs(_e2156)) + abs(_e2157))) + _e2136))) && (((((_e2169 + _e2170) + _e2171) > ((0.0000019073486f * ((abs(_e2169) + abs(_e2170)) + abs(_e2171))) + _e2136)) && (((_e2182 + _e2183) + _e2184) > ((0.0000019073486f * ((abs(_e2182) + abs(_e2183)) + abs(_e2184))) + _e2136))) && (((_e2196 + _e2197) + _e2198) > ((0.0000019073486f * ((abs(_e2196) + abs(_e2197)) + abs(_e2198))) + _e2136)))) && (((((_e2211 + _e2212) + _e2213) > ((0.0000019073486f * ((abs(_e2211) + abs(_e2212)) + abs(_e2213))) + _e2136)) && (((_e2224 + _e2225) + _e2226) > ((0.0000019073486f * ((abs(_e2224) + abs(_e2225)) + abs(_e2226))) + _e2136))) && (((_e2238 + _e2239) + _e2240) > ((0.0000019073486f * ((abs(_e2238) + abs(_e2239)) + abs(_e2240))) + _e2136))))) || (((((((((_e2269 + _e2270) + _e2271) > ((0.0000019073486f * ((abs(_e2269) + abs(_e2270)) + abs(_e2271))) + _e2286)) && (((_e2294 + _e2295) + _e2296) > ((0.0000019073486f * ((abs(_e2294) + abs(_e2295)) + abs(_e2296))) + _e2286))) && (((_e2311 + _e2312) + _e2313) > ((0.0000019073486f * ((abs(_e2311) + abs(_e2312)) + abs(_e2313))) + _e2286))) && (((((_e2325 + _e2326) + _e2327) > ((0.0000019073486f * ((abs(_e2325) + abs(_e2326)) + abs(_e2327))) + _e2286)) && (((_e2341 + _e2342) + _e2343) > ((0.0000019073486f * ((abs(_e2341) + abs(_e2342)) + abs(_e2343))) + _e2286))) && (((_e2358 + _e2359) + _e2360) > ((0.0000019073486f * ((abs(_e2358) + abs(_e2359)) + abs(_e2360))) + _e2286)))) && (((((_e2373 + _e2374) + _e2375) > ((0.0000019073486f * ((abs(_e2373) + abs(_e2374)) + abs(_e2375))) + _e2286)) && (((_e2389 + _e2390) + _e2391) > ((0.0000019073486f * ((abs(_e2389) + abs(_e2390)) + abs(_e2391))) + _e2286))) && (((_e2406 + _e2407) + _e2408) > ((0.0000019073486f * ((abs(_e2406) + abs(_e2407)) + abs(_e2408))) + _e2286)))) || (((((((_e2433 + _e2434) + _e2435) > ((0.0000019073486f * ((abs(_e2433) + abs(_e2434)) + abs(_e2435))) + _e2450)) && (((_e2455 + _e2456) + _e2457) > ((0.0000019073486f * ((abs(_e2455) + abs(_e2456)) + abs(_e2457))) + _e2450))) && (((_e2469 + _e2470) + _e2471) > ((0.0000019073486f * ((abs(_e2469) + abs(_e2470)) + abs(_e2471))) + _e2450))) && (((((_e2483 + _e2484) + _e2485) > ((0.0000019073486f * ((abs(_e2483) + abs(_e2484)) + abs(_e2485))) + _e2450)) && (((_e2496 + _e2497) + _e2498) > ((0.0000019073486f * ((abs(_e2496) + abs(_e2497)) + abs(_e2498))) + _e2450))) && (((_e2510 + _e2511) + _e2512) > ((0.0000019073486f * ((abs(_e2510) + abs(_e2511)) + abs(_e2512))) + _e2450)))) && (((((_e2525 + _e2526) + _e2527) > ((0.0000019073486f * ((abs(_e2525) + abs(_e2526)) + abs(_e2527))) + _e2450)) && (((_e2538 + _e2539) + _e2540) > ((0.0000019073486f * ((abs(_e2538) + abs(_e2539)) + abs(_e2540))) + _e2450))) && (((_e2552 + _e2553) + _e2554) > ((0.0000019073486f * ((abs(_e2552) + abs(_e2553)) + abs(_e2554))) + _e2450))))) || (((((((_e2580 + _e2581) + _e2582) > ((0.0000019073486f * ((abs(_e2580) + abs(_e2581)) + abs(_e2582))) + _e2597)) && (((_e2602 + _e2603) + _e2604) > ((0.0000019073486f * ((abs(_e2602) + abs(_e2603)) + abs(_e2604))) + _e2597))) && (((_e2616 + _e2617) + _e2618) > ((0.0000019073486f * ((abs(_e2616) + abs(_e2617)) + abs(_e2618))) + _e2597))) && (((((_e2630 + _e2631) + _e2632) > ((0.0000019073486f * ((abs(_e2630) + abs(_e2631)) + abs(_e2632))) + _e2597)) && (((_e2643 + _e2644) + _e2645) > ((0.0000019073486f * ((abs(_e2643) + abs(_e2644)) + abs(_e2645))) + _e2597))) && (((_e2657 + _e2658) + _e2659) > ((0.0000019073486f * ((abs(_e2657) + abs(_e2658)) + abs(_e2659))) + _e2597)))) && (((((_e2672 + _e2673) + _e2674) > ((0.0000019073486f * ((abs(_e2672) + abs(_e2673)) + abs(_e2674))) + _e2597)) && (((_e2685 + _e2686) + _e2687) > ((0.0000019073486f * ((abs(_e2685) + abs(_e2686)) + abs(_e2687))) + _e2597))) && (((_e2699 + _e2700) + _e2701) > ((0.0000019073486f * ((abs(_e2699) + abs(_e2700)) + abs(_e2701))) + _e2597)))))));
                                } else {
                                    phi_27741_ = true;
                                }
                                let _e2718 = phi_27741_;
                                phi_27746_ = _e1791;
                                phi_27747_ = select(true, false, _e2718);
                            }
                            let _e2721 = phi_27746_;
                            let _e2723 = phi_27747_;
                            phi_27748_ = _e2721;
                            phi_27749_ = _e1553;
                            phi_27750_ = _e2723;
                        }
                        let _e2725 = phi_27748_;
                        let _e2727 = phi_27749_;
                        let _e2729 = phi_27750_;
                        phi_29155_ = select(_e2725, 0u, select(_e2729, true, _e2727));
                        phi_29156_ = u32();
                        phi_29157_ = true;
                    } else {
                        let _e618 = (_e616 == 3u);
                        if _e618 {
                            phi_29153_ = u32();
                            phi_29154_ = true;
                        } else {
                            if (_e459.w == _e463.w) {
                                phi_27773_ = bool();
                                phi_27774_ = true;
                            } else {
                                let _e620 = (_e463.w == _e467.w);
                                if _e620 {
                                    phi_27772_ = bool();
                                } else {
                                    phi_27772_ = (_e467.w == _e459.w);
                                }
                                let _e623 = phi_27772_;
                                phi_27773_ = _e623;
                                phi_27774_ = _e620;
                            }
                            let _e625 = phi_27773_;
                            let _e627 = phi_27774_;
                            if select(_e625, true, _e627) {
                                phi_29147_ = u32();
                                phi_29148_ = true;
                            } else {
                                if (_e471.w == _e475.w) {
                                    phi_27792_ = bool();
                                    phi_27793_ = true;
                                } else {
                                    let _e630 = (_e475.w == _e479.w);
                                    if _e630 {
                                        phi_27791_ = bool();
                                    } else {
                                        phi_27791_ = (_e479.w == _e471.w);
                                    }
                                    let _e633 = phi_27791_;
                                    phi_27792_ = _e633;
                                    phi_27793_ = _e630;
                                }
                                let _e635 = phi_27792_;
                                let _e637 = phi_27793_;
                                let _e638 = select(_e635, true, _e637);
                                if _e638 {
                                    phi_29146_ = u32();
                                } else {
                                    let _e639 = (_e616 == 1u);
                                    let _e655 = (select(0u, 1u, ((((_e471.w == _e463.w) || (_e475.w == _e463.w)) || (_e479.w == _e463.w)) == _e639)) + (2u * select(0u, 1u, ((((_e471.w == _e467.w) || (_e475.w == _e467.w)) || (_e479.w == _e467.w)) == _e639))));
                                    if _e639 {
                                        phi_27827_ = _e655;
                                    } else {
                                        if (_e655 == 2u) {
                                            phi_27826_ = 0u;
                                        } else {
                                            phi_27826_ = (_e655 + 1u);
                                        }
                                        let _e659 = phi_27826_;
                                        phi_27827_ = _e659;
                                    }
                                    let _e661 = phi_27827_;
                                    if (_e661 == 0u) {
                                        phi_27839_ = _e507;
                                    } else {
                                        if (_e661 == 1u) {
                                            phi_27838_ = type_90(_e499, _e506, _e492);
                                        } else {
                                            phi_27838_ = type_90(_e506, _e492, _e499);
                                        }
                                        let _e667 = phi_27838_;
                                        phi_27839_ = _e667;
                                    }
                                    let _e669 = phi_27839_;
                                    let _e685 = (select(0u, 1u, ((((_e459.w == _e475.w) || (_e463.w == _e475.w)) || (_e467.w == _e475.w)) == _e639)) + (2u * select(0u, 1u, ((((_e459.w == _e479.w) || (_e463.w == _e479.w)) || (_e467.w == _e479.w)) == _e639))));
                                    if _e639 {
                                        phi_27866_ = _e685;
                                    } else {
                                        if (_e685 == 2u) {
                                            phi_27865_ = 0u;
                                        } else {
                                            phi_27865_ = (_e685 + 1u);
                                        }
                                        let _e689 = phi_27865_;
                                        phi_27866_ = _e689;
                                    }
                                    let _e691 = phi_27866_;
                                    if (_e691 == 0u) {
                                        phi_27878_ = _e529;
                                    } else {
                                        if (_e691 == 1u) {
                                            phi_27877_ = type_90(_e521, _e528, _e514);
                                        } else {
                                            phi_27877_ = type_90(_e528, _e514, _e521);
                                        }
                                        let _e697 = phi_27877_;
                                        phi_27878_ = _e697;
                                    }
                                    let _e699 = phi_27878_;
                                    if _e639 {
                                        let _e903 = (_e699.member_1.x - _e669.member.x);
                                        let _e906 = (_e699.member_1.y - _e669.member.y);
                                        let _e909 = (_e699.member_1.z - _e669.member.z);
                                        let _e911 = (_e699.member_2.x - _e669.member.x);
                                        let _e913 = (_e699.member_2.y - _e669.member.y);
                                        let _e915 = (_e699.member_2.z - _e669.member.z);
                                        let _e917 = (_e669.member_1.x - _e669.member.x);
                                        let _e919 = (_e669.member_1.y - _e669.member.y);
                                        let _e921 = (_e669.member_1.z - _e669.member.z);
                                        let _e922 = (_e906 * _e915);
                                        let _e923 = (_e909 * _e913);
                                        let _e924 = (_e909 * _e911);
                                        let _e925 = (_e903 * _e915);
                                        let _e926 = (_e903 * _e913);
                                        let _e927 = (_e906 * _e911);
                                        let _e928 = (_e922 - _e923);
                                        let _e930 = (_e924 - _e925);
                                        let _e933 = (_e926 - _e927);
                                        let _e935 = (((_e917 * _e928) + (_e919 * _e930)) + (_e921 * _e933));
                                        let _e936 = abs(_e917);
                                        let _e939 = (abs(_e922) + abs(_e923));
                                        let _e941 = abs(_e919);
                                        let _e944 = (abs(_e924) + abs(_e925));
                                        let _e947 = abs(_e921);
                                        let _e950 = (abs(_e926) + abs(_e927));
                                        let _e953 = abs(_e903);
                                        let _e954 = abs(_e906);
                                        let _e956 = select(_e954, _e953, (_e953 > _e954));
                                        let _e957 = abs(_e909);
                                        let _e959 = select(_e957, _e956, (_e956 > _e957));
                                        let _e960 = abs(_e911);
                                        let _e961 = abs(_e913);
                                        let _e963 = select(_e961, _e960, (_e960 > _e961));
                                        let _e964 = abs(_e915);
                                        let _e966 = select(_e964, _e963, (_e963 > _e964));
                                        let _e968 = select(_e966, _e959, (_e959 > _e966));
                                        let _e970 = select(_e941, _e936, (_e936 > _e941));
                                        let _e972 = select(_e947, _e970, (_e970 > _e947));
                                        let _e974 = select(_e972, _e968, (_e968 > _e972));
                                        let _e979 = ((0.0000019073486f * (((_e936 * _e939) + (_e941 * _e944)) + (_e947 * _e950))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e974 * _e974))));
                                        if (_e935 > _e979) {
                                            phi_28010_ = 1i;
                                        } else {
                                            phi_28010_ = select(0i, -1i, (_e935 < -(_e979)));
                                        }
                                        let _e985 = phi_28010_;
                                        let _e987 = (_e669.member_2.x - _e669.member.x);
                                        let _e989 = (_e669.member_2.y - _e669.member.y);
                                        let _e991 = (_e669.member_2.z - _e669.member.z);
                                        let _e996 = (((_e987 * _e928) + (_e989 * _e930)) + (_e991 * _e933));
                                        let _e997 = abs(_e987);
                                        let _e999 = abs(_e989);
                                        let _e1002 = abs(_e991);
                                        let _e1006 = select(_e999, _e997, (_e997 > _e999));
                                        let _e1008 = select(_e1002, _e1006, (_e1006 > _e1002));
                                        let _e1010 = select(_e1008, _e968, (_e968 > _e1008));
                                        let _e1015 = ((0.0000019073486f * (((_e997 * _e939) + (_e999 * _e944)) + (_e1002 * _e950))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1010 * _e1010))));
                                        if (_e996 > _e1015) {
                                            phi_28133_ = 1i;
                                        } else {
                                            phi_28133_ = select(0i, -1i, (_e996 < -(_e1015)));
                                        }
                                        let _e1021 = phi_28133_;
                                        let _e1022 = (_e919 * _e991);
                                        let _e1023 = (_e921 * _e989);
                                        let _e1024 = (_e921 * _e987);
                                        let _e1025 = (_e917 * _e991);
                                        let _e1026 = (_e917 * _e989);
                                        let _e1027 = (_e919 * _e987);
                                        let _e1028 = (_e1022 - _e1023);
                                        let _e1030 = (_e1024 - _e1025);
                                        let _e1033 = (_e1026 - _e1027);
                                        let _e1035 = (((_e903 * _e1028) + (_e906 * _e1030)) + (_e909 * _e1033));
                                        let _e1038 = (abs(_e1022) + abs(_e1023));
                                        let _e1042 = (abs(_e1024) + abs(_e1025));
                                        let _e1047 = (abs(_e1026) + abs(_e1027));
                                        let _e1051 = select(_e1008, _e972, (_e972 > _e1008));
                                        let _e1053 = select(_e959, _e1051, (_e1051 > _e959));
                                        let _e1058 = ((0.0000019073486f * (((_e953 * _e1038) + (_e954 * _e1042)) + (_e957 * _e1047))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1053 * _e1053))));
                                        if (_e1035 > _e1058) {
                                            phi_28256_ = 1i;
                                        } else {
                                            phi_28256_ = select(0i, -1i, (_e1035 < -(_e1058)));
                                        }
                                        let _e1064 = phi_28256_;
                                        let _e1069 = (((_e911 * _e1028) + (_e913 * _e1030)) + (_e915 * _e1033));
                                        let _e1076 = select(_e966, _e1051, (_e1051 > _e966));
                                        let _e1081 = ((0.0000019073486f * (((_e960 * _e1038) + (_e961 * _e1042)) + (_e964 * _e1047))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1076 * _e1076))));
                                        if (_e1069 > _e1081) {
                                            phi_28379_ = 1i;
                                        } else {
                                            phi_28379_ = select(0i, -1i, (_e1069 < -(_e1081)));
                                        }
                                        let _e1087 = phi_28379_;
                                        let _e1088 = (_e985 * _e1021);
                                        if (_e1088 > 0i) {
                                            phi_28415_ = u32();
                                            phi_28416_ = true;
                                        } else {
                                            let _e1090 = (_e1064 * _e1087);
                                            let _e1091 = (_e1090 > 0i);
                                            if _e1091 {
                                                phi_28414_ = u32();
                                            } else {
                                                if (_e1088 < 0i) {
                                                    let _e1093 = (_e1090 < 0i);
                                                    if _e1093 {
                                                        phi_28406_ = select(0u, 1u, ((_e985 * _e1064) < 0i));
                                                    } else {
                                                        phi_28406_ = u32();
                                                    }
                                                    let _e1098 = phi_28406_;
                                                    phi_28408_ = _e1098;
                                                    phi_28409_ = select(true, false, _e1093);
                                                } else {
                                                    phi_28408_ = u32();
                                                    phi_28409_ = true;
                                                }
                                                let _e1101 = phi_28408_;
                                                let _e1103 = phi_28409_;
                                                phi_28414_ = select(_e1101, 2u, _e1103);
                                            }
                                            let _e1106 = phi_28414_;
                                            phi_28415_ = _e1106;
                                            phi_28416_ = _e1091;
                                        }
                                        let _e1108 = phi_28415_;
                                        let _e1110 = phi_28416_;
                                        let _e1111 = select(_e1108, 0u, _e1110);
                                        if (_e1111 == 2u) {
                                            let _e1118 = sqrt((((_e917 * _e917) + (_e919 * _e919)) + (_e921 * _e921)));
                                            let _e1127 = sqrt((((_e987 * _e987) + (_e989 * _e989)) + (_e991 * _e991)));
                                            let _e1139 = sqrt((((_e903 * _e903) + (_e906 * _e906)) + (_e909 * _e909)));
                                            let _e1151 = sqrt((((_e911 * _e911) + (_e913 * _e913)) + (_e915 * _e915)));
                                            let _e1155 = ((((_e917 / _e1118) + (_e987 / _e1127)) - (_e903 / _e1139)) - (_e911 / _e1151));
                                            let _e1156 = ((((_e919 / _e1118) + (_e989 / _e1127)) - (_e906 / _e1139)) - (_e913 / _e1151));
                                            let _e1157 = ((((_e921 / _e1118) + (_e991 / _e1127)) - (_e909 / _e1139)) - (_e915 / _e1151));
                                            let _e1158 = (_e917 * _e1155);
                                            let _e1159 = (_e919 * _e1156);
                                            let _e1160 = (_e921 * _e1157);
                                            let _e1167 = abs(_e1155);
                                            let _e1168 = abs(_e1156);
                                            let _e1170 = select(_e1168, _e1167, (_e1167 > _e1168));
                                            let _e1171 = abs(_e1157);
                                            let _e1175 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1171, _e1170, (_e1170 > _e1171))));
                                            if (((_e1158 + _e1159) + _e1160) > ((0.0000019073486f * ((abs(_e1158) + abs(_e1159)) + abs(_e1160))) + _e1175)) {
                                                let _e1180 = (_e987 * _e1155);
                                                let _e1181 = (_e989 * _e1156);
                                                let _e1182 = (_e991 * _e1157);
                                                if (((_e1180 + _e1181) + _e1182) > ((0.0000019073486f * ((abs(_e1180) + abs(_e1181)) + abs(_e1182))) + _e1175)) {
                                                    let _e1196 = ((_e669.member.x - _e699.member_1.x) * _e1155);
                                                    let _e1197 = ((_e669.member.y - _e699.member_1.y) * _e1156);
                                                    let _e1198 = ((_e669.member.z - _e699.member_1.z) * _e1157);
                                                    let _e1208 = (((_e1196 + _e1197) + _e1198) > ((0.0000019073486f * ((abs(_e1196) + abs(_e1197)) + abs(_e1198))) + _e1175));
                                                    if _e1208 {
                                                        let _e1212 = ((_e669.member.x - _e699.member_2.x) * _e1155);
                                                        let _e1213 = ((_e669.member.y - _e699.member_2.y) * _e1156);
                                                        let _e1214 = ((_e669.member.z - _e699.member_2.z) * _e1157);
                                                        phi_28699_ = (((_e1212 + _e1213) + _e1214) > ((0.0000019073486f * ((abs(_e1212) + abs(_e1213)) + abs(_e1214))) + _e1175));
                                                    } else {
                                                        phi_28699_ = bool();
                                                    }
                                                    let _e1226 = phi_28699_;
                                                    phi_28701_ = _e1226;
                                                    phi_28702_ = select(true, false, _e1208);
                                                } else {
                                                    phi_28701_ = bool();
                                                    phi_28702_ = true;
                                                }
                                                let _e1229 = phi_28701_;
                                                let _e1231 = phi_28702_;
                                                phi_28703_ = _e1229;
                                                phi_28704_ = _e1231;
                                            } else {
                                                phi_28703_ = bool();
                                                phi_28704_ = true;
                                            }
                                            let _e1233 = phi_28703_;
                                            let _e1235 = phi_28704_;
                                            phi_28713_ = select(true, false, select(_e1233, false, _e1235));
                                        } else {
                                            phi_28713_ = true;
                                        }
                                        let _e1239 = phi_28713_;
                                        phi_29145_ = select(0u, _e1111, _e1239);
                                    } else {
                                        let _e706 = (_e669.member_1.x - _e669.member.x);
                                        let _e709 = (_e669.member_1.y - _e669.member.y);
                                        let _e712 = (_e669.member_1.z - _e669.member.z);
                                        let _e714 = (_e669.member_2.x - _e669.member.x);
                                        let _e716 = (_e669.member_2.y - _e669.member.y);
                                        let _e718 = (_e669.member_2.z - _e669.member.z);
                                        let _e720 = (_e699.member_2.x - _e669.member.x);
                                        let _e722 = (_e699.member_2.y - _e669.member.y);
                                        let _e724 = (_e699.member_2.z - _e669.member.z);
                                        let _e725 = (_e709 * _e718);
                                        let _e726 = (_e712 * _e716);
                                        let _e727 = (_e712 * _e714);
                                        let _e728 = (_e706 * _e718);
                                        let _e729 = (_e706 * _e716);
                                        let _e730 = (_e709 * _e714);
                                        let _e738 = (((_e720 * (_e725 - _e726)) + (_e722 * (_e727 - _e728))) + (_e724 * (_e729 - _e730)));
                                        let _e739 = abs(_e720);
                                        let _e744 = abs(_e722);
                                        let _e750 = abs(_e724);
                                        let _e756 = abs(_e706);
                                        let _e757 = abs(_e709);
                                        let _e759 = select(_e757, _e756, (_e756 > _e757));
                                        let _e760 = abs(_e712);
                                        let _e762 = select(_e760, _e759, (_e759 > _e760));
                                        let _e763 = abs(_e714);
                                        let _e764 = abs(_e716);
                                        let _e766 = select(_e764, _e763, (_e763 > _e764));
                                        let _e767 = abs(_e718);
                                        let _e769 = select(_e767, _e766, (_e766 > _e767));
                                        let _e771 = select(_e769, _e762, (_e762 > _e769));
                                        let _e773 = select(_e744, _e739, (_e739 > _e744));
                                        let _e775 = select(_e750, _e773, (_e773 > _e750));
                                        let _e777 = select(_e775, _e771, (_e771 > _e775));
                                        let _e782 = ((0.0000019073486f * (((_e739 * (abs(_e725) + abs(_e726))) + (_e744 * (abs(_e727) + abs(_e728)))) + (_e750 * (abs(_e729) + abs(_e730))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e777 * _e777))));
                                        if (_e738 > _e782) {
                                            phi_28844_ = 1i;
                                        } else {
                                            phi_28844_ = select(0i, -1i, (_e738 < -(_e782)));
                                        }
                                        let _e788 = phi_28844_;
                                        if (_e788 == 0i) {
                                            let _e791 = (_e725 - (_e716 * _e712));
                                            let _e793 = (_e727 - (_e718 * _e706));
                                            let _e795 = (_e729 - (_e714 * _e709));
                                            let _e808 = (sqrt((((_e706 * _e706) + (_e709 * _e709)) + (_e712 * _e712))) / sqrt((((_e791 * _e791) + (_e793 * _e793)) + (_e795 * _e795))));
                                            let _e815 = ((_e669.member.x + (_e791 * _e808)) - _e669.member.x);
                                            let _e816 = ((_e669.member.y + (_e793 * _e808)) - _e669.member.y);
                                            let _e817 = ((_e669.member.z + (_e795 * _e808)) - _e669.member.z);
                                            let _e818 = (_e709 * _e817);
                                            let _e819 = (_e712 * _e816);
                                            let _e820 = (_e712 * _e815);
                                            let _e821 = (_e706 * _e817);
                                            let _e822 = (_e706 * _e816);
                                            let _e823 = (_e709 * _e815);
                                            let _e824 = (_e818 - _e819);
                                            let _e826 = (_e820 - _e821);
                                            let _e829 = (_e822 - _e823);
                                            let _e831 = (((_e714 * _e824) + (_e716 * _e826)) + (_e718 * _e829));
                                            let _e834 = (abs(_e818) + abs(_e819));
                                            let _e838 = (abs(_e820) + abs(_e821));
                                            let _e843 = (abs(_e822) + abs(_e823));
                                            let _e846 = abs(_e815);
                                            let _e847 = abs(_e816);
                                            let _e849 = select(_e847, _e846, (_e846 > _e847));
                                            let _e850 = abs(_e817);
                                            let _e852 = select(_e850, _e849, (_e849 > _e850));
                                            let _e854 = select(_e852, _e762, (_e762 > _e852));
                                            let _e856 = select(_e769, _e854, (_e854 > _e769));
                                            let _e861 = ((0.0000019073486f * (((_e763 * _e834) + (_e764 * _e838)) + (_e767 * _e843))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e856 * _e856))));
                                            if (_e831 > _e861) {
                                                phi_29017_ = 1i;
                                            } else {
                                                phi_29017_ = select(0i, -1i, (_e831 < -(_e861)));
                                            }
                                            let _e867 = phi_29017_;
                                            let _e872 = (((_e720 * _e824) + (_e722 * _e826)) + (_e724 * _e829));
                                            let _e879 = select(_e775, _e854, (_e854 > _e775));
                                            let _e884 = ((0.0000019073486f * (((_e739 * _e834) + (_e744 * _e838)) + (_e750 * _e843))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e879 * _e879))));
                                            if (_e872 > _e884) {
                                                phi_29137_ = 1i;
                                            } else {
                                                phi_29137_ = select(0i, -1i, (_e872 < -(_e884)));
                                            }
                                            let _e890 = phi_29137_;
                                            phi_29144_ = select(2u, 0u, ((_e867 * _e890) < 0i));
                                        } else {
                                            phi_29144_ = 0u;
                                        }
                                        let _e895 = phi_29144_;
                                        phi_29145_ = _e895;
                                    }
                                    let _e1242 = phi_29145_;
                                    phi_29146_ = _e1242;
                                }
                                let _e1244 = phi_29146_;
                                phi_29147_ = _e1244;
                                phi_29148_ = _e638;
                            }
                            let _e1246 = phi_29147_;
                            let _e1248 = phi_29148_;
                            phi_29153_ = _e1246;
                            phi_29154_ = _e1248;
                        }
                        let _e1250 = phi_29153_;
                        let _e1252 = phi_29154_;
                        phi_29155_ = select(2u, 0u, _e618);
                        phi_29156_ = _e1250;
                        phi_29157_ = _e1252;
                    }
                    let _e2733 = phi_29155_;
                    let _e2735 = phi_29156_;
                    let _e2737 = phi_29157_;
                    phi_29162_ = select(_e2735, _e2733, _e2737);
                }
                let _e2740 = phi_29162_;
                let _e2743 = (_e407 & 31u);
                phi_29175_ = (_e409 + select(0u, 1u, _e588));
                phi_29176_ = (_e411 | (select(0u, 1u, (_e2740 == 2u)) << bitcast<u32>(_e2743)));
                phi_29177_ = (_e413 | (select(0u, 1u, (_e2740 == 1u)) << bitcast<u32>(_e2743)));
            } else {
                phi_29175_ = _e409;
                phi_29176_ = _e411;
                phi_29177_ = _e413;
            }
            let _e2755 = phi_29175_;
            let _e2757 = phi_29176_;
            let _e2759 = phi_29177_;
            phi_24304_ = (_e407 + _e381.z);
            phi_24307_ = _e2755;
            phi_24309_ = _e2757;
            phi_24311_ = _e2759;
        } else {
            break;
        }
        let _e2762 = phi_24304_;
        let _e2764 = phi_24307_;
        let _e2766 = phi_24309_;
        let _e2768 = phi_24311_;
        continue;
        continuing {
            phi_24303_ = _e2762;
            phi_24306_ = _e2764;
            phi_24308_ = _e2766;
            phi_24310_ = _e2768;
        }
    }
    let _e2771 = local_206;
    let _e2773 = local_207;
    let _e2774 = (_e2771 | _e2773);
    if (_e2774 == 0u) {
        phi_29187_ = 0u;
    } else {
        let _e2778 = atomicAdd((&counts_3[0u]), countOneBits(_e2774));
        phi_29187_ = _e2778;
    }
    let _e2780 = phi_29187_;
    let _e2782 = local_208;
    if (_e2782 == 0u) {
    } else {
        let _e2785 = local_209;
        let _e2788 = atomicAdd((&counts_3[1u]), countOneBits(_e2785));
    }
    let _e2790 = local_210;
    if (_e2790 > 0u) {
        let _e2793 = local_211;
        let _e2796 = local_212;
        let _e2799 = atomicAdd((&counts_3[2u]), select(1u, _e2796, (_e2793 > 1u)));
    }
    workgroupBarrier();
    if _e397 {
        let _e2801 = atomicLoad((&counts_3[_e391]));
        if (_e2801 > 0u) {
            let _e2805 = atomicAdd((&counters_2.member[_e391]), _e2801);
            if (_e391 == 0u) {
                reserved[0u] = _e2805;
            }
        }
    }
    workgroupBarrier();
    phi_29224_ = _e2780;
    phi_29227_ = _e2774;
    loop {
        let _e2809 = phi_29224_;
        let _e2811 = phi_29227_;
        let _e2812 = (_e2811 == 0u);
        if _e2812 {
            phi_29225_ = u32();
            phi_29228_ = u32();
        } else {
            let _e2814 = select(firstTrailingBit(_e2811), 32u, _e2812);
            let _e2816 = reserved[0u];
            let _e2817 = (_e2816 + _e2809);
            let _e2820 = params_2.member.member_12;
            if (_e2817 < _e2820) {
                let _e2827 = pairs.member[((((_e396 * 8u) + _e2814) * 256u) + _e391)];
                let _e2830 = ((_e2827 >> bitcast<u32>(16i)) * 2u);
                let _e2833 = tiles.member[(4u + _e2830)];
                let _e2840 = boxes.member[((_e2833 * 256u) + ((_e2827 >> bitcast<u32>(8i)) & 255u))];
                let _e2844 = tiles.member[(_e2830 + 5u)];
                let _e2849 = boxes.member[((_e2844 * 256u) + (_e2827 & 255u))];
                if (_e2840.x < _e2849.x) {
                    phi_29285_ = type_56(_e2840.x, _e2849.x);
                } else {
                    phi_29285_ = type_56(_e2849.x, _e2840.x);
                }
                let _e2855 = phi_29285_;
                let _e2860 = local_213;
                let _e2866 = (_e2817 * 2u);
                results.member[_e2866] = (_e2855.member | select(2147483648u, 0u, (((_e2860 >> bitcast<u32>((_e2814 & 31u))) & 1u) == 0u)));
                results.member[(_e2866 + 1u)] = _e2855.member_1;
            }
            phi_29225_ = (_e2809 + 1u);
            phi_29228_ = (_e2811 & (_e2811 - 1u));
        }
        let _e2877 = phi_29225_;
        let _e2879 = phi_29228_;
        continue;
        continuing {
            phi_29224_ = _e2877;
            phi_29227_ = _e2879;
            break if !(select(true, false, _e2812));
        }
    }
    return;
}

fn function_53() {
    var phi_29358_: u32;
    var phi_29374_: u32;
    var phi_29376_: u32;
    var phi_29379_: u32;
    var phi_29377_: u32;
    var phi_29380_: u32;
    var local_214: u32;
    var local_215: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    if ((((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x) == 0u) {
        let _e392 = tiles_1.member[0u];
        let _e395 = params_2.member.member_11;
        let _e397 = select(_e395, _e392, (_e392 < _e395));
        let _e398 = (_e397 / 8u);
        if ((_e397 % 8u) > 0u) {
            phi_29358_ = (_e398 + 1u);
        } else {
            phi_29358_ = _e398;
        }
        let _e403 = phi_29358_;
        let _e404 = (_e403 / 256u);
        if ((_e403 % 256u) > 0u) {
            phi_29374_ = (_e404 + 1u);
        } else {
            phi_29374_ = _e404;
        }
        let _e409 = phi_29374_;
        phi_29376_ = 1u;
        phi_29379_ = _e409;
        loop {
            let _e411 = phi_29376_;
            let _e413 = phi_29379_;
            local_214 = _e413;
            local_215 = _e411;
            let _e414 = (_e413 > 65535u);
            if _e414 {
                phi_29377_ = (_e411 << bitcast<u32>(1i));
                phi_29380_ = ((_e413 >> bitcast<u32>(1i)) + (_e413 & 1u));
            } else {
                break;
            }
            let _e422 = phi_29377_;
            let _e424 = phi_29380_;
            continue;
            continuing {
                phi_29376_ = _e422;
                phi_29379_ = _e424;
            }
        }
        let _e427 = local_214;
        let _e429 = local_215;
        arguments_1.member[0u] = type_48(_e427, _e429, 1u);
    }
    return;
}

fn function_54() {
    var local_216: array<u32, 2>;
    var phi_29444_: u32;
    var phi_29447_: u32;
    var phi_29449_: u32;
    var phi_29451_: u32;
    var phi_29505_: type_56;
    var phi_29556_: bool;
    var phi_29571_: bool;
    var phi_29586_: bool;
    var phi_29623_: bool;
    var phi_29624_: bool;
    var phi_29632_: bool;
    var phi_29633_: bool;
    var phi_29634_: bool;
    var phi_29635_: bool;
    var phi_29636_: bool;
    var phi_29784_: bool;
    var phi_29800_: bool;
    var phi_29802_: bool;
    var phi_29803_: bool;
    var phi_33911_: bool;
    var phi_33912_: bool;
    var phi_33913_: bool;
    var phi_33930_: bool;
    var phi_33931_: bool;
    var phi_33932_: bool;
    var phi_33965_: u32;
    var phi_33966_: u32;
    var phi_33983_: type_90;
    var phi_33984_: type_90;
    var phi_34010_: u32;
    var phi_34011_: u32;
    var phi_34028_: type_90;
    var phi_34029_: type_90;
    var phi_35170_: i32;
    var phi_35377_: i32;
    var phi_35479_: i32;
    var phi_35482_: bool;
    var phi_34197_: i32;
    var phi_34356_: i32;
    var phi_34520_: i32;
    var phi_34679_: i32;
    var phi_34991_: bool;
    var phi_34993_: bool;
    var phi_34994_: bool;
    var phi_34995_: bool;
    var phi_34996_: bool;
    var phi_35001_: bool;
    var phi_35002_: bool;
    var phi_35003_: bool;
    var phi_35483_: bool;
    var phi_35484_: bool;
    var phi_35485_: bool;
    var phi_35486_: bool;
    var phi_30421_: i32;
    var phi_30581_: i32;
    var phi_30741_: i32;
    var phi_30751_: bool;
    var phi_30753_: bool;
    var phi_30754_: bool;
    var phi_30921_: i32;
    var phi_31081_: i32;
    var phi_31241_: i32;
    var phi_31251_: bool;
    var phi_31253_: bool;
    var phi_31254_: bool;
    var phi_33893_: bool;
    var phi_33894_: bool;
    var phi_33895_: bool;
    var phi_33896_: bool;
    var phi_33897_: bool;
    var phi_35490_: bool;
    var phi_35491_: bool;
    var phi_35492_: bool;
    var phi_35496_: bool;
    var phi_35497_: bool;
    var phi_35498_: bool;
    var phi_35507_: u32;
    var phi_35520_: u32;
    var phi_35521_: u32;
    var phi_35522_: u32;
    var phi_29445_: u32;
    var phi_29448_: u32;
    var phi_29450_: u32;
    var phi_29452_: u32;
    var local_217: u32;
    var local_218: u32;
    var phi_35532_: u32;
    var local_219: u32;
    var local_220: u32;
    var local_221: u32;
    var local_222: u32;
    var local_223: u32;
    var phi_35569_: u32;
    var phi_35572_: u32;
    var phi_35630_: type_56;
    var local_224: u32;
    var phi_35570_: u32;
    var phi_35573_: u32;

    let _e379 = builtin_local_56;
    let _e380 = builtin_group_56;
    let _e381 = builtin_groups_56;
    local_216 = array<u32, 2>(0u, 0u);
    local_216[_e380.z] = _e379.x;
    let _e391 = local_216[(_e381.z - 1u)];
    let _e396 = (_e380.x + (_e380.y * _e381.x));
    let _e397 = (_e391 < 3u);
    if _e397 {
        atomicStore((&counts_3[_e391]), 0u);
    }
    workgroupBarrier();
    let _e401 = params_2.member.member_11;
    let _e403 = tiles.member[0u];
    phi_29444_ = 0u;
    phi_29447_ = 0u;
    phi_29449_ = 0u;
    phi_29451_ = 0u;
    loop {
        let _e407 = phi_29444_;
        let _e409 = phi_29447_;
        let _e411 = phi_29449_;
        let _e413 = phi_29451_;
        local_217 = _e413;
        local_218 = _e411;
        local_219 = _e411;
        local_220 = _e411;
        local_221 = _e409;
        local_222 = _e409;
        local_223 = _e409;
        local_224 = _e411;
        let _e414 = (_e407 < 8u);
        if _e414 {
            let _e418 = ((((_e396 * 8u) + _e407) * 256u) + _e391);
            if (_e418 < select(_e401, _e403, (_e403 < _e401))) {
                let _e421 = pairs.member[_e418];
                let _e424 = ((_e421 >> bitcast<u32>(16i)) * 2u);
                let _e427 = tiles.member[(4u + _e424)];
                let _e434 = boxes.member[((_e427 * 256u) + ((_e421 >> bitcast<u32>(8i)) & 255u))];
                let _e438 = tiles.member[(_e424 + 5u)];
                let _e443 = boxes.member[((_e438 * 256u) + (_e421 & 255u))];
                if (_e434.x < _e443.x) {
                    phi_29505_ = type_56(_e434.x, _e443.x);
                } else {
                    phi_29505_ = type_56(_e443.x, _e434.x);
                }
                let _e449 = phi_29505_;
                let _e454 = params_2.member.member_9;
                let _e456 = (_e449.member * 3u);
                let _e459 = corners_4.member[_e456];
                let _e463 = corners_4.member[(_e456 + 1u)];
                let _e467 = corners_4.member[(_e456 + 2u)];
                let _e468 = (_e449.member_1 * 3u);
                let _e471 = corners_4.member[_e468];
                let _e475 = corners_4.member[(_e468 + 1u)];
                let _e479 = corners_4.member[(_e468 + 2u)];
                let _e486 = select(0u, 2147483648u, (_e454 != 0u));
                let _e491 = (((_e471.w == _e459.w) || (_e475.w == _e459.w)) || (_e479.w == _e459.w));
                if _e491 {
                    phi_29556_ = (((_e459.w | _e486) & 2147483648u) != 0u);
                } else {
                    phi_29556_ = false;
                }
                let _e496 = phi_29556_;
                if _e496 {
                    phi_29635_ = bool();
                    phi_29636_ = true;
                } else {
                    let _e501 = (((_e471.w == _e463.w) || (_e475.w == _e463.w)) || (_e479.w == _e463.w));
                    if _e501 {
                        phi_29571_ = (((_e463.w | _e486) & 2147483648u) != 0u);
                    } else {
                        phi_29571_ = false;
                    }
                    let _e506 = phi_29571_;
                    if _e506 {
                        phi_29633_ = bool();
                        phi_29634_ = true;
                    } else {
                        let _e511 = (((_e471.w == _e467.w) || (_e475.w == _e467.w)) || (_e479.w == _e467.w));
                        if _e511 {
                            phi_29586_ = (((_e467.w | _e486) & 2147483648u) != 0u);
                        } else {
                            phi_29586_ = false;
                        }
                        let _e516 = phi_29586_;
                        if _e516 {
                            phi_29632_ = bool();
                        } else {
                            if (_e467.w != _e459.w) {
                                let _e523 = (_e467.w != _e463.w);
                                phi_29623_ = select(bool(), _e511, _e523);
                                phi_29624_ = select(true, false, _e523);
                            } else {
                                phi_29623_ = bool();
                                phi_29624_ = true;
                            }
                            let _e527 = phi_29623_;
                            let _e529 = phi_29624_;
                            phi_29632_ = (((select(0u, 1u, _e491) + select(0u, 1u, select(false, _e501, (_e463.w != _e459.w)))) + select(0u, 1u, select(_e527, false, _e529))) == 3u);
                        }
                        let _e535 = phi_29632_;
                        phi_29633_ = _e535;
                        phi_29634_ = _e516;
                    }
                    let _e537 = phi_29633_;
                    let _e539 = phi_29634_;
                    phi_29635_ = _e537;
                    phi_29636_ = _e539;
                }
                let _e541 = phi_29635_;
                let _e543 = phi_29636_;
                let _e544 = select(_e541, true, _e543);
                if _e544 {
                    phi_35507_ = 0u;
                } else {
                    let _e546 = bitcast<f32>(_e459.x);
                    let _e548 = bitcast<f32>(_e459.y);
                    let _e550 = bitcast<f32>(_e459.z);
                    let _e563 = (_e459.w & 2147483647u);
                    let _e565 = (3u * (_e563 + 1u));
                    let _e568 = rests.member[_e565];
                    let _e572 = rests.member[(_e565 + 1u)];
                    let _e576 = rests.member[(_e565 + 2u)];
                    let _e577 = (_e463.w & 2147483647u);
                    let _e579 = (3u * (_e577 + 1u));
                    let _e582 = rests.member[_e579];
                    let _e586 = rests.member[(_e579 + 1u)];
                    let _e590 = rests.member[(_e579 + 2u)];
                    let _e591 = (_e467.w & 2147483647u);
                    let _e593 = (3u * (_e591 + 1u));
                    let _e596 = rests.member[_e593];
                    let _e600 = rests.member[(_e593 + 1u)];
                    let _e604 = rests.member[(_e593 + 2u)];
                    let _e623 = (_e471.w & 2147483647u);
                    let _e625 = (3u * (_e623 + 1u));
                    let _e628 = rests.member[_e625];
                    let _e632 = rests.member[(_e625 + 1u)];
                    let _e636 = rests.member[(_e625 + 2u)];
                    let _e637 = (_e475.w & 2147483647u);
                    let _e639 = (3u * (_e637 + 1u));
                    let _e642 = rests.member[_e639];
                    let _e646 = rests.member[(_e639 + 1u)];
                    let _e650 = rests.member[(_e639 + 2u)];
                    let _e651 = (_e479.w & 2147483647u);
                    let _e653 = (3u * (_e651 + 1u));
                    let _e656 = rests.member[_e653];
                    let _e660 = rests.member[(_e653 + 1u)];
                    let _e664 = rests.member[(_e653 + 2u)];
                    let _e667 = rests.member[0u];
                    let _e670 = rests.member[1u];
                    let _e671 = bitcast<u32>(_e670);
                    if (_e577 != _e563) {
                        phi_29784_ = (((_e623 == _e577) || (_e637 == _e577)) || (_e651 == _e577));
                    } else {
                        phi_29784_ = false;
                    }
                    let _e685 = phi_29784_;
                    if (_e591 != _e563) {
                        let _e689 = (_e591 != _e577);
                        if _e689 {
                            phi_29800_ = (((_e623 == _e591) || (_e637 == _e591)) || (_e651 == _e591));
                        } else {
                            phi_29800_ = bool();
                        }
                        let _e696 = phi_29800_;
                        phi_29802_ = _e696;
                        phi_29803_ = select(true, false, _e689);
                    } else {
                        phi_29802_ = bool();
                        phi_29803_ = true;
                    }
                    let _e699 = phi_29802_;
                    let _e701 = phi_29803_;
                    let _e704 = ((select(0u, 1u, (((_e623 == _e563) || (_e637 == _e563)) || (_e651 == _e563))) + select(0u, 1u, _e685)) + select(0u, 1u, select(_e699, false, _e701)));
                    if (_e704 == 3u) {
                        phi_35496_ = true;
                        phi_35497_ = bool();
                        phi_35498_ = true;
                    } else {
                        let _e711 = bitcast<f32>((bitcast<u32>((_e546 - _e546)) ^ _e671));
                        let _e714 = bitcast<f32>((bitcast<u32>((_e548 - _e548)) ^ _e671));
                        let _e717 = bitcast<f32>((bitcast<u32>((_e550 - _e550)) ^ _e671));
                        let _e723 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e463.x) - _e546)) ^ _e671));
                        let _e726 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e463.y) - _e548)) ^ _e671));
                        let _e729 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e463.z) - _e550)) ^ _e671));
                        let _e735 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e467.x) - _e546)) ^ _e671));
                        let _e738 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e467.y) - _e548)) ^ _e671));
                        let _e741 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e467.z) - _e550)) ^ _e671));
                        let _e747 = bitcast<f32>((bitcast<u32>((_e568 - _e568)) ^ _e671));
                        let _e750 = bitcast<f32>((bitcast<u32>((_e572 - _e572)) ^ _e671));
                        let _e753 = bitcast<f32>((bitcast<u32>((_e576 - _e576)) ^ _e671));
                        let _e759 = bitcast<f32>((bitcast<u32>((_e582 - _e568)) ^ _e671));
                        let _e762 = bitcast<f32>((bitcast<u32>((_e586 - _e572)) ^ _e671));
                        let _e765 = bitcast<f32>((bitcast<u32>((_e590 - _e576)) ^ _e671));
                        let _e771 = bitcast<f32>((bitcast<u32>((_e596 - _e568)) ^ _e671));
                        let _e774 = bitcast<f32>((bitcast<u32>((_e600 - _e572)) ^ _e671));
                        let _e777 = bitcast<f32>((bitcast<u32>((_e604 - _e576)) ^ _e671));
                        let _e783 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e471.x) - _e546)) ^ _e671));
                        let _e786 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e471.y) - _e548)) ^ _e671));
                        let _e789 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e471.z) - _e550)) ^ _e671));
                        let _e795 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e475.x) - _e546)) ^ _e671));
                        let _e798 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e475.y) - _e548)) ^ _e671));
                        let _e801 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e475.z) - _e550)) ^ _e671));
                        let _e807 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e479.x) - _e546)) ^ _e671));
                        let _e810 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e479.y) - _e548)) ^ _e671));
                        let _e813 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e479.z) - _e550)) ^ _e671));
                        let _e819 = bitcast<f32>((bitcast<u32>((_e628 - _e568)) ^ _e671));
                        let _e822 = bitcast<f32>((bitcast<u32>((_e632 - _e572)) ^ _e671));
                        let _e825 = bitcast<f32>((bitcast<u32>((_e636 - _e576)) ^ _e671));
                        let _e831 = bitcast<f32>((bitcast<u32>((_e642 - _e568)) ^ _e671));
                        let _e834 = bitcast<f32>((bitcast<u32>((_e646 - _e572)) ^ _e671));
                        let _e837 = bitcast<f32>((bitcast<u32>((_e650 - _e576)) ^ _e671));
                        let _e843 = bitcast<f32>((bitcast<u32>((_e656 - _e568)) ^ _e671));
                        let _e846 = bitcast<f32>((bitcast<u32>((_e660 - _e572)) ^ _e671));
                        let _e849 = bitcast<f32>((bitcast<u32>((_e664 - _e576)) ^ _e671));
                        let _e850 = abs(_e711);
                        let _e851 = abs(_e714);
                        let _e853 = select(_e851, _e850, (_e850 > _e851));
                        let _e854 = abs(_e717);
                        let _e856 = select(_e854, _e853, (_e853 > _e854));
                        let _e857 = abs(_e723);
                        let _e858 = abs(_e726);
                        let _e860 = select(_e858, _e857, (_e857 > _e858));
                        let _e861 = abs(_e729);
                        let _e863 = select(_e861, _e860, (_e860 > _e861));
                        let _e865 = select(_e863, _e856, (_e856 > _e863));
                        let _e866 = abs(_e735);
                        let _e867 = abs(_e738);
                        let _e869 = select(_e867, _e866, (_e866 > _e867));
                        let _e870 = abs(_e741);
                        let _e872 = select(_e870, _e869, (_e869 > _e870));
                        let _e874 = select(_e872, _e865, (_e865 > _e872));
                        let _e875 = abs(_e783);
                        let _e876 = abs(_e786);
                        let _e878 = select(_e876, _e875, (_e875 > _e876));
                        let _e879 = abs(_e789);
                        let _e881 = select(_e879, _e878, (_e878 > _e879));
                        let _e882 = abs(_e795);
                        let _e883 = abs(_e798);
                        let _e885 = select(_e883, _e882, (_e882 > _e883));
                        let _e886 = abs(_e801);
                        let _e888 = select(_e886, _e885, (_e885 > _e886));
                        let _e890 = select(_e888, _e881, (_e881 > _e888));
                        let _e891 = abs(_e807);
                        let _e892 = abs(_e810);
                        let _e894 = select(_e892, _e891, (_e891 > _e892));
                        let _e895 = abs(_e813);
                        let _e897 = select(_e895, _e894, (_e894 > _e895));
                        let _e899 = select(_e897, _e890, (_e890 > _e897));
                        let _e902 = abs(_e747);
                        let _e903 = abs(_e750);
                        let _e905 = select(_e903, _e902, (_e902 > _e903));
                        let _e906 = abs(_e753);
                        let _e908 = select(_e906, _e905, (_e905 > _e906));
                        let _e909 = abs(_e759);
                        let _e910 = abs(_e762);
                        let _e912 = select(_e910, _e909, (_e909 > _e910));
                        let _e913 = abs(_e765);
                        let _e915 = select(_e913, _e912, (_e912 > _e913));
                        let _e917 = select(_e915, _e908, (_e908 > _e915));
                        let _e918 = abs(_e771);
                        let _e919 = abs(_e774);
                        let _e921 = select(_e919, _e918, (_e918 > _e919));
                        let _e922 = abs(_e777);
                        let _e924 = select(_e922, _e921, (_e921 > _e922));
                        let _e926 = select(_e924, _e917, (_e917 > _e924));
                        let _e927 = abs(_e819);
                        let _e928 = abs(_e822);
                        let _e930 = select(_e928, _e927, (_e927 > _e928));
                        let _e931 = abs(_e825);
                        let _e933 = select(_e931, _e930, (_e930 > _e931));
                        let _e934 = abs(_e831);
                        let _e935 = abs(_e834);
                        let _e937 = select(_e935, _e934, (_e934 > _e935));
                        let _e938 = abs(_e837);
                        let _e940 = select(_e938, _e937, (_e937 > _e938));
                        let _e942 = select(_e940, _e933, (_e933 > _e940));
                        let _e943 = abs(_e843);
                        let _e944 = abs(_e846);
                        let _e946 = select(_e944, _e943, (_e943 > _e944));
                        let _e947 = abs(_e849);
                        let _e949 = select(_e947, _e946, (_e946 > _e947));
                        let _e951 = select(_e949, _e942, (_e942 > _e949));
                        let _e958 = (((0.00000047683716f * (select(_e899, _e874, (_e874 > _e899)) + select(_e951, _e926, (_e926 > _e951)))) + (2.5f * _e667)) + 0.0000000000000000000000000000000000030092655f);
                        let _e964 = bitcast<f32>((bitcast<u32>((_e711 + _e747)) ^ _e671));
                        let _e967 = bitcast<f32>((bitcast<u32>((_e714 + _e750)) ^ _e671));
                        let _e970 = bitcast<f32>((bitcast<u32>((_e717 + _e753)) ^ _e671));
                        let _e971 = vec3<f32>(_e964, _e967, _e970);
                        let _e977 = bitcast<f32>((bitcast<u32>((_e723 + _e759)) ^ _e671));
                        let _e980 = bitcast<f32>((bitcast<u32>((_e726 + _e762)) ^ _e671));
                        let _e983 = bitcast<f32>((bitcast<u32>((_e729 + _e765)) ^ _e671));
                        let _e984 = vec3<f32>(_e977, _e980, _e983);
                        let _e990 = bitcast<f32>((bitcast<u32>((_e735 + _e771)) ^ _e671));
                        let _e993 = bitcast<f32>((bitcast<u32>((_e738 + _e774)) ^ _e671));
                        let _e996 = bitcast<f32>((bitcast<u32>((_e741 + _e777)) ^ _e671));
                        let _e997 = vec3<f32>(_e990, _e993, _e996);
                        let _e1004 = bitcast<f32>((bitcast<u32>((_e783 + _e819)) ^ _e671));
                        let _e1007 = bitcast<f32>((bitcast<u32>((_e786 + _e822)) ^ _e671));
                        let _e1010 = bitcast<f32>((bitcast<u32>((_e789 + _e825)) ^ _e671));
                        let _e1011 = vec3<f32>(_e1004, _e1007, _e1010);
                        let _e1017 = bitcast<f32>((bitcast<u32>((_e795 + _e831)) ^ _e671));
                        let _e1020 = bitcast<f32>((bitcast<u32>((_e798 + _e834)) ^ _e671));
                        let _e1023 = bitcast<f32>((bitcast<u32>((_e801 + _e837)) ^ _e671));
                        let _e1024 = vec3<f32>(_e1017, _e1020, _e1023);
                        let _e1030 = bitcast<f32>((bitcast<u32>((_e807 + _e843)) ^ _e671));
                        let _e1033 = bitcast<f32>((bitcast<u32>((_e810 + _e846)) ^ _e671));
                        let _e1036 = bitcast<f32>((bitcast<u32>((_e813 + _e849)) ^ _e671));
                        let _e1037 = vec3<f32>(_e1030, _e1033, _e1036);
                        if (_e704 == 0u) {
                            let _e1853 = (_e1017 - _e1004);
                            let _e1854 = (_e1020 - _e1007);
                            let _e1855 = (_e1023 - _e1010);
                            let _e1858 = bitcast<f32>((bitcast<u32>(_e1853) ^ _e671));
                            let _e1861 = bitcast<f32>((bitcast<u32>(_e1854) ^ _e671));
                            let _e1864 = bitcast<f32>((bitcast<u32>(_e1855) ^ _e671));
                            let _e1865 = (_e1030 - _e1004);
                            let _e1866 = (_e1033 - _e1007);
                            let _e1867 = (_e1036 - _e1010);
                            let _e1870 = bitcast<f32>((bitcast<u32>(_e1865) ^ _e671));
                            let _e1873 = bitcast<f32>((bitcast<u32>(_e1866) ^ _e671));
                            let _e1876 = bitcast<f32>((bitcast<u32>(_e1867) ^ _e671));
                            let _e1882 = bitcast<f32>((bitcast<u32>((_e964 - _e1004)) ^ _e671));
                            let _e1885 = bitcast<f32>((bitcast<u32>((_e967 - _e1007)) ^ _e671));
                            let _e1888 = bitcast<f32>((bitcast<u32>((_e970 - _e1010)) ^ _e671));
                            let _e1889 = (_e1861 * _e1876);
                            let _e1890 = (_e1864 * _e1873);
                            let _e1891 = (_e1864 * _e1870);
                            let _e1892 = (_e1858 * _e1876);
                            let _e1893 = (_e1858 * _e1873);
                            let _e1894 = (_e1861 * _e1870);
                            let _e1895 = (_e1889 - _e1890);
                            let _e1897 = (_e1891 - _e1892);
                            let _e1900 = (_e1893 - _e1894);
                            let _e1902 = (((_e1882 * _e1895) + (_e1885 * _e1897)) + (_e1888 * _e1900));
                            let _e1903 = abs(_e1882);
                            let _e1906 = (abs(_e1889) + abs(_e1890));
                            let _e1908 = abs(_e1885);
                            let _e1911 = (abs(_e1891) + abs(_e1892));
                            let _e1914 = abs(_e1888);
                            let _e1917 = (abs(_e1893) + abs(_e1894));
                            let _e1920 = abs(_e1858);
                            let _e1921 = abs(_e1861);
                            let _e1923 = select(_e1921, _e1920, (_e1920 > _e1921));
                            let _e1924 = abs(_e1864);
                            let _e1926 = select(_e1924, _e1923, (_e1923 > _e1924));
                            let _e1927 = abs(_e1870);
                            let _e1928 = abs(_e1873);
                            let _e1930 = select(_e1928, _e1927, (_e1927 > _e1928));
                            let _e1931 = abs(_e1876);
                            let _e1933 = select(_e1931, _e1930, (_e1930 > _e1931));
                            let _e1935 = select(_e1933, _e1926, (_e1926 > _e1933));
                            let _e1937 = select(_e1908, _e1903, (_e1903 > _e1908));
                            let _e1939 = select(_e1914, _e1937, (_e1937 > _e1914));
                            let _e1941 = select(_e1939, _e1935, (_e1935 > _e1939));
                            let _e1942 = (_e1941 * _e1941);
                            let _e1943 = (64f * _e958);
                            let _e1945 = ((4f * _e958) * _e958);
                            let _e1952 = (((0.0000019073486f * (((_e1903 * _e1906) + (_e1908 * _e1911)) + (_e1914 * _e1917))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1942))) + (_e1943 * (_e1942 + _e1945)));
                            if (_e1902 > _e1952) {
                                phi_30421_ = 1i;
                            } else {
                                phi_30421_ = select(0i, -1i, (_e1902 < -(_e1952)));
                            }
                            let _e1958 = phi_30421_;
                            let _e1964 = bitcast<f32>((bitcast<u32>((_e977 - _e1004)) ^ _e671));
                            let _e1967 = bitcast<f32>((bitcast<u32>((_e980 - _e1007)) ^ _e671));
                            let _e1970 = bitcast<f32>((bitcast<u32>((_e983 - _e1010)) ^ _e671));
                            let _e1975 = (((_e1964 * _e1895) + (_e1967 * _e1897)) + (_e1970 * _e1900));
                            let _e1976 = abs(_e1964);
                            let _e1978 = abs(_e1967);
                            let _e1981 = abs(_e1970);
                            let _e1985 = select(_e1978, _e1976, (_e1976 > _e1978));
                            let _e1987 = select(_e1981, _e1985, (_e1985 > _e1981));
                            let _e1989 = select(_e1987, _e1935, (_e1935 > _e1987));
                            let _e1990 = (_e1989 * _e1989);
                            let _e1997 = (((0.0000019073486f * (((_e1976 * _e1906) + (_e1978 * _e1911)) + (_e1981 * _e1917))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1990))) + (_e1943 * (_e1990 + _e1945)));
                            if (_e1975 > _e1997) {
                                phi_30581_ = 1i;
                            } else {
                                phi_30581_ = select(0i, -1i, (_e1975 < -(_e1997)));
                            }
                            let _e2003 = phi_30581_;
                            let _e2009 = bitcast<f32>((bitcast<u32>((_e990 - _e1004)) ^ _e671));
                            let _e2012 = bitcast<f32>((bitcast<u32>((_e993 - _e1007)) ^ _e671));
                            let _e2015 = bitcast<f32>((bitcast<u32>((_e996 - _e1010)) ^ _e671));
                            let _e2020 = (((_e2009 * _e1895) + (_e2012 * _e1897)) + (_e2015 * _e1900));
                            let _e2021 = abs(_e2009);
                            let _e2023 = abs(_e2012);
                            let _e2026 = abs(_e2015);
                            let _e2030 = select(_e2023, _e2021, (_e2021 > _e2023));
                            let _e2032 = select(_e2026, _e2030, (_e2030 > _e2026));
                            let _e2034 = select(_e2032, _e1935, (_e1935 > _e2032));
                            let _e2035 = (_e2034 * _e2034);
                            let _e2042 = (((0.0000019073486f * (((_e2021 * _e1906) + (_e2023 * _e1911)) + (_e2026 * _e1917))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2035))) + (_e1943 * (_e2035 + _e1945)));
                            if (_e2020 > _e2042) {
                                phi_30741_ = 1i;
                            } else {
                                phi_30741_ = select(0i, -1i, (_e2020 < -(_e2042)));
                            }
                            let _e2048 = phi_30741_;
                            if (_e1958 == 0i) {
                                phi_30753_ = bool();
                                phi_30754_ = true;
                            } else {
                                let _e2050 = (_e1958 == _e2003);
                                if _e2050 {
                                    phi_30751_ = (_e1958 == _e2048);
                                } else {
                                    phi_30751_ = bool();
                                }
                                let _e2053 = phi_30751_;
                                phi_30753_ = _e2053;
                                phi_30754_ = select(true, false, _e2050);
                            }
                            let _e2056 = phi_30753_;
                            let _e2058 = phi_30754_;
                            if select(_e2056, false, _e2058) {
                                phi_33896_ = bool();
                                phi_33897_ = true;
                            } else {
                                let _e2060 = (_e977 - _e964);
                                let _e2061 = (_e980 - _e967);
                                let _e2062 = (_e983 - _e970);
                                let _e2065 = bitcast<f32>((bitcast<u32>(_e2060) ^ _e671));
                                let _e2068 = bitcast<f32>((bitcast<u32>(_e2061) ^ _e671));
                                let _e2071 = bitcast<f32>((bitcast<u32>(_e2062) ^ _e671));
                                let _e2072 = (_e990 - _e964);
                                let _e2073 = (_e993 - _e967);
                                let _e2074 = (_e996 - _e970);
                                let _e2077 = bitcast<f32>((bitcast<u32>(_e2072) ^ _e671));
                                let _e2080 = bitcast<f32>((bitcast<u32>(_e2073) ^ _e671));
                                let _e2083 = bitcast<f32>((bitcast<u32>(_e2074) ^ _e671));
                                let _e2089 = bitcast<f32>((bitcast<u32>((_e1004 - _e964)) ^ _e671));
                                let _e2092 = bitcast<f32>((bitcast<u32>((_e1007 - _e967)) ^ _e671));
                                let _e2095 = bitcast<f32>((bitcast<u32>((_e1010 - _e970)) ^ _e671));
                                let _e2096 = (_e2068 * _e2083);
                                let _e2097 = (_e2071 * _e2080);
                                let _e2098 = (_e2071 * _e2077);
                                let _e2099 = (_e2065 * _e2083);
                                let _e2100 = (_e2065 * _e2080);
                                let _e2101 = (_e2068 * _e2077);
                                let _e2102 = (_e2096 - _e2097);
                                let _e2104 = (_e2098 - _e2099);
                                let _e2107 = (_e2100 - _e2101);
                                let _e2109 = (((_e2089 * _e2102) + (_e2092 * _e2104)) + (_e2095 * _e2107));
                                let _e2110 = abs(_e2089);
                                let _e2113 = (abs(_e2096) + abs(_e2097));
                                let _e2115 = abs(_e2092);
                                let _e2118 = (abs(_e2098) + abs(_e2099));
                                let _e2121 = abs(_e2095);
                                let _e2124 = (abs(_e2100) + abs(_e2101));
                                let _e2127 = abs(_e2065);
                                let _e2128 = abs(_e2068);
                                let _e2130 = select(_e2128, _e2127, (_e2127 > _e2128));
                                let _e2131 = abs(_e2071);
                                let _e2133 = select(_e2131, _e2130, (_e2130 > _e2131));
                                let _e2134 = abs(_e2077);
                                let _e2135 = abs(_e2080);
                                let _e2137 = select(_e2135, _e2134, (_e2134 > _e2135));
                                let _e2138 = abs(_e2083);
                                let _e2140 = select(_e2138, _e2137, (_e2137 > _e2138));
                                let _e2142 = select(_e2140, _e2133, (_e2133 > _e2140));
                                let _e2144 = select(_e2115, _e2110, (_e2110 > _e2115));
                                let _e2146 = select(_e2121, _e2144, (_e2144 > _e2121));
                                let _e2148 = select(_e2146, _e2142, (_e2142 > _e2146));
                                let _e2149 = (_e2148 * _e2148);
                                let _e2156 = (((0.0000019073486f * (((_e2110 * _e2113) + (_e2115 * _e2118)) + (_e2121 * _e2124))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2149))) + (_e1943 * (_e2149 + _e1945)));
                                if (_e2109 > _e2156) {
                                    phi_30921_ = 1i;
                                } else {
                                    phi_30921_ = select(0i, -1i, (_e2109 < -(_e2156)));
                                }
                                let _e2162 = phi_30921_;
                                let _e2168 = bitcast<f32>((bitcast<u32>((_e1017 - _e964)) ^ _e671));
                                let _e2171 = bitcast<f32>((bitcast<u32>((_e1020 - _e967)) ^ _e671));
                                let _e2174 = bitcast<f32>((bitcast<u32>((_e1023 - _e970)) ^ _e671));
                                let _e2179 = (((_e2168 * _e2102) + (_e2171 * _e2104)) + (_e2174 * _e2107));
                                let _e2180 = abs(_e2168);
                                let _e2182 = abs(_e2171);
                                let _e2185 = abs(_e2174);
                                let _e2189 = select(_e2182, _e2180, (_e2180 > _e2182));
                                let _e2191 = select(_e2185, _e2189, (_e2189 > _e2185));
                                let _e2193 = select(_e2191, _e2142, (_e2142 > _e2191));
                                let _e2194 = (_e2193 * _e2193);
                                let _e2201 = (((0.0000019073486f * (((_e2180 * _e2113) + (_e2182 * _e2118)) + (_e2185 * _e2124))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2194))) + (_e1943 * (_e2194 + _e1945)));
                                if (_e2179 > _e2201) {
                                    phi_31081_ = 1i;
                                } else {
                                    phi_31081_ = select(0i, -1i, (_e2179 < -(_e2201)));
                                }
                                let _e2207 = phi_31081_;
                                let _e2213 = bitcast<f32>((bitcast<u32>((_e1030 - _e964)) ^ _e671));
                                let _e2216 = bitcast<f32>((bitcast<u32>((_e1033 - _e967)) ^ _e671));
                                let _e2219 = bitcast<f32>((bitcast<u32>((_e1036 - _e970)) ^ _e671));
                                let _e2224 = (((_e2213 * _e2102) + (_e2216 * _e2104)) + (_e2219 * _e2107));
                                let _e2225 = abs(_e2213);
                                let _e2227 = abs(_e2216);
                                let _e2230 = abs(_e2219);
                                let _e2234 = select(_e2227, _e2225, (_e2225 > _e2227));
                                let _e2236 = select(_e2230, _e2234, (_e2234 > _e2230));
                                let _e2238 = select(_e2236, _e2142, (_e2142 > _e2236));
                                let _e2239 = (_e2238 * _e2238);
                                let _e2246 = (((0.0000019073486f * (((_e2225 * _e2113) + (_e2227 * _e2118)) + (_e2230 * _e2124))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2239))) + (_e1943 * (_e2239 + _e1945)));
                                if (_e2224 > _e2246) {
                                    phi_31241_ = 1i;
                                } else {
                                    phi_31241_ = select(0i, -1i, (_e2224 < -(_e2246)));
                                }
                                let _e2252 = phi_31241_;
                                if (_e2162 == 0i) {
                                    phi_31253_ = bool();
                                    phi_31254_ = true;
                                } else {
                                    let _e2254 = (_e2162 == _e2207);
                                    if _e2254 {
                                        phi_31251_ = (_e2162 == _e2252);
                                    } else {
                                        phi_31251_ = bool();
                                    }
                                    let _e2257 = phi_31251_;
                                    phi_31253_ = _e2257;
                                    phi_31254_ = select(true, false, _e2254);
                                }
                                let _e2260 = phi_31253_;
                                let _e2262 = phi_31254_;
                                if select(_e2260, false, _e2262) {
                                    phi_33894_ = bool();
                                    phi_33895_ = true;
                                } else {
                                    let _e2266 = ((_e2061 * _e2074) - (_e2073 * _e2062));
                                    let _e2269 = ((_e2062 * _e2072) - (_e2074 * _e2060));
                                    let _e2272 = ((_e2060 * _e2073) - (_e2072 * _e2061));
                                    let _e2273 = abs(_e2266);
                                    let _e2274 = abs(_e2269);
                                    let _e2276 = select(_e2274, _e2273, (_e2273 > _e2274));
                                    let _e2277 = abs(_e2272);
                                    let _e2279 = select(_e2277, _e2276, (_e2276 > _e2277));
                                    let _e2282 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2279, (_e2279 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2283 = (_e2266 * _e2282);
                                    let _e2284 = (_e2269 * _e2282);
                                    let _e2285 = (_e2272 * _e2282);
                                    let _e2288 = ((_e2061 * _e2285) - (_e2284 * _e2062));
                                    let _e2291 = ((_e2062 * _e2283) - (_e2285 * _e2060));
                                    let _e2294 = ((_e2060 * _e2284) - (_e2283 * _e2061));
                                    let _e2295 = abs(_e2288);
                                    let _e2296 = abs(_e2291);
                                    let _e2298 = select(_e2296, _e2295, (_e2295 > _e2296));
                                    let _e2299 = abs(_e2294);
                                    let _e2301 = select(_e2299, _e2298, (_e2298 > _e2299));
                                    let _e2304 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2301, (_e2301 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2305 = (_e2288 * _e2304);
                                    let _e2306 = (_e2291 * _e2304);
                                    let _e2307 = (_e2294 * _e2304);
                                    let _e2308 = (_e2089 * _e2305);
                                    let _e2309 = (_e2092 * _e2306);
                                    let _e2310 = (_e2095 * _e2307);
                                    let _e2320 = ((abs(_e2305) + abs(_e2306)) + abs(_e2307));
                                    let _e2323 = (0.0000000000000000000000000000000000030092655f * (1f + _e2320));
                                    let _e2325 = (2.5f * _e958);
                                    let _e2326 = (_e2325 * _e2320);
                                    let _e2336 = bitcast<f32>((bitcast<u32>((_e1004 - _e977)) ^ _e671));
                                    let _e2339 = bitcast<f32>((bitcast<u32>((_e1007 - _e980)) ^ _e671));
                                    let _e2342 = bitcast<f32>((bitcast<u32>((_e1010 - _e983)) ^ _e671));
                                    let _e2343 = (_e2336 * _e2305);
                                    let _e2344 = (_e2339 * _e2306);
                                    let _e2345 = (_e2342 * _e2307);
                                    let _e2363 = bitcast<f32>((bitcast<u32>((_e1004 - _e990)) ^ _e671));
                                    let _e2366 = bitcast<f32>((bitcast<u32>((_e1007 - _e993)) ^ _e671));
                                    let _e2369 = bitcast<f32>((bitcast<u32>((_e1010 - _e996)) ^ _e671));
                                    let _e2370 = (_e2363 * _e2305);
                                    let _e2371 = (_e2366 * _e2306);
                                    let _e2372 = (_e2369 * _e2307);
                                    let _e2385 = (_e2168 * _e2305);
                                    let _e2386 = (_e2171 * _e2306);
                                    let _e2387 = (_e2174 * _e2307);
                                    let _e2404 = bitcast<f32>((bitcast<u32>((_e1017 - _e977)) ^ _e671));
                                    let _e2407 = bitcast<f32>((bitcast<u32>((_e1020 - _e980)) ^ _e671));
                                    let _e2410 = bitcast<f32>((bitcast<u32>((_e1023 - _e983)) ^ _e671));
                                    let _e2411 = (_e2404 * _e2305);
                                    let _e2412 = (_e2407 * _e2306);
                                    let _e2413 = (_e2410 * _e2307);
                                    let _e2431 = bitcast<f32>((bitcast<u32>((_e1017 - _e990)) ^ _e671));
                                    let _e2434 = bitcast<f32>((bitcast<u32>((_e1020 - _e993)) ^ _e671));
                                    let _e2437 = bitcast<f32>((bitcast<u32>((_e1023 - _e996)) ^ _e671));
                                    let _e2438 = (_e2431 * _e2305);
                                    let _e2439 = (_e2434 * _e2306);
                                    let _e2440 = (_e2437 * _e2307);
                                    let _e2454 = (_e2213 * _e2305);
                                    let _e2455 = (_e2216 * _e2306);
                                    let _e2456 = (_e2219 * _e2307);
                                    let _e2473 = bitcast<f32>((bitcast<u32>((_e1030 - _e977)) ^ _e671));
                                    let _e2476 = bitcast<f32>((bitcast<u32>((_e1033 - _e980)) ^ _e671));
                                    let _e2479 = bitcast<f32>((bitcast<u32>((_e1036 - _e983)) ^ _e671));
                                    let _e2480 = (_e2473 * _e2305);
                                    let _e2481 = (_e2476 * _e2306);
                                    let _e2482 = (_e2479 * _e2307);
                                    let _e2500 = bitcast<f32>((bitcast<u32>((_e1030 - _e990)) ^ _e671));
                                    let _e2503 = bitcast<f32>((bitcast<u32>((_e1033 - _e993)) ^ _e671));
                                    let _e2506 = bitcast<f32>((bitcast<u32>((_e1036 - _e996)) ^ _e671));
                                    let _e2507 = (_e2500 * _e2305);
                                    let _e2508 = (_e2503 * _e2306);
                                    let _e2509 = (_e2506 * _e2307);
                                    let _e2523 = (_e990 - _e977);
                                    let _e2524 = (_e993 - _e980);
                                    let _e2525 = (_e996 - _e983);
                                    let _e2528 = ((_e2524 * _e2285) - (_e2284 * _e2525));
                                    let _e2531 = ((_e2525 * _e2283) - (_e2285 * _e2523));
                                    let _e2534 = ((_e2523 * _e2284) - (_e2283 * _e2524));
                                    let _e2535 = abs(_e2528);
                                    let _e2536 = abs(_e2531);
                                    let _e2538 = select(_e2536, _e2535, (_e2535 > _e2536));
                                    let _e2539 = abs(_e2534);
                                    let _e2541 = select(_e2539, _e2538, (_e2538 > _e2539));
                                    let _e2544 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2541, (_e2541 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2545 = (_e2528 * _e2544);
                                    let _e2546 = (_e2531 * _e2544);
                                    let _e2547 = (_e2534 * _e2544);
                                    let _e2548 = (_e2089 * _e2545);
                                    let _e2549 = (_e2092 * _e2546);
                                    let _e2550 = (_e2095 * _e2547);
                                    let _e2560 = ((abs(_e2545) + abs(_e2546)) + abs(_e2547));
                                    let _e2563 = (0.0000000000000000000000000000000000030092655f * (1f + _e2560));
                                    let _e2565 = (_e2325 * _e2560);
                                    let _e2570 = (_e2336 * _e2545);
                                    let _e2571 = (_e2339 * _e2546);
                                    let _e2572 = (_e2342 * _e2547);
                                    let _e2585 = (_e2363 * _e2545);
                                    let _e2586 = (_e2366 * _e2546);
                                    let _e2587 = (_e2369 * _e2547);
                                    let _e2600 = (_e2168 * _e2545);
                                    let _e2601 = (_e2171 * _e2546);
                                    let _e2602 = (_e2174 * _e2547);
                                    let _e2614 = (_e2404 * _e2545);
                                    let _e2615 = (_e2407 * _e2546);
                                    let _e2616 = (_e2410 * _e2547);
                                    let _e2629 = (_e2431 * _e2545);
                                    let _e2630 = (_e2434 * _e2546);
                                    let _e2631 = (_e2437 * _e2547);
                                    let _e2645 = (_e2213 * _e2545);
                                    let _e2646 = (_e2216 * _e2546);
                                    let _e2647 = (_e2219 * _e2547);
                                    let _e2659 = (_e2473 * _e2545);
                                    let _e2660 = (_e2476 * _e2546);
                                    let _e2661 = (_e2479 * _e2547);
                                    let _e2674 = (_e2500 * _e2545);
                                    let _e2675 = (_e2503 * _e2546);
                                    let _e2676 = (_e2506 * _e2547);
                                    let _e2691 = (_e964 - _e990);
                                    let _e2692 = (_e967 - _e993);
                                    let _e2693 = (_e970 - _e996);
                                    let _e2696 = ((_e2692 * _e2285) - (_e2284 * _e2693));
                                    let _e2699 = ((_e2693 * _e2283) - (_e2285 * _e2691));
                                    let _e2702 = ((_e2691 * _e2284) - (_e2283 * _e2692));
                                    let _e2703 = abs(_e2696);
                                    let _e2704 = abs(_e2699);
                                    let _e2706 = select(_e2704, _e2703, (_e2703 > _e2704));
                                    let _e2707 = abs(_e2702);
                                    let _e2709 = select(_e2707, _e2706, (_e2706 > _e2707));
                                    let _e2712 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2709, (_e2709 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2713 = (_e2696 * _e2712);
                                    let _e2714 = (_e2699 * _e2712);
                                    let _e2715 = (_e2702 * _e2712);
                                    let _e2716 = (_e2089 * _e2713);
                                    let _e2717 = (_e2092 * _e2714);
                                    let _e2718 = (_e2095 * _e2715);
                                    let _e2728 = ((abs(_e2713) + abs(_e2714)) + abs(_e2715));
                                    let _e2731 = (0.0000000000000000000000000000000000030092655f * (1f + _e2728));
                                    let _e2733 = (_e2325 * _e2728);
                                    let _e2738 = (_e2336 * _e2713);
                                    let _e2739 = (_e2339 * _e2714);
                                    let _e2740 = (_e2342 * _e2715);
                                    let _e2753 = (_e2363 * _e2713);
                                    let _e2754 = (_e2366 * _e2714);
                                    let _e2755 = (_e2369 * _e2715);
                                    let _e2768 = (_e2168 * _e2713);
                                    let _e2769 = (_e2171 * _e2714);
                                    let _e2770 = (_e2174 * _e2715);
                                    let _e2782 = (_e2404 * _e2713);
                                    let _e2783 = (_e2407 * _e2714);
                                    let _e2784 = (_e2410 * _e2715);
                                    let _e2797 = (_e2431 * _e2713);
                                    let _e2798 = (_e2434 * _e2714);
                                    let _e2799 = (_e2437 * _e2715);
                                    let _e2813 = (_e2213 * _e2713);
                                    let _e2814 = (_e2216 * _e2714);
                                    let _e2815 = (_e2219 * _e2715);
                                    let _e2827 = (_e2473 * _e2713);
                                    let _e2828 = (_e2476 * _e2714);
                                    let _e2829 = (_e2479 * _e2715);
                                    let _e2842 = (_e2500 * _e2713);
                                    let _e2843 = (_e2503 * _e2714);
                                    let _e2844 = (_e2506 * _e2715);
                                    let _e2858 = (((((((((_e2308 + _e2309) + _e2310) > (((0.0000019073486f * ((abs(_e2308) + abs(_e2309)) + abs(_e2310))) + _e2323) + _e2326)) && (((_e2343 + _e2344) + _e2345) > (((0.0000019073486f * ((abs(_e2343) + abs(_e2344)) + abs(_e2345))) + _e2323) + _e2326))) && (((_e2370 + _e2371) + _e2372) > (((0.0000019073486f * ((abs(_e2370) + abs(_e2371)) + abs(_e2372))) + _e2323) + _e2326))) && (((((_e2385 + _e2386) + _e2387) > (((0.0000019073486f * ((abs(_e2385) + abs(_e2386)) + abs(_e2387))) + _e2323) + _e2326)) && (((_e2411 + _e2412) + _e2413) > (((0.0000019073486f * ((abs(_e2411) + abs(_e2412)) + abs(_e2413))) + _e2323) + _e2326))) && (((_e2438 + _e2439) + _e2440) > (((0.0000019073486f * ((abs(_e2438) + abs(_e2439)) + abs(_e2440))) + _e2323) + _e2326)))) && (((((_e2454 + _e2455) + _e2456) > (((0.0000019073486f * ((abs(_e2454) + abs(_e2455)) + abs(_e2456))) + _e2323) + _e2326)) && (((_e2480 + _e2481) + _e2482) > (((0.0000019073486f * ((abs(_e2480) + abs(_e2481)) + abs(_e2482))) + _e2323) + _e2326))) && (((_e2507 + _e2508) + _e2509) > (((0.0000019073486f * ((abs(_e2507) + abs(_e2508)) + abs(_e2509))) + _e2323) + _e2326)))) || (((((((_e2548 + _e2549) + _e2550) > (((0.0000019073486f * ((abs(_e2548) + abs(_e2549)) + abs(_e2550))) + _e2563) + _e2565)) && (((_e2570 + _e2571) + _e2572) > (((0.0000019073486f * ((abs(_e2570) + abs(_e2571)) + abs(_e2572))) + _e2563) + _e2565))) && (((_e2585 + _e2586) + _e2587) > (((0.0000019073486f * ((abs(_e2585) + abs(_e2586)) + abs(_e2587))) + _e2563) + _e2565))) && (((((_e2600 + _e2601) + _e2602) > (((0.0000019073486f * ((abs(_e2600) + abs(_e2601)) + abs(_e2602))) + _e2563) + _e2565)) && (((_e2614 + _e2615) + _e2616) > (((0.0000019073486f * ((abs(_e2614) + abs(_e2615)) + abs(_e2616))) + _e2563) + _e2565))) && (((_e2629 + _e2630) + _e2631) > (((0.0000019073486f * ((abs(_e2629) + abs(_e2630)) + abs(_e2631))) + _e2563) + _e2565)))) && (((((_e2645 + _e2646) + _e2647) > (((0.0000019073486f * ((abs(_e2645) + abs(_e2646)) + abs(_e2647))) + _e2563) + _e2565)) && (((_e2659 + _e2660) + _e2661) > (((0.0000019073486f * ((abs(_e2659) + abs(_e2660)) + abs(_e2661))) + _e2563) + _e2565))) && (((_e2674 + _e2675) + _e2676) > (((0.0000019073486f * ((abs(_e2674) + abs(_e2675)) + abs(_e2676))) + _e2563) + _e2565))))) || (((((((_e2716 + _e2717) + _e2718) > (((0.0000019073486f * ((abs(_e2716) + abs(_e2717)) + abs(_e2718))) + _e2731) + _e2733)) && (((_e2738 + _e2739) + _e2740) > (((0.0000019073486f * ((abs(_e2738) + abs(_e2739)) + abs(_e2740))) + _e2731) + _e2733))) && (((_e2753 + _e2754) + _e2755) > (((0.0000019073486f * ((abs(_e2753) + abs(_e2754)) + abs(_e2755))) + _e2731) + _e2733))) && (((((_e2768 + _e2769) + _e2770) > (((0.0000019073486f * ((abs(_e2768) + abs(_e2769)) + abs(_e2770))) + _e2731) + _e2733)) && (((_e2782 + _e2783) + _e2784) > (((0.0000019073486f * ((abs(_e2782) + abs(_e2783)) + abs(_e2784))) + _e2731) + _e2733))) && (((_e2797 + _e2798) + _e2799) > (((0.0000019073486f * ((abs(_e2797) + abs(_e2798)) + abs(_e2799))) + _e2731) + _e2733)))) && (((((_e2813 + _e2814) + _e2815) > (((0.0000019073486f * ((abs(_e2813) + abs(_e2814)) + abs(_e2815))) + _e2731) + _e2733)) && (((_e2827 + _e2828) + _e2829) > (((0.0000019073486f * ((abs(_e2827) + abs(_e2828)) + abs(_e2829))) + _e2731) + _e2733))) && (((_e2842 + _e2843) + _e2844) > (((0.0000019073486f * ((abs(_e2842) + abs(_e2843)) + abs(_e2844))) + _e2731) + _e2733)))));
                                    if _e2858 {
                                        phi_33893_ = bool();
                                    } else {
                                        let _e2861 = ((_e1854 * _e1867) - (_e1866 * _e1855));
                                        let _e2864 = ((_e1855 * _e1865) - (_e1867 * _e1853));
                                        let _e2867 = ((_e1853 * _e1866) - (_e1865 * _e1854));
                                        let _e2868 = abs(_e2861);
                                        let _e2869 = abs(_e2864);
                                        let _e2871 = select(_e2869, _e2868, (_e2868 > _e2869));
                                        let _e2872 = abs(_e2867);
                                        let _e2874 = select(_e2872, _e2871, (_e2871 > _e2872));
                                        let _e2877 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2874, (_e2874 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2878 = (_e2861 * _e2877);
                                        let _e2879 = (_e2864 * _e2877);
                                        let _e2880 = (_e2867 * _e2877);
                                        let _e2883 = ((_e1854 * _e2880) - (_e2879 * _e1855));
                                        let _e2886 = ((_e1855 * _e2878) - (_e2880 * _e1853));
                                        let _e2889 = ((_e1853 * _e2879) - (_e2878 * _e1854));
                                        let _e2890 = abs(_e2883);
                                        let _e2891 = abs(_e2886);
                                        let _e2893 = select(_e2891, _e2890, (_e2890 > _e2891));
                                        let _e2894 = abs(_e2889);
                                        let _e2896 = select(_e2894, _e2893, (_e2893 > _e2894));
                                        let _e2899 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2896, (_e2896 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2900 = (_e2883 * _e2899);
                                        let _e2901 = (_e2886 * _e2899);
                                        let _e2902 = (_e2889 * _e2899);
                                        let _e2903 = (_e1882 * _e2900);
                                        let _e2904 = (_e1885 * _e2901);
                                        let _e2905 = (_e1888 * _e2902);
                                        let _e2915 = ((abs(_e2900) + abs(_e2901)) + abs(_e2902));
                                        let _e2918 = (0.0000000000000000000000000000000000030092655f * (1f + _e2915));
                                        let _e2920 = (_e2325 * _e2915);
                                        let _e2930 = bitcast<f32>((bitcast<u32>((_e964 - _e1017)) ^ _e671));
                                        let _e2933 = bitcast<f32>((bitcast<u32>((_e967 - _e1020)) ^ _e671));
                                        let _e2936 = bitcast<f32>((bitcast<u32>((_e970 - _e1023)) ^ _e671));
                                        let _e2937 = (_e2930 * _e2900);
                                        let _e2938 = (_e2933 * _e2901);
                                        let _e2939 = (_e2936 * _e2902);
                                        let _e2957 = bitcast<f32>((bitcast<u32>((_e964 - _e1030)) ^ _e671));
                                        let _e2960 = bitcast<f32>((bitcast<u32>((_e967 - _e1033)) ^ _e671));
                                        let _e2963 = bitcast<f32>((bitcast<u32>((_e970 - _e1036)) ^ _e671));
                                        let _e2964 = (_e2957 * _e2900);
                                        let _e2965 = (_e2960 * _e2901);
                                        let _e2966 = (_e2963 * _e2902);
                                        let _e2979 = (_e1964 * _e2900);
                                        let _e2980 = (_e1967 * _e2901);
                                        let _e2981 = (_e1970 * _e2902);
                                        let _e2998 = bitcast<f32>((bitcast<u32>((_e977 - _e1017)) ^ _e671));
                                        let _e3001 = bitcast<f32>((bitcast<u32>((_e980 - _e1020)) ^ _e671));
                                        let _e3004 = bitcast<f32>((bitcast<u32>((_e983 - _e1023)) ^ _e671));
                                        let _e3005 = (_e2998 * _e2900);
                                        let _e3006 = (_e3001 * _e2901);
                                        let _e3007 = (_e3004 * _e2902);
                                        let _e3025 = bitcast<f32>((bitcast<u32>((_e977 - _e1030)) ^ _e671));
                                        let _e3028 = bitcast<f32>((bitcast<u32>((_e980 - _e1033)) ^ _e671));
                                        let _e3031 = bitcast<f32>((bitcast<u32>((_e983 - _e1036)) ^ _e671));
                                        let _e3032 = (_e3025 * _e2900);
                                        let _e3033 = (_e3028 * _e2901);
                                        let _e3034 = (_e3031 * _e2902);
                                        let _e3048 = (_e2009 * _e2900);
                                        let _e3049 = (_e2012 * _e2901);
                                        let _e3050 = (_e2015 * _e2902);
                                        let _e3067 = bitcast<f32>((bitcast<u32>((_e990 - _e1017)) ^ _e671));
                                        let _e3070 = bitcast<f32>((bitcast<u32>((_e993 - _e1020)) ^ _e671));
                                        let _e3073 = bitcast<f32>((bitcast<u32>((_e996 - _e1023)) ^ _e671));
                                        let _e3074 = (_e3067 * _e2900);
                                        let _e3075 = (_e3070 * _e2901);
                                        let _e3076 = (_e3073 * _e2902);
                                        let _e3094 = bitcast<f32>((bitcast<u32>((_e990 - _e1030)) ^ _e671));
                                        let _e3097 = bitcast<f32>((bitcast<u32>((_e993 - _e1033)) ^ _e671));
                                        let _e3100 = bitcast<f32>((bitcast<u32>((_e996 - _e1036)) ^ _e671));
                                        let _e3101 = (_e3094 * _e2900);
                                        let _e3102 = (_e3097 * _e2901);
                                        let _e3103 = (_e3100 * _e2902);
                                        let _e3117 = (_e1030 - _e1017);
                                        let _e3118 = (_e1033 - _e1020);
                                        let _e3119 = (_e1036 - _e1023);
                                        let _e3122 = ((_e3118 * _e2880) - (_e2879 * _e3119));
                                        let _e3125 = ((_e3119 * _e2878) - (_e2880 * _e3117));
                                        let _e3128 = ((_e3117 * _e2879) - (_e2878 * _e3118));
                                        let _e3129 = abs(_e3122);
                                        let _e3130 = abs(_e3125);
                                        let _e3132 = select(_e3130, _e3129, (_e3129 > _e3130));
                                        let _e3133 = abs(_e3128);
                                        let _e3135 = select(_e3133, _e3132, (_e3132 > _e3133));
                                        let _e3138 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3135, (_e3135 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3139 = (_e3122 * _e3138);
                                        let _e3140 = (_e3125 * _e3138);
                                        let _e3141 = (_e3128 * _e3138);
                                        let _e3142 = (_e1882 * _e3139);
                                        let _e3143 = (_e1885 * _e3140);
                                        let _e3144 = (_e1888 * _e3141);
                                        let _e3154 = ((abs(_e3139) + abs(_e3140)) + abs(_e3141));
                                        let _e3157 = (0.0000000000000000000000000000000000030092655f * (1f + _e3154));
                                        let _e3159 = (_e2325 * _e3154);
                                        let _e3164 = (_e2930 * _e3139);
                                        let _e3165 = (_e2933 * _e3140);
                                        let _e3166 = (_e2936 * _e3141);
                                        let _e3179 = (_e2957 * _e3139);
                                        let _e3180 = (_e2960 * _e3140);
                                        let _e3181 = (_e2963 * _e3141);
                                        let _e3194 = (_e1964 * _e3139);
                                        let _e3195 = (_e1967 * _e3140);
                                        let _e3196 = (_e1970 * _e3141);
                                        let _e3208 = (_e2998 * _e3139);
                                        let _e3209 = (_e3001 * _e3140);
                                        let _e3210 = (_e3004 * _e3141);
                                        let _e3223 = (_e3025 * _e3139);
                                        let _e3224 = (_e3028 * _e3140);
                                        let _e3225 = (_e3031 * _e3141);
                                        let _e3239 = (_e2009 * _e3139);
                                        let _e3240 = (_e2012 * _e3140);
                                        let _e3241 = (_e2015 * _e3141);
                                        let _e3253 = (_e3067 * _e3139);
                                        let _e3254 = (_e3070 * _e3140);
                                        let _e3255 = (_e3073 * _e3141);
                                        let _e3268 = (_e3094 * _e3139);
                                        let _e3269 = (_e3097 * _e3140);
                                        let _e3270 = (_e3100 * _e3141);
                                        let _e3285 = (_e1004 - _e1030);
                                        let _e3286 = (_e1007 - _e1033);
                                        let _e3287 = (_e1010 - _e1036);
                                        let _e3290 = ((_e3286 * _e2880) - (_e2879 * _e3287));
                                        let _e3293 = ((_e3287 * _e2878) - (_e2880 * _e3285));
                                        let _e3296 = ((_e3285 * _e2879) - (_e2878 * _e3286));
                                        let _e3297 = abs(_e3290);
                                        let _e3298 = abs(_e3293);
                                        let _e3300 = select(_e3298, _e3297, (_e3297 > _e3298));
                                        let _e3301 = abs(_e3296);
                                        let _e3303 = select(_e3301, _e3300, (_e3300 > _e3301));
                                        let _e3306 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3303, (_e3303 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3307 = (_e3290 * _e3306);
                                        let _e3308 = (_e3293 * _e3306);
                                        let _e3309 = (_e3296 * _e3306);
                                        let _e3310 = (_e1882 * _e3307);
                                        let _e3311 = (_e1885 * _e3308);
                                        let _e3312 = (_e1888 * _e3309);
                                        let _e3322 = ((abs(_e3307) + abs(_e3308)) + abs(_e3309));
                                        let _e3325 = (0.0000000000000000000000000000000000030092655f * (1f + _e3322));
                                        let _e3327 = (_e2325 * _e3322);
                                        let _e3332 = (_e2930 * _e3307);
                                        let _e3333 = (_e2933 * _e3308);
                                        let _e3334 = (_e2936 * _e3309);
                                        let _e3347 = (_e2957 * _e3307);
                                        let _e3348 = (_e2960 * _e3308);
                                        let _e3349 = (_e2963 * _e3309);
                                        let _e3362 = (_e1964 * _e3307);
                                        let _e3363 = (_e1967 * _e3308);
                                        let _e3364 = (_e1970 * _e3309);
                                        let _e3376 = (_e2998 * _e3307);
                                        let _e3377 = (_e3001 * _e3308);
                                        let _e3378 = (_e3004 * _e3309);
                                        let _e3391 = (_e3025 * _e3307);
                                        let _e3392 = (_e3028 * _e3308);
                                        let _e3393 = (_e3031 * _e3309);
                                        let _e3407 = (_e2009 * _e3307);
                                        let _e3408 = (_e2012 * _e3308);
                                        let _e3409 = (_e2015 * _e3309);
                                        let _e3421 = (_e3067 * _e3307);
                                        let _e3422 = (_e3070 * _e3308);
                                        let _e3423 = (_e3073 * _e3309);
                                        let _e3436 = (_e3094 * _e3307);
                                        let _e3437 = (_e3097 * _e3308);
                                        let _e3438 = (_e3100 * _e3309);
                                        phi_33893_ = (((((((((_e2903 + _e2904) + _e2905) > (((0.0000019073486f * ((abs(_e2903) + abs(_e2904)) + abs(_e2905))) + _e2918) + _e2920)) && (((_e2937 + _e2938) + _e2939) > (((0.0000019073486f * ((abs(_e2937) + abs(_e2938)) + abs(_e2939))) + _e2918) + _e2920))) && (((_e2964 + _e2965) + _e2966) > (((0.0000019073486f * ((abs(_e2964) + abs(_e2965)) + abs(_e2966))) + _e2918) + _e2920))) && (((((_e2979 + _e2980) + _e2981) > (((0.0000019073486f * ((abs(_e2979) + abs(_e2980)) + abs(_e2981))) + _e2918) + _e2920)) && (((_e3005 + _e3006) + _e3007) > (((0.0000019073486f * ((abs(_e3005) + abs(_e3006)) + abs(_e3007))) + _e2918) + _e2920))) && (((_e3032 + _e3033) + _e3034) > (((0.0000019073486f * ((abs(_e3032) + abs(_e3033)) + abs(_e3034))) + _e2918) + _e2920)))) && (((((_e3048 + _e3049) + _e3050) > (((0.0000019073486f * ((abs(_e3048) + abs(_e3049)) + abs(_e3050))) + _e2918) + _e2920)) && (((_e3074 + _e3075) + _e3076) > (((0.0000019073486f * ((abs(_e3074) + abs(_e3075)) + abs(_e3076))) + _e2918) + _e2920))) && (((_e3101 + _e3102) + _e3103) > (((0.0000019073486f * ((abs(_e3101) + abs(_e3102)) + abs(_e3103))) + _e2918) + _e2920)))) || (((((((_e3142 + _e3143) + _e3144) > (((0.0000019073486f * ((abs(_e3142) + abs(_e3143)) + abs(_e3144))) + _e3157) + _e3159)) && (((_e3164 + _e3165) + _e3166) > (((0.0000019073486f * ((abs(_e3164) + abs(_e3165)) + abs(_e3166))) + _e3157) + _e3159))) && (((_e3179 + _e3180) + _e3181) > (((0.0000019073486f * ((abs(_e3179) + abs(_e3180)) + abs(_e3181))) + _e3157) + _e3159))) && (((((_e3194 + _e3195) + _e3196) > (((0.0000019073486f * ((abs(_e3194) + abs(_e3195)) + abs(_e3196))) + _e3157) + _e3159)) && (((_e3208 + _e3209) + _e3210) > (((0.0000019073486f * ((abs(_e3208) + abs(_e3209)) + abs(_e3210))) + _e3157) + _e3159))) && (((_e3223 + _e3224) + _e3225) > (((0.0000019073486f * ((abs(_e3223) + abs(_e3224)) + abs(_e3225))) + _e3157) + _e3159)))) && (((((_e3239 + _e3240) + _e3241) > (((0.0000019073486f * ((abs(_e3239) + abs(_e3240)) + abs(_e3241))) + _e3157) + _e3159)) && (((_e3253 + _e3254) + _e3255) > (((0.0000019073486f * ((abs(_e3253) + abs(_e3254)) + abs(_e3255))) + _e3157) + _e3159))) && (((_e3268 + _e3269) + _e3270) > (((0.0000019073486f * ((abs(_e3268) + abs(_e3269)) + abs(_e3270))) + _e3157) + _e3159))))) || (((((((_e3310 + _e3311) + _e3312) > (((0.0000019073486f * ((abs(_e3310) + abs(_e3311)) + abs(_e3312))) + _e3325) + _e3327)) && (((_e3332 + _e3333) + _e3334) > (((0.0000019073486f * ((abs(_e3332) + abs(_e3333)) + abs(_e3334))) + _e3325) + _e3327))) && (((_e3347 + _e3348) + _e3349) > (((0.0000019073486f * ((abs(_e3347) + abs(_e3348)) + abs(_e3349))) + _e3325) + _e3327))) && (((((_e3362 + _e3363) + _e3364) > (((0.0000019073486f * ((abs(_e3362) + abs(_e3363)) + abs(_e3364))) + _e3325) + _e3327)) && (((_e3376 + _e3377) + _e3378) > (((0.0000019073486f * ((abs(_e3376) + abs(_e3377)) + abs(_e3378))) + _e3325) + _e3327))) && (((_e3391 + _e3392) + _e3393) > (((0.0000019073486f * ((abs(_e3391) + abs(_e3392)) + abs(_e3393))) + _e3325) + _e3327)))) && (((((_e3407 + _e3408) + _e3409) > (((0.0000019073486f * ((abs(_e3407) + abs(_e3408)) + abs(_e3409))) + _e3325) + _e3327)) && (((_e3421 + _e3422) + _e3423) > (((0.0000019073486f * ((abs(_e3421) + abs(_e3422)) + abs(_e3423))) + _e3325) + _e3327))) && (((_e3436 + _e3437) + _e3438) > (((0.0000019073486f * ((abs(_e3436) + abs(_e3437)) + abs(_e3438))) + _e3325) + _e3327)))));
                                    }
                                    let _e3454 = phi_33893_;
                                    phi_33894_ = _e3454;
                                    phi_33895_ = _e2858;
                                }
                                let _e3456 = phi_33894_;
                                let _e3458 = phi_33895_;
                                phi_33896_ = _e3456;
                                phi_33897_ = _e3458;
                            }
                            let _e3460 = phi_33896_;
                            let _e3462 = phi_33897_;
                            phi_35490_ = select(_e3460, true, _e3462);
                            phi_35491_ = bool();
                            phi_35492_ = true;
                        } else {
                            if (_e563 == _e577) {
                                phi_33912_ = bool();
                                phi_33913_ = true;
                            } else {
                                let _e1041 = (_e577 == _e591);
                                if _e1041 {
                                    phi_33911_ = bool();
                                } else {
                                    phi_33911_ = (_e591 == _e563);
                                }
                                let _e1044 = phi_33911_;
                                phi_33912_ = _e1044;
                                phi_33913_ = _e1041;
                            }
                            let _e1046 = phi_33912_;
                            let _e1048 = phi_33913_;
                            if select(_e1046, true, _e1048) {
                                phi_35485_ = bool();
                                phi_35486_ = true;
                            } else {
                                if (_e623 == _e637) {
                                    phi_33931_ = bool();
                                    phi_33932_ = true;
                                } else {
                                    let _e1051 = (_e637 == _e651);
                                    if _e1051 {
                                        phi_33930_ = bool();
                                    } else {
                                        phi_33930_ = (_e651 == _e623);
                                    }
                                    let _e1054 = phi_33930_;
                                    phi_33931_ = _e1054;
                                    phi_33932_ = _e1051;
                                }
                                let _e1056 = phi_33931_;
                                let _e1058 = phi_33932_;
                                let _e1059 = select(_e1056, true, _e1058);
                                if _e1059 {
                                    phi_35484_ = bool();
                                } else {
                                    let _e1060 = (_e704 == 1u);
                                    let _e1076 = (select(0u, 1u, ((((_e623 == _e577) || (_e637 == _e577)) || (_e651 == _e577)) == _e1060)) + (2u * select(0u, 1u, ((((_e623 == _e591) || (_e637 == _e591)) || (_e651 == _e591)) == _e1060))));
                                    if _e1060 {
                                        phi_33966_ = _e1076;
                                    } else {
                                        if (_e1076 == 2u) {
                                            phi_33965_ = 0u;
                                        } else {
                                            phi_33965_ = (_e1076 + 1u);
                                        }
                                        let _e1080 = phi_33965_;
                                        phi_33966_ = _e1080;
                                    }
                                    let _e1082 = phi_33966_;
                                    if (_e1082 == 0u) {
                                        phi_33984_ = type_90(_e971, _e984, _e997);
                                    } else {
                                        if (_e1082 == 1u) {
                                            phi_33983_ = type_90(_e984, _e997, _e971);
                                        } else {
                                            phi_33983_ = type_90(_e997, _e971, _e984);
                                        }
                                        let _e1088 = phi_33983_;
                                        phi_33984_ = _e1088;
                                    }
                                    let _e1090 = phi_33984_;
                                    let _e1106 = (select(0u, 1u, ((((_e563 == _e637) || (_e577 == _e637)) || (_e591 == _e637)) == _e1060)) + (2u * select(0u, 1u, ((((_e563 == _e651) || (_e577 == _e651)) || (_e591 == _e651)) == _e1060))));
                                    if _e1060 {
                                        phi_34011_ = _e1106;
                                    } else {
                                        if (_e1106 == 2u) {
                                            phi_34010_ = 0u;
                                        } else {
                                            phi_34010_ = (_e1106 + 1u);
                                        }
                                        let _e1110 = phi_34010_;
                                        phi_34011_ = _e1110;
                                    }
                                    let _e1112 = phi_34011_;
                                    if (_e1112 == 0u) {
                                        phi_34029_ = type_90(_e1011, _e1024, _e1037);
                                    } else {
                                        if (_e1112 == 1u) {
                                            phi_34028_ = type_90(_e1024, _e1037, _e1011);
                                        } else {
                                            phi_34028_ = type_90(_e1037, _e1011, _e1024);
                                        }
                                        let _e1118 = phi_34028_;
                                        phi_34029_ = _e1118;
                                    }
                                    let _e1120 = phi_34029_;
                                    if _e1060 {
                                        let _e1366 = bitcast<f32>((bitcast<u32>((_e1120.member_1.x - _e1120.member.x)) ^ _e671));
                                        let _e1369 = bitcast<f32>((bitcast<u32>((_e1120.member_1.y - _e1120.member.y)) ^ _e671));
                                        let _e1372 = bitcast<f32>((bitcast<u32>((_e1120.member_1.z - _e1120.member.z)) ^ _e671));
                                        let _e1381 = bitcast<f32>((bitcast<u32>((_e1120.member_2.x - _e1120.member.x)) ^ _e671));
                                        let _e1384 = bitcast<f32>((bitcast<u32>((_e1120.member_2.y - _e1120.member.y)) ^ _e671));
                                        let _e1387 = bitcast<f32>((bitcast<u32>((_e1120.member_2.z - _e1120.member.z)) ^ _e671));
                                        let _e1396 = bitcast<f32>((bitcast<u32>((_e1090.member_1.x - _e1120.member.x)) ^ _e671));
                                        let _e1399 = bitcast<f32>((bitcast<u32>((_e1090.member_1.y - _e1120.member.y)) ^ _e671));
                                        let _e1402 = bitcast<f32>((bitcast<u32>((_e1090.member_1.z - _e1120.member.z)) ^ _e671));
                                        let _e1403 = (_e1369 * _e1387);
                                        let _e1404 = (_e1372 * _e1384);
                                        let _e1405 = (_e1372 * _e1381);
                                        let _e1406 = (_e1366 * _e1387);
                                        let _e1407 = (_e1366 * _e1384);
                                        let _e1408 = (_e1369 * _e1381);
                                        let _e1409 = (_e1403 - _e1404);
                                        let _e1411 = (_e1405 - _e1406);
                                        let _e1414 = (_e1407 - _e1408);
                                        let _e1416 = (((_e1396 * _e1409) + (_e1399 * _e1411)) + (_e1402 * _e1414));
                                        let _e1417 = abs(_e1396);
                                        let _e1420 = (abs(_e1403) + abs(_e1404));
                                        let _e1422 = abs(_e1399);
                                        let _e1425 = (abs(_e1405) + abs(_e1406));
                                        let _e1428 = abs(_e1402);
                                        let _e1431 = (abs(_e1407) + abs(_e1408));
                                        let _e1434 = abs(_e1366);
                                        let _e1435 = abs(_e1369);
                                        let _e1437 = select(_e1435, _e1434, (_e1434 > _e1435));
                                        let _e1438 = abs(_e1372);
                                        let _e1440 = select(_e1438, _e1437, (_e1437 > _e1438));
                                        let _e1441 = abs(_e1381);
                                        let _e1442 = abs(_e1384);
                                        let _e1444 = select(_e1442, _e1441, (_e1441 > _e1442));
                                        let _e1445 = abs(_e1387);
                                        let _e1447 = select(_e1445, _e1444, (_e1444 > _e1445));
                                        let _e1449 = select(_e1447, _e1440, (_e1440 > _e1447));
                                        let _e1451 = select(_e1422, _e1417, (_e1417 > _e1422));
                                        let _e1453 = select(_e1428, _e1451, (_e1451 > _e1428));
                                        let _e1455 = select(_e1453, _e1449, (_e1449 > _e1453));
                                        let _e1456 = (_e1455 * _e1455);
                                        let _e1457 = (64f * _e958);
                                        let _e1459 = ((4f * _e958) * _e958);
                                        let _e1466 = (((0.0000019073486f * (((_e1417 * _e1420) + (_e1422 * _e1425)) + (_e1428 * _e1431))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1456))) + (_e1457 * (_e1456 + _e1459)));
                                        if (_e1416 > _e1466) {
                                            phi_34197_ = 1i;
                                        } else {
                                            phi_34197_ = select(0i, -1i, (_e1416 < -(_e1466)));
                                        }
                                        let _e1472 = phi_34197_;
                                        let _e1481 = bitcast<f32>((bitcast<u32>((_e1090.member_2.x - _e1120.member.x)) ^ _e671));
                                        let _e1484 = bitcast<f32>((bitcast<u32>((_e1090.member_2.y - _e1120.member.y)) ^ _e671));
                                        let _e1487 = bitcast<f32>((bitcast<u32>((_e1090.member_2.z - _e1120.member.z)) ^ _e671));
                                        let _e1492 = (((_e1481 * _e1409) + (_e1484 * _e1411)) + (_e1487 * _e1414));
                                        let _e1493 = abs(_e1481);
                                        let _e1495 = abs(_e1484);
                                        let _e1498 = abs(_e1487);
                                        let _e1502 = select(_e1495, _e1493, (_e1493 > _e1495));
                                        let _e1504 = select(_e1498, _e1502, (_e1502 > _e1498));
                                        let _e1506 = select(_e1504, _e1449, (_e1449 > _e1504));
                                        let _e1507 = (_e1506 * _e1506);
                                        let _e1514 = (((0.0000019073486f * (((_e1493 * _e1420) + (_e1495 * _e1425)) + (_e1498 * _e1431))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1507))) + (_e1457 * (_e1507 + _e1459)));
                                        if (_e1492 > _e1514) {
                                            phi_34356_ = 1i;
                                        } else {
                                            phi_34356_ = select(0i, -1i, (_e1492 < -(_e1514)));
                                        }
                                        let _e1520 = phi_34356_;
                                        if ((_e1472 * _e1520) > 0i) {
                                            phi_35002_ = bool();
                                            phi_35003_ = true;
                                        } else {
                                            let _e1524 = (_e1090.member_1.x - _e1090.member.x);
                                            let _e1526 = (_e1090.member_1.y - _e1090.member.y);
                                            let _e1528 = (_e1090.member_1.z - _e1090.member.z);
                                            let _e1531 = bitcast<f32>((bitcast<u32>(_e1524) ^ _e671));
                                            let _e1534 = bitcast<f32>((bitcast<u32>(_e1526) ^ _e671));
                                            let _e1537 = bitcast<f32>((bitcast<u32>(_e1528) ^ _e671));
                                            let _e1538 = (_e1090.member_2.x - _e1090.member.x);
                                            let _e1539 = (_e1090.member_2.y - _e1090.member.y);
                                            let _e1540 = (_e1090.member_2.z - _e1090.member.z);
                                            let _e1543 = bitcast<f32>((bitcast<u32>(_e1538) ^ _e671));
                                            let _e1546 = bitcast<f32>((bitcast<u32>(_e1539) ^ _e671));
                                            let _e1549 = bitcast<f32>((bitcast<u32>(_e1540) ^ _e671));
                                            let _e1550 = (_e1120.member_1.x - _e1090.member.x);
                                            let _e1551 = (_e1120.member_1.y - _e1090.member.y);
                                            let _e1552 = (_e1120.member_1.z - _e1090.member.z);
                                            let _e1555 = bitcast<f32>((bitcast<u32>(_e1550) ^ _e671));
                                            let _e1558 = bitcast<f32>((bitcast<u32>(_e1551) ^ _e671));
                                            let _e1561 = bitcast<f32>((bitcast<u32>(_e1552) ^ _e671));
                                            let _e1562 = (_e1534 * _e1549);
                                            let _e1563 = (_e1537 * _e1546);
                                            let _e1564 = (_e1537 * _e1543);
                                            let _e1565 = (_e1531 * _e1549);
                                            let _e1566 = (_e1531 * _e1546);
                                            let _e1567 = (_e1534 * _e1543);
                                            let _e1568 = (_e1562 - _e1563);
                                            let _e1570 = (_e1564 - _e1565);
                                            let _e1573 = (_e1566 - _e1567);
                                            let _e1575 = (((_e1555 * _e1568) + (_e1558 * _e1570)) + (_e1561 * _e1573));
                                            let _e1576 = abs(_e1555);
                                            let _e1579 = (abs(_e1562) + abs(_e1563));
                                            let _e1581 = abs(_e1558);
                                            let _e1584 = (abs(_e1564) + abs(_e1565));
                                            let _e1587 = abs(_e1561);
                                            let _e1590 = (abs(_e1566) + abs(_e1567));
                                            let _e1593 = abs(_e1531);
                                            let _e1594 = abs(_e1534);
                                            let _e1596 = select(_e1594, _e1593, (_e1593 > _e1594));
                                            let _e1597 = abs(_e1537);
                                            let _e1599 = select(_e1597, _e1596, (_e1596 > _e1597));
                                            let _e1600 = abs(_e1543);
                                            let _e1601 = abs(_e1546);
                                            let _e1603 = select(_e1601, _e1600, (_e1600 > _e1601));
                                            let _e1604 = abs(_e1549);
                                            let _e1606 = select(_e1604, _e1603, (_e1603 > _e1604));
                                            let _e1608 = select(_e1606, _e1599, (_e1599 > _e1606));
                                            let _e1610 = select(_e1581, _e1576, (_e1576 > _e1581));
                                            let _e1612 = select(_e1587, _e1610, (_e1610 > _e1587));
                                            let _e1614 = select(_e1612, _e1608, (_e1608 > _e1612));
                                            let _e1615 = (_e1614 * _e1614);
                                            let _e1622 = (((0.0000019073486f * (((_e1576 * _e1579) + (_e1581 * _e1584)) + (_e1587 * _e1590))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1615))) + (_e1457 * (_e1615 + _e1459)));
                                            if (_e1575 > _e1622) {
                                                phi_34520_ = 1i;
                                            } else {
                                                phi_34520_ = select(0i, -1i, (_e1575 < -(_e1622)));
                                            }
                                            let _e1628 = phi_34520_;
                                            let _e1629 = (_e1120.member_2.x - _e1090.member.x);
                                            let _e1630 = (_e1120.member_2.y - _e1090.member.y);
                                            let _e1631 = (_e1120.member_2.z - _e1090.member.z);
                                            let _e1634 = bitcast<f32>((bitcast<u32>(_e1629) ^ _e671));
                                            let _e1637 = bitcast<f32>((bitcast<u32>(_e1630) ^ _e671));
                                            let _e1640 = bitcast<f32>((bitcast<u32>(_e1631) ^ _e671));
                                            let _e1645 = (((_e1634 * _e1568) + (_e1637 * _e1570)) + (_e1640 * _e1573));
                                            let _e1646 = abs(_e1634);
                                            let _e1648 = abs(_e1637);
                                            let _e1651 = abs(_e1640);
                                            let _e1655 = select(_e1648, _e1646, (_e1646 > _e1648));
                                            let _e1657 = select(_e1651, _e1655, (_e1655 > _e1651));
                                            let _e1659 = select(_e1657, _e1608, (_e1608 > _e1657));
                                            let _e1660 = (_e1659 * _e1659);
                                            let _e1667 = (((0.0000019073486f * (((_e1646 * _e1579) + (_e1648 * _e1584)) + (_e1651 * _e1590))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1660))) + (_e1457 * (_e1660 + _e1459)));
                                            if (_e1645 > _e1667) {
                                                phi_34679_ = 1i;
                                            } else {
                                                phi_34679_ = select(0i, -1i, (_e1645 < -(_e1667)));
                                            }
                                            let _e1673 = phi_34679_;
                                            let _e1675 = ((_e1628 * _e1673) > 0i);
                                            if _e1675 {
                                                phi_35001_ = bool();
                                            } else {
                                                let _e1676 = abs(_e1524);
                                                let _e1677 = abs(_e1526);
                                                let _e1679 = select(_e1677, _e1676, (_e1676 > _e1677));
                                                let _e1680 = abs(_e1528);
                                                let _e1682 = select(_e1680, _e1679, (_e1679 > _e1680));
                                                let _e1685 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1682, (_e1682 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1689 = abs(_e1538);
                                                let _e1690 = abs(_e1539);
                                                let _e1692 = select(_e1690, _e1689, (_e1689 > _e1690));
                                                let _e1693 = abs(_e1540);
                                                let _e1695 = select(_e1693, _e1692, (_e1692 > _e1693));
                                                let _e1698 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1695, (_e1695 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1705 = abs(_e1550);
                                                let _e1706 = abs(_e1551);
                                                let _e1708 = select(_e1706, _e1705, (_e1705 > _e1706));
                                                let _e1709 = abs(_e1552);
                                                let _e1711 = select(_e1709, _e1708, (_e1708 > _e1709));
                                                let _e1714 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1711, (_e1711 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1721 = abs(_e1629);
                                                let _e1722 = abs(_e1630);
                                                let _e1724 = select(_e1722, _e1721, (_e1721 > _e1722));
                                                let _e1725 = abs(_e1631);
                                                let _e1727 = select(_e1725, _e1724, (_e1724 > _e1725));
                                                let _e1730 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1727, (_e1727 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1734 = ((((_e1524 * _e1685) + (_e1538 * _e1698)) - (_e1550 * _e1714)) - (_e1629 * _e1730));
                                                let _e1735 = ((((_e1526 * _e1685) + (_e1539 * _e1698)) - (_e1551 * _e1714)) - (_e1630 * _e1730));
                                                let _e1736 = ((((_e1528 * _e1685) + (_e1540 * _e1698)) - (_e1552 * _e1714)) - (_e1631 * _e1730));
                                                let _e1737 = (_e1531 * _e1734);
                                                let _e1738 = (_e1534 * _e1735);
                                                let _e1739 = (_e1537 * _e1736);
                                                let _e1749 = ((abs(_e1734) + abs(_e1735)) + abs(_e1736));
                                                let _e1752 = (0.0000000000000000000000000000000000030092655f * (1f + _e1749));
                                                let _e1755 = ((2.5f * _e958) * _e1749);
                                                if (((_e1737 + _e1738) + _e1739) > (((0.0000019073486f * ((abs(_e1737) + abs(_e1738)) + abs(_e1739))) + _e1752) + _e1755)) {
                                                    let _e1760 = (_e1543 * _e1734);
                                                    let _e1761 = (_e1546 * _e1735);
                                                    let _e1762 = (_e1549 * _e1736);
                                                    if (((_e1760 + _e1761) + _e1762) > (((0.0000019073486f * ((abs(_e1760) + abs(_e1761)) + abs(_e1762))) + _e1752) + _e1755)) {
                                                        let _e1786 = (bitcast<f32>((bitcast<u32>((_e1090.member.x - _e1120.member_1.x)) ^ _e671)) * _e1734);
                                                        let _e1787 = (bitcast<f32>((bitcast<u32>((_e1090.member.y - _e1120.member_1.y)) ^ _e671)) * _e1735);
                                                        let _e1788 = (bitcast<f32>((bitcast<u32>((_e1090.member.z - _e1120.member_1.z)) ^ _e671)) * _e1736);
                                                        let _e1799 = (((_e1786 + _e1787) + _e1788) > (((0.0000019073486f * ((abs(_e1786) + abs(_e1787)) + abs(_e1788))) + _e1752) + _e1755));
                                                        if _e1799 {
                                                            let _e1812 = (bitcast<f32>((bitcast<u32>((_e1090.member.x - _e1120.member_2.x)) ^ _e671)) * _e1734);
                                                            let _e1813 = (bitcast<f32>((bitcast<u32>((_e1090.member.y - _e1120.member_2.y)) ^ _e671)) * _e1735);
                                                            let _e1814 = (bitcast<f32>((bitcast<u32>((_e1090.member.z - _e1120.member_2.z)) ^ _e671)) * _e1736);
                                                            phi_34991_ = (((_e1812 + _e1813) + _e1814) > (((0.0000019073486f * ((abs(_e1812) + abs(_e1813)) + abs(_e1814))) + _e1752) + _e1755));
                                                        } else {
                                                            phi_34991_ = bool();
                                                        }
                                                        let _e1827 = phi_34991_;
                                                        phi_34993_ = _e1827;
                                                        phi_34994_ = select(true, false, _e1799);
                                                    } else {
                                                        phi_34993_ = bool();
                                                        phi_34994_ = true;
                                                    }
                                                    let _e1830 = phi_34993_;
                                                    let _e1832 = phi_34994_;
                                                    phi_34995_ = _e1830;
                                                    phi_34996_ = _e1832;
                                                } else {
                                                    phi_34995_ = bool();
                                                    phi_34996_ = true;
                                                }
                                                let _e1834 = phi_34995_;
                                                let _e1836 = phi_34996_;
                                                phi_35001_ = select(_e1834, false, _e1836);
                                            }
                                            let _e1839 = phi_35001_;
                                            phi_35002_ = _e1839;
                                            phi_35003_ = _e1675;
                                        }
                                        let _e1841 = phi_35002_;
                                        let _e1843 = phi_35003_;
                                        phi_35483_ = select(_e1841, true, _e1843);
                                    } else {
                                        let _e1136 = bitcast<f32>((bitcast<u32>((_e1090.member_1.x - _e1090.member.x)) ^ _e671));
                                        let _e1139 = bitcast<f32>((bitcast<u32>((_e1090.member_1.y - _e1090.member.y)) ^ _e671));
                                        let _e1142 = bitcast<f32>((bitcast<u32>((_e1090.member_1.z - _e1090.member.z)) ^ _e671));
                                        let _e1151 = bitcast<f32>((bitcast<u32>((_e1090.member_2.x - _e1090.member.x)) ^ _e671));
                                        let _e1154 = bitcast<f32>((bitcast<u32>((_e1090.member_2.y - _e1090.member.y)) ^ _e671));
                                        let _e1157 = bitcast<f32>((bitcast<u32>((_e1090.member_2.z - _e1090.member.z)) ^ _e671));
                                        let _e1166 = bitcast<f32>((bitcast<u32>((_e1120.member_2.x - _e1090.member.x)) ^ _e671));
                                        let _e1169 = bitcast<f32>((bitcast<u32>((_e1120.member_2.y - _e1090.member.y)) ^ _e671));
                                        let _e1172 = bitcast<f32>((bitcast<u32>((_e1120.member_2.z - _e1090.member.z)) ^ _e671));
                                        let _e1173 = (_e1139 * _e1157);
                                        let _e1174 = (_e1142 * _e1154);
                                        let _e1175 = (_e1142 * _e1151);
                                        let _e1176 = (_e1136 * _e1157);
                                        let _e1177 = (_e1136 * _e1154);
                                        let _e1178 = (_e1139 * _e1151);
                                        let _e1186 = (((_e1166 * (_e1173 - _e1174)) + (_e1169 * (_e1175 - _e1176))) + (_e1172 * (_e1177 - _e1178)));
                                        let _e1187 = abs(_e1166);
                                        let _e1192 = abs(_e1169);
                                        let _e1198 = abs(_e1172);
                                        let _e1204 = abs(_e1136);
                                        let _e1205 = abs(_e1139);
                                        let _e1207 = select(_e1205, _e1204, (_e1204 > _e1205));
                                        let _e1208 = abs(_e1142);
                                        let _e1210 = select(_e1208, _e1207, (_e1207 > _e1208));
                                        let _e1211 = abs(_e1151);
                                        let _e1212 = abs(_e1154);
                                        let _e1214 = select(_e1212, _e1211, (_e1211 > _e1212));
                                        let _e1215 = abs(_e1157);
                                        let _e1217 = select(_e1215, _e1214, (_e1214 > _e1215));
                                        let _e1219 = select(_e1217, _e1210, (_e1210 > _e1217));
                                        let _e1221 = select(_e1192, _e1187, (_e1187 > _e1192));
                                        let _e1223 = select(_e1198, _e1221, (_e1221 > _e1198));
                                        let _e1225 = select(_e1223, _e1219, (_e1219 > _e1223));
                                        let _e1226 = (_e1225 * _e1225);
                                        let _e1227 = (64f * _e958);
                                        let _e1229 = ((4f * _e958) * _e958);
                                        let _e1236 = (((0.0000019073486f * (((_e1187 * (abs(_e1173) + abs(_e1174))) + (_e1192 * (abs(_e1175) + abs(_e1176)))) + (_e1198 * (abs(_e1177) + abs(_e1178))))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1226))) + (_e1227 * (_e1226 + _e1229)));
                                        if (_e1186 > _e1236) {
                                            phi_35170_ = 1i;
                                        } else {
                                            phi_35170_ = select(0i, -1i, (_e1186 < -(_e1236)));
                                        }
                                        let _e1242 = phi_35170_;
                                        if (_e1242 == 0i) {
                                            let _e1245 = (_e1173 - (_e1154 * _e1142));
                                            let _e1247 = (_e1175 - (_e1157 * _e1136));
                                            let _e1249 = (_e1177 - (_e1151 * _e1139));
                                            let _e1250 = abs(_e1245);
                                            let _e1251 = abs(_e1247);
                                            let _e1253 = select(_e1251, _e1250, (_e1250 > _e1251));
                                            let _e1254 = abs(_e1249);
                                            let _e1256 = select(_e1254, _e1253, (_e1253 > _e1254));
                                            let _e1259 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1256, (_e1256 > 0.0000000000000000000000000000000000030092655f)));
                                            let _e1263 = ((_e1245 * _e1259) * _e1210);
                                            let _e1264 = ((_e1247 * _e1259) * _e1210);
                                            let _e1265 = ((_e1249 * _e1259) * _e1210);
                                            let _e1266 = (_e1139 * _e1265);
                                            let _e1267 = (_e1142 * _e1264);
                                            let _e1268 = (_e1142 * _e1263);
                                            let _e1269 = (_e1136 * _e1265);
                                            let _e1270 = (_e1136 * _e1264);
                                            let _e1271 = (_e1139 * _e1263);
                                            let _e1272 = (_e1266 - _e1267);
                                            let _e1274 = (_e1268 - _e1269);
                                            let _e1277 = (_e1270 - _e1271);
                                            let _e1279 = (((_e1151 * _e1272) + (_e1154 * _e1274)) + (_e1157 * _e1277));
                                            let _e1282 = (abs(_e1266) + abs(_e1267));
                                            let _e1286 = (abs(_e1268) + abs(_e1269));
                                            let _e1291 = (abs(_e1270) + abs(_e1271));
                                            let _e1294 = abs(_e1263);
                                            let _e1295 = abs(_e1264);
                                            let _e1297 = select(_e1295, _e1294, (_e1294 > _e1295));
                                            let _e1298 = abs(_e1265);
                                            let _e1300 = select(_e1298, _e1297, (_e1297 > _e1298));
                                            let _e1302 = select(_e1300, _e1210, (_e1210 > _e1300));
                                            let _e1304 = select(_e1217, _e1302, (_e1302 > _e1217));
                                            let _e1305 = (_e1304 * _e1304);
                                            let _e1312 = (((0.0000019073486f * (((_e1211 * _e1282) + (_e1212 * _e1286)) + (_e1215 * _e1291))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1305))) + (_e1227 * (_e1305 + _e1229)));
                                            if (_e1279 > _e1312) {
                                                phi_35377_ = 1i;
                                            } else {
                                                phi_35377_ = select(0i, -1i, (_e1279 < -(_e1312)));
                                            }
                                            let _e1318 = phi_35377_;
                                            let _e1323 = (((_e1166 * _e1272) + (_e1169 * _e1274)) + (_e1172 * _e1277));
                                            let _e1330 = select(_e1223, _e1302, (_e1302 > _e1223));
                                            let _e1331 = (_e1330 * _e1330);
                                            let _e1338 = (((0.0000019073486f * (((_e1187 * _e1282) + (_e1192 * _e1286)) + (_e1198 * _e1291))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1331))) + (_e1227 * (_e1331 + _e1229)));
                                            if (_e1323 > _e1338) {
                                                phi_35479_ = 1i;
                                            } else {
                                                phi_35479_ = select(0i, -1i, (_e1323 < -(_e1338)));
                                            }
                                            let _e1344 = phi_35479_;
                                            phi_35482_ = ((_e1318 * _e1344) < 0i);
                                        } else {
                                            phi_35482_ = true;
                                        }
                                        let _e1348 = phi_35482_;
                                        phi_35483_ = _e1348;
                                    }
                                    let _e1846 = phi_35483_;
                                    phi_35484_ = _e1846;
                                }
                                let _e1848 = phi_35484_;
                                phi_35485_ = _e1848;
                                phi_35486_ = _e1059;
                            }
                            let _e1850 = phi_35485_;
                            let _e1852 = phi_35486_;
                            phi_35490_ = false;
                            phi_35491_ = _e1850;
                            phi_35492_ = _e1852;
                        }
                        let _e3465 = phi_35490_;
                        let _e3467 = phi_35491_;
                        let _e3469 = phi_35492_;
                        phi_35496_ = _e3465;
                        phi_35497_ = _e3467;
                        phi_35498_ = _e3469;
                    }
                    let _e3471 = phi_35496_;
                    let _e3473 = phi_35497_;
                    let _e3475 = phi_35498_;
                    phi_35507_ = select(2u, 0u, select(_e3473, _e3471, _e3475));
                }
                let _e3479 = phi_35507_;
                let _e3482 = (_e407 & 31u);
                phi_35520_ = (_e409 + select(0u, 1u, _e544));
                phi_35521_ = (_e411 | (select(0u, 1u, (_e3479 == 2u)) << bitcast<u32>(_e3482)));
                phi_35522_ = (_e413 | (select(0u, 1u, (_e3479 == 1u)) << bitcast<u32>(_e3482)));
            } else {
                phi_35520_ = _e409;
                phi_35521_ = _e411;
                phi_35522_ = _e413;
            }
            let _e3494 = phi_35520_;
            let _e3496 = phi_35521_;
            let _e3498 = phi_35522_;
            phi_29445_ = (_e407 + _e381.z);
            phi_29448_ = _e3494;
            phi_29450_ = _e3496;
            phi_29452_ = _e3498;
        } else {
            break;
        }
        let _e3501 = phi_29445_;
        let _e3503 = phi_29448_;
        let _e3505 = phi_29450_;
        let _e3507 = phi_29452_;
        continue;
        continuing {
            phi_29444_ = _e3501;
            phi_29447_ = _e3503;
            phi_29449_ = _e3505;
            phi_29451_ = _e3507;
        }
    }
    let _e3510 = local_217;
    let _e3512 = local_218;
    let _e3513 = (_e3510 | _e3512);
    if (_e3513 == 0u) {
        phi_35532_ = 0u;
    } else {
        let _e3517 = atomicAdd((&counts_3[0u]), countOneBits(_e3513));
        phi_35532_ = _e3517;
    }
    let _e3519 = phi_35532_;
    let _e3521 = local_219;
    if (_e3521 == 0u) {
    } else {
        let _e3524 = local_220;
        let _e3527 = atomicAdd((&counts_3[1u]), countOneBits(_e3524));
    }
    let _e3529 = local_221;
    if (_e3529 > 0u) {
        let _e3532 = local_222;
        let _e3535 = local_223;
        let _e3538 = atomicAdd((&counts_3[2u]), select(1u, _e3535, (_e3532 > 1u)));
    }
    workgroupBarrier();
    if _e397 {
        let _e3540 = atomicLoad((&counts_3[_e391]));
        if (_e3540 > 0u) {
            let _e3544 = atomicAdd((&counters.member[_e391]), _e3540);
            if (_e391 == 0u) {
                reserved[0u] = _e3544;
            }
        }
    }
    workgroupBarrier();
    phi_35569_ = _e3519;
    phi_35572_ = _e3513;
    loop {
        let _e3548 = phi_35569_;
        let _e3550 = phi_35572_;
        let _e3551 = (_e3550 == 0u);
        if _e3551 {
            phi_35570_ = u32();
            phi_35573_ = u32();
        } else {
            let _e3553 = select(firstTrailingBit(_e3550), 32u, _e3551);
            let _e3555 = reserved[0u];
            let _e3556 = (_e3555 + _e3548);
            let _e3559 = params_2.member.member_12;
            if (_e3556 < _e3559) {
                let _e3566 = pairs.member[((((_e396 * 8u) + _e3553) * 256u) + _e391)];
                let _e3569 = ((_e3566 >> bitcast<u32>(16i)) * 2u);
                let _e3572 = tiles.member[(4u + _e3569)];
                let _e3579 = boxes.member[((_e3572 * 256u) + ((_e3566 >> bitcast<u32>(8i)) & 255u))];
                let _e3583 = tiles.member[(_e3569 + 5u)];
                let _e3588 = boxes.member[((_e3583 * 256u) + (_e3566 & 255u))];
                if (_e3579.x < _e3588.x) {
                    phi_35630_ = type_56(_e3579.x, _e3588.x);
                } else {
                    phi_35630_ = type_56(_e3588.x, _e3579.x);
                }
                let _e3594 = phi_35630_;
                let _e3599 = local_224;
                let _e3605 = (_e3556 * 2u);
                results_1.member[_e3605] = (_e3594.member | select(2147483648u, 0u, (((_e3599 >> bitcast<u32>((_e3553 & 31u))) & 1u) == 0u)));
                results_1.member[(_e3605 + 1u)] = _e3594.member_1;
            }
            phi_35570_ = (_e3548 + 1u);
            phi_35573_ = (_e3550 & (_e3550 - 1u));
        }
        let _e3616 = phi_35570_;
        let _e3618 = phi_35573_;
        continue;
        continuing {
            phi_35569_ = _e3616;
            phi_35572_ = _e3618;
            break if !(select(true, false, _e3551));
        }
    }
    return;
}

fn function_55() {
    var phi_35702_: bool;
    var phi_35749_: vec3<f32>;
    var phi_35752_: u32;
    var phi_35754_: vec3<f32>;
    var phi_35750_: vec3<f32>;
    var phi_35753_: u32;
    var phi_35755_: vec3<f32>;
    var local_225: vec3<f32>;
    var local_226: vec3<f32>;
    var local_227: vec3<f32>;
    var local_228: vec3<f32>;
    var local_229: vec3<f32>;
    var local_230: vec3<f32>;
    var phi_35834_: vec3<f32>;
    var phi_35857_: vec3<f32>;
    var phi_35875_: vec3<f32>;
    var phi_35876_: bool;
    var phi_35887_: vec3<f32>;
    var phi_35933_: bool;
    var phi_35936_: i32;
    var phi_35938_: vec3<f32>;
    var phi_35940_: u32;
    var phi_35942_: u32;
    var phi_35944_: u32;
    var phi_36045_: bool;
    var phi_36046_: bool;
    var phi_36047_: bool;
    var phi_35934_: bool;
    var phi_35937_: i32;
    var phi_35939_: vec3<f32>;
    var phi_35941_: u32;
    var phi_35943_: u32;
    var phi_35945_: u32;
    var local_231: bool;
    var local_232: vec3<f32>;
    var local_233: vec3<f32>;
    var local_234: vec3<f32>;
    var local_235: i32;
    var local_236: u32;
    var phi_36112_: bool;
    var phi_36113_: u32;
    var phi_36114_: bool;
    var phi_36115_: u32;
    var local_237: bool;
    var local_238: u32;
    var phi_36132_: bool;
    var phi_36133_: bool;
    var phi_36134_: bool;
    var phi_36136_: bool;
    var phi_36137_: bool;
    var local_239: vec3<f32>;
    var local_240: bool;
    var local_241: u32;

    let _e378 = builtin_local_56;
    let _e379 = builtin_group_56;
    let _e380 = builtin_groups_56;
    let _e388 = (((_e379.x + (_e379.y * _e380.x)) * 256u) + _e378.x);
    let _e391 = params.member.member;
    if (_e388 < _e391) {
        let _e395 = ring_vertices.member[_e388];
        let _e396 = (_e388 / 64u);
        let _e397 = (_e388 % 64u);
        if (_e397 > 0u) {
            let _e402 = ring_vertices.member[(_e388 - 1u)];
            phi_35702_ = select(true, false, (_e402 == _e395));
        } else {
            phi_35702_ = true;
        }
        let _e406 = phi_35702_;
        if _e406 {
            let _e409 = ring_starts.member[_e396];
            let _e410 = (_e409 & 2147483647u);
            let _e414 = ring_starts.member[(_e396 + 1u)];
            let _e417 = (((_e414 & 2147483647u) - _e410) / 64u);
            let _e418 = (3u * _e395);
            let _e421 = positions.member[_e418];
            let _e425 = positions.member[(_e418 + 1u)];
            let _e429 = positions.member[(_e418 + 2u)];
            let _e431 = ((_e409 & 2147483648u) != 0u);
            let _e435 = ring_links.member[(_e410 + _e397)];
            let _e436 = (3u * _e435);
            let _e439 = positions.member[_e436];
            let _e443 = positions.member[(_e436 + 1u)];
            let _e447 = positions.member[(_e436 + 2u)];
            let _e448 = (_e439 - _e421);
            let _e449 = (_e443 - _e425);
            let _e450 = (_e447 - _e429);
            let _e451 = vec3<f32>(_e448, _e449, _e450);
            phi_35749_ = vec3<f32>(0f, 0f, 0f);
            phi_35752_ = 1u;
            phi_35754_ = _e451;
            loop {
                let _e453 = phi_35749_;
                let _e455 = phi_35752_;
                let _e457 = phi_35754_;
                local_225 = _e457;
                local_226 = _e457;
                local_227 = _e457;
                local_228 = _e453;
                local_229 = _e453;
                local_230 = _e453;
                local_239 = _e453;
                let _e458 = (_e455 < _e417);
                if _e458 {
                    let _e464 = ring_links.member[((_e410 + (_e455 * 64u)) + _e397)];
                    let _e465 = (3u * _e464);
                    let _e468 = positions.member[_e465];
                    let _e472 = positions.member[(_e465 + 1u)];
                    let _e476 = positions.member[(_e465 + 2u)];
                    let _e477 = (_e468 - _e421);
                    let _e478 = (_e472 - _e425);
                    let _e479 = (_e476 - _e429);
                    phi_35750_ = vec3<f32>((_e453.x + ((_e457.y * _e479) - (_e478 * _e457.z))), (_e453.y + ((_e457.z * _e477) - (_e479 * _e457.x))), (_e453.z + ((_e457.x * _e478) - (_e477 * _e457.y))));
                    phi_35753_ = (_e455 + 1u);
                    phi_35755_ = vec3<f32>(_e477, _e478, _e479);
                } else {
                    break;
                }
                let _e502 = phi_35750_;
                let _e504 = phi_35753_;
                let _e506 = phi_35755_;
                continue;
                continuing {
                    phi_35749_ = _e502;
                    phi_35752_ = _e504;
                    phi_35754_ = _e506;
                }
            }
            if _e431 {
                let _e509 = local_225;
                let _e513 = local_226;
                let _e519 = local_227;
                let _e527 = local_228;
                let _e531 = local_229;
                let _e535 = local_230;
                phi_35834_ = vec3<f32>((_e527.x + ((_e509.y * _e450) - (_e449 * _e513.z))), (_e531.y + ((_e513.z * _e448) - (_e450 * _e519.x))), (_e535.z + ((_e519.x * _e449) - (_e448 * _e509.y))));
            } else {
                let _e815 = local_239;
                phi_35834_ = _e815;
            }
            let _e540 = phi_35834_;
            let _e542 = abs(_e540.x);
            let _e544 = abs(_e540.y);
            let _e546 = select(_e544, _e542, (_e542 > _e544));
            let _e548 = abs(_e540.z);
            let _e550 = select(_e548, _e546, (_e546 > _e548));
            if (_e550 > 0.0000000000000000000000000000000000030092655f) {
                phi_35857_ = (_e540 * (1f / _e550));
            } else {
                phi_35857_ = vec3<f32>(0f, 0f, 0f);
            }
            let _e555 = phi_35857_;
            let _e557 = abs(_e555.x);
            let _e559 = abs(_e555.y);
            let _e561 = abs(_e555.z);
            if (_e557 <= _e559) {
                let _e563 = (_e557 <= _e561);
                phi_35875_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e563));
                phi_35876_ = select(true, false, _e563);
            } else {
                phi_35875_ = vec3<f32>();
                phi_35876_ = true;
            }
            let _e568 = phi_35875_;
            let _e570 = phi_35876_;
            if _e570 {
                phi_35887_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e559 <= _e561)));
            } else {
                phi_35887_ = _e568;
            }
            let _e575 = phi_35887_;
            let _e580 = ((_e555.y * _e575.z) - (_e575.y * _e555.z));
            let _e584 = ((_e555.z * _e575.x) - (_e575.z * _e555.x));
            let _e587 = ((_e555.x * _e575.y) - (_e575.x * _e555.y));
            let _e592 = ((abs(_e448) + abs(_e449)) + abs(_e450));
            let _e597 = (((_e580 * _e448) + (_e584 * _e449)) + (_e587 * _e450));
            let _e602 = ((0.0000038146973f * _e592) + (0.0000000000000000000000000000000000030092655f * (1f + (_e592 * _e592))));
            let _e608 = (select(0i, 1i, (_e597 > _e602)) - select(0i, 1i, (_e597 < -(_e602))));
            phi_35933_ = (_e608 != 0i);
            phi_35936_ = _e608;
            phi_35938_ = _e451;
            phi_35940_ = 0u;
            phi_35942_ = 0u;
            phi_35944_ = 1u;
            loop {
                let _e611 = phi_35933_;
                let _e613 = phi_35936_;
                let _e615 = phi_35938_;
                let _e617 = phi_35940_;
                let _e619 = phi_35942_;
                let _e621 = phi_35944_;
                local_231 = _e611;
                local_232 = _e615;
                local_233 = _e615;
                local_234 = _e615;
                local_235 = _e613;
                local_236 = _e619;
                local_240 = _e611;
                local_241 = _e619;
                local_237 = _e611;
                local_238 = _e617;
                let _e622 = (_e621 < _e417);
                if _e622 {
                    let _e628 = ring_links.member[((_e410 + (_e621 * 64u)) + _e397)];
                    let _e629 = (3u * _e628);
                    let _e632 = positions.member[_e629];
                    let _e636 = positions.member[(_e629 + 1u)];
                    let _e640 = positions.member[(_e629 + 2u)];
                    let _e641 = (_e632 - _e421);
                    let _e642 = (_e636 - _e425);
                    let _e643 = (_e640 - _e429);
                    let _e649 = ((abs(_e641) + abs(_e642)) + abs(_e643));
                    let _e654 = (((_e580 * _e641) + (_e584 * _e642)) + (_e587 * _e643));
                    let _e659 = ((0.0000038146973f * _e649) + (0.0000000000000000000000000000000000030092655f * (1f + (_e649 * _e649))));
                    let _e665 = (select(0i, 1i, (_e654 > _e659)) - select(0i, 1i, (_e654 < -(_e659))));
                    if _e611 {
                        let _e666 = (_e665 == 0i);
                        if _e666 {
                            phi_36045_ = bool();
                        } else {
                            let _e674 = ((abs(_e615.x) + abs(_e615.y)) + abs(_e615.z));
                            let _e675 = (_e674 + _e649);
                            phi_36045_ = ((((_e555.x * ((_e615.y * _e643) - (_e642 * _e615.z))) + (_e555.y * ((_e615.z * _e641) - (_e643 * _e615.x)))) + (_e555.z * ((_e615.x * _e642) - (_e641 * _e615.y)))) > (((0.0000019073486f * _e674) * _e649) + (0.0000000000000000000000000000000000030092655f * (1f + (_e675 * _e675)))));
                        }
                        let _e698 = phi_36045_;
                        phi_36046_ = _e698;
                        phi_36047_ = _e666;
                    } else {
                        phi_36046_ = bool();
                        phi_36047_ = true;
                    }
                    let _e700 = phi_36046_;
                    let _e702 = phi_36047_;
                    phi_35934_ = select(_e700, false, _e702);
                    phi_35937_ = _e665;
                    phi_35939_ = vec3<f32>(_e641, _e642, _e643);
                    phi_35941_ = (_e617 + select(0u, 1u, (_e613 > _e665)));
                    phi_35943_ = (_e619 + select(0u, 1u, (_e613 < _e665)));
                    phi_35945_ = (_e621 + 1u);
                } else {
                    break;
                }
                let _e712 = phi_35934_;
                let _e714 = phi_35937_;
                let _e716 = phi_35939_;
                let _e718 = phi_35941_;
                let _e720 = phi_35943_;
                let _e722 = phi_35945_;
                continue;
                continuing {
                    phi_35933_ = _e712;
                    phi_35936_ = _e714;
                    phi_35938_ = _e716;
                    phi_35940_ = _e718;
                    phi_35942_ = _e720;
                    phi_35944_ = _e722;
                }
            }
            if _e431 {
                let _e725 = local_231;
                if _e725 {
                    let _e727 = local_232;
                    let _e731 = local_233;
                    let _e735 = local_234;
                    let _e739 = ((abs(_e727.x) + abs(_e731.y)) + abs(_e735.z));
                    let _e740 = (_e739 + _e592);
                    let _e763 = local_235;
                    let _e767 = local_236;
                    phi_36112_ = ((((_e555.x * ((_e731.y * _e450) - (_e449 * _e735.z))) + (_e555.y * ((_e735.z * _e448) - (_e450 * _e727.x)))) + (_e555.z * ((_e727.x * _e449) - (_e448 * _e731.y)))) > (((0.0000019073486f * _e739) * _e592) + (0.0000000000000000000000000000000000030092655f * (1f + (_e740 * _e740)))));
                    phi_36113_ = (_e767 + select(0u, 1u, (_e763 < _e608)));
                } else {
                    phi_36112_ = bool();
                    phi_36113_ = u32();
                }
                let _e770 = phi_36112_;
                let _e772 = phi_36113_;
                phi_36114_ = _e770;
                phi_36115_ = _e772;
            } else {
                let _e845 = local_240;
                phi_36114_ = _e845;
                let _e848 = local_241;
                phi_36115_ = _e848;
            }
            let _e774 = phi_36114_;
            let _e776 = phi_36115_;
            let _e778 = local_237;
            if select(true, _e778, _e431) {
                if _e774 {
                    if _e431 {
                        phi_36133_ = (_e776 == 1u);
                    } else {
                        if (_e776 == 0u) {
                            phi_36132_ = true;
                        } else {
                            let _e782 = local_238;
                            phi_36132_ = (_e782 == 0u);
                        }
                        let _e785 = phi_36132_;
                        phi_36133_ = _e785;
                    }
                    let _e788 = phi_36133_;
                    phi_36134_ = _e788;
                } else {
                    phi_36134_ = bool();
                }
                let _e790 = phi_36134_;
                phi_36136_ = _e790;
                phi_36137_ = select(true, false, _e774);
            } else {
                phi_36136_ = bool();
                phi_36137_ = true;
            }
            let _e793 = phi_36136_;
            let _e795 = phi_36137_;
            embedded_1.member[_e395] = select(0u, 1u, select(_e793, false, _e795));
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
fn test_swept_faces(@builtin(local_invocation_id) builtin_local_25: vec3<u32>, @builtin(workgroup_id) builtin_group_25: vec3<u32>, @builtin(num_workgroups) builtin_groups_25: vec3<u32>) {
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
fn gather_corners(@builtin(local_invocation_id) builtin_local_50: vec3<u32>, @builtin(workgroup_id) builtin_group_50: vec3<u32>, @builtin(num_workgroups) builtin_groups_50: vec3<u32>) {
    builtin_local_56 = builtin_local_50;
    builtin_group_56 = builtin_group_50;
    builtin_groups_56 = builtin_groups_50;
    function_50();
}

@compute @workgroup_size(256, 1, 1) 
fn normalize_scene(@builtin(local_invocation_id) builtin_local_51: vec3<u32>, @builtin(workgroup_id) builtin_group_51: vec3<u32>, @builtin(num_workgroups) builtin_groups_51: vec3<u32>) {
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
