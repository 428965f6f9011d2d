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
    var phi_594_: type_19;
    var phi_597_: u32;
    var phi_623_: u32;
    var phi_630_: u32;
    var phi_637_: u32;
    var phi_644_: u32;
    var phi_660_: type_19;
    var phi_595_: type_19;
    var phi_598_: u32;
    var local_1: type_19;
    var phi_669_: u32;
    var phi_672_: u32;
    var phi_670_: u32;
    var phi_673_: u32;
    var local_2: u32;
    var phi_693_: u32;
    var phi_696_: u32;
    var phi_694_: u32;
    var phi_697_: u32;
    var local_3: type_19;
    var phi_733_: type_19;
    var phi_736_: u32;
    var phi_762_: u32;
    var phi_769_: u32;
    var phi_776_: u32;
    var phi_783_: u32;
    var phi_811_: type_19;
    var phi_734_: type_19;
    var phi_737_: u32;
    var local_4: type_19;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local = array<u32, 2>(0u, 0u);
    local[_e385.z] = _e384.x;
    let _e393 = local[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = (((_e398 * 256u) + _e393) * 8u);
    phi_594_ = type_19(0u, false);
    phi_597_ = 0u;
    loop {
        let _e403 = phi_594_;
        let _e405 = phi_597_;
        local_1 = _e403;
        local_3 = _e403;
        let _e406 = (_e405 < 8u);
        if _e406 {
            let _e407 = (_e401 + _e405);
            let _e408 = (4u * _e407);
            let _e411 = params.member.member;
            let _e412 = (_e408 < _e411);
            if _e412 {
                let _e415 = input.member[_e407];
                if _e412 {
                    phi_623_ = _e415.x;
                } else {
                    phi_623_ = 0u;
                }
                let _e418 = phi_623_;
                if ((_e408 + 1u) < _e411) {
                    phi_630_ = _e415.y;
                } else {
                    phi_630_ = 0u;
                }
                let _e423 = phi_630_;
                if ((_e408 + 2u) < _e411) {
                    phi_637_ = _e415.z;
                } else {
                    phi_637_ = 0u;
                }
                let _e428 = phi_637_;
                if ((_e408 + 3u) < _e411) {
                    phi_644_ = _e415.w;
                } else {
                    phi_644_ = 0u;
                }
                let _e433 = phi_644_;
                let _e436 = (_e403.member + _e418);
                let _e439 = (_e436 + _e423);
                let _e442 = (_e439 + _e428);
                let _e445 = (_e442 + _e433);
                phi_660_ = type_19(_e445, ((((_e403.member_1 || (_e436 < _e418)) || (_e439 < _e423)) || (_e442 < _e428)) || (_e445 < _e433)));
            } else {
                phi_660_ = _e403;
            }
            let _e450 = phi_660_;
            phi_595_ = _e450;
            phi_598_ = (_e405 + _e386.z);
        } else {
            break;
        }
        let _e453 = phi_595_;
        let _e455 = phi_598_;
        continue;
        continuing {
            phi_594_ = _e453;
            phi_597_ = _e455;
        }
    }
    let _e458 = local_1;
    sums[_e393] = _e458.member;
    workgroupBarrier();
    if (_e393 < 16u) {
        phi_669_ = 0u;
        phi_672_ = 0u;
        loop {
            let _e463 = phi_669_;
            let _e465 = phi_672_;
            local_2 = _e465;
            let _e466 = (_e463 < 16u);
            if _e466 {
                let _e470 = sums[((_e393 * 16u) + _e463)];
                sums[((_e393 * 16u) + _e463)] = _e465;
                phi_670_ = (_e463 + _e386.z);
                phi_673_ = (_e465 + _e470);
            } else {
                break;
            }
            let _e474 = phi_670_;
            let _e476 = phi_673_;
            continue;
            continuing {
                phi_669_ = _e474;
                phi_672_ = _e476;
            }
        }
        let _e480 = local_2;
        chunks[_e393] = _e480;
    }
    workgroupBarrier();
    if (_e393 == 0u) {
        phi_693_ = 0u;
        phi_696_ = 0u;
        loop {
            let _e483 = phi_693_;
            let _e485 = phi_696_;
            let _e486 = (_e483 < 16u);
            if _e486 {
                let _e488 = chunks[_e483];
                chunks[_e483] = _e485;
                phi_694_ = (_e483 + _e386.z);
                phi_697_ = (_e485 + _e488);
            } else {
                break;
            }
            let _e492 = phi_694_;
            let _e494 = phi_697_;
            continue;
            continuing {
                phi_693_ = _e492;
                phi_696_ = _e494;
            }
        }
    }
    workgroupBarrier();
    let _e496 = sums[_e393];
    let _e499 = chunks[(_e393 / 16u)];
    let _e500 = (_e496 + _e499);
    let _e506 = params.member.member;
    if ((_e398 * 8192u) < _e506) {
        let _e510 = offsets.member[_e398];
        let _e511 = (_e500 + _e510);
        let _e515 = local_3;
        phi_733_ = type_19(_e511, (_e515.member_1 || ((false || (_e500 < _e499)) || (_e511 < _e510))));
        phi_736_ = 0u;
        loop {
            let _e520 = phi_733_;
            let _e522 = phi_736_;
            local_4 = _e520;
            let _e523 = (_e522 < 8u);
            if _e523 {
                let _e524 = (_e401 + _e522);
                let _e525 = (4u * _e524);
                let _e526 = (_e525 < _e506);
                if _e526 {
                    let _e529 = input.member[_e524];
                    if _e526 {
                        phi_762_ = _e529.x;
                    } else {
                        phi_762_ = 0u;
                    }
                    let _e532 = phi_762_;
                    if ((_e525 + 1u) < _e506) {
                        phi_769_ = _e529.y;
                    } else {
                        phi_769_ = 0u;
                    }
                    let _e537 = phi_769_;
                    if ((_e525 + 2u) < _e506) {
                        phi_776_ = _e529.z;
                    } else {
                        phi_776_ = 0u;
                    }
                    let _e542 = phi_776_;
                    if ((_e525 + 3u) < _e506) {
                        phi_783_ = _e529.w;
                    } else {
                        phi_783_ = 0u;
                    }
                    let _e547 = phi_783_;
                    let _e550 = (_e520.member + _e532);
                    let _e553 = (_e550 + _e537);
                    let _e556 = (_e553 + _e542);
                    output.member[_e524] = vec4<u32>(_e520.member, _e550, _e553, _e556);
                    let _e562 = (_e556 + _e547);
                    if ((_e525 + 4u) >= _e506) {
                        atomicStore((&result.member[0u]), _e562);
                    }
                    phi_811_ = type_19(_e562, ((((_e520.member_1 || (_e550 < _e532)) || (_e553 < _e537)) || (_e556 < _e542)) || (_e562 < _e547)));
                } else {
                    phi_811_ = _e520;
                }
                let _e571 = phi_811_;
                phi_734_ = _e571;
                phi_737_ = (_e522 + _e386.z);
            } else {
                break;
            }
            let _e574 = phi_734_;
            let _e576 = phi_737_;
            continue;
            continuing {
                phi_733_ = _e574;
                phi_736_ = _e576;
            }
        }
        let _e579 = local_4;
        if _e579.member_1 {
            let _e583 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_841_: u32;
    var phi_844_: vec4<u32>;
    var phi_873_: u32;
    var phi_880_: u32;
    var phi_887_: u32;
    var phi_894_: u32;
    var phi_897_: vec4<u32>;
    var phi_842_: u32;
    var phi_845_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_912_: u32;
    var phi_915_: u32;
    var phi_913_: u32;
    var phi_916_: u32;
    var local_10: u32;
    var phi_936_: u32;
    var phi_939_: u32;
    var phi_937_: u32;
    var phi_940_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e385.z] = _e384.x;
    let _e393 = local_5[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    phi_841_ = 0u;
    phi_844_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e400 = phi_841_;
        let _e402 = phi_844_;
        local_6 = _e402;
        local_7 = _e402;
        local_8 = _e402;
        local_9 = _e402;
        let _e403 = (_e400 < 8u);
        if _e403 {
            let _e407 = (((_e398 * 2048u) + (_e400 * 256u)) + _e393);
            let _e408 = (4u * _e407);
            let _e411 = params.member.member;
            let _e412 = (_e408 < _e411);
            if _e412 {
                let _e415 = input.member[_e407];
                if _e412 {
                    phi_873_ = _e415.x;
                } else {
                    phi_873_ = 0u;
                }
                let _e418 = phi_873_;
                if ((_e408 + 1u) < _e411) {
                    phi_880_ = _e415.y;
                } else {
                    phi_880_ = 0u;
                }
                let _e423 = phi_880_;
                if ((_e408 + 2u) < _e411) {
                    phi_887_ = _e415.z;
                } else {
                    phi_887_ = 0u;
                }
                let _e428 = phi_887_;
                if ((_e408 + 3u) < _e411) {
                    phi_894_ = _e415.w;
                } else {
                    phi_894_ = 0u;
                }
                let _e433 = phi_894_;
                phi_897_ = (_e402 + vec4<u32>(_e418, _e423, _e428, _e433));
            } else {
                phi_897_ = _e402;
            }
            let _e437 = phi_897_;
            phi_842_ = (_e400 + _e386.z);
            phi_845_ = _e437;
        } else {
            break;
        }
        let _e440 = phi_842_;
        let _e442 = phi_845_;
        continue;
        continuing {
            phi_841_ = _e440;
            phi_844_ = _e442;
        }
    }
    let _e445 = local_6;
    let _e448 = local_7;
    let _e452 = local_8;
    let _e456 = local_9;
    let _e458 = (((_e445.x + _e448.y) + _e452.z) + _e456.w);
    shared_[_e393] = _e458;
    workgroupBarrier();
    if (_e393 < 16u) {
        phi_912_ = 0u;
        phi_915_ = 0u;
        loop {
            let _e462 = phi_912_;
            let _e464 = phi_915_;
            local_10 = _e464;
            let _e465 = (_e462 < 16u);
            if _e465 {
                let _e469 = shared_[((_e393 * 16u) + _e462)];
                shared_[((_e393 * 16u) + _e462)] = _e464;
                phi_913_ = (_e462 + _e386.z);
                phi_916_ = (_e464 + _e469);
            } else {
                break;
            }
            let _e473 = phi_913_;
            let _e475 = phi_916_;
            continue;
            continuing {
                phi_912_ = _e473;
                phi_915_ = _e475;
            }
        }
        let _e479 = local_10;
        chunks[_e393] = _e479;
    }
    workgroupBarrier();
    if (_e393 == 0u) {
        phi_936_ = 0u;
        phi_939_ = 0u;
        loop {
            let _e482 = phi_936_;
            let _e484 = phi_939_;
            let _e485 = (_e482 < 16u);
            if _e485 {
                let _e487 = chunks[_e482];
                chunks[_e482] = _e484;
                phi_937_ = (_e482 + _e386.z);
                phi_940_ = (_e484 + _e487);
            } else {
                break;
            }
            let _e491 = phi_937_;
            let _e493 = phi_940_;
            continue;
            continuing {
                phi_936_ = _e491;
                phi_939_ = _e493;
            }
        }
    }
    workgroupBarrier();
    let _e495 = shared_[_e393];
    let _e498 = chunks[(_e393 / 16u)];
    if (_e393 == 255u) {
        let _e504 = params.member.member;
        if ((_e398 * 8192u) < _e504) {
            sums_1.member[_e398] = ((_e495 + _e498) + _e458);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1023_: vec4<u32>;
    var phi_1098_: u32;
    var phi_1101_: u32;
    var phi_1099_: u32;
    var phi_1102_: u32;
    var local_12: u32;
    var phi_1121_: u32;
    var phi_1124_: u32;
    var phi_1122_: u32;
    var phi_1125_: u32;
    var phi_1144_: u32;
    var phi_1147_: u32;
    var phi_1145_: u32;
    var phi_1148_: u32;
    var phi_1232_: type_28;
    var phi_1235_: u32;
    var phi_1449_: u32;
    var phi_1455_: u32;
    var phi_1461_: u32;
    var phi_1467_: u32;
    var phi_1501_: type_28;
    var phi_1689_: u32;
    var phi_1695_: u32;
    var phi_1701_: u32;
    var phi_1707_: u32;
    var phi_1741_: type_28;
    var phi_1929_: u32;
    var phi_1935_: u32;
    var phi_1941_: u32;
    var phi_1947_: u32;
    var phi_1981_: type_28;
    var phi_2169_: u32;
    var phi_2175_: u32;
    var phi_2181_: u32;
    var phi_2187_: u32;
    var phi_2221_: type_28;
    var phi_2222_: type_28;
    var phi_1233_: type_28;
    var phi_1236_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e385.z] = _e384.x;
    let _e393 = local_11[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e400 = ((_e398 * 256u) + _e393);
    if (_e393 < 16u) {
        let _e404 = params.member.member_1;
        if (_e398 < _e404) {
            let _e410 = offsets_1.member[((_e393 * _e404) + _e398)];
            starts[_e393] = _e410;
        }
    }
    let _e414 = params.member.member_1;
    if (_e398 < _e414) {
        let _e418 = thread_counts.member[_e400];
        phi_1023_ = _e418;
    } else {
        phi_1023_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e420 = phi_1023_;
    table[_e393] = ((_e420.x & 255u) | ((_e420.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e393)] = (((_e420.x >> bitcast<u32>(16i)) & 255u) | ((_e420.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e393)] = ((_e420.y & 255u) | ((_e420.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e393)] = (((_e420.y >> bitcast<u32>(16i)) & 255u) | ((_e420.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e393)] = ((_e420.z & 255u) | ((_e420.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e393)] = (((_e420.z >> bitcast<u32>(16i)) & 255u) | ((_e420.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e393)] = ((_e420.w & 255u) | ((_e420.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e393)] = (((_e420.w >> bitcast<u32>(16i)) & 255u) | ((_e420.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1098_ = 0u;
    phi_1101_ = 0u;
    loop {
        let _e489 = phi_1098_;
        let _e491 = phi_1101_;
        local_12 = _e491;
        let _e492 = (_e489 < 8u);
        if _e492 {
            let _e496 = table[((_e393 * 8u) + _e489)];
            phi_1099_ = (_e489 + _e386.z);
            phi_1102_ = (_e491 + _e496);
        } else {
            break;
        }
        let _e500 = phi_1099_;
        let _e502 = phi_1102_;
        continue;
        continuing {
            phi_1098_ = _e500;
            phi_1101_ = _e502;
        }
    }
    let _e506 = local_12;
    sums[_e393] = _e506;
    workgroupBarrier();
    if (_e393 < 8u) {
        phi_1121_ = 0u;
        phi_1124_ = 0u;
        loop {
            let _e509 = phi_1121_;
            let _e511 = phi_1124_;
            let _e512 = (_e509 < 32u);
            if _e512 {
                let _e516 = sums[((_e393 * 32u) + _e509)];
                sums[((_e393 * 32u) + _e509)] = _e511;
                phi_1122_ = (_e509 + _e386.z);
                phi_1125_ = (_e511 + _e516);
            } else {
                break;
            }
            let _e520 = phi_1122_;
            let _e522 = phi_1125_;
            continue;
            continuing {
                phi_1121_ = _e520;
                phi_1124_ = _e522;
            }
        }
    }
    workgroupBarrier();
    let _e524 = sums[_e393];
    phi_1144_ = 0u;
    phi_1147_ = _e524;
    loop {
        let _e526 = phi_1144_;
        let _e528 = phi_1147_;
        let _e529 = (_e526 < 8u);
        if _e529 {
            let _e533 = table[((_e393 * 8u) + _e526)];
            table[((_e393 * 8u) + _e526)] = _e528;
            phi_1145_ = (_e526 + _e386.z);
            phi_1148_ = (_e528 + _e533);
        } else {
            break;
        }
        let _e537 = phi_1145_;
        let _e539 = phi_1148_;
        continue;
        continuing {
            phi_1144_ = _e537;
            phi_1147_ = _e539;
        }
    }
    workgroupBarrier();
    let _e541 = table[_e393];
    let _e542 = table[(256u + _e393)];
    let _e543 = table[(512u + _e393)];
    let _e544 = table[(768u + _e393)];
    let _e545 = table[(1024u + _e393)];
    let _e546 = table[(1280u + _e393)];
    let _e547 = table[(1536u + _e393)];
    let _e548 = table[(1792u + _e393)];
    let _e550 = starts[0u];
    let _e552 = starts[2u];
    let _e554 = starts[4u];
    let _e556 = starts[6u];
    let _e558 = starts[8u];
    let _e560 = starts[10u];
    let _e562 = starts[12u];
    let _e564 = starts[14u];
    let _e566 = starts[1u];
    let _e568 = starts[3u];
    let _e570 = starts[5u];
    let _e572 = starts[7u];
    let _e574 = starts[9u];
    let _e576 = starts[11u];
    let _e578 = starts[13u];
    let _e580 = starts[15u];
    let _e581 = (_e400 * 8u);
    phi_1232_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1235_ = _e581;
    loop {
        let _e584 = phi_1232_;
        let _e586 = phi_1235_;
        let _e587 = (_e586 < (_e581 + 8u));
        if _e587 {
            let _e588 = (4u * _e586);
            let _e591 = params.member.member;
            let _e592 = (_e588 < _e591);
            if _e592 {
                let _e595 = keys.member[_e586];
                let _e598 = payload.member[_e586];
                if _e592 {
                    let _e609 = params.member.member_2;
                    let _e615 = params.member.member_3;
                    let _e616 = ((_e595.x >> bitcast<u32>((_e609 & 31u))) & _e615);
                    let _e617 = (_e616 / 2u);
                    let _e618 = (_e616 % 2u);
                    let _e621 = ((_e617 & 1u) == 0u);
                    let _e624 = ((_e617 & 2u) == 0u);
                    let _e630 = ((_e617 & 4u) == 0u);
                    let _e656 = (((_e616 % 4u) * 8u) & 31u);
                    let _e658 = (1u << bitcast<u32>(_e656));
                    let _e659 = (_e616 / 4u);
                    if (_e659 == 0u) {
                        phi_1449_ = (_e584.member.x + _e658);
                    } else {
                        phi_1449_ = _e584.member.x;
                    }
                    let _e671 = phi_1449_;
                    if (_e659 == 1u) {
                        phi_1455_ = (_e584.member.y + _e658);
                    } else {
                        phi_1455_ = _e584.member.y;
                    }
                    let _e675 = phi_1455_;
                    if (_e659 == 2u) {
                        phi_1461_ = (_e584.member.z + _e658);
                    } else {
                        phi_1461_ = _e584.member.z;
                    }
                    let _e679 = phi_1461_;
                    if (_e659 == 3u) {
                        phi_1467_ = (_e584.member.w + _e658);
                    } else {
                        phi_1467_ = _e584.member.w;
                    }
                    let _e683 = phi_1467_;
                    let _e687 = ((_e659 & 1u) == 0u);
                    let _e696 = ((select(select(select(select(_e580, _e578, _e621), select(_e576, _e574, _e621), _e624), select(select(_e572, _e570, _e621), select(_e568, _e566, _e621), _e624), _e630), select(select(select(_e564, _e562, _e621), select(_e560, _e558, _e621), _e624), select(select(_e556, _e554, _e621), select(_e552, _e550, _e621), _e624), _e630), (_e618 == 0u)) + ((select(select(select(_e548, _e547, _e621), select(_e546, _e545, _e621), _e624), select(select(_e544, _e543, _e621), select(_e542, _e541, _e621), _e624), _e630) >> bitcast<u32>(((_e618 * 16u) & 31u))) & 65535u)) + ((select(select(_e584.member.w, _e584.member.z, _e687), select(_e584.member.y, _e584.member.x, _e687), ((_e659 & 2u) == 0u)) >> bitcast<u32>(_e656)) & 255u));
                    sorted_keys.member[_e696] = _e595.x;
                    sorted_payload.member[_e696] = _e598.x;
                    phi_1501_ = type_28(vec4<u32>(_e671, _e675, _e679, _e683));
                } else {
                    phi_1501_ = _e584;
                }
                let _e702 = phi_1501_;
                if ((_e588 + 1u) < _e591) {
                    let _e707 = params.member.member_2;
                    let _e713 = params.member.member_3;
                    let _e714 = ((_e595.y >> bitcast<u32>((_e707 & 31u))) & _e713);
                    let _e715 = (_e714 / 2u);
                    let _e716 = (_e714 % 2u);
                    let _e719 = ((_e715 & 1u) == 0u);
                    let _e722 = ((_e715 & 2u) == 0u);
                    let _e728 = ((_e715 & 4u) == 0u);
                    let _e754 = (((_e714 % 4u) * 8u) & 31u);
                    let _e756 = (1u << bitcast<u32>(_e754));
                    let _e757 = (_e714 / 4u);
                    if (_e757 == 0u) {
                        phi_1689_ = (_e702.member.x + _e756);
                    } else {
                        phi_1689_ = _e702.member.x;
                    }
                    let _e769 = phi_1689_;
                    if (_e757 == 1u) {
                        phi_1695_ = (_e702.member.y + _e756);
                    } else {
                        phi_1695_ = _e702.member.y;
                    }
                    let _e773 = phi_1695_;
                    if (_e757 == 2u) {
                        phi_1701_ = (_e702.member.z + _e756);
                    } else {
                        phi_1701_ = _e702.member.z;
                    }
                    let _e777 = phi_1701_;
                    if (_e757 == 3u) {
                        phi_1707_ = (_e702.member.w + _e756);
                    } else {
                        phi_1707_ = _e702.member.w;
                    }
                    let _e781 = phi_1707_;
                    let _e785 = ((_e757 & 1u) == 0u);
                    let _e794 = ((select(select(select(select(_e580, _e578, _e719), select(_e576, _e574, _e719), _e722), select(select(_e572, _e570, _e719), select(_e568, _e566, _e719), _e722), _e728), select(select(select(_e564, _e562, _e719), select(_e560, _e558, _e719), _e722), select(select(_e556, _e554, _e719), select(_e552, _e550, _e719), _e722), _e728), (_e716 == 0u)) + ((select(select(select(_e548, _e547, _e719), select(_e546, _e545, _e719), _e722), select(select(_e544, _e543, _e719), select(_e542, _e541, _e719), _e722), _e728) >> bitcast<u32>(((_e716 * 16u) & 31u))) & 65535u)) + ((select(select(_e702.member.w, _e702.member.z, _e785), select(_e702.member.y, _e702.member.x, _e785), ((_e757 & 2u) == 0u)) >> bitcast<u32>(_e754)) & 255u));
                    sorted_keys.member[_e794] = _e595.y;
                    sorted_payload.member[_e794] = _e598.y;
                    phi_1741_ = type_28(vec4<u32>(_e769, _e773, _e777, _e781));
                } else {
                    phi_1741_ = _e702;
                }
                let _e800 = phi_1741_;
                if ((_e588 + 2u) < _e591) {
                    let _e805 = params.member.member_2;
                    let _e811 = params.member.member_3;
                    let _e812 = ((_e595.z >> bitcast<u32>((_e805 & 31u))) & _e811);
                    let _e813 = (_e812 / 2u);
                    let _e814 = (_e812 % 2u);
                    let _e817 = ((_e813 & 1u) == 0u);
                    let _e820 = ((_e813 & 2u) == 0u);
                    let _e826 = ((_e813 & 4u) == 0u);
                    let _e852 = (((_e812 % 4u) * 8u) & 31u);
                    let _e854 = (1u << bitcast<u32>(_e852));
                    let _e855 = (_e812 / 4u);
                    if (_e855 == 0u) {
                        phi_1929_ = (_e800.member.x + _e854);
                    } else {
                        phi_1929_ = _e800.member.x;
                    }
                    let _e867 = phi_1929_;
                    if (_e855 == 1u) {
                        phi_1935_ = (_e800.member.y + _e854);
                    } else {
                        phi_1935_ = _e800.member.y;
                    }
                    let _e871 = phi_1935_;
                    if (_e855 == 2u) {
                        phi_1941_ = (_e800.member.z + _e854);
                    } else {
                        phi_1941_ = _e800.member.z;
                    }
                    let _e875 = phi_1941_;
                    if (_e855 == 3u) {
                        phi_1947_ = (_e800.member.w + _e854);
                    } else {
                        phi_1947_ = _e800.member.w;
                    }
                    let _e879 = phi_1947_;
                    let _e883 = ((_e855 & 1u) == 0u);
                    let _e892 = ((select(select(select(select(_e580, _e578, _e817), select(_e576, _e574, _e817), _e820), select(select(_e572, _e570, _e817), select(_e568, _e566, _e817), _e820), _e826), select(select(select(_e564, _e562, _e817), select(_e560, _e558, _e817), _e820), select(select(_e556, _e554, _e817), select(_e552, _e550, _e817), _e820), _e826), (_e814 == 0u)) + ((select(select(select(_e548, _e547, _e817), select(_e546, _e545, _e817), _e820), select(select(_e544, _e543, _e817), select(_e542, _e541, _e817), _e820), _e826) >> bitcast<u32>(((_e814 * 16u) & 31u))) & 65535u)) + ((select(select(_e800.member.w, _e800.member.z, _e883), select(_e800.member.y, _e800.member.x, _e883), ((_e855 & 2u) == 0u)) >> bitcast<u32>(_e852)) & 255u));
                    sorted_keys.member[_e892] = _e595.z;
                    sorted_payload.member[_e892] = _e598.z;
                    phi_1981_ = type_28(vec4<u32>(_e867, _e871, _e875, _e879));
                } else {
                    phi_1981_ = _e800;
                }
                let _e898 = phi_1981_;
                if ((_e588 + 3u) < _e591) {
                    let _e903 = params.member.member_2;
                    let _e909 = params.member.member_3;
                    let _e910 = ((_e595.w >> bitcast<u32>((_e903 & 31u))) & _e909);
                    let _e911 = (_e910 / 2u);
                    let _e912 = (_e910 % 2u);
                    let _e915 = ((_e911 & 1u) == 0u);
                    let _e918 = ((_e911 & 2u) == 0u);
                    let _e924 = ((_e911 & 4u) == 0u);
                    let _e950 = (((_e910 % 4u) * 8u) & 31u);
                    let _e952 = (1u << bitcast<u32>(_e950));
                    let _e953 = (_e910 / 4u);
                    if (_e953 == 0u) {
                        phi_2169_ = (_e898.member.x + _e952);
                    } else {
                        phi_2169_ = _e898.member.x;
                    }
                    let _e965 = phi_2169_;
                    if (_e953 == 1u) {
                        phi_2175_ = (_e898.member.y + _e952);
                    } else {
                        phi_2175_ = _e898.member.y;
                    }
                    let _e969 = phi_2175_;
                    if (_e953 == 2u) {
                        phi_2181_ = (_e898.member.z + _e952);
                    } else {
                        phi_2181_ = _e898.member.z;
                    }
                    let _e973 = phi_2181_;
                    if (_e953 == 3u) {
                        phi_2187_ = (_e898.member.w + _e952);
                    } else {
                        phi_2187_ = _e898.member.w;
                    }
                    let _e977 = phi_2187_;
                    let _e981 = ((_e953 & 1u) == 0u);
                    let _e990 = ((select(select(select(select(_e580, _e578, _e915), select(_e576, _e574, _e915), _e918), select(select(_e572, _e570, _e915), select(_e568, _e566, _e915), _e918), _e924), select(select(select(_e564, _e562, _e915), select(_e560, _e558, _e915), _e918), select(select(_e556, _e554, _e915), select(_e552, _e550, _e915), _e918), _e924), (_e912 == 0u)) + ((select(select(select(_e548, _e547, _e915), select(_e546, _e545, _e915), _e918), select(select(_e544, _e543, _e915), select(_e542, _e541, _e915), _e918), _e924) >> bitcast<u32>(((_e912 * 16u) & 31u))) & 65535u)) + ((select(select(_e898.member.w, _e898.member.z, _e981), select(_e898.member.y, _e898.member.x, _e981), ((_e953 & 2u) == 0u)) >> bitcast<u32>(_e950)) & 255u));
                    sorted_keys.member[_e990] = _e595.w;
                    sorted_payload.member[_e990] = _e598.w;
                    phi_2221_ = type_28(vec4<u32>(_e965, _e969, _e973, _e977));
                } else {
                    phi_2221_ = _e898;
                }
                let _e996 = phi_2221_;
                phi_2222_ = _e996;
            } else {
                phi_2222_ = _e584;
            }
            let _e998 = phi_2222_;
            phi_1233_ = _e998;
            phi_1236_ = (_e586 + _e386.z);
        } else {
            break;
        }
        let _e1001 = phi_1233_;
        let _e1003 = phi_1236_;
        continue;
        continuing {
            phi_1232_ = _e1001;
            phi_1235_ = _e1003;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2252_: type_28;
    var phi_2255_: u32;
    var phi_2315_: u32;
    var phi_2321_: u32;
    var phi_2327_: u32;
    var phi_2333_: u32;
    var phi_2344_: type_28;
    var phi_2388_: u32;
    var phi_2394_: u32;
    var phi_2400_: u32;
    var phi_2406_: u32;
    var phi_2417_: type_28;
    var phi_2461_: u32;
    var phi_2467_: u32;
    var phi_2473_: u32;
    var phi_2479_: u32;
    var phi_2490_: type_28;
    var phi_2534_: u32;
    var phi_2540_: u32;
    var phi_2546_: u32;
    var phi_2552_: u32;
    var phi_2563_: type_28;
    var phi_2564_: type_28;
    var phi_2253_: type_28;
    var phi_2256_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2649_: u32;
    var phi_2652_: u32;
    var phi_2650_: u32;
    var phi_2653_: u32;
    var local_19: u32;
    var phi_2678_: u32;
    var phi_2681_: u32;
    var phi_2679_: u32;
    var phi_2682_: u32;
    var local_20: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e385.z] = _e384.x;
    let _e393 = local_13[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e400 = ((_e398 * 256u) + _e393);
    let _e401 = (_e400 * 8u);
    phi_2252_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2255_ = _e401;
    loop {
        let _e404 = phi_2252_;
        let _e406 = phi_2255_;
        local_14 = _e404;
        local_15 = _e404;
        local_16 = _e404;
        local_17 = _e404;
        local_18 = _e404;
        let _e407 = (_e406 < (_e401 + 8u));
        if _e407 {
            let _e408 = (4u * _e406);
            let _e411 = params.member.member;
            let _e412 = (_e408 < _e411);
            if _e412 {
                let _e415 = keys.member[_e406];
                if _e412 {
                    let _e419 = params.member.member_2;
                    let _e425 = params.member.member_3;
                    let _e426 = ((_e415.x >> bitcast<u32>((_e419 & 31u))) & _e425);
                    let _e431 = (1u << bitcast<u32>((((_e426 % 4u) * 8u) & 31u)));
                    let _e432 = (_e426 / 4u);
                    if (_e432 == 0u) {
                        phi_2315_ = (_e404.member.x + _e431);
                    } else {
                        phi_2315_ = _e404.member.x;
                    }
                    let _e444 = phi_2315_;
                    if (_e432 == 1u) {
                        phi_2321_ = (_e404.member.y + _e431);
                    } else {
                        phi_2321_ = _e404.member.y;
                    }
                    let _e448 = phi_2321_;
                    if (_e432 == 2u) {
                        phi_2327_ = (_e404.member.z + _e431);
                    } else {
                        phi_2327_ = _e404.member.z;
                    }
                    let _e452 = phi_2327_;
                    if (_e432 == 3u) {
                        phi_2333_ = (_e404.member.w + _e431);
                    } else {
                        phi_2333_ = _e404.member.w;
                    }
                    let _e456 = phi_2333_;
                    phi_2344_ = type_28(vec4<u32>(_e444, _e448, _e452, _e456));
                } else {
                    phi_2344_ = _e404;
                }
                let _e460 = phi_2344_;
                if ((_e408 + 1u) < _e411) {
                    let _e466 = params.member.member_2;
                    let _e472 = params.member.member_3;
                    let _e473 = ((_e415.y >> bitcast<u32>((_e466 & 31u))) & _e472);
                    let _e478 = (1u << bitcast<u32>((((_e473 % 4u) * 8u) & 31u)));
                    let _e479 = (_e473 / 4u);
                    if (_e479 == 0u) {
                        phi_2388_ = (_e460.member.x + _e478);
                    } else {
                        phi_2388_ = _e460.member.x;
                    }
                    let _e491 = phi_2388_;
                    if (_e479 == 1u) {
                        phi_2394_ = (_e460.member.y + _e478);
                    } else {
                        phi_2394_ = _e460.member.y;
                    }
                    let _e495 = phi_2394_;
                    if (_e479 == 2u) {
                        phi_2400_ = (_e460.member.z + _e478);
                    } else {
                        phi_2400_ = _e460.member.z;
                    }
                    let _e499 = phi_2400_;
                    if (_e479 == 3u) {
                        phi_2406_ = (_e460.member.w + _e478);
                    } else {
                        phi_2406_ = _e460.member.w;
                    }
                    let _e503 = phi_2406_;
                    phi_2417_ = type_28(vec4<u32>(_e491, _e495, _e499, _e503));
                } else {
                    phi_2417_ = _e460;
                }
                let _e507 = phi_2417_;
                if ((_e408 + 2u) < _e411) {
                    let _e513 = params.member.member_2;
                    let _e519 = params.member.member_3;
                    let _e520 = ((_e415.z >> bitcast<u32>((_e513 & 31u))) & _e519);
                    let _e525 = (1u << bitcast<u32>((((_e520 % 4u) * 8u) & 31u)));
                    let _e526 = (_e520 / 4u);
                    if (_e526 == 0u) {
                        phi_2461_ = (_e507.member.x + _e525);
                    } else {
                        phi_2461_ = _e507.member.x;
                    }
                    let _e538 = phi_2461_;
                    if (_e526 == 1u) {
                        phi_2467_ = (_e507.member.y + _e525);
                    } else {
                        phi_2467_ = _e507.member.y;
                    }
                    let _e542 = phi_2467_;
                    if (_e526 == 2u) {
                        phi_2473_ = (_e507.member.z + _e525);
                    } else {
                        phi_2473_ = _e507.member.z;
                    }
                    let _e546 = phi_2473_;
                    if (_e526 == 3u) {
                        phi_2479_ = (_e507.member.w + _e525);
                    } else {
                        phi_2479_ = _e507.member.w;
                    }
                    let _e550 = phi_2479_;
                    phi_2490_ = type_28(vec4<u32>(_e538, _e542, _e546, _e550));
                } else {
                    phi_2490_ = _e507;
                }
                let _e554 = phi_2490_;
                if ((_e408 + 3u) < _e411) {
                    let _e560 = params.member.member_2;
                    let _e566 = params.member.member_3;
                    let _e567 = ((_e415.w >> bitcast<u32>((_e560 & 31u))) & _e566);
                    let _e572 = (1u << bitcast<u32>((((_e567 % 4u) * 8u) & 31u)));
                    let _e573 = (_e567 / 4u);
                    if (_e573 == 0u) {
                        phi_2534_ = (_e554.member.x + _e572);
                    } else {
                        phi_2534_ = _e554.member.x;
                    }
                    let _e585 = phi_2534_;
                    if (_e573 == 1u) {
                        phi_2540_ = (_e554.member.y + _e572);
                    } else {
                        phi_2540_ = _e554.member.y;
                    }
                    let _e589 = phi_2540_;
                    if (_e573 == 2u) {
                        phi_2546_ = (_e554.member.z + _e572);
                    } else {
                        phi_2546_ = _e554.member.z;
                    }
                    let _e593 = phi_2546_;
                    if (_e573 == 3u) {
                        phi_2552_ = (_e554.member.w + _e572);
                    } else {
                        phi_2552_ = _e554.member.w;
                    }
                    let _e597 = phi_2552_;
                    phi_2563_ = type_28(vec4<u32>(_e585, _e589, _e593, _e597));
                } else {
                    phi_2563_ = _e554;
                }
                let _e601 = phi_2563_;
                phi_2564_ = _e601;
            } else {
                phi_2564_ = _e404;
            }
            let _e603 = phi_2564_;
            phi_2253_ = _e603;
            phi_2256_ = (_e406 + _e386.z);
        } else {
            break;
        }
        let _e606 = phi_2253_;
        let _e608 = phi_2256_;
        continue;
        continuing {
            phi_2252_ = _e606;
            phi_2255_ = _e608;
        }
    }
    let _e612 = params.member.member_1;
    let _e613 = (_e398 < _e612);
    if _e613 {
        let _e615 = local_14;
        thread_counts_1.member[_e400] = _e615.member;
    }
    let _e620 = local_15;
    table[_e393] = ((_e620.member.x & 255u) | ((_e620.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e393)] = (((_e620.member.x >> bitcast<u32>(16i)) & 255u) | ((_e620.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e639 = local_16;
    table[(512u + _e393)] = ((_e639.member.y & 255u) | ((_e639.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e393)] = (((_e639.member.y >> bitcast<u32>(16i)) & 255u) | ((_e639.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e659 = local_17;
    table[(1024u + _e393)] = ((_e659.member.z & 255u) | ((_e659.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e393)] = (((_e659.member.z >> bitcast<u32>(16i)) & 255u) | ((_e659.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e679 = local_18;
    table[(1536u + _e393)] = ((_e679.member.w & 255u) | ((_e679.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e393)] = (((_e679.member.w >> bitcast<u32>(16i)) & 255u) | ((_e679.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2649_ = 0u;
    phi_2652_ = 0u;
    loop {
        let _e699 = phi_2649_;
        let _e701 = phi_2652_;
        local_19 = _e701;
        let _e702 = (_e699 < 8u);
        if _e702 {
            let _e706 = table[((_e393 * 8u) + _e699)];
            phi_2650_ = (_e699 + _e386.z);
            phi_2653_ = (_e701 + _e706);
        } else {
            break;
        }
        let _e710 = phi_2650_;
        let _e712 = phi_2653_;
        continue;
        continuing {
            phi_2649_ = _e710;
            phi_2652_ = _e712;
        }
    }
    let _e716 = local_19;
    sums[_e393] = _e716;
    workgroupBarrier();
    if (_e393 < 16u) {
        if _e613 {
            phi_2678_ = 0u;
            phi_2681_ = 0u;
            loop {
                let _e719 = phi_2678_;
                let _e721 = phi_2681_;
                local_20 = _e721;
                let _e722 = (_e719 < 32u);
                if _e722 {
                    let _e727 = sums[(((_e393 / 2u) * 32u) + _e719)];
                    phi_2679_ = (_e719 + _e386.z);
                    phi_2682_ = (_e721 + ((_e727 >> bitcast<u32>((((_e393 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e737 = phi_2679_;
                let _e739 = phi_2682_;
                continue;
                continuing {
                    phi_2678_ = _e737;
                    phi_2681_ = _e739;
                }
            }
            let _e746 = local_20;
            counts.member[((_e393 * _e612) + _e398)] = _e746;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2745_: u32;
    var phi_2748_: f32;
    var phi_2770_: f32;
    var phi_2746_: u32;
    var phi_2749_: f32;
    var local_22: f32;
    var phi_2774_: u32;
    var phi_2775_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e385.z] = _e384.x;
    let _e393 = local_21[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_1.member[select(0u, _e402, _e403)];
    phi_2745_ = 0u;
    phi_2748_ = _e407;
    loop {
        let _e409 = phi_2745_;
        let _e411 = phi_2748_;
        local_22 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_1.member[_e415];
                phi_2770_ = select(_e411, _e419, (_e419 > _e411));
            } else {
                phi_2770_ = _e411;
            }
            let _e423 = phi_2770_;
            phi_2746_ = (_e409 + 1u);
            phi_2749_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_2746_;
        let _e428 = phi_2749_;
        continue;
        continuing {
            phi_2745_ = _e426;
            phi_2748_ = _e428;
        }
    }
    let _e432 = local_22;
    shared_1[_e393] = _e432;
    workgroupBarrier();
    phi_2774_ = 128u;
    loop {
        let _e434 = phi_2774_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e393 < _e434) {
                let _e437 = shared_1[_e393];
                let _e440 = shared_1[(_e393 + _e434)];
                shared_1[_e393] = select(_e437, _e440, (_e440 > _e437));
            }
            workgroupBarrier();
            phi_2775_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e445 = phi_2775_;
        continue;
        continuing {
            phi_2774_ = _e445;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e449 = shared_1[0u];
            output_1.member[_e398] = _e449;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2844_: u32;
    var phi_2847_: f32;
    var phi_2869_: f32;
    var phi_2845_: u32;
    var phi_2848_: f32;
    var local_24: f32;
    var phi_2873_: u32;
    var phi_2874_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e385.z] = _e384.x;
    let _e393 = local_23[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_1.member[select(0u, _e402, _e403)];
    phi_2844_ = 0u;
    phi_2847_ = _e407;
    loop {
        let _e409 = phi_2844_;
        let _e411 = phi_2847_;
        local_24 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_1.member[_e415];
                phi_2869_ = select(_e411, _e419, (_e419 < _e411));
            } else {
                phi_2869_ = _e411;
            }
            let _e423 = phi_2869_;
            phi_2845_ = (_e409 + 1u);
            phi_2848_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_2845_;
        let _e428 = phi_2848_;
        continue;
        continuing {
            phi_2844_ = _e426;
            phi_2847_ = _e428;
        }
    }
    let _e432 = local_24;
    shared_1[_e393] = _e432;
    workgroupBarrier();
    phi_2873_ = 128u;
    loop {
        let _e434 = phi_2873_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e393 < _e434) {
                let _e437 = shared_1[_e393];
                let _e440 = shared_1[(_e393 + _e434)];
                shared_1[_e393] = select(_e437, _e440, (_e440 < _e437));
            }
            workgroupBarrier();
            phi_2874_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e445 = phi_2874_;
        continue;
        continuing {
            phi_2873_ = _e445;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e449 = shared_1[0u];
            output_1.member[_e398] = _e449;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2943_: u32;
    var phi_2946_: f32;
    var phi_2964_: f32;
    var phi_2944_: u32;
    var phi_2947_: f32;
    var local_26: f32;
    var phi_2968_: u32;
    var phi_2969_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e385.z] = _e384.x;
    let _e393 = local_25[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    phi_2943_ = 0u;
    phi_2946_ = 0f;
    loop {
        let _e404 = phi_2943_;
        let _e406 = phi_2946_;
        local_26 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e402 + (_e404 * 256u)) + _e393);
            if (_e410 < _e401) {
                let _e414 = input_1.member[_e410];
                phi_2964_ = (_e406 + _e414);
            } else {
                phi_2964_ = _e406;
            }
            let _e417 = phi_2964_;
            phi_2944_ = (_e404 + 1u);
            phi_2947_ = _e417;
        } else {
            break;
        }
        let _e420 = phi_2944_;
        let _e422 = phi_2947_;
        continue;
        continuing {
            phi_2943_ = _e420;
            phi_2946_ = _e422;
        }
    }
    let _e426 = local_26;
    shared_1[_e393] = _e426;
    workgroupBarrier();
    phi_2968_ = 128u;
    loop {
        let _e428 = phi_2968_;
        let _e429 = (_e428 > 0u);
        if _e429 {
            if (_e393 < _e428) {
                let _e431 = shared_1[_e393];
                let _e434 = shared_1[(_e393 + _e428)];
                shared_1[_e393] = (_e431 + _e434);
            }
            workgroupBarrier();
            phi_2969_ = (_e428 / 2u);
        } else {
            break;
        }
        let _e438 = phi_2969_;
        continue;
        continuing {
            phi_2968_ = _e438;
        }
    }
    if (_e393 == 0u) {
        if (_e402 < _e401) {
            let _e443 = shared_1[0u];
            output_1.member[_e398] = _e443;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3037_: u32;
    var phi_3040_: u32;
    var phi_3062_: u32;
    var phi_3038_: u32;
    var phi_3041_: u32;
    var local_28: u32;
    var phi_3066_: u32;
    var phi_3067_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e385.z] = _e384.x;
    let _e393 = local_27[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_2.member[select(0u, _e402, _e403)];
    phi_3037_ = 0u;
    phi_3040_ = _e407;
    loop {
        let _e409 = phi_3037_;
        let _e411 = phi_3040_;
        local_28 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_2.member[_e415];
                phi_3062_ = select(_e411, _e419, (_e419 > _e411));
            } else {
                phi_3062_ = _e411;
            }
            let _e423 = phi_3062_;
            phi_3038_ = (_e409 + 1u);
            phi_3041_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_3038_;
        let _e428 = phi_3041_;
        continue;
        continuing {
            phi_3037_ = _e426;
            phi_3040_ = _e428;
        }
    }
    let _e432 = local_28;
    shared_[_e393] = _e432;
    workgroupBarrier();
    phi_3066_ = 128u;
    loop {
        let _e434 = phi_3066_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e393 < _e434) {
                let _e437 = shared_[_e393];
                let _e440 = shared_[(_e393 + _e434)];
                shared_[_e393] = select(_e437, _e440, (_e440 > _e437));
            }
            workgroupBarrier();
            phi_3067_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e445 = phi_3067_;
        continue;
        continuing {
            phi_3066_ = _e445;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e449 = shared_[0u];
            output_2.member[_e398] = _e449;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3136_: u32;
    var phi_3139_: u32;
    var phi_3161_: u32;
    var phi_3137_: u32;
    var phi_3140_: u32;
    var local_30: u32;
    var phi_3165_: u32;
    var phi_3166_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e385.z] = _e384.x;
    let _e393 = local_29[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_2.member[select(0u, _e402, _e403)];
    phi_3136_ = 0u;
    phi_3139_ = _e407;
    loop {
        let _e409 = phi_3136_;
        let _e411 = phi_3139_;
        local_30 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_2.member[_e415];
                phi_3161_ = select(_e411, _e419, (_e419 < _e411));
            } else {
                phi_3161_ = _e411;
            }
            let _e423 = phi_3161_;
            phi_3137_ = (_e409 + 1u);
            phi_3140_ = _e423;
        } else {
            break;
        }
        let _e426 = phi_3137_;
        let _e428 = phi_3140_;
        continue;
        continuing {
            phi_3136_ = _e426;
            phi_3139_ = _e428;
        }
    }
    let _e432 = local_30;
    shared_[_e393] = _e432;
    workgroupBarrier();
    phi_3165_ = 128u;
    loop {
        let _e434 = phi_3165_;
        let _e435 = (_e434 > 0u);
        if _e435 {
            if (_e393 < _e434) {
                let _e437 = shared_[_e393];
                let _e440 = shared_[(_e393 + _e434)];
                shared_[_e393] = select(_e437, _e440, (_e440 < _e437));
            }
            workgroupBarrier();
            phi_3166_ = (_e434 / 2u);
        } else {
            break;
        }
        let _e445 = phi_3166_;
        continue;
        continuing {
            phi_3165_ = _e445;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e449 = shared_[0u];
            output_2.member[_e398] = _e449;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3235_: u32;
    var phi_3238_: u32;
    var phi_3256_: u32;
    var phi_3236_: u32;
    var phi_3239_: u32;
    var local_32: u32;
    var phi_3260_: u32;
    var phi_3261_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e385.z] = _e384.x;
    let _e393 = local_31[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    phi_3235_ = 0u;
    phi_3238_ = 0u;
    loop {
        let _e404 = phi_3235_;
        let _e406 = phi_3238_;
        local_32 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e402 + (_e404 * 256u)) + _e393);
            if (_e410 < _e401) {
                let _e414 = input_2.member[_e410];
                phi_3256_ = (_e406 + _e414);
            } else {
                phi_3256_ = _e406;
            }
            let _e417 = phi_3256_;
            phi_3236_ = (_e404 + 1u);
            phi_3239_ = _e417;
        } else {
            break;
        }
        let _e420 = phi_3236_;
        let _e422 = phi_3239_;
        continue;
        continuing {
            phi_3235_ = _e420;
            phi_3238_ = _e422;
        }
    }
    let _e426 = local_32;
    shared_[_e393] = _e426;
    workgroupBarrier();
    phi_3260_ = 128u;
    loop {
        let _e428 = phi_3260_;
        let _e429 = (_e428 > 0u);
        if _e429 {
            if (_e393 < _e428) {
                let _e431 = shared_[_e393];
                let _e434 = shared_[(_e393 + _e428)];
                shared_[_e393] = (_e431 + _e434);
            }
            workgroupBarrier();
            phi_3261_ = (_e428 / 2u);
        } else {
            break;
        }
        let _e438 = phi_3261_;
        continue;
        continuing {
            phi_3260_ = _e438;
        }
    }
    if (_e393 == 0u) {
        if (_e402 < _e401) {
            let _e443 = shared_[0u];
            output_2.member[_e398] = _e443;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3329_: u32;
    var phi_3332_: vec4<f32>;
    var phi_3350_: vec4<f32>;
    var phi_3330_: u32;
    var phi_3333_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3354_: u32;
    var phi_3355_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e385.z] = _e384.x;
    let _e393 = local_33[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_3.member[select(0u, _e402, _e403)];
    phi_3329_ = 0u;
    phi_3332_ = _e407;
    loop {
        let _e409 = phi_3329_;
        let _e411 = phi_3332_;
        local_34 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_3.member[_e415];
                phi_3350_ = vec4<f32>(select(_e411.x, _e419.x, (_e419.x > _e411.x)), select(_e411.y, _e419.y, (_e419.y > _e411.y)), select(_e411.z, _e419.z, (_e419.z > _e411.z)), select(_e411.w, _e419.w, (_e419.w > _e411.w)));
            } else {
                phi_3350_ = _e411;
            }
            let _e438 = phi_3350_;
            phi_3330_ = (_e409 + 1u);
            phi_3333_ = _e438;
        } else {
            break;
        }
        let _e441 = phi_3330_;
        let _e443 = phi_3333_;
        continue;
        continuing {
            phi_3329_ = _e441;
            phi_3332_ = _e443;
        }
    }
    let _e447 = local_34;
    shared_2[_e393] = _e447;
    workgroupBarrier();
    phi_3354_ = 128u;
    loop {
        let _e449 = phi_3354_;
        let _e450 = (_e449 > 0u);
        if _e450 {
            if (_e393 < _e449) {
                let _e452 = shared_2[_e393];
                let _e455 = shared_2[(_e393 + _e449)];
                shared_2[_e393] = vec4<f32>(select(_e452.x, _e455.x, (_e455.x > _e452.x)), select(_e452.y, _e455.y, (_e455.y > _e452.y)), select(_e452.z, _e455.z, (_e455.z > _e452.z)), select(_e452.w, _e455.w, (_e455.w > _e452.w)));
            }
            workgroupBarrier();
            phi_3355_ = (_e449 / 2u);
        } else {
            break;
        }
        let _e475 = phi_3355_;
        continue;
        continuing {
            phi_3354_ = _e475;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e479 = shared_2[0u];
            output_3.member[_e398] = _e479;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3452_: u32;
    var phi_3455_: vec4<f32>;
    var phi_3473_: vec4<f32>;
    var phi_3453_: u32;
    var phi_3456_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3477_: u32;
    var phi_3478_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e385.z] = _e384.x;
    let _e393 = local_35[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    let _e403 = (_e402 < _e401);
    let _e407 = input_3.member[select(0u, _e402, _e403)];
    phi_3452_ = 0u;
    phi_3455_ = _e407;
    loop {
        let _e409 = phi_3452_;
        let _e411 = phi_3455_;
        local_36 = _e411;
        let _e412 = (_e409 < 16u);
        if _e412 {
            let _e415 = ((_e402 + (_e409 * 256u)) + _e393);
            if (_e415 < _e401) {
                let _e419 = input_3.member[_e415];
                phi_3473_ = vec4<f32>(select(_e411.x, _e419.x, (_e419.x < _e411.x)), select(_e411.y, _e419.y, (_e419.y < _e411.y)), select(_e411.z, _e419.z, (_e419.z < _e411.z)), select(_e411.w, _e419.w, (_e419.w < _e411.w)));
            } else {
                phi_3473_ = _e411;
            }
            let _e438 = phi_3473_;
            phi_3453_ = (_e409 + 1u);
            phi_3456_ = _e438;
        } else {
            break;
        }
        let _e441 = phi_3453_;
        let _e443 = phi_3456_;
        continue;
        continuing {
            phi_3452_ = _e441;
            phi_3455_ = _e443;
        }
    }
    let _e447 = local_36;
    shared_2[_e393] = _e447;
    workgroupBarrier();
    phi_3477_ = 128u;
    loop {
        let _e449 = phi_3477_;
        let _e450 = (_e449 > 0u);
        if _e450 {
            if (_e393 < _e449) {
                let _e452 = shared_2[_e393];
                let _e455 = shared_2[(_e393 + _e449)];
                shared_2[_e393] = vec4<f32>(select(_e452.x, _e455.x, (_e455.x < _e452.x)), select(_e452.y, _e455.y, (_e455.y < _e452.y)), select(_e452.z, _e455.z, (_e455.z < _e452.z)), select(_e452.w, _e455.w, (_e455.w < _e452.w)));
            }
            workgroupBarrier();
            phi_3478_ = (_e449 / 2u);
        } else {
            break;
        }
        let _e475 = phi_3478_;
        continue;
        continuing {
            phi_3477_ = _e475;
        }
    }
    if (_e393 == 0u) {
        if _e403 {
            let _e479 = shared_2[0u];
            output_3.member[_e398] = _e479;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3575_: u32;
    var phi_3578_: vec4<f32>;
    var phi_3596_: vec4<f32>;
    var phi_3576_: u32;
    var phi_3579_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3600_: u32;
    var phi_3601_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e385.z] = _e384.x;
    let _e393 = local_37[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e401 = params.member.member;
    let _e402 = (_e398 * 4096u);
    phi_3575_ = 0u;
    phi_3578_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e404 = phi_3575_;
        let _e406 = phi_3578_;
        local_38 = _e406;
        let _e407 = (_e404 < 16u);
        if _e407 {
            let _e410 = ((_e402 + (_e404 * 256u)) + _e393);
            if (_e410 < _e401) {
                let _e414 = input_3.member[_e410];
                phi_3596_ = (_e406 + _e414);
            } else {
                phi_3596_ = _e406;
            }
            let _e417 = phi_3596_;
            phi_3576_ = (_e404 + 1u);
            phi_3579_ = _e417;
        } else {
            break;
        }
        let _e420 = phi_3576_;
        let _e422 = phi_3579_;
        continue;
        continuing {
            phi_3575_ = _e420;
            phi_3578_ = _e422;
        }
    }
    let _e426 = local_38;
    shared_2[_e393] = _e426;
    workgroupBarrier();
    phi_3600_ = 128u;
    loop {
        let _e428 = phi_3600_;
        let _e429 = (_e428 > 0u);
        if _e429 {
            if (_e393 < _e428) {
                let _e431 = shared_2[_e393];
                let _e434 = shared_2[(_e393 + _e428)];
                shared_2[_e393] = (_e431 + _e434);
            }
            workgroupBarrier();
            phi_3601_ = (_e428 / 2u);
        } else {
            break;
        }
        let _e438 = phi_3601_;
        continue;
        continuing {
            phi_3600_ = _e438;
        }
    }
    if (_e393 == 0u) {
        if (_e402 < _e401) {
            let _e443 = shared_2[0u];
            output_3.member[_e398] = _e443;
        }
    }
    return;
}

fn function_13() {
    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e397 = params.member.member;
    if ((_e393 * 4u) < _e397) {
        let _e401 = flags.member[_e393];
        marks.member[_e393] = vec4<u32>(select(0u, 1u, (_e401.x != 0u)), select(0u, 1u, (_e401.y != 0u)), select(0u, 1u, (_e401.z != 0u)), select(0u, 1u, (_e401.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e394 = (_e393 * 4u);
    let _e397 = params.member.member;
    let _e398 = (_e394 < _e397);
    if _e398 {
        let _e401 = flags.member[_e393];
        let _e404 = output_indices.member[_e393];
        let _e415 = elements.member[_e393];
        if (_e401.x == 0u) {
        } else {
            if _e398 {
                let _e420 = params.member.member_1;
                if (_e404.x < _e420) {
                    output_4.member[_e404.x] = _e415.x;
                }
            }
        }
        if (_e401.y == 0u) {
        } else {
            if ((_e394 + 1u) < _e397) {
                let _e430 = params.member.member_1;
                if (_e404.y < _e430) {
                    output_4.member[_e404.y] = _e415.y;
                }
            }
        }
        if (_e401.z == 0u) {
        } else {
            if ((_e394 + 2u) < _e397) {
                let _e440 = params.member.member_1;
                if (_e404.z < _e440) {
                    output_4.member[_e404.z] = _e415.z;
                }
            }
        }
        if (_e401.w == 0u) {
        } else {
            if ((_e394 + 3u) < _e397) {
                let _e450 = params.member.member_1;
                if (_e404.w < _e450) {
                    output_4.member[_e404.w] = _e415.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = count.member[0u];
    if (_e393 < _e396) {
        let _e400 = params.member.member_1;
        if (_e393 < _e400) {
            let _e404 = params.member.member;
            output_2.member[_e393] = _e404;
        }
    }
    return;
}

fn function_16() {
    var phi_3855_: u32;
    var phi_3857_: u32;
    var phi_3860_: u32;
    var phi_3858_: u32;
    var phi_3861_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    if ((((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x) == 0u) {
        let _e397 = count_1.member[0u];
        let _e398 = (_e397 / 256u);
        if ((_e397 % 256u) > 0u) {
            phi_3855_ = (_e398 + 1u);
        } else {
            phi_3855_ = _e398;
        }
        let _e403 = phi_3855_;
        phi_3857_ = 1u;
        phi_3860_ = _e403;
        loop {
            let _e405 = phi_3857_;
            let _e407 = phi_3860_;
            local_39 = _e407;
            local_40 = _e405;
            let _e408 = (_e407 > 65535u);
            if _e408 {
                phi_3858_ = (_e405 << bitcast<u32>(1i));
                phi_3861_ = ((_e407 >> bitcast<u32>(1i)) + (_e407 & 1u));
            } else {
                break;
            }
            let _e416 = phi_3858_;
            let _e418 = phi_3861_;
            continue;
            continuing {
                phi_3857_ = _e416;
                phi_3860_ = _e418;
            }
        }
        let _e421 = local_39;
        let _e423 = local_40;
        arguments.member[0u] = type_48(_e421, _e423, 1u);
    }
    return;
}

fn function_17() {
    var phi_3956_: type_56;
    var phi_6514_: u32;
    var phi_6515_: u32;
    var phi_6521_: u32;
    var phi_6533_: u32;
    var phi_6534_: u32;
    var phi_6546_: u32;
    var phi_6547_: u32;
    var phi_6553_: u32;
    var phi_6565_: u32;
    var phi_6566_: u32;
    var phi_6471_: u32;
    var phi_6481_: u32;
    var phi_6482_: u32;
    var phi_6483_: u32;
    var phi_6496_: u32;
    var phi_6497_: u32;
    var phi_6568_: vec4<u32>;
    var phi_6594_: bool;
    var phi_6598_: bool;
    var phi_6599_: bool;
    var phi_6632_: u32;
    var phi_6654_: u32;
    var phi_6676_: u32;
    var phi_6925_: bool;
    var phi_6926_: bool;
    var phi_6927_: bool;
    var phi_6822_: bool;
    var phi_6823_: bool;
    var phi_6824_: bool;
    var phi_6932_: bool;
    var phi_6957_: bool;
    var phi_6959_: bool;
    var phi_6960_: bool;
    var phi_6961_: bool;
    var phi_6962_: bool;
    var phi_7166_: bool;
    var phi_7179_: bool;
    var phi_7211_: f32;
    var phi_7214_: vec3<f32>;
    var phi_7216_: vec3<f32>;
    var phi_7217_: bool;
    var phi_7218_: vec3<f32>;
    var phi_7219_: bool;
    var phi_7232_: bool;
    var phi_7264_: f32;
    var phi_7267_: vec3<f32>;
    var phi_7269_: vec3<f32>;
    var phi_7270_: bool;
    var phi_7271_: vec3<f32>;
    var phi_7272_: bool;
    var phi_7307_: f32;
    var phi_7310_: vec3<f32>;
    var phi_7312_: vec3<f32>;
    var phi_7313_: bool;
    var phi_7314_: vec3<f32>;
    var phi_7315_: bool;
    var phi_7337_: f32;
    var phi_7348_: f32;
    var phi_7352_: vec3<f32>;
    var phi_7353_: vec3<f32>;
    var phi_7354_: vec3<f32>;
    var phi_7355_: vec3<f32>;
    var phi_7356_: vec3<f32>;
    var phi_7357_: vec3<f32>;
    var phi_7052_: f32;
    var phi_7064_: f32;
    var phi_7040_: f32;
    var phi_7067_: f32;
    var phi_7080_: f32;
    var phi_7097_: f32;
    var phi_7098_: f32;
    var phi_7365_: vec4<f32>;
    var phi_7443_: f32;
    var phi_7478_: u32;
    var phi_4077_: bool;
    var phi_4078_: bool;
    var phi_4091_: bool;
    var phi_4093_: bool;
    var phi_4094_: bool;
    var phi_4099_: bool;
    var phi_4185_: bool;
    var phi_4186_: bool;
    var phi_4199_: bool;
    var phi_4201_: bool;
    var phi_4202_: bool;
    var phi_4207_: bool;
    var phi_4212_: u32;
    var phi_4231_: u32;
    var phi_4243_: u32;
    var phi_4244_: u32;
    var phi_4250_: u32;
    var phi_4262_: u32;
    var phi_4263_: u32;
    var phi_4269_: u32;
    var phi_4275_: u32;
    var phi_4287_: u32;
    var phi_4288_: u32;
    var phi_4325_: bool;
    var phi_4326_: bool;
    var phi_4327_: bool;
    var phi_4347_: bool;
    var phi_4348_: bool;
    var phi_4349_: bool;
    var phi_4467_: i32;
    var phi_4572_: i32;
    var phi_4682_: i32;
    var phi_4791_: i32;
    var phi_4900_: i32;
    var phi_4902_: bool;
    var phi_4904_: bool;
    var phi_4905_: bool;
    var phi_4910_: bool;
    var phi_5006_: vec3<f32>;
    var phi_5035_: vec3<f32>;
    var phi_5060_: vec3<f32>;
    var phi_5094_: vec3<f32>;
    var phi_5124_: f32;
    var phi_5131_: f32;
    var phi_5153_: f32;
    var phi_5160_: f32;
    var phi_5182_: f32;
    var phi_5189_: f32;
    var phi_5211_: f32;
    var phi_5218_: f32;
    var phi_5393_: f32;
    var phi_5400_: f32;
    var phi_5422_: f32;
    var phi_5429_: f32;
    var phi_5451_: f32;
    var phi_5458_: f32;
    var phi_5480_: f32;
    var phi_5487_: f32;
    var phi_5666_: f32;
    var phi_5673_: f32;
    var phi_5695_: f32;
    var phi_5702_: f32;
    var phi_5724_: f32;
    var phi_5731_: f32;
    var phi_5753_: f32;
    var phi_5760_: f32;
    var phi_5939_: f32;
    var phi_5946_: f32;
    var phi_5968_: f32;
    var phi_5975_: f32;
    var phi_5997_: f32;
    var phi_6004_: f32;
    var phi_6026_: f32;
    var phi_6033_: f32;
    var phi_6212_: f32;
    var phi_6219_: f32;
    var phi_6241_: f32;
    var phi_6248_: f32;
    var phi_6270_: f32;
    var phi_6277_: f32;
    var phi_6299_: f32;
    var phi_6306_: f32;
    var phi_4213_: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e399 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e400 = (_e399 / 16u);
    let _e403 = params_1.member.member_19;
    let _e405 = tiles.member[0u];
    if (_e400 < select(_e403, _e405, (_e405 < _e403))) {
        let _e410 = pairs.member[_e400];
        let _e413 = ((_e410 >> bitcast<u32>(16i)) * 2u);
        let _e416 = tiles.member[(4u + _e413)];
        let _e423 = boxes.member[((_e416 * 256u) + ((_e410 >> bitcast<u32>(8i)) & 255u))];
        let _e427 = tiles.member[(_e413 + 5u)];
        let _e432 = boxes.member[((_e427 * 256u) + (_e410 & 255u))];
        if (_e423.x < _e432.x) {
            phi_3956_ = type_56(_e423.x, _e432.x);
        } else {
            phi_3956_ = type_56(_e432.x, _e423.x);
        }
        let _e438 = phi_3956_;
        let _e443 = features.member[_e438.member];
        let _e446 = features.member[_e438.member_1];
        let _e449 = params_1.member.member_20;
        let _e450 = (_e399 % 16u);
        if (_e450 == 15u) {
            let _e1119 = reference.member[_e443.x];
            let _e1123 = reference.member[_e443.y];
            let _e1127 = reference.member[_e443.z];
            let _e1131 = reference.member[_e446.x];
            let _e1135 = reference.member[_e446.y];
            let _e1139 = reference.member[_e446.z];
            let _e1142 = (_e1123.x - _e1119.x);
            let _e1145 = (_e1123.y - _e1119.y);
            let _e1148 = (_e1123.z - _e1119.z);
            let _e1150 = (_e1127.x - _e1119.x);
            let _e1152 = (_e1127.y - _e1119.y);
            let _e1154 = (_e1127.z - _e1119.z);
            let _e1157 = ((_e1145 * _e1154) - (_e1152 * _e1148));
            let _e1160 = ((_e1148 * _e1150) - (_e1154 * _e1142));
            let _e1163 = ((_e1142 * _e1152) - (_e1150 * _e1145));
            let _e1174 = (((_e1157 * (_e1131.x - _e1119.x)) + (_e1160 * (_e1131.y - _e1119.y))) + (_e1163 * (_e1131.z - _e1119.z)));
            let _e1185 = (((_e1157 * (_e1135.x - _e1119.x)) + (_e1160 * (_e1135.y - _e1119.y))) + (_e1163 * (_e1135.z - _e1119.z)));
            let _e1196 = (((_e1157 * (_e1139.x - _e1119.x)) + (_e1160 * (_e1139.y - _e1119.y))) + (_e1163 * (_e1139.z - _e1119.z)));
            if (_e1174 > 0f) {
                if (_e1185 > 0f) {
                    phi_4077_ = select(true, false, (_e1196 > 0f));
                } else {
                    phi_4077_ = true;
                }
                let _e1202 = phi_4077_;
                phi_4078_ = _e1202;
            } else {
                phi_4078_ = true;
            }
            let _e1204 = phi_4078_;
            if _e1204 {
                if (_e1174 < 0f) {
                    let _e1206 = (_e1185 < 0f);
                    if _e1206 {
                        phi_4091_ = (_e1196 < 0f);
                    } else {
                        phi_4091_ = bool();
                    }
                    let _e1209 = phi_4091_;
                    phi_4093_ = _e1209;
                    phi_4094_ = select(true, false, _e1206);
                } else {
                    phi_4093_ = bool();
                    phi_4094_ = true;
                }
                let _e1212 = phi_4093_;
                let _e1214 = phi_4094_;
                phi_4099_ = select(_e1212, false, _e1214);
            } else {
                phi_4099_ = true;
            }
            let _e1217 = phi_4099_;
            if _e1217 {
            } else {
                let _e1218 = (_e1135.x - _e1131.x);
                let _e1219 = (_e1135.y - _e1131.y);
                let _e1220 = (_e1135.z - _e1131.z);
                let _e1221 = (_e1139.x - _e1131.x);
                let _e1222 = (_e1139.y - _e1131.y);
                let _e1223 = (_e1139.z - _e1131.z);
                let _e1226 = ((_e1219 * _e1223) - (_e1222 * _e1220));
                let _e1229 = ((_e1220 * _e1221) - (_e1223 * _e1218));
                let _e1232 = ((_e1218 * _e1222) - (_e1221 * _e1219));
                let _e1240 = (((_e1226 * (_e1119.x - _e1131.x)) + (_e1229 * (_e1119.y - _e1131.y))) + (_e1232 * (_e1119.z - _e1131.z)));
                let _e1248 = (((_e1226 * (_e1123.x - _e1131.x)) + (_e1229 * (_e1123.y - _e1131.y))) + (_e1232 * (_e1123.z - _e1131.z)));
                let _e1256 = (((_e1226 * (_e1127.x - _e1131.x)) + (_e1229 * (_e1127.y - _e1131.y))) + (_e1232 * (_e1127.z - _e1131.z)));
                if (_e1240 > 0f) {
                    if (_e1248 > 0f) {
                        phi_4185_ = select(true, false, (_e1256 > 0f));
                    } else {
                        phi_4185_ = true;
                    }
                    let _e1262 = phi_4185_;
                    phi_4186_ = _e1262;
                } else {
                    phi_4186_ = true;
                }
                let _e1264 = phi_4186_;
                if _e1264 {
                    if (_e1240 < 0f) {
                        let _e1266 = (_e1248 < 0f);
                        if _e1266 {
                            phi_4199_ = (_e1256 < 0f);
                        } else {
                            phi_4199_ = bool();
                        }
                        let _e1269 = phi_4199_;
                        phi_4201_ = _e1269;
                        phi_4202_ = select(true, false, _e1266);
                    } else {
                        phi_4201_ = bool();
                        phi_4202_ = true;
                    }
                    let _e1272 = phi_4201_;
                    let _e1274 = phi_4202_;
                    phi_4207_ = select(_e1272, false, _e1274);
                } else {
                    phi_4207_ = true;
                }
                let _e1277 = phi_4207_;
                if _e1277 {
                } else {
                    phi_4212_ = 0u;
                    loop {
                        let _e1279 = phi_4212_;
                        let _e1280 = (_e1279 < 6u);
                        if _e1280 {
                            let _e1281 = (_e1279 < 3u);
                            let _e1282 = vec4(_e1281);
                            let _e1283 = select(_e443, _e446, _e1282);
                            let _e1284 = select(_e446, _e443, _e1282);
                            if _e1281 {
                                phi_4231_ = _e1279;
                            } else {
                                phi_4231_ = (_e1279 - 3u);
                            }
                            let _e1287 = phi_4231_;
                            if (_e1287 == 0u) {
                                phi_4244_ = _e1284.x;
                            } else {
                                if (_e1287 == 1u) {
                                    phi_4243_ = _e1284.y;
                                } else {
                                    phi_4243_ = _e1284.z;
                                }
                                let _e1293 = phi_4243_;
                                phi_4244_ = _e1293;
                            }
                            let _e1296 = phi_4244_;
                            let _e1297 = (_e1287 == 2u);
                            if _e1297 {
                                phi_4250_ = 0u;
                            } else {
                                phi_4250_ = (_e1287 + 1u);
                            }
                            let _e1300 = phi_4250_;
                            if (_e1300 == 0u) {
                                phi_4263_ = _e1284.x;
                            } else {
                                if (_e1300 == 1u) {
                                    phi_4262_ = _e1284.y;
                                } else {
                                    phi_4262_ = _e1284.z;
                                }
                                let _e1306 = phi_4262_;
                                phi_4263_ = _e1306;
                            }
                            let _e1309 = phi_4263_;
                            if _e1297 {
                                phi_4269_ = 0u;
                            } else {
                                phi_4269_ = (_e1287 + 1u);
                            }
                            let _e1312 = phi_4269_;
                            if (_e1312 == 2u) {
                                phi_4275_ = 0u;
                            } else {
                                phi_4275_ = (_e1312 + 1u);
                            }
                            let _e1316 = phi_4275_;
                            if (_e1316 == 0u) {
                                phi_4288_ = _e1284.x;
                            } else {
                                if (_e1316 == 1u) {
                                    phi_4287_ = _e1284.y;
                                } else {
                                    phi_4287_ = _e1284.z;
                                }
                                let _e1322 = phi_4287_;
                                phi_4288_ = _e1322;
                            }
                            let _e1325 = phi_4288_;
                            let _e1328 = reference.member[_e1296];
                            let _e1331 = reference.member[_e1309];
                            let _e1334 = reference.member[_e1325];
                            let _e1338 = reference.member[_e1283.x];
                            let _e1342 = reference.member[_e1283.y];
                            let _e1346 = reference.member[_e1283.z];
                            if (_e1283.x == _e1296) {
                                phi_4326_ = bool();
                                phi_4327_ = true;
                            } else {
                                let _e1357 = (_e1283.y == _e1296);
                                if _e1357 {
                                    phi_4325_ = bool();
                                } else {
                                    phi_4325_ = (_e1283.z == _e1296);
                                }
                                let _e1360 = phi_4325_;
                                phi_4326_ = _e1360;
                                phi_4327_ = _e1357;
                            }
                            let _e1362 = phi_4326_;
                            let _e1364 = phi_4327_;
                            if select(_e1362, true, _e1364) {
                            } else {
                                if (_e1283.x == _e1309) {
                                    phi_4348_ = bool();
                                    phi_4349_ = true;
                                } else {
                                    let _e1367 = (_e1283.y == _e1309);
                                    if _e1367 {
                                        phi_4347_ = bool();
                                    } else {
                                        phi_4347_ = (_e1283.z == _e1309);
                                    }
                                    let _e1370 = phi_4347_;
                                    phi_4348_ = _e1370;
                                    phi_4349_ = _e1367;
                                }
                                let _e1372 = phi_4348_;
                                let _e1374 = phi_4349_;
                                if select(_e1372, true, _e1374) {
                                } else {
                                    let _e1382 = (_e1342.x - _e1338.x);
                                    let _e1383 = (_e1342.y - _e1338.y);
                                    let _e1384 = (_e1342.z - _e1338.z);
                                    let _e1385 = (_e1346.x - _e1338.x);
                                    let _e1386 = (_e1346.y - _e1338.y);
                                    let _e1387 = (_e1346.z - _e1338.z);
                                    let _e1388 = (_e1328.x - _e1338.x);
                                    let _e1389 = (_e1328.y - _e1338.y);
                                    let _e1390 = (_e1328.z - _e1338.z);
                                    let _e1391 = (_e1383 * _e1387);
                                    let _e1392 = (_e1384 * _e1386);
                                    let _e1393 = (_e1384 * _e1385);
                                    let _e1394 = (_e1382 * _e1387);
                                    let _e1395 = (_e1382 * _e1386);
                                    let _e1396 = (_e1383 * _e1385);
                                    let _e1397 = (_e1391 - _e1392);
                                    let _e1399 = (_e1393 - _e1394);
                                    let _e1402 = (_e1395 - _e1396);
                                    let _e1404 = (((_e1388 * _e1397) + (_e1389 * _e1399)) + (_e1390 * _e1402));
                                    let _e1405 = abs(_e1388);
                                    let _e1408 = (abs(_e1391) + abs(_e1392));
                                    let _e1410 = abs(_e1389);
                                    let _e1413 = (abs(_e1393) + abs(_e1394));
                                    let _e1416 = abs(_e1390);
                                    let _e1419 = (abs(_e1395) + abs(_e1396));
                                    let _e1422 = abs(_e1382);
                                    let _e1423 = abs(_e1383);
                                    let _e1425 = select(_e1423, _e1422, (_e1422 > _e1423));
                                    let _e1426 = abs(_e1384);
                                    let _e1428 = select(_e1426, _e1425, (_e1425 > _e1426));
                                    let _e1429 = abs(_e1385);
                                    let _e1430 = abs(_e1386);
                                    let _e1432 = select(_e1430, _e1429, (_e1429 > _e1430));
                                    let _e1433 = abs(_e1387);
                                    let _e1435 = select(_e1433, _e1432, (_e1432 > _e1433));
                                    let _e1437 = select(_e1435, _e1428, (_e1428 > _e1435));
                                    let _e1439 = select(_e1410, _e1405, (_e1405 > _e1410));
                                    let _e1441 = select(_e1416, _e1439, (_e1439 > _e1416));
                                    let _e1443 = select(_e1441, _e1437, (_e1437 > _e1441));
                                    let _e1448 = ((0.0000019073486f * (((_e1405 * _e1408) + (_e1410 * _e1413)) + (_e1416 * _e1419))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1443 * _e1443))));
                                    if (_e1404 > _e1448) {
                                        phi_4467_ = 1i;
                                    } else {
                                        phi_4467_ = select(0i, -1i, (_e1404 < -(_e1448)));
                                    }
                                    let _e1454 = phi_4467_;
                                    let _e1455 = (_e1331.x - _e1338.x);
                                    let _e1456 = (_e1331.y - _e1338.y);
                                    let _e1457 = (_e1331.z - _e1338.z);
                                    let _e1462 = (((_e1455 * _e1397) + (_e1456 * _e1399)) + (_e1457 * _e1402));
                                    let _e1463 = abs(_e1455);
                                    let _e1465 = abs(_e1456);
                                    let _e1468 = abs(_e1457);
                                    let _e1472 = select(_e1465, _e1463, (_e1463 > _e1465));
                                    let _e1474 = select(_e1468, _e1472, (_e1472 > _e1468));
                                    let _e1476 = select(_e1474, _e1437, (_e1437 > _e1474));
                                    let _e1481 = ((0.0000019073486f * (((_e1463 * _e1408) + (_e1465 * _e1413)) + (_e1468 * _e1419))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1476 * _e1476))));
                                    if (_e1462 > _e1481) {
                                        phi_4572_ = 1i;
                                    } else {
                                        phi_4572_ = select(0i, -1i, (_e1462 < -(_e1481)));
                                    }
                                    let _e1487 = phi_4572_;
                                    if ((_e1454 * _e1487) < 0i) {
                                        let _e1490 = (_e1331.x - _e1328.x);
                                        let _e1491 = (_e1331.y - _e1328.y);
                                        let _e1492 = (_e1331.z - _e1328.z);
                                        let _e1493 = (_e1338.x - _e1328.x);
                                        let _e1494 = (_e1338.y - _e1328.y);
                                        let _e1495 = (_e1338.z - _e1328.z);
                                        let _e1496 = (_e1342.x - _e1328.x);
                                        let _e1497 = (_e1342.y - _e1328.y);
                                        let _e1498 = (_e1342.z - _e1328.z);
                                        let _e1499 = (_e1491 * _e1495);
                                        let _e1500 = (_e1492 * _e1494);
                                        let _e1501 = (_e1492 * _e1493);
                                        let _e1502 = (_e1490 * _e1495);
                                        let _e1503 = (_e1490 * _e1494);
                                        let _e1504 = (_e1491 * _e1493);
                                        let _e1512 = (((_e1496 * (_e1499 - _e1500)) + (_e1497 * (_e1501 - _e1502))) + (_e1498 * (_e1503 - _e1504)));
                                        let _e1513 = abs(_e1496);
                                        let _e1518 = abs(_e1497);
                                        let _e1524 = abs(_e1498);
                                        let _e1530 = abs(_e1490);
                                        let _e1531 = abs(_e1491);
                                        let _e1533 = select(_e1531, _e1530, (_e1530 > _e1531));
                                        let _e1534 = abs(_e1492);
                                        let _e1536 = select(_e1534, _e1533, (_e1533 > _e1534));
                                        let _e1537 = abs(_e1493);
                                        let _e1538 = abs(_e1494);
                                        let _e1540 = select(_e1538, _e1537, (_e1537 > _e1538));
                                        let _e1541 = abs(_e1495);
                                        let _e1543 = select(_e1541, _e1540, (_e1540 > _e1541));
                                        let _e1545 = select(_e1543, _e1536, (_e1536 > _e1543));
                                        let _e1547 = select(_e1518, _e1513, (_e1513 > _e1518));
                                        let _e1549 = select(_e1524, _e1547, (_e1547 > _e1524));
                                        let _e1551 = select(_e1549, _e1545, (_e1545 > _e1549));
                                        let _e1556 = ((0.0000019073486f * (((_e1513 * (abs(_e1499) + abs(_e1500))) + (_e1518 * (abs(_e1501) + abs(_e1502)))) + (_e1524 * (abs(_e1503) + abs(_e1504))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1551 * _e1551))));
                                        if (_e1512 > _e1556) {
                                            phi_4682_ = 1i;
                                        } else {
                                            phi_4682_ = select(0i, -1i, (_e1512 < -(_e1556)));
                                        }
                                        let _e1562 = phi_4682_;
                                        if (_e1562 == 0i) {
                                            phi_4904_ = bool();
                                            phi_4905_ = true;
                                        } else {
                                            let _e1564 = (_e1346.x - _e1328.x);
                                            let _e1565 = (_e1346.y - _e1328.y);
                                            let _e1566 = (_e1346.z - _e1328.z);
                                            let _e1567 = (_e1491 * _e1498);
                                            let _e1568 = (_e1492 * _e1497);
                                            let _e1569 = (_e1492 * _e1496);
                                            let _e1570 = (_e1490 * _e1498);
                                            let _e1571 = (_e1490 * _e1497);
                                            let _e1572 = (_e1491 * _e1496);
                                            let _e1580 = (((_e1564 * (_e1567 - _e1568)) + (_e1565 * (_e1569 - _e1570))) + (_e1566 * (_e1571 - _e1572)));
                                            let _e1581 = abs(_e1564);
                                            let _e1586 = abs(_e1565);
                                            let _e1592 = abs(_e1566);
                                            let _e1599 = select(_e1549, _e1536, (_e1536 > _e1549));
                                            let _e1601 = select(_e1586, _e1581, (_e1581 > _e1586));
                                            let _e1603 = select(_e1592, _e1601, (_e1601 > _e1592));
                                            let _e1605 = select(_e1603, _e1599, (_e1599 > _e1603));
                                            let _e1610 = ((0.0000019073486f * (((_e1581 * (abs(_e1567) + abs(_e1568))) + (_e1586 * (abs(_e1569) + abs(_e1570)))) + (_e1592 * (abs(_e1571) + abs(_e1572))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1605 * _e1605))));
                                            if (_e1580 > _e1610) {
                                                phi_4791_ = 1i;
                                            } else {
                                                phi_4791_ = select(0i, -1i, (_e1580 < -(_e1610)));
                                            }
                                            let _e1616 = phi_4791_;
                                            let _e1617 = (_e1562 == _e1616);
                                            if _e1617 {
                                                let _e1618 = (_e1491 * _e1566);
                                                let _e1619 = (_e1492 * _e1565);
                                                let _e1620 = (_e1492 * _e1564);
                                                let _e1621 = (_e1490 * _e1566);
                                                let _e1622 = (_e1490 * _e1565);
                                                let _e1623 = (_e1491 * _e1564);
                                                let _e1631 = (((_e1493 * (_e1618 - _e1619)) + (_e1494 * (_e1620 - _e1621))) + (_e1495 * (_e1622 - _e1623)));
                                                let _e1647 = select(_e1603, _e1536, (_e1536 > _e1603));
                                                let _e1649 = select(_e1543, _e1647, (_e1647 > _e1543));
                                                let _e1654 = ((0.0000019073486f * (((_e1537 * (abs(_e1618) + abs(_e1619))) + (_e1538 * (abs(_e1620) + abs(_e1621)))) + (_e1541 * (abs(_e1622) + abs(_e1623))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1649 * _e1649))));
                                                if (_e1631 > _e1654) {
                                                    phi_4900_ = 1i;
                                                } else {
                                                    phi_4900_ = select(0i, -1i, (_e1631 < -(_e1654)));
                                                }
                                                let _e1660 = phi_4900_;
                                                phi_4902_ = (_e1562 == _e1660);
                                            } else {
                                                phi_4902_ = bool();
                                            }
                                            let _e1663 = phi_4902_;
                                            phi_4904_ = _e1663;
                                            phi_4905_ = select(true, false, _e1617);
                                        }
                                        let _e1666 = phi_4904_;
                                        let _e1668 = phi_4905_;
                                        phi_4910_ = select(_e1666, false, _e1668);
                                    } else {
                                        phi_4910_ = false;
                                    }
                                    let _e1671 = phi_4910_;
                                    if _e1671 {
                                        let _e1675 = (_e1331.x - _e1328.x);
                                        let _e1676 = (_e1331.y - _e1328.y);
                                        let _e1677 = (_e1331.z - _e1328.z);
                                        let _e1679 = (_e1391 - (_e1386 * _e1384));
                                        let _e1681 = (_e1393 - (_e1387 * _e1382));
                                        let _e1683 = (_e1395 - (_e1385 * _e1383));
                                        let _e1684 = (_e1334.x - _e1328.x);
                                        let _e1685 = (_e1334.y - _e1328.y);
                                        let _e1686 = (_e1334.z - _e1328.z);
                                        let _e1689 = ((_e1676 * _e1686) - (_e1685 * _e1677));
                                        let _e1692 = ((_e1677 * _e1684) - (_e1686 * _e1675));
                                        let _e1695 = ((_e1675 * _e1685) - (_e1684 * _e1676));
                                        let _e1698 = ((_e1692 * _e1683) - (_e1681 * _e1695));
                                        let _e1701 = ((_e1695 * _e1679) - (_e1683 * _e1689));
                                        let _e1704 = ((_e1689 * _e1681) - (_e1679 * _e1692));
                                        let _e1710 = (((_e1675 * _e1675) + (_e1676 * _e1676)) + (_e1677 * _e1677));
                                        let _e1712 = select(0.000000000000000000000000000001f, _e1710, (_e1710 > 0.000000000000000000000000000001f));
                                        let _e1720 = (((_e1675 * _e1684) + (_e1676 * _e1685)) + (_e1677 * _e1686));
                                        if ((((_e1698 * ((_e1684 * _e1712) - (_e1675 * _e1720))) + (_e1701 * ((_e1685 * _e1712) - (_e1676 * _e1720)))) + (_e1704 * ((_e1686 * _e1712) - (_e1677 * _e1720)))) < 0f) {
                                            phi_5006_ = vec3<f32>(-(_e1698), -(_e1701), -(_e1704));
                                        } else {
                                            phi_5006_ = vec3<f32>(_e1698, _e1701, _e1704);
                                        }
                                        let _e1738 = phi_5006_;
                                        let _e1743 = (((_e1675 * _e1679) + (_e1676 * _e1681)) + (_e1677 * _e1683));
                                        let _e1745 = select(1f, -1f, (_e1743 < 0f));
                                        let _e1754 = sqrt((((_e1738.x * _e1738.x) + (_e1738.y * _e1738.y)) + (_e1738.z * _e1738.z)));
                                        let _e1755 = (_e1754 > 0.000000000000000000000000000001f);
                                        if _e1755 {
                                            phi_5035_ = (_e1738 * (1f / _e1754));
                                        } else {
                                            phi_5035_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1759 = phi_5035_;
                                        if _e1755 {
                                            phi_5060_ = (_e1738 * (1f / _e1754));
                                        } else {
                                            phi_5060_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1769 = phi_5060_;
                                        let _e1778 = (2f * (((_e1675 * _e1769.x) + (_e1676 * _e1769.y)) + (_e1677 * _e1769.z)));
                                        let _e1785 = (((_e1759.x * _e1743) - (_e1679 * _e1778)) * _e1745);
                                        let _e1786 = (((_e1759.y * _e1743) - (_e1681 * _e1778)) * _e1745);
                                        let _e1787 = (((_e1759.z * _e1743) - (_e1683 * _e1778)) * _e1745);
                                        let _e1793 = sqrt((((_e1785 * _e1785) + (_e1786 * _e1786)) + (_e1787 * _e1787)));
                                        if (_e1793 > 0.000000000000000000000000000001f) {
                                            let _e1795 = (1f / _e1793);
                                            phi_5094_ = vec3<f32>((_e1785 * _e1795), (_e1786 * _e1795), (_e1787 * _e1795));
                                        } else {
                                            phi_5094_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1801 = phi_5094_;
                                        let _e1804 = params_1.member.member_13;
                                        let _e1805 = (0.25f * _e1804);
                                        let _e1807 = (_e1801.x * _e1805);
                                        let _e1809 = (_e1801.y * _e1805);
                                        let _e1811 = (_e1801.z * _e1805);
                                        if (_e1328.w > 0f) {
                                            let _e1814 = (32768f / _e1804);
                                            let _e1816 = (abs(1f) * 1024f);
                                            if (_e1816 > 131072f) {
                                                phi_5124_ = 131072f;
                                            } else {
                                                phi_5124_ = select(-131072f, _e1816, (_e1816 > -131072f));
                                            }
                                            let _e1821 = phi_5124_;
                                            if (_e1821 < 0f) {
                                                phi_5131_ = (_e1821 - 0.5f);
                                            } else {
                                                phi_5131_ = (_e1821 + 0.5f);
                                            }
                                            let _e1826 = phi_5131_;
                                            let _e1835 = (_e1807 * _e1814);
                                            if (_e1835 > 131072f) {
                                                phi_5153_ = 131072f;
                                            } else {
                                                phi_5153_ = select(-131072f, _e1835, (_e1835 > -131072f));
                                            }
                                            let _e1840 = phi_5153_;
                                            if (_e1840 < 0f) {
                                                phi_5160_ = (_e1840 - 0.5f);
                                            } else {
                                                phi_5160_ = (_e1840 + 0.5f);
                                            }
                                            let _e1845 = phi_5160_;
                                            let _e1854 = (_e1809 * _e1814);
                                            if (_e1854 > 131072f) {
                                                phi_5182_ = 131072f;
                                            } else {
                                                phi_5182_ = select(-131072f, _e1854, (_e1854 > -131072f));
                                            }
                                            let _e1859 = phi_5182_;
                                            if (_e1859 < 0f) {
                                                phi_5189_ = (_e1859 - 0.5f);
                                            } else {
                                                phi_5189_ = (_e1859 + 0.5f);
                                            }
                                            let _e1864 = phi_5189_;
                                            let _e1873 = (_e1811 * _e1814);
                                            if (_e1873 > 131072f) {
                                                phi_5211_ = 131072f;
                                            } else {
                                                phi_5211_ = select(-131072f, _e1873, (_e1873 > -131072f));
                                            }
                                            let _e1878 = phi_5211_;
                                            if (_e1878 < 0f) {
                                                phi_5218_ = (_e1878 - 0.5f);
                                            } else {
                                                phi_5218_ = (_e1878 + 0.5f);
                                            }
                                            let _e1883 = phi_5218_;
                                            let _e1892 = (_e1296 * 8u);
                                            let _e1894 = atomicAdd((&pushes.member[_e1892]), bitcast<u32>(select(0i, select(select(i32(_e1845), i32(-2147483648), (_e1845 < -2147483600f)), 2147483647i, (_e1845 > 2147483500f)), (_e1845 == _e1845))));
                                            let _e1897 = atomicAdd((&pushes.member[(_e1892 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1864), i32(-2147483648), (_e1864 < -2147483600f)), 2147483647i, (_e1864 > 2147483500f)), (_e1864 == _e1864))));
                                            let _e1900 = atomicAdd((&pushes.member[(_e1892 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1883), i32(-2147483648), (_e1883 < -2147483600f)), 2147483647i, (_e1883 > 2147483500f)), (_e1883 == _e1883))));
                                            let _e1903 = atomicAdd((&pushes.member[(_e1892 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1826), i32(-2147483648), (_e1826 < -2147483600f)), 2147483647i, (_e1826 > 2147483500f)), (_e1826 == _e1826))));
                                            let _e1906 = atomicOr((&pushes.member[(_e1892 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1909 = atomicAdd((&pushes.member[(_e1892 + 4u)]), 0u);
                                                let _e1912 = atomicAdd((&pushes.member[(_e1892 + 5u)]), 0u);
                                                let _e1915 = atomicAdd((&pushes.member[(_e1892 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1331.w > 0f) {
                                            let _e1918 = (32768f / _e1804);
                                            let _e1920 = (abs(1f) * 1024f);
                                            if (_e1920 > 131072f) {
                                                phi_5393_ = 131072f;
                                            } else {
                                                phi_5393_ = select(-131072f, _e1920, (_e1920 > -131072f));
                                            }
                                            let _e1925 = phi_5393_;
                                            if (_e1925 < 0f) {
                                                phi_5400_ = (_e1925 - 0.5f);
                                            } else {
                                                phi_5400_ = (_e1925 + 0.5f);
                                            }
                                            let _e1930 = phi_5400_;
                                            let _e1939 = (_e1807 * _e1918);
                                            if (_e1939 > 131072f) {
                                                phi_5422_ = 131072f;
                                            } else {
                                                phi_5422_ = select(-131072f, _e1939, (_e1939 > -131072f));
                                            }
                                            let _e1944 = phi_5422_;
                                            if (_e1944 < 0f) {
                                                phi_5429_ = (_e1944 - 0.5f);
                                            } else {
                                                phi_5429_ = (_e1944 + 0.5f);
                                            }
                                            let _e1949 = phi_5429_;
                                            let _e1958 = (_e1809 * _e1918);
                                            if (_e1958 > 131072f) {
                                                phi_5451_ = 131072f;
                                            } else {
                                                phi_5451_ = select(-131072f, _e1958, (_e1958 > -131072f));
                                            }
                                            let _e1963 = phi_5451_;
                                            if (_e1963 < 0f) {
                                                phi_5458_ = (_e1963 - 0.5f);
                                            } else {
                                                phi_5458_ = (_e1963 + 0.5f);
                                            }
                                            let _e1968 = phi_5458_;
                                            let _e1977 = (_e1811 * _e1918);
                                            if (_e1977 > 131072f) {
                                                phi_5480_ = 131072f;
                                            } else {
                                                phi_5480_ = select(-131072f, _e1977, (_e1977 > -131072f));
                                            }
                                            let _e1982 = phi_5480_;
                                            if (_e1982 < 0f) {
                                                phi_5487_ = (_e1982 - 0.5f);
                                            } else {
                                                phi_5487_ = (_e1982 + 0.5f);
                                            }
                                            let _e1987 = phi_5487_;
                                            let _e1996 = (_e1309 * 8u);
                                            let _e1998 = atomicAdd((&pushes.member[_e1996]), bitcast<u32>(select(0i, select(select(i32(_e1949), i32(-2147483648), (_e1949 < -2147483600f)), 2147483647i, (_e1949 > 2147483500f)), (_e1949 == _e1949))));
                                            let _e2001 = atomicAdd((&pushes.member[(_e1996 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1968), i32(-2147483648), (_e1968 < -2147483600f)), 2147483647i, (_e1968 > 2147483500f)), (_e1968 == _e1968))));
                                            let _e2004 = atomicAdd((&pushes.member[(_e1996 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1987), i32(-2147483648), (_e1987 < -2147483600f)), 2147483647i, (_e1987 > 2147483500f)), (_e1987 == _e1987))));
                                            let _e2007 = atomicAdd((&pushes.member[(_e1996 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1930), i32(-2147483648), (_e1930 < -2147483600f)), 2147483647i, (_e1930 > 2147483500f)), (_e1930 == _e1930))));
                                            let _e2010 = atomicOr((&pushes.member[(_e1996 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2013 = atomicAdd((&pushes.member[(_e1996 + 4u)]), 0u);
                                                let _e2016 = atomicAdd((&pushes.member[(_e1996 + 5u)]), 0u);
                                                let _e2019 = atomicAdd((&pushes.member[(_e1996 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1338.w > 0f) {
                                            let _e2025 = (32768f / _e1804);
                                            let _e2027 = (abs(1f) * 1024f);
                                            if (_e2027 > 131072f) {
                                                phi_5666_ = 131072f;
                                            } else {
                                                phi_5666_ = select(-131072f, _e2027, (_e2027 > -131072f));
                                            }
                                            let _e2032 = phi_5666_;
                                            if (_e2032 < 0f) {
                                                phi_5673_ = (_e2032 - 0.5f);
                                            } else {
                                                phi_5673_ = (_e2032 + 0.5f);
                                            }
                                            let _e2037 = phi_5673_;
                                            let _e2046 = (-(_e1807) * _e2025);
                                            if (_e2046 > 131072f) {
                                                phi_5695_ = 131072f;
                                            } else {
                                                phi_5695_ = select(-131072f, _e2046, (_e2046 > -131072f));
                                            }
                                            let _e2051 = phi_5695_;
                                            if (_e2051 < 0f) {
                                                phi_5702_ = (_e2051 - 0.5f);
                                            } else {
                                                phi_5702_ = (_e2051 + 0.5f);
                                            }
                                            let _e2056 = phi_5702_;
                                            let _e2065 = (-(_e1809) * _e2025);
                                            if (_e2065 > 131072f) {
                                                phi_5724_ = 131072f;
                                            } else {
                                                phi_5724_ = select(-131072f, _e2065, (_e2065 > -131072f));
                                            }
                                            let _e2070 = phi_5724_;
                                            if (_e2070 < 0f) {
                                                phi_5731_ = (_e2070 - 0.5f);
                                            } else {
                                                phi_5731_ = (_e2070 + 0.5f);
                                            }
                                            let _e2075 = phi_5731_;
                                            let _e2084 = (-(_e1811) * _e2025);
                                            if (_e2084 > 131072f) {
                                                phi_5753_ = 131072f;
                                            } else {
                                                phi_5753_ = select(-131072f, _e2084, (_e2084 > -131072f));
                                            }
                                            let _e2089 = phi_5753_;
                                            if (_e2089 < 0f) {
                                                phi_5760_ = (_e2089 - 0.5f);
                                            } else {
                                                phi_5760_ = (_e2089 + 0.5f);
                                            }
                                            let _e2094 = phi_5760_;
                                            let _e2103 = (_e1283.x * 8u);
                                            let _e2105 = atomicAdd((&pushes.member[_e2103]), bitcast<u32>(select(0i, select(select(i32(_e2056), i32(-2147483648), (_e2056 < -2147483600f)), 2147483647i, (_e2056 > 2147483500f)), (_e2056 == _e2056))));
                                            let _e2108 = atomicAdd((&pushes.member[(_e2103 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2075), i32(-2147483648), (_e2075 < -2147483600f)), 2147483647i, (_e2075 > 2147483500f)), (_e2075 == _e2075))));
                                            let _e2111 = atomicAdd((&pushes.member[(_e2103 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2094), i32(-2147483648), (_e2094 < -2147483600f)), 2147483647i, (_e2094 > 2147483500f)), (_e2094 == _e2094))));
                                            let _e2114 = atomicAdd((&pushes.member[(_e2103 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2037), i32(-2147483648), (_e2037 < -2147483600f)), 2147483647i, (_e2037 > 2147483500f)), (_e2037 == _e2037))));
                                            let _e2117 = atomicOr((&pushes.member[(_e2103 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2120 = atomicAdd((&pushes.member[(_e2103 + 4u)]), 0u);
                                                let _e2123 = atomicAdd((&pushes.member[(_e2103 + 5u)]), 0u);
                                                let _e2126 = atomicAdd((&pushes.member[(_e2103 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1342.w > 0f) {
                                            let _e2132 = (32768f / _e1804);
                                            let _e2134 = (abs(1f) * 1024f);
                                            if (_e2134 > 131072f) {
                                                phi_5939_ = 131072f;
                                            } else {
                                                phi_5939_ = select(-131072f, _e2134, (_e2134 > -131072f));
                                            }
                                            let _e2139 = phi_5939_;
                                            if (_e2139 < 0f) {
                                                phi_5946_ = (_e2139 - 0.5f);
                                            } else {
                                                phi_5946_ = (_e2139 + 0.5f);
                                            }
                                            let _e2144 = phi_5946_;
                                            let _e2153 = (-(_e1807) * _e2132);
                                            if (_e2153 > 131072f) {
                                                phi_5968_ = 131072f;
                                            } else {
                                                phi_5968_ = select(-131072f, _e2153, (_e2153 > -131072f));
                                            }
                                            let _e2158 = phi_5968_;
                                            if (_e2158 < 0f) {
                                                phi_5975_ = (_e2158 - 0.5f);
                                            } else {
                                                phi_5975_ = (_e2158 + 0.5f);
                                            }
                                            let _e2163 = phi_5975_;
                                            let _e2172 = (-(_e1809) * _e2132);
                                            if (_e2172 > 131072f) {
                                                phi_5997_ = 131072f;
                                            } else {
                                                phi_5997_ = select(-131072f, _e2172, (_e2172 > -131072f));
                                            }
                                            let _e2177 = phi_5997_;
                                            if (_e2177 < 0f) {
                                                phi_6004_ = (_e2177 - 0.5f);
                                            } else {
                                                phi_6004_ = (_e2177 + 0.5f);
                                            }
                                            let _e2182 = phi_6004_;
                                            let _e2191 = (-(_e1811) * _e2132);
                                            if (_e2191 > 131072f) {
                                                phi_6026_ = 131072f;
                                            } else {
                                                phi_6026_ = select(-131072f, _e2191, (_e2191 > -131072f));
                                            }
                                            let _e2196 = phi_6026_;
                                            if (_e2196 < 0f) {
                                                phi_6033_ = (_e2196 - 0.5f);
                                            } else {
                                                phi_6033_ = (_e2196 + 0.5f);
                                            }
                                            let _e2201 = phi_6033_;
                                            let _e2210 = (_e1283.y * 8u);
                                            let _e2212 = atomicAdd((&pushes.member[_e2210]), bitcast<u32>(select(0i, select(select(i32(_e2163), i32(-2147483648), (_e2163 < -2147483600f)), 2147483647i, (_e2163 > 2147483500f)), (_e2163 == _e2163))));
                                            let _e2215 = atomicAdd((&pushes.member[(_e2210 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2182), i32(-2147483648), (_e2182 < -2147483600f)), 2147483647i, (_e2182 > 2147483500f)), (_e2182 == _e2182))));
                                            let _e2218 = atomicAdd((&pushes.member[(_e2210 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2201), i32(-2147483648), (_e2201 < -2147483600f)), 2147483647i, (_e2201 > 2147483500f)), (_e2201 == _e2201))));
                                            let _e2221 = atomicAdd((&pushes.member[(_e2210 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2144), i32(-2147483648), (_e2144 < -2147483600f)), 2147483647i, (_e2144 > 2147483500f)), (_e2144 == _e2144))));
                                            let _e2224 = atomicOr((&pushes.member[(_e2210 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2227 = atomicAdd((&pushes.member[(_e2210 + 4u)]), 0u);
                                                let _e2230 = atomicAdd((&pushes.member[(_e2210 + 5u)]), 0u);
                                                let _e2233 = atomicAdd((&pushes.member[(_e2210 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1346.w > 0f) {
                                            let _e2239 = (32768f / _e1804);
                                            let _e2241 = (abs(1f) * 1024f);
                                            if (_e2241 > 131072f) {
                                                phi_6212_ = 131072f;
                                            } else {
                                                phi_6212_ = select(-131072f, _e2241, (_e2241 > -131072f));
                                            }
                                            let _e2246 = phi_6212_;
                                            if (_e2246 < 0f) {
                                                phi_6219_ = (_e2246 - 0.5f);
                                            } else {
                                                phi_6219_ = (_e2246 + 0.5f);
                                            }
                                            let _e2251 = phi_6219_;
                                            let _e2260 = (-(_e1807) * _e2239);
                                            if (_e2260 > 131072f) {
                                                phi_6241_ = 131072f;
                                            } else {
                                                phi_6241_ = select(-131072f, _e2260, (_e2260 > -131072f));
                                            }
                                            let _e2265 = phi_6241_;
                                            if (_e2265 < 0f) {
                                                phi_6248_ = (_e2265 - 0.5f);
                                            } else {
                                                phi_6248_ = (_e2265 + 0.5f);
                                            }
                                            let _e2270 = phi_6248_;
                                            let _e2279 = (-(_e1809) * _e2239);
                                            if (_e2279 > 131072f) {
                                                phi_6270_ = 131072f;
                                            } else {
                                                phi_6270_ = select(-131072f, _e2279, (_e2279 > -131072f));
                                            }
                                            let _e2284 = phi_6270_;
                                            if (_e2284 < 0f) {
                                                phi_6277_ = (_e2284 - 0.5f);
                                            } else {
                                                phi_6277_ = (_e2284 + 0.5f);
                                            }
                                            let _e2289 = phi_6277_;
                                            let _e2298 = (-(_e1811) * _e2239);
                                            if (_e2298 > 131072f) {
                                                phi_6299_ = 131072f;
                                            } else {
                                                phi_6299_ = select(-131072f, _e2298, (_e2298 > -131072f));
                                            }
                                            let _e2303 = phi_6299_;
                                            if (_e2303 < 0f) {
                                                phi_6306_ = (_e2303 - 0.5f);
                                            } else {
                                                phi_6306_ = (_e2303 + 0.5f);
                                            }
                                            let _e2308 = phi_6306_;
                                            let _e2317 = (_e1283.z * 8u);
                                            let _e2319 = atomicAdd((&pushes.member[_e2317]), bitcast<u32>(select(0i, select(select(i32(_e2270), i32(-2147483648), (_e2270 < -2147483600f)), 2147483647i, (_e2270 > 2147483500f)), (_e2270 == _e2270))));
                                            let _e2322 = atomicAdd((&pushes.member[(_e2317 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2289), i32(-2147483648), (_e2289 < -2147483600f)), 2147483647i, (_e2289 > 2147483500f)), (_e2289 == _e2289))));
                                            let _e2325 = atomicAdd((&pushes.member[(_e2317 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2308), i32(-2147483648), (_e2308 < -2147483600f)), 2147483647i, (_e2308 > 2147483500f)), (_e2308 == _e2308))));
                                            let _e2328 = atomicAdd((&pushes.member[(_e2317 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2251), i32(-2147483648), (_e2251 < -2147483600f)), 2147483647i, (_e2251 > 2147483500f)), (_e2251 == _e2251))));
                                            let _e2331 = atomicOr((&pushes.member[(_e2317 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2334 = atomicAdd((&pushes.member[(_e2317 + 4u)]), 0u);
                                                let _e2337 = atomicAdd((&pushes.member[(_e2317 + 5u)]), 0u);
                                                let _e2340 = atomicAdd((&pushes.member[(_e2317 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4213_ = (_e1279 + 1u);
                        } else {
                            break;
                        }
                        let _e2343 = phi_4213_;
                        continue;
                        continuing {
                            phi_4212_ = _e2343;
                        }
                    }
                }
            }
        } else {
            if (_e450 < 6u) {
                let _e501 = (_e450 < 3u);
                if _e501 {
                    phi_6471_ = _e450;
                } else {
                    phi_6471_ = (_e450 - 3u);
                }
                let _e504 = phi_6471_;
                if _e501 {
                    phi_6481_ = _e446.z;
                    phi_6482_ = _e446.y;
                    phi_6483_ = _e446.x;
                } else {
                    phi_6481_ = _e443.z;
                    phi_6482_ = _e443.y;
                    phi_6483_ = _e443.x;
                }
                let _e512 = phi_6481_;
                let _e514 = phi_6482_;
                let _e516 = phi_6483_;
                let _e518 = select(_e446, _e443, vec4(_e501));
                if (_e504 == 0u) {
                    phi_6497_ = _e518.x;
                } else {
                    if (_e504 == 1u) {
                        phi_6496_ = _e518.y;
                    } else {
                        phi_6496_ = _e518.z;
                    }
                    let _e524 = phi_6496_;
                    phi_6497_ = _e524;
                }
                let _e527 = phi_6497_;
                phi_6568_ = vec4<u32>(_e527, _e516, _e514, _e512);
            } else {
                let _e453 = (_e450 - 6u);
                let _e454 = (_e453 / 3u);
                let _e455 = (_e453 % 3u);
                if (_e454 == 0u) {
                    phi_6515_ = _e443.x;
                } else {
                    if (_e454 == 1u) {
                        phi_6514_ = _e443.y;
                    } else {
                        phi_6514_ = _e443.z;
                    }
                    let _e461 = phi_6514_;
                    phi_6515_ = _e461;
                }
                let _e464 = phi_6515_;
                if (_e454 == 2u) {
                    phi_6521_ = 0u;
                } else {
                    phi_6521_ = (_e454 + 1u);
                }
                let _e468 = phi_6521_;
                if (_e468 == 0u) {
                    phi_6534_ = _e443.x;
                } else {
                    if (_e468 == 1u) {
                        phi_6533_ = _e443.y;
                    } else {
                        phi_6533_ = _e443.z;
                    }
                    let _e474 = phi_6533_;
                    phi_6534_ = _e474;
                }
                let _e477 = phi_6534_;
                if (_e455 == 0u) {
                    phi_6547_ = _e446.x;
                } else {
                    if (_e455 == 1u) {
                        phi_6546_ = _e446.y;
                    } else {
                        phi_6546_ = _e446.z;
                    }
                    let _e483 = phi_6546_;
                    phi_6547_ = _e483;
                }
                let _e486 = phi_6547_;
                if (_e455 == 2u) {
                    phi_6553_ = 0u;
                } else {
                    phi_6553_ = (_e455 + 1u);
                }
                let _e490 = phi_6553_;
                if (_e490 == 0u) {
                    phi_6566_ = _e446.x;
                } else {
                    if (_e490 == 1u) {
                        phi_6565_ = _e446.y;
                    } else {
                        phi_6565_ = _e446.z;
                    }
                    let _e496 = phi_6565_;
                    phi_6566_ = _e496;
                }
                let _e499 = phi_6566_;
                phi_6568_ = vec4<u32>(_e464, _e477, _e486, _e499);
            }
            let _e530 = phi_6568_;
            let _e531 = (_e450 >= 6u);
            if (_e530.x != _e530.z) {
                if (_e530.x != _e530.w) {
                    if _e531 {
                        let _e540 = (_e530.y != _e530.z);
                        if _e540 {
                            phi_6594_ = (_e530.y != _e530.w);
                        } else {
                            phi_6594_ = bool();
                        }
                        let _e543 = phi_6594_;
                        phi_6598_ = _e543;
                        phi_6599_ = _e540;
                    } else {
                        phi_6598_ = (_e530.x != _e530.y);
                        phi_6599_ = true;
                    }
                    let _e545 = phi_6598_;
                    let _e547 = phi_6599_;
                    if _e547 {
                        let _e551 = ((_e446.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e443.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6632_ = (_e551 << bitcast<u32>(6u));
                        } else {
                            phi_6632_ = 0u;
                        }
                        let _e565 = phi_6632_;
                        if (((_e443.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6654_ = (_e551 << bitcast<u32>(9u));
                        } else {
                            phi_6654_ = 0u;
                        }
                        let _e574 = phi_6654_;
                        if (((_e443.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6676_ = (_e551 << bitcast<u32>(12u));
                        } else {
                            phi_6676_ = 0u;
                        }
                        let _e583 = phi_6676_;
                        if _e545 {
                            if ((((((((_e443.w & 7u) | ((_e446.w & 7u) << bitcast<u32>(3i))) | _e565) | _e574) | _e583) >> bitcast<u32>((_e450 & 31u))) & 1u) != 0u) {
                                let _e592 = reference.member[_e530.x];
                                let _e596 = reference.member[_e530.y];
                                let _e599 = reference.member[_e530.z];
                                let _e602 = reference.member[_e530.w];
                                if _e531 {
                                    let _e692 = (select(_e602.x, _e599.x, (_e599.x < _e602.x)) - select(_e596.x, _e592.x, (_e592.x > _e596.x)));
                                    let _e693 = (select(_e602.y, _e599.y, (_e599.y < _e602.y)) - select(_e596.y, _e592.y, (_e592.y > _e596.y)));
                                    let _e694 = (select(_e602.z, _e599.z, (_e599.z < _e602.z)) - select(_e596.z, _e592.z, (_e592.z > _e596.z)));
                                    let _e695 = (select(_e596.x, _e592.x, (_e592.x < _e596.x)) - select(_e602.x, _e599.x, (_e599.x > _e602.x)));
                                    let _e696 = (select(_e596.y, _e592.y, (_e592.y < _e596.y)) - select(_e602.y, _e599.y, (_e599.y > _e602.y)));
                                    let _e697 = (select(_e596.z, _e592.z, (_e592.z < _e596.z)) - select(_e602.z, _e599.z, (_e599.z > _e602.z)));
                                    let _e706 = params_1.member.member_14;
                                    if (select(_e695, _e692, (_e692 > _e695)) > _e706) {
                                        phi_6823_ = bool();
                                        phi_6824_ = true;
                                    } else {
                                        let _e708 = (select(_e696, _e693, (_e693 > _e696)) > _e706);
                                        if _e708 {
                                            phi_6822_ = bool();
                                        } else {
                                            phi_6822_ = (select(_e697, _e694, (_e694 > _e697)) > _e706);
                                        }
                                        let _e711 = phi_6822_;
                                        phi_6823_ = _e711;
                                        phi_6824_ = _e708;
                                    }
                                    let _e713 = phi_6823_;
                                    let _e715 = phi_6824_;
                                    phi_6932_ = select(_e713, true, _e715);
                                } else {
                                    let _e620 = select(_e599.x, _e596.x, (_e596.x < _e599.x));
                                    let _e622 = select(_e599.y, _e596.y, (_e596.y < _e599.y));
                                    let _e624 = select(_e599.z, _e596.z, (_e596.z < _e599.z));
                                    let _e632 = select(_e599.x, _e596.x, (_e596.x > _e599.x));
                                    let _e634 = select(_e599.y, _e596.y, (_e596.y > _e599.y));
                                    let _e636 = select(_e599.z, _e596.z, (_e596.z > _e599.z));
                                    let _e643 = (select(_e602.x, _e620, (_e620 < _e602.x)) - _e592.x);
                                    let _e644 = (select(_e602.y, _e622, (_e622 < _e602.y)) - _e592.y);
                                    let _e645 = (select(_e602.z, _e624, (_e624 < _e602.z)) - _e592.z);
                                    let _e646 = (_e592.x - select(_e602.x, _e632, (_e632 > _e602.x)));
                                    let _e647 = (_e592.y - select(_e602.y, _e634, (_e634 > _e602.y)));
                                    let _e648 = (_e592.z - select(_e602.z, _e636, (_e636 > _e602.z)));
                                    let _e657 = params_1.member.member_14;
                                    if (select(_e646, _e643, (_e643 > _e646)) > _e657) {
                                        phi_6926_ = bool();
                                        phi_6927_ = true;
                                    } else {
                                        let _e659 = (select(_e647, _e644, (_e644 > _e647)) > _e657);
                                        if _e659 {
                                            phi_6925_ = bool();
                                        } else {
                                            phi_6925_ = (select(_e648, _e645, (_e645 > _e648)) > _e657);
                                        }
                                        let _e662 = phi_6925_;
                                        phi_6926_ = _e662;
                                        phi_6927_ = _e659;
                                    }
                                    let _e664 = phi_6926_;
                                    let _e666 = phi_6927_;
                                    phi_6932_ = select(_e664, true, _e666);
                                }
                                let _e718 = phi_6932_;
                                if _e718 {
                                } else {
                                    let _e720 = global[0u];
                                    if (_e592.w == _e720) {
                                        let _e723 = global[1u];
                                        if (_e596.w == _e723) {
                                            let _e726 = global[2u];
                                            let _e727 = (_e599.w == _e726);
                                            if _e727 {
                                                let _e729 = global[3u];
                                                phi_6957_ = (_e602.w == _e729);
                                            } else {
                                                phi_6957_ = bool();
                                            }
                                            let _e732 = phi_6957_;
                                            phi_6959_ = _e732;
                                            phi_6960_ = select(true, false, _e727);
                                        } else {
                                            phi_6959_ = bool();
                                            phi_6960_ = true;
                                        }
                                        let _e735 = phi_6959_;
                                        let _e737 = phi_6960_;
                                        phi_6961_ = _e735;
                                        phi_6962_ = _e737;
                                    } else {
                                        phi_6961_ = bool();
                                        phi_6962_ = true;
                                    }
                                    let _e739 = phi_6961_;
                                    let _e741 = phi_6962_;
                                    if !(select(_e739, false, _e741)) {
                                        if _e531 {
                                            let _e929 = (_e596.x - _e592.x);
                                            let _e930 = (_e596.y - _e592.y);
                                            let _e931 = (_e596.z - _e592.z);
                                            let _e932 = (_e602.x - _e599.x);
                                            let _e933 = (_e602.y - _e599.y);
                                            let _e934 = (_e602.z - _e599.z);
                                            let _e935 = (_e592.x - _e599.x);
                                            let _e936 = (_e592.y - _e599.y);
                                            let _e937 = (_e592.z - _e599.z);
                                            let _e942 = (((_e929 * _e929) + (_e930 * _e930)) + (_e931 * _e931));
                                            let _e944 = select(0.000000000000000000000000000001f, _e942, (_e942 > 0.000000000000000000000000000001f));
                                            let _e949 = (((_e932 * _e932) + (_e933 * _e933)) + (_e934 * _e934));
                                            let _e951 = select(0.000000000000000000000000000001f, _e949, (_e949 > 0.000000000000000000000000000001f));
                                            let _e956 = (((_e929 * _e935) + (_e930 * _e936)) + (_e931 * _e937));
                                            let _e961 = (((_e932 * _e935) + (_e933 * _e936)) + (_e934 * _e937));
                                            let _e966 = (((_e929 * _e932) + (_e930 * _e933)) + (_e931 * _e934));
                                            let _e969 = ((_e944 * _e951) - (_e966 * _e966));
                                            if (_e969 > ((0.000001f * _e944) * _e951)) {
                                                let _e992 = (((_e966 * _e961) - (_e956 * _e951)) / _e969);
                                                if (_e992 > 1f) {
                                                    phi_7040_ = 1f;
                                                } else {
                                                    phi_7040_ = select(0f, _e992, (_e992 > 0f));
                                                }
                                                let _e997 = phi_7040_;
                                                phi_7067_ = _e997;
                                            } else {
                                                let _e974 = (-(_e956) / _e944);
                                                if (_e974 > 1f) {
                                                    phi_7052_ = 1f;
                                                } else {
                                                    phi_7052_ = select(0f, _e974, (_e974 > 0f));
                                                }
                                                let _e979 = phi_7052_;
                                                let _e981 = ((_e966 - _e956) / _e944);
                                                if (_e981 > 1f) {
                                                    phi_7064_ = 1f;
                                                } else {
                                                    phi_7064_ = select(0f, _e981, (_e981 > 0f));
                                                }
                                                let _e986 = phi_7064_;
                                                phi_7067_ = (0.5f * (_e979 + _e986));
                                            }
                                            let _e999 = phi_7067_;
                                            let _e1002 = (((_e966 * _e999) + _e961) / _e951);
                                            if (_e1002 > 1f) {
                                                phi_7080_ = 1f;
                                            } else {
                                                phi_7080_ = select(0f, _e1002, (_e1002 > 0f));
                                            }
                                            let _e1007 = phi_7080_;
                                            if (_e1002 != _e1007) {
                                                let _e1011 = (((_e966 * _e1007) - _e956) / _e944);
                                                if (_e1011 > 1f) {
                                                    phi_7097_ = 1f;
                                                } else {
                                                    phi_7097_ = select(0f, _e1011, (_e1011 > 0f));
                                                }
                                                let _e1016 = phi_7097_;
                                                phi_7098_ = _e1016;
                                            } else {
                                                phi_7098_ = _e999;
                                            }
                                            let _e1018 = phi_7098_;
                                            phi_7365_ = vec4<f32>((1f - _e1018), _e1018, (_e1007 - 1f), -(_e1007));
                                        } else {
                                            let _e744 = (_e599.x - _e596.x);
                                            let _e745 = (_e599.y - _e596.y);
                                            let _e746 = (_e599.z - _e596.z);
                                            let _e747 = (_e602.x - _e596.x);
                                            let _e748 = (_e602.y - _e596.y);
                                            let _e749 = (_e602.z - _e596.z);
                                            let _e750 = (_e592.x - _e596.x);
                                            let _e751 = (_e592.y - _e596.y);
                                            let _e752 = (_e592.z - _e596.z);
                                            let _e757 = (((_e744 * _e750) + (_e745 * _e751)) + (_e746 * _e752));
                                            let _e762 = (((_e747 * _e750) + (_e748 * _e751)) + (_e749 * _e752));
                                            let _e763 = (_e592.x - _e599.x);
                                            let _e764 = (_e592.y - _e599.y);
                                            let _e765 = (_e592.z - _e599.z);
                                            let _e770 = (((_e744 * _e763) + (_e745 * _e764)) + (_e746 * _e765));
                                            let _e775 = (((_e747 * _e763) + (_e748 * _e764)) + (_e749 * _e765));
                                            let _e776 = (_e592.x - _e602.x);
                                            let _e777 = (_e592.y - _e602.y);
                                            let _e778 = (_e592.z - _e602.z);
                                            let _e783 = (((_e744 * _e776) + (_e745 * _e777)) + (_e746 * _e778));
                                            let _e788 = (((_e747 * _e776) + (_e748 * _e777)) + (_e749 * _e778));
                                            let _e791 = ((_e770 * _e788) - (_e783 * _e775));
                                            let _e794 = ((_e783 * _e762) - (_e757 * _e788));
                                            let _e797 = ((_e757 * _e775) - (_e770 * _e762));
                                            if (_e757 <= 0f) {
                                                phi_7166_ = select(true, false, (_e762 <= 0f));
                                            } else {
                                                phi_7166_ = true;
                                            }
                                            let _e802 = phi_7166_;
                                            if _e802 {
                                                if (_e770 >= 0f) {
                                                    phi_7179_ = select(true, false, (_e775 <= _e770));
                                                } else {
                                                    phi_7179_ = true;
                                                }
                                                let _e807 = phi_7179_;
                                                if _e807 {
                                                    if (_e797 <= 0f) {
                                                        if (_e757 >= 0f) {
                                                            let _e810 = (_e770 <= 0f);
                                                            if _e810 {
                                                                let _e811 = (_e757 - _e770);
                                                                let _e814 = (_e757 / select(0.000000000000000000000000000001f, _e811, (_e811 > 0.000000000000000000000000000001f)));
                                                                if (_e814 > 1f) {
                                                                    phi_7211_ = 1f;
                                                                } else {
                                                                    phi_7211_ = select(0f, _e814, (_e814 > 0f));
                                                                }
                                                                let _e819 = phi_7211_;
                                                                phi_7214_ = vec3<f32>((1f - _e819), _e819, 0f);
                                                            } else {
                                                                phi_7214_ = vec3<f32>();
                                                            }
                                                            let _e823 = phi_7214_;
                                                            phi_7216_ = _e823;
                                                            phi_7217_ = select(true, false, _e810);
                                                        } else {
                                                            phi_7216_ = vec3<f32>();
                                                            phi_7217_ = true;
                                                        }
                                                        let _e826 = phi_7216_;
                                                        let _e828 = phi_7217_;
                                                        phi_7218_ = _e826;
                                                        phi_7219_ = _e828;
                                                    } else {
                                                        phi_7218_ = vec3<f32>();
                                                        phi_7219_ = true;
                                                    }
                                                    let _e830 = phi_7218_;
                                                    let _e832 = phi_7219_;
                                                    if _e832 {
                                                        if (_e788 >= 0f) {
                                                            phi_7232_ = select(true, false, (_e783 <= _e788));
                                                        } else {
                                                            phi_7232_ = true;
                                                        }
                                                        let _e837 = phi_7232_;
                                                        if _e837 {
                                                            if (_e794 <= 0f) {
                                                                if (_e762 >= 0f) {
                                                                    let _e840 = (_e788 <= 0f);
                                                                    if _e840 {
                                                                        let _e841 = (_e762 - _e788);
                                                                        let _e844 = (_e762 / select(0.000000000000000000000000000001f, _e841, (_e841 > 0.000000000000000000000000000001f)));
                                                                        if (_e844 > 1f) {
                                                                            phi_7264_ = 1f;
                                                                        } else {
                                                                            phi_7264_ = select(0f, _e844, (_e844 > 0f));
                                                                        }
                                                                        let _e849 = phi_7264_;
                                                                        phi_7267_ = vec3<f32>((1f - _e849), 0f, _e849);
                                                                    } else {
                                                                        phi_7267_ = vec3<f32>();
                                                                    }
                                                                    let _e853 = phi_7267_;
                                                                    phi_7269_ = _e853;
                                                                    phi_7270_ = select(true, false, _e840);
                                                                } else {
                                                                    phi_7269_ = vec3<f32>();
                                                                    phi_7270_ = true;
                                                                }
                                                                let _e856 = phi_7269_;
                                                                let _e858 = phi_7270_;
                                                                phi_7271_ = _e856;
                                                                phi_7272_ = _e858;
                                                            } else {
                                                                phi_7271_ = vec3<f32>();
                                                                phi_7272_ = true;
                                                            }
                                                            let _e860 = phi_7271_;
                                                            let _e862 = phi_7272_;
                                                            if _e862 {
                                                                if (_e791 <= 0f) {
                                                                    if (_e775 >= _e770) {
                                                                        let _e865 = (_e783 >= _e788);
                                                                        if _e865 {
                                                                            let _e866 = (_e775 - _e770);
                                                                            let _e868 = (_e866 + (_e783 - _e788));
                                                                            let _e871 = (_e866 / select(0.000000000000000000000000000001f, _e868, (_e868 > 0.000000000000000000000000000001f)));
                                                                            if (_e871 > 1f) {
                                                                                phi_7307_ = 1f;
                                                                            } else {
                                                                                phi_7307_ = select(0f, _e871, (_e871 > 0f));
                                                                            }
                                                                            let _e876 = phi_7307_;
                                                                            phi_7310_ = vec3<f32>(0f, (1f - _e876), _e876);
                                                                        } else {
                                                                            phi_7310_ = vec3<f32>();
                                                                        }
                                                                        let _e880 = phi_7310_;
                                                                        phi_7312_ = _e880;
                                                                        phi_7313_ = select(true, false, _e865);
                                                                    } else {
                                                                        phi_7312_ = vec3<f32>();
                                                                        phi_7313_ = true;
                                                                    }
                                                                    let _e883 = phi_7312_;
                                                                    let _e885 = phi_7313_;
                                                                    phi_7314_ = _e883;
                                                                    phi_7315_ = _e885;
                                                                } else {
                                                                    phi_7314_ = vec3<f32>();
                                                                    phi_7315_ = true;
                                                                }
                                                                let _e887 = phi_7314_;
                                                                let _e889 = phi_7315_;
                                                                if _e889 {
                                                                    let _e891 = ((_e791 + _e794) + _e797);
                                                                    let _e894 = (1f / select(0.000000000000000000000000000001f, _e891, (_e891 > 0.000000000000000000000000000001f)));
                                                                    let _e895 = (_e794 * _e894);
                                                                    if (_e895 > 1f) {
                                                                        phi_7337_ = 1f;
                                                                    } else {
                                                                        phi_7337_ = select(0f, _e895, (_e895 > 0f));
                                                                    }
                                                                    let _e900 = phi_7337_;
                                                                    let _e901 = (_e797 * _e894);
                                                                    if (_e901 > 1f) {
                                                                        phi_7348_ = 1f;
                                                                    } else {
                                                                        phi_7348_ = select(0f, _e901, (_e901 > 0f));
                                                                    }
                                                                    let _e906 = phi_7348_;
                                                                    phi_7352_ = vec3<f32>(((1f - _e900) - _e906), _e900, _e906);
                                                                } else {
                                                                    phi_7352_ = _e887;
                                                                }
                                                                let _e911 = phi_7352_;
                                                                phi_7353_ = _e911;
                                                            } else {
                                                                phi_7353_ = _e860;
                                                            }
                                                            let _e913 = phi_7353_;
                                                            phi_7354_ = _e913;
                                                        } else {
                                                            phi_7354_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e915 = phi_7354_;
                                                        phi_7355_ = _e915;
                                                    } else {
                                                        phi_7355_ = _e830;
                                                    }
                                                    let _e917 = phi_7355_;
                                                    phi_7356_ = _e917;
                                                } else {
                                                    phi_7356_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e919 = phi_7356_;
                                                phi_7357_ = _e919;
                                            } else {
                                                phi_7357_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e921 = phi_7357_;
                                            phi_7365_ = vec4<f32>(1f, -(_e921.x), -(_e921.y), -(_e921.z));
                                        }
                                        let _e1024 = phi_7365_;
                                        let _e1047 = ((((_e592.x * _e1024.x) + (_e596.x * _e1024.y)) + (_e599.x * _e1024.z)) + (_e602.x * _e1024.w));
                                        let _e1048 = ((((_e592.y * _e1024.x) + (_e596.y * _e1024.y)) + (_e599.y * _e1024.z)) + (_e602.y * _e1024.w));
                                        let _e1049 = ((((_e592.z * _e1024.x) + (_e596.z * _e1024.y)) + (_e599.z * _e1024.z)) + (_e602.z * _e1024.w));
                                        let _e1055 = sqrt((((_e1047 * _e1047) + (_e1048 * _e1048)) + (_e1049 * _e1049)));
                                        let _e1058 = params_1.member.member_14;
                                        if (_e1055 < _e1058) {
                                            let _e1062 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e530.x >= _e1062)) | select(0u, 1u, (_e530.y >= _e1062))) | select(0u, 1u, (_e530.z >= _e1062))) | select(0u, 1u, (_e530.w >= _e1062))) != 0u) {
                                                let _e1078 = params_1.member.member_16;
                                                let _e1080 = (0.8f * (_e1055 - _e1078));
                                                let _e1081 = (1.25f * _e1078);
                                                phi_7443_ = select(_e1081, _e1080, (_e1080 > _e1081));
                                            } else {
                                                phi_7443_ = (0.45f * _e1055);
                                            }
                                            let _e1085 = phi_7443_;
                                            let _e1088 = params_1.member.member_13;
                                            let _e1089 = (0.00001f * _e1088);
                                            let _e1092 = bitcast<u32>(select(_e1089, _e1085, (_e1085 > _e1089)));
                                            let _e1094 = atomicMin((&bounds.member[_e530.x]), _e1092);
                                            let _e1096 = atomicMin((&bounds.member[_e530.y]), _e1092);
                                            let _e1098 = atomicMin((&bounds.member[_e530.z]), _e1092);
                                            let _e1100 = atomicMin((&bounds.member[_e530.w]), _e1092);
                                            if _e531 {
                                                phi_7478_ = (_e530.x | 2147483648u);
                                            } else {
                                                phi_7478_ = _e530.x;
                                            }
                                            let _e1103 = phi_7478_;
                                            let _e1105 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1105 < _e449) {
                                                let _e1108 = ((_e1105 + 1u) * 4u);
                                                atomicStore((&near.member[_e1108]), _e1103);
                                                atomicStore((&near.member[(_e1108 + 1u)]), _e530.y);
                                                atomicStore((&near.member[(_e1108 + 2u)]), _e530.z);
                                                atomicStore((&near.member[(_e1108 + 3u)]), _e530.w);
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
    var phi_7617_: u32;
    var phi_7619_: u32;
    var phi_7622_: u32;
    var phi_7620_: u32;
    var phi_7623_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    if ((((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x) == 0u) {
        let _e397 = tiles_1.member[0u];
        let _e400 = params_1.member.member_19;
        let _e403 = (select(_e400, _e397, (_e397 < _e400)) * 16u);
        let _e404 = (_e403 / 256u);
        if ((_e403 % 256u) > 0u) {
            phi_7617_ = (_e404 + 1u);
        } else {
            phi_7617_ = _e404;
        }
        let _e409 = phi_7617_;
        phi_7619_ = 1u;
        phi_7622_ = _e409;
        loop {
            let _e411 = phi_7619_;
            let _e413 = phi_7622_;
            local_41 = _e413;
            local_42 = _e411;
            let _e414 = (_e413 > 65535u);
            if _e414 {
                phi_7620_ = (_e411 << bitcast<u32>(1i));
                phi_7623_ = ((_e413 >> bitcast<u32>(1i)) + (_e413 & 1u));
            } else {
                break;
            }
            let _e422 = phi_7620_;
            let _e424 = phi_7623_;
            continue;
            continuing {
                phi_7619_ = _e422;
                phi_7622_ = _e424;
            }
        }
        let _e427 = local_41;
        let _e429 = local_42;
        arguments_1.member[0u] = type_48(_e427, _e429, 1u);
    }
    return;
}

fn function_19() {
    var phi_7682_: bool;
    var phi_7683_: bool;
    var phi_7684_: bool;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    if ((((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x) == 0u) {
        let _e397 = proxies.member[0u];
        let _e400 = atomicMax((&status.member[2u]), _e397);
        let _e403 = tiles.member[0u];
        let _e406 = atomicMax((&status.member[3u]), _e403);
        let _e409 = near_1.member[0u];
        let _e412 = atomicMax((&status.member[4u]), _e409);
        let _e415 = scanned_tiles.member[1u];
        if (_e415 == 0u) {
            let _e419 = scanned_tiles.member[0u];
            let _e420 = (_e419 > 32768u);
            if _e420 {
                phi_7682_ = bool();
            } else {
                phi_7682_ = (_e403 > 268435455u);
            }
            let _e423 = phi_7682_;
            phi_7683_ = _e423;
            phi_7684_ = _e420;
        } else {
            phi_7683_ = bool();
            phi_7684_ = true;
        }
        let _e425 = phi_7683_;
        let _e427 = phi_7684_;
        let _e432 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e425, true, _e427)));
    }
    return;
}

fn function_20() {
    var phi_7729_: f32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member_1;
    if (_e393 < _e396) {
        let _e400 = params_1.member.member;
        if (_e393 < _e400) {
            let _e404 = velocities.member[_e393];
            pushes_1.member[((_e393 * 8u) + 7u)] = 0u;
            phi_7729_ = _e404.w;
        } else {
            phi_7729_ = 0f;
        }
        let _e411 = phi_7729_;
        let _e412 = (3u * _e393);
        let _e415 = positions.member[_e412];
        let _e419 = positions.member[(_e412 + 1u)];
        let _e423 = positions.member[(_e412 + 2u)];
        reference_1.member[_e393] = vec4<f32>(_e415, _e419, _e423, _e411);
        let _e429 = params_1.member.member_14;
        bounds_1.member[_e393] = bitcast<u32>((0.45f * _e429));
        if (_e393 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7941_: vec3<f32>;
    var phi_7942_: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member;
    if (_e393 < _e396) {
        let _e400 = colliding_faces.member[_e393];
        colliding_faces.member[_e393] = 4294967295u;
        let _e403 = new_velocities.member[_e393];
        let _e406 = params_1.member.member_21;
        if (_e400 < _e406) {
            if (_e403.w > 0f) {
                let _e410 = (3u * _e400);
                let _e413 = body_triangles.member[_e410];
                let _e417 = body_triangles.member[(_e410 + 1u)];
                let _e421 = body_triangles.member[(_e410 + 2u)];
                let _e422 = (_e396 + _e413);
                let _e425 = predicted.member[_e422];
                let _e429 = (3u * _e422);
                let _e432 = positions_1.member[_e429];
                let _e436 = positions_1.member[(_e429 + 1u)];
                let _e440 = positions_1.member[(_e429 + 2u)];
                let _e444 = (_e396 + _e417);
                let _e447 = predicted.member[_e444];
                let _e451 = (3u * _e444);
                let _e454 = positions_1.member[_e451];
                let _e458 = positions_1.member[(_e451 + 1u)];
                let _e462 = positions_1.member[(_e451 + 2u)];
                let _e469 = (_e396 + _e421);
                let _e472 = predicted.member[_e469];
                let _e476 = (3u * _e469);
                let _e479 = positions_1.member[_e476];
                let _e483 = positions_1.member[(_e476 + 1u)];
                let _e487 = positions_1.member[(_e476 + 2u)];
                let _e496 = params_1.member.member_3;
                let _e497 = (3f * _e496);
                let _e498 = ((((_e425.x - _e432) + (_e447.x - _e454)) + (_e472.x - _e479)) / _e497);
                let _e499 = ((((_e425.y - _e436) + (_e447.y - _e458)) + (_e472.y - _e483)) / _e497);
                let _e500 = ((((_e425.z - _e440) + (_e447.z - _e462)) + (_e472.z - _e487)) / _e497);
                let _e506 = boxes_1.member[((_e400 * 3u) + 2u)];
                let _e516 = params_1.member.member_15;
                let _e517 = (_e403.x - _e498);
                let _e518 = (_e403.y - _e499);
                let _e519 = (_e403.z - _e500);
                let _e525 = -((((_e517 * _e506.x) + (_e518 * _e506.y)) + (_e519 * _e506.z)));
                if (_e525 > 0f) {
                    let _e530 = (_e517 + (_e506.x * _e525));
                    let _e531 = (_e518 + (_e506.y * _e525));
                    let _e532 = (_e519 + (_e506.z * _e525));
                    let _e538 = sqrt((((_e530 * _e530) + (_e531 * _e531)) + (_e532 * _e532)));
                    let _e539 = (_e516 * _e525);
                    if (_e538 > _e539) {
                        let _e542 = ((_e538 - _e539) / _e538);
                        phi_7941_ = vec3<f32>((_e498 + (_e530 * _e542)), (_e499 + (_e531 * _e542)), (_e500 + (_e532 * _e542)));
                    } else {
                        phi_7941_ = vec3<f32>(_e498, _e499, _e500);
                    }
                    let _e551 = phi_7941_;
                    phi_7942_ = _e551;
                } else {
                    phi_7942_ = vec3<f32>(_e403.x, _e403.y, _e403.z);
                }
                let _e553 = phi_7942_;
                let _e554 = (3u * _e393);
                let _e557 = positions_1.member[_e554];
                let _e561 = positions_1.member[(_e554 + 1u)];
                let _e565 = positions_1.member[(_e554 + 2u)];
                new_velocities.member[_e393] = vec4<f32>(_e553.x, _e553.y, _e553.z, _e403.w);
                predicted.member[_e393] = vec4<f32>((_e557 + (_e553.x * _e496)), (_e561 + (_e553.y * _e496)), (_e565 + (_e553.z * _e496)), _e403.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_8063_: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member_21;
    if (_e393 < _e396) {
        let _e398 = (3u * _e393);
        let _e401 = body_triangles.member[_e398];
        let _e405 = body_triangles.member[(_e398 + 1u)];
        let _e409 = body_triangles.member[(_e398 + 2u)];
        let _e412 = params_1.member.member;
        let _e416 = predicted_1.member[(_e412 + _e401)];
        let _e423 = predicted_1.member[(_e412 + _e405)];
        let _e430 = predicted_1.member[(_e412 + _e409)];
        let _e436 = params_1.member.member_23;
        let _e437 = (_e423.x - _e416.x);
        let _e438 = (_e423.y - _e416.y);
        let _e439 = (_e423.z - _e416.z);
        let _e440 = (_e430.x - _e416.x);
        let _e441 = (_e430.y - _e416.y);
        let _e442 = (_e430.z - _e416.z);
        let _e445 = ((_e438 * _e442) - (_e441 * _e439));
        let _e448 = ((_e439 * _e440) - (_e442 * _e437));
        let _e451 = ((_e437 * _e441) - (_e440 * _e438));
        let _e457 = sqrt((((_e445 * _e445) + (_e448 * _e448)) + (_e451 * _e451)));
        if (_e457 > 0.000000000000000000000000000001f) {
            let _e459 = (1f / _e457);
            phi_8063_ = vec3<f32>((_e445 * _e459), (_e448 * _e459), (_e451 * _e459));
        } else {
            phi_8063_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e465 = phi_8063_;
        let _e467 = select(_e423.x, _e416.x, (_e416.x < _e423.x));
        let _e469 = select(_e423.y, _e416.y, (_e416.y < _e423.y));
        let _e471 = select(_e423.z, _e416.z, (_e416.z < _e423.z));
        let _e483 = select(_e423.x, _e416.x, (_e416.x > _e423.x));
        let _e485 = select(_e423.y, _e416.y, (_e416.y > _e423.y));
        let _e487 = select(_e423.z, _e416.z, (_e416.z > _e423.z));
        let _e502 = (_e393 * 3u);
        boxes_2.member[_e502] = vec4<f32>((select(_e430.x, _e467, (_e467 < _e430.x)) - _e436), (select(_e430.y, _e469, (_e469 < _e430.y)) - _e436), (select(_e430.z, _e471, (_e471 < _e430.z)) - _e436), _e416.x);
        boxes_2.member[(_e502 + 1u)] = vec4<f32>((select(_e430.x, _e483, (_e483 > _e430.x)) + _e436), (select(_e430.y, _e485, (_e485 > _e430.y)) + _e436), (select(_e430.z, _e487, (_e487 > _e430.z)) + _e436), _e416.y);
        boxes_2.member[(_e502 + 2u)] = vec4<f32>(_e465.x, _e465.y, _e465.z, _e416.z);
    }
    return;
}

fn function_23() {
    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member_1;
    if (_e393 < _e396) {
        let _e400 = predicted_2.member[_e393];
        let _e401 = (3u * _e393);
        positions_2.member[_e401] = _e400.x;
        positions_2.member[(_e401 + 1u)] = _e400.y;
        positions_2.member[(_e401 + 2u)] = _e400.z;
    }
    return;
}

fn function_24() {
    var phi_8284_: bool;
    var phi_8286_: bool;
    var phi_8287_: bool;
    var phi_8288_: bool;
    var phi_8289_: bool;
    var phi_8290_: bool;
    var phi_8291_: bool;
    var phi_8292_: bool;
    var phi_8293_: bool;
    var phi_8294_: bool;
    var phi_8295_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e384 = builtin_local_55;
            let _e385 = builtin_group_55;
            let _e386 = builtin_groups_55;
            let _e394 = (((_e385.x + (_e385.y * _e386.x)) * 256u) + _e384.x);
            let _e397 = params_1.member.member_22;
            let _e400 = params_1.member.member;
            let _e401 = (_e400 == 0u);
            if _e401 {
                break;
            }
            let _e403 = (_e397 + (_e394 / _e400));
            if _e401 {
                break;
            }
            let _e404 = (_e394 % _e400);
            let _e407 = params_1.member.member_21;
            if (_e403 < _e407) {
                let _e411 = predicted_2.member[_e404];
                let _e415 = (_e403 * 3u);
                let _e418 = boxes_3.member[_e415];
                let _e422 = boxes_3.member[(_e415 + 1u)];
                let _e426 = boxes_3.member[(_e415 + 2u)];
                if (_e411.x >= _e418.x) {
                    if (_e411.y >= _e418.y) {
                        if (_e411.z >= _e418.z) {
                            if (_e411.x <= _e422.x) {
                                if (_e411.y <= _e422.y) {
                                    let _e440 = (_e411.z <= _e422.z);
                                    if _e440 {
                                        let _e442 = (_e411.x - _e418.w);
                                        let _e443 = (_e411.y - _e422.w);
                                        let _e444 = (_e411.z - _e426.w);
                                        phi_8284_ = ((((_e442 * _e426.x) + (_e443 * _e426.y)) + (_e444 * _e426.z)) > (0.8f * sqrt((((_e442 * _e442) + (_e443 * _e443)) + (_e444 * _e444)))));
                                    } else {
                                        phi_8284_ = bool();
                                    }
                                    let _e462 = phi_8284_;
                                    phi_8286_ = _e462;
                                    phi_8287_ = select(true, false, _e440);
                                } else {
                                    phi_8286_ = bool();
                                    phi_8287_ = true;
                                }
                                let _e465 = phi_8286_;
                                let _e467 = phi_8287_;
                                phi_8288_ = _e465;
                                phi_8289_ = _e467;
                            } else {
                                phi_8288_ = bool();
                                phi_8289_ = true;
                            }
                            let _e469 = phi_8288_;
                            let _e471 = phi_8289_;
                            phi_8290_ = _e469;
                            phi_8291_ = _e471;
                        } else {
                            phi_8290_ = bool();
                            phi_8291_ = true;
                        }
                        let _e473 = phi_8290_;
                        let _e475 = phi_8291_;
                        phi_8292_ = _e473;
                        phi_8293_ = _e475;
                    } else {
                        phi_8292_ = bool();
                        phi_8293_ = true;
                    }
                    let _e477 = phi_8292_;
                    let _e479 = phi_8293_;
                    phi_8294_ = _e477;
                    phi_8295_ = _e479;
                } else {
                    phi_8294_ = bool();
                    phi_8295_ = true;
                }
                let _e481 = phi_8294_;
                let _e483 = phi_8295_;
                if select(_e481, false, _e483) {
                    let _e487 = atomicMin((&colliding_faces_1.member[_e404]), _e403);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8381_: type_56;
    var phi_8454_: bool;
    var phi_8456_: bool;
    var phi_8457_: bool;
    var phi_8458_: bool;
    var phi_8459_: bool;
    var phi_8460_: bool;
    var phi_8461_: bool;
    var phi_8462_: bool;
    var phi_8463_: bool;
    var phi_8464_: bool;
    var phi_8465_: bool;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e396 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e399 = params_1.member.member_19;
    let _e401 = tiles.member[0u];
    if (_e396 < select(_e399, _e401, (_e401 < _e399))) {
        let _e406 = pairs.member[_e396];
        let _e409 = ((_e406 >> bitcast<u32>(16i)) * 2u);
        let _e412 = tiles.member[(4u + _e409)];
        let _e419 = sweep_boxes.member[((_e412 * 256u) + ((_e406 >> bitcast<u32>(8i)) & 255u))];
        let _e423 = tiles.member[(_e409 + 5u)];
        let _e428 = sweep_boxes.member[((_e423 * 256u) + (_e406 & 255u))];
        if (_e419.x < _e428.x) {
            phi_8381_ = type_56(_e419.x, _e428.x);
        } else {
            phi_8381_ = type_56(_e428.x, _e419.x);
        }
        let _e434 = phi_8381_;
        let _e439 = params_1.member.member;
        let _e440 = (_e434.member_1 - _e439);
        let _e443 = predicted_3.member[_e434.member];
        let _e447 = (_e440 * 3u);
        let _e450 = boxes_4.member[_e447];
        let _e454 = boxes_4.member[(_e447 + 1u)];
        let _e458 = boxes_4.member[(_e447 + 2u)];
        if (_e443.x >= _e450.x) {
            if (_e443.y >= _e450.y) {
                if (_e443.z >= _e450.z) {
                    if (_e443.x <= _e454.x) {
                        if (_e443.y <= _e454.y) {
                            let _e472 = (_e443.z <= _e454.z);
                            if _e472 {
                                let _e474 = (_e443.x - _e450.w);
                                let _e475 = (_e443.y - _e454.w);
                                let _e476 = (_e443.z - _e458.w);
                                phi_8454_ = ((((_e474 * _e458.x) + (_e475 * _e458.y)) + (_e476 * _e458.z)) > (0.8f * sqrt((((_e474 * _e474) + (_e475 * _e475)) + (_e476 * _e476)))));
                            } else {
                                phi_8454_ = bool();
                            }
                            let _e494 = phi_8454_;
                            phi_8456_ = _e494;
                            phi_8457_ = select(true, false, _e472);
                        } else {
                            phi_8456_ = bool();
                            phi_8457_ = true;
                        }
                        let _e497 = phi_8456_;
                        let _e499 = phi_8457_;
                        phi_8458_ = _e497;
                        phi_8459_ = _e499;
                    } else {
                        phi_8458_ = bool();
                        phi_8459_ = true;
                    }
                    let _e501 = phi_8458_;
                    let _e503 = phi_8459_;
                    phi_8460_ = _e501;
                    phi_8461_ = _e503;
                } else {
                    phi_8460_ = bool();
                    phi_8461_ = true;
                }
                let _e505 = phi_8460_;
                let _e507 = phi_8461_;
                phi_8462_ = _e505;
                phi_8463_ = _e507;
            } else {
                phi_8462_ = bool();
                phi_8463_ = true;
            }
            let _e509 = phi_8462_;
            let _e511 = phi_8463_;
            phi_8464_ = _e509;
            phi_8465_ = _e511;
        } else {
            phi_8464_ = bool();
            phi_8465_ = true;
        }
        let _e513 = phi_8464_;
        let _e515 = phi_8465_;
        if select(_e513, false, _e515) {
            let _e519 = atomicMin((&colliding_faces_2.member[_e434.member]), _e440);
        }
    }
    return;
}

fn function_26() {
    var phi_8558_: u32;
    var phi_8559_: u32;
    var phi_8591_: f32;
    var phi_8668_: vec3<f32>;
    var phi_8670_: vec3<f32>;
    var phi_8671_: bool;
    var phi_8688_: bool;
    var phi_8690_: bool;
    var phi_8691_: bool;
    var phi_8723_: vec3<f32>;
    var phi_8769_: bool;
    var phi_8771_: bool;
    var phi_8772_: bool;
    var phi_8795_: bool;
    var phi_8797_: bool;
    var phi_8798_: bool;
    var phi_8815_: bool;
    var phi_8816_: bool;
    var phi_8837_: vec3<f32>;
    var phi_8838_: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member_1;
    if (_e393 < _e396) {
        let _e400 = predicted_2.member[_e393];
        let _e407 = params_1.member.member;
        if (_e393 < _e407) {
            let _e409 = (_e393 * 8u);
            let _e412 = pushes_2.member[_e409];
            let _e416 = pushes_2.member[(_e409 + 1u)];
            let _e420 = pushes_2.member[(_e409 + 2u)];
            let _e424 = pushes_2.member[(_e409 + 3u)];
            let _e428 = pushes_2.member[(_e409 + 4u)];
            let _e432 = pushes_2.member[(_e409 + 5u)];
            let _e436 = pushes_2.member[(_e409 + 6u)];
            let _e437 = (_e409 + 7u);
            let _e440 = pushes_2.member[_e437];
            let _e441 = (3u * _e393);
            let _e444 = positions_3.member[_e441];
            let _e448 = positions_3.member[(_e441 + 1u)];
            let _e452 = positions_3.member[(_e441 + 2u)];
            let _e456 = new_velocities_1.member[_e393];
            if (_e424 == 0u) {
            } else {
                phi_8558_ = _e409;
                loop {
                    let _e459 = phi_8558_;
                    let _e460 = (_e459 < _e437);
                    if _e460 {
                        pushes_2.member[_e459] = 0u;
                        phi_8559_ = (_e459 + 1u);
                    } else {
                        break;
                    }
                    let _e465 = phi_8559_;
                    continue;
                    continuing {
                        phi_8558_ = _e465;
                    }
                }
            }
            if (_e456.w > 0f) {
                let _e469 = (_e440 != 0u);
                let _e472 = bounds_1.member[_e393];
                let _e473 = bitcast<f32>(_e472);
                if _e469 {
                    let _e476 = params_1.member.member_13;
                    let _e477 = (0.5f * _e476);
                    phi_8591_ = select(_e477, _e473, (_e473 > _e477));
                } else {
                    phi_8591_ = _e473;
                }
                let _e481 = phi_8591_;
                if _e469 {
                    bounds_1.member[_e393] = bitcast<u32>(_e481);
                    let _e485 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e488 = reference_2.member[_e393];
                let _e494 = params_1.member.member_13;
                let _e497 = (f32(bitcast<i32>(_e424)) * 0.0009765625f);
                let _e501 = ((32768f / _e494) * select(1f, _e497, (_e497 > 1f)));
                let _e513 = (f32(bitcast<i32>(_e428)) / _e501);
                let _e516 = (f32(bitcast<i32>(_e432)) / _e501);
                let _e519 = (f32(bitcast<i32>(_e436)) / _e501);
                let _e523 = ((_e400.x + (f32(bitcast<i32>(_e412)) / _e501)) + _e513);
                let _e524 = ((_e400.y + (f32(bitcast<i32>(_e416)) / _e501)) + _e516);
                let _e525 = ((_e400.z + (f32(bitcast<i32>(_e420)) / _e501)) + _e519);
                let _e527 = (_e523 - _e488.x);
                let _e528 = (_e524 - _e488.y);
                let _e529 = (_e525 - _e488.z);
                let _e535 = sqrt((((_e527 * _e527) + (_e528 * _e528)) + (_e529 * _e529)));
                if (_e535 > _e481) {
                    let _e539 = ((bitcast<u32>(_e535) & 2139095040u) != 2139095040u);
                    if _e539 {
                        let _e540 = (_e481 / _e535);
                        phi_8668_ = vec3<f32>((_e488.x + (_e527 * _e540)), (_e488.y + (_e528 * _e540)), (_e488.z + (_e529 * _e540)));
                    } else {
                        phi_8668_ = vec3<f32>();
                    }
                    let _e549 = phi_8668_;
                    phi_8670_ = _e549;
                    phi_8671_ = select(true, false, _e539);
                } else {
                    phi_8670_ = vec3<f32>();
                    phi_8671_ = true;
                }
                let _e552 = phi_8670_;
                let _e554 = phi_8671_;
                let _e556 = select(_e552, vec3<f32>(_e523, _e524, _e525), vec3(_e554));
                if (_e556.x == _e523) {
                    let _e560 = (_e556.y == _e524);
                    if _e560 {
                        phi_8688_ = (_e556.z == _e525);
                    } else {
                        phi_8688_ = bool();
                    }
                    let _e564 = phi_8688_;
                    phi_8690_ = _e564;
                    phi_8691_ = select(true, false, _e560);
                } else {
                    phi_8690_ = bool();
                    phi_8691_ = true;
                }
                let _e567 = phi_8690_;
                let _e569 = phi_8691_;
                if select(_e567, false, _e569) {
                    let _e588 = params_1.member.member_3;
                    phi_8723_ = vec3<f32>((_e456.x + (_e513 / _e588)), (_e456.y + (_e516 / _e588)), (_e456.z + (_e519 / _e588)));
                } else {
                    let _e578 = params_1.member.member_3;
                    phi_8723_ = vec3<f32>(((_e556.x - _e444) / _e578), ((_e556.y - _e448) / _e578), ((_e556.z - _e452) / _e578));
                }
                let _e597 = phi_8723_;
                let _e598 = (_e556.x - _e488.x);
                let _e600 = (_e556.y - _e488.y);
                let _e602 = (_e556.z - _e488.z);
                velocities_1.member[_e393] = vec4<f32>(_e597.x, _e597.y, _e597.z, _e456.w);
                let _e623 = sqrt((((_e597.x * _e597.x) + (_e597.y * _e597.y)) + (_e597.z * _e597.z)));
                if ((bitcast<u32>(_e556.x) & 2139095040u) != 2139095040u) {
                    let _e629 = ((bitcast<u32>(_e556.y) & 2139095040u) != 2139095040u);
                    if _e629 {
                        phi_8769_ = ((bitcast<u32>(_e556.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8769_ = bool();
                    }
                    let _e634 = phi_8769_;
                    phi_8771_ = _e634;
                    phi_8772_ = select(true, false, _e629);
                } else {
                    phi_8771_ = bool();
                    phi_8772_ = true;
                }
                let _e637 = phi_8771_;
                let _e639 = phi_8772_;
                if select(_e637, false, _e639) {
                    if ((bitcast<u32>(_e597.x) & 2139095040u) != 2139095040u) {
                        let _e646 = ((bitcast<u32>(_e597.y) & 2139095040u) != 2139095040u);
                        if _e646 {
                            phi_8795_ = ((bitcast<u32>(_e597.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8795_ = bool();
                        }
                        let _e651 = phi_8795_;
                        phi_8797_ = _e651;
                        phi_8798_ = select(true, false, _e646);
                    } else {
                        phi_8797_ = bool();
                        phi_8798_ = true;
                    }
                    let _e654 = phi_8797_;
                    let _e656 = phi_8798_;
                    if select(_e654, false, _e656) {
                        let _e660 = params_1.member.member_18;
                        let _e661 = (_e623 > _e660);
                        if _e661 {
                        } else {
                            let _e665 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e623));
                        }
                        phi_8815_ = _e661;
                    } else {
                        phi_8815_ = true;
                    }
                    let _e667 = phi_8815_;
                    phi_8816_ = _e667;
                } else {
                    phi_8816_ = true;
                }
                let _e669 = phi_8816_;
                if _e669 {
                    let _e672 = params_1.member.member_2;
                    let _e680 = atomicMin((&status_1.member[0u]), ((select(_e672, 126u, (_e672 > 126u)) << bitcast<u32>(25u)) | _e393));
                }
                if (select(0u, 1u, (sqrt((((_e598 * _e598) + (_e600 * _e600)) + (_e602 * _e602))) > (0.999f * _e481))) == 0u) {
                } else {
                    let _e684 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8837_ = _e556;
            } else {
                phi_8837_ = vec3<f32>(_e444, _e448, _e452);
            }
            let _e686 = phi_8837_;
            phi_8838_ = _e686;
        } else {
            phi_8838_ = vec3<f32>(_e400.x, _e400.y, _e400.z);
        }
        let _e688 = phi_8838_;
        let _e689 = (3u * _e393);
        positions_3.member[_e689] = _e688.x;
        positions_3.member[(_e689 + 1u)] = _e688.y;
        positions_3.member[(_e689 + 2u)] = _e688.z;
    }
    return;
}

fn function_27() {
    var phi_8925_: vec3<f32>;
    var phi_8928_: u32;
    var phi_8926_: vec3<f32>;
    var phi_8929_: u32;
    var phi_9010_: bool;
    var phi_9024_: vec3<f32>;
    var phi_9027_: u32;
    var phi_9025_: vec3<f32>;
    var phi_9028_: u32;
    var phi_9128_: vec3<f32>;
    var phi_9161_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member;
    if (_e393 < _e396) {
        let _e398 = (3u * _e393);
        let _e401 = positions.member[_e398];
        let _e405 = positions.member[(_e398 + 1u)];
        let _e409 = positions.member[(_e398 + 2u)];
        let _e412 = velocities.member[_e393];
        let _e416 = starts_1.member[_e393][0u];
        let _e420 = starts_1.member[_e393][1u];
        let _e421 = (_e393 + 1u);
        let _e425 = starts_1.member[_e421][0u];
        let _e429 = starts_1.member[_e421][1u];
        phi_8925_ = vec3<f32>(0f, 0f, 0f);
        phi_8928_ = _e416;
        loop {
            let _e434 = phi_8925_;
            let _e436 = phi_8928_;
            local_43 = _e434;
            local_45 = _e434;
            let _e437 = (_e436 < _e425);
            if _e437 {
                let _e440 = springs.member[_e436];
                let _e442 = (3u * _e440.member);
                let _e445 = positions.member[_e442];
                let _e449 = positions.member[(_e442 + 1u)];
                let _e453 = positions.member[(_e442 + 2u)];
                let _e456 = velocities.member[_e440.member];
                let _e460 = (_e445 - _e401);
                let _e461 = (_e449 - _e405);
                let _e462 = (_e453 - _e409);
                let _e468 = sqrt((((_e460 * _e460) + (_e461 * _e461)) + (_e462 * _e462)));
                let _e470 = select(0.00000000000000000001f, _e468, (_e468 > 0.00000000000000000001f));
                let _e475 = ((_e440.member_2 * (_e470 - _e440.member_1)) / _e470);
                phi_8926_ = vec3<f32>((_e434.x + ((_e460 * _e475) - ((_e412.x - _e456.x) * _e440.member_3))), (_e434.y + ((_e461 * _e475) - ((_e412.y - _e456.y) * _e440.member_3))), (_e434.z + ((_e462 * _e475) - ((_e412.z - _e456.z) * _e440.member_3))));
                phi_8929_ = (_e436 + 1u);
            } else {
                break;
            }
            let _e498 = phi_8926_;
            let _e500 = phi_8929_;
            continue;
            continuing {
                phi_8925_ = _e498;
                phi_8928_ = _e500;
            }
        }
        let _e504 = params_1.member.member_7;
        if (_e504 > 0f) {
            phi_9010_ = true;
        } else {
            let _e508 = params_1.member.member_11;
            phi_9010_ = (_e508 > 0f);
        }
        let _e511 = phi_9010_;
        if _e511 {
            let _e514 = params_1.member.member_8;
            let _e517 = params_1.member.member_9;
            let _e520 = params_1.member.member_10;
            let _e521 = (_e514 - _e412.x);
            let _e522 = (_e517 - _e412.y);
            let _e523 = (_e520 - _e412.z);
            let _e685 = local_43;
            phi_9024_ = _e685;
            phi_9027_ = _e420;
            loop {
                let _e525 = phi_9024_;
                let _e527 = phi_9027_;
                local_44 = _e525;
                let _e528 = (_e527 < _e429);
                if _e528 {
                    let _e532 = fan_triangles.member[_e527][0u];
                    let _e536 = fan_triangles.member[_e527][1u];
                    let _e537 = (3u * _e532);
                    let _e540 = positions.member[_e537];
                    let _e544 = positions.member[(_e537 + 1u)];
                    let _e548 = positions.member[(_e537 + 2u)];
                    let _e549 = (3u * _e536);
                    let _e552 = positions.member[_e549];
                    let _e556 = positions.member[(_e549 + 1u)];
                    let _e560 = positions.member[(_e549 + 2u)];
                    let _e563 = params_1.member.member_11;
                    let _e564 = (_e540 - _e401);
                    let _e565 = (_e544 - _e405);
                    let _e566 = (_e548 - _e409);
                    let _e567 = (_e552 - _e401);
                    let _e568 = (_e556 - _e405);
                    let _e569 = (_e560 - _e409);
                    let _e572 = ((_e565 * _e569) - (_e568 * _e566));
                    let _e575 = ((_e566 * _e567) - (_e569 * _e564));
                    let _e578 = ((_e564 * _e568) - (_e567 * _e565));
                    let _e584 = sqrt((((_e572 * _e572) + (_e575 * _e575)) + (_e578 * _e578)));
                    let _e586 = select(0.00000000000000000001f, _e584, (_e584 > 0.00000000000000000001f));
                    let _e593 = ((((_e521 * _e572) + (_e522 * _e575)) + (_e523 * _e578)) / (_e586 * _e586));
                    let _e594 = (_e572 * _e593);
                    let _e595 = (_e575 * _e593);
                    let _e596 = (_e578 * _e593);
                    let _e609 = (_e586 * 0.16666667f);
                    phi_9025_ = vec3<f32>((_e525.x + (((_e594 * _e504) + ((_e521 - _e594) * _e563)) * _e609)), (_e525.y + (((_e595 * _e504) + ((_e522 - _e595) * _e563)) * _e609)), (_e525.z + (((_e596 * _e504) + ((_e523 - _e596) * _e563)) * _e609)));
                    phi_9028_ = (_e527 + 1u);
                } else {
                    break;
                }
                let _e622 = phi_9025_;
                let _e624 = phi_9028_;
                continue;
                continuing {
                    phi_9024_ = _e622;
                    phi_9027_ = _e624;
                }
            }
            let _e691 = local_44;
            phi_9128_ = _e691;
        } else {
            let _e693 = local_45;
            phi_9128_ = _e693;
        }
        let _e627 = phi_9128_;
        if (_e412.w > 0f) {
            let _e632 = params_1.member.member_4;
            let _e635 = params_1.member.member_5;
            let _e638 = params_1.member.member_6;
            let _e650 = params_1.member.member_3;
            phi_9161_ = vec4<f32>((_e412.x + ((_e632 + (_e627.x * _e412.w)) * _e650)), (_e412.y + ((_e635 + (_e627.y * _e412.w)) * _e650)), (_e412.z + ((_e638 + (_e627.z * _e412.w)) * _e650)), _e412.w);
        } else {
            phi_9161_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e659 = phi_9161_;
        new_velocities.member[_e393] = _e659;
        let _e667 = params_1.member.member_3;
        predicted_4.member[_e393] = vec4<f32>((_e401 + (_e659.x * _e667)), (_e405 + (_e659.y * _e667)), (_e409 + (_e659.z * _e667)), _e659.w);
    }
    return;
}

fn function_28() {
    var phi_9246_: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member_1;
    let _e399 = params_1.member.member;
    if (_e393 < (_e396 - _e399)) {
        let _e402 = (3u * _e393);
        let _e405 = frame_start.member[_e402];
        let _e406 = (_e402 + 1u);
        let _e409 = frame_start.member[_e406];
        let _e410 = (_e402 + 2u);
        let _e413 = frame_start.member[_e410];
        let _e416 = frame_end.member[_e402];
        let _e419 = frame_end.member[_e406];
        let _e422 = frame_end.member[_e410];
        let _e427 = params_1.member.member_17;
        if (_e427 >= 1f) {
            phi_9246_ = vec3<f32>(_e416, _e419, _e422);
        } else {
            phi_9246_ = vec3<f32>((_e405 + ((_e416 - _e405) * _e427)), (_e409 + ((_e419 - _e409) * _e427)), (_e413 + ((_e422 - _e413) * _e427)));
        }
        let _e440 = phi_9246_;
        predicted_5.member[(_e399 + _e393)] = vec4<f32>(_e440.x, _e440.y, _e440.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_9298_: vec3<f32>;
    var phi_9301_: u32;
    var phi_9360_: vec3<f32>;
    var phi_9299_: vec3<f32>;
    var phi_9302_: u32;
    var phi_9373_: vec3<f32>;
    var phi_9420_: vec3<f32>;
    var phi_9422_: vec3<f32>;
    var phi_9423_: bool;
    var phi_9440_: bool;
    var phi_9442_: bool;
    var phi_9443_: bool;
    var phi_9455_: type_72;
    var local_46: vec3<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_1.member.member;
    if (_e393 < _e396) {
        let _e400 = predicted_6.member[_e393];
        let _e404 = starts_2.member[_e393][0u];
        let _e409 = starts_2.member[(_e393 + 1u)][0u];
        let _e412 = params_1.member.member_12;
        if (_e412 > 0f) {
            phi_9298_ = vec3<f32>(0f, 0f, 0f);
            phi_9301_ = _e404;
            loop {
                let _e415 = phi_9298_;
                let _e417 = phi_9301_;
                local_46 = _e415;
                let _e418 = (_e417 < _e409);
                if _e418 {
                    let _e421 = springs_1.member[_e417];
                    let _e425 = predicted_6.member[_e421.member];
                    let _e432 = (_e425.x - _e400.x);
                    let _e433 = (_e425.y - _e400.y);
                    let _e434 = (_e425.z - _e400.z);
                    let _e440 = sqrt((((_e432 * _e432) + (_e433 * _e433)) + (_e434 * _e434)));
                    let _e442 = select(0.00000000000000000001f, _e440, (_e440 > 0.00000000000000000001f));
                    let _e445 = (_e442 - (_e412 * _e421.member_1));
                    let _e448 = (_e400.w + _e425.w);
                    if (_e445 > 0f) {
                        let _e455 = (((0.25f * (_e400.w / select(0.00000000000000000001f, _e448, (_e448 > 0.00000000000000000001f)))) * _e445) / _e442);
                        phi_9360_ = vec3<f32>((_e432 * _e455), (_e433 * _e455), (_e434 * _e455));
                    } else {
                        phi_9360_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e461 = phi_9360_;
                    phi_9299_ = (_e415 + _e461);
                    phi_9302_ = (_e417 + 1u);
                } else {
                    break;
                }
                let _e465 = phi_9299_;
                let _e467 = phi_9302_;
                continue;
                continuing {
                    phi_9298_ = _e465;
                    phi_9301_ = _e467;
                }
            }
            let _e571 = local_46;
            phi_9373_ = _e571;
        } else {
            phi_9373_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e470 = phi_9373_;
        let _e473 = reference_2.member[_e393];
        let _e479 = bounds_2.member[_e393];
        let _e480 = bitcast<f32>(_e479);
        let _e485 = (_e400.x + _e470.x);
        let _e487 = (_e400.y + _e470.y);
        let _e489 = (_e400.z + _e470.z);
        let _e490 = vec3<f32>(_e400.x, _e400.y, _e400.z);
        let _e492 = (_e485 - _e473.x);
        let _e493 = (_e487 - _e473.y);
        let _e494 = (_e489 - _e473.z);
        let _e500 = sqrt((((_e492 * _e492) + (_e493 * _e493)) + (_e494 * _e494)));
        if (_e500 > _e480) {
            let _e504 = ((bitcast<u32>(_e500) & 2139095040u) != 2139095040u);
            if _e504 {
                let _e505 = (_e480 / _e500);
                phi_9420_ = vec3<f32>((_e473.x + (_e492 * _e505)), (_e473.y + (_e493 * _e505)), (_e473.z + (_e494 * _e505)));
            } else {
                phi_9420_ = vec3<f32>();
            }
            let _e514 = phi_9420_;
            phi_9422_ = _e514;
            phi_9423_ = select(true, false, _e504);
        } else {
            phi_9422_ = vec3<f32>();
            phi_9423_ = true;
        }
        let _e517 = phi_9422_;
        let _e519 = phi_9423_;
        let _e521 = select(_e517, (_e490 + _e470), vec3(_e519));
        if (_e521.x == _e485) {
            let _e525 = (_e521.y == _e487);
            if _e525 {
                phi_9440_ = (_e521.z == _e489);
            } else {
                phi_9440_ = bool();
            }
            let _e529 = phi_9440_;
            phi_9442_ = _e529;
            phi_9443_ = select(true, false, _e525);
        } else {
            phi_9442_ = bool();
            phi_9443_ = true;
        }
        let _e532 = phi_9442_;
        let _e534 = phi_9443_;
        if select(_e532, false, _e534) {
            phi_9455_ = type_72(_e521, _e470);
        } else {
            phi_9455_ = type_72(_e521, (_e521 - _e490));
        }
        let _e540 = phi_9455_;
        shortened.member[_e393] = vec4<f32>(_e540.member.x, _e540.member.y, _e540.member.z, _e400.w);
        let _e552 = new_velocities_2.member[_e393];
        let _e555 = params_1.member.member_3;
        new_velocities_2.member[_e393] = (_e552 + vec4<f32>((_e540.member_1.x / _e555), (_e540.member_1.y / _e555), (_e540.member_1.z / _e555), 0f));
    }
    return;
}

fn function_30() {
    var phi_9538_: bool;
    var phi_9553_: bool;
    var phi_9568_: bool;
    var phi_9583_: bool;
    var phi_9584_: bool;
    var phi_9585_: bool;
    var phi_9586_: bool;
    var phi_9587_: bool;
    var phi_9588_: bool;
    var phi_9880_: bool;
    var phi_9893_: bool;
    var phi_9925_: f32;
    var phi_9928_: vec3<f32>;
    var phi_9930_: vec3<f32>;
    var phi_9931_: bool;
    var phi_9932_: vec3<f32>;
    var phi_9933_: bool;
    var phi_9946_: bool;
    var phi_9978_: f32;
    var phi_9981_: vec3<f32>;
    var phi_9983_: vec3<f32>;
    var phi_9984_: bool;
    var phi_9985_: vec3<f32>;
    var phi_9986_: bool;
    var phi_10021_: f32;
    var phi_10024_: vec3<f32>;
    var phi_10026_: vec3<f32>;
    var phi_10027_: bool;
    var phi_10028_: vec3<f32>;
    var phi_10029_: bool;
    var phi_10051_: f32;
    var phi_10062_: f32;
    var phi_10066_: vec3<f32>;
    var phi_10067_: vec3<f32>;
    var phi_10068_: vec3<f32>;
    var phi_10069_: vec3<f32>;
    var phi_10070_: vec3<f32>;
    var phi_10071_: vec3<f32>;
    var phi_9766_: f32;
    var phi_9778_: f32;
    var phi_9754_: f32;
    var phi_9781_: f32;
    var phi_9794_: f32;
    var phi_9811_: f32;
    var phi_9812_: f32;
    var phi_10079_: vec4<f32>;
    var phi_10126_: vec3<f32>;
    var phi_10173_: vec3<f32>;
    var phi_10182_: vec3<f32>;
    var phi_10183_: f32;
    var phi_10184_: vec3<f32>;
    var phi_10185_: f32;
    var phi_10186_: vec3<f32>;
    var phi_10187_: f32;
    var phi_10245_: bool;
    var phi_10247_: bool;
    var phi_10248_: bool;
    var phi_10357_: f32;
    var phi_10376_: type_61;
    var phi_10377_: type_61;
    var phi_10378_: type_61;
    var phi_10404_: bool;
    var phi_10406_: bool;
    var phi_10407_: bool;
    var phi_10408_: bool;
    var phi_10409_: bool;
    var phi_10443_: bool;
    var phi_10445_: bool;
    var phi_10446_: bool;
    var phi_10447_: bool;
    var phi_10448_: bool;
    var phi_10454_: bool;
    var phi_10497_: f32;
    var phi_10504_: f32;
    var phi_10526_: f32;
    var phi_10533_: f32;
    var phi_10555_: f32;
    var phi_10562_: f32;
    var phi_10584_: f32;
    var phi_10591_: f32;
    var phi_10613_: f32;
    var phi_10620_: f32;
    var phi_10642_: f32;
    var phi_10649_: f32;
    var phi_10671_: f32;
    var phi_10678_: f32;
    var phi_10759_: f32;
    var phi_10766_: f32;
    var phi_10788_: f32;
    var phi_10795_: f32;
    var phi_10817_: f32;
    var phi_10824_: f32;
    var phi_10846_: f32;
    var phi_10853_: f32;
    var phi_10875_: f32;
    var phi_10882_: f32;
    var phi_10904_: f32;
    var phi_10911_: f32;
    var phi_10933_: f32;
    var phi_10940_: f32;
    var phi_11021_: f32;
    var phi_11028_: f32;
    var phi_11050_: f32;
    var phi_11057_: f32;
    var phi_11079_: f32;
    var phi_11086_: f32;
    var phi_11108_: f32;
    var phi_11115_: f32;
    var phi_11137_: f32;
    var phi_11144_: f32;
    var phi_11166_: f32;
    var phi_11173_: f32;
    var phi_11195_: f32;
    var phi_11202_: f32;
    var phi_11283_: f32;
    var phi_11290_: f32;
    var phi_11312_: f32;
    var phi_11319_: f32;
    var phi_11341_: f32;
    var phi_11348_: f32;
    var phi_11370_: f32;
    var phi_11377_: f32;
    var phi_11399_: f32;
    var phi_11406_: f32;
    var phi_11428_: f32;
    var phi_11435_: f32;
    var phi_11457_: f32;
    var phi_11464_: f32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = near_3.member[0u];
    let _e399 = params_1.member.member_20;
    if (_e393 < select(_e399, _e396, (_e396 < _e399))) {
        let _e404 = ((_e393 + 1u) * 4u);
        let _e407 = near_3.member[_e404];
        let _e409 = ((_e407 & 2147483648u) != 0u);
        let _e410 = (_e407 & 2147483647u);
        let _e414 = near_3.member[(_e404 + 1u)];
        let _e418 = near_3.member[(_e404 + 2u)];
        let _e422 = near_3.member[(_e404 + 3u)];
        let _e425 = params_1.member.member;
        if (_e410 < _e425) {
            let _e431 = atomicLoad((&pushes_3.member[((_e410 * 8u) + 7u)]));
            phi_9538_ = (_e431 != 0u);
        } else {
            phi_9538_ = false;
        }
        let _e434 = phi_9538_;
        if _e434 {
            phi_9587_ = bool();
            phi_9588_ = true;
        } else {
            if (_e414 < _e425) {
                let _e440 = atomicLoad((&pushes_3.member[((_e414 * 8u) + 7u)]));
                phi_9553_ = (_e440 != 0u);
            } else {
                phi_9553_ = false;
            }
            let _e443 = phi_9553_;
            if _e443 {
                phi_9585_ = bool();
                phi_9586_ = true;
            } else {
                if (_e418 < _e425) {
                    let _e449 = atomicLoad((&pushes_3.member[((_e418 * 8u) + 7u)]));
                    phi_9568_ = (_e449 != 0u);
                } else {
                    phi_9568_ = false;
                }
                let _e452 = phi_9568_;
                if _e452 {
                    phi_9584_ = bool();
                } else {
                    if (_e422 < _e425) {
                        let _e458 = atomicLoad((&pushes_3.member[((_e422 * 8u) + 7u)]));
                        phi_9583_ = (_e458 != 0u);
                    } else {
                        phi_9583_ = false;
                    }
                    let _e461 = phi_9583_;
                    phi_9584_ = _e461;
                }
                let _e463 = phi_9584_;
                phi_9585_ = _e463;
                phi_9586_ = _e452;
            }
            let _e465 = phi_9585_;
            let _e467 = phi_9586_;
            phi_9587_ = _e465;
            phi_9588_ = _e467;
        }
        let _e469 = phi_9587_;
        let _e471 = phi_9588_;
        let _e475 = predicted_1.member[_e410];
        let _e478 = predicted_1.member[_e414];
        let _e481 = predicted_1.member[_e418];
        let _e484 = predicted_1.member[_e422];
        let _e488 = (3u * _e410);
        let _e491 = positions_4.member[_e488];
        let _e495 = positions_4.member[(_e488 + 1u)];
        let _e499 = positions_4.member[(_e488 + 2u)];
        let _e506 = (3u * _e414);
        let _e509 = positions_4.member[_e506];
        let _e513 = positions_4.member[(_e506 + 1u)];
        let _e517 = positions_4.member[(_e506 + 2u)];
        let _e524 = (3u * _e418);
        let _e527 = positions_4.member[_e524];
        let _e531 = positions_4.member[(_e524 + 1u)];
        let _e535 = positions_4.member[(_e524 + 2u)];
        let _e542 = (3u * _e422);
        let _e545 = positions_4.member[_e542];
        let _e549 = positions_4.member[(_e542 + 1u)];
        let _e553 = positions_4.member[(_e542 + 2u)];
        if _e409 {
            let _e746 = (_e478.x - _e475.x);
            let _e747 = (_e478.y - _e475.y);
            let _e748 = (_e478.z - _e475.z);
            let _e749 = (_e484.x - _e481.x);
            let _e750 = (_e484.y - _e481.y);
            let _e751 = (_e484.z - _e481.z);
            let _e752 = (_e475.x - _e481.x);
            let _e753 = (_e475.y - _e481.y);
            let _e754 = (_e475.z - _e481.z);
            let _e759 = (((_e746 * _e746) + (_e747 * _e747)) + (_e748 * _e748));
            let _e761 = select(0.000000000000000000000000000001f, _e759, (_e759 > 0.000000000000000000000000000001f));
            let _e766 = (((_e749 * _e749) + (_e750 * _e750)) + (_e751 * _e751));
            let _e768 = select(0.000000000000000000000000000001f, _e766, (_e766 > 0.000000000000000000000000000001f));
            let _e773 = (((_e746 * _e752) + (_e747 * _e753)) + (_e748 * _e754));
            let _e778 = (((_e749 * _e752) + (_e750 * _e753)) + (_e751 * _e754));
            let _e783 = (((_e746 * _e749) + (_e747 * _e750)) + (_e748 * _e751));
            let _e786 = ((_e761 * _e768) - (_e783 * _e783));
            if (_e786 > ((0.000001f * _e761) * _e768)) {
                let _e809 = (((_e783 * _e778) - (_e773 * _e768)) / _e786);
                if (_e809 > 1f) {
                    phi_9754_ = 1f;
                } else {
                    phi_9754_ = select(0f, _e809, (_e809 > 0f));
                }
                let _e814 = phi_9754_;
                phi_9781_ = _e814;
            } else {
                let _e791 = (-(_e773) / _e761);
                if (_e791 > 1f) {
                    phi_9766_ = 1f;
                } else {
                    phi_9766_ = select(0f, _e791, (_e791 > 0f));
                }
                let _e796 = phi_9766_;
                let _e798 = ((_e783 - _e773) / _e761);
                if (_e798 > 1f) {
                    phi_9778_ = 1f;
                } else {
                    phi_9778_ = select(0f, _e798, (_e798 > 0f));
                }
                let _e803 = phi_9778_;
                phi_9781_ = (0.5f * (_e796 + _e803));
            }
            let _e816 = phi_9781_;
            let _e819 = (((_e783 * _e816) + _e778) / _e768);
            if (_e819 > 1f) {
                phi_9794_ = 1f;
            } else {
                phi_9794_ = select(0f, _e819, (_e819 > 0f));
            }
            let _e824 = phi_9794_;
            if (_e819 != _e824) {
                let _e828 = (((_e783 * _e824) - _e773) / _e761);
                if (_e828 > 1f) {
                    phi_9811_ = 1f;
                } else {
                    phi_9811_ = select(0f, _e828, (_e828 > 0f));
                }
                let _e833 = phi_9811_;
                phi_9812_ = _e833;
            } else {
                phi_9812_ = _e816;
            }
            let _e835 = phi_9812_;
            phi_10079_ = vec4<f32>((1f - _e835), _e835, (_e824 - 1f), -(_e824));
        } else {
            let _e561 = (_e481.x - _e478.x);
            let _e562 = (_e481.y - _e478.y);
            let _e563 = (_e481.z - _e478.z);
            let _e564 = (_e484.x - _e478.x);
            let _e565 = (_e484.y - _e478.y);
            let _e566 = (_e484.z - _e478.z);
            let _e567 = (_e475.x - _e478.x);
            let _e568 = (_e475.y - _e478.y);
            let _e569 = (_e475.z - _e478.z);
            let _e574 = (((_e561 * _e567) + (_e562 * _e568)) + (_e563 * _e569));
            let _e579 = (((_e564 * _e567) + (_e565 * _e568)) + (_e566 * _e569));
            let _e580 = (_e475.x - _e481.x);
            let _e581 = (_e475.y - _e481.y);
            let _e582 = (_e475.z - _e481.z);
            let _e587 = (((_e561 * _e580) + (_e562 * _e581)) + (_e563 * _e582));
            let _e592 = (((_e564 * _e580) + (_e565 * _e581)) + (_e566 * _e582));
            let _e593 = (_e475.x - _e484.x);
            let _e594 = (_e475.y - _e484.y);
            let _e595 = (_e475.z - _e484.z);
            let _e600 = (((_e561 * _e593) + (_e562 * _e594)) + (_e563 * _e595));
            let _e605 = (((_e564 * _e593) + (_e565 * _e594)) + (_e566 * _e595));
            let _e608 = ((_e587 * _e605) - (_e600 * _e592));
            let _e611 = ((_e600 * _e579) - (_e574 * _e605));
            let _e614 = ((_e574 * _e592) - (_e587 * _e579));
            if (_e574 <= 0f) {
                phi_9880_ = select(true, false, (_e579 <= 0f));
            } else {
                phi_9880_ = true;
            }
            let _e619 = phi_9880_;
            if _e619 {
                if (_e587 >= 0f) {
                    phi_9893_ = select(true, false, (_e592 <= _e587));
                } else {
                    phi_9893_ = true;
                }
                let _e624 = phi_9893_;
                if _e624 {
                    if (_e614 <= 0f) {
                        if (_e574 >= 0f) {
                            let _e627 = (_e587 <= 0f);
                            if _e627 {
                                let _e628 = (_e574 - _e587);
                                let _e631 = (_e574 / select(0.000000000000000000000000000001f, _e628, (_e628 > 0.000000000000000000000000000001f)));
                                if (_e631 > 1f) {
                                    phi_9925_ = 1f;
                                } else {
                                    phi_9925_ = select(0f, _e631, (_e631 > 0f));
                                }
                                let _e636 = phi_9925_;
                                phi_9928_ = vec3<f32>((1f - _e636), _e636, 0f);
                            } else {
                                phi_9928_ = vec3<f32>();
                            }
                            let _e640 = phi_9928_;
                            phi_9930_ = _e640;
                            phi_9931_ = select(true, false, _e627);
                        } else {
                            phi_9930_ = vec3<f32>();
                            phi_9931_ = true;
                        }
                        let _e643 = phi_9930_;
                        let _e645 = phi_9931_;
                        phi_9932_ = _e643;
                        phi_9933_ = _e645;
                    } else {
                        phi_9932_ = vec3<f32>();
                        phi_9933_ = true;
                    }
                    let _e647 = phi_9932_;
                    let _e649 = phi_9933_;
                    if _e649 {
                        if (_e605 >= 0f) {
                            phi_9946_ = select(true, false, (_e600 <= _e605));
                        } else {
                            phi_9946_ = true;
                        }
                        let _e654 = phi_9946_;
                        if _e654 {
                            if (_e611 <= 0f) {
                                if (_e579 >= 0f) {
                                    let _e657 = (_e605 <= 0f);
                                    if _e657 {
                                        let _e658 = (_e579 - _e605);
                                        let _e661 = (_e579 / select(0.000000000000000000000000000001f, _e658, (_e658 > 0.000000000000000000000000000001f)));
                                        if (_e661 > 1f) {
                                            phi_9978_ = 1f;
                                        } else {
                                            phi_9978_ = select(0f, _e661, (_e661 > 0f));
                                        }
                                        let _e666 = phi_9978_;
                                        phi_9981_ = vec3<f32>((1f - _e666), 0f, _e666);
                                    } else {
                                        phi_9981_ = vec3<f32>();
                                    }
                                    let _e670 = phi_9981_;
                                    phi_9983_ = _e670;
                                    phi_9984_ = select(true, false, _e657);
                                } else {
                                    phi_9983_ = vec3<f32>();
                                    phi_9984_ = true;
                                }
                                let _e673 = phi_9983_;
                                let _e675 = phi_9984_;
                                phi_9985_ = _e673;
                                phi_9986_ = _e675;
                            } else {
                                phi_9985_ = vec3<f32>();
                                phi_9986_ = true;
                            }
                            let _e677 = phi_9985_;
                            let _e679 = phi_9986_;
                            if _e679 {
                                if (_e608 <= 0f) {
                                    if (_e592 >= _e587) {
                                        let _e682 = (_e600 >= _e605);
                                        if _e682 {
                                            let _e683 = (_e592 - _e587);
                                            let _e685 = (_e683 + (_e600 - _e605));
                                            let _e688 = (_e683 / select(0.000000000000000000000000000001f, _e685, (_e685 > 0.000000000000000000000000000001f)));
                                            if (_e688 > 1f) {
                                                phi_10021_ = 1f;
                                            } else {
                                                phi_10021_ = select(0f, _e688, (_e688 > 0f));
                                            }
                                            let _e693 = phi_10021_;
                                            phi_10024_ = vec3<f32>(0f, (1f - _e693), _e693);
                                        } else {
                                            phi_10024_ = vec3<f32>();
                                        }
                                        let _e697 = phi_10024_;
                                        phi_10026_ = _e697;
                                        phi_10027_ = select(true, false, _e682);
                                    } else {
                                        phi_10026_ = vec3<f32>();
                                        phi_10027_ = true;
                                    }
                                    let _e700 = phi_10026_;
                                    let _e702 = phi_10027_;
                                    phi_10028_ = _e700;
                                    phi_10029_ = _e702;
                                } else {
                                    phi_10028_ = vec3<f32>();
                                    phi_10029_ = true;
                                }
                                let _e704 = phi_10028_;
                                let _e706 = phi_10029_;
                                if _e706 {
                                    let _e708 = ((_e608 + _e611) + _e614);
                                    let _e711 = (1f / select(0.000000000000000000000000000001f, _e708, (_e708 > 0.000000000000000000000000000001f)));
                                    let _e712 = (_e611 * _e711);
                                    if (_e712 > 1f) {
                                        phi_10051_ = 1f;
                                    } else {
                                        phi_10051_ = select(0f, _e712, (_e712 > 0f));
                                    }
                                    let _e717 = phi_10051_;
                                    let _e718 = (_e614 * _e711);
                                    if (_e718 > 1f) {
                                        phi_10062_ = 1f;
                                    } else {
                                        phi_10062_ = select(0f, _e718, (_e718 > 0f));
                                    }
                                    let _e723 = phi_10062_;
                                    phi_10066_ = vec3<f32>(((1f - _e717) - _e723), _e717, _e723);
                                } else {
                                    phi_10066_ = _e704;
                                }
                                let _e728 = phi_10066_;
                                phi_10067_ = _e728;
                            } else {
                                phi_10067_ = _e677;
                            }
                            let _e730 = phi_10067_;
                            phi_10068_ = _e730;
                        } else {
                            phi_10068_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e732 = phi_10068_;
                        phi_10069_ = _e732;
                    } else {
                        phi_10069_ = _e647;
                    }
                    let _e734 = phi_10069_;
                    phi_10070_ = _e734;
                } else {
                    phi_10070_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e736 = phi_10070_;
                phi_10071_ = _e736;
            } else {
                phi_10071_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e738 = phi_10071_;
            phi_10079_ = vec4<f32>(1f, -(_e738.x), -(_e738.y), -(_e738.z));
        }
        let _e841 = phi_10079_;
        let _e864 = ((((_e475.x * _e841.x) + (_e478.x * _e841.y)) + (_e481.x * _e841.z)) + (_e484.x * _e841.w));
        let _e865 = ((((_e475.y * _e841.x) + (_e478.y * _e841.y)) + (_e481.y * _e841.z)) + (_e484.y * _e841.w));
        let _e866 = ((((_e475.z * _e841.x) + (_e478.z * _e841.y)) + (_e481.z * _e841.z)) + (_e484.z * _e841.w));
        let _e872 = sqrt((((_e864 * _e864) + (_e865 * _e865)) + (_e866 * _e866)));
        if (_e872 > 0.000000000000000000000000000001f) {
            let _e874 = (1f / _e872);
            phi_10126_ = vec3<f32>((_e864 * _e874), (_e865 * _e874), (_e866 * _e874));
        } else {
            phi_10126_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e880 = phi_10126_;
        let _e883 = params_1.member.member_13;
        if (_e872 < (0.001f * _e883)) {
            if _e409 {
                phi_10184_ = vec3<f32>(0f, 0f, 0f);
                phi_10185_ = _e872;
            } else {
                if (_e414 >= _e425) {
                    let _e887 = (_e481.x - _e478.x);
                    let _e888 = (_e481.y - _e478.y);
                    let _e889 = (_e481.z - _e478.z);
                    let _e890 = (_e484.x - _e478.x);
                    let _e891 = (_e484.y - _e478.y);
                    let _e892 = (_e484.z - _e478.z);
                    let _e895 = ((_e888 * _e892) - (_e891 * _e889));
                    let _e898 = ((_e889 * _e890) - (_e892 * _e887));
                    let _e901 = ((_e887 * _e891) - (_e890 * _e888));
                    let _e907 = sqrt((((_e895 * _e895) + (_e898 * _e898)) + (_e901 * _e901)));
                    if (_e907 > 0.000000000000000000000000000001f) {
                        let _e909 = (1f / _e907);
                        phi_10173_ = vec3<f32>((_e895 * _e909), (_e898 * _e909), (_e901 * _e909));
                    } else {
                        phi_10173_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e915 = phi_10173_;
                    phi_10182_ = _e915;
                    phi_10183_ = (((_e864 * _e915.x) + (_e865 * _e915.y)) + (_e866 * _e915.z));
                } else {
                    phi_10182_ = vec3<f32>(0f, 0f, 0f);
                    phi_10183_ = _e872;
                }
                let _e925 = phi_10182_;
                let _e927 = phi_10183_;
                phi_10184_ = _e925;
                phi_10185_ = _e927;
            }
            let _e929 = phi_10184_;
            let _e931 = phi_10185_;
            phi_10186_ = _e929;
            phi_10187_ = _e931;
        } else {
            phi_10186_ = _e880;
            phi_10187_ = _e872;
        }
        let _e933 = phi_10186_;
        let _e935 = phi_10187_;
        let _e946 = (((((_e841.x * _e841.x) * _e475.w) + ((_e841.y * _e841.y) * _e478.w)) + ((_e841.z * _e841.z) * _e481.w)) + ((_e841.w * _e841.w) * _e484.w));
        let _e948 = select(_e484.w, _e481.w, (_e481.w > _e484.w));
        let _e950 = select(_e948, _e478.w, (_e478.w > _e948));
        let _e953 = (0.25f * select(_e950, _e475.w, (_e475.w > _e950)));
        let _e955 = select(_e953, _e946, (_e946 > _e953));
        let _e956 = type_61(_e841, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e935 < _e883) {
            if (_e955 > 0f) {
                let _e961 = global_1[0u];
                if (_e933.x == _e961) {
                    let _e965 = global_1[1u];
                    let _e966 = (_e933.y == _e965);
                    if _e966 {
                        let _e969 = global_1[2u];
                        phi_10245_ = (_e933.z == _e969);
                    } else {
                        phi_10245_ = bool();
                    }
                    let _e972 = phi_10245_;
                    phi_10247_ = _e972;
                    phi_10248_ = select(true, false, _e966);
                } else {
                    phi_10247_ = bool();
                    phi_10248_ = true;
                }
                let _e975 = phi_10247_;
                let _e977 = phi_10248_;
                if !(select(_e975, false, _e977)) {
                    let _e998 = (((((_e475.x - _e491) * _e841.x) + ((_e478.x - _e509) * _e841.y)) + ((_e481.x - _e527) * _e841.z)) + ((_e484.x - _e545) * _e841.w));
                    let _e999 = (((((_e475.y - _e495) * _e841.x) + ((_e478.y - _e513) * _e841.y)) + ((_e481.y - _e531) * _e841.z)) + ((_e484.y - _e549) * _e841.w));
                    let _e1000 = (((((_e475.z - _e499) * _e841.x) + ((_e478.z - _e517) * _e841.y)) + ((_e481.z - _e535) * _e841.z)) + ((_e484.z - _e553) * _e841.w));
                    let _e1007 = (((_e998 * _e933.x) + (_e999 * _e933.y)) + (_e1000 * _e933.z));
                    let _e1008 = -(_e1007);
                    let _e1010 = select(0f, _e1008, (_e1008 > 0f));
                    let _e1011 = (_e883 - _e935);
                    let _e1012 = (0.5f * _e1011);
                    let _e1015 = (_e1010 * (_e1011 * (8f / _e883)));
                    let _e1017 = select(_e1015, _e1012, (_e1012 > _e1015));
                    let _e1019 = select(_e1017, _e1010, (_e1010 < _e1017));
                    let _e1020 = (_e1012 - _e1019);
                    let _e1023 = (select(0f, _e1020, (_e1020 > 0f)) / _e955);
                    let _e1031 = (_e998 - (_e933.x * _e1007));
                    let _e1032 = (_e999 - (_e933.y * _e1007));
                    let _e1033 = (_e1000 - (_e933.z * _e1007));
                    let _e1039 = sqrt((((_e1031 * _e1031) + (_e1032 * _e1032)) + (_e1033 * _e1033)));
                    let _e1042 = params_1.member.member_15;
                    let _e1045 = (_e1042 * select(_e1019, _e1012, (_e1012 > _e1019)));
                    if (_e1039 > _e1045) {
                        phi_10357_ = (_e1045 / _e1039);
                    } else {
                        phi_10357_ = 1f;
                    }
                    let _e1049 = phi_10357_;
                    let _e1059 = (1f / _e955);
                    phi_10376_ = type_61(_e841, vec4<f32>((_e933.x * _e1023), (_e933.y * _e1023), (_e933.z * _e1023), 0f), vec4<f32>((((_e933.x * _e1019) - (_e1031 * _e1049)) * _e1059), (((_e933.y * _e1019) - (_e1032 * _e1049)) * _e1059), (((_e933.z * _e1019) - (_e1033 * _e1049)) * _e1059), 0f));
                } else {
                    phi_10376_ = _e956;
                }
                let _e1066 = phi_10376_;
                phi_10377_ = _e1066;
            } else {
                phi_10377_ = _e956;
            }
            let _e1068 = phi_10377_;
            phi_10378_ = _e1068;
        } else {
            phi_10378_ = _e956;
        }
        let _e1070 = phi_10378_;
        let _e1074 = global[0u];
        if (_e1070.member_1.x == _e1074) {
            let _e1079 = global[1u];
            if (_e1070.member_1.y == _e1079) {
                let _e1084 = global[2u];
                let _e1085 = (_e1070.member_1.z == _e1084);
                if _e1085 {
                    let _e1089 = global[3u];
                    phi_10404_ = (_e1070.member_1.w == _e1089);
                } else {
                    phi_10404_ = bool();
                }
                let _e1092 = phi_10404_;
                phi_10406_ = _e1092;
                phi_10407_ = select(true, false, _e1085);
            } else {
                phi_10406_ = bool();
                phi_10407_ = true;
            }
            let _e1095 = phi_10406_;
            let _e1097 = phi_10407_;
            phi_10408_ = _e1095;
            phi_10409_ = _e1097;
        } else {
            phi_10408_ = bool();
            phi_10409_ = true;
        }
        let _e1099 = phi_10408_;
        let _e1101 = phi_10409_;
        if !(select(_e1099, false, _e1101)) {
            phi_10454_ = true;
        } else {
            let _e1106 = global[0u];
            if (_e1070.member_2.x == _e1106) {
                let _e1111 = global[1u];
                if (_e1070.member_2.y == _e1111) {
                    let _e1116 = global[2u];
                    let _e1117 = (_e1070.member_2.z == _e1116);
                    if _e1117 {
                        let _e1121 = global[3u];
                        phi_10443_ = (_e1070.member_2.w == _e1121);
                    } else {
                        phi_10443_ = bool();
                    }
                    let _e1124 = phi_10443_;
                    phi_10445_ = _e1124;
                    phi_10446_ = select(true, false, _e1117);
                } else {
                    phi_10445_ = bool();
                    phi_10446_ = true;
                }
                let _e1127 = phi_10445_;
                let _e1129 = phi_10446_;
                phi_10447_ = _e1127;
                phi_10448_ = _e1129;
            } else {
                phi_10447_ = bool();
                phi_10448_ = true;
            }
            let _e1131 = phi_10447_;
            let _e1133 = phi_10448_;
            phi_10454_ = !(select(_e1131, false, _e1133));
        }
        let _e1137 = phi_10454_;
        if _e1137 {
            if select(_e469, true, _e471) {
            } else {
                if (_e475.w > 0f) {
                    let _e1141 = (_e1070.member.x * _e475.w);
                    let _e1156 = (32768f / _e883);
                    let _e1158 = (abs(_e1070.member.x) * 1024f);
                    if (_e1158 > 131072f) {
                        phi_10497_ = 131072f;
                    } else {
                        phi_10497_ = select(-131072f, _e1158, (_e1158 > -131072f));
                    }
                    let _e1163 = phi_10497_;
                    if (_e1163 < 0f) {
                        phi_10504_ = (_e1163 - 0.5f);
                    } else {
                        phi_10504_ = (_e1163 + 0.5f);
                    }
                    let _e1168 = phi_10504_;
                    let _e1177 = ((_e1070.member_1.x * _e1141) * _e1156);
                    if (_e1177 > 131072f) {
                        phi_10526_ = 131072f;
                    } else {
                        phi_10526_ = select(-131072f, _e1177, (_e1177 > -131072f));
                    }
                    let _e1182 = phi_10526_;
                    if (_e1182 < 0f) {
                        phi_10533_ = (_e1182 - 0.5f);
                    } else {
                        phi_10533_ = (_e1182 + 0.5f);
                    }
                    let _e1187 = phi_10533_;
                    let _e1196 = ((_e1070.member_1.y * _e1141) * _e1156);
                    if (_e1196 > 131072f) {
                        phi_10555_ = 131072f;
                    } else {
                        phi_10555_ = select(-131072f, _e1196, (_e1196 > -131072f));
                    }
                    let _e1201 = phi_10555_;
                    if (_e1201 < 0f) {
                        phi_10562_ = (_e1201 - 0.5f);
                    } else {
                        phi_10562_ = (_e1201 + 0.5f);
                    }
                    let _e1206 = phi_10562_;
                    let _e1215 = ((_e1070.member_1.z * _e1141) * _e1156);
                    if (_e1215 > 131072f) {
                        phi_10584_ = 131072f;
                    } else {
                        phi_10584_ = select(-131072f, _e1215, (_e1215 > -131072f));
                    }
                    let _e1220 = phi_10584_;
                    if (_e1220 < 0f) {
                        phi_10591_ = (_e1220 - 0.5f);
                    } else {
                        phi_10591_ = (_e1220 + 0.5f);
                    }
                    let _e1225 = phi_10591_;
                    let _e1234 = ((_e1070.member_2.x * _e1141) * _e1156);
                    if (_e1234 > 131072f) {
                        phi_10613_ = 131072f;
                    } else {
                        phi_10613_ = select(-131072f, _e1234, (_e1234 > -131072f));
                    }
                    let _e1239 = phi_10613_;
                    if (_e1239 < 0f) {
                        phi_10620_ = (_e1239 - 0.5f);
                    } else {
                        phi_10620_ = (_e1239 + 0.5f);
                    }
                    let _e1244 = phi_10620_;
                    let _e1252 = bitcast<u32>(select(0i, select(select(i32(_e1244), i32(-2147483648), (_e1244 < -2147483600f)), 2147483647i, (_e1244 > 2147483500f)), (_e1244 == _e1244)));
                    let _e1253 = ((_e1070.member_2.y * _e1141) * _e1156);
                    if (_e1253 > 131072f) {
                        phi_10642_ = 131072f;
                    } else {
                        phi_10642_ = select(-131072f, _e1253, (_e1253 > -131072f));
                    }
                    let _e1258 = phi_10642_;
                    if (_e1258 < 0f) {
                        phi_10649_ = (_e1258 - 0.5f);
                    } else {
                        phi_10649_ = (_e1258 + 0.5f);
                    }
                    let _e1263 = phi_10649_;
                    let _e1271 = bitcast<u32>(select(0i, select(select(i32(_e1263), i32(-2147483648), (_e1263 < -2147483600f)), 2147483647i, (_e1263 > 2147483500f)), (_e1263 == _e1263)));
                    let _e1272 = ((_e1070.member_2.z * _e1141) * _e1156);
                    if (_e1272 > 131072f) {
                        phi_10671_ = 131072f;
                    } else {
                        phi_10671_ = select(-131072f, _e1272, (_e1272 > -131072f));
                    }
                    let _e1277 = phi_10671_;
                    if (_e1277 < 0f) {
                        phi_10678_ = (_e1277 - 0.5f);
                    } else {
                        phi_10678_ = (_e1277 + 0.5f);
                    }
                    let _e1282 = phi_10678_;
                    let _e1290 = bitcast<u32>(select(0i, select(select(i32(_e1282), i32(-2147483648), (_e1282 < -2147483600f)), 2147483647i, (_e1282 > 2147483500f)), (_e1282 == _e1282)));
                    let _e1291 = (_e410 * 8u);
                    let _e1294 = atomicAdd((&pushes_3.member[_e1291]), bitcast<u32>(select(0i, select(select(i32(_e1187), i32(-2147483648), (_e1187 < -2147483600f)), 2147483647i, (_e1187 > 2147483500f)), (_e1187 == _e1187))));
                    let _e1298 = atomicAdd((&pushes_3.member[(_e1291 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1206), i32(-2147483648), (_e1206 < -2147483600f)), 2147483647i, (_e1206 > 2147483500f)), (_e1206 == _e1206))));
                    let _e1302 = atomicAdd((&pushes_3.member[(_e1291 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1225), i32(-2147483648), (_e1225 < -2147483600f)), 2147483647i, (_e1225 > 2147483500f)), (_e1225 == _e1225))));
                    let _e1306 = atomicAdd((&pushes_3.member[(_e1291 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1168), i32(-2147483648), (_e1168 < -2147483600f)), 2147483647i, (_e1168 > 2147483500f)), (_e1168 == _e1168))));
                    if (((_e1252 | _e1271) | _e1290) == 0u) {
                    } else {
                        let _e1313 = atomicAdd((&pushes_3.member[(_e1291 + 4u)]), _e1252);
                        let _e1317 = atomicAdd((&pushes_3.member[(_e1291 + 5u)]), _e1271);
                        let _e1321 = atomicAdd((&pushes_3.member[(_e1291 + 6u)]), _e1290);
                    }
                }
                if (_e478.w > 0f) {
                    let _e1325 = (_e1070.member.y * _e478.w);
                    let _e1340 = (32768f / _e883);
                    let _e1342 = (abs(_e1070.member.y) * 1024f);
                    if (_e1342 > 131072f) {
                        phi_10759_ = 131072f;
                    } else {
                        phi_10759_ = select(-131072f, _e1342, (_e1342 > -131072f));
                    }
                    let _e1347 = phi_10759_;
                    if (_e1347 < 0f) {
                        phi_10766_ = (_e1347 - 0.5f);
                    } else {
                        phi_10766_ = (_e1347 + 0.5f);
                    }
                    let _e1352 = phi_10766_;
                    let _e1361 = ((_e1070.member_1.x * _e1325) * _e1340);
                    if (_e1361 > 131072f) {
                        phi_10788_ = 131072f;
                    } else {
                        phi_10788_ = select(-131072f, _e1361, (_e1361 > -131072f));
                    }
                    let _e1366 = phi_10788_;
                    if (_e1366 < 0f) {
                        phi_10795_ = (_e1366 - 0.5f);
                    } else {
                        phi_10795_ = (_e1366 + 0.5f);
                    }
                    let _e1371 = phi_10795_;
                    let _e1380 = ((_e1070.member_1.y * _e1325) * _e1340);
                    if (_e1380 > 131072f) {
                        phi_10817_ = 131072f;
                    } else {
                        phi_10817_ = select(-131072f, _e1380, (_e1380 > -131072f));
                    }
                    let _e1385 = phi_10817_;
                    if (_e1385 < 0f) {
                        phi_10824_ = (_e1385 - 0.5f);
                    } else {
                        phi_10824_ = (_e1385 + 0.5f);
                    }
                    let _e1390 = phi_10824_;
                    let _e1399 = ((_e1070.member_1.z * _e1325) * _e1340);
                    if (_e1399 > 131072f) {
                        phi_10846_ = 131072f;
                    } else {
                        phi_10846_ = select(-131072f, _e1399, (_e1399 > -131072f));
                    }
                    let _e1404 = phi_10846_;
                    if (_e1404 < 0f) {
                        phi_10853_ = (_e1404 - 0.5f);
                    } else {
                        phi_10853_ = (_e1404 + 0.5f);
                    }
                    let _e1409 = phi_10853_;
                    let _e1418 = ((_e1070.member_2.x * _e1325) * _e1340);
                    if (_e1418 > 131072f) {
                        phi_10875_ = 131072f;
                    } else {
                        phi_10875_ = select(-131072f, _e1418, (_e1418 > -131072f));
                    }
                    let _e1423 = phi_10875_;
                    if (_e1423 < 0f) {
                        phi_10882_ = (_e1423 - 0.5f);
                    } else {
                        phi_10882_ = (_e1423 + 0.5f);
                    }
                    let _e1428 = phi_10882_;
                    let _e1436 = bitcast<u32>(select(0i, select(select(i32(_e1428), i32(-2147483648), (_e1428 < -2147483600f)), 2147483647i, (_e1428 > 2147483500f)), (_e1428 == _e1428)));
                    let _e1437 = ((_e1070.member_2.y * _e1325) * _e1340);
                    if (_e1437 > 131072f) {
                        phi_10904_ = 131072f;
                    } else {
                        phi_10904_ = select(-131072f, _e1437, (_e1437 > -131072f));
                    }
                    let _e1442 = phi_10904_;
                    if (_e1442 < 0f) {
                        phi_10911_ = (_e1442 - 0.5f);
                    } else {
                        phi_10911_ = (_e1442 + 0.5f);
                    }
                    let _e1447 = phi_10911_;
                    let _e1455 = bitcast<u32>(select(0i, select(select(i32(_e1447), i32(-2147483648), (_e1447 < -2147483600f)), 2147483647i, (_e1447 > 2147483500f)), (_e1447 == _e1447)));
                    let _e1456 = ((_e1070.member_2.z * _e1325) * _e1340);
                    if (_e1456 > 131072f) {
                        phi_10933_ = 131072f;
                    } else {
                        phi_10933_ = select(-131072f, _e1456, (_e1456 > -131072f));
                    }
                    let _e1461 = phi_10933_;
                    if (_e1461 < 0f) {
                        phi_10940_ = (_e1461 - 0.5f);
                    } else {
                        phi_10940_ = (_e1461 + 0.5f);
                    }
                    let _e1466 = phi_10940_;
                    let _e1474 = bitcast<u32>(select(0i, select(select(i32(_e1466), i32(-2147483648), (_e1466 < -2147483600f)), 2147483647i, (_e1466 > 2147483500f)), (_e1466 == _e1466)));
                    let _e1475 = (_e414 * 8u);
                    let _e1478 = atomicAdd((&pushes_3.member[_e1475]), bitcast<u32>(select(0i, select(select(i32(_e1371), i32(-2147483648), (_e1371 < -2147483600f)), 2147483647i, (_e1371 > 2147483500f)), (_e1371 == _e1371))));
                    let _e1482 = atomicAdd((&pushes_3.member[(_e1475 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1390), i32(-2147483648), (_e1390 < -2147483600f)), 2147483647i, (_e1390 > 2147483500f)), (_e1390 == _e1390))));
                    let _e1486 = atomicAdd((&pushes_3.member[(_e1475 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1409), i32(-2147483648), (_e1409 < -2147483600f)), 2147483647i, (_e1409 > 2147483500f)), (_e1409 == _e1409))));
                    let _e1490 = atomicAdd((&pushes_3.member[(_e1475 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1352), i32(-2147483648), (_e1352 < -2147483600f)), 2147483647i, (_e1352 > 2147483500f)), (_e1352 == _e1352))));
                    if (((_e1436 | _e1455) | _e1474) == 0u) {
                    } else {
                        let _e1497 = atomicAdd((&pushes_3.member[(_e1475 + 4u)]), _e1436);
                        let _e1501 = atomicAdd((&pushes_3.member[(_e1475 + 5u)]), _e1455);
                        let _e1505 = atomicAdd((&pushes_3.member[(_e1475 + 6u)]), _e1474);
                    }
                }
                if (_e481.w > 0f) {
                    let _e1509 = (_e1070.member.z * _e481.w);
                    let _e1524 = (32768f / _e883);
                    let _e1526 = (abs(_e1070.member.z) * 1024f);
                    if (_e1526 > 131072f) {
                        phi_11021_ = 131072f;
                    } else {
                        phi_11021_ = select(-131072f, _e1526, (_e1526 > -131072f));
                    }
                    let _e1531 = phi_11021_;
                    if (_e1531 < 0f) {
                        phi_11028_ = (_e1531 - 0.5f);
                    } else {
                        phi_11028_ = (_e1531 + 0.5f);
                    }
                    let _e1536 = phi_11028_;
                    let _e1545 = ((_e1070.member_1.x * _e1509) * _e1524);
                    if (_e1545 > 131072f) {
                        phi_11050_ = 131072f;
                    } else {
                        phi_11050_ = select(-131072f, _e1545, (_e1545 > -131072f));
                    }
                    let _e1550 = phi_11050_;
                    if (_e1550 < 0f) {
                        phi_11057_ = (_e1550 - 0.5f);
                    } else {
                        phi_11057_ = (_e1550 + 0.5f);
                    }
                    let _e1555 = phi_11057_;
                    let _e1564 = ((_e1070.member_1.y * _e1509) * _e1524);
                    if (_e1564 > 131072f) {
                        phi_11079_ = 131072f;
                    } else {
                        phi_11079_ = select(-131072f, _e1564, (_e1564 > -131072f));
                    }
                    let _e1569 = phi_11079_;
                    if (_e1569 < 0f) {
                        phi_11086_ = (_e1569 - 0.5f);
                    } else {
                        phi_11086_ = (_e1569 + 0.5f);
                    }
                    let _e1574 = phi_11086_;
                    let _e1583 = ((_e1070.member_1.z * _e1509) * _e1524);
                    if (_e1583 > 131072f) {
                        phi_11108_ = 131072f;
                    } else {
                        phi_11108_ = select(-131072f, _e1583, (_e1583 > -131072f));
                    }
                    let _e1588 = phi_11108_;
                    if (_e1588 < 0f) {
                        phi_11115_ = (_e1588 - 0.5f);
                    } else {
                        phi_11115_ = (_e1588 + 0.5f);
                    }
                    let _e1593 = phi_11115_;
                    let _e1602 = ((_e1070.member_2.x * _e1509) * _e1524);
                    if (_e1602 > 131072f) {
                        phi_11137_ = 131072f;
                    } else {
                        phi_11137_ = select(-131072f, _e1602, (_e1602 > -131072f));
                    }
                    let _e1607 = phi_11137_;
                    if (_e1607 < 0f) {
                        phi_11144_ = (_e1607 - 0.5f);
                    } else {
                        phi_11144_ = (_e1607 + 0.5f);
                    }
                    let _e1612 = phi_11144_;
                    let _e1620 = bitcast<u32>(select(0i, select(select(i32(_e1612), i32(-2147483648), (_e1612 < -2147483600f)), 2147483647i, (_e1612 > 2147483500f)), (_e1612 == _e1612)));
                    let _e1621 = ((_e1070.member_2.y * _e1509) * _e1524);
                    if (_e1621 > 131072f) {
                        phi_11166_ = 131072f;
                    } else {
                        phi_11166_ = select(-131072f, _e1621, (_e1621 > -131072f));
                    }
                    let _e1626 = phi_11166_;
                    if (_e1626 < 0f) {
                        phi_11173_ = (_e1626 - 0.5f);
                    } else {
                        phi_11173_ = (_e1626 + 0.5f);
                    }
                    let _e1631 = phi_11173_;
                    let _e1639 = bitcast<u32>(select(0i, select(select(i32(_e1631), i32(-2147483648), (_e1631 < -2147483600f)), 2147483647i, (_e1631 > 2147483500f)), (_e1631 == _e1631)));
                    let _e1640 = ((_e1070.member_2.z * _e1509) * _e1524);
                    if (_e1640 > 131072f) {
                        phi_11195_ = 131072f;
                    } else {
                        phi_11195_ = select(-131072f, _e1640, (_e1640 > -131072f));
                    }
                    let _e1645 = phi_11195_;
                    if (_e1645 < 0f) {
                        phi_11202_ = (_e1645 - 0.5f);
                    } else {
                        phi_11202_ = (_e1645 + 0.5f);
                    }
                    let _e1650 = phi_11202_;
                    let _e1658 = bitcast<u32>(select(0i, select(select(i32(_e1650), i32(-2147483648), (_e1650 < -2147483600f)), 2147483647i, (_e1650 > 2147483500f)), (_e1650 == _e1650)));
                    let _e1659 = (_e418 * 8u);
                    let _e1662 = atomicAdd((&pushes_3.member[_e1659]), bitcast<u32>(select(0i, select(select(i32(_e1555), i32(-2147483648), (_e1555 < -2147483600f)), 2147483647i, (_e1555 > 2147483500f)), (_e1555 == _e1555))));
                    let _e1666 = atomicAdd((&pushes_3.member[(_e1659 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1574), i32(-2147483648), (_e1574 < -2147483600f)), 2147483647i, (_e1574 > 2147483500f)), (_e1574 == _e1574))));
                    let _e1670 = atomicAdd((&pushes_3.member[(_e1659 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1593), i32(-2147483648), (_e1593 < -2147483600f)), 2147483647i, (_e1593 > 2147483500f)), (_e1593 == _e1593))));
                    let _e1674 = atomicAdd((&pushes_3.member[(_e1659 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1536), i32(-2147483648), (_e1536 < -2147483600f)), 2147483647i, (_e1536 > 2147483500f)), (_e1536 == _e1536))));
                    if (((_e1620 | _e1639) | _e1658) == 0u) {
                    } else {
                        let _e1681 = atomicAdd((&pushes_3.member[(_e1659 + 4u)]), _e1620);
                        let _e1685 = atomicAdd((&pushes_3.member[(_e1659 + 5u)]), _e1639);
                        let _e1689 = atomicAdd((&pushes_3.member[(_e1659 + 6u)]), _e1658);
                    }
                }
                if (_e484.w > 0f) {
                    let _e1693 = (_e1070.member.w * _e484.w);
                    let _e1708 = (32768f / _e883);
                    let _e1710 = (abs(_e1070.member.w) * 1024f);
                    if (_e1710 > 131072f) {
                        phi_11283_ = 131072f;
                    } else {
                        phi_11283_ = select(-131072f, _e1710, (_e1710 > -131072f));
                    }
                    let _e1715 = phi_11283_;
                    if (_e1715 < 0f) {
                        phi_11290_ = (_e1715 - 0.5f);
                    } else {
                        phi_11290_ = (_e1715 + 0.5f);
                    }
                    let _e1720 = phi_11290_;
                    let _e1729 = ((_e1070.member_1.x * _e1693) * _e1708);
                    if (_e1729 > 131072f) {
                        phi_11312_ = 131072f;
                    } else {
                        phi_11312_ = select(-131072f, _e1729, (_e1729 > -131072f));
                    }
                    let _e1734 = phi_11312_;
                    if (_e1734 < 0f) {
                        phi_11319_ = (_e1734 - 0.5f);
                    } else {
                        phi_11319_ = (_e1734 + 0.5f);
                    }
                    let _e1739 = phi_11319_;
                    let _e1748 = ((_e1070.member_1.y * _e1693) * _e1708);
                    if (_e1748 > 131072f) {
                        phi_11341_ = 131072f;
                    } else {
                        phi_11341_ = select(-131072f, _e1748, (_e1748 > -131072f));
                    }
                    let _e1753 = phi_11341_;
                    if (_e1753 < 0f) {
                        phi_11348_ = (_e1753 - 0.5f);
                    } else {
                        phi_11348_ = (_e1753 + 0.5f);
                    }
                    let _e1758 = phi_11348_;
                    let _e1767 = ((_e1070.member_1.z * _e1693) * _e1708);
                    if (_e1767 > 131072f) {
                        phi_11370_ = 131072f;
                    } else {
                        phi_11370_ = select(-131072f, _e1767, (_e1767 > -131072f));
                    }
                    let _e1772 = phi_11370_;
                    if (_e1772 < 0f) {
                        phi_11377_ = (_e1772 - 0.5f);
                    } else {
                        phi_11377_ = (_e1772 + 0.5f);
                    }
                    let _e1777 = phi_11377_;
                    let _e1786 = ((_e1070.member_2.x * _e1693) * _e1708);
                    if (_e1786 > 131072f) {
                        phi_11399_ = 131072f;
                    } else {
                        phi_11399_ = select(-131072f, _e1786, (_e1786 > -131072f));
                    }
                    let _e1791 = phi_11399_;
                    if (_e1791 < 0f) {
                        phi_11406_ = (_e1791 - 0.5f);
                    } else {
                        phi_11406_ = (_e1791 + 0.5f);
                    }
                    let _e1796 = phi_11406_;
                    let _e1804 = bitcast<u32>(select(0i, select(select(i32(_e1796), i32(-2147483648), (_e1796 < -2147483600f)), 2147483647i, (_e1796 > 2147483500f)), (_e1796 == _e1796)));
                    let _e1805 = ((_e1070.member_2.y * _e1693) * _e1708);
                    if (_e1805 > 131072f) {
                        phi_11428_ = 131072f;
                    } else {
                        phi_11428_ = select(-131072f, _e1805, (_e1805 > -131072f));
                    }
                    let _e1810 = phi_11428_;
                    if (_e1810 < 0f) {
                        phi_11435_ = (_e1810 - 0.5f);
                    } else {
                        phi_11435_ = (_e1810 + 0.5f);
                    }
                    let _e1815 = phi_11435_;
                    let _e1823 = bitcast<u32>(select(0i, select(select(i32(_e1815), i32(-2147483648), (_e1815 < -2147483600f)), 2147483647i, (_e1815 > 2147483500f)), (_e1815 == _e1815)));
                    let _e1824 = ((_e1070.member_2.z * _e1693) * _e1708);
                    if (_e1824 > 131072f) {
                        phi_11457_ = 131072f;
                    } else {
                        phi_11457_ = select(-131072f, _e1824, (_e1824 > -131072f));
                    }
                    let _e1829 = phi_11457_;
                    if (_e1829 < 0f) {
                        phi_11464_ = (_e1829 - 0.5f);
                    } else {
                        phi_11464_ = (_e1829 + 0.5f);
                    }
                    let _e1834 = phi_11464_;
                    let _e1842 = bitcast<u32>(select(0i, select(select(i32(_e1834), i32(-2147483648), (_e1834 < -2147483600f)), 2147483647i, (_e1834 > 2147483500f)), (_e1834 == _e1834)));
                    let _e1843 = (_e422 * 8u);
                    let _e1846 = atomicAdd((&pushes_3.member[_e1843]), bitcast<u32>(select(0i, select(select(i32(_e1739), i32(-2147483648), (_e1739 < -2147483600f)), 2147483647i, (_e1739 > 2147483500f)), (_e1739 == _e1739))));
                    let _e1850 = atomicAdd((&pushes_3.member[(_e1843 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1758), i32(-2147483648), (_e1758 < -2147483600f)), 2147483647i, (_e1758 > 2147483500f)), (_e1758 == _e1758))));
                    let _e1854 = atomicAdd((&pushes_3.member[(_e1843 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1777), i32(-2147483648), (_e1777 < -2147483600f)), 2147483647i, (_e1777 > 2147483500f)), (_e1777 == _e1777))));
                    let _e1858 = atomicAdd((&pushes_3.member[(_e1843 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1720), i32(-2147483648), (_e1720 < -2147483600f)), 2147483647i, (_e1720 > 2147483500f)), (_e1720 == _e1720))));
                    if (((_e1804 | _e1823) | _e1842) == 0u) {
                    } else {
                        let _e1865 = atomicAdd((&pushes_3.member[(_e1843 + 4u)]), _e1804);
                        let _e1869 = atomicAdd((&pushes_3.member[(_e1843 + 5u)]), _e1823);
                        let _e1873 = atomicAdd((&pushes_3.member[(_e1843 + 6u)]), _e1842);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11542_: u32;
    var phi_11567_: u32;
    var phi_11570_: f32;
    var phi_11572_: u32;
    var phi_11568_: u32;
    var phi_11571_: f32;
    var phi_11573_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11618_: u32;
    var phi_11621_: f32;
    var phi_11623_: u32;
    var phi_11619_: u32;
    var phi_11622_: f32;
    var phi_11624_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11662_: type_77;
    var phi_11670_: u32;
    var phi_11673_: u32;
    var phi_11671_: u32;
    var phi_11674_: u32;
    var local_51: u32;
    var phi_11734_: u32;
    var phi_11737_: u32;
    var phi_11735_: u32;
    var phi_11738_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11791_: vec2<u32>;
    var phi_11810_: vec2<u32>;
    var phi_11834_: vec2<u32>;
    var phi_11843_: vec2<u32>;
    var phi_11846_: vec2<u32>;
    var phi_11870_: u32;
    var phi_11887_: vec2<u32>;
    var phi_11915_: vec2<u32>;
    var phi_11938_: vec2<u32>;
    var phi_11947_: vec2<u32>;
    var phi_11950_: vec2<u32>;
    var phi_11974_: u32;
    var phi_11991_: vec2<u32>;
    var phi_12056_: vec2<u32>;
    var phi_12065_: vec2<u32>;
    var phi_11948_: vec2<u32>;
    var phi_11951_: vec2<u32>;
    var phi_11844_: vec2<u32>;
    var phi_11847_: vec2<u32>;
    var phi_12080_: u32;
    var phi_12083_: f32;
    var phi_12121_: f32;
    var phi_12081_: u32;
    var phi_12084_: f32;
    var phi_12140_: vec2<u32>;
    var phi_12145_: vec2<u32>;
    var phi_12148_: u32;
    var phi_12186_: f32;
    var local_54: f32;
    var phi_12210_: vec2<u32>;
    var phi_12212_: vec2<u32>;
    var phi_12146_: vec2<u32>;
    var phi_12149_: u32;
    var phi_12217_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_2.member.member;
    let _e397 = (_e393 < _e396);
    if _e397 {
        phi_11542_ = _e393;
    } else {
        phi_11542_ = (_e396 - 1u);
    }
    let _e400 = phi_11542_;
    let _e403 = spheres.member[_e400];
    let _e409 = kept_centers.member[0u];
    let _e413 = (_e403.x - _e409.x);
    let _e414 = (_e403.y - _e409.y);
    let _e415 = (_e403.z - _e409.z);
    let _e420 = (((_e413 * _e413) + (_e414 * _e414)) + (_e415 * _e415));
    phi_11567_ = 0u;
    phi_11570_ = select(_e420, 0.000000000001f, (_e420 < 0.000000000001f));
    phi_11572_ = 0u;
    loop {
        let _e424 = phi_11567_;
        let _e426 = phi_11570_;
        let _e428 = phi_11572_;
        local_47 = _e428;
        local_48 = _e426;
        local_55 = _e426;
        local_56 = _e428;
        let _e429 = (_e424 < 32u);
        if _e429 {
            let _e432 = kept_centers.member[_e424];
            let _e436 = (_e403.x - _e432.x);
            let _e437 = (_e403.y - _e432.y);
            let _e438 = (_e403.z - _e432.z);
            let _e443 = (((_e436 * _e436) + (_e437 * _e437)) + (_e438 * _e438));
            let _e445 = select(_e443, 0.000000000001f, (_e443 < 0.000000000001f));
            let _e446 = (_e445 < _e426);
            phi_11568_ = (_e424 + 1u);
            phi_11571_ = select(_e426, _e445, _e446);
            phi_11573_ = select(_e428, _e424, _e446);
        } else {
            break;
        }
        let _e451 = phi_11568_;
        let _e453 = phi_11571_;
        let _e455 = phi_11573_;
        continue;
        continuing {
            phi_11567_ = _e451;
            phi_11570_ = _e453;
            phi_11572_ = _e455;
        }
    }
    let _e458 = local_47;
    let _e460 = local_48;
    let _e464 = params_2.member.member_1;
    let _e465 = (_e464 > 32u);
    if _e465 {
        phi_11618_ = 0u;
        let _e935 = local_55;
        phi_11621_ = _e935;
        let _e938 = local_56;
        phi_11623_ = _e938;
        loop {
            let _e467 = phi_11618_;
            let _e469 = phi_11621_;
            let _e471 = phi_11623_;
            local_49 = _e471;
            local_50 = _e469;
            let _e472 = (_e467 < 32u);
            if _e472 {
                let _e473 = (32u + _e467);
                let _e476 = kept_centers.member[_e473];
                let _e480 = (_e403.x - _e476.x);
                let _e481 = (_e403.y - _e476.y);
                let _e482 = (_e403.z - _e476.z);
                let _e487 = (((_e480 * _e480) + (_e481 * _e481)) + (_e482 * _e482));
                let _e489 = select(_e487, 0.000000000001f, (_e487 < 0.000000000001f));
                let _e490 = (_e489 < _e469);
                phi_11619_ = (_e467 + 1u);
                phi_11622_ = select(_e469, _e489, _e490);
                phi_11624_ = select(_e471, _e473, _e490);
            } else {
                break;
            }
            let _e495 = phi_11619_;
            let _e497 = phi_11622_;
            let _e499 = phi_11624_;
            continue;
            continuing {
                phi_11618_ = _e495;
                phi_11621_ = _e497;
                phi_11623_ = _e499;
            }
        }
        let _e502 = local_49;
        let _e504 = local_50;
        phi_11662_ = type_77(_e502, _e504);
    } else {
        phi_11662_ = type_77(_e458, _e460);
    }
    let _e507 = phi_11662_;
    let _e511 = kept_centers.member[_e507.member];
    phi_11670_ = 0u;
    phi_11673_ = 0u;
    loop {
        let _e516 = phi_11670_;
        let _e518 = phi_11673_;
        local_51 = _e518;
        local_52 = _e518;
        let _e519 = (_e516 < 32u);
        if _e519 {
            let _e523 = kept_centers.member[_e516];
            let _e527 = (_e403.x - _e523.x);
            let _e528 = (_e403.y - _e523.y);
            let _e529 = (_e403.z - _e523.z);
            let _e535 = (_e403.x - _e511.x);
            let _e536 = (_e403.y - _e511.y);
            let _e537 = (_e403.z - _e511.z);
            let _e545 = (_e511.x - _e523.x);
            let _e546 = (_e511.y - _e523.y);
            let _e547 = (_e511.z - _e523.z);
            phi_11671_ = (_e516 + 1u);
            phi_11674_ = (_e518 | (select(0u, 1u, (((((_e527 * _e527) + (_e528 * _e528)) + (_e529 * _e529)) - (((_e535 * _e535) + (_e536 * _e536)) + (_e537 * _e537))) <= (((2f * _e403.w) * sqrt((((_e545 * _e545) + (_e546 * _e546)) + (_e547 * _e547)))) + 0.000030517578f))) << bitcast<u32>((_e516 & 31u))));
        } else {
            break;
        }
        let _e564 = phi_11671_;
        let _e566 = phi_11674_;
        continue;
        continuing {
            phi_11670_ = _e564;
            phi_11673_ = _e566;
        }
    }
    let _e569 = local_51;
    if _e465 {
        phi_11734_ = 0u;
        phi_11737_ = 0u;
        loop {
            let _e572 = phi_11734_;
            let _e574 = phi_11737_;
            local_53 = _e574;
            let _e575 = (_e572 < 32u);
            if _e575 {
                let _e580 = kept_centers.member[(32u + _e572)];
                let _e584 = (_e403.x - _e580.x);
                let _e585 = (_e403.y - _e580.y);
                let _e586 = (_e403.z - _e580.z);
                let _e592 = (_e403.x - _e511.x);
                let _e593 = (_e403.y - _e511.y);
                let _e594 = (_e403.z - _e511.z);
                let _e602 = (_e511.x - _e580.x);
                let _e603 = (_e511.y - _e580.y);
                let _e604 = (_e511.z - _e580.z);
                phi_11735_ = (_e572 + 1u);
                phi_11738_ = (_e574 | (select(0u, 1u, (((((_e584 * _e584) + (_e585 * _e585)) + (_e586 * _e586)) - (((_e592 * _e592) + (_e593 * _e593)) + (_e594 * _e594))) <= (((2f * _e403.w) * sqrt((((_e602 * _e602) + (_e603 * _e603)) + (_e604 * _e604)))) + 0.000030517578f))) << bitcast<u32>((_e572 & 31u))));
            } else {
                break;
            }
            let _e621 = phi_11735_;
            let _e623 = phi_11738_;
            continue;
            continuing {
                phi_11734_ = _e621;
                phi_11737_ = _e623;
            }
        }
        let _e626 = local_52;
        let _e628 = local_53;
        phi_11791_ = vec2<u32>(_e626, _e628);
    } else {
        phi_11791_ = vec2<u32>(_e569, 0u);
    }
    let _e631 = phi_11791_;
    let _e635 = (1u << bitcast<u32>(((_e507.member % 32u) & 31u)));
    let _e636 = (_e507.member < 32u);
    if _e636 {
        phi_11810_ = vec2<u32>(_e635, 0u);
    } else {
        phi_11810_ = vec2<u32>(0u, _e635);
    }
    let _e640 = phi_11810_;
    let _e645 = (_e631.x | _e640.x);
    let _e646 = (_e631.y | _e640.y);
    if _e636 {
        phi_11834_ = vec2<u32>(_e635, 0u);
    } else {
        phi_11834_ = vec2<u32>(0u, _e635);
    }
    let _e651 = phi_11834_;
    phi_11843_ = vec2<u32>((_e645 & ~(_e651.x)), (_e646 & ~(_e651.y)));
    phi_11846_ = (_e631 | _e640);
    loop {
        let _e660 = phi_11843_;
        let _e662 = phi_11846_;
        local_59 = _e662;
        let _e666 = ((_e660.x | _e660.y) == 0u);
        if _e666 {
            phi_11844_ = vec2<u32>();
            phi_11847_ = vec2<u32>();
        } else {
            let _e667 = (_e660.x == 0u);
            if _e667 {
                phi_11870_ = (32u + select(firstTrailingBit(_e660.y), 32u, (_e660.y == 0u)));
            } else {
                phi_11870_ = select(firstTrailingBit(_e660.x), 32u, _e667);
            }
            let _e675 = phi_11870_;
            let _e679 = (1u << bitcast<u32>(((_e675 % 32u) & 31u)));
            let _e680 = (_e675 < 32u);
            if _e680 {
                phi_11887_ = vec2<u32>(_e679, 0u);
            } else {
                phi_11887_ = vec2<u32>(0u, _e679);
            }
            let _e684 = phi_11887_;
            let _e693 = kept_centers.member[_e675];
            if _e636 {
                phi_11915_ = vec2<u32>(_e635, 0u);
            } else {
                phi_11915_ = vec2<u32>(0u, _e635);
            }
            let _e700 = phi_11915_;
            if _e680 {
                phi_11938_ = vec2<u32>(_e679, 0u);
            } else {
                phi_11938_ = vec2<u32>(0u, _e679);
            }
            let _e710 = phi_11938_;
            phi_11947_ = vec2<u32>(((_e645 & ~(_e700.x)) & ~(_e710.x)), ((_e646 & ~(_e700.y)) & ~(_e710.y)));
            phi_11950_ = _e662;
            loop {
                let _e719 = phi_11947_;
                let _e721 = phi_11950_;
                local_57 = _e721;
                let _e725 = ((_e719.x | _e719.y) == 0u);
                if _e725 {
                    phi_11948_ = vec2<u32>();
                    phi_11951_ = vec2<u32>();
                } else {
                    let _e726 = (_e719.x == 0u);
                    if _e726 {
                        phi_11974_ = (32u + select(firstTrailingBit(_e719.y), 32u, (_e719.y == 0u)));
                    } else {
                        phi_11974_ = select(firstTrailingBit(_e719.x), 32u, _e726);
                    }
                    let _e734 = phi_11974_;
                    let _e738 = (1u << bitcast<u32>(((_e734 % 32u) & 31u)));
                    if (_e734 < 32u) {
                        phi_11991_ = vec2<u32>(_e738, 0u);
                    } else {
                        phi_11991_ = vec2<u32>(0u, _e738);
                    }
                    let _e743 = phi_11991_;
                    let _e753 = kept_centers.member[_e734];
                    let _e757 = (_e403.x - _e693.x);
                    let _e758 = (_e403.y - _e693.y);
                    let _e759 = (_e403.z - _e693.z);
                    let _e765 = (_e403.x - _e753.x);
                    let _e766 = (_e403.y - _e753.y);
                    let _e767 = (_e403.z - _e753.z);
                    let _e775 = (_e753.x - _e693.x);
                    let _e776 = (_e753.y - _e693.y);
                    let _e777 = (_e753.z - _e693.z);
                    let _e786 = (((((_e757 * _e757) + (_e758 * _e758)) + (_e759 * _e759)) - (((_e765 * _e765) + (_e766 * _e766)) + (_e767 * _e767))) <= (((2f * _e403.w) * sqrt((((_e775 * _e775) + (_e776 * _e776)) + (_e777 * _e777)))) + 0.000030517578f));
                    if _e786 {
                        phi_12065_ = _e721;
                    } else {
                        if _e680 {
                            phi_12056_ = vec2<u32>(_e679, 0u);
                        } else {
                            phi_12056_ = vec2<u32>(0u, _e679);
                        }
                        let _e790 = phi_12056_;
                        phi_12065_ = (_e721 & vec2<u32>(~(_e790.x), ~(_e790.y)));
                    }
                    let _e798 = phi_12065_;
                    phi_11948_ = select(vec2<u32>(0u, 0u), (_e719 & vec2<u32>(~(_e743.x), ~(_e743.y))), vec2(_e786));
                    phi_11951_ = _e798;
                }
                let _e802 = phi_11948_;
                let _e804 = phi_11951_;
                continue;
                continuing {
                    phi_11947_ = _e802;
                    phi_11950_ = _e804;
                    break if !(select(true, false, _e725));
                }
            }
            phi_11844_ = (_e660 & vec2<u32>(~(_e684.x), ~(_e684.y)));
            let _e976 = local_57;
            phi_11847_ = _e976;
        }
        let _e808 = phi_11844_;
        let _e810 = phi_11847_;
        continue;
        continuing {
            phi_11843_ = _e808;
            phi_11846_ = _e810;
            break if !(select(true, false, _e666));
        }
    }
    let _e815 = params_2.member.member_8;
    if (_e815 > 0f) {
        phi_12080_ = 0u;
        phi_12083_ = 0f;
        loop {
            let _e819 = phi_12080_;
            let _e821 = phi_12083_;
            local_54 = _e821;
            let _e822 = (_e819 < _e464);
            if _e822 {
                let _e825 = kept_centers.member[_e819];
                let _e829 = (_e403.x - _e825.x);
                let _e830 = (_e403.y - _e825.y);
                let _e831 = (_e403.z - _e825.z);
                let _e836 = (((_e829 * _e829) + (_e830 * _e830)) + (_e831 * _e831));
                let _e841 = params_2.member.member_6;
                let _e842 = (_e507.member_1 / select(_e836, 0.000000000001f, (_e836 < 0.000000000001f)));
                if (_e841 == 2f) {
                    phi_12121_ = _e842;
                } else {
                    phi_12121_ = pow(_e842, (1f / (_e841 - 1f)));
                }
                let _e848 = phi_12121_;
                phi_12081_ = (_e819 + 1u);
                phi_12084_ = (_e821 + _e848);
            } else {
                break;
            }
            let _e852 = phi_12081_;
            let _e854 = phi_12084_;
            continue;
            continuing {
                phi_12080_ = _e852;
                phi_12083_ = _e854;
            }
        }
        if _e636 {
            phi_12140_ = vec2<u32>(_e635, 0u);
        } else {
            phi_12140_ = vec2<u32>(0u, _e635);
        }
        let _e859 = phi_12140_;
        phi_12145_ = _e859;
        phi_12148_ = 0u;
        loop {
            let _e861 = phi_12145_;
            let _e863 = phi_12148_;
            local_58 = _e861;
            let _e864 = (_e863 < _e464);
            if _e864 {
                let _e867 = kept_centers.member[_e863];
                let _e871 = (_e403.x - _e867.x);
                let _e872 = (_e403.y - _e867.y);
                let _e873 = (_e403.z - _e867.z);
                let _e878 = (((_e871 * _e871) + (_e872 * _e872)) + (_e873 * _e873));
                let _e883 = params_2.member.member_6;
                let _e884 = (_e507.member_1 / select(_e878, 0.000000000001f, (_e878 < 0.000000000001f)));
                if (_e883 == 2f) {
                    phi_12186_ = _e884;
                } else {
                    phi_12186_ = pow(_e884, (1f / (_e883 - 1f)));
                }
                let _e890 = phi_12186_;
                let _e892 = local_54;
                if (_e890 > (_e815 * _e892)) {
                    let _e898 = (1u << bitcast<u32>(((_e863 % 32u) & 31u)));
                    if (_e863 < 32u) {
                        phi_12210_ = vec2<u32>(_e898, 0u);
                    } else {
                        phi_12210_ = vec2<u32>(0u, _e898);
                    }
                    let _e903 = phi_12210_;
                    phi_12212_ = (_e861 | _e903);
                } else {
                    phi_12212_ = _e861;
                }
                let _e906 = phi_12212_;
                phi_12146_ = _e906;
                phi_12149_ = (_e863 + 1u);
            } else {
                break;
            }
            let _e909 = phi_12146_;
            let _e911 = phi_12149_;
            continue;
            continuing {
                phi_12145_ = _e909;
                phi_12148_ = _e911;
            }
        }
        let _e993 = local_58;
        phi_12217_ = _e993;
    } else {
        let _e995 = local_59;
        phi_12217_ = _e995;
    }
    let _e914 = phi_12217_;
    if _e397 {
        let _e917 = tags.member[_e393];
        tags.member[_e393] = vec4<u32>(_e914.x, _e914.y, _e917.z, _e917.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_12256_: u32;
    var phi_12288_: vec2<u32>;
    var phi_12313_: u32;
    var phi_12332_: vec2<u32>;
    var phi_12289_: vec2<u32>;
    var phi_12257_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e385.z] = _e384.x;
    let _e393 = local_60[(_e386.z - 1u)];
    let _e399 = (_e393 < 65u);
    if _e399 {
        atomicStore((&counts_1[_e393]), 0u);
    }
    workgroupBarrier();
    phi_12256_ = _e393;
    loop {
        let _e402 = phi_12256_;
        let _e403 = (_e402 < 4096u);
        if _e403 {
            let _e405 = (((_e385.x + (_e385.y * _e386.x)) * 4096u) + _e402);
            let _e408 = params_2.member.member;
            if (_e405 < _e408) {
                let _e412 = tags_1.member[_e405];
                if ((countOneBits(_e412.x) + countOneBits(_e412.y)) > 1u) {
                    let _e421 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_12288_ = vec2<u32>(_e412.x, _e412.y);
                loop {
                    let _e423 = phi_12288_;
                    let _e427 = ((_e423.x | _e423.y) == 0u);
                    if _e427 {
                        phi_12289_ = vec2<u32>();
                    } else {
                        let _e428 = (_e423.x == 0u);
                        if _e428 {
                            phi_12313_ = (32u + select(firstTrailingBit(_e423.y), 32u, (_e423.y == 0u)));
                        } else {
                            phi_12313_ = select(firstTrailingBit(_e423.x), 32u, _e428);
                        }
                        let _e436 = phi_12313_;
                        let _e438 = atomicAdd((&counts_1[_e436]), 1u);
                        let _e442 = (1u << bitcast<u32>(((_e436 % 32u) & 31u)));
                        if (_e436 < 32u) {
                            phi_12332_ = vec2<u32>(_e442, 0u);
                        } else {
                            phi_12332_ = vec2<u32>(0u, _e442);
                        }
                        let _e447 = phi_12332_;
                        phi_12289_ = (_e423 & vec2<u32>(~(_e447.x), ~(_e447.y)));
                    }
                    let _e455 = phi_12289_;
                    continue;
                    continuing {
                        phi_12288_ = _e455;
                        break if !(select(true, false, _e427));
                    }
                }
            }
            phi_12257_ = (_e402 + (256u * _e386.z));
        } else {
            break;
        }
        let _e461 = phi_12257_;
        continue;
        continuing {
            phi_12256_ = _e461;
        }
    }
    workgroupBarrier();
    if _e399 {
        let _e464 = atomicLoad((&counts_1[_e393]));
        if (_e464 > 0u) {
            let _e468 = atomicAdd((&sizes.member[_e393]), _e464);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12421_: u32;
    var phi_12422_: u32;
    var phi_12442_: vec2<u32>;
    var phi_12443_: vec4<u32>;
    var phi_12444_: vec2<u32>;
    var phi_12445_: vec4<u32>;
    var phi_12451_: u32;
    var phi_12453_: u32;
    var phi_12456_: u32;
    var phi_12476_: u32;
    var phi_12454_: u32;
    var phi_12457_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12488_: u32;
    var phi_12491_: u32;
    var phi_12489_: u32;
    var phi_12492_: u32;
    var phi_12539_: u32;
    var phi_12540_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12560_: u32;
    var phi_12561_: u32;
    var local_67: u32;
    var phi_12577_: u32;
    var phi_12580_: u32;
    var phi_12578_: u32;
    var phi_12581_: u32;
    var phi_12628_: u32;
    var phi_12629_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12649_: u32;
    var phi_12650_: u32;
    var local_71: u32;
    var phi_12666_: u32;
    var phi_12669_: u32;
    var phi_12667_: u32;
    var phi_12670_: u32;
    var phi_12717_: u32;
    var phi_12718_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12738_: u32;
    var phi_12739_: u32;
    var local_75: u32;
    var phi_12755_: u32;
    var phi_12758_: u32;
    var phi_12756_: u32;
    var phi_12759_: u32;
    var phi_12806_: u32;
    var phi_12807_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12827_: u32;
    var phi_12828_: u32;
    var local_79: u32;
    var phi_12844_: u32;
    var phi_12847_: u32;
    var phi_12845_: u32;
    var phi_12848_: u32;
    var phi_12895_: u32;
    var phi_12896_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12916_: u32;
    var phi_12917_: u32;
    var local_83: u32;
    var phi_12933_: u32;
    var phi_12936_: u32;
    var phi_12934_: u32;
    var phi_12937_: u32;
    var phi_12984_: u32;
    var phi_12985_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_13005_: u32;
    var phi_13006_: u32;
    var local_87: u32;
    var phi_13022_: u32;
    var phi_13025_: u32;
    var phi_13023_: u32;
    var phi_13026_: u32;
    var phi_13073_: u32;
    var phi_13074_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_13094_: u32;
    var phi_13095_: u32;
    var local_91: u32;
    var phi_13111_: u32;
    var phi_13114_: u32;
    var phi_13112_: u32;
    var phi_13115_: u32;
    var phi_13162_: u32;
    var phi_13163_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_13183_: u32;
    var phi_13184_: u32;
    var local_95: u32;
    var phi_13227_: bool;
    var phi_13233_: type_56;
    var phi_13236_: u32;
    var phi_13252_: type_56;
    var phi_13255_: u32;
    var phi_13257_: u32;
    var phi_13304_: bool;
    var phi_13318_: u32;
    var phi_13321_: u32;
    var phi_13340_: u32;
    var phi_13319_: u32;
    var phi_13322_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_13349_: bool;
    var phi_13350_: bool;
    var phi_13351_: bool;
    var phi_13352_: bool;
    var phi_13363_: type_56;
    var phi_13364_: u32;
    var phi_13253_: type_56;
    var phi_13256_: u32;
    var phi_13258_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_56;
    var local_101: type_56;
    var phi_13381_: type_56;
    var phi_13234_: type_56;
    var phi_13237_: u32;
    var local_102: type_56;
    var phi_13395_: u32;
    var phi_13398_: u32;
    var phi_13396_: u32;
    var phi_13399_: u32;
    var local_103: u32;
    var phi_13420_: u32;
    var phi_13423_: u32;
    var phi_13425_: u32;
    var phi_13421_: u32;
    var phi_13424_: u32;
    var phi_13426_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_56;
    var phi_13481_: u32;
    var phi_13484_: u32;
    var phi_13486_: u32;
    var phi_13488_: u32;
    var phi_13490_: u32;
    var phi_13512_: u32;
    var phi_13513_: u32;
    var phi_13514_: u32;
    var phi_13482_: u32;
    var phi_13485_: u32;
    var phi_13487_: u32;
    var phi_13489_: u32;
    var phi_13491_: u32;
    var local_107: type_56;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e385.z] = _e384.x;
    let _e397 = local_61[(_e386.z - 1u)];
    let _e402 = (_e385.x + (_e385.y * _e386.x));
    let _e405 = atomicLoad((&tiles_2.member[3u]));
    let _e406 = (_e402 < _e405);
    let _e408 = (select(0u, _e402, _e406) * 2u);
    let _e412 = atomicLoad((&tiles_2.member[(4u + _e408)]));
    let _e416 = atomicLoad((&tiles_2.member[(_e408 + 5u)]));
    let _e418 = ((_e412 * 256u) + _e397);
    let _e419 = (_e416 * 256u);
    let _e420 = (_e419 + _e397);
    if _e406 {
        let _e423 = params_2.member.member_3;
        if (_e420 < _e423) {
            let _e427 = sorted_starts.member[_e420];
            let _e430 = boxes.member[_e420];
            starts_3[_e397] = _e430.y;
            ends[_e397] = _e430.z;
            duplicate_masks[_e397] = _e430.w;
            phi_12421_ = _e427;
        } else {
            phi_12421_ = 4294967295u;
        }
        let _e438 = phi_12421_;
        phi_12422_ = _e438;
    } else {
        phi_12422_ = 4294967295u;
    }
    let _e440 = phi_12422_;
    keys_1[_e397] = _e440;
    if _e406 {
        let _e444 = params_2.member.member_3;
        if (_e418 < _e444) {
            let _e448 = boxes.member[_e418];
            let _e452 = box_ends.member[_e418][0u];
            let _e456 = box_ends.member[_e418][1u];
            phi_12442_ = vec2<u32>(_e452, _e456);
            phi_12443_ = _e448;
        } else {
            phi_12442_ = vec2<u32>(0u, 0u);
            phi_12443_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e459 = phi_12442_;
        let _e461 = phi_12443_;
        phi_12444_ = _e459;
        phi_12445_ = _e461;
    } else {
        phi_12444_ = vec2<u32>(0u, 0u);
        phi_12445_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e463 = phi_12444_;
    let _e465 = phi_12445_;
    workgroupBarrier();
    if (_e416 == _e412) {
        phi_12451_ = (_e397 + 1u);
    } else {
        phi_12451_ = 0u;
    }
    let _e469 = phi_12451_;
    phi_12453_ = 256u;
    phi_12456_ = 0u;
    loop {
        let _e471 = phi_12453_;
        let _e473 = phi_12456_;
        local_62 = _e473;
        local_63 = _e473;
        local_64 = _e473;
        local_65 = _e473;
        local_66 = _e473;
        local_68 = _e473;
        local_69 = _e473;
        local_70 = _e473;
        local_72 = _e473;
        local_73 = _e473;
        local_74 = _e473;
        local_76 = _e473;
        local_77 = _e473;
        local_78 = _e473;
        local_80 = _e473;
        local_81 = _e473;
        local_82 = _e473;
        local_84 = _e473;
        local_85 = _e473;
        local_86 = _e473;
        local_88 = _e473;
        local_89 = _e473;
        local_90 = _e473;
        local_92 = _e473;
        local_93 = _e473;
        local_94 = _e473;
        let _e474 = (_e473 < _e471);
        if _e474 {
            let _e477 = (_e473 + ((_e471 - _e473) / 2u));
            let _e479 = keys_1[_e477];
            let _e481 = (_e479 <= _e463.x);
            if _e481 {
                phi_12476_ = (_e477 + 1u);
            } else {
                phi_12476_ = _e473;
            }
            let _e484 = phi_12476_;
            phi_12454_ = select(_e477, _e471, _e481);
            phi_12457_ = _e484;
        } else {
            break;
        }
        let _e487 = phi_12454_;
        let _e489 = phi_12457_;
        continue;
        continuing {
            phi_12453_ = _e487;
            phi_12456_ = _e489;
        }
    }
    let _e492 = local_62;
    let _e495 = local_63;
    phi_12488_ = 0u;
    phi_12491_ = 0u;
    loop {
        let _e502 = phi_12488_;
        let _e504 = phi_12491_;
        local_67 = _e504;
        let _e505 = (_e502 < 32u);
        if _e505 {
            let _e507 = starts_3[_e502];
            let _e509 = ends[_e502];
            let _e516 = duplicate_masks[_e502];
            phi_12489_ = (_e502 + 1u);
            phi_12492_ = (_e504 | (select(0u, 1u, (((((_e465.z - _e507) & (_e509 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e516) == 0u))) << bitcast<u32>((_e502 & 31u))));
        } else {
            break;
        }
        let _e527 = phi_12489_;
        let _e529 = phi_12492_;
        continue;
        continuing {
            phi_12488_ = _e527;
            phi_12491_ = _e529;
        }
    }
    if (_e469 <= 0u) {
        phi_12540_ = 4294967295u;
    } else {
        if (_e469 < 32u) {
            phi_12539_ = (4294967295u << bitcast<u32>((_e469 & 31u)));
        } else {
            phi_12539_ = 0u;
        }
        let _e537 = phi_12539_;
        phi_12540_ = _e537;
    }
    let _e539 = phi_12540_;
    let _e541 = local_64;
    if (_e541 <= 0u) {
        phi_12561_ = 4294967295u;
    } else {
        let _e544 = local_65;
        if (_e544 < 32u) {
            let _e547 = local_66;
            phi_12560_ = (4294967295u << bitcast<u32>((_e547 & 31u)));
        } else {
            phi_12560_ = 0u;
        }
        let _e552 = phi_12560_;
        phi_12561_ = _e552;
    }
    let _e554 = phi_12561_;
    let _e558 = local_67;
    let _e559 = (_e558 & (_e539 & ~(_e554)));
    masks[_e397] = _e559;
    phi_12577_ = 0u;
    phi_12580_ = 0u;
    loop {
        let _e565 = phi_12577_;
        let _e567 = phi_12580_;
        local_71 = _e567;
        let _e568 = (_e565 < 32u);
        if _e568 {
            let _e569 = (32u + _e565);
            let _e571 = starts_3[_e569];
            let _e573 = ends[_e569];
            let _e580 = duplicate_masks[_e569];
            phi_12578_ = (_e565 + 1u);
            phi_12581_ = (_e567 | (select(0u, 1u, (((((_e465.z - _e571) & (_e573 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e580) == 0u))) << bitcast<u32>((_e565 & 31u))));
        } else {
            break;
        }
        let _e591 = phi_12578_;
        let _e593 = phi_12581_;
        continue;
        continuing {
            phi_12577_ = _e591;
            phi_12580_ = _e593;
        }
    }
    if (_e469 <= 32u) {
        phi_12629_ = 4294967295u;
    } else {
        if (_e469 < 64u) {
            phi_12628_ = (4294967295u << bitcast<u32>(((_e469 - 32u) & 31u)));
        } else {
            phi_12628_ = 0u;
        }
        let _e602 = phi_12628_;
        phi_12629_ = _e602;
    }
    let _e604 = phi_12629_;
    let _e606 = local_68;
    if (_e606 <= 32u) {
        phi_12650_ = 4294967295u;
    } else {
        let _e609 = local_69;
        if (_e609 < 64u) {
            let _e612 = local_70;
            phi_12649_ = (4294967295u << bitcast<u32>(((_e612 - 32u) & 31u)));
        } else {
            phi_12649_ = 0u;
        }
        let _e618 = phi_12649_;
        phi_12650_ = _e618;
    }
    let _e620 = phi_12650_;
    let _e624 = local_71;
    let _e625 = (_e624 & (_e604 & ~(_e620)));
    masks[(256u + _e397)] = _e625;
    phi_12666_ = 0u;
    phi_12669_ = 0u;
    loop {
        let _e636 = phi_12666_;
        let _e638 = phi_12669_;
        local_75 = _e638;
        let _e639 = (_e636 < 32u);
        if _e639 {
            let _e640 = (64u + _e636);
            let _e642 = starts_3[_e640];
            let _e644 = ends[_e640];
            let _e651 = duplicate_masks[_e640];
            phi_12667_ = (_e636 + 1u);
            phi_12670_ = (_e638 | (select(0u, 1u, (((((_e465.z - _e642) & (_e644 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e651) == 0u))) << bitcast<u32>((_e636 & 31u))));
        } else {
            break;
        }
        let _e662 = phi_12667_;
        let _e664 = phi_12670_;
        continue;
        continuing {
            phi_12666_ = _e662;
            phi_12669_ = _e664;
        }
    }
    if (_e469 <= 64u) {
        phi_12718_ = 4294967295u;
    } else {
        if (_e469 < 96u) {
            phi_12717_ = (4294967295u << bitcast<u32>(((_e469 - 64u) & 31u)));
        } else {
            phi_12717_ = 0u;
        }
        let _e673 = phi_12717_;
        phi_12718_ = _e673;
    }
    let _e675 = phi_12718_;
    let _e677 = local_72;
    if (_e677 <= 64u) {
        phi_12739_ = 4294967295u;
    } else {
        let _e680 = local_73;
        if (_e680 < 96u) {
            let _e683 = local_74;
            phi_12738_ = (4294967295u << bitcast<u32>(((_e683 - 64u) & 31u)));
        } else {
            phi_12738_ = 0u;
        }
        let _e689 = phi_12738_;
        phi_12739_ = _e689;
    }
    let _e691 = phi_12739_;
    let _e695 = local_75;
    let _e696 = (_e695 & (_e675 & ~(_e691)));
    masks[(512u + _e397)] = _e696;
    phi_12755_ = 0u;
    phi_12758_ = 0u;
    loop {
        let _e707 = phi_12755_;
        let _e709 = phi_12758_;
        local_79 = _e709;
        let _e710 = (_e707 < 32u);
        if _e710 {
            let _e711 = (96u + _e707);
            let _e713 = starts_3[_e711];
            let _e715 = ends[_e711];
            let _e722 = duplicate_masks[_e711];
            phi_12756_ = (_e707 + 1u);
            phi_12759_ = (_e709 | (select(0u, 1u, (((((_e465.z - _e713) & (_e715 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e722) == 0u))) << bitcast<u32>((_e707 & 31u))));
        } else {
            break;
        }
        let _e733 = phi_12756_;
        let _e735 = phi_12759_;
        continue;
        continuing {
            phi_12755_ = _e733;
            phi_12758_ = _e735;
        }
    }
    if (_e469 <= 96u) {
        phi_12807_ = 4294967295u;
    } else {
        if (_e469 < 128u) {
            phi_12806_ = (4294967295u << bitcast<u32>(((_e469 - 96u) & 31u)));
        } else {
            phi_12806_ = 0u;
        }
        let _e744 = phi_12806_;
        phi_12807_ = _e744;
    }
    let _e746 = phi_12807_;
    let _e748 = local_76;
    if (_e748 <= 96u) {
        phi_12828_ = 4294967295u;
    } else {
        let _e751 = local_77;
        if (_e751 < 128u) {
            let _e754 = local_78;
            phi_12827_ = (4294967295u << bitcast<u32>(((_e754 - 96u) & 31u)));
        } else {
            phi_12827_ = 0u;
        }
        let _e760 = phi_12827_;
        phi_12828_ = _e760;
    }
    let _e762 = phi_12828_;
    let _e766 = local_79;
    let _e767 = (_e766 & (_e746 & ~(_e762)));
    masks[(768u + _e397)] = _e767;
    phi_12844_ = 0u;
    phi_12847_ = 0u;
    loop {
        let _e778 = phi_12844_;
        let _e780 = phi_12847_;
        local_83 = _e780;
        let _e781 = (_e778 < 32u);
        if _e781 {
            let _e782 = (128u + _e778);
            let _e784 = starts_3[_e782];
            let _e786 = ends[_e782];
            let _e793 = duplicate_masks[_e782];
            phi_12845_ = (_e778 + 1u);
            phi_12848_ = (_e780 | (select(0u, 1u, (((((_e465.z - _e784) & (_e786 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e793) == 0u))) << bitcast<u32>((_e778 & 31u))));
        } else {
            break;
        }
        let _e804 = phi_12845_;
        let _e806 = phi_12848_;
        continue;
        continuing {
            phi_12844_ = _e804;
            phi_12847_ = _e806;
        }
    }
    if (_e469 <= 128u) {
        phi_12896_ = 4294967295u;
    } else {
        if (_e469 < 160u) {
            phi_12895_ = (4294967295u << bitcast<u32>(((_e469 - 128u) & 31u)));
        } else {
            phi_12895_ = 0u;
        }
        let _e815 = phi_12895_;
        phi_12896_ = _e815;
    }
    let _e817 = phi_12896_;
    let _e819 = local_80;
    if (_e819 <= 128u) {
        phi_12917_ = 4294967295u;
    } else {
        let _e822 = local_81;
        if (_e822 < 160u) {
            let _e825 = local_82;
            phi_12916_ = (4294967295u << bitcast<u32>(((_e825 - 128u) & 31u)));
        } else {
            phi_12916_ = 0u;
        }
        let _e831 = phi_12916_;
        phi_12917_ = _e831;
    }
    let _e833 = phi_12917_;
    let _e837 = local_83;
    let _e838 = (_e837 & (_e817 & ~(_e833)));
    masks[(1024u + _e397)] = _e838;
    phi_12933_ = 0u;
    phi_12936_ = 0u;
    loop {
        let _e849 = phi_12933_;
        let _e851 = phi_12936_;
        local_87 = _e851;
        let _e852 = (_e849 < 32u);
        if _e852 {
            let _e853 = (160u + _e849);
            let _e855 = starts_3[_e853];
            let _e857 = ends[_e853];
            let _e864 = duplicate_masks[_e853];
            phi_12934_ = (_e849 + 1u);
            phi_12937_ = (_e851 | (select(0u, 1u, (((((_e465.z - _e855) & (_e857 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e864) == 0u))) << bitcast<u32>((_e849 & 31u))));
        } else {
            break;
        }
        let _e875 = phi_12934_;
        let _e877 = phi_12937_;
        continue;
        continuing {
            phi_12933_ = _e875;
            phi_12936_ = _e877;
        }
    }
    if (_e469 <= 160u) {
        phi_12985_ = 4294967295u;
    } else {
        if (_e469 < 192u) {
            phi_12984_ = (4294967295u << bitcast<u32>(((_e469 - 160u) & 31u)));
        } else {
            phi_12984_ = 0u;
        }
        let _e886 = phi_12984_;
        phi_12985_ = _e886;
    }
    let _e888 = phi_12985_;
    let _e890 = local_84;
    if (_e890 <= 160u) {
        phi_13006_ = 4294967295u;
    } else {
        let _e893 = local_85;
        if (_e893 < 192u) {
            let _e896 = local_86;
            phi_13005_ = (4294967295u << bitcast<u32>(((_e896 - 160u) & 31u)));
        } else {
            phi_13005_ = 0u;
        }
        let _e902 = phi_13005_;
        phi_13006_ = _e902;
    }
    let _e904 = phi_13006_;
    let _e908 = local_87;
    let _e909 = (_e908 & (_e888 & ~(_e904)));
    masks[(1280u + _e397)] = _e909;
    phi_13022_ = 0u;
    phi_13025_ = 0u;
    loop {
        let _e920 = phi_13022_;
        let _e922 = phi_13025_;
        local_91 = _e922;
        let _e923 = (_e920 < 32u);
        if _e923 {
            let _e924 = (192u + _e920);
            let _e926 = starts_3[_e924];
            let _e928 = ends[_e924];
            let _e935 = duplicate_masks[_e924];
            phi_13023_ = (_e920 + 1u);
            phi_13026_ = (_e922 | (select(0u, 1u, (((((_e465.z - _e926) & (_e928 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e935) == 0u))) << bitcast<u32>((_e920 & 31u))));
        } else {
            break;
        }
        let _e946 = phi_13023_;
        let _e948 = phi_13026_;
        continue;
        continuing {
            phi_13022_ = _e946;
            phi_13025_ = _e948;
        }
    }
    if (_e469 <= 192u) {
        phi_13074_ = 4294967295u;
    } else {
        if (_e469 < 224u) {
            phi_13073_ = (4294967295u << bitcast<u32>(((_e469 - 192u) & 31u)));
        } else {
            phi_13073_ = 0u;
        }
        let _e957 = phi_13073_;
        phi_13074_ = _e957;
    }
    let _e959 = phi_13074_;
    let _e961 = local_88;
    if (_e961 <= 192u) {
        phi_13095_ = 4294967295u;
    } else {
        let _e964 = local_89;
        if (_e964 < 224u) {
            let _e967 = local_90;
            phi_13094_ = (4294967295u << bitcast<u32>(((_e967 - 192u) & 31u)));
        } else {
            phi_13094_ = 0u;
        }
        let _e973 = phi_13094_;
        phi_13095_ = _e973;
    }
    let _e975 = phi_13095_;
    let _e979 = local_91;
    let _e980 = (_e979 & (_e959 & ~(_e975)));
    masks[(1536u + _e397)] = _e980;
    phi_13111_ = 0u;
    phi_13114_ = 0u;
    loop {
        let _e991 = phi_13111_;
        let _e993 = phi_13114_;
        local_95 = _e993;
        let _e994 = (_e991 < 32u);
        if _e994 {
            let _e995 = (224u + _e991);
            let _e997 = starts_3[_e995];
            let _e999 = ends[_e995];
            let _e1006 = duplicate_masks[_e995];
            phi_13112_ = (_e991 + 1u);
            phi_13115_ = (_e993 | (select(0u, 1u, (((((_e465.z - _e997) & (_e999 - _e465.y)) & 2147516416u) == 2147516416u) && ((_e465.w & _e1006) == 0u))) << bitcast<u32>((_e991 & 31u))));
        } else {
            break;
        }
        let _e1017 = phi_13112_;
        let _e1019 = phi_13115_;
        continue;
        continuing {
            phi_13111_ = _e1017;
            phi_13114_ = _e1019;
        }
    }
    if (_e469 <= 224u) {
        phi_13163_ = 4294967295u;
    } else {
        if (_e469 < 256u) {
            phi_13162_ = (4294967295u << bitcast<u32>(((_e469 - 224u) & 31u)));
        } else {
            phi_13162_ = 0u;
        }
        let _e1028 = phi_13162_;
        phi_13163_ = _e1028;
    }
    let _e1030 = phi_13163_;
    let _e1032 = local_92;
    if (_e1032 <= 224u) {
        phi_13184_ = 4294967295u;
    } else {
        let _e1035 = local_93;
        if (_e1035 < 256u) {
            let _e1038 = local_94;
            phi_13183_ = (4294967295u << bitcast<u32>(((_e1038 - 224u) & 31u)));
        } else {
            phi_13183_ = 0u;
        }
        let _e1044 = phi_13183_;
        phi_13184_ = _e1044;
    }
    let _e1046 = phi_13184_;
    let _e1050 = local_95;
    let _e1051 = (_e1050 & (_e1030 & ~(_e1046)));
    masks[(1792u + _e397)] = _e1051;
    let _e1060 = (((((((select(0u, 1u, (_e559 != 0u)) | (select(0u, 1u, (_e625 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e696 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e767 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e838 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e909 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e980 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1051 != 0u)) << bitcast<u32>(7u)));
    let _e1064 = params_2.member.member_21;
    let _e1065 = (_e1064 != 0u);
    if _e1065 {
        phi_13227_ = true;
    } else {
        phi_13227_ = select(true, false, (_e463.y == 0u));
    }
    let _e1070 = phi_13227_;
    phi_13233_ = type_56((((((((countOneBits(_e559) + countOneBits(_e625)) + countOneBits(_e696)) + countOneBits(_e767)) + countOneBits(_e838)) + countOneBits(_e909)) + countOneBits(_e980)) + countOneBits(_e1051)), _e1060);
    phi_13236_ = select(0u, _e1060, _e1070);
    loop {
        let _e1073 = phi_13233_;
        let _e1075 = phi_13236_;
        local_102 = _e1073;
        local_106 = _e1073;
        let _e1076 = (_e1075 == 0u);
        if _e1076 {
            phi_13234_ = type_56();
            phi_13237_ = u32();
        } else {
            let _e1078 = select(firstTrailingBit(_e1075), 32u, _e1076);
            let _e1082 = masks[((_e1078 * 256u) + _e397)];
            phi_13252_ = _e1073;
            phi_13255_ = _e1082;
            phi_13257_ = _e1082;
            loop {
                let _e1084 = phi_13252_;
                let _e1086 = phi_13255_;
                let _e1088 = phi_13257_;
                local_98 = _e1088;
                local_99 = _e1088;
                local_100 = _e1084;
                local_101 = _e1084;
                local_107 = _e1084;
                let _e1089 = (_e1086 == 0u);
                if _e1089 {
                    phi_13253_ = type_56();
                    phi_13256_ = u32();
                    phi_13258_ = u32();
                } else {
                    let _e1094 = ((_e419 + (_e1078 * 32u)) + select(firstTrailingBit(_e1086), 32u, _e1089));
                    let _e1097 = box_ends.member[_e1094][1u];
                    let _e1099 = ((_e463.y & _e1097) != 0u);
                    if _e1065 {
                        if _e1099 {
                            phi_13351_ = _e1099;
                        } else {
                            let _e1102 = tags_2.member[_e465.x];
                            let _e1104 = boxes.member[_e1094];
                            let _e1107 = tags_2.member[_e1104.x];
                            if (_e1102.z == _e1107.z) {
                                phi_13304_ = ((_e1102.w & 2147483648u) == 0u);
                            } else {
                                phi_13304_ = true;
                            }
                            let _e1115 = phi_13304_;
                            if _e1115 {
                                let _e1117 = (_e1102.w & 2147483647u);
                                let _e1119 = (_e1107.w & 2147483647u);
                                let _e1121 = filter_.member[_e1117];
                                let _e1124 = filter_.member[(_e1117 + 1u)];
                                phi_13318_ = _e1124;
                                phi_13321_ = _e1121;
                                loop {
                                    let _e1126 = phi_13318_;
                                    let _e1128 = phi_13321_;
                                    local_96 = _e1128;
                                    local_97 = _e1128;
                                    let _e1129 = (_e1128 < _e1126);
                                    if _e1129 {
                                        let _e1132 = (_e1128 + ((_e1126 - _e1128) / 2u));
                                        let _e1134 = filter_.member[_e1132];
                                        let _e1135 = (_e1134 <= _e1119);
                                        if _e1135 {
                                            phi_13340_ = (_e1132 + 1u);
                                        } else {
                                            phi_13340_ = _e1128;
                                        }
                                        let _e1138 = phi_13340_;
                                        phi_13319_ = select(_e1132, _e1126, _e1135);
                                        phi_13322_ = _e1138;
                                    } else {
                                        break;
                                    }
                                    let _e1141 = phi_13319_;
                                    let _e1143 = phi_13322_;
                                    continue;
                                    continuing {
                                        phi_13318_ = _e1141;
                                        phi_13321_ = _e1143;
                                    }
                                }
                                let _e1146 = local_96;
                                if (_e1146 > _e1121) {
                                    let _e1149 = local_97;
                                    let _e1152 = filter_.member[(_e1149 - 1u)];
                                    phi_13349_ = (_e1152 == _e1119);
                                } else {
                                    phi_13349_ = false;
                                }
                                let _e1155 = phi_13349_;
                                phi_13350_ = _e1155;
                            } else {
                                phi_13350_ = true;
                            }
                            let _e1157 = phi_13350_;
                            phi_13351_ = _e1157;
                        }
                        let _e1159 = phi_13351_;
                        phi_13352_ = _e1159;
                    } else {
                        phi_13352_ = _e1099;
                    }
                    let _e1161 = phi_13352_;
                    if _e1161 {
                        phi_13363_ = type_56((_e1084.member - 1u), _e1084.member_1);
                        phi_13364_ = (_e1088 & ~((_e1086 & (0u - _e1086))));
                    } else {
                        phi_13363_ = _e1084;
                        phi_13364_ = _e1088;
                    }
                    let _e1172 = phi_13363_;
                    let _e1174 = phi_13364_;
                    phi_13253_ = _e1172;
                    phi_13256_ = (_e1086 & (_e1086 - 1u));
                    phi_13258_ = _e1174;
                }
                let _e1178 = phi_13253_;
                let _e1180 = phi_13256_;
                let _e1182 = phi_13258_;
                continue;
                continuing {
                    phi_13252_ = _e1178;
                    phi_13255_ = _e1180;
                    phi_13257_ = _e1182;
                    break if !(select(true, false, _e1089));
                }
            }
            let _e1186 = local_98;
            masks[((_e1078 * 256u) + _e397)] = _e1186;
            let _e1188 = local_99;
            if (_e1188 == 0u) {
                let _e1194 = local_100;
                let _e1198 = local_101;
                phi_13381_ = type_56(_e1198.member, (_e1194.member_1 & ~((_e1075 & (0u - _e1075)))));
            } else {
                let _e1496 = local_107;
                phi_13381_ = _e1496;
            }
            let _e1203 = phi_13381_;
            phi_13234_ = _e1203;
            phi_13237_ = (_e1075 & (_e1075 - 1u));
        }
        let _e1207 = phi_13234_;
        let _e1209 = phi_13237_;
        continue;
        continuing {
            phi_13233_ = _e1207;
            phi_13236_ = _e1209;
            break if !(select(true, false, _e1076));
        }
    }
    let _e1213 = local_102;
    counts_2[_e397] = ((_e1213.member << bitcast<u32>(16i)) | (select(_e469, _e495, (_e492 > _e469)) - _e469));
    workgroupBarrier();
    if ((_e397 & 15u) == 0u) {
        phi_13395_ = 0u;
        phi_13398_ = 0u;
        loop {
            let _e1222 = phi_13395_;
            let _e1224 = phi_13398_;
            local_103 = _e1224;
            let _e1225 = (_e1222 < 16u);
            if _e1225 {
                let _e1228 = counts_2[(_e397 + _e1222)];
                counts_2[(_e397 + _e1222)] = _e1224;
                phi_13396_ = (_e1222 + _e386.z);
                phi_13399_ = (_e1224 + _e1228);
            } else {
                break;
            }
            let _e1232 = phi_13396_;
            let _e1234 = phi_13399_;
            continue;
            continuing {
                phi_13395_ = _e1232;
                phi_13398_ = _e1234;
            }
        }
        let _e1239 = local_103;
        chunk_counts[(_e397 / 16u)] = _e1239;
    }
    workgroupBarrier();
    if (_e397 == 0u) {
        phi_13420_ = 0u;
        phi_13423_ = 0u;
        phi_13425_ = 0u;
        loop {
            let _e1242 = phi_13420_;
            let _e1244 = phi_13423_;
            let _e1246 = phi_13425_;
            local_104 = _e1244;
            local_105 = _e1246;
            let _e1247 = (_e1242 < 16u);
            if _e1247 {
                let _e1249 = chunk_counts[_e1242];
                chunk_counts[_e1242] = ((_e1246 << bitcast<u32>(16i)) | _e1244);
                phi_13421_ = (_e1242 + _e386.z);
                phi_13424_ = (_e1244 + (_e1249 & 65535u));
                phi_13426_ = (_e1246 + (_e1249 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1260 = phi_13421_;
            let _e1262 = phi_13424_;
            let _e1264 = phi_13426_;
            continue;
            continuing {
                phi_13420_ = _e1260;
                phi_13423_ = _e1262;
                phi_13425_ = _e1264;
            }
        }
        let _e1267 = local_104;
        let _e1268 = select(0u, _e1267, _e406);
        let _e1270 = local_105;
        let _e1274 = atomicAdd((&tiles_2.member[1u]), _e1268);
        if ((_e1274 + _e1268) < _e1274) {
            let _e1279 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1282 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1270, _e406));
        reserved[0u] = _e1282;
    }
    workgroupBarrier();
    let _e1284 = counts_2[_e397];
    let _e1287 = chunk_counts[(_e397 / 16u)];
    let _e1290 = reserved[0u];
    let _e1295 = local_106;
    let _e1299 = params_2.member.member_11;
    phi_13481_ = 0u;
    phi_13484_ = 0u;
    phi_13486_ = _e1295.member_1;
    phi_13488_ = _e1213.member;
    phi_13490_ = (_e1290 + ((_e1284 + _e1287) >> bitcast<u32>(16i)));
    loop {
        let _e1301 = phi_13481_;
        let _e1303 = phi_13484_;
        let _e1305 = phi_13486_;
        let _e1307 = phi_13488_;
        let _e1309 = phi_13490_;
        let _e1310 = (_e1307 == 0u);
        if _e1310 {
            phi_13482_ = u32();
            phi_13485_ = u32();
            phi_13487_ = u32();
            phi_13489_ = u32();
            phi_13491_ = u32();
        } else {
            if (_e1301 == 0u) {
                let _e1314 = select(firstTrailingBit(_e1305), 32u, (_e1305 == 0u));
                let _e1318 = masks[((_e1314 * 256u) + _e397)];
                phi_13512_ = _e1318;
                phi_13513_ = _e1314;
                phi_13514_ = (_e1305 & (_e1305 - 1u));
            } else {
                phi_13512_ = _e1301;
                phi_13513_ = _e1303;
                phi_13514_ = _e1305;
            }
            let _e1322 = phi_13512_;
            let _e1324 = phi_13513_;
            let _e1326 = phi_13514_;
            if (_e1309 < _e1299) {
                pairs_1.member[_e1309] = (((_e402 << bitcast<u32>(16i)) | (_e397 << bitcast<u32>(8i))) | ((_e1324 * 32u) + select(firstTrailingBit(_e1322), 32u, (_e1322 == 0u))));
            }
            phi_13482_ = (_e1322 & (_e1322 - 1u));
            phi_13485_ = _e1324;
            phi_13487_ = _e1326;
            phi_13489_ = (_e1307 - 1u);
            phi_13491_ = (_e1309 + 1u);
        }
        let _e1346 = phi_13482_;
        let _e1348 = phi_13485_;
        let _e1350 = phi_13487_;
        let _e1352 = phi_13489_;
        let _e1354 = phi_13491_;
        continue;
        continuing {
            phi_13481_ = _e1346;
            phi_13484_ = _e1348;
            phi_13486_ = _e1350;
            phi_13488_ = _e1352;
            phi_13490_ = _e1354;
            break if !(select(true, false, _e1310));
        }
    }
    return;
}

fn function_34() {
    var phi_13583_: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_2.member.member_1;
    if (_e393 < _e396) {
        let _e404 = params_2.member.member_4;
        let _e406 = (((f32(_e393) + 0.5f) / f32(_e396)) * f32(_e404));
        let _e411 = select(select(u32(_e406), 0u, (_e406 < 0f)), 4294967295u, (_e406 > 4294967000f));
        if (_e411 >= _e404) {
            phi_13583_ = (_e404 - 1u);
        } else {
            phi_13583_ = _e411;
        }
        let _e415 = phi_13583_;
        let _e418 = params_2.member.member_5;
        let _e422 = spheres.member[(_e415 * _e418)];
        centers.member[_e393] = _e422;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13653_: u32;
    var phi_13656_: f32;
    var phi_13654_: u32;
    var phi_13657_: f32;
    var phi_13691_: u32;
    var phi_13694_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13732_: f32;
    var phi_13692_: u32;
    var phi_13695_: f32;
    var local_111: f32;
    var phi_13736_: vec4<f32>;
    var phi_13737_: f32;
    var phi_13738_: vec4<f32>;
    var phi_13739_: f32;
    var phi_13768_: vec4<f32>;
    var phi_13771_: u32;
    var phi_13814_: f32;
    var phi_13824_: f32;
    var phi_13843_: vec4<f32>;
    var phi_13769_: vec4<f32>;
    var phi_13772_: u32;
    var phi_13845_: vec4<f32>;
    var phi_13864_: vec4<f32>;
    var phi_13867_: u32;
    var phi_13865_: vec4<f32>;
    var phi_13868_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e385.z] = _e384.x;
    let _e393 = local_108[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e400 = ((_e398 * 256u) + _e393);
    let _e403 = progress.member[1u];
    let _e404 = (_e403 == 0u);
    if _e404 {
        let _e407 = params_2.member.member_4;
        if (_e400 < _e407) {
            let _e411 = params_2.member.member_5;
            let _e415 = spheres.member[(_e400 * _e411)];
            let _e421 = centers_1.member[0u];
            let _e425 = (_e415.x - _e421.x);
            let _e426 = (_e415.y - _e421.y);
            let _e427 = (_e415.z - _e421.z);
            let _e432 = (((_e425 * _e425) + (_e426 * _e426)) + (_e427 * _e427));
            phi_13653_ = 1u;
            phi_13656_ = select(_e432, 0.000000000001f, (_e432 < 0.000000000001f));
            loop {
                let _e436 = phi_13653_;
                let _e438 = phi_13656_;
                local_110 = _e438;
                local_111 = _e438;
                let _e441 = params_2.member.member_1;
                let _e442 = (_e436 < _e441);
                local_109 = _e441;
                if _e442 {
                    let _e445 = centers_1.member[_e436];
                    let _e449 = (_e415.x - _e445.x);
                    let _e450 = (_e415.y - _e445.y);
                    let _e451 = (_e415.z - _e445.z);
                    let _e456 = (((_e449 * _e449) + (_e450 * _e450)) + (_e451 * _e451));
                    let _e458 = select(_e456, 0.000000000001f, (_e456 < 0.000000000001f));
                    phi_13654_ = (_e436 + 1u);
                    phi_13657_ = select(_e438, _e458, (_e458 < _e438));
                } else {
                    break;
                }
                let _e463 = phi_13654_;
                let _e465 = phi_13657_;
                continue;
                continuing {
                    phi_13653_ = _e463;
                    phi_13656_ = _e465;
                }
            }
            phi_13691_ = 0u;
            phi_13694_ = 0f;
            loop {
                let _e468 = phi_13691_;
                let _e470 = phi_13694_;
                local_113 = _e470;
                let _e472 = local_109;
                let _e473 = (_e468 < _e472);
                if _e473 {
                    let _e476 = centers_1.member[_e468];
                    let _e480 = (_e415.x - _e476.x);
                    let _e481 = (_e415.y - _e476.y);
                    let _e482 = (_e415.z - _e476.z);
                    let _e487 = (((_e480 * _e480) + (_e481 * _e481)) + (_e482 * _e482));
                    let _e492 = params_2.member.member_6;
                    let _e494 = local_110;
                    let _e495 = (_e494 / select(_e487, 0.000000000001f, (_e487 < 0.000000000001f)));
                    if (_e492 == 2f) {
                        phi_13732_ = _e495;
                    } else {
                        phi_13732_ = pow(_e495, (1f / (_e492 - 1f)));
                    }
                    let _e501 = phi_13732_;
                    phi_13692_ = (_e468 + 1u);
                    phi_13695_ = (_e470 + _e501);
                } else {
                    break;
                }
                let _e505 = phi_13692_;
                let _e507 = phi_13695_;
                continue;
                continuing {
                    phi_13691_ = _e505;
                    phi_13694_ = _e507;
                }
            }
            let _e510 = local_111;
            phi_13736_ = vec4<f32>(_e415.x, _e415.y, _e415.z, _e510);
            let _e650 = local_113;
            phi_13737_ = _e650;
        } else {
            phi_13736_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13737_ = 0f;
        }
        let _e513 = phi_13736_;
        let _e515 = phi_13737_;
        phi_13738_ = _e513;
        phi_13739_ = _e515;
    } else {
        phi_13738_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13739_ = 0f;
    }
    let _e517 = phi_13738_;
    let _e519 = phi_13739_;
    points[_e393] = _e517;
    closenesses[_e393] = _e519;
    workgroupBarrier();
    let _e524 = params_2.member.member_2;
    let _e525 = (_e524 & 31u);
    let _e529 = (_e393 & ((1u << bitcast<u32>(_e525)) - 1u));
    let _e533 = (256u >> bitcast<u32>(_e525));
    let _e536 = params_2.member.member_1;
    if (_e529 < _e536) {
        let _e540 = centers_1.member[_e529];
        phi_13768_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13771_ = (_e393 >> bitcast<u32>(_e525));
        loop {
            let _e545 = phi_13768_;
            let _e547 = phi_13771_;
            local_114 = _e545;
            let _e548 = (_e547 < 256u);
            if _e548 {
                let _e550 = points[_e547];
                let _e552 = closenesses[_e547];
                if (_e552 > 0f) {
                    let _e557 = (_e550.x - _e540.x);
                    let _e558 = (_e550.y - _e540.y);
                    let _e559 = (_e550.z - _e540.z);
                    let _e564 = (((_e557 * _e557) + (_e558 * _e558)) + (_e559 * _e559));
                    let _e570 = params_2.member.member_6;
                    let _e571 = (_e550.w / select(_e564, 0.000000000001f, (_e564 < 0.000000000001f)));
                    let _e572 = (_e570 == 2f);
                    if _e572 {
                        phi_13814_ = _e571;
                    } else {
                        phi_13814_ = pow(_e571, (1f / (_e570 - 1f)));
                    }
                    let _e577 = phi_13814_;
                    let _e578 = (_e577 / _e552);
                    if _e572 {
                        phi_13824_ = (_e578 * _e578);
                    } else {
                        phi_13824_ = pow(_e578, _e570);
                    }
                    let _e582 = phi_13824_;
                    phi_13843_ = vec4<f32>((_e545.x + (_e550.x * _e582)), (_e545.y + (_e550.y * _e582)), (_e545.z + (_e550.z * _e582)), (_e545.w + _e582));
                } else {
                    phi_13843_ = _e545;
                }
                let _e596 = phi_13843_;
                phi_13769_ = _e596;
                phi_13772_ = (_e547 + _e533);
            } else {
                break;
            }
            let _e599 = phi_13769_;
            let _e601 = phi_13772_;
            continue;
            continuing {
                phi_13768_ = _e599;
                phi_13771_ = _e601;
            }
        }
        let _e662 = local_114;
        phi_13845_ = _e662;
    } else {
        phi_13845_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e604 = phi_13845_;
    parts[_e393] = _e604;
    workgroupBarrier();
    if _e404 {
        if (_e393 < _e536) {
            let _e610 = params_2.member.member_4;
            if ((_e400 - _e393) < _e610) {
                phi_13864_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13867_ = 0u;
                loop {
                    let _e613 = phi_13864_;
                    let _e615 = phi_13867_;
                    local_112 = _e613;
                    let _e616 = (_e615 < _e533);
                    if _e616 {
                        let _e621 = parts[((_e615 << bitcast<u32>(_e525)) + _e393)];
                        phi_13865_ = (_e613 + _e621);
                        phi_13868_ = (_e615 + 1u);
                    } else {
                        break;
                    }
                    let _e625 = phi_13865_;
                    let _e627 = phi_13868_;
                    continue;
                    continuing {
                        phi_13864_ = _e625;
                        phi_13867_ = _e627;
                    }
                }
                let _e634 = local_112;
                sums_2.member[((_e398 * _e536) + _e393)] = _e634;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13953_: u32;
    var phi_13955_: vec4<f32>;
    var phi_13958_: u32;
    var phi_13956_: vec4<f32>;
    var phi_13959_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_13998_: vec4<f32>;
    var phi_14026_: u32;
    var phi_14029_: u32;
    var phi_14027_: u32;
    var phi_14030_: u32;
    var local_118: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e385.z] = _e384.x;
    let _e393 = local_115[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    if (_e398 == 0u) {
        let _e404 = params_2.member.member_1;
        if (_e393 < _e404) {
            let _e408 = params_2.member.member_4;
            let _e409 = (_e408 / 256u);
            if ((_e408 % 256u) > 0u) {
                phi_13953_ = (_e409 + 1u);
            } else {
                phi_13953_ = _e409;
            }
            let _e414 = phi_13953_;
            phi_13955_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13958_ = 0u;
            loop {
                let _e416 = phi_13955_;
                let _e418 = phi_13958_;
                local_116 = _e416;
                local_117 = _e416;
                let _e419 = (_e418 < _e414);
                if _e419 {
                    let _e424 = sums_3.member[((_e418 * _e404) + _e393)];
                    phi_13956_ = (_e416 + _e424);
                    phi_13959_ = (_e418 + 1u);
                } else {
                    break;
                }
                let _e428 = phi_13956_;
                let _e430 = phi_13959_;
                continue;
                continuing {
                    phi_13955_ = _e428;
                    phi_13958_ = _e430;
                }
            }
            let _e434 = centers.member[_e393];
            let _e436 = local_116;
            if (_e436.w > 0f) {
                let _e441 = local_117;
                phi_13998_ = (_e441 / vec4(_e436.w));
            } else {
                phi_13998_ = _e434;
            }
            let _e444 = phi_13998_;
            centers.member[_e393] = _e444;
            let _e447 = (_e444.x - _e434.x);
            let _e450 = (_e444.y - _e434.y);
            let _e453 = (_e444.z - _e434.z);
            moves[_e393] = (((_e447 * _e447) + (_e450 * _e450)) + (_e453 * _e453));
        }
    }
    workgroupBarrier();
    if (((_e398 * 256u) + _e393) == 0u) {
        let _e463 = progress_1.member[1u];
        if (_e463 == 0u) {
            phi_14026_ = 0u;
            phi_14029_ = 1u;
            loop {
                let _e466 = phi_14026_;
                let _e468 = phi_14029_;
                local_118 = _e468;
                let _e471 = params_2.member.member_1;
                let _e472 = (_e466 < _e471);
                if _e472 {
                    let _e474 = moves[_e466];
                    let _e477 = params_2.member.member_7;
                    phi_14027_ = (_e466 + 1u);
                    phi_14030_ = select(_e468, 0u, (_e474 > (_e477 * _e477)));
                } else {
                    break;
                }
                let _e483 = phi_14027_;
                let _e485 = phi_14030_;
                continue;
                continuing {
                    phi_14026_ = _e483;
                    phi_14029_ = _e485;
                }
            }
            let _e489 = progress_1.member[0u];
            progress_1.member[0u] = (_e489 + 1u);
            let _e492 = local_118;
            progress_1.member[1u] = _e492;
        }
    }
    return;
}

fn function_37() {
    var phi_14085_: u32;
    var phi_14088_: bool;
    var phi_14116_: u32;
    var phi_14117_: bool;
    var phi_14086_: u32;
    var phi_14089_: bool;
    var phi_14118_: bool;
    var local_119: bool;
    var phi_14124_: vec4<f32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    if (_e393 < 64u) {
        let _e397 = params_2.member.member_1;
        let _e401 = centers_2.member[_e393];
        phi_14085_ = 0u;
        phi_14088_ = (_e393 < _e397);
        loop {
            let _e406 = phi_14085_;
            let _e408 = phi_14088_;
            local_119 = _e408;
            if _e408 {
                let _e409 = (_e406 < _e393);
                if _e409 {
                    let _e412 = centers_2.member[_e406];
                    let _e416 = (_e401.x - _e412.x);
                    let _e417 = (_e401.y - _e412.y);
                    let _e418 = (_e401.z - _e412.z);
                    phi_14116_ = (_e406 + 1u);
                    phi_14117_ = !(((((_e416 * _e416) + (_e417 * _e417)) + (_e418 * _e418)) < 0.0000009536743f));
                } else {
                    phi_14116_ = u32();
                    phi_14117_ = bool();
                }
                let _e428 = phi_14116_;
                let _e430 = phi_14117_;
                phi_14086_ = _e428;
                phi_14089_ = _e430;
                phi_14118_ = _e409;
            } else {
                phi_14086_ = u32();
                phi_14089_ = bool();
                phi_14118_ = false;
            }
            let _e432 = phi_14086_;
            let _e434 = phi_14089_;
            let _e436 = phi_14118_;
            continue;
            continuing {
                phi_14085_ = _e432;
                phi_14088_ = _e434;
                break if !(_e436);
            }
        }
        let _e439 = local_119;
        if _e439 {
            phi_14124_ = vec4<f32>(_e401.x, _e401.y, _e401.z, 0f);
        } else {
            phi_14124_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e442 = phi_14124_;
        kept.member[_e393] = _e442;
    }
    return;
}

fn function_38() {
    var phi_14215_: f32;
    var phi_14657_: vec4<f32>;
    var phi_14740_: bool;
    var phi_14741_: bool;
    var phi_14742_: bool;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_2.member.member;
    if (_e393 < _e396) {
        let _e400 = frame.member[1u];
        let _e402 = (_e393 * 3u);
        let _e405 = corners.member[_e402];
        let _e415 = corners.member[(_e402 + 1u)];
        let _e425 = corners.member[(_e402 + 2u)];
        let _e432 = (bitcast<f32>(_e405.x) * _e400.x);
        let _e433 = (bitcast<f32>(_e405.y) * _e400.x);
        let _e434 = (bitcast<f32>(_e405.z) * _e400.x);
        let _e435 = (bitcast<f32>(_e415.x) * _e400.x);
        let _e436 = (bitcast<f32>(_e415.y) * _e400.x);
        let _e437 = (bitcast<f32>(_e415.z) * _e400.x);
        let _e438 = (bitcast<f32>(_e425.x) * _e400.x);
        let _e439 = (bitcast<f32>(_e425.y) * _e400.x);
        let _e440 = (bitcast<f32>(_e425.z) * _e400.x);
        let _e443 = frame.member[0u];
        let _e450 = params_2.member.member_16;
        let _e453 = params_2.member.member_17;
        let _e456 = params_2.member.member_18;
        let _e458 = select(_e456, _e450, (_e393 < _e453));
        if (_e458 < (8388608f / _e400.x)) {
            phi_14215_ = (_e458 * _e400.x);
        } else {
            phi_14215_ = 8388608f;
        }
        let _e463 = phi_14215_;
        let _e464 = (_e463 * 1.000001f);
        let _e467 = params_2.member.member_22;
        let _e468 = (_e467 == 0u);
        if _e468 {
            let _e533 = select(_e435, _e432, (_e432 < _e435));
            let _e535 = select(_e436, _e433, (_e433 < _e436));
            let _e537 = select(_e437, _e434, (_e434 < _e437));
            let _e545 = select(_e435, _e432, (_e432 > _e435));
            let _e547 = select(_e436, _e433, (_e433 > _e436));
            let _e549 = select(_e437, _e434, (_e434 > _e437));
            let _e563 = ((_e463 * -1.000001f) * _e443.w);
            let _e564 = (((select(_e438, _e533, (_e533 < _e438)) - _e443.x) * _e443.w) + _e563);
            let _e565 = (((select(_e439, _e535, (_e535 < _e439)) - _e443.y) * _e443.w) + _e563);
            let _e566 = (((select(_e440, _e537, (_e537 < _e440)) - _e443.z) * _e443.w) + _e563);
            let _e568 = select(0f, _e564, (_e564 > 0f));
            let _e570 = select(0f, _e565, (_e565 > 0f));
            let _e572 = select(0f, _e566, (_e566 > 0f));
            let _e574 = select(1f, _e568, (_e568 < 1f));
            let _e576 = select(1f, _e570, (_e570 < 1f));
            let _e578 = select(1f, _e572, (_e572 < 1f));
            let _e585 = (_e464 * _e443.w);
            let _e586 = (((select(_e438, _e545, (_e545 > _e438)) - _e443.x) * _e443.w) + _e585);
            let _e587 = (((select(_e439, _e547, (_e547 > _e439)) - _e443.y) * _e443.w) + _e585);
            let _e588 = (((select(_e440, _e549, (_e549 > _e440)) - _e443.z) * _e443.w) + _e585);
            let _e590 = select(0f, _e586, (_e586 > 0f));
            let _e592 = select(0f, _e587, (_e587 > 0f));
            let _e594 = select(0f, _e588, (_e588 > 0f));
            let _e596 = select(1f, _e590, (_e590 < 1f));
            let _e598 = select(1f, _e592, (_e592 < 1f));
            let _e600 = select(1f, _e594, (_e594 < 1f));
            let _e601 = (_e596 - _e574);
            let _e602 = (_e598 - _e576);
            let _e603 = (_e600 - _e578);
            let _e617 = ((sqrt((((_e601 * _e601) + (_e602 * _e602)) + (_e603 * _e603))) * 0.5000038f) + 0.0000076293945f);
            let _e624 = (((_e432 + _e435) + _e438) * 0.33333334f);
            let _e625 = (((_e433 + _e436) + _e439) * 0.33333334f);
            let _e626 = (((_e434 + _e437) + _e440) * 0.33333334f);
            let _e627 = (_e432 - _e624);
            let _e628 = (_e433 - _e625);
            let _e629 = (_e434 - _e626);
            let _e634 = (((_e627 * _e627) + (_e628 * _e628)) + (_e629 * _e629));
            let _e635 = (_e435 - _e624);
            let _e636 = (_e436 - _e625);
            let _e637 = (_e437 - _e626);
            let _e642 = (((_e635 * _e635) + (_e636 * _e636)) + (_e637 * _e637));
            let _e643 = (_e438 - _e624);
            let _e644 = (_e439 - _e625);
            let _e645 = (_e440 - _e626);
            let _e650 = (((_e643 * _e643) + (_e644 * _e644)) + (_e645 * _e645));
            let _e652 = select(_e642, _e634, (_e634 > _e642));
            let _e658 = (((sqrt(select(_e650, _e652, (_e652 > _e650))) * 1.0000076f) + _e464) * _e443.w);
            let _e661 = (select(2f, _e658, (_e658 < 2f)) + 0.0000076293945f);
            let _e665 = ((_e624 - _e443.x) * _e443.w);
            let _e666 = ((_e625 - _e443.y) * _e443.w);
            let _e667 = ((_e626 - _e443.z) * _e443.w);
            let _e669 = select(0f, _e665, (_e665 > 0f));
            let _e671 = select(0f, _e666, (_e666 > 0f));
            let _e673 = select(0f, _e667, (_e667 > 0f));
            let _e681 = (_e617 < (0.5f * _e661));
            phi_14657_ = vec4<f32>(select(select(1f, _e669, (_e669 < 1f)), ((_e574 + _e596) * 0.5f), _e681), select(select(1f, _e671, (_e671 < 1f)), ((_e576 + _e598) * 0.5f), _e681), select(select(1f, _e673, (_e673 < 1f)), ((_e578 + _e600) * 0.5f), _e681), select(_e661, _e617, _e681));
        } else {
            let _e476 = ((_e463 * -1.000001f) * _e443.w);
            let _e477 = (((_e432 - _e443.x) * _e443.w) + _e476);
            let _e478 = (((_e433 - _e443.y) * _e443.w) + _e476);
            let _e479 = (((_e434 - _e443.z) * _e443.w) + _e476);
            let _e481 = select(0f, _e477, (_e477 > 0f));
            let _e483 = select(0f, _e478, (_e478 > 0f));
            let _e485 = select(0f, _e479, (_e479 > 0f));
            let _e487 = select(1f, _e481, (_e481 < 1f));
            let _e489 = select(1f, _e483, (_e483 < 1f));
            let _e491 = select(1f, _e485, (_e485 < 1f));
            let _e498 = (_e464 * _e443.w);
            let _e499 = (((_e435 - _e443.x) * _e443.w) + _e498);
            let _e500 = (((_e436 - _e443.y) * _e443.w) + _e498);
            let _e501 = (((_e437 - _e443.z) * _e443.w) + _e498);
            let _e503 = select(0f, _e499, (_e499 > 0f));
            let _e505 = select(0f, _e500, (_e500 > 0f));
            let _e507 = select(0f, _e501, (_e501 > 0f));
            let _e509 = select(1f, _e503, (_e503 < 1f));
            let _e511 = select(1f, _e505, (_e505 < 1f));
            let _e513 = select(1f, _e507, (_e507 < 1f));
            let _e514 = (_e509 - _e487);
            let _e515 = (_e511 - _e489);
            let _e516 = (_e513 - _e491);
            phi_14657_ = vec4<f32>(((_e487 + _e509) * 0.5f), ((_e489 + _e511) * 0.5f), ((_e491 + _e513) * 0.5f), ((sqrt((((_e514 * _e514) + (_e515 * _e515)) + (_e516 * _e516))) * 0.5000038f) + 0.0000076293945f));
        }
        let _e688 = phi_14657_;
        spheres_1.member[_e393] = _e688;
        if _e468 {
            let _e691 = (_e435 - _e432);
            let _e692 = (_e436 - _e433);
            let _e693 = (_e437 - _e434);
            let _e694 = (_e438 - _e432);
            let _e695 = (_e439 - _e433);
            let _e696 = (_e440 - _e434);
            let _e697 = abs(_e691);
            let _e698 = abs(_e692);
            let _e700 = select(_e698, _e697, (_e697 > _e698));
            let _e701 = abs(_e693);
            let _e703 = select(_e701, _e700, (_e700 > _e701));
            let _e704 = abs(_e694);
            let _e705 = abs(_e695);
            let _e707 = select(_e705, _e704, (_e704 > _e705));
            let _e708 = abs(_e696);
            let _e710 = select(_e708, _e707, (_e707 > _e708));
            let _e714 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e710, _e703, (_e703 > _e710))));
            let _e715 = (_e692 * _e696);
            let _e716 = (_e693 * _e695);
            if (abs((_e715 - _e716)) > ((0.0000019073486f * (abs(_e715) + abs(_e716))) + _e714)) {
                phi_14741_ = bool();
                phi_14742_ = true;
            } else {
                let _e725 = (_e693 * _e694);
                let _e726 = (_e691 * _e696);
                let _e734 = (abs((_e725 - _e726)) > ((0.0000019073486f * (abs(_e725) + abs(_e726))) + _e714));
                if _e734 {
                    phi_14740_ = bool();
                } else {
                    let _e735 = (_e691 * _e695);
                    let _e736 = (_e692 * _e694);
                    phi_14740_ = (abs((_e735 - _e736)) > ((0.0000019073486f * (abs(_e735) + abs(_e736))) + _e714));
                }
                let _e746 = phi_14740_;
                phi_14741_ = _e746;
                phi_14742_ = _e734;
            }
            let _e748 = phi_14741_;
            let _e750 = phi_14742_;
            if select(_e748, true, _e750) {
            } else {
                let _e754 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e757 = params_2.member.member_10;
                if (_e754 < _e757) {
                    possibly_degenerate.member[_e754] = _e393;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_15027_: bool;
    var phi_15029_: bool;
    var phi_15030_: bool;
    var phi_15053_: bool;
    var phi_15055_: bool;
    var phi_15056_: bool;
    var phi_15079_: bool;
    var phi_15081_: bool;
    var phi_15082_: bool;
    var phi_15153_: type_84;
    var phi_15155_: type_84;
    var phi_15156_: bool;
    var phi_15157_: type_84;
    var phi_15158_: bool;
    var phi_15163_: type_84;
    var phi_15165_: u32;
    var phi_15168_: type_84;
    var phi_15432_: bool;
    var phi_15434_: bool;
    var phi_15435_: bool;
    var phi_15458_: bool;
    var phi_15460_: bool;
    var phi_15461_: bool;
    var phi_15484_: bool;
    var phi_15486_: bool;
    var phi_15487_: bool;
    var phi_15558_: type_84;
    var phi_15560_: type_84;
    var phi_15561_: bool;
    var phi_15562_: type_84;
    var phi_15563_: bool;
    var phi_15568_: type_84;
    var phi_15648_: type_84;
    var phi_15166_: u32;
    var phi_15169_: type_84;
    var local_121: type_84;
    var local_122: type_84;
    var phi_15661_: u32;
    var phi_15664_: type_84;
    var phi_15662_: u32;
    var phi_15665_: type_84;
    var local_123: type_84;
    var local_124: type_84;
    var phi_15759_: type_84;
    var phi_15765_: u32;
    var phi_15768_: type_84;
    var phi_15766_: u32;
    var phi_15769_: type_84;
    var phi_15859_: type_84;
    var local_125: type_84;
    var local_126: type_84;
    var local_127: type_84;
    var local_128: type_84;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e385.z] = _e384.x;
    let _e393 = local_120[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e399 = (_e398 * 2048u);
    let _e402 = features_1.member[_e399];
    let _e404 = (_e402.x * 2u);
    let _e407 = moving.member[_e404];
    let _e412 = (_e402.y * 2u);
    let _e415 = moving.member[_e412];
    let _e420 = (_e402.z * 2u);
    let _e423 = moving.member[_e420];
    let _e430 = moving.member[(_e404 + 1u)];
    let _e437 = moving.member[(_e412 + 1u)];
    let _e444 = moving.member[(_e420 + 1u)];
    let _e449 = select(_e415.x, _e407.x, (_e407.x < _e415.x));
    let _e451 = select(_e415.y, _e407.y, (_e407.y < _e415.y));
    let _e453 = select(_e415.z, _e407.z, (_e407.z < _e415.z));
    let _e455 = select(_e423.x, _e449, (_e449 < _e423.x));
    let _e457 = select(_e423.y, _e451, (_e451 < _e423.y));
    let _e459 = select(_e423.z, _e453, (_e453 < _e423.z));
    let _e461 = select(_e437.x, _e430.x, (_e430.x < _e437.x));
    let _e463 = select(_e437.y, _e430.y, (_e430.y < _e437.y));
    let _e465 = select(_e437.z, _e430.z, (_e430.z < _e437.z));
    let _e467 = select(_e444.x, _e461, (_e461 < _e444.x));
    let _e469 = select(_e444.y, _e463, (_e463 < _e444.y));
    let _e471 = select(_e444.z, _e465, (_e465 < _e444.z));
    let _e473 = select(_e467, _e455, (_e455 < _e467));
    let _e475 = select(_e469, _e457, (_e457 < _e469));
    let _e477 = select(_e471, _e459, (_e459 < _e471));
    let _e479 = select(_e415.x, _e407.x, (_e407.x > _e415.x));
    let _e481 = select(_e415.y, _e407.y, (_e407.y > _e415.y));
    let _e483 = select(_e415.z, _e407.z, (_e407.z > _e415.z));
    let _e485 = select(_e423.x, _e479, (_e479 > _e423.x));
    let _e487 = select(_e423.y, _e481, (_e481 > _e423.y));
    let _e489 = select(_e423.z, _e483, (_e483 > _e423.z));
    let _e491 = select(_e437.x, _e430.x, (_e430.x > _e437.x));
    let _e493 = select(_e437.y, _e430.y, (_e430.y > _e437.y));
    let _e495 = select(_e437.z, _e430.z, (_e430.z > _e437.z));
    let _e497 = select(_e444.x, _e491, (_e491 > _e444.x));
    let _e499 = select(_e444.y, _e493, (_e493 > _e444.y));
    let _e501 = select(_e444.z, _e495, (_e495 > _e444.z));
    let _e503 = select(_e497, _e485, (_e485 > _e497));
    let _e505 = select(_e499, _e487, (_e487 > _e499));
    let _e507 = select(_e501, _e489, (_e489 > _e501));
    let _e509 = (0.5f * (_e473 + _e503));
    let _e511 = (0.5f * (_e475 + _e505));
    let _e513 = (0.5f * (_e477 + _e507));
    let _e516 = params_2.member.member;
    if ((bitcast<u32>(_e473) & 2139095040u) != 2139095040u) {
        let _e522 = ((bitcast<u32>(_e475) & 2139095040u) != 2139095040u);
        if _e522 {
            phi_15027_ = ((bitcast<u32>(_e477) & 2139095040u) != 2139095040u);
        } else {
            phi_15027_ = bool();
        }
        let _e527 = phi_15027_;
        phi_15029_ = _e527;
        phi_15030_ = select(true, false, _e522);
    } else {
        phi_15029_ = bool();
        phi_15030_ = true;
    }
    let _e530 = phi_15029_;
    let _e532 = phi_15030_;
    if select(_e530, false, _e532) {
        if ((bitcast<u32>(_e503) & 2139095040u) != 2139095040u) {
            let _e539 = ((bitcast<u32>(_e505) & 2139095040u) != 2139095040u);
            if _e539 {
                phi_15053_ = ((bitcast<u32>(_e507) & 2139095040u) != 2139095040u);
            } else {
                phi_15053_ = bool();
            }
            let _e544 = phi_15053_;
            phi_15055_ = _e544;
            phi_15056_ = select(true, false, _e539);
        } else {
            phi_15055_ = bool();
            phi_15056_ = true;
        }
        let _e547 = phi_15055_;
        let _e549 = phi_15056_;
        if select(_e547, false, _e549) {
            if ((bitcast<u32>(_e509) & 2139095040u) != 2139095040u) {
                let _e556 = ((bitcast<u32>(_e511) & 2139095040u) != 2139095040u);
                if _e556 {
                    phi_15079_ = ((bitcast<u32>(_e513) & 2139095040u) != 2139095040u);
                } else {
                    phi_15079_ = bool();
                }
                let _e561 = phi_15079_;
                phi_15081_ = _e561;
                phi_15082_ = select(true, false, _e556);
            } else {
                phi_15081_ = bool();
                phi_15082_ = true;
            }
            let _e564 = phi_15081_;
            let _e566 = phi_15082_;
            let _e567 = select(_e564, false, _e566);
            if _e567 {
                let _e569 = select(_e503, _e473, (_e473 < _e503));
                let _e571 = select(_e505, _e475, (_e475 < _e505));
                let _e573 = select(_e507, _e477, (_e477 < _e507));
                let _e582 = select(_e503, _e473, (_e473 > _e503));
                let _e584 = select(_e505, _e475, (_e475 > _e505));
                let _e586 = select(_e507, _e477, (_e477 > _e507));
                phi_15153_ = type_84(vec4<f32>(select(_e509, _e569, (_e569 < _e509)), select(_e511, _e571, (_e571 < _e511)), select(_e513, _e573, (_e573 < _e513)), 0f), vec4<f32>(select(_e509, _e582, (_e582 > _e509)), select(_e511, _e584, (_e584 > _e511)), select(_e513, _e586, (_e586 > _e513)), 0f));
            } else {
                phi_15153_ = type_84();
            }
            let _e596 = phi_15153_;
            phi_15155_ = _e596;
            phi_15156_ = select(true, false, _e567);
        } else {
            phi_15155_ = type_84();
            phi_15156_ = true;
        }
        let _e599 = phi_15155_;
        let _e601 = phi_15156_;
        phi_15157_ = _e599;
        phi_15158_ = _e601;
    } else {
        phi_15157_ = type_84();
        phi_15158_ = true;
    }
    let _e603 = phi_15157_;
    let _e605 = phi_15158_;
    if _e605 {
        phi_15163_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_15163_ = _e603;
    }
    let _e607 = phi_15163_;
    phi_15165_ = _e393;
    phi_15168_ = _e607;
    loop {
        let _e609 = phi_15165_;
        let _e611 = phi_15168_;
        local_121 = _e611;
        local_122 = _e611;
        local_125 = _e611;
        local_127 = _e611;
        let _e612 = (_e609 < 2048u);
        if _e612 {
            let _e613 = (_e399 + _e609);
            if (_e613 < _e516) {
                let _e617 = features_1.member[_e613];
                let _e619 = (_e617.x * 2u);
                let _e622 = moving.member[_e619];
                let _e627 = (_e617.y * 2u);
                let _e630 = moving.member[_e627];
                let _e635 = (_e617.z * 2u);
                let _e638 = moving.member[_e635];
                let _e645 = moving.member[(_e619 + 1u)];
                let _e652 = moving.member[(_e627 + 1u)];
                let _e659 = moving.member[(_e635 + 1u)];
                let _e664 = select(_e630.x, _e622.x, (_e622.x < _e630.x));
                let _e666 = select(_e630.y, _e622.y, (_e622.y < _e630.y));
                let _e668 = select(_e630.z, _e622.z, (_e622.z < _e630.z));
                let _e670 = select(_e638.x, _e664, (_e664 < _e638.x));
                let _e672 = select(_e638.y, _e666, (_e666 < _e638.y));
                let _e674 = select(_e638.z, _e668, (_e668 < _e638.z));
                let _e676 = select(_e652.x, _e645.x, (_e645.x < _e652.x));
                let _e678 = select(_e652.y, _e645.y, (_e645.y < _e652.y));
                let _e680 = select(_e652.z, _e645.z, (_e645.z < _e652.z));
                let _e682 = select(_e659.x, _e676, (_e676 < _e659.x));
                let _e684 = select(_e659.y, _e678, (_e678 < _e659.y));
                let _e686 = select(_e659.z, _e680, (_e680 < _e659.z));
                let _e688 = select(_e682, _e670, (_e670 < _e682));
                let _e690 = select(_e684, _e672, (_e672 < _e684));
                let _e692 = select(_e686, _e674, (_e674 < _e686));
                let _e694 = select(_e630.x, _e622.x, (_e622.x > _e630.x));
                let _e696 = select(_e630.y, _e622.y, (_e622.y > _e630.y));
                let _e698 = select(_e630.z, _e622.z, (_e622.z > _e630.z));
                let _e700 = select(_e638.x, _e694, (_e694 > _e638.x));
                let _e702 = select(_e638.y, _e696, (_e696 > _e638.y));
                let _e704 = select(_e638.z, _e698, (_e698 > _e638.z));
                let _e706 = select(_e652.x, _e645.x, (_e645.x > _e652.x));
                let _e708 = select(_e652.y, _e645.y, (_e645.y > _e652.y));
                let _e710 = select(_e652.z, _e645.z, (_e645.z > _e652.z));
                let _e712 = select(_e659.x, _e706, (_e706 > _e659.x));
                let _e714 = select(_e659.y, _e708, (_e708 > _e659.y));
                let _e716 = select(_e659.z, _e710, (_e710 > _e659.z));
                let _e718 = select(_e712, _e700, (_e700 > _e712));
                let _e720 = select(_e714, _e702, (_e702 > _e714));
                let _e722 = select(_e716, _e704, (_e704 > _e716));
                let _e724 = (0.5f * (_e688 + _e718));
                let _e726 = (0.5f * (_e690 + _e720));
                let _e728 = (0.5f * (_e692 + _e722));
                let _e729 = (_e613 * 3u);
                let _e730 = bitcast<u32>(_e688);
                let _e731 = bitcast<u32>(_e690);
                let _e732 = bitcast<u32>(_e692);
                corners_1.member[_e729] = vec4<u32>(_e730, _e731, _e732, 0u);
                let _e737 = bitcast<u32>(_e718);
                let _e738 = bitcast<u32>(_e720);
                let _e739 = bitcast<u32>(_e722);
                corners_1.member[(_e729 + 1u)] = vec4<u32>(_e737, _e738, _e739, 0u);
                let _e744 = bitcast<u32>(_e724);
                let _e745 = bitcast<u32>(_e726);
                let _e746 = bitcast<u32>(_e728);
                corners_1.member[(_e729 + 2u)] = vec4<u32>(_e744, _e745, _e746, 0u);
                if ((_e730 & 2139095040u) != 2139095040u) {
                    let _e753 = ((_e731 & 2139095040u) != 2139095040u);
                    if _e753 {
                        phi_15432_ = ((_e732 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15432_ = bool();
                    }
                    let _e757 = phi_15432_;
                    phi_15434_ = _e757;
                    phi_15435_ = select(true, false, _e753);
                } else {
                    phi_15434_ = bool();
                    phi_15435_ = true;
                }
                let _e760 = phi_15434_;
                let _e762 = phi_15435_;
                if select(_e760, false, _e762) {
                    if ((_e737 & 2139095040u) != 2139095040u) {
                        let _e767 = ((_e738 & 2139095040u) != 2139095040u);
                        if _e767 {
                            phi_15458_ = ((_e739 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15458_ = bool();
                        }
                        let _e771 = phi_15458_;
                        phi_15460_ = _e771;
                        phi_15461_ = select(true, false, _e767);
                    } else {
                        phi_15460_ = bool();
                        phi_15461_ = true;
                    }
                    let _e774 = phi_15460_;
                    let _e776 = phi_15461_;
                    if select(_e774, false, _e776) {
                        if ((_e744 & 2139095040u) != 2139095040u) {
                            let _e781 = ((_e745 & 2139095040u) != 2139095040u);
                            if _e781 {
                                phi_15484_ = ((_e746 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15484_ = bool();
                            }
                            let _e785 = phi_15484_;
                            phi_15486_ = _e785;
                            phi_15487_ = select(true, false, _e781);
                        } else {
                            phi_15486_ = bool();
                            phi_15487_ = true;
                        }
                        let _e788 = phi_15486_;
                        let _e790 = phi_15487_;
                        let _e791 = select(_e788, false, _e790);
                        if _e791 {
                            let _e793 = select(_e718, _e688, (_e688 < _e718));
                            let _e795 = select(_e720, _e690, (_e690 < _e720));
                            let _e797 = select(_e722, _e692, (_e692 < _e722));
                            let _e806 = select(_e718, _e688, (_e688 > _e718));
                            let _e808 = select(_e720, _e690, (_e690 > _e720));
                            let _e810 = select(_e722, _e692, (_e692 > _e722));
                            phi_15558_ = type_84(vec4<f32>(select(_e724, _e793, (_e793 < _e724)), select(_e726, _e795, (_e795 < _e726)), select(_e728, _e797, (_e797 < _e728)), 0f), vec4<f32>(select(_e724, _e806, (_e806 > _e724)), select(_e726, _e808, (_e808 > _e726)), select(_e728, _e810, (_e810 > _e728)), 0f));
                        } else {
                            phi_15558_ = type_84();
                        }
                        let _e820 = phi_15558_;
                        phi_15560_ = _e820;
                        phi_15561_ = select(true, false, _e791);
                    } else {
                        phi_15560_ = type_84();
                        phi_15561_ = true;
                    }
                    let _e823 = phi_15560_;
                    let _e825 = phi_15561_;
                    phi_15562_ = _e823;
                    phi_15563_ = _e825;
                } else {
                    phi_15562_ = type_84();
                    phi_15563_ = true;
                }
                let _e827 = phi_15562_;
                let _e829 = phi_15563_;
                if _e829 {
                    phi_15568_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15568_ = _e827;
                }
                let _e831 = phi_15568_;
                phi_15648_ = type_84(vec4<f32>(select(_e831.member.x, _e611.member.x, (_e611.member.x < _e831.member.x)), select(_e831.member.y, _e611.member.y, (_e611.member.y < _e831.member.y)), select(_e831.member.z, _e611.member.z, (_e611.member.z < _e831.member.z)), select(_e831.member.w, _e611.member.w, (_e611.member.w < _e831.member.w))), vec4<f32>(select(_e831.member_1.x, _e611.member_1.x, (_e611.member_1.x > _e831.member_1.x)), select(_e831.member_1.y, _e611.member_1.y, (_e611.member_1.y > _e831.member_1.y)), select(_e831.member_1.z, _e611.member_1.z, (_e611.member_1.z > _e831.member_1.z)), select(_e831.member_1.w, _e611.member_1.w, (_e611.member_1.w > _e831.member_1.w))));
            } else {
                phi_15648_ = _e611;
            }
            let _e872 = phi_15648_;
            phi_15166_ = (_e609 + (256u * _e386.z));
            phi_15169_ = _e872;
        } else {
            break;
        }
        let _e876 = phi_15166_;
        let _e878 = phi_15169_;
        continue;
        continuing {
            phi_15165_ = _e876;
            phi_15168_ = _e878;
        }
    }
    let _e881 = local_121;
    lows[_e393] = _e881.member;
    let _e885 = local_122;
    highs[_e393] = _e885.member_1;
    workgroupBarrier();
    if ((_e393 & 15u) == 0u) {
        phi_15661_ = 1u;
        let _e1053 = local_125;
        phi_15664_ = _e1053;
        loop {
            let _e891 = phi_15661_;
            let _e893 = phi_15664_;
            local_123 = _e893;
            local_124 = _e893;
            local_126 = _e893;
            let _e894 = (_e891 < 16u);
            if _e894 {
                let _e895 = (_e393 + _e891);
                let _e897 = lows[_e895];
                let _e899 = highs[_e895];
                phi_15662_ = (_e891 + _e386.z);
                phi_15665_ = type_84(vec4<f32>(select(_e897.x, _e893.member.x, (_e893.member.x < _e897.x)), select(_e897.y, _e893.member.y, (_e893.member.y < _e897.y)), select(_e897.z, _e893.member.z, (_e893.member.z < _e897.z)), select(_e897.w, _e893.member.w, (_e893.member.w < _e897.w))), vec4<f32>(select(_e899.x, _e893.member_1.x, (_e893.member_1.x > _e899.x)), select(_e899.y, _e893.member_1.y, (_e893.member_1.y > _e899.y)), select(_e899.z, _e893.member_1.z, (_e893.member_1.z > _e899.z)), select(_e899.w, _e893.member_1.w, (_e893.member_1.w > _e899.w))));
            } else {
                break;
            }
            let _e939 = phi_15662_;
            let _e941 = phi_15665_;
            continue;
            continuing {
                phi_15661_ = _e939;
                phi_15664_ = _e941;
            }
        }
        let _e944 = local_123;
        lows[_e393] = _e944.member;
        let _e947 = local_124;
        highs[_e393] = _e947.member_1;
        let _e1060 = local_126;
        phi_15759_ = _e1060;
    } else {
        let _e1062 = local_127;
        phi_15759_ = _e1062;
    }
    let _e950 = phi_15759_;
    workgroupBarrier();
    let _e951 = (_e393 == 0u);
    if _e951 {
        phi_15765_ = 16u;
        phi_15768_ = _e950;
        loop {
            let _e953 = phi_15765_;
            let _e955 = phi_15768_;
            local_128 = _e955;
            let _e956 = (_e953 < 256u);
            if _e956 {
                let _e958 = lows[_e953];
                let _e960 = highs[_e953];
                phi_15766_ = (_e953 + (16u * _e386.z));
                phi_15769_ = type_84(vec4<f32>(select(_e958.x, _e955.member.x, (_e955.member.x < _e958.x)), select(_e958.y, _e955.member.y, (_e955.member.y < _e958.y)), select(_e958.z, _e955.member.z, (_e955.member.z < _e958.z)), select(_e958.w, _e955.member.w, (_e955.member.w < _e958.w))), vec4<f32>(select(_e960.x, _e955.member_1.x, (_e955.member_1.x > _e960.x)), select(_e960.y, _e955.member_1.y, (_e955.member_1.y > _e960.y)), select(_e960.z, _e955.member_1.z, (_e955.member_1.z > _e960.z)), select(_e960.w, _e955.member_1.w, (_e955.member_1.w > _e960.w))));
            } else {
                break;
            }
            let _e1001 = phi_15766_;
            let _e1003 = phi_15769_;
            continue;
            continuing {
                phi_15765_ = _e1001;
                phi_15768_ = _e1003;
            }
        }
        let _e1069 = local_128;
        phi_15859_ = _e1069;
    } else {
        phi_15859_ = _e950;
    }
    let _e1006 = phi_15859_;
    if _e951 {
        low.member[_e398] = _e1006.member;
        high.member[_e398] = _e1006.member_1;
    }
    return;
}

fn function_40() {
    var phi_15906_: u32;
    var phi_15909_: u32;
    var phi_15911_: u32;
    var phi_15913_: u32;
    var phi_15963_: type_56;
    var phi_16127_: u32;
    var phi_16149_: u32;
    var phi_16171_: u32;
    var phi_18107_: u32;
    var phi_18110_: u32;
    var phi_18108_: u32;
    var phi_18111_: u32;
    var local_129: u32;
    var phi_18426_: u32;
    var local_130: u32;
    var phi_18430_: u32;
    var phi_18431_: u32;
    var phi_18700_: u32;
    var phi_18703_: u32;
    var phi_19069_: u32;
    var phi_19070_: u32;
    var phi_18701_: u32;
    var phi_18704_: u32;
    var phi_19072_: bool;
    var local_131: u32;
    var phi_19080_: u32;
    var phi_19081_: u32;
    var phi_19090_: u32;
    var phi_19093_: u32;
    var phi_19091_: u32;
    var phi_19094_: u32;
    var phi_19117_: u32;
    var phi_19118_: u32;
    var phi_19119_: u32;
    var phi_15907_: u32;
    var phi_15910_: u32;
    var phi_15912_: u32;
    var phi_15914_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e398 = tiles.member[0u];
    let _e401 = params_3.member.member;
    phi_15906_ = 0u;
    phi_15909_ = 0u;
    phi_15911_ = 0u;
    phi_15913_ = 0u;
    loop {
        let _e405 = phi_15906_;
        let _e407 = phi_15909_;
        let _e409 = phi_15911_;
        let _e411 = phi_15913_;
        local_132 = _e411;
        local_133 = _e411;
        local_134 = _e411;
        local_135 = _e409;
        local_136 = _e409;
        local_137 = _e409;
        local_138 = _e407;
        local_139 = _e407;
        local_140 = _e407;
        let _e412 = (_e405 < 8u);
        if _e412 {
            let _e416 = (((((_e384.x + (_e384.y * _e385.x)) * 8u) + _e405) * 256u) + _e383.x);
            if (_e416 < select(0u, _e398, (_e398 <= _e401))) {
                let _e419 = pairs.member[_e416];
                let _e422 = ((_e419 >> bitcast<u32>(16i)) * 2u);
                let _e425 = tiles.member[(4u + _e422)];
                let _e432 = boxes.member[((_e425 * 256u) + ((_e419 >> bitcast<u32>(8i)) & 255u))];
                let _e436 = tiles.member[(_e422 + 5u)];
                let _e441 = boxes.member[((_e436 * 256u) + (_e419 & 255u))];
                if (_e432.x < _e441.x) {
                    phi_15963_ = type_56(_e432.x, _e441.x);
                } else {
                    phi_15963_ = type_56(_e441.x, _e432.x);
                }
                let _e447 = phi_15963_;
                let _e452 = features.member[_e447.member];
                let _e455 = features.member[_e447.member_1];
                let _e457 = (_e452.x * 2u);
                let _e460 = moving_1.member[_e457];
                let _e465 = (_e452.y * 2u);
                let _e468 = moving_1.member[_e465];
                let _e473 = (_e452.z * 2u);
                let _e476 = moving_1.member[_e473];
                let _e483 = moving_1.member[(_e457 + 1u)];
                let _e490 = moving_1.member[(_e465 + 1u)];
                let _e497 = moving_1.member[(_e473 + 1u)];
                let _e502 = (_e455.x * 2u);
                let _e505 = moving_1.member[_e502];
                let _e510 = (_e455.y * 2u);
                let _e513 = moving_1.member[_e510];
                let _e518 = (_e455.z * 2u);
                let _e521 = moving_1.member[_e518];
                let _e528 = moving_1.member[(_e502 + 1u)];
                let _e535 = moving_1.member[(_e510 + 1u)];
                let _e542 = moving_1.member[(_e518 + 1u)];
                let _e560 = ((_e455.w >> bitcast<u32>(3i)) & 7u);
                if (((_e452.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_16127_ = (_e560 << bitcast<u32>(6u));
                } else {
                    phi_16127_ = 0u;
                }
                let _e573 = phi_16127_;
                if (((_e452.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_16149_ = (_e560 << bitcast<u32>(9u));
                } else {
                    phi_16149_ = 0u;
                }
                let _e582 = phi_16149_;
                if (((_e452.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_16171_ = (_e560 << bitcast<u32>(12u));
                } else {
                    phi_16171_ = 0u;
                }
                let _e591 = phi_16171_;
                let _e594 = select(0u, 1u, (_e452.x == _e455.x));
                let _e596 = select(0u, 1u, (_e452.x == _e455.y));
                let _e599 = select(0u, 1u, (_e452.x == _e455.z));
                let _e602 = select(0u, 1u, (_e452.y == _e455.x));
                let _e604 = select(0u, 1u, (_e452.y == _e455.y));
                let _e607 = select(0u, 1u, (_e452.y == _e455.z));
                let _e613 = select(0u, 1u, (_e452.z == _e455.x));
                let _e615 = select(0u, 1u, (_e452.z == _e455.y));
                let _e618 = select(0u, 1u, (_e452.z == _e455.z));
                let _e751 = (((((((_e452.w & 7u) | ((_e455.w & 7u) << bitcast<u32>(3i))) | _e573) | _e582) | _e591) & (~(((((((((_e594 | _e596) | _e599) | (((_e602 | _e604) | _e607) << bitcast<u32>(1i))) | (((_e613 | _e615) | _e618) << bitcast<u32>(2i))) | (((((_e594 | _e602) | _e613) << bitcast<u32>(3i)) | (((_e596 | _e604) | _e615) << bitcast<u32>(4i))) | (((_e599 | _e607) | _e618) << bitcast<u32>(5i)))) | ((((((_e594 << bitcast<u32>(6u)) | (_e596 << bitcast<u32>(6u))) | (_e602 << bitcast<u32>(6u))) | (_e604 << bitcast<u32>(6u))) | ((((_e596 << bitcast<u32>(7u)) | (_e599 << bitcast<u32>(7u))) | (_e604 << bitcast<u32>(7u))) | (_e607 << bitcast<u32>(7u)))) | ((((_e599 << bitcast<u32>(8u)) | (_e594 << bitcast<u32>(8u))) | (_e607 << bitcast<u32>(8u))) | (_e602 << bitcast<u32>(8u))))) | ((((((_e602 << bitcast<u32>(9u)) | (_e604 << bitcast<u32>(9u))) | (_e613 << bitcast<u32>(9u))) | (_e615 << bitcast<u32>(9u))) | ((((_e604 << bitcast<u32>(10u)) | (_e607 << bitcast<u32>(10u))) | (_e615 << bitcast<u32>(10u))) | (_e618 << bitcast<u32>(10u)))) | ((((_e607 << bitcast<u32>(11u)) | (_e602 << bitcast<u32>(11u))) | (_e618 << bitcast<u32>(11u))) | (_e613 << bitcast<u32>(11u))))) | ((((((_e613 << bitcast<u32>(12u)) | (_e615 << bitcast<u32>(12u))) | (_e594 << bitcast<u32>(12u))) | (_e596 << bitcast<u32>(12u))) | ((((_e615 << bitcast<u32>(13u)) | (_e618 << bitcast<u32>(13u))) | (_e596 << bitcast<u32>(13u))) | (_e599 << bitcast<u32>(13u)))) | ((((_e618 << bitcast<u32>(14u)) | (_e613 << bitcast<u32>(14u))) | (_e599 << bitcast<u32>(14u))) | (_e594 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e455.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e452.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e751 == 0u) {
                    phi_18430_ = _e751;
                    phi_18431_ = _e411;
                } else {
                    let _e755 = params_3.member.member_4;
                    phi_18107_ = 0u;
                    phi_18110_ = 0u;
                    loop {
                        let _e757 = phi_18107_;
                        let _e759 = phi_18110_;
                        local_129 = _e759;
                        local_130 = _e759;
                        let _e760 = (_e757 < 3u);
                        if _e760 {
                            let _e761 = (_e757 & 31u);
                            let _e765 = f32(((89u >> bitcast<u32>(_e761)) & 1u));
                            let _e774 = (f32(((170u >> bitcast<u32>(_e761)) & 1u)) - f32(((64u >> bitcast<u32>(_e761)) & 1u)));
                            let _e783 = (f32(((52u >> bitcast<u32>(_e761)) & 1u)) - f32(((128u >> bitcast<u32>(_e761)) & 1u)));
                            let _e788 = (((_e765 * _e460.x) + (_e774 * _e460.y)) + (_e783 * _e460.z));
                            let _e793 = (((_e765 * _e468.x) + (_e774 * _e468.y)) + (_e783 * _e468.z));
                            let _e798 = (((_e765 * _e476.x) + (_e774 * _e476.y)) + (_e783 * _e476.z));
                            let _e803 = (((_e765 * _e483.x) + (_e774 * _e483.y)) + (_e783 * _e483.z));
                            let _e808 = (((_e765 * _e490.x) + (_e774 * _e490.y)) + (_e783 * _e490.z));
                            let _e813 = (((_e765 * _e497.x) + (_e774 * _e497.y)) + (_e783 * _e497.z));
                            let _e830 = (((_e765 * _e505.x) + (_e774 * _e505.y)) + (_e783 * _e505.z));
                            let _e835 = (((_e765 * _e513.x) + (_e774 * _e513.y)) + (_e783 * _e513.z));
                            let _e840 = (((_e765 * _e521.x) + (_e774 * _e521.y)) + (_e783 * _e521.z));
                            let _e845 = (((_e765 * _e528.x) + (_e774 * _e528.y)) + (_e783 * _e528.z));
                            let _e850 = (((_e765 * _e535.x) + (_e774 * _e535.y)) + (_e783 * _e535.z));
                            let _e855 = (((_e765 * _e542.x) + (_e774 * _e542.y)) + (_e783 * _e542.z));
                            let _e857 = select(_e845, _e830, (_e830 < _e845));
                            let _e859 = select(_e850, _e835, (_e835 < _e850));
                            let _e861 = select(_e855, _e840, (_e840 < _e855));
                            let _e863 = select(_e845, _e830, (_e830 > _e845));
                            let _e865 = select(_e850, _e835, (_e835 > _e850));
                            let _e867 = select(_e855, _e840, (_e840 > _e855));
                            let _e868 = (select(_e803, _e788, (_e788 < _e803)) - _e755);
                            let _e869 = (select(_e808, _e793, (_e793 < _e808)) - _e755);
                            let _e870 = (select(_e813, _e798, (_e798 < _e813)) - _e755);
                            let _e871 = (select(_e803, _e788, (_e788 > _e803)) + _e755);
                            let _e872 = (select(_e808, _e793, (_e793 > _e808)) + _e755);
                            let _e873 = (select(_e813, _e798, (_e798 > _e813)) + _e755);
                            let _e875 = select(_e869, _e868, (_e868 < _e869));
                            let _e877 = select(_e870, _e869, (_e869 < _e870));
                            let _e879 = select(_e868, _e870, (_e870 < _e868));
                            let _e881 = select(_e872, _e871, (_e871 > _e872));
                            let _e883 = select(_e873, _e872, (_e872 > _e873));
                            let _e885 = select(_e871, _e873, (_e873 > _e871));
                            let _e887 = select(_e859, _e857, (_e857 < _e859));
                            let _e889 = select(_e861, _e859, (_e859 < _e861));
                            let _e891 = select(_e857, _e861, (_e861 < _e857));
                            let _e893 = select(_e865, _e863, (_e863 > _e865));
                            let _e895 = select(_e867, _e865, (_e865 > _e867));
                            let _e897 = select(_e863, _e867, (_e867 > _e863));
                            let _e899 = select(_e870, _e875, (_e875 < _e870));
                            let _e901 = select(_e861, _e887, (_e887 < _e861));
                            let _e903 = select(_e873, _e881, (_e881 > _e873));
                            let _e905 = select(_e867, _e893, (_e893 > _e867));
                            let _e1019 = ((((select(0u, 1u, (_e871 < _e901)) | (select(0u, 1u, (_e872 < _e901)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e873 < _e901)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e857 > _e903)) | (select(0u, 1u, (_e859 > _e903)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e861 > _e903)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e887 > _e881)) | (select(0u, 1u, (_e889 > _e881)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e891 > _e881)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e887 > _e883)) | (select(0u, 1u, (_e889 > _e883)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e891 > _e883)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e887 > _e885)) | (select(0u, 1u, (_e889 > _e885)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e891 > _e885)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1049 = ((((select(0u, 1u, (_e868 > _e905)) | (select(0u, 1u, (_e869 > _e905)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e870 > _e905)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e863 < _e899)) | (select(0u, 1u, (_e865 < _e899)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e867 < _e899)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e893 < _e875)) | (select(0u, 1u, (_e895 < _e875)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 < _e875)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e893 < _e877)) | (select(0u, 1u, (_e895 < _e877)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 < _e877)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e893 < _e879)) | (select(0u, 1u, (_e895 < _e879)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e897 < _e879)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_18108_ = (_e757 + _e385.z);
                            phi_18111_ = (_e759 | ((_e1019 | _e1049) | (select(0u, 1u, ((_e1019 == 32767u) || (_e1049 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1061 = phi_18108_;
                        let _e1063 = phi_18111_;
                        continue;
                        continuing {
                            phi_18107_ = _e1061;
                            phi_18110_ = _e1063;
                        }
                    }
                    let _e1066 = local_129;
                    if ((_e1066 & 32768u) == 0u) {
                        phi_18426_ = countOneBits(_e751);
                    } else {
                        phi_18426_ = 0u;
                    }
                    let _e1071 = phi_18426_;
                    let _e1074 = local_130;
                    phi_18430_ = (_e751 & ~(_e1074));
                    phi_18431_ = (_e411 + _e1071);
                }
                let _e1078 = phi_18430_;
                let _e1080 = phi_18431_;
                let _e1090 = params_3.member.member_3;
                if ((_e1090 & 1u) == 0u) {
                    phi_19081_ = _e1078;
                } else {
                    if (_e1078 == 0u) {
                        phi_19080_ = _e1078;
                    } else {
                        let _e1096 = params_3.member.member_4;
                        let _e1097 = (_e460.x - _e460.x);
                        let _e1098 = (_e460.y - _e460.y);
                        let _e1099 = (_e460.z - _e460.z);
                        let _e1100 = (_e468.x - _e460.x);
                        let _e1101 = (_e468.y - _e460.y);
                        let _e1102 = (_e468.z - _e460.z);
                        let _e1103 = (_e476.x - _e460.x);
                        let _e1104 = (_e476.y - _e460.y);
                        let _e1105 = (_e476.z - _e460.z);
                        let _e1106 = (_e505.x - _e460.x);
                        let _e1107 = (_e505.y - _e460.y);
                        let _e1108 = (_e505.z - _e460.z);
                        let _e1109 = (_e513.x - _e460.x);
                        let _e1110 = (_e513.y - _e460.y);
                        let _e1111 = (_e513.z - _e460.z);
                        let _e1112 = (_e521.x - _e460.x);
                        let _e1113 = (_e521.y - _e460.y);
                        let _e1114 = (_e521.z - _e460.z);
                        let _e1115 = (_e483.x - _e483.x);
                        let _e1116 = (_e483.y - _e483.y);
                        let _e1117 = (_e483.z - _e483.z);
                        let _e1118 = (_e490.x - _e483.x);
                        let _e1119 = (_e490.y - _e483.y);
                        let _e1120 = (_e490.z - _e483.z);
                        let _e1121 = (_e497.x - _e483.x);
                        let _e1122 = (_e497.y - _e483.y);
                        let _e1123 = (_e497.z - _e483.z);
                        let _e1124 = (_e528.x - _e483.x);
                        let _e1125 = (_e528.y - _e483.y);
                        let _e1126 = (_e528.z - _e483.z);
                        let _e1127 = (_e535.x - _e483.x);
                        let _e1128 = (_e535.y - _e483.y);
                        let _e1129 = (_e535.z - _e483.z);
                        let _e1130 = (_e542.x - _e483.x);
                        let _e1131 = (_e542.y - _e483.y);
                        let _e1132 = (_e542.z - _e483.z);
                        let _e1134 = ((1.5f * _e1096) + 0.0000000000000000000000000000000000030092655f);
                        let _e1135 = abs(_e1097);
                        let _e1136 = abs(_e1098);
                        let _e1138 = select(_e1136, _e1135, (_e1135 > _e1136));
                        let _e1139 = abs(_e1099);
                        let _e1141 = select(_e1139, _e1138, (_e1138 > _e1139));
                        let _e1142 = abs(_e1100);
                        let _e1143 = abs(_e1101);
                        let _e1145 = select(_e1143, _e1142, (_e1142 > _e1143));
                        let _e1146 = abs(_e1102);
                        let _e1148 = select(_e1146, _e1145, (_e1145 > _e1146));
                        let _e1150 = select(_e1148, _e1141, (_e1141 > _e1148));
                        let _e1151 = abs(_e1103);
                        let _e1152 = abs(_e1104);
                        let _e1154 = select(_e1152, _e1151, (_e1151 > _e1152));
                        let _e1155 = abs(_e1105);
                        let _e1157 = select(_e1155, _e1154, (_e1154 > _e1155));
                        let _e1159 = select(_e1157, _e1150, (_e1150 > _e1157));
                        let _e1160 = abs(_e1106);
                        let _e1161 = abs(_e1107);
                        let _e1163 = select(_e1161, _e1160, (_e1160 > _e1161));
                        let _e1164 = abs(_e1108);
                        let _e1166 = select(_e1164, _e1163, (_e1163 > _e1164));
                        let _e1167 = abs(_e1109);
                        let _e1168 = abs(_e1110);
                        let _e1170 = select(_e1168, _e1167, (_e1167 > _e1168));
                        let _e1171 = abs(_e1111);
                        let _e1173 = select(_e1171, _e1170, (_e1170 > _e1171));
                        let _e1175 = select(_e1173, _e1166, (_e1166 > _e1173));
                        let _e1176 = abs(_e1112);
                        let _e1177 = abs(_e1113);
                        let _e1179 = select(_e1177, _e1176, (_e1176 > _e1177));
                        let _e1180 = abs(_e1114);
                        let _e1182 = select(_e1180, _e1179, (_e1179 > _e1180));
                        let _e1184 = select(_e1182, _e1175, (_e1175 > _e1182));
                        let _e1188 = ((0.0000019073486f * select(_e1184, _e1159, (_e1159 > _e1184))) + _e1134);
                        let _e1189 = abs(_e1115);
                        let _e1190 = abs(_e1116);
                        let _e1192 = select(_e1190, _e1189, (_e1189 > _e1190));
                        let _e1193 = abs(_e1117);
                        let _e1195 = select(_e1193, _e1192, (_e1192 > _e1193));
                        let _e1196 = abs(_e1118);
                        let _e1197 = abs(_e1119);
                        let _e1199 = select(_e1197, _e1196, (_e1196 > _e1197));
                        let _e1200 = abs(_e1120);
                        let _e1202 = select(_e1200, _e1199, (_e1199 > _e1200));
                        let _e1204 = select(_e1202, _e1195, (_e1195 > _e1202));
                        let _e1205 = abs(_e1121);
                        let _e1206 = abs(_e1122);
                        let _e1208 = select(_e1206, _e1205, (_e1205 > _e1206));
                        let _e1209 = abs(_e1123);
                        let _e1211 = select(_e1209, _e1208, (_e1208 > _e1209));
                        let _e1213 = select(_e1211, _e1204, (_e1204 > _e1211));
                        let _e1214 = abs(_e1124);
                        let _e1215 = abs(_e1125);
                        let _e1217 = select(_e1215, _e1214, (_e1214 > _e1215));
                        let _e1218 = abs(_e1126);
                        let _e1220 = select(_e1218, _e1217, (_e1217 > _e1218));
                        let _e1221 = abs(_e1127);
                        let _e1222 = abs(_e1128);
                        let _e1224 = select(_e1222, _e1221, (_e1221 > _e1222));
                        let _e1225 = abs(_e1129);
                        let _e1227 = select(_e1225, _e1224, (_e1224 > _e1225));
                        let _e1229 = select(_e1227, _e1220, (_e1220 > _e1227));
                        let _e1230 = abs(_e1130);
                        let _e1231 = abs(_e1131);
                        let _e1233 = select(_e1231, _e1230, (_e1230 > _e1231));
                        let _e1234 = abs(_e1132);
                        let _e1236 = select(_e1234, _e1233, (_e1233 > _e1234));
                        let _e1238 = select(_e1236, _e1229, (_e1229 > _e1236));
                        let _e1242 = ((0.0000019073486f * select(_e1238, _e1213, (_e1213 > _e1238))) + _e1134);
                        phi_18700_ = 0u;
                        phi_18703_ = 0u;
                        loop {
                            let _e1244 = phi_18700_;
                            let _e1246 = phi_18703_;
                            local_131 = _e1246;
                            if (_e1244 < 8u) {
                                let _e1250 = ((_e1078 & ~(_e1246)) == 0u);
                                if _e1250 {
                                    phi_19069_ = u32();
                                    phi_19070_ = u32();
                                } else {
                                    let _e1251 = (_e1244 & 31u);
                                    let _e1255 = f32(((89u >> bitcast<u32>(_e1251)) & 1u));
                                    let _e1264 = (f32(((170u >> bitcast<u32>(_e1251)) & 1u)) - f32(((64u >> bitcast<u32>(_e1251)) & 1u)));
                                    let _e1273 = (f32(((52u >> bitcast<u32>(_e1251)) & 1u)) - f32(((128u >> bitcast<u32>(_e1251)) & 1u)));
                                    let _e1278 = (((_e1255 * _e1097) + (_e1264 * _e1098)) + (_e1273 * _e1099));
                                    let _e1283 = (((_e1255 * _e1100) + (_e1264 * _e1101)) + (_e1273 * _e1102));
                                    let _e1288 = (((_e1255 * _e1103) + (_e1264 * _e1104)) + (_e1273 * _e1105));
                                    let _e1293 = (((_e1255 * _e1106) + (_e1264 * _e1107)) + (_e1273 * _e1108));
                                    let _e1298 = (((_e1255 * _e1109) + (_e1264 * _e1110)) + (_e1273 * _e1111));
                                    let _e1303 = (((_e1255 * _e1112) + (_e1264 * _e1113)) + (_e1273 * _e1114));
                                    let _e1304 = (_e1278 - _e1188);
                                    let _e1305 = (_e1283 - _e1188);
                                    let _e1306 = (_e1288 - _e1188);
                                    let _e1307 = (_e1278 + _e1188);
                                    let _e1308 = (_e1283 + _e1188);
                                    let _e1309 = (_e1288 + _e1188);
                                    let _e1311 = select(_e1305, _e1304, (_e1304 < _e1305));
                                    let _e1313 = select(_e1306, _e1305, (_e1305 < _e1306));
                                    let _e1315 = select(_e1304, _e1306, (_e1306 < _e1304));
                                    let _e1317 = select(_e1308, _e1307, (_e1307 > _e1308));
                                    let _e1319 = select(_e1309, _e1308, (_e1308 > _e1309));
                                    let _e1321 = select(_e1307, _e1309, (_e1309 > _e1307));
                                    let _e1323 = select(_e1298, _e1293, (_e1293 < _e1298));
                                    let _e1325 = select(_e1303, _e1298, (_e1298 < _e1303));
                                    let _e1327 = select(_e1293, _e1303, (_e1303 < _e1293));
                                    let _e1329 = select(_e1298, _e1293, (_e1293 > _e1298));
                                    let _e1331 = select(_e1303, _e1298, (_e1298 > _e1303));
                                    let _e1333 = select(_e1293, _e1303, (_e1303 > _e1293));
                                    let _e1335 = select(_e1306, _e1311, (_e1311 < _e1306));
                                    let _e1337 = select(_e1303, _e1323, (_e1323 < _e1303));
                                    let _e1339 = select(_e1309, _e1317, (_e1317 > _e1309));
                                    let _e1341 = select(_e1303, _e1329, (_e1329 > _e1303));
                                    let _e1490 = (((_e1255 * _e1115) + (_e1264 * _e1116)) + (_e1273 * _e1117));
                                    let _e1495 = (((_e1255 * _e1118) + (_e1264 * _e1119)) + (_e1273 * _e1120));
                                    let _e1500 = (((_e1255 * _e1121) + (_e1264 * _e1122)) + (_e1273 * _e1123));
                                    let _e1505 = (((_e1255 * _e1124) + (_e1264 * _e1125)) + (_e1273 * _e1126));
                                    let _e1510 = (((_e1255 * _e1127) + (_e1264 * _e1128)) + (_e1273 * _e1129));
                                    let _e1515 = (((_e1255 * _e1130) + (_e1264 * _e1131)) + (_e1273 * _e1132));
                                    let _e1516 = (_e1490 - _e1242);
                                    let _e1517 = (_e1495 - _e1242);
                                    let _e1518 = (_e1500 - _e1242);
                                    let _e1519 = (_e1490 + _e1242);
                                    let _e1520 = (_e1495 + _e1242);
                                    let _e1521 = (_e1500 + _e1242);
                                    let _e1523 = select(_e1517, _e1516, (_e1516 < _e1517));
                                    let _e1525 = select(_e1518, _e1517, (_e1517 < _e1518));
                                    let _e1527 = select(_e1516, _e1518, (_e1518 < _e1516));
                                    let _e1529 = select(_e1520, _e1519, (_e1519 > _e1520));
                                    let _e1531 = select(_e1521, _e1520, (_e1520 > _e1521));
                                    let _e1533 = select(_e1519, _e1521, (_e1521 > _e1519));
                                    let _e1535 = select(_e1510, _e1505, (_e1505 < _e1510));
                                    let _e1537 = select(_e1515, _e1510, (_e1510 < _e1515));
                                    let _e1539 = select(_e1505, _e1515, (_e1515 < _e1505));
                                    let _e1541 = select(_e1510, _e1505, (_e1505 > _e1510));
                                    let _e1543 = select(_e1515, _e1510, (_e1510 > _e1515));
                                    let _e1545 = select(_e1505, _e1515, (_e1515 > _e1505));
                                    let _e1547 = select(_e1518, _e1523, (_e1523 < _e1518));
                                    let _e1549 = select(_e1515, _e1535, (_e1535 < _e1515));
                                    let _e1551 = select(_e1521, _e1529, (_e1529 > _e1521));
                                    let _e1553 = select(_e1515, _e1541, (_e1541 > _e1515));
                                    phi_19069_ = (_e1244 + _e385.z);
                                    phi_19070_ = (_e1246 | ((((((select(0u, 1u, (_e1307 < _e1337)) | (select(0u, 1u, (_e1308 < _e1337)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1309 < _e1337)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1293 > _e1339)) | (select(0u, 1u, (_e1298 > _e1339)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1303 > _e1339)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1323 > _e1317)) | (select(0u, 1u, (_e1325 > _e1317)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1327 > _e1317)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1323 > _e1319)) | (select(0u, 1u, (_e1325 > _e1319)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1327 > _e1319)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1323 > _e1321)) | (select(0u, 1u, (_e1325 > _e1321)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1327 > _e1321)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1519 < _e1549)) | (select(0u, 1u, (_e1520 < _e1549)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1521 < _e1549)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1505 > _e1551)) | (select(0u, 1u, (_e1510 > _e1551)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1515 > _e1551)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1535 > _e1529)) | (select(0u, 1u, (_e1537 > _e1529)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1539 > _e1529)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1535 > _e1531)) | (select(0u, 1u, (_e1537 > _e1531)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1539 > _e1531)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1535 > _e1533)) | (select(0u, 1u, (_e1537 > _e1533)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1539 > _e1533)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1304 > _e1341)) | (select(0u, 1u, (_e1305 > _e1341)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1306 > _e1341)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1293 < _e1335)) | (select(0u, 1u, (_e1298 < _e1335)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1303 < _e1335)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1329 < _e1311)) | (select(0u, 1u, (_e1331 < _e1311)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 < _e1311)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1329 < _e1313)) | (select(0u, 1u, (_e1331 < _e1313)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 < _e1313)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1329 < _e1315)) | (select(0u, 1u, (_e1331 < _e1315)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1333 < _e1315)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1516 > _e1553)) | (select(0u, 1u, (_e1517 > _e1553)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1518 > _e1553)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1505 < _e1547)) | (select(0u, 1u, (_e1510 < _e1547)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1515 < _e1547)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1541 < _e1523)) | (select(0u, 1u, (_e1543 < _e1523)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 < _e1523)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1541 < _e1525)) | (select(0u, 1u, (_e1543 < _e1525)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 < _e1525)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1541 < _e1527)) | (select(0u, 1u, (_e1543 < _e1527)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1545 < _e1527)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1704 = phi_19069_;
                                let _e1706 = phi_19070_;
                                phi_18701_ = _e1704;
                                phi_18704_ = _e1706;
                                phi_19072_ = select(true, false, _e1250);
                            } else {
                                phi_18701_ = u32();
                                phi_18704_ = u32();
                                phi_19072_ = false;
                            }
                            let _e1709 = phi_18701_;
                            let _e1711 = phi_18704_;
                            let _e1713 = phi_19072_;
                            continue;
                            continuing {
                                phi_18700_ = _e1709;
                                phi_18703_ = _e1711;
                                break if !(_e1713);
                            }
                        }
                        let _e1716 = local_131;
                        phi_19080_ = (_e1078 & ~((_e1716 & _e1078)));
                    }
                    let _e1721 = phi_19080_;
                    phi_19081_ = _e1721;
                }
                let _e1723 = phi_19081_;
                if (_e1723 == 0u) {
                } else {
                    let _e1728 = atomicAdd((&counters.member[0u]), countOneBits(_e1723));
                    phi_19090_ = _e1728;
                    phi_19093_ = _e1723;
                    loop {
                        let _e1730 = phi_19090_;
                        let _e1732 = phi_19093_;
                        let _e1733 = (_e1732 == 0u);
                        if _e1733 {
                            phi_19091_ = u32();
                            phi_19094_ = u32();
                        } else {
                            let _e1736 = params_3.member.member_1;
                            if (_e1730 < _e1736) {
                                after_linear.member[_e1730] = ((_e416 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1732), 32u, _e1733));
                            }
                            phi_19091_ = (_e1730 + 1u);
                            phi_19094_ = (_e1732 & (_e1732 - 1u));
                        }
                        let _e1749 = phi_19091_;
                        let _e1751 = phi_19094_;
                        continue;
                        continuing {
                            phi_19090_ = _e1749;
                            phi_19093_ = _e1751;
                            break if !(select(true, false, _e1733));
                        }
                    }
                }
                phi_19117_ = (_e407 + countOneBits((_e1078 >> bitcast<u32>(6u))));
                phi_19118_ = (_e409 + countOneBits((_e1078 & 63u)));
                phi_19119_ = _e1080;
            } else {
                phi_19117_ = _e407;
                phi_19118_ = _e409;
                phi_19119_ = _e411;
            }
            let _e1755 = phi_19117_;
            let _e1757 = phi_19118_;
            let _e1759 = phi_19119_;
            phi_15907_ = (_e405 + _e385.z);
            phi_15910_ = _e1755;
            phi_15912_ = _e1757;
            phi_15914_ = _e1759;
        } else {
            break;
        }
        let _e1762 = phi_15907_;
        let _e1764 = phi_15910_;
        let _e1766 = phi_15912_;
        let _e1768 = phi_15914_;
        continue;
        continuing {
            phi_15906_ = _e1762;
            phi_15909_ = _e1764;
            phi_15911_ = _e1766;
            phi_15913_ = _e1768;
        }
    }
    let _e1771 = local_132;
    if (_e1771 > 0u) {
        let _e1774 = local_133;
        let _e1777 = local_134;
        let _e1781 = atomicAdd((&counters.member[5u]), select(1u, _e1777, (_e1774 > 1u)));
    }
    let _e1783 = local_135;
    if (_e1783 > 0u) {
        let _e1786 = local_136;
        let _e1789 = local_137;
        let _e1793 = atomicAdd((&counters.member[1u]), select(1u, _e1789, (_e1786 > 1u)));
    }
    let _e1795 = local_138;
    if (_e1795 > 0u) {
        let _e1798 = local_139;
        let _e1801 = local_140;
        let _e1805 = atomicAdd((&counters.member[2u]), select(1u, _e1801, (_e1798 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_19279_: type_56;
    var phi_19338_: u32;
    var phi_19339_: u32;
    var phi_19345_: u32;
    var phi_19357_: u32;
    var phi_19358_: u32;
    var phi_19370_: u32;
    var phi_19371_: u32;
    var phi_19377_: u32;
    var phi_19389_: u32;
    var phi_19390_: u32;
    var phi_19295_: u32;
    var phi_19305_: u32;
    var phi_19306_: u32;
    var phi_19307_: u32;
    var phi_19320_: u32;
    var phi_19321_: u32;
    var phi_19392_: vec4<u32>;
    var phi_20078_: u32;
    var phi_20081_: bool;
    var phi_20289_: bool;
    var phi_20291_: u32;
    var phi_20292_: bool;
    var phi_20079_: u32;
    var phi_20082_: bool;
    var phi_20294_: bool;
    var local_141: bool;
    var phi_20299_: bool;
    var phi_20510_: bool;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e396 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e400 = atomicLoad((&counters_1.member[0u]));
    if (_e396 < _e400) {
        let _e404 = params_3.member.member_1;
        if (_e400 <= _e404) {
            let _e408 = after_linear_1.member[_e396];
            let _e409 = (_e408 & 15u);
            let _e413 = pairs.member[(_e408 >> bitcast<u32>(4u))];
            let _e416 = ((_e413 >> bitcast<u32>(16i)) * 2u);
            let _e419 = tiles.member[(4u + _e416)];
            let _e426 = boxes.member[((_e419 * 256u) + ((_e413 >> bitcast<u32>(8i)) & 255u))];
            let _e430 = tiles.member[(_e416 + 5u)];
            let _e435 = boxes.member[((_e430 * 256u) + (_e413 & 255u))];
            if (_e426.x < _e435.x) {
                phi_19279_ = type_56(_e426.x, _e435.x);
            } else {
                phi_19279_ = type_56(_e435.x, _e426.x);
            }
            let _e441 = phi_19279_;
            let _e446 = features.member[_e441.member];
            let _e449 = features.member[_e441.member_1];
            if (_e409 < 6u) {
                let _e499 = (_e409 < 3u);
                if _e499 {
                    phi_19295_ = _e409;
                } else {
                    phi_19295_ = (_e409 - 3u);
                }
                let _e502 = phi_19295_;
                if _e499 {
                    phi_19305_ = _e449.z;
                    phi_19306_ = _e449.y;
                    phi_19307_ = _e449.x;
                } else {
                    phi_19305_ = _e446.z;
                    phi_19306_ = _e446.y;
                    phi_19307_ = _e446.x;
                }
                let _e510 = phi_19305_;
                let _e512 = phi_19306_;
                let _e514 = phi_19307_;
                let _e516 = select(_e449, _e446, vec4(_e499));
                if (_e502 == 0u) {
                    phi_19321_ = _e516.x;
                } else {
                    if (_e502 == 1u) {
                        phi_19320_ = _e516.y;
                    } else {
                        phi_19320_ = _e516.z;
                    }
                    let _e522 = phi_19320_;
                    phi_19321_ = _e522;
                }
                let _e525 = phi_19321_;
                phi_19392_ = vec4<u32>(_e525, _e514, _e512, _e510);
            } else {
                let _e451 = (_e409 - 6u);
                let _e452 = (_e451 / 3u);
                let _e453 = (_e451 % 3u);
                if (_e452 == 0u) {
                    phi_19339_ = _e446.x;
                } else {
                    if (_e452 == 1u) {
                        phi_19338_ = _e446.y;
                    } else {
                        phi_19338_ = _e446.z;
                    }
                    let _e459 = phi_19338_;
                    phi_19339_ = _e459;
                }
                let _e462 = phi_19339_;
                if (_e452 == 2u) {
                    phi_19345_ = 0u;
                } else {
                    phi_19345_ = (_e452 + 1u);
                }
                let _e466 = phi_19345_;
                if (_e466 == 0u) {
                    phi_19358_ = _e446.x;
                } else {
                    if (_e466 == 1u) {
                        phi_19357_ = _e446.y;
                    } else {
                        phi_19357_ = _e446.z;
                    }
                    let _e472 = phi_19357_;
                    phi_19358_ = _e472;
                }
                let _e475 = phi_19358_;
                if (_e453 == 0u) {
                    phi_19371_ = _e449.x;
                } else {
                    if (_e453 == 1u) {
                        phi_19370_ = _e449.y;
                    } else {
                        phi_19370_ = _e449.z;
                    }
                    let _e481 = phi_19370_;
                    phi_19371_ = _e481;
                }
                let _e484 = phi_19371_;
                if (_e453 == 2u) {
                    phi_19377_ = 0u;
                } else {
                    phi_19377_ = (_e453 + 1u);
                }
                let _e488 = phi_19377_;
                if (_e488 == 0u) {
                    phi_19390_ = _e449.x;
                } else {
                    if (_e488 == 1u) {
                        phi_19389_ = _e449.y;
                    } else {
                        phi_19389_ = _e449.z;
                    }
                    let _e494 = phi_19389_;
                    phi_19390_ = _e494;
                }
                let _e497 = phi_19390_;
                phi_19392_ = vec4<u32>(_e462, _e475, _e484, _e497);
            }
            let _e528 = phi_19392_;
            let _e530 = (_e528.x * 2u);
            let _e533 = moving_1.member[_e530];
            let _e537 = vec3<f32>(_e533.x, _e533.y, _e533.z);
            let _e539 = (_e528.y * 2u);
            let _e542 = moving_1.member[_e539];
            let _e546 = vec3<f32>(_e542.x, _e542.y, _e542.z);
            let _e548 = (_e528.z * 2u);
            let _e551 = moving_1.member[_e548];
            let _e555 = vec3<f32>(_e551.x, _e551.y, _e551.z);
            let _e557 = (_e528.w * 2u);
            let _e560 = moving_1.member[_e557];
            let _e564 = vec3<f32>(_e560.x, _e560.y, _e560.z);
            let _e568 = moving_1.member[(_e530 + 1u)];
            let _e572 = vec3<f32>(_e568.x, _e568.y, _e568.z);
            let _e576 = moving_1.member[(_e539 + 1u)];
            let _e580 = vec3<f32>(_e576.x, _e576.y, _e576.z);
            let _e584 = moving_1.member[(_e548 + 1u)];
            let _e588 = vec3<f32>(_e584.x, _e584.y, _e584.z);
            let _e592 = moving_1.member[(_e557 + 1u)];
            let _e596 = vec3<f32>(_e592.x, _e592.y, _e592.z);
            let _e597 = (_e409 >= 6u);
            let _e600 = params_3.member.member_3;
            if ((_e600 & 2u) == 0u) {
                phi_20299_ = true;
            } else {
                let _e603 = vec3(_e597);
                let _e604 = select(_e546, _e537, _e603);
                let _e605 = select(_e580, _e572, _e603);
                let _e606 = select(_e555, _e546, _e603);
                let _e607 = select(_e588, _e580, _e603);
                let _e608 = select(_e564, _e555, _e603);
                let _e609 = select(_e596, _e588, _e603);
                let _e612 = (_e608.x - _e604.x);
                let _e615 = (_e608.y - _e604.y);
                let _e618 = (_e608.z - _e604.z);
                let _e621 = (_e609.x - _e605.x);
                let _e624 = (_e609.y - _e605.y);
                let _e627 = (_e609.z - _e605.z);
                let _e629 = (_e606.x - _e604.x);
                let _e631 = (_e606.y - _e604.y);
                let _e633 = (_e606.z - _e604.z);
                let _e635 = (_e607.x - _e605.x);
                let _e637 = (_e607.y - _e605.y);
                let _e639 = (_e607.z - _e605.z);
                let _e640 = abs(_e612);
                let _e641 = abs(_e615);
                let _e643 = select(_e641, _e640, (_e640 > _e641));
                let _e644 = abs(_e618);
                let _e646 = select(_e644, _e643, (_e643 > _e644));
                let _e647 = abs(_e621);
                let _e648 = abs(_e624);
                let _e650 = select(_e648, _e647, (_e647 > _e648));
                let _e651 = abs(_e627);
                let _e653 = select(_e651, _e650, (_e650 > _e651));
                let _e655 = select(_e653, _e646, (_e646 > _e653));
                let _e656 = abs(_e629);
                let _e657 = abs(_e631);
                let _e659 = select(_e657, _e656, (_e656 > _e657));
                let _e660 = abs(_e633);
                let _e662 = select(_e660, _e659, (_e659 > _e660));
                let _e663 = abs(_e635);
                let _e664 = abs(_e637);
                let _e666 = select(_e664, _e663, (_e663 > _e664));
                let _e667 = abs(_e639);
                let _e669 = select(_e667, _e666, (_e666 > _e667));
                let _e671 = select(_e669, _e662, (_e662 > _e669));
                let _e677 = ((0.000015258789f * (_e655 * _e671)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e655) + _e671)));
                let _e717 = select(_e537, _e564, _e603);
                let _e718 = select(_e572, _e596, _e603);
                let _e720 = (_e717.x - _e604.x);
                let _e722 = (_e717.y - _e604.y);
                let _e724 = (_e717.z - _e604.z);
                let _e726 = (_e718.x - _e605.x);
                let _e728 = (_e718.y - _e605.y);
                let _e730 = (_e718.z - _e605.z);
                let _e731 = abs(_e720);
                let _e732 = abs(_e722);
                let _e734 = select(_e732, _e731, (_e731 > _e732));
                let _e735 = abs(_e724);
                let _e737 = select(_e735, _e734, (_e734 > _e735));
                let _e738 = abs(_e726);
                let _e739 = abs(_e728);
                let _e741 = select(_e739, _e738, (_e738 > _e739));
                let _e742 = abs(_e730);
                let _e744 = select(_e742, _e741, (_e741 > _e742));
                let _e746 = select(_e744, _e737, (_e737 > _e744));
                let _e752 = ((0.000015258789f * (_e746 * _e671)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e746) + _e671)));
                let _e792 = (_e533.x - _e551.x);
                let _e793 = (_e533.y - _e551.y);
                let _e794 = (_e533.z - _e551.z);
                let _e795 = (_e568.x - _e584.x);
                let _e796 = (_e568.y - _e584.y);
                let _e797 = (_e568.z - _e584.z);
                let _e798 = (_e560.x - _e551.x);
                let _e799 = (_e560.y - _e551.y);
                let _e800 = (_e560.z - _e551.z);
                let _e801 = (_e592.x - _e584.x);
                let _e802 = (_e592.y - _e584.y);
                let _e803 = (_e592.z - _e584.z);
                let _e804 = abs(_e792);
                let _e805 = abs(_e793);
                let _e807 = select(_e805, _e804, (_e804 > _e805));
                let _e808 = abs(_e794);
                let _e810 = select(_e808, _e807, (_e807 > _e808));
                let _e811 = abs(_e795);
                let _e812 = abs(_e796);
                let _e814 = select(_e812, _e811, (_e811 > _e812));
                let _e815 = abs(_e797);
                let _e817 = select(_e815, _e814, (_e814 > _e815));
                let _e819 = select(_e817, _e810, (_e810 > _e817));
                let _e820 = abs(_e798);
                let _e821 = abs(_e799);
                let _e823 = select(_e821, _e820, (_e820 > _e821));
                let _e824 = abs(_e800);
                let _e826 = select(_e824, _e823, (_e823 > _e824));
                let _e827 = abs(_e801);
                let _e828 = abs(_e802);
                let _e830 = select(_e828, _e827, (_e827 > _e828));
                let _e831 = abs(_e803);
                let _e833 = select(_e831, _e830, (_e830 > _e831));
                let _e835 = select(_e833, _e826, (_e826 > _e833));
                let _e841 = ((0.000015258789f * (_e819 * _e835)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e819) + _e835)));
                let _e881 = select(_e537, _e546, _e603);
                let _e882 = select(_e572, _e580, _e603);
                let _e883 = select(_e546, _e564, _e603);
                let _e884 = select(_e580, _e596, _e603);
                let _e886 = (_e881.x - _e608.x);
                let _e888 = (_e881.y - _e608.y);
                let _e890 = (_e881.z - _e608.z);
                let _e892 = (_e882.x - _e609.x);
                let _e894 = (_e882.y - _e609.y);
                let _e896 = (_e882.z - _e609.z);
                let _e898 = (_e883.x - _e608.x);
                let _e900 = (_e883.y - _e608.y);
                let _e902 = (_e883.z - _e608.z);
                let _e904 = (_e884.x - _e609.x);
                let _e906 = (_e884.y - _e609.y);
                let _e908 = (_e884.z - _e609.z);
                let _e909 = abs(_e886);
                let _e910 = abs(_e888);
                let _e912 = select(_e910, _e909, (_e909 > _e910));
                let _e913 = abs(_e890);
                let _e915 = select(_e913, _e912, (_e912 > _e913));
                let _e916 = abs(_e892);
                let _e917 = abs(_e894);
                let _e919 = select(_e917, _e916, (_e916 > _e917));
                let _e920 = abs(_e896);
                let _e922 = select(_e920, _e919, (_e919 > _e920));
                let _e924 = select(_e922, _e915, (_e915 > _e922));
                let _e925 = abs(_e898);
                let _e926 = abs(_e900);
                let _e928 = select(_e926, _e925, (_e925 > _e926));
                let _e929 = abs(_e902);
                let _e931 = select(_e929, _e928, (_e928 > _e929));
                let _e932 = abs(_e904);
                let _e933 = abs(_e906);
                let _e935 = select(_e933, _e932, (_e932 > _e933));
                let _e936 = abs(_e908);
                let _e938 = select(_e936, _e935, (_e935 > _e936));
                let _e940 = select(_e938, _e931, (_e931 > _e938));
                let _e946 = ((0.000015258789f * (_e924 * _e940)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e924) + _e940)));
                phi_20078_ = 0u;
                phi_20081_ = false;
                loop {
                    let _e987 = phi_20078_;
                    let _e989 = phi_20081_;
                    local_141 = _e989;
                    if (_e987 < 8u) {
                        if _e989 {
                            phi_20291_ = u32();
                            phi_20292_ = bool();
                        } else {
                            let _e991 = (_e987 & 31u);
                            let _e995 = f32(((90u >> bitcast<u32>(_e991)) & 1u));
                            let _e1004 = (f32(((228u >> bitcast<u32>(_e991)) & 1u)) - f32(((8u >> bitcast<u32>(_e991)) & 1u)));
                            let _e1013 = (f32(((129u >> bitcast<u32>(_e991)) & 1u)) - f32(((48u >> bitcast<u32>(_e991)) & 1u)));
                            let _e1018 = (((_e995 * ((_e631 * _e618) - (_e615 * _e633))) + (_e1004 * ((_e633 * _e612) - (_e618 * _e629)))) + (_e1013 * ((_e629 * _e615) - (_e612 * _e631))));
                            let _e1023 = (((_e995 * (((_e637 * _e618) - (_e615 * _e639)) + ((_e631 * _e627) - (_e624 * _e633)))) + (_e1004 * (((_e639 * _e612) - (_e618 * _e635)) + ((_e633 * _e621) - (_e627 * _e629))))) + (_e1013 * (((_e635 * _e615) - (_e612 * _e637)) + ((_e629 * _e624) - (_e621 * _e631)))));
                            let _e1028 = (((_e995 * ((_e637 * _e627) - (_e624 * _e639))) + (_e1004 * ((_e639 * _e621) - (_e627 * _e635)))) + (_e1013 * ((_e635 * _e624) - (_e621 * _e637))));
                            let _e1034 = -(_e677);
                            let _e1042 = (select(0i, 1i, (((_e1018 > _e677) && (_e1023 > _e677)) && (_e1028 > _e677))) - select(0i, 1i, (((_e1018 < _e1034) && (_e1023 < _e1034)) && (_e1028 < _e1034))));
                            let _e1047 = (((_e995 * ((_e631 * _e724) - (_e722 * _e633))) + (_e1004 * ((_e633 * _e720) - (_e724 * _e629)))) + (_e1013 * ((_e629 * _e722) - (_e720 * _e631))));
                            let _e1052 = (((_e995 * (((_e637 * _e724) - (_e722 * _e639)) + ((_e631 * _e730) - (_e728 * _e633)))) + (_e1004 * (((_e639 * _e720) - (_e724 * _e635)) + ((_e633 * _e726) - (_e730 * _e629))))) + (_e1013 * (((_e635 * _e722) - (_e720 * _e637)) + ((_e629 * _e728) - (_e726 * _e631)))));
                            let _e1057 = (((_e995 * ((_e637 * _e730) - (_e728 * _e639))) + (_e1004 * ((_e639 * _e726) - (_e730 * _e635)))) + (_e1013 * ((_e635 * _e728) - (_e726 * _e637))));
                            let _e1063 = -(_e752);
                            let _e1071 = (select(0i, 1i, (((_e1047 > _e752) && (_e1052 > _e752)) && (_e1057 > _e752))) - select(0i, 1i, (((_e1047 < _e1063) && (_e1052 < _e1063)) && (_e1057 < _e1063))));
                            let _e1076 = (((_e995 * ((_e799 * _e794) - (_e793 * _e800))) + (_e1004 * ((_e800 * _e792) - (_e794 * _e798)))) + (_e1013 * ((_e798 * _e793) - (_e792 * _e799))));
                            let _e1081 = (((_e995 * (((_e802 * _e794) - (_e793 * _e803)) + ((_e799 * _e797) - (_e796 * _e800)))) + (_e1004 * (((_e803 * _e792) - (_e794 * _e801)) + ((_e800 * _e795) - (_e797 * _e798))))) + (_e1013 * (((_e801 * _e793) - (_e792 * _e802)) + ((_e798 * _e796) - (_e795 * _e799)))));
                            let _e1086 = (((_e995 * ((_e802 * _e797) - (_e796 * _e803))) + (_e1004 * ((_e803 * _e795) - (_e797 * _e801)))) + (_e1013 * ((_e801 * _e796) - (_e795 * _e802))));
                            let _e1092 = -(_e841);
                            let _e1100 = (select(0i, 1i, (((_e1076 > _e841) && (_e1081 > _e841)) && (_e1086 > _e841))) - select(0i, 1i, (((_e1076 < _e1092) && (_e1081 < _e1092)) && (_e1086 < _e1092))));
                            let _e1105 = (((_e995 * ((_e900 * _e890) - (_e888 * _e902))) + (_e1004 * ((_e902 * _e886) - (_e890 * _e898)))) + (_e1013 * ((_e898 * _e888) - (_e886 * _e900))));
                            let _e1110 = (((_e995 * (((_e906 * _e890) - (_e888 * _e908)) + ((_e900 * _e896) - (_e894 * _e902)))) + (_e1004 * (((_e908 * _e886) - (_e890 * _e904)) + ((_e902 * _e892) - (_e896 * _e898))))) + (_e1013 * (((_e904 * _e888) - (_e886 * _e906)) + ((_e898 * _e894) - (_e892 * _e900)))));
                            let _e1115 = (((_e995 * ((_e906 * _e896) - (_e894 * _e908))) + (_e1004 * ((_e908 * _e892) - (_e896 * _e904)))) + (_e1013 * ((_e904 * _e894) - (_e892 * _e906))));
                            let _e1121 = -(_e946);
                            let _e1129 = (select(0i, 1i, (((_e1105 > _e946) && (_e1110 > _e946)) && (_e1115 > _e946))) - select(0i, 1i, (((_e1105 < _e1121) && (_e1110 < _e1121)) && (_e1115 < _e1121))));
                            if _e597 {
                                phi_20289_ = (((_e1042 * _e1071) > 0i) || ((_e1100 * _e1129) > 0i));
                            } else {
                                phi_20289_ = ((((_e1042 * _e1071) < 0i) || ((_e1042 * _e1100) < 0i)) || ((_e1042 * _e1129) < 0i));
                            }
                            let _e1144 = phi_20289_;
                            phi_20291_ = (_e987 + _e385.z);
                            phi_20292_ = _e1144;
                        }
                        let _e1147 = phi_20291_;
                        let _e1149 = phi_20292_;
                        phi_20079_ = _e1147;
                        phi_20082_ = _e1149;
                        phi_20294_ = select(true, false, _e989);
                    } else {
                        phi_20079_ = u32();
                        phi_20082_ = bool();
                        phi_20294_ = false;
                    }
                    let _e1152 = phi_20079_;
                    let _e1154 = phi_20082_;
                    let _e1156 = phi_20294_;
                    continue;
                    continuing {
                        phi_20078_ = _e1152;
                        phi_20081_ = _e1154;
                        break if !(_e1156);
                    }
                }
                let _e1159 = local_141;
                phi_20299_ = select(true, false, _e1159);
            }
            let _e1162 = phi_20299_;
            if _e1162 {
                if ((_e600 & 4u) == 0u) {
                    phi_20510_ = true;
                } else {
                    let _e1165 = vec3(_e597);
                    let _e1166 = select(_e546, _e537, _e1165);
                    let _e1167 = select(_e555, _e546, _e1165);
                    let _e1168 = select(_e546, _e555, _e1165);
                    let _e1170 = (_e1168.x - _e533.x);
                    let _e1172 = (_e1168.y - _e533.y);
                    let _e1174 = (_e1168.z - _e533.z);
                    let _e1175 = (_e1168 - _e537);
                    let _e1178 = (_e1167.x - _e1166.x);
                    let _e1181 = (_e1167.y - _e1166.y);
                    let _e1184 = (_e1167.z - _e1166.z);
                    let _e1185 = (_e1167 - _e1166);
                    let _e1186 = (_e1168.x - _e560.x);
                    let _e1187 = (_e1168.y - _e560.y);
                    let _e1188 = (_e1168.z - _e560.z);
                    let _e1189 = (_e1168 - _e564);
                    let _e1190 = select(_e580, _e572, _e1165);
                    let _e1191 = select(_e588, _e580, _e1165);
                    let _e1192 = select(_e580, _e588, _e1165);
                    let _e1194 = (_e1192.x - _e568.x);
                    let _e1196 = (_e1192.y - _e568.y);
                    let _e1198 = (_e1192.z - _e568.z);
                    let _e1199 = (_e1192 - _e572);
                    let _e1202 = (_e1191.x - _e1190.x);
                    let _e1205 = (_e1191.y - _e1190.y);
                    let _e1208 = (_e1191.z - _e1190.z);
                    let _e1209 = (_e1191 - _e1190);
                    let _e1210 = (_e1192.x - _e592.x);
                    let _e1211 = (_e1192.y - _e592.y);
                    let _e1212 = (_e1192.z - _e592.z);
                    let _e1213 = (_e1192 - _e596);
                    let _e1216 = ((_e1181 * _e1188) - (_e1187 * _e1184));
                    let _e1219 = ((_e1184 * _e1186) - (_e1188 * _e1178));
                    let _e1222 = ((_e1178 * _e1187) - (_e1186 * _e1181));
                    let _e1225 = ((_e1205 * _e1212) - (_e1211 * _e1208));
                    let _e1228 = ((_e1208 * _e1210) - (_e1212 * _e1202));
                    let _e1231 = ((_e1202 * _e1211) - (_e1210 * _e1205));
                    let _e1250 = (((_e1205 * _e1188) - (_e1187 * _e1208)) + ((_e1181 * _e1212) - (_e1211 * _e1184)));
                    let _e1251 = (((_e1208 * _e1186) - (_e1188 * _e1202)) + ((_e1184 * _e1210) - (_e1212 * _e1178)));
                    let _e1252 = (((_e1202 * _e1187) - (_e1186 * _e1205)) + ((_e1178 * _e1211) - (_e1210 * _e1181)));
                    let _e1257 = (((_e1170 * _e1216) + (_e1172 * _e1219)) + (_e1174 * _e1222));
                    let _e1268 = ((((_e1194 * _e1216) + (_e1196 * _e1219)) + (_e1198 * _e1222)) + (((_e1170 * _e1250) + (_e1172 * _e1251)) + (_e1174 * _e1252)));
                    let _e1279 = ((((_e1170 * _e1225) + (_e1172 * _e1228)) + (_e1174 * _e1231)) + (((_e1194 * _e1250) + (_e1196 * _e1251)) + (_e1198 * _e1252)));
                    let _e1284 = (((_e1194 * _e1225) + (_e1196 * _e1228)) + (_e1198 * _e1231));
                    let _e1286 = abs(_e1175.x);
                    let _e1288 = abs(_e1175.y);
                    let _e1290 = select(_e1288, _e1286, (_e1286 > _e1288));
                    let _e1292 = abs(_e1175.z);
                    let _e1294 = select(_e1292, _e1290, (_e1290 > _e1292));
                    let _e1296 = abs(_e1199.x);
                    let _e1298 = abs(_e1199.y);
                    let _e1300 = select(_e1298, _e1296, (_e1296 > _e1298));
                    let _e1302 = abs(_e1199.z);
                    let _e1304 = select(_e1302, _e1300, (_e1300 > _e1302));
                    let _e1306 = select(_e1304, _e1294, (_e1294 > _e1304));
                    let _e1308 = abs(_e1185.x);
                    let _e1310 = abs(_e1185.y);
                    let _e1312 = select(_e1310, _e1308, (_e1308 > _e1310));
                    let _e1314 = abs(_e1185.z);
                    let _e1316 = select(_e1314, _e1312, (_e1312 > _e1314));
                    let _e1318 = abs(_e1209.x);
                    let _e1320 = abs(_e1209.y);
                    let _e1322 = select(_e1320, _e1318, (_e1318 > _e1320));
                    let _e1324 = abs(_e1209.z);
                    let _e1326 = select(_e1324, _e1322, (_e1322 > _e1324));
                    let _e1328 = select(_e1326, _e1316, (_e1316 > _e1326));
                    let _e1330 = abs(_e1189.x);
                    let _e1332 = abs(_e1189.y);
                    let _e1334 = select(_e1332, _e1330, (_e1330 > _e1332));
                    let _e1336 = abs(_e1189.z);
                    let _e1338 = select(_e1336, _e1334, (_e1334 > _e1336));
                    let _e1340 = abs(_e1213.x);
                    let _e1342 = abs(_e1213.y);
                    let _e1344 = select(_e1342, _e1340, (_e1340 > _e1342));
                    let _e1346 = abs(_e1213.z);
                    let _e1348 = select(_e1346, _e1344, (_e1344 > _e1346));
                    let _e1350 = select(_e1348, _e1338, (_e1338 > _e1348));
                    let _e1352 = select(_e1328, _e1306, (_e1306 > _e1328));
                    let _e1355 = (1f + select(_e1350, _e1352, (_e1352 > _e1350)));
                    let _e1361 = ((0.000061035156f * ((_e1306 * _e1328) * _e1350)) + (0.0000000000000000000000000000000000030092655f * (_e1355 * _e1355)));
                    let _e1369 = -(_e1361);
                    let _e1377 = (((((_e1257 > _e1361) && (_e1268 > _e1361)) && (_e1279 > _e1361)) && (_e1284 > _e1361)) || ((((_e1257 < _e1369) && (_e1268 < _e1369)) && (_e1279 < _e1369)) && (_e1284 < _e1369)));
                    if _e1377 {
                        let _e1380 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20510_ = select(true, false, _e1377);
                }
                let _e1383 = phi_20510_;
                if _e1383 {
                    let _e1386 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1389 = params_3.member.member_2;
                    if (_e1386 < _e1389) {
                        let _e1391 = (_e1386 * 2u);
                        passed.member[_e1391] = (_e441.member | (_e409 << bitcast<u32>(26u)));
                        passed.member[(_e1391 + 1u)] = _e441.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20613_: vec2<u32>;
    var phi_20614_: vec4<f32>;
    var phi_20647_: vec4<f32>;
    var phi_20650_: vec4<f32>;
    var phi_20652_: vec4<f32>;
    var phi_20654_: u32;
    var phi_20740_: vec4<f32>;
    var phi_20741_: vec4<f32>;
    var phi_20742_: vec4<f32>;
    var phi_20648_: vec4<f32>;
    var phi_20651_: vec4<f32>;
    var phi_20653_: vec4<f32>;
    var phi_20655_: u32;
    var phi_20744_: vec4<f32>;
    var phi_20745_: vec4<f32>;
    var phi_20746_: vec4<f32>;
    var phi_20748_: u32;
    var phi_20782_: vec4<f32>;
    var phi_20785_: u32;
    var phi_20783_: vec4<f32>;
    var phi_20786_: u32;
    var local_143: vec4<f32>;
    var phi_20749_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e385.z] = _e384.x;
    let _e393 = local_142[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e400 = ((_e398 * 256u) + _e393);
    let _e403 = params_2.member.member_4;
    if (_e400 < _e403) {
        let _e407 = params_2.member.member_5;
        let _e408 = (_e400 * _e407);
        let _e411 = spheres.member[_e408];
        let _e414 = tags_3.member[_e408];
        phi_20613_ = vec2<u32>(_e414.x, _e414.y);
        phi_20614_ = _e411;
    } else {
        phi_20613_ = vec2<u32>(0u, 0u);
        phi_20614_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e419 = phi_20613_;
    let _e421 = phi_20614_;
    points[_e393] = _e421;
    point_masks[_e393][0u] = _e419.x;
    point_masks[_e393][1u] = _e419.y;
    workgroupBarrier();
    let _e431 = params_2.member.member_2;
    let _e432 = (_e431 & 31u);
    let _e436 = (_e393 & ((1u << bitcast<u32>(_e432)) - 1u));
    let _e438 = (256u >> bitcast<u32>(_e432));
    let _e441 = params_2.member.member_1;
    if (_e436 < _e441) {
        let _e445 = centers_3.member[_e436];
        phi_20647_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20650_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20652_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20654_ = (_e393 >> bitcast<u32>(_e432));
        loop {
            let _e452 = phi_20647_;
            let _e454 = phi_20650_;
            let _e456 = phi_20652_;
            let _e458 = phi_20654_;
            local_144 = _e452;
            local_145 = _e454;
            local_146 = _e456;
            let _e459 = (_e458 < 256u);
            if _e459 {
                let _e462 = point_masks[_e458][0u];
                let _e465 = point_masks[_e458][1u];
                if (((select(_e465, _e462, (_e436 < 32u)) >> bitcast<u32>(((_e436 % 32u) & 31u))) & 1u) == 0u) {
                    phi_20740_ = _e452;
                    phi_20741_ = _e454;
                    phi_20742_ = _e456;
                } else {
                    let _e475 = points[_e458];
                    let _e479 = (_e475.x - _e445.x);
                    let _e480 = (_e475.y - _e445.y);
                    let _e481 = (_e475.z - _e445.z);
                    let _e494 = points[_e458];
                    phi_20740_ = vec4<f32>((_e452.x + (_e479 * _e480)), (_e452.y + (_e479 * _e481)), (_e452.z + (_e480 * _e481)), _e452.w);
                    phi_20741_ = vec4<f32>((_e454.x + (_e479 * _e479)), (_e454.y + (_e480 * _e480)), (_e454.z + (_e481 * _e481)), (_e454.w + _e494.w));
                    phi_20742_ = vec4<f32>((_e456.x + _e479), (_e456.y + _e480), (_e456.z + _e481), (_e456.w + 1f));
                }
                let _e517 = phi_20740_;
                let _e519 = phi_20741_;
                let _e521 = phi_20742_;
                phi_20648_ = _e517;
                phi_20651_ = _e519;
                phi_20653_ = _e521;
                phi_20655_ = (_e458 + _e438);
            } else {
                break;
            }
            let _e524 = phi_20648_;
            let _e526 = phi_20651_;
            let _e528 = phi_20653_;
            let _e530 = phi_20655_;
            continue;
            continuing {
                phi_20647_ = _e524;
                phi_20650_ = _e526;
                phi_20652_ = _e528;
                phi_20654_ = _e530;
            }
        }
        let _e593 = local_144;
        phi_20744_ = _e593;
        let _e596 = local_145;
        phi_20745_ = _e596;
        let _e599 = local_146;
        phi_20746_ = _e599;
    } else {
        phi_20744_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20745_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20746_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e533 = phi_20744_;
    let _e535 = phi_20745_;
    let _e537 = phi_20746_;
    phi_20748_ = 0u;
    loop {
        let _e539 = phi_20748_;
        let _e540 = (_e539 < 3u);
        if _e540 {
            if (_e539 == 0u) {
                parts[_e393] = _e537;
            } else {
                if (_e539 == 1u) {
                    parts[_e393] = _e535;
                } else {
                    parts[_e393] = _e533;
                }
            }
            workgroupBarrier();
            if (_e393 < _e441) {
                if ((_e400 - _e393) < _e403) {
                    phi_20782_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_20785_ = 0u;
                    loop {
                        let _e550 = phi_20782_;
                        let _e552 = phi_20785_;
                        local_143 = _e550;
                        let _e553 = (_e552 < _e438);
                        if _e553 {
                            let _e558 = parts[((_e552 << bitcast<u32>(_e432)) + _e393)];
                            phi_20783_ = (_e550 + _e558);
                            phi_20786_ = (_e552 + 1u);
                        } else {
                            break;
                        }
                        let _e562 = phi_20783_;
                        let _e564 = phi_20786_;
                        continue;
                        continuing {
                            phi_20782_ = _e562;
                            phi_20785_ = _e564;
                        }
                    }
                    let _e573 = local_143;
                    sums_2.member[((((_e398 * _e441) + _e393) * 3u) + _e539)] = _e573;
                }
            }
            workgroupBarrier();
            phi_20749_ = (_e539 + 1u);
        } else {
            break;
        }
        let _e576 = phi_20749_;
        continue;
        continuing {
            phi_20748_ = _e576;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_20877_: u32;
    var phi_20879_: vec4<f32>;
    var phi_20882_: vec4<f32>;
    var phi_20884_: vec4<f32>;
    var phi_20886_: u32;
    var phi_20880_: vec4<f32>;
    var phi_20883_: vec4<f32>;
    var phi_20885_: vec4<f32>;
    var phi_20887_: u32;
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
    var phi_21306_: array<vec3<f32>, 3>;
    var phi_21307_: array<vec3<f32>, 3>;
    var phi_21309_: array<vec3<f32>, 3>;
    var phi_21310_: bool;
    var phi_21331_: array<vec3<f32>, 3>;
    var phi_21324_: array<vec3<f32>, 3>;
    var phi_21332_: array<vec3<f32>, 3>;
    var phi_21333_: array<vec3<f32>, 3>;
    var phi_21006_: f32;
    var phi_21009_: vec3<f32>;
    var phi_21011_: f32;
    var phi_21013_: f32;
    var phi_21015_: f32;
    var phi_21016_: vec3<f32>;
    var phi_21018_: f32;
    var phi_21020_: u32;
    var phi_21022_: vec3<f32>;
    var phi_21024_: f32;
    var phi_21052_: f32;
    var phi_21059_: type_91;
    var phi_21136_: f32;
    var phi_21143_: type_91;
    var phi_21215_: f32;
    var phi_21222_: type_91;
    var phi_21007_: f32;
    var phi_21010_: vec3<f32>;
    var phi_21012_: f32;
    var phi_21014_: f32;
    var phi_21017_: vec3<f32>;
    var phi_21019_: f32;
    var phi_21021_: u32;
    var phi_21023_: vec3<f32>;
    var phi_21025_: f32;
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
    var phi_21334_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_21347_: f32;
    var phi_21402_: f32;
    var phi_21449_: f32;
    var phi_31857_: vec3<f32>;
    var phi_31839_: vec3<f32>;
    var phi_31823_: vec3<f32>;
    var phi_21464_: type_90;
    var phi_21476_: u32;
    var phi_21479_: f32;
    var phi_21477_: u32;
    var phi_21480_: f32;
    var phi_21494_: u32;
    var phi_21497_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21519_: f32;
    var phi_21495_: u32;
    var phi_21498_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21548_: f32;
    var phi_21618_: f32;
    var phi_21676_: f32;
    var phi_21734_: f32;
    var local_177: u32;
    var phi_21801_: u32;
    var local_178: u32;
    var phi_21802_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e385.z] = _e384.x;
    let _e393 = local_147[(_e386.z - 1u)];
    let _e400 = (((_e385.x + (_e385.y * _e386.x)) * 256u) + _e393);
    let _e403 = params_2.member.member_1;
    let _e404 = (_e400 < _e403);
    if _e404 {
        let _e407 = params_2.member.member_4;
        let _e408 = (_e407 / 256u);
        if ((_e407 % 256u) > 0u) {
            phi_20877_ = (_e408 + 1u);
        } else {
            phi_20877_ = _e408;
        }
        let _e413 = phi_20877_;
        phi_20879_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20882_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20884_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20886_ = 0u;
        loop {
            let _e415 = phi_20879_;
            let _e417 = phi_20882_;
            let _e419 = phi_20884_;
            let _e421 = phi_20886_;
            local_148 = _e419;
            local_149 = _e419;
            local_150 = _e419;
            local_151 = _e419;
            local_152 = _e417;
            local_153 = _e417;
            local_154 = _e417;
            local_155 = _e415;
            local_156 = _e415;
            local_157 = _e415;
            local_172 = _e417;
            let _e422 = (_e421 < _e413);
            if _e422 {
                let _e425 = (((_e421 * _e403) + _e400) * 3u);
                let _e428 = sums_3.member[_e425];
                let _e433 = sums_3.member[(_e425 + 1u)];
                let _e438 = sums_3.member[(_e425 + 2u)];
                phi_20880_ = (_e415 + _e438);
                phi_20883_ = (_e417 + _e433);
                phi_20885_ = (_e419 + _e428);
                phi_20887_ = (_e421 + 1u);
            } else {
                break;
            }
            let _e442 = phi_20880_;
            let _e444 = phi_20883_;
            let _e446 = phi_20885_;
            let _e448 = phi_20887_;
            continue;
            continuing {
                phi_20879_ = _e442;
                phi_20882_ = _e444;
                phi_20884_ = _e446;
                phi_20886_ = _e448;
            }
        }
        let _e451 = local_148;
        let _e454 = select(_e451.w, 1f, (_e451.w < 1f));
        let _e456 = local_149;
        let _e459 = local_150;
        let _e462 = local_151;
        let _e464 = (_e456.x / _e454);
        let _e465 = (_e459.y / _e454);
        let _e466 = (_e462.z / _e454);
        let _e469 = local_152;
        let _e472 = local_153;
        let _e475 = local_154;
        let _e483 = ((_e469.x / _e454) - (_e464 * _e464));
        let _e484 = ((_e472.y / _e454) - (_e465 * _e465));
        let _e485 = ((_e475.z / _e454) - (_e466 * _e466));
        let _e488 = local_155;
        let _e491 = local_156;
        let _e494 = local_157;
        let _e502 = ((_e488.x / _e454) - (_e464 * _e465));
        let _e503 = ((_e491.y / _e454) - (_e464 * _e466));
        let _e504 = ((_e494.z / _e454) - (_e465 * _e466));
        let _e509 = params_2.member.member_22;
        if (_e509 == 0u) {
            phi_21006_ = _e483;
            phi_21009_ = vec3<f32>(0f, 0f, 1f);
            phi_21011_ = _e503;
            phi_21013_ = _e485;
            phi_21015_ = _e504;
            phi_21016_ = vec3<f32>(0f, 1f, 0f);
            phi_21018_ = _e484;
            phi_21020_ = 0u;
            phi_21022_ = vec3<f32>(1f, 0f, 0f);
            phi_21024_ = _e502;
            loop {
                let _e534 = phi_21006_;
                let _e536 = phi_21009_;
                let _e538 = phi_21011_;
                let _e540 = phi_21013_;
                let _e542 = phi_21015_;
                let _e544 = phi_21016_;
                let _e546 = phi_21018_;
                let _e548 = phi_21020_;
                let _e550 = phi_21022_;
                let _e552 = phi_21024_;
                local_158 = _e546;
                local_159 = _e534;
                local_160 = _e546;
                local_161 = _e534;
                local_162 = _e550;
                local_163 = _e544;
                local_164 = _e534;
                local_165 = _e546;
                local_166 = _e544;
                local_167 = _e550;
                local_168 = _e540;
                local_169 = _e536;
                local_170 = _e540;
                local_171 = _e536;
                let _e553 = (_e548 < 6u);
                if _e553 {
                    if (abs(_e552) < 0.000000000000000000000000000001f) {
                        phi_21059_ = type_91(1f, 0f);
                    } else {
                        let _e558 = ((_e546 - _e534) / (2f * _e552));
                        let _e561 = sqrt(((_e558 * _e558) + 1f));
                        if (_e558 < 0f) {
                            phi_21052_ = (-1f / (_e561 - _e558));
                        } else {
                            phi_21052_ = (1f / (_e561 + _e558));
                        }
                        let _e568 = phi_21052_;
                        let _e572 = (1f / sqrt(((_e568 * _e568) + 1f)));
                        phi_21059_ = type_91(_e572, (_e568 * _e572));
                    }
                    let _e576 = phi_21059_;
                    let _e583 = (((2f * _e552) * _e576.member) * _e576.member_1);
                    let _e587 = ((((_e534 * _e576.member) * _e576.member) - _e583) + ((_e546 * _e576.member_1) * _e576.member_1));
                    let _e593 = ((((_e534 * _e576.member_1) * _e576.member_1) + _e583) + ((_e546 * _e576.member) * _e576.member));
                    let _e596 = ((_e576.member * _e538) - (_e576.member_1 * _e542));
                    let _e599 = ((_e576.member_1 * _e538) + (_e576.member * _e542));
                    let _e612 = ((_e550.x * _e576.member) - (_e544.x * _e576.member_1));
                    let _e613 = ((_e550.y * _e576.member) - (_e544.y * _e576.member_1));
                    let _e614 = ((_e550.z * _e576.member) - (_e544.z * _e576.member_1));
                    let _e621 = ((_e550.x * _e576.member_1) + (_e544.x * _e576.member));
                    let _e622 = ((_e550.y * _e576.member_1) + (_e544.y * _e576.member));
                    let _e623 = ((_e550.z * _e576.member_1) + (_e544.z * _e576.member));
                    if (abs(_e596) < 0.000000000000000000000000000001f) {
                        phi_21143_ = type_91(1f, 0f);
                    } else {
                        let _e628 = ((_e540 - _e587) / (2f * _e596));
                        let _e631 = sqrt(((_e628 * _e628) + 1f));
                        if (_e628 < 0f) {
                            phi_21136_ = (-1f / (_e631 - _e628));
                        } else {
                            phi_21136_ = (1f / (_e631 + _e628));
                        }
                        let _e638 = phi_21136_;
                        let _e642 = (1f / sqrt(((_e638 * _e638) + 1f)));
                        phi_21143_ = type_91(_e642, (_e638 * _e642));
                    }
                    let _e646 = phi_21143_;
                    let _e653 = (((2f * _e596) * _e646.member) * _e646.member_1);
                    let _e663 = ((((_e587 * _e646.member_1) * _e646.member_1) + _e653) + ((_e540 * _e646.member) * _e646.member));
                    let _e665 = -((_e646.member_1 * _e599));
                    let _e666 = (_e646.member * _e599);
                    let _e686 = ((_e612 * _e646.member_1) + (_e536.x * _e646.member));
                    let _e687 = ((_e613 * _e646.member_1) + (_e536.y * _e646.member));
                    let _e688 = ((_e614 * _e646.member_1) + (_e536.z * _e646.member));
                    if (abs(_e666) < 0.000000000000000000000000000001f) {
                        phi_21222_ = type_91(1f, 0f);
                    } else {
                        let _e693 = ((_e663 - _e593) / (2f * _e666));
                        let _e696 = sqrt(((_e693 * _e693) + 1f));
                        if (_e693 < 0f) {
                            phi_21215_ = (-1f / (_e696 - _e693));
                        } else {
                            phi_21215_ = (1f / (_e696 + _e693));
                        }
                        let _e703 = phi_21215_;
                        let _e707 = (1f / sqrt(((_e703 * _e703) + 1f)));
                        phi_21222_ = type_91(_e707, (_e703 * _e707));
                    }
                    let _e711 = phi_21222_;
                    let _e718 = (((2f * _e666) * _e711.member) * _e711.member_1);
                    phi_21007_ = ((((_e587 * _e646.member) * _e646.member) - _e653) + ((_e540 * _e646.member_1) * _e646.member_1));
                    phi_21010_ = vec3<f32>(((_e621 * _e711.member_1) + (_e686 * _e711.member)), ((_e622 * _e711.member_1) + (_e687 * _e711.member)), ((_e623 * _e711.member_1) + (_e688 * _e711.member)));
                    phi_21012_ = (_e711.member_1 * _e665);
                    phi_21014_ = ((((_e593 * _e711.member_1) * _e711.member_1) + _e718) + ((_e663 * _e711.member) * _e711.member));
                    phi_21017_ = vec3<f32>(((_e621 * _e711.member) - (_e686 * _e711.member_1)), ((_e622 * _e711.member) - (_e687 * _e711.member_1)), ((_e623 * _e711.member) - (_e688 * _e711.member_1)));
                    phi_21019_ = ((((_e593 * _e711.member) * _e711.member) - _e718) + ((_e663 * _e711.member_1) * _e711.member_1));
                    phi_21021_ = (_e548 + 1u);
                    phi_21023_ = vec3<f32>(((_e612 * _e646.member) - (_e536.x * _e646.member_1)), ((_e613 * _e646.member) - (_e536.y * _e646.member_1)), ((_e614 * _e646.member) - (_e536.z * _e646.member_1)));
                    phi_21025_ = (_e711.member * _e665);
                } else {
                    break;
                }
                let _e753 = phi_21007_;
                let _e755 = phi_21010_;
                let _e757 = phi_21012_;
                let _e759 = phi_21014_;
                let _e761 = phi_21017_;
                let _e763 = phi_21019_;
                let _e765 = phi_21021_;
                let _e767 = phi_21023_;
                let _e769 = phi_21025_;
                continue;
                continuing {
                    phi_21006_ = _e753;
                    phi_21009_ = _e755;
                    phi_21011_ = _e757;
                    phi_21013_ = _e759;
                    phi_21015_ = 0f;
                    phi_21016_ = _e761;
                    phi_21018_ = _e763;
                    phi_21020_ = _e765;
                    phi_21022_ = _e767;
                    phi_21024_ = _e769;
                }
            }
            let _e772 = local_158;
            let _e774 = local_159;
            let _e775 = (_e772 > _e774);
            let _e777 = local_160;
            let _e779 = local_161;
            let _e780 = select(_e779, _e777, _e775);
            let _e781 = vec3(_e775);
            let _e783 = local_162;
            let _e785 = local_163;
            let _e786 = select(_e785, _e783, _e781);
            let _e788 = local_164;
            let _e790 = local_165;
            let _e793 = local_166;
            let _e795 = local_167;
            let _e796 = select(_e795, _e793, _e781);
            let _e798 = local_168;
            let _e799 = (_e798 > _e780);
            let _e800 = vec3(_e799);
            let _e802 = local_169;
            let _e803 = select(_e802, _e796, _e800);
            let _e805 = local_170;
            let _e808 = local_171;
            let _e811 = vec3((select(_e805, _e780, _e799) > select(_e790, _e788, _e775)));
            phi_21334_ = array<vec3<f32>, 3>(select(_e796, _e808, _e800), select(_e786, _e803, _e811), select(_e803, _e786, _e811));
        } else {
            let _e511 = (_e483 >= _e484);
            if _e511 {
                let _e512 = (_e483 >= _e485);
                if _e512 {
                    if (_e484 >= _e485) {
                        phi_21306_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21306_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e515 = phi_21306_;
                    phi_21307_ = _e515;
                } else {
                    phi_21307_ = array<vec3<f32>, 3>();
                }
                let _e517 = phi_21307_;
                phi_21309_ = _e517;
                phi_21310_ = select(true, false, _e512);
            } else {
                phi_21309_ = array<vec3<f32>, 3>();
                phi_21310_ = true;
            }
            let _e520 = phi_21309_;
            let _e522 = phi_21310_;
            if _e522 {
                if (_e484 >= _e485) {
                    if (_e483 >= _e485) {
                        phi_21324_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21324_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e528 = phi_21324_;
                    phi_21332_ = _e528;
                } else {
                    if _e511 {
                        phi_21331_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_21331_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e525 = phi_21331_;
                    phi_21332_ = _e525;
                }
                let _e530 = phi_21332_;
                phi_21333_ = _e530;
            } else {
                phi_21333_ = _e520;
            }
            let _e532 = phi_21333_;
            phi_21334_ = _e532;
        }
        let _e816 = phi_21334_;
        if (_e451.w > 0f) {
            let _e822 = local_172;
            phi_21347_ = (_e822.w / _e451.w);
        } else {
            phi_21347_ = 1f;
        }
        let _e826 = phi_21347_;
        let _e829 = params_2.member.member_5;
        let _e832 = (1.5f * _e826);
        let _e854 = (((((_e816[0].x * _e816[0].x) * _e483) + ((_e816[0].y * _e816[0].y) * _e484)) + ((_e816[0].z * _e816[0].z) * _e485)) + (2f * ((((_e816[0].x * _e816[0].y) * _e502) + ((_e816[0].x * _e816[0].z) * _e503)) + ((_e816[0].y * _e816[0].z) * _e504))));
        if (_e854 > 0f) {
            phi_21402_ = (12f * _e854);
        } else {
            phi_21402_ = 0f;
        }
        let _e858 = phi_21402_;
        let _e862 = ((((_e451.w * f32(_e829)) * _e832) / (sqrt(_e858) + _e832)) * 0.03125f);
        let _e883 = (((((_e816[1].x * _e816[1].x) * _e483) + ((_e816[1].y * _e816[1].y) * _e484)) + ((_e816[1].z * _e816[1].z) * _e485)) + (2f * ((((_e816[1].x * _e816[1].y) * _e502) + ((_e816[1].x * _e816[1].z) * _e503)) + ((_e816[1].y * _e816[1].z) * _e504))));
        if (_e883 > 0f) {
            phi_21449_ = (12f * _e883);
        } else {
            phi_21449_ = 0f;
        }
        let _e887 = phi_21449_;
        let _e890 = (sqrt(_e887) / (_e826 * 3f));
        let _e892 = select(_e890, _e862, (_e862 < _e890));
        targets[_e393] = select(1f, _e892, (_e892 > 1f));
        phi_31857_ = _e816[2];
        phi_31839_ = _e816[1];
        phi_31823_ = _e816[0];
        phi_21464_ = type_90(vec3<f32>(_e464, _e465, _e466), vec3<f32>(_e483, _e484, _e485), vec3<f32>(_e502, _e503, _e504));
    } else {
        phi_31857_ = vec3<f32>(0f, 0f, 1f);
        phi_31839_ = vec3<f32>(0f, 1f, 0f);
        phi_31823_ = vec3<f32>(1f, 0f, 0f);
        phi_21464_ = type_90(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e897 = phi_31857_;
    let _e899 = phi_31839_;
    let _e901 = phi_31823_;
    let _e903 = phi_21464_;
    if (_e400 == 0u) {
        let _e907 = frame_1.member[1u];
        axes.member[320u] = _e907;
    }
    workgroupBarrier();
    if _e404 {
        phi_21476_ = 0u;
        phi_21479_ = 0f;
        loop {
            let _e911 = phi_21476_;
            let _e913 = phi_21479_;
            local_173 = _e913;
            local_174 = _e913;
            local_175 = _e913;
            local_176 = _e913;
            let _e914 = (_e911 < _e403);
            if _e914 {
                let _e916 = targets[_e911];
                phi_21477_ = (_e911 + 1u);
                phi_21480_ = (_e913 + _e916);
            } else {
                break;
            }
            let _e920 = phi_21477_;
            let _e922 = phi_21480_;
            continue;
            continuing {
                phi_21476_ = _e920;
                phi_21479_ = _e922;
            }
        }
        phi_21494_ = 0u;
        phi_21497_ = 0u;
        loop {
            let _e925 = phi_21494_;
            let _e927 = phi_21497_;
            local_177 = _e925;
            local_178 = _e925;
            let _e928 = (_e927 < _e400);
            if _e928 {
                let _e930 = targets[_e927];
                let _e933 = params_2.member.member_19;
                let _e935 = f32((_e933 - _e403));
                let _e937 = local_173;
                if (_e937 > _e935) {
                    let _e940 = local_174;
                    phi_21519_ = (_e930 * (_e935 / _e940));
                } else {
                    phi_21519_ = _e930;
                }
                let _e944 = phi_21519_;
                let _e949 = select(select(u32(_e944), 0u, (_e944 < 0f)), 4294967295u, (_e944 > 4294967000f));
                phi_21495_ = (_e925 + select(1u, _e949, (_e949 > 1u)));
                phi_21498_ = (_e927 + 1u);
            } else {
                break;
            }
            let _e955 = phi_21495_;
            let _e957 = phi_21498_;
            continue;
            continuing {
                phi_21494_ = _e955;
                phi_21497_ = _e957;
            }
        }
        let _e960 = targets[_e400];
        let _e963 = params_2.member.member_19;
        let _e965 = f32((_e963 - _e403));
        let _e967 = local_175;
        if (_e967 > _e965) {
            let _e970 = local_176;
            phi_21548_ = (_e960 * (_e965 / _e970));
        } else {
            phi_21548_ = _e960;
        }
        let _e974 = phi_21548_;
        let _e979 = select(select(u32(_e974), 0u, (_e974 < 0f)), 4294967295u, (_e974 > 4294967000f));
        let _e981 = select(1u, _e979, (_e979 > 1u));
        let _e984 = frame_1.member[0u];
        let _e1017 = (((((_e901.x * _e901.x) * _e903.member_1.x) + ((_e901.y * _e901.y) * _e903.member_1.y)) + ((_e901.z * _e901.z) * _e903.member_1.z)) + (2f * ((((_e901.x * _e901.y) * _e903.member_2.x) + ((_e901.x * _e901.z) * _e903.member_2.y)) + ((_e901.y * _e901.z) * _e903.member_2.z))));
        if (_e1017 > 0f) {
            phi_21618_ = (12f * _e1017);
        } else {
            phi_21618_ = 0f;
        }
        let _e1021 = phi_21618_;
        let _e1022 = sqrt(_e1021);
        let _e1046 = (((((_e899.x * _e899.x) * _e903.member_1.x) + ((_e899.y * _e899.y) * _e903.member_1.y)) + ((_e899.z * _e899.z) * _e903.member_1.z)) + (2f * ((((_e899.x * _e899.y) * _e903.member_2.x) + ((_e899.x * _e899.z) * _e903.member_2.y)) + ((_e899.y * _e899.z) * _e903.member_2.z))));
        if (_e1046 > 0f) {
            phi_21676_ = (12f * _e1046);
        } else {
            phi_21676_ = 0f;
        }
        let _e1050 = phi_21676_;
        let _e1051 = sqrt(_e1050);
        let _e1054 = (select(0.000001f, _e1051, (_e1051 > 0.000001f)) / _e984.w);
        let _e1075 = (((((_e897.x * _e897.x) * _e903.member_1.x) + ((_e897.y * _e897.y) * _e903.member_1.y)) + ((_e897.z * _e897.z) * _e903.member_1.z)) + (2f * ((((_e897.x * _e897.y) * _e903.member_2.x) + ((_e897.x * _e897.z) * _e903.member_2.y)) + ((_e897.y * _e897.z) * _e903.member_2.z))));
        if (_e1075 > 0f) {
            phi_21734_ = (12f * _e1075);
        } else {
            phi_21734_ = 0f;
        }
        let _e1079 = phi_21734_;
        let _e1080 = sqrt(_e1079);
        let _e1086 = centers_1.member[_e400];
        let _e1103 = f32(_e981);
        let _e1106 = local_177;
        let _e1108 = (_e400 * 5u);
        axes.member[_e1108] = vec4<f32>(_e901.x, _e901.y, _e901.z, (_e984.x + ((_e1086.x + _e903.member.x) / _e984.w)));
        axes.member[(_e1108 + 1u)] = vec4<f32>(_e899.x, _e899.y, _e899.z, (_e984.y + ((_e1086.y + _e903.member.y) / _e984.w)));
        axes.member[(_e1108 + 2u)] = vec4<f32>(_e897.x, _e897.y, _e897.z, (_e984.z + ((_e1086.z + _e903.member.z) / _e984.w)));
        axes.member[(_e1108 + 3u)] = vec4<f32>((_e1103 / _e1054), _e1103, f32(_e1106), 0f);
        axes.member[(_e1108 + 4u)] = vec4<f32>((0.5f / (select(0.000001f, _e1022, (_e1022 > 0.000001f)) / _e984.w)), (0.5f / _e1054), (0.5f / (select(0.000001f, _e1080, (_e1080 > 0.000001f)) / _e984.w)), 0f);
        phi_21801_ = 0u;
        loop {
            let _e1132 = phi_21801_;
            let _e1133 = (_e1132 < _e981);
            if _e1133 {
                let _e1135 = local_178;
                strip_clusters.member[(_e1135 + _e1132)] = _e400;
                phi_21802_ = (_e1132 + 1u);
            } else {
                break;
            }
            let _e1141 = phi_21802_;
            continue;
            continuing {
                phi_21801_ = _e1141;
            }
        }
    }
    return;
}

fn function_44() {
    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_2.member.member_3;
    if (_e393 < _e396) {
        let _e400 = proxy_count.member[0u];
        if (_e393 >= _e400) {
            starts_4.member[_e393] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_21900_: f32;
    var phi_21959_: u32;
    var phi_22136_: f32;
    var phi_22158_: f32;
    var phi_22243_: vec2<u32>;
    var phi_22267_: u32;
    var phi_22444_: f32;
    var phi_22466_: f32;
    var phi_22551_: vec2<u32>;
    var phi_22559_: type_48;
    var phi_22560_: vec2<u32>;
    var phi_22562_: vec2<u32>;
    var phi_22587_: u32;
    var phi_22604_: vec2<u32>;
    var phi_22787_: f32;
    var phi_22809_: f32;
    var phi_22880_: u32;
    var phi_22917_: u32;
    var phi_22881_: u32;
    var phi_22563_: vec2<u32>;
    var phi_22921_: type_48;
    var phi_22922_: type_48;
    var phi_22941_: u32;
    var phi_22981_: u32;
    var phi_22942_: u32;
    var phi_22987_: u32;
    var phi_23027_: u32;
    var phi_22988_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e385.z] = _e384.x;
    let _e393 = local_179[(_e386.z - 1u)];
    let _e400 = (((_e385.x + (_e385.y * _e386.x)) * 256u) + _e393);
    let _e401 = (_e393 == 0u);
    if _e401 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e405 = params_2.member.member;
    if (_e400 < _e405) {
        let _e409 = tags_4.member[_e400];
        let _e412 = axes_1.member[320u];
        let _e416 = params_2.member.member_16;
        let _e419 = params_2.member.member_17;
        let _e422 = params_2.member.member_18;
        let _e424 = select(_e422, _e416, (_e400 < _e419));
        if (_e424 < (8388608f / _e412.x)) {
            phi_21900_ = (_e424 * _e412.x);
        } else {
            phi_21900_ = 8388608f;
        }
        let _e429 = phi_21900_;
        let _e430 = (_e429 * 1.0000086f);
        let _e431 = (_e400 * 3u);
        let _e434 = corners.member[_e431];
        let _e444 = corners.member[(_e431 + 1u)];
        let _e454 = corners.member[(_e431 + 2u)];
        let _e461 = (bitcast<f32>(_e434.x) * _e412.x);
        let _e462 = (bitcast<f32>(_e434.y) * _e412.x);
        let _e463 = (bitcast<f32>(_e434.z) * _e412.x);
        let _e464 = (bitcast<f32>(_e444.x) * _e412.x);
        let _e465 = (bitcast<f32>(_e444.y) * _e412.x);
        let _e466 = (bitcast<f32>(_e444.z) * _e412.x);
        let _e467 = (bitcast<f32>(_e454.x) * _e412.x);
        let _e468 = (bitcast<f32>(_e454.y) * _e412.x);
        let _e469 = (bitcast<f32>(_e454.z) * _e412.x);
        let _e472 = (_e409.x == 0u);
        if _e472 {
            phi_21959_ = (32u + select(firstTrailingBit(_e409.y), 32u, (_e409.y == 0u)));
        } else {
            phi_21959_ = select(firstTrailingBit(_e409.x), 32u, _e472);
        }
        let _e480 = phi_21959_;
        let _e481 = (_e480 * 5u);
        let _e484 = axes_1.member[_e481];
        let _e489 = axes_1.member[(_e481 + 1u)];
        let _e494 = axes_1.member[(_e481 + 2u)];
        let _e496 = (_e461 - _e484.w);
        let _e497 = (_e462 - _e489.w);
        let _e498 = (_e463 - _e494.w);
        let _e499 = (_e464 - _e484.w);
        let _e500 = (_e465 - _e489.w);
        let _e501 = (_e466 - _e494.w);
        let _e502 = (_e467 - _e484.w);
        let _e503 = (_e468 - _e489.w);
        let _e504 = (_e469 - _e494.w);
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
        let _e532 = (((0.0000019073486f * select(_e527, _e520, (_e520 > _e527))) + _e430) + 0.000000000000000000000000000000000000011754944f);
        let _e540 = (((_e484.x * _e496) + (_e484.y * _e497)) + (_e484.z * _e498));
        let _e545 = (((_e484.x * _e499) + (_e484.y * _e500)) + (_e484.z * _e501));
        let _e550 = (((_e484.x * _e502) + (_e484.y * _e503)) + (_e484.z * _e504));
        let _e552 = select(_e540, _e545, (_e545 < _e540));
        let _e563 = (((_e489.x * _e496) + (_e489.y * _e497)) + (_e489.z * _e498));
        let _e568 = (((_e489.x * _e499) + (_e489.y * _e500)) + (_e489.z * _e501));
        let _e573 = (((_e489.x * _e502) + (_e489.y * _e503)) + (_e489.z * _e504));
        let _e575 = select(_e563, _e568, (_e568 < _e563));
        let _e579 = select(_e563, _e568, (_e568 > _e563));
        let _e587 = axes_1.member[(_e481 + 3u)];
        let _e594 = axes_1.member[(_e481 + 4u)];
        let _e597 = (0.5f * _e587.y);
        let _e599 = (((select(_e575, _e573, (_e573 < _e575)) - _e532) * _e587.x) + (_e597 + -0.0078125f));
        if (_e599 < _e587.y) {
            phi_22136_ = _e599;
        } else {
            phi_22136_ = (_e587.y - 1f);
        }
        let _e603 = phi_22136_;
        let _e605 = select(0f, _e603, (_e603 > 0f));
        let _e610 = select(select(u32(_e605), 0u, (_e605 < 0f)), 4294967295u, (_e605 > 4294967000f));
        let _e613 = (((select(_e579, _e573, (_e573 > _e579)) + _e532) * _e587.x) + (_e597 + 0.0078125f));
        if (_e613 < _e587.y) {
            phi_22158_ = _e613;
        } else {
            phi_22158_ = (_e587.y - 1f);
        }
        let _e617 = phi_22158_;
        let _e619 = select(0f, _e617, (_e617 > 0f));
        let _e635 = params_2.member.member_20;
        let _e636 = (_e635 & 31u);
        let _e639 = f32((1u << bitcast<u32>(_e636)));
        let _e640 = (_e639 - 2f);
        let _e643 = (0.5f * _e639);
        let _e644 = (((select(_e552, _e550, (_e550 < _e552)) - _e532) * (_e594.x * _e639)) + _e643);
        let _e646 = select(_e640, _e644, (_e644 < _e640));
        let _e648 = select(1f, _e646, (_e646 > 1f));
        let _e658 = (1u << bitcast<u32>(((_e480 % 32u) & 31u)));
        if (_e480 < 32u) {
            phi_22243_ = vec2<u32>(_e658, 0u);
        } else {
            phi_22243_ = vec2<u32>(0u, _e658);
        }
        let _e663 = phi_22243_;
        let _e668 = (_e409.x & ~(_e663.x));
        let _e669 = (_e409.y & ~(_e663.y));
        if ((_e668 | _e669) == 0u) {
            phi_22559_ = type_48(0u, 0u, 0u);
            phi_22560_ = vec2<u32>(_e668, _e669);
        } else {
            let _e673 = (_e668 == 0u);
            if _e673 {
                phi_22267_ = (32u + select(firstTrailingBit(_e669), 32u, (_e669 == 0u)));
            } else {
                phi_22267_ = select(firstTrailingBit(_e668), 32u, _e673);
            }
            let _e681 = phi_22267_;
            let _e682 = (_e681 * 5u);
            let _e685 = axes_1.member[_e682];
            let _e690 = axes_1.member[(_e682 + 1u)];
            let _e695 = axes_1.member[(_e682 + 2u)];
            let _e697 = (_e461 - _e685.w);
            let _e698 = (_e462 - _e690.w);
            let _e699 = (_e463 - _e695.w);
            let _e700 = (_e464 - _e685.w);
            let _e701 = (_e465 - _e690.w);
            let _e702 = (_e466 - _e695.w);
            let _e703 = (_e467 - _e685.w);
            let _e704 = (_e468 - _e690.w);
            let _e705 = (_e469 - _e695.w);
            let _e706 = abs(_e697);
            let _e707 = abs(_e698);
            let _e709 = select(_e707, _e706, (_e706 > _e707));
            let _e710 = abs(_e699);
            let _e712 = select(_e710, _e709, (_e709 > _e710));
            let _e713 = abs(_e700);
            let _e714 = abs(_e701);
            let _e716 = select(_e714, _e713, (_e713 > _e714));
            let _e717 = abs(_e702);
            let _e719 = select(_e717, _e716, (_e716 > _e717));
            let _e721 = select(_e719, _e712, (_e712 > _e719));
            let _e722 = abs(_e703);
            let _e723 = abs(_e704);
            let _e725 = select(_e723, _e722, (_e722 > _e723));
            let _e726 = abs(_e705);
            let _e728 = select(_e726, _e725, (_e725 > _e726));
            let _e733 = (((0.0000019073486f * select(_e728, _e721, (_e721 > _e728))) + _e430) + 0.000000000000000000000000000000000000011754944f);
            let _e741 = (((_e685.x * _e697) + (_e685.y * _e698)) + (_e685.z * _e699));
            let _e746 = (((_e685.x * _e700) + (_e685.y * _e701)) + (_e685.z * _e702));
            let _e751 = (((_e685.x * _e703) + (_e685.y * _e704)) + (_e685.z * _e705));
            let _e753 = select(_e741, _e746, (_e746 < _e741));
            let _e764 = (((_e690.x * _e697) + (_e690.y * _e698)) + (_e690.z * _e699));
            let _e769 = (((_e690.x * _e700) + (_e690.y * _e701)) + (_e690.z * _e702));
            let _e774 = (((_e690.x * _e703) + (_e690.y * _e704)) + (_e690.z * _e705));
            let _e776 = select(_e764, _e769, (_e769 < _e764));
            let _e780 = select(_e764, _e769, (_e769 > _e764));
            let _e788 = axes_1.member[(_e682 + 3u)];
            let _e795 = axes_1.member[(_e682 + 4u)];
            let _e798 = (0.5f * _e788.y);
            let _e800 = (((select(_e776, _e774, (_e774 < _e776)) - _e733) * _e788.x) + (_e798 + -0.0078125f));
            if (_e800 < _e788.y) {
                phi_22444_ = _e800;
            } else {
                phi_22444_ = (_e788.y - 1f);
            }
            let _e804 = phi_22444_;
            let _e806 = select(0f, _e804, (_e804 > 0f));
            let _e811 = select(select(u32(_e806), 0u, (_e806 < 0f)), 4294967295u, (_e806 > 4294967000f));
            let _e814 = (((select(_e780, _e774, (_e774 > _e780)) + _e733) * _e788.x) + (_e798 + 0.0078125f));
            if (_e814 < _e788.y) {
                phi_22466_ = _e814;
            } else {
                phi_22466_ = (_e788.y - 1f);
            }
            let _e818 = phi_22466_;
            let _e820 = select(0f, _e818, (_e818 > 0f));
            let _e836 = (((select(_e753, _e751, (_e751 < _e753)) - _e733) * (_e795.x * _e639)) + _e643);
            let _e838 = select(_e640, _e836, (_e836 < _e640));
            let _e840 = select(1f, _e838, (_e838 > 1f));
            let _e850 = (1u << bitcast<u32>(((_e681 % 32u) & 31u)));
            if (_e681 < 32u) {
                phi_22551_ = vec2<u32>(_e850, 0u);
            } else {
                phi_22551_ = vec2<u32>(0u, _e850);
            }
            let _e855 = phi_22551_;
            phi_22559_ = type_48((select(select(u32(_e788.z), 0u, (_e788.z < 0f)), 4294967295u, (_e788.z > 4294967000f)) + _e811), ((select(select(u32(_e820), 0u, (_e820 < 0f)), 4294967295u, (_e820 > 4294967000f)) - _e811) + 1u), select(select(u32(_e840), 0u, (_e840 < 0f)), 4294967295u, (_e840 > 4294967000f)));
            phi_22560_ = vec2<u32>((_e668 & ~(_e855.x)), (_e669 & ~(_e855.y)));
        }
        let _e864 = phi_22559_;
        let _e866 = phi_22560_;
        phi_22562_ = _e866;
        loop {
            let _e868 = phi_22562_;
            let _e872 = ((_e868.x | _e868.y) == 0u);
            if _e872 {
                phi_22563_ = vec2<u32>();
            } else {
                let _e873 = (_e868.x == 0u);
                if _e873 {
                    phi_22587_ = (32u + select(firstTrailingBit(_e868.y), 32u, (_e868.y == 0u)));
                } else {
                    phi_22587_ = select(firstTrailingBit(_e868.x), 32u, _e873);
                }
                let _e881 = phi_22587_;
                let _e885 = (1u << bitcast<u32>(((_e881 % 32u) & 31u)));
                if (_e881 < 32u) {
                    phi_22604_ = vec2<u32>(_e885, 0u);
                } else {
                    phi_22604_ = vec2<u32>(0u, _e885);
                }
                let _e890 = phi_22604_;
                let _e897 = (_e881 * 5u);
                let _e900 = axes_1.member[_e897];
                let _e905 = axes_1.member[(_e897 + 1u)];
                let _e910 = axes_1.member[(_e897 + 2u)];
                let _e912 = (_e461 - _e900.w);
                let _e913 = (_e462 - _e905.w);
                let _e914 = (_e463 - _e910.w);
                let _e915 = (_e464 - _e900.w);
                let _e916 = (_e465 - _e905.w);
                let _e917 = (_e466 - _e910.w);
                let _e918 = (_e467 - _e900.w);
                let _e919 = (_e468 - _e905.w);
                let _e920 = (_e469 - _e910.w);
                let _e921 = abs(_e912);
                let _e922 = abs(_e913);
                let _e924 = select(_e922, _e921, (_e921 > _e922));
                let _e925 = abs(_e914);
                let _e927 = select(_e925, _e924, (_e924 > _e925));
                let _e928 = abs(_e915);
                let _e929 = abs(_e916);
                let _e931 = select(_e929, _e928, (_e928 > _e929));
                let _e932 = abs(_e917);
                let _e934 = select(_e932, _e931, (_e931 > _e932));
                let _e936 = select(_e934, _e927, (_e927 > _e934));
                let _e937 = abs(_e918);
                let _e938 = abs(_e919);
                let _e940 = select(_e938, _e937, (_e937 > _e938));
                let _e941 = abs(_e920);
                let _e943 = select(_e941, _e940, (_e940 > _e941));
                let _e948 = (((0.0000019073486f * select(_e943, _e936, (_e936 > _e943))) + _e430) + 0.000000000000000000000000000000000000011754944f);
                let _e956 = (((_e900.x * _e912) + (_e900.y * _e913)) + (_e900.z * _e914));
                let _e961 = (((_e900.x * _e915) + (_e900.y * _e916)) + (_e900.z * _e917));
                let _e966 = (((_e900.x * _e918) + (_e900.y * _e919)) + (_e900.z * _e920));
                let _e968 = select(_e956, _e961, (_e961 < _e956));
                let _e979 = (((_e905.x * _e912) + (_e905.y * _e913)) + (_e905.z * _e914));
                let _e984 = (((_e905.x * _e915) + (_e905.y * _e916)) + (_e905.z * _e917));
                let _e989 = (((_e905.x * _e918) + (_e905.y * _e919)) + (_e905.z * _e920));
                let _e991 = select(_e979, _e984, (_e984 < _e979));
                let _e995 = select(_e979, _e984, (_e984 > _e979));
                let _e1003 = axes_1.member[(_e897 + 3u)];
                let _e1010 = axes_1.member[(_e897 + 4u)];
                let _e1013 = (0.5f * _e1003.y);
                let _e1015 = (((select(_e991, _e989, (_e989 < _e991)) - _e948) * _e1003.x) + (_e1013 + -0.0078125f));
                if (_e1015 < _e1003.y) {
                    phi_22787_ = _e1015;
                } else {
                    phi_22787_ = (_e1003.y - 1f);
                }
                let _e1019 = phi_22787_;
                let _e1021 = select(0f, _e1019, (_e1019 > 0f));
                let _e1026 = select(select(u32(_e1021), 0u, (_e1021 < 0f)), 4294967295u, (_e1021 > 4294967000f));
                let _e1029 = (((select(_e995, _e989, (_e989 > _e995)) + _e948) * _e1003.x) + (_e1013 + 0.0078125f));
                if (_e1029 < _e1003.y) {
                    phi_22809_ = _e1029;
                } else {
                    phi_22809_ = (_e1003.y - 1f);
                }
                let _e1033 = phi_22809_;
                let _e1035 = select(0f, _e1033, (_e1033 > 0f));
                let _e1048 = ((select(select(u32(_e1035), 0u, (_e1035 < 0f)), 4294967295u, (_e1035 > 4294967000f)) - _e1026) + 1u);
                let _e1051 = (((select(_e968, _e966, (_e966 < _e968)) - _e948) * (_e1010.x * _e639)) + _e643);
                let _e1053 = select(_e640, _e1051, (_e1051 < _e640));
                let _e1055 = select(1f, _e1053, (_e1053 > 1f));
                let _e1063 = atomicAdd((&proxy_count_1.member[0u]), _e1048);
                phi_22880_ = 0u;
                loop {
                    let _e1065 = phi_22880_;
                    let _e1066 = (_e1065 < _e1048);
                    if _e1066 {
                        let _e1067 = (_e1063 + _e1065);
                        let _e1070 = params_2.member.member_3;
                        if (_e1067 < _e1070) {
                            starts_5.member[_e1067] = ((((select(select(u32(_e1003.z), 0u, (_e1003.z < 0f)), 4294967295u, (_e1003.z > 4294967000f)) + _e1026) + _e1065) << bitcast<u32>(_e636)) | select(select(u32(_e1055), 0u, (_e1055 < 0f)), 4294967295u, (_e1055 > 4294967000f)));
                            if (_e1065 > 0u) {
                                phi_22917_ = (_e400 | 2147483648u);
                            } else {
                                phi_22917_ = _e400;
                            }
                            let _e1081 = phi_22917_;
                            proxies_1.member[_e1067] = _e1081;
                        }
                        phi_22881_ = (_e1065 + 1u);
                    } else {
                        break;
                    }
                    let _e1086 = phi_22881_;
                    continue;
                    continuing {
                        phi_22880_ = _e1086;
                    }
                }
                phi_22563_ = (_e868 & vec2<u32>(~(_e890.x), ~(_e890.y)));
            }
            let _e1089 = phi_22563_;
            continue;
            continuing {
                phi_22562_ = _e1089;
                break if !(select(true, false, _e872));
            }
        }
        phi_22921_ = _e864;
        phi_22922_ = type_48((select(select(u32(_e587.z), 0u, (_e587.z < 0f)), 4294967295u, (_e587.z > 4294967000f)) + _e610), ((select(select(u32(_e619), 0u, (_e619 < 0f)), 4294967295u, (_e619 > 4294967000f)) - _e610) + 1u), select(select(u32(_e648), 0u, (_e648 < 0f)), 4294967295u, (_e648 > 4294967000f)));
    } else {
        phi_22921_ = type_48(0u, 0u, 0u);
        phi_22922_ = type_48(0u, 0u, 0u);
    }
    let _e1093 = phi_22921_;
    let _e1095 = phi_22922_;
    let _e1100 = atomicAdd((&reserved_1[0u]), (_e1095.member_1 + _e1093.member_1));
    workgroupBarrier();
    if _e401 {
        let _e1101 = atomicLoad((&reserved_1[0u]));
        let _e1104 = atomicAdd((&proxy_count_1.member[0u]), _e1101);
        atomicStore((&reserved_1[1u]), _e1104);
    }
    workgroupBarrier();
    let _e1107 = atomicLoad((&reserved_1[1u]));
    let _e1108 = (_e1107 + _e1100);
    phi_22941_ = 0u;
    loop {
        let _e1110 = phi_22941_;
        let _e1111 = (_e1110 < _e1095.member_1);
        if _e1111 {
            let _e1112 = (_e1108 + _e1110);
            let _e1115 = params_2.member.member_3;
            if (_e1112 < _e1115) {
                let _e1121 = params_2.member.member_20;
                starts_5.member[_e1112] = (((_e1095.member + _e1110) << bitcast<u32>((_e1121 & 31u))) | _e1095.member_2);
                if (_e1110 > 0u) {
                    phi_22981_ = (_e400 | 2147483648u);
                } else {
                    phi_22981_ = _e400;
                }
                let _e1132 = phi_22981_;
                proxies_1.member[_e1112] = _e1132;
            }
            phi_22942_ = (_e1110 + 1u);
        } else {
            break;
        }
        let _e1137 = phi_22942_;
        continue;
        continuing {
            phi_22941_ = _e1137;
        }
    }
    phi_22987_ = 0u;
    loop {
        let _e1141 = phi_22987_;
        let _e1142 = (_e1141 < _e1093.member_1);
        if _e1142 {
            let _e1143 = ((_e1108 + _e1095.member_1) + _e1141);
            let _e1146 = params_2.member.member_3;
            if (_e1143 < _e1146) {
                let _e1152 = params_2.member.member_20;
                starts_5.member[_e1143] = (((_e1093.member + _e1141) << bitcast<u32>((_e1152 & 31u))) | _e1093.member_2);
                if (_e1141 > 0u) {
                    phi_23027_ = (_e400 | 2147483648u);
                } else {
                    phi_23027_ = _e400;
                }
                let _e1163 = phi_23027_;
                proxies_1.member[_e1143] = _e1163;
            }
            phi_22988_ = (_e1141 + 1u);
        } else {
            break;
        }
        let _e1168 = phi_22988_;
        continue;
        continuing {
            phi_22987_ = _e1168;
        }
    }
    return;
}

fn function_46() {
    var phi_23100_: f32;
    var phi_23416_: vec2<u32>;
    var phi_23571_: vec2<u32>;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params_2.member.member_3;
    if (_e393 < _e396) {
        let _e400 = sorted_starts_1.member[_e393];
        if (_e400 != 4294967295u) {
            let _e404 = proxies_2.member[_e393];
            let _e407 = params_2.member.member_20;
            let _e408 = (_e407 & 31u);
            let _e410 = (_e400 >> bitcast<u32>(_e408));
            let _e413 = strip_clusters_1.member[_e410];
            let _e414 = (_e404 & 2147483647u);
            let _e417 = axes_2.member[320u];
            let _e421 = params_2.member.member_16;
            let _e424 = params_2.member.member_17;
            let _e427 = params_2.member.member_18;
            let _e429 = select(_e427, _e421, (_e414 < _e424));
            if (_e429 < (8388608f / _e417.x)) {
                phi_23100_ = (_e429 * _e417.x);
            } else {
                phi_23100_ = 8388608f;
            }
            let _e434 = phi_23100_;
            let _e436 = (_e414 * 3u);
            let _e439 = corners_2.member[_e436];
            let _e449 = corners_2.member[(_e436 + 1u)];
            let _e459 = corners_2.member[(_e436 + 2u)];
            let _e475 = (_e413 * 5u);
            let _e478 = axes_2.member[_e475];
            let _e483 = axes_2.member[(_e475 + 1u)];
            let _e488 = axes_2.member[(_e475 + 2u)];
            let _e490 = ((bitcast<f32>(_e439.x) * _e417.x) - _e478.w);
            let _e491 = ((bitcast<f32>(_e439.y) * _e417.x) - _e483.w);
            let _e492 = ((bitcast<f32>(_e439.z) * _e417.x) - _e488.w);
            let _e493 = ((bitcast<f32>(_e449.x) * _e417.x) - _e478.w);
            let _e494 = ((bitcast<f32>(_e449.y) * _e417.x) - _e483.w);
            let _e495 = ((bitcast<f32>(_e449.z) * _e417.x) - _e488.w);
            let _e496 = ((bitcast<f32>(_e459.x) * _e417.x) - _e478.w);
            let _e497 = ((bitcast<f32>(_e459.y) * _e417.x) - _e483.w);
            let _e498 = ((bitcast<f32>(_e459.z) * _e417.x) - _e488.w);
            let _e499 = abs(_e490);
            let _e500 = abs(_e491);
            let _e502 = select(_e500, _e499, (_e499 > _e500));
            let _e503 = abs(_e492);
            let _e505 = select(_e503, _e502, (_e502 > _e503));
            let _e506 = abs(_e493);
            let _e507 = abs(_e494);
            let _e509 = select(_e507, _e506, (_e506 > _e507));
            let _e510 = abs(_e495);
            let _e512 = select(_e510, _e509, (_e509 > _e510));
            let _e514 = select(_e512, _e505, (_e505 > _e512));
            let _e515 = abs(_e496);
            let _e516 = abs(_e497);
            let _e518 = select(_e516, _e515, (_e515 > _e516));
            let _e519 = abs(_e498);
            let _e521 = select(_e519, _e518, (_e518 > _e519));
            let _e526 = (((0.0000019073486f * select(_e521, _e514, (_e514 > _e521))) + (_e434 * 1.0000086f)) + 0.000000000000000000000000000000000000011754944f);
            let _e534 = (((_e478.x * _e490) + (_e478.y * _e491)) + (_e478.z * _e492));
            let _e539 = (((_e478.x * _e493) + (_e478.y * _e494)) + (_e478.z * _e495));
            let _e544 = (((_e478.x * _e496) + (_e478.y * _e497)) + (_e478.z * _e498));
            let _e546 = select(_e534, _e539, (_e539 > _e534));
            let _e557 = (((_e483.x * _e490) + (_e483.y * _e491)) + (_e483.z * _e492));
            let _e562 = (((_e483.x * _e493) + (_e483.y * _e494)) + (_e483.z * _e495));
            let _e567 = (((_e483.x * _e496) + (_e483.y * _e497)) + (_e483.z * _e498));
            let _e569 = select(_e557, _e562, (_e562 < _e557));
            let _e573 = select(_e557, _e562, (_e562 > _e557));
            let _e585 = (((_e488.x * _e490) + (_e488.y * _e491)) + (_e488.z * _e492));
            let _e590 = (((_e488.x * _e493) + (_e488.y * _e494)) + (_e488.z * _e495));
            let _e595 = (((_e488.x * _e496) + (_e488.y * _e497)) + (_e488.z * _e498));
            let _e597 = select(_e585, _e590, (_e590 < _e585));
            let _e601 = select(_e585, _e590, (_e590 > _e585));
            let _e609 = axes_2.member[(_e475 + 4u)];
            let _e615 = tags_5.member[_e414];
            let _e624 = ((1u << bitcast<u32>(((_e413 % 32u) & 31u))) - 1u);
            if (_e413 < 32u) {
                phi_23416_ = vec2<u32>((_e615.x & _e624), 0u);
            } else {
                phi_23416_ = vec2<u32>(_e615.x, (_e615.y & _e624));
            }
            let _e631 = phi_23416_;
            let _e642 = (_e609.y * 32768f);
            let _e644 = (((select(_e569, _e567, (_e567 < _e569)) - _e526) * _e642) + 16384f);
            let _e646 = select(32767f, _e644, (_e644 < 32767f));
            let _e648 = select(0f, _e646, (_e646 > 0f));
            let _e654 = (_e609.z * 32768f);
            let _e656 = (((select(_e597, _e595, (_e595 < _e597)) - _e526) * _e654) + 16384f);
            let _e658 = select(32767f, _e656, (_e656 < 32767f));
            let _e660 = select(0f, _e658, (_e658 > 0f));
            let _e670 = (((select(_e573, _e567, (_e567 > _e573)) + _e526) * _e642) + 16385f);
            let _e672 = select(32767f, _e670, (_e670 < 32767f));
            let _e674 = select(0f, _e672, (_e672 > 0f));
            let _e681 = (((select(_e601, _e595, (_e595 > _e601)) + _e526) * _e654) + 16385f);
            let _e683 = select(32767f, _e681, (_e681 < 32767f));
            let _e685 = select(0f, _e683, (_e683 > 0f));
            boxes_5.member[_e393] = vec4<u32>(_e414, (select(select(u32(_e648), 0u, (_e648 < 0f)), 4294967295u, (_e648 > 4294967000f)) | (select(select(u32(_e660), 0u, (_e660 < 0f)), 4294967295u, (_e660 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e674), 0u, (_e674 < 0f)), 4294967295u, (_e674 > 4294967000f)) | (select(select(u32(_e685), 0u, (_e685 < 0f)), 4294967295u, (_e685 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e631.x & 2147483647u) | select(0u, 2147483648u, ((_e404 & 2147483648u) != 0u))));
            let _e700 = f32((1u << bitcast<u32>(_e408)));
            let _e701 = (_e700 - 2f);
            let _e706 = (((select(_e546, _e544, (_e544 > _e546)) + _e526) * (_e609.x * _e700)) + ((0.5f * _e700) + 1f));
            let _e708 = select(_e701, _e706, (_e706 < _e701));
            let _e710 = select(1f, _e708, (_e708 > 1f));
            phi_23571_ = vec2<u32>(((_e410 << bitcast<u32>(_e408)) | select(select(u32(_e710), 0u, (_e710 < 0f)), 4294967295u, (_e710 > 4294967000f))), ((_e631.x >> bitcast<u32>(31u)) | (_e631.y << bitcast<u32>(1i))));
        } else {
            phi_23571_ = vec2<u32>(0u, 0u);
        }
        let _e721 = phi_23571_;
        ends_1.member[_e393][0u] = _e721.x;
        ends_1.member[_e393][1u] = _e721.y;
    }
    return;
}

fn function_47() {
    var phi_23605_: u32;
    var phi_23608_: u32;
    var phi_23627_: u32;
    var phi_23606_: u32;
    var phi_23609_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_23638_: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e394 = (_e393 * 256u);
    let _e397 = params_2.member.member_3;
    if (_e394 < _e397) {
        let _e401 = last_ends.member[_e393];
        phi_23605_ = _e397;
        phi_23608_ = _e394;
        loop {
            let _e403 = phi_23605_;
            let _e405 = phi_23608_;
            local_180 = _e405;
            local_181 = _e405;
            let _e406 = (_e405 < _e403);
            if _e406 {
                let _e409 = (_e405 + ((_e403 - _e405) / 2u));
                let _e412 = sorted_starts.member[_e409];
                let _e413 = (_e412 <= _e401);
                if _e413 {
                    phi_23627_ = (_e409 + 1u);
                } else {
                    phi_23627_ = _e405;
                }
                let _e416 = phi_23627_;
                phi_23606_ = select(_e409, _e403, _e413);
                phi_23609_ = _e416;
            } else {
                break;
            }
            let _e419 = phi_23606_;
            let _e421 = phi_23609_;
            continue;
            continuing {
                phi_23605_ = _e419;
                phi_23608_ = _e421;
            }
        }
        let _e425 = local_180;
        if (_e425 > (_e394 + 1u)) {
            let _e428 = local_181;
            phi_23638_ = ((((_e428 - 1u) / 256u) - (_e394 / 256u)) + 1u);
        } else {
            phi_23638_ = 0u;
        }
        let _e435 = phi_23638_;
        tile_counts.member[_e393] = _e435;
    }
    return;
}

fn function_48() {
    var phi_23668_: u32;
    var phi_23671_: u32;
    var phi_23669_: u32;
    var phi_23672_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e394 = ((((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x) * 16u);
    let _e395 = (_e394 + 16u);
    let _e398 = params_2.member.member_3;
    phi_23668_ = _e394;
    phi_23671_ = 0u;
    loop {
        let _e402 = phi_23668_;
        let _e404 = phi_23671_;
        local_182 = _e404;
        local_183 = _e404;
        local_184 = _e404;
        let _e405 = (_e402 < select(_e398, _e395, (_e395 < _e398)));
        if _e405 {
            let _e409 = ends_2.member[_e402][0u];
            phi_23669_ = (_e402 + 1u);
            phi_23672_ = select(_e404, _e409, (_e409 > _e404));
        } else {
            break;
        }
        let _e414 = phi_23669_;
        let _e416 = phi_23672_;
        continue;
        continuing {
            phi_23668_ = _e414;
            phi_23671_ = _e416;
        }
    }
    let _e419 = local_182;
    if (_e419 > 0u) {
        let _e423 = local_183;
        let _e426 = local_184;
        let _e430 = atomicMax((&last_ends_1.member[(_e394 / 256u)]), select(1u, _e426, (_e423 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_23756_: bool;
    var phi_23770_: u32;
    var phi_23773_: u32;
    var phi_23771_: u32;
    var phi_23774_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_23804_: u32;
    var phi_23814_: u32;
    var phi_23815_: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = scanned.member[0u];
    let _e399 = params_2.member.member_15;
    let _e401 = select(_e396, _e399, (_e396 > _e399));
    let _e404 = params_2.member.member_14;
    let _e407 = (select(_e404, _e401, (_e401 > _e404)) - _e404);
    let _e410 = params_2.member.member_13;
    if (_e407 > _e410) {
        phi_23756_ = true;
    } else {
        let _e414 = scanned.member[1u];
        phi_23756_ = select(true, false, (_e414 == 0u));
    }
    let _e418 = phi_23756_;
    let _e419 = select(_e407, 0u, _e418);
    if (_e393 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e419;
        phi_23770_ = 1u;
        phi_23773_ = _e419;
        loop {
            let _e430 = phi_23770_;
            let _e432 = phi_23773_;
            local_185 = _e432;
            local_186 = _e430;
            let _e433 = (_e432 > 65535u);
            if _e433 {
                phi_23771_ = (_e430 << bitcast<u32>(1i));
                phi_23774_ = ((_e432 >> bitcast<u32>(1i)) + (_e432 & 1u));
            } else {
                break;
            }
            let _e441 = phi_23771_;
            let _e443 = phi_23774_;
            continue;
            continuing {
                phi_23770_ = _e441;
                phi_23773_ = _e443;
            }
        }
        let _e446 = local_185;
        let _e448 = local_186;
        arguments_2.member[0u] = type_48(_e446, _e448, 1u);
    }
    let _e454 = params_2.member.member_3;
    let _e455 = (_e454 / 256u);
    if ((_e454 % 256u) > 0u) {
        phi_23804_ = (_e455 + 1u);
    } else {
        phi_23804_ = _e455;
    }
    let _e460 = phi_23804_;
    if (_e393 < _e460) {
        let _e464 = first_tiles.member[_e393];
        let _e467 = tile_counts_1.member[_e393];
        phi_23814_ = 0u;
        loop {
            let _e469 = phi_23814_;
            let _e470 = (_e469 < _e467);
            if _e470 {
                let _e472 = ((_e464 + _e469) - _e404);
                if (_e472 < _e419) {
                    let _e474 = (_e472 * 2u);
                    list.member[(4u + _e474)] = _e393;
                    list.member[(_e474 + 5u)] = (_e393 + _e469);
                }
                phi_23815_ = (_e469 + 1u);
            } else {
                break;
            }
            let _e484 = phi_23815_;
            continue;
            continuing {
                phi_23814_ = _e484;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_23881_: u32;
    var phi_23888_: u32;
    var phi_23891_: type_84;
    var phi_23889_: u32;
    var phi_23892_: type_84;
    var local_188: type_84;
    var local_189: type_84;
    var phi_23991_: u32;
    var phi_23994_: type_84;
    var phi_23992_: u32;
    var phi_23995_: type_84;
    var local_190: type_84;
    var local_191: type_84;
    var phi_24089_: type_84;
    var phi_24095_: u32;
    var phi_24098_: type_84;
    var phi_24096_: u32;
    var phi_24099_: type_84;
    var phi_24189_: type_84;
    var phi_24264_: type_56;
    var phi_24272_: u32;
    var phi_24292_: u32;
    var phi_24295_: u32;
    var phi_24297_: u32;
    var phi_24299_: u32;
    var phi_24320_: bool;
    var phi_24321_: bool;
    var phi_24334_: bool;
    var phi_24335_: bool;
    var phi_24348_: bool;
    var phi_24349_: bool;
    var phi_24293_: u32;
    var phi_24296_: u32;
    var phi_24298_: u32;
    var phi_24300_: u32;
    var phi_24355_: u32;
    var phi_24375_: u32;
    var phi_24376_: u32;
    var local_192: u32;
    var local_193: u32;
    var local_194: u32;
    var phi_24356_: u32;
    var local_195: type_84;
    var local_196: type_84;
    var local_197: type_84;
    var local_198: type_84;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e385.z] = _e384.x;
    let _e393 = local_187[(_e386.z - 1u)];
    let _e403 = params_2.member.member;
    let _e404 = (_e403 / 2048u);
    if ((_e403 % 2048u) > 0u) {
        phi_23881_ = (_e404 + 1u);
    } else {
        phi_23881_ = _e404;
    }
    let _e409 = phi_23881_;
    let _e412 = low_1.member[0u];
    let _e415 = high_1.member[0u];
    phi_23888_ = _e393;
    phi_23891_ = type_84(_e412, _e415);
    loop {
        let _e418 = phi_23888_;
        let _e420 = phi_23891_;
        local_188 = _e420;
        local_189 = _e420;
        local_195 = _e420;
        local_197 = _e420;
        let _e421 = (_e418 < _e409);
        if _e421 {
            let _e424 = low_1.member[_e418];
            let _e427 = high_1.member[_e418];
            phi_23889_ = (_e418 + 256u);
            phi_23892_ = type_84(vec4<f32>(select(_e424.x, _e420.member.x, (_e420.member.x < _e424.x)), select(_e424.y, _e420.member.y, (_e420.member.y < _e424.y)), select(_e424.z, _e420.member.z, (_e420.member.z < _e424.z)), select(_e424.w, _e420.member.w, (_e420.member.w < _e424.w))), vec4<f32>(select(_e427.x, _e420.member_1.x, (_e420.member_1.x > _e427.x)), select(_e427.y, _e420.member_1.y, (_e420.member_1.y > _e427.y)), select(_e427.z, _e420.member_1.z, (_e420.member_1.z > _e427.z)), select(_e427.w, _e420.member_1.w, (_e420.member_1.w > _e427.w))));
        } else {
            break;
        }
        let _e467 = phi_23889_;
        let _e469 = phi_23892_;
        continue;
        continuing {
            phi_23888_ = _e467;
            phi_23891_ = _e469;
        }
    }
    let _e472 = local_188;
    lows[_e393] = _e472.member;
    let _e476 = local_189;
    highs[_e393] = _e476.member_1;
    workgroupBarrier();
    if ((_e393 & 15u) == 0u) {
        phi_23991_ = 1u;
        let _e819 = local_195;
        phi_23994_ = _e819;
        loop {
            let _e482 = phi_23991_;
            let _e484 = phi_23994_;
            local_190 = _e484;
            local_191 = _e484;
            local_196 = _e484;
            let _e485 = (_e482 < 16u);
            if _e485 {
                let _e486 = (_e393 + _e482);
                let _e488 = lows[_e486];
                let _e490 = highs[_e486];
                phi_23992_ = (_e482 + _e386.z);
                phi_23995_ = type_84(vec4<f32>(select(_e488.x, _e484.member.x, (_e484.member.x < _e488.x)), select(_e488.y, _e484.member.y, (_e484.member.y < _e488.y)), select(_e488.z, _e484.member.z, (_e484.member.z < _e488.z)), select(_e488.w, _e484.member.w, (_e484.member.w < _e488.w))), vec4<f32>(select(_e490.x, _e484.member_1.x, (_e484.member_1.x > _e490.x)), select(_e490.y, _e484.member_1.y, (_e484.member_1.y > _e490.y)), select(_e490.z, _e484.member_1.z, (_e484.member_1.z > _e490.z)), select(_e490.w, _e484.member_1.w, (_e484.member_1.w > _e490.w))));
            } else {
                break;
            }
            let _e530 = phi_23992_;
            let _e532 = phi_23995_;
            continue;
            continuing {
                phi_23991_ = _e530;
                phi_23994_ = _e532;
            }
        }
        let _e535 = local_190;
        lows[_e393] = _e535.member;
        let _e538 = local_191;
        highs[_e393] = _e538.member_1;
        let _e826 = local_196;
        phi_24089_ = _e826;
    } else {
        let _e828 = local_197;
        phi_24089_ = _e828;
    }
    let _e541 = phi_24089_;
    workgroupBarrier();
    if (_e393 == 0u) {
        phi_24095_ = 16u;
        phi_24098_ = _e541;
        loop {
            let _e544 = phi_24095_;
            let _e546 = phi_24098_;
            local_198 = _e546;
            let _e547 = (_e544 < 256u);
            if _e547 {
                let _e549 = lows[_e544];
                let _e551 = highs[_e544];
                phi_24096_ = (_e544 + (16u * _e386.z));
                phi_24099_ = type_84(vec4<f32>(select(_e549.x, _e546.member.x, (_e546.member.x < _e549.x)), select(_e549.y, _e546.member.y, (_e546.member.y < _e549.y)), select(_e549.z, _e546.member.z, (_e546.member.z < _e549.z)), select(_e549.w, _e546.member.w, (_e546.member.w < _e549.w))), vec4<f32>(select(_e551.x, _e546.member_1.x, (_e546.member_1.x > _e551.x)), select(_e551.y, _e546.member_1.y, (_e546.member_1.y > _e551.y)), select(_e551.z, _e546.member_1.z, (_e546.member_1.z > _e551.z)), select(_e551.w, _e546.member_1.w, (_e546.member_1.w > _e551.w))));
            } else {
                break;
            }
            let _e592 = phi_24096_;
            let _e594 = phi_24099_;
            continue;
            continuing {
                phi_24095_ = _e592;
                phi_24098_ = _e594;
            }
        }
        let _e835 = local_198;
        phi_24189_ = _e835;
    } else {
        phi_24189_ = _e541;
    }
    let _e597 = phi_24189_;
    workgroupBarrier();
    let _e598 = ((((_e385.x + (_e385.y * _e386.x)) * 256u) + _e393) == 0u);
    if _e598 {
        let _e603 = abs(_e597.member.x);
        let _e604 = abs(_e597.member.y);
        let _e606 = select(_e604, _e603, (_e603 > _e604));
        let _e607 = abs(_e597.member.z);
        let _e609 = select(_e607, _e606, (_e606 > _e607));
        let _e614 = abs(_e597.member_1.x);
        let _e615 = abs(_e597.member_1.y);
        let _e617 = select(_e615, _e614, (_e614 > _e615));
        let _e618 = abs(_e597.member_1.z);
        let _e620 = select(_e618, _e617, (_e617 > _e618));
        let _e627 = (274u - ((bitcast<u32>(select(_e620, _e609, (_e609 > _e620))) >> bitcast<u32>(23i)) & 255u));
        let _e633 = vec4(bitcast<f32>((select(253u, _e627, (_e627 < 253u)) << bitcast<u32>(23i))));
        highs[0u] = _e633;
        frame_2.member[1u] = _e633;
        not_finite.member[0u] = select(0u, 1u, (_e597.member_1.w != 0f));
    }
    workgroupBarrier();
    let _e644 = highs[0u];
    if (_e403 < 256u) {
        phi_24264_ = type_56(_e403, 1u);
    } else {
        phi_24264_ = type_56(256u, (_e403 / 256u));
    }
    let _e651 = phi_24264_;
    let _e654 = (_e393 < _e651.member);
    if _e654 {
        phi_24272_ = (_e393 * _e651.member_1);
    } else {
        phi_24272_ = 0u;
    }
    let _e657 = phi_24272_;
    let _e661 = corners_2.member[(_e657 * 3u)];
    let _e668 = (bitcast<f32>(_e661.x) * _e644.x);
    let _e669 = (bitcast<f32>(_e661.y) * _e644.x);
    let _e670 = (bitcast<f32>(_e661.z) * _e644.x);
    lows[_e393] = vec4<f32>(_e668, _e669, _e670, 0f);
    workgroupBarrier();
    if _e654 {
        phi_24292_ = 0u;
        phi_24295_ = 0u;
        phi_24297_ = 0u;
        phi_24299_ = 0u;
        loop {
            let _e673 = phi_24292_;
            let _e675 = phi_24295_;
            let _e677 = phi_24297_;
            let _e679 = phi_24299_;
            local_192 = _e679;
            local_193 = _e677;
            local_194 = _e675;
            let _e680 = (_e673 < _e651.member);
            if _e680 {
                let _e682 = lows[_e673];
                let _e683 = (_e673 < _e393);
                if (_e682.x < _e668) {
                    phi_24321_ = true;
                } else {
                    if _e683 {
                        phi_24320_ = (_e682.x == _e668);
                    } else {
                        phi_24320_ = false;
                    }
                    let _e688 = phi_24320_;
                    phi_24321_ = _e688;
                }
                let _e690 = phi_24321_;
                if (_e682.y < _e669) {
                    phi_24335_ = true;
                } else {
                    if _e683 {
                        phi_24334_ = (_e682.y == _e669);
                    } else {
                        phi_24334_ = false;
                    }
                    let _e697 = phi_24334_;
                    phi_24335_ = _e697;
                }
                let _e699 = phi_24335_;
                if (_e682.z < _e670) {
                    phi_24349_ = true;
                } else {
                    if _e683 {
                        phi_24348_ = (_e682.z == _e670);
                    } else {
                        phi_24348_ = false;
                    }
                    let _e706 = phi_24348_;
                    phi_24349_ = _e706;
                }
                let _e708 = phi_24349_;
                phi_24293_ = (_e673 + 1u);
                phi_24296_ = (_e675 + select(0u, 1u, _e708));
                phi_24298_ = (_e677 + select(0u, 1u, _e699));
                phi_24300_ = (_e679 + select(0u, 1u, _e690));
            } else {
                break;
            }
            let _e713 = phi_24293_;
            let _e715 = phi_24296_;
            let _e717 = phi_24298_;
            let _e719 = phi_24300_;
            continue;
            continuing {
                phi_24292_ = _e713;
                phi_24295_ = _e715;
                phi_24297_ = _e717;
                phi_24299_ = _e719;
            }
        }
        let _e721 = (_e651.member / 8u);
        phi_24355_ = 0u;
        loop {
            let _e723 = phi_24355_;
            let _e724 = (_e723 < 3u);
            if _e724 {
                if (_e723 == 0u) {
                    phi_24376_ = _e721;
                } else {
                    if (_e723 == 1u) {
                        phi_24375_ = (_e651.member / 2u);
                    } else {
                        phi_24375_ = ((_e651.member - 1u) - _e721);
                    }
                    let _e731 = phi_24375_;
                    phi_24376_ = _e731;
                }
                let _e733 = phi_24376_;
                let _e735 = local_192;
                if (_e735 == _e733) {
                    highs[(3u * _e723)] = vec4(_e668);
                }
                let _e741 = local_193;
                if (_e741 == _e733) {
                    highs[((3u * _e723) + 1u)] = vec4(_e669);
                }
                let _e748 = local_194;
                if (_e748 == _e733) {
                    highs[((3u * _e723) + 2u)] = vec4(_e670);
                }
                phi_24356_ = (_e723 + 1u);
            } else {
                break;
            }
            let _e756 = phi_24356_;
            continue;
            continuing {
                phi_24355_ = _e756;
            }
        }
    }
    workgroupBarrier();
    if _e598 {
        let _e758 = highs[0u];
        let _e761 = highs[1u];
        let _e764 = highs[2u];
        let _e767 = highs[3u];
        let _e770 = highs[4u];
        let _e773 = highs[5u];
        let _e776 = highs[6u];
        let _e779 = highs[7u];
        let _e782 = highs[8u];
        let _e784 = (_e767.x - _e758.x);
        let _e785 = (_e770.x - _e761.x);
        let _e786 = (_e773.x - _e764.x);
        let _e787 = (_e776.x - _e767.x);
        let _e788 = (_e779.x - _e770.x);
        let _e789 = (_e782.x - _e773.x);
        let _e791 = select(_e787, _e784, (_e784 > _e787));
        let _e793 = select(_e788, _e785, (_e785 > _e788));
        let _e795 = select(_e789, _e786, (_e786 > _e789));
        let _e797 = select(_e795, _e793, (_e793 > _e795));
        let _e801 = ((1.5f * select(_e797, _e791, (_e791 > _e797))) + 0.00000000000000000086736174f);
        frame_2.member[0u] = vec4<f32>((_e767.x - _e801), (_e770.x - _e801), (_e773.x - _e801), (0.5f / _e801));
    }
    return;
}

fn function_51() {
    var local_199: array<u32, 2>;
    var phi_24535_: bool;
    var phi_24537_: bool;
    var phi_24538_: bool;
    var phi_24561_: bool;
    var phi_24563_: bool;
    var phi_24564_: bool;
    var phi_24587_: bool;
    var phi_24589_: bool;
    var phi_24590_: bool;
    var phi_24655_: type_84;
    var phi_24657_: type_84;
    var phi_24658_: bool;
    var phi_24659_: type_84;
    var phi_24660_: bool;
    var phi_24665_: type_84;
    var phi_24667_: u32;
    var phi_24670_: type_84;
    var phi_24780_: bool;
    var phi_24782_: bool;
    var phi_24783_: bool;
    var phi_24806_: bool;
    var phi_24808_: bool;
    var phi_24809_: bool;
    var phi_24832_: bool;
    var phi_24834_: bool;
    var phi_24835_: bool;
    var phi_24906_: type_84;
    var phi_24908_: type_84;
    var phi_24909_: bool;
    var phi_24910_: type_84;
    var phi_24911_: bool;
    var phi_24916_: type_84;
    var phi_24996_: type_84;
    var phi_24668_: u32;
    var phi_24671_: type_84;
    var local_200: type_84;
    var local_201: type_84;
    var phi_25009_: u32;
    var phi_25012_: type_84;
    var phi_25010_: u32;
    var phi_25013_: type_84;
    var local_202: type_84;
    var local_203: type_84;
    var phi_25107_: type_84;
    var phi_25113_: u32;
    var phi_25116_: type_84;
    var phi_25114_: u32;
    var phi_25117_: type_84;
    var phi_25207_: type_84;
    var local_204: type_84;
    var local_205: type_84;
    var local_206: type_84;
    var local_207: type_84;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_199 = array<u32, 2>(0u, 0u);
    local_199[_e385.z] = _e384.x;
    let _e393 = local_199[(_e386.z - 1u)];
    let _e398 = (_e385.x + (_e385.y * _e386.x));
    let _e403 = triangles.member[(_e398 * 6144u)];
    let _e404 = (3u * _e403);
    let _e407 = positions.member[_e404];
    let _e411 = positions.member[(_e404 + 1u)];
    let _e415 = positions.member[(_e404 + 2u)];
    let _e418 = params_2.member.member;
    let _e421 = ((bitcast<u32>(_e407) & 2139095040u) != 2139095040u);
    if _e421 {
        let _e424 = ((bitcast<u32>(_e411) & 2139095040u) != 2139095040u);
        if _e424 {
            phi_24535_ = ((bitcast<u32>(_e415) & 2139095040u) != 2139095040u);
        } else {
            phi_24535_ = bool();
        }
        let _e429 = phi_24535_;
        phi_24537_ = _e429;
        phi_24538_ = select(true, false, _e424);
    } else {
        phi_24537_ = bool();
        phi_24538_ = true;
    }
    let _e432 = phi_24537_;
    let _e434 = phi_24538_;
    if select(_e432, false, _e434) {
        if _e421 {
            let _e438 = ((bitcast<u32>(_e411) & 2139095040u) != 2139095040u);
            if _e438 {
                phi_24561_ = ((bitcast<u32>(_e415) & 2139095040u) != 2139095040u);
            } else {
                phi_24561_ = bool();
            }
            let _e443 = phi_24561_;
            phi_24563_ = _e443;
            phi_24564_ = select(true, false, _e438);
        } else {
            phi_24563_ = bool();
            phi_24564_ = true;
        }
        let _e446 = phi_24563_;
        let _e448 = phi_24564_;
        if select(_e446, false, _e448) {
            if _e421 {
                let _e452 = ((bitcast<u32>(_e411) & 2139095040u) != 2139095040u);
                if _e452 {
                    phi_24587_ = ((bitcast<u32>(_e415) & 2139095040u) != 2139095040u);
                } else {
                    phi_24587_ = bool();
                }
                let _e457 = phi_24587_;
                phi_24589_ = _e457;
                phi_24590_ = select(true, false, _e452);
            } else {
                phi_24589_ = bool();
                phi_24590_ = true;
            }
            let _e460 = phi_24589_;
            let _e462 = phi_24590_;
            let _e463 = select(_e460, false, _e462);
            if _e463 {
                let _e464 = vec4<f32>(_e407, _e411, _e415, 0f);
                phi_24655_ = type_84(_e464, _e464);
            } else {
                phi_24655_ = type_84();
            }
            let _e467 = phi_24655_;
            phi_24657_ = _e467;
            phi_24658_ = select(true, false, _e463);
        } else {
            phi_24657_ = type_84();
            phi_24658_ = true;
        }
        let _e470 = phi_24657_;
        let _e472 = phi_24658_;
        phi_24659_ = _e470;
        phi_24660_ = _e472;
    } else {
        phi_24659_ = type_84();
        phi_24660_ = true;
    }
    let _e474 = phi_24659_;
    let _e476 = phi_24660_;
    if _e476 {
        phi_24665_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_24665_ = _e474;
    }
    let _e478 = phi_24665_;
    phi_24667_ = _e393;
    phi_24670_ = _e478;
    loop {
        let _e480 = phi_24667_;
        let _e482 = phi_24670_;
        local_200 = _e482;
        local_201 = _e482;
        local_204 = _e482;
        local_206 = _e482;
        let _e483 = (_e480 < 2048u);
        if _e483 {
            let _e484 = ((_e398 * 2048u) + _e480);
            if (_e484 < _e418) {
                let _e486 = (_e484 * 3u);
                let _e489 = triangles.member[_e486];
                let _e492 = embedded.member[_e489];
                let _e495 = (3u * _e489);
                let _e498 = positions.member[_e495];
                let _e502 = positions.member[(_e495 + 1u)];
                let _e506 = positions.member[(_e495 + 2u)];
                let _e508 = bitcast<u32>(_e498);
                let _e509 = bitcast<u32>(_e502);
                let _e510 = bitcast<u32>(_e506);
                corners_3.member[_e486] = vec4<u32>(_e508, _e509, _e510, (_e489 | select(2147483648u, 0u, (_e492 == 0u))));
                let _e514 = (_e486 + 1u);
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
                let _e542 = (_e486 + 2u);
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
                if ((_e508 & 2139095040u) != 2139095040u) {
                    let _e573 = ((_e509 & 2139095040u) != 2139095040u);
                    if _e573 {
                        phi_24780_ = ((_e510 & 2139095040u) != 2139095040u);
                    } else {
                        phi_24780_ = bool();
                    }
                    let _e577 = phi_24780_;
                    phi_24782_ = _e577;
                    phi_24783_ = select(true, false, _e573);
                } else {
                    phi_24782_ = bool();
                    phi_24783_ = true;
                }
                let _e580 = phi_24782_;
                let _e582 = phi_24783_;
                if select(_e580, false, _e582) {
                    if ((_e536 & 2139095040u) != 2139095040u) {
                        let _e587 = ((_e537 & 2139095040u) != 2139095040u);
                        if _e587 {
                            phi_24806_ = ((_e538 & 2139095040u) != 2139095040u);
                        } else {
                            phi_24806_ = bool();
                        }
                        let _e591 = phi_24806_;
                        phi_24808_ = _e591;
                        phi_24809_ = select(true, false, _e587);
                    } else {
                        phi_24808_ = bool();
                        phi_24809_ = true;
                    }
                    let _e594 = phi_24808_;
                    let _e596 = phi_24809_;
                    if select(_e594, false, _e596) {
                        if ((_e564 & 2139095040u) != 2139095040u) {
                            let _e601 = ((_e565 & 2139095040u) != 2139095040u);
                            if _e601 {
                                phi_24832_ = ((_e566 & 2139095040u) != 2139095040u);
                            } else {
                                phi_24832_ = bool();
                            }
                            let _e605 = phi_24832_;
                            phi_24834_ = _e605;
                            phi_24835_ = select(true, false, _e601);
                        } else {
                            phi_24834_ = bool();
                            phi_24835_ = true;
                        }
                        let _e608 = phi_24834_;
                        let _e610 = phi_24835_;
                        let _e611 = select(_e608, false, _e610);
                        if _e611 {
                            let _e613 = select(_e526, _e498, (_e498 < _e526));
                            let _e615 = select(_e530, _e502, (_e502 < _e530));
                            let _e617 = select(_e534, _e506, (_e506 < _e534));
                            let _e626 = select(_e526, _e498, (_e498 > _e526));
                            let _e628 = select(_e530, _e502, (_e502 > _e530));
                            let _e630 = select(_e534, _e506, (_e506 > _e534));
                            phi_24906_ = type_84(vec4<f32>(select(_e554, _e613, (_e613 < _e554)), select(_e558, _e615, (_e615 < _e558)), select(_e562, _e617, (_e617 < _e562)), 0f), vec4<f32>(select(_e554, _e626, (_e626 > _e554)), select(_e558, _e628, (_e628 > _e558)), select(_e562, _e630, (_e630 > _e562)), 0f));
                        } else {
                            phi_24906_ = type_84();
                        }
                        let _e640 = phi_24906_;
                        phi_24908_ = _e640;
                        phi_24909_ = select(true, false, _e611);
                    } else {
                        phi_24908_ = type_84();
                        phi_24909_ = true;
                    }
                    let _e643 = phi_24908_;
                    let _e645 = phi_24909_;
                    phi_24910_ = _e643;
                    phi_24911_ = _e645;
                } else {
                    phi_24910_ = type_84();
                    phi_24911_ = true;
                }
                let _e647 = phi_24910_;
                let _e649 = phi_24911_;
                if _e649 {
                    phi_24916_ = type_84(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_24916_ = _e647;
                }
                let _e651 = phi_24916_;
                phi_24996_ = type_84(vec4<f32>(select(_e651.member.x, _e482.member.x, (_e482.member.x < _e651.member.x)), select(_e651.member.y, _e482.member.y, (_e482.member.y < _e651.member.y)), select(_e651.member.z, _e482.member.z, (_e482.member.z < _e651.member.z)), select(_e651.member.w, _e482.member.w, (_e482.member.w < _e651.member.w))), vec4<f32>(select(_e651.member_1.x, _e482.member_1.x, (_e482.member_1.x > _e651.member_1.x)), select(_e651.member_1.y, _e482.member_1.y, (_e482.member_1.y > _e651.member_1.y)), select(_e651.member_1.z, _e482.member_1.z, (_e482.member_1.z > _e651.member_1.z)), select(_e651.member_1.w, _e482.member_1.w, (_e482.member_1.w > _e651.member_1.w))));
            } else {
                phi_24996_ = _e482;
            }
            let _e692 = phi_24996_;
            phi_24668_ = (_e480 + (256u * _e386.z));
            phi_24671_ = _e692;
        } else {
            break;
        }
        let _e696 = phi_24668_;
        let _e698 = phi_24671_;
        continue;
        continuing {
            phi_24667_ = _e696;
            phi_24670_ = _e698;
        }
    }
    let _e701 = local_200;
    lows[_e393] = _e701.member;
    let _e705 = local_201;
    highs[_e393] = _e705.member_1;
    workgroupBarrier();
    if ((_e393 & 15u) == 0u) {
        phi_25009_ = 1u;
        let _e873 = local_204;
        phi_25012_ = _e873;
        loop {
            let _e711 = phi_25009_;
            let _e713 = phi_25012_;
            local_202 = _e713;
            local_203 = _e713;
            local_205 = _e713;
            let _e714 = (_e711 < 16u);
            if _e714 {
                let _e715 = (_e393 + _e711);
                let _e717 = lows[_e715];
                let _e719 = highs[_e715];
                phi_25010_ = (_e711 + _e386.z);
                phi_25013_ = type_84(vec4<f32>(select(_e717.x, _e713.member.x, (_e713.member.x < _e717.x)), select(_e717.y, _e713.member.y, (_e713.member.y < _e717.y)), select(_e717.z, _e713.member.z, (_e713.member.z < _e717.z)), select(_e717.w, _e713.member.w, (_e713.member.w < _e717.w))), vec4<f32>(select(_e719.x, _e713.member_1.x, (_e713.member_1.x > _e719.x)), select(_e719.y, _e713.member_1.y, (_e713.member_1.y > _e719.y)), select(_e719.z, _e713.member_1.z, (_e713.member_1.z > _e719.z)), select(_e719.w, _e713.member_1.w, (_e713.member_1.w > _e719.w))));
            } else {
                break;
            }
            let _e759 = phi_25010_;
            let _e761 = phi_25013_;
            continue;
            continuing {
                phi_25009_ = _e759;
                phi_25012_ = _e761;
            }
        }
        let _e764 = local_202;
        lows[_e393] = _e764.member;
        let _e767 = local_203;
        highs[_e393] = _e767.member_1;
        let _e880 = local_205;
        phi_25107_ = _e880;
    } else {
        let _e882 = local_206;
        phi_25107_ = _e882;
    }
    let _e770 = phi_25107_;
    workgroupBarrier();
    let _e771 = (_e393 == 0u);
    if _e771 {
        phi_25113_ = 16u;
        phi_25116_ = _e770;
        loop {
            let _e773 = phi_25113_;
            let _e775 = phi_25116_;
            local_207 = _e775;
            let _e776 = (_e773 < 256u);
            if _e776 {
                let _e778 = lows[_e773];
                let _e780 = highs[_e773];
                phi_25114_ = (_e773 + (16u * _e386.z));
                phi_25117_ = type_84(vec4<f32>(select(_e778.x, _e775.member.x, (_e775.member.x < _e778.x)), select(_e778.y, _e775.member.y, (_e775.member.y < _e778.y)), select(_e778.z, _e775.member.z, (_e775.member.z < _e778.z)), select(_e778.w, _e775.member.w, (_e775.member.w < _e778.w))), vec4<f32>(select(_e780.x, _e775.member_1.x, (_e775.member_1.x > _e780.x)), select(_e780.y, _e775.member_1.y, (_e775.member_1.y > _e780.y)), select(_e780.z, _e775.member_1.z, (_e775.member_1.z > _e780.z)), select(_e780.w, _e775.member_1.w, (_e775.member_1.w > _e780.w))));
            } else {
                break;
            }
            let _e821 = phi_25114_;
            let _e823 = phi_25117_;
            continue;
            continuing {
                phi_25113_ = _e821;
                phi_25116_ = _e823;
            }
        }
        let _e889 = local_207;
        phi_25207_ = _e889;
    } else {
        phi_25207_ = _e770;
    }
    let _e826 = phi_25207_;
    if _e771 {
        low_2.member[_e398] = _e826.member;
        high_2.member[_e398] = _e826.member_1;
    }
    return;
}

fn function_52() {
    var local_208: array<u32, 2>;
    var phi_25266_: u32;
    var phi_25269_: u32;
    var phi_25271_: u32;
    var phi_25273_: u32;
    var phi_25327_: type_56;
    var phi_25422_: bool;
    var phi_25437_: bool;
    var phi_25452_: bool;
    var phi_25489_: bool;
    var phi_25490_: bool;
    var phi_25498_: bool;
    var phi_25499_: bool;
    var phi_25500_: bool;
    var phi_25501_: bool;
    var phi_25502_: bool;
    var phi_25525_: bool;
    var phi_25541_: bool;
    var phi_25543_: bool;
    var phi_25544_: bool;
    var phi_28735_: bool;
    var phi_28736_: bool;
    var phi_28737_: bool;
    var phi_28754_: bool;
    var phi_28755_: bool;
    var phi_28756_: bool;
    var phi_28789_: u32;
    var phi_28790_: u32;
    var phi_28801_: type_90;
    var phi_28802_: type_90;
    var phi_28828_: u32;
    var phi_28829_: u32;
    var phi_28840_: type_90;
    var phi_28841_: type_90;
    var phi_29807_: i32;
    var phi_29980_: i32;
    var phi_30100_: i32;
    var phi_30107_: u32;
    var phi_28973_: i32;
    var phi_29096_: i32;
    var phi_29219_: i32;
    var phi_29342_: i32;
    var phi_29369_: u32;
    var phi_29371_: u32;
    var phi_29372_: bool;
    var phi_29377_: u32;
    var phi_29378_: u32;
    var phi_29379_: bool;
    var phi_29662_: bool;
    var phi_29664_: bool;
    var phi_29665_: bool;
    var phi_29666_: bool;
    var phi_29667_: bool;
    var phi_29676_: bool;
    var phi_30108_: u32;
    var phi_30109_: u32;
    var phi_30110_: u32;
    var phi_30111_: bool;
    var phi_30116_: u32;
    var phi_30117_: bool;
    var phi_25674_: i32;
    var phi_25794_: i32;
    var phi_25914_: i32;
    var phi_26034_: i32;
    var phi_26154_: i32;
    var phi_26274_: i32;
    var phi_26284_: bool;
    var phi_26286_: bool;
    var phi_26287_: bool;
    var phi_26304_: bool;
    var phi_26306_: bool;
    var phi_26307_: bool;
    var phi_26325_: type_90;
    var phi_26326_: type_90;
    var phi_26337_: type_90;
    var phi_26338_: type_90;
    var phi_26348_: i32;
    var phi_26357_: type_90;
    var phi_26367_: i32;
    var phi_26376_: type_90;
    var phi_26503_: i32;
    var phi_26630_: i32;
    var phi_26640_: bool;
    var phi_26641_: bool;
    var phi_26642_: bool;
    var phi_26659_: bool;
    var phi_26660_: bool;
    var phi_26661_: bool;
    var phi_26686_: bool;
    var phi_26691_: u32;
    var phi_26692_: u32;
    var phi_26693_: bool;
    var phi_26698_: u32;
    var phi_26699_: u32;
    var phi_26700_: bool;
    var phi_28704_: bool;
    var phi_28709_: u32;
    var phi_28710_: bool;
    var phi_28711_: u32;
    var phi_28712_: bool;
    var phi_28713_: bool;
    var phi_30118_: u32;
    var phi_30119_: u32;
    var phi_30120_: bool;
    var phi_30125_: u32;
    var phi_30138_: u32;
    var phi_30139_: u32;
    var phi_30140_: u32;
    var phi_25267_: u32;
    var phi_25270_: u32;
    var phi_25272_: u32;
    var phi_25274_: u32;
    var local_209: u32;
    var local_210: u32;
    var phi_30150_: u32;
    var local_211: u32;
    var local_212: u32;
    var local_213: u32;
    var local_214: u32;
    var local_215: u32;
    var phi_30187_: u32;
    var phi_30190_: u32;
    var phi_30248_: type_56;
    var local_216: u32;
    var phi_30188_: u32;
    var phi_30191_: u32;

    let _e384 = builtin_local_55;
    let _e385 = builtin_group_55;
    let _e386 = builtin_groups_55;
    local_208 = array<u32, 2>(0u, 0u);
    local_208[_e385.z] = _e384.x;
    let _e396 = local_208[(_e386.z - 1u)];
    let _e401 = (_e385.x + (_e385.y * _e386.x));
    let _e402 = (_e396 < 3u);
    if _e402 {
        atomicStore((&counts_3[_e396]), 0u);
    }
    workgroupBarrier();
    let _e406 = params_2.member.member_11;
    let _e408 = tiles.member[0u];
    phi_25266_ = 0u;
    phi_25269_ = 0u;
    phi_25271_ = 0u;
    phi_25273_ = 0u;
    loop {
        let _e412 = phi_25266_;
        let _e414 = phi_25269_;
        let _e416 = phi_25271_;
        let _e418 = phi_25273_;
        local_209 = _e418;
        local_210 = _e416;
        local_211 = _e416;
        local_212 = _e416;
        local_213 = _e414;
        local_214 = _e414;
        local_215 = _e414;
        local_216 = _e416;
        let _e419 = (_e412 < 8u);
        if _e419 {
            let _e423 = ((((_e401 * 8u) + _e412) * 256u) + _e396);
            if (_e423 < select(_e406, _e408, (_e408 < _e406))) {
                let _e426 = pairs.member[_e423];
                let _e429 = ((_e426 >> bitcast<u32>(16i)) * 2u);
                let _e432 = tiles.member[(4u + _e429)];
                let _e439 = boxes.member[((_e432 * 256u) + ((_e426 >> bitcast<u32>(8i)) & 255u))];
                let _e443 = tiles.member[(_e429 + 5u)];
                let _e448 = boxes.member[((_e443 * 256u) + (_e426 & 255u))];
                if (_e439.x < _e448.x) {
                    phi_25327_ = type_56(_e439.x, _e448.x);
                } else {
                    phi_25327_ = type_56(_e448.x, _e439.x);
                }
                let _e454 = phi_25327_;
                let _e459 = params_2.member.member_9;
                let _e461 = (_e454.member * 3u);
                let _e464 = corners_4.member[_e461];
                let _e468 = corners_4.member[(_e461 + 1u)];
                let _e472 = corners_4.member[(_e461 + 2u)];
                let _e473 = (_e454.member_1 * 3u);
                let _e476 = corners_4.member[_e473];
                let _e480 = corners_4.member[(_e473 + 1u)];
                let _e484 = corners_4.member[(_e473 + 2u)];
                let _e492 = bitcast<f32>(_e464.x);
                let _e494 = bitcast<f32>(_e464.y);
                let _e496 = bitcast<f32>(_e464.z);
                let _e497 = vec3<f32>(_e492, _e494, _e496);
                let _e499 = bitcast<f32>(_e468.x);
                let _e501 = bitcast<f32>(_e468.y);
                let _e503 = bitcast<f32>(_e468.z);
                let _e504 = vec3<f32>(_e499, _e501, _e503);
                let _e506 = bitcast<f32>(_e472.x);
                let _e508 = bitcast<f32>(_e472.y);
                let _e510 = bitcast<f32>(_e472.z);
                let _e511 = vec3<f32>(_e506, _e508, _e510);
                let _e512 = type_90(_e497, _e504, _e511);
                let _e514 = bitcast<f32>(_e476.x);
                let _e516 = bitcast<f32>(_e476.y);
                let _e518 = bitcast<f32>(_e476.z);
                let _e519 = vec3<f32>(_e514, _e516, _e518);
                let _e521 = bitcast<f32>(_e480.x);
                let _e523 = bitcast<f32>(_e480.y);
                let _e525 = bitcast<f32>(_e480.z);
                let _e526 = vec3<f32>(_e521, _e523, _e525);
                let _e528 = bitcast<f32>(_e484.x);
                let _e530 = bitcast<f32>(_e484.y);
                let _e532 = bitcast<f32>(_e484.z);
                let _e533 = vec3<f32>(_e528, _e530, _e532);
                let _e534 = type_90(_e519, _e526, _e533);
                let _e535 = select(0u, 2147483648u, (_e459 != 0u));
                let _e540 = (((_e476.w == _e464.w) || (_e480.w == _e464.w)) || (_e484.w == _e464.w));
                if _e540 {
                    phi_25422_ = (((_e464.w | _e535) & 2147483648u) != 0u);
                } else {
                    phi_25422_ = false;
                }
                let _e545 = phi_25422_;
                if _e545 {
                    phi_25501_ = bool();
                    phi_25502_ = true;
                } else {
                    let _e550 = (((_e476.w == _e468.w) || (_e480.w == _e468.w)) || (_e484.w == _e468.w));
                    if _e550 {
                        phi_25437_ = (((_e468.w | _e535) & 2147483648u) != 0u);
                    } else {
                        phi_25437_ = false;
                    }
                    let _e555 = phi_25437_;
                    if _e555 {
                        phi_25499_ = bool();
                        phi_25500_ = true;
                    } else {
                        let _e560 = (((_e476.w == _e472.w) || (_e480.w == _e472.w)) || (_e484.w == _e472.w));
                        if _e560 {
                            phi_25452_ = (((_e472.w | _e535) & 2147483648u) != 0u);
                        } else {
                            phi_25452_ = false;
                        }
                        let _e565 = phi_25452_;
                        if _e565 {
                            phi_25498_ = bool();
                        } else {
                            if (_e472.w != _e464.w) {
                                let _e572 = (_e472.w != _e468.w);
                                phi_25489_ = select(bool(), _e560, _e572);
                                phi_25490_ = select(true, false, _e572);
                            } else {
                                phi_25489_ = bool();
                                phi_25490_ = true;
                            }
                            let _e576 = phi_25489_;
                            let _e578 = phi_25490_;
                            phi_25498_ = (((select(0u, 1u, _e540) + select(0u, 1u, select(false, _e550, (_e468.w != _e464.w)))) + select(0u, 1u, select(_e576, false, _e578))) == 3u);
                        }
                        let _e584 = phi_25498_;
                        phi_25499_ = _e584;
                        phi_25500_ = _e565;
                    }
                    let _e586 = phi_25499_;
                    let _e588 = phi_25500_;
                    phi_25501_ = _e586;
                    phi_25502_ = _e588;
                }
                let _e590 = phi_25501_;
                let _e592 = phi_25502_;
                let _e593 = select(_e590, true, _e592);
                if _e593 {
                    phi_30125_ = 0u;
                } else {
                    if (_e468.w != _e464.w) {
                        phi_25525_ = (((_e476.w == _e468.w) || (_e480.w == _e468.w)) || (_e484.w == _e468.w));
                    } else {
                        phi_25525_ = false;
                    }
                    let _e602 = phi_25525_;
                    if (_e472.w != _e464.w) {
                        let _e606 = (_e472.w != _e468.w);
                        if _e606 {
                            phi_25541_ = (((_e476.w == _e472.w) || (_e480.w == _e472.w)) || (_e484.w == _e472.w));
                        } else {
                            phi_25541_ = bool();
                        }
                        let _e613 = phi_25541_;
                        phi_25543_ = _e613;
                        phi_25544_ = select(true, false, _e606);
                    } else {
                        phi_25543_ = bool();
                        phi_25544_ = true;
                    }
                    let _e616 = phi_25543_;
                    let _e618 = phi_25544_;
                    let _e621 = ((select(0u, 1u, _e540) + select(0u, 1u, _e602)) + select(0u, 1u, select(_e616, false, _e618)));
                    if (_e621 == 0u) {
                        let _e1259 = (_e521 - _e514);
                        let _e1260 = (_e523 - _e516);
                        let _e1261 = (_e525 - _e518);
                        let _e1262 = (_e528 - _e514);
                        let _e1263 = (_e530 - _e516);
                        let _e1264 = (_e532 - _e518);
                        let _e1265 = (_e492 - _e514);
                        let _e1266 = (_e494 - _e516);
                        let _e1267 = (_e496 - _e518);
                        let _e1268 = (_e1260 * _e1264);
                        let _e1269 = (_e1261 * _e1263);
                        let _e1270 = (_e1261 * _e1262);
                        let _e1271 = (_e1259 * _e1264);
                        let _e1272 = (_e1259 * _e1263);
                        let _e1273 = (_e1260 * _e1262);
                        let _e1274 = (_e1268 - _e1269);
                        let _e1276 = (_e1270 - _e1271);
                        let _e1279 = (_e1272 - _e1273);
                        let _e1281 = (((_e1265 * _e1274) + (_e1266 * _e1276)) + (_e1267 * _e1279));
                        let _e1282 = abs(_e1265);
                        let _e1285 = (abs(_e1268) + abs(_e1269));
                        let _e1287 = abs(_e1266);
                        let _e1290 = (abs(_e1270) + abs(_e1271));
                        let _e1293 = abs(_e1267);
                        let _e1296 = (abs(_e1272) + abs(_e1273));
                        let _e1299 = abs(_e1259);
                        let _e1300 = abs(_e1260);
                        let _e1302 = select(_e1300, _e1299, (_e1299 > _e1300));
                        let _e1303 = abs(_e1261);
                        let _e1305 = select(_e1303, _e1302, (_e1302 > _e1303));
                        let _e1306 = abs(_e1262);
                        let _e1307 = abs(_e1263);
                        let _e1309 = select(_e1307, _e1306, (_e1306 > _e1307));
                        let _e1310 = abs(_e1264);
                        let _e1312 = select(_e1310, _e1309, (_e1309 > _e1310));
                        let _e1314 = select(_e1312, _e1305, (_e1305 > _e1312));
                        let _e1316 = select(_e1287, _e1282, (_e1282 > _e1287));
                        let _e1318 = select(_e1293, _e1316, (_e1316 > _e1293));
                        let _e1320 = select(_e1318, _e1314, (_e1314 > _e1318));
                        let _e1325 = ((0.0000019073486f * (((_e1282 * _e1285) + (_e1287 * _e1290)) + (_e1293 * _e1296))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1320 * _e1320))));
                        if (_e1281 > _e1325) {
                            phi_25674_ = 1i;
                        } else {
                            phi_25674_ = select(0i, -1i, (_e1281 < -(_e1325)));
                        }
                        let _e1331 = phi_25674_;
                        let _e1332 = (_e499 - _e514);
                        let _e1333 = (_e501 - _e516);
                        let _e1334 = (_e503 - _e518);
                        let _e1339 = (((_e1332 * _e1274) + (_e1333 * _e1276)) + (_e1334 * _e1279));
                        let _e1340 = abs(_e1332);
                        let _e1342 = abs(_e1333);
                        let _e1345 = abs(_e1334);
                        let _e1349 = select(_e1342, _e1340, (_e1340 > _e1342));
                        let _e1351 = select(_e1345, _e1349, (_e1349 > _e1345));
                        let _e1353 = select(_e1351, _e1314, (_e1314 > _e1351));
                        let _e1358 = ((0.0000019073486f * (((_e1340 * _e1285) + (_e1342 * _e1290)) + (_e1345 * _e1296))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1353 * _e1353))));
                        if (_e1339 > _e1358) {
                            phi_25794_ = 1i;
                        } else {
                            phi_25794_ = select(0i, -1i, (_e1339 < -(_e1358)));
                        }
                        let _e1364 = phi_25794_;
                        let _e1365 = (_e506 - _e514);
                        let _e1366 = (_e508 - _e516);
                        let _e1367 = (_e510 - _e518);
                        let _e1372 = (((_e1365 * _e1274) + (_e1366 * _e1276)) + (_e1367 * _e1279));
                        let _e1373 = abs(_e1365);
                        let _e1375 = abs(_e1366);
                        let _e1378 = abs(_e1367);
                        let _e1382 = select(_e1375, _e1373, (_e1373 > _e1375));
                        let _e1384 = select(_e1378, _e1382, (_e1382 > _e1378));
                        let _e1386 = select(_e1384, _e1314, (_e1314 > _e1384));
                        let _e1391 = ((0.0000019073486f * (((_e1373 * _e1285) + (_e1375 * _e1290)) + (_e1378 * _e1296))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1386 * _e1386))));
                        if (_e1372 > _e1391) {
                            phi_25914_ = 1i;
                        } else {
                            phi_25914_ = select(0i, -1i, (_e1372 < -(_e1391)));
                        }
                        let _e1397 = phi_25914_;
                        let _e1398 = (_e499 - _e492);
                        let _e1399 = (_e501 - _e494);
                        let _e1400 = (_e503 - _e496);
                        let _e1401 = (_e506 - _e492);
                        let _e1402 = (_e508 - _e494);
                        let _e1403 = (_e510 - _e496);
                        let _e1404 = (_e514 - _e492);
                        let _e1405 = (_e516 - _e494);
                        let _e1406 = (_e518 - _e496);
                        let _e1407 = (_e1399 * _e1403);
                        let _e1408 = (_e1400 * _e1402);
                        let _e1409 = (_e1400 * _e1401);
                        let _e1410 = (_e1398 * _e1403);
                        let _e1411 = (_e1398 * _e1402);
                        let _e1412 = (_e1399 * _e1401);
                        let _e1413 = (_e1407 - _e1408);
                        let _e1415 = (_e1409 - _e1410);
                        let _e1418 = (_e1411 - _e1412);
                        let _e1420 = (((_e1404 * _e1413) + (_e1405 * _e1415)) + (_e1406 * _e1418));
                        let _e1421 = abs(_e1404);
                        let _e1424 = (abs(_e1407) + abs(_e1408));
                        let _e1426 = abs(_e1405);
                        let _e1429 = (abs(_e1409) + abs(_e1410));
                        let _e1432 = abs(_e1406);
                        let _e1435 = (abs(_e1411) + abs(_e1412));
                        let _e1438 = abs(_e1398);
                        let _e1439 = abs(_e1399);
                        let _e1441 = select(_e1439, _e1438, (_e1438 > _e1439));
                        let _e1442 = abs(_e1400);
                        let _e1444 = select(_e1442, _e1441, (_e1441 > _e1442));
                        let _e1445 = abs(_e1401);
                        let _e1446 = abs(_e1402);
                        let _e1448 = select(_e1446, _e1445, (_e1445 > _e1446));
                        let _e1449 = abs(_e1403);
                        let _e1451 = select(_e1449, _e1448, (_e1448 > _e1449));
                        let _e1453 = select(_e1451, _e1444, (_e1444 > _e1451));
                        let _e1455 = select(_e1426, _e1421, (_e1421 > _e1426));
                        let _e1457 = select(_e1432, _e1455, (_e1455 > _e1432));
                        let _e1459 = select(_e1457, _e1453, (_e1453 > _e1457));
                        let _e1464 = ((0.0000019073486f * (((_e1421 * _e1424) + (_e1426 * _e1429)) + (_e1432 * _e1435))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1459 * _e1459))));
                        if (_e1420 > _e1464) {
                            phi_26034_ = 1i;
                        } else {
                            phi_26034_ = select(0i, -1i, (_e1420 < -(_e1464)));
                        }
                        let _e1470 = phi_26034_;
                        let _e1471 = (_e521 - _e492);
                        let _e1472 = (_e523 - _e494);
                        let _e1473 = (_e525 - _e496);
                        let _e1478 = (((_e1471 * _e1413) + (_e1472 * _e1415)) + (_e1473 * _e1418));
                        let _e1479 = abs(_e1471);
                        let _e1481 = abs(_e1472);
                        let _e1484 = abs(_e1473);
                        let _e1488 = select(_e1481, _e1479, (_e1479 > _e1481));
                        let _e1490 = select(_e1484, _e1488, (_e1488 > _e1484));
                        let _e1492 = select(_e1490, _e1453, (_e1453 > _e1490));
                        let _e1497 = ((0.0000019073486f * (((_e1479 * _e1424) + (_e1481 * _e1429)) + (_e1484 * _e1435))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1492 * _e1492))));
                        if (_e1478 > _e1497) {
                            phi_26154_ = 1i;
                        } else {
                            phi_26154_ = select(0i, -1i, (_e1478 < -(_e1497)));
                        }
                        let _e1503 = phi_26154_;
                        let _e1504 = (_e528 - _e492);
                        let _e1505 = (_e530 - _e494);
                        let _e1506 = (_e532 - _e496);
                        let _e1511 = (((_e1504 * _e1413) + (_e1505 * _e1415)) + (_e1506 * _e1418));
                        let _e1512 = abs(_e1504);
                        let _e1514 = abs(_e1505);
                        let _e1517 = abs(_e1506);
                        let _e1521 = select(_e1514, _e1512, (_e1512 > _e1514));
                        let _e1523 = select(_e1517, _e1521, (_e1521 > _e1517));
                        let _e1525 = select(_e1523, _e1453, (_e1453 > _e1523));
                        let _e1530 = ((0.0000019073486f * (((_e1512 * _e1424) + (_e1514 * _e1429)) + (_e1517 * _e1435))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1525 * _e1525))));
                        if (_e1511 > _e1530) {
                            phi_26274_ = 1i;
                        } else {
                            phi_26274_ = select(0i, -1i, (_e1511 < -(_e1530)));
                        }
                        let _e1536 = phi_26274_;
                        let _e1537 = (_e1331 == 0i);
                        if _e1537 {
                            phi_26286_ = bool();
                            phi_26287_ = true;
                        } else {
                            let _e1538 = (_e1331 == _e1364);
                            if _e1538 {
                                phi_26284_ = (_e1331 == _e1397);
                            } else {
                                phi_26284_ = bool();
                            }
                            let _e1541 = phi_26284_;
                            phi_26286_ = _e1541;
                            phi_26287_ = select(true, false, _e1538);
                        }
                        let _e1544 = phi_26286_;
                        let _e1546 = phi_26287_;
                        if select(_e1544, false, _e1546) {
                            phi_28711_ = u32();
                            phi_28712_ = true;
                            phi_28713_ = false;
                        } else {
                            let _e1548 = (_e1470 == 0i);
                            if _e1548 {
                                phi_26306_ = bool();
                                phi_26307_ = true;
                            } else {
                                let _e1549 = (_e1470 == _e1503);
                                if _e1549 {
                                    phi_26304_ = (_e1470 == _e1536);
                                } else {
                                    phi_26304_ = bool();
                                }
                                let _e1552 = phi_26304_;
                                phi_26306_ = _e1552;
                                phi_26307_ = select(true, false, _e1549);
                            }
                            let _e1555 = phi_26306_;
                            let _e1557 = phi_26307_;
                            let _e1558 = select(_e1555, false, _e1557);
                            if _e1558 {
                                phi_28709_ = u32();
                                phi_28710_ = false;
                            } else {
                                let _e1559 = (_e1331 == _e1364);
                                if _e1559 {
                                    phi_26326_ = type_90(_e511, _e497, _e504);
                                } else {
                                    if (_e1331 == _e1397) {
                                        phi_26325_ = type_90(_e504, _e511, _e497);
                                    } else {
                                        phi_26325_ = _e512;
                                    }
                                    let _e1563 = phi_26325_;
                                    phi_26326_ = _e1563;
                                }
                                let _e1566 = phi_26326_;
                                let _e1567 = (_e1470 == _e1503);
                                if _e1567 {
                                    phi_26338_ = type_90(_e533, _e519, _e526);
                                } else {
                                    if (_e1470 == _e1536) {
                                        phi_26337_ = type_90(_e526, _e533, _e519);
                                    } else {
                                        phi_26337_ = _e534;
                                    }
                                    let _e1571 = phi_26337_;
                                    phi_26338_ = _e1571;
                                }
                                let _e1574 = phi_26338_;
                                if _e1559 {
                                    phi_26348_ = _e1397;
                                } else {
                                    phi_26348_ = select(_e1331, _e1364, (_e1331 == _e1397));
                                }
                                let _e1578 = phi_26348_;
                                if (_e1578 < 0i) {
                                    phi_26357_ = type_90(_e1574.member, _e1574.member_2, _e1574.member_1);
                                } else {
                                    phi_26357_ = _e1574;
                                }
                                let _e1585 = phi_26357_;
                                if _e1567 {
                                    phi_26367_ = _e1536;
                                } else {
                                    phi_26367_ = select(_e1470, _e1503, (_e1470 == _e1536));
                                }
                                let _e1589 = phi_26367_;
                                if (_e1589 < 0i) {
                                    phi_26376_ = type_90(_e1566.member, _e1566.member_2, _e1566.member_1);
                                } else {
                                    phi_26376_ = _e1566;
                                }
                                let _e1596 = phi_26376_;
                                let _e1603 = (_e1596.member_1.x - _e1596.member.x);
                                let _e1606 = (_e1596.member_1.y - _e1596.member.y);
                                let _e1609 = (_e1596.member_1.z - _e1596.member.z);
                                let _e1611 = (_e1585.member.x - _e1596.member.x);
                                let _e1613 = (_e1585.member.y - _e1596.member.y);
                                let _e1615 = (_e1585.member.z - _e1596.member.z);
                                let _e1617 = (_e1585.member_1.x - _e1596.member.x);
                                let _e1619 = (_e1585.member_1.y - _e1596.member.y);
                                let _e1621 = (_e1585.member_1.z - _e1596.member.z);
                                let _e1622 = (_e1606 * _e1615);
                                let _e1623 = (_e1609 * _e1613);
                                let _e1624 = (_e1609 * _e1611);
                                let _e1625 = (_e1603 * _e1615);
                                let _e1626 = (_e1603 * _e1613);
                                let _e1627 = (_e1606 * _e1611);
                                let _e1635 = (((_e1617 * (_e1622 - _e1623)) + (_e1619 * (_e1624 - _e1625))) + (_e1621 * (_e1626 - _e1627)));
                                let _e1636 = abs(_e1617);
                                let _e1641 = abs(_e1619);
                                let _e1647 = abs(_e1621);
                                let _e1653 = abs(_e1603);
                                let _e1654 = abs(_e1606);
                                let _e1656 = select(_e1654, _e1653, (_e1653 > _e1654));
                                let _e1657 = abs(_e1609);
                                let _e1659 = select(_e1657, _e1656, (_e1656 > _e1657));
                                let _e1660 = abs(_e1611);
                                let _e1661 = abs(_e1613);
                                let _e1663 = select(_e1661, _e1660, (_e1660 > _e1661));
                                let _e1664 = abs(_e1615);
                                let _e1666 = select(_e1664, _e1663, (_e1663 > _e1664));
                                let _e1668 = select(_e1666, _e1659, (_e1659 > _e1666));
                                let _e1670 = select(_e1641, _e1636, (_e1636 > _e1641));
                                let _e1672 = select(_e1647, _e1670, (_e1670 > _e1647));
                                let _e1674 = select(_e1672, _e1668, (_e1668 > _e1672));
                                let _e1679 = ((0.0000019073486f * (((_e1636 * (abs(_e1622) + abs(_e1623))) + (_e1641 * (abs(_e1624) + abs(_e1625)))) + (_e1647 * (abs(_e1626) + abs(_e1627))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1674 * _e1674))));
                                if (_e1635 > _e1679) {
                                    phi_26503_ = 1i;
                                } else {
                                    phi_26503_ = select(0i, -1i, (_e1635 < -(_e1679)));
                                }
                                let _e1685 = phi_26503_;
                                let _e1689 = (_e1596.member_2.x - _e1596.member.x);
                                let _e1691 = (_e1596.member_2.y - _e1596.member.y);
                                let _e1693 = (_e1596.member_2.z - _e1596.member.z);
                                let _e1695 = (_e1585.member_2.x - _e1596.member.x);
                                let _e1697 = (_e1585.member_2.y - _e1596.member.y);
                                let _e1699 = (_e1585.member_2.z - _e1596.member.z);
                                let _e1700 = (_e1691 * _e1699);
                                let _e1701 = (_e1693 * _e1697);
                                let _e1702 = (_e1693 * _e1695);
                                let _e1703 = (_e1689 * _e1699);
                                let _e1704 = (_e1689 * _e1697);
                                let _e1705 = (_e1691 * _e1695);
                                let _e1713 = (((_e1611 * (_e1700 - _e1701)) + (_e1613 * (_e1702 - _e1703))) + (_e1615 * (_e1704 - _e1705)));
                                let _e1728 = abs(_e1689);
                                let _e1729 = abs(_e1691);
                                let _e1731 = select(_e1729, _e1728, (_e1728 > _e1729));
                                let _e1732 = abs(_e1693);
                                let _e1734 = select(_e1732, _e1731, (_e1731 > _e1732));
                                let _e1735 = abs(_e1695);
                                let _e1736 = abs(_e1697);
                                let _e1738 = select(_e1736, _e1735, (_e1735 > _e1736));
                                let _e1739 = abs(_e1699);
                                let _e1741 = select(_e1739, _e1738, (_e1738 > _e1739));
                                let _e1743 = select(_e1741, _e1734, (_e1734 > _e1741));
                                let _e1745 = select(_e1666, _e1743, (_e1743 > _e1666));
                                let _e1750 = ((0.0000019073486f * (((_e1660 * (abs(_e1700) + abs(_e1701))) + (_e1661 * (abs(_e1702) + abs(_e1703)))) + (_e1664 * (abs(_e1704) + abs(_e1705))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1745 * _e1745))));
                                if (_e1713 > _e1750) {
                                    phi_26630_ = 1i;
                                } else {
                                    phi_26630_ = select(0i, -1i, (_e1713 < -(_e1750)));
                                }
                                let _e1756 = phi_26630_;
                                if _e1537 {
                                    phi_26641_ = bool();
                                    phi_26642_ = true;
                                } else {
                                    let _e1757 = (_e1364 == 0i);
                                    if _e1757 {
                                        phi_26640_ = bool();
                                    } else {
                                        phi_26640_ = (_e1397 == 0i);
                                    }
                                    let _e1760 = phi_26640_;
                                    phi_26641_ = _e1760;
                                    phi_26642_ = _e1757;
                                }
                                let _e1762 = phi_26641_;
                                let _e1764 = phi_26642_;
                                if select(_e1762, true, _e1764) {
                                    phi_26699_ = u32();
                                    phi_26700_ = true;
                                } else {
                                    if _e1548 {
                                        phi_26660_ = bool();
                                        phi_26661_ = true;
                                    } else {
                                        let _e1766 = (_e1503 == 0i);
                                        if _e1766 {
                                            phi_26659_ = bool();
                                        } else {
                                            phi_26659_ = (_e1536 == 0i);
                                        }
                                        let _e1769 = phi_26659_;
                                        phi_26660_ = _e1769;
                                        phi_26661_ = _e1766;
                                    }
                                    let _e1771 = phi_26660_;
                                    let _e1773 = phi_26661_;
                                    let _e1774 = select(_e1771, true, _e1773);
                                    if _e1774 {
                                        phi_26698_ = u32();
                                    } else {
                                        if (_e1685 > 0i) {
                                            phi_26692_ = u32();
                                            phi_26693_ = true;
                                        } else {
                                            let _e1776 = (_e1756 > 0i);
                                            if _e1776 {
                                                phi_26691_ = u32();
                                            } else {
                                                if (_e1685 < 0i) {
                                                    phi_26686_ = select(true, false, (_e1756 < 0i));
                                                } else {
                                                    phi_26686_ = true;
                                                }
                                                let _e1781 = phi_26686_;
                                                phi_26691_ = select(1u, 2u, _e1781);
                                            }
                                            let _e1784 = phi_26691_;
                                            phi_26692_ = _e1784;
                                            phi_26693_ = _e1776;
                                        }
                                        let _e1786 = phi_26692_;
                                        let _e1788 = phi_26693_;
                                        phi_26698_ = select(_e1786, 0u, _e1788);
                                    }
                                    let _e1791 = phi_26698_;
                                    phi_26699_ = _e1791;
                                    phi_26700_ = _e1774;
                                }
                                let _e1793 = phi_26699_;
                                let _e1795 = phi_26700_;
                                let _e1796 = select(_e1793, 2u, _e1795);
                                if (_e1796 == 2u) {
                                    let _e1799 = (_e1407 - (_e1402 * _e1400));
                                    let _e1801 = (_e1409 - (_e1403 * _e1398));
                                    let _e1803 = (_e1411 - (_e1401 * _e1399));
                                    let _e1806 = ((_e1399 * _e1803) - (_e1801 * _e1400));
                                    let _e1809 = ((_e1400 * _e1799) - (_e1803 * _e1398));
                                    let _e1812 = ((_e1398 * _e1801) - (_e1799 * _e1399));
                                    let _e1813 = (_e1404 * _e1806);
                                    let _e1814 = (_e1405 * _e1809);
                                    let _e1815 = (_e1406 * _e1812);
                                    let _e1822 = abs(_e1806);
                                    let _e1823 = abs(_e1809);
                                    let _e1825 = select(_e1823, _e1822, (_e1822 > _e1823));
                                    let _e1826 = abs(_e1812);
                                    let _e1830 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1826, _e1825, (_e1825 > _e1826))));
                                    let _e1835 = (_e514 - _e499);
                                    let _e1836 = (_e516 - _e501);
                                    let _e1837 = (_e518 - _e503);
                                    let _e1838 = (_e1835 * _e1806);
                                    let _e1839 = (_e1836 * _e1809);
                                    let _e1840 = (_e1837 * _e1812);
                                    let _e1852 = (_e514 - _e506);
                                    let _e1853 = (_e516 - _e508);
                                    let _e1854 = (_e518 - _e510);
                                    let _e1855 = (_e1852 * _e1806);
                                    let _e1856 = (_e1853 * _e1809);
                                    let _e1857 = (_e1854 * _e1812);
                                    let _e1869 = (_e1471 * _e1806);
                                    let _e1870 = (_e1472 * _e1809);
                                    let _e1871 = (_e1473 * _e1812);
                                    let _e1882 = (_e521 - _e499);
                                    let _e1883 = (_e523 - _e501);
                                    let _e1884 = (_e525 - _e503);
                                    let _e1885 = (_e1882 * _e1806);
                                    let _e1886 = (_e1883 * _e1809);
                                    let _e1887 = (_e1884 * _e1812);
                                    let _e1899 = (_e521 - _e506);
                                    let _e1900 = (_e523 - _e508);
                                    let _e1901 = (_e525 - _e510);
                                    let _e1902 = (_e1899 * _e1806);
                                    let _e1903 = (_e1900 * _e1809);
                                    let _e1904 = (_e1901 * _e1812);
                                    let _e1917 = (_e1504 * _e1806);
                                    let _e1918 = (_e1505 * _e1809);
                                    let _e1919 = (_e1506 * _e1812);
                                    let _e1930 = (_e528 - _e499);
                                    let _e1931 = (_e530 - _e501);
                                    let _e1932 = (_e532 - _e503);
                                    let _e1933 = (_e1930 * _e1806);
                                    let _e1934 = (_e1931 * _e1809);
                                    let _e1935 = (_e1932 * _e1812);
                                    let _e1947 = (_e528 - _e506);
                                    let _e1948 = (_e530 - _e508);
                                    let _e1949 = (_e532 - _e510);
                                    let _e1950 = (_e1947 * _e1806);
                                    let _e1951 = (_e1948 * _e1809);
                                    let _e1952 = (_e1949 * _e1812);
                                    let _e1965 = (_e506 - _e499);
                                    let _e1966 = (_e508 - _e501);
                                    let _e1967 = (_e510 - _e503);
                                    let _e1970 = ((_e1966 * _e1803) - (_e1801 * _e1967));
                                    let _e1973 = ((_e1967 * _e1799) - (_e1803 * _e1965));
                                    let _e1976 = ((_e1965 * _e1801) - (_e1799 * _e1966));
                                    let _e1977 = (_e1835 * _e1970);
                                    let _e1978 = (_e1836 * _e1973);
                                    let _e1979 = (_e1837 * _e1976);
                                    let _e1986 = abs(_e1970);
                                    let _e1987 = abs(_e1973);
                                    let _e1989 = select(_e1987, _e1986, (_e1986 > _e1987));
                                    let _e1990 = abs(_e1976);
                                    let _e1994 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1990, _e1989, (_e1989 > _e1990))));
                                    let _e1999 = (_e1852 * _e1970);
                                    let _e2000 = (_e1853 * _e1973);
                                    let _e2001 = (_e1854 * _e1976);
                                    let _e2013 = (_e1404 * _e1970);
                                    let _e2014 = (_e1405 * _e1973);
                                    let _e2015 = (_e1406 * _e1976);
                                    let _e2027 = (_e1882 * _e1970);
                                    let _e2028 = (_e1883 * _e1973);
                                    let _e2029 = (_e1884 * _e1976);
                                    let _e2040 = (_e1899 * _e1970);
                                    let _e2041 = (_e1900 * _e1973);
                                    let _e2042 = (_e1901 * _e1976);
                                    let _e2054 = (_e1471 * _e1970);
                                    let _e2055 = (_e1472 * _e1973);
                                    let _e2056 = (_e1473 * _e1976);
                                    let _e2069 = (_e1930 * _e1970);
                                    let _e2070 = (_e1931 * _e1973);
                                    let _e2071 = (_e1932 * _e1976);
                                    let _e2082 = (_e1947 * _e1970);
                                    let _e2083 = (_e1948 * _e1973);
                                    let _e2084 = (_e1949 * _e1976);
                                    let _e2096 = (_e1504 * _e1970);
                                    let _e2097 = (_e1505 * _e1973);
                                    let _e2098 = (_e1506 * _e1976);
                                    let _e2112 = (_e492 - _e506);
                                    let _e2113 = (_e494 - _e508);
                                    let _e2114 = (_e496 - _e510);
                                    let _e2117 = ((_e2113 * _e1803) - (_e1801 * _e2114));
                                    let _e2120 = ((_e2114 * _e1799) - (_e1803 * _e2112));
                                    let _e2123 = ((_e2112 * _e1801) - (_e1799 * _e2113));
                                    let _e2124 = (_e1852 * _e2117);
                                    let _e2125 = (_e1853 * _e2120);
                                    let _e2126 = (_e1854 * _e2123);
                                    let _e2133 = abs(_e2117);
                                    let _e2134 = abs(_e2120);
                                    let _e2136 = select(_e2134, _e2133, (_e2133 > _e2134));
                                    let _e2137 = abs(_e2123);
                                    let _e2141 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2137, _e2136, (_e2136 > _e2137))));
                                    let _e2146 = (_e1404 * _e2117);
                                    let _e2147 = (_e1405 * _e2120);
                                    let _e2148 = (_e1406 * _e2123);
                                    let _e2160 = (_e1835 * _e2117);
                                    let _e2161 = (_e1836 * _e2120);
                                    let _e2162 = (_e1837 * _e2123);
                                    let _e2174 = (_e1899 * _e2117);
                                    let _e2175 = (_e1900 * _e2120);
                                    let _e2176 = (_e1901 * _e2123);
                                    let _e2187 = (_e1471 * _e2117);
                                    let _e2188 = (_e1472 * _e2120);
                                    let _e2189 = (_e1473 * _e2123);
                                    let _e2201 = (_e1882 * _e2117);
                                    let _e2202 = (_e1883 * _e2120);
                                    let _e2203 = (_e1884 * _e2123);
                                    let _e2216 = (_e1947 * _e2117);
                                    let _e2217 = (_e1948 * _e2120);
                                    let _e2218 = (_e1949 * _e2123);
                                    let _e2229 = (_e1504 * _e2117);
                                    let _e2230 = (_e1505 * _e2120);
                                    let _e2231 = (_e1506 * _e2123);
                                    let _e2243 = (_e1930 * _e2117);
                                    let _e2244 = (_e1931 * _e2120);
                                    let _e2245 = (_e1932 * _e2123);
                                    let _e2260 = (_e1268 - (_e1263 * _e1261));
                                    let _e2262 = (_e1270 - (_e1264 * _e1259));
                                    let _e2264 = (_e1272 - (_e1262 * _e1260));
                                    let _e2267 = ((_e1260 * _e2264) - (_e2262 * _e1261));
                                    let _e2270 = ((_e1261 * _e2260) - (_e2264 * _e1259));
                                    let _e2273 = ((_e1259 * _e2262) - (_e2260 * _e1260));
                                    let _e2274 = (_e1265 * _e2267);
                                    let _e2275 = (_e1266 * _e2270);
                                    let _e2276 = (_e1267 * _e2273);
                                    let _e2283 = abs(_e2267);
                                    let _e2284 = abs(_e2270);
                                    let _e2286 = select(_e2284, _e2283, (_e2283 > _e2284));
                                    let _e2287 = abs(_e2273);
                                    let _e2291 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2287, _e2286, (_e2286 > _e2287))));
                                    let _e2296 = (_e492 - _e521);
                                    let _e2297 = (_e494 - _e523);
                                    let _e2298 = (_e496 - _e525);
                                    let _e2299 = (_e2296 * _e2267);
                                    let _e2300 = (_e2297 * _e2270);
                                    let _e2301 = (_e2298 * _e2273);
                                    let _e2313 = (_e492 - _e528);
                                    let _e2314 = (_e494 - _e530);
                                    let _e2315 = (_e496 - _e532);
                                    let _e2316 = (_e2313 * _e2267);
                                    let _e2317 = (_e2314 * _e2270);
                                    let _e2318 = (_e2315 * _e2273);
                                    let _e2330 = (_e1332 * _e2267);
                                    let _e2331 = (_e1333 * _e2270);
                                    let _e2332 = (_e1334 * _e2273);
                                    let _e2343 = (_e499 - _e521);
                                    let _e2344 = (_e501 - _e523);
                                    let _e2345 = (_e503 - _e525);
                                    let _e2346 = (_e2343 * _e2267);
                                    let _e2347 = (_e2344 * _e2270);
                                    let _e2348 = (_e2345 * _e2273);
                                    let _e2360 = (_e499 - _e528);
                                    let _e2361 = (_e501 - _e530);
                                    let _e2362 = (_e503 - _e532);
                                    let _e2363 = (_e2360 * _e2267);
                                    let _e2364 = (_e2361 * _e2270);
                                    let _e2365 = (_e2362 * _e2273);
                                    let _e2378 = (_e1365 * _e2267);
                                    let _e2379 = (_e1366 * _e2270);
                                    let _e2380 = (_e1367 * _e2273);
                                    let _e2391 = (_e506 - _e521);
                                    let _e2392 = (_e508 - _e523);
                                    let _e2393 = (_e510 - _e525);
                                    let _e2394 = (_e2391 * _e2267);
                                    let _e2395 = (_e2392 * _e2270);
                                    let _e2396 = (_e2393 * _e2273);
                                    let _e2408 = (_e506 - _e528);
                                    let _e2409 = (_e508 - _e530);
                                    let _e2410 = (_e510 - _e532);
                                    let _e2411 = (_e2408 * _e2267);
                                    let _e2412 = (_e2409 * _e2270);
                                    let _e2413 = (_e2410 * _e2273);
                                    let _e2426 = (_e528 - _e521);
                                    let _e2427 = (_e530 - _e523);
                                    let _e2428 = (_e532 - _e525);
                                    let _e2431 = ((_e2427 * _e2264) - (_e2262 * _e2428));
                                    let _e2434 = ((_e2428 * _e2260) - (_e2264 * _e2426));
                                    let _e2437 = ((_e2426 * _e2262) - (_e2260 * _e2427));
                                    let _e2438 = (_e2296 * _e2431);
                                    let _e2439 = (_e2297 * _e2434);
                                    let _e2440 = (_e2298 * _e2437);
                                    let _e2447 = abs(_e2431);
                                    let _e2448 = abs(_e2434);
                                    let _e2450 = select(_e2448, _e2447, (_e2447 > _e2448));
                                    let _e2451 = abs(_e2437);
                                    let _e2455 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2451, _e2450, (_e2450 > _e2451))));
                                    let _e2460 = (_e2313 * _e2431);
                                    let _e2461 = (_e2314 * _e2434);
                                    let _e2462 = (_e2315 * _e2437);
                                    let _e2474 = (_e1265 * _e2431);
                                    let _e2475 = (_e1266 * _e2434);
                                    let _e2476 = (_e1267 * _e2437);
                                    let _e2488 = (_e2343 * _e2431);
                                    let _e2489 = (_e2344 * _e2434);
                                    let _e2490 = (_e2345 * _e2437);
                                    let _e2501 = (_e2360 * _e2431);
                                    let _e2502 = (_e2361 * _e2434);
                                    let _e2503 = (_e2362 * _e2437);
                                    let _e2515 = (_e1332 * _e2431);
                                    let _e2516 = (_e1333 * _e2434);
                                    let _e2517 = (_e1334 * _e2437);
                                    let _e2530 = (_e2391 * _e2431);
                                    let _e2531 = (_e2392 * _e2434);
                                    let _e2532 = (_e2393 * _e2437);
                                    let _e2543 = (_e2408 * _e2431);
                                    let _e2544 = (_e2409 * _e2434);
                                    let _e2545 = (_e2410 * _e2437);
                                    let _e2557 = (_e1365 * _e2431);
                                    let _e2558 = (_e1366 * _e2434);
                                    let _e2559 = (_e1367 * _e2437);
                                    let _e2573 = (_e514 - _e528);
                                    let _e2574 = (_e516 - _e530);
                                    let _e2575 = (_e518 - _e532);
                                    let _e2578 = ((_e2574 * _e2264) - (_e2262 * _e2575));
                                    let _e2581 = ((_e2575 * _e2260) - (_e2264 * _e2573));
                                    let _e2584 = ((_e2573 * _e2262) - (_e2260 * _e2574));
                                    let _e2585 = (_e2313 * _e2578);
                                    let _e2586 = (_e2314 * _e2581);
                                    let _e2587 = (_e2315 * _e2584);
                                    let _e2594 = abs(_e2578);
                                    let _e2595 = abs(_e2581);
                                    let _e2597 = select(_e2595, _e2594, (_e2594 > _e2595));
                                    let _e2598 = abs(_e2584);
                                    let _e2602 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e2598, _e2597, (_e2597 > _e2598))));
                                    let _e2607 = (_e1265 * _e2578);
                                    let _e2608 = (_e1266 * _e2581);
                                    let _e2609 = (_e1267 * _e2584);
                                    let _e2621 = (_e2296 * _e2578);
                                    let _e2622 = (_e2297 * _e2581);
                                    let _e2623 = (_e2298 * _e2584);
                                    let _e2635 = (_e2360 * _e2578);
                                    let _e2636 = (_e2361 * _e2581);
                                    let _e2637 = (_e2362 * _e2584);
                                    let _e2648 = (_e1332 * _e2578);
                                    let _e2649 = (_e1333 * _e2581);
                                    let _e2650 = (_e1334 * _e2584);
                                    let _e2662 = (_e2343 * _e2578);
                                    let _e2663 = (_e2344 * _e2581);
                                    let _e2664 = (_e2345 * _e2584);
                                    let _e2677 = (_e2408 * _e2578);
                                    let _e2678 = (_e2409 * _e2581);
                                    let _e2679 = (_e2410 * _e2584);
                                    let _e2690 = (_e1365 * _e2578);
                                    let _e2691 = (_e1366 * _e2581);
                                    let _e2692 = (_e1367 * _e2584);
                                    let _e2704 = (_e2391 * _e2578);
                                    let _e2705 = (_e2392 * _e2581);
                                    let _e2706 = (_e2393 * _e2584);
                                    phi_28704_ = select(true, false, ((((((((((_e1813 + _e1814) + _e1815) > ((0.0000019073486f * ((abs(_e1813) + abs(_e1814)) + abs(_e1815))) + _e1830)) && (((_e1838 + _e1839) + _e1840) > ((0.0000019073486f * ((abs(_e1838) + abs(_e1839)) + abs(_e1840))) + _e1830))) && (((_e1855 + _e1856) + _e1857) > ((0.0000019073486f * ((abs(_e1855) + abs(_e1856)) + abs(_e1857))) + _e1830))) && (((((_e1869 + _e1870) + _e1871) > ((0.0000019073486f * ((abs(_e1869) + abs(_e1870)) + abs(_e1871))) + _e1830)) && (((_e1885 + _e1886) + _e1887) > ((0.0000019073486f * ((abs(_e1885) + abs(_e1886)) + abs(_e1887))) + _e1830))) && (((_e1902 + _e1903) + _e1904) > ((0.0000019073486f * ((abs(_e1902) + abs(_e1903)) + abs(_e1904))) + _e1830)))) && (((((_e1917 + _e1918) + _e1919) > ((0.0000019073486f * ((abs(_e1917) + abs(_e1918)) + abs(_e1919))) + _e1830)) && (((_e1933 + _e1934) + _e1935) > ((0.0000019073486f * ((abs(_e1933) + abs(_e1934)) + abs(_e1935))) + _e1830))) && (((_e1950 + _e1951) + _e1952) > ((0.0000019073486f * ((abs(_e1950) + abs(_e1951)) + abs(_e1952))) + _e1830)))) || (((((((_e1977 + _e1978) + _e1979) > ((0.0000019073486f * ((abs(_e1977) + abs(_e1978)) + abs(_e1979))) + _e1994)) && (((_e1999 + _e2000) + _e2001) > ((0.0000019073486f * ((abs(_e1999) + abs(_e2000)) + abs(_e2001))) + _e1994))) && (((_e2013 + _e2014) + _e2015) > ((0.0000019073486f * ((abs(_e2013) + abs(_e2014)) + abs(_e2015))) + _e1994))) && (((((_e2027 + _e2028) + _e2029) > ((0.0000019073486f * ((abs(_e2027) + abs(_e2028)) + abs(_e2029))) + _e1994)) && (((_e2040 + _e2041) + _e2042) > ((0.0000019073486f * ((abs(_e2040) + abs(_e2041)) + abs(_e2042))) + _e1994))) && (((_e2054 + _e2055) + _e2056) > ((0.0000019073486f * ((abs(_e2054) + abs(_e2055)) + abs(_e2056))) + _e1994)))) && (((((_e2069 + _e2070) + _e2071) > ((0.0000019073486f * ((abs(_e2069) + abs(_e2070)) + abs(_e2071))) + _e1994)) && (((_e2082 + _e2083) + _e2084) > ((0.0000019073486f * ((abs(_e2082) + abs(_e2083)) + abs(_e2084))) + _e1994))) && (((_e2096 + _e2097) + _e2098) > ((0.0000019073486f * ((abs(_e2096) + abs(_e2097)) + abs(_e2098))) + _e1994))))) || (((((((_e2124 + _e2125) + _e2126) > ((0.0000019073486f * ((abs(_e2124) + abs(_e2125)) + abs(_e2126))) + _e2141)) && (((_e2146 + _e2147) + _e2148) > ((0.0000019073486f * ((abs(_e2146) + abs(_e2147)) + abs(_e2148))) + _e2141))) && (((_e2160 + _e2161) + _e2162) > ((0.0000019073486f * ((abs(_e2160) + abs(_e2161)) + abs(_e2162))) + _e2141))) && (((((_e2174 + _e2175) + _e2176) > ((0.0000019073486f * ((abs(_e2174) + abs(_e2175)) + abs(_e2176))) + _e2141)) && (((_e2187 + _e2188) + _e2189) > ((0.0000019073486f * ((abs(_e2187) + abs(_e2188)) + abs(_e2189))) + _e2141))) && (((_e2201 + _e2202) + _e2203) > ((0.0000019073486f * ((abs(_e2201) + abs(_e2202)) + abs(_e2203))) + _e2141)))) && (((((_e2216 + _e2217) + _e2218) > ((0.0000019073486f * ((abs(_e2216) + abs(_e2217)) + abs(_e2218))) + _e2141)) && (((_e2229 + _e2230) + _e2231) > ((0.0000019073486f * ((abs(_e2229) + abs(_e2230)) + abs(_e2231))) + _e2141))) && (((_e2243 + _e2244) + _e2245) > ((0.0000019073486f * ((abs(_e2243) + abs(_e2244)) + abs(_e2245))) + _e2141))))) || (((((((((_e2274 + _e2275) + _e2276) > ((0.0000019073486f * ((abs(_e2274) + abs(_e2275)) + abs(_e2276))) + _e2291)) && (((_e2299 + _e2300) + _e2301) > ((0.0000019073486f * ((abs(_e2299) + abs(_e2300)) + abs(_e2301))) + _e2291))) && (((_e2316 + _e2317) + _e2318) > ((0.0000019073486f * ((abs(_e2316) + abs(_e2317)) + abs(_e2318))) + _e2291))) && (((((_e2330 + _e2331) + _e2332) > ((0.0000019073486f * ((abs(_e2330) + abs(_e2331)) + abs(_e2332))) + _e2291)) && (((_e2346 + _e2347) + _e2348) > ((0.0000019073486f * ((abs(_e2346) + abs(_e2347)) + abs(_e2348))) + _e2291))) && (((_e2363 + _e2364) + _e2365) > ((0.0000019073486f * ((abs(_e2363) + abs(_e2364)) + abs(_e2365))) + _e2291)))) && (((((_e2378 + _e2379) + _e2380) > ((0.0000019073486f * ((abs(_e2378) + abs(_e2379)) + abs(_e2380))) + _e2291)) && (((_e2394 + _e2395) + _e2396) > ((0.0000019073486f * ((abs(_e2394) + abs(_e2395)) + abs(_e2396))) + _e2291))) && (((_e2411 + _e2412) + _e2413) > ((0.0000019073486f * ((abs(_e2411) + abs(_e2412)) + abs(_e2413))) + _e2291)))) || (((((((_e2438 + _e2439) + _e2440) > ((0.0000019073486f * ((abs(_e2438) + abs(_e2439)) + abs(_e2440))) + _e2455)) && (((_e2460 + _e2461) + _e2462) > ((0.0000019073486f * ((abs(_e2460) + abs(_e2461)) + abs(_e2462))) + _e2455))) && (((_e2474 + _e2475) + _e2476) > ((0.0000019073486f * ((abs(_e2474) + abs(_e2475)) + abs(_e2476))) + _e2455))) && (((((_e2488 + _e2489) + _e2490) > ((0.0000019073486f * ((abs(_e2488) + abs(_e2489)) + abs(_e2490))) + _e2455)) && (((_e2501 + _e2502) + _e2503) > ((0.0000019073486f * ((abs(_e2501) + abs(_e2502)) + abs(_e2503))) + _e2455))) && (((_e2515 + _e2516) + _e2517) > ((0.0000019073486f * ((abs(_e2515) + abs(_e2516)) + abs(_e2517))) + _e2455)))) && (((((_e2530 + _e2531) + _e2532) > ((0.0000019073486f * ((abs(_e2530) + abs(_e2531)) + abs(_e2532))) + _e2455)) && (((_e2543 + _e2544) + _e2545) > ((0.0000019073486f * ((abs(_e2543) + abs(_e2544)) + abs(_e2545))) + _e2455))) && (((_e2557 + _e2558) + _e2559) > ((0.0000019073486f * ((abs(_e2557) + abs(_e2558)) + abs(_e2559))) + _e2455))))) || (((((((_e2585 + _e2586) + _e2587) > ((0.0000019073486f * ((abs(_e2585) + abs(_e2586)) + abs(_e2587))) + _e2602)) && (((_e2607 + _e2608) + _e2609) > ((0.0000019073486f * ((abs(_e2607) + abs(_e2608)) + abs(_e2609))) + _e2602))) && (((_e2621 + _e2622) + _e2623) > ((0.0000019073486f * ((abs(_e2621) + abs(_e2622)) + abs(_e2623))) + _e2602))) && (((((_e2635 + _e2636) + _e2637) > ((0.0000019073486f * ((abs(_e2635) + abs(_e2636)) + abs(_e2637))) + _e2602)) && (((_e2648 + _e2649) + _e2650) > ((0.0000019073486f * ((abs(_e2648) + abs(_e2649)) + abs(_e2650))) + _e2602))) && (((_e2662 + _e2663) + _e2664) > ((0.0000019073486f * ((abs(_e2662) + abs(_e2663)) + abs(_e2664))) + _e2602)))) && (((((_e2677 + _e2678) + _e2679) > ((0.0000019073486f * ((abs(_e2677) + abs(_e2678)) + abs(_e2679))) + _e2602)) && (((_e2690 + _e2691) + _e2692) > ((0.0000019073486f * ((abs(_e2690) + abs(_e2691)) + abs(_e2692))) + _e2602))) && (((_e2704 + _e2705) + _e2706) > ((0.0000019073486f * ((abs(_e2704) + abs(_e2705)) + abs(_e2706))) + _e2602)))))));
                                } else {
                                    phi_28704_ = true;
                                }
                                let _e2723 = phi_28704_;
                                phi_28709_ = _e1796;
                                phi_28710_ = select(true, false, _e2723);
                            }
                            let _e2726 = phi_28709_;
                            let _e2728 = phi_28710_;
                            phi_28711_ = _e2726;
                            phi_28712_ = _e1558;
                            phi_28713_ = _e2728;
                        }
                        let _e2730 = phi_28711_;
                        let _e2732 = phi_28712_;
                        let _e2734 = phi_28713_;
                        phi_30118_ = select(_e2730, 0u, select(_e2734, true, _e2732));
                        phi_30119_ = u32();
                        phi_30120_ = true;
                    } else {
                        let _e623 = (_e621 == 3u);
                        if _e623 {
                            phi_30116_ = u32();
                            phi_30117_ = true;
                        } else {
                            if (_e464.w == _e468.w) {
                                phi_28736_ = bool();
                                phi_28737_ = true;
                            } else {
                                let _e625 = (_e468.w == _e472.w);
                                if _e625 {
                                    phi_28735_ = bool();
                                } else {
                                    phi_28735_ = (_e472.w == _e464.w);
                                }
                                let _e628 = phi_28735_;
                                phi_28736_ = _e628;
                                phi_28737_ = _e625;
                            }
                            let _e630 = phi_28736_;
                            let _e632 = phi_28737_;
                            if select(_e630, true, _e632) {
                                phi_30110_ = u32();
                                phi_30111_ = true;
                            } else {
                                if (_e476.w == _e480.w) {
                                    phi_28755_ = bool();
                                    phi_28756_ = true;
                                } else {
                                    let _e635 = (_e480.w == _e484.w);
                                    if _e635 {
                                        phi_28754_ = bool();
                                    } else {
                                        phi_28754_ = (_e484.w == _e476.w);
                                    }
                                    let _e638 = phi_28754_;
                                    phi_28755_ = _e638;
                                    phi_28756_ = _e635;
                                }
                                let _e640 = phi_28755_;
                                let _e642 = phi_28756_;
                                let _e643 = select(_e640, true, _e642);
                                if _e643 {
                                    phi_30109_ = u32();
                                } else {
                                    let _e644 = (_e621 == 1u);
                                    let _e660 = (select(0u, 1u, ((((_e476.w == _e468.w) || (_e480.w == _e468.w)) || (_e484.w == _e468.w)) == _e644)) + (2u * select(0u, 1u, ((((_e476.w == _e472.w) || (_e480.w == _e472.w)) || (_e484.w == _e472.w)) == _e644))));
                                    if _e644 {
                                        phi_28790_ = _e660;
                                    } else {
                                        if (_e660 == 2u) {
                                            phi_28789_ = 0u;
                                        } else {
                                            phi_28789_ = (_e660 + 1u);
                                        }
                                        let _e664 = phi_28789_;
                                        phi_28790_ = _e664;
                                    }
                                    let _e666 = phi_28790_;
                                    if (_e666 == 0u) {
                                        phi_28802_ = _e512;
                                    } else {
                                        if (_e666 == 1u) {
                                            phi_28801_ = type_90(_e504, _e511, _e497);
                                        } else {
                                            phi_28801_ = type_90(_e511, _e497, _e504);
                                        }
                                        let _e672 = phi_28801_;
                                        phi_28802_ = _e672;
                                    }
                                    let _e674 = phi_28802_;
                                    let _e690 = (select(0u, 1u, ((((_e464.w == _e480.w) || (_e468.w == _e480.w)) || (_e472.w == _e480.w)) == _e644)) + (2u * select(0u, 1u, ((((_e464.w == _e484.w) || (_e468.w == _e484.w)) || (_e472.w == _e484.w)) == _e644))));
                                    if _e644 {
                                        phi_28829_ = _e690;
                                    } else {
                                        if (_e690 == 2u) {
                                            phi_28828_ = 0u;
                                        } else {
                                            phi_28828_ = (_e690 + 1u);
                                        }
                                        let _e694 = phi_28828_;
                                        phi_28829_ = _e694;
                                    }
                                    let _e696 = phi_28829_;
                                    if (_e696 == 0u) {
                                        phi_28841_ = _e534;
                                    } else {
                                        if (_e696 == 1u) {
                                            phi_28840_ = type_90(_e526, _e533, _e519);
                                        } else {
                                            phi_28840_ = type_90(_e533, _e519, _e526);
                                        }
                                        let _e702 = phi_28840_;
                                        phi_28841_ = _e702;
                                    }
                                    let _e704 = phi_28841_;
                                    if _e644 {
                                        let _e908 = (_e704.member_1.x - _e674.member.x);
                                        let _e911 = (_e704.member_1.y - _e674.member.y);
                                        let _e914 = (_e704.member_1.z - _e674.member.z);
                                        let _e916 = (_e704.member_2.x - _e674.member.x);
                                        let _e918 = (_e704.member_2.y - _e674.member.y);
                                        let _e920 = (_e704.member_2.z - _e674.member.z);
                                        let _e922 = (_e674.member_1.x - _e674.member.x);
                                        let _e924 = (_e674.member_1.y - _e674.member.y);
                                        let _e926 = (_e674.member_1.z - _e674.member.z);
                                        let _e927 = (_e911 * _e920);
                                        let _e928 = (_e914 * _e918);
                                        let _e929 = (_e914 * _e916);
                                        let _e930 = (_e908 * _e920);
                                        let _e931 = (_e908 * _e918);
                                        let _e932 = (_e911 * _e916);
                                        let _e933 = (_e927 - _e928);
                                        let _e935 = (_e929 - _e930);
                                        let _e938 = (_e931 - _e932);
                                        let _e940 = (((_e922 * _e933) + (_e924 * _e935)) + (_e926 * _e938));
                                        let _e941 = abs(_e922);
                                        let _e944 = (abs(_e927) + abs(_e928));
                                        let _e946 = abs(_e924);
                                        let _e949 = (abs(_e929) + abs(_e930));
                                        let _e952 = abs(_e926);
                                        let _e955 = (abs(_e931) + abs(_e932));
                                        let _e958 = abs(_e908);
                                        let _e959 = abs(_e911);
                                        let _e961 = select(_e959, _e958, (_e958 > _e959));
                                        let _e962 = abs(_e914);
                                        let _e964 = select(_e962, _e961, (_e961 > _e962));
                                        let _e965 = abs(_e916);
                                        let _e966 = abs(_e918);
                                        let _e968 = select(_e966, _e965, (_e965 > _e966));
                                        let _e969 = abs(_e920);
                                        let _e971 = select(_e969, _e968, (_e968 > _e969));
                                        let _e973 = select(_e971, _e964, (_e964 > _e971));
                                        let _e975 = select(_e946, _e941, (_e941 > _e946));
                                        let _e977 = select(_e952, _e975, (_e975 > _e952));
                                        let _e979 = select(_e977, _e973, (_e973 > _e977));
                                        let _e984 = ((0.0000019073486f * (((_e941 * _e944) + (_e946 * _e949)) + (_e952 * _e955))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e979 * _e979))));
                                        if (_e940 > _e984) {
                                            phi_28973_ = 1i;
                                        } else {
                                            phi_28973_ = select(0i, -1i, (_e940 < -(_e984)));
                                        }
                                        let _e990 = phi_28973_;
                                        let _e992 = (_e674.member_2.x - _e674.member.x);
                                        let _e994 = (_e674.member_2.y - _e674.member.y);
                                        let _e996 = (_e674.member_2.z - _e674.member.z);
                                        let _e1001 = (((_e992 * _e933) + (_e994 * _e935)) + (_e996 * _e938));
                                        let _e1002 = abs(_e992);
                                        let _e1004 = abs(_e994);
                                        let _e1007 = abs(_e996);
                                        let _e1011 = select(_e1004, _e1002, (_e1002 > _e1004));
                                        let _e1013 = select(_e1007, _e1011, (_e1011 > _e1007));
                                        let _e1015 = select(_e1013, _e973, (_e973 > _e1013));
                                        let _e1020 = ((0.0000019073486f * (((_e1002 * _e944) + (_e1004 * _e949)) + (_e1007 * _e955))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1015 * _e1015))));
                                        if (_e1001 > _e1020) {
                                            phi_29096_ = 1i;
                                        } else {
                                            phi_29096_ = select(0i, -1i, (_e1001 < -(_e1020)));
                                        }
                                        let _e1026 = phi_29096_;
                                        let _e1027 = (_e924 * _e996);
                                        let _e1028 = (_e926 * _e994);
                                        let _e1029 = (_e926 * _e992);
                                        let _e1030 = (_e922 * _e996);
                                        let _e1031 = (_e922 * _e994);
                                        let _e1032 = (_e924 * _e992);
                                        let _e1033 = (_e1027 - _e1028);
                                        let _e1035 = (_e1029 - _e1030);
                                        let _e1038 = (_e1031 - _e1032);
                                        let _e1040 = (((_e908 * _e1033) + (_e911 * _e1035)) + (_e914 * _e1038));
                                        let _e1043 = (abs(_e1027) + abs(_e1028));
                                        let _e1047 = (abs(_e1029) + abs(_e1030));
                                        let _e1052 = (abs(_e1031) + abs(_e1032));
                                        let _e1056 = select(_e1013, _e977, (_e977 > _e1013));
                                        let _e1058 = select(_e964, _e1056, (_e1056 > _e964));
                                        let _e1063 = ((0.0000019073486f * (((_e958 * _e1043) + (_e959 * _e1047)) + (_e962 * _e1052))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1058 * _e1058))));
                                        if (_e1040 > _e1063) {
                                            phi_29219_ = 1i;
                                        } else {
                                            phi_29219_ = select(0i, -1i, (_e1040 < -(_e1063)));
                                        }
                                        let _e1069 = phi_29219_;
                                        let _e1074 = (((_e916 * _e1033) + (_e918 * _e1035)) + (_e920 * _e1038));
                                        let _e1081 = select(_e971, _e1056, (_e1056 > _e971));
                                        let _e1086 = ((0.0000019073486f * (((_e965 * _e1043) + (_e966 * _e1047)) + (_e969 * _e1052))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1081 * _e1081))));
                                        if (_e1074 > _e1086) {
                                            phi_29342_ = 1i;
                                        } else {
                                            phi_29342_ = select(0i, -1i, (_e1074 < -(_e1086)));
                                        }
                                        let _e1092 = phi_29342_;
                                        let _e1093 = (_e990 * _e1026);
                                        if (_e1093 > 0i) {
                                            phi_29378_ = u32();
                                            phi_29379_ = true;
                                        } else {
                                            let _e1095 = (_e1069 * _e1092);
                                            let _e1096 = (_e1095 > 0i);
                                            if _e1096 {
                                                phi_29377_ = u32();
                                            } else {
                                                if (_e1093 < 0i) {
                                                    let _e1098 = (_e1095 < 0i);
                                                    if _e1098 {
                                                        phi_29369_ = select(0u, 1u, ((_e990 * _e1069) < 0i));
                                                    } else {
                                                        phi_29369_ = u32();
                                                    }
                                                    let _e1103 = phi_29369_;
                                                    phi_29371_ = _e1103;
                                                    phi_29372_ = select(true, false, _e1098);
                                                } else {
                                                    phi_29371_ = u32();
                                                    phi_29372_ = true;
                                                }
                                                let _e1106 = phi_29371_;
                                                let _e1108 = phi_29372_;
                                                phi_29377_ = select(_e1106, 2u, _e1108);
                                            }
                                            let _e1111 = phi_29377_;
                                            phi_29378_ = _e1111;
                                            phi_29379_ = _e1096;
                                        }
                                        let _e1113 = phi_29378_;
                                        let _e1115 = phi_29379_;
                                        let _e1116 = select(_e1113, 0u, _e1115);
                                        if (_e1116 == 2u) {
                                            let _e1123 = sqrt((((_e922 * _e922) + (_e924 * _e924)) + (_e926 * _e926)));
                                            let _e1132 = sqrt((((_e992 * _e992) + (_e994 * _e994)) + (_e996 * _e996)));
                                            let _e1144 = sqrt((((_e908 * _e908) + (_e911 * _e911)) + (_e914 * _e914)));
                                            let _e1156 = sqrt((((_e916 * _e916) + (_e918 * _e918)) + (_e920 * _e920)));
                                            let _e1160 = ((((_e922 / _e1123) + (_e992 / _e1132)) - (_e908 / _e1144)) - (_e916 / _e1156));
                                            let _e1161 = ((((_e924 / _e1123) + (_e994 / _e1132)) - (_e911 / _e1144)) - (_e918 / _e1156));
                                            let _e1162 = ((((_e926 / _e1123) + (_e996 / _e1132)) - (_e914 / _e1144)) - (_e920 / _e1156));
                                            let _e1163 = (_e922 * _e1160);
                                            let _e1164 = (_e924 * _e1161);
                                            let _e1165 = (_e926 * _e1162);
                                            let _e1172 = abs(_e1160);
                                            let _e1173 = abs(_e1161);
                                            let _e1175 = select(_e1173, _e1172, (_e1172 > _e1173));
                                            let _e1176 = abs(_e1162);
                                            let _e1180 = (0.0000000000000000000000000000000000030092655f * (1f + select(_e1176, _e1175, (_e1175 > _e1176))));
                                            if (((_e1163 + _e1164) + _e1165) > ((0.0000019073486f * ((abs(_e1163) + abs(_e1164)) + abs(_e1165))) + _e1180)) {
                                                let _e1185 = (_e992 * _e1160);
                                                let _e1186 = (_e994 * _e1161);
                                                let _e1187 = (_e996 * _e1162);
                                                if (((_e1185 + _e1186) + _e1187) > ((0.0000019073486f * ((abs(_e1185) + abs(_e1186)) + abs(_e1187))) + _e1180)) {
                                                    let _e1201 = ((_e674.member.x - _e704.member_1.x) * _e1160);
                                                    let _e1202 = ((_e674.member.y - _e704.member_1.y) * _e1161);
                                                    let _e1203 = ((_e674.member.z - _e704.member_1.z) * _e1162);
                                                    let _e1213 = (((_e1201 + _e1202) + _e1203) > ((0.0000019073486f * ((abs(_e1201) + abs(_e1202)) + abs(_e1203))) + _e1180));
                                                    if _e1213 {
                                                        let _e1217 = ((_e674.member.x - _e704.member_2.x) * _e1160);
                                                        let _e1218 = ((_e674.member.y - _e704.member_2.y) * _e1161);
                                                        let _e1219 = ((_e674.member.z - _e704.member_2.z) * _e1162);
                                                        phi_29662_ = (((_e1217 + _e1218) + _e1219) > ((0.0000019073486f * ((abs(_e1217) + abs(_e1218)) + abs(_e1219))) + _e1180));
                                                    } else {
                                                        phi_29662_ = bool();
                                                    }
                                                    let _e1231 = phi_29662_;
                                                    phi_29664_ = _e1231;
                                                    phi_29665_ = select(true, false, _e1213);
                                                } else {
                                                    phi_29664_ = bool();
                                                    phi_29665_ = true;
                                                }
                                                let _e1234 = phi_29664_;
                                                let _e1236 = phi_29665_;
                                                phi_29666_ = _e1234;
                                                phi_29667_ = _e1236;
                                            } else {
                                                phi_29666_ = bool();
                                                phi_29667_ = true;
                                            }
                                            let _e1238 = phi_29666_;
                                            let _e1240 = phi_29667_;
                                            phi_29676_ = select(true, false, select(_e1238, false, _e1240));
                                        } else {
                                            phi_29676_ = true;
                                        }
                                        let _e1244 = phi_29676_;
                                        phi_30108_ = select(0u, _e1116, _e1244);
                                    } else {
                                        let _e711 = (_e674.member_1.x - _e674.member.x);
                                        let _e714 = (_e674.member_1.y - _e674.member.y);
                                        let _e717 = (_e674.member_1.z - _e674.member.z);
                                        let _e719 = (_e674.member_2.x - _e674.member.x);
                                        let _e721 = (_e674.member_2.y - _e674.member.y);
                                        let _e723 = (_e674.member_2.z - _e674.member.z);
                                        let _e725 = (_e704.member_2.x - _e674.member.x);
                                        let _e727 = (_e704.member_2.y - _e674.member.y);
                                        let _e729 = (_e704.member_2.z - _e674.member.z);
                                        let _e730 = (_e714 * _e723);
                                        let _e731 = (_e717 * _e721);
                                        let _e732 = (_e717 * _e719);
                                        let _e733 = (_e711 * _e723);
                                        let _e734 = (_e711 * _e721);
                                        let _e735 = (_e714 * _e719);
                                        let _e743 = (((_e725 * (_e730 - _e731)) + (_e727 * (_e732 - _e733))) + (_e729 * (_e734 - _e735)));
                                        let _e744 = abs(_e725);
                                        let _e749 = abs(_e727);
                                        let _e755 = abs(_e729);
                                        let _e761 = abs(_e711);
                                        let _e762 = abs(_e714);
                                        let _e764 = select(_e762, _e761, (_e761 > _e762));
                                        let _e765 = abs(_e717);
                                        let _e767 = select(_e765, _e764, (_e764 > _e765));
                                        let _e768 = abs(_e719);
                                        let _e769 = abs(_e721);
                                        let _e771 = select(_e769, _e768, (_e768 > _e769));
                                        let _e772 = abs(_e723);
                                        let _e774 = select(_e772, _e771, (_e771 > _e772));
                                        let _e776 = select(_e774, _e767, (_e767 > _e774));
                                        let _e778 = select(_e749, _e744, (_e744 > _e749));
                                        let _e780 = select(_e755, _e778, (_e778 > _e755));
                                        let _e782 = select(_e780, _e776, (_e776 > _e780));
                                        let _e787 = ((0.0000019073486f * (((_e744 * (abs(_e730) + abs(_e731))) + (_e749 * (abs(_e732) + abs(_e733)))) + (_e755 * (abs(_e734) + abs(_e735))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e782 * _e782))));
                                        if (_e743 > _e787) {
                                            phi_29807_ = 1i;
                                        } else {
                                            phi_29807_ = select(0i, -1i, (_e743 < -(_e787)));
                                        }
                                        let _e793 = phi_29807_;
                                        if (_e793 == 0i) {
                                            let _e796 = (_e730 - (_e721 * _e717));
                                            let _e798 = (_e732 - (_e723 * _e711));
                                            let _e800 = (_e734 - (_e719 * _e714));
                                            let _e813 = (sqrt((((_e711 * _e711) + (_e714 * _e714)) + (_e717 * _e717))) / sqrt((((_e796 * _e796) + (_e798 * _e798)) + (_e800 * _e800))));
                                            let _e820 = ((_e674.member.x + (_e796 * _e813)) - _e674.member.x);
                                            let _e821 = ((_e674.member.y + (_e798 * _e813)) - _e674.member.y);
                                            let _e822 = ((_e674.member.z + (_e800 * _e813)) - _e674.member.z);
                                            let _e823 = (_e714 * _e822);
                                            let _e824 = (_e717 * _e821);
                                            let _e825 = (_e717 * _e820);
                                            let _e826 = (_e711 * _e822);
                                            let _e827 = (_e711 * _e821);
                                            let _e828 = (_e714 * _e820);
                                            let _e829 = (_e823 - _e824);
                                            let _e831 = (_e825 - _e826);
                                            let _e834 = (_e827 - _e828);
                                            let _e836 = (((_e719 * _e829) + (_e721 * _e831)) + (_e723 * _e834));
                                            let _e839 = (abs(_e823) + abs(_e824));
                                            let _e843 = (abs(_e825) + abs(_e826));
                                            let _e848 = (abs(_e827) + abs(_e828));
                                            let _e851 = abs(_e820);
                                            let _e852 = abs(_e821);
                                            let _e854 = select(_e852, _e851, (_e851 > _e852));
                                            let _e855 = abs(_e822);
                                            let _e857 = select(_e855, _e854, (_e854 > _e855));
                                            let _e859 = select(_e857, _e767, (_e767 > _e857));
                                            let _e861 = select(_e774, _e859, (_e859 > _e774));
                                            let _e866 = ((0.0000019073486f * (((_e768 * _e839) + (_e769 * _e843)) + (_e772 * _e848))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e861 * _e861))));
                                            if (_e836 > _e866) {
                                                phi_29980_ = 1i;
                                            } else {
                                                phi_29980_ = select(0i, -1i, (_e836 < -(_e866)));
                                            }
                                            let _e872 = phi_29980_;
                                            let _e877 = (((_e725 * _e829) + (_e727 * _e831)) + (_e729 * _e834));
                                            let _e884 = select(_e780, _e859, (_e859 > _e780));
                                            let _e889 = ((0.0000019073486f * (((_e744 * _e839) + (_e749 * _e843)) + (_e755 * _e848))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e884 * _e884))));
                                            if (_e877 > _e889) {
                                                phi_30100_ = 1i;
                                            } else {
                                                phi_30100_ = select(0i, -1i, (_e877 < -(_e889)));
                                            }
                                            let _e895 = phi_30100_;
                                            phi_30107_ = select(2u, 0u, ((_e872 * _e895) < 0i));
                                        } else {
                                            phi_30107_ = 0u;
                                        }
                                        let _e900 = phi_30107_;
                                        phi_30108_ = _e900;
                                    }
                                    let _e1247 = phi_30108_;
                                    phi_30109_ = _e1247;
                                }
                                let _e1249 = phi_30109_;
                                phi_30110_ = _e1249;
                                phi_30111_ = _e643;
                            }
                            let _e1251 = phi_30110_;
                            let _e1253 = phi_30111_;
                            phi_30116_ = _e1251;
                            phi_30117_ = _e1253;
                        }
                        let _e1255 = phi_30116_;
                        let _e1257 = phi_30117_;
                        phi_30118_ = select(2u, 0u, _e623);
                        phi_30119_ = _e1255;
                        phi_30120_ = _e1257;
                    }
                    let _e2738 = phi_30118_;
                    let _e2740 = phi_30119_;
                    let _e2742 = phi_30120_;
                    phi_30125_ = select(_e2740, _e2738, _e2742);
                }
                let _e2745 = phi_30125_;
                let _e2748 = (_e412 & 31u);
                phi_30138_ = (_e414 + select(0u, 1u, _e593));
                phi_30139_ = (_e416 | (select(0u, 1u, (_e2745 == 2u)) << bitcast<u32>(_e2748)));
                phi_30140_ = (_e418 | (select(0u, 1u, (_e2745 == 1u)) << bitcast<u32>(_e2748)));
            } else {
                phi_30138_ = _e414;
                phi_30139_ = _e416;
                phi_30140_ = _e418;
            }
            let _e2760 = phi_30138_;
            let _e2762 = phi_30139_;
            let _e2764 = phi_30140_;
            phi_25267_ = (_e412 + _e386.z);
            phi_25270_ = _e2760;
            phi_25272_ = _e2762;
            phi_25274_ = _e2764;
        } else {
            break;
        }
        let _e2767 = phi_25267_;
        let _e2769 = phi_25270_;
        let _e2771 = phi_25272_;
        let _e2773 = phi_25274_;
        continue;
        continuing {
            phi_25266_ = _e2767;
            phi_25269_ = _e2769;
            phi_25271_ = _e2771;
            phi_25273_ = _e2773;
        }
    }
    let _e2776 = local_209;
    let _e2778 = local_210;
    let _e2779 = (_e2776 | _e2778);
    if (_e2779 == 0u) {
        phi_30150_ = 0u;
    } else {
        let _e2783 = atomicAdd((&counts_3[0u]), countOneBits(_e2779));
        phi_30150_ = _e2783;
    }
    let _e2785 = phi_30150_;
    let _e2787 = local_211;
    if (_e2787 == 0u) {
    } else {
        let _e2790 = local_212;
        let _e2793 = atomicAdd((&counts_3[1u]), countOneBits(_e2790));
    }
    let _e2795 = local_213;
    if (_e2795 > 0u) {
        let _e2798 = local_214;
        let _e2801 = local_215;
        let _e2804 = atomicAdd((&counts_3[2u]), select(1u, _e2801, (_e2798 > 1u)));
    }
    workgroupBarrier();
    if _e402 {
        let _e2806 = atomicLoad((&counts_3[_e396]));
        if (_e2806 > 0u) {
            let _e2810 = atomicAdd((&counters_2.member[_e396]), _e2806);
            if (_e396 == 0u) {
                reserved[0u] = _e2810;
            }
        }
    }
    workgroupBarrier();
    phi_30187_ = _e2785;
    phi_30190_ = _e2779;
    loop {
        let _e2814 = phi_30187_;
        let _e2816 = phi_30190_;
        let _e2817 = (_e2816 == 0u);
        if _e2817 {
            phi_30188_ = u32();
            phi_30191_ = u32();
        } else {
            let _e2819 = select(firstTrailingBit(_e2816), 32u, _e2817);
            let _e2821 = reserved[0u];
            let _e2822 = (_e2821 + _e2814);
            let _e2825 = params_2.member.member_12;
            if (_e2822 < _e2825) {
                let _e2832 = pairs.member[((((_e401 * 8u) + _e2819) * 256u) + _e396)];
                let _e2835 = ((_e2832 >> bitcast<u32>(16i)) * 2u);
                let _e2838 = tiles.member[(4u + _e2835)];
                let _e2845 = boxes.member[((_e2838 * 256u) + ((_e2832 >> bitcast<u32>(8i)) & 255u))];
                let _e2849 = tiles.member[(_e2835 + 5u)];
                let _e2854 = boxes.member[((_e2849 * 256u) + (_e2832 & 255u))];
                if (_e2845.x < _e2854.x) {
                    phi_30248_ = type_56(_e2845.x, _e2854.x);
                } else {
                    phi_30248_ = type_56(_e2854.x, _e2845.x);
                }
                let _e2860 = phi_30248_;
                let _e2865 = local_216;
                let _e2871 = (_e2822 * 2u);
                results.member[_e2871] = (_e2860.member | select(2147483648u, 0u, (((_e2865 >> bitcast<u32>((_e2819 & 31u))) & 1u) == 0u)));
                results.member[(_e2871 + 1u)] = _e2860.member_1;
            }
            phi_30188_ = (_e2814 + 1u);
            phi_30191_ = (_e2816 & (_e2816 - 1u));
        }
        let _e2882 = phi_30188_;
        let _e2884 = phi_30191_;
        continue;
        continuing {
            phi_30187_ = _e2882;
            phi_30190_ = _e2884;
            break if !(select(true, false, _e2817));
        }
    }
    return;
}

fn function_53() {
    var phi_30321_: u32;
    var phi_30337_: u32;
    var phi_30339_: u32;
    var phi_30342_: u32;
    var phi_30340_: u32;
    var phi_30343_: u32;
    var local_217: u32;
    var local_218: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    if ((((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x) == 0u) {
        let _e397 = tiles_1.member[0u];
        let _e400 = params_2.member.member_11;
        let _e402 = select(_e400, _e397, (_e397 < _e400));
        let _e403 = (_e402 / 8u);
        if ((_e402 % 8u) > 0u) {
            phi_30321_ = (_e403 + 1u);
        } else {
            phi_30321_ = _e403;
        }
        let _e408 = phi_30321_;
        let _e409 = (_e408 / 256u);
        if ((_e408 % 256u) > 0u) {
            phi_30337_ = (_e409 + 1u);
        } else {
            phi_30337_ = _e409;
        }
        let _e414 = phi_30337_;
        phi_30339_ = 1u;
        phi_30342_ = _e414;
        loop {
            let _e416 = phi_30339_;
            let _e418 = phi_30342_;
            local_217 = _e418;
            local_218 = _e416;
            let _e419 = (_e418 > 65535u);
            if _e419 {
                phi_30340_ = (_e416 << bitcast<u32>(1i));
                phi_30343_ = ((_e418 >> bitcast<u32>(1i)) + (_e418 & 1u));
            } else {
                break;
            }
            let _e427 = phi_30340_;
            let _e429 = phi_30343_;
            continue;
            continuing {
                phi_30339_ = _e427;
                phi_30342_ = _e429;
            }
        }
        let _e432 = local_217;
        let _e434 = local_218;
        arguments_1.member[0u] = type_48(_e432, _e434, 1u);
    }
    return;
}

fn function_54() {
    var phi_30396_: bool;
    var phi_30443_: vec3<f32>;
    var phi_30446_: u32;
    var phi_30448_: vec3<f32>;
    var phi_30444_: vec3<f32>;
    var phi_30447_: u32;
    var phi_30449_: vec3<f32>;
    var local_219: vec3<f32>;
    var local_220: vec3<f32>;
    var local_221: vec3<f32>;
    var local_222: vec3<f32>;
    var local_223: vec3<f32>;
    var local_224: vec3<f32>;
    var phi_30528_: vec3<f32>;
    var phi_30551_: vec3<f32>;
    var phi_30569_: vec3<f32>;
    var phi_30570_: bool;
    var phi_30581_: vec3<f32>;
    var phi_30627_: bool;
    var phi_30630_: i32;
    var phi_30632_: vec3<f32>;
    var phi_30634_: u32;
    var phi_30636_: u32;
    var phi_30638_: u32;
    var phi_30739_: bool;
    var phi_30740_: bool;
    var phi_30741_: bool;
    var phi_30628_: bool;
    var phi_30631_: i32;
    var phi_30633_: vec3<f32>;
    var phi_30635_: u32;
    var phi_30637_: u32;
    var phi_30639_: u32;
    var local_225: bool;
    var local_226: vec3<f32>;
    var local_227: vec3<f32>;
    var local_228: vec3<f32>;
    var local_229: i32;
    var local_230: u32;
    var phi_30806_: bool;
    var phi_30807_: u32;
    var phi_30808_: bool;
    var phi_30809_: u32;
    var local_231: bool;
    var local_232: u32;
    var phi_30826_: bool;
    var phi_30827_: bool;
    var phi_30828_: bool;
    var phi_30830_: bool;
    var phi_30831_: bool;
    var local_233: vec3<f32>;
    var local_234: bool;
    var local_235: u32;

    let _e383 = builtin_local_55;
    let _e384 = builtin_group_55;
    let _e385 = builtin_groups_55;
    let _e393 = (((_e384.x + (_e384.y * _e385.x)) * 256u) + _e383.x);
    let _e396 = params.member.member;
    if (_e393 < _e396) {
        let _e400 = ring_vertices.member[_e393];
        let _e401 = (_e393 / 64u);
        let _e402 = (_e393 % 64u);
        if (_e402 > 0u) {
            let _e407 = ring_vertices.member[(_e393 - 1u)];
            phi_30396_ = select(true, false, (_e407 == _e400));
        } else {
            phi_30396_ = true;
        }
        let _e411 = phi_30396_;
        if _e411 {
            let _e414 = ring_starts.member[_e401];
            let _e415 = (_e414 & 2147483647u);
            let _e419 = ring_starts.member[(_e401 + 1u)];
            let _e422 = (((_e419 & 2147483647u) - _e415) / 64u);
            let _e423 = (3u * _e400);
            let _e426 = positions.member[_e423];
            let _e430 = positions.member[(_e423 + 1u)];
            let _e434 = positions.member[(_e423 + 2u)];
            let _e436 = ((_e414 & 2147483648u) != 0u);
            let _e440 = ring_links.member[(_e415 + _e402)];
            let _e441 = (3u * _e440);
            let _e444 = positions.member[_e441];
            let _e448 = positions.member[(_e441 + 1u)];
            let _e452 = positions.member[(_e441 + 2u)];
            let _e453 = (_e444 - _e426);
            let _e454 = (_e448 - _e430);
            let _e455 = (_e452 - _e434);
            let _e456 = vec3<f32>(_e453, _e454, _e455);
            phi_30443_ = vec3<f32>(0f, 0f, 0f);
            phi_30446_ = 1u;
            phi_30448_ = _e456;
            loop {
                let _e458 = phi_30443_;
                let _e460 = phi_30446_;
                let _e462 = phi_30448_;
                local_219 = _e462;
                local_220 = _e462;
                local_221 = _e462;
                local_222 = _e458;
                local_223 = _e458;
                local_224 = _e458;
                local_233 = _e458;
                let _e463 = (_e460 < _e422);
                if _e463 {
                    let _e469 = ring_links.member[((_e415 + (_e460 * 64u)) + _e402)];
                    let _e470 = (3u * _e469);
                    let _e473 = positions.member[_e470];
                    let _e477 = positions.member[(_e470 + 1u)];
                    let _e481 = positions.member[(_e470 + 2u)];
                    let _e482 = (_e473 - _e426);
                    let _e483 = (_e477 - _e430);
                    let _e484 = (_e481 - _e434);
                    phi_30444_ = vec3<f32>((_e458.x + ((_e462.y * _e484) - (_e483 * _e462.z))), (_e458.y + ((_e462.z * _e482) - (_e484 * _e462.x))), (_e458.z + ((_e462.x * _e483) - (_e482 * _e462.y))));
                    phi_30447_ = (_e460 + 1u);
                    phi_30449_ = vec3<f32>(_e482, _e483, _e484);
                } else {
                    break;
                }
                let _e507 = phi_30444_;
                let _e509 = phi_30447_;
                let _e511 = phi_30449_;
                continue;
                continuing {
                    phi_30443_ = _e507;
                    phi_30446_ = _e509;
                    phi_30448_ = _e511;
                }
            }
            if _e436 {
                let _e514 = local_219;
                let _e518 = local_220;
                let _e524 = local_221;
                let _e532 = local_222;
                let _e536 = local_223;
                let _e540 = local_224;
                phi_30528_ = vec3<f32>((_e532.x + ((_e514.y * _e455) - (_e454 * _e518.z))), (_e536.y + ((_e518.z * _e453) - (_e455 * _e524.x))), (_e540.z + ((_e524.x * _e454) - (_e453 * _e514.y))));
            } else {
                let _e820 = local_233;
                phi_30528_ = _e820;
            }
            let _e545 = phi_30528_;
            let _e547 = abs(_e545.x);
            let _e549 = abs(_e545.y);
            let _e551 = select(_e549, _e547, (_e547 > _e549));
            let _e553 = abs(_e545.z);
            let _e555 = select(_e553, _e551, (_e551 > _e553));
            if (_e555 > 0.0000000000000000000000000000000000030092655f) {
                phi_30551_ = (_e545 * (1f / _e555));
            } else {
                phi_30551_ = vec3<f32>(0f, 0f, 0f);
            }
            let _e560 = phi_30551_;
            let _e562 = abs(_e560.x);
            let _e564 = abs(_e560.y);
            let _e566 = abs(_e560.z);
            if (_e562 <= _e564) {
                let _e568 = (_e562 <= _e566);
                phi_30569_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e568));
                phi_30570_ = select(true, false, _e568);
            } else {
                phi_30569_ = vec3<f32>();
                phi_30570_ = true;
            }
            let _e573 = phi_30569_;
            let _e575 = phi_30570_;
            if _e575 {
                phi_30581_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e564 <= _e566)));
            } else {
                phi_30581_ = _e573;
            }
            let _e580 = phi_30581_;
            let _e585 = ((_e560.y * _e580.z) - (_e580.y * _e560.z));
            let _e589 = ((_e560.z * _e580.x) - (_e580.z * _e560.x));
            let _e592 = ((_e560.x * _e580.y) - (_e580.x * _e560.y));
            let _e597 = ((abs(_e453) + abs(_e454)) + abs(_e455));
            let _e602 = (((_e585 * _e453) + (_e589 * _e454)) + (_e592 * _e455));
            let _e607 = ((0.0000038146973f * _e597) + (0.0000000000000000000000000000000000030092655f * (1f + (_e597 * _e597))));
            let _e613 = (select(0i, 1i, (_e602 > _e607)) - select(0i, 1i, (_e602 < -(_e607))));
            phi_30627_ = (_e613 != 0i);
            phi_30630_ = _e613;
            phi_30632_ = _e456;
            phi_30634_ = 0u;
            phi_30636_ = 0u;
            phi_30638_ = 1u;
            loop {
                let _e616 = phi_30627_;
                let _e618 = phi_30630_;
                let _e620 = phi_30632_;
                let _e622 = phi_30634_;
                let _e624 = phi_30636_;
                let _e626 = phi_30638_;
                local_225 = _e616;
                local_226 = _e620;
                local_227 = _e620;
                local_228 = _e620;
                local_229 = _e618;
                local_230 = _e624;
                local_234 = _e616;
                local_235 = _e624;
                local_231 = _e616;
                local_232 = _e622;
                let _e627 = (_e626 < _e422);
                if _e627 {
                    let _e633 = ring_links.member[((_e415 + (_e626 * 64u)) + _e402)];
                    let _e634 = (3u * _e633);
                    let _e637 = positions.member[_e634];
                    let _e641 = positions.member[(_e634 + 1u)];
                    let _e645 = positions.member[(_e634 + 2u)];
                    let _e646 = (_e637 - _e426);
                    let _e647 = (_e641 - _e430);
                    let _e648 = (_e645 - _e434);
                    let _e654 = ((abs(_e646) + abs(_e647)) + abs(_e648));
                    let _e659 = (((_e585 * _e646) + (_e589 * _e647)) + (_e592 * _e648));
                    let _e664 = ((0.0000038146973f * _e654) + (0.0000000000000000000000000000000000030092655f * (1f + (_e654 * _e654))));
                    let _e670 = (select(0i, 1i, (_e659 > _e664)) - select(0i, 1i, (_e659 < -(_e664))));
                    if _e616 {
                        let _e671 = (_e670 == 0i);
                        if _e671 {
                            phi_30739_ = bool();
                        } else {
                            let _e679 = ((abs(_e620.x) + abs(_e620.y)) + abs(_e620.z));
                            let _e680 = (_e679 + _e654);
                            phi_30739_ = ((((_e560.x * ((_e620.y * _e648) - (_e647 * _e620.z))) + (_e560.y * ((_e620.z * _e646) - (_e648 * _e620.x)))) + (_e560.z * ((_e620.x * _e647) - (_e646 * _e620.y)))) > (((0.0000019073486f * _e679) * _e654) + (0.0000000000000000000000000000000000030092655f * (1f + (_e680 * _e680)))));
                        }
                        let _e703 = phi_30739_;
                        phi_30740_ = _e703;
                        phi_30741_ = _e671;
                    } else {
                        phi_30740_ = bool();
                        phi_30741_ = true;
                    }
                    let _e705 = phi_30740_;
                    let _e707 = phi_30741_;
                    phi_30628_ = select(_e705, false, _e707);
                    phi_30631_ = _e670;
                    phi_30633_ = vec3<f32>(_e646, _e647, _e648);
                    phi_30635_ = (_e622 + select(0u, 1u, (_e618 > _e670)));
                    phi_30637_ = (_e624 + select(0u, 1u, (_e618 < _e670)));
                    phi_30639_ = (_e626 + 1u);
                } else {
                    break;
                }
                let _e717 = phi_30628_;
                let _e719 = phi_30631_;
                let _e721 = phi_30633_;
                let _e723 = phi_30635_;
                let _e725 = phi_30637_;
                let _e727 = phi_30639_;
                continue;
                continuing {
                    phi_30627_ = _e717;
                    phi_30630_ = _e719;
                    phi_30632_ = _e721;
                    phi_30634_ = _e723;
                    phi_30636_ = _e725;
                    phi_30638_ = _e727;
                }
            }
            if _e436 {
                let _e730 = local_225;
                if _e730 {
                    let _e732 = local_226;
                    let _e736 = local_227;
                    let _e740 = local_228;
                    let _e744 = ((abs(_e732.x) + abs(_e736.y)) + abs(_e740.z));
                    let _e745 = (_e744 + _e597);
                    let _e768 = local_229;
                    let _e772 = local_230;
                    phi_30806_ = ((((_e560.x * ((_e736.y * _e455) - (_e454 * _e740.z))) + (_e560.y * ((_e740.z * _e453) - (_e455 * _e732.x)))) + (_e560.z * ((_e732.x * _e454) - (_e453 * _e736.y)))) > (((0.0000019073486f * _e744) * _e597) + (0.0000000000000000000000000000000000030092655f * (1f + (_e745 * _e745)))));
                    phi_30807_ = (_e772 + select(0u, 1u, (_e768 < _e613)));
                } else {
                    phi_30806_ = bool();
                    phi_30807_ = u32();
                }
                let _e775 = phi_30806_;
                let _e777 = phi_30807_;
                phi_30808_ = _e775;
                phi_30809_ = _e777;
            } else {
                let _e850 = local_234;
                phi_30808_ = _e850;
                let _e853 = local_235;
                phi_30809_ = _e853;
            }
            let _e779 = phi_30808_;
            let _e781 = phi_30809_;
            let _e783 = local_231;
            if select(true, _e783, _e436) {
                if _e779 {
                    if _e436 {
                        phi_30827_ = (_e781 == 1u);
                    } else {
                        if (_e781 == 0u) {
                            phi_30826_ = true;
                        } else {
                            let _e787 = local_232;
                            phi_30826_ = (_e787 == 0u);
                        }
                        let _e790 = phi_30826_;
                        phi_30827_ = _e790;
                    }
                    let _e793 = phi_30827_;
                    phi_30828_ = _e793;
                } else {
                    phi_30828_ = bool();
                }
                let _e795 = phi_30828_;
                phi_30830_ = _e795;
                phi_30831_ = select(true, false, _e779);
            } else {
                phi_30830_ = bool();
                phi_30831_ = true;
            }
            let _e798 = phi_30830_;
            let _e800 = phi_30831_;
            embedded_1.member[_e400] = select(0u, 1u, select(_e798, false, _e800));
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
fn measure_scene(@builtin(local_invocation_id) builtin_local_50: vec3<u32>, @builtin(workgroup_id) builtin_group_50: vec3<u32>, @builtin(num_workgroups) builtin_groups_50: vec3<u32>) {
    builtin_local_55 = builtin_local_50;
    builtin_group_55 = builtin_group_50;
    builtin_groups_55 = builtin_groups_50;
    function_50();
}

@compute @workgroup_size(256, 1, 1) 
fn gather_corners(@builtin(local_invocation_id) builtin_local_51: vec3<u32>, @builtin(workgroup_id) builtin_group_51: vec3<u32>, @builtin(num_workgroups) builtin_groups_51: vec3<u32>) {
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
